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
    way->number = f->as_index;
    switch (f->message) {
    case ONNX_NODE: way->kind = TG_ONNX_WAY_NODE; return true;
    case ONNX_FUNCTION: way->kind = TG_ONNX_WAY_FUNCTION; return true;
    case ONNX_ATTRIBUTE:
        way->name = f->name;
        way->kind = around == ONNX_FUNCTION ? TG_ONNX_WAY_DEFAULT : TG_ONNX_WAY_ATTRIBUTE;
        return true;
    case ONNX_GRAPH:
        if (around != ONNX_TRAINING_INFO) break;
        way->number = m->frames[depth - 1].as_index;
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
    enum { WORDS = 32 }; /* what is not the name, at most */
    uint64_t before = 0;
    if (m->ways.count == 0 && ks_list_add(m->ks, &m->ways) == NULL) return 0;
    if (way->parent != 0) before = ((const tg_onnx_way *)ks_list_at(&m->ways, way->parent))->len;
    tg_onnx_way *place = ks_list_add(m->ks, &m->ways);
    if (place == NULL) return 0;
    *place = *way;
    place->len = before + WORDS + 3 * (uint64_t)way->name.len; /* of 2^31 at most each, 100 deep */
    return (uint32_t)m->ways.count - 1;                        /* fewer than bytes of the file */
}

uint32_t tg_onnx_way_here(tg_onnx_machine *m, const tg_onnx_text *name) {
    uint32_t last = 0;
    for (uint32_t d = 1; d <= m->depth; d++) {
        tg_onnx_frame *f = &m->frames[d];
        tg_onnx_way way = {.parent = last};
        if (f->way == 0 && step_of(m, d, &way)) {
            f->way = add_way(m, &way);
            if (f->way == 0) return 0;
        } else if (f->way == 0) {
            f->way = last;
        }
        last = f->way;
    }
    const uint64_t before = last != 0 ? ((const tg_onnx_way *)ks_list_at(&m->ways, last))->len : 0;
    if (!ks_spend(m->ks, m->depth + before)) return 0; /* each name is put together */
    if (name == NULL) return last;
    const tg_onnx_way way = {.parent = last, .name = *name, .kind = TG_ONNX_WAY_NAME};
    return add_way(m, &way);
}

uint8_t tg_onnx_role_here(const tg_onnx_machine *m) {
    const tg_onnx_frame *around = tg_onnx_around(m);
    if (around->message != ONNX_ATTRIBUTE) return TG_ONNX_INITIALIZER;
    const tg_onnx_frame *owner = &m->frames[m->depth - 2]; /* an attribute is in another message */
    if (owner->message == ONNX_FUNCTION) return TG_ONNX_DEFAULT_VALUE;
    static const char constant[] = "Constant";
    const bool is_constant =
        owner->name.len == sizeof constant - 1 &&
        memcmp(tg_onnx_bytes(m, owner->name), constant, sizeof constant - 1) == 0;
    return is_constant ? TG_ONNX_CONSTANT : TG_ONNX_ATTRIBUTE_VALUE;
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
    case TG_ONNX_WAY_NAME: add_free(m, name, way->name); break;
    case TG_ONNX_WAY_NODE: add_number(name, "@node", way->number); break;
    case TG_ONNX_WAY_DEFAULT:
        tg_name_add(name, "@attribute/");
        tg_name_add_component(name, (const uint8_t *)tg_onnx_bytes(m, way->name), way->name.len);
        break;
    case TG_ONNX_WAY_ATTRIBUTE:
        tg_name_add_component(name, (const uint8_t *)tg_onnx_bytes(m, way->name), way->name.len);
        break;
    case TG_ONNX_WAY_INDEX: tg_name_add_number(name, way->number); break;
    case TG_ONNX_WAY_FUNCTION: add_number(name, "@function", way->number); break;
    case TG_ONNX_WAY_INITIALIZATION:
        add_number(name, "@training", way->number);
        tg_name_add(name, "/initialization");
        break;
    case TG_ONNX_WAY_ALGORITHM:
        add_number(name, "@training", way->number);
        tg_name_add(name, "/algorithm");
        break;
    }
}

void tg_onnx_add_name(const tg_onnx_machine *m, uint32_t way, tg_name *name) {
    const tg_onnx_way *steps[TG_ONNX_DEPTH + 1];
    unsigned n = 0;
    for (uint32_t w = way; w != 0; w = steps[n - 1]->parent) steps[n++] = ks_list_at(&m->ways, w);
    while (n > 0) {
        add_step(m, name, steps[--n]);
        if (n > 0) tg_name_add(name, "/");
    }
}

bool tg_onnx_raw_name(const tg_onnx_machine *m, uint32_t number, tg_onnx_text *name) {
    const tg_onnx_way *way = ks_list_at(&m->ways, number);
    *name = way->name;
    return way->kind == TG_ONNX_WAY_NAME && way->parent == 0;
}
