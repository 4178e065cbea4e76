/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a function of the validator knows, and how it gets what it does not know.
 */
#include <stdarg.h>
#include <string.h>

#include "proof.h"

frame_state *state_of(writer *w, const ir_type *type, const ir_attr *attr) {
    for (frame_state *s = w->states; s != NULL; s = s->next) {
        if (s->type == type && s->attr == attr) return s;
    }
    frame_state *s = pool_alloc(PW(w), sizeof *s);
    s->type = type;
    s->attr = attr;
    s->name = attr == NULL ? type->c_name : pool_printf(PW(w), "%s_%s", type->c_name, attr->id);
    size_t num_fields = type->num_seq + type->num_instances + 1;
    s->checks.needs_value = pool_array(PW(w), num_fields, sizeof *s->checks.needs_value);
    s->opens.needs_value = pool_array(PW(w), num_fields, sizeof *s->opens.needs_value);
    s->opens.exports.is_of_view = s->opens.carried.is_of_view = true;
    s->now = w->opens ? &s->opens : &s->checks;
    s->next = w->states;
    w->states = s;
    w->has_grown = true;
    for (size_t i = 0; attr == NULL && i < type->num_params; i++) {
        const ir_expr *path = own_field(w, type->params[i]);
        if (type->params[i]->vtype.kind == IR_ARRAY) {
            add_leaf(w, &s->vars, LEAF_AT, path, NULL);
            add_leaf(w, &s->vars, LEAF_COUNT, path, NULL);
        } else {
            add_leaf(w, &s->vars, LEAF_VALUE, path, NULL);
        }
    }
    return s;
}

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

/* -------------------------------------------------------------------------------- conditions */

void demand_parts(frame *fr, const char *text, uint64_t mask) {
    if (text[0] == '\0') return;
    fr->conds = all_of(PW(fr->w), fr->conds, text);
    fr->conds_mask |= mask;
}

void demand(frame *fr, const char *text, uint64_t mask) {
    demand_parts(fr, text, mask);
    if (fr->w->opens && fr->c != NULL && text[0] != '\0') assert_that(fr->c, "", text);
}

void refuse_if(frame *fr, const char *format, ...) {
    if (fr->w->opens) return;
    va_list args;
    va_start(args, format);
    const char *condition = pool_vprintf(PW(fr->w), format, args);
    va_end(args);
    line(fr->c, "if (%s) return false;", condition);
}

void refuse_unless(frame *fr, const char *name, const char *c, const char *l) {
    if (fr->w->opens) return;
    line(fr->c, "const bool %s = %s;", name, c);
    line(fr->c, "/*@ assert %s: %s != 0 <==> %s; */", name, name, l);
    line(fr->c, "if (!%s) return false;", name);
}

/* ------------------------------------------------------------------ what is needed of fields */

static unsigned char *wanted(const frame_state *s, const ir_attr *attr) {
    return &s->now->needs_value[attr->index + (attr->kind == IR_SEQ ? 0 : s->type->num_seq)];
}

unsigned char wanted_of(const frame_state *s, const ir_attr *attr) { return *wanted(s, attr); }

void want(frame *fr, const ir_attr *attr, unsigned char what) {
    unsigned char *known = wanted(fr->state, attr);
    if (fr->c == NULL || (*known & what) == what) return;
    *known |= what;
    fr->w->has_grown = true;
}

/* ------------------------------------------------------ variables and functions of the logic */

val var_val(const frame *fr, size_t i) {
    const leaf *l = &fr->state->vars.items[i];
    val v = {l->type, l->name, l->name, NULL, BIT(NUM_BITS + i), false, l->range};
    if (l->type == V_BOOL) {
        v.term = l->name;
        v.l = pool_printf(PW(fr->w), "%s != 0", l->name);
    }
    return v;
}

const lfun *find_fun(const frame_state *s, const char *name) {
    for (size_t i = 0; i < s->num_funs; i++) {
        if (strcmp(s->funs[i].name, name) == 0) return &s->funs[i];
    }
    return NULL;
}

/* "uint8_t *buf, integer len": the variables of the mask. */
const char *formal_text(writer *w, const frame_state *s, uint64_t mask) {
    static const char *const names[NUM_BITS] = {"uint8_t *buf", "integer len", "integer at",
                                                "integer count", "integer i"};
    const char *text = "";
    for (size_t i = 0; i < NUM_BITS + s->vars.count; i++) {
        if (!(mask & BIT(i)) || i == BIT_INDEX || i == BIT_COUNT) continue;
        const char *one = i < NUM_BITS
                              ? names[i]
                              : pool_printf(PW(w), "integer %s", s->vars.items[i - NUM_BITS].name);
        text = pool_printf(PW(w), "%s%s%s", text, text[0] != '\0' ? ", " : "", one);
    }
    for (unsigned i = BIT_COUNT; i <= BIT_INDEX; i++) {
        if (mask & BIT(i))
            text = pool_printf(PW(w), "%s%s%s", text, text[0] != '\0' ? ", " : "", names[i]);
    }
    return text;
}

/* Makes room for one more and names it. */
lfun *add_fun(writer *w, frame_state *s, const char *name, uint64_t mask) {
    if (s->num_funs == s->capacity_funs) {
        s->capacity_funs = 2 * s->capacity_funs + 16;
        lfun *funs = pool_array(PW(w), s->capacity_funs, sizeof *funs);
        if (s->num_funs > 0) memcpy(funs, s->funs, s->num_funs * sizeof *funs);
        s->funs = funs;
    }
    s->funs[s->num_funs] = (lfun){name, mask};
    return &s->funs[s->num_funs++];
}

const lfun *define(frame *fr, const char *kind, const char *name, const char *body, uint64_t mask) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    const lfun *known = w->opens ? find_fun(s, name) : NULL;
    if (known != NULL) return known;
    const char *formals = formal_text(w, s, mask);
    const char *head =
        pool_printf(PW(w), "%s %s%s%s%s%s", kind, name, mask & BIT(BIT_BUF) ? "{L}" : "",
                    formals[0] != '\0' ? "(" : "", formals, formals[0] != '\0' ? ")" : "");
    if (strlen(head) + strlen(body) < 90 && strchr(body, '\n') == NULL) {
        line(&w->logic, "%s = %s;", head, body);
    } else {
        line(&w->logic, "%s =", head);
        write_body(&w->logic, body);
    }
    return add_fun(w, s, name, mask);
}

const char *own_call(const frame *fr, const lfun *f, const char *at, const char *count,
                     const char *index) {
    pool *p = PW(fr->w);
    const frame_state *s = fr->state;
    const char *text = "";
    for (unsigned bit = 0; bit < NUM_BITS + s->vars.count; bit++) {
        if (!(f->mask & BIT(bit)) || bit == BIT_COUNT || bit == BIT_INDEX) continue;
        const char *one = bit == BIT_BUF   ? "buf"
                          : bit == BIT_LEN ? "len"
                          : bit == BIT_AT  ? (at != NULL ? at : "at")
                                           : s->vars.items[bit - NUM_BITS].name;
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "", one);
    }
    if (f->mask & BIT(BIT_COUNT))
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "",
                           count != NULL ? count : "count");
    if (f->mask & BIT(BIT_INDEX))
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "",
                           index != NULL ? index : "i");
    return text[0] == '\0' ? f->name : pool_printf(p, "%s(%s)", f->name, text);
}

val typed(writer *w, leaf_kind kind, const ir_expr *path, const char *c, const char *term,
          uint64_t mask) {
    leaf l = make_leaf(w, kind, path);
    val v = {l.type, c, term, NULL, mask, false, l.range};
    if (v.kind == V_BOOL) {
        v.term = term;
        v.l = pool_printf(PW(w), "%s != 0", term);
    }
    return v;
}

val as_var(frame *fr, leaf_kind kind, const ir_expr *path) {
    frame_state *s = fr->state;
    size_t i = add_leaf(fr->w, &s->vars, kind, path, &fr->w->has_grown);
    if (i >= MAX_VARS) {
        diag_error(fr->w->diag, s->type->place,
                   "the validator cannot give more than %d values to one type", MAX_VARS);
        i = 0;
    }
    return var_val(fr, i);
}

val stream_base(frame *fr) {
    if (!is_in_stream(fr->w, fr->state->type)) return literal_val(PW(fr->w), 0, false);
    if (fr->of_view) {
        val base = {.kind = V_U64, .c = "of.base", .l = "of.base", .range = {0, INT64_MAX, false}};
        return base;
    }
    return as_var(fr, LEAF_IO_BASE, NULL);
}

val resolve(frame *fr, leaf_kind kind, const ir_expr *path) {
    return fr->w->resolve(fr, kind, path);
}

void emit_placed(frame *fr, const ir_attr *attr) { fr->w->emit_placed(fr, attr); }

/* --------------------------------------------------------------------------------- signature */

/* ", uint64_t rank": the variables of a frame in C. */
const char *parameters(writer *w, const frame_state *s) {
    const char *text = "";
    for (size_t i = 0; i < s->vars.count; i++)
        text = pool_printf(PW(w), "%s, %s %s", text, c_type(s->vars.items[i].type),
                           s->vars.items[i].name);
    return text;
}

const char *facts_type(writer *w, const frame_state *s) {
    bool is_empty = s->now->exports.count == 0 && !s->now->needs_end;
    if (w->opens)
        return is_empty && s->attr != NULL ? NULL : pool_printf(PW(w), "%s_view", s->name);
    return is_empty ? NULL : pool_printf(PW(w), "%s_facts", s->name);
}

const char *facts_prefix(const writer *w) { return w->opens ? "view." : "facts->"; }

void emit_facts_type(writer *w, const frame_state *s) {
    const char *name = facts_type(w, s);
    if (name == NULL) return;
    block(&w->code, "typedef struct %s", name);
    if (s->now->needs_end) line(&w->code, "uint64_t end;");
    for (size_t i = 0; i < s->now->exports.count; i++)
        line(&w->code, "%s %s;", c_type(s->now->exports.items[i].type),
             s->now->exports.items[i].name);
    w->code.indent--;
    line(&w->code, "} %s;", name);
    line(&w->code, "%s", "");
}
