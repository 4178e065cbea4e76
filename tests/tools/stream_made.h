/* SPDX-License-Identifier: Apache-2.0 */
/* stream_made.h - files of primitiv and .safetensors made at random, most of which are valid, or nearly so. */
#ifndef TESTS_STREAM_MADE_H
#define TESTS_STREAM_MADE_H

#include <stddef.h>
#include <stdint.h>

#define MADE 16384

typedef struct made_file {
    uint8_t data[MADE];
    size_t n;
    uint32_t flaws; /* one value in so many is wrong; 0: none */
    size_t heads;   /* numbers, lengths and counts so far */
} made_file;

/* How one of them is changed. */
typedef struct forced_head {
    size_t head; /* its number; SIZE_MAX: none */
    unsigned form;
    int32_t tag;   /* instead of the right one, or -1 */
    int64_t value; /* or -1 */
} forced_head;

extern uint64_t stream_seed;
extern made_file stream_made; /* the last one that was made */
extern forced_head stream_forced;

/* A random number below `below`. */
uint32_t stream_chance(uint32_t below);

/* A primitiv file of a kind; of any; a .safetensors file. */
void stream_make_kind(uint32_t kind);
void stream_make_one(void);
void stream_make_safetensors(void);

#endif
