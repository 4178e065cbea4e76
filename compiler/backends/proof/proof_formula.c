/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions that become functions of their own, in C and in logic: all that can fail or branch. The functions
 * have the numbers that they use as parameters, so each proof is about numbers alone.
 *
 *   T_x_of(...)       the value, in logic
 *   defined_T_x(...)  that it can be computed: no overflow, no division by zero, nothing absent
 *   rule_T_x(...)     that a rule holds
 *   compute_T_x, test_T_x   the same in C
 */
#include <string.h>

#include "expr_show.h"
#include "proof_expr.h"
#include "queries.h"

/* "uint64_t rank, bool is_dense" or in logic "integer rank, integer is_dense". */
static const char *formals(proof_emitter *em, const formula *f, bool in_c) {
    output text = ksyc_output_new(em->pool, 0);
    if (f->uses_memory)
        ksyc_append(&text, in_c ? "const uint8_t *buf, uint64_t len" : "uint8_t *buf");
    for (size_t i = 0; i < f->leaves.count; i++) {
        const leaf *l = &f->leaves.items[i];
        ksyc_appendf(&text, "%s%s %s", ksyc_output_is_empty(&text) ? "" : ", ",
                     in_c ? ksyc_c_type(l->type) : "integer", l->name);
    }
    return ksyc_output_text(&text);
}

/* A call of a function of the logic, with the parameters of the formula as arguments. */
static const code_expr *called_here(proof_emitter *em, const formula *f, const char *name) {
    call c = {.pool = em->pool};
    if (f->uses_memory) ksyc_add_argument(&c, BUF);
    for (size_t i = 0; i < f->leaves.count; i++)
        ksyc_add_argument(&c, ksyc_code_word(em->pool, f->leaves.items[i].name));
    return ksyc_call_in_logic(&c, name);
}

static formula *find_formula(const formulas *all, const char *name, bool is_rule) {
    return ksyc_names_get(is_rule ? &all->rules : &all->values, name);
}

/* A value under the condition of its field is an expression that is made for each use. */
static formula_origin origin_of(const ir_attr *attr, const ir_expr *e) {
    const bool is_made = e->op == IR_TERNARY && attr->condition != NULL &&
                         e->args[0] == attr->condition && e->args[1] == attr->value;
    return is_made ? (formula_origin){attr, attr->condition, attr->value}
                   : (formula_origin){attr, NULL, e};
}

static bool is_same_origin(formula_origin a, formula_origin b) {
    return a.attr == b.attr && a.condition == b.condition && a.value == b.value;
}

/* The name of the formula: the wanted one, unless that is of another one. Fields and types can lead to one name: `b` in a
 * type `a`, and `a_b` beside it. *found: the formula, if this pass has it already. */
static const char *name_for(const proof_emitter *em, const char *wanted, formula_origin origin,
                            bool is_rule, formula **found) {
    const char *name = wanted;
    for (unsigned n = 2;; n++) {
        *found = find_formula(&em->formulas, name, is_rule);
        const formula *known = *found != NULL ? *found
                               : em->opens    ? find_formula(&em->checked, name, is_rule)
                                              : NULL;
        if (known == NULL || is_same_origin(known->origin, origin)) return name;
        name = ksyc_pool_printf(em->pool, "%s_%u", wanted, n);
    }
}

/* Keeps of a formula what those who refer to it need, until the pass ends. */
static formula *add_formula(proof_emitter *em, const formula *made) {
    pool *p = em->pass;
    const leaves *all = &made->leaves;
    formula *f = ksyc_pool_alloc(p, sizeof *f);
    *f = *made;
    f->name = ksyc_pool_copy(p, made->name, strlen(made->name));
    f->leaves = (leaves){.count = all->count, .pool = p};
    f->leaves.items = ksyc_pool_array(p, all->count, sizeof *f->leaves.items);
    for (size_t i = 0; i < all->count; i++) {
        leaf *l = &f->leaves.items[i];
        *l = all->items[i];
        l->name = ksyc_pool_copy(p, l->name, strlen(l->name));
        l->path = ksyc_kept_path(em, p, l->path);
    }
    ksyc_names_add(p, f->is_rule ? &em->formulas.rules : &em->formulas.values, f->name, f);
    return f;
}

static void define_formula(proof_emitter *em, const formula *f, const char *head,
                           const code_expr *body) {
    /* The header of the validator defines it. */
    if (em->opens && find_formula(&em->checked, f->name, f->is_rule) != NULL) return;
    const char *formal = formals(em, f, false);
    const char *full =
        ksyc_pool_printf(em->pool, "%s%s%s%s%s", head, f->uses_memory ? "{L}" : "",
                         formal[0] != '\0' ? "(" : "", formal, formal[0] != '\0' ? ")" : "");
    ksyc_write_definition(&em->logic, full, body);
}

/* The number of elements of a repetition that ends where a condition holds. */
static bool is_found(const leaf *count) {
    return count->path->op == IR_FIELD && ksyc_is_search(count->path->attr);
}

static void write_requires(proof_emitter *em, output *out, const formula *f, bool loads) {
    if (f->uses_memory) ksyc_line(out, "    requires ks_buffer(buf, len);");
    if (loads) ksyc_line(out, "    requires ks_gate_of(gate, buf, len);");
    for (size_t i = 0; i < f->leaves.count; i++) {
        const leaf *l = &f->leaves.items[i];
        const code_expr *name = ksyc_code_word(em->pool, l->name);
        const code_expr *range = ksyc_range_of_name(em->pool, l->type, l->range, name);
        /* The number of elements of an array in the file is below 2^63 in any case; the contract says so only if the
         * function computes with it as a signed number, or if the file does not have it. */
        if (l->kind == LEAF_AT || l->kind == LEAF_IO_BASE ||
            (l->kind == LEAF_COUNT && !l->is_converted && !is_found(l)))
            range = NULL;
        if (range != NULL) ksyc_line(out, "    requires %s;", ksyc_logic(em->pool, range));
        if (l->kind != LEAF_AT || l->path->vtype.kind != IR_ARRAY) continue;
        const ir_vtype *elem = l->path->vtype.elem;
        const uint64_t least =
            elem->kind == IR_OBJECT ? elem->type->min_size : l->path->attr->data.size;
        for (size_t k = 0; k < f->leaves.count; k++) {
            const leaf *count = &f->leaves.items[k];
            if (count->kind == LEAF_COUNT && ksyc_same_expr(count->path, l->path))
                ksyc_line(out, "    requires %s + %llu * %s <= len;", l->name,
                          (unsigned long long)least, count->name);
        }
    }
    ksyc_write_clauses(out, "requires", f->required);
}

/* Where the function of a formula goes. A function that computes a value stands once, in a header for both stages;
 * functions that test rules belong to the checking stage. NULL: the checking stage has written the function. */
static output *place_of_function(proof_emitter *em, const formula *f) {
    if (em->opens)
        return find_formula(&em->checked, f->name, f->is_rule) != NULL ? NULL : &em->code;
    return f->is_rule ? &em->code : &em->type_computations;
}

/* `    ensures` and the parts of one condition. */
static void ensure(output *out, const char *before, const code_expr *that) {
    ksyc_line(out, "    ensures %s%s;", before, ksyc_logic(out->pool, that));
}

/* Writes the C function of a formula: its contract, the statements `c`, and `result` as what it returns. One that
 * loads what it reads belongs to the checking stage, and can be stopped whatever the formula is. */
static void write_function(proof_emitter *em, const formula *f, const output *c,
                           const code_expr *result, bool loads) {
    output *out = loads ? &em->code : place_of_function(em, f);
    if (out == NULL) return;
    pool *p = em->pool;
    const char *formal =
        ksyc_pool_printf(p, "%s%s", ksyc_gate_parameter(loads), formals(em, f, true));
    bool gives = !f->is_rule && (f->is_partial || loads) && f->kind != V_NONE;
    const code_expr *range =
        ksyc_range_of_name(p, f->kind, f->range, gives ? ksyc_code_word(p, "*value") : RESULT);
    ksyc_line(out, "/*@");
    write_requires(em, out, f, loads);
    if (gives) ksyc_line(out, "    requires \\valid(value);");
    if (gives && f->uses_memory)
        ksyc_line(out, "    requires \\separated(value, buf + (0 .. len - 1));");
    if (gives && loads) ksyc_line(out, "    requires \\separated(value, gate);");
    ksyc_line(out, "    terminates \\true; exits \\false; assigns %s;",
              loads   ? (gives ? "*value, *gate" : "*gate")
              : gives ? "*value"
                      : "\\nothing");
    const char *when_defined = loads ? "\\result == KS_ACCEPTED ==> " : "\\result != 0 ==> ";
    if (f->is_rule) {
        ksyc_ensure_verdict(out, loads,
                            called_here(em, f, ksyc_pool_printf(p, "rule_%s", f->name)));
    } else {
        const code_expr *value = called_here(em, f, ksyc_pool_printf(p, "%s_of", f->name));
        if (f->is_partial)
            ksyc_ensure_verdict(out, loads,
                                called_here(em, f, ksyc_pool_printf(p, "defined_%s", f->name)));
        else if (loads)
            ksyc_line(out, "    ensures \\result == KS_ACCEPTED || \\result == KS_STOPPED;");
        if (gives) {
            ensure(out, ksyc_pool_printf(p, "%s*value == ", when_defined), value);
            if (range != NULL) ensure(out, when_defined, range);
        } else if (f->kind != V_NONE) {
            ensure(out, "\\result == ", value);
            if (range != NULL) ensure(out, "", range);
        }
    }
    ksyc_line(out, "*/");
    const bool is_truth = f->is_rule || f->is_partial || loads;
    const char *type = is_truth ? ksyc_verdict_type(loads) : ksyc_c_type(f->kind);
    const char *verb = f->is_rule || f->kind == V_NONE ? "test" : "compute";
    if (gives)
        formal = ksyc_pool_printf(p, "%s%s%s *value", formal, formal[0] != '\0' ? ", " : "",
                                  ksyc_c_type(f->kind));
    ksyc_block(out, "static %s %s %s_%s(%s)",
               out == &em->type_computations ? "inline" : "KS_INLINE", type,
               loads && !f->is_rule ? "find" : verb, f->name, formal[0] != '\0' ? formal : "void");
    /* Only the contract names it. */
    if (f->uses_memory) ksyc_line(out, "(void)len;");
    ksyc_append_output(out, c);
    if (loads && f->is_rule) ksyc_refuse_when(out, ksyc_code_opposite(p, result), "KS_REFUSED");
    if (gives) ksyc_line(out, "*value = %s;", ksyc_alone_in(out, result));
    if (gives || loads || (!f->is_rule && f->kind == V_NONE))
        ksyc_line(out, "return %s;", ksyc_acceptance(loads));
    else
        ksyc_line(out, "return %s;", ksyc_alone_in(out, result));
    ksyc_end(out);
    ksyc_line(out, "%s", "");
}

typedef struct formula_draft {
    formula *f;
    output c;
    unsigned temps;
    expr_ctx g;
} formula_draft;

static void start(formula_draft *d, proof_emitter *em, formula_origin origin, const char *name,
                  bool is_rule, bool loads) {
    d->f = ksyc_pool_alloc(em->pool, sizeof *d->f);
    d->f->name = name;
    d->f->origin = origin;
    d->f->is_rule = is_rule;
    d->f->leaves.pool = em->pool;
    d->c = ksyc_output_new(em->pool, 1);
    d->temps = 0;
    d->g = (expr_ctx){em,          NULL,  d->f,  &d->c, NULL, &d->temps,
                      origin.attr, false, false, loads, NULL, 0};
}

static bool loads_for(const proof_emitter *em, const formula *f) {
    return f->uses_memory && ksyc_loads(em);
}

/* The value, which C holds. Of an instance that no integer of C holds it is only that there is one: what uses it computes
 * it anew. */
static val derive_result(expr_ctx *g, const ir_expr *e) {
    const val v = ksyc_derive(g, e);
    if (v.kind != V_WIDE) return v;
    if (g->attr != NULL && ksyc_is_wide(&g->attr->vtype))
        return (val){.kind = V_NONE, .c = NOUGHT, .l = NOUGHT};
    return ksyc_narrowed(g, v, true);
}

static formula *formula_for(proof_emitter *em, const ir_attr *attr, const ir_expr *e,
                            const char *wanted) {
    const formula_origin origin = origin_of(attr, e);
    formula *f;
    const char *name = name_for(em, wanted, origin, false, &f);
    if (f != NULL) return f;
    formula_draft d;
    start(&d, em, origin, name, false, false);
    val v = derive_result(&d.g, e);
    f = d.f;
    f->kind = v.kind;
    f->range = v.range;
    f->is_partial = d.g.defined != NULL;
    if (f->kind != V_NONE)
        define_formula(em, f, ksyc_pool_printf(em->pool, "logic integer %s_of", name),
                       ksyc_code_open(em->pool, ksyc_term_of(em->pool, v)));
    if (f->is_partial)
        define_formula(em, f, ksyc_pool_printf(em->pool, "predicate defined_%s", name),
                       ksyc_conjunction(em->pool, d.g.defined));
    if (f->kind != V_NONE || f->is_partial) {
        /* Views read what the validator has loaded. */
        write_function(em, f, &d.c, v.c, false);
        if (loads_for(em, f)) {
            start(&d, em, origin, name, false, true);
            v = derive_result(&d.g, e);
            write_function(em, f, &d.c, v.c, true);
        }
    }
    return add_formula(em, f);
}

/* The arguments of a call. In C, instances that are not computed yet are computed. */
typedef struct actual {
    call c, logic;
    uint64_t mask;
} actual;

static actual actual_of(draft *dr, const formula *f) {
    pool *p = dr->em->pool;
    actual a = {.c.pool = p, .logic.pool = p};
    if (loads_for(dr->em, f)) ksyc_add_argument(&a.c, GATE);
    if (f->uses_memory) {
        val memory = ksyc_resolve(dr, LEAF_MEMORY, NULL);
        ksyc_add_argument(&a.c, memory.c);
        ksyc_add_argument(&a.c, memory.term);
        ksyc_add_argument(&a.logic, memory.l);
        a.mask |= memory.mask;
    }
    for (size_t i = 0; i < f->leaves.count; i++) {
        val v = ksyc_resolve(dr, f->leaves.items[i].kind, f->leaves.items[i].path);
        ksyc_add_argument(&a.c, v.c);
        ksyc_add_argument(&a.logic, ksyc_term_of(p, v));
        a.mask |= v.mask;
    }
    return a;
}

/* Refuses unless the function says yes; its answer is held in a variable of that name if it can be stopped. */
static void refuse_unless(draft *dr, const formula *f, const code_expr *whole, const actual *a,
                          const char *answer) {
    pool *p = dr->em->pool;
    if (!loads_for(dr->em, f)) {
        ksyc_refuse_if(dr, ksyc_not(p, whole));
        return;
    }
    ksyc_hold(dr->c, ksyc_verdict_type(true), answer, whole);
    dr->is_loaded = false; /* the function may have asked for other bytes */
    if (f->is_partial) {
        const char *name = ksyc_pool_printf(p, "%s_%s", f->is_rule ? "rule" : "defined", f->name);
        ksyc_assert_verdict(dr->c, answer, answer, true,
                            ksyc_logic(p, ksyc_call_in_logic(&a->logic, name)));
    }
    ksyc_return_unless_accepted(dr->c, p, answer, true);
}

static const code_expr *answer_of(const actual *a, const char *verb, const char *name) {
    return ksyc_call_in_c(&a->c, ksyc_pool_printf(a->c.pool, "%s_%s", verb, name));
}

bool ksyc_is_held_by(const ir_expr *e, const char *name) {
    return name != NULL && e->op == IR_FIELD && e->args[0]->op == IR_SELF &&
           ksyc_same_id(e->attr->local, name) && ksyc_fits_inline(e);
}

val ksyc_value(draft *dr, const ir_attr *attr, const ir_expr *e, const char *wanted,
               const char *local) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    /* Whether a switch has a case for its value, and values that are read. */
    if (e == NULL) return ksyc_unsupported(em, attr->place, "a field that is used like this");
    if (ksyc_fits_inline(e)) {
        output nothing = ksyc_output_new(p, 0);
        unsigned temps = 0;
        expr_ctx g = {em, dr, NULL, &nothing, NULL, &temps, attr, false, false, false, NULL, 0};
        val v = ksyc_derive(&g, e);
        v.is_stored = ksyc_is_held_by(e, local);
        return v;
    }
    formula *f = formula_for(em, attr, e, wanted);
    const char *name = f->name;
    actual a = actual_of(dr, f);
    val v = {.kind = f->kind,
             .c = NOUGHT,
             .l = ksyc_call_in_logic(&a.logic, ksyc_pool_printf(p, "%s_of", name)),
             .mask = a.mask,
             .range = f->range};
    v = ksyc_as_truth(p, v);
    if (f->is_partial)
        ksyc_add_condition(
            dr, ksyc_call_in_logic(&a.logic, ksyc_pool_printf(p, "defined_%s", name)), a.mask);
    if (dr->c == NULL) return v;
    const bool finds = loads_for(em, f);
    if (f->kind == V_NONE || (f->is_partial && local == NULL)) {
        if (f->is_partial)
            refuse_unless(dr, f, answer_of(&a, finds ? "find" : "test", name), &a, name);
        return v;
    }
    const char *compute = ksyc_pool_printf(p, finds ? "find_%s" : "compute_%s", name);
    if (finds && local == NULL)
        return ksyc_unsupported(em, attr->place, "bytes that are read here");
    if (!f->is_partial && !finds && local == NULL) {
        v.c = ksyc_call_in_c(&a.c, compute);
    } else if (!f->is_partial && !finds) {
        ksyc_hold(dr->c, ksyc_c_type(f->kind), local, ksyc_call_in_c(&a.c, compute));
        v.c = ksyc_code_word(p, local);
        v.is_stored = true;
    } else {
        v.c = ksyc_code_word(p, local);
        v.is_stored = true;
        ksyc_line(dr->c, "%s %s = %s;", ksyc_c_type(f->kind), local,
                  f->kind == V_BOOL ? "false" : "0");
        ksyc_add_argument(&a.c, ksyc_code_address(p, v.c));
        const code_expr *whole = ksyc_call_in_c(&a.c, compute);
        if (em->opens) {
            /* In a valid file it can be computed. */
            ksyc_hold(dr->c, "bool", ksyc_pool_printf(p, "knows_%s", local), whole);
            ksyc_line(dr->c, "(void)knows_%s;", local);
            ksyc_line(dr->c, "/*@ assert knows_%s != 0; */", local);
        } else {
            refuse_unless(dr, f, whole, &a, ksyc_pool_printf(p, "%s_found", local));
        }
    }
    return v;
}

/* ------------------------------------------------------------------------------------ conditions */

/* A condition is a part of the formula rather than a branch of the function that uses it: each branch that joins the
 * others again doubles the number of paths that provers have to consider. */

const ir_expr *ksyc_operation(proof_emitter *em, ir_op op, const ir_vtype *vtype,
                              const ir_expr *const *args, size_t count) {
    ir_expr *e = ksyc_pool_alloc(em->pool, sizeof *e);
    *e = (ir_expr){.op = op, .vtype = *vtype, .place = args[0]->place, .num_args = count};
    e->args = ksyc_pool_array(em->pool, count, sizeof *e->args);
    for (size_t i = 0; i < count; i++) e->args[i] = (ir_expr *)(uintptr_t)args[i];
    return e;
}

const ir_expr *ksyc_value_if_present(proof_emitter *em, const ir_attr *attr) {
    if (attr->condition == NULL) return attr->value;
    ir_expr *nothing = ksyc_pool_alloc(em->pool, sizeof *nothing);
    *nothing = (ir_expr){.op = attr->vtype.kind == IR_BOOL ? IR_LIT_BOOL : IR_LIT_INT,
                         .place = attr->place};
    nothing->vtype = (ir_vtype){.kind = attr->vtype.kind == IR_BOOL ? IR_BOOL : IR_INT};
    return ksyc_operation(em, IR_TERNARY, &attr->vtype,
                          (const ir_expr *const[]){attr->condition, attr->value, nothing}, 3);
}

/* A rule that applies only under a condition: not condition or rule. */
static const ir_expr *rule_if_present(proof_emitter *em, const ir_attr *attr, const ir_expr *rule) {
    if (attr->condition == NULL || !ksyc_is_empty_field(attr)) return rule;
    const ir_vtype *truth = &attr->condition->vtype;
    const ir_expr *absent =
        ksyc_operation(em, IR_NOT, truth, (const ir_expr *const[]){attr->condition}, 1);
    return ksyc_operation(em, IR_OR, truth, (const ir_expr *const[]){absent, rule}, 2);
}

/* ----------------------------------------------------------------------------------------- rules */

/* Whether `e` is like `length - 1`: in C, `x <= length - 1` is `x < length`, which computes nothing. */
static bool is_one_less(const ir_expr *e) {
    return e->op == IR_SUB && e->args[1]->op == IR_LIT_INT && e->args[1]->word == 1 &&
           ksyc_fits_inline(e->args[0]);
}

/* "(a || b || c)" */
static const code_expr *any_of(pool *p, const code_expr *const *items, size_t count) {
    return count == 1 ? ksyc_code_group(p, items[0])
                      : ksyc_code_list(p, CODE_INFIX, "||", items, count);
}

/* What a rule compares a number with. */
static val bound_of(expr_ctx *g, const ir_expr *e) {
    const val v = ksyc_derive(g, e);
    return v.kind == V_NONE ? ksyc_unsupported(g->em, e->place, ksyc_refused_value(P(g), e)) : v;
}

static bool is_bytes(const ir_expr *e) { return e->op == IR_LIT_BYTES || e->op == IR_LIT_STR; }

/* Whether it is `any-of` of constant bytes or texts. */
static bool is_list_of_bytes(const ir_attr *attr, const ir_valid *valid) {
    bool is_list = valid->kind == IR_V_ANY_OF &&
                   (attr->data.kind == IR_D_BYTES || attr->data.kind == IR_D_STR);
    for (size_t i = 0; is_list && i < valid->num_exprs; i++) is_list = is_bytes(valid->exprs[i]);
    return is_list;
}

static val any_bytes(expr_ctx *g, const ir_attr *attr, const ir_valid *valid) {
    pool *p = g->em->pool;
    val any = {.kind = V_BOOL};
    const code_expr **in_c = ksyc_pool_array(p, valid->num_exprs, sizeof *in_c);
    const code_expr **in_logic = ksyc_pool_array(p, valid->num_exprs, sizeof *in_logic);
    for (size_t i = 0; i < valid->num_exprs; i++) {
        const val one = ksyc_bytes_are(g, ksyc_own_field(g->em, attr), valid->exprs[i]);
        any.mask |= one.mask;
        in_c[i] = ksyc_code_group(p, one.c);
        in_logic[i] = ksyc_code_group(p, one.l);
    }
    any.c = any_of(p, in_c, valid->num_exprs);
    any.l = any_of(p, in_logic, valid->num_exprs);
    return any;
}

static val valid_test(expr_ctx *g, const ir_attr *attr, const ir_valid *valid) {
    if (valid->kind == IR_V_EXPR)
        return ksyc_derive(g, rule_if_present(g->em, attr, valid->exprs[0]));
    if (is_list_of_bytes(attr, valid)) return any_bytes(g, attr, valid);
    if (valid->kind == IR_V_EQ && is_bytes(valid->exprs[0]))
        return ksyc_bytes_are(g, ksyc_own_field(g->em, attr), valid->exprs[0]);
    val v = ksyc_derive(g, ksyc_own_field(g->em, attr));
    if (v.kind == V_NONE)
        return ksyc_unsupported(g->em, attr->place,
                                ksyc_refused_value(P(g), ksyc_own_field(g->em, attr)));
    pool *p = g->em->pool;
    if (valid->kind == IR_V_IN_ENUM || valid->kind == IR_V_ANY_OF) {
        size_t count =
            valid->kind == IR_V_ANY_OF ? valid->num_exprs : attr->data.enumeration->num_labels;
        val any = {.kind = V_BOOL};
        g->em->num_allowed += count;
        if (g->em->num_allowed > MAX_ALLOWED)
            return ksyc_unsupported(g->em, attr->place, "rules that list so many values");
        const code_expr **in_c = ksyc_pool_array(p, count, sizeof *in_c);
        const code_expr **in_logic = ksyc_pool_array(p, count, sizeof *in_logic);
        for (size_t i = 0; i < count; i++) {
            const ir_label *label =
                valid->kind == IR_V_IN_ENUM ? &attr->data.enumeration->labels[i] : NULL;
            val one = label != NULL ? ksyc_literal_val(p, label->word, label->negative)
                                    : bound_of(g, valid->exprs[i]);
            if (label == NULL && i > 0 && ksyc_may_fail(valid->exprs[i]))
                return ksyc_unsupported(g->em, valid->exprs[i]->place,
                                        "an alternative that can fail behind another one");
            const val test = ksyc_compare(g, IR_EQ, v, one);
            any.mask |= test.mask;
            in_c[i] = test.c;
            in_logic[i] = test.l;
        }
        any.c = any_of(p, in_c, count);
        any.l = any_of(p, in_logic, count);
        return any;
    }
    ir_op op = valid->kind == IR_V_EQ ? IR_EQ : valid->kind == IR_V_MIN ? IR_GE : IR_LE;
    const ir_expr *bound = valid->exprs[0];
    /* A value that the rule before requires to be at least 0 is not negative here. */
    expr_number least;
    if (valid > attr->valid && valid[-1].kind == IR_V_MIN &&
        ksyc_expr_constant(valid[-1].exprs[0], &least) && !least.negative && v.range.min < 0)
        v.range.min = 0;
    val test = ksyc_compare(g, op, v, bound_of(g, bound));
    if (op == IR_LE && is_one_less(bound)) {
        const val less = ksyc_compare(g, IR_LT, v, ksyc_derive(g, bound->args[0]));
        test.c = less.c;
    }
    return test;
}

static bool is_simple_rule(const ir_attr *attr) {
    if (attr->is_note) return false;
    if (attr->condition != NULL && ksyc_is_empty_field(attr)) return false;
    for (size_t i = 0; i < attr->num_valid; i++) {
        const ir_valid *v = &attr->valid[i];
        const bool is_contents = v->kind == IR_V_EQ && v->exprs[0]->op == IR_LIT_BYTES &&
                                 ksyc_is_constant_bytes(&attr->data);
        if (is_contents) continue;
        if (v->kind == IR_V_ANY_OF || v->kind == IR_V_IN_ENUM || !ksyc_fits_inline(v->exprs[0]))
            return false;
    }
    return true;
}

/* Tests all rules but the last one, which is the result. */
static val all_tests(formula_draft *d, const ir_attr *attr) {
    pool *p = d->g.em->pool;
    val v = {0};
    for (size_t i = 0; i < attr->num_valid; i++) {
        if (i > 0) {
            ksyc_refuse_when(&d->c, ksyc_code_opposite(p, v.c), ksyc_refusal(d->g.loads));
            d->g.defined = ksyc_all_of(p, d->g.defined, v.l);
        }
        v = valid_test(&d->g, attr, &attr->valid[i]);
    }
    return v;
}

void ksyc_add_rules(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    if (attr->num_valid == 0 || em->opens) return;
    if (is_simple_rule(attr)) {
        unsigned temps = 0;
        expr_ctx g = {em,   dr,    NULL,  dr->c,          NULL, &temps,
                      attr, false, false, ksyc_loads(em), NULL, 0};
        for (size_t i = 0; i < attr->num_valid; i++) {
            val v = valid_test(&g, attr, &attr->valid[i]);
            const bool is_certain = v.range.min == 1;
            if (!is_certain) ksyc_refuse_if(dr, ksyc_code_opposite(p, v.c));
            ksyc_add_condition(dr, v.l, v.mask);
        }
        return;
    }
    const formula_origin origin = {attr, NULL, NULL};
    formula *f;
    const char *name =
        name_for(em, ksyc_pool_printf(p, "%s_%s", dr->routine->name, attr->stem), origin, true, &f);
    if (f == NULL) {
        formula_draft d;
        start(&d, em, origin, name, true, false);
        val v = all_tests(&d, attr);
        f = d.f;
        f->kind = V_BOOL;
        f->is_partial = true;
        define_formula(em, f, ksyc_pool_printf(p, "predicate rule_%s", name),
                       d.g.defined == NULL ? ksyc_code_open(p, v.l)
                                           : ksyc_conjunction(p, ksyc_all_of(p, d.g.defined, v.l)));
        const bool loads = loads_for(em, f);
        if (loads) {
            start(&d, em, origin, name, true, true);
            v = all_tests(&d, attr);
        }
        write_function(em, f, &d.c, v.c, loads);
        f = add_formula(em, f);
    }
    actual a = actual_of(dr, f);
    refuse_unless(dr, f, answer_of(&a, "test", name), &a,
                  ksyc_pool_printf(p, "%s_holds", attr->local));
    ksyc_add_condition(dr, ksyc_call_in_logic(&a.logic, ksyc_pool_printf(p, "rule_%s", name)),
                       a.mask);
}

/* ---------------------------------------------------------------- what the reader computes anyway */

void ksyc_require_value(draft *dr, const ir_attr *attr, const ir_expr *e, const char *name) {
    if (!ksyc_tests(dr->em) || e == NULL || !ksyc_may_fail(e)) return;
    const bool is_kept = ksyc_kind_of(&e->vtype) != V_NONE;
    const char *local = ksyc_pool_printf(dr->em->pool, "required_%s", name);
    const val v = ksyc_value(dr, attr, e, name, is_kept ? local : NULL);
    if (dr->c != NULL && v.is_stored) ksyc_line(dr->c, "(void)%s;", local);
}

void ksyc_require_condition(draft *dr, const ir_attr *attr) {
    ksyc_require_value(dr, attr, attr->condition,
                       ksyc_pool_printf(dr->em->pool, "%s_has_%s", dr->routine->name, attr->stem));
}

/* Of an instance that is no number: once. */
void ksyc_require_instance(draft *dr, const ir_attr *attr) {
    if (dr->required[attr->index]) return;
    dr->required[attr->index] = true;
    ksyc_require_value(dr, attr, ksyc_value_if_present(dr->em, attr),
                       ksyc_pool_printf(dr->em->pool, "%s_%s", dr->routine->name, attr->stem));
}

void ksyc_check_value_instance(draft *dr, const ir_attr *attr) {
    if (dr->computed[attr->index]) return;
    const ir_expr *all = ksyc_value_if_present(dr->em, attr);
    if (!ksyc_may_fail(all)) return;
    if (ksyc_is_storable(&attr->vtype))
        ksyc_resolve(dr, LEAF_VALUE, ksyc_own_field(dr->em, attr));
    else
        ksyc_require_instance(dr, attr);
}
