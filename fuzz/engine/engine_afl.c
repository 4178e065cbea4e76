/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_afl.c - AFL++'s interface to the mutator, as a shared library. AFL++ continues with its own mutations, so none are left to it here.
 */
#include <stdlib.h>
#include <string.h>

#include "mutator.h"

/* One of this many mutants is repaired, one of this many is a crossover: both take longer than
 * a target does. */
enum { AFL_WHOLE = 16, AFL_CROSSOVER = 16 };

typedef struct afl_mutator {
    const fuzz_format *format;
    size_t prefix;
    uint64_t random;
    uint8_t *out;
    size_t capacity;
} afl_mutator;

FUZZ_ENGINE_API void *afl_custom_init(void *afl, unsigned seed);
FUZZ_ENGINE_API size_t afl_custom_fuzz(void *self, uint8_t *in, size_t size, uint8_t **out,
                                       uint8_t *other, size_t other_size, size_t max_size);
FUZZ_ENGINE_API void afl_custom_deinit(void *self);

void *afl_custom_init(void *afl, unsigned seed) {
    (void)afl;
    size_t prefix = 0;
    const fuzz_format *format = fuzz_format_of(NULL, 0, &prefix);
    afl_mutator *m = format != NULL ? calloc(1, sizeof *m) : NULL;
    if (m == NULL) return NULL; /* afl-fuzz reports it and ends */
    m->format = format;
    m->prefix = prefix;
    m->random = seed;
    return m;
}

/* `other` is another input of the queue, for crossover. */
size_t afl_custom_fuzz(void *self, uint8_t *in, size_t size, uint8_t **out, uint8_t *other,
                       size_t other_size, size_t max_size) {
    afl_mutator *m = self;
    *out = in;
    if (size < m->prefix || max_size <= m->prefix || size > max_size) return size;
    if (m->capacity < max_size) {
        uint8_t *larger = realloc(m->out, max_size);
        if (larger == NULL) return size;
        m->out = larger;
        m->capacity = max_size;
    }
    m->random = m->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    uint32_t seed = (uint32_t)(m->random >> 32);
    size_t rest = size - m->prefix, most = max_size - m->prefix;
    memcpy(m->out, in, size);
    *out = m->out;
    if (other != NULL && other_size > m->prefix && seed % AFL_CROSSOVER == 0)
        return m->prefix + fuzz_crossover(m->format, in + m->prefix, rest, other + m->prefix,
                                          other_size - m->prefix, m->out + m->prefix, most, seed);
    bool whole = rest == 0 || seed / AFL_CROSSOVER % AFL_WHOLE == 0;
    return m->prefix + (whole ? fuzz_mutate(m->format, m->out + m->prefix, rest, most, seed)
                              : fuzz_tweak(m->format, m->out + m->prefix, rest, most, seed));
}

void afl_custom_deinit(void *self) {
    afl_mutator *m = self;
    free(m->out);
    free(m);
}
