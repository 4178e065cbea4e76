/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays whose elements follow from the ones before: their sizes differ, or they hand something on. There is a
 * first one, and from each the way to the next one.
 *
 *   is_T_view_x_item(of, view, i)       `view` is that of element i
 *   T_view_x_first(of)                  element 0
 *   T_view_x_next(of, before, i)        element i, the one behind `before`
 *   T_view_x_is_last(of, view, i)       whether the array ends with it, where nothing counts the elements
 */
#include <string.h>

#include "proof_view.h"

typedef struct walk_of {
    const ir_attr *attr;
    frame_state *loop, *element;
    const char *type; /* of the elements' views */
    const char *item; /* the predicate */
    bool is_counted, is_fixed;
    bool has_at; /* where an element begins does not follow from its number */
    unsigned long long size;
} walk_of;

/* Knows element i of the array, and in C the one before it. */
static void start(way *y, walk_of *k, binding *array, binding *element, frame *fr,
                  const char *suffix, const char *index) {
    writer *w = fr->w;
    pool *p = PW(w);
    *y = new_way(fr, k->attr);
    y->name = pool_printf(p, "%s_%s", y->name, suffix);
    y->of.c = &y->body;
    y->of.index_c = y->of.index_l = index;
    y->of.carried = "before";
    val at = resolve(&y->of, LEAF_AT, own_field(w, k->attr));
    bind(array, &y->of, k->loop, k->attr, NULL);
    array->at = at;
    array->count = (val){.kind = V_U64, .c = index, .l = index};
    y->of.walk = array;
    y->of.pos = at;
    if (k->is_fixed && k->is_counted) {
        if (strcmp(index, "0") != 0)
            y->of.pos.c = y->of.pos.l = pool_printf(p, "%s + %llu * %s", at.c, k->size, index);
    } else if (k->is_counted) {
        y->of.pos.c = "before.end";
        y->of.pos.l = child_call(array, pool_printf(p, "at_%s_item", k->loop->name)).l;
    }
    bind(element, &y->of, k->element, k->attr, &k->attr->data);
}

static const char *count_of(way *y, const walk_of *k) {
    return k->is_counted ? resolve(&y->of, LEAF_COUNT, own_field(y->of.w, k->attr)).l : NULL;
}

/* What is known of all elements from i on, in a repetition that nothing counts. */
static const char *valid_from(binding *array, const char *at) {
    binding b = *array;
    b.at.l = at;
    return child_call(&b, pool_printf(PW(b.fr->w), "valid_%s_from", b.child->name)).l;
}

static void write_item(frame *fr, walk_of *k) {
    writer *w = fr->w;
    pool *p = PW(w);
    way y;
    binding array, element;
    output unused = output_new(p, 1);
    start(&y, k, &array, &element, fr, "item", "i");
    y.of.c = &unused;
    child_arguments(&element);
    const char *at = k->is_counted ? y.of.pos.l : "view.at";
    line(&w->views, "/*@");
    line(&w->views, "  predicate %s{L}(%s of, %s view, integer i) =", k->item,
         facts_type(w, fr->state), k->type);
    const char *body =
        pool_printf(p, "is_%s(view) &&\n%s", k->type, place_text(&element, "view.", at));
    if (!k->is_counted) body = pool_printf(p, "%s &&\n%s", body, valid_from(&array, "view.at"));
    w->views.indent++;
    write_body(&w->views, body);
    w->views.indent--;
    line(&w->views, "*/");
    line(&w->views, "%s", "");
}

/* The text of calls of the function below. */
static const char *arrival(const walk_of *k, pool *p, const char *at, const char *i) {
    bool has_before = k->loop->checks.carried.count > 0;
    return pool_printf(p, "open_%s_item(of%s%s%s, %s)", k->loop->name, has_before ? ", before" : "",
                       k->has_at ? ", " : "", k->has_at ? at : "", i);
}

/* Element i, whichever way led to it: what the one before it hands on is what the definitions say. */
static void write_arrival(frame *fr, walk_of *k) {
    writer *w = fr->w;
    pool *p = PW(w);
    way y;
    binding array, element;
    start(&y, k, &array, &element, fr, "item", "i");
    output *out = &y.body;
    output needs = output_new(p, 0);
    line(&needs, "/*@");
    line(&needs, "    requires is_%s(of);", facts_type(w, fr->state));
    if (y.when[0] != '\0') line(&needs, "    requires %s;", y.when);
    binding whole = array;
    if (k->is_counted) {
        whole.count.l = count_of(&y, k);
        line(&needs, "    requires i < %s;", whole.count.l);
        if (k->has_at) line(&needs, "    requires at == %s;", y.of.pos.l);
        assert_that(out, "", child_call(&whole, pool_printf(p, "valid_%s", k->loop->name)).l);
        assert_that(out, "", child_call(&array, pool_printf(p, "valid_%s_item", k->loop->name)).l);
    } else {
        line(&needs, "    requires %s;", valid_from(&array, "at"));
        line(&needs, "    requires at <= of.len;");
        y.of.pos.l = "at";
    }
    for (size_t i = 0; i < k->loop->checks.carried.count; i++) {
        const leaf *l = &k->loop->checks.carried.items[i];
        const char *name = member_name(w, l->kind, l->path);
        line(&needs, "    requires before.%s == %s;", name,
             child_call(&array, pool_printf(p, "%s_%s", k->loop->name, name)).l);
    }
    line(&needs, "    terminates \\true; exits \\false; assigns \\nothing;");
    line(&needs, "    ensures %s(of, \\result, i);", k->item);
    line(&needs, "*/");
    if (k->has_at) y.of.pos.c = "at";
    element.at = y.of.pos;
    const char *arguments = child_arguments(&element);
    assert_that(out, "", child_call(&element, pool_printf(p, "valid_%s", k->element->name)).l);
    line(out, "const %s view = open_%s(of.buf, of.len, %s%s);", k->type, k->element->name,
         y.of.pos.c, arguments);
    line(out, "/*@ assert %s(of, view, i); */", k->item);
    line(out, "return view;");
    append(&w->code, output_text(&needs));
    block(&w->code, "static %s open_%s_item(%s of%s%s%s, uint64_t i)", k->type, k->loop->name,
          facts_type(w, fr->state), k->loop->checks.carried.count > 0 ? ", " : "",
          k->loop->checks.carried.count > 0 ? pool_printf(p, "%s before", k->type) : "",
          k->has_at ? ", uint64_t at" : "");
    if (!mentions(output_text(out), "i")) line(&w->code, "(void)i;");
    append(&w->code, output_text(out));
    end(&w->code);
    line(&w->code, "%s", "");
}

static void write_first(frame *fr, walk_of *k) {
    way y;
    binding array, element;
    start(&y, k, &array, &element, fr, "first", "0");
    pool *p = PW(fr->w);
    if (k->is_counted) {
        y.when = all_of(p, y.when, pool_printf(p, "%s > 0", count_of(&y, k)));
    } else {
        assert_that(&y.body, "", valid_from(&array, array.at.l));
    }
    if (k->loop->checks.carried.count > 0) line(&y.body, "const %s before = {0};", k->type);
    line(&y.body, "return %s;", arrival(k, p, array.at.c, "0"));
    output said = output_new(p, 0);
    line(&said, "    ensures %s(of, \\result, 0);", k->item);
    write_function_of_view(&y, k->type, output_text(&said));
}

/* Whether the element at hand is the last one, of a repetition that nothing counts. */
static val is_last(way *y, const walk_of *k, const char *view) {
    pool *p = PW(y->of.w);
    y->of.pos.c = y->of.pos.l = pool_printf(p, "%s.end", view);
    if (k->is_fixed) y->of.pos.c = y->of.pos.l = pool_printf(p, "%s.at + %llu", view, k->size);
    return value(&y->of, k->attr, k->attr->repeat_expr, pool_printf(p, "%s_until", k->loop->name),
                 "is_last");
}

static void write_is_last(frame *fr, walk_of *k) {
    writer *w = fr->w;
    pool *p = PW(w);
    way y;
    binding array, element;
    start(&y, k, &array, &element, fr, "is_last", "i");
    y.parameters = pool_printf(p, "%s, %s view, uint64_t i", y.parameters, k->type);
    y.when = all_of(p, y.when, pool_printf(p, "%s(of, view, i)", k->item));
    y.when = all_of(p, y.when, "i <= 9223372036854775807"); /* `_index` is a number of 64 bits */
    val last = is_last(&y, k, "view");
    line(&y.body, "return %s;", unwrapped(p, last.c));
    output said = output_new(p, 0);
    line(&said, "    ensures \\result != 0 <==> (%s);", last.l);
    write_function_of_view(&y, "bool", output_text(&said));
}

/* Why what `before` has is what the definitions say of element i: step by step, as provers do not find it. */
static void prove_step(way *y, binding *array, binding *last, const walk_of *k, const char *at,
                       const char *own, const char *of_all) {
    const char *is = child_call(array, of_all).l;
    line(&y->body, "/*@ assert %s == %s; */", at, said_of(y->of.w, k->element, own, "before"));
    line(&y->body, "/*@ assert %s == %s; */", is, child_call(last, own).l);
    line(&y->body, "/*@ assert %s == %s; */", at, is);
}

static void write_next(frame *fr, walk_of *k) {
    pool *p = PW(fr->w);
    way y;
    binding array, element;
    start(&y, k, &array, &element, fr, "next", "i");
    y.parameters = pool_printf(p, "%s, %s before, uint64_t i", y.parameters, k->type);
    y.when = all_of(p, y.when, "0 < i");
    const char *at = k->is_fixed ? pool_printf(p, "before.at + %llu", k->size) : "before.end";
    if (k->is_counted) {
        y.when = all_of(p, y.when, pool_printf(p, "i < %s", count_of(&y, k)));
    } else {
        way from = y;
        output nothing = output_new(p, 1);
        from.of.c = &nothing;
        from.of.index_c = from.of.index_l = "(i - 1)";
        y.when = all_of(p, y.when, pool_printf(p, "!(%s)", is_last(&from, k, "before").l));
        assert_that(&y.body, "", valid_from(&array, at));
    }
    y.when = all_of(p, y.when, pool_printf(p, "%s(of, before, i - 1)", k->item));
    if (k->is_counted) {
        way from;
        binding array_there, last;
        output nothing = output_new(p, 1);
        start(&from, k, &array_there, &last, fr, "next", "(i - 1)");
        from.of.c = &nothing;
        child_arguments(&last);
        line(&y.body, "/*@ assert is_%s(before); */", k->type);
        assert_that(&y.body, "", place_text(&last, "before.", from.of.pos.l));
        if (k->has_at)
            prove_step(&y, &array, &last, k, at, pool_printf(p, "end_%s", k->element->name),
                       pool_printf(p, "at_%s_item", k->loop->name));
        for (size_t i = 0; i < k->loop->checks.carried.count; i++) {
            const leaf *l = &k->loop->checks.carried.items[i];
            const char *name = member_name(fr->w, l->kind, l->path);
            prove_step(&y, &array, &last, k, pool_printf(p, "before.%s", name),
                       export_name(fr->w, k->element, l->kind, l->path),
                       pool_printf(p, "%s_%s", k->loop->name, name));
        }
    }
    line(&y.body, "return %s;", arrival(k, p, at, "i"));
    output said = output_new(p, 0);
    line(&said, "    ensures %s(of, \\result, i);", k->item);
    write_function_of_view(&y, k->type, output_text(&said));
}

void emit_walk(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    walk_of k = {.attr = attr,
                 .loop = state_of(w, attr->owner, attr),
                 .element = state_of(w, attr->data.type, NULL),
                 .is_counted = attr->repeat == IR_REPEAT_EXPR,
                 .is_fixed = attr->data.type->is_fixed,
                 .size = attr->data.type->min_size};
    k.has_at = !k.is_counted || !k.is_fixed;
    if (attr->repeat == IR_REPEAT_EOS) return;
    if (!k.is_fixed && !k.element->now->needs_end) {
        k.element->now->needs_end = true;
        w->has_grown = true;
    }
    k.type = facts_type(w, k.element);
    k.item = pool_printf(p, "is_%s_%s_item", facts_type(w, fr->state), attr->id);
    write_item(fr, &k);
    write_arrival(fr, &k);
    write_first(fr, &k);
    if (!k.is_counted) write_is_last(fr, &k);
    write_next(fr, &k);
}
