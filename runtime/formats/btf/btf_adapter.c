/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_adapter.c - BTF, the Binary Tensor Format of the TensorFlow Runtime.
 *
 * Tensors have no names, so their names are their positions: "0", "1" and so on. Entry i of the
 * offset table points to the record of tensor i, which describes it completely. So tensors are described from views of
 * the file, which the validator has accepted, and there is a parse tree only for those who ask for it.
 */
#include "btf.h"

#include "adapter.h"
#include "btf_place.h"
#include "btf_validate.h"

#define MOST_AXES 255 /* record_header.rank */
#define DIM_SIZE 8    /* bytes of a length */

static bool read_btf(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects use it as long as they exist */
    btf *b = NULL;
    if (io == NULL || !btf_read(ks, io, &b) || !btf_complete(ks, b)) return false;
    *root = b;
    return true;
}

/* What views read of an accepted file is loaded: the validator has looked at all of it. */
static btf_view view_of(const tg_file *file) {
    const ks_input *input = &file->ks.input;
    return btf_open_view(input->base, (size_t)input->size, file->is_strict);
}

static bool adopt_btf(tg_file *file) {
    file->num_tensors = view_of(file).num_tensors;
    return true;
}

static bool describe_btf(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const ks_input *input = &file->ks.input;
    const btf_record_view record =
        tg_btf_record(input->base, (size_t)input->size, file->is_strict, i);
    uint64_t *shape = tg_shape(file, tensor, (uint32_t)record.dims_count); /* <= 255 */
    if (shape == NULL) return false;
    if (record.header_layout == BTF_LAYOUT_DENSE) {
        tg_btf_place_dense(record, shape, tensor);
    } else {
        tg_btf_place_coo(record, shape, tensor);
    }
    return true;
}

static bool name_btf(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

/* Of the record only its rank is read, the first word of its header. */
static bool survey_btf(tg_file *file, bool rough, tg_survey *survey) {
    const btf_view view = view_of(file);
    tg_survey_numbers(survey, file->num_tensors);
    if (rough && view.strict) { /* each record begins where the one before it ends */
        survey->axes = view.len / DIM_SIZE;
        survey->most_axes = MOST_AXES;
        return true;
    }
    for (uint64_t i = 0; i < view.offsets_count; i++) {
        const uint64_t record = ks_u8le(view.buf + view.offsets_at + 8 * i);
        const uint32_t rank = (uint32_t)ks_u8le(view.buf + record); /* <= 255 */
        survey->axes += rank;
        if (rank > survey->most_axes) survey->most_axes = rank;
    }
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
    .max_rank = MOST_AXES,
    .read = read_btf,
    .validate = btf_validate,
    .adopt = adopt_btf,
    .describe = describe_btf,
    .name_of = name_btf,
    .survey = survey_btf,
    .locate = NULL, /* every part is contiguous */
    .metadata = metadata_btf,
};
