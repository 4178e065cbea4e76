/* SPDX-License-Identifier: Apache-2.0 */
/* mutator_bytes.c - the input as an array into which parts are inserted and from which they are
 * removed. */
#include <string.h>

#include "mutator_internal.h"

void put_word(uint8_t *p, uint32_t size, bool is_big, uint64_t word) {
    for (uint32_t i = 0; i < size; i++) p[is_big ? size - 1 - i : i] = (uint8_t)(word >> (8 * i));
}

uint64_t get_word(const uint8_t *p, uint32_t size, bool is_big) {
    uint64_t word = 0;
    for (uint32_t i = 0; i < size; i++) word |= (uint64_t)p[is_big ? size - 1 - i : i] << (8 * i);
    return word;
}

void put_value(work *w, const node *n, uint64_t value) {
    if (n->offset > w->size || n->size > w->size - n->offset) return;
    uint8_t *p = w->data + n->offset;
    if (n->kind == NODE_NUMBER || n->kind == NODE_FLOAT) {
        put_word(p, (uint32_t)n->size, n->is_big, value);
    } else if (n->kind == NODE_BITS && n->bit + n->field->bits <= 8) {
        unsigned mask = ((1u << n->field->bits) - 1) << n->bit;
        p[0] = (uint8_t)((p[0] & ~mask) | ((unsigned)(value << n->bit) & mask));
    }
}

bool insert_bytes(work *w, uint64_t at, const uint8_t *bytes, size_t n) {
    if (at > w->size || n > w->max - w->size) return false;
    size_t behind = w->size - (size_t)at;
    uint8_t *p = w->data + at;
    memmove(p + n, p, behind);
    if (bytes != NULL)
        memcpy(p, bytes, n);
    else
        memset(p, 0, n);
    if (w->is_decided != NULL) {
        memmove(w->is_decided + at + n, w->is_decided + at, behind);
        memset(w->is_decided + at, 0, n);
    }
    w->size += n;
    return true;
}

void remove_bytes(work *w, uint64_t at, uint64_t n) {
    if (at > w->size) return;
    if (n > w->size - at) n = w->size - at;
    size_t behind = w->size - (size_t)at - (size_t)n;
    memmove(w->data + at, w->data + at + n, behind);
    if (w->is_decided != NULL) memmove(w->is_decided + at, w->is_decided + at + n, behind);
    w->size -= (size_t)n;
}

/* Bytes were inserted (`delta` > 0) or removed at `at`. */
typedef struct length_change {
    uint64_t at;
    int64_t delta;
} length_change;

/* Writes to a node of before the change; not if it was removed. */
static void put_moved(work *w, const node *n, uint64_t value, length_change c) {
    node moved = *n;
    if (n->offset >= c.at) {
        uint64_t gone = c.delta < 0 ? (uint64_t)-c.delta : 0;
        if (n->offset - c.at < gone) return;
        moved.offset = n->offset + (uint64_t)c.delta;
    }
    put_value(w, &moved, value);
}

/* Lengths: a field determines the number of bytes of an enclosing node if its value is equal to
 * it. */
static void shift_size(work *w, uint32_t i, const ks_link *link, length_change c) {
    const node *n = &w->nodes[i];
    if (c.at < n->offset || c.at - n->offset > n->size) return;
    uint32_t d = find_node(w, &link->type->fields[link->field], i);
    if (d == NO_NODE || w->nodes[d].kind != NODE_NUMBER || w->nodes[d].value != n->size) return;
    put_moved(w, &w->nodes[d], n->size + (uint64_t)c.delta, c);
}

/* Offsets count from the start of the file or of an object that encloses their target. */
static void shift_position(work *w, uint32_t i, const ks_link *link, length_change c) {
    const node *n = &w->nodes[i];
    if (n->offset < c.at) return;
    uint32_t d = find_node(w, &link->type->fields[link->field], i);
    if (d == NO_NODE || w->nodes[d].kind != NODE_NUMBER) return;
    for (uint32_t up = n->parent;; up = w->nodes[up].parent) {
        uint64_t base = up == NO_NODE ? 0 : w->nodes[up].offset;
        if (base <= c.at && w->nodes[d].value == n->offset - base) {
            put_moved(w, &w->nodes[d], w->nodes[d].value + (uint64_t)c.delta, c);
            return; /* from the old value, so doing it twice is harmless */
        }
        if (up == NO_NODE) return;
    }
}

void shift_references(work *w, uint64_t at, int64_t delta) {
    const length_change c = {at, delta};
    for (uint32_t i = 0; i < w->num_nodes; i++) {
        const ks_field *f = w->nodes[i].field;
        for (uint32_t k = 0; f != NULL && k < f->num_links; k++) {
            if (f->links[k].role == KS_ROLE_SIZE) shift_size(w, i, &f->links[k], c);
            if (f->links[k].role == KS_ROLE_POSITION) shift_position(w, i, &f->links[k], c);
        }
    }
}
