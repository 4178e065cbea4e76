/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routines of fields whose kind a value chooses: numbers of different widths, or objects of different types.
 */
#include <stdint.h>

#include "proof.h"
#include "range.h"

/* `size` bytes behind the start. */
static const code_expr *behind(pool *p, uint64_t size) {
    return ksyc_code_flat(p, AT, "+", ksyc_code_natural(p, size));
}

static void end_at(draft *dr, const code_expr *place) {
    ksyc_line(dr->c, "%send = %s;", ksyc_facts_prefix(dr->em), ksyc_in(dr->c, place));
}

/* Reads the number of a case, or none where the value chooses none. */
static void emit_number(draft *dr, const ir_data *one) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const routine *r = dr->routine;
    const code_expr *size = ksyc_code_natural(p, one != NULL ? one->size : 0);
    if (one != NULL) {
        ksyc_refuse_if(dr, ksyc_code_flat(p, ksyc_code_flat(p, LEN, "-", AT), "<", size));
        if (ksyc_loads(em)) ksyc_look(dr->c, AT, size); /* also if only views read it */
    }
    for (size_t n = 0; n < r->now->exports.count; n++) {
        const leaf *l = &r->now->exports.items[n];
        const char *value =
            l->kind == LEAF_HAS ? (one != NULL ? "true" : "false")
            : one == NULL       ? "0"
                          : ksyc_in(dr->c, ksyc_read_number(p, one, ksyc_reading(ksyc_loads(em)),
                                                            AT, ksyc_order(dr, r->type, one).c));
        ksyc_line(dr->c, "%s%s = %s;", ksyc_facts_prefix(em), l->name, value);
    }
    if (r->now->needs_end) end_at(dr, one != NULL ? behind(p, one->size) : AT);
}

static void emit_cases(draft *dr, const ir_data *d, val on) {
    ksyc_block(dr->c, "switch (%s)", ksyc_in(dr->c, on.c));
    for (size_t i = 0; i <= d->num_cases; i++) {
        const bool is_rest = i == d->num_cases;
        if (is_rest)
            ksyc_line(dr->c, "default:");
        else
            ksyc_line(dr->c, "case %s:", ksyc_in(dr->c, ksyc_case_key(dr, &d->cases[i]).c));
        dr->c->indent++;
        emit_number(dr, is_rest ? NULL : &d->cases[i].data);
        ksyc_line(dr->c, "break;");
        dr->c->indent--;
    }
    ksyc_end(dr->c);
}

/* With a case for all other values. Each of the others returns: where all paths read, provers need them apart. */
static void emit_apart(draft *dr, const ir_data *d, val on) {
    const bool loads = ksyc_loads(dr->em);
    for (size_t i = 0; i + 1 < d->num_cases; i++) {
        const code_expr *key = ksyc_case_key(dr, &d->cases[i]).c;
        ksyc_block(dr->c, "if (%s)", ksyc_in(dr->c, ksyc_code_flat(dr->em->pool, on.c, "==", key)));
        emit_number(dr, &d->cases[i].data);
        ksyc_line(dr->c, "return %s;", dr->em->opens ? "view" : ksyc_acceptance(loads));
        ksyc_end(dr->c);
    }
    emit_number(dr, &d->cases[d->num_cases - 1].data);
}

/* What the logic says of a field between numbers: tests and values, at last what holds for all other values. */
typedef struct number_parts {
    const code_expr **values, **sizes, **present;
    uint64_t mask;
} number_parts;

static void say_number(draft *dr, number_parts *all, size_t i, const ir_data *one) {
    pool *p = dr->em->pool;
    all->values[i] = all->sizes[i] = all->present[i] = NOUGHT;
    if (one == NULL) return;
    const val order = ksyc_order(dr, dr->routine->type, one);
    all->mask |= order.mask;
    all->values[i] = ksyc_read_number(p, one, READ_TERM, AT, order.term);
    all->sizes[i] = ksyc_code_natural(p, one->size);
    all->present[i] = ksyc_code_natural(p, 1);
}

/* Numbers: one case per width. */
static void emit_numbers(draft *dr, const ir_attr *attr, val on, const code_expr **size_term) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    const char *type_name = dr->routine->type->proof_name;
    const bool has_rest = d->cases[d->num_cases - 1].key == NULL;
    const ir_data *rest = has_rest ? &d->cases[d->num_cases - 1].data : NULL;
    const size_t num_keys = d->num_cases - has_rest, num_parts = 2 * num_keys + 1;
    number_parts all = {ksyc_pool_array(p, num_parts, sizeof *all.values),
                        ksyc_pool_array(p, num_parts, sizeof *all.sizes),
                        ksyc_pool_array(p, num_parts, sizeof *all.present), 0};
    for (size_t i = 0; i < num_keys; i++) {
        const val key = ksyc_case_key(dr, &d->cases[i]);
        all.values[2 * i] = all.sizes[2 * i] = all.present[2 * i] =
            ksyc_code_flat(p, on.l, "==", key.l);
        say_number(dr, &all, 2 * i + 1, &d->cases[i].data);
    }
    say_number(dr, &all, num_parts - 1, rest);
    *size_term = ksyc_code_flat(
        p, AT, "+", ksyc_code_group(p, ksyc_code_cases(p, all.sizes, num_parts, false)));
    ksyc_add_condition(dr, ksyc_code_flat(p, *size_term, "<=", LEN),
                       on.mask | BIT(BIT_AT) | BIT(BIT_LEN));
    if (has_rest)
        emit_apart(dr, d, on);
    else
        emit_cases(dr, d, on);
    ksyc_define(dr, "logic integer", ksyc_pool_printf(p, "%s_%s", type_name, attr->stem),
                ksyc_code_cases(p, all.values, num_parts, true),
                on.mask | all.mask | BIT(BIT_BUF) | BIT(BIT_AT));
    ksyc_define(dr, "logic integer", ksyc_pool_printf(p, "%s_has_%s", type_name, attr->stem),
                ksyc_code_cases(p, all.present, num_parts, false), on.mask);
}

/* Objects: cases with the same type and the same arguments share a branch. */

static void add_end(case_ends *e, const code_expr *test, const code_expr *place) {
    ksyc_add_argument(&e->cases,
                      ksyc_code_closed(e->cases.pool, ksyc_code_group(e->cases.pool, test)));
    ksyc_add_argument(&e->cases, place);
}

static void emit_objects(draft *dr, const ir_attr *attr, val on, case_ends *e) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *one = &d->cases[i].data;
        if (ksyc_is_repeated_case(d, i)) continue;
        if (one->kind != IR_D_USER || one->sizing != IR_SIZE_NONE) {
            ksyc_unsupported(em, d->cases[i].place, ksyc_refused_data(p, one));
            return;
        }
        const code_expr *c = NULL, *l = NULL;
        ksyc_case_tests(dr, attr, on, i, &c, &l);
        const clauses *before = dr->conditions;
        dr->conditions = NULL;
        output *out = dr->c;
        ksyc_block(out, "if (%s)", ksyc_in(out, c));
        routine *child = ksyc_routine_of(em, one->type, NULL);
        if (dr->routine->now->needs_end && !one->type->is_fixed && !child->now->needs_end) {
            child->now->needs_end = true;
            em->has_grown = true;
        }
        const char *facts = ksyc_facts_type(em, child);
        binding b;
        ksyc_bind(&b, dr, child, attr, one);
        b.is_used = dr->routine->now->needs_end && !one->type->is_fixed;
        if (facts != NULL && (!em->opens || b.is_used)) ksyc_line(out, "%s item = {0};", facts);
        ksyc_check_child(&b, NULL, "item");
        const clauses *found = dr->conditions;
        dr->conditions = before;
        ksyc_add_branch(dr, l, false, on.mask, found);
        if (dr->routine->now->needs_end) {
            if (one->type->is_fixed) {
                const code_expr *place = behind(p, one->type->min_size);
                end_at(dr, place);
                add_end(e, l, place);
            } else {
                ksyc_line(out, "%send = item.end;", ksyc_facts_prefix(em));
                val after = ksyc_child_call(&b, ksyc_pool_printf(p, "end_%s", child->name));
                e->mask |= after.mask;
                add_end(e, l, after.l);
            }
        }
        ksyc_end(out);
    }
}

/* "(last) ? its end :\n(first) ? its end :\nat" */
static const code_expr *end_of_cases(const case_ends *e) {
    const size_t count = e->cases.num_args;
    const code_expr **parts = ksyc_pool_array(e->cases.pool, count + 1, sizeof *parts);
    for (size_t i = 0; i < count; i += 2) {
        parts[i] = e->cases.args[count - 2 - i];
        parts[i + 1] = e->cases.args[count - 1 - i];
    }
    parts[count] = AT;
    return ksyc_code_cases(e->cases.pool, parts, count + 1, true);
}

/* In C its number could become another one in the type of the value. */
static void refuse_impossible_cases(proof_emitter *em, const ir_data *d) {
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_case *c = &d->cases[i];
        if (c->key != NULL && ksyc_range_is_apart(d->on->vtype.range, c->key->vtype.range))
            ksyc_unsupported(em, c->place, "a case that no value of the switch equals");
    }
}

void ksyc_emit_switch(proof_emitter *em, const ir_type *type, const ir_attr *attr) {
    routine *r = ksyc_routine_of(em, type, attr);
    pool *p = em->pool;
    refuse_impossible_cases(em, &attr->data);
    if (em->opens && ksyc_facts_type(em, r) == NULL) return;
    output body = ksyc_output_new(p, 1);
    draft dr = ksyc_new_draft(em, r, &body);
    val on = ksyc_value(&dr, attr, attr->data.on, ksyc_pool_printf(p, "%s_on", r->name), "on");
    if (ksyc_is_wide(&attr->data.on->vtype))
        ksyc_unsupported(em, attr->data.on->place,
                         "a switch on numbers of 2^63 and more beside negative ones");
    if (on.kind == V_NONE && attr->data.cases[0].key != NULL)
        ksyc_unsupported(em, attr->data.on->place, ksyc_refused_value(p, attr->data.on));
    case_ends e = {.cases.pool = p, .mask = BIT(BIT_AT)};
    const code_expr *end = NULL;
    if (ksyc_is_number_switch(&attr->data)) {
        emit_numbers(&dr, attr, on, &end);
        e.mask |= on.mask;
    } else if (ksyc_output_is_empty(&body) && ksyc_has_many_cases(&attr->data, on)) {
        ksyc_emit_parts(&dr, attr, on, &end, &e.mask);
    } else if (ksyc_has_mixed_cases(r, &attr->data)) {
        ksyc_emit_cases(&dr, attr, on, &end, &e.mask);
    } else {
        if (r->now->needs_end) end_at(&dr, AT);
        e.mask |= on.mask;
        emit_objects(&dr, attr, on, &e);
        end = end_of_cases(&e);
    }
    if (r->now->needs_end)
        ksyc_define(&dr, "logic integer", ksyc_pool_printf(p, "end_%s", r->name), end, e.mask);
    const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
    ksyc_define(&dr, "predicate", valid, ksyc_conjunction(p, dr.conditions), dr.conditions_mask);
    ksyc_finish_function(&dr, &body, valid, false);
}
