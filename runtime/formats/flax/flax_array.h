/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_array.h - an array in an extension: shape, dtype and elements as MessagePack; and one that was cut into chunks.
 */
#ifndef TENSORGATE_FLAX_ARRAY_H
#define TENSORGATE_FLAX_ARRAY_H

#include "adapter.h"
#include "flax_token.h"

/* The types of extensions. */
enum { TG_FLAX_NDARRAY = 1, TG_FLAX_COMPLEX = 2, TG_FLAX_SCALAR = 3 };

/* As many axes as NumPy has. */
#define TG_FLAX_MOST_AXES 64u

#define TG_FLAX_DTYPES                                                                             \
    (TG_BIT(INT8) | TG_BIT(INT16) | TG_BIT(INT32) | TG_BIT(INT64) | TG_BIT(UINT8) |                \
     TG_BIT(UINT16) | TG_BIT(UINT32) | TG_BIT(UINT64) | TG_BIT(FLOAT32) | TG_BIT(FLOAT64) |        \
     TG_BIT(BOOL) | TG_BIT(FLOAT16) | TG_BIT(BFLOAT16) | TG_BIT(COMPLEX64) | TG_BIT(COMPLEX128) |  \
     TG_BIT(FLOAT8_E4M3FN) | TG_BIT(FLOAT8_E5M2) | TG_BIT(FLOAT8_E8M0FNU) |                        \
     TG_BIT(FLOAT8_E4M3FNUZ) | TG_BIT(FLOAT8_E5M2FNUZ))
#define TG_BIT(name) (UINT64_C(1) << TG_DTYPE_##name)

/* Elements in a row: an array, a number of NumPy, or a chunk. */
typedef struct tg_flax_array {
    uint64_t shape_at; /* of the token of its first length */
    uint64_t count;    /* elements */
    uint64_t extent;   /* those without lengths of 0, at least 1 */
    uint64_t data_at;
    uint64_t nbytes;
    uint32_t rank;
    tg_dtype dtype;
    bool is_scalar; /* a number of NumPy */
} tg_flax_array;

/* Reads the extension `t` of type 1 or 3. in->at moves behind it. False after an error, whose path begins with `array`. */
bool tg_flax_read_array(tg_flax_input *in, const tg_flax_token *t,
                        tg_flax_array *array) KS_MUST_USE;
/* Reads the `array->rank` lengths of a shape that was read before; those of a chunked array stand behind keys. */
bool tg_flax_read_shape(ks_ctx *ks, const tg_flax_array *array, bool is_chunked,
                        uint64_t *shape) KS_MUST_USE;

/* A chunk, and how many bytes of the array are in those before it. */
typedef struct tg_flax_chunk {
    uint64_t before;
    uint64_t data_at;
} tg_flax_chunk;

#define TG_FLAX_CHUNKED "__msgpack_chunked_array__"
/* Whether this is the key that a map with chunks begins with. */
bool tg_flax_is_chunked(const uint8_t *key, uint64_t n);

/*
 * Reads a map with chunks, `t`, from behind its first key on: its rank, dtype and count, with data_at of the first chunk.
 * Chunks are added to the list, unless it is NULL. False after an error, whose path begins with `pairs`.
 */
bool tg_flax_read_chunked(tg_flax_input *in, const tg_flax_token *t, tg_flax_array *array,
                          ks_list *chunks) KS_MUST_USE;

#endif
