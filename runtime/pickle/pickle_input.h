/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_input.h - the bytes of a pickle, taken opcode by opcode.
 *
 * The only place where bytes of a pickle are taken. A length is compared with what is left before anything else happens.
 */
#ifndef TENSORGATE_PICKLE_INPUT_H
#define TENSORGATE_PICKLE_INPUT_H

#include "ks.h"

typedef enum tg_pickle_op {
    TG_OP_UNKNOWN,
#define PICKLE_OPCODE(code, name, operand, protocol) TG_OP_##name,
#define PICKLE_CALLING(code, name)
#define PICKLE_OTHER(code, name)
#include "pickle_opcodes.def"
#undef PICKLE_OPCODE
#undef PICKLE_CALLING
#undef PICKLE_OTHER
} tg_pickle_op;

/* At most 2^32 - 1 bytes, of which [begin, begin + size) of the image of the file are meant, or decoded ones in memory. */
typedef struct tg_pickle_bytes {
    const uint8_t *bytes;
    uint64_t size;
    uint64_t
        origin; /* offset of the first byte in the file; of the data that were decoded, for all of them */
    bool is_decoded; /* all bytes are in memory */
} tg_pickle_bytes;

typedef struct tg_pickle_input {
    ks_ctx *ks;
    tg_pickle_bytes of;
    uint64_t at;    /* of the opcode */
    uint64_t pos;   /* of the next byte; at most of.size */
    uint64_t ready; /* bytes before this are loaded; at least pos */
} tg_pickle_input;

/* An opcode with its operand. */
typedef struct tg_pickle_token {
    tg_pickle_op op;
    const char *name;
    unsigned protocol; /* the first that has it */
    uint64_t number;   /* U1 to U8; S4, in two's complement; F8, its bits */
    uint32_t text;     /* BYTES, LINES: where they begin */
    uint32_t len;
    uint32_t second; /* LINES: the second line */
    uint32_t len_second;
} tg_pickle_token;

/* Takes the next opcode with its operand. One that no checkpoint needs is refused; if it calls something, with
 * tg_expected_no_calls. */
bool tg_pickle_take(tg_pickle_input *in, tg_pickle_token *token);

/* The offset of byte `at` of the pickle in the file. */
static inline uint64_t tg_pickle_offset(const tg_pickle_bytes *of, uint64_t at) {
    return of->is_decoded ? of->origin : of->origin + at;
}
/* Fails at the opcode. */
bool tg_pickle_fail(tg_pickle_input *in, ks_code code, const char *expected, ks_value found);

#endif
