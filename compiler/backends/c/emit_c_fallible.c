/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which instances cannot fail, and which exist once the seq of their type is read.
 *
 * The generated statements themselves say whether a value instance can fail: every way to fail is a `return` with a
 * result; texts in the statements do not count. They are generated on trial, each after those of the instances that it needs; messages of the trial are
 * dropped, since the final run reports the same errors. What depends on the file that is compiled (whether `_root` may
 * be missing) counts as failing, so that a file and those that import it agree.
 *
 * What is known at the end of the statements of T_parse holds after every successful read.
 */
#include "emit_c_expr.h"

void find_fallible(c_file *file) {
    c_file trial = *file;
    trial.is_trial = true;
    trial.diag = diag_new(file->pool);
    trial.ruled = pool_alloc(file->pool, sizeof *trial.ruled);
    trial.rules = output_new(file->pool, 0);
    const needs *n = &file->needs;
    for (size_t i = 0; i < n->num; i++) {
        size_t number = needs_number(n, n->order[i]);
        if (n->order[i]->kind != IR_VALUE_INSTANCE || n->may_cycle[number]) continue;
        output body = infallible_body(&trial, n->order[i]);
        file->cannot_fail[number] = !returns_value(output_text(&body));
    }
    for (size_t t = 0; t < file->program->num_types; t++) {
        const ir_type *type = file->program->types[t];
        output body = parse_body(&trial, type);
        c_function fn = {.file = &trial};
        for (size_t i = 0; i < type->num_instances; i++)
            if (output_knows(&body, getter_call(&fn, type->instances[i], "self")))
                file->is_forced[needs_number(n, type->instances[i])] = true;
    }
}
