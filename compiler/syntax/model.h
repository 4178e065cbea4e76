/* SPDX-License-Identifier: Apache-2.0 */
/*
 * model.h - a specification as it was written: keys are valid where they are used, values have the right shape and
 * expressions are parsed, but no name is resolved.
 *
 * A missing value is NULL (or the default of the language). After an error the rest of the model is still usable,
 * so that later passes can report more.
 */
#ifndef KSYC_MODEL_H
#define KSYC_MODEL_H

#include "diag.h"
#include "expr_parser.h"
#include "ir.h"
#include "names.h"
#include "pool.h"
#include "yaml_tree.h"

typedef struct m_expr {
    const ast *tree;
    const char *text;      /* as written */
    const yaml_node *node; /* where */
} m_expr;

/* X(identifier, key, where it is allowed) */
#define ATTR_KEYS(X)                                                                               \
    X(ID, "id", IN_SEQ | IN_PARAM)                                                                 \
    X(DOC, "doc", IN_ALL)                                                                          \
    X(DOC_REF, "doc-ref", IN_ALL)                                                                  \
    X(TYPE, "type", IN_READ | IN_PARAM)                                                            \
    X(IF, "if", IN_READ | IN_VALUE)                                                                \
    X(REPEAT, "repeat", IN_READ)                                                                   \
    X(REPEAT_EXPR, "repeat-expr", IN_READ)                                                         \
    X(REPEAT_UNTIL, "repeat-until", IN_READ)                                                       \
    X(SIZE, "size", IN_READ)                                                                       \
    X(SIZE_EOS, "size-eos", IN_READ)                                                               \
    X(TERMINATOR, "terminator", IN_READ)                                                           \
    X(INCLUDE, "include", IN_READ)                                                                 \
    X(CONSUME, "consume", IN_READ)                                                                 \
    X(EOS_ERROR, "eos-error", IN_READ)                                                             \
    X(PAD_RIGHT, "pad-right", IN_READ)                                                             \
    X(ENCODING, "encoding", IN_READ)                                                               \
    X(CONTENTS, "contents", IN_READ)                                                               \
    X(ENUM, "enum", IN_ALL)                                                                        \
    X(PROCESS, "process", IN_READ)                                                                 \
    X(PARENT, "parent", IN_READ)                                                                   \
    X(VALID, "valid", IN_READ)                                                                     \
    X(POS, "pos", IN_PARSE)                                                                        \
    X(IO, "io", IN_PARSE)                                                                          \
    X(VALUE, "value", IN_VALUE)                                                                    \
    X(ORIG_ID, "-orig-id", IN_ALL)                                                                 \
    X(SEVERITY, "-severity", IN_READ)                                                              \
    X(CODE, "-code", IN_READ)                                                                      \
    X(EXPECT, "-expect", IN_READ)                                                                  \
    X(SUBJECT, "-subject", IN_READ)                                                                \
    X(CHECKSUM, "-checksum", IN_SEQ)                                                               \
    X(IMPLIED, "-implied", IN_PARSE)

typedef enum attr_key {
#define ATTR_KEY_ENUM(id, key, where) KEY_##id,
    ATTR_KEYS(ATTR_KEY_ENUM)
#undef ATTR_KEY_ENUM
        NUM_ATTR_KEYS
} attr_key;

typedef struct m_case {
    m_expr *key; /* NULL: `_` */
    type_ref *type;
    const yaml_node *node; /* the type; its key is the case key */
} m_case;

typedef struct m_valid {
    ir_valid_kind kind;
    m_expr **exprs;
    size_t num_exprs;
    const yaml_node *node;
} m_valid;

typedef struct m_checksum {
    const ir_checksum_kind *kind;
    const char **fields;
    const yaml_node **nodes; /* the names in the file */
    size_t num_fields;
} m_checksum;

/* What few fields have. */
typedef struct m_rare {
    const char **doc_refs;
    size_t num_doc_refs;
    const char *orig_id;
    m_expr *on;
    m_case *cases;
    size_t num_cases;
    const char *contents; /* contents_size bytes */
    size_t contents_size;
    m_expr *process_arg;
    const char *process_name; /* IR_P_CUSTOM: "nested.custom_fx" */
    m_expr **process_args;
    size_t num_process_args;
    m_expr *parent, *io;
    const char *code, *expect, *subject;
    m_checksum *checksum;
} m_rare;

typedef struct m_attr {
    m_rare *rare; /* not NULL; all fields that have nothing rare share one */
    ir_attr_kind kind;
    const char *id; /* NULL: a seq field without one */
    const yaml_node *node;
    /* What stands under each key: values[places[key] - 1], or nothing when that is 0. */
    const yaml_node **values;
    uint8_t places[NUM_ATTR_KEYS];
    const char *doc;
    ir_process process;
    ir_repeat repeat;
    bool is_switch;
    bool size_eos;
    bool include, consume, eos_error;
    bool no_parent;
    bool is_note;
    bool is_implied;
    bool has_unknown_key;          /* reported; what is missing may be meant by it */
    int16_t terminator, pad_right; /* -1: none */
    type_ref *type;                /* NULL: bytes, or a switch */
    m_expr *condition;
    m_expr *repeat_expr; /* the count, or the condition of until */
    m_expr *size;
    const char *encoding;
    type_ref *enumeration;
    m_valid *valid;
    size_t num_valid;
    m_expr *pos, *value;
} m_attr;

typedef struct m_label {
    const char *id, *orig_id, *doc;
    uint64_t word;
    bool negative;
    const yaml_node *node;
} m_label;

typedef struct m_enum {
    const char *id;
    const yaml_node *node;
    m_label *labels; /* in the order of the file */
    size_t num_labels;
} m_enum;

typedef struct m_endian_case {
    m_expr *key; /* NULL: `_` */
    ir_endian endian;
} m_endian_case;

typedef struct m_type m_type;
struct m_type {
    const char *id;
    const yaml_node *node;
    /* meta; NULL nodes: inherited from the enclosing type */
    const yaml_node *endian_node;
    ir_endian endian;
    m_expr *endian_on; /* IR_CALC */
    m_endian_case *endian_cases;
    size_t num_endian_cases;
    const yaml_node *bit_endian_node;
    ir_endian bit_endian;
    const yaml_node *encoding_node;
    const char *encoding;
    const char *doc;
    const char **doc_refs;
    size_t num_doc_refs;
    m_expr *to_string;
    m_attr **params, **seq, **instances;
    size_t num_params, num_seq, num_instances;
    m_type **types;
    size_t num_types;
    m_enum **enums;
    size_t num_enums;
};

typedef struct m_spec {
    const char *file;
    const char *id;
    const char *title, *license;
    const char **file_extensions;
    size_t num_file_extensions;
    const yaml_node **imports; /* texts */
    size_t num_imports;
    const yaml_node *version_node;
    unsigned version; /* 100 * major + minor, or 0 */
    bool opaque_types;
    bool debug; /* ks-debug */
    m_type *top;
} m_spec;

typedef struct reader {
    pool *pool;
    pool *scratch; /* of the pool */
    diag *diag;
    m_rare *nothing_rare;
    names type_refs; /* that were read, by their text: equal ones are one */
} reader;

/* What stands under a key of a field, or NULL. */
static inline const yaml_node *attr_value(const m_attr *a, attr_key key) {
    return a->places[key] != 0 ? a->values[a->places[key] - 1] : NULL;
}

/* NULL when the document is too broken to continue. */
m_spec *ksyc_model_load(pool *pool, diag *diag, const char *file, const yaml_node *root);

/* ---- for model_attr.c and model.c */

m_attr *ksyc_model_attr(reader *m, const yaml_node *node, ir_attr_kind kind, const char *id);
/* Reads a value of the expected shape; NULL (or the default) after a message. */
m_expr *ksyc_model_expr(reader *m, const yaml_node *node);
/* An argument within the text of a node. */
m_expr *ksyc_model_arg(pool *pool, const ast *arg, const yaml_node *node);
const char *ksyc_model_text(reader *m, const yaml_node *node);
bool ksyc_model_bool(reader *m, const yaml_node *node, bool default_value);
const char *ksyc_model_id(reader *m, const yaml_node *node, const char *id, const char *what);
/* A text, or a list of texts. */
const char **ksyc_model_texts(reader *m, const yaml_node *node, size_t *count);
bool ksyc_model_is_map(reader *m, const yaml_node *node);
/* Also reports what is wrong with the name. */
type_ref *ksyc_model_type_ref(reader *m, const yaml_node *node);
void ksyc_model_unknown_key(reader *m, const yaml_node *node, const char *const *known,
                            size_t num_known);
/* The place of a byte of an expression. */
source_place ksyc_model_expr_place(pool *pool, const m_expr *e, size_t offset);
const char *ksyc_attr_key_name(attr_key key);

#endif
