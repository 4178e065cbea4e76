/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_share.c - tensors that share their bytes in the source get the same payload, which writers of
 * formats that can share write once.
 */
#include <stdlib.h>
#include <string.h>

#include "conversion.h"

/* Where the parts of a tensor are. */
typedef struct place {
    tg_extent parts[TG_PART_COUNT];
    uint64_t index;
} place;

static int compare_numbers(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

static int compare_parts(const place *x, const place *y) {
    int order = 0;
    for (int part = 0; order == 0 && part < TG_PART_COUNT; part++) {
        const tg_extent *p = &x->parts[part];
        const tg_extent *q = &y->parts[part];
        order = compare_numbers(p->offset, q->offset);
        if (order == 0) order = compare_numbers(p->nbytes, q->nbytes);
        if (order == 0) order = compare_numbers((uint64_t)p->dtype, (uint64_t)q->dtype);
    }
    return order;
}

static int compare_places(const void *a, const void *b) {
    const place *x = a;
    const place *y = b;
    const int order = compare_parts(x, y);
    return order != 0 ? order : compare_numbers(x->index, y->index);
}

bool tg_find_shared(tg_conversion *c) {
    const tg_adapter *adapter = c->file->adapter;
    const uint64_t n = tg_num_tensors(c->file);
    /* Of other sources, parts have no place in the file, or more than one. */
    if (!c->writer->shares || adapter->locate != NULL || adapter->read_part != NULL || n < 2)
        return true;
    place *places = ks_alloc(&c->build->ks, n, sizeof *places);
    c->shared = ks_alloc(&c->build->ks, n, sizeof *c->shared);
    if (places == NULL || c->shared == NULL) return tg_refuse_ks(c->build);
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor tensor;
        if (!tg_describe(c->file, i, &tensor)) return tg_refuse_file(c, NULL);
        memcpy(places[i].parts, tensor.parts, sizeof tensor.parts);
        places[i].index = i;
    }
    qsort(places, (size_t)n, sizeof *places, compare_places);
    for (uint64_t i = 0, first = 0; i < n; i++) {
        if (compare_parts(&places[first], &places[i]) != 0) first = i;
        c->shared[places[i].index] = (shared_payload){.first = places[first].index};
    }
    return true;
}

static bool same_array(const tg_array_options *a, const tg_array_options *b) {
    return a->raw == b->raw && a->order == b->order && a->dtype == b->dtype;
}

/* Whether two tensors with the same stored bytes are delivered as the same bytes. */
static bool is_same(const tg_payload *a, const tg_payload *b) {
    if (a->kind != b->kind) return false;
    if (a->kind == FROM_PARTS) return true;
    if (!same_array(&a->array, &b->array) || a->encoding.dtype != b->encoding.dtype ||
        a->meaning.dtype != b->meaning.dtype || a->meaning.storage != b->meaning.storage ||
        a->meaning.order != b->meaning.order || a->meaning.fp_pos != b->meaning.fp_pos ||
        a->meaning.rank != b->meaning.rank) {
        return false;
    }
    for (uint32_t axis = 0; axis < a->meaning.rank; axis++) {
        if (a->meaning.shape[axis] != b->meaning.shape[axis]) return false;
    }
    return true;
}

bool tg_payload_share(tg_conversion *c, tg_payload **payload, const tg_tensor *tensor) {
    tg_payload *own = *payload;
    if (c->shared == NULL) return true;
    shared_payload *shared = &c->shared[c->shared[own->index].first];
    own->meaning.dtype = tensor->dtype;
    own->meaning.storage = tensor->storage;
    own->meaning.order = tensor->order;
    own->meaning.fp_pos = tensor->fp_pos;
    own->meaning.rank = tensor->rank;
    own->meaning.shape = tensor->shape;
    if (shared->payload != NULL) {
        if (is_same(own, shared->payload)) *payload = shared->payload;
        return true;
    }
    /* The shape of `tensor` is in a buffer that the file reuses. */
    uint64_t *shape = ks_alloc(&c->build->ks, tensor->rank > 0 ? tensor->rank : 1, sizeof *shape);
    if (shape == NULL) return tg_refuse_ks(c->build);
    if (tensor->rank > 0) memcpy(shape, tensor->shape, tensor->rank * sizeof *shape);
    own->meaning.shape = shape;
    shared->payload = own;
    return true;
}
