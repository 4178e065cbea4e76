/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_scan.c - see gguf_scan.h.
 */
#include "gguf_scan.h"

#include <string.h>

#include "gguf_file.h"
#include "gguf_types.h"

enum { HEAD = 24, LENGTH = 8, TYPE = 4, ARRAY = 12, MOST_NAME = 65535, STRING = 8, LIST = 9 };

/* What has come from the step on. */
typedef struct seen {
    const uint8_t *data;
    uint64_t n;
    bool is_big_endian;
} seen;

static uint32_t u4_at(const seen *s, uint64_t at) {
    return ks_u4of(s->data + at, s->is_big_endian);
}

static uint64_t u8_at(const seen *s, uint64_t at) {
    return ks_u8of(s->data + at, s->is_big_endian);
}

/* Bytes of a value of a type that is neither a string nor an array. */
static uint64_t width_of(uint32_t type) {
    static const uint8_t widths[] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};
    return widths[type];
}

/* The next step begins `n` bytes later. Where no file has so many the reader says that it is too short. */
static tg_scan pass(tg_gguf_scanner *g, uint64_t n) {
    if (n > g->most - g->at) return TG_SCAN_STUCK; /* at <= most */
    g->at += n;
    return TG_SCAN_END;
}

static tg_gguf_step after_pairs(const tg_gguf_scanner *g) {
    return g->infos > 0 ? TG_GGUF_STEP_INFO : TG_GGUF_STEP_PADDING;
}

static tg_gguf_step after_pair(const tg_gguf_scanner *g) {
    if (g->texts > 0) return TG_GGUF_STEP_TEXTS;
    return g->pairs > 0 ? TG_GGUF_STEP_PAIR : after_pairs(g);
}

/* Each of these functions takes a step that begins where `s` does, and returns TG_SCAN_END behind it. */

static tg_scan head(tg_gguf_scanner *g, seen *s) {
    if (s->n < HEAD) return TG_SCAN_MORE;
    const uint32_t version = ks_u4le(s->data + 4);
    g->is_big_endian = s->is_big_endian = version > UINT16_MAX;
    const uint32_t number = u4_at(s, 4);
    if (memcmp(s->data, "GGUF", 4) != 0 || (number != 2 && number != 3)) return TG_SCAN_STUCK;
    g->infos = u8_at(s, 8);
    g->pairs = u8_at(s, 16);
    g->has_tensors = g->infos > 0;
    /* Either the limit or the size of the file forbids so many. */
    if (g->infos > g->most_tensors) return TG_SCAN_STUCK;
    g->step = after_pair(g);
    return pass(g, HEAD);
}

static tg_scan alignment(tg_gguf_scanner *g, const seen *s, uint64_t at, uint32_t type) {
    if (type != GGUF_VALUE_TYPE_UINT32) return TG_SCAN_STUCK;
    if (s->n - at < 4) return TG_SCAN_MORE;
    g->alignment = u4_at(s, at);
    const bool is_good = g->alignment != 0 && (g->alignment & (g->alignment - 1)) == 0;
    return is_good ? TG_SCAN_END : TG_SCAN_STUCK;
}

/* Of the value, which begins at `at`, all but texts. *size becomes its bytes up to there. */
static tg_scan array(tg_gguf_scanner *g, const seen *s, uint64_t at, uint64_t *size) {
    if (s->n - at < ARRAY) return TG_SCAN_MORE;
    const uint32_t type = u4_at(s, at);
    const uint64_t count = u8_at(s, at + TYPE);
    *size = ARRAY;
    if (type > GGUF_VALUE_TYPE_FLOAT64 || type == LIST) return TG_SCAN_STUCK;
    if (type == STRING) {
        g->texts = count;
        return TG_SCAN_END;
    }
    if (count > g->most / width_of(type)) return TG_SCAN_STUCK;
    *size += count * width_of(type); /* at most ARRAY more than `most`, which is below 2^63 */
    return TG_SCAN_END;
}

static tg_scan value(tg_gguf_scanner *g, const seen *s, uint64_t at, uint32_t type,
                     uint64_t *size) {
    if (type == LIST) return array(g, s, at, size);
    *size = width_of(type);
    if (type != STRING) return TG_SCAN_END;
    if (s->n - at < LENGTH) return TG_SCAN_MORE;
    const uint64_t length = u8_at(s, at);
    if (length > g->most) return TG_SCAN_STUCK;
    *size = LENGTH + length;
    return TG_SCAN_END;
}

/* A key or name of *n bytes, and a number of four bytes behind it. */
static tg_scan named(const seen *s, uint64_t *n) {
    if (s->n < LENGTH) return TG_SCAN_MORE;
    *n = u8_at(s, 0);
    if (*n > MOST_NAME) return TG_SCAN_STUCK;
    return s->n < LENGTH + *n + TYPE ? TG_SCAN_MORE : TG_SCAN_END;
}

static tg_scan pair(tg_gguf_scanner *g, const seen *s) {
    static const char key[] = "general.alignment";
    uint64_t n;
    uint64_t size = 0;
    tg_scan found = named(s, &n);
    if (found != TG_SCAN_END) return found;
    const uint64_t at = LENGTH + n + TYPE;
    const uint32_t type = u4_at(s, LENGTH + n);
    if (type > GGUF_VALUE_TYPE_FLOAT64) return TG_SCAN_STUCK;
    if (n == sizeof key - 1 && memcmp(s->data + LENGTH, key, sizeof key - 1) == 0)
        found = alignment(g, s, at, type);
    if (found == TG_SCAN_END) found = value(g, s, at, type, &size);
    if (found != TG_SCAN_END) return found;
    g->pairs--;
    g->step = after_pair(g);
    return pass(g, at + size); /* at < 2^17 */
}

static tg_scan text(tg_gguf_scanner *g, const seen *s) {
    if (s->n < LENGTH) return TG_SCAN_MORE;
    const uint64_t length = u8_at(s, 0);
    if (length > g->most) return TG_SCAN_STUCK;
    g->texts--;
    if (g->texts == 0) g->step = after_pair(g);
    return pass(g, LENGTH + length);
}

static tg_scan info(tg_gguf_scanner *g, const seen *s) {
    uint64_t n;
    const tg_scan found = named(s, &n);
    if (found != TG_SCAN_END) return found;
    const uint64_t axes = u4_at(s, LENGTH + n);
    if (axes > TG_GGUF_MOST_AXES) return TG_SCAN_STUCK;
    g->infos--;
    g->step = after_pairs(g);
    return pass(g, LENGTH + n + 4 + 8 * axes + 4 + 8);
}

/* The end of the head. Padding that nobody looks at is not of it. */
static tg_scan padding(tg_gguf_scanner *g, size_t have, uint64_t *end) {
    const uint64_t size = (g->alignment - g->at % g->alignment) % g->alignment;
    *end = g->at;
    if (g->has_tensors && size <= TG_GGUF_MOST_PADDING) *end += size; /* at < 2^63 */
    return *end <= have ? TG_SCAN_END : TG_SCAN_MORE;
}

static tg_scan take_step(tg_gguf_scanner *g, seen *s) {
    switch (g->step) {
    case TG_GGUF_STEP_HEAD: return head(g, s);
    case TG_GGUF_STEP_PAIR: return pair(g, s);
    case TG_GGUF_STEP_TEXTS: return text(g, s);
    case TG_GGUF_STEP_INFO: return info(g, s);
    case TG_GGUF_STEP_PADDING: break;
    }
    return TG_SCAN_END;
}

void tg_gguf_scan_begin(void *scanner, const tg_limits *limits) {
    tg_gguf_scanner *g = scanner;
    memset(g, 0, sizeof *g);
    g->alignment = 32;
    g->most = (uint64_t)INT64_MAX / 2;
    if (limits->max_file < g->most) g->most = limits->max_file;
    g->most_tensors = limits->max_tensors;
}

tg_scan tg_gguf_scan(void *scanner, const uint8_t *data, size_t have, uint64_t *end) {
    tg_gguf_scanner *g = scanner;
    while (g->step != TG_GGUF_STEP_PADDING) {
        if (g->at > have) return TG_SCAN_MORE;
        seen s = {data + g->at, have - g->at, g->is_big_endian};
        const tg_scan found = take_step(g, &s);
        if (found != TG_SCAN_END) return found;
    }
    return padding(g, have, end);
}
