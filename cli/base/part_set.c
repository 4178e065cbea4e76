/* SPDX-License-Identifier: Apache-2.0 */
/*
 * part_set.c - see part_set.h.
 */
#include "part_set.h"

#include <string.h>

#define NUMBER_LEN (sizeof "00001" - 1)
#define NUMBERS_LEN (sizeof "-00001-of-00003" - 1)

/* Of a name of a part: where the number of the part begins. */
static size_t number_at(const char *name) {
    return (size_t)(strrchr(name, '.') - name) - NUMBERS_LEN + 1;
}

tg_format format_of_part(const char *name) {
    return tg_split_is_part(name) ? tg_format_by_suffix(name) : TG_FORMAT_NONE;
}

bool takes_sets(const args *a, tg_format format) {
    const uint64_t formats = a->options.formats;
    return a->options.format == TG_FORMAT_NONE &&
           (formats == 0 || (formats & TG_FORMAT_BIT(format)) != 0);
}

/* A part is compared as if its number stood at its end. Two names that are equal so far are parts of one set. */
static int compare_sets(const char *a, const char *b) {
    const size_t at = tg_split_is_part(a) ? number_at(a) : SIZE_MAX;
    const size_t bt = tg_split_is_part(b) ? number_at(b) : SIZE_MAX;
    for (size_t i = 0, k = 0;; i++, k++) {
        if (i == at) i += NUMBER_LEN;
        if (k == bt) k += NUMBER_LEN;
        if (a[i] != b[k]) return (unsigned char)a[i] < (unsigned char)b[k] ? -1 : 1;
        if (a[i] == '\0') return 0;
    }
}

int compare_parts(const char *a, const char *b) {
    const int order = compare_sets(a, b);
    return order != 0 ? order : strcmp(a, b);
}

bool is_same_set(const char *a, const char *b) {
    return tg_split_is_part(a) && tg_split_is_part(b) && compare_sets(a, b) == 0;
}

/* "model.safetensors.index.json" for "model-00001-of-...", "model.safetensors.index.fp16.json" for "model.fp16-00001-of-...". */
bool indexes_part(const char *index, const char *part) {
    static const char middle[] = ".safetensors.index.";
    const char *found =
        tg_index_format_by_name(index) == TG_FORMAT_SAFETENSORS ? strstr(index, middle) : NULL;
    if (found == NULL || format_of_part(part) != TG_FORMAT_SAFETENSORS) return false;
    const size_t base = (size_t)(found - index);
    const char *variant = found + sizeof middle - 1;
    const size_t n = strlen(variant) - (sizeof "json" - 1); /* with the dot behind it, or 0 */
    const size_t prefix = number_at(part) - 1;
    if (prefix < base || memcmp(part, index, base) != 0) return false;
    if (n == 0) return prefix == base;
    return prefix == base + n && part[base] == '.' && memcmp(part + base + 1, variant, n - 1) == 0;
}

bool is_index_alone(const char *name, const char *(*name_at)(const void *self, size_t i),
                    const void *self, size_t num) {
    static const char suffix[] = ".bin";
    if (format_of_index(name) != TG_FORMAT_PYTORCH) return false;
    for (size_t i = 0; i < num; i++) {
        const char *other = name_at(self, i);
        const size_t n = strlen(other);
        if (n > sizeof suffix - 1 && strcmp(other + n - (sizeof suffix - 1), suffix) == 0)
            return false;
    }
    return true;
}

bool is_first_part(const char *path) {
    static const char first[] = "-00001-of-";
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    if (!tg_split_is_part(name)) return false;
    const char *dot = strrchr(name, '.'); /* behind -NNNNN-of-NNNNN, which has 15 characters */
    return memcmp(dot - 15, first, sizeof first - 1) == 0;
}
