/* SPDX-License-Identifier: Apache-2.0 */
/* model_values.c - reads values of an expected shape from YAML nodes; see model.h. */
#include <string.h>

#include "model.h"

source_place ksyc_model_expr_place(pool *p, const m_expr *e, size_t offset) {
    source_place place = ksyc_yaml_place(p, e->node);
    if (e->node->is_exact && e->tree != NULL) place.column += e->node->shift + (uint32_t)offset;
    return place;
}

enum { MAX_ID = 1000, MAX_FILE_ID = 200 };

/* A message about an expression points at the character. */
static void report(reader *m, const yaml_node *node, const char *what, const expr_error *error) {
    source_place place = ksyc_yaml_place(m->pool, node);
    const char *where = "";
    if (node->is_exact)
        place.column += node->shift + (uint32_t)error->offset;
    else
        where = ksyc_pool_printf(m->pool, " at byte %lu", (unsigned long)error->offset);
    size_t shown = node->size < 60 ? node->size : 60;
    while (shown > 0 && shown < node->size && ((unsigned char)node->text[shown] & 0xc0) == 0x80)
        shown--;
    ksyc_diag_error(m->diag, place, "cannot read the %s '%.*s%s'%s: %s", what, (int)shown,
                    node->text, shown < node->size ? "..." : "", where, error->message);
    const char *range = strstr(node->text, "..");
    if (range != NULL && node->key_node != NULL && strcmp(yaml_key(node), "valid") == 0)
        ksyc_diag_help(m->diag, "a range is 'valid: {min: ..., max: ...}'");
}

/* A YAML 1.1 integer need not be one of the expression language (`017`). */
static const ast *int_tree(reader *m, const yaml_node *node) {
    ast *number = ksyc_pool_alloc(m->scratch, sizeof *number);
    number->op = AST_INT;
    number->word = node->magnitude;
    number->is_huge = node->is_huge;
    number->depth = 1;
    if (!node->negative) return number;
    ast *negated = ksyc_pool_alloc(m->scratch, sizeof *negated);
    negated->op = AST_NEG;
    negated->depth = 2;
    negated->num_args = 1;
    negated->args = ksyc_pool_array(m->scratch, 1, sizeof(ast *));
    negated->args[0] = number;
    return negated;
}

static const ast *bool_tree(reader *m, bool value) {
    ast *tree = ksyc_pool_alloc(m->scratch, sizeof *tree);
    tree->op = AST_BOOL;
    tree->word = value;
    tree->depth = 1;
    return tree;
}

/* Only `contents` and texts within expressions may have a NUL in them. */
static bool refuse_nul(reader *m, const yaml_node *node) {
    if (node->has_nul)
        ksyc_diag_error(m->diag, ksyc_yaml_place(m->pool, node), "NUL character in a text");
    return node->has_nul;
}

/* For messages: NUL is shown as \0. */
static const char *without_nul(pool *p, const char *text, size_t size) {
    char *shown = ksyc_pool_alloc(p, size * 2 + 1);
    char *at = shown;
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '\0')
            *at++ = '\\', *at++ = '0';
        else
            *at++ = text[i];
    }
    return shown;
}

m_expr *ksyc_model_expr(reader *m, const yaml_node *node) {
    const ast *tree = NULL;
    expr_error error;
    switch (node->kind) {
    case YAML_INT: tree = int_tree(m, node); break;
    case YAML_BOOL: tree = bool_tree(m, node->boolean); break;
    case YAML_FLOAT:
    case YAML_STRING:
        tree = ksyc_expr_parse(m->scratch, node->text, node->size, &error);
        if (tree == NULL) report(m, node, "expression", &error);
        break;
    default:
        ksyc_diag_error(m->diag, ksyc_yaml_place(m->pool, node), "expected an expression, found %s",
                        ksyc_yaml_kind_name(node));
    }
    if (tree == NULL) return NULL;
    m_expr *e = ksyc_pool_alloc(m->scratch, sizeof *e);
    e->tree = tree;
    e->text = node->has_nul ? without_nul(m->pool, node->text, node->size) : node->text;
    e->node = node;
    return e;
}

m_expr *ksyc_model_arg(pool *p, const ast *arg, const yaml_node *node) {
    m_expr *e = ksyc_pool_alloc(p, sizeof *e);
    e->tree = arg;
    e->text = without_nul(p, node->text + arg->from, arg->to - arg->from);
    e->node = node;
    return e;
}

type_ref *ksyc_model_type_ref(reader *m, const yaml_node *node) {
    if (node->kind != YAML_STRING) {
        ksyc_diag_error(m->diag, ksyc_yaml_place(m->pool, node),
                        "expected the name of a type, found %s", ksyc_yaml_kind_name(node));
        return NULL;
    }
    if (refuse_nul(m, node)) return NULL;
    type_ref *ref = ksyc_names_get(&m->type_refs, node->text);
    if (ref != NULL) return ref;
    expr_error error;
    ref = ksyc_type_ref_parse(m->scratch, node->text, node->size, &error);
    if (ref == NULL)
        report(m, node, "name", &error);
    else
        ksyc_names_add(m->scratch, &m->type_refs, node->text, ref);
    return ref;
}

const char *ksyc_model_text(reader *m, const yaml_node *node) {
    if (node->text != NULL && node->kind != YAML_NULL)
        return refuse_nul(m, node) ? NULL : node->text;
    ksyc_diag_error(m->diag, ksyc_yaml_place(m->pool, node), "expected text, found %s",
                    ksyc_yaml_kind_name(node));
    return NULL;
}

bool ksyc_model_bool(reader *m, const yaml_node *node, bool default_value) {
    if (node->kind == YAML_BOOL) return node->boolean;
    ksyc_diag_error(m->diag, ksyc_yaml_place(m->pool, node), "expected true or false, found %s",
                    ksyc_yaml_kind_name(node));
    return default_value;
}

const char **ksyc_model_texts(reader *m, const yaml_node *node, size_t *count) {
    *count = 0;
    bool is_list = node->kind == YAML_LIST;
    size_t n = is_list ? node->num_items : 1;
    const char **texts = ksyc_pool_array(m->pool, n, sizeof *texts);
    for (size_t i = 0; i < n; i++) {
        const char *text = ksyc_model_text(m, is_list ? node->items[i] : node);
        if (text != NULL) texts[(*count)++] = text;
    }
    return texts;
}

bool ksyc_model_is_map(reader *m, const yaml_node *node) {
    if (node->kind == YAML_MAP) return true;
    ksyc_diag_error(m->diag, ksyc_yaml_place(m->pool, node), "expected a map, found %s",
                    ksyc_yaml_kind_name(node));
    return false;
}

/* Names in C and of files are made of ids, and repeat those of all types around them and of the file. */
static bool is_short(reader *m, const yaml_node *node, const char *id, const char *what) {
    const size_t most = strcmp(what, "file id") == 0 ? MAX_FILE_ID : MAX_ID;
    if (strlen(id) <= most) return true;
    ksyc_diag_error(m->diag, ksyc_yaml_key_place(m->pool, node), "a %s has at most %zu characters",
                    what, most);
    return false;
}

/* num_items of NumItems, "num items" and num-items; NULL for what has other characters, or begins with a digit. */
static const char *possible_id(pool *p, const char *id) {
    const size_t size = strlen(id);
    if (size > 60) return NULL;
    char *made = ksyc_pool_alloc(p, 2 * size + 1), *to = made;
    bool is_small = false; /* what came before */
    for (const char *c = id; *c != '\0'; c++) {
        const bool is_capital = *c >= 'A' && *c <= 'Z', is_digit = *c >= '0' && *c <= '9';
        const bool is_gap = *c == '-' || *c == ' ' || *c == '_';
        if (!is_capital && !is_digit && !is_gap && !(*c >= 'a' && *c <= 'z')) return NULL;
        if (is_capital && is_small) *to++ = '_';
        *to++ = is_gap ? '_' : is_capital ? (char)(*c - 'A' + 'a') : *c;
        is_small = !is_capital && !is_gap;
    }
    return *made >= 'a' && *made <= 'z' ? made : NULL;
}

const char *ksyc_model_id(reader *m, const yaml_node *node, const char *id, const char *what) {
    bool ok = id[0] >= 'a' && id[0] <= 'z';
    for (const char *c = id; *c != '\0'; c++)
        ok = ok && ((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') || *c == '_');
    if (ok) return is_short(m, node, id, what) ? id : NULL;
    ksyc_diag_error(m->diag, ksyc_yaml_key_place(m->pool, node),
                    "'%.60s' is no %s: a lowercase letter, then lowercase letters, digits and _",
                    id, what);
    const char *possible = possible_id(m->pool, id);
    if (possible != NULL) ksyc_diag_help(m->diag, "'%s' would be one", possible);
    return NULL;
}

/* What other languages call a key. */
static const char *other_word(const char *word, const char *const *known, size_t num_known) {
    static const char *const words[][2] = {
        {"sequence", "seq"},
        {"fields", "seq"},
        {"field", "seq"},
        {"struct", "types"},
        {"structs", "types"},
        {"length", "size"},
        {"len", "size"},
        {"count", "repeat-expr"},
        {"times", "repeat-expr"},
        {"until", "repeat-until"},
        {"condition", "if"},
        {"when", "if"},
        {"name", "id"},
        {"magic", "contents"},
        {"const", "contents"},
        {"import", "imports"},
        {"byte-order", "endian"},
        {"byteorder", "endian"},
        {"offset", "pos"},
        {"description", "doc"},
        {"comment", "doc"},
        {"expr", "value"},
        {"equal", "eq"},
        {"equals", "eq"},
        {"minimum", "min"},
        {"maximum", "max"},
        {"check", "valid"},
        {"assert", "valid"},
        {"extension", "file-extension"},
        {"constants", "enums"},
        {"charset", "encoding"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (size_t k = 0; k < num_known && strcmp(words[i][0], word) == 0; k++)
            if (strcmp(known[k], words[i][1]) == 0) return known[k];
    return NULL;
}

static const char *similar_key(const char *key, const char *const *known, size_t num_known) {
    const unsigned limit = ksyc_similar_limit(key);
    const char *best = NULL;
    unsigned least = limit + 1;
    for (size_t i = 0; i < num_known; i++) {
        const unsigned distance = ksyc_text_distance(known[i], key, limit);
        if (distance >= least) continue;
        best = known[i];
        least = distance;
    }
    return best != NULL ? best : other_word(key, known, num_known);
}

/* Sections that somebody indented too far, so that they are keys of a field. */
static bool is_section(const char *key, const char *const *known, size_t num_known) {
    static const char *const sections[] = {"meta", "seq", "types", "instances", "enums", "params"};
    bool is_field = false;
    for (size_t i = 0; i < num_known; i++) is_field = is_field || strcmp(known[i], "repeat") == 0;
    for (size_t i = 0; is_field && i < sizeof sections / sizeof *sections; i++)
        if (strcmp(sections[i], key) == 0) return true;
    return false;
}

void ksyc_model_unknown_key(reader *m, const yaml_node *node, const char *const *known,
                            size_t num_known) {
    const char *similar = similar_key(yaml_key(node), known, num_known);
    source_place place = ksyc_yaml_key_place(m->pool, node);
    if (is_section(yaml_key(node), known, num_known)) {
        ksyc_diag_error(m->diag, place, "a field has no '%s'", yaml_key(node));
        ksyc_diag_help(m->diag, "'%s' stands beside 'seq', in its column", yaml_key(node));
        return;
    }
    if (similar != NULL) {
        ksyc_diag_error(m->diag, place, "unknown key '%.60s' (did you mean '%s'?)", yaml_key(node),
                        similar);
        return;
    }
    size_t size = 1;
    for (size_t i = 0; i < num_known; i++) size += strlen(known[i]) + 2;
    char *all = ksyc_pool_alloc(m->pool, size);
    char *at = all;
    for (size_t i = 0; i < num_known; i++) {
        if (i > 0) *at++ = ',', *at++ = ' ';
        size_t n = strlen(known[i]);
        memcpy(at, known[i], n);
        at += n;
    }
    ksyc_diag_error(m->diag, place, "unknown key '%.60s'; known here: %s", yaml_key(node), all);
}
