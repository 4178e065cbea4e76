/* SPDX-License-Identifier: Apache-2.0 */
/*
 * header_machine.h - what the machine of specs/safetensors.rl calls. What it calls for most bytes is here, the rest
 * in header_actions.c.
 *
 * p is the byte at hand. Functions that return bool return false after an error.
 */
#ifndef TENSORGATE_HEADER_MACHINE_H
#define TENSORGATE_HEADER_MACHINE_H

#include "safetensors_header.h"

void tg_header_machine_init(tg_header *h);
void tg_header_machine_run(tg_header *h, const uint8_t *p, const uint8_t *pe);

static inline uint64_t tg_header_at(const tg_header *h, const uint8_t *p) {
    return h->piece_at + (uint64_t)(p - h->piece); /* p is in the piece */
}

/* ---------------------------------------------------------------------------------------- texts */

static inline void tg_header_text_begin(tg_header *h, const uint8_t *p) {
    h->expect = TG_EXPECT_TEXT;
    h->text_at = tg_header_at(h, p);
    h->run = p + 1;
    h->kept_len = 0;
    h->has_nul = false;
}

static inline bool tg_header_is_plain(uint8_t byte) {
    return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
}

/* The lowest byte that is below 0x20, a quote, a backslash or no ASCII has its upper bit set, and none
 * below it. */
static inline uint64_t tg_header_not_plain(uint64_t bytes) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    const uint64_t tops = UINT64_C(0x8080808080808080);
    uint64_t quote = bytes ^ ones * '"';
    uint64_t backslash = bytes ^ ones * '\\';
    uint64_t is_zero = ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash);
    return (is_zero | ((bytes - ones * 0x20) & ~bytes) | bytes) & tops;
}

/* The last of the plain characters that begin at p. */
static inline const uint8_t *tg_header_plain(const uint8_t *p, const uint8_t *pe) {
    p++;
    while (pe - p >= 8) {
        uint64_t found = tg_header_not_plain(ks_u8le(p));
        if (found != 0) {
#if defined(__GNUC__)
            return p + __builtin_ctzll(found) / 8 - 1;
#else
            break;
#endif
        }
        p += 8;
    }
    while (p < pe && tg_header_is_plain(*p)) p++;
    return p - 1;
}

static inline void tg_header_wide(tg_header *h, const uint8_t *p) {
    h->expect = TG_EXPECT_UTF8;
    h->wide_at = tg_header_at(h, p);
}

static inline void tg_header_digit16(tg_header *h, uint8_t c) {
    unsigned digit = c <= '9' ? c - (unsigned)'0' : (c | 0x20u) - (unsigned)'a' + 10;
    h->unit = (h->unit << 4 | digit) & 0xFFFF;
}

bool tg_header_escape(tg_header *h, const uint8_t *p);
bool tg_header_short(tg_header *h, const uint8_t *p);
bool tg_header_unit(tg_header *h, const uint8_t *p);
void tg_header_high(tg_header *h);
bool tg_header_low(tg_header *h, const uint8_t *p);

/* -------------------------------------------------------------------------------------- numbers */

static inline void tg_header_number_begin(tg_header *h, const uint8_t *p) {
    h->number_at = tg_header_at(h, p);
    h->number = *p - (unsigned)'0';
}

bool tg_header_number_too_large(tg_header *h);

/* The last of the digits that begin at p; NULL after an error. */
static inline const uint8_t *tg_header_digits(tg_header *h, const uint8_t *p, const uint8_t *pe) {
    uint64_t number = h->number;
    for (; p < pe && *p >= '0' && *p <= '9'; p++) {
        unsigned digit = *p - (unsigned)'0';
        /* 2^64 - 1 is 18446744073709551615. */
        if (number > UINT64_MAX / 10 || (number == UINT64_MAX / 10 && digit > 5)) {
            tg_header_number_too_large(h);
            return NULL;
        }
        number = 10 * number + digit;
    }
    h->number = number;
    return p - 1;
}

bool tg_header_more_lengths(tg_header *h);

static inline bool tg_header_length(tg_header *h) {
    if (h->rank == h->lengths_cap && !tg_header_more_lengths(h)) return false;
    h->lengths[h->rank++] = h->number;
    return true;
}

bool tg_header_offset(tg_header *h);
void tg_header_any_begin(tg_header *h, const uint8_t *p);
void tg_header_any_integer(tg_header *h, uint8_t c);
void tg_header_any_fraction(tg_header *h, uint8_t c);
void tg_header_any_exponent(tg_header *h, uint8_t c);
bool tg_header_any_end(tg_header *h);

/* ---------------------------------------------------------------------------------- the object */

bool tg_header_before(tg_header *h, const uint8_t *p);
bool tg_header_key(tg_header *h, const uint8_t *p);
/* The text is a key of the header. */
bool tg_header_name(tg_header *h);
bool tg_header_padding(tg_header *h, const uint8_t *p);

bool tg_header_entry_key(tg_header *h, const uint8_t *p);
bool tg_header_dtype(tg_header *h, const uint8_t *p);
/* Sets the dtype of the tensor at hand; false: this is none. */
bool tg_header_dtype_of(tg_header *h, const uint8_t *text, size_t n);
bool tg_header_entry_end(tg_header *h, const uint8_t *p);

/*
 * Tensors that are written as writers write them and that this piece has all of: the keys in the usual order, no
 * blanks, no escapes. p is at the ':' behind the name of the first. The machine takes one step a byte; this takes a few
 * comparisons. Returns the place where the machine has to go on, NULL after an error:
 *
 *     '}'   the last byte of a value
 *     ':'   behind a name, before a value that the machine has to read
 */
const uint8_t *tg_header_usual(tg_header *h, const uint8_t *p, const uint8_t *pe);

static inline void tg_header_entry_begin(tg_header *h) {
    h->expect = TG_EXPECT_NAME_OR_END;
    h->key = TG_KEY_NONE;
    h->has[TG_KEY_DTYPE] = h->has[TG_KEY_SHAPE] = h->has[TG_KEY_OFFSETS] = false;
    h->has_other = false;
}

static inline void tg_header_shape_begin(tg_header *h, const uint8_t *p) {
    h->shape_at = tg_header_at(h, p);
    h->rank = 0;
}

static inline void tg_header_offsets_begin(tg_header *h, const uint8_t *p) {
    h->tensor->offsets_at = (uint32_t)tg_header_at(h, p); /* in a header of at most 10^8 bytes */
    h->num_offsets = 0;
}

static inline void tg_header_field_end(tg_header *h) {
    h->key = TG_KEY_NONE;
    h->expect = TG_EXPECT_COMMA_OR_BRACE;
}

bool tg_header_metadata_key(tg_header *h, const uint8_t *p);
bool tg_header_metadata_text(tg_header *h, const uint8_t *p);
void tg_header_metadata_begin(tg_header *h);
void tg_header_metadata_end(tg_header *h);
bool tg_header_metadata_null(tg_header *h, const uint8_t *p);

bool tg_header_enter(tg_header *h, const uint8_t *p, bool is_object);
void tg_header_leave(tg_header *h);
bool tg_header_other_key(tg_header *h, const uint8_t *p);
bool tg_header_other_text(tg_header *h, const uint8_t *p);
void tg_header_other_end(tg_header *h);

/* ------------------------------------------------------------------------------------- for both */

/* Adds the bytes before p to the text at hand. */
bool tg_header_keep_run(tg_header *h, const uint8_t *p);
/* Passes a piece to a machine: the body of tg_header_feed. */
bool tg_header_feed_to(tg_header *h, const uint8_t *data, size_t n,
                       void (*run)(tg_header *h, const uint8_t *p, const uint8_t *pe));
/* Ends the text at hand: its last quote is at p. */
bool tg_header_end_text(tg_header *h, const uint8_t *p);
bool tg_header_text_is(const tg_header *h, const char *text, size_t n);
ks_value tg_header_text_value(const tg_header *h);
/* The text, where it lasts; NULL after an error. */
const char *tg_header_lasting_text(tg_header *h);
/* The text is a key of the object with that scope, and none before it in there is the same. */
bool tg_header_add_key(tg_header *h, uint64_t scope);

/* The header; another document replaces it behind tg_header_init. */
extern const tg_json_document tg_header_document;

bool tg_header_fail(tg_header *h, ks_code code, uint64_t at, const char *expected, ks_value allowed,
                    ks_value found);
bool tg_header_note(tg_header *h, const ks_rule *rule, uint64_t at, ks_value found);
/* Completes an error about memory or work, which has no position of its own; false. */
bool tg_header_fail_here(tg_header *h, uint64_t at);
/* Refuses the byte at p, or the end of the header when p is NULL. */
void tg_header_unexpected(tg_header *h, const uint8_t *p);

#endif
