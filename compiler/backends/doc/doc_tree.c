/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_tree.h"

#include "doc_text.h"
#include "queries.h"

enum {
    MAX_DEPTH = 6,
    MAX_FIELDS = 12,  /* types with more are not opened below the top */
    MAX_COLUMNS = 80, /* longer names do not move what stands beside the others */
    MAX_CASES = 8
};

typedef struct node {
    const char *name;
    const char *what;       /* type and number, in words */
    const ir_type *type;    /* the type whose fields come below, or NULL */
    const ir_attr *chooser; /* a switch whose cases come below, or NULL */
} node;

/* Lines are collected first, since the second column begins after the longest name. */
typedef struct tree_line {
    const char *name; /* with the branches before it */
    const char *what;
} tree_line;

typedef struct tree {
    const doc_pen *pen;
    pool *keep; /* of names and lines; that of the pen is for texts on the way */
    tree_line *lines;
    size_t num_lines;
    size_t capacity;
    bool *is_open; /* of each type */
} tree;

static void add_line(tree *t, const char *name, const char *what) {
    if (t->num_lines == t->capacity) {
        const size_t capacity = 2 * t->capacity + 64, used = t->num_lines * sizeof *t->lines;
        t->lines = ksyc_pool_grow(t->keep, t->lines, used, used, capacity * sizeof *t->lines);
        t->capacity = capacity;
    }
    t->lines[t->num_lines++] = (tree_line){name, what};
}

static const char *repetition(const doc_pen *pen, const ir_attr *attr) {
    switch (attr->repeat) {
    case IR_REPEAT_EXPR:
        return ksyc_pool_printf(pen->pool, " × %s",
                                ksyc_doc_expr(pen, attr, attr->repeat_expr, ""));
    case IR_REPEAT_EOS: return " … to the end";
    case IR_REPEAT_UNTIL: return " … until a condition";
    default: return "";
    }
}

/* A type in a word or two; bytes with their length. */
static const char *kind_of(const doc_pen *pen, const ir_attr *attr) {
    if (attr->data.is_contents) return ksyc_doc_demand(pen, attr);
    if (attr->data.kind != IR_D_BYTES || attr->repeat != IR_ONCE)
        return ksyc_doc_short_type(pen, attr);
    if (ksyc_doc_has_long_size(pen, attr)) return "bytes";
    return ksyc_pool_printf(pen->pool, attr->data.sizing == IR_SIZE_EXPR ? "%s bytes" : "bytes: %s",
                            ksyc_doc_size(pen, attr));
}

/* Of the texts that are made, only those of the node stay. */
static node field_node(const doc_pen *pen, pool *keep, const ir_attr *attr) {
    const pool_mark mark = ksyc_pool_mark(pen->pool);
    const char *place =
        attr->pos ? ksyc_pool_printf(pen->pool, " at %s", ksyc_doc_expr(pen, attr, attr->pos, ""))
                  : "";
    node made = {
        .name = ksyc_pool_printf(keep, "%s%s", attr->id, attr->condition ? "?" : ""),
        .what = ksyc_pool_printf(keep, "%s%s%s", kind_of(pen, attr), repetition(pen, attr), place),
    };
    ksyc_pool_reset(pen->pool, mark);
    if (attr->data.kind == IR_D_USER) made.type = attr->data.type;
    if (attr->data.kind == IR_D_SWITCH) made.chooser = attr;
    return made;
}

/* Fields and parse instances; no rules and no computed values. */
static bool is_shown(const ir_attr *attr) {
    return attr->kind != IR_VALUE_INSTANCE && !ksyc_is_rule(attr);
}

static node *field_nodes(const tree *t, const ir_type *type, size_t *count) {
    node *nodes = ksyc_pool_array(t->keep, type->num_seq + type->num_instances + 1, sizeof *nodes);
    for (size_t i = 0; i < type->num_seq; i++)
        if (is_shown(type->seq[i])) nodes[(*count)++] = field_node(t->pen, t->keep, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++)
        if (is_shown(type->instances[i]))
            nodes[(*count)++] = field_node(t->pen, t->keep, type->instances[i]);
    return nodes;
}

static bool has_node(const node *nodes, size_t count, const ir_type *type) {
    for (size_t i = 0; i < count; i++)
        if (nodes[i].type == type) return true;
    return false;
}

/* A line for each type of object that the switch chooses among, or one that counts them. */
static node *case_nodes(const doc_pen *pen, const ir_attr *attr, size_t *count) {
    const ir_data *data = &attr->data;
    node *nodes = ksyc_pool_array(pen->pool, data->num_cases + 1, sizeof *nodes);
    for (size_t i = 0; i < data->num_cases; i++) {
        const ir_data *chosen = &data->cases[i].data;
        if (chosen->kind != IR_D_USER || has_node(nodes, *count, chosen->type)) continue;
        const char *keys = ksyc_doc_keys_of(pen, attr, chosen->type);
        nodes[(*count)++] = (node){keys ? keys : "otherwise",
                                   ksyc_doc_type_name(pen->pool, chosen->type), chosen->type, NULL};
    }
    if (*count > MAX_CASES) {
        nodes[0] =
            (node){ksyc_pool_printf(pen->pool, "one of %zu layouts", *count), "", NULL, NULL};
        *count = 1;
    }
    return nodes;
}

/* True once for each type. */
static bool opens(tree *t, const ir_type *type, size_t num_fields, size_t depth) {
    if (t->is_open[type->number]) return false;
    if (depth > 0 && (num_fields > MAX_FIELDS || depth >= MAX_DEPTH)) return false;
    t->is_open[type->number] = true;
    return true;
}

static void grow(tree *t, const node *parent, const char *branches, size_t depth) {
    size_t count = 0;
    const node *nodes = NULL;
    if (parent->chooser)
        nodes = case_nodes(t->pen, parent->chooser, &count);
    else if (parent->type)
        nodes = field_nodes(t, parent->type, &count);
    if (parent->type && !opens(t, parent->type, count, depth)) count = 0;
    for (size_t i = 0; i < count; i++) {
        bool is_last = i + 1 == count;
        const char *name =
            ksyc_pool_printf(t->keep, "%s%s %s", branches, is_last ? "└─" : "├─", nodes[i].name);
        add_line(t, name, nodes[i].what);
        if (nodes[i].type == NULL && nodes[i].chooser == NULL) continue;
        grow(t, &nodes[i], ksyc_pool_printf(t->keep, "%s%s", branches, is_last ? "   " : "│  "),
             depth + 1);
    }
}

void ksyc_doc_tree(output *o, const doc_pen *pen, const ir_type *top) {
    const doc_pen plain = {pen->pool, pen->facts, NULL, true, true};
    tree t = {.pen = &plain, .keep = ksyc_pool_new()};
    t.is_open = ksyc_pool_array(pen->pool, pen->facts->program->num_types, sizeof *t.is_open);
    grow(&t, &(node){top->id, "", top, NULL}, "", 0);

    size_t longest = 0;
    for (size_t i = 0; i < t.num_lines; i++) {
        size_t columns = ksyc_text_columns(t.lines[i].name);
        if (columns > longest && columns <= MAX_COLUMNS) longest = columns;
    }
    ksyc_appendf(o, "```text\n%s\n", top->id);
    for (size_t i = 0; i < t.num_lines; i++) {
        const size_t columns = ksyc_text_columns(t.lines[i].name);
        const int blanks = columns < longest ? (int)(longest - columns) + 2 : 2;
        bool has_more = *t.lines[i].what != '\0';
        ksyc_appendf(o, "%s%*s%s\n", t.lines[i].name, has_more ? blanks : 0, "", t.lines[i].what);
    }
    ksyc_appendf(o, "```\n\n");
    ksyc_pool_free(t.keep);
}
