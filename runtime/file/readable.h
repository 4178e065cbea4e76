/* SPDX-License-Identifier: Apache-2.0 */
/*
 * readable.h - whether what is said of a tensor can be read from a file of this size: invariant 7 of docs/security.md.
 * Private to the library; proved by Frama-C. tg_describe() asks this of every description, whatever the format.
 */
#ifndef TENSORGATE_READABLE_H
#define TENSORGATE_READABLE_H

#include "extent.h"

/* --------------------------------------------------------------------------------- elements */

/* The number of elements of a shape: the product of its lengths, without bounds. */
/*@ logic integer tg_cells{L}(uint64_t *shape, integer rank) =
      rank <= 0 ? 1 : tg_cells(shape, rank - 1) * shape[rank - 1];
*/

/*@ requires \valid_read(shape + (0 .. rank - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == tg_saturated(tg_cells(shape, rank)); */
static inline uint64_t tg_cells_of(const uint64_t *shape, uint32_t rank) {
    uint64_t product = 1;
    /*@ loop invariant 0 <= i <= rank;
        loop invariant 0 <= tg_cells(shape, i);
        loop invariant product == tg_saturated(tg_cells(shape, i));
        loop assigns i, product;
        loop variant rank - i; */
    for (uint32_t i = 0; i < rank; i++) {
        const uint64_t n = shape[i];
        /*@ assert step: tg_cells(shape, i + 1) == tg_cells(shape, i) * n; */
        /*@ assert grows: n >= 1 ==> tg_cells(shape, i + 1) >= tg_cells(shape, i); */
        product = ks_mul_fits_u64(product, n) ? product * n : UINT64_MAX;
    }
    return product;
}

/* ------------------------------------------------------------------------------------ parts */

/* How the bytes of a part lie in the file. */
typedef enum tg_lying {
    TG_LIES_IN_ONE_PIECE, /* from its offset on */
    TG_LIES_IN_PIECES,    /* the first one is at its offset */
    TG_LIES_ELSEWHERE     /* not as it is read: compressed, or in another byte order */
} tg_lying;

/* Both numbers are those of the logic: UINT64_MAX may stand for more. */
/*@ predicate tg_fits(tg_extent e, integer size, integer lying) =
      e.count < 18446744073709551615 &&
      e.nbytes < 18446744073709551615 &&
      e.nbytes == tg_bytes(e.dtype, e.count) &&
      (lying != TG_LIES_ELSEWHERE ==> e.nbytes <= size && e.offset <= size) &&
      (lying == TG_LIES_IN_ONE_PIECE ==> e.offset + e.nbytes <= size);
*/

/*@ requires \valid_read(e);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_fits(*e, size, lying); */
static inline bool tg_part_fits(const tg_extent *e, uint64_t size, tg_lying lying) {
    if (e->count == UINT64_MAX || e->nbytes == UINT64_MAX) return false;
    if (e->nbytes != tg_bytes_of(e->dtype, e->count)) return false;
    if (lying == TG_LIES_ELSEWHERE) return true;
    if (e->nbytes > size || e->offset > size) return false;
    return lying != TG_LIES_IN_ONE_PIECE || e->nbytes <= size - e->offset;
}

/* --------------------------------------------------------------------------------- tensors */

/* A scalar has an address, too. */
/*@ predicate tg_has_shape{L}(tg_tensor *t) =
      \valid_read(t->shape + (0 .. t->rank - 1)) && \object_pointer(t->shape);
*/

/* The parts of each storage, and how many elements each has. */
/*@ predicate tg_has_parts(tg_extent values, tg_extent list, tg_extent counts, integer dtype,
            integer storage) =
      storage == TG_STORAGE_INDICES
        ? tg_bits(dtype) > 0 && values.dtype == TG_DTYPE_NONE && list.dtype == TG_DTYPE_UINT32 &&
          counts.dtype == TG_DTYPE_UINT32
        : values.dtype == dtype &&
          (storage == TG_STORAGE_BLOCKS ? tg_elements(dtype) > 0 : tg_bits(dtype) > 0) &&
          list.dtype == (storage == TG_STORAGE_COO ? TG_DTYPE_INT64 :
                         storage == TG_STORAGE_SPARSE ? TG_DTYPE_UINT32 : TG_DTYPE_NONE) &&
          counts.dtype == (storage == TG_STORAGE_SPARSE ? TG_DTYPE_UINT32 : TG_DTYPE_NONE);

    predicate tg_has_counts{L}(tg_extent values, tg_extent list, tg_extent counts,
            integer storage, uint64_t *shape, integer rank) =
      storage == TG_STORAGE_DENSE || storage == TG_STORAGE_BLOCKS
        ? values.count == tg_cells(shape, rank) :
      storage == TG_STORAGE_PARTIAL ? values.count < tg_cells(shape, rank) :
      storage == TG_STORAGE_COO ? list.count == values.count * rank :
      storage == TG_STORAGE_SPARSE
        ? list.count == values.count && rank > 0 && counts.count == shape[0] :
      storage == TG_STORAGE_INDICES && rank > 0 && counts.count == shape[0];

    predicate tg_has_rows{L}(integer dtype, integer order, uint64_t *shape, integer rank) =
      order == TG_ORDER_C && rank > 0 && tg_elements(dtype) > 0 &&
      shape[rank - 1] % tg_elements(dtype) == 0;

    predicate tg_readable{L}(tg_tensor *t, integer size, integer lying) =
      tg_fits(t->parts[TG_PART_VALUES], size, lying) &&
      tg_fits(t->parts[TG_PART_INDEX_LIST], size, lying) &&
      tg_fits(t->parts[TG_PART_COUNTS], size, lying) &&
      tg_has_parts(t->parts[TG_PART_VALUES], t->parts[TG_PART_INDEX_LIST],
            t->parts[TG_PART_COUNTS], t->dtype, t->storage) &&
      tg_has_counts(t->parts[TG_PART_VALUES], t->parts[TG_PART_INDEX_LIST],
            t->parts[TG_PART_COUNTS], t->storage, t->shape, t->rank) &&
      (t->storage == TG_STORAGE_BLOCKS ==> tg_has_rows(t->dtype, t->order, t->shape, t->rank));
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
      (storage == TG_STORAGE_BLOCKS ? tg_elements(dtype) > 0 : tg_bits(dtype) > 0); */
static inline bool tg_can_store(tg_storage storage, tg_dtype dtype) {
    if (storage != TG_STORAGE_BLOCKS) return tg_bits_of(dtype) > 0;
    const tg_block block = tg_block_of(dtype);
    return block.elements > 0;
}

/*@ requires \valid_read(t);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_has_parts(t->parts[TG_PART_VALUES], t->parts[TG_PART_INDEX_LIST],
            t->parts[TG_PART_COUNTS], t->dtype, t->storage); */
static inline bool tg_parts_agree(const tg_tensor *t) {
    const tg_dtype values = t->parts[TG_PART_VALUES].dtype;
    const tg_dtype list = t->parts[TG_PART_INDEX_LIST].dtype;
    const tg_dtype counts = t->parts[TG_PART_COUNTS].dtype;
    if (t->storage == TG_STORAGE_INDICES) {
        return tg_bits_of(t->dtype) > 0 && values == TG_DTYPE_NONE && list == TG_DTYPE_UINT32 &&
               counts == TG_DTYPE_UINT32;
    }
    if (values != t->dtype || !tg_can_store(t->storage, values)) return false;
    if (t->storage == TG_STORAGE_COO) return list == TG_DTYPE_INT64 && counts == TG_DTYPE_NONE;
    if (t->storage == TG_STORAGE_SPARSE)
        return list == TG_DTYPE_UINT32 && counts == TG_DTYPE_UINT32;
    return list == TG_DTYPE_NONE && counts == TG_DTYPE_NONE;
}

/*@ requires \valid_read(t);
    requires tg_has_shape(t);
    requires t->parts[TG_PART_VALUES].count < 18446744073709551615;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_has_counts(t->parts[TG_PART_VALUES],
            t->parts[TG_PART_INDEX_LIST], t->parts[TG_PART_COUNTS], t->storage, t->shape,
            t->rank); */
static inline bool tg_counts_agree(const tg_tensor *t) {
    const uint64_t values = t->parts[TG_PART_VALUES].count;
    const uint64_t list = t->parts[TG_PART_INDEX_LIST].count;
    const uint64_t counts = t->parts[TG_PART_COUNTS].count;
    switch (t->storage) {
    case TG_STORAGE_DENSE:
    case TG_STORAGE_BLOCKS: return values == tg_cells_of(t->shape, t->rank);
    case TG_STORAGE_PARTIAL: return values < tg_cells_of(t->shape, t->rank);
    case TG_STORAGE_COO: return ks_mul_fits_u64(values, t->rank) && list == values * t->rank;
    case TG_STORAGE_SPARSE: return list == values && t->rank > 0 && counts == t->shape[0];
    case TG_STORAGE_INDICES: return t->rank > 0 && counts == t->shape[0];
    default: return false;
    }
}

/*@ requires \valid_read(t);
    requires tg_has_shape(t);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_has_rows(t->dtype, t->order, t->shape, t->rank); */
static inline bool tg_rows_are_whole(const tg_tensor *t) {
    const uint64_t elements = tg_block_of(t->dtype).elements;
    return t->order == TG_ORDER_C && t->rank > 0 && elements > 0 &&
           t->shape[t->rank - 1] % elements == 0;
}

/*@ requires \valid_read(t);
    requires tg_has_shape(t);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_readable(t, size, lying); */
static inline bool tg_is_readable(const tg_tensor *t, uint64_t size, tg_lying lying) {
    return tg_part_fits(&t->parts[TG_PART_VALUES], size, lying) &&
           tg_part_fits(&t->parts[TG_PART_INDEX_LIST], size, lying) &&
           tg_part_fits(&t->parts[TG_PART_COUNTS], size, lying) && tg_parts_agree(t) &&
           tg_counts_agree(t) && (t->storage != TG_STORAGE_BLOCKS || tg_rows_are_whole(t));
}

#endif
