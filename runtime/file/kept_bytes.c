/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept_bytes.c - see kept_bytes.h.
 */
#include "kept_bytes.h"

#include <string.h>

enum { FIRST_ROOM = 4096, FIRST_PLACES = 4 };

/* Memory for `need` elements at least, twice as many as before; NULL: there is none. */
static void *grown(const ks_allocator *a, void *old, size_t used, size_t *room, size_t need,
                   size_t element, size_t first) {
    size_t wanted = *room == 0 ? first : *room;
    while (wanted < need) wanted = wanted <= SIZE_MAX / 2 ? 2 * wanted : need;
    if (wanted > SIZE_MAX / element) return NULL;
    void *memory = a->alloc(a->self, wanted * element);
    if (memory == NULL) return NULL;
    if (used > 0) memcpy(memory, old, used * element); /* used <= *room: the product fits */
    if (old != NULL) a->free(a->self, old, *room * element);
    *room = wanted;
    return memory;
}

bool tg_kept_add(tg_kept_bytes *kept, const uint8_t *data, size_t n) {
    tg_first_bytes *head = &kept->head;
    if (n >= SIZE_MAX - head->have) return false;
    if (head->have + n >= head->room) {
        uint8_t *more = grown(kept->allocator, head->data, head->have, &head->room,
                              head->have + n + 1, 1, FIRST_ROOM);
        if (more == NULL) return false;
        head->data = more;
    }
    memcpy(head->data + head->have, data, n);
    head->have += n;
    return true;
}

static bool is_zero(const uint8_t *data, size_t n) {
    return n == 0 || (data[0] == 0 && memcmp(data, data + 1, n - 1) == 0);
}

/* The record of the place, which is the last one or a new one; NULL: no memory. */
static tg_kept_place *record(tg_kept_bytes *kept, uint64_t place, uint64_t size) {
    if (kept->num_places > 0 && kept->places[kept->num_places - 1].offset == place)
        return &kept->places[kept->num_places - 1];
    if (kept->num_places == kept->room_places) {
        tg_kept_place *places =
            grown(kept->allocator, kept->places, kept->num_places, &kept->room_places,
                  kept->num_places + 1, sizeof *places, FIRST_PLACES);
        if (places == NULL) return NULL;
        kept->places = places;
    }
    tg_kept_place *one = &kept->places[kept->num_places++];
    memset(one, 0, sizeof *one);
    one->offset = place;
    one->size = size;
    return one;
}

bool tg_kept_look(tg_kept_bytes *kept, uint64_t place, uint64_t size, uint64_t offset,
                  const uint8_t *data, size_t n) {
    if (is_zero(data, n)) return true;
    tg_kept_place *one = record(kept, place, size);
    if (one == NULL) return false;
    const uint64_t at = offset - place;
    size_t shown = at < sizeof one->shown ? sizeof one->shown - (size_t)at : 0;
    if (shown > n) shown = n;
    if (shown > 0) memcpy(one->shown + at, data, shown);
    if (!is_zero(data + shown, n - shown)) one->has_more = true;
    return true;
}

/* The byte `at` of a place: after those that are shown stands the one that is not zero. */
static uint8_t byte_of(const tg_kept_place *place, uint64_t at) {
    if (at < sizeof place->shown) return place->shown[at];
    return at == sizeof place->shown && place->has_more;
}

/* The first place that ends behind `offset`. */
static size_t first_place(const tg_kept_bytes *kept, uint64_t offset) {
    size_t low = 0;
    size_t high = kept->num_places;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const tg_kept_place *place = &kept->places[middle];
        if (place->offset + place->size <= offset) { /* offsets of bytes that came: no overflow */
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

int64_t tg_kept_read(void *self, uint64_t offset, void *dst, size_t n) {
    const tg_kept_bytes *kept = self;
    uint8_t *to = dst;
    const uint64_t end = offset + n; /* inside the file */
    memset(to, 0, n);
    if (offset < kept->head.have) {
        const size_t left = kept->head.have - (size_t)offset;
        memcpy(to, kept->head.data + offset, left < n ? left : n);
    }
    for (size_t i = first_place(kept, offset); i < kept->num_places; i++) {
        const tg_kept_place *place = &kept->places[i];
        if (place->offset >= end) break;
        const uint64_t shown =
            place->size < sizeof place->shown ? place->size : sizeof place->shown + 1;
        for (uint64_t k = 0; k < shown; k++) {
            const uint64_t at = place->offset + k;
            if (at >= offset && at < end) to[at - offset] = byte_of(place, k);
        }
    }
    return (int64_t)n; /* the library asks for 1 GiB at most */
}

void tg_kept_free(tg_kept_bytes *kept) {
    const ks_allocator *a = kept->allocator;
    if (kept->head.data != NULL) a->free(a->self, kept->head.data, kept->head.room);
    if (kept->places != NULL)
        a->free(a->self, kept->places, kept->room_places * sizeof *kept->places);
    kept->head.data = NULL;
    kept->places = NULL;
}
