/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from primitiv.ksy. Do not edit. */
/*
 * What a valid file is, in ACSL, and the function that decides it. Its contract: it accepts
 * only files of which valid_primitiv holds, and refuses only others. It asks the gate for the
 * bytes that it looks at, and counts its steps there; without them it is stopped, and says
 * nothing. See ks_gate.h.
 *
 * valid_t is a type t at the place `at`, end_t where it ends, at_t_f where its field f begins,
 * and t_f a field or instance; rule_ is a rule, defined_ says that a formula can be computed,
 * _of is its value. u8le(buf + at) and its kin are the numbers of Kaitai Struct. Integers
 * have no size here; where 64 bits might not do, it says so.
 */
#ifndef KSYC_PRIMITIV_VALIDATE_H
#define KSYC_PRIMITIV_VALIDATE_H

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
    logic integer primitiv_header_major_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_header_major{L}(uint8_t *buf, integer at) = u4be(buf + (at + 1));
    logic integer primitiv_header_minor_tag{L}(uint8_t *buf, integer at) = u1(buf + (at + 5));
    logic integer primitiv_header_minor{L}(uint8_t *buf, integer at) = u4be(buf + (at + 6));
    logic integer primitiv_header_data_type_tag{L}(uint8_t *buf, integer at) =
      u1(buf + (at + 10));
    predicate rule_primitiv_header_data_type(integer data_type) =
      data_type == 0 || data_type == 256 ||
              data_type == 512 || data_type == 768 || data_type == 1024;
    logic integer primitiv_header_data_type{L}(uint8_t *buf, integer at) = u4be(buf + (at + 11));
    predicate valid_primitiv_header{L}(uint8_t *buf, integer len, integer at) =
      at + 15 <= len &&
      primitiv_header_major_tag(buf, at) == 206 &&
      primitiv_header_major(buf, at) == 0 &&
      primitiv_header_minor_tag(buf, at) == 206 &&
      primitiv_header_minor(buf, at) == 1 &&
      primitiv_header_data_type_tag(buf, at) == 206 &&
      rule_primitiv_header_data_type(primitiv_header_data_type(buf, at));
*/

/* ---- array_head */
/*@
    predicate rule_primitiv_msgpack_array_head_tag(integer tag) =
      ((tag >= 144 && tag <= 159) || tag == 220) || tag == 221;
    logic integer primitiv_msgpack_array_head_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_msgpack_array_head_wide_count{L}(uint8_t *buf, integer at, integer tag) =
      tag == 220 ? u2be(buf + at) :
      tag == 221 ? u4be(buf + at) :
      0;
    logic integer primitiv_msgpack_array_head_has_wide_count(integer tag) =
      tag == 220 ? 1 : tag == 221 ? 1 : 0;
    logic integer end_primitiv_msgpack_array_head_wide_count(integer at, integer tag) =
      at + (tag == 220 ? 2 : tag == 221 ? 4 : 0);
    predicate valid_primitiv_msgpack_array_head_wide_count(integer len, integer at, integer tag) =
      at + (tag == 220 ? 2 : tag == 221 ? 4 : 0) <= len;
    predicate rule_primitiv_msgpack_array_head_wide_count(integer strict, integer has_wide_count,
            integer wide_count, integer tag) =
      (!(!(strict != 0)) ==> (has_wide_count != 0)) &&
      (!(strict != 0) || wide_count >= ((tag == 220) ? 16 : 65536));
    logic integer end_primitiv_msgpack_array_head{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_array_head_tag(buf, at) >=
              220 ? end_primitiv_msgpack_array_head_wide_count(at + 1,
              primitiv_msgpack_array_head_tag(buf, at)) : at + 1;
    logic integer primitiv_msgpack_array_head_num_items_of(integer tag, integer has_wide_count,
            integer wide_count) =
      (tag <= 159) ? (tag % 16) : wide_count;
    predicate defined_primitiv_msgpack_array_head_num_items(integer tag, integer has_wide_count,
            integer wide_count) =
      (!(tag <= 159) ==> (has_wide_count != 0));
    logic integer primitiv_msgpack_array_head_num_items{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_array_head_num_items_of(primitiv_msgpack_array_head_tag(buf, at),
              primitiv_msgpack_array_head_has_wide_count(primitiv_msgpack_array_head_tag(buf, at)),
              primitiv_msgpack_array_head_wide_count(buf, at + 1,
              primitiv_msgpack_array_head_tag(buf, at)));
    predicate valid_primitiv_msgpack_array_head{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_primitiv_msgpack_array_head_tag(primitiv_msgpack_array_head_tag(buf, at)) &&
      (primitiv_msgpack_array_head_tag(buf, at) >= 220 ==>
        (valid_primitiv_msgpack_array_head_wide_count(len, at + 1,
                primitiv_msgpack_array_head_tag(buf, at)) &&
      rule_primitiv_msgpack_array_head_wide_count(strict,
              primitiv_msgpack_array_head_has_wide_count(primitiv_msgpack_array_head_tag(buf, at)),
              primitiv_msgpack_array_head_wide_count(buf, at + 1,
              primitiv_msgpack_array_head_tag(buf, at)), primitiv_msgpack_array_head_tag(buf,
              at)))) &&
      defined_primitiv_msgpack_array_head_num_items(primitiv_msgpack_array_head_tag(buf, at),
              primitiv_msgpack_array_head_has_wide_count(primitiv_msgpack_array_head_tag(buf, at)),
              primitiv_msgpack_array_head_wide_count(buf, at + 1,
              primitiv_msgpack_array_head_tag(buf, at)));
*/

/* ---- dim */
/*@
    logic integer primitiv_dim_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_dim_length{L}(uint8_t *buf, integer at) = u4be(buf + (at + 1));
    logic integer primitiv_dim_volume_of(integer volume_before, integer length) =
      volume_before * length;
    predicate defined_primitiv_dim_volume(integer volume_before, integer length) =
      ks_is_u64(volume_before * length);
    logic integer primitiv_dim_volume{L}(uint8_t *buf, integer at, integer volume_before) =
      primitiv_dim_volume_of(volume_before, primitiv_dim_length(buf, at));
    predicate valid_primitiv_dim{L}(uint8_t *buf, integer len, integer at, integer volume_before) =
      at + 5 <= len &&
      primitiv_dim_tag(buf, at) == 206 &&
      primitiv_dim_length(buf, at) >= 1 &&
      defined_primitiv_dim_volume(volume_before, primitiv_dim_length(buf, at));
*/

/* ---- uint32 */
/*@
    logic integer primitiv_msgpack_uint32_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_msgpack_uint32_value{L}(uint8_t *buf, integer at) =
      u4be(buf + (at + 1));
    predicate valid_primitiv_msgpack_uint32{L}(uint8_t *buf, integer len, integer at) =
      at + 5 <= len &&
      primitiv_msgpack_uint32_tag(buf, at) == 206;
*/

/* ---- shape */
/*@
    logic integer at_primitiv_shape_at_most_8_dims{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_array_head(buf, at);
    logic integer primitiv_shape_dims_volume_before_of(integer index, integer dims_volume) =
      (index == 0) ? 1 : dims_volume;
    logic integer primitiv_shape_dims_volume{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? 0 : primitiv_dim_volume(buf, at + 5 * (i - 1),
              primitiv_shape_dims_volume_before_of(i - 1, primitiv_shape_dims_volume(buf, at,
              i - 1)));
    logic integer primitiv_shape_dims_length{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? 0 : primitiv_dim_length(buf, at + 5 * (i - 1));
    predicate valid_primitiv_shape_dims_item{L}(uint8_t *buf, integer len, integer at, integer i) =
      valid_primitiv_dim(buf, len, at + 5 * i, primitiv_shape_dims_volume_before_of(i,
              primitiv_shape_dims_volume(buf, at, i)));
    predicate valid_primitiv_shape_dims{L}(uint8_t *buf, integer len, integer at, integer count) =
      \forall integer k; 0 <= k < count ==> valid_primitiv_shape_dims_item(buf, len, at, k);
    logic integer at_primitiv_shape_no_trailing_one{L}(uint8_t *buf, integer at) =
      at_primitiv_shape_at_most_8_dims(buf, at) + 5 * primitiv_msgpack_array_head_num_items(buf,
              at);
    predicate rule_primitiv_shape_no_trailing_one(integer dims_head_num_items, integer strict,
            integer dims_count, integer dims_length) =
      (!(!(dims_head_num_items > 0)) ==> (!(!(strict != 0)) ==> (dims_count > 0))) &&
      (!(dims_head_num_items > 0) || (!(strict != 0) || dims_length != 1));
    predicate rule_primitiv_shape_batch_in_range(integer batch_value, integer max_batch) =
      batch_value >= 1 && batch_value <= max_batch;
    logic integer primitiv_shape_num_elements_of(integer dims_head_num_items, integer dims_count,
            integer dims_volume, integer batch_value) =
      ((dims_head_num_items == 0) ? 1 : dims_volume) * batch_value;
    predicate defined_primitiv_shape_num_elements(integer dims_head_num_items, integer dims_count,
            integer dims_volume, integer batch_value) =
      (!(dims_head_num_items == 0) ==> (dims_count > 0)) &&
      ks_is_u64(((dims_head_num_items == 0) ? 1 : dims_volume) * batch_value);
    logic integer primitiv_shape_num_elements{L}(uint8_t *buf, integer at) =
      primitiv_shape_num_elements_of(primitiv_msgpack_array_head_num_items(buf, at),
              primitiv_msgpack_array_head_num_items(buf, at), primitiv_shape_dims_volume(buf,
              at_primitiv_shape_at_most_8_dims(buf, at), primitiv_msgpack_array_head_num_items(buf,
              at)), primitiv_msgpack_uint32_value(buf, at_primitiv_shape_no_trailing_one(buf, at)));
    logic integer end_primitiv_shape{L}(uint8_t *buf, integer at) =
      at_primitiv_shape_no_trailing_one(buf, at) + 5;
    predicate valid_primitiv_shape{L}(uint8_t *buf, integer len, integer at, integer max_batch,
            integer strict) =
      valid_primitiv_msgpack_array_head(buf, len, at, strict) &&
      primitiv_msgpack_array_head_num_items(buf, at) <= 8 &&
      5 * primitiv_msgpack_array_head_num_items(buf,
              at) <= len - (at_primitiv_shape_at_most_8_dims(buf, at)) &&
      valid_primitiv_shape_dims(buf, len, at_primitiv_shape_at_most_8_dims(buf, at),
              primitiv_msgpack_array_head_num_items(buf, at)) &&
      rule_primitiv_shape_no_trailing_one(primitiv_msgpack_array_head_num_items(buf, at), strict,
              primitiv_msgpack_array_head_num_items(buf, at), primitiv_shape_dims_length(buf,
              at_primitiv_shape_at_most_8_dims(buf, at), primitiv_msgpack_array_head_num_items(buf,
              at))) &&
      valid_primitiv_msgpack_uint32(buf, len, at_primitiv_shape_no_trailing_one(buf, at)) &&
      rule_primitiv_shape_batch_in_range(primitiv_msgpack_uint32_value(buf,
              at_primitiv_shape_no_trailing_one(buf, at)), max_batch) &&
      defined_primitiv_shape_num_elements(primitiv_msgpack_array_head_num_items(buf, at),
              primitiv_msgpack_array_head_num_items(buf, at), primitiv_shape_dims_volume(buf,
              at_primitiv_shape_at_most_8_dims(buf, at), primitiv_msgpack_array_head_num_items(buf,
              at)), primitiv_msgpack_uint32_value(buf, at_primitiv_shape_no_trailing_one(buf,
              at))) &&
      primitiv_shape_num_elements(buf, at) <= 4294967295;
*/

/* ---- binary */
/*@
    logic integer primitiv_msgpack_binary_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_msgpack_binary_len_data{L}(uint8_t *buf, integer at, integer tag) =
      tag == 196 ? u1(buf + at) :
      tag == 197 ? u2be(buf + at) :
      tag == 198 ? u4be(buf + at) :
      0;
    logic integer primitiv_msgpack_binary_has_len_data(integer tag) =
      tag == 196 ? 1 : tag == 197 ? 1 : tag == 198 ? 1 : 0;
    logic integer end_primitiv_msgpack_binary_len_data(integer at, integer tag) =
      at + (tag == 196 ? 1 : tag == 197 ? 2 : tag == 198 ? 4 : 0);
    predicate valid_primitiv_msgpack_binary_len_data(integer len, integer at, integer tag) =
      at + (tag == 196 ? 1 : tag == 197 ? 2 : tag == 198 ? 4 : 0) <= len;
    predicate rule_primitiv_msgpack_binary_len_data(integer strict, integer has_len_data,
            integer len_data, integer tag) =
      (!(!(strict != 0)) ==> (has_len_data != 0)) &&
      (!(strict != 0) || len_data >= ((tag == 196) ? 0 : ((tag == 197) ? 256 : 65536)));
    logic integer at_primitiv_msgpack_binary_data{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_binary_len_data(at + 1, primitiv_msgpack_binary_tag(buf, at));
    logic integer primitiv_msgpack_binary_data_size_of(integer has_len_data, integer len_data) =
      len_data;
    predicate defined_primitiv_msgpack_binary_data_size(integer has_len_data, integer len_data) =
      has_len_data != 0;
    logic integer end_primitiv_msgpack_binary{L}(uint8_t *buf, integer at) =
      at_primitiv_msgpack_binary_data(buf, at) +
              primitiv_msgpack_binary_data_size_of(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at)));
    logic integer primitiv_msgpack_binary_has_len_data{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at));
    logic integer primitiv_msgpack_binary_len_data{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at));
    predicate valid_primitiv_msgpack_binary{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      primitiv_msgpack_binary_tag(buf, at) >= 196 &&
      primitiv_msgpack_binary_tag(buf, at) <= 198 &&
      valid_primitiv_msgpack_binary_len_data(len, at + 1, primitiv_msgpack_binary_tag(buf, at)) &&
      rule_primitiv_msgpack_binary_len_data(strict,
              primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)),
              primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at)),
              primitiv_msgpack_binary_tag(buf, at)) &&
      defined_primitiv_msgpack_binary_data_size(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at))) &&
      end_primitiv_msgpack_binary(buf, at) <= len;
*/

/* ---- tensor */
/*@
    logic integer at_primitiv_tensor_data{L}(uint8_t *buf, integer at) =
      end_primitiv_shape(buf, at);
    logic integer at_primitiv_tensor_data_fits_shape{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_binary(buf, at_primitiv_tensor_data(buf, at));
    predicate rule_primitiv_tensor_data_fits_shape(integer has_data_len_data,
            integer data_len_data, integer shape_num_elements) =
      has_data_len_data != 0 &&
      ks_is_u64(shape_num_elements * 4) &&
      data_len_data == (shape_num_elements * 4);
    logic integer end_primitiv_tensor{L}(uint8_t *buf, integer at) =
      at_primitiv_tensor_data_fits_shape(buf, at);
    predicate valid_primitiv_tensor{L}(uint8_t *buf, integer len, integer at, integer max_batch,
            integer strict) =
      valid_primitiv_shape(buf, len, at, max_batch, strict) &&
      valid_primitiv_msgpack_binary(buf, len, at_primitiv_tensor_data(buf, at), strict) &&
      rule_primitiv_tensor_data_fits_shape(primitiv_msgpack_binary_has_len_data(buf,
              at_primitiv_tensor_data(buf, at)), primitiv_msgpack_binary_len_data(buf,
              at_primitiv_tensor_data(buf, at)), primitiv_shape_num_elements(buf, at));
*/

/* ---- string */
/*@
    predicate rule_primitiv_msgpack_string_tag(integer tag) =
      (tag >= 160 && tag <= 191) || (tag >= 217 && tag <= 219);
    logic integer primitiv_msgpack_string_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_msgpack_string_wide_length{L}(uint8_t *buf, integer at, integer tag) =
      tag == 217 ? u1(buf + at) :
      tag == 218 ? u2be(buf + at) :
      tag == 219 ? u4be(buf + at) :
      0;
    logic integer primitiv_msgpack_string_has_wide_length(integer tag) =
      tag == 217 ? 1 : tag == 218 ? 1 : tag == 219 ? 1 : 0;
    logic integer end_primitiv_msgpack_string_wide_length(integer at, integer tag) =
      at + (tag == 217 ? 1 : tag == 218 ? 2 : tag == 219 ? 4 : 0);
    predicate valid_primitiv_msgpack_string_wide_length(integer len, integer at, integer tag) =
      at + (tag == 217 ? 1 : tag == 218 ? 2 : tag == 219 ? 4 : 0) <= len;
    predicate rule_primitiv_msgpack_string_wide_length(integer strict, integer has_wide_length,
            integer wide_length, integer tag) =
      (!(!(strict != 0)) ==> (has_wide_length != 0)) &&
      (!(strict != 0) || wide_length >= ((tag == 217) ? 32 : ((tag == 218) ? 256 : 65536)));
    logic integer at_primitiv_msgpack_string_data{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_string_tag(buf, at) >= 217 ? end_primitiv_msgpack_string_wide_length(at + 1,
              primitiv_msgpack_string_tag(buf, at)) : at + 1;
    logic integer primitiv_msgpack_string_len_data_of(integer tag, integer has_wide_length,
            integer wide_length) =
      (tag <= 191) ? (tag % 32) : wide_length;
    predicate defined_primitiv_msgpack_string_len_data(integer tag, integer has_wide_length,
            integer wide_length) =
      (!(tag <= 191) ==> (has_wide_length != 0));
    logic integer primitiv_msgpack_string_len_data{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_string_len_data_of(primitiv_msgpack_string_tag(buf, at),
              primitiv_msgpack_string_has_wide_length(primitiv_msgpack_string_tag(buf, at)),
              primitiv_msgpack_string_wide_length(buf, at + 1, primitiv_msgpack_string_tag(buf,
              at)));
    logic integer end_primitiv_msgpack_string{L}(uint8_t *buf, integer at) =
      at_primitiv_msgpack_string_data(buf, at) + primitiv_msgpack_string_len_data(buf, at);
    predicate valid_primitiv_msgpack_string{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_primitiv_msgpack_string_tag(primitiv_msgpack_string_tag(buf, at)) &&
      (primitiv_msgpack_string_tag(buf, at) >= 217 ==>
        (valid_primitiv_msgpack_string_wide_length(len, at + 1, primitiv_msgpack_string_tag(buf,
                at)) &&
      rule_primitiv_msgpack_string_wide_length(strict,
              primitiv_msgpack_string_has_wide_length(primitiv_msgpack_string_tag(buf, at)),
              primitiv_msgpack_string_wide_length(buf, at + 1, primitiv_msgpack_string_tag(buf,
              at)), primitiv_msgpack_string_tag(buf, at)))) &&
      defined_primitiv_msgpack_string_len_data(primitiv_msgpack_string_tag(buf, at),
              primitiv_msgpack_string_has_wide_length(primitiv_msgpack_string_tag(buf, at)),
              primitiv_msgpack_string_wide_length(buf, at + 1, primitiv_msgpack_string_tag(buf,
              at))) &&
      end_primitiv_msgpack_string(buf, at) <= len;
*/

/* ---- statistic */
/*@
    logic integer at_primitiv_statistic_value{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_string(buf, at);
    logic integer end_primitiv_statistic{L}(uint8_t *buf, integer at) =
      end_primitiv_tensor(buf, at_primitiv_statistic_value(buf, at));
    predicate valid_primitiv_statistic{L}(uint8_t *buf, integer len, integer at, integer strict) =
      valid_primitiv_msgpack_string(buf, len, at, strict) &&
      valid_primitiv_tensor(buf, len, at_primitiv_statistic_value(buf, at), 4294967295, strict);
*/

/* ---- parameter */
/*@
    logic integer at_primitiv_parameter_num_stats{L}(uint8_t *buf, integer at) =
      end_primitiv_tensor(buf, at);
    logic integer at_primitiv_parameter_stats_item{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? at : end_primitiv_statistic(buf, at_primitiv_parameter_stats_item(buf, at, i - 1));
    predicate valid_primitiv_parameter_stats_item{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer i) =
      valid_primitiv_statistic(buf, len, at_primitiv_parameter_stats_item(buf, at, i), strict);
    predicate valid_primitiv_parameter_stats{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_primitiv_parameter_stats_item(buf, len, at,
              strict, k);
    logic integer end_primitiv_parameter_stats{L}(uint8_t *buf, integer at, integer count) =
      at_primitiv_parameter_stats_item(buf, at, count);
    logic integer end_primitiv_parameter{L}(uint8_t *buf, integer at) =
      end_primitiv_parameter_stats(buf, at_primitiv_parameter_num_stats(buf, at) + 5,
              primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf, at)));
    predicate valid_primitiv_parameter{L}(uint8_t *buf, integer len, integer at, integer strict) =
      valid_primitiv_tensor(buf, len, at, 1, strict) &&
      valid_primitiv_msgpack_uint32(buf, len, at_primitiv_parameter_num_stats(buf, at)) &&
      8 * primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf,
              at)) <= len - (at_primitiv_parameter_num_stats(buf, at) + 5) &&
      valid_primitiv_parameter_stats(buf, len, at_primitiv_parameter_num_stats(buf, at) + 5,
              strict, primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf, at)));
*/

/* ---- model_entry */
/*@
    logic integer at_primitiv_model_entry_key_names_something{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_array_head(buf, at);
    predicate rule_primitiv_model_entry_key_names_something(integer strict,
            integer key_head_num_items) =
      !(strict != 0) || key_head_num_items >= 1;
    logic integer at_primitiv_model_entry_key_item{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? at : end_primitiv_msgpack_string(buf, at_primitiv_model_entry_key_item(buf, at,
              i - 1));
    predicate valid_primitiv_model_entry_key_item{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer i) =
      valid_primitiv_msgpack_string(buf, len, at_primitiv_model_entry_key_item(buf, at, i), strict);
    predicate valid_primitiv_model_entry_key{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_primitiv_model_entry_key_item(buf, len, at,
              strict, k);
    logic integer end_primitiv_model_entry_key{L}(uint8_t *buf, integer at, integer count) =
      at_primitiv_model_entry_key_item(buf, at, count);
    logic integer at_primitiv_model_entry_parameter{L}(uint8_t *buf, integer at) =
      end_primitiv_model_entry_key(buf, at_primitiv_model_entry_key_names_something(buf, at),
              primitiv_msgpack_array_head_num_items(buf, at));
    logic integer end_primitiv_model_entry{L}(uint8_t *buf, integer at) =
      end_primitiv_parameter(buf, at_primitiv_model_entry_parameter(buf, at));
    predicate valid_primitiv_model_entry{L}(uint8_t *buf, integer len, integer at, integer strict) =
      valid_primitiv_msgpack_array_head(buf, len, at, strict) &&
      rule_primitiv_model_entry_key_names_something(strict,
              primitiv_msgpack_array_head_num_items(buf, at)) &&
      1 * primitiv_msgpack_array_head_num_items(buf,
              at) <= len - (at_primitiv_model_entry_key_names_something(buf, at)) &&
      valid_primitiv_model_entry_key(buf, len, at_primitiv_model_entry_key_names_something(buf,
              at), strict, primitiv_msgpack_array_head_num_items(buf, at)) &&
      valid_primitiv_parameter(buf, len, at_primitiv_model_entry_parameter(buf, at), strict);
*/

/* ---- model */
/*@
    logic integer at_primitiv_model_parameters_item{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? at : end_primitiv_model_entry(buf, at_primitiv_model_parameters_item(buf, at,
              i - 1));
    predicate valid_primitiv_model_parameters_item{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer i) =
      valid_primitiv_model_entry(buf, len, at_primitiv_model_parameters_item(buf, at, i), strict);
    predicate valid_primitiv_model_parameters{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_primitiv_model_parameters_item(buf, len, at,
              strict, k);
    logic integer end_primitiv_model_parameters{L}(uint8_t *buf, integer at, integer count) =
      at_primitiv_model_parameters_item(buf, at, count);
    logic integer end_primitiv_model{L}(uint8_t *buf, integer at) =
      end_primitiv_model_parameters(buf, at + 5, primitiv_msgpack_uint32_value(buf, at));
    predicate valid_primitiv_model{L}(uint8_t *buf, integer len, integer at, integer strict) =
      valid_primitiv_msgpack_uint32(buf, len, at) &&
      13 * primitiv_msgpack_uint32_value(buf, at) <= len - (at + 5) &&
      valid_primitiv_model_parameters(buf, len, at + 5, strict, primitiv_msgpack_uint32_value(buf,
              at));
*/

/* ---- map_head */
/*@
    predicate rule_primitiv_msgpack_map_head_tag(integer tag) =
      ((tag >= 128 && tag <= 143) || tag == 222) || tag == 223;
    logic integer primitiv_msgpack_map_head_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    logic integer primitiv_msgpack_map_head_wide_count{L}(uint8_t *buf, integer at, integer tag) =
      tag == 222 ? u2be(buf + at) :
      tag == 223 ? u4be(buf + at) :
      0;
    logic integer primitiv_msgpack_map_head_has_wide_count(integer tag) =
      tag == 222 ? 1 : tag == 223 ? 1 : 0;
    logic integer end_primitiv_msgpack_map_head_wide_count(integer at, integer tag) =
      at + (tag == 222 ? 2 : tag == 223 ? 4 : 0);
    predicate valid_primitiv_msgpack_map_head_wide_count(integer len, integer at, integer tag) =
      at + (tag == 222 ? 2 : tag == 223 ? 4 : 0) <= len;
    predicate rule_primitiv_msgpack_map_head_wide_count(integer strict, integer has_wide_count,
            integer wide_count, integer tag) =
      (!(!(strict != 0)) ==> (has_wide_count != 0)) &&
      (!(strict != 0) || wide_count >= ((tag == 222) ? 16 : 65536));
    logic integer end_primitiv_msgpack_map_head{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_map_head_tag(buf, at) >=
              222 ? end_primitiv_msgpack_map_head_wide_count(at + 1,
              primitiv_msgpack_map_head_tag(buf, at)) : at + 1;
    logic integer primitiv_msgpack_map_head_num_pairs_of(integer tag, integer has_wide_count,
            integer wide_count) =
      (tag <= 143) ? (tag % 16) : wide_count;
    predicate defined_primitiv_msgpack_map_head_num_pairs(integer tag, integer has_wide_count,
            integer wide_count) =
      (!(tag <= 143) ==> (has_wide_count != 0));
    logic integer primitiv_msgpack_map_head_num_pairs{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_map_head_num_pairs_of(primitiv_msgpack_map_head_tag(buf, at),
              primitiv_msgpack_map_head_has_wide_count(primitiv_msgpack_map_head_tag(buf, at)),
              primitiv_msgpack_map_head_wide_count(buf, at + 1, primitiv_msgpack_map_head_tag(buf,
              at)));
    predicate valid_primitiv_msgpack_map_head{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      at + 1 <= len &&
      rule_primitiv_msgpack_map_head_tag(primitiv_msgpack_map_head_tag(buf, at)) &&
      (primitiv_msgpack_map_head_tag(buf, at) >= 222 ==>
        (valid_primitiv_msgpack_map_head_wide_count(len, at + 1, primitiv_msgpack_map_head_tag(buf,
                at)) &&
      rule_primitiv_msgpack_map_head_wide_count(strict,
              primitiv_msgpack_map_head_has_wide_count(primitiv_msgpack_map_head_tag(buf, at)),
              primitiv_msgpack_map_head_wide_count(buf, at + 1, primitiv_msgpack_map_head_tag(buf,
              at)), primitiv_msgpack_map_head_tag(buf, at)))) &&
      defined_primitiv_msgpack_map_head_num_pairs(primitiv_msgpack_map_head_tag(buf, at),
              primitiv_msgpack_map_head_has_wide_count(primitiv_msgpack_map_head_tag(buf, at)),
              primitiv_msgpack_map_head_wide_count(buf, at + 1, primitiv_msgpack_map_head_tag(buf,
              at)));
*/

/* ---- uint_config */
/*@
    logic integer at_primitiv_uint_config_value{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_string(buf, at);
    logic integer end_primitiv_uint_config{L}(uint8_t *buf, integer at) =
      at_primitiv_uint_config_value(buf, at) + 5;
    predicate valid_primitiv_uint_config{L}(uint8_t *buf, integer len, integer at, integer strict) =
      valid_primitiv_msgpack_string(buf, len, at, strict) &&
      valid_primitiv_msgpack_uint32(buf, len, at_primitiv_uint_config_value(buf, at));
*/

/* ---- uint_config_map */
/*@
    logic integer at_primitiv_uint_config_map_configs{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_map_head(buf, at);
    logic integer at_primitiv_uint_config_map_configs_item{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? at : end_primitiv_uint_config(buf, at_primitiv_uint_config_map_configs_item(buf, at,
              i - 1));
    predicate valid_primitiv_uint_config_map_configs_item{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer i) =
      valid_primitiv_uint_config(buf, len, at_primitiv_uint_config_map_configs_item(buf, at, i),
              strict);
    predicate valid_primitiv_uint_config_map_configs{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_primitiv_uint_config_map_configs_item(buf, len,
              at, strict, k);
    logic integer end_primitiv_uint_config_map_configs{L}(uint8_t *buf, integer at, integer count) =
      at_primitiv_uint_config_map_configs_item(buf, at, count);
    logic integer end_primitiv_uint_config_map{L}(uint8_t *buf, integer at) =
      end_primitiv_uint_config_map_configs(buf, at_primitiv_uint_config_map_configs(buf, at),
              primitiv_msgpack_map_head_num_pairs(buf, at));
    predicate valid_primitiv_uint_config_map{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      valid_primitiv_msgpack_map_head(buf, len, at, strict) &&
      6 * primitiv_msgpack_map_head_num_pairs(buf,
              at) <= len - (at_primitiv_uint_config_map_configs(buf, at)) &&
      valid_primitiv_uint_config_map_configs(buf, len, at_primitiv_uint_config_map_configs(buf,
              at), strict, primitiv_msgpack_map_head_num_pairs(buf, at));
*/

/* ---- float32 */
/*@
    logic integer primitiv_msgpack_float32_tag{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate valid_primitiv_msgpack_float32{L}(uint8_t *buf, integer len, integer at) =
      at + 5 <= len &&
      primitiv_msgpack_float32_tag(buf, at) == 202;
*/

/* ---- float_config */
/*@
    logic integer at_primitiv_float_config_value{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_string(buf, at);
    logic integer end_primitiv_float_config{L}(uint8_t *buf, integer at) =
      at_primitiv_float_config_value(buf, at) + 5;
    predicate valid_primitiv_float_config{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      valid_primitiv_msgpack_string(buf, len, at, strict) &&
      valid_primitiv_msgpack_float32(buf, len, at_primitiv_float_config_value(buf, at));
*/

/* ---- float_config_map */
/*@
    logic integer at_primitiv_float_config_map_configs{L}(uint8_t *buf, integer at) =
      end_primitiv_msgpack_map_head(buf, at);
    logic integer at_primitiv_float_config_map_configs_item{L}(uint8_t *buf, integer at,
            integer i) =
      i <= 0 ? at : end_primitiv_float_config(buf, at_primitiv_float_config_map_configs_item(buf,
              at, i - 1));
    predicate valid_primitiv_float_config_map_configs_item{L}(uint8_t *buf, integer len,
            integer at, integer strict, integer i) =
      valid_primitiv_float_config(buf, len, at_primitiv_float_config_map_configs_item(buf, at, i),
              strict);
    predicate valid_primitiv_float_config_map_configs{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_primitiv_float_config_map_configs_item(buf, len,
              at, strict, k);
    logic integer end_primitiv_float_config_map_configs{L}(uint8_t *buf, integer at,
            integer count) =
      at_primitiv_float_config_map_configs_item(buf, at, count);
    logic integer end_primitiv_float_config_map{L}(uint8_t *buf, integer at) =
      end_primitiv_float_config_map_configs(buf, at_primitiv_float_config_map_configs(buf, at),
              primitiv_msgpack_map_head_num_pairs(buf, at));
    predicate valid_primitiv_float_config_map{L}(uint8_t *buf, integer len, integer at,
            integer strict) =
      valid_primitiv_msgpack_map_head(buf, len, at, strict) &&
      6 * primitiv_msgpack_map_head_num_pairs(buf,
              at) <= len - (at_primitiv_float_config_map_configs(buf, at)) &&
      valid_primitiv_float_config_map_configs(buf, len, at_primitiv_float_config_map_configs(buf,
              at), strict, primitiv_msgpack_map_head_num_pairs(buf, at));
*/

/* ---- optimizer */
/*@
    logic integer at_primitiv_optimizer_float_configs{L}(uint8_t *buf, integer at) =
      end_primitiv_uint_config_map(buf, at);
    logic integer end_primitiv_optimizer{L}(uint8_t *buf, integer at) =
      end_primitiv_float_config_map(buf, at_primitiv_optimizer_float_configs(buf, at));
    predicate valid_primitiv_optimizer{L}(uint8_t *buf, integer len, integer at, integer strict) =
      valid_primitiv_uint_config_map(buf, len, at, strict) &&
      valid_primitiv_float_config_map(buf, len, at_primitiv_optimizer_float_configs(buf, at),
              strict);
*/

/* ---- primitiv */
/*@
    logic integer end_primitiv_object{L}(uint8_t *buf, integer at, integer header_data_type) =
      (header_data_type == 1024) ? end_primitiv_optimizer(buf, at) :
      (header_data_type == 768) ? end_primitiv_model(buf, at) :
      (header_data_type == 512) ? end_primitiv_parameter(buf, at) :
      (header_data_type == 256) ? end_primitiv_tensor(buf, at) :
      (header_data_type == 0) ? end_primitiv_shape(buf, at) :
      at;
    predicate valid_primitiv_object{L}(uint8_t *buf, integer len, integer at,
            integer header_data_type, integer strict) =
      (header_data_type == 0 ==> (valid_primitiv_shape(buf, len, at, 4294967295, strict))) &&
      (header_data_type == 256 ==> (valid_primitiv_tensor(buf, len, at, 4294967295, strict))) &&
      (header_data_type == 512 ==> (valid_primitiv_parameter(buf, len, at, strict))) &&
      (header_data_type == 768 ==> (valid_primitiv_model(buf, len, at, strict))) &&
      (header_data_type == 1024 ==> (valid_primitiv_optimizer(buf, len, at, strict)));
    logic integer at_primitiv_trailing{L}(uint8_t *buf) =
      end_primitiv_object(buf, 15, primitiv_header_data_type(buf, 0));
    predicate rule_primitiv_trailing(integer strict, integer trailing_size) =
      !(strict != 0) || trailing_size == 0;
    predicate valid_primitiv{L}(uint8_t *buf, integer len, integer strict) =
      valid_primitiv_header(buf, len, 0) &&
      valid_primitiv_object(buf, len, 15, primitiv_header_data_type(buf, 0), strict) &&
      rule_primitiv_trailing(strict, len - at_primitiv_trailing(buf));
*/

/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv(buf, len, strict);
    ensures \result == KS_REFUSED ==> !valid_primitiv(buf, len, strict);
    ensures 0 <= \result <= 2;
*/
ks_verdict primitiv_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
