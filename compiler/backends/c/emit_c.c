/* SPDX-License-Identifier: Apache-2.0 */
/* emit_c.c - see backend_c.h. */
#include "backend_c.h"
#include "c_pragmas.h"

#include "emit_c.h"
#include "license.h"

static void emit_read(c_file *file, const ir_type *type) {
    output *out = &file->body;
    block(out, "bool %s_read(ks_ctx *ks, ks_stream *io, %s **out)", type->c_name, type->c_name);
    line(out, "%s *const self = (%s *)ks_alloc(ks, 1, sizeof *self);", type->c_name, type->c_name);
    line(out, "*out = self;");
    line(out, "if (self == NULL) return false;");
    line(out, "memset(self, 0, sizeof *self);");
    line(out, "return %s_parse(ks, io, self);", type->c_name);
    end(out);
    line(out, "%s", "");
}

static void emit_type_functions(c_file *file, const ir_type *type) {
    line(&file->body, "/* %s */", type->path);
    line(&file->body, "%s", "");
    emit_parse(file, type);
    for (size_t i = 0; i < type->num_instances; i++) emit_instance(file, type->instances[i]);
    if (storage_of_type(file->storage, type)->needs_complete) emit_complete(file, type);
    if (type->outer == NULL && type->num_params == 0) emit_read(file, type);
}

static void write_source(c_file *file, output *out) {
    for (size_t i = 0; i < file->program->num_types; i++) {
        if (file->program->types[i]->is_imported) continue;
        begin_piece(file);
        emit_type_functions(file, file->program->types[i]);
        end_piece(file);
    }
    emit_tables(file, &file->body);
    append(out, license_comment(file->lasting, file->spec));
    line(out, "/* Made by ksyc. Do not edit. */");
    line(out, "#include \"%s.h\"", file->spec->id);
    line(out, "%s", "");
    line(out, "#include <string.h>");
    if (has_checksums(file)) {
        line(out, "%s", "");
        line(out, "#include \"ks_checksum.h\"");
    }
    append(out, "\n" C_QUIET_WARNINGS);
    line(out, "%s", "");
    move_output(out, &file->rules);
    line(out, "%s", "");
    move_output(out, &file->body);
}

static bool write_files(c_file *file, output_dir *out_dir) {
    pool *lasting = file->lasting;
    file->storage = storage_plan_new(lasting, file->program, file->diag);
    if (diag_has_errors(file->diag)) return false;
    file->held = held_bits_find(lasting, file->program);
    file->needs = needs_find(lasting, file->program);
    file->cannot_fail = cannot_fail_find(lasting, &file->needs, file->storage);
    file->early = early_find(lasting, file->program, &file->needs, file->cannot_fail);
    file->is_forced = pool_array(lasting, file->needs.num + 1, sizeof(bool));
    file->statics = pool_alloc(lasting, sizeof *file->statics);
    file->ruled = pool_alloc(lasting, sizeof *file->ruled);
    /* The text outlives the emitter: files are written when all backends are done. */
    pool *p = file->program->pool;
    file->rules = output_new(p, 0);
    file->body = output_new(p, 0);
    output header = output_new(p, 0);
    output source = output_new(p, 0);
    begin_piece(file);
    emit_header(file, &header);
    end_piece(file);
    write_source(file, &source);
    if (diag_has_errors(file->diag)) return false;
    output_commit(&header, out_dir, pool_printf(p, "%s.h", file->spec->id));
    output_commit(&source, out_dir, pool_printf(p, "%s.c", file->spec->id));
    return true;
}

bool emit_c(const ir_program *program, output_dir *out_dir, diag *messages) {
    c_file file = {
        .lasting = pool_new(), .diag = messages, .program = program, .spec = program->specs[0]};
    const bool good = write_files(&file, out_dir);
    pool_free(file.lasting);
    return good;
}
