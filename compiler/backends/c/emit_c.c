/* SPDX-License-Identifier: Apache-2.0 */
/* emit_c.c - see backend_c.h. */
#include "backend_c.h"
#include "c_pragmas.h"

#include "emit_c.h"
#include "license.h"

static void emit_read(c_file *file, const ir_type *type) {
    output *out = &file->body;
    ksyc_block(out, "bool %s_read(ks_ctx *ks, ks_stream *io, %s **out)", type->c_name,
               type->c_name);
    ksyc_line(out, "%s *const self = (%s *)ks_alloc(ks, 1, sizeof *self);", type->c_name,
              type->c_name);
    ksyc_line(out, "*out = self;");
    ksyc_line(out, "if (self == NULL) return false;");
    ksyc_line(out, "memset(self, 0, sizeof *self);");
    ksyc_line(out, "return %s_parse(ks, io, self);", type->c_name);
    ksyc_end(out);
    ksyc_line(out, "%s", "");
}

static void emit_type_functions(c_file *file, const ir_type *type) {
    ksyc_line(&file->body, "/* %s */", type->path);
    ksyc_line(&file->body, "%s", "");
    ksyc_emit_parse(file, type);
    for (size_t i = 0; i < type->num_instances; i++) ksyc_emit_instance(file, type->instances[i]);
    if (ksyc_storage_of_type(file->storage, type)->needs_complete) ksyc_emit_complete(file, type);
    if (type->outer == NULL && type->num_params == 0) emit_read(file, type);
}

static void write_source(c_file *file, output *out) {
    for (size_t i = 0; i < file->program->num_types; i++) {
        if (file->program->types[i]->is_imported) continue;
        ksyc_begin_piece(file);
        emit_type_functions(file, file->program->types[i]);
        ksyc_end_piece(file);
    }
    ksyc_emit_tables(file, &file->body);
    ksyc_append(out, ksyc_license_comment(file->lasting, file->spec));
    ksyc_line(out, "/* Made by ksyc. Do not edit. */");
    ksyc_line(out, "#include \"%s.h\"", file->spec->id);
    ksyc_line(out, "%s", "");
    ksyc_line(out, "#include <string.h>");
    if (ksyc_has_checksums(file)) {
        ksyc_line(out, "%s", "");
        ksyc_emit_runtime_part(out, "TENSORGATE_KS_CHECKSUM_H", "ks_checksum.h");
    }
    ksyc_append(out, "\n" C_QUIET_WARNINGS);
    ksyc_line(out, "%s", "");
    ksyc_move_output(out, &file->rules);
    ksyc_line(out, "%s", "");
    ksyc_move_output(out, &file->body);
}

static bool write_files(c_file *file, output_dir *out_dir) {
    pool *lasting = file->lasting;
    file->storage = ksyc_storage_plan_new(lasting, file->program, file->diag);
    if (ksyc_diag_has_errors(file->diag)) return false;
    file->held = ksyc_held_bits_find(lasting, file->program);
    file->needs = ksyc_needs_find(lasting, file->program);
    file->cannot_fail = ksyc_cannot_fail_find(lasting, &file->needs, file->storage);
    file->early = ksyc_early_find(lasting, file->program, &file->needs, file->cannot_fail);
    file->is_forced = ksyc_pool_array(lasting, file->needs.num + 1, sizeof(bool));
    file->statics = ksyc_pool_alloc(lasting, sizeof *file->statics);
    file->ruled = ksyc_pool_alloc(lasting, sizeof *file->ruled);
    /* The text outlives the emitter: files are written when all backends are done. */
    pool *p = file->program->pool;
    file->dir = out_dir;
    file->rules = ksyc_output_in(out_dir, p, 0);
    file->body = ksyc_output_in(out_dir, p, 0);
    output header = ksyc_output_in(out_dir, p, 0);
    output source = ksyc_output_in(out_dir, p, 0);
    ksyc_begin_piece(file);
    ksyc_emit_header(file, &header);
    ksyc_end_piece(file);
    write_source(file, &source);
    if (ksyc_diag_has_errors(file->diag)) return false;
    ksyc_output_commit(&header, out_dir, ksyc_pool_printf(p, "%s.h", file->spec->id));
    ksyc_output_commit(&source, out_dir, ksyc_pool_printf(p, "%s.c", file->spec->id));
    return true;
}

bool ksyc_emit_c(const ir_program *program, output_dir *out_dir, diag *messages) {
    c_file file = {.lasting = ksyc_pool_new(),
                   .diag = messages,
                   .program = program,
                   .spec = program->specs[0]};
    const bool good = write_files(&file, out_dir);
    ksyc_pool_free(file.lasting);
    return good;
}
