/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Accessors: functions of a view, most of which lead to a view of an object in it.
 */
#include "proof_view.h"

const code_expr ksyc_word_view = {.kind = CODE_WORD, .text = "view", .uses = VIEW_BIT};
const code_expr ksyc_word_before = {.kind = CODE_WORD, .text = "before", .uses = BEFORE_BIT};

const code_expr *ksyc_said_of(proof_emitter *em, const routine *r, const char *fun,
                              const code_expr *view) {
    const logic_fun *f = ksyc_find_fun(r, fun);
    call c = {.pool = em->pool};
    for (unsigned bit = 0; f != NULL && bit < NUM_BITS + r->vars.count; bit++) {
        if (!(f->mask & BIT(bit))) continue;
        const char *name =
            bit < NUM_BITS ? ksyc_fixed[bit].text : r->vars.items[bit - NUM_BITS].name;
        ksyc_add_argument(&c, ksyc_code_dot(em->pool, view, name));
    }
    return ksyc_call_in_logic(&c, fun);
}

accessor ksyc_new_accessor(draft *dr, const ir_attr *attr) {
    pool *p = dr->em->pool;
    accessor acc = {.of = *dr,
                    .body = ksyc_output_new(p, 1),
                    .name = attr->accessor,
                    .parameters =
                        ksyc_pool_printf(p, "%s of", ksyc_facts_type(dr->em, dr->routine))};
    acc.of.of_view = true;
    acc.of.conditions = NULL;
    acc.of.arguments = ksyc_pool_alloc(p, sizeof *acc.of.arguments);
    acc.of.index_c = acc.of.index_l = NULL;
    if (attr->condition != NULL)
        acc.when =
            ksyc_all_of(p, NULL, ksyc_resolve(&acc.of, LEAF_HAS, ksyc_own_field(dr->em, attr)).l);
    return acc;
}

static const clauses *member_is(pool *p, const clauses *before, const code_expr *view,
                                const char *name, const code_expr *value) {
    return ksyc_all_of(p, before, ksyc_code_flat(p, ksyc_code_dot(p, view, name), "==", value));
}

/* The end of the stream of the bound object. */
static const code_expr *len_of(const binding *b) {
    return b->len.c != NULL ? b->len.c : ksyc_code_dot(b->dr->em->pool, OF, "len");
}

const clauses *ksyc_place_of(binding *b, const code_expr *view, const code_expr *at) {
    pool *p = b->dr->em->pool;
    const clauses *all = member_is(p, NULL, view, "buf", ksyc_code_dot(p, OF, "buf"));
    all = member_is(p, all, view, "len", len_of(b));
    all = member_is(p, all, view, "at", at);
    for (size_t i = 0; i < b->child->vars.count; i++)
        all = member_is(p, all, view, b->child->vars.items[i].name, ksyc_term_of(p, b->vars[i]));
    return all;
}

void ksyc_void_unused(output *out, uint64_t parameters, const output *body) {
    const uint64_t unused = parameters & ~body->uses;
    if (unused & BIT(BIT_INDEX)) ksyc_line(out, "(void)i;");
    if (unused & VIEW_BIT) ksyc_line(out, "(void)view;");
    if (unused & BEFORE_BIT) ksyc_line(out, "(void)before;");
}

void ksyc_write_function_of_view(const accessor *acc, const char *type, const output *ensures) {
    proof_emitter *em = acc->of.em;
    output *out = &em->views;
    ksyc_note_function(em, acc->name);
    ksyc_line(out, "/*@ requires is_%s(of);", ksyc_facts_type(em, acc->of.routine));
    ksyc_write_clauses(out, "requires", acc->when);
    ksyc_line(out, "    terminates \\true; exits \\false; assigns \\nothing;");
    ksyc_append_output(out, ensures);
    ksyc_line(out, "*/");
    ksyc_line(out, "%s %s(%s);", type, acc->name, acc->parameters);
    ksyc_line(out, "%s", "");
    ksyc_block(&em->code, "%s %s(%s)", type, acc->name, acc->parameters);
    ksyc_void_unused(&em->code, acc->has, &acc->body);
    ksyc_append_output(&em->code, &acc->body);
    ksyc_end(&em->code);
    ksyc_line(&em->code, "%s", "");
}

/* The members in an assertion, each of which is asserted once to be what its definition says. */
typedef struct replaced {
    accessor *acc;
    output equal; /* the assertions */
    names said;   /* members */
    size_t count; /* of uses */
} replaced;

/* The number of the member of the view `of` that `e` is, and one more; 0: it is something else. */
static size_t member_number(const routine *r, const code_expr *e) {
    if (e->kind != CODE_MEMBER || e->args[0] != OF) return 0;
    return (uintptr_t)ksyc_names_get(&r->now->exports.taken, e->text);
}

/* `e` with each operand replaced by what `other` makes of it. */
static const code_expr *with_operands(pool *p, const code_expr *e,
                                      const code_expr *(*other)(void *self, const code_expr *),
                                      void *self) {
    code_expr *copy = ksyc_pool_alloc(p, sizeof *copy);
    const code_expr **args = ksyc_pool_array(p, e->num_args, sizeof *args);
    for (size_t i = 0; i < e->num_args; i++) args[i] = other(self, e->args[i]);
    *copy = *e;
    copy->args = args;
    return copy;
}

/* `e` with each member replaced by its definition. */
static const code_expr *by_definition(void *self, const code_expr *e) {
    replaced *all = self;
    proof_emitter *em = all->acc->of.em;
    routine *r = all->acc->of.routine;
    const size_t number = member_number(r, e);
    if (number == 0) return with_operands(em->pool, e, by_definition, all);
    const leaf *l = &r->now->exports.items[number - 1];
    const code_expr *meaning = ksyc_said_of(em, r, ksyc_export_name(em, r, l->kind, l->path), OF);
    if (ksyc_names_add(em->pool, &all->said, l->name, &all->said) == NULL)
        ksyc_assert_that(&all->equal, "", ksyc_code_flat(em->pool, e, "==", meaning));
    all->count++;
    return meaning;
}

/* `e` with each variable of the routine replaced by the member of the view `of` that holds it. */
static const code_expr *of_view(void *self, const code_expr *e) {
    pool *p = self;
    if (e->kind == CODE_WORD && e->uses != 0) return ksyc_code_dot(p, OF, e->text);
    return with_operands(p, e, of_view, p);
}

/* `e` with each member replaced by what its definition consists of, as in the definition of a valid object. */
static const code_expr *in_words(void *self, const code_expr *e) {
    accessor *acc = self;
    proof_emitter *em = acc->of.em;
    pool *p = em->pool;
    routine *r = acc->of.routine;
    const size_t number = member_number(r, e);
    if (number == 0) return with_operands(p, e, in_words, acc);
    const leaf *l = &r->now->exports.items[number - 1];
    const char *name = ksyc_export_name(em, r, l->kind, l->path);
    const logic_fun *f = ksyc_find_fun(r, name);
    return f != NULL && f->body != NULL ? ksyc_code_closed(p, of_view(p, f->body))
                                        : ksyc_said_of(em, r, name, OF);
}

/* If an object depends on many members, the assertion is first made about their definitions: provers can replace
 * a few members at once, but not twenty. */
enum { MANY_MEMBERS = 16 };

/* `known` is `valid` in the words of the definition of a valid object, where they cannot be found otherwise, or NULL. */
static void assert_child(accessor *acc, const code_expr *at, const code_expr *valid,
                         const code_expr *known) {
    proof_emitter *em = acc->of.em;
    routine *r = acc->of.routine;
    pool *p = em->pool;
    replaced all = {.acc = acc, .equal = ksyc_output_new(p, acc->body.indent)};
    const code_expr *in_view = ksyc_code_flat(p, at, "<=", ksyc_code_dot(p, OF, "len"));
    const code_expr *place = by_definition(&all, in_view);
    const code_expr *said = by_definition(&all, valid);
    if (all.count >= MANY_MEMBERS) {
        ksyc_assert_that(&acc->body, "place", place);
        if (known != NULL) {
            ksyc_assert_that(&acc->body, "valid",
                             ksyc_said_of(em, r, ksyc_pool_printf(p, "valid_%s", r->name), OF));
            ksyc_assert_that(&acc->body, "known", in_words(acc, known));
        }
        ksyc_assert_that(&acc->body, "child", said);
        ksyc_append_output(&acc->body, &all.equal);
    }
    ksyc_assert_that(&acc->body, "", valid);
}

void ksyc_assert_child(accessor *acc, const code_expr *at, const code_expr *valid) {
    assert_child(acc, at, valid, NULL);
}

/* That an object with a size is valid, as the definition of a valid object says it: up to where the next field begins.
 * NULL: there is no other way to say it. */
static const code_expr *valid_in_words(const accessor *acc, const binding *b, const char *valid) {
    const draft *dr = &acc->of;
    binding known = *b;
    const size_t next = b->attr->index + 1;
    if (b->len.c == NULL || dr->at == NULL || next >= dr->routine->type->num_seq) return NULL;
    const field_place *place = &dr->at[next];
    if (!place->is_known || place->base == NULL || place->base_offset != 0) return NULL;
    known.len.l = ksyc_said_of(dr->em, dr->routine, place->base->name, OF);
    return ksyc_child_call(&known, valid).l;
}

void ksyc_write_accessor(accessor *acc, binding *b) {
    proof_emitter *em = acc->of.em;
    pool *p = em->pool;
    const routine *child = b->child;
    const char *arguments = ksyc_child_arguments(b, &acc->body);
    const char *valid_name = ksyc_pool_printf(p, "valid_%s", child->name);
    val valid = ksyc_child_call(b, valid_name);
    assert_child(acc, b->at.l, valid.l, valid_in_words(acc, b, valid_name));
    ksyc_note_use(em, child);
    ksyc_line(&acc->body, "return open_%s(of.buf, %s, %s%s);", child->name,
              ksyc_in(&acc->body, len_of(b)), ksyc_in(&acc->body, b->at.c), arguments);
    output said = ksyc_output_new(p, 0);
    ksyc_write_clauses(&said, "ensures", ksyc_place_of(b, RESULT, b->at.l));
    ksyc_line(&said, "    ensures is_%s(\\result);", ksyc_facts_type(em, child));
    ksyc_write_function_of_view(acc, ksyc_facts_type(em, child), &said);
}
