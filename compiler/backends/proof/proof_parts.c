/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routine of a field for which a value chooses between very many objects. WP considers each way to leave a function
 * in full, so each function has a few cases only: one tells by the value which part of the cases has it, and one for
 * each part is called by the routine.
 */
#include "proof.h"

enum { CASES_OF_PART = 8, MANY_CASES = 8 * CASES_OF_PART };

bool ksyc_has_many_cases(const ir_data *d, val on) {
    size_t count = 0;
    if (d->num_cases > 0 && d->cases[d->num_cases - 1].key == NULL) return false;
    for (size_t i = 0; i < d->num_cases; i++) count += !ksyc_is_repeated_case(d, i);
    /* The function that tells the part has no parameter but the value. */
    return count > MANY_CASES && on.c->kind == CODE_WORD && on.mask >= BIT(NUM_BITS);
}

typedef struct number_writer {
    call tests;  /* of the part at hand, in logic */
    call values; /* test and number of each part */
    output body;
    uint64_t count;
} number_writer;

static void add_keys(number_writer *w, draft *dr, const ir_attr *attr, val on, size_t i) {
    const ir_data *d = &attr->data;
    for (size_t n = i; n < d->num_cases; n++) {
        if (!ksyc_same_case(d, i, n)) continue;
        const val key = ksyc_case_key(dr, &d->cases[n]);
        ksyc_line(&w->body, "case %s:", ksyc_in(&w->body, key.c));
        ksyc_add_argument(&w->tests, ksyc_code_flat(w->tests.pool, on.l, "==", key.l));
    }
}

static void finish_part(number_writer *w) {
    pool *p = w->tests.pool;
    if (w->tests.num_args == 0) return;
    const code_expr *number = ksyc_code_natural(p, ++w->count);
    ksyc_line(&w->body, "    return %s;", ksyc_in(&w->body, number));
    ksyc_add_argument(&w->values,
                      ksyc_code_closed(p, ksyc_code_group(p, ksyc_any_test(&w->tests))));
    ksyc_add_argument(&w->values, number);
    w->tests = (call){.pool = p};
}

/* The function that tells which part has the case of a value; 0: none has. */
static const logic_fun *emit_number(draft *dr, const ir_attr *attr, val on, const char *name) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    number_writer w = {.tests.pool = p, .values.pool = p, .body = ksyc_output_new(p, 2)};
    size_t left = CASES_OF_PART;
    for (size_t i = 0; i < d->num_cases; i++) {
        if (ksyc_is_repeated_case(d, i)) continue;
        add_keys(&w, dr, attr, on, i);
        if (--left > 0) continue;
        finish_part(&w);
        left = CASES_OF_PART;
    }
    finish_part(&w);
    ksyc_add_argument(&w.values, NOUGHT);
    const logic_fun *f =
        ksyc_define(dr, "logic integer", name,
                    ksyc_code_cases(p, w.values.args, w.values.num_args, true), on.mask);
    if (em->opens) return f; /* the checking stage has written the function */
    output *out = &em->type_computations;
    ksyc_line(out, "/*@");
    ksyc_line(out, "    terminates \\true; exits \\false; assigns \\nothing;");
    ksyc_line(out, "    ensures \\result == %s;",
              ksyc_logic(p, ksyc_own_call(dr, f, NULL, NULL, NULL)));
    ksyc_line(out, "*/");
    ksyc_block(out, "static inline uint64_t compute_%s(%s %s)", name, ksyc_c_type(on.kind),
               on.c->text);
    ksyc_block(out, "switch (%s)", on.c->text);
    ksyc_move_output(out, &w.body);
    ksyc_line(out, "default:");
    ksyc_line(out, "    return 0;");
    ksyc_end(out);
    ksyc_end(out);
    ksyc_line(out, "%s", "");
    return f;
}

void ksyc_emit_parts(draft *dr, const ir_attr *attr, val on, const code_expr **end,
                     uint64_t *end_mask) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    pool *p = em->pool;
    output *out = dr->c;
    output arguments = ksyc_output_new(p, 0);
    for (size_t i = 0; i < r->vars.count; i++)
        ksyc_appendf(&arguments, ", %s", ksyc_in(out, ksyc_variable_of(em, r, i)));
    const bool has_facts = !em->opens && ksyc_facts_type(em, r) != NULL;
    const char *number_name = ksyc_pool_printf(p, "part_of_%s", r->name);
    const logic_fun *number_of = emit_number(dr, attr, on, number_name);
    const code_expr *part = ksyc_own_call(dr, number_of, NULL, NULL, NULL);
    ksyc_block(out, "switch (compute_%s(%s))", number_name, ksyc_in(out, on.c));
    call ends = {.pool = p};
    const clauses *conditions = NULL;
    uint64_t mask = on.mask;
    r->whole = r->name;
    *end_mask |= on.mask | BIT(BIT_AT);
    size_t i = 0;
    for (uint64_t number = 1; i < attr->data.num_cases; number++) {
        output body = ksyc_output_new(p, 1);
        dr->c = &body;
        dr->conditions = NULL;
        dr->conditions_mask = 0;
        case_ends of_part = {.cases.pool = p, .mask = on.mask | BIT(BIT_AT)};
        i = ksyc_emit_some_cases(dr, attr, on, i, CASES_OF_PART, &of_part);
        if (of_part.cases.num_args == 0) break; /* what is left is written already */
        r->name = ksyc_pool_printf(p, "%s_part%llu", r->whole, (unsigned long long)number);
        const code_expr *test = ksyc_code_flat(p, part, "==", ksyc_code_natural(p, number));
        if (r->now->needs_end) {
            const logic_fun *end_of =
                ksyc_define(dr, "logic integer", ksyc_pool_printf(p, "end_%s", r->name),
                            ksyc_end_of_cases(&of_part), of_part.mask);
            ksyc_add_argument(&ends, ksyc_code_closed(p, ksyc_code_group(p, test)));
            ksyc_add_argument(&ends, ksyc_own_call(dr, end_of, NULL, NULL, NULL));
            *end_mask |= of_part.mask;
        }
        const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
        const logic_fun *f = ksyc_define(dr, "predicate", valid,
                                         ksyc_conjunction(p, dr->conditions), dr->conditions_mask);
        const clauses *holds = ksyc_all_of(p, NULL, ksyc_own_call(dr, f, NULL, NULL, NULL));
        mask |= dr->conditions_mask;
        ksyc_line(out, "case %llu:", (unsigned long long)number);
        ksyc_line(out, "    return %s_%s(%s%s, %s, %s%s%s);", em->opens ? "open" : "check", r->name,
                  em->opens ? "" : ksyc_gate_argument(em, out), ksyc_in(out, BUF),
                  ksyc_in(out, LEN), ksyc_in(out, AT), ksyc_output_text(&arguments),
                  has_facts ? ", facts" : "");
        ksyc_finish_function(dr, &body, valid, false);
        dr->conditions = conditions;
        ksyc_add_branch(dr, test, false, 0, holds);
        conditions = dr->conditions;
        r->name = r->whole;
    }
    r->whole = NULL;
    ksyc_line(out, "default:");
    ksyc_line(out, "    break;");
    ksyc_end(out);
    dr->c = out;
    dr->conditions = conditions;
    dr->conditions_mask = mask;
    ksyc_add_argument(&ends, AT);
    *end = ksyc_code_cases(p, ends.args, ends.num_args, true);
    if (r->now->needs_end) ksyc_line(out, "%send = %s;", ksyc_facts_prefix(em), ksyc_in(out, AT));
}
