/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The routines of repeated fields: a loop in C, and in logic a statement about every element. Where element i begins
 * and what it uses of element i - 1 are recursive functions of i.
 */
#include <string.h>

#include "proof.h"

/* The loop of one repeated field. */
typedef struct loop {
    proof_emitter *em;
    routine *r;
    const ir_attr *attr;
    bool is_fixed; /* all elements have one size */
    unsigned long long size;
    const char *at_item; /* name of the function for the place of an element */
} loop;

/* Where element `index` begins. */
static val place_of(const loop *l, draft *dr, const code_expr *index) {
    pool *p = l->em->pool;
    val at = {.kind = V_U64, .c = POS, .l = AT, .mask = BIT(BIT_AT) | BIT(BIT_INDEX)};
    if (l->is_fixed) {
        at.l = ksyc_plus_times(p, AT, l->size, index);
        at.c = ksyc_plus_times(p, AT, l->size, INDEX);
        return at;
    }
    const logic_fun *f = ksyc_find_fun(dr->routine, l->at_item);
    if (f != NULL) {
        at.l = ksyc_own_call(dr, f, NULL, NULL, index);
        at.mask = f->mask;
    }
    return at;
}

static void at_index(const loop *l, draft *dr, binding *b, const code_expr *index) {
    dr->index_c = INDEX;
    dr->index_l = index;
    dr->pos = place_of(l, dr, index);
    ksyc_bind(b, dr, ksyc_routine_of(l->em, l->attr->data.type, NULL), l->attr, &l->attr->data);
}

/* Defines a function of i by its value at i - 1. Its variables are found by iteration: the call of the function is
 * derived until no variable is new. */
static void define_recursive(const loop *l, draft *dr, const char *name, const char *fun,
                             const code_expr *start, uint64_t start_mask) {
    routine *r = dr->routine;
    if (!ksyc_tests(l->em) && ksyc_find_fun(r, name) != NULL) return;
    draft logic = *dr;
    logic.c = NULL;
    uint64_t mask = BIT(BIT_INDEX) | start_mask;
    size_t slot = r->num_funs;
    ksyc_add_fun(l->em, r, name, mask);
    pool *p = l->em->pool;
    const code_expr *before = ksyc_index_before(p);
    const code_expr *body = NULL;
    for (int round = 0; round < 8; round++) {
        binding b;
        at_index(l, &logic, &b, before);
        val v = ksyc_child_call(&b, fun);
        body = ksyc_otherwise(p, ksyc_code_flat(p, INDEX, "<=", NOUGHT), start, v.l);
        uint64_t found = mask | v.mask;
        r->funs[slot]->mask = found;
        if (found == mask) break;
        mask = found;
    }
    /* Removes the provisional entry. */
    for (size_t i = slot; i + 1 < r->num_funs; i++) r->funs[i] = r->funs[i + 1];
    ksyc_forget_funs(r, r->num_funs - 1);
    ksyc_define(dr, "logic integer", name, body, mask);
}

static void write_item_facts(const loop *l, draft *dr, output *out) {
    for (size_t i = 0; i < l->r->now->carried.count; i++) {
        const leaf *c = &l->r->now->carried.items[i];
        const logic_fun *f =
            ksyc_find_fun(l->r, ksyc_carried_function(l->em, l->r, c->kind, c->path));
        if (f == NULL) continue; /* found in this pass; the next pass defines it */
        pool *p = l->em->pool;
        const code_expr *member = ksyc_code_dot(p, ksyc_code_word(p, "item"), c->name);
        const code_expr *value = ksyc_own_call(dr, f, NULL, NULL, INDEX);
        ksyc_line(out, "    loop invariant %s;",
                  ksyc_logic(p, ksyc_code_flat(p, member, "==", value)));
        const code_expr *range = ksyc_range_of_name(p, c->type, c->range, member);
        if (range != NULL && c->kind == LEAF_VALUE)
            ksyc_line(out, "    loop invariant %s;", ksyc_logic(p, range));
    }
}

/* Column numbers: `i % width` in logic; in C a variable that is set to 0 at the end of a row. */
static const char *column_name(const loop *l, size_t k) {
    return ksyc_pool_printf(l->em->pool, "i_mod_%s",
                            ksyc_path_name(l->em->pool, l->r->columns.items[k].path));
}

static const code_expr *column_width(const loop *l, draft *dr, size_t k) {
    return ksyc_resolve(dr, LEAF_VALUE, l->r->columns.items[k].path).c;
}

static void write_columns(const loop *l, draft *dr, output *out) {
    for (size_t k = 0; k < l->r->columns.count; k++) {
        const char *name = column_name(l, k);
        const char *width = ksyc_logic(l->em->pool, column_width(l, dr, k));
        ksyc_line(out, "    loop invariant %s <= i;", name);
        ksyc_line(out, "    loop invariant %s != 0 ==> %s == i %% %s;", width, name, width);
    }
}

/* Lets a compiler that knows a bound of the width omit the test of the column. */
static void write_known_columns(const loop *l, draft *dr, output *out) {
    for (size_t k = 0; k < l->r->columns.count; k++) {
        const char *width = ksyc_in(out, column_width(l, dr, k));
        ksyc_line(out, "ks_known(%s == 0 || %s < %s);", width, column_name(l, k), width);
    }
}

static void write_loop_exports(const loop *l, draft *dr) {
    pool *p = l->em->pool;
    if (l->r->now->needs_end)
        ksyc_line(dr->c, "%send = %s;", ksyc_facts_prefix(l->em),
                  ksyc_in(dr->c, l->is_fixed ? ksyc_plus_times(p, AT, l->size, COUNT) : POS));
    for (size_t i = 0; i < l->r->now->exports.count; i++) {
        const leaf *e = &l->r->now->exports.items[i];
        ksyc_line(dr->c, "%s%s = item.%s;", ksyc_facts_prefix(l->em), e->name, e->name);
    }
}

/* "\forall integer k; 0 <= k < end ==> holds" */
static const code_expr *for_all_below(pool *p, const code_expr *k, const code_expr *end,
                                      const code_expr *holds) {
    const code_expr *inside = ksyc_code_flat(p, ksyc_code_flat(p, NOUGHT, "<=", k), "<", end);
    return ksyc_code_all(p, "integer k", ksyc_code_flat(p, inside, "==>", holds));
}

static void check_item(const proof_emitter *em, output *out, const routine *element,
                       const code_expr *at, const char *arguments, bool has_facts) {
    ksyc_line(out, "const %s ok = %s_%s(%s%s, %s, %s%s%s);", ksyc_verdict_type(ksyc_loads(em)),
              ksyc_verb(em), element->name, ksyc_gate_argument(em, out), ksyc_in(out, BUF),
              ksyc_in(out, LEN), ksyc_in(out, at), arguments, has_facts ? ", &item" : "");
}

/* Writes the loop for a number of elements that is known in advance. */
static void emit_counted(loop *l) {
    proof_emitter *em = l->em;
    pool *p = em->pool;
    routine *r = l->r;
    const ir_data *d = &l->attr->data;
    output body = ksyc_output_new(p, 1);
    draft dr = ksyc_new_draft(em, r, &body);
    const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
    const char *item = ksyc_pool_printf(p, "valid_%s_item", r->name);
    l->at_item = ksyc_pool_printf(p, "at_%s_item", r->name);
    uint64_t mask = BIT(BIT_COUNT);
    const bool loads = ksyc_loads(em);
    routine *element = ksyc_routine_of(em, d->type, NULL);
    if (!l->is_fixed) {
        if (!element->now->needs_end) {
            element->now->needs_end = true;
            em->has_grown = true;
        }
        define_recursive(l, &dr, l->at_item, ksyc_pool_printf(p, "end_%s", element->name), AT,
                         BIT(BIT_AT));
    }
    for (size_t i = 0; i < r->now->carried.count; i++) {
        const leaf *c = &r->now->carried.items[i];
        define_recursive(l, &dr, ksyc_carried_function(em, r, c->kind, c->path),
                         ksyc_export_name(em, element, c->kind, c->path), NOUGHT, 0);
    }
    /* The body of the loop, and the condition for element i. */
    output inner = ksyc_output_new(p, 2);
    dr.c = &inner;
    dr.carried = ksyc_code_word(p, "item");
    binding b;
    at_index(l, &dr, &b, INDEX);
    if (em->recalls) ksyc_emit_recall(em, element);
    const char *arguments = ksyc_child_arguments(&b, &inner);
    if (!em->opens) ksyc_pass_trusts(&dr, element);
    const bool refuses = !ksyc_tests(em) || (inner.uses & REFUSES) != 0;
    const char *facts = ksyc_facts_type(em, element);
    val valid_item = ksyc_child_call(&b, ksyc_pool_printf(p, "valid_%s", element->name));
    ksyc_add_condition(&dr, valid_item.l, valid_item.mask);
    const logic_fun *f = ksyc_define(&dr, "predicate", item, ksyc_conjunction(p, dr.conditions),
                                     dr.conditions_mask | BIT(BIT_INDEX));
    if (em->opens) {
        ksyc_note_use(em, element);
        ksyc_line(&inner, "item = open_%s(%s, %s, %s%s);", element->name, ksyc_in(&inner, BUF),
                  ksyc_in(&inner, LEN), ksyc_in(&inner, b.at.c), arguments);
    } else {
        /* Lets the compiler omit the test of the length in each element. */
        if (l->is_fixed)
            ksyc_line(&inner, "ks_known(%llu <= %s - (%s));", l->size, ksyc_in(&inner, LEN),
                      ksyc_alone_in(&inner, b.at.c));
        check_item(em, &inner, element, b.at.c, arguments, facts != NULL);
        const char *holds = ksyc_logic(p, ksyc_own_call(&dr, f, NULL, NULL, INDEX));
        if (em->recalls)
            ksyc_assert_refusal(&inner, "item", "ok", holds);
        else
            ksyc_assert_verdict(&inner, "item", "ok", loads, holds);
        ksyc_return_unless_accepted(&inner, p, "ok", loads);
    }
    if (!l->is_fixed) ksyc_line(&inner, "pos = item.end;");
    const char *columns = "";
    for (size_t k = 0; k < r->columns.count; k++) {
        const char *name = column_name(l, k);
        const char *width = ksyc_in(&inner, column_width(l, &dr, k));
        ksyc_line(&inner, "%s = ks_next_column(i, %s, %s);", name, width, name);
        ksyc_line(&body, "uint64_t %s = 0;", name);
        columns = ksyc_pool_printf(p, "%s, %s", columns, name);
    }

    const code_expr *k_word = ksyc_code_word(p, "k");
    const code_expr *valid_k = ksyc_own_call(&dr, f, NULL, NULL, k_word);
    const code_expr *all = for_all_below(p, k_word, COUNT, valid_k);
    mask |= f->mask & ~BIT(BIT_INDEX);
    ksyc_define(&dr, "predicate", valid, all, mask);
    ksyc_note_array(em, r, mask, f->mask);

    dr.c = &body;
    if (facts != NULL) ksyc_line(&body, "%s item = {0};", facts);
    if (!l->is_fixed) ksyc_line(&body, "uint64_t pos = %s;", ksyc_in(&body, AT));
    if (loads) ksyc_take_steps(&body, COUNT);
    ksyc_line(&body, "/*@ loop invariant 0 <= i <= count;");
    if (!l->is_fixed)
        ksyc_line(
            &body, "    loop invariant pos == %s && at <= pos <= len;",
            ksyc_logic(p, ksyc_own_call(&dr, ksyc_find_fun(r, l->at_item), NULL, NULL, INDEX)));
    if (ksyc_tests(em))
        ksyc_line(&body, "    loop invariant %s;",
                  ksyc_logic(p, for_all_below(p, k_word, INDEX, valid_k)));
    write_item_facts(l, &dr, &body);
    write_columns(l, &dr, &body);
    ksyc_line(&body, "    loop assigns i%s%s%s%s;", facts != NULL ? ", item" : "",
              l->is_fixed ? "" : ", pos", columns, loads ? ", *gate" : "");
    ksyc_line(&body, "    loop variant count - i; */");
    ksyc_block(&body, "for (uint64_t i = 0; i < count; i++)");
    write_known_columns(l, &dr, &body);
    /* Needed if the computation of arguments can refuse: provers do not instantiate the quantifier for this
         * element by themselves. */
    if (refuses)
        ksyc_line(&body, "/*@ assert each: %s ==> %s; */",
                  ksyc_logic(p, ksyc_own_call(&dr, ksyc_find_fun(r, valid), NULL, COUNT, NULL)),
                  ksyc_logic(p, ksyc_own_call(&dr, ksyc_find_fun(r, item), NULL, NULL, INDEX)));
    ksyc_append_output(&body, &inner);
    ksyc_end(&body);
    write_loop_exports(l, &dr);
    if (r->now->needs_end) {
        val at = place_of(l, &dr, COUNT);
        ksyc_define(&dr, "logic integer", ksyc_pool_printf(p, "end_%s", r->name), at.l,
                    (at.mask & ~BIT(BIT_INDEX)) | BIT(BIT_COUNT));
    }
    ksyc_finish_function(&dr, &body, valid, true);
}

/* Defines what a loop finds when it ends: `found` behind its last element, and else what the rest of it finds. In logic
 * `at` and i are those of the next element. */
static const logic_fun *define_found(draft *dr, const char *name, val done, val after,
                                     const code_expr *found) {
    pool *p = dr->em->pool;
    const char *from = ksyc_pool_printf(p, "%s_from", name);
    const uint64_t mask = after.mask | done.mask | BIT(BIT_INDEX) | BIT(BIT_AT);
    logic_fun self = {.name = from, .mask = mask};
    const code_expr *next = ksyc_own_call(dr, &self, after.l, NULL, ksyc_plus(p, INDEX, 1));
    const logic_fun *f =
        ksyc_define(dr, "logic integer", from, ksyc_otherwise(p, done.l, found, next), mask);
    ksyc_define(dr, "logic integer", name, ksyc_own_call(dr, f, AT, NULL, NOUGHT),
                mask & ~BIT(BIT_INDEX));
    return f;
}

/* What the loop has found out is what is found from here on. */
static void keep_found(draft *dr, output *body, const logic_fun *f) {
    pool *p = dr->em->pool;
    if (f == NULL) return;
    ksyc_line(body, "    loop invariant %s == %s;",
              ksyc_logic(p, ksyc_own_call(dr, f, AT, NULL, NOUGHT)),
              ksyc_logic(p, ksyc_own_call(dr, f, POS, NULL, INDEX)));
}

/* Whether the loop only has numbers of elements to find out; *number: that one, if it is asked for. */
static bool finds_numbers(const routine *r, const leaf **number) {
    *number = NULL;
    for (size_t i = 0; i < r->now->exports.count; i++) {
        *number = &r->now->exports.items[i];
        if ((*number)->kind != LEAF_COUNT) return false;
    }
    return true;
}

/* A loop whose number of elements nobody knows before. In logic `at` and i are those of the next element. */
typedef struct search {
    draft dr;
    output body, inner;
    routine *element;
    binding b;
    const char *facts; /* the type of what an element leaves */
    const leaf *number;
    const logic_fun *number_found, *end_found;
    val after; /* where the element ends */
} search;

/* Writes how an element is checked. The position is behind it then. */
static void check_next(const loop *l, search *s) {
    proof_emitter *em = l->em;
    pool *p = em->pool;
    const ir_data *d = &l->attr->data;
    draft *dr = &s->dr;
    s->element = ksyc_routine_of(em, d->type, NULL);
    if (!d->type->is_fixed && !s->element->now->needs_end) {
        s->element->now->needs_end = true;
        em->has_grown = true;
    }
    s->body = ksyc_output_new(p, 1);
    *dr = ksyc_new_draft(em, l->r, &s->body);
    s->inner = ksyc_output_new(p, 2);
    dr->c = &s->inner;
    dr->index_c = dr->index_l = INDEX;
    dr->item = ksyc_code_word(p, "item");
    dr->pos = (val){
        .kind = V_U64, .c = POS, .l = AT, .mask = BIT(BIT_AT), .range = {0, INT64_MAX, false}};
    ksyc_bind(&s->b, dr, s->element, l->attr, d);
    ksyc_pass_trusts(dr, s->element);
    const char *arguments = ksyc_child_arguments(&s->b, &s->inner);
    s->facts = ksyc_facts_type(em, s->element);
    const bool loads = ksyc_loads(em);
    if (loads) ksyc_take_steps(&s->inner, ksyc_code_natural(p, 1));
    check_item(em, &s->inner, s->element, POS, arguments, s->facts != NULL);
    val valid_item = ksyc_child_call(&s->b, ksyc_pool_printf(p, "valid_%s", s->element->name));
    ksyc_add_condition(dr, valid_item.l, valid_item.mask);
    ksyc_return_unless_accepted(&s->inner, p, "ok", loads);
    s->after = (val){.kind = V_U64, .c = POS, .mask = BIT(BIT_AT), .range = {0, INT64_MAX, false}};
    if (d->type->is_fixed) {
        s->after.l = ksyc_plus(p, AT, d->type->min_size);
        ksyc_line(&s->inner, "pos += %llu;", (unsigned long long)d->type->min_size);
    } else {
        const val v = ksyc_child_call(&s->b, ksyc_pool_printf(p, "end_%s", s->element->name));
        s->after.l = v.l;
        s->after.mask |= v.mask;
    }
    dr->pos = s->after;
}

/* `facts->x_count = ...`, where the loop ends. */
static void write_found(const loop *l, output *out, const search *s, const code_expr *number,
                        const code_expr *end) {
    const char *prefix = ksyc_facts_prefix(l->em);
    if (s->number != NULL)
        ksyc_line(out, "%s%s = %s;", prefix, s->number->name, ksyc_in(out, number));
    if (l->r->now->needs_end) ksyc_line(out, "%send = %s;", prefix, ksyc_in(out, end));
}

/* Writes the loop around its body: `test` is its condition. */
static void write_search(const loop *l, search *s, const logic_fun *f, bool has_index,
                         const char *test) {
    proof_emitter *em = l->em;
    pool *p = em->pool;
    output *body = &s->body;
    draft *dr = &s->dr;
    if (s->facts != NULL) ksyc_line(body, "%s item = {0};", s->facts);
    ksyc_line(body, "uint64_t pos = %s;", ksyc_in(body, AT));
    if (has_index) ksyc_line(body, "uint64_t i = 0;");
    const bool is_endless = ksyc_may_be_endless(l->attr);
    ksyc_line(body, "/*@ loop invariant at <= pos <= len%s;",
              is_endless  ? " && i <= 9223372036854775807"
              : has_index ? " && i <= pos - at"
                          : "");
    if (ksyc_is_indexed(em, l->r))
        ksyc_line(body, "    loop invariant pos == at + %llu * i;", l->size);
    ksyc_line(body, "    loop invariant %s <==> %s;",
              ksyc_logic(p, ksyc_own_call(dr, f, AT, NULL, NOUGHT)),
              ksyc_logic(p, ksyc_own_call(dr, f, POS, NULL, INDEX)));
    keep_found(dr, body, s->number_found);
    keep_found(dr, body, s->end_found);
    /* A loop that goes on to the end leaves what it has found behind it. */
    const bool finds =
        l->attr->repeat == IR_REPEAT_UNTIL && (s->number_found != NULL || s->end_found != NULL);
    ksyc_line(body, "    loop assigns %spos%s%s%s;", has_index ? "i, " : "",
              s->facts != NULL ? ", item" : "", finds ? ", *facts" : "",
              ksyc_loads(em) ? ", *gate" : "");
    ksyc_line(body, "    loop variant %s; */",
              is_endless ? "9223372036854775807 - i" : "len - pos");
    ksyc_block(body, "while (%s)", test);
    if (is_endless) ksyc_stop_if_uncountable(body, ksyc_code_open(p, ksyc_plus(p, INDEX, 1)));
    ksyc_append_output(body, &s->inner);
    ksyc_end(body);
    dr->c = body;
}

/* Writes the loop that ends with the first element after which a condition holds. */
static void emit_until(loop *l) {
    proof_emitter *em = l->em;
    pool *p = em->pool;
    routine *r = l->r;
    const ir_attr *attr = l->attr;
    if (em->opens) return; /* no field follows it */
    search s = {0};
    if (!finds_numbers(r, &s.number)) {
        ksyc_unsupported(em, attr->place, "a value of the last element of `repeat: until`");
        return;
    }
    check_next(l, &s);
    draft *dr = &s.dr;
    output *inner = &s.inner;
    if (!attr->data.type->is_fixed) ksyc_line(inner, "pos = item.end;");
    const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
    const char *from = ksyc_pool_printf(p, "valid_%s_from", r->name);
    val done = ksyc_value(dr, attr, attr->repeat_expr, ksyc_pool_printf(p, "%s_until", r->name),
                          "is_last");
    if (s.number != NULL)
        s.number_found = define_found(dr, ksyc_pool_printf(p, "%s_%s", r->name, s.number->name),
                                      done, s.after, ksyc_plus(p, INDEX, 1));
    if (r->now->needs_end)
        s.end_found =
            define_found(dr, ksyc_pool_printf(p, "end_%s", r->name), done, s.after, s.after.l);
    ksyc_block(inner, "if (%s)", ksyc_alone_in(inner, done.c));
    write_found(l, inner, &s, ksyc_plus(p, INDEX, 1), POS);
    ksyc_line(inner, "return %s;", ksyc_acceptance(ksyc_loads(em)));
    ksyc_end(inner);
    ksyc_line(inner, "i++;");
    uint64_t mask = dr->conditions_mask | s.after.mask | done.mask | BIT(BIT_INDEX) | BIT(BIT_AT);
    logic_fun self = {.name = from, .mask = mask};
    const code_expr *next = ksyc_own_call(dr, &self, s.after.l, NULL, ksyc_plus(p, INDEX, 1));
    const code_expr *rest = ksyc_code_infix(p, done.l, "||", next);
    const logic_fun *f = ksyc_define(
        dr, "predicate", from, ksyc_conjunction(p, ksyc_all_of(p, dr->conditions, rest)), mask);
    ksyc_define(dr, "predicate", valid, ksyc_own_call(dr, f, AT, NULL, NOUGHT),
                mask & ~BIT(BIT_INDEX));
    write_search(l, &s, f, true, "true");
    ksyc_finish_function(dr, &s.body, valid, false);
}

/* Writes the loop over elements up to the end of the stream. */
static void emit_to_end(loop *l) {
    proof_emitter *em = l->em;
    pool *p = em->pool;
    routine *r = l->r;
    const ir_attr *attr = l->attr;
    if (em->opens) return; /* no field follows it */
    search s = {0};
    if (!finds_numbers(r, &s.number)) {
        ksyc_unsupported(em, attr->place,
                         "a value of the last element of a repetition up to the end");
        return;
    }
    check_next(l, &s);
    draft *dr = &s.dr;
    output *inner = &s.inner;
    /* An element without bytes would be read for ever. */
    if (attr->data.type->min_size == 0) {
        const code_expr *goes_on = ksyc_code_flat(p, AT, "<", s.after.l);
        if (attr->data.type->is_fixed) {
            ksyc_unsupported(em, attr->place, "elements up to the end that take no bytes");
            return;
        }
        ksyc_refuse_when(
            inner, ksyc_code_flat(p, ksyc_code_dot(p, ksyc_code_word(p, "item"), "end"), "<=", POS),
            ksyc_refusal(ksyc_loads(em)));
        ksyc_add_condition(dr, goes_on, s.after.mask);
    }
    if (!attr->data.type->is_fixed) ksyc_line(inner, "pos = item.end;");
    const char *valid = ksyc_pool_printf(p, "valid_%s", r->name);
    const char *from = ksyc_pool_printf(p, "valid_%s_from", r->name);
    const code_expr *is_end = ksyc_code_flat(p, AT, ">=", LEN);
    const bool has_index =
        s.number != NULL || ((dr->conditions_mask | s.after.mask) & BIT(BIT_INDEX)) != 0;
    const uint64_t mask = dr->conditions_mask | s.after.mask | BIT(BIT_AT) | BIT(BIT_LEN) |
                          (has_index ? BIT(BIT_INDEX) : 0);
    const val done = {.l = is_end, .mask = BIT(BIT_AT) | BIT(BIT_LEN)};
    if (s.number != NULL)
        s.number_found = define_found(dr, ksyc_pool_printf(p, "%s_%s", r->name, s.number->name),
                                      done, s.after, INDEX);
    if (r->now->needs_end)
        ksyc_define(dr, "logic integer", ksyc_pool_printf(p, "end_%s", r->name), LEN, BIT(BIT_LEN));
    if (has_index) ksyc_line(inner, "i++;");
    logic_fun self = {.name = from, .mask = mask};
    const code_expr *next = ksyc_own_call(dr, &self, s.after.l, NULL, ksyc_plus(p, INDEX, 1));
    const code_expr *more =
        ksyc_code_group(p, ksyc_conjunction(p, ksyc_all_of(p, dr->conditions, next)));
    const logic_fun *f =
        ksyc_define(dr, "predicate", from, ksyc_code_infix(p, is_end, "||", more), mask);
    ksyc_define(dr, "predicate", valid, ksyc_own_call(dr, f, AT, NULL, NOUGHT),
                mask & ~BIT(BIT_INDEX));
    write_search(l, &s, f, has_index, "pos < len");
    ksyc_output_use(&s.body, BIT(BIT_LEN));
    write_found(l, &s.body, &s, INDEX, LEN);
    ksyc_finish_function(dr, &s.body, valid, false);
}

void ksyc_emit_repeat(proof_emitter *em, const ir_type *type, const ir_attr *attr) {
    ksyc_refuse_arguments_of_elements(em, attr);
    const ir_data *d = &attr->data;
    loop l = {.em = em, .r = ksyc_routine_of(em, type, attr), .attr = attr};
    if (ksyc_is_scalar(d) && attr->repeat != IR_REPEAT_UNTIL &&
        (attr->num_valid == 0 || attr->is_note))
        return;
    if (attr->repeat == IR_REPEAT_EOS && ksyc_is_bit_list(em, attr)) return;
    if ((d->kind != IR_D_USER || d->sizing != IR_SIZE_NONE ||
         (attr->num_valid > 0 && !attr->is_note))) {
        ksyc_unsupported(em, attr->place,
                         attr->num_valid > 0 && !attr->is_note
                             ? "rules of elements of an array that is used as a whole"
                             : ksyc_refused_data(em->pool, d));
        return;
    }
    if (em->opens && ksyc_facts_type(em, l.r) == NULL) return;
    l.is_fixed = d->type->is_fixed;
    l.size = d->type->min_size;
    if (attr->repeat == IR_REPEAT_UNTIL) {
        emit_until(&l);
    } else if (attr->repeat == IR_REPEAT_EXPR) {
        emit_counted(&l);
    } else {
        emit_to_end(&l);
    }
}
