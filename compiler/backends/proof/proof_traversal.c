/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traversals: accessors for arrays whose elements can only be reached one after the other, because their sizes differ
 * or an element uses values of the one before it.
 *
 *   is_T_view_x_item(of, view, i)       `view` is that of element i
 *   T_view_x_first(of)                  element 0
 *   T_view_x_next(of, before, i)        element i, which follows `before`
 *   T_view_x_at(of, at, i)              element i, which begins at `at`: for callers that keep the places, in arrays whose
 *                                       elements differ in size and use nothing of the one before
 *   T_view_x_is_last(of, view, i)       whether `view` is the last one, if the array has no count
 */
#include "proof_view.h"

typedef struct traversal {
    const ir_attr *attr;
    routine *loop, *element;
    const char *type; /* of the elements' views */
    const char *item; /* the predicate */
    bool is_counted, is_fixed;
    bool has_at;    /* the place of an element does not follow from its number alone */
    bool is_direct; /* the place is all that an element needs: T_view_x_at opens it */
    unsigned long long size;
} traversal;

/* Starts an accessor for element i of the array, which in C knows the element before it. */
static void start(accessor *acc, traversal *t, binding *array, binding *element, draft *dr,
                  const char *suffix, const code_expr *index) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    *acc = ksyc_new_accessor(dr, t->attr);
    acc->name = ksyc_pool_printf(p, "%s_%s", acc->name, suffix);
    acc->of.c = &acc->body;
    acc->of.index_c = acc->of.index_l = index;
    acc->of.carried = BEFORE;
    val at = ksyc_resolve(&acc->of, LEAF_AT, ksyc_own_field(em, t->attr));
    ksyc_bind(array, &acc->of, t->loop, t->attr, NULL);
    array->at = at;
    array->count = (val){.kind = V_U64, .c = index, .l = index};
    acc->of.traversed = array;
    acc->of.pos = at;
    if (t->is_fixed && t->is_counted) {
        acc->of.pos.c = acc->of.pos.l = ksyc_plus_times(p, at.c, t->size, index);
    } else if (t->is_counted) {
        acc->of.pos.c = ksyc_code_dot(p, BEFORE, "end");
        acc->of.pos.l = ksyc_child_call(array, ksyc_pool_printf(p, "at_%s_item", t->loop->name)).l;
    }
    ksyc_bind(element, &acc->of, t->element, t->attr, &t->attr->data);
}

static const code_expr *count_of(accessor *acc, const traversal *t) {
    return ksyc_resolve(&acc->of, LEAF_COUNT, ksyc_own_field(acc->of.em, t->attr)).l;
}

/* The predicate that all elements from i on are valid, in an array without a count. */
static const code_expr *valid_from(binding *array, const code_expr *at) {
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
    start(&acc, t, &array, &element, dr, "item", INDEX);
    acc.of.c = &unused;
    ksyc_child_arguments(&element, &unused);
    const code_expr *view_at = ksyc_code_dot(p, VIEW, "at");
    ksyc_line(&em->views, "/*@");
    ksyc_line(&em->views, "  predicate %s{L}(%s of, %s view, integer i) =", t->item,
              ksyc_facts_type(em, dr->routine), t->type);
    const clauses *place = ksyc_place_of(&element, VIEW, t->is_counted ? acc.of.pos.l : view_at);
    if (!t->is_counted) place = ksyc_all_of(p, place, valid_from(&array, view_at));
    em->views.indent++;
    ksyc_line(&em->views, "  is_%s(view) &&", t->type);
    ksyc_write_body(&em->views, ksyc_conjunction(p, place));
    em->views.indent--;
    ksyc_line(&em->views, "*/");
    ksyc_line(&em->views, "%s", "");
}

static const char *element_function(const traversal *t, pool *p) {
    return t->is_direct ? ksyc_pool_printf(p, "%s_at", t->attr->accessor)
                        : ksyc_pool_printf(p, "open_%s_item", t->loop->name);
}

/* A call of the function that write_element_function writes. */
static const code_expr *element_call(const traversal *t, pool *p, const code_expr *at,
                                     const code_expr *i) {
    call c = {.pool = p};
    ksyc_add_argument(&c, OF);
    if (t->loop->checks.carried.count > 0) ksyc_add_argument(&c, BEFORE);
    if (t->has_at) ksyc_add_argument(&c, at);
    ksyc_add_argument(&c, i);
    return ksyc_call_in_c(&c, element_function(t, p));
}

/* "is_T_view_x_item(of, view, i)" */
static const code_expr *is_item(const traversal *t, pool *p, const code_expr *view,
                                const code_expr *i) {
    return code_call(p, t->item, OF, view, i);
}

static void return_value(output *out, const code_expr *e) {
    ksyc_line(out, "return %s;", ksyc_alone_in(out, e));
}

/* Writes the function that opens element i, which _first and _next share, and is itself an accessor if it needs only the
 * place. Its contract requires that the values used of the element before are those of the definitions. */
static void write_element_function(draft *dr, traversal *t) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "item", INDEX);
    output *out = &acc.body;
    binding whole = array;
    if (t->is_counted) {
        whole.count.l = count_of(&acc, t);
        acc.when = ksyc_all_of(p, acc.when, ksyc_code_flat(p, INDEX, "<", whole.count.l));
        if (t->has_at)
            acc.when = ksyc_all_of(p, acc.when, ksyc_code_flat(p, AT, "==", acc.of.pos.l));
    }
    output needs = ksyc_output_new(p, 0);
    ksyc_line(&needs, "/*@");
    ksyc_line(&needs, "    requires is_%s(of);", ksyc_facts_type(em, dr->routine));
    ksyc_write_clauses(&needs, "requires", acc.when);
    if (t->is_counted) {
        ksyc_assert_that(out, "",
                         ksyc_child_call(&whole, ksyc_pool_printf(p, "valid_%s", t->loop->name)).l);
        ksyc_assert_that(
            out, "",
            ksyc_child_call(&array, ksyc_pool_printf(p, "valid_%s_item", t->loop->name)).l);
    } else {
        ksyc_line(&needs, "    requires %s;", ksyc_logic(p, valid_from(&array, AT)));
        ksyc_line(&needs, "    requires at %s of.len;",
                  t->attr->repeat == IR_REPEAT_EOS ? "<" : "<=");
        acc.of.pos.l = AT;
    }
    for (size_t i = 0; i < t->loop->checks.carried.count; i++) {
        const leaf *l = &t->loop->checks.carried.items[i];
        const char *name = ksyc_member_name(em, l->kind, l->path);
        const val given =
            ksyc_child_call(&array, ksyc_carried_function(em, t->loop, l->kind, l->path));
        ksyc_line(&needs, "    requires before.%s == %s;", name, ksyc_logic(p, given.l));
        const code_expr *range =
            l->kind == LEAF_VALUE
                ? ksyc_range_of_name(p, l->type, l->range, ksyc_code_dot(p, BEFORE, name))
                : NULL;
        if (range != NULL) ksyc_line(&needs, "    requires %s;", ksyc_logic(p, range));
    }
    ksyc_line(&needs, "    terminates \\true; exits \\false; assigns \\nothing;");
    ksyc_line(&needs, "    ensures %s(of, \\result, i);", t->item);
    ksyc_line(&needs, "*/");
    if (t->has_at) acc.of.pos.c = AT;
    element.at = acc.of.pos;
    const char *arguments = ksyc_child_arguments(&element, out);
    ksyc_assert_that(
        out, "", ksyc_child_call(&element, ksyc_pool_printf(p, "valid_%s", t->element->name)).l);
    ksyc_line(out, "const %s view = open_%s(of.buf, of.len, %s%s);", t->type, t->element->name,
              ksyc_in(out, acc.of.pos.c), arguments);
    ksyc_line(out, "/*@ assert %s(of, view, i); */", t->item);
    ksyc_line(out, "return view;");
    if (t->is_direct) {
        acc.name = element_function(t, p);
        acc.parameters = ksyc_pool_printf(p, "%s, uint64_t at, uint64_t i", acc.parameters);
        acc.has = BIT(BIT_INDEX);
        output said = ksyc_output_new(p, 0);
        ksyc_line(&said, "    ensures %s(of, \\result, i);", t->item);
        ksyc_write_function_of_view(&acc, t->type, &said);
        return;
    }
    ksyc_append_output(&em->code, &needs);
    ksyc_block(&em->code, "static KS_INLINE %s open_%s_item(%s of%s%s%s, uint64_t i)", t->type,
               t->loop->name, ksyc_facts_type(em, dr->routine),
               t->loop->checks.carried.count > 0 ? ", " : "",
               t->loop->checks.carried.count > 0 ? ksyc_pool_printf(p, "%s before", t->type) : "",
               t->has_at ? ", uint64_t at" : "");
    ksyc_void_unused(&em->code,
                     BIT(BIT_INDEX) | (t->loop->checks.carried.count > 0 ? BEFORE_BIT : 0), out);
    ksyc_append_output(&em->code, out);
    ksyc_end(&em->code);
    ksyc_line(&em->code, "%s", "");
}

static void write_first(draft *dr, traversal *t) {
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "first", NOUGHT);
    pool *p = dr->em->pool;
    if (t->is_counted) {
        acc.when = ksyc_all_of(p, acc.when, ksyc_code_flat(p, count_of(&acc, t), ">", NOUGHT));
    } else {
        if (t->attr->repeat == IR_REPEAT_EOS)
            acc.when = ksyc_all_of(p, acc.when,
                                   ksyc_code_flat(p, array.at.l, "<", ksyc_code_dot(p, OF, "len")));
        ksyc_assert_that(&acc.body, "", valid_from(&array, array.at.l));
    }
    if (t->loop->checks.carried.count > 0) ksyc_line(&acc.body, "const %s before = {0};", t->type);
    return_value(&acc.body, element_call(t, p, array.at.c, NOUGHT));
    output said = ksyc_output_new(p, 0);
    ksyc_line(&said, "    ensures %s(of, \\result, 0);", t->item);
    ksyc_write_function_of_view(&acc, t->type, &said);
}

/* Where the element after that of the view begins. */
static const code_expr *behind_element(const traversal *t, pool *p, const code_expr *view) {
    return t->is_fixed ? ksyc_plus(p, ksyc_code_dot(p, view, "at"), t->size)
                       : ksyc_code_dot(p, view, "end");
}

/* Whether the current element is the last one, in an array without a count. */
static val is_last(accessor *acc, const traversal *t, const code_expr *view) {
    pool *p = acc->of.em->pool;
    const code_expr *behind = behind_element(t, p, view);
    acc->of.pos.c = acc->of.pos.l = behind;
    acc->of.item = view;
    if (t->attr->repeat == IR_REPEAT_EOS) {
        const code_expr *is_end = ksyc_code_flat(p, behind, ">=", ksyc_code_dot(p, OF, "len"));
        return (val){.kind = V_BOOL, .c = is_end, .l = is_end};
    }
    return ksyc_value(&acc->of, t->attr, t->attr->repeat_expr,
                      ksyc_pool_printf(p, "%s_until", t->loop->name), "is_last");
}

static void write_is_last(draft *dr, traversal *t) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "is_last", INDEX);
    acc.has = VIEW_BIT | BIT(BIT_INDEX);
    acc.parameters = ksyc_pool_printf(p, "%s, %s view, uint64_t i", acc.parameters, t->type);
    acc.when = ksyc_all_of(p, acc.when, is_item(t, p, VIEW, INDEX));
    /* `_index` is a number of 64 bits. */
    acc.when =
        ksyc_all_of(p, acc.when, ksyc_code_flat(p, INDEX, "<=", ksyc_code_natural(p, INT64_MAX)));
    val last = is_last(&acc, t, VIEW);
    return_value(&acc.body, last.c);
    output said = ksyc_output_new(p, 0);
    ksyc_line(&said, "    ensures \\result != 0 <==> (%s);", ksyc_logic(p, last.l));
    ksyc_write_function_of_view(&acc, "bool", &said);
}

/* Asserts step by step that a value of `before` is the one that the definitions give for element i; provers do not find
 * these steps. */
static void prove_step(accessor *acc, binding *array, binding *last, const traversal *t,
                       const code_expr *at, const char *own, const char *of_all) {
    pool *p = acc->of.em->pool;
    const code_expr *is = ksyc_child_call(array, of_all).l;
    const code_expr *said = ksyc_said_of(acc->of.em, t->element, own, BEFORE);
    ksyc_assert_that(&acc->body, "", ksyc_code_flat(p, at, "==", said));
    ksyc_assert_that(&acc->body, "", ksyc_code_flat(p, is, "==", ksyc_child_call(last, own).l));
    ksyc_assert_that(&acc->body, "", ksyc_code_flat(p, at, "==", is));
}

static void write_next(draft *dr, traversal *t) {
    pool *p = dr->em->pool;
    accessor acc;
    binding array, element;
    start(&acc, t, &array, &element, dr, "next", INDEX);
    acc.has = BEFORE_BIT | BIT(BIT_INDEX);
    const code_expr *index_before = ksyc_index_before(p);
    const code_expr *closed_before = ksyc_code_closed(p, index_before);
    acc.parameters = ksyc_pool_printf(p, "%s, %s before, uint64_t i", acc.parameters, t->type);
    acc.when = ksyc_all_of(p, acc.when, ksyc_code_flat(p, NOUGHT, "<", INDEX));
    const code_expr *at = behind_element(t, p, BEFORE);
    if (t->is_counted) {
        acc.when = ksyc_all_of(p, acc.when, ksyc_code_flat(p, INDEX, "<", count_of(&acc, t)));
    } else {
        accessor from = acc;
        output nothing = ksyc_output_new(p, 1);
        from.of.c = &nothing;
        from.of.index_c = from.of.index_l = closed_before;
        const code_expr *was_last = is_last(&from, t, BEFORE).l;
        acc.when = ksyc_all_of(
            p, acc.when,
            ksyc_not(p, ksyc_code_closed(p, ksyc_code_group(p, ksyc_code_closed(p, was_last)))));
        ksyc_assert_that(&acc.body, "", valid_from(&array, at));
    }
    acc.when = ksyc_all_of(p, acc.when, is_item(t, p, BEFORE, index_before));
    if (t->is_counted) {
        accessor from;
        binding array_there, last;
        output nothing = ksyc_output_new(p, 1);
        start(&from, t, &array_there, &last, dr, "next", closed_before);
        from.of.c = &nothing;
        ksyc_child_arguments(&last, &nothing);
        ksyc_line(&acc.body, "/*@ assert is_%s(before); */", t->type);
        ksyc_assert_that(&acc.body, "",
                         ksyc_conjunction(p, ksyc_place_of(&last, BEFORE, from.of.pos.l)));
        if (t->has_at)
            prove_step(&acc, &array, &last, t, at, ksyc_pool_printf(p, "end_%s", t->element->name),
                       ksyc_pool_printf(p, "at_%s_item", t->loop->name));
        for (size_t i = 0; i < t->loop->checks.carried.count; i++) {
            const leaf *l = &t->loop->checks.carried.items[i];
            const char *name = ksyc_member_name(dr->em, l->kind, l->path);
            prove_step(&acc, &array, &last, t, ksyc_code_dot(p, BEFORE, name),
                       ksyc_export_name(dr->em, t->element, l->kind, l->path),
                       ksyc_carried_function(dr->em, t->loop, l->kind, l->path));
        }
    }
    return_value(&acc.body, element_call(t, p, at, INDEX));
    output said = ksyc_output_new(p, 0);
    ksyc_line(&said, "    ensures %s(of, \\result, i);", t->item);
    ksyc_write_function_of_view(&acc, t->type, &said);
}

/* They share a function, so they are written together. */
static bool is_one_chosen(proof_emitter *em, const ir_attr *attr) {
    static const char *const suffixes[] = {"first", "next", "at", "is_last"};
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
        const char *name = ksyc_pool_printf(em->pool, "%s_%s", attr->accessor, suffixes[i]);
        if (ksyc_is_chosen_function(em, name)) return true;
    }
    return false;
}

void ksyc_emit_traversal(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    if (!is_one_chosen(em, attr)) return;
    traversal t = {.attr = attr,
                   .loop = ksyc_routine_of(em, attr->owner, attr),
                   .element = ksyc_routine_of(em, attr->data.type, NULL),
                   .is_counted = attr->repeat == IR_REPEAT_EXPR,
                   .is_fixed = attr->data.type->is_fixed,
                   .size = attr->data.type->min_size};
    t.has_at = !t.is_counted || !t.is_fixed;
    t.is_direct = t.is_counted && t.has_at && t.loop->checks.carried.count == 0;
    ksyc_note_use(em, t.element);
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
