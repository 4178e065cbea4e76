/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a function of the validator knows, and how it gets what it does not know.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "emit_validator.h"
#include "range.h"

/* -------------------------------------------------------------------------------------- frames */

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

const char *term_of(pool *p, val v) {
    if (v.kind != V_BOOL) return v.l;
    return v.term != NULL ? v.term : pool_printf(p, "(%s ? 1 : 0)", v.l);
}

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

void write_body(output *out, const char *body) {
    for (const char *at = body; *at != '\0';) {
        const char *end = strchr(at, '\n');
        size_t n = end == NULL ? strlen(at) : (size_t)(end - at);
        line(out, "  %.*s%s", (int)n, at, end == NULL ? ";" : "");
        at += n + (end != NULL);
    }
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

/* ------------------------------------------------------------------------------------ resolving */

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

/* The value of a field that is read under a condition: 0 when it is not there. */
static const char *when_present(frame *fr, const ir_attr *attr, const char *term, uint64_t *mask) {
    if (attr->condition == NULL) return term;
    frame logic = *fr;
    logic.c = NULL;
    val has = value(&logic, attr, attr->condition,
                    pool_printf(PW(fr->w), "%s_has_%s", fr->state->name, attr->id), NULL);
    *mask |= has.mask;
    return pool_printf(PW(fr->w), "%s ? %s : 0", has.l, term);
}

static const char *fun_name(const frame *fr, leaf_kind kind, const ir_attr *attr) {
    return pool_printf(PW(fr->w), kind == LEAF_HAS ? "%s_has_%s" : "%s_%s", fr->state->type->c_name,
                       attr->id);
}

/* Where something that lies at a `pos` begins, and how much of it there is. */
static val resolve_placed(frame *fr, leaf_kind kind, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    bool is_list = attr->repeat == IR_REPEAT_EXPR;
    bool is_place = kind == LEAF_AT || (kind == LEAF_COUNT && is_list);
    if (!w->opens && (!is_place || !is_list || attr->condition != NULL))
        return outside(w, attr->place, "values of objects elsewhere");
    emit_placed(fr, attr);
    frame logic = *fr;
    logic.c = NULL;
    val v;
    if (kind == LEAF_HAS) {
        v = value(&logic, attr, attr->condition,
                  pool_printf(p, "%s_has_%s", fr->state->name, attr->id), NULL);
        v.c = pool_printf(p, "has_%s", attr->id);
        return v;
    }
    if (kind == LEAF_AT) {
        v = placed_at(fr, attr);
    } else if (kind == LEAF_COUNT) {
        v = value(&logic, attr, attr->repeat_expr,
                  pool_printf(p, "%s_count", state_of(w, attr->owner, attr)->name), NULL);
        v.c = pool_printf(p, "%s_count", attr->id);
    } else {
        v = value(&logic, attr, attr->data.size_expr,
                  pool_printf(p, "%s_%s_size", fr->state->name, attr->id), NULL);
        v.c = pool_printf(p, "%s_size", attr->id);
    }
    v.kind = V_U64;
    v.l = when_present(fr, attr, v.l, &v.mask);
    return v;
}

static val resolve_instance(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    const ir_attr *attr = path->attr;
    if (attr->kind != IR_VALUE_INSTANCE) return resolve_placed(fr, kind, attr);
    const char *local = c_name(PW(w), attr->id);
    const char *has_local = pool_printf(PW(w), "has_%s", attr->id);
    frame logic = *fr;
    logic.c = NULL;
    if (fr->c != NULL && !fr->computed[attr->index]) {
        if (++fr->demands > 100) {
            diag_error(w->diag, attr->place,
                       "the validator cannot follow an instance that needs itself");
            return literal_val(PW(w), 0, false);
        }
        fr->computed[attr->index] = true;
        const char *name = pool_printf(PW(w), "%s_%s", fr->state->name, attr->id);
        if (attr->condition != NULL) {
            val has = value(fr, attr, attr->condition,
                            pool_printf(PW(w), "%s_has_%s", fr->state->name, attr->id), has_local);
            if (strcmp(has.c, has_local) != 0) line(fr->c, "const bool %s = %s;", has_local, has.c);
        }
        val v = value(fr, attr, value_if_present(w, attr), name, local);
        if (strcmp(v.c, local) != 0) line(fr->c, "const %s %s = %s;", c_type(v.kind), local, v.c);
        fr->demands--;
    }
    const char *name = fun_name(fr, kind, attr);
    const lfun *f = find_fun(fr->state, name);
    if (f == NULL) {
        uint64_t mask = 0;
        const char *body;
        if (kind == LEAF_HAS) {
            val v = value(&logic, attr, attr->condition,
                          pool_printf(PW(w), "%s_has_%s", fr->state->name, attr->id), NULL);
            mask = v.mask;
            body = term_of(PW(w), v);
        } else {
            val v = value(&logic, attr, value_if_present(w, attr),
                          pool_printf(PW(w), "%s_%s", fr->state->name, attr->id), NULL);
            mask = v.mask;
            body = term_of(PW(w), v);
        }
        f = define(fr, "logic integer", name, body, mask);
    }
    const char *in_c = kind == LEAF_HAS ? has_local : local;
    unsigned char what = kind == LEAF_HAS ? NEEDS_HAS : NEEDS_VALUE;
    if (kind == LEAF_HAS && !is_in_stream(w, attr->owner)) what = 0;
    if (fr->c != NULL && (what & ~fr->stated[attr->index]) != 0) {
        /* A step that provers would have to find. */
        fr->stated[attr->index] |= what;
        const char *term = own_call(fr, f, NULL, NULL, NULL);
        line(fr->c, "/*@ assert %s: %s == %s; */", in_c, in_c, term);
    }
    return typed(w, kind, path, in_c, own_call(fr, f, NULL, NULL, NULL), f->mask);
}

static val resolve_seq(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    const ir_attr *attr = path->attr;
    frame_state *s = fr->state;
    want(fr, attr,
         kind == LEAF_AT      ? NEEDS_AT
         : kind == LEAF_COUNT ? NEEDS_COUNT
         : kind == LEAF_SIZE  ? NEEDS_SIZE
                              : NEEDS_VALUE);
    const char *id = c_name(PW(w), attr->id);
    frame logic = *fr;
    logic.c = NULL;
    if (kind == LEAF_AT) {
        val at = fr->at[attr->index];
        at.c = pool_printf(PW(w), "%s_at", attr->id);
        return at;
    }
    if (kind == LEAF_COUNT) {
        if (attr->repeat != IR_REPEAT_EXPR)
            return outside(w, attr->place,
                           "the number of elements of a repetition without a count");
        val v = value(&logic, attr, attr->repeat_expr,
                      pool_printf(PW(w), "%s_count", state_of(w, attr->owner, attr)->name), NULL);
        if (w->opens && v.kind == V_S64) {
            v.kind = V_U64;
            v.l = pool_printf(PW(w), "(%s > 0 ? %s : 0)", v.l, v.l);
        }
        v.l = when_present(fr, attr, v.l, &v.mask);
        v.c = pool_printf(PW(w), "%s_count", attr->id);
        return v;
    }
    if (kind == LEAF_SIZE) {
        val at = fr->at[attr->index];
        val v = {.kind = V_U64,
                 .l = pool_printf(PW(w), "len - %s", at.l),
                 .mask = at.mask | BIT(BIT_LEN)};
        if (attr->data.sizing == IR_SIZE_EXPR)
            v = value(&logic, attr, attr->data.size_expr,
                      pool_printf(PW(w), "%s_%s_size", s->name, attr->id), NULL);
        v.kind = V_U64;
        v.range = (ir_range){0, INT64_MAX, false};
        v.l = when_present(fr, attr, v.l, &v.mask);
        v.c = pool_printf(PW(w), "%s_size", attr->id);
        return v;
    }
    if (fr->c != NULL && !fr->read[attr->index]) {
        return outside(w, attr->place, "a field that is used before it is read");
    }
    if (is_number_switch(&attr->data)) {
        binding b;
        frame_state *child = state_of(w, attr->owner, attr);
        want(fr, attr, NEEDS_OBJECT);
        add_leaf(w, &child->now->exports, kind, path, &w->has_grown);
        bind(&b, &logic, child, attr, NULL);
        b.at = fr->at[attr->index];
        const char *name = fun_name(fr, kind, attr);
        val inner = child_call(&b, name);
        return typed(w, kind, path, pool_printf(PW(w), "%s.%s", id, member_name(w, kind, path)),
                     inner.l, inner.mask);
    }
    const char *name = fun_name(fr, kind, attr);
    const lfun *f = find_fun(s, name);
    if (f == NULL) {
        uint64_t mask = 0;
        const char *body;
        if (kind == LEAF_HAS) {
            val v = value(&logic, attr, attr->condition,
                          pool_printf(PW(w), "%s_has_%s", s->name, attr->id), NULL);
            mask = v.mask;
            body = term_of(PW(w), v);
        } else if (!is_number(&attr->data) && !is_bits(attr, NULL)) {
            return outside(w, attr->place, "values of this kind");
        } else {
            val at = fr->at[attr->index];
            mask = at.mask | BIT(BIT_BUF);
            body = when_present(fr, attr, field_text(PW(w), attr, false, at.l), &mask);
        }
        f = define(fr, "logic integer", name, body, mask);
    }
    return typed(w, kind, path, kind == LEAF_HAS ? pool_printf(PW(w), "has_%s", attr->id) : id,
                 own_call(fr, f, NULL, NULL, NULL), f->mask);
}

/* A field of an object that lies in a field of this one: the function of that field hands it out. */
static val resolve_inner(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    const ir_expr *rest = NULL;
    const ir_expr *head = first_step(w, path, &rest);
    const ir_attr *attr = head->attr;
    bool is_placed = attr->kind == IR_PARSE_INSTANCE && attr->condition == NULL;
    if ((attr->kind != IR_SEQ && !is_placed) || attr->data.kind != IR_D_USER ||
        attr->data.sizing != IR_SIZE_NONE || attr->repeat != IR_ONCE)
        return outside(w, attr->place, "fields of this object being used elsewhere");
    if (is_placed) {
        want(fr, attr, NEEDS_OBJECT);
        emit_placed(fr, attr);
    }
    if (!is_placed && fr->c != NULL && !fr->read[attr->index])
        return outside(w, attr->place, "a field that is used before it is read");
    frame_state *child = state_of(w, attr->data.type, NULL);
    want(fr, attr, NEEDS_OBJECT);
    add_leaf(w, &child->now->exports, kind, rest, &w->has_grown);
    binding b;
    frame logic = *fr;
    logic.c = NULL;
    bind(&b, &logic, child, attr, &attr->data);
    b.at = is_placed ? placed_at(&logic, attr) : fr->at[attr->index];
    const char *member = member_name(w, kind, rest);
    val inner = child_call(&b, export_name(w, child, kind, rest));
    uint64_t mask = inner.mask;
    const char *term = inner.l;
    if (attr->condition != NULL) {
        const char *name = pool_printf(PW(w), "%s_%s_%s", fr->state->name, attr->id, member);
        const lfun *f = find_fun(fr->state, name);
        if (f == NULL) {
            const char *body = when_present(fr, attr, term, &mask);
            f = define(fr, "logic integer", name, body, mask);
        }
        term = own_call(fr, f, NULL, NULL, NULL);
        mask = f->mask;
    }
    return typed(w, kind, path, pool_printf(PW(w), "%s.%s", c_name(PW(w), attr->id), member), term,
                 mask);
}

/* dims.last.cells, or within the repetition dims[_index - 1].cells. */
static val resolve_element(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    const ir_expr *rest = NULL;
    const ir_expr *array = element_step(w, path, &rest);
    const ir_attr *attr = array->attr;
    if (attr->repeat != IR_REPEAT_EXPR || attr->data.kind != IR_D_USER)
        return outside(w, attr->place, "elements of this repetition being used elsewhere");
    frame_state *element = state_of(w, attr->data.type, NULL);
    add_leaf(w, &element->now->exports, kind, rest, &w->has_grown);
    const char *member = member_name(w, kind, rest);
    frame_state *loop = state_of(w, attr->owner, attr);
    const char *name = pool_printf(PW(w), "%s_%s", loop->name, member);
    add_leaf(w, &loop->now->carried, kind, rest, &w->has_grown);
    if (fr->state == loop) {
        const lfun *f = find_fun(loop, name);
        if (f == NULL) return literal_val(PW(w), 0, false); /* in a first pass */
        return typed(w, kind, path, pool_printf(PW(w), "%s.%s", fr->carried, member),
                     own_call(fr, f, NULL, NULL, fr->index_l),
                     (f->mask & ~BIT(BIT_INDEX)) |
                         (fr->index_l != NULL ? BIT(BIT_INDEX) : BIT(BIT_COUNT)));
    }
    add_leaf(w, &loop->now->exports, kind, rest, &w->has_grown);
    want(fr, attr, NEEDS_OBJECT);
    binding b;
    frame logic = *fr;
    logic.c = NULL;
    bind(&b, &logic, loop, attr, NULL);
    b.at = fr->at[attr->index];
    ir_expr *count = copy_expr(w, array);
    b.count = resolve_seq(fr, LEAF_COUNT, count);
    val inner = child_call(&b, name);
    return typed(w, kind, path, pool_printf(PW(w), "%s.%s", c_name(PW(w), attr->id), member),
                 inner.l, inner.mask);
}

/* `_index % path`: a variable of the loop. */
static val resolve_column(frame *fr, const ir_expr *path) {
    pool *p = PW(fr->w);
    val width = resolve(fr, LEAF_VALUE, path);
    if (fr->c != NULL) add_leaf(fr->w, &fr->state->columns, LEAF_COLUMN, path, NULL);
    return (val){V_U64,
                 pool_printf(p, "i_mod_%s", path_name(p, path)),
                 pool_printf(p, "(%s %% %s)", fr->index_l, width.l),
                 NULL,
                 BIT(BIT_INDEX) | width.mask,
                 false,
                 {0, INT64_MAX, false}};
}

/* A place as the stream counts it. */
static val in_stream(frame *fr, val place) {
    val base = stream_base(fr);
    if (base.is_literal) return place;
    place.c = pool_printf(PW(fr->w), "(%s - %s)", place.c, base.c);
    place.l = pool_printf(PW(fr->w), "(%s - %s)", place.l, base.l);
    place.mask |= base.mask;
    return place;
}

static val member(frame *fr, val v, const char *name) {
    v.c = v.l = v.term = pool_printf(PW(fr->w), "of.%s", name);
    v.mask = 0;
    if (v.kind == V_BOOL) v.l = pool_printf(PW(fr->w), "%s != 0", v.term);
    return v;
}

/* A place as its stream counts it. */
static val place_of_view(frame *fr, val place) {
    val base = stream_base(fr);
    if (!base.is_literal) place.c = place.l = pool_printf(PW(fr->w), "(%s - %s)", place.c, base.c);
    return place;
}

/* What the view at hand knows: its object's surroundings, or a member that is added for it. */
static val resolve_member(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    frame_state *s = fr->state;
    val number = {.kind = V_U64, .range = {0, INT64_MAX, false}};
    frame logic = *fr;
    logic.c = NULL;
    logic.of_view = false;
    switch (kind) {
    case LEAF_INDEX: number.c = number.l = fr->index_c; return number;
    case LEAF_COLUMN:
        number.c = pool_printf(PW(w), "(%s %% %s)", fr->index_c, resolve(fr, LEAF_VALUE, path).c);
        number.l = number.c;
        return number;
    case LEAF_IO_SIZE: return place_of_view(fr, member(fr, number, "len"));
    case LEAF_IO_POS: return place_of_view(fr, fr->pos);
    case LEAF_IO_BASE: return stream_base(fr);
    case LEAF_MEMORY: return (val){.kind = V_NONE, .c = "of.buf, of.len", .l = "of.buf"};
    default: break;
    }
    if (fr->walk != NULL && passes_element(path) && !is_chosen(path)) {
        const ir_expr *rest = NULL;
        element_step(w, path, &rest);
        const char *name = member_name(w, kind, rest);
        val inner = child_call(fr->walk, pool_printf(PW(w), "%s_%s", fr->walk->child->name, name));
        return typed(w, kind, path, pool_printf(PW(w), "%s.%s", fr->carried, name), inner.l, 0);
    }
    val v = resolve(&logic, kind, path);
    for (size_t i = 0; i < s->vars.count; i++) {
        const leaf *l = &s->vars.items[i];
        if (v.mask == BIT(NUM_BITS + i) && strcmp(v.c, l->name) == 0) return member(fr, v, l->name);
    }
    size_t i = add_leaf(w, &s->now->exports, kind, path, &w->has_grown);
    return member(fr, v, s->now->exports.items[i].name);
}

val resolve(frame *fr, leaf_kind kind, const ir_expr *path) {
    writer *w = fr->w;
    if (fr->of_view) return resolve_member(fr, kind, path);
    switch (kind) {
    case LEAF_INDEX:
        return (val){V_U64,          fr->index_c, fr->index_l,          NULL,
                     BIT(BIT_INDEX), false,       {0, INT64_MAX, false}};
    case LEAF_COLUMN: return resolve_column(fr, path);
    case LEAF_IO_SIZE:
        return in_stream(
            fr, (val){V_U64, "len", "len", NULL, BIT(BIT_LEN), false, {0, INT64_MAX, false}});
    case LEAF_IO_POS: return in_stream(fr, fr->pos);
    case LEAF_IO_BASE: return stream_base(fr);
    case LEAF_MEMORY:
        return (val){V_NONE, "buf, len", "buf", NULL, BIT(BIT_BUF), false, {0, 0, false}};
    default: break;
    }
    if (is_chosen(path) && fr->state->attr == NULL) return resolve_chosen(fr, kind, path);
    if (starts_outside(path)) {
        const ir_type *type = fr->state->type;
        if (fr->state->attr == NULL && (type->root == type || type == w->top)) {
            const ir_expr *own = rebase(w, path, type);
            if (!starts_outside(own)) return resolve(fr, kind, own);
        }
        const ir_expr *own = fr->state->attr == NULL ? path_from(w, path, type) : NULL;
        if (own != NULL) return resolve(fr, kind, own);
        return as_var(fr, kind, path);
    }
    if (passes_element(path) && !is_chosen(path)) {
        const ir_expr *rest = NULL;
        const ir_attr *array = element_step(w, path, &rest)->attr;
        if (fr->state->attr == NULL || fr->state->attr == array)
            return resolve_element(fr, kind, path);
    }
    const ir_attr *attr = path_attr(path);
    if (attr == NULL) return outside(w, path->place, "this way to a field");
    if (fr->state->attr != NULL || attr->kind == IR_PARAM) return as_var(fr, kind, path);
    if (path->args[0]->op != IR_SELF) return resolve_inner(fr, kind, path);
    return attr->kind == IR_SEQ ? resolve_seq(fr, kind, path) : resolve_instance(fr, kind, path);
}

void visit_presence(const ir_expr *path, path_visitor *visit, void *self) {
    if (path->op == IR_ARRAY_LAST) {
        visit(self, LEAF_COUNT, path->args[0]);
        return;
    }
    if (path->op != IR_FIELD) return;
    visit_presence(path->args[0], visit, self);
    const ir_attr *attr = path->attr;
    bool may_miss = attr->condition != NULL;
    if (attr->kind == IR_SEQ && attr->repeat == IR_ONCE && attr->data.kind == IR_D_SWITCH) {
        const ir_data *d = &attr->data;
        if (d->num_cases == 0 || d->cases[d->num_cases - 1].key != NULL) may_miss = true;
    }
    if (may_miss && attr->vtype.kind != IR_ARRAY) visit(self, LEAF_HAS, path);
}

/* ------------------------------------------------------------------------------------- children */

void bind(binding *b, frame *fr, frame_state *child, const ir_attr *attr, const ir_data *data) {
    memset(b, 0, sizeof *b);
    b->fr = fr;
    b->child = child;
    b->attr = attr;
    b->data = data;
    b->name = attr->id;
    b->at = fr->pos;
}

/* An argument that the parameter might not hold is refused when it does not. */
static val fitted(frame *fr, val v, const leaf *param) {
    pool *p = PW(fr->w);
    if (v.kind == V_BOOL || v.kind == V_NONE || param->type == V_BOOL || v.is_literal) return v;
    if (!range_contains(param->range, v.range)) {
        val min = literal_val(p, (uint64_t)param->range.min, param->range.min < 0);
        val max = literal_val(p, param->range.max, param->range.max_negative);
        bool is_low = wide_compare(range_min(v.range), range_min(param->range)) < 0;
        bool is_high = wide_compare(range_max(v.range), range_max(param->range)) > 0;
        const char *c = is_low ? pool_printf(p, "%s < %s", v.c, min.c) : "";
        if (is_high)
            c = pool_printf(p, "%s%s%s > %s%s", c, is_low ? " || " : "", v.c,
                            v.kind == V_S64 && max.c[0] == 'U' ? "(int64_t)" : "", max.c);
        if (fr->c != NULL) refuse_if(fr, "%s", c);
        demand(fr,
               is_low && is_high ? pool_printf(p, "%s <= %s <= %s", min.l, v.l, max.l)
               : is_low          ? pool_printf(p, "%s <= %s", min.l, v.l)
                                 : pool_printf(p, "%s <= %s", v.l, max.l),
               v.mask);
    }
    if (v.kind != param->type)
        v.c = pool_printf(p, "(%s)%s", param->type == V_U64 ? "uint64_t" : "int64_t", v.c);
    v.kind = param->type;
    v.range = param->range;
    return v;
}

static val bind_argument(binding *b, const leaf *l) {
    frame *fr = b->fr;
    pool *p = PW(fr->w);
    size_t i = l->path->attr->index;
    const ir_expr *arg = b->data->args[i];
    if (l->kind == LEAF_AT || l->kind == LEAF_COUNT) return resolve(fr, l->kind, arg);
    const char *base = state_of(fr->w, b->attr->owner, b->attr)->name;
    const char *name = pool_printf(p, "%s_%s", base, l->path->attr->id);
    if (b->attr->data.kind == IR_D_SWITCH)
        name = pool_printf(p, "%s_%s_%s", base, b->data->type->id, l->path->attr->id);
    val v = value(fr, b->attr, arg, name, c_name(p, pool_printf(p, "arg_%s", l->path->attr->id)));
    return fitted(fr, v, l);
}

static bool from_root(const ir_expr *path) {
    while (path->op == IR_FIELD) path = path->args[0];
    return path->op == IR_ROOT;
}

static val bound(binding *b, size_t i) {
    if (!b->bound[i]) {
        const leaf *l = &b->child->vars.items[i];
        b->bound[i] = true;
        if (l->kind == LEAF_IO_BASE) {
            b->vars[i] = b->base.c != NULL ? b->base : stream_base(b->fr);
        } else if (b->is_elsewhere) {
            b->vars[i] = is_path(l->path, NULL) && from_root(l->path)
                             ? resolve(b->fr, l->kind, l->path)
                             : outside(b->fr->w, b->attr->place,
                                       "objects by their index that depend on where they are");
        } else if (b->data == NULL) {
            b->vars[i] = resolve(b->fr, l->kind, l->path);
        } else if (!starts_outside(l->path)) {
            b->vars[i] = bind_argument(b, l);
        } else {
            b->vars[i] = resolve(b->fr, l->kind, rebase(b->fr->w, l->path, b->fr->state->type));
        }
    }
    return b->vars[i];
}

val child_call(binding *b, const char *fun) {
    pool *p = PW(b->fr->w);
    val v = {.kind = V_U64, .c = "", .l = fun, .mask = 0};
    const lfun *f = find_fun(b->child, fun);
    const char *prefix = b->fr->of_view ? "of." : "";
    if (f == NULL) return v; /* in a first pass */
    const char *text = "";
    for (unsigned bit = 0; bit < NUM_BITS + b->child->vars.count; bit++) {
        if (!(f->mask & BIT(bit)) || bit == BIT_COUNT || bit == BIT_INDEX) continue;
        val one = {0};
        if (bit == BIT_BUF) one = (val){.l = pool_printf(p, "%sbuf", prefix), .mask = BIT(BIT_BUF)};
        if (bit == BIT_LEN)
            one = b->len.c != NULL
                      ? b->len
                      : (val){.l = pool_printf(p, "%slen", prefix), .mask = BIT(BIT_LEN)};
        if (bit == BIT_AT) one = b->at;
        if (bit >= NUM_BITS) one = bound(b, bit - NUM_BITS);
        v.mask |= one.mask;
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "", term_of(p, one));
    }
    if (f->mask & (BIT(BIT_COUNT) | BIT(BIT_INDEX))) {
        v.mask |= b->count.mask;
        text = pool_printf(p, "%s%s%s", text, text[0] != '\0' ? ", " : "", b->count.l);
    }
    if (text[0] != '\0') v.l = pool_printf(p, "%s(%s)", fun, text);
    return v;
}

const char *child_arguments(binding *b) {
    const char *text = "";
    for (size_t i = 0; i < b->child->vars.count; i++)
        text = pool_printf(PW(b->fr->w), "%s, %s", text, bound(b, i).c);
    return text;
}

const char *c_type(vkind kind) {
    return kind == V_BOOL  ? "bool"
           : kind == V_S64 ? "int64_t"
           : kind == V_U64 ? "uint64_t"
                           : "void";
}

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
