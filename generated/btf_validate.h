/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */
/*
 * What a valid file is, in ACSL, and the function that decides it. Its contract: it accepts
 * only files of which valid_btf holds, and refuses only others. It asks the gate for the
 * bytes that it looks at, and counts its steps there; without them it is stopped, and says
 * nothing. See ks_gate.h.
 *
 * valid_t is a type t at the place `at`, end_t where it ends, at_t_f where its field f begins,
 * and t_f a field or instance; rule_ is a rule, defined_ says that a formula can be computed,
 * _of is its value. u8le(buf + at) and its kin are the numbers of Kaitai Struct. Integers
 * have no size here; where 64 bits might not do, it says so.
 */
#ifndef KSYC_BTF_VALIDATE_H
#define KSYC_BTF_VALIDATE_H

#ifdef __FRAMAC__
#include "ks_loaded.h"
#else
#include "ks.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- record_header */
/*@
    logic integer btf_record_header_rank{L}(uint8_t *buf, integer at) = u8le(buf + at);
    predicate rule_btf_record_header_dtype(integer dtype) =
      dtype == 0 || dtype == 1 || dtype == 2 ||
              dtype == 3 || dtype == 4 || dtype == 5 ||
              dtype == 6 || dtype == 7 || dtype == 8 || dtype == 9;
    logic integer btf_record_header_dtype{L}(uint8_t *buf, integer at) = u1(buf + (at + 8));
    predicate rule_btf_record_header_layout(integer layout) = layout == 0 || layout == 1;
    logic integer btf_record_header_layout{L}(uint8_t *buf, integer at) = u1(buf + (at + 9));
    predicate rule_btf_record_header_reserved{L}(uint8_t *buf, integer strict,
            integer reserved_at) =
      !(strict != 0) || (u4be(buf + reserved_at) == 0 && u2be(buf + (reserved_at + 4)) == 0);
    logic integer btf_record_header_element_size_of(integer dtype) =
      dtype == 0 ? 1 : dtype == 1 ? 2 : dtype ==
              2 ? 4 : dtype == 3 ? 8 : dtype == 4 ? 4 :
              dtype == 5 ? 8 : dtype == 6 ? 1 : dtype == 7 ? 2 : dtype == 8 ? 4 : 8;
    predicate defined_btf_record_header_element_size(integer dtype) = 0 <= dtype < 10;
    logic integer btf_record_header_element_size{L}(uint8_t *buf, integer at) =
      btf_record_header_element_size_of(btf_record_header_dtype(buf, at));
    predicate valid_btf_record_header{L}(uint8_t *buf, integer len, integer at, integer strict) =
      at + 16 <= len &&
      btf_record_header_rank(buf, at) <= 255 &&
      rule_btf_record_header_dtype(btf_record_header_dtype(buf, at)) &&
      rule_btf_record_header_layout(btf_record_header_layout(buf, at)) &&
      rule_btf_record_header_reserved(buf, strict, at + 10) &&
      defined_btf_record_header_element_size(btf_record_header_dtype(buf, at));
*/

/* ---- dim */
/*@
    predicate rule_btf_dim_length(integer length, integer extent_before) =
      extent_before != 0 &&
      length <= (9223372036854775807 / extent_before);
    logic integer btf_dim_length{L}(uint8_t *buf, integer at) = u8le(buf + at);
    logic integer btf_dim_extent_of(integer length, integer extent_before) =
      (length == 0) ? extent_before : (extent_before * length);
    predicate defined_btf_dim_extent(integer length, integer extent_before) =
      (!(length == 0) ==> (ks_is_u64(extent_before * length)));
    logic integer btf_dim_extent{L}(uint8_t *buf, integer at, integer extent_before) =
      btf_dim_extent_of(btf_dim_length(buf, at), extent_before);
    logic integer btf_dim_cells_of(integer cells_before, integer length) = cells_before * length;
    predicate defined_btf_dim_cells(integer cells_before, integer length) =
      ks_is_u64(cells_before * length);
    logic integer btf_dim_cells{L}(uint8_t *buf, integer at, integer cells_before) =
      btf_dim_cells_of(cells_before, btf_dim_length(buf, at));
    predicate valid_btf_dim{L}(uint8_t *buf, integer len, integer at, integer extent_before,
            integer cells_before) =
      at + 8 <= len &&
      rule_btf_dim_length(btf_dim_length(buf, at), extent_before) &&
      defined_btf_dim_extent(btf_dim_length(buf, at), extent_before) &&
      defined_btf_dim_cells(cells_before, btf_dim_length(buf, at));
*/

/* ---- dense_payload */
/*@
    logic integer end_btf_dense_payload(integer at, integer len_data) = at + len_data;
    predicate valid_btf_dense_payload(integer len, integer at, integer len_data) =
      end_btf_dense_payload(at, len_data) <= len;
*/

/* ---- coo_index */
/*@
    predicate rule_btf_coo_index_position(integer position, integer length) =
      position >= 0 &&
      ks_is_s64(length - 1) &&
      position <= (length - 1);
    logic integer btf_coo_index_position{L}(uint8_t *buf, integer at) = s8le(buf + at);
    predicate valid_btf_coo_index{L}(uint8_t *buf, integer len, integer at, integer length) =
      at + 8 <= len &&
      rule_btf_coo_index_position(btf_coo_index_position(buf, at), length);
*/

/* ---- coo_payload */
/*@
    predicate rule_btf_coo_payload_num_indices(integer strict, integer num_indices,
            integer parent_num_cells) =
      !(strict != 0) || num_indices <= parent_num_cells;
    logic integer btf_coo_payload_num_indices{L}(uint8_t *buf, integer at) = u8le(buf + at);
    logic integer btf_coo_payload_num_columns{L}(uint8_t *buf, integer at) =
      u8le(buf + (at + 8));
    logic integer btf_coo_payload_indices_length_of{L}(uint8_t *buf, integer num_columns,
            integer index_mod_num_columns, integer parent_dims_at, integer parent_dims_count) =
      u8le(buf + (parent_dims_at + 8 * index_mod_num_columns));
    predicate defined_btf_coo_payload_indices_length{L}(uint8_t *buf, integer num_columns,
            integer index_mod_num_columns, integer parent_dims_at, integer parent_dims_count) =
      num_columns != 0 &&
      index_mod_num_columns < parent_dims_count;
    predicate valid_btf_coo_payload_indices_item{L}(uint8_t *buf, integer len, integer at,
            integer num_columns, integer parent_dims_at, integer parent_dims_count, integer i) =
      defined_btf_coo_payload_indices_length(buf, num_columns, (i % num_columns), parent_dims_at,
              parent_dims_count) &&
      valid_btf_coo_index(buf, len, at + 8 * i, btf_coo_payload_indices_length_of(buf, num_columns,
              (i % num_columns), parent_dims_at, parent_dims_count));
    predicate valid_btf_coo_payload_indices{L}(uint8_t *buf, integer len, integer at,
            integer num_columns, integer parent_dims_at, integer parent_dims_count, integer count) =
      \forall integer k; 0 <= k < count ==> valid_btf_coo_payload_indices_item(buf, len, at,
              num_columns, parent_dims_at, parent_dims_count, k);
    logic integer btf_coo_payload_indices_count_of(integer num_indices, integer num_columns) =
      num_indices * num_columns;
    predicate defined_btf_coo_payload_indices_count(integer num_indices, integer num_columns) =
      ks_is_u64(num_indices * num_columns);
    logic integer at_btf_coo_payload_num_values{L}(uint8_t *buf, integer at) =
      at + 16 + 8 * btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
              btf_coo_payload_num_columns(buf, at));
    logic integer btf_coo_payload_num_values{L}(uint8_t *buf, integer at) =
      u8le(buf + (at_btf_coo_payload_num_values(buf, at)));
    logic integer btf_coo_payload_values_size_of(integer num_values,
            integer parent_header_element_size) =
      num_values * parent_header_element_size;
    predicate defined_btf_coo_payload_values_size(integer num_values,
            integer parent_header_element_size) =
      ks_is_u64(num_values * parent_header_element_size);
    logic integer end_btf_coo_payload{L}(uint8_t *buf, integer at,
            integer parent_header_element_size) =
      at_btf_coo_payload_num_values(buf, at) + 8
              + btf_coo_payload_values_size_of(btf_coo_payload_num_values(buf, at),
              parent_header_element_size);
    predicate valid_btf_coo_payload{L}(uint8_t *buf, integer len, integer at, integer strict,
            integer parent_num_cells, integer parent_header_rank, integer parent_dims_at,
            integer parent_dims_count, integer parent_header_element_size) =
      at + 16 <= len &&
      rule_btf_coo_payload_num_indices(strict, btf_coo_payload_num_indices(buf, at),
              parent_num_cells) &&
      btf_coo_payload_num_columns(buf, at) == parent_header_rank &&
      defined_btf_coo_payload_indices_count(btf_coo_payload_num_indices(buf, at),
              btf_coo_payload_num_columns(buf, at)) &&
      8 * btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
              btf_coo_payload_num_columns(buf, at)) <= len - (at + 16) &&
      valid_btf_coo_payload_indices(buf, len, at + 16, btf_coo_payload_num_columns(buf, at),
              parent_dims_at, parent_dims_count,
              btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
              btf_coo_payload_num_columns(buf, at))) &&
      at_btf_coo_payload_num_values(buf, at) + 8 <= len &&
      btf_coo_payload_num_values(buf, at) == btf_coo_payload_num_indices(buf, at) &&
      defined_btf_coo_payload_values_size(btf_coo_payload_num_values(buf, at),
              parent_header_element_size) &&
      end_btf_coo_payload(buf, at, parent_header_element_size) <= len;
*/

/* ---- record */
/*@
    logic integer btf_record_dims_extent_before_of(integer index, integer dims_extent) =
      (index == 0) ? 1 : dims_extent;
    logic integer btf_record_dims_extent{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? 0 : btf_dim_extent(buf, at + 8 * (i - 1), btf_record_dims_extent_before_of(i - 1,
              btf_record_dims_extent(buf, at, i - 1)));
    logic integer btf_record_dims_cells_before_of(integer index, integer dims_cells) =
      (index == 0) ? 1 : dims_cells;
    logic integer btf_record_dims_cells{L}(uint8_t *buf, integer at, integer i) =
      i <= 0 ? 0 : btf_dim_cells(buf, at + 8 * (i - 1), btf_record_dims_cells_before_of(i - 1,
              btf_record_dims_cells(buf, at, i - 1)));
    predicate valid_btf_record_dims_item{L}(uint8_t *buf, integer len, integer at, integer i) =
      valid_btf_dim(buf, len, at + 8 * i, btf_record_dims_extent_before_of(i,
              btf_record_dims_extent(buf, at, i)), btf_record_dims_cells_before_of(i,
              btf_record_dims_cells(buf, at, i)));
    predicate valid_btf_record_dims{L}(uint8_t *buf, integer len, integer at, integer count) =
      \forall integer k; 0 <= k < count ==> valid_btf_record_dims_item(buf, len, at, k);
    logic integer at_btf_record_payload{L}(uint8_t *buf, integer at) =
      at + 16 + 8 * btf_record_header_rank(buf, at);
    logic integer btf_record_payload_dense_payload_len_data_of(integer num_cells,
            integer header_element_size) =
      num_cells * header_element_size;
    predicate defined_btf_record_payload_dense_payload_len_data(integer num_cells,
            integer header_element_size) =
      ks_is_u64(num_cells * header_element_size);
    logic integer end_btf_record_payload{L}(uint8_t *buf, integer at, integer header_layout,
            integer num_cells, integer header_element_size) =
      (header_layout == 1) ? end_btf_coo_payload(buf, at, header_element_size) :
      (header_layout == 0) ? end_btf_dense_payload(at,
              btf_record_payload_dense_payload_len_data_of(num_cells, header_element_size)) :
      at;
    predicate valid_btf_record_payload{L}(uint8_t *buf, integer len, integer at,
            integer header_layout, integer num_cells, integer header_element_size, integer strict,
            integer header_rank, integer dims_at, integer dims_count) =
      (header_layout == 0 ==> (defined_btf_record_payload_dense_payload_len_data(num_cells,
              header_element_size) &&
      valid_btf_dense_payload(len, at, btf_record_payload_dense_payload_len_data_of(num_cells,
              header_element_size)))) &&
      (header_layout == 1 ==> (valid_btf_coo_payload(buf, len, at, strict, num_cells, header_rank,
              dims_at, dims_count, header_element_size)));
    logic integer btf_record_num_cells_of(integer header_rank, integer dims_count,
            integer dims_cells) =
      (header_rank == 0) ? 1 : dims_cells;
    predicate defined_btf_record_num_cells(integer header_rank, integer dims_count,
            integer dims_cells) =
      (!(header_rank == 0) ==> (dims_count > 0));
    logic integer btf_record_num_cells{L}(uint8_t *buf, integer at) =
      btf_record_num_cells_of(btf_record_header_rank(buf, at), btf_record_header_rank(buf, at),
              btf_record_dims_cells(buf, at + 16, btf_record_header_rank(buf, at)));
    logic integer at_btf_record_padding{L}(uint8_t *buf, integer at) =
      end_btf_record_payload(buf, at_btf_record_payload(buf, at), btf_record_header_layout(buf,
              at), btf_record_num_cells(buf, at), btf_record_header_element_size(buf, at));
    logic integer btf_record_has_padding_of(integer io_pos, integer start) =
      ks_floor_mod_of((io_pos - start), 8) != 0 ? 1 : 0;
    predicate defined_btf_record_has_padding(integer io_pos, integer start) =
      ks_is_s64(io_pos - start);
    logic integer btf_record_padding_size_of(integer io_pos, integer next, integer io_size,
            integer start) =
      (io_pos == next) ? 0 : (((io_size - io_pos) < (8 - ks_floor_mod_of((io_pos - start),
              8))) ? (io_size - io_pos) : (8 - ks_floor_mod_of((io_pos - start), 8)));
    predicate defined_btf_record_padding_size(integer io_pos, integer next, integer io_size,
            integer start) =
      (!(io_pos == next) ==> (ks_is_s64(io_pos - start) &&
      (!((io_size - io_pos) < (8 - ks_floor_mod_of((io_pos - start),
              8))) ==> (ks_is_s64(io_pos - start)))));
    predicate rule_btf_record_padding{L}(uint8_t *buf, integer strict, integer io_pos,
            integer start, integer has_padding, integer padding_size, integer padding_at) =
      (!(!(strict != 0)) ==> (ks_is_s64(io_pos - start) &&
      ((ks_floor_mod_of((io_pos - start), 8) == 0) ==> (has_padding != 0 &&
      padding_size > 0)))) &&
      (!(strict != 0) || (ks_floor_mod_of((io_pos - start),
              8) == 0 && ks_each_byte_is_0(buf + padding_at, padding_size)));
    logic integer btf_record_has_padding{L}(uint8_t *buf, integer at, integer start) =
      btf_record_has_padding_of(at_btf_record_padding(buf, at), start);
    logic integer at_btf_record_next_record_follows{L}(uint8_t *buf, integer len, integer at,
            integer start, integer next) =
      btf_record_has_padding_of(at_btf_record_padding(buf, at),
              start) != 0 ? at_btf_record_padding(buf,
              at) + btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
              start) : at_btf_record_padding(buf, at);
    predicate rule_btf_record_next_record_follows(integer strict, integer io_pos, integer next) =
      !(strict != 0) || io_pos == next;
    predicate valid_btf_record{L}(uint8_t *buf, integer len, integer at, integer start,
            integer next, integer strict) =
      valid_btf_record_header(buf, len, at, strict) &&
      8 * btf_record_header_rank(buf, at) <= len - (at + 16) &&
      valid_btf_record_dims(buf, len, at + 16, btf_record_header_rank(buf, at)) &&
      defined_btf_record_num_cells(btf_record_header_rank(buf, at), btf_record_header_rank(buf,
              at), btf_record_dims_cells(buf, at + 16, btf_record_header_rank(buf, at))) &&
      valid_btf_record_payload(buf, len, at_btf_record_payload(buf, at),
              btf_record_header_layout(buf, at), btf_record_num_cells(buf, at),
              btf_record_header_element_size(buf, at), strict, btf_record_header_rank(buf, at),
              at + 16, btf_record_header_rank(buf, at)) &&
      defined_btf_record_has_padding(at_btf_record_padding(buf, at), start) &&
      (btf_record_has_padding_of(at_btf_record_padding(buf, at), start) != 0 ==>
        (defined_btf_record_padding_size(at_btf_record_padding(buf, at), next, len, start) &&
      0 <= btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len, start) &&
      at_btf_record_padding(buf, at) + btf_record_padding_size_of(at_btf_record_padding(buf, at),
              next, len, start) <= len &&
      rule_btf_record_padding(buf, strict, at_btf_record_padding(buf,
              at) + btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len, start),
              start, btf_record_has_padding(buf, at, start),
              btf_record_has_padding_of(at_btf_record_padding(buf, at),
              start) != 0 ? btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
              start) : 0, at_btf_record_padding(buf, at)))) &&
      rule_btf_record_next_record_follows(strict, at_btf_record_next_record_follows(buf, len, at,
              start, next), next);
*/

/* ---- offset_entry */
/*@
    predicate rule_btf_offset_entry_offset(integer offset, integer root_num_tensors,
            integer io_size) =
      ks_is_u64(8 * root_num_tensors) &&
      ks_is_u64(8 + (8 * root_num_tensors)) &&
      offset >= (8 + (8 * root_num_tensors)) &&
      offset <= (io_size - 16);
    logic integer btf_offset_entry_offset{L}(uint8_t *buf, integer at) = u8le(buf + at);
    predicate rule_btf_offset_entry_aligned_offset(integer strict, integer offset) =
      !(strict != 0) || (offset % 8) == 0;
    logic integer btf_offset_entry_record_next_of{L}(uint8_t *buf, integer index,
            integer root_num_tensors, integer root_offsets_at, integer root_offsets_count,
            integer io_size) =
      ((index + 1) < root_num_tensors) ? u8le(buf + (root_offsets_at + 8 * (index + 1))) : io_size;
    predicate defined_btf_offset_entry_record_next{L}(uint8_t *buf, integer index,
            integer root_num_tensors, integer root_offsets_at, integer root_offsets_count,
            integer io_size) =
      ks_is_u64(index + 1) &&
      (((index + 1) < root_num_tensors) ==> (ks_is_u64(index + 1) &&
      (index + 1) < root_offsets_count));
    predicate valid_btf_offset_entry{L}(uint8_t *buf, integer len, integer at, integer index,
            integer root_num_tensors, integer strict, integer root_offsets_at,
            integer root_offsets_count) =
      at + 8 <= len &&
      rule_btf_offset_entry_offset(btf_offset_entry_offset(buf, at), root_num_tensors, len) &&
      rule_btf_offset_entry_aligned_offset(strict, btf_offset_entry_offset(buf, at)) &&
      btf_offset_entry_offset(buf, at) <= len &&
      defined_btf_offset_entry_record_next(buf, index, root_num_tensors, root_offsets_at,
              root_offsets_count, len) &&
      valid_btf_record(buf, len, btf_offset_entry_offset(buf, at), btf_offset_entry_offset(buf,
              at), btf_offset_entry_record_next_of(buf, index, root_num_tensors, root_offsets_at,
              root_offsets_count, len), strict);
*/

/* ---- btf */
/*@
    predicate rule_btf_num_tensors(integer num_tensors, integer io_size) =
      num_tensors != 0 || io_size == 8;
    logic integer btf_num_tensors{L}(uint8_t *buf) = u8le(buf + 0);
    predicate valid_btf_offsets_item{L}(uint8_t *buf, integer len, integer at, integer num_tensors,
            integer strict, integer offsets_at, integer offsets_count, integer i) =
      valid_btf_offset_entry(buf, len, at + 8 * i, i, num_tensors, strict, offsets_at,
              offsets_count);
    predicate valid_btf_offsets{L}(uint8_t *buf, integer len, integer at, integer num_tensors,
            integer strict, integer offsets_at, integer offsets_count, integer count) =
      \forall integer k; 0 <= k < count ==> valid_btf_offsets_item(buf, len, at, num_tensors,
              strict, offsets_at, offsets_count, k);
    logic integer at_btf_records_follow_table{L}(uint8_t *buf) = 8 + 8 * btf_num_tensors(buf);
    predicate rule_btf_records_follow_table{L}(uint8_t *buf, integer num_tensors, integer strict,
            integer offsets_at, integer offsets_count) =
      (!(!(num_tensors > 0)) ==> (!(!(strict != 0)) ==> (0 < offsets_count &&
      ks_is_u64(8 * num_tensors) &&
      ks_is_u64(8 + (8 * num_tensors))))) &&
      (!(num_tensors > 0) || (!(strict != 0) ||
              u8le(buf + (offsets_at + 8 * 0)) == (8 + (8 * num_tensors))));
    predicate valid_btf{L}(uint8_t *buf, integer len, integer strict) =
      8 <= len &&
      rule_btf_num_tensors(btf_num_tensors(buf), len) &&
      8 * btf_num_tensors(buf) <= len - 8 &&
      valid_btf_offsets(buf, len, 8, btf_num_tensors(buf), strict, 8, btf_num_tensors(buf),
              btf_num_tensors(buf)) &&
      rule_btf_records_follow_table(buf, btf_num_tensors(buf), strict, 8, btf_num_tensors(buf));
*/

/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf(buf, len, strict);
    ensures \result == KS_REFUSED ==> !valid_btf(buf, len, strict);
    ensures 0 <= \result <= 2;
*/
ks_verdict btf_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
