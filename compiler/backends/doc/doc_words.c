/* SPDX-License-Identifier: Apache-2.0 */
#include "doc_words.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include "doc_text.h"
#include "expr_show.h"
#include "names.h"
#include "text_output.h"

enum {
    LONG_EXPRESSION = 80, /* columns; longer expressions are moved out of the table */
    LONG_IN_PICTURE = 36,
    MANY_CASES = 16 /* distinct lines; more of them are counted, not listed */
};

/* ---------------------------------------------------------------------------- anchors and links */

const char *doc_type_anchor(pool *p, const ir_type *type) {
    return pool_printf(p, "type-%s", type->c_name);
}

const char *doc_enum_anchor(pool *p, const ir_enum *enumeration) {
    return pool_printf(p, "enum-%s", enumeration->c_name);
}

const char *doc_family_anchor(pool *p, const doc_family *family) {
    return pool_printf(p, "layouts-%s-%s", family->chooser->owner->c_name, family->chooser->id);
}

/* Types of an imported file have its id in their name, as in the grammar. */
static const char *full_name(pool *p, const char *path, const ir_type *outer) {
    if (outer == NULL || !outer->is_imported) return path;
    while (outer->outer) outer = outer->outer;
    return pool_printf(p, "%s::%s", outer->id, path);
}

const char *doc_type_name(pool *p, const ir_type *type) {
    return full_name(p, type->path, type->outer);
}

const char *doc_enum_name(pool *p, const ir_enum *enumeration) {
    return full_name(p, enumeration->path, enumeration->owner);
}

const char *doc_type_link(const doc_pen *pen, const ir_type *type) {
    const char *name = doc_type_name(pen->pool, type);
    if (pen->is_plain) return name;
    return pool_printf(pen->pool, "[%s](#%s)", name, doc_type_anchor(pen->pool, type));
}

const char *doc_enum_link(const doc_pen *pen, const ir_enum *enumeration) {
    const char *name = doc_enum_name(pen->pool, enumeration);
    if (pen->is_plain) return name;
    return pool_printf(pen->pool, "[%s](#%s)", name, doc_enum_anchor(pen->pool, enumeration));
}

const char *doc_attr_path(pool *p, const ir_attr *attr) {
    return pool_printf(p, "%s.%s", doc_type_name(p, attr->owner), attr->id);
}

/* --------------------------------------------------------------------------------- expressions */

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* Writes `name` for each `_` that stands alone outside strings. */
static const char *with_name(pool *p, const char *text, const char *name) {
    output o = output_new(p, 0);
    char quote = '\0', before = ' ';
    for (const char *c = text; *c != '\0'; before = *c++) {
        if (quote == *c)
            quote = '\0';
        else if (quote == '\0' && (*c == '\'' || *c == '"'))
            quote = *c;
        bool is_item =
            *c == '_' && quote == '\0' && !is_word(before) && before != '.' && !is_word(c[1]);
        append_bytes(&o, is_item ? name : c, is_item ? strlen(name) : 1);
    }
    return output_text(&o);
}

/* `_` is the field itself, unless that is a list (then it is the element) or has no name. */
static const char *named(pool *p, const ir_attr *attr, const char *text) {
    bool has_name = attr->repeat == IR_ONCE && attr->id[0] != '_';
    return has_name ? with_name(p, text, attr->id) : text;
}

static const char *code(const doc_pen *pen, const char *text) {
    return pen->is_plain ? text : md_code(pen->pool, text);
}

const char *doc_expr(const doc_pen *pen, const ir_attr *attr, const ir_expr *expr,
                     const char *what) {
    pool *p = pen->pool;
    const char *text = named(p, attr, expr_show(p, expr));
    size_t columns = text_columns(text);
    if (pen->is_plain && columns > LONG_IN_PICTURE) return "…";
    if (pen->is_plain && strchr(text, ' ')) return pool_printf(p, "(%s)", text);
    if (pen->is_plain || pen->formulas == NULL || columns <= LONG_EXPRESSION)
        return code(pen, text);
    doc_formula formula = {pool_printf(p, "%s of `%s`", what, attr->id),
                           named(p, attr, expr_show_lines(p, expr))};
    return doc_formula_link(p, pen->formulas, formula);
}

/* ---------------------------------------------------------------------------------------- types */

/* " LE" and the like, when the byte orders differ within the page. */
static const char *order_suffix(const doc_pen *pen, const ir_data *data) {
    if (data->kind == IR_D_BITS) {
        if (!pen->facts->has_high_first || !pen->facts->has_low_first) return "";
        return data->endian == IR_LITTLE ? ", low first" : ", high first";
    }
    if (doc_has_one_order(pen->facts) || data->size == 1) return "";
    return data->endian == IR_LITTLE ? " LE" : data->endian == IR_BIG ? " BE" : " LE or BE";
}

static const char *number_type(const doc_pen *pen, const ir_data *data) {
    const char *name = data->kind == IR_D_FLOAT ? "float" : data->is_signed ? "int" : "uint";
    const char *order = order_suffix(pen, data);
    if (data->kind != IR_D_BITS)
        return pool_printf(pen->pool, "%s%u%s", name, data->size * 8, order);
    if (data->vtype.kind == IR_BOOL) return pool_printf(pen->pool, "flag%s", order);
    return pool_printf(pen->pool, "%u bit%s%s", (unsigned)data->bits, data->bits == 1 ? "" : "s",
                       order);
}

/* How bytes are processed before they become a value. */
static const char *trimming(const doc_pen *pen, const ir_data *data) {
    pool *p = pen->pool;
    const char *text = "";
    if (data->has_pad) {
        const char *pad = pool_printf(p, "%02x", (unsigned)data->pad);
        text = pool_printf(p, ", padded with %s", code(pen, pad));
    }
    if (data->has_terminator && data->sizing != IR_SIZE_TERMINATED) {
        const char *terminator = pool_printf(p, "%02x", (unsigned)data->terminator);
        text = pool_printf(p, "%s, ends before %s", text, code(pen, terminator));
    }
    if (data->has_terminator && data->include)
        text = pool_printf(p, "%s, the terminator included", text);
    return text;
}

static const char *processing(const doc_pen *pen, const ir_attr *attr, const ir_data *data) {
    static const char *const words[] = {
        "", ", XOR with", ", rotated left by", ", rotated right by", ", compressed by zlib", ""};
    if (data->process == IR_P_CUSTOM)
        return pool_printf(pen->pool, ", encoded for %s", code(pen, data->process_function->name));
    if (data->process_arg == NULL) return words[data->process];
    return pool_printf(pen->pool, "%s %s", words[data->process],
                       doc_expr(pen, attr, data->process_arg, "Processing"));
}

/* "<br>`a` = `x`" for each parameter. */
static const char *arguments(const doc_pen *pen, const ir_attr *attr, const ir_data *data) {
    const char *text = "";
    for (size_t i = 0; i < data->num_args && !pen->is_plain; i++) {
        const char *name = data->type->params[i]->id;
        if (pen->is_brief && strcmp(name, expr_show(pen->pool, data->args[i])) == 0) continue;
        const char *value =
            doc_expr(pen, attr, data->args[i], pool_printf(pen->pool, "Parameter `%s`", name));
        text = pool_printf(pen->pool, "%s%s`%s` = %s", text, pen->is_brief ? ", " : "<br>", name,
                           value);
    }
    return text;
}

/* One element that is no switch. */
static const char *data_type(const doc_pen *pen, const ir_attr *attr, const ir_data *data) {
    pool *p = pen->pool;
    const char *tail = pool_printf(p, "%s%s", trimming(pen, data), processing(pen, attr, data));
    switch (data->kind) {
    case IR_D_INT:
    case IR_D_FLOAT:
    case IR_D_BITS: {
        const char *number = number_type(pen, data);
        if (data->enumeration == NULL) return number;
        return pool_printf(p, "%s: %s", number, doc_enum_link(pen, data->enumeration));
    }
    case IR_D_STR: return pool_printf(p, "text in %s%s", data->encoding, tail);
    case IR_D_USER:
        return pool_printf(p, "%s%s%s", doc_type_link(pen, data->type), tail,
                           arguments(pen, attr, data));
    default: return pool_printf(p, "bytes%s", tail);
    }
}

/* The key of a case; a label without its enum, which the switch value has anyway. */
static const char *key_text(const doc_pen *pen, const ir_expr *key) {
    return code(pen, key->op == IR_LIT_ENUM ? key->label->id : expr_show(pen->pool, key));
}

/* One line of a small switch: the keys that choose the same type. */
typedef struct choice {
    output keys;
    const char *type;
} choice;

/* Groups the cases by the text of their types; returns how many groups there are. */
static size_t group_cases(const doc_pen *pen, const ir_attr *attr, choice *choices) {
    size_t count = 0;
    names known = {0}; /* types, to the index of their group + 1 */
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_case *c = &attr->data.cases[i];
        const char *type = data_type(pen, attr, &c->data);
        const char *key = c->key ? key_text(pen, c->key) : "otherwise";
        const uintptr_t at = c->key == NULL ? 0 : (uintptr_t)names_get(&known, type);
        if (at != 0) {
            appendf(&choices[at - 1].keys, ", %s", key);
        } else {
            choices[count] = (choice){output_new(pen->pool, 0), type};
            append(&choices[count++].keys, key);
            names_add(pen->pool, &known, type, (void *)count);
        }
    }
    return count;
}

/* What is read when no case fits; "" when one always does. */
static const char *no_case(const ir_data *data) {
    if (data->num_cases > 0 && data->cases[data->num_cases - 1].key == NULL) return "";
    return data->sizing == IR_SIZE_NONE ? "<br>otherwise: absent" : "<br>otherwise: bytes";
}

static const char *switch_type(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *on = doc_expr(pen, attr, attr->data.on, "Choice");
    if (pen->is_plain) return pool_printf(p, "by %s", on);
    const doc_family *family = doc_family_of_attr(pen->facts, attr);
    if (family)
        return pool_printf(p, "by %s: one of [%zu layouts](#%s)%s", on, family->num_types,
                           doc_family_anchor(p, family), no_case(&attr->data));
    choice *choices = pool_array(p, attr->data.num_cases, sizeof *choices);
    const doc_pen brief = {p, pen->facts, pen->formulas, true, false};
    size_t count = group_cases(&brief, attr, choices);
    const char *text = pool_printf(p, "by %s:", on);
    for (size_t i = 0; i < count && i < MANY_CASES; i++)
        text = pool_printf(p, "%s<br>%s: %s", text, output_text(&choices[i].keys), choices[i].type);
    if (count > MANY_CASES) text = pool_printf(p, "%s<br>and %zu more", text, count - MANY_CASES);
    return pool_printf(p, "%s%s", text, no_case(&attr->data));
}

const char *doc_short_type(const doc_pen *pen, const ir_attr *attr) {
    return attr->data.kind == IR_D_SWITCH ? switch_type(pen, attr)
                                          : data_type(pen, attr, &attr->data);
}

const char *doc_type(const doc_pen *pen, const ir_attr *attr) {
    const char *type = doc_short_type(pen, attr);
    return attr->repeat == IR_ONCE ? type : pool_printf(pen->pool, "list of %s", type);
}

const char *doc_kind(const doc_pen *pen, const ir_vtype *type) {
    switch (type->kind) {
    case IR_INT: return "integer";
    case IR_FLOAT: return "number";
    case IR_BOOL: return "yes or no";
    case IR_BYTES: return "bytes";
    case IR_STR: return "text";
    case IR_ENUM: return doc_enum_link(pen, type->enumeration);
    case IR_OBJECT: return doc_type_link(pen, type->type);
    case IR_STRUCT: return "any object";
    case IR_STREAM: return "stream";
    case IR_ARRAY: return pool_printf(pen->pool, "list of %s", doc_kind(pen, type->elem));
    default: return "any value";
    }
}

const char *doc_keys_of(const doc_pen *pen, const ir_attr *attr, const ir_type *type) {
    output keys = output_new(pen->pool, 0);
    for (size_t i = 0; i < attr->data.num_cases; i++) {
        const ir_case *c = &attr->data.cases[i];
        if (c->data.kind != IR_D_USER || c->data.type != type || c->key == NULL) continue;
        appendf(&keys, "%s%s", output_is_empty(&keys) ? "" : ", ", key_text(pen, c->key));
    }
    return output_is_empty(&keys) ? NULL : output_text(&keys);
}

/* ------------------------------------------------------------------------------ where, how long */

const char *doc_where(const doc_pen *pen, const doc_offset *offset) {
    pool *p = pen->pool;
    const char *text = pool_printf(p, "%llu", (unsigned long long)offset->bytes);
    if (offset->after) {
        const char *field = code(pen, offset->after->id);
        text = offset->bytes > 0 ? pool_printf(p, "after %s + %s", field, text)
                                 : pool_printf(p, "after %s", field);
    }
    return offset->bits > 0 ? pool_printf(p, "%s, bit %u", text, offset->bits) : text;
}

static const char *bits_text(pool *p, uint64_t bits) {
    if (bits % 8 == 0) return pool_printf(p, "%llu", (unsigned long long)(bits / 8));
    return bits == 1 ? "1 bit" : pool_printf(p, "%llu bits", (unsigned long long)bits);
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
        if (!doc_data_bits(&data->cases[i].data, &bits) || !add_size(sizes, &count, 5, bits))
            return "varies";
    }
    if (!has_default && !add_size(sizes, &count, 6, 0)) return "varies";
    const char *text = "";
    for (size_t i = 0; i < count; i++)
        text = pool_printf(p, "%s%s%s", text,
                           i == 0           ? ""
                           : i + 1 == count ? " or "
                                            : ", ",
                           bits_text(p, sizes[i]));
    return text;
}

static const char *terminator_text(const doc_pen *pen, const ir_data *data) {
    pool *p = pen->pool;
    const char *byte = code(pen, pool_printf(p, "%02x", (unsigned)data->terminator));
    const char *mark = data->term_unit > 1
                           ? pool_printf(p, "%u zero bytes", (unsigned)data->term_unit)
                           : pool_printf(p, "the byte %s", byte);
    return pool_printf(p, "up to %s%s%s", mark, data->eos_error ? "" : " or the end",
                       data->consume ? "" : ", left unread");
}

static const char *element_size(const doc_pen *pen, const ir_attr *attr) {
    const ir_data *data = &attr->data;
    uint64_t bits;
    if (doc_data_bits(data, &bits)) return bits_text(pen->pool, bits);
    switch (data->sizing) {
    case IR_SIZE_EXPR: return doc_expr(pen, attr, data->size_expr, "Size");
    case IR_SIZE_EOS: return "the rest";
    case IR_SIZE_TERMINATED: return terminator_text(pen, data);
    default: break;
    }
    if (data->kind == IR_D_SWITCH) return switch_size(pen->pool, data);
    if (data->kind == IR_D_USER && data->type->min_size > 0)
        return pool_printf(pen->pool, "%llu or more", (unsigned long long)data->type->min_size);
    return "varies";
}

const char *doc_size(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *size = element_size(pen, attr), *count;
    uint64_t bits;
    bool is_simple = doc_data_bits(&attr->data, &bits);
    switch (attr->repeat) {
    case IR_REPEAT_EXPR:
        count = doc_expr(pen, attr, attr->repeat_expr, "Count");
        if (is_simple) return pool_printf(p, "%s × %s", count, size);
        if (pen->is_plain) return pool_printf(p, "%s × %s", doc_short_type(pen, attr), count);
        return pool_printf(p, "%s × (%s)", count, size);
    case IR_REPEAT_EOS: return pool_printf(p, "%s each, to the end", size);
    case IR_REPEAT_UNTIL:
        count = doc_expr(pen, attr, attr->repeat_expr, "End");
        return pool_printf(p, "%s each, until %s", size, count);
    default: return size;
    }
}

/* ------------------------------------------------------------------------------------- meaning */

const char *doc_references(pool *p, const char *const *references, size_t count) {
    const char *text = "";
    for (size_t i = 0; i < count; i++)
        text = pool_printf(p, "%s%s%s", text, i == 0 ? "" : ", ", md_reference(p, references[i]));
    return text;
}

/* Appends a part with a blank between. */
static const char *joined(pool *p, const char *text, const char *part) {
    return *text && *part ? pool_printf(p, "%s %s", text, part) : *text ? text : part;
}

const char *doc_meaning(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *text = "";
    if (attr->condition)
        text = pool_printf(p, "*Only if %s.*", doc_expr(pen, attr, attr->condition, "Condition"));
    if (attr->doc) text = joined(p, text, md_line(p, attr->doc));
    if (attr->num_doc_refs == 0) return text;
    const char *references = doc_references(p, attr->doc_refs, attr->num_doc_refs);
    return joined(p, text, pool_printf(p, "See %s.", references));
}

/* --------------------------------------------------------------------------------------- rules */

static bool is_printable(const char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] < ' ' || bytes[i] > '~') return false;
    return size > 0;
}

/* "`50 4b` (`PK`)" */
static const char *bytes_words(const doc_pen *pen, const char *bytes, size_t size) {
    output all = output_new(pen->pool, 0);
    for (size_t i = 0; i < size; i++)
        appendf(&all, "%s%02x", i > 0 ? " " : "", (unsigned)(unsigned char)bytes[i]);
    const char *hex = output_text(&all);
    if (!is_printable(bytes, size)) return code(pen, hex);
    return pool_printf(pen->pool, "%s (%s)", code(pen, hex),
                       code(pen, pool_copy(pen->pool, bytes, size)));
}

static const char *any_of_words(const doc_pen *pen, const ir_attr *attr, const ir_valid *valid) {
    const ir_enum *enumeration = attr->data.enumeration;
    if (enumeration && valid->num_exprs == enumeration->num_labels && valid->num_exprs > 4)
        return pool_printf(pen->pool, "a value of %s", doc_enum_link(pen, enumeration));
    output text = output_new(pen->pool, 0);
    for (size_t i = 0; i < valid->num_exprs; i++) {
        append(&text, i == 0 ? "one of " : ", ");
        append(&text, doc_expr(pen, attr, valid->exprs[i], "Rule"));
    }
    return output_text(&text);
}

static const char *valid_words(const doc_pen *pen, const ir_attr *attr, const ir_valid *valid) {
    pool *p = pen->pool;
    if (valid->kind == IR_V_ANY_OF) return any_of_words(pen, attr, valid);
    if (valid->kind == IR_V_IN_ENUM)
        return pool_printf(p, "a value of %s", doc_enum_link(pen, attr->data.enumeration));
    const ir_expr *expr = valid->exprs[0];
    if (valid->kind == IR_V_EQ && expr->op == IR_LIT_BYTES)
        return pool_printf(p, "always %s", bytes_words(pen, expr->text, expr->size));
    const char *text = doc_expr(pen, attr, expr, "Rule");
    switch (valid->kind) {
    case IR_V_EQ: return pool_printf(p, "always %s", text);
    case IR_V_MIN: return pool_printf(p, "at least %s", text);
    case IR_V_MAX: return pool_printf(p, "at most %s", text);
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
        if (!expr_constant(valid->exprs[0], &number) && valid->exprs[0]->op != IR_LIT_BYTES)
            return false;
    }
    return true;
}

static const char *checksum_words(const doc_pen *pen, const ir_checksum *sum) {
    output text = output_new(pen->pool, 0);
    appendf(&text, "the %s of", sum->kind->text);
    for (size_t i = 0; i < sum->num_fields; i++)
        appendf(&text, "%s %s", i == 0 ? "" : ",", code(pen, sum->fields[i]->id));
    return output_text(&text);
}

const char *doc_demand(const doc_pen *pen, const ir_attr *attr) {
    pool *p = pen->pool;
    const char *words = "";
    if (attr->expect && attr->checksum == NULL && is_said_by_expect(attr))
        return md_line(p, attr->expect);
    for (size_t i = 0; i < attr->num_valid; i++)
        words = pool_printf(p, "%s%s%s", words, i > 0 ? ", " : "",
                            valid_words(pen, attr, &attr->valid[i]));
    if (attr->checksum != NULL)
        words = pool_printf(p, "%s%s%s", words, attr->num_valid > 0 ? ", " : "",
                            checksum_words(pen, attr->checksum));
    if (attr->expect == NULL) return words;
    return pool_printf(p, "%s: %s", md_line(p, attr->expect), words);
}

const char *doc_verdict(pool *p, const ir_attr *attr) {
    return pool_printf(p, "else %s as `%s`", attr->is_note ? "*noted*" : "**refused**",
                       attr->code ? attr->code : "bad_value");
}

const char *doc_rules(const doc_pen *pen, const ir_attr *attr) {
    if (attr->num_valid == 0 && attr->checksum == NULL) {
        /* -code without a rule is the error for truncated data. */
        return attr->code ? pool_printf(pen->pool, "`%s` when cut short", attr->code) : "";
    }
    return pool_printf(pen->pool, "%s; %s", doc_demand(pen, attr), doc_verdict(pen->pool, attr));
}
