/* SPDX-License-Identifier: Apache-2.0 */
/*
 * primitiv_place.h - what a valid primitiv file says of a tensor. Proved by Frama-C: of every file that the validator
 * accepts, and every tensor of it, the description is readable (readable.h).
 *
 * Of the lengths that the file has, trailing ones are left out, which primitiv drops, too. A batch other than 1 is one more
 * axis, the last.
 */
#ifndef TENSORGATE_PRIMITIV_PLACE_H
#define TENSORGATE_PRIMITIV_PLACE_H

#include "primitiv_view.h"
#include "readable.h"

#define TG_PRIMITIV_DIMS 8
#define TG_PRIMITIV_AXES (TG_PRIMITIV_DIMS + 1) /* and the batch */

/* ------------------------------------------------------------------------------------ shape */

/*@ predicate tg_primitiv_lengths{L}(uint8_t *buf, integer at, uint64_t *shape, integer n) =
      \forall integer k; 0 <= k < n ==> shape[k] == primitiv_dim_length(buf, at + 5 * k);
    predicate tg_primitiv_is_one{L}(uint8_t *buf, integer at, integer k) =
      primitiv_dim_length(buf, at + 5 * k) == 1;
    predicate tg_primitiv_ones{L}(uint8_t *buf, integer at, integer from, integer to) =
      \forall integer k; from <= k < to ==> tg_primitiv_is_one(buf, at, k);
    predicate tg_primitiv_ends{L}(uint8_t *buf, integer at, integer rank) =
      rank > 0 ==> !tg_primitiv_is_one(buf, at, rank - 1);
    logic integer tg_primitiv_volume{L}(uint8_t *buf, integer at, integer k) =
      primitiv_shape_dims_volume_before_of(k, primitiv_shape_dims_volume(buf, at, k));
    logic integer tg_primitiv_batch_of(integer volume, integer batch) =
      batch == 1 ? volume : volume * batch;
    lemma tg_primitiv_product_of: \forall integer volume, batch;
      tg_primitiv_batch_of(volume, batch) == tg_product(volume, batch);
    lemma tg_primitiv_elements: \forall integer count, volume, batch;
      primitiv_shape_num_elements_of(count, count, volume, batch) ==
      tg_primitiv_batch_of(primitiv_shape_dims_volume_before_of(count, volume), batch);
*/

/* What the shape at a place becomes: its lengths without trailing ones, and the batch. */
/*@ predicate tg_primitiv_dims_are{L}(uint8_t *buf, integer at, integer count, uint64_t *shape,
            integer rank) =
      rank <= count &&
      tg_primitiv_lengths(buf, at, shape, rank) && tg_primitiv_ends(buf, at, rank) &&
      tg_primitiv_ones(buf, at, rank, count);
    logic integer tg_primitiv_batch{L}(uint8_t *buf, integer at) =
      primitiv_msgpack_uint32_value(buf, primitiv_shape_batch_at(buf, at));
    predicate tg_primitiv_shape{L}(uint8_t *buf, integer at, uint64_t *shape, integer rank) =
      tg_primitiv_batch(buf, at) == 1
        ? tg_primitiv_dims_are(buf, primitiv_shape_dims_at(buf, at),
            primitiv_shape_dims_count(buf, at), shape, rank)
        : rank > 0 && shape[rank - 1] == tg_primitiv_batch(buf, at) &&
          tg_primitiv_dims_are(buf, primitiv_shape_dims_at(buf, at),
            primitiv_shape_dims_count(buf, at), shape, rank - 1);
*/

/* The product that the grammar computes is that of the lengths. The loops are ghost code and not compiled. */
/*@ requires \valid_read(shape + (0 .. rank - 1)) && rank <= count;
    requires tg_primitiv_lengths(buf, at, shape, rank);
    requires tg_primitiv_ones(buf, at, rank, count);
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, rank) == tg_primitiv_volume(buf, at, count); */
static TG_INLINED void tg_primitiv_product(const uint8_t *buf, uint64_t at, uint64_t rank,
                                           uint64_t count, const uint64_t *shape) {
    (void)buf;
    (void)at;
    (void)rank;
    (void)count;
    (void)shape;
    /*@ ghost
      uint64_t k = 0;
      /@ loop invariant 0 <= k <= rank;
         loop invariant tg_cells(shape, k) == tg_primitiv_volume(buf, at, k);
         loop assigns k;
         loop variant rank - k; @/
      while (k < rank) {
          /@ assert shape_step: tg_cells(shape, k + 1) == tg_product(tg_cells(shape, k), shape[k]); @/
          /@ assert volume_step: primitiv_shape_dims_volume(buf, at, k + 1) ==
               primitiv_dim_volume(buf, at + 5 * k, tg_primitiv_volume(buf, at, k)); @/
          /@ assert dim: primitiv_dim_volume(buf, at + 5 * k, tg_cells(shape, k)) ==
               primitiv_dim_volume_of(tg_cells(shape, k), primitiv_dim_length(buf, at + 5 * k)); @/
          /@ assert length: tg_primitiv_lengths(buf, at, shape, rank) ==>
               shape[k] == primitiv_dim_length(buf, at + 5 * k); @/
          /@ assert product: primitiv_dim_volume_of(tg_cells(shape, k), shape[k]) ==
               tg_product(tg_cells(shape, k), shape[k]); @/
          /@ assert equal: tg_cells(shape, k + 1) == primitiv_shape_dims_volume(buf, at, k + 1); @/
          k++;
      }
      /@ loop invariant rank <= k <= count;
         loop invariant tg_cells(shape, rank) == tg_primitiv_volume(buf, at, k);
         loop assigns k;
         loop variant count - k; @/
      while (k < count) {
          /@ assert ones_step: primitiv_shape_dims_volume(buf, at, k + 1) ==
               primitiv_dim_volume(buf, at + 5 * k, tg_primitiv_volume(buf, at, k)); @/
          /@ assert ones_dim: primitiv_dim_volume(buf, at + 5 * k, tg_cells(shape, rank)) ==
               primitiv_dim_volume_of(tg_cells(shape, rank), primitiv_dim_length(buf, at + 5 * k)); @/
          /@ assert is_one: tg_primitiv_ones(buf, at, rank, count) ==>
               tg_primitiv_is_one(buf, at, k); @/
          /@ assert one: tg_primitiv_is_one(buf, at, k) ==>
               primitiv_dim_length(buf, at + 5 * k) == 1; @/
          /@ assert same: primitiv_dim_volume_of(tg_cells(shape, rank), 1) == tg_cells(shape, rank); @/
          k++;
      } */
}

/* Writes the lengths; their number without trailing ones. */
/*@ requires is_primitiv_shape_view(view);
    requires \valid(shape + (0 .. TG_PRIMITIV_DIMS - 1));
    terminates \true; exits \false; assigns shape[0 .. TG_PRIMITIV_DIMS - 1];
    ensures \result <= view.dims_count <= TG_PRIMITIV_DIMS;
    ensures tg_primitiv_lengths(view.buf, view.dims_at, shape, \result);
    ensures tg_primitiv_ones(view.buf, view.dims_at, \result, view.dims_count);
    ensures tg_primitiv_ends(view.buf, view.dims_at, \result); */
static TG_INLINED uint32_t tg_primitiv_dims(primitiv_shape_view view, uint64_t *shape) {
    primitiv_dim_view dim = {0};
    uint32_t rank = 0;
    /*@ assert is_primitiv_shape_view(view) ==>
          view.dims_count == primitiv_shape_dims_count(view.buf, view.at) &&
          valid_primitiv_shape(view.buf, view.len, view.at, view.max_batch, view.strict); */
    /*@ assert valid_primitiv_shape(view.buf, view.len, view.at, view.max_batch, view.strict) ==>
          primitiv_msgpack_array_head_num_items(view.buf, view.at) <= TG_PRIMITIV_DIMS; */
    /*@ assert view.dims_count <= TG_PRIMITIV_DIMS; */
    /*@ loop invariant 0 <= k <= view.dims_count;
        loop invariant rank <= k;
        loop invariant k > 0 ==> is_primitiv_shape_view_dims_item(view, dim, k - 1);
        loop invariant tg_primitiv_lengths(view.buf, view.dims_at, shape, k);
        loop invariant tg_primitiv_ones(view.buf, view.dims_at, rank, k);
        loop invariant tg_primitiv_ends(view.buf, view.dims_at, rank);
        loop assigns k, dim, rank, shape[0 .. TG_PRIMITIV_DIMS - 1];
        loop variant view.dims_count - k; */
    for (uint32_t k = 0; k < view.dims_count; k++) {
        dim = k == 0 ? primitiv_shape_view_dims_first(view)
                     : primitiv_shape_view_dims_next(view, dim, k);
        /*@ assert is_primitiv_shape_view_dims_item(view, dim, k) ==>
              is_primitiv_dim_view(dim) && dim.buf == view.buf && dim.at == view.dims_at + 5 * k; */
        /*@ assert is_primitiv_dim_view(dim) ==>
              dim.length == primitiv_dim_length(dim.buf, dim.at); */
        /*@ assert length: dim.length == primitiv_dim_length(view.buf, view.dims_at + 5 * k); */
        /*@ assert one: dim.length == 1 <==> tg_primitiv_is_one(view.buf, view.dims_at, k); */
        shape[k] = dim.length;
        if (dim.length != 1) rank = k + 1;
    }
    return rank;
}

/* ----------------------------------------------------------------------------------- values */

/*@ requires is_primitiv_tensor_view(record);
    requires is_primitiv_shape_view(shape);
    requires is_primitiv_msgpack_binary_view(data);
    requires shape.buf == record.buf && shape.at == record.shape_at;
    requires data.buf == record.buf && data.len == record.len && data.at == record.data_at;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == TG_DTYPE_FLOAT32 && \result.count == shape.num_elements;
    ensures \result.offset == data.data_at;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, record.len,
            TG_LIES_IN_ONE_PIECE); */
static TG_INLINED tg_extent tg_primitiv_values(primitiv_tensor_view record,
                                               primitiv_shape_view shape,
                                               primitiv_msgpack_binary_view data) {
    /*@ assert is_primitiv_tensor_view(record) ==>
          record.shape_at == primitiv_tensor_shape_at(record.at) &&
          record.data_at == primitiv_tensor_data_at(record.buf, record.at) &&
          valid_primitiv_tensor(record.buf, record.len, record.at, record.max_batch,
            record.strict); */
    /*@ assert primitiv_tensor_shape_at(record.at) == record.at; */
    /*@ assert primitiv_tensor_data_at(record.buf, record.at) ==
          at_primitiv_tensor_data(record.buf, record.at); */
    /*@ assert valid_primitiv_tensor(record.buf, record.len, record.at, record.max_batch,
            record.strict) ==>
          primitiv_msgpack_binary_len_data(record.buf, record.data_at) ==
            primitiv_shape_num_elements(record.buf, record.at) * 4; */
    /*@ assert is_primitiv_shape_view(shape) ==>
          shape.num_elements == primitiv_shape_num_elements(shape.buf, shape.at); */
    /*@ assert is_primitiv_msgpack_binary_view(data) ==>
          data.end == end_primitiv_msgpack_binary(data.buf, data.at) && data.end <= data.len &&
          data.data_at == primitiv_msgpack_binary_data_at(data.buf, data.at) &&
          ks_buffer(data.buf, data.len); */
    /*@ assert ks_buffer(data.buf, data.len) ==> data.len <= 9223372036854775807; */
    /*@ assert end_primitiv_msgpack_binary(data.buf, data.at) ==
          primitiv_msgpack_binary_data_at(data.buf, data.at) +
          primitiv_msgpack_binary_len_data(data.buf, data.at); */
    (void)record;
    return tg_extent_inside(TG_DTYPE_FLOAT32, shape.num_elements, 4, data.data_at, data.len,
                            TG_LIES_IN_ONE_PIECE);
}

/* ---------------------------------------------------------------------------------- tensors */

/* Those of an element of the batch, times the batch. */
/*@ requires \valid_read(shape + (0 .. rank - 1));
    requires tg_cells(shape, rank) == tg_primitiv_volume(buf, at, count);
    requires elements == primitiv_shape_num_elements_of(count, count,
            primitiv_shape_dims_volume(buf, at, count), batch);
    terminates \true; exits \false; assigns \nothing;
    ensures batch == 1 ==> elements == tg_cells(shape, rank);
    ensures batch == shape[rank] ==> elements == tg_cells(shape, rank + 1); */
static TG_INLINED void tg_primitiv_times(const uint8_t *buf, uint64_t at, uint64_t count,
                                         uint32_t rank, const uint64_t *shape, uint64_t batch,
                                         uint64_t elements) {
    (void)buf;
    (void)at;
    (void)count;
    (void)rank;
    (void)shape;
    (void)batch;
    (void)elements;
    /*@ assert elements == tg_primitiv_batch_of(primitiv_shape_dims_volume_before_of(count,
          primitiv_shape_dims_volume(buf, at, count)), batch); */
    /*@ assert tg_primitiv_volume(buf, at, count) == primitiv_shape_dims_volume_before_of(count,
          primitiv_shape_dims_volume(buf, at, count)); */
    /*@ assert elements == tg_primitiv_batch_of(tg_cells(shape, rank), batch); */
    /*@ assert tg_primitiv_batch_of(tg_cells(shape, rank), shape[rank]) ==
          tg_product(tg_cells(shape, rank), shape[rank]); */
    /*@ assert tg_cells(shape, rank + 1) == tg_product(tg_cells(shape, rank), shape[rank]); */
}

/* The elements of a shape are those of its lengths, for each index of the batch. */
/*@ requires is_primitiv_shape_view(view);
    requires is_primitiv_msgpack_uint32_view(batch);
    requires batch.buf == view.buf && batch.at == view.batch_at;
    requires rank <= view.dims_count;
    requires \valid_read(shape + (0 .. rank)) || batch.value == 1;
    requires \valid_read(shape + (0 .. rank - 1));
    requires tg_primitiv_lengths(view.buf, view.dims_at, shape, rank);
    requires tg_primitiv_ones(view.buf, view.dims_at, rank, view.dims_count);
    requires batch.value != 1 ==> shape[rank] == batch.value;
    terminates \true; exits \false; assigns \nothing;
    ensures batch.value == 1 ==> tg_cells(shape, rank) == view.num_elements;
    ensures batch.value != 1 ==> tg_cells(shape, rank + 1) == view.num_elements; */
static TG_INLINED void tg_primitiv_cells(primitiv_shape_view view,
                                         primitiv_msgpack_uint32_view batch, uint32_t rank,
                                         const uint64_t *shape) {
    (void)batch;
    tg_primitiv_product(view.buf, view.dims_at, rank, view.dims_count, shape);
    /*@ assert is_primitiv_msgpack_uint32_view(batch) ==>
          batch.value == primitiv_msgpack_uint32_value(batch.buf, batch.at); */
    /*@ assert is_primitiv_shape_view(view) ==>
          view.num_elements == primitiv_shape_num_elements(view.buf, view.at) &&
          view.dims_at == primitiv_shape_dims_at(view.buf, view.at) &&
          view.dims_count == primitiv_shape_dims_count(view.buf, view.at) &&
          view.batch_at == primitiv_shape_batch_at(view.buf, view.at); */
    /*@ assert primitiv_shape_dims_count(view.buf, view.at) ==
          primitiv_msgpack_array_head_num_items(view.buf, view.at); */
    /*@ assert primitiv_shape_dims_at(view.buf, view.at) ==
          at_primitiv_shape_at_most_8_dims(view.buf, view.at); */
    /*@ assert primitiv_shape_batch_at(view.buf, view.at) ==
          at_primitiv_shape_no_trailing_one(view.buf, view.at); */
    /*@ assert primitiv_shape_num_elements(view.buf, view.at) ==
          primitiv_shape_num_elements_of(view.dims_count, view.dims_count,
            primitiv_shape_dims_volume(view.buf, view.dims_at, view.dims_count), batch.value); */
    tg_primitiv_times(view.buf, view.dims_at, view.dims_count, rank, shape, batch.value,
                      view.num_elements);
}

/* Sets what the file says of a tensor; `shape` is memory for its lengths. */
/*@ requires is_primitiv_tensor_view(record);
    requires \valid(tensor) && \valid(shape + (0 .. TG_PRIMITIV_AXES - 1));
    requires \separated(tensor, shape + (0 .. TG_PRIMITIV_AXES - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. TG_PRIMITIV_AXES - 1];
    ensures tensor->shape == shape && tensor->rank <= TG_PRIMITIV_AXES;
    ensures tg_primitiv_shape(record.buf, record.at, shape, tensor->rank);
    ensures tg_readable(tensor, record.len, TG_LIES_IN_ONE_PIECE); */
static TG_INLINED void tg_primitiv_place(primitiv_tensor_view record, uint64_t *shape,
                                         tg_tensor *tensor) {
    const primitiv_shape_view view = primitiv_tensor_view_shape(record);
    const primitiv_msgpack_binary_view data = primitiv_tensor_view_data(record);
    const primitiv_msgpack_uint32_view batch = primitiv_shape_view_batch(view);
    const tg_extent none = tg_no_part(record.len, TG_LIES_IN_ONE_PIECE);
    const tg_extent values = tg_primitiv_values(record, view, data);
    const tg_parts parts = {values, none, none};
    const uint32_t dims = tg_primitiv_dims(view, shape);
    uint32_t rank = dims;
    if (batch.value != 1) shape[rank++] = batch.value;
    tg_set_parts(tensor, record.len, TG_LIES_IN_ONE_PIECE, TG_STORAGE_DENSE, TG_DTYPE_FLOAT32,
                 shape, rank, parts);
    tensor->order = TG_ORDER_F;
    tensor->batch = batch.value != 1;
    tg_primitiv_cells(view, batch, dims, shape);
    /*@ assert is_primitiv_tensor_view(record) ==>
          record.shape_at == primitiv_tensor_shape_at(record.at); */
    /*@ assert primitiv_tensor_shape_at(record.at) == record.at; */
    /*@ assert is_primitiv_shape_view(view) ==>
          view.dims_at == primitiv_shape_dims_at(record.buf, record.at) &&
          view.dims_count == primitiv_shape_dims_count(record.buf, record.at) &&
          view.batch_at == primitiv_shape_batch_at(record.buf, record.at); */
    /*@ assert is_primitiv_msgpack_uint32_view(batch) ==>
          batch.value == tg_primitiv_batch(record.buf, record.at); */
    /*@ assert tg_primitiv_dims_are(record.buf, view.dims_at, view.dims_count, shape, dims); */
    /*@ assert tg_has_counts(values.count, none.count, 0, TG_STORAGE_DENSE, shape, rank); */
    /*@ assert tensor->storage != TG_STORAGE_BLOCKS; */
    /*@ assert tg_has_counts(tensor->parts[TG_PART_VALUES].count,
          tensor->parts[TG_PART_INDEX_LIST].count, tensor->parts[TG_PART_COUNTS].count,
          tensor->storage, tensor->shape, tensor->rank); */
    tg_parts_are_set(tensor, record.len, TG_LIES_IN_ONE_PIECE);
}

#endif
