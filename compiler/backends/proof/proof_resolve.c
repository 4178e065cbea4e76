/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Leaves: what a field, a parameter or an instance is in C and in logic, in the routine that asks for it.
 */
#include <string.h>

#include "proof.h"
#include "queries.h"

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

val placed_at(frame *fr, const ir_attr *attr) {
    writer *w = fr->w;
    pool *p = PW(w);
    if (diag_has_errors(w->diag)) return literal_val(p, 0, false); /* it may be a circle */
    frame logic = *fr;
    logic.c = NULL;
    val at = value(&logic, attr, attr->pos, pool_printf(p, "%s_%s_pos", fr->state->name, attr->id),
                   NULL);
    at.kind = V_U64;
    at.c = pool_printf(p, "%s_at", attr->id);
    val base = stream_base(&logic);
    if (base.is_literal) return at;
    const char *name = pool_printf(p, "at_%s_%s", fr->state->name, attr->id);
    const lfun *f = find_fun(fr->state, name);
    if (f == NULL)
        f = define(fr, "logic integer", name, pool_printf(p, "%s + %s", base.l, at.l),
                   at.mask | base.mask);
    at.l = own_call(fr, f, NULL, NULL, NULL);
    at.mask = f->mask;
    return at;
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

val resolve_leaf(frame *fr, leaf_kind kind, const ir_expr *path) {
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
