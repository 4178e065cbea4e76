/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sum.h - the SHA-256 of a tensor, independent of its storage and its format.
 *
 * The hashed bytes are a line of ASCII, `dtype[d0,d1,...]` and a line feed, for example
 * "float32[2,3]\n", and the values in row-major order, little-endian. The hash thus covers dtype,
 * shape and values, and does not depend on names, formats or storage. Values are those of tg_array:
 * fixed point, bits and scaled bytes as float32, sparse tensors dense. A bool is a byte 0 or 1.
 * Floats are hashed by their bits: 0.0 differs from -0.0, and NaNs with different bits differ. Of texts, whose
 * line begins with "string", the values are how many bytes each has, as uint64, and then the bytes of all.
 */
#ifndef TENSORGATE_CLI_SUM_H
#define TENSORGATE_CLI_SUM_H

#include "cli_input.h"
#include "cli_progress.h"
#include "digest.h"

/* ------------------------------------------------------------------------------------- of
 * arrays */

typedef struct summer {
    digest digest;
    uint8_t *block;
    value_progress *progress; /* of arrays; NULL: none */
} summer;

/* Returns false if there is no memory. */
bool summer_open(summer *s);
void summer_close(summer *s);
/* Returns false with an error. */
bool sum_array(summer *s, tg_file *file, const tg_tensor *t, tg_array *array,
               uint8_t sum[DIGEST_BYTES], tg_error *error);
/* As sum_array(), for a tensor of texts. */
bool sum_texts(summer *s, tg_file *file, const tg_tensor *t, uint8_t sum[DIGEST_BYTES],
               tg_error *error);
/* The SHA-256 of all bytes of a file that is open, and how many there are. Returns 0 or an errno. */
int sum_bytes(summer *s, int fd, uint8_t sum[DIGEST_BYTES], uint64_t *size);

/* ------------------------------------------------------------------------------------ of
 * streams */

/*
 * Hashes the tensors of a stream. Values that come as they are hashed, or nearly so (floats of less
 * than 16 bits are decoded), are hashed as they arrive. Every other tensor is stored in a spool, one at
 * a time: column-major with several axes longer than 1, or with the highest byte first. Only quantised
 * blocks, and bfloat16 with the highest byte first, are left to those who open the file, for which their
 * values are stored with its structure. The sums are stored until the verdict.
 */
typedef struct stream_sums {
    summer *summer;
    input *in;        /* receives errors */
    spool sums;       /* in the order of the elements in the file */
    uint64_t *places; /* of the sum of each tensor in there */
    size_t room;
    uint64_t num_sums;
    spool held;     /* a tensor as a .npy file of its own */
    bool in_held;   /* receives the values */
    bool is_later;  /* the tensor at hand is summed from the file */
    uint64_t index; /* of the tensor at hand */
    tg_dtype dtype;
    /* Floats of less than 16 bits that are not decoded yet; three bytes are whole elements of any type. */
    uint8_t small[3 * 1024];
    size_t small_len;
} stream_sums;

void stream_sums_begin(stream_sums *s, summer *with, input *in);
tg_stream_sink stream_sums_sink(stream_sums *s);
/* Whether tensor `i`, which was told, was summed. */
bool stream_sums_has(const stream_sums *s, uint64_t i);
/* Its sum, then; false with an error. */
bool stream_sums_at(const stream_sums *s, uint64_t i, uint8_t sum[DIGEST_BYTES], tg_error *error);
void stream_sums_end(stream_sums *s);

#endif
