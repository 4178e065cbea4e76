/* SPDX-License-Identifier: Apache-2.0 */
/*
 * needs.c - see needs.h.
 *
 * A graph has a node for each instance (its computation) and one for each type (the reading of its seq). There is
 * an edge where the code of one calls the code of the other: an expression that names an instance, data of a user
 * type. The graph ignores which object is meant, so it contains every chain of calls that a file can cause, and
 * more: an instance that is on no cycle of the graph is never requested while it is being computed. Types of
 * imported files are the same nodes with the same edges in their own program, since a file knows nothing about
 * those that import it; so each file gets the same result for them.
 */
#include "needs.h"

#include <string.h>

#include "queries.h"

typedef struct graph {
    pool *pool;
    size_t *first; /* of each type: the node of its first instance */
    size_t num_instances;
    size_t num_nodes;
    size_t *start; /* of each node: its first edge; one more for the end */
    size_t *edges;
    size_t num_edges;
    size_t capacity;
} graph;

static void add_edge(graph *g, size_t to) {
    if (g->num_edges == g->capacity) {
        size_t capacity = g->capacity * 2 + 64;
        size_t *grown = ksyc_pool_array(g->pool, capacity, sizeof *grown);
        if (g->num_edges > 0) memcpy(grown, g->edges, g->num_edges * sizeof *grown);
        g->edges = grown;
        g->capacity = capacity;
    }
    g->edges[g->num_edges++] = to;
}

static void need_instance(void *self, const ir_attr *attr, const ir_expr *e) {
    graph *g = self;
    (void)attr;
    if (e->op == IR_FIELD && ksyc_is_instance(e->attr))
        add_edge(g, g->first[e->attr->owner->number] + e->attr->index);
}

static void need_type(void *self, const ir_attr *attr, const ir_data *d) {
    graph *g = self;
    (void)attr;
    if (d->kind == IR_D_USER) add_edge(g, g->num_instances + d->type->number);
}

static void add_needs(graph *g, const ir_attr *attr) {
    ksyc_visit_exprs(attr, need_instance, g);
    ksyc_visit_data(attr, need_type, g);
}

static void make_graph(graph *g, const ir_program *program) {
    g->first = ksyc_pool_array(g->pool, program->num_types + 1, sizeof *g->first);
    for (size_t i = 0; i < program->num_types; i++) {
        g->first[i] = g->num_instances;
        g->num_instances += program->types[i]->num_instances;
    }
    g->num_nodes = g->num_instances + program->num_types;
    g->start = ksyc_pool_array(g->pool, g->num_nodes + 1, sizeof *g->start);
    size_t node = 0;
    for (size_t i = 0; i < program->num_types; i++) {
        for (size_t k = 0; k < program->types[i]->num_instances; k++) {
            g->start[node++] = g->num_edges;
            add_needs(g, program->types[i]->instances[k]);
        }
    }
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        g->start[node++] = g->num_edges;
        for (size_t k = 0; k < type->num_seq; k++) add_needs(g, type->seq[k]);
        if (type->endian_on != NULL) {
            ir_attr place = {.kind = IR_SEQ, .owner = type, .condition = type->endian_on};
            ksyc_visit_exprs(&place, need_instance, g);
        }
    }
    g->start[node] = g->num_edges;
}

/* Tarjan's algorithm for strongly connected components, with an explicit stack: chains of instances can be as
 * long as the specification. A component is finished after all components that it leads to. */
typedef struct search {
    graph *g;
    size_t *number; /* of each node: the order of discovery, from 1; 0: not discovered */
    size_t *low;    /* the earliest node on the stack that it leads to */
    size_t *next;   /* its next edge */
    bool *open;     /* on `stack` */
    size_t *stack;
    size_t num_stack;
    size_t *path; /* from the start to the current node */
    size_t num_path;
    size_t count;
    bool *on_cycle;
    size_t *finished;
    size_t num_finished;
} search;

static void enter(search *s, size_t node) {
    s->number[node] = s->low[node] = ++s->count;
    s->next[node] = s->g->start[node];
    s->open[node] = true;
    s->stack[s->num_stack++] = node;
    s->path[s->num_path++] = node;
}

static void close_component(search *s, size_t node) {
    bool is_alone = s->stack[s->num_stack - 1] == node;
    size_t member;
    do {
        member = s->stack[--s->num_stack];
        s->open[member] = false;
        if (!is_alone) s->on_cycle[member] = true;
        s->finished[s->num_finished++] = member;
    } while (member != node);
}

static void search_from(search *s, size_t from) {
    enter(s, from);
    while (s->num_path > 0) {
        size_t node = s->path[s->num_path - 1];
        if (s->next[node] < s->g->start[node + 1]) {
            size_t to = s->g->edges[s->next[node]++];
            if (to == node) s->on_cycle[node] = true;
            if (s->number[to] == 0) {
                enter(s, to);
            } else if (s->open[to] && s->number[to] < s->low[node]) {
                s->low[node] = s->number[to];
            }
            continue;
        }
        s->num_path--;
        if (s->num_path > 0) {
            size_t caller = s->path[s->num_path - 1];
            if (s->low[node] < s->low[caller]) s->low[caller] = s->low[node];
        }
        if (s->low[node] == s->number[node]) close_component(s, node);
    }
}

needs ksyc_needs_find(pool *memory, const ir_program *program) {
    graph g = {.pool = memory};
    make_graph(&g, program);
    size_t n = g.num_nodes + 1;
    search s = {.g = &g,
                .number = ksyc_pool_array(memory, n, sizeof(size_t)),
                .low = ksyc_pool_array(memory, n, sizeof(size_t)),
                .next = ksyc_pool_array(memory, n, sizeof(size_t)),
                .open = ksyc_pool_array(memory, n, sizeof(bool)),
                .stack = ksyc_pool_array(memory, n, sizeof(size_t)),
                .path = ksyc_pool_array(memory, n, sizeof(size_t)),
                .on_cycle = ksyc_pool_array(memory, n, sizeof(bool)),
                .finished = ksyc_pool_array(memory, n, sizeof(size_t))};
    for (size_t i = 0; i < g.num_nodes; i++)
        if (s.number[i] == 0) search_from(&s, i);

    const ir_attr **attrs =
        ksyc_pool_array(memory, n, sizeof *attrs); /* of the nodes of instances */
    size_t node = 0;
    for (size_t i = 0; i < program->num_types; i++)
        for (size_t k = 0; k < program->types[i]->num_instances; k++)
            attrs[node++] = program->types[i]->instances[k];
    needs result = {.first = g.first,
                    .order = ksyc_pool_array(memory, n, sizeof(const ir_attr *)),
                    .may_cycle = s.on_cycle};
    for (size_t i = 0; i < s.num_finished; i++)
        if (s.finished[i] < g.num_instances) result.order[result.num++] = attrs[s.finished[i]];
    return result;
}

size_t ksyc_needs_number(const needs *n, const ir_attr *instance) {
    return n->first[instance->owner->number] + instance->index;
}
