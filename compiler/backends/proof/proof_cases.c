/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cases of a field whose kind a value chooses: their tests; and the routine of a field for which the value chooses
 * between numbers and objects, or between many objects behind which other fields follow. There each case returns: WP
 * considers each combination of branches that join again.
 */
#include "expr_show.h"
#include "proof.h"

/* ---------------------------------------------------------------------------------------- tests */

val ksyc_case_key(draft *dr, const ir_case *c) {
    expr_number key = {0, false};
    if (c->key == NULL || !ksyc_is_number_of_grammar(c->key, &key))
        return ksyc_unsupported(dr->em, c->place, "cases that are no constants");
    return ksyc_literal_val(dr->em->pool, key.word, key.negative);
}

bool ksyc_same_case(const ir_data *d, size_t i, size_t n) {
    const ir_data *a = &d->cases[i].data, *b = &d->cases[n].data;
    if (ksyc_is_scalar(a) && ksyc_is_scalar(b)) return a->size == b->size;
    return ksyc_same_object(a, b);
}

bool ksyc_is_repeated_case(const ir_data *d, size_t i) {
    for (size_t n = 0; n < i; n++)
        if (ksyc_same_case(d, i, n)) return true;
    return false;
}

const code_expr *ksyc_any_test(const call *tests) {
    return ksyc_code_open(
        tests->pool, ksyc_code_list(tests->pool, CODE_INFIX, "||", tests->args, tests->num_args));
}

/* Whether what is read for other values, too, is the same as in case `i`. */
static bool has_rest(const ir_data *d, size_t i) {
    return d->cases[d->num_cases - 1].key == NULL && ksyc_same_case(d, i, d->num_cases - 1);
}

/* Of such a case: the value chooses none of the others. */
static size_t none_of_others(draft *dr, const ir_data *d, val on, size_t i, const code_expr **c,
                             const code_expr **l) {
    pool *p = dr->em->pool;
    call in_c = {.pool = p}, in_logic = {.pool = p};
    for (size_t n = 0; n < d->num_cases; n++) {
        if (ksyc_same_case(d, i, n)) continue;
        const val key = ksyc_case_key(dr, &d->cases[n]);
        ksyc_add_argument(&in_c, ksyc_code_flat(p, on.c, "!=", key.c));
        ksyc_add_argument(&in_logic, ksyc_code_flat(p, on.l, "!=", key.l));
    }
    *c = ksyc_code_word(p, "true");
    *l = ksyc_code_word(p, "\\true");
    if (in_c.num_args == 0) return 1;
    *c = ksyc_code_open(p, ksyc_code_list(p, CODE_INFIX, "&&", in_c.args, in_c.num_args));
    *l = ksyc_code_open(p, ksyc_code_list(p, CODE_INFIX, "&&", in_logic.args, in_logic.num_args));
    return in_c.num_args;
}

size_t ksyc_case_tests(draft *dr, const ir_attr *attr, val on, size_t i, const code_expr **c,
                       const code_expr **l) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    call in_c = {.pool = p}, in_logic = {.pool = p};
    if (has_rest(d, i)) return none_of_others(dr, d, on, i, c, l);
    for (size_t n = i; n < d->num_cases; n++) {
        if (!ksyc_same_case(d, i, n)) continue;
        val key = ksyc_case_key(dr, &d->cases[n]);
        ksyc_add_argument(&in_c, ksyc_code_flat(p, on.c, "==", key.c));
        ksyc_add_argument(&in_logic, ksyc_code_flat(p, on.l, "==", key.l));
    }
    *c = ksyc_any_test(&in_c);
    *l = ksyc_any_test(&in_logic);
    return in_c.num_args;
}

/* ------------------------------------------------------------------------------ mixed or many cases */

/* With so many cases and no more, ksyc_emit_switch writes one branch after the other. */
enum { FEW_CASES = 8 };

bool ksyc_has_mixed_cases(const routine *r, const ir_data *d) {
    size_t num_objects = 0;
    bool has_scalar = false;
    if (d->sizing != IR_SIZE_NONE) return false;
    for (size_t i = 0; i < d->num_cases; i++) {
        has_scalar = has_scalar || ksyc_is_scalar(&d->cases[i].data);
        num_objects += !ksyc_is_repeated_case(d, i);
    }
    return has_scalar || (r->now->needs_end && num_objects > FEW_CASES);
}

static void finish_case(draft *dr, const code_expr *end) {
    if (dr->routine->now->needs_end)
        ksyc_line(dr->c, "%send = %s;", ksyc_facts_prefix(dr->em), ksyc_in(dr->c, end));
    ksyc_line(dr->c, "return %s;", dr->em->opens ? "view" : ksyc_acceptance(ksyc_loads(dr->em)));
}

/* A number: only whether its bytes are there is of interest. Returns where it ends, in logic. */
static val emit_scalar(draft *dr, const ir_data *one) {
    pool *p = dr->em->pool;
    const code_expr *size = ksyc_code_natural(p, one->size);
    const code_expr *end = ksyc_code_flat(p, AT, "+", size);
    ksyc_refuse_if(dr, ksyc_code_flat(p, ksyc_code_flat(p, LEN, "-", AT), "<", size));
    ksyc_add_condition(dr, ksyc_code_flat(p, end, "<=", LEN), BIT(BIT_AT) | BIT(BIT_LEN));
    finish_case(dr, end);
    return (val){.kind = V_U64, .c = end, .l = end, .mask = BIT(BIT_AT)};
}

static val emit_object(draft *dr, const ir_attr *attr, const ir_data *one) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const bool needs_end = dr->routine->now->needs_end;
    routine *child = ksyc_routine_of(em, one->type, NULL);
    if (needs_end && !one->type->is_fixed && !child->now->needs_end) {
        child->now->needs_end = true;
        em->has_grown = true;
    }
    const char *facts = ksyc_facts_type(em, child);
    binding b;
    ksyc_bind(&b, dr, child, attr, one);
    b.is_used = needs_end && !one->type->is_fixed;
    if (facts != NULL && (!em->opens || b.is_used)) ksyc_line(dr->c, "%s item = {0};", facts);
    ksyc_check_child(&b, NULL, "item");
    if (one->type->is_fixed) {
        const code_expr *end = ksyc_plus(p, AT, one->type->min_size);
        finish_case(dr, end);
        return (val){.kind = V_U64, .c = end, .l = end, .mask = BIT(BIT_AT)};
    }
    finish_case(dr, ksyc_code_dot(p, ksyc_code_word(p, "item"), "end"));
    return ksyc_child_call(&b, ksyc_pool_printf(p, "end_%s", child->name));
}

size_t ksyc_emit_some_cases(draft *dr, const ir_attr *attr, val on, size_t i, size_t most,
                            case_ends *ends) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    for (; i < d->num_cases && most > 0; i++) {
        const ir_data *one = &d->cases[i].data;
        if (ksyc_is_repeated_case(d, i)) continue;
        most--;
        if (!(ksyc_is_scalar(one) || (one->kind == IR_D_USER && one->sizing == IR_SIZE_NONE))) {
            ksyc_unsupported(em, d->cases[i].place, ksyc_refused_data(p, one));
            return d->num_cases;
        }
        const code_expr *c = NULL, *l = NULL;
        ksyc_case_tests(dr, attr, on, i, &c, &l);
        const clauses *before = dr->conditions;
        dr->conditions = NULL;
        ksyc_block(dr->c, "if (%s)", ksyc_in(dr->c, c));
        const val after = ksyc_is_scalar(one) ? emit_scalar(dr, one) : emit_object(dr, attr, one);
        ksyc_end(dr->c);
        const clauses *found = dr->conditions;
        dr->conditions = before;
        const code_expr *test = ksyc_code_closed(p, ksyc_code_group(p, l));
        ksyc_add_branch(dr, test, false, on.mask, found);
        ksyc_add_argument(&ends->cases, test);
        ksyc_add_argument(&ends->cases, after.l);
        ends->mask |= after.mask;
    }
    if (dr->routine->now->needs_end)
        ksyc_line(dr->c, "%send = %s;", ksyc_facts_prefix(em), ksyc_in(dr->c, AT));
    return i;
}

const code_expr *ksyc_end_of_cases(case_ends *ends) {
    ksyc_add_argument(&ends->cases, AT);
    return ksyc_code_cases(ends->cases.pool, ends->cases.args, ends->cases.num_args, true);
}

void ksyc_emit_cases(draft *dr, const ir_attr *attr, val on, const code_expr **end,
                     uint64_t *end_mask) {
    case_ends ends = {.cases.pool = dr->em->pool, .mask = on.mask | BIT(BIT_AT)};
    ksyc_emit_some_cases(dr, attr, on, 0, SIZE_MAX, &ends);
    *end_mask |= ends.mask;
    *end = ksyc_end_of_cases(&ends);
}
