/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_stats.c - the speed of what `stats` does with an array, beside a copy of it.
 *
 * An array of 64 MiB in memory is read by stats_of() and copied by memcpy, alternately, in processor time; the ratio is the
 * median of the ratios of the rounds. Numbers of more than 16 bits are read twice. The kernels are measured alone, too, on
 * a block that stays in the first cache.
 */
#include "bench_stats.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_timer.h"
#include "stats.h"
#include "stats_kernels.h"
#include "tensorgate.h"

#define BYTES ((size_t)64 << 20)
#define HEAD 128
#define REPEATS 20000

static const struct {
    tg_dtype dtype;
    const char *descr;
} dtypes[] = {
    {TG_DTYPE_UINT8, "|u1"},   {TG_DTYPE_INT16, "<i2"},   {TG_DTYPE_FLOAT16, "<f2"},
    {TG_DTYPE_INT32, "<i4"},   {TG_DTYPE_FLOAT32, "<f4"}, {TG_DTYPE_INT64, "<i8"},
    {TG_DTYPE_FLOAT64, "<f8"},
};

static uint64_t seed = 1;

/* Sums of random numbers: around 0, as values of models are. */
static double random_number(void) {
    double sum = 0;
    for (unsigned i = 0; i < 4; i++) {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        sum += (double)(seed >> 11) / 9007199254740992.0 - 0.5;
    }
    return sum;
}

static void make(uint8_t *file, size_t k) {
    char text[HEAD];
    const tg_dtype to = dtypes[k].dtype;
    const size_t size = tg_dtype_bits(to) / 8;
    const size_t n = BYTES / size;
    const double scale = dtypes[k].descr[1] == 'f' ? 1 : 100;
    memset(file, ' ', HEAD);
    memcpy(file, "\x93NUMPY\x01\x00\x76\x00", 10);
    const int length =
        snprintf(text, sizeof text, "{'descr': '%s', 'fortran_order': False, 'shape': (%zu,), }",
                 dtypes[k].descr, n);
    memcpy(file + 10, text, (size_t)length);
    file[HEAD - 1] = '\n';
    for (size_t i = 0; i < n; i++) {
        const double x = scale * random_number();
        tg_numbers_convert(file + HEAD + i * size, to, &x, TG_DTYPE_FLOAT64, 1, NULL);
    }
}

static void arrays(void) {
    uint8_t *file = malloc(HEAD + BYTES);
    uint8_t *copy = malloc(BYTES);
    stats_room *room = stats_open();
    if (file == NULL || copy == NULL || room == NULL) exit(1);
    printf("%-10s %12s %12s %10s\n", "", "stats", "memcpy", "ratio");
    for (size_t k = 0; k < sizeof dtypes / sizeof dtypes[0]; k++) {
        double ratios[TIMER_ROUNDS];
        double least = 0;
        double least_copy = 0;
        make(file, k);
        for (int round = 0; round < TIMER_ROUNDS; round++) {
            tg_error error;
            stats s;
            tg_file *opened = tg_open_memory(file, HEAD + BYTES, NULL, &error);
            tg_array *array = opened != NULL ? tg_array_open(opened, 0, NULL) : NULL;
            const double begin = timer_busy();
            if (array == NULL || !stats_of(room, array, &s)) exit(1);
            const double middle = timer_busy();
            memcpy(copy, file + HEAD, BYTES);
            const double end = timer_busy();
            ratios[round] = (end - middle) / (middle - begin);
            least = timer_least(least, middle - begin);
            least_copy = timer_least(least_copy, end - middle);
            tg_array_close(array);
            tg_close(opened);
        }
        printf("%-10s %7.2f GB/s %7.2f GB/s %10.2f\n", tg_dtype_name(dtypes[k].dtype),
               (double)BYTES / least / 1e9, (double)BYTES / least_copy / 1e9, timer_median(ratios));
    }
    stats_close(room);
    free(copy);
    free(file);
}

static void kernels(const char *name, const stats_kernels *k) {
    static double x[STATS_BLOCK];
    static uint64_t words[STATS_BLOCK];
    const double edge[STATS_INNER_EDGES] = {-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2};
    const stats_scale scale = {1, 0.01, 0.5};
    uint64_t above[STATS_INNER_EDGES] = {0};
    double sink = 0;
    bool rest = false;
    for (size_t i = 0; i < STATS_BLOCK; i++) {
        x[i] = random_number();
        words[i] = seed;
    }
    printf("%-10s", name);
#define MEASURE(what, call)                                                                        \
    do {                                                                                           \
        const double begin = timer_busy();                                                         \
        for (int i = 0; i < REPEATS; i++) call;                                                    \
        printf("  %s %.2f", what, (timer_busy() - begin) / REPEATS / STATS_BLOCK * 1e9);           \
    } while (0)
    MEASURE("range", sink += k->range(x).low);
    MEASURE("extract", sink += k->extract(x, 4096, &rest));
    MEASURE("edges", k->edges(x, edge, above));
    MEASURE("spread", sink += k->spread(x, scale).squares);
    MEASURE("words", sink += (double)k->words(words, 0).low);
#undef MEASURE
    printf("  ns a number%s\n", sink > 0 && above[0] > 0 ? "" : "!");
}

void bench_stats(void) {
    puts("stats: bytes of the array a second");
    arrays();
    kernels("portable", &stats_portable);
    kernels("here", stats_kernels_here());
}
