/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sum.h - SHA-256 of what a tensor means, however it is stored and wherever it comes from.
 *
 * What is hashed is a line of ASCII, `dtype[d0,d1,...]` and a line feed, for example "float32[2,3]\n",
 * then the values in row-major order, little-endian. So the hash says dtype, shape and values, and
 * nothing of names, formats or storage. Values are those of tg_array: fixed point, bits and scaled
 * bytes as float32, sparse tensors dense. A bool is a byte 0 or 1. Floats count by their bits: 0.0
 * and -0.0 differ, and so do NaNs with different bits.
 */
#ifndef TENSORGATE_CLI_SUM_H
#define TENSORGATE_CLI_SUM_H

#include "cli_input.h"
#include "digest.h"

/* ------------------------------------------------------------------------------------- of arrays */

typedef struct summer {
    digest digest;
    uint8_t *block;
} summer;

/* False when there is no memory. */
bool summer_open(summer *s);
void summer_close(summer *s);
/* False with an error. */
bool sum_array(summer *s, tg_file *file, tg_array *array, uint8_t sum[DIGEST_BYTES],
               tg_error *error);

/* ------------------------------------------------------------------------------------ of streams */

/*
 * The tensors of a primitiv stream, while it goes by. They are column-major. Where no more than one
 * axis is longer than 1 that is the same as row-major, and values are hashed as they come; any other
 * tensor is held in a spool, one at a time. The sums are held until the verdict.
 */
typedef struct stream_sums {
    summer *summer;
    input *in; /* told of errors */
    spool sums;
    spool held;   /* a tensor as a file of its own */
    bool in_held; /* where values go */
} stream_sums;

void stream_sums_begin(stream_sums *s, summer *with, input *in);
tg_stream_sink stream_sums_sink(stream_sums *s);
/* That of tensor `i`; false with an error. */
bool stream_sums_at(const stream_sums *s, uint64_t i, uint8_t sum[DIGEST_BYTES], tg_error *error);
void stream_sums_end(stream_sums *s);

#endif
