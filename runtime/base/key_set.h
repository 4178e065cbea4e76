/* SPDX-License-Identifier: Apache-2.0 */
/*
 * key_set.h - a set of names in memory of fixed size, for finding duplicates among names that are not kept.
 *
 * It stores hashes of 128 bits instead of names, so a name of any length takes 16 bytes. The author of a file cannot
 * know which names collide in the table (name_hash.h). Two different names count as equal only if all 128 bits agree;
 * among n names the probability of that is below n^2 / 2^129, which is 2^-95 for all names that fit. He who found two
 * such names, without the key, would gain a file that is refused.
 */
#ifndef TENSORGATE_KEY_SET_H
#define TENSORGATE_KEY_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "name_hash.h"

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
