/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_header.c - see safetensors_header.h: pieces, and what is checked at the end of the header.
 */
#include "safetensors_header.h"

#include <string.h>

#include "foreign_name.h"
#include "header_machine.h"
#include "name_table.h"

/* --------------------------------------------------------------------------------------- names */

/* For a reader in C a name ends at a zero character. */
static const char *name_at(const void *self, uint32_t i, size_t *n) {
    const tg_header *h = self;
    const tg_header_tensor *t = ks_list_at(&h->tensors, i);
    const char *end = h->names_have_nul ? memchr(t->name, 0, t->name_len) : NULL;
    *n = end != NULL ? (size_t)(end - t->name) : t->name_len;
    return t->name;
}

/*
 * Names of tensors are compared at the end of the header, where the table can have the right size and the
 * next places can be on their way into the cache. They have to differ for readers in C, too.
 */
static bool check_names(tg_header *h) {
    enum { AHEAD = 16 };
    const uint32_t n = (uint32_t)h->tensors.count; /* of a text of at most 10^8 bytes */
    tg_name_table names = {NULL, tg_name_table_places(n), name_at, h};
    names.places = ks_alloc(h->ks, names.num_places, sizeof *names.places);
    if (names.places == NULL) return tg_header_fail_here(h, h->piece_at);
    tg_name_table_clear(&names);
    for (uint32_t i = 0; i < n; i++) {
        if (i + AHEAD < n) tg_name_table_prepare(&names, h->hashes[i + AHEAD]);
        if (tg_name_table_add(&names, h->hashes[i], i) == TG_NAME_NONE) continue;
        const tg_header_tensor *t = ks_list_at(&h->tensors, i);
        h->failed = true;
        ks_fail_found(h->ks, KS_BAD_VALUE, t->name_at,
                      h->names_have_nul ? "a key that none before it has up to its zero character"
                                        : "a key that none before it has",
                      ks_none(), ks_value_bytes(h->ks, (const uint8_t *)t->name, t->name_len));
        ks_in_item(h->ks, "tensors", i);
        return ks_in(h->ks, "header");
    }
    return true;
}

/* -------------------------------------------------------------------------------------- pieces */

void tg_header_init(tg_header *h, ks_ctx *ks, uint64_t at, bool lasting) {
    memset(h, 0, sizeof *h);
    h->lasting = lasting;
    h->most_axes = 1;
    h->ks = ks;
    h->document = &tg_header_document;
    h->piece_at = at;
    h->expect = TG_EXPECT_OPEN;
    h->key = TG_KEY_NONE;
    /* Nothing is allocated, so nothing fails. */
    h->failed = !ks_list_init(ks, &h->tensors, 0, sizeof(tg_header_tensor)) ||
                !ks_list_init(ks, &h->pairs, 0, sizeof(tg_header_pair));
    h->keys.num_places = 64;
    tg_hash_key(h->hash_key, h);
    tg_header_machine_init(h);
}

bool tg_header_feed_to(tg_header *h, const uint8_t *data, size_t n,
                       void (*run)(tg_header *h, const uint8_t *p, const uint8_t *pe)) {
    if (h->failed) return false;
    if (n == 0) return true;
    h->piece = data;
    if (h->resumes) h->run = data;
    run(h, data, data + n);
    if (h->failed) return false;
    h->resumes = h->run != NULL;
    if (!tg_header_keep_run(h, data + n)) return false;
    h->piece_at += n;
    return true;
}

bool tg_header_feed(tg_header *h, const uint8_t *data, size_t n) {
    return tg_header_feed_to(h, data, n, tg_header_machine_run);
}

/* -------------------------------------------------------------------------------------- buffer */

static const tg_header_tensor *tensor_at(const tg_header *h, uint64_t i) {
    return ks_list_at(&h->tensors, i);
}

static int order_of_bytes(const void *self, uint64_t a, uint64_t b) {
    const tg_header_tensor *x = tensor_at(self, a);
    const tg_header_tensor *y = tensor_at(self, b);
    if (x->begin != y->begin) return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end) return x->end < y->end ? -1 : 1;
    return 0;
}

static bool fail_place(tg_header *h, uint64_t i, ks_code code, const char *expected,
                       uint64_t allowed, uint64_t found) {
    h->failed = true;
    ks_fail_found(h->ks, code, tensor_at(h, i)->offsets_at, expected, ks_value_u64(allowed),
                  ks_value_u64(found));
    ks_in(h->ks, "data_offsets");
    ks_in_item(h->ks, "tensors", i);
    return ks_in(h->ks, "header");
}

static bool is_sorted(const tg_header *h) {
    for (uint64_t i = 1; i < h->tensors.count; i++) {
        if (order_of_bytes(h, i - 1, i) > 0) return false;
    }
    return true;
}

/* No product of the lengths overflows: the shape was checked. */
uint64_t tg_header_count(const tg_header_tensor *t) {
    uint64_t count = 1;
    for (uint32_t i = 0; i < t->rank; i++) count *= t->shape[i];
    return count;
}

uint64_t tg_header_in_order(const tg_header *h, uint64_t i) {
    return h->sorted != NULL ? h->sorted[i] : i;
}

/* Finds the order of tensors in the buffer, and how many of them lie in there one directly behind the other. If all
 * do that as they are listed, which is what writers do, it is known already. */
static bool place(tg_header *h) {
    const uint64_t n = h->tensors.count;
    h->where = TG_HEADER_TOP;
    if (h->num_placed == n || is_sorted(h)) return true;
    h->sorted = tg_foreign_sort(h->ks, n, n, order_of_bytes, h);
    if (h->sorted == NULL) return tg_header_fail_here(h, h->piece_at);
    h->num_placed = h->placed_bytes = 0;
    while (h->num_placed < n) {
        const tg_header_tensor *t = tensor_at(h, h->sorted[h->num_placed]);
        if (t->begin != h->placed_bytes) break;
        h->placed_bytes = t->end;
        h->num_placed++;
    }
    return true;
}

bool tg_header_end(tg_header *h) {
    if (h->failed) return false;
    if (h->expect == TG_EXPECT_PADDING) return check_names(h) && place(h);
    tg_header_unexpected(h, NULL);
    return false;
}

bool tg_header_buffer(tg_header *h, uint64_t size) {
    for (uint64_t i = 0; h->placed_bytes > size && i < h->num_placed; i++) {
        const uint64_t index = tg_header_in_order(h, i);
        const uint64_t end = tensor_at(h, index)->end;
        if (end > size) {
            return fail_place(h, index, KS_TRUNCATED,
                              "an end inside of the % bytes behind the header", size, end);
        }
    }
    if (h->num_placed < h->tensors.count) {
        const uint64_t index = tg_header_in_order(h, h->num_placed);
        const uint64_t begin = tensor_at(h, index)->begin;
        return fail_place(h, index, KS_BAD_REFERENCE,
                          begin > h->placed_bytes
                              ? "no hole in the buffer: a tensor that begins at %"
                              : "no overlap in the buffer: a tensor that begins at %",
                          h->placed_bytes, begin);
    }
    if (h->placed_bytes == size) return true;
    h->failed = true;
    ks_fail_found(h->ks, KS_TRAILING, h->piece_at + h->placed_bytes,
                  "% bytes, all of which belong to tensors", ks_value_u64(h->placed_bytes),
                  ks_value_u64(size));
    return ks_in(h->ks, "data");
}
