/* SPDX-License-Identifier: Apache-2.0 */
/*
 * readable.h - whether what is said of a tensor can be read from a file of this size: invariant 7 of docs/security.md.
 * Private to the library; proved by Frama-C. tg_describe() asks this of every description, whatever the format.
 */
#ifndef TENSORGATE_READABLE_H
#define TENSORGATE_READABLE_H

#include "extent.h"

/* Descriptions and views are passed by value; without calls they stay in registers. */
#if defined(__GNUC__)
#define TG_INLINED inline __attribute__((always_inline))
#else
#define TG_INLINED inline
#endif

/* --------------------------------------------------------------------------------- elements */

/* The number of elements of a shape: the product of its lengths, without bounds. */
/*@ logic integer tg_product(integer a, integer b) = a * b;
    logic integer tg_cells{L}(uint64_t *shape, integer rank) =
      rank <= 0 ? 1 : tg_product(tg_cells(shape, rank - 1), shape[rank - 1]);
*/

/* The product of two numbers as a function that provers do not look into before it is needed. */
/*@ logic integer tg_times(integer a, integer b) = b == 0 ? 0 : a * b;
    lemma tg_times_is: \forall integer a, b; tg_times(a, b) == tg_product(a, b);
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
        /*@ assert step: tg_cells(shape, i + 1) == tg_product(tg_cells(shape, i), n); */
        /*@ assert times: tg_product(tg_cells(shape, i), n) == tg_cells(shape, i) * n; */
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
/*@ predicate tg_fits(integer dtype, integer count, integer nbytes, integer offset, integer size,
            integer lying) =
      count < 18446744073709551615 &&
      nbytes < 18446744073709551615 &&
      nbytes == tg_bytes(dtype, count) &&
      (lying != TG_LIES_ELSEWHERE ==> nbytes <= size && offset <= size) &&
      (lying == TG_LIES_IN_ONE_PIECE ==> offset + nbytes <= size);
*/

/*@ requires \valid_read(e);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_fits(e->dtype, e->count, e->nbytes, e->offset, size, lying); */
static inline bool tg_part_fits(const tg_extent *e, uint64_t size, tg_lying lying) {
    if (e->count == UINT64_MAX || e->nbytes == UINT64_MAX) return false;
    if (e->dtype == TG_DTYPE_NONE) { /* two of three parts, mostly: without a table */
        /*@ assert tg_bytes(TG_DTYPE_NONE, e->count) == 0; */
        return e->nbytes == 0 && (lying == TG_LIES_ELSEWHERE || e->offset <= size);
    }
    if (e->nbytes != tg_bytes_of(e->dtype, e->count)) return false;
    if (lying == TG_LIES_ELSEWHERE) return true;
    if (e->nbytes > size || e->offset > size) return false;
    return lying != TG_LIES_IN_ONE_PIECE || e->nbytes <= size - e->offset;
}

/* A part of elements of `size` bytes: all of them are no more than the file has. */
/*@ requires tg_elements(dtype) == 0 && 0 < tg_bits(dtype) == 8 * size;
    requires file_size < 18446744073709551615;
    requires count * size <= file_size && offset <= file_size;
    requires lying == TG_LIES_IN_ONE_PIECE ==> offset + count * size <= file_size;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == dtype && \result.count == count && \result.offset == offset;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, file_size, lying); */
static TG_INLINED tg_extent tg_extent_inside(tg_dtype dtype, uint64_t count, uint64_t size,
                                             uint64_t offset, uint64_t file_size, tg_lying lying) {
    (void)file_size;
    (void)lying;
    /*@ assert least: count <= count * size; */
    /*@ assert whole: tg_packed(8 * size, count) == count * size; */
    /*@ assert bytes: tg_bytes(dtype, count) == tg_packed(8 * size, count); */
    const tg_extent extent = {dtype, count, count * size, offset};
    return extent;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.dtype == TG_DTYPE_NONE && \result.count == 0;
    ensures tg_fits(\result.dtype, \result.count, \result.nbytes, \result.offset, file_size, lying); */
static TG_INLINED tg_extent tg_no_part(uint64_t file_size, tg_lying lying) {
    (void)file_size;
    (void)lying;
    /*@ assert tg_bytes(TG_DTYPE_NONE, 0) == 0; */
    const tg_extent none = {TG_DTYPE_NONE, 0, 0, 0};
    return none;
}

/* --------------------------------------------------------------------------------- tensors */

/* A scalar has an address, too. */
/*@ predicate tg_has_shape{L}(tg_tensor *t) =
      \valid_read(t->shape + (0 .. t->rank - 1)) && \object_pointer(t->shape);
*/

/* The parts of each storage, and how many elements each has. */
/*@ predicate tg_has_parts(integer values, integer list, integer counts, integer dtype,
            integer storage) =
      storage == TG_STORAGE_INDICES
        ? tg_bits(dtype) > 0 && values == TG_DTYPE_NONE && list == TG_DTYPE_UINT32 &&
          counts == TG_DTYPE_UINT32 :
      storage == TG_STORAGE_TEXT
        ? dtype == TG_DTYPE_STRING && values == TG_DTYPE_UINT8 && list == TG_DTYPE_NONE &&
          counts == TG_DTYPE_UINT64
        : values == dtype &&
          (storage == TG_STORAGE_BLOCKS ? tg_elements(dtype) > 0 : tg_bits(dtype) > 0) &&
          list == (storage == TG_STORAGE_COO ? TG_DTYPE_INT64 :
                   storage == TG_STORAGE_SPARSE ? TG_DTYPE_UINT32 : TG_DTYPE_NONE) &&
          counts == (storage == TG_STORAGE_SPARSE ? TG_DTYPE_UINT32 : TG_DTYPE_NONE);

    predicate tg_has_counts{L}(integer values, integer list, integer counts, integer storage,
            uint64_t *shape, integer rank) =
      storage == TG_STORAGE_DENSE || storage == TG_STORAGE_BLOCKS
        ? values == tg_cells(shape, rank) :
      storage == TG_STORAGE_PARTIAL ? values < tg_cells(shape, rank) :
      storage == TG_STORAGE_TEXT ? counts == tg_cells(shape, rank) :
      storage == TG_STORAGE_COO ? list == tg_product(values, rank) :
      storage == TG_STORAGE_SPARSE ? list == values && rank > 0 && counts == shape[0] :
      storage == TG_STORAGE_INDICES && rank > 0 && counts == shape[0];

    predicate tg_has_rows{L}(integer dtype, integer order, uint64_t *shape, integer rank) =
      order == TG_ORDER_C && rank > 0 && tg_elements(dtype) > 0 &&
      shape[rank - 1] % tg_elements(dtype) == 0;

    predicate tg_part_at{L}(tg_extent *e, integer size, integer lying) =
      tg_fits(e->dtype, e->count, e->nbytes, e->offset, size, lying);

    predicate tg_has_opaque{L}(tg_tensor *t) =
      t->storage == TG_STORAGE_DENSE && t->parts[TG_PART_VALUES].dtype == TG_DTYPE_UINT8 &&
      t->parts[TG_PART_INDEX_LIST].dtype == TG_DTYPE_NONE &&
      t->parts[TG_PART_COUNTS].dtype == TG_DTYPE_NONE &&
      t->parts[TG_PART_VALUES].count == tg_product(tg_cells(t->shape, t->rank), t->element);

    predicate tg_readable{L}(tg_tensor *t, integer size, integer lying) =
      tg_part_at(&t->parts[TG_PART_VALUES], size, lying) &&
      tg_part_at(&t->parts[TG_PART_INDEX_LIST], size, lying) &&
      tg_part_at(&t->parts[TG_PART_COUNTS], size, lying) &&
      (t->dtype == TG_DTYPE_OPAQUE ==> tg_has_opaque(t)) &&
      (t->dtype != TG_DTYPE_OPAQUE ==>
      tg_has_parts(t->parts[TG_PART_VALUES].dtype, t->parts[TG_PART_INDEX_LIST].dtype,
            t->parts[TG_PART_COUNTS].dtype, t->dtype, t->storage) &&
      tg_has_counts(t->parts[TG_PART_VALUES].count, t->parts[TG_PART_INDEX_LIST].count,
            t->parts[TG_PART_COUNTS].count, t->storage, t->shape, t->rank) &&
      (t->storage == TG_STORAGE_BLOCKS ==> tg_has_rows(t->dtype, t->order, t->shape, t->rank)));
*/

/* The parts of a tensor, as tg_part names them. */
typedef struct tg_parts {
    tg_extent values;
    tg_extent list;
    tg_extent counts;
} tg_parts;

/*@ requires \valid(t);
    terminates \true; exits \false; assigns *t;
    ensures t->storage == storage && t->dtype == dtype;
    ensures t->shape == shape && t->rank == rank;
    ensures t->parts[TG_PART_VALUES].dtype == parts.values.dtype;
    ensures t->parts[TG_PART_VALUES].count == parts.values.count;
    ensures t->parts[TG_PART_VALUES].nbytes == parts.values.nbytes;
    ensures t->parts[TG_PART_VALUES].offset == parts.values.offset;
    ensures t->parts[TG_PART_INDEX_LIST].dtype == parts.list.dtype;
    ensures t->parts[TG_PART_INDEX_LIST].count == parts.list.count;
    ensures t->parts[TG_PART_INDEX_LIST].nbytes == parts.list.nbytes;
    ensures t->parts[TG_PART_INDEX_LIST].offset == parts.list.offset;
    ensures t->parts[TG_PART_COUNTS].dtype == parts.counts.dtype;
    ensures t->parts[TG_PART_COUNTS].count == parts.counts.count;
    ensures t->parts[TG_PART_COUNTS].nbytes == parts.counts.nbytes;
    ensures t->parts[TG_PART_COUNTS].offset == parts.counts.offset; */
static TG_INLINED void tg_set(tg_tensor *t, tg_storage storage, tg_dtype dtype,
                              const uint64_t *shape, uint32_t rank, tg_parts parts) {
    t->storage = storage;
    t->dtype = dtype;
    t->shape = shape;
    t->rank = rank;
    t->parts[TG_PART_VALUES].dtype = parts.values.dtype;
    t->parts[TG_PART_VALUES].count = parts.values.count;
    t->parts[TG_PART_VALUES].nbytes = parts.values.nbytes;
    t->parts[TG_PART_VALUES].offset = parts.values.offset;
    t->parts[TG_PART_INDEX_LIST].dtype = parts.list.dtype;
    t->parts[TG_PART_INDEX_LIST].count = parts.list.count;
    t->parts[TG_PART_INDEX_LIST].nbytes = parts.list.nbytes;
    t->parts[TG_PART_INDEX_LIST].offset = parts.list.offset;
    t->parts[TG_PART_COUNTS].dtype = parts.counts.dtype;
    t->parts[TG_PART_COUNTS].count = parts.counts.count;
    t->parts[TG_PART_COUNTS].nbytes = parts.counts.nbytes;
    t->parts[TG_PART_COUNTS].offset = parts.counts.offset;
}

/* Sets what tg_readable() is about. Nothing that is written changes the shape. The loop is ghost code and not compiled. */
/*@ requires \valid(t) && \valid_read(shape + (0 .. rank - 1));
    requires \separated(t, shape + (0 .. rank - 1));
    requires tg_fits(parts.values.dtype, parts.values.count, parts.values.nbytes, parts.values.offset,
            size, lying);
    requires tg_fits(parts.list.dtype, parts.list.count, parts.list.nbytes, parts.list.offset, size,
            lying);
    requires tg_fits(parts.counts.dtype, parts.counts.count, parts.counts.nbytes, parts.counts.offset,
            size, lying);
    requires tg_has_parts(parts.values.dtype, parts.list.dtype, parts.counts.dtype, dtype, storage);
    terminates \true; exits \false; assigns *t;
    ensures \forall integer k; 0 <= k < rank ==> shape[k] == \old(shape[k]);
    ensures tg_cells(shape, rank) == \old(tg_cells(shape, rank));
    ensures t->storage == storage && t->dtype == dtype && t->shape == shape && t->rank == rank;
    ensures t->parts[TG_PART_VALUES].count == parts.values.count;
    ensures t->parts[TG_PART_VALUES].offset == parts.values.offset;
    ensures t->parts[TG_PART_INDEX_LIST].count == parts.list.count;
    ensures t->parts[TG_PART_COUNTS].count == parts.counts.count;
    ensures tg_part_at(&t->parts[TG_PART_VALUES], size, lying);
    ensures tg_part_at(&t->parts[TG_PART_INDEX_LIST], size, lying);
    ensures tg_part_at(&t->parts[TG_PART_COUNTS], size, lying);
    ensures tg_has_parts(t->parts[TG_PART_VALUES].dtype, t->parts[TG_PART_INDEX_LIST].dtype,
            t->parts[TG_PART_COUNTS].dtype, t->dtype, t->storage); */
static TG_INLINED void tg_set_parts(tg_tensor *t, uint64_t size, tg_lying lying, tg_storage storage,
                                    tg_dtype dtype, const uint64_t *shape, uint32_t rank,
                                    tg_parts parts) {
    (void)size;
    (void)lying;
    tg_set(t, storage, dtype, shape, rank, parts);
    /*@ ghost
      uint32_t k = 0;
      /@ loop invariant 0 <= k <= rank;
         loop invariant tg_cells(shape, k) == tg_cells{Pre}(shape, k);
         loop assigns k;
         loop variant rank - k; @/
      while (k < rank) {
          /@ assert before: tg_cells{Pre}(shape, k + 1) ==
               tg_times(tg_cells{Pre}(shape, k), \at(shape[\at(k, Here)], Pre)); @/
          /@ assert same: \at(shape[\at(k, Here)], Pre) == shape[k]; @/
          /@ assert after: tg_cells(shape, k + 1) == tg_times(tg_cells(shape, k), shape[k]); @/
          k++;
      } */
}

/* What tg_set_parts() has set is readable, if the counts are right. */
/*@ requires tg_part_at(&t->parts[TG_PART_VALUES], size, lying);
    requires tg_part_at(&t->parts[TG_PART_INDEX_LIST], size, lying);
    requires tg_part_at(&t->parts[TG_PART_COUNTS], size, lying);
    requires tg_has_parts(t->parts[TG_PART_VALUES].dtype, t->parts[TG_PART_INDEX_LIST].dtype,
            t->parts[TG_PART_COUNTS].dtype, t->dtype, t->storage);
    requires tg_has_counts(t->parts[TG_PART_VALUES].count, t->parts[TG_PART_INDEX_LIST].count,
            t->parts[TG_PART_COUNTS].count, t->storage, t->shape, t->rank);
    requires t->storage != TG_STORAGE_BLOCKS;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_readable(t, size, lying); */
static TG_INLINED void tg_parts_are_set(const tg_tensor *t, uint64_t size, tg_lying lying) {
    (void)t;
    (void)size;
    (void)lying;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
      (storage == TG_STORAGE_BLOCKS ? tg_elements(dtype) > 0 : tg_bits(dtype) > 0); */
static inline bool tg_can_store(tg_storage storage, tg_dtype dtype) {
    if (storage != TG_STORAGE_BLOCKS) return tg_bits_of(dtype) > 0;
    const tg_block_size block = tg_block_of(dtype);
    return block.elements > 0;
}

/*@ requires \valid_read(t);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_has_parts(t->parts[TG_PART_VALUES].dtype,
            t->parts[TG_PART_INDEX_LIST].dtype, t->parts[TG_PART_COUNTS].dtype, t->dtype, t->storage); */
static inline bool tg_parts_agree(const tg_tensor *t) {
    const tg_dtype values = t->parts[TG_PART_VALUES].dtype;
    const tg_dtype list = t->parts[TG_PART_INDEX_LIST].dtype;
    const tg_dtype counts = t->parts[TG_PART_COUNTS].dtype;
    if (t->storage == TG_STORAGE_INDICES) {
        return tg_bits_of(t->dtype) > 0 && values == TG_DTYPE_NONE && list == TG_DTYPE_UINT32 &&
               counts == TG_DTYPE_UINT32;
    }
    if (t->storage == TG_STORAGE_TEXT) {
        return t->dtype == TG_DTYPE_STRING && values == TG_DTYPE_UINT8 && list == TG_DTYPE_NONE &&
               counts == TG_DTYPE_UINT64;
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
    requires t->parts[TG_PART_COUNTS].count < 18446744073709551615;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_has_counts(t->parts[TG_PART_VALUES].count,
            t->parts[TG_PART_INDEX_LIST].count, t->parts[TG_PART_COUNTS].count, t->storage, t->shape,
            t->rank); */
static inline bool tg_counts_agree(const tg_tensor *t) {
    const uint64_t values = t->parts[TG_PART_VALUES].count;
    const uint64_t list = t->parts[TG_PART_INDEX_LIST].count;
    const uint64_t counts = t->parts[TG_PART_COUNTS].count;
    switch (t->storage) {
    case TG_STORAGE_DENSE:
    case TG_STORAGE_BLOCKS: return values == tg_cells_of(t->shape, t->rank);
    case TG_STORAGE_PARTIAL: return values < tg_cells_of(t->shape, t->rank);
    case TG_STORAGE_TEXT: return counts == tg_cells_of(t->shape, t->rank);
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

/* Elements of any size, whose bytes are the values. */
/*@ requires \valid_read(t);
    requires tg_has_shape(t);
    requires t->parts[TG_PART_VALUES].count < 18446744073709551615;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_has_opaque(t); */
static inline bool tg_opaque_agrees(const tg_tensor *t) {
    const uint64_t bytes = t->parts[TG_PART_VALUES].count;
    const uint64_t element = t->element;
    if (t->storage != TG_STORAGE_DENSE || t->parts[TG_PART_VALUES].dtype != TG_DTYPE_UINT8 ||
        t->parts[TG_PART_INDEX_LIST].dtype != TG_DTYPE_NONE ||
        t->parts[TG_PART_COUNTS].dtype != TG_DTYPE_NONE)
        return false;
    if (element == 0) return bytes == 0;
    /* A number of cells that does not fit has more bytes than any part. */
    const uint64_t cells = tg_cells_of(t->shape, t->rank);
    return ks_mul_fits_u64(cells, element) && bytes == cells * element;
}

/*@ requires \valid_read(t);
    requires tg_has_shape(t);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> tg_readable(t, size, lying); */
static inline bool tg_is_readable(const tg_tensor *t, uint64_t size, tg_lying lying) {
    if (!tg_part_fits(&t->parts[TG_PART_VALUES], size, lying) ||
        !tg_part_fits(&t->parts[TG_PART_INDEX_LIST], size, lying) ||
        !tg_part_fits(&t->parts[TG_PART_COUNTS], size, lying))
        return false;
    if (t->dtype == TG_DTYPE_OPAQUE) return tg_opaque_agrees(t);
    return tg_parts_agree(t) && tg_counts_agree(t) &&
           (t->storage != TG_STORAGE_BLOCKS || tg_rows_are_whole(t));
}

#endif
