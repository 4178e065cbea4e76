/* SPDX-License-Identifier: Apache-2.0 */
/*
 * build_formats.c - names, titles and suffixes of the formats of this build, from formats.def.
 */
#include "build_formats.h"
#include "number_text.h"

#include <string.h>

typedef struct format_row {
    tg_format format;
    const char *name;
    const char *title;
    const char *suffixes;
    bool is_here; /* in this build */
} format_row;

static const format_row rows[] = {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    {TG_FORMAT_##id, #name, title, suffixes, TG_WHEN(TG_NO_##id, needs, true ||) false},
#include "formats.def"
#undef FORMAT
};
#define NUM_ROWS (sizeof rows / sizeof rows[0])

static const format_row *find(tg_format format) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        if (rows[i].format == format && rows[i].is_here) return &rows[i];
    }
    return NULL;
}

tg_format tg_format_at(size_t i) {
    for (size_t row = 0; row < NUM_ROWS; row++) {
        if (rows[row].is_here && i-- == 0) return rows[row].format;
    }
    return TG_FORMAT_NONE;
}

const char *tg_format_name(tg_format format) {
    const format_row *row = find(format);
    return row != NULL ? row->name : NULL;
}

const char *tg_format_title(tg_format format) {
    const format_row *row = find(format);
    return row != NULL ? row->title : NULL;
}

const char *tg_format_suffixes(tg_format format) {
    const format_row *row = find(format);
    return row != NULL ? row->suffixes : NULL;
}

tg_format tg_format_by_name(const char *name) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        if (rows[i].is_here && strcmp(rows[i].name, name) == 0) return rows[i].format;
    }
    return TG_FORMAT_NONE;
}

/* Letters of ASCII in either case, whatever the locale. `lower` has small ones only. */
static bool fits_suffix(const char *end, const char *lower, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const char c = end[i];
        if ((c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c) != lower[i]) return false;
    }
    return true;
}

tg_format tg_format_by_suffix(const char *path) {
    size_t n = strlen(path);
    for (size_t i = 0; i < NUM_ROWS; i++) {
        const char *suffix = rows[i].suffixes;
        while (*suffix != '\0') {
            size_t m = strcspn(suffix, " ");
            if (n >= m && fits_suffix(path + n - m, suffix, m)) return rows[i].format;
            suffix += m;
            suffix += strspn(suffix, " ");
        }
    }
    return TG_FORMAT_NONE;
}

void tg_put_formats(tg_text *t) {
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
        bool is_last = tg_format_at(i + 1) == TG_FORMAT_NONE;
        if (i > 0) tg_put(t, is_last ? " or " : ", ");
        tg_put(t, tg_format_name(tg_format_at(i)));
    }
}
