/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_adapter.c - networks of the NNabla C Runtime. Facts about the format are in specs/nnb.ksy.
 *
 * Tensors are the variables that have constant data. A file has no names, so the name of a tensor
 * is the index of its variable, by which functions refer to it, too.
 */
#include "nnb.h"

#include <string.h>

#include "adapter.h"
#include "nnb_validate.h"

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

/* ------------------------------------------------------------------------------------ reading */

static bool read_nnb(ks_ctx *ks, void **root) {
    ks_stream file = ks_stream_root(ks);
    ks_stream *io = ks_keep_stream(ks, &file); /* objects use it as long as they exist */
    nnb *network = NULL;
    if (io == NULL || !nnb_read(ks, io, &network) || !nnb_complete(ks, network)) return false;
    *root = network;
    return true;
}

static nnb_data_area *data_of(tg_file *file) { return &((nnb *)file->root)->data; }

static nnb_variable_record *variable_at(tg_file *file, uint64_t i) {
    nnb_variable *variable = ks_list_at(&data_of(file)->variables, i);
    return nnb_variable_get_record(&file->ks, variable) ? variable->record : NULL;
}

/* --------------------------------------------------------------------------------- the index */

static bool find_constants(tg_file *file, constants *index) {
    uint64_t count = data_of(file)->variables.count;
    for (uint64_t i = 0; i < count; i++) {
        const nnb_variable_record *record = variable_at(file, i);
        if (record == NULL) return false;
        if (record->data_index >= 0) index->variables[file->num_tensors++] = (uint32_t)i;
    }
    return true;
}

/* Only functions determine which weights are stored transposed, so each function is examined
 * once. */
static bool find_transposed(tg_file *file, constants *index) {
    ks_ctx *ks = &file->ks;
    const ks_list *functions = &data_of(file)->functions;
    for (uint64_t i = 0; i < functions->count; i++) {
        nnb_function *function = ks_list_at(functions, i);
        if (!nnb_function_get_record(ks, function)) return false;
        nnb_functions_get_last_transposed_input(ks, function->record);
        uint64_t last = function->record->last_transposed_input;
        if (last == 0) continue;
        if (!nnb_function_get_inputs(ks, function)) return false;
        for (uint64_t k = 1; k <= last && k < function->inputs.count; k++) {
            int32_t variable;
            if (!word_at(ks, function->inputs, k, &variable)) return false;
            index->transposed[variable] = true;
        }
    }
    return true;
}

static bool adopt_nnb(tg_file *file) {
    ks_ctx *ks = &file->ks;
    nnb_data_area *data = data_of(file);
    if (!nnb_data_area_get_variables(ks, data)) return false;
    if (!nnb_data_area_get_functions(ks, data)) return false;
    uint64_t count = data->variables.count;
    if (!ks_spend(ks, count) || !ks_spend(ks, data->functions.count)) return false;
    constants *index = ks_alloc(ks, 1, sizeof *index);
    if (index == NULL) return false;
    index->variables = ks_alloc(ks, count, sizeof *index->variables);
    index->transposed = ks_alloc(ks, count, sizeof *index->transposed);
    if (index->variables == NULL || index->transposed == NULL) return false;
    memset(index->transposed, 0, (size_t)count * sizeof *index->transposed);
    if (!find_constants(file, index) || !find_transposed(file, index)) return false;
    file->index = index;
    return true;
}

/* ----------------------------------------------------------------------------------- tensors */

/* The order of weights whose outputs are the slowest axes: shape (in, out...) stored as (out...,
 * in). */
static tg_order transposed_order(uint32_t rank) {
    if (rank < 2) return TG_ORDER_C;
    return rank == 2 ? TG_ORDER_F : TG_ORDER_ROTATED;
}

static bool describe_nnb(tg_file *file, uint64_t i, tg_tensor *tensor) {
    ks_ctx *ks = &file->ks;
    const constants *index = file->index;
    uint32_t number = index->variables[i];
    nnb_variable_record *record = variable_at(file, number);
    if (record == NULL || !nnb_variable_record_get_shape(ks, record)) return false;
    if (!nnb_variable_record_get_is_partial(ks, record)) return false;
    if (!nnb_variable_record_get_stored_count(ks, record)) return false;
    if (!nnb_variable_record_get_data(ks, record)) return false;

    uint64_t *shape = tg_shape(file, tensor, record->shape_count);
    if (shape == NULL) return false;
    for (uint32_t axis = 0; axis < record->shape_count; axis++) {
        const nnb_dim *dim = ks_list_at(&record->shape->dims, axis);
        shape[axis] = (uint64_t)dim->length;
    }
    tg_dense(tensor, dtypes[record->type], (uint64_t)record->stored_count,
             ks_offset_of(ks, record->data.data));
    if (record->is_partial) tensor->storage = TG_STORAGE_PARTIAL;
    if (index->transposed[number]) tensor->order = transposed_order(tensor->rank);
    if (tensor->dtype == TG_DTYPE_INT16 || tensor->dtype == TG_DTYPE_INT8)
        tensor->fp_pos = record->fp_pos;
    return true;
}

static bool name_nnb(tg_file *file, uint64_t i, tg_name *name) {
    const constants *index = file->index;
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

static bool put_variable(tg_file *file, tg_out *out, uint64_t i) {
    ks_ctx *ks = &file->ks;
    nnb_variable_record *record = variable_at(file, i);
    if (record == NULL || !nnb_variable_record_get_shape(ks, record)) return false;
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
    const nnb *network = file->root;
    nnb_data_area *data = data_of(file);
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
        if (!put_variable(file, out, i)) return false;
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
