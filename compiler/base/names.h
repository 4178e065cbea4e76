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

/* The value stored under `key`, or NULL. */
void *ksyc_names_get(const names *table, const char *key);
/* The value stored under a key of `size` bytes, which needs no NUL behind it. */
void *ksyc_names_get_part(const names *table, const char *key, size_t size);
/* Stores `value` (not NULL) and returns NULL. When the key exists already, returns its value and changes nothing. */
void *ksyc_names_add(pool *pool, names *table, const char *key, void *value);

/* The key that is most similar to `name`, or NULL when none is similar. */
const char *ksyc_names_similar(const names *table, const char *name);
/* The largest number of edits between a name and a suggestion for it; 0 for very short names. */
unsigned ksyc_similar_limit(const char *name);
/* The number of edits (insert, delete, replace, swap) between two short texts, or `limit` + 1. */
unsigned ksyc_text_distance(const char *a, const char *b, unsigned limit);

/* All zero is an empty list. */
typedef struct list {
    void **items;
    size_t count;
    size_t capacity;
} list;

void ksyc_list_add(pool *pool, list *l, void *item);

#endif
