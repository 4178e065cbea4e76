/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_name.c - see foreign_name.h.
 */
#include "foreign_name.h"

#include <string.h>

/* ------------------------------------------------------------------------------------- names */

static void add_encoded(tg_name *name, const uint8_t *raw, uint64_t n) {
    uint64_t from = 0;
    for (uint64_t i = 0; i <= n; i++) {
        if (i < n && raw[i] != '/') continue;
        tg_name_add_component(name, raw + from, i - from);
        if (i < n) tg_name_add(name, "/");
        from = i + 1;
    }
}

const char *tg_foreign_name(tg_file *file, const uint8_t *raw, uint64_t n, uint64_t *bytes) {
    ks_ctx *ks = &file->ks;
    if (!ks_spend(ks, 1 + n / 64)) return NULL;
    const uint8_t *from = raw;
    uint64_t size = n;
    if (!tg_name_is_legal(raw, n)) {
        tg_name *name = &file->name; /* not in use yet */
        tg_name_clear(name);
        add_encoded(name, raw, n);
        if (name->failed) {
            ks_fail(ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
            return NULL;
        }
        from = (const uint8_t *)name->data;
        size = name->len;
    }
    char *text = ks_alloc(ks, size + 1, 1); /* a text in memory: no overflow */
    if (text == NULL) return NULL;
    memcpy(text, from, (size_t)size);
    text[size] = '\0';
    *bytes += size;
    return text;
}

/* ----------------------------------------------------------------------------------- sorting */

/* Merges the sorted runs [from, middle) and [middle, to) of `in` into `out`. */
static void merge(const uint64_t *in, uint64_t *out, uint64_t from, uint64_t middle, uint64_t to,
                  tg_foreign_order *order, const void *self) {
    uint64_t left = from;
    uint64_t right = middle;
    for (uint64_t at = from; at < to; at++) {
        bool take_left = right == to || (left < middle && order(self, in[left], in[right]) <= 0);
        out[at] = take_left ? in[left++] : in[right++];
    }
}

const uint64_t *tg_foreign_sort(ks_ctx *ks, uint64_t n, uint64_t steps, tg_foreign_order *order,
                                const void *self) {
    uint64_t *numbers = ks_alloc(ks, n, sizeof *numbers);
    uint64_t *room = ks_alloc(ks, n, sizeof *room);
    if (numbers == NULL || room == NULL) return NULL;
    for (uint64_t i = 0; i < n; i++) numbers[i] = i;
    for (uint64_t width = 1; width < n; width *= 2) {
        if (!ks_spend(ks, steps)) return NULL;
        for (uint64_t from = 0; from < n; from += 2 * width) {
            uint64_t middle = n - from < width ? n : from + width;
            uint64_t to = n - from < 2 * width ? n : from + 2 * width;
            merge(numbers, room, from, middle, to, order, self);
        }
        uint64_t *merged = room;
        room = numbers;
        numbers = merged;
    }
    return numbers;
}

static int order_of_names(const void *self, uint64_t a, uint64_t b) {
    const char *const *names = self;
    return strcmp(names[a], names[b]);
}

bool tg_foreign_duplicate(ks_ctx *ks, const char *const *names, uint64_t n, uint64_t bytes,
                          uint64_t *found) {
    *found = n;
    /* Each comparison of a pass consumes a name and costs at most its length. */
    const uint64_t *sorted = tg_foreign_sort(ks, n, n + bytes / 32, order_of_names, names);
    if (sorted == NULL) return false;
    for (uint64_t i = 1; i < n; i++) {
        if (order_of_names(names, sorted[i - 1], sorted[i]) == 0 && sorted[i] < *found)
            *found = sorted[i];
    }
    return true;
}
