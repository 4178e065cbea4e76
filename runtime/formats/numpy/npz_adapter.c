/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_adapter.c - .npz, arrays of NumPy in a ZIP archive.
 *
 * npz_archive.c opens the archive. Each member is a .npy file. Opening the archive reads their
 * headers, through the grammar and npy_header.c, but no elements. The name of a tensor is that of
 * its member, without ".npy".
 *
 * An archive can contain much besides arrays: bytes before, between and after members, members that
 * share bytes, a second directory that other readers find first, a comment. Different readers see
 * different contents in such a file, or it inflates to more than its bytes could hold. Here every
 * byte is accounted for. The first member begins at byte 0, each of the others at the end of the
 * previous one, in the order of the directory; the directory follows the last member; its end
 * record follows the directory, is the last thing in the file and has no comment. (Extra fields and
 * comments of members are arbitrary.)
 *
 * Compressed members may inflate to max_dense bytes in total, according to the directory; never
 * more than it declares is inflated. Four members can be open at a time.
 *
 * The checksum of a member is verified when it has been read sequentially from its first byte to
 * its last. Members that are read in other ways, or not at all, are not verified.
 */
#include "file.h"

#if defined(KS_WITH_ZIP) && KS_WITH_ZIP

#include <string.h>

#include "foreign_name.h"
#include "limit.h"
#include "npy.h"
#include "npy_header.h"
#include "npz_archive.h"

/* Elements of compressed members can only be read forward; this many bytes are kept for going
 * back. */
#define KEPT 16
#define STREAMS 4

/* Bytes of a member that contain most headers. */
#define FIRST_BYTES 256

typedef struct npz_member {
    tg_npy about;
    uint64_t header; /* bytes before the elements */
    uint64_t offset; /* of the first element in the file; TG_NOWHERE: compressed */
} npz_member;

/* An open member. */
typedef struct npz_stream {
    zip_file_t *file; /* NULL: none */
    uint64_t member;
    uint64_t pos;  /* in its bytes */
    uint64_t used; /* time of last use, to find the least recently used one */
    uint8_t kept[KEPT];
    size_t num_kept; /* number of bytes before `pos` that are kept */
} npz_stream;

typedef struct npz {
    npz_archive archive;
    npz_member *members;
    const char **raw_names;
    tg_foreign_name *names;
    npz_stream streams[STREAMS];
    uint64_t uses;
} npz;

static bool read_npz(ks_ctx *ks, void **root) {
    ks_stream io = ks_stream_root(ks);
    if (!ks_need(ks, &io, 4)) return ks_in(ks, "magic");
    bool empty = memcmp(io.base, "PK\5\6", 4) == 0;
    if (!empty && memcmp(io.base, "PK\3\4", 4) != 0) {
        ks_fail_found(ks, KS_BAD_VALUE, 0, "bytes 50 4b 03 04", ks_none(),
                      ks_value_bytes(ks, io.base, 4));
        return ks_in(ks, "magic");
    }
    npz_end *end = ks_alloc(ks, 1, sizeof *end);
    if (end == NULL || !npz_find_end(ks, end)) return false;
    *root = end;
    return true;
}

/* ------------------------------------------------------------------------------------ members */

/* State of a member while it is adopted. */
typedef struct adoption {
    npz *z;
    tg_file *file;
    ks_ctx *ks;
    uint64_t number;
    zip_stat_t stat;
    uint64_t inflated; /* inflated bytes of all compressed members so far */
    uint64_t end;      /* end of the previous member in the file */
    bool descriptor;   /* which may be followed by a data descriptor */
    uint8_t *bytes;    /* buffer for headers, in the arena */
    uint64_t cap;
    uint64_t names; /* total length of all names */
} adoption;

static bool fail_at(const adoption *a, ks_code code, uint64_t offset, const char *expected,
                    ks_value allowed, ks_value found) {
    return ks_fail_found(a->ks, code, offset, expected, allowed, found);
}

/* Checks the directory entry: name, method, sizes. */
static bool check_entry(adoption *a) {
    const npz_end *end = a->file->root;
    const zip_stat_t *s = &a->stat;
    const zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    if (zip_stat_index(a->z->archive.zip, a->number, ZIP_FL_UNCHANGED | ZIP_FL_ENC_RAW, &a->stat) !=
        0)
        return npz_fail(&a->z->archive, zip_get_error(a->z->archive.zip),
                        "an entry of the directory");
    if ((s->valid & needed) != needed)
        return fail_at(a, KS_BAD_DATA, end->directory, "an entry with a name and sizes", ks_none(),
                       ks_none());
    size_t n = strlen(s->name);
    ks_value name = ks_value_bytes(a->ks, (const uint8_t *)s->name, n);
    if (n < 4 || memcmp(s->name + n - 4, ".npy", 4) != 0)
        return fail_at(a, KS_BAD_VALUE, end->directory, "a name that ends in \".npy\"", ks_none(),
                       name);
    if (s->encryption_method != ZIP_EM_NONE)
        return fail_at(a, KS_UNSUPPORTED, end->directory, "a member that is not encrypted",
                       ks_none(), name);
    if (s->comp_method != ZIP_CM_STORE && s->comp_method != ZIP_CM_DEFLATE)
        return fail_at(a, KS_UNSUPPORTED, end->directory, "method 0 (stored) or 8 (deflated)",
                       ks_none(), ks_value_u64(s->comp_method));
    if (s->comp_size == 0)
        return fail_at(a, KS_TRUNCATED, end->directory, "an array", ks_none(), name);
    if (s->comp_method == ZIP_CM_STORE) {
        return s->size == s->comp_size ||
               fail_at(a, KS_BAD_SIZE, end->directory, "% bytes, as many as are stored",
                       ks_value_u64(s->comp_size), ks_value_u64(s->size));
    }
    uint64_t limit = a->file->options.limits.max_dense;
    if (s->size > limit - a->inflated)
        return fail_at(a, KS_LIMIT, end->directory, tg_expected_unpacked, ks_value_u64(limit),
                       ks_value_u64(s->size));
    a->inflated += s->size;
    return true;
}

/* Whether `n` bytes between members are acceptable: none, or one of the forms of a data
 * descriptor. */
static bool is_gap(const adoption *a, uint64_t n) {
    return n == 0 || (a->descriptor && (n == 12 || n == 16 || n == 20 || n == 24));
}

/* Checks the position of the member; *data becomes the start of its bytes, after its local
 * header. */
static bool check_place(adoption *a, uint64_t *data) {
    const npz_end *end = a->file->root;
    const uint8_t *base = a->ks->input.base;
    uint64_t at = a->z->archive.lowest;
    if (at < a->end || !is_gap(a, at - a->end))
        return fail_at(a, KS_BAD_REFERENCE, at,
                       at < a->end ? "no overlap: a member that begins at %"
                                   : "no hole: a member that begins at %",
                       ks_value_u64(a->end), ks_value_u64(at));
    if (at > end->directory || end->directory - at < NPZ_LOCAL_HEADER)
        return fail_at(a, KS_BAD_REFERENCE, at, "a member before the directory", ks_none(),
                       ks_none());
    uint64_t name = strlen(a->stat.name);
    uint64_t left = end->directory - at;
    uint64_t shown = left - NPZ_LOCAL_HEADER < name ? left : NPZ_LOCAL_HEADER + name;
    if (!ks_fetch(a->ks, base + at, shown)) return false;
    if (memcmp(base + at, "PK\3\4", 4) != 0 || name != ks_u2le(base + at + 26) ||
        shown != NPZ_LOCAL_HEADER + name ||
        memcmp(base + at + NPZ_LOCAL_HEADER, a->stat.name, name) != 0)
        return fail_at(a, KS_BAD_DATA, at, "the name that the directory says", ks_none(),
                       ks_none());
    uint64_t head = NPZ_LOCAL_HEADER + name + ks_u2le(base + at + 28);
    if (head > left || a->stat.comp_size > left - head)
        return fail_at(a, KS_BAD_REFERENCE, at, "a member that ends before the directory",
                       ks_none(), ks_none());
    *data = at + head;
    a->end = at + head + a->stat.comp_size;
    a->descriptor = (ks_u2le(base + at + 6) & 8) != 0;
    return true;
}

/* Reads until `wanted` bytes of the member are in memory, or all of them. */
static bool read_more(adoption *a, zip_file_t *from, uint64_t *have, uint64_t wanted) {
    if (wanted > a->cap) {
        uint8_t *bytes = ks_alloc(a->ks, wanted, 1);
        if (bytes == NULL) return false;
        memcpy(bytes, a->bytes, (size_t)*have);
        a->bytes = bytes;
        a->cap = wanted;
    }
    while (*have < wanted) {
        zip_int64_t n = zip_fread(from, a->bytes + *have, wanted - *have);
        if (n < 0) {
            zip_error_t *error = zip_file_get_error(from);
            return npz_fail(&a->z->archive, error, "a member that can be decompressed");
        }
        if (n == 0) break;
        *have += (uint64_t)n;
    }
    return true;
}

/* Reads the header, from a stream over the beginning of the member. */
static bool read_member_header(adoption *a, zip_file_t *from, npz_member *m) {
    const zip_stat_t *s = &a->stat;
    const uint64_t most = 12 + (1u << 20); /* the limit of the grammar */
    uint64_t have = 0;
    if (!read_more(a, from, &have, s->size < FIRST_BYTES ? s->size : FIRST_BYTES)) return false;
    uint64_t head = 10;
    if (have >= 12) {
        bool first = a->bytes[6] == 1;
        head = first ? 10 : 12;
        head += first ? ks_u2le(a->bytes + 8) : ks_u4le(a->bytes + 8);
    }
    if (head <= most && !read_more(a, from, &have, head < s->size ? head : s->size)) return false;

    ks_text text = {a->bytes, head < have ? head : have, 0};
    ks_stream over = ks_stream_over(&text);
    ks_stream *io = ks_keep_stream(a->ks, &over);
    npy *object = NULL;
    if (io == NULL || !npy_read(a->ks, io, &object)) return false;
    m->header = head;
    return tg_npy_header(a->ks, object->header.data, object->header.size,
                         KS_DECODED | (head - object->len_header), object->major, &m->about) &&
           tg_npy_fits(a->ks, &m->about, s->size - head, KS_DECODED | head);
}

/* Translates offsets in a stored (uncompressed) member to offsets in the file. */
static bool replace_offset(ks_ctx *ks, bool stored, uint64_t data) {
    uint64_t offset = ks->error.offset;
    if (stored && offset != KS_NO_OFFSET && (offset & KS_DECODED) != 0)
        ks->error.offset = data + (offset & ~KS_DECODED);
    return ks_place(ks, data);
}

/* Copies the name without ".npy", since libzip releases its own when the archive is closed. */
static bool keep_name(adoption *a) {
    tg_foreign_name *name = &a->z->names[a->number];
    size_t n = strlen(a->stat.name) - 4;
    char *raw = ks_alloc(a->ks, (uint64_t)n + 1, 1); /* a text in memory: no overflow */
    if (raw == NULL) return false;
    memcpy(raw, a->stat.name, n);
    raw[n] = '\0';
    *name = (tg_foreign_name){raw, n, NULL};
    a->z->raw_names[a->number] = raw;
    a->names += n;
    return true;
}

static bool adopt_member(adoption *a) {
    npz *z = a->z;
    zip_t *zip = z->archive.zip;
    npz_member *m = &z->members[a->number];
    uint64_t data = 0;
    if (!check_entry(a)) return false;
    z->archive.lowest = UINT64_MAX;
    zip_file_t *from = zip_fopen_index(zip, a->number, ZIP_FL_UNCHANGED);
    if (from == NULL)
        return npz_fail(&z->archive, zip_get_error(zip), "a member that can be opened");
    bool stored = a->stat.comp_method == ZIP_CM_STORE;
    bool good = check_place(a, &data) &&
                (read_member_header(a, from, m) || replace_offset(a->ks, stored, data));
    zip_fclose(from);
    if (!good) return false;
    m->offset = stored ? data + m->header : TG_NOWHERE;
    return keep_name(a);
}

static bool adopt_members(npz *z, uint64_t count) {
    tg_file *file = z->archive.file;
    ks_ctx *ks = &file->ks;
    adoption a;
    memset(&a, 0, sizeof a);
    a.z = z;
    a.file = file;
    a.ks = ks;
    z->members = ks_alloc(ks, count, sizeof *z->members);
    z->raw_names = ks_alloc(ks, count, sizeof *z->raw_names);
    z->names = ks_alloc(ks, count, sizeof *z->names);
    a.bytes = ks_alloc(ks, FIRST_BYTES, 1);
    if (z->members == NULL || z->raw_names == NULL || z->names == NULL || a.bytes == NULL)
        return false;
    a.cap = FIRST_BYTES;
    for (; a.number < count; a.number++) {
        if (!adopt_member(&a)) return ks_in_item(ks, "members", a.number);
    }
    const npz_end *end = file->root;
    if (!is_gap(&a, end->directory - a.end)) {
        ks_fail_found(ks, KS_BAD_REFERENCE, a.end, "the directory, which begins at %",
                      ks_value_u64(end->directory), ks_value_u64(a.end));
        return ks_in(ks, "directory");
    }
    uint64_t found;
    if (!tg_foreign_duplicate(ks, z->raw_names, count, a.names, &found)) return false;
    if (found == count) return tg_foreign_show(file, z->names, count);
    const tg_foreign_name *name = &z->names[found];
    ks_fail_found(ks, KS_BAD_VALUE, end->directory, "a name that none before it has", ks_none(),
                  ks_value_bytes(ks, (const uint8_t *)name->raw, name->raw_len));
    return ks_in_item(ks, "members", found);
}

static bool adopt(tg_file *file) {
    ks_ctx *ks = &file->ks;
    const npz_end *end = file->root;
    file->num_tensors = end->count;
    if (end->count > file->options.limits.max_tensors) return true; /* refused right after this */
    npz *z = ks_alloc(ks, 1, sizeof *z);
    if (z == NULL) return false;
    memset(z, 0, sizeof *z);
    file->index = z;
    file->outside = z;
    bool good = npz_open(&z->archive, file) && adopt_members(z, end->count);
    z->archive.adopting = false;
    return good || ks_place(ks, end->directory);
}

static void close_file(tg_file *file) {
    npz *z = file->outside;
    if (z == NULL) return;
    for (unsigned i = 0; i < STREAMS; i++) {
        if (z->streams[i].file != NULL) zip_fclose(z->streams[i].file);
    }
    npz_close(&z->archive);
}

/* ------------------------------------------------------------------------------------ reading */

static bool fail_member(npz *z, uint64_t number, zip_error_t *error, const char *expected) {
    tg_file *file = z->archive.file;
    if (z->archive.failed != 0) {
        tg_fail(file, TG_CODE_IO, "");
        file->error.system = z->archive.failed;
    } else if (npz_out_of_memory(error)) {
        tg_fail(file, TG_CODE_NO_MEMORY, "");
    } else {
        tg_fail(file, TG_CODE_BAD_DATA, expected);
    }
    file->error.path_len = 1;
    file->error.path[0].name = "members";
    file->error.path[0].index = number;
    return false;
}

/* After an error a stream delivers nothing more. */
static bool fail_stream(npz *z, npz_stream *s) {
    zip_error_t *error = zip_file_get_error(s->file);
    const char *expected = "a member that can be decompressed";
    if (zip_error_code_zip(error) == ZIP_ER_CRC)
        expected = "bytes that have the checksum of the member";
    fail_member(z, s->member, error, expected);
    zip_fclose(s->file);
    s->file = NULL;
    return false;
}

static npz_stream *open_stream(npz *z, uint64_t number) {
    npz_stream *s = &z->streams[0];
    for (unsigned i = 0; i < STREAMS; i++) {
        npz_stream *other = &z->streams[i];
        if (other->file != NULL && other->member == number) return other;
        if (other->used < s->used) s = other;
    }
    if (s->file != NULL) zip_fclose(s->file);
    memset(s, 0, sizeof *s);
    s->member = number;
    s->file = zip_fopen_index(z->archive.zip, number, ZIP_FL_UNCHANGED);
    if (s->file != NULL) return s;
    fail_member(z, number, zip_get_error(z->archive.zip), "a member that can be opened");
    return NULL;
}

/* Reads the next n > 0 bytes. */
static bool read_stream(npz *z, npz_stream *s, uint8_t *dst, uint64_t n) {
    const npz_member *m = &z->members[s->member];
    uint64_t done = 0;
    while (done < n) {
        zip_int64_t got = zip_fread(s->file, dst + done, n - done);
        if (got <= 0) return fail_stream(z, s);
        done += (uint64_t)got;
    }
    s->pos += n;
    s->num_kept = n < KEPT ? (size_t)n : KEPT;
    memcpy(s->kept, dst + n - s->num_kept, s->num_kept);
    if (s->pos < m->header + m->about.nbytes) return true;
    uint8_t more;
    zip_int64_t got = zip_fread(s->file, &more, 1); /* at the end libzip verifies the checksum */
    return got == 0 || fail_stream(z, s);
}

/* Advances to a position by reading the bytes before it. */
static bool go_forward(npz *z, npz_stream *s, uint64_t pos) {
    uint8_t room[4096];
    while (s->pos < pos) {
        uint64_t n = pos - s->pos;
        if (!read_stream(z, s, room, n < sizeof room ? n : sizeof room)) return false;
    }
    return true;
}

static bool go_to(npz *z, npz_stream **stream, uint64_t pos) {
    npz_stream *s = *stream;
    const npz_member *m = &z->members[s->member];
    /* The header is read here, too, since the checksum covers all bytes. */
    if (m->offset != TG_NOWHERE && (pos < s->pos || pos - s->pos > m->header)) {
        if (zip_fseek(s->file, (zip_int64_t)pos, SEEK_SET) != 0) return fail_stream(z, s);
        s->pos = pos;
        return true;
    }
    if (pos < s->pos) {
        uint64_t number = s->member;
        zip_fclose(s->file);
        s->file = NULL;
        s->used = 0;
        *stream = s = open_stream(z, number);
        if (s == NULL) return false;
    }
    return go_forward(z, s, pos);
}

typedef struct npz_request {
    npz *z;
    uint64_t member;
} npz_request;

static bool stored_bytes(void *self, uint64_t at, void *dst, size_t n) {
    const npz_request *r = self;
    npz *z = r->z;
    uint8_t *to = dst;
    z->archive.failed = 0;
    npz_stream *s = open_stream(z, r->member);
    if (s == NULL) return false;
    uint64_t pos = z->members[r->member].header + at;
    if (pos < s->pos && s->pos - pos <= s->num_kept) {
        size_t back = (size_t)(s->pos - pos);
        size_t again = back < n ? back : n;
        memcpy(to, s->kept + s->num_kept - back, again);
        to += again;
        pos += again;
        n -= again;
    }
    if (n > 0 && (!go_to(z, &s, pos) || !read_stream(z, s, to, n))) return false;
    s->used = ++z->uses;
    return true;
}

static bool read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n) {
    npz_request request = {file->index, tensor->index};
    (void)part;
    return tg_npy_read(&request.z->members[tensor->index].about, at, dst, n, stored_bytes,
                       &request);
}

/* -------------------------------------------------------------------------------- the adapter */

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const npz *z = file->index;
    tg_npy_describe(&z->members[i].about, z->members[i].offset, tensor);
    tensor->raw_name = z->names[i].raw;
    tensor->raw_name_len = z->names[i].raw_len;
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const npz *z = file->index;
    tg_name_add(name, z->names[i].shown);
    return true;
}

const tg_adapter tg_adapter_npz = {
    .format = TG_FORMAT_NPZ,
    .header_size = 4, /* the magic of a ZIP file */
    .max_rank = TG_NPY_MAX_RANK,
    .read = read_npz,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .read_part = read_part,
    .close = close_file,
};

#endif
