/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_gen.h - big valid files of each format, made in memory for the benchmark.
 *
 * The caller releases the bytes with free. The program ends if there is not enough memory.
 */
#ifndef BENCH_GEN_H
#define BENCH_GEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct gen_file {
    uint8_t *data;
    size_t size;
} gen_file;

/* `tensors` float32 matrices of 2 x 2. */
gen_file gen_btf(uint32_t tensors);
/* One sparse float32 matrix of 2048 x 2048 with `entries` entries. */
gen_file gen_btf_sparse(uint32_t entries);
/* `frames` sparse frames of `entries` index and value pairs. */
gen_file gen_pvp(uint32_t frames, uint32_t entries);
/* A chain of `functions` ReLUs, each with a separate output variable. */
gen_file gen_nnb(uint32_t functions);
/* A model of `parameters` vectors of `floats` numbers, without statistics. */
gen_file gen_primitiv(uint32_t parameters, uint32_t floats);
/* Keys with a vocabulary of so many tokens, their scores and their types, and no tensor. */
gen_file gen_gguf(uint32_t tokens);

/* Whether all bytes were written. */
bool gen_write(int fd, const uint8_t *data, size_t size);

#endif
