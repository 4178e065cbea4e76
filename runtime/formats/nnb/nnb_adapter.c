/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_adapter.c - networks of the NNabla C Runtime. Facts about the format are in specs/nnb.ksy.
 *
 * Tensors are the variables that have constant data. A file has no names, so the name of a tensor
 * is the index of its variable, by which functions refer to it, too. They are described from views of the file; metadata
 * comes from the parse tree.
 */
#include "nnb.h"

#include <string.h>

#include "adapter.h"
#include "nnb_validate.h"
#include "nnb_view.h"

/* Every list of the format consists of 32-bit words. */
#define WORD_SIZE 4u

static const tg_dtype dtypes[] = {
    [NNB_DATA_TYPE_FLOAT32] = TG_DTYPE_FLOAT32,
    [NNB_DATA_TYPE_INT16] = TG_DTYPE_INT16,
    [NNB_DATA_TYPE_INT8] = TG_DTYPE_INT8,
    [NNB_DATA_TYPE_SIGN] = TG_DTYPE_BIT,
};

typedef struct constants {
    uint32_t *variables; /* of each tensor: the index of its variable */
    bool *transposed;    /* of each variable: a function uses it as a transposed weight */
} constants;

static bool word_at(ks_ctx *ks, ks_view list, uint64_t i, int32_t *out) {
    const uint8_t *at = list.data + i * WORD_SIZE;
    if (!ks_fetch(ks, at, WORD_SIZE)) return false;
    *out = ks_s4le(at);
    return true;
}

/* Where two fields lie in the record of a variable (variable_record in specs/nnb.ksy). All variables are counted whenever a
 * file is checked; views of them would compute all that follows from their records, and copy what they depend on. */
#define RECORD_SHAPE_COUNT 4u
#define RECORD_DATA_INDEX 16u

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
    return nnb_view_data(nnb_open_view(input->base, (size_t)input->size, file->is_strict));
}

static nnb_variable_record_view variable_at(const nnb_data_area_view *data, uint64_t i) {
    return nnb_variable_view_record(nnb_data_area_view_variables(*data, i));
}

/* The record of a variable, 20 bytes of the file: a valid variable is the number of a block, and that has all of it. */
static const uint8_t *record_of(const nnb_data_area_view *data, uint64_t i) {
    const uint64_t block = ks_u4le(data->buf + data->variables_at + i * WORD_SIZE);
    const uint64_t pos = ks_u4le(data->buf + data->root_index_table_at + block * WORD_SIZE);
    return data->buf + data->base + pos;
}

static bool is_constant(const uint8_t *record) { return ks_s4le(record + RECORD_DATA_INDEX) >= 0; }

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
        if (is_constant(record_of(&data, i))) index->variables[tensors++] = (uint32_t)i;
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
        const uint8_t *record = record_of(&data, i);
        if (!is_constant(record)) continue;
        file->num_tensors++;
        const uint32_t axes = ks_u4le(record + RECORD_SHAPE_COUNT);
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
    const nnb_data_area_view data = view_of(file);
    const uint32_t number = index->variables[i];
    const nnb_variable_record_view record = variable_at(&data, number);
    const nnb_shape_view dims = nnb_variable_record_view_shape(record);

    uint64_t *shape = tg_shape(file, tensor, (uint32_t)dims.dims_count); /* a field of 32 bits */
    if (shape == NULL) return false;
    nnb_dim_view dim = {0};
    for (uint32_t axis = 0; axis < tensor->rank; axis++) {
        dim =
            axis == 0 ? nnb_shape_view_dims_first(dims) : nnb_shape_view_dims_next(dims, dim, axis);
        shape[axis] = (uint64_t)dim.length;
    }
    const uint64_t stored = record.is_partial ? 1 : (uint64_t)dims.num_elements;
    tg_dense(tensor, dtypes[record.type], stored, record.data_at);
    if (record.is_partial) tensor->storage = TG_STORAGE_PARTIAL;
    if (index->transposed[number]) tensor->order = transposed_order(tensor->rank);
    if (tensor->dtype == TG_DTYPE_INT16 || tensor->dtype == TG_DTYPE_INT8)
        tensor->fp_pos = (int32_t)record.fp_pos;
    return true;
}

static bool name_nnb(tg_file *file, uint64_t i, tg_name *name) {
    const constants *index = index_of(file);
    if (index == NULL) return false;
    tg_name_add_number(name, index->variables[i]);
    return true;
}

/* ---------------------------------------------------------------------------------- metadata */

static bool put_words(tg_file *file, tg_out *out, ks_view list) {
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < list.count && !out->ended; i++) {
        int32_t value;
        if (!word_at(&file->ks, list, i, &value)) return false;
        tg_out_s64(out, value);
    }
    tg_out_end_array(out);
    return true;
}

static bool put_variable(tg_file *file, tg_out *out, nnb_variable *variable) {
    ks_ctx *ks = &file->ks;
    if (!nnb_variable_get_record(ks, variable)) return false;
    nnb_variable_record *record = variable->record;
    if (!nnb_variable_record_get_shape(ks, record)) return false;
    nnb_variable_record_get_buffer(ks, record);

    tg_out_begin_object(out);
    tg_out_key(out, "id");
    tg_out_u64(out, record->id);
    tg_out_key(out, "shape");
    tg_out_begin_array(out);
    for (uint32_t axis = 0; axis < record->shape_count && !out->ended; axis++) {
        const nnb_dim *dim = ks_list_at(&record->shape->dims, axis);
        tg_out_s64(out, dim->length);
    }
    tg_out_end_array(out);
    tg_out_key(out, "dtype");
    tg_out_text(out, tg_dtype_name(dtypes[record->type]));
    tg_out_key(out, "fp_pos");
    tg_out_u64(out, record->fp_pos);
    tg_out_key(out, "buffer");
    if (record->data_index >= 0) {
        tg_out_null(out);
    } else {
        tg_out_s64(out, record->buffer);
    }
    tg_out_end_object(out);
    return true;
}

/*
 * One argument of a function. Argument lists have more than a hundred types, so they are read
 * through their descriptor tables. The kind of an argument follows from its storage; the cases here
 * are complete.
 */
static bool put_argument(tg_file *file, tg_out *out, const ks_field *field, uint8_t *at) {
    switch (field->storage) {
    case KS_STORE_U8: tg_out_u64(out, *at); return true;
    case KS_STORE_F32: {
        float value;
        memcpy(&value, at, sizeof value);
        tg_out_f32(out, value);
        return true;
    }
    case KS_STORE_S32: {
        int32_t value;
        memcpy(&value, at, sizeof value);
        const ks_label *label = NULL;
        if (field->enumeration != NULL) label = ks_enum_find(field->enumeration, value);
        if (label != NULL) {
            tg_out_text(out, label->orig);
        } else {
            tg_out_s64(out, value);
        }
        return true;
    }
    case KS_STORE_OBJECT: {
        nnb_functions_int_list *list = (void *)at;
        if (!nnb_functions_int_list_get_values(&file->ks, list)) return false;
        return put_words(file, out, list->values);
    }
    default: tg_out_null(out); return true;
    }
}

static bool put_arguments(tg_file *file, tg_out *out, ks_ref args) {
    tg_out_begin_object(out);
    for (uint32_t i = 0; args.object != NULL && i < args.type->num_fields && !out->ended; i++) {
        const ks_field *field = &args.type->fields[i];
        bool is_alignment = field->storage == KS_STORE_BYTES;
        if (is_alignment || (field->flags & (KS_FIELD_PARAM | KS_FIELD_INSTANCE)) != 0) continue;
        tg_out_key(out, field->orig);
        if (!put_argument(file, out, field, (uint8_t *)args.object + field->offset)) return false;
    }
    tg_out_end_object(out);
    return true;
}

static bool put_function(tg_file *file, tg_out *out, nnb_function *function) {
    ks_ctx *ks = &file->ks;
    if (!nnb_function_get_record(ks, function)) return false;
    if (!nnb_function_get_inputs(ks, function)) return false;
    if (!nnb_function_get_outputs(ks, function)) return false;
    const nnb_functions *record = function->record;
    const ks_label *label = ks_enum_find(&nnb_functions_function_id_labels, record->id);

    tg_out_begin_object(out);
    tg_out_key(out, "name");
    tg_out_text(out, label != NULL ? label->orig : "Unknown");
    tg_out_key(out, "id");
    tg_out_u64(out, record->id);
    tg_out_key(out, "impl");
    tg_out_u64(out, record->impl);
    tg_out_key(out, "inputs");
    if (!put_words(file, out, function->inputs)) return false;
    tg_out_key(out, "outputs");
    if (!put_words(file, out, function->outputs)) return false;
    tg_out_key(out, "args");
    if (!put_arguments(file, out, record->args)) return false;
    tg_out_end_object(out);
    return true;
}

static bool metadata_nnb(tg_file *file, tg_out *out) {
    ks_ctx *ks = &file->ks;
    nnb *network = tg_tree(file);
    if (network == NULL) return false;
    nnb_data_area *data = &network->data;
    if (!nnb_data_area_get_variables(ks, data) || !nnb_data_area_get_functions(ks, data))
        return false;
    if (!nnb_data_area_get_inputs(ks, data) || !nnb_data_area_get_outputs(ks, data)) return false;
    if (!nnb_data_area_get_buffers(ks, data)) return false;

    tg_out_key(out, "version");
    tg_out_u64(out, network->header.version);
    tg_out_key(out, "api_level");
    tg_out_u64(out, network->header.api_level);
    tg_out_key(out, "inputs");
    if (!put_words(file, out, data->inputs)) return false;
    tg_out_key(out, "outputs");
    if (!put_words(file, out, data->outputs)) return false;
    tg_out_key(out, "buffers");
    if (!put_words(file, out, data->buffers)) return false;
    tg_out_key(out, "variables");
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < data->variables.count && !out->ended; i++) {
        if (!put_variable(file, out, ks_list_at(&data->variables, i))) return false;
    }
    tg_out_end_array(out);
    tg_out_key(out, "functions");
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < data->functions.count && !out->ended; i++) {
        if (!put_function(file, out, ks_list_at(&data->functions, i))) return false;
    }
    tg_out_end_array(out);
    return true;
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
    .locate = NULL, /* every tensor is contiguous */
    .shape_is_c = true,
    .metadata = metadata_nnb,
};
