/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The function of a routine around its body: contract, signature, and the required outputs.
 *
 *   static bool check_T(buf, len, at, ..., T_facts *facts)   true <==> valid_T(buf, len, at, ...)
 *   static ks_verdict check_T(gate, buf, ...)                 the same of input that is loaded on demand
 *   static ks_verdict recall_T(gate, buf, ...)                the facts of an object that was checked before
 *   static T_view open_T(buf, len, at, ...)                  requires valid_T(buf, len, at, ...)
 */
#include "proof.h"

/* ------------------------------------------------------------------------------------- contracts */

/* A variable of the routine, or the member of an object that has it. */
static const code_expr *variable_in(pool *p, const code_expr *object, const char *name) {
    return object != NULL ? ksyc_code_dot(p, object, name) : ksyc_code_word(p, name);
}

/* Where the bytes end that the routine may read. */
static const char *end_of_memory(const routine *r) {
    for (size_t i = 0; i < r->vars.count; i++)
        if (r->vars.items[i].kind == LEAF_ROOT_LEN) return r->vars.items[i].name;
    return "len";
}

/* The variable that has another leaf of the path of one, or NULL. */
static const leaf *companion(const routine *r, leaf_kind kind, const leaf *of) {
    for (size_t i = 0; i < r->vars.count; i++) {
        const leaf *l = &r->vars.items[i];
        if (l->kind == kind && l->path != NULL && ksyc_same_expr(l->path, of->path)) return l;
    }
    return NULL;
}

/* The stream of another object lies in the file. */
static void visit_stream_conditions(proof_emitter *em, const routine *r, const code_expr *object,
                                    const leaf *l, var_condition *visit, void *self) {
    pool *p = em->pool;
    const code_expr *end = variable_in(p, object, end_of_memory(r));
    const code_expr *name = variable_in(p, object, l->name);
    if (l->path == NULL) return;
    if (l->kind == LEAF_IO_END) {
        const leaf *base = companion(r, LEAF_IO_BASE, l);
        visit(self, base != NULL ? ksyc_between(p, variable_in(p, object, base->name), name, end)
                                 : ksyc_code_flat(p, name, "<=", end));
    }
    if (l->kind == LEAF_SIZE && l->path->op == IR_FIELD) {
        const leaf *at = companion(r, LEAF_AT, l);
        if (at != NULL)
            visit(self,
                  ksyc_code_flat(p, ksyc_code_flat(p, variable_in(p, object, at->name), "+", name),
                                 "<=", end));
    }
}

void ksyc_visit_var_conditions(proof_emitter *em, const routine *r, const code_expr *object,
                               var_condition *visit, void *self) {
    pool *p = em->pool;
    const code_expr *len = variable_in(p, object, "len");
    for (size_t i = 0; i < r->vars.count; i++) {
        const leaf *l = &r->vars.items[i];
        const code_expr *name = variable_in(p, object, l->name);
        const code_expr *range = ksyc_range_of_name(p, l->type, l->range, name);
        const bool is_found =
            l->kind == LEAF_COUNT && l->path->op == IR_FIELD && ksyc_is_search(l->path->attr);
        if (range != NULL && (l->kind == LEAF_VALUE || is_found)) visit(self, range);
        if (l->kind == LEAF_IO_BASE && l->path == NULL)
            visit(self, ksyc_code_flat(p, name, "<=", len));
        if (l->kind == LEAF_LEVELS && object == NULL && !ksyc_is_recursive(em, r))
            visit(self, ksyc_code_flat(p, NOUGHT, "<", name));
        if (l->kind == LEAF_ROOT_LEN) visit(self, ksyc_code_flat(p, len, "<=", name));
        visit_stream_conditions(em, r, object, l, visit, self);
        if (l->kind != LEAF_COUNT || i == 0) continue;
        for (size_t k = 0; k < r->vars.count; k++) {
            const leaf *a = &r->vars.items[k];
            if (a->kind == LEAF_AT && ksyc_same_expr(a->path, l->path) &&
                l->path->vtype.elem->kind == IR_OBJECT)
                visit(self,
                      ksyc_code_flat(p,
                                     ksyc_plus_times(p, variable_in(p, object, a->name),
                                                     l->path->vtype.elem->type->min_size, name),
                                     "<=", len));
        }
    }
}

static void require(void *self, const code_expr *that) {
    output *out = self;
    ksyc_line(out, "    requires %s;", ksyc_logic(out->pool, that));
}

static void ensure(void *self, const code_expr *that) {
    proof_emitter *em = self;
    const char *when = em->opens        ? ""
                       : ksyc_loads(em) ? "\\result == KS_ACCEPTED ==> "
                                        : "\\result != 0 ==> ";
    ksyc_line(&em->code, "    ensures %s%s;", when, ksyc_logic(em->pool, that));
}

static const char *export_function(proof_emitter *em, routine *r, const leaf *l) {
    if (r->attr == NULL) return ksyc_export_name(em, r, l->kind, l->path);
    if (ksyc_is_number_switch(&r->attr->data))
        return ksyc_pool_printf(em->pool, l->kind == LEAF_HAS ? "%s_has_%s" : "%s_%s",
                                r->type->proof_name, r->attr->stem);
    return r->attr->repeat == IR_REPEAT_EXPR
               ? ksyc_carried_function(em, r, l->kind, l->path)
               : ksyc_pool_printf(em->pool, "%s_%s", r->name, l->name);
}

/* Where the function leaves a required output. */
static const code_expr *output_member(const proof_emitter *em, const char *name) {
    if (em->opens) return ksyc_code_dot(em->pool, RESULT, name);
    return ksyc_code_arrow(em->pool, ksyc_code_word(em->pool, "facts"), name);
}

/* Visits what the contract ensures of each required output. */
static void visit_exports(draft *dr, bool has_count, var_condition *visit, void *self) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    pool *p = em->pool;
    if (r->now->needs_end) {
        const logic_fun *f = ksyc_find_fun(r, ksyc_pool_printf(p, "end_%s", r->name));
        const code_expr *end = output_member(em, "end");
        const uint64_t least = r->attr == NULL              ? r->type->min_size
                               : r->attr->repeat == IR_ONCE ? ksyc_least_size(&r->attr->data)
                                                            : 0;
        const code_expr *from = ksyc_plus(p, AT, least);
        visit(self, ksyc_code_flat(p, end, "==", ksyc_own_call(dr, f, NULL, NULL, NULL)));
        visit(self, ksyc_between(p, from, end, LEN));
    }
    for (size_t i = 0; i < r->now->exports.count; i++) {
        const leaf *l = &r->now->exports.items[i];
        const pool_mark mark = ksyc_pool_mark(p);
        const logic_fun *f = ksyc_find_fun(r, export_function(em, r, l));
        if (f == NULL) continue;
        const code_expr *name = output_member(em, l->name);
        visit(self, ksyc_code_flat(
                        p, name, "==", ksyc_own_call(dr, f, NULL, NULL, has_count ? COUNT : NULL)));
        const code_expr *range = ksyc_range_of_name(p, l->type, l->range, name);
        if (range != NULL && l->kind == LEAF_VALUE) visit(self, range);
        const bool is_found = l->kind == LEAF_COUNT && r->attr != NULL && ksyc_is_search(r->attr);
        /* Each has a byte, or they are as many as can be counted. */
        const bool is_endless = is_found && ksyc_may_be_endless(r->attr);
        if (is_found && !is_endless) visit(self, ksyc_code_flat(p, name, "<=", LEN));
        if (is_endless && range != NULL) visit(self, range);
        if (is_found && ksyc_is_indexed(em, r))
            visit(self,
                  ksyc_code_flat(p, ksyc_plus_times(p, AT, r->attr->data.type->min_size, name),
                                 "<=", LEN));
        const bool is_at = !em->opens && l->kind == LEAF_AT;
        /* Bytes that an expression of another object reads lie in the stream. */
        for (size_t k = 0; is_at && k < r->now->exports.count; k++) {
            const leaf *size = &r->now->exports.items[k];
            if (size->kind == LEAF_SIZE && ksyc_same_expr(size->path, l->path))
                visit(self,
                      ksyc_code_flat(p, ksyc_code_flat(p, name, "+", output_member(em, size->name)),
                                     "<=", LEN));
        }
        ksyc_pool_reset(p, mark);
    }
}

/* The view has the variable. */
static const clauses *is_kept(pool *p, const clauses *before, const code_expr *variable) {
    const code_expr *member = ksyc_code_dot(p, RESULT, variable->text);
    return ksyc_all_of(p, before, ksyc_code_flat(p, member, "==", variable));
}

/* Ensures that the view has the place of the object and all that the object depends on. */
static void ensure_place(draft *dr) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    pool *p = em->pool;
    const clauses *all = is_kept(p, NULL, BUF);
    all = is_kept(p, all, LEN);
    if (r->type != em->top) all = is_kept(p, all, AT);
    for (size_t i = 0; i < r->vars.count; i++) all = is_kept(p, all, ksyc_variable_of(em, r, i));
    ksyc_write_clauses(&em->code, "ensures", all);
}

static void write_contract(draft *dr, const char *valid, bool has_count) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    output *out = &em->code;
    bool is_top = r->type == em->top && r->attr == NULL;
    bool has_facts = !em->opens && ksyc_facts_type(em, r) != NULL;
    const bool loads = ksyc_loads(em);
    const code_expr *holds = ksyc_own_call(dr, ksyc_find_fun(r, valid), NULL, NULL, NULL);
    const char *end = end_of_memory(r);
    ksyc_line(out, "/*@");
    ksyc_line(out,
              is_top ? "    requires ks_buffer(buf, %s);"
                     : "    requires ks_buffer(buf, %s) && at <= len;",
              end);
    if (has_count && r->attr != NULL) {
        unsigned long long least = r->attr->data.type->min_size;
        if (least > 0 || !r->attr->data.type->is_fixed)
            ksyc_line(out, "    requires at + %llu * count <= len;", least);
        else
            ksyc_line(out, "    requires count <= 9223372036854775807;");
    }
    ksyc_visit_var_conditions(em, r, NULL, require, out);
    if (em->opens) require(out, holds);
    for (const trusts *t = em->opens ? NULL : r->trusted; t != NULL; t = t->next)
        if (!t->one->is_broken) require(out, ksyc_trusted(dr, t->one).l);
    if (dr->uses_io_pos && ksyc_is_in_stream(em, r->type))
        require(out, ksyc_code_flat(em->pool, ksyc_stream_base(dr).l, "<=", AT));
    if (has_facts)
        ksyc_line(out, "    requires \\valid(facts) && \\separated(facts, buf + (0 .. %s - 1));",
                  end);
    if (loads) ksyc_line(out, "    requires ks_gate_of(gate, buf, %s);", end);
    if (has_facts && loads) ksyc_line(out, "    requires \\separated(facts, gate);");
    ksyc_line(out, "    terminates \\true; exits \\false; assigns %s;",
              loads       ? (has_facts ? "*facts, *gate" : "*gate")
              : has_facts ? "*facts"
                          : "\\nothing");
    if (em->opens) {
        if (r->attr == NULL) {
            ensure_place(dr);
            ensure(em,
                   code_call(em->pool, ksyc_pool_printf(em->pool, "is_%s", ksyc_facts_type(em, r)),
                             RESULT));
        }
    } else if (em->recalls) {
        ksyc_ensure_refusal(out, holds);
    } else {
        ksyc_ensure_verdict(out, loads, holds);
    }
    visit_exports(dr, has_count, ensure, em);
    ksyc_line(out, "*/");
}

/* ------------------------------------------------------------------------------------- functions */

static void keep_variable(output *out, const code_expr *variable) {
    ksyc_line(out, "view.%s = %s;", variable->text, ksyc_in(out, variable));
}

void ksyc_begin_view(draft *dr) {
    const routine *r = dr->routine;
    output *out = dr->c;
    ksyc_line(out, "%s view = {0};", ksyc_facts_type(dr->em, r));
    keep_variable(out, BUF);
    keep_variable(out, LEN);
    if (r->type != dr->em->top) keep_variable(out, AT);
    for (size_t i = 0; i < r->vars.count; i++) keep_variable(out, ksyc_variable_of(dr->em, r, i));
}

static void void_unless_used(output *out, const output *body, uint64_t bit, const char *name) {
    if ((body->uses & bit) == 0) ksyc_line(out, "(void)%s;", name);
}

const char *ksyc_signature(proof_emitter *em, const routine *r, const char *count) {
    const char *facts = ksyc_facts_type(em, r);
    const bool loads = ksyc_loads(em);
    return ksyc_pool_printf(
        em->pool,
        "static KS_INLINE %s %s_%s(%sconst uint8_t *buf, uint64_t len, uint64_t at%s%s%s%s%s)",
        ksyc_verdict_type(loads), ksyc_verb(em), r->name, ksyc_gate_parameter(loads), count,
        ksyc_parameters(em, r), facts != NULL ? ", " : "", facts != NULL ? facts : "",
        facts != NULL ? " *facts" : "");
}

/* Objects are no variables. */
static size_t num_file_parameters(const proof_emitter *em) {
    size_t count = 0;
    for (size_t i = 0; i < em->top->num_params; i++)
        count += ksyc_kind_of(&em->top->params[i]->vtype) != V_NONE;
    return count;
}

const char *ksyc_file_parameters(proof_emitter *em, const char *before, bool in_c) {
    const routine *r = ksyc_routine_of(em, em->top, NULL);
    const char *text = "";
    for (size_t i = 0; i < num_file_parameters(em); i++)
        text = ksyc_pool_printf(em->pool, "%s%s%s%s%s%s", text, before,
                                in_c ? ksyc_c_type(r->vars.items[i].type) : "", in_c ? " " : "",
                                r->vars.items[i].name, before[0] == '\0' ? ", " : "");
    return text;
}

/* The ranges of these parameters. */
const char *ksyc_file_requires(proof_emitter *em) {
    const routine *r = ksyc_routine_of(em, em->top, NULL);
    output text = ksyc_output_new(em->pool, 0);
    for (size_t i = 0; i < num_file_parameters(em); i++) {
        const leaf *l = &r->vars.items[i];
        const code_expr *range =
            ksyc_range_of_name(em->pool, l->type, l->range, ksyc_code_word(em->pool, l->name));
        if (range != NULL) ksyc_appendf(&text, "    requires %s;\n", ksyc_logic(em->pool, range));
    }
    return ksyc_output_text(&text);
}

void ksyc_finish_function(draft *dr, output *body, const char *valid, bool has_count) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    output *out = &em->code;
    bool is_top = r->type == em->top && r->attr == NULL;
    const char *facts = ksyc_facts_type(em, r);
    const bool loads = ksyc_loads(em);
    if (em->opens && facts == NULL) return;
    const char *count = has_count ? ", uint64_t count" : "";
    if (em->opens ? r->attr != NULL : !is_top) ksyc_emit_facts_type(em, r);
    if (!is_top || em->opens) write_contract(dr, valid, has_count);
    if (em->opens) {
        ksyc_block(out, "static KS_INLINE %s open_%s(const uint8_t *buf, uint64_t len%s%s%s)",
                   facts, r->name, is_top ? "" : ", uint64_t at", count, ksyc_parameters(em, r));
        /* Asserted at the start, where few other facts are known, so that provers find it later. */
        if (dr->written != NULL && dr->written->count > 1)
            ksyc_write_conjunction(out, dr->written, "; */\n");
        else if (dr->written != NULL && dr->written->count == 1)
            ksyc_assert_that(out, "known", dr->written->first);
        else if (!has_count && dr->conditions != NULL)
            ksyc_assert_that(out, "known", ksyc_conjunction(em->pool, dr->conditions));
        if (r->attr != NULL) ksyc_line(out, "%s view = {0};", facts);
    } else if (!is_top) {
        ksyc_block(out, "%s", ksyc_signature(em, r, count));
    } else {
        ksyc_block(out, "%s %s_validate(%sconst uint8_t *buf, size_t len, bool strict%s)",
                   ksyc_verdict_type(loads), r->name, ksyc_gate_parameter(loads),
                   ksyc_file_parameters(em, ", ", true));
    }
    /* The contract names both even if there is nothing to read. */
    if (loads) void_unless_used(out, body, BIT(BIT_GATE), "gate");
    void_unless_used(out, body, BIT(BIT_BUF), "buf");
    void_unless_used(out, body, BIT(BIT_LEN), "len");
    if (!is_top) void_unless_used(out, body, BIT(BIT_AT), "at");
    for (size_t i = 0; i < r->vars.count; i++)
        void_unless_used(out, body, BIT(NUM_BITS + i), r->vars.items[i].name);
    ksyc_move_output(out, body);
    ksyc_line(out, "return %s;", em->opens ? "view" : ksyc_acceptance(loads));
    ksyc_end(out);
    ksyc_line(out, "%s", "");
}

void ksyc_declare_levels(proof_emitter *em, routine *r) {
    output *out = &em->definitions;
    ksyc_line(out, "/* ---- %s, which contains itself */", r->type->path);
    ksyc_line(out, "/*@ axiomatic %s_declared {", r->name);
    for (size_t i = 0; i < r->num_declared; i++) {
        const logic_fun *f = &r->declared[i];
        const char *kind = ksyc_is_validity(em, r, f->name) ? "predicate" : "logic integer";
        ksyc_line(out, "      %s%s;", ksyc_head_of(em, r, kind, f->name, f->mask),
                  (f->mask & BIT(BIT_BUF)) != 0 ? " reads buf[0 ..]" : "");
    }
    ksyc_line(out, "    }");
    ksyc_line(out, "*/");
    ksyc_line(out, "%s", "");
    ksyc_emit_facts_type(em, r);
    ksyc_line(&em->code, "%s;", ksyc_signature(em, r, ""));
    ksyc_line(&em->code, "%s", "");
}
