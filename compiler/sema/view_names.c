/* SPDX-License-Identifier: Apache-2.0 */
/*
 * view_names.c - names of validators and views, in one table with those that c_names.c gave to all files; see sema.h.
 *
 * What a validator or view knows of an imported type depends on who imports it, so such a type has a name of its own for
 * each file: its own behind that of the file. Types of a file whose top-level type has parameters keep their names: such
 * a file has no validator itself. An accessor is called after its field, or with `_2`, ... appended when one
 * of the names that are made of it is taken.
 */
#include "expr_show.h"
#include "queries.h"
#include "sema.h"

static bool is_free(const sema *s, const char *name) {
    return ksyc_names_get(&s->file_names, name) == NULL;
}

static void take(sema *s, const char *name) { ksyc_names_add(s->naming, &s->file_names, name, s); }

static const char *joined(sema *s, const char *first, const char *second) {
    return ksyc_pool_printf(s->pool, "%s_%s", first, second);
}

/* The elements of an array are reached one after the other; all that T_view_x may be the beginning of. */
static bool each_accessor(sema *s, const ir_attr *attr, const char *name, bool takes) {
    static const char *const of_array[] = {"first", "next", "at", "is_last"};
    const size_t count = attr->repeat != IR_ONCE ? sizeof of_array / sizeof *of_array : 0;
    if (takes) take(s, name);
    if (!takes && !is_free(s, name)) return false;
    for (size_t i = 0; i < count; i++) {
        const char *one = joined(s, name, of_array[i]);
        if (takes) take(s, one);
        if (!takes && !is_free(s, one)) return false;
    }
    return true;
}

static const char *numbered(sema *s, const char *wanted, unsigned n) {
    return n == 1 ? wanted : ksyc_pool_printf(s->pool, "%s_%u", wanted, n);
}

/* The type and the arguments of an object, as text. */
static const char *object_text(sema *s, const ir_data *d) {
    const char *text = d->type->proof_name;
    for (size_t i = 0; i < d->num_args; i++)
        text = joined(s, text, ksyc_expr_show(s->naming, d->args[i]));
    return text;
}

static void name_accessors(sema *s, const ir_type *type, ir_attr *attr) {
    if (attr->data.kind != IR_D_USER && attr->data.kind != IR_D_SWITCH) return;
    const char *wanted = ksyc_pool_printf(s->pool, "%s_view_%s", type->proof_name, attr->id);
    unsigned n = 1;
    while (!each_accessor(s, attr, numbered(s, wanted, n), false)) n++;
    attr->accessor = numbered(s, wanted, n);
    each_accessor(s, attr, attr->accessor, true);
    names objects = {0}; /* of the cases before: one accessor for all cases with the same object */
    names same = {0};    /* the last number of a name that several objects want */
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        ir_case *one = &attr->data.cases[i];
        const ir_type *of = one->data.type;
        if (one->data.kind != IR_D_USER || of == NULL) continue;
        const ir_case *first = ksyc_names_add(s->naming, &objects, object_text(s, &one->data), one);
        if (first != NULL && ksyc_same_object(&first->data, &one->data)) continue;
        unsigned *last = ksyc_names_get(&same, of->id);
        if (last == NULL) {
            last = ksyc_pool_alloc(s->pool, sizeof *last);
            *last = 0;
            ksyc_names_add(s->pool, &same, of->id, last);
        }
        wanted = joined(s, attr->accessor, of->id);
        do {
            one->accessor = numbered(s, wanted, ++*last);
        } while (!is_free(s, one->accessor));
        take(s, one->accessor);
    }
}

static void name_type(sema *s, type_info *type) {
    type->ir.proof_name = type->ir.c_name;
    const unit *own = s->units.items[0];
    if (type->unit == own || type->unit->top->ir.num_params > 0) return;
    const char *wanted = joined(s, own->top->ir.c_name, type->ir.c_name);
    unsigned n = 1;
    while (!is_free(s, numbered(s, wanted, n)) ||
           !is_free(s, joined(s, numbered(s, wanted, n), "view")))
        n++;
    type->ir.proof_name = numbered(s, wanted, n);
    take(s, type->ir.proof_name);
    take(s, joined(s, type->ir.proof_name, "view"));
}

void ksyc_name_views(sema *s) {
    for (size_t i = 0; i < s->types.count; i++) name_type(s, s->types.items[i]);
    for (size_t i = 0; i < s->types.count; i++) {
        type_info *type = s->types.items[i];
        for (size_t k = 0; k < type->ir.num_seq; k++) name_accessors(s, &type->ir, type->ir.seq[k]);
        for (size_t k = 0; k < type->ir.num_instances; k++)
            name_accessors(s, &type->ir, type->ir.instances[k]);
    }
}
