/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_token.c - see flax_token.h. Facts about the format are in specs/flax.ksy.
 */
#include "flax_token.h"

#include <string.h>

/* Writers use the shortest form, as msgpack does; every reader takes each. */
static const ks_rule rule_length = {"value.length", "a length that needs a field of this width",
                                    KS_BAD_VALUE, true};
static const ks_rule rule_number = {"value.number", "a number that needs a field of this width",
                                    KS_BAD_VALUE, true};
static const ks_rule rule_float = {"value.tag", "cb, a float of 64 bits", KS_BAD_VALUE, true};

ks_value tg_flax_shown(const uint8_t *bytes, uint64_t n) {
    ks_value value = ks_none();
    value.kind = KS_VALUE_BYTES;
    value.u64 = n;
    if (n > 0) memcpy(value.bytes, bytes, n < KS_VALUE_BYTES_MAX ? (size_t)n : KS_VALUE_BYTES_MAX);
    return value;
}

bool tg_flax_refuse(const tg_flax_input *in, const tg_flax_token *t, ks_code code,
                    const char *expected) {
    ks_fail_found(in->ks, code, t->at, expected, ks_none(), tg_flax_shown(&t->tag, 1));
    return ks_in(in->ks, "tag");
}

/* What the tags from 0xc0 to 0xdf mean: a number of `width` bytes follows, and for extensions one more. */
static const struct {
    uint8_t kind;
    uint8_t width;
} forms[0x20] = {
    [0x00] = {TG_FLAX_NIL, 0},      [0x02] = {TG_FLAX_BOOL, 0},     [0x03] = {TG_FLAX_BOOL, 0},
    [0x04] = {TG_FLAX_BYTES, 1},    [0x05] = {TG_FLAX_BYTES, 2},    [0x06] = {TG_FLAX_BYTES, 4},
    [0x07] = {TG_FLAX_EXT, 1},      [0x08] = {TG_FLAX_EXT, 2},      [0x09] = {TG_FLAX_EXT, 4},
    [0x0a] = {TG_FLAX_FLOAT, 4},    [0x0b] = {TG_FLAX_FLOAT, 8},    [0x0c] = {TG_FLAX_UNSIGNED, 1},
    [0x0d] = {TG_FLAX_UNSIGNED, 2}, [0x0e] = {TG_FLAX_UNSIGNED, 4}, [0x0f] = {TG_FLAX_UNSIGNED, 8},
    [0x10] = {TG_FLAX_SIGNED, 1},   [0x11] = {TG_FLAX_SIGNED, 2},   [0x12] = {TG_FLAX_SIGNED, 4},
    [0x13] = {TG_FLAX_SIGNED, 8},   [0x14] = {TG_FLAX_EXT, 0},      [0x15] = {TG_FLAX_EXT, 0},
    [0x16] = {TG_FLAX_EXT, 0},      [0x17] = {TG_FLAX_EXT, 0},      [0x18] = {TG_FLAX_EXT, 0},
    [0x19] = {TG_FLAX_TEXT, 1},     [0x1a] = {TG_FLAX_TEXT, 2},     [0x1b] = {TG_FLAX_TEXT, 4},
    [0x1c] = {TG_FLAX_ARRAY, 2},    [0x1d] = {TG_FLAX_ARRAY, 4},    [0x1e] = {TG_FLAX_MAP, 2},
    [0x1f] = {TG_FLAX_MAP, 4},
};

/* Loads `n` bytes, which are in the input, and as many more as cost nothing: to ask for each byte takes longer than to look at it. */
static bool load(tg_flax_input *in, uint64_t n) {
    enum { AHEAD = 4096 };
    const ks_input *input = &in->ks->input;
    const uint64_t there = input->size - input->absent;
    const uint64_t end = in->end < there ? in->end : there;
    uint64_t size = n;
    if (in->at < end && end - in->at > n) size = end - in->at < AHEAD ? end - in->at : AHEAD;
    if (size < n) size = n;
    const uint8_t *bytes = ks_input_bytes(in->ks, in->at, size);
    if (bytes == NULL) return false;
    /* Of folded input it may lie outside of all that there is, so it is calculated as a number. */
    in->base = (const uint8_t *)((uintptr_t)bytes - (uintptr_t)in->at);
    in->from = in->at;
    in->ready = in->at + size; /* at most in->end: n is */
    return true;
}

static bool need_more(tg_flax_input *in, uint64_t n, const char *field) {
    ks_ctx *ks = in->ks;
    if (n > in->end - in->at) { /* at <= end */
        ks_fail_found(ks, KS_TRUNCATED, in->at, "% bytes", ks_value_u64(n),
                      ks_value_u64(in->end - in->at));
        return ks_in(ks, field);
    }
    return load(in, n) || ks_in(ks, field);
}

/* `n` bytes of the head; false after an error in that field. What is ready is in the input. */
static inline bool need(tg_flax_input *in, uint64_t n, const char *field) {
    return KS_LIKELY(in->at < in->ready && n <= in->ready - in->at) || need_more(in, n, field);
}

static uint64_t number_at(const uint8_t *bytes, unsigned width) {
    uint64_t number = 0;
    for (unsigned i = 0; i < width; i++) number = number << 8 | bytes[i];
    return number;
}

/* Whether a field of half the width, or the tag alone, has room for the length or count. */
static bool is_wide(const tg_flax_token *t, unsigned width) {
    if (width == 4) return t->n <= UINT16_MAX;
    if (t->kind == TG_FLAX_ARRAY || t->kind == TG_FLAX_MAP) return t->n < 16;
    if (width == 2) return t->n <= UINT8_MAX;
    if (t->kind == TG_FLAX_TEXT) return t->n < 32;
    const bool fixed = t->n == 1 || t->n == 2 || t->n == 4 || t->n == 8 || t->n == 16;
    return t->kind == TG_FLAX_EXT && fixed;
}

/* `found`: a number, negative or not. */
static bool note(const tg_flax_input *in, const ks_rule *rule, uint64_t at, uint64_t found,
                 bool negative, const char *field) {
    if (!in->checks) return true;
    const ks_value value = {.kind = negative ? KS_VALUE_S64 : KS_VALUE_U64,
                            .u64 = found,
                            .s64 = negative ? -(int64_t)~found - 1 : 0};
    return ks_violated(in->ks, rule, at, (ks_value){.kind = KS_VALUE_NONE}, value) ||
           ks_in(in->ks, field);
}

static bool take_length(const tg_flax_input *in, tg_flax_token *t, unsigned width) {
    return !is_wide(t, width) || note(in, &rule_length, t->at + 1, t->n, false, "length");
}

static bool take_unsigned(const tg_flax_input *in, const tg_flax_token *t, unsigned width) {
    const bool wide = width == 1 ? t->bits < 0x80 : t->bits >> 4 * width == 0;
    return !wide || note(in, &rule_number, t->at + 1, t->bits, false, "number");
}

/* A form of signed numbers may hold one that is not. */
static bool take_signed(const tg_flax_input *in, tg_flax_token *t, unsigned width) {
    const uint64_t sign = UINT64_C(1) << (8 * width - 1);
    const bool negative = (t->bits & sign) != 0;
    if (negative) t->bits |= ~(sign - 1);
    if (!negative) t->kind = TG_FLAX_UNSIGNED;
    const uint64_t distance = ~t->bits; /* of a negative number from -1, so below 2^63 */
    const bool wide = !negative || (width == 1 ? distance < 32 : distance >> (4 * width - 1) == 0);
    return !wide || note(in, &rule_number, t->at + 1, t->bits, negative, "number");
}

static bool take_float(const tg_flax_input *in, tg_flax_token *t, unsigned width) {
    if (width == 8) return true;
    const double value = (double)ks_f4_of((uint32_t)t->bits);
    memcpy(&t->bits, &value, sizeof t->bits);
    return note(in, &rule_float, t->at, t->tag, false, "tag");
}

/* A number, or the length of what follows, in a field of its own. */
static bool take_field(tg_flax_input *in, tg_flax_token *t, unsigned width) {
    const bool is_number =
        t->kind == TG_FLAX_FLOAT || t->kind == TG_FLAX_UNSIGNED || t->kind == TG_FLAX_SIGNED;
    if (!need(in, width, is_number ? "number" : "length")) return false;
    const uint64_t number = number_at(in->base + in->at, width);
    in->at += width;
    *(is_number ? &t->bits : &t->n) = number;
    if (t->kind == TG_FLAX_FLOAT) return take_float(in, t, width);
    if (t->kind == TG_FLAX_UNSIGNED) return take_unsigned(in, t, width);
    if (t->kind == TG_FLAX_SIGNED) return take_signed(in, t, width);
    return take_length(in, t, width);
}

static bool take_form(tg_flax_input *in, tg_flax_token *t) {
    const unsigned width = forms[t->tag - 0xc0].width;
    t->kind = (tg_flax_kind)forms[t->tag - 0xc0].kind;
    if (t->kind == TG_FLAX_BOOL) t->bits = t->tag & 1;
    if (width > 0 && !take_field(in, t, width)) return false;
    if (t->kind != TG_FLAX_EXT) return true;
    if (width == 0) t->n = UINT64_C(1) << (t->tag - 0xd4);
    if (!need(in, 1, "ext_type")) return false;
    const uint8_t type = in->base[in->at++];
    t->ext = (int8_t)(type < 0x80 ? type : type - 0x100);
    return true;
}

static void take_short(tg_flax_token *t) {
    const uint8_t tag = t->tag;
    if (tag <= 0x7f || tag >= 0xe0) {
        t->kind = tag <= 0x7f ? TG_FLAX_UNSIGNED : TG_FLAX_SIGNED;
        t->bits = tag <= 0x7f ? tag : (uint64_t)tag | ~UINT64_C(0xff);
    } else {
        t->kind = tag <= 0x8f ? TG_FLAX_MAP : tag <= 0x9f ? TG_FLAX_ARRAY : TG_FLAX_TEXT;
        t->n = tag & (t->kind == TG_FLAX_TEXT ? 0x1fu : 0x0fu);
    }
}

/* An item has at least a byte, a pair two: so no count leads to more steps than there are bytes. */
static bool test_count(const tg_flax_input *in, const tg_flax_token *t) {
    static const char *const fields[] = {[TG_FLAX_TEXT] = "text",
                                         [TG_FLAX_BYTES] = "bytes",
                                         [TG_FLAX_EXT] = "payload",
                                         [TG_FLAX_ARRAY] = "items",
                                         [TG_FLAX_MAP] = "pairs"};
    const uint64_t left = in->end - in->at;
    if (t->n <= (t->kind == TG_FLAX_MAP ? left / 2 : left)) return true;
    ks_fail_found(in->ks, KS_TRUNCATED, in->at,
                  t->kind >= TG_FLAX_ARRAY ? ks_expected_elements : "% bytes", ks_value_u64(t->n),
                  ks_value_u64(left));
    return ks_in(in->ks, fields[t->kind]);
}

bool tg_flax_read_token(tg_flax_input *in, tg_flax_token *t) {
    t->at = in->at;
    t->n = t->bits = 0;
    if (!need(in, 1, "tag")) return false;
    t->tag = in->base[in->at++];
    if (t->tag == 0xc1)
        return tg_flax_refuse(in, t, KS_BAD_VALUE, "any byte but c1, which is never used");
    if (t->tag >= 0xc0 && t->tag <= 0xdf) {
        if (!take_form(in, t)) return false;
    } else {
        take_short(t);
    }
    t->body = in->at;
    return t->n == 0 || test_count(in, t);
}

const uint8_t *tg_flax_read_bytes(tg_flax_input *in, const tg_flax_token *t) {
    const bool is_ready =
        t->body >= in->from && t->body <= in->ready && t->n <= in->ready - t->body;
    const uint8_t *bytes = is_ready ? in->base + t->body : ks_input_bytes(in->ks, t->body, t->n);
    if (bytes != NULL) in->at = t->body + t->n; /* in the input */
    return bytes;
}

const uint8_t *tg_flax_read_text(tg_flax_input *in, const tg_flax_token *t) {
    const uint8_t *bytes = tg_flax_read_bytes(in, t);
    ks_text text = {bytes, t->n, t->n};
    if (bytes != NULL && (!in->checks || ks_decode(in->ks, &text, "UTF-8"))) return bytes;
    (void)ks_in(in->ks, "text");
    return NULL;
}

/* ------------------------------------------------------------------------------------ the first key */

static bool is_control(uint8_t c) { return c < 0x20 || c == 0x7f; }

/* .safetensors and BTF begin with a number in 64 bits, little-endian, which is below 2^32. */
static bool begins_with_number(const uint8_t *head, uint64_t size) {
    static const uint8_t zeros[4] = {0};
    return size >= 8 && memcmp(head + 4, zeros, sizeof zeros) == 0;
}

bool tg_flax_is_first_key(const uint8_t *key, uint64_t n, const uint8_t *head, uint64_t size) {
    for (uint64_t i = 0; i < n; i++) {
        if (is_control(key[i])) return false;
    }
    return n > 0 || !begins_with_number(head, size);
}
