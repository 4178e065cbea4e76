/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Leaves of an expression: fields, elements and objects that it refers to, and the parts that all expressions are
 * composed of.
 */
#include "expr_show.h"
#include "proof_expr.h"
#include "range.h"

val ksyc_number_val(expr_ctx *g, const ir_expr *e, vkind kind, const code_expr *c,
                    const code_expr *l, uint64_t mask) {
    (void)g;
    return (val){
        .kind = kind, .c = c, .l = l, .mask = mask, .range = ksyc_range_of_vtype(&e->vtype)};
}

val ksyc_truth_val(const code_expr *c, const code_expr *l, uint64_t mask) {
    return (val){.kind = V_BOOL, .c = c, .l = l, .mask = mask, .range = {0, 1, false}};
}

/* A truth that C knows. */
val ksyc_decided_val(pool *p, bool value, const code_expr *l, uint64_t mask) {
    val v = ksyc_truth_val(ksyc_code_word(p, value ? "true" : "false"), l, mask);
    v.range = ksyc_range_of(value, value);
    return v;
}

val ksyc_derive(expr_ctx *g, const ir_expr *e) { return g->em->derive(g, e); }

val ksyc_too_wide(expr_ctx *g, const ir_expr *e) {
    return ksyc_unsupported(g->em, e->place, "numbers of 2^63 and more beside negative ones");
}

val ksyc_derive_narrow(expr_ctx *g, const ir_expr *e) {
    const val v = ksyc_derive(g, e);
    return v.kind == V_WIDE ? ksyc_too_wide(g, e) : v;
}

void ksyc_must(expr_ctx *g, const code_expr *opposite, const code_expr *l) {
    ksyc_refuse_when(g->c, opposite, ksyc_refusal(g->loads));
    g->defined = ksyc_all_of(P(g), g->defined, l);
}

const code_expr *ksyc_new_local(expr_ctx *g) {
    const char *name;
    do name = ksyc_pool_printf(P(g), "v%u", ++*g->temps);
    while (g->f != NULL && ksyc_names_add(P(g), &g->f->leaves.taken, name, g->f) != NULL);
    return ksyc_code_word(P(g), name);
}

/* ---------------------------------------------------------------------------------------- leaves */

static size_t formula_leaf(expr_ctx *g, leaf_kind kind, const ir_expr *path) {
    if (kind == LEAF_MEMORY) {
        g->f->uses_memory = true;
        return 0;
    }
    return ksyc_add_leaf(g->em, &g->f->leaves, kind, path, NULL);
}

val ksyc_leaf_val(expr_ctx *g, leaf_kind kind, const ir_expr *path) {
    if (g->f == NULL) return ksyc_resolve(g->dr, kind, path);
    size_t i = formula_leaf(g, kind, path);
    const leaf *l = &g->f->leaves.items[i];
    const code_expr *name = ksyc_code_word(P(g), l->name);
    val v = {.kind = l->type, .c = name, .l = name, .range = l->range, .leaf = i + 1};
    return ksyc_as_truth(P(g), v);
}

static void need(void *self, leaf_kind kind, const ir_expr *path) {
    expr_ctx *g = self;
    val v = ksyc_leaf_val(g, kind, path);
    if (kind == LEAF_COUNT) {
        ksyc_must(g, ksyc_code_flat(P(g), v.c, "<=", NOUGHT),
                  ksyc_code_flat(P(g), v.l, ">", NOUGHT));
    } else {
        ksyc_must(g, ksyc_code_opposite(P(g), v.c), v.l);
    }
}

const ir_attr *ksyc_repeated_of(const expr_ctx *g) {
    return g->attr != NULL && g->attr->vtype.kind == IR_ARRAY ? g->attr : NULL;
}

void ksyc_must_be_present(expr_ctx *g, const ir_expr *path) { ksyc_visit_presence(path, need, g); }

void ksyc_require_of_leaves(expr_ctx *g, const code_expr *that) {
    if (g->f == NULL) return; /* the routine itself has tested it */
    for (const clauses *c = g->f->required; c != NULL; c = c->before)
        if (ksyc_code_same(c->that, that)) return;
    g->f->required = ksyc_all_of(P(g), g->f->required, that);
}

/* Whether the object has the byte order of the one that the path begins at: it is that one, or one around it. */
static bool has_order_here(const ir_expr *object) {
    for (; object->op == IR_PARENT; object = object->args[0]) {
        const ir_vtype *inner = &object->args[0]->vtype;
        if (inner->kind != IR_OBJECT || !inner->type->inherits_endian) return false;
    }
    return object->op == IR_SELF;
}

/* The byte order of a number in an object of the type. */
static val order_val(expr_ctx *g, const ir_type *type, const ir_expr *object, const ir_data *d) {
    if (d->endian != IR_CALC || d->size == 1) return (val){.kind = V_NONE};
    const ir_expr *path = ksyc_order_path(type);
    if (path == NULL && !has_order_here(object))
        return ksyc_unsupported(g->em, object->place,
                                "numbers by their index in an object of another byte order");
    val v = path != NULL ? ksyc_leaf_val(g, LEAF_VALUE, path) : ksyc_leaf_val(g, LEAF_ORDER, NULL);
    v.term = ksyc_term_of(P(g), v);
    return v;
}

/* value.as<u4>, read where it lies: the value of a switch, when it has chosen a number of this kind. */
val ksyc_derive_case(expr_ctx *g, const ir_expr *e) {
    const ir_expr *path = e->args[0];
    const ir_data *d = &path->attr->data;
    const ir_data *chosen = NULL;
    if (path->args[0]->op != IR_SELF || path->attr->kind != IR_SEQ ||
        path->attr->condition != NULL || path->attr->repeat != IR_ONCE || d->sizing != IR_SIZE_NONE)
        return ksyc_unsupported(g->em, e->place, "this way to a value of a switch");
    pool *p = P(g);
    const val on = ksyc_derive(g, d->on);
    call in_c = {.pool = p}, in_logic = {.pool = p};
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        expr_number key = {0, false};
        if (!ksyc_is_number(&c->data) || c->data.vtype.kind != IR_INT ||
            !ksyc_range_contains(c->data.vtype.range, e->vtype.range) ||
            !ksyc_range_contains(e->vtype.range, c->data.vtype.range))
            continue;
        if (c->key == NULL || !ksyc_is_number_of_grammar(c->key, &key))
            return ksyc_unsupported(g->em, c->place, "cases that are no constants");
        const val word = ksyc_literal_val(p, key.word, key.negative);
        ksyc_add_argument(&in_c, ksyc_code_flat(p, on.c, "!=", word.c));
        ksyc_add_argument(&in_logic, ksyc_code_flat(p, on.l, "==", word.l));
        chosen = &c->data;
    }
    if (chosen == NULL)
        return ksyc_unsupported(g->em, e->place, "a value that the switch never has");
    const bool is_one = in_c.num_args == 1;
    const code_expr *not_it =
        is_one ? in_c.args[0] : ksyc_code_list(p, CODE_INFIX, "&&", in_c.args, in_c.num_args);
    const code_expr *it =
        is_one ? in_logic.args[0]
               : ksyc_code_list(p, CODE_INFIX, "||", in_logic.args, in_logic.num_args);
    ksyc_must(g, not_it, it);
    const val at = ksyc_leaf_val(g, LEAF_AT, path);
    const val order = order_val(g, path->attr->owner, path->args[0], chosen);
    ksyc_leaf_val(g, LEAF_MEMORY, NULL);
    ksyc_require_of_leaves(
        g, ksyc_code_flat(p, ksyc_code_set_off(p, it), "==>",
                          ksyc_code_flat(p, ksyc_plus(p, at.l, chosen->size), "<=", LEN)));
    const vkind kind = ksyc_kind_of(&e->vtype);
    const code_expr *name = ksyc_new_local(g);
    if (g->loads) ksyc_look(g->c, at.c, ksyc_code_natural(p, chosen->size));
    ksyc_hold(g->c, ksyc_c_type(kind), name->text,
              ksyc_read_number(p, chosen, ksyc_reading(g->loads), at.c, order.c));
    return ksyc_number_val(g, e, kind, name,
                           ksyc_read_number(p, chosen, READ_TERM, at.l, order.term),
                           on.mask | at.mask | order.mask | (g->f == NULL ? BIT(BIT_BUF) : 0));
}

void ksyc_must_be_inside(expr_ctx *g, val *index, val count) {
    pool *p = P(g);
    if (index->kind == V_S64) {
        ksyc_must(g, ksyc_code_flat(p, index->c, "<", NOUGHT),
                  ksyc_code_flat(p, NOUGHT, "<=", index->l));
        index->c = ksyc_code_cast(p, "uint64_t", index->c);
    }
    ksyc_must(g, ksyc_code_flat(p, index->c, ">=", count.c),
              ksyc_code_flat(p, index->l, "<", count.l));
}

/* Where the field lies in each object of its type. */
static bool find_place_in_element(expr_ctx *g, const ir_attr *attr, uint64_t *offset) {
    uint64_t size = 0;
    *offset = 0;
    for (size_t i = 0; i < attr->index; i++) {
        if (!ksyc_takes_constant_size(g->em, attr->owner->seq[i], &size)) return false;
        *offset += size;
    }
    *offset -= ksyc_bytes_shared(g->em, attr);
    return true;
}

/* Whether the elements are there to be counted: the array has a count, or only a loop finds it, which has ended. */
static bool is_counted_array(const expr_ctx *g, const ir_expr *array) {
    if (array->op != IR_FIELD || !ksyc_is_search(array->attr)) return true;
    return array->attr->kind == IR_SEQ && array->attr->condition == NULL && array->attr != g->attr;
}

/* array[index].field, read where it lies. */
static val derive_element_field(expr_ctx *g, const ir_expr *e) {
    const ir_expr *array = e->args[0]->args[0];
    const ir_type *type = e->args[0]->vtype.type;
    const bool is_bits = e->attr->kind == IR_SEQ && ksyc_is_bits(g->em, e->attr, NULL);
    uint64_t offset = 0;
    if (type == NULL || !ksyc_is_of_one_size(g->em, type) || e->attr->kind != IR_SEQ ||
        !(is_bits || ksyc_is_number(&e->attr->data)) || !is_counted_array(g, array))
        return ksyc_unsupported(
            g->em, e->place, "elements that differ in length, or are no numbers, by their index");
    if (!find_place_in_element(g, e->attr, &offset))
        return ksyc_unsupported(g->em, e->place, "this field of an element by its index");
    val index = ksyc_derive_narrow(g, e->args[0]->args[1]);
    val at = ksyc_leaf_val(g, LEAF_AT, array);
    val count = ksyc_leaf_val(g, LEAF_COUNT, array);
    ksyc_must_be_inside(g, &index, count);
    const val order = order_val(g, e->attr->owner, array->args[0], &e->attr->data);
    ksyc_leaf_val(g, LEAF_MEMORY, NULL);
    const code_expr *in_c =
        ksyc_plus(P(g), ksyc_plus_times(P(g), at.c, type->min_size, index.c), offset);
    const code_expr *in_logic =
        ksyc_plus(P(g), ksyc_plus_times(P(g), at.l, type->min_size, index.l), offset);
    const vkind kind = ksyc_kind_of(&e->vtype);
    const code_expr *name = ksyc_new_local(g);
    if (g->loads) ksyc_look(g->c, in_c, ksyc_code_natural(P(g), ksyc_bytes_read(g->em, e->attr)));
    ksyc_hold(g->c, kind == V_S64 ? "int64_t" : "uint64_t", name->text,
              ksyc_read_field(g->em, e->attr, ksyc_reading(g->loads), in_c, order.c));
    const code_expr *l = ksyc_read_field(g->em, e->attr, READ_TERM, in_logic, order.term);
    if (kind != V_BOOL) return ksyc_number_val(g, e, kind, name, l, 0);
    val truth = ksyc_as_truth(P(g), ksyc_truth_val(name, l, 0));
    truth.c = ksyc_code_flat(P(g), name, "!=", NOUGHT);
    return truth;
}

/* A number of an array that is always there and has a count. An array that is being read has fewer elements than it counts. */
static bool is_number_of_array(const expr_ctx *g, const ir_expr *array) {
    if (array->op != IR_FIELD || !ksyc_is_path(array, NULL)) return false;
    const ir_attr *attr = array->attr;
    return attr->kind == IR_SEQ && attr->repeat == IR_REPEAT_EXPR && ksyc_is_number(&attr->data) &&
           attr->condition == NULL && attr != g->attr;
}

val ksyc_derive_number(expr_ctx *g, const ir_expr *e) {
    pool *p = P(g);
    const ir_expr *array = e->args[0];
    const vkind kind = ksyc_kind_of(&e->vtype);
    if (!is_number_of_array(g, array) || kind == V_NONE)
        return ksyc_unsupported(g->em, e->place, ksyc_refused_expr(p, e));
    const ir_data *d = &array->attr->data;
    val index = ksyc_derive(g, e->args[1]);
    if (index.kind == V_WIDE) return ksyc_unsupported(g->em, e->place, ksyc_refused_expr(p, e));
    const val at = ksyc_leaf_val(g, LEAF_AT, array);
    const val count = ksyc_leaf_val(g, LEAF_COUNT, array);
    ksyc_must_be_inside(g, &index, count);
    const val order = order_val(g, array->attr->owner, array->args[0], d);
    ksyc_leaf_val(g, LEAF_MEMORY, NULL);
    const code_expr *in_c = ksyc_plus_times(p, at.c, d->size, index.c);
    const code_expr *in_logic = ksyc_plus_times(p, at.l, d->size, index.l);
    const code_expr *name = ksyc_new_local(g);
    if (g->loads) ksyc_look(g->c, in_c, ksyc_code_natural(p, d->size));
    ksyc_hold(g->c, ksyc_c_type(kind), name->text,
              ksyc_read_number(p, d, ksyc_reading(g->loads), in_c, order.c));
    return ksyc_number_val(g, e, kind, name,
                           ksyc_read_number(p, d, READ_TERM, in_logic, order.term), 0);
}

static bool contains(const ir_expr *all, const ir_expr *e) {
    if (all == e) return true;
    for (size_t i = 0; i < all->num_args; i++)
        if (contains(all->args[i], e)) return true;
    return false;
}

/* Whether it is part of an argument that only one case of a switch, or only elements get. */
static bool is_in_case(const ir_attr *attr, const ir_expr *e) {
    for (size_t n = 0; attr->repeat != IR_ONCE && n < attr->data.num_args; n++)
        if (contains(attr->data.args[n], e)) return true;
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_data *d = &attr->data.cases[i].data;
        for (size_t n = 0; n < d->num_args; n++)
            if (contains(d->args[n], e)) return true;
    }
    return false;
}

/* Whether the object that the path chooses is checked unconditionally, so that a wrong index is always refused. */
static bool is_chosen_anyway(const expr_ctx *g, const ir_expr *path) {
    if (g->f == NULL || (g->attr != NULL && g->attr->condition != NULL)) return false;
    if (g->attr != NULL && is_in_case(g->attr, path)) return false;
    if (!g->may_skip) return true;
    for (size_t i = 0; i < g->f->leaves.count; i++) {
        const leaf *l = &g->f->leaves.items[i];
        if (l->path != NULL && ksyc_is_chosen(l->path) && ksyc_same_choice(l->path, path))
            return true;
    }
    return false;
}

val ksyc_derive_field(expr_ctx *g, const ir_expr *as_written) {
    const ir_expr *e = as_written;
    if (ksyc_is_of_item(e) && g->attr != NULL && g->attr->repeat == IR_ONCE)
        e = ksyc_path_from_item(g->em, e, ksyc_own_field(g->em, g->attr));
    const ir_expr *of = e->args[0];
    if (ksyc_is_chosen(e)) {
        if (!is_chosen_anyway(g, e))
            return ksyc_unsupported(g->em, e->place,
                                    "objects that a value chooses under a condition");
        ksyc_visit_presence(ksyc_choice_of(e)->args[1], need, g);
        ksyc_visit_presence(e, need, g);
        if (ksyc_kind_of(&e->vtype) == V_NONE)
            return ksyc_unsupported(g->em, e->place, ksyc_refused_value(P(g), e));
        return ksyc_leaf_val(g, LEAF_VALUE, e);
    }
    if (of->op == IR_SUBSCRIPT && ksyc_is_path(of->args[0], NULL) &&
        !ksyc_is_path(e, ksyc_repeated_of(g)))
        return derive_element_field(g, e);
    if (!ksyc_is_path(e, ksyc_repeated_of(g)))
        return ksyc_unsupported(g->em, e->place, ksyc_refused_path(P(g), e));
    if (of->op == IR_SUBSCRIPT && !g->index_positive) {
        val index = ksyc_leaf_val(g, LEAF_INDEX, NULL);
        ksyc_must(g, ksyc_code_flat(P(g), index.c, "<=", NOUGHT),
                  ksyc_code_flat(P(g), index.l, ">", NOUGHT));
    }
    ksyc_visit_presence(e, need, g);
    if (ksyc_kind_of(&e->vtype) == V_NONE) return (val){.kind = V_NONE, .c = NOUGHT, .l = NOUGHT};
    return ksyc_leaf_val(g, LEAF_VALUE, e);
}

bool ksyc_may_be_absent(const ir_expr *array, const ir_expr *holds) {
    const ir_expr *condition = array->op == IR_FIELD ? array->attr->condition : NULL;
    if (condition == NULL) return false;
    return array->args[0]->op != IR_SELF || array->attr->repeat != IR_REPEAT_UNTIL ||
           holds == NULL || !ksyc_same_expr(holds, condition);
}
