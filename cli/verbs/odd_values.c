/* SPDX-License-Identifier: Apache-2.0 */
/*
 * odd_values.c - see odd_values.h.
 */
#include "odd_values.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define READ_BYTES (UINT32_C(1) << 16)

struct odd_room {
    value_progress *progress;
    const stats_kernels *kernels;
    odd_values *v;
    tg_dtype dtype; /* of a number */
    unsigned parts; /* numbers of an element */
    uint8_t bytes[READ_BYTES];
    double wide[WIDE];
};

odd_room *odd_open(value_progress *line) {
    odd_room *room = malloc(sizeof *room);
    if (room == NULL) return NULL;
    room->kernels = stats_kernels_here();
    room->progress = line;
    return room;
}

void odd_close(odd_room *room) { free(room); }

static bool is_nan(double x) { return isnan(x) != 0; }
static bool is_inf(double x) { return isinf(x) != 0 && x > 0; }
static bool is_neg_inf(double x) { return isinf(x) != 0 && x < 0; }

/* Adds the numbers of a kind in a block that begins at number `at`. */
static void add(const odd_room *room, odd_count *to, uint64_t n, uint64_t at, const double *x,
                bool (*is_it)(double x)) {
    size_t i = 0;
    if (n > 0 && to->count == 0) {
        while (i + 1 < STATS_BLOCK && !is_it(x[i])) i++;
        to->first = (at + i) / room->parts;
    }
    to->count += n;
}

/* The bits of an infinity without its sign, of floats of 16 bits; 0: it is another dtype. */
static unsigned infinity_of(tg_dtype dtype) {
    return dtype == TG_DTYPE_FLOAT16 ? 0x7c00 : dtype == TG_DTYPE_BFLOAT16 ? 0x7f80 : 0;
}

/* Whether n > 0 floats of 16 bits are finite and not zero, as most are: conversion takes longer than this. */
static bool are_plain(const uint8_t *bytes, size_t n, unsigned infinity) {
    unsigned odd = 0;
    for (size_t i = 0; i < n; i++) {
        const unsigned bits = (bytes[2 * i] | (unsigned)bytes[2 * i + 1] << 8) & 0x7fff;
        odd |= bits - 1 >= infinity - 1; /* 0 becomes the largest number */
    }
    return odd == 0;
}

/* The block has `n` numbers, and NaN behind them. */
static void take_block(odd_room *room, const double *x, uint64_t at, size_t n) {
    odd_values *v = room->v;
    const stats_range range = room->kernels->range(x);
    const size_t pad = STATS_BLOCK - n;
    v->count += n;
    v->zeros += range.zeros;
    if (range.odd > pad) {
        const stats_odd odd = room->kernels->odd(x);
        add(room, &v->nan, odd.nan - pad, at, x, is_nan);
        add(room, &v->inf, odd.inf, at, x, is_inf);
        add(room, &v->neg_inf, odd.neg_inf, at, x, is_neg_inf);
    }
    if (range.zeros == n) return;
    while (x[n - 1] == 0) n--; /* there is a number that is not zero */
    v->end = (at + n + room->parts - 1) / room->parts;
}

static void take(odd_room *room, const uint8_t *bytes, uint64_t at, size_t n) {
    const unsigned infinity = infinity_of(room->dtype);
    if (infinity != 0 && are_plain(bytes, n, infinity)) {
        room->v->count += n;
        room->v->end = (at + n + room->parts - 1) / room->parts;
        return;
    }
    const size_t blocks = widen_numbers(room->wide, bytes, room->dtype, n);
    for (size_t b = 0; b < blocks; b++) {
        const size_t from = b * STATS_BLOCK;
        const size_t left = n - from;
        take_block(room, room->wide + from, at + from, left < STATS_BLOCK ? left : STATS_BLOCK);
    }
}

bool odd_values_of(odd_room *room, tg_array *array, odd_values *v) {
    const tg_array_info info = tg_array_about(array);
    memset(v, 0, sizeof *v);
    room->v = v;
    room->parts = element_parts(info.dtype, &room->dtype);
    const size_t size = element_size(room->dtype);
    for (uint64_t at = 0; at < info.nbytes;) {
        const uint64_t left = info.nbytes - at;
        const size_t bytes = left < READ_BYTES ? (size_t)left : READ_BYTES;
        if (!tg_array_read(array, at, room->bytes, bytes)) return false;
        for (size_t from = 0; from < bytes; from += WIDE * size) {
            const size_t rest = (bytes - from) / size;
            take(room, room->bytes + from, (at + from) / size, rest < WIDE ? rest : WIDE);
        }
        at += bytes;
        value_progress_show(room->progress, at, info.nbytes);
    }
    return true;
}
