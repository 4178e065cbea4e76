/* SPDX-License-Identifier: Apache-2.0 */
/*
 * array.h - tensors as the arrays that they mean: declarations shared by the files of this folder.
 *
 * An array is a sequence of bytes: its elements in C or F order. Any window of it can be read. It
 * is produced in up to three independent steps:
 *
 *     stored     array_source.c    the elements of a dense or partial tensor, or of one in blocks
 *                                  (array_blocks.c), in the order of the file, decoded
 *     laid out   array_permute.c   the same elements in another order, or
 *                array_sparse.c    zeros, and the entries of a sparse tensor at their positions
 *     rounded    array_send.c      to the requested dtype
 *
 * "Fill" means: write elements [first, first + count) of the array before rounding to memory. Every
 * kind of array implements it (tg_array_fill) for whole elements from any position. array.c derives
 * windows of bytes from it: small ones are copied from a region that was filled before.
 *
 * Numbers
 *
 *   tg_array_open() checks that the size in bytes of the array and of the result of every step fits
 *   64 bits. So first, count and their products with sizes do not overflow afterwards, as long as
 *   [first, first + count) is inside the array; callers have to argue only that. A filled window is
 *   in memory, so its size in bytes fits size_t.
 */
#ifndef TENSORGATE_ARRAY_H
#define TENSORGATE_ARRAY_H

#include "file.h"

/* Size of the largest element: complex128. */
#define TG_MAX_ELEMENT 16u

/* How a stored element becomes an element of the array. */
typedef enum tg_decoding {
    TG_AS_STORED,
    TG_FIXED,          /* int8 or int16, fp_pos */
    TG_BIT_SIGNS,      /* +1 and -1 */
    TG_BIT_BYTES,      /* 1 and 0 */
    TG_SCALED,         /* uint8, with min and max for each step of axis 0 */
    TG_SMALL,          /* floats of less than 16 bits */
    TG_SMALL_INTEGERS, /* integers of less than 8 bits as int8 or uint8 */
    TG_SMALL_CODES,    /* floats of less than 8 bits as codes, one to a byte */
    TG_BLOCKED         /* numbers that share scales */
} tg_decoding;

typedef enum tg_array_kind {
    TG_IN_ORDER,  /* elements are in the order of the file */
    TG_PERMUTED,  /* elements are in another order */
    TG_SCATTERED, /* sparse */
} tg_array_kind;

/* -------------------------------------------------------------------------------- permutation */

/* Axes of length 1 are dropped and the others have at least length 2, so more axes would
 * overflow. */
#define TG_MAX_AXES 64u

typedef struct tg_permutation_axis {
    uint64_t n;      /* length */
    uint64_t stored; /* stride in elements in stored order ... */
    uint64_t inner;  /* ... and in requested order */
    /* State of array_permute.c. */
    uint64_t from; /* range of the box: [from, to) */
    uint64_t to;
    uint64_t tile; /* length of a tile, except the last one */
    uint64_t at;   /* range of the current tile: [at, at + len) */
    uint64_t len;
} tg_permutation_axis;

typedef struct tg_permutation {
    uint32_t num_axes;              /* at least 2: otherwise there is nothing to permute */
    uint8_t by_stored[TG_MAX_AXES]; /* indices of axes, slowest in stored order first */
    tg_permutation_axis axes[];     /* slowest in requested order first */
} tg_permutation;

/* ----------------------------------------------------------------------------------- an array */

/* A buffer in working memory. */
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
    size_t element;   /* bytes of an element of `dtype` */
    size_t delivered; /* bytes of an element of info.dtype */
    bool rounds;
    bool is_opaque; /* `tensor` and `lengths` have the bytes of an element as the last axis */
    uint64_t inexact;
    tg_permutation *permutation; /* TG_PERMUTED */
    const uint8_t *in_memory;    /* TG_PERMUTED, not decoded: the elements, if they are in memory */
    bool holds;                  /* TG_PERMUTED: the stored elements are held, see held.c */
    uint64_t next;               /* bytes delivered, all in order; UINT64_MAX: in another order */

    /* TG_SCALED */
    uint64_t
        per_step; /* elements at each step of axis 0; also TG_STORAGE_SPARSE and TG_STORAGE_INDICES */
    uint64_t step; /* the step whose min and max are cached; none: UINT64_MAX */
    float min, max;

    /* TG_STORAGE_SPARSE, TG_STORAGE_INDICES: entries before a step of axis 0, see array_sparse.c. */
    uint64_t sparse_step;
    uint64_t sparse_before;

    /* Working memory: one block, allocated at first use. */
    uint64_t window; /* the requested size */
    tg_room memory;
    tg_room staging; /* stored bytes, before decoding or gathering */
    tg_room tile;    /* TG_PERMUTED: a tile in stored order */
    tg_room region;  /* filled elements: [region_first, region_first + region_count) */
    tg_room rounded; /* elements of info.dtype on their way to a target */
    uint64_t region_first;
    uint64_t region_count;
    uint64_t scattered; /* elements of small regions since the last large one */

    uint64_t stored_count; /* of TG_PART_VALUES: the only length of a partial tensor */
    uint64_t lengths[];    /* of the tensor, then reversed for array_sparse.c */
};

/* Sets decoding and dtype of a dense or partial tensor; false after tg_fail. */
bool tg_elements_open(tg_array *a, bool raw);
/* Reads and decodes stored elements [first, first + count). */
bool tg_elements_read(tg_array *a, uint64_t first, uint64_t count, void *dst);

/* ------------------------------------------------------------------------------ array_blocks.c */

/* tg_elements_open and tg_elements_read for TG_BLOCKED. */
void tg_blocks_open(tg_array *a, bool raw);
bool tg_blocks_read(tg_array *a, uint64_t first, uint64_t count, uint8_t *dst);

/* --------------------------------------------------------------------------------- gathering */

/* An axis of a block: `n` > 1 steps, `stride` elements from one to the next. */
typedef struct tg_block_axis {
    uint64_t n;
    uint64_t stride;
} tg_block_axis;

/* Runs of `count` elements; axes fastest first. No step is shorter than what the axes before it extend
 * over. */
typedef struct tg_block {
    uint64_t count;
    uint32_t num_axes;
    tg_block_axis axes[TG_MAX_AXES];
} tg_block;

/* tg_elements_read for the elements of a block that begins with `first`. The output is contiguous. */
bool tg_elements_gather(tg_array *a, uint64_t first, const tg_block *block, void *dst);

/* The destination of bytes of an array. */
typedef struct tg_sender {
    const tg_target *target;
    uint64_t at; /* position of the first byte of the array in the target, modulo 2^64: it may be
                    before the start of the target if only the end of the array is written */
    tg_error *error;
} tg_sender;

/* Sets a->permutation, or leaves it NULL if the elements are already in order. The tensor is dense and not
 * empty. False after tg_fail. */
bool tg_permutation_make(tg_array *a, tg_order wanted);
void tg_permutation_free(tg_array *a);
bool tg_permute_fill(tg_array *a, uint64_t first, uint64_t count, void *dst);
/* Chooses the elements of a region of up to `most` elements that contains element `i`. */
void tg_permute_region(const tg_array *a, uint64_t i, uint64_t most, uint64_t *first,
                       uint64_t *count);
/* Writes elements [first, first + count), rounded, tile by tile. False after sender->error. */
bool tg_permute_copy(tg_array *a, uint64_t first, uint64_t count, const tg_sender *sender);

/* Sets dtype and the other properties of a sparse tensor; false after tg_fail. */
bool tg_sparse_open(tg_array *a);
bool tg_sparse_fill(tg_array *a, uint64_t first, uint64_t count, void *dst);

/* ------------------------------------------------------------------------------------ array.c */

/* Whether it is stored as entries, so that an array of it is a dense copy. */
bool tg_is_sparse(const tg_tensor *t);

/* Writes elements [first, first + count) of the array before rounding to `dst`. */
bool tg_array_fill(tg_array *a, uint64_t first, uint64_t count, void *dst);
/* Allocates working memory, unless it exists, divided for copying or for reading; tg_array_forget
 * releases it. */
bool tg_array_prepare(tg_array *a, bool copies);
void tg_array_forget(tg_array *a);
/* After bytes [from, from + n), n > 0, were delivered: ends what is needed for reading on. */
void tg_array_passed(tg_array *a, uint64_t from, uint64_t n);
/* Fills the region with element `i` and others, unless it contains `i`; the next `wanted` elements will
 * be delivered. */
bool tg_array_load(tg_array *a, uint64_t i, uint64_t wanted);
/* Reads bytes [from, from + n) of the array. tg_array_read does the same, and releases memory after
 * the last byte. */
bool tg_array_bytes(tg_array *a, uint64_t from, void *dst, size_t n);

/* ----------------------------------------------------------------------------------- array_send.c */

/* Rounds elements to the delivered dtype. */
void tg_array_round(tg_array *a, void *dst, const void *src, size_t n);
/* Converts the error of the file to one of writing; returns false. */
bool tg_values_fail(tg_file *file, tg_error *error);
/* Writes n > 0 bytes of the array. */
bool tg_send(const tg_sender *sender, uint64_t from, const void *data, size_t n);

#endif
