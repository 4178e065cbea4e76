/* SPDX-License-Identifier: Apache-2.0 */
/*
 * listing.c - see listing.h.
 */
#include "listing.h"

#include <stdlib.h>
#include <string.h>

#include "name_choice.h"

/* What a tensor is sorted by. Those that are alike stay as the file has them. */
typedef struct entry {
    uint64_t index;
    uint64_t bytes;   /* SORT_SIZE, the most first */
    const char *text; /* SORT_NAME: `name`; SORT_DTYPE: of the library */
    char *name;       /* a copy */
} entry;

static int compare(const void *a, const void *b) {
    const entry *x = a;
    const entry *y = b;
    const int order = x->text != NULL ? strcmp(x->text, y->text) : 0;
    if (order != 0) return order;
    if (x->bytes != y->bytes) return x->bytes > y->bytes ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

static void show(void *self, uint64_t index) {
    bool *shown = self;
    shown[index] = true;
}

/* Which tensors --tensor names; all without it. NULL with an error. */
static bool *choose(const args *a, tg_file *file, tg_error *error) {
    const uint64_t n = tg_num_tensors(file); /* below SIZE_MAX */
    bool *shown = calloc((size_t)n + 1, sizeof *shown);
    if (shown == NULL) return NULL;
    for (uint64_t i = 0; i < n; i++) shown[i] = a->convert.num_only == 0;
    for (size_t i = 0; i < a->convert.num_only; i++) {
        if (name_choice_each(file, a->convert.only[i], show, shown)) continue;
        *error = *tg_last_error(file);
        free(shown);
        return NULL;
    }
    return shown;
}

/* False: there is no memory for the name. */
static bool set_key(entry *e, sort_key by, const tg_tensor *t) {
    switch (by) {
    case SORT_NONE: return true;
    case SORT_SIZE: e->bytes = t->nbytes; return true;
    case SORT_DTYPE: e->text = tg_dtype_name(t->dtype); return true;
    case SORT_NAME: break;
    }
    e->text = e->name = strdup(t->name);
    return e->name != NULL;
}

static bool fill(listing *l, entry *entries, const bool *shown, const args *a, tg_file *file,
                 tg_error *error) {
    const uint64_t n = tg_num_tensors(file);
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) {
            *error = *tg_last_error(file);
            return false;
        }
        if (!shown[i]) continue;
        entry *e = &entries[l->count++];
        e->index = i;
        if (set_key(e, a->sort, &t)) continue;
        *error = no_memory();
        return false;
    }
    return true;
}

bool listing_open(listing *l, const args *a, tg_file *file, tg_error *error) {
    const uint64_t n = tg_num_tensors(file);
    *l = (listing){n, NULL};
    if (a->convert.num_only == 0 && a->sort == SORT_NONE) return true;
    l->count = 0;
    *error = no_memory();
    if (n >= SIZE_MAX / sizeof(entry)) return false;
    entry *entries = calloc((size_t)n + 1, sizeof *entries);
    l->indices = malloc(((size_t)n + 1) * sizeof *l->indices);
    bool *shown = entries != NULL && l->indices != NULL ? choose(a, file, error) : NULL;
    bool good = shown != NULL && fill(l, entries, shown, a, file, error);
    free(shown);
    if (good && a->sort != SORT_NONE) qsort(entries, (size_t)l->count, sizeof *entries, compare);
    for (uint64_t i = 0; entries != NULL && i < l->count; i++) {
        if (good) l->indices[i] = entries[i].index;
        free(entries[i].name);
    }
    free(entries);
    if (!good) listing_close(l);
    return good;
}

void listing_close(listing *l) {
    free(l->indices);
    l->indices = NULL;
}
