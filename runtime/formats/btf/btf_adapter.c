/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_adapter.c - BTF, the Binary Tensor Format of the TensorFlow Runtime.
 *
 * Tensors have no names, so their names are their positions: "0", "1" and so on. Entry i of the
 * offset table points to the record of tensor i, which describes it completely.
 */
#include "btf.h"

#include "adapter.h"
#include "btf_validate.h"

static bool read_btf(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects use it as long as they exist */
    btf *b = NULL;
    if (io == NULL || !btf_read(ks, io, &b) || !btf_complete(ks, b)) return false;
    *root = b;
    return true;
}

static bool adopt_btf(tg_file *file) {
    const btf *b = file->root;
    file->num_tensors = b->num_tensors;
    return true;
}

static tg_dtype dtype_of(const btf_record *record) {
    switch (record->header.dtype) {
    case BTF_DTYPE_INT8: return TG_DTYPE_INT8;
    case BTF_DTYPE_INT16: return TG_DTYPE_INT16;
    case BTF_DTYPE_INT32: return TG_DTYPE_INT32;
    case BTF_DTYPE_INT64: return TG_DTYPE_INT64;
    case BTF_DTYPE_FLOAT32: return TG_DTYPE_FLOAT32;
    case BTF_DTYPE_FLOAT64: return TG_DTYPE_FLOAT64;
    case BTF_DTYPE_UINT8: return TG_DTYPE_UINT8;
    case BTF_DTYPE_UINT16: return TG_DTYPE_UINT16;
    case BTF_DTYPE_UINT32: return TG_DTYPE_UINT32;
    case BTF_DTYPE_UINT64: return TG_DTYPE_UINT64;
    default: return TG_DTYPE_NONE; /* not reached: the grammar allows no other values */
    }
}

static bool describe_btf(tg_file *file, uint64_t i, tg_tensor *tensor) {
    ks_ctx *ks = &file->ks;
    const btf *b = file->root;
    btf_offset_entry *entry = ks_list_at(&b->offsets, i);
    if (!btf_offset_entry_get_record(ks, entry)) return false;
    btf_record *record = entry->record;

    uint64_t *shape = tg_shape(file, tensor, (uint32_t)record->header.rank); /* <= 255 */
    if (shape == NULL) return false;
    for (uint32_t k = 0; k < tensor->rank; k++) {
        const btf_dim *dim = ks_list_at(&record->dims, k);
        shape[k] = dim->length;
    }
    if (record->header.layout == BTF_LAYOUT_DENSE) {
        const btf_dense_payload *dense = record->payload.object;
        if (!btf_record_get_num_cells(ks, record)) return false;
        tg_dense(tensor, dtype_of(record), record->num_cells, ks_offset_of(ks, dense->data.data));
        return true;
    }
    const btf_coo_payload *coo = record->payload.object;
    tensor->storage = TG_STORAGE_COO;
    tensor->dtype = dtype_of(record);
    tensor->parts[TG_PART_VALUES] =
        tg_extent_of(tensor->dtype, coo->num_values, ks_offset_of(ks, coo->values.data));
    tensor->parts[TG_PART_INDEX_LIST] =
        tg_extent_of(TG_DTYPE_INT64, coo->indices.count, ks_offset_of(ks, coo->indices.data));
    return true;
}

static bool name_btf(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

static bool metadata_btf(tg_file *file, tg_out *out) {
    tg_out_key(out, "num_tensors");
    tg_out_u64(out, file->num_tensors);
    return true;
}

const tg_adapter tg_adapter_btf = {
    .format = TG_FORMAT_BTF,
    .type = &btf_desc,
    .header_size = 16, /* the number of tensors and the first offset */
    .max_rank = 255,   /* record_header.rank */
    .read = read_btf,
    .validate = btf_validate,
    .adopt = adopt_btf,
    .describe = describe_btf,
    .name_of = name_btf,
    .locate = NULL, /* every part is contiguous */
    .metadata = metadata_btf,
};
