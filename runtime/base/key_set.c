/* SPDX-License-Identifier: Apache-2.0 */
/*
 * key_set.c - see key_set.h. Open addressing with linear probing.
 */
#include "key_set.h"

#include <string.h>

/* One place in eight stays empty, so that searches terminate, and do so quickly. */
uint32_t tg_key_set_room(uint32_t places) { return places - places / 8 - 1; }

static bool is_empty(const tg_hash *place) { return (place->word[0] | place->word[1]) == 0; }

static void clear(tg_key_set *set) {
    memset(set->places, 0, set->num_places * sizeof *set->places);
    set->used = 0;
    set->cleared = true;
}

/* The upper half of the hash as a fraction of the places: below num_places, as both factors have 32
 * bits. */
static uint32_t first_place(const tg_key_set *set, tg_hash hash) {
    return (uint32_t)((hash.word[0] >> 32) * set->num_places >> 32);
}

/* The place of a hash, or the empty one where it would be. */
static tg_hash *place_of(tg_key_set *set, tg_hash hash) {
    if (!set->cleared) clear(set);
    uint32_t at = first_place(set, hash);
    for (;;) {
        tg_hash *place = &set->places[at];
        if (is_empty(place)) return place;
        if (place->word[0] == hash.word[0] && place->word[1] == hash.word[1]) return place;
        at = at + 1 < set->num_places ? at + 1 : 0;
    }
}

bool tg_key_set_has(tg_key_set *set, tg_hash hash) { return !is_empty(place_of(set, hash)); }

tg_key_found tg_key_set_add(tg_key_set *set, tg_hash hash) {
    tg_hash *place = place_of(set, hash);
    if (!is_empty(place)) return TG_KEY_KNOWN;
    if (tg_key_set_is_full(set)) return TG_KEY_NO_ROOM;
    *place = hash;
    set->used++;
    return TG_KEY_NEW;
}

void tg_key_set_move(tg_key_set *set, tg_hash *places, uint32_t num_places) {
    tg_key_set to = {places, num_places, 0, false};
    clear(&to);
    for (uint32_t i = 0; set->cleared && i < set->num_places; i++) {
        const tg_hash *place = &set->places[i];
        if (!is_empty(place)) (void)tg_key_set_add(&to, *place);
    }
    *set = to;
}

/*
 * Names of old scopes only take up room, and most scopes have one or two names. So they are cleared
 * all at once, and only if the new names do not fit beside them: then at least half as many names
 * as there is room for were or will be added since the last clearing, so the amortised cost per
 * name is small.
 */
void tg_key_set_next_scope(tg_key_set *set, uint32_t count) {
    uint32_t room = tg_key_set_room(set->num_places);
    if (set->used > 0 && count > room - set->used) clear(set); /* used <= room */
}
