/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from primitiv.ksy. Do not edit. */
/*
 * Views of what lies in a valid file: begin with primitiv_open_view once primitiv_validate has said yes, as
 * long as the bytes stay as they are. Nothing is copied, nothing can fail, and nothing is tested: of a
 * file that is not valid the functions may read anywhere. The contracts say so, and are proved.
 *
 * A view has the bytes, `buf` and `len`; where its object begins, `at`; what the object depends on; and
 * its fields: `x`, or where x begins and how much there is of it, `x_at`, `x_size` in bytes, `x_count`
 * in elements; `has_x`, whether it is there; without it the others are 0. Places are offsets into `buf`.
 */
#ifndef KSYC_PRIMITIV_VIEW_H
#define KSYC_PRIMITIV_VIEW_H

#include "primitiv_validate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- view of header */

typedef struct primitiv_header_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t major_tag;
    uint64_t major;
    uint64_t minor_tag;
    uint64_t minor;
    uint64_t data_type_tag;
    uint64_t data_type;
} primitiv_header_view;

/*@
  predicate is_primitiv_header_view{L}(primitiv_header_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_header(view.buf, view.len, view.at) &&
      view.major_tag == primitiv_header_major_tag(view.buf, view.at) &&
      view.major == primitiv_header_major(view.buf, view.at) &&
      view.minor_tag == primitiv_header_minor_tag(view.buf, view.at) &&
      view.minor == primitiv_header_minor(view.buf, view.at) &&
      view.data_type_tag == primitiv_header_data_type_tag(view.buf, view.at) &&
      view.data_type == primitiv_header_data_type(view.buf, view.at);
*/

/* ---- view of array_head */

/*@
    logic integer primitiv_msgpack_array_head_has_wide_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_array_head_has_wide_count(primitiv_msgpack_array_head_tag(buf, at));
    logic integer primitiv_msgpack_array_head_wide_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_array_head_wide_count(buf, at + 1, primitiv_msgpack_array_head_tag(buf, at));
*/
typedef struct primitiv_msgpack_array_head_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t tag;
    bool has_wide_count;
    uint64_t wide_count;
    uint64_t num_items;
} primitiv_msgpack_array_head_view;

/*@
  predicate is_primitiv_msgpack_array_head_view{L}(primitiv_msgpack_array_head_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_msgpack_array_head(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_msgpack_array_head(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.tag == primitiv_msgpack_array_head_tag(view.buf, view.at) &&
      view.has_wide_count == primitiv_msgpack_array_head_has_wide_count(view.buf, view.at) &&
      view.wide_count == primitiv_msgpack_array_head_wide_count(view.buf, view.at) &&
      view.num_items == primitiv_msgpack_array_head_num_items(view.buf, view.at);
*/

/* ---- view of dim */

typedef struct primitiv_dim_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t volume_before;
    uint64_t tag;
    uint64_t length;
    uint64_t volume;
} primitiv_dim_view;

/*@
  predicate is_primitiv_dim_view{L}(primitiv_dim_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_dim(view.buf, view.len, view.at, view.volume_before) &&
      view.tag == primitiv_dim_tag(view.buf, view.at) &&
      view.length == primitiv_dim_length(view.buf, view.at) &&
      view.volume == primitiv_dim_volume(view.buf, view.at, view.volume_before);
*/

/* ---- view of uint32 */

typedef struct primitiv_msgpack_uint32_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t tag;
    uint64_t value;
} primitiv_msgpack_uint32_view;

/*@
  predicate is_primitiv_msgpack_uint32_view{L}(primitiv_msgpack_uint32_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_msgpack_uint32(view.buf, view.len, view.at) &&
      view.tag == primitiv_msgpack_uint32_tag(view.buf, view.at) &&
      view.value == primitiv_msgpack_uint32_value(view.buf, view.at);
*/

/* ---- view of shape */

/*@
    logic integer primitiv_shape_dims_head_at(integer at) = at;
    logic integer primitiv_shape_dims_at{L}(uint8_t *buf, integer at) =
      at_primitiv_shape_at_most_8_dims(buf, at);
    logic integer primitiv_shape_dims_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_array_head_num_items(buf, at);
    logic integer primitiv_shape_batch_at{L}(uint8_t *buf, integer at) =
      at_primitiv_shape_no_trailing_one(buf, at);
*/
typedef struct primitiv_shape_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t max_batch;
    bool strict;
    uint64_t end;
    uint64_t dims_head_at;
    uint64_t dims_at;
    uint64_t dims_count;
    uint64_t batch_at;
    uint64_t num_elements;
} primitiv_shape_view;

/*@
  predicate is_primitiv_shape_view{L}(primitiv_shape_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.max_batch <= 4294967295 &&
      valid_primitiv_shape(view.buf, view.len, view.at, view.max_batch, view.strict) &&
      view.end == end_primitiv_shape(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.dims_head_at == primitiv_shape_dims_head_at(view.at) &&
      view.dims_at == primitiv_shape_dims_at(view.buf, view.at) &&
      view.dims_count == primitiv_shape_dims_count(view.buf, view.at) &&
      view.batch_at == primitiv_shape_batch_at(view.buf, view.at) &&
      view.num_elements == primitiv_shape_num_elements(view.buf, view.at);
*/

/*@
  predicate is_primitiv_shape_view_dims_item{L}(primitiv_shape_view of, primitiv_dim_view view,
          integer i) =
      is_primitiv_dim_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == of.dims_at + 5 * i &&
      view.volume_before == primitiv_shape_dims_volume_before_of(i,
              primitiv_shape_dims_volume(of.buf, of.dims_at, i));
*/

/*@ requires is_primitiv_shape_view(of);
    requires of.dims_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_shape_view_dims_item(of, \result, 0);
*/
primitiv_dim_view primitiv_shape_view_dims_first(primitiv_shape_view of);

/*@ requires is_primitiv_shape_view(of);
    requires 0 < i;
    requires i < of.dims_count;
    requires is_primitiv_shape_view_dims_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_shape_view_dims_item(of, \result, i);
*/
primitiv_dim_view primitiv_shape_view_dims_next(primitiv_shape_view of, primitiv_dim_view before,
        uint64_t i);

/*@ requires is_primitiv_shape_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.batch_at;
    ensures is_primitiv_msgpack_uint32_view(\result);
*/
primitiv_msgpack_uint32_view primitiv_shape_view_batch(primitiv_shape_view of);

/* ---- view of binary */

/*@
    logic integer primitiv_msgpack_binary_data_at{L}(uint8_t *buf, integer at) =
      at_primitiv_msgpack_binary_data(buf, at);
    logic integer primitiv_msgpack_binary_data_size{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_binary_data_size_of(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at)));
*/
typedef struct primitiv_msgpack_binary_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t tag;
    bool has_len_data;
    uint64_t len_data;
    uint64_t data_at;
    uint64_t data_size;
} primitiv_msgpack_binary_view;

/*@
  predicate is_primitiv_msgpack_binary_view{L}(primitiv_msgpack_binary_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_msgpack_binary(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_msgpack_binary(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.tag == primitiv_msgpack_binary_tag(view.buf, view.at) &&
      view.has_len_data == primitiv_msgpack_binary_has_len_data(view.buf, view.at) &&
      view.len_data == primitiv_msgpack_binary_len_data(view.buf, view.at) &&
      view.data_at == primitiv_msgpack_binary_data_at(view.buf, view.at) &&
      view.data_size == primitiv_msgpack_binary_data_size(view.buf, view.at);
*/

/* ---- view of tensor */

/*@
    logic integer primitiv_tensor_shape_at(integer at) = at;
    logic integer primitiv_tensor_data_at{L}(uint8_t *buf, integer at) =
      at_primitiv_tensor_data(buf, at);
*/
typedef struct primitiv_tensor_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t max_batch;
    bool strict;
    uint64_t end;
    uint64_t shape_at;
    uint64_t data_at;
} primitiv_tensor_view;

/*@
  predicate is_primitiv_tensor_view{L}(primitiv_tensor_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.max_batch <= 4294967295 &&
      valid_primitiv_tensor(view.buf, view.len, view.at, view.max_batch, view.strict) &&
      view.end == end_primitiv_tensor(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.shape_at == primitiv_tensor_shape_at(view.at) &&
      view.data_at == primitiv_tensor_data_at(view.buf, view.at);
*/

/*@ requires is_primitiv_tensor_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.shape_at;
    ensures \result.max_batch == of.max_batch;
    ensures \result.strict == of.strict;
    ensures is_primitiv_shape_view(\result);
*/
primitiv_shape_view primitiv_tensor_view_shape(primitiv_tensor_view of);

/*@ requires is_primitiv_tensor_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.data_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_msgpack_binary_view(\result);
*/
primitiv_msgpack_binary_view primitiv_tensor_view_data(primitiv_tensor_view of);

/* ---- view of string */

/*@
    logic integer primitiv_msgpack_string_has_wide_length{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_string_has_wide_length(primitiv_msgpack_string_tag(buf, at));
    logic integer primitiv_msgpack_string_wide_length{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_string_wide_length(buf, at + 1, primitiv_msgpack_string_tag(buf, at));
    logic integer primitiv_msgpack_string_data_at{L}(uint8_t *buf, integer at) =
      at_primitiv_msgpack_string_data(buf, at);
    logic integer primitiv_msgpack_string_data_size{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_string_len_data(buf, at);
*/
typedef struct primitiv_msgpack_string_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t tag;
    bool has_wide_length;
    uint64_t wide_length;
    uint64_t data_at;
    uint64_t data_size;
    uint64_t len_data;
} primitiv_msgpack_string_view;

/*@
  predicate is_primitiv_msgpack_string_view{L}(primitiv_msgpack_string_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_msgpack_string(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_msgpack_string(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.tag == primitiv_msgpack_string_tag(view.buf, view.at) &&
      view.has_wide_length == primitiv_msgpack_string_has_wide_length(view.buf, view.at) &&
      view.wide_length == primitiv_msgpack_string_wide_length(view.buf, view.at) &&
      view.data_at == primitiv_msgpack_string_data_at(view.buf, view.at) &&
      view.data_size == primitiv_msgpack_string_data_size(view.buf, view.at) &&
      view.len_data == primitiv_msgpack_string_len_data(view.buf, view.at);
*/

/* ---- view of statistic */

/*@
    logic integer primitiv_statistic_key_at(integer at) = at;
    logic integer primitiv_statistic_value_at{L}(uint8_t *buf, integer at) =
      at_primitiv_statistic_value(buf, at);
*/
typedef struct primitiv_statistic_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t key_at;
    uint64_t value_at;
} primitiv_statistic_view;

/*@
  predicate is_primitiv_statistic_view{L}(primitiv_statistic_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_statistic(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_statistic(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.key_at == primitiv_statistic_key_at(view.at) &&
      view.value_at == primitiv_statistic_value_at(view.buf, view.at);
*/

/*@ requires is_primitiv_statistic_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.key_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_msgpack_string_view(\result);
*/
primitiv_msgpack_string_view primitiv_statistic_view_key(primitiv_statistic_view of);

/*@ requires is_primitiv_statistic_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.value_at;
    ensures \result.max_batch == 4294967295;
    ensures \result.strict == of.strict;
    ensures is_primitiv_tensor_view(\result);
*/
primitiv_tensor_view primitiv_statistic_view_value(primitiv_statistic_view of);

/* ---- view of parameter */

/*@
    logic integer primitiv_parameter_value_at(integer at) = at;
    logic integer primitiv_parameter_num_stats_at{L}(uint8_t *buf, integer at) =
      at_primitiv_parameter_num_stats(buf, at);
    logic integer primitiv_parameter_stats_at{L}(uint8_t *buf, integer at) =
      at_primitiv_parameter_num_stats(buf, at) + 5;
    logic integer primitiv_parameter_stats_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf, at));
*/
typedef struct primitiv_parameter_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t value_at;
    uint64_t num_stats_at;
    uint64_t stats_at;
    uint64_t stats_count;
} primitiv_parameter_view;

/*@
  predicate is_primitiv_parameter_view{L}(primitiv_parameter_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_parameter(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_parameter(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.value_at == primitiv_parameter_value_at(view.at) &&
      view.num_stats_at == primitiv_parameter_num_stats_at(view.buf, view.at) &&
      view.stats_at == primitiv_parameter_stats_at(view.buf, view.at) &&
      view.stats_count == primitiv_parameter_stats_count(view.buf, view.at);
*/

/*@ requires is_primitiv_parameter_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.value_at;
    ensures \result.max_batch == 1;
    ensures \result.strict == of.strict;
    ensures is_primitiv_tensor_view(\result);
*/
primitiv_tensor_view primitiv_parameter_view_value(primitiv_parameter_view of);

/*@
  predicate is_primitiv_parameter_view_stats_item{L}(primitiv_parameter_view of,
          primitiv_statistic_view view, integer i) =
      is_primitiv_statistic_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == at_primitiv_parameter_stats_item(of.buf, of.stats_at, i) &&
      view.strict == of.strict;
*/

/*@ requires is_primitiv_parameter_view(of);
    requires i < of.stats_count;
    requires at == at_primitiv_parameter_stats_item(of.buf, of.stats_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_parameter_view_stats_item(of, \result, i);
*/
primitiv_statistic_view primitiv_parameter_view_stats_at(primitiv_parameter_view of, uint64_t at,
        uint64_t i);

/*@ requires is_primitiv_parameter_view(of);
    requires of.stats_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_parameter_view_stats_item(of, \result, 0);
*/
primitiv_statistic_view primitiv_parameter_view_stats_first(primitiv_parameter_view of);

/*@ requires is_primitiv_parameter_view(of);
    requires 0 < i;
    requires i < of.stats_count;
    requires is_primitiv_parameter_view_stats_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_parameter_view_stats_item(of, \result, i);
*/
primitiv_statistic_view primitiv_parameter_view_stats_next(primitiv_parameter_view of,
        primitiv_statistic_view before, uint64_t i);

/* ---- view of model_entry */

/*@
    logic integer primitiv_model_entry_key_head_at(integer at) = at;
    logic integer primitiv_model_entry_key_at{L}(uint8_t *buf, integer at) =
      at_primitiv_model_entry_key_names_something(buf, at);
    logic integer primitiv_model_entry_key_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_array_head_num_items(buf, at);
    logic integer primitiv_model_entry_parameter_at{L}(uint8_t *buf, integer at) =
      at_primitiv_model_entry_parameter(buf, at);
*/
typedef struct primitiv_model_entry_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t key_head_at;
    uint64_t key_at;
    uint64_t key_count;
    uint64_t parameter_at;
} primitiv_model_entry_view;

/*@
  predicate is_primitiv_model_entry_view{L}(primitiv_model_entry_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_model_entry(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_model_entry(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.key_head_at == primitiv_model_entry_key_head_at(view.at) &&
      view.key_at == primitiv_model_entry_key_at(view.buf, view.at) &&
      view.key_count == primitiv_model_entry_key_count(view.buf, view.at) &&
      view.parameter_at == primitiv_model_entry_parameter_at(view.buf, view.at);
*/

/*@
  predicate is_primitiv_model_entry_view_key_item{L}(primitiv_model_entry_view of,
          primitiv_msgpack_string_view view, integer i) =
      is_primitiv_msgpack_string_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == at_primitiv_model_entry_key_item(of.buf, of.key_at, i) &&
      view.strict == of.strict;
*/

/*@ requires is_primitiv_model_entry_view(of);
    requires i < of.key_count;
    requires at == at_primitiv_model_entry_key_item(of.buf, of.key_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_model_entry_view_key_item(of, \result, i);
*/
primitiv_msgpack_string_view primitiv_model_entry_view_key_at(primitiv_model_entry_view of,
        uint64_t at, uint64_t i);

/*@ requires is_primitiv_model_entry_view(of);
    requires of.key_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_model_entry_view_key_item(of, \result, 0);
*/
primitiv_msgpack_string_view primitiv_model_entry_view_key_first(primitiv_model_entry_view of);

/*@ requires is_primitiv_model_entry_view(of);
    requires 0 < i;
    requires i < of.key_count;
    requires is_primitiv_model_entry_view_key_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_model_entry_view_key_item(of, \result, i);
*/
primitiv_msgpack_string_view primitiv_model_entry_view_key_next(primitiv_model_entry_view of,
        primitiv_msgpack_string_view before, uint64_t i);

/*@ requires is_primitiv_model_entry_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.parameter_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_parameter_view(\result);
*/
primitiv_parameter_view primitiv_model_entry_view_parameter(primitiv_model_entry_view of);

/* ---- view of model */

/*@
    logic integer primitiv_model_num_parameters_at(integer at) = at;
    logic integer primitiv_model_parameters_at(integer at) = at + 5;
    logic integer primitiv_model_parameters_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_uint32_value(buf, at);
*/
typedef struct primitiv_model_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t num_parameters_at;
    uint64_t parameters_at;
    uint64_t parameters_count;
} primitiv_model_view;

/*@
  predicate is_primitiv_model_view{L}(primitiv_model_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_model(view.buf, view.len, view.at, view.strict) &&
      view.num_parameters_at == primitiv_model_num_parameters_at(view.at) &&
      view.parameters_at == primitiv_model_parameters_at(view.at) &&
      view.parameters_count == primitiv_model_parameters_count(view.buf, view.at);
*/

/*@
  predicate is_primitiv_model_view_parameters_item{L}(primitiv_model_view of,
          primitiv_model_entry_view view, integer i) =
      is_primitiv_model_entry_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == at_primitiv_model_parameters_item(of.buf, of.parameters_at, i) &&
      view.strict == of.strict;
*/

/*@ requires is_primitiv_model_view(of);
    requires i < of.parameters_count;
    requires at == at_primitiv_model_parameters_item(of.buf, of.parameters_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_model_view_parameters_item(of, \result, i);
*/
primitiv_model_entry_view primitiv_model_view_parameters_at(primitiv_model_view of, uint64_t at,
        uint64_t i);

/*@ requires is_primitiv_model_view(of);
    requires of.parameters_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_model_view_parameters_item(of, \result, 0);
*/
primitiv_model_entry_view primitiv_model_view_parameters_first(primitiv_model_view of);

/*@ requires is_primitiv_model_view(of);
    requires 0 < i;
    requires i < of.parameters_count;
    requires is_primitiv_model_view_parameters_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_model_view_parameters_item(of, \result, i);
*/
primitiv_model_entry_view primitiv_model_view_parameters_next(primitiv_model_view of,
        primitiv_model_entry_view before, uint64_t i);

/* ---- view of map_head */

/*@
    logic integer primitiv_msgpack_map_head_has_wide_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_map_head_has_wide_count(primitiv_msgpack_map_head_tag(buf, at));
    logic integer primitiv_msgpack_map_head_wide_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_map_head_wide_count(buf, at + 1, primitiv_msgpack_map_head_tag(buf, at));
*/
typedef struct primitiv_msgpack_map_head_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t tag;
    bool has_wide_count;
    uint64_t wide_count;
    uint64_t num_pairs;
} primitiv_msgpack_map_head_view;

/*@
  predicate is_primitiv_msgpack_map_head_view{L}(primitiv_msgpack_map_head_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_msgpack_map_head(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_msgpack_map_head(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.tag == primitiv_msgpack_map_head_tag(view.buf, view.at) &&
      view.has_wide_count == primitiv_msgpack_map_head_has_wide_count(view.buf, view.at) &&
      view.wide_count == primitiv_msgpack_map_head_wide_count(view.buf, view.at) &&
      view.num_pairs == primitiv_msgpack_map_head_num_pairs(view.buf, view.at);
*/

/* ---- view of uint_config */

/*@
    logic integer primitiv_uint_config_key_at(integer at) = at;
    logic integer primitiv_uint_config_value_at{L}(uint8_t *buf, integer at) =
      at_primitiv_uint_config_value(buf, at);
*/
typedef struct primitiv_uint_config_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t key_at;
    uint64_t value_at;
} primitiv_uint_config_view;

/*@
  predicate is_primitiv_uint_config_view{L}(primitiv_uint_config_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_uint_config(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_uint_config(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.key_at == primitiv_uint_config_key_at(view.at) &&
      view.value_at == primitiv_uint_config_value_at(view.buf, view.at);
*/

/*@ requires is_primitiv_uint_config_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.key_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_msgpack_string_view(\result);
*/
primitiv_msgpack_string_view primitiv_uint_config_view_key(primitiv_uint_config_view of);

/*@ requires is_primitiv_uint_config_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.value_at;
    ensures is_primitiv_msgpack_uint32_view(\result);
*/
primitiv_msgpack_uint32_view primitiv_uint_config_view_value(primitiv_uint_config_view of);

/* ---- view of uint_config_map */

/*@
    logic integer primitiv_uint_config_map_head_at(integer at) = at;
    logic integer primitiv_uint_config_map_configs_at{L}(uint8_t *buf, integer at) =
      at_primitiv_uint_config_map_configs(buf, at);
    logic integer primitiv_uint_config_map_configs_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_map_head_num_pairs(buf, at);
*/
typedef struct primitiv_uint_config_map_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t head_at;
    uint64_t configs_at;
    uint64_t configs_count;
} primitiv_uint_config_map_view;

/*@
  predicate is_primitiv_uint_config_map_view{L}(primitiv_uint_config_map_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_uint_config_map(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_uint_config_map(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.head_at == primitiv_uint_config_map_head_at(view.at) &&
      view.configs_at == primitiv_uint_config_map_configs_at(view.buf, view.at) &&
      view.configs_count == primitiv_uint_config_map_configs_count(view.buf, view.at);
*/

/*@
  predicate is_primitiv_uint_config_map_view_configs_item{L}(primitiv_uint_config_map_view of,
          primitiv_uint_config_view view, integer i) =
      is_primitiv_uint_config_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == at_primitiv_uint_config_map_configs_item(of.buf, of.configs_at, i) &&
      view.strict == of.strict;
*/

/*@ requires is_primitiv_uint_config_map_view(of);
    requires i < of.configs_count;
    requires at == at_primitiv_uint_config_map_configs_item(of.buf, of.configs_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_uint_config_map_view_configs_item(of, \result, i);
*/
primitiv_uint_config_view
        primitiv_uint_config_map_view_configs_at(primitiv_uint_config_map_view of, uint64_t at,
        uint64_t i);

/*@ requires is_primitiv_uint_config_map_view(of);
    requires of.configs_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_uint_config_map_view_configs_item(of, \result, 0);
*/
primitiv_uint_config_view
        primitiv_uint_config_map_view_configs_first(primitiv_uint_config_map_view of);

/*@ requires is_primitiv_uint_config_map_view(of);
    requires 0 < i;
    requires i < of.configs_count;
    requires is_primitiv_uint_config_map_view_configs_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_uint_config_map_view_configs_item(of, \result, i);
*/
primitiv_uint_config_view
        primitiv_uint_config_map_view_configs_next(primitiv_uint_config_map_view of,
        primitiv_uint_config_view before, uint64_t i);

/* ---- view of float32 */

/*@
    logic integer primitiv_msgpack_float32_value_at(integer at) = at + 1;
*/
typedef struct primitiv_msgpack_float32_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t tag;
    uint64_t value_at;
} primitiv_msgpack_float32_view;

/*@
  predicate is_primitiv_msgpack_float32_view{L}(primitiv_msgpack_float32_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_msgpack_float32(view.buf, view.len, view.at) &&
      view.tag == primitiv_msgpack_float32_tag(view.buf, view.at) &&
      view.value_at == primitiv_msgpack_float32_value_at(view.at);
*/

/* ---- view of float_config */

/*@
    logic integer primitiv_float_config_key_at(integer at) = at;
    logic integer primitiv_float_config_value_at{L}(uint8_t *buf, integer at) =
      at_primitiv_float_config_value(buf, at);
*/
typedef struct primitiv_float_config_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    uint64_t key_at;
    uint64_t value_at;
} primitiv_float_config_view;

/*@
  predicate is_primitiv_float_config_view{L}(primitiv_float_config_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_float_config(view.buf, view.len, view.at, view.strict) &&
      view.end == end_primitiv_float_config(view.buf, view.at) &&
      view.at <= view.end <= view.len &&
      view.key_at == primitiv_float_config_key_at(view.at) &&
      view.value_at == primitiv_float_config_value_at(view.buf, view.at);
*/

/*@ requires is_primitiv_float_config_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.key_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_msgpack_string_view(\result);
*/
primitiv_msgpack_string_view primitiv_float_config_view_key(primitiv_float_config_view of);

/*@ requires is_primitiv_float_config_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.value_at;
    ensures is_primitiv_msgpack_float32_view(\result);
*/
primitiv_msgpack_float32_view primitiv_float_config_view_value(primitiv_float_config_view of);

/* ---- view of float_config_map */

/*@
    logic integer primitiv_float_config_map_head_at(integer at) = at;
    logic integer primitiv_float_config_map_configs_at{L}(uint8_t *buf, integer at) =
      at_primitiv_float_config_map_configs(buf, at);
    logic integer primitiv_float_config_map_configs_count{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_map_head_num_pairs(buf, at);
*/
typedef struct primitiv_float_config_map_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t head_at;
    uint64_t configs_at;
    uint64_t configs_count;
} primitiv_float_config_map_view;

/*@
  predicate is_primitiv_float_config_map_view{L}(primitiv_float_config_map_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_float_config_map(view.buf, view.len, view.at, view.strict) &&
      view.head_at == primitiv_float_config_map_head_at(view.at) &&
      view.configs_at == primitiv_float_config_map_configs_at(view.buf, view.at) &&
      view.configs_count == primitiv_float_config_map_configs_count(view.buf, view.at);
*/

/*@
  predicate is_primitiv_float_config_map_view_configs_item{L}(primitiv_float_config_map_view of,
          primitiv_float_config_view view, integer i) =
      is_primitiv_float_config_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == at_primitiv_float_config_map_configs_item(of.buf, of.configs_at, i) &&
      view.strict == of.strict;
*/

/*@ requires is_primitiv_float_config_map_view(of);
    requires i < of.configs_count;
    requires at == at_primitiv_float_config_map_configs_item(of.buf, of.configs_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_float_config_map_view_configs_item(of, \result, i);
*/
primitiv_float_config_view
        primitiv_float_config_map_view_configs_at(primitiv_float_config_map_view of, uint64_t at,
        uint64_t i);

/*@ requires is_primitiv_float_config_map_view(of);
    requires of.configs_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_float_config_map_view_configs_item(of, \result, 0);
*/
primitiv_float_config_view
        primitiv_float_config_map_view_configs_first(primitiv_float_config_map_view of);

/*@ requires is_primitiv_float_config_map_view(of);
    requires 0 < i;
    requires i < of.configs_count;
    requires is_primitiv_float_config_map_view_configs_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_float_config_map_view_configs_item(of, \result, i);
*/
primitiv_float_config_view
        primitiv_float_config_map_view_configs_next(primitiv_float_config_map_view of,
        primitiv_float_config_view before, uint64_t i);

/* ---- view of optimizer */

/*@
    logic integer primitiv_optimizer_uint_configs_at(integer at) = at;
    logic integer primitiv_optimizer_float_configs_at{L}(uint8_t *buf, integer at) =
      at_primitiv_optimizer_float_configs(buf, at);
*/
typedef struct primitiv_optimizer_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t uint_configs_at;
    uint64_t float_configs_at;
} primitiv_optimizer_view;

/*@
  predicate is_primitiv_optimizer_view{L}(primitiv_optimizer_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_primitiv_optimizer(view.buf, view.len, view.at, view.strict) &&
      view.uint_configs_at == primitiv_optimizer_uint_configs_at(view.at) &&
      view.float_configs_at == primitiv_optimizer_float_configs_at(view.buf, view.at);
*/

/*@ requires is_primitiv_optimizer_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.uint_configs_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_uint_config_map_view(\result);
*/
primitiv_uint_config_map_view primitiv_optimizer_view_uint_configs(primitiv_optimizer_view of);

/*@ requires is_primitiv_optimizer_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.float_configs_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_float_config_map_view(\result);
*/
primitiv_float_config_map_view primitiv_optimizer_view_float_configs(primitiv_optimizer_view of);

/* ---- view of primitiv */

/*@
    logic integer primitiv_header_at = 0;
    logic integer primitiv_object_at = 15;
    logic integer primitiv_its_header_data_type{L}(uint8_t *buf) =
      primitiv_header_data_type(buf, 0);
*/
typedef struct primitiv_view {
    const uint8_t *buf;
    uint64_t len;
    bool strict;
    uint64_t header_at;
    uint64_t object_at;
    uint64_t header_data_type;
} primitiv_view;

/*@
  predicate is_primitiv_view{L}(primitiv_view view) =
      ks_buffer(view.buf, view.len) &&
      valid_primitiv(view.buf, view.len, view.strict) &&
      view.header_at == primitiv_header_at &&
      view.object_at == primitiv_object_at &&
      view.header_data_type == primitiv_its_header_data_type(view.buf);
*/

/*@ requires is_primitiv_view(of);
    requires of.header_data_type == 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.object_at;
    ensures \result.max_batch == 4294967295;
    ensures \result.strict == of.strict;
    ensures is_primitiv_shape_view(\result);
*/
primitiv_shape_view primitiv_view_object_shape(primitiv_view of);

/*@ requires is_primitiv_view(of);
    requires of.header_data_type == 256;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.object_at;
    ensures \result.max_batch == 4294967295;
    ensures \result.strict == of.strict;
    ensures is_primitiv_tensor_view(\result);
*/
primitiv_tensor_view primitiv_view_object_tensor(primitiv_view of);

/*@ requires is_primitiv_view(of);
    requires of.header_data_type == 512;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.object_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_parameter_view(\result);
*/
primitiv_parameter_view primitiv_view_object_parameter(primitiv_view of);

/*@ requires is_primitiv_view(of);
    requires of.header_data_type == 768;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.object_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_model_view(\result);
*/
primitiv_model_view primitiv_view_object_model(primitiv_view of);

/*@ requires is_primitiv_view(of);
    requires of.header_data_type == 1024;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.object_at;
    ensures \result.strict == of.strict;
    ensures is_primitiv_optimizer_view(\result);
*/
primitiv_optimizer_view primitiv_view_object_optimizer(primitiv_view of);

/*@ requires ks_buffer(buf, len) && valid_primitiv(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf && \result.len == len && \result.strict == strict;
    ensures is_primitiv_view(\result);
*/
primitiv_view primitiv_open_view(const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
