/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_libfuzzer.c - libFuzzer's interface to the mutator: mutations that know the fields of the format.
 *
 * Some mutations are libFuzzer's own, which knows the dictionary and the operands of comparisons;
 * so is every mutation of an input whose format has no tables. Most of the others change a field
 * and nothing else: a mutant with repair takes longer to make than a target takes to read it.
 */
#include <string.h>

#include "mutator.h"

/* libFuzzer defines it; AFL++, which may load the same object, never gets here. */
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
FUZZ_ENGINE_API size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size,
                                               unsigned seed);
FUZZ_ENGINE_API size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b,
                                                 size_t b_size, uint8_t *out, size_t max_size,
                                                 unsigned seed);

/* Of this many mutations one is libFuzzer's; of the others, this many include one with repair.
 * And of the crossovers that libFuzzer requests, which is every other time, one of this many is
 * made. */
enum { ENGINE = 6, WHOLE = 32, CROSSOVER = 36 };

enum { TINY = 4 }; /* bytes of an input that is practically empty: one is generated */

enum { MAX_ROW = 4096 }; /* bytes of an input that is remembered */

/* Mixes libFuzzer's seed, because its low bits make decisions here and in the mutator. */
static uint32_t mixed(unsigned seed, uint32_t more) {
    uint32_t x = ((uint32_t)seed ^ more) * UINT32_C(2654435761);
    return x ^ (x >> 15);
}

/* libFuzzer changes an input, runs it, and changes the result again, five times; most inputs
 * are refused after the first change, and changes after that place have no effect. So seven of
 * eight of these start again from the first input of the row. */
static struct {
    uint8_t first[MAX_ROW];
    uint8_t last[MAX_ROW];
    size_t first_size;
    size_t last_size;
} row;

static size_t begin_of_row(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    bool goes_on = size == row.last_size && memcmp(data, row.last, size) == 0;
    if (goes_on && row.first_size <= max_size && mixed(seed, 2) % 8 != 0) {
        memcpy(data, row.first, row.first_size);
        return row.first_size;
    }
    row.first_size = size <= MAX_ROW ? size : SIZE_MAX; /* then it is never used as a start */
    if (size <= MAX_ROW) memcpy(row.first, data, size);
    return size;
}

static void end_of_row(const uint8_t *data, size_t size) {
    row.last_size = size <= MAX_ROW ? size : SIZE_MAX;
    if (size <= MAX_ROW) memcpy(row.last, data, size);
}

static size_t mutate(const fuzz_format *format, uint8_t *data, size_t size, size_t max_size,
                     unsigned seed) {
    if (size <= TINY && mixed(seed, 3) % 2 == 0) size = 0;
    bool whole = size == 0 || mixed(seed, 3) % WHOLE == 0;
    return whole ? fuzz_mutate(format, data, size, max_size, seed)
                 : fuzz_tweak(format, data, size, max_size, seed);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    size_t prefix = 0;
    size = begin_of_row(data, size, max_size, seed);
    const fuzz_format *format = fuzz_format_of(data, size, &prefix);
    if (format == NULL || size < prefix || max_size <= prefix || mixed(seed, 1) % ENGINE == 0)
        size = LLVMFuzzerMutate(data, size, max_size);
    else
        size = prefix + mutate(format, data + prefix, size - prefix, max_size - prefix, seed);
    end_of_row(data, size);
    return size;
}

/* The prefix is that of `a`. 0: libFuzzer must do something else. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t max_size, unsigned seed) {
    size_t prefix = 0;
    if (mixed(seed, 4) % CROSSOVER != 0) return 0;
    const fuzz_format *format = fuzz_format_of(a, a_size, &prefix);
    if (format == NULL) return 0;
    if (a_size < prefix || b_size < prefix || max_size <= prefix || a_size > max_size) return 0;
    memcpy(out, a, prefix);
    return prefix + fuzz_crossover(format, a + prefix, a_size - prefix, b + prefix, b_size - prefix,
                                   out + prefix, max_size - prefix, seed);
}
