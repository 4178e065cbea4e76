/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views: what there is to know of an object in a valid file, and functions that lead from it to the objects that
 * lie in it. They test nothing. What they rest on is that the file is valid, and that is in their contracts.
 *
 *   T_view                     where the object is, what it depends on, its fields
 *   is_T_view(view)            that all of this is so, in logic
 *   T_view_x(of), (of, i)      the object in field x, element i of the array in field x
 *   T_view_x_u(of)             the object of type u that field x has by its switch
 *   T_view_x_first, _next      the elements of an array in field x that has to be walked along
 *   ID_open_view(buf, len)     the file
 */
#include <string.h>

#include "proof_view.h"
#include "queries.h"

/* --------------------------------------------------------------------------------------- members */

static bool has_size(const ir_data *d) {
    return (d->kind == IR_D_BYTES || d->kind == IR_D_STR || d->kind == IR_D_USER) &&
           d->sizing != IR_SIZE_NONE && !d->has_terminator;
}

struct known_value {
    const ir_attr *attr;
    bool is_known;
    known_value *next;
};

static bool is_known_value(writer *w, const ir_attr *attr);

/* Whether the validator can compute it: numbers of fields, and what is made of them. */
static bool is_known(writer *w, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_INT:
    case IR_LIT_BOOL:
    case IR_LIT_ENUM:
    case IR_SELF:
    case IR_ROOT: return true;
    case IR_FIELD: {
        const ir_attr *attr = e->attr;
        if (attr->repeat != IR_ONCE || !is_known(w, e->args[0])) return false;
        if (attr->kind == IR_VALUE_INSTANCE) return is_known_value(w, attr);
        if (attr->kind == IR_PARAM) return kind_of(&attr->vtype) != V_NONE;
        return attr->data.kind == IR_D_USER || is_number(&attr->data) || is_bits(attr, NULL) ||
               is_number_switch(&attr->data);
    }
    case IR_IO: return e->args[0]->op == IR_SELF || e->args[0]->op == IR_ROOT;
    case IR_ARRAY_SIZE:
    case IR_ARRAY_LAST:
        return e->args[0]->op == IR_FIELD && e->args[0]->attr->repeat == IR_REPEAT_EXPR &&
               is_known(w, e->args[0]->args[0]);
    case IR_PARENT:
    case IR_NEG:
    case IR_NOT:
    case IR_ADD:
    case IR_SUB:
    case IR_MUL:
    case IR_DIV:
    case IR_MOD:
    case IR_EQ:
    case IR_NE:
    case IR_LT:
    case IR_LE:
    case IR_GT:
    case IR_GE:
    case IR_AND:
    case IR_OR:
    case IR_TERNARY:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_STREAM_SIZE: break;
    default: return false;
    }
    for (size_t i = 0; i < e->num_args; i++)
        if (!is_known(w, e->args[i])) return false;
    return true;
}

/* Looked at once, however many others are made of it. None is made of itself: that is refused before. */
static bool is_known_value(writer *w, const ir_attr *attr) {
    for (const known_value *k = w->values; k != NULL; k = k->next)
        if (k->attr == attr) return k->is_known;
    bool is_one = kind_of(&attr->vtype) != V_NONE && is_known(w, attr->value) &&
                  (attr->condition == NULL || is_known(w, attr->condition));
    known_value *k = pool_alloc(PW(w), sizeof *k);
    *k = (known_value){attr, is_one, w->values};
    w->values = k;
    return is_one;
}

/* One that the check of the object needs is known anyway. */
static bool is_known_instance(const frame *fr, const ir_attr *attr) {
    const char *name = pool_printf(PW(fr->w), "%s_%s", fr->state->type->c_name, attr->id);
    if (kind_of(&attr->vtype) != V_NONE && find_fun(fr->state, name) != NULL) return true;
    return is_known_value(fr->w, attr);
}

static void want_member(frame *fr, leaf_kind kind, const ir_attr *attr) {
    add_leaf(fr->w, &fr->state->now->exports, kind, own_field(fr->w, attr), &fr->w->has_grown);
}

/* Bytes, an object, an array: where it is, and how much of it there is. */
static void want_place(frame *fr, const ir_attr *attr) {
    want_member(fr, LEAF_AT, attr);
    if (attr->repeat == IR_REPEAT_EXPR) want_member(fr, LEAF_COUNT, attr);
    if (attr->repeat == IR_ONCE && has_size(&attr->data)) want_member(fr, LEAF_SIZE, attr);
}

void want_members(frame *fr) {
    const ir_type *type = fr->state->type;
    /* Where an array ends whose elements nothing counts is not known. */
    bool is_behind = false;
    for (size_t i = 0; i < type->num_seq && !is_behind; i++) {
        const ir_attr *attr = type->seq[i];
        if (is_empty_field(attr)) continue;
        is_behind = attr->repeat == IR_REPEAT_UNTIL || attr->repeat == IR_REPEAT_EOS;
        bool is_switch = is_number_switch(&attr->data) && attr->repeat == IR_ONCE;
        if (attr->condition != NULL || is_switch) want_member(fr, LEAF_HAS, attr);
        if (attr->repeat == IR_ONCE &&
            (is_number(&attr->data) || is_switch || is_bits(attr, NULL))) {
            want_member(fr, LEAF_VALUE, attr);
        } else {
            want_place(fr, attr);
        }
    }
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        bool is_value = attr->kind == IR_VALUE_INSTANCE;
        if (is_value && !is_known_instance(fr, attr)) continue;
        if (attr->condition != NULL) want_member(fr, LEAF_HAS, attr);
        if (is_value) {
            want_member(fr, LEAF_VALUE, attr);
        } else {
            want_place(fr, attr);
        }
    }
}

/* ------------------------------------------------------------------------------------------ type */

static void write_members(output *out, const leaves *list) {
    for (size_t i = 0; i < list->count; i++)
        line(out, "%s %s;", c_type(list->items[i].type), list->items[i].name);
}

static void write_type(writer *w, const frame_state *s) {
    output *out = &w->views;
    const char *name = facts_type(w, s);
    block(out, "typedef struct %s", name);
    line(out, "const uint8_t *buf;");
    line(out, "uint64_t len;");
    if (s->type != w->top) line(out, "uint64_t at;");
    write_members(out, &s->vars);
    if (s->now->needs_end) line(out, "uint64_t end;");
    write_members(out, &s->now->exports);
    out->indent--;
    line(out, "} %s;", name);
    line(out, "%s", "");
}

typedef struct conjunction {
    pool *p;
    const char *text;
} conjunction;

static void conjoin(void *self, const char *text) {
    conjunction *c = self;
    c->text = all_of(c->p, c->text, text);
}

static void write_predicate(frame *fr) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    conjunction all = {PW(w), "ks_buffer(view.buf, view.len)"};
    if (s->type != w->top) conjoin(&all, "view.at <= view.len");
    visit_var_demands(w, s, "view.", conjoin, &all);
    conjoin(&all, said_of(w, s, pool_printf(PW(w), "valid_%s", s->name), "view"));
    if (s->now->needs_end)
        conjoin(&all, pool_printf(PW(w), "view.end == %s &&\nview.at <= view.end <= view.len",
                                  said_of(w, s, pool_printf(PW(w), "end_%s", s->name), "view")));
    for (size_t i = 0; i < s->now->exports.count; i++) {
        const leaf *l = &s->now->exports.items[i];
        conjoin(&all, pool_printf(PW(w), "view.%s == %s", l->name,
                                  said_of(w, s, export_name(w, s, l->kind, l->path), "view")));
        /* What a field says of itself is in its definition; what a computation does is not. */
        const char *name = pool_printf(PW(w), "view.%s", l->name);
        const char *range = range_text(PW(w), l->type, l->range, name);
        if (range != NULL && l->kind == LEAF_VALUE && l->range.min < INT32_MIN)
            conjoin(&all, range);
    }
    line(&w->views, "/*@");
    line(&w->views, "  predicate is_%s{L}(%s view) =", facts_type(w, s), facts_type(w, s));
    w->views.indent++;
    write_body(&w->views, all.text);
    w->views.indent--;
    line(&w->views, "*/");
    line(&w->views, "%s", "");
}

/* ------------------------------------------------------------------------------------- functions */

static void emit_object_way(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    way y = new_way(fr, attr);
    y.of.c = &y.body;
    binding b;
    y.of.pos = resolve(&y.of, LEAF_AT, own_field(w, attr));
    bind(&b, &y.of, state_of(w, attr->data.type, NULL), attr, &attr->data);
    if (has_size(&attr->data)) {
        val size = resolve(&y.of, LEAF_SIZE, own_field(w, attr));
        b.base = b.at;
        b.len = b.at;
        b.len.c = b.len.l = pool_printf(PW(w), "%s + %s", b.at.c, size.c);
    }
    write_way(&y, &b);
}

/* Element i of an array whose elements have one size. */
static void emit_element_way(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    frame_state *loop = state_of(w, attr->owner, attr);
    way y = new_way(fr, attr);
    y.of.c = &y.body;
    y.parameters = pool_printf(p, "%s, uint64_t i", y.parameters);
    val at = resolve(&y.of, LEAF_AT, own_field(w, attr));
    val count = resolve(&y.of, LEAF_COUNT, own_field(w, attr));
    y.when = all_of(p, y.when, pool_printf(p, "i < %s", count.l));
    binding b;
    bind(&b, &y.of, loop, attr, NULL);
    b.at = at;
    b.count = count;
    assert_child(&y, at.l, child_call(&b, pool_printf(p, "valid_%s", loop->name)).l);
    b.count.l = "i";
    assert_that(&y.body, "", child_call(&b, pool_printf(p, "valid_%s_item", loop->name)).l);
    y.of.index_c = y.of.index_l = "i";
    y.of.pos = at;
    y.of.pos.c = y.of.pos.l =
        pool_printf(p, "%s + %llu * i", at.c, (unsigned long long)attr->data.type->min_size);
    bind(&b, &y.of, state_of(w, attr->data.type, NULL), attr, &attr->data);
    write_way(&y, &b);
}

static void emit_case_ways(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_data *d = &attr->data;
    frame_state *chosen = state_of(w, attr->owner, attr);
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *one = &d->cases[i].data;
        if (one->kind != IR_D_USER || is_repeated_case(d, i)) continue;
        way y = new_way(fr, attr);
        y.of.c = &y.body;
        y.name = pool_printf(p, "%s_%s", y.name, one->type->id);
        y.of.pos = resolve(&y.of, LEAF_AT, own_field(w, attr));
        output nothing = output_new(p, 0);
        frame logic = y.of;
        logic.c = &nothing;
        val on = value(&logic, attr, d->on, pool_printf(p, "%s_on", chosen->name), "on");
        const char *c = "", *l = "";
        case_tests(&y.of, attr, on, i, &c, &l);
        y.when = all_of(p, y.when, strstr(l, "||") != NULL ? wrapped(p, l) : l);
        binding b;
        bind(&b, &y.of, chosen, attr, NULL);
        assert_child(&y, y.of.pos.l, child_call(&b, pool_printf(p, "valid_%s", chosen->name)).l);
        bind(&b, &y.of, state_of(w, one->type, NULL), attr, one);
        write_way(&y, &b);
    }
}

static void emit_ways(frame *fr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->repeat == IR_ONCE && d->kind == IR_D_USER) emit_object_way(fr, attr);
    if (attr->repeat == IR_ONCE && d->kind == IR_D_SWITCH && !is_number_switch(d))
        emit_case_ways(fr, attr);
    if (attr->repeat == IR_ONCE || d->kind != IR_D_USER) return;
    if (attr->repeat == IR_REPEAT_EXPR && d->type->is_fixed &&
        state_of(fr->w, attr->owner, attr)->checks.carried.count == 0) {
        emit_element_way(fr, attr);
    } else {
        emit_walk(fr, attr);
    }
}

static void write_root(writer *w, const frame_state *s) {
    const char *type = facts_type(w, s);
    line(&w->views, "/*@ requires ks_buffer(buf, len) && valid_%s(buf, len);", s->name);
    line(&w->views, "    terminates \\true; exits \\false; assigns \\nothing;");
    line(&w->views, "    ensures \\result.buf == buf && \\result.len == len;");
    line(&w->views, "    ensures is_%s(\\result);", type);
    line(&w->views, "*/");
    line(&w->views, "%s %s_open_view(const uint8_t *buf, size_t len);", type, s->name);
    line(&w->views, "%s", "");
    block(&w->code, "%s %s_open_view(const uint8_t *buf, size_t len)", type, s->name);
    line(&w->code, "return open_%s(buf, len);", s->name);
    end(&w->code);
    line(&w->code, "%s", "");
}

void emit_view(frame *fr) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    line(&w->views, "/* ---- view of %s */", s->type->path);
    line(&w->views, "%s", "");
    if (!output_is_empty(&w->logic)) {
        line(&w->views, "/*@");
        append(&w->views, output_text(&w->logic));
        line(&w->views, "*/");
    }
    w->logic = output_new(PW(w), 1);
    write_type(w, s);
    write_predicate(fr);
    for (size_t i = 0; i < s->type->num_seq; i++) emit_ways(fr, s->type->seq[i]);
    for (size_t i = 0; i < s->type->num_instances; i++)
        if (s->type->instances[i]->kind == IR_PARSE_INSTANCE) emit_ways(fr, s->type->instances[i]);
    if (s->type == w->top) write_root(w, s);
}
