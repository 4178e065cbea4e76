/* SPDX-License-Identifier: Apache-2.0 */
/*
 * views FORMAT FILE...: compares the views of a valid file with the objects of its reader.
 * views: prints the names of the formats whose views are compared here.
 *
 * Another part of ksyc makes the reader from the same grammar, and it computes in a different way. The program
 * compares the place of each object, each number that both have, and every element of arrays. Each file lies in
 * a block of exactly its size, so that a sanitizer reports a read past the end. It also reports a read of bytes that the
 * validator has not looked at: of a file that is loaded on demand they would be missing.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "btf.h"
#include "btf_view.h"
#include "ks.h"
#include "nnb.h"
#include "nnb_view.h"
#include "primitiv.h"
#include "primitiv_view.h"
#include "pvp.h"
#include "pvp_view.h"
#include "support.h"
#include "views_compare.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#endif
#endif
#ifndef ASAN_POISON_MEMORY_REGION
#define ASAN_POISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#define ASAN_UNPOISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#endif

static const char *file;
static uint64_t num_compared;

void views_same(const char *what, bool is_same) {
    num_compared++;
    if (!is_same) support_problem(file, "the view differs from the reader: %s", what);
}
/* What ASan can tell from its neighbours. */
#define GRAIN 8u

typedef struct image {
    const uint8_t *bytes;
    size_t size;
} image;

static int load(void *self, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    const image *im = self;
    if (offset > im->size || n > im->size - offset) return 1;
    *from = offset;
    *to = offset + n;
    const uint64_t first = offset - offset % GRAIN; /* malloc aligns by more */
    ASAN_UNPOISON_MEMORY_REGION(im->bytes + first, (size_t)(*to - first));
    return 0;
}

void views_load(const uint8_t *at, size_t n) {
    const size_t before = (uintptr_t)at % GRAIN;
    ASAN_UNPOISON_MEMORY_REGION(at - before, n + before);
}

void views_validate(const char *what, ks_validator *validate, const uint8_t *buf, size_t size) {
    image im = {buf, size};
    const ks_input input = {.base = buf, .size = size, .load = load, .self = &im};
    ks_gate gate = ks_gate_input(&input, UINT64_MAX);
    ASAN_POISON_MEMORY_REGION(buf, size);
    views_same(what, validate(&gate, buf, size, false) == KS_ACCEPTED);
}

/* The view and the object begin at the same offset. Objects whose position follows from others do not know it; there the
 * addresses of bytes and arrays tell. */
#define SAME_PLACE(view, object) SAME((view).at, (object)->ks.at)

void views_same_bytes(const char *what, const uint8_t *buf, uint64_t at, uint64_t size,
                      ks_bytes bytes) {
    views_same(what, size == bytes.size && (size == 0 || buf + at == bytes.data));
}

/* ------------------------------------------------------------------------------------------- BTF */

static void compare_coo(btf_coo_payload_view view, const btf_coo_payload *object) {
    SAME(view.num_indices, object->num_indices);
    SAME(view.num_columns, object->num_columns);
    SAME(view.num_values, object->num_values);
    SAME(view.indices_count, object->indices.count);
    views_same("where the indices are",
               view.indices_count == 0 || view.buf + view.indices_at == object->indices.data);
    for (uint64_t i = 0; i < view.indices_count; i++)
        SAME(btf_coo_payload_view_indices(view, i).position,
             (int64_t)ks_u8le(object->indices.data + 8 * i));
    views_same_bytes("values", view.buf, view.values_at, view.values_size, object->values);
}

static void compare_record(btf_record_view view, const btf_record *object) {
    SAME_PLACE(view, object);
    SAME(view.start, object->start);
    SAME(view.next, object->next);
    SAME(view.num_cells, object->num_cells);
    const btf_record_header_view header = btf_record_view_header(view);
    SAME_PLACE(header, &object->header);
    SAME(header.rank, object->header.rank);
    SAME(header.dtype, object->header.dtype);
    SAME(header.layout, object->header.layout);
    SAME(header.element_size, object->header.element_size);
    views_same_bytes("reserved", view.buf, header.reserved_at, header.reserved_size,
                     object->header.reserved);
    SAME(view.dims_count, object->dims.count);
    btf_dim_view dim = {0};
    for (uint64_t i = 0; i < view.dims_count; i++) {
        const btf_dim *expected = ks_list_at(&object->dims, i);
        dim = i == 0 ? btf_record_view_dims_first(view) : btf_record_view_dims_next(view, dim, i);
        SAME_PLACE(dim, expected);
        SAME(dim.length, expected->length);
        SAME(dim.extent, expected->extent);
        SAME(dim.cells, expected->cells);
    }
    if (header.layout == BTF_LAYOUT_COO) {
        compare_coo(btf_record_view_payload_coo_payload(view), object->payload.object);
    } else {
        const btf_dense_payload_view dense = btf_record_view_payload_dense_payload(view);
        const btf_dense_payload *expected = object->payload.object;
        views_same_bytes("data", view.buf, dense.data_at, dense.data_size, expected->data);
    }
    SAME(view.has_padding, object->ks_has_padding);
    if (view.has_padding)
        views_same_bytes("padding", view.buf, view.padding_at, view.padding_size, object->padding);
}

static void compare_btf(const uint8_t *buf, size_t size, ks_ctx *ks, ks_stream *io) {
    btf *object = NULL;
    if (!btf_read(ks, io, &object) || !btf_complete(ks, object)) return;
    views_validate("btf_validate", btf_validate, buf, size);
    const btf_view view = btf_open_view(buf, size, false);
    SAME(view.num_tensors, object->num_tensors);
    SAME(view.offsets_count, object->offsets.count);
    for (uint64_t i = 0; i < view.offsets_count; i++) {
        const btf_offset_entry *entry = ks_list_at(&object->offsets, i);
        const btf_offset_entry_view there = btf_view_offsets(view, i);
        SAME_PLACE(there, entry);
        SAME(there.offset, entry->offset);
        compare_record(btf_offset_entry_view_record(there), entry->record);
    }
}

/* ------------------------------------------------------------------------------------------- NNB */

static void compare_int_list(nnb_functions_int_list_view view,
                             const nnb_functions_int_list *object) {
    SAME_PLACE(view, object);
    SAME(view.count, object->count);
    SAME(view.block, object->block);
    SAME(view.values_count, object->values.count);
    views_same("where the values are",
               view.values_count == 0 || view.buf + view.values_at == object->values.data);
}

/* The arguments of each kind of record that the samples have: numbers, lists, floats, bools. */
static void compare_args(nnb_functions_view view, const nnb_functions *object) {
    switch (view.function) {
    case NNB_FUNCTIONS_FUNCTION_ID_AFFINE: {
        const nnb_functions_base_axis_args *args = object->args.object;
        SAME(nnb_functions_view_args_base_axis_args(view).base_axis, args->base_axis);
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RELU: {
        const nnb_functions_inplace_args *args = object->args.object;
        SAME(nnb_functions_view_args_inplace_args(view).inplace, args->inplace);
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SOFTMAX: {
        const nnb_functions_axis_args *args = object->args.object;
        SAME(nnb_functions_view_args_axis_args(view).axis, args->axis);
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONVOLUTION_0: {
        const nnb_functions_convolution_0_args *args = object->args.object;
        const nnb_functions_convolution_0_args_view there =
            nnb_functions_view_args_convolution_0_args(view);
        SAME(there.base_axis, args->base_axis);
        SAME(there.group, args->group);
        compare_int_list(nnb_functions_convolution_0_args_view_pad(there), &args->pad);
        compare_int_list(nnb_functions_convolution_0_args_view_stride(there), &args->stride);
        compare_int_list(nnb_functions_convolution_0_args_view_dilation(there), &args->dilation);
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONVOLUTION: {
        const nnb_functions_convolution_args *args = object->args.object;
        const nnb_functions_convolution_args_view there =
            nnb_functions_view_args_convolution_args(view);
        SAME(there.base_axis, args->base_axis);
        SAME(there.group, args->group);
        SAME(there.channel_last, args->channel_last);
        compare_int_list(nnb_functions_convolution_args_view_pad(there), &args->pad);
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PAD: {
        const nnb_functions_pad_args *args = object->args.object;
        const nnb_functions_pad_args_view there = nnb_functions_view_args_pad_args(view);
        SAME(there.mode, args->mode);
        uint32_t bits = 0;
        memcpy(&bits, &args->constant_value, sizeof bits);
        SAME(ks_u4le(there.buf + there.constant_value_at), bits);
        compare_int_list(nnb_functions_pad_args_view_pad_width(there), &args->pad_width);
        break;
    }
    default: break;
    }
}

static void compare_variable(nnb_variable_view view, const nnb_variable *object) {
    SAME_PLACE(view, object);
    SAME(view.block, object->block);
    const nnb_variable_record_view record = nnb_variable_view_record(view);
    const nnb_variable_record *expected = object->record;
    SAME_PLACE(record, expected);
    SAME(record.id, expected->id);
    SAME(record.type, expected->type);
    SAME(record.fp_pos, expected->fp_pos);
    SAME(record.data_index, expected->data_index);
    SAME(record.element_bits, expected->element_bits);
    SAME(record.num_bytes, expected->num_bytes);
    SAME(record.is_partial, expected->is_partial);
    SAME(record.is_usable, expected->is_usable);
    SAME(record.has_data, expected->data_index >= 0);
    if (record.has_data) {
        SAME(record.block_size, expected->block_size);
        views_same_bytes("data", view.buf, record.data_at, record.data_size, expected->data);
    } else {
        SAME(record.buffer, expected->buffer);
    }
    const nnb_shape_view shape = nnb_variable_record_view_shape(record);
    SAME_PLACE(shape, expected->shape);
    SAME(shape.num_elements, expected->shape->num_elements);
    SAME(shape.dims_count, expected->shape->dims.count);
    nnb_dim_view dim = {0};
    for (uint64_t i = 0; i < shape.dims_count; i++) {
        const nnb_dim *there = ks_list_at(&expected->shape->dims, i);
        dim = i == 0 ? nnb_shape_view_dims_first(shape) : nnb_shape_view_dims_next(shape, dim, i);
        SAME_PLACE(dim, there);
        SAME(dim.length, there->length);
        SAME(dim.extent, there->extent);
    }
}

static void compare_function(nnb_function_view view, const nnb_function *object) {
    SAME_PLACE(view, object);
    SAME(view.block, object->block);
    const nnb_functions_view record = nnb_function_view_record(view);
    SAME_PLACE(record, object->record);
    SAME(record.id, object->record->id);
    SAME(record.impl, object->record->impl);
    SAME((int64_t)record.function, object->record->function);
    SAME(record.cut_input, object->record->cut_input);
    compare_args(record, object->record);
    SAME(view.inputs_count, object->inputs.count);
    for (uint64_t i = 0; i < view.inputs_count; i++)
        SAME(nnb_function_view_inputs(view, i).variable,
             (int32_t)ks_u4le(object->inputs.data + 4 * i));
    SAME(view.outputs_count, object->outputs.count);
    for (uint64_t i = 0; i < view.outputs_count; i++)
        SAME(nnb_function_view_outputs(view, i).variable,
             (int32_t)ks_u4le(object->outputs.data + 4 * i));
}

static void compare_nnb(const uint8_t *buf, size_t size, ks_ctx *ks, ks_stream *io) {
    nnb *object = NULL;
    if (!nnb_read(ks, io, &object) || !nnb_complete(ks, object)) return;
    views_validate("nnb_validate", nnb_validate, buf, size);
    const nnb_view view = nnb_open_view(buf, size, false);
    const nnb_header_view header = nnb_view_header(view);
    SAME(header.version, object->header.version);
    SAME(header.variables_block, object->header.variables_block);
    SAME(header.data_size, object->header.data_size);
    SAME(view.index_table_count, object->index_table.count);
    for (uint64_t i = 0; i < view.index_table_count; i++)
        SAME(nnb_view_index_table(view, i).offset, ks_u4le(object->index_table.data + 4 * i));
    const nnb_data_area_view data = nnb_view_data(view);
    SAME_PLACE(data, &object->data);
    SAME(data.buffers_count, object->data.buffers.count);
    for (uint64_t i = 0; i < data.buffers_count; i++)
        SAME(nnb_data_area_view_buffers(data, i).size,
             (int32_t)ks_u4le(object->data.buffers.data + 4 * i));
    SAME(data.variables_count, object->data.variables.count);
    for (uint64_t i = 0; i < data.variables_count; i++)
        compare_variable(nnb_data_area_view_variables(data, i),
                         ks_list_at(&object->data.variables, i));
    SAME(data.inputs_count, object->data.inputs.count);
    for (uint64_t i = 0; i < data.inputs_count; i++)
        SAME(nnb_data_area_view_inputs(data, i).variable,
             (int32_t)ks_u4le(object->data.inputs.data + 4 * i));
    SAME(data.outputs_count, object->data.outputs.count);
    for (uint64_t i = 0; i < data.outputs_count; i++)
        SAME(nnb_data_area_view_outputs(data, i).variable,
             (int32_t)ks_u4le(object->data.outputs.data + 4 * i));
    SAME(data.functions_count, object->data.functions.count);
    for (uint64_t i = 0; i < data.functions_count; i++)
        compare_function(nnb_data_area_view_functions(data, i),
                         ks_list_at(&object->data.functions, i));
    SAME(nnb_data_area_view_end_of_buffers(data).at, object->data.ks_at_end_of_buffers);
    SAME(nnb_data_area_view_end_of_functions(data).block, object->data.end_of_functions->block);
    SAME(view.trailing_size, object->trailing.size);
}

/* -------------------------------------------------------------------------------------- primitiv */

static void compare_string(primitiv_msgpack_string_view view, const msgpack_string *object) {
    SAME_PLACE(view, object);
    SAME(view.tag, object->tag);
    SAME(view.has_wide_length, object->ks_has_wide_length > 0);
    SAME(view.wide_length, object->wide_length);
    SAME(view.len_data, object->len_data);
    views_same_bytes("string", view.buf, view.data_at, view.data_size, object->data);
}

static void compare_tensor(primitiv_tensor_view view, const primitiv_tensor *object) {
    SAME(view.max_batch, object->max_batch);
    const primitiv_shape_view shape = primitiv_tensor_view_shape(view);
    SAME_PLACE(shape, &object->shape);
    SAME(shape.num_elements, object->shape.num_elements);
    SAME(primitiv_shape_view_dims_head(shape).num_items, object->shape.dims_head.num_items);
    SAME(primitiv_shape_view_batch(shape).value, object->shape.batch.value);
    SAME(shape.dims_count, object->shape.dims.count);
    primitiv_dim_view dim = {0};
    for (uint64_t i = 0; i < shape.dims_count; i++) {
        const primitiv_dim *expected = ks_list_at(&object->shape.dims, i);
        dim = i == 0 ? primitiv_shape_view_dims_first(shape)
                     : primitiv_shape_view_dims_next(shape, dim, i);
        SAME_PLACE(dim, expected);
        SAME(dim.length, expected->length);
        SAME(dim.volume, expected->volume);
    }
    const primitiv_msgpack_binary_view data = primitiv_tensor_view_data(view);
    views_same_bytes("data", view.buf, data.data_at, data.data_size, object->data.data);
}

static void compare_parameter(primitiv_parameter_view view, const primitiv_parameter *object) {
    SAME_PLACE(view, object);
    compare_tensor(primitiv_parameter_view_value(view), &object->value);
    SAME(primitiv_parameter_view_num_stats(view).value, object->num_stats.value);
    SAME(view.stats_count, object->stats.count);
    primitiv_statistic_view stat = {0};
    for (uint64_t i = 0; i < view.stats_count; i++) {
        const primitiv_statistic *expected = ks_list_at(&object->stats, i);
        stat = i == 0 ? primitiv_parameter_view_stats_first(view)
                      : primitiv_parameter_view_stats_next(view, stat, i);
        SAME(primitiv_parameter_view_stats_at(view, stat.at, i).value_at, stat.value_at);
        compare_string(primitiv_statistic_view_key(stat), &expected->key);
        compare_tensor(primitiv_statistic_view_value(stat), &expected->value);
    }
}

static void compare_model(primitiv_model_view view, const primitiv_model *object) {
    SAME_PLACE(view, object);
    SAME(primitiv_model_view_num_parameters(view).value, object->num_parameters.value);
    SAME(view.parameters_count, object->parameters.count);
    primitiv_model_entry_view entry = {0};
    for (uint64_t i = 0; i < view.parameters_count; i++) {
        const primitiv_model_entry *expected = ks_list_at(&object->parameters, i);
        entry = i == 0 ? primitiv_model_view_parameters_first(view)
                       : primitiv_model_view_parameters_next(view, entry, i);
        SAME_PLACE(entry, expected);
        const primitiv_model_entry_view direct =
            primitiv_model_view_parameters_at(view, entry.at, i);
        SAME_PLACE(direct, expected);
        SAME(direct.parameter_at, entry.parameter_at);
        SAME(direct.end, entry.end);
        SAME(entry.key_count, expected->key.count);
        primitiv_msgpack_string_view part = {0};
        for (uint64_t k = 0; k < entry.key_count; k++) {
            part = k == 0 ? primitiv_model_entry_view_key_first(entry)
                          : primitiv_model_entry_view_key_next(entry, part, k);
            compare_string(part, ks_list_at(&expected->key, k));
        }
        compare_parameter(primitiv_model_entry_view_parameter(entry), &expected->parameter);
    }
}

static void compare_optimizer(primitiv_optimizer_view view, const primitiv_optimizer *object) {
    const primitiv_uint_config_map_view uints = primitiv_optimizer_view_uint_configs(view);
    SAME(uints.configs_count, object->uint_configs.configs.count);
    primitiv_uint_config_view one = {0};
    for (uint64_t i = 0; i < uints.configs_count; i++) {
        const primitiv_uint_config *expected = ks_list_at(&object->uint_configs.configs, i);
        one = i == 0 ? primitiv_uint_config_map_view_configs_first(uints)
                     : primitiv_uint_config_map_view_configs_next(uints, one, i);
        compare_string(primitiv_uint_config_view_key(one), &expected->key);
        SAME(primitiv_uint_config_view_value(one).value, expected->value.value);
    }
    const primitiv_float_config_map_view floats = primitiv_optimizer_view_float_configs(view);
    SAME_PLACE(floats, &object->float_configs);
    SAME(floats.configs_count, object->float_configs.configs.count);
    primitiv_float_config_view other = {0};
    for (uint64_t i = 0; i < floats.configs_count; i++) {
        const primitiv_float_config *expected = ks_list_at(&object->float_configs.configs, i);
        other = i == 0 ? primitiv_float_config_map_view_configs_first(floats)
                       : primitiv_float_config_map_view_configs_next(floats, other, i);
        compare_string(primitiv_float_config_view_key(other), &expected->key);
        const primitiv_msgpack_float32_view value = primitiv_float_config_view_value(other);
        uint32_t bits = 0;
        memcpy(&bits, &expected->value.value, sizeof bits);
        SAME(ks_u4be(value.buf + value.value_at), bits);
    }
}

static void compare_primitiv(const uint8_t *buf, size_t size, ks_ctx *ks, ks_stream *io) {
    primitiv *object = NULL;
    if (!primitiv_read(ks, io, &object) || !primitiv_complete(ks, object)) return;
    views_validate("primitiv_validate", primitiv_validate, buf, size);
    const primitiv_view view = primitiv_open_view(buf, size, false);
    const primitiv_header_view header = primitiv_view_header(view);
    SAME(header.major, object->header.major);
    SAME(header.data_type, object->header.data_type);
    switch (header.data_type) {
    case PRIMITIV_DATA_TYPE_TENSOR:
        compare_tensor(primitiv_view_object_tensor(view), object->object.object);
        break;
    case PRIMITIV_DATA_TYPE_PARAMETER:
        compare_parameter(primitiv_view_object_parameter(view), object->object.object);
        break;
    case PRIMITIV_DATA_TYPE_MODEL:
        compare_model(primitiv_view_object_model(view), object->object.object);
        break;
    case PRIMITIV_DATA_TYPE_OPTIMIZER:
        compare_optimizer(primitiv_view_object_optimizer(view), object->object.object);
        break;
    default:
        SAME(primitiv_view_object_shape(view).num_elements,
             ((const primitiv_shape *)object->object.object)->num_elements);
        break;
    }
}

/* ------------------------------------------------------------------------------------------- PVP */

static void compare_dense(pvp_dense_activity_view view, const pvp_dense_activity *object) {
    SAME_PLACE(view, object);
    SAME(view.cuts_a_frame, object->cuts_a_frame);
    SAME(view.frames_count, object->frames.count);
    pvp_dense_frame_view frame = {0};
    for (uint64_t i = 0; i < view.frames_count; i++) {
        const pvp_dense_frame *expected = ks_list_at(&object->frames, i);
        frame = i == 0 ? pvp_dense_activity_view_frames_first(view)
                       : pvp_dense_activity_view_frames_next(view, frame, i);
        SAME(frame.time_at, frame.at);
        views_same_bytes("values", view.buf, frame.values_at, frame.values_size, expected->values);
    }
}

static void compare_sparse_frame(pvp_sparse_frame_view view, const pvp_sparse_frame *object) {
    SAME(view.count, object->count);
    SAME(view.has_entries, object->ks_has_entries);
    SAME(view.has_indices, object->ks_has_indices);
    SAME(view.entries_count, object->ks_has_entries ? object->entries.count : 0);
    SAME(view.indices_count, object->ks_has_indices ? object->indices.count : 0);
    for (uint64_t i = 0; i < view.entries_count; i++)
        SAME(pvp_sparse_frame_view_entries(view, i).index, ks_u4le(object->entries.data + 8 * i));
    for (uint64_t i = 0; i < view.indices_count; i++)
        SAME(pvp_sparse_frame_view_indices(view, i).index, ks_u4le(object->indices.data + 4 * i));
}

static void compare_sparse(pvp_sparse_activity_view view, const pvp_sparse_activity *object) {
    SAME_PLACE(view, object);
    SAME(view.has_frames, object->has_frames);
    uint64_t i = 0;
    if (view.has_frames) {
        pvp_sparse_frame_view frame = pvp_sparse_activity_view_frames_first(view);
        compare_sparse_frame(frame, ks_list_at(&object->frames, 0));
        for (i = 1; !pvp_sparse_activity_view_frames_is_last(view, frame, i - 1); i++) {
            frame = pvp_sparse_activity_view_frames_next(view, frame, i);
            if (i < object->frames.count)
                compare_sparse_frame(frame, ks_list_at(&object->frames, i));
        }
    }
    SAME(i, object->num_frames);
}

static void compare_weights(pvp_weights_view view, const pvp_weights *object) {
    SAME_PLACE(view, object);
    SAME(view.frames_count, object->frames.count);
    pvp_weights_frame_view frame = {0};
    for (uint64_t i = 0; i < view.frames_count; i++) {
        const pvp_weights_frame *expected = ks_list_at(&object->frames, i);
        frame = i == 0 ? pvp_weights_view_frames_first(view)
                       : pvp_weights_view_frames_next(view, frame, i);
        SAME_PLACE(frame, expected);
        views_same_bytes("patches", view.buf, frame.patches_at, frame.patches_size,
                         expected->patches);
        SAME(frame.has_header, expected->header != NULL);
        if (!frame.has_header || expected->header == NULL) continue;
        const pvp_weights_frame_header_view header = pvp_weights_frame_view_header(frame);
        SAME(header.nxp, expected->header->nxp);
        SAME(header.num_patches, expected->header->num_patches);
    }
}

static void compare_pvp(const uint8_t *buf, size_t size, ks_ctx *ks, ks_stream *io) {
    pvp *object = NULL;
    if (!pvp_read(ks, io, &object) || !pvp_complete(ks, object)) return;
    views_validate("pvp_validate", pvp_validate, buf, size);
    const pvp_view view = pvp_open_view(buf, size, false);
    const pvp_header_view header = pvp_view_header(view);
    SAME(header.headersize, object->header.headersize);
    SAME(header.filetype, object->header.filetype);
    SAME(header.nx, object->header.nx);
    SAME(header.nbands, object->header.nbands);
    SAME(header.is_weights, object->header.is_weights);
    SAME(header.num_cells, object->header.num_cells);
    SAME(view.has_weights_header, object->weights_header != NULL);
    if (view.has_weights_header && object->weights_header != NULL) {
        const pvp_weights_header_view weights = pvp_view_weights_header(view);
        SAME(weights.nxp, object->weights_header->nxp);
        SAME(weights.num_arbors, object->weights_header->num_arbors);
        SAME(weights.len_patches, object->weights_header->len_patches);
    }
    switch (header.filetype) {
    case PVP_FILETYPE_DENSE:
        compare_dense(pvp_view_content_dense_activity(view), object->content.object);
        break;
    case PVP_FILETYPE_LEGACY_DENSE: {
        const pvp_legacy_activity *expected = object->content.object;
        const pvp_legacy_activity_view legacy = pvp_view_content_legacy_activity(view);
        views_same_bytes("values", buf, legacy.values_at, legacy.values_size, expected->values);
        break;
    }
    case PVP_FILETYPE_SPARSE_BINARY:
    case PVP_FILETYPE_SPARSE_VALUES:
        compare_sparse(pvp_view_content_sparse_activity(view), object->content.object);
        break;
    default: compare_weights(pvp_view_content_weights(view), object->content.object); break;
    }
}

/* ------------------------------------------------------------------------------------------ main */

static const struct {
    const char *name;
    views_comparison *compare;
} formats[] = {{"btf", compare_btf},
               {"gguf", views_compare_gguf},
               {"nnb", compare_nnb},
               {"primitiv", compare_primitiv},
               {"pvp", compare_pvp}};

int main(int argc, char **argv) {
    views_comparison *compare = NULL;
    for (size_t i = 0; argc == 1 && i < sizeof formats / sizeof *formats; i++)
        puts(formats[i].name);
    if (argc == 1) return 0;
    for (size_t i = 0; argc > 2 && i < sizeof formats / sizeof *formats; i++)
        if (strcmp(formats[i].name, argv[1]) == 0) compare = formats[i].compare;
    if (compare == NULL) {
        fprintf(stderr, "usage: views FORMAT FILE...\n");
        return 2;
    }
    for (int i = 2; i < argc; i++) {
        size_t size = 0;
        file = argv[i];
        uint8_t *data = support_load(file, &size);
        const uint64_t before = num_compared;
        const ks_limits limits = {UINT64_C(1) << 32, UINT64_C(1) << 40, 1000, false};
        ks_ctx ks;
        ks_ctx_init(&ks, ks_input_memory(data, size), limits, NULL);
        ks_stream io = ks_stream_root(&ks);
        compare(data, size, &ks, &io);
        if (num_compared == before) support_problem(file, "the reader refuses it");
        ks_ctx_free(&ks);
        ASAN_UNPOISON_MEMORY_REGION(data, size);
        free(data);
    }
    printf("%" PRIu64 " values are the same\n", num_compared);
    return support_problems == 0 ? 0 : 1;
}
