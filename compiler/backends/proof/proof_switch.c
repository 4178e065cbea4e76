/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions that check what a value chooses: a number of one width or another, or an object of one type
 * or another.
 */
#include <stdint.h>
#include <string.h>

#include "expr_show.h"
#include "proof.h"

static val key_of(frame *fr, const ir_case *c) {
    expr_number key = {0, false};
    if (c->key == NULL || !expr_constant(c->key, &key))
        return outside(fr->w, c->place, "cases that are no constants");
    return literal_val(PW(fr->w), key.word, key.negative);
}

/* Numbers: one case per width. */
static void emit_numbers(frame *fr, const ir_attr *attr, val on, const char **size_term) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_data *d = &attr->data;
    frame_state *s = fr->state;
    const char *type_name = s->type->c_name;
    const char *value_term = "0", *has_term = "0";
    *size_term = "0";
    for (size_t i = d->num_cases; i-- > 0;) {
        const ir_data *one = &d->cases[i].data;
        val key = key_of(fr, &d->cases[i]);
        const char *test = pool_printf(p, "%s == %s", on.l, key.l);
        value_term =
            pool_printf(p, "%s ? %s :\n%s", test, read_text(p, one, false, "at"), value_term);
        *size_term = pool_printf(p, "%s ? %u : %s", test, one->size, *size_term);
        has_term = pool_printf(p, "%s ? 1 : %s", test, has_term);
    }
    demand(fr, pool_printf(p, "at + (%s) <= len", *size_term),
           on.mask | BIT(BIT_AT) | BIT(BIT_LEN));
    block(fr->c, "switch (%s)", on.c);
    for (size_t i = 0; i < d->num_cases; i++) {
        const ir_data *one = &d->cases[i].data;
        val key = key_of(fr, &d->cases[i]);
        line(fr->c, "case %s:", key.c);
        fr->c->indent++;
        refuse_if(fr, "len - at < %u", one->size);
        for (size_t n = 0; n < s->now->exports.count; n++)
            line(fr->c, "%s%s = %s;", facts_prefix(w), s->now->exports.items[n].name,
                 s->now->exports.items[n].kind == LEAF_HAS ? "true"
                                                           : read_text(p, one, true, "at"));
        if (s->now->needs_end) line(fr->c, "%send = at + %u;", facts_prefix(w), one->size);
        line(fr->c, "break;");
        fr->c->indent--;
    }
    line(fr->c, "default:");
    fr->c->indent++;
    for (size_t n = 0; n < s->now->exports.count; n++)
        line(fr->c, "%s%s = %s;", facts_prefix(w), s->now->exports.items[n].name,
             s->now->exports.items[n].kind == LEAF_HAS ? "false" : "0");
    if (s->now->needs_end) line(fr->c, "%send = at;", facts_prefix(w));
    line(fr->c, "break;");
    fr->c->indent--;
    end(fr->c);
    define(fr, "logic integer", pool_printf(p, "%s_%s", type_name, attr->id), value_term,
           on.mask | BIT(BIT_BUF) | BIT(BIT_AT));
    define(fr, "logic integer", pool_printf(p, "%s_has_%s", type_name, attr->id), has_term,
           on.mask);
}

/* Objects: cases with the same object and the same arguments are one. */
static bool same_case(const ir_data *a, const ir_data *b) {
    if (a->kind != b->kind || a->type != b->type || a->num_args != b->num_args) return false;
    for (size_t i = 0; i < a->num_args; i++)
        if (!same_expr(a->args[i], b->args[i])) return false;
    return true;
}

bool is_repeated_case(const ir_data *d, size_t i) {
    for (size_t n = 0; n < i; n++)
        if (same_case(&d->cases[i].data, &d->cases[n].data)) return true;
    return false;
}

void case_tests(frame *fr, const ir_attr *attr, val on, size_t i, const char **c, const char **l) {
    pool *p = PW(fr->w);
    const ir_data *d = &attr->data;
    for (size_t n = i; n < d->num_cases; n++) {
        if (!same_case(&d->cases[i].data, &d->cases[n].data)) continue;
        val key = key_of(fr, &d->cases[n]);
        *c = pool_printf(p, "%s%s%s == %s", *c, *c[0] != '\0' ? " || " : "", on.c, key.c);
        *l = pool_printf(p, "%s%s%s == %s", *l, *l[0] != '\0' ? " || " : "", on.l, key.l);
    }
}

/* Where an object that is chosen ends. */
typedef struct ends {
    const char *term;
    uint64_t mask;
} ends;

/* The cases from `i` on, `most` different ones; the number of the next. With `decides` nothing comes behind. */
static size_t emit_objects(frame *fr, const ir_attr *attr, val on, size_t i, size_t most,
                           bool decides, ends *e) {
    writer *w = fr->w;
    pool *p = PW(w);
    const ir_data *d = &attr->data;
    for (; i < d->num_cases && most > 0; i++) {
        const ir_data *one = &d->cases[i].data;
        if (is_repeated_case(d, i)) continue;
        most--;
        if (one->kind != IR_D_USER || one->sizing != IR_SIZE_NONE || d->cases[i].key == NULL) {
            outside(w, d->cases[i].place, "cases of this kind");
            return d->num_cases;
        }
        const char *c = "", *l = "";
        case_tests(fr, attr, on, i, &c, &l);
        const char *before = fr->conds;
        fr->conds = "";
        output *out = fr->c;
        block(out, "if (%s)", c);
        frame_state *child = state_of(w, one->type, NULL);
        if (fr->state->now->needs_end && !one->type->is_fixed && !child->now->needs_end) {
            child->now->needs_end = true;
            w->has_grown = true;
        }
        const char *facts = facts_type(w, child);
        binding b;
        bind(&b, fr, child, attr, one);
        b.decides = decides;
        b.is_wanted = fr->state->now->needs_end && !one->type->is_fixed;
        if (facts != NULL && (!w->opens || b.is_wanted)) line(out, "%s item = {0};", facts);
        check_child(&b, NULL, "item");
        const char *conds = fr->conds;
        fr->conds = before;
        demand_parts(fr, pool_printf(p, "(%s ==> %s)", l, wrapped(p, conds)),
                     on.mask | fr->conds_mask);
        if (fr->state->now->needs_end) {
            if (one->type->is_fixed) {
                line(out, "%send = at + %llu;", facts_prefix(w),
                     (unsigned long long)one->type->min_size);
                e->term = pool_printf(p, "(%s) ? at + %llu :\n%s", l,
                                      (unsigned long long)one->type->min_size, e->term);
            } else {
                line(out, "%send = item.end;", facts_prefix(w));
                val after = child_call(&b, pool_printf(p, "end_%s", child->name));
                e->mask |= after.mask;
                e->term = pool_printf(p, "(%s) ? %s :\n%s", l, after.l, e->term);
            }
        }
        end(out);
    }
    return i;
}

/* Of many branches that meet again WP looks at each combination, and of many ways to leave at each in full: so
 * many cases are functions of a few each. */
enum { CASES_OF_PART = 8 };

static bool has_many_cases(const ir_data *d) {
    size_t count = 0;
    for (size_t i = 0; i < d->num_cases; i++) count += !is_repeated_case(d, i);
    return count > 8 * (size_t)CASES_OF_PART;
}

static void emit_parts(frame *fr, const ir_attr *attr, val on) {
    frame_state *s = fr->state;
    pool *p = PW(fr->w);
    output *out = fr->c;
    const char *arguments = "";
    for (size_t i = 0; i < s->vars.count; i++)
        arguments = pool_printf(p, "%s, %s", arguments, s->vars.items[i].name);
    const char *whole = s->name, *conds = "";
    uint64_t mask = 0;
    unsigned number = 0;
    for (size_t i = 0; i < attr->data.num_cases;) {
        output body = output_new(p, 1);
        fr->c = &body;
        fr->conds = "";
        fr->conds_mask = 0;
        ends none = {"", 0};
        i = emit_objects(fr, attr, on, i, CASES_OF_PART, true, &none);
        if (output_is_empty(&body)) break; /* cases of before again */
        s->name = pool_printf(p, "%s_part%u", whole, ++number);
        const char *valid = pool_printf(p, "valid_%s", s->name);
        const lfun *f = define(fr, "predicate", valid, fr->conds, fr->conds_mask);
        const char *holds = own_call(fr, f, NULL, NULL, NULL);
        conds = all_of(p, conds, holds);
        mask |= fr->conds_mask;
        line(out, "const bool ok%u = check_%s(buf, len, at%s);", number, s->name, arguments);
        line(out, "/*@ assert ok%u: ok%u != 0 <==> %s; */", number, number, holds);
        line(out, "if (!ok%u) return false;", number);
        finish_function(fr, output_text(&body), valid, false);
        s->name = whole;
    }
    fr->c = out;
    fr->conds = conds;
    fr->conds_mask = mask;
}

void emit_switch(writer *w, const ir_type *type, const ir_attr *attr) {
    frame_state *s = state_of(w, type, attr);
    pool *p = PW(w);
    if (w->opens && facts_type(w, s) == NULL) return;
    output body = output_new(p, 1);
    frame fr = new_frame(w, s, &body);
    val on = value(&fr, attr, attr->data.on, pool_printf(p, "%s_on", s->name), "on");
    ends e = {"at", BIT(BIT_AT)};
    if (is_number_switch(&attr->data)) {
        const char *size_term = "0";
        emit_numbers(&fr, attr, on, &size_term);
        e.term = pool_printf(p, "at + (%s)", size_term);
        e.mask |= on.mask;
    } else if (!s->now->needs_end && output_is_empty(&body) && has_many_cases(&attr->data)) {
        emit_parts(&fr, attr, on);
    } else {
        if (s->now->needs_end) line(&body, "%send = at;", facts_prefix(w));
        e.mask |= on.mask;
        emit_objects(&fr, attr, on, 0, SIZE_MAX, false, &e);
    }
    if (s->now->needs_end)
        define(&fr, "logic integer", pool_printf(p, "end_%s", s->name), e.term, e.mask);
    const char *valid = pool_printf(p, "valid_%s", s->name);
    define(&fr, "predicate", valid, fr.conds[0] != '\0' ? fr.conds : "\\true", fr.conds_mask);
    finish_function(&fr, output_text(&body), valid, false);
}
