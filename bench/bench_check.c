/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_check.c - the cost of checking a file.
 *
 * For a big file of each format, made in memory: tg_open_memory, tg_tensor_at for every tensor,
 * tg_close. A memcpy of the same bytes into warm memory runs alternately with it, in the same
 * process, because speeds of such machines vary by a factor of two. Times are medians of the
 * rounds; the ratio is the median of the ratios within a round. "With kept memory" is the same with
 * an allocator that reuses the memory of the previous file.
 */
#include "bench_check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_gen.h"
#include "bench_timer.h"
#include "tensorgate.h"

/*
 * An allocator that keeps released memory for the next file, as a service would that checks many
 * files one after the other. This saves the time that the system needs to clear fresh pages.
 */
enum { KEPT = 256 };

typedef struct keeper {
    void *blocks[KEPT];
    size_t sizes[KEPT];
    size_t count;
} keeper;

static void *keeper_alloc(void *self, size_t size) {
    keeper *k = self;
    for (size_t i = 0; i < k->count; i++) {
        if (k->sizes[i] != size) continue;
        void *block = k->blocks[i];
        k->count--;
        k->blocks[i] = k->blocks[k->count];
        k->sizes[i] = k->sizes[k->count];
        return block;
    }
    return malloc(size);
}

static void keeper_free(void *self, void *block, size_t size) {
    keeper *k = self;
    if (block == NULL) return;
    if (k->count == KEPT) {
        free(block);
        return;
    }
    k->blocks[k->count] = block;
    k->sizes[k->count++] = size;
}

static void keeper_empty(keeper *k) {
    while (k->count > 0) free(k->blocks[--k->count]);
}

/* Lists the tensors of the file; ends the program if the file is refused. */
static uint64_t check(gen_file made, keeper *memory) {
    tg_error error;
    tg_options options = tg_options_default();
    if (memory != NULL) {
        options.allocator =
            (tg_allocator){.alloc = keeper_alloc, .free = keeper_free, .self = memory};
    }
    tg_file *file = tg_open_memory(made.data, made.size, &options, &error);
    if (file == NULL) {
        char text[512];
        tg_error_text(&error, text, sizeof text);
        fprintf(stderr, "bench: refused: %s\n", text);
        exit(1);
    }
    uint64_t n = tg_num_tensors(file);
    uint64_t bytes = 0;
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor tensor;
        if (!tg_tensor_at(file, i, &tensor)) exit(1);
        bytes += tensor.nbytes;
    }
    tg_close(file);
    return bytes == UINT64_MAX ? 0 : n;
}

static void measure(const char *name, const char *records, uint32_t count, gen_file made) {
    double checks[TIMER_ROUNDS];
    double copies[TIMER_ROUNDS];
    double ratios[TIMER_ROUNDS];
    double warm[TIMER_ROUNDS];
    keeper memory = {.count = 0};
    uint8_t *copy = malloc(made.size);
    if (copy == NULL) exit(2);
    memset(copy, 1, made.size);
    uint64_t tensors = check(made, &memory);
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        double begin = timer_now();
        memcpy(copy, made.data, made.size);
        double middle = timer_now();
        check(made, NULL);
        double end = timer_now();
        check(made, &memory);
        warm[round] = timer_now() - end;
        copies[round] = middle - begin;
        checks[round] = end - middle;
        ratios[round] = checks[round] / copies[round];
    }
    if (memcmp(copy, made.data, made.size) != 0) exit(2);
    double typical = timer_median(checks);
    double typical_copy = timer_median(copies);
    double size = (double)made.size;
    printf("%-9s %9" PRIu32 " %-10s %6.1f MB %8" PRIu64
           " tensors  %6.1f ns each, %6.1f with kept memory  %7.0f MB/s  memcpy %6.0f MB/s  %6.2f "
           "x memcpy\n",
           name, count, records, size * 1e-6, tensors, typical / count * 1e9,
           timer_median(warm) / count * 1e9, size * 1e-6 / typical, size * 1e-6 / typical_copy,
           timer_median(ratios));
    fflush(stdout);
    keeper_empty(&memory);
    free(copy);
    free(made.data);
}

void bench_check(void) {
    printf("check to tensors; medians of %d rounds\n", TIMER_ROUNDS);
    measure("btf", "tensors", 1000000, gen_btf(1000000));
    measure("pvp", "frames", 1000000, gen_pvp(1000000, 4));
    measure("nnb", "functions", 200000, gen_nnb(200000));
    measure("primitiv", "parameters", 100000, gen_primitiv(100000, 160));
    measure("gguf", "tokens", 150000, gen_gguf(150000));
}
