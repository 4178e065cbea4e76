/* SPDX-License-Identifier: Apache-2.0 */
/*
 * key_set.h - a set of names in memory of fixed size, for finding duplicates.
 *
 * It stores hashes of 128 bits instead of names, so a name of any length takes 16 bytes. The hash
 * is SipHash-2-4 with a random key for each stream or file: the author of a file cannot know which
 * names collide in the table, let alone find two with the same hash. Two different names count as
 * equal only if all 128 bits agree; among n names the probability of that is below n^2 / 2^129,
 * which is 2^-95 for all names that fit.
 */
#ifndef TENSORGATE_KEY_SET_H
#define TENSORGATE_KEY_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct tg_hash {
    uint64_t word[2]; /* never both 0, which marks an empty place */
} tg_hash;

/* Equal names in different scopes have different hashes. */
tg_hash tg_hash_name(const uint64_t key[2], uint64_t scope, const char *name, size_t n);

/* Makes a random key, from the system if possible, otherwise from values that differ between
 * runs. */
void tg_hash_key(uint64_t key[2], const void *self);

typedef struct tg_key_set {
    tg_hash *places;
    uint32_t num_places; /* > 0 */
    uint32_t used;
    bool cleared; /* false: the places are uninitialised */
} tg_key_set;

typedef enum tg_key_found { TG_KEY_NEW, TG_KEY_KNOWN, TG_KEY_NO_ROOM } tg_key_found;

/* The number of names that fit into a set of `places`. */
uint32_t tg_key_set_room(uint32_t places);
/* Adds a name; TG_KEY_NO_ROOM: it is not in the set and cannot be added. */
tg_key_found tg_key_set_add(tg_key_set *set, tg_hash hash);
/* Prefetches the place of a hash that will be needed soon: sets are larger than caches. */
void tg_key_set_prepare(const tg_key_set *set, tg_hash hash);
bool tg_key_set_has(tg_key_set *set, tg_hash hash);
static inline bool tg_key_set_is_full(const tg_key_set *set) {
    return set->used >= tg_key_set_room(set->num_places);
}
/* Moves the set to a larger table. */
void tg_key_set_move(tg_key_set *set, tg_hash *places, uint32_t num_places);
/* Begins a scope of `count` names and ends all others: their names are removed if room is
 * needed. */
void tg_key_set_next_scope(tg_key_set *set, uint32_t count);

#endif
