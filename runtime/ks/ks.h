/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks.h - the runtime interface of the C readers that ksyc generates.
 *
 * A generated reader turns bytes into a parse tree of C structs. This header declares the five
 * things that it needs:
 *
 *   ks_input    the bytes: memory, or an image of a file that is loaded on demand
 *   ks_stream   a cursor over a range of the bytes; Kaitai's `_io`
 *   ks_ctx      the state of one read: arena, budgets, the error, the notes
 *   ks_error    why a file was refused, as a plain value: no allocation, no formatted text
 *   ks_type     descriptor tables of the structs, for generic walkers: see ks_table.h
 *
 * Rules that hold everywhere
 *
 * - A fallible function returns bool; on false, `ks->error` holds the reason. The first error is
 *   kept: nothing overwrites it until ks_ctx_init. Callers return at once and add their step to the
 *   path on the way out (ks_in, ks_in_item), so the success path does no work for messages. Outputs
 *   are written only on success, and a stream keeps its position after a failed read.
 * - Lengths are compared with what remains, `n <= size - pos`, never as `pos + n <= size`.
 * - Memory comes from the arena of the context, within its byte budget, and is freed all at once.
 * - Bytes and arrays of numbers are views into the input. A view is an address and a length that
 *   were checked to lie inside the input. Its bytes may not be loaded yet, so call ks_fetch before
 *   accessing them (the readers here do).
 * - Budgets: `memory` bytes of arena, `work` steps (an element, an instance and an object cost one
 *   step each; functions that process n bytes cost n / 64), `depth` nested objects. An exhausted
 *   budget gives KS_LIMIT.
 */
#ifndef TENSORGATE_KS_H
#define TENSORGATE_KS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ks_proved.h"
/* What uses it is about function pointers; provers of readers need not see it. */
#ifndef __FRAMAC__
#include "ks_fold.h"
#include "ks_gate.h"
#include "ks_loaded.h"
#include "ks_units.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__) && !defined(__FRAMAC__)
#define KS_LIKELY(x) __builtin_expect(!!(x), 1)
#define KS_MUST_USE __attribute__((warn_unused_result))
#define KS_COLD __attribute__((cold, noinline))
#else
#define KS_LIKELY(x) (x)
#define KS_MUST_USE
#define KS_COLD
#endif

/* ------------------------------------------------------------------------------------ errors */

/* X(identifier, stable short name). Scripts of users rely on the name. */
#define KS_CODES(X)                                                                                \
    X(OK, "ok")                                                                                    \
    X(TRUNCATED, "truncated")         /* more bytes are needed than there are */                   \
    X(BAD_VALUE, "bad_value")         /* a field has a value that the format does not allow */     \
    X(BAD_SIZE, "bad_size")           /* a length does not match its content */                    \
    X(BAD_REFERENCE, "bad_reference") /* an index or offset has no target */                       \
    X(BAD_TEXT, "bad_text")           /* bytes invalid in the declared encoding */                 \
    X(BAD_DATA, "bad_data")           /* a `process` step failed, e.g. a broken zlib stream */     \
    X(TRAILING, "trailing")           /* bytes after the end of the format */                      \
    X(OVERFLOW, "overflow")           /* arithmetic that does not fit 64 bits */                   \
    X(LIMIT, "limit")                 /* a budget of the caller is used up */                      \
    X(CONVERSION, "conversion")       /* not a number; float out of integer range */               \
    X(ABSENT, "absent")               /* an expression needs a field that is not present */        \
    X(INDEX, "index")                 /* subscript outside an array, first of an empty one */      \
    X(DIVISION, "division")           /* division by zero, shift by more than 63 */                \
    X(WRONG_TYPE, "wrong_type")       /* .as<T> on an object of another type */                    \
    X(UNDECIDED_ENDIAN, "undecided_endian")                                                        \
    X(CYCLE, "cycle")             /* an instance that depends on itself */                         \
    X(NO_PROGRESS, "no_progress") /* a repeated element of zero bytes */                           \
    X(NO_MEMORY, "no_memory")     /* the allocator failed */                                       \
    X(IO, "io")                   /* the source failed, or shrank while it was read */             \
    X(UNSUPPORTED, "unsupported") /* not in this build, e.g. an encoding without iconv */

typedef enum ks_code {
#define KS_CODE_ENUM(id, name) KS_##id,
    KS_CODES(KS_CODE_ENUM)
#undef KS_CODE_ENUM
        KS_NUM_CODES
} ks_code;

/* The stable short name of a code; "unknown" for any other number. */
const char *ks_code_name(ks_code code);

typedef enum ks_value_kind {
    KS_VALUE_NONE,
    KS_VALUE_U64,
    KS_VALUE_S64,
    KS_VALUE_F64,
    KS_VALUE_BYTES /* the first bytes of a longer value */
} ks_value_kind;

#define KS_VALUE_BYTES_MAX 16

/* A small value for messages; owns its bytes. */
typedef struct ks_value {
    ks_value_kind kind;
    uint64_t u64; /* KS_VALUE_U64; for KS_VALUE_BYTES the length of the whole value */
    int64_t s64;  /* KS_VALUE_S64 */
    double f64;   /* KS_VALUE_F64 */
    uint8_t bytes[KS_VALUE_BYTES_MAX];
} ks_value;

#define KS_NO_INDEX UINT64_MAX
#define KS_PATH_MAX 48

typedef struct ks_step {
    const char *name; /* static: a field id of the spec */
    uint64_t index;   /* element of an array, or KS_NO_INDEX */
} ks_step;

/* The offset of an error in a function without a stream argument: arithmetic, ks_alloc, ks_enter. A
 * caller that knows the position sets it with ks_place. */
#define KS_NO_OFFSET UINT64_MAX

typedef struct ks_error {
    ks_code code;
    uint64_t offset;      /* absolute, in the input; see KS_DECODED and KS_NO_OFFSET */
    const char *expected; /* static: what was allowed, in words; "" when `code` suffices */
    ks_value allowed;     /* a computed bound, for the '%' in `expected` */
    ks_value found;
    ks_step path[KS_PATH_MAX]; /* innermost step first */
    unsigned path_len;         /* if above KS_PATH_MAX, the outermost steps are missing */
    unsigned skip;             /* steps that ks_in still has to skip; see ks_elsewhere */
    bool absolute;             /* the path is complete: ks_in adds nothing */
} ks_error;

/*
 * The addresses that `expected` of an error has when a program must distinguish the reason from others of the
 * same code.
 */
extern const char ks_expected_memory[];   /* KS_LIMIT: ks_limits.memory is used up */
extern const char ks_expected_work[];     /* KS_LIMIT: ks_limits.work is used up */
extern const char ks_expected_elements[]; /* KS_TRUNCATED: `allowed` counts elements, not bytes */

/* A violated rule that was tolerated: the first place, and how often. `rule` is "type.field", static. */
typedef struct ks_note {
    ks_code code;
    uint32_t count;
    uint64_t offset;
    const char *rule;
    const char *expected;
    ks_value allowed;
    ks_value found;
} ks_note;

#define KS_NOTES_MAX 64

/* ------------------------------------------------------------------------------------- input */

/*
 * The source of the bytes. `load` makes image bytes [offset, offset + n) readable and returns 0 or
 * an errno-like positive number. Each byte of the image is written at most once and never changes
 * afterwards, so the bytes that are used are the bytes that were checked. NULL: all bytes are in
 * memory from the start.
 *
 * The last `absent` bytes have no address, as those of a file of which only the beginning has come.
 * Sizes and positions count them, and `load`, which is not NULL then, refuses them. A view that begins
 * among them has the address behind the last byte that is there.
 */
typedef struct ks_input {
    const uint8_t
        *base; /* size - absent bytes of one object, and one more if there are absent ones */
    uint64_t size;
    int (*load)(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from, uint64_t *ready_to);
    void *self;
    uint64_t absent; /* at most `size` */
#if KS_FOLDS
    const ks_fold *fold; /* NULL: byte i of the input has the address base + i */
#endif
} ks_input;

/* An input over memory that must not change while the input is in use. */
ks_input ks_input_memory(const void *data, size_t size);

#ifndef __FRAMAC__
/* The gate of an input for a generated validator, see ks_gate.h, with so many steps. */
static inline ks_gate ks_gate_input(const ks_input *input, uint64_t steps) {
    ks_gate gate =
        ks_gate_memory(input->load == NULL ? input->size : 0); /* else nothing is loaded */
    gate.steps = steps;
    gate.load = input->load;
    gate.self = input->self;
    return gate;
}
#endif

/* ----------------------------------------------------------------------------------- context */

/* NULL functions mean malloc and free. `alloc` may return NULL; memory is aligned for any type and
 * need not be cleared. `free` gets the size that `alloc` was asked for. */
typedef struct ks_allocator {
    void *(*alloc)(void *self, size_t size);
    void (*free)(void *self, void *memory, size_t size);
    void *self;
} ks_allocator;

typedef struct ks_limits {
    uint64_t memory; /* bytes of arena */
    uint64_t work;   /* steps */
    uint32_t depth;  /* nested objects */
    bool strict;     /* a note is an error */
} ks_limits;

/* Bounds that any honest file keeps: 16 MiB + 40 bytes of arena and 4 Mi + 32 steps a byte of
 * input, 256 nested objects, notes allowed. */
ks_limits ks_limits_for(uint64_t input_size);

#ifndef __FRAMAC__
/* Whether a generated validator accepts input that is in memory: `ks_accepts(btf_validate, data, size)`. It takes no more
 * steps than a reader with ks_limits_for does; what it does not decide in these it does not accept. */
static inline bool ks_accepts(ks_validator *validate, const uint8_t *data, size_t size) {
    ks_gate gate = ks_gate_memory(size);
    gate.steps = ks_limits_for(size).work;
    return validate(&gate, data, size, false) == KS_ACCEPTED;
}

/* Whether a strict validator accepts the bytes: then the input has no notes, either. */
static inline bool ks_accepts_strictly(ks_validator *validate, const uint8_t *data, size_t size) {
    ks_gate gate = ks_gate_memory(size);
    gate.steps = ks_limits_for(size).work;
    return validate(&gate, data, size, true) == KS_ACCEPTED;
}
#endif

typedef struct ks_block ks_block;

typedef struct ks_ctx {
    ks_input input;
    ks_limits limits;
    ks_allocator allocator;
    uint8_t *arena_at; /* free part of the newest block */
    size_t arena_left;
    ks_block *blocks;
    uint64_t memory_left;
    uint64_t work_left;
    uint32_t depth_left;
    ks_error error;
    uint32_t num_notes; /* all of them; setting it to 0 forgets them */
    uint32_t
        num_kept; /* if num_notes > 0: rules in `notes`; those of further rules were only counted */
    ks_note notes[KS_NOTES_MAX];
} ks_ctx;

/* Nothing is allocated before the first ks_alloc. */
void ks_ctx_init(ks_ctx *ks, ks_input input, ks_limits limits, const ks_allocator *allocator);
/* Frees the arena: every struct that was read with this context is gone. */
void ks_ctx_free(ks_ctx *ks);

/*@ // The error stays, with all that belongs to it but the floats of its two values: of the provers, CVC4 has no
    // floats, and goals that mention one are left to Z3 alone.
    predicate ks_value_stays{L1, L2}(ks_value *value) =
      \at(value->kind, L1) == \at(value->kind, L2) && \at(value->u64, L1) == \at(value->u64, L2) &&
      \at(value->s64, L1) == \at(value->s64, L2) &&
      (\forall integer i; 0 <= i < KS_VALUE_BYTES_MAX ==>
         \at(value->bytes[i], L1) == \at(value->bytes[i], L2));
    predicate ks_error_stays{L1, L2}(ks_ctx *ks) =
      \at(ks->error.code, L1) == \at(ks->error.code, L2) &&
      \at(ks->error.offset, L1) == \at(ks->error.offset, L2) &&
      \at(ks->error.expected, L1) == \at(ks->error.expected, L2) &&
      \at(ks->error.path_len, L1) == \at(ks->error.path_len, L2) &&
      \at(ks->error.skip, L1) == \at(ks->error.skip, L2) &&
      \at(ks->error.absolute, L1) == \at(ks->error.absolute, L2) &&
      ks_value_stays{L1, L2}(\at(&ks->error.allowed, L1)) &&
      ks_value_stays{L1, L2}(\at(&ks->error.found, L1)) &&
      (\forall integer i; 0 <= i < KS_PATH_MAX ==>
         \at(ks->error.path[i].name, L1) == \at(ks->error.path[i].name, L2) &&
         \at(ks->error.path[i].index, L1) == \at(ks->error.path[i].index, L2));
*/

/*@ predicate ks_arena{L}(ks_ctx *ks) =
      \valid(ks) && (ks->arena_left == 0 ||
                     (\valid(ks->arena_at + (0 .. ks->arena_left - 1)) &&
                      \object_pointer(ks->arena_at + (0 .. ks->arena_left))));
*/

/* The next `bytes` of the newest block, which has as many, and they are taken from the budget. */
/*@ requires ks_arena(ks);
    requires 0 < bytes <= ks->arena_left && bytes <= ks->memory_left;
    terminates \true; exits \false; assigns ks->arena_left, ks->memory_left;
    assigns ks->arena_at \from ks->arena_at, bytes;
    assigns \result \from ks->arena_at;
    ensures \result == \old(ks->arena_at) && \valid(\result + (0 .. bytes - 1));
    ensures ks->arena_at == \old(ks->arena_at) + bytes;
    ensures ks->arena_left == \old(ks->arena_left) - bytes;
    ensures ks->memory_left == \old(ks->memory_left) - bytes;
    ensures ks_arena(ks); */
static inline uint8_t *ks_bump(ks_ctx *ks, size_t bytes) {
    uint8_t *memory = ks->arena_at;
    ks->arena_at += bytes;
    ks->arena_left -= bytes;
    ks->memory_left -= bytes;
    return memory;
}

#define KS_ALIGNMENT 16

/* `bytes` rounded up to the alignment. */
/*@ requires bytes <= 18446744073709551600;
    terminates \true; exits \false; assigns \nothing;
    ensures \result % 16 == 0 && bytes <= \result < bytes + 16; */
static inline uint64_t ks_rounded_up(uint64_t bytes) {
    return (bytes + (KS_ALIGNMENT - 1)) / KS_ALIGNMENT * KS_ALIGNMENT;
}

/* `count` * `size` bytes aligned for any type, not cleared. NULL after KS_LIMIT or KS_NO_MEMORY.
 * The budget counts requests, rounded up to the alignment and never 0. Blocks of the arena start at
 * 16 KiB and double up to 32 MiB; all of them together stay below twice the budget + 16 KiB. */
void *ks_alloc_slow(ks_ctx *ks, uint64_t count, size_t size) KS_MUST_USE;
static inline void *KS_MUST_USE ks_alloc(ks_ctx *ks, uint64_t count, size_t size) {
    /* Small requests are cut from the newest block: below 2^32 bytes no product or sum here wraps. */
    if (0 < count && count <= 65535 && 0 < size && size <= 65535) {
        const size_t bytes = (size_t)ks_rounded_up(count * size);
        if (KS_LIKELY(bytes <= ks->arena_left && bytes <= ks->memory_left))
            return ks_bump(ks, bytes);
    }
    return ks_alloc_slow(ks, count, size);
}

/* Takes `steps` from the work budget. */
/*@ requires \valid(ks) && ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns ks->work_left, ks->error;
    ensures \result != 0 <==> steps <= \old(ks->work_left);
    ensures \result != 0 ==> ks->work_left == \old(ks->work_left) - steps;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
bool ks_spend_slow(ks_ctx *ks, uint64_t steps) KS_MUST_USE KS_COLD;
/*@ requires \valid(ks) && ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns ks->work_left, ks->error;
    ensures \result != 0 <==> steps <= \old(ks->work_left);
    ensures \result != 0 ==> ks->work_left == \old(ks->work_left) - steps;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
static inline bool ks_spend(ks_ctx *ks, uint64_t steps) {
    if (KS_LIKELY(steps <= ks->work_left)) {
        ks->work_left -= steps;
        return true;
    }
    return ks_spend_slow(ks, steps);
}

/* Around the reading of a type that can contain itself. */
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->depth_left, ks->error;
    ensures \result != 0 <==> \old(ks->depth_left) > 0;
    ensures \result != 0 ==> ks->depth_left == \old(ks->depth_left) - 1;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
bool ks_enter(ks_ctx *ks) KS_MUST_USE;
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->depth_left;
    ensures ks->depth_left == (\old(ks->depth_left) < ks->limits.depth ? \old(ks->depth_left) + 1
                                                                      : \old(ks->depth_left)); */
void ks_leave(ks_ctx *ks);

/* ------------------------------------------------------------------------------------ streams */

/* Offsets of bytes that are not in the file but came out of `process`: this bit is set and the rest
 * counts from the start of the decoded bytes. */
#define KS_DECODED (UINT64_C(1) << 63)

/* Kaitai's `_io`. `pos` may lie behind `size` after a seek; reading there is KS_TRUNCATED. */
typedef struct ks_stream {
    const uint8_t *base;
    uint64_t size;
    uint64_t there; /* the first bytes, which have addresses: all but those that the input lacks */
    uint64_t pos;
    uint64_t ready_from; /* [ready_from, ready_to) within [0, there): bytes known to be loaded */
    uint64_t ready_to;
    uint64_t origin;   /* absolute offset of `base`, or KS_DECODED */
    uint64_t bits;     /* held bits of the byte before `pos`; see ks_read_bits_be */
    uint32_t num_bits; /* 0..7 */
#if KS_FOLDS
    const ks_fold
        *fold; /* of the input; `base` is right for the bytes from ready_from to ready_to */
#endif
} ks_stream;

/*@ predicate ks_input_exists{L}(ks_ctx *ks) =
      \valid_read(ks) && \object_pointer(ks->input.base) && ks->input.absent <= ks->input.size;
*/
/* Over all of the input. */
/*@ requires ks_input_exists(ks);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.base == ks->input.base && \result.size == ks->input.size;
    ensures \result.pos == 0 && \result.origin == 0 && \result.num_bits == 0;
    ensures \result.there == ks->input.size - ks->input.absent;
    ensures \result.ready_from == 0;
    ensures \result.ready_to == (ks->input.load == \null ? \result.there : 0); */
ks_stream ks_stream_root(const ks_ctx *ks);

/*@ logic integer ks_left{L}(ks_stream *io) = io->pos < io->size ? io->size - io->pos : 0;

    // Contracts of functions that may load say what they do where there is nothing to load, and so nothing absent.
    predicate ks_is_stream{L}(ks_stream *io) =
      \valid_read(io) && ks_buffer(io->base, io->size) && io->there == io->size &&
      io->ready_to <= io->size;

    predicate ks_reads_memory{L}(ks_ctx *ks, ks_stream *io) =
      \valid(ks) && \valid(io) && \separated(ks, io) && ks_is_stream(io) &&
      ks->input.load == \null && ks_is_u64(io->origin + io->pos) &&
      ks_is_u64(io->origin + io->size);
*/

/*@ requires \valid_read(io) && ks_is_u64(io->origin + io->pos);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == io->origin + io->pos; */
static inline uint64_t ks_at(const ks_stream *io) { return io->origin + io->pos; }

/* The next `n` bytes exist and are loaded; does not move. */
/*@ requires ks_reads_memory(ks, io);
    terminates \true; exits \false; assigns ks->error, io->ready_from, io->ready_to;
    ensures \result != 0 <==> n <= ks_left(io);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures ks_reads_memory(ks, io); */
bool ks_need_slow(ks_ctx *ks, ks_stream *io, uint64_t n) KS_MUST_USE KS_COLD;
/*@ requires ks_reads_memory(ks, io);
    terminates \true; exits \false; assigns ks->error, io->ready_from, io->ready_to;
    ensures \result != 0 <==> n <= ks_left(io);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==>
        ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures ks_reads_memory(ks, io); */
static inline bool KS_MUST_USE ks_need(ks_ctx *ks, ks_stream *io, uint64_t n) {
    if (KS_LIKELY(io->pos >= io->ready_from && io->pos <= io->ready_to &&
                  n <= io->ready_to - io->pos))
        return true;
    return ks_need_slow(ks, io, n);
}

/* How many of the next `n` bytes exist; those are loaded. Does not move. For runs of fields that are
 * then taken one by one; a field that is not whole ends in ks_short. 0 after an error. */
/*@ requires ks_reads_memory(ks, io);
    terminates \true; exits \false; assigns ks->error, io->ready_from, io->ready_to;
    ensures \result == (n <= ks_left(io) ? n : ks_left(io));
    ensures ks_error_stays{Pre, Here}(ks);
    ensures ks_reads_memory(ks, io); */
uint64_t ks_run_slow(ks_ctx *ks, ks_stream *io, uint64_t n) KS_COLD;
/*@ requires ks_reads_memory(ks, io);
    terminates \true; exits \false; assigns ks->error, io->ready_from, io->ready_to;
    ensures \result == (n <= ks_left(io) ? n : ks_left(io));
    ensures ks_error_stays{Pre, Here}(ks);
    ensures ks_reads_memory(ks, io); */
static inline uint64_t ks_run(ks_ctx *ks, ks_stream *io, uint64_t n) {
    if (KS_LIKELY(io->pos >= io->ready_from && io->pos <= io->ready_to &&
                  n <= io->ready_to - io->pos))
        return n;
    return ks_run_slow(ks, io, n);
}
/* The address of the next byte, or of the end of those that are there. */
/*@ requires ks_is_stream(io);
    terminates \true; exits \false; assigns \result \from *io;
    ensures \result == io->base + (io->pos < io->size ? io->pos : io->size); */
static inline const uint8_t *ks_here(const ks_stream *io) {
#if KS_FOLDS
    if (io->fold != NULL)
        return io->fold->address_of(io->fold->self,
                                    io->origin + (io->pos < io->size ? io->pos : io->size));
#endif
    return io->base + (io->pos < io->there ? io->pos : io->there);
}
/* KS_TRUNCATED for a field of `n` bytes that begins `offset` bytes behind the position; false. */
/*@ requires \valid(ks) && \valid_read(io) && \separated(ks, io);
    requires ks_is_u64(io->origin + io->pos + offset);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_short(ks_ctx *ks, const ks_stream *io, uint64_t offset, uint64_t n) KS_COLD;

/* Bytes between `pos` and the end; 0 behind it. */
/*@ requires \valid_read(io);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_left(io); */
static inline uint64_t ks_remaining(const ks_stream *io) {
    return io->pos < io->size ? io->size - io->pos : 0;
}
/* `_io.eof`: false while bits of a byte are held. */
/*@ requires \valid_read(io);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_left(io) == 0 && io->num_bits == 0; */
static inline bool ks_eof(const ks_stream *io) { return io->pos >= io->size && io->num_bits == 0; }
/* Any seek drops held bits. */
/*@ requires \valid(io);
    terminates \true; exits \false; assigns io->pos, io->num_bits;
    ensures io->pos == pos && io->num_bits == 0; */
static inline void ks_seek(ks_stream *io, uint64_t pos) {
    io->pos = pos;
    io->num_bits = 0;
}
/* Before a read of bytes that may follow bit fields. */
/*@ requires \valid(io);
    terminates \true; exits \false; assigns io->num_bits;
    ensures io->num_bits == 0; */
static inline void ks_align(ks_stream *io) { io->num_bits = 0; }

/* Views: ranges inside the stream whose bytes need not be loaded. */
typedef struct ks_bytes {
    const uint8_t *data; /* not NULL even when size is 0 */
    uint64_t size;
} ks_bytes;

/* Bytes after removing terminator and padding, after `process` or after decoding. `span` is the
 * number of bytes that the stream advanced; 0 for the result of an expression. Strings have this
 * type: `data` is then valid UTF-8 and, unlike that of a ks_bytes, always loaded. */
typedef struct ks_text {
    const uint8_t *data;
    uint64_t size;
    uint64_t span;
} ks_text;

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.data == text.data && \result.size == text.size; */
static inline ks_bytes ks_raw(ks_text text) {
    ks_bytes raw = {text.data, text.size};
    return raw;
}

/* `count` numbers of one fixed-size kind, or `count` records of a plain type. */
typedef struct ks_view {
    const uint8_t *data;
    uint64_t count;
} ks_view;

/*@ requires \valid_read(ks);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks->input.load == \null; */
static inline bool ks_never_loads(const ks_ctx *ks) { return ks->input.load == NULL; }
/* Makes bytes of a view readable. Cheap when all input is memory. */
/*@ requires \valid(ks) && ks->input.load == \null;
    terminates \true; exits \false; assigns ks->error;
    ensures \result != 0 && ks_error_stays{Pre, Here}(ks); */
bool ks_fetch_slow(ks_ctx *ks, const uint8_t *data, uint64_t at, uint64_t n) KS_MUST_USE KS_COLD;
/*@ requires \valid(ks) && ks->input.load == \null;
    terminates \true; exits \false; assigns ks->error;
    ensures \result != 0 && ks_error_stays{Pre, Here}(ks); */
static inline bool KS_MUST_USE ks_fetch(ks_ctx *ks, const uint8_t *data, uint64_t n) {
    return KS_LIKELY(ks_never_loads(ks)) ? true : ks_fetch_slow(ks, data, 0, n);
}
/* Bytes [at, at + n) of a view that begins at `data`, before an address of theirs is formed: they may have none. */
/*@ requires \valid(ks) && ks->input.load == \null;
    terminates \true; exits \false; assigns ks->error;
    ensures \result != 0 && ks_error_stays{Pre, Here}(ks); */
static inline bool KS_MUST_USE ks_fetch_part(ks_ctx *ks, const uint8_t *data, uint64_t at,
                                             uint64_t n) {
    return KS_LIKELY(ks_never_loads(ks)) ? true : ks_fetch_slow(ks, data, at, n);
}
#ifndef __FRAMAC__
/* The address of bytes [offset, offset + n) of the input, which are loaded; NULL after an error. */
const uint8_t *ks_input_bytes(ks_ctx *ks, uint64_t offset, uint64_t n);
/* The address of bytes of the input that were loaded before. */
static inline const uint8_t *ks_input_address(const ks_ctx *ks, uint64_t offset) {
#if KS_FOLDS
    if (ks->input.fold != NULL) return ks->input.fold->address_of(ks->input.fold->self, offset);
#endif
    return ks->input.base + offset;
}
#endif
/* The first `most` of `count` elements, or all if there are fewer. */
/*@ requires \valid(ks) && ks->input.load == \null;
    requires ks_is_u64(most * size);
    terminates \true; exits \false; assigns ks->error;
    ensures \result != 0 && ks_error_stays{Pre, Here}(ks); */
static inline bool KS_MUST_USE ks_fetch_some(ks_ctx *ks, const uint8_t *data, uint64_t count,
                                             uint64_t size, uint64_t most) {
    return ks_fetch(ks, data, (count < most ? count : most) * size);
}
/* Absolute offset of a view's first byte, which is there; KS_DECODED when it is not in the input. For messages: an
 * address just past the input counts as its end. */
/*@ requires ks_input_exists(ks) && \object_pointer(data);
    terminates \true; exits \false; assigns \nothing;
    ensures \result <= ks->input.size || \result == 9223372036854775808; */
uint64_t ks_offset_of(const ks_ctx *ks, const uint8_t *data);

/* ------------------------------------------------------------------------------- raw numbers */

/* IEEE 754 words as floats; the bits are kept, NaN payloads included. */
/*@ // The word that has the same bytes as the number in memory. Nothing more is said of it.
    axiomatic ks_bits_of_floats {
      logic integer ks_bits_of_f4(float x);
      logic integer ks_bits_of_f8(double x);
    }
*/
/*@ terminates \true; exits \false; assigns \nothing;
    ensures ks_bits_of_f4(\result) == word; */
float ks_f4_of(uint32_t word);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures ks_bits_of_f8(\result) == word; */
double ks_f8_of(uint64_t word);
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_bits_of_f4(\result) == u4le(p); */
float ks_f4le(const uint8_t *p);
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_bits_of_f4(\result) == u4be(p); */
float ks_f4be(const uint8_t *p);
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_bits_of_f8(\result) == u8le(p); */
double ks_f8le(const uint8_t *p);
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_bits_of_f8(\result) == u8be(p); */
double ks_f8be(const uint8_t *p);

/* ks_read_u4le(ks, io, &x) and so on, which check, read and advance: ks_read.h. */

/*@ // `first` and n bytes behind it, the highest first; n bytes, the lowest first, from bit `from` on.
    logic integer ks_be_behind{L}(integer first, uint8_t *p, integer n) =
      n <= 0 ? first : 256 * ks_be_behind(first, p, n - 1) + p[n - 1];
    logic integer ks_le_from{L}(integer from, uint8_t *p, integer n) =
      n <= 0 ? 0 : ks_le_from(from, p, n - 1) + p[n - 1] * (1 << (from + 8 * (n - 1)));

    // Bits that are held of the byte before the position, and how many bytes n bits need beside them.
    logic integer ks_held{L}(ks_stream *io) = io->bits % (1 << io->num_bits);
    logic integer ks_bytes_for(integer n, integer have) = n > have ? (n - have + 7) / 8 : 0;
    logic integer ks_left_over(integer n, integer have) = have + 8 * ks_bytes_for(n, have) - n;

    predicate ks_reads_bits{L}(ks_ctx *ks, ks_stream *io, uint64_t *out) =
      ks_reads_memory(ks, io) && io->num_bits <= 7 && \valid(out) && \separated(out, ks, io) &&
      \separated(out, io->base + (0 .. io->size - 1)) &&
      \separated(io, io->base + (0 .. io->size - 1)) &&
      \separated(ks, io->base + (0 .. io->size - 1));

    predicate ks_took_bits{L1, L2}(ks_ctx *ks, ks_stream *io, uint64_t *out, integer n,
                                   boolean taken) =
      (taken <==> n <= 64 && ks_bytes_for(n, \at(io->num_bits, L1)) <= \at(ks_left(io), L1)) &&
      \at(io->base, L2) == \at(io->base, L1) && \at(io->size, L2) == \at(io->size, L1) &&
      \at(io->origin, L2) == \at(io->origin, L1) &&
      (taken ? ks_error_stays{L1, L2}(ks) &&
               \at(io->pos, L2) ==
                 \at(io->pos, L1) + ks_bytes_for(n, \at(io->num_bits, L1)) &&
               \at(io->num_bits, L2) == ks_left_over(n, \at(io->num_bits, L1)) &&
               \at(*out, L2) < (1 << n) && \at(io->bits, L2) < (1 << \at(io->num_bits, L2))
             : \at(ks->error.code, L2) != KS_OK && \at(io->pos, L2) == \at(io->pos, L1) &&
               (\at(ks->error.code, L1) != KS_OK ==> ks_error_stays{L1, L2}(ks)) &&
               \at(*out, L2) == \at(*out, L1) &&
               \at(io->bits, L2) == \at(io->bits, L1) &&
               \at(io->num_bits, L2) == \at(io->num_bits, L1));
*/

/* `n` bits, 1..64. Big endian takes the highest bits first, little endian the lowest. If the stream
 * is too short, position and buffered bits do not change. */
/*@ requires ks_reads_bits(ks, io, out);
    terminates \true; exits \false; assigns *out, *io, ks->error;
    ensures ks_took_bits{Old, Post}(ks, io, out, n, (boolean)(\result != 0));
    ensures \result != 0 ==>
        *out * (1 << io->num_bits) + io->bits ==
        ks_be_behind(\old(ks_held(io)), io->base + \old(io->pos),
                     ks_bytes_for(n, \old(io->num_bits))); */
bool ks_read_bits_be(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *out) KS_MUST_USE;
/*@ requires ks_reads_bits(ks, io, out);
    terminates \true; exits \false; assigns *out, *io, ks->error;
    ensures ks_took_bits{Old, Post}(ks, io, out, n, (boolean)(\result != 0));
    ensures \result != 0 ==>
        *out + io->bits * (1 << n) ==
        \old(ks_held(io)) + ks_le_from(\old(io->num_bits), io->base + \old(io->pos),
                                      ks_bytes_for(n, \old(io->num_bits))); */
bool ks_read_bits_le(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *out) KS_MUST_USE;

/* --------------------------------------------------------------------------- bytes and arrays */

/*@ predicate ks_within{L}(uint8_t *data, integer n, ks_stream *io) =
      \exists integer k; 0 <= k && k + n <= io->size && data == io->base + k;
*/
/* Exactly `n` bytes, or all that is left, as a view; nothing is loaded. */
/*@ requires ks_reads_memory(ks, io) && \valid(out) && \separated(out, ks, io);
    terminates \true; exits \false; assigns *out, io->pos, ks->error;
    ensures \result != 0 <==> n <= \old(ks_left(io));
    ensures \result != 0 ==> out->size == n && io->pos == \old(io->pos) + n;
    ensures \result != 0 ==> ks_within(out->data, n, io);
    ensures \result == 0 ==> out->data == \old(out->data) && out->size == \old(out->size);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK; */
static inline bool KS_MUST_USE ks_read_bytes(ks_ctx *ks, ks_stream *io, uint64_t n, ks_bytes *out) {
    if (n > ks_remaining(io)) return ks_short(ks, io, 0, n);
    out->data = ks_here(io);
    out->size = n;
    io->pos += n; /* n is 0 if pos > size */
    return true;
}
/*@ requires ks_reads_memory(ks, io) && \valid(out) && \separated(out, ks, io);
    terminates \true; exits \false; assigns *out, io->pos, ks->error;
    ensures \result != 0 && out->size == \old(ks_left(io)) && ks_left(io) == 0;
    ensures ks_within(out->data, out->size, io) && ks_error_stays{Pre, Here}(ks); */
bool ks_read_rest(ks_ctx *ks, ks_stream *io, ks_bytes *out) KS_MUST_USE;
/* `n` numbers of `elem` > 0 bytes, or all that are left: KS_TRUNCATED if the size is not a multiple
 * of `elem`. */
/*@ requires ks_reads_memory(ks, io) && \valid(out) && \separated(out, ks, io);
    requires ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns *out, io->pos, ks->error, ks->work_left;
    ensures \result != 0 ==> ks_within(out->data, n * elem, io);
    ensures \result != 0 ==> io->pos == \old(io->pos) + n * elem;
    ensures \result != 0 ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> out->data == \old(out->data) && out->count == \old(out->count);
    ensures \result != 0 <==> elem > 0 && n * elem <= \old(ks_left(io)) && n <= \old(ks->work_left);
    ensures \result != 0 ==> out->count == n; */
bool ks_read_view(ks_ctx *ks, ks_stream *io, uint64_t n, uint32_t elem, ks_view *out) KS_MUST_USE;
/*@ requires ks_reads_memory(ks, io) && \valid(out) && \separated(out, ks, io);
    requires ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns *out, io->pos, ks->error, ks->work_left;
    ensures \result != 0 ==> ks_within(out->data, out->count * elem, io);
    ensures \result != 0 ==> io->pos == \old(io->pos) + out->count * elem;
    ensures \result != 0 ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> out->data == \old(out->data) && out->count == \old(out->count);
    ensures \result != 0 ==> elem > 0 && ks_left(io) == 0; */
bool ks_read_view_rest(ks_ctx *ks, ks_stream *io, uint32_t elem, ks_view *out) KS_MUST_USE;

/* An empty view at the current position, for elements that are read one by one. */
/*@ requires ks_is_stream(io);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.count == 0 && ks_within(\result.data, 0, io); */
static inline ks_view ks_view_here(const ks_stream *io) {
    ks_view view = {ks_here(io), 0};
    return view;
}

/* Up to the first terminator (a unit of 1, 2 or 4 bytes, `unit`, all equal to `term`; searched at
 * multiples of the unit). If there is none: KS_TRUNCATED, or with `eos_ok` the rest of the
 * stream. */
bool ks_read_until(ks_ctx *ks, ks_stream *io, uint8_t term, unsigned unit, bool include,
                   bool consume, bool eos_ok, ks_text *out) KS_MUST_USE;
/* Loads `raw` and makes it a ks_text of the same bytes. */
/*@ requires \valid(ks) && ks->input.load == \null && \valid(out) && \separated(ks, out);
    requires \object_pointer(raw.data);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 && ks_error_stays{Pre, Here}(ks);
    ensures out->data == raw.data && out->size == raw.size && out->span == raw.size; */
bool ks_text_of(ks_ctx *ks, ks_bytes raw, ks_text *out) KS_MUST_USE;
/* Applies `pad-right` and `terminator` to bytes of known size; `span` does not change. */
/*@ requires \valid(bytes) && ks_buffer(bytes->data, bytes->size);
    requires \separated(bytes, bytes->data + (0 .. bytes->size - 1));
    terminates \true; exits \false; assigns bytes->size;
    ensures bytes->size <= \old(bytes->size);
    ensures bytes->size > 0 ==> bytes->data[bytes->size - 1] != pad;
    ensures \forall integer i; bytes->size <= i < \old(bytes->size) ==> bytes->data[i] == pad; */
void ks_strip_right(ks_text *bytes, uint8_t pad);
/*@ requires \valid(bytes) && ks_buffer(bytes->data, bytes->size);
    terminates \true; exits \false; assigns bytes->size;
    ensures bytes->size <= \old(bytes->size); */
void ks_cut_at(ks_text *bytes, uint8_t term, unsigned unit, bool include);

/* Checks, before any allocation, that `n` elements of at least `min_size` bytes each fit into the
 * rest of the stream; also takes n steps from the work budget. min_size may be 0. */
/*@ requires \valid(ks) && \valid_read(io) && \separated(ks, io);
    requires ks_is_u64(io->origin + io->pos);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_too_many(ks_ctx *ks, const ks_stream *io, uint64_t n) KS_COLD;
/*@ requires \valid(ks) && \valid_read(io) && \separated(ks, io);
    requires ks_is_u64(io->origin + io->pos) && ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns ks->error, ks->work_left;
    ensures \result != 0 <==> n * min_size <= ks_left(io) && n <= \old(ks->work_left);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
static inline bool KS_MUST_USE ks_count_fits(ks_ctx *ks, const ks_stream *io, uint64_t n,
                                             uint64_t min_size) {
    if (min_size > 0 && n > ks_remaining(io) / min_size) return ks_too_many(ks, io, n);
    return ks_spend(ks, n);
}

/* Elements of the first chunk of a list of unknown count. */
#define KS_LIST_FIRST 16

/* Elements that never move. ks_list_init with a known count allocates one chunk for them; with 0
 * the count is unknown and nothing is allocated before the first ks_list_add. */
typedef struct ks_list {
    uint64_t count;
    uint64_t first_cap; /* elements of `first` */
    uint8_t *first;
    uint8_t **more; /* chunk i holds first_cap << i elements */
    uint32_t num_more;
    uint32_t size; /* bytes of an element */
} ks_list;

bool ks_list_too_wide(ks_ctx *ks, size_t size) KS_COLD;
static inline bool KS_MUST_USE ks_list_init(ks_ctx *ks, ks_list *list, uint64_t count,
                                            size_t size) {
    if (size - 1 >= UINT32_MAX) return ks_list_too_wide(ks, size);
    list->count = 0;
    list->first_cap = count > 0 ? count : KS_LIST_FIRST;
    list->first = count > 0 ? (uint8_t *)ks_alloc(ks, count, size) : NULL;
    list->more = NULL;
    list->num_more = 0;
    list->size = (uint32_t)size;
    return count == 0 || list->first != NULL;
}
/*@ predicate ks_first_chunk{L}(ks_list *list) =
      \valid_read(list) && ks_is_u64(list->first_cap * list->size) &&
      ks_buffer(list->first, list->first_cap * list->size);

    lemma ks_element_fits: \forall integer i, n, size;
      0 <= i && i < n && 0 <= size ==> i * size + size <= n * size;
*/
/* The address of element i of the first chunk, which contains all of it. */
/*@ requires ks_first_chunk(list) && i < list->first_cap;
    terminates \true; exits \false; assigns \result \from *list, i;
    ensures \result == list->first + i * list->size;
    ensures 0 <= i * list->size && i * list->size + list->size <= list->first_cap * list->size; */
static inline uint8_t *ks_list_element(const ks_list *list, uint64_t i) {
    //@ assert 0 <= i * list->size <= list->first_cap * list->size;
    return list->first + i * list->size;
}
/* Appends an element and returns its address, not cleared; NULL after an error. */
void *ks_list_add_slow(ks_ctx *ks, ks_list *list) KS_MUST_USE;
static inline void *KS_MUST_USE ks_list_add(ks_ctx *ks, ks_list *list) {
    if (KS_LIKELY(list->first != NULL && list->count < list->first_cap)) {
        return ks_list_element(list, list->count++);
    }
    if (KS_LIKELY(list->num_more > 0)) {
        /* Half of the places are in the last chunk; the shift fits, since they were allocated. */
        const uint64_t half = list->first_cap << (list->num_more - 1);
        if (KS_LIKELY(list->count - half < half))
            return list->more[list->num_more - 1] + (list->count++ - half) * list->size;
    }
    return ks_list_add_slow(ks, list);
}
/* The address of element i, not cleared, in a list of known count that is being filled: i is less
 * than the count given to ks_list_init. `count` does not change. */
static inline void *ks_list_place(const ks_list *list, uint64_t i) {
    return ks_list_element(list, i);
}
/*
 * Reads numbers of 2, 4 or 8 bytes, as wide as the elements, until the list, made by ks_list_init with their count, has
 * all of them: little-endian or big-endian, in the list in the order of the machine. All have to be in the stream
 * (ks_count_fits), which holds no bits. If a load fails, `count` is the number of elements read before.
 */
bool ks_read_numbers(ks_ctx *ks, ks_stream *io, bool little, ks_list *list) KS_MUST_USE;
/* Element i < count. */
void *ks_list_at_slow(const ks_list *list, uint64_t i);
static inline void *ks_list_at(const ks_list *list, uint64_t i) {
    if (KS_LIKELY(i < list->first_cap)) return ks_list_element(list, i);
    return ks_list_at_slow(list, i);
}

/* -------------------------------------------------------------------------------- substreams */

/* A stream over the `size` bytes that were read last from `io`, which moved its position by `span`: a terminator and padding
 * count as one of the two only. */
/*@ requires ks_is_stream(io) && span <= io->pos;
    requires size > 0 ==> io->pos - span + size <= io->size;
    requires ks_is_u64(io->origin + io->size);
    terminates \true; exits \false; assigns \nothing;
    ensures size > 0 ==> \result.base == io->base + (io->pos - span);
    ensures \result.size == size && \result.there == size && ks_buffer(\result.base, size);
    ensures \result.pos == 0 && \result.num_bits == 0 && \result.ready_to <= size;
    ensures size > 0 ==> \result.origin == io->origin + (io->pos - span);
    ensures \forall integer k; 0 <= k < size ==>
        (\result.ready_from <= k < \result.ready_to <==>
         io->ready_from <= io->pos - span + k < io->ready_to); */
ks_stream ks_substream(const ks_stream *io, uint64_t span, uint64_t size);
/* Over bytes that `process` produced. */
/*@ requires \valid_read(decoded) && ks_buffer(decoded->data, decoded->size);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.base == decoded->data && \result.size == decoded->size;
    ensures \result.there == decoded->size;
    ensures \result.pos == 0 && \result.num_bits == 0;
    ensures \result.ready_from == 0 && \result.ready_to == decoded->size; */
ks_stream ks_stream_over(const ks_text *decoded);
/* Copies a stream into the arena, for objects that use their `_io` later. */
ks_stream *ks_keep_stream(ks_ctx *ks, const ks_stream *io) KS_MUST_USE;

/* -------------------------------------------------------------------------- process, encodings */

bool ks_process_xor(ks_ctx *ks, ks_bytes in, ks_bytes key, ks_text *out) KS_MUST_USE;
bool ks_process_rotate_left(ks_ctx *ks, ks_bytes in, unsigned bits, ks_text *out) KS_MUST_USE;
/* Output counts against the memory budget. KS_UNSUPPORTED without zlib in the build. */
bool ks_process_zlib(ks_ctx *ks, ks_bytes in, ks_text *out) KS_MUST_USE;

/* `encoding` is a canonical name of ksyc. Result: UTF-8, in place when the input is UTF-8 or ASCII.
 * Invalid text is KS_BAD_TEXT at the first byte of the invalid sequence. */
bool ks_decode(ks_ctx *ks, ks_text *text, const char *encoding) KS_MUST_USE;

/* An object of one of several types, and a value of one of several kinds. */
typedef struct ks_type ks_type;

typedef struct ks_ref {
    const ks_type *type;
    void *object;
} ks_ref;

typedef enum ks_any_kind {
    KS_ANY_NONE,
    KS_ANY_U64,
    KS_ANY_S64,
    KS_ANY_F64,
    KS_ANY_BOOL,
    KS_ANY_BYTES,
    KS_ANY_TEXT,
    KS_ANY_OBJECT
} ks_any_kind;

typedef struct ks_any {
    ks_any_kind kind;
    uint32_t span; /* encoded size of a number in bytes */
    uint64_t u64;
    int64_t s64;
    double f64;
    ks_text bytes; /* KS_ANY_BYTES, KS_ANY_TEXT */
    ks_ref object;
} ks_any;

/* ------------------------------------------------------------------------------- expressions */

/* Checked arithmetic: ks_checked.h. */
bool ks_float_to_s64(ks_ctx *ks, double a, int64_t *out) KS_MUST_USE;
/* The remainder has the sign of the divisor; NaN when `b` is 0. */
double ks_float_mod(double a, double b);
/* Text: byte strings in UTF-8; positions count code points. New text is allocated in the arena. */
int ks_compare(const uint8_t *a, uint64_t a_size, const uint8_t *b, uint64_t b_size);
uint64_t ks_text_length(ks_text text);
/* The position of the first invalid UTF-8 sequence, or `n`; the bytes are loaded. */
uint64_t ks_utf8_bad(const uint8_t *data, uint64_t n);
bool ks_text_concat(ks_ctx *ks, ks_text a, ks_text b, ks_text *out) KS_MUST_USE;
bool ks_text_reverse(ks_ctx *ks, ks_text text, ks_text *out) KS_MUST_USE;
ks_text ks_text_substring(ks_text text, int64_t from, int64_t to);
bool ks_text_to_s64(ks_ctx *ks, ks_text text, int64_t radix, int64_t *out) KS_MUST_USE;
bool ks_u64_to_text(ks_ctx *ks, uint64_t value, ks_text *out) KS_MUST_USE;
bool ks_s64_to_text(ks_ctx *ks, int64_t value, ks_text *out) KS_MUST_USE;
/* Smallest and largest byte; KS_INDEX for empty bytes. Loads the bytes. */
bool ks_bytes_min(ks_ctx *ks, ks_bytes bytes, uint8_t *out) KS_MUST_USE;
bool ks_bytes_max(ks_ctx *ks, ks_bytes bytes, uint8_t *out) KS_MUST_USE;
/* Whether sizes and bytes are equal; loads the bytes if the sizes are. */
bool ks_bytes_equal(ks_ctx *ks, ks_bytes a, ks_bytes b, bool *out) KS_MUST_USE;
/* Whether bytes equal constants of the program, of which nothing is loaded. */
bool ks_bytes_are(ks_ctx *ks, ks_bytes bytes, ks_bytes constant, bool *out) KS_MUST_USE;
/* Byte i; KS_INDEX if out of range. */
bool ks_constant_at(ks_ctx *ks, ks_bytes constant, uint64_t i, uint8_t *out) KS_MUST_USE;
bool ks_bytes_at(ks_ctx *ks, ks_bytes bytes, uint64_t i, uint8_t *out) KS_MUST_USE;

/* The number in a ks_any; KS_WRONG_TYPE if it holds something else. */
/*@ requires \valid(ks) && \valid_read(any) && \valid(out);
    requires \separated(ks, out) && \separated(ks, any);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \old(any->kind) == KS_ANY_U64 ==> \result != 0 && *out == \old(any->u64);
    ensures \old(any->kind) == KS_ANY_S64 ==> (\result != 0 <==> \old(any->s64) >= 0);
    ensures \old(any->kind) == KS_ANY_S64 && \result != 0 ==> *out == \old(any->s64);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_any_to_u64(ks_ctx *ks, const ks_any *any, uint64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid_read(any) && \valid(out);
    requires \separated(ks, out) && \separated(ks, any);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \old(any->kind) == KS_ANY_S64 ==> \result != 0 && *out == \old(any->s64);
    ensures \old(any->kind) == KS_ANY_U64 ==> (\result != 0 <==> ks_is_s64(\old(any->u64)));
    ensures \old(any->kind) == KS_ANY_U64 && \result != 0 ==> *out == \old(any->u64);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_any_to_s64(ks_ctx *ks, const ks_any *any, int64_t *out) KS_MUST_USE;

/* ------------------------------------------------------------------------------------ failing */

/* Records the error (the first one wins) and returns false. */
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \old(ks->error.code) == KS_OK ==>
        ks->error.code == code && ks->error.offset == offset && ks->error.expected == expected &&
        ks->error.path_len == 0 && ks->error.skip == 0 && ks->error.absolute == 0; */
bool ks_fail(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected) KS_COLD;
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \old(ks->error.code) == KS_OK ==>
        ks->error.code == code && ks->error.offset == offset && ks->error.expected == expected &&
        ks->error.path_len == 0 && ks->error.skip == 0 && ks->error.absolute == 0; */
bool ks_fail_found(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected,
                   ks_value allowed, ks_value found) KS_COLD;
/* Reports a violated `valid`. With note severity and without `strict`: adds a note, or counts it if
 * the rule has one, and returns true, unless making `found` has already failed. */
typedef struct ks_rule {
    const char *name;     /* "type.field" */
    const char *expected; /* what is allowed, in words */
    ks_code code;
    bool note;
} ks_rule;
/*@ predicate ks_is_rule{L}(ks_rule *rule) =
      \valid_read(rule) && \object_pointer(rule->name) && \object_pointer(rule->expected) &&
      rule->code != KS_OK;
*/
/*@ requires \valid(ks) && ks_is_rule(rule) && \separated(ks, rule);
    terminates \true; exits \false;
    assigns ks->error, ks->num_notes, ks->num_kept, ks->notes[0 .. KS_NOTES_MAX - 1];
    ensures \result != 0 <==>
        \old(ks->error.code) == KS_OK && rule->note != 0 && ks->limits.strict == 0;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK && ks->num_notes == \old(ks->num_notes);
    ensures \old(ks->error.code) == KS_OK && \result == 0 ==>
        ks->error.code == rule->code && ks->error.offset == offset;
    ensures \result != 0 ==>
        ks->num_notes == (\old(ks->num_notes) < UINT32_MAX ? \old(ks->num_notes) + 1 : UINT32_MAX); */
bool ks_violated(ks_ctx *ks, const ks_rule *rule, uint64_t offset, ks_value allowed,
                 ks_value found) KS_COLD;

/* A field of a record in an array: the steps `field` and `array`[`index`]. */
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.path[0 .. KS_PATH_MAX - 1], ks->error.path_len, ks->error.skip;
    ensures \result == 0;
    ensures ks->error.path_len >= \old(ks->error.path_len); */
bool ks_in_record(ks_ctx *ks, const char *field, const char *array, uint64_t index) KS_COLD;
/* ks_place combined with ks_in or ks_in_item. */
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.path[0 .. KS_PATH_MAX - 1], ks->error.path_len, ks->error.skip, ks->error.offset;
    ensures \result == 0;
    ensures ks->error.path_len >= \old(ks->error.path_len); */
bool ks_in_at(ks_ctx *ks, const char *field, uint64_t offset) KS_COLD;
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.path[0 .. KS_PATH_MAX - 1], ks->error.path_len, ks->error.skip, ks->error.offset;
    ensures \result == 0;
    ensures ks->error.path_len >= \old(ks->error.path_len); */
bool ks_in_item_at(ks_ctx *ks, const char *field, uint64_t index, uint64_t offset) KS_COLD;
/* Adds a step to the path of the error; returns false. `index` KS_NO_INDEX outside arrays. */
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.path[0 .. KS_PATH_MAX - 1], ks->error.path_len, ks->error.skip;
    ensures \result == 0;
    ensures ks->error.path_len >= \old(ks->error.path_len); */
bool ks_in(ks_ctx *ks, const char *field) KS_COLD;
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.path[0 .. KS_PATH_MAX - 1], ks->error.path_len, ks->error.skip;
    ensures \result == 0;
    ensures ks->error.path_len >= \old(ks->error.path_len); */
bool ks_in_item(ks_ctx *ks, const char *field, uint64_t index) KS_COLD;
/* The error occurred in another object than the one being read: the next `levels` steps are
 * skipped, with KS_ABSOLUTE all of them (the path is complete from the root). The levels of nested
 * calls add up. Returns false. */
#define KS_ABSOLUTE UINT32_MAX
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.absolute, ks->error.skip;
    ensures \result == 0; */
bool ks_elsewhere(ks_ctx *ks, uint32_t levels) KS_COLD;
/* Sets the offset of an error that has KS_NO_OFFSET; others keep theirs. Returns false. */
/*@ requires \valid(ks);
    terminates \true; exits \false;
    assigns ks->error.offset;
    ensures \result == 0;
    ensures ks->error.offset ==
        (\old(ks->error.code) != KS_OK && \old(ks->error.offset) == KS_NO_OFFSET
             ? offset : \old(ks->error.offset)); */
bool ks_place(ks_ctx *ks, uint64_t offset) KS_COLD;

/* Small values for messages. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.kind == KS_VALUE_NONE; */
ks_value ks_none(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.kind == KS_VALUE_U64 && \result.u64 == value; */
ks_value ks_value_u64(uint64_t value);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.kind == KS_VALUE_S64 && \result.s64 == value; */
ks_value ks_value_s64(int64_t value);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.kind == KS_VALUE_F64; */
ks_value ks_value_f64(double value);
ks_value ks_value_bytes(ks_ctx *ks, const uint8_t *data, uint64_t size);

/* ---------------------------------------------------------------------------------- instances */

/* State of a lazy instance. After a failure it is KS_TODO again and may be retried. */
enum { KS_TODO = 0, KS_BUSY = 1, KS_DONE = 2, KS_MISSING = 3 /* its `if` was false */ };

/* First member of the structs of some types: where the object was read, and also how long it is when its fields
 * do not tell. See ks_type in ks_table.h. */
typedef struct ks_mark {
    uint64_t at; /* absolute offset of the first byte */
} ks_mark;
typedef struct ks_span {
    uint64_t at;   /* absolute offset of the first byte */
    uint64_t size; /* bytes in the stream of the enclosing object */
} ks_span;

#ifdef __cplusplus
}
#endif

#include "ks_checked.h"
#include "ks_int.h"
#include "ks_read.h"

#endif
