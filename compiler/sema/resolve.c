/* SPDX-License-Identifier: Apache-2.0 */
/* resolve.c - declarations, and the lookup of types, enums and encodings by name; see sema.h. */
#include <stdlib.h>
#include <string.h>

#include "encodings.h"
#include "range.h"
#include "sema.h"

/* ----------------------------------------------------------------------------------- encodings */

const char *ksyc_check_encoding(sema *s, const char *name, source_place place) {
    const char *canonical = ksyc_encoding_canonical(name);
    for (const char *c = name; *c != '\0'; c++) {
        if (*c >= ' ' && *c <= '~') continue;
        ksyc_diag_error(s->diag, place, "the name of an encoding is of printable ASCII characters");
        return name;
    }
    if (strstr(name, "*/") != NULL) {
        ksyc_diag_error(s->diag, place, "no encoding has '*/' in its name");
        return name;
    }
    if (canonical == NULL) {
        const char *similar = ksyc_encoding_similar(name);
        ksyc_diag_warning(
            s->diag, place, "unknown encoding '%.60s'%s", name,
            similar == NULL ? "" : ksyc_pool_printf(s->pool, " (did you mean '%s'?)", similar));
        return name;
    }
    if (strcmp(canonical, name) != 0)
        ksyc_diag_warning(s->diag, place, "encoding '%.60s' should be written '%s'", name,
                          canonical);
    return canonical;
}

/* -------------------------------------------------------------------------------- declarations */

static source_place id_place(sema *s, const attr_info *attr) {
    const m_attr *a = attr->model;
    return attr_value(a, KEY_ID) != NULL ? ksyc_yaml_place(s->pool, attr_value(a, KEY_ID))
                                         : ksyc_yaml_key_place(s->pool, a->node);
}

static void declare_attr(sema *s, type_info *type, m_attr *model, size_t index) {
    attr_info *attr = ksyc_pool_alloc(s->pool, sizeof *attr);
    attr->model = model;
    attr->owner = type;
    ir_attr *ir = &attr->ir;
    ir->kind = model->kind;
    ir->id = model->id != NULL ? model->id
                               : ksyc_pool_printf(s->pool, "_unnamed%lu", (unsigned long)index);
    ir->orig_id = model->rare->orig_id != NULL ? model->rare->orig_id : ir->id;
    ir->doc = model->doc;
    ir->doc_refs = model->rare->doc_refs;
    ir->num_doc_refs = model->rare->num_doc_refs;
    ir->place = ksyc_yaml_key_place(s->pool, model->node);
    ir->owner = &type->ir;
    ir->index = index;
    ir->is_note = model->is_note;
    ir->is_implied = model->is_implied;
    ir->code = model->rare->code;
    ir->expect = model->rare->expect;

    const attr_info *earlier = ksyc_names_add(s->pool, &type->fields, ir->id, attr);
    if (earlier != NULL) {
        source_place place = attr_value(model, KEY_ID) != NULL
                                 ? ksyc_yaml_place(s->pool, attr_value(model, KEY_ID))
                                 : ir->place;
        source_place first = id_place(s, earlier);
        ksyc_diag_error(s->diag, place, "duplicate id '%s', first at %s", ir->id, first.path);
        first.path = NULL;
        ksyc_diag_note(s->diag, first, "the first '%s'", ir->id);
    }
    if (model->kind == IR_SEQ)
        type->ir.seq[type->ir.num_seq++] = ir;
    else if (model->kind == IR_PARAM)
        type->ir.params[type->ir.num_params++] = ir;
    else
        type->ir.instances[type->ir.num_instances++] = ir;
}

static void declare_attrs(sema *s, type_info *type) {
    const m_type *model = type->model;
    type->ir.params = ksyc_pool_array(s->pool, model->num_params, sizeof(ir_attr *));
    type->ir.seq = ksyc_pool_array(s->pool, model->num_seq, sizeof(ir_attr *));
    type->ir.instances = ksyc_pool_array(s->pool, model->num_instances, sizeof(ir_attr *));
    for (size_t i = 0; i < model->num_params; i++) declare_attr(s, type, model->params[i], i);
    for (size_t i = 0; i < model->num_seq; i++) declare_attr(s, type, model->seq[i], i);
    for (size_t i = 0; i < model->num_instances; i++) declare_attr(s, type, model->instances[i], i);
}

static int compare_labels(const void *left, const void *right) {
    const ir_label *a = left, *b = right;
    return ksyc_wide_compare(ksyc_wide_word(a->word, a->negative),
                             ksyc_wide_word(b->word, b->negative));
}

static void declare_enum(sema *s, type_info *type, const m_enum *model, size_t index) {
    ir_enum *e = ksyc_pool_alloc(s->pool, sizeof *e);
    e->number = s->enums.count;
    e->id = model->id;
    e->owner = &type->ir;
    e->path =
        type->outer == NULL ? e->id : ksyc_pool_printf(s->pool, "%s::%s", type->ir.path, e->id);
    e->place = ksyc_yaml_key_place(s->pool, model->node);
    e->num_labels = model->num_labels;
    e->labels = ksyc_pool_array(s->pool, e->num_labels, sizeof *e->labels);
    for (size_t i = 0; i < e->num_labels; i++) {
        const m_label *l = &model->labels[i];
        e->labels[i] = (ir_label){.id = l->id,
                                  .orig_id = l->orig_id != NULL ? l->orig_id : l->id,
                                  .doc = l->doc,
                                  .word = l->word,
                                  .negative = l->negative};
    }
    if (e->num_labels != 0) qsort(e->labels, e->num_labels, sizeof *e->labels, compare_labels);
    for (size_t i = 0; i < e->num_labels; i++) {
        ir_label *label = &e->labels[i];
        ksyc_names_add(s->pool, &type->labels,
                       ksyc_pool_printf(s->pool, "%s::%s", e->id, label->id), label);
    }
    type->ir.enums[index] = e;
    ksyc_names_add(s->pool, &type->enums, e->id, e);
    ksyc_list_add(s->pool, &s->enums, e);
}

static void inherit_meta(sema *s, type_info *type) {
    const m_type *model = type->model;
    const type_info *outer = type->outer;
    type->endian_from = model->endian_node != NULL ? type
                        : outer != NULL            ? outer->endian_from
                                                   : NULL;
    type->bit_endian = model->bit_endian_node != NULL ? model->bit_endian
                       : outer != NULL                ? outer->bit_endian
                                                      : IR_BIG;
    type->encoding = model->encoding_node == NULL && outer != NULL ? outer->encoding : NULL;
    if (model->encoding_node != NULL)
        type->encoding =
            ksyc_check_encoding(s, model->encoding, ksyc_yaml_place(s->pool, model->encoding_node));
}

static type_info *declare_type(sema *s, unit *u, type_info *outer, m_type *model,
                               bool is_imported) {
    type_info *type = ksyc_pool_alloc(s->pool, sizeof *type);
    type->model = model;
    type->unit = u;
    type->outer = outer;
    ir_type *ir = &type->ir;
    ir->number = s->types.count;
    ir->id = model->id;
    ir->outer = outer != NULL ? &outer->ir : NULL;
    ir->path = outer == NULL || outer->outer == NULL
                   ? model->id
                   : ksyc_pool_printf(s->pool, "%s::%s", outer->ir.path, model->id);
    ir->doc = model->doc;
    ir->doc_refs = model->doc_refs;
    ir->num_doc_refs = model->num_doc_refs;
    ir->place = ksyc_yaml_key_place(s->pool, model->node);
    ir->is_imported = is_imported;
    ir->is_debug = u->model->debug;
    ksyc_list_add(s->pool, &s->types, type);
    if (outer == NULL) u->top = type;
    inherit_meta(s, type);
    declare_attrs(s, type);

    ir->num_enums = model->num_enums;
    ir->enums = ksyc_pool_array(s->pool, model->num_enums, sizeof(ir_enum *));
    for (size_t i = 0; i < model->num_enums; i++) declare_enum(s, type, model->enums[i], i);

    ir->num_types = model->num_types;
    ir->types = ksyc_pool_array(s->pool, model->num_types, sizeof(ir_type *));
    for (size_t i = 0; i < model->num_types; i++) {
        type_info *inner = declare_type(s, u, type, model->types[i], is_imported);
        ir->types[i] = &inner->ir;
        ksyc_names_add(s->pool, &type->types, inner->ir.id, inner);
    }
    return type;
}

unit *ksyc_declare_unit(sema *s, m_spec *spec, bool is_imported) {
    unit *u = ksyc_pool_alloc(s->pool, sizeof *u);
    u->model = spec;
    u->ir = ksyc_pool_alloc(s->pool, sizeof *u->ir);
    *u->ir = (ir_spec){.file = spec->file,
                       .id = spec->id,
                       .title = spec->title,
                       .license = spec->license,
                       .file_extensions = spec->file_extensions,
                       .num_file_extensions = spec->num_file_extensions};
    ksyc_list_add(s->pool, &s->units, u);
    declare_type(s, u, NULL, spec->top, is_imported);
    u->ir->top = &u->top->ir;
    return u;
}

/* All files that are imported directly or indirectly, nearest first. */
static void link_unit(sema *s, unit *u) {
    names seen = {0};
    list queue = {0};
    ksyc_names_add(s->pool, &seen, u->ir->file, u);
    ksyc_list_add(s->pool, &queue, u);
    for (size_t i = 0; i < queue.count; i++) {
        const unit *from = queue.items[i];
        for (size_t j = 0; j < from->num_imports; j++) {
            unit *to = from->imports[j];
            if (ksyc_names_add(s->pool, &seen, to->ir->file, to) != NULL) continue;
            ksyc_names_add(s->pool, &u->visible, to->ir->id, to->top);
            ksyc_list_add(s->pool, &queue, to);
        }
    }
}

void ksyc_link_imports(sema *s) {
    for (size_t i = 0; i < s->units.count; i++) link_unit(s, s->units.items[i]);
}

/* ---------------------------------------------------------------------------------------- types */

/* Finds the first part of a type name: among the types of `from`, then of the enclosing types, then the file
 * itself, then its imports. */
static type_info *find_first(const type_info *from, const char *name, bool is_absolute) {
    const unit *u = from->unit;
    for (const type_info *t = is_absolute ? u->top : from; t != NULL; t = t->outer) {
        type_info *found = ksyc_names_get(&t->types, name);
        if (found != NULL) return found;
    }
    if (strcmp(u->ir->id, name) == 0) return u->top;
    return ksyc_names_get(&u->visible, name);
}

bool ksyc_knows_type(const type_info *from, const char *name) {
    return find_first(from, name, false) != NULL;
}

static const char *similar_type(diag *d, const type_info *from, const char *name) {
    const type_info *t = from;
    do {
        const char *found = ksyc_diag_similar(d, &t->types, name);
        if (found != NULL) return found;
        t = t->outer;
    } while (t != NULL);
    return ksyc_diag_similar(d, &from->unit->visible, name);
}

static void unknown_type(sema *s, const type_info *from, const char *name, source_place place) {
    const char *similar = similar_type(s->diag, from, name);
    if (similar == NULL) similar = ksyc_other_type_name(name);
    if (similar != NULL) {
        ksyc_diag_error(s->diag, place, "unknown type '%.100s' (did you mean '%s'?)", name,
                        similar);
        return;
    }
    if (from->unit->lacks_import) return; /* it may be there, and the import is reported */
    ksyc_diag_error(s->diag, place, "unknown type '%.100s', looked for from '%s' outward", name,
                    from->ir.path);
    const char *help = ksyc_other_type_help(name);
    if (help != NULL) ksyc_diag_help(s->diag, "%s", help);
}

/* " (did you mean 'x'?)", or nothing. */
static const char *suggestion(sema *s, const names *table, const char *name) {
    const char *similar = ksyc_diag_similar(s->diag, table, name);
    return similar != NULL ? ksyc_pool_printf(s->pool, " (did you mean '%s'?)", similar) : "";
}

/* Finds the type named by the first `count` parts. */
static type_info *find_path(sema *s, type_info *from, const type_ref *ref, size_t count,
                            source_place place) {
    type_info *type = find_first(from, ref->parts[0], ref->is_absolute);
    if (type == NULL) {
        unknown_type(s, from, ref->parts[0], place);
        return NULL;
    }
    for (size_t i = 1; i < count; i++) {
        type_info *inner = ksyc_names_get(&type->types, ref->parts[i]);
        if (inner == NULL) {
            ksyc_diag_error(s->diag, place, "type '%s' has no type '%.60s' in it%s", type->ir.path,
                            ref->parts[i], suggestion(s, &type->types, ref->parts[i]));
            return NULL;
        }
        type = inner;
    }
    return type;
}

type_info *ksyc_find_type(sema *s, type_info *from, const type_ref *ref, source_place place) {
    return find_path(s, from, ref, ref->num_parts, place);
}

const ir_enum *ksyc_find_enum(sema *s, type_info *from, const type_ref *ref, size_t count,
                              source_place place) {
    const char *name = ref->parts[count - 1];
    const char *similar = NULL;
    if (count > 1) {
        type_info *type = find_path(s, from, ref, count - 1, place);
        if (type == NULL) return NULL;
        const ir_enum *e = ksyc_names_get(&type->enums, name);
        if (e != NULL) return e;
        ksyc_diag_error(s->diag, place, "type '%s' has no enum '%.60s'%s", type->ir.path, name,
                        suggestion(s, &type->enums, name));
        return NULL;
    }
    const type_info *t = ref->is_absolute ? from->unit->top : from;
    do {
        const ir_enum *e = ksyc_names_get(&t->enums, name);
        if (e != NULL) return e;
        if (similar == NULL) similar = ksyc_diag_similar(s->diag, &t->enums, name);
        t = t->outer;
    } while (t != NULL);
    if (similar != NULL)
        ksyc_diag_error(s->diag, place, "unknown enum '%.60s' (did you mean '%s'?)", name, similar);
    else
        ksyc_diag_error(s->diag, place, "unknown enum '%.60s', looked for from '%s' outward", name,
                        from->ir.path);
    return NULL;
}

/* ----------------------------------------------------------------------------- primitive types */

static ir_range int_range(uint32_t size, bool is_signed) {
    uint64_t half = UINT64_C(1) << (size * 8 - 1);
    return is_signed ? (ir_range){-(int64_t)(half - 1) - 1, half - 1, false}
                     : ksyc_range_of(0, half - 1 + half);
}

/* 12 for `b12`; 0 when the name does not have this form; 65 for every count above 64. */
static uint8_t bit_count(const char *name, size_t size) {
    unsigned bits = 0;
    if (size < 2 || name[0] != 'b' || name[1] == '0') return 0;
    for (size_t i = 1; i < size; i++) {
        if (name[i] < '0' || name[i] > '9') return 0;
        bits = bits > 64 ? 65 : bits * 10 + (unsigned)(name[i] - '0');
    }
    return (uint8_t)(bits > 64 ? 65 : bits);
}

bool ksyc_is_number_type(const char *name, ir_data *out, bool *has_endian) {
    size_t size = strlen(name);
    *has_endian = false;
    out->endian = IR_BIG;
    if (size > 2 && name[size - 1] == 'e' && (name[size - 2] == 'l' || name[size - 2] == 'b')) {
        *has_endian = true;
        out->endian = name[size - 2] == 'l' ? IR_LITTLE : IR_BIG;
        size -= 2;
    }
    out->bits = bit_count(name, size);
    if (out->bits != 0) {
        out->kind = IR_D_BITS;
        out->vtype = ksyc_vtype_int(
            ksyc_range_of(0, out->bits >= 64 ? UINT64_MAX : (UINT64_C(1) << out->bits) - 1));
        if (out->bits == 1) out->vtype = ksyc_vtype_kind(IR_BOOL);
        return true;
    }
    if (size != 2) return false;
    char letter = name[0], digit = name[1];
    if (digit != '1' && digit != '2' && digit != '4' && digit != '8') return false;
    out->size = (uint8_t)(digit - '0');
    if (letter == 'f' && out->size >= 4) {
        out->kind = IR_D_FLOAT;
        out->vtype = ksyc_vtype_kind(IR_FLOAT);
        return true;
    }
    if ((letter != 'u' && letter != 's') || (out->size == 1 && *has_endian)) return false;
    out->kind = IR_D_INT;
    out->is_signed = letter == 's';
    out->vtype = ksyc_vtype_int(int_range(out->size, out->is_signed));
    if (out->size == 1) *has_endian = true; /* needs none */
    return true;
}

bool ksyc_find_pure_type(sema *s, type_info *from, const type_ref *ref, source_place place,
                         ir_vtype *out) {
    static const struct {
        const char *name;
        ir_kind kind;
    } kinds[] = {{"bool", IR_BOOL}, {"str", IR_STR}, {"bytes", IR_BYTES},
                 {"io", IR_STREAM}, {"any", IR_ANY}, {"struct", IR_STRUCT}};
    bool found = false;
    if (ref->num_parts == 1 && !ref->is_absolute) {
        ir_data data = {0};
        bool has_endian;
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !found; i++) {
            found = strcmp(kinds[i].name, ref->parts[0]) == 0;
            if (found) *out = ksyc_vtype_kind(kinds[i].kind);
        }
        if (!found && ksyc_is_number_type(ref->parts[0], &data, &has_endian)) {
            if (data.kind == IR_D_BITS && data.bits > 64) {
                ksyc_diag_error(s->diag, place, "'%.20s': at most 64 bits are possible",
                                ref->parts[0]);
                return false;
            }
            found = true;
            *out = data.vtype;
        }
    }
    if (!found) {
        type_info *type = ksyc_find_type(s, from, ref, place);
        if (type == NULL) return false;
        *out = ksyc_vtype_object(type);
    }
    if (ref->is_array) *out = ksyc_vtype_array(s, *out);
    return true;
}
