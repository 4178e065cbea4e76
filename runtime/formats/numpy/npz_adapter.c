/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_adapter.c - .npz, arrays of NumPy in a ZIP archive.
 *
 * The grammar of specs/npz.ksy reads the archive: it accounts for every byte, and accepts an archive
 * only if directory and members agree. npz_names.c checks the names. Each member is a .npy file:
 * opening the archive reads its header, through the grammar of that format and npy_header.c, but no
 * elements. The name of a tensor is that of its member, without ".npy".
 *
 * Compressed members may inflate to max_dense bytes in total, according to the directory; never
 * more than it declares is inflated. Four members can be open at a time.
 *
 * The checksum of a member is compared before the first of its values is given, in a pass over all of
 * its bytes. What is asked for first is kept from that pass: all values, if they are going to be held
 * (held.c), so that they are inflated once. The same pass looks for false data descriptors. A member of a
 * few bytes is judged when the archive is opened.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "foreign_name.h"
#include "limit.h"
#include "npy.h"
#include "npy_header.h"
#include "npz.h"
#include "npz_crc.h"
#include "npz_descriptor.h"
#include "npz_member.h"
#include "npz_names.h"

/* Elements of compressed members can only be read forward; this many bytes are kept for going
 * back. */
#define KEPT 16
#define STREAMS 4

/* Bytes of a member that contain most headers. */
#define FIRST_BYTES 256
/* A member of at most this size is read as a whole when the archive is opened, if it is compressed or has a
 * data descriptor. */
#define SMALL_MEMBER 4096
/* The longest header that the grammar of .npy accepts, with what is in front of it. */
#define LONGEST_HEADER (12 + (UINT64_C(1) << 20))

#define LOCAL_HEADER 30 /* bytes of the header of a member, without name and extra fields */
#define END_RECORD 22
#define LOCATOR 20
#define COMMENT_MAX 65535

typedef struct npz_array {
    tg_npy about;
    uint64_t header; /* bytes before the elements */
    npz_content content;
} npz_array;

/* An open member. */
typedef struct npz_reader {
    npz_stream stream;
    uint64_t used; /* time of last use, to find the least recently used one */
    uint8_t kept[KEPT];
    size_t num_kept; /* number of bytes before stream.pos that are kept */
} npz_reader;

typedef struct npz_file {
    tg_file *file;
    npz_array *arrays;
    tg_foreign_name *names;
    npz_reader readers[STREAMS];
    uint64_t uses;
} npz_file;

/* ---------------------------------------------------------------------------------- the archive */

/*
 * Readers search the end record from the end of the file and find the one that the grammar reads,
 * but libzip considers all in the last 64 KiB and chooses by what they say. So no other may look
 * like the end of an archive: an end record that leads to an entry of a directory.
 */
static bool is_end(ks_ctx *ks, uint64_t at, bool *found) {
    const uint8_t *end = ks->input.base + at;
    *found = false;
    if (memcmp(end, "PK\5\6\0\0\0\0", 8) != 0 || ks_u2le(end + 8) != ks_u2le(end + 10)) return true;
    *found = at >= LOCATOR && ks_u4le(end - LOCATOR) == UINT32_C(0x07064b50);
    uint64_t directory = ks_u4le(end + 16);
    /* Both have 32 bits, so that the sum does not wrap. */
    if (*found || ks_u2le(end + 8) == 0 || directory + ks_u4le(end + 12) > at || at - directory < 4)
        return true;
    if (!ks_spend(ks, 64) || !ks_fetch_part(ks, ks->input.base, directory, 4)) return false;
    *found = memcmp(ks->input.base + directory, "PK\1\2", 4) == 0;
    return true;
}

static bool only_one_end(ks_ctx *ks) {
    const uint8_t *base = ks->input.base;
    const uint64_t last = ks->input.size - END_RECORD; /* the grammar has read a record there */
    uint64_t from = last > COMMENT_MAX ? last - COMMENT_MAX : 0;
    uint64_t loaded = from > LOCATOR ? from - LOCATOR : 0;
    if (!ks_spend(ks, (last - from) / 16) ||
        !ks_fetch_part(ks, base, loaded, ks->input.size - loaded))
        return false;
    for (uint64_t at = from; at < last; at++) {
        bool found;
        if (base[at] != 'P' || ks_u4le(base + at) != UINT32_C(0x06054b50)) continue;
        if (!is_end(ks, at, &found)) return false;
        if (found) {
            ks_fail(ks, KS_BAD_VALUE, at, "no end of an archive but the last 22 bytes of the file");
            return ks_in(ks, "members");
        }
    }
    return true;
}

/* Readers look for a locator in front of every end record; where the archive has none, the bytes
 * there, which are those of a name, must not look like one. */
static bool no_false_locator(ks_ctx *ks, const npz *archive) {
    const uint64_t last = ks->input.size - END_RECORD;
    if (archive->end_record->is_zip64 || last < LOCATOR) return true;
    if (ks_u4le(ks->input.base + last - LOCATOR) != UINT32_C(0x07064b50)) return true;
    ks_fail(ks, KS_BAD_VALUE, last - LOCATOR, "no bytes that look like a ZIP64 locator");
    ks_in(ks, "directory");
    return ks_in(ks, "end_record");
}

static bool read_npz(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file);
    npz *archive = NULL;
    if (io == NULL) return false;
    if (!ks_need(ks, io, 4)) return ks_in(ks, "magic");
    if (memcmp(io->base, "PK\3\4", 4) != 0 && memcmp(io->base, "PK\5\6", 4) != 0) {
        ks_fail_found(ks, KS_BAD_VALUE, 0, "bytes 50 4b 03 04", ks_none(),
                      ks_value_bytes(ks, io->base, 4));
        return ks_in(ks, "magic");
    }
    if (!npz_read(ks, io, &archive) || !npz_complete(ks, archive)) return false;
    *root = archive;
    return only_one_end(ks) && no_false_locator(ks, archive);
}

/* ------------------------------------------------------------------------------------ members */

/* State of a member while it is adopted. */
typedef struct adoption {
    npz_file *z;
    tg_file *file;
    ks_ctx *ks;
    npz_stream *stream;
    uint64_t inflated; /* inflated bytes of all compressed members so far */
    uint8_t *bytes;    /* the beginning of a compressed member, in the arena */
    uint64_t cap;
} adoption;

static bool check_size(adoption *a, const npz_content *of) {
    const uint64_t limit = a->file->options.limits.max_dense;
    if (!of->deflated) return true;
    if (of->size > limit - a->inflated) {
        ks_fail_found(a->ks, KS_LIMIT, of->data, tg_expected_unpacked, ks_value_u64(limit),
                      ks_value_u64(of->size));
        return ks_in(a->ks, "data");
    }
    a->inflated += of->size;
    return true;
}

static bool grow(adoption *a, uint64_t have, uint64_t wanted) {
    if (wanted <= a->cap) return true;
    uint8_t *bytes = ks_alloc(a->ks, wanted, 1);
    if (bytes == NULL) return false;
    if (have > 0) memcpy(bytes, a->bytes, (size_t)have);
    a->bytes = bytes;
    a->cap = wanted;
    return true;
}

/* Makes the first `wanted` bytes of a member available at *bytes, `have` of which are. */
static bool load(adoption *a, const npz_content *of, uint64_t have, uint64_t wanted,
                 const uint8_t **bytes) {
    if (!of->deflated) {
        if (!ks_fetch_part(a->ks, a->ks->input.base, of->data, wanted)) return false;
        *bytes = a->ks->input.base + of->data;
        return true;
    }
    bool good = ks_spend(a->ks, 1 + (wanted - have) / 16) && grow(a, have, wanted) &&
                (have > 0 || npz_stream_open(a->file, a->stream, of, true)) &&
                npz_stream_read(a->file, a->stream, a->bytes + have, (size_t)(wanted - have));
    *bytes = a->bytes;
    return good;
}

/* The length of the header of an array, as the first bytes say. */
static uint64_t header_size(const uint8_t *bytes, uint64_t n) {
    if (n < 12) return n;
    return bytes[6] == 1 ? 10 + (uint64_t)ks_u2le(bytes + 8) : 12 + (uint64_t)ks_u4le(bytes + 8);
}

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

/* Notes have a place in the file, for a compressed member that of its data. `before`: rules that had
 * a note before the member was read; those keep the place that they have. */
static void place_notes(ks_ctx *ks, const npz_content *of, uint32_t before) {
    if (ks->num_notes == 0) return; /* then num_kept says nothing */
    for (uint32_t i = before; i < ks->num_kept; i++) {
        uint64_t offset = ks->notes[i].offset;
        if (offset != KS_NO_OFFSET && (offset & KS_DECODED) == 0) continue;
        bool known = !of->deflated && offset != KS_NO_OFFSET;
        ks->notes[i].offset = known ? of->data + (offset & ~KS_DECODED) : of->data;
    }
}

/* Offsets in a stored member are translated to offsets in the file. */
static bool replace_offset(ks_ctx *ks, const npz_content *of) {
    uint64_t offset = ks->error.offset;
    if (!of->deflated && offset != KS_NO_OFFSET && (offset & KS_DECODED) != 0)
        ks->error.offset = of->data + (offset & ~KS_DECODED);
    return ks_place(ks, of->data);
}

static bool read_array(adoption *a, const uint8_t *bytes, uint64_t head, npz_array *array) {
    ks_ctx *ks = a->ks;
    const npz_content *of = &array->content;
    ks_text text = {bytes, least(head, of->size), 0};
    ks_stream over = ks_stream_over(&text);
    ks_stream *io = ks_keep_stream(ks, &over);
    npy *object = NULL;
    if (io == NULL || !npy_read(ks, io, &object)) return false;
    array->header = head;
    return tg_npy_header(ks, object->header.data, object->header.size,
                         KS_DECODED | (head - object->len_header), object->major, &array->about) &&
           tg_npy_fits(ks, &array->about, of->size - head, KS_DECODED | head);
}

/* What decides about a member of few bytes, which is read as a whole for it: of a compressed one, where
 * its stream ends, and its checksum; of a stored one, whether it hides others from readers of a stream. */
static bool check_small(adoption *a, npz_content *of) {
    ks_ctx *ks = a->ks;
    if (of->deflated) {
        return npz_stream_end(a->file, a->stream) &&
               npz_compare(a->file, of, npz_crc32(0, a->bytes, (unsigned)of->size));
    }
    if (!of->has_descriptor) return true;
    /* The descriptor and the directory follow, which have more bytes than that. */
    const uint64_t size = of->size + NPZ_DESCRIPTOR_AHEAD;
    uint32_t crc = 0;
    uint64_t found;
    if (!ks_spend(ks, 1 + size / 16) || !ks_fetch_part(ks, ks->input.base, of->data, size))
        return false;
    const uint8_t *bytes = ks->input.base + of->data;
    return !npz_false_descriptor(bytes, (size_t)of->size, 0, &crc, &found) ||
           npz_fail_descriptor(a->file, of, found);
}

/* Reads the header of a member, and all of it if it is small and compressed. */
static bool read_member(adoption *a, npz_array *array) {
    npz_content *of = &array->content;
    const bool small = of->size <= SMALL_MEMBER;
    const uint8_t *bytes;
    uint64_t have = of->deflated && small ? of->size : least(of->size, FIRST_BYTES);
    if (!load(a, of, 0, have, &bytes)) return false;
    uint64_t head = header_size(bytes, have);
    if (head <= LONGEST_HEADER && head > have) {
        uint64_t wanted = least(head, of->size);
        if (wanted > have && !load(a, of, have, wanted, &bytes)) return false;
    } else if (head > LONGEST_HEADER) {
        head = have; /* refused by its length */
    }
    const uint32_t before = a->ks->num_notes > 0 ? a->ks->num_kept : 0;
    if (!read_array(a, bytes, head, array)) return replace_offset(a->ks, of);
    place_notes(a->ks, of, before);
    return !small || check_small(a, of);
}

static bool adopt_member(adoption *a, const npz_member *m, npz_array *array) {
    const npz_directory_entry *entry = m->entry;
    npz_content *of = &array->content;
    memset(array, 0, sizeof *array);
    of->data = m->ks.at + LOCAL_HEADER + m->len_name + m->len_extra;
    of->len_data = entry->len_data;
    of->size = entry->len_member;
    of->crc32 = entry->crc32;
    of->deflated = entry->method == NPZ_METHOD_DEFLATED;
    of->has_descriptor = m->descriptor != NULL;
    return check_size(a, of) && read_member(a, array);
}

static bool adopt_members(npz_file *z, const npz *archive) {
    tg_file *file = z->file;
    ks_ctx *ks = &file->ks;
    adoption a;
    memset(&a, 0, sizeof a);
    a.z = z;
    a.file = file;
    a.ks = ks;
    a.stream = &z->readers[0].stream;
    a.bytes = ks_alloc(ks, FIRST_BYTES, 1);
    if (a.bytes == NULL) return false;
    a.cap = FIRST_BYTES;
    for (uint64_t i = 0; i < archive->members.count; i++) {
        if (!adopt_member(&a, ks_list_at(&archive->members, i), &z->arrays[i]))
            return ks_in_item(ks, "members", i);
    }
    npz_stream_free(file, a.stream); /* it reads from the image */
    return true;
}

static bool adopt(tg_file *file) {
    ks_ctx *ks = &file->ks;
    const npz *archive = file->root;
    const uint64_t count = archive->members.count;
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    npz_file *z = ks_alloc(ks, 1, sizeof *z);
    if (z == NULL) return false;
    memset(z, 0, sizeof *z);
    z->file = file;
    file->index = z;
    file->outside = z;
    z->arrays = ks_alloc(ks, count, sizeof *z->arrays);
    z->names = ks_alloc(ks, count, sizeof *z->names);
    return z->arrays != NULL && z->names != NULL && npz_take_names(file, archive, z->names) &&
           adopt_members(z, archive);
}

static void close_file(tg_file *file) {
    npz_file *z = file->outside;
    if (z == NULL) return;
    for (unsigned i = 0; i < STREAMS; i++) npz_stream_free(file, &z->readers[i].stream);
}

/* ------------------------------------------------------------------------------------ reading */

/* A failure of reading a member, of which file->error may say why already. */
static bool fail_member(npz_file *z, uint64_t i) {
    tg_file *file = z->file;
    if (file->ks.error.code == KS_OK) return false;
    ks_in_item(&file->ks, "members", i);
    return tg_fail_ks(file);
}

/* The reader of a member, open at any position. NULL after an error. */
static npz_reader *reader_of(npz_file *z, uint64_t i) {
    const npz_content *of = &z->arrays[i].content;
    npz_reader *r = &z->readers[0];
    for (unsigned k = 0; k < STREAMS; k++) {
        npz_reader *other = &z->readers[k];
        if (other->stream.of == of) {
            other->used = ++z->uses;
            return other;
        }
        if (other->used < r->used) r = other;
    }
    r->num_kept = 0;
    r->used = ++z->uses;
    return npz_stream_open(z->file, &r->stream, of, false) ? r : NULL;
}

/* Reads the next n > 0 bytes. */
static bool read_next(npz_file *z, npz_reader *r, uint8_t *dst, size_t n) {
    if (!npz_stream_read(z->file, &r->stream, dst, n)) return false;
    r->num_kept = n < KEPT ? n : KEPT;
    memcpy(r->kept, dst + n - r->num_kept, r->num_kept);
    return true;
}

/* Goes to a position: back by beginning again, forward by reading the bytes before it. */
static bool go_to(npz_file *z, npz_reader *r, uint64_t pos) {
    uint8_t room[4096];
    if (pos < r->stream.pos && !npz_stream_open(z->file, &r->stream, r->stream.of, false))
        return false;
    while (r->stream.pos < pos) {
        uint64_t n = least(pos - r->stream.pos, sizeof room);
        if (!read_next(z, r, room, (size_t)n)) return false;
    }
    return true;
}

static bool read_deflated(npz_file *z, uint64_t i, uint64_t pos, uint8_t *to, size_t n) {
    npz_reader *r = reader_of(z, i);
    if (r == NULL) return false;
    uint64_t at = r->stream.pos;
    if (pos < at && at - pos <= r->num_kept) {
        size_t back = (size_t)(at - pos);
        size_t again = back < n ? back : n;
        memcpy(to, r->kept + r->num_kept - back, again);
        to += again;
        pos += again;
        n -= again;
    }
    return n == 0 || (go_to(z, r, pos) && read_next(z, r, to, n));
}

/* The first pass over a member compares its checksum; it gives what is read first, too. */
static bool read_first(npz_file *z, uint64_t i, uint64_t pos, void *dst, size_t n) {
    npz_content *of = &z->arrays[i].content;
    npz_reader *r = of->deflated ? reader_of(z, i) : &z->readers[0];
    if (r == NULL) return false;
    if (of->deflated) r->num_kept = 0;
    return npz_verify(z->file, of, &r->stream, pos, dst, n);
}

static bool verify(tg_file *file, uint64_t i) {
    npz_file *z = file->index;
    return z->arrays[i].content.compared || read_first(z, i, 0, NULL, 0) || fail_member(z, i);
}

typedef struct npz_request {
    npz_file *z;
    uint64_t member;
} npz_request;

static bool stored_bytes(void *self, uint64_t at, void *dst, size_t n) {
    const npz_request *q = self;
    const npz_array *array = &q->z->arrays[q->member];
    uint64_t pos = array->header + at;
    if (array->content.compared && !array->content.deflated)
        return tg_read_bytes(q->z->file, array->content.data + pos, dst, n);
    bool good = array->content.compared ? read_deflated(q->z, q->member, pos, dst, n)
                                        : read_first(q->z, q->member, pos, dst, n);
    return good || fail_member(q->z, q->member);
}

static bool read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n) {
    npz_request request = {file->index, tensor->index};
    (void)part;
    return tg_npy_read(&request.z->arrays[tensor->index].about, at, dst, n, stored_bytes, &request);
}

static bool is_as_stored(const tg_file *file, uint64_t i) {
    const npz_file *z = file->index;
    return !z->arrays[i].content.deflated && z->arrays[i].about.swap == 0;
}

/* -------------------------------------------------------------------------------- the adapter */

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const npz_file *z = file->index;
    const npz_array *array = &z->arrays[i];
    tensor->raw_name = z->names[i].raw;
    tensor->raw_name_len = z->names[i].raw_len;
    tg_npy_describe(&array->about,
                    array->content.deflated ? TG_NOWHERE : array->content.data + array->header,
                    tensor);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const npz_file *z = file->index;
    tg_name_add(name, z->names[i].shown);
    return true;
}

const tg_adapter tg_adapter_npz = {
    .format = TG_FORMAT_NPZ,
    .type = &npz_desc,
    .header_size = 4, /* the magic of a ZIP file */
    .has_magic = true,
    .max_rank = TG_NPY_MAX_RANK,
    .read = read_npz,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .read_part = read_part,
    .is_as_stored = is_as_stored,
    .verify = verify,
    .close = close_file,
};

#endif
