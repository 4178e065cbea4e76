/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Stream and parent of an object whose type is known only at run time: the descriptor tells which struct it is. All
 * types of the file keep what is asked for; of other files only those that keep it anyway.
 */
#include "emit_c_expr.h"

/* `if (it is a T) NAME = VALUE;` */
static void when_type(c_function *fn, const char *ref, const ir_type *type, const char *name,
                      const char *value) {
    line(fn->out, "if (%s.type == &%s_desc) %s = %s;", ref, type->c_name, name, value);
}

cval stream_of_some(c_function *fn, const char *ref) {
    const ir_program *program = fn->file->program;
    const char *name = temp(fn);
    line(fn->out, "ks_stream *%s = NULL;", name);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        if (!storage_of_type(fn->file->storage, type)->keeps_io) continue;
        when_type(fn, ref, type, name,
                  pool_printf(P(fn), "((%s *)%s.object)->ks_io", type->c_name, ref));
    }
    fail_if(fn, pool_printf(P(fn), "%s == NULL", name), "KS_WRONG_TYPE",
            "\"an object that keeps its stream\"");
    return of_form(C_STREAM, name);
}

cval parent_of_some(c_function *fn, const char *ref) {
    const ir_program *program = fn->file->program;
    const char *name = temp(fn);
    line(fn->out, "ks_ref %s = {NULL, NULL};", name);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        const bool is_kept = storage_of_type(fn->file->storage, type)->keeps_parent;
        if (!is_kept || type->parent.kind == IR_NONE) continue;
        const char *parent = pool_printf(P(fn), "((%s *)%s.object)->ks_parent", type->c_name, ref);
        if (type->parent.kind == IR_OBJECT)
            parent =
                pool_printf(P(fn), "(ks_ref){&%s_desc, %s}", type->parent.type->c_name, parent);
        when_type(fn, ref, type, name, parent);
    }
    fail_if(fn, pool_printf(P(fn), "%s.object == NULL", name), "KS_ABSENT",
            "\"an object with a parent\"");
    return of_form(C_REF, name);
}
