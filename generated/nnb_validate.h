/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */
/*
 * What a valid file is, in ACSL, and the function that decides it. Its contract: it accepts
 * only files of which valid_nnb holds, and refuses only others. It asks the gate for the
 * bytes that it looks at, and counts its steps there; without them it is stopped, and says
 * nothing. See ks_gate.h.
 *
 * valid_t is a type t at the place `at`, end_t where it ends, at_t_f where its field f begins,
 * and t_f a field or instance; rule_ is a rule, defined_ says that a formula can be computed,
 * _of is its value. u8le(buf + at) and its kin are the numbers of Kaitai Struct. Integers
 * have no size here; where 64 bits might not do, it says so.
 */
#ifndef KSYC_NNB_VALIDATE_H
#define KSYC_NNB_VALIDATE_H

#ifdef __FRAMAC__
#include "ks_loaded.h"
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
    predicate rule_nnb_header_api_level(integer strict, integer api_level) =
      !(strict != 0) || (api_level <= 45 || api_level > 5000);
    logic integer nnb_header_api_level{L}(uint8_t *buf, integer at) = u4le(buf + (at + 4));
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
    predicate valid_nnb_header{L}(uint8_t *buf, integer len, integer at, integer strict) =
      at + 56 <= len &&
      rule_nnb_header_version(nnb_header_version(buf, at)) &&
      rule_nnb_header_api_level(strict, nnb_header_api_level(buf, at)) &&
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
    predicate rule_nnb_block_offset_aligned_offset(integer strict, integer offset) =
      !(strict != 0) || (offset % 4) == 0;
    predicate valid_nnb_block_offset{L}(uint8_t *buf, integer len, integer at, integer data_size,
            integer strict) =
      at + 4 <= len &&
      nnb_block_offset_offset(buf, at) <= data_size &&
      rule_nnb_block_offset_aligned_offset(strict, nnb_block_offset_offset(buf, at));
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
    predicate rule_nnb_variable_record_shape_in_block{L}(uint8_t *buf, integer strict,
            integer shape_count, integer shape_block, integer root_header_num_of_data,
            integer root_index_table_at, integer root_index_table_count, integer io_size) =
      (!(!(strict != 0)) ==> ((((shape_block + 1)
              < root_header_num_of_data) ==> (0 <= (shape_block + 1) &&
      (shape_block + 1) < root_index_table_count)) &&
      0 <= shape_block &&
      shape_block < root_index_table_count)) &&
      (!(strict != 0) || (4 * shape_count) <=
              ((((shape_block + 1) <
              root_header_num_of_data) ? u4le(buf +
              (root_index_table_at + 4 * (shape_block +
              1))) : io_size) - u4le(buf + (root_index_table_at + 4 * shape_block))));
    logic integer nnb_variable_record_type{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12)) % 16;
    predicate rule_nnb_variable_record_type(integer type) =
      type == 0 || type == 1 || type == 2 || type == 3;
    predicate rule_nnb_variable_record_padding{L}(uint8_t *buf, integer strict,
            integer padding_at) =
      !(strict != 0) || (u2be(buf + padding_at) == 0 && u1(buf + (padding_at + 2)) == 0);
    logic integer nnb_variable_record_data_index{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    predicate rule_nnb_variable_record_data_index(integer data_index,
            integer root_header_num_of_data, integer root_header_buffers_count) =
      (data_index >= 0) ? (data_index <
              root_header_num_of_data) : ((-1 -
              data_index) < root_header_buffers_count ||
              (data_index == -1 && root_header_buffers_count == 0));
    predicate rule_nnb_variable_record_record_in_block(integer strict, integer io_pos,
            integer end) =
      !(strict != 0) || io_pos <= end;
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
    predicate rule_nnb_variable_record_constant_fills_block(integer data_index, integer strict,
            integer has_block_size, integer block_size, integer num_bytes) =
      (!(!(data_index >= 0)) ==> (!(!(strict != 0)) ==> (has_block_size != 0 &&
      ks_is_s64(num_bytes + 3)))) &&
      (!(data_index >= 0) || (!(strict != 0) || (block_size <= (num_bytes + 3) || num_bytes == 0)));
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
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
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
    predicate valid_nnb_variable_record{L}(uint8_t *buf, integer len, integer at, integer end,
            integer root_header_num_of_data, integer strict, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version) =
      at + 20 <= len &&
      rule_nnb_variable_record_shape_block(nnb_variable_record_shape_block(buf, at),
              root_header_num_of_data) &&
      rule_nnb_variable_record_shape_in_block(buf, strict, nnb_variable_record_shape_count(buf,
              at), nnb_variable_record_shape_block(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base)) &&
      rule_nnb_variable_record_type(nnb_variable_record_type(buf, at)) &&
      rule_nnb_variable_record_padding(buf, strict, at + 13) &&
      rule_nnb_variable_record_data_index(nnb_variable_record_data_index(buf, at),
              root_header_num_of_data, root_header_buffers_count) &&
      rule_nnb_variable_record_record_in_block(strict, (at + 20 - base), end) &&
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
      rule_nnb_variable_record_constant_fills_block(nnb_variable_record_data_index(buf, at),
              strict, nnb_variable_record_has_block_size(buf, at),
              nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base),
              nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
              base)) &&
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
              root_index_table_count, base), root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, root_header_buffers_count, root_data_buffers_at,
              root_data_buffers_count, root_header_version);
    logic integer nnb_variable_its_record_is_partial{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      nnb_variable_record_is_partial(buf, len, at_nnb_variable_record(buf, at, root_index_table_at,
              root_index_table_count, base), root_header_num_of_data, root_index_table_at,
              root_index_table_count, base);
    predicate valid_nnb_variable{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer strict,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version) =
      at + 4 <= len &&
      rule_nnb_variable_block(nnb_variable_block(buf, at), root_header_num_of_data) &&
      defined_nnb_variable_record_pos(buf, nnb_variable_block(buf, at), root_index_table_at,
              root_index_table_count) &&
      at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count, base) <= len &&
      defined_nnb_variable_record_end(buf, nnb_variable_block(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base)) &&
      valid_nnb_variable_record(buf, len, at_nnb_variable_record(buf, at, root_index_table_at,
              root_index_table_count, base), nnb_variable_record_end_of(buf,
              nnb_variable_block(buf, at), root_header_num_of_data, root_index_table_at,
              root_index_table_count, (len - base)), root_header_num_of_data, strict,
              root_index_table_at, root_index_table_count, base, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version);
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
    predicate rule_nnb_functions_int_list_list_in_block{L}(uint8_t *buf, integer strict,
            integer count_, integer block, integer index_table_count, integer index_table_at,
            integer io_size) =
      (!(!(strict != 0)) ==> ((((block + 1) < index_table_count) ==> (0 <= (block + 1) &&
      (block + 1) < index_table_count)) &&
      0 <= block &&
      block < index_table_count)) &&
      (!(strict != 0) || (4 * count_) <=
              ((((block + 1) < index_table_count) ?
              u4le(buf + (index_table_at + 4 * (block +
              1))) : io_size) - u4le(buf + (index_table_at + 4 * block))));
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
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      rule_nnb_functions_int_list_block(nnb_functions_int_list_block(buf, at), index_table_count) &&
      rule_nnb_functions_int_list_list_in_block(buf, strict, nnb_functions_int_list_count(buf, at),
              nnb_functions_int_list_block(buf, at), index_table_count, index_table_at,
              (len - base)) &&
      defined_nnb_functions_int_list_values_pos(buf, nnb_functions_int_list_block(buf, at),
              index_table_at, index_table_count) &&
      at_nnb_functions_int_list_values(buf, at, index_table_at, index_table_count, base) <= len &&
      4 * nnb_functions_int_list_count(buf, at) <= len - (at_nnb_functions_int_list_values(buf, at,
              index_table_at, index_table_count, base));
*/

/* ---- convolution_0_args */
/*@
    predicate valid_nnb_functions_convolution_0_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 32 <= len;
*/

/* ---- depthwise_convolution_args */
/*@
    predicate valid_nnb_functions_depthwise_convolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 32 <= len;
*/

/* ---- depthwise_deconvolution_args */
/*@
    predicate valid_nnb_functions_depthwise_deconvolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 32 <= len;
*/

/* ---- max_pooling_0_args */
/*@
    logic integer nnb_functions_max_pooling_0_args_ignore_border{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_max_pooling_0_args_ignore_border(integer strict,
            integer ignore_border) =
      !(strict != 0) || ignore_border <= 1;
    predicate rule_nnb_functions_max_pooling_0_args_alignment_37{L}(uint8_t *buf, integer strict,
            integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    predicate valid_nnb_functions_max_pooling_0_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len &&
      rule_nnb_functions_max_pooling_0_args_ignore_border(strict,
              nnb_functions_max_pooling_0_args_ignore_border(buf, at)) &&
      rule_nnb_functions_max_pooling_0_args_alignment_37(buf, strict, at + 17) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base);
*/

/* ---- max_pooling_args */
/*@
    logic integer nnb_functions_max_pooling_args_ignore_border{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_max_pooling_args_ignore_border(integer strict,
            integer ignore_border) =
      !(strict != 0) || ignore_border <= 1;
    predicate rule_nnb_functions_max_pooling_args_alignment_37{L}(uint8_t *buf, integer strict,
            integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    logic integer nnb_functions_max_pooling_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 28));
    predicate rule_nnb_functions_max_pooling_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_max_pooling_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len &&
      rule_nnb_functions_max_pooling_args_ignore_border(strict,
              nnb_functions_max_pooling_args_ignore_border(buf, at)) &&
      rule_nnb_functions_max_pooling_args_alignment_37(buf, strict, at + 17) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 29 <= len &&
      rule_nnb_functions_max_pooling_args_channel_last(strict,
              nnb_functions_max_pooling_args_channel_last(buf, at));
*/

/* ---- kernel_args */
/*@
    predicate valid_nnb_functions_kernel_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base);
*/

/* ---- inplace_args */
/*@
    logic integer nnb_functions_inplace_args_inplace{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate rule_nnb_functions_inplace_args_inplace(integer strict, integer inplace) =
      !(strict != 0) || inplace <= 1;
    predicate valid_nnb_functions_inplace_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_inplace_args_inplace(strict, nnb_functions_inplace_args_inplace(buf, at));
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
    logic integer nnb_functions_batch_normalization_0_args_batch_stat{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_batch_normalization_0_args_batch_stat(integer strict,
            integer batch_stat) =
      !(strict != 0) || batch_stat <= 1;
    predicate valid_nnb_functions_batch_normalization_0_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 17 <= len &&
      rule_nnb_functions_batch_normalization_0_args_batch_stat(strict,
              nnb_functions_batch_normalization_0_args_batch_stat(buf, at));
*/

/* ---- base_axis_update_running_mean_args */
/*@
    logic integer
            nnb_functions_base_axis_update_running_mean_args_update_running_mean{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 4));
    predicate
            rule_nnb_functions_base_axis_update_running_mean_args_update_running_mean(integer strict, integer update_running_mean) =
      !(strict != 0) || update_running_mean <= 1;
    predicate valid_nnb_functions_base_axis_update_running_mean_args{L}(uint8_t *buf, integer len,
            integer at, integer strict) =
      at + 5 <= len &&
      rule_nnb_functions_base_axis_update_running_mean_args_update_running_mean(strict,
              nnb_functions_base_axis_update_running_mean_args_update_running_mean(buf, at));
*/

/* ---- axes_keep_dims_args */
/*@
    logic integer nnb_functions_axes_keep_dims_args_keep_dims{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_axes_keep_dims_args_keep_dims(integer strict, integer keep_dims) =
      !(strict != 0) || keep_dims <= 1;
    predicate valid_nnb_functions_axes_keep_dims_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 9 <= len &&
      rule_nnb_functions_axes_keep_dims_args_keep_dims(strict,
              nnb_functions_axes_keep_dims_args_keep_dims(buf, at));
*/

/* ---- val_float_args */
/*@
    predicate valid_nnb_functions_val_float_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- val_bool_args */
/*@
    logic integer nnb_functions_val_bool_args_val{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate rule_nnb_functions_val_bool_args_val(integer strict, integer val) =
      !(strict != 0) || val <= 1;
    predicate valid_nnb_functions_val_bool_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_val_bool_args_val(strict, nnb_functions_val_bool_args_val(buf, at));
*/

/* ---- val_shape_args */
/*@
    predicate valid_nnb_functions_val_shape_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base);
*/

/* ---- transpose_a_transpose_b_args */
/*@
    logic integer nnb_functions_transpose_a_transpose_b_args_transpose_a{L}(uint8_t *buf,
            integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_transpose_a_transpose_b_args_transpose_a(integer strict,
            integer transpose_a) =
      !(strict != 0) || transpose_a <= 1;
    logic integer nnb_functions_transpose_a_transpose_b_args_transpose_b{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 1));
    predicate rule_nnb_functions_transpose_a_transpose_b_args_transpose_b(integer strict,
            integer transpose_b) =
      !(strict != 0) || transpose_b <= 1;
    predicate valid_nnb_functions_transpose_a_transpose_b_args{L}(uint8_t *buf, integer len,
            integer at, integer strict) =
      at + 2 <= len &&
      rule_nnb_functions_transpose_a_transpose_b_args_transpose_a(strict,
              nnb_functions_transpose_a_transpose_b_args_transpose_a(buf, at)) &&
      rule_nnb_functions_transpose_a_transpose_b_args_transpose_b(strict,
              nnb_functions_transpose_a_transpose_b_args_transpose_b(buf, at));
*/

/* ---- slice_args */
/*@
    predicate valid_nnb_functions_slice_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 16, index_table_at, index_table_count, strict,
              base);
*/

/* ---- axes_args */
/*@
    predicate valid_nnb_functions_axes_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base);
*/

/* ---- shape_args */
/*@
    predicate valid_nnb_functions_shape_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base);
*/

/* ---- shifts_border_mode_args */
/*@
    logic integer nnb_functions_shifts_border_mode_args_border_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_shifts_border_mode_args_border_mode(integer strict,
            integer border_mode) =
      !(strict != 0) || (border_mode == 0 || border_mode == 1);
    predicate valid_nnb_functions_shifts_border_mode_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 12 <= len &&
      rule_nnb_functions_shifts_border_mode_args_border_mode(strict,
              nnb_functions_shifts_border_mode_args_border_mode(buf, at));
*/

/* ---- p_seed_args */
/*@
    predicate valid_nnb_functions_p_seed_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- top_k_data_0_args */
/*@
    logic integer nnb_functions_top_k_data_0_args_abs{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_top_k_data_0_args_abs(integer strict, integer abs) =
      !(strict != 0) || abs <= 1;
    logic integer nnb_functions_top_k_data_0_args_reduce{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 5));
    predicate rule_nnb_functions_top_k_data_0_args_reduce(integer strict, integer reduce) =
      !(strict != 0) || reduce <= 1;
    predicate rule_nnb_functions_top_k_data_0_args_alignment_26{L}(uint8_t *buf, integer strict,
            integer alignment_26_at) =
      !(strict != 0) || u2be(buf + alignment_26_at) == 0;
    predicate valid_nnb_functions_top_k_data_0_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 12 <= len &&
      rule_nnb_functions_top_k_data_0_args_abs(strict, nnb_functions_top_k_data_0_args_abs(buf,
              at)) &&
      rule_nnb_functions_top_k_data_0_args_reduce(strict,
              nnb_functions_top_k_data_0_args_reduce(buf, at)) &&
      rule_nnb_functions_top_k_data_0_args_alignment_26(buf, strict, at + 6);
*/

/* ---- top_k_grad_args */
/*@
    logic integer nnb_functions_top_k_grad_args_abs{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_top_k_grad_args_abs(integer strict, integer abs) =
      !(strict != 0) || abs <= 1;
    predicate rule_nnb_functions_top_k_grad_args_alignment_25{L}(uint8_t *buf, integer strict,
            integer alignment_25_at) =
      !(strict != 0) || (u2be(buf + alignment_25_at) == 0 && u1(buf + (alignment_25_at + 2)) == 0);
    predicate valid_nnb_functions_top_k_grad_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 12 <= len &&
      rule_nnb_functions_top_k_grad_args_abs(strict, nnb_functions_top_k_grad_args_abs(buf, at)) &&
      rule_nnb_functions_top_k_grad_args_alignment_25(buf, strict, at + 5);
*/

/* ---- rand_args */
/*@
    predicate valid_nnb_functions_rand_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len;
*/

/* ---- randint_args */
/*@
    predicate valid_nnb_functions_randint_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len;
*/

/* ---- randn_args */
/*@
    predicate valid_nnb_functions_randn_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len;
*/

/* ---- random_crop_args */
/*@
    predicate valid_nnb_functions_random_crop_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 16 <= len;
*/

/* ---- random_flip_args */
/*@
    predicate valid_nnb_functions_random_flip_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 16 <= len;
*/

/* ---- image_augmentation_args */
/*@
    logic integer nnb_functions_image_augmentation_args_flip_lr{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 36));
    predicate rule_nnb_functions_image_augmentation_args_flip_lr(integer strict, integer flip_lr) =
      !(strict != 0) || flip_lr <= 1;
    logic integer nnb_functions_image_augmentation_args_flip_ud{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 37));
    predicate rule_nnb_functions_image_augmentation_args_flip_ud(integer strict, integer flip_ud) =
      !(strict != 0) || flip_ud <= 1;
    predicate rule_nnb_functions_image_augmentation_args_alignment_58{L}(uint8_t *buf,
            integer strict, integer alignment_58_at) =
      !(strict != 0) || u2be(buf + alignment_58_at) == 0;
    logic integer nnb_functions_image_augmentation_args_brightness_each{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 44));
    predicate rule_nnb_functions_image_augmentation_args_brightness_each(integer strict,
            integer brightness_each) =
      !(strict != 0) || brightness_each <= 1;
    predicate rule_nnb_functions_image_augmentation_args_alignment_65{L}(uint8_t *buf,
            integer strict, integer alignment_65_at) =
      !(strict != 0) || (u2be(buf + alignment_65_at) == 0 && u1(buf + (alignment_65_at + 2)) == 0);
    logic integer nnb_functions_image_augmentation_args_contrast_each{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 56));
    predicate rule_nnb_functions_image_augmentation_args_contrast_each(integer strict,
            integer contrast_each) =
      !(strict != 0) || contrast_each <= 1;
    predicate rule_nnb_functions_image_augmentation_args_alignment_77{L}(uint8_t *buf,
            integer strict, integer alignment_77_at) =
      !(strict != 0) || (u2be(buf + alignment_77_at) == 0 && u1(buf + (alignment_77_at + 2)) == 0);
    predicate valid_nnb_functions_image_augmentation_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 68 <= len &&
      rule_nnb_functions_image_augmentation_args_flip_lr(strict,
              nnb_functions_image_augmentation_args_flip_lr(buf, at)) &&
      rule_nnb_functions_image_augmentation_args_flip_ud(strict,
              nnb_functions_image_augmentation_args_flip_ud(buf, at)) &&
      rule_nnb_functions_image_augmentation_args_alignment_58(buf, strict, at + 38) &&
      rule_nnb_functions_image_augmentation_args_brightness_each(strict,
              nnb_functions_image_augmentation_args_brightness_each(buf, at)) &&
      rule_nnb_functions_image_augmentation_args_alignment_65(buf, strict, at + 45) &&
      rule_nnb_functions_image_augmentation_args_contrast_each(strict,
              nnb_functions_image_augmentation_args_contrast_each(buf, at)) &&
      rule_nnb_functions_image_augmentation_args_alignment_77(buf, strict, at + 57);
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
    logic integer nnb_functions_inq_affine_args_selection_algorithm{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    predicate rule_nnb_functions_inq_affine_args_selection_algorithm(integer strict,
            integer selection_algorithm) =
      !(strict != 0) || (selection_algorithm == 0 || selection_algorithm == 1);
    predicate valid_nnb_functions_inq_affine_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 24 <= len &&
      rule_nnb_functions_inq_affine_args_selection_algorithm(strict,
              nnb_functions_inq_affine_args_selection_algorithm(buf, at));
*/

/* ---- inq_convolution_args */
/*@
    logic integer nnb_functions_inq_convolution_args_selection_algorithm{L}(uint8_t *buf,
            integer at) =
      s4le(buf + (at + 44));
    predicate rule_nnb_functions_inq_convolution_args_selection_algorithm(integer strict,
            integer selection_algorithm) =
      !(strict != 0) || (selection_algorithm == 0 || selection_algorithm == 1);
    predicate valid_nnb_functions_inq_convolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 36 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 36, index_table_at, index_table_count, strict,
              base) &&
      at + 52 <= len &&
      rule_nnb_functions_inq_convolution_args_selection_algorithm(strict,
              nnb_functions_inq_convolution_args_selection_algorithm(buf, at));
*/

/* ---- fixed_point_quantize_args */
/*@
    logic integer nnb_functions_fixed_point_quantize_args_sign{L}(uint8_t *buf, integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_fixed_point_quantize_args_sign(integer strict, integer sign_) =
      !(strict != 0) || sign_ <= 1;
    predicate rule_nnb_functions_fixed_point_quantize_args_alignment_21{L}(uint8_t *buf,
            integer strict, integer alignment_21_at) =
      !(strict != 0) || (u2be(buf + alignment_21_at) == 0 && u1(buf + (alignment_21_at + 2)) == 0);
    logic integer nnb_functions_fixed_point_quantize_args_ste_fine_grained{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_fixed_point_quantize_args_ste_fine_grained(integer strict,
            integer ste_fine_grained) =
      !(strict != 0) || ste_fine_grained <= 1;
    predicate valid_nnb_functions_fixed_point_quantize_args{L}(uint8_t *buf, integer len,
            integer at, integer strict) =
      at + 13 <= len &&
      rule_nnb_functions_fixed_point_quantize_args_sign(strict,
              nnb_functions_fixed_point_quantize_args_sign(buf, at)) &&
      rule_nnb_functions_fixed_point_quantize_args_alignment_21(buf, strict, at + 1) &&
      rule_nnb_functions_fixed_point_quantize_args_ste_fine_grained(strict,
              nnb_functions_fixed_point_quantize_args_ste_fine_grained(buf, at));
*/

/* ---- pow2_quantize_args */
/*@
    logic integer nnb_functions_pow2_quantize_args_sign{L}(uint8_t *buf, integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_pow2_quantize_args_sign(integer strict, integer sign_) =
      !(strict != 0) || sign_ <= 1;
    logic integer nnb_functions_pow2_quantize_args_with_zero{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 1));
    predicate rule_nnb_functions_pow2_quantize_args_with_zero(integer strict, integer with_zero) =
      !(strict != 0) || with_zero <= 1;
    predicate rule_nnb_functions_pow2_quantize_args_alignment_22{L}(uint8_t *buf, integer strict,
            integer alignment_22_at) =
      !(strict != 0) || u2be(buf + alignment_22_at) == 0;
    logic integer nnb_functions_pow2_quantize_args_ste_fine_grained{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_pow2_quantize_args_ste_fine_grained(integer strict,
            integer ste_fine_grained) =
      !(strict != 0) || ste_fine_grained <= 1;
    predicate valid_nnb_functions_pow2_quantize_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 13 <= len &&
      rule_nnb_functions_pow2_quantize_args_sign(strict, nnb_functions_pow2_quantize_args_sign(buf,
              at)) &&
      rule_nnb_functions_pow2_quantize_args_with_zero(strict,
              nnb_functions_pow2_quantize_args_with_zero(buf, at)) &&
      rule_nnb_functions_pow2_quantize_args_alignment_22(buf, strict, at + 2) &&
      rule_nnb_functions_pow2_quantize_args_ste_fine_grained(strict,
              nnb_functions_pow2_quantize_args_ste_fine_grained(buf, at));
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
    logic integer nnb_functions_one_input_grad_args_one_input_grad{L}(uint8_t *buf, integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_one_input_grad_args_one_input_grad(integer strict,
            integer one_input_grad) =
      !(strict != 0) || one_input_grad <= 1;
    predicate valid_nnb_functions_one_input_grad_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_one_input_grad_args_one_input_grad(strict,
              nnb_functions_one_input_grad_args_one_input_grad(buf, at));
*/

/* ---- clip_norm_axes_args */
/*@
    predicate valid_nnb_functions_clip_norm_axes_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base);
*/

/* ---- pad_args */
/*@
    logic integer nnb_functions_pad_args_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_pad_args_mode(integer strict, integer mode) =
      !(strict != 0) || ((mode == 0 || mode == 1) || mode == 2);
    predicate valid_nnb_functions_pad_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 16 <= len &&
      rule_nnb_functions_pad_args_mode(strict, nnb_functions_pad_args_mode(buf, at));
*/

/* ---- shape_inplace_args */
/*@
    logic integer nnb_functions_shape_inplace_args_inplace{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_shape_inplace_args_inplace(integer strict, integer inplace) =
      !(strict != 0) || inplace <= 1;
    predicate valid_nnb_functions_shape_inplace_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 9 <= len &&
      rule_nnb_functions_shape_inplace_args_inplace(strict,
              nnb_functions_shape_inplace_args_inplace(buf, at));
*/

/* ---- interpolate_0_args */
/*@
    logic integer nnb_functions_interpolate_0_args_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_interpolate_0_args_mode(integer strict, integer mode) =
      !(strict != 0) || (mode == 0 || mode == 1);
    logic integer nnb_functions_interpolate_0_args_align_corners{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_interpolate_0_args_align_corners(integer strict,
            integer align_corners) =
      !(strict != 0) || align_corners <= 1;
    predicate valid_nnb_functions_interpolate_0_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 13 <= len &&
      rule_nnb_functions_interpolate_0_args_mode(strict, nnb_functions_interpolate_0_args_mode(buf,
              at)) &&
      rule_nnb_functions_interpolate_0_args_align_corners(strict,
              nnb_functions_interpolate_0_args_align_corners(buf, at));
*/

/* ---- alpha_inplace_args */
/*@
    logic integer nnb_functions_alpha_inplace_args_inplace{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_alpha_inplace_args_inplace(integer strict, integer inplace) =
      !(strict != 0) || inplace <= 1;
    predicate valid_nnb_functions_alpha_inplace_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 5 <= len &&
      rule_nnb_functions_alpha_inplace_args_inplace(strict,
              nnb_functions_alpha_inplace_args_inplace(buf, at));
*/

/* ---- sort_args */
/*@
    logic integer nnb_functions_sort_args_reverse{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_sort_args_reverse(integer strict, integer reverse) =
      !(strict != 0) || reverse <= 1;
    logic integer nnb_functions_sort_args_with_index{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 5));
    predicate rule_nnb_functions_sort_args_with_index(integer strict, integer with_index) =
      !(strict != 0) || with_index <= 1;
    logic integer nnb_functions_sort_args_only_index{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 6));
    predicate rule_nnb_functions_sort_args_only_index(integer strict, integer only_index) =
      !(strict != 0) || only_index <= 1;
    predicate valid_nnb_functions_sort_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 7 <= len &&
      rule_nnb_functions_sort_args_reverse(strict, nnb_functions_sort_args_reverse(buf, at)) &&
      rule_nnb_functions_sort_args_with_index(strict, nnb_functions_sort_args_with_index(buf,
              at)) &&
      rule_nnb_functions_sort_args_only_index(strict, nnb_functions_sort_args_only_index(buf, at));
*/

/* ---- min_args */
/*@
    logic integer nnb_functions_min_args_keep_dims{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_min_args_keep_dims(integer strict, integer keep_dims) =
      !(strict != 0) || keep_dims <= 1;
    logic integer nnb_functions_min_args_with_index{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 9));
    predicate rule_nnb_functions_min_args_with_index(integer strict, integer with_index) =
      !(strict != 0) || with_index <= 1;
    logic integer nnb_functions_min_args_only_index{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 10));
    predicate rule_nnb_functions_min_args_only_index(integer strict, integer only_index) =
      !(strict != 0) || only_index <= 1;
    predicate valid_nnb_functions_min_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 11 <= len &&
      rule_nnb_functions_min_args_keep_dims(strict, nnb_functions_min_args_keep_dims(buf, at)) &&
      rule_nnb_functions_min_args_with_index(strict, nnb_functions_min_args_with_index(buf, at)) &&
      rule_nnb_functions_min_args_only_index(strict, nnb_functions_min_args_only_index(buf, at));
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
    logic integer nnb_functions_signal_ndim_normalized_args_normalized{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_signal_ndim_normalized_args_normalized(integer strict,
            integer normalized) =
      !(strict != 0) || normalized <= 1;
    predicate valid_nnb_functions_signal_ndim_normalized_args{L}(uint8_t *buf, integer len,
            integer at, integer strict) =
      at + 5 <= len &&
      rule_nnb_functions_signal_ndim_normalized_args_normalized(strict,
              nnb_functions_signal_ndim_normalized_args_normalized(buf, at));
*/

/* ---- nms_detection2d_args */
/*@
    logic integer nnb_functions_nms_detection2d_args_nms_per_class{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_nms_detection2d_args_nms_per_class(integer strict,
            integer nms_per_class) =
      !(strict != 0) || nms_per_class <= 1;
    predicate valid_nnb_functions_nms_detection2d_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 9 <= len &&
      rule_nnb_functions_nms_detection2d_args_nms_per_class(strict,
              nnb_functions_nms_detection2d_args_nms_per_class(buf, at));
*/

/* ---- binary_weight_convolution_args */
/*@
    predicate valid_nnb_functions_binary_weight_convolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 36 <= len;
*/

/* ---- base_axis_quantize_zero_to_args */
/*@
    predicate valid_nnb_functions_base_axis_quantize_zero_to_args(integer len, integer at) =
      at + 8 <= len;
*/

/* ---- lstm_args */
/*@
    logic integer nnb_functions_lstm_args_bidirectional{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_lstm_args_bidirectional(integer strict, integer bidirectional) =
      !(strict != 0) || bidirectional <= 1;
    logic integer nnb_functions_lstm_args_training{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 9));
    predicate rule_nnb_functions_lstm_args_training(integer strict, integer training) =
      !(strict != 0) || training <= 1;
    predicate valid_nnb_functions_lstm_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 10 <= len &&
      rule_nnb_functions_lstm_args_bidirectional(strict, nnb_functions_lstm_args_bidirectional(buf,
              at)) &&
      rule_nnb_functions_lstm_args_training(strict, nnb_functions_lstm_args_training(buf, at));
*/

/* ---- rnn_args */
/*@
    logic integer nnb_functions_rnn_args_nonlinearity{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    predicate rule_nnb_functions_rnn_args_nonlinearity(integer strict, integer nonlinearity) =
      !(strict != 0) || (nonlinearity == 0 || nonlinearity == 1);
    logic integer nnb_functions_rnn_args_bidirectional{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_rnn_args_bidirectional(integer strict, integer bidirectional) =
      !(strict != 0) || bidirectional <= 1;
    logic integer nnb_functions_rnn_args_training{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_rnn_args_training(integer strict, integer training) =
      !(strict != 0) || training <= 1;
    predicate valid_nnb_functions_rnn_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 14 <= len &&
      rule_nnb_functions_rnn_args_nonlinearity(strict, nnb_functions_rnn_args_nonlinearity(buf,
              at)) &&
      rule_nnb_functions_rnn_args_bidirectional(strict, nnb_functions_rnn_args_bidirectional(buf,
              at)) &&
      rule_nnb_functions_rnn_args_training(strict, nnb_functions_rnn_args_training(buf, at));
*/

/* ---- random_choice_args */
/*@
    logic integer nnb_functions_random_choice_args_replace{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_random_choice_args_replace(integer strict, integer replace) =
      !(strict != 0) || replace <= 1;
    predicate rule_nnb_functions_random_choice_args_alignment_29{L}(uint8_t *buf, integer strict,
            integer alignment_29_at) =
      !(strict != 0) || (u2be(buf + alignment_29_at) == 0 && u1(buf + (alignment_29_at + 2)) == 0);
    predicate valid_nnb_functions_random_choice_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 16 <= len &&
      rule_nnb_functions_random_choice_args_replace(strict,
              nnb_functions_random_choice_args_replace(buf, at)) &&
      rule_nnb_functions_random_choice_args_alignment_29(buf, strict, at + 9);
*/

/* ---- reps_args */
/*@
    predicate valid_nnb_functions_reps_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base);
*/

/* ---- sync_batch_normalization_args */
/*@
    logic integer nnb_functions_sync_batch_normalization_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    predicate rule_nnb_functions_sync_batch_normalization_args_group(integer strict,
            integer group) =
      !(strict != 0) || group == 0;
    logic integer nnb_functions_sync_batch_normalization_args_batch_stat{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 20));
    predicate rule_nnb_functions_sync_batch_normalization_args_batch_stat(integer strict,
            integer batch_stat) =
      !(strict != 0) || batch_stat <= 1;
    predicate valid_nnb_functions_sync_batch_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      rule_nnb_functions_sync_batch_normalization_args_group(strict,
              nnb_functions_sync_batch_normalization_args_group(buf, at)) &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      at + 21 <= len &&
      rule_nnb_functions_sync_batch_normalization_args_batch_stat(strict,
              nnb_functions_sync_batch_normalization_args_batch_stat(buf, at));
*/

/* ---- convolution_args */
/*@
    logic integer nnb_functions_convolution_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 32));
    predicate rule_nnb_functions_convolution_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_convolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 33 <= len &&
      rule_nnb_functions_convolution_args_channel_last(strict,
              nnb_functions_convolution_args_channel_last(buf, at));
*/

/* ---- average_pooling_args */
/*@
    logic integer nnb_functions_average_pooling_args_ignore_border{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_average_pooling_args_ignore_border(integer strict,
            integer ignore_border) =
      !(strict != 0) || ignore_border <= 1;
    predicate rule_nnb_functions_average_pooling_args_alignment_37{L}(uint8_t *buf, integer strict,
            integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    logic integer nnb_functions_average_pooling_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 28));
    predicate rule_nnb_functions_average_pooling_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    logic integer nnb_functions_average_pooling_args_including_pad{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 29));
    predicate rule_nnb_functions_average_pooling_args_including_pad(integer strict,
            integer including_pad) =
      !(strict != 0) || including_pad <= 1;
    predicate valid_nnb_functions_average_pooling_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len &&
      rule_nnb_functions_average_pooling_args_ignore_border(strict,
              nnb_functions_average_pooling_args_ignore_border(buf, at)) &&
      rule_nnb_functions_average_pooling_args_alignment_37(buf, strict, at + 17) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 30 <= len &&
      rule_nnb_functions_average_pooling_args_channel_last(strict,
              nnb_functions_average_pooling_args_channel_last(buf, at)) &&
      rule_nnb_functions_average_pooling_args_including_pad(strict,
              nnb_functions_average_pooling_args_including_pad(buf, at));
*/

/* ---- fused_batch_normalization_args */
/*@
    logic integer nnb_functions_fused_batch_normalization_args_batch_stat{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_fused_batch_normalization_args_batch_stat(integer strict,
            integer batch_stat) =
      !(strict != 0) || batch_stat <= 1;
    predicate rule_nnb_functions_fused_batch_normalization_args_alignment_37{L}(uint8_t *buf,
            integer strict, integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    logic integer nnb_functions_fused_batch_normalization_args_nonlinearity{L}(uint8_t *buf,
            integer at) =
      s4le(buf + (at + 20));
    predicate rule_nnb_functions_fused_batch_normalization_args_nonlinearity(integer strict,
            integer nonlinearity) =
      !(strict != 0) || nonlinearity == 0;
    predicate valid_nnb_functions_fused_batch_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 24 <= len &&
      rule_nnb_functions_fused_batch_normalization_args_batch_stat(strict,
              nnb_functions_fused_batch_normalization_args_batch_stat(buf, at)) &&
      rule_nnb_functions_fused_batch_normalization_args_alignment_37(buf, strict, at + 17) &&
      rule_nnb_functions_fused_batch_normalization_args_nonlinearity(strict,
              nnb_functions_fused_batch_normalization_args_nonlinearity(buf, at));
*/

/* ---- min_max_quantize_0_args */
/*@
    logic integer nnb_functions_min_max_quantize_0_args_x_min_max{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_min_max_quantize_0_args_x_min_max(integer strict,
            integer x_min_max) =
      !(strict != 0) || x_min_max <= 1;
    logic integer nnb_functions_min_max_quantize_0_args_ema{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 5));
    predicate rule_nnb_functions_min_max_quantize_0_args_ema(integer strict, integer ema) =
      !(strict != 0) || ema <= 1;
    logic integer nnb_functions_min_max_quantize_0_args_ste_fine_grained{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 6));
    predicate rule_nnb_functions_min_max_quantize_0_args_ste_fine_grained(integer strict,
            integer ste_fine_grained) =
      !(strict != 0) || ste_fine_grained <= 1;
    predicate valid_nnb_functions_min_max_quantize_0_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 7 <= len &&
      rule_nnb_functions_min_max_quantize_0_args_x_min_max(strict,
              nnb_functions_min_max_quantize_0_args_x_min_max(buf, at)) &&
      rule_nnb_functions_min_max_quantize_0_args_ema(strict,
              nnb_functions_min_max_quantize_0_args_ema(buf, at)) &&
      rule_nnb_functions_min_max_quantize_0_args_ste_fine_grained(strict,
              nnb_functions_min_max_quantize_0_args_ste_fine_grained(buf, at));
*/

/* ---- min_max_quantize_args */
/*@
    logic integer nnb_functions_min_max_quantize_args_x_min_max{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_min_max_quantize_args_x_min_max(integer strict,
            integer x_min_max) =
      !(strict != 0) || x_min_max <= 1;
    logic integer nnb_functions_min_max_quantize_args_ema{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 5));
    predicate rule_nnb_functions_min_max_quantize_args_ema(integer strict, integer ema) =
      !(strict != 0) || ema <= 1;
    logic integer nnb_functions_min_max_quantize_args_ste_fine_grained{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 6));
    predicate rule_nnb_functions_min_max_quantize_args_ste_fine_grained(integer strict,
            integer ste_fine_grained) =
      !(strict != 0) || ste_fine_grained <= 1;
    predicate rule_nnb_functions_min_max_quantize_args_alignment_27{L}(uint8_t *buf,
            integer strict, integer alignment_27_at) =
      !(strict != 0) || u1(buf + alignment_27_at) == 0;
    predicate valid_nnb_functions_min_max_quantize_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 12 <= len &&
      rule_nnb_functions_min_max_quantize_args_x_min_max(strict,
              nnb_functions_min_max_quantize_args_x_min_max(buf, at)) &&
      rule_nnb_functions_min_max_quantize_args_ema(strict,
              nnb_functions_min_max_quantize_args_ema(buf, at)) &&
      rule_nnb_functions_min_max_quantize_args_ste_fine_grained(strict,
              nnb_functions_min_max_quantize_args_ste_fine_grained(buf, at)) &&
      rule_nnb_functions_min_max_quantize_args_alignment_27(buf, strict, at + 7);
*/

/* ---- patch_correlation_args */
/*@
    predicate valid_nnb_functions_patch_correlation_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 16, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 24, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 32, index_table_at, index_table_count, strict,
              base);
*/

/* ---- random_erase_1_args */
/*@
    logic integer nnb_functions_random_erase_1_args_share{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_random_erase_1_args_share(integer strict, integer share) =
      !(strict != 0) || share <= 1;
    logic integer nnb_functions_random_erase_1_args_inplace{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 9));
    predicate rule_nnb_functions_random_erase_1_args_inplace(integer strict, integer inplace) =
      !(strict != 0) || inplace <= 1;
    predicate rule_nnb_functions_random_erase_1_args_alignment_30{L}(uint8_t *buf, integer strict,
            integer alignment_30_at) =
      !(strict != 0) || u2be(buf + alignment_30_at) == 0;
    logic integer nnb_functions_random_erase_1_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 20));
    predicate rule_nnb_functions_random_erase_1_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_random_erase_1_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 21 <= len &&
      rule_nnb_functions_random_erase_1_args_share(strict,
              nnb_functions_random_erase_1_args_share(buf, at)) &&
      rule_nnb_functions_random_erase_1_args_inplace(strict,
              nnb_functions_random_erase_1_args_inplace(buf, at)) &&
      rule_nnb_functions_random_erase_1_args_alignment_30(buf, strict, at + 10) &&
      rule_nnb_functions_random_erase_1_args_channel_last(strict,
              nnb_functions_random_erase_1_args_channel_last(buf, at));
*/

/* ---- random_erase_args */
/*@
    logic integer nnb_functions_random_erase_args_share{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_random_erase_args_share(integer strict, integer share) =
      !(strict != 0) || share <= 1;
    logic integer nnb_functions_random_erase_args_inplace{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 9));
    predicate rule_nnb_functions_random_erase_args_inplace(integer strict, integer inplace) =
      !(strict != 0) || inplace <= 1;
    predicate rule_nnb_functions_random_erase_args_alignment_30{L}(uint8_t *buf, integer strict,
            integer alignment_30_at) =
      !(strict != 0) || u2be(buf + alignment_30_at) == 0;
    logic integer nnb_functions_random_erase_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 20));
    predicate rule_nnb_functions_random_erase_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    logic integer nnb_functions_random_erase_args_ste_fine_grained{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 21));
    predicate rule_nnb_functions_random_erase_args_ste_fine_grained(integer strict,
            integer ste_fine_grained) =
      !(strict != 0) || ste_fine_grained <= 1;
    predicate valid_nnb_functions_random_erase_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 22 <= len &&
      rule_nnb_functions_random_erase_args_share(strict, nnb_functions_random_erase_args_share(buf,
              at)) &&
      rule_nnb_functions_random_erase_args_inplace(strict,
              nnb_functions_random_erase_args_inplace(buf, at)) &&
      rule_nnb_functions_random_erase_args_alignment_30(buf, strict, at + 10) &&
      rule_nnb_functions_random_erase_args_channel_last(strict,
              nnb_functions_random_erase_args_channel_last(buf, at)) &&
      rule_nnb_functions_random_erase_args_ste_fine_grained(strict,
              nnb_functions_random_erase_args_ste_fine_grained(buf, at));
*/

/* ---- interpolate_1_args */
/*@
    logic integer nnb_functions_interpolate_1_args_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_interpolate_1_args_mode(integer strict, integer mode) =
      !(strict != 0) || (mode == 0 || mode == 1);
    logic integer nnb_functions_interpolate_1_args_align_corners{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_interpolate_1_args_align_corners(integer strict,
            integer align_corners) =
      !(strict != 0) || align_corners <= 1;
    logic integer nnb_functions_interpolate_1_args_half_pixel{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_interpolate_1_args_half_pixel(integer strict, integer half_pixel) =
      !(strict != 0) || half_pixel <= 1;
    predicate valid_nnb_functions_interpolate_1_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 14 <= len &&
      rule_nnb_functions_interpolate_1_args_mode(strict, nnb_functions_interpolate_1_args_mode(buf,
              at)) &&
      rule_nnb_functions_interpolate_1_args_align_corners(strict,
              nnb_functions_interpolate_1_args_align_corners(buf, at)) &&
      rule_nnb_functions_interpolate_1_args_half_pixel(strict,
              nnb_functions_interpolate_1_args_half_pixel(buf, at));
*/

/* ---- kernel_channel_last_args */
/*@
    logic integer nnb_functions_kernel_channel_last_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_kernel_channel_last_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_kernel_channel_last_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 9 <= len &&
      rule_nnb_functions_kernel_channel_last_args_channel_last(strict,
              nnb_functions_kernel_channel_last_args_channel_last(buf, at));
*/

/* ---- rand_beta_args */
/*@
    predicate valid_nnb_functions_rand_beta_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len;
*/

/* ---- rand_binomial_args */
/*@
    predicate valid_nnb_functions_rand_binomial_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len;
*/

/* ---- rand_gamma_args */
/*@
    predicate valid_nnb_functions_rand_gamma_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 20 <= len;
*/

/* ---- interpolate_args */
/*@
    logic integer nnb_functions_interpolate_args_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_interpolate_args_mode(integer strict, integer mode) =
      !(strict != 0) || (mode == 0 || mode == 1);
    logic integer nnb_functions_interpolate_args_align_corners{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_interpolate_args_align_corners(integer strict,
            integer align_corners) =
      !(strict != 0) || align_corners <= 1;
    logic integer nnb_functions_interpolate_args_half_pixel{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_interpolate_args_half_pixel(integer strict, integer half_pixel) =
      !(strict != 0) || half_pixel <= 1;
    logic integer nnb_functions_interpolate_args_half_pixel_for_nn{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 14));
    predicate rule_nnb_functions_interpolate_args_half_pixel_for_nn(integer strict,
            integer half_pixel_for_nn) =
      !(strict != 0) || half_pixel_for_nn <= 1;
    logic integer nnb_functions_interpolate_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 15));
    predicate rule_nnb_functions_interpolate_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_interpolate_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 16 <= len &&
      rule_nnb_functions_interpolate_args_mode(strict, nnb_functions_interpolate_args_mode(buf,
              at)) &&
      rule_nnb_functions_interpolate_args_align_corners(strict,
              nnb_functions_interpolate_args_align_corners(buf, at)) &&
      rule_nnb_functions_interpolate_args_half_pixel(strict,
              nnb_functions_interpolate_args_half_pixel(buf, at)) &&
      rule_nnb_functions_interpolate_args_half_pixel_for_nn(strict,
              nnb_functions_interpolate_args_half_pixel_for_nn(buf, at)) &&
      rule_nnb_functions_interpolate_args_channel_last(strict,
              nnb_functions_interpolate_args_channel_last(buf, at));
*/

/* ---- deconvolution_args */
/*@
    logic integer nnb_functions_deconvolution_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 32));
    predicate rule_nnb_functions_deconvolution_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate rule_nnb_functions_deconvolution_args_alignment_53{L}(uint8_t *buf, integer strict,
            integer alignment_53_at) =
      !(strict != 0) || (u2be(buf + alignment_53_at) == 0 && u1(buf + (alignment_53_at + 2)) == 0);
    predicate valid_nnb_functions_deconvolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 36 <= len &&
      rule_nnb_functions_deconvolution_args_channel_last(strict,
              nnb_functions_deconvolution_args_channel_last(buf, at)) &&
      rule_nnb_functions_deconvolution_args_alignment_53(buf, strict, at + 33) &&
      valid_nnb_functions_int_list(buf, len, at + 36, index_table_at, index_table_count, strict,
              base);
*/

/* ---- quantize_linear_args */
/*@
    logic integer nnb_functions_quantize_linear_args_round_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    predicate rule_nnb_functions_quantize_linear_args_round_mode(integer strict,
            integer round_mode) =
      !(strict != 0) || (round_mode == 0 || round_mode == 1);
    logic integer nnb_functions_quantize_linear_args_narrow_range{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_quantize_linear_args_narrow_range(integer strict,
            integer narrow_range) =
      !(strict != 0) || narrow_range <= 1;
    predicate rule_nnb_functions_quantize_linear_args_alignment_25{L}(uint8_t *buf, integer strict,
            integer alignment_25_at) =
      !(strict != 0) || (u2be(buf + alignment_25_at) == 0 && u1(buf + (alignment_25_at + 2)) == 0);
    predicate valid_nnb_functions_quantize_linear_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 12 <= len &&
      rule_nnb_functions_quantize_linear_args_round_mode(strict,
              nnb_functions_quantize_linear_args_round_mode(buf, at)) &&
      rule_nnb_functions_quantize_linear_args_narrow_range(strict,
              nnb_functions_quantize_linear_args_narrow_range(buf, at)) &&
      rule_nnb_functions_quantize_linear_args_alignment_25(buf, strict, at + 5);
*/

/* ---- fused_convolution_0_args */
/*@
    logic integer nnb_functions_fused_convolution_0_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 32));
    predicate rule_nnb_functions_fused_convolution_0_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate rule_nnb_functions_fused_convolution_0_args_alignment_53{L}(uint8_t *buf,
            integer strict, integer alignment_53_at) =
      !(strict != 0) || (u2be(buf + alignment_53_at) == 0 && u1(buf + (alignment_53_at + 2)) == 0);
    logic integer nnb_functions_fused_convolution_0_args_batch_stat{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 44));
    predicate rule_nnb_functions_fused_convolution_0_args_batch_stat(integer strict,
            integer batch_stat) =
      !(strict != 0) || batch_stat <= 1;
    predicate rule_nnb_functions_fused_convolution_0_args_alignment_65{L}(uint8_t *buf,
            integer strict, integer alignment_65_at) =
      !(strict != 0) || (u2be(buf + alignment_65_at) == 0 && u1(buf + (alignment_65_at + 2)) == 0);
    logic integer nnb_functions_fused_convolution_0_args_nonlinearity{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 48));
    predicate rule_nnb_functions_fused_convolution_0_args_nonlinearity(integer strict,
            integer nonlinearity) =
      !(strict != 0) || ((((((nonlinearity == 0
              || nonlinearity == 1) || nonlinearity ==
              2) || nonlinearity == 3) || nonlinearity
              == 4) || nonlinearity == 5) || nonlinearity == 6);
    predicate valid_nnb_functions_fused_convolution_0_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 52 <= len &&
      rule_nnb_functions_fused_convolution_0_args_channel_last(strict,
              nnb_functions_fused_convolution_0_args_channel_last(buf, at)) &&
      rule_nnb_functions_fused_convolution_0_args_alignment_53(buf, strict, at + 33) &&
      rule_nnb_functions_fused_convolution_0_args_batch_stat(strict,
              nnb_functions_fused_convolution_0_args_batch_stat(buf, at)) &&
      rule_nnb_functions_fused_convolution_0_args_alignment_65(buf, strict, at + 45) &&
      rule_nnb_functions_fused_convolution_0_args_nonlinearity(strict,
              nnb_functions_fused_convolution_0_args_nonlinearity(buf, at));
*/

/* ---- size_align_corners_args */
/*@
    logic integer nnb_functions_size_align_corners_args_align_corners{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_size_align_corners_args_align_corners(integer strict,
            integer align_corners) =
      !(strict != 0) || align_corners <= 1;
    predicate valid_nnb_functions_size_align_corners_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 9 <= len &&
      rule_nnb_functions_size_align_corners_args_align_corners(strict,
              nnb_functions_size_align_corners_args_align_corners(buf, at));
*/

/* ---- warp_by_grid_args */
/*@
    logic integer nnb_functions_warp_by_grid_args_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    predicate rule_nnb_functions_warp_by_grid_args_mode(integer strict, integer mode) =
      !(strict != 0) || (mode == 0 || mode == 1);
    logic integer nnb_functions_warp_by_grid_args_padding_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    predicate rule_nnb_functions_warp_by_grid_args_padding_mode(integer strict,
            integer padding_mode) =
      !(strict != 0) || ((padding_mode == 0 || padding_mode == 1) || padding_mode == 2);
    logic integer nnb_functions_warp_by_grid_args_align_corners{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_warp_by_grid_args_align_corners(integer strict,
            integer align_corners) =
      !(strict != 0) || align_corners <= 1;
    logic integer nnb_functions_warp_by_grid_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 9));
    predicate rule_nnb_functions_warp_by_grid_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_warp_by_grid_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 10 <= len &&
      rule_nnb_functions_warp_by_grid_args_mode(strict, nnb_functions_warp_by_grid_args_mode(buf,
              at)) &&
      rule_nnb_functions_warp_by_grid_args_padding_mode(strict,
              nnb_functions_warp_by_grid_args_padding_mode(buf, at)) &&
      rule_nnb_functions_warp_by_grid_args_align_corners(strict,
              nnb_functions_warp_by_grid_args_align_corners(buf, at)) &&
      rule_nnb_functions_warp_by_grid_args_channel_last(strict,
              nnb_functions_warp_by_grid_args_channel_last(buf, at));
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
    logic integer nnb_functions_batch_first_args_batch_first{L}(uint8_t *buf, integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_batch_first_args_batch_first(integer strict, integer batch_first) =
      !(strict != 0) || batch_first <= 1;
    predicate valid_nnb_functions_batch_first_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_batch_first_args_batch_first(strict,
              nnb_functions_batch_first_args_batch_first(buf, at));
*/

/* ---- pad_packed_sequence_args */
/*@
    logic integer nnb_functions_pad_packed_sequence_args_batch_first{L}(uint8_t *buf, integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_pad_packed_sequence_args_batch_first(integer strict,
            integer batch_first) =
      !(strict != 0) || batch_first <= 1;
    predicate rule_nnb_functions_pad_packed_sequence_args_alignment_21{L}(uint8_t *buf,
            integer strict, integer alignment_21_at) =
      !(strict != 0) || (u2be(buf + alignment_21_at) == 0 && u1(buf + (alignment_21_at + 2)) == 0);
    predicate valid_nnb_functions_pad_packed_sequence_args{L}(uint8_t *buf, integer len,
            integer at, integer strict) =
      at + 12 <= len &&
      rule_nnb_functions_pad_packed_sequence_args_batch_first(strict,
              nnb_functions_pad_packed_sequence_args_batch_first(buf, at)) &&
      rule_nnb_functions_pad_packed_sequence_args_alignment_21(buf, strict, at + 1);
*/

/* ---- val_inplace_args */
/*@
    logic integer nnb_functions_val_inplace_args_inplace{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_val_inplace_args_inplace(integer strict, integer inplace) =
      !(strict != 0) || inplace <= 1;
    predicate valid_nnb_functions_val_inplace_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 5 <= len &&
      rule_nnb_functions_val_inplace_args_inplace(strict,
              nnb_functions_val_inplace_args_inplace(buf, at));
*/

/* ---- norm_normalization_args */
/*@
    predicate valid_nnb_functions_norm_normalization_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      at + 16 <= len;
*/

/* ---- norm_args */
/*@
    logic integer nnb_functions_norm_args_keep_dims{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_norm_args_keep_dims(integer strict, integer keep_dims) =
      !(strict != 0) || keep_dims <= 1;
    predicate valid_nnb_functions_norm_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      at + 13 <= len &&
      rule_nnb_functions_norm_args_keep_dims(strict, nnb_functions_norm_args_keep_dims(buf, at));
*/

/* ---- random_shift_args */
/*@
    logic integer nnb_functions_random_shift_args_border_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_random_shift_args_border_mode(integer strict,
            integer border_mode) =
      !(strict != 0) || ((border_mode == 0 || border_mode == 1) || border_mode == 2);
    predicate valid_nnb_functions_random_shift_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 24 <= len &&
      rule_nnb_functions_random_shift_args_border_mode(strict,
              nnb_functions_random_shift_args_border_mode(buf, at));
*/

/* ---- group_normalization_args */
/*@
    logic integer nnb_functions_group_normalization_args_no_scale{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 20));
    predicate rule_nnb_functions_group_normalization_args_no_scale(integer strict,
            integer no_scale) =
      !(strict != 0) || no_scale <= 1;
    logic integer nnb_functions_group_normalization_args_no_bias{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 21));
    predicate rule_nnb_functions_group_normalization_args_no_bias(integer strict, integer no_bias) =
      !(strict != 0) || no_bias <= 1;
    predicate valid_nnb_functions_group_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 8 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 8, index_table_at, index_table_count, strict,
              base) &&
      at + 22 <= len &&
      rule_nnb_functions_group_normalization_args_no_scale(strict,
              nnb_functions_group_normalization_args_no_scale(buf, at)) &&
      rule_nnb_functions_group_normalization_args_no_bias(strict,
              nnb_functions_group_normalization_args_no_bias(buf, at));
*/

/* ---- instance_normalization_args */
/*@
    logic integer nnb_functions_instance_normalization_args_no_scale{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_instance_normalization_args_no_scale(integer strict,
            integer no_scale) =
      !(strict != 0) || no_scale <= 1;
    logic integer nnb_functions_instance_normalization_args_no_bias{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 17));
    predicate rule_nnb_functions_instance_normalization_args_no_bias(integer strict,
            integer no_bias) =
      !(strict != 0) || no_bias <= 1;
    predicate valid_nnb_functions_instance_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      at + 18 <= len &&
      rule_nnb_functions_instance_normalization_args_no_scale(strict,
              nnb_functions_instance_normalization_args_no_scale(buf, at)) &&
      rule_nnb_functions_instance_normalization_args_no_bias(strict,
              nnb_functions_instance_normalization_args_no_bias(buf, at));
*/

/* ---- layer_normalization_args */
/*@
    logic integer nnb_functions_layer_normalization_args_no_scale{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_layer_normalization_args_no_scale(integer strict,
            integer no_scale) =
      !(strict != 0) || no_scale <= 1;
    logic integer nnb_functions_layer_normalization_args_no_bias{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_layer_normalization_args_no_bias(integer strict, integer no_bias) =
      !(strict != 0) || no_bias <= 1;
    predicate valid_nnb_functions_layer_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 14 <= len &&
      rule_nnb_functions_layer_normalization_args_no_scale(strict,
              nnb_functions_layer_normalization_args_no_scale(buf, at)) &&
      rule_nnb_functions_layer_normalization_args_no_bias(strict,
              nnb_functions_layer_normalization_args_no_bias(buf, at));
*/

/* ---- tensor_normalization_args */
/*@
    logic integer nnb_functions_tensor_normalization_args_no_scale{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_tensor_normalization_args_no_scale(integer strict,
            integer no_scale) =
      !(strict != 0) || no_scale <= 1;
    logic integer nnb_functions_tensor_normalization_args_no_bias{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_tensor_normalization_args_no_bias(integer strict,
            integer no_bias) =
      !(strict != 0) || no_bias <= 1;
    predicate valid_nnb_functions_tensor_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 14 <= len &&
      rule_nnb_functions_tensor_normalization_args_no_scale(strict,
              nnb_functions_tensor_normalization_args_no_scale(buf, at)) &&
      rule_nnb_functions_tensor_normalization_args_no_bias(strict,
              nnb_functions_tensor_normalization_args_no_bias(buf, at));
*/

/* ---- channel_axis_eps_args */
/*@
    predicate valid_nnb_functions_channel_axis_eps_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- batch_normalization_args */
/*@
    logic integer nnb_functions_batch_normalization_args_batch_stat{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_batch_normalization_args_batch_stat(integer strict,
            integer batch_stat) =
      !(strict != 0) || batch_stat <= 1;
    logic integer nnb_functions_batch_normalization_args_no_scale{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 17));
    predicate rule_nnb_functions_batch_normalization_args_no_scale(integer strict,
            integer no_scale) =
      !(strict != 0) || no_scale <= 1;
    logic integer nnb_functions_batch_normalization_args_no_bias{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 18));
    predicate rule_nnb_functions_batch_normalization_args_no_bias(integer strict, integer no_bias) =
      !(strict != 0) || no_bias <= 1;
    predicate valid_nnb_functions_batch_normalization_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 19 <= len &&
      rule_nnb_functions_batch_normalization_args_batch_stat(strict,
              nnb_functions_batch_normalization_args_batch_stat(buf, at)) &&
      rule_nnb_functions_batch_normalization_args_no_scale(strict,
              nnb_functions_batch_normalization_args_no_scale(buf, at)) &&
      rule_nnb_functions_batch_normalization_args_no_bias(strict,
              nnb_functions_batch_normalization_args_no_bias(buf, at));
*/

/* ---- stft_0_args */
/*@
    logic integer nnb_functions_stft_0_args_window_type{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    predicate rule_nnb_functions_stft_0_args_window_type(integer strict, integer window_type) =
      !(strict != 0) || ((window_type == 0 || window_type == 1) || window_type == 2);
    logic integer nnb_functions_stft_0_args_center{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_stft_0_args_center(integer strict, integer center) =
      !(strict != 0) || center <= 1;
    predicate rule_nnb_functions_stft_0_args_alignment_37{L}(uint8_t *buf, integer strict,
            integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    logic integer nnb_functions_stft_0_args_pad_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    predicate rule_nnb_functions_stft_0_args_pad_mode(integer strict, integer pad_mode) =
      !(strict != 0) || (pad_mode == 0 || pad_mode == 1);
    predicate valid_nnb_functions_stft_0_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 24 <= len &&
      rule_nnb_functions_stft_0_args_window_type(strict, nnb_functions_stft_0_args_window_type(buf,
              at)) &&
      rule_nnb_functions_stft_0_args_center(strict, nnb_functions_stft_0_args_center(buf, at)) &&
      rule_nnb_functions_stft_0_args_alignment_37(buf, strict, at + 17) &&
      rule_nnb_functions_stft_0_args_pad_mode(strict, nnb_functions_stft_0_args_pad_mode(buf, at));
*/

/* ---- istft_0_args */
/*@
    logic integer nnb_functions_istft_0_args_window_type{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    predicate rule_nnb_functions_istft_0_args_window_type(integer strict, integer window_type) =
      !(strict != 0) || ((window_type == 0 || window_type == 1) || window_type == 2);
    logic integer nnb_functions_istft_0_args_center{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_istft_0_args_center(integer strict, integer center) =
      !(strict != 0) || center <= 1;
    predicate valid_nnb_functions_istft_0_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 17 <= len &&
      rule_nnb_functions_istft_0_args_window_type(strict,
              nnb_functions_istft_0_args_window_type(buf, at)) &&
      rule_nnb_functions_istft_0_args_center(strict, nnb_functions_istft_0_args_center(buf, at));
*/

/* ---- deformable_convolution_args */
/*@
    logic integer nnb_functions_deformable_convolution_args_channel_last{L}(uint8_t *buf,
            integer at) =
      u1(buf + (at + 36));
    predicate rule_nnb_functions_deformable_convolution_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_deformable_convolution_args{L}(uint8_t *buf, integer len,
            integer at, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 37 <= len &&
      rule_nnb_functions_deformable_convolution_args_channel_last(strict,
              nnb_functions_deformable_convolution_args_channel_last(buf, at));
*/

/* ---- spectral_norm_0_args */
/*@
    logic integer nnb_functions_spectral_norm_0_args_test{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_spectral_norm_0_args_test(integer strict, integer test) =
      !(strict != 0) || test <= 1;
    predicate valid_nnb_functions_spectral_norm_0_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 13 <= len &&
      rule_nnb_functions_spectral_norm_0_args_test(strict,
              nnb_functions_spectral_norm_0_args_test(buf, at));
*/

/* ---- cumsum_args */
/*@
    logic integer nnb_functions_cumsum_args_exclusive{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_cumsum_args_exclusive(integer strict, integer exclusive) =
      !(strict != 0) || exclusive <= 1;
    logic integer nnb_functions_cumsum_args_reverse{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 5));
    predicate rule_nnb_functions_cumsum_args_reverse(integer strict, integer reverse) =
      !(strict != 0) || reverse <= 1;
    predicate valid_nnb_functions_cumsum_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 6 <= len &&
      rule_nnb_functions_cumsum_args_exclusive(strict, nnb_functions_cumsum_args_exclusive(buf,
              at)) &&
      rule_nnb_functions_cumsum_args_reverse(strict, nnb_functions_cumsum_args_reverse(buf, at));
*/

/* ---- right_args */
/*@
    logic integer nnb_functions_right_args_right{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate rule_nnb_functions_right_args_right(integer strict, integer right) =
      !(strict != 0) || right <= 1;
    predicate valid_nnb_functions_right_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_right_args_right(strict, nnb_functions_right_args_right(buf, at));
*/

/* ---- ij_indexing_args */
/*@
    logic integer nnb_functions_ij_indexing_args_ij_indexing{L}(uint8_t *buf, integer at) =
      u1(buf + at);
    predicate rule_nnb_functions_ij_indexing_args_ij_indexing(integer strict, integer ij_indexing) =
      !(strict != 0) || ij_indexing <= 1;
    predicate valid_nnb_functions_ij_indexing_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_ij_indexing_args_ij_indexing(strict,
              nnb_functions_ij_indexing_args_ij_indexing(buf, at));
*/

/* ---- beta_args */
/*@
    predicate valid_nnb_functions_beta_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- spectral_norm_args */
/*@
    logic integer nnb_functions_spectral_norm_args_test{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_spectral_norm_args_test(integer strict, integer test) =
      !(strict != 0) || test <= 1;
    logic integer nnb_functions_spectral_norm_args_output_u{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_spectral_norm_args_output_u(integer strict, integer output_u) =
      !(strict != 0) || output_u <= 1;
    predicate valid_nnb_functions_spectral_norm_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 14 <= len &&
      rule_nnb_functions_spectral_norm_args_test(strict, nnb_functions_spectral_norm_args_test(buf,
              at)) &&
      rule_nnb_functions_spectral_norm_args_output_u(strict,
              nnb_functions_spectral_norm_args_output_u(buf, at));
*/

/* ---- roi_align_args */
/*@
    logic integer nnb_functions_roi_align_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_roi_align_args_channel_last(integer strict, integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate valid_nnb_functions_roi_align_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 13 <= len &&
      rule_nnb_functions_roi_align_args_channel_last(strict,
              nnb_functions_roi_align_args_channel_last(buf, at));
*/

/* ---- value_args */
/*@
    predicate valid_nnb_functions_value_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- shape_add_args */
/*@
    logic integer nnb_functions_shape_add_args_add{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_shape_add_args_add(integer strict, integer add) =
      !(strict != 0) || add <= 1;
    predicate valid_nnb_functions_shape_add_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 9 <= len &&
      rule_nnb_functions_shape_add_args_add(strict, nnb_functions_shape_add_args_add(buf, at));
*/

/* ---- linspace_args */
/*@
    predicate valid_nnb_functions_linspace_args(integer len, integer at) = at + 12 <= len;
*/

/* ---- stft_args */
/*@
    logic integer nnb_functions_stft_args_window_type{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    predicate rule_nnb_functions_stft_args_window_type(integer strict, integer window_type) =
      !(strict != 0) || ((window_type == 0 || window_type == 1) || window_type == 2);
    logic integer nnb_functions_stft_args_center{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_stft_args_center(integer strict, integer center) =
      !(strict != 0) || center <= 1;
    predicate rule_nnb_functions_stft_args_alignment_37{L}(uint8_t *buf, integer strict,
            integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    logic integer nnb_functions_stft_args_pad_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    predicate rule_nnb_functions_stft_args_pad_mode(integer strict, integer pad_mode) =
      !(strict != 0) || (pad_mode == 0 || pad_mode == 1);
    logic integer nnb_functions_stft_args_as_istft_backward{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 24));
    predicate rule_nnb_functions_stft_args_as_istft_backward(integer strict,
            integer as_istft_backward) =
      !(strict != 0) || as_istft_backward <= 1;
    predicate valid_nnb_functions_stft_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 25 <= len &&
      rule_nnb_functions_stft_args_window_type(strict, nnb_functions_stft_args_window_type(buf,
              at)) &&
      rule_nnb_functions_stft_args_center(strict, nnb_functions_stft_args_center(buf, at)) &&
      rule_nnb_functions_stft_args_alignment_37(buf, strict, at + 17) &&
      rule_nnb_functions_stft_args_pad_mode(strict, nnb_functions_stft_args_pad_mode(buf, at)) &&
      rule_nnb_functions_stft_args_as_istft_backward(strict,
              nnb_functions_stft_args_as_istft_backward(buf, at));
*/

/* ---- istft_args */
/*@
    logic integer nnb_functions_istft_args_window_type{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    predicate rule_nnb_functions_istft_args_window_type(integer strict, integer window_type) =
      !(strict != 0) || ((window_type == 0 || window_type == 1) || window_type == 2);
    logic integer nnb_functions_istft_args_center{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 16));
    predicate rule_nnb_functions_istft_args_center(integer strict, integer center) =
      !(strict != 0) || center <= 1;
    predicate rule_nnb_functions_istft_args_alignment_37{L}(uint8_t *buf, integer strict,
            integer alignment_37_at) =
      !(strict != 0) || (u2be(buf + alignment_37_at) == 0 && u1(buf + (alignment_37_at + 2)) == 0);
    logic integer nnb_functions_istft_args_pad_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    predicate rule_nnb_functions_istft_args_pad_mode(integer strict, integer pad_mode) =
      !(strict != 0) || (pad_mode == 0 || pad_mode == 1);
    logic integer nnb_functions_istft_args_as_stft_backward{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 24));
    predicate rule_nnb_functions_istft_args_as_stft_backward(integer strict,
            integer as_stft_backward) =
      !(strict != 0) || as_stft_backward <= 1;
    predicate valid_nnb_functions_istft_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 25 <= len &&
      rule_nnb_functions_istft_args_window_type(strict, nnb_functions_istft_args_window_type(buf,
              at)) &&
      rule_nnb_functions_istft_args_center(strict, nnb_functions_istft_args_center(buf, at)) &&
      rule_nnb_functions_istft_args_alignment_37(buf, strict, at + 17) &&
      rule_nnb_functions_istft_args_pad_mode(strict, nnb_functions_istft_args_pad_mode(buf, at)) &&
      rule_nnb_functions_istft_args_as_stft_backward(strict,
              nnb_functions_istft_args_as_stft_backward(buf, at));
*/

/* ---- fused_convolution_args */
/*@
    logic integer nnb_functions_fused_convolution_args_channel_last{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 32));
    predicate rule_nnb_functions_fused_convolution_args_channel_last(integer strict,
            integer channel_last) =
      !(strict != 0) || channel_last <= 1;
    predicate rule_nnb_functions_fused_convolution_args_alignment_53{L}(uint8_t *buf,
            integer strict, integer alignment_53_at) =
      !(strict != 0) || (u2be(buf + alignment_53_at) == 0 && u1(buf + (alignment_53_at + 2)) == 0);
    logic integer nnb_functions_fused_convolution_args_batch_stat{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 44));
    predicate rule_nnb_functions_fused_convolution_args_batch_stat(integer strict,
            integer batch_stat) =
      !(strict != 0) || batch_stat <= 1;
    predicate rule_nnb_functions_fused_convolution_args_alignment_65{L}(uint8_t *buf,
            integer strict, integer alignment_65_at) =
      !(strict != 0) || (u2be(buf + alignment_65_at) == 0 && u1(buf + (alignment_65_at + 2)) == 0);
    logic integer nnb_functions_fused_convolution_args_nonlinearity{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 48));
    predicate rule_nnb_functions_fused_convolution_args_nonlinearity(integer strict,
            integer nonlinearity) =
      !(strict != 0) || ((((((nonlinearity == 0
              || nonlinearity == 1) || nonlinearity ==
              2) || nonlinearity == 3) || nonlinearity
              == 4) || nonlinearity == 5) || nonlinearity == 6);
    logic integer nnb_functions_fused_convolution_args_pad_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 52));
    predicate rule_nnb_functions_fused_convolution_args_pad_mode(integer strict, integer pad_mode) =
      !(strict != 0) || ((pad_mode == 0 || pad_mode == 1) || pad_mode == 2);
    predicate valid_nnb_functions_fused_convolution_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      at + 4 <= len &&
      valid_nnb_functions_int_list(buf, len, at + 4, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 12, index_table_at, index_table_count, strict,
              base) &&
      valid_nnb_functions_int_list(buf, len, at + 20, index_table_at, index_table_count, strict,
              base) &&
      at + 60 <= len &&
      rule_nnb_functions_fused_convolution_args_channel_last(strict,
              nnb_functions_fused_convolution_args_channel_last(buf, at)) &&
      rule_nnb_functions_fused_convolution_args_alignment_53(buf, strict, at + 33) &&
      rule_nnb_functions_fused_convolution_args_batch_stat(strict,
              nnb_functions_fused_convolution_args_batch_stat(buf, at)) &&
      rule_nnb_functions_fused_convolution_args_alignment_65(buf, strict, at + 45) &&
      rule_nnb_functions_fused_convolution_args_nonlinearity(strict,
              nnb_functions_fused_convolution_args_nonlinearity(buf, at)) &&
      rule_nnb_functions_fused_convolution_args_pad_mode(strict,
              nnb_functions_fused_convolution_args_pad_mode(buf, at));
*/

/* ---- upper_args */
/*@
    logic integer nnb_functions_upper_args_upper{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate rule_nnb_functions_upper_args_upper(integer strict, integer upper) =
      !(strict != 0) || upper <= 1;
    predicate valid_nnb_functions_upper_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_upper_args_upper(strict, nnb_functions_upper_args_upper(buf, at));
*/

/* ---- start_end_args */
/*@
    predicate valid_nnb_functions_start_end_args(integer len, integer at) = at + 8 <= len;
*/

/* ---- top_k_data_args */
/*@
    logic integer nnb_functions_top_k_data_args_abs{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_top_k_data_args_abs(integer strict, integer abs) =
      !(strict != 0) || abs <= 1;
    logic integer nnb_functions_top_k_data_args_reduce{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 5));
    predicate rule_nnb_functions_top_k_data_args_reduce(integer strict, integer reduce) =
      !(strict != 0) || reduce <= 1;
    predicate rule_nnb_functions_top_k_data_args_alignment_26{L}(uint8_t *buf, integer strict,
            integer alignment_26_at) =
      !(strict != 0) || u2be(buf + alignment_26_at) == 0;
    logic integer nnb_functions_top_k_data_args_largest{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12));
    predicate rule_nnb_functions_top_k_data_args_largest(integer strict, integer largest) =
      !(strict != 0) || largest <= 1;
    logic integer nnb_functions_top_k_data_args_with_index{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 13));
    predicate rule_nnb_functions_top_k_data_args_with_index(integer strict, integer with_index) =
      !(strict != 0) || with_index <= 1;
    predicate valid_nnb_functions_top_k_data_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 14 <= len &&
      rule_nnb_functions_top_k_data_args_abs(strict, nnb_functions_top_k_data_args_abs(buf, at)) &&
      rule_nnb_functions_top_k_data_args_reduce(strict, nnb_functions_top_k_data_args_reduce(buf,
              at)) &&
      rule_nnb_functions_top_k_data_args_alignment_26(buf, strict, at + 6) &&
      rule_nnb_functions_top_k_data_args_largest(strict, nnb_functions_top_k_data_args_largest(buf,
              at)) &&
      rule_nnb_functions_top_k_data_args_with_index(strict,
              nnb_functions_top_k_data_args_with_index(buf, at));
*/

/* ---- onnx_resize_args */
/*@
    logic integer nnb_functions_onnx_resize_args_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    predicate rule_nnb_functions_onnx_resize_args_mode(integer strict, integer mode) =
      !(strict != 0) || ((mode == 0 || mode == 1) || mode == 2);
    logic integer nnb_functions_onnx_resize_args_coordinate_transformation_mode{L}(uint8_t *buf,
            integer at) =
      s4le(buf + (at + 12));
    predicate rule_nnb_functions_onnx_resize_args_coordinate_transformation_mode(integer strict,
            integer coordinate_transformation_mode) =
      !(strict != 0) ||
              ((((coordinate_transformation_mode == 0 ||
              coordinate_transformation_mode == 1) ||
              coordinate_transformation_mode == 2) ||
              coordinate_transformation_mode == 3) || coordinate_transformation_mode == 4);
    logic integer nnb_functions_onnx_resize_args_nearest_mode{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    predicate rule_nnb_functions_onnx_resize_args_nearest_mode(integer strict,
            integer nearest_mode) =
      !(strict != 0) || (((nearest_mode == 0 ||
              nearest_mode == 1) || nearest_mode == 2) || nearest_mode == 3);
    predicate valid_nnb_functions_onnx_resize_args{L}(uint8_t *buf, integer len, integer at,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict, base) &&
      at + 32 <= len &&
      rule_nnb_functions_onnx_resize_args_mode(strict, nnb_functions_onnx_resize_args_mode(buf,
              at)) &&
      rule_nnb_functions_onnx_resize_args_coordinate_transformation_mode(strict,
              nnb_functions_onnx_resize_args_coordinate_transformation_mode(buf, at)) &&
      rule_nnb_functions_onnx_resize_args_nearest_mode(strict,
              nnb_functions_onnx_resize_args_nearest_mode(buf, at));
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
    logic integer nnb_functions_fmod_args_fmod{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate rule_nnb_functions_fmod_args_fmod(integer strict, integer fmod) =
      !(strict != 0) || fmod <= 1;
    predicate valid_nnb_functions_fmod_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_nnb_functions_fmod_args_fmod(strict, nnb_functions_fmod_args_fmod(buf, at));
*/

/* ---- direction_args */
/*@
    logic integer nnb_functions_direction_args_direction{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    predicate rule_nnb_functions_direction_args_direction(integer strict, integer direction) =
      !(strict != 0) || (direction == 0 || direction == 1);
    predicate valid_nnb_functions_direction_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 4 <= len &&
      rule_nnb_functions_direction_args_direction(strict,
              nnb_functions_direction_args_direction(buf, at));
*/

/* ---- unique_args */
/*@
    logic integer nnb_functions_unique_args_flatten{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate rule_nnb_functions_unique_args_flatten(integer strict, integer flatten) =
      !(strict != 0) || flatten <= 1;
    predicate rule_nnb_functions_unique_args_alignment_21{L}(uint8_t *buf, integer strict,
            integer alignment_21_at) =
      !(strict != 0) || (u2be(buf + alignment_21_at) == 0 && u1(buf + (alignment_21_at + 2)) == 0);
    logic integer nnb_functions_unique_args_sorted{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 8));
    predicate rule_nnb_functions_unique_args_sorted(integer strict, integer sorted) =
      !(strict != 0) || sorted <= 1;
    logic integer nnb_functions_unique_args_with_index{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 9));
    predicate rule_nnb_functions_unique_args_with_index(integer strict, integer with_index) =
      !(strict != 0) || with_index <= 1;
    logic integer nnb_functions_unique_args_with_inverse{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 10));
    predicate rule_nnb_functions_unique_args_with_inverse(integer strict, integer with_inverse) =
      !(strict != 0) || with_inverse <= 1;
    logic integer nnb_functions_unique_args_with_counts{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 11));
    predicate rule_nnb_functions_unique_args_with_counts(integer strict, integer with_counts) =
      !(strict != 0) || with_counts <= 1;
    predicate valid_nnb_functions_unique_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 12 <= len &&
      rule_nnb_functions_unique_args_flatten(strict, nnb_functions_unique_args_flatten(buf, at)) &&
      rule_nnb_functions_unique_args_alignment_21(buf, strict, at + 1) &&
      rule_nnb_functions_unique_args_sorted(strict, nnb_functions_unique_args_sorted(buf, at)) &&
      rule_nnb_functions_unique_args_with_index(strict, nnb_functions_unique_args_with_index(buf,
              at)) &&
      rule_nnb_functions_unique_args_with_inverse(strict,
              nnb_functions_unique_args_with_inverse(buf, at)) &&
      rule_nnb_functions_unique_args_with_counts(strict, nnb_functions_unique_args_with_counts(buf,
              at));
*/

/* ---- equation_args */
/*@
    predicate valid_nnb_functions_equation_args(integer len, integer at) = at + 4 <= len;
*/

/* ---- k_upper_args */
/*@
    logic integer nnb_functions_k_upper_args_upper{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 4));
    predicate rule_nnb_functions_k_upper_args_upper(integer strict, integer upper) =
      !(strict != 0) || upper <= 1;
    predicate valid_nnb_functions_k_upper_args{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 5 <= len &&
      rule_nnb_functions_k_upper_args_upper(strict, nnb_functions_k_upper_args_upper(buf, at));
*/

/* ---- nnb_functions */
/*@
    logic integer nnb_functions_id{L}(uint8_t *buf, integer at) = u2le(buf + at);
    predicate rule_nnb_functions_id(integer strict, integer id) =
      !(strict != 0) || (((((((((((((id <= 93 ||
              (id >= 95 && id <= 132)) || id == 135) ||
              (id >= 158 && id <= 159)) || (id >= 173 &&
              id <= 184)) || (id >= 231 && id <= 249))
              || id == 251) || (id >= 253 && id <= 256))
              || id == 259) || (id >= 261 && id <= 282))
              || (id >= 284 && id <= 298)) || (id >= 303
              && id <= 315)) || (id >= 317 && id <= 356)) || (id >= 358 && id <= 360));
    logic integer nnb_functions_inputs_count{L}(uint8_t *buf, integer at) = u4le(buf + (at + 4));
    logic integer nnb_functions_inputs_block{L}(uint8_t *buf, integer at) = s4le(buf + (at + 8));
    predicate rule_nnb_functions_inputs_block(integer inputs_block, integer index_table_count) =
      inputs_block >= 0 &&
      inputs_block <= (index_table_count - 1);
    predicate rule_nnb_functions_inputs_in_block{L}(uint8_t *buf, integer strict,
            integer inputs_count, integer inputs_block, integer index_table_count,
            integer index_table_at, integer io_size) =
      (!(!(strict != 0)) ==> ((((inputs_block +
              1) < index_table_count) ==> (0 <= (inputs_block + 1) &&
      (inputs_block + 1) < index_table_count)) &&
      0 <= inputs_block &&
      inputs_block < index_table_count)) &&
      (!(strict != 0) || (4 * inputs_count) <=
              ((((inputs_block + 1) < index_table_count)
              ? u4le(buf + (index_table_at + 4 *
              (inputs_block + 1))) : io_size) - u4le(buf + (index_table_at + 4 * inputs_block))));
    logic integer nnb_functions_outputs_count{L}(uint8_t *buf, integer at) =
      u4le(buf + (at + 12));
    logic integer nnb_functions_outputs_block{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    predicate rule_nnb_functions_outputs_block(integer outputs_block, integer index_table_count) =
      outputs_block >= 0 &&
      outputs_block <= (index_table_count - 1);
    predicate rule_nnb_functions_outputs_in_block{L}(uint8_t *buf, integer strict,
            integer outputs_count, integer outputs_block, integer index_table_count,
            integer index_table_at, integer io_size) =
      (!(!(strict != 0)) ==> ((((outputs_block +
              1) < index_table_count) ==> (0 <= (outputs_block + 1) &&
      (outputs_block + 1) < index_table_count)) &&
      0 <= outputs_block &&
      outputs_block < index_table_count)) &&
      (!(strict != 0) || (4 * outputs_count) <=
              ((((outputs_block + 1) <
              index_table_count) ? u4le(buf +
              (index_table_at + 4 * (outputs_block +
              1))) : io_size) - u4le(buf + (index_table_at + 4 * outputs_block))));
    logic integer part_of_nnb_functions_args(integer function) =
      (function == 0 || function == 21 ||
              function == 104 || function == 107 ||
              function == 109 || function == 1 ||
              function == 3 || function == 108 ||
              function == 110 || function == 2 ||
              function == 4 || function == 5 || function
              == 8 || function == 6 || function == 266
              || function == 268 || function == 272 ||
              function == 9 || function == 14 ||
              function == 31 || function == 307 ||
              function == 308 || function == 309 || function == 310 || function == 311) ? 1 :
      (function == 15 || function == 17 ||
              function == 43 || function == 16 ||
              function == 19 || function == 74 ||
              function == 75 || function == 76 ||
              function == 98 || function == 99 ||
              function == 117 || function == 184 ||
              function == 269 || function == 315 ||
              function == 18 || function == 20 ||
              function == 22 || function == 23 ||
              function == 24 || function == 25 ||
              function == 26 || function == 27 ||
              function == 28 || function == 37 ||
              function == 38 || function == 39 ||
              function == 40 || function == 41 ||
              function == 42 || function == 46 ||
              function == 47 || function == 60 ||
              function == 61 || function == 62 ||
              function == 63 || function == 64 ||
              function == 65 || function == 238 || function == 239) ? 2 :
      (function == 57 || function == 58 ||
              function == 59 || function == 67 ||
              function == 72 || function == 77 ||
              function == 78 || function == 81 ||
              function == 79 || function == 80 ||
              function == 83 || function == 271 ||
              function == 82 || function == 86 || function == 336) ? 3 :
      (function == 87 || function == 88 ||
              function == 89 || function == 90 ||
              function == 91 || function == 92 || function == 93 || function == 95) ? 4 :
      (function == 102 || function == 103 ||
              function == 111 || function == 112 ||
              function == 113 || function == 114 || function == 115 || function == 118) ? 5 :
      (function == 120 || function == 122 ||
              function == 123 || function == 126 ||
              function == 127 || function == 128 ||
              function == 129 || function == 130 || function == 132) ? 6 :
      (function == 131 || function == 135 ||
              function == 158 || function == 159 ||
              function == 231 || function == 232 ||
              function == 233 || function == 234 ||
              function == 235 || function == 242 || function == 243 || function == 244) ? 7 :
      (function == 246 || function == 247 ||
              function == 263 || function == 265 ||
              function == 279 || function == 267 ||
              function == 270 || function == 273 || function == 274) ? 8 :
      (function == 280 || function == 284 ||
              function == 285 || function == 286 ||
              function == 287 || function == 288 || function == 289 || function == 290) ? 9 :
      (function == 291 || function == 292 ||
              function == 293 || function == 295 ||
              function == 296 || function == 297 || function == 303 || function == 304) ? 10 :
      (function == 305 || function == 306 ||
              function == 312 || function == 313 ||
              function == 314 || function == 317 ||
              function == 318 || function == 320 || function == 321 || function == 322) ? 11 :
      (function == 323 || function == 324 ||
              function == 325 || function == 326 ||
              function == 327 || function == 328 || function == 329 || function == 330) ? 12 :
      (function == 331 || function == 332 ||
              function == 333 || function == 334 ||
              function == 335 || function == 337 ||
              function == 338 || function == 341 || function == 342) ? 13 :
      (function == 343 || function == 344 ||
              function == 345 || function == 346 ||
              function == 347 || function == 348 || function == 350 || function == 352) ? 14 :
      (function == 353 || function == 354 ||
              function == 355 || function == 356 ||
              function == 358 || function == 359 || function == 360) ? 15 :
      0;
    logic integer end_nnb_functions_args_part1(integer at, integer function) =
      (function == 0 || function == 21 ||
              function == 104 || function == 107 || function == 109) ? at + 4 :
      (function == 1 || function == 3 || function == 108 || function == 110) ? at + 32 :
      (function == 2) ? at + 32 :
      (function == 4) ? at + 32 :
      (function == 5 || function == 8) ? at + 28 :
      (function == 6 || function == 266 || function == 268 || function == 272) ? at + 29 :
      (function == 9) ? at + 8 :
      (function == 14 || function == 31 ||
              function == 307 || function == 308 ||
              function == 309 || function == 310 || function == 311) ? at + 1 :
      at;
    predicate valid_nnb_functions_args_part1{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 0 || function == 21 ||
              function == 104 || function == 107 ||
              function == 109) ==> (valid_nnb_functions_base_axis_args(len, at))) &&
      ((function == 1 || function == 3 ||
              function == 108 || function == 110) ==> (valid_nnb_functions_convolution_0_args(buf,
              len, at, index_table_at, index_table_count, strict, base))) &&
      ((function == 2) ==> (valid_nnb_functions_depthwise_convolution_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 4) ==> (valid_nnb_functions_depthwise_deconvolution_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 5 || function == 8) ==> (valid_nnb_functions_max_pooling_0_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 6 || function == 266 ||
              function == 268 || function == 272) ==> (valid_nnb_functions_max_pooling_args(buf,
              len, at, index_table_at, index_table_count, strict, base))) &&
      ((function == 9) ==> (valid_nnb_functions_kernel_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 14 || function == 31 ||
              function == 307 || function == 308 ||
              function == 309 || function == 310 ||
              function == 311) ==> (valid_nnb_functions_inplace_args(buf, len, at, strict)));
    logic integer end_nnb_functions_args_part2(integer at, integer function) =
      (function == 15 || function == 17 || function == 43) ? at + 4 :
      (function == 16 || function == 19 ||
              function == 74 || function == 75 ||
              function == 76 || function == 98 ||
              function == 99 || function == 117 ||
              function == 184 || function == 269 || function == 315) ? at + 4 :
      (function == 18) ? at + 8 :
      (function == 20) ? at + 8 :
      (function == 22) ? at + 17 :
      (function == 23) ? at + 5 :
      (function == 24 || function == 25 ||
              function == 26 || function == 27 || function == 28) ? at + 9 :
      (function == 37 || function == 38 ||
              function == 39 || function == 40 ||
              function == 41 || function == 42 ||
              function == 46 || function == 47 ||
              function == 60 || function == 61 ||
              function == 62 || function == 63 ||
              function == 64 || function == 65 || function == 238 || function == 239) ? at + 4 :
      at;
    predicate valid_nnb_functions_args_part2{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 15 || function == 17 ||
              function == 43) ==> (valid_nnb_functions_alpha_args(len, at))) &&
      ((function == 16 || function == 19 ||
              function == 74 || function == 75 ||
              function == 76 || function == 98 ||
              function == 99 || function == 117 ||
              function == 184 || function == 269 ||
              function == 315) ==> (valid_nnb_functions_axis_args(len, at))) &&
      ((function == 18) ==> (valid_nnb_functions_scale_alpha_args(len, at))) &&
      ((function == 20) ==> (valid_nnb_functions_alpha_axis_args(len, at))) &&
      ((function == 22) ==> (valid_nnb_functions_batch_normalization_0_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 23) ==> (valid_nnb_functions_base_axis_update_running_mean_args(buf, len, at,
              strict))) &&
      ((function == 24 || function == 25 ||
              function == 26 || function == 27 ||
              function == 28) ==> (valid_nnb_functions_axes_keep_dims_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 37 || function == 38 ||
              function == 39 || function == 40 ||
              function == 41 || function == 42 ||
              function == 46 || function == 47 ||
              function == 60 || function == 61 ||
              function == 62 || function == 63 ||
              function == 64 || function == 65 ||
              function == 238 || function == 239) ==> (valid_nnb_functions_val_float_args(len,
              at)));
    logic integer end_nnb_functions_args_part3(integer at, integer function) =
      (function == 57 || function == 58 || function == 59) ? at + 1 :
      (function == 67) ? at + 12 :
      (function == 72) ? at + 2 :
      (function == 77) ? at + 24 :
      (function == 78 || function == 81) ? at + 8 :
      (function == 79 || function == 80 || function == 83 || function == 271) ? at + 8 :
      (function == 82) ? at + 12 :
      (function == 86 || function == 336) ? at + 8 :
      at;
    predicate valid_nnb_functions_args_part3{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 57 || function == 58 ||
              function == 59) ==> (valid_nnb_functions_val_bool_args(buf, len, at, strict))) &&
      ((function == 67) ==> (valid_nnb_functions_val_shape_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 72) ==> (valid_nnb_functions_transpose_a_transpose_b_args(buf, len, at,
              strict))) &&
      ((function == 77) ==> (valid_nnb_functions_slice_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 78 || function == 81) ==> (valid_nnb_functions_axes_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 79 || function == 80 ||
              function == 83 || function == 271) ==> (valid_nnb_functions_shape_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 82) ==> (valid_nnb_functions_shifts_border_mode_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 86 || function == 336) ==> (valid_nnb_functions_p_seed_args(len, at)));
    logic integer end_nnb_functions_args_part4(integer at, integer function) =
      (function == 87) ? at + 12 :
      (function == 88) ? at + 12 :
      (function == 89) ? at + 20 :
      (function == 90) ? at + 20 :
      (function == 91) ? at + 20 :
      (function == 92) ? at + 16 :
      (function == 93) ? at + 16 :
      (function == 95) ? at + 68 :
      at;
    predicate valid_nnb_functions_args_part4{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 87) ==> (valid_nnb_functions_top_k_data_0_args(buf, len, at, strict))) &&
      ((function == 88) ==> (valid_nnb_functions_top_k_grad_args(buf, len, at, strict))) &&
      ((function == 89) ==> (valid_nnb_functions_rand_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 90) ==> (valid_nnb_functions_randint_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 91) ==> (valid_nnb_functions_randn_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 92) ==> (valid_nnb_functions_random_crop_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 93) ==> (valid_nnb_functions_random_flip_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 95) ==> (valid_nnb_functions_image_augmentation_args(buf, len, at,
              index_table_at, index_table_count, strict, base)));
    logic integer end_nnb_functions_args_part5(integer at, integer function) =
      (function == 102) ? at + 4 :
      (function == 103) ? at + 4 :
      (function == 111) ? at + 24 :
      (function == 112) ? at + 52 :
      (function == 113) ? at + 13 :
      (function == 114) ? at + 13 :
      (function == 115) ? at + 8 :
      (function == 118) ? at + 8 :
      at;
    predicate valid_nnb_functions_args_part5{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 102) ==> (valid_nnb_functions_delta_args(len, at))) &&
      ((function == 103) ==> (valid_nnb_functions_epsilon_args(len, at))) &&
      ((function == 111) ==> (valid_nnb_functions_inq_affine_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 112) ==> (valid_nnb_functions_inq_convolution_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 113) ==> (valid_nnb_functions_fixed_point_quantize_args(buf, len, at,
              strict))) &&
      ((function == 114) ==> (valid_nnb_functions_pow2_quantize_args(buf, len, at, strict))) &&
      ((function == 115) ==> (valid_nnb_functions_axis_n_args(len, at))) &&
      ((function == 118) ==> (valid_nnb_functions_base_axis_eps_args(len, at)));
    logic integer end_nnb_functions_args_part6(integer at, integer function) =
      (function == 120) ? at + 1 :
      (function == 122) ? at + 12 :
      (function == 123) ? at + 16 :
      (function == 126) ? at + 9 :
      (function == 127) ? at + 13 :
      (function == 128) ? at + 5 :
      (function == 129) ? at + 7 :
      (function == 130 || function == 132) ? at + 11 :
      at;
    predicate valid_nnb_functions_args_part6{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 120) ==> (valid_nnb_functions_one_input_grad_args(buf, len, at, strict))) &&
      ((function == 122) ==> (valid_nnb_functions_clip_norm_axes_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 123) ==> (valid_nnb_functions_pad_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 126) ==> (valid_nnb_functions_shape_inplace_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 127) ==> (valid_nnb_functions_interpolate_0_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 128) ==> (valid_nnb_functions_alpha_inplace_args(buf, len, at, strict))) &&
      ((function == 129) ==> (valid_nnb_functions_sort_args(buf, len, at, strict))) &&
      ((function == 130 || function == 132) ==> (valid_nnb_functions_min_args(buf, len, at,
              index_table_at, index_table_count, strict, base)));
    logic integer end_nnb_functions_args_part7(integer at, integer function) =
      (function == 131) ? at + 12 :
      (function == 135) ? at + 4 :
      (function == 158 || function == 159) ? at + 5 :
      (function == 231) ? at + 9 :
      (function == 232 || function == 233) ? at + 36 :
      (function == 234 || function == 235) ? at + 8 :
      (function == 242 || function == 243) ? at + 10 :
      (function == 244) ? at + 14 :
      at;
    predicate valid_nnb_functions_args_part7{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 131) ==> (valid_nnb_functions_arange_args(len, at))) &&
      ((function == 135) ==> (valid_nnb_functions_rate_args(len, at))) &&
      ((function == 158 || function == 159) ==>
              (valid_nnb_functions_signal_ndim_normalized_args(buf, len, at, strict))) &&
      ((function == 231) ==> (valid_nnb_functions_nms_detection2d_args(buf, len, at, strict))) &&
      ((function == 232 || function == 233) ==>
              (valid_nnb_functions_binary_weight_convolution_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 234 || function == 235) ==>
              (valid_nnb_functions_base_axis_quantize_zero_to_args(len, at))) &&
      ((function == 242 || function == 243) ==> (valid_nnb_functions_lstm_args(buf, len, at,
              strict))) &&
      ((function == 244) ==> (valid_nnb_functions_rnn_args(buf, len, at, strict)));
    logic integer end_nnb_functions_args_part8(integer at, integer function) =
      (function == 246) ? at + 16 :
      (function == 247) ? at + 8 :
      (function == 263) ? at + 21 :
      (function == 265 || function == 279) ? at + 33 :
      (function == 267) ? at + 30 :
      (function == 270) ? at + 24 :
      (function == 273) ? at + 7 :
      (function == 274) ? at + 12 :
      at;
    predicate valid_nnb_functions_args_part8{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 246) ==> (valid_nnb_functions_random_choice_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 247) ==> (valid_nnb_functions_reps_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 263) ==> (valid_nnb_functions_sync_batch_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 265 || function == 279) ==> (valid_nnb_functions_convolution_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 267) ==> (valid_nnb_functions_average_pooling_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 270) ==> (valid_nnb_functions_fused_batch_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 273) ==> (valid_nnb_functions_min_max_quantize_0_args(buf, len, at, strict))) &&
      ((function == 274) ==> (valid_nnb_functions_min_max_quantize_args(buf, len, at, strict)));
    logic integer end_nnb_functions_args_part9(integer at, integer function) =
      (function == 280) ? at + 40 :
      (function == 284) ? at + 21 :
      (function == 285) ? at + 22 :
      (function == 286) ? at + 14 :
      (function == 287) ? at + 9 :
      (function == 288) ? at + 20 :
      (function == 289) ? at + 20 :
      (function == 290) ? at + 20 :
      at;
    predicate valid_nnb_functions_args_part9{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 280) ==> (valid_nnb_functions_patch_correlation_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 284) ==> (valid_nnb_functions_random_erase_1_args(buf, len, at, strict))) &&
      ((function == 285) ==> (valid_nnb_functions_random_erase_args(buf, len, at, strict))) &&
      ((function == 286) ==> (valid_nnb_functions_interpolate_1_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 287) ==> (valid_nnb_functions_kernel_channel_last_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 288) ==> (valid_nnb_functions_rand_beta_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 289) ==> (valid_nnb_functions_rand_binomial_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 290) ==> (valid_nnb_functions_rand_gamma_args(buf, len, at, index_table_at,
              index_table_count, strict, base)));
    logic integer end_nnb_functions_args_part10(integer at, integer function) =
      (function == 291) ? at + 16 :
      (function == 292) ? at + 44 :
      (function == 293) ? at + 12 :
      (function == 295) ? at + 52 :
      (function == 296) ? at + 9 :
      (function == 297) ? at + 10 :
      (function == 303) ? at + 8 :
      (function == 304) ? at + 8 :
      at;
    predicate valid_nnb_functions_args_part10{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 291) ==> (valid_nnb_functions_interpolate_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 292) ==> (valid_nnb_functions_deconvolution_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 293) ==> (valid_nnb_functions_quantize_linear_args(buf, len, at, strict))) &&
      ((function == 295) ==> (valid_nnb_functions_fused_convolution_0_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 296) ==> (valid_nnb_functions_size_align_corners_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 297) ==> (valid_nnb_functions_warp_by_grid_args(buf, len, at, strict))) &&
      ((function == 303) ==> (valid_nnb_functions_axis_batch_dims_args(len, at))) &&
      ((function == 304) ==> (valid_nnb_functions_dim_eps_args(len, at)));
    logic integer end_nnb_functions_args_part11(integer at, integer function) =
      (function == 305) ? at + 1 :
      (function == 306) ? at + 12 :
      (function == 312 || function == 313 || function == 314) ? at + 5 :
      (function == 317) ? at + 16 :
      (function == 318) ? at + 13 :
      (function == 320) ? at + 24 :
      (function == 321) ? at + 22 :
      (function == 322) ? at + 18 :
      at;
    predicate valid_nnb_functions_args_part11{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 305) ==> (valid_nnb_functions_batch_first_args(buf, len, at, strict))) &&
      ((function == 306) ==> (valid_nnb_functions_pad_packed_sequence_args(buf, len, at,
              strict))) &&
      ((function == 312 || function == 313 ||
              function == 314) ==> (valid_nnb_functions_val_inplace_args(buf, len, at, strict))) &&
      ((function == 317) ==> (valid_nnb_functions_norm_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 318) ==> (valid_nnb_functions_norm_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 320) ==> (valid_nnb_functions_random_shift_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 321) ==> (valid_nnb_functions_group_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 322) ==> (valid_nnb_functions_instance_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base)));
    logic integer end_nnb_functions_args_part12(integer at, integer function) =
      (function == 323) ? at + 14 :
      (function == 324) ? at + 14 :
      (function == 325) ? at + 8 :
      (function == 326) ? at + 19 :
      (function == 327) ? at + 24 :
      (function == 328) ? at + 17 :
      (function == 329) ? at + 37 :
      (function == 330) ? at + 13 :
      at;
    predicate valid_nnb_functions_args_part12{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 323) ==> (valid_nnb_functions_layer_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 324) ==> (valid_nnb_functions_tensor_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 325) ==> (valid_nnb_functions_channel_axis_eps_args(len, at))) &&
      ((function == 326) ==> (valid_nnb_functions_batch_normalization_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 327) ==> (valid_nnb_functions_stft_0_args(buf, len, at, strict))) &&
      ((function == 328) ==> (valid_nnb_functions_istft_0_args(buf, len, at, strict))) &&
      ((function == 329) ==> (valid_nnb_functions_deformable_convolution_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 330) ==> (valid_nnb_functions_spectral_norm_0_args(buf, len, at, strict)));
    logic integer end_nnb_functions_args_part13(integer at, integer function) =
      (function == 331 || function == 332) ? at + 6 :
      (function == 333) ? at + 1 :
      (function == 334) ? at + 1 :
      (function == 335) ? at + 4 :
      (function == 337) ? at + 14 :
      (function == 338) ? at + 13 :
      (function == 341) ? at + 4 :
      (function == 342) ? at + 9 :
      at;
    predicate valid_nnb_functions_args_part13{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 331 || function == 332) ==> (valid_nnb_functions_cumsum_args(buf, len, at,
              strict))) &&
      ((function == 333) ==> (valid_nnb_functions_right_args(buf, len, at, strict))) &&
      ((function == 334) ==> (valid_nnb_functions_ij_indexing_args(buf, len, at, strict))) &&
      ((function == 335) ==> (valid_nnb_functions_beta_args(len, at))) &&
      ((function == 337) ==> (valid_nnb_functions_spectral_norm_args(buf, len, at, strict))) &&
      ((function == 338) ==> (valid_nnb_functions_roi_align_args(buf, len, at, index_table_at,
              index_table_count, strict, base))) &&
      ((function == 341) ==> (valid_nnb_functions_value_args(len, at))) &&
      ((function == 342) ==> (valid_nnb_functions_shape_add_args(buf, len, at, index_table_at,
              index_table_count, strict, base)));
    logic integer end_nnb_functions_args_part14(integer at, integer function) =
      (function == 343) ? at + 12 :
      (function == 344) ? at + 25 :
      (function == 345) ? at + 25 :
      (function == 346) ? at + 60 :
      (function == 347) ? at + 1 :
      (function == 348) ? at + 8 :
      (function == 350) ? at + 14 :
      (function == 352) ? at + 32 :
      at;
    predicate valid_nnb_functions_args_part14{L}(uint8_t *buf, integer len, integer at,
            integer function, integer index_table_at, integer index_table_count, integer strict,
            integer base) =
      ((function == 343) ==> (valid_nnb_functions_linspace_args(len, at))) &&
      ((function == 344) ==> (valid_nnb_functions_stft_args(buf, len, at, strict))) &&
      ((function == 345) ==> (valid_nnb_functions_istft_args(buf, len, at, strict))) &&
      ((function == 346) ==> (valid_nnb_functions_fused_convolution_args(buf, len, at,
              index_table_at, index_table_count, strict, base))) &&
      ((function == 347) ==> (valid_nnb_functions_upper_args(buf, len, at, strict))) &&
      ((function == 348) ==> (valid_nnb_functions_start_end_args(len, at))) &&
      ((function == 350) ==> (valid_nnb_functions_top_k_data_args(buf, len, at, strict))) &&
      ((function == 352) ==> (valid_nnb_functions_onnx_resize_args(buf, len, at, index_table_at,
              index_table_count, strict, base)));
    logic integer end_nnb_functions_args_part15(integer at, integer function) =
      (function == 353) ? at + 16 :
      (function == 354) ? at + 4 :
      (function == 355) ? at + 1 :
      (function == 356) ? at + 4 :
      (function == 358) ? at + 12 :
      (function == 359) ? at + 4 :
      (function == 360) ? at + 5 :
      at;
    predicate valid_nnb_functions_args_part15{L}(uint8_t *buf, integer len, integer at,
            integer function, integer strict) =
      ((function == 353) ==> (valid_nnb_functions_onnx_non_max_suppression_args(len, at))) &&
      ((function == 354) ==> (valid_nnb_functions_k_args(len, at))) &&
      ((function == 355) ==> (valid_nnb_functions_fmod_args(buf, len, at, strict))) &&
      ((function == 356) ==> (valid_nnb_functions_direction_args(buf, len, at, strict))) &&
      ((function == 358) ==> (valid_nnb_functions_unique_args(buf, len, at, strict))) &&
      ((function == 359) ==> (valid_nnb_functions_equation_args(len, at))) &&
      ((function == 360) ==> (valid_nnb_functions_k_upper_args(buf, len, at, strict)));
    logic integer end_nnb_functions_args(integer at, integer function) =
      (part_of_nnb_functions_args(function) == 1) ? end_nnb_functions_args_part1(at, function) :
      (part_of_nnb_functions_args(function) == 2) ? end_nnb_functions_args_part2(at, function) :
      (part_of_nnb_functions_args(function) == 3) ? end_nnb_functions_args_part3(at, function) :
      (part_of_nnb_functions_args(function) == 4) ? end_nnb_functions_args_part4(at, function) :
      (part_of_nnb_functions_args(function) == 5) ? end_nnb_functions_args_part5(at, function) :
      (part_of_nnb_functions_args(function) == 6) ? end_nnb_functions_args_part6(at, function) :
      (part_of_nnb_functions_args(function) == 7) ? end_nnb_functions_args_part7(at, function) :
      (part_of_nnb_functions_args(function) == 8) ? end_nnb_functions_args_part8(at, function) :
      (part_of_nnb_functions_args(function) == 9) ? end_nnb_functions_args_part9(at, function) :
      (part_of_nnb_functions_args(function) == 10) ? end_nnb_functions_args_part10(at, function) :
      (part_of_nnb_functions_args(function) == 11) ? end_nnb_functions_args_part11(at, function) :
      (part_of_nnb_functions_args(function) == 12) ? end_nnb_functions_args_part12(at, function) :
      (part_of_nnb_functions_args(function) == 13) ? end_nnb_functions_args_part13(at, function) :
      (part_of_nnb_functions_args(function) == 14) ? end_nnb_functions_args_part14(at, function) :
      (part_of_nnb_functions_args(function) == 15) ? end_nnb_functions_args_part15(at, function) :
      at;
    predicate valid_nnb_functions_args{L}(uint8_t *buf, integer len, integer at, integer function,
            integer index_table_at, integer index_table_count, integer strict, integer base) =
      (part_of_nnb_functions_args(function) == 1 ==> (valid_nnb_functions_args_part1(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 2 ==> (valid_nnb_functions_args_part2(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 3 ==> (valid_nnb_functions_args_part3(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 4 ==> (valid_nnb_functions_args_part4(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 5 ==> (valid_nnb_functions_args_part5(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 6 ==> (valid_nnb_functions_args_part6(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 7 ==> (valid_nnb_functions_args_part7(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 8 ==> (valid_nnb_functions_args_part8(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 9 ==> (valid_nnb_functions_args_part9(buf, len, at,
              function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 10 ==> (valid_nnb_functions_args_part10(buf, len,
              at, function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 11 ==> (valid_nnb_functions_args_part11(buf, len,
              at, function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 12 ==> (valid_nnb_functions_args_part12(buf, len,
              at, function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 13 ==> (valid_nnb_functions_args_part13(buf, len,
              at, function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 14 ==> (valid_nnb_functions_args_part14(buf, len,
              at, function, index_table_at, index_table_count, strict, base))) &&
      (part_of_nnb_functions_args(function) == 15 ==> (valid_nnb_functions_args_part15(buf, len,
              at, function, strict)));
    logic integer nnb_functions_function_of(integer id) = id;
    logic integer nnb_functions_function{L}(uint8_t *buf, integer at) =
      nnb_functions_function_of(nnb_functions_id(buf, at));
    logic integer at_nnb_functions_record_in_block{L}(uint8_t *buf, integer at) =
      end_nnb_functions_args(at + 20, nnb_functions_function(buf, at));
    predicate rule_nnb_functions_record_in_block(integer strict, integer io_pos, integer end) =
      !(strict != 0) || io_pos <= end;
    logic integer nnb_functions_cut_input_of(integer function) =
      (((function == 108 || function == 110) || function == 232) || function == 233) ? 1 : 0;
    logic integer nnb_functions_cut_input{L}(uint8_t *buf, integer at) =
      nnb_functions_cut_input_of(nnb_functions_function(buf, at));
    predicate valid_nnb_functions{L}(uint8_t *buf, integer len, integer at, integer index_table_at,
            integer index_table_count, integer end, integer strict, integer base) =
      at + 20 <= len &&
      rule_nnb_functions_id(strict, nnb_functions_id(buf, at)) &&
      rule_nnb_functions_inputs_block(nnb_functions_inputs_block(buf, at), index_table_count) &&
      rule_nnb_functions_inputs_in_block(buf, strict, nnb_functions_inputs_count(buf, at),
              nnb_functions_inputs_block(buf, at), index_table_count, index_table_at,
              (len - base)) &&
      rule_nnb_functions_outputs_block(nnb_functions_outputs_block(buf, at), index_table_count) &&
      rule_nnb_functions_outputs_in_block(buf, strict, nnb_functions_outputs_count(buf, at),
              nnb_functions_outputs_block(buf, at), index_table_count, index_table_at,
              (len - base)) &&
      valid_nnb_functions_args(buf, len, at + 20, nnb_functions_function(buf, at), index_table_at,
              index_table_count, strict, base) &&
      rule_nnb_functions_record_in_block(strict, (at_nnb_functions_record_in_block(buf,
              at) - base), end);
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
            integer strict, integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version) =
      at + 4 <= len &&
      rule_nnb_operand_variable(nnb_operand_variable(buf, at), root_header_variables_count) &&
      0 <= nnb_operand_variable(buf, at) &&
      nnb_operand_variable(buf, at) < root_data_variables_count &&
      valid_nnb_variable(buf, len, root_data_variables_at + 4 * nnb_operand_variable(buf, at),
              root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
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
            integer root_index_table_count, integer base, integer strict,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer i) =
      valid_nnb_operand(buf, len, at + 4 * i, nnb_function_inputs_may_be_cut_of(i,
              record_cut_input), root_header_variables_count, root_data_variables_at,
              root_data_variables_count, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, strict, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version);
    predicate valid_nnb_function_inputs{L}(uint8_t *buf, integer len, integer at,
            integer record_cut_input, integer root_header_variables_count,
            integer root_data_variables_at, integer root_data_variables_count,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer strict,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_function_inputs_item(buf, len, at,
              record_cut_input, root_header_variables_count, root_data_variables_at,
              root_data_variables_count, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, strict, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version, k);
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
            integer strict, integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer i) =
      valid_nnb_operand(buf, len, at + 4 * i, (\false ? 1 : 0), root_header_variables_count,
              root_data_variables_at, root_data_variables_count, root_header_num_of_data,
              root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version);
    predicate valid_nnb_function_outputs{L}(uint8_t *buf, integer len, integer at,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_num_of_data,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer strict, integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_function_outputs_item(buf, len, at,
              root_header_variables_count, root_data_variables_at, root_data_variables_count,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
              root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
              root_header_version, k);
    predicate valid_nnb_function{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer strict,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version) =
      at + 4 <= len &&
      rule_nnb_function_block(nnb_function_block(buf, at), root_header_num_of_data) &&
      defined_nnb_function_record_pos(buf, nnb_function_block(buf, at), root_index_table_at,
              root_index_table_count) &&
      at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base) <= len &&
      defined_nnb_function_record_end(buf, nnb_function_block(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base)) &&
      valid_nnb_functions(buf, len, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base), root_index_table_at, root_index_table_count,
              nnb_function_record_end_of(buf, nnb_function_block(buf, at), root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base)), strict, base) &&
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
              root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
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
              root_index_table_count, base, strict, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version,
              nnb_functions_outputs_count(buf, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base)));
*/

/* ---- end_of_list */
/*@
    predicate rule_nnb_end_of_list_list_in_block{L}(uint8_t *buf, integer strict, integer count_,
            integer block, integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer io_size) =
      (!(!(strict != 0)) ==> ((((block + 1) < root_header_num_of_data) ==> (0 <= (block + 1) &&
      (block + 1) < root_index_table_count)) &&
      0 <= block &&
      block < root_index_table_count)) &&
      (!(strict != 0) || (4 * count_) <=
              ((((block + 1) < root_header_num_of_data)
              ? u4le(buf + (root_index_table_at + 4 *
              (block + 1))) : io_size) - u4le(buf + (root_index_table_at + 4 * block))));
    predicate valid_nnb_end_of_list{L}(uint8_t *buf, integer len, integer count_, integer block,
            integer strict, integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      rule_nnb_end_of_list_list_in_block(buf, strict, count_, block, root_header_num_of_data,
              root_index_table_at, root_index_table_count, (len - base));
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
            integer root_index_table_count, integer base, integer strict,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer i) =
      valid_nnb_variable(buf, len, at + 4 * i, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, strict, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version);
    predicate valid_nnb_data_area_variables{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer strict,
            integer root_header_buffers_count, integer root_data_buffers_at,
            integer root_data_buffers_count, integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_variables_item(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
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
            integer root_index_table_count, integer base, integer strict,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version, integer i) =
      valid_nnb_function(buf, len, at + 4 * i, root_header_num_of_data, root_index_table_at,
              root_index_table_count, base, strict, root_header_variables_count,
              root_data_variables_at, root_data_variables_count, root_header_buffers_count,
              root_data_buffers_at, root_data_buffers_count, root_header_version);
    predicate valid_nnb_data_area_functions{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base, integer strict,
            integer root_header_variables_count, integer root_data_variables_at,
            integer root_data_variables_count, integer root_header_buffers_count,
            integer root_data_buffers_at, integer root_data_buffers_count,
            integer root_header_version, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_data_area_functions_item(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
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
            integer root_header_variables_count, integer root_header_num_of_data, integer strict,
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
              root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
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
              root_index_table_at, root_index_table_count, base, strict,
              root_header_variables_count, at_nnb_data_area_variables(buf, root_index_table_at,
              root_index_table_count, base, root_header_variables_block),
              root_header_variables_count, root_header_buffers_count, at_nnb_data_area_buffers(buf,
              root_header_buffers_block, root_index_table_at, root_index_table_count, base),
              root_header_buffers_count, root_header_version, root_header_functions_count) &&
      defined_nnb_data_area_end_of_buffers_pos(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_end_of_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base) <= len &&
      valid_nnb_end_of_list(buf, len, root_header_buffers_count, root_header_buffers_block, strict,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base) &&
      defined_nnb_data_area_end_of_variables_pos(buf, root_header_variables_block,
              root_index_table_at, root_index_table_count) &&
      at_nnb_data_area_end_of_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block) <= len &&
      valid_nnb_end_of_list(buf, len, root_header_variables_count, root_header_variables_block,
              strict, root_header_num_of_data, root_index_table_at, root_index_table_count, base) &&
      defined_nnb_data_area_end_of_inputs_pos(buf, root_header_inputs_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_end_of_inputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_inputs_block) <= len &&
      valid_nnb_end_of_list(buf, len, root_header_inputs_count, root_header_inputs_block, strict,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base) &&
      defined_nnb_data_area_end_of_outputs_pos(buf, root_header_outputs_block, root_index_table_at,
              root_index_table_count) &&
      at_nnb_data_area_end_of_outputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_outputs_block) <= len &&
      valid_nnb_end_of_list(buf, len, root_header_outputs_count, root_header_outputs_block, strict,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base) &&
      defined_nnb_data_area_end_of_functions_pos(buf, root_header_functions_block,
              root_index_table_at, root_index_table_count) &&
      at_nnb_data_area_end_of_functions(buf, root_index_table_at, root_index_table_count, base,
              root_header_functions_block) <= len &&
      valid_nnb_end_of_list(buf, len, root_header_functions_count, root_header_functions_block,
              strict, root_header_num_of_data, root_index_table_at, root_index_table_count, base);
*/

/* ---- nnb */
/*@
    predicate valid_nnb_index_table_item{L}(uint8_t *buf, integer len, integer at,
            integer header_data_size, integer strict, integer i) =
      valid_nnb_block_offset(buf, len, at + 4 * i, header_data_size, strict);
    predicate valid_nnb_index_table{L}(uint8_t *buf, integer len, integer at,
            integer header_data_size, integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_nnb_index_table_item(buf, len, at,
              header_data_size, strict, k);
    logic integer at_nnb_data{L}(uint8_t *buf) = 56 + 4 * nnb_header_num_of_data(buf, 0);
    logic integer at_nnb_trailing{L}(uint8_t *buf) =
      at_nnb_data(buf) + nnb_header_data_size(buf, 0);
    predicate rule_nnb_trailing(integer strict, integer trailing_size) =
      !(strict != 0) || trailing_size == 0;
    predicate valid_nnb{L}(uint8_t *buf, integer len, integer strict) =
      valid_nnb_header(buf, len, 0, strict) &&
      4 * nnb_header_num_of_data(buf, 0) <= len - 56 &&
      valid_nnb_index_table(buf, len, 56, nnb_header_data_size(buf, 0), strict,
              nnb_header_num_of_data(buf, 0)) &&
      at_nnb_trailing(buf) <= len &&
      valid_nnb_data_area(buf, at_nnb_trailing(buf), nnb_header_buffers_block(buf, 0), 56,
              nnb_header_num_of_data(buf, 0), at_nnb_data(buf), nnb_header_buffers_count(buf, 0),
              nnb_header_variables_block(buf, 0), nnb_header_variables_count(buf, 0),
              nnb_header_num_of_data(buf, 0), strict, nnb_header_version(buf, 0),
              nnb_header_inputs_block(buf, 0), nnb_header_inputs_count(buf, 0),
              nnb_header_outputs_block(buf, 0), nnb_header_outputs_count(buf, 0),
              nnb_header_functions_block(buf, 0), nnb_header_functions_count(buf, 0)) &&
      rule_nnb_trailing(strict, len - at_nnb_trailing(buf));
*/

/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb(buf, len, strict);
    ensures \result == KS_REFUSED ==> !valid_nnb(buf, len, strict);
    ensures 0 <= \result <= 2;
*/
ks_verdict nnb_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
