/* SPDX-License-Identifier: Apache-2.0 */
/* data.c - the data of fields, as far as no expression is needed; see sema.h. */
#include <string.h>

#include "encodings.h"
#include "queries.h"
#include "sema.h"

static source_place key_place(sema *s, const m_attr *a, attr_key key) {
    return ksyc_yaml_place(s->pool, attr_value(a, key) != NULL ? attr_value(a, key) : a->node);
}

/* ------------------------------------------------------------------------------- keys that fit */

#define BIT(key) (UINT64_C(1) << KEY_##key)
#define ANY_TYPE                                                                                   \
    (BIT(ID) | BIT(DOC) | BIT(DOC_REF) | BIT(TYPE) | BIT(IF) | BIT(REPEAT) | BIT(REPEAT_EXPR) |    \
     BIT(REPEAT_UNTIL) | BIT(VALID) | BIT(POS) | BIT(IO) | BIT(VALUE) | BIT(ORIG_ID) |             \
     BIT(SEVERITY) | BIT(CODE) | BIT(EXPECT) | BIT(SUBJECT) | BIT(CHECKSUM) | BIT(IMPLIED))
#define ANY_SIZE                                                                                   \
    (BIT(SIZE) | BIT(SIZE_EOS) | BIT(TERMINATOR) | BIT(INCLUDE) | BIT(CONSUME) | BIT(EOS_ERROR) |  \
     BIT(PAD_RIGHT))

static void refuse_key(sema *s, const m_attr *a, attr_key key, const char *what) {
    ksyc_diag_error(s->diag, ksyc_yaml_key_place(s->pool, attr_value(a, key)),
                    "'%s' has no meaning for %s", ksyc_attr_key_name(key), what);
    if (key == KEY_CONTENTS) ksyc_diag_help(s->diag, "'contents' are bytes: leave out the 'type'");
    if (key == KEY_SIZE && a->type != NULL)
        ksyc_diag_help(s->diag, "how large it is, its type says: leave out the 'size'");
    if (key == KEY_ENUM) ksyc_diag_help(s->diag, "an enum gives names to integers");
    if (key == KEY_ENCODING) ksyc_diag_help(s->diag, "only 'str' and 'strz' have an encoding");
}

static void refuse_keys(sema *s, const m_attr *a, uint64_t allowed, const char *what) {
    for (unsigned k = 0; k < NUM_ATTR_KEYS; k++)
        if (attr_value(a, (attr_key)k) != NULL && (allowed >> k & 1) == 0)
            refuse_key(s, a, (attr_key)k, what);
}

/* --------------------------------------------------------------------------------------- sizing */

static bool has_size(const m_attr *a) {
    return attr_value(a, KEY_SIZE) != NULL || a->size_eos || attr_value(a, KEY_TERMINATOR) != NULL;
}

static void set_sizing(sema *s, const m_attr *a, ir_data *d, bool is_strz, uint32_t code_unit) {
    bool limited = attr_value(a, KEY_SIZE) != NULL || a->size_eos;
    if (attr_value(a, KEY_SIZE) != NULL)
        d->sizing = IR_SIZE_EXPR;
    else if (a->size_eos)
        d->sizing = IR_SIZE_EOS;
    else if (a->terminator >= 0 || is_strz)
        d->sizing = IR_SIZE_TERMINATED;
    if (attr_value(a, KEY_SIZE) != NULL && a->size_eos)
        ksyc_diag_error(s->diag, ksyc_yaml_key_place(s->pool, attr_value(a, KEY_SIZE_EOS)),
                        "'size' and 'size-eos' exclude each other");
    d->has_terminator = a->terminator >= 0 || is_strz;
    d->terminator = a->terminator >= 0 ? (uint8_t)a->terminator : 0;
    d->term_unit = is_strz && a->terminator < 0 ? (uint8_t)code_unit : 1;
    d->include = a->include;
    d->consume = a->consume;
    d->eos_error = a->eos_error;
    d->has_pad = limited && a->pad_right >= 0;
    d->pad = d->has_pad ? (uint8_t)a->pad_right : 0;
    if (a->pad_right >= 0 && !limited)
        ksyc_diag_warning(s->diag, ksyc_yaml_key_place(s->pool, attr_value(a, KEY_PAD_RIGHT)),
                          "'pad-right' has no effect without 'size' or 'size-eos'");
    d->process = a->process;
}

/* -------------------------------------------------------------------------------- single types */

/* Once for a file: one line of it is missing, however many numbers need it. */
static void lacks_endian(sema *s, unit *u, const char *name, source_place place) {
    if (u->lacks_endian) return;
    u->lacks_endian = true;
    ksyc_diag_error(s->diag, place, "'%s' needs a byte order: '%sle', '%sbe' or 'meta/endian'",
                    name, name, name);
    ksyc_diag_help(s->diag, "'endian: le' or 'endian: be' below 'meta:' is that of all numbers");
}

static bool set_number(sema *s, type_info *type, const m_attr *a, const char *name,
                       source_place place, ir_data *d) {
    bool has_endian;
    if (!ksyc_is_number_type(name, d, &has_endian)) return false;
    if (d->kind == IR_D_BITS) {
        if (!has_endian) d->endian = type->bit_endian;
        if (d->bits > 64)
            ksyc_diag_error(s->diag, place, "'%.20s': at most 64 bits are possible", name);
    } else if (!has_endian) {
        if (type->endian_from == NULL)
            lacks_endian(s, type->unit, name, place);
        else
            d->endian = type->endian_from->model->endian;
        if (d->endian == IR_CALC) type->needs_endian = true;
    }
    if (a->enumeration != NULL && d->kind != IR_D_FLOAT) {
        d->enumeration = ksyc_find_enum(s, type, a->enumeration, a->enumeration->num_parts,
                                        key_place(s, a, KEY_ENUM));
        if (d->enumeration != NULL) {
            if (d->vtype.kind == IR_BOOL) d->vtype.range = (ir_range){0, 1, false};
            d->vtype.kind = IR_ENUM;
            d->vtype.enumeration = d->enumeration;
        }
    }
    return true;
}

static void set_string(sema *s, type_info *type, const m_attr *a, bool is_strz, ir_data *d) {
    d->kind = IR_D_STR;
    d->vtype = ksyc_vtype_kind(IR_STR);
    d->encoding = type->encoding;
    if (a->encoding != NULL)
        d->encoding = ksyc_check_encoding(s, a->encoding, key_place(s, a, KEY_ENCODING));
    if (d->encoding == NULL) {
        if (!a->has_unknown_key) {
            ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, a->node),
                            "a string needs an 'encoding'");
            ksyc_diag_help(s->diag,
                           "'encoding: UTF-8' below 'meta:' is that of all strings of the file");
        }
        d->encoding = "UTF-8";
    }
    set_sizing(s, a, d, is_strz, ksyc_encoding_unit(d->encoding));
    if (d->process != IR_P_NONE && a->is_switch)
        ksyc_diag_warning(
            s->diag, key_place(s, a, KEY_PROCESS),
            "'process' is for bytes and objects: the strings of this switch are taken as they are");
    d->process = IR_P_NONE;
    if (is_strz || has_size(a) || a->has_unknown_key) return;
    ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, a->node),
                    "a string needs 'size', 'size-eos: true' or 'terminator'");
    ksyc_diag_help(s->diag, "'type: strz' is a string that a zero byte ends");
}

static void set_user_type(sema *s, type_info *type, const m_attr *a, const type_ref *ref,
                          source_place place, ir_data *d) {
    d->kind = IR_D_USER;
    set_sizing(s, a, d, false, 1);
    if (ref->is_array) {
        ksyc_diag_error(s->diag, place,
                        "arrays are made with 'repeat', '[]' is for parameters and casts");
        return;
    }
    type_info *found = ksyc_find_type(s, type, ref, place);
    if (found == NULL) return;
    d->type = &found->ir;
    d->vtype = ksyc_vtype_object(found);
    /* Objects whose type is in another file have no parent, unless one is given. */
    d->no_parent = a->no_parent || (found->unit != type->unit && attr_value(a, KEY_PARENT) == NULL);
    if (d->process != IR_P_NONE && !has_size(a))
        ksyc_diag_error(s->diag, key_place(s, a, KEY_PROCESS),
                        "'process' needs 'size', 'size-eos: true' or 'terminator'");
}

static bool is_plain(const type_ref *ref, const char *name) {
    return ref->num_parts == 1 && !ref->is_absolute && !ref->is_array &&
           strcmp(ref->parts[0], name) == 0;
}

/* `in_switch`: the keys apply to all cases together, and each case uses those that it needs. */
static void set_type(sema *s, type_info *type, const m_attr *a, const type_ref *ref,
                     source_place place, bool in_switch, ir_data *d) {
    bool is_strz = is_plain(ref, "strz");
    bool simple = ref->num_parts == 1 && !ref->is_absolute && !ref->is_array;
    if (simple && set_number(s, type, a, ref->parts[0], place, d)) {
        if (!in_switch)
            refuse_keys(s, a, ANY_TYPE | (d->kind == IR_D_FLOAT ? 0 : BIT(ENUM)), ref->parts[0]);
    } else if (is_strz || is_plain(ref, "str")) {
        if (!in_switch) refuse_keys(s, a, ANY_TYPE | ANY_SIZE | BIT(ENCODING), ref->parts[0]);
        set_string(s, type, a, is_strz, d);
    } else {
        if (!in_switch)
            refuse_keys(s, a, ANY_TYPE | ANY_SIZE | BIT(PROCESS) | BIT(PARENT), "an object");
        set_user_type(s, type, a, ref, place, d);
        return;
    }
    if (ref->has_args) ksyc_diag_error(s->diag, place, "'%s' takes no arguments", ref->text);
}

static void set_bytes(sema *s, const m_attr *a, ir_data *d) {
    d->kind = IR_D_BYTES;
    d->vtype = ksyc_vtype_kind(IR_BYTES);
    set_sizing(s, a, d, false, 1);
    if (attr_value(a, KEY_CONTENTS) != NULL) {
        refuse_keys(s, a, (ANY_TYPE & ~BIT(TYPE)) | BIT(CONTENTS) | BIT(SIZE) | BIT(PROCESS),
                    "'contents'");
        d->is_contents = true;
        d->sizing = IR_SIZE_EXPR;
        return;
    }
    refuse_keys(s, a, ANY_TYPE | ANY_SIZE | BIT(PROCESS), "bytes");
    const yaml_node *to_end = attr_value(a, KEY_SIZE_EOS); /* what it says may be wrong */
    const bool is_said = to_end != NULL && to_end->kind != YAML_BOOL;
    if (has_size(a) || a->has_unknown_key || is_said) return;
    ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, a->node),
                    "bytes need 'size', 'size-eos: true', 'terminator' or 'contents'");
    if (a->rare->contents == NULL)
        ksyc_diag_help(s->diag, "a field without 'type' is bytes; a number has one, such as 'u1'");
}

/* ------------------------------------------------------------------------------------ switches */

static void set_switch(sema *s, type_info *type, const m_attr *a, ir_data *d) {
    d->kind = IR_D_SWITCH;
    refuse_keys(s, a, ANY_TYPE | ANY_SIZE | BIT(PROCESS) | BIT(ENCODING) | BIT(PARENT), "a switch");
    set_sizing(s, a, d, false, 1);
    d->cases = ksyc_pool_array(s->pool, a->rare->num_cases + 1, sizeof *d->cases);
    const m_case *rest = NULL;
    bool checked = false, failed = false;
    for (size_t i = 0; i <= a->rare->num_cases; i++) {
        const m_case *from = i < a->rare->num_cases ? &a->rare->cases[i] : rest;
        if (i < a->rare->num_cases && from->key == NULL) {
            rest = from; /* `_` goes last */
            continue;
        }
        if (from == NULL) break;
        ir_case *to = &d->cases[d->num_cases++];
        to->place = ksyc_yaml_place(s->pool, from->node);
        set_type(s, type, a, from->type, to->place, true, &to->data);
    }
    /* Bytes of known size that match no case are kept as bytes; nothing is stripped from them. */
    bool limited = d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS;
    if (rest == NULL && limited) {
        ir_case *to = &d->cases[d->num_cases++];
        to->place = ksyc_yaml_place(s->pool, a->node);
        to->data = (ir_data){.kind = IR_D_BYTES,
                             .vtype = ksyc_vtype_kind(IR_BYTES),
                             .sizing = d->sizing,
                             .term_unit = 1,
                             .consume = true,
                             .eos_error = true,
                             .process = d->process};
    }
    for (size_t i = 0; i < d->num_cases; i++) {
        ir_vtype v = d->cases[i].data.vtype;
        failed = failed || v.kind == IR_NONE;
        d->vtype = i == 0 ? v : ksyc_vtype_combine(s, d->vtype, v, &checked);
    }
    if (failed) d->vtype = ksyc_vtype_kind(IR_NONE);
    if (d->num_cases == 0) d->vtype = ksyc_vtype_kind(IR_NONE); /* reported by the model */
}

/* -------------------------------------------------------------------------------------- fields */

static void resolve_field(sema *s, type_info *type, attr_info *attr) {
    const m_attr *a = attr->model;
    ir_data *d = &attr->ir.data;
    if (attr_value(a, KEY_CONTENTS) != NULL && attr_value(a, KEY_VALID) != NULL)
        ksyc_diag_error(s->diag, ksyc_yaml_key_place(s->pool, attr_value(a, KEY_VALID)),
                        "'contents' and 'valid' exclude each other");
    if (a->is_switch)
        set_switch(s, type, a, d);
    else if (a->type != NULL)
        set_type(s, type, a, a->type, key_place(s, a, KEY_TYPE), false, d);
    else if (attr_value(a, KEY_TYPE) == NULL)
        set_bytes(s, a, d);
    attr->ir.repeat = a->repeat;
    attr->ir.vtype = a->repeat == IR_ONCE ? d->vtype : ksyc_vtype_array(s, d->vtype);
}

static void resolve_param(sema *s, type_info *type, attr_info *attr) {
    const m_attr *a = attr->model;
    ir_vtype v = ksyc_vtype_kind(IR_BYTES);
    if (a->type != NULL) {
        source_place place = key_place(s, a, KEY_TYPE);
        if (a->type->has_args)
            ksyc_diag_error(s->diag, place, "a parameter type takes no arguments");
        if (!ksyc_find_pure_type(s, type, a->type, place, &v)) v = ksyc_vtype_kind(IR_NONE);
    } else if (attr_value(a, KEY_TYPE) != NULL) {
        v = ksyc_vtype_kind(IR_NONE);
    }
    if (a->enumeration != NULL && v.kind != IR_NONE) {
        source_place place = key_place(s, a, KEY_ENUM);
        const ir_enum *e =
            ksyc_find_enum(s, type, a->enumeration, a->enumeration->num_parts, place);
        ir_vtype elem = v.kind == IR_ARRAY ? *v.elem : v;
        if (elem.kind == IR_BOOL) elem = ksyc_vtype_int((ir_range){0, 1, false}); /* b1 */
        if (elem.kind != IR_INT) {
            ksyc_diag_error(s->diag, place, "only integers can be values of an enum");
        } else if (e != NULL) {
            elem.kind = IR_ENUM;
            elem.enumeration = e;
            v = v.kind == IR_ARRAY ? ksyc_vtype_array(s, elem) : elem;
        }
    }
    attr->ir.vtype = v;
}

static void resolve_subject(sema *s, type_info *type, attr_info *attr) {
    const m_attr *a = attr->model;
    if (a->rare->subject == NULL) return;
    source_place place = key_place(s, a, KEY_SUBJECT);
    const attr_info *found = ksyc_names_get(&type->fields, a->rare->subject);
    if (attr->ir.kind != IR_SEQ)
        ksyc_diag_error(s->diag, place, "'-subject' is only for fields of a seq");
    else if (found == NULL || found->ir.kind != IR_SEQ || found->ir.index >= attr->ir.index)
        ksyc_diag_error(s->diag, place, "'%.60s' is no earlier field of this seq",
                        a->rare->subject);
    else
        attr->ir.subject = &found->ir;
}

/* ----------------------------------------------------------------------------------- checksums */

/* A number that holds every result, or as many bytes as a digest has. */
static bool can_hold(const attr_info *attr, const ir_checksum_kind *kind) {
    const ir_vtype *v = &attr->ir.vtype;
    const m_expr *size = attr->model->size;
    if (attr->ir.repeat != IR_ONCE || attr->ir.data.kind == IR_D_SWITCH) return false;
    if (kind->bits > 64) {
        const bool is_known = size != NULL && size->tree->op == AST_INT;
        return v->kind == IR_BYTES && ksyc_is_raw(&attr->ir.data) &&
               (!is_known || size->tree->word == kind->bits / 8);
    }
    return v->kind == IR_INT && v->range.min >= 0 &&
           v->range.max >= (UINT64_C(1) << kind->bits) - 1;
}

static void find_spans(sema *s, ir_checksum *sum, const ir_attr *own) {
    ir_span *spans = ksyc_pool_array(s->pool, sum->num_fields, sizeof *spans);
    size_t n = 0;
    for (size_t i = 0; i < sum->num_fields; i++) {
        const ir_attr *field = sum->fields[i];
        const ir_attr *before = n > 0 ? spans[n - 1].last : NULL;
        if (before != NULL && field != own && before != own && field->index == before->index + 1)
            spans[n - 1].last = field;
        else
            spans[n++] = (ir_span){field, field};
    }
    for (size_t i = 0; i < n; i++) {
        attr_info_of(spans[i].first)->ir.begins_span = true;
        attr_info_of(spans[i].last)->ir.ends_span = true;
    }
    sum->spans = spans;
    sum->num_spans = n;
}

static void resolve_checksum(sema *s, type_info *type, attr_info *attr) {
    const m_checksum *from = attr->model->rare->checksum;
    if (from == NULL || attr->ir.vtype.kind == IR_NONE) return;
    if (!can_hold(attr, from->kind)) {
        const source_place place = key_place(s, attr->model, KEY_CHECKSUM);
        if (from->kind->bits > 64)
            ksyc_diag_error(s->diag, place,
                            "%s needs a field of %u bytes, without terminator, padding or process",
                            from->kind->name, from->kind->bits / 8);
        else
            ksyc_diag_error(s->diag, place, "%s needs an unsigned number of at least %u bits",
                            from->kind->name, from->kind->bits);
        return;
    }
    ir_checksum *sum = ksyc_pool_alloc(s->pool, sizeof *sum);
    sum->kind = from->kind;
    sum->last = &attr->ir;
    sum->fields = ksyc_pool_array(s->pool, from->num_fields, sizeof *sum->fields);
    for (size_t i = 0; i < from->num_fields; i++) {
        attr_info *field = ksyc_names_get(&type->fields, from->fields[i]);
        if (field == NULL || field->ir.kind != IR_SEQ) {
            ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, from->nodes[i]),
                            "'%.60s' is no field of this seq", from->fields[i]);
            return;
        }
        if (field->summed_by == attr) {
            ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, from->nodes[i]),
                            "'%.60s' is there twice", from->fields[i]);
            return;
        }
        field->summed_by = attr;
        if (field == attr && from->num_fields == 1) {
            ksyc_diag_error(s->diag, ksyc_yaml_place(s->pool, from->nodes[i]),
                            "a checksum of nothing but itself");
            return;
        }
        sum->fields[sum->num_fields++] = &field->ir;
        if (field->ir.index > sum->last->index) sum->last = &field->ir;
    }
    find_spans(s, sum, &attr->ir);
    attr->ir.checksum = sum;
    attr_info *last = attr_info_of(sum->last);
    sum->next = last->ir.first_compared;
    last->ir.first_compared = &attr->ir;
}

/* ---------------------------------------------------------------------------------------- a type */

void ksyc_resolve_data(sema *s, type_info *type) {
    for (size_t i = 0; i < type->ir.num_params; i++)
        resolve_param(s, type, attr_info_of(type->ir.params[i]));
    for (size_t i = 0; i < type->ir.num_seq; i++) {
        resolve_field(s, type, attr_info_of(type->ir.seq[i]));
        resolve_subject(s, type, attr_info_of(type->ir.seq[i]));
    }
    /* From the end, so that those compared after the same field are in the order of the seq. */
    for (size_t i = type->ir.num_seq; i-- > 0;)
        resolve_checksum(s, type, attr_info_of(type->ir.seq[i]));
    for (size_t i = 0; i < type->ir.num_instances; i++) {
        attr_info *attr = attr_info_of(type->ir.instances[i]);
        if (attr->ir.kind != IR_PARSE_INSTANCE) continue;
        resolve_field(s, type, attr);
        resolve_subject(s, type, attr);
    }
}
