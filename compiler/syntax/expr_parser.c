/* SPDX-License-Identifier: Apache-2.0 */
/*
 * expr_parser.c - recursive descent over the tokens.
 *
 *   test    = or ['?' test ':' test]
 *   or      = and {'or' and}         and = not {'and' not}       not = 'not' not | cmp
 *   cmp     = bor [('<='|'>='|'=='|'>'|'<'|'!=') bor]
 *   bor     = bxor {'|' bxor}        bxor = band {'^' band}      band = shift {'&' shift}
 *   shift   = add {('<<'|'>>') add}  add = mul {('+'|'-') mul}   mul = unary {('*'|'/'|'%') unary}
 *   unary   = ('+'|'-'|'~') unary | postfix
 *   postfix = atom { '(' [test {',' test}] ')' | '[' test ']' | '.as<' typename '>' | '.' name }
 *   atom    = '(' test ')' | '[' [test {',' test} [',']] ']' | enumlabel | 'sizeof<' typename '>'
 *           | 'bitsizeof<' typename '>' | fstring | string {string} | name | float | int
 *
 * The levels from `or` to `mul` are one function, `parse_binary`, with a table that is made of operators.h. Comparison
 * binds looser than `| ^ &`, and `not` looser than comparison: as in Python, not as in C.
 */
#include "expr_parser.h"

#include <string.h>

#include "names.h"

/* The number of nested levels of the grammar: brackets, ternaries, signs. Each costs a few stack frames; a tree
 * within EXPR_MAX_DEPTH needs no more levels. */
#define MAX_NESTING EXPR_MAX_DEPTH

/* Nearly all expressions have fewer tokens: they leave nothing but their tree in the pool. */
#define FEW_TOKENS 32

typedef struct parser {
    pool *pool;
    const token *at, *first;
    unsigned nesting;
    bool failed;
    expr_error *error;
    token few[FEW_TOKENS]; /* `at` points here, or into the pool */
} parser;

static ast *parse_test(parser *p);

static ast *fail(parser *p, size_t offset, const char *message) {
    if (!p->failed) {
        p->failed = true;
        p->error->offset = offset;
        p->error->message = message;
    }
    return NULL;
}

/* What is meant by a token that other languages have at this place. */
static const char *other_language(const parser *p, const token *t) {
    static const char *const words[][2] = {
        {"if", "; a choice is written 'condition ? a : b'"},
        {"else", "; a choice is written 'condition ? a : b'"},
        {"in", "; each value is compared: 'x == 1 or x == 2'"},
        {"is", ", did you mean '=='?"},
    };
    const bool is_twice = t > p->first && t->kind == t[-1].kind && t->offset == t[-1].offset + 1;
    if (is_twice && t->kind == TOKEN_DIV) return "; a division is one '/', and rounds down";
    if (is_twice && t->kind == TOKEN_MUL) return "; there are no powers";
    for (size_t i = 0; i < sizeof words / sizeof *words && t->kind == TOKEN_NAME; i++)
        if (strcmp(t->text, words[i][0]) == 0) return words[i][1];
    return "";
}

/* "expected X, found Y" at the current token. */
static ast *fail_expected(parser *p, const char *expected) {
    const token *t = p->at;
    const char *found = t->kind == TOKEN_NAME ? ksyc_pool_printf(p->pool, "'%s'", t->text)
                                              : ksyc_token_name(t->kind);
    return fail(p, t->offset,
                ksyc_pool_printf(p->pool, "expected %s, found %s%s", expected, found,
                                 other_language(p, t)));
}

static bool accept(parser *p, token_kind kind) {
    if (p->at->kind != kind) return false;
    p->at++;
    return true;
}

static bool expect(parser *p, token_kind kind) {
    if (accept(p, kind)) return true;
    fail_expected(p, ksyc_token_name(kind));
    return false;
}

static ast *new_node(parser *p, ast_op op, uint32_t offset, size_t num_args) {
    ast *node = ksyc_pool_alloc(p->pool, sizeof *node);
    node->op = op;
    node->offset = offset;
    node->depth = 1;
    node->num_args = (uint32_t)num_args; /* fewer than bytes of the text */
    node->args = ksyc_pool_array(p->pool, num_args, sizeof(ast *));
    return node;
}

/* Called when the arguments are known. */
static ast *finish(parser *p, ast *node) {
    for (size_t i = 0; i < node->num_args; i++) {
        if (node->args[i] == NULL) return NULL;
        if (node->args[i]->depth >= node->depth) node->depth = (uint16_t)(node->args[i]->depth + 1);
    }
    if (node->depth > EXPR_MAX_DEPTH)
        return fail(p, node->offset, "the expression is nested too deeply");
    return node;
}

static ast *unary(parser *p, ast_op op, uint32_t offset, ast *arg) {
    ast *node = new_node(p, op, offset, 1);
    node->args[0] = arg;
    return finish(p, node);
}

static ast *binary(parser *p, ast_op op, uint32_t offset, ast *left, ast *right) {
    ast *node = new_node(p, op, offset, 2);
    node->args[0] = left;
    node->args[1] = right;
    return finish(p, node);
}

static ast *with_args(parser *p, ast_op op, uint32_t offset, const list *args) {
    ast *node = new_node(p, op, offset, args->count);
    for (size_t i = 0; i < args->count; i++) node->args[i] = args->items[i];
    return finish(p, node);
}

/* test {',' test} up to the closing token; a comma before it is allowed only with `trailing`. */
static bool parse_args(parser *p, token_kind close, bool trailing, list *args) {
    while (!accept(p, close)) {
        const token *first = p->at;
        ast *arg = parse_test(p);
        if (arg == NULL) return false;
        arg->from = first->offset;
        arg->to = p->at[-1].offset + p->at[-1].size;
        ksyc_list_add(p->pool, args, arg);
        if (accept(p, close)) return true;
        if (p->at->kind != TOKEN_COMMA) {
            fail_expected(p, ksyc_pool_printf(p->pool, "',' or %s", ksyc_token_name(close)));
            return false;
        }
        p->at++;
        if (p->at->kind == close && !trailing) {
            fail_expected(p, "a value");
            return false;
        }
    }
    return true;
}

/* After `::` and `.` reserved words are ordinary names: `answer::true`. */
static bool is_name(const token *t, bool is_behind) {
    return t->kind == TOKEN_NAME || (is_behind && t->kind >= TOKEN_AND && t->kind <= TOKEN_FALSE);
}

/* name {'::' name}, after an optional '::'. */
static type_ref *parse_path(parser *p) {
    type_ref *ref = ksyc_pool_alloc(p->pool, sizeof *ref);
    list parts = {0};
    ref->is_absolute = accept(p, TOKEN_COLONS);
    bool is_behind = ref->is_absolute;
    do {
        if (!is_name(p->at, is_behind)) {
            fail_expected(p, "a name");
            return NULL;
        }
        ksyc_list_add(p->pool, &parts, (void *)(uintptr_t)p->at->text);
        p->at++;
        is_behind = true;
    } while (accept(p, TOKEN_COLONS));

    ref->num_parts = parts.count;
    ref->parts = ksyc_pool_array(p->pool, parts.count, sizeof *ref->parts);
    size_t size = 2;
    for (size_t i = 0; i < parts.count; i++) {
        ref->parts[i] = parts.items[i];
        size += strlen(ref->parts[i]) + 2;
    }
    char *text = ksyc_pool_alloc(p->pool, size + 1);
    ref->text = text;
    for (size_t i = 0; i < parts.count; i++) {
        if (i > 0 || ref->is_absolute) *text++ = ':', *text++ = ':';
        size_t n = strlen(ref->parts[i]);
        memcpy(text, ref->parts[i], n);
        text += n;
    }
    return ref;
}

static type_ref *parse_type_name(parser *p) {
    type_ref *ref = parse_path(p);
    if (ref == NULL) return NULL;
    if (accept(p, TOKEN_LIST_OPEN)) {
        ref->is_array = true;
        if (!expect(p, TOKEN_LIST_CLOSE)) return NULL;
    }
    return ref;
}

/* After `sizeof<`, `bitsizeof<` and `.as<`. */
static ast *parse_typed(parser *p, ast_op op, ast *of) {
    uint32_t offset = p->at++->offset;
    type_ref *ref = parse_type_name(p);
    if (ref == NULL || !expect(p, TOKEN_TYPE_END)) return NULL;
    ast *node = new_node(p, op, offset, of != NULL ? 1 : 0);
    node->ref = ref;
    if (of != NULL) node->args[0] = of;
    return finish(p, node);
}

static ast *parse_strings(parser *p) {
    ast *node = new_node(p, AST_STR, p->at->offset, 0);
    node->text = p->at->text;
    node->size = p->at->text_size;
    p->at++;
    while (p->at->kind == TOKEN_STR) {
        size_t size = node->size + p->at->text_size;
        char *joined = ksyc_pool_alloc(p->pool, size + 1);
        memcpy(joined, node->text, node->size);
        memcpy(joined + node->size, p->at->text, p->at->text_size);
        node->text = joined;
        node->size = (uint32_t)size; /* of a text within the expression */
        p->at++;
    }
    return node;
}

static ast *parse_fstring(parser *p) {
    uint32_t offset = p->at++->offset;
    list pieces = {0};
    while (!accept(p, TOKEN_FSTRING_END)) {
        ast *piece;
        if (p->at->kind == TOKEN_STR) {
            piece = parse_strings(p);
        } else {
            if (!expect(p, TOKEN_HOLE)) return NULL;
            piece = parse_test(p);
            if (piece == NULL || !expect(p, TOKEN_HOLE_END)) return NULL;
        }
        ksyc_list_add(p->pool, &pieces, piece);
    }
    return with_args(p, AST_FSTRING, offset, &pieces);
}

static ast *parse_atom(parser *p) {
    const token *t = p->at;
    list args = {0};
    ast *node;
    switch (t->kind) {
    case TOKEN_OPEN:
        p->at++;
        node = parse_test(p);
        return node != NULL && expect(p, TOKEN_CLOSE) ? node : NULL;
    case TOKEN_LIST_OPEN:
        p->at++;
        return parse_args(p, TOKEN_LIST_CLOSE, true, &args)
                   ? with_args(p, AST_LIST, t->offset, &args)
                   : NULL;
    case TOKEN_SIZEOF: return parse_typed(p, AST_SIZEOF, NULL);
    case TOKEN_BITSIZEOF: return parse_typed(p, AST_BITSIZEOF, NULL);
    case TOKEN_FSTRING: return parse_fstring(p);
    case TOKEN_STR: return parse_strings(p);
    case TOKEN_INT:
        node = new_node(p, AST_INT, t->offset, 0);
        node->word = t->word;
        node->is_huge = t->is_huge;
        p->at++;
        return node;
    case TOKEN_FLOAT:
        node = new_node(p, AST_FLOAT, t->offset, 0);
        node->number = t->number;
        p->at++;
        return node;
    case TOKEN_TRUE:
    case TOKEN_FALSE:
        node = new_node(p, AST_BOOL, t->offset, 0);
        node->word = t->kind == TOKEN_TRUE;
        p->at++;
        return node;
    case TOKEN_NAME:
        if (t[1].kind != TOKEN_COLONS) {
            node = new_node(p, AST_NAME, t->offset, 0);
            node->text = t->text;
            p->at++;
            return node;
        }
        break;
    case TOKEN_COLONS: break;
    default: return fail_expected(p, "a value");
    }
    node = new_node(p, AST_LABEL, t->offset, 0);
    node->ref = parse_path(p);
    if (node->ref == NULL) return NULL;
    if (node->ref->num_parts < 2)
        return fail(p, t->offset, "an enum label needs the name of its enum");
    return node;
}

static ast *parse_postfix(parser *p) {
    ast *node = parse_atom(p);
    while (node != NULL) {
        uint32_t offset = p->at->offset;
        list args = {0};
        if (p->at->kind == TOKEN_OPEN) {
            p->at++;
            ksyc_list_add(p->pool, &args, node);
            if (!parse_args(p, TOKEN_CLOSE, false, &args)) return NULL;
            node = with_args(p, AST_CALL, offset, &args);
        } else if (accept(p, TOKEN_LIST_OPEN)) {
            ast *index = parse_test(p);
            if (index == NULL || !expect(p, TOKEN_LIST_CLOSE)) return NULL;
            node = binary(p, AST_SUBSCRIPT, offset, node, index);
        } else if (p->at->kind == TOKEN_AS) {
            node = parse_typed(p, AST_CAST, node);
        } else if (accept(p, TOKEN_DOT)) {
            const token *name = p->at;
            if (!is_name(name, true)) return fail_expected(p, "a name");
            p->at++;
            node = unary(p, AST_MEMBER, name->offset, node);
            if (node != NULL) node->text = name->text;
        } else {
            break;
        }
    }
    return node;
}

static bool enter(parser *p) {
    if (++p->nesting <= MAX_NESTING) return true;
    fail(p, p->at->offset, "the expression is nested too deeply");
    return false;
}

static ast *parse_unary(parser *p) {
    token_kind kind = p->at->kind;
    if (kind != TOKEN_ADD && kind != TOKEN_SUB && kind != TOKEN_BITNOT) return parse_postfix(p);
    uint32_t offset = p->at++->offset;
    if (!enter(p)) return NULL;
    ast *arg = parse_unary(p);
    p->nesting--;
    if (arg == NULL) return NULL;
    return unary(p,
                 kind == TOKEN_ADD   ? AST_PLUS
                 : kind == TOKEN_SUB ? AST_NEG
                                     : AST_INVERT,
                 offset, arg);
}

static bool binary_operator(token_kind kind, int *level, ast_op *op) {
#define OPERATOR_LEVEL(op, sign, binds, ...) {TOKEN_##op, binds, AST_##op},
#define COMPARISON_LEVEL(op, sign) {TOKEN_##op, BINDS_COMPARE, AST_##op},
    static const struct {
        token_kind kind;
        int level;
        ast_op op;
    } table[] = {{TOKEN_OR, BINDS_OR, AST_OR},
                 {TOKEN_AND, BINDS_AND, AST_AND},
                 COMPARISONS(COMPARISON_LEVEL) OPERATORS(OPERATOR_LEVEL)};
#undef OPERATOR_LEVEL
#undef COMPARISON_LEVEL
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].kind != kind) continue;
        *level = table[i].level;
        *op = table[i].op;
        return true;
    }
    return false;
}

static ast *parse_binary(parser *p, int level);

static ast *parse_not(parser *p) {
    if (p->at->kind != TOKEN_NOT) return parse_binary(p, BINDS_COMPARE);
    uint32_t offset = p->at++->offset;
    if (!enter(p)) return NULL;
    ast *arg = parse_not(p);
    p->nesting--;
    return arg == NULL ? NULL : unary(p, AST_NOT, offset, arg);
}

/* Operators of `level` and of all levels that bind tighter. Precedence climbing: the right operand contains only
 * operators that bind tighter, so all operators are left-associative. */
static ast *parse_binary(parser *p, int level) {
    ast *left = level <= BINDS_NOT ? parse_not(p) : parse_unary(p);
    bool compared = false;
    while (left != NULL) {
        int found;
        ast_op op;
        if (!binary_operator(p->at->kind, &found, &op) || found < level) break;
        uint32_t offset = p->at->offset;
        if (found == BINDS_COMPARE && compared)
            return fail(p, offset, "comparisons cannot be chained");
        compared = found == BINDS_COMPARE;
        p->at++;
        ast *right = parse_binary(p, found + 1);
        if (right == NULL) return NULL;
        left = binary(p, op, offset, left, right);
    }
    return left;
}

static ast *parse_test(parser *p) {
    if (!enter(p)) return NULL;
    ast *node = parse_binary(p, BINDS_OR);
    uint32_t offset = p->at->offset;
    if (node != NULL && accept(p, TOKEN_QUESTION)) {
        ast *test = node;
        ast *yes = parse_test(p);
        if (yes == NULL || !expect(p, TOKEN_COLON)) return NULL;
        ast *no = parse_test(p);
        if (no == NULL) return NULL;
        node = new_node(p, AST_TERNARY, offset, 3);
        node->args[0] = test;
        node->args[1] = yes;
        node->args[2] = no;
        node = finish(p, node);
    }
    p->nesting--;
    return node;
}

static bool start(parser *p, pool *memory, const char *text, size_t size, expr_error *error) {
    token_list tokens = {p->few, 0, FEW_TOKENS};
    if (!ksyc_expr_lex(memory, text, size, &tokens, error)) return false;
    p->pool = memory;
    p->at = p->first = tokens.tokens;
    p->nesting = 0;
    p->failed = false;
    p->error = error;
    return true;
}

static bool at_end(parser *p) {
    if (p->at->kind == TOKEN_END) return true;
    fail_expected(p, "an operator or the end");
    return false;
}

ast *ksyc_expr_parse(pool *memory, const char *text, size_t size, expr_error *error) {
    parser p;
    if (!start(&p, memory, text, size, error)) return NULL;
    ast *node = parse_test(&p);
    return node != NULL && at_end(&p) ? node : NULL;
}

type_ref *ksyc_type_ref_parse(pool *memory, const char *text, size_t size, expr_error *error) {
    parser p;
    if (!start(&p, memory, text, size, error)) return NULL;
    type_ref *ref = parse_type_name(&p);
    if (ref == NULL) return NULL;
    if (accept(&p, TOKEN_OPEN)) {
        list args = {0};
        ref->has_args = true;
        if (!parse_args(&p, TOKEN_CLOSE, false, &args)) return NULL;
        ref->num_args = args.count;
        ref->args = ksyc_pool_array(memory, args.count, sizeof *ref->args);
        for (size_t i = 0; i < args.count; i++) ref->args[i] = args.items[i];
    }
    return at_end(&p) ? ref : NULL;
}
