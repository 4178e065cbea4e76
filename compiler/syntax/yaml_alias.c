/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_alias.c - see yaml_alias.h. */
#include "yaml_alias.h"

typedef struct anchor {
    yaml_node *node; /* NULL while the node is not complete */
} anchor;

/* What a copy costs is known only when it is made, so the nodes are counted one by one. */
typedef struct copying {
    pool *pool;
    diag *diag;
    yaml_anchors *anchors;
    source_place place;
} copying;

void ksyc_yaml_anchor_begin(pool *p, yaml_anchors *anchors, const char *name) {
    anchor *of = ksyc_names_get(&anchors->by_name, name);
    if (of == NULL) {
        of = ksyc_pool_alloc(ksyc_pool_scratch(p), sizeof *of);
        ksyc_names_add(ksyc_pool_scratch(p), &anchors->by_name, ksyc_pool_printf(p, "%s", name),
                       of);
    }
    of->node = NULL;
}

void ksyc_yaml_anchor_set(const yaml_anchors *anchors, const char *name, yaml_node *node) {
    anchor *of = ksyc_names_get(&anchors->by_name, name);
    of->node = node;
}

/* Recursion: a tree has at most YAML_MAX_DEPTH levels. */
static yaml_node *copy_node(const copying *c, const yaml_node *from, size_t depth) {
    const bool is_collection = from->kind == YAML_LIST || from->kind == YAML_MAP;
    if (++c->anchors->copies > YAML_MAX_COPIES) {
        ksyc_diag_error(c->diag, c->place, "aliases stand for more than %d YAML nodes",
                        YAML_MAX_COPIES);
        return NULL;
    }
    if (is_collection && depth >= YAML_MAX_DEPTH) {
        ksyc_diag_error(c->diag, c->place, "more than %d levels of YAML", YAML_MAX_DEPTH);
        return NULL;
    }
    yaml_node *to = ksyc_pool_alloc(ksyc_pool_scratch(c->pool), sizeof *to);
    *to = *from;
    to->path = NULL;
    if (!is_collection) return to;
    to->items = ksyc_pool_array(ksyc_pool_scratch(c->pool), from->num_items, sizeof(yaml_node *));
    for (size_t i = 0; i < from->num_items; i++) {
        yaml_node *item = to->items[i] = copy_node(c, from->items[i], depth + 1);
        if (item == NULL) return NULL;
        item->parent = to;
    }
    return to;
}

yaml_node *ksyc_yaml_alias_copy(pool *p, diag *d, yaml_anchors *anchors, const char *name,
                                size_t depth, source_place place) {
    const anchor *of = ksyc_names_get(&anchors->by_name, name);
    if (of == NULL) {
        ksyc_diag_error(d, place, "the alias '*%.60s' has no anchor before it", name);
        return NULL;
    }
    if (of->node == NULL) {
        ksyc_diag_error(d, place, "the alias '*%.60s' is inside of what its anchor names", name);
        return NULL;
    }
    const copying c = {p, d, anchors, place};
    yaml_node *node = copy_node(&c, of->node, depth);
    if (node != NULL) node->parent = NULL, node->key_node = NULL;
    return node;
}
