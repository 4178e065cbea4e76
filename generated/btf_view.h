/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */
/*
 * Views of what lies in a valid file: begin with btf_open_view once btf_validate has said yes, as
 * long as the bytes stay as they are. Nothing is copied, nothing can fail, and nothing is tested: of a
 * file that is not valid the functions may read anywhere. The contracts say so, and are proved.
 *
 * A view has the bytes, `buf` and `len`; where its object begins, `at`; what the object depends on; and
 * its fields: `x`, or where x begins and how much there is of it, `x_at`, `x_size` in bytes, `x_count`
 * in elements; `has_x`, whether it is there; without it the others are 0. Places are offsets into `buf`.
 */
#ifndef KSYC_BTF_VIEW_H
#define KSYC_BTF_VIEW_H

#include "btf_validate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- view of record_header */

/*@
    logic integer btf_record_header_reserved_at(integer at) = at + 10;
    logic integer btf_record_header_reserved_size = 6;
*/
typedef struct btf_record_header_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t rank;
    uint64_t dtype;
    uint64_t layout;
    uint64_t reserved_at;
    uint64_t reserved_size;
    uint64_t element_size;
} btf_record_header_view;

/*@
  predicate is_btf_record_header_view{L}(btf_record_header_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_btf_record_header(view.buf, view.len, view.at, view.strict) &&
      view.rank == btf_record_header_rank(view.buf, view.at) &&
      view.dtype == btf_record_header_dtype(view.buf, view.at) &&
      view.layout == btf_record_header_layout(view.buf, view.at) &&
      view.reserved_at == btf_record_header_reserved_at(view.at) &&
      view.reserved_size == btf_record_header_reserved_size &&
      view.element_size == btf_record_header_element_size(view.buf, view.at);
*/

/* ---- view of dim */

typedef struct btf_dim_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t extent_before;
    uint64_t cells_before;
    uint64_t length;
    uint64_t extent;
    uint64_t cells;
} btf_dim_view;

/*@
  predicate is_btf_dim_view{L}(btf_dim_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_btf_dim(view.buf, view.len, view.at, view.extent_before, view.cells_before) &&
      view.length == btf_dim_length(view.buf, view.at) &&
      view.extent == btf_dim_extent(view.buf, view.at, view.extent_before) &&
      view.cells == btf_dim_cells(view.buf, view.at, view.cells_before);
*/

/* ---- view of dense_payload */

/*@
    logic integer btf_dense_payload_data_at(integer at) = at;
    logic integer btf_dense_payload_data_size(integer len_data) = len_data;
*/
typedef struct btf_dense_payload_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t len_data;
    uint64_t end;
    uint64_t data_at;
    uint64_t data_size;
} btf_dense_payload_view;

/*@
  predicate is_btf_dense_payload_view{L}(btf_dense_payload_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_btf_dense_payload(view.len, view.at, view.len_data) &&
      view.end == end_btf_dense_payload(view.at, view.len_data) &&
      view.at <= view.end <= view.len &&
      view.data_at == btf_dense_payload_data_at(view.at) &&
      view.data_size == btf_dense_payload_data_size(view.len_data);
*/

/* ---- view of coo_payload */

/*@
    logic integer btf_coo_payload_indices_at(integer at) = at + 16;
    logic integer btf_coo_payload_indices_count{L}(uint8_t *buf, integer at) =
      btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
              btf_coo_payload_num_columns(buf, at));
    logic integer btf_coo_payload_values_at{L}(uint8_t *buf, integer at) =
      at_btf_coo_payload_num_values(buf, at) + 8;
    logic integer btf_coo_payload_values_size{L}(uint8_t *buf, integer at,
            integer parent_header_element_size) =
      btf_coo_payload_values_size_of(btf_coo_payload_num_values(buf, at),
              parent_header_element_size);
*/
typedef struct btf_coo_payload_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t parent_num_cells;
    uint64_t parent_header_rank;
    uint64_t parent_dims_at;
    uint64_t parent_dims_count;
    uint64_t parent_header_element_size;
    uint64_t end;
    uint64_t num_indices;
    uint64_t num_columns;
    uint64_t indices_at;
    uint64_t indices_count;
    uint64_t num_values;
    uint64_t values_at;
    uint64_t values_size;
} btf_coo_payload_view;

/*@
  predicate is_btf_coo_payload_view{L}(btf_coo_payload_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.parent_dims_at + 8 * view.parent_dims_count <= view.len &&
      view.parent_header_element_size <= 255 &&
      valid_btf_coo_payload(view.buf, view.len, view.at, view.strict, view.parent_num_cells,
              view.parent_header_rank, view.parent_dims_at, view.parent_dims_count,
              view.parent_header_element_size) &&
      view.end == end_btf_coo_payload(view.buf, view.at, view.parent_header_element_size) &&
      view.at <= view.end <= view.len &&
      view.num_indices == btf_coo_payload_num_indices(view.buf, view.at) &&
      view.num_columns == btf_coo_payload_num_columns(view.buf, view.at) &&
      view.indices_at == btf_coo_payload_indices_at(view.at) &&
      view.indices_count == btf_coo_payload_indices_count(view.buf, view.at) &&
      view.num_values == btf_coo_payload_num_values(view.buf, view.at) &&
      view.values_at == btf_coo_payload_values_at(view.buf, view.at) &&
      view.values_size == btf_coo_payload_values_size(view.buf, view.at,
              view.parent_header_element_size);
*/

/* ---- view of record */

/*@
    logic integer btf_record_header_at(integer at) = at;
    logic integer btf_record_dims_at(integer at) = at + 16;
    logic integer btf_record_dims_count{L}(uint8_t *buf, integer at) =
      btf_record_header_rank(buf, at);
    logic integer btf_record_payload_at{L}(uint8_t *buf, integer at) =
      at_btf_record_payload(buf, at);
    logic integer btf_record_padding_at{L}(uint8_t *buf, integer at) =
      at_btf_record_padding(buf, at);
    logic integer btf_record_padding_size{L}(uint8_t *buf, integer len, integer at, integer start,
            integer next) =
      btf_record_has_padding_of(at_btf_record_padding(buf, at),
              start) != 0 ? btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
              start) : 0;
    logic integer btf_record_its_header_layout{L}(uint8_t *buf, integer at) =
      btf_record_header_layout(buf, at);
    logic integer btf_record_its_header_element_size{L}(uint8_t *buf, integer at) =
      btf_record_header_element_size(buf, at);
    logic integer btf_record_its_header_rank{L}(uint8_t *buf, integer at) =
      btf_record_header_rank(buf, at);
*/
typedef struct btf_record_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t start;
    uint64_t next;
    bool strict;
    uint64_t header_at;
    uint64_t dims_at;
    uint64_t dims_count;
    uint64_t payload_at;
    bool has_padding;
    uint64_t padding_at;
    uint64_t padding_size;
    uint64_t num_cells;
    uint64_t header_layout;
    uint64_t header_element_size;
    uint64_t header_rank;
} btf_record_view;

/*@
  predicate is_btf_record_view{L}(btf_record_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_btf_record(view.buf, view.len, view.at, view.start, view.next, view.strict) &&
      view.header_at == btf_record_header_at(view.at) &&
      view.dims_at == btf_record_dims_at(view.at) &&
      view.dims_count == btf_record_dims_count(view.buf, view.at) &&
      view.payload_at == btf_record_payload_at(view.buf, view.at) &&
      view.has_padding == btf_record_has_padding(view.buf, view.at, view.start) &&
      view.padding_at == btf_record_padding_at(view.buf, view.at) &&
      view.padding_size == btf_record_padding_size(view.buf, view.len, view.at, view.start,
              view.next) &&
      view.num_cells == btf_record_num_cells(view.buf, view.at) &&
      view.header_layout == btf_record_its_header_layout(view.buf, view.at) &&
      view.header_element_size == btf_record_its_header_element_size(view.buf, view.at) &&
      view.header_rank == btf_record_its_header_rank(view.buf, view.at);
*/

/*@ requires is_btf_record_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.header_at;
    ensures \result.strict == of.strict;
    ensures is_btf_record_header_view(\result);
*/
btf_record_header_view btf_record_view_header(btf_record_view of);

/*@
  predicate is_btf_record_view_dims_item{L}(btf_record_view of, btf_dim_view view, integer i) =
      is_btf_dim_view(view) &&
      view.buf == of.buf &&
      view.len == of.len &&
      view.at == of.dims_at + 8 * i &&
      view.extent_before == btf_record_dims_extent_before_of(i, btf_record_dims_extent(of.buf,
              of.dims_at, i)) &&
      view.cells_before == btf_record_dims_cells_before_of(i, btf_record_dims_cells(of.buf,
              of.dims_at, i));
*/

/*@ requires is_btf_record_view(of);
    requires of.dims_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures is_btf_record_view_dims_item(of, \result, 0);
*/
btf_dim_view btf_record_view_dims_first(btf_record_view of);

/*@ requires is_btf_record_view(of);
    requires 0 < i;
    requires i < of.dims_count;
    requires is_btf_record_view_dims_item(of, before, i - 1);
    terminates \true; exits \false; assigns \nothing;
    ensures is_btf_record_view_dims_item(of, \result, i);
*/
btf_dim_view btf_record_view_dims_next(btf_record_view of, btf_dim_view before, uint64_t i);

/*@ requires is_btf_record_view(of);
    requires of.header_layout == 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.payload_at;
    ensures \result.len_data == btf_record_payload_dense_payload_len_data_of(of.num_cells,
            of.header_element_size);
    ensures is_btf_dense_payload_view(\result);
*/
btf_dense_payload_view btf_record_view_payload_dense_payload(btf_record_view of);

/*@ requires is_btf_record_view(of);
    requires of.header_layout == 1;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.payload_at;
    ensures \result.strict == of.strict;
    ensures \result.parent_num_cells == of.num_cells;
    ensures \result.parent_header_rank == of.header_rank;
    ensures \result.parent_dims_at == of.dims_at;
    ensures \result.parent_dims_count == of.dims_count;
    ensures \result.parent_header_element_size == of.header_element_size;
    ensures is_btf_coo_payload_view(\result);
*/
btf_coo_payload_view btf_record_view_payload_coo_payload(btf_record_view of);

/* ---- view of offset_entry */

/*@
    logic integer btf_offset_entry_record_at{L}(uint8_t *buf, integer at) =
      btf_offset_entry_offset(buf, at);
*/
typedef struct btf_offset_entry_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    uint64_t index;
    uint64_t root_num_tensors;
    bool strict;
    uint64_t root_offsets_at;
    uint64_t root_offsets_count;
    uint64_t offset;
    uint64_t record_at;
} btf_offset_entry_view;

/*@
  predicate is_btf_offset_entry_view{L}(btf_offset_entry_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      view.root_offsets_at + 8 * view.root_offsets_count <= view.len &&
      valid_btf_offset_entry(view.buf, view.len, view.at, view.index, view.root_num_tensors,
              view.strict, view.root_offsets_at, view.root_offsets_count) &&
      view.offset == btf_offset_entry_offset(view.buf, view.at) &&
      view.record_at == btf_offset_entry_record_at(view.buf, view.at);
*/

/*@ requires is_btf_offset_entry_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.record_at;
    ensures \result.start == of.offset;
    ensures \result.next == btf_offset_entry_record_next_of(of.buf, of.index, of.root_num_tensors,
            of.root_offsets_at, of.root_offsets_count, of.len);
    ensures \result.strict == of.strict;
    ensures is_btf_record_view(\result);
*/
btf_record_view btf_offset_entry_view_record(btf_offset_entry_view of);

/* ---- view of btf */

/*@
    logic integer btf_offsets_at = 8;
    logic integer btf_offsets_count{L}(uint8_t *buf) = btf_num_tensors(buf);
*/
typedef struct btf_view {
    const uint8_t *buf;
    uint64_t len;
    bool strict;
    uint64_t num_tensors;
    uint64_t offsets_at;
    uint64_t offsets_count;
} btf_view;

/*@
  predicate is_btf_view{L}(btf_view view) =
      ks_buffer(view.buf, view.len) &&
      valid_btf(view.buf, view.len, view.strict) &&
      view.num_tensors == btf_num_tensors(view.buf) &&
      view.offsets_at == btf_offsets_at &&
      view.offsets_count == btf_offsets_count(view.buf);
*/

/*@ requires is_btf_view(of);
    requires i < of.offsets_count;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.offsets_at + 8 * i;
    ensures \result.index == i;
    ensures \result.root_num_tensors == of.num_tensors;
    ensures \result.strict == of.strict;
    ensures \result.root_offsets_at == of.offsets_at;
    ensures \result.root_offsets_count == of.offsets_count;
    ensures is_btf_offset_entry_view(\result);
*/
btf_offset_entry_view btf_view_offsets(btf_view of, uint64_t i);

/*@ requires ks_buffer(buf, len) && valid_btf(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf && \result.len == len && \result.strict == strict;
    ensures is_btf_view(\result);
*/
btf_view btf_open_view(const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
