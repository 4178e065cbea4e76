/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Leaves: what a field, a parameter or an instance is in C and in logic, in the routine that refers to it.
 */
#include <string.h>

#include "proof.h"
#include "queries.h"

/* The value of a field that is read under a condition: 0 if it is absent. */
static const code_expr *when_present(draft *dr, const ir_attr *attr, const code_expr *term,
                                     uint64_t *mask) {
    if (attr->condition == NULL) return term;
    draft logic = *dr;
    logic.c = NULL;
    val has = ksyc_value(&logic, attr, attr->condition,
                         ksyc_pool_printf(dr->em->pool, "%s_has_%s", dr->routine->name, attr->stem),
                         NULL);
    *mask |= has.mask;
    return ksyc_otherwise(dr->em->pool, has.l, term, NOUGHT);
}

static const char *fun_name(const draft *dr, leaf_kind kind, const ir_attr *attr) {
    return ksyc_pool_printf(dr->em->pool, kind == LEAF_HAS ? "%s_has_%s" : "%s_%s",
                            dr->routine->type->proof_name, attr->stem);
}

val ksyc_placed_at(draft *dr, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    if (ksyc_diag_has_errors(em->diag))
        return ksyc_literal_val(p, 0, false); /* it may be a cycle */
    draft logic = *dr;
    logic.c = NULL;
    val at = ksyc_value(&logic, attr, attr->pos,
                        ksyc_pool_printf(p, "%s_%s_pos", dr->routine->name, attr->stem), NULL);
    at.kind = V_U64;
    at = ksyc_in_variable(p, at, ksyc_pool_printf(p, "%s_at", attr->local));
    val base = ksyc_instance_base(&logic, attr);
    if (base.is_literal) return at;
    const char *name = ksyc_pool_printf(p, "at_%s_%s", dr->routine->name, attr->stem);
    const logic_fun *f = ksyc_find_fun(dr->routine, name);
    if (f == NULL)
        f = ksyc_define(dr, "logic integer", name, ksyc_code_flat(p, base.l, "+", at.l),
                        at.mask | base.mask);
    at.l = ksyc_own_call(dr, f, NULL, NULL, NULL);
    at.mask = f->mask;
    return at;
}

val ksyc_move_to(draft *dr, val at) {
    const val here = dr->pos;
    dr->pos =
        (val){.kind = V_U64, .c = at.c, .l = at.l, .mask = at.mask, .range = {0, INT64_MAX, false}};
    return here;
}

/* Where an instance with `pos` begins, and its count or size. */
static val resolve_placed(draft *dr, leaf_kind kind, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    pool *p = em->pool;
    bool is_list = attr->repeat == IR_REPEAT_EXPR;
    bool is_place = kind == LEAF_AT || (kind == LEAF_COUNT && is_list);
    if (!em->opens && kind != LEAF_HAS && (!is_place || !is_list || attr->condition != NULL))
        return ksyc_unsupported(em, attr->place, "values of objects elsewhere");
    ksyc_emit_placed(dr, attr);
    draft logic = *dr;
    logic.c = NULL;
    val v;
    if (kind == LEAF_HAS) {
        v = ksyc_value(&logic, attr, attr->condition,
                       ksyc_pool_printf(p, "%s_has_%s", dr->routine->name, attr->stem), NULL);
        return ksyc_in_variable(p, v, ksyc_pool_printf(p, "has_%s", attr->local));
    }
    const val at = ksyc_placed_at(dr, attr);
    ksyc_move_to(&logic, at);
    if (kind == LEAF_AT) {
        v = at;
    } else if (kind == LEAF_COUNT) {
        v = ksyc_value(
            &logic, attr, attr->repeat_expr,
            ksyc_pool_printf(p, "%s_count", ksyc_routine_of(em, attr->owner, attr)->name), NULL);
        if (v.kind == V_S64) v.l = ksyc_at_least_0(p, v.l);
        v = ksyc_in_variable(p, v, ksyc_pool_printf(p, "%s_count", attr->local));
    } else {
        v = ksyc_value(&logic, attr, attr->data.size_expr,
                       ksyc_pool_printf(p, "%s_%s_size", dr->routine->name, attr->stem), NULL);
        v = ksyc_in_variable(p, v, ksyc_pool_printf(p, "%s_size", attr->local));
    }
    v.kind = V_U64;
    v.l = when_present(dr, attr, v.l, &v.mask);
    return v;
}

static val resolve_instance_here(draft *dr, leaf_kind kind, const ir_expr *path,
                                 const ir_attr *attr) {
    proof_emitter *em = dr->em;
    if (attr->kind != IR_VALUE_INSTANCE) return resolve_placed(dr, kind, attr);
    const char *local = attr->local;
    const char *has_local = ksyc_pool_printf(em->pool, "has_%s", attr->local);
    const ir_attr *anchor = ksyc_anchor_of(em, attr);
    if (anchor != NULL && !dr->at[anchor->index].is_known)
        return ksyc_unsupported(em, attr->place, "the position of the stream in an instance");
    if (anchor != NULL) ksyc_move_to(dr, ksyc_place_in(dr, &dr->at[anchor->index]));
    draft logic = *dr;
    logic.c = NULL;
    if (dr->c != NULL && !dr->computed[attr->index]) {
        if (++dr->instance_depth > MAX_INSTANCE_DEPTH) {
            ksyc_diag_error(em->diag, attr->place,
                            "the validator cannot follow an instance that needs itself");
            return ksyc_literal_val(em->pool, 0, false);
        }
        dr->computed[attr->index] = true;
        const char *name = ksyc_pool_printf(em->pool, "%s_%s", dr->routine->name, attr->stem);
        if (attr->condition != NULL) {
            val has = ksyc_value(
                dr, attr, attr->condition,
                ksyc_pool_printf(em->pool, "%s_has_%s", dr->routine->name, attr->stem), has_local);
            if (!has.is_stored) ksyc_hold(dr->c, "bool", has_local, has.c);
        }
        if (!ksyc_is_storable(&attr->vtype)) {
            ksyc_require_instance(dr, attr);
        } else {
            val v = ksyc_value(dr, attr, ksyc_value_if_present(em, attr), name, local);
            if (!v.is_stored) ksyc_hold(dr->c, ksyc_c_type(v.kind), local, v.c);
        }
        dr->instance_depth--;
    }
    const char *name = fun_name(dr, kind, attr);
    const logic_fun *f = ksyc_find_fun(dr->routine, name);
    if (f == NULL) {
        uint64_t mask = 0;
        const code_expr *body;
        if (kind == LEAF_HAS) {
            val v = ksyc_value(
                &logic, attr, attr->condition,
                ksyc_pool_printf(em->pool, "%s_has_%s", dr->routine->name, attr->stem), NULL);
            mask = v.mask;
            body = ksyc_term_of(em->pool, v);
        } else {
            val v = ksyc_value(&logic, attr, ksyc_value_if_present(em, attr),
                               ksyc_pool_printf(em->pool, "%s_%s", dr->routine->name, attr->stem),
                               NULL);
            mask = v.mask;
            body = ksyc_term_of(em->pool, v);
        }
        f = ksyc_define(dr, "logic integer", name, body, mask);
    }
    const char *in_c = kind == LEAF_HAS ? has_local : local;
    unsigned char what = kind == LEAF_HAS ? NEEDS_HAS : NEEDS_VALUE;
    if (kind == LEAF_HAS && !ksyc_is_in_stream(em, attr->owner)) what = 0;
    if (dr->c != NULL && (what & ~dr->stated[attr->index]) != 0) {
        /* A step that provers would otherwise have to find. */
        dr->stated[attr->index] |= what;
        ksyc_assert_same(dr->c, in_c, ksyc_own_call(dr, f, NULL, NULL, NULL));
    }
    return ksyc_typed_val(em, kind, path, ksyc_code_word(em->pool, in_c),
                          ksyc_own_call(dr, f, NULL, NULL, NULL), f->mask);
}

/* One that keeps where the stream is was computed where it was asked for first. */
static val resolve_instance(draft *dr, leaf_kind kind, const ir_expr *path, const ir_attr *attr) {
    const val here = dr->pos;
    const val v = resolve_instance_here(dr, kind, path, attr);
    dr->pos = here;
    return v;
}

/* The number of elements of a repetition that ends where a condition holds: its loop counts them. */
static val resolve_number_found(draft *dr, const ir_expr *path, const field_place *place) {
    proof_emitter *em = dr->em;
    const ir_attr *attr = path->attr;
    routine *loop = ksyc_routine_of(em, attr->owner, attr);
    ksyc_require_output(dr, attr, NEEDS_OBJECT);
    const size_t i = ksyc_add_leaf(em, &loop->now->exports, LEAF_COUNT, path, &em->has_grown);
    const char *member = loop->now->exports.items[i].name;
    if (dr->c != NULL && !dr->read[attr->index])
        return ksyc_unsupported(em, attr->place, "a field that is used before it is read");
    const char *name = ksyc_pool_printf(em->pool, "%s_%s", dr->routine->name, member);
    const logic_fun *f = ksyc_find_fun(dr->routine, name);
    if (f == NULL) {
        binding b;
        draft logic = *dr;
        logic.c = NULL;
        ksyc_bind(&b, &logic, loop, attr, NULL);
        b.at = ksyc_place_in(dr, place);
        logic.pos = b.at;
        const val found =
            ksyc_child_call(&b, ksyc_pool_printf(em->pool, "%s_%s", loop->name, member));
        uint64_t mask = found.mask;
        const code_expr *body = when_present(&logic, attr, found.l, &mask);
        f = ksyc_define(dr, "logic integer", name, body, mask);
    }
    return ksyc_typed_val(em, LEAF_COUNT, path,
                          ksyc_code_dot(em->pool, ksyc_code_word(em->pool, attr->local), member),
                          ksyc_own_call(dr, f, NULL, NULL, NULL), f->mask);
}

static val resolve_seq(draft *dr, leaf_kind kind, const ir_expr *path, const ir_attr *attr) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    ksyc_require_output(dr, attr, ksyc_needs_of(kind));
    const code_expr *id = ksyc_code_word(em->pool, attr->local);
    draft logic = *dr;
    logic.c = NULL;
    /* A field further down has no place yet; that a rule names it is only a warning before. */
    const field_place *place = &dr->at[attr->index];
    if (kind != LEAF_HAS && !place->is_known)
        return ksyc_unsupported(em, attr->place, "a field that is used before it is read");
    /* Its count, its size and its condition are expressions where it begins, not where they are asked for. */
    if (place->is_known) logic.pos = ksyc_place_in(dr, place);
    if (kind == LEAF_AT && attr->repeat == IR_ONCE && dr->c != NULL && !dr->read[attr->index])
        return ksyc_unsupported(em, attr->place, "a field that is used before it is read");
    if (kind == LEAF_AT) {
        return ksyc_in_variable(em->pool, ksyc_place_in(dr, place),
                                ksyc_pool_printf(em->pool, "%s_at", attr->local));
    }
    if (kind == LEAF_COUNT && ksyc_is_search(attr) && !em->opens)
        return resolve_number_found(dr, path, place);
    if (kind == LEAF_COUNT) {
        if (attr->repeat != IR_REPEAT_EXPR)
            return ksyc_unsupported(em, attr->place,
                                    "the number of elements of a repetition without a count");
        val v = ksyc_value(
            &logic, attr, attr->repeat_expr,
            ksyc_pool_printf(em->pool, "%s_count", ksyc_routine_of(em, attr->owner, attr)->name),
            NULL);
        if (v.kind == V_S64) {
            /* A negative number of elements means that there are none. */
            v.kind = V_U64;
            v.l = ksyc_at_least_0(em->pool, v.l);
        }
        v.l = when_present(&logic, attr, v.l, &v.mask);
        return ksyc_in_variable(em->pool, v, ksyc_pool_printf(em->pool, "%s_count", attr->local));
    }
    if (kind == LEAF_SIZE) {
        val at = ksyc_place_in(dr, place);
        const code_expr *from =
            at.l->kind == CODE_FLAT ? ksyc_code_group(em->pool, at.l) : at.l; /* a sum */
        val v = {.kind = V_U64,
                 .l = ksyc_code_flat(em->pool, LEN, "-", from),
                 .mask = at.mask | BIT(BIT_LEN)};
        if (attr->data.sizing == IR_SIZE_TERMINATED) v = ksyc_text_size(&logic, attr);
        if (attr->data.sizing == IR_SIZE_EXPR)
            v = ksyc_value(&logic, attr, attr->data.size_expr,
                           ksyc_pool_printf(em->pool, "%s_%s_size", r->name, attr->stem), NULL);
        v.kind = V_U64;
        v.range = (ir_range){0, INT64_MAX, false};
        v.l = when_present(&logic, attr, v.l, &v.mask);
        return ksyc_in_variable(em->pool, v, ksyc_pool_printf(em->pool, "%s_size", attr->local));
    }
    if (dr->c != NULL && !dr->read[attr->index]) {
        return ksyc_unsupported(em, attr->place, "a field that is used before it is read");
    }
    if (ksyc_is_number_switch(&attr->data)) {
        binding b;
        routine *child = ksyc_routine_of(em, attr->owner, attr);
        ksyc_require_output(dr, attr, NEEDS_OBJECT);
        const size_t i = ksyc_add_leaf(em, &child->now->exports, kind, path, &em->has_grown);
        const char *member = child->now->exports.items[i].name;
        ksyc_bind(&b, &logic, child, attr, NULL);
        b.at = ksyc_place_in(dr, place);
        const char *name = fun_name(dr, kind, attr);
        val inner = ksyc_child_call(&b, name);
        /* Without a rest, no case holds where the number is absent, or nothing asks for it. */
        const bool has_rest = attr->data.cases[attr->data.num_cases - 1].key == NULL;
        if (attr->condition != NULL && has_rest)
            inner.l = ksyc_code_group(em->pool, when_present(&logic, attr, inner.l, &inner.mask));
        return ksyc_typed_val(em, kind, path, ksyc_code_dot(em->pool, id, member), inner.l,
                              inner.mask);
    }
    const char *name = fun_name(dr, kind, attr);
    const logic_fun *f = ksyc_find_fun(r, name);
    if (f == NULL) {
        uint64_t mask = 0;
        const code_expr *body;
        if (kind == LEAF_HAS) {
            val v = ksyc_value(&logic, attr, attr->condition,
                               ksyc_pool_printf(em->pool, "%s_has_%s", r->name, attr->stem), NULL);
            mask = v.mask;
            body = ksyc_term_of(em->pool, v);
        } else if (!ksyc_is_number(&attr->data) && !ksyc_is_bits(em, attr, NULL)) {
            return ksyc_unsupported(em, path->place.line != 0 ? path->place : attr->place,
                                    ksyc_refused_value(em->pool, path));
        } else {
            const val at = ksyc_place_in(dr, place);
            const val order = ksyc_order(&logic, attr->owner, &attr->data);
            mask = at.mask | BIT(BIT_BUF) | order.mask;
            body = ksyc_read_field(em, attr, READ_TERM, at.l, order.term);
            /* The bytes of a bit field are there, whether it is or not. */
            if (ksyc_is_number(&attr->data)) body = when_present(&logic, attr, body, &mask);
        }
        f = ksyc_define(dr, "logic integer", name, body, mask);
    }
    return ksyc_typed_val(
        em, kind, path,
        kind == LEAF_HAS
            ? ksyc_code_word(em->pool, ksyc_pool_printf(em->pool, "has_%s", attr->local))
            : id,
        ksyc_own_call(dr, f, NULL, NULL, NULL), f->mask);
}

static const code_expr *member_of(pool *p, const char *object, const char *name) {
    return ksyc_code_dot(p, ksyc_code_word(p, object), name);
}

/* A field of an inner object: the function of the inner object exports it. */
static val resolve_inner(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    const ir_expr *rest = NULL;
    const ir_expr *head = ksyc_first_step(em, path, &rest);
    const ir_attr *attr = head->attr;
    const bool is_placed = attr->kind == IR_PARSE_INSTANCE;
    if ((attr->kind != IR_SEQ && !is_placed) || attr->data.kind != IR_D_USER ||
        !ksyc_is_confined(&attr->data) || attr->repeat != IR_ONCE)
        return ksyc_unsupported(em, attr->place, "fields of this object being used elsewhere");
    if (is_placed) {
        ksyc_require_output(dr, attr, NEEDS_OBJECT);
        ksyc_emit_placed(dr, attr);
    }
    if (!is_placed && dr->c != NULL && !dr->read[attr->index])
        return ksyc_unsupported(em, attr->place, "a field that is used before it is read");
    routine *child = ksyc_routine_of(em, attr->data.type, NULL);
    ksyc_require_output(dr, attr, NEEDS_OBJECT);
    ksyc_add_leaf(em, &child->now->exports, kind, rest, &em->has_grown);
    binding b;
    draft logic = *dr;
    logic.c = NULL;
    ksyc_bind(&b, &logic, child, attr, &attr->data);
    b.at = is_placed ? ksyc_placed_at(&logic, attr) : ksyc_place_in(dr, &dr->at[attr->index]);
    /* Arguments, size and condition are expressions where the object begins. */
    ksyc_move_to(&logic, b.at);
    if (attr->data.sizing != IR_SIZE_NONE) b.base = b.at;
    if (is_placed && (ksyc_is_in_file(em, attr) || ksyc_other_stream(em, attr) != NULL)) {
        b.base = ksyc_instance_base(&logic, attr);
        b.len = ksyc_instance_end(&logic, attr);
    }
    if (attr->data.sizing == IR_SIZE_EXPR) {
        const val size = ksyc_value(
            &logic, attr, attr->data.size_expr,
            ksyc_pool_printf(em->pool, "%s_%s_size", dr->routine->name, attr->stem), NULL);
        b.len = b.at;
        b.len.c = LEN; /* of the call only the logic is written */
        b.len.l = ksyc_code_flat(em->pool, b.at.l, "+", size.l);
        b.len.mask |= size.mask;
    }
    const char *member = ksyc_member_name(em, kind, rest);
    val inner = ksyc_child_call(&b, ksyc_export_name(em, child, kind, rest));
    uint64_t mask = inner.mask;
    const code_expr *term = inner.l;
    if (attr->condition != NULL) {
        const char *name = ksyc_path_function(
            em, dr->routine,
            ksyc_pool_printf(em->pool, "%s_%s_%s", dr->routine->name, attr->stem, member), kind,
            path);
        const logic_fun *f = ksyc_find_fun(dr->routine, name);
        if (f == NULL) {
            const code_expr *body = when_present(&logic, attr, term, &mask);
            f = ksyc_define(dr, "logic integer", name, body, mask);
        }
        term = ksyc_own_call(dr, f, NULL, NULL, NULL);
        mask = f->mask;
    }
    return ksyc_typed_val(em, kind, path, member_of(em->pool, attr->local, member), term, mask);
}

/* dims.last.cells, or within the repetition dims[_index - 1].cells. */
static val resolve_element(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    const ir_expr *rest = NULL;
    const ir_expr *array = ksyc_element_step(em, path, &rest);
    const ir_attr *attr = array->attr;
    if (attr->repeat != IR_REPEAT_EXPR || attr->data.kind != IR_D_USER)
        return ksyc_unsupported(em, attr->place,
                                "elements of this repetition being used elsewhere");
    routine *element = ksyc_routine_of(em, attr->data.type, NULL);
    ksyc_add_leaf(em, &element->now->exports, kind, rest, &em->has_grown);
    const char *member = ksyc_member_name(em, kind, rest);
    routine *loop = ksyc_routine_of(em, attr->owner, attr);
    ksyc_add_leaf(em, &loop->now->carried, kind, rest, &em->has_grown);
    const char *name = ksyc_carried_function(em, loop, kind, rest);
    if (dr->routine == loop) {
        const logic_fun *f = ksyc_find_fun(loop, name);
        if (f == NULL)
            return ksyc_literal_val(em->pool, 0, false); /* not defined yet in the first pass */
        return ksyc_typed_val(em, kind, path, ksyc_code_dot(em->pool, dr->carried, member),
                              ksyc_own_call(dr, f, NULL, NULL, dr->index_l),
                              (f->mask & ~BIT(BIT_INDEX)) |
                                  (dr->index_l != NULL ? BIT(BIT_INDEX) : BIT(BIT_COUNT)));
    }
    ksyc_add_leaf(em, &loop->now->exports, kind, rest, &em->has_grown);
    ksyc_require_output(dr, attr, NEEDS_OBJECT);
    binding b;
    draft logic = *dr;
    logic.c = NULL;
    ksyc_bind(&b, &logic, loop, attr, NULL);
    b.at = ksyc_place_in(dr, &dr->at[attr->index]);
    ir_expr *count = ksyc_copy_expr(em, array);
    b.count = resolve_seq(dr, LEAF_COUNT, count, attr);
    val inner = ksyc_child_call(&b, name);
    return ksyc_typed_val(em, kind, path, member_of(em->pool, attr->local, member), inner.l,
                          inner.mask);
}

/* _.x, in the condition that ends a repetition: the element has been checked. */
static val resolve_item(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    const ir_attr *attr = dr->routine->attr;
    routine *element = ksyc_routine_of(em, attr->data.type, NULL);
    const ir_expr *own = ksyc_path_from_item(em, path, ksyc_self_of(em, attr->data.type));
    ksyc_add_leaf(em, &element->now->exports, kind, own, &em->has_grown);
    draft logic = *dr;
    logic.c = NULL;
    ksyc_move_to(&logic, (val){.kind = V_U64, .c = POS, .l = AT, .mask = BIT(BIT_AT)});
    binding b;
    ksyc_bind(&b, &logic, element, attr, &attr->data);
    const val inner = ksyc_child_call(&b, ksyc_export_name(em, element, kind, own));
    return ksyc_typed_val(em, kind, path,
                          ksyc_code_dot(em->pool, dr->item, ksyc_member_name(em, kind, own)),
                          inner.l, inner.mask);
}

/* `_index % path`: a variable of the loop. */
static val resolve_column(draft *dr, const ir_expr *path) {
    pool *p = dr->em->pool;
    val width = ksyc_resolve(dr, LEAF_VALUE, path);
    if (dr->c != NULL) ksyc_add_leaf(dr->em, &dr->routine->columns, LEAF_COLUMN, path, NULL);
    return (val){.kind = V_U64,
                 .c = ksyc_code_word(p, ksyc_pool_printf(p, "i_mod_%s", ksyc_path_name(p, path))),
                 .l = ksyc_code_infix(p, dr->index_l, "%", width.l),
                 .mask = BIT(BIT_INDEX) | width.mask,
                 .range = {0, INT64_MAX, false}};
}

/* A place in the file as an offset in the stream. */
static val in_stream(draft *dr, val place) {
    val base = ksyc_stream_base(dr);
    if (base.is_literal) return place;
    place.c = ksyc_code_infix(dr->em->pool, place.c, "-", base.c);
    place.l = ksyc_code_infix(dr->em->pool, place.l, "-", base.l);
    place.mask |= base.mask;
    return place;
}

static val member(draft *dr, val v, const char *name) {
    v = ksyc_held_in(v, ksyc_code_dot(dr->em->pool, OF, name));
    v.l = v.c;
    v.mask = 0;
    return ksyc_as_truth(dr->em->pool, v);
}

/* The value at a place that is known from a view. */
static val place_of_view(draft *dr, val place) {
    val base = ksyc_stream_base(dr);
    if (!base.is_literal) place.c = place.l = ksyc_code_infix(dr->em->pool, place.c, "-", base.c);
    return place;
}

/* A leaf in an accessor: a variable of the object, or a member, which is added to the view if it is missing. */
static val resolve_member(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    routine *r = dr->routine;
    val number = {.kind = V_U64, .range = {0, INT64_MAX, false}};
    draft logic = *dr;
    logic.c = NULL;
    logic.of_view = false;
    switch (kind) {
    case LEAF_INDEX: number.c = number.l = dr->index_c; return number;
    case LEAF_COLUMN:
        number.c =
            ksyc_code_infix(em->pool, dr->index_c, "%", ksyc_resolve(dr, LEAF_VALUE, path).c);
        number.l = number.c;
        return number;
    case LEAF_IO_SIZE: return place_of_view(dr, member(dr, number, "len"));
    case LEAF_IO_POS: return place_of_view(dr, dr->pos);
    case LEAF_IO_BASE:
    case LEAF_IO_END:
        if (kind == LEAF_IO_BASE && path == NULL) return ksyc_stream_base(dr);
        number = ksyc_resolve(&logic, kind, path);
        return number.leaf != 0 ? member(dr, number, r->vars.items[number.leaf - 1].name) : number;
    case LEAF_ROOT_LEN: {
        const val end = ksyc_file_end(&logic);
        return member(dr, number, end.leaf != 0 ? r->vars.items[end.leaf - 1].name : "len");
    }
    case LEAF_LEVELS: return ksyc_levels(dr);
    case LEAF_ORDER: break;
    case LEAF_MEMORY: {
        const code_expr *buf = ksyc_code_dot(em->pool, OF, "buf");
        return (val){
            .kind = V_NONE, .c = buf, .term = ksyc_code_dot(em->pool, OF, "len"), .l = buf};
    }
    case LEAF_STRICT: {
        const val strict = ksyc_resolve(&logic, kind, NULL);
        return member(dr, strict, r->vars.items[strict.leaf - 1].name);
    }
    case LEAF_VALUE:
    case LEAF_HAS:
    case LEAF_AT:
    case LEAF_COUNT:
    case LEAF_SIZE: break;
    }
    if (kind != LEAF_ORDER && ksyc_is_of_item(path)) {
        const ir_type *type = dr->traversed->attr->data.type;
        const ir_expr *own = ksyc_path_from_item(em, path, ksyc_self_of(em, type));
        routine *element = ksyc_routine_of(em, type, NULL);
        ksyc_add_leaf(em, &element->now->exports, kind, own, &em->has_grown);
        const code_expr *in_view =
            ksyc_code_dot(em->pool, dr->item, ksyc_member_name(em, kind, own));
        return ksyc_typed_val(em, kind, path, in_view, in_view, 0);
    }
    if (kind != LEAF_ORDER && dr->traversed != NULL && ksyc_passes_element(path) &&
        !ksyc_is_chosen(path)) {
        const ir_expr *rest = NULL;
        const ir_expr *array = ksyc_element_step(em, path, &rest);
        if (array->attr == dr->traversed->attr) {
            const char *name = ksyc_member_name(em, kind, rest);
            val inner = ksyc_child_call(
                dr->traversed, ksyc_carried_function(em, dr->traversed->child, kind, rest));
            return ksyc_typed_val(em, kind, path, ksyc_code_dot(em->pool, dr->carried, name),
                                  inner.l, 0);
        }
    }
    val v = ksyc_resolve(&logic, kind, path);
    if (v.leaf != 0) return member(dr, v, r->vars.items[v.leaf - 1].name);
    size_t i = ksyc_add_leaf(em, &r->now->exports, kind, path, &em->has_grown);
    return member(dr, v, r->now->exports.items[i].name);
}

/* Where the stream of an object begins or ends: of the one at hand, or of one around it. */
static val resolve_stream(draft *dr, leaf_kind kind, const ir_expr *path) {
    const ir_expr *own = path;
    if (path != NULL && path->op != IR_SELF) own = ksyc_path_within(dr, path);
    const bool is_own = path == NULL || (own != NULL && own->op == IR_SELF);
    if (!is_own) return ksyc_as_var(dr, kind, path);
    if (kind == LEAF_IO_BASE) return ksyc_stream_base(dr);
    return (val){
        .kind = V_U64, .c = LEN, .l = LEN, .mask = BIT(BIT_LEN), .range = {0, INT64_MAX, false}};
}

static val resolve_any(draft *dr, leaf_kind kind, const ir_expr *path) {
    proof_emitter *em = dr->em;
    if ((kind == LEAF_INDEX || kind == LEAF_COLUMN) && dr->index_c == NULL) {
        /* Its repetition was refused; the rest is written to find more to refuse. */
        if (ksyc_diag_has_errors(em->diag)) return ksyc_literal_val(em->pool, 0, false);
        return ksyc_unsupported(em, dr->routine->type->place, "an index that is used like this");
    }
    if (dr->of_view) return resolve_member(dr, kind, path);
    switch (kind) {
    case LEAF_INDEX:
        return (val){.kind = V_U64,
                     .c = dr->index_c,
                     .l = dr->index_l,
                     .mask = BIT(BIT_INDEX),
                     .range = {0, INT64_MAX, false}};
    case LEAF_COLUMN: return resolve_column(dr, path);
    case LEAF_IO_SIZE:
        return in_stream(dr, (val){.kind = V_U64,
                                   .c = LEN,
                                   .l = LEN,
                                   .mask = BIT(BIT_LEN),
                                   .range = {0, INT64_MAX, false}});
    case LEAF_IO_POS: dr->uses_io_pos = true; return in_stream(dr, dr->pos);
    case LEAF_IO_BASE:
    case LEAF_IO_END: return resolve_stream(dr, kind, path);
    case LEAF_ROOT_LEN: return ksyc_file_end(dr);
    case LEAF_LEVELS: return ksyc_levels(dr);
    case LEAF_ORDER: return ksyc_resolve_order(dr);
    case LEAF_MEMORY:
        return (val){.kind = V_NONE,
                     .c = BUF,
                     .term = LEN,
                     .l = BUF,
                     .mask = BIT(BIT_BUF),
                     .range = {0, 0, false}};
    case LEAF_STRICT: return ksyc_as_var(dr, kind, NULL);
    case LEAF_VALUE:
    case LEAF_HAS:
    case LEAF_AT:
    case LEAF_COUNT:
    case LEAF_SIZE: break;
    }
    if (ksyc_is_of_item(path)) return resolve_item(dr, kind, path);
    if (ksyc_is_chosen(path) && dr->routine->attr == NULL)
        return ksyc_resolve_chosen(dr, kind, path);
    if (ksyc_starts_outside(path)) {
        const ir_expr *own = ksyc_path_within(dr, path);
        if (own != NULL) return ksyc_resolve(dr, kind, own);
        if (dr->routine->type == em->top && dr->routine->attr == NULL)
            return ksyc_unsupported(em, path->place, "another root");
        return ksyc_as_var(dr, kind, path);
    }
    if (ksyc_passes_element(path) && !ksyc_is_chosen(path)) {
        const ir_expr *rest = NULL;
        const ir_attr *array = ksyc_element_step(em, path, &rest)->attr;
        if (dr->routine->attr == NULL || dr->routine->attr == array)
            return resolve_element(dr, kind, path);
    }
    const ir_attr *attr = ksyc_path_attr(path);
    if (attr == NULL) return ksyc_unsupported(em, path->place, ksyc_refused_path(em->pool, path));
    if (dr->routine->attr != NULL || attr->kind == IR_PARAM) return ksyc_as_var(dr, kind, path);
    if (path->args[0]->op != IR_SELF) return resolve_inner(dr, kind, path);
    return attr->kind == IR_SEQ ? resolve_seq(dr, kind, path, attr)
                                : resolve_instance(dr, kind, path, attr);
}

static bool is_of_path(leaf_kind kind) {
    return kind == LEAF_VALUE || kind == LEAF_HAS || kind == LEAF_AT || kind == LEAF_COUNT ||
           kind == LEAF_SIZE;
}

/* The field of the object itself that the path begins with; NULL: it is seen from another one. */
static const ir_attr *first_field(const ir_expr *path) {
    while (path->num_args > 0 && path->args[0]->op != IR_SELF) path = path->args[0];
    return path->op == IR_FIELD ? path->attr : NULL;
}

/* A field that is being resolved, and those for which that is done. */
typedef struct pending {
    const routine *routine;
    const ir_attr *attr;
    leaf_kind kind;
    bool of_view;
    const struct pending *outer;
} pending;

static bool is_same_pending(const pending *a, const pending *b) {
    return a->attr == b->attr && a->kind == b->kind && a->routine == b->routine &&
           a->of_view == b->of_view;
}

/* How often the field is being resolved. What has a place is asked for it again by the check of its elements. */
static unsigned times_pending(const pending *p) {
    unsigned times = 0;
    for (const pending *other = p; other != NULL; other = other->outer)
        if (is_same_pending(p, other)) times++;
    return times;
}

/* "a needs b needs a" */
static val refuse_cycle(proof_emitter *em, const pending *last) {
    const char *way = last->attr->id;
    const pending *next = last;
    for (const pending *p = last->outer; p != NULL && next != NULL; p = p->outer) {
        const bool is_start = is_same_pending(p, last);
        /* The place of an array and its count are not two fields. */
        if (p->attr != next->attr || (is_start && next == last))
            way = ksyc_pool_printf(em->pool, "%s needs %s", p->attr->id, way);
        next = is_start ? NULL : p;
    }
    ksyc_diag_error(em->diag, last->attr->place,
                    "the validator does not know a value that needs itself: %s", way);
    return ksyc_literal_val(em->pool, 0, false);
}

val ksyc_resolve_leaf(draft *dr, leaf_kind kind, const ir_expr *path) {
    enum { MOST = 3 };
    proof_emitter *em = dr->em;
    const ir_attr *first = is_of_path(kind) ? first_field(path) : NULL;
    if (first == NULL) return resolve_any(dr, kind, path);
    const pending self = {dr->routine, first, kind, dr->of_view, em->pending};
    if (times_pending(&self) > MOST) return refuse_cycle(em, &self);
    em->pending = &self;
    const val v = resolve_any(dr, kind, path);
    em->pending = self.outer;
    return v;
}
