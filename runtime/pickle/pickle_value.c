/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_value.c - see pickle_value.h.
 */
#include "pickle_value.h"

/* A reference of each list stays unused, so that 0 is no piece. */
enum { PIECE_HEAD = 2 };

/* Honest pickles have a value for every 6 to 12 bytes. */
#define BYTES_PER_VALUE 8

bool tg_pickle_begin(tg_pickle_values *v, ks_ctx *ks, uint64_t size) {
    static const tg_pickle_value first[] = {
        {.kind = TG_PICKLE_NONE}, {.kind = TG_PICKLE_BOOL}, {.kind = TG_PICKLE_BOOL, .flag = 1}};
    const uint64_t expected = size / BYTES_PER_VALUE + 64;
    v->ks = ks;
    if (!ks_list_init(ks, &v->values, expected, sizeof(tg_pickle_value)) ||
        !ks_list_init(ks, &v->refs, expected, sizeof(tg_pickle_ref)) ||
        !ks_list_init(ks, &v->more, 0, sizeof(tg_pickle_more)) || ks_list_add(ks, &v->more) == NULL)
        return false;
    tg_pickle_ref ref;
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        if (!tg_pickle_add(v, first[i], &ref)) return false;
    }
    tg_pickle_ref *none = ks_list_add(ks, &v->refs);
    if (none != NULL) *none = 0;
    return none != NULL;
}

/* Numbers have 32 bits. Each entry takes 4 bytes of the arena at least, but a caller may set that limit as high as he likes. */
static bool has_room(const tg_pickle_values *v, const ks_list *list, uint64_t n) {
    if (n <= UINT32_MAX - PIECE_HEAD && list->count < UINT32_MAX - PIECE_HEAD - n) return true;
    return ks_fail_found(v->ks, KS_LIMIT, KS_NO_OFFSET, "at most % values in a pickle",
                         ks_value_u64(UINT32_MAX), ks_none());
}

bool tg_pickle_add(tg_pickle_values *v, tg_pickle_value value, tg_pickle_ref *ref) {
    if (!has_room(v, &v->values, 1)) return false;
    tg_pickle_value *place = ks_list_add(v->ks, &v->values);
    if (place == NULL) return false;
    *place = value;
    *ref = (tg_pickle_ref)(v->values.count - 1); /* see has_room */
    return true;
}

bool tg_pickle_know(tg_pickle_values *v, tg_pickle_ref ref) {
    tg_pickle_value *value = tg_pickle_at(v, ref);
    if (!tg_pickle_is_container(value) || value->more != 0) return true;
    tg_pickle_more *more = ks_list_add(v->ks, &v->more);
    if (more == NULL) return false;
    memset(more, 0, sizeof *more);
    value->more = (uint32_t)(v->more.count - 1); /* at most one for each value */
    return true;
}

static bool add_ref(tg_pickle_values *v, tg_pickle_ref ref) {
    tg_pickle_ref *place = ks_list_add(v->ks, &v->refs);
    if (place == NULL) return false;
    *place = ref;
    return true;
}

static bool add_refs(tg_pickle_values *v, const tg_pickle_ref *refs, uint64_t n) {
    for (uint64_t i = 0; i < n; i++) {
        if (!add_ref(v, refs[i])) return false;
    }
    return true;
}

static tg_pickle_ref *word(const tg_pickle_values *v, uint64_t i) {
    return ks_list_at(&v->refs, i);
}

bool tg_pickle_extend(tg_pickle_values *v, tg_pickle_ref container, const tg_pickle_ref *refs,
                      uint64_t n) {
    tg_pickle_value *c = tg_pickle_at(v, container);
    if (n == 0) return true;
    if (!has_room(v, &v->refs, n)) return false;
    const uint32_t last = c->at;
    c->count += (uint32_t)n; /* at most as many as all references */
    if (last != 0 && last + PIECE_HEAD + (uint64_t)*word(v, last + 1) == v->refs.count) {
        *word(v, last + 1) += (uint32_t)n; /* the piece is the end of the list, and grows */
        return add_refs(v, refs, n);
    }
    const uint32_t piece = (uint32_t)v->refs.count;
    if (!add_ref(v, last != 0 ? *word(v, last) : piece) || !add_ref(v, (uint32_t)n) ||
        !add_refs(v, refs, n))
        return false;
    if (last != 0) *word(v, last) = piece;
    c->at = piece;
    return true;
}

bool tg_pickle_add_row(tg_pickle_values *v, tg_pickle_kind kind, const tg_pickle_ref *refs,
                       uint64_t n, tg_pickle_ref *ref) {
    if (!has_room(v, &v->refs, n)) return false;
    tg_pickle_value row = {.kind = (uint8_t)kind, .at = (uint32_t)v->refs.count};
    row.count = (uint32_t)n;
    return add_refs(v, refs, n) && tg_pickle_add(v, row, ref);
}

tg_pickle_items tg_pickle_items_of(const tg_pickle_values *v, const tg_pickle_value *container) {
    const bool in_a_row = container->kind == TG_PICKLE_TUPLE || container->kind == TG_PICKLE_SIZE;
    tg_pickle_items items = {container->at, container->count, container->count, 0};
    if (in_a_row || container->count == 0) return items;
    items.piece = *word(v, container->at); /* the first one */
    items.left = *word(v, items.piece + 1);
    items.at = items.piece + PIECE_HEAD;
    return items;
}

bool tg_pickle_next_item(const tg_pickle_values *v, tg_pickle_items *items, tg_pickle_ref *ref) {
    if (items->total == 0) return false;
    if (items->left == 0) { /* then the references are in pieces, of which none is empty */
        items->piece = *word(v, items->piece);
        items->left = *word(v, items->piece + 1);
        items->at = items->piece + PIECE_HEAD;
    }
    *ref = tg_pickle_ref_at(v, items->at++);
    items->left--;
    items->total--;
    return true;
}
