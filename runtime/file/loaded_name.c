/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loaded_name.c - see loaded_name.h.
 */
#include "loaded_name.h"

static uint8_t lower(uint8_t c) { return c >= 'A' && c <= 'Z' ? (uint8_t)(c - 'A' + 'a') : c; }

bool tg_is_word(const uint8_t *text, size_t n, const char *word) {
    for (size_t i = 0; i < n; i++)
        if (word[i] == '\0' || lower(text[i]) != (uint8_t)word[i]) return false;
    return word[n] == '\0';
}

/* Where the suffix of a name begins, behind its dot; `n`: it has none. */
static size_t suffix_of(const uint8_t *name, size_t n) {
    size_t from = n;
    while (from > 0 && name[from - 1] != '.' && name[from - 1] != '/') from--;
    return from > 0 && name[from - 1] == '.' ? from : n;
}

bool tg_has_suffix(const uint8_t *name, size_t n, const char *const *list) {
    const size_t from = suffix_of(name, n);
    for (; from < n && *list != NULL; list++)
        if (tg_is_word(name + from, n - from, *list)) return true;
    return false;
}

/* The length of the name without suffixes of compression, which loaders look through. */
static size_t without_compression(const uint8_t *name, size_t n) {
    static const char *const list[] = {"gz",  "gzip", "bz2", "xz", "lzma", "z",   "zlib",
                                       "zst", "zstd", "lz4", "7z", "rar",  "zip", NULL};
    while (tg_has_suffix(name, n, list)) n = suffix_of(name, n) - 1;
    return n;
}

bool tg_is_loaded_name(const uint8_t *name, size_t n) {
    static const char *const list[] = {
        "pkl", "pickle", "pk",   "joblib", "dill",     "cloudpickle", "pt",  "pth", "ckpt",
        "ptl", "pt2",    "nemo", "keras",  "pdparams", "pdopt",       "mar", NULL};
    return tg_has_suffix(name, without_compression(name, n), list);
}

bool tg_may_be_loaded_name(const uint8_t *name, size_t n) {
    static const char *const list[] = {"p", "sav", NULL};
    return tg_has_suffix(name, without_compression(name, n), list);
}
