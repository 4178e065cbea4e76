/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutator.h - makes and changes files of a format with the tables that ksyc generates for it.
 *
 * A mutant is made in three steps. The generated reader parses as much of the input as possible;
 * its parse tree and the tables say which bytes are which field. One or more fields are changed
 * according to their kind: a number to a bound or to another value that the grammar names, a count
 * together with its elements or alone, a length with or without the bytes it measures, an offset to
 * another object, an object by a copy of another one of its type. Then, most of the time,
 * inconsistencies are repaired: the reader says why it refuses, and the field at which it stopped
 * gets a value that the grammar allows there, again and again until the reader accepts or a bound
 * on the attempts is reached.
 *
 * A generator is the same loop on an empty input: the reader says which field is missing.
 *
 * All functions are deterministic: the same bytes and the same seed give the same result. They keep
 * no state between calls, release what they allocate, and never run the reader more than
 * FUZZ_MAX_READS times.
 */
#ifndef TENSORGATE_FUZZ_MUTATE_H
#define TENSORGATE_FUZZ_MUTATE_H

#include "ks_table.h"

#ifdef __cplusplus
extern "C" {
#endif

struct work; /* one call; of the mutator alone */

/* A generated reader and its tables. */
typedef struct fuzz_format {
    const char *name; /* as in specs/, and the folder in fuzz/seeds/ */
    const ks_type *type;
    /* Reads the whole of `io`; `*root` is the parse tree as far as it exists, also after an
     * error. */
    bool (*read)(ks_ctx *ks, ks_stream *io, void **root);
    bool is_big; /* byte order of numbers whose width depends on the file */
    /* One change of what no table describes; false: there is nothing of the kind. NULL: the tables describe all. */
    bool (*change)(struct work *w);
} fuzz_format;

/* Limit of runs of the reader per call. */
#define FUZZ_MAX_READS 400u

/* Changes data[0, size) in place to another input of at most `max` bytes and returns its size.
 * An empty input means: generate one. `size` <= `max`. */
size_t fuzz_mutate(const fuzz_format *format, uint8_t *data, size_t size, size_t max,
                   uint32_t seed);

/* Mutates without repair: changes one or a few fields, in a small part of the time. Not for
 * generation: an empty input gets a few bytes at most. */
size_t fuzz_tweak(const fuzz_format *format, uint8_t *data, size_t size, size_t max, uint32_t seed);

/* Writes to out[0, max) an input made of parts of `a` and of `b`, which do not overlap `out`,
 * and returns its size. */
size_t fuzz_crossover(const fuzz_format *format, const uint8_t *a, size_t a_size, const uint8_t *b,
                      size_t b_size, uint8_t *out, size_t max, uint32_t seed);

/* Writes a valid or nearly valid input of at most `max` bytes and returns its size. */
size_t fuzz_generate(const fuzz_format *format, uint8_t *out, size_t max, uint32_t seed);

/* Repairs data[0, size) until the reader accepts; returns whether it does. `*size` is the new
 * size. */
bool fuzz_repair(const fuzz_format *format, uint8_t *data, size_t *size, size_t max, uint32_t seed);

/* Whether the generated reader accepts the bytes, with all instances. */
bool fuzz_accepts(const fuzz_format *format, const uint8_t *data, size_t size);

/* For the interfaces to libFuzzer and AFL++ (fuzz/engine), which call the mutator: the program says which format an
 * input has after the first `*prefix` bytes. NULL: the mutator leaves it to the engine. AFL++ asks once, without an
 * input. */
const fuzz_format *fuzz_format_of(const uint8_t *data, size_t size, size_t *prefix);

/* What an engine looks for in a shared object of which nothing else is visible. */
#define FUZZ_ENGINE_API __attribute__((visibility("default")))

#ifdef __cplusplus
}
#endif

#endif
