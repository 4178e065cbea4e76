/* SPDX-License-Identifier: Apache-2.0 */
/* run_instance.c - instances, which are computed or read once, when they are first asked for, and all that are left. */
#include <string.h>

#include "run.h"

static bool compute(run_scope *s, const run_field *field) {
    const ir_attr *attr = field->attr;
    void *place = ksyc_run_place(s->self, field->offset);
    run_value v;
    if (!ksyc_run_eval_kept(s, attr->value, &v)) return false;
    if (field->stored->shape != SHAPE_ONE)
        return ksyc_run_save_array(s, &v.array, attr->value->vtype.elem, field, place);
    return ksyc_run_save(s, field->store, place, &v);
}

static bool read_here(run_scope *outer, ks_stream *io, const run_field *field) {
    run_scope s = {.run = outer->run, .ks = outer->ks, .self = outer->self, .io = io};
    const uint64_t at = ks_at(io);
    s.fail = (leave){.kind = LEAVE_FIELD, .field = field->attr->id};
    s.item_fail = s.fail;
    if (field->at != KS_NOWHERE) memcpy(ksyc_run_place(s.self, field->at), &at, sizeof at);
    const bool ok = ksyc_run_read_attr(&s, field, at, NULL);
    outer->was_read = s.was_read;
    return ok;
}

/* Reads a parse instance at its position and restores the position of the stream. */
static bool read_there(run_scope *s, const run_field *field) {
    const ir_attr *attr = field->attr;
    run_value stream = {.form = RUN_STREAM, .stream = s->self->io};
    uint64_t pos = 0;
    if (attr->io != NULL && !ksyc_run_eval(s, attr->io, &stream)) return false;
    ks_stream *io = stream.stream;
    if (io == NULL) return ksyc_run_unknown(s, "an object that keeps its stream");
    if (attr->pos == NULL) return read_here(s, io, field);
    s->io = io;
    if (!ksyc_run_eval_u64(s, attr->pos, false, &pos)) return false;
    const uint64_t back = io->pos, bits = io->bits;
    const uint32_t num_bits = io->num_bits;
    ks_seek(io, pos);
    const bool ok = read_here(s, io, field);
    io->pos = back;
    io->bits = bits;
    io->num_bits = num_bits;
    return ok;
}

static bool make(run_scope *s, const run_field *field, uint8_t *state) {
    const ir_attr *attr = field->attr;
    bool is_there = true;
    if (attr->condition != NULL && !ksyc_run_eval_bool(s, attr->condition, &is_there)) return false;
    if (is_there && !(attr->kind == IR_VALUE_INSTANCE ? compute(s, field) : read_there(s, field)))
        return false;
    *state = is_there ? KS_DONE : KS_MISSING;
    return true;
}

bool ksyc_run_make_instance(run *r, run_object *object, const run_field *field) {
    const char *id = field->attr->id;
    uint8_t *state = ksyc_run_place(object, field->state);
    run_scope s = {.run = r, .ks = r->ks, .self = object, .here = &object->span.at};
    s.fail = (leave){.kind = LEAVE_FIELD, .field = id};
    s.item_fail = s.fail;
    if (*state == KS_BUSY) {
        ks_fail(r->ks, KS_CYCLE, object->span.at, "a value that does not need itself");
        return ks_in(r->ks, id);
    }
    if (field->attr->kind == IR_PARSE_INSTANCE && !ks_spend(r->ks, 1))
        return ks_in_at(r->ks, id, object->span.at);
    *state = KS_BUSY;
    if (make(&s, field, state)) return true;
    /* Nothing is computed after an error: what there is of the instance is for those who look at the tree. */
    *state = ksyc_is_parsed(field->attr) && ksyc_run_has_part(&s, field) ? KS_DONE : KS_TODO;
    return false;
}

/* -------------------------------------------------------------------------------------- complete */

static bool complete_at(run *r, const run_field *field, const uint8_t *place, uint64_t index) {
    run_object *object = ksyc_run_object_in(field->store, place);
    if (object == NULL || !object->type->has_work || ksyc_run_complete(r, object)) return true;
    return ks_in_item(r->ks, field->attr->id, index);
}

static bool complete_field(run *r, run_object *object, const run_field *field) {
    if (!ksyc_is_parsed(field->attr) || field->offset == KS_NOWHERE ||
        (field->attr->data.kind != IR_D_USER && field->attr->data.kind != IR_D_SWITCH))
        return true;
    const uint8_t *place = ksyc_run_place(object, field->offset);
    if (field->stored->shape == SHAPE_VIEW) return true; /* plain records have no instances */
    if (field->stored->shape == SHAPE_ONE) return complete_at(r, field, place, KS_NO_INDEX);
    ks_list list;
    memcpy(&list, place, sizeof list);
    for (uint64_t i = 0; i < list.count; i++)
        if (!complete_at(r, field, ks_list_at(&list, i), i)) return false;
    return true;
}

static bool complete(run *r, run_object *object) {
    const run_type *t = object->type;
    if (t->stored->nests && !ks_enter(r->ks)) return ks_place(r->ks, object->span.at);
    for (size_t i = 0; i < t->type->num_seq; i++)
        if (!complete_field(r, object, &t->seq[i])) return false;
    for (size_t i = 0; i < t->type->num_instances; i++) {
        const run_field *field = &t->instances[i];
        if (*ksyc_run_place(object, field->state) < KS_DONE &&
            !r->program->up->make_instance(r, object, field))
            return false;
        if (!complete_field(r, object, field)) return false;
    }
    if (t->stored->nests) ks_leave(r->ks);
    return true;
}

bool ksyc_run_complete(run *r, run_object *object) {
    if (r->levels_left == 0) return ks_fail(r->ks, KS_LIMIT, object->span.at, ksyc_run_too_deep);
    r->levels_left--;
    const bool ok = complete(r, object);
    r->levels_left++;
    return ok;
}
