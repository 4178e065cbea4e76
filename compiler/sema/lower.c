/* SPDX-License-Identifier: Apache-2.0 */
/* lower.c - types all expressions of the fields of a type; see sema.h. */

#include "expr_show.h"
#include "range.h"
#include "typing.h"

static expr_scope scope_of(sema *s, attr_info *attr) {
    return (expr_scope){.s = s, .type = attr->owner, .attr = attr, .at_read = true};
}

/* The scope of options that are evaluated for each element. */
static expr_scope element_scope(sema *s, attr_info *attr) {
    expr_scope sc = scope_of(s, attr);
    sc.has_index = attr->ir.repeat != IR_ONCE;
    return sc;
}

/* ---------------------------------------------------------------------------------------- sizes */

/* The field, when the expression is only its name; else NULL. */
static attr_info *bare_field(const ir_expr *e) {
    bool bare = e != NULL && e->op == IR_FIELD && e->args[0]->op == IR_SELF;
    return bare ? attr_info_of(e->attr) : NULL;
}

static ir_expr *lower_not_negative(const expr_scope *sc, const m_expr *e, const char *what) {
    ir_expr *result = ksyc_lower_kind(sc, e, IR_INT, what);
    if (result == NULL || result->op != IR_LIT_INT || !result->negative) return result;
    expr_scope own = *sc;
    own.expr = e;
    ksyc_type_error(&own, e->tree, "%s must not be negative", what);
    return NULL;
}

static ir_expr *contents_literal(sema *s, const attr_info *attr, ir_op op) {
    const m_attr *a = attr->model;
    ir_expr *e = ksyc_pool_alloc(s->pool, sizeof *e);
    e->op = op;
    e->place = ksyc_yaml_place(s->pool, attr_value(a, KEY_CONTENTS));
    if (op == IR_LIT_INT) {
        bool checked = false;
        e->word = a->rare->contents_size;
        e->vtype = ksyc_vtype_int(
            ksyc_range_make(ksyc_wide_u64(e->word), ksyc_wide_u64(e->word), &checked));
    } else {
        e->vtype = ksyc_vtype_kind(IR_BYTES);
        e->text = a->rare->contents;
        e->size = a->rare->contents_size;
    }
    return e;
}

static void lower_data(sema *s, attr_info *attr) {
    const m_attr *a = attr->model;
    ir_data *d = &attr->ir.data;
    expr_scope once = scope_of(s, attr), each = element_scope(s, attr);
    once.before_read = true;
    each.before_read = attr->ir.repeat == IR_ONCE;
    if (a->condition != NULL)
        attr->ir.condition = ksyc_lower_kind(&once, a->condition, IR_BOOL, "the condition");
    if (a->repeat == IR_REPEAT_EXPR) {
        attr->ir.repeat_expr = ksyc_lower_kind(&once, a->repeat_expr, IR_INT, "the count");
        attr_info *counter = bare_field(attr->ir.repeat_expr);
        if (counter != NULL) counter->count_of = attr;
    }
    if (d->is_contents) {
        d->size_expr = contents_literal(s, attr, IR_LIT_INT);
        const ir_expr *size =
            a->size != NULL ? lower_not_negative(&each, a->size, "the size") : NULL;
        if (size != NULL && (size->op != IR_LIT_INT || size->word != a->rare->contents_size))
            ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, attr_value(a, KEY_SIZE)),
                            "the contents have %lu bytes", (unsigned long)a->rare->contents_size);
    } else if (a->size != NULL && d->sizing == IR_SIZE_EXPR) {
        d->size_expr = lower_not_negative(&each, a->size, "the size");
        attr_info *measure = bare_field(d->size_expr);
        if (measure != NULL) measure->size_of = attr;
    }
    for (size_t i = 0; i < d->num_cases; i++)
        if (d->cases[i].data.sizing == IR_SIZE_EXPR) d->cases[i].data.size_expr = d->size_expr;
}

bool ksyc_ensure_data(sema *s, attr_info *attr) {
    if (attr->data_state == BUSY) {
        ksyc_diag_error(s->diag, attr->ir.place, "the size of '%s' depends on itself", attr->ir.id);
        attr->data_state = FAILED;
    }
    if (attr->data_state != PENDING) return attr->data_state == DONE;
    attr->data_state = BUSY;
    lower_data(s, attr);
    if (attr->data_state == BUSY) attr->data_state = DONE;
    return attr->data_state == DONE;
}

const ir_expr *ksyc_ensure_parent(sema *s, attr_info *attr) {
    const m_attr *a = attr->model;
    if (a->rare->parent == NULL || attr->parent_state != PENDING) return attr->ir.data.parent;
    attr->parent_state = BUSY;
    expr_scope sc = element_scope(s, attr);
    ir_expr *e = ksyc_lower_expr(&sc, a->rare->parent);
    if (e != NULL && e->vtype.kind != IR_OBJECT && e->vtype.kind != IR_STRUCT) {
        ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, a->rare->parent->node),
                        "a parent must be an object, not %s", ksyc_vtype_text(s, e->vtype));
        e = NULL;
    }
    attr->ir.data.parent = e;
    attr->parent_state = DONE;
    return e;
}

/* ----------------------------------------------------------------------------------- arguments */

static void lower_arg(const expr_scope *sc, const m_expr *e, ir_data *d, size_t i) {
    const ir_attr *param = d->type->params[i];
    ir_expr *arg = ksyc_lower_operand(sc, e);
    d->args[i] = arg;
    if (arg == NULL || param->vtype.kind == IR_NONE) return;
    expr_scope own = *sc;
    own.expr = e;
    if (!ksyc_vtype_assignable(param->vtype, arg->vtype))
        ksyc_type_error(&own, e->tree, "parameter '%s' is %s, the argument is %s", param->id,
                        ksyc_vtype_text(sc->s, param->vtype), ksyc_vtype_text(sc->s, arg->vtype));
    else if (param->vtype.kind == IR_ANY &&
             (arg->vtype.kind == IR_ARRAY || arg->vtype.kind == IR_STREAM))
        ksyc_type_error(&own, e->tree, "parameter '%s' can be of any kind but %s", param->id,
                        ksyc_vtype_text(sc->s, arg->vtype));
    else if (arg->op == IR_LIT_INT && param->vtype.kind == IR_INT &&
             !ksyc_range_contains(param->vtype.range, arg->vtype.range))
        ksyc_type_error(&own, e->tree, "the argument does not fit parameter '%s'", param->id);
}

/* "t(n, m)": how the type is used. */
static void help_args(sema *s, const ir_type *type) {
    const char *all = "";
    for (size_t i = 0; i < type->num_params; i++)
        all = ksyc_pool_printf(s->pool, "%s%s%s", all, i > 0 ? ", " : "", type->params[i]->id);
    if (type->num_params > 0)
        ksyc_diag_help(s->diag, "its parameters are '%s(%s)'", type->id, all);
    else
        ksyc_diag_help(s->diag, "it has no 'params'");
}

/* `ref` was parsed from the text of `node`. */
static void lower_args(const expr_scope *sc, const type_ref *ref, const yaml_node *node,
                       ir_data *d) {
    if (d->kind != IR_D_USER || d->type == NULL) return;
    sema *s = sc->s;
    size_t wanted = d->type->num_params;
    if (ref->num_args != wanted) {
        ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, node),
                        "type '%s' takes %lu argument%s, found %lu", d->type->path,
                        (unsigned long)wanted, wanted == 1 ? "" : "s",
                        (unsigned long)ref->num_args);
        help_args(s, d->type);
    }
    d->num_args = wanted;
    d->args = ksyc_pool_array(s->pool, wanted, sizeof *d->args);
    for (size_t i = 0; i < ref->num_args; i++) {
        const m_expr *e = ksyc_model_arg(s->pool, ref->args[i], node);
        if (i < wanted)
            lower_arg(sc, e, d, i);
        else
            ksyc_lower_expr(sc, e);
    }
}

/* What the function takes for an argument: integers and labels of enums are one kind of parameter. */
static ir_kind parameter_kind(ir_kind kind) { return kind == IR_ENUM ? IR_INT : kind; }

static bool can_be_parameter(ir_kind kind) {
    return kind == IR_INT || kind == IR_FLOAT || kind == IR_BOOL || kind == IR_BYTES ||
           kind == IR_STR;
}

/* The first use of a function in a file says what its parameters are. */
static void lower_custom_process(const expr_scope *sc, const m_attr *a, ir_data *d) {
    sema *s = sc->s;
    ir_process_function *of = ksyc_names_get(&sc->type->unit->processes, a->rare->process_name);
    const bool is_first = !of->is_typed;
    if (is_first) {
        of->num_params = a->rare->num_process_args;
        of->params = ksyc_pool_array(s->pool, of->num_params, sizeof *of->params);
        of->is_typed = true;
    } else if (of->num_params != a->rare->num_process_args) {
        ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, attr_value(a, KEY_PROCESS)),
                        "'%s' has %lu arguments elsewhere in this file, here %lu", of->name,
                        (unsigned long)of->num_params, (unsigned long)a->rare->num_process_args);
        return;
    }
    ir_process_call *call = d->process_call = ksyc_pool_alloc(s->pool, sizeof *call);
    call->function = of;
    call->num_args = a->rare->num_process_args;
    call->args = ksyc_pool_array(s->pool, call->num_args, sizeof *call->args);
    for (size_t i = 0; i < a->rare->num_process_args; i++) {
        ir_expr *arg = call->args[i] = ksyc_lower_expr(sc, a->rare->process_args[i]);
        if (arg == NULL) continue;
        const ir_kind kind = parameter_kind(arg->vtype.kind);
        if (is_first) of->params[i] = kind;
        expr_scope own = *sc;
        own.expr = a->rare->process_args[i];
        if (!can_be_parameter(kind))
            ksyc_type_error(
                &own, a->rare->process_args[i]->tree,
                "an argument of a process must be a number, a boolean, bytes or a string, not %s",
                ksyc_vtype_text(s, arg->vtype));
        else if (kind != of->params[i])
            ksyc_type_error(
                &own, a->rare->process_args[i]->tree,
                "argument %lu of '%s' is of another kind elsewhere in this file, not %s",
                (unsigned long)i + 1, of->name, ksyc_vtype_text(s, arg->vtype));
    }
}

static void lower_process(const expr_scope *sc, const m_attr *a, ir_data *d) {
    if (d->process == IR_P_CUSTOM) lower_custom_process(sc, a, d);
    if (a->rare->process_arg == NULL) return;
    sema *s = sc->s;
    ir_expr *arg = ksyc_lower_expr(sc, a->rare->process_arg);
    d->process_arg = arg;
    if (arg == NULL) return;
    bool is_xor = a->process == IR_P_XOR;
    expr_scope own = *sc;
    own.expr = a->rare->process_arg;
    const ast *tree = a->rare->process_arg->tree;
    if (arg->vtype.kind != IR_INT && !(is_xor && arg->vtype.kind == IR_BYTES))
        ksyc_type_error(&own, tree, "the argument must be an integer%s, not %s",
                        is_xor ? " or bytes" : "", ksyc_vtype_text(s, arg->vtype));
    else if (arg->op == IR_LIT_BYTES && arg->size == 0)
        ksyc_type_error(&own, tree, "the key is empty");
}

/* ------------------------------------------------------------------------------------ switches */

static void lower_key(const expr_scope *sc, const m_expr *e, const ir_expr *on, ir_expr **out) {
    ir_expr *key = ksyc_lower_operand(sc, e);
    *out = key;
    if (key == NULL || on == NULL || ksyc_vtype_comparable(key->vtype, on->vtype, false)) return;
    expr_scope own = *sc;
    own.expr = e;
    ksyc_type_error(&own, e->tree, "the case is %s, the switch is on %s",
                    ksyc_vtype_text(sc->s, key->vtype), ksyc_vtype_text(sc->s, on->vtype));
}

/* Spellings of one value: 1, 0x1, 0 + 1. `seen` has the first case of each value. One of another kind is another mistake. */
static void refuse_same_key(const expr_scope *sc, names *seen, const m_case *from,
                            const ir_expr *key) {
    pool *p = sc->s->pool;
    expr_number number;
    const char *value;
    if (key == NULL) return;
    if (key->op == IR_LIT_STR)
        value = ksyc_pool_printf(p, "s%s", key->text);
    else if (ksyc_expr_constant(key, &number))
        value = ksyc_pool_printf(p, "%d %d %llu", (int)key->vtype.kind, number.negative,
                                 (unsigned long long)number.word);
    else
        return;
    const m_case *first = ksyc_names_add(p, seen, value, (m_case *)(uintptr_t)from);
    expr_scope own = *sc;
    own.expr = from->key;
    if (first != NULL)
        ksyc_type_error(&own, from->key->tree, "duplicate case, first at %s",
                        ksyc_yaml_place(p, first->node).path);
}

static void lower_case(const expr_scope *sc, const m_case *from, ir_case *to,
                       const ir_data *whole) {
    if (from->key != NULL) lower_key(sc, from->key, whole->on, &to->key);
    lower_args(sc, from->type, from->node, &to->data);
    if (to->data.kind == IR_D_USER) to->data.parent = whole->parent;
}

static void copy_process(const ir_data *from, ir_data *to) {
    to->process_arg = from->process_arg;
    to->process_call = from->process_call;
}

static void lower_switch(const expr_scope *sc, const m_attr *a, ir_data *d) {
    static const ir_vtype unknown = {.kind = IR_NONE};
    if (d->kind != IR_D_SWITCH) return;
    d->on = ksyc_lower_operand(sc, a->rare->on);
    expr_scope own = *sc;
    own.on = d->on != NULL ? &d->on->vtype : &unknown;
    size_t at = 0;
    const m_case *rest = NULL;
    names seen = {0};
    for (size_t i = 0; i < a->rare->num_cases; i++) {
        const m_case *from = &a->rare->cases[i];
        if (from->key == NULL) {
            rest = from;
            continue;
        }
        lower_case(&own, from, &d->cases[at], d);
        refuse_same_key(&own, &seen, from, d->cases[at].key);
        at++;
    }
    if (rest != NULL) lower_case(&own, rest, &d->cases[at], d);
    for (size_t i = 0; i < d->num_cases; i++)
        if (d->cases[i].data.process != IR_P_NONE) copy_process(d, &d->cases[i].data);
}

/* --------------------------------------------------------------------------------------- valid */

static const char *rule_name(ir_valid_kind kind) {
    static const char *const rules[] = {[IR_V_EQ] = "the value",
                                        [IR_V_MIN] = "the least value",
                                        [IR_V_MAX] = "the largest value",
                                        [IR_V_ANY_OF] = "a value",
                                        [IR_V_IN_ENUM] = "",
                                        [IR_V_EXPR] = "the rule"};
    return rules[kind];
}

/* What a rule compares a value with keeps a range that no type of C has, so that the comparison is exact. Only a
 * difference of numbers that are not negative, beside a value of int64_t, is one of int64_t itself, or refused. */
static ir_expr *as_bound(const expr_scope *sc, ir_expr *e, ir_vtype elem) {
    if (e == NULL || e->op != IR_SUB || e->vtype.kind != IR_INT || elem.kind != IR_INT) return e;
    const bool is_plain = ksyc_range_is_unsigned(e->args[0]->vtype.range) &&
                          ksyc_range_is_unsigned(e->args[1]->vtype.range);
    return is_plain && ksyc_range_fits_s64(elem.range) ? ksyc_in_one_type(sc, e) : e;
}

static void lower_rule(const expr_scope *sc, const m_valid *from, ir_vtype elem, ir_valid *to) {
    to->kind = from->kind;
    to->exprs = ksyc_pool_array(sc->s->pool, from->num_exprs, sizeof *to->exprs);
    if (from->kind == IR_V_IN_ENUM && elem.kind != IR_ENUM && elem.kind != IR_NONE)
        ksyc_diag_error(sc->s->diag, ksyc_yaml_place(sc->s->pool, from->node),
                        "'in-enum' needs the key 'enum'");
    bool ordered = from->kind == IR_V_MIN || from->kind == IR_V_MAX;
    for (size_t i = 0; i < from->num_exprs; i++) {
        const m_expr *e = from->exprs[i];
        ir_expr *result = from->kind == IR_V_EXPR ? ksyc_lower_kind(sc, e, IR_BOOL, "the rule")
                                                  : as_bound(sc, ksyc_lower_operand(sc, e), elem);
        if (result != NULL) to->exprs[to->num_exprs++] = result;
        if (result == NULL || from->kind == IR_V_EXPR || elem.kind == IR_NONE) continue;
        if (ksyc_vtype_comparable(elem, result->vtype, ordered)) continue;
        expr_scope own = *sc;
        own.expr = e;
        ksyc_type_error(&own, e->tree, "%s is %s, the field is %s", rule_name(from->kind),
                        ksyc_vtype_text(sc->s, result->vtype), ksyc_vtype_text(sc->s, elem));
    }
}

static void lower_valid(sema *s, attr_info *attr) {
    const m_attr *a = attr->model;
    ir_data *d = &attr->ir.data;
    size_t n = d->is_contents ? 1 : a->num_valid;
    attr->ir.valid = ksyc_pool_array(s->pool, n, sizeof *attr->ir.valid);
    attr->ir.num_valid = n;
    expr_scope sc = element_scope(s, attr);
    sc.item = &d->vtype;
    if (d->is_contents) {
        ir_valid *rule = &attr->ir.valid[0];
        rule->kind = IR_V_EQ;
        rule->num_exprs = 1;
        rule->exprs = ksyc_pool_array(s->pool, 1, sizeof *rule->exprs);
        rule->exprs[0] = contents_literal(s, attr, IR_LIT_BYTES);
        return;
    }
    for (size_t i = 0; i < n; i++) lower_rule(&sc, &a->valid[i], d->vtype, &attr->ir.valid[i]);
}

/* -------------------------------------------------------------------------------------- fields */

static void lower_read(sema *s, attr_info *attr) {
    const m_attr *a = attr->model;
    ir_data *d = &attr->ir.data;
    expr_scope once = scope_of(s, attr), each = element_scope(s, attr);
    if (a->pos != NULL) attr->ir.pos = lower_not_negative(&once, a->pos, "the position");
    if (a->rare->io != NULL) attr->ir.io = ksyc_lower_kind(&once, a->rare->io, IR_STREAM, "'io'");
    ksyc_ensure_data(s, attr);
    ksyc_ensure_parent(s, attr);
    lower_process(&each, a, d);
    if (a->type != NULL) lower_args(&each, a->type, attr_value(a, KEY_TYPE), d);
    lower_switch(&each, a, d);
    if (a->repeat == IR_REPEAT_UNTIL) {
        expr_scope until = each;
        until.item = &d->vtype;
        attr->ir.repeat_expr =
            ksyc_lower_kind(&until, a->repeat_expr, IR_BOOL, "the end of a repetition");
    }
    lower_valid(s, attr);
}

static void lower_value(sema *s, attr_info *attr) {
    expr_scope sc = {.s = s, .type = attr->owner, .attr = attr};
    if (attr->model->condition != NULL)
        attr->ir.condition = ksyc_lower_kind(&sc, attr->model->condition, IR_BOOL, "the condition");
    if (attr->model->value != NULL) ksyc_ensure_value(s, attr);
}

static void lower_endian(sema *s, type_info *type) {
    const m_type *m = type->model;
    if (m->endian_node == NULL || m->endian != IR_CALC) return;
    expr_scope sc = {.s = s, .type = type, .before_seq = true};
    ir_type *ir = &type->ir;
    ir->endian_on = ksyc_lower_expr(&sc, m->endian_on);
    ir->endian_cases = ksyc_pool_array(s->pool, m->num_endian_cases, sizeof *ir->endian_cases);
    const m_endian_case *rest = NULL;
    for (size_t i = 0; i < m->num_endian_cases; i++) {
        const m_endian_case *from = &m->endian_cases[i];
        if (from->key == NULL) {
            rest = from;
            continue;
        }
        struct ir_endian_case *to = &ir->endian_cases[ir->num_endian_cases++];
        to->endian = from->endian;
        lower_key(&sc, from->key, ir->endian_on, &to->key);
    }
    if (rest != NULL) ir->endian_cases[ir->num_endian_cases++].endian = rest->endian;
}

void ksyc_lower_type(sema *s, type_info *type) {
    lower_endian(s, type);
    for (size_t i = 0; i < type->ir.num_seq; i++) lower_read(s, attr_info_of(type->ir.seq[i]));
    for (size_t i = 0; i < type->ir.num_instances; i++) {
        attr_info *attr = attr_info_of(type->ir.instances[i]);
        if (attr->ir.kind == IR_VALUE_INSTANCE)
            lower_value(s, attr);
        else
            lower_read(s, attr);
    }
    expr_scope sc = {.s = s, .type = type};
    if (type->model->to_string != NULL)
        type->ir.to_string = ksyc_lower_kind(&sc, type->model->to_string, IR_STR, "'to-string'");
}
