/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */
/*
 * What a valid file is, in ACSL, and the function that decides it. Its contract: it accepts
 * only files of which valid_nnb holds, and refuses only others. It asks the gate for the
 * bytes that it looks at, and counts its steps there; without them it is stopped, and says
 * nothing. See ks_gate.h.
 */
#ifndef KSYC_NNB_VALIDATE_H
#define KSYC_NNB_VALIDATE_H

#ifdef __FRAMAC__
#include "ks_gate.h"
#else
#include "ks.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- header */
/*@
    predicate rule_nnb_header_version(integer version) = version == 2 || version == 3;
    logic integer nnb_header_version{L}(uint8_t *buf, integer at) = u4le(buf + at);
    predicate rule_nnb_header_buffers_block_exists(integer buffers_block, integer num_of_data) =
      buffers_block >= 0 && buffers_block < num_of_data;
    logic integer nnb_header_buffers_block{L}(uint8_t *buf, integer at) = s4le(buf + (at + 12));
    logic integer nnb_header_num_of_data{L}(uint8_t *buf, integer at) = u4le(buf + (at + 48));
    predicate rule_nnb_header_variables_block_exists(integer variables_block, integer num_of_data) =
      variables_block >= 0 && variables_block < num_of_data;
    logic integer nnb_header_variables_block{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    predicate rule_nnb_header_functions_block_exists(integer functions_block, integer num_of_data) =
      functions_block >= 0 && functions_block < num_of_data;
    logic integer nnb_header_functions_block{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    predicate rule_nnb_header_inputs_block_exists(integer inputs_block, integer num_of_data) =
      inputs_block >= 0 && inputs_block < num_of_data;
    logic integer nnb_header_inputs_block{L}(uint8_t *buf, integer at) = s4le(buf + (at + 36));
    predicate rule_nnb_header_outputs_block_exists(integer outputs_block, integer num_of_data) =
      outputs_block >= 0 && outputs_block < num_of_data;
    logic integer nnb_header_outputs_block{L}(uint8_t *buf, integer at) = s4le(buf + (at + 44));
    logic integer nnb_header_data_size{L}(uint8_t *buf, integer at) = u4le(buf + (at + 52));
    logic integer nnb_header_buffers_count{L}(uint8_t *buf, integer at) = u4le(buf + (at + 8));
    logic integer nnb_header_variables_count{L}(uint8_t *buf, integer at) =
      u4le(buf + (at + 16));
    logic integer nnb_header_inputs_count{L}(uint8_t *buf, integer at) = u4le(buf + (at + 32));
    logic integer nnb_header_outputs_count{L}(uint8_t *buf, integer at) = u4le(buf + (at + 40));
    logic integer nnb_header_functions_count{L}(uint8_t *buf, integer at) =
      u4le(buf + (at + 24));
    predicate valid_nnb_header{L}(uint8_t *buf, integer len, integer at) =
      at + 56 <= len &&
      rule_nnb_header_version(nnb_header_version(buf, at)) &&
      rule_nnb_header_buffers_block_exists(nnb_header_buffers_block(buf, at),
              nnb_header_num_of_data(buf, at)) &&
      rule_nnb_header_variables_block_exists(nnb_header_variables_block(buf, at),
              nnb_header_num_of_data(buf, at)) &&
      rule_nnb_header_functions_block_exists(nnb_header_functions_block(buf, at),
              nnb_header_num_of_data(buf, at)) &&
      rule_nnb_header_inputs_block_exists(nnb_header_inputs_block(buf, at),
              nnb_header_num_of_data(buf, at)) &&
      rule_nnb_header_outputs_block_exists(nnb_header_outputs_block(buf, at),
              nnb_header_num_of_data(buf, at));
*/

/* ---- nnb_block_offset */
/*@
    logic integer nnb_block_offset_offset{L}(uint8_t *buf, integer at) = u4le(buf + at);
    predicate valid_nnb_block_offset{L}(uint8_t *buf, integer len, integer at, integer data_size) =
      at + 4 <= len &&
      nnb_block_offset_offset(buf, at) <= data_size;
*/

/* ---- buffer */
/*@
    logic integer nnb_buffer_size{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate valid_nnb_buffer{L}(uint8_t *buf, integer len, integer at) =
      at + 4 <= len &&
      nnb_buffer_size(buf, at) >= 0;
*/

/* ---- dim */
/*@
    logic integer nnb_dim_length{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate rule_nnb_dim_extent_in_range(integer length, integer extent_before) =
      extent_before != 0 &&
      length <= (2305843009213693951 / extent_before);
    logic integer nnb_dim_extent_of(integer length, integer extent_before) =
      (length == 0) ? extent_before : (extent_before * length);
    predicate defined_nnb_dim_extent(integer length, integer extent_before) =
      ((length == 0) ==> ks_is_s64(extent_before)) &&
      (!(length == 0) ==> (ks_is_s64(extent_before * length)));
    logic integer nnb_dim_extent{L}(uint8_t *buf, integer at, integer extent_before) =
      nnb_dim_extent_of(nnb_dim_length(buf, at), extent_before);
    logic integer nnb_dim_cells_of(integer cells_before, integer length) = cells_before * length;
    predicate defined_nnb_dim_cells(integer cells_before, integer length) =
      ks_is_s64(cells_before * length);
    logic integer nnb_dim_cells{L}(uint8_t *buf, integer at, integer cells_before) =
      nnb_dim_cells_of(cells_before, nnb_dim_length(buf, at));
    predicate valid_nnb_dim{L}(uint8_t *buf, integer len, integer at, integer extent_before,
            integer cells_before) =
      at + 4 <= len &&
      nnb_dim_length(buf, at) >= 0 &&
      rule_nnb_dim_extent_in_range(nnb_dim_length(buf, at), extent_before) &&
      defined_nnb_dim_extent(nnb_dim_length(buf, at), extent_before) &&
      defined_nnb_dim_cells(cells_before, nnb_dim_length(buf, at));
*/

/* ---- shape */
/*@
    logic integer nnb_shape_dims_extent_before_of(integer index, integer dims_extent) =
      (index == 0) ? 1 : dims_extent;
    logic integer nnb_shape_dims_extent{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? 0 : nnb_dim_extent(buf, at + 4 * (i - 1), nnb_shape_dims_extent_before_of(i - 1,
              nnb_shape_dims_extent(buf, at, i - 1)));
    logic integer nnb_shape_dims_cells_before_of(integer index, integer dims_cells) =
      (index == 0) ? 1 : dims_cells;
    logic integer nnb_shape_dims_cells{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? 0 : nnb_dim_cells(buf, at + 4 * (i - 1), nnb_shape_dims_cells_before_of(i - 1,
              nnb_shape_dims_cells(buf, at, i - 1)));
    predicate valid_nnb_shape_dims_item{L}(uint8_t *buf, integer len, integer at, integer i) =
      0 <= nnb_shape_dims_extent_before_of(i, nnb_shape_dims_extent(buf, at, i)) &&
      0 <= nnb_shape_dims_cells_before_of(i, nnb_shape_dims_cells(buf, at, i)) &&
      valid_nnb_dim(buf, len, at + 4 * i, nnb_shape_dims_extent_before_of(i,
              nnb_shape_dims_extent(buf, at, i)), nnb_shape_dims_cells_before_of(i,
              nnb_shape_dims_cells(buf, at, i)));
    predicate valid_nnb_shape_dims{L}(uint8_t *buf, integer len, integer at, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_shape_dims_item(buf, len, at, k);
    logic integer nnb_shape_num_elements_of(integer count_, integer dims_count,
            integer dims_cells) =
      (count_ == 0) ? 1 : dims_cells;
    predicate defined_nnb_shape_num_elements(integer count_, integer dims_count,
            integer dims_cells) =
      (!(count_ == 0) ==> (dims_count > 0));
    logic integer nnb_shape_num_elements{L}(uint8_t *buf, integer at, integer count_) =
      nnb_shape_num_elements_of(count_, count_, nnb_shape_dims_cells(buf, at, count_));
    predicate valid_nnb_shape{L}(uint8_t *buf, integer len, integer at, integer count_) =
      4 * count_ <= len - at &&
      valid_nnb_shape_dims(buf, len, at, count_) &&
      defined_nnb_shape_num_elements(count_, count_, nnb_shape_dims_cells(buf, at, count_));
*/

/* ---- variable_record */
/*@
    logic integer nnb_variable_record_shape_count{L}(uint8_t *buf, integer at) =
      u4le(buf + (at + 4));
    logic integer nnb_variable_record_shape_block{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_variable_record_shape_block(integer shape_block,
            integer root_header_num_of_data) =
      shape_block >= 0 &&
      shape_block <= (root_header_num_of_data - 1);
    logic integer nnb_variable_record_type{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12)) % 16;
    predicate rule_nnb_variable_record_type(integer type) =
      type == 0 || type == 1 || type == 2 || type == 3;
    logic integer nnb_variable_record_data_index{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    predicate rule_nnb_variable_record_data_index(integer data_index,
            integer root_header_num_of_data, integer root_header_buffers_count) =
      (data_index >= 0) ? (data_index <
              root_header_num_of_data) : ((-1 -
              data_index) < root_header_buffers_count ||
              (data_index == -1 && root_header_buffers_count == 0));
    predicate rule_nnb_variable_record_constant_in_block(integer data_index, integer num_bytes,
            integer has_block_size, integer block_size, integer element_bits) =
      (!(!(data_index >= 0)) ==> (has_block_size != 0 &&
      (!(num_bytes <= block_size) ==> (has_block_size != 0 &&
      ((block_size <= 4) ==> (has_block_size != 0 &&
      ks_is_s64(8 * block_size))))))) &&
      (!(data_index >= 0) || (num_bytes <=
              block_size || (block_size <= 4 && (8 * block_size) >= element_bits)));
    logic integer nnb_variable_record_num_bytes_of(integer type, integer shape_num_elements,
            integer element_bits) =
      (type == 3) ? ks_floor_div_of((shape_num_elements + 7),
              8) : (shape_num_elements * (element_bits / 8));
    predicate defined_nnb_variable_record_num_bytes(integer type, integer shape_num_elements,
            integer element_bits) =
      ((type == 3) ==> (ks_is_s64(shape_num_elements + 7))) &&
      (!(type == 3) ==> (ks_is_s64(shape_num_elements * (element_bits / 8))));
    logic integer nnb_variable_record_shape_pos_of{L}(uint8_t *buf, integer shape_block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * shape_block));
    predicate defined_nnb_variable_record_shape_pos{L}(uint8_t *buf, integer shape_block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= shape_block &&
      shape_block < root_index_table_count;
    logic integer at_nnb_variable_record_shape{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      base + nnb_variable_record_shape_pos_of(buf, nnb_variable_record_shape_block(buf, at),
              root_index_table_at, root_index_table_count);
    logic integer nnb_variable_record_element_bits_of(integer type) =
      type == 0 ? 32 : type == 1 ? 16 : type == 2 ? 8 : 1;
    predicate defined_nnb_variable_record_element_bits(integer type) = 0 <= type < 4;
    logic integer nnb_variable_record_element_bits{L}(uint8_t *buf, integer at) =
      nnb_variable_record_element_bits_of(nnb_variable_record_type(buf, at));
    logic integer nnb_variable_record_num_bytes{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      nnb_variable_record_num_bytes_of(nnb_variable_record_type(buf, at),
              nnb_shape_num_elements(buf, at_nnb_variable_record_shape(buf, at,
              root_index_table_at, root_index_table_count, base),
              nnb_variable_record_shape_count(buf, at)), nnb_variable_record_element_bits(buf, at));
    logic integer nnb_variable_record_block_size_of{L}(uint8_t *buf, integer data_index,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      (data_index >= 0) ? ((((data_index + 1) <
              root_header_num_of_data && u4le(buf +
              (root_index_table_at + 4 * (data_index +
              1))) > u4le(buf + (root_index_table_at + 4
              * data_index))) ? u4le(buf +
              (root_index_table_at + 4 * (data_index +
              1))) : io_size) - u4le(buf + (root_index_table_at + 4 * data_index))) : 0;
    predicate defined_nnb_variable_record_block_size{L}(uint8_t *buf, integer data_index,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      ((data_index >= 0) ==> ((((data_index + 1)
              < root_header_num_of_data) ==> (0 <= (data_index + 1) &&
      (data_index + 1) < root_index_table_count &&
      0 <= data_index &&
      data_index < root_index_table_count)) &&
      (((data_index + 1) <
              root_header_num_of_data && u4le(buf +
              (root_index_table_at + 4 * (data_index +
              1))) > u4le(buf + (root_index_table_at + 4
              * data_index))) ==> (0 <= (data_index + 1) &&
      (data_index + 1) < root_index_table_count)) &&
      0 <= data_index &&
      data_index < root_index_table_count));
    logic integer nnb_variable_record_has_block_size{L}(uint8_t *buf, integer at) =
      (nnb_variable_record_data_index(buf, at) >= 0 ? 1 : 0);
    logic integer nnb_variable_record_block_size{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      nnb_variable_record_block_size_of(buf, nnb_variable_record_data_index(buf, at),
              root_header_num_of_data, root_index_table_at, root_index_table_count, (len - base));
    logic integer nnb_variable_record_is_partial_of(integer data_index, integer num_bytes,
            integer has_block_size, integer block_size) =
      (data_index >= 0 && num_bytes > block_size) ? 1 : 0;
    predicate defined_nnb_variable_record_is_partial(integer data_index, integer num_bytes,
            integer has_block_size, integer block_size) =
      ((data_index >= 0) ==> (has_block_size != 0));
    logic integer nnb_variable_record_is_partial{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      nnb_variable_record_is_partial_of(nnb_variable_record_data_index(buf, at),
              nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
              base), nnb_variable_record_has_block_size(buf, at),
              nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base));
    logic integer nnb_variable_record_data_pos_of{L}(uint8_t *buf, integer data_index,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * data_index));
    predicate defined_nnb_variable_record_data_pos{L}(uint8_t *buf, integer data_index,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= data_index &&
      data_index < root_index_table_count;
    logic integer at_nnb_variable_record_data{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      base + nnb_variable_record_data_pos_of(buf, nnb_variable_record_data_index(buf, at),
              root_index_table_at, root_index_table_count);
    logic integer nnb_variable_record_data_size_of(integer is_partial, integer element_bits,
            integer num_bytes) =
      (is_partial != 0) ? ((element_bits + 7) / 8) : num_bytes;
    logic integer nnb_variable_record_is_usable_of{L}(uint8_t *buf, integer data_index,
            integer num_bytes, integer has_block_size, integer block_size, integer has_buffer,
            integer buffer, integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version) =
      ((data_index >= 0) ? (num_bytes <=
              block_size) : (buffer <
              root_header_buffers_count && num_bytes <=
              (s4le(buf + (root_data_buffers_at + 4 *
              buffer)) * ((root_header_version == 2) ? 4 : 1)))) ? 1 : 0;
    predicate defined_nnb_variable_record_is_usable{L}(uint8_t *buf, integer data_index,
            integer num_bytes, integer has_block_size, integer block_size, integer has_buffer,
            integer buffer, integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version) =
      ((data_index >= 0) ==> (has_block_size != 0)) &&
      (!(data_index >= 0) ==> (has_buffer != 0 &&
      ((buffer < root_header_buffers_count) ==> (has_buffer != 0 &&
      0 <= buffer &&
      buffer < root_data_buffers_count))));
    logic integer nnb_variable_record_buffer_of(integer data_index) =
      (data_index < 0) ? (-1 - data_index) : 0;
    logic integer nnb_variable_record_has_buffer{L}(uint8_t *buf, integer at) =
      (nnb_variable_record_data_index(buf, at) < 0 ? 1 : 0);
    logic integer nnb_variable_record_buffer{L}(uint8_t *buf, integer at) =
      nnb_variable_record_buffer_of(nnb_variable_record_data_index(buf, at));
    logic integer nnb_variable_record_is_usable{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_header_buffers_count,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version) =
      nnb_variable_record_is_usable_of(buf, nnb_variable_record_data_index(buf, at),
              nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
              base), nnb_variable_record_has_block_size(buf, at),
              nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base),
              nnb_variable_record_has_buffer(buf, at), nnb_variable_record_buffer(buf, at),
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version);
    predicate valid_nnb_variable_record{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_header_buffers_count,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version) =
      at + 20 <= len &&
      rule_nnb_variable_record_shape_block(nnb_variable_record_shape_block(buf, at),
              root_header_num_of_data) &&
      rule_nnb_variable_record_type(nnb_variable_record_type(buf, at)) &&
      rule_nnb_variable_record_data_index(nnb_variable_record_data_index(buf, at),
              root_header_num_of_data, root_header_buffers_count) &&
      defined_nnb_variable_record_shape_pos(buf, nnb_variable_record_shape_block(buf, at),
              root_index_table_at, root_index_table_count) &&
      at_nnb_variable_record_shape(buf, at, root_index_table_at, root_index_table_count,
              base) <= len &&
      valid_nnb_shape(buf, len, at_nnb_variable_record_shape(buf, at, root_index_table_at,
              root_index_table_count, base), nnb_variable_record_shape_count(buf, at)) &&
      defined_nnb_variable_record_element_bits(nnb_variable_record_type(buf, at)) &&
      defined_nnb_variable_record_num_bytes(nnb_variable_record_type(buf, at),
              nnb_shape_num_elements(buf, at_nnb_variable_record_shape(buf, at,
              root_index_table_at, root_index_table_count, base),
              nnb_variable_record_shape_count(buf, at)), nnb_variable_record_element_bits(buf,
              at)) &&
      defined_nnb_variable_record_block_size(buf, nnb_variable_record_data_index(buf, at),
              root_header_num_of_data, root_index_table_at, root_index_table_count, (len - base)) &&
      rule_nnb_variable_record_constant_in_block(nnb_variable_record_data_index(buf, at),
              nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
              base), nnb_variable_record_has_block_size(buf, at),
              nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base),
              nnb_variable_record_element_bits(buf, at)) &&
      defined_nnb_variable_record_is_partial(nnb_variable_record_data_index(buf, at),
              nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
              base), nnb_variable_record_has_block_size(buf, at),
              nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base)) &&
      (nnb_variable_record_data_index(buf, at) >= 0 ==>
        (defined_nnb_variable_record_data_pos(buf, nnb_variable_record_data_index(buf, at),
                root_index_table_at, root_index_table_count) &&
      at_nnb_variable_record_data(buf, at, root_index_table_at, root_index_table_count,
              base) <= len &&
      0 <= nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base),
              nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf, at,
              root_index_table_at, root_index_table_count, base)) &&
      at_nnb_variable_record_data(buf, at, root_index_table_at, root_index_table_count,
              base) + nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base),
              nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf, at,
              root_index_table_at, root_index_table_count, base)) <= len)) &&
      defined_nnb_variable_record_is_usable(buf, nnb_variable_record_data_index(buf, at),
              nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
              base), nnb_variable_record_has_block_size(buf, at),
              nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base),
              nnb_variable_record_has_buffer(buf, at), nnb_variable_record_buffer(buf, at),
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version);
*/

/* ---- variable */
/*@
    logic integer nnb_variable_block{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate rule_nnb_variable_block(integer block, integer root_header_num_of_data) =
      block >= 0 &&
      block <= (root_header_num_of_data - 1);
    logic integer nnb_variable_record_pos_of{L}(uint8_t *buf, integer block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * block));
    predicate defined_nnb_variable_record_pos{L}(uint8_t *buf, integer block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= block &&
      block < root_index_table_count;
    logic integer at_nnb_variable_record{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      base + nnb_variable_record_pos_of(buf, nnb_variable_block(buf, at), root_index_table_at,
              root_index_table_count);
    logic integer nnb_variable_record_end_of{L}(uint8_t *buf, integer block,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      ((block + 1) < root_header_num_of_data) ?
              u4le(buf + (root_index_table_at + 4 * (block + 1))) : io_size;
    predicate defined_nnb_variable_record_end{L}(uint8_t *buf, integer block,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      (((block + 1) < root_header_num_of_data) ==> (0 <= (block + 1) &&
      (block + 1) < root_index_table_count));
    logic integer nnb_variable_its_record_is_usable{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version) =
      nnb_variable_record_is_usable(buf, len, at_nnb_variable_record(buf, at, root_index_table_at,
              root_index_table_count, base), root_header_num_of_data, root_header_buffers_count,
              root_index_table_at, root_index_table_count, base, root_data_buffers_at,
              root_data_buffers_count, root_header_version);
    logic integer nnb_variable_its_record_is_partial{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      nnb_variable_record_is_partial(buf, len, at_nnb_variable_record(buf, at, root_index_table_at,
              root_index_table_count, base), root_header_num_of_data, root_index_table_at,
              root_index_table_count, base);
    predicate valid_nnb_variable{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version) =
      at + 4 <= len &&
      rule_nnb_variable_block(nnb_variable_block(buf, at), root_header_num_of_data) &&
      defined_nnb_variable_record_pos(buf, nnb_variable_block(buf, at), root_index_table_at,
              root_index_table_count) &&
      at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count, base) <= len &&
      defined_nnb_variable_record_end(buf, nnb_variable_block(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base)) &&
      valid_nnb_variable_record(buf, len, at_nnb_variable_record(buf, at, root_index_table_at,
              root_index_table_count, base), root_header_num_of_data, root_header_buffers_count,
              root_index_table_at, root_index_table_count, base, root_data_buffers_at,
              root_data_buffers_count, root_header_version);
*/

/* ---- variable_number */
/*@
    logic integer nnb_variable_number_variable{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate rule_nnb_variable_number_variable(integer variable,
            integer root_header_variables_count) =
      variable >= 0 &&
      variable <= (root_header_variables_count - 1);
    predicate valid_nnb_variable_number{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count) =
      at + 4 <= len &&
      rule_nnb_variable_number_variable(nnb_variable_number_variable(buf, at),
              root_header_variables_count);
*/

/* ---- base_axis_args */
/*@
    predicate valid_nnb_functions_base_axis_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- int_list */
/*@
    logic integer nnb_functions_int_list_count{L}(uint8_t *buf, integer at) = u4le(buf + at);
    logic integer nnb_functions_int_list_block{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    predicate rule_nnb_functions_int_list_block(integer block, integer index_table_count) =
      block >= 0 &&
      block <= (index_table_count - 1);
    logic integer nnb_functions_int_list_values_pos_of{L}(uint8_t *buf, integer block,
            integer index_table_at, integer index_table_count) =
      u4le(buf + (index_table_at + 4 * block));
    predicate defined_nnb_functions_int_list_values_pos{L}(uint8_t *buf, integer block,
            integer index_table_at, integer index_table_count) =
      0 <= block &&
      block < index_table_count;
    logic integer at_nnb_functions_int_list_values{L}(uint8_t *buf, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      base + nnb_functions_int_list_values_pos_of(buf, nnb_functions_int_list_block(buf, at),
              index_table_at, index_table_count);
    predicate valid_nnb_functions_int_list{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      rule_nnb_functions_int_list_block(nnb_functions_int_list_block(buf, at), index_table_count) &&
      defined_nnb_functions_int_list_values_pos(buf, nnb_functions_int_list_block(buf, at),
              index_table_at, index_table_count) &&
      at_nnb_functions_int_list_values(buf, at, index_table_at, index_table_count, base) <= len &&
      4 * nnb_functions_int_list_count(buf, at) <= len - (at_nnb_functions_int_list_values(buf, at,
              index_table_at, index_table_count, base));
*/

/* ---- convolution_0_args */
/*@
    predicate valid_nnb_functions_convolution_0_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 32 <= len;
*/

/* ---- depthwise_convolution_args */
/*@
    predicate valid_nnb_functions_depthwise_convolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 32 <= len;
*/

/* ---- depthwise_deconvolution_args */
/*@
    predicate valid_nnb_functions_depthwise_deconvolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 32 <= len;
*/

/* ---- max_pooling_0_args */
/*@
    predicate valid_nnb_functions_max_pooling_0_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base);
*/

/* ---- max_pooling_args */
/*@
    predicate valid_nnb_functions_max_pooling_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 29 <= len;
*/

/* ---- kernel_args */
/*@
    predicate valid_nnb_functions_kernel_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base);
*/

/* ---- inplace_args */
/*@
    predicate valid_nnb_functions_inplace_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- alpha_args */
/*@
    predicate valid_nnb_functions_alpha_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- axis_args */
/*@
    predicate valid_nnb_functions_axis_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- scale_alpha_args */
/*@
    predicate valid_nnb_functions_scale_alpha_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- alpha_axis_args */
/*@
    predicate valid_nnb_functions_alpha_axis_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- batch_normalization_0_args */
/*@
    predicate valid_nnb_functions_batch_normalization_0_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 17 <= len;
*/

/* ---- base_axis_update_running_mean_args */
/*@
    predicate valid_nnb_functions_base_axis_update_running_mean_args(integer len, integer at) =
      at + 5 <= len;
*/

/* ---- axes_keep_dims_args */
/*@
    predicate valid_nnb_functions_axes_keep_dims_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 9 <= len;
*/

/* ---- val_float_args */
/*@
    predicate valid_nnb_functions_val_float_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- val_bool_args */
/*@
    predicate valid_nnb_functions_val_bool_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- val_shape_args */
/*@
    predicate valid_nnb_functions_val_shape_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base);
*/

/* ---- transpose_a_transpose_b_args */
/*@
    predicate valid_nnb_functions_transpose_a_transpose_b_args(integer len, integer at) =
      at + 2 <= len;
*/

/* ---- slice_args */
/*@
    predicate valid_nnb_functions_slice_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 16, index_table_at, index_table_count, base);
*/

/* ---- axes_args */
/*@
    predicate valid_nnb_functions_axes_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base);
*/

/* ---- shape_args */
/*@
    predicate valid_nnb_functions_shape_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base);
*/

/* ---- shifts_border_mode_args */
/*@
    predicate valid_nnb_functions_shifts_border_mode_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 12 <= len;
*/

/* ---- p_seed_args */
/*@
    predicate valid_nnb_functions_p_seed_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- top_k_data_0_args */
/*@
    predicate valid_nnb_functions_top_k_data_0_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- top_k_grad_args */
/*@
    predicate valid_nnb_functions_top_k_grad_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- rand_args */
/*@
    predicate valid_nnb_functions_rand_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len;
*/

/* ---- randint_args */
/*@
    predicate valid_nnb_functions_randint_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len;
*/

/* ---- randn_args */
/*@
    predicate valid_nnb_functions_randn_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len;
*/

/* ---- random_crop_args */
/*@
    predicate valid_nnb_functions_random_crop_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 16 <= len;
*/

/* ---- random_flip_args */
/*@
    predicate valid_nnb_functions_random_flip_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 16 <= len;
*/

/* ---- image_augmentation_args */
/*@
    predicate valid_nnb_functions_image_augmentation_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 68 <= len;
*/

/* ---- delta_args */
/*@
    predicate valid_nnb_functions_delta_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- epsilon_args */
/*@
    predicate valid_nnb_functions_epsilon_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- inq_affine_args */
/*@
    predicate valid_nnb_functions_inq_affine_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 24 <= len;
*/

/* ---- inq_convolution_args */
/*@
    predicate valid_nnb_functions_inq_convolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 36 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 36, index_table_at, index_table_count, base) &&
      at + 52 <= len;
*/

/* ---- fixed_point_quantize_args */
/*@
    predicate valid_nnb_functions_fixed_point_quantize_args(integer len, integer at) =
      at + 13 <= len;
*/

/* ---- pow2_quantize_args */
/*@
    predicate valid_nnb_functions_pow2_quantize_args(integer len, integer at) = at + 13 <= len;
*/

/* ---- axis_n_args */
/*@
    predicate valid_nnb_functions_axis_n_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- base_axis_eps_args */
/*@
    predicate valid_nnb_functions_base_axis_eps_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- one_input_grad_args */
/*@
    predicate valid_nnb_functions_one_input_grad_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- clip_norm_axes_args */
/*@
    predicate valid_nnb_functions_clip_norm_axes_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base);
*/

/* ---- pad_args */
/*@
    predicate valid_nnb_functions_pad_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 16 <= len;
*/

/* ---- shape_inplace_args */
/*@
    predicate valid_nnb_functions_shape_inplace_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 9 <= len;
*/

/* ---- interpolate_0_args */
/*@
    predicate valid_nnb_functions_interpolate_0_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 13 <= len;
*/

/* ---- alpha_inplace_args */
/*@
    predicate valid_nnb_functions_alpha_inplace_args(integer len, integer at) = at + 5 <= len;
*/

/* ---- sort_args */
/*@
    predicate valid_nnb_functions_sort_args(integer len, integer at) = at + 7 <= len;
*/

/* ---- min_args */
/*@
    predicate valid_nnb_functions_min_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 11 <= len;
*/

/* ---- arange_args */
/*@
    predicate valid_nnb_functions_arange_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- rate_args */
/*@
    predicate valid_nnb_functions_rate_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- signal_ndim_normalized_args */
/*@
    predicate valid_nnb_functions_signal_ndim_normalized_args(integer len, integer at) =
      at + 5 <= len;
*/

/* ---- nms_detection2d_args */
/*@
    predicate valid_nnb_functions_nms_detection2d_args(integer len, integer at) = at + 9 <= len;
*/

/* ---- binary_weight_convolution_args */
/*@
    predicate valid_nnb_functions_binary_weight_convolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 36 <= len;
*/

/* ---- base_axis_quantize_zero_to_args */
/*@
    predicate valid_nnb_functions_base_axis_quantize_zero_to_args(integer len, integer at) =
      at + 8 <= len;
*/

/* ---- lstm_args */
/*@
    predicate valid_nnb_functions_lstm_args(integer len, integer at) = at + 10 <= len;
*/

/* ---- rnn_args */
/*@
    predicate valid_nnb_functions_rnn_args(integer len, integer at) = at + 14 <= len;
*/

/* ---- random_choice_args */
/*@
    predicate valid_nnb_functions_random_choice_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 16 <= len;
*/

/* ---- reps_args */
/*@
    predicate valid_nnb_functions_reps_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base);
*/

/* ---- sync_batch_normalization_args */
/*@
    predicate valid_nnb_functions_sync_batch_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      at + 21 <= len;
*/

/* ---- convolution_args */
/*@
    predicate valid_nnb_functions_convolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 33 <= len;
*/

/* ---- average_pooling_args */
/*@
    predicate valid_nnb_functions_average_pooling_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 30 <= len;
*/

/* ---- fused_batch_normalization_args */
/*@
    predicate valid_nnb_functions_fused_batch_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 24 <= len;
*/

/* ---- min_max_quantize_0_args */
/*@
    predicate valid_nnb_functions_min_max_quantize_0_args(integer len, integer at) =
      at + 7 <= len;
*/

/* ---- min_max_quantize_args */
/*@
    predicate valid_nnb_functions_min_max_quantize_args(integer len, integer at) =
      at + 12 <= len;
*/

/* ---- patch_correlation_args */
/*@
    predicate valid_nnb_functions_patch_correlation_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 16, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 24, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 32, index_table_at, index_table_count, base);
*/

/* ---- random_erase_1_args */
/*@
    predicate valid_nnb_functions_random_erase_1_args(integer len, integer at) = at + 21 <= len;
*/

/* ---- random_erase_args */
/*@
    predicate valid_nnb_functions_random_erase_args(integer len, integer at) = at + 22 <= len;
*/

/* ---- interpolate_1_args */
/*@
    predicate valid_nnb_functions_interpolate_1_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 14 <= len;
*/

/* ---- kernel_channel_last_args */
/*@
    predicate valid_nnb_functions_kernel_channel_last_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 9 <= len;
*/

/* ---- rand_beta_args */
/*@
    predicate valid_nnb_functions_rand_beta_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len;
*/

/* ---- rand_binomial_args */
/*@
    predicate valid_nnb_functions_rand_binomial_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len;
*/

/* ---- rand_gamma_args */
/*@
    predicate valid_nnb_functions_rand_gamma_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 20 <= len;
*/

/* ---- interpolate_args */
/*@
    predicate valid_nnb_functions_interpolate_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 16 <= len;
*/

/* ---- deconvolution_args */
/*@
    predicate valid_nnb_functions_deconvolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 36 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 36, index_table_at, index_table_count, base);
*/

/* ---- quantize_linear_args */
/*@
    predicate valid_nnb_functions_quantize_linear_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- fused_convolution_0_args */
/*@
    predicate valid_nnb_functions_fused_convolution_0_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 52 <= len;
*/

/* ---- size_align_corners_args */
/*@
    predicate valid_nnb_functions_size_align_corners_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 9 <= len;
*/

/* ---- warp_by_grid_args */
/*@
    predicate valid_nnb_functions_warp_by_grid_args(integer len, integer at) = at + 10 <= len;
*/

/* ---- axis_batch_dims_args */
/*@
    predicate valid_nnb_functions_axis_batch_dims_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- dim_eps_args */
/*@
    predicate valid_nnb_functions_dim_eps_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- batch_first_args */
/*@
    predicate valid_nnb_functions_batch_first_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- pad_packed_sequence_args */
/*@
    predicate valid_nnb_functions_pad_packed_sequence_args(integer len, integer at) =
      at + 12 <= len;
*/

/* ---- val_inplace_args */
/*@
    predicate valid_nnb_functions_val_inplace_args(integer len, integer at) = at + 5 <= len;
*/

/* ---- norm_normalization_args */
/*@
    predicate valid_nnb_functions_norm_normalization_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      at + 16 <= len;
*/

/* ---- norm_args */
/*@
    predicate valid_nnb_functions_norm_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      at + 13 <= len;
*/

/* ---- random_shift_args */
/*@
    predicate valid_nnb_functions_random_shift_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 24 <= len;
*/

/* ---- group_normalization_args */
/*@
    predicate valid_nnb_functions_group_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, base) &&
      at + 22 <= len;
*/

/* ---- instance_normalization_args */
/*@
    predicate valid_nnb_functions_instance_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      at + 18 <= len;
*/

/* ---- layer_normalization_args */
/*@
    predicate valid_nnb_functions_layer_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 14 <= len;
*/

/* ---- tensor_normalization_args */
/*@
    predicate valid_nnb_functions_tensor_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 14 <= len;
*/

/* ---- channel_axis_eps_args */
/*@
    predicate valid_nnb_functions_channel_axis_eps_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- batch_normalization_args */
/*@
    predicate valid_nnb_functions_batch_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 19 <= len;
*/

/* ---- stft_0_args */
/*@
    predicate valid_nnb_functions_stft_0_args(integer len, integer at) = at + 24 <= len;
*/

/* ---- istft_0_args */
/*@
    predicate valid_nnb_functions_istft_0_args(integer len, integer at) = at + 17 <= len;
*/

/* ---- deformable_convolution_args */
/*@
    predicate valid_nnb_functions_deformable_convolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 37 <= len;
*/

/* ---- spectral_norm_0_args */
/*@
    predicate valid_nnb_functions_spectral_norm_0_args(integer len, integer at) = at + 13 <= len;
*/

/* ---- cumsum_args */
/*@
    predicate valid_nnb_functions_cumsum_args(integer len, integer at) = at + 6 <= len;
*/

/* ---- right_args */
/*@
    predicate valid_nnb_functions_right_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- ij_indexing_args */
/*@
    predicate valid_nnb_functions_ij_indexing_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- beta_args */
/*@
    predicate valid_nnb_functions_beta_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- spectral_norm_args */
/*@
    predicate valid_nnb_functions_spectral_norm_args(integer len, integer at) = at + 14 <= len;
*/

/* ---- roi_align_args */
/*@
    predicate valid_nnb_functions_roi_align_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 13 <= len;
*/

/* ---- value_args */
/*@
    predicate valid_nnb_functions_value_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- shape_add_args */
/*@
    predicate valid_nnb_functions_shape_add_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 9 <= len;
*/

/* ---- linspace_args */
/*@
    predicate valid_nnb_functions_linspace_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- stft_args */
/*@
    predicate valid_nnb_functions_stft_args(integer len, integer at) = at + 25 <= len;
*/

/* ---- istft_args */
/*@
    predicate valid_nnb_functions_istft_args(integer len, integer at) = at + 25 <= len;
*/

/* ---- fused_convolution_args */
/*@
    predicate valid_nnb_functions_fused_convolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, base) &&
      at + 60 <= len;
*/

/* ---- upper_args */
/*@
    predicate valid_nnb_functions_upper_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- start_end_args */
/*@
    predicate valid_nnb_functions_start_end_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- top_k_data_args */
/*@
    predicate valid_nnb_functions_top_k_data_args(integer len, integer at) = at + 14 <= len;
*/

/* ---- onnx_resize_args */
/*@
    predicate valid_nnb_functions_onnx_resize_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, base) &&
      at + 32 <= len;
*/

/* ---- onnx_non_max_suppression_args */
/*@
    predicate valid_nnb_functions_onnx_non_max_suppression_args(integer len, integer at) =
      at + 16 <= len;
*/

/* ---- k_args */
/*@
    predicate valid_nnb_functions_k_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- fmod_args */
/*@
    predicate valid_nnb_functions_fmod_args(integer len, integer at) = at + 1 <= len;
*/

/* ---- direction_args */
/*@
    predicate valid_nnb_functions_direction_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- unique_args */
/*@
    predicate valid_nnb_functions_unique_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- equation_args */
/*@
    predicate valid_nnb_functions_equation_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- k_upper_args */
/*@
    predicate valid_nnb_functions_k_upper_args(integer len, integer at) = at + 5 <= len;
*/

/* ---- nnb_functions */
/*@
    logic integer nnb_functions_id{L}(uint8_t *buf, integer at) = u2le(buf + at);
    logic integer nnb_functions_inputs_count{L}(uint8_t *buf, integer at) = u4le(buf + (at + 4));
    logic integer nnb_functions_inputs_block{L}(uint8_t *buf, integer at) = s4le(buf + (at + 8));
    predicate rule_nnb_functions_inputs_block(integer inputs_block, integer index_table_count) =
      inputs_block >= 0 &&
      inputs_block <= (index_table_count - 1);
    logic integer nnb_functions_outputs_count{L}(uint8_t *buf, integer at) =
      u4le(buf + (at + 12));
    logic integer nnb_functions_outputs_block{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    predicate rule_nnb_functions_outputs_block(integer outputs_block, integer index_table_count) =
      outputs_block >= 0 &&
      outputs_block <= (index_table_count - 1);
    predicate valid_nnb_functions_args_part1{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 0 || function == 21 ||
              function == 104 || function == 107 ||
              function == 109 ==> (valid_nnb_functions_base_axis_args(len, at))) &&
      (function == 1 || function == 3 || function
              == 108 || function == 110 ==> (valid_nnb_functions_convolution_0_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 2 ==> (valid_nnb_functions_depthwise_convolution_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 4 ==> (valid_nnb_functions_depthwise_deconvolution_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 5 || function == 8 ==> (valid_nnb_functions_max_pooling_0_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 6 || function == 266 ||
              function == 268 || function == 272 ==> (valid_nnb_functions_max_pooling_args(buf,
              len, at, index_table_at, index_table_count, base))) &&
      (function == 9 ==> (valid_nnb_functions_kernel_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 14 || function == 31 ||
              function == 307 || function == 308 ||
              function == 309 || function == 310 ||
              function == 311 ==> (valid_nnb_functions_inplace_args(len, at)));
    predicate valid_nnb_functions_args_part2{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 15 || function == 17 || function == 43 ==> (valid_nnb_functions_alpha_args(len,
              at))) &&
      (function == 16 || function == 19 ||
              function == 74 || function == 75 ||
              function == 76 || function == 98 ||
              function == 99 || function == 117 ||
              function == 184 || function == 269 ||
              function == 315 ==> (valid_nnb_functions_axis_args(len, at))) &&
      (function == 18 ==> (valid_nnb_functions_scale_alpha_args(len, at))) &&
      (function == 20 ==> (valid_nnb_functions_alpha_axis_args(len, at))) &&
      (function == 22 ==> (valid_nnb_functions_batch_normalization_0_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 23 ==> (valid_nnb_functions_base_axis_update_running_mean_args(len, at))) &&
      (function == 24 || function == 25 ||
              function == 26 || function == 27 ||
              function == 28 ==> (valid_nnb_functions_axes_keep_dims_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 37 || function == 38 ||
              function == 39 || function == 40 ||
              function == 41 || function == 42 ||
              function == 46 || function == 47 ||
              function == 60 || function == 61 ||
              function == 62 || function == 63 ||
              function == 64 || function == 65 ||
              function == 238 || function == 239 ==> (valid_nnb_functions_val_float_args(len, at)));
    predicate valid_nnb_functions_args_part3{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 57 || function == 58 ||
              function == 59 ==> (valid_nnb_functions_val_bool_args(len, at))) &&
      (function == 67 ==> (valid_nnb_functions_val_shape_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 72 ==> (valid_nnb_functions_transpose_a_transpose_b_args(len, at))) &&
      (function == 77 ==> (valid_nnb_functions_slice_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 78 || function == 81 ==> (valid_nnb_functions_axes_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 79 || function == 80 ||
              function == 83 || function == 271 ==> (valid_nnb_functions_shape_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 82 ==> (valid_nnb_functions_shifts_border_mode_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 86 || function == 336 ==> (valid_nnb_functions_p_seed_args(len, at)));
    predicate valid_nnb_functions_args_part4{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 87 ==> (valid_nnb_functions_top_k_data_0_args(len, at))) &&
      (function == 88 ==> (valid_nnb_functions_top_k_grad_args(len, at))) &&
      (function == 89 ==> (valid_nnb_functions_rand_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 90 ==> (valid_nnb_functions_randint_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 91 ==> (valid_nnb_functions_randn_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 92 ==> (valid_nnb_functions_random_crop_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 93 ==> (valid_nnb_functions_random_flip_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 95 ==> (valid_nnb_functions_image_augmentation_args(buf, len, at,
              index_table_at, index_table_count, base)));
    predicate valid_nnb_functions_args_part5{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 102 ==> (valid_nnb_functions_delta_args(len, at))) &&
      (function == 103 ==> (valid_nnb_functions_epsilon_args(len, at))) &&
      (function == 111 ==> (valid_nnb_functions_inq_affine_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 112 ==> (valid_nnb_functions_inq_convolution_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 113 ==> (valid_nnb_functions_fixed_point_quantize_args(len, at))) &&
      (function == 114 ==> (valid_nnb_functions_pow2_quantize_args(len, at))) &&
      (function == 115 ==> (valid_nnb_functions_axis_n_args(len, at))) &&
      (function == 118 ==> (valid_nnb_functions_base_axis_eps_args(len, at)));
    predicate valid_nnb_functions_args_part6{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 120 ==> (valid_nnb_functions_one_input_grad_args(len, at))) &&
      (function == 122 ==> (valid_nnb_functions_clip_norm_axes_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 123 ==> (valid_nnb_functions_pad_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 126 ==> (valid_nnb_functions_shape_inplace_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 127 ==> (valid_nnb_functions_interpolate_0_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 128 ==> (valid_nnb_functions_alpha_inplace_args(len, at))) &&
      (function == 129 ==> (valid_nnb_functions_sort_args(len, at))) &&
      (function == 130 || function == 132 ==> (valid_nnb_functions_min_args(buf, len, at,
              index_table_at, index_table_count, base)));
    predicate valid_nnb_functions_args_part7{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 131 ==> (valid_nnb_functions_arange_args(len, at))) &&
      (function == 135 ==> (valid_nnb_functions_rate_args(len, at))) &&
      (function == 158 || function == 159 ==> (valid_nnb_functions_signal_ndim_normalized_args(len,
              at))) &&
      (function == 231 ==> (valid_nnb_functions_nms_detection2d_args(len, at))) &&
      (function == 232 || function == 233 ==>
              (valid_nnb_functions_binary_weight_convolution_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 234 || function == 235 ==>
              (valid_nnb_functions_base_axis_quantize_zero_to_args(len, at))) &&
      (function == 242 || function == 243 ==> (valid_nnb_functions_lstm_args(len, at))) &&
      (function == 244 ==> (valid_nnb_functions_rnn_args(len, at)));
    predicate valid_nnb_functions_args_part8{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 246 ==> (valid_nnb_functions_random_choice_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 247 ==> (valid_nnb_functions_reps_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 263 ==> (valid_nnb_functions_sync_batch_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 265 || function == 279 ==> (valid_nnb_functions_convolution_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 267 ==> (valid_nnb_functions_average_pooling_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 270 ==> (valid_nnb_functions_fused_batch_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 273 ==> (valid_nnb_functions_min_max_quantize_0_args(len, at))) &&
      (function == 274 ==> (valid_nnb_functions_min_max_quantize_args(len, at)));
    predicate valid_nnb_functions_args_part9{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 280 ==> (valid_nnb_functions_patch_correlation_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 284 ==> (valid_nnb_functions_random_erase_1_args(len, at))) &&
      (function == 285 ==> (valid_nnb_functions_random_erase_args(len, at))) &&
      (function == 286 ==> (valid_nnb_functions_interpolate_1_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 287 ==> (valid_nnb_functions_kernel_channel_last_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 288 ==> (valid_nnb_functions_rand_beta_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 289 ==> (valid_nnb_functions_rand_binomial_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 290 ==> (valid_nnb_functions_rand_gamma_args(buf, len, at, index_table_at,
              index_table_count, base)));
    predicate valid_nnb_functions_args_part10{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 291 ==> (valid_nnb_functions_interpolate_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 292 ==> (valid_nnb_functions_deconvolution_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 293 ==> (valid_nnb_functions_quantize_linear_args(len, at))) &&
      (function == 295 ==> (valid_nnb_functions_fused_convolution_0_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 296 ==> (valid_nnb_functions_size_align_corners_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 297 ==> (valid_nnb_functions_warp_by_grid_args(len, at))) &&
      (function == 303 ==> (valid_nnb_functions_axis_batch_dims_args(len, at))) &&
      (function == 304 ==> (valid_nnb_functions_dim_eps_args(len, at)));
    predicate valid_nnb_functions_args_part11{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 305 ==> (valid_nnb_functions_batch_first_args(len, at))) &&
      (function == 306 ==> (valid_nnb_functions_pad_packed_sequence_args(len, at))) &&
      (function == 312 || function == 313 ||
              function == 314 ==> (valid_nnb_functions_val_inplace_args(len, at))) &&
      (function == 317 ==> (valid_nnb_functions_norm_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 318 ==> (valid_nnb_functions_norm_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 320 ==> (valid_nnb_functions_random_shift_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 321 ==> (valid_nnb_functions_group_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 322 ==> (valid_nnb_functions_instance_normalization_args(buf, len, at,
              index_table_at, index_table_count, base)));
    predicate valid_nnb_functions_args_part12{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 323 ==> (valid_nnb_functions_layer_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 324 ==> (valid_nnb_functions_tensor_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 325 ==> (valid_nnb_functions_channel_axis_eps_args(len, at))) &&
      (function == 326 ==> (valid_nnb_functions_batch_normalization_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 327 ==> (valid_nnb_functions_stft_0_args(len, at))) &&
      (function == 328 ==> (valid_nnb_functions_istft_0_args(len, at))) &&
      (function == 329 ==> (valid_nnb_functions_deformable_convolution_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 330 ==> (valid_nnb_functions_spectral_norm_0_args(len, at)));
    predicate valid_nnb_functions_args_part13{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 331 || function == 332 ==> (valid_nnb_functions_cumsum_args(len, at))) &&
      (function == 333 ==> (valid_nnb_functions_right_args(len, at))) &&
      (function == 334 ==> (valid_nnb_functions_ij_indexing_args(len, at))) &&
      (function == 335 ==> (valid_nnb_functions_beta_args(len, at))) &&
      (function == 337 ==> (valid_nnb_functions_spectral_norm_args(len, at))) &&
      (function == 338 ==> (valid_nnb_functions_roi_align_args(buf, len, at, index_table_at,
              index_table_count, base))) &&
      (function == 341 ==> (valid_nnb_functions_value_args(len, at))) &&
      (function == 342 ==> (valid_nnb_functions_shape_add_args(buf, len, at, index_table_at,
              index_table_count, base)));
    predicate valid_nnb_functions_args_part14{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer base) =
      (function == 343 ==> (valid_nnb_functions_linspace_args(len, at))) &&
      (function == 344 ==> (valid_nnb_functions_stft_args(len, at))) &&
      (function == 345 ==> (valid_nnb_functions_istft_args(len, at))) &&
      (function == 346 ==> (valid_nnb_functions_fused_convolution_args(buf, len, at,
              index_table_at, index_table_count, base))) &&
      (function == 347 ==> (valid_nnb_functions_upper_args(len, at))) &&
      (function == 348 ==> (valid_nnb_functions_start_end_args(len, at))) &&
      (function == 350 ==> (valid_nnb_functions_top_k_data_args(len, at))) &&
      (function == 352 ==> (valid_nnb_functions_onnx_resize_args(buf, len, at, index_table_at,
              index_table_count, base)));
    predicate valid_nnb_functions_args_part15(integer len, integer at, integer function) =
      (function == 353 ==> (valid_nnb_functions_onnx_non_max_suppression_args(len, at))) &&
      (function == 354 ==> (valid_nnb_functions_k_args(len, at))) &&
      (function == 355 ==> (valid_nnb_functions_fmod_args(len, at))) &&
      (function == 356 ==> (valid_nnb_functions_direction_args(len, at))) &&
      (function == 358 ==> (valid_nnb_functions_unique_args(len, at))) &&
      (function == 359 ==> (valid_nnb_functions_equation_args(len, at))) &&
      (function == 360 ==> (valid_nnb_functions_k_upper_args(len, at)));
    predicate valid_nnb_functions_args{L}(uint8_t *buf, integer len, integer at, integer function,
            integer index_table_at, integer index_table_count, integer base) =
      valid_nnb_functions_args_part1(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part2(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part3(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part4(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part5(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part6(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part7(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part8(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part9(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part10(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part11(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part12(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part13(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part14(buf, len, at, function, index_table_at, index_table_count,
              base) &&
      valid_nnb_functions_args_part15(len, at, function);
    logic integer nnb_functions_function_of(integer id) = id;
    logic integer nnb_functions_function{L}(uint8_t *buf, integer at) =
      nnb_functions_function_of(nnb_functions_id(buf, at));
    logic integer nnb_functions_cut_input_of(integer function) =
      (((function == 108 || function == 110) || function == 232) || function == 233) ? 1 : 0;
    logic integer nnb_functions_cut_input{L}(uint8_t *buf, integer at) =
      nnb_functions_cut_input_of(nnb_functions_function(buf, at));
    predicate valid_nnb_functions{L}(uint8_t *buf, integer len, integer at, integer index_table_at,
            integer index_table_count, integer base) =
      at + 20 <= len &&
      rule_nnb_functions_inputs_block(nnb_functions_inputs_block(buf, at), index_table_count) &&
      rule_nnb_functions_outputs_block(nnb_functions_outputs_block(buf, at), index_table_count) &&
      valid_nnb_functions_args(buf, len, at + 20, nnb_functions_function(buf, at), index_table_at,
              index_table_count, base);
*/

/* ---- operand */
/*@
    logic integer nnb_operand_variable{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate rule_nnb_operand_variable(integer variable, integer root_header_variables_count) =
      variable >= 0 &&
      variable <= (root_header_variables_count - 1);
    predicate rule_nnb_operand_usable_variable(integer root_data_variables_record_is_usable,
            integer may_be_cut, integer root_data_variables_record_is_partial) =
      root_data_variables_record_is_usable != 0
              || (may_be_cut != 0 && root_data_variables_record_is_partial != 0);
    predicate valid_nnb_operand{L}(uint8_t *buf, integer len, integer at, integer may_be_cut,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_num_of_data,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version) =
      at + 4 <= len &&
      rule_nnb_operand_variable(nnb_operand_variable(buf, at), root_header_variables_count) &&
      0 <= nnb_operand_variable(buf, at) &&
      nnb_operand_variable(buf, at) < root_data_variables_count &&
      valid_nnb_variable(buf, len, root_data_variables_at + 4 * nnb_operand_variable(buf, at),
              root_header_num_of_data, root_index_table_at, root_index_table_count, base,
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version) &&
      rule_nnb_operand_usable_variable(nnb_variable_its_record_is_usable(buf, len,
              root_data_variables_at + 4 * nnb_operand_variable(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, base, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version), may_be_cut,
              nnb_variable_its_record_is_partial(buf, len,
              root_data_variables_at + 4 * nnb_operand_variable(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, base));
*/

/* ---- function */
/*@
    logic integer nnb_function_block{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate rule_nnb_function_block(integer block, integer root_header_num_of_data) =
      block >= 0 &&
      block <= (root_header_num_of_data - 1);
    logic integer nnb_function_record_pos_of{L}(uint8_t *buf, integer block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * block));
    predicate defined_nnb_function_record_pos{L}(uint8_t *buf, integer block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= block &&
      block < root_index_table_count;
    logic integer at_nnb_function_record{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      base + nnb_function_record_pos_of(buf, nnb_function_block(buf, at), root_index_table_at,
              root_index_table_count);
    logic integer nnb_function_record_end_of{L}(uint8_t *buf, integer block,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      ((block + 1) < root_header_num_of_data) ?
              u4le(buf + (root_index_table_at + 4 * (block + 1))) : io_size;
    predicate defined_nnb_function_record_end{L}(uint8_t *buf, integer block,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      (((block + 1) < root_header_num_of_data) ==> (0 <= (block + 1) &&
      (block + 1) < root_index_table_count));
    logic integer nnb_function_inputs_pos_of{L}(uint8_t *buf, integer record_inputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * record_inputs_block));
    predicate defined_nnb_function_inputs_pos{L}(uint8_t *buf, integer record_inputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= record_inputs_block &&
      record_inputs_block < root_index_table_count;
    logic integer at_nnb_function_inputs{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      base + nnb_function_inputs_pos_of(buf, nnb_functions_inputs_block(buf,
              at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
              root_index_table_at, root_index_table_count);
    logic integer nnb_function_inputs_may_be_cut_of(integer index, integer record_cut_input) =
      (index > 0 && index == record_cut_input) ? 1 : 0;
    predicate valid_nnb_function_inputs_item{L}(uint8_t *buf, integer len, integer at,
            integer record_cut_input, integer root_header_variables_count,
            integer root_data_variables_at, integer root_data_variables_count,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version, integer i) =
      valid_nnb_operand(buf, len, at + 4 * i, nnb_function_inputs_may_be_cut_of(i,
              record_cut_input), root_header_variables_count, root_data_variables_at,
              root_data_variables_count, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, root_header_buffers_count, root_data_buffers_at,
              root_data_buffers_count, root_header_version);
    predicate valid_nnb_function_inputs{L}(uint8_t *buf, integer len, integer at,
            integer record_cut_input, integer root_header_variables_count,
            integer root_data_variables_at, integer root_data_variables_count,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_function_inputs_item(buf, len, at,
              record_cut_input, root_header_variables_count, root_data_variables_at,
              root_data_variables_count, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, root_header_buffers_count, root_data_buffers_at,
              root_data_buffers_count, root_header_version, k);
    logic integer nnb_function_outputs_pos_of{L}(uint8_t *buf, integer record_outputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * record_outputs_block));
    predicate defined_nnb_function_outputs_pos{L}(uint8_t *buf, integer record_outputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= record_outputs_block &&
      record_outputs_block < root_index_table_count;
    logic integer at_nnb_function_outputs{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      base + nnb_function_outputs_pos_of(buf, nnb_functions_outputs_block(buf,
              at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
              root_index_table_at, root_index_table_count);
    predicate valid_nnb_function_outputs_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_num_of_data,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer i) =
      valid_nnb_operand(buf, len, at + 4 * i, (\false ? 1 : 0), root_header_variables_count,
              root_data_variables_at, root_data_variables_count, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version);
    predicate valid_nnb_function_outputs{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_num_of_data,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_function_outputs_item(buf, len, at,
              root_header_variables_count, root_data_variables_at, root_data_variables_count,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base,
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version, k);
    predicate valid_nnb_function{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_count,
            integer root_data_variables_at, integer root_data_variables_count,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version) =
      at + 4 <= len &&
      rule_nnb_function_block(nnb_function_block(buf, at), root_header_num_of_data) &&
      defined_nnb_function_record_pos(buf, nnb_function_block(buf, at), root_index_table_at,
              root_index_table_count) &&
      at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base) <= len &&
      defined_nnb_function_record_end(buf, nnb_function_block(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base)) &&
      valid_nnb_functions(buf, len, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base), root_index_table_at, root_index_table_count, base) &&
      defined_nnb_function_inputs_pos(buf, nnb_functions_inputs_block(buf,
              at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
              root_index_table_at, root_index_table_count) &&
      at_nnb_function_inputs(buf, at, root_index_table_at, root_index_table_count, base) <= len &&
      4 * nnb_functions_inputs_count(buf, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base)) <= len - (at_nnb_function_inputs(buf, at,
              root_index_table_at, root_index_table_count, base)) &&
      valid_nnb_function_inputs(buf, len, at_nnb_function_inputs(buf, at, root_index_table_at,
              root_index_table_count, base), nnb_functions_cut_input(buf,
              at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
              root_header_variables_count, root_data_variables_at, root_data_variables_count,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base,
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version, nnb_functions_inputs_count(buf, at_nnb_function_record(buf, at,
              root_index_table_at, root_index_table_count, base))) &&
      defined_nnb_function_outputs_pos(buf, nnb_functions_outputs_block(buf,
              at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
              root_index_table_at, root_index_table_count) &&
      at_nnb_function_outputs(buf, at, root_index_table_at, root_index_table_count, base) <= len &&
      4 * nnb_functions_outputs_count(buf, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base)) <= len - (at_nnb_function_outputs(buf, at,
              root_index_table_at, root_index_table_count, base)) &&
      valid_nnb_function_outputs(buf, len, at_nnb_function_outputs(buf, at, root_index_table_at,
              root_index_table_count, base), root_header_variables_count, root_data_variables_at,
              root_data_variables_count, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, root_header_buffers_count, root_data_buffers_at,
              root_data_buffers_count, root_header_version, nnb_functions_outputs_count(buf,
              at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)));
*/

/* ---- end_of_list */
/*@
    predicate valid_nnb_end_of_list = \true;
*/

/* ---- data_area */
/*@
    logic integer nnb_data_area_buffers_pos_of{L}(uint8_t *buf, integer root_header_buffers_block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_buffers_block));
    predicate defined_nnb_data_area_buffers_pos{L}(uint8_t *buf, integer root_header_buffers_block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= root_header_buffers_block &&
      root_header_buffers_block < root_index_table_count;
    logic integer at_nnb_data_area_buffers{L}(uint8_t *buf, integer root_header_buffers_block,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      base + nnb_data_area_buffers_pos_of(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count);
    predicate valid_nnb_data_area_buffers_item{L}(uint8_t *buf, integer len, integer at,
            integer i) =
      valid_nnb_buffer(buf, len, at + 4 * i);
    predicate valid_nnb_data_area_buffers{L}(uint8_t *buf, integer len, integer at, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_buffers_item(buf, len, at, k);
    logic integer nnb_data_area_variables_pos_of{L}(uint8_t *buf,
            integer root_header_variables_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_variables_block));
    predicate defined_nnb_data_area_variables_pos{L}(uint8_t *buf,
            integer root_header_variables_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_variables_block &&
      root_header_variables_block < root_index_table_count;
    logic integer at_nnb_data_area_variables{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_block) =
      base + nnb_data_area_variables_pos_of(buf, root_header_variables_block, root_index_table_at,
              root_index_table_count);
    predicate valid_nnb_data_area_variables_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version, integer i) =
      valid_nnb_variable(buf, len, at + 4 * i, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, root_header_buffers_count, root_data_buffers_at,
              root_data_buffers_count, root_header_version);
    predicate valid_nnb_data_area_variables{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_variables_item(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base,
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version, k);
    logic integer nnb_data_area_inputs_pos_of{L}(uint8_t *buf, integer root_header_inputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_inputs_block));
    predicate defined_nnb_data_area_inputs_pos{L}(uint8_t *buf, integer root_header_inputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= root_header_inputs_block &&
      root_header_inputs_block < root_index_table_count;
    logic integer at_nnb_data_area_inputs{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_inputs_block) =
      base + nnb_data_area_inputs_pos_of(buf, root_header_inputs_block, root_index_table_at,
              root_index_table_count);
    predicate valid_nnb_data_area_inputs_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer i) =
      valid_nnb_variable_number(buf, len, at + 4 * i, root_header_variables_count);
    predicate valid_nnb_data_area_inputs{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_inputs_item(buf, len, at,
              root_header_variables_count, k);
    logic integer nnb_data_area_outputs_pos_of{L}(uint8_t *buf, integer root_header_outputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_outputs_block));
    predicate defined_nnb_data_area_outputs_pos{L}(uint8_t *buf, integer root_header_outputs_block,
            integer root_index_table_at, integer root_index_table_count) =
      0 <= root_header_outputs_block &&
      root_header_outputs_block < root_index_table_count;
    logic integer at_nnb_data_area_outputs{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_outputs_block) =
      base + nnb_data_area_outputs_pos_of(buf, root_header_outputs_block, root_index_table_at,
              root_index_table_count);
    predicate valid_nnb_data_area_outputs_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer i) =
      valid_nnb_variable_number(buf, len, at + 4 * i, root_header_variables_count);
    predicate valid_nnb_data_area_outputs{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_outputs_item(buf, len, at,
              root_header_variables_count, k);
    logic integer nnb_data_area_functions_pos_of{L}(uint8_t *buf,
            integer root_header_functions_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_functions_block));
    predicate defined_nnb_data_area_functions_pos{L}(uint8_t *buf,
            integer root_header_functions_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_functions_block &&
      root_header_functions_block < root_index_table_count;
    logic integer at_nnb_data_area_functions{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_functions_block) =
      base + nnb_data_area_functions_pos_of(buf, root_header_functions_block, root_index_table_at,
              root_index_table_count);
    predicate valid_nnb_data_area_functions_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_count,
            integer root_data_variables_at, integer root_data_variables_count,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer i) =
      valid_nnb_function(buf, len, at + 4 * i, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, root_header_variables_count, root_data_variables_at,
              root_data_variables_count, root_header_buffers_count, root_data_buffers_at,
              root_data_buffers_count, root_header_version);
    predicate valid_nnb_data_area_functions{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_count,
            integer root_data_variables_at, integer root_data_variables_count,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_functions_item(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base,
              root_header_variables_count, root_data_variables_at, root_data_variables_count,
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version, k);
    logic integer nnb_data_area_end_of_buffers_pos_of{L}(uint8_t *buf,
            integer root_header_buffers_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_buffers_block));
    predicate defined_nnb_data_area_end_of_buffers_pos{L}(uint8_t *buf,
            integer root_header_buffers_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_buffers_block &&
      root_header_buffers_block < root_index_table_count;
    logic integer at_nnb_data_area_end_of_buffers{L}(uint8_t *buf,
            integer root_header_buffers_block, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      base + nnb_data_area_end_of_buffers_pos_of(buf, root_header_buffers_block,
              root_index_table_at, root_index_table_count);
    logic integer nnb_data_area_end_of_variables_pos_of{L}(uint8_t *buf,
            integer root_header_variables_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_variables_block));
    predicate defined_nnb_data_area_end_of_variables_pos{L}(uint8_t *buf,
            integer root_header_variables_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_variables_block &&
      root_header_variables_block < root_index_table_count;
    logic integer at_nnb_data_area_end_of_variables{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_block) =
      base + nnb_data_area_end_of_variables_pos_of(buf, root_header_variables_block,
              root_index_table_at, root_index_table_count);
    logic integer nnb_data_area_end_of_inputs_pos_of{L}(uint8_t *buf,
            integer root_header_inputs_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_inputs_block));
    predicate defined_nnb_data_area_end_of_inputs_pos{L}(uint8_t *buf,
            integer root_header_inputs_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_inputs_block &&
      root_header_inputs_block < root_index_table_count;
    logic integer at_nnb_data_area_end_of_inputs{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_inputs_block) =
      base + nnb_data_area_end_of_inputs_pos_of(buf, root_header_inputs_block, root_index_table_at,
              root_index_table_count);
    logic integer nnb_data_area_end_of_outputs_pos_of{L}(uint8_t *buf,
            integer root_header_outputs_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_outputs_block));
    predicate defined_nnb_data_area_end_of_outputs_pos{L}(uint8_t *buf,
            integer root_header_outputs_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_outputs_block &&
      root_header_outputs_block < root_index_table_count;
    logic integer at_nnb_data_area_end_of_outputs{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_outputs_block) =
      base + nnb_data_area_end_of_outputs_pos_of(buf, root_header_outputs_block,
              root_index_table_at, root_index_table_count);
    logic integer nnb_data_area_end_of_functions_pos_of{L}(uint8_t *buf,
            integer root_header_functions_block, integer root_index_table_at,
            integer root_index_table_count) =
      u4le(buf + (root_index_table_at + 4 * root_header_functions_block));
    predicate defined_nnb_data_area_end_of_functions_pos{L}(uint8_t *buf,
            integer root_header_functions_block, integer root_index_table_at,
            integer root_index_table_count) =
      0 <= root_header_functions_block &&
      root_header_functions_block < root_index_table_count;
    logic integer at_nnb_data_area_end_of_functions{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_functions_block) =
      base + nnb_data_area_end_of_functions_pos_of(buf, root_header_functions_block,
              root_index_table_at, root_index_table_count);
    predicate valid_nnb_data_area{L}(uint8_t *buf, integer len, integer root_header_buffers_block,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_header_buffers_count, integer root_header_variables_block,
            integer root_header_variables_count, integer root_header_num_of_data,
            integer root_header_version, integer root_header_inputs_block,
            integer root_header_inputs_count, integer root_header_outputs_block,
            integer root_header_outputs_count, integer root_header_functions_block,
            integer root_header_functions_count) =
      defined_nnb_data_area_buffers_pos(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base) <= len &&
      4 * root_header_buffers_count <= len - (at_nnb_data_area_buffers(buf,
              root_header_buffers_block, root_index_table_at, root_index_table_count, base)) &&
      valid_nnb_data_area_buffers(buf, len, at_nnb_data_area_buffers(buf,
              root_header_buffers_block, root_index_table_at, root_index_table_count, base),
              root_header_buffers_count) &&
      defined_nnb_data_area_variables_pos(buf, root_header_variables_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block) <= len &&
      4 * root_header_variables_count <= len - (at_nnb_data_area_variables(buf,
              root_index_table_at, root_index_table_count, base, root_header_variables_block)) &&
      valid_nnb_data_area_variables(buf, len, at_nnb_data_area_variables(buf, root_index_table_at,
              root_index_table_count, base, root_header_variables_block), root_header_num_of_data,
              root_index_table_at, root_index_table_count, base, root_header_buffers_count,
              at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base), root_header_buffers_count, root_header_version,
              root_header_variables_count) &&
      defined_nnb_data_area_inputs_pos(buf, root_header_inputs_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_inputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_inputs_block) <= len &&
      4 * root_header_inputs_count <= len - (at_nnb_data_area_inputs(buf, root_index_table_at,
              root_index_table_count, base, root_header_inputs_block)) &&
      valid_nnb_data_area_inputs(buf, len, at_nnb_data_area_inputs(buf, root_index_table_at,
              root_index_table_count, base, root_header_inputs_block), root_header_variables_count,
              root_header_inputs_count) &&
      defined_nnb_data_area_outputs_pos(buf, root_header_outputs_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_outputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_outputs_block) <= len &&
      4 * root_header_outputs_count <= len - (at_nnb_data_area_outputs(buf, root_index_table_at,
              root_index_table_count, base, root_header_outputs_block)) &&
      valid_nnb_data_area_outputs(buf, len, at_nnb_data_area_outputs(buf, root_index_table_at,
              root_index_table_count, base, root_header_outputs_block),
              root_header_variables_count, root_header_outputs_count) &&
      defined_nnb_data_area_functions_pos(buf, root_header_functions_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_functions(buf, root_index_table_at, root_index_table_count, base,
              root_header_functions_block) <= len &&
      4 * root_header_functions_count <= len - (at_nnb_data_area_functions(buf,
              root_index_table_at, root_index_table_count, base, root_header_functions_block)) &&
      valid_nnb_data_area_functions(buf, len, at_nnb_data_area_functions(buf, root_index_table_at,
              root_index_table_count, base, root_header_functions_block), root_header_num_of_data,
              root_index_table_at, root_index_table_count, base, root_header_variables_count,
              at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block), root_header_variables_count, root_header_buffers_count,
              at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base), root_header_buffers_count, root_header_version,
              root_header_functions_count) &&
      defined_nnb_data_area_end_of_buffers_pos(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_end_of_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base) <= len &&
      valid_nnb_end_of_list &&
      defined_nnb_data_area_end_of_variables_pos(buf, root_header_variables_block,
              root_index_table_at, root_index_table_count) &&
      at_nnb_data_area_end_of_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block) <= len &&
      valid_nnb_end_of_list &&
      defined_nnb_data_area_end_of_inputs_pos(buf, root_header_inputs_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_end_of_inputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_inputs_block) <= len &&
      valid_nnb_end_of_list &&
      defined_nnb_data_area_end_of_outputs_pos(buf, root_header_outputs_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_end_of_outputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_outputs_block) <= len &&
      valid_nnb_end_of_list &&
      defined_nnb_data_area_end_of_functions_pos(buf, root_header_functions_block,
              root_index_table_at, root_index_table_count) &&
      at_nnb_data_area_end_of_functions(buf, root_index_table_at, root_index_table_count, base,
              root_header_functions_block) <= len &&
      valid_nnb_end_of_list;
*/

/* ---- nnb */
/*@
    predicate valid_nnb_index_table_item{L}(uint8_t *buf, integer len, integer at,
            integer header_data_size, integer i) =
      valid_nnb_block_offset(buf, len, at + 4 * i, header_data_size);
    predicate valid_nnb_index_table{L}(uint8_t *buf, integer len, integer at,
            integer header_data_size, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_index_table_item(buf, len, at,
              header_data_size, k);
    logic integer at_nnb_data{L}(uint8_t *buf) = 56 + 4 * nnb_header_num_of_data(buf, 0);
    predicate valid_nnb{L}(uint8_t *buf, integer len) =
      valid_nnb_header(buf, len, 0) &&
      4 * nnb_header_num_of_data(buf, 0) <= len - 56 &&
      valid_nnb_index_table(buf, len, 56, nnb_header_data_size(buf, 0), nnb_header_num_of_data(buf,
              0)) &&
      at_nnb_data(buf) + nnb_header_data_size(buf, 0) <= len &&
      valid_nnb_data_area(buf, at_nnb_data(buf) + nnb_header_data_size(buf, 0),
              nnb_header_buffers_block(buf, 0), 56, nnb_header_num_of_data(buf, 0),
              at_nnb_data(buf), nnb_header_buffers_count(buf, 0), nnb_header_variables_block(buf,
              0), nnb_header_variables_count(buf, 0), nnb_header_num_of_data(buf, 0),
              nnb_header_version(buf, 0), nnb_header_inputs_block(buf, 0),
              nnb_header_inputs_count(buf, 0), nnb_header_outputs_block(buf, 0),
              nnb_header_outputs_count(buf, 0), nnb_header_functions_block(buf, 0),
              nnb_header_functions_count(buf, 0));
*/

/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb(buf, len);
    ensures \result == KS_REFUSED ==> !valid_nnb(buf, len);
    ensures 0 <= \result <= 2;
*/
ks_verdict nnb_validate(ks_gate *gate, const uint8_t *buf, size_t len);

#ifdef __cplusplus
}
#endif

#endif
