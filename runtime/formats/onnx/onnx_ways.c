/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_ways.c - the names of tensors.
 *
 * An initializer of the model's graph has its name. Any other tensor is named by its place, which begins with '@':
 *
 *     @node/3/value                      attribute `value` of node 3
 *     @node/3/tensors/0                  the first of several
 *     @node/3/then_branch/NAME           an initializer of the graph in that attribute
 *     @function/1/@node/0/value          in a function
 *     @function/1/@attribute/NAME        the default of an attribute
 *     @training/0/algorithm/NAME         in a graph for training
 *
 * No name of an initializer is shown with '@' in front. Names are put together when they are asked for: attributes may have
 * long names, and many tensors.
 */
#include "onnx_machine.h"

/* What a frame adds to the way to it. */
static bool step_of(const tg_onnx_machine *m, uint32_t depth, tg_onnx_way *way) {
    const tg_onnx_frame *f = &m->frames[depth];
    const uint8_t around = m->frames[depth - 1].message;
    way->name.at = f->as_index;
    switch (f->message) {
    case ONNX_NODE: way->kind = TG_ONNX_WAY_NODE; return true;
    case ONNX_FUNCTION: way->kind = TG_ONNX_WAY_FUNCTION; return true;
    case ONNX_ATTRIBUTE:
        way->name = f->name;
        way->kind = around == ONNX_FUNCTION ? TG_ONNX_WAY_DEFAULT : TG_ONNX_WAY_ATTRIBUTE;
        return true;
    case ONNX_GRAPH:
        if (around != ONNX_TRAINING_INFO) break;
        way->name.at = m->frames[depth - 1].as_index;
        way->kind = m->frames[depth - 1].last == ONNX_TRAINING_INFO_algorithm
                        ? TG_ONNX_WAY_ALGORITHM
                        : TG_ONNX_WAY_INITIALIZATION;
        return true;
    default: break;
    }
    way->kind = TG_ONNX_WAY_INDEX;
    return around == ONNX_ATTRIBUTE && f->as->is_many;
}

static uint32_t add_way(tg_onnx_machine *m, const tg_onnx_way *way) {
    if (m->ways.count == 0 && ks_list_add(m->ks, &m->ways) == NULL) return 0;
    tg_onnx_way *place = ks_list_add(m->ks, &m->ways);
    if (place == NULL) return 0;
    *place = *way;
    return (uint32_t)m->ways.count - 1; /* fewer than bytes of the file */
}

/* Bytes of what is shown of a way, at most: of 3 * 2^31 each, 100 deep. */
static uint64_t length_of(const tg_onnx_machine *m, uint32_t number) {
    enum { WORDS = 32 }; /* what is not the name, at most */
    uint64_t sum = 0;
    while (number != 0) {
        const tg_onnx_way *way = ks_list_at(&m->ways, number);
        sum += WORDS + 3 * (uint64_t)way->name.len;
        number = way->parent;
    }
    return sum;
}

/* The way to the message that is read, but for the message itself. */
static bool way_to(tg_onnx_machine *m, uint32_t *last) {
    *last = 0;
    for (uint32_t d = 1; d < m->depth; d++) {
        tg_onnx_frame *f = &m->frames[d];
        tg_onnx_way way = {.parent = *last};
        if (f->way == 0 && step_of(m, d, &way)) {
            f->way = add_way(m, &way);
            if (f->way == 0) return false;
        } else if (f->way == 0) {
            f->way = *last;
        }
        *last = f->way;
    }
    return true;
}

bool tg_onnx_name_here(tg_onnx_machine *m, tg_onnx_tensor *tensor, uint32_t name_at) {
    const tg_onnx_frame *f = tg_onnx_top(m);
    const uint8_t around = tg_onnx_around(m)->message;
    tensor->last = TG_ONNX_NO_LAST;
    if (around == ONNX_GRAPH) tensor->last = TG_ONNX_NAME_FIELD | name_at;
    if (around == ONNX_ATTRIBUTE && f->as->is_many) tensor->last = f->as_index;
    /* Each name is put together. */
    return way_to(m, &tensor->way) && ks_spend(m->ks, m->depth + length_of(m, tensor->way));
}

/* The text of the field at `at`, which was read, so that its tag and length are right and loaded. */
static tg_onnx_text text_at(const tg_onnx_machine *m, uint32_t at) {
    const uint8_t *base = m->ks->input.base;
    uint32_t len = 0;
    while (base[at++] >= 0x80) continue;
    for (unsigned shift = 0;; shift += 7) { /* zeros may follow the 31 bits */
        const uint8_t byte = base[at++];
        if (shift < 32) len |= (uint32_t)(byte & 0x7f) << shift;
        if (byte < 0x80) break;
    }
    return (tg_onnx_text){at, len};
}

/* --------------------------------------------------------------------------------------- names */

static void add_number(tg_name *name, const char *word, uint32_t number) {
    tg_name_add(name, word);
    tg_name_add(name, "/");
    tg_name_add_number(name, number);
}

/* The name of an initializer, whose '@' in front is encoded: it would look like a place. */
static void add_free(const tg_onnx_machine *m, tg_name *name, tg_onnx_text text) {
    const char *bytes = tg_onnx_bytes(m, text);
    const size_t is_place = bytes[0] == '@';
    if (is_place) tg_name_add(name, "%40");
    if (text.len > is_place) tg_foreign_add(name, bytes + is_place, text.len - is_place, true);
}

static void add_step(const tg_onnx_machine *m, tg_name *name, const tg_onnx_way *way) {
    switch ((tg_onnx_way_kind)way->kind) {
    case TG_ONNX_WAY_NODE: add_number(name, "@node", way->name.at); break;
    case TG_ONNX_WAY_DEFAULT:
        tg_name_add(name, "@attribute/");
        tg_name_add_component(name, (const uint8_t *)tg_onnx_bytes(m, way->name), way->name.len);
        break;
    case TG_ONNX_WAY_ATTRIBUTE:
        tg_name_add_component(name, (const uint8_t *)tg_onnx_bytes(m, way->name), way->name.len);
        break;
    case TG_ONNX_WAY_INDEX: tg_name_add_number(name, way->name.at); break;
    case TG_ONNX_WAY_FUNCTION: add_number(name, "@function", way->name.at); break;
    case TG_ONNX_WAY_INITIALIZATION:
        add_number(name, "@training", way->name.at);
        tg_name_add(name, "/initialization");
        break;
    case TG_ONNX_WAY_ALGORITHM:
        add_number(name, "@training", way->name.at);
        tg_name_add(name, "/algorithm");
        break;
    }
}

static void add_way_of(const tg_onnx_machine *m, uint32_t way, tg_name *name) {
    const tg_onnx_way *steps[TG_ONNX_DEPTH + 1];
    unsigned n = 0;
    for (uint32_t w = way; w != 0; w = steps[n - 1]->parent) steps[n++] = ks_list_at(&m->ways, w);
    while (n > 0) {
        add_step(m, name, steps[--n]);
        if (n > 0) tg_name_add(name, "/");
    }
}

void tg_onnx_add_name(const tg_onnx_machine *m, const tg_onnx_tensor *tensor, tg_name *name) {
    add_way_of(m, tensor->way, name);
    if (tensor->last == TG_ONNX_NO_LAST) return;
    if (tensor->way != 0) tg_name_add(name, "/");
    if (tg_onnx_is_initializer(tensor)) {
        add_free(m, name, text_at(m, tensor->last & ~TG_ONNX_NAME_FIELD));
    } else {
        tg_name_add_number(name, tensor->last);
    }
}

bool tg_onnx_raw_name(const tg_onnx_machine *m, const tg_onnx_tensor *tensor, tg_onnx_text *name) {
    if (tensor->way != 0 || !tg_onnx_is_initializer(tensor)) return false;
    *name = text_at(m, tensor->last & ~TG_ONNX_NAME_FIELD);
    return true;
}
