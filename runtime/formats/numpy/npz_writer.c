/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_writer.c - .npz, arrays of NumPy in a ZIP archive.
 *
 * libzip writes the archive. It reads members that are produced here: a header and the values of a
 * tensor, in the order of declaration, named NAME.npy, stored without compression as numpy.savez
 * does. It writes to the target and must seek back: the checksum of a member precedes its bytes,
 * but is known only after them. It reads and writes in pieces of a few KiB, so there is a buffer on
 * either side.
 *
 * The same declarations give the same bytes. All members have the earliest time that the format can
 * express, 1980-01-01 0:00, and no extra fields. (libzip converts it to local time and back, which
 * cancels out in every time zone; its use of TZ cannot be avoided.)
 *
 * The size
 *
 *   The size of an archive follows from the lengths of names and members, since sizes are known
 *   when libzip writes a header: it uses 64-bit fields if and only if a size or an offset needs
 *   them. If one is exactly 2^32-1, libzip (1.7 to 1.11) leaves such a field empty, and the archive
 *   is broken. So 64 spaces are added to array headers until this does not happen.
 *
 * libzip allocates about half a KiB for each member with malloc, not counted in max_memory.
 */
#include "npy_writer.h"

#if defined(KS_WITH_ZIP) && KS_WITH_ZIP

#include <errno.h>
#include <string.h>
#include <zip.h>

#include "output.h"

static const char suffix[] = ".npy";
#define SUFFIX_SIZE (sizeof suffix - 1)
#define NAME_MAX_SIZE 65535u

/* Sizes of records of the format without their parts of variable length. */
#define LOCAL_HEADER 30
#define LOCAL_EXTRA 20 /* for two sizes of 64 bits */
#define ENTRY 46
#define ENTRY_EXTRA 4 /* before 8 bytes for each number of 64 bits */
#define END_RECORD 22
#define LARGE_END_RECORD 76 /* the same for large archives, and its locator */

#define LONGER 64 /* bytes that are added to a header to avoid 2^32-1 */

/* 1980-01-01 0:00 */
#define DOS_TIME 0
#define DOS_DATE (1 << 5 | 1)

#define WINDOW (64u << 10)

/* What is written: made for each call of tg_build_write. */
typedef struct archive {
    tg_build *build;
    const tg_target *target;
    bool failed;       /* build->error says why */
    zip_error_t error; /* the error as reported to libzip */

    /* Towards the target: bytes [base, base + fill) are in `out`, the next one goes to `at`. */
    uint64_t at;
    uint64_t base;
    size_t fill;
    uint64_t end; /* of what was written */
    uint8_t out[WINDOW];

    /* The member that libzip reads: [used, ready) of `in`, then the values from `from` on. */
    size_t used;
    size_t ready;
    uint64_t from;
    uint8_t in[WINDOW];

    char name[NAME_MAX_SIZE + 1];
} archive;

typedef struct member {
    archive *owner;
    const tg_item *item;
    size_t longer;
} member;

/* --------------------------------------------------------------------------------- the target */

static bool fail_target(archive *a, int code) {
    a->failed = true;
    zip_error_set(&a->error, ZIP_ER_WRITE, code);
    tg_refuse(a->build, TG_CODE_IO, NULL, "cannot write: $", tg_output_words(code), 0, 0);
    a->build->error.system = code;
    return false;
}

static bool send(archive *a, uint64_t at, const void *data, size_t n) {
    if (n == 0) return true;
    int code = a->target->write_at(a->target->self, at, data, n);
    return code == 0 || fail_target(a, code);
}

static bool flush(archive *a) {
    bool good = send(a, a->base, a->out, a->fill);
    a->base = a->at;
    a->fill = 0;
    return good;
}

/* libzip writes on from where it stands, or goes back to the beginning of the last member, which may
 * still be in the window. */
static bool take(archive *a, const uint8_t *data, size_t n) {
    while (n > 0) {
        bool inside = a->at >= a->base && a->at - a->base <= a->fill && a->at - a->base < WINDOW;
        if (!inside && !flush(a)) return false;
        size_t place = (size_t)(a->at - a->base);
        size_t some = n < WINDOW - place ? n : WINDOW - place;
        memcpy(a->out + place, data, some);
        if (place + some > a->fill) a->fill = place + some;
        a->at += some;
        data += some;
        n -= some;
    }
    if (a->at > a->end) a->end = a->at;
    return true;
}

static zip_int64_t to_target(void *self, void *data, zip_uint64_t n, zip_source_cmd_t command) {
    archive *a = self;
    zip_int64_t place;
    switch (command) {
    case ZIP_SOURCE_STAT: /* there is no file yet */
        zip_error_set(&a->error, ZIP_ER_READ, ENOENT);
        return -1;
    case ZIP_SOURCE_WRITE: return take(a, data, (size_t)n) ? (zip_int64_t)n : -1;
    case ZIP_SOURCE_SEEK_WRITE:
        place = zip_source_seek_compute_offset(a->at, a->end, data, n, &a->error);
        if (place < 0) return -1;
        a->at = (uint64_t)place;
        return 0;
    case ZIP_SOURCE_TELL_WRITE: return (zip_int64_t)a->at;
    case ZIP_SOURCE_COMMIT_WRITE: return flush(a) ? 0 : -1;
    case ZIP_SOURCE_BEGIN_WRITE:
    case ZIP_SOURCE_ROLLBACK_WRITE:
    case ZIP_SOURCE_REMOVE:
    case ZIP_SOURCE_CLOSE:
    case ZIP_SOURCE_FREE: return 0;
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&a->error, data, n);
    case ZIP_SOURCE_SUPPORTS: /* libzip asks for those of reading, too, and does not use them */
        return zip_source_make_command_bitmap(
            ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL,
            ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, ZIP_SOURCE_BEGIN_WRITE,
            ZIP_SOURCE_COMMIT_WRITE, ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_WRITE,
            ZIP_SOURCE_SEEK_WRITE, ZIP_SOURCE_TELL_WRITE, ZIP_SOURCE_REMOVE, ZIP_SOURCE_SUPPORTS,
            -1);
    default: zip_error_set(&a->error, ZIP_ER_OPNOTSUPP, 0); return -1;
    }
}

/* -------------------------------------------------------------------------------- the members */

/* Puts the next bytes of a member into the empty window. */
static bool refill(archive *a, const member *m) {
    const tg_values *values = &m->item->decl.values;
    uint64_t left = m->item->parts[TG_PART_VALUES].nbytes - a->from;
    size_t n = left < WINDOW ? (size_t)left : WINDOW;
    a->used = 0;
    a->ready = n;
    if (n == 0 || values->read(values->self, TG_PART_VALUES, a->from, a->in, n, &a->build->error)) {
        a->from += n;
        return true;
    }
    a->failed = true;
    zip_error_set(&a->error, ZIP_ER_READ, 0);
    return false;
}

static zip_int64_t give(archive *a, const member *m, uint8_t *dst, uint64_t n) {
    if (a->used == a->ready && !refill(a, m)) return -1;
    size_t some = a->ready - a->used < n ? a->ready - a->used : (size_t)n;
    memcpy(dst, a->in + a->used, some);
    a->used += some;
    return (zip_int64_t)some;
}

static zip_int64_t from_member(void *self, void *data, zip_uint64_t n, zip_source_cmd_t command) {
    const member *m = self;
    archive *a = m->owner;
    uint8_t header[TG_NPY_HEADER];
    zip_stat_t *stat = data;
    switch (command) {
    case ZIP_SOURCE_OPEN:
        a->used = 0;
        a->ready = tg_npy_make_header(m->item, m->longer, a->in);
        a->from = 0;
        return 0;
    case ZIP_SOURCE_READ: return give(a, m, data, n);
    case ZIP_SOURCE_STAT:
        zip_stat_init(stat);
        stat->size =
            tg_npy_make_header(m->item, m->longer, header) + m->item->parts[TG_PART_VALUES].nbytes;
        stat->valid = ZIP_STAT_SIZE;
        return (zip_int64_t)sizeof *stat;
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&a->error, data, n);
    case ZIP_SOURCE_CLOSE:
    case ZIP_SOURCE_FREE: return 0;
    case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE,
                                              ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
                                              ZIP_SOURCE_SUPPORTS, -1);
    default: zip_error_set(&a->error, ZIP_ER_OPNOTSUPP, 0); return -1;
    }
}

/* ---------------------------------------------------------------------------------- the layout */

static bool add_npz(tg_build *build, tg_item *item) {
    size_t len = strlen(item->decl.name);
    if (len > NAME_MAX_SIZE - SUFFIX_SIZE) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, item,
                         "a name of % bytes, of which the format has room for %; rename it", NULL,
                         len, NAME_MAX_SIZE - SUFFIX_SIZE);
    }
    return tg_plain_add(build, item);
}

/* Members stay in the order in which they were declared. */
static bool test_names(tg_build *build) {
    uint64_t n = build->num_items;
    tg_item **declared = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *declared);
    if (declared == NULL) return tg_refuse_ks(build);
    if (n > 0) memcpy((void *)declared, (const void *)build->items, n * sizeof *declared);
    if (!tg_items_by_name(build)) return false;
    build->items = declared;
    build->items_cap = n;
    return true;
}

/* Adds a member to an archive of *at bytes; *entry is what the directory needs for it. */
static bool lay_out(tg_build *build, const tg_item *item, uint64_t *at, uint64_t *entry,
                    size_t *longer) {
    uint8_t header[TG_NPY_HEADER];
    uint64_t name = strlen(item->decl.name) + SUFFIX_SIZE;
    /* Parts have fewer than 2^63 bytes, so these sums fit 64 bits. */
    uint64_t size = tg_npy_make_header(item, 0, header) + item->parts[TG_PART_VALUES].nbytes;
    /* Size and sum only grow, so each meets that number once: the header gets 128 bytes at most. */
    for (*longer = 0;; *longer += LONGER, size += LONGER) {
        uint64_t local = LOCAL_HEADER + name + (size > UINT32_MAX ? LOCAL_EXTRA : 0);
        if (size > INT64_MAX || local + size > INT64_MAX - *at) {
            return tg_refuse(build, TG_CODE_OVERFLOW, item,
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
        }
        if (size == UINT32_MAX || *at + local + size == UINT32_MAX) continue;
        *entry = ENTRY + name;
        if (size > UINT32_MAX) *entry += ENTRY_EXTRA + 16;
        if (*at > UINT32_MAX) *entry += size > UINT32_MAX ? 8 : ENTRY_EXTRA + 8;
        *at += local + size;
        return true;
    }
}

static bool plan_npz(tg_build *build) {
    uint64_t n = build->num_items;
    uint64_t at = 0;
    uint64_t directory = 0; /* small: every name is in memory */
    uint8_t *longer = ks_alloc(&build->ks, n > 0 ? n : 1, 1);
    if (longer == NULL) return tg_refuse_ks(build);
    if (!tg_plain_without_metadata(build) || !test_names(build)) return false;
    for (uint64_t i = 0; i < n; i++) {
        uint64_t entry = 0;
        size_t more = 0;
        if (!lay_out(build, build->items[i], &at, &entry, &more)) return false;
        directory += entry;
        longer[i] = (uint8_t)more;
    }
    bool large = at > UINT32_MAX || n > UINT16_MAX;
    build->plan = longer;
    build->size = at + directory + END_RECORD + (large ? LARGE_END_RECORD : 0);
    return true;
}

/* ------------------------------------------------------------------------------------- writing */

/* Of a call to libzip, unless one of the functions above has said already what was wrong. */
static bool fail_zip(archive *a, zip_error_t *error) {
    if (a->failed) return false;
    int code = zip_error_code_zip(error);
    a->failed = true;
    if (code == ZIP_ER_MEMORY || code == ZIP_ER_OK) /* zip_close sets none for its list of files */
        return tg_refuse(a->build, TG_CODE_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
    return tg_refuse(a->build, TG_CODE_INTERNAL, NULL, "internal error: libzip says $ (%)",
                     zip_error_strerror(error), (uint64_t)code, 0);
}

static bool add_member(archive *a, zip_t *zip, member *m) {
    size_t len = strlen(m->item->decl.name); /* see add_npz */
    memcpy(a->name, m->item->decl.name, len);
    memcpy(a->name + len, suffix, sizeof suffix);
    zip_source_t *from = zip_source_function(zip, from_member, m);
    if (from == NULL) return fail_zip(a, zip_get_error(zip));
    zip_int64_t i = zip_file_add(zip, a->name, from, 0);
    if (i < 0) {
        zip_source_free(from);
        return fail_zip(a, zip_get_error(zip));
    }
    return (zip_set_file_compression(zip, (zip_uint64_t)i, ZIP_CM_STORE, 0) == 0 &&
            zip_file_set_dostime(zip, (zip_uint64_t)i, DOS_TIME, DOS_DATE, 0) == 0) ||
           fail_zip(a, zip_get_error(zip));
}

/* Releases the archive, whether it could be written or not. */
static bool write_members(archive *a, zip_t *zip, member *members) {
    const uint8_t *longer = a->build->plan;
    bool good = true;
    for (uint64_t i = 0; good && i < a->build->num_items; i++) {
        members[i] = (member){a, a->build->items[i], longer[i]};
        good = add_member(a, zip, &members[i]);
    }
    if (good && zip_close(zip) == 0) return true;
    if (good) fail_zip(a, zip_get_error(zip));
    zip_discard(zip);
    return false;
}

static bool write_archive(archive *a, member *members) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *to = zip_source_function_create(to_target, a, &error);
    zip_t *zip = to != NULL ? zip_open_from_source(to, ZIP_CREATE | ZIP_TRUNCATE, &error) : NULL;
    if (zip == NULL) {
        fail_zip(a, &error);
        if (to != NULL) zip_source_free(to);
    }
    bool good = zip != NULL && write_members(a, zip, members);
    zip_error_fini(&error);
    return good;
}

/* An empty archive, which libzip does not write: only the end record, as numpy.savez writes it. */
static bool write_nothing(archive *a) {
    static const uint8_t end_record[END_RECORD] = {'P', 'K', 5, 6};
    return take(a, end_record, sizeof end_record) && flush(a);
}

static bool write_npz(tg_build *build, const tg_target *target) {
    const ks_allocator *allocator = &build->allocator;
    uint64_t n = build->num_items > 0 ? build->num_items : 1;
    size_t size = (size_t)n * sizeof(member); /* fewer bytes than the items themselves */
    archive *a = allocator->alloc(allocator->self, sizeof *a);
    member *members = allocator->alloc(allocator->self, size);
    bool good = false;
    if (a == NULL || members == NULL) {
        tg_refuse(build, TG_CODE_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
    } else {
        memset(a, 0, sizeof *a);
        a->build = build;
        a->target = target;
        zip_error_init(&a->error);
        good = build->num_items > 0 ? write_archive(a, members) : write_nothing(a);
        zip_error_fini(&a->error);
        if (good && a->end != build->size) {
            good = tg_refuse(build, TG_CODE_INTERNAL, NULL,
                             "internal error: % bytes were written, % were laid out", NULL, a->end,
                             build->size);
        }
    }
    if (members != NULL) allocator->free(allocator->self, members, size);
    if (a != NULL) allocator->free(allocator->self, a, sizeof *a);
    return good;
}

const tg_format_writer tg_writer_npz = {
    .format = TG_FORMAT_NPZ,
    .dtypes = TG_PLAIN_DTYPES,
    .orders = TG_BIT_OF(TG_ORDER_C) | TG_BIT_OF(TG_ORDER_F),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = TG_NPY_WRITTEN_RANK,
    .plain = true,
    .needs_seek = true,
    .add = add_npz,
    .plan = plan_npz,
    .write_to = write_npz,
};

#endif
