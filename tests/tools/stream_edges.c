/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_edges.c - see stream_edges.h.
 */
#include "stream_edges.h"

#include <stdlib.h>

typedef struct marker {
    bool *at;
    size_t size;
    uint64_t count[TG_WALK_DEPTH + 1]; /* of the array at each depth */
} marker;

static void mark(marker *m, uint64_t edge) {
    for (uint64_t i = edge > 0 ? edge - 1 : 0; i <= edge + 1 && i < m->size; i++) m->at[i] = true;
}

static bool is_between(const marker *m, const tg_node *node) {
    return node->index != TG_NO_INDEX && node->depth > 0 && node->index >= 2 &&
           node->index + 1 < m->count[node->depth - 1];
}

/* Whether the node was taken. */
static bool take(marker *m, const tg_node *node) {
    if (node->depth > TG_WALK_DEPTH || is_between(m, node)) return false;
    m->count[node->depth] = node->kind == TG_NODE_ARRAY ? node->count : 0;
    if (node->offset == TG_NOWHERE || node->decoded || node->offset > m->size) return true;
    mark(m, node->offset);
    if (node->size <= m->size - node->offset) mark(m, node->offset + node->size);
    return true;
}

static tg_go enter(void *self, const tg_node *node) {
    return take(self, node) ? TG_GO_ON : TG_GO_OVER;
}

static tg_go leave(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_ON;
}

static tg_go value(void *self, const tg_node *node) {
    (void)take(self, node);
    return TG_GO_ON;
}

bool *stream_edges(const uint8_t *data, size_t size, tg_format format) {
    marker m = {.at = calloc(size + 1, sizeof(bool)), .size = size};
    const tg_visitor visitor = {enter, leave, value, &m};
    tg_options options = tg_options_default();
    if (m.at == NULL) exit(2);
    options.format = format;
    tg_file *file = tg_open_memory(data, size, &options, NULL);
    if (file == NULL || !tg_walk(file, &visitor)) {
        free(m.at);
        m.at = NULL;
    }
    tg_close(file);
    return m.at;
}
