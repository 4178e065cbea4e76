/* SPDX-License-Identifier: Apache-2.0 */
/* names.h - a hash table from texts to pointers, and growing lists of pointers. */
#ifndef KSYC_NAMES_H
#define KSYC_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include "pool.h"

/* All zero is an empty table. Keys are not copied. */
typedef struct names {
    struct names_slot {
        const char *key; /* NULL: free */
        void *value;
        uint32_t hash;
    } * slots;
    size_t capacity; /* 0 or a power of two */
    size_t count;
} names;

/* What is stored under `key`, or NULL. */
void *names_get(const names *table, const char *key);
/* Stores `value` (not NULL) and returns NULL; when the key is there already, returns what is stored
 * under it and changes nothing. */
void *names_add(pool *pool, names *table, const char *key, void *value);

/* The key that looks most like `name`, or NULL when none does: for "did you mean". */
const char *names_similar(const names *table, const char *name);
/* How many edits may lie between a name and what was meant by it: none for very short names. */
unsigned similar_limit(const char *name);
/* The number of edits (insert, delete, replace, swap) between two short texts, or `limit` + 1. */
unsigned text_distance(const char *a, const char *b, unsigned limit);

/* All zero is an empty list. */
typedef struct list {
    void **items;
    size_t count;
    size_t capacity;
} list;

void list_add(pool *pool, list *l, void *item);

#endif
