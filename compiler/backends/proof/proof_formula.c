/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions that get a function of their own, in C and in logic: everything that can fail or branch. They
 * take the numbers that they need as arguments, so each proof is about numbers alone.
 *
 *   T_x_of(...)       the value, in logic
 *   defined_T_x(...)  that it can be computed: no overflow, no division by zero, nothing absent
 *   rule_T_x(...)     that a rule holds
 *   compute_T_x, test_T_x   the same in C
 */
#include <inttypes.h>
#include <string.h>

#include "expr_show.h"
#include "proof.h"
#include "queries.h"

/* "uint64_t rank, bool is_dense" or in logic "integer rank, integer is_dense". */
static const char *formals(writer *w, const formula *f, bool in_c) {
    const char *text = "";
    if (f->uses_memory) text = in_c ? "const uint8_t *buf, uint64_t len" : "uint8_t *buf";
    for (size_t i = 0; i < f->leaves.count; i++) {
        const leaf *l = &f->leaves.items[i];
        text = pool_printf(PW(w), "%s%s%s %s", text, text[0] != '\0' ? ", " : "",
                           in_c ? c_type(l->type) : "integer", l->name);
    }
    return text;
}

static const char *arguments(writer *w, const formula *f) {
    const char *text = f->uses_memory ? "buf" : "";
    for (size_t i = 0; i < f->leaves.count; i++)
        text = pool_printf(PW(w), "%s%s%s", text, text[0] != '\0' ? ", " : "",
                           f->leaves.items[i].name);
    return text;
}

static formula *find_formula(formula *list, const char *name, bool is_rule) {
    for (formula *f = list; f != NULL; f = f->next)
        if (strcmp(f->name, name) == 0 && f->is_rule == is_rule) return f;
    return NULL;
}

static void define_formula(writer *w, const formula *f, const char *head, const char *body) {
    /* The header of the validator has it. */
    if (w->opens && find_formula(w->checked, f->name, f->is_rule) != NULL) return;
    const char *formal = formals(w, f, false);
    const char *full =
        pool_printf(PW(w), "%s%s%s%s%s", head, f->uses_memory ? "{L}" : "",
                    formal[0] != '\0' ? "(" : "", formal, formal[0] != '\0' ? ")" : "");
    if (strlen(full) + strlen(body) < 90 && strchr(body, '\n') == NULL) {
        line(&w->logic, "%s = %s;", full, body);
        return;
    }
    line(&w->logic, "%s =", full);
    write_body(&w->logic, body);
}

static const char *called(writer *w, const char *name, const char *args) {
    return args[0] == '\0' ? name : pool_printf(PW(w), "%s(%s)", name, args);
}

static void write_requires(writer *w, output *out, const formula *f, const char *c) {
    if (f->uses_memory) line(out, "    requires ks_buffer(buf, len);");
    for (size_t i = 0; i < f->leaves.count; i++) {
        const leaf *l = &f->leaves.items[i];
        const char *range = range_text(PW(w), l->type, l->range, l->name);
        /* Of an array in the file the number of elements is small anyway; to compute with it that has to be said. */
        if (l->kind == LEAF_AT || l->kind == LEAF_IO_BASE ||
            (l->kind == LEAF_COUNT &&
             strstr(c, pool_printf(PW(w), "(int64_t)%s", l->name)) == NULL))
            range = NULL;
        if (range != NULL) line(out, "    requires %s;", range);
        if (l->kind != LEAF_AT) continue;
        for (size_t k = 0; k < f->leaves.count; k++) {
            const leaf *count = &f->leaves.items[k];
            if (count->kind == LEAF_COUNT && same_expr(count->path, l->path))
                line(out, "    requires %s + %llu * %s <= len;", l->name,
                     (unsigned long long)l->path->vtype.elem->type->min_size, count->name);
        }
    }
}

/* Where the function of a formula goes. Those that compute values stand once, in a header for both stages; rules
 * are tested by functions of the first stage only. NULL: the first stage has written it. */
static output *place_of_function(writer *w, const formula *f) {
    if (w->opens) return find_formula(w->checked, f->name, f->is_rule) != NULL ? NULL : &w->code;
    return f->is_rule ? &w->code : &w->type_computations;
}

/* A body of C that ends in `return`. */
static void write_function(writer *w, const formula *f, const char *c, const char *result) {
    output *out = place_of_function(w, f);
    if (out == NULL) return;
    pool *p = PW(w);
    const char *args = arguments(w, f);
    const char *formal = formals(w, f, true);
    bool gives = !f->is_rule && f->is_partial && f->kind != V_NONE;
    const char *range = range_text(p, f->kind, f->range, gives ? "*value" : "\\result");
    line(out, "/*@");
    write_requires(w, out, f, pool_printf(p, "%s%s", c, result));
    if (gives) line(out, "    requires \\valid(value);");
    if (gives && f->uses_memory)
        line(out, "    requires \\separated(value, buf + (0 .. len - 1));");
    line(out, "    terminates \\true; exits \\false; assigns %s;", gives ? "*value" : "\\nothing");
    if (f->is_rule) {
        line(out, "    ensures \\result != 0 <==> %s;",
             called(w, pool_printf(p, "rule_%s", f->name), args));
    } else {
        const char *value_text = called(w, pool_printf(p, "%s_of", f->name), args);
        if (f->is_partial)
            line(out, "    ensures \\result != 0 <==> %s;",
                 called(w, pool_printf(p, "defined_%s", f->name), args));
        if (gives) {
            line(out, "    ensures \\result != 0 ==> *value == %s;", value_text);
            if (range != NULL) line(out, "    ensures \\result != 0 ==> %s;", range);
        } else if (f->kind != V_NONE) {
            line(out, "    ensures \\result == %s;", value_text);
            if (range != NULL) line(out, "    ensures %s;", range);
        }
    }
    line(out, "*/");
    const char *type = f->is_rule || f->is_partial ? "bool" : c_type(f->kind);
    const char *verb = f->is_rule || f->kind == V_NONE ? "test" : "compute";
    if (gives)
        formal =
            pool_printf(p, "%s%s%s *value", formal, formal[0] != '\0' ? ", " : "", c_type(f->kind));
    block(out, "static %s%s %s_%s(%s)", out == &w->type_computations ? "inline " : "", type, verb,
          f->name, formal[0] != '\0' ? formal : "void");
    if (f->uses_memory && strstr(c, "len") == NULL) line(out, "(void)len;");
    append(out, c);
    if (gives) {
        line(out, "*value = %s;", result);
        line(out, "return true;");
    } else {
        line(out, "return %s;", f->is_rule || f->kind != V_NONE ? result : "true");
    }
    end(out);
    line(out, "%s", "");
}

typedef struct draft {
    formula *f;
    output c;
    unsigned temps;
    gen_ctx g;
} draft;

static void start(draft *d, writer *w, const ir_attr *attr, const char *name, bool is_rule) {
    d->f = pool_alloc(PW(w), sizeof *d->f);
    d->f->name = name;
    d->f->is_rule = is_rule;
    d->c = output_new(PW(w), 1);
    d->temps = 0;
    d->g = (gen_ctx){w, NULL, d->f, &d->c, "", &d->temps, attr, false, false};
}

static formula *formula_for(writer *w, const ir_attr *attr, const ir_expr *e, const char *name) {
    formula *f = find_formula(w->formulas, name, false);
    if (f != NULL) return f;
    draft d;
    start(&d, w, attr, name, false);
    val v = derive(&d.g, e);
    f = d.f;
    f->kind = v.kind;
    f->range = v.range;
    f->is_partial = d.g.defined[0] != '\0';
    if (f->kind != V_NONE)
        define_formula(w, f, pool_printf(PW(w), "logic integer %s_of", name),
                       unwrapped(PW(w), term_of(PW(w), v)));
    if (f->is_partial)
        define_formula(w, f, pool_printf(PW(w), "predicate defined_%s", name), d.g.defined);
    if (f->kind != V_NONE || f->is_partial)
        write_function(w, f, output_text(&d.c), unwrapped(PW(w), v.c));
    f->next = w->formulas;
    w->formulas = f;
    return f;
}

/* The arguments of a call: in C computed where they are missing. */
static const char *actual(frame *fr, const formula *f, const char **in_logic, uint64_t *mask) {
    pool *p = PW(fr->w);
    const char *c = "", *l = "";
    if (f->uses_memory) {
        val memory = resolve(fr, LEAF_MEMORY, NULL);
        c = memory.c;
        l = memory.l;
        *mask |= memory.mask;
    }
    for (size_t i = 0; i < f->leaves.count; i++) {
        val v = resolve(fr, f->leaves.items[i].kind, f->leaves.items[i].path);
        *mask |= v.mask;
        c = pool_printf(p, "%s%s%s", c, c[0] != '\0' ? ", " : "", unwrapped(p, v.c));
        l = pool_printf(p, "%s%s%s", l, l[0] != '\0' ? ", " : "", term_of(p, v));
    }
    *in_logic = l;
    return c;
}

val value(frame *fr, const ir_attr *attr, const ir_expr *e, const char *name, const char *local) {
    writer *w = fr->w;
    pool *p = PW(w);
    if (fits_inline(e)) {
        output nothing = output_new(p, 0);
        unsigned temps = 0;
        gen_ctx g = {w, fr, NULL, &nothing, "", &temps, attr, false, false};
        return derive(&g, e);
    }
    formula *f = formula_for(w, attr, e, name);
    const char *l = "";
    uint64_t mask = 0;
    const char *c = actual(fr, f, &l, &mask);
    val v = {f->kind, "0",     called(w, pool_printf(p, "%s_of", name), l), NULL, mask,
             false,   f->range};
    if (v.kind == V_BOOL) {
        v.term = v.l;
        v.l = pool_printf(p, "%s != 0", v.l);
    }
    if (f->is_partial) demand(fr, called(w, pool_printf(p, "defined_%s", name), l), mask);
    if (fr->c == NULL) return v;
    if (f->kind == V_NONE) {
        if (f->is_partial) refuse_if(fr, "!test_%s(%s)", name, c);
        return v;
    }
    const char *call = pool_printf(p, "compute_%s(%s", name, c);
    const char *comma = c[0] != '\0' ? ", " : "";
    if (!f->is_partial && local == NULL) {
        v.c = pool_printf(p, "%s)", call);
    } else if (!f->is_partial) {
        line(fr->c, "const %s %s = %s);", c_type(f->kind), local, call);
        v.c = local;
    } else {
        line(fr->c, "%s %s = %s;", c_type(f->kind), local, f->kind == V_BOOL ? "false" : "0");
        const char *whole = pool_printf(p, "%s%s&%s)", call, comma, local);
        if (w->opens) {
            /* Of a valid file it can be computed. */
            line(fr->c, "const bool knows_%s = %s;", local, whole);
            line(fr->c, "(void)knows_%s;", local);
            line(fr->c, "/*@ assert knows_%s != 0; */", local);
        } else {
            line(fr->c, "if (!%s) return false;", whole);
        }
        v.c = local;
    }
    return v;
}

/* ------------------------------------------------------------------------------------ conditions */

/* A condition is a part of the formula rather than a branch of the function that needs it: of branches that
 * meet again, each doubles what provers have to look at. */

static const ir_expr *operation(writer *w, ir_op op, const ir_vtype *vtype,
                                const ir_expr *const *args, size_t count) {
    ir_expr *e = pool_alloc(PW(w), sizeof *e);
    *e = (ir_expr){.op = op, .vtype = *vtype, .place = args[0]->place, .num_args = count};
    e->args = pool_array(PW(w), count, sizeof *e->args);
    for (size_t i = 0; i < count; i++) e->args[i] = (ir_expr *)(uintptr_t)args[i];
    return e;
}

const ir_expr *value_if_present(writer *w, const ir_attr *attr) {
    if (attr->condition == NULL) return attr->value;
    ir_expr *nothing = pool_alloc(PW(w), sizeof *nothing);
    *nothing = (ir_expr){.op = attr->vtype.kind == IR_BOOL ? IR_LIT_BOOL : IR_LIT_INT,
                         .place = attr->place};
    nothing->vtype = (ir_vtype){.kind = attr->vtype.kind == IR_BOOL ? IR_BOOL : IR_INT};
    return operation(w, IR_TERNARY, &attr->vtype,
                     (const ir_expr *const[]){attr->condition, attr->value, nothing}, 3);
}

/* A rule that only holds under a condition: not condition or rule. */
static const ir_expr *rule_if_present(writer *w, const ir_attr *attr, const ir_expr *rule) {
    if (attr->condition == NULL || !is_empty_field(attr)) return rule;
    const ir_vtype *truth = &attr->condition->vtype;
    const ir_expr *absent =
        operation(w, IR_NOT, truth, (const ir_expr *const[]){attr->condition}, 1);
    return operation(w, IR_OR, truth, (const ir_expr *const[]){absent, rule}, 2);
}

/* ----------------------------------------------------------------------------------------- rules */

/* `length - 1`: in C, what is at most that is less than `length`, and nothing is computed. */
static bool is_one_less(const ir_expr *e) {
    return e->op == IR_SUB && e->args[1]->op == IR_LIT_INT && e->args[1]->word == 1 &&
           fits_inline(e->args[0]);
}

static val valid_test(gen_ctx *g, const ir_attr *attr, const ir_valid *valid) {
    if (valid->kind == IR_V_EXPR) return derive(g, rule_if_present(g->w, attr, valid->exprs[0]));
    val v = derive(g, own_field(g->w, attr));
    if (v.kind == V_NONE) return outside(g->w, attr->place, "rules about values of this kind");
    pool *p = PW(g->w);
    if (valid->kind == IR_V_IN_ENUM || valid->kind == IR_V_ANY_OF) {
        size_t count =
            valid->kind == IR_V_ANY_OF ? valid->num_exprs : attr->vtype.enumeration->num_labels;
        val any = {.kind = V_BOOL, .c = "", .l = ""};
        for (size_t i = 0; i < count; i++) {
            const ir_label *label =
                valid->kind == IR_V_IN_ENUM ? &attr->vtype.enumeration->labels[i] : NULL;
            val one = label != NULL ? literal_val(p, label->word, label->negative)
                                    : derive(g, valid->exprs[i]);
            val test = compare(g, IR_EQ, v, one);
            any.mask |= test.mask;
            any.c = pool_printf(p, "%s%s%s", any.c, i > 0 ? " || " : "", test.c);
            any.l = pool_printf(p, "%s%s%s", any.l, i > 0 ? " || " : "", test.l);
        }
        any.c = pool_printf(p, "(%s)", any.c);
        any.l = pool_printf(p, "(%s)", any.l);
        return any;
    }
    ir_op op = valid->kind == IR_V_EQ ? IR_EQ : valid->kind == IR_V_MIN ? IR_GE : IR_LE;
    const ir_expr *bound = valid->exprs[0];
    /* What is at least 0 by the rule before is never negative here. */
    expr_number least;
    if (valid > attr->valid && valid[-1].kind == IR_V_MIN &&
        expr_constant(valid[-1].exprs[0], &least) && !least.negative && v.range.min < 0)
        v.range.min = 0;
    val test = compare(g, op, v, derive(g, bound));
    if (op == IR_LE && is_one_less(bound))
        test.c = compare(g, IR_LT, v, derive(g, bound->args[0])).c;
    return test;
}

static bool is_simple_rule(const ir_attr *attr) {
    if (attr->condition != NULL && is_empty_field(attr)) return false;
    for (size_t i = 0; i < attr->num_valid; i++) {
        const ir_valid *v = &attr->valid[i];
        if (v->kind == IR_V_ANY_OF || v->kind == IR_V_IN_ENUM || !fits_inline(v->exprs[0]))
            return false;
    }
    return true;
}

void demand_valid(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    if (attr->num_valid == 0 || attr->is_note || w->opens) return;
    if (is_simple_rule(attr)) {
        unsigned temps = 0;
        gen_ctx g = {w, fr, NULL, fr->c, "", &temps, attr, false, false};
        for (size_t i = 0; i < attr->num_valid; i++) {
            val v = valid_test(&g, attr, &attr->valid[i]);
            if (strcmp(v.c, "true") == 0) continue;
            refuse_if(fr, "%s", negated(p, v.c));
            demand(fr, v.l, v.mask);
        }
        return;
    }
    const char *name = pool_printf(p, "%s_%s", fr->state->name, attr->id);
    formula *f = find_formula(w->formulas, name, true);
    if (f == NULL) {
        draft d;
        start(&d, w, attr, name, true);
        const char *c = "", *l = "";
        for (size_t i = 0; i < attr->num_valid; i++) {
            if (i > 0 && c[0] != '\0') {
                line(&d.c, "if (%s) return false;", negated(p, c));
                d.g.defined = all_of(p, d.g.defined, l);
            }
            val v = valid_test(&d.g, attr, &attr->valid[i]);
            c = v.c;
            l = v.l;
        }
        f = d.f;
        f->kind = V_BOOL;
        f->is_partial = true;
        define_formula(w, f, pool_printf(p, "predicate rule_%s", name),
                       d.g.defined[0] == '\0' ? unwrapped(p, l) : all_of(p, d.g.defined, l));
        write_function(w, f, output_text(&d.c), unwrapped(p, c));
        f->next = w->formulas;
        w->formulas = f;
    }
    const char *l = "";
    uint64_t mask = 0;
    const char *c = actual(fr, f, &l, &mask);
    refuse_if(fr, "!test_%s(%s)", name, c);
    demand(fr, called(w, pool_printf(p, "rule_%s", name), l), mask);
}
