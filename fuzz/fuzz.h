/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz.h - what the fuzz targets share: the promises of the library, and ways to hold it to them.
 *
 * A target is one file of this folder with LLVMFuzzerTestOneInput; fuzz_read.c is a target for each
 * format. A target is built for libFuzzer and AFL++, and with replay.c as a program that runs over
 * files. Crashes are found by sanitizers; everything else that docs/security.md promises is asserted
 * here: a promise that is not kept prints the number of the invariant, what was found, and ends the
 * process.
 *
 * A target may have state of its own for as long as the process lives, as nothing here is part of
 * the library.
 */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tensorgate.h"

/* Numbered as in docs/security.md. */
typedef enum fuzz_invariant {
    FUZZ_NO_MEMORY_ERROR = 1,
    FUZZ_NO_UNDEFINED_BEHAVIOUR = 2,
    FUZZ_BOUNDED_MEMORY = 3,
    FUZZ_BOUNDED_TIME = 4,
    FUZZ_BOUNDED_OUTPUT = 5,
    FUZZ_SAME_VERDICT = 6,
    FUZZ_ACCEPTED_IS_READABLE = 7,
    FUZZ_ROUND_TRIP = 8,
    FUZZ_REFUSED_IS_EXPLAINED = 9,
    FUZZ_NO_INTERNAL_ERROR = 10,
    FUZZ_ATOMIC_OUTPUT = 11,
    FUZZ_TERMINAL_SAFE = 12,
    FUZZ_TABLES_AGREE = 13
} fuzz_invariant;

/* "invariant 7 (accepted means readable): ..." on stderr, then abort(). */
_Noreturn void fuzz_broken(fuzz_invariant invariant, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#define FUZZ_PROMISE(invariant, condition, ...)                                                    \
    do {                                                                                           \
        if (!(condition)) fuzz_broken(invariant, __VA_ARGS__);                                     \
    } while (0)

/* ------------------------------------------------------------------------------------- targets */

/* What mutators have to know of a target; each defines `fuzz_about`. */
typedef struct fuzz_target {
    size_t
        prefix; /* bytes in front of the file that tell the target what to do; SIZE_MAX: no file */
    tg_format format;    /* of the file behind them; TG_FORMAT_NONE: any */
    const char *grammar; /* of fuzz/mutator, where it is no format; else NULL */
} fuzz_target;

extern const fuzz_target fuzz_about;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* ---------------------------------------------------------------------------- fuzz_common_memory.c */

/* Counts what the library has of memory. */
typedef struct fuzz_memory {
    size_t live;
    size_t peak;
    size_t arenas;    /* that there may be at a time; of FUZZ_ARENA bytes each */
    uint64_t calls;   /* for memory */
    uint64_t fail_at; /* the call that gets none; FUZZ_NEVER: every call gets what it asks for */
} fuzz_memory;

#define FUZZ_NEVER UINT64_MAX

/* max_memory of all targets. Without a limit of their own small files have 16 MiB, and some take them: NNB may
 * refer to an object with every four bytes. */
#define FUZZ_ARENA ((size_t)1 << 20)

tg_allocator fuzz_allocator(fuzz_memory *memory);
/* Default options with that format, limits that keep a run short, and the allocator. */
tg_options fuzz_options(tg_format format, fuzz_memory *memory);
/* Invariant 3, and that everything was given back; `size` bytes were the input. */
void fuzz_check_memory(const fuzz_memory *memory, size_t size);

/* ---------------------------------------------------------------------------- fuzz_common_check.c */

/* A number that depends on every byte: chances are taken from it, so that runs can be repeated. */
uint64_t fuzz_hash(const uint8_t *data, size_t size);
/* The next number below `below` (> 0) of a sequence that `state` is the place in. */
uint32_t fuzz_chance(uint64_t *state, uint32_t below);

/*
 * What costs as much as all the rest is done with some of the inputs; which, their hash says, so that an
 * input goes the same way each time. Decisions are independent of each other. In replay.c, which has
 * all the time that it wants, everything is done with every input: `fuzz_thorough`.
 */
typedef enum fuzz_choice {
    FUZZ_CHOOSE_TEXTS,
    FUZZ_CHOOSE_PARTS,
    FUZZ_CHOOSE_NOTES,
    FUZZ_CHOOSE_TENSORS,
    FUZZ_CHOOSE_ARRAYS,
    FUZZ_CHOOSE_WALK,
    FUZZ_CHOOSE_METADATA,
    FUZZ_CHOOSE_PIECES,
    FUZZ_CHOOSE_STRICT,
    FUZZ_CHOOSE_ALLOCATION,
    FUZZ_CHOOSE_MEMORY,
    FUZZ_CHOOSE_BUDGETS,
    FUZZ_CHOOSE_LOADS
} fuzz_choice;

extern bool fuzz_thorough;
/* One in so many; always when thorough. */
bool fuzz_chosen(uint64_t hash, fuzz_choice choice, uint32_t one_in);
/* Where to start with fuzz_chance: another sequence for each choice, and each `round` of it. */
uint64_t fuzz_sequence(uint64_t hash, fuzz_choice choice, uint32_t round);

/* A branch on every byte, so that MemorySanitizer sees those that were never written. */
void fuzz_touch(const void *data, size_t n);

/* Invariants 9 and 10: an error of opening `size` bytes; with `forced` the format was given. */
void fuzz_check_error(const tg_error *error, uint64_t size, bool forced);
/* The same of writing. */
void fuzz_check_write_error(const tg_write_error *error);
/* Whether two errors say the same about a file: code, offset, path, text. */
void fuzz_check_same_error(const tg_error *a, const tg_error *b);

/* ------------------------------------------------------------------------- fuzz_common_terminal.c */

/* Invariant 12: UTF-8 in lines, without anything that steers a terminal. */
void fuzz_check_terminal(const char *what, const char *text, size_t size);

/* ----------------------------------------------------------------------------- fuzz_common_read.c */

/* Everything that the reader of a format promises about these bytes. */
void fuzz_read(tg_format format, const uint8_t *data, size_t size);
/* Everything that can be asked of an open file; `seed` chooses where not everything is done. */
void fuzz_read_all(tg_file *file, const uint8_t *data, size_t size, uint64_t seed);

/* --------------------------------------------------------------------------- fuzz_common_faults.c */

/* How opening a file ended when nothing failed. */
typedef struct fuzz_outcome {
    const tg_error *error; /* NULL: it was accepted */
    uint64_t num_tensors;
    uint64_t num_notes;
    uint64_t allocations;
    size_t peak;
} fuzz_outcome;

/* The same bytes when an allocation or a load fails, or a budget is too small: it ends in that error,
 * or as it did before. `hash` of the input says what fails, if anything. */
void fuzz_faults(tg_format format, const uint8_t *data, size_t size, uint64_t hash,
                 const fuzz_outcome *plain);
/* The same of a generated reader alone: budgets and loads. */
struct tg_adapter;
void fuzz_reader_faults(const struct tg_adapter *adapter, const uint8_t *data, size_t size,
                        uint64_t hash);

/* ------------------------------------------------------------------------- fuzz_common_validate.c */

/* The validator of the grammar, where there is one, says what `error` says: NULL stands for acceptance. Not asked of
 * what a grammar cannot know. */
void fuzz_check_validator(tg_format format, const uint8_t *data, size_t size,
                          const tg_error *error);

/* ----------------------------------------------------------------------------- fuzz_common_walk.c */

/* The parsed tree: inside the file, nested, bounded, in agreement with the bytes. */
void fuzz_walk_tree(tg_file *file, const uint8_t *data, size_t size);
/* The metadata: nested, bounded, safe. */
void fuzz_walk_metadata(tg_file *file, const uint8_t *data, size_t size);

/* -------------------------------------------------------------------------- fuzz_common_compare.c */

/* A sum over all tensors of what they hold, whatever order they are in. False where that is too much
 * to look at, or cannot be read, which is said by fuzz_read_all. */
bool fuzz_stored_sum(tg_file *file,
                     uint64_t *sum); /* name, type, shape, bytes as they are stored */
bool fuzz_meaning_sum(tg_file *file, uint64_t *sum); /* values as numbers, in C order */
/* The same of the metadata: every leaf with the path to it. */
uint64_t fuzz_metadata_sum(tg_file *file);

/* --------------------------------------------------------------------------- fuzz_common_output.c */

/* A file that is written in memory. */
typedef struct fuzz_output {
    uint8_t *data;
    uint8_t *written; /* by byte: whether it was */
    size_t size;
    size_t next;
    bool in_order;
} fuzz_output;

/* False when `size` bytes are more than a run should take. */
bool fuzz_output_start(fuzz_output *output, uint64_t size, bool in_order);
tg_target fuzz_output_target(fuzz_output *output);
/* Every byte was written, no other was. */
void fuzz_output_check(const fuzz_output *output);
void fuzz_output_free(fuzz_output *output);

/* Converts an open file; NULL data where it is refused, after looking at the reason, or where it is
 * large. Both ways of writing, in order and not, give the same bytes. */
typedef struct fuzz_bytes {
    uint8_t *data;
    size_t size;
} fuzz_bytes;
fuzz_bytes fuzz_convert(tg_file *file, tg_format to, const tg_convert_options *options);

#endif
