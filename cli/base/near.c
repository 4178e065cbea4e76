/* SPDX-License-Identifier: Apache-2.0 */
/*
 * near.c - see near.h.
 */
#include "near.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* This is a hint, not a search: it considers the first tensors, names of a limited length, and
 * suggests the three nearest. */
#define TENSORS 4096
#define NAME 80
#define NEAREST 3

typedef struct candidate {
    char name[NAME + 1];
    unsigned distance;
} candidate;

/* The number of characters to insert, delete or replace to turn `a` into `b` (Levenshtein
 * distance); both are at most NAME long. */
static unsigned distance(const char *a, size_t num_a, const char *b, size_t num_b) {
    unsigned row[NAME + 1];
    for (size_t j = 0; j <= num_b; j++) row[j] = (unsigned)j;
    for (size_t i = 0; i < num_a; i++) {
        unsigned diagonal = row[0];
        row[0] = (unsigned)i + 1;
        for (size_t j = 0; j < num_b; j++) {
            unsigned best = diagonal + (a[i] != b[j]);
            if (row[j] + 1 < best) best = row[j] + 1;
            diagonal = row[j + 1];
            if (diagonal + 1 < best) best = diagonal + 1;
            row[j + 1] = best;
        }
    }
    return row[num_b];
}

void nearest_consider(nearest *n, const char *word) {
    const size_t len = strlen(word);
    const size_t wanted = strlen(n->wanted);
    if (len > NAME || wanted > NAME) return;
    const unsigned far = distance(n->wanted, wanted, word, len);
    if (far > (len > wanted ? len : wanted) / 2) return;
    if (n->found != NULL && far >= n->far) return;
    n->found = word;
    n->far = far;
}

/* Keeps the nearest names in order; of two equally near names the first one stays first. */
static void consider(candidate *best, unsigned *num, const char *name, size_t len, unsigned far) {
    unsigned at = *num;
    while (at > 0 && best[at - 1].distance > far) at--;
    if (at == NEAREST) return;
    unsigned last = *num < NEAREST ? (*num)++ : NEAREST - 1;
    memmove(best + at + 1, best + at, (last - at) * sizeof *best);
    memcpy(best[at].name, name, len);
    best[at].name[len] = '\0';
    best[at].distance = far;
}

/* Appends to a text that ends at `used`. */
static void append(char *text, size_t cap, size_t *used, const char *what) {
    if (*used >= cap) return;
    int n = snprintf(text + *used, cap - *used, "%s", what);
    if (n > 0) *used += (size_t)n;
}

void near_names(tg_file *file, const char *wanted, char *text, size_t cap) {
    candidate best[NEAREST];
    candidate first[NEAREST];
    unsigned num = 0;
    unsigned num_first = 0;
    size_t used = 0;
    uint64_t tensors = tg_num_tensors(file);
    size_t len = strlen(wanted);
    for (uint64_t i = 0; i < tensors && i < TENSORS; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) break;
        if (t.name_len > NAME) continue;
        if (num_first < NEAREST) consider(first, &num_first, t.name, t.name_len, 0);
        if (len > NAME) continue;
        size_t longest = t.name_len > len ? t.name_len : len;
        unsigned far = distance(wanted, len, t.name, t.name_len);
        if (far <= longest / 2) consider(best, &num, t.name, t.name_len, far);
    }
    const candidate *shown = num > 0 ? best : first;
    unsigned num_shown = num > 0 ? num : num_first;
    append(text, cap, &used, num_shown == 0 ? "" : num > 0 ? "; near it: " : "; the first are: ");
    for (unsigned i = 0; i < num_shown; i++) {
        append(text, cap, &used, i == 0 ? "" : ", ");
        append(text, cap, &used, shown[i].name);
    }
}

void complain_no_tensor(const args *a, const char *path, tg_file *file, const char *name) {
    char near[512];
    if (a->quiet > 1) return;
    near_names(file, name != NULL ? name : "", near, sizeof near);
    fputs("tensorgate: ", a->err);
    put_escaped(a->err, path, strlen(path));
    if (name == NULL) {
        fprintf(a->err, ": has %" PRIu64 " tensors, and none was named%s\n", tg_num_tensors(file),
                near);
        return;
    }
    fputs(": no tensor '", a->err);
    put_escaped(a->err, name, strlen(name));
    fprintf(a->err, "'%s\n", near);
}
