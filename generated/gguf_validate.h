/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from gguf.ksy. Do not edit. */
/*
 * What a valid file is, in ACSL, and the function that decides it. Its contract: it accepts
 * only files of which valid_gguf holds, and refuses only others. It asks the gate for the
 * bytes that it looks at, and counts its steps there; without them it is stopped, and says
 * nothing. See ks_gate.h.
 *
 * valid_t is a type t at the place `at`, end_t where it ends, at_t_f where its field f begins,
 * and t_f a field or instance; rule_ is a rule, defined_ says that a formula can be computed,
 * _of is its value. u8le(buf + at) and its kin are the numbers of Kaitai Struct. Integers
 * have no size here; where 64 bits might not do, it says so.
 */
#ifndef KSYC_GGUF_VALIDATE_H
#define KSYC_GGUF_VALIDATE_H

#ifdef __FRAMAC__
#include "ks_loaded.h"
#else
#include "ks.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- body::name */
/*@
    logic integer gguf_body_name_len_bytes{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      u8of(buf + at, root_is_big_endian);
    logic integer end_gguf_body_name{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      at + 8 + gguf_body_name_len_bytes(buf, at, root_is_big_endian);
    predicate rule_gguf_body_name_bytes{L}(uint8_t *buf, integer bytes_size, integer bytes_at) =
      (!(bytes_size == 0) ==> (bytes_size > 0)) &&
      (bytes_size == 0 || ks_no_byte_is_0(buf + bytes_at, bytes_size));
    predicate defined_gguf_body_name_text{L}(uint8_t *buf, integer bytes_size, integer bytes_at) =
      ks_utf8(buf + bytes_at, bytes_size);
    logic integer gguf_body_name_bytes_size{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      gguf_body_name_len_bytes(buf, at, root_is_big_endian);
    logic integer gguf_body_name_bytes_at(integer at) = at + 8;
    predicate valid_gguf_body_name{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian) =
      at + 8 <= len &&
      gguf_body_name_len_bytes(buf, at, root_is_big_endian) <= 65535 &&
      end_gguf_body_name(buf, at, root_is_big_endian) <= len &&
      rule_gguf_body_name_bytes(buf, gguf_body_name_len_bytes(buf, at, root_is_big_endian),
              at + 8) &&
      defined_gguf_body_name_text(buf, gguf_body_name_len_bytes(buf, at, root_is_big_endian),
              at + 8);
*/

/* ---- body::boolean */
/*@
    logic integer gguf_body_boolean_value{L}(uint8_t *buf, integer at) = u1(buf + at);
    predicate valid_gguf_body_boolean{L}(uint8_t *buf, integer len, integer at) =
      at + 1 <= len &&
      gguf_body_boolean_value(buf, at) <= 1;
*/

/* ---- body::text */
/*@
    logic integer gguf_body_text_len_bytes{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      u8of(buf + at, root_is_big_endian);
    logic integer end_gguf_body_text{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      at + 8 + gguf_body_text_len_bytes(buf, at, root_is_big_endian);
    predicate valid_gguf_body_text{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian) =
      at + 8 <= len &&
      end_gguf_body_text(buf, at, root_is_big_endian) <= len;
*/

/* ---- body::u1s */
/*@
    logic integer end_gguf_body_u1s(integer at, integer count_) = at + 1 * count_;
    predicate valid_gguf_body_u1s(integer len, integer at, integer count_) =
      1 * count_ <= len - at;
*/

/* ---- body::s1s */
/*@
    logic integer end_gguf_body_s1s(integer at, integer count_) = at + 1 * count_;
    predicate valid_gguf_body_s1s(integer len, integer at, integer count_) =
      1 * count_ <= len - at;
*/

/* ---- body::u2s */
/*@
    logic integer end_gguf_body_u2s(integer at, integer count_) = at + 2 * count_;
    predicate valid_gguf_body_u2s(integer len, integer at, integer count_) =
      2 * count_ <= len - at;
*/

/* ---- body::s2s */
/*@
    logic integer end_gguf_body_s2s(integer at, integer count_) = at + 2 * count_;
    predicate valid_gguf_body_s2s(integer len, integer at, integer count_) =
      2 * count_ <= len - at;
*/

/* ---- body::u4s */
/*@
    logic integer end_gguf_body_u4s(integer at, integer count_) = at + 4 * count_;
    predicate valid_gguf_body_u4s(integer len, integer at, integer count_) =
      4 * count_ <= len - at;
*/

/* ---- body::s4s */
/*@
    logic integer end_gguf_body_s4s(integer at, integer count_) = at + 4 * count_;
    predicate valid_gguf_body_s4s(integer len, integer at, integer count_) =
      4 * count_ <= len - at;
*/

/* ---- body::f4s */
/*@
    logic integer end_gguf_body_f4s(integer at, integer count_) = at + 4 * count_;
    predicate valid_gguf_body_f4s(integer len, integer at, integer count_) =
      4 * count_ <= len - at;
*/

/* ---- body::booleans */
/*@
    predicate valid_gguf_body_booleans_values_item{L}(uint8_t *buf, integer len, integer at,
            integer i) =
      valid_gguf_body_boolean(buf, len, at + 1 * i);
    predicate valid_gguf_body_booleans_values{L}(uint8_t *buf, integer len, integer at,
            integer count) =
      \forall integer k; 0 <= k < count ==> valid_gguf_body_booleans_values_item(buf, len, at, k);
    logic integer end_gguf_body_booleans(integer at, integer count_) = at + 1 * count_;
    predicate valid_gguf_body_booleans{L}(uint8_t *buf, integer len, integer at, integer count_) =
      1 * count_ <= len - at &&
      valid_gguf_body_booleans_values(buf, len, at, count_);
*/

/* ---- body::texts */
/*@
    logic integer at_gguf_body_texts_values_item{L}(uint8_t *buf, integer at,
            integer root_is_big_endian, integer i) =
      i <= 0 ? at : end_gguf_body_text(buf, at_gguf_body_texts_values_item(buf, at,
              root_is_big_endian, i - 1), root_is_big_endian);
    predicate valid_gguf_body_texts_values_item{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian, integer i) =
      valid_gguf_body_text(buf, len, at_gguf_body_texts_values_item(buf, at, root_is_big_endian,
              i), root_is_big_endian);
    predicate valid_gguf_body_texts_values{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian, integer count) =
      \forall integer k; 0 <= k < count ==> valid_gguf_body_texts_values_item(buf, len, at,
              root_is_big_endian, k);
    logic integer end_gguf_body_texts_values{L}(uint8_t *buf, integer at,
            integer root_is_big_endian, integer count) =
      at_gguf_body_texts_values_item(buf, at, root_is_big_endian, count);
    logic integer end_gguf_body_texts{L}(uint8_t *buf, integer at, integer count_,
            integer root_is_big_endian) =
      end_gguf_body_texts_values(buf, at, root_is_big_endian, count_);
    predicate valid_gguf_body_texts{L}(uint8_t *buf, integer len, integer at, integer count_,
            integer root_is_big_endian) =
      8 * count_ <= len - at &&
      valid_gguf_body_texts_values(buf, len, at, root_is_big_endian, count_);
*/

/* ---- body::u8s */
/*@
    logic integer end_gguf_body_u8s(integer at, integer count_) = at + 8 * count_;
    predicate valid_gguf_body_u8s(integer len, integer at, integer count_) =
      8 * count_ <= len - at;
*/

/* ---- body::s8s */
/*@
    logic integer end_gguf_body_s8s(integer at, integer count_) = at + 8 * count_;
    predicate valid_gguf_body_s8s(integer len, integer at, integer count_) =
      8 * count_ <= len - at;
*/

/* ---- body::f8s */
/*@
    logic integer end_gguf_body_f8s(integer at, integer count_) = at + 8 * count_;
    predicate valid_gguf_body_f8s(integer len, integer at, integer count_) =
      8 * count_ <= len - at;
*/

/* ---- body::array */
/*@
    predicate rule_gguf_body_array_value_type(integer value_type) =
      value_type <= 12 && value_type != 9;
    logic integer gguf_body_array_value_type{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      u4of(buf + at, root_is_big_endian);
    predicate rule_gguf_body_array_count_fits(integer count_, integer io_size, integer io_pos,
            integer value_type) =
      0 <= value_type < 13 &&
      (value_type == 0 ? 1 : value_type == 1 ? 1
              : value_type == 2 ? 2 : value_type == 3 ?
              2 : value_type == 4 ? 4 : value_type == 5
              ? 4 : value_type == 6 ? 4 : value_type ==
              7 ? 1 : value_type == 8 ? 8 : value_type
              == 9 ? 1 : value_type == 10 ? 8 : value_type == 11 ? 8 : 8) != 0 &&
      count_ <= ks_floor_div_of((io_size - io_pos),
              value_type == 0 ? 1 : value_type == 1 ? 1
              : value_type == 2 ? 2 : value_type == 3 ?
              2 : value_type == 4 ? 4 : value_type == 5
              ? 4 : value_type == 6 ? 4 : value_type ==
              7 ? 1 : value_type == 8 ? 8 : value_type
              == 9 ? 1 : value_type == 10 ? 8 : value_type == 11 ? 8 : 8);
    logic integer gguf_body_array_count{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u8of(buf + (at + 4), root_is_big_endian);
    logic integer end_gguf_body_array_values{L}(uint8_t *buf, integer at, integer value_type,
            integer count_, integer root_is_big_endian) =
      (value_type == 0) ? end_gguf_body_u1s(at, count_) :
      (value_type == 1) ? end_gguf_body_s1s(at, count_) :
      (value_type == 2) ? end_gguf_body_u2s(at, count_) :
      (value_type == 3) ? end_gguf_body_s2s(at, count_) :
      (value_type == 4) ? end_gguf_body_u4s(at, count_) :
      (value_type == 5) ? end_gguf_body_s4s(at, count_) :
      (value_type == 6) ? end_gguf_body_f4s(at, count_) :
      (value_type == 7) ? end_gguf_body_booleans(at, count_) :
      (value_type == 8) ? end_gguf_body_texts(buf, at, count_, root_is_big_endian) :
      (value_type == 10) ? end_gguf_body_u8s(at, count_) :
      (value_type == 11) ? end_gguf_body_s8s(at, count_) :
      (value_type == 12) ? end_gguf_body_f8s(at, count_) :
      at;
    predicate valid_gguf_body_array_values{L}(uint8_t *buf, integer len, integer at,
            integer value_type, integer count_, integer root_is_big_endian) =
      ((value_type == 0) ==> (valid_gguf_body_u1s(len, at, count_))) &&
      ((value_type == 1) ==> (valid_gguf_body_s1s(len, at, count_))) &&
      ((value_type == 2) ==> (valid_gguf_body_u2s(len, at, count_))) &&
      ((value_type == 3) ==> (valid_gguf_body_s2s(len, at, count_))) &&
      ((value_type == 4) ==> (valid_gguf_body_u4s(len, at, count_))) &&
      ((value_type == 5) ==> (valid_gguf_body_s4s(len, at, count_))) &&
      ((value_type == 6) ==> (valid_gguf_body_f4s(len, at, count_))) &&
      ((value_type == 7) ==> (valid_gguf_body_booleans(buf, len, at, count_))) &&
      ((value_type == 8) ==> (valid_gguf_body_texts(buf, len, at, count_, root_is_big_endian))) &&
      ((value_type == 10) ==> (valid_gguf_body_u8s(len, at, count_))) &&
      ((value_type == 11) ==> (valid_gguf_body_s8s(len, at, count_))) &&
      ((value_type == 12) ==> (valid_gguf_body_f8s(len, at, count_)));
    logic integer end_gguf_body_array{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      end_gguf_body_array_values(buf, at + 12, gguf_body_array_value_type(buf, at,
              root_is_big_endian), gguf_body_array_count(buf, at, root_is_big_endian),
              root_is_big_endian);
    predicate valid_gguf_body_array{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian) =
      at + 12 <= len &&
      rule_gguf_body_array_value_type(gguf_body_array_value_type(buf, at, root_is_big_endian)) &&
      rule_gguf_body_array_count_fits(gguf_body_array_count(buf, at, root_is_big_endian), len,
              at + 12, gguf_body_array_value_type(buf, at, root_is_big_endian)) &&
      valid_gguf_body_array_values(buf, len, at + 12, gguf_body_array_value_type(buf, at,
              root_is_big_endian), gguf_body_array_count(buf, at, root_is_big_endian),
              root_is_big_endian);
*/

/* ---- body::pair */
/*@
    logic integer at_gguf_body_pair_key_is_not_empty{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      end_gguf_body_name(buf, at, root_is_big_endian);
    logic integer gguf_body_pair_value_type{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      u4of(buf + (at_gguf_body_pair_key_is_not_empty(buf, at, root_is_big_endian)),
              root_is_big_endian);
    predicate rule_gguf_body_pair_alignment_is_uint32(integer is_alignment, integer value_type) =
      !(is_alignment != 0) || value_type == 4;
    logic integer gguf_body_pair_is_alignment_of{L}(uint8_t *buf, integer key_bytes_size,
            integer key_bytes_at) =
      (key_bytes_size == 17 && u8be(buf +
              key_bytes_at) == 7450482540544093230 &&
              u8be(buf + (key_bytes_at + 8)) ==
              7020101812118971758 && u1(buf + (key_bytes_at + 16)) == 116) ? 1 : 0;
    logic integer gguf_body_pair_is_alignment{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      gguf_body_pair_is_alignment_of(buf, gguf_body_name_bytes_size(buf, at, root_is_big_endian),
              gguf_body_name_bytes_at(at));
    logic integer end_gguf_body_pair_value{L}(uint8_t *buf, integer at, integer value_type,
            integer root_is_big_endian) =
      (value_type == 0 || value_type == 1) ? at + 1 :
      (value_type == 2 || value_type == 3) ? at + 2 :
      (value_type == 4 || value_type == 5 || value_type == 6) ? at + 4 :
      (value_type == 7) ? at + 1 :
      (value_type == 8) ? end_gguf_body_text(buf, at, root_is_big_endian) :
      (value_type == 9) ? end_gguf_body_array(buf, at, root_is_big_endian) :
      (value_type == 10 || value_type == 11 || value_type == 12) ? at + 8 :
      at;
    predicate valid_gguf_body_pair_value{L}(uint8_t *buf, integer len, integer at,
            integer value_type, integer root_is_big_endian) =
      ((value_type == 0 || value_type == 1) ==> (at + 1 <= len)) &&
      ((value_type == 2 || value_type == 3) ==> (at + 2 <= len)) &&
      ((value_type == 4 || value_type == 5 || value_type == 6) ==> (at + 4 <= len)) &&
      ((value_type == 7) ==> (valid_gguf_body_boolean(buf, len, at))) &&
      ((value_type == 8) ==> (valid_gguf_body_text(buf, len, at, root_is_big_endian))) &&
      ((value_type == 9) ==> (valid_gguf_body_array(buf, len, at, root_is_big_endian))) &&
      ((value_type == 10 || value_type == 11 || value_type == 12) ==> (at + 8 <= len));
    logic integer at_gguf_body_pair_alignment_is_a_power_of_two{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      end_gguf_body_pair_value(buf, at_gguf_body_pair_key_is_not_empty(buf, at,
              root_is_big_endian) + 4, gguf_body_pair_value_type(buf, at, root_is_big_endian),
              root_is_big_endian);
    predicate rule_gguf_body_pair_alignment_is_a_power_of_two(integer is_alignment,
            integer alignment) =
      (!(!(is_alignment != 0)) ==> ((alignment != 0) ==> (alignment != 0))) &&
      (!(is_alignment != 0) || (alignment != 0 && (2147483648 % alignment) == 0));
    logic integer gguf_body_pair_alignment_of{L}(uint8_t *buf, integer is_alignment,
            integer value_type, integer value__at, integer root_is_big_endian,
            integer alignment_before) =
      (is_alignment != 0) ? u4of(buf + value__at, root_is_big_endian) : alignment_before;
    predicate defined_gguf_body_pair_alignment{L}(uint8_t *buf, integer is_alignment,
            integer value_type, integer value__at, integer root_is_big_endian,
            integer alignment_before) =
      ((is_alignment != 0) ==> (value_type == 4));
    logic integer gguf_body_pair_alignment{L}(uint8_t *buf, integer at, integer alignment_before,
            integer root_is_big_endian) =
      gguf_body_pair_alignment_of(buf, gguf_body_pair_is_alignment(buf, at, root_is_big_endian),
              gguf_body_pair_value_type(buf, at, root_is_big_endian),
              at_gguf_body_pair_key_is_not_empty(buf, at, root_is_big_endian) + 4,
              root_is_big_endian, alignment_before);
    predicate rule_gguf_body_pair_alignment_is_a_multiple_of_8(integer is_alignment,
            integer strict, integer alignment) =
      !(is_alignment != 0) || (!(strict != 0) || (alignment % 8) == 0);
    predicate rule_gguf_body_pair_alignment_is_usual(integer is_alignment, integer strict,
            integer alignment) =
      !(is_alignment != 0) || (!(strict != 0) || alignment <= 65536);
    logic integer end_gguf_body_pair{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      at_gguf_body_pair_alignment_is_a_power_of_two(buf, at, root_is_big_endian);
    predicate valid_gguf_body_pair{L}(uint8_t *buf, integer len, integer at,
            integer alignment_before, integer root_is_big_endian, integer strict) =
      valid_gguf_body_name(buf, len, at, root_is_big_endian) &&
      at_gguf_body_pair_key_is_not_empty(buf, at, root_is_big_endian) + 4 <= len &&
      gguf_body_name_len_bytes(buf, at, root_is_big_endian) > 0 &&
      gguf_body_pair_value_type(buf, at, root_is_big_endian) <= 12 &&
      rule_gguf_body_pair_alignment_is_uint32(gguf_body_pair_is_alignment(buf, at,
              root_is_big_endian), gguf_body_pair_value_type(buf, at, root_is_big_endian)) &&
      valid_gguf_body_pair_value(buf, len, at_gguf_body_pair_key_is_not_empty(buf, at,
              root_is_big_endian) + 4, gguf_body_pair_value_type(buf, at, root_is_big_endian),
              root_is_big_endian) &&
      defined_gguf_body_pair_alignment(buf, gguf_body_pair_is_alignment(buf, at,
              root_is_big_endian), gguf_body_pair_value_type(buf, at, root_is_big_endian),
              at_gguf_body_pair_key_is_not_empty(buf, at, root_is_big_endian) + 4,
              root_is_big_endian, alignment_before) &&
      rule_gguf_body_pair_alignment_is_a_power_of_two(gguf_body_pair_is_alignment(buf, at,
              root_is_big_endian), gguf_body_pair_alignment(buf, at, alignment_before,
              root_is_big_endian)) &&
      rule_gguf_body_pair_alignment_is_a_multiple_of_8(gguf_body_pair_is_alignment(buf, at,
              root_is_big_endian), strict, gguf_body_pair_alignment(buf, at, alignment_before,
              root_is_big_endian)) &&
      rule_gguf_body_pair_alignment_is_usual(gguf_body_pair_is_alignment(buf, at,
              root_is_big_endian), strict, gguf_body_pair_alignment(buf, at, alignment_before,
              root_is_big_endian));
*/

/* ---- body::dim */
/*@
    predicate rule_gguf_body_dim_length(integer length, integer extent_before) =
      extent_before != 0 &&
      length <= (9223372036854775807 / extent_before);
    logic integer gguf_body_dim_length{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u8of(buf + at, root_is_big_endian);
    logic integer gguf_body_dim_extent_of(integer length, integer extent_before) =
      (length == 0) ? extent_before : (extent_before * length);
    predicate defined_gguf_body_dim_extent(integer length, integer extent_before) =
      (!(length == 0) ==> (ks_is_u64(extent_before * length)));
    logic integer gguf_body_dim_extent{L}(uint8_t *buf, integer at, integer extent_before,
            integer root_is_big_endian) =
      gguf_body_dim_extent_of(gguf_body_dim_length(buf, at, root_is_big_endian), extent_before);
    logic integer gguf_body_dim_cells_of(integer cells_before, integer length) =
      cells_before * length;
    predicate defined_gguf_body_dim_cells(integer cells_before, integer length) =
      ks_is_u64(cells_before * length);
    logic integer gguf_body_dim_cells{L}(uint8_t *buf, integer at, integer cells_before,
            integer root_is_big_endian) =
      gguf_body_dim_cells_of(cells_before, gguf_body_dim_length(buf, at, root_is_big_endian));
    predicate valid_gguf_body_dim{L}(uint8_t *buf, integer len, integer at, integer extent_before,
            integer cells_before, integer root_is_big_endian) =
      at + 8 <= len &&
      rule_gguf_body_dim_length(gguf_body_dim_length(buf, at, root_is_big_endian), extent_before) &&
      defined_gguf_body_dim_extent(gguf_body_dim_length(buf, at, root_is_big_endian),
              extent_before) &&
      defined_gguf_body_dim_cells(cells_before, gguf_body_dim_length(buf, at, root_is_big_endian));
*/

/* ---- body::info */
/*@
    logic integer at_gguf_body_info_name_fits_ggml{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      end_gguf_body_name(buf, at, root_is_big_endian);
    predicate rule_gguf_body_info_name_fits_ggml(integer strict, integer name_len_bytes) =
      !(strict != 0) || name_len_bytes <= 63;
    logic integer gguf_body_info_num_dims{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u4of(buf + (at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian)),
              root_is_big_endian);
    predicate rule_gguf_body_info_num_dims_fits_ggml(integer strict, integer num_dims) =
      !(strict != 0) || num_dims <= 4;
    logic integer gguf_body_info_dims_extent_before_of(integer index, integer dims_extent) =
      (index == 0) ? 1 : dims_extent;
    logic integer gguf_body_info_dims_extent{L}(uint8_t *buf, integer at,
            integer root_is_big_endian, integer i) =
      i <= 0 ? 0 : gguf_body_dim_extent(buf, at + 8 * (i - 1),
              gguf_body_info_dims_extent_before_of(i - 1, gguf_body_info_dims_extent(buf, at,
              root_is_big_endian, i - 1)), root_is_big_endian);
    logic integer gguf_body_info_dims_cells_before_of(integer index, integer dims_cells) =
      (index == 0) ? 1 : dims_cells;
    logic integer gguf_body_info_dims_cells{L}(uint8_t *buf, integer at,
            integer root_is_big_endian, integer i) =
      i <= 0 ? 0 : gguf_body_dim_cells(buf, at + 8 * (i - 1),
              gguf_body_info_dims_cells_before_of(i - 1, gguf_body_info_dims_cells(buf, at,
              root_is_big_endian, i - 1)), root_is_big_endian);
    predicate valid_gguf_body_info_dims_item{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian, integer i) =
      valid_gguf_body_dim(buf, len, at + 8 * i, gguf_body_info_dims_extent_before_of(i,
              gguf_body_info_dims_extent(buf, at, root_is_big_endian, i)),
              gguf_body_info_dims_cells_before_of(i, gguf_body_info_dims_cells(buf, at,
              root_is_big_endian, i)), root_is_big_endian);
    predicate valid_gguf_body_info_dims{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian, integer count) =
      \forall integer k; 0 <= k < count ==> valid_gguf_body_info_dims_item(buf, len, at,
              root_is_big_endian, k);
    logic integer at_gguf_body_info_type{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      at_gguf_body_info_name_fits_ggml(buf, at,
              root_is_big_endian) + 4 + 8 * gguf_body_info_num_dims(buf, at, root_is_big_endian);
    logic integer gguf_body_info_type{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u4of(buf + (at_gguf_body_info_type(buf, at, root_is_big_endian)), root_is_big_endian);
    predicate rule_gguf_body_info_type(integer type) =
      ((type <= 42) ==> (0 <= type < 43)) &&
      (type <= 42 && (type == 0 ? 1 : type == 1 ?
              1 : type == 2 ? 1 : type == 3 ? 1 : type
              == 4 ? 0 : type == 5 ? 0 : type == 6 ? 1 :
              type == 7 ? 1 : type == 8 ? 1 : type == 9
              ? 1 : type == 10 ? 1 : type == 11 ? 1 :
              type == 12 ? 1 : type == 13 ? 1 : type ==
              14 ? 1 : type == 15 ? 1 : type == 16 ? 1 :
              type == 17 ? 1 : type == 18 ? 1 : type ==
              19 ? 1 : type == 20 ? 1 : type == 21 ? 1 :
              type == 22 ? 1 : type == 23 ? 1 : type ==
              24 ? 1 : type == 25 ? 1 : type == 26 ? 1 :
              type == 27 ? 1 : type == 28 ? 1 : type ==
              29 ? 1 : type == 30 ? 1 : type == 31 ? 0 :
              type == 32 ? 0 : type == 33 ? 0 : type ==
              34 ? 1 : type == 35 ? 1 : type == 36 ? 0 :
              type == 37 ? 0 : type == 38 ? 0 : type ==
              39 ? 1 : type == 40 ? 1 : type == 41 ? 1 : 1) == 1);
    predicate rule_gguf_body_info_rows_are_whole_blocks(integer row, integer block_elements) =
      (row % block_elements) == 0;
    logic integer gguf_body_info_row_of{L}(uint8_t *buf, integer num_dims, integer dims_at,
            integer dims_count, integer root_is_big_endian) =
      (num_dims == 0) ? 1 : u8of(buf + (dims_at + 8 * 0), root_is_big_endian);
    predicate defined_gguf_body_info_row{L}(uint8_t *buf, integer num_dims, integer dims_at,
            integer dims_count, integer root_is_big_endian) =
      (!(num_dims == 0) ==> (0 < dims_count));
    logic integer gguf_body_info_row{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      gguf_body_info_row_of(buf, gguf_body_info_num_dims(buf, at, root_is_big_endian),
              at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
              gguf_body_info_num_dims(buf, at, root_is_big_endian), root_is_big_endian);
    logic integer gguf_body_info_block_elements_of(integer type) =
      type == 0 ? 1 : type == 1 ? 1 : type == 2 ?
              32 : type == 3 ? 32 : type == 4 ? 1 : type
              == 5 ? 1 : type == 6 ? 32 : type == 7 ? 32
              : type == 8 ? 32 : type == 9 ? 32 : type
              == 10 ? 256 : type == 11 ? 256 : type ==
              12 ? 256 : type == 13 ? 256 : type == 14 ?
              256 : type == 15 ? 256 : type == 16 ? 256
              : type == 17 ? 256 : type == 18 ? 256 :
              type == 19 ? 256 : type == 20 ? 32 : type
              == 21 ? 256 : type == 22 ? 256 : type ==
              23 ? 256 : type == 24 ? 1 : type == 25 ? 1
              : type == 26 ? 1 : type == 27 ? 1 : type
              == 28 ? 1 : type == 29 ? 256 : type == 30
              ? 1 : type == 31 ? 1 : type == 32 ? 1 :
              type == 33 ? 1 : type == 34 ? 256 : type
              == 35 ? 256 : type == 36 ? 1 : type == 37
              ? 1 : type == 38 ? 1 : type == 39 ? 32 : type == 40 ? 64 : type == 41 ? 128 : 64;
    predicate defined_gguf_body_info_block_elements(integer type) = 0 <= type < 43;
    logic integer gguf_body_info_block_elements{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      gguf_body_info_block_elements_of(gguf_body_info_type(buf, at, root_is_big_endian));
    predicate rule_gguf_body_info_bytes_fit_63_bits(integer extent, integer block_elements,
            integer block_bytes) =
      (extent / block_elements) <= (9223372036854775807 / block_bytes);
    logic integer gguf_body_info_extent_of(integer num_dims, integer dims_count,
            integer dims_extent) =
      (num_dims == 0) ? 1 : dims_extent;
    predicate defined_gguf_body_info_extent(integer num_dims, integer dims_count,
            integer dims_extent) =
      (!(num_dims == 0) ==> (dims_count > 0));
    logic integer gguf_body_info_extent{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      gguf_body_info_extent_of(gguf_body_info_num_dims(buf, at, root_is_big_endian),
              gguf_body_info_num_dims(buf, at, root_is_big_endian), gguf_body_info_dims_extent(buf,
              at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
              root_is_big_endian, gguf_body_info_num_dims(buf, at, root_is_big_endian)));
    logic integer gguf_body_info_block_bytes_of(integer type) =
      type == 0 ? 4 : type == 1 ? 2 : type == 2 ?
              18 : type == 3 ? 20 : type == 4 ? 1 : type
              == 5 ? 1 : type == 6 ? 22 : type == 7 ? 24
              : type == 8 ? 34 : type == 9 ? 36 : type
              == 10 ? 84 : type == 11 ? 110 : type == 12
              ? 144 : type == 13 ? 176 : type == 14 ?
              210 : type == 15 ? 292 : type == 16 ? 66 :
              type == 17 ? 74 : type == 18 ? 98 : type
              == 19 ? 50 : type == 20 ? 18 : type == 21
              ? 110 : type == 22 ? 82 : type == 23 ? 136
              : type == 24 ? 1 : type == 25 ? 2 : type
              == 26 ? 4 : type == 27 ? 8 : type == 28 ?
              8 : type == 29 ? 56 : type == 30 ? 2 :
              type == 31 ? 1 : type == 32 ? 1 : type ==
              33 ? 1 : type == 34 ? 54 : type == 35 ? 66
              : type == 36 ? 1 : type == 37 ? 1 : type
              == 38 ? 1 : type == 39 ? 17 : type == 40 ? 36 : type == 41 ? 18 : 18;
    predicate defined_gguf_body_info_block_bytes(integer type) = 0 <= type < 43;
    logic integer gguf_body_info_block_bytes{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      gguf_body_info_block_bytes_of(gguf_body_info_type(buf, at, root_is_big_endian));
    predicate rule_gguf_body_info_byte_order_of_blocks_is_known(integer strict,
            integer root_is_big_endian, integer block_elements, integer type) =
      !(strict != 0) ||
              (((((((!(root_is_big_endian != 0) ||
              block_elements == 1) || type == 2) || type
              == 8) || type == 12) || type == 14) || type == 39) || type == 40);
    logic integer gguf_body_info_offset{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u8of(buf + (at_gguf_body_info_type(buf, at, root_is_big_endian) + 4), root_is_big_endian);
    predicate rule_gguf_body_info_offset(integer offset, integer alignment) =
      alignment != 0 &&
      (offset % alignment) == 0;
    predicate rule_gguf_body_info_data_is_in_the_file(integer num_bytes, integer io_size,
            integer offset) =
      ((num_bytes <= io_size) ==> (ks_is_s64(io_size - num_bytes))) &&
      (num_bytes <= io_size && offset <= (io_size - num_bytes));
    logic integer gguf_body_info_num_bytes_of(integer num_elements, integer block_elements,
            integer block_bytes) =
      (num_elements / block_elements) * block_bytes;
    predicate defined_gguf_body_info_num_bytes(integer num_elements, integer block_elements,
            integer block_bytes) =
      ks_is_u64((num_elements / block_elements) * block_bytes);
    logic integer gguf_body_info_num_elements_of(integer num_dims, integer dims_count,
            integer dims_cells) =
      (num_dims == 0) ? 1 : dims_cells;
    predicate defined_gguf_body_info_num_elements(integer num_dims, integer dims_count,
            integer dims_cells) =
      (!(num_dims == 0) ==> (dims_count > 0));
    logic integer gguf_body_info_num_elements{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      gguf_body_info_num_elements_of(gguf_body_info_num_dims(buf, at, root_is_big_endian),
              gguf_body_info_num_dims(buf, at, root_is_big_endian), gguf_body_info_dims_cells(buf,
              at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
              root_is_big_endian, gguf_body_info_num_dims(buf, at, root_is_big_endian)));
    logic integer gguf_body_info_num_bytes{L}(uint8_t *buf, integer at,
            integer root_is_big_endian) =
      gguf_body_info_num_bytes_of(gguf_body_info_num_elements(buf, at, root_is_big_endian),
              gguf_body_info_block_elements(buf, at, root_is_big_endian),
              gguf_body_info_block_bytes(buf, at, root_is_big_endian));
    predicate rule_gguf_body_info_data_follows_directly(integer strict, integer offset,
            integer end_before, integer alignment) =
      (!(!(strict != 0)) ==> (-9223372036854775808 <= offset - end_before)) &&
      (!(strict != 0) || (offset - end_before) < alignment);
    logic integer gguf_body_info_end_of(integer offset, integer num_bytes) = offset + num_bytes;
    predicate defined_gguf_body_info_end(integer offset, integer num_bytes) =
      ks_is_u64(offset + num_bytes);
    logic integer gguf_body_info_end{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      gguf_body_info_end_of(gguf_body_info_offset(buf, at, root_is_big_endian),
              gguf_body_info_num_bytes(buf, at, root_is_big_endian));
    logic integer gguf_body_info_padded_end_of(integer end_, integer alignment) =
      end_ + ks_floor_mod_of((alignment - (end_ % alignment)), alignment);
    predicate defined_gguf_body_info_padded_end(integer end_, integer alignment) =
      alignment != 0 &&
      alignment != 0 &&
      ks_is_u64(end_ + ks_floor_mod_of((alignment - (end_ % alignment)), alignment));
    logic integer gguf_body_info_padded_end{L}(uint8_t *buf, integer at, integer alignment,
            integer root_is_big_endian) =
      gguf_body_info_padded_end_of(gguf_body_info_end(buf, at, root_is_big_endian), alignment);
    predicate rule_gguf_body_info_padding(integer strict) = !(strict != 0);
    logic integer end_gguf_body_info{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      at_gguf_body_info_type(buf, at, root_is_big_endian) + 12;
    predicate valid_gguf_body_info{L}(uint8_t *buf, integer len, integer at, integer alignment,
            integer end_before, integer root_is_big_endian, integer strict) =
      valid_gguf_body_name(buf, len, at, root_is_big_endian) &&
      at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4 <= len &&
      rule_gguf_body_info_name_fits_ggml(strict, gguf_body_name_len_bytes(buf, at,
              root_is_big_endian)) &&
      gguf_body_info_num_dims(buf, at, root_is_big_endian) <= 8 &&
      rule_gguf_body_info_num_dims_fits_ggml(strict, gguf_body_info_num_dims(buf, at,
              root_is_big_endian)) &&
      8 * gguf_body_info_num_dims(buf, at,
              root_is_big_endian) <= len - (at_gguf_body_info_name_fits_ggml(buf, at,
              root_is_big_endian) + 4) &&
      valid_gguf_body_info_dims(buf, len, at_gguf_body_info_name_fits_ggml(buf, at,
              root_is_big_endian) + 4, root_is_big_endian, gguf_body_info_num_dims(buf, at,
              root_is_big_endian)) &&
      at_gguf_body_info_type(buf, at, root_is_big_endian) + 12 <= len &&
      rule_gguf_body_info_type(gguf_body_info_type(buf, at, root_is_big_endian)) &&
      defined_gguf_body_info_row(buf, gguf_body_info_num_dims(buf, at, root_is_big_endian),
              at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
              gguf_body_info_num_dims(buf, at, root_is_big_endian), root_is_big_endian) &&
      defined_gguf_body_info_block_elements(gguf_body_info_type(buf, at, root_is_big_endian)) &&
      rule_gguf_body_info_rows_are_whole_blocks(gguf_body_info_row(buf, at, root_is_big_endian),
              gguf_body_info_block_elements(buf, at, root_is_big_endian)) &&
      defined_gguf_body_info_extent(gguf_body_info_num_dims(buf, at, root_is_big_endian),
              gguf_body_info_num_dims(buf, at, root_is_big_endian), gguf_body_info_dims_extent(buf,
              at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
              root_is_big_endian, gguf_body_info_num_dims(buf, at, root_is_big_endian))) &&
      defined_gguf_body_info_block_bytes(gguf_body_info_type(buf, at, root_is_big_endian)) &&
      rule_gguf_body_info_bytes_fit_63_bits(gguf_body_info_extent(buf, at, root_is_big_endian),
              gguf_body_info_block_elements(buf, at, root_is_big_endian),
              gguf_body_info_block_bytes(buf, at, root_is_big_endian)) &&
      rule_gguf_body_info_byte_order_of_blocks_is_known(strict, root_is_big_endian,
              gguf_body_info_block_elements(buf, at, root_is_big_endian), gguf_body_info_type(buf,
              at, root_is_big_endian)) &&
      rule_gguf_body_info_offset(gguf_body_info_offset(buf, at, root_is_big_endian), alignment) &&
      gguf_body_info_offset(buf, at, root_is_big_endian) >= end_before &&
      defined_gguf_body_info_num_elements(gguf_body_info_num_dims(buf, at, root_is_big_endian),
              gguf_body_info_num_dims(buf, at, root_is_big_endian), gguf_body_info_dims_cells(buf,
              at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
              root_is_big_endian, gguf_body_info_num_dims(buf, at, root_is_big_endian))) &&
      defined_gguf_body_info_num_bytes(gguf_body_info_num_elements(buf, at, root_is_big_endian),
              gguf_body_info_block_elements(buf, at, root_is_big_endian),
              gguf_body_info_block_bytes(buf, at, root_is_big_endian)) &&
      rule_gguf_body_info_data_is_in_the_file(gguf_body_info_num_bytes(buf, at,
              root_is_big_endian), len, gguf_body_info_offset(buf, at, root_is_big_endian)) &&
      rule_gguf_body_info_data_follows_directly(strict, gguf_body_info_offset(buf, at,
              root_is_big_endian), end_before, alignment) &&
      defined_gguf_body_info_end(gguf_body_info_offset(buf, at, root_is_big_endian),
              gguf_body_info_num_bytes(buf, at, root_is_big_endian)) &&
      defined_gguf_body_info_padded_end(gguf_body_info_end(buf, at, root_is_big_endian),
              alignment) &&
      rule_gguf_body_info_padding(strict);
*/

/* ---- body */
/*@
    predicate rule_gguf_body_pairs_fit(integer num_pairs, integer io_size) =
      num_pairs <= ks_floor_div_of((io_size - 24), 14);
    logic integer gguf_body_num_pairs{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u8of(buf + (at + 8), root_is_big_endian);
    predicate rule_gguf_body_tensors_fit(integer num_tensors, integer io_size, integer num_pairs) =
      ks_is_u64(14 * num_pairs) &&
      ks_is_s64((io_size - 24) - (14 * num_pairs)) &&
      num_tensors <= ks_floor_div_of(((io_size - 24) - (14 * num_pairs)), 24);
    logic integer gguf_body_num_tensors{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      u8of(buf + at, root_is_big_endian);
    logic integer at_gguf_body_pairs_item{L}(uint8_t *buf, integer at, integer root_is_big_endian,
            integer i) =
      i <= 0 ? at : end_gguf_body_pair(buf, at_gguf_body_pairs_item(buf, at, root_is_big_endian,
              i - 1), root_is_big_endian);
    logic integer gguf_body_pairs_alignment_before_of(integer index, integer pairs_alignment) =
      (index == 0) ? 32 : pairs_alignment;
    logic integer gguf_body_pairs_alignment{L}(uint8_t *buf, integer at,
            integer root_is_big_endian, integer i) =
      i <= 0 ? 0 : gguf_body_pair_alignment(buf, at_gguf_body_pairs_item(buf, at,
              root_is_big_endian, i - 1), gguf_body_pairs_alignment_before_of(i - 1,
              gguf_body_pairs_alignment(buf, at, root_is_big_endian, i - 1)), root_is_big_endian);
    predicate valid_gguf_body_pairs_item{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian, integer strict, integer i) =
      valid_gguf_body_pair(buf, len, at_gguf_body_pairs_item(buf, at, root_is_big_endian, i),
              gguf_body_pairs_alignment_before_of(i, gguf_body_pairs_alignment(buf, at,
              root_is_big_endian, i)), root_is_big_endian, strict);
    predicate valid_gguf_body_pairs{L}(uint8_t *buf, integer len, integer at,
            integer root_is_big_endian, integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_gguf_body_pairs_item(buf, len, at,
              root_is_big_endian, strict, k);
    logic integer end_gguf_body_pairs{L}(uint8_t *buf, integer at, integer root_is_big_endian,
            integer count) =
      at_gguf_body_pairs_item(buf, at, root_is_big_endian, count);
    logic integer at_gguf_body_infos{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      end_gguf_body_pairs(buf, at + 16, root_is_big_endian, gguf_body_num_pairs(buf, at,
              root_is_big_endian));
    logic integer at_gguf_body_infos_item{L}(uint8_t *buf, integer at, integer root_is_big_endian,
            integer i) =
      i <= 0 ? at : end_gguf_body_info(buf, at_gguf_body_infos_item(buf, at, root_is_big_endian,
              i - 1), root_is_big_endian);
    logic integer gguf_body_infos_end_{L}(uint8_t *buf, integer at, integer root_is_big_endian,
            integer i) =
      i <= 0 ? 0 : gguf_body_info_end(buf, at_gguf_body_infos_item(buf, at, root_is_big_endian,
              i - 1), root_is_big_endian);
    logic integer gguf_body_infos_padded_end{L}(uint8_t *buf, integer at, integer alignment,
            integer root_is_big_endian, integer i) =
      i <= 0 ? 0 : gguf_body_info_padded_end(buf, at_gguf_body_infos_item(buf, at,
              root_is_big_endian, i - 1), alignment, root_is_big_endian);
    logic integer gguf_body_infos_end_before_of(integer index, integer infos_end) =
      (index == 0) ? 0 : infos_end;
    predicate valid_gguf_body_infos_item{L}(uint8_t *buf, integer len, integer at,
            integer alignment, integer root_is_big_endian, integer strict, integer i) =
      valid_gguf_body_info(buf, len, at_gguf_body_infos_item(buf, at, root_is_big_endian, i),
              alignment, gguf_body_infos_end_before_of(i, gguf_body_infos_end_(buf, at,
              root_is_big_endian, i)), root_is_big_endian, strict);
    predicate valid_gguf_body_infos{L}(uint8_t *buf, integer len, integer at, integer alignment,
            integer root_is_big_endian, integer strict, integer count) =
      \forall integer k; 0 <= k < count ==> valid_gguf_body_infos_item(buf, len, at, alignment,
              root_is_big_endian, strict, k);
    logic integer end_gguf_body_infos{L}(uint8_t *buf, integer at, integer root_is_big_endian,
            integer count) =
      at_gguf_body_infos_item(buf, at, root_is_big_endian, count);
    logic integer gguf_body_alignment_of(integer num_pairs, integer pairs_count,
            integer pairs_alignment) =
      (num_pairs == 0) ? 32 : pairs_alignment;
    predicate defined_gguf_body_alignment(integer num_pairs, integer pairs_count,
            integer pairs_alignment) =
      (!(num_pairs == 0) ==> (pairs_count > 0));
    logic integer gguf_body_alignment{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      gguf_body_alignment_of(gguf_body_num_pairs(buf, at, root_is_big_endian),
              gguf_body_num_pairs(buf, at, root_is_big_endian), gguf_body_pairs_alignment(buf,
              at + 16, root_is_big_endian, gguf_body_num_pairs(buf, at, root_is_big_endian)));
    logic integer at_gguf_body_padding{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      end_gguf_body_infos(buf, at_gguf_body_infos(buf, at, root_is_big_endian), root_is_big_endian,
              gguf_body_num_tensors(buf, at, root_is_big_endian));
    logic integer gguf_body_padding_size_of(integer alignment, integer io_pos) =
      ks_floor_mod_of((alignment - (io_pos % alignment)), alignment);
    predicate defined_gguf_body_padding_size(integer alignment, integer io_pos) =
      alignment != 0 &&
      alignment != 0;
    predicate rule_gguf_body_padding{L}(uint8_t *buf, integer strict, integer has_padding,
            integer padding_size, integer padding_at) =
      (!(!(strict != 0)) ==> (has_padding != 0 &&
      (!(padding_size == 0) ==> (has_padding != 0)) &&
      (!(padding_size == 0 || padding_size > 65535) ==> (has_padding != 0 &&
      padding_size > 0)))) &&
      (!(strict != 0) || ((padding_size == 0 ||
              padding_size > 65535) || ks_each_byte_is_0(buf + padding_at, padding_size)));
    logic integer gguf_body_has_padding{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      (gguf_body_num_tensors(buf, at, root_is_big_endian) > 0 ? 1 : 0);
    logic integer at_gguf_body_data{L}(uint8_t *buf, integer at, integer root_is_big_endian) =
      gguf_body_num_tensors(buf, at, root_is_big_endian) > 0 ? at_gguf_body_padding(buf, at,
              root_is_big_endian) + gguf_body_padding_size_of(gguf_body_alignment(buf, at,
              root_is_big_endian), at_gguf_body_padding(buf, at,
              root_is_big_endian)) : at_gguf_body_padding(buf, at, root_is_big_endian);
    logic integer at_gguf_body_data_of_all_tensors(integer len) = len;
    predicate rule_gguf_body_data_of_all_tensors(integer num_tensors, integer infos_count,
            integer infos_end, integer data_size) =
      (!(num_tensors == 0) ==> (infos_count > 0)) &&
      (num_tensors == 0 || infos_end <= data_size);
    predicate rule_gguf_body_nothing_without_tensors{L}(uint8_t *buf, integer strict,
            integer num_tensors, integer data_size, integer io_size, integer alignment,
            integer data_at) =
      (!(!(strict != 0)) ==> (!(num_tensors > 0 || data_size == 0) ==> (alignment != 0 &&
      ((((io_size % alignment) == 0 && data_size
              < alignment) && data_size <= 65535) ==> (data_size > 0))))) &&
      (!(strict != 0) || ((num_tensors > 0 ||
              data_size == 0) || ((((io_size %
              alignment) == 0 && data_size < alignment)
              && data_size <= 65535) && ks_each_byte_is_0(buf + data_at, data_size))));
    predicate rule_gguf_body_ends_with_last_tensor(integer strict, integer num_tensors,
            integer data_size, integer infos_count, integer infos_padded_end) =
      (!(!(strict != 0)) ==> (!(num_tensors == 0) ==> (infos_count > 0))) &&
      (!(strict != 0) || (num_tensors == 0 || data_size <= infos_padded_end));
    predicate rule_gguf_body_last_padding_is_there(integer strict, integer num_tensors,
            integer data_size, integer infos_count, integer infos_padded_end) =
      (!(!(strict != 0)) ==> (!(num_tensors == 0) ==> (infos_count > 0))) &&
      (!(strict != 0) || (num_tensors == 0 || data_size >= infos_padded_end));
    predicate valid_gguf_body{L}(uint8_t *buf, integer len, integer at, integer root_is_big_endian,
            integer strict) =
      at + 16 <= len &&
      rule_gguf_body_pairs_fit(gguf_body_num_pairs(buf, at, root_is_big_endian), len) &&
      rule_gguf_body_tensors_fit(gguf_body_num_tensors(buf, at, root_is_big_endian), len,
              gguf_body_num_pairs(buf, at, root_is_big_endian)) &&
      12 * gguf_body_num_pairs(buf, at, root_is_big_endian) <= len - (at + 16) &&
      valid_gguf_body_pairs(buf, len, at + 16, root_is_big_endian, strict, gguf_body_num_pairs(buf,
              at, root_is_big_endian)) &&
      24 * gguf_body_num_tensors(buf, at, root_is_big_endian) <= len - (at_gguf_body_infos(buf, at,
              root_is_big_endian)) &&
      defined_gguf_body_alignment(gguf_body_num_pairs(buf, at, root_is_big_endian),
              gguf_body_num_pairs(buf, at, root_is_big_endian), gguf_body_pairs_alignment(buf,
              at + 16, root_is_big_endian, gguf_body_num_pairs(buf, at, root_is_big_endian))) &&
      valid_gguf_body_infos(buf, len, at_gguf_body_infos(buf, at, root_is_big_endian),
              gguf_body_alignment(buf, at, root_is_big_endian), root_is_big_endian, strict,
              gguf_body_num_tensors(buf, at, root_is_big_endian)) &&
      (gguf_body_num_tensors(buf, at, root_is_big_endian) > 0 ==>
        (defined_gguf_body_padding_size(gguf_body_alignment(buf, at, root_is_big_endian),
                at_gguf_body_padding(buf, at, root_is_big_endian)) &&
      at_gguf_body_padding(buf, at,
              root_is_big_endian) + gguf_body_padding_size_of(gguf_body_alignment(buf, at,
              root_is_big_endian), at_gguf_body_padding(buf, at, root_is_big_endian)) <= len &&
      rule_gguf_body_padding(buf, strict, gguf_body_has_padding(buf, at, root_is_big_endian),
              gguf_body_num_tensors(buf, at,
              root_is_big_endian) > 0 ? gguf_body_padding_size_of(gguf_body_alignment(buf, at,
              root_is_big_endian), at_gguf_body_padding(buf, at, root_is_big_endian)) : 0,
              at_gguf_body_padding(buf, at, root_is_big_endian)))) &&
      rule_gguf_body_data_of_all_tensors(gguf_body_num_tensors(buf, at, root_is_big_endian),
              gguf_body_num_tensors(buf, at, root_is_big_endian), gguf_body_infos_end_(buf,
              at_gguf_body_infos(buf, at, root_is_big_endian), root_is_big_endian,
              gguf_body_num_tensors(buf, at, root_is_big_endian)), len - at_gguf_body_data(buf, at,
              root_is_big_endian)) &&
      rule_gguf_body_nothing_without_tensors(buf, strict, gguf_body_num_tensors(buf, at,
              root_is_big_endian), len - at_gguf_body_data(buf, at, root_is_big_endian), len,
              gguf_body_alignment(buf, at, root_is_big_endian), at_gguf_body_data(buf, at,
              root_is_big_endian)) &&
      rule_gguf_body_ends_with_last_tensor(strict, gguf_body_num_tensors(buf, at,
              root_is_big_endian), len - at_gguf_body_data(buf, at, root_is_big_endian),
              gguf_body_num_tensors(buf, at, root_is_big_endian), gguf_body_infos_padded_end(buf,
              at_gguf_body_infos(buf, at, root_is_big_endian), gguf_body_alignment(buf, at,
              root_is_big_endian), root_is_big_endian, gguf_body_num_tensors(buf, at,
              root_is_big_endian))) &&
      rule_gguf_body_last_padding_is_there(strict, gguf_body_num_tensors(buf, at,
              root_is_big_endian), len - at_gguf_body_data(buf, at, root_is_big_endian),
              gguf_body_num_tensors(buf, at, root_is_big_endian), gguf_body_infos_padded_end(buf,
              at_gguf_body_infos(buf, at, root_is_big_endian), gguf_body_alignment(buf, at,
              root_is_big_endian), root_is_big_endian, gguf_body_num_tensors(buf, at,
              root_is_big_endian)));
*/

/* ---- gguf */
/*@
    predicate rule_gguf_version(integer version) =
      version == 2 || version == 3 || version == 33554432 || version == 50331648;
    logic integer gguf_version{L}(uint8_t *buf) = u4le(buf + 4);
    predicate rule_gguf_is_version_of_its_byte_order(integer strict, integer version) =
      !(strict != 0) || version != 33554432;
    logic integer gguf_is_big_endian{L}(uint8_t *buf) = (gguf_version(buf) > 3 ? 1 : 0);
    predicate valid_gguf{L}(uint8_t *buf, integer len, integer strict) =
      8 <= len &&
      u4be(buf + 0) == 1195857222 &&
      rule_gguf_version(gguf_version(buf)) &&
      rule_gguf_is_version_of_its_byte_order(strict, gguf_version(buf)) &&
      valid_gguf_body(buf, len, 8, gguf_is_big_endian(buf), strict);
*/

/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf(buf, len, strict);
    ensures \result == KS_REFUSED ==> !valid_gguf(buf, len, strict);
    ensures 0 <= \result <= 2;
*/
ks_verdict gguf_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
