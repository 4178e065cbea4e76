/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "onnx.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_onnx_length_is_not_negative = {
    "length.is_not_negative", "a length that is not negative", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_model_field_has_its_type = {
    "model_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_model_field_is_known = {
    "model_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_model_field_is_in_order = {
    "model_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_graph_field_has_its_type = {
    "graph_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_graph_field_is_known = {
    "graph_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_graph_field_is_in_order = {
    "graph_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_node_field_has_its_type = {
    "node_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_node_field_is_known = {
    "node_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_node_field_is_in_order = {
    "node_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_attribute_field_has_its_type = {
    "attribute_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_attribute_field_is_known = {
    "attribute_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_attribute_field_is_in_order = {
    "attribute_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_attribute_field_type_is_known = {
    "attribute_field.type_is_known", "a number from 0 to 14", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_has_type = {
    "tensor.has_type", "a data type from 1 to 26", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_has_elements = {
    "tensor.has_elements", "as many elements as type and lengths need, in raw_data or in the field of the type", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_field_has_its_type = {
    "tensor_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_field_is_known = {
    "tensor_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_tensor_field_is_in_order = {
    "tensor_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_field_data_location_is_known = {
    "tensor_field.data_location_is_known", "a number from 0 to 1", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_field_is_one_place = {
    "tensor_field.is_one_place", "elements in one field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_segment_field_has_its_type = {
    "segment_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_segment_field_is_known = {
    "segment_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_segment_field_is_in_order = {
    "segment_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_sparse_tensor_field_has_its_type = {
    "sparse_tensor_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_sparse_tensor_field_is_known = {
    "sparse_tensor_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_sparse_tensor_field_is_in_order = {
    "sparse_tensor_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_string_string_entry_field_has_its_type = {
    "string_string_entry_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_string_string_entry_field_is_known = {
    "string_string_entry_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_string_string_entry_field_is_in_order = {
    "string_string_entry_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_operator_set_id_field_has_its_type = {
    "operator_set_id_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_operator_set_id_field_is_known = {
    "operator_set_id_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_operator_set_id_field_is_in_order = {
    "operator_set_id_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_value_info_field_has_its_type = {
    "value_info_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_value_info_field_is_known = {
    "value_info_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_value_info_field_is_in_order = {
    "value_info_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_type_field_has_its_type = {
    "type_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_type_field_is_known = {
    "type_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_type_field_is_in_order = {
    "type_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_type_field_has_its_type = {
    "tensor_type_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_type_field_is_known = {
    "tensor_type_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_tensor_type_field_is_in_order = {
    "tensor_type_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_element_type_field_has_its_type = {
    "element_type_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_element_type_field_is_known = {
    "element_type_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_element_type_field_is_in_order = {
    "element_type_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_map_type_field_has_its_type = {
    "map_type_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_map_type_field_is_known = {
    "map_type_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_map_type_field_is_in_order = {
    "map_type_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_opaque_type_field_has_its_type = {
    "opaque_type_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_opaque_type_field_is_known = {
    "opaque_type_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_opaque_type_field_is_in_order = {
    "opaque_type_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_shape_field_has_its_type = {
    "shape_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_shape_field_is_known = {
    "shape_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_shape_field_is_in_order = {
    "shape_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_dimension_field_has_its_type = {
    "dimension_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_dimension_field_is_known = {
    "dimension_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_dimension_field_is_in_order = {
    "dimension_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_annotation_field_has_its_type = {
    "tensor_annotation_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_tensor_annotation_field_is_known = {
    "tensor_annotation_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_tensor_annotation_field_is_in_order = {
    "tensor_annotation_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_training_info_field_has_its_type = {
    "training_info_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_training_info_field_is_known = {
    "training_info_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_training_info_field_is_in_order = {
    "training_info_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_function_field_has_its_type = {
    "function_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_function_field_is_known = {
    "function_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_function_field_is_in_order = {
    "function_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_device_configuration_field_has_its_type = {
    "device_configuration_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_device_configuration_field_is_known = {
    "device_configuration_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_device_configuration_field_is_in_order = {
    "device_configuration_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_node_device_configuration_field_has_its_type = {
    "node_device_configuration_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_node_device_configuration_field_is_known = {
    "node_device_configuration_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_node_device_configuration_field_is_in_order = {
    "node_device_configuration_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_sharding_spec_field_has_its_type = {
    "sharding_spec_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_sharding_spec_field_is_known = {
    "sharding_spec_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_sharding_spec_field_is_in_order = {
    "sharding_spec_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_int_int_list_entry_field_has_its_type = {
    "int_int_list_entry_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_int_int_list_entry_field_is_known = {
    "int_int_list_entry_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_int_int_list_entry_field_is_in_order = {
    "int_int_list_entry_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_sharded_dim_field_has_its_type = {
    "sharded_dim_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_sharded_dim_field_is_known = {
    "sharded_dim_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_sharded_dim_field_is_in_order = {
    "sharded_dim_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_simple_sharded_dim_field_has_its_type = {
    "simple_sharded_dim_field.has_its_type", "the wire type of the field", KS_BAD_VALUE, false};
static const ks_rule rule_onnx_simple_sharded_dim_field_is_known = {
    "simple_sharded_dim_field.is_known", "a field that this message has", KS_BAD_VALUE, true};
static const ks_rule rule_onnx_simple_sharded_dim_field_is_in_order = {
    "simple_sharded_dim_field.is_in_order", "fields in ascending order, and those that are there once not twice", KS_BAD_VALUE, false};

/* onnx */

bool onnx_parse(ks_ctx *ks, ks_stream *io, onnx *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!onnx_model_parse(ks, io, &self->model)) return ks_in(ks, "model");
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_complete(ks_ctx *ks, onnx *self) {
    if (!onnx_model_complete(ks, &self->model)) return ks_in(ks, "model");
    return true;
}

bool onnx_read(ks_ctx *ks, ks_stream *io, onnx **out) {
    onnx *const self = (onnx *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return onnx_parse(ks, io, self);
}

/* varints */

bool onnx_varints_parse(ks_ctx *ks, ks_stream *io, onnx_varints *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_items = true;
        if (!ks_list_init(ks, &self->items, 0, sizeof(onnx_varint_item))) return ks_in_at(ks, "items", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "items", v1, ks_at(io));
            onnx_varint_item *const v3 = (onnx_varint_item *)ks_list_add(ks, &self->items);
            if (v3 == NULL) return ks_in_item_at(ks, "items", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->items.count = v1;
            v3->index = v1;
            if (!onnx_varint_item_parse(ks, io, v3)) return ks_in_item(ks, "items", v1);
            self->items.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_varints_complete(ks_ctx *ks, onnx_varints *self) {
    for (uint64_t i = 0; i < self->items.count; i++) {
        onnx_varint_item *const item = (onnx_varint_item *)ks_list_at(&self->items, i);
        if (!onnx_varint_item_complete(ks, &(*item))) return ks_in_item(ks, "items", i);
    }
    return true;
}

/* varint_item */

bool onnx_varint_item_parse(ks_ctx *ks, ks_stream *io, onnx_varint_item *self) {
    self->ks.at = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->number)) return ks_in(ks, "number");
    return true;
}

bool onnx_varint_item_make_count(ks_ctx *ks, onnx_varint_item *self) {
    uint64_t v1 = 0;
    if (!ks_add_u64(ks, self->index, UINT64_C(1), &v1)) return ks_in_at(ks, "count", self->ks.at);
    self->count = v1;
    self->ks_state_count = KS_DONE;
    return true;
}

bool onnx_varint_item_complete(ks_ctx *ks, onnx_varint_item *self) {
    if (!protobuf_varint_complete(ks, &self->number)) return ks_in(ks, "number");
    if (!onnx_varint_item_get_count(ks, self)) return false;
    return true;
}

/* lengths */

bool onnx_lengths_parse(ks_ctx *ks, ks_stream *io, onnx_lengths *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_items = true;
        if (!ks_list_init(ks, &self->items, 0, sizeof(onnx_length))) return ks_in_at(ks, "items", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "items", v1, ks_at(io));
            onnx_length *const v3 = (onnx_length *)ks_list_add(ks, &self->items);
            if (v3 == NULL) return ks_in_item_at(ks, "items", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->items.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = self->cells_before;
            } else {
                if (!self->ks_has_items) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'items' to be present");
                    return ks_in_item(ks, "items", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->items.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "items", v1);
                }
                onnx_length *const v5 = (onnx_length *)ks_list_at(&self->items, (uint64_t)v4);
                if (!onnx_length_get_cells(ks, v5)) {
                    ks_in_item(ks, "items", (uint64_t)v4);
                    return false;
                }
                v6 = v5->cells;
            }
            v3->cells_before = v6;
            uint64_t v9;
            if (v1 == 0) {
                v9 = self->zeros_before;
            } else {
                if (!self->ks_has_items) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'items' to be present");
                    return ks_in_item(ks, "items", v1);
                }
                const int64_t v7 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v7 >= self->items.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "items", v1);
                }
                onnx_length *const v8 = (onnx_length *)ks_list_at(&self->items, (uint64_t)v7);
                if (!onnx_length_get_zeros(ks, v8)) {
                    ks_in_item(ks, "items", (uint64_t)v7);
                    return false;
                }
                v9 = v8->zeros;
            }
            v3->zeros_before = v9;
            if (!onnx_length_parse(ks, io, v3)) return ks_in_item(ks, "items", v1);
            self->items.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_lengths_complete(ks_ctx *ks, onnx_lengths *self) {
    for (uint64_t i = 0; i < self->items.count; i++) {
        onnx_length *const item = (onnx_length *)ks_list_at(&self->items, i);
        if (!onnx_length_complete(ks, &(*item))) return ks_in_item(ks, "items", i);
    }
    return true;
}

/* length */

bool onnx_length_parse(ks_ctx *ks, ks_stream *io, onnx_length *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_number = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->number)) return ks_in(ks, "number");
    if (!protobuf_varint_get_value(ks, &self->number)) {
        ks_in(ks, "number");
        return false;
    }
    if (!(self->number.value < UINT64_C(9223372036854775808))) {
        ks_violated(ks, &rule_onnx_length_is_not_negative, at_number, ks_none(), ks_none());
        return ks_in(ks, "number");
    }
    return true;
}

bool onnx_length_make_cells(ks_ctx *ks, onnx_length *self) {
    if (!protobuf_varint_get_value(ks, &self->number)) {
        ks_in(ks, "number");
        return false;
    }
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->cells_before, (self->number.value == 0) ? UINT64_C(1) : self->number.value, &v1)) return ks_in_at(ks, "cells", self->ks.at);
    self->cells = v1;
    self->ks_state_cells = KS_DONE;
    return true;
}

bool onnx_length_make_zeros(ks_ctx *ks, onnx_length *self) {
    if (!protobuf_varint_get_value(ks, &self->number)) {
        ks_in(ks, "number");
        return false;
    }
    uint64_t v1 = 0;
    if (!ks_add_u64(ks, self->zeros_before, (self->number.value == 0) ? UINT64_C(1) : UINT64_C(0), &v1)) return ks_in_at(ks, "zeros", self->ks.at);
    self->zeros = v1;
    self->ks_state_zeros = KS_DONE;
    return true;
}

bool onnx_length_complete(ks_ctx *ks, onnx_length *self) {
    if (!protobuf_varint_complete(ks, &self->number)) return ks_in(ks, "number");
    if (!onnx_length_get_cells(ks, self)) return false;
    if (!onnx_length_get_zeros(ks, self)) return false;
    return true;
}

/* model */

bool onnx_model_parse(ks_ctx *ks, ks_stream *io, onnx_model *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_model_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_model_field *const v3 = (onnx_model_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_model_field *const v5 = (onnx_model_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_model_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_model_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_model_complete(ks_ctx *ks, onnx_model *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_model_field *const item = (onnx_model_field *)ks_list_at(&self->fields, i);
        if (!onnx_model_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* model_field */

bool onnx_model_field_parse(ks_ctx *ks, ks_stream *io, onnx_model_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((((((((((self->tag.value == 8) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) || (self->tag.value == 40)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 114)) || (self->tag.value == 162)) || (self->tag.value == 202)) || (self->tag.value == 210);
    if (!v1) {
        if (!onnx_model_field_get_number_here(ks, self)) return false;
        v1 = (((((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 14)) && (self->number_here != 20)) && (self->number_here != 25)) && (self->number_here != 26);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_model_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((((((((((self->tag.value == 8) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) || (self->tag.value == 40)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 114)) || (self->tag.value == 162)) || (self->tag.value == 202)) || (self->tag.value == 210)) && !ks_violated(ks, &rule_onnx_model_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_model_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_model_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_model_field_get_number(ks, self)) return false;
        v3 = (((((((self->number == self->before) && (self->number != 1)) && (self->number != 2)) && (self->number != 3)) && (self->number != 4)) && (self->number != 5)) && (self->number != 6)) && (self->number != 7);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_model_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_model_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_model_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "ir_version", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->ir_version = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "ir_version");
    }
    if (self->number_here == 2) {
        self->ks_has_producer_name = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "producer_name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->producer_name)) return ks_in(ks, "producer_name");
    }
    if (self->number_here == 3) {
        self->ks_has_producer_version = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "producer_version");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->producer_version)) return ks_in(ks, "producer_version");
    }
    if (self->number_here == 4) {
        self->ks_has_domain = true;
        ks_bytes v8;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "domain");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v8)) return ks_in(ks, "domain");
        if (!ks_text_of(ks, v8, &self->domain)) return ks_in(ks, "domain");
        if (!ks_decode(ks, &self->domain, "UTF-8")) return ks_in(ks, "domain");
    }
    if (self->number_here == 5) {
        protobuf_varint *const v9 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "model_version", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->model_version = v9;
        if (!protobuf_varint_parse(ks, io, v9)) return ks_in(ks, "model_version");
    }
    if (self->number_here == 6) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 7) {
        onnx_graph *const v10 = (onnx_graph *)ks_alloc(ks, 1, sizeof *v10);
        if (v10 == NULL) return ks_in_at(ks, "graph", ks_at(io));
        memset(v10, 0, sizeof *v10);
        self->graph = v10;
        const uint64_t v11 = ks_at(io);
        ks_bytes v13 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "graph");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v13)) return ks_in(ks, "graph");
        ks_stream v12 = ks_substream(io, v13.size, v13.size);
        ks_stream *const v14 = ks_keep_stream(ks, &v12);
        if (v14 == NULL) return ks_in_at(ks, "graph", ks_at(io));
        if (!onnx_graph_parse(ks, v14, v10)) return ks_in(ks, "graph");
        v10->ks.at = v11;
        v10->ks.size = v13.size;
    }
    if (self->number_here == 8) {
        onnx_operator_set_id *const v15 = (onnx_operator_set_id *)ks_alloc(ks, 1, sizeof *v15);
        if (v15 == NULL) return ks_in_at(ks, "opset_import", ks_at(io));
        memset(v15, 0, sizeof *v15);
        self->opset_import = v15;
        const uint64_t v16 = ks_at(io);
        ks_bytes v18 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "opset_import");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v18)) return ks_in(ks, "opset_import");
        ks_stream v17 = ks_substream(io, v18.size, v18.size);
        ks_stream *const v19 = ks_keep_stream(ks, &v17);
        if (v19 == NULL) return ks_in_at(ks, "opset_import", ks_at(io));
        if (!onnx_operator_set_id_parse(ks, v19, v15)) return ks_in(ks, "opset_import");
        v15->ks.at = v16;
        v15->ks.size = v18.size;
    }
    if (self->number_here == 14) {
        onnx_string_string_entry *const v20 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v20);
        if (v20 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        memset(v20, 0, sizeof *v20);
        self->metadata_props = v20;
        const uint64_t v21 = ks_at(io);
        ks_bytes v23 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "metadata_props");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v23)) return ks_in(ks, "metadata_props");
        ks_stream v22 = ks_substream(io, v23.size, v23.size);
        ks_stream *const v24 = ks_keep_stream(ks, &v22);
        if (v24 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v24, v20)) return ks_in(ks, "metadata_props");
        v20->ks.at = v21;
        v20->ks.size = v23.size;
    }
    if (self->number_here == 20) {
        onnx_training_info *const v25 = (onnx_training_info *)ks_alloc(ks, 1, sizeof *v25);
        if (v25 == NULL) return ks_in_at(ks, "training_info", ks_at(io));
        memset(v25, 0, sizeof *v25);
        self->training_info = v25;
        const uint64_t v26 = ks_at(io);
        ks_bytes v28 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "training_info");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v28)) return ks_in(ks, "training_info");
        ks_stream v27 = ks_substream(io, v28.size, v28.size);
        ks_stream *const v29 = ks_keep_stream(ks, &v27);
        if (v29 == NULL) return ks_in_at(ks, "training_info", ks_at(io));
        if (!onnx_training_info_parse(ks, v29, v25)) return ks_in(ks, "training_info");
        v25->ks.at = v26;
        v25->ks.size = v28.size;
    }
    if (self->number_here == 25) {
        onnx_function *const v30 = (onnx_function *)ks_alloc(ks, 1, sizeof *v30);
        if (v30 == NULL) return ks_in_at(ks, "functions", ks_at(io));
        memset(v30, 0, sizeof *v30);
        self->functions = v30;
        const uint64_t v31 = ks_at(io);
        ks_bytes v33 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "functions");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v33)) return ks_in(ks, "functions");
        ks_stream v32 = ks_substream(io, v33.size, v33.size);
        ks_stream *const v34 = ks_keep_stream(ks, &v32);
        if (v34 == NULL) return ks_in_at(ks, "functions", ks_at(io));
        if (!onnx_function_parse(ks, v34, v30)) return ks_in(ks, "functions");
        v30->ks.at = v31;
        v30->ks.size = v33.size;
    }
    if (self->number_here == 26) {
        onnx_device_configuration *const v35 = (onnx_device_configuration *)ks_alloc(ks, 1, sizeof *v35);
        if (v35 == NULL) return ks_in_at(ks, "configuration", ks_at(io));
        memset(v35, 0, sizeof *v35);
        self->configuration = v35;
        const uint64_t v36 = ks_at(io);
        ks_bytes v38 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "configuration");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v38)) return ks_in(ks, "configuration");
        ks_stream v37 = ks_substream(io, v38.size, v38.size);
        ks_stream *const v39 = ks_keep_stream(ks, &v37);
        if (v39 == NULL) return ks_in_at(ks, "configuration", ks_at(io));
        if (!onnx_device_configuration_parse(ks, v39, v35)) return ks_in(ks, "configuration");
        v35->ks.at = v36;
        v35->ks.size = v38.size;
    }
    return true;
}

bool onnx_model_field_make_number_here(ks_ctx *ks, onnx_model_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_model_field_make_is_other(ks_ctx *ks, onnx_model_field *self) {
    if (!onnx_model_field_get_number_here(ks, self)) return false;
    self->is_other = (((((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 14)) && (self->number_here != 20)) && (self->number_here != 25)) && (self->number_here != 26);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_model_field_make_number(ks_ctx *ks, onnx_model_field *self) {
    if (!onnx_model_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_model_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_model_field_make_wire(ks_ctx *ks, onnx_model_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_model_field_complete(ks_ctx *ks, onnx_model_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->ir_version != NULL && !protobuf_varint_complete(ks, self->ir_version)) return ks_in(ks, "ir_version");
    if (self->model_version != NULL && !protobuf_varint_complete(ks, self->model_version)) return ks_in(ks, "model_version");
    if (self->graph != NULL && !onnx_graph_complete(ks, self->graph)) return ks_in(ks, "graph");
    if (self->opset_import != NULL && !onnx_operator_set_id_complete(ks, self->opset_import)) return ks_in(ks, "opset_import");
    if (self->metadata_props != NULL && !onnx_string_string_entry_complete(ks, self->metadata_props)) return ks_in(ks, "metadata_props");
    if (self->training_info != NULL && !onnx_training_info_complete(ks, self->training_info)) return ks_in(ks, "training_info");
    if (self->functions != NULL && !onnx_function_complete(ks, self->functions)) return ks_in(ks, "functions");
    if (self->configuration != NULL && !onnx_device_configuration_complete(ks, self->configuration)) return ks_in(ks, "configuration");
    if (!onnx_model_field_get_number(ks, self)) return false;
    return true;
}

/* graph */

bool onnx_graph_parse(ks_ctx *ks, ks_stream *io, onnx_graph *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_graph_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_graph_field *const v3 = (onnx_graph_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_graph_field *const v5 = (onnx_graph_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_graph_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_graph_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_graph_complete(ks_ctx *ks, onnx_graph *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_graph_field *const item = (onnx_graph_field *)ks_list_at(&self->fields, i);
        if (!onnx_graph_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    ks_leave(ks);
    return true;
}

/* graph_field */

bool onnx_graph_field_parse(ks_ctx *ks, ks_stream *io, onnx_graph_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((((((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 42)) || (self->tag.value == 82)) || (self->tag.value == 90)) || (self->tag.value == 98)) || (self->tag.value == 106)) || (self->tag.value == 114)) || (self->tag.value == 122)) || (self->tag.value == 130);
    if (!v1) {
        if (!onnx_graph_field_get_number_here(ks, self)) return false;
        v1 = (((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 5)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 12)) && (self->number_here != 13)) && (self->number_here != 14)) && (self->number_here != 15)) && (self->number_here != 16);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_graph_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((((((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 42)) || (self->tag.value == 82)) || (self->tag.value == 90)) || (self->tag.value == 98)) || (self->tag.value == 106)) || (self->tag.value == 114)) || (self->tag.value == 122)) || (self->tag.value == 130)) && !ks_violated(ks, &rule_onnx_graph_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_graph_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_graph_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_graph_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 2)) && (self->number != 10);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_graph_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_graph_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_graph_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        onnx_node *const v7 = (onnx_node *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "node", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->node = v7;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "node");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "node");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        ks_stream *const v11 = ks_keep_stream(ks, &v9);
        if (v11 == NULL) return ks_in_at(ks, "node", ks_at(io));
        if (!onnx_node_parse(ks, v11, v7)) return ks_in(ks, "node");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
    }
    if (self->number_here == 2) {
        self->ks_has_name = true;
        ks_bytes v12;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v12)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v12, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 5) {
        onnx_tensor *const v13 = (onnx_tensor *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "initializer", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->initializer = v13;
        const uint64_t v14 = ks_at(io);
        ks_bytes v16 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "initializer");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v16)) return ks_in(ks, "initializer");
        ks_stream v15 = ks_substream(io, v16.size, v16.size);
        ks_stream *const v17 = ks_keep_stream(ks, &v15);
        if (v17 == NULL) return ks_in_at(ks, "initializer", ks_at(io));
        if (!onnx_tensor_parse(ks, v17, v13)) return ks_in(ks, "initializer");
        v13->ks.at = v14;
        v13->ks.size = v16.size;
    }
    if (self->number_here == 10) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 11) {
        onnx_value_info *const v18 = (onnx_value_info *)ks_alloc(ks, 1, sizeof *v18);
        if (v18 == NULL) return ks_in_at(ks, "input", ks_at(io));
        memset(v18, 0, sizeof *v18);
        self->input = v18;
        const uint64_t v19 = ks_at(io);
        ks_bytes v21 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "input");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v21)) return ks_in(ks, "input");
        ks_stream v20 = ks_substream(io, v21.size, v21.size);
        ks_stream *const v22 = ks_keep_stream(ks, &v20);
        if (v22 == NULL) return ks_in_at(ks, "input", ks_at(io));
        if (!onnx_value_info_parse(ks, v22, v18)) return ks_in(ks, "input");
        v18->ks.at = v19;
        v18->ks.size = v21.size;
    }
    if (self->number_here == 12) {
        onnx_value_info *const v23 = (onnx_value_info *)ks_alloc(ks, 1, sizeof *v23);
        if (v23 == NULL) return ks_in_at(ks, "output", ks_at(io));
        memset(v23, 0, sizeof *v23);
        self->output = v23;
        const uint64_t v24 = ks_at(io);
        ks_bytes v26 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "output");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v26)) return ks_in(ks, "output");
        ks_stream v25 = ks_substream(io, v26.size, v26.size);
        ks_stream *const v27 = ks_keep_stream(ks, &v25);
        if (v27 == NULL) return ks_in_at(ks, "output", ks_at(io));
        if (!onnx_value_info_parse(ks, v27, v23)) return ks_in(ks, "output");
        v23->ks.at = v24;
        v23->ks.size = v26.size;
    }
    if (self->number_here == 13) {
        onnx_value_info *const v28 = (onnx_value_info *)ks_alloc(ks, 1, sizeof *v28);
        if (v28 == NULL) return ks_in_at(ks, "value_info", ks_at(io));
        memset(v28, 0, sizeof *v28);
        self->value_info = v28;
        const uint64_t v29 = ks_at(io);
        ks_bytes v31 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "value_info");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v31)) return ks_in(ks, "value_info");
        ks_stream v30 = ks_substream(io, v31.size, v31.size);
        ks_stream *const v32 = ks_keep_stream(ks, &v30);
        if (v32 == NULL) return ks_in_at(ks, "value_info", ks_at(io));
        if (!onnx_value_info_parse(ks, v32, v28)) return ks_in(ks, "value_info");
        v28->ks.at = v29;
        v28->ks.size = v31.size;
    }
    if (self->number_here == 14) {
        onnx_tensor_annotation *const v33 = (onnx_tensor_annotation *)ks_alloc(ks, 1, sizeof *v33);
        if (v33 == NULL) return ks_in_at(ks, "quantization_annotation", ks_at(io));
        memset(v33, 0, sizeof *v33);
        self->quantization_annotation = v33;
        const uint64_t v34 = ks_at(io);
        ks_bytes v36 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "quantization_annotation");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v36)) return ks_in(ks, "quantization_annotation");
        ks_stream v35 = ks_substream(io, v36.size, v36.size);
        ks_stream *const v37 = ks_keep_stream(ks, &v35);
        if (v37 == NULL) return ks_in_at(ks, "quantization_annotation", ks_at(io));
        if (!onnx_tensor_annotation_parse(ks, v37, v33)) return ks_in(ks, "quantization_annotation");
        v33->ks.at = v34;
        v33->ks.size = v36.size;
    }
    if (self->number_here == 15) {
        onnx_sparse_tensor *const v38 = (onnx_sparse_tensor *)ks_alloc(ks, 1, sizeof *v38);
        if (v38 == NULL) return ks_in_at(ks, "sparse_initializer", ks_at(io));
        memset(v38, 0, sizeof *v38);
        self->sparse_initializer = v38;
        const uint64_t v39 = ks_at(io);
        ks_bytes v41 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sparse_initializer");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v41)) return ks_in(ks, "sparse_initializer");
        ks_stream v40 = ks_substream(io, v41.size, v41.size);
        ks_stream *const v42 = ks_keep_stream(ks, &v40);
        if (v42 == NULL) return ks_in_at(ks, "sparse_initializer", ks_at(io));
        if (!onnx_sparse_tensor_parse(ks, v42, v38)) return ks_in(ks, "sparse_initializer");
        v38->ks.at = v39;
        v38->ks.size = v41.size;
    }
    if (self->number_here == 16) {
        onnx_string_string_entry *const v43 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v43);
        if (v43 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        memset(v43, 0, sizeof *v43);
        self->metadata_props = v43;
        const uint64_t v44 = ks_at(io);
        ks_bytes v46 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "metadata_props");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v46)) return ks_in(ks, "metadata_props");
        ks_stream v45 = ks_substream(io, v46.size, v46.size);
        ks_stream *const v47 = ks_keep_stream(ks, &v45);
        if (v47 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v47, v43)) return ks_in(ks, "metadata_props");
        v43->ks.at = v44;
        v43->ks.size = v46.size;
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_graph_field_make_number_here(ks_ctx *ks, onnx_graph_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_graph_field_make_is_other(ks_ctx *ks, onnx_graph_field *self) {
    if (!onnx_graph_field_get_number_here(ks, self)) return false;
    self->is_other = (((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 5)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 12)) && (self->number_here != 13)) && (self->number_here != 14)) && (self->number_here != 15)) && (self->number_here != 16);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_graph_field_make_number(ks_ctx *ks, onnx_graph_field *self) {
    if (!onnx_graph_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_graph_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_graph_field_make_wire(ks_ctx *ks, onnx_graph_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_graph_field_complete(ks_ctx *ks, onnx_graph_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->node != NULL && !onnx_node_complete(ks, self->node)) return ks_in(ks, "node");
    if (self->initializer != NULL && !onnx_tensor_complete(ks, self->initializer)) return ks_in(ks, "initializer");
    if (self->input != NULL && !onnx_value_info_complete(ks, self->input)) return ks_in(ks, "input");
    if (self->output != NULL && !onnx_value_info_complete(ks, self->output)) return ks_in(ks, "output");
    if (self->value_info != NULL && !onnx_value_info_complete(ks, self->value_info)) return ks_in(ks, "value_info");
    if (self->quantization_annotation != NULL && !onnx_tensor_annotation_complete(ks, self->quantization_annotation)) return ks_in(ks, "quantization_annotation");
    if (self->sparse_initializer != NULL && !onnx_sparse_tensor_complete(ks, self->sparse_initializer)) return ks_in(ks, "sparse_initializer");
    if (self->metadata_props != NULL && !onnx_string_string_entry_complete(ks, self->metadata_props)) return ks_in(ks, "metadata_props");
    if (!onnx_graph_field_get_number(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* node */

bool onnx_node_parse(ks_ctx *ks, ks_stream *io, onnx_node *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_node_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_node_field *const v3 = (onnx_node_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_node_field *const v5 = (onnx_node_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_node_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_node_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_node_complete(ks_ctx *ks, onnx_node *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_node_field *const item = (onnx_node_field *)ks_list_at(&self->fields, i);
        if (!onnx_node_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    ks_leave(ks);
    return true;
}

/* node_field */

bool onnx_node_field_parse(ks_ctx *ks, ks_stream *io, onnx_node_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((((((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 82);
    if (!v1) {
        if (!onnx_node_field_get_number_here(ks, self)) return false;
        v1 = (((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_node_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((((((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 82)) && !ks_violated(ks, &rule_onnx_node_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_node_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_node_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_node_field_get_number(ks, self)) return false;
        v3 = (((((self->number == self->before) && (self->number != 3)) && (self->number != 4)) && (self->number != 6)) && (self->number != 7)) && (self->number != 8);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_node_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_node_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_node_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_input = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "input");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "input");
        if (!ks_text_of(ks, v7, &self->input)) return ks_in(ks, "input");
        if (!ks_decode(ks, &self->input, "UTF-8")) return ks_in(ks, "input");
    }
    if (self->number_here == 2) {
        self->ks_has_output = true;
        ks_bytes v8;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "output");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v8)) return ks_in(ks, "output");
        if (!ks_text_of(ks, v8, &self->output)) return ks_in(ks, "output");
        if (!ks_decode(ks, &self->output, "UTF-8")) return ks_in(ks, "output");
    }
    if (self->number_here == 3) {
        self->ks_has_name = true;
        ks_bytes v9;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v9)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v9, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 4) {
        self->ks_has_op_type = true;
        ks_bytes v10;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "op_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "op_type");
        if (!ks_text_of(ks, v10, &self->op_type)) return ks_in(ks, "op_type");
        if (!ks_decode(ks, &self->op_type, "UTF-8")) return ks_in(ks, "op_type");
    }
    if (self->number_here == 5) {
        onnx_attribute *const v11 = (onnx_attribute *)ks_alloc(ks, 1, sizeof *v11);
        if (v11 == NULL) return ks_in_at(ks, "attribute", ks_at(io));
        memset(v11, 0, sizeof *v11);
        self->attribute = v11;
        const uint64_t v12 = ks_at(io);
        ks_bytes v14 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "attribute");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v14)) return ks_in(ks, "attribute");
        ks_stream v13 = ks_substream(io, v14.size, v14.size);
        ks_stream *const v15 = ks_keep_stream(ks, &v13);
        if (v15 == NULL) return ks_in_at(ks, "attribute", ks_at(io));
        if (!onnx_attribute_parse(ks, v15, v11)) return ks_in(ks, "attribute");
        v11->ks.at = v12;
        v11->ks.size = v14.size;
    }
    if (self->number_here == 6) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 7) {
        self->ks_has_domain = true;
        ks_bytes v16;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "domain");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v16)) return ks_in(ks, "domain");
        if (!ks_text_of(ks, v16, &self->domain)) return ks_in(ks, "domain");
        if (!ks_decode(ks, &self->domain, "UTF-8")) return ks_in(ks, "domain");
    }
    if (self->number_here == 8) {
        self->ks_has_overload = true;
        ks_bytes v17;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "overload");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v17)) return ks_in(ks, "overload");
        if (!ks_text_of(ks, v17, &self->overload)) return ks_in(ks, "overload");
        if (!ks_decode(ks, &self->overload, "UTF-8")) return ks_in(ks, "overload");
    }
    if (self->number_here == 9) {
        onnx_string_string_entry *const v18 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v18);
        if (v18 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        memset(v18, 0, sizeof *v18);
        self->metadata_props = v18;
        const uint64_t v19 = ks_at(io);
        ks_bytes v21 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "metadata_props");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v21)) return ks_in(ks, "metadata_props");
        ks_stream v20 = ks_substream(io, v21.size, v21.size);
        ks_stream *const v22 = ks_keep_stream(ks, &v20);
        if (v22 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v22, v18)) return ks_in(ks, "metadata_props");
        v18->ks.at = v19;
        v18->ks.size = v21.size;
    }
    if (self->number_here == 10) {
        onnx_node_device_configuration *const v23 = (onnx_node_device_configuration *)ks_alloc(ks, 1, sizeof *v23);
        if (v23 == NULL) return ks_in_at(ks, "device_configurations", ks_at(io));
        memset(v23, 0, sizeof *v23);
        self->device_configurations = v23;
        const uint64_t v24 = ks_at(io);
        ks_bytes v26 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "device_configurations");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v26)) return ks_in(ks, "device_configurations");
        ks_stream v25 = ks_substream(io, v26.size, v26.size);
        ks_stream *const v27 = ks_keep_stream(ks, &v25);
        if (v27 == NULL) return ks_in_at(ks, "device_configurations", ks_at(io));
        if (!onnx_node_device_configuration_parse(ks, v27, v23)) return ks_in(ks, "device_configurations");
        v23->ks.at = v24;
        v23->ks.size = v26.size;
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_node_field_make_number_here(ks_ctx *ks, onnx_node_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_node_field_make_is_other(ks_ctx *ks, onnx_node_field *self) {
    if (!onnx_node_field_get_number_here(ks, self)) return false;
    self->is_other = (((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_node_field_make_number(ks_ctx *ks, onnx_node_field *self) {
    if (!onnx_node_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_node_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_node_field_make_wire(ks_ctx *ks, onnx_node_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_node_field_complete(ks_ctx *ks, onnx_node_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->attribute != NULL && !onnx_attribute_complete(ks, self->attribute)) return ks_in(ks, "attribute");
    if (self->metadata_props != NULL && !onnx_string_string_entry_complete(ks, self->metadata_props)) return ks_in(ks, "metadata_props");
    if (self->device_configurations != NULL && !onnx_node_device_configuration_complete(ks, self->device_configurations)) return ks_in(ks, "device_configurations");
    if (!onnx_node_field_get_number(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* attribute */

bool onnx_attribute_parse(ks_ctx *ks, ks_stream *io, onnx_attribute *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_attribute_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_attribute_field *const v3 = (onnx_attribute_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_attribute_field *const v5 = (onnx_attribute_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_attribute_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_attribute_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_attribute_complete(ks_ctx *ks, onnx_attribute *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_attribute_field *const item = (onnx_attribute_field *)ks_list_at(&self->fields, i);
        if (!onnx_attribute_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    ks_leave(ks);
    return true;
}

/* attribute_field */

bool onnx_attribute_field_parse(ks_ctx *ks, ks_stream *io, onnx_attribute_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((((((((((((((((((self->tag.value == 10) || (self->tag.value == 21)) || (self->tag.value == 24)) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 61)) || (self->tag.value == 64)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 82)) || (self->tag.value == 90)) || (self->tag.value == 106)) || (self->tag.value == 114)) || (self->tag.value == 122)) || (self->tag.value == 160)) || (self->tag.value == 170)) || (self->tag.value == 178)) || (self->tag.value == 186);
    if (!v1) {
        if (!onnx_attribute_field_get_number_here(ks, self)) return false;
        v1 = (((((((((((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 13)) && (self->number_here != 14)) && (self->number_here != 15)) && (self->number_here != 20)) && (self->number_here != 21)) && (self->number_here != 22)) && (self->number_here != 23);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_attribute_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((((((((((((((((((self->tag.value == 10) || (self->tag.value == 21)) || (self->tag.value == 24)) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 61)) || (self->tag.value == 64)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 82)) || (self->tag.value == 90)) || (self->tag.value == 106)) || (self->tag.value == 114)) || (self->tag.value == 122)) || (self->tag.value == 160)) || (self->tag.value == 170)) || (self->tag.value == 178)) || (self->tag.value == 186)) && !ks_violated(ks, &rule_onnx_attribute_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_attribute_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_attribute_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_attribute_field_get_number(ks, self)) return false;
        v3 = (((((((((((self->number == self->before) && (self->number != 1)) && (self->number != 2)) && (self->number != 3)) && (self->number != 4)) && (self->number != 5)) && (self->number != 6)) && (self->number != 13)) && (self->number != 14)) && (self->number != 20)) && (self->number != 21)) && (self->number != 22);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_attribute_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_attribute_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_attribute_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_name = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v7, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 2) {
        self->ks_has_f = true;
        if (!ks_read_f4le(ks, io, &self->f)) return ks_in(ks, "f");
    }
    if (self->number_here == 3) {
        protobuf_varint *const v8 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "i", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->i = v8;
        if (!protobuf_varint_parse(ks, io, v8)) return ks_in(ks, "i");
    }
    if (self->number_here == 4) {
        self->ks_has_s = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "s");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->s)) return ks_in(ks, "s");
    }
    if (self->number_here == 5) {
        onnx_tensor *const v9 = (onnx_tensor *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "t", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->t = v9;
        const uint64_t v10 = ks_at(io);
        ks_bytes v12 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "t");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v12)) return ks_in(ks, "t");
        ks_stream v11 = ks_substream(io, v12.size, v12.size);
        ks_stream *const v13 = ks_keep_stream(ks, &v11);
        if (v13 == NULL) return ks_in_at(ks, "t", ks_at(io));
        if (!onnx_tensor_parse(ks, v13, v9)) return ks_in(ks, "t");
        v9->ks.at = v10;
        v9->ks.size = v12.size;
    }
    if (self->number_here == 6) {
        onnx_graph *const v14 = (onnx_graph *)ks_alloc(ks, 1, sizeof *v14);
        if (v14 == NULL) return ks_in_at(ks, "g", ks_at(io));
        memset(v14, 0, sizeof *v14);
        self->g = v14;
        const uint64_t v15 = ks_at(io);
        ks_bytes v17 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "g");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v17)) return ks_in(ks, "g");
        ks_stream v16 = ks_substream(io, v17.size, v17.size);
        ks_stream *const v18 = ks_keep_stream(ks, &v16);
        if (v18 == NULL) return ks_in_at(ks, "g", ks_at(io));
        if (!onnx_graph_parse(ks, v18, v14)) return ks_in(ks, "g");
        v14->ks.at = v15;
        v14->ks.size = v17.size;
    }
    if ((self->number_here == 7) && (self->wire == 5)) {
        self->ks_has_floats = true;
        if (!ks_read_f4le(ks, io, &self->floats)) return ks_in(ks, "floats");
    }
    if ((self->number_here == 7) && (self->wire == 2)) {
        self->ks_has_packed_floats = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_floats");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->packed_floats)) return ks_in(ks, "packed_floats");
    }
    if ((self->number_here == 8) && (self->wire == 0)) {
        protobuf_varint *const v19 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v19);
        if (v19 == NULL) return ks_in_at(ks, "ints", ks_at(io));
        memset(v19, 0, sizeof *v19);
        self->ints = v19;
        if (!protobuf_varint_parse(ks, io, v19)) return ks_in(ks, "ints");
    }
    if ((self->number_here == 8) && (self->wire == 2)) {
        onnx_varints *const v20 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v20);
        if (v20 == NULL) return ks_in_at(ks, "packed_ints", ks_at(io));
        memset(v20, 0, sizeof *v20);
        self->packed_ints = v20;
        const uint64_t v21 = ks_at(io);
        ks_bytes v23 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_ints");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v23)) return ks_in(ks, "packed_ints");
        ks_stream v22 = ks_substream(io, v23.size, v23.size);
        ks_stream *const v24 = ks_keep_stream(ks, &v22);
        if (v24 == NULL) return ks_in_at(ks, "packed_ints", ks_at(io));
        if (!onnx_varints_parse(ks, v24, v20)) return ks_in(ks, "packed_ints");
        v20->ks.at = v21;
        v20->ks.size = v23.size;
    }
    if (self->number_here == 9) {
        self->ks_has_strings = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "strings");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->strings)) return ks_in(ks, "strings");
    }
    if (self->number_here == 10) {
        onnx_tensor *const v25 = (onnx_tensor *)ks_alloc(ks, 1, sizeof *v25);
        if (v25 == NULL) return ks_in_at(ks, "tensors", ks_at(io));
        memset(v25, 0, sizeof *v25);
        self->tensors = v25;
        const uint64_t v26 = ks_at(io);
        ks_bytes v28 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "tensors");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v28)) return ks_in(ks, "tensors");
        ks_stream v27 = ks_substream(io, v28.size, v28.size);
        ks_stream *const v29 = ks_keep_stream(ks, &v27);
        if (v29 == NULL) return ks_in_at(ks, "tensors", ks_at(io));
        if (!onnx_tensor_parse(ks, v29, v25)) return ks_in(ks, "tensors");
        v25->ks.at = v26;
        v25->ks.size = v28.size;
    }
    if (self->number_here == 11) {
        onnx_graph *const v30 = (onnx_graph *)ks_alloc(ks, 1, sizeof *v30);
        if (v30 == NULL) return ks_in_at(ks, "graphs", ks_at(io));
        memset(v30, 0, sizeof *v30);
        self->graphs = v30;
        const uint64_t v31 = ks_at(io);
        ks_bytes v33 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "graphs");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v33)) return ks_in(ks, "graphs");
        ks_stream v32 = ks_substream(io, v33.size, v33.size);
        ks_stream *const v34 = ks_keep_stream(ks, &v32);
        if (v34 == NULL) return ks_in_at(ks, "graphs", ks_at(io));
        if (!onnx_graph_parse(ks, v34, v30)) return ks_in(ks, "graphs");
        v30->ks.at = v31;
        v30->ks.size = v33.size;
    }
    if (self->number_here == 13) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 14) {
        onnx_type *const v35 = (onnx_type *)ks_alloc(ks, 1, sizeof *v35);
        if (v35 == NULL) return ks_in_at(ks, "tp", ks_at(io));
        memset(v35, 0, sizeof *v35);
        self->tp = v35;
        const uint64_t v36 = ks_at(io);
        ks_bytes v38 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "tp");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v38)) return ks_in(ks, "tp");
        ks_stream v37 = ks_substream(io, v38.size, v38.size);
        ks_stream *const v39 = ks_keep_stream(ks, &v37);
        if (v39 == NULL) return ks_in_at(ks, "tp", ks_at(io));
        if (!onnx_type_parse(ks, v39, v35)) return ks_in(ks, "tp");
        v35->ks.at = v36;
        v35->ks.size = v38.size;
    }
    if (self->number_here == 15) {
        onnx_type *const v40 = (onnx_type *)ks_alloc(ks, 1, sizeof *v40);
        if (v40 == NULL) return ks_in_at(ks, "type_protos", ks_at(io));
        memset(v40, 0, sizeof *v40);
        self->type_protos = v40;
        const uint64_t v41 = ks_at(io);
        ks_bytes v43 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "type_protos");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v43)) return ks_in(ks, "type_protos");
        ks_stream v42 = ks_substream(io, v43.size, v43.size);
        ks_stream *const v44 = ks_keep_stream(ks, &v42);
        if (v44 == NULL) return ks_in_at(ks, "type_protos", ks_at(io));
        if (!onnx_type_parse(ks, v44, v40)) return ks_in(ks, "type_protos");
        v40->ks.at = v41;
        v40->ks.size = v43.size;
    }
    const uint64_t at_type = ks_at(io);
    if (self->number_here == 20) {
        protobuf_varint *const v45 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v45);
        if (v45 == NULL) return ks_in_at(ks, "type", ks_at(io));
        memset(v45, 0, sizeof *v45);
        self->type = v45;
        if (!protobuf_varint_parse(ks, io, v45)) return ks_in(ks, "type");
    }
    bool v46 = self->number_here != 20;
    if (!v46) {
        if (self->type == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'type' to be present");
            return ks_in(ks, "type_is_known");
        }
        if (!protobuf_varint_get_value(ks, self->type)) {
            ks_in(ks, "type");
            return false;
        }
        v46 = self->type->value < 15;
    }
    if (!v46) {
        ks_violated(ks, &rule_onnx_attribute_field_type_is_known, at_type, ks_none(), ks_none());
        return ks_in(ks, "type");
    }
    if (self->number_here == 21) {
        self->ks_has_ref_attr_name = true;
        ks_bytes v47;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "ref_attr_name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v47)) return ks_in(ks, "ref_attr_name");
        if (!ks_text_of(ks, v47, &self->ref_attr_name)) return ks_in(ks, "ref_attr_name");
        if (!ks_decode(ks, &self->ref_attr_name, "UTF-8")) return ks_in(ks, "ref_attr_name");
    }
    if (self->number_here == 22) {
        onnx_sparse_tensor *const v48 = (onnx_sparse_tensor *)ks_alloc(ks, 1, sizeof *v48);
        if (v48 == NULL) return ks_in_at(ks, "sparse_tensor", ks_at(io));
        memset(v48, 0, sizeof *v48);
        self->sparse_tensor = v48;
        const uint64_t v49 = ks_at(io);
        ks_bytes v51 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sparse_tensor");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v51)) return ks_in(ks, "sparse_tensor");
        ks_stream v50 = ks_substream(io, v51.size, v51.size);
        ks_stream *const v52 = ks_keep_stream(ks, &v50);
        if (v52 == NULL) return ks_in_at(ks, "sparse_tensor", ks_at(io));
        if (!onnx_sparse_tensor_parse(ks, v52, v48)) return ks_in(ks, "sparse_tensor");
        v48->ks.at = v49;
        v48->ks.size = v51.size;
    }
    if (self->number_here == 23) {
        onnx_sparse_tensor *const v53 = (onnx_sparse_tensor *)ks_alloc(ks, 1, sizeof *v53);
        if (v53 == NULL) return ks_in_at(ks, "sparse_tensors", ks_at(io));
        memset(v53, 0, sizeof *v53);
        self->sparse_tensors = v53;
        const uint64_t v54 = ks_at(io);
        ks_bytes v56 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sparse_tensors");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v56)) return ks_in(ks, "sparse_tensors");
        ks_stream v55 = ks_substream(io, v56.size, v56.size);
        ks_stream *const v57 = ks_keep_stream(ks, &v55);
        if (v57 == NULL) return ks_in_at(ks, "sparse_tensors", ks_at(io));
        if (!onnx_sparse_tensor_parse(ks, v57, v53)) return ks_in(ks, "sparse_tensors");
        v53->ks.at = v54;
        v53->ks.size = v56.size;
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_attribute_field_make_number_here(ks_ctx *ks, onnx_attribute_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_attribute_field_make_is_other(ks_ctx *ks, onnx_attribute_field *self) {
    if (!onnx_attribute_field_get_number_here(ks, self)) return false;
    self->is_other = (((((((((((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 13)) && (self->number_here != 14)) && (self->number_here != 15)) && (self->number_here != 20)) && (self->number_here != 21)) && (self->number_here != 22)) && (self->number_here != 23);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_attribute_field_make_number(ks_ctx *ks, onnx_attribute_field *self) {
    if (!onnx_attribute_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_attribute_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_attribute_field_make_wire(ks_ctx *ks, onnx_attribute_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_attribute_field_complete(ks_ctx *ks, onnx_attribute_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->i != NULL && !protobuf_varint_complete(ks, self->i)) return ks_in(ks, "i");
    if (self->t != NULL && !onnx_tensor_complete(ks, self->t)) return ks_in(ks, "t");
    if (self->g != NULL && !onnx_graph_complete(ks, self->g)) return ks_in(ks, "g");
    if (self->ints != NULL && !protobuf_varint_complete(ks, self->ints)) return ks_in(ks, "ints");
    if (self->packed_ints != NULL && !onnx_varints_complete(ks, self->packed_ints)) return ks_in(ks, "packed_ints");
    if (self->tensors != NULL && !onnx_tensor_complete(ks, self->tensors)) return ks_in(ks, "tensors");
    if (self->graphs != NULL && !onnx_graph_complete(ks, self->graphs)) return ks_in(ks, "graphs");
    if (self->tp != NULL && !onnx_type_complete(ks, self->tp)) return ks_in(ks, "tp");
    if (self->type_protos != NULL && !onnx_type_complete(ks, self->type_protos)) return ks_in(ks, "type_protos");
    if (self->type != NULL && !protobuf_varint_complete(ks, self->type)) return ks_in(ks, "type");
    if (self->sparse_tensor != NULL && !onnx_sparse_tensor_complete(ks, self->sparse_tensor)) return ks_in(ks, "sparse_tensor");
    if (self->sparse_tensors != NULL && !onnx_sparse_tensor_complete(ks, self->sparse_tensors)) return ks_in(ks, "sparse_tensors");
    if (!onnx_attribute_field_get_number(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* tensor */

bool onnx_tensor_parse(ks_ctx *ks, ks_stream *io, onnx_tensor *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_tensor_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_tensor_field *const v3 = (onnx_tensor_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v5 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_tensor_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            uint64_t v9;
            if (v1 == 0) {
                v9 = UINT64_C(1);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v7 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v7 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v8 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v7);
                if (!onnx_tensor_field_get_cells(ks, v8)) {
                    ks_in_item(ks, "fields", (uint64_t)v7);
                    return false;
                }
                v9 = v8->cells;
            }
            v3->cells_before = v9;
            uint64_t v12;
            if (v1 == 0) {
                v12 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v10 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v10 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v11 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v10);
                if (!onnx_tensor_field_get_zeros(ks, v11)) {
                    ks_in_item(ks, "fields", (uint64_t)v10);
                    return false;
                }
                v12 = v11->zeros;
            }
            v3->zeros_before = v12;
            uint64_t v15;
            if (v1 == 0) {
                v15 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v13 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v13 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v14 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v13);
                if (!onnx_tensor_field_get_kind(ks, v14)) {
                    ks_in_item(ks, "fields", (uint64_t)v13);
                    return false;
                }
                v15 = v14->kind;
            }
            v3->kind_before = v15;
            uint64_t v18;
            if (v1 == 0) {
                v18 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v16 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v16 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v17 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v16);
                if (!onnx_tensor_field_get_place(ks, v17)) {
                    ks_in_item(ks, "fields", (uint64_t)v16);
                    return false;
                }
                v18 = v17->place;
            }
            v3->place_before = v18;
            uint64_t v21;
            if (v1 == 0) {
                v21 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v19 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v19 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v20 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v19);
                if (!onnx_tensor_field_get_count(ks, v20)) {
                    ks_in_item(ks, "fields", (uint64_t)v19);
                    return false;
                }
                v21 = v20->count;
            }
            v3->count_before = v21;
            uint64_t v24;
            if (v1 == 0) {
                v24 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v22 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v22 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_field *const v23 = (onnx_tensor_field *)ks_list_at(&self->fields, (uint64_t)v22);
                if (!onnx_tensor_field_get_elsewhere(ks, v23)) {
                    ks_in_item(ks, "fields", (uint64_t)v22);
                    return false;
                }
                v24 = v23->elsewhere;
            }
            v3->elsewhere_before = v24;
            if (!onnx_tensor_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    const uint64_t at_has_type = ks_at(io);
    if (!onnx_tensor_get_kind(ks, self)) return false;
    if (!((self->kind >= 1) && (self->kind <= 26))) {
        ks_violated(ks, &rule_onnx_tensor_has_type, at_has_type, ks_none(), ks_none());
        return ks_in(ks, "has_type");
    }
    const uint64_t at_has_elements = ks_at(io);
    if (!onnx_tensor_get_elsewhere(ks, self)) return false;
    bool v29;
    if (self->elsewhere == 1) {
        if (!onnx_tensor_get_place(ks, self)) return false;
        v29 = (self->place == 0) && (self->kind != 8);
    } else {
        if (!onnx_tensor_get_cells(ks, self)) return false;
        bool v28;
        if (self->cells == 0) {
            if (!onnx_tensor_get_place(ks, self)) return false;
            v28 = self->place == 0;
        } else {
            if (!onnx_tensor_get_place(ks, self)) return false;
            bool v27;
            if (self->place == 9) {
                bool v25 = self->kind != 8;
                if (v25) {
                    if (!onnx_tensor_get_count(ks, self)) return false;
                    if (!onnx_tensor_get_num_bytes(ks, self)) return false;
                    v25 = self->count == self->num_bytes;
                }
                v27 = v25;
            } else {
                if (!onnx_tensor_get_own_place(ks, self)) return false;
                bool v26 = self->place == self->own_place;
                if (v26) {
                    if (!onnx_tensor_get_count(ks, self)) return false;
                    if (!onnx_tensor_get_num_values(ks, self)) return false;
                    v26 = self->count == self->num_values;
                }
                v27 = v26;
            }
            v28 = v27;
        }
        v29 = v28;
    }
    if (!v29) {
        ks_violated(ks, &rule_onnx_tensor_has_elements, at_has_elements, ks_none(), ks_none());
        return ks_in(ks, "has_elements");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_tensor_make_kind(ks_ctx *ks, onnx_tensor *self) {
    uint64_t v2;
    if (self->ks_io->size == 0) {
        v2 = UINT64_C(0);
    } else {
        if (!self->ks_has_fields) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
            return ks_in(ks, "kind");
        }
        if (self->fields.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "kind");
        }
        onnx_tensor_field *const v1 = (onnx_tensor_field *)ks_list_at(&self->fields, (self->fields.count - 1));
        if (!onnx_tensor_field_get_kind(ks, v1)) {
            ks_in(ks, "fields");
            return false;
        }
        v2 = v1->kind;
    }
    self->kind = v2;
    self->ks_state_kind = KS_DONE;
    return true;
}

bool onnx_tensor_make_cells(ks_ctx *ks, onnx_tensor *self) {
    uint64_t v4;
    if (self->ks_io->size == 0) {
        v4 = UINT64_C(1);
    } else {
        if (!self->ks_has_fields) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
            return ks_in(ks, "cells");
        }
        if (self->fields.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "cells");
        }
        onnx_tensor_field *const v1 = (onnx_tensor_field *)ks_list_at(&self->fields, (self->fields.count - 1));
        if (!onnx_tensor_field_get_zeros(ks, v1)) {
            ks_in(ks, "fields");
            return false;
        }
        uint64_t v3;
        if (v1->zeros > 0) {
            v3 = UINT64_C(0);
        } else {
            onnx_tensor_field *const v2 = (onnx_tensor_field *)ks_list_at(&self->fields, (self->fields.count - 1));
            if (!onnx_tensor_field_get_cells(ks, v2)) {
                ks_in(ks, "fields");
                return false;
            }
            v3 = v2->cells;
        }
        v4 = v3;
    }
    self->cells = v4;
    self->ks_state_cells = KS_DONE;
    return true;
}

bool onnx_tensor_make_place(ks_ctx *ks, onnx_tensor *self) {
    uint64_t v2;
    if (self->ks_io->size == 0) {
        v2 = UINT64_C(0);
    } else {
        if (!self->ks_has_fields) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
            return ks_in(ks, "place");
        }
        if (self->fields.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "place");
        }
        onnx_tensor_field *const v1 = (onnx_tensor_field *)ks_list_at(&self->fields, (self->fields.count - 1));
        if (!onnx_tensor_field_get_place(ks, v1)) {
            ks_in(ks, "fields");
            return false;
        }
        v2 = v1->place;
    }
    self->place = v2;
    self->ks_state_place = KS_DONE;
    return true;
}

bool onnx_tensor_make_count(ks_ctx *ks, onnx_tensor *self) {
    uint64_t v2;
    if (self->ks_io->size == 0) {
        v2 = UINT64_C(0);
    } else {
        if (!self->ks_has_fields) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
            return ks_in(ks, "count");
        }
        if (self->fields.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "count");
        }
        onnx_tensor_field *const v1 = (onnx_tensor_field *)ks_list_at(&self->fields, (self->fields.count - 1));
        if (!onnx_tensor_field_get_count(ks, v1)) {
            ks_in(ks, "fields");
            return false;
        }
        v2 = v1->count;
    }
    self->count = v2;
    self->ks_state_count = KS_DONE;
    return true;
}

bool onnx_tensor_make_elsewhere(ks_ctx *ks, onnx_tensor *self) {
    uint64_t v2;
    if (self->ks_io->size == 0) {
        v2 = UINT64_C(0);
    } else {
        if (!self->ks_has_fields) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'fields' to be present");
            return ks_in(ks, "elsewhere");
        }
        if (self->fields.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "elsewhere");
        }
        onnx_tensor_field *const v1 = (onnx_tensor_field *)ks_list_at(&self->fields, (self->fields.count - 1));
        if (!onnx_tensor_field_get_elsewhere(ks, v1)) {
            ks_in(ks, "fields");
            return false;
        }
        v2 = v1->elsewhere;
    }
    self->elsewhere = v2;
    self->ks_state_elsewhere = KS_DONE;
    return true;
}

bool onnx_tensor_make_bits(ks_ctx *ks, onnx_tensor *self) {
    if (!onnx_tensor_get_kind(ks, self)) return false;
    self->bits = (uint8_t)((self->kind == 15) ? UINT64_C(128) : (((((self->kind == 7) || (self->kind == 11)) || (self->kind == 13)) || (self->kind == 14)) ? UINT64_C(64) : ((((self->kind == 1) || (self->kind == 6)) || (self->kind == 12)) ? UINT64_C(32) : (((((self->kind == 4) || (self->kind == 5)) || (self->kind == 10)) || (self->kind == 16)) ? UINT64_C(16) : ((((self->kind == 21) || (self->kind == 22)) || (self->kind == 23)) ? UINT64_C(4) : (((self->kind == 25) || (self->kind == 26)) ? UINT64_C(2) : UINT64_C(8)))))));
    self->ks_state_bits = KS_DONE;
    return true;
}

bool onnx_tensor_make_num_bytes(ks_ctx *ks, onnx_tensor *self) {
    if (!onnx_tensor_get_cells(ks, self)) return false;
    if (!onnx_tensor_get_bits(ks, self)) return false;
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->cells / UINT64_C(8), (uint64_t)self->bits, &v1)) return ks_in_at(ks, "num_bytes", self->ks.at);
    uint64_t v2 = 0;
    if (!ks_add_u64(ks, v1, (((self->cells % UINT64_C(8)) * (uint64_t)self->bits) + UINT64_C(7)) / UINT64_C(8), &v2)) return ks_in_at(ks, "num_bytes", self->ks.at);
    self->num_bytes = v2;
    self->ks_state_num_bytes = KS_DONE;
    return true;
}

bool onnx_tensor_make_own_place(ks_ctx *ks, onnx_tensor *self) {
    if (!onnx_tensor_get_kind(ks, self)) return false;
    self->own_place = (uint8_t)(((self->kind == 1) || (self->kind == 14)) ? UINT64_C(4) : ((self->kind == 8) ? UINT64_C(6) : ((self->kind == 7) ? UINT64_C(7) : (((self->kind == 11) || (self->kind == 15)) ? UINT64_C(10) : (((self->kind == 12) || (self->kind == 13)) ? UINT64_C(11) : UINT64_C(5))))));
    self->ks_state_own_place = KS_DONE;
    return true;
}

bool onnx_tensor_make_num_values(ks_ctx *ks, onnx_tensor *self) {
    if (!onnx_tensor_get_kind(ks, self)) return false;
    uint64_t v3;
    if ((self->kind == 14) || (self->kind == 15)) {
        if (!onnx_tensor_get_cells(ks, self)) return false;
        uint64_t v1 = 0;
        if (!ks_mul_u64(ks, self->cells, UINT64_C(2), &v1)) return ks_in_at(ks, "num_values", self->ks.at);
        v3 = v1;
    } else {
        if (!onnx_tensor_get_bits(ks, self)) return false;
        uint64_t v2;
        if (self->bits < 8) {
            if (!onnx_tensor_get_num_bytes(ks, self)) return false;
            v2 = self->num_bytes;
        } else {
            if (!onnx_tensor_get_cells(ks, self)) return false;
            v2 = self->cells;
        }
        v3 = v2;
    }
    self->num_values = v3;
    self->ks_state_num_values = KS_DONE;
    return true;
}

bool onnx_tensor_complete(ks_ctx *ks, onnx_tensor *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_tensor_field *const item = (onnx_tensor_field *)ks_list_at(&self->fields, i);
        if (!onnx_tensor_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    if (!onnx_tensor_get_cells(ks, self)) return false;
    if (!onnx_tensor_get_place(ks, self)) return false;
    if (!onnx_tensor_get_count(ks, self)) return false;
    if (!onnx_tensor_get_bits(ks, self)) return false;
    if (!onnx_tensor_get_num_bytes(ks, self)) return false;
    if (!onnx_tensor_get_own_place(ks, self)) return false;
    if (!onnx_tensor_get_num_values(ks, self)) return false;
    return true;
}

/* tensor_field */

bool onnx_tensor_field_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((((((((((((((((((((self->tag.value == 8) || (self->tag.value == 10)) || (self->tag.value == 16)) || (self->tag.value == 26)) || (self->tag.value == 34)) || (self->tag.value == 37)) || (self->tag.value == 40)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 56)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 81)) || (self->tag.value == 82)) || (self->tag.value == 88)) || (self->tag.value == 90)) || (self->tag.value == 98)) || (self->tag.value == 106)) || (self->tag.value == 112)) || (self->tag.value == 130);
    if (!v1) {
        if (!onnx_tensor_field_get_number_here(ks, self)) return false;
        v1 = ((((((((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 12)) && (self->number_here != 13)) && (self->number_here != 14)) && (self->number_here != 16);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_tensor_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((((((((((((((((((((self->tag.value == 8) || (self->tag.value == 10)) || (self->tag.value == 16)) || (self->tag.value == 26)) || (self->tag.value == 34)) || (self->tag.value == 37)) || (self->tag.value == 40)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 56)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 81)) || (self->tag.value == 82)) || (self->tag.value == 88)) || (self->tag.value == 90)) || (self->tag.value == 98)) || (self->tag.value == 106)) || (self->tag.value == 112)) || (self->tag.value == 130)) && !ks_violated(ks, &rule_onnx_tensor_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_tensor_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_tensor_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_tensor_field_get_number(ks, self)) return false;
        v3 = ((((((self->number == self->before) && (self->number != 2)) && (self->number != 3)) && (self->number != 8)) && (self->number != 9)) && (self->number != 12)) && (self->number != 14);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_tensor_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_tensor_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    if ((self->number_here == 1) && (self->wire == 0)) {
        onnx_length *const v7 = (onnx_length *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "dims", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->dims = v7;
        v7->cells_before = self->cells_before;
        v7->zeros_before = self->zeros_before;
        if (!onnx_length_parse(ks, io, v7)) return ks_in(ks, "dims");
    }
    if ((self->number_here == 1) && (self->wire == 2)) {
        onnx_lengths *const v8 = (onnx_lengths *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "packed_dims", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->packed_dims = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_dims");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "packed_dims");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "packed_dims", ks_at(io));
        v8->cells_before = self->cells_before;
        v8->zeros_before = self->zeros_before;
        if (!onnx_lengths_parse(ks, v12, v8)) return ks_in(ks, "packed_dims");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    if (self->number_here == 2) {
        protobuf_varint *const v13 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "data_type", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->data_type = v13;
        if (!protobuf_varint_parse(ks, io, v13)) return ks_in(ks, "data_type");
    }
    if (self->number_here == 3) {
        onnx_segment *const v14 = (onnx_segment *)ks_alloc(ks, 1, sizeof *v14);
        if (v14 == NULL) return ks_in_at(ks, "segment", ks_at(io));
        memset(v14, 0, sizeof *v14);
        self->segment = v14;
        const uint64_t v15 = ks_at(io);
        ks_bytes v17 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "segment");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v17)) return ks_in(ks, "segment");
        ks_stream v16 = ks_substream(io, v17.size, v17.size);
        ks_stream *const v18 = ks_keep_stream(ks, &v16);
        if (v18 == NULL) return ks_in_at(ks, "segment", ks_at(io));
        if (!onnx_segment_parse(ks, v18, v14)) return ks_in(ks, "segment");
        v14->ks.at = v15;
        v14->ks.size = v17.size;
    }
    if ((self->number_here == 4) && (self->wire == 5)) {
        self->ks_has_float_data = true;
        if (!ks_read_f4le(ks, io, &self->float_data)) return ks_in(ks, "float_data");
    }
    if ((self->number_here == 4) && (self->wire == 2)) {
        self->ks_has_packed_float_data = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_float_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->packed_float_data)) return ks_in(ks, "packed_float_data");
    }
    if ((self->number_here == 5) && (self->wire == 0)) {
        protobuf_varint *const v19 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v19);
        if (v19 == NULL) return ks_in_at(ks, "int32_data", ks_at(io));
        memset(v19, 0, sizeof *v19);
        self->int32_data = v19;
        if (!protobuf_varint_parse(ks, io, v19)) return ks_in(ks, "int32_data");
    }
    if ((self->number_here == 5) && (self->wire == 2)) {
        onnx_varints *const v20 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v20);
        if (v20 == NULL) return ks_in_at(ks, "packed_int32_data", ks_at(io));
        memset(v20, 0, sizeof *v20);
        self->packed_int32_data = v20;
        const uint64_t v21 = ks_at(io);
        ks_bytes v23 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_int32_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v23)) return ks_in(ks, "packed_int32_data");
        ks_stream v22 = ks_substream(io, v23.size, v23.size);
        ks_stream *const v24 = ks_keep_stream(ks, &v22);
        if (v24 == NULL) return ks_in_at(ks, "packed_int32_data", ks_at(io));
        if (!onnx_varints_parse(ks, v24, v20)) return ks_in(ks, "packed_int32_data");
        v20->ks.at = v21;
        v20->ks.size = v23.size;
    }
    if (self->number_here == 6) {
        self->ks_has_string_data = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "string_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->string_data)) return ks_in(ks, "string_data");
    }
    if ((self->number_here == 7) && (self->wire == 0)) {
        protobuf_varint *const v25 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v25);
        if (v25 == NULL) return ks_in_at(ks, "int64_data", ks_at(io));
        memset(v25, 0, sizeof *v25);
        self->int64_data = v25;
        if (!protobuf_varint_parse(ks, io, v25)) return ks_in(ks, "int64_data");
    }
    if ((self->number_here == 7) && (self->wire == 2)) {
        onnx_varints *const v26 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v26);
        if (v26 == NULL) return ks_in_at(ks, "packed_int64_data", ks_at(io));
        memset(v26, 0, sizeof *v26);
        self->packed_int64_data = v26;
        const uint64_t v27 = ks_at(io);
        ks_bytes v29 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_int64_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v29)) return ks_in(ks, "packed_int64_data");
        ks_stream v28 = ks_substream(io, v29.size, v29.size);
        ks_stream *const v30 = ks_keep_stream(ks, &v28);
        if (v30 == NULL) return ks_in_at(ks, "packed_int64_data", ks_at(io));
        if (!onnx_varints_parse(ks, v30, v26)) return ks_in(ks, "packed_int64_data");
        v26->ks.at = v27;
        v26->ks.size = v29.size;
    }
    if (self->number_here == 8) {
        self->ks_has_name = true;
        ks_bytes v31;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v31)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v31, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 9) {
        self->ks_has_raw_data = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "raw_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->raw_data)) return ks_in(ks, "raw_data");
    }
    if ((self->number_here == 10) && (self->wire == 1)) {
        self->ks_has_double_data = true;
        if (!ks_read_f8le(ks, io, &self->double_data)) return ks_in(ks, "double_data");
    }
    if ((self->number_here == 10) && (self->wire == 2)) {
        self->ks_has_packed_double_data = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_double_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->packed_double_data)) return ks_in(ks, "packed_double_data");
    }
    if ((self->number_here == 11) && (self->wire == 0)) {
        protobuf_varint *const v32 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v32);
        if (v32 == NULL) return ks_in_at(ks, "uint64_data", ks_at(io));
        memset(v32, 0, sizeof *v32);
        self->uint64_data = v32;
        if (!protobuf_varint_parse(ks, io, v32)) return ks_in(ks, "uint64_data");
    }
    if ((self->number_here == 11) && (self->wire == 2)) {
        onnx_varints *const v33 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v33);
        if (v33 == NULL) return ks_in_at(ks, "packed_uint64_data", ks_at(io));
        memset(v33, 0, sizeof *v33);
        self->packed_uint64_data = v33;
        const uint64_t v34 = ks_at(io);
        ks_bytes v36 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_uint64_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v36)) return ks_in(ks, "packed_uint64_data");
        ks_stream v35 = ks_substream(io, v36.size, v36.size);
        ks_stream *const v37 = ks_keep_stream(ks, &v35);
        if (v37 == NULL) return ks_in_at(ks, "packed_uint64_data", ks_at(io));
        if (!onnx_varints_parse(ks, v37, v33)) return ks_in(ks, "packed_uint64_data");
        v33->ks.at = v34;
        v33->ks.size = v36.size;
    }
    if (self->number_here == 12) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 13) {
        onnx_string_string_entry *const v38 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v38);
        if (v38 == NULL) return ks_in_at(ks, "external_data", ks_at(io));
        memset(v38, 0, sizeof *v38);
        self->external_data = v38;
        const uint64_t v39 = ks_at(io);
        ks_bytes v41 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "external_data");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v41)) return ks_in(ks, "external_data");
        ks_stream v40 = ks_substream(io, v41.size, v41.size);
        ks_stream *const v42 = ks_keep_stream(ks, &v40);
        if (v42 == NULL) return ks_in_at(ks, "external_data", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v42, v38)) return ks_in(ks, "external_data");
        v38->ks.at = v39;
        v38->ks.size = v41.size;
    }
    const uint64_t at_data_location = ks_at(io);
    if (self->number_here == 14) {
        protobuf_varint *const v43 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v43);
        if (v43 == NULL) return ks_in_at(ks, "data_location", ks_at(io));
        memset(v43, 0, sizeof *v43);
        self->data_location = v43;
        if (!protobuf_varint_parse(ks, io, v43)) return ks_in(ks, "data_location");
    }
    bool v44 = self->number_here != 14;
    if (!v44) {
        if (self->data_location == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'data_location' to be present");
            return ks_in(ks, "data_location_is_known");
        }
        if (!protobuf_varint_get_value(ks, self->data_location)) {
            ks_in(ks, "data_location");
            return false;
        }
        v44 = self->data_location->value < 2;
    }
    if (!v44) {
        ks_violated(ks, &rule_onnx_tensor_field_data_location_is_known, at_data_location, ks_none(), ks_none());
        return ks_in(ks, "data_location");
    }
    if (self->number_here == 16) {
        onnx_string_string_entry *const v45 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v45);
        if (v45 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        memset(v45, 0, sizeof *v45);
        self->metadata_props = v45;
        const uint64_t v46 = ks_at(io);
        ks_bytes v48 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "metadata_props");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v48)) return ks_in(ks, "metadata_props");
        ks_stream v47 = ks_substream(io, v48.size, v48.size);
        ks_stream *const v49 = ks_keep_stream(ks, &v47);
        if (v49 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v49, v45)) return ks_in(ks, "metadata_props");
        v45->ks.at = v46;
        v45->ks.size = v48.size;
    }
    bool v50 = self->place_before == 0;
    if (!v50) {
        if (!onnx_tensor_field_get_place(ks, self)) return false;
        v50 = self->place == self->place_before;
    }
    if (!v50) {
        ks_violated(ks, &rule_onnx_tensor_field_is_one_place, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    return true;
}

bool onnx_tensor_field_make_number_here(ks_ctx *ks, onnx_tensor_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_is_other(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    self->is_other = ((((((((((((((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 12)) && (self->number_here != 13)) && (self->number_here != 14)) && (self->number_here != 16);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_number(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_tensor_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_wire(ks_ctx *ks, onnx_tensor_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_is_element(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    self->is_element = ((self->number_here >= 4) && (self->number_here <= 7)) || ((self->number_here >= 9) && (self->number_here <= 11));
    self->ks_state_is_element = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_cells(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    bool v1 = self->number_here == 1;
    if (v1) {
        if (!onnx_tensor_field_get_wire(ks, self)) return false;
        v1 = self->wire == 2;
    }
    bool v2 = v1;
    if (v2) {
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
            return ks_in(ks, "cells");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        v2 = self->len->value > 0;
    }
    uint64_t v6;
    if (v2) {
        if (self->packed_dims == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'packed_dims' to be present");
            return ks_in(ks, "cells");
        }
        if (!self->packed_dims->ks_has_items) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'items' to be present");
            return ks_in(ks, "cells");
        }
        if (self->packed_dims->items.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "cells");
        }
        onnx_length *const v3 = (onnx_length *)ks_list_at(&self->packed_dims->items, (self->packed_dims->items.count - 1));
        if (!onnx_length_get_cells(ks, v3)) {
            ks_in(ks, "items");
            ks_in(ks, "packed_dims");
            return false;
        }
        v6 = v3->cells;
    } else {
        bool v4 = self->number_here == 1;
        if (v4) {
            if (!onnx_tensor_field_get_wire(ks, self)) return false;
            v4 = self->wire == 0;
        }
        uint64_t v5;
        if (v4) {
            if (self->dims == NULL) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'dims' to be present");
                return ks_in(ks, "cells");
            }
            if (!onnx_length_get_cells(ks, self->dims)) {
                ks_in(ks, "dims");
                return false;
            }
            v5 = self->dims->cells;
        } else {
            v5 = self->cells_before;
        }
        v6 = v5;
    }
    self->cells = v6;
    self->ks_state_cells = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_zeros(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    bool v1 = self->number_here == 1;
    if (v1) {
        if (!onnx_tensor_field_get_wire(ks, self)) return false;
        v1 = self->wire == 2;
    }
    bool v2 = v1;
    if (v2) {
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
            return ks_in(ks, "zeros");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        v2 = self->len->value > 0;
    }
    uint64_t v6;
    if (v2) {
        if (self->packed_dims == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'packed_dims' to be present");
            return ks_in(ks, "zeros");
        }
        if (!self->packed_dims->ks_has_items) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'items' to be present");
            return ks_in(ks, "zeros");
        }
        if (self->packed_dims->items.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "zeros");
        }
        onnx_length *const v3 = (onnx_length *)ks_list_at(&self->packed_dims->items, (self->packed_dims->items.count - 1));
        if (!onnx_length_get_zeros(ks, v3)) {
            ks_in(ks, "items");
            ks_in(ks, "packed_dims");
            return false;
        }
        v6 = v3->zeros;
    } else {
        bool v4 = self->number_here == 1;
        if (v4) {
            if (!onnx_tensor_field_get_wire(ks, self)) return false;
            v4 = self->wire == 0;
        }
        uint64_t v5;
        if (v4) {
            if (self->dims == NULL) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'dims' to be present");
                return ks_in(ks, "zeros");
            }
            if (!onnx_length_get_zeros(ks, self->dims)) {
                ks_in(ks, "dims");
                return false;
            }
            v5 = self->dims->zeros;
        } else {
            v5 = self->zeros_before;
        }
        v6 = v5;
    }
    self->zeros = v6;
    self->ks_state_zeros = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_kind(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    uint64_t v1;
    if (self->number_here == 2) {
        if (self->data_type == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'data_type' to be present");
            return ks_in(ks, "kind");
        }
        if (!protobuf_varint_get_value(ks, self->data_type)) {
            ks_in(ks, "data_type");
            return false;
        }
        v1 = self->data_type->value;
    } else {
        v1 = self->kind_before;
    }
    self->kind = v1;
    self->ks_state_kind = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_place(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_is_element(ks, self)) return false;
    bool v3 = self->is_element;
    if (v3) {
        if (!onnx_tensor_field_get_wire(ks, self)) return false;
        bool v1 = self->wire == 2;
        if (v1) {
            if (!onnx_tensor_field_get_number_here(ks, self)) return false;
            v1 = self->number_here != 6;
        }
        bool v2 = v1;
        if (v2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
                return ks_in(ks, "place");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v2 = self->len->value == 0;
        }
        v3 = !v2;
    }
    uint64_t v4;
    if (v3) {
        if (!onnx_tensor_field_get_number_here(ks, self)) return false;
        v4 = self->number_here;
    } else {
        v4 = self->place_before;
    }
    self->place = v4;
    self->ks_state_place = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_count(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_is_element(ks, self)) return false;
    bool v2 = !self->is_element;
    if (!v2) {
        if (!onnx_tensor_field_get_number_here(ks, self)) return false;
        bool v1 = self->number_here == 9;
        if (v1) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
                return ks_in(ks, "count");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v1 = self->len->value == 0;
        }
        v2 = v1;
    }
    uint64_t v20;
    if (v2) {
        v20 = self->count_before;
    } else {
        if (!onnx_tensor_field_get_number_here(ks, self)) return false;
        uint64_t v19;
        if (self->number_here == 9) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
                return ks_in(ks, "count");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v19 = self->len->value;
        } else {
            bool v3 = self->number_here == 6;
            if (!v3) {
                if (!onnx_tensor_field_get_wire(ks, self)) return false;
                v3 = self->wire != 2;
            }
            uint64_t v18;
            if (v3) {
                uint64_t v4 = 0;
                if (!ks_add_u64(ks, self->count_before, UINT64_C(1), &v4)) return ks_in_at(ks, "count", self->ks.at);
                v18 = v4;
            } else {
                uint64_t v17;
                if (self->number_here == 4) {
                    if (self->len == NULL) {
                        ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
                        return ks_in(ks, "count");
                    }
                    if (!protobuf_varint_get_value(ks, self->len)) {
                        ks_in(ks, "len");
                        return false;
                    }
                    uint64_t v5 = 0;
                    if (!ks_add_u64(ks, self->count_before, self->len->value / UINT64_C(4), &v5)) return ks_in_at(ks, "count", self->ks.at);
                    v17 = v5;
                } else {
                    uint64_t v16;
                    if (self->number_here == 10) {
                        if (self->len == NULL) {
                            ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
                            return ks_in(ks, "count");
                        }
                        if (!protobuf_varint_get_value(ks, self->len)) {
                            ks_in(ks, "len");
                            return false;
                        }
                        uint64_t v6 = 0;
                        if (!ks_add_u64(ks, self->count_before, self->len->value / UINT64_C(8), &v6)) return ks_in_at(ks, "count", self->ks.at);
                        v16 = v6;
                    } else {
                        if (self->len == NULL) {
                            ks_fail(ks, KS_ABSENT, self->ks.at, "'len' to be present");
                            return ks_in(ks, "count");
                        }
                        if (!protobuf_varint_get_value(ks, self->len)) {
                            ks_in(ks, "len");
                            return false;
                        }
                        uint64_t v15;
                        if (self->len->value == 0) {
                            v15 = self->count_before;
                        } else {
                            uint64_t v14;
                            if (self->number_here == 5) {
                                if (self->packed_int32_data == NULL) {
                                    ks_fail(ks, KS_ABSENT, self->ks.at, "'packed_int32_data' to be present");
                                    return ks_in(ks, "count");
                                }
                                if (!self->packed_int32_data->ks_has_items) {
                                    ks_fail(ks, KS_ABSENT, self->ks.at, "'items' to be present");
                                    return ks_in(ks, "count");
                                }
                                if (self->packed_int32_data->items.count == 0) {
                                    ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
                                    return ks_in(ks, "count");
                                }
                                onnx_varint_item *const v7 = (onnx_varint_item *)ks_list_at(&self->packed_int32_data->items, (self->packed_int32_data->items.count - 1));
                                if (!onnx_varint_item_get_count(ks, v7)) {
                                    ks_in(ks, "items");
                                    ks_in(ks, "packed_int32_data");
                                    return false;
                                }
                                uint64_t v8 = 0;
                                if (!ks_add_u64(ks, self->count_before, v7->count, &v8)) return ks_in_at(ks, "count", self->ks.at);
                                v14 = v8;
                            } else {
                                uint64_t v13;
                                if (self->number_here == 7) {
                                    if (self->packed_int64_data == NULL) {
                                        ks_fail(ks, KS_ABSENT, self->ks.at, "'packed_int64_data' to be present");
                                        return ks_in(ks, "count");
                                    }
                                    if (!self->packed_int64_data->ks_has_items) {
                                        ks_fail(ks, KS_ABSENT, self->ks.at, "'items' to be present");
                                        return ks_in(ks, "count");
                                    }
                                    if (self->packed_int64_data->items.count == 0) {
                                        ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
                                        return ks_in(ks, "count");
                                    }
                                    onnx_varint_item *const v9 = (onnx_varint_item *)ks_list_at(&self->packed_int64_data->items, (self->packed_int64_data->items.count - 1));
                                    if (!onnx_varint_item_get_count(ks, v9)) {
                                        ks_in(ks, "items");
                                        ks_in(ks, "packed_int64_data");
                                        return false;
                                    }
                                    uint64_t v10 = 0;
                                    if (!ks_add_u64(ks, self->count_before, v9->count, &v10)) return ks_in_at(ks, "count", self->ks.at);
                                    v13 = v10;
                                } else {
                                    if (self->packed_uint64_data == NULL) {
                                        ks_fail(ks, KS_ABSENT, self->ks.at, "'packed_uint64_data' to be present");
                                        return ks_in(ks, "count");
                                    }
                                    if (!self->packed_uint64_data->ks_has_items) {
                                        ks_fail(ks, KS_ABSENT, self->ks.at, "'items' to be present");
                                        return ks_in(ks, "count");
                                    }
                                    if (self->packed_uint64_data->items.count == 0) {
                                        ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
                                        return ks_in(ks, "count");
                                    }
                                    onnx_varint_item *const v11 = (onnx_varint_item *)ks_list_at(&self->packed_uint64_data->items, (self->packed_uint64_data->items.count - 1));
                                    if (!onnx_varint_item_get_count(ks, v11)) {
                                        ks_in(ks, "items");
                                        ks_in(ks, "packed_uint64_data");
                                        return false;
                                    }
                                    uint64_t v12 = 0;
                                    if (!ks_add_u64(ks, self->count_before, v11->count, &v12)) return ks_in_at(ks, "count", self->ks.at);
                                    v13 = v12;
                                }
                                v14 = v13;
                            }
                            v15 = v14;
                        }
                        v16 = v15;
                    }
                    v17 = v16;
                }
                v18 = v17;
            }
            v19 = v18;
        }
        v20 = v19;
    }
    self->count = v20;
    self->ks_state_count = KS_DONE;
    return true;
}

bool onnx_tensor_field_make_elsewhere(ks_ctx *ks, onnx_tensor_field *self) {
    if (!onnx_tensor_field_get_number_here(ks, self)) return false;
    uint64_t v1;
    if (self->number_here == 14) {
        if (self->data_location == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'data_location' to be present");
            return ks_in(ks, "elsewhere");
        }
        if (!protobuf_varint_get_value(ks, self->data_location)) {
            ks_in(ks, "data_location");
            return false;
        }
        v1 = self->data_location->value;
    } else {
        v1 = self->elsewhere_before;
    }
    self->elsewhere = v1;
    self->ks_state_elsewhere = KS_DONE;
    return true;
}

bool onnx_tensor_field_complete(ks_ctx *ks, onnx_tensor_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->dims != NULL && !onnx_length_complete(ks, self->dims)) return ks_in(ks, "dims");
    if (self->packed_dims != NULL && !onnx_lengths_complete(ks, self->packed_dims)) return ks_in(ks, "packed_dims");
    if (self->data_type != NULL && !protobuf_varint_complete(ks, self->data_type)) return ks_in(ks, "data_type");
    if (self->segment != NULL && !onnx_segment_complete(ks, self->segment)) return ks_in(ks, "segment");
    if (self->int32_data != NULL && !protobuf_varint_complete(ks, self->int32_data)) return ks_in(ks, "int32_data");
    if (self->packed_int32_data != NULL && !onnx_varints_complete(ks, self->packed_int32_data)) return ks_in(ks, "packed_int32_data");
    if (self->int64_data != NULL && !protobuf_varint_complete(ks, self->int64_data)) return ks_in(ks, "int64_data");
    if (self->packed_int64_data != NULL && !onnx_varints_complete(ks, self->packed_int64_data)) return ks_in(ks, "packed_int64_data");
    if (self->uint64_data != NULL && !protobuf_varint_complete(ks, self->uint64_data)) return ks_in(ks, "uint64_data");
    if (self->packed_uint64_data != NULL && !onnx_varints_complete(ks, self->packed_uint64_data)) return ks_in(ks, "packed_uint64_data");
    if (self->external_data != NULL && !onnx_string_string_entry_complete(ks, self->external_data)) return ks_in(ks, "external_data");
    if (self->data_location != NULL && !protobuf_varint_complete(ks, self->data_location)) return ks_in(ks, "data_location");
    if (self->metadata_props != NULL && !onnx_string_string_entry_complete(ks, self->metadata_props)) return ks_in(ks, "metadata_props");
    if (!onnx_tensor_field_get_number(ks, self)) return false;
    if (!onnx_tensor_field_get_is_element(ks, self)) return false;
    if (!onnx_tensor_field_get_cells(ks, self)) return false;
    if (!onnx_tensor_field_get_zeros(ks, self)) return false;
    if (!onnx_tensor_field_get_kind(ks, self)) return false;
    if (!onnx_tensor_field_get_place(ks, self)) return false;
    if (!onnx_tensor_field_get_count(ks, self)) return false;
    if (!onnx_tensor_field_get_elsewhere(ks, self)) return false;
    return true;
}

/* segment */

bool onnx_segment_parse(ks_ctx *ks, ks_stream *io, onnx_segment *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_segment_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_segment_field *const v3 = (onnx_segment_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_segment_field *const v5 = (onnx_segment_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_segment_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_segment_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_segment_complete(ks_ctx *ks, onnx_segment *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_segment_field *const item = (onnx_segment_field *)ks_list_at(&self->fields, i);
        if (!onnx_segment_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* segment_field */

bool onnx_segment_field_parse(ks_ctx *ks, ks_stream *io, onnx_segment_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 8) || (self->tag.value == 16);
    if (!v1) {
        if (!onnx_segment_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_segment_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 8) || (self->tag.value == 16)) && !ks_violated(ks, &rule_onnx_segment_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_segment_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_segment_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_segment_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_segment_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_segment_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_segment_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "begin", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->begin = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "begin");
    }
    if (self->number_here == 2) {
        protobuf_varint *const v8 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "end", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->end = v8;
        if (!protobuf_varint_parse(ks, io, v8)) return ks_in(ks, "end");
    }
    return true;
}

bool onnx_segment_field_make_number_here(ks_ctx *ks, onnx_segment_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_segment_field_make_is_other(ks_ctx *ks, onnx_segment_field *self) {
    if (!onnx_segment_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_segment_field_make_number(ks_ctx *ks, onnx_segment_field *self) {
    if (!onnx_segment_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_segment_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_segment_field_make_wire(ks_ctx *ks, onnx_segment_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_segment_field_complete(ks_ctx *ks, onnx_segment_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->begin != NULL && !protobuf_varint_complete(ks, self->begin)) return ks_in(ks, "begin");
    if (self->end != NULL && !protobuf_varint_complete(ks, self->end)) return ks_in(ks, "end");
    if (!onnx_segment_field_get_number(ks, self)) return false;
    return true;
}

/* sparse_tensor */

bool onnx_sparse_tensor_parse(ks_ctx *ks, ks_stream *io, onnx_sparse_tensor *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_sparse_tensor_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_sparse_tensor_field *const v3 = (onnx_sparse_tensor_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_sparse_tensor_field *const v5 = (onnx_sparse_tensor_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_sparse_tensor_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_sparse_tensor_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_sparse_tensor_complete(ks_ctx *ks, onnx_sparse_tensor *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_sparse_tensor_field *const item = (onnx_sparse_tensor_field *)ks_list_at(&self->fields, i);
        if (!onnx_sparse_tensor_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* sparse_tensor_field */

bool onnx_sparse_tensor_field_parse(ks_ctx *ks, ks_stream *io, onnx_sparse_tensor_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 24)) || (self->tag.value == 26);
    if (!v1) {
        if (!onnx_sparse_tensor_field_get_number_here(ks, self)) return false;
        v1 = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_sparse_tensor_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 24)) || (self->tag.value == 26)) && !ks_violated(ks, &rule_onnx_sparse_tensor_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_sparse_tensor_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_sparse_tensor_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_sparse_tensor_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_sparse_tensor_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_sparse_tensor_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_sparse_tensor_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        onnx_tensor *const v7 = (onnx_tensor *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "values", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->values = v7;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "values");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "values");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        ks_stream *const v11 = ks_keep_stream(ks, &v9);
        if (v11 == NULL) return ks_in_at(ks, "values", ks_at(io));
        if (!onnx_tensor_parse(ks, v11, v7)) return ks_in(ks, "values");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
    }
    if (self->number_here == 2) {
        onnx_tensor *const v12 = (onnx_tensor *)ks_alloc(ks, 1, sizeof *v12);
        if (v12 == NULL) return ks_in_at(ks, "indices", ks_at(io));
        memset(v12, 0, sizeof *v12);
        self->indices = v12;
        const uint64_t v13 = ks_at(io);
        ks_bytes v15 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "indices");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v15)) return ks_in(ks, "indices");
        ks_stream v14 = ks_substream(io, v15.size, v15.size);
        ks_stream *const v16 = ks_keep_stream(ks, &v14);
        if (v16 == NULL) return ks_in_at(ks, "indices", ks_at(io));
        if (!onnx_tensor_parse(ks, v16, v12)) return ks_in(ks, "indices");
        v12->ks.at = v13;
        v12->ks.size = v15.size;
    }
    if ((self->number_here == 3) && (self->wire == 0)) {
        protobuf_varint *const v17 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v17);
        if (v17 == NULL) return ks_in_at(ks, "dims", ks_at(io));
        memset(v17, 0, sizeof *v17);
        self->dims = v17;
        if (!protobuf_varint_parse(ks, io, v17)) return ks_in(ks, "dims");
    }
    if ((self->number_here == 3) && (self->wire == 2)) {
        onnx_varints *const v18 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v18);
        if (v18 == NULL) return ks_in_at(ks, "packed_dims", ks_at(io));
        memset(v18, 0, sizeof *v18);
        self->packed_dims = v18;
        const uint64_t v19 = ks_at(io);
        ks_bytes v21 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_dims");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v21)) return ks_in(ks, "packed_dims");
        ks_stream v20 = ks_substream(io, v21.size, v21.size);
        ks_stream *const v22 = ks_keep_stream(ks, &v20);
        if (v22 == NULL) return ks_in_at(ks, "packed_dims", ks_at(io));
        if (!onnx_varints_parse(ks, v22, v18)) return ks_in(ks, "packed_dims");
        v18->ks.at = v19;
        v18->ks.size = v21.size;
    }
    return true;
}

bool onnx_sparse_tensor_field_make_number_here(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_sparse_tensor_field_make_is_other(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (!onnx_sparse_tensor_field_get_number_here(ks, self)) return false;
    self->is_other = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_sparse_tensor_field_make_number(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (!onnx_sparse_tensor_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_sparse_tensor_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_sparse_tensor_field_make_wire(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_sparse_tensor_field_complete(ks_ctx *ks, onnx_sparse_tensor_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->values != NULL && !onnx_tensor_complete(ks, self->values)) return ks_in(ks, "values");
    if (self->indices != NULL && !onnx_tensor_complete(ks, self->indices)) return ks_in(ks, "indices");
    if (self->dims != NULL && !protobuf_varint_complete(ks, self->dims)) return ks_in(ks, "dims");
    if (self->packed_dims != NULL && !onnx_varints_complete(ks, self->packed_dims)) return ks_in(ks, "packed_dims");
    if (!onnx_sparse_tensor_field_get_number(ks, self)) return false;
    return true;
}

/* string_string_entry */

bool onnx_string_string_entry_parse(ks_ctx *ks, ks_stream *io, onnx_string_string_entry *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_string_string_entry_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_string_string_entry_field *const v3 = (onnx_string_string_entry_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_string_string_entry_field *const v5 = (onnx_string_string_entry_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_string_string_entry_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_string_string_entry_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_string_string_entry_complete(ks_ctx *ks, onnx_string_string_entry *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_string_string_entry_field *const item = (onnx_string_string_entry_field *)ks_list_at(&self->fields, i);
        if (!onnx_string_string_entry_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* string_string_entry_field */

bool onnx_string_string_entry_field_parse(ks_ctx *ks, ks_stream *io, onnx_string_string_entry_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 10) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_string_string_entry_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_string_string_entry_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 10) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_string_string_entry_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_string_string_entry_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_string_string_entry_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_string_string_entry_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_string_string_entry_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_string_string_entry_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_string_string_entry_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_key = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "key");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "key");
        if (!ks_text_of(ks, v7, &self->key)) return ks_in(ks, "key");
        if (!ks_decode(ks, &self->key, "UTF-8")) return ks_in(ks, "key");
    }
    if (self->number_here == 2) {
        self->ks_has_value = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "value");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->value)) return ks_in(ks, "value");
    }
    return true;
}

bool onnx_string_string_entry_field_make_number_here(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_string_string_entry_field_make_is_other(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (!onnx_string_string_entry_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_string_string_entry_field_make_number(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (!onnx_string_string_entry_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_string_string_entry_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_string_string_entry_field_make_wire(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_string_string_entry_field_complete(ks_ctx *ks, onnx_string_string_entry_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (!onnx_string_string_entry_field_get_number(ks, self)) return false;
    return true;
}

/* operator_set_id */

bool onnx_operator_set_id_parse(ks_ctx *ks, ks_stream *io, onnx_operator_set_id *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_operator_set_id_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_operator_set_id_field *const v3 = (onnx_operator_set_id_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_operator_set_id_field *const v5 = (onnx_operator_set_id_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_operator_set_id_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_operator_set_id_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_operator_set_id_complete(ks_ctx *ks, onnx_operator_set_id *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_operator_set_id_field *const item = (onnx_operator_set_id_field *)ks_list_at(&self->fields, i);
        if (!onnx_operator_set_id_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* operator_set_id_field */

bool onnx_operator_set_id_field_parse(ks_ctx *ks, ks_stream *io, onnx_operator_set_id_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 10) || (self->tag.value == 16);
    if (!v1) {
        if (!onnx_operator_set_id_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_operator_set_id_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 10) || (self->tag.value == 16)) && !ks_violated(ks, &rule_onnx_operator_set_id_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_operator_set_id_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_operator_set_id_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_operator_set_id_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_operator_set_id_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_operator_set_id_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_operator_set_id_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_domain = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "domain");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "domain");
        if (!ks_text_of(ks, v7, &self->domain)) return ks_in(ks, "domain");
        if (!ks_decode(ks, &self->domain, "UTF-8")) return ks_in(ks, "domain");
    }
    if (self->number_here == 2) {
        protobuf_varint *const v8 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "version", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->version = v8;
        if (!protobuf_varint_parse(ks, io, v8)) return ks_in(ks, "version");
    }
    return true;
}

bool onnx_operator_set_id_field_make_number_here(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_operator_set_id_field_make_is_other(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (!onnx_operator_set_id_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_operator_set_id_field_make_number(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (!onnx_operator_set_id_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_operator_set_id_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_operator_set_id_field_make_wire(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_operator_set_id_field_complete(ks_ctx *ks, onnx_operator_set_id_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->version != NULL && !protobuf_varint_complete(ks, self->version)) return ks_in(ks, "version");
    if (!onnx_operator_set_id_field_get_number(ks, self)) return false;
    return true;
}

/* value_info */

bool onnx_value_info_parse(ks_ctx *ks, ks_stream *io, onnx_value_info *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_value_info_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_value_info_field *const v3 = (onnx_value_info_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_value_info_field *const v5 = (onnx_value_info_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_value_info_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_value_info_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_value_info_complete(ks_ctx *ks, onnx_value_info *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_value_info_field *const item = (onnx_value_info_field *)ks_list_at(&self->fields, i);
        if (!onnx_value_info_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* value_info_field */

bool onnx_value_info_field_parse(ks_ctx *ks, ks_stream *io, onnx_value_info_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34);
    if (!v1) {
        if (!onnx_value_info_field_get_number_here(ks, self)) return false;
        v1 = (((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_value_info_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) && !ks_violated(ks, &rule_onnx_value_info_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_value_info_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_value_info_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_value_info_field_get_number(ks, self)) return false;
        v3 = (((self->number == self->before) && (self->number != 1)) && (self->number != 2)) && (self->number != 3);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_value_info_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_value_info_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_value_info_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_name = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v7, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 2) {
        onnx_type *const v8 = (onnx_type *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "type", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->type = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "type");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "type", ks_at(io));
        if (!onnx_type_parse(ks, v12, v8)) return ks_in(ks, "type");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    if (self->number_here == 3) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 4) {
        onnx_string_string_entry *const v13 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->metadata_props = v13;
        const uint64_t v14 = ks_at(io);
        ks_bytes v16 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "metadata_props");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v16)) return ks_in(ks, "metadata_props");
        ks_stream v15 = ks_substream(io, v16.size, v16.size);
        ks_stream *const v17 = ks_keep_stream(ks, &v15);
        if (v17 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v17, v13)) return ks_in(ks, "metadata_props");
        v13->ks.at = v14;
        v13->ks.size = v16.size;
    }
    return true;
}

bool onnx_value_info_field_make_number_here(ks_ctx *ks, onnx_value_info_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_value_info_field_make_is_other(ks_ctx *ks, onnx_value_info_field *self) {
    if (!onnx_value_info_field_get_number_here(ks, self)) return false;
    self->is_other = (((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_value_info_field_make_number(ks_ctx *ks, onnx_value_info_field *self) {
    if (!onnx_value_info_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_value_info_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_value_info_field_make_wire(ks_ctx *ks, onnx_value_info_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_value_info_field_complete(ks_ctx *ks, onnx_value_info_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->type != NULL && !onnx_type_complete(ks, self->type)) return ks_in(ks, "type");
    if (self->metadata_props != NULL && !onnx_string_string_entry_complete(ks, self->metadata_props)) return ks_in(ks, "metadata_props");
    if (!onnx_value_info_field_get_number(ks, self)) return false;
    return true;
}

/* type */

bool onnx_type_parse(ks_ctx *ks, ks_stream *io, onnx_type *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_type_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_type_field *const v3 = (onnx_type_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_type_field *const v5 = (onnx_type_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_type_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_type_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_type_complete(ks_ctx *ks, onnx_type *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_type_field *const item = (onnx_type_field *)ks_list_at(&self->fields, i);
        if (!onnx_type_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    ks_leave(ks);
    return true;
}

/* type_field */

bool onnx_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_type_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((((((self->tag.value == 10) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74);
    if (!v1) {
        if (!onnx_type_field_get_number_here(ks, self)) return false;
        v1 = ((((((self->number_here != 1) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_type_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((((((self->tag.value == 10) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) && !ks_violated(ks, &rule_onnx_type_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_type_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_type_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_type_field_get_number(ks, self)) return false;
        v3 = (((((((self->number == self->before) && (self->number != 1)) && (self->number != 4)) && (self->number != 5)) && (self->number != 6)) && (self->number != 7)) && (self->number != 8)) && (self->number != 9);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_type_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_type_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_type_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        onnx_tensor_type *const v7 = (onnx_tensor_type *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "tensor_type", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->tensor_type = v7;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "tensor_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "tensor_type");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        ks_stream *const v11 = ks_keep_stream(ks, &v9);
        if (v11 == NULL) return ks_in_at(ks, "tensor_type", ks_at(io));
        if (!onnx_tensor_type_parse(ks, v11, v7)) return ks_in(ks, "tensor_type");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
    }
    if (self->number_here == 4) {
        onnx_element_type *const v12 = (onnx_element_type *)ks_alloc(ks, 1, sizeof *v12);
        if (v12 == NULL) return ks_in_at(ks, "sequence_type", ks_at(io));
        memset(v12, 0, sizeof *v12);
        self->sequence_type = v12;
        const uint64_t v13 = ks_at(io);
        ks_bytes v15 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sequence_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v15)) return ks_in(ks, "sequence_type");
        ks_stream v14 = ks_substream(io, v15.size, v15.size);
        ks_stream *const v16 = ks_keep_stream(ks, &v14);
        if (v16 == NULL) return ks_in_at(ks, "sequence_type", ks_at(io));
        if (!onnx_element_type_parse(ks, v16, v12)) return ks_in(ks, "sequence_type");
        v12->ks.at = v13;
        v12->ks.size = v15.size;
    }
    if (self->number_here == 5) {
        onnx_map_type *const v17 = (onnx_map_type *)ks_alloc(ks, 1, sizeof *v17);
        if (v17 == NULL) return ks_in_at(ks, "map_type", ks_at(io));
        memset(v17, 0, sizeof *v17);
        self->map_type = v17;
        const uint64_t v18 = ks_at(io);
        ks_bytes v20 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "map_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v20)) return ks_in(ks, "map_type");
        ks_stream v19 = ks_substream(io, v20.size, v20.size);
        ks_stream *const v21 = ks_keep_stream(ks, &v19);
        if (v21 == NULL) return ks_in_at(ks, "map_type", ks_at(io));
        if (!onnx_map_type_parse(ks, v21, v17)) return ks_in(ks, "map_type");
        v17->ks.at = v18;
        v17->ks.size = v20.size;
    }
    if (self->number_here == 6) {
        self->ks_has_denotation = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "denotation");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->denotation)) return ks_in(ks, "denotation");
    }
    if (self->number_here == 7) {
        onnx_opaque_type *const v22 = (onnx_opaque_type *)ks_alloc(ks, 1, sizeof *v22);
        if (v22 == NULL) return ks_in_at(ks, "opaque_type", ks_at(io));
        memset(v22, 0, sizeof *v22);
        self->opaque_type = v22;
        const uint64_t v23 = ks_at(io);
        ks_bytes v25 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "opaque_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v25)) return ks_in(ks, "opaque_type");
        ks_stream v24 = ks_substream(io, v25.size, v25.size);
        ks_stream *const v26 = ks_keep_stream(ks, &v24);
        if (v26 == NULL) return ks_in_at(ks, "opaque_type", ks_at(io));
        if (!onnx_opaque_type_parse(ks, v26, v22)) return ks_in(ks, "opaque_type");
        v22->ks.at = v23;
        v22->ks.size = v25.size;
    }
    if (self->number_here == 8) {
        onnx_tensor_type *const v27 = (onnx_tensor_type *)ks_alloc(ks, 1, sizeof *v27);
        if (v27 == NULL) return ks_in_at(ks, "sparse_tensor_type", ks_at(io));
        memset(v27, 0, sizeof *v27);
        self->sparse_tensor_type = v27;
        const uint64_t v28 = ks_at(io);
        ks_bytes v30 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sparse_tensor_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v30)) return ks_in(ks, "sparse_tensor_type");
        ks_stream v29 = ks_substream(io, v30.size, v30.size);
        ks_stream *const v31 = ks_keep_stream(ks, &v29);
        if (v31 == NULL) return ks_in_at(ks, "sparse_tensor_type", ks_at(io));
        if (!onnx_tensor_type_parse(ks, v31, v27)) return ks_in(ks, "sparse_tensor_type");
        v27->ks.at = v28;
        v27->ks.size = v30.size;
    }
    if (self->number_here == 9) {
        onnx_element_type *const v32 = (onnx_element_type *)ks_alloc(ks, 1, sizeof *v32);
        if (v32 == NULL) return ks_in_at(ks, "optional_type", ks_at(io));
        memset(v32, 0, sizeof *v32);
        self->optional_type = v32;
        const uint64_t v33 = ks_at(io);
        ks_bytes v35 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "optional_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v35)) return ks_in(ks, "optional_type");
        ks_stream v34 = ks_substream(io, v35.size, v35.size);
        ks_stream *const v36 = ks_keep_stream(ks, &v34);
        if (v36 == NULL) return ks_in_at(ks, "optional_type", ks_at(io));
        if (!onnx_element_type_parse(ks, v36, v32)) return ks_in(ks, "optional_type");
        v32->ks.at = v33;
        v32->ks.size = v35.size;
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_type_field_make_number_here(ks_ctx *ks, onnx_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_type_field_make_is_other(ks_ctx *ks, onnx_type_field *self) {
    if (!onnx_type_field_get_number_here(ks, self)) return false;
    self->is_other = ((((((self->number_here != 1) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_type_field_make_number(ks_ctx *ks, onnx_type_field *self) {
    if (!onnx_type_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_type_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_type_field_make_wire(ks_ctx *ks, onnx_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_type_field_complete(ks_ctx *ks, onnx_type_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->tensor_type != NULL && !onnx_tensor_type_complete(ks, self->tensor_type)) return ks_in(ks, "tensor_type");
    if (self->sequence_type != NULL && !onnx_element_type_complete(ks, self->sequence_type)) return ks_in(ks, "sequence_type");
    if (self->map_type != NULL && !onnx_map_type_complete(ks, self->map_type)) return ks_in(ks, "map_type");
    if (self->opaque_type != NULL && !onnx_opaque_type_complete(ks, self->opaque_type)) return ks_in(ks, "opaque_type");
    if (self->sparse_tensor_type != NULL && !onnx_tensor_type_complete(ks, self->sparse_tensor_type)) return ks_in(ks, "sparse_tensor_type");
    if (self->optional_type != NULL && !onnx_element_type_complete(ks, self->optional_type)) return ks_in(ks, "optional_type");
    if (!onnx_type_field_get_number(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* tensor_type */

bool onnx_tensor_type_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_type *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_tensor_type_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_tensor_type_field *const v3 = (onnx_tensor_type_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_type_field *const v5 = (onnx_tensor_type_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_tensor_type_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_tensor_type_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_tensor_type_complete(ks_ctx *ks, onnx_tensor_type *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_tensor_type_field *const item = (onnx_tensor_type_field *)ks_list_at(&self->fields, i);
        if (!onnx_tensor_type_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* tensor_type_field */

bool onnx_tensor_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_type_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 8) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_tensor_type_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_tensor_type_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 8) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_tensor_type_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_tensor_type_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_tensor_type_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_tensor_type_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_tensor_type_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_tensor_type_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_tensor_type_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "elem_type", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->elem_type = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "elem_type");
    }
    if (self->number_here == 2) {
        onnx_shape *const v8 = (onnx_shape *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "shape", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->shape = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "shape");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "shape");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "shape", ks_at(io));
        if (!onnx_shape_parse(ks, v12, v8)) return ks_in(ks, "shape");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    return true;
}

bool onnx_tensor_type_field_make_number_here(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_tensor_type_field_make_is_other(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (!onnx_tensor_type_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_tensor_type_field_make_number(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (!onnx_tensor_type_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_tensor_type_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_tensor_type_field_make_wire(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_tensor_type_field_complete(ks_ctx *ks, onnx_tensor_type_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->elem_type != NULL && !protobuf_varint_complete(ks, self->elem_type)) return ks_in(ks, "elem_type");
    if (self->shape != NULL && !onnx_shape_complete(ks, self->shape)) return ks_in(ks, "shape");
    if (!onnx_tensor_type_field_get_number(ks, self)) return false;
    return true;
}

/* element_type */

bool onnx_element_type_parse(ks_ctx *ks, ks_stream *io, onnx_element_type *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_element_type_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_element_type_field *const v3 = (onnx_element_type_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_element_type_field *const v5 = (onnx_element_type_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_element_type_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_element_type_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_element_type_complete(ks_ctx *ks, onnx_element_type *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_element_type_field *const item = (onnx_element_type_field *)ks_list_at(&self->fields, i);
        if (!onnx_element_type_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    ks_leave(ks);
    return true;
}

/* element_type_field */

bool onnx_element_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_element_type_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = self->tag.value == 10;
    if (!v1) {
        if (!onnx_element_type_field_get_number_here(ks, self)) return false;
        v1 = self->number_here != 1;
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_element_type_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(self->tag.value == 10) && !ks_violated(ks, &rule_onnx_element_type_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_element_type_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_element_type_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_element_type_field_get_number(ks, self)) return false;
        v3 = (self->number == self->before) && (self->number != 1);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_element_type_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_element_type_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_element_type_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        onnx_type *const v7 = (onnx_type *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "elem_type", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->elem_type = v7;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "elem_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "elem_type");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        ks_stream *const v11 = ks_keep_stream(ks, &v9);
        if (v11 == NULL) return ks_in_at(ks, "elem_type", ks_at(io));
        if (!onnx_type_parse(ks, v11, v7)) return ks_in(ks, "elem_type");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_element_type_field_make_number_here(ks_ctx *ks, onnx_element_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_element_type_field_make_is_other(ks_ctx *ks, onnx_element_type_field *self) {
    if (!onnx_element_type_field_get_number_here(ks, self)) return false;
    self->is_other = self->number_here != 1;
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_element_type_field_make_number(ks_ctx *ks, onnx_element_type_field *self) {
    if (!onnx_element_type_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_element_type_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_element_type_field_make_wire(ks_ctx *ks, onnx_element_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_element_type_field_complete(ks_ctx *ks, onnx_element_type_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->elem_type != NULL && !onnx_type_complete(ks, self->elem_type)) return ks_in(ks, "elem_type");
    if (!onnx_element_type_field_get_number(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* map_type */

bool onnx_map_type_parse(ks_ctx *ks, ks_stream *io, onnx_map_type *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_map_type_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_map_type_field *const v3 = (onnx_map_type_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_map_type_field *const v5 = (onnx_map_type_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_map_type_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_map_type_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_map_type_complete(ks_ctx *ks, onnx_map_type *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_map_type_field *const item = (onnx_map_type_field *)ks_list_at(&self->fields, i);
        if (!onnx_map_type_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    ks_leave(ks);
    return true;
}

/* map_type_field */

bool onnx_map_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_map_type_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, ks_at(io));
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 8) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_map_type_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_map_type_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 8) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_map_type_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_map_type_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_map_type_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_map_type_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_map_type_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_map_type_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_map_type_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "key_type", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->key_type = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "key_type");
    }
    if (self->number_here == 2) {
        onnx_type *const v8 = (onnx_type *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "value_type", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->value_type = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "value_type");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "value_type");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "value_type", ks_at(io));
        if (!onnx_type_parse(ks, v12, v8)) return ks_in(ks, "value_type");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    self->ks.size = io->pos - ks_start;
    ks_leave(ks);
    return true;
}

bool onnx_map_type_field_make_number_here(ks_ctx *ks, onnx_map_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_map_type_field_make_is_other(ks_ctx *ks, onnx_map_type_field *self) {
    if (!onnx_map_type_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_map_type_field_make_number(ks_ctx *ks, onnx_map_type_field *self) {
    if (!onnx_map_type_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_map_type_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_map_type_field_make_wire(ks_ctx *ks, onnx_map_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_map_type_field_complete(ks_ctx *ks, onnx_map_type_field *self) {
    if (!ks_enter(ks)) return ks_place(ks, self->ks.at);
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->key_type != NULL && !protobuf_varint_complete(ks, self->key_type)) return ks_in(ks, "key_type");
    if (self->value_type != NULL && !onnx_type_complete(ks, self->value_type)) return ks_in(ks, "value_type");
    if (!onnx_map_type_field_get_number(ks, self)) return false;
    ks_leave(ks);
    return true;
}

/* opaque_type */

bool onnx_opaque_type_parse(ks_ctx *ks, ks_stream *io, onnx_opaque_type *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_opaque_type_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_opaque_type_field *const v3 = (onnx_opaque_type_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_opaque_type_field *const v5 = (onnx_opaque_type_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_opaque_type_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_opaque_type_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_opaque_type_complete(ks_ctx *ks, onnx_opaque_type *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_opaque_type_field *const item = (onnx_opaque_type_field *)ks_list_at(&self->fields, i);
        if (!onnx_opaque_type_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* opaque_type_field */

bool onnx_opaque_type_field_parse(ks_ctx *ks, ks_stream *io, onnx_opaque_type_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 10) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_opaque_type_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_opaque_type_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 10) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_opaque_type_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_opaque_type_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_opaque_type_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_opaque_type_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_opaque_type_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_opaque_type_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_opaque_type_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_domain = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "domain");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "domain");
        if (!ks_text_of(ks, v7, &self->domain)) return ks_in(ks, "domain");
        if (!ks_decode(ks, &self->domain, "UTF-8")) return ks_in(ks, "domain");
    }
    if (self->number_here == 2) {
        self->ks_has_name = true;
        ks_bytes v8;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v8)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v8, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    return true;
}

bool onnx_opaque_type_field_make_number_here(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_opaque_type_field_make_is_other(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (!onnx_opaque_type_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_opaque_type_field_make_number(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (!onnx_opaque_type_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_opaque_type_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_opaque_type_field_make_wire(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_opaque_type_field_complete(ks_ctx *ks, onnx_opaque_type_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (!onnx_opaque_type_field_get_number(ks, self)) return false;
    return true;
}

/* shape */

bool onnx_shape_parse(ks_ctx *ks, ks_stream *io, onnx_shape *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_shape_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_shape_field *const v3 = (onnx_shape_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_shape_field *const v5 = (onnx_shape_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_shape_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_shape_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_shape_complete(ks_ctx *ks, onnx_shape *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_shape_field *const item = (onnx_shape_field *)ks_list_at(&self->fields, i);
        if (!onnx_shape_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* shape_field */

bool onnx_shape_field_parse(ks_ctx *ks, ks_stream *io, onnx_shape_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = self->tag.value == 10;
    if (!v1) {
        if (!onnx_shape_field_get_number_here(ks, self)) return false;
        v1 = self->number_here != 1;
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_shape_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(self->tag.value == 10) && !ks_violated(ks, &rule_onnx_shape_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_shape_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_shape_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_shape_field_get_number(ks, self)) return false;
        v3 = self->number == self->before;
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_shape_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_shape_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_shape_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        onnx_dimension *const v7 = (onnx_dimension *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "dim", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->dim = v7;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "dim");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "dim");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        ks_stream *const v11 = ks_keep_stream(ks, &v9);
        if (v11 == NULL) return ks_in_at(ks, "dim", ks_at(io));
        if (!onnx_dimension_parse(ks, v11, v7)) return ks_in(ks, "dim");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
    }
    return true;
}

bool onnx_shape_field_make_number_here(ks_ctx *ks, onnx_shape_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_shape_field_make_is_other(ks_ctx *ks, onnx_shape_field *self) {
    if (!onnx_shape_field_get_number_here(ks, self)) return false;
    self->is_other = self->number_here != 1;
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_shape_field_make_number(ks_ctx *ks, onnx_shape_field *self) {
    if (!onnx_shape_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_shape_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_shape_field_make_wire(ks_ctx *ks, onnx_shape_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_shape_field_complete(ks_ctx *ks, onnx_shape_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->dim != NULL && !onnx_dimension_complete(ks, self->dim)) return ks_in(ks, "dim");
    if (!onnx_shape_field_get_number(ks, self)) return false;
    return true;
}

/* dimension */

bool onnx_dimension_parse(ks_ctx *ks, ks_stream *io, onnx_dimension *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_dimension_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_dimension_field *const v3 = (onnx_dimension_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_dimension_field *const v5 = (onnx_dimension_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_dimension_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_dimension_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_dimension_complete(ks_ctx *ks, onnx_dimension *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_dimension_field *const item = (onnx_dimension_field *)ks_list_at(&self->fields, i);
        if (!onnx_dimension_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* dimension_field */

bool onnx_dimension_field_parse(ks_ctx *ks, ks_stream *io, onnx_dimension_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((self->tag.value == 8) || (self->tag.value == 18)) || (self->tag.value == 26);
    if (!v1) {
        if (!onnx_dimension_field_get_number_here(ks, self)) return false;
        v1 = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_dimension_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((self->tag.value == 8) || (self->tag.value == 18)) || (self->tag.value == 26)) && !ks_violated(ks, &rule_onnx_dimension_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_dimension_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_dimension_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_dimension_field_get_number(ks, self)) return false;
        v3 = (((self->number == self->before) && (self->number != 1)) && (self->number != 2)) && (self->number != 3);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_dimension_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_dimension_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_dimension_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "dim_value", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->dim_value = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "dim_value");
    }
    if (self->number_here == 2) {
        self->ks_has_dim_param = true;
        ks_bytes v8;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "dim_param");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v8)) return ks_in(ks, "dim_param");
        if (!ks_text_of(ks, v8, &self->dim_param)) return ks_in(ks, "dim_param");
        if (!ks_decode(ks, &self->dim_param, "UTF-8")) return ks_in(ks, "dim_param");
    }
    if (self->number_here == 3) {
        self->ks_has_denotation = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "denotation");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->denotation)) return ks_in(ks, "denotation");
    }
    return true;
}

bool onnx_dimension_field_make_number_here(ks_ctx *ks, onnx_dimension_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_dimension_field_make_is_other(ks_ctx *ks, onnx_dimension_field *self) {
    if (!onnx_dimension_field_get_number_here(ks, self)) return false;
    self->is_other = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_dimension_field_make_number(ks_ctx *ks, onnx_dimension_field *self) {
    if (!onnx_dimension_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_dimension_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_dimension_field_make_wire(ks_ctx *ks, onnx_dimension_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_dimension_field_complete(ks_ctx *ks, onnx_dimension_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->dim_value != NULL && !protobuf_varint_complete(ks, self->dim_value)) return ks_in(ks, "dim_value");
    if (!onnx_dimension_field_get_number(ks, self)) return false;
    return true;
}

/* tensor_annotation */

bool onnx_tensor_annotation_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_annotation *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_tensor_annotation_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_tensor_annotation_field *const v3 = (onnx_tensor_annotation_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_tensor_annotation_field *const v5 = (onnx_tensor_annotation_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_tensor_annotation_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_tensor_annotation_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_tensor_annotation_complete(ks_ctx *ks, onnx_tensor_annotation *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_tensor_annotation_field *const item = (onnx_tensor_annotation_field *)ks_list_at(&self->fields, i);
        if (!onnx_tensor_annotation_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* tensor_annotation_field */

bool onnx_tensor_annotation_field_parse(ks_ctx *ks, ks_stream *io, onnx_tensor_annotation_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 10) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_tensor_annotation_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_tensor_annotation_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 10) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_tensor_annotation_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_tensor_annotation_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_tensor_annotation_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_tensor_annotation_field_get_number(ks, self)) return false;
        v3 = (self->number == self->before) && (self->number != 1);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_tensor_annotation_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_tensor_annotation_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_tensor_annotation_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_tensor_name = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "tensor_name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "tensor_name");
        if (!ks_text_of(ks, v7, &self->tensor_name)) return ks_in(ks, "tensor_name");
        if (!ks_decode(ks, &self->tensor_name, "UTF-8")) return ks_in(ks, "tensor_name");
    }
    if (self->number_here == 2) {
        onnx_string_string_entry *const v8 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "quant_parameter_tensor_names", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->quant_parameter_tensor_names = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "quant_parameter_tensor_names");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "quant_parameter_tensor_names");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "quant_parameter_tensor_names", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v12, v8)) return ks_in(ks, "quant_parameter_tensor_names");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    return true;
}

bool onnx_tensor_annotation_field_make_number_here(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_tensor_annotation_field_make_is_other(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (!onnx_tensor_annotation_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_tensor_annotation_field_make_number(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (!onnx_tensor_annotation_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_tensor_annotation_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_tensor_annotation_field_make_wire(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_tensor_annotation_field_complete(ks_ctx *ks, onnx_tensor_annotation_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->quant_parameter_tensor_names != NULL && !onnx_string_string_entry_complete(ks, self->quant_parameter_tensor_names)) return ks_in(ks, "quant_parameter_tensor_names");
    if (!onnx_tensor_annotation_field_get_number(ks, self)) return false;
    return true;
}

/* training_info */

bool onnx_training_info_parse(ks_ctx *ks, ks_stream *io, onnx_training_info *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_training_info_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_training_info_field *const v3 = (onnx_training_info_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_training_info_field *const v5 = (onnx_training_info_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_training_info_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_training_info_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_training_info_complete(ks_ctx *ks, onnx_training_info *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_training_info_field *const item = (onnx_training_info_field *)ks_list_at(&self->fields, i);
        if (!onnx_training_info_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* training_info_field */

bool onnx_training_info_field_parse(ks_ctx *ks, ks_stream *io, onnx_training_info_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34);
    if (!v1) {
        if (!onnx_training_info_field_get_number_here(ks, self)) return false;
        v1 = (((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_training_info_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) && !ks_violated(ks, &rule_onnx_training_info_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_training_info_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_training_info_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_training_info_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_training_info_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_training_info_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_training_info_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        onnx_graph *const v7 = (onnx_graph *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "initialization", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->initialization = v7;
        const uint64_t v8 = ks_at(io);
        ks_bytes v10 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "initialization");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "initialization");
        ks_stream v9 = ks_substream(io, v10.size, v10.size);
        ks_stream *const v11 = ks_keep_stream(ks, &v9);
        if (v11 == NULL) return ks_in_at(ks, "initialization", ks_at(io));
        if (!onnx_graph_parse(ks, v11, v7)) return ks_in(ks, "initialization");
        v7->ks.at = v8;
        v7->ks.size = v10.size;
    }
    if (self->number_here == 2) {
        onnx_graph *const v12 = (onnx_graph *)ks_alloc(ks, 1, sizeof *v12);
        if (v12 == NULL) return ks_in_at(ks, "algorithm", ks_at(io));
        memset(v12, 0, sizeof *v12);
        self->algorithm = v12;
        const uint64_t v13 = ks_at(io);
        ks_bytes v15 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "algorithm");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v15)) return ks_in(ks, "algorithm");
        ks_stream v14 = ks_substream(io, v15.size, v15.size);
        ks_stream *const v16 = ks_keep_stream(ks, &v14);
        if (v16 == NULL) return ks_in_at(ks, "algorithm", ks_at(io));
        if (!onnx_graph_parse(ks, v16, v12)) return ks_in(ks, "algorithm");
        v12->ks.at = v13;
        v12->ks.size = v15.size;
    }
    if (self->number_here == 3) {
        onnx_string_string_entry *const v17 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v17);
        if (v17 == NULL) return ks_in_at(ks, "initialization_binding", ks_at(io));
        memset(v17, 0, sizeof *v17);
        self->initialization_binding = v17;
        const uint64_t v18 = ks_at(io);
        ks_bytes v20 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "initialization_binding");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v20)) return ks_in(ks, "initialization_binding");
        ks_stream v19 = ks_substream(io, v20.size, v20.size);
        ks_stream *const v21 = ks_keep_stream(ks, &v19);
        if (v21 == NULL) return ks_in_at(ks, "initialization_binding", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v21, v17)) return ks_in(ks, "initialization_binding");
        v17->ks.at = v18;
        v17->ks.size = v20.size;
    }
    if (self->number_here == 4) {
        onnx_string_string_entry *const v22 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v22);
        if (v22 == NULL) return ks_in_at(ks, "update_binding", ks_at(io));
        memset(v22, 0, sizeof *v22);
        self->update_binding = v22;
        const uint64_t v23 = ks_at(io);
        ks_bytes v25 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "update_binding");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v25)) return ks_in(ks, "update_binding");
        ks_stream v24 = ks_substream(io, v25.size, v25.size);
        ks_stream *const v26 = ks_keep_stream(ks, &v24);
        if (v26 == NULL) return ks_in_at(ks, "update_binding", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v26, v22)) return ks_in(ks, "update_binding");
        v22->ks.at = v23;
        v22->ks.size = v25.size;
    }
    return true;
}

bool onnx_training_info_field_make_number_here(ks_ctx *ks, onnx_training_info_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_training_info_field_make_is_other(ks_ctx *ks, onnx_training_info_field *self) {
    if (!onnx_training_info_field_get_number_here(ks, self)) return false;
    self->is_other = (((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_training_info_field_make_number(ks_ctx *ks, onnx_training_info_field *self) {
    if (!onnx_training_info_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_training_info_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_training_info_field_make_wire(ks_ctx *ks, onnx_training_info_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_training_info_field_complete(ks_ctx *ks, onnx_training_info_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->initialization != NULL && !onnx_graph_complete(ks, self->initialization)) return ks_in(ks, "initialization");
    if (self->algorithm != NULL && !onnx_graph_complete(ks, self->algorithm)) return ks_in(ks, "algorithm");
    if (self->initialization_binding != NULL && !onnx_string_string_entry_complete(ks, self->initialization_binding)) return ks_in(ks, "initialization_binding");
    if (self->update_binding != NULL && !onnx_string_string_entry_complete(ks, self->update_binding)) return ks_in(ks, "update_binding");
    if (!onnx_training_info_field_get_number(ks, self)) return false;
    return true;
}

/* function */

bool onnx_function_parse(ks_ctx *ks, ks_stream *io, onnx_function *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_function_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_function_field *const v3 = (onnx_function_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_function_field *const v5 = (onnx_function_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_function_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_function_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_function_complete(ks_ctx *ks, onnx_function *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_function_field *const item = (onnx_function_field *)ks_list_at(&self->fields, i);
        if (!onnx_function_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* function_field */

bool onnx_function_field_parse(ks_ctx *ks, ks_stream *io, onnx_function_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (((((((((((self->tag.value == 10) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 82)) || (self->tag.value == 90)) || (self->tag.value == 98)) || (self->tag.value == 106)) || (self->tag.value == 114);
    if (!v1) {
        if (!onnx_function_field_get_number_here(ks, self)) return false;
        v1 = (((((((((((self->number_here != 1) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 12)) && (self->number_here != 13)) && (self->number_here != 14);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_function_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((((((((((((self->tag.value == 10) || (self->tag.value == 34)) || (self->tag.value == 42)) || (self->tag.value == 50)) || (self->tag.value == 58)) || (self->tag.value == 66)) || (self->tag.value == 74)) || (self->tag.value == 82)) || (self->tag.value == 90)) || (self->tag.value == 98)) || (self->tag.value == 106)) || (self->tag.value == 114)) && !ks_violated(ks, &rule_onnx_function_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_function_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_function_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_function_field_get_number(ks, self)) return false;
        v3 = ((((self->number == self->before) && (self->number != 1)) && (self->number != 8)) && (self->number != 10)) && (self->number != 13);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_function_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_function_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_function_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_name = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v7, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 4) {
        self->ks_has_input = true;
        ks_bytes v8;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "input");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v8)) return ks_in(ks, "input");
        if (!ks_text_of(ks, v8, &self->input)) return ks_in(ks, "input");
        if (!ks_decode(ks, &self->input, "UTF-8")) return ks_in(ks, "input");
    }
    if (self->number_here == 5) {
        self->ks_has_output = true;
        ks_bytes v9;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "output");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v9)) return ks_in(ks, "output");
        if (!ks_text_of(ks, v9, &self->output)) return ks_in(ks, "output");
        if (!ks_decode(ks, &self->output, "UTF-8")) return ks_in(ks, "output");
    }
    if (self->number_here == 6) {
        self->ks_has_attribute = true;
        ks_bytes v10;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "attribute");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v10)) return ks_in(ks, "attribute");
        if (!ks_text_of(ks, v10, &self->attribute)) return ks_in(ks, "attribute");
        if (!ks_decode(ks, &self->attribute, "UTF-8")) return ks_in(ks, "attribute");
    }
    if (self->number_here == 7) {
        onnx_node *const v11 = (onnx_node *)ks_alloc(ks, 1, sizeof *v11);
        if (v11 == NULL) return ks_in_at(ks, "node", ks_at(io));
        memset(v11, 0, sizeof *v11);
        self->node = v11;
        const uint64_t v12 = ks_at(io);
        ks_bytes v14 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "node");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v14)) return ks_in(ks, "node");
        ks_stream v13 = ks_substream(io, v14.size, v14.size);
        ks_stream *const v15 = ks_keep_stream(ks, &v13);
        if (v15 == NULL) return ks_in_at(ks, "node", ks_at(io));
        if (!onnx_node_parse(ks, v15, v11)) return ks_in(ks, "node");
        v11->ks.at = v12;
        v11->ks.size = v14.size;
    }
    if (self->number_here == 8) {
        self->ks_has_doc_string = true;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "doc_string");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &self->doc_string)) return ks_in(ks, "doc_string");
    }
    if (self->number_here == 9) {
        onnx_operator_set_id *const v16 = (onnx_operator_set_id *)ks_alloc(ks, 1, sizeof *v16);
        if (v16 == NULL) return ks_in_at(ks, "opset_import", ks_at(io));
        memset(v16, 0, sizeof *v16);
        self->opset_import = v16;
        const uint64_t v17 = ks_at(io);
        ks_bytes v19 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "opset_import");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v19)) return ks_in(ks, "opset_import");
        ks_stream v18 = ks_substream(io, v19.size, v19.size);
        ks_stream *const v20 = ks_keep_stream(ks, &v18);
        if (v20 == NULL) return ks_in_at(ks, "opset_import", ks_at(io));
        if (!onnx_operator_set_id_parse(ks, v20, v16)) return ks_in(ks, "opset_import");
        v16->ks.at = v17;
        v16->ks.size = v19.size;
    }
    if (self->number_here == 10) {
        self->ks_has_domain = true;
        ks_bytes v21;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "domain");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v21)) return ks_in(ks, "domain");
        if (!ks_text_of(ks, v21, &self->domain)) return ks_in(ks, "domain");
        if (!ks_decode(ks, &self->domain, "UTF-8")) return ks_in(ks, "domain");
    }
    if (self->number_here == 11) {
        onnx_attribute *const v22 = (onnx_attribute *)ks_alloc(ks, 1, sizeof *v22);
        if (v22 == NULL) return ks_in_at(ks, "attribute_proto", ks_at(io));
        memset(v22, 0, sizeof *v22);
        self->attribute_proto = v22;
        const uint64_t v23 = ks_at(io);
        ks_bytes v25 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "attribute_proto");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v25)) return ks_in(ks, "attribute_proto");
        ks_stream v24 = ks_substream(io, v25.size, v25.size);
        ks_stream *const v26 = ks_keep_stream(ks, &v24);
        if (v26 == NULL) return ks_in_at(ks, "attribute_proto", ks_at(io));
        if (!onnx_attribute_parse(ks, v26, v22)) return ks_in(ks, "attribute_proto");
        v22->ks.at = v23;
        v22->ks.size = v25.size;
    }
    if (self->number_here == 12) {
        onnx_value_info *const v27 = (onnx_value_info *)ks_alloc(ks, 1, sizeof *v27);
        if (v27 == NULL) return ks_in_at(ks, "value_info", ks_at(io));
        memset(v27, 0, sizeof *v27);
        self->value_info = v27;
        const uint64_t v28 = ks_at(io);
        ks_bytes v30 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "value_info");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v30)) return ks_in(ks, "value_info");
        ks_stream v29 = ks_substream(io, v30.size, v30.size);
        ks_stream *const v31 = ks_keep_stream(ks, &v29);
        if (v31 == NULL) return ks_in_at(ks, "value_info", ks_at(io));
        if (!onnx_value_info_parse(ks, v31, v27)) return ks_in(ks, "value_info");
        v27->ks.at = v28;
        v27->ks.size = v30.size;
    }
    if (self->number_here == 13) {
        self->ks_has_overload = true;
        ks_bytes v32;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "overload");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v32)) return ks_in(ks, "overload");
        if (!ks_text_of(ks, v32, &self->overload)) return ks_in(ks, "overload");
        if (!ks_decode(ks, &self->overload, "UTF-8")) return ks_in(ks, "overload");
    }
    if (self->number_here == 14) {
        onnx_string_string_entry *const v33 = (onnx_string_string_entry *)ks_alloc(ks, 1, sizeof *v33);
        if (v33 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        memset(v33, 0, sizeof *v33);
        self->metadata_props = v33;
        const uint64_t v34 = ks_at(io);
        ks_bytes v36 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "metadata_props");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v36)) return ks_in(ks, "metadata_props");
        ks_stream v35 = ks_substream(io, v36.size, v36.size);
        ks_stream *const v37 = ks_keep_stream(ks, &v35);
        if (v37 == NULL) return ks_in_at(ks, "metadata_props", ks_at(io));
        if (!onnx_string_string_entry_parse(ks, v37, v33)) return ks_in(ks, "metadata_props");
        v33->ks.at = v34;
        v33->ks.size = v36.size;
    }
    return true;
}

bool onnx_function_field_make_number_here(ks_ctx *ks, onnx_function_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_function_field_make_is_other(ks_ctx *ks, onnx_function_field *self) {
    if (!onnx_function_field_get_number_here(ks, self)) return false;
    self->is_other = (((((((((((self->number_here != 1) && (self->number_here != 4)) && (self->number_here != 5)) && (self->number_here != 6)) && (self->number_here != 7)) && (self->number_here != 8)) && (self->number_here != 9)) && (self->number_here != 10)) && (self->number_here != 11)) && (self->number_here != 12)) && (self->number_here != 13)) && (self->number_here != 14);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_function_field_make_number(ks_ctx *ks, onnx_function_field *self) {
    if (!onnx_function_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_function_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_function_field_make_wire(ks_ctx *ks, onnx_function_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_function_field_complete(ks_ctx *ks, onnx_function_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->node != NULL && !onnx_node_complete(ks, self->node)) return ks_in(ks, "node");
    if (self->opset_import != NULL && !onnx_operator_set_id_complete(ks, self->opset_import)) return ks_in(ks, "opset_import");
    if (self->attribute_proto != NULL && !onnx_attribute_complete(ks, self->attribute_proto)) return ks_in(ks, "attribute_proto");
    if (self->value_info != NULL && !onnx_value_info_complete(ks, self->value_info)) return ks_in(ks, "value_info");
    if (self->metadata_props != NULL && !onnx_string_string_entry_complete(ks, self->metadata_props)) return ks_in(ks, "metadata_props");
    if (!onnx_function_field_get_number(ks, self)) return false;
    return true;
}

/* device_configuration */

bool onnx_device_configuration_parse(ks_ctx *ks, ks_stream *io, onnx_device_configuration *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_device_configuration_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_device_configuration_field *const v3 = (onnx_device_configuration_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_device_configuration_field *const v5 = (onnx_device_configuration_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_device_configuration_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_device_configuration_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_device_configuration_complete(ks_ctx *ks, onnx_device_configuration *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_device_configuration_field *const item = (onnx_device_configuration_field *)ks_list_at(&self->fields, i);
        if (!onnx_device_configuration_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* device_configuration_field */

bool onnx_device_configuration_field_parse(ks_ctx *ks, ks_stream *io, onnx_device_configuration_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((self->tag.value == 10) || (self->tag.value == 16)) || (self->tag.value == 26);
    if (!v1) {
        if (!onnx_device_configuration_field_get_number_here(ks, self)) return false;
        v1 = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_device_configuration_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((self->tag.value == 10) || (self->tag.value == 16)) || (self->tag.value == 26)) && !ks_violated(ks, &rule_onnx_device_configuration_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_device_configuration_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_device_configuration_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_device_configuration_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 2);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_device_configuration_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_device_configuration_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_device_configuration_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_name = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "name");
        if (!ks_text_of(ks, v7, &self->name)) return ks_in(ks, "name");
        if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    }
    if (self->number_here == 2) {
        protobuf_varint *const v8 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "num_devices", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->num_devices = v8;
        if (!protobuf_varint_parse(ks, io, v8)) return ks_in(ks, "num_devices");
    }
    if (self->number_here == 3) {
        self->ks_has_device = true;
        ks_bytes v9;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "device");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v9)) return ks_in(ks, "device");
        if (!ks_text_of(ks, v9, &self->device)) return ks_in(ks, "device");
        if (!ks_decode(ks, &self->device, "UTF-8")) return ks_in(ks, "device");
    }
    return true;
}

bool onnx_device_configuration_field_make_number_here(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_device_configuration_field_make_is_other(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (!onnx_device_configuration_field_get_number_here(ks, self)) return false;
    self->is_other = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_device_configuration_field_make_number(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (!onnx_device_configuration_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_device_configuration_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_device_configuration_field_make_wire(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_device_configuration_field_complete(ks_ctx *ks, onnx_device_configuration_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->num_devices != NULL && !protobuf_varint_complete(ks, self->num_devices)) return ks_in(ks, "num_devices");
    if (!onnx_device_configuration_field_get_number(ks, self)) return false;
    return true;
}

/* node_device_configuration */

bool onnx_node_device_configuration_parse(ks_ctx *ks, ks_stream *io, onnx_node_device_configuration *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_node_device_configuration_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_node_device_configuration_field *const v3 = (onnx_node_device_configuration_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_node_device_configuration_field *const v5 = (onnx_node_device_configuration_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_node_device_configuration_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_node_device_configuration_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_node_device_configuration_complete(ks_ctx *ks, onnx_node_device_configuration *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_node_device_configuration_field *const item = (onnx_node_device_configuration_field *)ks_list_at(&self->fields, i);
        if (!onnx_node_device_configuration_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* node_device_configuration_field */

bool onnx_node_device_configuration_field_parse(ks_ctx *ks, ks_stream *io, onnx_node_device_configuration_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 24);
    if (!v1) {
        if (!onnx_node_device_configuration_field_get_number_here(ks, self)) return false;
        v1 = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_node_device_configuration_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((self->tag.value == 10) || (self->tag.value == 18)) || (self->tag.value == 24)) && !ks_violated(ks, &rule_onnx_node_device_configuration_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_node_device_configuration_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_node_device_configuration_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_node_device_configuration_field_get_number(ks, self)) return false;
        v3 = ((self->number == self->before) && (self->number != 1)) && (self->number != 3);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_node_device_configuration_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_node_device_configuration_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_node_device_configuration_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_configuration_id = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "configuration_id");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "configuration_id");
        if (!ks_text_of(ks, v7, &self->configuration_id)) return ks_in(ks, "configuration_id");
        if (!ks_decode(ks, &self->configuration_id, "UTF-8")) return ks_in(ks, "configuration_id");
    }
    if (self->number_here == 2) {
        onnx_sharding_spec *const v8 = (onnx_sharding_spec *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "sharding_spec", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->sharding_spec = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sharding_spec");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "sharding_spec");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "sharding_spec", ks_at(io));
        if (!onnx_sharding_spec_parse(ks, v12, v8)) return ks_in(ks, "sharding_spec");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    if (self->number_here == 3) {
        protobuf_varint *const v13 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "pipeline_stage", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->pipeline_stage = v13;
        if (!protobuf_varint_parse(ks, io, v13)) return ks_in(ks, "pipeline_stage");
    }
    return true;
}

bool onnx_node_device_configuration_field_make_number_here(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_node_device_configuration_field_make_is_other(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (!onnx_node_device_configuration_field_get_number_here(ks, self)) return false;
    self->is_other = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_node_device_configuration_field_make_number(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (!onnx_node_device_configuration_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_node_device_configuration_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_node_device_configuration_field_make_wire(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_node_device_configuration_field_complete(ks_ctx *ks, onnx_node_device_configuration_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->sharding_spec != NULL && !onnx_sharding_spec_complete(ks, self->sharding_spec)) return ks_in(ks, "sharding_spec");
    if (self->pipeline_stage != NULL && !protobuf_varint_complete(ks, self->pipeline_stage)) return ks_in(ks, "pipeline_stage");
    if (!onnx_node_device_configuration_field_get_number(ks, self)) return false;
    return true;
}

/* sharding_spec */

bool onnx_sharding_spec_parse(ks_ctx *ks, ks_stream *io, onnx_sharding_spec *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_sharding_spec_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_sharding_spec_field *const v3 = (onnx_sharding_spec_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_sharding_spec_field *const v5 = (onnx_sharding_spec_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_sharding_spec_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_sharding_spec_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_sharding_spec_complete(ks_ctx *ks, onnx_sharding_spec *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_sharding_spec_field *const item = (onnx_sharding_spec_field *)ks_list_at(&self->fields, i);
        if (!onnx_sharding_spec_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* sharding_spec_field */

bool onnx_sharding_spec_field_parse(ks_ctx *ks, ks_stream *io, onnx_sharding_spec_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((((self->tag.value == 10) || (self->tag.value == 16)) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34);
    if (!v1) {
        if (!onnx_sharding_spec_field_get_number_here(ks, self)) return false;
        v1 = (((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_sharding_spec_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((((self->tag.value == 10) || (self->tag.value == 16)) || (self->tag.value == 18)) || (self->tag.value == 26)) || (self->tag.value == 34)) && !ks_violated(ks, &rule_onnx_sharding_spec_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_sharding_spec_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_sharding_spec_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_sharding_spec_field_get_number(ks, self)) return false;
        v3 = (self->number == self->before) && (self->number != 1);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_sharding_spec_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_sharding_spec_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_sharding_spec_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        self->ks_has_tensor_name = true;
        ks_bytes v7;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "tensor_name");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v7)) return ks_in(ks, "tensor_name");
        if (!ks_text_of(ks, v7, &self->tensor_name)) return ks_in(ks, "tensor_name");
        if (!ks_decode(ks, &self->tensor_name, "UTF-8")) return ks_in(ks, "tensor_name");
    }
    if ((self->number_here == 2) && (self->wire == 0)) {
        protobuf_varint *const v8 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "device", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->device = v8;
        if (!protobuf_varint_parse(ks, io, v8)) return ks_in(ks, "device");
    }
    if ((self->number_here == 2) && (self->wire == 2)) {
        onnx_varints *const v9 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "packed_device", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->packed_device = v9;
        const uint64_t v10 = ks_at(io);
        ks_bytes v12 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_device");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v12)) return ks_in(ks, "packed_device");
        ks_stream v11 = ks_substream(io, v12.size, v12.size);
        ks_stream *const v13 = ks_keep_stream(ks, &v11);
        if (v13 == NULL) return ks_in_at(ks, "packed_device", ks_at(io));
        if (!onnx_varints_parse(ks, v13, v9)) return ks_in(ks, "packed_device");
        v9->ks.at = v10;
        v9->ks.size = v12.size;
    }
    if (self->number_here == 3) {
        onnx_int_int_list_entry *const v14 = (onnx_int_int_list_entry *)ks_alloc(ks, 1, sizeof *v14);
        if (v14 == NULL) return ks_in_at(ks, "index_to_device_group_map", ks_at(io));
        memset(v14, 0, sizeof *v14);
        self->index_to_device_group_map = v14;
        const uint64_t v15 = ks_at(io);
        ks_bytes v17 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "index_to_device_group_map");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v17)) return ks_in(ks, "index_to_device_group_map");
        ks_stream v16 = ks_substream(io, v17.size, v17.size);
        ks_stream *const v18 = ks_keep_stream(ks, &v16);
        if (v18 == NULL) return ks_in_at(ks, "index_to_device_group_map", ks_at(io));
        if (!onnx_int_int_list_entry_parse(ks, v18, v14)) return ks_in(ks, "index_to_device_group_map");
        v14->ks.at = v15;
        v14->ks.size = v17.size;
    }
    if (self->number_here == 4) {
        onnx_sharded_dim *const v19 = (onnx_sharded_dim *)ks_alloc(ks, 1, sizeof *v19);
        if (v19 == NULL) return ks_in_at(ks, "sharded_dim", ks_at(io));
        memset(v19, 0, sizeof *v19);
        self->sharded_dim = v19;
        const uint64_t v20 = ks_at(io);
        ks_bytes v22 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "sharded_dim");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v22)) return ks_in(ks, "sharded_dim");
        ks_stream v21 = ks_substream(io, v22.size, v22.size);
        ks_stream *const v23 = ks_keep_stream(ks, &v21);
        if (v23 == NULL) return ks_in_at(ks, "sharded_dim", ks_at(io));
        if (!onnx_sharded_dim_parse(ks, v23, v19)) return ks_in(ks, "sharded_dim");
        v19->ks.at = v20;
        v19->ks.size = v22.size;
    }
    return true;
}

bool onnx_sharding_spec_field_make_number_here(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_sharding_spec_field_make_is_other(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (!onnx_sharding_spec_field_get_number_here(ks, self)) return false;
    self->is_other = (((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3)) && (self->number_here != 4);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_sharding_spec_field_make_number(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (!onnx_sharding_spec_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_sharding_spec_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_sharding_spec_field_make_wire(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_sharding_spec_field_complete(ks_ctx *ks, onnx_sharding_spec_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->device != NULL && !protobuf_varint_complete(ks, self->device)) return ks_in(ks, "device");
    if (self->packed_device != NULL && !onnx_varints_complete(ks, self->packed_device)) return ks_in(ks, "packed_device");
    if (self->index_to_device_group_map != NULL && !onnx_int_int_list_entry_complete(ks, self->index_to_device_group_map)) return ks_in(ks, "index_to_device_group_map");
    if (self->sharded_dim != NULL && !onnx_sharded_dim_complete(ks, self->sharded_dim)) return ks_in(ks, "sharded_dim");
    if (!onnx_sharding_spec_field_get_number(ks, self)) return false;
    return true;
}

/* int_int_list_entry */

bool onnx_int_int_list_entry_parse(ks_ctx *ks, ks_stream *io, onnx_int_int_list_entry *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_int_int_list_entry_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_int_int_list_entry_field *const v3 = (onnx_int_int_list_entry_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_int_int_list_entry_field *const v5 = (onnx_int_int_list_entry_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_int_int_list_entry_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_int_int_list_entry_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_int_int_list_entry_complete(ks_ctx *ks, onnx_int_int_list_entry *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_int_int_list_entry_field *const item = (onnx_int_int_list_entry_field *)ks_list_at(&self->fields, i);
        if (!onnx_int_int_list_entry_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* int_int_list_entry_field */

bool onnx_int_int_list_entry_field_parse(ks_ctx *ks, ks_stream *io, onnx_int_int_list_entry_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((self->tag.value == 8) || (self->tag.value == 16)) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_int_int_list_entry_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_int_int_list_entry_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((self->tag.value == 8) || (self->tag.value == 16)) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_int_int_list_entry_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_int_int_list_entry_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_int_int_list_entry_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_int_int_list_entry_field_get_number(ks, self)) return false;
        v3 = (self->number == self->before) && (self->number != 1);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_int_int_list_entry_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_int_int_list_entry_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_int_int_list_entry_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "key", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->key = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "key");
    }
    if ((self->number_here == 2) && (self->wire == 0)) {
        protobuf_varint *const v8 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "value", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->value = v8;
        if (!protobuf_varint_parse(ks, io, v8)) return ks_in(ks, "value");
    }
    if ((self->number_here == 2) && (self->wire == 2)) {
        onnx_varints *const v9 = (onnx_varints *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "packed_value", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->packed_value = v9;
        const uint64_t v10 = ks_at(io);
        ks_bytes v12 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "packed_value");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v12)) return ks_in(ks, "packed_value");
        ks_stream v11 = ks_substream(io, v12.size, v12.size);
        ks_stream *const v13 = ks_keep_stream(ks, &v11);
        if (v13 == NULL) return ks_in_at(ks, "packed_value", ks_at(io));
        if (!onnx_varints_parse(ks, v13, v9)) return ks_in(ks, "packed_value");
        v9->ks.at = v10;
        v9->ks.size = v12.size;
    }
    return true;
}

bool onnx_int_int_list_entry_field_make_number_here(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_int_int_list_entry_field_make_is_other(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (!onnx_int_int_list_entry_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_int_int_list_entry_field_make_number(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (!onnx_int_int_list_entry_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_int_int_list_entry_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_int_int_list_entry_field_make_wire(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_int_int_list_entry_field_complete(ks_ctx *ks, onnx_int_int_list_entry_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->key != NULL && !protobuf_varint_complete(ks, self->key)) return ks_in(ks, "key");
    if (self->value != NULL && !protobuf_varint_complete(ks, self->value)) return ks_in(ks, "value");
    if (self->packed_value != NULL && !onnx_varints_complete(ks, self->packed_value)) return ks_in(ks, "packed_value");
    if (!onnx_int_int_list_entry_field_get_number(ks, self)) return false;
    return true;
}

/* sharded_dim */

bool onnx_sharded_dim_parse(ks_ctx *ks, ks_stream *io, onnx_sharded_dim *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_sharded_dim_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_sharded_dim_field *const v3 = (onnx_sharded_dim_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_sharded_dim_field *const v5 = (onnx_sharded_dim_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_sharded_dim_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_sharded_dim_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_sharded_dim_complete(ks_ctx *ks, onnx_sharded_dim *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_sharded_dim_field *const item = (onnx_sharded_dim_field *)ks_list_at(&self->fields, i);
        if (!onnx_sharded_dim_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* sharded_dim_field */

bool onnx_sharded_dim_field_parse(ks_ctx *ks, ks_stream *io, onnx_sharded_dim_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = (self->tag.value == 8) || (self->tag.value == 18);
    if (!v1) {
        if (!onnx_sharded_dim_field_get_number_here(ks, self)) return false;
        v1 = (self->number_here != 1) && (self->number_here != 2);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_sharded_dim_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!((self->tag.value == 8) || (self->tag.value == 18)) && !ks_violated(ks, &rule_onnx_sharded_dim_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_sharded_dim_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_sharded_dim_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_sharded_dim_field_get_number(ks, self)) return false;
        v3 = (self->number == self->before) && (self->number != 1);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_sharded_dim_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_sharded_dim_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_sharded_dim_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "axis", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->axis = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "axis");
    }
    if (self->number_here == 2) {
        onnx_simple_sharded_dim *const v8 = (onnx_simple_sharded_dim *)ks_alloc(ks, 1, sizeof *v8);
        if (v8 == NULL) return ks_in_at(ks, "simple_sharding", ks_at(io));
        memset(v8, 0, sizeof *v8);
        self->simple_sharding = v8;
        const uint64_t v9 = ks_at(io);
        ks_bytes v11 = {NULL, 0};
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "simple_sharding");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v11)) return ks_in(ks, "simple_sharding");
        ks_stream v10 = ks_substream(io, v11.size, v11.size);
        ks_stream *const v12 = ks_keep_stream(ks, &v10);
        if (v12 == NULL) return ks_in_at(ks, "simple_sharding", ks_at(io));
        if (!onnx_simple_sharded_dim_parse(ks, v12, v8)) return ks_in(ks, "simple_sharding");
        v8->ks.at = v9;
        v8->ks.size = v11.size;
    }
    return true;
}

bool onnx_sharded_dim_field_make_number_here(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_sharded_dim_field_make_is_other(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (!onnx_sharded_dim_field_get_number_here(ks, self)) return false;
    self->is_other = (self->number_here != 1) && (self->number_here != 2);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_sharded_dim_field_make_number(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (!onnx_sharded_dim_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_sharded_dim_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_sharded_dim_field_make_wire(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_sharded_dim_field_complete(ks_ctx *ks, onnx_sharded_dim_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->axis != NULL && !protobuf_varint_complete(ks, self->axis)) return ks_in(ks, "axis");
    if (self->simple_sharding != NULL && !onnx_simple_sharded_dim_complete(ks, self->simple_sharding)) return ks_in(ks, "simple_sharding");
    if (!onnx_sharded_dim_field_get_number(ks, self)) return false;
    return true;
}

/* simple_sharded_dim */

bool onnx_simple_sharded_dim_parse(ks_ctx *ks, ks_stream *io, onnx_simple_sharded_dim *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (io->size > 0) {
        self->ks_has_fields = true;
        if (!ks_list_init(ks, &self->fields, 0, sizeof(onnx_simple_sharded_dim_field))) return ks_in_at(ks, "fields", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            onnx_simple_sharded_dim_field *const v3 = (onnx_simple_sharded_dim_field *)ks_list_add(ks, &self->fields);
            if (v3 == NULL) return ks_in_item_at(ks, "fields", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->fields.count = v1;
            uint64_t v6;
            if (v1 == 0) {
                v6 = UINT64_C(0);
            } else {
                if (!self->ks_has_fields) {
                    ks_fail(ks, KS_ABSENT, ks_at(io), "'fields' to be present");
                    return ks_in_item(ks, "fields", v1);
                }
                const int64_t v4 = (int64_t)v1 - INT64_C(1);
                if ((uint64_t)v4 >= self->fields.count) {
                    ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                    return ks_in_item(ks, "fields", v1);
                }
                onnx_simple_sharded_dim_field *const v5 = (onnx_simple_sharded_dim_field *)ks_list_at(&self->fields, (uint64_t)v4);
                if (!onnx_simple_sharded_dim_field_get_number(ks, v5)) {
                    ks_in_item(ks, "fields", (uint64_t)v4);
                    return false;
                }
                v6 = v5->number;
            }
            v3->before = v6;
            if (!onnx_simple_sharded_dim_field_parse(ks, io, v3)) return ks_in_item(ks, "fields", v1);
            self->fields.count = v1 + 1;
            v2 = !ks_eof(io);
        }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool onnx_simple_sharded_dim_complete(ks_ctx *ks, onnx_simple_sharded_dim *self) {
    for (uint64_t i = 0; i < self->fields.count; i++) {
        onnx_simple_sharded_dim_field *const item = (onnx_simple_sharded_dim_field *)ks_list_at(&self->fields, i);
        if (!onnx_simple_sharded_dim_field_complete(ks, &(*item))) return ks_in_item(ks, "fields", i);
    }
    return true;
}

/* simple_sharded_dim_field */

bool onnx_simple_sharded_dim_field_parse(ks_ctx *ks, ks_stream *io, onnx_simple_sharded_dim_field *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_tag = ks_at(io);
    if (!protobuf_varint_parse(ks, io, &self->tag)) return ks_in(ks, "tag");
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    bool v1 = ((self->tag.value == 8) || (self->tag.value == 18)) || (self->tag.value == 24);
    if (!v1) {
        if (!onnx_simple_sharded_dim_field_get_number_here(ks, self)) return false;
        v1 = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    }
    if (!v1) {
        ks_violated(ks, &rule_onnx_simple_sharded_dim_field_has_its_type, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!(((self->tag.value == 8) || (self->tag.value == 18)) || (self->tag.value == 24)) && !ks_violated(ks, &rule_onnx_simple_sharded_dim_field_is_known, at_tag, ks_none(), ks_none())) {
        return ks_in(ks, "tag");
    }
    if (!onnx_simple_sharded_dim_field_get_is_other(ks, self)) return false;
    bool v2 = self->is_other;
    if (!v2) {
        if (!onnx_simple_sharded_dim_field_get_number(ks, self)) return false;
        v2 = self->number > self->before;
    }
    bool v3 = v2;
    if (!v3) {
        if (!onnx_simple_sharded_dim_field_get_number(ks, self)) return false;
        v3 = (((self->number == self->before) && (self->number != 1)) && (self->number != 2)) && (self->number != 3);
    }
    if (!v3) {
        ks_violated(ks, &rule_onnx_simple_sharded_dim_field_is_in_order, at_tag, ks_none(), ks_none());
        return ks_in(ks, "tag");
    }
    if (!onnx_simple_sharded_dim_field_get_wire(ks, self)) return false;
    if (self->wire == 2) {
        protobuf_varint *const v4 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "len", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->len = v4;
        if (!protobuf_varint_parse(ks, io, v4)) return ks_in(ks, "len");
    }
    if (self->is_other && (self->wire == 0)) {
        protobuf_varint *const v5 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "other_number", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->other_number = v5;
        if (!protobuf_varint_parse(ks, io, v5)) return ks_in(ks, "other_number");
    }
    if (self->is_other && (self->wire != 0)) {
        self->ks_has_other_bytes = true;
        uint64_t v6;
        if (self->wire == 2) {
            if (self->len == NULL) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
                return ks_in(ks, "other_bytes");
            }
            if (!protobuf_varint_get_value(ks, self->len)) {
                ks_in(ks, "len");
                return false;
            }
            v6 = self->len->value;
        } else {
            v6 = (self->wire == 1) ? UINT64_C(8) : UINT64_C(4);
        }
        if (!ks_read_bytes(ks, io, v6, &self->other_bytes)) return ks_in(ks, "other_bytes");
    }
    if (!onnx_simple_sharded_dim_field_get_number_here(ks, self)) return false;
    if (self->number_here == 1) {
        protobuf_varint *const v7 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "dim_value", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->dim_value = v7;
        if (!protobuf_varint_parse(ks, io, v7)) return ks_in(ks, "dim_value");
    }
    if (self->number_here == 2) {
        self->ks_has_dim_param = true;
        ks_bytes v8;
        if (self->len == NULL) {
            ks_fail(ks, KS_ABSENT, ks_at(io), "'len' to be present");
            return ks_in(ks, "dim_param");
        }
        if (!protobuf_varint_get_value(ks, self->len)) {
            ks_in(ks, "len");
            return false;
        }
        if (!ks_read_bytes(ks, io, self->len->value, &v8)) return ks_in(ks, "dim_param");
        if (!ks_text_of(ks, v8, &self->dim_param)) return ks_in(ks, "dim_param");
        if (!ks_decode(ks, &self->dim_param, "UTF-8")) return ks_in(ks, "dim_param");
    }
    if (self->number_here == 3) {
        protobuf_varint *const v9 = (protobuf_varint *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "num_shards", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->num_shards = v9;
        if (!protobuf_varint_parse(ks, io, v9)) return ks_in(ks, "num_shards");
    }
    return true;
}

bool onnx_simple_sharded_dim_field_make_number_here(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->number_here = self->tag.value / UINT64_C(8);
    self->ks_state_number_here = KS_DONE;
    return true;
}

bool onnx_simple_sharded_dim_field_make_is_other(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (!onnx_simple_sharded_dim_field_get_number_here(ks, self)) return false;
    self->is_other = ((self->number_here != 1) && (self->number_here != 2)) && (self->number_here != 3);
    self->ks_state_is_other = KS_DONE;
    return true;
}

bool onnx_simple_sharded_dim_field_make_number(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (!onnx_simple_sharded_dim_field_get_is_other(ks, self)) return false;
    uint64_t v1;
    if (self->is_other) {
        v1 = self->before;
    } else {
        if (!onnx_simple_sharded_dim_field_get_number_here(ks, self)) return false;
        v1 = self->number_here;
    }
    self->number = v1;
    self->ks_state_number = KS_DONE;
    return true;
}

bool onnx_simple_sharded_dim_field_make_wire(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (!protobuf_varint_get_value(ks, &self->tag)) {
        ks_in(ks, "tag");
        return false;
    }
    self->wire = (uint8_t)(self->tag.value % UINT64_C(8));
    self->ks_state_wire = KS_DONE;
    return true;
}

bool onnx_simple_sharded_dim_field_complete(ks_ctx *ks, onnx_simple_sharded_dim_field *self) {
    if (!protobuf_varint_complete(ks, &self->tag)) return ks_in(ks, "tag");
    if (self->len != NULL && !protobuf_varint_complete(ks, self->len)) return ks_in(ks, "len");
    if (self->other_number != NULL && !protobuf_varint_complete(ks, self->other_number)) return ks_in(ks, "other_number");
    if (self->dim_value != NULL && !protobuf_varint_complete(ks, self->dim_value)) return ks_in(ks, "dim_value");
    if (self->num_shards != NULL && !protobuf_varint_complete(ks, self->num_shards)) return ks_in(ks, "num_shards");
    if (!onnx_simple_sharded_dim_field_get_number(ks, self)) return false;
    return true;
}

static const ks_field fields_onnx[] = {
    {.name = "model", .orig = "model",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx, model),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_model_desc},
};
const ks_type onnx_desc = {
    .name = "onnx", .size = sizeof(onnx), .wire_size = KS_NOWHERE,
    .fields = fields_onnx, .num_fields = 1, .has_at = true, .has_size = true};

static const ks_field fields_onnx_varints[] = {
    {.name = "items", .orig = "items",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_varints, items),
     .present = (uint32_t)offsetof(onnx_varints, ks_has_items),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varint_item_desc},
};
const ks_type onnx_varints_desc = {
    .name = "varints", .size = sizeof(onnx_varints), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_varints, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_varint_item_count(ks_ctx *ks, void *object) {
    return onnx_varint_item_get_count(ks, (onnx_varint_item *)object);
}

static const ks_field fields_onnx_varint_item[] = {
    {.name = "index", .orig = "index",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_varint_item, index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "number", .orig = "number",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_varint_item, number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc},
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_varint_item, count),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_varint_item, ks_state_count),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_varint_item_count},
};
const ks_type onnx_varint_item_desc = {
    .name = "varint_item", .size = sizeof(onnx_varint_item), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_varint_item, .num_fields = 3, .has_at = true};

static const ks_field fields_onnx_lengths[] = {
    {.name = "cells_before", .orig = "cells_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_lengths, cells_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "zeros_before", .orig = "zeros_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_lengths, zeros_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "items", .orig = "items",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_lengths, items),
     .present = (uint32_t)offsetof(onnx_lengths, ks_has_items),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_length_desc},
};
const ks_type onnx_lengths_desc = {
    .name = "lengths", .size = sizeof(onnx_lengths), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_lengths, .num_fields = 3, .has_at = true, .has_size = true};

static bool get_onnx_length_cells(ks_ctx *ks, void *object) {
    return onnx_length_get_cells(ks, (onnx_length *)object);
}

static bool get_onnx_length_zeros(ks_ctx *ks, void *object) {
    return onnx_length_get_zeros(ks, (onnx_length *)object);
}

static const ks_link links_onnx_length_number[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_length[] = {
    {.name = "cells_before", .orig = "cells_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_length, cells_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "zeros_before", .orig = "zeros_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_length, zeros_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "number", .orig = "number",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_length, number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_length_number, .num_links = 10},
    {.name = "cells", .orig = "cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_length, cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_length, ks_state_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_length_cells},
    {.name = "zeros", .orig = "zeros",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_length, zeros),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_length, ks_state_zeros),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_length_zeros},
};
const ks_type onnx_length_desc = {
    .name = "length", .size = sizeof(onnx_length), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_length, .num_fields = 5, .has_at = true};

static const ks_field fields_onnx_model[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_model, fields),
     .present = (uint32_t)offsetof(onnx_model, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_model_field_desc},
};
const ks_type onnx_model_desc = {
    .name = "model", .size = sizeof(onnx_model), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_model, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_model_field_number_here(ks_ctx *ks, void *object) {
    return onnx_model_field_get_number_here(ks, (onnx_model_field *)object);
}

static bool get_onnx_model_field_is_other(ks_ctx *ks, void *object) {
    return onnx_model_field_get_is_other(ks, (onnx_model_field *)object);
}

static bool get_onnx_model_field_number(ks_ctx *ks, void *object) {
    return onnx_model_field_get_number(ks, (onnx_model_field *)object);
}

static bool get_onnx_model_field_wire(ks_ctx *ks, void *object) {
    return onnx_model_field_get_wire(ks, (onnx_model_field *)object);
}

static const ks_link links_onnx_model_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_ir_version[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_producer_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_producer_version[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_domain[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_model_version[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_graph[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_opset_import[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_metadata_props[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_training_info[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_functions[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_model_field_configuration[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_model_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_model_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_model_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_model_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_model_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_model_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_model_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_model_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_model_field_other_bytes, .num_links = 20},
    {.name = "ir_version", .orig = "ir_version",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, ir_version),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_model_field_ir_version, .num_links = 10},
    {.name = "producer_name", .orig = "producer_name",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_model_field, producer_name),
     .present = (uint32_t)offsetof(onnx_model_field, ks_has_producer_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_model_field_producer_name, .num_links = 20},
    {.name = "producer_version", .orig = "producer_version",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_model_field, producer_version),
     .present = (uint32_t)offsetof(onnx_model_field, ks_has_producer_version),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_model_field_producer_version, .num_links = 20},
    {.name = "domain", .orig = "domain",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_model_field, domain),
     .present = (uint32_t)offsetof(onnx_model_field, ks_has_domain),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_model_field_domain, .num_links = 20},
    {.name = "model_version", .orig = "model_version",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, model_version),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_model_field_model_version, .num_links = 10},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_model_field, doc_string),
     .present = (uint32_t)offsetof(onnx_model_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_model_field_doc_string, .num_links = 20},
    {.name = "graph", .orig = "graph",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, graph),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_graph_desc,
     .links = links_onnx_model_field_graph, .num_links = 20},
    {.name = "opset_import", .orig = "opset_import",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, opset_import),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_operator_set_id_desc,
     .links = links_onnx_model_field_opset_import, .num_links = 20},
    {.name = "metadata_props", .orig = "metadata_props",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, metadata_props),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_model_field_metadata_props, .num_links = 20},
    {.name = "training_info", .orig = "training_info",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, training_info),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_training_info_desc,
     .links = links_onnx_model_field_training_info, .num_links = 20},
    {.name = "functions", .orig = "functions",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, functions),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_function_desc,
     .links = links_onnx_model_field_functions, .num_links = 20},
    {.name = "configuration", .orig = "configuration",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_model_field, configuration),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_device_configuration_desc,
     .links = links_onnx_model_field_configuration, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_model_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_model_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_model_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_model_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_model_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_model_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_model_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_model_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_model_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_model_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_model_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_model_field_wire},
};
const ks_type onnx_model_field_desc = {
    .name = "model_field", .size = sizeof(onnx_model_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_model_field, .num_fields = 21, .has_at = true};

static const ks_field fields_onnx_graph[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_graph, fields),
     .present = (uint32_t)offsetof(onnx_graph, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_graph_field_desc},
};
const ks_type onnx_graph_desc = {
    .name = "graph", .size = sizeof(onnx_graph), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_graph, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_graph_field_number_here(ks_ctx *ks, void *object) {
    return onnx_graph_field_get_number_here(ks, (onnx_graph_field *)object);
}

static bool get_onnx_graph_field_is_other(ks_ctx *ks, void *object) {
    return onnx_graph_field_get_is_other(ks, (onnx_graph_field *)object);
}

static bool get_onnx_graph_field_number(ks_ctx *ks, void *object) {
    return onnx_graph_field_get_number(ks, (onnx_graph_field *)object);
}

static bool get_onnx_graph_field_wire(ks_ctx *ks, void *object) {
    return onnx_graph_field_get_wire(ks, (onnx_graph_field *)object);
}

static const ks_link links_onnx_graph_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_node[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_initializer[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_input[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_output[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_value_info[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_quantization_annotation[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_sparse_initializer[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_graph_field_metadata_props[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_graph_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_graph_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_graph_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_graph_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_graph_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_graph_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_graph_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_graph_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_graph_field_other_bytes, .num_links = 20},
    {.name = "node", .orig = "node",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, node),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_node_desc,
     .links = links_onnx_graph_field_node, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_graph_field, name),
     .present = (uint32_t)offsetof(onnx_graph_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_graph_field_name, .num_links = 20},
    {.name = "initializer", .orig = "initializer",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, initializer),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_desc,
     .links = links_onnx_graph_field_initializer, .num_links = 20},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_graph_field, doc_string),
     .present = (uint32_t)offsetof(onnx_graph_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_graph_field_doc_string, .num_links = 20},
    {.name = "input", .orig = "input",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, input),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_value_info_desc,
     .links = links_onnx_graph_field_input, .num_links = 20},
    {.name = "output", .orig = "output",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, output),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_value_info_desc,
     .links = links_onnx_graph_field_output, .num_links = 20},
    {.name = "value_info", .orig = "value_info",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, value_info),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_value_info_desc,
     .links = links_onnx_graph_field_value_info, .num_links = 20},
    {.name = "quantization_annotation", .orig = "quantization_annotation",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, quantization_annotation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_annotation_desc,
     .links = links_onnx_graph_field_quantization_annotation, .num_links = 20},
    {.name = "sparse_initializer", .orig = "sparse_initializer",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, sparse_initializer),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sparse_tensor_desc,
     .links = links_onnx_graph_field_sparse_initializer, .num_links = 20},
    {.name = "metadata_props", .orig = "metadata_props",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_graph_field, metadata_props),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_graph_field_metadata_props, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_graph_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_graph_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_graph_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_graph_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_graph_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_graph_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_graph_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_graph_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_graph_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_graph_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_graph_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_graph_field_wire},
};
const ks_type onnx_graph_field_desc = {
    .name = "graph_field", .size = sizeof(onnx_graph_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_graph_field, .num_fields = 19, .has_at = true, .has_size = true};

static const ks_field fields_onnx_node[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_node, fields),
     .present = (uint32_t)offsetof(onnx_node, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_node_field_desc},
};
const ks_type onnx_node_desc = {
    .name = "node", .size = sizeof(onnx_node), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_node, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_node_field_number_here(ks_ctx *ks, void *object) {
    return onnx_node_field_get_number_here(ks, (onnx_node_field *)object);
}

static bool get_onnx_node_field_is_other(ks_ctx *ks, void *object) {
    return onnx_node_field_get_is_other(ks, (onnx_node_field *)object);
}

static bool get_onnx_node_field_number(ks_ctx *ks, void *object) {
    return onnx_node_field_get_number(ks, (onnx_node_field *)object);
}

static bool get_onnx_node_field_wire(ks_ctx *ks, void *object) {
    return onnx_node_field_get_wire(ks, (onnx_node_field *)object);
}

static const ks_link links_onnx_node_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_input[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_output[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_op_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_attribute[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_domain[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_overload[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_metadata_props[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_field_device_configurations[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_node_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_node_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_node_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_node_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_node_field_other_bytes, .num_links = 20},
    {.name = "input", .orig = "input",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_field, input),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_input),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_field_input, .num_links = 20},
    {.name = "output", .orig = "output",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_field, output),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_output),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_field_output, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_field, name),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_field_name, .num_links = 20},
    {.name = "op_type", .orig = "op_type",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_field, op_type),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_op_type),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_field_op_type, .num_links = 20},
    {.name = "attribute", .orig = "attribute",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_field, attribute),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_attribute_desc,
     .links = links_onnx_node_field_attribute, .num_links = 20},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_node_field, doc_string),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_node_field_doc_string, .num_links = 20},
    {.name = "domain", .orig = "domain",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_field, domain),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_domain),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_field_domain, .num_links = 20},
    {.name = "overload", .orig = "overload",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_field, overload),
     .present = (uint32_t)offsetof(onnx_node_field, ks_has_overload),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_field_overload, .num_links = 20},
    {.name = "metadata_props", .orig = "metadata_props",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_field, metadata_props),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_node_field_metadata_props, .num_links = 20},
    {.name = "device_configurations", .orig = "device_configurations",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_field, device_configurations),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_node_device_configuration_desc,
     .links = links_onnx_node_field_device_configurations, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_node_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_node_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_node_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_node_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_field_wire},
};
const ks_type onnx_node_field_desc = {
    .name = "node_field", .size = sizeof(onnx_node_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_node_field, .num_fields = 19, .has_at = true, .has_size = true};

static const ks_field fields_onnx_attribute[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_attribute, fields),
     .present = (uint32_t)offsetof(onnx_attribute, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_attribute_field_desc},
};
const ks_type onnx_attribute_desc = {
    .name = "attribute", .size = sizeof(onnx_attribute), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_attribute, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_attribute_field_number_here(ks_ctx *ks, void *object) {
    return onnx_attribute_field_get_number_here(ks, (onnx_attribute_field *)object);
}

static bool get_onnx_attribute_field_is_other(ks_ctx *ks, void *object) {
    return onnx_attribute_field_get_is_other(ks, (onnx_attribute_field *)object);
}

static bool get_onnx_attribute_field_number(ks_ctx *ks, void *object) {
    return onnx_attribute_field_get_number(ks, (onnx_attribute_field *)object);
}

static bool get_onnx_attribute_field_wire(ks_ctx *ks, void *object) {
    return onnx_attribute_field_get_wire(ks, (onnx_attribute_field *)object);
}

static const ks_link links_onnx_attribute_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_f[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_i[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_s[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_t[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_g[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_floats[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_packed_floats[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_ints[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_packed_ints[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_strings[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_tensors[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_graphs[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_tp[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_type_protos[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_type[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_ref_attr_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_sparse_tensor[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_attribute_field_sparse_tensors[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_attribute_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_attribute_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_attribute_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_attribute_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_attribute_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_attribute_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_attribute_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_attribute_field_other_bytes, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_attribute_field, name),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_attribute_field_name, .num_links = 20},
    {.name = "f", .orig = "f",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(onnx_attribute_field, f),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_f),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_onnx_attribute_field_f, .num_links = 10},
    {.name = "i", .orig = "i",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, i),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_attribute_field_i, .num_links = 10},
    {.name = "s", .orig = "s",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_attribute_field, s),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_s),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_attribute_field_s, .num_links = 20},
    {.name = "t", .orig = "t",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, t),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_desc,
     .links = links_onnx_attribute_field_t, .num_links = 20},
    {.name = "g", .orig = "g",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, g),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_graph_desc,
     .links = links_onnx_attribute_field_g, .num_links = 20},
    {.name = "floats", .orig = "floats",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(onnx_attribute_field, floats),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_floats),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_onnx_attribute_field_floats, .num_links = 10},
    {.name = "packed_floats", .orig = "packed_floats",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_attribute_field, packed_floats),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_packed_floats),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_attribute_field_packed_floats, .num_links = 20},
    {.name = "ints", .orig = "ints",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, ints),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_attribute_field_ints, .num_links = 10},
    {.name = "packed_ints", .orig = "packed_ints",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, packed_ints),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_attribute_field_packed_ints, .num_links = 20},
    {.name = "strings", .orig = "strings",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_attribute_field, strings),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_strings),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_attribute_field_strings, .num_links = 20},
    {.name = "tensors", .orig = "tensors",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, tensors),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_desc,
     .links = links_onnx_attribute_field_tensors, .num_links = 20},
    {.name = "graphs", .orig = "graphs",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, graphs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_graph_desc,
     .links = links_onnx_attribute_field_graphs, .num_links = 20},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_attribute_field, doc_string),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_attribute_field_doc_string, .num_links = 20},
    {.name = "tp", .orig = "tp",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, tp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_type_desc,
     .links = links_onnx_attribute_field_tp, .num_links = 20},
    {.name = "type_protos", .orig = "type_protos",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, type_protos),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_type_desc,
     .links = links_onnx_attribute_field_type_protos, .num_links = 20},
    {.name = "type", .orig = "type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_attribute_field_type, .num_links = 20},
    {.name = "ref_attr_name", .orig = "ref_attr_name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_attribute_field, ref_attr_name),
     .present = (uint32_t)offsetof(onnx_attribute_field, ks_has_ref_attr_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_attribute_field_ref_attr_name, .num_links = 20},
    {.name = "sparse_tensor", .orig = "sparse_tensor",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, sparse_tensor),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sparse_tensor_desc,
     .links = links_onnx_attribute_field_sparse_tensor, .num_links = 20},
    {.name = "sparse_tensors", .orig = "sparse_tensors",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_attribute_field, sparse_tensors),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sparse_tensor_desc,
     .links = links_onnx_attribute_field_sparse_tensors, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_attribute_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_attribute_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_attribute_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_attribute_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_attribute_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_attribute_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_attribute_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_attribute_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_attribute_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_attribute_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_attribute_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_attribute_field_wire},
};
const ks_type onnx_attribute_field_desc = {
    .name = "attribute_field", .size = sizeof(onnx_attribute_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_attribute_field, .num_fields = 29, .has_at = true, .has_size = true};

static bool get_onnx_tensor_kind(ks_ctx *ks, void *object) {
    return onnx_tensor_get_kind(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_cells(ks_ctx *ks, void *object) {
    return onnx_tensor_get_cells(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_place(ks_ctx *ks, void *object) {
    return onnx_tensor_get_place(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_count(ks_ctx *ks, void *object) {
    return onnx_tensor_get_count(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_elsewhere(ks_ctx *ks, void *object) {
    return onnx_tensor_get_elsewhere(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_bits(ks_ctx *ks, void *object) {
    return onnx_tensor_get_bits(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_num_bytes(ks_ctx *ks, void *object) {
    return onnx_tensor_get_num_bytes(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_own_place(ks_ctx *ks, void *object) {
    return onnx_tensor_get_own_place(ks, (onnx_tensor *)object);
}

static bool get_onnx_tensor_num_values(ks_ctx *ks, void *object) {
    return onnx_tensor_get_num_values(ks, (onnx_tensor *)object);
}

static const ks_link links_onnx_tensor_fields[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_tensor[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_tensor, fields),
     .present = (uint32_t)offsetof(onnx_tensor, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_field_desc,
     .links = links_onnx_tensor_fields, .num_links = 10},
    {.name = "kind", .orig = "kind",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, kind),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_kind),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_kind},
    {.name = "cells", .orig = "cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_cells},
    {.name = "place", .orig = "place",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, place),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_place),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_place},
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, count),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_count),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_count},
    {.name = "elsewhere", .orig = "elsewhere",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, elsewhere),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_elsewhere),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_elsewhere},
    {.name = "bits", .orig = "bits",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_tensor, bits),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_bits),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_bits},
    {.name = "num_bytes", .orig = "num_bytes",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, num_bytes),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_num_bytes),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_num_bytes},
    {.name = "own_place", .orig = "own_place",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_tensor, own_place),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_own_place),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_own_place},
    {.name = "num_values", .orig = "num_values",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor, num_values),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor, ks_state_num_values),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_num_values},
};
const ks_type onnx_tensor_desc = {
    .name = "tensor", .size = sizeof(onnx_tensor), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_tensor, .num_fields = 10, .has_at = true, .has_size = true};

static bool get_onnx_tensor_field_number_here(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_number_here(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_is_other(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_is_other(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_number(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_number(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_wire(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_wire(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_is_element(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_is_element(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_cells(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_cells(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_zeros(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_zeros(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_kind(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_kind(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_place(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_place(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_count(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_count(ks, (onnx_tensor_field *)object);
}

static bool get_onnx_tensor_field_elsewhere(ks_ctx *ks, void *object) {
    return onnx_tensor_field_get_elsewhere(ks, (onnx_tensor_field *)object);
}

static const ks_link links_onnx_tensor_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_dims[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_packed_dims[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_data_type[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_segment[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_float_data[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_packed_float_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_int32_data[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_packed_int32_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_string_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_int64_data[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_packed_int64_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_raw_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_double_data[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_packed_double_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_uint64_data[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_packed_uint64_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_external_data[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_data_location[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_field_metadata_props[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_tensor_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "cells_before", .orig = "cells_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, cells_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "zeros_before", .orig = "zeros_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, zeros_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "kind_before", .orig = "kind_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, kind_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "place_before", .orig = "place_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, place_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "count_before", .orig = "count_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, count_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "elsewhere_before", .orig = "elsewhere_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, elsewhere_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_tensor_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_field_other_bytes, .num_links = 20},
    {.name = "dims", .orig = "dims",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_length_desc,
     .links = links_onnx_tensor_field_dims, .num_links = 10},
    {.name = "packed_dims", .orig = "packed_dims",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, packed_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_lengths_desc,
     .links = links_onnx_tensor_field_packed_dims, .num_links = 20},
    {.name = "data_type", .orig = "data_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, data_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_data_type, .num_links = 10},
    {.name = "segment", .orig = "segment",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, segment),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_segment_desc,
     .links = links_onnx_tensor_field_segment, .num_links = 20},
    {.name = "float_data", .orig = "float_data",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(onnx_tensor_field, float_data),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_float_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_onnx_tensor_field_float_data, .num_links = 10},
    {.name = "packed_float_data", .orig = "packed_float_data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_field, packed_float_data),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_packed_float_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_field_packed_float_data, .num_links = 20},
    {.name = "int32_data", .orig = "int32_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, int32_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_int32_data, .num_links = 10},
    {.name = "packed_int32_data", .orig = "packed_int32_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, packed_int32_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_tensor_field_packed_int32_data, .num_links = 20},
    {.name = "string_data", .orig = "string_data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_field, string_data),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_string_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_field_string_data, .num_links = 20},
    {.name = "int64_data", .orig = "int64_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, int64_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_int64_data, .num_links = 10},
    {.name = "packed_int64_data", .orig = "packed_int64_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, packed_int64_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_tensor_field_packed_int64_data, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_tensor_field, name),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_tensor_field_name, .num_links = 20},
    {.name = "raw_data", .orig = "raw_data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_field, raw_data),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_raw_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_field_raw_data, .num_links = 20},
    {.name = "double_data", .orig = "double_data",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8LE,
     .offset = (uint32_t)offsetof(onnx_tensor_field, double_data),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_double_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .links = links_onnx_tensor_field_double_data, .num_links = 10},
    {.name = "packed_double_data", .orig = "packed_double_data",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_field, packed_double_data),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_packed_double_data),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_field_packed_double_data, .num_links = 20},
    {.name = "uint64_data", .orig = "uint64_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, uint64_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_uint64_data, .num_links = 10},
    {.name = "packed_uint64_data", .orig = "packed_uint64_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, packed_uint64_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_tensor_field_packed_uint64_data, .num_links = 20},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_field, doc_string),
     .present = (uint32_t)offsetof(onnx_tensor_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_field_doc_string, .num_links = 20},
    {.name = "external_data", .orig = "external_data",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, external_data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_tensor_field_external_data, .num_links = 20},
    {.name = "data_location", .orig = "data_location",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, data_location),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_field_data_location, .num_links = 20},
    {.name = "metadata_props", .orig = "metadata_props",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_field, metadata_props),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_tensor_field_metadata_props, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_tensor_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_tensor_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_wire},
    {.name = "is_element", .orig = "is_element",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_tensor_field, is_element),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_is_element),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_is_element},
    {.name = "cells", .orig = "cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_cells},
    {.name = "zeros", .orig = "zeros",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, zeros),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_zeros),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_zeros},
    {.name = "kind", .orig = "kind",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, kind),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_kind),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_kind},
    {.name = "place", .orig = "place",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, place),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_place),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_place},
    {.name = "count", .orig = "count",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, count),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_count),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_count},
    {.name = "elsewhere", .orig = "elsewhere",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_field, elsewhere),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_field, ks_state_elsewhere),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_field_elsewhere},
};
const ks_type onnx_tensor_field_desc = {
    .name = "tensor_field", .size = sizeof(onnx_tensor_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_tensor_field, .num_fields = 43, .has_at = true};

static const ks_field fields_onnx_segment[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_segment, fields),
     .present = (uint32_t)offsetof(onnx_segment, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_segment_field_desc},
};
const ks_type onnx_segment_desc = {
    .name = "segment", .size = sizeof(onnx_segment), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_segment, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_segment_field_number_here(ks_ctx *ks, void *object) {
    return onnx_segment_field_get_number_here(ks, (onnx_segment_field *)object);
}

static bool get_onnx_segment_field_is_other(ks_ctx *ks, void *object) {
    return onnx_segment_field_get_is_other(ks, (onnx_segment_field *)object);
}

static bool get_onnx_segment_field_number(ks_ctx *ks, void *object) {
    return onnx_segment_field_get_number(ks, (onnx_segment_field *)object);
}

static bool get_onnx_segment_field_wire(ks_ctx *ks, void *object) {
    return onnx_segment_field_get_wire(ks, (onnx_segment_field *)object);
}

static const ks_link links_onnx_segment_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_segment_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_segment_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_segment_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_segment_field_begin[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_segment_field_end[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_segment_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_segment_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_segment_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_segment_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_segment_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_segment_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_segment_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_segment_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_segment_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_segment_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_segment_field_other_bytes, .num_links = 20},
    {.name = "begin", .orig = "begin",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_segment_field, begin),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_segment_field_begin, .num_links = 10},
    {.name = "end", .orig = "end",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_segment_field, end),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_segment_field_end, .num_links = 10},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_segment_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_segment_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_segment_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_segment_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_segment_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_segment_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_segment_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_segment_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_segment_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_segment_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_segment_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_segment_field_wire},
};
const ks_type onnx_segment_field_desc = {
    .name = "segment_field", .size = sizeof(onnx_segment_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_segment_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_sparse_tensor[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor, fields),
     .present = (uint32_t)offsetof(onnx_sparse_tensor, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sparse_tensor_field_desc},
};
const ks_type onnx_sparse_tensor_desc = {
    .name = "sparse_tensor", .size = sizeof(onnx_sparse_tensor), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_sparse_tensor, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_sparse_tensor_field_number_here(ks_ctx *ks, void *object) {
    return onnx_sparse_tensor_field_get_number_here(ks, (onnx_sparse_tensor_field *)object);
}

static bool get_onnx_sparse_tensor_field_is_other(ks_ctx *ks, void *object) {
    return onnx_sparse_tensor_field_get_is_other(ks, (onnx_sparse_tensor_field *)object);
}

static bool get_onnx_sparse_tensor_field_number(ks_ctx *ks, void *object) {
    return onnx_sparse_tensor_field_get_number(ks, (onnx_sparse_tensor_field *)object);
}

static bool get_onnx_sparse_tensor_field_wire(ks_ctx *ks, void *object) {
    return onnx_sparse_tensor_field_get_wire(ks, (onnx_sparse_tensor_field *)object);
}

static const ks_link links_onnx_sparse_tensor_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_values[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_indices[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_dims[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sparse_tensor_field_packed_dims[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_sparse_tensor_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sparse_tensor_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sparse_tensor_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sparse_tensor_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_sparse_tensor_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_sparse_tensor_field_other_bytes, .num_links = 20},
    {.name = "values", .orig = "values",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_desc,
     .links = links_onnx_sparse_tensor_field_values, .num_links = 20},
    {.name = "indices", .orig = "indices",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, indices),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_desc,
     .links = links_onnx_sparse_tensor_field_indices, .num_links = 20},
    {.name = "dims", .orig = "dims",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sparse_tensor_field_dims, .num_links = 10},
    {.name = "packed_dims", .orig = "packed_dims",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, packed_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_sparse_tensor_field_packed_dims, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sparse_tensor_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sparse_tensor_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sparse_tensor_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sparse_tensor_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sparse_tensor_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sparse_tensor_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_sparse_tensor_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sparse_tensor_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sparse_tensor_field_wire},
};
const ks_type onnx_sparse_tensor_field_desc = {
    .name = "sparse_tensor_field", .size = sizeof(onnx_sparse_tensor_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_sparse_tensor_field, .num_fields = 13, .has_at = true};

static const ks_field fields_onnx_string_string_entry[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_string_string_entry, fields),
     .present = (uint32_t)offsetof(onnx_string_string_entry, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_field_desc},
};
const ks_type onnx_string_string_entry_desc = {
    .name = "string_string_entry", .size = sizeof(onnx_string_string_entry), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_string_string_entry, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_string_string_entry_field_number_here(ks_ctx *ks, void *object) {
    return onnx_string_string_entry_field_get_number_here(ks, (onnx_string_string_entry_field *)object);
}

static bool get_onnx_string_string_entry_field_is_other(ks_ctx *ks, void *object) {
    return onnx_string_string_entry_field_get_is_other(ks, (onnx_string_string_entry_field *)object);
}

static bool get_onnx_string_string_entry_field_number(ks_ctx *ks, void *object) {
    return onnx_string_string_entry_field_get_number(ks, (onnx_string_string_entry_field *)object);
}

static bool get_onnx_string_string_entry_field_wire(ks_ctx *ks, void *object) {
    return onnx_string_string_entry_field_get_wire(ks, (onnx_string_string_entry_field *)object);
}

static const ks_link links_onnx_string_string_entry_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_string_string_entry_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_string_string_entry_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_string_string_entry_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_string_string_entry_field_key[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_string_string_entry_field_value[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_string_string_entry_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_string_string_entry_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_string_string_entry_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_string_string_entry_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_string_string_entry_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_string_string_entry_field_other_bytes, .num_links = 20},
    {.name = "key", .orig = "key",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, key),
     .present = (uint32_t)offsetof(onnx_string_string_entry_field, ks_has_key),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_string_string_entry_field_key, .num_links = 20},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, value),
     .present = (uint32_t)offsetof(onnx_string_string_entry_field, ks_has_value),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_string_string_entry_field_value, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_string_string_entry_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_string_string_entry_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_string_string_entry_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_string_string_entry_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_string_string_entry_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_string_string_entry_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_string_string_entry_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_string_string_entry_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_string_string_entry_field_wire},
};
const ks_type onnx_string_string_entry_field_desc = {
    .name = "string_string_entry_field", .size = sizeof(onnx_string_string_entry_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_string_string_entry_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_operator_set_id[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_operator_set_id, fields),
     .present = (uint32_t)offsetof(onnx_operator_set_id, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_operator_set_id_field_desc},
};
const ks_type onnx_operator_set_id_desc = {
    .name = "operator_set_id", .size = sizeof(onnx_operator_set_id), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_operator_set_id, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_operator_set_id_field_number_here(ks_ctx *ks, void *object) {
    return onnx_operator_set_id_field_get_number_here(ks, (onnx_operator_set_id_field *)object);
}

static bool get_onnx_operator_set_id_field_is_other(ks_ctx *ks, void *object) {
    return onnx_operator_set_id_field_get_is_other(ks, (onnx_operator_set_id_field *)object);
}

static bool get_onnx_operator_set_id_field_number(ks_ctx *ks, void *object) {
    return onnx_operator_set_id_field_get_number(ks, (onnx_operator_set_id_field *)object);
}

static bool get_onnx_operator_set_id_field_wire(ks_ctx *ks, void *object) {
    return onnx_operator_set_id_field_get_wire(ks, (onnx_operator_set_id_field *)object);
}

static const ks_link links_onnx_operator_set_id_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_operator_set_id_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_operator_set_id_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_operator_set_id_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_operator_set_id_field_domain[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_operator_set_id_field_version[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_operator_set_id_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_operator_set_id_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_operator_set_id_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_operator_set_id_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_operator_set_id_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_operator_set_id_field_other_bytes, .num_links = 20},
    {.name = "domain", .orig = "domain",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, domain),
     .present = (uint32_t)offsetof(onnx_operator_set_id_field, ks_has_domain),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_operator_set_id_field_domain, .num_links = 20},
    {.name = "version", .orig = "version",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, version),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_operator_set_id_field_version, .num_links = 10},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_operator_set_id_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_operator_set_id_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_operator_set_id_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_operator_set_id_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_operator_set_id_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_operator_set_id_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_operator_set_id_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_operator_set_id_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_operator_set_id_field_wire},
};
const ks_type onnx_operator_set_id_field_desc = {
    .name = "operator_set_id_field", .size = sizeof(onnx_operator_set_id_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_operator_set_id_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_value_info[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_value_info, fields),
     .present = (uint32_t)offsetof(onnx_value_info, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_value_info_field_desc},
};
const ks_type onnx_value_info_desc = {
    .name = "value_info", .size = sizeof(onnx_value_info), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_value_info, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_value_info_field_number_here(ks_ctx *ks, void *object) {
    return onnx_value_info_field_get_number_here(ks, (onnx_value_info_field *)object);
}

static bool get_onnx_value_info_field_is_other(ks_ctx *ks, void *object) {
    return onnx_value_info_field_get_is_other(ks, (onnx_value_info_field *)object);
}

static bool get_onnx_value_info_field_number(ks_ctx *ks, void *object) {
    return onnx_value_info_field_get_number(ks, (onnx_value_info_field *)object);
}

static bool get_onnx_value_info_field_wire(ks_ctx *ks, void *object) {
    return onnx_value_info_field_get_wire(ks, (onnx_value_info_field *)object);
}

static const ks_link links_onnx_value_info_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_value_info_field_metadata_props[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_value_info_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_value_info_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_value_info_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_value_info_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_value_info_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_value_info_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_value_info_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_value_info_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_value_info_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_value_info_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_value_info_field_other_bytes, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_value_info_field, name),
     .present = (uint32_t)offsetof(onnx_value_info_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_value_info_field_name, .num_links = 20},
    {.name = "type", .orig = "type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_value_info_field, type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_type_desc,
     .links = links_onnx_value_info_field_type, .num_links = 20},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_value_info_field, doc_string),
     .present = (uint32_t)offsetof(onnx_value_info_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_value_info_field_doc_string, .num_links = 20},
    {.name = "metadata_props", .orig = "metadata_props",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_value_info_field, metadata_props),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_value_info_field_metadata_props, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_value_info_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_value_info_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_value_info_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_value_info_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_value_info_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_value_info_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_value_info_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_value_info_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_value_info_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_value_info_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_value_info_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_value_info_field_wire},
};
const ks_type onnx_value_info_field_desc = {
    .name = "value_info_field", .size = sizeof(onnx_value_info_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_value_info_field, .num_fields = 13, .has_at = true};

static const ks_field fields_onnx_type[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_type, fields),
     .present = (uint32_t)offsetof(onnx_type, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_type_field_desc},
};
const ks_type onnx_type_desc = {
    .name = "type", .size = sizeof(onnx_type), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_type, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_type_field_number_here(ks_ctx *ks, void *object) {
    return onnx_type_field_get_number_here(ks, (onnx_type_field *)object);
}

static bool get_onnx_type_field_is_other(ks_ctx *ks, void *object) {
    return onnx_type_field_get_is_other(ks, (onnx_type_field *)object);
}

static bool get_onnx_type_field_number(ks_ctx *ks, void *object) {
    return onnx_type_field_get_number(ks, (onnx_type_field *)object);
}

static bool get_onnx_type_field_wire(ks_ctx *ks, void *object) {
    return onnx_type_field_get_wire(ks, (onnx_type_field *)object);
}

static const ks_link links_onnx_type_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_tensor_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_sequence_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_map_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_denotation[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_opaque_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_sparse_tensor_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_type_field_optional_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_type_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_type_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_type_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_type_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_type_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_type_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_type_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_type_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_type_field_other_bytes, .num_links = 20},
    {.name = "tensor_type", .orig = "tensor_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, tensor_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_type_desc,
     .links = links_onnx_type_field_tensor_type, .num_links = 20},
    {.name = "sequence_type", .orig = "sequence_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, sequence_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_element_type_desc,
     .links = links_onnx_type_field_sequence_type, .num_links = 20},
    {.name = "map_type", .orig = "map_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, map_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_map_type_desc,
     .links = links_onnx_type_field_map_type, .num_links = 20},
    {.name = "denotation", .orig = "denotation",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_type_field, denotation),
     .present = (uint32_t)offsetof(onnx_type_field, ks_has_denotation),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_type_field_denotation, .num_links = 20},
    {.name = "opaque_type", .orig = "opaque_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, opaque_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_opaque_type_desc,
     .links = links_onnx_type_field_opaque_type, .num_links = 20},
    {.name = "sparse_tensor_type", .orig = "sparse_tensor_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, sparse_tensor_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_type_desc,
     .links = links_onnx_type_field_sparse_tensor_type, .num_links = 20},
    {.name = "optional_type", .orig = "optional_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_type_field, optional_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_element_type_desc,
     .links = links_onnx_type_field_optional_type, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_type_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_type_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_type_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_type_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_type_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_type_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_type_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_type_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_type_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_type_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_type_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_type_field_wire},
};
const ks_type onnx_type_field_desc = {
    .name = "type_field", .size = sizeof(onnx_type_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_type_field, .num_fields = 16, .has_at = true, .has_size = true};

static const ks_field fields_onnx_tensor_type[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_tensor_type, fields),
     .present = (uint32_t)offsetof(onnx_tensor_type, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_type_field_desc},
};
const ks_type onnx_tensor_type_desc = {
    .name = "tensor_type", .size = sizeof(onnx_tensor_type), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_tensor_type, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_tensor_type_field_number_here(ks_ctx *ks, void *object) {
    return onnx_tensor_type_field_get_number_here(ks, (onnx_tensor_type_field *)object);
}

static bool get_onnx_tensor_type_field_is_other(ks_ctx *ks, void *object) {
    return onnx_tensor_type_field_get_is_other(ks, (onnx_tensor_type_field *)object);
}

static bool get_onnx_tensor_type_field_number(ks_ctx *ks, void *object) {
    return onnx_tensor_type_field_get_number(ks, (onnx_tensor_type_field *)object);
}

static bool get_onnx_tensor_type_field_wire(ks_ctx *ks, void *object) {
    return onnx_tensor_type_field_get_wire(ks, (onnx_tensor_type_field *)object);
}

static const ks_link links_onnx_tensor_type_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_type_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_type_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_type_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_type_field_elem_type[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_type_field_shape[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_tensor_type_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_type_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_type_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_type_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_tensor_type_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_type_field_other_bytes, .num_links = 20},
    {.name = "elem_type", .orig = "elem_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, elem_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_type_field_elem_type, .num_links = 10},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_shape_desc,
     .links = links_onnx_tensor_type_field_shape, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_type_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_type_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_type_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_type_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_type_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_type_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_tensor_type_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_type_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_type_field_wire},
};
const ks_type onnx_tensor_type_field_desc = {
    .name = "tensor_type_field", .size = sizeof(onnx_tensor_type_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_tensor_type_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_element_type[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_element_type, fields),
     .present = (uint32_t)offsetof(onnx_element_type, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_element_type_field_desc},
};
const ks_type onnx_element_type_desc = {
    .name = "element_type", .size = sizeof(onnx_element_type), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_element_type, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_element_type_field_number_here(ks_ctx *ks, void *object) {
    return onnx_element_type_field_get_number_here(ks, (onnx_element_type_field *)object);
}

static bool get_onnx_element_type_field_is_other(ks_ctx *ks, void *object) {
    return onnx_element_type_field_get_is_other(ks, (onnx_element_type_field *)object);
}

static bool get_onnx_element_type_field_number(ks_ctx *ks, void *object) {
    return onnx_element_type_field_get_number(ks, (onnx_element_type_field *)object);
}

static bool get_onnx_element_type_field_wire(ks_ctx *ks, void *object) {
    return onnx_element_type_field_get_wire(ks, (onnx_element_type_field *)object);
}

static const ks_link links_onnx_element_type_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_element_type_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_element_type_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_element_type_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_element_type_field_elem_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_element_type_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_element_type_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_element_type_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_element_type_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_element_type_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_element_type_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_element_type_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_element_type_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_element_type_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_element_type_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_element_type_field_other_bytes, .num_links = 20},
    {.name = "elem_type", .orig = "elem_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_element_type_field, elem_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_type_desc,
     .links = links_onnx_element_type_field_elem_type, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_element_type_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_element_type_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_element_type_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_element_type_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_element_type_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_element_type_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_element_type_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_element_type_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_element_type_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_element_type_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_element_type_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_element_type_field_wire},
};
const ks_type onnx_element_type_field_desc = {
    .name = "element_type_field", .size = sizeof(onnx_element_type_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_element_type_field, .num_fields = 10, .has_at = true, .has_size = true};

static const ks_field fields_onnx_map_type[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_map_type, fields),
     .present = (uint32_t)offsetof(onnx_map_type, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_map_type_field_desc},
};
const ks_type onnx_map_type_desc = {
    .name = "map_type", .size = sizeof(onnx_map_type), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_map_type, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_map_type_field_number_here(ks_ctx *ks, void *object) {
    return onnx_map_type_field_get_number_here(ks, (onnx_map_type_field *)object);
}

static bool get_onnx_map_type_field_is_other(ks_ctx *ks, void *object) {
    return onnx_map_type_field_get_is_other(ks, (onnx_map_type_field *)object);
}

static bool get_onnx_map_type_field_number(ks_ctx *ks, void *object) {
    return onnx_map_type_field_get_number(ks, (onnx_map_type_field *)object);
}

static bool get_onnx_map_type_field_wire(ks_ctx *ks, void *object) {
    return onnx_map_type_field_get_wire(ks, (onnx_map_type_field *)object);
}

static const ks_link links_onnx_map_type_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_map_type_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_map_type_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_map_type_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_map_type_field_key_type[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_map_type_field_value_type[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_map_type_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_map_type_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_map_type_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_map_type_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_map_type_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_map_type_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_map_type_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_map_type_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_map_type_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_map_type_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_map_type_field_other_bytes, .num_links = 20},
    {.name = "key_type", .orig = "key_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_map_type_field, key_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_map_type_field_key_type, .num_links = 10},
    {.name = "value_type", .orig = "value_type",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_map_type_field, value_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_type_desc,
     .links = links_onnx_map_type_field_value_type, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_map_type_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_map_type_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_map_type_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_map_type_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_map_type_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_map_type_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_map_type_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_map_type_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_map_type_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_map_type_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_map_type_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_map_type_field_wire},
};
const ks_type onnx_map_type_field_desc = {
    .name = "map_type_field", .size = sizeof(onnx_map_type_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_map_type_field, .num_fields = 11, .has_at = true, .has_size = true};

static const ks_field fields_onnx_opaque_type[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_opaque_type, fields),
     .present = (uint32_t)offsetof(onnx_opaque_type, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_opaque_type_field_desc},
};
const ks_type onnx_opaque_type_desc = {
    .name = "opaque_type", .size = sizeof(onnx_opaque_type), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_opaque_type, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_opaque_type_field_number_here(ks_ctx *ks, void *object) {
    return onnx_opaque_type_field_get_number_here(ks, (onnx_opaque_type_field *)object);
}

static bool get_onnx_opaque_type_field_is_other(ks_ctx *ks, void *object) {
    return onnx_opaque_type_field_get_is_other(ks, (onnx_opaque_type_field *)object);
}

static bool get_onnx_opaque_type_field_number(ks_ctx *ks, void *object) {
    return onnx_opaque_type_field_get_number(ks, (onnx_opaque_type_field *)object);
}

static bool get_onnx_opaque_type_field_wire(ks_ctx *ks, void *object) {
    return onnx_opaque_type_field_get_wire(ks, (onnx_opaque_type_field *)object);
}

static const ks_link links_onnx_opaque_type_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_opaque_type_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_opaque_type_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_opaque_type_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_opaque_type_field_domain[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_opaque_type_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_opaque_type_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_opaque_type_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_opaque_type_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_opaque_type_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_opaque_type_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_opaque_type_field_other_bytes, .num_links = 20},
    {.name = "domain", .orig = "domain",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, domain),
     .present = (uint32_t)offsetof(onnx_opaque_type_field, ks_has_domain),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_opaque_type_field_domain, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, name),
     .present = (uint32_t)offsetof(onnx_opaque_type_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_opaque_type_field_name, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_opaque_type_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_opaque_type_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_opaque_type_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_opaque_type_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_opaque_type_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_opaque_type_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_opaque_type_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_opaque_type_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_opaque_type_field_wire},
};
const ks_type onnx_opaque_type_field_desc = {
    .name = "opaque_type_field", .size = sizeof(onnx_opaque_type_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_opaque_type_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_shape[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_shape, fields),
     .present = (uint32_t)offsetof(onnx_shape, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_shape_field_desc},
};
const ks_type onnx_shape_desc = {
    .name = "shape", .size = sizeof(onnx_shape), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_shape, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_shape_field_number_here(ks_ctx *ks, void *object) {
    return onnx_shape_field_get_number_here(ks, (onnx_shape_field *)object);
}

static bool get_onnx_shape_field_is_other(ks_ctx *ks, void *object) {
    return onnx_shape_field_get_is_other(ks, (onnx_shape_field *)object);
}

static bool get_onnx_shape_field_number(ks_ctx *ks, void *object) {
    return onnx_shape_field_get_number(ks, (onnx_shape_field *)object);
}

static bool get_onnx_shape_field_wire(ks_ctx *ks, void *object) {
    return onnx_shape_field_get_wire(ks, (onnx_shape_field *)object);
}

static const ks_link links_onnx_shape_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_shape_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_shape_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_shape_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_shape_field_dim[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_shape_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_shape_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_shape_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_shape_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_shape_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_shape_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_shape_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_shape_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_shape_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_shape_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_shape_field_other_bytes, .num_links = 20},
    {.name = "dim", .orig = "dim",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_shape_field, dim),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_dimension_desc,
     .links = links_onnx_shape_field_dim, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_shape_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_shape_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_shape_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_shape_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_shape_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_shape_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_shape_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_shape_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_shape_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_shape_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_shape_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_shape_field_wire},
};
const ks_type onnx_shape_field_desc = {
    .name = "shape_field", .size = sizeof(onnx_shape_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_shape_field, .num_fields = 10, .has_at = true};

static const ks_field fields_onnx_dimension[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_dimension, fields),
     .present = (uint32_t)offsetof(onnx_dimension, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_dimension_field_desc},
};
const ks_type onnx_dimension_desc = {
    .name = "dimension", .size = sizeof(onnx_dimension), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_dimension, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_dimension_field_number_here(ks_ctx *ks, void *object) {
    return onnx_dimension_field_get_number_here(ks, (onnx_dimension_field *)object);
}

static bool get_onnx_dimension_field_is_other(ks_ctx *ks, void *object) {
    return onnx_dimension_field_get_is_other(ks, (onnx_dimension_field *)object);
}

static bool get_onnx_dimension_field_number(ks_ctx *ks, void *object) {
    return onnx_dimension_field_get_number(ks, (onnx_dimension_field *)object);
}

static bool get_onnx_dimension_field_wire(ks_ctx *ks, void *object) {
    return onnx_dimension_field_get_wire(ks, (onnx_dimension_field *)object);
}

static const ks_link links_onnx_dimension_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_dimension_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_dimension_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_dimension_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_dimension_field_dim_value[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_dimension_field_dim_param[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_dimension_field_denotation[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_dimension_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_dimension_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_dimension_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_dimension_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_dimension_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_dimension_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_dimension_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_dimension_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_dimension_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_dimension_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_dimension_field_other_bytes, .num_links = 20},
    {.name = "dim_value", .orig = "dim_value",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_dimension_field, dim_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_dimension_field_dim_value, .num_links = 10},
    {.name = "dim_param", .orig = "dim_param",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_dimension_field, dim_param),
     .present = (uint32_t)offsetof(onnx_dimension_field, ks_has_dim_param),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_dimension_field_dim_param, .num_links = 20},
    {.name = "denotation", .orig = "denotation",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_dimension_field, denotation),
     .present = (uint32_t)offsetof(onnx_dimension_field, ks_has_denotation),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_dimension_field_denotation, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_dimension_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_dimension_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_dimension_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_dimension_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_dimension_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_dimension_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_dimension_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_dimension_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_dimension_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_dimension_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_dimension_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_dimension_field_wire},
};
const ks_type onnx_dimension_field_desc = {
    .name = "dimension_field", .size = sizeof(onnx_dimension_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_dimension_field, .num_fields = 12, .has_at = true};

static const ks_field fields_onnx_tensor_annotation[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation, fields),
     .present = (uint32_t)offsetof(onnx_tensor_annotation, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_tensor_annotation_field_desc},
};
const ks_type onnx_tensor_annotation_desc = {
    .name = "tensor_annotation", .size = sizeof(onnx_tensor_annotation), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_tensor_annotation, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_tensor_annotation_field_number_here(ks_ctx *ks, void *object) {
    return onnx_tensor_annotation_field_get_number_here(ks, (onnx_tensor_annotation_field *)object);
}

static bool get_onnx_tensor_annotation_field_is_other(ks_ctx *ks, void *object) {
    return onnx_tensor_annotation_field_get_is_other(ks, (onnx_tensor_annotation_field *)object);
}

static bool get_onnx_tensor_annotation_field_number(ks_ctx *ks, void *object) {
    return onnx_tensor_annotation_field_get_number(ks, (onnx_tensor_annotation_field *)object);
}

static bool get_onnx_tensor_annotation_field_wire(ks_ctx *ks, void *object) {
    return onnx_tensor_annotation_field_get_wire(ks, (onnx_tensor_annotation_field *)object);
}

static const ks_link links_onnx_tensor_annotation_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_annotation_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_annotation_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_annotation_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_annotation_field_tensor_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_tensor_annotation_field_quant_parameter_tensor_names[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_tensor_annotation_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_annotation_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_annotation_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_tensor_annotation_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_tensor_annotation_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_tensor_annotation_field_other_bytes, .num_links = 20},
    {.name = "tensor_name", .orig = "tensor_name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, tensor_name),
     .present = (uint32_t)offsetof(onnx_tensor_annotation_field, ks_has_tensor_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_tensor_annotation_field_tensor_name, .num_links = 20},
    {.name = "quant_parameter_tensor_names", .orig = "quant_parameter_tensor_names",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, quant_parameter_tensor_names),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_tensor_annotation_field_quant_parameter_tensor_names, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_annotation_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_annotation_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_annotation_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_annotation_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_annotation_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_annotation_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_tensor_annotation_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_tensor_annotation_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_tensor_annotation_field_wire},
};
const ks_type onnx_tensor_annotation_field_desc = {
    .name = "tensor_annotation_field", .size = sizeof(onnx_tensor_annotation_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_tensor_annotation_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_training_info[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_training_info, fields),
     .present = (uint32_t)offsetof(onnx_training_info, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_training_info_field_desc},
};
const ks_type onnx_training_info_desc = {
    .name = "training_info", .size = sizeof(onnx_training_info), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_training_info, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_training_info_field_number_here(ks_ctx *ks, void *object) {
    return onnx_training_info_field_get_number_here(ks, (onnx_training_info_field *)object);
}

static bool get_onnx_training_info_field_is_other(ks_ctx *ks, void *object) {
    return onnx_training_info_field_get_is_other(ks, (onnx_training_info_field *)object);
}

static bool get_onnx_training_info_field_number(ks_ctx *ks, void *object) {
    return onnx_training_info_field_get_number(ks, (onnx_training_info_field *)object);
}

static bool get_onnx_training_info_field_wire(ks_ctx *ks, void *object) {
    return onnx_training_info_field_get_wire(ks, (onnx_training_info_field *)object);
}

static const ks_link links_onnx_training_info_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_initialization[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_algorithm[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_initialization_binding[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_training_info_field_update_binding[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_training_info_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_training_info_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_training_info_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_training_info_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_training_info_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_training_info_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_training_info_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_training_info_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_training_info_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_training_info_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_training_info_field_other_bytes, .num_links = 20},
    {.name = "initialization", .orig = "initialization",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_training_info_field, initialization),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_graph_desc,
     .links = links_onnx_training_info_field_initialization, .num_links = 20},
    {.name = "algorithm", .orig = "algorithm",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_training_info_field, algorithm),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_graph_desc,
     .links = links_onnx_training_info_field_algorithm, .num_links = 20},
    {.name = "initialization_binding", .orig = "initialization_binding",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_training_info_field, initialization_binding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_training_info_field_initialization_binding, .num_links = 20},
    {.name = "update_binding", .orig = "update_binding",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_training_info_field, update_binding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_training_info_field_update_binding, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_training_info_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_training_info_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_training_info_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_training_info_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_training_info_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_training_info_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_training_info_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_training_info_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_training_info_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_training_info_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_training_info_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_training_info_field_wire},
};
const ks_type onnx_training_info_field_desc = {
    .name = "training_info_field", .size = sizeof(onnx_training_info_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_training_info_field, .num_fields = 13, .has_at = true};

static const ks_field fields_onnx_function[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_function, fields),
     .present = (uint32_t)offsetof(onnx_function, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_function_field_desc},
};
const ks_type onnx_function_desc = {
    .name = "function", .size = sizeof(onnx_function), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_function, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_function_field_number_here(ks_ctx *ks, void *object) {
    return onnx_function_field_get_number_here(ks, (onnx_function_field *)object);
}

static bool get_onnx_function_field_is_other(ks_ctx *ks, void *object) {
    return onnx_function_field_get_is_other(ks, (onnx_function_field *)object);
}

static bool get_onnx_function_field_number(ks_ctx *ks, void *object) {
    return onnx_function_field_get_number(ks, (onnx_function_field *)object);
}

static bool get_onnx_function_field_wire(ks_ctx *ks, void *object) {
    return onnx_function_field_get_wire(ks, (onnx_function_field *)object);
}

static const ks_link links_onnx_function_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_input[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_output[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_attribute[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_node[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_doc_string[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_opset_import[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_domain[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_attribute_proto[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_value_info[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_overload[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_function_field_metadata_props[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_function_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_function_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_function_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_function_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_function_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_function_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_function_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_function_field_other_bytes, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_function_field, name),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_function_field_name, .num_links = 20},
    {.name = "input", .orig = "input",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_function_field, input),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_input),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_function_field_input, .num_links = 20},
    {.name = "output", .orig = "output",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_function_field, output),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_output),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_function_field_output, .num_links = 20},
    {.name = "attribute", .orig = "attribute",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_function_field, attribute),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_attribute),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_function_field_attribute, .num_links = 20},
    {.name = "node", .orig = "node",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, node),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_node_desc,
     .links = links_onnx_function_field_node, .num_links = 20},
    {.name = "doc_string", .orig = "doc_string",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_function_field, doc_string),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_doc_string),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_function_field_doc_string, .num_links = 20},
    {.name = "opset_import", .orig = "opset_import",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, opset_import),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_operator_set_id_desc,
     .links = links_onnx_function_field_opset_import, .num_links = 20},
    {.name = "domain", .orig = "domain",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_function_field, domain),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_domain),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_function_field_domain, .num_links = 20},
    {.name = "attribute_proto", .orig = "attribute_proto",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, attribute_proto),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_attribute_desc,
     .links = links_onnx_function_field_attribute_proto, .num_links = 20},
    {.name = "value_info", .orig = "value_info",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, value_info),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_value_info_desc,
     .links = links_onnx_function_field_value_info, .num_links = 20},
    {.name = "overload", .orig = "overload",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_function_field, overload),
     .present = (uint32_t)offsetof(onnx_function_field, ks_has_overload),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_function_field_overload, .num_links = 20},
    {.name = "metadata_props", .orig = "metadata_props",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_function_field, metadata_props),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_string_string_entry_desc,
     .links = links_onnx_function_field_metadata_props, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_function_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_function_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_function_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_function_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_function_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_function_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_function_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_function_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_function_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_function_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_function_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_function_field_wire},
};
const ks_type onnx_function_field_desc = {
    .name = "function_field", .size = sizeof(onnx_function_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_function_field, .num_fields = 21, .has_at = true};

static const ks_field fields_onnx_device_configuration[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_device_configuration, fields),
     .present = (uint32_t)offsetof(onnx_device_configuration, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_device_configuration_field_desc},
};
const ks_type onnx_device_configuration_desc = {
    .name = "device_configuration", .size = sizeof(onnx_device_configuration), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_device_configuration, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_device_configuration_field_number_here(ks_ctx *ks, void *object) {
    return onnx_device_configuration_field_get_number_here(ks, (onnx_device_configuration_field *)object);
}

static bool get_onnx_device_configuration_field_is_other(ks_ctx *ks, void *object) {
    return onnx_device_configuration_field_get_is_other(ks, (onnx_device_configuration_field *)object);
}

static bool get_onnx_device_configuration_field_number(ks_ctx *ks, void *object) {
    return onnx_device_configuration_field_get_number(ks, (onnx_device_configuration_field *)object);
}

static bool get_onnx_device_configuration_field_wire(ks_ctx *ks, void *object) {
    return onnx_device_configuration_field_get_wire(ks, (onnx_device_configuration_field *)object);
}

static const ks_link links_onnx_device_configuration_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_device_configuration_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_device_configuration_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_device_configuration_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_device_configuration_field_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_device_configuration_field_num_devices[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_device_configuration_field_device[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_device_configuration_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_device_configuration_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_device_configuration_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_device_configuration_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_device_configuration_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_device_configuration_field_other_bytes, .num_links = 20},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, name),
     .present = (uint32_t)offsetof(onnx_device_configuration_field, ks_has_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_device_configuration_field_name, .num_links = 20},
    {.name = "num_devices", .orig = "num_devices",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, num_devices),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_device_configuration_field_num_devices, .num_links = 10},
    {.name = "device", .orig = "device",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, device),
     .present = (uint32_t)offsetof(onnx_device_configuration_field, ks_has_device),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_device_configuration_field_device, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_device_configuration_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_device_configuration_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_device_configuration_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_device_configuration_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_device_configuration_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_device_configuration_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_device_configuration_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_device_configuration_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_device_configuration_field_wire},
};
const ks_type onnx_device_configuration_field_desc = {
    .name = "device_configuration_field", .size = sizeof(onnx_device_configuration_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_device_configuration_field, .num_fields = 12, .has_at = true};

static const ks_field fields_onnx_node_device_configuration[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration, fields),
     .present = (uint32_t)offsetof(onnx_node_device_configuration, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_node_device_configuration_field_desc},
};
const ks_type onnx_node_device_configuration_desc = {
    .name = "node_device_configuration", .size = sizeof(onnx_node_device_configuration), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_node_device_configuration, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_node_device_configuration_field_number_here(ks_ctx *ks, void *object) {
    return onnx_node_device_configuration_field_get_number_here(ks, (onnx_node_device_configuration_field *)object);
}

static bool get_onnx_node_device_configuration_field_is_other(ks_ctx *ks, void *object) {
    return onnx_node_device_configuration_field_get_is_other(ks, (onnx_node_device_configuration_field *)object);
}

static bool get_onnx_node_device_configuration_field_number(ks_ctx *ks, void *object) {
    return onnx_node_device_configuration_field_get_number(ks, (onnx_node_device_configuration_field *)object);
}

static bool get_onnx_node_device_configuration_field_wire(ks_ctx *ks, void *object) {
    return onnx_node_device_configuration_field_get_wire(ks, (onnx_node_device_configuration_field *)object);
}

static const ks_link links_onnx_node_device_configuration_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_device_configuration_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_device_configuration_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_device_configuration_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_device_configuration_field_configuration_id[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_device_configuration_field_sharding_spec[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_node_device_configuration_field_pipeline_stage[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_node_device_configuration_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_device_configuration_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_device_configuration_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_device_configuration_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_node_device_configuration_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_node_device_configuration_field_other_bytes, .num_links = 20},
    {.name = "configuration_id", .orig = "configuration_id",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, configuration_id),
     .present = (uint32_t)offsetof(onnx_node_device_configuration_field, ks_has_configuration_id),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_node_device_configuration_field_configuration_id, .num_links = 20},
    {.name = "sharding_spec", .orig = "sharding_spec",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, sharding_spec),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sharding_spec_desc,
     .links = links_onnx_node_device_configuration_field_sharding_spec, .num_links = 20},
    {.name = "pipeline_stage", .orig = "pipeline_stage",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, pipeline_stage),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_node_device_configuration_field_pipeline_stage, .num_links = 10},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_device_configuration_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_device_configuration_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_device_configuration_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_device_configuration_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_device_configuration_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_device_configuration_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_node_device_configuration_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_node_device_configuration_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_node_device_configuration_field_wire},
};
const ks_type onnx_node_device_configuration_field_desc = {
    .name = "node_device_configuration_field", .size = sizeof(onnx_node_device_configuration_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_node_device_configuration_field, .num_fields = 12, .has_at = true};

static const ks_field fields_onnx_sharding_spec[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_sharding_spec, fields),
     .present = (uint32_t)offsetof(onnx_sharding_spec, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sharding_spec_field_desc},
};
const ks_type onnx_sharding_spec_desc = {
    .name = "sharding_spec", .size = sizeof(onnx_sharding_spec), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_sharding_spec, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_sharding_spec_field_number_here(ks_ctx *ks, void *object) {
    return onnx_sharding_spec_field_get_number_here(ks, (onnx_sharding_spec_field *)object);
}

static bool get_onnx_sharding_spec_field_is_other(ks_ctx *ks, void *object) {
    return onnx_sharding_spec_field_get_is_other(ks, (onnx_sharding_spec_field *)object);
}

static bool get_onnx_sharding_spec_field_number(ks_ctx *ks, void *object) {
    return onnx_sharding_spec_field_get_number(ks, (onnx_sharding_spec_field *)object);
}

static bool get_onnx_sharding_spec_field_wire(ks_ctx *ks, void *object) {
    return onnx_sharding_spec_field_get_wire(ks, (onnx_sharding_spec_field *)object);
}

static const ks_link links_onnx_sharding_spec_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_tensor_name[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_device[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_packed_device[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_index_to_device_group_map[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharding_spec_field_sharded_dim[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_sharding_spec_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharding_spec_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharding_spec_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharding_spec_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_sharding_spec_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_sharding_spec_field_other_bytes, .num_links = 20},
    {.name = "tensor_name", .orig = "tensor_name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, tensor_name),
     .present = (uint32_t)offsetof(onnx_sharding_spec_field, ks_has_tensor_name),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_sharding_spec_field_tensor_name, .num_links = 20},
    {.name = "device", .orig = "device",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, device),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharding_spec_field_device, .num_links = 10},
    {.name = "packed_device", .orig = "packed_device",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, packed_device),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_sharding_spec_field_packed_device, .num_links = 20},
    {.name = "index_to_device_group_map", .orig = "index_to_device_group_map",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, index_to_device_group_map),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_int_int_list_entry_desc,
     .links = links_onnx_sharding_spec_field_index_to_device_group_map, .num_links = 20},
    {.name = "sharded_dim", .orig = "sharded_dim",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, sharded_dim),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sharded_dim_desc,
     .links = links_onnx_sharding_spec_field_sharded_dim, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharding_spec_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharding_spec_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharding_spec_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharding_spec_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharding_spec_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharding_spec_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_sharding_spec_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharding_spec_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharding_spec_field_wire},
};
const ks_type onnx_sharding_spec_field_desc = {
    .name = "sharding_spec_field", .size = sizeof(onnx_sharding_spec_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_sharding_spec_field, .num_fields = 14, .has_at = true};

static const ks_field fields_onnx_int_int_list_entry[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry, fields),
     .present = (uint32_t)offsetof(onnx_int_int_list_entry, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_int_int_list_entry_field_desc},
};
const ks_type onnx_int_int_list_entry_desc = {
    .name = "int_int_list_entry", .size = sizeof(onnx_int_int_list_entry), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_int_int_list_entry, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_int_int_list_entry_field_number_here(ks_ctx *ks, void *object) {
    return onnx_int_int_list_entry_field_get_number_here(ks, (onnx_int_int_list_entry_field *)object);
}

static bool get_onnx_int_int_list_entry_field_is_other(ks_ctx *ks, void *object) {
    return onnx_int_int_list_entry_field_get_is_other(ks, (onnx_int_int_list_entry_field *)object);
}

static bool get_onnx_int_int_list_entry_field_number(ks_ctx *ks, void *object) {
    return onnx_int_int_list_entry_field_get_number(ks, (onnx_int_int_list_entry_field *)object);
}

static bool get_onnx_int_int_list_entry_field_wire(ks_ctx *ks, void *object) {
    return onnx_int_int_list_entry_field_get_wire(ks, (onnx_int_int_list_entry_field *)object);
}

static const ks_link links_onnx_int_int_list_entry_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_int_int_list_entry_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_int_int_list_entry_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_int_int_list_entry_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_int_int_list_entry_field_key[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_int_int_list_entry_field_value[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_int_int_list_entry_field_packed_value[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_int_int_list_entry_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_int_int_list_entry_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_int_int_list_entry_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_int_int_list_entry_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_int_int_list_entry_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_int_int_list_entry_field_other_bytes, .num_links = 20},
    {.name = "key", .orig = "key",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_int_int_list_entry_field_key, .num_links = 10},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_int_int_list_entry_field_value, .num_links = 10},
    {.name = "packed_value", .orig = "packed_value",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, packed_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_varints_desc,
     .links = links_onnx_int_int_list_entry_field_packed_value, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_int_int_list_entry_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_int_int_list_entry_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_int_int_list_entry_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_int_int_list_entry_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_int_int_list_entry_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_int_int_list_entry_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_int_int_list_entry_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_int_int_list_entry_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_int_int_list_entry_field_wire},
};
const ks_type onnx_int_int_list_entry_field_desc = {
    .name = "int_int_list_entry_field", .size = sizeof(onnx_int_int_list_entry_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_int_int_list_entry_field, .num_fields = 12, .has_at = true};

static const ks_field fields_onnx_sharded_dim[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_sharded_dim, fields),
     .present = (uint32_t)offsetof(onnx_sharded_dim, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_sharded_dim_field_desc},
};
const ks_type onnx_sharded_dim_desc = {
    .name = "sharded_dim", .size = sizeof(onnx_sharded_dim), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_sharded_dim, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_sharded_dim_field_number_here(ks_ctx *ks, void *object) {
    return onnx_sharded_dim_field_get_number_here(ks, (onnx_sharded_dim_field *)object);
}

static bool get_onnx_sharded_dim_field_is_other(ks_ctx *ks, void *object) {
    return onnx_sharded_dim_field_get_is_other(ks, (onnx_sharded_dim_field *)object);
}

static bool get_onnx_sharded_dim_field_number(ks_ctx *ks, void *object) {
    return onnx_sharded_dim_field_get_number(ks, (onnx_sharded_dim_field *)object);
}

static bool get_onnx_sharded_dim_field_wire(ks_ctx *ks, void *object) {
    return onnx_sharded_dim_field_get_wire(ks, (onnx_sharded_dim_field *)object);
}

static const ks_link links_onnx_sharded_dim_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharded_dim_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharded_dim_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharded_dim_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharded_dim_field_axis[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_sharded_dim_field_simple_sharding[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_sharded_dim_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharded_dim_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharded_dim_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharded_dim_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_sharded_dim_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_sharded_dim_field_other_bytes, .num_links = 20},
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_sharded_dim_field_axis, .num_links = 10},
    {.name = "simple_sharding", .orig = "simple_sharding",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, simple_sharding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_simple_sharded_dim_desc,
     .links = links_onnx_sharded_dim_field_simple_sharding, .num_links = 20},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharded_dim_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharded_dim_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharded_dim_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharded_dim_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharded_dim_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharded_dim_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_sharded_dim_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_sharded_dim_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_sharded_dim_field_wire},
};
const ks_type onnx_sharded_dim_field_desc = {
    .name = "sharded_dim_field", .size = sizeof(onnx_sharded_dim_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_sharded_dim_field, .num_fields = 11, .has_at = true};

static const ks_field fields_onnx_simple_sharded_dim[] = {
    {.name = "fields", .orig = "fields",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim, fields),
     .present = (uint32_t)offsetof(onnx_simple_sharded_dim, ks_has_fields),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &onnx_simple_sharded_dim_field_desc},
};
const ks_type onnx_simple_sharded_dim_desc = {
    .name = "simple_sharded_dim", .size = sizeof(onnx_simple_sharded_dim), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_simple_sharded_dim, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_onnx_simple_sharded_dim_field_number_here(ks_ctx *ks, void *object) {
    return onnx_simple_sharded_dim_field_get_number_here(ks, (onnx_simple_sharded_dim_field *)object);
}

static bool get_onnx_simple_sharded_dim_field_is_other(ks_ctx *ks, void *object) {
    return onnx_simple_sharded_dim_field_get_is_other(ks, (onnx_simple_sharded_dim_field *)object);
}

static bool get_onnx_simple_sharded_dim_field_number(ks_ctx *ks, void *object) {
    return onnx_simple_sharded_dim_field_get_number(ks, (onnx_simple_sharded_dim_field *)object);
}

static bool get_onnx_simple_sharded_dim_field_wire(ks_ctx *ks, void *object) {
    return onnx_simple_sharded_dim_field_get_wire(ks, (onnx_simple_sharded_dim_field *)object);
}

static const ks_link links_onnx_simple_sharded_dim_field_tag[] = {
    {KS_ROLE_VALUE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_VALUE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_simple_sharded_dim_field_len[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_simple_sharded_dim_field_other_number[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_simple_sharded_dim_field_other_bytes[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_simple_sharded_dim_field_dim_value[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_simple_sharded_dim_field_dim_param[] = {
    {KS_ROLE_SIZE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_SIZE, &protobuf_varint_desc, 9}, /* b9 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_link links_onnx_simple_sharded_dim_field_num_shards[] = {
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 0}, /* b0 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 1}, /* b1 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 2}, /* b2 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 3}, /* b3 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 4}, /* b4 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 5}, /* b5 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 6}, /* b6 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 7}, /* b7 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 8}, /* b8 */
    {KS_ROLE_PRESENCE, &protobuf_varint_desc, 9}, /* b9 */
};
static const ks_field fields_onnx_simple_sharded_dim_field[] = {
    {.name = "before", .orig = "before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_simple_sharded_dim_field_tag, .num_links = 10},
    {.name = "len", .orig = "len",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, len),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_simple_sharded_dim_field_len, .num_links = 10},
    {.name = "other_number", .orig = "other_number",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, other_number),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_simple_sharded_dim_field_other_number, .num_links = 10},
    {.name = "other_bytes", .orig = "other_bytes",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, other_bytes),
     .present = (uint32_t)offsetof(onnx_simple_sharded_dim_field, ks_has_other_bytes),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_onnx_simple_sharded_dim_field_other_bytes, .num_links = 20},
    {.name = "dim_value", .orig = "dim_value",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, dim_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_simple_sharded_dim_field_dim_value, .num_links = 10},
    {.name = "dim_param", .orig = "dim_param",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, dim_param),
     .present = (uint32_t)offsetof(onnx_simple_sharded_dim_field, ks_has_dim_param),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_onnx_simple_sharded_dim_field_dim_param, .num_links = 20},
    {.name = "num_shards", .orig = "num_shards",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, num_shards),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &protobuf_varint_desc,
     .links = links_onnx_simple_sharded_dim_field_num_shards, .num_links = 10},
    {.name = "number_here", .orig = "number_here",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, number_here),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_simple_sharded_dim_field, ks_state_number_here),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_simple_sharded_dim_field_number_here},
    {.name = "is_other", .orig = "is_other",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, is_other),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_simple_sharded_dim_field, ks_state_is_other),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_simple_sharded_dim_field_is_other},
    {.name = "number", .orig = "number",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, number),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_simple_sharded_dim_field, ks_state_number),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_simple_sharded_dim_field_number},
    {.name = "wire", .orig = "wire",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(onnx_simple_sharded_dim_field, wire),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(onnx_simple_sharded_dim_field, ks_state_wire),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_onnx_simple_sharded_dim_field_wire},
};
const ks_type onnx_simple_sharded_dim_field_desc = {
    .name = "simple_sharded_dim_field", .size = sizeof(onnx_simple_sharded_dim_field), .wire_size = KS_NOWHERE,
    .fields = fields_onnx_simple_sharded_dim_field, .num_fields = 12, .has_at = true};

