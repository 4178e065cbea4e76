/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_adapter.c - .npz, arrays of NumPy in a ZIP archive.
 *
 * The grammar of specs/npz.ksy reads the archive: it accounts for every byte, and accepts an archive
 * only if directory and members agree. npz_names.c checks the names. Each member is a .npy file:
 * opening the archive reads its header, through the grammar of that format and npy_header.c, but no
 * elements. The name of a tensor is that of its member, without ".npy".
 *
 * What holds of every ZIP archive is in runtime/archive: where it ends, and the bytes of members with their
 * checksums, which are compared before the first value of an array is given.
 */
#include "file.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "checkpoint_scan.h"
#include "foreign_name.h"
#include "npy.h"
#include "npy_field.h"
#include "npy_tell.h"
#include "npz.h"
#include "npz_names.h"
#include "zip_end.h"
#include "zip_opening.h"
#include "zip_reader.h"

/* Bytes of a member that contain most headers. */
#define FIRST_BYTES 256
/* The longest header that the grammar of .npy accepts, with what is in front of it. */
#define LONGEST_HEADER (12 + (UINT64_C(1) << 20))

typedef struct npz_array {
    tg_npy about;
    uint64_t member; /* its number in the archive */
    uint64_t header; /* bytes before the elements */
    tg_zip_content content;
} npz_array;

/* A member that is passed over. */
typedef struct npz_beside {
    uint64_t member;
    tg_zip_content content;
} npz_beside;

typedef struct npz_file {
    npz_array *arrays;
    npz_beside *beside;
    uint64_t num_beside;
    tg_npy_views views;
    tg_zip_reader reader;
} npz_file;

/* ---------------------------------------------------------------------------------- the archive */

static const ks_rule rule_end = {"npz.members", tg_zip_one_end, KS_BAD_VALUE, false};

static bool read_npz(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file);
    npz *archive = NULL;
    bool is_checkpoint = false;
    if (io == NULL) return false;
    if (!ks_need(ks, io, 4)) return ks_in(ks, "magic");
    if (memcmp(io->base, "PK\3\4", 4) != 0 && memcmp(io->base, "PK\5\6", 4) != 0) {
        ks_fail_found(ks, KS_BAD_VALUE, 0, "bytes 50 4b 03 04", ks_none(),
                      ks_value_bytes(ks, io->base, 4));
        return ks_in(ks, "magic");
    }
    if (!tg_is_checkpoint(ks, &is_checkpoint)) return false;
    if (is_checkpoint) {
        ks_fail(ks, KS_BAD_VALUE, 0, "an archive of arrays, no PyTorch checkpoint");
        return ks_in(ks, "magic");
    }
    if (!npz_read(ks, io, &archive) || !npz_complete(ks, archive)) return false;
    *root = archive;
    return tg_zip_has_one_end(ks, archive->end_record, &rule_end);
}

/* ------------------------------------------------------------------------------------ members */

/* The length of the header of an array, as the first bytes say. */
static uint64_t header_size(const uint8_t *bytes, uint64_t n) {
    if (n < 12) return n;
    return bytes[6] == 1 ? 10 + (uint64_t)ks_u2le(bytes + 8) : 12 + (uint64_t)ks_u4le(bytes + 8);
}

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

/* Notes have a place in the file, for a compressed member that of its data. `before`: rules that had
 * a note before the member was read; those keep the place that they have. */
static void place_notes(ks_ctx *ks, const tg_zip_content *of, uint32_t before) {
    if (ks->num_notes == 0) return; /* then num_kept says nothing */
    for (uint32_t i = before; i < ks->num_kept; i++) {
        uint64_t offset = ks->notes[i].offset;
        if (offset != KS_NO_OFFSET && (offset & KS_DECODED) == 0) continue;
        bool known = !of->deflated && offset != KS_NO_OFFSET;
        ks->notes[i].offset = known ? of->data + (offset & ~KS_DECODED) : of->data;
    }
}

/* Offsets in a stored member are translated to offsets in the file. */
static bool replace_offset(ks_ctx *ks, const tg_zip_content *of) {
    uint64_t offset = ks->error.offset;
    if (!of->deflated && offset != KS_NO_OFFSET && (offset & KS_DECODED) != 0)
        ks->error.offset = of->data + (offset & ~KS_DECODED);
    return ks_place(ks, of->data);
}

static bool read_array(tg_zip_opening *o, const uint8_t *bytes, uint64_t head, npz_array *array) {
    ks_ctx *ks = &o->file->ks;
    const tg_zip_content *of = &array->content;
    ks_text text = {bytes, least(head, of->size), 0};
    ks_stream over = ks_stream_over(&text);
    ks_stream *io = ks_keep_stream(ks, &over);
    npy *object = NULL;
    if (io == NULL || !npy_read(ks, io, &object)) return false;
    array->header = head;
    return tg_npy_header(ks, object->header.data, object->header.size,
                         KS_DECODED | (head - object->len_header), object->major,
                         o->file->options.v2, &array->about) &&
           tg_npy_fits(ks, &array->about, of->size - head, KS_DECODED | head);
}

/* Reads the header of a member, and all of it if it is small and compressed. */
static bool read_member(tg_zip_opening *o, npz_array *array) {
    ks_ctx *ks = &o->file->ks;
    tg_zip_content *of = &array->content;
    const bool small = of->size <= TG_ZIP_SMALL;
    const uint8_t *bytes;
    uint64_t have = of->deflated && small ? of->size : least(of->size, FIRST_BYTES);
    if (!tg_zip_load(o, of, 0, have, &bytes)) return false;
    uint64_t head = header_size(bytes, have);
    if (head <= LONGEST_HEADER && head > have) {
        uint64_t wanted = least(head, of->size);
        if (wanted > have && !tg_zip_load(o, of, have, wanted, &bytes)) return false;
    } else if (head > LONGEST_HEADER) {
        head = have; /* refused by its length */
    }
    const uint32_t before = ks->num_notes > 0 ? ks->num_kept : 0;
    if (!read_array(o, bytes, head, array)) return replace_offset(ks, of);
    place_notes(ks, of, before);
    return !small || tg_zip_check_small(o, of);
}

/* Of a member that is passed over its end and its checksum count, as those of any other. */
static bool pass_over(tg_zip_opening *o, tg_zip_content *of) {
    const uint8_t *bytes;
    if (of->size > TG_ZIP_SMALL) return true; /* verify_rest */
    return tg_zip_load(o, of, 0, of->size, &bytes) && tg_zip_check_small(o, of);
}

static bool adopt_member(tg_zip_opening *o, npz_file *z, const zip_archive_member *m, uint64_t i,
                         uint64_t *num_arrays) {
    if (npz_is_beside(m)) {
        npz_beside *beside = &z->beside[z->num_beside++];
        beside->member = i;
        return tg_zip_take(o, m, &beside->content) && pass_over(o, &beside->content);
    }
    npz_array *array = &z->arrays[(*num_arrays)++];
    memset(array, 0, sizeof *array);
    array->member = i;
    return tg_zip_take(o, m, &array->content) && read_member(o, array);
}

static bool adopt_members(tg_file *file, npz_file *z, const npz *archive) {
    tg_zip_stream *stream = &z->reader.places[0].stream;
    tg_zip_opening o;
    uint64_t num_arrays = 0;
    if (!tg_zip_begin(&o, file, stream, FIRST_BYTES)) return false;
    for (uint64_t i = 0; i < archive->members.count; i++) {
        if (!adopt_member(&o, z, ks_list_at(&archive->members, i), i, &num_arrays))
            return ks_in_item(&file->ks, "members", i);
    }
    tg_zip_free(file, stream); /* it reads from the image */
    return true;
}

static const tg_npy *array_at(const void *self, uint64_t i, uint64_t *offset) {
    const npz_file *z = self;
    *offset = z->arrays[i].content.data;
    return &z->arrays[i].about;
}

static bool adopt(tg_file *file) {
    ks_ctx *ks = &file->ks;
    const npz *archive = file->root;
    uint64_t count = 0; /* arrays */
    for (uint64_t i = 0; i < archive->members.count; i++)
        count += npz_is_beside(ks_list_at(&archive->members, i)) ? 0 : 1;
    file->num_tensors = count;
    if (count > file->options.limits.max_tensors) return true; /* refused right after this */
    tg_foreign_name *names = ks_alloc(ks, count, sizeof *names);
    npz_file *z = ks_alloc(ks, 1, sizeof *z);
    if (z == NULL || names == NULL) return false;
    memset(z, 0, sizeof *z);
    z->reader.file = file;
    file->index = z;
    file->outside = z;
    z->arrays = ks_alloc(ks, count, sizeof *z->arrays);
    z->beside = ks_alloc(ks, archive->members.count - count, sizeof *z->beside);
    const tg_npy_arrays arrays = {array_at, z, count, names};
    return z->arrays != NULL && z->beside != NULL && npz_take_names(file, archive, names) &&
           adopt_members(file, z, archive) && tg_npy_find_views(file, &arrays, &z->views);
}

static void close_file(tg_file *file) {
    npz_file *z = file->outside;
    if (z != NULL) tg_zip_reader_close(&z->reader);
}

/* ------------------------------------------------------------------------------------ reading */

/* A failure of reading a member, of which file->error may say why already. */
static bool fail_member(tg_file *file, uint64_t member) {
    if (file->ks.error.code == KS_OK) return false;
    ks_in_item(&file->ks, "members", member);
    return tg_fail_ks(file);
}

static bool verify(tg_file *file, uint64_t i) {
    npz_file *z = file->index;
    npz_array *array = &z->arrays[tg_npy_view_of(&z->views, i).array];
    return tg_zip_reader_verify(&z->reader, &array->content) || fail_member(file, array->member);
}

static bool verify_rest(tg_file *file) {
    npz_file *z = file->index;
    for (uint64_t i = 0; i < z->num_beside; i++) {
        if (!tg_zip_reader_verify(&z->reader, &z->beside[i].content))
            return fail_member(file, z->beside[i].member);
    }
    return true;
}

typedef struct npz_request {
    npz_file *z;
    uint64_t array;
} npz_request;

static bool stored_bytes(void *self, uint64_t at, void *dst, size_t n) {
    const npz_request *q = self;
    npz_array *array = &q->z->arrays[q->array];
    return tg_zip_reader_give(&q->z->reader, &array->content, array->header + at, dst, n) ||
           fail_member(q->z->reader.file, array->member);
}

static bool read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n) {
    npz_file *z = file->index;
    const tg_npy_view view = tg_npy_view_of(&z->views, tensor->index);
    npz_request request = {z, view.array};
    (void)part;
    return tg_npy_read_view(&z->arrays[view.array].about, view.member, at, dst, n, stored_bytes,
                            &request);
}

static bool is_as_stored(const tg_file *file, uint64_t i) {
    const npz_file *z = file->index;
    const tg_npy_view view = tg_npy_view_of(&z->views, i);
    const npz_array *array = &z->arrays[view.array];
    return view.member == 0 && !array->content.deflated && array->about.swap == 0;
}

static uint64_t passed(const tg_file *file, uint64_t i) {
    const npz_file *z = file->index;
    return z->arrays[tg_npy_view_of(&z->views, i).array].about.nbytes;
}

static bool tell(tg_file *file, uint64_t i, const uint8_t *element, tg_out *out) {
    const npz_file *z = file->index;
    return tg_npy_tell(file, z->arrays[tg_npy_view_of(&z->views, i).array].about.type, element,
                       out);
}

/* -------------------------------------------------------------------------------- the adapter */

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const npz_file *z = file->index;
    const tg_npy_view view = tg_npy_view_of(&z->views, i);
    const npz_array *array = &z->arrays[view.array];
    tensor->raw_name = z->views.names[i].raw;
    tensor->raw_name_len = z->views.names[i].raw_len;
    return tg_npy_describe_view(
        file, &array->about, view.member,
        array->content.deflated ? TG_NOWHERE : array->content.data + array->header, tensor);
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const npz_file *z = file->index;
    tg_name_add(name, z->views.names[i].shown);
    return true;
}

const tg_adapter tg_adapter_npz = {
    .format = TG_FORMAT_NPZ,
    .type = &npz_desc,
    .header_size = 4, /* the magic of a ZIP file */
    .has_magic = true,
    .max_rank = TG_NPY_MAX_RANK,
    .folds = true,
    .read = read_npz,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .read_part = read_part,
    .is_as_stored = is_as_stored,
    .passed = passed,
    .tell = tell,
    .verify = verify,
    .verify_rest = verify_rest,
    .close = close_file,
};

#endif
