/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_show.c - see expr_show.h. Rebuilt text has only the parentheses that the grammar needs.
 */
#include "expr_show.h"

#include <string.h>

/* ---------------------------------------------------------------------------------- as written */

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/* Without blanks at the ends; line ends and the blanks around them become one space. */
static const char *joined_lines(pool *p, const char *source) {
    char *text = ksyc_pool_copy(p, source, strlen(source));
    size_t size = 0;
    for (const char *s = source; *s != '\0';) {
        size_t blanks = strspn(s, " \n\r\t");
        bool has_line_end = memchr(s, '\n', blanks) != NULL;
        if (blanks > 0 && (has_line_end || size == 0 || s[blanks] == '\0')) {
            s += blanks;
            if (size > 0 && *s != '\0') text[size++] = ' ';
        } else {
            text[size++] = *s++;
        }
    }
    text[size] = '\0';
    return text;
}

static const char *trimmed(pool *p, const char *source) {
    while (is_blank(*source)) source++;
    size_t size = strlen(source);
    while (size > 0 && is_blank(source[size - 1])) size--;
    return ksyc_pool_copy(p, source, size);
}

/* ------------------------------------------------------------------------------------- rebuilt */

/* Precedence, as in the grammar of the language; higher binds tighter. */
enum {
    TERNARY,
    OR,
    AND,
    NOT,
    COMPARE,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFT,
    ADD,
    MULTIPLY,
    UNARY,
    POSTFIX
};

typedef struct shape {
    const char *symbol; /* of an operator, or the name of a method or pseudo field */
    int strength;
} shape;

static const shape binary_shapes[] = {
    [IR_ADD] = {"+", ADD},        [IR_SUB] = {"-", ADD},      [IR_CONCAT] = {"+", ADD},
    [IR_MUL] = {"*", MULTIPLY},   [IR_DIV] = {"/", MULTIPLY}, [IR_MOD] = {"%", MULTIPLY},
    [IR_BITAND] = {"&", BIT_AND}, [IR_BITOR] = {"|", BIT_OR}, [IR_BITXOR] = {"^", BIT_XOR},
    [IR_SHL] = {"<<", SHIFT},     [IR_SHR] = {">>", SHIFT},   [IR_EQ] = {"==", COMPARE},
    [IR_NE] = {"!=", COMPARE},    [IR_LT] = {"<", COMPARE},   [IR_LE] = {"<=", COMPARE},
    [IR_GT] = {">", COMPARE},     [IR_GE] = {">=", COMPARE},  [IR_AND] = {"and", AND},
    [IR_OR] = {"or", OR},
};

static const char *const method_names[] = {
    [IR_INT_TO_S] = "to_s",     [IR_FLOAT_TO_I] = "to_i",     [IR_BOOL_TO_I] = "to_i",
    [IR_ENUM_TO_I] = "to_i",    [IR_BYTES_LENGTH] = "size",   [IR_BYTES_FIRST] = "first",
    [IR_BYTES_LAST] = "last",   [IR_BYTES_MIN] = "min",       [IR_BYTES_MAX] = "max",
    [IR_STR_LENGTH] = "length", [IR_STR_REVERSE] = "reverse", [IR_ARRAY_SIZE] = "size",
    [IR_ARRAY_FIRST] = "first", [IR_ARRAY_LAST] = "last",     [IR_ARRAY_MIN] = "min",
    [IR_ARRAY_MAX] = "max",     [IR_STREAM_SIZE] = "size",    [IR_STREAM_POS] = "pos",
    [IR_STREAM_EOF] = "eof",
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const shape *binary_shape(ir_op op) {
    return op < COUNT(binary_shapes) && binary_shapes[op].symbol ? &binary_shapes[op] : NULL;
}

static const char *method_name(ir_op op) {
    return op < COUNT(method_names) ? method_names[op] : NULL;
}

static const char *rebuilt(pool *p, const ir_expr *expr);

static int strength(const ir_expr *expr) {
    const shape *binary = binary_shape(expr->op);
    if (binary) return binary->strength;
    switch (expr->op) {
    case IR_TERNARY: return TERNARY;
    case IR_NOT: return NOT;
    case IR_NEG:
    case IR_INVERT: return UNARY;
    default: return POSTFIX;
    }
}

/* The operand in text, in parentheses where it binds less tightly than `least`. */
static const char *operand(pool *p, const ir_expr *expr, int least) {
    const char *text = rebuilt(p, expr);
    return strength(expr) < least ? ksyc_pool_printf(p, "(%s)", text) : text;
}

static const char *listed(pool *p, ir_expr *const *args, size_t num_args) {
    const char *text = "";
    for (size_t i = 0; i < num_args; i++)
        text = ksyc_pool_printf(p, "%s%s%s", text, i > 0 ? ", " : "", operand(p, args[i], TERNARY));
    return text;
}

static const char *int_text(pool *p, uint64_t word, bool negative) {
    return negative ? ksyc_pool_printf(p, "-%llu", (unsigned long long)(0 - word))
                    : ksyc_pool_printf(p, "%llu", (unsigned long long)word);
}

/* In single quotes when nothing needs an escape, else in double ones. */
static const char *str_text(pool *p, const char *text, size_t size) {
    bool is_raw = memchr(text, '\'', size) == NULL;
    for (size_t i = 0; i < size; i++)
        if ((unsigned char)text[i] < ' ') is_raw = false;
    if (is_raw) return ksyc_pool_printf(p, "'%.*s'", (int)size, text);
    const char *quoted = "";
    for (size_t i = 0; i < size; i++) {
        unsigned c = (unsigned char)text[i];
        if (c < ' ')
            quoted = ksyc_pool_printf(p, "%s\\%03o", quoted, c);
        else
            quoted =
                ksyc_pool_printf(p, "%s%s%c", quoted, c == '"' || c == '\\' ? "\\" : "", (char)c);
    }
    return ksyc_pool_printf(p, "\"%s\"", quoted);
}

static const char *bytes_text(pool *p, const char *bytes, size_t size) {
    const char *text = "";
    for (size_t i = 0; i < size; i++)
        text = ksyc_pool_printf(p, "%s%s0x%02x", text, i > 0 ? ", " : "",
                                (unsigned)(unsigned char)bytes[i]);
    return ksyc_pool_printf(p, "[%s]", text);
}

static const char *kind_name(const ir_vtype *type) {
    switch (type->kind) {
    case IR_INT: return "s8";
    case IR_FLOAT: return "f8";
    case IR_BOOL: return "bool";
    case IR_BYTES: return "bytes";
    case IR_STR: return "str";
    case IR_ENUM: return type->enumeration->path;
    case IR_OBJECT: return type->type->path;
    case IR_STREAM: return "io";
    case IR_STRUCT: return "struct";
    default: return "any";
    }
}

/* A member of an object; without a dot when it is the current one. */
static const char *member(pool *p, const ir_expr *object, const char *name) {
    if (object->op == IR_SELF) return name;
    return ksyc_pool_printf(p, "%s.%s", operand(p, object, POSTFIX), name);
}

static const char *cast(pool *p, const ir_expr *expr) {
    const ir_vtype *type = &expr->vtype;
    const char *array = type->kind == IR_ARRAY ? "[]" : "";
    if (type->kind == IR_ARRAY) type = type->elem;
    return ksyc_pool_printf(p, "%s.as<%s%s>", operand(p, expr->args[0], POSTFIX), kind_name(type),
                            array);
}

/* A method with its arguments in parentheses, if it has any. */
static const char *call(pool *p, const ir_expr *expr, const char *name) {
    const char *object = operand(p, expr->args[0], POSTFIX);
    const char *args = listed(p, expr->args + 1, expr->num_args - 1);
    return *args ? ksyc_pool_printf(p, "%s.%s(%s)", object, name, args)
                 : ksyc_pool_printf(p, "%s.%s", object, name);
}

static const char *rebuilt_binary(pool *p, const ir_expr *expr, const shape *binary) {
    /* Comparisons do not chain; everything else groups to the left. */
    int left = binary->strength == COMPARE ? COMPARE + 1 : binary->strength;
    return ksyc_pool_printf(p, "%s %s %s", operand(p, expr->args[0], left), binary->symbol,
                            operand(p, expr->args[1], binary->strength + 1));
}

static const char *rebuilt(pool *p, const ir_expr *expr) {
    const shape *binary = binary_shape(expr->op);
    if (binary) return rebuilt_binary(p, expr, binary);
    if (method_name(expr->op)) return call(p, expr, method_name(expr->op));
    ir_expr *const *args = expr->args;
    switch (expr->op) {
    case IR_LIT_INT: return int_text(p, expr->word, expr->negative);
    case IR_LIT_FLOAT: return ksyc_pool_printf(p, "%.17g", expr->number);
    case IR_LIT_BOOL: return expr->word ? "true" : "false";
    case IR_LIT_STR: return str_text(p, expr->text, expr->size);
    case IR_LIT_BYTES: return bytes_text(p, expr->text, expr->size);
    case IR_LIT_ARRAY: return ksyc_pool_printf(p, "[%s]", listed(p, args, expr->num_args));
    case IR_LIT_ENUM:
        return ksyc_pool_printf(p, "%s::%s", expr->vtype.enumeration->path, expr->label->id);
    case IR_SELF: return "self";
    case IR_ROOT: return "_root";
    case IR_PARENT: return member(p, args[0], "_parent");
    case IR_IO: return member(p, args[0], "_io");
    case IR_FIELD: return member(p, args[0], expr->attr->id);
    case IR_ITEM: return "_";
    case IR_INDEX: return "_index";
    case IR_ON: return "_on";
    case IR_NEG: return ksyc_pool_printf(p, "-%s", operand(p, args[0], UNARY));
    case IR_INVERT: return ksyc_pool_printf(p, "~%s", operand(p, args[0], UNARY));
    case IR_NOT: return ksyc_pool_printf(p, "not %s", operand(p, args[0], NOT));
    case IR_TERNARY:
        return ksyc_pool_printf(p, "%s ? %s : %s", operand(p, args[0], OR),
                                operand(p, args[1], TERNARY), operand(p, args[2], TERNARY));
    case IR_SUBSCRIPT:
        return ksyc_pool_printf(p, "%s[%s]", operand(p, args[0], POSTFIX),
                                operand(p, args[1], TERNARY));
    case IR_CAST: return cast(p, expr);
    case IR_BYTES_TO_S:
        return ksyc_pool_printf(p, "%s.to_s('%s')", operand(p, args[0], POSTFIX), expr->text);
    case IR_STR_SUBSTRING: return call(p, expr, "substring");
    case IR_STR_TO_I: return call(p, expr, "to_i");
    default: return "?";
    }
}

/* ---------------------------------------------------------------------------------- the facade */

const char *ksyc_expr_show(pool *p, const ir_expr *expr) {
    return expr->source ? joined_lines(p, expr->source) : rebuilt(p, expr);
}

const char *ksyc_expr_show_lines(pool *p, const ir_expr *expr) {
    return expr->source ? trimmed(p, expr->source) : rebuilt(p, expr);
}

/* ----------------------------------------------------------------------------------- constants */

/* A range of a single value; those over 2^63-1 cannot be told by their `min`. */
static bool single_value(const ir_range *range, expr_number *number) {
    if ((range->min < 0) != range->max_negative || (uint64_t)range->min != range->max) return false;
    *number = (expr_number){range->max, range->max_negative};
    return true;
}

bool ksyc_expr_constant(const ir_expr *expr, expr_number *number) {
    switch (expr->op) {
    case IR_LIT_INT: *number = (expr_number){expr->word, expr->negative}; return true;
    case IR_LIT_ENUM:
        *number = (expr_number){expr->label->word, expr->label->negative};
        return true;
    case IR_ENUM_TO_I: return ksyc_expr_constant(expr->args[0], number);
    case IR_CAST:
        if (expr->vtype.kind != IR_INT && expr->vtype.kind != IR_ENUM) return false;
        return ksyc_expr_constant(expr->args[0], number);
    default: return expr->vtype.kind == IR_INT && single_value(&expr->vtype.range, number);
    }
}

bool ksyc_expr_constant_count(const ir_expr *expr, uint64_t *count) {
    expr_number number;
    if (!ksyc_expr_constant(expr, &number) || number.negative) return false;
    *count = number.word;
    return true;
}
