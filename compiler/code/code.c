/* SPDX-License-Identifier: Apache-2.0 */
/* Trees of expressions: making and asking. */
#include "code.h"

#include <string.h>

/* -------------------------------------------------------------------------------------- making */

const code_expr *ksyc_code_list(pool *p, code_kind kind, const char *text,
                                const code_expr *const *args, size_t num_args) {
    code_expr *e = ksyc_pool_alloc(p, sizeof *e);
    *e = (code_expr){.kind = kind, .text = text, .args = args, .num_args = num_args};
    for (size_t i = 0; i < num_args; i++) e->uses |= args[i]->uses;
    return e;
}

const code_expr *ksyc_code_of(pool *p, code_kind kind, const char *text,
                              const code_expr *const *args) {
    size_t num_args = 0;
    while (args[num_args] != NULL) num_args++;
    const code_expr **copy = ksyc_pool_array(p, num_args, sizeof *copy);
    if (num_args > 0) memcpy(copy, args, num_args * sizeof *copy);
    return ksyc_code_list(p, kind, text, copy, num_args);
}

/* Recursion: as deep as the expression of the specification, see EXPR_MAX_DEPTH. */
const code_expr *ksyc_code_copy(pool *p, const code_expr *e) {
    code_expr *copy = ksyc_pool_alloc(p, sizeof *copy);
    *copy = *e;
    if (e->text != NULL) copy->text = ksyc_pool_copy(p, e->text, strlen(e->text));
    const code_expr **args = ksyc_pool_array(p, e->num_args, sizeof *args);
    for (size_t i = 0; i < e->num_args; i++) args[i] = ksyc_code_copy(p, e->args[i]);
    copy->args = args;
    return copy;
}

#define NODE(kind, text, ...)                                                                      \
    ksyc_code_of(p, kind, text, (const code_expr *const[]){__VA_ARGS__, NULL})

const code_expr *ksyc_code_word(pool *p, const char *text) {
    return ksyc_code_variable(p, text, 0);
}

const code_expr *ksyc_code_variable(pool *p, const char *name, uint64_t bit) {
    code_expr *e = ksyc_pool_alloc(p, sizeof *e);
    *e = (code_expr){.kind = CODE_WORD, .text = name, .uses = bit};
    return e;
}

const code_expr *ksyc_code_number(pool *p, uint64_t word, bool is_negative) {
    code_expr *e = ksyc_pool_alloc(p, sizeof *e);
    *e = (code_expr){.kind = CODE_NUMBER, .word = word, .is_negative = is_negative};
    return e;
}

const code_expr *ksyc_code_natural(pool *p, uint64_t word) {
    return ksyc_code_number(p, word, false);
}

const code_expr *ksyc_code_dot(pool *p, const code_expr *object, const char *member) {
    return NODE(CODE_MEMBER, member, object);
}

const code_expr *ksyc_code_arrow(pool *p, const code_expr *pointer, const char *member) {
    code_expr *e = ksyc_pool_alloc(p, sizeof *e);
    *e = *NODE(CODE_MEMBER, member, pointer);
    e->is_arrow = true;
    return e;
}

const code_expr *ksyc_code_element(pool *p, const code_expr *array, const code_expr *index) {
    return NODE(CODE_ELEMENT, NULL, array, index);
}

const code_expr *ksyc_code_cast(pool *p, const char *type, const code_expr *e) {
    return NODE(CODE_CAST, type, e);
}

const code_expr *ksyc_code_not(pool *p, const code_expr *e) {
    bool value;
    if (ksyc_code_is_known(e, &value)) return ksyc_code_word(p, value ? "false" : "true");
    return NODE(CODE_PREFIX, "!", e);
}

/* One word: nothing in it is set off by a space or an arrow, unless it is in parentheses. */
static bool is_compact(const code_expr *e) {
    switch (e->kind) {
    case CODE_WORD:
    case CODE_NUMBER: return true;
    case CODE_MEMBER: return !e->is_arrow && is_compact(e->args[0]);
    case CODE_CALL: return e->num_args == 1 && is_compact(e->args[0]);
    case CODE_PREFIX: return e->text[0] == '!' && is_compact(e->args[0]);
    case CODE_ELEMENT: return is_compact(e->args[0]) && is_compact(e->args[1]);
    case CODE_SIGN:
    case CODE_INFIX:
    case CODE_CHOICE:
    case CODE_COMPOUND:
    case CODE_GROUP: return true; /* has its parentheses already */
    case CODE_CLOSED: return is_compact(e->args[0]);
    case CODE_CAST:
    case CODE_BRACES:
    case CODE_OPEN:
    case CODE_FLAT:
    case CODE_APPLY:
    case CODE_LINES:
    case CODE_CASES:
    case CODE_ALL: return false;
    }
    return false;
}

const code_expr *ksyc_code_negation(pool *p, const code_expr *e) {
    return ksyc_code_not(p, is_compact(e) ? e : ksyc_code_group(p, e));
}

const code_expr *ksyc_code_address(pool *p, const code_expr *e) {
    return NODE(CODE_PREFIX, "&", e);
}

const code_expr *ksyc_code_sign(pool *p, const char *sign, const code_expr *e) {
    return NODE(CODE_SIGN, sign, e);
}

const code_expr *ksyc_code_infix(pool *p, const code_expr *a, const char *sign,
                                 const code_expr *b) {
    return NODE(CODE_INFIX, sign, a, b);
}

const code_expr *ksyc_code_choice(pool *p, const code_expr *test, const code_expr *yes,
                                  const code_expr *no) {
    bool value;
    if (ksyc_code_is_known(test, &value)) return value ? yes : no;
    return NODE(CODE_CHOICE, NULL, test, yes, no);
}

const code_expr *ksyc_code_group(pool *p, const code_expr *e) { return NODE(CODE_GROUP, NULL, e); }

const code_expr *ksyc_code_open(pool *p, const code_expr *e) { return NODE(CODE_OPEN, NULL, e); }

const code_expr *ksyc_code_closed(pool *p, const code_expr *e) {
    return NODE(CODE_CLOSED, NULL, e);
}

const code_expr *ksyc_code_flat(pool *p, const code_expr *a, const char *sign, const code_expr *b) {
    return NODE(CODE_FLAT, sign, a, b);
}

static const code_expr *broken(pool *p, const code_expr *e) {
    code_expr *copy = ksyc_pool_alloc(p, sizeof *copy);
    *copy = *e;
    copy->is_broken = true;
    return copy;
}

const code_expr *ksyc_code_broken(pool *p, const code_expr *a, const char *sign,
                                  const code_expr *b) {
    return broken(p, NODE(CODE_INFIX, sign, a, b));
}

const code_expr *ksyc_code_cases(pool *p, const code_expr *const *args, size_t num_args,
                                 bool is_broken) {
    const code_expr *e = ksyc_code_list(p, CODE_CASES, NULL, args, num_args);
    return is_broken ? broken(p, e) : e;
}

const code_expr *ksyc_code_all(pool *p, const char *variable, const code_expr *e) {
    return NODE(CODE_ALL, variable, e);
}

/* Whether no blank is printed of it. */
static bool is_one_word(const code_expr *e) {
    switch (e->kind) {
    case CODE_WORD:
    case CODE_NUMBER: return true;
    case CODE_CALL:
    case CODE_APPLY:
        if (e->num_args > 1) return false;
        break;
    case CODE_MEMBER:
    case CODE_ELEMENT:
    case CODE_CAST:
    case CODE_PREFIX:
    case CODE_SIGN:
    case CODE_GROUP:
    case CODE_OPEN:
    case CODE_CLOSED: break;
    case CODE_INFIX:
    case CODE_CHOICE:
    case CODE_COMPOUND:
    case CODE_BRACES:
    case CODE_FLAT:
    case CODE_LINES:
    case CODE_CASES:
    case CODE_ALL: return false;
    }
    for (size_t i = 0; i < e->num_args; i++)
        if (!is_one_word(e->args[i])) return false;
    return true;
}

const code_expr *ksyc_code_set_off(pool *p, const code_expr *e) {
    return is_one_word(e) ? e : ksyc_code_group(p, e);
}

/* ------------------------------------------------------------------------------------- opposites */

static const char *opposite_sign(const char *sign) {
    static const char *const signs[][2] = {{"==", "!="}, {"<", ">="}, {">", "<="}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (strcmp(sign, signs[i][0]) == 0) return signs[i][1];
        if (strcmp(sign, signs[i][1]) == 0) return signs[i][0];
    }
    return NULL;
}

static bool is_negation(const code_expr *e) { return e->kind == CODE_PREFIX && e->text[0] == '!'; }

static bool is_comparison(const code_expr *e) {
    return e->kind == CODE_FLAT && e->num_args == 2 && opposite_sign(e->text) != NULL;
}

static const code_expr *without_group(const code_expr *e) {
    while (e->kind == CODE_GROUP) e = e->args[0];
    return e;
}

bool ksyc_code_is_invertible(const code_expr *e) {
    e = without_group(e);
    return is_negation(e) || is_comparison(e);
}

const code_expr *ksyc_code_opposite(pool *p, const code_expr *e) {
    const code_expr *of = without_group(e);
    if (is_negation(of)) return without_group(of->args[0]);
    if (is_comparison(of))
        return ksyc_code_list(p, CODE_FLAT, opposite_sign(of->text), of->args, of->num_args);
    return NODE(CODE_PREFIX, "!", e);
}

/* -------------------------------------------------------------------------------------- asking */

static bool same_text(const char *a, const char *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

bool ksyc_code_same(const code_expr *a, const code_expr *b) {
    if (a == b) return true;
    if (a->kind != b->kind || a->is_arrow != b->is_arrow || a->is_broken != b->is_broken ||
        a->is_negative != b->is_negative || a->word != b->word || a->num_args != b->num_args ||
        !same_text(a->text, b->text))
        return false;
    for (size_t i = 0; i < a->num_args; i++)
        if (!ksyc_code_same(a->args[i], b->args[i])) return false;
    return true;
}

static uint32_t hash_with(uint32_t hash, uint64_t word) {
    return (hash ^ (uint32_t)word ^ (uint32_t)(word >> 32)) * UINT32_C(16777619); /* as FNV-1a */
}

uint32_t ksyc_code_hash(const code_expr *e) {
    uint32_t hash = hash_with(UINT32_C(2166136261), e->word);
    hash = hash_with(hash, (uint64_t)e->kind);
    if (e->text != NULL)
        for (const char *c = e->text; *c != '\0'; c++) hash = hash_with(hash, (unsigned char)*c);
    for (size_t i = 0; i < e->num_args; i++) hash = hash_with(hash, ksyc_code_hash(e->args[i]));
    return hash ^ (hash >> 15);
}

bool ksyc_code_is_number(const code_expr *e) { return e->kind == CODE_NUMBER; }

const code_expr *ksyc_code_number_of(const code_expr *e) {
    const bool is_typed = e->kind == CODE_CALL && e->num_args == 1 &&
                          (same_text(e->text, "UINT64_C") || same_text(e->text, "INT64_C"));
    const code_expr *number = is_typed ? e->args[0] : e;
    return ksyc_code_is_number(number) ? number : NULL;
}

bool ksyc_code_is_known(const code_expr *e, bool *value) {
    while (e->kind == CODE_GROUP || e->kind == CODE_OPEN || e->kind == CODE_CLOSED) e = e->args[0];
    if (e->kind != CODE_WORD) return false;
    *value = strcmp(e->text, "true") == 0;
    return *value || strcmp(e->text, "false") == 0;
}

bool ksyc_code_has_lines(const code_expr *e) {
    if (e->is_broken || (e->kind == CODE_LINES && e->num_args > 1)) return true;
    for (size_t i = 0; i < e->num_args; i++)
        if (ksyc_code_has_lines(e->args[i])) return true;
    return false;
}

bool ksyc_code_is_place(const code_expr *e) {
    return e->kind == CODE_WORD || (e->kind == CODE_MEMBER && ksyc_code_is_place(e->args[0]));
}

const code_expr *ksyc_code_pointer_of(const code_expr *e) {
    const bool is_target = e->kind == CODE_SIGN && e->text[0] == '*';
    return is_target && e->args[0]->kind == CODE_WORD ? e->args[0] : NULL;
}
