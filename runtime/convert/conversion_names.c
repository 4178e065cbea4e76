/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_names.c - the names of all tensors in memory, for patterns with one '*'.
 *
 * The names lie in two orders: by their bytes, and by their bytes from the last to the first. So the names that begin as a
 * pattern begins follow each other, and those that end as it ends. Of these two runs the shorter one is looked through.
 */
#include <string.h>

#include "conversion.h"
#include "foreign_name.h"

struct tg_kept_names {
    tg_kept_name
        *names; /* the shown name of tensor i is number i; original ones that differ follow */
    uint64_t count;
    const uint64_t *forward;
    const uint64_t *backward;
};

/* ---------------------------------------------------------------------------------------- orders */

static char byte_of(const char *text, size_t len, size_t i, bool backward) {
    return text[backward ? len - 1 - i : i];
}

/* Compares two texts, in the order given, up to the end of the shorter one; 0: it begins the longer one. */
static int compare(const char *a, size_t a_len, const char *b, size_t b_len, bool backward) {
    const size_t n = a_len < b_len ? a_len : b_len;
    if (!backward) return n > 0 ? memcmp(a, b, n) : 0;
    for (size_t i = 0; i < n; i++) {
        const unsigned char x = (unsigned char)byte_of(a, a_len, i, true);
        const unsigned char y = (unsigned char)byte_of(b, b_len, i, true);
        if (x != y) return x < y ? -1 : 1;
    }
    return 0;
}

static int order_of(const void *self, uint64_t a, uint64_t b, bool backward) {
    const tg_kept_name *names = self;
    const size_t a_len = names[a].len;
    const size_t b_len = names[b].len;
    const int order = compare(names[a].text, a_len, names[b].text, b_len, backward);
    if (order != 0) return order;
    return a_len < b_len ? -1 : a_len > b_len;
}

static int by_begin(const void *self, uint64_t a, uint64_t b) {
    return order_of(self, a, b, false);
}

static int by_end(const void *self, uint64_t a, uint64_t b) { return order_of(self, a, b, true); }

/* How many names come before those that begin (end) with the side; with `behind`, the names that do are counted, too. */
static uint64_t count_before(const tg_kept_names *k, const char *side, size_t len, bool backward,
                             bool behind) {
    const uint64_t *order = backward ? k->backward : k->forward;
    uint64_t low = 0;
    uint64_t high = k->count;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        const tg_kept_name *name = &k->names[order[middle]];
        int sign = compare(name->text, name->len, side, len, backward);
        if (sign == 0 && name->len < len) sign = -1;
        if (sign < 0 || (behind && sign == 0)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* ----------------------------------------------------------------------------------------- names */

static bool keep(tg_conversion *c, tg_kept_name *to, const char *text, size_t len, uint64_t index) {
    char *copy = ks_alloc(&c->build->ks, (uint64_t)len + 1, 1); /* a text in memory: no overflow */
    if (copy == NULL) return tg_refuse_ks(c->build);
    if (len > 0) memcpy(copy, text, len);
    *to = (tg_kept_name){copy, len, index, NULL};
    return true;
}

/* The original name is one more, unless a NUL would end it early in a text of the options. */
static bool has_other_name(const tg_tensor *t) {
    return t->raw_name != NULL && memchr(t->raw_name, '\0', t->raw_name_len) == NULL &&
           (t->raw_name_len != t->name_len || memcmp(t->raw_name, t->name, t->name_len) != 0);
}

static bool keep_all(tg_conversion *c, tg_kept_names *k, uint64_t n) {
    k->count = n;
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor t;
        if (!tg_tensor_at(c->file, i, &t)) return tg_refuse_file(c, NULL);
        if (!keep(c, &k->names[i], t.name, t.name_len, i)) return false;
        if (!has_other_name(&t)) continue;
        tg_kept_name *other = &k->names[k->count++];
        if (!keep(c, other, t.raw_name, t.raw_name_len, i)) return false;
        k->names[i].original = other;
    }
    return true;
}

const tg_kept_names *tg_keep_names(tg_conversion *c) {
    ks_ctx *ks = &c->build->ks;
    const uint64_t n = tg_num_tensors(c->file);
    tg_kept_names *k = ks_alloc(ks, 1, sizeof *k);
    /* As many tensors are in memory: twice their number does not wrap. */
    tg_kept_name *names = k != NULL ? ks_alloc(ks, 2 * n, sizeof *names) : NULL;
    if (names == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    *k = (tg_kept_names){names, 0, NULL, NULL};
    if (!keep_all(c, k, n)) return NULL;
    k->forward = tg_foreign_sort(ks, k->count, 0, by_begin, names);
    k->backward = k->forward != NULL ? tg_foreign_sort(ks, k->count, 0, by_end, names) : NULL;
    if (k->backward != NULL) return k;
    tg_refuse_ks(c->build);
    return NULL;
}

tg_name_run tg_names_like(const tg_kept_names *k, const tg_sides *sides) {
    const uint64_t from = count_before(k, sides->before, sides->num_before, false, false);
    const uint64_t to = count_before(k, sides->before, sides->num_before, false, true);
    const uint64_t end_from = count_before(k, sides->after, sides->num_after, true, false);
    const uint64_t end_to = count_before(k, sides->after, sides->num_after, true, true);
    if (to - from <= end_to - end_from) return (tg_name_run){k->forward + from, to - from};
    return (tg_name_run){k->backward + end_from, end_to - end_from};
}

const tg_kept_name *tg_kept_at(const tg_kept_names *k, uint64_t number) {
    return &k->names[number];
}
