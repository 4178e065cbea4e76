/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Descriptor tables: one ks_type for each type, one ks_enum for each enum (see ks_table.h).
 */
#include <inttypes.h>

#include "emit_c.h"

static const char *storage_name(store s) {
    switch (s) {
    case STORE_BOOL: return "KS_STORE_BOOL";
    case STORE_U8: return "KS_STORE_U8";
    case STORE_U16: return "KS_STORE_U16";
    case STORE_U32: return "KS_STORE_U32";
    case STORE_U64: return "KS_STORE_U64";
    case STORE_S8: return "KS_STORE_S8";
    case STORE_S16: return "KS_STORE_S16";
    case STORE_S32: return "KS_STORE_S32";
    case STORE_S64: return "KS_STORE_S64";
    case STORE_INT: return "KS_STORE_INT";
    case STORE_F32: return "KS_STORE_F32";
    case STORE_F64: return "KS_STORE_F64";
    case STORE_BYTES: return "KS_STORE_BYTES";
    case STORE_TEXT: return "KS_STORE_TEXT";
    case STORE_OBJECT: return "KS_STORE_OBJECT";
    case STORE_POINTER: return "KS_STORE_POINTER";
    case STORE_REF: return "KS_STORE_REF";
    default: return "KS_STORE_ANY";
    }
}

static const char *flags_text(c_file *file, const ir_attr *attr, const field_storage *a) {
    output text = ksyc_output_new(file->pool, 0);
    const struct {
        bool on;
        const char *name;
    } flags[] = {
        {ksyc_is_parsed(attr) ? attr->repeat != IR_ONCE : a->shape == SHAPE_LIST,
         "KS_FIELD_REPEATED"},
        {ksyc_is_instance(attr), "KS_FIELD_INSTANCE"},
        {attr->kind == IR_VALUE_INSTANCE, "KS_FIELD_VALUE"},
        {attr->kind == IR_PARAM, "KS_FIELD_PARAM"},
        {ksyc_is_parsed(attr) && attr->data.kind == IR_D_BITS, "KS_FIELD_BITS"},
        {a->has_width, "KS_FIELD_SIZED"},
    };
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        if (flags[i].on)
            ksyc_appendf(&text, "%s%s", ksyc_output_is_empty(&text) ? "" : " | ", flags[i].name);
    }
    return ksyc_output_is_empty(&text) ? NULL : ksyc_output_text(&text);
}

static const char *offset_text(c_file *file, const ir_type *type, bool is_there, const char *prefix,
                               const char *name) {
    if (!is_there) return NULL;
    return ksyc_pool_printf(file->pool, "(uint32_t)offsetof(%s, %s%s)", type->c_name, prefix, name);
}

/* Of one element, for what is computed. */
static const ir_vtype *element_of(const ir_attr *attr) {
    return attr->vtype.kind == IR_ARRAY ? attr->vtype.elem : &attr->vtype;
}

static const ir_enum *enum_of(const ir_attr *attr) {
    if (!ksyc_is_parsed(attr)) {
        return element_of(attr)->kind == IR_ENUM ? element_of(attr)->enumeration : NULL;
    }
    return attr->data.enumeration;
}

static const ir_type *type_of(const ir_attr *attr) {
    if (!ksyc_is_parsed(attr)) {
        return element_of(attr)->kind == IR_OBJECT ? element_of(attr)->type : NULL;
    }
    return attr->data.kind == IR_D_USER ? attr->data.type : NULL;
}

static const char *wire_name(c_file *file, const field_storage *a) {
    return a->wire == NULL
               ? NULL
               : ksyc_pool_printf(file->pool, "KS_WIRE_%s", ksyc_c_upper(file->pool, a->wire));
}

/* The members of an initialiser, in lines. */
typedef struct initialiser {
    const char *indent; /* of all lines but the first */
    output *text;       /* used again for the next one */
    bool at_new_line;   /* the next member begins a line */
} initialiser;

static initialiser begin_initialiser(output *text, const char *indent) {
    text->size = 0;
    return (initialiser){indent, text, false};
}

static void new_line(initialiser *init) { init->at_new_line = true; }

/* A member whose value is NULL is 0 in C, and need not be named. */
static void add_member(initialiser *init, const char *name, const char *value) {
    if (value == NULL) return;
    const char *comma = ksyc_output_is_empty(init->text) ? "" : init->at_new_line ? ",\n" : ", ";
    const char *indent = init->at_new_line ? init->indent : "";
    ksyc_appendf(init->text, "%s%s.%s = %s", comma, indent, name, value);
    init->at_new_line = false;
}

/* Each offset has its own line; members that are nowhere (NULL) share one. */
static void add_offset(initialiser *init, const char *name, const char *value) {
    if (value == NULL) {
        add_member(init, name, "KS_NOWHERE");
        return;
    }
    new_line(init);
    add_member(init, name, value);
    new_line(init);
}

static const char *number_text(pool *p, uint64_t number) {
    return number == 0 ? NULL : ksyc_pool_printf(p, "%" PRIu64, number);
}

static void emit_field(c_file *file, const links *l, output *out, output *text, const ir_attr *attr,
                       uint32_t *wire_offset) {
    const ir_type *type = attr->owner;
    const field_storage *a = ksyc_storage_of(file->storage, attr);
    const type_storage *t = ksyc_storage_of_type(file->storage, type);
    const ir_enum *e = enum_of(attr);
    const ir_type *of = type_of(attr);
    bool is_str =
        ksyc_is_parsed(attr) ? attr->data.kind == IR_D_STR : element_of(attr)->kind == IR_STR;
    const char *storage = a->shape == SHAPE_VIEW ? "KS_STORE_VIEW" : storage_name(a->store);
    bool is_bits = ksyc_is_parsed(attr) && attr->data.kind == IR_D_BITS;
    pool *p = file->pool;
    initialiser init = begin_initialiser(text, "     ");
    add_member(&init, "name", ksyc_c_quoted(p, attr->id));
    add_member(&init, "orig", ksyc_c_quoted(p, attr->orig_id));
    new_line(&init);
    add_member(&init, "flags", flags_text(file, attr, a));
    add_member(&init, "storage", storage);
    add_member(&init, "wire", wire_name(file, a));
    add_member(&init, "bits", number_text(p, is_bits ? attr->data.bits : 0));
    new_line(&init);
    add_offset(&init, "offset", offset_text(file, type, true, "", a->member));
    add_offset(&init, "present",
               offset_text(file, type, a->has_flag || a->has_width, "ks_has_", attr->id));
    add_offset(&init, "state",
               offset_text(file, type, ksyc_is_instance(attr), "ks_state_", attr->id));
    add_offset(&init, "at", offset_text(file, type, a->has_at, "ks_at_", attr->id));
    new_line(&init);
    bool plain = t->is_plain && attr->kind == IR_SEQ;
    uint32_t size = a->wire_size;
    if (of != NULL && attr->kind == IR_SEQ && of->is_fixed && of->min_size < UINT32_MAX &&
        !ksyc_storage_of_type(file->storage, of)->has_size)
        size = (uint32_t)of->min_size;
    if (of != NULL && a->shape == SHAPE_VIEW) size = (uint32_t)of->min_size;
    if (plain) {
        add_member(&init, "wire_offset", number_text(p, *wire_offset));
        *wire_offset += a->wire_size; /* is_plain bounds the sum */
    }
    add_member(&init, "wire_size", size == UINT32_MAX ? "KS_NOWHERE" : number_text(p, size));
    new_line(&init);
    add_member(&init, "type", of == NULL ? NULL : ksyc_pool_printf(p, "&%s_desc", of->c_name));
    add_member(&init, "enumeration",
               e == NULL ? NULL : ksyc_pool_printf(p, "&%s_labels", e->c_name));
    add_member(&init, "encoding", is_str ? "\"UTF-8\"" : NULL);
    add_member(&init, "get", ksyc_is_instance(attr) ? ksyc_static_name(file, "get", attr) : NULL);
    ksyc_line(out, "    {%s%s},", ksyc_output_text(init.text), ksyc_link_members(file, l, attr));
}

static void emit_getter(const c_file *file, output *out, const ir_attr *attr) {
    const char *type = attr->owner->c_name;
    if (!ksyc_has_table_entry(file->storage, attr)) return;
    ksyc_block(out, "static bool %s(ks_ctx *ks, void *object)",
               ksyc_static_name(file, "get", attr));
    bool is_certain = file->cannot_fail[ksyc_needs_number(&file->needs, attr)];
    ksyc_line(out, "%s%s_get_%s(ks, (%s *)object);", is_certain ? "" : "return ", type, attr->id,
              type);
    if (is_certain) ksyc_line(out, "return true;");
    ksyc_end(out);
    ksyc_line(out, "%s", "");
}

static void emit_type_table(c_file *file, const links *l, output *out, const ir_type *type) {
    const type_storage *t = ksyc_storage_of_type(file->storage, type);
    uint32_t wire_offset = 0;
    size_t count = 0;
    for (size_t i = 0; i < type->num_instances; i++) emit_getter(file, out, type->instances[i]);
    output fields = ksyc_output_in(file->dir, out->pool, 0), text = ksyc_output_new(file->pool, 0);
    const struct {
        ir_attr **attrs;
        size_t num;
    } parts[] = {{type->params, type->num_params},
                 {type->seq, type->num_seq},
                 {type->instances, type->num_instances}};
    for (size_t p = 0; p < sizeof parts / sizeof parts[0]; p++) {
        for (size_t i = 0; i < parts[p].num; i++) {
            const ir_attr *attr = parts[p].attrs[i];
            if (!ksyc_has_table_entry(file->storage, attr)) continue;
            ksyc_begin_part(file);
            ksyc_emit_links(file, l, out, attr);
            emit_field(file, l, &fields, &text, attr, &wire_offset);
            ksyc_end_part(file, false);
            count++;
        }
    }
    if (count > 0) {
        ksyc_line(out, "static const ks_field fields_%s[] = {", type->c_name);
        ksyc_move_output(out, &fields);
        ksyc_line(out, "};");
    }
    ksyc_line(out, "const ks_type %s_desc = {", type->c_name);
    bool is_fixed = type->is_fixed && type->min_size < UINT32_MAX;
    initialiser init = begin_initialiser(&text, "    ");
    add_member(&init, "name", ksyc_c_quoted(file->pool, type->path));
    add_member(&init, "size", ksyc_pool_printf(file->pool, "sizeof(%s)", type->c_name));
    add_member(&init, "wire_size",
               is_fixed ? number_text(file->pool, type->min_size) : "KS_NOWHERE");
    new_line(&init);
    add_member(&init, "fields",
               count > 0 ? ksyc_pool_printf(file->pool, "fields_%s", type->c_name) : NULL);
    add_member(&init, "num_fields", number_text(file->pool, count));
    add_member(&init, "has_at", t->has_at ? "true" : NULL);
    add_member(&init, "has_size", t->has_size ? "true" : NULL);
    ksyc_line(out, "    %s};", ksyc_output_text(init.text));
    ksyc_line(out, "%s", "");
}

/* Labels of 2^63 and more are negative numbers in the table, so they come before all others. */
static size_t first_in_table(const ir_enum *e) {
    for (size_t i = 0; i < e->num_labels; i++)
        if (!e->labels[i].negative && e->labels[i].word > INT64_MAX) return i;
    return 0;
}

static void emit_enum_table(c_file *file, output *out, const ir_enum *e) {
    const size_t first = first_in_table(e);
    if (first > 0 && e->labels[0].negative) {
        ksyc_diag_error(file->diag, e->place,
                        "ksyc does not compile an enum with negative values and values of 2^63 and "
                        "more: '%s'",
                        e->path);
    }
    if (e->num_labels > 0) {
        ksyc_line(out, "static const ks_label labels_%s[] = {", e->c_name);
        for (size_t i = 0; i < e->num_labels; i++) {
            const ir_label *l = &e->labels[(first + i) % e->num_labels];
            const char *value =
                l->negative ? ksyc_pool_printf(file->pool, "-%" PRIu64, (uint64_t)0 - l->word)
                            : ksyc_pool_printf(file->pool, "%" PRIu64, l->word);
            if (!l->negative && l->word > INT64_MAX)
                value = ksyc_pool_printf(file->pool, "-%" PRIu64 " - 1", UINT64_MAX - l->word);
            if (l->negative && l->word == UINT64_C(1) << 63) value = "INT64_MIN";
            ksyc_line(out, "    {%s, %s, %s},", value, ksyc_c_quoted(file->pool, l->id),
                      ksyc_c_quoted(file->pool, l->orig_id));
        }
        ksyc_line(out, "};");
    }
    ksyc_line(out, "const ks_enum %s_labels = {%s, %s, %zu};", e->c_name,
              ksyc_c_quoted(file->pool, e->path),
              e->num_labels > 0 ? ksyc_pool_printf(file->pool, "labels_%s", e->c_name) : "NULL",
              e->num_labels);
    ksyc_line(out, "%s", "");
}

void ksyc_emit_tables(c_file *file, output *out) {
    const links *l = ksyc_links_find(file->lasting, file->program, file->storage);
    for (size_t i = 0; i < file->program->num_enums; i++) {
        const ir_enum *e = file->program->enums[i];
        if (e->owner->is_imported) continue;
        ksyc_begin_piece(file);
        emit_enum_table(file, out, e);
        ksyc_end_piece(file);
    }
    for (size_t i = 0; i < file->program->num_types; i++) {
        if (file->program->types[i]->is_imported) continue;
        ksyc_begin_piece(file);
        emit_type_table(file, l, out, file->program->types[i]);
        ksyc_end_piece(file);
    }
}
