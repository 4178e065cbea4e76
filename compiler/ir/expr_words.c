/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_words.c - see expr_words.h. What the author wrote is split once, here; what was rebuilt has only the parentheses
 * that the grammar needs.
 */
#include "expr_words.h"

#include <ctype.h>
#include <string.h>

#include "op_groups.h"

static expr_word *add(expr_words *w) {
    if (w->count == w->capacity) {
        expr_word *old = w->items;
        w->capacity = 2 * w->capacity + 16;
        w->items = ksyc_pool_array(w->pool, w->capacity, sizeof *old);
        for (size_t i = 0; i < w->count; i++) w->items[i] = old[i];
    }
    expr_word *word = &w->items[w->count++];
    *word = (expr_word){.blanks = w->blanks, .num_blanks = w->num_blanks, .depth = w->depth};
    w->num_blanks = 0;
    return word;
}

/* ---------------------------------------------------------------------------------- as written */

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

static bool is_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

static bool is_text(const expr_word *word, const char *text) {
    return word->size == strlen(text) && memcmp(word->text, text, word->size) == 0;
}

/* The size of the literal that begins at its quote; up to the end of the text when nothing closes it. */
static size_t literal_size(const char *text) {
    size_t size = 1;
    while (text[size] != '\0' && text[size] != text[0])
        size += text[0] == '"' && text[size] == '\\' && text[size + 1] != '\0' ? 2 : 1;
    return size + (text[size] != '\0');
}

/* `_` that is no part of a name, and no member. */
static bool is_item(const char *source, const char *at) {
    if (*at != '_' || is_name(at[1])) return false;
    return at == source || (!is_name(at[-1]) && at[-1] != '.');
}

/* One word: up to a blank, or to an item, which is a word by itself. */
static const char *take_word(expr_words *w, const char *source, const char *at) {
    expr_word *word = add(w);
    word->text = at;
    word->is_item = is_item(source, at);
    do {
        if (*at == '(' || *at == '[') w->depth++;
        if (*at == ')' || *at == ']') w->depth--;
        at += *at == '\'' || *at == '"' ? literal_size(at) : 1;
    } while (!word->is_item && *at != '\0' && !is_blank(*at) && !is_item(source, at));
    word->size = (size_t)(at - word->text);
    /* At the end of the author's line it does not. */
    word->starts_part = *at == ' ' && (is_text(word, "or") || is_text(word, "and") ||
                                       is_text(word, "?") || is_text(word, ":"));
    return at;
}

static void split(expr_words *w, const char *source) {
    for (const char *at = source; *at != '\0';) {
        w->blanks = at;
        while (is_blank(*at)) at++;
        w->num_blanks = w->count == 0 ? 0 : (size_t)(at - w->blanks);
        if (*at != '\0') at = take_word(w, source, at);
    }
}

/* ------------------------------------------------------------------------------------- rebuilt */

typedef struct shape {
    const char *symbol; /* of an operator, or the name of a method or pseudo field */
    int strength;
} shape;

static const shape binary_shapes[] = {
#define OPERATOR(op, sign, binds, ...) [IR_##op] = {sign, binds},
#define COMPARISON(op, sign) [IR_##op] = {sign, BINDS_COMPARE},
    OPERATORS(OPERATOR) COMPARISONS(COMPARISON)
#undef OPERATOR
#undef COMPARISON
        [IR_CONCAT] = {"+", BINDS_ADD},
    [IR_AND] = {"and", BINDS_AND},
    [IR_OR] = {"or", BINDS_OR},
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

static void rebuild(expr_words *w, const ir_expr *expr);

static int strength(const ir_expr *expr) {
    const shape *binary = binary_shape(expr->op);
    if (binary) return binary->strength;
    if (expr->op == IR_TERNARY) return BINDS_TERNARY;
    if (expr->op == IR_NOT) return BINDS_NOT;
    return expr->op == IR_NEG || expr->op == IR_INVERT ? BINDS_UNARY : BINDS_POSTFIX;
}

static void put(expr_words *w, const char *text) {
    expr_word *word = add(w);
    word->text = text;
    word->size = strlen(text);
}

static void blank(expr_words *w) {
    w->blanks = " ";
    w->num_blanks = 1;
}

static void open(expr_words *w, const char *bracket) {
    put(w, bracket);
    w->depth++;
}

static void close(expr_words *w, const char *bracket) {
    w->depth--;
    put(w, bracket);
}

/* An operator between blanks. */
static void put_operator(expr_words *w, const char *symbol, bool starts_part) {
    blank(w);
    put(w, symbol);
    w->items[w->count - 1].starts_part = starts_part;
    blank(w);
}

/* The operand, in parentheses where it binds less tightly than `least`. */
static void put_operand(expr_words *w, const ir_expr *expr, int least) {
    const bool is_loose = strength(expr) < least;
    if (is_loose) open(w, "(");
    rebuild(w, expr);
    if (is_loose) close(w, ")");
}

static void put_list(expr_words *w, ir_expr *const *args, size_t num_args) {
    for (size_t i = 0; i < num_args; i++) {
        if (i > 0) {
            put(w, ",");
            blank(w);
        }
        put_operand(w, args[i], BINDS_TERNARY);
    }
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
    char *quoted = ksyc_pool_array(p, 4 * size + 3, 1); /* "\ooo" for a character is the longest */
    size_t length = 0;
    quoted[length++] = '"';
    for (size_t i = 0; i < size; i++) {
        const unsigned c = (unsigned char)text[i];
        if (c < ' ') {
            quoted[length++] = '\\';
            quoted[length++] = '0';
            quoted[length++] = (char)('0' + c / 8);
            quoted[length++] = (char)('0' + c % 8);
            continue;
        }
        if (c == '"' || c == '\\') quoted[length++] = '\\';
        quoted[length++] = (char)c;
    }
    quoted[length++] = '"';
    quoted[length] = '\0';
    return quoted;
}

static void put_bytes(expr_words *w, const char *bytes, size_t size) {
    open(w, "[");
    for (size_t i = 0; i < size; i++) {
        if (i > 0) blank(w);
        put(w, ksyc_pool_printf(w->pool, "0x%02x%s", (unsigned)(unsigned char)bytes[i],
                                i + 1 < size ? "," : ""));
    }
    close(w, "]");
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
static void put_member(expr_words *w, const ir_expr *object, const char *name) {
    if (object->op != IR_SELF) {
        put_operand(w, object, BINDS_POSTFIX);
        put(w, ".");
    }
    put(w, name);
}

static void put_cast(expr_words *w, const ir_expr *expr) {
    const ir_vtype *type = &expr->vtype;
    const char *array = type->kind == IR_ARRAY ? "[]" : "";
    if (type->kind == IR_ARRAY) type = type->elem;
    put_operand(w, expr->args[0], BINDS_POSTFIX);
    put(w, ksyc_pool_printf(w->pool, ".as<%s%s>", kind_name(type), array));
}

/* A method with its arguments in parentheses, if it has any. */
static void put_call(expr_words *w, const ir_expr *expr, const char *name) {
    put_operand(w, expr->args[0], BINDS_POSTFIX);
    put(w, ".");
    put(w, name);
    if (expr->num_args == 1) return;
    open(w, "(");
    put_list(w, expr->args + 1, expr->num_args - 1);
    close(w, ")");
}

static void put_binary(expr_words *w, const ir_expr *expr, const shape *binary) {
    /* Comparisons do not chain; everything else groups to the left. */
    put_operand(w, expr->args[0],
                binary->strength == BINDS_COMPARE ? BINDS_COMPARE + 1 : binary->strength);
    put_operator(w, binary->symbol, binary->strength == BINDS_OR || binary->strength == BINDS_AND);
    put_operand(w, expr->args[1], binary->strength + 1);
}

static void put_prefix(expr_words *w, const char *symbol, const ir_expr *operand, int least) {
    put(w, symbol);
    put_operand(w, operand, least);
}

static void rebuild(expr_words *w, const ir_expr *expr) {
    pool *p = w->pool;
    ir_expr *const *args = expr->args;
    const shape *binary = binary_shape(expr->op);
    if (binary) {
        put_binary(w, expr, binary);
        return;
    }
    if (method_name(expr->op)) {
        put_call(w, expr, method_name(expr->op));
        return;
    }
    switch (expr->op) {
    case IR_LIT_INT: put(w, int_text(p, expr->word, expr->negative)); break;
    case IR_LIT_FLOAT: put(w, ksyc_pool_printf(p, "%.17g", expr->number)); break;
    case IR_LIT_BOOL: put(w, expr->word ? "true" : "false"); break;
    case IR_LIT_STR: put(w, str_text(p, expr->text, expr->size)); break;
    case IR_LIT_BYTES: put_bytes(w, expr->text, expr->size); break;
    case IR_LIT_ARRAY:
        open(w, "[");
        put_list(w, args, expr->num_args);
        close(w, "]");
        break;
    case IR_LIT_ENUM:
        put(w, ksyc_pool_printf(p, "%s::%s", expr->vtype.enumeration->path, expr->label->id));
        break;
    case IR_SELF: put(w, "self"); break;
    case IR_ROOT: put(w, "_root"); break;
    case IR_PARENT: put_member(w, args[0], "_parent"); break;
    case IR_IO: put_member(w, args[0], "_io"); break;
    case IR_FIELD: put_member(w, args[0], expr->attr->id); break;
    case IR_ITEM:
        put(w, "_");
        w->items[w->count - 1].is_item = true;
        break;
    case IR_INDEX: put(w, "_index"); break;
    case IR_ON: put(w, "_on"); break;
    case IR_NEG: put_prefix(w, "-", args[0], BINDS_UNARY); break;
    case IR_INVERT: put_prefix(w, "~", args[0], BINDS_UNARY); break;
    case IR_NOT:
        put(w, "not");
        blank(w);
        put_operand(w, args[0], BINDS_NOT);
        break;
    case IR_TERNARY:
        put_operand(w, args[0], BINDS_OR);
        put_operator(w, "?", true);
        put_operand(w, args[1], BINDS_TERNARY);
        put_operator(w, ":", true);
        put_operand(w, args[2], BINDS_TERNARY);
        break;
    case IR_SUBSCRIPT:
        put_operand(w, args[0], BINDS_POSTFIX);
        open(w, "[");
        put_operand(w, args[1], BINDS_TERNARY);
        close(w, "]");
        break;
    case IR_CAST: put_cast(w, expr); break;
    case IR_BYTES_TO_S:
        put_operand(w, args[0], BINDS_POSTFIX);
        put(w, ksyc_pool_printf(p, ".to_s('%s')", expr->text));
        break;
    case IR_STR_SUBSTRING: put_call(w, expr, "substring"); break;
    case IR_STR_TO_I: put_call(w, expr, "to_i"); break;
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_COMPARISONS:
    case IR_LOGIC: /* have a symbol */
    case IR_INT_TO_S:
    case IR_FLOAT_TO_I:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF:
    case IR_ARRAY_METHODS: break; /* have a name */
    }
}

/* ---------------------------------------------------------------------------------- the facade */

expr_words ksyc_expr_words(pool *p, const ir_expr *expr) {
    expr_words words = {.pool = p};
    if (expr->source)
        split(&words, expr->source);
    else
        rebuild(&words, expr);
    return words;
}
