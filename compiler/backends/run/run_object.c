/* SPDX-License-Identifier: Apache-2.0 */
/* run_object.c - the seq of an object. */
#include "run.h"

bool ksyc_run_read_attr(run_scope *s, const run_field *field, uint64_t at, const uint64_t *starts) {
    const ir_attr *attr = field->attr;
    if (attr->repeat != IR_ONCE) return ksyc_run_read_repeated(s, field);
    run_value v = ksyc_run_text(RUN_BYTES, (ks_text){s->io->base, 0, 0});
    if (field->offset == KS_NOWHERE) {
        ks_align(s->io); /* a rule: as any read of bytes, even of none */
    } else {
        void *place = ksyc_run_place(s->self, field->offset);
        if (!ksyc_run_read_element(s, field, place)) return false;
        s->was_read = true;
        v = ksyc_run_load(field->store, place, &attr->vtype);
    }
    return ksyc_run_check_valid(s, field, &v, at, starts);
}

/* ------------------------------------------------------------------------------------- endian */

static bool decide_endian(run_scope *s) {
    const ir_type *type = s->self->type->type;
    run_value on;
    if (type->endian_on == NULL) return true;
    s->fail = (leave){.kind = LEAVE_SILENT};
    s->item_fail = s->fail;
    if (!ksyc_run_eval(s, type->endian_on, &on)) return false;
    const struct ir_endian_case *otherwise = NULL;
    for (size_t i = 0; i < type->num_endian_cases; i++) {
        const struct ir_endian_case *c = &type->endian_cases[i];
        bool is_it = false;
        if (c->key == NULL) {
            otherwise = c;
        } else if (!ksyc_run_is_case(s, &on, c->key, &is_it)) {
            return false;
        } else if (is_it) {
            s->self->is_little = c->endian == IR_LITTLE;
            return true;
        }
    }
    if (otherwise == NULL)
        return ks_fail(s->ks, KS_UNDECIDED_ENDIAN, ks_at(s->io), "a known byte order");
    s->self->is_little = otherwise->endian == IR_LITTLE;
    return true;
}

/* -------------------------------------------------------------------------------------- fields */

static bool read_seq_field(run_scope *s, const run_field *field, uint64_t *starts,
                           run_reach *reaches) {
    const ir_attr *attr = field->attr;
    const bool is_in_byte = attr->data.kind == IR_D_BITS && s->io->num_bits > 0;
    bool is_there = true;
    s->fail = (leave){.kind = LEAVE_FIELD, .field = attr->id};
    s->item_fail = s->fail;
    s->was_read = false;
    if (attr->begins_span && !ksyc_run_keep_start(s, field, reaches)) return false;
    /* Held bits are of the byte before the position. */
    const uint64_t at = ks_at(s->io) - (is_in_byte ? 1 : 0);
    if (starts != NULL) starts[attr->index] = at;
    s->here = field->in_run ? &at : NULL;
    if (attr->condition != NULL && !ksyc_run_eval_bool(s, attr->condition, &is_there)) return false;
    if (is_there) {
        if (field->stored->has_flag && field->present != KS_NOWHERE)
            *ksyc_run_place(s->self, field->present) = 1;
        if (!ksyc_run_read_attr(s, field, at, starts)) return false;
    }
    s->here = NULL;
    if (attr->ends_span && reaches != NULL) reaches[attr->index].to = s->io->pos;
    return ksyc_run_check_sums(s, field, reaches, starts);
}

/* Memory for the places of fields, which only some types need. */
static bool get_places(run_scope *s, uint64_t **starts, run_reach **reaches) {
    const run_type *t = s->self->type;
    const size_t num = t->type->num_seq;
    *starts = NULL;
    *reaches = NULL;
    if (!t->needs_places) return true;
    *starts = ks_alloc(s->ks, num, sizeof **starts);
    if (*starts == NULL) return false;
    *reaches = ks_alloc(s->ks, num, sizeof **reaches);
    return *reaches != NULL;
}

/* After an error the object has the fields before it, and what was read of the field that failed. */
static bool read_seq(run_scope *s) {
    run_object *object = s->self;
    const run_type *t = object->type;
    uint64_t *starts;
    run_reach *reaches;
    if (!get_places(s, &starts, &reaches)) return ks_place(s->ks, ks_at(s->io));
    if (!decide_endian(s)) return false;
    for (size_t i = 0; i < t->type->num_seq; i++) {
        const run_field *field = &t->seq[i];
        const bool ok = read_seq_field(s, field, starts, reaches);
        if (ok || ksyc_run_has_part(s, field)) object->num_read = field->num_rows;
        if (!ok) return false;
    }
    object->num_read = t->table.num_fields;
    return true;
}

static bool make_early_instances(run *r, run_object *object) {
    const run_type *t = object->type;
    for (size_t i = 0; i < t->type->num_instances; i++) {
        const run_field *field = &t->instances[i];
        if (field->is_early && *ksyc_run_place(object, field->state) < KS_DONE &&
            !r->program->up->make_instance(r, object, field))
            return false;
    }
    return true;
}

bool ksyc_run_read_object(run *r, ks_stream *io, run_object *object) {
    const run_type *t = object->type;
    run_scope s = {.run = r, .ks = r->ks, .self = object, .io = io, .in_seq = true};
    const uint64_t start = io->pos;
    if (t->stored->nests && !ks_enter(r->ks)) return ks_place(r->ks, ks_at(io));
    object->span.at = ks_at(io);
    object->io = io;
    if (object->root == NULL && t->type->root == t->type) object->root = object;
    const bool ok = read_seq(&s) && make_early_instances(r, object);
    object->span.size = io->pos - start;
    if (ok && t->stored->nests) ks_leave(r->ks);
    return ok;
}
