/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "primitiv.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_primitiv_trailing = {
    "primitiv.trailing", "the end of the file", KS_TRAILING, true};
static const ks_rule rule_primitiv_header_major_tag = {
    "header.major_tag", "ce, an unsigned number of 32 bits", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_header_major = {
    "header.major", "0", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_header_minor_tag = {
    "header.minor_tag", "ce, an unsigned number of 32 bits", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_header_minor = {
    "header.minor", "1", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_header_data_type_tag = {
    "header.data_type_tag", "ce, an unsigned number of 32 bits", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_header_data_type = {
    "header.data_type", "0x000, 0x100, 0x200, 0x300 or 0x400", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_shape_at_most_8_dims = {
    "shape.at_most_8_dims", "at most 8 dimensions", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_shape_no_trailing_one = {
    "shape.no_trailing_one", "a last dimension other than 1", KS_BAD_VALUE, true};
static const ks_rule rule_primitiv_shape_batch_in_range = {
    "shape.batch_in_range", "a batch of at least 1, and of exactly 1 for the value of a parameter", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_shape_size_fits = {
    "shape.size_fits", "at most 2^32-1 elements", KS_OVERFLOW, false};
static const ks_rule rule_primitiv_dim_tag = {
    "dim.tag", "ce, an unsigned number of 32 bits", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_dim_length = {
    "dim.length", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_primitiv_tensor_data_fits_shape = {
    "tensor.data_fits_shape", "4 bytes for each element of the shape", KS_BAD_SIZE, false};
static const ks_rule rule_primitiv_model_entry_key_names_something = {
    "model_entry.key_names_something", "a key of at least one name", KS_BAD_VALUE, true};

/* primitiv */

bool primitiv_parse(ks_ctx *ks, ks_stream *io, primitiv *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!primitiv_header_parse(ks, io, &self->header)) return ks_in(ks, "header");
    self->object = (ks_ref){NULL, NULL};
    switch (self->header.data_type) {
    case PRIMITIV_DATA_TYPE_SHAPE: {
        primitiv_shape *const v1 = (primitiv_shape *)ks_alloc(ks, 1, sizeof *v1);
        if (v1 == NULL) return ks_in_at(ks, "object", ks_at(io));
        memset(v1, 0, sizeof *v1);
        self->object = (ks_ref){&primitiv_shape_desc, v1};
        v1->max_batch = UINT64_C(4294967295);
        if (!primitiv_shape_parse(ks, io, v1)) return ks_in(ks, "object");
        break;
    }
    case PRIMITIV_DATA_TYPE_TENSOR: {
        primitiv_tensor *const v2 = (primitiv_tensor *)ks_alloc(ks, 1, sizeof *v2);
        if (v2 == NULL) return ks_in_at(ks, "object", ks_at(io));
        memset(v2, 0, sizeof *v2);
        self->object = (ks_ref){&primitiv_tensor_desc, v2};
        v2->max_batch = UINT64_C(4294967295);
        if (!primitiv_tensor_parse(ks, io, v2)) return ks_in(ks, "object");
        break;
    }
    case PRIMITIV_DATA_TYPE_PARAMETER: {
        primitiv_parameter *const v3 = (primitiv_parameter *)ks_alloc(ks, 1, sizeof *v3);
        if (v3 == NULL) return ks_in_at(ks, "object", ks_at(io));
        memset(v3, 0, sizeof *v3);
        self->object = (ks_ref){&primitiv_parameter_desc, v3};
        if (!primitiv_parameter_parse(ks, io, v3)) return ks_in(ks, "object");
        break;
    }
    case PRIMITIV_DATA_TYPE_MODEL: {
        primitiv_model *const v4 = (primitiv_model *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "object", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->object = (ks_ref){&primitiv_model_desc, v4};
        if (!primitiv_model_parse(ks, io, v4)) return ks_in(ks, "object");
        break;
    }
    case PRIMITIV_DATA_TYPE_OPTIMIZER: {
        primitiv_optimizer *const v5 = (primitiv_optimizer *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "object", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->object = (ks_ref){&primitiv_optimizer_desc, v5};
        if (!primitiv_optimizer_parse(ks, io, v5)) return ks_in(ks, "object");
        break;
    }
    default: {
        break;
    }
    }
    const uint64_t at_trailing = ks_at(io);
    if (!ks_read_rest(ks, io, &self->trailing)) return ks_in(ks, "trailing");
    const uint64_t v6 = self->trailing.size;
    if (!(v6 == 0) && !ks_violated(ks, &rule_primitiv_trailing, at_trailing, ks_none(), ks_value_bytes(ks, self->trailing.data, self->trailing.size))) {
        return ks_in(ks, "trailing");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool primitiv_complete(ks_ctx *ks, primitiv *self) {
    if (self->object.type == &primitiv_shape_desc) {
        if (!primitiv_shape_complete(ks, (primitiv_shape *)self->object.object)) return ks_in(ks, "object");
    }
    if (self->object.type == &primitiv_tensor_desc) {
        if (!primitiv_tensor_complete(ks, (primitiv_tensor *)self->object.object)) return ks_in(ks, "object");
    }
    if (self->object.type == &primitiv_parameter_desc) {
        if (!primitiv_parameter_complete(ks, (primitiv_parameter *)self->object.object)) return ks_in(ks, "object");
    }
    if (self->object.type == &primitiv_model_desc) {
        if (!primitiv_model_complete(ks, (primitiv_model *)self->object.object)) return ks_in(ks, "object");
    }
    if (self->object.type == &primitiv_optimizer_desc) {
        if (!primitiv_optimizer_complete(ks, (primitiv_optimizer *)self->object.object)) return ks_in(ks, "object");
    }
    return true;
}

bool primitiv_read(ks_ctx *ks, ks_stream *io, primitiv **out) {
    primitiv *const self = (primitiv *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return primitiv_parse(ks, io, self);
}

/* header */

bool primitiv_header_parse(ks_ctx *ks, ks_stream *io, primitiv_header *self) {
    const uint64_t v1 = ks_run(ks, io, 15);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "major_tag");
    }
    self->major_tag = ks_u1(v2);
    if (!(self->major_tag == 206)) {
        ks_violated(ks, &rule_primitiv_header_major_tag, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->major_tag));
        return ks_in(ks, "major_tag");
    }
    if (v1 < 5) {
        ks_short(ks, io, 1, 4);
        return ks_in(ks, "major");
    }
    self->major = ks_u4be(v2 + 1);
    if (!(self->major == 0)) {
        ks_violated(ks, &rule_primitiv_header_major, ks_at(io) + 1, ks_none(), ks_value_u64((uint64_t)self->major));
        return ks_in(ks, "major");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "minor_tag");
    }
    self->minor_tag = ks_u1(v2 + 5);
    if (!(self->minor_tag == 206)) {
        ks_violated(ks, &rule_primitiv_header_minor_tag, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->minor_tag));
        return ks_in(ks, "minor_tag");
    }
    if (v1 < 10) {
        ks_short(ks, io, 6, 4);
        return ks_in(ks, "minor");
    }
    self->minor = ks_u4be(v2 + 6);
    if (!(self->minor == 1)) {
        ks_violated(ks, &rule_primitiv_header_minor, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->minor));
        return ks_in(ks, "minor");
    }
    if (v1 < 11) {
        ks_short(ks, io, 10, 1);
        return ks_in(ks, "data_type_tag");
    }
    self->data_type_tag = ks_u1(v2 + 10);
    if (!(self->data_type_tag == 206)) {
        ks_violated(ks, &rule_primitiv_header_data_type_tag, ks_at(io) + 10, ks_none(), ks_value_u64((uint64_t)self->data_type_tag));
        return ks_in(ks, "data_type_tag");
    }
    if (v1 < 15) {
        ks_short(ks, io, 11, 4);
        return ks_in(ks, "data_type");
    }
    self->data_type = ks_u4be(v2 + 11);
    if (!((self->data_type == PRIMITIV_DATA_TYPE_SHAPE) || (self->data_type == PRIMITIV_DATA_TYPE_TENSOR) || (self->data_type == PRIMITIV_DATA_TYPE_PARAMETER) || (self->data_type == PRIMITIV_DATA_TYPE_MODEL) || (self->data_type == PRIMITIV_DATA_TYPE_OPTIMIZER))) {
        ks_violated(ks, &rule_primitiv_header_data_type, ks_at(io) + 11, ks_none(), ks_value_u64((uint64_t)self->data_type));
        return ks_in(ks, "data_type");
    }
    io->pos += 15;
    return true;
}

/* shape */

bool primitiv_shape_parse(ks_ctx *ks, ks_stream *io, primitiv_shape *self) {
    self->ks.at = ks_at(io);
    const uint64_t at_dims_head = ks_at(io);
    if (!msgpack_array_head_parse(ks, io, &self->dims_head)) return ks_in(ks, "dims_head");
    if (!msgpack_array_head_get_num_items(ks, &self->dims_head)) {
        ks_in(ks, "dims_head");
        return false;
    }
    if (!(self->dims_head.num_items <= 8)) {
        ks_violated(ks, &rule_primitiv_shape_at_most_8_dims, at_dims_head, ks_none(), ks_none());
        return ks_in(ks, "dims_head");
    }
    const uint64_t at_dims = ks_at(io);
    const uint64_t v1 = self->dims_head.num_items;
    if (!ks_count_fits(ks, io, v1, 5)) return ks_in_at(ks, "dims", ks_at(io));
    if (!ks_list_init(ks, &self->dims, v1, sizeof(primitiv_dim))) return ks_in_at(ks, "dims", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        primitiv_dim *const v3 = (primitiv_dim *)ks_list_place(&self->dims, v2);
        memset(v3, 0, sizeof *v3);
        self->dims.count = v2;
        uint64_t v6;
        if (v2 == 0) {
            v6 = UINT64_C(1);
        } else {
            const int64_t v4 = (int64_t)v2 - INT64_C(1);
            if ((uint64_t)v4 >= self->dims.count) {
                ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
                return ks_in_item(ks, "dims", v2);
            }
            primitiv_dim *const v5 = (primitiv_dim *)ks_list_at(&self->dims, (uint64_t)v4);
            if (!primitiv_dim_get_volume(ks, v5)) {
                ks_in_item(ks, "dims", (uint64_t)v4);
                return false;
            }
            v6 = v5->volume;
        }
        v3->volume_before = v6;
        if (!primitiv_dim_parse(ks, io, v3)) return ks_in_item(ks, "dims", v2);
        self->dims.count = v2 + 1;
    }
    if (self->dims_head.num_items > 0) {
        if (self->dims.count == 0) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an array that is not empty");
            return ks_in(ks, "no_trailing_one");
        }
        primitiv_dim *const v7 = (primitiv_dim *)ks_list_at(&self->dims, (self->dims.count - 1));
        if (!(v7->length != 1) && !ks_violated(ks, &rule_primitiv_shape_no_trailing_one, at_dims, ks_none(), ks_none())) {
            return ks_in(ks, "dims");
        }
    }
    const uint64_t at_batch = ks_at(io);
    if (!msgpack_uint32_parse(ks, io, &self->batch)) return ks_in(ks, "batch");
    if (!((self->batch.value >= 1) && (self->batch.value <= self->max_batch))) {
        ks_violated(ks, &rule_primitiv_shape_batch_in_range, at_batch, ks_none(), ks_none());
        return ks_in(ks, "batch");
    }
    if (!primitiv_shape_get_num_elements(ks, self)) return false;
    if (!(self->num_elements <= UINT64_C(4294967295))) {
        ks_violated(ks, &rule_primitiv_shape_size_fits, at_dims, ks_none(), ks_none());
        return ks_in(ks, "dims");
    }
    return true;
}

bool primitiv_shape_make_num_elements(ks_ctx *ks, primitiv_shape *self) {
    if (!msgpack_array_head_get_num_items(ks, &self->dims_head)) {
        ks_in(ks, "dims_head");
        return false;
    }
    uint64_t v2;
    if (self->dims_head.num_items == 0) {
        v2 = UINT64_C(1);
    } else {
        if (self->dims.count == 0) {
            ks_fail(ks, KS_INDEX, self->ks.at, "an array that is not empty");
            return ks_in(ks, "num_elements");
        }
        primitiv_dim *const v1 = (primitiv_dim *)ks_list_at(&self->dims, (self->dims.count - 1));
        if (!primitiv_dim_get_volume(ks, v1)) {
            ks_in(ks, "dims");
            return false;
        }
        v2 = v1->volume;
    }
    uint64_t v3 = 0;
    if (!ks_mul_u64(ks, v2, (uint64_t)self->batch.value, &v3)) return ks_in_at(ks, "num_elements", self->ks.at);
    self->num_elements = v3;
    self->ks_state_num_elements = KS_DONE;
    return true;
}

bool primitiv_shape_complete(ks_ctx *ks, primitiv_shape *self) {
    if (!msgpack_array_head_complete(ks, &self->dims_head)) return ks_in(ks, "dims_head");
    for (uint64_t i = 0; i < self->dims.count; i++) {
        primitiv_dim *const item = (primitiv_dim *)ks_list_at(&self->dims, i);
        if (!primitiv_dim_complete(ks, &(*item))) return ks_in_item(ks, "dims", i);
    }
    return true;
}

/* dim */

bool primitiv_dim_parse(ks_ctx *ks, ks_stream *io, primitiv_dim *self) {
    self->ks.at = ks_at(io);
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "tag");
    }
    self->tag = ks_u1(v2);
    if (!(self->tag == 206)) {
        ks_violated(ks, &rule_primitiv_dim_tag, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->tag));
        return ks_in(ks, "tag");
    }
    if (v1 < 5) {
        ks_short(ks, io, 1, 4);
        return ks_in(ks, "length");
    }
    self->length = ks_u4be(v2 + 1);
    if (!(self->length >= 1)) {
        ks_violated(ks, &rule_primitiv_dim_length, ks_at(io) + 1, ks_none(), ks_value_u64((uint64_t)self->length));
        return ks_in(ks, "length");
    }
    io->pos += 5;
    return true;
}

bool primitiv_dim_make_volume(ks_ctx *ks, primitiv_dim *self) {
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->volume_before, (uint64_t)self->length, &v1)) return ks_in_at(ks, "volume", self->ks.at);
    self->volume = v1;
    self->ks_state_volume = KS_DONE;
    return true;
}

bool primitiv_dim_complete(ks_ctx *ks, primitiv_dim *self) {
    if (!primitiv_dim_get_volume(ks, self)) return false;
    return true;
}

/* tensor */

bool primitiv_tensor_parse(ks_ctx *ks, ks_stream *io, primitiv_tensor *self) {
    self->shape.max_batch = (uint32_t)self->max_batch;
    if (!primitiv_shape_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    const uint64_t at_data = ks_at(io);
    if (!msgpack_binary_parse(ks, io, &self->data)) return ks_in(ks, "data");
    if (self->data.ks_has_len_data == 0) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_data' to be present");
        return ks_in(ks, "data_fits_shape");
    }
    if (!primitiv_shape_get_num_elements(ks, &self->shape)) {
        ks_in(ks, "shape");
        return false;
    }
    uint64_t v1 = 0;
    if (!ks_mul_u64(ks, self->shape.num_elements, UINT64_C(4), &v1)) return ks_in_at(ks, "data_fits_shape", ks_at(io));
    if (!(self->data.len_data == v1)) {
        ks_violated(ks, &rule_primitiv_tensor_data_fits_shape, at_data, ks_none(), ks_none());
        return ks_in(ks, "data");
    }
    return true;
}

bool primitiv_tensor_complete(ks_ctx *ks, primitiv_tensor *self) {
    if (!primitiv_shape_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* parameter */

bool primitiv_parameter_parse(ks_ctx *ks, ks_stream *io, primitiv_parameter *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->value.max_batch = 1;
    if (!primitiv_tensor_parse(ks, io, &self->value)) return ks_in(ks, "value");
    if (!msgpack_uint32_parse(ks, io, &self->num_stats)) return ks_in(ks, "num_stats");
    const uint64_t v1 = self->num_stats.value;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "stats", ks_at(io));
    if (!ks_list_init(ks, &self->stats, v1, sizeof(primitiv_statistic))) return ks_in_at(ks, "stats", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        primitiv_statistic *const v3 = (primitiv_statistic *)ks_list_place(&self->stats, v2);
        memset(v3, 0, sizeof *v3);
        self->stats.count = v2;
        if (!primitiv_statistic_parse(ks, io, v3)) return ks_in_item(ks, "stats", v2);
        self->stats.count = v2 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool primitiv_parameter_complete(ks_ctx *ks, primitiv_parameter *self) {
    if (!primitiv_tensor_complete(ks, &self->value)) return ks_in(ks, "value");
    for (uint64_t i = 0; i < self->stats.count; i++) {
        primitiv_statistic *const item = (primitiv_statistic *)ks_list_at(&self->stats, i);
        if (!primitiv_statistic_complete(ks, &(*item))) return ks_in_item(ks, "stats", i);
    }
    return true;
}

/* statistic */

bool primitiv_statistic_parse(ks_ctx *ks, ks_stream *io, primitiv_statistic *self) {
    if (!msgpack_string_parse(ks, io, &self->key)) return ks_in(ks, "key");
    self->value.max_batch = UINT64_C(4294967295);
    if (!primitiv_tensor_parse(ks, io, &self->value)) return ks_in(ks, "value");
    return true;
}

bool primitiv_statistic_complete(ks_ctx *ks, primitiv_statistic *self) {
    if (!msgpack_string_complete(ks, &self->key)) return ks_in(ks, "key");
    if (!primitiv_tensor_complete(ks, &self->value)) return ks_in(ks, "value");
    return true;
}

/* model */

bool primitiv_model_parse(ks_ctx *ks, ks_stream *io, primitiv_model *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (!msgpack_uint32_parse(ks, io, &self->num_parameters)) return ks_in(ks, "num_parameters");
    const uint64_t v1 = self->num_parameters.value;
    if (!ks_count_fits(ks, io, v1, 13)) return ks_in_at(ks, "parameters", ks_at(io));
    if (!ks_list_init(ks, &self->parameters, v1, sizeof(primitiv_model_entry))) return ks_in_at(ks, "parameters", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        primitiv_model_entry *const v3 = (primitiv_model_entry *)ks_list_place(&self->parameters, v2);
        memset(v3, 0, sizeof *v3);
        self->parameters.count = v2;
        if (!primitiv_model_entry_parse(ks, io, v3)) return ks_in_item(ks, "parameters", v2);
        self->parameters.count = v2 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool primitiv_model_complete(ks_ctx *ks, primitiv_model *self) {
    for (uint64_t i = 0; i < self->parameters.count; i++) {
        primitiv_model_entry *const item = (primitiv_model_entry *)ks_list_at(&self->parameters, i);
        if (!primitiv_model_entry_complete(ks, &(*item))) return ks_in_item(ks, "parameters", i);
    }
    return true;
}

/* model_entry */

bool primitiv_model_entry_parse(ks_ctx *ks, ks_stream *io, primitiv_model_entry *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    const uint64_t at_key_head = ks_at(io);
    if (!msgpack_array_head_parse(ks, io, &self->key_head)) return ks_in(ks, "key_head");
    if (!msgpack_array_head_get_num_items(ks, &self->key_head)) {
        ks_in(ks, "key_head");
        return false;
    }
    if (!(self->key_head.num_items >= 1) && !ks_violated(ks, &rule_primitiv_model_entry_key_names_something, at_key_head, ks_none(), ks_none())) {
        return ks_in(ks, "key_head");
    }
    const uint64_t v1 = self->key_head.num_items;
    if (!ks_count_fits(ks, io, v1, 1)) return ks_in_at(ks, "key", ks_at(io));
    if (!ks_list_init(ks, &self->key, v1, sizeof(msgpack_string))) return ks_in_at(ks, "key", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        msgpack_string *const v3 = (msgpack_string *)ks_list_place(&self->key, v2);
        memset(v3, 0, sizeof *v3);
        self->key.count = v2;
        if (!msgpack_string_parse(ks, io, v3)) return ks_in_item(ks, "key", v2);
        self->key.count = v2 + 1;
    }
    if (!primitiv_parameter_parse(ks, io, &self->parameter)) return ks_in(ks, "parameter");
    self->ks.size = io->pos - ks_start;
    return true;
}

bool primitiv_model_entry_complete(ks_ctx *ks, primitiv_model_entry *self) {
    if (!msgpack_array_head_complete(ks, &self->key_head)) return ks_in(ks, "key_head");
    for (uint64_t i = 0; i < self->key.count; i++) {
        msgpack_string *const item = (msgpack_string *)ks_list_at(&self->key, i);
        if (!msgpack_string_complete(ks, &(*item))) return ks_in_item(ks, "key", i);
    }
    if (!primitiv_parameter_complete(ks, &self->parameter)) return ks_in(ks, "parameter");
    return true;
}

/* optimizer */

bool primitiv_optimizer_parse(ks_ctx *ks, ks_stream *io, primitiv_optimizer *self) {
    if (!primitiv_uint_config_map_parse(ks, io, &self->uint_configs)) return ks_in(ks, "uint_configs");
    if (!primitiv_float_config_map_parse(ks, io, &self->float_configs)) return ks_in(ks, "float_configs");
    return true;
}

bool primitiv_optimizer_complete(ks_ctx *ks, primitiv_optimizer *self) {
    if (!primitiv_uint_config_map_complete(ks, &self->uint_configs)) return ks_in(ks, "uint_configs");
    if (!primitiv_float_config_map_complete(ks, &self->float_configs)) return ks_in(ks, "float_configs");
    return true;
}

/* uint_config_map */

bool primitiv_uint_config_map_parse(ks_ctx *ks, ks_stream *io, primitiv_uint_config_map *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (!msgpack_map_head_parse(ks, io, &self->head)) return ks_in(ks, "head");
    if (!msgpack_map_head_get_num_pairs(ks, &self->head)) {
        ks_in(ks, "head");
        return false;
    }
    const uint64_t v1 = self->head.num_pairs;
    if (!ks_count_fits(ks, io, v1, 6)) return ks_in_at(ks, "configs", ks_at(io));
    if (!ks_list_init(ks, &self->configs, v1, sizeof(primitiv_uint_config))) return ks_in_at(ks, "configs", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        primitiv_uint_config *const v3 = (primitiv_uint_config *)ks_list_place(&self->configs, v2);
        memset(v3, 0, sizeof *v3);
        self->configs.count = v2;
        if (!primitiv_uint_config_parse(ks, io, v3)) return ks_in_item(ks, "configs", v2);
        self->configs.count = v2 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool primitiv_uint_config_map_complete(ks_ctx *ks, primitiv_uint_config_map *self) {
    if (!msgpack_map_head_complete(ks, &self->head)) return ks_in(ks, "head");
    for (uint64_t i = 0; i < self->configs.count; i++) {
        primitiv_uint_config *const item = (primitiv_uint_config *)ks_list_at(&self->configs, i);
        if (!primitiv_uint_config_complete(ks, &(*item))) return ks_in_item(ks, "configs", i);
    }
    return true;
}

/* uint_config */

bool primitiv_uint_config_parse(ks_ctx *ks, ks_stream *io, primitiv_uint_config *self) {
    if (!msgpack_string_parse(ks, io, &self->key)) return ks_in(ks, "key");
    if (!msgpack_uint32_parse(ks, io, &self->value)) return ks_in(ks, "value");
    return true;
}

bool primitiv_uint_config_complete(ks_ctx *ks, primitiv_uint_config *self) {
    if (!msgpack_string_complete(ks, &self->key)) return ks_in(ks, "key");
    return true;
}

/* float_config_map */

bool primitiv_float_config_map_parse(ks_ctx *ks, ks_stream *io, primitiv_float_config_map *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (!msgpack_map_head_parse(ks, io, &self->head)) return ks_in(ks, "head");
    if (!msgpack_map_head_get_num_pairs(ks, &self->head)) {
        ks_in(ks, "head");
        return false;
    }
    const uint64_t v1 = self->head.num_pairs;
    if (!ks_count_fits(ks, io, v1, 6)) return ks_in_at(ks, "configs", ks_at(io));
    if (!ks_list_init(ks, &self->configs, v1, sizeof(primitiv_float_config))) return ks_in_at(ks, "configs", ks_at(io));
    for (uint64_t v2 = 0; v2 < v1; v2++) {
        primitiv_float_config *const v3 = (primitiv_float_config *)ks_list_place(&self->configs, v2);
        memset(v3, 0, sizeof *v3);
        self->configs.count = v2;
        if (!primitiv_float_config_parse(ks, io, v3)) return ks_in_item(ks, "configs", v2);
        self->configs.count = v2 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool primitiv_float_config_map_complete(ks_ctx *ks, primitiv_float_config_map *self) {
    if (!msgpack_map_head_complete(ks, &self->head)) return ks_in(ks, "head");
    for (uint64_t i = 0; i < self->configs.count; i++) {
        primitiv_float_config *const item = (primitiv_float_config *)ks_list_at(&self->configs, i);
        if (!primitiv_float_config_complete(ks, &(*item))) return ks_in_item(ks, "configs", i);
    }
    return true;
}

/* float_config */

bool primitiv_float_config_parse(ks_ctx *ks, ks_stream *io, primitiv_float_config *self) {
    if (!msgpack_string_parse(ks, io, &self->key)) return ks_in(ks, "key");
    if (!msgpack_float32_parse(ks, io, &self->value)) return ks_in(ks, "value");
    return true;
}

bool primitiv_float_config_complete(ks_ctx *ks, primitiv_float_config *self) {
    if (!msgpack_string_complete(ks, &self->key)) return ks_in(ks, "key");
    return true;
}

static const ks_label labels_primitiv_data_type[] = {
    {0, "shape", "SHAPE"},
    {256, "tensor", "TENSOR"},
    {512, "parameter", "PARAMETER"},
    {768, "model", "MODEL"},
    {1024, "optimizer", "OPTIMIZER"},
};
const ks_enum primitiv_data_type_labels = {"data_type", labels_primitiv_data_type, 5};

static const ks_link links_primitiv_object[] = {
    {KS_ROLE_CASE, &primitiv_header_desc, 5}, /* data_type */
};
static const ks_type *const cases_primitiv_object[] = {
    &primitiv_shape_desc,
    &primitiv_tensor_desc,
    &primitiv_parameter_desc,
    &primitiv_model_desc,
    &primitiv_optimizer_desc,
};
static const ks_field fields_primitiv[] = {
    {.name = "header", .orig = "header",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 15,
     .type = &primitiv_header_desc},
    {.name = "object", .orig = "object",
     .storage = KS_STORE_REF,
     .offset = (uint32_t)offsetof(primitiv, object),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_primitiv_object, .num_links = 1,
     .cases = cases_primitiv_object, .num_cases = 5},
    {.name = "trailing", .orig = "trailing",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(primitiv, trailing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type primitiv_desc = {
    .name = "primitiv", .size = sizeof(primitiv), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv, .num_fields = 3, .has_at = true, .has_size = true};

static const ks_constant constants_primitiv_header_major_tag[] = {
    {.word = UINT64_C(206)},
};
static const ks_constant constants_primitiv_header_major[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_primitiv_header_minor_tag[] = {
    {.word = UINT64_C(206)},
};
static const ks_constant constants_primitiv_header_minor[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_primitiv_header_data_type_tag[] = {
    {.word = UINT64_C(206)},
};
static const ks_constant constants_primitiv_header_data_type[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(256)},
    {.word = UINT64_C(512)},
    {.word = UINT64_C(768)},
    {.word = UINT64_C(1024)},
};
static const ks_field fields_primitiv_header[] = {
    {.name = "major_tag", .orig = "major_tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(primitiv_header, major_tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_primitiv_header_major_tag, .num_constants = 1},
    {.name = "major", .orig = "major",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4BE,
     .offset = (uint32_t)offsetof(primitiv_header, major),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 4,
     .constants = constants_primitiv_header_major, .num_constants = 1},
    {.name = "minor_tag", .orig = "minor_tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(primitiv_header, minor_tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_primitiv_header_minor_tag, .num_constants = 1},
    {.name = "minor", .orig = "minor",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4BE,
     .offset = (uint32_t)offsetof(primitiv_header, minor),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 6, .wire_size = 4,
     .constants = constants_primitiv_header_minor, .num_constants = 1},
    {.name = "data_type_tag", .orig = "data_type_tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(primitiv_header, data_type_tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 10, .wire_size = 1,
     .constants = constants_primitiv_header_data_type_tag, .num_constants = 1},
    {.name = "data_type", .orig = "data_type",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4BE,
     .offset = (uint32_t)offsetof(primitiv_header, data_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 11, .wire_size = 4,
     .enumeration = &primitiv_data_type_labels,
     .constants = constants_primitiv_header_data_type, .num_constants = 5},
};
const ks_type primitiv_header_desc = {
    .name = "header", .size = sizeof(primitiv_header), .wire_size = 15,
    .fields = fields_primitiv_header, .num_fields = 6};

static bool get_primitiv_shape_num_elements(ks_ctx *ks, void *object) {
    return primitiv_shape_get_num_elements(ks, (primitiv_shape *)object);
}

static const ks_link links_primitiv_shape_dims_head[] = {
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 1}, /* wide_count */
};
static const ks_link links_primitiv_shape_dims[] = {
    {KS_ROLE_COUNT, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_COUNT, &msgpack_array_head_desc, 1}, /* wide_count */
    {KS_ROLE_VALUE, &primitiv_dim_desc, 2}, /* length */
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 1}, /* wide_count */
    {KS_ROLE_VALUE, &msgpack_uint32_desc, 1}, /* value */
};
static const ks_link links_primitiv_shape_batch[] = {
    {KS_ROLE_VALUE, &msgpack_uint32_desc, 1}, /* value */
};
static const ks_field fields_primitiv_shape[] = {
    {.name = "max_batch", .orig = "max_batch",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(primitiv_shape, max_batch),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "dims_head", .orig = "dims_head",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_shape, dims_head),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_array_head_desc,
     .links = links_primitiv_shape_dims_head, .num_links = 2},
    {.name = "dims", .orig = "dims",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_shape, dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 5,
     .type = &primitiv_dim_desc,
     .links = links_primitiv_shape_dims, .num_links = 6},
    {.name = "batch", .orig = "batch",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_shape, batch),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 5,
     .type = &msgpack_uint32_desc,
     .links = links_primitiv_shape_batch, .num_links = 1},
    {.name = "num_elements", .orig = "num_elements",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(primitiv_shape, num_elements),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(primitiv_shape, ks_state_num_elements),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_primitiv_shape_num_elements},
};
const ks_type primitiv_shape_desc = {
    .name = "shape", .size = sizeof(primitiv_shape), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_shape, .num_fields = 5, .has_at = true};

static bool get_primitiv_dim_volume(ks_ctx *ks, void *object) {
    return primitiv_dim_get_volume(ks, (primitiv_dim *)object);
}

static const ks_constant constants_primitiv_dim_tag[] = {
    {.word = UINT64_C(206)},
};
static const ks_constant constants_primitiv_dim_length[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_primitiv_dim[] = {
    {.name = "volume_before", .orig = "volume_before",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(primitiv_dim, volume_before),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "tag", .orig = "tag",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(primitiv_dim, tag),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_primitiv_dim_tag, .num_constants = 1},
    {.name = "length", .orig = "length",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4BE,
     .offset = (uint32_t)offsetof(primitiv_dim, length),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_primitiv_dim_length, .num_constants = 1},
    {.name = "volume", .orig = "volume",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(primitiv_dim, volume),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(primitiv_dim, ks_state_volume),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_primitiv_dim_volume},
};
const ks_type primitiv_dim_desc = {
    .name = "dim", .size = sizeof(primitiv_dim), .wire_size = 5,
    .fields = fields_primitiv_dim, .num_fields = 4, .has_at = true};

static const ks_link links_primitiv_tensor_data[] = {
    {KS_ROLE_VALUE, &msgpack_binary_desc, 1}, /* len_data */
    {KS_ROLE_VALUE, &msgpack_uint32_desc, 1}, /* value */
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 1}, /* wide_count */
    {KS_ROLE_VALUE, &primitiv_dim_desc, 2}, /* length */
};
static const ks_field fields_primitiv_tensor[] = {
    {.name = "max_batch", .orig = "max_batch",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(primitiv_tensor, max_batch),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_tensor, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_shape_desc},
    {.name = "data", .orig = "data",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_tensor, data),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_binary_desc,
     .links = links_primitiv_tensor_data, .num_links = 5},
};
const ks_type primitiv_tensor_desc = {
    .name = "tensor", .size = sizeof(primitiv_tensor), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_tensor, .num_fields = 3};

static const ks_link links_primitiv_parameter_stats[] = {
    {KS_ROLE_COUNT, &msgpack_uint32_desc, 1}, /* value */
};
static const ks_field fields_primitiv_parameter[] = {
    {.name = "value", .orig = "value",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_parameter, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_tensor_desc},
    {.name = "num_stats", .orig = "num_stats",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_parameter, num_stats),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 5,
     .type = &msgpack_uint32_desc},
    {.name = "stats", .orig = "stats",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_parameter, stats),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_statistic_desc,
     .links = links_primitiv_parameter_stats, .num_links = 1},
};
const ks_type primitiv_parameter_desc = {
    .name = "parameter", .size = sizeof(primitiv_parameter), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_parameter, .num_fields = 3, .has_at = true, .has_size = true};

static const ks_field fields_primitiv_statistic[] = {
    {.name = "key", .orig = "key",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_statistic, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_string_desc},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_statistic, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_tensor_desc},
};
const ks_type primitiv_statistic_desc = {
    .name = "statistic", .size = sizeof(primitiv_statistic), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_statistic, .num_fields = 2};

static const ks_link links_primitiv_model_parameters[] = {
    {KS_ROLE_COUNT, &msgpack_uint32_desc, 1}, /* value */
};
static const ks_field fields_primitiv_model[] = {
    {.name = "num_parameters", .orig = "num_parameters",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_model, num_parameters),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 5,
     .type = &msgpack_uint32_desc},
    {.name = "parameters", .orig = "parameters",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_model, parameters),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_model_entry_desc,
     .links = links_primitiv_model_parameters, .num_links = 1},
};
const ks_type primitiv_model_desc = {
    .name = "model", .size = sizeof(primitiv_model), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_model, .num_fields = 2, .has_at = true, .has_size = true};

static const ks_link links_primitiv_model_entry_key_head[] = {
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_VALUE, &msgpack_array_head_desc, 1}, /* wide_count */
};
static const ks_link links_primitiv_model_entry_key[] = {
    {KS_ROLE_COUNT, &msgpack_array_head_desc, 0}, /* tag */
    {KS_ROLE_COUNT, &msgpack_array_head_desc, 1}, /* wide_count */
};
static const ks_field fields_primitiv_model_entry[] = {
    {.name = "key_head", .orig = "key_head",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_model_entry, key_head),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_array_head_desc,
     .links = links_primitiv_model_entry_key_head, .num_links = 2},
    {.name = "key", .orig = "key",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_model_entry, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_string_desc,
     .links = links_primitiv_model_entry_key, .num_links = 2},
    {.name = "parameter", .orig = "parameter",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_model_entry, parameter),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_parameter_desc},
};
const ks_type primitiv_model_entry_desc = {
    .name = "model_entry", .size = sizeof(primitiv_model_entry), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_model_entry, .num_fields = 3, .has_at = true, .has_size = true};

static const ks_field fields_primitiv_optimizer[] = {
    {.name = "uint_configs", .orig = "uint_configs",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_optimizer, uint_configs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_uint_config_map_desc},
    {.name = "float_configs", .orig = "float_configs",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_optimizer, float_configs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_float_config_map_desc},
};
const ks_type primitiv_optimizer_desc = {
    .name = "optimizer", .size = sizeof(primitiv_optimizer), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_optimizer, .num_fields = 2};

static const ks_link links_primitiv_uint_config_map_configs[] = {
    {KS_ROLE_COUNT, &msgpack_map_head_desc, 0}, /* tag */
    {KS_ROLE_COUNT, &msgpack_map_head_desc, 1}, /* wide_count */
};
static const ks_field fields_primitiv_uint_config_map[] = {
    {.name = "head", .orig = "head",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_uint_config_map, head),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_map_head_desc},
    {.name = "configs", .orig = "configs",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_uint_config_map, configs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_uint_config_desc,
     .links = links_primitiv_uint_config_map_configs, .num_links = 2},
};
const ks_type primitiv_uint_config_map_desc = {
    .name = "uint_config_map", .size = sizeof(primitiv_uint_config_map), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_uint_config_map, .num_fields = 2, .has_at = true, .has_size = true};

static const ks_field fields_primitiv_uint_config[] = {
    {.name = "key", .orig = "key",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_uint_config, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_string_desc},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_uint_config, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 5,
     .type = &msgpack_uint32_desc},
};
const ks_type primitiv_uint_config_desc = {
    .name = "uint_config", .size = sizeof(primitiv_uint_config), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_uint_config, .num_fields = 2};

static const ks_link links_primitiv_float_config_map_configs[] = {
    {KS_ROLE_COUNT, &msgpack_map_head_desc, 0}, /* tag */
    {KS_ROLE_COUNT, &msgpack_map_head_desc, 1}, /* wide_count */
};
static const ks_field fields_primitiv_float_config_map[] = {
    {.name = "head", .orig = "head",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_float_config_map, head),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_map_head_desc},
    {.name = "configs", .orig = "configs",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_float_config_map, configs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &primitiv_float_config_desc,
     .links = links_primitiv_float_config_map_configs, .num_links = 2},
};
const ks_type primitiv_float_config_map_desc = {
    .name = "float_config_map", .size = sizeof(primitiv_float_config_map), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_float_config_map, .num_fields = 2, .has_at = true, .has_size = true};

static const ks_field fields_primitiv_float_config[] = {
    {.name = "key", .orig = "key",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_float_config, key),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &msgpack_string_desc},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(primitiv_float_config, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 5,
     .type = &msgpack_float32_desc},
};
const ks_type primitiv_float_config_desc = {
    .name = "float_config", .size = sizeof(primitiv_float_config), .wire_size = KS_NOWHERE,
    .fields = fields_primitiv_float_config, .num_fields = 2};

