/* SPDX-License-Identifier: Apache-2.0 */
/*
 * match.c - finds the tensors of one file in another, by name.
 *
 * If both files have original names (.npz, .safetensors, GGUF), those are compared: two files may show the same name
 * in two ways. Otherwise the shown names are compared.
 *
 * Most pairs of files have the same names in the same order. Only otherwise are all names of B
 * stored in memory and sorted. Sorting by the names themselves, instead of by a hash, prevents
 * collision attacks: the cost of a comparison is bounded by the length of a name, and --max-memory
 * bounds the total length of all names.
 */
#include "match.h"

#include <stdlib.h>
#include <string.h>

#include "cli.h"

static bool has_original_names(tg_file *file) {
    tg_tensor t;
    /* Tensors of ONNX that have no name are called by their place, and so they are written. */
    if (tg_file_format(file) == TG_FORMAT_ONNX) return true;
    return tg_num_tensors(file) > 0 && tg_tensor_at(file, 0, &t) && t.raw_name != NULL;
}

/* What tensors are paired by. */
static const char *key_of(const match *m, const tg_tensor *t, size_t *len) {
    bool original = m->original && t->raw_name != NULL;
    *len = original ? t->raw_name_len : t->name_len;
    return original ? t->raw_name : t->name;
}

static int compare(const char *a, size_t a_len, const char *b, size_t b_len) {
    int order = memcmp(a, b, a_len < b_len ? a_len : b_len);
    if (order != 0) return order;
    return a_len < b_len ? -1 : a_len > b_len;
}

bool match_open(match *m, tg_file *other, tg_file *file, uint64_t memory_allowed) {
    memset(m, 0, sizeof *m);
    m->file = file;
    m->original = has_original_names(other) && has_original_names(file);
    m->count = tg_num_tensors(file);
    m->allowed = memory_allowed;
    m->found = calloc((size_t)(m->count / 8 + 1), 1);
    if (m->found == NULL) m->error = no_memory();
    return m->found != NULL;
}

void match_close(match *m) {
    free(m->sorted);
    free(m->names);
    free(m->found);
}

static int by_name(const void *a, const void *b) {
    const match_entry *x = a;
    const match_entry *y = b;
    int order = compare(x->name, x->len, y->name, y->len);
    if (order != 0) return order;
    return x->index < y->index ? -1 : x->index > y->index;
}

/* Takes `n` bytes from the memory budget. */
static bool take_room(match *m, uint64_t *used, uint64_t n) {
    if (n <= m->allowed - *used && n <= SIZE_MAX / 2 - *used) {
        *used += n;
        return true;
    }
    m->error = over_memory(m->file, n <= UINT64_MAX - *used ? *used + n : UINT64_MAX, m->allowed);
    return false;
}

static bool sort_names(match *m) {
    uint64_t used = 0;
    /* max_tensors and the size of the file keep the number of tensors below 2^59; a name is in
     * memory. */
    if (!take_room(m, &used, (m->count + 1) * sizeof *m->sorted)) return false;
    uint64_t entries = used;
    for (uint64_t i = 0; i < m->count; i++) {
        tg_tensor t;
        if (!tg_tensor_at(m->file, i, &t)) {
            m->error = *tg_last_error(m->file);
            return false;
        }
        size_t len;
        (void)key_of(m, &t, &len);
        if (!take_room(m, &used, len)) return false;
    }
    /* One element more than needed, since there may be no tensors. */
    m->names = malloc((size_t)(used - entries) + 1);
    m->sorted = malloc((size_t)entries);
    if (m->names == NULL || m->sorted == NULL) {
        m->error = no_memory();
        return false;
    }
    char *to = m->names;
    for (uint64_t i = 0; i < m->count; i++) {
        tg_tensor t;
        if (!tg_tensor_at(m->file, i, &t)) {
            m->error = *tg_last_error(m->file);
            return false;
        }
        size_t len;
        const char *key = key_of(m, &t, &len);
        memcpy(to, key, len); /* as long as it was a moment ago */
        m->sorted[i] = (match_entry){.name = to, .len = len, .index = i};
        to += len;
    }
    qsort(m->sorted, (size_t)m->count, sizeof *m->sorted, by_name);
    return true;
}

bool match_was_found(const match *m, uint64_t index) {
    return (m->found[index / 8] >> (index % 8) & 1) != 0;
}

static void take(match *m, uint64_t index, uint64_t *out) {
    m->found[index / 8] = (uint8_t)(m->found[index / 8] | 1U << (index % 8));
    *out = index;
}

/* The first tensor of that name that has not been found yet. */
static void look_up(match *m, const char *name, size_t len, uint64_t *index) {
    uint64_t low = 0;
    uint64_t high = m->count;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        const match_entry *e = &m->sorted[middle];
        if (compare(e->name, e->len, name, len) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == m->count) return;
    match_entry *first = &m->sorted[low];
    while (first->used < m->count - low) {
        if (compare(first[first->used].name, first[first->used].len, name, len) != 0) return;
        uint64_t candidate = first[first->used++].index;
        if (match_was_found(m, candidate)) continue;
        take(m, candidate, index);
        return;
    }
}

bool match_find(match *m, const tg_tensor *tensor, uint64_t *index) {
    const uint64_t guess = tensor->index;
    size_t len;
    const char *name = key_of(m, tensor, &len);
    *index = TG_NO_INDEX;
    if (guess < m->count && !match_was_found(m, guess)) {
        tg_tensor t;
        if (!tg_tensor_at(m->file, guess, &t)) {
            m->error = *tg_last_error(m->file);
            return false;
        }
        size_t n;
        const char *key = key_of(m, &t, &n);
        if (compare(key, n, name, len) == 0) {
            take(m, guess, index);
            return true;
        }
    }
    if (m->sorted == NULL && !sort_names(m)) return false;
    look_up(m, name, len, index);
    return true;
}

void match_restart(match *m) {
    memset(m->found, 0, (size_t)(m->count / 8 + 1));
    for (uint64_t i = 0; m->sorted != NULL && i < m->count; i++) m->sorted[i].used = 0;
}
