/* SPDX-License-Identifier: Apache-2.0 */
/*
 * custom_mutator.c - lets libFuzzer use fuzz/mutator: mutations that know the fields of the format.
 *
 * One in five is libFuzzer's own, which knows the dictionary and what was compared with what; so is every
 * mutation of an input of no format that has tables.
 */
#include <string.h>

#include "fuzz.h"
#include "mutator/mutate.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t max_size, unsigned seed);

/* The format of the file behind the prefix. A target of any format has it found out by the readers. */
static const fuzz_format *format_of(const uint8_t *data, size_t size) {
    if (fuzz_about.format != TG_FORMAT_NONE)
        return fuzz_format_find(tg_format_name(fuzz_about.format));
    for (size_t i = 0; fuzz_format_at(i) != NULL; i++)
        if (size > 0 && fuzz_accepts(fuzz_format_at(i), data, size)) return fuzz_format_at(i);
    return NULL;
}

/* Spreads what libFuzzer gives, whose low bits are to decide here and in the mutator. */
static uint32_t mixed(unsigned seed, uint32_t more) {
    uint32_t x = ((uint32_t)seed ^ more) * UINT32_C(2654435761);
    return x ^ (x >> 15);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    size_t prefix = fuzz_about.prefix;
    const fuzz_format *format = size >= prefix ? format_of(data + prefix, size - prefix) : NULL;
    if (format == NULL || size < prefix || max_size <= prefix || mixed(seed, 1) % 5 == 0)
        return LLVMFuzzerMutate(data, size, max_size);
    return prefix + fuzz_mutate(format, data + prefix, size - prefix, max_size - prefix, seed);
}

/* The prefix is that of `a`. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t max_size, unsigned seed) {
    size_t prefix = fuzz_about.prefix;
    if (a_size < prefix || b_size < prefix || max_size <= prefix || a_size > max_size) return 0;
    const fuzz_format *format = format_of(a + prefix, a_size - prefix);
    if (format == NULL) return 0;
    memcpy(out, a, prefix);
    return prefix + fuzz_crossover(format, a + prefix, a_size - prefix, b + prefix, b_size - prefix,
                                   out + prefix, max_size - prefix, seed);
}
