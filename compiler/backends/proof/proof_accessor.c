/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Accessors: functions of a view, most of which lead to a view of an object in it.
 */
#include <ctype.h>
#include <string.h>

#include "proof_view.h"

const char *ksyc_said_of(proof_emitter *em, const routine *r, const char *fun, const char *view) {
    const logic_fun *f = ksyc_find_fun(r, fun);
    const char *text = "";
    for (unsigned bit = 0; f != NULL && bit < NUM_BITS + r->vars.count; bit++) {
        if (!(f->mask & BIT(bit))) continue;
        const char *name = bit == BIT_BUF   ? "buf"
                           : bit == BIT_LEN ? "len"
                           : bit == BIT_AT  ? "at"
                                            : r->vars.items[bit - NUM_BITS].name;
        text =
            ksyc_pool_printf(em->pool, "%s%s%s.%s", text, text[0] != '\0' ? ", " : "", view, name);
    }
    return text[0] == '\0' ? fun : ksyc_pool_printf(em->pool, "%s(%s)", fun, text);
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
    acc.of.index_c = acc.of.index_l = NULL;
    if (attr->condition != NULL)
        acc.when =
            ksyc_all_of(p, NULL, ksyc_resolve(&acc.of, LEAF_HAS, ksyc_own_field(dr->em, attr)).l);
    return acc;
}

const clauses *ksyc_place_of(binding *b, const char *prefix, const char *at) {
    pool *p = b->dr->em->pool;
    const char *len = b->len.c != NULL ? b->len.c : "of.len";
    const clauses *all = ksyc_all_of(p, NULL, ksyc_pool_printf(p, "%sbuf == of.buf", prefix));
    all = ksyc_all_of(p, all, ksyc_pool_printf(p, "%slen == %s", prefix, len));
    all = ksyc_all_of(p, all, ksyc_pool_printf(p, "%sat == %s", prefix, at));
    for (size_t i = 0; i < b->child->vars.count; i++)
        all = ksyc_all_of(p, all,
                          ksyc_pool_printf(p, "%s%s == %s", prefix, b->child->vars.items[i].name,
                                           ksyc_term_of(p, b->vars[i])));
    return all;
}

void ksyc_write_function_of_view(const accessor *acc, const char *type, const char *ensures) {
    proof_emitter *em = acc->of.em;
    output *out = &em->views;
    ksyc_line(out, "/*@ requires is_%s(of);", ksyc_facts_type(em, acc->of.routine));
    ksyc_write_clauses(out, "requires", acc->when);
    ksyc_line(out, "    terminates \\true; exits \\false; assigns \\nothing;");
    ksyc_append(out, ensures);
    ksyc_line(out, "*/");
    ksyc_line(out, "%s %s(%s);", type, acc->name, acc->parameters);
    ksyc_line(out, "%s", "");
    ksyc_block(&em->code, "%s %s(%s)", type, acc->name, acc->parameters);
    if (ksyc_mentions(acc->parameters, "i") && !ksyc_mentions(ksyc_output_text(&acc->body), "i"))
        ksyc_line(&em->code, "(void)i;");
    if (ksyc_mentions(acc->parameters, "view") &&
        !ksyc_mentions(ksyc_output_text(&acc->body), "view"))
        ksyc_line(&em->code, "(void)view;");
    if (ksyc_mentions(acc->parameters, "before") &&
        !ksyc_mentions(ksyc_output_text(&acc->body), "before"))
        ksyc_line(&em->code, "(void)before;");
    ksyc_append(&em->code, ksyc_output_text(&acc->body));
    ksyc_end(&em->code);
    ksyc_line(&em->code, "%s", "");
}

/* The member of the view `of` whose name starts at `text`, and in `*behind` the text after it; NULL: there is none. */
static const leaf *member_at(pool *p, const routine *r, const char *text, const char **behind) {
    if (strncmp(text, "of.", 3) != 0) return NULL;
    size_t n = 3;
    while (isalnum((unsigned char)text[n]) || text[n] == '_') n++;
    const char *name = ksyc_pool_copy(p, text + 3, n - 3);
    const size_t found = (uintptr_t)ksyc_names_get(&r->now->exports.taken, name);
    if (found == 0) return NULL;
    *behind = text + n;
    return &r->now->exports.items[found - 1];
}

/* The members in an assertion, each of which is asserted once to be what its definition says. */
typedef struct replaced {
    output equal;  /* the assertions */
    bool *is_said; /* of each member */
    size_t count;  /* of uses */
} replaced;

/* `text` with each member replaced by its definition. */
static const char *by_definition(accessor *acc, const char *text, replaced *all) {
    proof_emitter *em = acc->of.em;
    const routine *r = acc->of.routine;
    output said = ksyc_output_new(em->pool, 0);
    while (*text != '\0') {
        const char *behind = NULL;
        const leaf *l = member_at(em->pool, r, text, &behind);
        if (l == NULL) {
            ksyc_append_bytes(&said, text++, 1);
            continue;
        }
        const char *meaning = ksyc_said_of(em, r, ksyc_export_name(em, r, l->kind, l->path), "of");
        bool *is_said = &all->is_said[l - r->now->exports.items];
        if (!*is_said)
            ksyc_assert_that(&all->equal, "",
                             ksyc_pool_printf(em->pool, "of.%s == %s", l->name, meaning));
        *is_said = true;
        ksyc_append(&said, meaning);
        text = behind;
        all->count++;
    }
    return ksyc_output_text(&said);
}

/* If an object depends on many members, the assertion is first made about their definitions: provers can replace
 * a few members at once, but not twenty. */
enum { MANY_MEMBERS = 16 };

void ksyc_assert_child(accessor *acc, const char *at, const char *valid) {
    pool *p = acc->of.em->pool;
    const size_t num_members = acc->of.routine->now->exports.count;
    replaced all = {.equal = ksyc_output_new(p, acc->body.indent),
                    .is_said = ksyc_pool_array(p, num_members + 1, sizeof *all.is_said)};
    const char *place = by_definition(acc, ksyc_pool_printf(p, "%s <= of.len", at), &all);
    const char *said = by_definition(acc, valid, &all);
    if (all.count >= MANY_MEMBERS) {
        ksyc_assert_that(&acc->body, "place", place);
        ksyc_assert_that(&acc->body, "child", said);
        ksyc_append(&acc->body, ksyc_output_text(&all.equal));
    }
    ksyc_assert_that(&acc->body, "", valid);
}

void ksyc_write_accessor(accessor *acc, binding *b) {
    proof_emitter *em = acc->of.em;
    pool *p = em->pool;
    const routine *child = b->child;
    const char *arguments = ksyc_child_arguments(b);
    val valid = ksyc_child_call(b, ksyc_pool_printf(p, "valid_%s", child->name));
    const char *len = b->len.c != NULL ? b->len.c : "of.len";
    ksyc_assert_child(acc, b->at.l, valid.l);
    ksyc_line(&acc->body, "return open_%s(of.buf, %s, %s%s);", child->name, len, b->at.c,
              arguments);
    output said = ksyc_output_new(p, 0);
    ksyc_write_clauses(&said, "ensures", ksyc_place_of(b, "\\result.", b->at.l));
    ksyc_line(&said, "    ensures is_%s(\\result);", ksyc_facts_type(em, child));
    ksyc_write_function_of_view(acc, ksyc_facts_type(em, child), ksyc_output_text(&said));
}
