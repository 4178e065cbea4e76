/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_writer.c - .pt, as torch.save of torch 1.13 writes an OrderedDict of tensors (torch/serialization.py, _save;
 * caffe2/serialize/inline_container.cc; third_party/miniz-2.1.0, mz_zip_writer_add_mem_ex_v2). All versions since 1.6 read
 * this form, with weights_only=True, too.
 *
 *     archive/data.pkl    the pickle (pytorch_pickler.h)
 *     archive/data/KEY    the elements of a tensor each, little-endian; KEY is its number, and they are sorted as text
 *     archive/version     3
 *
 * Each member is stored. Its data begin at a multiple of 64: an extra field is as long as it has to be. Checksum and sizes
 * stand behind the data, so that the target need not be able to go back; a member without data has none there. The end
 * record is always the one of large archives, followed by the usual one.
 *
 * Sizes and offsets from 2^32 - 1 on are in fields of 64 bits. In front of a member the size of its stored data is 0 there:
 * miniz does not know it yet.
 *
 * Equal declarations give equal bytes.
 */
#include "name.h"
#include "plain.h"
#include "pytorch_pickler.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "zip_crc.h"

static const char pickle_name[] = "archive/data.pkl";
static const char storage_name[] = "archive/data/";
static const char version_name[] = "archive/version";
static const char version_text[] = "3\n";

#define ALIGNMENT 64
#define MAX_NAME 65534u /* bytes that readers of this library take */

#define LOCAL_SIGNATURE 0x04034b50u
#define DESCRIPTOR_SIGNATURE 0x08074b50u
#define ENTRY_SIGNATURE 0x02014b50u
#define END_64_SIGNATURE 0x06064b50u
#define LOCATOR_SIGNATURE 0x07064b50u
#define END_SIGNATURE 0x06054b50u

/* Sizes of records without their parts of variable length. */
#define LOCAL_HEADER 30
#define EXTRA_HEAD 4 /* of an extra field: number and length */
#define DESCRIPTOR 16
#define DESCRIPTOR_64 24
#define ENTRY 46
#define END_64 56
#define LOCATOR 20
#define END_RECORD 22
#define ENDS (END_64 + LOCATOR + END_RECORD)

#define FIELD_64 1         /* number of the field with numbers of 64 bits */
#define FIELD_PAD 0x4246u  /* "FB" */
#define FLAG_DESCRIPTOR 8u /* checksum and sizes are behind the data */
#define FLAG_UTF8 0x0800u
#define MADE_BY 0x031eu /* of the large end record: Unix, 3.0 */
#define VERSION_64 45   /* 4.5: numbers of 64 bits */

/* Pieces of this size go to the target without another copy. */
#define WINDOW (2 * TG_EMIT_BUFFER)

typedef struct pt_plan {
    const uint8_t *pickle;
    uint64_t pickle_size;
    uint32_t *checksums; /* one for each member in the order of the file, set while it is written */
    uint8_t *window;
    uint64_t directory; /* its offset */
    uint64_t directory_size;
} pt_plan;

/* Where a member is in the file. */
typedef struct member {
    const char *name;
    uint64_t storage;    /* the number behind the name */
    const tg_item *item; /* NULL: no storage */
    const uint8_t *bytes;
    uint64_t size; /* of its data */
    uint64_t at;   /* of its local header */
} member;

/* ---------------------------------------------------------------------------------- the layout */

/* The largest number stands for a field of 64 bits elsewhere, so it needs one, too. */
static bool is_large(uint64_t number) { return number >= UINT32_MAX; }

static unsigned name_size(const member *m) {
    return (unsigned)strlen(m->name) + (m->item != NULL ? tg_name_digits(m->storage) : 0);
}

/* Bytes of the numbers of 64 bits. */
static unsigned numbers_64(const member *m) {
    return (is_large(m->size) ? 16u : 0) + (is_large(m->at) ? 8u : 0);
}

static unsigned field_64(const member *m) {
    const unsigned numbers = numbers_64(m);
    return numbers > 0 ? EXTRA_HEAD + numbers : 0;
}

/* Offsets are below 2^63. */
static unsigned padding(const member *m) {
    const uint64_t begin = m->at + LOCAL_HEADER + name_size(m) + field_64(m) + EXTRA_HEAD;
    return (unsigned)(ALIGNMENT - begin % ALIGNMENT) % ALIGNMENT;
}

/* What surrounds the data: less than 2^8 bytes. */
static unsigned frame_size(const member *m) {
    const unsigned descriptor = numbers_64(m) > 0 ? DESCRIPTOR_64 : DESCRIPTOR;
    return LOCAL_HEADER + name_size(m) + field_64(m) + EXTRA_HEAD + padding(m) +
           (m->size > 0 ? descriptor : 0);
}

static unsigned entry_size(const member *m) { return ENTRY + name_size(m) + field_64(m); }

/* The number below `n` that follows as text: 0, 1, 10, 100, 101, 11, 2, ... with n > 101. */
static uint64_t next_as_text(uint64_t number, uint64_t n) {
    if (number > 0 && number <= (n - 1) / 10) return 10 * number; /* at most n - 1 */
    /* Ends at a number of one digit, if not before: the last is 9 or n - 1, and nothing is asked about it. */
    while (number + 1 >= n || number % 10 == 9) number /= 10;
    return number + 1;
}

/* Goes through the members in the order of the file. */
typedef struct members {
    const tg_build *build;
    uint64_t count; /* that were visited */
    uint64_t storage;
    uint64_t end; /* of the member that was visited last */
} members;

static bool next_member(members *all, const pt_plan *p, member *m) {
    const uint64_t n = all->build->num_items;
    const uint64_t i = all->count++;
    *m = (member){.at = all->end};
    if (i == 0) {
        m->name = pickle_name;
        m->bytes = p->pickle;
        m->size = p->pickle_size;
    } else if (i <= n) {
        all->storage = i > 1 ? next_as_text(all->storage, n) : 0;
        m->name = storage_name;
        m->storage = all->storage;
        m->item = all->build->items[all->storage];
        m->size = m->item->parts[TG_PART_VALUES].nbytes;
    } else if (i == n + 1) {
        m->name = version_name;
        m->bytes = (const uint8_t *)version_text;
        m->size = sizeof version_text - 1;
    } else {
        return false;
    }
    all->end = m->at + frame_size(m) + m->size;
    return true;
}

/* ------------------------------------------------------------------------------------ planning */

static bool is_utf8(tg_build *build, const char *name, size_t n) {
    ks_text text = {(const uint8_t *)name, n, n};
    return ks_decode(&build->ks, &text, "UTF-8");
}

static bool add_pytorch(tg_build *build, tg_item *item) {
    size_t n;
    const char *name = tg_written_name(item, &n);
    if (n > MAX_NAME || !is_utf8(build, name, n)) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  n > MAX_NAME ? "a name of % bytes, of which readers take %"
                               : "its original name is not UTF-8, as names are in this format",
                  NULL, n, MAX_NAME);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    return tg_plain_add(build, item);
}

static bool plan_pytorch(tg_build *build) {
    ks_list nodes;
    const uint64_t n = build->num_items + 2; /* members: items are in memory */
    pt_plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    if (p == NULL) return tg_refuse_ks(build);
    memset(p, 0, sizeof *p);
    if (!tg_pytorch_nest(build, &nodes) ||
        !tg_pytorch_pickle(build, &nodes, &p->pickle, &p->pickle_size))
        return false;
    p->checksums = ks_alloc(&build->ks, n, sizeof *p->checksums);
    p->window = ks_alloc(&build->ks, WINDOW, 1);
    if (p->checksums == NULL || p->window == NULL) return tg_refuse_ks(build);
    members all = {.build = build};
    member m;
    while (next_member(&all, p, &m)) {
        p->directory_size += entry_size(&m); /* less than 2^7 for each item, which has more */
        /* The end of the member before was at most 2^63 - 1, and so is a size: the sum fits 64 bits. */
        build->size = all.end + p->directory_size + ENDS;
        if (build->size > INT64_MAX)
            return tg_refuse(build, TG_CODE_OVERFLOW, m.item,
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
    }
    p->directory = all.end;
    build->plan = p;
    return true;
}

/* ------------------------------------------------------------------------------------- writing */

static uint32_t low_32(uint64_t number) { return is_large(number) ? UINT32_MAX : (uint32_t)number; }

static void put_name(tg_emit *emit, const member *m) {
    char digits[20];
    const unsigned n = m->item != NULL ? tg_name_digits(m->storage) : 0;
    uint64_t number = m->storage;
    for (unsigned i = n; i > 0; number /= 10) digits[--i] = (char)('0' + number % 10);
    tg_emit_bytes(emit, m->name, strlen(m->name));
    tg_emit_bytes(emit, digits, n);
}

static void put_field_64(tg_emit *emit, const member *m, uint64_t stored_size) {
    if (numbers_64(m) == 0) return;
    tg_emit_u16le(emit, FIELD_64);
    tg_emit_u16le(emit, (uint16_t)numbers_64(m));
    if (is_large(m->size)) tg_emit_u64le(emit, m->size);
    if (is_large(m->size)) tg_emit_u64le(emit, stored_size);
    if (is_large(m->at)) tg_emit_u64le(emit, m->at);
}

/* What the local header and the directory have in common: from the version to the date. */
static void put_common(tg_emit *emit, const member *m) {
    tg_emit_u16le(emit, 0); /* needs no version */
    tg_emit_u16le(emit, (uint16_t)(FLAG_UTF8 | (m->size > 0 ? FLAG_DESCRIPTOR : 0)));
    tg_emit_zeros(emit, 6); /* stored, at no time */
}

static void put_local_header(tg_emit *emit, const member *m) {
    static const char letters[] = "ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ";
    const unsigned pad = padding(m); /* at most 63 */
    tg_emit_u32le(emit, LOCAL_SIGNATURE);
    put_common(emit, m);
    tg_emit_zeros(emit, 12); /* checksum and sizes */
    tg_emit_u16le(emit, (uint16_t)name_size(m));
    tg_emit_u16le(emit, (uint16_t)(field_64(m) + EXTRA_HEAD + pad));
    put_name(emit, m);
    put_field_64(emit, m, 0);
    tg_emit_u16le(emit, FIELD_PAD);
    tg_emit_u16le(emit, (uint16_t)pad);
    tg_emit_bytes(emit, letters, pad);
}

/* Returns the checksum. */
static uint32_t put_values(tg_emit *emit, const tg_item *item, uint64_t size, uint8_t *window) {
    uint32_t checksum = 0;
    for (uint64_t from = 0; from < size;) {
        const size_t n = size - from < WINDOW ? (size_t)(size - from) : WINDOW;
        if (!tg_emit_read(emit, item, TG_PART_VALUES, from, window, n)) break;
        checksum = tg_zip_crc32(checksum, window, (unsigned)n);
        tg_emit_bytes(emit, window, n);
        from += n;
    }
    return checksum;
}

static void put_descriptor(tg_emit *emit, const member *m, uint32_t checksum) {
    if (m->size == 0) return;
    tg_emit_u32le(emit, DESCRIPTOR_SIGNATURE);
    tg_emit_u32le(emit, checksum);
    for (int i = 0; i < 2; i++) {
        if (numbers_64(m) > 0) {
            tg_emit_u64le(emit, m->size);
        } else {
            tg_emit_u32le(emit, (uint32_t)m->size); /* it is not large */
        }
    }
}

/* Returns the checksum. */
static uint32_t put_member(tg_emit *emit, const member *m, uint8_t *window) {
    uint32_t checksum;
    put_local_header(emit, m);
    if (m->item != NULL) {
        checksum = put_values(emit, m->item, m->size, window);
    } else { /* a pickle has fewer than 2^32 bytes */
        checksum = tg_zip_crc32(0, m->bytes, (unsigned)m->size);
        tg_emit_bytes(emit, m->bytes, (size_t)m->size);
    }
    put_descriptor(emit, m, checksum);
    return checksum;
}

static void put_entry(tg_emit *emit, const member *m, uint32_t checksum) {
    tg_emit_u32le(emit, ENTRY_SIGNATURE);
    tg_emit_u16le(emit, 0); /* made by no version */
    put_common(emit, m);
    tg_emit_u32le(emit, checksum);
    tg_emit_u32le(emit, low_32(m->size));
    tg_emit_u32le(emit, low_32(m->size));
    tg_emit_u16le(emit, (uint16_t)name_size(m));
    tg_emit_u16le(emit, (uint16_t)field_64(m));
    tg_emit_zeros(emit, 10); /* no comment, disk 0, no attributes */
    tg_emit_u32le(emit, low_32(m->at));
    put_name(emit, m);
    put_field_64(emit, m, m->size);
}

static void put_end(tg_emit *emit, const pt_plan *p, uint64_t count) {
    const uint64_t at = emit->at;
    const uint16_t low_count = count < UINT16_MAX ? (uint16_t)count : UINT16_MAX;
    tg_emit_u32le(emit, END_64_SIGNATURE);
    tg_emit_u64le(emit, END_64 - 12); /* the bytes after this field */
    tg_emit_u16le(emit, MADE_BY);
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
    tg_emit_u32le(emit, END_SIGNATURE);
    tg_emit_zeros(emit, 4); /* disk 0 */
    tg_emit_u16le(emit, low_count);
    tg_emit_u16le(emit, low_count);
    tg_emit_u32le(emit, low_32(p->directory_size));
    tg_emit_u32le(emit, low_32(p->directory));
    tg_emit_u16le(emit, 0); /* no comment */
}

static void write_pytorch(tg_build *build, tg_emit *emit) {
    const pt_plan *p = build->plan;
    members all = {.build = build};
    member m;
    for (uint64_t i = 0; !emit->failed && next_member(&all, p, &m); i++)
        p->checksums[i] = put_member(emit, &m, p->window);
    all = (members){.build = build};
    for (uint64_t i = 0; !emit->failed && next_member(&all, p, &m); i++)
        put_entry(emit, &m, p->checksums[i]);
    put_end(emit, p, build->num_items + 2);
}

/* Members of the metadata that readers derive from the file. */
static const char *const derived[] = {"container", "protocol", "byte_order",
                                      "globals",   "storages", NULL};

const tg_format_writer tg_writer_pytorch = {
    .format = TG_FORMAT_PYTORCH,
    .dtypes = TG_PYTORCH_DTYPES,
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = TG_PYTORCH_RANK,
    .plain = true,
    .derived = derived,
    .add = add_pytorch,
    .plan = plan_pytorch,
    .write = write_pytorch,
};

#endif
