/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traversals: accessors for arrays whose elements can only be reached one after the other, because their sizes differ
 * or an element uses values of the one before it.
 *
 *   is_T_view_x_item(of, view, i)       `view` is that of element i
 *   T_view_x_first(of)                  element 0
 *   T_view_x_next(of, before, i)        element i, which follows `before`
 *   T_view_x_is_last(of, view, i)       whether `view` is the last one, if the array has no count
 */
#include <string.h>

#include "proof_view.h"

typedef struct traversal {
    const ir_attr *attr;
    routine *loop, *element;
    const char *type; /* of the elements' views */
    const char *item; /* the predicate */
    bool is_counted, is_fixed;
    bool has_at; /* the place of an element does not follow from its number alone */
    unsigned long long size;
} traversal;

/* Starts an accessor for element i of the array, which in C knows the element before it. */
static void start(accessor *acc, traversal *t, binding *array, binding *element, draft *dr,
                  const char *suffix, const char *index) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    *acc = ksyc_new_accessor(dr, t->attr);
    acc->name = ksyc_pool_printf(p, "%s_%s", acc->name, suffix);
    acc->of.c = &acc->body;
    acc->of.index_c = acc->of.index_l = index;
    acc->of.carried = "before";
    val at = ksyc_resolve(&acc->of, LEAF_AT, ksyc_own_field(em, t->attr));
    ksyc_bind(array, &acc->of, t->loop, t->attr, NULL);
    array->at = at;
    array->count = (val){.kind = V_U64, .c = index, .l = index};
    acc->of.traversed = array;
    acc->of.pos = at;
    if (t->is_fixed && t->is_counted) {
        acc->of.pos.c = acc->of.pos.l = ksyc_pool_printf(p, "%s + %llu * %s", at.c, t->size, index);
    } else if (t->is_counted) {
        acc->of.pos.c = "before.end";
        acc->of.pos.l = ksyc_child_call(array, ksyc_pool_printf(p, "at_%s_item", t->loop->name)).l;
    }
    ksyc_bind(element, &acc->of, t->element, t->attr, &t->attr->data);
}

static const char *count_of(accessor *acc, const traversal *t) {
    return t->is_counted ? ksyc_resolve(&acc->of, LEAF_COUNT, ksyc_own_field(acc->of.em, t->attr)).l
                         : NULL;
}

/* The predicate that all elements from i on are valid, in an array without a count. */
static const char *valid_from(binding *array, const char *at) {
    binding b = *array;
    b.at.l = at;
    return ksyc_child_call(&b, ksyc_pool_printf(b.dr->em->pool, "valid_%s_from", b.child->name)).l;
}

static void write_item(draft *dr, traversal *t) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    accessor acc;
    binding array, element;
    output unused = ksyc_output_new(p, 1);
    start(&acc, t, &array, &element, dr, "item", "i");
    acc.of.c = &unused;
    ksyc_child_arguments(&element);
    const char *at = t->is_counted ? acc.of.pos.l : "view.at";
    ksyc_line(&em->views, "/*@");
    ksyc_line(&em->views, "  predicate %s{L}(%s of, %s view, integer i) =", t->item,
              ksyc_facts_type(em, dr->routine), t->type);
    const char *body = ksyc_pool_printf(p, "is_%s(view) &&\n%s", t->type,
                                        ksyc_conjunction(p, ksyc_place_of(&element, "view.", at)));
    if (!t->is_counted)
        body = ksyc_pool_printf(p, "%s &&\n%s", body, valid_from(&array, "view.at"));
    em->views.indent++;
    ksyc_write_body(&em->views, body);
    em->views.indent--;
    ksyc_line(&em->views, "*/");
    ksyc_line(&em->views, "%s", "");
}

/* The text of a call of the function that write_element_function writes. */
static const char *element_call(const traversal *t, pool *p, const char *at, const char *i) {
    bool has_before = t->loop->checks.carried.count > 0;
    return ksyc_pool_printf(p, "open_%s_item(of%s%s%s, %s)", t->loop->name,
                            has_before ? ", before" : "", t->has_at ? ", " : "",
                            t->has_at ? at : "", i);
}

/* Writes the function that opens element i, which _first and _next share. Its contract requires that the values used of
 * the element before are those of the definitions. */
static void write_element_function(draft *dr, traversal *t) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "item", "i");
    output *out = &acc.body;
    output needs = ksyc_output_new(p, 0);
    ksyc_line(&needs, "/*@");
    ksyc_line(&needs, "    requires is_%s(of);", ksyc_facts_type(em, dr->routine));
    ksyc_write_clauses(&needs, "requires", acc.when);
    binding whole = array;
    if (t->is_counted) {
        whole.count.l = count_of(&acc, t);
        ksyc_line(&needs, "    requires i < %s;", whole.count.l);
        if (t->has_at) ksyc_line(&needs, "    requires at == %s;", acc.of.pos.l);
        ksyc_assert_that(out, "",
                         ksyc_child_call(&whole, ksyc_pool_printf(p, "valid_%s", t->loop->name)).l);
        ksyc_assert_that(
            out, "",
            ksyc_child_call(&array, ksyc_pool_printf(p, "valid_%s_item", t->loop->name)).l);
    } else {
        ksyc_line(&needs, "    requires %s;", valid_from(&array, "at"));
        ksyc_line(&needs, "    requires at <= of.len;");
        acc.of.pos.l = "at";
    }
    for (size_t i = 0; i < t->loop->checks.carried.count; i++) {
        const leaf *l = &t->loop->checks.carried.items[i];
        const char *name = ksyc_member_name(em, l->kind, l->path);
        ksyc_line(&needs, "    requires before.%s == %s;", name,
                  ksyc_child_call(&array, ksyc_pool_printf(p, "%s_%s", t->loop->name, name)).l);
    }
    ksyc_line(&needs, "    terminates \\true; exits \\false; assigns \\nothing;");
    ksyc_line(&needs, "    ensures %s(of, \\result, i);", t->item);
    ksyc_line(&needs, "*/");
    if (t->has_at) acc.of.pos.c = "at";
    element.at = acc.of.pos;
    const char *arguments = ksyc_child_arguments(&element);
    ksyc_assert_that(
        out, "", ksyc_child_call(&element, ksyc_pool_printf(p, "valid_%s", t->element->name)).l);
    ksyc_line(out, "const %s view = open_%s(of.buf, of.len, %s%s);", t->type, t->element->name,
              acc.of.pos.c, arguments);
    ksyc_line(out, "/*@ assert %s(of, view, i); */", t->item);
    ksyc_line(out, "return view;");
    ksyc_append(&em->code, ksyc_output_text(&needs));
    ksyc_block(&em->code, "static %s open_%s_item(%s of%s%s%s, uint64_t i)", t->type, t->loop->name,
               ksyc_facts_type(em, dr->routine), t->loop->checks.carried.count > 0 ? ", " : "",
               t->loop->checks.carried.count > 0 ? ksyc_pool_printf(p, "%s before", t->type) : "",
               t->has_at ? ", uint64_t at" : "");
    if (!ksyc_mentions(ksyc_output_text(out), "i")) ksyc_line(&em->code, "(void)i;");
    if (t->loop->checks.carried.count > 0 && !ksyc_mentions(ksyc_output_text(out), "before"))
        ksyc_line(&em->code, "(void)before;");
    ksyc_append(&em->code, ksyc_output_text(out));
    ksyc_end(&em->code);
    ksyc_line(&em->code, "%s", "");
}

static void write_first(draft *dr, traversal *t) {
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "first", "0");
    pool *p = dr->em->pool;
    if (t->is_counted) {
        acc.when = ksyc_all_of(p, acc.when, ksyc_pool_printf(p, "%s > 0", count_of(&acc, t)));
    } else {
        ksyc_assert_that(&acc.body, "", valid_from(&array, array.at.l));
    }
    if (t->loop->checks.carried.count > 0) ksyc_line(&acc.body, "const %s before = {0};", t->type);
    ksyc_line(&acc.body, "return %s;", element_call(t, p, array.at.c, "0"));
    output said = ksyc_output_new(p, 0);
    ksyc_line(&said, "    ensures %s(of, \\result, 0);", t->item);
    ksyc_write_function_of_view(&acc, t->type, ksyc_output_text(&said));
}

/* Whether the current element is the last one, in an array without a count. */
static val is_last(accessor *acc, const traversal *t, const char *view) {
    pool *p = acc->of.em->pool;
    acc->of.pos.c = acc->of.pos.l = ksyc_pool_printf(p, "%s.end", view);
    if (t->is_fixed)
        acc->of.pos.c = acc->of.pos.l = ksyc_pool_printf(p, "%s.at + %llu", view, t->size);
    return ksyc_value(&acc->of, t->attr, t->attr->repeat_expr,
                      ksyc_pool_printf(p, "%s_until", t->loop->name), "is_last");
}

static void write_is_last(draft *dr, traversal *t) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "is_last", "i");
    acc.parameters = ksyc_pool_printf(p, "%s, %s view, uint64_t i", acc.parameters, t->type);
    acc.when = ksyc_all_of(p, acc.when, ksyc_pool_printf(p, "%s(of, view, i)", t->item));
    acc.when =
        ksyc_all_of(p, acc.when, "i <= 9223372036854775807"); /* `_index` is a number of 64 bits */
    val last = is_last(&acc, t, "view");
    ksyc_line(&acc.body, "return %s;", ksyc_unwrapped(p, last.c));
    output said = ksyc_output_new(p, 0);
    ksyc_line(&said, "    ensures \\result != 0 <==> (%s);", last.l);
    ksyc_write_function_of_view(&acc, "bool", ksyc_output_text(&said));
}

/* Asserts step by step that a value of `before` is the one that the definitions give for element i; provers do not find
 * these steps. */
static void prove_step(accessor *acc, binding *array, binding *last, const traversal *t,
                       const char *at, const char *own, const char *of_all) {
    const char *is = ksyc_child_call(array, of_all).l;
    ksyc_line(&acc->body, "/*@ assert %s == %s; */", at,
              ksyc_said_of(acc->of.em, t->element, own, "before"));
    ksyc_line(&acc->body, "/*@ assert %s == %s; */", is, ksyc_child_call(last, own).l);
    ksyc_line(&acc->body, "/*@ assert %s == %s; */", at, is);
}

static void write_next(draft *dr, traversal *t) {
    pool *p = dr->em->pool;
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "next", "i");
    acc.parameters = ksyc_pool_printf(p, "%s, %s before, uint64_t i", acc.parameters, t->type);
    acc.when = ksyc_all_of(p, acc.when, "0 < i");
    const char *at = t->is_fixed ? ksyc_pool_printf(p, "before.at + %llu", t->size) : "before.end";
    if (t->is_counted) {
        acc.when = ksyc_all_of(p, acc.when, ksyc_pool_printf(p, "i < %s", count_of(&acc, t)));
    } else {
        accessor from = acc;
        output nothing = ksyc_output_new(p, 1);
        from.of.c = &nothing;
        from.of.index_c = from.of.index_l = "(i - 1)";
        acc.when =
            ksyc_all_of(p, acc.when, ksyc_pool_printf(p, "!(%s)", is_last(&from, t, "before").l));
        ksyc_assert_that(&acc.body, "", valid_from(&array, at));
    }
    acc.when = ksyc_all_of(p, acc.when, ksyc_pool_printf(p, "%s(of, before, i - 1)", t->item));
    if (t->is_counted) {
        accessor from;
        binding array_there, last;
        output nothing = ksyc_output_new(p, 1);
        start(&from, t, &array_there, &last, dr, "next", "(i - 1)");
        from.of.c = &nothing;
        ksyc_child_arguments(&last);
        ksyc_line(&acc.body, "/*@ assert is_%s(before); */", t->type);
        ksyc_assert_that(&acc.body, "",
                         ksyc_conjunction(p, ksyc_place_of(&last, "before.", from.of.pos.l)));
        if (t->has_at)
            prove_step(&acc, &array, &last, t, at, ksyc_pool_printf(p, "end_%s", t->element->name),
                       ksyc_pool_printf(p, "at_%s_item", t->loop->name));
        for (size_t i = 0; i < t->loop->checks.carried.count; i++) {
            const leaf *l = &t->loop->checks.carried.items[i];
            const char *name = ksyc_member_name(dr->em, l->kind, l->path);
            prove_step(&acc, &array, &last, t, ksyc_pool_printf(p, "before.%s", name),
                       ksyc_export_name(dr->em, t->element, l->kind, l->path),
                       ksyc_pool_printf(p, "%s_%s", t->loop->name, name));
        }
    }
    ksyc_line(&acc.body, "return %s;", element_call(t, p, at, "i"));
    output said = ksyc_output_new(p, 0);
    ksyc_line(&said, "    ensures %s(of, \\result, i);", t->item);
    ksyc_write_function_of_view(&acc, t->type, ksyc_output_text(&said));
}

void ksyc_emit_traversal(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    traversal t = {.attr = attr,
                   .loop = ksyc_routine_of(em, attr->owner, attr),
                   .element = ksyc_routine_of(em, attr->data.type, NULL),
                   .is_counted = attr->repeat == IR_REPEAT_EXPR,
                   .is_fixed = attr->data.type->is_fixed,
                   .size = attr->data.type->min_size};
    t.has_at = !t.is_counted || !t.is_fixed;
    if (attr->repeat == IR_REPEAT_EOS) return;
    if (!t.is_fixed && !t.element->now->needs_end) {
        t.element->now->needs_end = true;
        em->has_grown = true;
    }
    t.type = ksyc_facts_type(em, t.element);
    t.item = ksyc_pool_printf(p, "is_%s_%s_item", ksyc_facts_type(em, dr->routine), attr->id);
    write_item(dr, &t);
    write_element_function(dr, &t);
    write_first(dr, &t);
    if (!t.is_counted) write_is_last(dr, &t);
    write_next(dr, &t);
}
