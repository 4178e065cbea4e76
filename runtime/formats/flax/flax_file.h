/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_file.h - an open Flax file: what its parts share.
 *
 *   flax_adapter.c   the table of functions; which files are Flax files
 *   flax_index.c     tensors and their names, and that the keys of each map differ
 *   flax_metadata.c  everything else, as metadata
 *   flax_walk.c      the values in the order of the file
 *   flax_array.c     arrays in extensions, and chunks
 *   flax_token.c     MessagePack
 */
#ifndef TENSORGATE_FLAX_FILE_H
#define TENSORGATE_FLAX_FILE_H

#include "flax.h"
#include "flax_walk.h"
#include "foreign_name.h"

typedef struct tg_flax_tensor {
    const char *
        raw; /* its name: the keys and positions on the way to it, with '/' between them; NUL-terminated */
    uint64_t at; /* of the tag of the extension, or of the map with chunks */
    uint32_t raw_len;
    uint32_t chunked; /* number of the array in `chunked`, plus 1; 0: it is in one piece */
} tg_flax_tensor;

/* An array that was cut. */
typedef struct tg_flax_pieces {
    tg_flax_array array;
    uint64_t first; /* of its chunks */
    uint64_t count;
} tg_flax_pieces;

typedef struct tg_flax {
    flax object; /* of the grammar */
    ks_list tensors;
    ks_list chunked;
    ks_list chunks; /* tg_flax_chunk, of all arrays */
    uint64_t name_bytes;
    uint32_t most_axes;
    bool has_arrays;  /* the tag of one was read, even if it was refused */
    bool has_slash;   /* in a key on the way to a tensor */
    bool has_percent; /* in a name */
    bool alike;       /* see foreign_name.h */
} tg_flax;

/* Walks through the file, checks it, and lists its tensors. False after an error. */
bool tg_flax_read_index(ks_ctx *ks, tg_flax *self) KS_MUST_USE;

/* Tensor `i`; *is_chunked tells of its shape. False after an error, for lack of input only. */
bool tg_flax_array_of(ks_ctx *ks, const tg_flax *self, uint64_t i, tg_flax_array *array,
                      bool *is_chunked) KS_MUST_USE;

bool tg_flax_metadata(tg_file *file, tg_out *out);

#endif
