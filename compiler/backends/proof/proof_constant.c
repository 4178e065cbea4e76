/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbers that the grammar alone decides: of texts, bytes, lists and fractions that are constants. They are computed here, as
 * the reader computes them, and are literals then. A constant that has no value refuses every file.
 */
#include <string.h>

#include "expr_show.h"
#include "op_groups.h"
#include "proof_expr.h"

/* The value of an instance that is always there. */
static const ir_expr *behind(const ir_expr *e) {
    const bool is_value = e->op == IR_FIELD && e->attr->kind == IR_VALUE_INSTANCE &&
                          e->attr->condition == NULL && e->attr->value != NULL;
    return is_value ? e->attr->value : e;
}

bool ksyc_is_ascii_constant(const ir_expr *e) {
    const ir_expr *bytes = ksyc_list_behind(e);
    if (bytes->op != IR_LIT_BYTES) return false;
    for (size_t i = 0; i < bytes->size; i++)
        if ((unsigned char)bytes->text[i] >= 0x80) return false;
    return true;
}

/* A text of the grammar, which two of them may be joined to; NULL: it is none, or too deep. */
static const char *constant_text(pool *p, const ir_expr *e, size_t *size, unsigned depth) {
    e = behind(e);
    if (depth == 0) return NULL;
    if (e->op == IR_LIT_STR) {
        *size = e->size;
        return e->text;
    }
    size_t more = 0;
    if (e->op != IR_CONCAT) return NULL;
    const char *a = constant_text(p, e->args[0], size, depth - 1);
    const char *b = constant_text(p, e->args[1], &more, depth - 1);
    if (a == NULL || b == NULL || *size + more > 100) return NULL; /* no number is longer */
    char *both = ksyc_pool_alloc(p, *size + more + 1);
    memcpy(both, a, *size);
    memcpy(both + *size, b, more);
    *size += more;
    return both;
}

/* ------------------------------------------------------------------------------------- of texts */

static unsigned digit_of(char c) {
    if (c >= '0' && c <= '9') return (unsigned)(c - '0');
    if (c >= 'a' && c <= 'z') return (unsigned)(c - 'a') + 10;
    if (c >= 'A' && c <= 'Z') return (unsigned)(c - 'A') + 10;
    return 36;
}

/* An optional sign and digits, of an int64_t. */
static bool parse(const char *text, size_t size, uint64_t radix, expr_number *n) {
    const bool has_sign = size > 0 && (text[0] == '-' || text[0] == '+');
    *n = (expr_number){0, has_sign && text[0] == '-'};
    const uint64_t limit = n->negative ? UINT64_C(1) << 63 : (uint64_t)INT64_MAX;
    for (size_t i = has_sign ? 1 : 0; i < size; i++) {
        const unsigned digit = digit_of(text[i]);
        if (digit >= radix || n->word > (limit - digit) / radix) return false;
        n->word = n->word * radix + digit;
    }
    if (n->negative) n->word = 0 - n->word;
    n->negative = n->negative && n->word != 0;
    return size > (has_sign ? 1u : 0u);
}

/* text.to_i(radix): whether it is a constant, and has a value. */
static bool number_of_text(pool *p, const ir_expr *e, expr_number *n, bool *has_value) {
    expr_number radix = {10, false};
    size_t size = 0;
    const char *text = constant_text(p, e->args[0], &size, 16);
    if (text == NULL) return false;
    if (e->num_args > 1 && !ksyc_is_number_of_grammar(e->args[1], &radix)) return false;
    const bool is_radix = !radix.negative && radix.word >= 2 && radix.word <= 36;
    *has_value = is_radix && parse(text, size, radix.word, n);
    return true;
}

/* --------------------------------------------------------------------------------- of fractions */

/* A double that is computed from literals alone. */
static bool constant_fraction(const ir_expr *e, double *number, unsigned depth) {
    double a = 0, b = 0;
    e = behind(e);
    if (depth == 0 || e->vtype.kind != IR_FLOAT) return false;
    if (e->op == IR_LIT_FLOAT) {
        *number = e->number;
        return true;
    }
    if (e->op != IR_ADD && e->op != IR_SUB && e->op != IR_NEG) return false;
    if (!constant_fraction(e->args[0], &a, depth - 1)) return false;
    if (e->op != IR_NEG && !constant_fraction(e->args[1], &b, depth - 1)) return false;
    *number = e->op == IR_NEG ? -a : e->op == IR_ADD ? a + b : a - b;
    return true;
}

static bool number_of_fraction(const ir_expr *e, expr_number *n, bool *has_value) {
    double number = 0;
    if (!constant_fraction(e->args[0], &number, 16)) return false;
    *has_value = number >= -9223372036854775808.0 && number < 9223372036854775808.0;
    const int64_t whole = *has_value ? (int64_t)number : 0;
    *n = (expr_number){(uint64_t)whole, whole < 0};
    return true;
}

/* ------------------------------------------------------------------------------------- of lists */

static bool is_less(expr_number a, expr_number b) {
    if (a.negative != b.negative) return a.negative;
    return a.negative ? (int64_t)a.word < (int64_t)b.word : a.word < b.word;
}

static bool item_of(const ir_expr *all, size_t i, expr_number *n) {
    if (all->op != IR_LIT_BYTES) return ksyc_is_number_of_grammar(all->args[i], n);
    *n = (expr_number){(unsigned char)all->text[i], false};
    return true;
}

/* The first, last, least or greatest of constants. */
static bool number_of_list(const ir_expr *e, expr_number *n, bool *has_value) {
    const ir_expr *all = ksyc_list_behind(e->args[0]);
    if (all->op != IR_LIT_BYTES && all->op != IR_LIT_ARRAY) return false;
    const size_t count = all->op == IR_LIT_BYTES ? all->size : all->num_args;
    *has_value = count > 0;
    for (size_t i = 0; i < count; i++) {
        expr_number item;
        if (!item_of(all, i, &item)) return false;
        const bool is_least = e->op == IR_BYTES_MIN || e->op == IR_ARRAY_MIN;
        const bool is_greatest = e->op == IR_BYTES_MAX || e->op == IR_ARRAY_MAX;
        const bool is_last = e->op == IR_BYTES_LAST || e->op == IR_ARRAY_LAST;
        if (i == 0 || is_last || (is_least && is_less(item, *n)) ||
            (is_greatest && is_less(*n, item)))
            *n = item;
    }
    return true;
}

static bool number_of(pool *p, const ir_expr *e, expr_number *n, bool *has_value) {
    switch (e->op) {
    case IR_STR_TO_I: return number_of_text(p, e, n, has_value);
    case IR_FLOAT_TO_I: return number_of_fraction(e, n, has_value);
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST:
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return number_of_list(e, n, has_value);
    case IR_ARRAY_SIZE:
    case IR_BYTES_LENGTH:
    case IR_BYTES_TO_S:
    case IR_INT_TO_S:
    case IR_BOOL_TO_I:
    case IR_ENUM_TO_I:
    case IR_STR_LENGTH:
    case IR_STR_REVERSE:
    case IR_STR_SUBSTRING:
    case IR_STREAM_SIZE:
    case IR_STREAM_POS:
    case IR_STREAM_EOF:
    case IR_LITERALS:
    case IR_NAMES:
    case IR_UNARY:
    case IR_OPERATORS:
    case IR_CONCAT:
    case IR_LOGIC:
    case IR_SELECTIONS:
    case IR_COMPARISONS: return false;
    }
    return false;
}

bool ksyc_derive_constant(expr_ctx *g, const ir_expr *e, val *v) {
    pool *p = P(g);
    expr_number n = {0, false};
    bool has_value = false;
    const vkind kind = ksyc_kind_of(&e->vtype);
    if ((kind != V_U64 && kind != V_S64) || !number_of(p, e, &n, &has_value)) return false;
    if (!has_value) {
        ksyc_must(g, ksyc_code_word(p, "true"), ksyc_code_word(p, "\\false"));
        n = (expr_number){0, false};
    }
    *v = ksyc_literal_val(p, n.word, n.negative);
    return true;
}
