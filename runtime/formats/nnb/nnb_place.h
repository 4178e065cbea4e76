/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_place.h - what a valid network says of a constant. Proved by Frama-C: of every file that the validator accepts, and
 * every variable of it that has data, the description is readable (readable.h).
 *
 * A weight that no function uses may have lost all of its elements but one: it is partial.
 */
#ifndef TENSORGATE_NNB_PLACE_H
#define TENSORGATE_NNB_PLACE_H

#include "nnb.h"
#include "nnb_view.h"
#include "readable.h"

/* -------------------------------------------------------------------------------- variables */

/* The data area, which holds all variables and lies in the file. */
/*@ requires ks_buffer(buf, len) && valid_nnb(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures is_nnb_data_area_view(\result);
    ensures \result.buf == buf && \result.len <= len;
    ensures \result.variables_count == nnb_its_header_variables_count(buf); */
static TG_INLINED nnb_data_area_view tg_nnb_data_area(const uint8_t *buf, size_t len, bool strict) {
    const nnb_view file = nnb_open_view(buf, len, strict);
    const nnb_data_area_view data = nnb_view_data(file);
    /*@ assert is_nnb_view(file) ==>
          file.data_at == nnb_data_at(buf) && file.data_size == nnb_data_size(buf) &&
          file.header_variables_count == nnb_its_header_variables_count(buf); */
    /*@ assert valid_nnb(buf, len, strict) ==> at_nnb_trailing(buf) <= len; */
    /*@ assert at_nnb_trailing(buf) == nnb_data_at(buf) + nnb_data_size(buf); */
    /*@ assert is_nnb_data_area_view(data) ==> data.variables_count ==
          nnb_data_area_variables_count(data.root_header_variables_count); */
    /*@ assert nnb_data_area_variables_count(data.root_header_variables_count) ==
          data.root_header_variables_count; */
    return data;
}

/*@ logic integer tg_nnb_variable_at(nnb_data_area_view data, integer i) =
      data.variables_at + 4 * i;
    logic integer tg_nnb_at{L}(nnb_data_area_view data, integer i) =
      nnb_variable_record_at(data.buf, tg_nnb_variable_at(data, i), data.root_index_table_at,
            data.root_index_table_count, data.base);
*/

/* The record of variable i. */
/*@ requires is_nnb_data_area_view(data) && i < data.variables_count;
    terminates \true; exits \false; assigns \nothing;
    ensures is_nnb_variable_record_view(\result);
    ensures \result.buf == data.buf && \result.len == data.len;
    ensures \result.at == tg_nnb_at(data, i);
    ensures \result.data_index == nnb_variable_record_data_index(data.buf, \result.at); */
static TG_INLINED nnb_variable_record_view tg_nnb_record(nnb_data_area_view data, uint64_t i) {
    const nnb_variable_view variable = nnb_data_area_view_variables(data, i);
    /*@ assert is_nnb_variable_view(variable) ==>
          variable.record_at == nnb_variable_record_at(variable.buf, variable.at,
            variable.root_index_table_at, variable.root_index_table_count, variable.base); */
    /*@ assert variable.at == tg_nnb_variable_at(data, i); */
    /*@ assert variable.record_at == tg_nnb_at(data, i); */
    const nnb_variable_record_view record = nnb_variable_view_record(variable);
    /*@ assert is_nnb_variable_record_view(record) ==>
          record.data_index == nnb_variable_record_data_index(record.buf, record.at); */
    return record;
}

/* Where that record begins, for its first fields: all variables are counted whenever a file is checked, and a view of the
 * record would compute all that follows from it. */
/*@ requires is_nnb_data_area_view(data) && i < data.variables_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_nnb_at(data, i);
    ensures \result + 20 <= data.len && ks_buffer(data.buf, data.len); */
static TG_INLINED uint64_t tg_nnb_record_at(nnb_data_area_view data, uint64_t i) {
    const nnb_variable_view variable = nnb_data_area_view_variables(data, i);
    /*@ assert variable.at == tg_nnb_variable_at(data, i); */
    /*@ assert is_nnb_variable_view(variable) ==>
          ks_buffer(variable.buf, variable.len) &&
          valid_nnb_variable(variable.buf, variable.len, variable.at,
            variable.root_header_num_of_data, variable.root_index_table_at,
            variable.root_index_table_count, variable.base, variable.strict,
            variable.root_header_buffers_count, variable.root_data_buffers_at,
            variable.root_data_buffers_count, variable.root_header_version) &&
          variable.record_at == nnb_variable_record_at(variable.buf, variable.at,
            variable.root_index_table_at, variable.root_index_table_count, variable.base); */
    /*@ assert variable.record_at == tg_nnb_at(data, i); */
    /*@ assert nnb_variable_record_at(variable.buf, variable.at, variable.root_index_table_at,
            variable.root_index_table_count, variable.base) ==
          at_nnb_variable_record(variable.buf, variable.at, variable.root_index_table_at,
            variable.root_index_table_count, variable.base); */
    /*@ assert valid_nnb_variable(variable.buf, variable.len, variable.at,
            variable.root_header_num_of_data, variable.root_index_table_at,
            variable.root_index_table_count, variable.base, variable.strict,
            variable.root_header_buffers_count, variable.root_data_buffers_at,
            variable.root_data_buffers_count, variable.root_header_version) ==>
          variable.record_at + 20 <= variable.len; */
    return variable.record_at;
}

/* Whether variable i has data: it is a tensor then. */
/*@ requires is_nnb_data_area_view(data) && i < data.variables_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> nnb_variable_record_data_index(data.buf, tg_nnb_at(data, i)) >= 0; */
static TG_INLINED bool tg_nnb_has_data(nnb_data_area_view data, uint64_t i) {
    const uint64_t at = tg_nnb_record_at(data, i);
    return ks_s4le(data.buf + (at + 16)) >= 0;
}

/* The number of its axes. */
/*@ requires is_nnb_data_area_view(data) && i < data.variables_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_variable_record_shape_count(data.buf, tg_nnb_at(data, i)); */
static TG_INLINED uint32_t tg_nnb_axes(nnb_data_area_view data, uint64_t i) {
    const uint64_t at = tg_nnb_record_at(data, i);
    return ks_u4le(data.buf + (at + 4));
}

/*@ requires type < 4;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_elements(\result) == 0;
    ensures tg_bits(\result) == nnb_variable_record_element_bits_of(type); */
static TG_INLINED tg_dtype tg_nnb_dtype(uint64_t type) {
    switch (type) {
    case NNB_DATA_TYPE_FLOAT32: return TG_DTYPE_FLOAT32;
    case NNB_DATA_TYPE_INT16: return TG_DTYPE_INT16;
    case NNB_DATA_TYPE_INT8: return TG_DTYPE_INT8;
    default: return TG_DTYPE_BIT; /* NNB_DATA_TYPE_SIGN: the grammar allows no other values */
    }
}

/* ------------------------------------------------------------------------------------ shape */

/*@ predicate tg_nnb_lengths{L}(uint8_t *buf, integer at, uint64_t *shape, integer n) =
      \forall integer k; 0 <= k < n ==> shape[k] == nnb_dim_length(buf, at + 4 * k);
    logic integer tg_nnb_volume{L}(uint8_t *buf, integer at, integer k) =
      nnb_shape_dims_cells_before_of(k, nnb_shape_dims_cells(buf, at, k));
*/

/* The product that the grammar computes is that of the shape. The loop is ghost code and not compiled. */
/*@ requires \valid_read(shape + (0 .. count - 1));
    requires tg_nnb_lengths(buf, at, shape, count);
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, count) == tg_nnb_volume(buf, at, count);
    ensures tg_cells(shape, count) >= 0; */
static TG_INLINED void tg_nnb_product(const uint8_t *buf, uint64_t at, uint64_t count,
                                      const uint64_t *shape) {
    (void)buf;
    (void)at;
    (void)count;
    (void)shape;
    /*@ ghost
      uint64_t k = 0;
      /@ loop invariant 0 <= k <= count;
         loop invariant tg_cells(shape, k) == tg_nnb_volume(buf, at, k);
         loop invariant tg_cells(shape, k) >= 0;
         loop assigns k;
         loop variant count - k; @/
      while (k < count) {
          /@ assert shape_step: tg_cells(shape, k + 1) == tg_product(tg_cells(shape, k), shape[k]); @/
          /@ assert cells_step: nnb_shape_dims_cells(buf, at, k + 1) ==
               nnb_dim_cells(buf, at + 4 * k, tg_nnb_volume(buf, at, k)); @/
          /@ assert dim: nnb_dim_cells(buf, at + 4 * k, tg_cells(shape, k)) ==
               nnb_dim_cells_of(tg_cells(shape, k), nnb_dim_length(buf, at + 4 * k)); @/
          /@ assert length: tg_nnb_lengths(buf, at, shape, count) ==>
               shape[k] == nnb_dim_length(buf, at + 4 * k); @/
          /@ assert product: nnb_dim_cells_of(tg_cells(shape, k), shape[k]) ==
               tg_product(tg_cells(shape, k), shape[k]); @/
          /@ assert equal: tg_cells(shape, k + 1) == nnb_shape_dims_cells(buf, at, k + 1); @/
          k++;
      } */
}

/*@ requires is_nnb_shape_view(dims);
    requires \valid(shape + (0 .. dims.dims_count - 1));
    terminates \true; exits \false; assigns shape[0 .. dims.dims_count - 1];
    ensures tg_nnb_lengths(dims.buf, dims.dims_at, shape, dims.dims_count); */
static TG_INLINED void tg_nnb_dims(nnb_shape_view dims, uint64_t *shape) {
    nnb_dim_view dim = {0};
    /*@ loop invariant 0 <= k <= dims.dims_count;
        loop invariant k > 0 ==> is_nnb_shape_view_dims_item(dims, dim, k - 1);
        loop invariant tg_nnb_lengths(dims.buf, dims.dims_at, shape, k);
        loop assigns k, dim, shape[0 .. dims.dims_count - 1];
        loop variant dims.dims_count - k; */
    for (uint64_t k = 0; k < dims.dims_count; k++) {
        dim = k == 0 ? nnb_shape_view_dims_first(dims) : nnb_shape_view_dims_next(dims, dim, k);
        /*@ assert is_nnb_shape_view_dims_item(dims, dim, k) ==>
              is_nnb_dim_view(dim) && dim.buf == dims.buf && dim.at == dims.dims_at + 4 * k; */
        /*@ assert is_nnb_dim_view(dim) ==>
              dim.length == nnb_dim_length(dim.buf, dim.at) &&
              valid_nnb_dim(dim.buf, dim.len, dim.at, dim.extent_before, dim.cells_before); */
        /*@ assert valid_nnb_dim(dim.buf, dim.len, dim.at, dim.extent_before, dim.cells_before) ==>
              nnb_dim_length(dim.buf, dim.at) >= 0; */
        shape[k] = (uint64_t)dim.length;
    }
}

/*@ requires is_nnb_shape_view(dims);
    requires \valid_read(shape + (0 .. dims.dims_count - 1));
    requires tg_nnb_lengths(dims.buf, dims.dims_at, shape, dims.dims_count);
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, dims.dims_count) == dims.num_elements;
    ensures dims.num_elements >= 0; */
static TG_INLINED void tg_nnb_cells(nnb_shape_view dims, const uint64_t *shape) {
    tg_nnb_product(dims.buf, dims.dims_at, dims.dims_count, shape);
    /*@ assert is_nnb_shape_view(dims) ==>
          dims.dims_at == nnb_shape_dims_at(dims.at) &&
          dims.dims_count == nnb_shape_dims_count(dims.count_) &&
          dims.num_elements == nnb_shape_num_elements(dims.buf, dims.at, dims.count_); */
    /*@ assert nnb_shape_dims_at(dims.at) == dims.at; */
    /*@ assert nnb_shape_dims_count(dims.count_) == dims.count_; */
    /*@ assert nnb_shape_num_elements(dims.buf, dims.at, dims.count_) ==
          nnb_shape_num_elements_of(dims.count_, dims.count_,
            nnb_shape_dims_cells(dims.buf, dims.at, dims.count_)); */
    /*@ assert tg_nnb_volume(dims.buf, dims.at, dims.count_) ==
          nnb_shape_num_elements_of(dims.count_, dims.count_,
            nnb_shape_dims_cells(dims.buf, dims.at, dims.count_)); */
}

/* ----------------------------------------------------------------------------------- values */

/*@ predicate tg_nnb_is_constant(nnb_variable_record_view record) =
      is_nnb_variable_record_view(record) && record.data_index >= 0;
    predicate tg_nnb_has_shape(nnb_variable_record_view record, nnb_shape_view dims) =
      is_nnb_shape_view(dims) && dims.buf == record.buf && dims.len == record.len &&
      dims.at == record.shape_at && dims.count_ == record.shape_count;
    lemma tg_nnb_sizes_of: \forall integer type, elements; 0 <= type < 4 && elements >= 0 ==>
      nnb_variable_record_num_bytes_of(type, elements, nnb_variable_record_element_bits_of(type)) ==
      tg_packed(nnb_variable_record_element_bits_of(type), elements);
*/

/* The numbers that the grammar computes for a constant, by those of its shape. */
/*@ requires tg_nnb_is_constant(record) && tg_nnb_has_shape(record, dims);
    requires dims.num_elements >= 0;
    terminates \true; exits \false; assigns \nothing;
    ensures record.type < 4;
    ensures record.element_bits == nnb_variable_record_element_bits_of(record.type);
    ensures record.num_bytes == tg_packed(record.element_bits, dims.num_elements); */
static TG_INLINED void tg_nnb_sizes(nnb_variable_record_view record, nnb_shape_view dims) {
    (void)record;
    (void)dims;
    /*@ assert is_nnb_variable_record_view(record) ==>
          valid_nnb_variable_record(record.buf, record.len, record.at, record.end,
            record.root_header_num_of_data, record.strict, record.root_index_table_at,
            record.root_index_table_count, record.base, record.root_header_buffers_count,
            record.root_data_buffers_at, record.root_data_buffers_count,
            record.root_header_version) &&
          record.type == nnb_variable_record_type(record.buf, record.at) &&
          record.element_bits == nnb_variable_record_element_bits(record.buf, record.at) &&
          record.shape_count == nnb_variable_record_shape_count(record.buf, record.at) &&
          record.shape_at == nnb_variable_record_shape_at(record.buf, record.at,
            record.root_index_table_at, record.root_index_table_count, record.base) &&
          record.num_bytes == nnb_variable_record_num_bytes(record.buf, record.at,
            record.root_index_table_at, record.root_index_table_count, record.base); */
    /*@ assert valid_nnb_variable_record(record.buf, record.len, record.at, record.end,
            record.root_header_num_of_data, record.strict, record.root_index_table_at,
            record.root_index_table_count, record.base, record.root_header_buffers_count,
            record.root_data_buffers_at, record.root_data_buffers_count,
            record.root_header_version) ==>
          rule_nnb_variable_record_type(nnb_variable_record_type(record.buf, record.at)); */
    /*@ assert rule_nnb_variable_record_type(record.type) ==> 0 <= record.type < 4; */
    /*@ assert nnb_variable_record_element_bits(record.buf, record.at) ==
          nnb_variable_record_element_bits_of(record.type); */
    /*@ assert nnb_variable_record_shape_at(record.buf, record.at, record.root_index_table_at,
            record.root_index_table_count, record.base) ==
          at_nnb_variable_record_shape(record.buf, record.at, record.root_index_table_at,
            record.root_index_table_count, record.base); */
    /*@ assert nnb_variable_record_num_bytes(record.buf, record.at, record.root_index_table_at,
            record.root_index_table_count, record.base) ==
          nnb_variable_record_num_bytes_of(record.type, nnb_shape_num_elements(record.buf,
            record.shape_at, record.shape_count), record.element_bits); */
    /*@ assert is_nnb_shape_view(dims) ==>
          dims.num_elements == nnb_shape_num_elements(dims.buf, dims.at, dims.count_); */
    /*@ assert record.num_bytes == nnb_variable_record_num_bytes_of(record.type,
          dims.num_elements, nnb_variable_record_element_bits_of(record.type)); */
}

/* What does not fit a block that holds one element is more than one. */
/*@ requires type < 4 && elements >= 0;
    requires 8 * size >= nnb_variable_record_element_bits_of(type);
    requires tg_packed(nnb_variable_record_element_bits_of(type), elements) > size;
    terminates \true; exits \false; assigns \nothing;
    ensures elements > 1; */
static TG_INLINED void tg_nnb_is_more(uint64_t type, int64_t elements, int64_t size) {
    (void)type;
    (void)elements;
    (void)size;
    /*@ assert bits: nnb_variable_record_element_bits_of(type) == 32 ||
          nnb_variable_record_element_bits_of(type) == 16 ||
          nnb_variable_record_element_bits_of(type) == 8 ||
          nnb_variable_record_element_bits_of(type) == 1; */
    /*@ assert none: tg_packed(nnb_variable_record_element_bits_of(type), 0) == 0; */
    /*@ assert one: tg_packed(nnb_variable_record_element_bits_of(type), 1) <= size; */
}

/* Where the elements lie, and how many there are. */
/*@ requires tg_nnb_is_constant(record);
    requires record.type < 4;
    requires record.element_bits == nnb_variable_record_element_bits_of(record.type);
    terminates \true; exits \false; assigns \nothing;
    ensures record.data_at + record.data_size <= record.len <= 9223372036854775807;
    ensures record.data_size ==
      (record.is_partial ? (record.element_bits + 7) / 8 : record.num_bytes);
    ensures record.is_partial ==> record.num_bytes > record.block_size &&
      8 * record.block_size >= record.element_bits; */
static TG_INLINED void tg_nnb_data(nnb_variable_record_view record) {
    (void)record;
    /*@ assert is_nnb_variable_record_view(record) ==>
          ks_buffer(record.buf, record.len) &&
          valid_nnb_variable_record(record.buf, record.len, record.at, record.end,
            record.root_header_num_of_data, record.strict, record.root_index_table_at,
            record.root_index_table_count, record.base, record.root_header_buffers_count,
            record.root_data_buffers_at, record.root_data_buffers_count,
            record.root_header_version) &&
          record.data_index == nnb_variable_record_data_index(record.buf, record.at) &&
          record.element_bits == nnb_variable_record_element_bits(record.buf, record.at) &&
          record.num_bytes == nnb_variable_record_num_bytes(record.buf, record.at,
            record.root_index_table_at, record.root_index_table_count, record.base) &&
          record.block_size == nnb_variable_record_block_size(record.buf, record.len, record.at,
            record.root_header_num_of_data, record.root_index_table_at,
            record.root_index_table_count, record.base) &&
          record.is_partial == nnb_variable_record_is_partial(record.buf, record.len, record.at,
            record.root_header_num_of_data, record.root_index_table_at,
            record.root_index_table_count, record.base) &&
          record.data_at == nnb_variable_record_data_at(record.buf, record.at,
            record.root_index_table_at, record.root_index_table_count, record.base) &&
          record.data_size == nnb_variable_record_data_size(record.buf, record.len, record.at,
            record.root_header_num_of_data, record.root_index_table_at,
            record.root_index_table_count, record.base); */
    /*@ assert ks_buffer(record.buf, record.len) ==> record.len <= 9223372036854775807; */
    /*@ assert nnb_variable_record_data_size(record.buf, record.len, record.at,
            record.root_header_num_of_data, record.root_index_table_at,
            record.root_index_table_count, record.base) ==
          nnb_variable_record_data_size_of(record.is_partial, record.element_bits,
            record.num_bytes); */
    /*@ assert nnb_variable_record_data_at(record.buf, record.at, record.root_index_table_at,
            record.root_index_table_count, record.base) ==
          at_nnb_variable_record_data(record.buf, record.at, record.root_index_table_at,
            record.root_index_table_count, record.base); */
    /*@ assert valid_nnb_variable_record(record.buf, record.len, record.at, record.end,
            record.root_header_num_of_data, record.strict, record.root_index_table_at,
            record.root_index_table_count, record.base, record.root_header_buffers_count,
            record.root_data_buffers_at, record.root_data_buffers_count,
            record.root_header_version) ==>
          record.data_at + nnb_variable_record_data_size_of(record.is_partial,
            record.element_bits, record.num_bytes) <= record.len &&
          rule_nnb_variable_record_constant_in_block(record.data_index, record.num_bytes,
            nnb_variable_record_has_block_size(record.buf, record.at), record.block_size,
            record.element_bits); */
    /*@ assert nnb_variable_record_is_partial(record.buf, record.len, record.at,
            record.root_header_num_of_data, record.root_index_table_at,
            record.root_index_table_count, record.base) ==
          nnb_variable_record_is_partial_of(record.data_index, record.num_bytes,
            nnb_variable_record_has_block_size(record.buf, record.at), record.block_size); */
    /*@ assert rule_nnb_variable_record_constant_in_block(record.data_index, record.num_bytes,
            nnb_variable_record_has_block_size(record.buf, record.at), record.block_size,
            record.element_bits) ==>
          record.num_bytes <= record.block_size || 8 * record.block_size >= record.element_bits; */
}

/*@ requires tg_nnb_is_constant(record) && tg_nnb_has_shape(record, dims);
    requires dims.num_elements >= 0;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_elements(\result.dtype) == 0 && tg_bits(\result.dtype) == record.element_bits;
    ensures tg_bits(\result.dtype) > 0;
    ensures \result.count == (record.is_partial ? 1 : dims.num_elements);
    ensures \result.offset == record.data_at;
    ensures record.is_partial ==> dims.num_elements > 1;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, record.len,
            TG_LIES_IN_ONE_PIECE); */
static TG_INLINED tg_extent tg_nnb_values(nnb_variable_record_view record, nnb_shape_view dims) {
    tg_nnb_sizes(record, dims);
    tg_nnb_data(record);
    const tg_dtype dtype = tg_nnb_dtype(record.type);
    const uint64_t count = record.is_partial ? 1 : (uint64_t)dims.num_elements;
    /*@ assert bits: record.element_bits == 32 || record.element_bits == 16 ||
          record.element_bits == 8 || record.element_bits == 1; */
    /*@ assert one: tg_packed(record.element_bits, 1) == (record.element_bits + 7) / 8; */
    /*@ assert size: record.data_size == tg_packed(record.element_bits, count); */
    /*@ assert bytes: tg_bytes(dtype, count) == tg_packed(record.element_bits, count); */
    if (record.is_partial) tg_nnb_is_more(record.type, dims.num_elements, record.block_size);
    const tg_extent values = {dtype, count, record.data_size, record.data_at};
    return values;
}

/* ---------------------------------------------------------------------------------- tensors */

/* Sets what the file says of a constant; `shape` is memory for its lengths. In which order they are stored, functions say. */
/*@ requires tg_nnb_is_constant(record);
    requires record.len <= size < 18446744073709551615;
    requires \valid(tensor) && \valid(shape + (0 .. record.shape_count - 1));
    requires \separated(tensor, shape + (0 .. record.shape_count - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. record.shape_count - 1];
    ensures tensor->shape == shape && tensor->rank == record.shape_count;
    ensures tg_nnb_lengths(record.buf, record.shape_at, shape, record.shape_count);
    ensures tg_readable(tensor, size, TG_LIES_IN_ONE_PIECE); */
static TG_INLINED void tg_nnb_place(nnb_variable_record_view record, uint64_t size, uint64_t *shape,
                                    tg_tensor *tensor) {
    const nnb_shape_view dims = nnb_variable_record_view_shape(record);
    const tg_storage storage = record.is_partial ? TG_STORAGE_PARTIAL : TG_STORAGE_DENSE;
    const tg_extent none = tg_no_part(size, TG_LIES_IN_ONE_PIECE);
    tg_nnb_dims(dims, shape);
    tg_nnb_cells(dims, shape);
    const tg_extent values = tg_nnb_values(record, dims);
    /*@ assert tg_fits(values.dtype, values.count, values.nbytes, values.offset, size,
          TG_LIES_IN_ONE_PIECE); */
    const tg_parts parts = {values, none, none};
    tg_set_parts(tensor, size, TG_LIES_IN_ONE_PIECE, storage, values.dtype, shape,
                 (uint32_t)dims.dims_count, parts);
    if (values.dtype == TG_DTYPE_INT16 || values.dtype == TG_DTYPE_INT8)
        tensor->fp_pos = (int32_t)record.fp_pos;
    tg_nnb_cells(dims, shape); /* still: nothing that was written is part of the shape */
    /*@ assert is_nnb_shape_view(dims) ==>
          dims.dims_at == nnb_shape_dims_at(dims.at) &&
          dims.dims_count == nnb_shape_dims_count(dims.count_); */
    /*@ assert dims.dims_at == record.shape_at && dims.dims_count == record.shape_count; */
    /*@ assert tg_nnb_lengths(dims.buf, dims.dims_at, shape, dims.dims_count); */
    /*@ assert tg_has_counts(values.count, none.count, 0, storage, shape, dims.dims_count); */
    /*@ assert tensor->storage != TG_STORAGE_BLOCKS; */
    /*@ assert tg_has_counts(tensor->parts[TG_PART_VALUES].count,
          tensor->parts[TG_PART_INDEX_LIST].count, tensor->parts[TG_PART_COUNTS].count,
          tensor->storage, tensor->shape, tensor->rank); */
    tg_parts_are_set(tensor, size, TG_LIES_IN_ONE_PIECE);
}

#endif
