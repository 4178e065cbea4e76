/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function of a frame around its body: signature, contract, what it hands out. And the calls of it.
 *
 *   static bool check_T(buf, len, at, ..., T_facts *facts)   true <==> valid_T(buf, len, at, ...)
 *   static T_view open_T(buf, len, at, ...)                  requires valid_T(buf, len, at, ...)
 */
#include "proof.h"

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

static void require(void *self, const char *text) { line(self, "    requires %s;", text); }

static void ensure(void *self, const char *text) {
    writer *w = self;
    line(&w->code, w->opens ? "    ensures %s;" : "    ensures \\result != 0 ==> %s;", text);
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
