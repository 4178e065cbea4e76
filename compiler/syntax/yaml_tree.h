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
/* A large specification has a million of them. */
struct yaml_node {
    yaml_kind kind : 8;
    uint8_t shift;
    /* byte i of the text is `shift` + i columns after `column`, on the same line */
    bool is_exact : 1;
    bool negative : 1;
    bool is_huge : 1;     /* magnitude over 2^64-1 */
    bool has_nul : 1;     /* "\0" in a quoted text: `text` ends too early */
    bool boolean : 1;     /* YAML_BOOL */
    bool is_core_int : 1; /* YAML_INT, and a text in YAML 1.1 */
    bool is_merge : 1; /* the plain text `<<`, which as a key stands for the items of its value */
    bool is_apart : 1; /* a copy whose place is that of the value even where the key is meant */
    uint32_t line;     /* from 1 */
    uint32_t column;   /* from 1, in characters */
    union {
        uint32_t key_line; /* in a map */
        uint32_t index;    /* in a list */
    };
    uint32_t key_column;
    union {
        uint32_t size; /* of the text */
        uint32_t num_items;
    };
    const char *file;
    const yaml_node *parent;
    const yaml_node *key_node; /* see ksyc_yaml_key; NULL when the parent is no map */
    const char *path;          /* made by ksyc_yaml_place */
    const char *text;          /* scalars: without quotes and escapes; NULL for collections */
    union {
        yaml_node **items;  /* YAML_LIST, YAML_MAP: num_items */
        uint64_t magnitude; /* YAML_INT, with `negative` */
    };
};

/* The key in the parent, or NULL. */
static inline const char *yaml_key(const yaml_node *node) {
    return node->key_node != NULL ? node->key_node->text : NULL;
}

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
