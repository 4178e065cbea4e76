/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run.c - prepares a program, reads a file.
 *
 * The stack is bounded by LEVELS: each expression, object and instance that is computed within another one takes some of
 * them. Nested objects are refused by the budget of depth before, unless a caller raises that far.
 */
#include "run.h"

enum {
#ifdef __wasm__
    /* Browsers keep the stack of calls themselves, a megabyte for a worker: 700 objects in each other are too many. */
    LEVELS = 2048,
#else
    LEVELS = 8192,
#endif
    LEVELS_OF_CALL = 6
};

static bool go_up(run *r) {
    if (r->levels_left < LEVELS_OF_CALL) return false;
    r->levels_left -= LEVELS_OF_CALL;
    return true;
}

static bool make_instance(run *r, run_object *object, const run_field *field) {
    if (!go_up(r)) {
        ks_fail(r->ks, KS_LIMIT, object->span.at, ksyc_run_too_deep);
        return ks_in(r->ks, field->attr->id);
    }
    const bool ok = ksyc_run_make_instance(r, object, field);
    r->levels_left += LEVELS_OF_CALL;
    return ok;
}

static bool read_object(run *r, ks_stream *io, run_object *object) {
    if (!go_up(r)) return ks_fail(r->ks, KS_LIMIT, ks_at(io), ksyc_run_too_deep);
    const bool ok = ksyc_run_read_object(r, io, object);
    r->levels_left += LEVELS_OF_CALL;
    return ok;
}

static const run_upwards upwards = {make_instance, read_object};

/* ------------------------------------------------------------------------------------- prepare */

static void refuse_supplied(void *self, const ir_attr *attr, const ir_data *d) {
    diag *messages = self;
    if (d->kind == IR_D_USER && d->type->is_opaque)
        ksyc_diag_error(messages, attr->place,
                        "ksyc does not run types from outside, which a program has to supply: '%s'",
                        d->type->id);
    if (d->process == IR_P_CUSTOM)
        ksyc_diag_error(messages, attr->place,
                        "ksyc does not run processes that a program has to supply: '%s'",
                        d->process_call->function->name);
}

const run_program *ksyc_run_prepare(pool *memory, const ir_program *program, diag *messages) {
    const ir_type *top = program->specs[0]->top;
    run_program *p = ksyc_pool_alloc(memory, sizeof *p);
    *p = (run_program){.program = program, .up = &upwards};
    if (top->num_params > 0)
        ksyc_diag_error(messages, top->place, "a file type with parameters cannot be run");
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        for (size_t k = 0; k < type->num_seq; k++)
            ksyc_visit_data(type->seq[k], refuse_supplied, messages);
        for (size_t k = 0; k < type->num_instances; k++)
            ksyc_visit_data(type->instances[k], refuse_supplied, messages);
    }
    if (ksyc_diag_has_errors(messages)) return NULL;
    return ksyc_run_lay_out(memory, p, messages) ? p : NULL;
}

const ks_type *ksyc_run_root_type(const run_program *p) {
    return &p->types[p->program->specs[0]->top->number].table;
}

bool ksyc_run_read(const run_program *p, ks_ctx *ks, ks_stream *io, void **root) {
    const run_type *type = &p->types[p->program->specs[0]->top->number];
    run r = {.ks = ks, .program = p, .levels_left = LEVELS};
    run_scope s = {.run = &r, .ks = ks, .io = io, .fail = {.kind = LEAVE_SILENT}};
    run_object *object = ksyc_run_new_object(&s, type);
    *root = object;
    if (object == NULL) return ks_place(ks, ks_at(io));
    return read_object(&r, io, object) && (!type->has_work || ksyc_run_complete(&r, object));
}
