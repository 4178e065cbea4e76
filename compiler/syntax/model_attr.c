/* SPDX-License-Identifier: Apache-2.0 */
/* model_attr.c - fields, instances and parameters; see model.h. */
#include <string.h>

#include "ks.h"          /* KS_CODES, nothing else */
#include "ks_checksum.h" /* KS_CHECKSUMS, nothing else */
#include "model.h"

enum { IN_SEQ = 1, IN_PARSE = 2, IN_VALUE = 4, IN_PARAM = 8 };
#define IN_READ (IN_SEQ | IN_PARSE)
#define IN_ALL (IN_READ | IN_VALUE | IN_PARAM)

static const struct {
    const char *name;
    unsigned where;
} attr_keys[NUM_ATTR_KEYS] = {
#define ATTR_KEY_ROW(id, key, where) {key, where},
    ATTR_KEYS(ATTR_KEY_ROW)
#undef ATTR_KEY_ROW
};

const char *ksyc_attr_key_name(attr_key key) { return attr_keys[key].name; }

/* A message about the value of a key. */
#define complain(m, node, ...)                                                                     \
    ksyc_diag_error((m)->diag, ksyc_yaml_place((m)->pool, node), __VA_ARGS__)

/* ----------------------------------------------------------------------------------------- keys */

static unsigned where_of(ir_attr_kind kind) {
    switch (kind) {
    case IR_SEQ: return IN_SEQ;
    case IR_PARSE_INSTANCE: return IN_PARSE;
    case IR_VALUE_INSTANCE: return IN_VALUE;
    case IR_PARAM: return IN_PARAM;
    }
    return 0;
}

static const char *kind_name(ir_attr_kind kind) {
    switch (kind) {
    case IR_SEQ: return "a field of a seq";
    case IR_PARSE_INSTANCE: return "an instance that is read";
    case IR_VALUE_INSTANCE: return "an instance with a 'value'";
    case IR_PARAM: return "a parameter";
    }
    return "this";
}

static void unknown_key(reader *m, const yaml_node *node, unsigned where) {
    const char *known[NUM_ATTR_KEYS];
    size_t n = 0;
    for (size_t i = 0; i < NUM_ATTR_KEYS; i++)
        if ((attr_keys[i].where & where) != 0 && attr_keys[i].name[0] != '-')
            known[n++] = attr_keys[i].name;
    ksyc_model_unknown_key(m, node, known, n);
}

/* Keys of other tools that begin with `-` are ignored, but a misspelled key of ours is reported. */
static void warn_similar_hint(reader *m, const yaml_node *node) {
    for (size_t i = 0; i < NUM_ATTR_KEYS; i++)
        if (attr_keys[i].name[0] == '-' &&
            ksyc_text_distance(attr_keys[i].name, yaml_key(node), 2) <= 2)
            ksyc_diag_warning(m->diag, ksyc_yaml_key_place(m->pool, node),
                              "'%.60s' is ignored, did you mean '%s'?", yaml_key(node),
                              attr_keys[i].name);
}

static void collect_keys(reader *m, m_attr *a) {
    unsigned where = where_of(a->kind);
    size_t num_values = 0;
    const size_t most = a->node->num_items < NUM_ATTR_KEYS ? a->node->num_items : NUM_ATTR_KEYS;
    a->values = ksyc_pool_array(m->scratch, most, sizeof *a->values);
    for (size_t i = 0; i < a->node->num_items; i++) {
        const yaml_node *item = a->node->items[i];
        size_t k = 0;
        while (k < NUM_ATTR_KEYS && strcmp(attr_keys[k].name, yaml_key(item)) != 0) k++;
        if (k == NUM_ATTR_KEYS) {
            if (yaml_key(item)[0] == '-')
                warn_similar_hint(m, item);
            else
                unknown_key(m, item, where), a->has_unknown_key = true;
        } else if ((attr_keys[k].where & where) != 0) {
            a->values[num_values++] = item;
            a->places[k] = (uint8_t)num_values; /* at most NUM_ATTR_KEYS: no key is there twice */
        } else {
            ksyc_diag_error(m->diag, ksyc_yaml_key_place(m->pool, item),
                            "'%s' has no meaning in %s", yaml_key(item), kind_name(a->kind));
        }
    }
}

static bool has_rare_keys(const m_attr *a) {
    static const attr_key keys[] = {KEY_DOC_REF, KEY_ORIG_ID, KEY_CONTENTS, KEY_PROCESS,
                                    KEY_PARENT,  KEY_IO,      KEY_CODE,     KEY_EXPECT,
                                    KEY_SUBJECT, KEY_CHECKSUM};
    const yaml_node *type = attr_value(a, KEY_TYPE);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (attr_value(a, keys[i]) != NULL) return true;
    return type != NULL && type->kind == YAML_MAP;
}

static m_expr *expr_of(reader *m, const m_attr *a, attr_key key) {
    return attr_value(a, key) != NULL ? ksyc_model_expr(m, attr_value(a, key)) : NULL;
}

static bool bool_of(reader *m, const m_attr *a, attr_key key, bool default_value) {
    return attr_value(a, key) != NULL ? ksyc_model_bool(m, attr_value(a, key), default_value)
                                      : default_value;
}

/* The number of a byte that was given as a character, or as what other languages write for one. */
static void help_byte(reader *m, const yaml_node *node) {
    static const char *const escapes[][2] = {
        {"\\n", "0x0a"}, {"\\r", "0x0d"}, {"\\t", "0x09"}, {"\\0", "0"}};
    if (node->kind != YAML_STRING) return;
    if (node->size == 1)
        ksyc_diag_help(m->diag, "the number of this character is 0x%02x",
                       (unsigned char)*node->text);
    for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
        if (strcmp(node->text, escapes[i][0]) == 0)
            ksyc_diag_help(m->diag, "the number of this character is %s", escapes[i][1]);
}

static int16_t byte_of(reader *m, const m_attr *a, attr_key key) {
    const yaml_node *node = attr_value(a, key);
    if (node == NULL) return -1;
    if (node->kind == YAML_INT && !node->negative && !node->is_huge && node->magnitude <= 255)
        return (int16_t)node->magnitude;
    if (node->kind == YAML_INT)
        complain(m, node, "expected an integer from 0 to 255, found %s", node->text);
    else
        complain(m, node, "expected an integer from 0 to 255, found %s", ksyc_yaml_kind_name(node));
    help_byte(m, node);
    return -1;
}

/* ----------------------------------------------------------------------------------------- type */

static void read_case(reader *m, m_attr *a, const yaml_node *node) {
    m_case *c = &a->rare->cases[a->rare->num_cases];
    c->node = node;
    if (node->key_node->kind != YAML_STRING || strcmp(yaml_key(node), "_") != 0) {
        yaml_node *key = ksyc_pool_alloc(m->scratch, sizeof *key);
        *key = ksyc_yaml_key(m->pool, node);
        c->key = ksyc_model_expr(m, key);
        if (c->key == NULL) return;
    }
    c->type = ksyc_model_type_ref(m, node);
    if (c->type != NULL) a->rare->num_cases++;
}

static void read_switch(reader *m, m_attr *a, const yaml_node *node) {
    static const char *const known[] = {"switch-on", "cases"};
    a->is_switch = true;
    const yaml_node *on = NULL, *cases = NULL;
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        if (strcmp(yaml_key(item), "switch-on") == 0)
            on = item;
        else if (strcmp(yaml_key(item), "cases") == 0)
            cases = item;
        else if (yaml_key(item)[0] != '-')
            ksyc_model_unknown_key(m, item, known, 2);
    }
    if (on == NULL)
        complain(m, node, "'switch-on' is missing");
    else
        a->rare->on = ksyc_model_expr(m, on);
    if (cases == NULL) {
        complain(m, node, "'cases' is missing");
        return;
    }
    if (!ksyc_model_is_map(m, cases)) return;
    if (cases->num_items == 0) complain(m, cases, "a switch needs at least one case");
    a->rare->cases = ksyc_pool_array(m->pool, cases->num_items, sizeof *a->rare->cases);
    for (size_t i = 0; i < cases->num_items; i++) read_case(m, a, cases->items[i]);
}

static void read_type(reader *m, m_attr *a) {
    const yaml_node *node = attr_value(a, KEY_TYPE);
    if (node == NULL) return;
    if (node->kind == YAML_MAP && a->kind != IR_PARAM)
        read_switch(m, a, node);
    else
        a->type = ksyc_model_type_ref(m, node);
}

/* ----------------------------------------------------------------------------- contents, valid */

/* The official compiler writes the characters of 0o17 and of 0908. */
static bool is_text(const yaml_node *node) {
    return node->kind == YAML_STRING || node->is_core_int;
}

/* The bytes of a number, as they are written in hexadecimal. */
static void help_bytes(reader *m, const yaml_node *node) {
    const char *bytes = "";
    for (uint64_t left = node->magnitude; left != 0; left >>= 8)
        bytes = ksyc_pool_printf(m->pool, "0x%02x%s%s", (unsigned)(left & 0xff),
                                 *bytes != '\0' ? ", " : "", bytes);
    ksyc_diag_help(m->diag, "the bytes in the order of the file: [%s]",
                   *bytes != '\0' ? bytes : "0");
}

/* 4d without 0x is a text of two characters, and so is written to the file; who writes bytes in hexadecimal may not know. */
static void warn_digits(reader *m, const yaml_node *item) {
    const bool is_plain = item->kind == YAML_STRING && item->shift == 0;
    if (!is_plain || item->size != 2 || strspn(item->text, "0123456789abcdefABCDEF") != 2) return;
    ksyc_diag_warning(m->diag, ksyc_yaml_place(m->pool, item), "'%s' is a text of two characters",
                      item->text);
    ksyc_diag_help(m->diag, "a byte in hexadecimal is 0x%s; a text is clearer in quotes",
                   item->text);
}

static void read_contents(reader *m, m_attr *a) {
    const yaml_node *node = attr_value(a, KEY_CONTENTS);
    if (node == NULL) return;
    bool is_list = node->kind == YAML_LIST;
    if (!is_text(node) && !is_list) {
        complain(m, node, "expected text or a list of bytes and texts, found %s",
                 ksyc_yaml_kind_name(node));
        if (node->kind == YAML_INT && !node->negative && !node->is_huge) help_bytes(m, node);
        a->rare->contents = "";
        return;
    }
    size_t size = 0, n = is_list ? node->num_items : 1;
    for (size_t i = 0; i < n; i++) {
        const yaml_node *item = is_list ? node->items[i] : node;
        size += is_text(item) ? item->size : 1;
        if (is_list) warn_digits(m, item);
        if (is_text(item)) continue;
        if (item->kind != YAML_INT)
            complain(m, item, "expected a byte or text, found %s", ksyc_yaml_kind_name(item));
        else if (item->negative || item->is_huge || item->magnitude > 255)
            complain(m, item, "%s is no byte", item->text);
    }
    char *bytes = ksyc_pool_alloc(m->pool, size + 1);
    a->rare->contents = bytes;
    a->rare->contents_size = size;
    for (size_t i = 0; i < n; i++) {
        const yaml_node *item = is_list ? node->items[i] : node;
        if (is_text(item)) {
            memcpy(bytes, item->text, item->size);
            bytes += item->size;
        } else {
            *bytes++ = (char)(unsigned char)item->magnitude;
        }
    }
}

static void add_valid(reader *m, m_attr *a, ir_valid_kind kind, const yaml_node *node,
                      bool is_list) {
    m_valid *v = &a->valid[a->num_valid];
    size_t n = kind == IR_V_IN_ENUM ? 0 : is_list ? node->num_items : 1;
    *v = (m_valid){
        .kind = kind, .node = node, .exprs = ksyc_pool_array(m->pool, n, sizeof *v->exprs)};
    for (size_t i = 0; i < n; i++) {
        m_expr *e = ksyc_model_expr(m, is_list ? node->items[i] : node);
        if (e != NULL) v->exprs[v->num_exprs++] = e;
    }
    if (v->num_exprs == n)
        a->num_valid++;
    else if (kind == IR_V_ANY_OF)
        a->num_valid++; /* the others are still checked */
}

static void read_valid(reader *m, m_attr *a) {
    static const char *const known[] = {"eq", "min", "max", "any-of", "expr", "in-enum"};
    static const ir_valid_kind kinds[] = {IR_V_EQ,     IR_V_MIN,  IR_V_MAX,
                                          IR_V_ANY_OF, IR_V_EXPR, IR_V_IN_ENUM};
    const yaml_node *node = attr_value(a, KEY_VALID);
    if (node == NULL) return;
    a->valid =
        ksyc_pool_array(m->pool, node->kind == YAML_MAP ? node->num_items : 1, sizeof *a->valid);
    if (node->kind == YAML_LIST) {
        complain(m, node, "expected a value or a map of rules, found a list");
        ksyc_diag_help(m->diag, "one value out of several is 'valid: {any-of: [...]}'");
        return;
    }
    if (node->kind != YAML_MAP) {
        add_valid(m, a, IR_V_EQ, node, false);
        return;
    }
    size_t found = 0;
    bool only_bounds = true;
    bool is_other = false; /* something else was meant for a rule */
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        size_t k = 0;
        while (k < 6 && strcmp(known[k], yaml_key(item)) != 0) k++;
        if (k == 6) {
            is_other = is_other || yaml_key(item)[0] != '-';
            if (yaml_key(item)[0] != '-') ksyc_model_unknown_key(m, item, known, 6);
            continue;
        }
        found++;
        only_bounds = only_bounds && (kinds[k] == IR_V_MIN || kinds[k] == IR_V_MAX);
        if (kinds[k] == IR_V_IN_ENUM && ksyc_model_bool(m, item, true) == false)
            complain(m, item,
                     "only true is possible; leave 'valid' out when nothing is to be checked");
        if (kinds[k] == IR_V_ANY_OF && item->kind != YAML_LIST)
            complain(m, item, "expected a list, found %s", ksyc_yaml_kind_name(item));
        else if (kinds[k] == IR_V_ANY_OF && item->num_items == 0)
            complain(m, item, "the list is empty, so no value would be allowed");
        else
            add_valid(m, a, kinds[k], item, kinds[k] == IR_V_ANY_OF);
    }
    if (found == 0 && !is_other)
        complain(m, node, "a rule is missing: one of eq, min, max, any-of, expr, in-enum");
    else if (found > 1 && !only_bounds)
        complain(m, node, "only 'min' and 'max' go together");
}

/* -------------------------------------------------------------------------------------- process */

/* "a" or "a.b.c"; NULL for any other expression. */
static const char *process_name(reader *m, const ast *tree) {
    if (tree->op == AST_NAME) return tree->text;
    if (tree->op != AST_MEMBER) return NULL;
    const char *outer = process_name(m, tree->args[0]);
    return outer == NULL ? NULL : ksyc_pool_printf(m->pool, "%s.%s", outer, tree->text);
}

/* A process that ksyc does not know is one of the user: a misspelt one is no error. */
static void warn_similar_process(reader *m, const yaml_node *node, const char *name) {
    static const char *const compression[] = {"zip", "gzip", "gz", "inflate", "deflate"};
    static const char *const known[] = {"zlib", "xor", "rol", "ror"};
    const char *meant = NULL;
    bool is_compression = false;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (ksyc_text_distance(known[i], name, 1) <= 1) meant = known[i];
    for (size_t i = 0; i < sizeof compression / sizeof *compression; i++)
        is_compression = is_compression || strcmp(compression[i], name) == 0;
    if (meant == NULL && !is_compression) return;
    ksyc_diag_warning(m->diag, ksyc_yaml_place(m->pool, node),
                      meant != NULL
                          ? "'%.60s' is taken for a process of your own (did you mean '%s'?)"
                          : "'%.60s' is taken for a process of your own%s",
                      name, meant != NULL ? meant : "");
    if (meant == NULL) ksyc_diag_help(m->diag, "ksyc knows zlib, xor, rol and ror");
}

static void read_process(reader *m, m_attr *a) {
    const yaml_node *node = attr_value(a, KEY_PROCESS);
    if (node == NULL) return;
    if (node->kind != YAML_STRING) {
        complain(m, node, "expected the name of a process, found %s", ksyc_yaml_kind_name(node));
        return;
    }
    m_expr *e = ksyc_model_expr(m, node);
    if (e == NULL) return;
    const ast *tree = e->tree;
    bool is_call = tree->op == AST_CALL;
    const ast *callee = is_call ? tree->args[0] : tree;
    size_t num_args = is_call ? tree->num_args - 1 : 0;
    const char *name = process_name(m, callee);
    if (name == NULL) {
        complain(m, node, "expected the name of a process, or a call of it, found '%.60s'",
                 node->text);
        return;
    }
    if (strcmp(name, "zlib") == 0)
        a->process = IR_P_ZLIB;
    else if (strcmp(name, "xor") == 0)
        a->process = IR_P_XOR;
    else if (strcmp(name, "rol") == 0)
        a->process = IR_P_ROL;
    else if (strcmp(name, "ror") == 0)
        a->process = IR_P_ROR;
    else
        a->process = IR_P_CUSTOM;
    size_t wanted = a->process == IR_P_ZLIB ? 0 : 1;
    if (a->process == IR_P_CUSTOM) {
        a->rare->process_name = name;
        warn_similar_process(m, node, name);
        a->rare->num_process_args = num_args;
        a->rare->process_args = ksyc_pool_array(m->pool, num_args, sizeof *a->rare->process_args);
        for (size_t i = 0; i < num_args; i++)
            a->rare->process_args[i] = ksyc_model_arg(m->pool, tree->args[i + 1], node);
    } else if (num_args != wanted) {
        complain(m, node, "'%s' takes %s, found %lu", name,
                 wanted == 0 ? "no argument" : "one argument", (unsigned long)num_args);
        if (wanted == 1)
            ksyc_diag_help(m->diag, a->process == IR_P_XOR
                                        ? "the key stands behind it: 'xor(0x5f)'"
                                        : "the number of bits stands behind it: 'rol(3)'");
        a->process = IR_P_NONE;
    } else if (wanted == 1) {
        a->rare->process_arg = ksyc_model_arg(m->pool, tree->args[1], node);
    }
}

/* --------------------------------------------------------------------------------------- others */

static void read_repeat(reader *m, m_attr *a) {
    const yaml_node *node = attr_value(a, KEY_REPEAT);
    const yaml_node *expr = attr_value(a, KEY_REPEAT_EXPR),
                    *until = attr_value(a, KEY_REPEAT_UNTIL);
    const char *kind = node == NULL ? "" : ksyc_model_text(m, node);
    if (kind == NULL) return;
    if (strcmp(kind, "eos") == 0)
        a->repeat = IR_REPEAT_EOS;
    else if (strcmp(kind, "expr") == 0)
        a->repeat = IR_REPEAT_EXPR;
    else if (strcmp(kind, "until") == 0)
        a->repeat = IR_REPEAT_UNTIL;
    else if (node != NULL) {
        complain(m, node, "expected eos, expr or until, found '%.60s'", kind);
        ksyc_diag_help(m->diag, "a number of times is 'repeat: expr' and 'repeat-expr: %.60s'",
                       kind);
        return;
    }
    if (a->repeat == IR_REPEAT_EXPR) {
        if (expr == NULL && !a->has_unknown_key) {
            complain(m, node, "'repeat: expr' needs a 'repeat-expr'");
            ksyc_diag_help(m->diag, "'repeat-expr' is how many; 'repeat: eos' goes to the end");
        } else if (expr != NULL) {
            a->repeat_expr = ksyc_model_expr(m, expr);
        }
    } else if (expr != NULL) {
        ksyc_diag_error(m->diag, ksyc_yaml_key_place(m->pool, expr),
                        "'repeat-expr' is only for 'repeat: expr'");
        if (node == NULL) ksyc_diag_help(m->diag, "'repeat: expr' is missing beside it");
    }
    if (a->repeat == IR_REPEAT_UNTIL) {
        if (until != NULL)
            a->repeat_expr = ksyc_model_expr(m, until);
        else if (!a->has_unknown_key) {
            complain(m, node, "'repeat: until' needs a 'repeat-until'");
            ksyc_diag_help(m->diag,
                           "'repeat-until: _ == 0' ends behind the first element that is 0");
        }
    } else if (until != NULL) {
        ksyc_diag_error(m->diag, ksyc_yaml_key_place(m->pool, until),
                        "'repeat-until' is only for 'repeat: until'");
    }
}

static void read_parent(reader *m, m_attr *a) {
    m_expr *e = expr_of(m, a, KEY_PARENT);
    if (e == NULL) return;
    if (e->tree->op == AST_BOOL && e->tree->word == 0)
        a->no_parent = true;
    else
        a->rare->parent = e;
}

static bool is_code(const char *name) {
    static const char *const codes[] = {
#define CODE_NAME(id, text) text,
        KS_CODES(CODE_NAME)
#undef CODE_NAME
    };
    for (size_t i = 1; i < sizeof codes / sizeof *codes; i++) /* 0 is "ok" */
        if (strcmp(codes[i], name) == 0) return true;
    return false;
}

static const char *text_of(reader *m, const m_attr *a, attr_key key) {
    return attr_value(a, key) != NULL ? ksyc_model_text(m, attr_value(a, key)) : NULL;
}

static const ir_checksum_kind *checksum_kind(reader *m, const yaml_node *node) {
    static const ir_checksum_kind kinds[] = {
#define CHECKSUM_ROW(id, name, bits, text) {name, "KS_" #id, text, bits},
        KS_CHECKSUMS(CHECKSUM_ROW)
#undef CHECKSUM_ROW
    };
    const char *known[KS_NUM_CHECKSUMS];
    for (size_t i = 0; i < KS_NUM_CHECKSUMS; i++) {
        if (strcmp(kinds[i].name, yaml_key(node)) == 0) return &kinds[i];
        known[i] = kinds[i].name;
    }
    ksyc_model_unknown_key(m, node, known, KS_NUM_CHECKSUMS);
    return NULL;
}

/* `-checksum: {ALGORITHM: FIELD}` or `{ALGORITHM: [FIELD, ...]}`. */
static void read_checksum(reader *m, m_attr *a) {
    const yaml_node *node = attr_value(a, KEY_CHECKSUM);
    if (node == NULL || !ksyc_model_is_map(m, node)) return;
    if (node->num_items != 1) {
        complain(m, node, "expected one algorithm and what it covers, found %lu keys",
                 (unsigned long)node->num_items);
        return;
    }
    const yaml_node *of = node->items[0];
    m_checksum sum = {.kind = checksum_kind(m, of)};
    sum.fields = ksyc_model_texts(m, of, &sum.num_fields);
    if (sum.kind == NULL) return;
    if (sum.num_fields == 0) {
        complain(m, of, "a checksum covers at least one field");
        return;
    }
    sum.nodes = ksyc_pool_array(m->pool, sum.num_fields, sizeof(const yaml_node *));
    for (size_t i = 0; i < sum.num_fields; i++)
        sum.nodes[i] = of->kind == YAML_LIST ? of->items[i] : of;
    a->rare->checksum = ksyc_pool_alloc(m->pool, sizeof *a->rare->checksum);
    *a->rare->checksum = sum;
}

/* Keys that only ksyc knows. */
static void read_hints(reader *m, m_attr *a) {
    if (attr_value(a, KEY_ORIG_ID) != NULL) {
        size_t n; /* several original names: the first one is used */
        const char **texts = ksyc_model_texts(m, attr_value(a, KEY_ORIG_ID), &n);
        if (n > 0) a->rare->orig_id = texts[0];
    }
    const char *severity = text_of(m, a, KEY_SEVERITY);
    if (severity != NULL) {
        a->is_note = strcmp(severity, "note") == 0;
        if (!a->is_note && strcmp(severity, "error") != 0)
            complain(m, attr_value(a, KEY_SEVERITY), "expected note or error, found '%.60s'",
                     severity);
    }
    a->rare->code = text_of(m, a, KEY_CODE);
    if (a->rare->code != NULL && !is_code(a->rare->code))
        complain(m, attr_value(a, KEY_CODE), "'%.60s' is no error code (see KS_CODES)",
                 a->rare->code);
    a->rare->expect = text_of(m, a, KEY_EXPECT);
    a->rare->subject = text_of(m, a, KEY_SUBJECT);

    a->is_implied = bool_of(m, a, KEY_IMPLIED, false);

    read_checksum(m, a);

    static const attr_key about_valid[] = {KEY_SEVERITY, KEY_EXPECT, KEY_SUBJECT};
    if (attr_value(a, KEY_VALID) == NULL && attr_value(a, KEY_CONTENTS) == NULL &&
        attr_value(a, KEY_CHECKSUM) == NULL)
        for (size_t i = 0; i < sizeof about_valid / sizeof *about_valid; i++)
            if (attr_value(a, about_valid[i]) != NULL)
                ksyc_diag_warning(m->diag,
                                  ksyc_yaml_key_place(m->pool, attr_value(a, about_valid[i])),
                                  "'%s' says something about 'valid', which is not there",
                                  ksyc_attr_key_name(about_valid[i]));
}

static void read_values(reader *m, m_attr *a) {
    if (attr_value(a, KEY_DOC) != NULL) a->doc = ksyc_model_text(m, attr_value(a, KEY_DOC));
    if (attr_value(a, KEY_DOC_REF) != NULL)
        a->rare->doc_refs = ksyc_model_texts(m, attr_value(a, KEY_DOC_REF), &a->rare->num_doc_refs);
    read_type(m, a);
    a->condition = expr_of(m, a, KEY_IF);
    read_repeat(m, a);
    a->size = expr_of(m, a, KEY_SIZE);
    a->size_eos = bool_of(m, a, KEY_SIZE_EOS, false);
    a->terminator = byte_of(m, a, KEY_TERMINATOR);
    a->include = bool_of(m, a, KEY_INCLUDE, false);
    a->consume = bool_of(m, a, KEY_CONSUME, true);
    a->eos_error = bool_of(m, a, KEY_EOS_ERROR, true);
    a->pad_right = byte_of(m, a, KEY_PAD_RIGHT);
    a->encoding = text_of(m, a, KEY_ENCODING);
    read_contents(m, a);
    if (attr_value(a, KEY_ENUM) != NULL) {
        a->enumeration = ksyc_model_type_ref(m, attr_value(a, KEY_ENUM));
        if (a->enumeration != NULL && (a->enumeration->is_array || a->enumeration->has_args))
            complain(m, attr_value(a, KEY_ENUM), "'%.60s' is no name of an enum",
                     attr_value(a, KEY_ENUM)->text);
    }
    read_process(m, a);
    read_parent(m, a);
    read_valid(m, a);
    a->pos = expr_of(m, a, KEY_POS);
    a->rare->io = expr_of(m, a, KEY_IO);
    a->value = expr_of(m, a, KEY_VALUE);
    read_hints(m, a);
}

m_attr *ksyc_model_attr(reader *m, const yaml_node *node, ir_attr_kind kind, const char *id) {
    if (!ksyc_model_is_map(m, node)) {
        if (kind == IR_PARSE_INSTANCE && node->text != NULL)
            ksyc_diag_help(m->diag,
                           "an instance that is computed has its expression under 'value'");
        else if (kind == IR_SEQ && node->text != NULL && strchr(node->text, ':') != NULL)
            ksyc_diag_help(m->diag, "a space is missing after the ':'");
        return NULL;
    }
    m_attr *a = ksyc_pool_alloc(m->scratch, sizeof *a);
    a->kind = kind == IR_PARSE_INSTANCE && ksyc_yaml_get(node, "value") != NULL ? IR_VALUE_INSTANCE
                                                                                : kind;
    a->node = node;
    a->id = id;
    collect_keys(m, a);
    a->rare = has_rare_keys(a) ? ksyc_pool_alloc(m->scratch, sizeof *a->rare) : m->nothing_rare;
    const yaml_node *id_node = attr_value(a, KEY_ID);
    if (id_node != NULL) {
        const char *text = ksyc_model_text(m, id_node);
        yaml_node at_value = *id_node; /* the message is about the value, not the key */
        at_value.is_apart = true;
        if (text != NULL)
            a->id =
                ksyc_model_id(m, &at_value, text, kind == IR_PARAM ? "parameter id" : "field id");
    } else if (kind == IR_PARAM) {
        complain(m, node, "'id' is missing");
    }
    read_values(m, a);
    return a;
}
