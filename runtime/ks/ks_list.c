/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_list.c - lists whose elements never move.
 *
 * The first chunk holds first_cap elements and chunk i of `more` holds first_cap << i, so chunk i
 * has the elements from first_cap << i up to, not including, first_cap << (i + 1): each chunk
 * doubles the capacity. The table of chunks grows by doubling too; 64 entries are enough for any
 * count.
 */
#include "ks_internal.h"

#include <string.h>

#define FIRST_CHUNKS 8
#define WINDOW 4096 /* bytes that are loaded at once */

bool ks_list_too_wide(ks_ctx *ks, size_t size) {
    return ks_fail_found(ks, KS_LIMIT, KS_NO_OFFSET, "elements of 1 to % bytes",
                         ks_value_u64(UINT32_MAX), ks_value_u64(size));
}

/* Makes room for one more pointer to a chunk. The table is full when num_more is 0 or a power of
 * two >= FIRST_CHUNKS. */
static bool grow_table(ks_ctx *ks, ks_list *list) {
    uint32_t n = list->num_more;
    bool full = n == 0 || (n >= FIRST_CHUNKS && (n & (n - 1)) == 0);
    if (!full) return true;
    uint8_t **table = ks_alloc(ks, n == 0 ? FIRST_CHUNKS : (uint64_t)n * 2, sizeof *table);
    if (table == NULL) return false;
    if (n > 0) memcpy(table, list->more, n * sizeof *table);
    list->more = table;
    return true;
}

/* Allocates the chunk for element number `count`, the first one beyond the capacity. */
static bool grow(ks_ctx *ks, ks_list *list) {
    if (list->first == NULL) {
        list->first = ks_alloc(ks, list->first_cap, list->size);
        return list->first != NULL;
    }
    if (!grow_table(ks, list)) return false;
    /* The new chunk has `count` elements, as many as all others together: no product to check. */
    uint8_t *chunk = ks_alloc(ks, list->count, list->size);
    if (chunk == NULL) return false;
    list->more[list->num_more++] = chunk;
    return true;
}

void *ks_list_add_slow(ks_ctx *ks, ks_list *list) {
    /* The capacity, first_cap << num_more, fits: it was allocated, at least a byte per element. */
    uint64_t places = list->first != NULL ? list->first_cap << list->num_more : 0;
    if (list->count == places && !grow(ks, list)) return NULL;
    return ks_list_at(list, list->count++);
}

void *ks_list_at_slow(const ks_list *list, uint64_t i) {
    if (i < list->first_cap) return ks_list_element(list, i);
    /* The last chunk that begins at or before i; half of the elements are in the last one. The
     * shift fits: that many elements were allocated. */
    uint32_t c = list->num_more - 1;
    while (c > 0 && i < list->first_cap << c) c--;
    return list->more[c] + (i - (list->first_cap << c)) * list->size;
}

/* Compilers know the answer for `little`. */
static bool is_order_of_machine(bool little) {
    const uint16_t one = 1;
    uint8_t first;
    memcpy(&first, &one, sizeof first);
    return (first == 1) == little;
}

static void put_2(uint8_t *to, const uint8_t *from, uint64_t n, bool little) {
    for (uint64_t i = 0; i < n; i++) {
        const uint16_t word = little ? ks_u2le(from + i * 2) : ks_u2be(from + i * 2);
        memcpy(to + i * 2, &word, sizeof word);
    }
}

static void put_4(uint8_t *to, const uint8_t *from, uint64_t n, bool little) {
    for (uint64_t i = 0; i < n; i++) {
        const uint32_t word = little ? ks_u4le(from + i * 4) : ks_u4be(from + i * 4);
        memcpy(to + i * 4, &word, sizeof word);
    }
}

static void put_8(uint8_t *to, const uint8_t *from, uint64_t n, bool little) {
    for (uint64_t i = 0; i < n; i++) {
        const uint64_t word = little ? ks_u8le(from + i * 8) : ks_u8be(from + i * 8);
        memcpy(to + i * 8, &word, sizeof word);
    }
}

bool ks_read_numbers(ks_ctx *ks, ks_stream *io, bool little, ks_list *list) {
    /* A list of none has room for some. */
    const uint64_t total = list->first != NULL ? list->first_cap : 0;
    while (list->count < total) {
        const uint64_t left = total - list->count;
        const uint64_t n = left < WINDOW / list->size ? left : WINDOW / list->size;
        const uint64_t bytes = n * list->size; /* at most WINDOW */
        if (!ks_need(ks, io, bytes)) return false;
        uint8_t *to = ks_list_element(list, list->count);
        const uint8_t *from = io->base + io->pos;
        if (is_order_of_machine(little)) {
            memcpy(to, from, (size_t)bytes);
        } else if (list->size == 2) {
            put_2(to, from, n, little);
        } else if (list->size == 4) {
            put_4(to, from, n, little);
        } else {
            put_8(to, from, n, little);
        }
        io->pos += bytes;
        list->count += n;
    }
    return true;
}
