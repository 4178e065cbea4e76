/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_archive.c - see npz_archive.h.
 */
#include "file.h"

#if defined(KS_WITH_ZIP) && KS_WITH_ZIP

#include <stdlib.h>
#include <string.h>

#include "npz_archive.h"

#define MEMORY_PER_BYTE 20
#define MAX_END_RECORDS 16
#define COMMENT_MAX 65535

/* Sizes of records of the format without their variable-length parts. */
#define END_RECORD 22
#define LOCATOR_64 20
#define END_RECORD_64 56
#define ENTRY 46

/* -------------------------------------------------------------------------------- end record */

static bool fail_end(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected) {
    ks_fail(ks, code, offset, expected);
    return ks_in(ks, "end_record");
}

/* Large archives have a longer (ZIP64) record before the ordinary one. */
static bool find_end_64(ks_ctx *ks, npz_end *end) {
    if (end->end < LOCATOR_64 + END_RECORD_64) return true;
    const uint8_t *base = ks->input.base;
    uint64_t locator = end->end - LOCATOR_64;
    uint64_t record = locator - END_RECORD_64;
    if (!ks_fetch(ks, base + record, LOCATOR_64 + END_RECORD_64)) return ks_in(ks, "end_record");
    if (memcmp(base + locator, "PK\6\7", 4) != 0) return true;
    if (ks_u8le(base + locator + 8) != record)
        return fail_end(ks, KS_BAD_REFERENCE, locator + 8, "the record of 56 bytes before this");
    if (memcmp(base + record, "PK\6\6", 4) != 0)
        return fail_end(ks, KS_BAD_VALUE, record, "the end record of a large archive");
    end->count = ks_u8le(base + record + 32);
    end->directory = ks_u8le(base + record + 48);
    end->end = record;
    return true;
}

bool npz_find_end(ks_ctx *ks, npz_end *end) {
    const uint8_t *base = ks->input.base;
    if (ks->input.size < END_RECORD)
        return fail_end(ks, KS_TRUNCATED, 4, "an end record of 22 bytes");
    uint64_t at = ks->input.size - END_RECORD;
    if (!ks_fetch(ks, base + at, END_RECORD)) return ks_in(ks, "end_record");
    if (memcmp(base + at, "PK\5\6\0\0\0\0", 8) != 0 || ks_u2le(base + at + 20) != 0)
        return fail_end(ks, KS_BAD_VALUE, at,
                        "the end record of an archive in the last 22 bytes, without a comment");
    end->count = ks_u2le(base + at + 10);
    end->directory = ks_u4le(base + at + 16);
    end->end = at;
    if (!find_end_64(ks, end)) return false;
    if (end->directory > end->end)
        return fail_end(ks, KS_BAD_REFERENCE, end->end, "a directory in front of it");
    if (end->count > (end->end - end->directory) / ENTRY)
        return fail_end(ks, KS_BAD_SIZE, end->end,
                        "no more members than the directory has room for");
    return true;
}

/*
 * Readers search the end record backwards, and differ if they find several. Among those whose
 * comment would reach the end of the file, libzip chooses by a heuristic.
 */
static bool only_one_end(ks_ctx *ks) {
    const uint8_t *base = ks->input.base;
    uint64_t last = ks->input.size - END_RECORD;
    uint64_t from = last > COMMENT_MAX ? last - COMMENT_MAX : 0;
    unsigned found = 0;
    if (!ks_spend(ks, (last - from) / 16) || !ks_fetch(ks, base + from, ks->input.size - from))
        return false;
    for (uint64_t at = from; at < last; at++) {
        if (base[at] != 'P' || memcmp(base + at, "PK\5\6", 4) != 0) continue;
        if (++found == MAX_END_RECORDS || ks_u2le(base + at + 20) == last - at)
            return fail_end(ks, KS_BAD_VALUE, at, "no end record but the last");
    }
    return true;
}

/* --------------------------------------------------------------------------------- directory */

/* Models libzip's hash table of names: counts steps to compare a name with all in its bucket. */
typedef struct names {
    uint64_t *lists;
    uint64_t num_lists; /* a power of two */
} names;

/* The hash that libzip computes of a name (its zip_hash.c). */
static uint32_t hash_of(const uint8_t *name, unsigned n) {
    uint32_t hash = 5381;
    for (unsigned i = 0; i < n; i++) hash = hash * 33 + name[i];
    return hash;
}

static bool check_entry(ks_ctx *ks, const npz_end *end, names *t, uint64_t *at) {
    const uint8_t *entry = ks->input.base + *at;
    uint64_t left = end->end - *at;
    if (left < ENTRY)
        return ks_fail(ks, KS_TRUNCATED, *at, "an entry of at least 46 bytes for each member");
    if (!ks_fetch(ks, entry, ENTRY)) return false;
    unsigned name = ks_u2le(entry + 28);
    uint64_t size = (uint64_t)ENTRY + name + ks_u2le(entry + 30) + ks_u2le(entry + 32);
    if (memcmp(entry, "PK\1\2", 4) != 0)
        return ks_fail(ks, KS_BAD_VALUE, *at,
                       "the entry of a member, which begins with 50 4b 01 02");
    if (size > left)
        return ks_fail(ks, KS_TRUNCATED, *at, "an entry that ends before the end record");
    if (!ks_fetch(ks, entry + ENTRY, name)) return false;
    if (name == 0 || memchr(entry + ENTRY, 0, name) != NULL)
        return ks_fail(ks, KS_BAD_VALUE, *at, "a name, without zero bytes");
    uint64_t *list = &t->lists[hash_of(entry + ENTRY, name) & (t->num_lists - 1)];
    if (!ks_spend(ks, 1 + *list)) return false;
    *list += 1 + name / 64;
    *at += size;
    return true;
}

/*
 * Checks that the directory consists of entries only. libzip parses it again, more strictly; this
 * pass computes the cost of the names in libzip, and excludes data that libzip would read and other
 * readers would not.
 */
static bool check_directory(ks_ctx *ks, const npz_end *end) {
    names t = {NULL, 2};
    while (t.num_lists / 4 * 3 < end->count) t.num_lists *= 2;
    t.lists = ks_alloc(ks, t.num_lists, sizeof *t.lists);
    if (t.lists == NULL || !ks_spend(ks, t.num_lists / 8)) return false;
    memset(t.lists, 0, (size_t)t.num_lists * sizeof *t.lists);
    uint64_t at = end->directory;
    for (uint64_t i = 0; i < end->count; i++) {
        if (!check_entry(ks, end, &t, &at)) {
            ks_place(ks, at);
            return ks_in_item(ks, "members", i);
        }
    }
    if (at == end->end) return true;
    ks_fail_found(ks, KS_BAD_SIZE, at, "the end record, behind % members", ks_value_u64(end->count),
                  ks_none());
    return ks_in(ks, "directory");
}

/* ------------------------------------------------------------------------------------ source */

static bool charge(ks_ctx *ks, uint64_t n) {
    uint64_t cost = n * MEMORY_PER_BYTE; /* n bytes are in the file: no overflow */
    if (cost <= ks->memory_left) {
        ks->memory_left -= cost;
        return true;
    }
    return ks_fail_found(ks, KS_LIMIT, KS_NO_OFFSET, ks_expected_memory,
                         ks_value_u64(ks->limits.memory),
                         ks_value_u64(ks->limits.memory - ks->memory_left + cost));
}

static bool source_bytes(npz_archive *a, void *dst, uint64_t n) {
    ks_ctx *ks = &a->file->ks;
    const uint8_t *from = ks->input.base + a->pos;
    if (!a->adopting) {
        if (tg_read_bytes(a->file, a->pos, dst, (size_t)n)) return true;
        a->failed = a->file->error.system;
        return false;
    }
    if (!ks_spend(ks, 1 + n / 64) || (a->counting && !charge(ks, n)) || !ks_fetch(ks, from, n))
        return false;
    memcpy(dst, from, (size_t)n);
    return true;
}

static void go_to(npz_archive *a, uint64_t pos) {
    a->pos = pos;
    if (pos < a->lowest) a->lowest = pos;
}

static zip_int64_t source_read(npz_archive *a, void *dst, uint64_t n) {
    uint64_t left = a->file->size - a->pos;
    if (n > left) n = left;
    if (n > 0 && !source_bytes(a, dst, n)) {
        zip_error_set(&a->error, ZIP_ER_READ, 0);
        return -1;
    }
    a->pos += n;
    return (zip_int64_t)n;
}

static zip_int64_t source(void *self, void *data, zip_uint64_t n, zip_source_cmd_t command) {
    npz_archive *a = self;
    zip_int64_t place;
    zip_stat_t *stat = data;
    switch (command) {
    case ZIP_SOURCE_OPEN: go_to(a, 0); return 0;
    case ZIP_SOURCE_READ: return source_read(a, data, n);
    case ZIP_SOURCE_SEEK:
        place = zip_source_seek_compute_offset(a->pos, a->file->size, data, n, &a->error);
        if (place < 0) return -1;
        go_to(a, (uint64_t)place);
        return 0;
    case ZIP_SOURCE_TELL: return (zip_int64_t)a->pos;
    case ZIP_SOURCE_STAT:
        zip_stat_init(stat);
        stat->size = a->file->size;
        stat->valid = ZIP_STAT_SIZE;
        return (zip_int64_t)sizeof *stat;
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&a->error, data, n);
    case ZIP_SOURCE_CLOSE:
    case ZIP_SOURCE_FREE: return 0;
    case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(
            ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR,
            ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, ZIP_SOURCE_SUPPORTS, -1);
    default: zip_error_set(&a->error, ZIP_ER_OPNOTSUPP, 0); return -1;
    }
}

/* ----------------------------------------------------------------------------------- opening */

bool npz_out_of_memory(zip_error_t *error) {
    const int zlib_mem_error = -4;
    int code = zip_error_code_zip(error);
    return code == ZIP_ER_MEMORY ||
           (code == ZIP_ER_ZLIB && zip_error_code_system(error) == zlib_mem_error);
}

bool npz_fail(npz_archive *archive, zip_error_t *error, const char *expected) {
    ks_ctx *ks = &archive->file->ks;
    const npz_end *end = archive->file->root;
    if (npz_out_of_memory(error)) {
        ks_fail(ks, KS_NO_MEMORY, end->directory, "");
    } else {
        ks_fail(ks, KS_BAD_DATA, end->directory, expected);
    }
    return ks_place(ks, end->directory);
}

/* Sets a->zip; false with an error. */
static bool try_to_open(npz_archive *a, zip_error_t *error) {
    zip_error_init(error);
    zip_source_t *from = zip_source_function_create(source, a, error);
    a->counting = true;
    /* The flag makes libzip compare the directory with the local headers of the members. */
    if (from != NULL) a->zip = zip_open_from_source(from, ZIP_RDONLY | ZIP_CHECKCONS, error);
    a->counting = false;
    if (a->zip == NULL && from != NULL) zip_source_free(from);
    return a->zip != NULL;
}

/*
 * Some functions of libzip report failed allocations as errors of the archive. So a refusal counts if it is
 * repeated when there is enough memory for all that libzip could need: `needed` bytes.
 */
static bool try_again(npz_archive *a, zip_error_t *error, uint64_t needed) {
    const uint64_t spare = UINT64_C(1) << 20;
    void *memory = needed < SIZE_MAX - spare ? malloc((size_t)(needed + spare)) : NULL;
    free(memory);
    zip_error_fini(error);
    if (memory == NULL) {
        zip_error_init_with_code(error, ZIP_ER_MEMORY);
        return false;
    }
    return try_to_open(a, error);
}

static bool open_archive(npz_archive *a) {
    ks_ctx *ks = &a->file->ks;
    const npz_end *end = a->file->root;
    const uint64_t left = ks->memory_left;
    zip_error_t error;
    bool good = try_to_open(a, &error);
    if (!good && ks->error.code == KS_OK && !npz_out_of_memory(&error)) {
        const uint64_t needed = left - ks->memory_left;
        ks->memory_left = left;
        good = try_again(a, &error, needed);
    }
    if (!good) {
        npz_fail(a, &error,
                 zip_error_code_zip(&error) == ZIP_ER_EXISTS
                     ? "members of different names"
                     : "a directory that agrees with the members");
        ks_in(ks, "directory");
    } else if ((uint64_t)zip_get_num_entries(a->zip, ZIP_FL_UNCHANGED) != end->count) {
        ks_fail(ks, KS_BAD_SIZE, end->directory, "as many members as the end record says");
        good = ks_in(ks, "directory");
    }
    zip_error_fini(&error);
    return good;
}

bool npz_open(npz_archive *archive, tg_file *file) {
    ks_ctx *ks = &file->ks;
    archive->file = file;
    archive->adopting = true;
    zip_error_init(&archive->error);
    return only_one_end(ks) && check_directory(ks, file->root) && open_archive(archive);
}

void npz_close(npz_archive *archive) {
    if (archive->zip != NULL) zip_discard(archive->zip);
    zip_error_fini(&archive->error);
}

#endif
