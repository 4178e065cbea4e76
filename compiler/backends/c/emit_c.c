/* SPDX-License-Identifier: Apache-2.0 */
#include "emit_c.h"

#include "backend_c.h"
#include "text_output.h"

static void write_source(emitter *em, output *out) {
    for (size_t i = 0; i < em->program->num_types; i++) {
        if (!em->program->types[i]->is_imported) emit_type_functions(em, em->program->types[i]);
    }
    output tables = output_new(em->pool, 0);
    emit_tables(em, &tables);
    line(out, "/* SPDX-License-Identifier: Apache-2.0 */");
    line(out, "/* Made by ksyc. Do not edit. */");
    line(out, "#include \"%s.h\"", em->spec->id);
    line(out, "%s", "");
    line(out, "#include <string.h>");
    line(out, "%s", "");
    append(out, output_text(&em->rules));
    line(out, "%s", "");
    append(out, output_text(&em->body));
    append(out, output_text(&tables));
}

bool emit_c(const ir_program *program, const char *out_dir, diag *messages) {
    emitter em = {
        .pool = program->pool, .diag = messages, .program = program, .spec = program->specs[0]};
    em.plan = plan_new(em.pool, program, messages);
    if (diag_has_errors(messages)) return false;
    em.rules = output_new(em.pool, 0);
    em.body = output_new(em.pool, 0);
    size_t num_fields = 0;
    for (size_t i = 0; i < program->num_types; i++) {
        num_fields += program->types[i]->num_seq + program->types[i]->num_instances;
    }
    em.ruled = pool_array(em.pool, num_fields + 1, sizeof(const ir_attr *));
    output header = output_new(em.pool, 0);
    output source = output_new(em.pool, 0);
    find_certain(&em);
    emit_header(&em, &header);
    write_source(&em, &source);
    if (diag_has_errors(messages)) return false;
    return output_commit(&header, out_dir, pool_printf(em.pool, "%s.h", em.spec->id), messages) &&
           output_commit(&source, out_dir, pool_printf(em.pool, "%s.c", em.spec->id), messages);
}
