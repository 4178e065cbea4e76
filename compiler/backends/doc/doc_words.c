/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_words.h"

#include <stdint.h>
#include <string.h>

#include "doc_choice.h"
#include "doc_text.h"
#include "expr_show.h"
#include "expr_words.h"
#include "queries.h"
#include "text_output.h"

enum {
    LONG_EXPRESSION = 80, /* columns; longer expressions are moved out of the table */
    LONG_IN_PICTURE = 36,
    MANY_CASES = 16 /* distinct lines; more of them are counted, not listed */
};

/* ---------------------------------------------------------------------------- anchors and links */

const char *ksyc_doc_type_anchor(pool *p, const ir_type *type) {
    return ksyc_pool_printf(p, "type-%s", type->c_name);
}

const char *ksyc_doc_enum_anchor(pool *p, const ir_enum *enumeration) {
    return ksyc_pool_printf(p, "enum-%s", enumeration->c_name);
}

const char *ksyc_doc_family_anchor(pool *p, const doc_family *family) {
    return ksyc_pool_printf(p, "layouts-%s-%s", family->chooser->owner->c_name,
                            family->chooser->id);
}

/* Types of an imported file have its id in their name, as in the grammar. */
static const char *full_name(pool *p, const char *path, const ir_type *outer) {
    if (outer == NULL || !outer->is_imported) return path;
    while (outer->outer) outer = outer->outer;
    return ksyc_pool_printf(p, "%s::%s", outer->id, path);
}

const char *ksyc_doc_type_name(pool *p, const ir_type *type) {
    return full_name(p, type->path, type->outer);
}

const char *ksyc_doc_enum_name(pool *p, const ir_enum *enumeration) {
    return full_name(p, enumeration->path, enumeration->owner);
}

const char *ksyc_doc_type_link(const doc_pen *pen, const ir_type *type) {
    const char *name = ksyc_doc_type_name(pen->pool, type);
    if (pen->is_plain) return name;
    return ksyc_pool_printf(pen->pool, "[%s](#%s)", name, ksyc_doc_type_anchor(pen->pool, type));
}

const char *ksyc_doc_enum_link(const doc_pen *pen, const ir_enum *enumeration) {
    const char *name = ksyc_doc_enum_name(pen->pool, enumeration);
    if (pen->is_plain) return name;
    return ksyc_pool_printf(pen->pool, "[%s](#%s)", name,
                            ksyc_doc_enum_anchor(pen->pool, enumeration));
}

const char *ksyc_doc_attr_path(pool *p, const ir_attr *attr) {
    return ksyc_pool_printf(p, "%s.%s", ksyc_doc_type_name(p, attr->owner), attr->id);
}

/* --------------------------------------------------------------------------------- expressions */

/* The name for `_`, which is the field itself unless that is a list (then it is the element) or has no name. */
static const char *item_name(const ir_attr *attr) {
    return attr->repeat == IR_ONCE && attr->id[0] != '_' ? attr->id : NULL;
}

static const char *code(const doc_pen *pen, const char *text) {
    return pen->is_plain ? text : ksyc_md_code(pen->pool, text);
}

/* Several words stand in parentheses among others. */
static bool is_one_word(pool *p, const ir_expr *expr) {
    const expr_words words = ksyc_expr_words(p, expr);
    for (size_t i = 0; i < words.count; i++)
        if (words.items[i].num_blanks > 0) return false;
    return true;
}

const char *ksyc_doc_expr(const doc_pen *pen, const ir_attr *attr, const ir_expr *expr,
                          const char *what) {
    pool *p = pen->pool;
    const char *text = ksyc_expr_show_about(p, expr, item_name(attr));
    size_t columns = ksyc_text_columns(text);
    if (pen->is_plain && columns > LONG_IN_PICTURE) return "…";
    if (pen->is_plain && !is_one_word(p, expr)) return ksyc_pool_printf(p, "(%s)", text);
    if (pen->is_plain || pen->formulas == NULL || columns <= LONG_EXPRESSION)
        return code(pen, text);
    const doc_formula formula = {what, attr, expr, item_name(attr)};
    return ksyc_doc_formula_link(p, pen->formulas, formula);
}

/* ---------------------------------------------------------------------------------------- types */

/* " LE" and the like, when the byte orders differ within the page. */
static const char *order_suffix(const doc_pen *pen, const ir_data *data) {
    if (data->kind == IR_D_BITS) {
        if (!pen->facts->has_high_first || !pen->facts->has_low_first) return "";
        return data->endian == IR_LITTLE ? ", low first" : ", high first";
    }
    if (ksyc_doc_has_one_order(pen->facts) || data->size == 1) return "";
    return data->endian == IR_LITTLE ? " LE" : data->endian == IR_BIG ? " BE" : " LE or BE";
}

static const char *number_type(const doc_pen *pen, const ir_data *data) {
    const char *name = data->kind == IR_D_FLOAT ? "float" : data->is_signed ? "int" : "uint";
    const char *order = order_suffix(pen, data);
    if (data->kind != IR_D_BITS)
        return ksyc_pool_printf(pen->pool, "%s%u%s", name, data->size * 8, order);
    if (data->vtype.kind == IR_BOOL) return ksyc_pool_printf(pen->pool, "flag%s", order);
    return ksyc_pool_printf(pen->pool, "%u bit%s%s", (unsigned)data->bits,
                            data->bits == 1 ? "" : "s", order);
}

/* How bytes are processed before they become a value. */
static const char *trimming(const doc_pen *pen, const ir_data *data) {
    pool *p = pen->pool;
    const char *text = "";
    if (data->has_pad) {
        const char *pad = ksyc_pool_printf(p, "%02x", (unsigned)data->pad);
        text = ksyc_pool_printf(p, ", padded with %s", code(pen, pad));
    }
    if (data->has_terminator && data->sizing != IR_SIZE_TERMINATED) {
        const char *terminator = ksyc_pool_printf(p, "%02x", (unsigned)data->terminator);
        text = ksyc_pool_printf(p, "%s, ends before %s", text, code(pen, terminator));
    }
    if (data->has_terminator && data->include)
        text = ksyc_pool_printf(p, "%s, the terminator included", text);
    return text;
}

static const char *processing(const doc_pen *pen, const ir_attr *attr, const ir_data *data) {
    static const char *const words[] = {
        "", ", XOR with", ", rotated left by", ", rotated right by", ", compressed by zlib", ""};
    if (data->process == IR_P_CUSTOM)
        return ksyc_pool_printf(pen->pool, ", encoded for %s",
                                code(pen, data->process_call->function->name));
    if (data->process_arg == NULL) return words[data->process];
    return ksyc_pool_printf(pen->pool, "%s %s", words[data->process],
                            ksyc_doc_expr(pen, attr, data->process_arg, "Processing"));
}

/* A field or parameter of the same name is given. */
static bool passes_on(const ir_expr *arg, const ir_attr *param) {
    return arg->op == IR_FIELD && arg->args[0]->op == IR_SELF &&
           ksyc_same_id(arg->attr->id, param->id);
}

/* "<br>`a` = `x`" for each parameter. */
static const char *arguments(const doc_pen *pen, const ir_attr *attr, const ir_data *data) {
    output text = ksyc_output_new(pen->pool, 0);
    for (size_t i = 0; i < data->num_args && !pen->is_plain; i++) {
        const char *name = data->type->params[i]->id;
        if (pen->is_brief && passes_on(data->args[i], data->type->params[i])) continue;
        const char *value = ksyc_doc_expr(pen, attr, data->args[i],
                                          ksyc_pool_printf(pen->pool, "Parameter `%s`", name));
        ksyc_appendf(&text, "%s`%s` = %s", pen->is_brief ? ", " : "<br>", name, value);
    }
    return ksyc_output_text(&text);
}

/* One element that is no switch. */
static const char *data_type(const doc_pen *pen, const ir_attr *attr, const ir_data *data) {
    pool *p = pen->pool;
    const char *tail =
        ksyc_pool_printf(p, "%s%s", trimming(pen, data), processing(pen, attr, data));
    switch (data->kind) {
    case IR_D_INT:
    case IR_D_FLOAT:
    case IR_D_BITS: {
        const char *number = number_type(pen, data);
        if (data->enumeration == NULL) return number;
        return ksyc_pool_printf(p, "%s: %s", number, ksyc_doc_enum_link(pen, data->enumeration));
    }
    case IR_D_STR: return ksyc_pool_printf(p, "text in %s%s", data->encoding, tail);
    case IR_D_USER:
        return ksyc_pool_printf(p, "%s%s%s", ksyc_doc_type_link(pen, data->type), tail,
                                arguments(pen, attr, data));
    default: return ksyc_pool_printf(p, "bytes%s", tail);
    }
}

/* The key of a case; a label without its enum, which the switch value has anyway. */
static const char *key_text(const doc_pen *pen, const ir_expr *key) {
    return code(pen, key->op == IR_LIT_ENUM ? key->label->id : ksyc_expr_show(pen->pool, key));
}

/* Groups the cases that are of one type; returns how many groups there are. */
static size_t group_cases(const doc_pen *pen, const ir_attr *attr, doc_choice *choices) {
    doc_choices all = ksyc_doc_choices_new(pen->pool, choices, attr->data.num_cases);
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_case *c = &attr->data.cases[i];
        doc_choice *choice = ksyc_doc_choice_of(&all, c);
        if (!ksyc_output_is_empty(&choice->keys)) ksyc_append(&choice->keys, ", ");
        ksyc_append(&choice->keys, c->key ? key_text(pen, c->key) : "otherwise");
    }
    return all.count;
}

/* What is read when no case fits; "" when one always does. */
static const char *no_case(const ir_data *data) {
    if (data->num_cases > 0 && data->cases[data->num_cases - 1].key == NULL) return "";
    return data->sizing == IR_SIZE_NONE ? "<br>otherwise: absent" : "<br>otherwise: bytes";
}

static const char *switch_type(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *on = ksyc_doc_expr(pen, attr, attr->data.on, "Choice");
    if (pen->is_plain) return ksyc_pool_printf(p, "by %s", on);
    const doc_family *family = ksyc_doc_family_of_attr(pen->facts, attr);
    if (family)
        return ksyc_pool_printf(p, "by %s: one of [%zu layouts](#%s)%s", on, family->num_types,
                                ksyc_doc_family_anchor(p, family), no_case(&attr->data));
    doc_choice *choices = ksyc_pool_array(p, attr->data.num_cases, sizeof *choices);
    const doc_pen brief = {p, pen->facts, pen->formulas, true, false};
    size_t count = group_cases(&brief, attr, choices);
    const char *text = ksyc_pool_printf(p, "by %s:", on);
    for (size_t i = 0; i < count && i < MANY_CASES; i++)
        text = ksyc_pool_printf(p, "%s<br>%s: %s", text, ksyc_output_text(&choices[i].keys),
                                data_type(&brief, attr, choices[i].data));
    if (count > MANY_CASES)
        text = ksyc_pool_printf(p, "%s<br>and %zu more", text, count - MANY_CASES);
    return ksyc_pool_printf(p, "%s%s", text, no_case(&attr->data));
}

const char *ksyc_doc_short_type(const doc_pen *pen, const ir_attr *attr) {
    return attr->data.kind == IR_D_SWITCH ? switch_type(pen, attr)
                                          : data_type(pen, attr, &attr->data);
}

const char *ksyc_doc_type(const doc_pen *pen, const ir_attr *attr) {
    const char *type = ksyc_doc_short_type(pen, attr);
    return attr->repeat == IR_ONCE ? type : ksyc_pool_printf(pen->pool, "list of %s", type);
}

const char *ksyc_doc_kind(const doc_pen *pen, const ir_vtype *type) {
    switch (type->kind) {
    case IR_INT: return "integer";
    case IR_FLOAT: return "number";
    case IR_BOOL: return "yes or no";
    case IR_BYTES: return "bytes";
    case IR_STR: return "text";
    case IR_ENUM: return ksyc_doc_enum_link(pen, type->enumeration);
    case IR_OBJECT: return ksyc_doc_type_link(pen, type->type);
    case IR_STRUCT: return "any object";
    case IR_STREAM: return "stream";
    case IR_ARRAY: return ksyc_pool_printf(pen->pool, "list of %s", ksyc_doc_kind(pen, type->elem));
    default: return "any value";
    }
}

const char *ksyc_doc_keys_of(const doc_pen *pen, const ir_attr *attr, const ir_type *type) {
    output keys = ksyc_output_new(pen->pool, 0);
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_case *c = &attr->data.cases[i];
        if (c->data.kind != IR_D_USER || c->data.type != type || c->key == NULL) continue;
        ksyc_appendf(&keys, "%s%s", ksyc_output_is_empty(&keys) ? "" : ", ", key_text(pen, c->key));
    }
    return ksyc_output_is_empty(&keys) ? NULL : ksyc_output_text(&keys);
}

/* ------------------------------------------------------------------------------ where, how long */

const char *ksyc_doc_where(const doc_pen *pen, const doc_offset *offset) {
    pool *p = pen->pool;
    const char *text = ksyc_pool_printf(p, "%llu", (unsigned long long)offset->bytes);
    if (offset->after) {
        const char *field = code(pen, offset->after->id);
        text = offset->bytes > 0 ? ksyc_pool_printf(p, "after %s + %s", field, text)
                                 : ksyc_pool_printf(p, "after %s", field);
    }
    return offset->bits > 0 ? ksyc_pool_printf(p, "%s, bit %u", text, offset->bits) : text;
}

static const char *bits_text(pool *p, uint64_t bits) {
    if (bits % 8 == 0) return ksyc_pool_printf(p, "%llu", (unsigned long long)(bits / 8));
    return bits == 1 ? "1 bit" : ksyc_pool_printf(p, "%llu bits", (unsigned long long)bits);
}

/* Adds a size to those found so far, in ascending order; false when there are too many. */
static bool add_size(uint64_t *sizes, size_t *count, size_t capacity, uint64_t size) {
    size_t at = 0;
    while (at < *count && sizes[at] < size) at++;
    if (at < *count && sizes[at] == size) return true;
    if (*count == capacity) return false;
    memmove(sizes + at + 1, sizes + at, (*count - at) * sizeof *sizes);
    sizes[at] = size;
    ++*count;
    return true;
}

/* "1, 2 or 4" for a switch whose cases are of few fixed sizes. */
static const char *switch_size(pool *p, const ir_data *data) {
    uint64_t sizes[6], bits;
    size_t count = 0;
    bool has_default = false;
    for (size_t i = 0; i < data->num_cases; i++) {
        if (data->cases[i].key == NULL) has_default = true;
        if (!ksyc_doc_data_bits(&data->cases[i].data, &bits) || !add_size(sizes, &count, 5, bits))
            return "varies";
    }
    if (!has_default && !add_size(sizes, &count, 6, 0)) return "varies";
    const char *text = "";
    for (size_t i = 0; i < count; i++)
        text = ksyc_pool_printf(p, "%s%s%s", text,
                                i == 0           ? ""
                                : i + 1 == count ? " or "
                                                 : ", ",
                                bits_text(p, sizes[i]));
    return text;
}

static const char *terminator_text(const doc_pen *pen, const ir_data *data) {
    pool *p = pen->pool;
    const char *byte = code(pen, ksyc_pool_printf(p, "%02x", (unsigned)data->terminator));
    const char *mark = data->term_unit > 1
                           ? ksyc_pool_printf(p, "%u zero bytes", (unsigned)data->term_unit)
                           : ksyc_pool_printf(p, "the byte %s", byte);
    return ksyc_pool_printf(p, "up to %s%s%s", mark, data->eos_error ? "" : " or the end",
                            data->consume ? "" : ", left unread");
}

static const char *element_size(const doc_pen *pen, const ir_attr *attr) {
    const ir_data *data = &attr->data;
    uint64_t bits;
    if (ksyc_doc_data_bits(data, &bits)) return bits_text(pen->pool, bits);
    switch (data->sizing) {
    case IR_SIZE_EXPR: return ksyc_doc_expr(pen, attr, data->size_expr, "Size");
    case IR_SIZE_EOS: return "the rest";
    case IR_SIZE_TERMINATED: return terminator_text(pen, data);
    default: break;
    }
    if (data->kind == IR_D_SWITCH) return switch_size(pen->pool, data);
    if (data->kind == IR_D_USER && data->type->min_size > 0)
        return ksyc_pool_printf(pen->pool, "%llu or more",
                                (unsigned long long)data->type->min_size);
    return "varies";
}

bool ksyc_doc_has_long_size(const doc_pen *pen, const ir_attr *attr) {
    uint64_t bits;
    if (attr->repeat != IR_ONCE || attr->data.sizing != IR_SIZE_EXPR ||
        ksyc_doc_data_bits(&attr->data, &bits))
        return false;
    const char *text = ksyc_expr_show_about(pen->pool, attr->data.size_expr, item_name(attr));
    return ksyc_text_columns(text) > LONG_IN_PICTURE;
}

const char *ksyc_doc_size(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *size = element_size(pen, attr), *count;
    uint64_t bits;
    bool is_simple = ksyc_doc_data_bits(&attr->data, &bits);
    switch (attr->repeat) {
    case IR_REPEAT_EXPR:
        count = ksyc_doc_expr(pen, attr, attr->repeat_expr, "Count");
        if (is_simple) return ksyc_pool_printf(p, "%s × %s", count, size);
        if (pen->is_plain)
            return ksyc_pool_printf(p, "%s × %s", ksyc_doc_short_type(pen, attr), count);
        return ksyc_pool_printf(p, "%s × (%s)", count, size);
    case IR_REPEAT_EOS: return ksyc_pool_printf(p, "%s each, to the end", size);
    case IR_REPEAT_UNTIL:
        count = ksyc_doc_expr(pen, attr, attr->repeat_expr, "End");
        return ksyc_pool_printf(p, "%s each, until %s", size, count);
    default: return size;
    }
}

/* ------------------------------------------------------------------------------------- meaning */

const char *ksyc_doc_references(pool *p, const char *const *references, size_t count) {
    output text = ksyc_output_new(p, 0);
    for (size_t i = 0; i < count; i++)
        ksyc_appendf(&text, "%s%s", i == 0 ? "" : ", ", ksyc_md_reference(p, references[i]));
    return ksyc_output_text(&text);
}

/* Appends a part with a blank between. */
static const char *joined(pool *p, const char *text, const char *part) {
    return *text && *part ? ksyc_pool_printf(p, "%s %s", text, part) : *text ? text : part;
}

const char *ksyc_doc_meaning(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *text = "";
    if (attr->condition)
        text = ksyc_pool_printf(p, "*Only if %s.*",
                                ksyc_doc_expr(pen, attr, attr->condition, "Condition"));
    if (attr->doc) text = joined(p, text, ksyc_md_line(p, attr->doc));
    if (attr->num_doc_refs == 0) return text;
    const char *references = ksyc_doc_references(p, attr->doc_refs, attr->num_doc_refs);
    return joined(p, text, ksyc_pool_printf(p, "See %s.", references));
}

/* --------------------------------------------------------------------------------------- rules */

static bool is_printable(const char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] < ' ' || bytes[i] > '~') return false;
    return size > 0;
}

/* "`50 4b` (`PK`)" */
static const char *bytes_words(const doc_pen *pen, const char *bytes, size_t size) {
    output all = ksyc_output_new(pen->pool, 0);
    for (size_t i = 0; i < size; i++)
        ksyc_appendf(&all, "%s%02x", i > 0 ? " " : "", (unsigned)(unsigned char)bytes[i]);
    const char *hex = ksyc_output_text(&all);
    if (!is_printable(bytes, size)) return code(pen, hex);
    return ksyc_pool_printf(pen->pool, "%s (%s)", code(pen, hex),
                            code(pen, ksyc_pool_copy(pen->pool, bytes, size)));
}

static const char *any_of_words(const doc_pen *pen, const ir_attr *attr, const ir_valid *valid) {
    const ir_enum *enumeration = attr->data.enumeration;
    if (enumeration && valid->num_exprs == enumeration->num_labels && valid->num_exprs > 4)
        return ksyc_pool_printf(pen->pool, "a value of %s", ksyc_doc_enum_link(pen, enumeration));
    output text = ksyc_output_new(pen->pool, 0);
    for (size_t i = 0; i < valid->num_exprs; i++) {
        ksyc_append(&text, i == 0 ? "one of " : ", ");
        ksyc_append(&text, ksyc_doc_expr(pen, attr, valid->exprs[i], "Rule"));
    }
    return ksyc_output_text(&text);
}

static const char *valid_words(const doc_pen *pen, const ir_attr *attr, const ir_valid *valid) {
    pool *p = pen->pool;
    if (valid->kind == IR_V_ANY_OF) return any_of_words(pen, attr, valid);
    if (valid->kind == IR_V_IN_ENUM)
        return ksyc_pool_printf(p, "a value of %s",
                                ksyc_doc_enum_link(pen, attr->data.enumeration));
    const ir_expr *expr = valid->exprs[0];
    if (valid->kind == IR_V_EQ && expr->op == IR_LIT_BYTES)
        return ksyc_pool_printf(p, "always %s", bytes_words(pen, expr->text, expr->size));
    const char *text = ksyc_doc_expr(pen, attr, expr, "Rule");
    switch (valid->kind) {
    case IR_V_EQ: return ksyc_pool_printf(p, "always %s", text);
    case IR_V_MIN: return ksyc_pool_printf(p, "at least %s", text);
    case IR_V_MAX: return ksyc_pool_printf(p, "at most %s", text);
    default: return text;
    }
}

/* Whether -expect is enough: constants are not repeated. */
static bool is_said_by_expect(const ir_attr *attr) {
    for (size_t i = 0; i < attr->num_valid; i++) {
        const ir_valid *valid = &attr->valid[i];
        expr_number number;
        if (valid->kind == IR_V_EXPR) return false;
        if (valid->kind == IR_V_ANY_OF || valid->kind == IR_V_IN_ENUM) continue;
        if (!ksyc_expr_constant(valid->exprs[0], &number) && valid->exprs[0]->op != IR_LIT_BYTES)
            return false;
    }
    return true;
}

static const char *checksum_words(const doc_pen *pen, const ir_checksum *sum) {
    output text = ksyc_output_new(pen->pool, 0);
    ksyc_appendf(&text, "the %s of", sum->kind->text);
    for (size_t i = 0; i < sum->num_fields; i++)
        ksyc_appendf(&text, "%s %s", i == 0 ? "" : ",", code(pen, sum->fields[i]->id));
    return ksyc_output_text(&text);
}

const char *ksyc_doc_demand(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *words = "";
    if (attr->expect && attr->checksum == NULL && is_said_by_expect(attr))
        return ksyc_md_line(p, attr->expect);
    for (size_t i = 0; i < attr->num_valid; i++)
        words = ksyc_pool_printf(p, "%s%s%s", words, i > 0 ? ", " : "",
                                 valid_words(pen, attr, &attr->valid[i]));
    if (attr->checksum != NULL)
        words = ksyc_pool_printf(p, "%s%s%s", words, attr->num_valid > 0 ? ", " : "",
                                 checksum_words(pen, attr->checksum));
    if (attr->expect == NULL) return words;
    return ksyc_pool_printf(p, "%s: %s", ksyc_md_line(p, attr->expect), words);
}

const char *ksyc_doc_verdict(pool *p, const ir_attr *attr) {
    return ksyc_pool_printf(p, "else %s as `%s`", attr->is_note ? "*noted*" : "**refused**",
                            attr->code ? attr->code : "bad_value");
}

const char *ksyc_doc_rules(const doc_pen *pen, const ir_attr *attr) {
    if (attr->num_valid == 0 && attr->checksum == NULL) {
        /* -code without a rule is the error for truncated data. */
        return attr->code ? ksyc_pool_printf(pen->pool, "`%s` when cut short", attr->code) : "";
    }
    return ksyc_pool_printf(pen->pool, "%s; %s", ksyc_doc_demand(pen, attr),
                            ksyc_doc_verdict(pen->pool, attr));
}
