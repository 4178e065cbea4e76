/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest_tensors.c - see manifest_tensors.h.
 *
 * Tensors are found by their names, in whatever order a file has them.
 */
#include "manifest_tensors.h"

#include <stdlib.h>

typedef struct entry {
    manifest_tensor t;
    uint64_t taken; /* of a name that several have: how many of them, in the first of them */
    bool is_used;
} entry;

typedef struct comparison {
    hasher *h;
    tg_file *file;
    entry *entries; /* in the order of their names */
    uint64_t num;
    tensor_troubles *troubles;
} comparison;

static bool note(tensor_troubles *troubles, const char *name, size_t len, const char *what) {
    if (troubles->count < TENSORS_NAMED) {
        char *copy = strndup(name, len);
        if (copy == NULL) return false;
        troubles->named[troubles->count] = (tensor_trouble){copy, what};
    }
    troubles->count++;
    return true;
}

void tensor_troubles_free(tensor_troubles *troubles) {
    for (uint64_t i = 0; i < troubles->count && i < TENSORS_NAMED; i++)
        free(troubles->named[i].name);
    troubles->count = 0;
}

static int compare_names(const char *a, size_t n, const char *b, size_t m) {
    const int order = memcmp(a, b, n < m ? n : m);
    return order != 0 ? order : (n > m) - (n < m);
}

/* Of the same name, the one whose line comes first. */
static int compare_entries(const void *x, const void *y) {
    const manifest_tensor *a = &((const entry *)x)->t;
    const manifest_tensor *b = &((const entry *)y)->t;
    const int order = compare_names(a->name, a->name_len, b->name, b->name_len);
    return order != 0 ? order : (a->name > b->name) - (a->name < b->name);
}

/* The next entry of that name that no tensor has; NULL: there is none. */
static entry *take(const comparison *c, const char *name, size_t len) {
    uint64_t low = 0;
    uint64_t high = c->num;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        const manifest_tensor *t = &c->entries[middle].t;
        if (compare_names(t->name, t->name_len, name, len) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == c->num) return NULL;
    entry *first = &c->entries[low];
    if (first->taken >= c->num - low) return NULL;
    entry *e = first + first->taken;
    if (compare_names(e->t.name, e->t.name_len, name, len) != 0) return NULL;
    first->taken++;
    e->is_used = true;
    return e;
}

/* Writes what a manifest has of a dtype and a shape, and compares. NULL: there is no memory. */
static const char *difference(const entry *e, const char *dtype, const tg_array_info *info,
                              const char *hex) {
    char *text = NULL;
    size_t len = 0;
    FILE *out = open_memstream(&text, &len);
    if (out == NULL) return NULL;
    const size_t shape_len = put_shape(out, info->shape, info->rank);
    put_escaped(out, dtype, strlen(dtype));
    const bool good = ferror(out) == 0;
    const char *what = NULL;
    if (fclose(out) == 0 && good && text != NULL) {
        what = strcmp(text + shape_len, e->t.dtype) != 0 ? "other dtype"
               : shape_len != e->t.shape_len || memcmp(text, e->t.shape, shape_len) != 0
                   ? "other shape"
               : memcmp(hex, e->t.sum, HEX_BYTES - 1) != 0 ? "other values"
                                                           : "";
    }
    free(text);
    return what;
}

static bool compare_tensor(const comparison *c, uint64_t i, tg_error *error) {
    char hex[HEX_BYTES];
    tg_tensor t;
    tg_array *array = NULL;
    bool good = hasher_tensor(c->h, NULL, c->file, i, &array, hex, error);
    if (good && !tg_tensor_at(c->file, i, &t)) {
        *error = *tg_last_error(c->file);
        good = false;
    }
    if (good) {
        tg_array_info info;
        const char *dtype = hasher_dtype(&t, array, &info);
        const entry *e = take(c, t.name, t.name_len);
        const char *what = e != NULL ? difference(e, dtype, &info, hex) : "not in the manifest";
        good = what != NULL && (what[0] == '\0' || note(c->troubles, t.name, t.name_len, what));
        if (!good) *error = no_memory();
    }
    tg_array_close(array);
    return good;
}

static bool read_entries(comparison *c, const manifest_text *m, const manifest_record *r) {
    size_t at = r->tensors;
    c->num = r->num_tensors; /* each has a line */
    c->entries = calloc((size_t)c->num + 1, sizeof *c->entries);
    if (c->entries == NULL) return false;
    for (uint64_t i = 0; i < c->num; i++) at = manifest_text_tensor(m, at, &c->entries[i].t);
    qsort(c->entries, (size_t)c->num, sizeof *c->entries, compare_entries);
    return true;
}

bool manifest_compare(hasher *h, const manifest_text *m, const manifest_record *r, tg_file *file,
                      tensor_troubles *troubles, tg_error *error) {
    comparison c = {.h = h, .file = file, .troubles = troubles};
    *error = no_memory();
    bool good = read_entries(&c, m, r);
    for (uint64_t i = 0; good && i < tg_num_tensors(file); i++) good = compare_tensor(&c, i, error);
    for (uint64_t i = 0; good && i < c.num; i++) {
        const manifest_tensor *t = &c.entries[i].t;
        if (c.entries[i].is_used) continue;
        good = note(troubles, t->name, t->name_len, "missing");
        if (!good) *error = no_memory();
    }
    free(c.entries);
    return good;
}
