/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function of a routine around its body: contract, signature, and the required outputs.
 *
 *   static bool check_T(buf, len, at, ..., T_facts *facts)   true <==> valid_T(buf, len, at, ...)
 *   static T_view open_T(buf, len, at, ...)                  requires valid_T(buf, len, at, ...)
 */
#include "proof.h"

/* ------------------------------------------------------------------------------------- contracts */

void ksyc_visit_var_conditions(proof_emitter *em, const routine *r, const char *prefix,
                               var_condition *visit, void *self) {
    pool *p = em->pool;
    const char *len = ksyc_pool_printf(p, "%slen", prefix);
    for (size_t i = 0; i < r->vars.count; i++) {
        const leaf *l = &r->vars.items[i];
        const char *name = ksyc_pool_printf(p, "%s%s", prefix, l->name);
        const char *range = ksyc_range_text(p, l->type, l->range, name);
        if (range != NULL && l->kind == LEAF_VALUE) visit(self, range);
        if (l->kind == LEAF_IO_BASE) visit(self, ksyc_pool_printf(p, "%s <= %s", name, len));
        if (l->kind != LEAF_COUNT || i == 0) continue;
        for (size_t k = 0; k < r->vars.count; k++) {
            const leaf *a = &r->vars.items[k];
            if (a->kind == LEAF_AT && ksyc_same_expr(a->path, l->path) &&
                l->path->vtype.elem->kind == IR_OBJECT)
                visit(self,
                      ksyc_pool_printf(p, "%s%s + %llu * %s <= %s", prefix, a->name,
                                       (unsigned long long)l->path->vtype.elem->type->min_size,
                                       name, len));
        }
    }
}

static void require(void *self, const char *text) { ksyc_line(self, "    requires %s;", text); }

static void ensure(void *self, const char *text) {
    proof_emitter *em = self;
    ksyc_line(&em->code, em->opens ? "    ensures %s;" : "    ensures \\result != 0 ==> %s;", text);
}

static const char *export_function(proof_emitter *em, const routine *r, const leaf *l) {
    if (r->attr == NULL) return ksyc_export_name(em, r, l->kind, l->path);
    if (ksyc_is_number_switch(&r->attr->data))
        return ksyc_pool_printf(em->pool, l->kind == LEAF_HAS ? "%s_has_%s" : "%s_%s",
                                r->type->proof_name, r->attr->stem);
    return ksyc_pool_printf(em->pool, "%s_%s", r->name, l->name);
}

/* Visits what the contract ensures of each required output, with `prefix` before its name. */
static void visit_exports(draft *dr, bool has_count, const char *prefix, var_condition *visit,
                          void *self) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    pool *p = em->pool;
    if (r->now->needs_end) {
        const logic_fun *f = ksyc_find_fun(r, ksyc_pool_printf(p, "end_%s", r->name));
        unsigned long long least = r->attr == NULL ? r->type->min_size : 0;
        const char *from = least > 0 ? ksyc_pool_printf(p, "at + %llu", least) : "at";
        visit(self,
              ksyc_pool_printf(p, "%send == %s", prefix, ksyc_own_call(dr, f, NULL, NULL, NULL)));
        visit(self, ksyc_pool_printf(p, "%s <= %send <= len", from, prefix));
    }
    for (size_t i = 0; i < r->now->exports.count; i++) {
        const leaf *l = &r->now->exports.items[i];
        const logic_fun *f = ksyc_find_fun(r, export_function(em, r, l));
        if (f == NULL) continue;
        const char *name = ksyc_pool_printf(p, "%s%s", prefix, l->name);
        visit(self, ksyc_pool_printf(p, "%s == %s", name,
                                     ksyc_own_call(dr, f, NULL, NULL, has_count ? "count" : NULL)));
        const char *range = ksyc_range_text(p, l->type, l->range, name);
        if (range != NULL && l->kind == LEAF_VALUE) visit(self, range);
    }
}

/* Ensures that the view has the place of the object and all that the object depends on. */
static void ensure_place(draft *dr) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    pool *p = em->pool;
    const clauses *all = ksyc_all_of(p, NULL, "\\result.buf == buf");
    all = ksyc_all_of(p, all, "\\result.len == len");
    if (r->type != em->top) all = ksyc_all_of(p, all, "\\result.at == at");
    for (size_t i = 0; i < r->vars.count; i++) {
        const char *name = r->vars.items[i].name;
        all = ksyc_all_of(p, all, ksyc_pool_printf(p, "\\result.%s == %s", name, name));
    }
    ksyc_write_clauses(&em->code, "ensures", all);
}

static void write_contract(draft *dr, const char *valid, bool has_count) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    output *out = &em->code;
    bool is_top = r->type == em->top && r->attr == NULL;
    bool has_facts = !em->opens && ksyc_facts_type(em, r) != NULL;
    const char *holds = ksyc_own_call(dr, ksyc_find_fun(r, valid), NULL, NULL, NULL);
    ksyc_line(out, "/*@");
    ksyc_line(out, is_top ? "    requires ks_buffer(buf, len);"
                          : "    requires ks_buffer(buf, len) && at <= len;");
    if (has_count && r->attr != NULL) {
        unsigned long long least = r->attr->data.type->min_size;
        ksyc_line(out, "    requires at + %llu * count <= len;", least);
    }
    ksyc_visit_var_conditions(em, r, "", require, out);
    if (em->opens) require(out, holds);
    if (has_facts)
        ksyc_line(out, "    requires \\valid(facts) && \\separated(facts, buf + (0 .. len - 1));");
    ksyc_line(out, "    terminates \\true; exits \\false; assigns %s;",
              has_facts ? "*facts" : "\\nothing");
    if (em->opens) {
        if (r->attr == NULL) {
            ensure_place(dr);
            ensure(em, ksyc_pool_printf(em->pool, "is_%s(\\result)", ksyc_facts_type(em, r)));
        }
    } else {
        ksyc_line(out, "    ensures \\result != 0 <==> %s;", holds);
    }
    visit_exports(dr, has_count, em->opens ? "\\result." : "facts->", ensure, em);
    ksyc_line(out, "*/");
}

/* ------------------------------------------------------------------------------------- functions */

void ksyc_begin_view(draft *dr) {
    const routine *r = dr->routine;
    output *out = dr->c;
    ksyc_line(out, "%s view = {0};", ksyc_facts_type(dr->em, r));
    ksyc_line(out, "view.buf = buf;");
    ksyc_line(out, "view.len = len;");
    if (r->type != dr->em->top) ksyc_line(out, "view.at = at;");
    for (size_t i = 0; i < r->vars.count; i++)
        ksyc_line(out, "view.%s = %s;", r->vars.items[i].name, r->vars.items[i].name);
}

void ksyc_finish_function(draft *dr, const char *body, const char *valid, bool has_count) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    output *out = &em->code;
    bool is_top = r->type == em->top && r->attr == NULL;
    const char *facts = ksyc_facts_type(em, r);
    if (em->opens && facts == NULL) return;
    const char *count = has_count ? ", uint64_t count" : "";
    if (em->opens ? r->attr != NULL : !is_top) ksyc_emit_facts_type(em, r);
    if (!is_top || em->opens) write_contract(dr, valid, has_count);
    if (em->opens) {
        ksyc_block(out, "static %s open_%s(const uint8_t *buf, uint64_t len%s%s%s)", facts, r->name,
                   is_top ? "" : ", uint64_t at", count, ksyc_parameters(em, r));
        /* Asserted at the start, where few other facts are known, so that provers find it later. */
        if (!has_count && dr->conditions != NULL)
            ksyc_assert_that(out, "known", ksyc_conjunction(em->pool, dr->conditions));
        if (r->attr != NULL) ksyc_line(out, "%s view = {0};", facts);
    } else if (!is_top) {
        ksyc_block(out,
                   "static bool check_%s(const uint8_t *buf, uint64_t len, uint64_t at%s%s%s%s%s)",
                   r->name, count, ksyc_parameters(em, r), facts != NULL ? ", " : "",
                   facts != NULL ? facts : "", facts != NULL ? " *facts" : "");
    } else {
        ksyc_block(out, "bool %s_validate(const uint8_t *buf, size_t len)", r->name);
    }
    /* The contract names both even if there is nothing to read. */
    if (!ksyc_mentions(body, "buf")) ksyc_line(out, "(void)buf;");
    if (!ksyc_mentions(body, "len")) ksyc_line(out, "(void)len;");
    if (!is_top && !ksyc_mentions(body, "at")) ksyc_line(out, "(void)at;");
    for (size_t i = 0; i < r->vars.count; i++)
        if (!ksyc_mentions(body, r->vars.items[i].name))
            ksyc_line(out, "(void)%s;", r->vars.items[i].name);
    ksyc_append(out, body);
    ksyc_line(out, em->opens ? "return view;" : "return true;");
    ksyc_end(out);
    ksyc_line(out, "%s", "");
}
