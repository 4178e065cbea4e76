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

static bool read_npy(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file);
    npy *object = NULL;
    if (io == NULL || !npy_read(ks, io, &object)) return false;
    *root = object;
    return true;
}

bool tg_npy_adopt(tg_file *file, const uint8_t *text, uint64_t size, uint64_t offset,
                  unsigned major) {
    tg_npy_array *array = ks_alloc(&file->ks, 1, sizeof *array);
    if (array == NULL) return false;
    array->offset = offset;
    file->index = array;
    file->num_tensors = 1;
    return tg_npy_header(&file->ks, text, size, offset - size, major, &array->about);
}

static bool adopt(tg_file *file) {
    const npy *object = file->root;
    const uint64_t offset = ks_offset_of(&file->ks, object->data.data);
    if (!tg_npy_adopt(file, object->header.data, object->header.size, offset, object->major)) {
        return false;
    }
    const tg_npy_array *array = file->index;
    return tg_npy_fits(&file->ks, &array->about, object->data.size, offset);
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const tg_npy_array *array = file->index;
    (void)i;
    tg_npy_describe(&array->about, array->offset, tensor);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    (void)i;
    tg_name_add(name, "arr_0");
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
    (void)tensor;
    (void)part;
    return tg_npy_read(&array->about, at, dst, n, stored, file);
}

/* Big-endian numbers are swapped when they are read. */
static bool is_as_stored(const tg_file *file, uint64_t i) {
    const tg_npy_array *array = file->index;
    (void)i;
    return array->about.swap == 0;
}

static bool metadata(tg_file *file, tg_out *out) {
    const npy *object = file->root;
    const tg_npy_array *array = file->index;
    char version[] = "0.0";
    version[0] = (char)('0' + object->major); /* 1 to 3 */
    tg_out_key(out, "version");
    tg_out_text(out, version);
    tg_out_key(out, "descr");
    tg_out_text(out, array->about.descr);
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
    .metadata = metadata,
};
