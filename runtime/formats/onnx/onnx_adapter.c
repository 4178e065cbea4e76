/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_adapter.c - ONNX models: tensors of graphs, nodes and functions.
 *
 * The machine of onnx_machine.h judges the model in one pass over its bytes. The messages are a tree of the grammar in
 * specs/onnx.ksy for those who ask for it (dump, map); no verdict needs it.
 */
#include "file.h"

#include "onnx.h"
#include "onnx_file.h"
#include "onnx_types.h"

/* The length of a varint at `at`; 0: it does not end in the file, or in ten bytes. */
static bool take_number(ks_ctx *ks, uint64_t *at, uint64_t *number) {
    *number = 0;
    for (unsigned i = 0; i < 10 && *at < ks->input.size; i++) {
        if (!ks_fetch_part(ks, ks->input.base, *at, 1)) return false;
        const uint8_t byte = ks->input.base[(*at)++];
        *number |= (uint64_t)(byte & 0x7f) << (7 * i);
        if (byte < 0x80) return true;
    }
    *at = ks->input.size; /* there is nothing behind it */
    return true;
}

/*
 * Whether a file is a model: ir_version, and a graph behind the other fields that may be in front of it. Models of other programs
 * begin alike (Core ML, SavedModel). False after a load that failed.
 */
static bool is_model(ks_ctx *ks, bool *yes) {
    enum { VARINT = 0, BYTES = 2, IR_VERSION = 0x08, MOST_FIELDS = 64 };
    uint64_t at = 0;
    uint64_t value;
    *yes = false;
    for (unsigned i = 0; i < MOST_FIELDS && at < ks->input.size; i++) {
        uint64_t tag;
        if (!take_number(ks, &at, &tag)) return false;
        if ((i == 0) != (tag == IR_VERSION)) return true;
        const tg_onnx_field *field =
            tg_onnx_field_of(ONNX_MODEL, tag >> 3 < TG_ONNX_MOST_FIELDS ? (uint32_t)(tag >> 3) : 0);
        const bool is_number = field->kind == TG_ONNX_I64;
        if (field->kind == TG_ONNX_UNKNOWN || (tag & 7) != (is_number ? VARINT : BYTES))
            return true;
        if (tag >> 3 == ONNX_MODEL_graph) {
            *yes = true;
            return true;
        }
        if (!take_number(ks, &at, &value)) return false;
        if (is_number) continue;
        if (value > ks->input.size - at) return true;
        at += value;
    }
    return true;
}

static bool read_onnx(ks_ctx *ks, void **root) {
    bool is_one = false;
    if (!is_model(ks, &is_one)) return false;
    if (!is_one) {
        ks_fail(ks, KS_BAD_VALUE, 0, "a model: its ir_version, and further on a graph");
        return ks_in(ks, "ir_version");
    }
    tg_onnx *o = ks_alloc(ks, 1, sizeof *o);
    if (o == NULL) return false;
    memset(o, 0, sizeof *o);
    if (!tg_onnx_run(&o->machine, ks)) return false;
    *root = o;
    return true;
}

static bool read_tree(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects use it as long as they exist */
    onnx *object = NULL;
    /* What is odd has its note since the model was judged. */
    const uint32_t notes = ks->num_notes;
    const uint32_t kept = ks->num_kept;
    const bool is_read = io != NULL && onnx_read(ks, io, &object);
    ks->num_notes = notes;
    ks->num_kept = kept;
    *root = object;
    return is_read;
}

static bool adopt_onnx(tg_file *file) {
    tg_onnx *o = file->root;
    file->root = NULL; /* no tree */
    o->file = file;
    o->machine.ks = &file->ks;
    o->machine.wire.ks = &file->ks;
    o->machine.wire.is_judged = false;
    file->index = o;
    file->outside = o;
    file->num_tensors = o->machine.tensors.count;
    return tg_onnx_sort_operators(o) && tg_onnx_open_beside(o);
}

/* The lengths of a tensor; *count becomes the number of values that are stored. */
static bool read_shape(tg_onnx *o, const tg_onnx_tensor *t, uint64_t *shape, uint64_t *count) {
    const tg_onnx_sparse *sparse = tg_onnx_sparse_of(&o->machine, t);
    if (sparse != NULL) {
        for (uint32_t k = 0; k < sparse->rank; k++)
            shape[k] = *tg_onnx_dims(&o->machine, sparse->dims + k);
        *count = sparse->count;
        return true;
    }
    if (!tg_onnx_lengths(&o->machine.wire, &t->values, shape)) return tg_fail_ks(o->file);
    *count = 1; /* a product below 2^63, or 0 */
    for (uint32_t k = 0; k < t->values.rank; k++) *count *= shape[k] > 0 ? shape[k] : 1;
    if (tg_onnx_is_empty(&t->values)) *count = 0;
    return true;
}

static bool describe_onnx(tg_file *file, uint64_t i, tg_tensor *tensor) {
    tg_onnx *o = tg_onnx_of(file);
    const tg_onnx_tensor *t = tg_onnx_tensor_at(o, i);
    const tg_onnx_type *type = tg_onnx_type_of(t->values.type);
    const tg_onnx_sparse *sparse = tg_onnx_sparse_of(&o->machine, t);
    const uint32_t rank = sparse != NULL ? sparse->rank : t->values.rank;
    uint64_t *shape = tg_shape(file, tensor, rank);
    uint64_t count = 0;
    tg_onnx_text raw;
    if (shape == NULL || !read_shape(o, t, shape, &count)) return false;
    if (tg_onnx_raw_name(&o->machine, t, &raw)) {
        tensor->raw_name = tg_onnx_bytes(&o->machine, raw);
        tensor->raw_name_len = raw.len;
    }
    const uint64_t offset = tg_onnx_offset_of(o, &t->values);
    tg_dense(tensor, type->dtype, count, offset);
    if (type->dtype == TG_DTYPE_STRING) {
        tensor->storage = TG_STORAGE_TEXT;
        tensor->parts[TG_PART_VALUES] = tg_extent_of(TG_DTYPE_UINT8, t->values.nbytes, TG_NOWHERE);
        tensor->parts[TG_PART_COUNTS] = tg_extent_of(TG_DTYPE_UINT64, count, TG_NOWHERE);
    }
    if (sparse == NULL) return true;
    tensor->storage = TG_STORAGE_COO;
    /* Of int64, and in the file, if an index is a number for each axis. */
    tensor->parts[TG_PART_INDEX_LIST] =
        tg_extent_of(TG_DTYPE_INT64, count * rank, tg_onnx_offset_of(o, &sparse->indices));
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    const tg_onnx *o = tg_onnx_of(file);
    tg_onnx_add_name(&o->machine, tg_onnx_tensor_at(o, i), name);
    return true;
}

static void close_onnx(tg_file *file) {
    if (file->outside != NULL) tg_onnx_close_beside(file->outside);
}

const tg_adapter tg_adapter_onnx = {
    .format = TG_FORMAT_ONNX,
    .type = &onnx_desc,
    .header_size = 2,
    .max_rank = TG_ONNX_MOST_AXES,
    .read = read_onnx,
    .tree = read_tree,
    .adopt = adopt_onnx,
    .describe = describe_onnx,
    .name_of = name_of,
    .read_part = tg_onnx_read_part,
    .is_as_stored = tg_onnx_is_as_stored,
    .metadata = tg_onnx_metadata,
    .close = close_onnx,
};
