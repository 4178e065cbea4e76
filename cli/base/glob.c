/* SPDX-License-Identifier: Apache-2.0 */
/*
 * glob.c - see glob.h. Unlike fnmatch(3) it depends on no locale, and its time is bounded.
 */
#include "glob.h"

#include <stddef.h>

/* Where the set that begins at `pattern`, a '[', ends: behind its ']'. NULL: it has none, and '[' means itself. */
static const char *set_end(const char *pattern) {
    const char *p = pattern + 1;
    if (*p == '!' || *p == '^') p++;
    if (*p == ']') p++;
    while (*p != '\0' && *p != ']') p++;
    return *p == ']' ? p + 1 : NULL;
}

static bool in_set(const char *pattern, const char *end, unsigned char c) {
    const char *p = pattern + 1;
    const bool negated = *p == '!' || *p == '^';
    bool found = false;
    if (negated) p++;
    do { /* the first character may be ']' */
        unsigned char low = (unsigned char)*p++;
        unsigned char high = low;
        if (*p == '-' && p + 1 < end - 1) {
            high = (unsigned char)p[1];
            p += 2;
        }
        if (c >= low && c <= high) found = true;
    } while (p < end - 1);
    return found != negated;
}

/* Whether one item of the pattern, which is no '*', fits c. `*rest` becomes what is behind the item. */
static bool item_fits(const char *pattern, char c, const char **rest) {
    const char *end = *pattern == '[' ? set_end(pattern) : NULL;
    if (end != NULL) {
        *rest = end;
        return c != '/' && in_set(pattern, end, (unsigned char)c);
    }
    if (*pattern == '\\' && pattern[1] != '\0')
        pattern++;
    else if (*pattern == '?') {
        *rest = pattern + 1;
        return c != '/';
    }
    *rest = pattern + 1;
    return *pattern == c;
}

bool glob_fits(const char *pattern, const char *text, bool is_folder) {
    /* Behind the last '*', and where the text behind what it stands for begins. An earlier '*' needs no
     * second try: what fits behind it up to the last one can only leave more of the text. */
    const char *star = NULL;
    const char *retry = NULL;
    while (*text != '\0') {
        const char *rest = NULL;
        if (*pattern == '*') {
            star = ++pattern;
            retry = text;
        } else if (*pattern != '\0' && item_fits(pattern, *text, &rest)) {
            pattern = rest;
            text++;
        } else if (star != NULL && *retry != '/') {
            pattern = star;
            text = ++retry;
        } else {
            return false;
        }
    }
    while (*pattern == '*') pattern++;
    if (is_folder && *pattern == '/') pattern++;
    return *pattern == '\0';
}
