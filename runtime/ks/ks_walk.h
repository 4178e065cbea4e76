/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_walk.h - visits a parse tree by the descriptor tables: everything that was read, in the order of the grammar, with
 * names, places and values. For programs that print, search or compare files of any grammar.
 */
#ifndef TENSORGATE_KS_WALK_H
#define TENSORGATE_KS_WALK_H

#include "ks_table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ks_node_kind { KS_NODE_OBJECT, KS_NODE_ARRAY, KS_NODE_VALUE } ks_node_kind;

typedef enum ks_kind {
    KS_KIND_NONE,
    KS_KIND_BOOL, /* in `u64`, 0 or 1 */
    KS_KIND_U64,
    KS_KIND_S64,
    KS_KIND_F32, /* in `f64`, exactly */
    KS_KIND_F64,
    KS_KIND_BYTES, /* `u64` bytes */
    KS_KIND_TEXT   /* the same, valid UTF-8 */
} ks_kind;

typedef struct ks_scalar {
    ks_kind kind;
    uint64_t u64;
    int64_t s64;
    double f64;
} ks_scalar;

/* A node of the tree, under its name in the grammar. Pointers are valid during the call. */
typedef struct ks_node {
    ks_node_kind kind;
    uint32_t depth;   /* 0 for the root */
    const char *name; /* of the field; elements have the name of their array */
    uint64_t index;   /* of an element of an array; otherwise KS_NO_INDEX */
    /* of an object or of the objects of an array; otherwise NULL */
    const ks_type *type;
    uint64_t offset; /* of the first byte in the file; KS_NO_OFFSET for computed values */
    uint64_t size;   /* in the file, in bytes */
    bool decoded;    /* `offset` is a position in the output of a `process`, not in the file */
    uint32_t bits;   /* width of a bit field, which shares its bytes with others; otherwise 0 */
    uint64_t count;  /* arrays: number of elements */
    ks_scalar value; /* values; KS_KIND_NONE: the name of an object that belongs to another field */
    /* KS_KIND_TEXT: all `value.u64` bytes; KS_KIND_BYTES: the same if they are in memory, otherwise NULL */
    const uint8_t *data;
    const ks_label *label; /* of the value in its enum, or NULL */
} ks_node;

typedef enum ks_go {
    KS_GO_ON,
    KS_GO_OVER, /* from `enter`: skip the content of this node; `leave` is not called for it */
    KS_GO_OUT,  /* from any: skip the rest of the enclosing node; its `leave` is called next */
    KS_GO_STOP  /* ks_walk returns false */
} ks_go;

/* `enter` and `leave` are called around the content of objects and arrays. All callbacks are required. */
typedef struct ks_visitor {
    ks_go (*enter)(void *self, const ks_node *node);
    ks_go (*leave)(void *self, const ks_node *node);
    ks_go (*value)(void *self, const ks_node *node);
    void *self;
    uint32_t depth; /* of nesting, at most; deeper trees are KS_LIMIT */
} ks_visitor;

/*
 * Visits the root `object` that the reader of `type` returned. Fields come in the order of the file, then fields at other
 * positions and computed values. Instances that were not asked for are computed now; after T_complete this cannot fail.
 * Where `type->is_counted`, the tree of a file that was refused can be visited, too: it ends where reading did.
 * No recursion; memory for `depth` levels comes from the allocator of the context. False with an error in ks->error, or
 * without one (KS_OK) after KS_GO_STOP.
 */
bool ks_walk(ks_ctx *ks, const ks_type *type, void *object, const ks_visitor *visitor) KS_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
