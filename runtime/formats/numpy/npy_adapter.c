/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_adapter.c - .npy, one array of NumPy.
 *
 * The grammar locates header and elements; npy_header.c parses the header. The array has no name in
 * the file; its name is "arr_0", as numpy.savez names an array without a name.
 */
#include "npy.h"

#include "file.h"
#include "npy_array.h"
#include "npy_tell.h"

static bool read_npy(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file);
    npy *object = NULL;
    if (io == NULL || !npy_read(ks, io, &object)) return false;
    *root = object;
    return true;
}

static const tg_npy *array_at(const void *self, uint64_t i, uint64_t *offset) {
    const tg_npy_array *array = self;
    (void)i; /* there is one */
    *offset = array->header;
    return &array->about;
}

bool tg_npy_adopt(tg_file *file, const uint8_t *text, uint64_t size, uint64_t offset,
                  unsigned major) {
    tg_npy_array *array = ks_alloc(&file->ks, 1, sizeof *array);
    if (array == NULL) return false;
    array->offset = offset;
    array->header = offset - size;
    array->name = (tg_foreign_name){.raw = "arr_0", .raw_len = 5, .shown = NULL};
    file->index = array;
    const tg_npy_arrays arrays = {array_at, array, 1, &array->name};
    return tg_npy_header(&file->ks, text, size, array->header, major, file->options.v2,
                         &array->about) &&
           tg_npy_find_views(file, &arrays, &array->views);
}

static bool adopt(tg_file *file) {
    const npy *object = file->root;
    const uint64_t offset = ks_offset_of(&file->ks, object->data.data);
    ks_text text;
    if (!ks_text_of(&file->ks, object->header, &text) ||
        !tg_npy_adopt(file, text.data, text.size, offset, object->major))
        return false;
    const tg_npy_array *array = file->index;
    return tg_npy_fits(&file->ks, &array->about, object->data.size, offset);
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const tg_npy_array *array = file->index;
    const uint32_t member = tg_npy_view_of(&array->views, i).member;
    if (member != 0) { /* the array itself has no name in the file */
        tensor->raw_name = array->views.names[i].raw;
        tensor->raw_name_len = array->views.names[i].raw_len;
    }
    return tg_npy_describe_view(file, &array->about, member, array->offset, tensor);
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const tg_npy_array *array = file->index;
    tg_name_add(name, array->views.names[i].shown);
    return true;
}

static bool stored(void *self, uint64_t at, void *dst, size_t n) {
    tg_file *file = self;
    const tg_npy_array *array = file->index;
    return tg_read_bytes(file, array->offset + at, dst, n);
}

static bool read_part(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t at, void *dst,
                      size_t n) {
    const tg_npy_array *array = file->index;
    const tg_npy_view view = tg_npy_view_of(&array->views, tensor->index);
    (void)part;
    return tg_npy_read_view(&array->about, view.member, at, dst, n, stored, file);
}

/* Big-endian numbers are swapped when they are read. */
static bool is_as_stored(const tg_file *file, uint64_t i) {
    const tg_npy_array *array = file->index;
    return i == 0 && array->about.swap == 0;
}

static uint64_t passed(const tg_file *file, uint64_t i) {
    const tg_npy_array *array = file->index;
    (void)i; /* for each field all records are read */
    return array->about.nbytes;
}

static bool tell(tg_file *file, uint64_t i, const uint8_t *element, tg_out *out) {
    const tg_npy_array *array = file->index;
    (void)i; /* fields are numbers */
    return tg_npy_tell(file, array->about.type, element, out);
}

static bool metadata(tg_file *file, tg_out *out) {
    const npy *object = file->root;
    const tg_npy_array *array = file->index;
    char version[] = "0.0";
    version[0] = (char)('0' + object->major); /* 1 to 3 */
    tg_out_key(out, "version");
    tg_out_text(out, version);
    tg_out_key(out, "descr");
    tg_out_text(out, tg_npy_descr(&array->about));
    return true;
}

const tg_adapter tg_adapter_npy = {
    .format = TG_FORMAT_NPY,
    .type = &npy_desc,
    .header_size = 6, /* the magic */
    .has_magic = true,
    .max_rank = TG_NPY_MAX_RANK,
    .is_nameless = true,
    .read = read_npy,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .read_part = read_part,
    .is_as_stored = is_as_stored,
    .passed = passed,
    .tell = tell,
    .metadata = metadata,
};
