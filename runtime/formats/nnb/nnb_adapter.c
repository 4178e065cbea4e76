/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_adapter.c - networks of the NNabla C Runtime. Facts about the format are in specs/nnb.ksy.
 *
 * Tensors are the variables that have constant data. A file has no names, so the name of a tensor
 * is the index of its variable, by which functions refer to it, too. All is described from views of the file, and
 * there is a parse tree only for those who ask for it.
 */
#include "nnb.h"

#include <string.h>

#include "adapter.h"
#include "nnb_layout.h"
#include "nnb_metadata.h"
#include "nnb_place.h"
#include "nnb_validate.h"

typedef struct constants {
    uint32_t *variables; /* of each tensor: the index of its variable */
    bool *transposed;    /* of each variable: a function uses it as a transposed weight */
} constants;

/* ------------------------------------------------------------------------------------ reading */

static bool read_nnb(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects use it as long as they exist */
    nnb *network = NULL;
    if (io == NULL || !nnb_read(ks, io, &network) || !nnb_complete(ks, network)) return false;
    *root = network;
    return true;
}

/* What views read of an accepted file is loaded: the validator has looked at all of it. */
static nnb_data_area_view view_of(const tg_file *file) {
    const ks_input *input = &file->ks.input;
    return tg_nnb_data_area(input->base, (size_t)input->size, file->is_strict);
}

/* --------------------------------------------------------------------------------- the index */

/* Only functions determine which weights are stored transposed, so each function is examined
 * once. */
static void find_transposed(const nnb_data_area_view *data, bool *transposed) {
    for (uint64_t i = 0; i < data->functions_count; i++) {
        const nnb_function_view function = nnb_data_area_view_functions(*data, i);
        const uint64_t last = nnb_function_view_record(function).last_transposed_input;
        for (uint64_t k = 1; k <= last && k < function.inputs_count; k++)
            transposed[nnb_function_view_inputs(function, k).variable] = true;
    }
}

/* NULL with file->ks.error: for lack of memory, by a budget. */
static const constants *index_of(tg_file *file) {
    ks_ctx *ks = &file->ks;
    if (file->index != NULL) return file->index;
    const nnb_data_area_view data = view_of(file);
    const uint64_t count = data.variables_count; /* adopt_nnb has paid for them */
    if (!ks_spend(ks, data.functions_count)) return NULL;
    constants *index = ks_alloc(ks, 1, sizeof *index);
    if (index == NULL) return NULL;
    index->variables = ks_alloc(ks, file->num_tensors, sizeof *index->variables);
    index->transposed = ks_alloc(ks, count, sizeof *index->transposed);
    if (index->variables == NULL || index->transposed == NULL) return NULL;
    memset(index->transposed, 0, (size_t)count * sizeof *index->transposed);
    uint64_t tensors = 0;
    for (uint64_t i = 0; i < count; i++)
        if (tg_nnb_has_data(data, i)) index->variables[tensors++] = (uint32_t)i;
    find_transposed(&data, index->transposed);
    file->index = index;
    return index;
}

/* Counts the constants, and finds the most axes that one has. */
static bool adopt_nnb(tg_file *file) {
    const nnb_data_area_view data = view_of(file);
    if (!ks_spend(&file->ks, data.variables_count)) return false;
    uint32_t most = 1; /* 0 would mean that it is not known */
    for (uint64_t i = 0; i < data.variables_count; i++) {
        if (!tg_nnb_has_data(data, i)) continue;
        file->num_tensors++;
        const uint32_t axes = tg_nnb_axes(data, i);
        if (axes > most) most = axes;
    }
    file->most_axes = most;
    /* A file that has been read may be under limits of the caller, and these count what tensors need, too. */
    return file->root == NULL || index_of(file) != NULL;
}

/* ----------------------------------------------------------------------------------- tensors */

/* The order of weights whose outputs are the slowest axes: shape (in, out...) stored as (out...,
 * in). */
static tg_order transposed_order(uint32_t rank) {
    if (rank < 2) return TG_ORDER_C;
    return rank == 2 ? TG_ORDER_F : TG_ORDER_ROTATED;
}

static bool describe_nnb(tg_file *file, uint64_t i, tg_tensor *tensor) {
    const constants *index = index_of(file);
    if (index == NULL) return false;
    const uint32_t number = index->variables[i];
    const nnb_variable_record_view record = tg_nnb_record(view_of(file), number); /* has data */
    uint64_t *shape = tg_shape(file, tensor, (uint32_t)record.shape_count); /* a field of 32 bits */
    if (shape == NULL) return false;
    tg_nnb_place(record, file->ks.input.size, shape, tensor);
    if (index->transposed[number]) tensor->order = transposed_order(tensor->rank);
    return true;
}

static bool name_nnb(tg_file *file, uint64_t i, tg_name *name) {
    const constants *index = index_of(file);
    if (index == NULL) return false;
    tg_name_add_number(name, index->variables[i]);
    return true;
}

static bool survey_nnb(tg_file *file, bool rough, tg_survey *survey) {
    (void)rough;
    const constants *index = index_of(file);
    if (index == NULL) return false;
    const nnb_data_area_view data = view_of(file);
    for (uint64_t i = 0; i < file->num_tensors; i++) {
        const uint32_t number = index->variables[i];
        survey->axes += tg_nnb_axes(data, number);
        survey->name_bytes += tg_name_digits(number);
    }
    survey->most_axes = file->most_axes;
    survey->longest_name = tg_name_digits(UINT32_MAX);
    return true;
}

/* -------------------------------------------------------------------------------- the adapter */

static bool metadata_nnb(tg_file *file, tg_out *out) {
    const ks_input *input = &file->ks.input;
    const nnb_view root = nnb_open_view(input->base, (size_t)input->size, file->is_strict);
    const nnb_data_area_view data = nnb_view_data(root);
    return tg_nnb_put_metadata(file, out, &root, &data);
}

const tg_adapter tg_adapter_nnb = {
    .format = TG_FORMAT_NNB,
    .type = &nnb_desc,
    .header_size = 56, /* the whole header: its words constrain each other */
    .read = read_nnb,
    .validate = nnb_validate,
    .adopt = adopt_nnb,
    .describe = describe_nnb,
    .name_of = name_nnb,
    .survey = survey_nnb,
    .locate = NULL, /* every tensor is contiguous */
    .shape_is_c = true,
    .metadata = metadata_nnb,
};
