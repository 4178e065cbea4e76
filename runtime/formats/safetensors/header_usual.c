/* SPDX-License-Identifier: Apache-2.0 */
/*
 * header_usual.c - see tg_header_usual in header_machine.h. What it accepts is a part of the grammar, and it ends in
 * the same checks. All that is not of this form, right or wrong, is left to the machine.
 */
#include <string.h>

#include "header_machine.h"

/* A place in the piece. */
typedef struct place {
    const uint8_t *p;
    const uint8_t *pe;
} place;

static inline bool skip(place *at, const char *text, size_t n) {
    if ((size_t)(at->pe - at->p) < n || memcmp(at->p, text, n) != 0) return false;
    at->p += n;
    return true;
}

#define SKIP(at, text) skip(at, text, sizeof text - 1)

/* A number of at most 19 digits, which is below 2^64. */
static inline bool number(place *at, uint64_t *value) {
    const uint8_t *from = at->p;
    const uint8_t *p = from;
    uint64_t sum = 0;
    for (; p < at->pe && *p >= '0' && *p <= '9'; p++) sum = 10 * sum + (*p - (unsigned)'0');
    const size_t n = (size_t)(p - from);
    *value = sum;
    at->p = p;
    return n > 0 && n <= 19 && (n == 1 || *from != '0');
}

static inline bool dtype(tg_header *h, place *at) {
    const uint8_t *text = at->p;
    if ((size_t)(at->pe - text) >= 8 && h->last_quoted != 0 &&
        (ks_u8le(text) & h->last_mask) == h->last_quoted) {
        h->tensor->dtype = h->last_dtype->dtype;
        at->p += h->last_dtype->name_len;
        return true;
    }
    while (at->p < at->pe && *at->p != '"') {
        if ((size_t)(++at->p - text) > TG_SAFETENSORS_DTYPE_MOST) return false;
    }
    return tg_header_dtype_of(h, text, (size_t)(at->p - text));
}

/* Lengths of axes, up to the bracket behind them. */
static inline bool shape(tg_header *h, place *at) {
    h->shape_at = tg_header_at(h, at->p - 1);
    h->rank = 0;
    if (SKIP(at, "]")) return true;
    do {
        if (h->rank == h->lengths_cap || !number(at, &h->lengths[h->rank])) return false;
        h->rank++;
    } while (SKIP(at, ","));
    return SKIP(at, "]");
}

/* The value of the tensor at hand, from the ':' on. */
static inline bool value(tg_header *h, place *at) {
    tg_header_tensor *t = h->tensor;
    if (!SKIP(at, ":{\"dtype\":\"") || !dtype(h, at) || !SKIP(at, "\",\"shape\":[") ||
        !shape(h, at) || !SKIP(at, ",\"data_off") || !SKIP(at, "sets\":[")) {
        return false;
    }
    t->offsets_at = (uint32_t)tg_header_at(h, at->p - 1); /* in a header of at most 10^8 bytes */
    return number(at, &t->begin) && SKIP(at, ",") && number(at, &t->end) && SKIP(at, "]}") &&
           t->end >= t->begin;
}

/* The next name, if a ':' follows it. */
static inline bool name(tg_header *h, place *at) {
    const uint8_t *p = at->p;
    if (!SKIP(at, ",\"")) return false;
    const uint8_t *end = tg_header_plain(p + 1, at->pe) + 1;
    if (at->pe - end < 2 || end[0] != '"' || end[1] != ':') return false;
    tg_header_text_begin(h, p + 1);
    h->run = NULL;
    h->text = at->p;
    h->text_len = (size_t)(end - at->p);
    h->expect = TG_EXPECT_VALUE;
    at->p = end + 1;
    return true;
}

const uint8_t *tg_header_usual(tg_header *h, const uint8_t *p, const uint8_t *pe) {
    place at = {p, pe};
    while (value(h, &at)) {
        p = at.p - 1;
        h->has[TG_KEY_DTYPE] = h->has[TG_KEY_SHAPE] = h->has[TG_KEY_OFFSETS] = true;
        h->has_other = false;
        if (!tg_header_entry_end(h, p)) return NULL;
        if (!name(h, &at)) return p;
        if (!tg_header_name(h)) return NULL;
        p = at.p;
        if (h->is_metadata) return p;
    }
    return p;
}
