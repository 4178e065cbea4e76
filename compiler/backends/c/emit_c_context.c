/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Stream and parent of an object whose type is known only at run time: the descriptor tells which struct it is. All
 * types of the file keep what is asked for; of other files only those that keep it anyway.
 */
#include "emit_c_expr.h"

/* `if (it is a T) NAME = VALUE;` */
static void when_type(c_function *fn, const code_expr *ref, const ir_type *type,
                      const code_expr *name, const code_expr *value) {
    ksyc_line(fn->out, "if (%s == &%s_desc) %s = %s;",
              ksyc_show(fn, ksyc_code_dot(P(fn), ref, "type")), type->c_name, name->text,
              ksyc_bare(fn, value));
}

/* A member of the object, taken for a struct of the type. */
static const code_expr *member_of_some(const c_function *fn, const code_expr *ref,
                                       const ir_type *type, const char *name) {
    const char *pointer = ksyc_pool_printf(P(fn), "%s *", type->c_name);
    const code_expr *object = ksyc_code_cast(P(fn), pointer, ksyc_code_dot(P(fn), ref, "object"));
    return ksyc_code_arrow(P(fn), ksyc_code_group(P(fn), object), name);
}

cval ksyc_stream_of_some(c_function *fn, const code_expr *ref) {
    const ir_program *program = fn->file->program;
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "ks_stream *%s = NULL;", name->text);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        if (!ksyc_storage_of_type(fn->file->storage, type)->keeps_io) continue;
        when_type(fn, ref, type, name, member_of_some(fn, ref, type, "ks_io"));
    }
    ksyc_fail_if(fn, ksyc_code_infix(P(fn), name, "==", ksyc_c_word(fn, "NULL")), "KS_WRONG_TYPE",
                 "\"an object that keeps its stream\"");
    return ksyc_of_form(C_STREAM, name);
}

cval ksyc_parent_of_some(c_function *fn, const code_expr *ref) {
    const ir_program *program = fn->file->program;
    const code_expr *name = ksyc_temp(fn);
    ksyc_line(fn->out, "ks_ref %s = {NULL, NULL};", name->text);
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        const bool is_kept = ksyc_storage_of_type(fn->file->storage, type)->keeps_parent;
        if (!is_kept || type->parent.kind == IR_NONE) continue;
        const code_expr *parent = member_of_some(fn, ref, type, "ks_parent");
        if (type->parent.kind == IR_OBJECT) {
            const char *desc = ksyc_pool_printf(P(fn), "&%s_desc", type->parent.type->c_name);
            parent = code_braces(P(fn), "ks_ref", ksyc_c_word(fn, desc), parent);
        }
        when_type(fn, ref, type, name, parent);
    }
    ksyc_fail_if(
        fn,
        ksyc_code_infix(P(fn), ksyc_code_dot(P(fn), name, "object"), "==", ksyc_c_word(fn, "NULL")),
        "KS_ABSENT", "\"an object with a parent\"");
    return ksyc_of_form(C_REF, name);
}
