/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */
/*
 * Views of what lies in a valid file: begin with nnb_open_view once nnb_validate has said yes, as
 * long as the bytes stay as they are. Nothing is copied, nothing can fail, and nothing is tested: of a
 * file that is not valid the functions may read anywhere. The contracts say so, and are proved.
 *
 * A view has the bytes, `buf` and `len`; where its object begins, `at`; what the object depends on; and
 * its fields: `x`, or where x begins and how much there is of it, `x_at`, `x_size` in bytes, `x_count`
 * in elements; `has_x`, whether it is there; without it the others are 0. Places are offsets into `buf`.
 */
#ifndef KSYC_NNB_VIEW_H
#define KSYC_NNB_VIEW_H

#include "nnb_validate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- view of header */

typedef struct nnb_header_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t version;
    uint64_t api_level;
    uint64_t buffers_count;
    int64_t buffers_block;
    uint64_t variables_count;
    int64_t variables_block;
    uint64_t functions_count;
    int64_t functions_block;
    uint64_t inputs_count;
    int64_t inputs_block;
    uint64_t outputs_count;
    int64_t outputs_block;
    uint64_t num_of_data;
    uint64_t data_size;
} nnb_header_view;

/*@
  predicate is_nnb_header_view{L}(nnb_header_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_header(view.buf, view.len, view.at, view.strict) &&
      view.version == nnb_header_version(view.buf, view.at) &&
      view.api_level == nnb_header_api_level(view.buf, view.at) &&
      view.buffers_count == nnb_header_buffers_count(view.buf, view.at) &&
      view.buffers_block == nnb_header_buffers_block(view.buf, view.at) &&
      view.variables_count == nnb_header_variables_count(view.buf, view.at) &&
      view.variables_block == nnb_header_variables_block(view.buf, view.at) &&
      view.functions_count == nnb_header_functions_count(view.buf, view.at) &&
      view.functions_block == nnb_header_functions_block(view.buf, view.at) &&
      view.inputs_count == nnb_header_inputs_count(view.buf, view.at) &&
      view.inputs_block == nnb_header_inputs_block(view.buf, view.at) &&
      view.outputs_count == nnb_header_outputs_count(view.buf, view.at) &&
      view.outputs_block == nnb_header_outputs_block(view.buf, view.at) &&
      view.num_of_data == nnb_header_num_of_data(view.buf, view.at) &&
      view.data_size == nnb_header_data_size(view.buf, view.at);
*/

/* ---- view of nnb_block_offset */

typedef struct nnb_block_offset_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t data_size;
    bool strict;
    uint64_t offset;
} nnb_block_offset_view;

/*@
  predicate is_nnb_block_offset_view{L}(nnb_block_offset_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_block_offset(view.buf, view.len, view.at, view.data_size, view.strict) &&
      view.offset == nnb_block_offset_offset(view.buf, view.at);
*/

/* ---- view of buffer */

typedef struct nnb_buffer_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t size;
} nnb_buffer_view;

/*@
  predicate is_nnb_buffer_view{L}(nnb_buffer_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_buffer(view.buf, view.len, view.at) &&
      view.size == nnb_buffer_size(view.buf, view.at);
*/

/* ---- view of dim */

typedef struct nnb_dim_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t extent_before;
    uint64_t cells_before;
    int64_t length;
    int64_t extent;
    int64_t cells;
} nnb_dim_view;

/*@
  predicate is_nnb_dim_view{L}(nnb_dim_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_dim(view.buf, view.len, view.at, view.extent_before, view.cells_before) &&
      view.length == nnb_dim_length(view.buf, view.at) &&
      view.extent == nnb_dim_extent(view.buf, view.at, view.extent_before) &&
      view.cells == nnb_dim_cells(view.buf, view.at, view.cells_before);
*/

/* ---- view of shape */

/*@
    logic integer nnb_shape_dims_at(integer at) = at;
    logic integer nnb_shape_dims_count(integer count_) = count_;
*/
typedef struct nnb_shape_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t count_;
    uint64_t dims_at;
    uint64_t dims_count;
    int64_t num_elements;
} nnb_shape_view;

/*@
  predicate is_nnb_shape_view{L}(nnb_shape_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.count_ <= 4294967295 &&
      valid_nnb_shape(view.buf, view.len, view.at, view.count_) &&
      view.dims_at == nnb_shape_dims_at(view.at) &&
      view.dims_count == nnb_shape_dims_count(view.count_) &&
      view.num_elements == nnb_shape_num_elements(view.buf, view.at, view.count_);
*/

/*@
  predicate is_nnb_shape_view_dims_item{L}(nnb_shape_view of, nnb_dim_view view, integer i) =
      is_nnb_dim_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == of.dims_at + 4 * i &&
      view.extent_before == nnb_shape_dims_extent_before_of(i, nnb_shape_dims_extent(of.buf,
              of.dims_at, i)) &&
      view.cells_before == nnb_shape_dims_cells_before_of(i, nnb_shape_dims_cells(of.buf,
              of.dims_at, i));
*/

/*@ requires is_nnb_shape_view(of);
    requires of.dims_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_nnb_shape_view_dims_item(of, \result, 0);
*/
nnb_dim_view nnb_shape_view_dims_first(nnb_shape_view of);

/*@ requires is_nnb_shape_view(of);
    requires 0 < i;
    requires i < of.dims_count;
    requires is_nnb_shape_view_dims_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_nnb_shape_view_dims_item(of, \result, i);
*/
nnb_dim_view nnb_shape_view_dims_next(nnb_shape_view of, nnb_dim_view before, uint64_t i);

/* ---- view of variable_record */

/*@
    logic integer nnb_variable_record_id{L}(uint8_t *buf, integer at) = u4le(buf + at);
    logic integer nnb_variable_record_fp_pos{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 12)) / 16;
    logic integer nnb_variable_record_padding_at(integer at) = at + 13;
    logic integer nnb_variable_record_padding_size = 3;
    logic integer nnb_variable_record_shape_at{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      at_nnb_variable_record_shape(buf, at, root_index_table_at, root_index_table_count, base);
    logic integer nnb_variable_record_has_data{L}(uint8_t *buf, integer at) =
      (nnb_variable_record_data_index(buf, at) >= 0 ? 1 : 0);
    logic integer nnb_variable_record_data_at{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      nnb_variable_record_data_index(buf, at) >= 0 ? at_nnb_variable_record_data(buf, at,
              root_index_table_at, root_index_table_count, base) : 0;
    logic integer nnb_variable_record_data_size{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_of_data, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      nnb_variable_record_data_index(buf, at) >=
              0 ? nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len, at,
              root_header_num_of_data, root_index_table_at, root_index_table_count, base),
              nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf, at,
              root_index_table_at, root_index_table_count, base)) : 0;
*/
typedef struct nnb_variable_record_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t end;
    uint64_t root_header_num_of_data;
    bool strict;
    uint64_t root_index_table_at;
    uint64_t root_index_table_count;
    uint64_t base;
    uint64_t root_header_buffers_count;
    uint64_t root_data_buffers_at;
    uint64_t root_data_buffers_count;
    uint64_t root_header_version;
    uint64_t id;
    uint64_t shape_count;
    int64_t shape_block;
    uint64_t type;
    uint64_t fp_pos;
    uint64_t padding_at;
    uint64_t padding_size;
    int64_t data_index;
    uint64_t shape_at;
    uint64_t element_bits;
    int64_t num_bytes;
    bool has_buffer;
    int64_t buffer;
    bool has_block_size;
    int64_t block_size;
    bool is_partial;
    bool has_data;
    uint64_t data_at;
    uint64_t data_size;
    bool is_usable;
} nnb_variable_record_view;

/*@
  predicate is_nnb_variable_record_view{L}(nnb_variable_record_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.root_header_num_of_data <= 4294967295 &&
      view.root_index_table_at + 4 * view.root_index_table_count <= view.len &&
      view.base <= view.len &&
      view.root_header_buffers_count <= 4294967295 &&
      view.root_data_buffers_at + 4 * view.root_data_buffers_count <= view.len &&
      view.root_header_version <= 4294967295 &&
      valid_nnb_variable_record(view.buf, view.len, view.at, view.end,
              view.root_header_num_of_data, view.strict, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_buffers_count,
              view.root_data_buffers_at, view.root_data_buffers_count, view.root_header_version) &&
      view.id == nnb_variable_record_id(view.buf, view.at) &&
      view.shape_count == nnb_variable_record_shape_count(view.buf, view.at) &&
      view.shape_block == nnb_variable_record_shape_block(view.buf, view.at) &&
      view.type == nnb_variable_record_type(view.buf, view.at) &&
      view.fp_pos == nnb_variable_record_fp_pos(view.buf, view.at) &&
      view.padding_at == nnb_variable_record_padding_at(view.at) &&
      view.padding_size == nnb_variable_record_padding_size &&
      view.data_index == nnb_variable_record_data_index(view.buf, view.at) &&
      view.shape_at == nnb_variable_record_shape_at(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.element_bits == nnb_variable_record_element_bits(view.buf, view.at) &&
      view.num_bytes == nnb_variable_record_num_bytes(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.has_buffer == nnb_variable_record_has_buffer(view.buf, view.at) &&
      view.buffer == nnb_variable_record_buffer(view.buf, view.at) &&
      view.has_block_size == nnb_variable_record_has_block_size(view.buf, view.at) &&
      view.block_size == nnb_variable_record_block_size(view.buf, view.len, view.at,
              view.root_header_num_of_data, view.root_index_table_at, view.root_index_table_count,
              view.base) &&
      -4294967295 <= view.block_size <= 9223372036854775807 &&
      view.is_partial == nnb_variable_record_is_partial(view.buf, view.len, view.at,
              view.root_header_num_of_data, view.root_index_table_at, view.root_index_table_count,
              view.base) &&
      view.has_data == nnb_variable_record_has_data(view.buf, view.at) &&
      view.data_at == nnb_variable_record_data_at(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.data_size == nnb_variable_record_data_size(view.buf, view.len, view.at,
              view.root_header_num_of_data, view.root_index_table_at, view.root_index_table_count,
              view.base) &&
      view.is_usable == nnb_variable_record_is_usable(view.buf, view.len, view.at,
              view.root_header_num_of_data, view.root_index_table_at, view.root_index_table_count,
              view.base, view.root_header_buffers_count, view.root_data_buffers_at,
              view.root_data_buffers_count, view.root_header_version);
*/

/*@ requires is_nnb_variable_record_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.count_ == of.shape_count;
    ensures is_nnb_shape_view(\result);
*/
nnb_shape_view nnb_variable_record_view_shape(nnb_variable_record_view of);

/* ---- view of variable */

/*@
    logic integer nnb_variable_record_at{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count, base);
*/
typedef struct nnb_variable_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t root_header_num_of_data;
    uint64_t root_index_table_at;
    uint64_t root_index_table_count;
    uint64_t base;
    bool strict;
    uint64_t root_header_buffers_count;
    uint64_t root_data_buffers_at;
    uint64_t root_data_buffers_count;
    uint64_t root_header_version;
    int64_t block;
    uint64_t record_at;
} nnb_variable_view;

/*@
  predicate is_nnb_variable_view{L}(nnb_variable_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.root_header_num_of_data <= 4294967295 &&
      view.root_index_table_at + 4 * view.root_index_table_count <= view.len &&
      view.base <= view.len &&
      view.root_header_buffers_count <= 4294967295 &&
      view.root_data_buffers_at + 4 * view.root_data_buffers_count <= view.len &&
      view.root_header_version <= 4294967295 &&
      valid_nnb_variable(view.buf, view.len, view.at, view.root_header_num_of_data,
              view.root_index_table_at, view.root_index_table_count, view.base, view.strict,
              view.root_header_buffers_count, view.root_data_buffers_at,
              view.root_data_buffers_count, view.root_header_version) &&
      view.block == nnb_variable_block(view.buf, view.at) &&
      view.record_at == nnb_variable_record_at(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base);
*/

/*@ requires is_nnb_variable_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.record_at;
    ensures \result.end == nnb_variable_record_end_of(of.buf, of.block, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, (of.len - of.base));
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.strict == of.strict;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures \result.root_header_buffers_count == of.root_header_buffers_count;
    ensures \result.root_data_buffers_at == of.root_data_buffers_at;
    ensures \result.root_data_buffers_count == of.root_data_buffers_count;
    ensures \result.root_header_version == of.root_header_version;
    ensures is_nnb_variable_record_view(\result);
*/
nnb_variable_record_view nnb_variable_view_record(nnb_variable_view of);

/* ---- view of variable_number */

typedef struct nnb_variable_number_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t root_header_variables_count;
    int64_t variable;
} nnb_variable_number_view;

/*@
  predicate is_nnb_variable_number_view{L}(nnb_variable_number_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.root_header_variables_count <= 4294967295 &&
      valid_nnb_variable_number(view.buf, view.len, view.at, view.root_header_variables_count) &&
      view.variable == nnb_variable_number_variable(view.buf, view.at);
*/

/* ---- view of base_axis_args */

/*@
    logic integer nnb_functions_base_axis_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
*/
typedef struct nnb_functions_base_axis_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t base_axis;
} nnb_functions_base_axis_args_view;

/*@
  predicate is_nnb_functions_base_axis_args_view{L}(nnb_functions_base_axis_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_base_axis_args(view.len, view.at) &&
      view.base_axis == nnb_functions_base_axis_args_base_axis(view.buf, view.at);
*/

/* ---- view of int_list */

/*@
    logic integer nnb_functions_int_list_values_at{L}(uint8_t *buf, integer at,
            integer index_table_at, integer index_table_count, integer base) =
      at_nnb_functions_int_list_values(buf, at, index_table_at, index_table_count, base);
    logic integer nnb_functions_int_list_values_count{L}(uint8_t *buf, integer at) =
      nnb_functions_int_list_count(buf, at);
*/
typedef struct nnb_functions_int_list_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t count;
    int64_t block;
    uint64_t values_at;
    uint64_t values_count;
} nnb_functions_int_list_view;

/*@
  predicate is_nnb_functions_int_list_view{L}(nnb_functions_int_list_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_int_list(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.count == nnb_functions_int_list_count(view.buf, view.at) &&
      view.block == nnb_functions_int_list_block(view.buf, view.at) &&
      view.values_at == nnb_functions_int_list_values_at(view.buf, view.at, view.index_table_at,
              view.index_table_count, view.base) &&
      view.values_count == nnb_functions_int_list_values_count(view.buf, view.at);
*/

/* ---- view of convolution_0_args */

/*@
    logic integer nnb_functions_convolution_0_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_convolution_0_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_convolution_0_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_convolution_0_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_convolution_0_args_dilation_at(integer at) = at + 20;
*/
typedef struct nnb_functions_convolution_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
} nnb_functions_convolution_0_args_view;

/*@
  predicate
          is_nnb_functions_convolution_0_args_view{L}(nnb_functions_convolution_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_convolution_0_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_convolution_0_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_convolution_0_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_convolution_0_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_convolution_0_args_dilation_at(view.at) &&
      view.group == nnb_functions_convolution_0_args_group(view.buf, view.at);
*/

/*@ requires is_nnb_functions_convolution_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_convolution_0_args_view_pad(nnb_functions_convolution_0_args_view of);

/*@ requires is_nnb_functions_convolution_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_convolution_0_args_view_stride(nnb_functions_convolution_0_args_view of);

/*@ requires is_nnb_functions_convolution_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_convolution_0_args_view_dilation(nnb_functions_convolution_0_args_view of);

/* ---- view of depthwise_convolution_args */

/*@
    logic integer nnb_functions_depthwise_convolution_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_depthwise_convolution_args_multiplier{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_depthwise_convolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_depthwise_convolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_depthwise_convolution_args_dilation_at(integer at) = at + 20;
*/
typedef struct nnb_functions_depthwise_convolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t multiplier;
} nnb_functions_depthwise_convolution_args_view;

/*@
  predicate
          is_nnb_functions_depthwise_convolution_args_view{L}(nnb_functions_depthwise_convolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_depthwise_convolution_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_depthwise_convolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_depthwise_convolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_depthwise_convolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_depthwise_convolution_args_dilation_at(view.at) &&
      view.multiplier == nnb_functions_depthwise_convolution_args_multiplier(view.buf, view.at);
*/

/*@ requires is_nnb_functions_depthwise_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_depthwise_convolution_args_view_pad(nnb_functions_depthwise_convolution_args_view of);

/*@ requires is_nnb_functions_depthwise_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_depthwise_convolution_args_view_stride(nnb_functions_depthwise_convolution_args_view of);

/*@ requires is_nnb_functions_depthwise_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_depthwise_convolution_args_view_dilation(nnb_functions_depthwise_convolution_args_view of);

/* ---- view of depthwise_deconvolution_args */

/*@
    logic integer nnb_functions_depthwise_deconvolution_args_base_axis{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
    logic integer nnb_functions_depthwise_deconvolution_args_divisor{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_depthwise_deconvolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_depthwise_deconvolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_depthwise_deconvolution_args_dilation_at(integer at) = at + 20;
*/
typedef struct nnb_functions_depthwise_deconvolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t divisor;
} nnb_functions_depthwise_deconvolution_args_view;

/*@
  predicate
          is_nnb_functions_depthwise_deconvolution_args_view{L}(nnb_functions_depthwise_deconvolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_depthwise_deconvolution_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_depthwise_deconvolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_depthwise_deconvolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_depthwise_deconvolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_depthwise_deconvolution_args_dilation_at(view.at) &&
      view.divisor == nnb_functions_depthwise_deconvolution_args_divisor(view.buf, view.at);
*/

/*@ requires is_nnb_functions_depthwise_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_depthwise_deconvolution_args_view_pad(nnb_functions_depthwise_deconvolution_args_view of);

/*@ requires is_nnb_functions_depthwise_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_depthwise_deconvolution_args_view_stride(nnb_functions_depthwise_deconvolution_args_view of);

/*@ requires is_nnb_functions_depthwise_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_depthwise_deconvolution_args_view_dilation(nnb_functions_depthwise_deconvolution_args_view of);

/* ---- view of max_pooling_0_args */

/*@
    logic integer nnb_functions_max_pooling_0_args_kernel_at(integer at) = at;
    logic integer nnb_functions_max_pooling_0_args_stride_at(integer at) = at + 8;
    logic integer nnb_functions_max_pooling_0_args_alignment_37_at(integer at) = at + 17;
    logic integer nnb_functions_max_pooling_0_args_alignment_37_size = 3;
    logic integer nnb_functions_max_pooling_0_args_pad_at(integer at) = at + 20;
*/
typedef struct nnb_functions_max_pooling_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t kernel_at;
    uint64_t stride_at;
    uint64_t ignore_border;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    uint64_t pad_at;
} nnb_functions_max_pooling_0_args_view;

/*@
  predicate
          is_nnb_functions_max_pooling_0_args_view{L}(nnb_functions_max_pooling_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_max_pooling_0_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.kernel_at == nnb_functions_max_pooling_0_args_kernel_at(view.at) &&
      view.stride_at == nnb_functions_max_pooling_0_args_stride_at(view.at) &&
      view.ignore_border == nnb_functions_max_pooling_0_args_ignore_border(view.buf, view.at) &&
      view.alignment_37_at == nnb_functions_max_pooling_0_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_max_pooling_0_args_alignment_37_size &&
      view.pad_at == nnb_functions_max_pooling_0_args_pad_at(view.at);
*/

/*@ requires is_nnb_functions_max_pooling_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.kernel_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_max_pooling_0_args_view_kernel(nnb_functions_max_pooling_0_args_view of);

/*@ requires is_nnb_functions_max_pooling_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_max_pooling_0_args_view_stride(nnb_functions_max_pooling_0_args_view of);

/*@ requires is_nnb_functions_max_pooling_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_max_pooling_0_args_view_pad(nnb_functions_max_pooling_0_args_view of);

/* ---- view of max_pooling_args */

/*@
    logic integer nnb_functions_max_pooling_args_kernel_at(integer at) = at;
    logic integer nnb_functions_max_pooling_args_stride_at(integer at) = at + 8;
    logic integer nnb_functions_max_pooling_args_alignment_37_at(integer at) = at + 17;
    logic integer nnb_functions_max_pooling_args_alignment_37_size = 3;
    logic integer nnb_functions_max_pooling_args_pad_at(integer at) = at + 20;
*/
typedef struct nnb_functions_max_pooling_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t kernel_at;
    uint64_t stride_at;
    uint64_t ignore_border;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    uint64_t pad_at;
    uint64_t channel_last;
} nnb_functions_max_pooling_args_view;

/*@
  predicate is_nnb_functions_max_pooling_args_view{L}(nnb_functions_max_pooling_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_max_pooling_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.kernel_at == nnb_functions_max_pooling_args_kernel_at(view.at) &&
      view.stride_at == nnb_functions_max_pooling_args_stride_at(view.at) &&
      view.ignore_border == nnb_functions_max_pooling_args_ignore_border(view.buf, view.at) &&
      view.alignment_37_at == nnb_functions_max_pooling_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_max_pooling_args_alignment_37_size &&
      view.pad_at == nnb_functions_max_pooling_args_pad_at(view.at) &&
      view.channel_last == nnb_functions_max_pooling_args_channel_last(view.buf, view.at);
*/

/*@ requires is_nnb_functions_max_pooling_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.kernel_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_max_pooling_args_view_kernel(nnb_functions_max_pooling_args_view of);

/*@ requires is_nnb_functions_max_pooling_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_max_pooling_args_view_stride(nnb_functions_max_pooling_args_view of);

/*@ requires is_nnb_functions_max_pooling_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_max_pooling_args_view_pad(nnb_functions_max_pooling_args_view of);

/* ---- view of kernel_args */

/*@
    logic integer nnb_functions_kernel_args_kernel_at(integer at) = at;
*/
typedef struct nnb_functions_kernel_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t kernel_at;
} nnb_functions_kernel_args_view;

/*@
  predicate is_nnb_functions_kernel_args_view{L}(nnb_functions_kernel_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_kernel_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.kernel_at == nnb_functions_kernel_args_kernel_at(view.at);
*/

/*@ requires is_nnb_functions_kernel_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.kernel_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_kernel_args_view_kernel(nnb_functions_kernel_args_view of);

/* ---- view of inplace_args */

typedef struct nnb_functions_inplace_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t inplace;
} nnb_functions_inplace_args_view;

/*@
  predicate is_nnb_functions_inplace_args_view{L}(nnb_functions_inplace_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_inplace_args(view.buf, view.len, view.at, view.strict) &&
      view.inplace == nnb_functions_inplace_args_inplace(view.buf, view.at);
*/

/* ---- view of alpha_args */

/*@
    logic integer nnb_functions_alpha_args_alpha_at(integer at) = at;
*/
typedef struct nnb_functions_alpha_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t alpha_at;
} nnb_functions_alpha_args_view;

/*@
  predicate is_nnb_functions_alpha_args_view{L}(nnb_functions_alpha_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_alpha_args(view.len, view.at) &&
      view.alpha_at == nnb_functions_alpha_args_alpha_at(view.at);
*/

/* ---- view of axis_args */

/*@
    logic integer nnb_functions_axis_args_axis{L}(uint8_t *buf, integer at) = s4le(buf + at);
*/
typedef struct nnb_functions_axis_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t axis;
} nnb_functions_axis_args_view;

/*@
  predicate is_nnb_functions_axis_args_view{L}(nnb_functions_axis_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_axis_args(view.len, view.at) &&
      view.axis == nnb_functions_axis_args_axis(view.buf, view.at);
*/

/* ---- view of scale_alpha_args */

/*@
    logic integer nnb_functions_scale_alpha_args_scale_at(integer at) = at;
    logic integer nnb_functions_scale_alpha_args_alpha_at(integer at) = at + 4;
*/
typedef struct nnb_functions_scale_alpha_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t scale_at;
    uint64_t alpha_at;
} nnb_functions_scale_alpha_args_view;

/*@
  predicate is_nnb_functions_scale_alpha_args_view{L}(nnb_functions_scale_alpha_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_scale_alpha_args(view.len, view.at) &&
      view.scale_at == nnb_functions_scale_alpha_args_scale_at(view.at) &&
      view.alpha_at == nnb_functions_scale_alpha_args_alpha_at(view.at);
*/

/* ---- view of alpha_axis_args */

/*@
    logic integer nnb_functions_alpha_axis_args_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_alpha_axis_args_alpha_at(integer at) = at;
*/
typedef struct nnb_functions_alpha_axis_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t alpha_at;
    int64_t axis;
} nnb_functions_alpha_axis_args_view;

/*@
  predicate is_nnb_functions_alpha_axis_args_view{L}(nnb_functions_alpha_axis_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_alpha_axis_args(view.len, view.at) &&
      view.alpha_at == nnb_functions_alpha_axis_args_alpha_at(view.at) &&
      view.axis == nnb_functions_alpha_axis_args_axis(view.buf, view.at);
*/

/* ---- view of batch_normalization_0_args */

/*@
    logic integer nnb_functions_batch_normalization_0_args_axes_at(integer at) = at;
    logic integer nnb_functions_batch_normalization_0_args_decay_rate_at(integer at) = at + 8;
    logic integer nnb_functions_batch_normalization_0_args_eps_at(integer at) = at + 12;
*/
typedef struct nnb_functions_batch_normalization_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    uint64_t decay_rate_at;
    uint64_t eps_at;
    uint64_t batch_stat;
} nnb_functions_batch_normalization_0_args_view;

/*@
  predicate
          is_nnb_functions_batch_normalization_0_args_view{L}(nnb_functions_batch_normalization_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_batch_normalization_0_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_batch_normalization_0_args_axes_at(view.at) &&
      view.decay_rate_at == nnb_functions_batch_normalization_0_args_decay_rate_at(view.at) &&
      view.eps_at == nnb_functions_batch_normalization_0_args_eps_at(view.at) &&
      view.batch_stat == nnb_functions_batch_normalization_0_args_batch_stat(view.buf, view.at);
*/

/*@ requires is_nnb_functions_batch_normalization_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_batch_normalization_0_args_view_axes(nnb_functions_batch_normalization_0_args_view of);

/* ---- view of base_axis_update_running_mean_args */

/*@
    logic integer nnb_functions_base_axis_update_running_mean_args_base_axis{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
*/
typedef struct nnb_functions_base_axis_update_running_mean_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t base_axis;
    uint64_t update_running_mean;
} nnb_functions_base_axis_update_running_mean_args_view;

/*@
  predicate
          is_nnb_functions_base_axis_update_running_mean_args_view{L}(nnb_functions_base_axis_update_running_mean_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_base_axis_update_running_mean_args(view.buf, view.len, view.at,
              view.strict) &&
      view.base_axis == nnb_functions_base_axis_update_running_mean_args_base_axis(view.buf,
              view.at) &&
      view.update_running_mean ==
              nnb_functions_base_axis_update_running_mean_args_update_running_mean(view.buf,
              view.at);
*/

/* ---- view of axes_keep_dims_args */

/*@
    logic integer nnb_functions_axes_keep_dims_args_axes_at(integer at) = at;
*/
typedef struct nnb_functions_axes_keep_dims_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    uint64_t keep_dims;
} nnb_functions_axes_keep_dims_args_view;

/*@
  predicate
          is_nnb_functions_axes_keep_dims_args_view{L}(nnb_functions_axes_keep_dims_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_axes_keep_dims_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_axes_keep_dims_args_axes_at(view.at) &&
      view.keep_dims == nnb_functions_axes_keep_dims_args_keep_dims(view.buf, view.at);
*/

/*@ requires is_nnb_functions_axes_keep_dims_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_axes_keep_dims_args_view_axes(nnb_functions_axes_keep_dims_args_view of);

/* ---- view of val_float_args */

/*@
    logic integer nnb_functions_val_float_args_val_at(integer at) = at;
*/
typedef struct nnb_functions_val_float_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t val_at;
} nnb_functions_val_float_args_view;

/*@
  predicate is_nnb_functions_val_float_args_view{L}(nnb_functions_val_float_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_val_float_args(view.len, view.at) &&
      view.val_at == nnb_functions_val_float_args_val_at(view.at);
*/

/* ---- view of val_bool_args */

typedef struct nnb_functions_val_bool_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t val;
} nnb_functions_val_bool_args_view;

/*@
  predicate is_nnb_functions_val_bool_args_view{L}(nnb_functions_val_bool_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_val_bool_args(view.buf, view.len, view.at, view.strict) &&
      view.val == nnb_functions_val_bool_args_val(view.buf, view.at);
*/

/* ---- view of val_shape_args */

/*@
    logic integer nnb_functions_val_shape_args_val_at(integer at) = at;
    logic integer nnb_functions_val_shape_args_shape_at(integer at) = at + 4;
*/
typedef struct nnb_functions_val_shape_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t val_at;
    uint64_t shape_at;
} nnb_functions_val_shape_args_view;

/*@
  predicate is_nnb_functions_val_shape_args_view{L}(nnb_functions_val_shape_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_val_shape_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.val_at == nnb_functions_val_shape_args_val_at(view.at) &&
      view.shape_at == nnb_functions_val_shape_args_shape_at(view.at);
*/

/*@ requires is_nnb_functions_val_shape_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_val_shape_args_view_shape(nnb_functions_val_shape_args_view of);

/* ---- view of transpose_a_transpose_b_args */

typedef struct nnb_functions_transpose_a_transpose_b_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t transpose_a;
    uint64_t transpose_b;
} nnb_functions_transpose_a_transpose_b_args_view;

/*@
  predicate
          is_nnb_functions_transpose_a_transpose_b_args_view{L}(nnb_functions_transpose_a_transpose_b_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_transpose_a_transpose_b_args(view.buf, view.len, view.at, view.strict) &&
      view.transpose_a == nnb_functions_transpose_a_transpose_b_args_transpose_a(view.buf,
              view.at) &&
      view.transpose_b == nnb_functions_transpose_a_transpose_b_args_transpose_b(view.buf, view.at);
*/

/* ---- view of slice_args */

/*@
    logic integer nnb_functions_slice_args_start_at(integer at) = at;
    logic integer nnb_functions_slice_args_stop_at(integer at) = at + 8;
    logic integer nnb_functions_slice_args_step_at(integer at) = at + 16;
*/
typedef struct nnb_functions_slice_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t start_at;
    uint64_t stop_at;
    uint64_t step_at;
} nnb_functions_slice_args_view;

/*@
  predicate is_nnb_functions_slice_args_view{L}(nnb_functions_slice_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_slice_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.start_at == nnb_functions_slice_args_start_at(view.at) &&
      view.stop_at == nnb_functions_slice_args_stop_at(view.at) &&
      view.step_at == nnb_functions_slice_args_step_at(view.at);
*/

/*@ requires is_nnb_functions_slice_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.start_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_slice_args_view_start(nnb_functions_slice_args_view of);

/*@ requires is_nnb_functions_slice_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stop_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_slice_args_view_stop(nnb_functions_slice_args_view of);

/*@ requires is_nnb_functions_slice_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.step_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_slice_args_view_step(nnb_functions_slice_args_view of);

/* ---- view of axes_args */

/*@
    logic integer nnb_functions_axes_args_axes_at(integer at) = at;
*/
typedef struct nnb_functions_axes_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
} nnb_functions_axes_args_view;

/*@
  predicate is_nnb_functions_axes_args_view{L}(nnb_functions_axes_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_axes_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_axes_args_axes_at(view.at);
*/

/*@ requires is_nnb_functions_axes_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_axes_args_view_axes(nnb_functions_axes_args_view of);

/* ---- view of shape_args */

/*@
    logic integer nnb_functions_shape_args_shape_at(integer at) = at;
*/
typedef struct nnb_functions_shape_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shape_at;
} nnb_functions_shape_args_view;

/*@
  predicate is_nnb_functions_shape_args_view{L}(nnb_functions_shape_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_shape_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shape_at == nnb_functions_shape_args_shape_at(view.at);
*/

/*@ requires is_nnb_functions_shape_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_shape_args_view_shape(nnb_functions_shape_args_view of);

/* ---- view of shifts_border_mode_args */

/*@
    logic integer nnb_functions_shifts_border_mode_args_shifts_at(integer at) = at;
*/
typedef struct nnb_functions_shifts_border_mode_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shifts_at;
    int64_t border_mode;
} nnb_functions_shifts_border_mode_args_view;

/*@
  predicate
          is_nnb_functions_shifts_border_mode_args_view{L}(nnb_functions_shifts_border_mode_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_shifts_border_mode_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shifts_at == nnb_functions_shifts_border_mode_args_shifts_at(view.at) &&
      view.border_mode == nnb_functions_shifts_border_mode_args_border_mode(view.buf, view.at);
*/

/*@ requires is_nnb_functions_shifts_border_mode_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shifts_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_shifts_border_mode_args_view_shifts(nnb_functions_shifts_border_mode_args_view of);

/* ---- view of p_seed_args */

/*@
    logic integer nnb_functions_p_seed_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_p_seed_args_p_at(integer at) = at;
*/
typedef struct nnb_functions_p_seed_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t p_at;
    int64_t seed;
} nnb_functions_p_seed_args_view;

/*@
  predicate is_nnb_functions_p_seed_args_view{L}(nnb_functions_p_seed_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_p_seed_args(view.len, view.at) &&
      view.p_at == nnb_functions_p_seed_args_p_at(view.at) &&
      view.seed == nnb_functions_p_seed_args_seed(view.buf, view.at);
*/

/* ---- view of top_k_data_0_args */

/*@
    logic integer nnb_functions_top_k_data_0_args_k{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_top_k_data_0_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_top_k_data_0_args_alignment_26_at(integer at) = at + 6;
    logic integer nnb_functions_top_k_data_0_args_alignment_26_size = 2;
*/
typedef struct nnb_functions_top_k_data_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t k;
    uint64_t abs;
    uint64_t reduce;
    uint64_t alignment_26_at;
    uint64_t alignment_26_size;
    int64_t base_axis;
} nnb_functions_top_k_data_0_args_view;

/*@
  predicate is_nnb_functions_top_k_data_0_args_view{L}(nnb_functions_top_k_data_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_top_k_data_0_args(view.buf, view.len, view.at, view.strict) &&
      view.k == nnb_functions_top_k_data_0_args_k(view.buf, view.at) &&
      view.abs == nnb_functions_top_k_data_0_args_abs(view.buf, view.at) &&
      view.reduce == nnb_functions_top_k_data_0_args_reduce(view.buf, view.at) &&
      view.alignment_26_at == nnb_functions_top_k_data_0_args_alignment_26_at(view.at) &&
      view.alignment_26_size == nnb_functions_top_k_data_0_args_alignment_26_size &&
      view.base_axis == nnb_functions_top_k_data_0_args_base_axis(view.buf, view.at);
*/

/* ---- view of top_k_grad_args */

/*@
    logic integer nnb_functions_top_k_grad_args_k{L}(uint8_t *buf, integer at) = s4le(buf + at);
    logic integer nnb_functions_top_k_grad_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_top_k_grad_args_alignment_25_at(integer at) = at + 5;
    logic integer nnb_functions_top_k_grad_args_alignment_25_size = 3;
*/
typedef struct nnb_functions_top_k_grad_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t k;
    uint64_t abs;
    uint64_t alignment_25_at;
    uint64_t alignment_25_size;
    int64_t base_axis;
} nnb_functions_top_k_grad_args_view;

/*@
  predicate is_nnb_functions_top_k_grad_args_view{L}(nnb_functions_top_k_grad_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_top_k_grad_args(view.buf, view.len, view.at, view.strict) &&
      view.k == nnb_functions_top_k_grad_args_k(view.buf, view.at) &&
      view.abs == nnb_functions_top_k_grad_args_abs(view.buf, view.at) &&
      view.alignment_25_at == nnb_functions_top_k_grad_args_alignment_25_at(view.at) &&
      view.alignment_25_size == nnb_functions_top_k_grad_args_alignment_25_size &&
      view.base_axis == nnb_functions_top_k_grad_args_base_axis(view.buf, view.at);
*/

/* ---- view of rand_args */

/*@
    logic integer nnb_functions_rand_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_rand_args_low_at(integer at) = at;
    logic integer nnb_functions_rand_args_high_at(integer at) = at + 4;
    logic integer nnb_functions_rand_args_shape_at(integer at) = at + 8;
*/
typedef struct nnb_functions_rand_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t low_at;
    uint64_t high_at;
    uint64_t shape_at;
    int64_t seed;
} nnb_functions_rand_args_view;

/*@
  predicate is_nnb_functions_rand_args_view{L}(nnb_functions_rand_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_rand_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.low_at == nnb_functions_rand_args_low_at(view.at) &&
      view.high_at == nnb_functions_rand_args_high_at(view.at) &&
      view.shape_at == nnb_functions_rand_args_shape_at(view.at) &&
      view.seed == nnb_functions_rand_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_rand_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_rand_args_view_shape(nnb_functions_rand_args_view of);

/* ---- view of randint_args */

/*@
    logic integer nnb_functions_randint_args_low{L}(uint8_t *buf, integer at) = s4le(buf + at);
    logic integer nnb_functions_randint_args_high{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_randint_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_randint_args_shape_at(integer at) = at + 8;
*/
typedef struct nnb_functions_randint_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t low;
    int64_t high;
    uint64_t shape_at;
    int64_t seed;
} nnb_functions_randint_args_view;

/*@
  predicate is_nnb_functions_randint_args_view{L}(nnb_functions_randint_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_randint_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.low == nnb_functions_randint_args_low(view.buf, view.at) &&
      view.high == nnb_functions_randint_args_high(view.buf, view.at) &&
      view.shape_at == nnb_functions_randint_args_shape_at(view.at) &&
      view.seed == nnb_functions_randint_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_randint_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_randint_args_view_shape(nnb_functions_randint_args_view of);

/* ---- view of randn_args */

/*@
    logic integer nnb_functions_randn_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_randn_args_mu_at(integer at) = at;
    logic integer nnb_functions_randn_args_sigma_at(integer at) = at + 4;
    logic integer nnb_functions_randn_args_shape_at(integer at) = at + 8;
*/
typedef struct nnb_functions_randn_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t mu_at;
    uint64_t sigma_at;
    uint64_t shape_at;
    int64_t seed;
} nnb_functions_randn_args_view;

/*@
  predicate is_nnb_functions_randn_args_view{L}(nnb_functions_randn_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_randn_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.mu_at == nnb_functions_randn_args_mu_at(view.at) &&
      view.sigma_at == nnb_functions_randn_args_sigma_at(view.at) &&
      view.shape_at == nnb_functions_randn_args_shape_at(view.at) &&
      view.seed == nnb_functions_randn_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_randn_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_randn_args_view_shape(nnb_functions_randn_args_view of);

/* ---- view of random_crop_args */

/*@
    logic integer nnb_functions_random_crop_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_random_crop_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    logic integer nnb_functions_random_crop_args_shape_at(integer at) = at;
*/
typedef struct nnb_functions_random_crop_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shape_at;
    int64_t base_axis;
    int64_t seed;
} nnb_functions_random_crop_args_view;

/*@
  predicate is_nnb_functions_random_crop_args_view{L}(nnb_functions_random_crop_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_random_crop_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shape_at == nnb_functions_random_crop_args_shape_at(view.at) &&
      view.base_axis == nnb_functions_random_crop_args_base_axis(view.buf, view.at) &&
      view.seed == nnb_functions_random_crop_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_random_crop_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_random_crop_args_view_shape(nnb_functions_random_crop_args_view of);

/* ---- view of random_flip_args */

/*@
    logic integer nnb_functions_random_flip_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_random_flip_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    logic integer nnb_functions_random_flip_args_axes_at(integer at) = at;
*/
typedef struct nnb_functions_random_flip_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    int64_t base_axis;
    int64_t seed;
} nnb_functions_random_flip_args_view;

/*@
  predicate is_nnb_functions_random_flip_args_view{L}(nnb_functions_random_flip_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_random_flip_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_random_flip_args_axes_at(view.at) &&
      view.base_axis == nnb_functions_random_flip_args_base_axis(view.buf, view.at) &&
      view.seed == nnb_functions_random_flip_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_random_flip_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_random_flip_args_view_axes(nnb_functions_random_flip_args_view of);

/* ---- view of image_augmentation_args */

/*@
    logic integer nnb_functions_image_augmentation_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 64));
    logic integer nnb_functions_image_augmentation_args_shape_at(integer at) = at;
    logic integer nnb_functions_image_augmentation_args_pad_at(integer at) = at + 8;
    logic integer nnb_functions_image_augmentation_args_min_scale_at(integer at) = at + 16;
    logic integer nnb_functions_image_augmentation_args_max_scale_at(integer at) = at + 20;
    logic integer nnb_functions_image_augmentation_args_angle_at(integer at) = at + 24;
    logic integer nnb_functions_image_augmentation_args_aspect_ratio_at(integer at) = at + 28;
    logic integer nnb_functions_image_augmentation_args_distortion_at(integer at) = at + 32;
    logic integer nnb_functions_image_augmentation_args_alignment_58_at(integer at) = at + 38;
    logic integer nnb_functions_image_augmentation_args_alignment_58_size = 2;
    logic integer nnb_functions_image_augmentation_args_brightness_at(integer at) = at + 40;
    logic integer nnb_functions_image_augmentation_args_alignment_65_at(integer at) = at + 45;
    logic integer nnb_functions_image_augmentation_args_alignment_65_size = 3;
    logic integer nnb_functions_image_augmentation_args_contrast_at(integer at) = at + 48;
    logic integer nnb_functions_image_augmentation_args_contrast_center_at(integer at) = at + 52;
    logic integer nnb_functions_image_augmentation_args_alignment_77_at(integer at) = at + 57;
    logic integer nnb_functions_image_augmentation_args_alignment_77_size = 3;
    logic integer nnb_functions_image_augmentation_args_noise_at(integer at) = at + 60;
*/
typedef struct nnb_functions_image_augmentation_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shape_at;
    uint64_t pad_at;
    uint64_t min_scale_at;
    uint64_t max_scale_at;
    uint64_t angle_at;
    uint64_t aspect_ratio_at;
    uint64_t distortion_at;
    uint64_t flip_lr;
    uint64_t flip_ud;
    uint64_t alignment_58_at;
    uint64_t alignment_58_size;
    uint64_t brightness_at;
    uint64_t brightness_each;
    uint64_t alignment_65_at;
    uint64_t alignment_65_size;
    uint64_t contrast_at;
    uint64_t contrast_center_at;
    uint64_t contrast_each;
    uint64_t alignment_77_at;
    uint64_t alignment_77_size;
    uint64_t noise_at;
    int64_t seed;
} nnb_functions_image_augmentation_args_view;

/*@
  predicate
          is_nnb_functions_image_augmentation_args_view{L}(nnb_functions_image_augmentation_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_image_augmentation_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shape_at == nnb_functions_image_augmentation_args_shape_at(view.at) &&
      view.pad_at == nnb_functions_image_augmentation_args_pad_at(view.at) &&
      view.min_scale_at == nnb_functions_image_augmentation_args_min_scale_at(view.at) &&
      view.max_scale_at == nnb_functions_image_augmentation_args_max_scale_at(view.at) &&
      view.angle_at == nnb_functions_image_augmentation_args_angle_at(view.at) &&
      view.aspect_ratio_at == nnb_functions_image_augmentation_args_aspect_ratio_at(view.at) &&
      view.distortion_at == nnb_functions_image_augmentation_args_distortion_at(view.at) &&
      view.flip_lr == nnb_functions_image_augmentation_args_flip_lr(view.buf, view.at) &&
      view.flip_ud == nnb_functions_image_augmentation_args_flip_ud(view.buf, view.at) &&
      view.alignment_58_at == nnb_functions_image_augmentation_args_alignment_58_at(view.at) &&
      view.alignment_58_size == nnb_functions_image_augmentation_args_alignment_58_size &&
      view.brightness_at == nnb_functions_image_augmentation_args_brightness_at(view.at) &&
      view.brightness_each == nnb_functions_image_augmentation_args_brightness_each(view.buf,
              view.at) &&
      view.alignment_65_at == nnb_functions_image_augmentation_args_alignment_65_at(view.at) &&
      view.alignment_65_size == nnb_functions_image_augmentation_args_alignment_65_size &&
      view.contrast_at == nnb_functions_image_augmentation_args_contrast_at(view.at) &&
      view.contrast_center_at ==
              nnb_functions_image_augmentation_args_contrast_center_at(view.at) &&
      view.contrast_each == nnb_functions_image_augmentation_args_contrast_each(view.buf,
              view.at) &&
      view.alignment_77_at == nnb_functions_image_augmentation_args_alignment_77_at(view.at) &&
      view.alignment_77_size == nnb_functions_image_augmentation_args_alignment_77_size &&
      view.noise_at == nnb_functions_image_augmentation_args_noise_at(view.at) &&
      view.seed == nnb_functions_image_augmentation_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_image_augmentation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_image_augmentation_args_view_shape(nnb_functions_image_augmentation_args_view of);

/*@ requires is_nnb_functions_image_augmentation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_image_augmentation_args_view_pad(nnb_functions_image_augmentation_args_view of);

/* ---- view of delta_args */

/*@
    logic integer nnb_functions_delta_args_delta_at(integer at) = at;
*/
typedef struct nnb_functions_delta_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t delta_at;
} nnb_functions_delta_args_view;

/*@
  predicate is_nnb_functions_delta_args_view{L}(nnb_functions_delta_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_delta_args(view.len, view.at) &&
      view.delta_at == nnb_functions_delta_args_delta_at(view.at);
*/

/* ---- view of epsilon_args */

/*@
    logic integer nnb_functions_epsilon_args_epsilon_at(integer at) = at;
*/
typedef struct nnb_functions_epsilon_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t epsilon_at;
} nnb_functions_epsilon_args_view;

/*@
  predicate is_nnb_functions_epsilon_args_view{L}(nnb_functions_epsilon_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_epsilon_args(view.len, view.at) &&
      view.epsilon_at == nnb_functions_epsilon_args_epsilon_at(view.at);
*/

/* ---- view of inq_affine_args */

/*@
    logic integer nnb_functions_inq_affine_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_inq_affine_args_num_bits{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_inq_affine_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    logic integer nnb_functions_inq_affine_args_inq_iterations_at(integer at) = at + 8;
*/
typedef struct nnb_functions_inq_affine_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    int64_t num_bits;
    uint64_t inq_iterations_at;
    int64_t selection_algorithm;
    int64_t seed;
} nnb_functions_inq_affine_args_view;

/*@
  predicate is_nnb_functions_inq_affine_args_view{L}(nnb_functions_inq_affine_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_inq_affine_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_inq_affine_args_base_axis(view.buf, view.at) &&
      view.num_bits == nnb_functions_inq_affine_args_num_bits(view.buf, view.at) &&
      view.inq_iterations_at == nnb_functions_inq_affine_args_inq_iterations_at(view.at) &&
      view.selection_algorithm == nnb_functions_inq_affine_args_selection_algorithm(view.buf,
              view.at) &&
      view.seed == nnb_functions_inq_affine_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_inq_affine_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.inq_iterations_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_inq_affine_args_view_inq_iterations(nnb_functions_inq_affine_args_view of);

/* ---- view of inq_convolution_args */

/*@
    logic integer nnb_functions_inq_convolution_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_inq_convolution_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_inq_convolution_args_num_bits{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 32));
    logic integer nnb_functions_inq_convolution_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 48));
    logic integer nnb_functions_inq_convolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_inq_convolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_inq_convolution_args_dilation_at(integer at) = at + 20;
    logic integer nnb_functions_inq_convolution_args_inq_iterations_at(integer at) = at + 36;
*/
typedef struct nnb_functions_inq_convolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    int64_t num_bits;
    uint64_t inq_iterations_at;
    int64_t selection_algorithm;
    int64_t seed;
} nnb_functions_inq_convolution_args_view;

/*@
  predicate
          is_nnb_functions_inq_convolution_args_view{L}(nnb_functions_inq_convolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_inq_convolution_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_inq_convolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_inq_convolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_inq_convolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_inq_convolution_args_dilation_at(view.at) &&
      view.group == nnb_functions_inq_convolution_args_group(view.buf, view.at) &&
      view.num_bits == nnb_functions_inq_convolution_args_num_bits(view.buf, view.at) &&
      view.inq_iterations_at == nnb_functions_inq_convolution_args_inq_iterations_at(view.at) &&
      view.selection_algorithm == nnb_functions_inq_convolution_args_selection_algorithm(view.buf,
              view.at) &&
      view.seed == nnb_functions_inq_convolution_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_inq_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_pad(nnb_functions_inq_convolution_args_view of);

/*@ requires is_nnb_functions_inq_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_stride(nnb_functions_inq_convolution_args_view of);

/*@ requires is_nnb_functions_inq_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_dilation(nnb_functions_inq_convolution_args_view of);

/*@ requires is_nnb_functions_inq_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.inq_iterations_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_inq_iterations(nnb_functions_inq_convolution_args_view of);

/* ---- view of fixed_point_quantize_args */

/*@
    logic integer nnb_functions_fixed_point_quantize_args_n{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_fixed_point_quantize_args_alignment_21_at(integer at) = at + 1;
    logic integer nnb_functions_fixed_point_quantize_args_alignment_21_size = 3;
    logic integer nnb_functions_fixed_point_quantize_args_delta_at(integer at) = at + 8;
*/
typedef struct nnb_functions_fixed_point_quantize_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t sign_;
    uint64_t alignment_21_at;
    uint64_t alignment_21_size;
    int64_t n;
    uint64_t delta_at;
    uint64_t ste_fine_grained;
} nnb_functions_fixed_point_quantize_args_view;

/*@
  predicate
          is_nnb_functions_fixed_point_quantize_args_view{L}(nnb_functions_fixed_point_quantize_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_fixed_point_quantize_args(view.buf, view.len, view.at, view.strict) &&
      view.sign_ == nnb_functions_fixed_point_quantize_args_sign(view.buf, view.at) &&
      view.alignment_21_at == nnb_functions_fixed_point_quantize_args_alignment_21_at(view.at) &&
      view.alignment_21_size == nnb_functions_fixed_point_quantize_args_alignment_21_size &&
      view.n == nnb_functions_fixed_point_quantize_args_n(view.buf, view.at) &&
      view.delta_at == nnb_functions_fixed_point_quantize_args_delta_at(view.at) &&
      view.ste_fine_grained == nnb_functions_fixed_point_quantize_args_ste_fine_grained(view.buf,
              view.at);
*/

/* ---- view of pow2_quantize_args */

/*@
    logic integer nnb_functions_pow2_quantize_args_n{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_pow2_quantize_args_m{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_pow2_quantize_args_alignment_22_at(integer at) = at + 2;
    logic integer nnb_functions_pow2_quantize_args_alignment_22_size = 2;
*/
typedef struct nnb_functions_pow2_quantize_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t sign_;
    uint64_t with_zero;
    uint64_t alignment_22_at;
    uint64_t alignment_22_size;
    int64_t n;
    int64_t m;
    uint64_t ste_fine_grained;
} nnb_functions_pow2_quantize_args_view;

/*@
  predicate
          is_nnb_functions_pow2_quantize_args_view{L}(nnb_functions_pow2_quantize_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_pow2_quantize_args(view.buf, view.len, view.at, view.strict) &&
      view.sign_ == nnb_functions_pow2_quantize_args_sign(view.buf, view.at) &&
      view.with_zero == nnb_functions_pow2_quantize_args_with_zero(view.buf, view.at) &&
      view.alignment_22_at == nnb_functions_pow2_quantize_args_alignment_22_at(view.at) &&
      view.alignment_22_size == nnb_functions_pow2_quantize_args_alignment_22_size &&
      view.n == nnb_functions_pow2_quantize_args_n(view.buf, view.at) &&
      view.m == nnb_functions_pow2_quantize_args_m(view.buf, view.at) &&
      view.ste_fine_grained == nnb_functions_pow2_quantize_args_ste_fine_grained(view.buf, view.at);
*/

/* ---- view of axis_n_args */

/*@
    logic integer nnb_functions_axis_n_args_axis{L}(uint8_t *buf, integer at) = s4le(buf + at);
    logic integer nnb_functions_axis_n_args_n{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
*/
typedef struct nnb_functions_axis_n_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t axis;
    int64_t n;
} nnb_functions_axis_n_args_view;

/*@
  predicate is_nnb_functions_axis_n_args_view{L}(nnb_functions_axis_n_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_axis_n_args(view.len, view.at) &&
      view.axis == nnb_functions_axis_n_args_axis(view.buf, view.at) &&
      view.n == nnb_functions_axis_n_args_n(view.buf, view.at);
*/

/* ---- view of base_axis_eps_args */

/*@
    logic integer nnb_functions_base_axis_eps_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_base_axis_eps_args_eps_at(integer at) = at + 4;
*/
typedef struct nnb_functions_base_axis_eps_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t base_axis;
    uint64_t eps_at;
} nnb_functions_base_axis_eps_args_view;

/*@
  predicate
          is_nnb_functions_base_axis_eps_args_view{L}(nnb_functions_base_axis_eps_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_base_axis_eps_args(view.len, view.at) &&
      view.base_axis == nnb_functions_base_axis_eps_args_base_axis(view.buf, view.at) &&
      view.eps_at == nnb_functions_base_axis_eps_args_eps_at(view.at);
*/

/* ---- view of one_input_grad_args */

typedef struct nnb_functions_one_input_grad_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t one_input_grad;
} nnb_functions_one_input_grad_args_view;

/*@
  predicate
          is_nnb_functions_one_input_grad_args_view{L}(nnb_functions_one_input_grad_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_one_input_grad_args(view.buf, view.len, view.at, view.strict) &&
      view.one_input_grad == nnb_functions_one_input_grad_args_one_input_grad(view.buf, view.at);
*/

/* ---- view of clip_norm_axes_args */

/*@
    logic integer nnb_functions_clip_norm_axes_args_clip_norm_at(integer at) = at;
    logic integer nnb_functions_clip_norm_axes_args_axes_at(integer at) = at + 4;
*/
typedef struct nnb_functions_clip_norm_axes_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t clip_norm_at;
    uint64_t axes_at;
} nnb_functions_clip_norm_axes_args_view;

/*@
  predicate
          is_nnb_functions_clip_norm_axes_args_view{L}(nnb_functions_clip_norm_axes_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_clip_norm_axes_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.clip_norm_at == nnb_functions_clip_norm_axes_args_clip_norm_at(view.at) &&
      view.axes_at == nnb_functions_clip_norm_axes_args_axes_at(view.at);
*/

/*@ requires is_nnb_functions_clip_norm_axes_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_clip_norm_axes_args_view_axes(nnb_functions_clip_norm_axes_args_view of);

/* ---- view of pad_args */

/*@
    logic integer nnb_functions_pad_args_pad_width_at(integer at) = at;
    logic integer nnb_functions_pad_args_constant_value_at(integer at) = at + 12;
*/
typedef struct nnb_functions_pad_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t pad_width_at;
    int64_t mode;
    uint64_t constant_value_at;
} nnb_functions_pad_args_view;

/*@
  predicate is_nnb_functions_pad_args_view{L}(nnb_functions_pad_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_pad_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.pad_width_at == nnb_functions_pad_args_pad_width_at(view.at) &&
      view.mode == nnb_functions_pad_args_mode(view.buf, view.at) &&
      view.constant_value_at == nnb_functions_pad_args_constant_value_at(view.at);
*/

/*@ requires is_nnb_functions_pad_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_width_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_pad_args_view_pad_width(nnb_functions_pad_args_view of);

/* ---- view of shape_inplace_args */

/*@
    logic integer nnb_functions_shape_inplace_args_shape_at(integer at) = at;
*/
typedef struct nnb_functions_shape_inplace_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shape_at;
    uint64_t inplace;
} nnb_functions_shape_inplace_args_view;

/*@
  predicate
          is_nnb_functions_shape_inplace_args_view{L}(nnb_functions_shape_inplace_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_shape_inplace_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shape_at == nnb_functions_shape_inplace_args_shape_at(view.at) &&
      view.inplace == nnb_functions_shape_inplace_args_inplace(view.buf, view.at);
*/

/*@ requires is_nnb_functions_shape_inplace_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_shape_inplace_args_view_shape(nnb_functions_shape_inplace_args_view of);

/* ---- view of interpolate_0_args */

/*@
    logic integer nnb_functions_interpolate_0_args_output_size_at(integer at) = at;
*/
typedef struct nnb_functions_interpolate_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t output_size_at;
    int64_t mode;
    uint64_t align_corners;
} nnb_functions_interpolate_0_args_view;

/*@
  predicate
          is_nnb_functions_interpolate_0_args_view{L}(nnb_functions_interpolate_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_interpolate_0_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.output_size_at == nnb_functions_interpolate_0_args_output_size_at(view.at) &&
      view.mode == nnb_functions_interpolate_0_args_mode(view.buf, view.at) &&
      view.align_corners == nnb_functions_interpolate_0_args_align_corners(view.buf, view.at);
*/

/*@ requires is_nnb_functions_interpolate_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.output_size_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_interpolate_0_args_view_output_size(nnb_functions_interpolate_0_args_view of);

/* ---- view of alpha_inplace_args */

/*@
    logic integer nnb_functions_alpha_inplace_args_alpha_at(integer at) = at;
*/
typedef struct nnb_functions_alpha_inplace_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t alpha_at;
    uint64_t inplace;
} nnb_functions_alpha_inplace_args_view;

/*@
  predicate
          is_nnb_functions_alpha_inplace_args_view{L}(nnb_functions_alpha_inplace_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_alpha_inplace_args(view.buf, view.len, view.at, view.strict) &&
      view.alpha_at == nnb_functions_alpha_inplace_args_alpha_at(view.at) &&
      view.inplace == nnb_functions_alpha_inplace_args_inplace(view.buf, view.at);
*/

/* ---- view of sort_args */

/*@
    logic integer nnb_functions_sort_args_axis{L}(uint8_t *buf, integer at) = s4le(buf + at);
*/
typedef struct nnb_functions_sort_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t axis;
    uint64_t reverse;
    uint64_t with_index;
    uint64_t only_index;
} nnb_functions_sort_args_view;

/*@
  predicate is_nnb_functions_sort_args_view{L}(nnb_functions_sort_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_sort_args(view.buf, view.len, view.at, view.strict) &&
      view.axis == nnb_functions_sort_args_axis(view.buf, view.at) &&
      view.reverse == nnb_functions_sort_args_reverse(view.buf, view.at) &&
      view.with_index == nnb_functions_sort_args_with_index(view.buf, view.at) &&
      view.only_index == nnb_functions_sort_args_only_index(view.buf, view.at);
*/

/* ---- view of min_args */

/*@
    logic integer nnb_functions_min_args_axes_at(integer at) = at;
*/
typedef struct nnb_functions_min_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    uint64_t keep_dims;
    uint64_t with_index;
    uint64_t only_index;
} nnb_functions_min_args_view;

/*@
  predicate is_nnb_functions_min_args_view{L}(nnb_functions_min_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_min_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_min_args_axes_at(view.at) &&
      view.keep_dims == nnb_functions_min_args_keep_dims(view.buf, view.at) &&
      view.with_index == nnb_functions_min_args_with_index(view.buf, view.at) &&
      view.only_index == nnb_functions_min_args_only_index(view.buf, view.at);
*/

/*@ requires is_nnb_functions_min_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_min_args_view_axes(nnb_functions_min_args_view of);

/* ---- view of arange_args */

/*@
    logic integer nnb_functions_arange_args_start_at(integer at) = at;
    logic integer nnb_functions_arange_args_stop_at(integer at) = at + 4;
    logic integer nnb_functions_arange_args_step_at(integer at) = at + 8;
*/
typedef struct nnb_functions_arange_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t start_at;
    uint64_t stop_at;
    uint64_t step_at;
} nnb_functions_arange_args_view;

/*@
  predicate is_nnb_functions_arange_args_view{L}(nnb_functions_arange_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_arange_args(view.len, view.at) &&
      view.start_at == nnb_functions_arange_args_start_at(view.at) &&
      view.stop_at == nnb_functions_arange_args_stop_at(view.at) &&
      view.step_at == nnb_functions_arange_args_step_at(view.at);
*/

/* ---- view of rate_args */

/*@
    logic integer nnb_functions_rate_args_rate_at(integer at) = at;
*/
typedef struct nnb_functions_rate_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t rate_at;
} nnb_functions_rate_args_view;

/*@
  predicate is_nnb_functions_rate_args_view{L}(nnb_functions_rate_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_rate_args(view.len, view.at) &&
      view.rate_at == nnb_functions_rate_args_rate_at(view.at);
*/

/* ---- view of signal_ndim_normalized_args */

/*@
    logic integer nnb_functions_signal_ndim_normalized_args_signal_ndim{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
*/
typedef struct nnb_functions_signal_ndim_normalized_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t signal_ndim;
    uint64_t normalized;
} nnb_functions_signal_ndim_normalized_args_view;

/*@
  predicate
          is_nnb_functions_signal_ndim_normalized_args_view{L}(nnb_functions_signal_ndim_normalized_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_signal_ndim_normalized_args(view.buf, view.len, view.at, view.strict) &&
      view.signal_ndim == nnb_functions_signal_ndim_normalized_args_signal_ndim(view.buf,
              view.at) &&
      view.normalized == nnb_functions_signal_ndim_normalized_args_normalized(view.buf, view.at);
*/

/* ---- view of nms_detection2d_args */

/*@
    logic integer nnb_functions_nms_detection2d_args_thresh_at(integer at) = at;
    logic integer nnb_functions_nms_detection2d_args_nms_at(integer at) = at + 4;
*/
typedef struct nnb_functions_nms_detection2d_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t thresh_at;
    uint64_t nms_at;
    uint64_t nms_per_class;
} nnb_functions_nms_detection2d_args_view;

/*@
  predicate
          is_nnb_functions_nms_detection2d_args_view{L}(nnb_functions_nms_detection2d_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_nms_detection2d_args(view.buf, view.len, view.at, view.strict) &&
      view.thresh_at == nnb_functions_nms_detection2d_args_thresh_at(view.at) &&
      view.nms_at == nnb_functions_nms_detection2d_args_nms_at(view.at) &&
      view.nms_per_class == nnb_functions_nms_detection2d_args_nms_per_class(view.buf, view.at);
*/

/* ---- view of binary_weight_convolution_args */

/*@
    logic integer nnb_functions_binary_weight_convolution_args_base_axis{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
    logic integer nnb_functions_binary_weight_convolution_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_binary_weight_convolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_binary_weight_convolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_binary_weight_convolution_args_dilation_at(integer at) = at + 20;
    logic integer nnb_functions_binary_weight_convolution_args_quantize_zero_to_at(integer at) =
      at + 32;
*/
typedef struct nnb_functions_binary_weight_convolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    uint64_t quantize_zero_to_at;
} nnb_functions_binary_weight_convolution_args_view;

/*@
  predicate
          is_nnb_functions_binary_weight_convolution_args_view{L}(nnb_functions_binary_weight_convolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_binary_weight_convolution_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_binary_weight_convolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_binary_weight_convolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_binary_weight_convolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_binary_weight_convolution_args_dilation_at(view.at) &&
      view.group == nnb_functions_binary_weight_convolution_args_group(view.buf, view.at) &&
      view.quantize_zero_to_at ==
              nnb_functions_binary_weight_convolution_args_quantize_zero_to_at(view.at);
*/

/*@ requires is_nnb_functions_binary_weight_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_binary_weight_convolution_args_view_pad(nnb_functions_binary_weight_convolution_args_view of);

/*@ requires is_nnb_functions_binary_weight_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_binary_weight_convolution_args_view_stride(nnb_functions_binary_weight_convolution_args_view of);

/*@ requires is_nnb_functions_binary_weight_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_binary_weight_convolution_args_view_dilation(nnb_functions_binary_weight_convolution_args_view of);

/* ---- view of base_axis_quantize_zero_to_args */

/*@
    logic integer nnb_functions_base_axis_quantize_zero_to_args_base_axis{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
    logic integer nnb_functions_base_axis_quantize_zero_to_args_quantize_zero_to_at(integer at) =
      at + 4;
*/
typedef struct nnb_functions_base_axis_quantize_zero_to_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t base_axis;
    uint64_t quantize_zero_to_at;
} nnb_functions_base_axis_quantize_zero_to_args_view;

/*@
  predicate
          is_nnb_functions_base_axis_quantize_zero_to_args_view{L}(nnb_functions_base_axis_quantize_zero_to_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_base_axis_quantize_zero_to_args(view.len, view.at) &&
      view.base_axis == nnb_functions_base_axis_quantize_zero_to_args_base_axis(view.buf,
              view.at) &&
      view.quantize_zero_to_at ==
              nnb_functions_base_axis_quantize_zero_to_args_quantize_zero_to_at(view.at);
*/

/* ---- view of lstm_args */

/*@
    logic integer nnb_functions_lstm_args_num_layers{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_lstm_args_dropout_at(integer at) = at + 4;
*/
typedef struct nnb_functions_lstm_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t num_layers;
    uint64_t dropout_at;
    uint64_t bidirectional;
    uint64_t training;
} nnb_functions_lstm_args_view;

/*@
  predicate is_nnb_functions_lstm_args_view{L}(nnb_functions_lstm_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_lstm_args(view.buf, view.len, view.at, view.strict) &&
      view.num_layers == nnb_functions_lstm_args_num_layers(view.buf, view.at) &&
      view.dropout_at == nnb_functions_lstm_args_dropout_at(view.at) &&
      view.bidirectional == nnb_functions_lstm_args_bidirectional(view.buf, view.at) &&
      view.training == nnb_functions_lstm_args_training(view.buf, view.at);
*/

/* ---- view of rnn_args */

/*@
    logic integer nnb_functions_rnn_args_num_layers{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_rnn_args_dropout_at(integer at) = at + 8;
*/
typedef struct nnb_functions_rnn_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t num_layers;
    int64_t nonlinearity;
    uint64_t dropout_at;
    uint64_t bidirectional;
    uint64_t training;
} nnb_functions_rnn_args_view;

/*@
  predicate is_nnb_functions_rnn_args_view{L}(nnb_functions_rnn_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_rnn_args(view.buf, view.len, view.at, view.strict) &&
      view.num_layers == nnb_functions_rnn_args_num_layers(view.buf, view.at) &&
      view.nonlinearity == nnb_functions_rnn_args_nonlinearity(view.buf, view.at) &&
      view.dropout_at == nnb_functions_rnn_args_dropout_at(view.at) &&
      view.bidirectional == nnb_functions_rnn_args_bidirectional(view.buf, view.at) &&
      view.training == nnb_functions_rnn_args_training(view.buf, view.at);
*/

/* ---- view of random_choice_args */

/*@
    logic integer nnb_functions_random_choice_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    logic integer nnb_functions_random_choice_args_shape_at(integer at) = at;
    logic integer nnb_functions_random_choice_args_alignment_29_at(integer at) = at + 9;
    logic integer nnb_functions_random_choice_args_alignment_29_size = 3;
*/
typedef struct nnb_functions_random_choice_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shape_at;
    uint64_t replace;
    uint64_t alignment_29_at;
    uint64_t alignment_29_size;
    int64_t seed;
} nnb_functions_random_choice_args_view;

/*@
  predicate
          is_nnb_functions_random_choice_args_view{L}(nnb_functions_random_choice_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_random_choice_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shape_at == nnb_functions_random_choice_args_shape_at(view.at) &&
      view.replace == nnb_functions_random_choice_args_replace(view.buf, view.at) &&
      view.alignment_29_at == nnb_functions_random_choice_args_alignment_29_at(view.at) &&
      view.alignment_29_size == nnb_functions_random_choice_args_alignment_29_size &&
      view.seed == nnb_functions_random_choice_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_random_choice_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_random_choice_args_view_shape(nnb_functions_random_choice_args_view of);

/* ---- view of reps_args */

/*@
    logic integer nnb_functions_reps_args_reps_at(integer at) = at;
*/
typedef struct nnb_functions_reps_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t reps_at;
} nnb_functions_reps_args_view;

/*@
  predicate is_nnb_functions_reps_args_view{L}(nnb_functions_reps_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_reps_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.reps_at == nnb_functions_reps_args_reps_at(view.at);
*/

/*@ requires is_nnb_functions_reps_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.reps_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_reps_args_view_reps(nnb_functions_reps_args_view of);

/* ---- view of sync_batch_normalization_args */

/*@
    logic integer nnb_functions_sync_batch_normalization_args_axes_at(integer at) = at + 4;
    logic integer nnb_functions_sync_batch_normalization_args_decay_rate_at(integer at) =
      at + 12;
    logic integer nnb_functions_sync_batch_normalization_args_eps_at(integer at) = at + 16;
*/
typedef struct nnb_functions_sync_batch_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t group;
    uint64_t axes_at;
    uint64_t decay_rate_at;
    uint64_t eps_at;
    uint64_t batch_stat;
} nnb_functions_sync_batch_normalization_args_view;

/*@
  predicate
          is_nnb_functions_sync_batch_normalization_args_view{L}(nnb_functions_sync_batch_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_sync_batch_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.group == nnb_functions_sync_batch_normalization_args_group(view.buf, view.at) &&
      view.axes_at == nnb_functions_sync_batch_normalization_args_axes_at(view.at) &&
      view.decay_rate_at == nnb_functions_sync_batch_normalization_args_decay_rate_at(view.at) &&
      view.eps_at == nnb_functions_sync_batch_normalization_args_eps_at(view.at) &&
      view.batch_stat == nnb_functions_sync_batch_normalization_args_batch_stat(view.buf, view.at);
*/

/*@ requires is_nnb_functions_sync_batch_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_sync_batch_normalization_args_view_axes(nnb_functions_sync_batch_normalization_args_view of);

/* ---- view of convolution_args */

/*@
    logic integer nnb_functions_convolution_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_convolution_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_convolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_convolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_convolution_args_dilation_at(integer at) = at + 20;
*/
typedef struct nnb_functions_convolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    uint64_t channel_last;
} nnb_functions_convolution_args_view;

/*@
  predicate is_nnb_functions_convolution_args_view{L}(nnb_functions_convolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_convolution_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_convolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_convolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_convolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_convolution_args_dilation_at(view.at) &&
      view.group == nnb_functions_convolution_args_group(view.buf, view.at) &&
      view.channel_last == nnb_functions_convolution_args_channel_last(view.buf, view.at);
*/

/*@ requires is_nnb_functions_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_convolution_args_view_pad(nnb_functions_convolution_args_view of);

/*@ requires is_nnb_functions_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_convolution_args_view_stride(nnb_functions_convolution_args_view of);

/*@ requires is_nnb_functions_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_convolution_args_view_dilation(nnb_functions_convolution_args_view of);

/* ---- view of average_pooling_args */

/*@
    logic integer nnb_functions_average_pooling_args_kernel_at(integer at) = at;
    logic integer nnb_functions_average_pooling_args_stride_at(integer at) = at + 8;
    logic integer nnb_functions_average_pooling_args_alignment_37_at(integer at) = at + 17;
    logic integer nnb_functions_average_pooling_args_alignment_37_size = 3;
    logic integer nnb_functions_average_pooling_args_pad_at(integer at) = at + 20;
*/
typedef struct nnb_functions_average_pooling_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t kernel_at;
    uint64_t stride_at;
    uint64_t ignore_border;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    uint64_t pad_at;
    uint64_t channel_last;
    uint64_t including_pad;
} nnb_functions_average_pooling_args_view;

/*@
  predicate
          is_nnb_functions_average_pooling_args_view{L}(nnb_functions_average_pooling_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_average_pooling_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.kernel_at == nnb_functions_average_pooling_args_kernel_at(view.at) &&
      view.stride_at == nnb_functions_average_pooling_args_stride_at(view.at) &&
      view.ignore_border == nnb_functions_average_pooling_args_ignore_border(view.buf, view.at) &&
      view.alignment_37_at == nnb_functions_average_pooling_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_average_pooling_args_alignment_37_size &&
      view.pad_at == nnb_functions_average_pooling_args_pad_at(view.at) &&
      view.channel_last == nnb_functions_average_pooling_args_channel_last(view.buf, view.at) &&
      view.including_pad == nnb_functions_average_pooling_args_including_pad(view.buf, view.at);
*/

/*@ requires is_nnb_functions_average_pooling_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.kernel_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_average_pooling_args_view_kernel(nnb_functions_average_pooling_args_view of);

/*@ requires is_nnb_functions_average_pooling_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_average_pooling_args_view_stride(nnb_functions_average_pooling_args_view of);

/*@ requires is_nnb_functions_average_pooling_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_average_pooling_args_view_pad(nnb_functions_average_pooling_args_view of);

/* ---- view of fused_batch_normalization_args */

/*@
    logic integer nnb_functions_fused_batch_normalization_args_axes_at(integer at) = at;
    logic integer nnb_functions_fused_batch_normalization_args_decay_rate_at(integer at) =
      at + 8;
    logic integer nnb_functions_fused_batch_normalization_args_eps_at(integer at) = at + 12;
    logic integer nnb_functions_fused_batch_normalization_args_alignment_37_at(integer at) =
      at + 17;
    logic integer nnb_functions_fused_batch_normalization_args_alignment_37_size = 3;
*/
typedef struct nnb_functions_fused_batch_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    uint64_t decay_rate_at;
    uint64_t eps_at;
    uint64_t batch_stat;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    int64_t nonlinearity;
} nnb_functions_fused_batch_normalization_args_view;

/*@
  predicate
          is_nnb_functions_fused_batch_normalization_args_view{L}(nnb_functions_fused_batch_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_fused_batch_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_fused_batch_normalization_args_axes_at(view.at) &&
      view.decay_rate_at == nnb_functions_fused_batch_normalization_args_decay_rate_at(view.at) &&
      view.eps_at == nnb_functions_fused_batch_normalization_args_eps_at(view.at) &&
      view.batch_stat == nnb_functions_fused_batch_normalization_args_batch_stat(view.buf,
              view.at) &&
      view.alignment_37_at ==
              nnb_functions_fused_batch_normalization_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_fused_batch_normalization_args_alignment_37_size &&
      view.nonlinearity == nnb_functions_fused_batch_normalization_args_nonlinearity(view.buf,
              view.at);
*/

/*@ requires is_nnb_functions_fused_batch_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_batch_normalization_args_view_axes(nnb_functions_fused_batch_normalization_args_view of);

/* ---- view of min_max_quantize_0_args */

/*@
    logic integer nnb_functions_min_max_quantize_0_args_decay_at(integer at) = at;
*/
typedef struct nnb_functions_min_max_quantize_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t decay_at;
    uint64_t x_min_max;
    uint64_t ema;
    uint64_t ste_fine_grained;
} nnb_functions_min_max_quantize_0_args_view;

/*@
  predicate
          is_nnb_functions_min_max_quantize_0_args_view{L}(nnb_functions_min_max_quantize_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_min_max_quantize_0_args(view.buf, view.len, view.at, view.strict) &&
      view.decay_at == nnb_functions_min_max_quantize_0_args_decay_at(view.at) &&
      view.x_min_max == nnb_functions_min_max_quantize_0_args_x_min_max(view.buf, view.at) &&
      view.ema == nnb_functions_min_max_quantize_0_args_ema(view.buf, view.at) &&
      view.ste_fine_grained == nnb_functions_min_max_quantize_0_args_ste_fine_grained(view.buf,
              view.at);
*/

/* ---- view of min_max_quantize_args */

/*@
    logic integer nnb_functions_min_max_quantize_args_decay_at(integer at) = at;
    logic integer nnb_functions_min_max_quantize_args_alignment_27_at(integer at) = at + 7;
    logic integer nnb_functions_min_max_quantize_args_alignment_27_size = 1;
    logic integer nnb_functions_min_max_quantize_args_eps_at(integer at) = at + 8;
*/
typedef struct nnb_functions_min_max_quantize_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t decay_at;
    uint64_t x_min_max;
    uint64_t ema;
    uint64_t ste_fine_grained;
    uint64_t alignment_27_at;
    uint64_t alignment_27_size;
    uint64_t eps_at;
} nnb_functions_min_max_quantize_args_view;

/*@
  predicate
          is_nnb_functions_min_max_quantize_args_view{L}(nnb_functions_min_max_quantize_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_min_max_quantize_args(view.buf, view.len, view.at, view.strict) &&
      view.decay_at == nnb_functions_min_max_quantize_args_decay_at(view.at) &&
      view.x_min_max == nnb_functions_min_max_quantize_args_x_min_max(view.buf, view.at) &&
      view.ema == nnb_functions_min_max_quantize_args_ema(view.buf, view.at) &&
      view.ste_fine_grained == nnb_functions_min_max_quantize_args_ste_fine_grained(view.buf,
              view.at) &&
      view.alignment_27_at == nnb_functions_min_max_quantize_args_alignment_27_at(view.at) &&
      view.alignment_27_size == nnb_functions_min_max_quantize_args_alignment_27_size &&
      view.eps_at == nnb_functions_min_max_quantize_args_eps_at(view.at);
*/

/* ---- view of patch_correlation_args */

/*@
    logic integer nnb_functions_patch_correlation_args_patch_at(integer at) = at;
    logic integer nnb_functions_patch_correlation_args_shift_at(integer at) = at + 8;
    logic integer nnb_functions_patch_correlation_args_patch_step_at(integer at) = at + 16;
    logic integer nnb_functions_patch_correlation_args_shift_step_at(integer at) = at + 24;
    logic integer nnb_functions_patch_correlation_args_padding_at(integer at) = at + 32;
*/
typedef struct nnb_functions_patch_correlation_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t patch_at;
    uint64_t shift_at;
    uint64_t patch_step_at;
    uint64_t shift_step_at;
    uint64_t padding_at;
} nnb_functions_patch_correlation_args_view;

/*@
  predicate
          is_nnb_functions_patch_correlation_args_view{L}(nnb_functions_patch_correlation_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_patch_correlation_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.patch_at == nnb_functions_patch_correlation_args_patch_at(view.at) &&
      view.shift_at == nnb_functions_patch_correlation_args_shift_at(view.at) &&
      view.patch_step_at == nnb_functions_patch_correlation_args_patch_step_at(view.at) &&
      view.shift_step_at == nnb_functions_patch_correlation_args_shift_step_at(view.at) &&
      view.padding_at == nnb_functions_patch_correlation_args_padding_at(view.at);
*/

/*@ requires is_nnb_functions_patch_correlation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.patch_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_patch(nnb_functions_patch_correlation_args_view of);

/*@ requires is_nnb_functions_patch_correlation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shift_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_shift(nnb_functions_patch_correlation_args_view of);

/*@ requires is_nnb_functions_patch_correlation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.patch_step_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_patch_step(nnb_functions_patch_correlation_args_view of);

/*@ requires is_nnb_functions_patch_correlation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shift_step_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_shift_step(nnb_functions_patch_correlation_args_view of);

/*@ requires is_nnb_functions_patch_correlation_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.padding_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_padding(nnb_functions_patch_correlation_args_view of);

/* ---- view of random_erase_1_args */

/*@
    logic integer nnb_functions_random_erase_1_args_n{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_random_erase_1_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    logic integer nnb_functions_random_erase_1_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_random_erase_1_args_prob_at(integer at) = at;
    logic integer nnb_functions_random_erase_1_args_alignment_30_at(integer at) = at + 10;
    logic integer nnb_functions_random_erase_1_args_alignment_30_size = 2;
*/
typedef struct nnb_functions_random_erase_1_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t prob_at;
    int64_t n;
    uint64_t share;
    uint64_t inplace;
    uint64_t alignment_30_at;
    uint64_t alignment_30_size;
    int64_t base_axis;
    int64_t seed;
    uint64_t channel_last;
} nnb_functions_random_erase_1_args_view;

/*@
  predicate
          is_nnb_functions_random_erase_1_args_view{L}(nnb_functions_random_erase_1_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_random_erase_1_args(view.buf, view.len, view.at, view.strict) &&
      view.prob_at == nnb_functions_random_erase_1_args_prob_at(view.at) &&
      view.n == nnb_functions_random_erase_1_args_n(view.buf, view.at) &&
      view.share == nnb_functions_random_erase_1_args_share(view.buf, view.at) &&
      view.inplace == nnb_functions_random_erase_1_args_inplace(view.buf, view.at) &&
      view.alignment_30_at == nnb_functions_random_erase_1_args_alignment_30_at(view.at) &&
      view.alignment_30_size == nnb_functions_random_erase_1_args_alignment_30_size &&
      view.base_axis == nnb_functions_random_erase_1_args_base_axis(view.buf, view.at) &&
      view.seed == nnb_functions_random_erase_1_args_seed(view.buf, view.at) &&
      view.channel_last == nnb_functions_random_erase_1_args_channel_last(view.buf, view.at);
*/

/* ---- view of random_erase_args */

/*@
    logic integer nnb_functions_random_erase_args_n{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_random_erase_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    logic integer nnb_functions_random_erase_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_random_erase_args_prob_at(integer at) = at;
    logic integer nnb_functions_random_erase_args_alignment_30_at(integer at) = at + 10;
    logic integer nnb_functions_random_erase_args_alignment_30_size = 2;
*/
typedef struct nnb_functions_random_erase_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t prob_at;
    int64_t n;
    uint64_t share;
    uint64_t inplace;
    uint64_t alignment_30_at;
    uint64_t alignment_30_size;
    int64_t base_axis;
    int64_t seed;
    uint64_t channel_last;
    uint64_t ste_fine_grained;
} nnb_functions_random_erase_args_view;

/*@
  predicate is_nnb_functions_random_erase_args_view{L}(nnb_functions_random_erase_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_random_erase_args(view.buf, view.len, view.at, view.strict) &&
      view.prob_at == nnb_functions_random_erase_args_prob_at(view.at) &&
      view.n == nnb_functions_random_erase_args_n(view.buf, view.at) &&
      view.share == nnb_functions_random_erase_args_share(view.buf, view.at) &&
      view.inplace == nnb_functions_random_erase_args_inplace(view.buf, view.at) &&
      view.alignment_30_at == nnb_functions_random_erase_args_alignment_30_at(view.at) &&
      view.alignment_30_size == nnb_functions_random_erase_args_alignment_30_size &&
      view.base_axis == nnb_functions_random_erase_args_base_axis(view.buf, view.at) &&
      view.seed == nnb_functions_random_erase_args_seed(view.buf, view.at) &&
      view.channel_last == nnb_functions_random_erase_args_channel_last(view.buf, view.at) &&
      view.ste_fine_grained == nnb_functions_random_erase_args_ste_fine_grained(view.buf, view.at);
*/

/* ---- view of interpolate_1_args */

/*@
    logic integer nnb_functions_interpolate_1_args_output_size_at(integer at) = at;
*/
typedef struct nnb_functions_interpolate_1_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t output_size_at;
    int64_t mode;
    uint64_t align_corners;
    uint64_t half_pixel;
} nnb_functions_interpolate_1_args_view;

/*@
  predicate
          is_nnb_functions_interpolate_1_args_view{L}(nnb_functions_interpolate_1_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_interpolate_1_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.output_size_at == nnb_functions_interpolate_1_args_output_size_at(view.at) &&
      view.mode == nnb_functions_interpolate_1_args_mode(view.buf, view.at) &&
      view.align_corners == nnb_functions_interpolate_1_args_align_corners(view.buf, view.at) &&
      view.half_pixel == nnb_functions_interpolate_1_args_half_pixel(view.buf, view.at);
*/

/*@ requires is_nnb_functions_interpolate_1_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.output_size_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_interpolate_1_args_view_output_size(nnb_functions_interpolate_1_args_view of);

/* ---- view of kernel_channel_last_args */

/*@
    logic integer nnb_functions_kernel_channel_last_args_kernel_at(integer at) = at;
*/
typedef struct nnb_functions_kernel_channel_last_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t kernel_at;
    uint64_t channel_last;
} nnb_functions_kernel_channel_last_args_view;

/*@
  predicate
          is_nnb_functions_kernel_channel_last_args_view{L}(nnb_functions_kernel_channel_last_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_kernel_channel_last_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.kernel_at == nnb_functions_kernel_channel_last_args_kernel_at(view.at) &&
      view.channel_last == nnb_functions_kernel_channel_last_args_channel_last(view.buf, view.at);
*/

/*@ requires is_nnb_functions_kernel_channel_last_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.kernel_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_kernel_channel_last_args_view_kernel(nnb_functions_kernel_channel_last_args_view of);

/* ---- view of rand_beta_args */

/*@
    logic integer nnb_functions_rand_beta_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_rand_beta_args_alpha_at(integer at) = at;
    logic integer nnb_functions_rand_beta_args_beta_at(integer at) = at + 4;
    logic integer nnb_functions_rand_beta_args_shape_at(integer at) = at + 8;
*/
typedef struct nnb_functions_rand_beta_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t alpha_at;
    uint64_t beta_at;
    uint64_t shape_at;
    int64_t seed;
} nnb_functions_rand_beta_args_view;

/*@
  predicate is_nnb_functions_rand_beta_args_view{L}(nnb_functions_rand_beta_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_rand_beta_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.alpha_at == nnb_functions_rand_beta_args_alpha_at(view.at) &&
      view.beta_at == nnb_functions_rand_beta_args_beta_at(view.at) &&
      view.shape_at == nnb_functions_rand_beta_args_shape_at(view.at) &&
      view.seed == nnb_functions_rand_beta_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_rand_beta_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_rand_beta_args_view_shape(nnb_functions_rand_beta_args_view of);

/* ---- view of rand_binomial_args */

/*@
    logic integer nnb_functions_rand_binomial_args_n{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_rand_binomial_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_rand_binomial_args_p_at(integer at) = at + 4;
    logic integer nnb_functions_rand_binomial_args_shape_at(integer at) = at + 8;
*/
typedef struct nnb_functions_rand_binomial_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t n;
    uint64_t p_at;
    uint64_t shape_at;
    int64_t seed;
} nnb_functions_rand_binomial_args_view;

/*@
  predicate
          is_nnb_functions_rand_binomial_args_view{L}(nnb_functions_rand_binomial_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_rand_binomial_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.n == nnb_functions_rand_binomial_args_n(view.buf, view.at) &&
      view.p_at == nnb_functions_rand_binomial_args_p_at(view.at) &&
      view.shape_at == nnb_functions_rand_binomial_args_shape_at(view.at) &&
      view.seed == nnb_functions_rand_binomial_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_rand_binomial_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_rand_binomial_args_view_shape(nnb_functions_rand_binomial_args_view of);

/* ---- view of rand_gamma_args */

/*@
    logic integer nnb_functions_rand_gamma_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_rand_gamma_args_k_at(integer at) = at;
    logic integer nnb_functions_rand_gamma_args_theta_at(integer at) = at + 4;
    logic integer nnb_functions_rand_gamma_args_shape_at(integer at) = at + 8;
*/
typedef struct nnb_functions_rand_gamma_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t k_at;
    uint64_t theta_at;
    uint64_t shape_at;
    int64_t seed;
} nnb_functions_rand_gamma_args_view;

/*@
  predicate is_nnb_functions_rand_gamma_args_view{L}(nnb_functions_rand_gamma_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_rand_gamma_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.k_at == nnb_functions_rand_gamma_args_k_at(view.at) &&
      view.theta_at == nnb_functions_rand_gamma_args_theta_at(view.at) &&
      view.shape_at == nnb_functions_rand_gamma_args_shape_at(view.at) &&
      view.seed == nnb_functions_rand_gamma_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_rand_gamma_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_rand_gamma_args_view_shape(nnb_functions_rand_gamma_args_view of);

/* ---- view of interpolate_args */

/*@
    logic integer nnb_functions_interpolate_args_output_size_at(integer at) = at;
*/
typedef struct nnb_functions_interpolate_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t output_size_at;
    int64_t mode;
    uint64_t align_corners;
    uint64_t half_pixel;
    uint64_t half_pixel_for_nn;
    uint64_t channel_last;
} nnb_functions_interpolate_args_view;

/*@
  predicate is_nnb_functions_interpolate_args_view{L}(nnb_functions_interpolate_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_interpolate_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.output_size_at == nnb_functions_interpolate_args_output_size_at(view.at) &&
      view.mode == nnb_functions_interpolate_args_mode(view.buf, view.at) &&
      view.align_corners == nnb_functions_interpolate_args_align_corners(view.buf, view.at) &&
      view.half_pixel == nnb_functions_interpolate_args_half_pixel(view.buf, view.at) &&
      view.half_pixel_for_nn == nnb_functions_interpolate_args_half_pixel_for_nn(view.buf,
              view.at) &&
      view.channel_last == nnb_functions_interpolate_args_channel_last(view.buf, view.at);
*/

/*@ requires is_nnb_functions_interpolate_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.output_size_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_interpolate_args_view_output_size(nnb_functions_interpolate_args_view of);

/* ---- view of deconvolution_args */

/*@
    logic integer nnb_functions_deconvolution_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_deconvolution_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_deconvolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_deconvolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_deconvolution_args_dilation_at(integer at) = at + 20;
    logic integer nnb_functions_deconvolution_args_alignment_53_at(integer at) = at + 33;
    logic integer nnb_functions_deconvolution_args_alignment_53_size = 3;
    logic integer nnb_functions_deconvolution_args_output_padding_at(integer at) = at + 36;
*/
typedef struct nnb_functions_deconvolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    uint64_t channel_last;
    uint64_t alignment_53_at;
    uint64_t alignment_53_size;
    uint64_t output_padding_at;
} nnb_functions_deconvolution_args_view;

/*@
  predicate
          is_nnb_functions_deconvolution_args_view{L}(nnb_functions_deconvolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_deconvolution_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_deconvolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_deconvolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_deconvolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_deconvolution_args_dilation_at(view.at) &&
      view.group == nnb_functions_deconvolution_args_group(view.buf, view.at) &&
      view.channel_last == nnb_functions_deconvolution_args_channel_last(view.buf, view.at) &&
      view.alignment_53_at == nnb_functions_deconvolution_args_alignment_53_at(view.at) &&
      view.alignment_53_size == nnb_functions_deconvolution_args_alignment_53_size &&
      view.output_padding_at == nnb_functions_deconvolution_args_output_padding_at(view.at);
*/

/*@ requires is_nnb_functions_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_pad(nnb_functions_deconvolution_args_view of);

/*@ requires is_nnb_functions_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_stride(nnb_functions_deconvolution_args_view of);

/*@ requires is_nnb_functions_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_dilation(nnb_functions_deconvolution_args_view of);

/*@ requires is_nnb_functions_deconvolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.output_padding_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_output_padding(nnb_functions_deconvolution_args_view of);

/* ---- view of quantize_linear_args */

/*@
    logic integer nnb_functions_quantize_linear_args_dtype{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_quantize_linear_args_alignment_25_at(integer at) = at + 5;
    logic integer nnb_functions_quantize_linear_args_alignment_25_size = 3;
*/
typedef struct nnb_functions_quantize_linear_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t round_mode;
    uint64_t narrow_range;
    uint64_t alignment_25_at;
    uint64_t alignment_25_size;
    int64_t dtype;
} nnb_functions_quantize_linear_args_view;

/*@
  predicate
          is_nnb_functions_quantize_linear_args_view{L}(nnb_functions_quantize_linear_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_quantize_linear_args(view.buf, view.len, view.at, view.strict) &&
      view.round_mode == nnb_functions_quantize_linear_args_round_mode(view.buf, view.at) &&
      view.narrow_range == nnb_functions_quantize_linear_args_narrow_range(view.buf, view.at) &&
      view.alignment_25_at == nnb_functions_quantize_linear_args_alignment_25_at(view.at) &&
      view.alignment_25_size == nnb_functions_quantize_linear_args_alignment_25_size &&
      view.dtype == nnb_functions_quantize_linear_args_dtype(view.buf, view.at);
*/

/* ---- view of fused_convolution_0_args */

/*@
    logic integer nnb_functions_fused_convolution_0_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_fused_convolution_0_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_fused_convolution_0_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_fused_convolution_0_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_fused_convolution_0_args_dilation_at(integer at) = at + 20;
    logic integer nnb_functions_fused_convolution_0_args_alignment_53_at(integer at) = at + 33;
    logic integer nnb_functions_fused_convolution_0_args_alignment_53_size = 3;
    logic integer nnb_functions_fused_convolution_0_args_decay_rate_at(integer at) = at + 36;
    logic integer nnb_functions_fused_convolution_0_args_eps_at(integer at) = at + 40;
    logic integer nnb_functions_fused_convolution_0_args_alignment_65_at(integer at) = at + 45;
    logic integer nnb_functions_fused_convolution_0_args_alignment_65_size = 3;
*/
typedef struct nnb_functions_fused_convolution_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    uint64_t channel_last;
    uint64_t alignment_53_at;
    uint64_t alignment_53_size;
    uint64_t decay_rate_at;
    uint64_t eps_at;
    uint64_t batch_stat;
    uint64_t alignment_65_at;
    uint64_t alignment_65_size;
    int64_t nonlinearity;
} nnb_functions_fused_convolution_0_args_view;

/*@
  predicate
          is_nnb_functions_fused_convolution_0_args_view{L}(nnb_functions_fused_convolution_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_fused_convolution_0_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_fused_convolution_0_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_fused_convolution_0_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_fused_convolution_0_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_fused_convolution_0_args_dilation_at(view.at) &&
      view.group == nnb_functions_fused_convolution_0_args_group(view.buf, view.at) &&
      view.channel_last == nnb_functions_fused_convolution_0_args_channel_last(view.buf, view.at) &&
      view.alignment_53_at == nnb_functions_fused_convolution_0_args_alignment_53_at(view.at) &&
      view.alignment_53_size == nnb_functions_fused_convolution_0_args_alignment_53_size &&
      view.decay_rate_at == nnb_functions_fused_convolution_0_args_decay_rate_at(view.at) &&
      view.eps_at == nnb_functions_fused_convolution_0_args_eps_at(view.at) &&
      view.batch_stat == nnb_functions_fused_convolution_0_args_batch_stat(view.buf, view.at) &&
      view.alignment_65_at == nnb_functions_fused_convolution_0_args_alignment_65_at(view.at) &&
      view.alignment_65_size == nnb_functions_fused_convolution_0_args_alignment_65_size &&
      view.nonlinearity == nnb_functions_fused_convolution_0_args_nonlinearity(view.buf, view.at);
*/

/*@ requires is_nnb_functions_fused_convolution_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_convolution_0_args_view_pad(nnb_functions_fused_convolution_0_args_view of);

/*@ requires is_nnb_functions_fused_convolution_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_convolution_0_args_view_stride(nnb_functions_fused_convolution_0_args_view of);

/*@ requires is_nnb_functions_fused_convolution_0_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_convolution_0_args_view_dilation(nnb_functions_fused_convolution_0_args_view of);

/* ---- view of size_align_corners_args */

/*@
    logic integer nnb_functions_size_align_corners_args_size_at(integer at) = at;
*/
typedef struct nnb_functions_size_align_corners_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t size_at;
    uint64_t align_corners;
} nnb_functions_size_align_corners_args_view;

/*@
  predicate
          is_nnb_functions_size_align_corners_args_view{L}(nnb_functions_size_align_corners_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_size_align_corners_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.size_at == nnb_functions_size_align_corners_args_size_at(view.at) &&
      view.align_corners == nnb_functions_size_align_corners_args_align_corners(view.buf, view.at);
*/

/*@ requires is_nnb_functions_size_align_corners_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.size_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_size_align_corners_args_view_size(nnb_functions_size_align_corners_args_view of);

/* ---- view of warp_by_grid_args */

typedef struct nnb_functions_warp_by_grid_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t mode;
    int64_t padding_mode;
    uint64_t align_corners;
    uint64_t channel_last;
} nnb_functions_warp_by_grid_args_view;

/*@
  predicate is_nnb_functions_warp_by_grid_args_view{L}(nnb_functions_warp_by_grid_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_warp_by_grid_args(view.buf, view.len, view.at, view.strict) &&
      view.mode == nnb_functions_warp_by_grid_args_mode(view.buf, view.at) &&
      view.padding_mode == nnb_functions_warp_by_grid_args_padding_mode(view.buf, view.at) &&
      view.align_corners == nnb_functions_warp_by_grid_args_align_corners(view.buf, view.at) &&
      view.channel_last == nnb_functions_warp_by_grid_args_channel_last(view.buf, view.at);
*/

/* ---- view of axis_batch_dims_args */

/*@
    logic integer nnb_functions_axis_batch_dims_args_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_axis_batch_dims_args_batch_dims{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
*/
typedef struct nnb_functions_axis_batch_dims_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t axis;
    int64_t batch_dims;
} nnb_functions_axis_batch_dims_args_view;

/*@
  predicate
          is_nnb_functions_axis_batch_dims_args_view{L}(nnb_functions_axis_batch_dims_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_axis_batch_dims_args(view.len, view.at) &&
      view.axis == nnb_functions_axis_batch_dims_args_axis(view.buf, view.at) &&
      view.batch_dims == nnb_functions_axis_batch_dims_args_batch_dims(view.buf, view.at);
*/

/* ---- view of dim_eps_args */

/*@
    logic integer nnb_functions_dim_eps_args_dim{L}(uint8_t *buf, integer at) = s4le(buf + at);
    logic integer nnb_functions_dim_eps_args_eps_at(integer at) = at + 4;
*/
typedef struct nnb_functions_dim_eps_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t dim;
    uint64_t eps_at;
} nnb_functions_dim_eps_args_view;

/*@
  predicate is_nnb_functions_dim_eps_args_view{L}(nnb_functions_dim_eps_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_dim_eps_args(view.len, view.at) &&
      view.dim == nnb_functions_dim_eps_args_dim(view.buf, view.at) &&
      view.eps_at == nnb_functions_dim_eps_args_eps_at(view.at);
*/

/* ---- view of batch_first_args */

typedef struct nnb_functions_batch_first_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t batch_first;
} nnb_functions_batch_first_args_view;

/*@
  predicate is_nnb_functions_batch_first_args_view{L}(nnb_functions_batch_first_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_batch_first_args(view.buf, view.len, view.at, view.strict) &&
      view.batch_first == nnb_functions_batch_first_args_batch_first(view.buf, view.at);
*/

/* ---- view of pad_packed_sequence_args */

/*@
    logic integer nnb_functions_pad_packed_sequence_args_total_length{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_pad_packed_sequence_args_alignment_21_at(integer at) = at + 1;
    logic integer nnb_functions_pad_packed_sequence_args_alignment_21_size = 3;
    logic integer nnb_functions_pad_packed_sequence_args_padding_value_at(integer at) = at + 4;
*/
typedef struct nnb_functions_pad_packed_sequence_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t batch_first;
    uint64_t alignment_21_at;
    uint64_t alignment_21_size;
    uint64_t padding_value_at;
    int64_t total_length;
} nnb_functions_pad_packed_sequence_args_view;

/*@
  predicate
          is_nnb_functions_pad_packed_sequence_args_view{L}(nnb_functions_pad_packed_sequence_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_pad_packed_sequence_args(view.buf, view.len, view.at, view.strict) &&
      view.batch_first == nnb_functions_pad_packed_sequence_args_batch_first(view.buf, view.at) &&
      view.alignment_21_at == nnb_functions_pad_packed_sequence_args_alignment_21_at(view.at) &&
      view.alignment_21_size == nnb_functions_pad_packed_sequence_args_alignment_21_size &&
      view.padding_value_at == nnb_functions_pad_packed_sequence_args_padding_value_at(view.at) &&
      view.total_length == nnb_functions_pad_packed_sequence_args_total_length(view.buf, view.at);
*/

/* ---- view of val_inplace_args */

/*@
    logic integer nnb_functions_val_inplace_args_val_at(integer at) = at;
*/
typedef struct nnb_functions_val_inplace_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t val_at;
    uint64_t inplace;
} nnb_functions_val_inplace_args_view;

/*@
  predicate is_nnb_functions_val_inplace_args_view{L}(nnb_functions_val_inplace_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_val_inplace_args(view.buf, view.len, view.at, view.strict) &&
      view.val_at == nnb_functions_val_inplace_args_val_at(view.at) &&
      view.inplace == nnb_functions_val_inplace_args_inplace(view.buf, view.at);
*/

/* ---- view of norm_normalization_args */

/*@
    logic integer nnb_functions_norm_normalization_args_p_at(integer at) = at;
    logic integer nnb_functions_norm_normalization_args_axes_at(integer at) = at + 4;
    logic integer nnb_functions_norm_normalization_args_eps_at(integer at) = at + 12;
*/
typedef struct nnb_functions_norm_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t p_at;
    uint64_t axes_at;
    uint64_t eps_at;
} nnb_functions_norm_normalization_args_view;

/*@
  predicate
          is_nnb_functions_norm_normalization_args_view{L}(nnb_functions_norm_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_norm_normalization_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.p_at == nnb_functions_norm_normalization_args_p_at(view.at) &&
      view.axes_at == nnb_functions_norm_normalization_args_axes_at(view.at) &&
      view.eps_at == nnb_functions_norm_normalization_args_eps_at(view.at);
*/

/*@ requires is_nnb_functions_norm_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_norm_normalization_args_view_axes(nnb_functions_norm_normalization_args_view of);

/* ---- view of norm_args */

/*@
    logic integer nnb_functions_norm_args_p_at(integer at) = at;
    logic integer nnb_functions_norm_args_axes_at(integer at) = at + 4;
*/
typedef struct nnb_functions_norm_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t p_at;
    uint64_t axes_at;
    uint64_t keep_dims;
} nnb_functions_norm_args_view;

/*@
  predicate is_nnb_functions_norm_args_view{L}(nnb_functions_norm_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_norm_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.p_at == nnb_functions_norm_args_p_at(view.at) &&
      view.axes_at == nnb_functions_norm_args_axes_at(view.at) &&
      view.keep_dims == nnb_functions_norm_args_keep_dims(view.buf, view.at);
*/

/*@ requires is_nnb_functions_norm_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view nnb_functions_norm_args_view_axes(nnb_functions_norm_args_view of);

/* ---- view of random_shift_args */

/*@
    logic integer nnb_functions_random_shift_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer nnb_functions_random_shift_args_seed{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    logic integer nnb_functions_random_shift_args_shifts_at(integer at) = at;
    logic integer nnb_functions_random_shift_args_constant_value_at(integer at) = at + 12;
*/
typedef struct nnb_functions_random_shift_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shifts_at;
    int64_t border_mode;
    uint64_t constant_value_at;
    int64_t base_axis;
    int64_t seed;
} nnb_functions_random_shift_args_view;

/*@
  predicate is_nnb_functions_random_shift_args_view{L}(nnb_functions_random_shift_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_random_shift_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shifts_at == nnb_functions_random_shift_args_shifts_at(view.at) &&
      view.border_mode == nnb_functions_random_shift_args_border_mode(view.buf, view.at) &&
      view.constant_value_at == nnb_functions_random_shift_args_constant_value_at(view.at) &&
      view.base_axis == nnb_functions_random_shift_args_base_axis(view.buf, view.at) &&
      view.seed == nnb_functions_random_shift_args_seed(view.buf, view.at);
*/

/*@ requires is_nnb_functions_random_shift_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shifts_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_random_shift_args_view_shifts(nnb_functions_random_shift_args_view of);

/* ---- view of group_normalization_args */

/*@
    logic integer nnb_functions_group_normalization_args_num_groups{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_group_normalization_args_channel_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_group_normalization_args_batch_axis_at(integer at) = at + 8;
    logic integer nnb_functions_group_normalization_args_eps_at(integer at) = at + 16;
*/
typedef struct nnb_functions_group_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t num_groups;
    int64_t channel_axis;
    uint64_t batch_axis_at;
    uint64_t eps_at;
    uint64_t no_scale;
    uint64_t no_bias;
} nnb_functions_group_normalization_args_view;

/*@
  predicate
          is_nnb_functions_group_normalization_args_view{L}(nnb_functions_group_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_group_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.num_groups == nnb_functions_group_normalization_args_num_groups(view.buf, view.at) &&
      view.channel_axis == nnb_functions_group_normalization_args_channel_axis(view.buf, view.at) &&
      view.batch_axis_at == nnb_functions_group_normalization_args_batch_axis_at(view.at) &&
      view.eps_at == nnb_functions_group_normalization_args_eps_at(view.at) &&
      view.no_scale == nnb_functions_group_normalization_args_no_scale(view.buf, view.at) &&
      view.no_bias == nnb_functions_group_normalization_args_no_bias(view.buf, view.at);
*/

/*@ requires is_nnb_functions_group_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.batch_axis_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_group_normalization_args_view_batch_axis(nnb_functions_group_normalization_args_view of);

/* ---- view of instance_normalization_args */

/*@
    logic integer nnb_functions_instance_normalization_args_channel_axis{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
    logic integer nnb_functions_instance_normalization_args_batch_axis_at(integer at) = at + 4;
    logic integer nnb_functions_instance_normalization_args_eps_at(integer at) = at + 12;
*/
typedef struct nnb_functions_instance_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t channel_axis;
    uint64_t batch_axis_at;
    uint64_t eps_at;
    uint64_t no_scale;
    uint64_t no_bias;
} nnb_functions_instance_normalization_args_view;

/*@
  predicate
          is_nnb_functions_instance_normalization_args_view{L}(nnb_functions_instance_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_instance_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.channel_axis == nnb_functions_instance_normalization_args_channel_axis(view.buf,
              view.at) &&
      view.batch_axis_at == nnb_functions_instance_normalization_args_batch_axis_at(view.at) &&
      view.eps_at == nnb_functions_instance_normalization_args_eps_at(view.at) &&
      view.no_scale == nnb_functions_instance_normalization_args_no_scale(view.buf, view.at) &&
      view.no_bias == nnb_functions_instance_normalization_args_no_bias(view.buf, view.at);
*/

/*@ requires is_nnb_functions_instance_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.batch_axis_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_instance_normalization_args_view_batch_axis(nnb_functions_instance_normalization_args_view of);

/* ---- view of layer_normalization_args */

/*@
    logic integer nnb_functions_layer_normalization_args_batch_axis_at(integer at) = at;
    logic integer nnb_functions_layer_normalization_args_eps_at(integer at) = at + 8;
*/
typedef struct nnb_functions_layer_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t batch_axis_at;
    uint64_t eps_at;
    uint64_t no_scale;
    uint64_t no_bias;
} nnb_functions_layer_normalization_args_view;

/*@
  predicate
          is_nnb_functions_layer_normalization_args_view{L}(nnb_functions_layer_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_layer_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.batch_axis_at == nnb_functions_layer_normalization_args_batch_axis_at(view.at) &&
      view.eps_at == nnb_functions_layer_normalization_args_eps_at(view.at) &&
      view.no_scale == nnb_functions_layer_normalization_args_no_scale(view.buf, view.at) &&
      view.no_bias == nnb_functions_layer_normalization_args_no_bias(view.buf, view.at);
*/

/*@ requires is_nnb_functions_layer_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.batch_axis_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_layer_normalization_args_view_batch_axis(nnb_functions_layer_normalization_args_view of);

/* ---- view of tensor_normalization_args */

/*@
    logic integer nnb_functions_tensor_normalization_args_axes_at(integer at) = at;
    logic integer nnb_functions_tensor_normalization_args_eps_at(integer at) = at + 8;
*/
typedef struct nnb_functions_tensor_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    uint64_t eps_at;
    uint64_t no_scale;
    uint64_t no_bias;
} nnb_functions_tensor_normalization_args_view;

/*@
  predicate
          is_nnb_functions_tensor_normalization_args_view{L}(nnb_functions_tensor_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_tensor_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_tensor_normalization_args_axes_at(view.at) &&
      view.eps_at == nnb_functions_tensor_normalization_args_eps_at(view.at) &&
      view.no_scale == nnb_functions_tensor_normalization_args_no_scale(view.buf, view.at) &&
      view.no_bias == nnb_functions_tensor_normalization_args_no_bias(view.buf, view.at);
*/

/*@ requires is_nnb_functions_tensor_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_tensor_normalization_args_view_axes(nnb_functions_tensor_normalization_args_view of);

/* ---- view of channel_axis_eps_args */

/*@
    logic integer nnb_functions_channel_axis_eps_args_channel_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_channel_axis_eps_args_eps_at(integer at) = at + 4;
*/
typedef struct nnb_functions_channel_axis_eps_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t channel_axis;
    uint64_t eps_at;
} nnb_functions_channel_axis_eps_args_view;

/*@
  predicate
          is_nnb_functions_channel_axis_eps_args_view{L}(nnb_functions_channel_axis_eps_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_channel_axis_eps_args(view.len, view.at) &&
      view.channel_axis == nnb_functions_channel_axis_eps_args_channel_axis(view.buf, view.at) &&
      view.eps_at == nnb_functions_channel_axis_eps_args_eps_at(view.at);
*/

/* ---- view of batch_normalization_args */

/*@
    logic integer nnb_functions_batch_normalization_args_axes_at(integer at) = at;
    logic integer nnb_functions_batch_normalization_args_decay_rate_at(integer at) = at + 8;
    logic integer nnb_functions_batch_normalization_args_eps_at(integer at) = at + 12;
*/
typedef struct nnb_functions_batch_normalization_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t axes_at;
    uint64_t decay_rate_at;
    uint64_t eps_at;
    uint64_t batch_stat;
    uint64_t no_scale;
    uint64_t no_bias;
} nnb_functions_batch_normalization_args_view;

/*@
  predicate
          is_nnb_functions_batch_normalization_args_view{L}(nnb_functions_batch_normalization_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_batch_normalization_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.axes_at == nnb_functions_batch_normalization_args_axes_at(view.at) &&
      view.decay_rate_at == nnb_functions_batch_normalization_args_decay_rate_at(view.at) &&
      view.eps_at == nnb_functions_batch_normalization_args_eps_at(view.at) &&
      view.batch_stat == nnb_functions_batch_normalization_args_batch_stat(view.buf, view.at) &&
      view.no_scale == nnb_functions_batch_normalization_args_no_scale(view.buf, view.at) &&
      view.no_bias == nnb_functions_batch_normalization_args_no_bias(view.buf, view.at);
*/

/*@ requires is_nnb_functions_batch_normalization_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.axes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_batch_normalization_args_view_axes(nnb_functions_batch_normalization_args_view of);

/* ---- view of stft_0_args */

/*@
    logic integer nnb_functions_stft_0_args_window_size{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_stft_0_args_stride{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_stft_0_args_fft_size{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_stft_0_args_alignment_37_at(integer at) = at + 17;
    logic integer nnb_functions_stft_0_args_alignment_37_size = 3;
*/
typedef struct nnb_functions_stft_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t window_size;
    int64_t stride;
    int64_t fft_size;
    int64_t window_type;
    uint64_t center;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    int64_t pad_mode;
} nnb_functions_stft_0_args_view;

/*@
  predicate is_nnb_functions_stft_0_args_view{L}(nnb_functions_stft_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_stft_0_args(view.buf, view.len, view.at, view.strict) &&
      view.window_size == nnb_functions_stft_0_args_window_size(view.buf, view.at) &&
      view.stride == nnb_functions_stft_0_args_stride(view.buf, view.at) &&
      view.fft_size == nnb_functions_stft_0_args_fft_size(view.buf, view.at) &&
      view.window_type == nnb_functions_stft_0_args_window_type(view.buf, view.at) &&
      view.center == nnb_functions_stft_0_args_center(view.buf, view.at) &&
      view.alignment_37_at == nnb_functions_stft_0_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_stft_0_args_alignment_37_size &&
      view.pad_mode == nnb_functions_stft_0_args_pad_mode(view.buf, view.at);
*/

/* ---- view of istft_0_args */

/*@
    logic integer nnb_functions_istft_0_args_window_size{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_istft_0_args_stride{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_istft_0_args_fft_size{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
*/
typedef struct nnb_functions_istft_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t window_size;
    int64_t stride;
    int64_t fft_size;
    int64_t window_type;
    uint64_t center;
} nnb_functions_istft_0_args_view;

/*@
  predicate is_nnb_functions_istft_0_args_view{L}(nnb_functions_istft_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_istft_0_args(view.buf, view.len, view.at, view.strict) &&
      view.window_size == nnb_functions_istft_0_args_window_size(view.buf, view.at) &&
      view.stride == nnb_functions_istft_0_args_stride(view.buf, view.at) &&
      view.fft_size == nnb_functions_istft_0_args_fft_size(view.buf, view.at) &&
      view.window_type == nnb_functions_istft_0_args_window_type(view.buf, view.at) &&
      view.center == nnb_functions_istft_0_args_center(view.buf, view.at);
*/

/* ---- view of deformable_convolution_args */

/*@
    logic integer nnb_functions_deformable_convolution_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_deformable_convolution_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_deformable_convolution_args_deformable_group{L}(uint8_t *buf,
            integer at) =
      s4le(buf + (at + 32));
    logic integer nnb_functions_deformable_convolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_deformable_convolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_deformable_convolution_args_dilation_at(integer at) = at + 20;
*/
typedef struct nnb_functions_deformable_convolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    int64_t deformable_group;
    uint64_t channel_last;
} nnb_functions_deformable_convolution_args_view;

/*@
  predicate
          is_nnb_functions_deformable_convolution_args_view{L}(nnb_functions_deformable_convolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_deformable_convolution_args(view.buf, view.len, view.at,
              view.index_table_at, view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_deformable_convolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_deformable_convolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_deformable_convolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_deformable_convolution_args_dilation_at(view.at) &&
      view.group == nnb_functions_deformable_convolution_args_group(view.buf, view.at) &&
      view.deformable_group == nnb_functions_deformable_convolution_args_deformable_group(view.buf,
              view.at) &&
      view.channel_last == nnb_functions_deformable_convolution_args_channel_last(view.buf,
              view.at);
*/

/*@ requires is_nnb_functions_deformable_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deformable_convolution_args_view_pad(nnb_functions_deformable_convolution_args_view of);

/*@ requires is_nnb_functions_deformable_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deformable_convolution_args_view_stride(nnb_functions_deformable_convolution_args_view of);

/*@ requires is_nnb_functions_deformable_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_deformable_convolution_args_view_dilation(nnb_functions_deformable_convolution_args_view of);

/* ---- view of spectral_norm_0_args */

/*@
    logic integer nnb_functions_spectral_norm_0_args_dim{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_spectral_norm_0_args_itr{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_spectral_norm_0_args_eps_at(integer at) = at + 8;
*/
typedef struct nnb_functions_spectral_norm_0_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t dim;
    int64_t itr;
    uint64_t eps_at;
    uint64_t test;
} nnb_functions_spectral_norm_0_args_view;

/*@
  predicate
          is_nnb_functions_spectral_norm_0_args_view{L}(nnb_functions_spectral_norm_0_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_spectral_norm_0_args(view.buf, view.len, view.at, view.strict) &&
      view.dim == nnb_functions_spectral_norm_0_args_dim(view.buf, view.at) &&
      view.itr == nnb_functions_spectral_norm_0_args_itr(view.buf, view.at) &&
      view.eps_at == nnb_functions_spectral_norm_0_args_eps_at(view.at) &&
      view.test == nnb_functions_spectral_norm_0_args_test(view.buf, view.at);
*/

/* ---- view of cumsum_args */

/*@
    logic integer nnb_functions_cumsum_args_axis{L}(uint8_t *buf, integer at) = s4le(buf + at);
*/
typedef struct nnb_functions_cumsum_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t axis;
    uint64_t exclusive;
    uint64_t reverse;
} nnb_functions_cumsum_args_view;

/*@
  predicate is_nnb_functions_cumsum_args_view{L}(nnb_functions_cumsum_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_cumsum_args(view.buf, view.len, view.at, view.strict) &&
      view.axis == nnb_functions_cumsum_args_axis(view.buf, view.at) &&
      view.exclusive == nnb_functions_cumsum_args_exclusive(view.buf, view.at) &&
      view.reverse == nnb_functions_cumsum_args_reverse(view.buf, view.at);
*/

/* ---- view of right_args */

typedef struct nnb_functions_right_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t right;
} nnb_functions_right_args_view;

/*@
  predicate is_nnb_functions_right_args_view{L}(nnb_functions_right_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_right_args(view.buf, view.len, view.at, view.strict) &&
      view.right == nnb_functions_right_args_right(view.buf, view.at);
*/

/* ---- view of ij_indexing_args */

typedef struct nnb_functions_ij_indexing_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t ij_indexing;
} nnb_functions_ij_indexing_args_view;

/*@
  predicate is_nnb_functions_ij_indexing_args_view{L}(nnb_functions_ij_indexing_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_ij_indexing_args(view.buf, view.len, view.at, view.strict) &&
      view.ij_indexing == nnb_functions_ij_indexing_args_ij_indexing(view.buf, view.at);
*/

/* ---- view of beta_args */

/*@
    logic integer nnb_functions_beta_args_beta_at(integer at) = at;
*/
typedef struct nnb_functions_beta_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t beta_at;
} nnb_functions_beta_args_view;

/*@
  predicate is_nnb_functions_beta_args_view{L}(nnb_functions_beta_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_beta_args(view.len, view.at) &&
      view.beta_at == nnb_functions_beta_args_beta_at(view.at);
*/

/* ---- view of spectral_norm_args */

/*@
    logic integer nnb_functions_spectral_norm_args_dim{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_spectral_norm_args_itr{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_spectral_norm_args_eps_at(integer at) = at + 8;
*/
typedef struct nnb_functions_spectral_norm_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t dim;
    int64_t itr;
    uint64_t eps_at;
    uint64_t test;
    uint64_t output_u;
} nnb_functions_spectral_norm_args_view;

/*@
  predicate
          is_nnb_functions_spectral_norm_args_view{L}(nnb_functions_spectral_norm_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_spectral_norm_args(view.buf, view.len, view.at, view.strict) &&
      view.dim == nnb_functions_spectral_norm_args_dim(view.buf, view.at) &&
      view.itr == nnb_functions_spectral_norm_args_itr(view.buf, view.at) &&
      view.eps_at == nnb_functions_spectral_norm_args_eps_at(view.at) &&
      view.test == nnb_functions_spectral_norm_args_test(view.buf, view.at) &&
      view.output_u == nnb_functions_spectral_norm_args_output_u(view.buf, view.at);
*/

/* ---- view of roi_align_args */

/*@
    logic integer nnb_functions_roi_align_args_sampling_ratio{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_roi_align_args_output_size_at(integer at) = at;
*/
typedef struct nnb_functions_roi_align_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t output_size_at;
    int64_t sampling_ratio;
    uint64_t channel_last;
} nnb_functions_roi_align_args_view;

/*@
  predicate is_nnb_functions_roi_align_args_view{L}(nnb_functions_roi_align_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_roi_align_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.output_size_at == nnb_functions_roi_align_args_output_size_at(view.at) &&
      view.sampling_ratio == nnb_functions_roi_align_args_sampling_ratio(view.buf, view.at) &&
      view.channel_last == nnb_functions_roi_align_args_channel_last(view.buf, view.at);
*/

/*@ requires is_nnb_functions_roi_align_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.output_size_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_roi_align_args_view_output_size(nnb_functions_roi_align_args_view of);

/* ---- view of value_args */

/*@
    logic integer nnb_functions_value_args_value_at(integer at) = at;
*/
typedef struct nnb_functions_value_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t value_at;
} nnb_functions_value_args_view;

/*@
  predicate is_nnb_functions_value_args_view{L}(nnb_functions_value_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_value_args(view.len, view.at) &&
      view.value_at == nnb_functions_value_args_value_at(view.at);
*/

/* ---- view of shape_add_args */

/*@
    logic integer nnb_functions_shape_add_args_shape_at(integer at) = at;
*/
typedef struct nnb_functions_shape_add_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t shape_at;
    uint64_t add;
} nnb_functions_shape_add_args_view;

/*@
  predicate is_nnb_functions_shape_add_args_view{L}(nnb_functions_shape_add_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_shape_add_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.shape_at == nnb_functions_shape_add_args_shape_at(view.at) &&
      view.add == nnb_functions_shape_add_args_add(view.buf, view.at);
*/

/*@ requires is_nnb_functions_shape_add_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_shape_add_args_view_shape(nnb_functions_shape_add_args_view of);

/* ---- view of linspace_args */

/*@
    logic integer nnb_functions_linspace_args_num{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_linspace_args_start_at(integer at) = at;
    logic integer nnb_functions_linspace_args_stop_at(integer at) = at + 4;
*/
typedef struct nnb_functions_linspace_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t start_at;
    uint64_t stop_at;
    int64_t num;
} nnb_functions_linspace_args_view;

/*@
  predicate is_nnb_functions_linspace_args_view{L}(nnb_functions_linspace_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_linspace_args(view.len, view.at) &&
      view.start_at == nnb_functions_linspace_args_start_at(view.at) &&
      view.stop_at == nnb_functions_linspace_args_stop_at(view.at) &&
      view.num == nnb_functions_linspace_args_num(view.buf, view.at);
*/

/* ---- view of stft_args */

/*@
    logic integer nnb_functions_stft_args_window_size{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_stft_args_stride{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_stft_args_fft_size{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_stft_args_alignment_37_at(integer at) = at + 17;
    logic integer nnb_functions_stft_args_alignment_37_size = 3;
*/
typedef struct nnb_functions_stft_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t window_size;
    int64_t stride;
    int64_t fft_size;
    int64_t window_type;
    uint64_t center;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    int64_t pad_mode;
    uint64_t as_istft_backward;
} nnb_functions_stft_args_view;

/*@
  predicate is_nnb_functions_stft_args_view{L}(nnb_functions_stft_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_stft_args(view.buf, view.len, view.at, view.strict) &&
      view.window_size == nnb_functions_stft_args_window_size(view.buf, view.at) &&
      view.stride == nnb_functions_stft_args_stride(view.buf, view.at) &&
      view.fft_size == nnb_functions_stft_args_fft_size(view.buf, view.at) &&
      view.window_type == nnb_functions_stft_args_window_type(view.buf, view.at) &&
      view.center == nnb_functions_stft_args_center(view.buf, view.at) &&
      view.alignment_37_at == nnb_functions_stft_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_stft_args_alignment_37_size &&
      view.pad_mode == nnb_functions_stft_args_pad_mode(view.buf, view.at) &&
      view.as_istft_backward == nnb_functions_stft_args_as_istft_backward(view.buf, view.at);
*/

/* ---- view of istft_args */

/*@
    logic integer nnb_functions_istft_args_window_size{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_istft_args_stride{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_istft_args_fft_size{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_istft_args_alignment_37_at(integer at) = at + 17;
    logic integer nnb_functions_istft_args_alignment_37_size = 3;
*/
typedef struct nnb_functions_istft_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t window_size;
    int64_t stride;
    int64_t fft_size;
    int64_t window_type;
    uint64_t center;
    uint64_t alignment_37_at;
    uint64_t alignment_37_size;
    int64_t pad_mode;
    uint64_t as_stft_backward;
} nnb_functions_istft_args_view;

/*@
  predicate is_nnb_functions_istft_args_view{L}(nnb_functions_istft_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_istft_args(view.buf, view.len, view.at, view.strict) &&
      view.window_size == nnb_functions_istft_args_window_size(view.buf, view.at) &&
      view.stride == nnb_functions_istft_args_stride(view.buf, view.at) &&
      view.fft_size == nnb_functions_istft_args_fft_size(view.buf, view.at) &&
      view.window_type == nnb_functions_istft_args_window_type(view.buf, view.at) &&
      view.center == nnb_functions_istft_args_center(view.buf, view.at) &&
      view.alignment_37_at == nnb_functions_istft_args_alignment_37_at(view.at) &&
      view.alignment_37_size == nnb_functions_istft_args_alignment_37_size &&
      view.pad_mode == nnb_functions_istft_args_pad_mode(view.buf, view.at) &&
      view.as_stft_backward == nnb_functions_istft_args_as_stft_backward(view.buf, view.at);
*/

/* ---- view of fused_convolution_args */

/*@
    logic integer nnb_functions_fused_convolution_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_fused_convolution_args_group{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 28));
    logic integer nnb_functions_fused_convolution_args_pad_at(integer at) = at + 4;
    logic integer nnb_functions_fused_convolution_args_stride_at(integer at) = at + 12;
    logic integer nnb_functions_fused_convolution_args_dilation_at(integer at) = at + 20;
    logic integer nnb_functions_fused_convolution_args_alignment_53_at(integer at) = at + 33;
    logic integer nnb_functions_fused_convolution_args_alignment_53_size = 3;
    logic integer nnb_functions_fused_convolution_args_decay_rate_at(integer at) = at + 36;
    logic integer nnb_functions_fused_convolution_args_eps_at(integer at) = at + 40;
    logic integer nnb_functions_fused_convolution_args_alignment_65_at(integer at) = at + 45;
    logic integer nnb_functions_fused_convolution_args_alignment_65_size = 3;
    logic integer nnb_functions_fused_convolution_args_constant_value_at(integer at) = at + 56;
*/
typedef struct nnb_functions_fused_convolution_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    int64_t base_axis;
    uint64_t pad_at;
    uint64_t stride_at;
    uint64_t dilation_at;
    int64_t group;
    uint64_t channel_last;
    uint64_t alignment_53_at;
    uint64_t alignment_53_size;
    uint64_t decay_rate_at;
    uint64_t eps_at;
    uint64_t batch_stat;
    uint64_t alignment_65_at;
    uint64_t alignment_65_size;
    int64_t nonlinearity;
    int64_t pad_mode;
    uint64_t constant_value_at;
} nnb_functions_fused_convolution_args_view;

/*@
  predicate
          is_nnb_functions_fused_convolution_args_view{L}(nnb_functions_fused_convolution_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_fused_convolution_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.base_axis == nnb_functions_fused_convolution_args_base_axis(view.buf, view.at) &&
      view.pad_at == nnb_functions_fused_convolution_args_pad_at(view.at) &&
      view.stride_at == nnb_functions_fused_convolution_args_stride_at(view.at) &&
      view.dilation_at == nnb_functions_fused_convolution_args_dilation_at(view.at) &&
      view.group == nnb_functions_fused_convolution_args_group(view.buf, view.at) &&
      view.channel_last == nnb_functions_fused_convolution_args_channel_last(view.buf, view.at) &&
      view.alignment_53_at == nnb_functions_fused_convolution_args_alignment_53_at(view.at) &&
      view.alignment_53_size == nnb_functions_fused_convolution_args_alignment_53_size &&
      view.decay_rate_at == nnb_functions_fused_convolution_args_decay_rate_at(view.at) &&
      view.eps_at == nnb_functions_fused_convolution_args_eps_at(view.at) &&
      view.batch_stat == nnb_functions_fused_convolution_args_batch_stat(view.buf, view.at) &&
      view.alignment_65_at == nnb_functions_fused_convolution_args_alignment_65_at(view.at) &&
      view.alignment_65_size == nnb_functions_fused_convolution_args_alignment_65_size &&
      view.nonlinearity == nnb_functions_fused_convolution_args_nonlinearity(view.buf, view.at) &&
      view.pad_mode == nnb_functions_fused_convolution_args_pad_mode(view.buf, view.at) &&
      view.constant_value_at == nnb_functions_fused_convolution_args_constant_value_at(view.at);
*/

/*@ requires is_nnb_functions_fused_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.pad_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_convolution_args_view_pad(nnb_functions_fused_convolution_args_view of);

/*@ requires is_nnb_functions_fused_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.stride_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_convolution_args_view_stride(nnb_functions_fused_convolution_args_view of);

/*@ requires is_nnb_functions_fused_convolution_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.dilation_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_fused_convolution_args_view_dilation(nnb_functions_fused_convolution_args_view of);

/* ---- view of upper_args */

typedef struct nnb_functions_upper_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t upper;
} nnb_functions_upper_args_view;

/*@
  predicate is_nnb_functions_upper_args_view{L}(nnb_functions_upper_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_upper_args(view.buf, view.len, view.at, view.strict) &&
      view.upper == nnb_functions_upper_args_upper(view.buf, view.at);
*/

/* ---- view of start_end_args */

/*@
    logic integer nnb_functions_start_end_args_start{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer nnb_functions_start_end_args_end{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
*/
typedef struct nnb_functions_start_end_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t start;
    int64_t end_;
} nnb_functions_start_end_args_view;

/*@
  predicate is_nnb_functions_start_end_args_view{L}(nnb_functions_start_end_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_start_end_args(view.len, view.at) &&
      view.start == nnb_functions_start_end_args_start(view.buf, view.at) &&
      view.end_ == nnb_functions_start_end_args_end(view.buf, view.at);
*/

/* ---- view of top_k_data_args */

/*@
    logic integer nnb_functions_top_k_data_args_k{L}(uint8_t *buf, integer at) = s4le(buf + at);
    logic integer nnb_functions_top_k_data_args_base_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer nnb_functions_top_k_data_args_alignment_26_at(integer at) = at + 6;
    logic integer nnb_functions_top_k_data_args_alignment_26_size = 2;
*/
typedef struct nnb_functions_top_k_data_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t k;
    uint64_t abs;
    uint64_t reduce;
    uint64_t alignment_26_at;
    uint64_t alignment_26_size;
    int64_t base_axis;
    uint64_t largest;
    uint64_t with_index;
} nnb_functions_top_k_data_args_view;

/*@
  predicate is_nnb_functions_top_k_data_args_view{L}(nnb_functions_top_k_data_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_top_k_data_args(view.buf, view.len, view.at, view.strict) &&
      view.k == nnb_functions_top_k_data_args_k(view.buf, view.at) &&
      view.abs == nnb_functions_top_k_data_args_abs(view.buf, view.at) &&
      view.reduce == nnb_functions_top_k_data_args_reduce(view.buf, view.at) &&
      view.alignment_26_at == nnb_functions_top_k_data_args_alignment_26_at(view.at) &&
      view.alignment_26_size == nnb_functions_top_k_data_args_alignment_26_size &&
      view.base_axis == nnb_functions_top_k_data_args_base_axis(view.buf, view.at) &&
      view.largest == nnb_functions_top_k_data_args_largest(view.buf, view.at) &&
      view.with_index == nnb_functions_top_k_data_args_with_index(view.buf, view.at);
*/

/* ---- view of onnx_resize_args */

/*@
    logic integer nnb_functions_onnx_resize_args_exclude_outside{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    logic integer nnb_functions_onnx_resize_args_sizes_at(integer at) = at;
    logic integer nnb_functions_onnx_resize_args_cubic_coeff_a_at(integer at) = at + 16;
    logic integer nnb_functions_onnx_resize_args_extrapolation_value_at(integer at) = at + 24;
*/
typedef struct nnb_functions_onnx_resize_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    bool strict;
    uint64_t base;
    uint64_t sizes_at;
    int64_t mode;
    int64_t coordinate_transformation_mode;
    uint64_t cubic_coeff_a_at;
    int64_t exclude_outside;
    uint64_t extrapolation_value_at;
    int64_t nearest_mode;
} nnb_functions_onnx_resize_args_view;

/*@
  predicate is_nnb_functions_onnx_resize_args_view{L}(nnb_functions_onnx_resize_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions_onnx_resize_args(view.buf, view.len, view.at, view.index_table_at,
              view.index_table_count, view.strict, view.base) &&
      view.sizes_at == nnb_functions_onnx_resize_args_sizes_at(view.at) &&
      view.mode == nnb_functions_onnx_resize_args_mode(view.buf, view.at) &&
      view.coordinate_transformation_mode ==
              nnb_functions_onnx_resize_args_coordinate_transformation_mode(view.buf, view.at) &&
      view.cubic_coeff_a_at == nnb_functions_onnx_resize_args_cubic_coeff_a_at(view.at) &&
      view.exclude_outside == nnb_functions_onnx_resize_args_exclude_outside(view.buf, view.at) &&
      view.extrapolation_value_at ==
              nnb_functions_onnx_resize_args_extrapolation_value_at(view.at) &&
      view.nearest_mode == nnb_functions_onnx_resize_args_nearest_mode(view.buf, view.at);
*/

/*@ requires is_nnb_functions_onnx_resize_args_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.sizes_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_int_list_view(\result);
*/
nnb_functions_int_list_view
        nnb_functions_onnx_resize_args_view_sizes(nnb_functions_onnx_resize_args_view of);

/* ---- view of onnx_non_max_suppression_args */

/*@
    logic integer nnb_functions_onnx_non_max_suppression_args_center_point_box{L}(uint8_t *buf,
            integer at) =
      s4le(buf + at);
    logic integer
            nnb_functions_onnx_non_max_suppression_args_max_output_boxes_per_class{L}(uint8_t *buf,
            integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_onnx_non_max_suppression_args_iou_threshold_at(integer at) =
      at + 8;
    logic integer nnb_functions_onnx_non_max_suppression_args_score_threshold_at(integer at) =
      at + 12;
*/
typedef struct nnb_functions_onnx_non_max_suppression_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t center_point_box;
    int64_t max_output_boxes_per_class;
    uint64_t iou_threshold_at;
    uint64_t score_threshold_at;
} nnb_functions_onnx_non_max_suppression_args_view;

/*@
  predicate
          is_nnb_functions_onnx_non_max_suppression_args_view{L}(nnb_functions_onnx_non_max_suppression_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_onnx_non_max_suppression_args(view.len, view.at) &&
      view.center_point_box ==
              nnb_functions_onnx_non_max_suppression_args_center_point_box(view.buf, view.at) &&
      view.max_output_boxes_per_class ==
              nnb_functions_onnx_non_max_suppression_args_max_output_boxes_per_class(view.buf,
              view.at) &&
      view.iou_threshold_at ==
              nnb_functions_onnx_non_max_suppression_args_iou_threshold_at(view.at) &&
      view.score_threshold_at ==
              nnb_functions_onnx_non_max_suppression_args_score_threshold_at(view.at);
*/

/* ---- view of k_args */

/*@
    logic integer nnb_functions_k_args_k{L}(uint8_t *buf, integer at) = s4le(buf + at);
*/
typedef struct nnb_functions_k_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t k;
} nnb_functions_k_args_view;

/*@
  predicate is_nnb_functions_k_args_view{L}(nnb_functions_k_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_k_args(view.len, view.at) &&
      view.k == nnb_functions_k_args_k(view.buf, view.at);
*/

/* ---- view of fmod_args */

typedef struct nnb_functions_fmod_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t fmod;
} nnb_functions_fmod_args_view;

/*@
  predicate is_nnb_functions_fmod_args_view{L}(nnb_functions_fmod_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_fmod_args(view.buf, view.len, view.at, view.strict) &&
      view.fmod == nnb_functions_fmod_args_fmod(view.buf, view.at);
*/

/* ---- view of direction_args */

typedef struct nnb_functions_direction_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t direction;
} nnb_functions_direction_args_view;

/*@
  predicate is_nnb_functions_direction_args_view{L}(nnb_functions_direction_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_direction_args(view.buf, view.len, view.at, view.strict) &&
      view.direction == nnb_functions_direction_args_direction(view.buf, view.at);
*/

/* ---- view of unique_args */

/*@
    logic integer nnb_functions_unique_args_axis{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer nnb_functions_unique_args_alignment_21_at(integer at) = at + 1;
    logic integer nnb_functions_unique_args_alignment_21_size = 3;
*/
typedef struct nnb_functions_unique_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t flatten;
    uint64_t alignment_21_at;
    uint64_t alignment_21_size;
    int64_t axis;
    uint64_t sorted;
    uint64_t with_index;
    uint64_t with_inverse;
    uint64_t with_counts;
} nnb_functions_unique_args_view;

/*@
  predicate is_nnb_functions_unique_args_view{L}(nnb_functions_unique_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_unique_args(view.buf, view.len, view.at, view.strict) &&
      view.flatten == nnb_functions_unique_args_flatten(view.buf, view.at) &&
      view.alignment_21_at == nnb_functions_unique_args_alignment_21_at(view.at) &&
      view.alignment_21_size == nnb_functions_unique_args_alignment_21_size &&
      view.axis == nnb_functions_unique_args_axis(view.buf, view.at) &&
      view.sorted == nnb_functions_unique_args_sorted(view.buf, view.at) &&
      view.with_index == nnb_functions_unique_args_with_index(view.buf, view.at) &&
      view.with_inverse == nnb_functions_unique_args_with_inverse(view.buf, view.at) &&
      view.with_counts == nnb_functions_unique_args_with_counts(view.buf, view.at);
*/

/* ---- view of equation_args */

/*@
    logic integer nnb_functions_equation_args_equation{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
*/
typedef struct nnb_functions_equation_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t equation;
} nnb_functions_equation_args_view;

/*@
  predicate is_nnb_functions_equation_args_view{L}(nnb_functions_equation_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_equation_args(view.len, view.at) &&
      view.equation == nnb_functions_equation_args_equation(view.buf, view.at);
*/

/* ---- view of k_upper_args */

/*@
    logic integer nnb_functions_k_upper_args_k{L}(uint8_t *buf, integer at) = s4le(buf + at);
*/
typedef struct nnb_functions_k_upper_args_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    int64_t k;
    uint64_t upper;
} nnb_functions_k_upper_args_view;

/*@
  predicate is_nnb_functions_k_upper_args_view{L}(nnb_functions_k_upper_args_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_nnb_functions_k_upper_args(view.buf, view.len, view.at, view.strict) &&
      view.k == nnb_functions_k_upper_args_k(view.buf, view.at) &&
      view.upper == nnb_functions_k_upper_args_upper(view.buf, view.at);
*/

/* ---- view of nnb_functions */

/*@
    logic integer nnb_functions_impl{L}(uint8_t *buf, integer at) = u2le(buf + (at + 2));
    logic integer nnb_functions_args_at(integer at) = at + 20;
    logic integer nnb_functions_last_transposed_input_of(integer function) =
      (function == 0) ? 1 : ((((function == 107
              || function == 109) || function == 234) || function == 235) ? 2 : 0);
    logic integer nnb_functions_last_transposed_input{L}(uint8_t *buf, integer at) =
      nnb_functions_last_transposed_input_of(nnb_functions_function(buf, at));
*/
typedef struct nnb_functions_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    uint64_t end;
    bool strict;
    uint64_t base;
    uint64_t id;
    uint64_t impl;
    uint64_t inputs_count;
    int64_t inputs_block;
    uint64_t outputs_count;
    int64_t outputs_block;
    uint64_t args_at;
    uint64_t function;
    uint64_t cut_input;
    uint64_t last_transposed_input;
} nnb_functions_view;

/*@
  predicate is_nnb_functions_view{L}(nnb_functions_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.index_table_at + 4 * view.index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_functions(view.buf, view.len, view.at, view.index_table_at, view.index_table_count,
              view.end, view.strict, view.base) &&
      view.id == nnb_functions_id(view.buf, view.at) &&
      view.impl == nnb_functions_impl(view.buf, view.at) &&
      view.inputs_count == nnb_functions_inputs_count(view.buf, view.at) &&
      view.inputs_block == nnb_functions_inputs_block(view.buf, view.at) &&
      view.outputs_count == nnb_functions_outputs_count(view.buf, view.at) &&
      view.outputs_block == nnb_functions_outputs_block(view.buf, view.at) &&
      view.args_at == nnb_functions_args_at(view.at) &&
      view.function == nnb_functions_function(view.buf, view.at) &&
      view.cut_input == nnb_functions_cut_input(view.buf, view.at) &&
      view.last_transposed_input == nnb_functions_last_transposed_input(view.buf, view.at);
*/

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 0 || of.function ==
            21 || of.function == 104 || of.function == 107 || of.function == 109);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_base_axis_args_view(\result);
*/
nnb_functions_base_axis_args_view nnb_functions_view_args_base_axis_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 1 || of.function == 3 || of.function == 108 || of.function == 110);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_convolution_0_args_view(\result);
*/
nnb_functions_convolution_0_args_view
        nnb_functions_view_args_convolution_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 2;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_depthwise_convolution_args_view(\result);
*/
nnb_functions_depthwise_convolution_args_view
        nnb_functions_view_args_depthwise_convolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 4;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_depthwise_deconvolution_args_view(\result);
*/
nnb_functions_depthwise_deconvolution_args_view
        nnb_functions_view_args_depthwise_deconvolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 5 || of.function == 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_max_pooling_0_args_view(\result);
*/
nnb_functions_max_pooling_0_args_view
        nnb_functions_view_args_max_pooling_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 6 || of.function == 266 || of.function == 268 || of.function == 272);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_max_pooling_args_view(\result);
*/
nnb_functions_max_pooling_args_view nnb_functions_view_args_max_pooling_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 9;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_kernel_args_view(\result);
*/
nnb_functions_kernel_args_view nnb_functions_view_args_kernel_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 14 || of.function ==
            31 || of.function == 307 || of.function ==
            308 || of.function == 309 || of.function == 310 || of.function == 311);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_inplace_args_view(\result);
*/
nnb_functions_inplace_args_view nnb_functions_view_args_inplace_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 15 || of.function == 17 || of.function == 43);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_alpha_args_view(\result);
*/
nnb_functions_alpha_args_view nnb_functions_view_args_alpha_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 16 || of.function ==
            19 || of.function == 74 || of.function ==
            75 || of.function == 76 || of.function ==
            98 || of.function == 99 || of.function ==
            117 || of.function == 184 || of.function == 269 || of.function == 315);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_axis_args_view(\result);
*/
nnb_functions_axis_args_view nnb_functions_view_args_axis_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 18;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_scale_alpha_args_view(\result);
*/
nnb_functions_scale_alpha_args_view nnb_functions_view_args_scale_alpha_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 20;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_alpha_axis_args_view(\result);
*/
nnb_functions_alpha_axis_args_view nnb_functions_view_args_alpha_axis_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 22;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_batch_normalization_0_args_view(\result);
*/
nnb_functions_batch_normalization_0_args_view
        nnb_functions_view_args_batch_normalization_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 23;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_base_axis_update_running_mean_args_view(\result);
*/
nnb_functions_base_axis_update_running_mean_args_view nnb_functions_view_args_base_axis_update_running_mean_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 24 || of.function ==
            25 || of.function == 26 || of.function == 27 || of.function == 28);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_axes_keep_dims_args_view(\result);
*/
nnb_functions_axes_keep_dims_args_view
        nnb_functions_view_args_axes_keep_dims_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 37 || of.function ==
            38 || of.function == 39 || of.function ==
            40 || of.function == 41 || of.function ==
            42 || of.function == 46 || of.function ==
            47 || of.function == 60 || of.function ==
            61 || of.function == 62 || of.function ==
            63 || of.function == 64 || of.function ==
            65 || of.function == 238 || of.function == 239);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_val_float_args_view(\result);
*/
nnb_functions_val_float_args_view nnb_functions_view_args_val_float_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 57 || of.function == 58 || of.function == 59);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_val_bool_args_view(\result);
*/
nnb_functions_val_bool_args_view nnb_functions_view_args_val_bool_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 67;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_val_shape_args_view(\result);
*/
nnb_functions_val_shape_args_view nnb_functions_view_args_val_shape_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 72;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_transpose_a_transpose_b_args_view(\result);
*/
nnb_functions_transpose_a_transpose_b_args_view
        nnb_functions_view_args_transpose_a_transpose_b_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 77;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_slice_args_view(\result);
*/
nnb_functions_slice_args_view nnb_functions_view_args_slice_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 78 || of.function == 81);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_axes_args_view(\result);
*/
nnb_functions_axes_args_view nnb_functions_view_args_axes_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 79 || of.function == 80 || of.function == 83 || of.function == 271);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_shape_args_view(\result);
*/
nnb_functions_shape_args_view nnb_functions_view_args_shape_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 82;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_shifts_border_mode_args_view(\result);
*/
nnb_functions_shifts_border_mode_args_view
        nnb_functions_view_args_shifts_border_mode_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 86 || of.function == 336);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_p_seed_args_view(\result);
*/
nnb_functions_p_seed_args_view nnb_functions_view_args_p_seed_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 87;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_top_k_data_0_args_view(\result);
*/
nnb_functions_top_k_data_0_args_view
        nnb_functions_view_args_top_k_data_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 88;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_top_k_grad_args_view(\result);
*/
nnb_functions_top_k_grad_args_view nnb_functions_view_args_top_k_grad_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 89;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_rand_args_view(\result);
*/
nnb_functions_rand_args_view nnb_functions_view_args_rand_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 90;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_randint_args_view(\result);
*/
nnb_functions_randint_args_view nnb_functions_view_args_randint_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 91;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_randn_args_view(\result);
*/
nnb_functions_randn_args_view nnb_functions_view_args_randn_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 92;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_random_crop_args_view(\result);
*/
nnb_functions_random_crop_args_view nnb_functions_view_args_random_crop_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 93;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_random_flip_args_view(\result);
*/
nnb_functions_random_flip_args_view nnb_functions_view_args_random_flip_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 95;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_image_augmentation_args_view(\result);
*/
nnb_functions_image_augmentation_args_view
        nnb_functions_view_args_image_augmentation_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 102;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_delta_args_view(\result);
*/
nnb_functions_delta_args_view nnb_functions_view_args_delta_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 103;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_epsilon_args_view(\result);
*/
nnb_functions_epsilon_args_view nnb_functions_view_args_epsilon_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 111;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_inq_affine_args_view(\result);
*/
nnb_functions_inq_affine_args_view nnb_functions_view_args_inq_affine_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 112;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_inq_convolution_args_view(\result);
*/
nnb_functions_inq_convolution_args_view
        nnb_functions_view_args_inq_convolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 113;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_fixed_point_quantize_args_view(\result);
*/
nnb_functions_fixed_point_quantize_args_view
        nnb_functions_view_args_fixed_point_quantize_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 114;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_pow2_quantize_args_view(\result);
*/
nnb_functions_pow2_quantize_args_view
        nnb_functions_view_args_pow2_quantize_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 115;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_axis_n_args_view(\result);
*/
nnb_functions_axis_n_args_view nnb_functions_view_args_axis_n_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 118;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_base_axis_eps_args_view(\result);
*/
nnb_functions_base_axis_eps_args_view
        nnb_functions_view_args_base_axis_eps_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 120;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_one_input_grad_args_view(\result);
*/
nnb_functions_one_input_grad_args_view
        nnb_functions_view_args_one_input_grad_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 122;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_clip_norm_axes_args_view(\result);
*/
nnb_functions_clip_norm_axes_args_view
        nnb_functions_view_args_clip_norm_axes_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 123;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_pad_args_view(\result);
*/
nnb_functions_pad_args_view nnb_functions_view_args_pad_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 126;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_shape_inplace_args_view(\result);
*/
nnb_functions_shape_inplace_args_view
        nnb_functions_view_args_shape_inplace_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 127;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_interpolate_0_args_view(\result);
*/
nnb_functions_interpolate_0_args_view
        nnb_functions_view_args_interpolate_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 128;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_alpha_inplace_args_view(\result);
*/
nnb_functions_alpha_inplace_args_view
        nnb_functions_view_args_alpha_inplace_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 129;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_sort_args_view(\result);
*/
nnb_functions_sort_args_view nnb_functions_view_args_sort_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 130 || of.function == 132);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_min_args_view(\result);
*/
nnb_functions_min_args_view nnb_functions_view_args_min_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 131;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_arange_args_view(\result);
*/
nnb_functions_arange_args_view nnb_functions_view_args_arange_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 135;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_rate_args_view(\result);
*/
nnb_functions_rate_args_view nnb_functions_view_args_rate_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 158 || of.function == 159);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_signal_ndim_normalized_args_view(\result);
*/
nnb_functions_signal_ndim_normalized_args_view
        nnb_functions_view_args_signal_ndim_normalized_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 231;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_nms_detection2d_args_view(\result);
*/
nnb_functions_nms_detection2d_args_view
        nnb_functions_view_args_nms_detection2d_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 232 || of.function == 233);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_binary_weight_convolution_args_view(\result);
*/
nnb_functions_binary_weight_convolution_args_view
        nnb_functions_view_args_binary_weight_convolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 234 || of.function == 235);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_base_axis_quantize_zero_to_args_view(\result);
*/
nnb_functions_base_axis_quantize_zero_to_args_view nnb_functions_view_args_base_axis_quantize_zero_to_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 242 || of.function == 243);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_lstm_args_view(\result);
*/
nnb_functions_lstm_args_view nnb_functions_view_args_lstm_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 244;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_rnn_args_view(\result);
*/
nnb_functions_rnn_args_view nnb_functions_view_args_rnn_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 246;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_random_choice_args_view(\result);
*/
nnb_functions_random_choice_args_view
        nnb_functions_view_args_random_choice_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 247;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_reps_args_view(\result);
*/
nnb_functions_reps_args_view nnb_functions_view_args_reps_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 263;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_sync_batch_normalization_args_view(\result);
*/
nnb_functions_sync_batch_normalization_args_view
        nnb_functions_view_args_sync_batch_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 265 || of.function == 279);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_convolution_args_view(\result);
*/
nnb_functions_convolution_args_view nnb_functions_view_args_convolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 267;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_average_pooling_args_view(\result);
*/
nnb_functions_average_pooling_args_view
        nnb_functions_view_args_average_pooling_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 270;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_fused_batch_normalization_args_view(\result);
*/
nnb_functions_fused_batch_normalization_args_view
        nnb_functions_view_args_fused_batch_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 273;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_min_max_quantize_0_args_view(\result);
*/
nnb_functions_min_max_quantize_0_args_view
        nnb_functions_view_args_min_max_quantize_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 274;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_min_max_quantize_args_view(\result);
*/
nnb_functions_min_max_quantize_args_view
        nnb_functions_view_args_min_max_quantize_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 280;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_patch_correlation_args_view(\result);
*/
nnb_functions_patch_correlation_args_view
        nnb_functions_view_args_patch_correlation_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 284;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_random_erase_1_args_view(\result);
*/
nnb_functions_random_erase_1_args_view
        nnb_functions_view_args_random_erase_1_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 285;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_random_erase_args_view(\result);
*/
nnb_functions_random_erase_args_view
        nnb_functions_view_args_random_erase_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 286;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_interpolate_1_args_view(\result);
*/
nnb_functions_interpolate_1_args_view
        nnb_functions_view_args_interpolate_1_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 287;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_kernel_channel_last_args_view(\result);
*/
nnb_functions_kernel_channel_last_args_view
        nnb_functions_view_args_kernel_channel_last_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 288;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_rand_beta_args_view(\result);
*/
nnb_functions_rand_beta_args_view nnb_functions_view_args_rand_beta_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 289;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_rand_binomial_args_view(\result);
*/
nnb_functions_rand_binomial_args_view
        nnb_functions_view_args_rand_binomial_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 290;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_rand_gamma_args_view(\result);
*/
nnb_functions_rand_gamma_args_view nnb_functions_view_args_rand_gamma_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 291;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_interpolate_args_view(\result);
*/
nnb_functions_interpolate_args_view nnb_functions_view_args_interpolate_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 292;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_deconvolution_args_view(\result);
*/
nnb_functions_deconvolution_args_view
        nnb_functions_view_args_deconvolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 293;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_quantize_linear_args_view(\result);
*/
nnb_functions_quantize_linear_args_view
        nnb_functions_view_args_quantize_linear_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_fused_convolution_0_args_view(\result);
*/
nnb_functions_fused_convolution_0_args_view
        nnb_functions_view_args_fused_convolution_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 296;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_size_align_corners_args_view(\result);
*/
nnb_functions_size_align_corners_args_view
        nnb_functions_view_args_size_align_corners_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 297;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_warp_by_grid_args_view(\result);
*/
nnb_functions_warp_by_grid_args_view
        nnb_functions_view_args_warp_by_grid_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 303;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_axis_batch_dims_args_view(\result);
*/
nnb_functions_axis_batch_dims_args_view
        nnb_functions_view_args_axis_batch_dims_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 304;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_dim_eps_args_view(\result);
*/
nnb_functions_dim_eps_args_view nnb_functions_view_args_dim_eps_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 305;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_batch_first_args_view(\result);
*/
nnb_functions_batch_first_args_view nnb_functions_view_args_batch_first_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 306;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_pad_packed_sequence_args_view(\result);
*/
nnb_functions_pad_packed_sequence_args_view
        nnb_functions_view_args_pad_packed_sequence_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 312 || of.function == 313 || of.function == 314);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_val_inplace_args_view(\result);
*/
nnb_functions_val_inplace_args_view nnb_functions_view_args_val_inplace_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 317;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_norm_normalization_args_view(\result);
*/
nnb_functions_norm_normalization_args_view
        nnb_functions_view_args_norm_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 318;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_norm_args_view(\result);
*/
nnb_functions_norm_args_view nnb_functions_view_args_norm_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 320;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_random_shift_args_view(\result);
*/
nnb_functions_random_shift_args_view
        nnb_functions_view_args_random_shift_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 321;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_group_normalization_args_view(\result);
*/
nnb_functions_group_normalization_args_view
        nnb_functions_view_args_group_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 322;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_instance_normalization_args_view(\result);
*/
nnb_functions_instance_normalization_args_view
        nnb_functions_view_args_instance_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 323;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_layer_normalization_args_view(\result);
*/
nnb_functions_layer_normalization_args_view
        nnb_functions_view_args_layer_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 324;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_tensor_normalization_args_view(\result);
*/
nnb_functions_tensor_normalization_args_view
        nnb_functions_view_args_tensor_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 325;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_channel_axis_eps_args_view(\result);
*/
nnb_functions_channel_axis_eps_args_view
        nnb_functions_view_args_channel_axis_eps_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 326;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_batch_normalization_args_view(\result);
*/
nnb_functions_batch_normalization_args_view
        nnb_functions_view_args_batch_normalization_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 327;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_stft_0_args_view(\result);
*/
nnb_functions_stft_0_args_view nnb_functions_view_args_stft_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 328;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_istft_0_args_view(\result);
*/
nnb_functions_istft_0_args_view nnb_functions_view_args_istft_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 329;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_deformable_convolution_args_view(\result);
*/
nnb_functions_deformable_convolution_args_view
        nnb_functions_view_args_deformable_convolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 330;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_spectral_norm_0_args_view(\result);
*/
nnb_functions_spectral_norm_0_args_view
        nnb_functions_view_args_spectral_norm_0_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires (of.function == 331 || of.function == 332);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_cumsum_args_view(\result);
*/
nnb_functions_cumsum_args_view nnb_functions_view_args_cumsum_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 333;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_right_args_view(\result);
*/
nnb_functions_right_args_view nnb_functions_view_args_right_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 334;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_ij_indexing_args_view(\result);
*/
nnb_functions_ij_indexing_args_view nnb_functions_view_args_ij_indexing_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 335;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_beta_args_view(\result);
*/
nnb_functions_beta_args_view nnb_functions_view_args_beta_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 337;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_spectral_norm_args_view(\result);
*/
nnb_functions_spectral_norm_args_view
        nnb_functions_view_args_spectral_norm_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 338;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_roi_align_args_view(\result);
*/
nnb_functions_roi_align_args_view nnb_functions_view_args_roi_align_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 341;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_value_args_view(\result);
*/
nnb_functions_value_args_view nnb_functions_view_args_value_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 342;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_shape_add_args_view(\result);
*/
nnb_functions_shape_add_args_view nnb_functions_view_args_shape_add_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 343;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_linspace_args_view(\result);
*/
nnb_functions_linspace_args_view nnb_functions_view_args_linspace_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 344;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_stft_args_view(\result);
*/
nnb_functions_stft_args_view nnb_functions_view_args_stft_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 345;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_istft_args_view(\result);
*/
nnb_functions_istft_args_view nnb_functions_view_args_istft_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 346;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_fused_convolution_args_view(\result);
*/
nnb_functions_fused_convolution_args_view
        nnb_functions_view_args_fused_convolution_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 347;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_upper_args_view(\result);
*/
nnb_functions_upper_args_view nnb_functions_view_args_upper_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 348;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_start_end_args_view(\result);
*/
nnb_functions_start_end_args_view nnb_functions_view_args_start_end_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 350;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_top_k_data_args_view(\result);
*/
nnb_functions_top_k_data_args_view nnb_functions_view_args_top_k_data_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 352;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.index_table_at == of.index_table_at;
    ensures \result.index_table_count == of.index_table_count;
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_onnx_resize_args_view(\result);
*/
nnb_functions_onnx_resize_args_view nnb_functions_view_args_onnx_resize_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 353;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_onnx_non_max_suppression_args_view(\result);
*/
nnb_functions_onnx_non_max_suppression_args_view
        nnb_functions_view_args_onnx_non_max_suppression_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 354;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_k_args_view(\result);
*/
nnb_functions_k_args_view nnb_functions_view_args_k_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 355;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_fmod_args_view(\result);
*/
nnb_functions_fmod_args_view nnb_functions_view_args_fmod_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 356;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_direction_args_view(\result);
*/
nnb_functions_direction_args_view nnb_functions_view_args_direction_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 358;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_unique_args_view(\result);
*/
nnb_functions_unique_args_view nnb_functions_view_args_unique_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 359;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures is_nnb_functions_equation_args_view(\result);
*/
nnb_functions_equation_args_view nnb_functions_view_args_equation_args(nnb_functions_view of);

/*@ requires is_nnb_functions_view(of);
    requires of.function == 360;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.args_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_functions_k_upper_args_view(\result);
*/
nnb_functions_k_upper_args_view nnb_functions_view_args_k_upper_args(nnb_functions_view of);

/* ---- view of operand */

typedef struct nnb_operand_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool may_be_cut;
    uint64_t root_header_variables_count;
    uint64_t root_data_variables_at;
    uint64_t root_data_variables_count;
    uint64_t root_header_num_of_data;
    uint64_t root_index_table_at;
    uint64_t root_index_table_count;
    uint64_t base;
    bool strict;
    uint64_t root_header_buffers_count;
    uint64_t root_data_buffers_at;
    uint64_t root_data_buffers_count;
    uint64_t root_header_version;
    int64_t variable;
} nnb_operand_view;

/*@
  predicate is_nnb_operand_view{L}(nnb_operand_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.root_header_variables_count <= 4294967295 &&
      view.root_data_variables_at + 4 * view.root_data_variables_count <= view.len &&
      view.root_header_num_of_data <= 4294967295 &&
      view.root_index_table_at + 4 * view.root_index_table_count <= view.len &&
      view.base <= view.len &&
      view.root_header_buffers_count <= 4294967295 &&
      view.root_data_buffers_at + 4 * view.root_data_buffers_count <= view.len &&
      view.root_header_version <= 4294967295 &&
      valid_nnb_operand(view.buf, view.len, view.at, view.may_be_cut,
              view.root_header_variables_count, view.root_data_variables_at,
              view.root_data_variables_count, view.root_header_num_of_data,
              view.root_index_table_at, view.root_index_table_count, view.base, view.strict,
              view.root_header_buffers_count, view.root_data_buffers_at,
              view.root_data_buffers_count, view.root_header_version) &&
      view.variable == nnb_operand_variable(view.buf, view.at);
*/

/* ---- view of function */

/*@
    logic integer nnb_function_record_at{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base);
    logic integer nnb_function_inputs_at{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      at_nnb_function_inputs(buf, at, root_index_table_at, root_index_table_count, base);
    logic integer nnb_function_inputs_count{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      nnb_functions_inputs_count(buf, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base));
    logic integer nnb_function_outputs_at{L}(uint8_t *buf, integer at, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      at_nnb_function_outputs(buf, at, root_index_table_at, root_index_table_count, base);
    logic integer nnb_function_outputs_count{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      nnb_functions_outputs_count(buf, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base));
    logic integer nnb_function_record_cut_input{L}(uint8_t *buf, integer at,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      nnb_functions_cut_input(buf, at_nnb_function_record(buf, at, root_index_table_at,
              root_index_table_count, base));
*/
typedef struct nnb_function_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t root_header_num_of_data;
    uint64_t root_index_table_at;
    uint64_t root_index_table_count;
    uint64_t base;
    bool strict;
    uint64_t root_header_variables_count;
    uint64_t root_data_variables_at;
    uint64_t root_data_variables_count;
    uint64_t root_header_buffers_count;
    uint64_t root_data_buffers_at;
    uint64_t root_data_buffers_count;
    uint64_t root_header_version;
    int64_t block;
    uint64_t record_at;
    uint64_t inputs_at;
    uint64_t inputs_count;
    uint64_t outputs_at;
    uint64_t outputs_count;
    uint64_t record_cut_input;
} nnb_function_view;

/*@
  predicate is_nnb_function_view{L}(nnb_function_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.root_header_num_of_data <= 4294967295 &&
      view.root_index_table_at + 4 * view.root_index_table_count <= view.len &&
      view.base <= view.len &&
      view.root_header_variables_count <= 4294967295 &&
      view.root_data_variables_at + 4 * view.root_data_variables_count <= view.len &&
      view.root_header_buffers_count <= 4294967295 &&
      view.root_data_buffers_at + 4 * view.root_data_buffers_count <= view.len &&
      view.root_header_version <= 4294967295 &&
      valid_nnb_function(view.buf, view.len, view.at, view.root_header_num_of_data,
              view.root_index_table_at, view.root_index_table_count, view.base, view.strict,
              view.root_header_variables_count, view.root_data_variables_at,
              view.root_data_variables_count, view.root_header_buffers_count,
              view.root_data_buffers_at, view.root_data_buffers_count, view.root_header_version) &&
      view.block == nnb_function_block(view.buf, view.at) &&
      view.record_at == nnb_function_record_at(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.inputs_at == nnb_function_inputs_at(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.inputs_count == nnb_function_inputs_count(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.outputs_at == nnb_function_outputs_at(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.outputs_count == nnb_function_outputs_count(view.buf, view.at, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.record_cut_input == nnb_function_record_cut_input(view.buf, view.at,
              view.root_index_table_at, view.root_index_table_count, view.base);
*/

/*@ requires is_nnb_function_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.record_at;
    ensures \result.index_table_at == of.root_index_table_at;
    ensures \result.index_table_count == of.root_index_table_count;
    ensures \result.end == nnb_function_record_end_of(of.buf, of.block, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, (of.len - of.base));
    ensures \result.strict == of.strict;
    ensures \result.base == of.base;
    ensures is_nnb_functions_view(\result);
*/
nnb_functions_view nnb_function_view_record(nnb_function_view of);

/*@ requires is_nnb_function_view(of);
    requires i < of.inputs_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.inputs_at + 4 * i;
    ensures \result.may_be_cut == nnb_function_inputs_may_be_cut_of(i, of.record_cut_input);
    ensures \result.root_header_variables_count == of.root_header_variables_count;
    ensures \result.root_data_variables_at == of.root_data_variables_at;
    ensures \result.root_data_variables_count == of.root_data_variables_count;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures \result.strict == of.strict;
    ensures \result.root_header_buffers_count == of.root_header_buffers_count;
    ensures \result.root_data_buffers_at == of.root_data_buffers_at;
    ensures \result.root_data_buffers_count == of.root_data_buffers_count;
    ensures \result.root_header_version == of.root_header_version;
    ensures is_nnb_operand_view(\result);
*/
nnb_operand_view nnb_function_view_inputs(nnb_function_view of, uint64_t i);

/*@ requires is_nnb_function_view(of);
    requires i < of.outputs_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.outputs_at + 4 * i;
    ensures \result.may_be_cut == (\false ? 1 : 0);
    ensures \result.root_header_variables_count == of.root_header_variables_count;
    ensures \result.root_data_variables_at == of.root_data_variables_at;
    ensures \result.root_data_variables_count == of.root_data_variables_count;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures \result.strict == of.strict;
    ensures \result.root_header_buffers_count == of.root_header_buffers_count;
    ensures \result.root_data_buffers_at == of.root_data_buffers_at;
    ensures \result.root_data_buffers_count == of.root_data_buffers_count;
    ensures \result.root_header_version == of.root_header_version;
    ensures is_nnb_operand_view(\result);
*/
nnb_operand_view nnb_function_view_outputs(nnb_function_view of, uint64_t i);

/* ---- view of end_of_list */

typedef struct nnb_end_of_list_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t count_;
    int64_t block;
    bool strict;
    uint64_t root_header_num_of_data;
    uint64_t root_index_table_at;
    uint64_t root_index_table_count;
    uint64_t base;
} nnb_end_of_list_view;

/*@
  predicate is_nnb_end_of_list_view{L}(nnb_end_of_list_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.count_ <= 4294967295 &&
      -2147483648 <= view.block <= 2147483647 &&
      view.root_header_num_of_data <= 4294967295 &&
      view.root_index_table_at + 4 * view.root_index_table_count <= view.len &&
      view.base <= view.len &&
      valid_nnb_end_of_list(view.buf, view.len, view.count_, view.block, view.strict,
              view.root_header_num_of_data, view.root_index_table_at, view.root_index_table_count,
              view.base);
*/

/* ---- view of data_area */

/*@
    logic integer nnb_data_area_buffers_at{L}(uint8_t *buf, integer root_header_buffers_block,
            integer root_index_table_at, integer root_index_table_count, integer base) =
      at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base);
    logic integer nnb_data_area_buffers_count(integer root_header_buffers_count) =
      root_header_buffers_count;
    logic integer nnb_data_area_variables_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_block) =
      at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block);
    logic integer nnb_data_area_variables_count(integer root_header_variables_count) =
      root_header_variables_count;
    logic integer nnb_data_area_inputs_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_inputs_block) =
      at_nnb_data_area_inputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_inputs_block);
    logic integer nnb_data_area_inputs_count(integer root_header_inputs_count) =
      root_header_inputs_count;
    logic integer nnb_data_area_outputs_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_outputs_block) =
      at_nnb_data_area_outputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_outputs_block);
    logic integer nnb_data_area_outputs_count(integer root_header_outputs_count) =
      root_header_outputs_count;
    logic integer nnb_data_area_functions_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_functions_block) =
      at_nnb_data_area_functions(buf, root_index_table_at, root_index_table_count, base,
              root_header_functions_block);
    logic integer nnb_data_area_functions_count(integer root_header_functions_count) =
      root_header_functions_count;
    logic integer nnb_data_area_end_of_buffers_at{L}(uint8_t *buf,
            integer root_header_buffers_block, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      at_nnb_data_area_end_of_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base);
    logic integer nnb_data_area_end_of_variables_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_variables_block) =
      at_nnb_data_area_end_of_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block);
    logic integer nnb_data_area_end_of_inputs_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_inputs_block) =
      at_nnb_data_area_end_of_inputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_inputs_block);
    logic integer nnb_data_area_end_of_outputs_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_outputs_block) =
      at_nnb_data_area_end_of_outputs(buf, root_index_table_at, root_index_table_count, base,
              root_header_outputs_block);
    logic integer nnb_data_area_end_of_functions_at{L}(uint8_t *buf, integer root_index_table_at,
            integer root_index_table_count, integer base, integer root_header_functions_block) =
      at_nnb_data_area_end_of_functions(buf, root_index_table_at, root_index_table_count, base,
              root_header_functions_block);
    logic integer nnb_data_area_root_data_buffers_at{L}(uint8_t *buf,
            integer root_header_buffers_block, integer root_index_table_at,
            integer root_index_table_count, integer base) =
      at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
              root_index_table_count, base);
    logic integer nnb_data_area_root_data_buffers_count(integer root_header_buffers_count) =
      root_header_buffers_count;
    logic integer nnb_data_area_root_data_variables_at{L}(uint8_t *buf,
            integer root_index_table_at, integer root_index_table_count, integer base,
            integer root_header_variables_block) =
      at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
              root_header_variables_block);
    logic integer nnb_data_area_root_data_variables_count(integer root_header_variables_count) =
      root_header_variables_count;
*/
typedef struct nnb_data_area_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t root_header_buffers_block;
    uint64_t root_index_table_at;
    uint64_t root_index_table_count;
    uint64_t base;
    uint64_t root_header_buffers_count;
    int64_t root_header_variables_block;
    uint64_t root_header_variables_count;
    uint64_t root_header_num_of_data;
    bool strict;
    uint64_t root_header_version;
    int64_t root_header_inputs_block;
    uint64_t root_header_inputs_count;
    int64_t root_header_outputs_block;
    uint64_t root_header_outputs_count;
    int64_t root_header_functions_block;
    uint64_t root_header_functions_count;
    uint64_t buffers_at;
    uint64_t buffers_count;
    uint64_t variables_at;
    uint64_t variables_count;
    uint64_t inputs_at;
    uint64_t inputs_count;
    uint64_t outputs_at;
    uint64_t outputs_count;
    uint64_t functions_at;
    uint64_t functions_count;
    uint64_t end_of_buffers_at;
    uint64_t end_of_variables_at;
    uint64_t end_of_inputs_at;
    uint64_t end_of_outputs_at;
    uint64_t end_of_functions_at;
    uint64_t root_data_buffers_at;
    uint64_t root_data_buffers_count;
    uint64_t root_data_variables_at;
    uint64_t root_data_variables_count;
} nnb_data_area_view;

/*@
  predicate is_nnb_data_area_view{L}(nnb_data_area_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      -2147483648 <= view.root_header_buffers_block <= 2147483647 &&
      view.root_index_table_at + 4 * view.root_index_table_count <= view.len &&
      view.base <= view.len &&
      view.root_header_buffers_count <= 4294967295 &&
      -2147483648 <= view.root_header_variables_block <= 2147483647 &&
      view.root_header_variables_count <= 4294967295 &&
      view.root_header_num_of_data <= 4294967295 &&
      view.root_header_version <= 4294967295 &&
      -2147483648 <= view.root_header_inputs_block <= 2147483647 &&
      view.root_header_inputs_count <= 4294967295 &&
      -2147483648 <= view.root_header_outputs_block <= 2147483647 &&
      view.root_header_outputs_count <= 4294967295 &&
      -2147483648 <= view.root_header_functions_block <= 2147483647 &&
      view.root_header_functions_count <= 4294967295 &&
      valid_nnb_data_area(view.buf, view.len, view.root_header_buffers_block,
              view.root_index_table_at, view.root_index_table_count, view.base,
              view.root_header_buffers_count, view.root_header_variables_block,
              view.root_header_variables_count, view.root_header_num_of_data, view.strict,
              view.root_header_version, view.root_header_inputs_block,
              view.root_header_inputs_count, view.root_header_outputs_block,
              view.root_header_outputs_count, view.root_header_functions_block,
              view.root_header_functions_count) &&
      view.buffers_at == nnb_data_area_buffers_at(view.buf, view.root_header_buffers_block,
              view.root_index_table_at, view.root_index_table_count, view.base) &&
      view.buffers_count == nnb_data_area_buffers_count(view.root_header_buffers_count) &&
      view.variables_at == nnb_data_area_variables_at(view.buf, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_variables_block) &&
      view.variables_count == nnb_data_area_variables_count(view.root_header_variables_count) &&
      view.inputs_at == nnb_data_area_inputs_at(view.buf, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_inputs_block) &&
      view.inputs_count == nnb_data_area_inputs_count(view.root_header_inputs_count) &&
      view.outputs_at == nnb_data_area_outputs_at(view.buf, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_outputs_block) &&
      view.outputs_count == nnb_data_area_outputs_count(view.root_header_outputs_count) &&
      view.functions_at == nnb_data_area_functions_at(view.buf, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_functions_block) &&
      view.functions_count == nnb_data_area_functions_count(view.root_header_functions_count) &&
      view.end_of_buffers_at == nnb_data_area_end_of_buffers_at(view.buf,
              view.root_header_buffers_block, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.end_of_variables_at == nnb_data_area_end_of_variables_at(view.buf,
              view.root_index_table_at, view.root_index_table_count, view.base,
              view.root_header_variables_block) &&
      view.end_of_inputs_at == nnb_data_area_end_of_inputs_at(view.buf, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_inputs_block) &&
      view.end_of_outputs_at == nnb_data_area_end_of_outputs_at(view.buf, view.root_index_table_at,
              view.root_index_table_count, view.base, view.root_header_outputs_block) &&
      view.end_of_functions_at == nnb_data_area_end_of_functions_at(view.buf,
              view.root_index_table_at, view.root_index_table_count, view.base,
              view.root_header_functions_block) &&
      view.root_data_buffers_at == nnb_data_area_root_data_buffers_at(view.buf,
              view.root_header_buffers_block, view.root_index_table_at,
              view.root_index_table_count, view.base) &&
      view.root_data_buffers_count ==
              nnb_data_area_root_data_buffers_count(view.root_header_buffers_count) &&
      view.root_data_variables_at == nnb_data_area_root_data_variables_at(view.buf,
              view.root_index_table_at, view.root_index_table_count, view.base,
              view.root_header_variables_block) &&
      view.root_data_variables_count ==
              nnb_data_area_root_data_variables_count(view.root_header_variables_count);
*/

/*@ requires is_nnb_data_area_view(of);
    requires i < of.buffers_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.buffers_at + 4 * i;
    ensures is_nnb_buffer_view(\result);
*/
nnb_buffer_view nnb_data_area_view_buffers(nnb_data_area_view of, uint64_t i);

/*@ requires is_nnb_data_area_view(of);
    requires i < of.variables_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.variables_at + 4 * i;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures \result.strict == of.strict;
    ensures \result.root_header_buffers_count == of.root_header_buffers_count;
    ensures \result.root_data_buffers_at == of.root_data_buffers_at;
    ensures \result.root_data_buffers_count == of.root_data_buffers_count;
    ensures \result.root_header_version == of.root_header_version;
    ensures is_nnb_variable_view(\result);
*/
nnb_variable_view nnb_data_area_view_variables(nnb_data_area_view of, uint64_t i);

/*@ requires is_nnb_data_area_view(of);
    requires i < of.inputs_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.inputs_at + 4 * i;
    ensures \result.root_header_variables_count == of.root_header_variables_count;
    ensures is_nnb_variable_number_view(\result);
*/
nnb_variable_number_view nnb_data_area_view_inputs(nnb_data_area_view of, uint64_t i);

/*@ requires is_nnb_data_area_view(of);
    requires i < of.outputs_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.outputs_at + 4 * i;
    ensures \result.root_header_variables_count == of.root_header_variables_count;
    ensures is_nnb_variable_number_view(\result);
*/
nnb_variable_number_view nnb_data_area_view_outputs(nnb_data_area_view of, uint64_t i);

/*@ requires is_nnb_data_area_view(of);
    requires i < of.functions_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.functions_at + 4 * i;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures \result.strict == of.strict;
    ensures \result.root_header_variables_count == of.root_header_variables_count;
    ensures \result.root_data_variables_at == of.root_data_variables_at;
    ensures \result.root_data_variables_count == of.root_data_variables_count;
    ensures \result.root_header_buffers_count == of.root_header_buffers_count;
    ensures \result.root_data_buffers_at == of.root_data_buffers_at;
    ensures \result.root_data_buffers_count == of.root_data_buffers_count;
    ensures \result.root_header_version == of.root_header_version;
    ensures is_nnb_function_view(\result);
*/
nnb_function_view nnb_data_area_view_functions(nnb_data_area_view of, uint64_t i);

/*@ requires is_nnb_data_area_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.end_of_buffers_at;
    ensures \result.count_ == of.root_header_buffers_count;
    ensures \result.block == of.root_header_buffers_block;
    ensures \result.strict == of.strict;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures is_nnb_end_of_list_view(\result);
*/
nnb_end_of_list_view nnb_data_area_view_end_of_buffers(nnb_data_area_view of);

/*@ requires is_nnb_data_area_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.end_of_variables_at;
    ensures \result.count_ == of.root_header_variables_count;
    ensures \result.block == of.root_header_variables_block;
    ensures \result.strict == of.strict;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures is_nnb_end_of_list_view(\result);
*/
nnb_end_of_list_view nnb_data_area_view_end_of_variables(nnb_data_area_view of);

/*@ requires is_nnb_data_area_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.end_of_inputs_at;
    ensures \result.count_ == of.root_header_inputs_count;
    ensures \result.block == of.root_header_inputs_block;
    ensures \result.strict == of.strict;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures is_nnb_end_of_list_view(\result);
*/
nnb_end_of_list_view nnb_data_area_view_end_of_inputs(nnb_data_area_view of);

/*@ requires is_nnb_data_area_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.end_of_outputs_at;
    ensures \result.count_ == of.root_header_outputs_count;
    ensures \result.block == of.root_header_outputs_block;
    ensures \result.strict == of.strict;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures is_nnb_end_of_list_view(\result);
*/
nnb_end_of_list_view nnb_data_area_view_end_of_outputs(nnb_data_area_view of);

/*@ requires is_nnb_data_area_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.end_of_functions_at;
    ensures \result.count_ == of.root_header_functions_count;
    ensures \result.block == of.root_header_functions_block;
    ensures \result.strict == of.strict;
    ensures \result.root_header_num_of_data == of.root_header_num_of_data;
    ensures \result.root_index_table_at == of.root_index_table_at;
    ensures \result.root_index_table_count == of.root_index_table_count;
    ensures \result.base == of.base;
    ensures is_nnb_end_of_list_view(\result);
*/
nnb_end_of_list_view nnb_data_area_view_end_of_functions(nnb_data_area_view of);

/* ---- view of nnb */

/*@
    logic integer nnb_header_at = 0;
    logic integer nnb_index_table_at = 56;
    logic integer nnb_index_table_count{L}(uint8_t *buf) = nnb_header_num_of_data(buf, 0);
    logic integer nnb_data_at{L}(uint8_t *buf) = at_nnb_data(buf);
    logic integer nnb_data_size{L}(uint8_t *buf) = nnb_header_data_size(buf, 0);
    logic integer nnb_trailing_at{L}(uint8_t *buf) = at_nnb_trailing(buf);
    logic integer nnb_trailing_size{L}(uint8_t *buf, integer len) = len - at_nnb_trailing(buf);
    logic integer nnb_its_header_data_size{L}(uint8_t *buf) = nnb_header_data_size(buf, 0);
    logic integer nnb_its_header_buffers_block{L}(uint8_t *buf) =
      nnb_header_buffers_block(buf, 0);
    logic integer nnb_its_header_buffers_count{L}(uint8_t *buf) =
      nnb_header_buffers_count(buf, 0);
    logic integer nnb_its_header_variables_block{L}(uint8_t *buf) =
      nnb_header_variables_block(buf, 0);
    logic integer nnb_its_header_variables_count{L}(uint8_t *buf) =
      nnb_header_variables_count(buf, 0);
    logic integer nnb_its_header_num_of_data{L}(uint8_t *buf) = nnb_header_num_of_data(buf, 0);
    logic integer nnb_its_header_version{L}(uint8_t *buf) = nnb_header_version(buf, 0);
    logic integer nnb_its_header_inputs_block{L}(uint8_t *buf) = nnb_header_inputs_block(buf, 0);
    logic integer nnb_its_header_inputs_count{L}(uint8_t *buf) = nnb_header_inputs_count(buf, 0);
    logic integer nnb_its_header_outputs_block{L}(uint8_t *buf) =
      nnb_header_outputs_block(buf, 0);
    logic integer nnb_its_header_outputs_count{L}(uint8_t *buf) =
      nnb_header_outputs_count(buf, 0);
    logic integer nnb_its_header_functions_block{L}(uint8_t *buf) =
      nnb_header_functions_block(buf, 0);
    logic integer nnb_its_header_functions_count{L}(uint8_t *buf) =
      nnb_header_functions_count(buf, 0);
*/
typedef struct nnb_view {
    const uint8_t *buf;
    uint64_t len;
    bool strict;
    uint64_t header_at;
    uint64_t index_table_at;
    uint64_t index_table_count;
    uint64_t data_at;
    uint64_t data_size;
    uint64_t trailing_at;
    uint64_t trailing_size;
    uint64_t header_data_size;
    int64_t header_buffers_block;
    uint64_t header_buffers_count;
    int64_t header_variables_block;
    uint64_t header_variables_count;
    uint64_t header_num_of_data;
    uint64_t header_version;
    int64_t header_inputs_block;
    uint64_t header_inputs_count;
    int64_t header_outputs_block;
    uint64_t header_outputs_count;
    int64_t header_functions_block;
    uint64_t header_functions_count;
} nnb_view;

/*@
  predicate is_nnb_view{L}(nnb_view view) =
      ks_buffer(view.buf, view.len) &&
      valid_nnb(view.buf, view.len, view.strict) &&
      view.header_at == nnb_header_at &&
      view.index_table_at == nnb_index_table_at &&
      view.index_table_count == nnb_index_table_count(view.buf) &&
      view.data_at == nnb_data_at(view.buf) &&
      view.data_size == nnb_data_size(view.buf) &&
      view.trailing_at == nnb_trailing_at(view.buf) &&
      view.trailing_size == nnb_trailing_size(view.buf, view.len) &&
      view.header_data_size == nnb_its_header_data_size(view.buf) &&
      view.header_buffers_block == nnb_its_header_buffers_block(view.buf) &&
      view.header_buffers_count == nnb_its_header_buffers_count(view.buf) &&
      view.header_variables_block == nnb_its_header_variables_block(view.buf) &&
      view.header_variables_count == nnb_its_header_variables_count(view.buf) &&
      view.header_num_of_data == nnb_its_header_num_of_data(view.buf) &&
      view.header_version == nnb_its_header_version(view.buf) &&
      view.header_inputs_block == nnb_its_header_inputs_block(view.buf) &&
      view.header_inputs_count == nnb_its_header_inputs_count(view.buf) &&
      view.header_outputs_block == nnb_its_header_outputs_block(view.buf) &&
      view.header_outputs_count == nnb_its_header_outputs_count(view.buf) &&
      view.header_functions_block == nnb_its_header_functions_block(view.buf) &&
      view.header_functions_count == nnb_its_header_functions_count(view.buf);
*/

/*@ requires is_nnb_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.header_at;
    ensures \result.strict == of.strict;
    ensures is_nnb_header_view(\result);
*/
nnb_header_view nnb_view_header(nnb_view of);

/*@ requires is_nnb_view(of);
    requires i < of.index_table_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.index_table_at + 4 * i;
    ensures \result.data_size == of.header_data_size;
    ensures \result.strict == of.strict;
    ensures is_nnb_block_offset_view(\result);
*/
nnb_block_offset_view nnb_view_index_table(nnb_view of, uint64_t i);

/*@ requires is_nnb_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.data_at + of.data_size;
    ensures \result.at == of.data_at;
    ensures \result.root_header_buffers_block == of.header_buffers_block;
    ensures \result.root_index_table_at == of.index_table_at;
    ensures \result.root_index_table_count == of.index_table_count;
    ensures \result.base == of.data_at;
    ensures \result.root_header_buffers_count == of.header_buffers_count;
    ensures \result.root_header_variables_block == of.header_variables_block;
    ensures \result.root_header_variables_count == of.header_variables_count;
    ensures \result.root_header_num_of_data == of.header_num_of_data;
    ensures \result.strict == of.strict;
    ensures \result.root_header_version == of.header_version;
    ensures \result.root_header_inputs_block == of.header_inputs_block;
    ensures \result.root_header_inputs_count == of.header_inputs_count;
    ensures \result.root_header_outputs_block == of.header_outputs_block;
    ensures \result.root_header_outputs_count == of.header_outputs_count;
    ensures \result.root_header_functions_block == of.header_functions_block;
    ensures \result.root_header_functions_count == of.header_functions_count;
    ensures is_nnb_data_area_view(\result);
*/
nnb_data_area_view nnb_view_data(nnb_view of);

/*@ requires ks_buffer(buf, len) && valid_nnb(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf && \result.len == len && \result.strict == strict;
    ensures is_nnb_view(\result);
*/
nnb_view nnb_open_view(const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
