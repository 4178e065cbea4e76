/* SPDX-License-Identifier: Apache-2.0 */
/* yaml_alias.h - anchors (`&x`), and the copies that aliases (`*x`) stand for. */
#ifndef KSYC_YAML_ALIAS_H
#define KSYC_YAML_ALIAS_H

#include "names.h"
#include "yaml_tree.h"

/* The anchors of a document up to here. All zero is none. */
typedef struct yaml_anchors {
    names by_name; /* to the node; an anchor that is set again has another one from then on */
    size_t copies; /* nodes that aliases have made */
} yaml_anchors;

/* Begins an anchor: aliases to it are refused until ksyc_yaml_anchor_set. */
void ksyc_yaml_anchor_begin(pool *p, yaml_anchors *anchors, const char *name);
void ksyc_yaml_anchor_set(const yaml_anchors *anchors, const char *name, yaml_node *node);

/*
 * A copy of the node that the anchor names, with the places of its text; parent and key are for the caller to set.
 * `depth` is the number of collections that the copy will be in. NULL after a message: an unknown anchor, one that the
 * alias is inside of, more than YAML_MAX_COPIES copied nodes, too many levels.
 */
yaml_node *ksyc_yaml_alias_copy(pool *p, diag *d, yaml_anchors *anchors, const char *name,
                                size_t depth, source_place place);

#endif
