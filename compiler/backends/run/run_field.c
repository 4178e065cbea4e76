/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run_field.c - fields of objects: the instance that has to exist first, the test that the field is present, and the
 * path that an error inside another object gets. Parents, roots and streams.
 */
#include <string.h>

#include "run.h"

/* -------------------------------------------------------------------------- paths of other objects */

static void push_steps(run_scope *s, const ir_expr *e, run_index_of *index_of, leave *how) {
    switch (e->op) {
    case IR_FIELD:
        ks_in(s->ks, e->attr->id);
        push_steps(s, e->args[0], index_of, how);
        break;
    case IR_SUBSCRIPT: {
        const ir_expr *array = e->args[0];
        if (array->op != IR_FIELD) break;
        ks_in_item(s->ks, array->attr->id, index_of(s, e));
        push_steps(s, array->args[0], index_of, how);
        break;
    }
    case IR_CAST:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: push_steps(s, e->args[0], index_of, how); break;
    case IR_PARENT:
        push_steps(s, e->args[0], index_of, how);
        /* A record in a view has no step of its own in the path. */
        if (!s->is_record || e->args[0]->op != IR_SELF) how->kind = LEAVE_PARENT;
        break;
    case IR_ROOT: how->kind = LEAVE_ROOT; break;
    case IR_ITEM: *how = s->item_fail; break;
    default: break; /* not the object of a field, or `self` */
    }
}

static bool make_exist(run_scope *s, const run_field *field, run_object *object, const ir_expr *of,
                       run_index_of *index_of) {
    if (*ksyc_run_place(object, field->state) >= KS_DONE) return true;
    if (s->run->program->up->make_instance(s->run, object, field)) return true;
    leave how = {.kind = LEAVE_SILENT};
    push_steps(s, of, index_of, &how);
    return ksyc_run_leave(s, &how);
}

/* -------------------------------------------------------------------------------------- fields */

/* A field can be absent by its `if`, and by a switch of which no case fits. */
static bool is_present(const run_field *field, run_object *object) {
    const ir_attr *attr = field->attr;
    const field_storage *a = field->stored;
    if (ksyc_is_instance(attr) && *ksyc_run_place(object, field->state) != KS_DONE) return false;
    if (field->present != KS_NOWHERE) return *ksyc_run_place(object, field->present) != 0;
    if (a->shape != SHAPE_ONE) return true;
    const uint8_t *place = ksyc_run_place(object, field->offset);
    if (field->store == STORE_REF && attr->kind != IR_PARAM) {
        ks_ref ref;
        memcpy(&ref, place, sizeof ref);
        return ref.object != NULL;
    }
    if (field->store == STORE_POINTER) {
        run_object *pointer;
        memcpy(&pointer, place, sizeof pointer);
        return pointer != NULL;
    }
    return true;
}

bool ksyc_run_open_field(run_scope *s, const ir_expr *e, run_value *object,
                         run_index_of *index_of) {
    const run_field *field = ksyc_run_field_of(s->run->program, e->attr);
    if (object->form == RUN_RECORD) return true;
    if (object->form != RUN_OBJECT || object->object == NULL ||
        object->object->type->type != e->attr->owner)
        return ksyc_run_fail(s, KS_ABSENT, field->absent);
    if (ksyc_is_instance(e->attr) && !make_exist(s, field, object->object, e->args[0], index_of))
        return false;
    return is_present(field, object->object) || ksyc_run_fail(s, KS_ABSENT, field->absent);
}

static bool field_of_record(run_scope *s, const run_field *field, const run_record *record,
                            run_value *out) {
    if (field->attr->kind != IR_SEQ)
        return ksyc_run_unknown(s, "a field of a record in an array, not a parameter of it");
    const uint8_t *at = record->at + field->wire_offset;
    if (field->wire != KS_WIRE_NONE) {
        *out = ksyc_run_load_wire(field->wire, at);
    } else {
        const uint64_t size = field->stored->wire_size;
        *out = ksyc_run_text(RUN_BYTES, (ks_text){at, size, size});
    }
    return true;
}

/* The array that a place holds; records of a view have the type of its elements. */
static run_value array_of(const run_scope *s, const run_field *field, const void *place) {
    const ir_attr *attr = field->attr;
    const bool is_view = field->stored->shape == SHAPE_VIEW;
    const ir_type *type = ksyc_is_parsed(attr)
                              ? (attr->data.kind == IR_D_USER ? attr->data.type : NULL)
                          : attr->vtype.elem->kind == IR_OBJECT ? attr->vtype.elem->type
                                                                : NULL;
    const bool is_of_records = is_view && type != NULL;
    return (run_value){
        .form = RUN_ARRAY,
        .array = {.place = place,
                  .type = is_of_records ? ksyc_run_type_of(s->run->program, type) : NULL,
                  .store = field->store,
                  .wire = field->wire,
                  .is_view = is_view}};
}

bool ksyc_run_field(run_scope *s, const ir_expr *e, run_value *object, run_index_of *index_of,
                    run_value *out) {
    const run_field *field = ksyc_run_field_of(s->run->program, e->attr);
    if (!ksyc_run_open_field(s, e, object, index_of)) return false;
    if (object->form == RUN_RECORD) return field_of_record(s, field, &object->record, out);
    if (field->offset == KS_NOWHERE) /* a rule that no expression names has no place */
        return ksyc_run_unknown(s, "a field with a value");
    const uint8_t *place = ksyc_run_place(object->object, field->offset);
    if (field->stored->shape != SHAPE_ONE) {
        *out = array_of(s, field, place);
        return true;
    }
    *out = ksyc_run_load(field->store, place, &e->attr->vtype);
    return ksyc_run_settle(s, &e->vtype, out);
}

/* ------------------------------------------------------------------------------------- context */

/* The object of `_parent`, `_root` or `_io`; NULL when the value is none. */
static run_object *object_of(const run_value *v) {
    if (v->form == RUN_OBJECT || v->form == RUN_REF) return v->object;
    if (v->form == RUN_ANY && v->any->kind == KS_ANY_OBJECT) return v->any->object.object;
    return NULL;
}

bool ksyc_run_parent(run_scope *s, const ir_expr *e, const run_value *object, run_value *out) {
    const run_object *of = object_of(object);
    run_object *parent = of != NULL ? of->parent : NULL;
    if (parent == NULL) return ksyc_run_fail(s, KS_ABSENT, "an object with a parent");
    /* What `_parent` of a type can be is known only when all its users are of one type. */
    *out = e->vtype.kind == IR_OBJECT ? ksyc_run_object_value(parent)
                                      : (run_value){.form = RUN_REF, .object = parent};
    return true;
}

bool ksyc_run_root(run_scope *s, const ir_expr *e, const run_value *object, run_value *out) {
    run_object *of = object_of(object);
    (void)e;
    if (of != NULL && !of->type->stored->is_own_root) of = of->root;
    if (of == NULL) return ksyc_run_fail(s, KS_ABSENT, "an object below the root of its own file");
    *out = ksyc_run_object_value(of);
    return true;
}

bool ksyc_run_io(run_scope *s, const ir_expr *e, const run_value *object, run_value *out) {
    ks_stream *io = NULL;
    if (e->args[0]->op == IR_SELF) {
        io = s->in_seq ? s->io : s->self->io;
    } else {
        const run_object *of = object_of(object);
        io = of != NULL ? of->io : NULL;
    }
    if (io == NULL) return ksyc_run_fail(s, KS_WRONG_TYPE, "an object that keeps its stream");
    *out = (run_value){.form = RUN_STREAM, .stream = io};
    return true;
}
