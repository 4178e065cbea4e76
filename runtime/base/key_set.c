/* SPDX-License-Identifier: Apache-2.0 */
/*
 * key_set.c - see key_set.h. Open addressing with linear probing, and SipHash as published by its
 * authors (J.-P. Aumasson and D. J. Bernstein, "SipHash: a fast short-input PRF", 2012, and the
 * variant of 128 bits in their reference code).
 */
#include "key_set.h"

#include <string.h>

#include "ks.h"

/* ------------------------------------------------------------------------------------- SipHash */

static uint64_t rotate(uint64_t x, unsigned n) { return x << n | x >> (64 - n); }

static inline void round_of(uint64_t v[4]) {
    v[0] += v[1];
    v[2] += v[3];
    v[1] = rotate(v[1], 13) ^ v[0];
    v[3] = rotate(v[3], 16) ^ v[2];
    v[0] = rotate(v[0], 32);
    v[2] += v[1];
    v[0] += v[3];
    v[1] = rotate(v[1], 17) ^ v[2];
    v[3] = rotate(v[3], 21) ^ v[0];
    v[2] = rotate(v[2], 32);
}

static inline void four_rounds(uint64_t v[4]) {
    round_of(v);
    round_of(v);
    round_of(v);
    round_of(v);
}

static inline void take(uint64_t v[4], uint64_t word) {
    v[3] ^= word;
    round_of(v);
    round_of(v);
    v[0] ^= word;
}

/* The last n % 8 of n bytes as a little-endian number. */
static uint64_t gather(const char *bytes, size_t n) {
    const size_t last = n % 8;
    uint64_t word = 0;
    /* Of eight bytes or more the last eight, shifted by 8 to 56 bits. */
    if (n >= 8 && last > 0) return ks_u8le((const uint8_t *)bytes + (n - 8)) >> 8 * (8 - last);
    for (size_t i = n - last; i < n; i++)
        word = word >> 8 | (uint64_t)(unsigned char)bytes[i] << 56;
    return last > 0 ? word >> 8 * (8 - last) : 0;
}

tg_hash tg_hash_name(const uint64_t key[2], uint64_t scope, const char *name, size_t n) {
    uint64_t v[4] = {key[0] ^ UINT64_C(0x736f6d6570736575),
                     key[1] ^ UINT64_C(0x646f72616e646f6d) ^ 0xee,
                     key[0] ^ UINT64_C(0x6c7967656e657261), key[1] ^ UINT64_C(0x7465646279746573)};
    size_t at = 0;
    take(v, scope); /* the first eight bytes of the message */
    for (; n - at >= 8; at += 8) take(v, ks_u8le((const uint8_t *)name + at));
    /* The highest byte of the last word is the low byte of the message length. */
    take(v, gather(name, n) | (uint64_t)(n + 8) << 56);

    tg_hash hash;
    v[2] ^= 0xee;
    four_rounds(v);
    hash.word[0] = v[0] ^ v[1] ^ v[2] ^ v[3];
    v[1] ^= 0xdd;
    four_rounds(v);
    hash.word[1] = v[0] ^ v[1] ^ v[2] ^ v[3];
    if ((hash.word[0] | hash.word[1]) == 0) hash.word[1] = 1;
    return hash;
}

/* --------------------------------------------------------------------------------------- the set */

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

void tg_key_set_prepare(const tg_key_set *set, tg_hash hash) {
#if defined(__GNUC__)
    __builtin_prefetch(&set->places[first_place(set, hash)], 1);
#else
    (void)set;
    (void)hash;
#endif
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
