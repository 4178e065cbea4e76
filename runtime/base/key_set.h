/* SPDX-License-Identifier: Apache-2.0 */
/*
 * key_set.h - a set of names in memory of fixed size, for the question whether a name was there before.
 *
 * It holds hashes of 128 bits in place of names, so that a name of any length takes 16 bytes. The
 * hash is SipHash-2-4 under a key that is drawn for each stream or file: whoever writes a file cannot know
 * which names share a place, let alone find two with one hash. Two names are taken for one only when
 * all 128 bits agree; among n names the chance of that is below n^2 / 2^129, which is 2^-95 for all
 * names that fit in here.
 */
#ifndef TENSORGATE_KEY_SET_H
#define TENSORGATE_KEY_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct tg_hash {
    uint64_t word[2]; /* never both 0, which is what an empty place has */
} tg_hash;

/* Names of different scopes are different names. */
tg_hash tg_hash_name(const uint64_t key[2], uint64_t scope, const char *name, size_t n);

/* Draws a key; from the system, else from what differs between runs anyway. */
void tg_hash_key(uint64_t key[2], const void *self);

typedef struct tg_key_set {
    tg_hash *places;
    uint32_t num_places; /* > 0 */
    uint32_t used;
    bool cleared; /* false: the places were never written */
} tg_key_set;

typedef enum tg_key_found { TG_KEY_NEW, TG_KEY_KNOWN, TG_KEY_NO_ROOM } tg_key_found;

/* So many names fit into a set of `places`. */
uint32_t tg_key_set_room(uint32_t places);
/* Adds a name; TG_KEY_NO_ROOM: it is not in the set, and does not get in. */
tg_key_found tg_key_set_add(tg_key_set *set, tg_hash hash);
/* Says that the hash will be asked for soon: sets are larger than caches. */
void tg_key_set_prepare(const tg_key_set *set, tg_hash hash);
bool tg_key_set_has(tg_key_set *set, tg_hash hash);
static inline bool tg_key_set_is_full(const tg_key_set *set) {
    return set->used >= tg_key_set_room(set->num_places);
}
/* The same set in a larger place. */
void tg_key_set_move(tg_key_set *set, tg_hash *places, uint32_t num_places);
/* A scope of `count` names begins, and all others are over: their names go if they are in the way. */
void tg_key_set_next_scope(tg_key_set *set, uint32_t count);

#endif
