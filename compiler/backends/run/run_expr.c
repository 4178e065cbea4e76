/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_expr.c - the walk over the tree of an expression. Operands are computed in the order of the C backend, and what
 * `and`, `or`, `?:` do not need is not computed.
 *
 * The front end bounds the depth of an expression, so this recursion is bounded. Nodes cost work, a step for many of
 * them, so that a large expression in a loop is paid for.
 */
#include <string.h>

#include "op_groups.h"
#include "run.h"

enum { NODES_OF_STEP = 64, MAX_ARGS = 3 };

static bool pay(run_scope *s) {
    if (++s->run->num_nodes < NODES_OF_STEP) return true;
    s->run->num_nodes = 0;
    return ksyc_run_try(s, ks_spend(s->ks, 1));
}

static bool eval_array(run_scope *s, const ir_expr *e, run_array *out);

/* -------------------------------------------------------------------------------------- fields */

/* The index of a subscript that was computed before: for the path of an error, which stays as it is. */
static uint64_t index_of(run_scope *s, const ir_expr *subscript) {
    const ks_error error = s->ks->error;
    run_value index;
    s->ks->error.code = KS_OK;
    const bool ok = ksyc_run_eval(s, subscript->args[1], &index);
    s->ks->error = error;
    return ok && !index.number.is_negative ? index.number.word : KS_NO_INDEX;
}

/* The object that a name is of. */
static bool eval_owner(run_scope *s, const ir_expr *e, run_value *object) {
    if (e->args[0]->op != IR_SELF) return ksyc_run_eval(s, e->args[0], object);
    *object = ksyc_run_object_value(s->self);
    return true;
}

/* ---------------------------------------------------------------------------------- conditions */

static bool eval_logic(run_scope *s, const ir_expr *e, run_value *out) {
    bool is_true = false;
    if (!ksyc_run_eval_bool(s, e->args[0], &is_true)) return false;
    if (is_true == (e->op == IR_AND) && !ksyc_run_eval_bool(s, e->args[1], &is_true)) return false;
    *out = ksyc_run_truth(is_true);
    return true;
}

static bool eval_ternary(run_scope *s, const ir_expr *e, run_value *out) {
    bool is_first = false;
    if (!ksyc_run_eval_bool(s, e->args[0], &is_first) ||
        !ksyc_run_eval_kept(s, e->args[is_first ? 1 : 2], out))
        return false;
    if (e->vtype.kind == IR_INT) return ksyc_run_convert(s, out, ksyc_form_of(&e->vtype), out);
    if (e->vtype.kind == IR_FLOAT) *out = ksyc_run_real(ksyc_run_as_real(out));
    if (e->vtype.kind == IR_STRUCT && out->form == RUN_OBJECT) out->form = RUN_REF;
    return true;
}

/* -------------------------------------------------------------------------------------- arrays */

/* [a, b].as<bytes> */
static bool bytes_of_numbers(run_scope *s, const ir_expr *array, run_value *out) {
    uint8_t *bytes = ks_alloc(s->ks, array->num_args, 1);
    if (bytes == NULL) return ksyc_run_place_and_leave(s);
    for (size_t i = 0; i < array->num_args; i++) {
        run_value v;
        if (!ksyc_run_eval(s, array->args[i], &v) || !ksyc_run_save(s, STORE_U8, &bytes[i], &v))
            return false;
    }
    *out = ksyc_run_text(RUN_BYTES, (ks_text){bytes, array->num_args, 0});
    return true;
}

/* Integers of which some may be negative and some too large for int64_t have no store, but a sum of kinds. */
static bool eval_mixed_extreme(run_scope *s, const ir_expr *e, run_value *out) {
    const ir_expr *list = e->args[0]; /* not empty: an empty one has no kind */
    if (!ksyc_run_eval(s, list->args[0], out)) return false;
    for (size_t i = 1; i < list->num_args; i++) {
        run_value v;
        bool better = false;
        if (!ksyc_run_eval(s, list->args[i], &v)) return false;
        if (!ksyc_run_compare(s, e->op == IR_ARRAY_MIN ? IR_LT : IR_GT, &v, out, &better))
            return false;
        if (better) *out = v;
    }
    return ksyc_run_convert(s, out, ksyc_form_of(&e->vtype), out);
}

static bool eval_array_element(run_scope *s, const ir_expr *e, const ir_vtype *wanted, store to,
                               void *place) {
    run_value v;
    if (to != STORE_LIST) return ksyc_run_eval_kept(s, e, &v) && ksyc_run_save(s, to, place, &v);
    run_array inner, list;
    if (!eval_array(s, e, &inner) || !ksyc_run_as_list(s, &inner, e->vtype.elem, wanted->elem,
                                                       ksyc_literal_store(wanted->elem), &list))
        return false;
    memcpy(place, list.place, sizeof(ks_list));
    return true;
}

static bool eval_array_literal(run_scope *s, const ir_expr *e, run_array *out) {
    const store to = ksyc_literal_store(e->vtype.elem);
    ks_list *list = ks_alloc(s->ks, 1, sizeof *list);
    if (list == NULL || !ks_list_init(s->ks, list, e->num_args, ksyc_run_store_size(to)))
        return ksyc_run_place_and_leave(s);
    for (size_t i = 0; i < e->num_args; i++) {
        void *place = ks_list_add(s->ks, list);
        if (place == NULL) return ksyc_run_place_and_leave(s);
        if (!eval_array_element(s, e->args[i], e->vtype.elem, to, place)) return false;
    }
    *out = (run_array){.place = list, .store = to};
    return true;
}

/* One of two arrays, as a list. */
static bool eval_array_choice(run_scope *s, const ir_expr *e, run_array *out) {
    bool is_first = false;
    run_array chosen;
    if (!ksyc_run_eval_bool(s, e->args[0], &is_first)) return false;
    const ir_expr *branch = e->args[is_first ? 1 : 2];
    return eval_array(s, branch, &chosen) &&
           ksyc_run_as_list(s, &chosen, branch->vtype.elem, e->vtype.elem,
                            ksyc_literal_store(e->vtype.elem), out);
}

static bool eval_inner_array(run_scope *s, const ir_expr *e, run_array *out) {
    run_array outer;
    run_value index, inner;
    uint64_t i = 0;
    if (!eval_array(s, e->args[0], &outer) || !ksyc_run_eval(s, e->args[1], &index) ||
        !ksyc_run_index(s, &outer, &index, &i) ||
        !ksyc_run_element(s, &outer, i, &e->vtype, &inner))
        return false;
    if (inner.form != RUN_ARRAY) return ksyc_run_unknown(s, "an array in an array");
    *out = inner.array;
    return true;
}

/* A field, a parameter, a literal, one of two arrays, an array in an array. */
static bool eval_array(run_scope *s, const ir_expr *e, run_array *out) {
    const ir_expr *base = e;
    while (base->op == IR_CAST) base = base->args[0];
    if (!pay(s)) return false;
    if (base->op == IR_LIT_ARRAY) return eval_array_literal(s, base, out);
    if (base->op == IR_TERNARY) return eval_array_choice(s, base, out);
    if (base->op == IR_SUBSCRIPT) return eval_inner_array(s, base, out);
    run_value v;
    if (!ksyc_run_eval(s, base, &v)) return false;
    if (v.form != RUN_ARRAY) return ksyc_run_unknown(s, "an array");
    *out = v.array;
    return true;
}

static bool eval_array_method(run_scope *s, const ir_expr *e, run_value *out) {
    run_array array;
    if (ksyc_is_mixed_extreme(e)) return eval_mixed_extreme(s, e, out);
    return eval_array(s, e->args[0], &array) && ksyc_run_array_method(s, e, &array, out);
}

static bool eval_subscript(run_scope *s, const ir_expr *e, run_value *out) {
    run_value index;
    if (e->args[0]->vtype.kind == IR_BYTES) {
        run_value bytes;
        return ksyc_run_eval(s, e->args[0], &bytes) && ksyc_run_eval(s, e->args[1], &index) &&
               ksyc_run_byte_at(s, &bytes, &index, out);
    }
    run_array array;
    uint64_t i = 0;
    return eval_array(s, e->args[0], &array) && ksyc_run_eval(s, e->args[1], &index) &&
           ksyc_run_index(s, &array, &index, &i) &&
           ksyc_run_element(s, &array, i, e->args[0]->vtype.elem, out) &&
           ksyc_run_settle(s, &e->vtype, out);
}

/* ----------------------------------------------------------------------------------- operators */

static bool eval_binary(run_scope *s, const ir_expr *e, run_value *out) {
    run_value a, b;
    bool is_true = false;
    if (!ksyc_run_eval(s, e->args[0], &a) || !ksyc_run_eval(s, e->args[1], &b)) return false;
    switch (e->op) {
    case IR_OPERATORS: return ksyc_run_binary(s, e, &a, &b, out);
    case IR_CONCAT: {
        ks_text text;
        if (!ksyc_run_try(s, ks_text_concat(s->ks, a.text, b.text, &text))) return false;
        *out = ksyc_run_text(RUN_TEXT, text);
        return true;
    }
    case IR_COMPARISONS:
        if (!ksyc_run_compare(s, e->op, &a, &b, &is_true)) return false;
        *out = ksyc_run_truth(is_true);
        return true;
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_METHODS: break;
    }
    return ksyc_run_unknown(s, "an operator that is known");
}

static bool eval_unary(run_scope *s, const ir_expr *e, run_value *out) {
    run_value v;
    return ksyc_run_eval(s, e->args[0], &v) && ksyc_run_unary(s, e, &v, out);
}

static bool eval_cast(run_scope *s, const ir_expr *e, run_value *out) {
    if (e->vtype.kind == IR_BYTES && e->args[0]->op == IR_LIT_ARRAY)
        return bytes_of_numbers(s, e->args[0], out);
    return ksyc_run_eval(s, e->args[0], out) && ksyc_run_cast(s, e, out);
}

static bool eval_method(run_scope *s, const ir_expr *e, run_value *out) {
    run_value args[MAX_ARGS] = {{.form = RUN_INT}};
    for (size_t i = 0; i < e->num_args && i < MAX_ARGS; i++)
        if (!ksyc_run_eval(s, e->args[i], &args[i])) return false;
    return ksyc_run_method(s, e, args, out);
}

static ks_text literal_text(const ir_expr *e) {
    return (ks_text){(const uint8_t *)e->text, e->size, 0};
}

/* ------------------------------------------------------------------------------------ all of them */

static bool eval(run_scope *s, const ir_expr *e, run_value *out) {
    run_value object;
    switch (e->op) {
    case IR_LIT_INT: *out = ksyc_run_number((ks_int){e->word, e->negative}); return true;
    case IR_LIT_FLOAT: *out = ksyc_run_real(e->number); return true;
    case IR_LIT_BOOL: *out = ksyc_run_truth(e->word != 0); return true;
    case IR_LIT_STR: *out = ksyc_run_text(RUN_TEXT, literal_text(e)); return true;
    case IR_LIT_BYTES: *out = ksyc_run_text(RUN_BYTES, literal_text(e)); return true;
    case IR_LIT_ENUM:
        *out = ksyc_run_number((ks_int){e->label->word, e->label->negative});
        return true;
    case IR_LIT_ARRAY: return ksyc_run_unknown(s, "no array literal here");
    case IR_SELF: *out = ksyc_run_object_value(s->self); return true;
    case IR_ROOT: return eval_owner(s, e, &object) && ksyc_run_root(s, e, &object, out);
    case IR_PARENT: return eval_owner(s, e, &object) && ksyc_run_parent(s, e, &object, out);
    case IR_IO: return eval_owner(s, e, &object) && ksyc_run_io(s, e, &object, out);
    case IR_FIELD: return eval_owner(s, e, &object) && ksyc_run_field(s, e, &object, index_of, out);
    case IR_ITEM:
        if (s->item == NULL) return ksyc_run_unknown(s, "no `_` here");
        *out = *s->item;
        return ksyc_run_settle(s, &e->vtype, out);
    case IR_INDEX:
        if (s->index == NULL) return ksyc_run_unknown(s, "no `_index` here");
        *out = ksyc_run_u64(*s->index);
        return true;
    case IR_ON:
        if (s->on == NULL) return ksyc_run_unknown(s, "no `_on` here");
        *out = *s->on;
        return true;
    case IR_NEG:
    case IR_INVERT:
    case IR_NOT: return eval_unary(s, e, out);
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS: return eval_binary(s, e, out);
    case IR_AND:
    case IR_OR: return eval_logic(s, e, out);
    case IR_TERNARY: return eval_ternary(s, e, out);
    case IR_SUBSCRIPT: return eval_subscript(s, e, out);
    case IR_CAST: return eval_cast(s, e, out);
    case IR_ARRAY_SIZE:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return eval_array_method(s, e, out);
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STR_TO_I:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF: return eval_method(s, e, out);
    }
    return ksyc_run_unknown(s, "an operator that is known");
}

bool ksyc_run_eval(run_scope *s, const ir_expr *e, run_value *out) {
    if (!pay(s)) return false;
    if (s->run->levels_left == 0) return ksyc_run_fail(s, KS_LIMIT, ksyc_run_too_deep);
    s->run->levels_left--;
    const bool ok = eval(s, e, out);
    s->run->levels_left++;
    return ok;
}

bool ksyc_run_eval_kept(run_scope *s, const ir_expr *e, run_value *out) {
    if (e->vtype.kind == IR_ARRAY) {
        run_array array;
        if (!eval_array(s, e, &array)) return false;
        *out = (run_value){.form = RUN_ARRAY, .array = array};
        return true;
    }
    if (!ksyc_run_eval(s, e, out)) return false;
    return out->form != RUN_RECORD ||
           ksyc_run_unknown(s, "an object, not a record of an array of records");
}

bool ksyc_run_eval_bool(run_scope *s, const ir_expr *e, bool *out) {
    run_value v;
    if (!ksyc_run_eval(s, e, &v)) return false;
    *out = v.truth;
    return true;
}

bool ksyc_run_eval_u64(run_scope *s, const ir_expr *e, bool floor_zero, uint64_t *out) {
    run_value v;
    int64_t number = 0;
    if (!ksyc_run_eval(s, e, &v)) return false;
    *out = v.number.is_negative ? 0 : v.number.word;
    if (!v.number.is_negative || floor_zero) return true;
    if (!ks_int_to_s64(s->ks, v.number, &number)) return ksyc_run_place_and_leave(s);
    return ksyc_run_try(s, ks_size(s->ks, s->io, number, out));
}

bool ksyc_run_is_case(run_scope *s, const run_value *on, const ir_expr *key, bool *out) {
    run_value v;
    const run_value *outer = s->on;
    s->on = on;
    const bool ok = ksyc_run_eval(s, key, &v) && ksyc_run_compare(s, IR_EQ, on, &v, out);
    s->on = outer;
    return ok;
}
