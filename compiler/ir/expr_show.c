/* SPDX-License-Identifier: Apache-2.0 */
#include "expr_show.h"

#include <ctype.h>
#include <string.h>

#include "expr_words.h"

/* ------------------------------------------------------------------------------------- on one line */

/* Line ends and the blanks around them become one space. */
static void put_blanks(char *text, size_t *size, const expr_word *word) {
    const bool has_line_end =
        word->num_blanks > 0 && memchr(word->blanks, '\n', word->num_blanks) != NULL;
    if (has_line_end) {
        text[(*size)++] = ' ';
        return;
    }
    for (size_t i = 0; i < word->num_blanks; i++) text[(*size)++] = word->blanks[i];
}

const char *ksyc_expr_show_about(pool *p, const ir_expr *expr, const char *item) {
    const expr_words words = ksyc_expr_words(p, expr);
    size_t capacity = 1, size = 0;
    for (size_t i = 0; i < words.count; i++) {
        const expr_word *word = &words.items[i];
        capacity += word->num_blanks + (word->is_item && item ? strlen(item) : word->size);
    }
    char *text = ksyc_pool_array(p, capacity, 1);
    for (size_t i = 0; i < words.count; i++) {
        const expr_word *word = &words.items[i];
        const bool is_named = word->is_item && item != NULL;
        const size_t length = is_named ? strlen(item) : word->size;
        put_blanks(text, &size, word);
        memcpy(text + size, is_named ? item : word->text, length);
        /* A literal may hold anything. */
        for (size_t end = size + length; size < end; size++)
            if (iscntrl((unsigned char)text[size])) text[size] = ' ';
    }
    text[size] = '\0';
    return text;
}

const char *ksyc_expr_show(pool *p, const ir_expr *expr) {
    return ksyc_expr_show_about(p, expr, NULL);
}

/* ----------------------------------------------------------------------------------- constants */

/* A range of a single value; those over 2^63-1 cannot be told by their `min`. */
static bool single_value(const ir_range *range, expr_number *number) {
    if ((range->min < 0) != range->max_negative || (uint64_t)range->min != range->max) return false;
    *number = (expr_number){range->max, range->max_negative};
    return true;
}

bool ksyc_expr_constant(const ir_expr *expr, expr_number *number) {
    if (expr->op == IR_LIT_INT) {
        *number = (expr_number){expr->word, expr->negative};
        return true;
    }
    if (expr->op == IR_LIT_ENUM) {
        *number = (expr_number){expr->label->word, expr->label->negative};
        return true;
    }
    if (expr->op == IR_ENUM_TO_I) return ksyc_expr_constant(expr->args[0], number);
    if (expr->op == IR_CAST) {
        if (expr->vtype.kind != IR_INT && expr->vtype.kind != IR_ENUM) return false;
        return ksyc_expr_constant(expr->args[0], number);
    }
    return expr->vtype.kind == IR_INT && single_value(&expr->vtype.range, number);
}

static bool is_literal(const ir_expr *e) { return e->op == IR_LIT_INT || e->op == IR_LIT_ENUM; }

bool ksyc_is_number_of_grammar(const ir_expr *e, expr_number *number) {
    if (!ksyc_expr_constant(e, number)) return false;
    if (is_literal(e)) return true;
    if (e->op == IR_FIELD) {
        const ir_attr *attr = e->attr;
        const bool is_own = e->args[0]->op == IR_SELF || e->args[0]->op == IR_ROOT;
        return is_own && attr->kind == IR_VALUE_INSTANCE && attr->condition == NULL &&
               is_literal(attr->value);
    }
    if (e->checked || e->num_args == 0) return false;
    expr_number operand;
    for (size_t i = 0; i < e->num_args; i++)
        if (!ksyc_is_number_of_grammar(e->args[i], &operand)) return false;
    return true;
}

bool ksyc_expr_constant_count(const ir_expr *expr, uint64_t *count) {
    expr_number number;
    if (!ksyc_expr_constant(expr, &number) || number.negative) return false;
    *count = number.word;
    return true;
}
