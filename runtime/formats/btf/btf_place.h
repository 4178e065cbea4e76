/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_place.h - what a valid BTF file says of a tensor. Proved by Frama-C: of every file that the validator accepts, and
 * every tensor of it, the description is readable (readable.h).
 */
#ifndef TENSORGATE_BTF_PLACE_H
#define TENSORGATE_BTF_PLACE_H

#include "btf.h"
#include "btf_view.h"
#include "readable.h"

/* Entry i of the offset table points to the record of tensor i, which describes it completely. */
/*@ requires ks_buffer(buf, len) && valid_btf(buf, len, strict);
    requires i < btf_num_tensors(buf);
    terminates \true; exits \false; assigns \nothing;
    ensures is_btf_record_view(\result);
    ensures \result.buf == buf && \result.len == len; */
static TG_INLINED btf_record_view tg_btf_record(const uint8_t *buf, size_t len, bool strict,
                                                uint64_t i) {
    const btf_view file = btf_open_view(buf, len, strict);
    const btf_offset_entry_view entry = btf_view_offsets(file, i);
    return btf_offset_entry_view_record(entry);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures tg_elements(\result) == 0 && tg_bits(\result) > 0;
    ensures tg_bits(\result) == 8 * btf_record_header_element_size_of(number); */
static TG_INLINED tg_dtype tg_btf_dtype(uint64_t number) {
    switch (number) {
    case BTF_DTYPE_INT8: return TG_DTYPE_INT8;
    case BTF_DTYPE_INT16: return TG_DTYPE_INT16;
    case BTF_DTYPE_INT32: return TG_DTYPE_INT32;
    case BTF_DTYPE_INT64: return TG_DTYPE_INT64;
    case BTF_DTYPE_FLOAT32: return TG_DTYPE_FLOAT32;
    case BTF_DTYPE_FLOAT64: return TG_DTYPE_FLOAT64;
    case BTF_DTYPE_UINT8: return TG_DTYPE_UINT8;
    case BTF_DTYPE_UINT16: return TG_DTYPE_UINT16;
    case BTF_DTYPE_UINT32: return TG_DTYPE_UINT32;
    default: return TG_DTYPE_UINT64; /* the grammar allows no other values */
    }
}

/*@ requires is_btf_record_view(record);
    requires is_btf_record_header_view(header);
    requires header.buf == record.buf && header.at == record.header_at;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_elements(\result) == 0;
    ensures 0 < tg_bits(\result) == 8 * record.header_element_size; */
static TG_INLINED tg_dtype tg_btf_dtype_of(btf_record_view record, btf_record_header_view header) {
    (void)record;
    /*@ assert is_btf_record_header_view(header) ==>
          header.dtype == btf_record_header_dtype(header.buf, header.at); */
    /*@ assert is_btf_record_view(record) ==>
          record.header_at == btf_record_header_at(record.at) && record.header_element_size ==
          btf_record_its_header_element_size(record.buf, record.at); */
    /*@ assert btf_record_header_at(record.at) == record.at; */
    /*@ assert btf_record_its_header_element_size(record.buf, record.at) ==
          btf_record_header_element_size(record.buf, record.at); */
    /*@ assert btf_record_header_element_size(record.buf, record.at) ==
          btf_record_header_element_size_of(btf_record_header_dtype(record.buf, record.at)); */
    /*@ assert record.header_element_size == btf_record_header_element_size_of(header.dtype); */
    return tg_btf_dtype(header.dtype);
}

/* ------------------------------------------------------------------------------------ shape */

/*@ predicate tg_btf_shape{L}(uint8_t *buf, integer at, uint64_t *shape, integer n) =
      \forall integer k; 0 <= k < n ==> shape[k] == btf_dim_length(buf, at + 8 * k);
*/

/* The product that the grammar computes is that of the shape. The loop is ghost code and not compiled. */
/*@ requires \valid_read(shape + (0 .. count - 1));
    requires tg_btf_shape(buf, at, shape, count);
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, count) ==
      btf_record_dims_cells_before_of(count, btf_record_dims_cells(buf, at, count)); */
static TG_INLINED void tg_btf_product(const uint8_t *buf, uint64_t at, uint64_t count,
                                      const uint64_t *shape) {
    (void)buf;
    (void)at;
    (void)count;
    (void)shape;
    /*@ ghost
      uint64_t k = 0;
      /@ loop invariant 0 <= k <= count;
         loop invariant tg_cells(shape, k) ==
           btf_record_dims_cells_before_of(k, btf_record_dims_cells(buf, at, k));
         loop assigns k;
         loop variant count - k; @/
      while (k < count) {
          /@ assert shape_step: tg_cells(shape, k + 1) == tg_product(tg_cells(shape, k), shape[k]); @/
          /@ assert cells_step: btf_record_dims_cells(buf, at, k + 1) == btf_dim_cells(buf,
               at + 8 * k, btf_record_dims_cells_before_of(k, btf_record_dims_cells(buf, at, k))); @/
          /@ assert dim: btf_dim_cells(buf, at + 8 * k, tg_cells(shape, k)) ==
               btf_dim_cells_of(tg_cells(shape, k), btf_dim_length(buf, at + 8 * k)); @/
          /@ assert length: tg_btf_shape(buf, at, shape, count) ==>
               shape[k] == btf_dim_length(buf, at + 8 * k); @/
          /@ assert product: btf_dim_cells_of(tg_cells(shape, k), shape[k]) ==
               tg_product(tg_cells(shape, k), shape[k]); @/
          /@ assert equal: tg_cells(shape, k + 1) == btf_record_dims_cells(buf, at, k + 1); @/
          k++;
      } */
}

/*@ requires is_btf_record_view(record);
    requires \valid(shape + (0 .. record.dims_count - 1));
    terminates \true; exits \false; assigns shape[0 .. record.dims_count - 1];
    ensures tg_btf_shape(record.buf, record.dims_at, shape, record.dims_count); */
static TG_INLINED void tg_btf_lengths(btf_record_view record, uint64_t *shape) {
    btf_dim_view dim = {0};
    /*@ loop invariant 0 <= k <= record.dims_count;
        loop invariant k > 0 ==> is_btf_record_view_dims_item(record, dim, k - 1);
        loop invariant tg_btf_shape(record.buf, record.dims_at, shape, k);
        loop assigns k, dim, shape[0 .. record.dims_count - 1];
        loop variant record.dims_count - k; */
    for (uint64_t k = 0; k < record.dims_count; k++) {
        dim =
            k == 0 ? btf_record_view_dims_first(record) : btf_record_view_dims_next(record, dim, k);
        shape[k] = dim.length;
    }
}

/*@ requires is_btf_record_view(record);
    requires \valid_read(shape + (0 .. record.dims_count - 1));
    requires tg_btf_shape(record.buf, record.dims_at, shape, record.dims_count);
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, record.dims_count) == record.num_cells; */
static TG_INLINED void tg_btf_cells(btf_record_view record, const uint64_t *shape) {
    tg_btf_product(record.buf, record.dims_at, record.dims_count, shape);
    /*@ assert is_btf_record_view(record) ==>
          record.num_cells == btf_record_num_cells(record.buf, record.at) &&
          record.dims_at == btf_record_dims_at(record.at) &&
          record.dims_count == btf_record_dims_count(record.buf, record.at); */
    /*@ assert btf_record_dims_at(record.at) == record.at + 16; */
    /*@ assert btf_record_dims_count(record.buf, record.at) ==
          btf_record_header_rank(record.buf, record.at); */
    /*@ assert btf_record_num_cells(record.buf, record.at) ==
          btf_record_num_cells_of(record.dims_count, record.dims_count,
            btf_record_dims_cells(record.buf, record.dims_at, record.dims_count)); */
}

/* ------------------------------------------------------------------------------------ parts */

/*@ requires is_btf_record_view(record);
    requires record.header_layout == BTF_LAYOUT_DENSE;
    requires tg_elements(dtype) == 0 && 0 < tg_bits(dtype) == 8 * record.header_element_size;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == dtype && \result.count == record.num_cells;
    ensures \result.offset == record.payload_at;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, record.len,
            TG_LIES_IN_ONE_PIECE); */
static TG_INLINED tg_extent tg_btf_dense(btf_record_view record, tg_dtype dtype) {
    const btf_dense_payload_view payload = btf_record_view_payload_dense_payload(record);
    /*@ assert is_btf_dense_payload_view(payload) ==>
          payload.data_at == btf_dense_payload_data_at(payload.at) &&
          payload.end == end_btf_dense_payload(payload.at, payload.len_data) &&
          payload.end <= payload.len && ks_buffer(payload.buf, payload.len); */
    /*@ assert ks_buffer(payload.buf, payload.len) ==> payload.len <= 9223372036854775807; */
    /*@ assert btf_dense_payload_data_at(payload.at) == payload.at; */
    /*@ assert end_btf_dense_payload(payload.at, payload.len_data) ==
          payload.at + payload.len_data; */
    /*@ assert btf_record_payload_dense_payload_len_data_of(record.num_cells,
          record.header_element_size) == record.num_cells * record.header_element_size; */
    return tg_extent_inside(dtype, record.num_cells, record.header_element_size, payload.data_at,
                            payload.len, TG_LIES_IN_ONE_PIECE);
}

/*@ requires is_btf_coo_payload_view(coo);
    requires tg_elements(dtype) == 0 && 0 < tg_bits(dtype) == 8 * coo.parent_header_element_size;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == dtype && \result.count == coo.num_values;
    ensures \result.offset == coo.values_at;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, coo.len,
            TG_LIES_IN_ONE_PIECE); */
static TG_INLINED tg_extent tg_btf_values(btf_coo_payload_view coo, tg_dtype dtype) {
    /*@ assert end_btf_coo_payload(coo.buf, coo.at, coo.parent_header_element_size) ==
          btf_coo_payload_values_at(coo.buf, coo.at) + btf_coo_payload_values_size_of(
            btf_coo_payload_num_values(coo.buf, coo.at), coo.parent_header_element_size); */
    /*@ assert btf_coo_payload_values_size_of(coo.num_values, coo.parent_header_element_size) ==
          coo.num_values * coo.parent_header_element_size; */
    /*@ assert is_btf_coo_payload_view(coo) ==>
          coo.values_at == btf_coo_payload_values_at(coo.buf, coo.at) &&
          coo.end == end_btf_coo_payload(coo.buf, coo.at, coo.parent_header_element_size) &&
          coo.num_values == btf_coo_payload_num_values(coo.buf, coo.at) &&
          coo.end <= coo.len && ks_buffer(coo.buf, coo.len); */
    /*@ assert ks_buffer(coo.buf, coo.len) ==> coo.len <= 9223372036854775807; */
    return tg_extent_inside(dtype, coo.num_values, coo.parent_header_element_size, coo.values_at,
                            coo.len, TG_LIES_IN_ONE_PIECE);
}

/*@ requires is_btf_coo_payload_view(coo);
    requires rank == coo.parent_header_rank && count == coo.num_values;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == TG_DTYPE_INT64;
    ensures \result.count == tg_product(count, rank);
    ensures \result.offset == coo.indices_at;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, coo.len,
            TG_LIES_IN_ONE_PIECE); */
static TG_INLINED tg_extent tg_btf_indices(btf_coo_payload_view coo, uint32_t rank,
                                           uint64_t count) {
    (void)rank;
    (void)count;
    /*@ assert btf_coo_payload_indices_at(coo.at) == coo.at + 16; */
    /*@ assert btf_coo_payload_indices_count(coo.buf, coo.at) ==
          btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(coo.buf, coo.at),
            btf_coo_payload_num_columns(coo.buf, coo.at)); */
    /*@ assert btf_coo_payload_indices_count_of(coo.num_values, coo.parent_header_rank) ==
          tg_product(coo.num_values, coo.parent_header_rank); */
    /*@ assert is_btf_coo_payload_view(coo) ==>
          coo.indices_at == btf_coo_payload_indices_at(coo.at) &&
          coo.indices_count == btf_coo_payload_indices_count(coo.buf, coo.at) &&
          coo.num_values == btf_coo_payload_num_values(coo.buf, coo.at) &&
          ks_buffer(coo.buf, coo.len) &&
          valid_btf_coo_payload(coo.buf, coo.len, coo.at, coo.strict, coo.parent_num_cells,
            coo.parent_header_rank, coo.parent_dims_at, coo.parent_dims_count,
            coo.parent_header_element_size); */
    /*@ assert ks_buffer(coo.buf, coo.len) ==> coo.len <= 9223372036854775807; */
    /*@ assert valid_btf_coo_payload(coo.buf, coo.len, coo.at, coo.strict, coo.parent_num_cells,
            coo.parent_header_rank, coo.parent_dims_at, coo.parent_dims_count,
            coo.parent_header_element_size) ==>
          btf_coo_payload_num_columns(coo.buf, coo.at) == coo.parent_header_rank &&
          8 * btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(coo.buf, coo.at),
            btf_coo_payload_num_columns(coo.buf, coo.at)) <= coo.len - (coo.at + 16) &&
          btf_coo_payload_num_values(coo.buf, coo.at) ==
            btf_coo_payload_num_indices(coo.buf, coo.at); */
    return tg_extent_inside(TG_DTYPE_INT64, coo.indices_count, 8, coo.indices_at, coo.len,
                            TG_LIES_IN_ONE_PIECE);
}

/* ---------------------------------------------------------------------------------- tensors */

/*@ requires is_btf_record_view(record);
    requires is_btf_record_header_view(header);
    requires header.buf == record.buf && header.at == record.header_at;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == record.dims_count == record.header_rank; */
static TG_INLINED uint32_t tg_btf_rank(btf_record_view record, btf_record_header_view header) {
    (void)header;
    /*@ assert is_btf_record_view(record) ==>
          record.header_at == btf_record_header_at(record.at) &&
          record.dims_count == btf_record_dims_count(record.buf, record.at) &&
          record.header_rank == btf_record_its_header_rank(record.buf, record.at); */
    /*@ assert btf_record_header_at(record.at) == record.at; */
    /*@ assert btf_record_dims_count(record.buf, record.at) ==
          btf_record_header_rank(record.buf, record.at); */
    /*@ assert btf_record_its_header_rank(record.buf, record.at) ==
          btf_record_header_rank(record.buf, record.at); */
    /*@ assert is_btf_record_header_view(header) ==>
          btf_record_header_rank(header.buf, header.at) <= 255; */
    return (uint32_t)record.dims_count;
}

/* These two set what the file says of a tensor; `shape` is memory for its lengths. */
/*@ requires is_btf_record_view(record);
    requires record.header_layout == BTF_LAYOUT_DENSE;
    requires \valid(tensor) && \valid(shape + (0 .. record.dims_count - 1));
    requires \separated(tensor, shape + (0 .. record.dims_count - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. record.dims_count - 1];
    ensures tensor->shape == shape && tensor->rank == record.dims_count;
    ensures tg_btf_shape(record.buf, record.dims_at, shape, record.dims_count);
    ensures tg_readable(tensor, record.len, TG_LIES_IN_ONE_PIECE); */
static TG_INLINED void tg_btf_place_dense(btf_record_view record, uint64_t *shape,
                                          tg_tensor *tensor) {
    const btf_record_header_view header = btf_record_view_header(record);
    const tg_dtype dtype = tg_btf_dtype_of(record, header);
    const uint32_t rank = tg_btf_rank(record, header);
    const tg_extent none = tg_no_part(record.len, TG_LIES_IN_ONE_PIECE);
    const tg_extent values = tg_btf_dense(record, dtype);
    const tg_parts parts = {values, none, none};
    tg_btf_lengths(record, shape);
    tg_set_parts(tensor, record.len, TG_LIES_IN_ONE_PIECE, TG_STORAGE_DENSE, dtype, shape, rank,
                 parts);
    tg_btf_cells(record, shape);
    /*@ assert tg_has_counts(values.count, none.count, 0, TG_STORAGE_DENSE, shape, rank); */
    /*@ assert tensor->storage != TG_STORAGE_BLOCKS; */
    /*@ assert tg_has_counts(tensor->parts[TG_PART_VALUES].count,
          tensor->parts[TG_PART_INDEX_LIST].count, tensor->parts[TG_PART_COUNTS].count,
          tensor->storage, tensor->shape, tensor->rank); */
    tg_parts_are_set(tensor, record.len, TG_LIES_IN_ONE_PIECE);
}

/*@ requires is_btf_record_view(record);
    requires record.header_layout == BTF_LAYOUT_COO;
    requires \valid(tensor) && \valid(shape + (0 .. record.dims_count - 1));
    requires \separated(tensor, shape + (0 .. record.dims_count - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. record.dims_count - 1];
    ensures tensor->shape == shape && tensor->rank == record.dims_count;
    ensures tg_btf_shape(record.buf, record.dims_at, shape, record.dims_count);
    ensures tg_readable(tensor, record.len, TG_LIES_IN_ONE_PIECE); */
static TG_INLINED void tg_btf_place_coo(btf_record_view record, uint64_t *shape,
                                        tg_tensor *tensor) {
    const btf_record_header_view header = btf_record_view_header(record);
    const tg_dtype dtype = tg_btf_dtype_of(record, header);
    const uint32_t rank = tg_btf_rank(record, header);
    const btf_coo_payload_view coo = btf_record_view_payload_coo_payload(record);
    const tg_extent values = tg_btf_values(coo, dtype);
    const tg_extent list = tg_btf_indices(coo, rank, values.count);
    const tg_extent none = tg_no_part(record.len, TG_LIES_IN_ONE_PIECE);
    const tg_parts parts = {values, list, none};
    tg_btf_lengths(record, shape);
    tg_set_parts(tensor, record.len, TG_LIES_IN_ONE_PIECE, TG_STORAGE_COO, dtype, shape, rank,
                 parts);
    /*@ assert tg_btf_shape(record.buf, record.dims_at, shape, record.dims_count); */
    /*@ assert tg_has_counts(values.count, list.count, 0, TG_STORAGE_COO, shape, rank); */
    /*@ assert tensor->storage != TG_STORAGE_BLOCKS; */
    /*@ assert tg_has_counts(tensor->parts[TG_PART_VALUES].count,
          tensor->parts[TG_PART_INDEX_LIST].count, tensor->parts[TG_PART_COUNTS].count,
          tensor->storage, tensor->shape, tensor->rank); */
    tg_parts_are_set(tensor, record.len, TG_LIES_IN_ONE_PIECE);
}

#endif
