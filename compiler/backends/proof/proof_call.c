/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls: how one routine calls another one, in C and in logic, and with which arguments.
 */
#include <string.h>

#include "proof.h"
#include "range.h"
#include "storage.h"

void ksyc_bind(binding *b, draft *dr, routine *child, const ir_attr *attr, const ir_data *data) {
    memset(b, 0, sizeof *b);
    b->dr = dr;
    b->child = child;
    b->attr = attr;
    b->data = data;
    b->name = attr->stem;
    b->at = dr->pos;
}

/* Converts an argument to the type of its parameter. If the parameter cannot hold every value of the argument, the
 * routine refuses those that do not fit. */
static val fitted(draft *dr, val v, const leaf *param) {
    pool *p = dr->em->pool;
    if (v.kind == V_BOOL || v.kind == V_NONE || param->type == V_BOOL || v.is_literal) return v;
    if (!ksyc_range_contains(param->range, v.range)) {
        val min = ksyc_literal_val(p, (uint64_t)param->range.min, param->range.min < 0);
        val max = ksyc_literal_val(p, param->range.max, param->range.max_negative);
        bool is_low = ksyc_wide_compare(ksyc_range_min(v.range), ksyc_range_min(param->range)) < 0;
        bool is_high = ksyc_wide_compare(ksyc_range_max(v.range), ksyc_range_max(param->range)) > 0;
        if (v.kind == V_S64 && ksyc_is_wide_literal(max))
            max.c = ksyc_code_cast(p, "int64_t", max.c);
        const code_expr *below = ksyc_code_flat(p, v.c, "<", min.c);
        const code_expr *above = ksyc_code_flat(p, v.c, ">", max.c);
        if (dr->c != NULL)
            ksyc_refuse_if(dr, is_low && is_high ? ksyc_code_infix(p, below, "||", above)
                               : is_low          ? below
                                                 : above);
        ksyc_add_condition(dr,
                           is_low && is_high ? ksyc_between(p, min.l, v.l, max.l)
                           : is_low          ? ksyc_code_flat(p, min.l, "<=", v.l)
                                             : ksyc_code_flat(p, v.l, "<=", max.l),
                           v.mask);
    }
    if (v.kind != param->type)
        v.c = ksyc_code_cast(p, param->type == V_U64 ? "uint64_t" : "int64_t", v.c);
    v.kind = param->type;
    v.range = param->range;
    return v;
}

/* The variable of an argument, that of its verdict, and the number behind them. Several objects of a function can have
 * parameters of one name. */
typedef struct argument_names {
    const char *value, *found;
    unsigned number;
} argument_names;

static argument_names numbered(pool *p, const char *wanted, unsigned n) {
    const char *name = n == 1 ? wanted : ksyc_pool_printf(p, "%s_%u", wanted, n);
    return (argument_names){name, ksyc_pool_printf(p, "%s_found", name), n};
}

static bool is_taken(const draft *dr, const char *name) {
    return ksyc_names_get(dr->arguments, name) != NULL ||
           ksyc_names_get(&dr->routine->vars.taken, name) != NULL;
}

static argument_names free_names(const draft *dr, const char *wanted) {
    pool *p = dr->em->pool;
    const unsigned *last = ksyc_names_get(dr->arguments, wanted);
    argument_names local = numbered(p, wanted, last != NULL ? *last + 1 : 1);
    while (is_taken(dr, local.value) || is_taken(dr, local.found))
        local = numbered(p, wanted, local.number + 1);
    return local;
}

/* With the last number behind it. */
static void take_name(draft *dr, const char *name, unsigned number) {
    pool *p = dr->em->pass;
    unsigned *last = ksyc_names_get(dr->arguments, name);
    if (last == NULL) {
        last = ksyc_pool_alloc(p, sizeof *last);
        ksyc_names_add(p, dr->arguments, ksyc_pool_copy(p, name, strlen(name)), last);
    }
    *last = number;
}

/* What an argument is called in definitions. */
static const char *name_of_argument(const binding *b, const ir_attr *param) {
    pool *p = b->dr->em->pool;
    const char *base = ksyc_routine_of(b->dr->em, b->attr->owner, b->attr)->name;
    return b->attr->data.kind == IR_D_SWITCH
               ? ksyc_pool_printf(p, "%s_%s_%s", base, b->data->type->id, param->id)
               : ksyc_pool_printf(p, "%s_%s", base, param->id);
}

static val argument_value(binding *b, const ir_attr *param, const leaf *l) {
    draft *dr = b->dr;
    const ir_expr *e = b->data->args[param->index];
    /* The reader keeps it, whatever the type of the parameter is, and computes with it as if it were of that type. */
    if (param->vtype.kind == IR_ENUM && !ksyc_range_contains(param->vtype.range, e->vtype.range))
        return ksyc_unsupported(
            dr->em, e->place, "a value of an enum as an argument that the parameter may not hold");
    if (e != NULL && ksyc_is_wide(&e->vtype) && !ksyc_range_fits_s64(l->range))
        return ksyc_unsupported(
            dr->em, e->place,
            "numbers of 2^63 and more beside negative ones as an argument of that size");
    pool *p = dr->em->pool;
    const char *wanted = ksyc_pool_printf(p, "arg_%s", param->id);
    const argument_names local = free_names(dr, wanted);
    const val v = ksyc_value(dr, b->attr, e, name_of_argument(b, param), local.value);
    if (v.is_stored) {
        take_name(dr, local.value, 1);
        take_name(dr, local.found, 1);
        take_name(dr, wanted, local.number);
    }
    return fitted(dr, v, l);
}

/* Where an array begins, or its number of elements. The reader converts each element to the type that the parameter has in
 * C; nothing here looks at them, so all that they can be has to fit. */
static val array_argument(binding *b, const leaf *l) {
    draft *dr = b->dr;
    const ir_attr *param = l->path->attr;
    const ir_expr *array = b->data->args[param->index];
    if (array->op == IR_FIELD && array->attr->kind == IR_VALUE_INSTANCE)
        return ksyc_unsupported(dr->em, array->place, ksyc_refused_value(dr->em->pool, array));
    if (ksyc_may_fail(array))
        return ksyc_unsupported(dr->em, array->place,
                                "an array as an argument that may have no value");
    if (array->vtype.kind == IR_ARRAY &&
        !ksyc_store_fits(ksyc_literal_store(param->vtype.elem), array->vtype.elem))
        return ksyc_unsupported(dr->em, array->place,
                                "an array as an argument whose numbers the parameter may not hold");
    return ksyc_resolve(dr, l->kind, array);
}

static val bind_argument(binding *b, const leaf *l) {
    if (l->path->op != IR_FIELD || l->path->attr->kind != IR_PARAM)
        return ksyc_unsupported(b->dr->em, b->attr->place,
                                "an object whose check depends on others like this");
    return l->kind == LEAF_AT || l->kind == LEAF_COUNT ? array_argument(b, l)
                                                       : argument_value(b, l->path->attr, l);
}

/* Whether the expression is an object around the one at hand, or that one itself. */
static bool is_around(const ir_expr *e) {
    while (e->op == IR_PARENT) e = e->args[0];
    return e->op == IR_SELF || e->op == IR_ROOT;
}

static bool starts_at_parent(const ir_expr *path) {
    while (path->num_args > 0 && path->args[0]->op != IR_SELF) path = path->args[0];
    return path->op == IR_PARENT;
}

static val bound(binding *b, size_t i) {
    if (!b->bound[i]) {
        const leaf *l = &b->child->vars.items[i];
        b->bound[i] = true;
        if (l->kind == LEAF_IO_BASE && l->path == NULL) {
            b->vars[i] = b->base.c != NULL ? b->base : ksyc_stream_base(b->dr);
        } else if (l->kind == LEAF_LEVELS) {
            b->vars[i] = ksyc_levels_of_child(b->dr, b->child);
        } else if (l->kind == LEAF_STRICT || l->kind == LEAF_ROOT_LEN ||
                   (l->kind == LEAF_ORDER && !b->is_elsewhere)) {
            b->vars[i] = ksyc_resolve(b->dr, l->kind, NULL);
        } else if (b->is_elsewhere) {
            b->vars[i] =
                l->path != NULL && ksyc_is_path(l->path, NULL) &&
                        ksyc_is_from_root_of(l->path, b->dr->routine->type)
                    ? ksyc_resolve(b->dr, l->kind, l->path)
                    : ksyc_unsupported(b->dr->em, b->attr->place,
                                       "objects by their index that depend on where they are");
        } else if (b->data == NULL) {
            b->vars[i] = ksyc_resolve(b->dr, l->kind, l->path);
        } else if (!ksyc_starts_outside(l->path)) {
            b->vars[i] = bind_argument(b, l);
        } else if (starts_at_parent(l->path) && b->data->parent != NULL &&
                   is_around(b->data->parent)) {
            b->vars[i] = ksyc_resolve(b->dr, l->kind,
                                      ksyc_path_from_parent(b->dr->em, l->path, b->data->parent));
        } else if (starts_at_parent(l->path) && (b->data->no_parent || b->data->parent != NULL)) {
            b->vars[i] = ksyc_unsupported(b->dr->em, b->attr->place,
                                          "an object whose `_parent` is not the one that holds it");
        } else {
            b->vars[i] =
                ksyc_resolve(b->dr, l->kind, ksyc_rebase(b->dr->em, l->path, b->dr->routine->type));
        }
    }
    return b->vars[i];
}

val ksyc_child_call(binding *b, const char *fun) {
    const logic_fun *f = ksyc_find_fun(b->child, fun);
    if (f == NULL) f = ksyc_declared(b->child, fun);
    if (f != NULL && f->is_of_view) ksyc_note_use(b->dr->em, b->child);
    if (f != NULL) return ksyc_child_call_of(b, fun, f->mask);
    /* Not defined yet in the first pass. */
    return (val){.kind = V_U64, .l = ksyc_code_word(b->dr->em->pool, fun)};
}

val ksyc_child_call_of(binding *b, const char *fun, uint64_t mask) {
    pool *p = b->dr->em->pool;
    val v = {.kind = V_U64};
    const bool of_view = b->dr->of_view;
    call c = {.pool = p};
    for (unsigned bit = 0; bit < NUM_BITS + b->child->vars.count; bit++) {
        if (!(mask & BIT(bit)) || bit == BIT_COUNT || bit == BIT_INDEX) continue;
        val one = {0};
        if (bit == BIT_BUF)
            one = (val){.l = of_view ? ksyc_code_dot(p, OF, "buf") : BUF, .mask = BIT(BIT_BUF)};
        if (bit == BIT_LEN)
            one = b->len.c != NULL ? b->len
                                   : (val){.l = of_view ? ksyc_code_dot(p, OF, "len") : LEN,
                                           .mask = BIT(BIT_LEN)};
        if (bit == BIT_AT) one = b->at;
        if (bit >= NUM_BITS) one = bound(b, bit - NUM_BITS);
        v.mask |= one.mask;
        ksyc_add_argument(&c, ksyc_term_of(p, one));
    }
    if (mask & (BIT(BIT_COUNT) | BIT(BIT_INDEX))) {
        v.mask |= b->count.mask;
        ksyc_add_argument(&c, b->count.l);
    }
    v.l = ksyc_call_in_logic(&c, fun);
    return v;
}

/* A predicate of the array, with the arguments that it has in the routine. */
static val call_of(draft *dr, const trust *t, const char *kind, uint64_t mask, val count) {
    proof_emitter *em = dr->em;
    routine *array = ksyc_routine_of_trust(em, t);
    draft logic = *dr;
    logic.c = NULL;
    binding b;
    ksyc_bind(&b, &logic, array, t->array->attr, NULL);
    b.is_elsewhere = true;
    b.at = ksyc_resolve(&logic, LEAF_AT, t->array);
    b.count = count;
    return ksyc_child_call_of(&b, ksyc_pool_printf(em->pool, "valid_%s%s", array->name, kind),
                              mask);
}

val ksyc_trusted(draft *dr, const trust *t) {
    draft logic = *dr;
    logic.c = NULL;
    return call_of(dr, t, "", t->valid_mask, ksyc_resolve(&logic, LEAF_COUNT, t->array));
}

val ksyc_trusted_item(draft *dr, const trust *t, val index) {
    return call_of(dr, t, "_item", t->item_mask, index);
}

const char *ksyc_child_arguments(binding *b, output *out) {
    pool *p = b->dr->em->pool;
    output text = ksyc_output_new(p, 0);
    for (size_t i = 0; i < b->child->vars.count; i++)
        ksyc_appendf(&text, ", %s", ksyc_in(out, bound(b, i).c));
    return ksyc_output_text(&text);
}

/* Of an index it is known that it is less than the count. */
static ir_range range_of_argument(const ir_attr *attr, const ir_expr *e) {
    ir_range range = e->vtype.range;
    if (e->op != IR_INDEX || attr->repeat != IR_REPEAT_EXPR) return range;
    const ir_range *count = &attr->repeat_expr->vtype.range;
    if (!count->max_negative && count->max < range.max) range.max = count->max;
    return range;
}

/* Whether the argument has a value, and one that the parameter holds, in every file. */
static bool is_certain(const ir_attr *attr, const ir_attr *param, const ir_expr *e) {
    const bool fits = e->vtype.kind != IR_INT || param->vtype.kind != IR_INT ||
                      ksyc_range_contains(param->vtype.range, range_of_argument(attr, e));
    return fits && !ksyc_may_fail(e);
}

/* What is no number has none: no rule can compute with it. */
static bool has_variable(const ir_attr *param) {
    return param->vtype.kind == IR_ARRAY || ksyc_kind_of(&param->vtype) != V_NONE;
}

typedef struct search {
    const ir_attr *param;
    bool is_found;
} search;

static void find_param(void *self, const ir_attr *attr, const ir_expr *e) {
    search *s = self;
    (void)attr;
    if (e->op == IR_FIELD && e->attr == s->param) s->is_found = true;
}

static bool is_used_by(const ir_type *type, const ir_attr *param) {
    search s = {param, false};
    for (size_t i = 0; i < type->num_seq; i++) ksyc_visit_exprs(type->seq[i], find_param, &s);
    return s.is_found;
}

void ksyc_refuse_arguments_of_elements(proof_emitter *em, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (d->kind != IR_D_USER) return;
    const bool is_checked_in_place = d->type->is_fixed && d->type->num_instances == 0;
    for (size_t i = 0; i < d->num_args && ksyc_tests(em); i++) {
        const ir_attr *param = d->type->params[i];
        const bool is_needed =
            has_variable(param) && (!is_checked_in_place || is_used_by(d->type, param));
        if (!is_needed && !is_certain(attr, param, d->args[i]))
            ksyc_unsupported(em, d->args[i]->place,
                             "an argument of elements that can fail and that nothing needs");
    }
}

/* The reader computes the argument of a parameter that has no variable, too. */
static void require_arguments(const binding *b) {
    for (size_t i = 0; b->data != NULL && !b->is_elsewhere && i < b->data->num_args; i++) {
        const ir_attr *param = b->data->type->params[i];
        if (!has_variable(param))
            ksyc_require_value(b->dr, b->attr, b->data->args[i], name_of_argument(b, param));
    }
}

void ksyc_check_child(binding *b, const code_expr *count, const char *facts) {
    draft *dr = b->dr;
    require_arguments(b);
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    if (!ksyc_tests(em) && !b->is_used) return;
    if (em->recalls) ksyc_emit_recall(em, b->child);
    output *out = dr->c;
    const char *arguments = ksyc_child_arguments(b, out); /* may check the array of a trust */
    if (!em->opens) ksyc_pass_trusts(dr, b->child);
    const char *type = ksyc_facts_type(em, b->child);
    val valid = ksyc_child_call(b, ksyc_pool_printf(p, "valid_%s", b->child->name));
    const char *id = b->name;
    const char *place = ksyc_pool_printf(
        p, "%s%s, %s, %s%s%s%s", ksyc_gate_argument(em, out), ksyc_in(out, BUF),
        ksyc_in(out, b->len.c != NULL ? b->len.c : LEN), ksyc_in(out, b->at.c),
        count != NULL ? ", " : "", count != NULL ? ksyc_in(out, count) : "", arguments);
    if (em->opens) {
        ksyc_note_use(em, b->child);
        ksyc_add_condition(dr, valid.l, valid.mask);
        ksyc_line(out, "%s = open_%s(%s);", facts, b->child->name, place);
        return;
    }
    const bool loads = ksyc_loads(em);
    const char *ok = ksyc_pool_printf(p, "%s_ok", id);
    ksyc_line(out, "const %s %s = %s_%s(%s%s%s);", ksyc_verdict_type(loads), ok, ksyc_verb(em),
              b->child->name, place, type != NULL ? ", &" : "", type != NULL ? facts : "");
    /* Asserted in the words of the definition, so that provers need not expand it. */
    if (em->recalls)
        ksyc_assert_refusal(out, ok, ok, ksyc_logic(p, valid.l));
    else
        ksyc_assert_verdict(out, ok, ok, loads, ksyc_logic(p, valid.l));
    ksyc_return_unless_accepted(out, p, ok, loads);
    ksyc_add_condition(dr, valid.l, valid.mask);
}
