/* SPDX-License-Identifier: Apache-2.0 */
/*
 * walk.c - the parse tree of an open file, as ks_walk visits it.
 */
#include <string.h>

#include "file.h"
#include "ks_walk.h"

static tg_kind kind_of(ks_kind kind) {
    switch (kind) {
    case KS_KIND_NONE: return TG_KIND_NONE;
    case KS_KIND_BOOL: return TG_KIND_BOOL;
    case KS_KIND_U64: return TG_KIND_U64;
    case KS_KIND_S64: return TG_KIND_S64;
    case KS_KIND_F32: return TG_KIND_F32;
    case KS_KIND_F64: return TG_KIND_F64;
    case KS_KIND_BYTES: return TG_KIND_BYTES;
    case KS_KIND_TEXT: return TG_KIND_TEXT;
    }
    return TG_KIND_NONE;
}

_Static_assert(TG_NO_INDEX == KS_NO_INDEX, "an index that is none is the same in both");
_Static_assert(TG_NOWHERE == KS_NO_OFFSET, "a place that is none is the same in both");
_Static_assert((int)TG_NODE_VALUE == (int)KS_NODE_VALUE && (int)TG_NODE_ARRAY == (int)KS_NODE_ARRAY,
               "kinds of nodes are the same in both");
_Static_assert((int)TG_GO_OVER == (int)KS_GO_OVER && (int)TG_GO_OUT == (int)KS_GO_OUT &&
                   (int)TG_GO_STOP == (int)KS_GO_STOP,
               "so are the ways to continue");

static tg_node node_of(const ks_node *from) {
    tg_node node;
    memset(&node, 0, sizeof node);
    node.kind = (tg_node_kind)from->kind;
    node.depth = from->depth;
    node.name = from->name;
    node.index = from->index;
    node.type = from->type != NULL ? from->type->name : NULL;
    node.offset = from->offset;
    node.size = from->size;
    node.decoded = from->decoded;
    node.bits = from->bits;
    node.count = from->count;
    node.value.kind = kind_of(from->value.kind);
    node.value.u64 = from->value.u64;
    node.value.s64 = from->value.s64;
    node.value.f64 = from->value.f64;
    node.data = from->data;
    node.label = from->label != NULL ? from->label->id : NULL;
    if (from->data != NULL) {
        const uint64_t n = from->value.u64;
        memcpy(node.value.bytes, from->data, (size_t)(n < TG_VALUE_BYTES ? n : TG_VALUE_BYTES));
    }
    return node;
}

typedef struct tree_walk {
    tg_file *file;
    const tg_visitor *visitor;
} tree_walk;

static ks_go on_enter(void *self, const ks_node *from) {
    const tree_walk *w = self;
    const tg_node node = node_of(from);
    return (ks_go)w->visitor->enter(w->visitor->self, &node);
}

static ks_go on_leave(void *self, const ks_node *from) {
    const tree_walk *w = self;
    const tg_node node = node_of(from);
    return (ks_go)w->visitor->leave(w->visitor->self, &node);
}

static ks_go on_value(void *self, const ks_node *from) {
    const tree_walk *w = self;
    const tg_node node = node_of(from);
    const tg_adapter *adapter = w->file->adapter;
    tg_go go = TG_GO_STOP;
    if (adapter->inside != NULL && adapter->inside(w->file, &node, w->visitor, &go))
        return (ks_go)go;
    if (w->file->ks.error.code != KS_OK) return KS_GO_STOP;
    return (ks_go)w->visitor->value(w->visitor->self, &node);
}

bool tg_walk(tg_file *file, const tg_visitor *visitor) {
    if (file->adapter->type == NULL)
        return tg_fail(file, TG_CODE_UNSUPPORTED,
                       file->adapter->part_of != NULL
                           ? "one of the shards: each has a tree of its own"
                           : "a format that a spec describes");
    tree_walk own = {file, visitor};
    const ks_visitor through = {on_enter, on_leave, on_value, &own, TG_WALK_DEPTH};
    void *root = tg_tree(file);
    if (root == NULL) return tg_fail_ks(file);
    if (ks_walk(&file->ks, file->adapter->type, root, &through)) return true;
    if (file->ks.error.code == KS_OK) return tg_fail(file, TG_CODE_STOPPED, "");
    return tg_fail_ks(file);
}
