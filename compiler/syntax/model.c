/* SPDX-License-Identifier: Apache-2.0 */
/* model.c - files, types and enums; see model.h. */
#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The versions of the language that this compiler knows, as 100 * major + minor. */
#define OLDEST_VERSION 6
#define NEWEST_VERSION 11

#define complain(m, node, ...)                                                                     \
    ksyc_diag_error((m)->diag, ksyc_yaml_place((m)->pool, node), __VA_ARGS__)

static bool is_key(const yaml_node *item, const char *key) {
    return strcmp(yaml_key(item), key) == 0;
}

/* ----------------------------------------------------------------------------------------- meta */

static bool scan_number(const char **at, unsigned *value) {
    const char *c = *at;
    if (*c < '0' || *c > '9' || (c[0] == '0' && c[1] >= '0' && c[1] <= '9')) return false;
    *value = 0;
    for (; *c >= '0' && *c <= '9'; c++)
        if (*value < 100000) *value = *value * 10 + (unsigned)(*c - '0');
    *at = c;
    return true;
}

static void read_version(reader *m, m_spec *spec, const yaml_node *node) {
    if (node->kind != YAML_STRING && node->kind != YAML_FLOAT && node->kind != YAML_INT) {
        complain(m, node, "expected a version, found %s", ksyc_yaml_kind_name(node));
        return;
    }
    const char *text = node->text;
    if (node->kind == YAML_FLOAT) /* 0.10 without quotes is the number 0.1 */
        text = ksyc_pool_printf(m->pool, "%g", strtod(node->text, NULL));
    unsigned major, minor, patch;
    const char *at = text;
    bool ok = scan_number(&at, &major) && *at++ == '.' && scan_number(&at, &minor);
    if (ok && *at == '.') at++, ok = scan_number(&at, &patch);
    if (!ok || *at != '\0') {
        complain(m, node, "'%.60s' is no version: X.Y or X.Y.Z without leading zeros", text);
        return;
    }
    unsigned version = major > 99 || minor > 99 ? 9999 : major * 100 + minor;
    if (version > NEWEST_VERSION)
        complain(m, node, "version %.60s of the language is asked for, this compiler knows 0.%d",
                 text, NEWEST_VERSION);
    else if (version < OLDEST_VERSION)
        complain(m, node,
                 "version %.60s is older than 0.%d, the first one (0.10 must be quoted: '0.10')",
                 text, OLDEST_VERSION);
    spec->version_node = node;
    spec->version = version;
}

static ir_endian endian_of(reader *m, const yaml_node *node, const char *what) {
    if (node->text != NULL && strcmp(node->text, "le") == 0) return IR_LITTLE;
    if (node->text != NULL && strcmp(node->text, "be") == 0) return IR_BIG;
    complain(m, node, "expected %s, found %s", what,
             node->kind == YAML_STRING ? ksyc_pool_printf(m->pool, "'%.60s'", node->text)
                                       : ksyc_yaml_kind_name(node));
    ksyc_diag_help(m->diag, "le is little-endian, with the lowest byte first, be is big-endian");
    return IR_LITTLE;
}

static void read_endian(reader *m, m_type *type, const yaml_node *node) {
    static const char *const known[] = {"switch-on", "cases"};
    type->endian_node = node;
    if (node->kind != YAML_MAP) {
        type->endian = endian_of(m, node, "le, be or a map with switch-on and cases");
        return;
    }
    type->endian = IR_CALC;
    const yaml_node *on = NULL, *cases = NULL;
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        if (is_key(item, "switch-on"))
            on = item;
        else if (is_key(item, "cases"))
            cases = item;
        else if (yaml_key(item)[0] != '-')
            ksyc_model_unknown_key(m, item, known, 2);
    }
    if (on == NULL)
        complain(m, node, "'switch-on' is missing");
    else
        type->endian_on = ksyc_model_expr(m, on);
    if (cases == NULL) {
        complain(m, node, "'cases' is missing");
        return;
    }
    if (!ksyc_model_is_map(m, cases)) return;
    if (cases->num_items == 0) complain(m, cases, "a switch needs at least one case");
    type->endian_cases = ksyc_pool_array(m->pool, cases->num_items, sizeof *type->endian_cases);
    for (size_t i = 0; i < cases->num_items; i++) {
        const yaml_node *item = cases->items[i];
        m_endian_case c = {NULL, endian_of(m, item, "le or be")};
        if (!is_key(item, "_")) {
            yaml_node *key = ksyc_pool_alloc(m->scratch, sizeof *key);
            *key = ksyc_yaml_key(m->pool, item);
            c.key = ksyc_model_expr(m, key);
            if (c.key == NULL) continue;
        }
        type->endian_cases[type->num_endian_cases++] = c;
    }
}

static void read_imports(reader *m, m_spec *spec, const yaml_node *node) {
    const bool is_list = node->kind == YAML_LIST;
    const size_t n = is_list ? node->num_items : 1;
    spec->imports = ksyc_pool_array(m->pool, n, sizeof *spec->imports);
    for (size_t i = 0; i < n; i++) {
        const yaml_node *name = is_list ? node->items[i] : node;
        if (ksyc_model_text(m, name) != NULL) spec->imports[spec->num_imports++] = name;
    }
}

static void read_meta_key(reader *m, m_spec *spec, m_type *type, const yaml_node *item) {
    static const char *const known[] = {"id",
                                        "title",
                                        "application",
                                        "file-extension",
                                        "license",
                                        "xref",
                                        "tags",
                                        "ks-version",
                                        "ks-debug",
                                        "ks-opaque-types",
                                        "ks-zero-copy-substream",
                                        "imports",
                                        "endian",
                                        "bit-endian",
                                        "encoding"};
    size_t ignored;
    m_spec other = {0}; /* of a nested type: checked, but not used */
    if (spec == NULL) spec = &other;
    if (is_key(item, "id")) {
        const char *id = ksyc_model_text(m, item);
        yaml_node at_value = *item;
        at_value.is_apart = true;
        if (id != NULL) spec->id = ksyc_model_id(m, &at_value, id, "file id");
    } else if (is_key(item, "endian")) {
        read_endian(m, type, item);
    } else if (is_key(item, "bit-endian")) {
        type->bit_endian_node = item;
        type->bit_endian = endian_of(m, item, "le or be");
    } else if (is_key(item, "encoding")) {
        type->encoding = ksyc_model_text(m, item);
        if (type->encoding != NULL) type->encoding_node = item;
    } else if (is_key(item, "title")) {
        spec->title = ksyc_model_text(m, item);
    } else if (is_key(item, "license")) {
        spec->license = ksyc_model_text(m, item);
    } else if (is_key(item, "file-extension")) {
        spec->file_extensions = ksyc_model_texts(m, item, &spec->num_file_extensions);
    } else if (is_key(item, "application")) {
        ksyc_model_texts(m, item, &ignored);
    } else if (is_key(item, "imports")) {
        read_imports(m, spec, item);
    } else if (is_key(item, "ks-version")) {
        read_version(m, spec, item);
    } else if (is_key(item, "ks-opaque-types")) {
        spec->opaque_types = ksyc_model_bool(m, item, false);
    } else if (is_key(item, "ks-debug")) {
        spec->debug = ksyc_model_bool(m, item, false);
    } else if (is_key(item, "ks-zero-copy-substream")) {
        ksyc_model_bool(m, item, false);
    } else if (!is_key(item, "xref") && !is_key(item, "tags") && yaml_key(item)[0] != '-') {
        ksyc_model_unknown_key(m, item, known, sizeof known / sizeof *known);
    }
}

/* `spec` is NULL for the meta of a nested type. */
static void read_meta(reader *m, m_spec *spec, m_type *type, const yaml_node *node) {
    if (!ksyc_model_is_map(m, node)) return;
    for (size_t i = 0; i < node->num_items; i++) read_meta_key(m, spec, type, node->items[i]);
    if (spec != NULL && spec->id == NULL && ksyc_yaml_get(node, "id") == NULL)
        complain(m, node, "'id' is missing");
}

/* ---------------------------------------------------------------------------------------- enums */

static void read_label_map(reader *m, m_label *label, const yaml_node *node) {
    static const char *const known[] = {"id", "doc", "doc-ref"};
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        size_t n;
        if (is_key(item, "id")) {
            label->id = ksyc_model_text(m, item);
            label->node = item;
        } else if (is_key(item, "doc")) {
            label->doc = ksyc_model_text(m, item);
        } else if (is_key(item, "doc-ref")) {
            ksyc_model_texts(m, item, &n);
        } else if (is_key(item, "-orig-id")) {
            const char **texts = ksyc_model_texts(m, item, &n);
            if (n > 0) label->orig_id = texts[0];
        } else if (yaml_key(item)[0] != '-') {
            ksyc_model_unknown_key(m, item, known, 3);
        }
    }
    if (label->id == NULL && ksyc_yaml_get(node, "id") == NULL)
        complain(m, node, "'id' is missing");
}

static bool read_label(reader *m, m_label *label, const yaml_node *node) {
    const yaml_node *key = node->key_node;
    uint64_t limit = key->negative ? UINT64_C(1) << 63 : UINT64_MAX;
    if (key->kind != YAML_INT || key->is_huge || key->magnitude > limit) {
        ksyc_diag_error(m->diag, ksyc_yaml_key_place(m->pool, node),
                        key->kind == YAML_INT ? "'%.60s' does not fit 64 bits"
                                              : "'%.60s' is no integer",
                        key->text);
        if (key->kind != YAML_INT && node->kind == YAML_INT)
            ksyc_diag_help(m->diag, "the number comes first: '%.20s: %.60s'", node->text,
                           key->text);
        return false;
    }
    label->negative = key->negative;
    label->word = key->negative ? UINT64_MAX - key->magnitude + 1 : key->magnitude;
    label->node = node;
    if (node->kind == YAML_MAP) {
        read_label_map(m, label, node);
    } else if (node->text != NULL && node->kind != YAML_NULL) {
        label->id = ksyc_model_text(m, node);
    } else {
        complain(m, node, "expected a label or a map, found %s", ksyc_yaml_kind_name(node));
    }
    if (label->id == NULL) return false;
    yaml_node at_value = *label->node;
    at_value.is_apart = true;
    label->id = ksyc_model_id(m, &at_value, label->id, "enum label");
    return label->id != NULL;
}

static void complain_again(reader *m, source_place place, const char *what, source_place first) {
    ksyc_diag_error(m->diag, place, "%s, first at %s", what, first.path);
    first.path = NULL;
    ksyc_diag_note(m->diag, first, "the first one");
}

static m_enum *read_enum(reader *m, const yaml_node *node) {
    m_enum *e = ksyc_pool_alloc(m->pool, sizeof *e);
    e->node = node;
    e->id = ksyc_model_id(m, node, yaml_key(node), "enum id");
    if (!ksyc_model_is_map(m, node)) {
        ksyc_diag_help(m->diag, "an enum is a map of numbers to labels, such as '0: none'");
        return e->id != NULL ? e : NULL; /* with no labels, so that its users have no more errors */
    }
    e->labels = ksyc_pool_array(m->pool, node->num_items, sizeof *e->labels);
    names seen = {0}, values = {0};
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        if (yaml_key(item)[0] == '-' && item->key_node->kind == YAML_STRING) continue;
        m_label *label = &e->labels[e->num_labels];
        *label = (m_label){0};
        if (!read_label(m, label, item)) continue;
        const m_label *earlier = ksyc_names_add(m->pool, &seen, label->id, label);
        const char *value =
            ksyc_pool_printf(m->pool, "%d %llu", label->negative, (unsigned long long)label->word);
        const m_label *same = ksyc_names_add(m->pool, &values, value, label);
        if (earlier != NULL)
            complain_again(m, ksyc_yaml_place(m->pool, label->node),
                           ksyc_pool_printf(m->pool, "duplicate label '%s'", label->id),
                           ksyc_yaml_place(m->pool, earlier->node));
        else if (same != NULL)
            complain_again(m, ksyc_yaml_key_place(m->pool, item), "duplicate value",
                           ksyc_yaml_key_place(m->pool, same->node));
        else
            e->num_labels++;
    }
    return e->id != NULL ? e : NULL;
}

/* ---------------------------------------------------------------------------------------- types */

static m_attr **read_list(reader *m, const yaml_node *node, ir_attr_kind kind, size_t *count) {
    *count = 0;
    if (node->kind != YAML_LIST) {
        complain(m, node, "expected a list, found %s", ksyc_yaml_kind_name(node));
        ksyc_diag_help(m->diag, "each %s begins with a dash: '- id: NAME'",
                       kind == IR_SEQ ? "field" : "parameter");
        return NULL;
    }
    m_attr **attrs = ksyc_pool_array(m->pool, node->num_items, sizeof *attrs);
    for (size_t i = 0; i < node->num_items; i++) {
        m_attr *a = ksyc_model_attr(m, node->items[i], kind, NULL);
        if (a != NULL && (a->id != NULL || kind == IR_SEQ)) attrs[(*count)++] = a;
    }
    return attrs;
}

/* A map of names to what they stand for; false after a message. */
static bool is_map_of(reader *m, const yaml_node *node, const char *what) {
    if (ksyc_model_is_map(m, node)) return true;
    if (node->kind == YAML_LIST)
        ksyc_diag_help(m->diag, "%s are a map: 'NAME:', without a dash, and its keys below it",
                       what);
    return false;
}

static void read_instances(reader *m, m_type *type, const yaml_node *node) {
    if (!is_map_of(m, node, "instances")) return;
    type->instances = ksyc_pool_array(m->pool, node->num_items, sizeof *type->instances);
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        if (yaml_key(item)[0] == '-') continue;
        const char *id = ksyc_model_id(m, item, yaml_key(item), "instance id");
        m_attr *a = ksyc_model_attr(m, item, IR_PARSE_INSTANCE, yaml_key(item));
        if (a != NULL && id != NULL) type->instances[type->num_instances++] = a;
    }
}

static m_type *read_type(reader *m, m_spec *spec, const yaml_node *node);

static void read_types(reader *m, m_type *type, const yaml_node *node) {
    if (!is_map_of(m, node, "types")) return;
    type->types = ksyc_pool_array(m->pool, node->num_items, sizeof *type->types);
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        if (yaml_key(item)[0] == '-') continue;
        const char *id = ksyc_model_id(m, item, yaml_key(item), "type id");
        m_type *inner = read_type(m, NULL, item);
        if (inner == NULL || id == NULL) continue;
        inner->id = id;
        type->types[type->num_types++] = inner;
    }
}

static void read_enums(reader *m, m_type *type, const yaml_node *node) {
    if (!is_map_of(m, node, "enums")) return;
    type->enums = ksyc_pool_array(m->pool, node->num_items, sizeof *type->enums);
    for (size_t i = 0; i < node->num_items; i++) {
        if (yaml_key(node->items[i])[0] == '-') continue;
        m_enum *e = read_enum(m, node->items[i]);
        if (e != NULL) type->enums[type->num_enums++] = e;
    }
}

static void unknown_type_key(reader *m, const yaml_node *item) {
    static const char *const known[] = {"meta", "doc",       "doc-ref", "to-string", "params",
                                        "seq",  "instances", "types",   "enums"};
    ksyc_model_unknown_key(m, item, known, sizeof known / sizeof *known);
    if (ksyc_yaml_get(item, "seq") != NULL || ksyc_yaml_get(item, "instances") != NULL)
        ksyc_diag_help(m->diag, "a type is defined below 'types:'");
}

/* `spec` is NULL for a nested type. */
static m_type *read_type(reader *m, m_spec *spec, const yaml_node *node) {
    if (!ksyc_model_is_map(m, node)) {
        if (spec != NULL)
            ksyc_diag_help(m->diag, "`ksyc new NAME` writes a specification to start from");
        return NULL;
    }
    m_type *type = ksyc_pool_alloc(m->pool, sizeof *type);
    type->node = node;
    for (size_t i = 0; i < node->num_items; i++) {
        const yaml_node *item = node->items[i];
        if (is_key(item, "meta"))
            read_meta(m, spec, type, item);
        else if (is_key(item, "doc"))
            type->doc = ksyc_model_text(m, item);
        else if (is_key(item, "doc-ref"))
            type->doc_refs = ksyc_model_texts(m, item, &type->num_doc_refs);
        else if (is_key(item, "to-string"))
            type->to_string = ksyc_model_expr(m, item);
        else if (is_key(item, "params"))
            type->params = read_list(m, item, IR_PARAM, &type->num_params);
        else if (is_key(item, "seq"))
            type->seq = read_list(m, item, IR_SEQ, &type->num_seq);
        else if (is_key(item, "instances"))
            read_instances(m, type, item);
        else if (is_key(item, "types"))
            read_types(m, type, item);
        else if (is_key(item, "enums"))
            read_enums(m, type, item);
        else if (yaml_key(item)[0] != '-')
            unknown_type_key(m, item);
    }
    return type;
}

m_spec *ksyc_model_load(pool *p, diag *d, const char *file, const yaml_node *root) {
    reader self = {.pool = p, .scratch = ksyc_pool_scratch(p), .diag = d};
    self.nothing_rare = ksyc_pool_alloc(self.scratch, sizeof *self.nothing_rare);
    reader *m = &self;
    m_spec *spec = ksyc_pool_alloc(p, sizeof *spec);
    spec->file = file;
    spec->top = read_type(m, spec, root);
    if (spec->top == NULL) return NULL;
    if (ksyc_yaml_get(root, "meta") == NULL) {
        complain(m, root, "'meta' with an 'id' is missing");
        ksyc_diag_help(m->diag,
                       "a specification begins with 'meta:' and, indented below it, 'id: NAME'");
    }
    if (spec->id == NULL)
        spec->id = "unnamed"; /* there is an error already; go on to find others */
    spec->top->id = spec->id;
    return spec;
}
