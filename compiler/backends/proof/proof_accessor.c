/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Accessors: functions of a view, most of which lead to a view of an object in it.
 */
#include <ctype.h>
#include <string.h>

#include "proof_view.h"

const char *said_of(writer *w, const frame_state *s, const char *fun, const char *view) {
    const lfun *f = find_fun(s, fun);
    const char *text = "";
    for (unsigned bit = 0; f != NULL && bit < NUM_BITS + s->vars.count; bit++) {
        if (!(f->mask & BIT(bit))) continue;
        const char *name = bit == BIT_BUF   ? "buf"
                           : bit == BIT_LEN ? "len"
                           : bit == BIT_AT  ? "at"
                                            : s->vars.items[bit - NUM_BITS].name;
        text = pool_printf(PW(w), "%s%s%s.%s", text, text[0] != '\0' ? ", " : "", view, name);
    }
    return text[0] == '\0' ? fun : pool_printf(PW(w), "%s(%s)", fun, text);
}

way new_way(frame *fr, const ir_attr *attr) {
    pool *p = PW(fr->w);
    way y = {.of = *fr,
             .body = output_new(p, 1),
             .name = pool_printf(p, "%s_%s", facts_type(fr->w, fr->state), attr->id),
             .when = "",
             .parameters = pool_printf(p, "%s of", facts_type(fr->w, fr->state))};
    y.of.of_view = true;
    y.of.conds = "";
    y.of.index_c = y.of.index_l = NULL;
    if (attr->condition != NULL) y.when = resolve(&y.of, LEAF_HAS, own_field(fr->w, attr)).l;
    return y;
}

const char *place_text(binding *b, const char *prefix, const char *at) {
    pool *p = PW(b->fr->w);
    const char *text = pool_printf(p, "%sbuf == of.buf", prefix);
    text = all_of(p, text,
                  pool_printf(p, "%slen == %s", prefix, b->len.c != NULL ? b->len.c : "of.len"));
    text = all_of(p, text, pool_printf(p, "%sat == %s", prefix, at));
    for (size_t i = 0; i < b->child->vars.count; i++)
        text = all_of(p, text,
                      pool_printf(p, "%s%s == %s", prefix, b->child->vars.items[i].name,
                                  term_of(p, b->vars[i])));
    return text;
}

void write_function_of_view(const way *y, const char *type, const char *ensures) {
    writer *w = y->of.w;
    output *out = &w->views;
    line(out, "/*@ requires is_%s(of);", facts_type(w, y->of.state));
    write_clauses(out, "requires", y->when);
    line(out, "    terminates \\true; exits \\false; assigns \\nothing;");
    append(out, ensures);
    line(out, "*/");
    line(out, "%s %s(%s);", type, y->name, y->parameters);
    line(out, "%s", "");
    block(&w->code, "%s %s(%s)", type, y->name, y->parameters);
    if (strstr(y->parameters, " i") != NULL && !mentions(output_text(&y->body), "i"))
        line(&w->code, "(void)i;");
    if (strstr(y->parameters, " view") != NULL && !mentions(output_text(&y->body), "view"))
        line(&w->code, "(void)view;");
    if (strstr(y->parameters, " before") != NULL && !mentions(output_text(&y->body), "before"))
        line(&w->code, "(void)before;");
    append(&w->code, output_text(&y->body));
    end(&w->code);
    line(&w->code, "%s", "");
}

/* The member of the view `of` that is named at `text`, and after it `*behind`; NULL: none is. */
static const leaf *member_at(const frame_state *s, const char *text, const char **behind) {
    if (strncmp(text, "of.", 3) != 0) return NULL;
    size_t n = 3;
    while (isalnum((unsigned char)text[n]) || text[n] == '_') n++;
    for (size_t i = 0; i < s->now->exports.count; i++) {
        const leaf *l = &s->now->exports.items[i];
        if (strlen(l->name) != n - 3 || strncmp(l->name, text + 3, n - 3) != 0) continue;
        *behind = text + n;
        return l;
    }
    return NULL;
}

/* `text` with the definitions of members in their place; each is said to be that in `equal`. */
static const char *by_definition(way *y, const char *text, output *equal, size_t *count) {
    writer *w = y->of.w;
    const frame_state *s = y->of.state;
    const char *said = "";
    while (*text != '\0') {
        const char *behind = NULL;
        const leaf *l = member_at(s, text, &behind);
        if (l == NULL) {
            said = pool_printf(PW(w), "%s%c", said, *text++);
            continue;
        }
        const char *meaning = said_of(w, s, export_name(w, s, l->kind, l->path), "of");
        const char *is = pool_printf(PW(w), "of.%s == %s", l->name, meaning);
        if (strstr(output_text(equal), is) == NULL) assert_that(equal, "", is);
        said = pool_printf(PW(w), "%s%s", said, meaning);
        text = behind;
        ++*count;
    }
    return said;
}

/* That a child is valid there. Of an object that depends on many members this is said of their
 * definitions first: provers replace a few of them at once, but not twenty. */
enum { MANY_MEMBERS = 16 };

void assert_child(way *y, const char *at, const char *valid) {
    size_t count = 0;
    output equal = output_new(PW(y->of.w), y->body.indent);
    const char *place =
        by_definition(y, pool_printf(PW(y->of.w), "%s <= of.len", at), &equal, &count);
    const char *said = by_definition(y, valid, &equal, &count);
    if (count >= MANY_MEMBERS) {
        assert_that(&y->body, "place", place);
        assert_that(&y->body, "child", said);
        append(&y->body, output_text(&equal));
    }
    assert_that(&y->body, "", valid);
}

void write_way(way *y, binding *b) {
    writer *w = y->of.w;
    pool *p = PW(w);
    const frame_state *child = b->child;
    const char *arguments = child_arguments(b);
    val valid = child_call(b, pool_printf(p, "valid_%s", child->name));
    const char *len = b->len.c != NULL ? b->len.c : "of.len";
    assert_child(y, b->at.l, valid.l);
    line(&y->body, "return open_%s(of.buf, %s, %s%s);", child->name, len, b->at.c, arguments);
    output said = output_new(p, 0);
    write_clauses(&said, "ensures", place_text(b, "\\result.", b->at.l));
    line(&said, "    ensures is_%s(\\result);", facts_type(w, child));
    write_function_of_view(y, facts_type(w, child), output_text(&said));
}
