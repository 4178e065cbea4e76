/* SPDX-License-Identifier: Apache-2.0 */
/*
 * leaves.c - collects the fields of a file in file order.
 */
#include "leaves.h"

#include <stdlib.h>
#include <string.h>

#include "cli.h"

typedef struct collector {
    leaves *l;
    tg_file *file;
    uint64_t max_items;
    uint64_t allowed;
    /* The open nodes, by depth: for an object its place; for an array the place of its parent,
     * because its elements have its name. */
    uint32_t inside[TG_WALK_DEPTH + 1];
    uint64_t end[TG_WALK_DEPTH + 1];   /* end of the bytes of an array */
    uint64_t count[TG_WALK_DEPTH + 1]; /* elements of an array */
    bool failed;                       /* l->error has the reason */
} collector;

/* -------------------------------------------------------------------------------------- memory */

static bool over(collector *c, uint64_t needed) {
    c->l->error = over_memory(c->file, needed, c->allowed);
    c->failed = true;
    return false;
}

/* Makes room for one more element of `size` bytes: grows by half, or to the permitted maximum. */
static void *grow(collector *c, void *old, uint64_t num, uint64_t *room, size_t size,
                  uint64_t elsewhere) {
    uint64_t left = c->allowed > elsewhere ? (c->allowed - elsewhere) / size : 0;
    uint64_t wanted = *room + *room / 2 + 64; /* objects in memory are smaller than 2^63 bytes */
    if (wanted > UINT32_MAX) wanted = UINT32_MAX; /* fields and objects have 32-bit numbers */
    if (wanted > left) wanted = left;
    if (wanted <= num || wanted > SIZE_MAX / size) {
        over(c, elsewhere + (num + 1) * size);
        return NULL;
    }
    void *memory = realloc(old, (size_t)wanted * size);
    if (memory == NULL) {
        c->l->error = no_memory();
        c->failed = true;
        return NULL;
    }
    *room = wanted;
    return memory;
}

static leaf *new_leaf(collector *c) {
    leaves *l = c->l;
    if (l->num == l->room) {
        leaf *memory =
            grow(c, l->leaf, l->num, &l->room, sizeof *l->leaf, l->room_places * sizeof *l->place);
        if (memory == NULL) return NULL;
        l->leaf = memory;
    }
    leaf *new = &l->leaf[l->num++];
    memset(new, 0, sizeof *new);
    new->visit = (uint32_t)(l->num - 1);
    return new;
}

static bool new_place(collector *c, uint16_t name, uint64_t index, uint32_t parent,
                      uint32_t *number) {
    leaves *l = c->l;
    if (l->num_places == l->room_places) {
        place *memory = grow(c, l->place, l->num_places, &l->room_places, sizeof *l->place,
                             l->room * sizeof *l->leaf);
        if (memory == NULL) return false;
        l->place = memory;
    }
    *number = (uint32_t)l->num_places;
    l->place[l->num_places++] = (place){index, parent, name};
    return true;
}

/* --------------------------------------------------------------------------------------- words */

/* Returns the number of a word. Words come from a grammar, a few hundred, so the table never fills
 * up. */
static bool word_of(collector *c, const char *text, uint16_t *number) {
    words *w = c->l->words;
    uint32_t hash = 2166136261U; /* FNV-1a */
    for (const char *p = text; *p != '\0'; p++) hash = (hash ^ (uint8_t)*p) * 16777619U;
    size_t slot = hash % (2 * MAX_WORDS);
    for (; w->slots[slot] != 0; slot = (slot + 1) % (2 * MAX_WORDS)) {
        *number = w->slots[slot];
        if (strcmp(w->text[*number], text) == 0) return true;
    }
    size_t size = strlen(text) + 1;
    char *copy = w->num < MAX_WORDS ? malloc(size) : NULL;
    if (copy == NULL) {
        c->l->error = no_memory();
        c->failed = true;
        return false;
    }
    memcpy(copy, text, size);
    *number = w->num++;
    w->text[*number] = copy;
    w->slots[slot] = *number;
    return true;
}

/* ---------------------------------------------------------------------------------------- walk */

static uint32_t parent_of(const collector *c, const tg_node *node) {
    return node->depth > 0 ? c->inside[node->depth - 1] : 0;
}

static uint64_t number_of(const tg_value *value) {
    uint64_t bits = 0;
    switch (value->kind) {
    case TG_KIND_S64: return (uint64_t)value->s64;
    case TG_KIND_F32:
    case TG_KIND_F64: memcpy(&bits, &value->f64, sizeof bits); return bits;
    default: return value->u64;
    }
}

static bool has_bytes(const tg_node *node) {
    return node->offset != TG_NOWHERE && !node->decoded && node->size > 0;
}

/* Represents the elements from this one on by one leaf, which ends with their array. */
static tg_go leave_out(collector *c, const tg_node *node) {
    uint64_t end = c->end[node->depth - 1];
    c->l->left_out = true;
    if (!has_bytes(node) || end <= node->offset) return TG_GO_OUT;
    leaf *x = new_leaf(c);
    if (x == NULL || !word_of(c, node->name, &x->name)) return TG_GO_STOP;
    x->kind = LEAF_LEFT_OUT;
    x->offset = node->offset;
    x->size = end - node->offset;
    x->index = node->index;
    x->number = c->count[node->depth - 1] - node->index;
    x->parent = parent_of(c, node);
    return TG_GO_OUT;
}

static bool too_many(const collector *c, const tg_node *node) {
    return node->index != TG_NO_INDEX && node->index >= c->max_items && node->depth > 0;
}

static tg_go on_enter(void *self, const tg_node *node) {
    collector *c = self;
    if (too_many(c, node)) return leave_out(c, node);
    uint32_t inside = parent_of(c, node);
    if (node->kind == TG_NODE_OBJECT) {
        uint16_t name = 0;
        if (node->depth > 0 && !word_of(c, node->name, &name)) return TG_GO_STOP;
        if (!new_place(c, name, node->index, inside, &inside)) return TG_GO_STOP;
    }
    c->inside[node->depth] = inside; /* depth <= TG_WALK_DEPTH */
    c->end[node->depth] = has_bytes(node) ? node->offset + node->size : 0;
    c->count[node->depth] = node->count;
    return TG_GO_ON;
}

static tg_go on_leave(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_ON;
}

static tg_go on_value(void *self, const tg_node *node) {
    collector *c = self;
    if (too_many(c, node)) return leave_out(c, node);
    if (!has_bytes(node)) return TG_GO_ON;
    leaf *x = new_leaf(c);
    if (x == NULL || !word_of(c, node->name, &x->name)) return TG_GO_STOP;
    if (node->label != NULL && !word_of(c, node->label, &x->label)) return TG_GO_STOP;
    if (node->type != NULL && !word_of(c, node->type, &x->type)) return TG_GO_STOP;
    x->offset = node->offset;
    x->size = node->size;
    x->number = number_of(&node->value);
    x->index = node->index;
    x->parent = parent_of(c, node);
    x->kind = (uint8_t)node->value.kind;
    x->bits = (uint8_t)node->bits; /* 64 at most */
    return TG_GO_ON;
}

static int by_offset(const void *a, const void *b) {
    const leaf *x = a;
    const leaf *y = b;
    if (x->offset != y->offset) return x->offset < y->offset ? -1 : 1;
    return x->visit < y->visit ? -1 : x->visit > y->visit;
}

bool leaves_collect(leaves *l, tg_file *file, uint64_t max_items, uint64_t memory_allowed) {
    collector c;
    memset(l, 0, sizeof *l);
    memset(&c, 0, sizeof c);
    c.l = l;
    c.file = file;
    c.max_items = max_items;
    c.allowed = memory_allowed;
    l->words = calloc(1, sizeof *l->words);
    if (l->words == NULL) {
        l->error = no_memory();
        return false;
    }
    l->words->num = 1; /* number 0 means none */
    tg_visitor visitor = {on_enter, on_leave, on_value, &c};
    if (!tg_walk(file, &visitor)) {
        if (!c.failed) l->error = *tg_last_error(file);
        return false;
    }
    if (l->num > 0) qsort(l->leaf, (size_t)l->num, sizeof *l->leaf, by_offset);
    return true;
}

void leaves_free(leaves *l) {
    for (uint16_t i = 0; l->words != NULL && i < l->words->num; i++) free(l->words->text[i]);
    free(l->words);
    free(l->leaf);
    free(l->place);
}
