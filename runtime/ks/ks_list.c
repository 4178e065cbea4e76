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
