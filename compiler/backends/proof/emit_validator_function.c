/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function of a frame around its body: signature, contract, what it hands out. And the calls of it.
 *
 *   static bool check_T(buf, len, at, ..., T_facts *facts)   true <==> valid_T(buf, len, at, ...)
 *   static T_view open_T(buf, len, at, ...)                  requires valid_T(buf, len, at, ...)
 */
#include <ctype.h>
#include <string.h>

#include "emit_validator.h"

frame new_frame(writer *w, frame_state *s, output *c) {
    size_t num_seq = s->type->num_seq, num_instances = s->type->num_instances;
    frame fr = {.w = w, .state = s, .c = c, .conds = ""};
    fr.chosen = NULL;
    fr.read = pool_array(PW(w), num_seq + 1, sizeof *fr.read);
    fr.computed = pool_array(PW(w), num_instances + 1, sizeof *fr.computed);
    fr.placing = pool_array(PW(w), num_instances + 1, sizeof *fr.placing);
    fr.stated = pool_array(PW(w), num_instances + 1, sizeof *fr.stated);
    fr.at = pool_array(PW(w), num_seq + 1, sizeof *fr.at);
    bool is_top = s->type == w->top && s->attr == NULL;
    fr.pos = (val){V_U64, is_top ? "0" : "at",  is_top ? "0" : "at", NULL, is_top ? 0 : BIT(BIT_AT),
                   false, {0, INT64_MAX, false}};
    s->is_done = true;
    if (!w->opens) s->num_funs = 0;
    s->columns.count = 0;
    return fr;
}

/* ------------------------------------------------------------------------------------- contracts */

void visit_var_demands(writer *w, const frame_state *s, const char *prefix, var_demand *visit,
                       void *self) {
    pool *p = PW(w);
    const char *len = pool_printf(p, "%slen", prefix);
    for (size_t i = 0; i < s->vars.count; i++) {
        const leaf *l = &s->vars.items[i];
        const char *name = pool_printf(p, "%s%s", prefix, l->name);
        const char *range = range_text(p, l->type, l->range, name);
        if (range != NULL && l->kind == LEAF_VALUE) visit(self, range);
        if (l->kind == LEAF_IO_BASE) visit(self, pool_printf(p, "%s <= %s", name, len));
        if (l->kind != LEAF_COUNT || i == 0) continue;
        for (size_t k = 0; k < s->vars.count; k++) {
            const leaf *a = &s->vars.items[k];
            if (a->kind == LEAF_AT && same_expr(a->path, l->path))
                visit(self, pool_printf(p, "%s%s + %llu * %s <= %s", prefix, a->name,
                                        (unsigned long long)l->path->vtype.elem->type->min_size,
                                        name, len));
        }
    }
}

void write_clauses(output *out, const char *word, const char *all) {
    while (all[0] != '\0') {
        const char *next = strstr(all, " &&\n");
        size_t n = next != NULL ? (size_t)(next - all) : strlen(all);
        line(out, "    %s %.*s;", word, (int)n, all);
        all = next != NULL ? next + 4 : "";
    }
}

static void require(void *self, const char *text) { line(self, "    requires %s;", text); }

static void ensure(void *self, const char *text) {
    writer *w = self;
    line(&w->code, w->opens ? "    ensures %s;" : "    ensures \\result != 0 ==> %s;", text);
}

void assert_that(output *out, const char *name, const char *text) {
    const char *mark = name[0] != '\0' ? ": " : "";
    size_t n = strcspn(text, "\n");
    line(out, "/*@ assert %s%s%.*s%s", name, mark, (int)n, text, text[n] == '\0' ? "; */" : "");
    while (text[n] != '\0') {
        text += n + 1;
        n = strcspn(text, "\n");
        line(out, "        %.*s%s", (int)n, text, text[n] == '\0' ? "; */" : "");
    }
}

static const char *export_function(writer *w, const frame_state *s, const leaf *l) {
    if (s->attr == NULL) return export_name(w, s, l->kind, l->path);
    if (is_number_switch(&s->attr->data))
        return pool_printf(PW(w), l->kind == LEAF_HAS ? "%s_has_%s" : "%s_%s", s->type->c_name,
                           s->attr->id);
    return pool_printf(PW(w), "%s_%s", s->name, l->name);
}

/* What is said of that which a function hands out, each with `prefix` before its name. */
static void visit_exports(frame *fr, bool has_count, const char *prefix, var_demand *visit,
                          void *self) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    pool *p = PW(w);
    if (s->now->needs_end) {
        const lfun *f = find_fun(s, pool_printf(p, "end_%s", s->name));
        unsigned long long least = s->attr == NULL ? s->type->min_size : 0;
        const char *from = least > 0 ? pool_printf(p, "at + %llu", least) : "at";
        visit(self, pool_printf(p, "%send == %s", prefix, own_call(fr, f, NULL, NULL, NULL)));
        visit(self, pool_printf(p, "%s <= %send <= len", from, prefix));
    }
    for (size_t i = 0; i < s->now->exports.count; i++) {
        const leaf *l = &s->now->exports.items[i];
        const lfun *f = find_fun(s, export_function(w, s, l));
        if (f == NULL) continue;
        const char *name = pool_printf(p, "%s%s", prefix, l->name);
        visit(self, pool_printf(p, "%s == %s", name,
                                own_call(fr, f, NULL, NULL, has_count ? "count" : NULL)));
        const char *range = range_text(p, l->type, l->range, name);
        if (range != NULL && l->kind == LEAF_VALUE) visit(self, range);
    }
}

/* The object and all that it depends on, as the view has it. */
static void ensure_place(frame *fr) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    pool *p = PW(w);
    const char *text = all_of(p, "\\result.buf == buf", "\\result.len == len");
    if (s->type != w->top) text = all_of(p, text, "\\result.at == at");
    for (size_t i = 0; i < s->vars.count; i++) {
        const char *name = s->vars.items[i].name;
        text = all_of(p, text, pool_printf(p, "\\result.%s == %s", name, name));
    }
    write_clauses(&w->code, "ensures", text);
}

static void write_contract(frame *fr, const char *valid, bool has_count) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    output *out = &w->code;
    bool is_top = s->type == w->top && s->attr == NULL;
    bool has_facts = !w->opens && facts_type(w, s) != NULL;
    const char *holds = own_call(fr, find_fun(s, valid), NULL, NULL, NULL);
    line(out, "/*@");
    line(out, is_top ? "    requires ks_buffer(buf, len);"
                     : "    requires ks_buffer(buf, len) && at <= len;");
    if (has_count && s->attr != NULL) {
        unsigned long long least = s->attr->data.type->min_size;
        line(out, "    requires at + %llu * count <= len;", least);
    }
    visit_var_demands(w, s, "", require, out);
    if (w->opens) require(out, holds);
    if (has_facts)
        line(out, "    requires \\valid(facts) && \\separated(facts, buf + (0 .. len - 1));");
    line(out, "    terminates \\true; exits \\false; assigns %s;",
         has_facts ? "*facts" : "\\nothing");
    if (w->opens) {
        if (s->attr == NULL) {
            ensure_place(fr);
            ensure(w, pool_printf(PW(w), "is_%s(\\result)", facts_type(w, s)));
        }
    } else {
        line(out, "    ensures \\result != 0 <==> %s;", holds);
    }
    visit_exports(fr, has_count, w->opens ? "\\result." : "facts->", ensure, w);
    line(out, "*/");
}

/* ------------------------------------------------------------------------------------- functions */

bool mentions(const char *c, const char *name) {
    size_t n = strlen(name);
    bool in_comment = false;
    for (size_t i = 0; c[i] != '\0'; i++) {
        if (strncmp(c + i, "/*", 2) == 0) in_comment = true;
        if (strncmp(c + i, "*/", 2) == 0) in_comment = false;
        bool begins =
            i == 0 || (!isalnum((unsigned char)c[i - 1]) && strchr("_.>", c[i - 1]) == NULL);
        if (!in_comment && begins && strncmp(c + i, name, n) == 0 &&
            !isalnum((unsigned char)c[i + n]) && c[i + n] != '_')
            return true;
    }
    return false;
}

void begin_view(frame *fr) {
    const frame_state *s = fr->state;
    output *out = fr->c;
    line(out, "%s view = {0};", facts_type(fr->w, s));
    line(out, "view.buf = buf;");
    line(out, "view.len = len;");
    if (s->type != fr->w->top) line(out, "view.at = at;");
    for (size_t i = 0; i < s->vars.count; i++)
        line(out, "view.%s = %s;", s->vars.items[i].name, s->vars.items[i].name);
}

void finish_function(frame *fr, const char *body, const char *valid, bool has_count) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    output *out = &w->code;
    bool is_top = s->type == w->top && s->attr == NULL;
    const char *facts = facts_type(w, s);
    if (w->opens && facts == NULL) return;
    const char *count = has_count ? ", uint64_t count" : "";
    if (w->opens ? s->attr != NULL : !is_top) emit_facts_type(w, s);
    if (!is_top || w->opens) write_contract(fr, valid, has_count);
    if (w->opens) {
        block(out, "static %s open_%s(const uint8_t *buf, uint64_t len%s%s%s)", facts, s->name,
              is_top ? "" : ", uint64_t at", count, parameters(w, s));
        /* Said where nothing else is known yet, so that provers find it later on. */
        if (!has_count && fr->conds[0] != '\0') assert_that(out, "known", fr->conds);
        if (s->attr != NULL) line(out, "%s view = {0};", facts);
    } else if (!is_top) {
        block(out, "static bool check_%s(const uint8_t *buf, uint64_t len, uint64_t at%s%s%s%s%s)",
              s->name, count, parameters(w, s), facts != NULL ? ", " : "",
              facts != NULL ? facts : "", facts != NULL ? " *facts" : "");
    } else {
        block(out, "bool %s_validate(const uint8_t *buf, size_t len)", s->name);
    }
    /* The contract speaks of both even when there is nothing to read. */
    if (!mentions(body, "buf")) line(out, "(void)buf;");
    if (!mentions(body, "len")) line(out, "(void)len;");
    if (!is_top && !mentions(body, "at")) line(out, "(void)at;");
    for (size_t i = 0; i < s->vars.count; i++)
        if (!mentions(body, s->vars.items[i].name)) line(out, "(void)%s;", s->vars.items[i].name);
    append(out, body);
    line(out, w->opens ? "return view;" : "return true;");
    end(out);
    line(out, "%s", "");
}

void check_child(binding *b, const char *count, const char *facts) {
    frame *fr = b->fr;
    writer *w = fr->w;
    pool *p = PW(w);
    if (w->opens && !b->is_wanted) return;
    const char *arguments = child_arguments(b);
    const char *type = facts_type(w, b->child);
    val valid = child_call(b, pool_printf(p, "valid_%s", b->child->name));
    const char *id = b->name;
    const char *place =
        pool_printf(p, "buf, %s, %s%s%s%s", b->len.c != NULL ? b->len.c : "len", b->at.c,
                    count != NULL ? ", " : "", count != NULL ? count : "", arguments);
    if (w->opens) {
        demand(fr, valid.l, valid.mask);
        line(fr->c, "%s = open_%s(%s);", facts, b->child->name, place);
        return;
    }
    line(fr->c, "const bool %s_ok = check_%s(%s%s%s);", id, b->child->name, place,
         type != NULL ? ", &" : "", type != NULL ? facts : "");
    /* Said in the words of the definition, so that provers need not look into it. */
    line(fr->c, "/*@ assert %s_ok: %s_ok != 0 <==> %s; */", id, id, valid.l);
    line(fr->c, b->decides ? "return %s_ok;" : "if (!%s_ok) return false;", id);
    demand(fr, valid.l, valid.mask);
}
