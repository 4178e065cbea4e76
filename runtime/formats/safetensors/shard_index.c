/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_index.c - see shard_index.h: pieces, and what is made at the end of the index.
 */
#include "shard_index.h"

#include <string.h>

#include "foreign_name.h"
#include "shard_index_machine.h"

/* -------------------------------------------------------------------------------------- pieces */

void tg_shard_index_init(tg_shard_index *x, ks_ctx *ks, bool lasting) {
    memset(x, 0, sizeof *x);
    tg_header_init(&x->json, ks, 0, lasting);
    x->json.document = &tg_shard_index_document;
    x->json.expect = TG_EXPECT_VALUE;
    if (!ks_list_init(ks, &x->entries, 0, sizeof(tg_shard_entry))) x->json.failed = true;
    tg_shard_index_machine_init(&x->json);
}

bool tg_shard_index_feed(tg_shard_index *x, const uint8_t *data, size_t n) {
    return tg_header_feed_to(&x->json, data, n, tg_shard_index_machine_run);
}

/* -------------------------------------------------------------------------------------- shards */

static tg_shard_entry *entry_at(const tg_shard_index *x, uint64_t i) {
    return ks_list_at(&x->entries, i);
}

static int by_file(const void *self, uint64_t a, uint64_t b) {
    const tg_shard_entry *x = entry_at(self, a);
    const tg_shard_entry *y = entry_at(self, b);
    const size_t n = x->file_len < y->file_len ? x->file_len : y->file_len;
    const int order = memcmp(x->file, y->file, n);
    return order != 0 ? order : (x->file_len > y->file_len) - (x->file_len < y->file_len);
}

/* Numbers the shards and names them. */
static bool make_shards(tg_shard_index *x) {
    tg_header *h = &x->json;
    const uint64_t n = x->entries.count; /* below 10^8 */
    const uint64_t *sorted = tg_foreign_sort(h->ks, n, n, by_file, x);
    if (sorted == NULL) return tg_header_fail_here(h, h->piece_at);
    x->sorted = sorted;
    for (uint64_t i = 0; i < n; i++) {
        if (i == 0 || by_file(x, sorted[i - 1], sorted[i]) != 0) x->num_shards++;
        entry_at(x, sorted[i])->shard = x->num_shards - 1;
    }
    x->shards = ks_alloc(h->ks, x->num_shards, sizeof *x->shards);
    x->start = ks_alloc(h->ks, (uint64_t)x->num_shards + 1, sizeof *x->start);
    if (x->shards == NULL || x->start == NULL) return tg_header_fail_here(h, h->piece_at);
    uint32_t named = 0;
    for (uint64_t i = 0; i < n; i++) {
        const tg_shard_entry *e = entry_at(x, sorted[i]);
        if (e->shard < named) continue;
        char *name = ks_alloc(h->ks, (uint64_t)e->file_len + 1, 1);
        if (name == NULL) return tg_header_fail_here(h, h->piece_at);
        memcpy(name, e->file, e->file_len);
        name[e->file_len] = '\0';
        x->shards[named] = name;
        x->start[named++] = (uint32_t)i;
    }
    x->start[named] = (uint32_t)n;
    return true;
}

static const char *name_at(const void *self, uint32_t i, size_t *n) {
    const tg_shard_entry *e = entry_at(self, i);
    *n = e->name_len;
    return e->name;
}

static bool make_names(tg_shard_index *x) {
    tg_header *h = &x->json;
    const uint32_t n = (uint32_t)x->entries.count; /* of a text of at most 10^8 bytes */
    tg_name_table *names = &x->names;
    *names = (tg_name_table){NULL, tg_name_table_places(n), name_at, x};
    names->places = ks_alloc(h->ks, names->num_places, sizeof *names->places);
    if (names->places == NULL) return tg_header_fail_here(h, h->piece_at);
    tg_name_table_clear(names);
    for (uint32_t i = 0; i < n; i++)
        (void)tg_name_table_add(names, entry_at(x, i)->hash, i); /* no key is there twice */
    return true;
}

tg_shard_entry *tg_shard_index_find(const tg_shard_index *x, const char *name, size_t n) {
    const uint32_t hash = tg_hash_kept_name(x->json.hash_key, name, n);
    const uint32_t i = tg_name_table_find(&x->names, hash, name, n);
    return i != TG_NAME_NONE ? entry_at(x, i) : NULL;
}

bool tg_shard_index_end(tg_shard_index *x) {
    static const ks_rule total_rule = {
        "index.total_size", "the number of bytes of all tensors, without quotes and point",
        KS_BAD_VALUE, true};
    tg_header *h = &x->json;
    if (h->failed) return false;
    if (h->expect != TG_EXPECT_PADDING) {
        tg_header_unexpected(h, NULL);
        return false;
    }
    if (!x->has_map) {
        return tg_header_fail(h, KS_ABSENT, h->piece_at, "the key \"weight_map\"", ks_none(),
                              ks_none());
    }
    if (!x->has_total) {
        x->key = TG_INDEX_METADATA;
        if (!tg_header_note(h, &total_rule, x->total_at, ks_none())) return false;
    }
    x->key = TG_INDEX_OTHER;
    return make_shards(x) && make_names(x);
}
