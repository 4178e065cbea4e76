/* SPDX-License-Identifier: Apache-2.0 */
/* nesting.c - see nesting.h. Tarjan's search for strongly connected components, with a stack of its own. */
#include "nesting.h"

#include "queries.h"

typedef struct node {
    size_t first, next, end; /* its edges; those before `next` were followed */
    size_t number, low;      /* number 0: not reached yet */
    bool on_stack;
} node;

typedef struct search {
    node *nodes;
    size_t *edges; /* NULL while they are counted */
    size_t num_edges;
    size_t *stack, *open; /* nodes of unfinished components; the path to the node at hand */
    size_t num_stack, num_open;
    size_t count;
    bool *nests;
} search;

static void add_edge(void *self, const ir_attr *attr, const ir_data *d) {
    search *s = self;
    (void)attr;
    if (d->kind != IR_D_USER) return;
    if (s->edges != NULL) s->edges[s->num_edges] = d->type->number;
    s->num_edges++;
}

static void visit_types(search *s, const ir_program *program) {
    s->num_edges = 0;
    for (size_t t = 0; t < program->num_types; t++) {
        const ir_type *type = program->types[t];
        s->nodes[t].first = s->nodes[t].next = s->num_edges;
        for (size_t i = 0; i < type->num_seq; i++) ksyc_visit_data(type->seq[i], add_edge, s);
        for (size_t i = 0; i < type->num_instances; i++)
            ksyc_visit_data(type->instances[i], add_edge, s);
        s->nodes[t].end = s->num_edges;
    }
}

static void begin(search *s, size_t v) {
    s->nodes[v].number = s->nodes[v].low = ++s->count;
    s->nodes[v].on_stack = true;
    s->stack[s->num_stack++] = v;
    s->open[s->num_open++] = v;
}

/* Takes a finished component off the stack. */
static void take_component(search *s, size_t v) {
    const bool is_alone = s->stack[s->num_stack - 1] == v;
    size_t w;
    do {
        w = s->stack[--s->num_stack];
        s->nodes[w].on_stack = false;
        if (!is_alone) s->nests[w] = true;
    } while (w != v);
}

static void follow(search *s, size_t start) {
    begin(s, start);
    while (s->num_open > 0) {
        const size_t v = s->open[s->num_open - 1];
        node *n = &s->nodes[v];
        if (n->next < n->end) {
            const size_t w = s->edges[n->next++];
            const node *to = &s->nodes[w];
            if (w == v) s->nests[v] = true;
            if (to->number == 0)
                begin(s, w);
            else if (to->on_stack && to->number < n->low)
                n->low = to->number;
            continue;
        }
        s->num_open--;
        if (s->num_open > 0) {
            node *outer = &s->nodes[s->open[s->num_open - 1]];
            if (n->low < outer->low) outer->low = n->low;
        }
        if (n->low == n->number) take_component(s, v);
    }
}

bool *ksyc_nesting_find(pool *p, const ir_program *program) {
    const size_t n = program->num_types;
    search s = {.nodes = ksyc_pool_array(p, n, sizeof *s.nodes),
                .stack = ksyc_pool_array(p, n, sizeof *s.stack),
                .open = ksyc_pool_array(p, n, sizeof *s.open),
                .nests = ksyc_pool_array(p, n, sizeof *s.nests)};
    visit_types(&s, program);
    s.edges = ksyc_pool_array(p, s.num_edges + 1, sizeof *s.edges);
    visit_types(&s, program);
    for (size_t i = 0; i < n; i++)
        if (s.nodes[i].number == 0) follow(&s, i);
    return s.nests;
}
