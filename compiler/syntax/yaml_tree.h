/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_tree.h - a YAML document as a tree of nodes with their positions.
 *
 * The only module that uses libyaml, whose own header is yaml.h. Refused, with a message: more than
 * one document, explicit tags, keys that are not plain texts, duplicate keys, more than
 * YAML_MAX_DEPTH levels, more than YAML_MAX_NODES nodes.
 *
 * An alias (`*x`) is a copy of the node with that anchor (`&x`): it has the place of the anchor's text and the path of
 * the alias. All aliases together stand for at most YAML_MAX_COPIES nodes. The key `<<` (without quotes) adds the items
 * of a map, or of each map of a list, to its own map; keys that are there already win, then those of earlier maps.
 */
#ifndef KSYC_YAML_TREE_H
#define KSYC_YAML_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "diag.h"
#include "pool.h"
#include "source.h"

#define YAML_MAX_DEPTH 100
#define YAML_MAX_NODES 1000000
#define YAML_MAX_COPIES 100000

typedef enum yaml_kind {
    YAML_NULL,
    YAML_BOOL,
    YAML_INT,
    YAML_FLOAT,
    YAML_STRING,
    YAML_LIST,
    YAML_MAP
} yaml_kind;

typedef struct yaml_node yaml_node;
struct yaml_node {
    yaml_kind kind;
    uint32_t line;   /* from 1 */
    uint32_t column; /* from 1, in characters */
    uint32_t key_line, key_column;
    uint32_t index; /* in the parent */
    const char *file;
    const yaml_node *parent;
    const char *key;           /* in the parent, when that is a map */
    const yaml_node *key_node; /* see ksyc_yaml_key */
    const char *path;          /* made by ksyc_yaml_place */
    /* scalars: the text without quotes and escapes */
    const char *text;
    uint32_t size;
    /* YAML_LIST, YAML_MAP */
    uint32_t num_items;
    union {
        yaml_node **items;
        uint64_t magnitude; /* YAML_INT, with `negative` */
    };
    bool negative;
    bool is_huge; /* magnitude over 2^64-1 */
    /* byte i of the text is `shift` + i columns after `column`, on the same line */
    bool is_exact;
    uint8_t shift;
    bool has_nul;  /* "\0" in a quoted text: `text` ends too early */
    bool boolean;  /* YAML_BOOL */
    bool is_merge; /* the plain text `<<`, which as a key stands for the items of its value */
};

/*
 * The root node of the document; NULL after a message. An empty document is a YAML_NULL. Nodes are in the scratch pool
 * of the pool, as is all that is made of them before the intermediate form; texts and paths are in the pool itself.
 */
yaml_node *ksyc_yaml_load(pool *pool, diag *diag, const source *s);

/* Where the node is; the path is "/" for the root, and shortened when it would be very long. */
source_place ksyc_yaml_place(pool *pool, const yaml_node *node);
/* Where its key is, or where it is when it has none; the path is that of the node. */
source_place ksyc_yaml_key_place(pool *pool, const yaml_node *node);
/* The key of a node in a map as a node of its own, with the path of the node. */
yaml_node ksyc_yaml_key(pool *pool, const yaml_node *node);
/* The value of a key of a map, or NULL. */
yaml_node *ksyc_yaml_get(const yaml_node *map, const char *key);
/* "a map", "text", ... */
const char *ksyc_yaml_kind_name(const yaml_node *node);

#endif
