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
