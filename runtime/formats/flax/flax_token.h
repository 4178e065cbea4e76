/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_token.h - one token of MessagePack in a Flax file: nil, a number, a text, or the head of an array or a map, whose items
 * are the tokens behind it. Tokens do not nest.
 */
#ifndef TENSORGATE_FLAX_TOKEN_H
#define TENSORGATE_FLAX_TOKEN_H

#include "ks.h"

typedef enum tg_flax_kind {
    TG_FLAX_NIL,
    TG_FLAX_BOOL,
    TG_FLAX_UNSIGNED,
    TG_FLAX_SIGNED, /* below 0 */
    TG_FLAX_FLOAT,
    TG_FLAX_TEXT,
    TG_FLAX_BYTES,
    TG_FLAX_EXT,
    TG_FLAX_ARRAY,
    TG_FLAX_MAP
} tg_flax_kind;

typedef struct tg_flax_token {
    uint64_t at;   /* of the tag */
    uint64_t body; /* behind the head: of the bytes of a text, of the first item */
    uint64_t n;    /* bytes of a text, of bytes or of an extension; items; pairs; 0 for others */
    uint64_t bits; /* an integer, two's complement; a float64; a boolean */
    tg_flax_kind kind;
    uint8_t tag;
    int8_t ext; /* TG_FLAX_EXT: its type */
} tg_flax_token;

/* Bytes of a file, or of an extension in it. */
typedef struct tg_flax_input {
    ks_ctx *ks;
    uint64_t at;
    uint64_t end;
    uint64_t ready; /* bytes from `at` up to here are loaded; may be behind `at` */
    bool
        checks; /* it is read for the first time: steps are counted, texts checked, and what no writer writes is noted */
    const uint8_t *
        base; /* byte i of the input has the address base + i, if it was loaded with those that are ready */
    uint64_t from; /* the first of them */
} tg_flax_input;

/*
 * Reads the token at in->at, and moves it behind the head. The bytes of a text and the like are in the input, and not loaded.
 * An array or a map has at most as many items as there are bytes behind its head. False after an error, whose path has the
 * field of the token.
 */
bool tg_flax_read_token(tg_flax_input *in, tg_flax_token *t) KS_MUST_USE;
/* The bytes of a text and the like, loaded; in->at moves behind them. NULL after an error. */
const uint8_t *tg_flax_read_bytes(tg_flax_input *in, const tg_flax_token *t) KS_MUST_USE;
/* Those of a text, which has to be UTF-8. */
const uint8_t *tg_flax_read_text(tg_flax_input *in, const tg_flax_token *t) KS_MUST_USE;

/* Refuses the token, telling its tag. */
bool tg_flax_refuse(const tg_flax_input *in, const tg_flax_token *t, ks_code code,
                    const char *expected);
/* Whether a file with this key of the outermost map first is recognised, whose first bytes, up to 8, are `head`: no control
 * characters; and the empty key not where a file of another format begins so. */
bool tg_flax_is_first_key(const uint8_t *key, uint64_t n, const uint8_t *head, uint64_t size);
/* The first bytes of a text, for messages. */
ks_value tg_flax_shown(const uint8_t *bytes, uint64_t n);

#endif
