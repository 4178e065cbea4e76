/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Access to a field of an object that an expression has already computed: the call that makes an instance exist, the
 * test that the field is present, and the path that an error inside another object gets.
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"

/* -------------------------------------------------------------------------- paths of other objects */

static void push_steps(c_function *fn, output *out, const ir_expr *e, const char **leave) {
    switch (e->op) {
    case IR_FIELD:
        line(out, "ks_in(ks, %s);", quoted(fn, e->attr->id));
        push_steps(fn, out, e->args[0], leave);
        break;
    case IR_SUBSCRIPT: {
        const ir_expr *array = e->args[0];
        const char *index = "KS_NO_INDEX";
        for (const index_text *t = *fn->indexes; t != NULL; t = t->next) {
            if (t->expr == e) index = t->text;
        }
        if (array->op == IR_FIELD) {
            line(out, "ks_in_item(ks, %s, %s);", quoted(fn, array->attr->id), index);
            push_steps(fn, out, array->args[0], leave);
        }
        break;
    }
    case IR_CAST:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: push_steps(fn, out, e->args[0], leave); break;
    case IR_PARENT:
        push_steps(fn, out, e->args[0], leave);
        /* A record without a struct has no step of its own in the path. */
        if (fn->parent == NULL || e->args[0]->op != IR_SELF) *leave = "return ks_elsewhere(ks, 1);";
        break;
    case IR_ROOT: *leave = "return ks_elsewhere(ks, KS_ABSOLUTE);"; break;
    case IR_ITEM: *leave = fn->item_fail; break;
    default: break;
    }
}

const char *getter_call(const c_function *fn, const ir_attr *attr, const char *object) {
    return pool_printf(P(fn), "%s_get_%s(ks, %s)", attr->owner->c_name, attr->id, object);
}

/* Calls the getter of an instance of the object `of`, whose own step is in the path of errors already. An
 * instance that exists is never removed, and `object` is the same one throughout the function: a parameter, a
 * local constant, or a field that is set before it is used. So one call is enough. */
static void make_exist(c_function *fn, const ir_attr *attr, const char *object, const ir_expr *of) {
    const char *call = getter_call(fn, attr, object);
    if (output_knows(fn->out, call)) return;
    if (fn->file->cannot_fail[needs_number(&fn->file->needs, attr)]) {
        line(fn->out, "%s;", call);
        output_learn(fn->out, call);
        return;
    }
    output steps = output_new(P(fn), fn->out->indent + 1);
    const char *leave = "return false;";
    push_steps(fn, &steps, of, &leave);
    if (output_is_empty(&steps)) {
        line(fn->out, "if (!%s) %s", call, leave);
    } else {
        block(fn->out, "if (!%s)", call);
        append(fn->out, output_text(&steps));
        line(fn->out, "%s", leave);
        end(fn->out);
    }
    output_learn(fn->out, call);
}

/* -------------------------------------------------------------------------------------- fields */

/* A field that is present stays present: nothing removes it from an object. */
static void absent_if(c_function *fn, const ir_attr *attr, const char *test) {
    fail_once(fn, test, "KS_ABSENT",
              quoted(fn, pool_printf(P(fn), "'%s' to be present", attr->id)));
}

/* A field can be absent by its `if`, and by a switch of which no case fits. */
static void need_present(c_function *fn, const ir_attr *attr, const field_storage *a, cval object) {
    const char *flag = member(fn, object, pool_printf(P(fn), "ks_has_%s", attr->id));
    const char *place = member(fn, object, a->member);
    const bool is_one = a->shape == SHAPE_ONE;
    if (is_instance(attr) && attr->condition != NULL) {
        const char *state = pool_printf(P(fn), "ks_state_%s", attr->id);
        absent_if(fn, attr, pool_printf(P(fn), "%s != KS_DONE", member(fn, object, state)));
    }
    if (a->has_flag) {
        absent_if(fn, attr, pool_printf(P(fn), "!%s", flag));
    } else if (a->has_width) {
        absent_if(fn, attr, pool_printf(P(fn), "%s == 0", flag));
    } else if (is_one && a->store == STORE_REF && attr->kind != IR_PARAM) {
        absent_if(fn, attr, pool_printf(P(fn), "%s.object == NULL", place));
    } else if (is_one && a->store == STORE_POINTER && attr->condition != NULL &&
               attr->kind == IR_SEQ) {
        absent_if(fn, attr, pool_printf(P(fn), "%s == NULL", place));
    }
}

static cval plain_field(c_function *fn, const ir_attr *attr, cval record) {
    uint64_t offset = 0;
    const field_storage *a = storage_of(fn->file->storage, attr);
    if (attr->kind != IR_SEQ) {
        diag_error(fn->file->diag, attr->place,
                   "ksyc does not compile parameters of records in an array being used "
                   "from outside: '%s'",
                   attr->id);
        return int_value("0", false, true);
    }
    for (size_t i = 0; i < attr->index; i++) {
        offset += storage_of(fn->file->storage, attr->owner->seq[i])->wire_size;
    }
    const char *p =
        offset == 0 ? record.text : pool_printf(P(fn), "%s + %" PRIu64, record.text, offset);
    if (a->wire == NULL) {
        return of_form(C_BYTES,
                       pool_printf(P(fn), "((ks_bytes){%s, %u})", p, (unsigned)a->wire_size));
    }
    return value_of_store(a->store, pool_printf(P(fn), "ks_%s(%s)", a->wire, p));
}

void open_field(c_function *fn, const ir_expr *e, cval object) {
    const ir_attr *attr = e->attr;
    if (object.form == C_PLAIN) return;
    const field_storage *a = storage_of(fn->file->storage, attr);
    if (is_instance(attr)) {
        make_exist(fn, attr, as_pointer(fn, object), e->args[0]);
    }
    need_present(fn, attr, a, object);
}

cval field_value(c_function *fn, const ir_expr *e, cval object) {
    open_field(fn, e, object);
    if (object.form == C_PLAIN) return plain_field(fn, e->attr, object);
    const field_storage *a = storage_of(fn->file->storage, e->attr);
    return settle(fn, e, value_of_store(a->store, member(fn, object, a->member)));
}
