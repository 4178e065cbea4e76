/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz.h - code shared by the fuzz targets: the promises of the library, and functions that check
 * them.
 *
 * A target is one file of this folder with LLVMFuzzerTestOneInput; fuzz_read.c is a target for each
 * format. A target is built for libFuzzer and AFL++, and with replay.c as a program that runs over
 * files. Sanitizers detect crashes; everything else that docs/security.md promises is asserted
 * here: a violated promise prints the number of the invariant and what was found, and aborts the
 * process.
 *
 * A target may have static state, because nothing here is part of the library.
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

/* What mutators must know about a target; each target defines `fuzz_about`. */
typedef struct fuzz_target {
    size_t prefix;       /* bytes before the file that control the target; SIZE_MAX: no file */
    tg_format format;    /* of the file after them; TG_FORMAT_NONE: any */
    const char *grammar; /* of fuzz/mutator, if it is not a format; else NULL */
} fuzz_target;

extern const fuzz_target fuzz_about;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* ---------------------------------------------------------------------------- fuzz_common_memory.c */

/* Counts the memory of the library. */
typedef struct fuzz_memory {
    size_t live;
    size_t peak;
    size_t arenas;    /* maximum at a time; of FUZZ_ARENA bytes each */
    uint64_t calls;   /* for memory */
    uint64_t fail_at; /* the call that fails; FUZZ_NEVER: no call fails */
} fuzz_memory;

#define FUZZ_NEVER UINT64_MAX

/* max_memory of all targets. Without a separate limit small files have 16 MiB, and some use
 * them: in NNB every four bytes may refer to an object. */
#define FUZZ_ARENA ((size_t)1 << 20)

tg_allocator fuzz_allocator(fuzz_memory *memory);
/* Default options with this format, limits that keep a run short, and the allocator. */
tg_options fuzz_options(tg_format format, fuzz_memory *memory);
/* Invariant 3, and that all memory was released; the input had `size` bytes. */
void fuzz_check_memory(const fuzz_memory *memory, size_t size);

/* ---------------------------------------------------------------------------- fuzz_common_check.c */

/* A hash of all bytes: random decisions are derived from it, so that runs can be repeated. */
uint64_t fuzz_hash(const uint8_t *data, size_t size);
/* The next number below `below` (> 0) of the sequence with the state `state`. */
uint32_t fuzz_chance(uint64_t *state, uint32_t below);

/*
 * Expensive checks are made with some of the inputs only; the hash decides which, so that an input
 * always takes the same path. Decisions are independent of each other. In replay.c, where time does
 * not matter, every check is made with every input: `fuzz_thorough`.
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
/* True for one of this many inputs; always if thorough. */
bool fuzz_chosen(uint64_t hash, fuzz_choice choice, uint32_t one_in);
/* The initial state for fuzz_chance: a different sequence for each choice, and for each `round`
 * of it. */
uint64_t fuzz_sequence(uint64_t hash, fuzz_choice choice, uint32_t round);

/* A branch on every byte, so that MemorySanitizer detects uninitialised ones. */
void fuzz_touch(const void *data, size_t n);

/* Invariants 9 and 10: an error of opening `size` bytes; with `forced` the format was given. */
void fuzz_check_error(const tg_error *error, uint64_t size, bool forced);
/* Invariants 9 and 10: an error of writing. */
void fuzz_check_write_error(const tg_error *error);
/* What was written has no notes, but for those about names in .npz, which no writer changes. */
void fuzz_check_notes(const tg_file *written);
/* Whether two errors say the same about a file: code, offset, path, text. */
void fuzz_check_same_error(const tg_error *a, const tg_error *b);

/* ------------------------------------------------------------------------- fuzz_common_terminal.c */

/* Invariant 12: UTF-8 in lines, without terminal control characters. */
void fuzz_check_terminal(const char *what, const char *text, size_t size);

/* ----------------------------------------------------------------------------- fuzz_common_read.c */

/* Checks everything that the reader of a format promises about these bytes. */
void fuzz_read(tg_format format, const uint8_t *data, size_t size);
/* Calls everything that can be called on an open file; `seed` selects the parts if not
 * everything is checked. */
void fuzz_read_all(tg_file *file, const uint8_t *data, size_t size, uint64_t seed);

/* -------------------------------------------------------------------------- fuzz_common_storage.c */

/* A tensor of a checkpoint lies inside of its storage, and the storage inside of a file of `size` bytes. */
void fuzz_check_storage(tg_file *file, const tg_tensor *tensor, uint64_t size);

/* --------------------------------------------------------------------------- fuzz_common_faults.c */

/* How opening a file ended if nothing failed. */
typedef struct fuzz_outcome {
    const tg_error *error; /* NULL: it was accepted */
    uint64_t num_tensors;
    uint64_t num_notes;
    bool has_meaning; /* a note that is not about layout alone */
    uint64_t allocations;
    size_t peak;
} fuzz_outcome;

/* Opens the same bytes with a failing allocation or load, or a budget that is too small: the
 * result is that error, or the same as before. `hash` of the input selects the fault, if any. */
void fuzz_faults(tg_format format, const uint8_t *data, size_t size, uint64_t hash,
                 const fuzz_outcome *plain);
/* Faults of a generated reader alone: budgets and loads. */
struct tg_adapter;
void fuzz_reader_faults(const struct tg_adapter *adapter, const uint8_t *data, size_t size,
                        uint64_t hash);

/* ------------------------------------------------------------------------- fuzz_common_validate.c */

/* The validator of the grammar, if there is one, agrees with `error`: NULL means accepted.
 * Errors that a grammar cannot express are left out. */
void fuzz_check_validator(tg_format format, const uint8_t *data, size_t size,
                          const tg_error *error);

/* ----------------------------------------------------------------------------- fuzz_common_walk.c */

/* The parsed tree: inside the file, nested, bounded, in agreement with the bytes. */
void fuzz_walk_tree(tg_file *file, const uint8_t *data, size_t size);
/* The metadata: nested, bounded, safe. */
void fuzz_walk_metadata(tg_file *file, const uint8_t *data, size_t size);

/* -------------------------------------------------------------------------- fuzz_common_compare.c */

/* A sum over the contents of all tensors, independent of their order. False if they are too
 * large, or cannot be read, which fuzz_read_all reports. */
bool fuzz_stored_sum(tg_file *file, uint64_t *sum); /* name, type, shape, stored bytes */
/* Values as numbers, in C order, of all tensors but number `without`; UINT64_MAX: of all. */
bool fuzz_meaning_sum(tg_file *file, uint64_t without, uint64_t *sum);
/* A sum over the metadata: every leaf and container with its path; of one member alone if `only` is not NULL. */
uint64_t fuzz_metadata_sum(tg_file *file, const char *only);

/* --------------------------------------------------------------------------- fuzz_common_output.c */

/* A file that is written to memory. */
typedef struct fuzz_output {
    uint8_t *data;
    uint8_t *written; /* one flag per byte: whether it was written */
    size_t size;
    size_t next;
    bool in_order;
} fuzz_output;

/* False if `size` bytes are more than a run should use. */
bool fuzz_output_start(fuzz_output *output, uint64_t size, bool in_order);
tg_target fuzz_output_target(fuzz_output *output);
/* Every byte was written, and none outside. */
void fuzz_output_check(const fuzz_output *output);
void fuzz_output_free(fuzz_output *output);

/* Converts an open file; NULL data if it is refused, after checking the error, or if it is
 * large. Both ways of writing, in order and not, give the same bytes. */
typedef struct fuzz_bytes {
    uint8_t *data;
    size_t size;
} fuzz_bytes;
fuzz_bytes fuzz_convert(tg_file *file, tg_format to, const tg_convert_options *options);

/* Whether values of the format are compared with checksums when they are read. */
static inline bool fuzz_has_checksums(tg_format format) {
    return format == TG_FORMAT_NPZ || format == TG_FORMAT_PYTORCH;
}

#endif
