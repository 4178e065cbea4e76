/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_writer.c - .npz, arrays of NumPy in a ZIP archive (APPNOTE.TXT 6.3).
 *
 * Each tensor is a member NAME.npy, stored without compression as numpy.savez does, in the order of
 * declaration. NAME is the original name byte for byte where a tensor has one. As Python's zipfile
 * does it, names that are not ASCII are marked as UTF-8, and sizes and offsets have 64 bits only
 * where they need them.
 *
 * Equal declarations give equal bytes: all members have the earliest time that the format can
 * express, 1980-01-01 0:00. The checksum of a member precedes its bytes but is known only after
 * them, so the target must be able to go back.
 *
 * Refused are names that NumPy or another reader would take for another name: with a zero byte, not
 * in UTF-8, and those of which one hides the other.
 */
#include "npy_writer.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <stdlib.h>
#include <string.h>

#include "ks_put.h"
#include "zip_crc.h"

static const char suffix[] = ".npy";
#define SUFFIX_SIZE (sizeof suffix - 1)
#define NAME_MAX_SIZE 65535u

#define LOCAL_SIGNATURE 0x04034b50u
#define ENTRY_SIGNATURE 0x02014b50u
#define END_64_SIGNATURE 0x06064b50u
#define LOCATOR_SIGNATURE 0x07064b50u
#define END_SIGNATURE 0x06054b50u

/* Sizes of records without their parts of variable length. */
#define LOCAL_HEADER 30
#define ENTRY 46
#define EXTRA_HEAD 4 /* of a field with numbers of 64 bits */
#define END_64 56
#define LOCATOR 20
#define END_RECORD 22

#define CHECKSUM_AT 14 /* in a local header */
#define FIELD_64 1     /* number of the field with numbers of 64 bits */
#define FLAG_UTF8 0x0800u
#define VERSION 20    /* 2.0 */
#define VERSION_64 45 /* 4.5: numbers of 64 bits */
#define UNIX 3
#define OWNER_ONLY (UINT32_C(0600) << 16) /* permissions, as NumPy gives them */
#define DOS_DATE (1u << 5 | 1u)           /* 1980-01-01 */

/* Pieces of this size go to the target without another copy. */
#define WINDOW (2 * TG_EMIT_BUFFER)

typedef struct npz_plan {
    uint32_t *checksums; /* one for each member, set while it is written */
    uint8_t *window;
    uint64_t directory; /* its offset */
    uint64_t directory_size;
} npz_plan;

/* Where a member is in the file. */
typedef struct placed {
    const tg_item *item;
    const char *name;
    size_t name_size; /* without the suffix */
    uint64_t at;      /* of its local header */
    uint64_t size;    /* of the .npy file that it is */
} placed;

/* ---------------------------------------------------------------------------------- the layout */

/* The largest number stands for a field of 64 bits elsewhere, so it needs one, too. */
static bool is_large(uint64_t number) { return number >= UINT32_MAX; }

static uint64_t size_of(const tg_item *item) {
    uint8_t header[TG_NPY_HEADER];
    /* Parts have fewer than 2^63 bytes: no overflow. */
    return tg_npy_header_of(item, header).size + item->parts[TG_PART_VALUES].nbytes;
}

static placed place(const tg_item *item, uint64_t at) {
    placed m = {.item = item, .at = at, .size = size_of(item)};
    m.name = tg_written_name(item, &m.name_size);
    return m;
}

static uint64_t local_size(const placed *m) {
    return LOCAL_HEADER + m->name_size + SUFFIX_SIZE + (is_large(m->size) ? EXTRA_HEAD + 16 : 0);
}

/* Bytes of the numbers of 64 bits in the directory. */
static uint16_t numbers_64(const placed *m) {
    return (uint16_t)((is_large(m->size) ? 16 : 0) + (is_large(m->at) ? 8 : 0));
}

static uint64_t entry_size(const placed *m) {
    uint64_t numbers = numbers_64(m);
    return ENTRY + m->name_size + SUFFIX_SIZE + (numbers > 0 ? EXTRA_HEAD + numbers : 0);
}

static bool needs_end_64(const npz_plan *p, uint64_t count) {
    return count >= UINT16_MAX || is_large(p->directory) || is_large(p->directory_size);
}

/* --------------------------------------------------------------------------------------- names */

static bool is_utf8(tg_build *build, const char *name, size_t n) {
    ks_text text = {(const uint8_t *)name, n, n};
    return ks_decode(&build->ks, &text, "UTF-8");
}

static bool add_npz(tg_build *build, tg_item *item) {
    size_t n;
    const char *name = tg_written_name(item, &n);
    if (n > NAME_MAX_SIZE - SUFFIX_SIZE) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  "a name of % bytes, of which the format has room for %", NULL, n,
                  NAME_MAX_SIZE - SUFFIX_SIZE);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    const char *why = NULL;
    if (memchr(name, 0, n) != NULL) {
        why = "a zero byte in the name, where readers of archives end it";
    } else if (!is_utf8(build, name, n)) {
        why = "a name that is not UTF-8, which readers of archives take for other characters";
    }
    if (why != NULL) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item, why, NULL, 0, 0);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    return tg_npy_add(build, item);
}

/* Some readers take a backslash for a slash. */
static uint8_t folded(char c) { return c == '\\' ? (uint8_t)'/' : (uint8_t)c; }

static int compare_folded(const char *a, size_t n, const char *b, size_t m) {
    for (size_t i = 0; i < n && i < m; i++) {
        int difference = folded(a[i]) - folded(b[i]);
        if (difference != 0) return difference;
    }
    return n < m ? -1 : n > m;
}

static int compare_items(const void *a, const void *b) {
    const tg_item *const *x = a;
    const tg_item *const *y = b;
    size_t n;
    size_t m;
    const char *a_name = tg_written_name(*x, &n);
    const char *b_name = tg_written_name(*y, &m);
    return compare_folded(a_name, n, b_name, m);
}

static bool refuse_alike(tg_build *build, const tg_item *item, const tg_item *other) {
    size_t n;
    size_t m;
    const char *name = tg_written_name(item, &n);
    const char *other_name = tg_written_name(other, &m);
    if (n == m && memcmp(name, other_name, n) == 0) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "declared twice; each name can be there once", NULL, 0, 0);
    }
    tg_refuse(build, TG_CODE_BAD_VALUE, item,
              "the name of '$' for readers that take a backslash for a slash", other->decl.name, 0,
              0);
    return tg_advise(build, TG_REMEDY_RENAME);
}

/* The item of that name in a sorted list, or NULL. */
static const tg_item *find(const tg_item *const *sorted, uint64_t count, const char *name,
                           size_t n) {
    uint64_t low = 0;
    uint64_t high = count;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        size_t m;
        const char *other = tg_written_name(sorted[middle], &m);
        int order = compare_folded(name, n, other, m);
        if (order == 0) return sorted[middle];
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

/* NumPy looks for a member of exactly the name that is asked for, then for one with ".npy": beside
 * "x", whose member is "x.npy", nobody finds the array "x.npy". */
static bool test_hidden(tg_build *build, const tg_item *const *sorted) {
    for (uint64_t i = 0; i < build->num_items; i++) {
        size_t n;
        const char *name = tg_written_name(sorted[i], &n);
        if (n < SUFFIX_SIZE || memcmp(name + n - SUFFIX_SIZE, suffix, SUFFIX_SIZE) != 0) continue;
        const tg_item *other = find(sorted, build->num_items, name, n - SUFFIX_SIZE);
        if (other == NULL) continue;
        tg_refuse(build, TG_CODE_BAD_VALUE, sorted[i], "NumPy would read '$' in its place",
                  other->decl.name, 0, 0);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    return true;
}

static bool test_names(tg_build *build) {
    uint64_t n = build->num_items;
    if (n == 0) return true;
    const tg_item **sorted = ks_alloc(&build->ks, n, sizeof *sorted);
    if (sorted == NULL) return tg_refuse_ks(build);
    memcpy((void *)sorted, (const void *)build->items, (size_t)n * sizeof *sorted);
    qsort((void *)sorted, (size_t)n, sizeof *sorted, compare_items);
    for (uint64_t i = 1; i < n; i++) {
        if (compare_items(&sorted[i - 1], &sorted[i]) == 0)
            return refuse_alike(build, sorted[i], sorted[i - 1]);
    }
    return test_hidden(build, sorted);
}

/* ------------------------------------------------------------------------------------ planning */

static bool plan_npz(tg_build *build) {
    uint64_t n = build->num_items;
    npz_plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    uint32_t *checksums = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *checksums);
    uint8_t *window = ks_alloc(&build->ks, WINDOW, 1);
    if (p == NULL || checksums == NULL || window == NULL) return tg_refuse_ks(build);
    if (!tg_plain_without_metadata(build) || !test_names(build)) return false;
    *p = (npz_plan){.checksums = checksums, .window = window};
    for (uint64_t i = 0; i < n; i++) {
        placed m = place(build->items[i], p->directory);
        /* Both terms are below 2^63 and 2^17, so the sum fits 64 bits. */
        if (m.size > INT64_MAX || local_size(&m) + m.size > INT64_MAX - p->directory) {
            return tg_refuse(build, TG_CODE_OVERFLOW, m.item,
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
        }
        p->directory += local_size(&m) + m.size;
        p->directory_size += entry_size(&m); /* small: every name is in memory */
    }
    build->plan = p;
    build->size =
        p->directory + p->directory_size + END_RECORD + (needs_end_64(p, n) ? END_64 + LOCATOR : 0);
    return true;
}

/* ------------------------------------------------------------------------------------- writing */

static uint32_t low_32(uint64_t number) { return is_large(number) ? UINT32_MAX : (uint32_t)number; }

static uint16_t version_of(bool large) { return large ? VERSION_64 : VERSION; }

static bool is_ascii(const char *name, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if ((uint8_t)name[i] >= 0x80) return false;
    }
    return true;
}

static void put_name(tg_emit *emit, const placed *m) {
    tg_emit_bytes(emit, m->name, m->name_size);
    tg_emit_bytes(emit, suffix, SUFFIX_SIZE);
}

/* What the local header and the directory have in common: from the version to the length of the
 * name. */
static void put_common(tg_emit *emit, const placed *m, bool large, uint32_t checksum) {
    tg_emit_u16le(emit, version_of(large));
    tg_emit_u16le(emit, is_ascii(m->name, m->name_size) ? 0 : FLAG_UTF8);
    tg_emit_u16le(emit, 0); /* stored */
    tg_emit_u16le(emit, 0); /* 0:00 */
    tg_emit_u16le(emit, DOS_DATE);
    tg_emit_u32le(emit, checksum);
    tg_emit_u32le(emit, low_32(m->size));
    tg_emit_u32le(emit, low_32(m->size));
    tg_emit_u16le(emit, (uint16_t)(m->name_size + SUFFIX_SIZE)); /* see add_npz */
}

static void put_local_header(tg_emit *emit, const placed *m) {
    bool large = is_large(m->size);
    tg_emit_u32le(emit, LOCAL_SIGNATURE);
    put_common(emit, m, large, 0);
    tg_emit_u16le(emit, large ? EXTRA_HEAD + 16 : 0);
    put_name(emit, m);
    if (!large) return;
    tg_emit_u16le(emit, FIELD_64);
    tg_emit_u16le(emit, 16);
    tg_emit_u64le(emit, m->size);
    tg_emit_u64le(emit, m->size);
}

/* Writes the .npy file and returns its checksum. */
static uint32_t put_array(tg_emit *emit, const placed *m, uint8_t *window) {
    const tg_npy_written head = tg_npy_header_of(m->item, window); /* WINDOW > TG_NPY_HEADER */
    uint32_t checksum = tg_zip_crc32(0, head.bytes, (unsigned)head.size); /* about 2^20 at most */
    tg_emit_bytes(emit, head.bytes, head.size);
    const uint64_t size = m->item->parts[TG_PART_VALUES].nbytes;
    for (uint64_t from = 0; from < size;) {
        size_t n = size - from < WINDOW ? (size_t)(size - from) : WINDOW;
        if (!tg_emit_read(emit, m->item, TG_PART_VALUES, from, window, n)) break;
        checksum = tg_zip_crc32(checksum, window, (unsigned)n);
        tg_emit_bytes(emit, window, n);
        from += n;
    }
    return checksum;
}

static void put_member(tg_emit *emit, const placed *m, uint8_t *window, uint32_t *checksum) {
    uint8_t bytes[4];
    put_local_header(emit, m);
    *checksum = put_array(emit, m, window);
    ks_put_u4le(bytes, *checksum);
    tg_emit_again(emit, m->at + CHECKSUM_AT, bytes, sizeof bytes);
}

static void put_entry(tg_emit *emit, const placed *m, uint32_t checksum) {
    uint16_t numbers = numbers_64(m);
    tg_emit_u32le(emit, ENTRY_SIGNATURE);
    tg_emit_u8(emit, (uint8_t)version_of(numbers > 0));
    tg_emit_u8(emit, UNIX);
    put_common(emit, m, numbers > 0, checksum);
    tg_emit_u16le(emit, numbers > 0 ? (uint16_t)(EXTRA_HEAD + numbers) : 0);
    tg_emit_zeros(emit, 6); /* no comment, disk 0, no internal attributes */
    tg_emit_u32le(emit, OWNER_ONLY);
    tg_emit_u32le(emit, low_32(m->at));
    put_name(emit, m);
    if (numbers == 0) return;
    tg_emit_u16le(emit, FIELD_64);
    tg_emit_u16le(emit, numbers);
    for (int i = 0; i < 2 && is_large(m->size); i++) tg_emit_u64le(emit, m->size);
    if (is_large(m->at)) tg_emit_u64le(emit, m->at);
}

/* The end record of 64 bits, and its locator. */
static void put_end_64(tg_emit *emit, const npz_plan *p, uint64_t count) {
    const uint64_t at = emit->at;
    tg_emit_u32le(emit, END_64_SIGNATURE);
    tg_emit_u64le(emit, END_64 - 12); /* the bytes after this field */
    tg_emit_u8(emit, VERSION_64);
    tg_emit_u8(emit, UNIX);
    tg_emit_u16le(emit, VERSION_64);
    tg_emit_zeros(emit, 8); /* disk 0 */
    tg_emit_u64le(emit, count);
    tg_emit_u64le(emit, count);
    tg_emit_u64le(emit, p->directory_size);
    tg_emit_u64le(emit, p->directory);
    tg_emit_u32le(emit, LOCATOR_SIGNATURE);
    tg_emit_u32le(emit, 0);
    tg_emit_u64le(emit, at);
    tg_emit_u32le(emit, 1); /* disks */
}

static void put_end(tg_emit *emit, const npz_plan *p, uint64_t count) {
    uint16_t low_count = count < UINT16_MAX ? (uint16_t)count : UINT16_MAX;
    if (needs_end_64(p, count)) put_end_64(emit, p, count);
    tg_emit_u32le(emit, END_SIGNATURE);
    tg_emit_zeros(emit, 4); /* disk 0 */
    tg_emit_u16le(emit, low_count);
    tg_emit_u16le(emit, low_count);
    tg_emit_u32le(emit, low_32(p->directory_size));
    tg_emit_u32le(emit, low_32(p->directory));
    tg_emit_u16le(emit, 0); /* no comment */
}

static void write_npz(tg_build *build, tg_emit *emit) {
    const npz_plan *p = build->plan;
    const uint64_t n = build->num_items;
    for (uint64_t i = 0; i < n && !emit->failed; i++) {
        placed m = place(build->items[i], emit->at);
        put_member(emit, &m, p->window, &p->checksums[i]);
    }
    uint64_t at = 0;
    for (uint64_t i = 0; i < n && !emit->failed; i++) {
        placed m = place(build->items[i], at);
        put_entry(emit, &m, p->checksums[i]);
        at += local_size(&m) + m.size;
    }
    put_end(emit, p, n);
}

const tg_format_writer tg_writer_npz = {
    .format = TG_FORMAT_NPZ,
    .dtypes = TG_PLAIN_DTYPES,
    .typed = TG_NPY_TYPED,
    .orders = TG_BIT_OF(TG_ORDER_C) | TG_BIT_OF(TG_ORDER_F),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = TG_NPY_WRITTEN_RANK,
    .common_rank = TG_NPY_COMMON_RANK,
    .plain = true,
    .needs_seek = true,
    .add = add_npz,
    .plan = plan_npz,
    .write = write_npz,
};

#endif
