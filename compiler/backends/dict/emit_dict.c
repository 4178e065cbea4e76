/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_dict.c - ID.dict, tokens for libFuzzer (-dict=) and AFL++ (-x).
 *
 * The tokens are values that a fuzzer does not find by itself: magic bytes, the values that rules and switches
 * compare with, labels of enums, texts, and numbers at which sizes wrap; each in the bytes that its field has in a
 * file. Lines are `name="value"` with \\, \" and \xNN, the part of the syntax that both tools read in the same
 * way.
 */
#include <string.h>

#include "backend_dict.h"
#include "constants.h"
#include "license.h"
#include "names.h"
#include "queries.h"
#include "text_output.h"

enum {
    MAX_TOKEN = 128, /* bytes; AFL refuses longer ones */
    MAX_ENTRIES = 1024
};

/* The more specific a token is for the format, the lower its class; when there are too many, the highest classes
 * are dropped. */
typedef enum token_class { T_MAGIC, T_RULE, T_TEXT, T_LABEL, T_BOUND, NUM_CLASSES } token_class;

typedef struct token {
    const char *name;
    const char *bytes;
    size_t size;
    token_class class;
} token;

typedef struct attr_list {
    const ir_attr **items;
    size_t count;
    size_t capacity;
} attr_list;

typedef struct dict {
    pool *pool;
    const ir_program *program;
    token *tokens;
    size_t num_tokens;
    size_t capacity;
    names
        by_bytes; /* of the bytes in hexadecimal to the index of a token, before tokens are dropped */
    names seen_labels; /* enums, each with the numbers that store it */
    attr_list sizes;   /* numbers that sizes, counts and places depend on */
    attr_list values;  /* parameters and value instances that lead to them */
} dict;

/* ---------------------------------------------------------------------------------------- tokens */

/* The bytes as a text. */
static const char *key_of(pool *p, const char *bytes, size_t size) {
    static const char digits[] = "0123456789abcdef";
    char *key = ksyc_pool_alloc(p, 2 * size + 1);
    for (size_t i = 0; i < size; i++) {
        key[2 * i] = digits[(unsigned char)bytes[i] >> 4];
        key[2 * i + 1] = digits[(unsigned char)bytes[i] & 15];
    }
    return key;
}

static bool has_token(const dict *d, const char *bytes, size_t size, token_class class) {
    const size_t *at = ksyc_names_get(&d->by_bytes, key_of(d->pool, bytes, size));
    if (at == NULL) return false;
    token *known = &d->tokens[*at];
    if (class < known->class) known->class = class;
    return true;
}

static void add_token(dict *d, const char *name, const char *bytes, size_t size,
                      token_class class) {
    if (size > MAX_TOKEN) size = MAX_TOKEN;
    if (size == 0 || has_token(d, bytes, size, class)) return;
    if (d->num_tokens == d->capacity) {
        token *old = d->tokens;
        d->capacity = 2 * d->capacity + 64;
        d->tokens = ksyc_pool_array(d->pool, d->capacity, sizeof *old);
        for (size_t i = 0; i < d->num_tokens; i++) d->tokens[i] = old[i];
    }
    size_t *at = ksyc_pool_alloc(d->pool, sizeof *at);
    *at = d->num_tokens;
    ksyc_names_add(d->pool, &d->by_bytes, key_of(d->pool, bytes, size), at);
    d->tokens[d->num_tokens++] = (token){name, ksyc_pool_copy(d->pool, bytes, size), size, class};
}

static bool is_name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* "field_Some_text" */
static const char *text_name(dict *d, const char *field, const char *text, size_t size) {
    enum { SHOWN = 24 };
    char *name = ksyc_pool_copy(d->pool, text, size < SHOWN ? size : SHOWN);
    for (char *c = name; *c != '\0'; c++)
        if (!is_name_char(*c)) *c = '_';
    return ksyc_pool_printf(d->pool, "%s_%s", field, name);
}

/* --------------------------------------------------------------------------------------- numbers */

static void put_word(char *bytes, uint64_t word, size_t size, bool is_big) {
    for (size_t i = 0; i < size; i++) {
        size_t at = is_big ? size - 1 - i : i;
        bytes[at] = (char)(unsigned char)(word >> (8 * i));
    }
}

static void add_word(dict *d, const char *name, const ir_data *data, uint64_t word,
                     token_class class) {
    char bytes[8];
    for (int is_big = 0; is_big <= 1; is_big++) {
        if (data->endian == (is_big ? IR_LITTLE : IR_BIG)) continue;
        put_word(bytes, word, data->size, is_big);
        add_token(d, name, bytes, data->size, class);
    }
}

/* Whether a field can have the number. */
static bool fits(const ir_data *data, expr_number number) {
    const unsigned bits = 8 * data->size;
    if (bits == 0) return false; /* no integer has that; the shifts below rely on it */
    if (number.negative) {
        uint64_t magnitude = 0 - number.word;
        return data->is_signed && magnitude <= UINT64_C(1) << (bits - 1);
    }
    return number.word <= UINT64_MAX >> (64 - bits + (data->is_signed ? 1 : 0));
}

/* The number in the encoding of `attr`; for a switch once for each of its cases. */
static void add_number(dict *d, const ir_attr *attr, const char *name, expr_number number,
                       token_class class) {
    const ir_data *data = &attr->data;
    if (data->kind == IR_D_INT && fits(data, number)) add_word(d, name, data, number.word, class);
    for (size_t i = 0; i < data->num_cases; i++) {
        const ir_data *chosen = &data->cases[i].data;
        if (chosen->kind == IR_D_INT && fits(chosen, number))
            add_word(d, name, chosen, number.word, class);
    }
}

static const char *number_name(dict *d, const char *field, expr_number number) {
    if (number.negative)
        return ksyc_pool_printf(d->pool, "%s_minus_%llu", field,
                                (unsigned long long)(0 - number.word));
    return ksyc_pool_printf(d->pool, "%s_%llu", field, (unsigned long long)number.word);
}

/* The number plus or minus one; false when that does not fit 64 bits. */
static bool neighbour(expr_number number, bool is_above, expr_number *result) {
    uint64_t word = is_above ? number.word + 1 : number.word - 1;
    if (is_above && !number.negative && word == 0) return false;
    if (!is_above && number.negative && number.word == UINT64_C(1) << 63) return false;
    bool is_negative =
        is_above ? number.negative && word != 0 : number.negative || number.word == 0;
    *result = (expr_number){word, is_negative};
    return true;
}

/* A bound and the numbers next to it. */
static void add_bound(dict *d, const ir_attr *attr, expr_number number) {
    expr_number beside;
    add_number(d, attr, number_name(d, attr->id, number), number, T_RULE);
    if (neighbour(number, false, &beside))
        add_number(d, attr, number_name(d, attr->id, beside), beside, T_RULE);
    if (neighbour(number, true, &beside))
        add_number(d, attr, number_name(d, attr->id, beside), beside, T_RULE);
}

static void add_float(dict *d, const ir_attr *attr, double number) {
    const ir_data *data = &attr->data;
    uint64_t word = 0;
    if (data->size == 4) {
        float single = (float)number;
        uint32_t half;
        memcpy(&half, &single, sizeof half);
        word = half;
    } else {
        memcpy(&word, &number, sizeof word);
    }
    add_word(d, ksyc_pool_printf(d->pool, "%s_value", attr->id), data, word, T_RULE);
}

/* -------------------------------------------------------------------------- values in expressions */

/* A constant that `attr` may be equal to. */
static void add_value(dict *d, const ir_attr *attr, const ir_expr *expr, token_class class) {
    expr_number number;
    if (expr->op == IR_LIT_STR)
        add_token(d, text_name(d, attr->id, expr->text, expr->size), expr->text, expr->size,
                  T_TEXT);
    else if (expr->op == IR_LIT_BYTES)
        add_token(d, ksyc_pool_printf(d->pool, "%s_bytes", attr->id), expr->text, expr->size,
                  class);
    else if (expr->op == IR_LIT_ENUM)
        add_number(d, attr, ksyc_pool_printf(d->pool, "%s_%s", attr->id, expr->label->id),
                   (expr_number){expr->label->word, expr->label->negative}, class);
    else if (ksyc_expr_constant(expr, &number))
        add_number(d, attr, number_name(d, attr->id, number), number, class);
    else if (expr->op == IR_LIT_FLOAT && attr->data.kind == IR_D_FLOAT)
        add_float(d, attr, expr->number);
}

/* ---------------------------------------------------------------------------------------- fields */

static void see_value(void *self, const ir_attr *attr, const ir_expr *literal, bool is_contents) {
    add_value(self, attr, literal, is_contents ? T_MAGIC : T_RULE);
}

static void see_bound(void *self, const ir_attr *attr, expr_number number) {
    add_bound(self, attr, number);
}

static void see_labels(void *self, const ir_attr *attr, const ir_enum *enumeration) {
    dict *d = self;
    const ir_data *data = &attr->data;
    if (data->kind != IR_D_INT && data->num_cases == 0) return;
    /* Another field with such numbers has the same tokens; there can be many fields, with many labels each. */
    const char *key =
        ksyc_pool_printf(d->pool, "%zu %u %u %u", enumeration->number, (unsigned)data->size,
                         data->is_signed ? 1u : 0u, (unsigned)data->endian);
    if (data->kind == IR_D_INT && ksyc_names_add(d->pool, &d->seen_labels, key, d) != NULL) return;
    for (size_t i = 0; i < enumeration->num_labels; i++) {
        const ir_label *label = &enumeration->labels[i];
        const char *name = ksyc_pool_printf(d->pool, "%s_%s", attr->id, label->id);
        add_number(d, attr, name, (expr_number){label->word, label->negative}, T_LABEL);
    }
}

static void add_attr(dict *d, const ir_attr *attr) {
    const constant_visitor visitor = {see_value, see_bound, see_labels, d};
    ksyc_visit_constants(attr, &visitor);
}

/* ----------------------------------------------------------------------------------------- types */

/* The bytes that a field has in every file; 0 when they differ, or do not fit `room`. */
static size_t constant_bytes(const ir_attr *attr, char *bytes, size_t room) {
    const ir_data *data = &attr->data;
    bool is_plain = attr->repeat == IR_ONCE && attr->condition == NULL && !attr->is_note;
    if (!is_plain || attr->num_valid != 1 || attr->valid[0].kind != IR_V_EQ) return 0;
    const ir_expr *expr = attr->valid[0].exprs[0];
    expr_number number;
    if (data->kind == IR_D_BYTES && expr->op == IR_LIT_BYTES && expr->size <= room) {
        memcpy(bytes, expr->text, expr->size);
        return expr->size;
    }
    bool is_number = data->kind == IR_D_INT && (data->endian != IR_CALC || data->size == 1);
    if (!is_number || data->size > room || !ksyc_expr_constant(expr, &number)) return 0;
    put_word(bytes, number.word, data->size, data->endian == IR_BIG);
    return data->size;
}

/* Consecutive fields with constant values become one token, since a fuzzer does not find the whole sequence. */
static void add_runs(dict *d, const ir_type *type) {
    char bytes[MAX_TOKEN];
    size_t size = 0, fields = 0;
    for (size_t i = 0; i <= type->num_seq; i++) {
        size_t more =
            i < type->num_seq ? constant_bytes(type->seq[i], bytes + size, sizeof bytes - size) : 0;
        if (more == 0) {
            if (fields > 1)
                add_token(d, ksyc_pool_printf(d->pool, "%s_constants", type->id), bytes, size,
                          T_MAGIC);
            size = 0;
            fields = 0;
        } else {
            size += more;
            fields++;
        }
    }
}

/* Marks of a byte order, such as the II and MM of TIFF. */
static void add_orders(dict *d, const ir_type *type) {
    const ir_attr *attr = type->endian_on ? ksyc_field_of(type->endian_on, NULL) : NULL;
    for (size_t i = 0; attr && i < type->num_endian_cases; i++)
        if (type->endian_cases[i].key) add_value(d, attr, type->endian_cases[i].key, T_MAGIC);
}

static void add_types(dict *d) {
    for (size_t i = 0; i < d->program->num_types; i++) {
        add_orders(d, d->program->types[i]);
        add_runs(d, d->program->types[i]);
    }
}

/* ------------------------------------------------------------------------------ sizes and counts */

static bool add_to(dict *d, attr_list *attrs, const ir_attr *attr) {
    for (size_t i = 0; i < attrs->count; i++)
        if (attrs->items[i] == attr) return false;
    if (attrs->count == attrs->capacity) {
        const ir_attr **old = attrs->items;
        attrs->capacity = 2 * attrs->capacity + 16;
        attrs->items = ksyc_pool_array(d->pool, attrs->capacity, sizeof(const ir_attr *));
        for (size_t i = 0; i < attrs->count; i++) attrs->items[i] = old[i];
    }
    attrs->items[attrs->count++] = attr;
    return true;
}

/* Marks all numbers that `expr` depends on; true when one was new. */
static bool mark(dict *d, const ir_expr *expr) {
    if (expr == NULL) return false;
    bool is_new = false;
    if (expr->op == IR_FIELD) {
        const ir_attr *attr = expr->attr;
        is_new = add_to(d, ksyc_is_parsed(attr) ? &d->sizes : &d->values, attr);
        if (is_new && attr->kind == IR_VALUE_INSTANCE) mark(d, attr->value);
    }
    for (size_t i = 0; i < expr->num_args; i++)
        if (mark(d, expr->args[i])) is_new = true;
    return is_new;
}

static bool is_marked_value(const dict *d, const ir_attr *param) {
    for (size_t i = 0; i < d->values.count; i++)
        if (d->values.items[i] == param) return true;
    return false;
}

/* Arguments for a marked parameter are marked too. */
static bool mark_arguments(dict *d, const ir_data *data) {
    bool is_new = false;
    for (size_t i = 0; i < data->num_args; i++)
        if (is_marked_value(d, data->type->params[i]) && mark(d, data->args[i])) is_new = true;
    for (size_t i = 0; i < data->num_cases; i++)
        if (mark_arguments(d, &data->cases[i].data)) is_new = true;
    return is_new;
}

typedef bool attr_visitor(dict *d, const ir_attr *attr);

static bool visit_attrs(dict *d, attr_visitor *visit) {
    bool result = false;
    for (size_t t = 0; t < d->program->num_types; t++) {
        const ir_type *type = d->program->types[t];
        for (size_t i = 0; i < type->num_seq; i++)
            if (visit(d, type->seq[i])) result = true;
        for (size_t i = 0; i < type->num_instances; i++)
            if (visit(d, type->instances[i])) result = true;
    }
    return result;
}

static bool visit_sizes(dict *d, const ir_attr *attr) {
    bool is_new = mark(d, attr->data.size_expr);
    if (attr->repeat == IR_REPEAT_EXPR && mark(d, attr->repeat_expr)) is_new = true;
    return mark(d, attr->pos) || is_new;
}

static bool visit_arguments(dict *d, const ir_attr *attr) { return mark_arguments(d, &attr->data); }

static bool visit_attr(dict *d, const ir_attr *attr) {
    add_attr(d, attr);
    return false;
}

/* Numbers at which sizes of elements, signs and widths make a careless reader wrap. */
static void add_limits(dict *d, const ir_data *data) {
    unsigned bits = 8 * data->size;
    uint64_t top = UINT64_C(1) << (bits - 1), all = UINT64_MAX >> (64 - bits);
    const struct {
        const char *name;
        uint64_t word;
    } limits[] = {
        {"zero", 0},
        {"one", 1},
        {"times_8_wraps", top >> 2},
        {"times_4_wraps", top >> 1},
        {"signed_max", top - 1},
        {"signed_min", top},
        {"max", all},
        {"max_32_bits", UINT32_MAX & all},
        {"over_32_bits", (UINT64_C(1) << 32) & all},
    };
    const char *order = data->size == 1             ? ""
                        : data->endian == IR_BIG    ? "be"
                        : data->endian == IR_LITTLE ? "le"
                                                    : "";
    const char *type =
        ksyc_pool_printf(d->pool, "%s%u%s", data->is_signed ? "int" : "uint", bits, order);
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        add_word(d, ksyc_pool_printf(d->pool, "%s_%s", type, limits[i].name), data, limits[i].word,
                 T_BOUND);
}

static void add_all_limits(dict *d) {
    visit_attrs(d, visit_sizes);
    while (visit_attrs(d, visit_arguments)) continue;
    for (size_t i = 0; i < d->sizes.count; i++) {
        const ir_data *data = &d->sizes.items[i]->data;
        if (data->kind == IR_D_INT) add_limits(d, data);
        for (size_t c = 0; c < data->num_cases; c++)
            if (data->cases[c].data.kind == IR_D_INT) add_limits(d, &data->cases[c].data);
    }
}

/* ---------------------------------------------------------------------------------------- the file */

/* Drops the tokens over the limit, the last of the highest class first. */
static size_t drop_surplus(dict *d) {
    size_t left[NUM_CLASSES] = {0};
    for (size_t i = 0; i < d->num_tokens; i++) left[d->tokens[i].class]++;
    size_t room = MAX_ENTRIES;
    for (size_t class = 0; class < NUM_CLASSES; class ++) {
        if (left[class] > room) left[class] = room;
        room -= left[class];
    }
    size_t kept = 0;
    for (size_t i = 0; i < d->num_tokens; i++) {
        if (left[d->tokens[i].class] == 0) continue;
        left[d->tokens[i].class]--;
        d->tokens[kept++] = d->tokens[i];
    }
    const size_t dropped = d->num_tokens - kept;
    d->num_tokens = kept;
    return dropped;
}

static int compare(const token *a, const token *b) {
    int by_name = strcmp(a->name, b->name);
    if (by_name != 0) return by_name;
    size_t size = a->size < b->size ? a->size : b->size;
    int by_bytes = memcmp(a->bytes, b->bytes, size);
    return by_bytes != 0 ? by_bytes : (a->size > b->size) - (a->size < b->size);
}

static void sort(dict *d) {
    for (size_t i = 1; i < d->num_tokens; i++) {
        token moved = d->tokens[i];
        size_t at = i;
        for (; at > 0 && compare(&moved, &d->tokens[at - 1]) < 0; at--)
            d->tokens[at] = d->tokens[at - 1];
        d->tokens[at] = moved;
    }
}

static void write_token(output *o, const char *name, const token *t) {
    ksyc_appendf(o, "%s=\"", name);
    for (size_t i = 0; i < t->size; i++) {
        unsigned char c = (unsigned char)t->bytes[i];
        if (c == '"' || c == '\\')
            ksyc_appendf(o, "\\%c", c);
        else if (c >= ' ' && c <= '~')
            ksyc_appendf(o, "%c", c);
        else
            ksyc_appendf(o, "\\x%02x", (unsigned)c);
    }
    ksyc_appendf(o, "\"\n");
}

/* Tokens of one name, such as those of both byte orders, get numbers from the second on. */
static void write_tokens(output *o, const dict *d) {
    size_t repetition = 1;
    for (size_t i = 0; i < d->num_tokens; i++) {
        const token *t = &d->tokens[i];
        repetition = i > 0 && strcmp(t->name, d->tokens[i - 1].name) == 0 ? repetition + 1 : 1;
        write_token(
            o, repetition > 1 ? ksyc_pool_printf(d->pool, "%s_%zu", t->name, repetition) : t->name,
            t);
    }
}

bool ksyc_emit_dict(const ir_program *program, output_dir *out_dir, diag *d) {
    (void)d; /* every specification has a dictionary */
    dict made = {.pool = program->pool, .program = program};
    const ir_spec *spec = program->specs[0];
    const char *slash = strrchr(spec->file, '/');
    output o = ksyc_output_new(program->pool, 0);

    add_types(&made);
    visit_attrs(&made, visit_attr);
    add_all_limits(&made);
    size_t dropped = drop_surplus(&made);
    sort(&made);
    const char *license = ksyc_spdx_license(spec);
    if (license != NULL) ksyc_appendf(&o, "# SPDX-License-Identifier: %s\n", license);
    ksyc_appendf(&o, "# Written by ksyc from %s: change that file, not this one.\n",
                 slash ? slash + 1 : spec->file);
    if (dropped > 0)
        ksyc_appendf(&o, "# %zu more tokens are over the limit of %d.\n", dropped,
                     (int)MAX_ENTRIES);
    write_tokens(&o, &made);
    ksyc_output_commit(&o, out_dir, ksyc_pool_printf(made.pool, "%s.dict", spec->id));
    return true;
}
