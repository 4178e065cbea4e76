/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routines of fields whose kind a value chooses: numbers of different widths, or objects of different types.
 */
#include <stdint.h>
#include <string.h>

#include "expr_show.h"
#include "proof.h"

static val key_of(draft *dr, const ir_case *c) {
    expr_number key = {0, false};
    if (c->key == NULL || !ksyc_expr_constant(c->key, &key))
        return ksyc_unsupported(dr->em, c->place, "cases that are no constants");
    return ksyc_literal_val(dr->em->pool, key.word, key.negative);
}

/* Numbers: one case per width. */
static void emit_numbers(draft *dr, const ir_attr *attr, val on, const char **size_term) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    routine *r = dr->routine;
    const char *type_name = r->type->proof_name;
    output values = ksyc_output_new(p, 0), sizes = ksyc_output_new(p, 0),
           present = ksyc_output_new(p, 0);
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *one = &d->cases[i].data;
        val key = key_of(dr, &d->cases[i]);
        const char *test = ksyc_pool_printf(p, "%s == %s", on.l, key.l);
        ksyc_appendf(&values, "%s ? %s :\n", test, ksyc_read_text(p, one, false, "at"));
        ksyc_appendf(&sizes, "%s ? %u : ", test, one->size);
        ksyc_appendf(&present, "%s ? 1 : ", test);
    }
    ksyc_append(&values, "0");
    ksyc_append(&sizes, "0");
    ksyc_append(&present, "0");
    *size_term = ksyc_output_text(&sizes);
    ksyc_add_condition(dr, ksyc_pool_printf(p, "at + (%s) <= len", *size_term),
                       on.mask | BIT(BIT_AT) | BIT(BIT_LEN));
    ksyc_block(dr->c, "switch (%s)", on.c);
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *one = &d->cases[i].data;
        val key = key_of(dr, &d->cases[i]);
        ksyc_line(dr->c, "case %s:", key.c);
        dr->c->indent++;
        ksyc_refuse_if(dr, "len - at < %u", one->size);
        for (size_t n = 0; n < r->now->exports.count; n++)
            ksyc_line(dr->c, "%s%s = %s;", ksyc_facts_prefix(em), r->now->exports.items[n].name,
                      r->now->exports.items[n].kind == LEAF_HAS
                          ? "true"
                          : ksyc_read_text(p, one, true, "at"));
        if (r->now->needs_end)
            ksyc_line(dr->c, "%send = at + %u;", ksyc_facts_prefix(em), one->size);
        ksyc_line(dr->c, "break;");
        dr->c->indent--;
    }
    ksyc_line(dr->c, "default:");
    dr->c->indent++;
    for (size_t n = 0; n < r->now->exports.count; n++)
        ksyc_line(dr->c, "%s%s = %s;", ksyc_facts_prefix(em), r->now->exports.items[n].name,
                  r->now->exports.items[n].kind == LEAF_HAS ? "false" : "0");
    if (r->now->needs_end) ksyc_line(dr->c, "%send = at;", ksyc_facts_prefix(em));
    ksyc_line(dr->c, "break;");
    dr->c->indent--;
    ksyc_end(dr->c);
    ksyc_define(dr, "logic integer", ksyc_pool_printf(p, "%s_%s", type_name, attr->stem),
                ksyc_output_text(&values), on.mask | BIT(BIT_BUF) | BIT(BIT_AT));
    ksyc_define(dr, "logic integer", ksyc_pool_printf(p, "%s_has_%s", type_name, attr->stem),
                ksyc_output_text(&present), on.mask);
}

/* Objects: cases with the same type and the same arguments share a branch. */
static bool same_case(const ir_data *a, const ir_data *b) {
    if (a->kind != b->kind || a->type != b->type || a->num_args != b->num_args) return false;
    for (size_t i = 0; i < a->num_args; i++)
        if (!ksyc_same_expr(a->args[i], b->args[i])) return false;
    return true;
}

bool ksyc_is_repeated_case(const ir_data *d, size_t i) {
    for (size_t n = 0; n < i; n++)
        if (same_case(&d->cases[i].data, &d->cases[n].data)) return true;
    return false;
}

size_t ksyc_case_tests(draft *dr, const ir_attr *attr, val on, size_t i, const char **c,
                       const char **l) {
    pool *p = dr->em->pool;
    const ir_data *d = &attr->data;
    output in_c = ksyc_output_new(p, 0), in_logic = ksyc_output_new(p, 0);
    size_t values = 0;
    for (size_t n = i; n < d->num_cases; n++) {
        if (!same_case(&d->cases[i].data, &d->cases[n].data)) continue;
        val key = key_of(dr, &d->cases[n]);
        ksyc_appendf(&in_c, "%s%s == %s", values > 0 ? " || " : "", on.c, key.c);
        ksyc_appendf(&in_logic, "%s%s == %s", values > 0 ? " || " : "", on.l, key.l);
        values++;
    }
    *c = ksyc_output_text(&in_c);
    *l = ksyc_output_text(&in_logic);
    return values;
}

/* Where the chosen object ends. */
typedef struct ends {
    const char *term;
    uint64_t mask;
} ends;

/* Writes the cases from `i` on, at most `most` different ones; returns the number of the next. With `decides`, each
 * case returns the result of its call. */
static size_t emit_objects(draft *dr, const ir_attr *attr, val on, size_t i, size_t most,
                           bool decides, ends *e) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    const ir_data *d = &attr->data;
    for (; i < d->num_cases && most > 0; i++) {
        const ir_data *one = &d->cases[i].data;
        if (ksyc_is_repeated_case(d, i)) continue;
        most--;
        if (one->kind != IR_D_USER || one->sizing != IR_SIZE_NONE || d->cases[i].key == NULL) {
            ksyc_unsupported(em, d->cases[i].place, "cases of this kind");
            return d->num_cases;
        }
        const char *c = "", *l = "";
        ksyc_case_tests(dr, attr, on, i, &c, &l);
        const clauses *before = dr->conditions;
        dr->conditions = NULL;
        output *out = dr->c;
        ksyc_block(out, "if (%s)", c);
        routine *child = ksyc_routine_of(em, one->type, NULL);
        if (dr->routine->now->needs_end && !one->type->is_fixed && !child->now->needs_end) {
            child->now->needs_end = true;
            em->has_grown = true;
        }
        const char *facts = ksyc_facts_type(em, child);
        binding b;
        ksyc_bind(&b, dr, child, attr, one);
        b.decides = decides;
        b.is_used = dr->routine->now->needs_end && !one->type->is_fixed;
        if (facts != NULL && (!em->opens || b.is_used)) ksyc_line(out, "%s item = {0};", facts);
        ksyc_check_child(&b, NULL, "item");
        const clauses *found = dr->conditions;
        dr->conditions = before;
        ksyc_add_branch(dr, l, "==> ", on.mask, found);
        if (dr->routine->now->needs_end) {
            if (one->type->is_fixed) {
                ksyc_line(out, "%send = at + %llu;", ksyc_facts_prefix(em),
                          (unsigned long long)one->type->min_size);
                e->term = ksyc_pool_printf(p, "(%s) ? at + %llu :\n%s", l,
                                           (unsigned long long)one->type->min_size, e->term);
            } else {
                ksyc_line(out, "%send = item.end;", ksyc_facts_prefix(em));
                val after = ksyc_child_call(&b, ksyc_pool_printf(p, "end_%s", child->name));
                e->mask |= after.mask;
                e->term = ksyc_pool_printf(p, "(%s) ? %s :\n%s", l, after.l, e->term);
            }
        }
        ksyc_end(out);
    }
    return i;
}

/* WP considers each combination of branches that join again, and each way to leave a function in full. So a switch
 * with many cases is split into functions of a few cases each. */
enum { CASES_OF_PART = 8 };

static bool has_many_cases(const ir_data *d) {
    size_t count = 0;
    for (size_t i = 0; i < d->num_cases; i++) count += !ksyc_is_repeated_case(d, i);
    return count > 8 * (size_t)CASES_OF_PART;
}

static void emit_parts(draft *dr, const ir_attr *attr, val on) {
    routine *r = dr->routine;
    pool *p = dr->em->pool;
    output *out = dr->c;
    const char *arguments = "";
    for (size_t i = 0; i < r->vars.count; i++)
        arguments = ksyc_pool_printf(p, "%s, %s", arguments, r->vars.items[i].name);
    const char *whole = r->name;
    const clauses *conditions = NULL;
    uint64_t mask = 0;
    unsigned number = 0;
    for (size_t i = 0; i < attr->data.num_cases;) {
        output body = ksyc_output_new(p, 1);
        dr->c = &body;
        dr->conditions = NULL;
        dr->conditions_mask = 0;
        ends none = {"", 0};
        i = emit_objects(dr, attr, on, i, CASES_OF_PART, true, &none);
        if (ksyc_output_is_empty(&body)) break; /* a case that is written already */
        r->name = ksyc_pool_printf(p, "%s_part%u", whole, ++number);
        const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
        const logic_fun *f = ksyc_define(dr, "predicate", valid,
                                         ksyc_conjunction(p, dr->conditions), dr->conditions_mask);
        const char *holds = ksyc_own_call(dr, f, NULL, NULL, NULL);
        conditions = ksyc_all_of(p, conditions, holds);
        mask |= dr->conditions_mask;
        ksyc_line(out, "const bool ok%u = check_%s(buf, len, at%s);", number, r->name, arguments);
        ksyc_line(out, "/*@ assert ok%u: ok%u != 0 <==> %s; */", number, number, holds);
        ksyc_refuse_when(out, ksyc_pool_printf(p, "!ok%u", number));
        ksyc_finish_function(dr, ksyc_output_text(&body), valid, false);
        r->name = whole;
    }
    dr->c = out;
    dr->conditions = conditions;
    dr->conditions_mask = mask;
}

void ksyc_emit_switch(proof_emitter *em, const ir_type *type, const ir_attr *attr) {
    routine *r = ksyc_routine_of(em, type, attr);
    pool *p = em->pool;
    if (em->opens && ksyc_facts_type(em, r) == NULL) return;
    output body = ksyc_output_new(p, 1);
    draft dr = ksyc_new_draft(em, r, &body);
    val on = ksyc_value(&dr, attr, attr->data.on, ksyc_pool_printf(p, "%s_on", r->name), "on");
    ends e = {"at", BIT(BIT_AT)};
    if (ksyc_is_number_switch(&attr->data)) {
        const char *size_term = "0";
        emit_numbers(&dr, attr, on, &size_term);
        e.term = ksyc_pool_printf(p, "at + (%s)", size_term);
        e.mask |= on.mask;
    } else if (!r->now->needs_end && ksyc_output_is_empty(&body) && has_many_cases(&attr->data)) {
        emit_parts(&dr, attr, on);
    } else {
        if (r->now->needs_end) ksyc_line(&body, "%send = at;", ksyc_facts_prefix(em));
        e.mask |= on.mask;
        emit_objects(&dr, attr, on, 0, SIZE_MAX, false, &e);
    }
    if (r->now->needs_end)
        ksyc_define(&dr, "logic integer", ksyc_pool_printf(p, "end_%s", r->name), e.term, e.mask);
    const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
    ksyc_define(&dr, "predicate", valid, ksyc_conjunction(p, dr.conditions), dr.conditions_mask);
    ksyc_finish_function(&dr, ksyc_output_text(&body), valid, false);
}
