/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Access to a field of an object that an expression has already computed: the call that makes an instance exist, the
 * test that the field is present, and the path that an error inside another object gets.
 */
#include "emit_c_expr.h"
#include "op_groups.h"

/* -------------------------------------------------------------------------- paths of other objects */

static void push_steps(c_function *fn, const ir_expr *e, leave *how) {
    switch (e->op) {
    case IR_FIELD:
        ksyc_line_using(fn, USES_KS, "ks_in(ks, %s);", ksyc_quoted(fn, e->attr->id));
        push_steps(fn, e->args[0], how);
        break;
    case IR_SUBSCRIPT: {
        const ir_expr *array = e->args[0];
        const char *index = "KS_NO_INDEX";
        for (const kept_index *t = *fn->indexes; t != NULL; t = t->next) {
            if (t->expr == e) index = ksyc_bare(fn, t->code);
        }
        if (array->op == IR_FIELD) {
            ksyc_line_using(fn, USES_KS, "ks_in_item(ks, %s, %s);",
                            ksyc_quoted(fn, array->attr->id), index);
            push_steps(fn, array->args[0], how);
        }
        break;
    }
    case IR_CAST:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: push_steps(fn, e->args[0], how); break;
    case IR_PARENT:
        push_steps(fn, e->args[0], how);
        /* A record without a struct has no step of its own in the path. */
        if (fn->parent == NULL || e->args[0]->op != IR_SELF) how->kind = LEAVE_PARENT;
        break;
    case IR_ROOT: how->kind = LEAVE_ROOT; break;
    case IR_ITEM: *how = fn->item_fail; break;
    case IR_SELF:
    case IR_IO:
    case IR_INDEX:
    case IR_ON:
    case IR_LITERALS:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC:
    case IR_TERNARY:
    case IR_BYTE_METHODS:
    case IR_VALUE_METHODS:
    case IR_ARRAY_SIZE:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: break;
    }
}

const code_expr *ksyc_getter_call(const c_function *fn, const ir_attr *attr,
                                  const code_expr *object) {
    const char *getter = ksyc_pool_printf(P(fn), "%s_get_%s", attr->owner->c_name, attr->id);
    return code_call(P(fn), getter, KS, object);
}

/* Calls the getter of an instance of the object `of`, whose own step is in the path of errors already. An
 * instance that exists is never removed, and `object` is the same one throughout the function: a parameter, a
 * local constant, or a field that is set before it is used. So one call is enough. */
static void make_exist(c_function *fn, const ir_attr *attr, const code_expr *object,
                       const ir_expr *of) {
    const code_expr *call = ksyc_getter_call(fn, attr, object);
    if (ksyc_is_known(fn, call)) return;
    if (fn->file->cannot_fail[ksyc_needs_number(&fn->file->needs, attr)]) {
        ksyc_line(fn->out, "%s;", ksyc_bare(fn, call));
        ksyc_learn(fn, call);
        return;
    }
    output steps = ksyc_output_inside(fn->out);
    output *out = fn->out;
    leave how = {.kind = LEAVE_SILENT};
    fn->out = &steps;
    push_steps(fn, of, &how);
    fn->out = out;
    if (ksyc_output_is_empty(&steps)) {
        ksyc_line(out, "if (!%s) %s", ksyc_bare(fn, call), ksyc_leave_text(fn, how));
    } else {
        ksyc_block(out, "if (!%s)", ksyc_bare(fn, call));
        ksyc_append_output(out, &steps);
        ksyc_line(out, "%s", ksyc_leave_text(fn, how));
        ksyc_end(out);
    }
    ksyc_learn(fn, call);
}

/* -------------------------------------------------------------------------------------- fields */

/* A field that is present stays present: nothing removes it from an object. */
static void absent_if(c_function *fn, const ir_attr *attr, const code_expr *test) {
    ksyc_fail_once(fn, test, "KS_ABSENT",
                   ksyc_quoted(fn, ksyc_pool_printf(P(fn), "'%s' to be present", attr->id)));
}

/* A field can be absent by its `if`, and by a switch of which no case fits. */
static void need_present(c_function *fn, const ir_attr *attr, const field_storage *a, cval object) {
    const code_expr *flag = ksyc_member(fn, object, ksyc_pool_printf(P(fn), "ks_has_%s", attr->id));
    const code_expr *place = ksyc_member(fn, object, a->member);
    const code_expr *nothing = ksyc_c_word(fn, "NULL");
    const bool is_one = a->shape == SHAPE_ONE;
    if (ksyc_is_instance(attr) && attr->condition != NULL) {
        const code_expr *state =
            ksyc_member(fn, object, ksyc_pool_printf(P(fn), "ks_state_%s", attr->id));
        absent_if(fn, attr, ksyc_code_infix(P(fn), state, "!=", ksyc_c_word(fn, "KS_DONE")));
    }
    if (a->has_flag) {
        absent_if(fn, attr, ksyc_code_not(P(fn), flag));
    } else if (a->has_width) {
        absent_if(fn, attr, ksyc_code_infix(P(fn), flag, "==", ksyc_c_number(fn, 0)));
    } else if (is_one && a->store == STORE_REF && attr->kind != IR_PARAM) {
        absent_if(fn, attr,
                  ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), place, "object"), "==", nothing));
    } else if (is_one && a->store == STORE_POINTER && attr->condition != NULL &&
               attr->kind == IR_SEQ) {
        absent_if(fn, attr, ksyc_code_infix(P(fn), place, "==", nothing));
    }
}

static cval plain_field(c_function *fn, const ir_attr *attr, cval record) {
    uint64_t offset = 0;
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    if (attr->kind != IR_SEQ) {
        ksyc_diag_error(fn->file->diag, attr->place,
                        "ksyc does not compile parameters of records in an array being used "
                        "from outside: '%s'",
                        attr->id);
        return ksyc_int_value(ksyc_c_number(fn, 0), false, true);
    }
    for (size_t i = 0; i < attr->index; i++) {
        offset += ksyc_storage_of(fn->file->storage, attr->owner->seq[i])->wire_size;
    }
    const code_expr *p = ksyc_c_plus(fn, record.code, offset);
    if (a->wire == NULL)
        return ksyc_of_form(C_BYTES,
                            code_compound(P(fn), "ks_bytes", p, ksyc_c_number(fn, a->wire_size)));
    return ksyc_value_of_store(a->store,
                               code_call(P(fn), ksyc_pool_printf(P(fn), "ks_%s", a->wire), p));
}

void ksyc_open_field(c_function *fn, const ir_expr *e, cval object) {
    const ir_attr *attr = e->attr;
    if (object.form == C_PLAIN) return;
    const field_storage *a = ksyc_storage_of(fn->file->storage, attr);
    if (ksyc_is_instance(attr)) {
        make_exist(fn, attr, ksyc_as_pointer(fn, object), e->args[0]);
    }
    need_present(fn, attr, a, object);
}

cval ksyc_field_value(c_function *fn, const ir_expr *e, cval object) {
    ksyc_open_field(fn, e, object);
    if (object.form == C_PLAIN) return plain_field(fn, e->attr, object);
    const field_storage *a = ksyc_storage_of(fn->file->storage, e->attr);
    return ksyc_settle(fn, e, ksyc_value_of_store(a->store, ksyc_member(fn, object, a->member)));
}
