/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances with `pos`: objects, arrays and bytes that do not begin where the field before them ends.
 */
#include <string.h>

#include "proof.h"
#include "queries.h"

/* ---------------------------------------------------------------------------- instances with `pos` */

/* Stores a number that the view holds in a variable; under a condition the variable is declared before the branch. */
static void keep(draft *dr, const char *name, val v) {
    if (dr->em->opens && dr->in_branch) {
        ksyc_assign(dr->c, name, v.c);
    } else if (!v.is_stored) {
        ksyc_hold(dr->c, "uint64_t", name, v.c);
    }
}

/* The name of the variable that holds a number until `keep` stores it. */
static const char *local_name(draft *dr, const char *name) {
    return dr->em->opens && dr->in_branch ? ksyc_pool_printf(dr->em->pool, "its_%s", name) : name;
}

/* Tests that the place lies in the stream. */
static val go_to(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    val pos = ksyc_value(dr, attr, attr->pos,
                         ksyc_pool_printf(p, "%s_%s_pos", dr->routine->name, attr->stem),
                         ksyc_pool_printf(p, "%s_pos", attr->local));
    if (pos.kind == V_S64) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, pos.c, "<", NOUGHT));
        ksyc_add_condition(dr, ksyc_code_flat(p, NOUGHT, "<=", pos.l), pos.mask);
        pos.c = ksyc_code_cast(p, "uint64_t", pos.c);
    }
    const val base = ksyc_instance_base(dr, attr);
    const val end = ksyc_instance_end(dr, attr);
    val at = ksyc_placed_at(dr, attr);
    if (base.is_literal) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, pos.c, ">", end.c));
        at = ksyc_held_in(at, pos.c);
    } else {
        ksyc_refuse_unless(dr, ksyc_pool_printf(p, "%s_inside", attr->local),
                           ksyc_code_flat(p, pos.c, "<=",
                                          ksyc_code_flat(p, ksyc_code_set_off(p, end.c), "-",
                                                         ksyc_code_set_off(p, base.c))),
                           ksyc_code_flat(p, at.l, "<=", end.l));
    }
    ksyc_add_condition(dr, ksyc_code_flat(p, at.l, "<=", end.l), at.mask | end.mask);
    if (!base.is_literal) {
        const char *name = local_name(dr, ksyc_pool_printf(p, "%s_at", attr->local));
        at = ksyc_in_variable(p, at, name);
        at.is_stored = true;
        ksyc_hold(dr->c, "uint64_t", name, ksyc_code_flat(p, base.c, "+", pos.c));
        ksyc_assert_same(dr->c, name, at.l);
    }
    return at;
}

static void check_elements(draft *dr, const ir_attr *attr, val at) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    routine *child = ksyc_routine_of(em, attr->owner, attr);
    const char *local_at = ksyc_pool_printf(p, "%s_at", attr->local);
    const char *local = ksyc_pool_printf(p, "%s_count", attr->local);
    const bool is_signed = ksyc_kind_of(&attr->repeat_expr->vtype) == V_S64;
    val count =
        ksyc_value(dr, attr, attr->repeat_expr, ksyc_pool_printf(p, "%s_count", child->name),
                   is_signed ? ksyc_pool_printf(p, "its_%s", local) : local_name(dr, local));
    if (count.kind == V_S64) {
        /* A negative number of elements means that there are none. */
        count = ksyc_held_in(count, ksyc_otherwise(p, ksyc_code_flat(p, count.c, ">", NOUGHT),
                                                   ksyc_code_cast(p, "uint64_t", count.c), NOUGHT));
        count.l = ksyc_at_least_0(p, count.l);
        count.kind = V_U64;
    }
    if (is_signed) count.is_stored = false; /* what the expression gives is not yet the count */
    if (!dr->em->opens && !at.is_stored) ksyc_hold(dr->c, "uint64_t", local_at, at.c);
    keep(dr, local, count);
    ksyc_assert_same(dr->c, local, count.l);
    const uint64_t least = ksyc_least_size(d);
    const code_expr *number = ksyc_code_natural(p, least);
    const code_expr *fits =
        ksyc_code_flat(p, ksyc_code_flat(p, number, "*", count.l),
                       "<=", ksyc_code_flat(p, LEN, "-", ksyc_code_set_off(p, at.l)));
    const code_expr *rest = ksyc_code_flat(p, LEN, "-", ksyc_code_word(p, local_at));
    if (least == 0 && ksyc_loads(em) && count.range.max > INT64_MAX)
        ksyc_stop_if_uncountable(dr->c, ksyc_code_word(p, local));
    if (least > 0) {
        ksyc_refuse_unless(dr, ksyc_pool_printf(p, "%s_fit", attr->local),
                           code_call(p, "ks_array_fits", ksyc_code_word(p, local), number, rest),
                           fits);
        ksyc_add_condition(dr, fits, at.mask | count.mask | BIT(BIT_LEN));
    }
    if (ksyc_is_number(d) || em->recalls) return; /* facts need its place and count */
    ksyc_emit_repeat(em, attr->owner, attr);
    if (em->opens) return;
    const char *facts = ksyc_facts_type(em, child);
    if (facts != NULL) ksyc_line(dr->c, "%s %s = {0};", facts, attr->local);
    binding b;
    ksyc_bind(&b, dr, child, attr, NULL);
    b.at = at;
    b.at.c = ksyc_code_word(p, local_at);
    b.count = count;
    ksyc_check_child(&b, ksyc_code_word(p, local), attr->local);
}

static void check_bytes(draft *dr, const ir_attr *attr, val at) {
    pool *p = dr->em->pool;
    const char *local = ksyc_pool_printf(p, "%s_size", attr->local);
    const bool is_signed = ksyc_kind_of(&attr->data.size_expr->vtype) == V_S64;
    val size = ksyc_value(dr, attr, attr->data.size_expr,
                          ksyc_pool_printf(p, "%s_%s_size", dr->routine->name, attr->stem),
                          dr->em->opens && is_signed ? ksyc_pool_printf(p, "its_%s", local)
                                                     : local_name(dr, local));
    if (size.kind == V_S64) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, size.c, "<", NOUGHT));
        ksyc_add_condition(dr, ksyc_code_flat(p, NOUGHT, "<=", size.l), size.mask);
        size = ksyc_held_in(size, ksyc_code_cast(p, "uint64_t", size.c));
    }
    if (dr->em->opens) keep(dr, local, size);
    const code_expr *fits = ksyc_code_flat(p, ksyc_code_flat(p, at.l, "+", size.l), "<=", LEN);
    ksyc_refuse_unless(dr, ksyc_pool_printf(p, "%s_fits", attr->local),
                       ksyc_code_flat(p, ksyc_code_open(p, size.c), "<=",
                                      ksyc_code_flat(p, LEN, "-", ksyc_code_set_off(p, at.c))),
                       fits);
    ksyc_add_condition(dr, fits, at.mask | size.mask | BIT(BIT_LEN));
}

static void check_object(draft *dr, const ir_attr *attr, val at) {
    routine *child = ksyc_routine_of(dr->em, attr->data.type, NULL);
    const char *name = attr->local;
    const char *facts = ksyc_facts_type(dr->em, child);
    binding b;
    ksyc_bind(&b, dr, child, attr, &attr->data);
    b.at = at;
    if (ksyc_is_in_file(dr->em, attr) || ksyc_other_stream(dr->em, attr) != NULL) {
        b.base = ksyc_instance_base(dr, attr);
        b.len = ksyc_instance_end(dr, attr);
    }
    b.is_used = (ksyc_required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    const bool is_declared = dr->in_branch && b.is_used;
    if (facts != NULL && !is_declared && (ksyc_tests(dr->em) || b.is_used))
        ksyc_line(dr->c, "%s %s = {0};", facts, name);
    ksyc_check_child(&b, NULL, name);
}

/* `io` is supported if it names the stream of the file, or the one that the instance would lie in without it. */
static bool is_known_stream(draft *dr, const ir_attr *attr, bool is_object) {
    const ir_expr *io = attr->io;
    if (io == NULL || (io->op == IR_IO && io->args[0]->op == IR_SELF)) return true;
    if (io->op == IR_IO && io->args[0]->op == IR_ROOT && ksyc_stream_base(dr).is_literal)
        return true;
    if (ksyc_is_file_stream(dr->em, io) && !ksyc_is_in_stream(dr->em, attr->owner)) return true;
    const bool is_known = ksyc_is_in_file(dr->em, attr) || ksyc_other_stream(dr->em, attr) != NULL;
    return is_object && is_known && !ksyc_asks_for_stream(attr);
}

static void check_placed(draft *dr, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    bool is_object = d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE;
    bool is_list = attr->repeat == IR_REPEAT_EXPR && (is_object || ksyc_is_number(d));
    bool is_one = attr->repeat == IR_ONCE && (is_object || ksyc_is_plain_bytes(d));
    if ((!is_list && !is_one) || attr->pos == NULL ||
        !is_known_stream(dr, attr, is_one && is_object) ||
        (attr->num_valid > 0 && !attr->is_note)) {
        ksyc_unsupported(dr->em, attr->place, ksyc_refused_instance(attr));
        return;
    }
    val at = go_to(dr, attr);
    if (dr->em->opens) keep(dr, ksyc_pool_printf(dr->em->pool, "%s_at", attr->local), at);
    /* Its size, its count and its arguments are computed there. */
    const val here = ksyc_move_to(dr, at);
    if (is_list) {
        check_elements(dr, attr, at);
    } else if (is_object) {
        check_object(dr, attr, at);
    } else {
        check_bytes(dr, attr, at);
    }
    dr->pos = here;
}

/* Computes the instances that an expression under a condition uses, before the branch. */
static void prepare(draft *dr, const ir_expr *e) {
    if (e == NULL) return;
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_PARSE_INSTANCE)
        ksyc_emit_placed(dr, e->attr);
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && e->attr->kind == IR_VALUE_INSTANCE &&
        ksyc_is_storable(&e->vtype)) {
        ksyc_resolve(dr, LEAF_VALUE, e);
        return;
    }
    if (e->op == IR_FIELD && e->args[0]->op == IR_SELF && ksyc_is_wide(&e->vtype))
        ksyc_require_instance(dr, e->attr);
    for (size_t i = 0; i < e->num_args; i++) prepare(dr, e->args[i]);
}

void ksyc_prepare_attr(draft *dr, const ir_attr *attr) {
    prepare(dr, attr->pos);
    prepare(dr, attr->io);
    prepare(dr, attr->data.size_expr);
    prepare(dr, attr->data.on);
    for (size_t i = 0; i < attr->data.num_args; i++) prepare(dr, attr->data.args[i]);
    for (size_t i = 0; i < attr->data.num_cases; i++)
        for (size_t n = 0; n < attr->data.cases[i].data.num_args; n++)
            prepare(dr, attr->data.cases[i].data.args[n]);
    prepare(dr, attr->repeat_expr);
    for (size_t i = 0; i < attr->num_valid; i++)
        for (size_t n = 0; n < attr->valid[i].num_exprs; n++) prepare(dr, attr->valid[i].exprs[n]);
}

/* What is found out of an object that is used behind the branch in which it is checked. */
static void declare_object(draft *dr, const ir_attr *attr) {
    const bool is_used = (ksyc_required_of(dr->routine, attr) & NEEDS_OBJECT) != 0;
    if (!is_used || attr->repeat != IR_ONCE || attr->data.kind != IR_D_USER) return;
    const char *facts = ksyc_facts_type(dr->em, ksyc_routine_of(dr->em, attr->data.type, NULL));
    if (facts != NULL) ksyc_line(dr->c, "%s %s = {0};", facts, attr->local);
}

static void check_once(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    if (dr->in_branch)
        ksyc_unsupported(dr->em, attr->place, "instances that are only needed under a condition");
    if (attr->condition == NULL) {
        dr->placing[attr->index] = true;
        check_placed(dr, attr);
        dr->placing[attr->index] = false;
        return;
    }
    const char *local = ksyc_pool_printf(p, "has_%s", attr->local);
    val has = ksyc_value(dr, attr, attr->condition,
                         ksyc_pool_printf(p, "%s_has_%s", dr->routine->name, attr->stem), local);
    if (!has.is_stored) ksyc_hold(dr->c, "bool", local, has.c);
    ksyc_prepare_attr(dr, attr);
    output *out = dr->c;
    if (dr->em->opens) {
        ksyc_line(out, "uint64_t %s_at = 0;", attr->local);
        if (attr->repeat != IR_ONCE) ksyc_line(out, "uint64_t %s_count = 0;", attr->local);
        if (ksyc_is_plain_bytes(&attr->data)) ksyc_line(out, "uint64_t %s_size = 0;", attr->local);
    }
    declare_object(dr, attr);
    output inner = ksyc_output_new(p, out->indent + 1);
    const clauses *before = dr->conditions;
    dr->c = &inner;
    dr->conditions = NULL;
    dr->in_branch = true;
    check_placed(dr, attr);
    dr->in_branch = false;
    const clauses *found = dr->conditions;
    dr->c = out;
    dr->conditions = before;
    ksyc_block(out, "if (%s)", local);
    ksyc_append_output(out, &inner);
    ksyc_end(out);
    ksyc_add_branch(dr, has.l, true, has.mask, found);
}

void ksyc_check_instance(draft *dr, const ir_attr *attr) {
    if (dr->placing[attr->index])
        ksyc_unsupported(dr->em, attr->place, "instances that need themselves");
    if (dr->c == NULL || dr->computed[attr->index]) return;
    dr->computed[attr->index] = true;
    if (dr->instance_depth >= MAX_INSTANCE_DEPTH) {
        ksyc_unsupported(dr->em, attr->place, "instances that need so many others");
        return;
    }
    dr->instance_depth++;
    check_once(dr, attr);
    dr->instance_depth--;
}
