/* SPDX-License-Identifier: Apache-2.0 */
/*
 * block_grids.h - the codebooks of the types iq1, iq2 and iq3 of ggml: what groups of four or eight elements may be.
 *
 * The numbers are part of the format: a file has indices into them. They are those of ggml (src/ggml-common.h:
 * iq2xxs_grid, iq2xs_grid, iq2s_grid, iq3xxs_grid, iq3s_grid, iq1s_grid), which were found by training on models and
 * follow no rule. Each entry is packed: eight elements of two bits, or four of three bits, the first one lowest. The test
 * suite gguf_files compares them with the package gguf of PyPI.
 */
#ifndef TENSORGATE_BLOCK_GRIDS_H
#define TENSORGATE_BLOCK_GRIDS_H

#include <stdint.h>

/* Eight elements: 0, 1, 2 are 8, 25, 43. */
extern const uint16_t tg_grid_iq2_xxs[256];
extern const uint16_t tg_grid_iq2_xs[512];
extern const uint16_t tg_grid_iq2_s[1024];
/* Four elements: of iq3_xxs see tg_decode_iq3_xxs, of iq3_s q is 2 q + 1. */
extern const uint16_t tg_grid_iq3_xxs[256];
extern const uint16_t tg_grid_iq3_s[512];
/* Eight elements: 0, 1, 2 are -1, 0, 1. */
extern const uint16_t tg_grid_iq1[2048];

#endif
