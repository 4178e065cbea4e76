/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The header of a specification: enum constants, one struct for each type, prototypes.
 */
#include <inttypes.h>
#include <string.h>

#include "emit_c_expr.h"
#include "license.h"

static bool all_labels_are_ints(const ir_enum *e) {
    for (size_t i = 0; i < e->num_labels; i++) {
        const ir_label *l = &e->labels[i];
        if (l->negative ? (uint64_t)0 - l->word > INT32_MAX : l->word > INT32_MAX) return false;
    }
    return true;
}

static void emit_enum(c_file *file, output *out, const ir_enum *e) {
    if (e->num_labels == 0) return;
    if (e->doc != NULL) ksyc_comment(out, e->doc);
    bool ints = all_labels_are_ints(e);
    if (ints) ksyc_line(out, "enum {");
    for (size_t i = 0; i < e->num_labels; i++) {
        const ir_label *l = &e->labels[i];
        const char *name = ksyc_c_label(file->pool, e, l);
        uint64_t size = l->negative ? (uint64_t)0 - l->word : l->word;
        if (ints) {
            ksyc_line(out, "    %s = %s%" PRIu64 "%s", name, l->negative ? "-" : "", size,
                      i + 1 < e->num_labels ? "," : "");
        } else if (l->negative) {
            ksyc_line(out, "#define %s (-INT64_C(%" PRIu64 ") - 1)", name, size - 1);
        } else {
            ksyc_line(out, "#define %s UINT64_C(%" PRIu64 ")", name, size);
        }
    }
    if (ints) ksyc_line(out, "};");
    ksyc_line(out, "extern const ks_enum %s_labels;", e->c_name);
    ksyc_line(out, "%s", "");
}

static const char *declared_type(c_file *file, const ir_attr *attr, const field_storage *a) {
    if (a->shape == SHAPE_VIEW) return "ks_view ";
    if (a->shape == SHAPE_LIST) return "ks_list ";
    if (a->store == STORE_OBJECT)
        return ksyc_pool_printf(file->pool, "%s ", attr->data.type->c_name);
    if (a->store == STORE_POINTER) {
        const ir_type *type = !ksyc_is_parsed(attr) ? attr->vtype.type : attr->data.type;
        return ksyc_pool_printf(file->pool, "%s *", type->c_name);
    }
    if (a->store == STORE_STREAM) return ksyc_store_type(a->store);
    return ksyc_pool_printf(file->pool, "%s ", ksyc_store_type(a->store));
}

static const char *contents_note(c_file *file, const ir_attr *attr, const field_storage *a) {
    if (a->shape == SHAPE_ONE) return "";
    const ir_type *type = ksyc_is_parsed(attr)                  ? attr->data.type
                          : attr->vtype.elem->kind == IR_OBJECT ? attr->vtype.elem->type
                                                                : NULL;
    if (a->shape == SHAPE_VIEW && type != NULL)
        return ksyc_pool_printf(file->pool, " /* of %s */", type->c_name);
    const char *element = a->store == STORE_OBJECT && type != NULL ? type->c_name
                          : a->wire != NULL                        ? a->wire
                                                                   : ksyc_store_type(a->store);
    return ksyc_pool_printf(file->pool, " /* of %s */", element);
}

static void emit_member(c_file *file, output *out, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(file->storage, attr);
    if (a->only_checked) return;
    if (attr->doc != NULL) ksyc_comment(out, attr->doc);
    ksyc_begin_part(file);
    ksyc_line(out, "%s%s;%s", declared_type(file, attr, a), a->member,
              contents_note(file, attr, a));
    ksyc_end_part(file, false);
    if (a->has_at) ksyc_line(out, "uint64_t ks_at_%s;", attr->id);
}

/* Single bytes are together at the end of the struct, where they need no padding. */
static void emit_flags(c_file *file, output *out, const ir_attr *attr) {
    const field_storage *a = ksyc_storage_of(file->storage, attr);
    if (a->only_checked) return;
    if (a->has_flag) ksyc_line(out, "bool ks_has_%s;", attr->id);
    if (a->has_width)
        ksyc_line(out, "uint8_t ks_has_%s; /* bytes that it took, 0: absent */", attr->id);
    if (ksyc_is_instance(attr)) ksyc_line(out, "uint8_t ks_state_%s;", attr->id);
}

static void emit_struct(c_file *file, output *out, const ir_type *type) {
    const type_storage *t = ksyc_storage_of_type(file->storage, type);
    ksyc_line(out, "/* ---- %s */", type->path);
    if (type->doc != NULL) ksyc_comment(out, type->doc);
    ksyc_block(out, "struct %s", type->c_name);
    if (t->has_at) ksyc_line(out, "%s ks;", t->has_size ? "ks_span" : "ks_mark");
    if (t->keeps_io) ksyc_line(out, "ks_stream *ks_io;");
    if (t->keeps_root && type->root != NULL) ksyc_line(out, "%s *ks_root;", type->root->c_name);
    if (t->keeps_parent && type->parent.kind == IR_OBJECT)
        ksyc_line(out, "%s *ks_parent;", type->parent.type->c_name);
    if (t->keeps_parent && type->parent.kind != IR_OBJECT) ksyc_line(out, "ks_ref ks_parent;");
    for (size_t i = 0; i < type->num_params; i++) emit_member(file, out, type->params[i]);
    for (size_t i = 0; i < type->num_seq; i++) emit_member(file, out, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) emit_member(file, out, type->instances[i]);
    for (size_t i = 0; i < type->num_seq; i++) emit_flags(file, out, type->seq[i]);
    for (size_t i = 0; i < type->num_instances; i++) emit_flags(file, out, type->instances[i]);
    if (t->keeps_endian) ksyc_line(out, "bool ks_le;");
    size_t num_members = type->num_params + type->num_instances;
    for (size_t i = 0; i < type->num_seq; i++) num_members += t->seq[i].only_checked ? 0 : 1;
    bool is_empty = !t->has_at && !t->keeps_io && !t->keeps_root && !t->keeps_parent &&
                    !t->keeps_endian && num_members == 0;
    if (is_empty) ksyc_line(out, "uint8_t ks_nothing; /* C has no empty structs */");
    out->indent--;
    ksyc_line(out, "};");
    ksyc_line(out, "%s", "");
}

typedef struct order {
    c_file *file;
    output *out;
    bool *done; /* by the number of a type */
} order;

/* Embedded structs come before the structs that embed them; storage.c has broken cycles with pointers. */
static void emit_ordered(order *o, const ir_type *type) {
    if (type->is_imported || o->done[type->number]) return;
    o->done[type->number] = true;
    for (size_t i = 0; i < type->num_seq; i++) {
        const field_storage *a = ksyc_storage_of(o->file->storage, type->seq[i]);
        if (a->shape == SHAPE_ONE && a->store == STORE_OBJECT)
            emit_ordered(o, type->seq[i]->data.type);
    }
    emit_struct(o->file, o->out, type);
}

static void emit_prototypes(c_file *file, output *out, const ir_type *type) {
    const char *name = type->c_name;
    if (type->outer == NULL && type->num_params == 0) {
        ksyc_line(out, "bool %s_read(ks_ctx *ks, ks_stream *io, %s **out) KS_MUST_USE;", name,
                  name);
    }
    ksyc_line(out, "bool %s_parse(ks_ctx *ks, ks_stream *io, %s *self) KS_MUST_USE;", name, name);
    for (size_t i = 0; i < type->num_instances; i++) {
        const char *id = type->instances[i]->id;
        if (file->cannot_fail[ksyc_needs_number(&file->needs, type->instances[i])]) {
            ksyc_line(out, "void %s_make_%s(ks_ctx *ks, %s *self);", name, id, name);
            ksyc_block(out, "static inline void %s_get_%s(ks_ctx *ks, %s *self)", name, id, name);
            ksyc_line(out, "if (!KS_LIKELY(self->ks_state_%s >= KS_DONE)) %s_make_%s(ks, self);",
                      id, name, id);
        } else {
            ksyc_line(out, "bool %s_make_%s(ks_ctx *ks, %s *self) KS_MUST_USE;", name, id, name);
            ksyc_block(out, "static inline bool KS_MUST_USE %s_get_%s(ks_ctx *ks, %s *self)", name,
                       id, name);
            ksyc_line(out, "if (KS_LIKELY(self->ks_state_%s >= KS_DONE)) return true;", id);
            ksyc_line(out, "return %s_make_%s(ks, self);", name, id);
        }
        ksyc_end(out);
    }
    if (ksyc_storage_of_type(file->storage, type)->needs_complete)
        ksyc_line(out, "bool %s_complete(ks_ctx *ks, %s *self) KS_MUST_USE;", name, name);
    ksyc_line(out, "extern const ks_type %s_desc;", name);
}

static const char *parameter_type(ir_kind kind) {
    switch (kind) {
    case IR_INT: return "int64_t ";
    case IR_FLOAT: return "double ";
    case IR_BOOL: return "bool ";
    case IR_BYTES: return "ks_bytes ";
    default: return "ks_text ";
    }
}

/* Functions that the program supplies. */
static void emit_processes(const c_file *file, output *out) {
    bool is_first = true;
    for (size_t i = 0; i < file->program->num_processes; i++) {
        const ir_process_function *of = file->program->processes[i];
        if (of->top != file->spec->top || !of->is_typed) continue;
        if (is_first) {
            ksyc_line(out, "/*");
            ksyc_line(out,
                      " * Processes, which the program supplies. `in` is loaded and paid for in "
                      "work, at `in.size / 64`; "
                      "what costs more");
            ksyc_line(out,
                      " * has to call ks_spend. A function sets out->data and out->size to bytes "
                      "that live as long as the context: "
                      "part of `in`,");
            ksyc_line(out, " * or memory of ks_alloc, which keeps the budget. What it leaves alone "
                           "means no bytes. On an error it returns "
                           "false after");
            ksyc_line(out,
                      " * ks_fail(ks, KS_BAD_DATA, KS_NO_OFFSET, \"what was expected\"), or the "
                      "failure of a function of ks.");
            ksyc_line(out, " */");
        }
        is_first = false;
        output params = ksyc_output_new(file->pool, 0);
        for (size_t k = 0; k < of->num_params; k++)
            ksyc_appendf(&params, "%sarg%zu, ", parameter_type(of->params[k]), k + 1);
        ksyc_line(out, "/* process: %s */", of->name);
        ksyc_line(out, "bool %s(ks_ctx *ks, ks_bytes in, %sks_text *out) KS_MUST_USE;", of->c_name,
                  ksyc_output_text(&params));
    }
}

static void emit_head(c_file *file, output *out) {
    const ir_spec *spec = file->spec;
    const char *base = strrchr(spec->file, '/');
    base = base == NULL ? spec->file : base + 1;
    ksyc_append(out, ksyc_license_comment(file->pool, spec));
    ksyc_line(out, "/* Made by ksyc from %s. Do not edit. */", base);
    if (spec->title != NULL) {
        ksyc_line(out, "%s", "");
        ksyc_comment(out, spec->title);
    }
}

void ksyc_emit_runtime_part(output *out, const char *guard, const char *name) {
    ksyc_line(out, "#ifndef %s /* ks.h may be the whole runtime */", guard);
    ksyc_line(out, "#include \"%s\"", name);
    ksyc_line(out, "#endif");
}

void ksyc_emit_header(c_file *file, output *out) {
    const char *guard = ksyc_c_upper(file->pool, file->spec->id);
    emit_head(file, out);
    ksyc_line(out, "#ifndef KSYC_%s_H", guard);
    ksyc_line(out, "#define KSYC_%s_H", guard);
    ksyc_line(out, "%s", "");
    ksyc_line(out, "#include \"ks.h\"");
    ksyc_emit_runtime_part(out, "TENSORGATE_KS_TABLE_H", "ks_table.h");
    ksyc_line(out, "%s", "");
    /* Before the imports, which may import this file again. */
    for (size_t i = 0; i < file->program->num_types; i++) {
        const ir_type *type = file->program->types[i];
        if (!type->is_imported) ksyc_line(out, "typedef struct %s %s;", type->c_name, type->c_name);
    }
    ksyc_line(out, "%s", "");
    for (size_t i = 1; i < file->program->num_specs; i++)
        ksyc_line(out, "#include \"%s.h\"", file->program->specs[i]->id);
    ksyc_line(out, "%s", "");
    ksyc_line(out, "#ifdef __cplusplus");
    ksyc_line(out, "extern \"C\" {");
    ksyc_line(out, "#endif");
    ksyc_line(out, "%s", "");
    for (size_t i = 0; i < file->program->num_enums; i++) {
        if (!file->program->enums[i]->owner->is_imported)
            emit_enum(file, out, file->program->enums[i]);
    }
    order o = {file, out, ksyc_pool_array(file->pool, file->program->num_types + 1, sizeof(bool))};
    for (size_t i = 0; i < file->program->num_types; i++) emit_ordered(&o, file->program->types[i]);
    ksyc_line(out, "/*");
    ksyc_line(out,
              " * T_read     a new object in the arena of the context. `io` has to live as long as "
              "the object.");
    ksyc_line(out,
              " * T_parse    reads the seq into a cleared struct whose parameters, root and parent "
              "are set.");
    ksyc_line(out,
              " * T_get_x    makes instance x exist: computed or read once, at the first call, by "
              "T_make_x. What");
    ksyc_line(out, " *            cannot fail returns nothing.");
    ksyc_line(out,
              " * T_complete forces every instance of an object that was read, and of all that it "
              "contains.");
    ksyc_line(out, " */");
    for (size_t i = 0; i < file->program->num_types; i++) {
        if (!file->program->types[i]->is_imported)
            emit_prototypes(file, out, file->program->types[i]);
    }
    emit_processes(file, out);
    ksyc_line(out, "%s", "");
    ksyc_line(out, "#ifdef __cplusplus");
    ksyc_line(out, "}");
    ksyc_line(out, "#endif");
    ksyc_line(out, "%s", "");
    ksyc_line(out, "#endif");
}
