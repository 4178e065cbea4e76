/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_table.h - finds names that the caller keeps, by number. A name is found only if all of its bytes agree.
 *
 * A place has 8 bytes: a number, and the hash, which spares nearly every comparison of different names. Names that share
 * a place are searched one by one; that these are few rests on the key of the hash (name_hash.h).
 */
#ifndef TENSORGATE_NAME_TABLE_H
#define TENSORGATE_NAME_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "name_hash.h"

typedef struct tg_name_place {
    uint32_t hash;
    uint32_t after; /* the number + 1; 0: empty */
} tg_name_place;

typedef struct tg_name_table {
    tg_name_place *places;
    uint32_t num_places;
    /* Name number `i` of the caller. */
    const char *(*name)(const void *self, uint32_t i, size_t *n);
    const void *self;
} tg_name_table;

#define TG_NAME_NONE UINT32_MAX

/* Places for `names` names, of which there are fewer than 2^30: half of them stays empty, so that searches end, and do
 * so quickly. */
uint32_t tg_name_table_places(uint64_t names);
/* Makes the table empty; `places` are those of tg_name_table_places. */
void tg_name_table_clear(tg_name_table *table);
/* Where a search begins: the hash as a fraction of the places, below num_places, as both factors have 32 bits. */
static inline uint32_t tg_name_table_first(const tg_name_table *table, uint32_t hash) {
    return (uint32_t)((uint64_t)hash * table->num_places >> 32);
}

/* Prefetches the place of a hash that will be needed soon: tables are larger than caches. */
static inline void tg_name_table_prepare(const tg_name_table *table, uint32_t hash) {
#if defined(__GNUC__)
    __builtin_prefetch(&table->places[tg_name_table_first(table, hash)], 1);
#else
    (void)table;
    (void)hash;
#endif
}

/* The number of that name; TG_NAME_NONE: it is not there. */
uint32_t tg_name_table_find(const tg_name_table *table, uint32_t hash, const char *name, size_t n);
/* Adds name number `i`, which has that hash. If one that is the same is there, returns its number and adds nothing;
 * otherwise TG_NAME_NONE. */
uint32_t tg_name_table_add(tg_name_table *table, uint32_t hash, uint32_t i);

#endif
