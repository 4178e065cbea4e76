/* SPDX-License-Identifier: Apache-2.0 */
/*
 * slice.c - parses slices.
 *
 * Positions on an axis are unsigned, since an axis may have a length of up to 2^64-1 (in an array
 * without elements). Numbers that do not fit 63 bits are replaced by the largest number that does:
 * beyond the end of an axis all positions are equivalent.
 */
#include "slice.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef struct parser {
    const char *at;
    char *why;
    size_t cap;
} parser;

static bool refuse(const parser *p, const char *why) {
    snprintf(p->why, p->cap, "%s", why);
    return false;
}

static void skip_blanks(parser *p) {
    while (*p->at == ' ') p->at++;
}

/* Parses an optional number with an optional sign. */
static bool parse_number(parser *p, bool *given, int64_t *value) {
    skip_blanks(p);
    const char *start = p->at;
    bool negative = *p->at == '-';
    uint64_t magnitude = 0;
    if (*p->at == '-' || *p->at == '+') p->at++;
    const char *digits = p->at;
    for (; *p->at >= '0' && *p->at <= '9'; p->at++) {
        uint64_t digit = (uint64_t)(*p->at - '0');
        /* Below 2^63 / 10 the next value fits 64 bits; it is clamped to 2^63-1. */
        magnitude = magnitude > (INT64_MAX - digit) / 10 ? INT64_MAX : magnitude * 10 + digit;
    }
    *given = p->at > digits;
    if (!*given && p->at > start) return refuse(p, "a sign without a number");
    *value = negative ? -(int64_t)magnitude : (int64_t)magnitude;
    skip_blanks(p);
    return true;
}

/*
 * Clamps a bound to an axis of n positions. Upward, bounds are the positions 0 to n; downward, -1
 * to n-1, and the result is one more.
 */
static uint64_t bound(int64_t value, uint64_t n, bool down) {
    uint64_t shift = down ? 1 : 0;
    if (value < 0) {
        uint64_t back = UINT64_C(0) - (uint64_t)value;
        return back > n ? 0 : n - back + shift; /* back >= 1, so the result is at most n */
    }
    uint64_t forward = (uint64_t)value + shift; /* value < 2^63 */
    return forward < n ? forward : n;
}

static bool set_index(const parser *p, int64_t value, uint64_t n, uint32_t number, axis *out) {
    uint64_t back = value < 0 ? UINT64_C(0) - (uint64_t)value : 0;
    if (value < 0 ? back > n : (uint64_t)value >= n) {
        snprintf(p->why, p->cap, "index %" PRId64 " is not on axis %" PRIu32 " of length %" PRIu64,
                 value, number, n);
        return false;
    }
    *out = (axis){.start = value < 0 ? n - back : (uint64_t)value, .count = 1, .step = 1};
    out->dropped = true;
    return true;
}

/* Parses "i", "a:b" or "a:b:c", up to the next comma. */
static bool parse_item(parser *p, uint64_t n, uint32_t number, axis *out) {
    bool given[3] = {false, false, false};
    int64_t value[3] = {0, 0, 1};
    int parts = 0;
    if (!parse_number(p, &given[0], &value[0])) return false;
    while (*p->at == ':') {
        if (++parts == 3) return refuse(p, "more than two colons");
        p->at++;
        if (!parse_number(p, &given[parts], &value[parts])) return false;
    }
    if (*p->at != ',' && *p->at != '\0') return refuse(p, "neither a number nor a colon");
    if (parts == 0 && !given[0]) return refuse(p, "an empty item");
    if (parts == 0) return set_index(p, value[0], n, number, out);
    if (given[2] && value[2] == 0) return refuse(p, "a step of 0");
    if (!given[2]) value[2] = 1;
    bool down = value[2] < 0;
    uint64_t step = down ? UINT64_C(0) - (uint64_t)value[2] : (uint64_t)value[2];
    uint64_t first = given[0] ? bound(value[0], n, down) : down ? n : 0;
    uint64_t last = given[1] ? bound(value[1], n, down) : down ? 0 : n;
    *out = (axis){.step = step, .down = down};
    if (!down && first < last) {
        out->start = first;
        out->count = (last - first - 1) / step + 1;
    } else if (down && first > last) {
        out->start = first - 1;
        out->count = (first - last - 1) / step + 1;
    }
    return true;
}

/* The number of axes that the items of a slice refer to, without "...". A comma may follow the last
 * item, as in Python. */
static uint64_t count_items(const char *text, bool *dots) {
    uint64_t items = 1;
    for (const char *p = text; *p != '\0'; p++) {
        if (*p == ',' && p[1] != '\0') items++;
    }
    *dots = strstr(text, "...") != NULL;
    return *dots ? items - 1 : items;
}

static void take_all(const uint64_t *shape, uint32_t from, uint32_t to, axis *axes) {
    for (uint32_t i = from; i < to; i++) axes[i] = (axis){.count = shape[i], .step = 1};
}

bool slice_parse(const char *text, const uint64_t *shape, uint32_t rank, axis *axes, char *why,
                 size_t cap) {
    parser p = {text, why, cap};
    bool dots = false;
    uint32_t next = 0;
    take_all(shape, 0, rank, axes);
    if (text == NULL) return true;
    uint64_t items = count_items(text, &dots);
    if (items > rank) {
        snprintf(why, cap, "%" PRIu64 " items, but %" PRIu32 " axes", items, rank);
        return false;
    }
    if (*text == '\0') return refuse(&p, "an empty slice");
    for (;;) {
        skip_blanks(&p);
        if (strncmp(p.at, "...", 3) == 0) {
            if (!dots) return refuse(&p, "more than one ...");
            dots = false;
            next += rank - (uint32_t)items;
            p.at += 3;
            skip_blanks(&p);
            if (*p.at != ',' && *p.at != '\0') return refuse(&p, "something behind ...");
        } else {
            /* A second "..." is counted as an item but has no axis, so `next` stays in bounds. */
            if (next == rank) return refuse(&p, "more items than axes");
            if (!parse_item(&p, shape[next], next, &axes[next])) return false;
            next++;
        }
        if (*p.at == '\0') return true;
        p.at++;
        if (*p.at == '\0') return true;
    }
}
