/* SPDX-License-Identifier: Apache-2.0 */
/* names.c - see names.h. Open addressing with linear probing, at most half full. */
#include "names.h"

#include <stdbool.h>
#include <string.h>

#define MAX_COMPARED 40 /* longer texts get no suggestion */

static uint32_t hash_of(const char *key, size_t size) {
    uint32_t hash = UINT32_C(2166136261); /* FNV-1a */
    for (size_t i = 0; i < size; i++) hash = (hash ^ (unsigned char)key[i]) * UINT32_C(16777619);
    return hash ^ (hash >> 15);
}

/* The slot that holds the key, or the free slot where it would be stored. */
static struct names_slot *find(const names *table, const char *key, size_t size, uint32_t hash) {
    size_t mask = table->capacity - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
        struct names_slot *slot = &table->slots[i];
        if (slot->key == NULL) return slot;
        /* Neither key has a NUL before its end. */
        if (slot->hash == hash && strncmp(slot->key, key, size) == 0 && slot->key[size] == '\0')
            return slot;
    }
}

void *ksyc_names_get_part(const names *table, const char *key, size_t size) {
    if (table->capacity == 0) return NULL;
    return find(table, key, size, hash_of(key, size))->value;
}

void *ksyc_names_get(const names *table, const char *key) {
    return ksyc_names_get_part(table, key, strlen(key));
}

static void grow(pool *p, names *table) {
    names larger = {NULL, table->capacity == 0 ? 8 : table->capacity * 2, table->count};
    larger.slots = ksyc_pool_array(p, larger.capacity, sizeof *larger.slots);
    for (size_t i = 0; i < table->capacity; i++) {
        const struct names_slot *slot = &table->slots[i];
        if (slot->key != NULL) *find(&larger, slot->key, strlen(slot->key), slot->hash) = *slot;
    }
    if (table->capacity != 0)
        ksyc_pool_release(p, table->slots, table->capacity * sizeof *table->slots);
    *table = larger;
}

void *ksyc_names_add(pool *p, names *table, const char *key, void *value) {
    if (table->count * 2 >= table->capacity) grow(p, table);
    const size_t size = strlen(key);
    uint32_t hash = hash_of(key, size);
    struct names_slot *slot = find(table, key, size, hash);
    if (slot->key != NULL) return slot->value;
    *slot = (struct names_slot){key, value, hash};
    table->count++;
    return NULL;
}

unsigned ksyc_text_distance(const char *a, const char *b, unsigned limit) {
    size_t na = strlen(a), nb = strlen(b);
    if (na > MAX_COMPARED || nb > MAX_COMPARED) return limit + 1;
    size_t longer = na > nb ? na : nb, shorter = na > nb ? nb : na;
    if (longer - shorter > limit) return limit + 1;
    /* rows[i % 3][j]: distance of the first i characters of a and the first j of b. Where i and j differ by more than
     * the limit, so do the texts: of such numbers only those beside the others are set. */
    unsigned rows[3][MAX_COMPARED + 2], least_above = 0;
    for (size_t j = 0; j <= nb; j++) rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= na; i++) {
        unsigned *row = rows[i % 3], *above = rows[(i + 2) % 3], *above2 = rows[(i + 1) % 3];
        const size_t from = i > limit ? i - limit : 1, to = i + limit < nb ? i + limit : nb;
        unsigned least = row[from - 1] = i > limit ? limit + 1 : (unsigned)i;
        for (size_t j = from; j <= to; j++) {
            unsigned best = above[j - 1] + (a[i - 1] != b[j - 1]);
            if (above[j] + 1 < best) best = above[j] + 1;
            if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                above2[j - 2] + 1 < best)
                best = above2[j - 2] + 1;
            row[j] = best;
            if (best < least) least = best;
        }
        row[to + 1] = limit + 1;
        if (least > limit && least_above > limit) return limit + 1;
        least_above = least;
    }
    unsigned distance = rows[na % 3][nb];
    return distance <= limit ? distance : limit + 1;
}

unsigned ksyc_similar_limit(const char *name) {
    size_t size = strlen(name);
    return size < 3 ? 0 : size < 6 ? 1 : 2;
}

const char *ksyc_names_similar(const names *table, const char *name) {
    unsigned limit = ksyc_similar_limit(name);
    const char *best = NULL;
    unsigned best_distance = limit + 1;
    for (size_t i = 0; i < table->capacity; i++) {
        const char *key = table->slots[i].key;
        if (key == NULL) continue;
        unsigned distance = ksyc_text_distance(key, name, limit);
        /* The result must not depend on the order of the slots: among equals the first by name wins. */
        bool better = distance < best_distance ||
                      (distance <= limit && distance == best_distance && strcmp(key, best) < 0);
        if (better) {
            best = key;
            best_distance = distance;
        }
    }
    return best;
}

void ksyc_list_add(pool *p, list *l, void *item) {
    if (l->count == l->capacity) {
        size_t capacity = l->capacity == 0 ? 4 : l->capacity * 2;
        const size_t size = l->capacity * sizeof *l->items;
        l->items = ksyc_pool_grow(p, l->items, size, size, capacity * sizeof *l->items);
        l->capacity = capacity;
    }
    l->items[l->count++] = item;
}
