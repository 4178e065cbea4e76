/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array.h - tensors as they mean: what the files of this folder share.
 *
 * An array is a line of bytes: its elements in C or F order, of which any window may be asked for.
 * It is made in up to three steps, each of which knows nothing of the others:
 *
 *     stored     array_source.c    the elements of a dense or partial tensor in the order of the
 *                                  file, decoded: element i of that line
 *     laid out   array_permute.c   the same elements in another order, or
 *                array_sparse.c    zeros, and the entries of a sparse tensor where they belong
 *     rounded    array.c           to the dtype that was asked for
 *
 * "Fill" means: elements [first, first + count) of the array before rounding, into memory. Every
 * kind of array has one way to do that (tg_array_fill), with whole elements and from anywhere. What
 * is in array.c makes windows of bytes of it: small ones come from a region that was filled before.
 *
 * Numbers
 *
 *   tg_array_open() proves that the elements of the array and of every step to it can be counted in
 *   bytes with 64 bits. So first, count and their products with sizes do not overflow afterwards, as
 *   long as [first, first + count) is inside the array, which is the one thing to be argued where
 *   these functions are called. What is filled is in memory, so its size in bytes fits size_t.
 */
#ifndef TENSORGATE_ARRAY_H
#define TENSORGATE_ARRAY_H

#include "file.h"

/* Bytes of the largest element: complex128. */
#define TG_MAX_ELEMENT 16u

/* How a stored element becomes one of the array. */
typedef enum tg_decoding {
    TG_AS_STORED,
    TG_FIXED,      /* int8 or int16, fp_pos */
    TG_BIT_SIGNS,  /* +1 and -1 */
    TG_BIT_BYTES,  /* 1 and 0 */
    TG_SCALED,     /* uint8, with bounds for each step of axis 0 */
    TG_SMALL,      /* floats of less than 16 bits */
    TG_SMALL_CODES /* the same of less than 8, one to a byte */
} tg_decoding;

typedef enum tg_array_kind {
    TG_IN_ORDER,  /* elements come in the order of the file */
    TG_PERMUTED,  /* they come in another */
    TG_SCATTERED, /* sparse */
} tg_array_kind;

/* -------------------------------------------------------------------------------- permutation */

/* Axes of length 1 are left out and the others are at least 2 long, so that more would overflow. */
#define TG_MAX_AXES 64u

typedef struct tg_plan_axis {
    uint64_t n;      /* length */
    uint64_t stored; /* elements from one step to the next in stored order ... */
    uint64_t inner;  /* ... and in the order that is wanted */
    /* For array_permute.c, while it works. */
    uint64_t from; /* of the box: [from, to) */
    uint64_t to;
    uint64_t tile; /* length of a tile, but for the last one */
    uint64_t at;   /* of the tile that is worked on: [at, at + len) */
    uint64_t len;
} tg_plan_axis;

typedef struct tg_plan {
    uint32_t num_axes;              /* at least 2: with fewer there is nothing to permute */
    uint8_t by_stored[TG_MAX_AXES]; /* numbers of axes, slowest in stored order first */
    tg_plan_axis axes[];            /* slowest in wanted order first */
} tg_plan;

/* ----------------------------------------------------------------------------------- an array */

/* A piece of working memory. */
typedef struct tg_room {
    uint8_t *data;
    size_t size;
} tg_room;

struct tg_array {
    tg_file *file;
    ks_allocator allocator;
    tg_tensor tensor; /* shape: `lengths` */
    tg_array_info info;
    tg_array_kind kind;
    tg_decoding decoding;
    tg_dtype dtype;   /* before rounding */
    size_t element;   /* bytes of one of it */
    size_t delivered; /* bytes of one of info.dtype */
    bool rounds;
    uint64_t inexact;
    tg_plan *plan;            /* TG_PERMUTED */
    const uint8_t *in_memory; /* TG_PERMUTED, not decoded: the elements, when they are there */

    /* TG_SCALED */
    uint64_t
        per_step; /* elements at each step of axis 0; also TG_STORAGE_SPARSE and TG_STORAGE_INDICES */
    uint64_t step; /* whose bounds these are; none: UINT64_MAX */
    float min, max;

    /* TG_STORAGE_SPARSE, TG_STORAGE_INDICES: entries before a step of axis 0, see array_sparse.c. */
    uint64_t sparse_step;
    uint64_t sparse_before;

    /* Working memory: one block, taken when it is needed first. */
    uint64_t window; /* what was asked for */
    tg_room memory;
    tg_room staging; /* stored bytes, before they are decoded or sorted out */
    tg_room tile;    /* TG_PERMUTED: a tile in stored order */
    tg_room region;  /* elements that were filled: [region_first, region_first + region_count) */
    tg_room rounded; /* elements of info.dtype on their way to a target */
    uint64_t region_first;
    uint64_t region_count;

    uint64_t stored_count; /* of TG_PART_VALUES: the one length of a partial tensor */
    uint64_t lengths[];    /* of the tensor, and in reverse for array_sparse.c */
};

/* Sets decoding and dtype of a dense or partial tensor; false after tg_fail. */
bool tg_elements_open(tg_array *a, bool raw);
/* Stored elements [first, first + count), decoded. */
bool tg_elements_read(tg_array *a, uint64_t first, uint64_t count, void *dst);
/* The same for `runs` runs of `count` elements, `stride` elements from the start of one to the start
 * of the next; count <= stride when there is more than one. They come to lie one after the other. */
bool tg_elements_gather(tg_array *a, uint64_t first, uint64_t count, uint64_t stride, uint64_t runs,
                        void *dst);

/* Where bytes of an array are written to. */
typedef struct tg_sender {
    const tg_target *target;
    uint64_t at; /* in the target, of the first byte of the array: modulo 2^64, since an array of
                    which only the end is written may begin before the target does */
    tg_write_error *error;
} tg_sender;

/* Sets a->plan, or leaves it NULL when the elements are in order as they are. The tensor is dense and
 * not empty. False after tg_fail. */
bool tg_plan_make(tg_array *a, tg_order wanted);
void tg_plan_free(tg_array *a);
bool tg_permute_fill(tg_array *a, uint64_t first, uint64_t count, void *dst);
/* Which elements to fill a region of up to `most` elements with, for a reader of element `i`. */
void tg_permute_region(const tg_array *a, uint64_t i, uint64_t most, uint64_t *first,
                       uint64_t *count);
/* Writes elements [first, first + count), rounded, tile by tile. False after sender->error. */
bool tg_permute_copy(tg_array *a, uint64_t first, uint64_t count, const tg_sender *sender);

/* Sets dtype and what else is known of a sparse tensor; false after tg_fail. */
bool tg_sparse_open(tg_array *a);
bool tg_sparse_fill(tg_array *a, uint64_t first, uint64_t count, void *dst);

/* ------------------------------------------------------------------------------------ array.c */

/* Elements [first, first + count) of the array before rounding. */
bool tg_array_fill(tg_array *a, uint64_t first, uint64_t count, void *dst);
/* Elements as they are delivered, from elements before rounding. */
void tg_array_round(tg_array *a, void *dst, const void *src, size_t n);
/* Takes working memory, unless there is some, divided for copying or for reading; tg_array_forget
 * gives it back. */
bool tg_array_prepare(tg_array *a, bool copies);
void tg_array_forget(tg_array *a);
/* Fills the region with element `i` and some after it, unless it is there. */
bool tg_array_load(tg_array *a, uint64_t i);
/* Bytes [from, from + n) of the array: tg_array_read, which gives memory back at the end. */
bool tg_array_bytes(tg_array *a, uint64_t from, void *dst, size_t n);

/* ----------------------------------------------------------------------------------- array_values.c */

/* The error of the file as one of writing; false. */
bool tg_values_fail(tg_file *file, tg_write_error *error);
/* Writes n > 0 bytes of the array. */
bool tg_send(const tg_sender *sender, uint64_t from, const void *data, size_t n);

#endif
