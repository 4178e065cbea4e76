/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_tree.c - the children of one node of the parse tree, as JSON.
 *
 * A node is named by its path: the number of each node on the way, among the children of its parent, in the
 * order of tg_walk(). Each call walks from the root and skips what is beside the path, so a tree of any size
 * needs no memory here.
 */
#include "bridge_view.h"

#include <string.h>

#define MOST_CHILDREN 1000u
#define PREVIEW 96u

typedef struct descent {
    const uint32_t *path;
    uint32_t len;
    uint32_t at[WEB_DEPTH + 1]; /* number of the next child, for each open node */
    uint32_t depth;             /* open nodes */
    uint64_t first;
    uint64_t count;
    bool more; /* children were left out behind the last one */
} descent;

static void put_number(web_json *j, const tg_value *value) {
    switch (value->kind) {
    case TG_KIND_BOOL: web_json_bool(j, value->u64 != 0); break;
    case TG_KIND_U64: web_json_u64(j, value->u64); break;
    case TG_KIND_S64: web_json_s64(j, value->s64); break;
    case TG_KIND_F32:
    case TG_KIND_F64: web_json_f64(j, value->f64); break;
    default: web_json_null(j); break;
    }
}

static void put_bytes(web_json *j, const tg_node *node) {
    uint8_t room[PREVIEW];
    const uint64_t size = node->value.u64;
    const size_t n = size < PREVIEW ? (size_t)size : PREVIEW;
    const uint8_t *bytes = node->data;
    if (bytes == NULL && n > 0) {
        if (!web_read_bytes(node->offset, room, n)) return;
        bytes = room;
    }
    web_json_key(j, node->value.kind == TG_KIND_TEXT ? "text" : "hex");
    if (node->value.kind == TG_KIND_TEXT) {
        web_json_string(j, (const char *)bytes, n);
    } else {
        web_json_hex(j, bytes, n);
    }
    web_json_key(j, "length");
    web_json_u64(j, size);
}

/* The key of an object, so that entries can be told apart before they are opened. */
static void put_key(web_json *j, const tg_node *node) {
    const size_t n = node->value.u64 < PREVIEW ? (size_t)node->value.u64 : PREVIEW;
    if (node->kind != TG_NODE_OBJECT || node->value.kind != TG_KIND_TEXT) return;
    web_json_key(j, "key");
    web_json_string(j, (const char *)node->data, n);
}

static void put_node(web_json *j, const tg_node *node) {
    static const char *const kinds[] = {"none",  "bool",  "int",   "int",
                                        "float", "float", "bytes", "text"};
    web_json_open(j, '{');
    web_json_key(j, "name");
    web_json_text(j, node->name);
    if (node->index != TG_NO_INDEX) {
        web_json_key(j, "index");
        web_json_u64(j, node->index);
    }
    web_json_key(j, "kind");
    web_json_text(j, node->kind == TG_NODE_OBJECT  ? "object"
                     : node->kind == TG_NODE_ARRAY ? "array"
                                                   : kinds[node->value.kind]);
    if (node->type != NULL) {
        web_json_key(j, "type");
        web_json_text(j, node->type);
    }
    if (node->offset != TG_NOWHERE) {
        web_json_key(j, "offset");
        web_json_u64(j, node->offset);
        web_json_key(j, "size");
        web_json_u64(j, node->size);
    }
    put_key(j, node);
    if (node->decoded) {
        web_json_key(j, "decoded");
        web_json_bool(j, true);
    }
    if (node->bits != 0) {
        web_json_key(j, "bits");
        web_json_u64(j, node->bits);
    }
    if (node->kind == TG_NODE_ARRAY) {
        web_json_key(j, "count");
        web_json_u64(j, node->count);
    } else if (node->kind == TG_NODE_VALUE) {
        if (node->value.kind == TG_KIND_BYTES || node->value.kind == TG_KIND_TEXT) {
            put_bytes(j, node);
        } else {
            web_json_key(j, "value");
            put_number(j, &node->value);
        }
        if (node->label != NULL) {
            web_json_key(j, "label");
            web_json_text(j, node->label);
        }
    }
    web_json_close(j, '}');
}

/* What to do with the next node, whose number among its siblings is counted here. */
static tg_go visit(descent *d, const tg_node *node, bool is_open) {
    if (d->depth == 0) { /* the root */
        d->depth = 1;
        d->at[0] = 0;
        return TG_GO_ON;
    }
    const uint32_t number = d->at[d->depth - 1]++;
    if (d->depth - 1 < d->len) { /* still on the way */
        const uint32_t wanted = d->path[d->depth - 1];
        if (number < wanted) return TG_GO_OVER;
        if (number > wanted || !is_open) return TG_GO_STOP;
        d->at[d->depth++] = 0; /* depth <= len < WEB_DEPTH */
        return TG_GO_ON;
    }
    if (number < d->first) return TG_GO_OVER;
    if (number - d->first >= d->count) {
        d->more = true;
        return TG_GO_STOP;
    }
    put_node(&web_out, node);
    return TG_GO_OVER;
}

static tg_go on_enter(void *self, const tg_node *node) { return visit(self, node, true); }

static tg_go on_value(void *self, const tg_node *node) {
    const tg_go go = visit(self, node, false);
    return go == TG_GO_OVER ? TG_GO_ON : go; /* a value has no content to skip */
}

/* The children of the node were all visited; nothing else is wanted. */
static tg_go on_leave(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_STOP;
}

/* {"items": [...], "more": false}: the children first, first + 1, ... of a node. */
EXPORT(web_children)
int32_t web_children(const uint32_t *path, uint32_t len, double first, uint32_t count) {
    descent d = {.path = path, .len = len, .first = web_position(first)};
    const tg_visitor visitor = {on_enter, on_leave, on_value, &d};
    if (!web_is_open() || len >= WEB_DEPTH) return web_refuse_usage();
    d.count = count < MOST_CHILDREN ? count : MOST_CHILDREN;
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "items");
    web_json_open(&web_out, '[');
    if (!web_walk(&visitor)) return 0;
    web_json_close(&web_out, ']');
    web_json_key(&web_out, "more");
    web_json_bool(&web_out, d.more);
    web_json_close(&web_out, '}');
    return web_done();
}

static tg_go root_enter(void *self, const tg_node *node) {
    (void)self;
    put_node(&web_out, node);
    return TG_GO_STOP;
}

/* The root of the tree alone. */
EXPORT(web_root) int32_t web_root(void) {
    const tg_visitor visitor = {root_enter, on_leave, root_enter, NULL};
    if (!web_is_open()) return web_refuse_usage();
    web_json_start(&web_out);
    if (!web_walk(&visitor)) return 0;
    return web_done();
}
