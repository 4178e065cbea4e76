/* SPDX-License-Identifier: Apache-2.0 */
/* mutator_mutate.c - changes the parts of an input; crossover; the functions of mutator.h. */
#include <string.h>

#include "mutator_internal.h"

/* ---------------------------------------------------------------------------------- single changes */

static bool is_leaf(const node *n) {
    return n->kind == NODE_NUMBER || n->kind == NODE_FLOAT || n->kind == NODE_BITS ||
           n->kind == NODE_BYTES;
}

static bool is_span(const node *n) {
    return n->size > 0 && n->parent != NO_NODE && n->kind != NODE_COMPUTED && n->kind != NODE_BITS;
}

static bool is_element(const work *w, const node *n) {
    return n->size > 0 && n->parent != NO_NODE && w->nodes[n->parent].kind == NODE_ARRAY;
}

static bool is_array(const node *n) { return n->kind == NODE_ARRAY; }

/* A random node for which `is` holds; NO_NODE if there is none. */
static uint32_t some_node(work *w, bool (*is)(const node *)) {
    if (w->num_nodes == 0) return NO_NODE;
    uint32_t start = (uint32_t)below(w, w->num_nodes);
    for (uint32_t i = 0; i < w->num_nodes; i++) {
        uint32_t at = (start + i) % w->num_nodes;
        if (is(&w->nodes[at])) return at;
    }
    return NO_NODE;
}

static void change_bytes(work *w, const node *n) {
    uint8_t *p = w->data + n->offset;
    if (n->size == 0) return;
    if (chance(w, 40)) {
        fill_bytes(w, n->field, p, n->size);
        return;
    }
    for (uint64_t i = below(w, 3) + 1; i > 0; i--) {
        uint8_t *q = p + below(w, n->size);
        uint64_t changed = chance(w, 50) ? next_random(w) : *q ^ (UINT64_C(1) << below(w, 8));
        *q = (uint8_t)changed;
    }
}

static bool change_value(work *w) {
    uint32_t i = some_node(w, is_leaf);
    if (i == NO_NODE) return false;
    const node *n = &w->nodes[i];
    if (n->kind == NODE_BYTES) {
        change_bytes(w, n);
    } else if (n->kind == NODE_FLOAT && chance(w, 85)) {
        put_float(w, w->data + n->offset, (uint32_t)n->size, n->is_big);
    } else {
        put_value(w, n,
                  chance(w, 50) ? tame_value(w, n->field, i, (uint32_t)n->size)
                                : wild_value(w, n, i));
    }
    return true;
}

/* Inserts `n` bytes, and adapts lengths and offsets, or not. */
static bool grow(work *w, uint64_t at, const uint8_t *bytes, size_t n, bool follow) {
    if (!insert_bytes(w, at, bytes, n)) return false;
    if (follow) shift_references(w, at, (int64_t)n);
    return true;
}

static void shrink(work *w, uint64_t at, uint64_t n, bool follow) {
    remove_bytes(w, at, n);
    if (follow) shift_references(w, at, -(int64_t)n);
}

/* The field that counts the elements of an array, if one has exactly this value. */
static uint32_t counter_of(const work *w, uint32_t array) {
    const ks_field *f = w->nodes[array].field;
    for (uint32_t i = 0; i < f->num_links; i++) {
        if (f->links[i].role != KS_ROLE_COUNT) continue;
        uint32_t n = find_node(w, &f->links[i].type->fields[f->links[i].field], array);
        if (n != NO_NODE && w->nodes[n].value == w->nodes[array].value) return n;
    }
    return NO_NODE;
}

/* Inserts or removes an element, with or without its count. */
static bool change_array(work *w) {
    uint32_t a = some_node(w, is_array);
    if (a == NO_NODE) return false;
    node array = w->nodes[a];
    uint32_t counter = counter_of(w, a);
    bool follow = chance(w, 80);
    uint32_t element = NO_NODE;
    uint64_t num = 0;
    for (uint32_t i = a + 1; i < array.end; i = w->nodes[i].end)
        if (is_element(w, &w->nodes[i]) && below(w, ++num) == 0) element = i;
    uint64_t count = array.value;
    if (element == NO_NODE) {
        count++; /* nothing to copy: repair adds what is missing */
    } else {
        uint8_t copy[1024];
        node e = w->nodes[element];
        if (e.size > sizeof copy) return false;
        memcpy(copy, w->data + e.offset, e.size);
        if (chance(w, 50)) {
            if (!grow(w, e.offset, copy, e.size, follow)) return false;
            /* The counter may have moved with it. */
            if (counter != NO_NODE && w->nodes[counter].offset >= e.offset)
                w->nodes[counter].offset += e.size;
            count++;
        } else {
            shrink(w, e.offset, e.size, follow);
            if (counter != NO_NODE && w->nodes[counter].offset > e.offset) return true;
            count--;
        }
    }
    if (counter != NO_NODE && chance(w, 85)) put_value(w, &w->nodes[counter], count);
    return true;
}

/* Exchanges two elements of an array. */
static bool swap_elements(work *w) {
    uint32_t a = some_node(w, is_array);
    if (a == NO_NODE || w->nodes[a].end <= a + 2) return false;
    const node *first = &w->nodes[a + 1];
    uint32_t b = NO_NODE;
    uint64_t num = 0;
    for (uint32_t i = first->end; i < w->nodes[a].end; i = w->nodes[i].end)
        if (w->nodes[i].size == first->size && below(w, ++num) == 0) b = i;
    if (b == NO_NODE || !is_element(w, first)) return false;
    uint8_t *p = w->data + first->offset, *q = w->data + w->nodes[b].offset;
    for (uint64_t i = 0; i < first->size; i++) {
        uint8_t byte = p[i];
        p[i] = q[i];
        q[i] = byte;
    }
    return true;
}

/* Inserts or removes bytes at the end of something. */
static bool change_size(work *w) {
    uint32_t i = some_node(w, is_span);
    if (i == NO_NODE) return false;
    node n = w->nodes[i];
    bool follow = chance(w, 75);
    uint64_t by = chance(w, 70) ? below(w, 8) + 1 : below(w, n.size) + 1;
    if (chance(w, 60)) {
        uint8_t bytes[256];
        if (by > sizeof bytes) by = sizeof bytes;
        fill_bytes(w, NULL, bytes, by);
        return grow(w, n.offset + n.size, bytes, by, follow);
    }
    if (by > n.size) by = n.size;
    shrink(w, n.offset + n.size - by, by, follow);
    return true;
}

/* Writes the bytes of `from`, a node of another input or of this one, over the node `to`. */
static bool replace(work *w, uint32_t to, const uint8_t *from, size_t size) {
    node n = w->nodes[to];
    bool follow = chance(w, 80);
    if (size > n.size) {
        if (!grow(w, n.offset + n.size, NULL, size - (size_t)n.size, follow)) return false;
    } else if (size < n.size) {
        shrink(w, n.offset + size, n.size - size, follow);
    }
    if (n.offset > w->size || size > w->size - n.offset) return false;
    memcpy(w->data + n.offset, from, size);
    return true;
}

/* Whether one may replace the other. */
static bool is_alike(const node *a, const node *b) {
    return a->kind == b->kind && a->type == b->type && (a->type != NULL || a->field == b->field);
}

static bool copy_part(work *w) {
    uint8_t copy[1024];
    uint32_t from = some_node(w, is_span), to = NO_NODE;
    if (from == NO_NODE || w->nodes[from].size > sizeof copy) return false;
    uint64_t num = 0;
    for (uint32_t i = 1; i < w->num_nodes; i++)
        if (i != from && is_span(&w->nodes[i]) && is_alike(&w->nodes[i], &w->nodes[from]) &&
            below(w, ++num) == 0)
            to = i;
    if (to == NO_NODE) return false;
    size_t size = (size_t)w->nodes[from].size;
    memcpy(copy, w->data + w->nodes[from].offset, size);
    return replace(w, to, copy, size);
}

/* Changes an offset to the place of another object. */
static bool redirect(work *w) {
    uint32_t start = w->num_nodes > 0 ? (uint32_t)below(w, w->num_nodes) : 0;
    for (uint32_t i = 0; i < w->num_nodes; i++) {
        const node *n = &w->nodes[(start + i) % w->num_nodes];
        if (n->kind != NODE_NUMBER) continue;
        if ((decides(w->format, n->field) & DECIDES(KS_ROLE_POSITION)) == 0) continue;
        const node *t = &w->nodes[below(w, w->num_nodes)];
        uint64_t target = chance(w, 50) ? t->offset : t->offset + t->size;
        uint64_t base = chance(w, 50) ? 0 : w->nodes[below(w, w->num_nodes)].offset;
        put_value(w, n, target - (base <= target ? base : 0));
        return true;
    }
    return false;
}

/* Moves the start of `n` to the end of the enclosing object, so that the rest of it is
 * truncated. */
static bool cut_at_end(work *w, const node *n, const node *offset, const node *in, uint64_t base) {
    uint64_t end = in->offset + in->size;
    uint64_t room = end > base ? end - base : 0;
    uint64_t left = below(w, (n->size < room ? n->size : room) + 1);
    if (end > w->size || n->offset > w->size || left > w->size - n->offset) return false;
    memmove(w->data + end - left, w->data + n->offset, left);
    put_value(w, offset, end - left - base);
    return true;
}

/* Moves the target of an offset so that it ends past the end of the enclosing object, or
 * exactly there: in this way every field of it can be the truncated one. Its bytes are moved
 * with it, as far as there is space, so that it is still read as before. */
static bool push_over_end(work *w) {
    uint32_t start = w->num_nodes > 0 ? (uint32_t)below(w, w->num_nodes) : 0;
    for (uint32_t i = 0; i < w->num_nodes; i++) {
        uint32_t at = (start + i) % w->num_nodes;
        const node *n = &w->nodes[at];
        const ks_field *f = n->field;
        for (uint32_t k = 0; f != NULL && k < f->num_links; k++) {
            if (f->links[k].role != KS_ROLE_POSITION) continue;
            uint32_t d = find_node(w, &f->links[k].type->fields[f->links[k].field], at);
            if (d == NO_NODE || w->nodes[d].kind != NODE_NUMBER) continue;
            for (uint32_t up = n->parent; up != NO_NODE; up = w->nodes[up].parent) {
                const node *p = &w->nodes[up];
                uint64_t base = p->parent == NO_NODE ? 0 : p->offset;
                if (w->nodes[d].value == n->offset - base)
                    return cut_at_end(w, n, &w->nodes[d], p, base);
            }
        }
    }
    return false;
}

static bool cut_or_add(work *w) {
    uint32_t i = some_node(w, is_span);
    uint64_t place = i != NO_NODE && chance(w, 70) ? w->nodes[i].offset : below(w, w->size + 1);
    if (chance(w, 60)) {
        remove_bytes(w, place, w->size - place);
        return true;
    }
    uint8_t bytes[32];
    size_t n = (size_t)below(w, sizeof bytes) + 1;
    fill_bytes(w, NULL, bytes, n);
    return insert_bytes(w, w->size, bytes, n);
}

static bool change(work *w) {
    switch (below(w, 16)) {
    case 0:
    case 1:
    case 2: return change_array(w);
    case 3: return swap_elements(w);
    case 4:
    case 5: return change_size(w);
    case 6:
    case 7: return copy_part(w);
    case 8: return redirect(w);
    case 9: return cut_or_add(w);
    case 10: return push_over_end(w);
    default: return change_value(w);
    }
}

/* -------------------------------------------------------------------------------- the functions */

work new_work(const fuzz_format *format, uint8_t *data, size_t size, size_t max, uint32_t seed) {
    /* Working memory, not state: no call uses content of an earlier one. */
    static _Thread_local node nodes[MAX_NODES];
    static _Thread_local _Alignas(KS_ALIGNMENT) uint8_t arena[ARENA_BYTES];
    return (work){.format = format,
                  .data = data,
                  .size = size,
                  .max = max,
                  .random = seed,
                  .most_reads = FUZZ_MAX_READS,
                  .steps = MAX_STEPS,
                  .nodes = nodes,
                  .arena = arena};
}

size_t fuzz_generate(const fuzz_format *format, uint8_t *out, size_t max, uint32_t seed) {
    work w = new_work(format, out, 0, max, seed);
    generate(&w);
    return w.size;
}

/* Too large to be parsed: changes single bytes. */
static size_t tweak(work *w) {
    for (uint64_t i = below(w, 4) + 1; i > 0 && w->size > 0; i--)
        w->data[below(w, w->size)] = (uint8_t)next_random(w);
    return w->size;
}

/* Where a format has changes of its own, most are of that kind. */
static bool change_own(work *w) {
    return w->format->change != NULL && chance(w, 75) && w->format->change(w);
}

size_t fuzz_mutate(const fuzz_format *format, uint8_t *data, size_t size, size_t max,
                   uint32_t seed) {
    work w = new_work(format, data, size, max, seed);
    if (size > MAX_INPUT) return tweak(&w);
    if (size == 0 || chance(&w, 1)) {
        generate(&w);
        return w.size;
    }
    if (w.max > MAX_INPUT) w.max = MAX_INPUT;
    if (change_own(&w)) return w.size;
    for (unsigned changes = chance(&w, 60) ? 1 : 1 + (unsigned)below(&w, 4); changes > 0;
         changes--) {
        if (!read_input(&w)) break;
        for (unsigned tries = 0; tries < 8; tries++)
            if (change(&w)) break;
    }
    if (chance(&w, 65)) (void)repair(&w, chance(&w, 50) ? 4 : 40);
    return w.size;
}

size_t fuzz_tweak(const fuzz_format *format, uint8_t *data, size_t size, size_t max,
                  uint32_t seed) {
    work w = new_work(format, data, size, max, seed);
    if (size > MAX_INPUT) return tweak(&w);
    if (w.max > MAX_INPUT) w.max = MAX_INPUT;
    if (change_own(&w)) return w.size;
    if (!read_again(&w)) return w.size;
    unsigned changes = chance(&w, 70) ? 1 : 1 + (unsigned)below(&w, 4);
    /* After bytes have moved, the positions in the list of nodes are wrong. */
    for (; changes > 0 && w.size == size; changes--)
        for (unsigned tries = 0; tries < 8; tries++)
            if (chance(&w, 60) ? change_value(&w) : change(&w)) break;
    if (w.size != size) forget_reading();
    return w.size;
}

bool fuzz_repair(const fuzz_format *format, uint8_t *data, size_t *size, size_t max,
                 uint32_t seed) {
    work w = new_work(format, data, *size, max, seed);
    if (*size > MAX_INPUT) return false;
    bool good = repair(&w, FUZZ_MAX_READS);
    *size = w.size;
    return good;
}

bool fuzz_accepts(const fuzz_format *format, const uint8_t *data, size_t size) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    void *root = NULL;
    bool good = format->read(&ks, &io, &root);
    ks_ctx_free(&ks);
    return good;
}

size_t fuzz_crossover(const fuzz_format *format, const uint8_t *a, size_t a_size, const uint8_t *b,
                      size_t b_size, uint8_t *out, size_t max, uint32_t seed) {
    if (a_size > max) a_size = max;
    memcpy(out, a, a_size);
    work w = new_work(format, out, a_size, max, seed);
    if (a_size > MAX_INPUT || b_size > MAX_INPUT || a_size == 0) return tweak(&w);
    /* A part of `b` is selected with its field, then `a` is searched for the same kind. */
    uint8_t part[1024];
    node wanted = {0};
    work from =
        new_work(format, (uint8_t *)(uintptr_t)b, b_size, b_size, (uint32_t)next_random(&w));
    if (!read_input(&from)) return w.size;
    for (unsigned tries = 0; tries < 8; tries++) {
        uint32_t i = some_node(&from, is_span);
        if (i == NO_NODE || from.nodes[i].size > sizeof part) continue;
        wanted = from.nodes[i];
        memcpy(part, b + wanted.offset, wanted.size);
        if (wanted.kind == NODE_OBJECT || chance(&w, 30)) break;
    }
    if (wanted.size == 0 || !read_input(&w)) return w.size;
    uint32_t to = NO_NODE;
    uint64_t num = 0;
    for (uint32_t i = 1; i < w.num_nodes; i++)
        if (is_span(&w.nodes[i]) && is_alike(&w.nodes[i], &wanted) && below(&w, ++num) == 0) to = i;
    if (to == NO_NODE)
        (void)grow(&w, below(&w, w.size + 1), part, (size_t)wanted.size, false);
    else
        (void)replace(&w, to, part, (size_t)wanted.size);
    if (chance(&w, 70)) (void)repair(&w, 30);
    return w.size;
}
