/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_table.c - see name_table.h. Open addressing with linear probing.
 */
#include "name_table.h"

#include <string.h>

uint32_t tg_name_table_places(uint64_t names) { return (uint32_t)(2 * names + 64); }

void tg_name_table_clear(tg_name_table *table) {
    memset(table->places, 0, table->num_places * sizeof *table->places);
}

static bool is_name(const tg_name_table *table, uint32_t i, const char *name, size_t n) {
    size_t len;
    const char *other = table->name(table->self, i, &len);
    return len == n && (n == 0 || memcmp(other, name, n) == 0);
}

uint32_t tg_name_table_find(const tg_name_table *table, uint32_t hash, const char *name, size_t n) {
    uint32_t at = tg_name_table_first(table, hash);
    for (;;) {
        const tg_name_place *place = &table->places[at];
        if (place->after == 0) return TG_NAME_NONE;
        if (place->hash == hash && is_name(table, place->after - 1, name, n))
            return place->after - 1;
        at = at + 1 < table->num_places ? at + 1 : 0;
    }
}

/* Nearly all names are added without a look at any. */
uint32_t tg_name_table_add(tg_name_table *table, uint32_t hash, uint32_t i) {
    uint32_t at = tg_name_table_first(table, hash);
    while (table->places[at].after != 0) {
        if (table->places[at].hash == hash) {
            size_t n;
            const char *name = table->name(table->self, i, &n);
            if (is_name(table, table->places[at].after - 1, name, n))
                return table->places[at].after - 1;
        }
        at = at + 1 < table->num_places ? at + 1 : 0;
    }
    table->places[at] = (tg_name_place){hash, i + 1};
    return TG_NAME_NONE;
}
