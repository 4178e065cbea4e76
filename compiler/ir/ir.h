/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ir.h - the typed, checked intermediate form of a specification.
 *
 * The front end (the rooms syntax and sema) makes one ir_program from a .ksy file and all its imports; backends
 * read only this. When an ir_program exists, the specification has no error: every name is resolved, every
 * expression has a type, every option is valid where it is used. All memory belongs to the pool of the program.
 * Texts are NUL-terminated UTF-8 unless a length is given. Lists are arrays with a count.
 */
#ifndef KSYC_IR_H
#define KSYC_IR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "diag.h"
#include "operators.h"

typedef struct ir_program ir_program;
typedef struct ir_type ir_type;
typedef struct ir_enum ir_enum;
typedef struct ir_attr ir_attr;
typedef struct ir_expr ir_expr;

/* ----------------------------------------------------------------------------- static types */

typedef enum ir_kind {
    IR_NONE, /* no value, e.g. the `_parent` of a top-level type */
    IR_INT,
    IR_FLOAT,
    IR_BOOL,
    IR_BYTES,
    IR_STR,
    IR_ENUM,
    IR_OBJECT, /* of one user type */
    IR_STRUCT, /* object of some user type; only _io and _parent may be used without a cast */
    IR_STREAM,
    IR_ARRAY,
    IR_ANY /* of unlike kinds: usable only after a cast */
} ir_kind;

/*
 * The values of an integer: [min, max] with min in [-2^63, 2^63-1] and max in [-2^63, 2^64-1]. max is stored as a
 * word: when max_negative it is the two's complement of a negative number. Every integer expression is computed in
 * C as uint64_t when min >= 0, else as int64_t, or as ks_int when max is over 2^63-1, too. An operation whose exact
 * result could leave the C type is `checked`: it fails with KS_OVERFLOW at run time. What is kept (a field, parameter,
 * element, instance) and most operands have no range of ks_int: it is clamped to int64_t where the value is computed.
 */
typedef struct ir_range {
    int64_t min;
    uint64_t max;
    bool max_negative;
} ir_range;

typedef struct ir_vtype {
    ir_kind kind;
    ir_range range; /* IR_INT, IR_ENUM */
    union {
        const ir_type *type;         /* IR_OBJECT */
        const ir_enum *enumeration;  /* IR_ENUM */
        const struct ir_vtype *elem; /* IR_ARRAY */
    };
} ir_vtype;

/* ------------------------------------------------------------------------------ expressions */

typedef enum ir_op {
    /* literals */
    IR_LIT_INT,   /* `word` (two's complement when `negative`) */
    IR_LIT_FLOAT, /* `number` */
    IR_LIT_BOOL,  /* `word` 0 or 1 */
    IR_LIT_STR,   /* `text`, `size` bytes of UTF-8 */
    IR_LIT_BYTES, /* `text`, `size` raw bytes */
    IR_LIT_ARRAY, /* `args` */
    IR_LIT_ENUM,  /* `label` of `vtype.enumeration` */
    /* names */
    IR_SELF,   /* the object that the expression belongs to; vtype IR_OBJECT */
    IR_ROOT,   /* `_root`; vtype IR_OBJECT */
    IR_PARENT, /* `_parent` of args[0] */
    IR_IO,     /* `_io` of args[0] */
    IR_FIELD,  /* `attr` of the object args[0]: param, seq field or instance */
    IR_ITEM,   /* `_`: the element just read (until, valid) */
    IR_INDEX,  /* `_index` */
    IR_ON,     /* `_on`: the switch value (inside cases) */
    /* operators; args[0], args[1] */
    IR_NEG,
    IR_INVERT,
    IR_NOT,
#define OPERATOR_NODE(op, ...) IR_##op,
    OPERATORS(OPERATOR_NODE)   /* on ints or floats; IR_ADD on strings is IR_CONCAT */
    COMPARISONS(OPERATOR_NODE) /* right behind the operators */
#undef OPERATOR_NODE
    IR_CONCAT,
    IR_AND,
    IR_OR,
    IR_TERNARY,   /* args[0] ? args[1] : args[2] */
    IR_SUBSCRIPT, /* args[0][args[1]]: element of an array, or byte of bytes */
    IR_CAST, /* args[0].as<vtype>: static, except from IR_STRUCT/IR_ANY/another IR_OBJECT: checked at run time */
    /* methods of args[0] */
    IR_INT_TO_S,
    IR_FLOAT_TO_I,
    IR_BOOL_TO_I,
    IR_ENUM_TO_I,
    IR_BYTES_LENGTH,
    IR_BYTES_FIRST,
    IR_BYTES_LAST,
    IR_BYTES_MIN,
    IR_BYTES_MAX,
    IR_BYTES_TO_S, /* `text`: encoding */
    IR_STR_LENGTH,
    IR_STR_REVERSE,
    IR_STR_SUBSTRING /* args[1], args[2] */,
    IR_STR_TO_I /* args[1]: radix, literal 10 when left out */,
    IR_ARRAY_SIZE,
    IR_ARRAY_FIRST,
    IR_ARRAY_LAST,
    IR_ARRAY_MIN,
    IR_ARRAY_MAX,
    IR_STREAM_SIZE,
    IR_STREAM_POS,
    IR_STREAM_EOF
    /* sizeof<>, bitsizeof<>, _sizeof are folded to IR_LIT_INT; f-strings to IR_CONCAT and IR_INT_TO_S */
} ir_op;

/* What is large in a large specification is kept small: expressions, fields and what fields have in common. */
struct ir_expr {
    ir_op op;
    bool checked; /* integer arithmetic that can leave its C type */
    bool negative;
    ir_vtype vtype;
    source_place place;
    const char *source; /* the expression as written in the spec; set on the outermost node */
    union {             /* `op` says which */
        uint64_t word;
        double number;
        const char *text;
        const struct ir_label *label;
        const ir_attr *attr;
    };
    size_t size;
    ir_expr **args;
    size_t num_args;
};

/* ------------------------------------------------------------------------------- what is read */

typedef enum ir_endian {
    IR_LITTLE,
    IR_BIG,
    IR_CALC /* decided per object: ir_type.endian_on */
} ir_endian;

typedef enum ir_data_kind {
    IR_D_INT,   /* size 1, 2, 4, 8; is_signed; endian */
    IR_D_FLOAT, /* size 4, 8; endian */
    IR_D_BITS,  /* bits 1..64; endian LE or BE; vtype BOOL for b1 without enum */
    IR_D_BYTES,
    IR_D_STR,
    IR_D_USER, /* user type */
    IR_D_SWITCH
} ir_data_kind;

typedef enum ir_sizing {
    IR_SIZE_NONE,      /* IR_D_USER on the stream of its owner; numbers; switches without size */
    IR_SIZE_EXPR,      /* `size_expr` bytes */
    IR_SIZE_EOS,       /* all that is left */
    IR_SIZE_TERMINATED /* up to `terminator` */
} ir_sizing;

typedef enum ir_process {
    IR_P_NONE,
    IR_P_XOR,
    IR_P_ROL,
    IR_P_ROR,
    IR_P_ZLIB,
    IR_P_CUSTOM /* a function of the program that uses the reader */
} ir_process;

/* A function that the program supplies. All uses in a file pass arguments of the same kinds. */
typedef struct ir_process_function {
    const char *name;   /* as in the spec: "nested.custom_fx" */
    const char *c_name; /* "btf_process_nested_custom_fx" */
    const ir_type *top; /* of the file that uses it */
    ir_kind *params;
    size_t num_params;
    bool is_typed; /* the parameters are known */
} ir_process_function;

/* A call of it. */
typedef struct ir_process_call {
    const ir_process_function *function;
    ir_expr **args;
    size_t num_args;
} ir_process_call;

typedef struct ir_case ir_case;

typedef struct ir_data {
    ir_data_kind kind : 8;
    ir_endian endian : 8;
    ir_sizing sizing : 8; /* bytes, strings, user types, switches */
    ir_process process : 8;
    uint8_t size; /* IR_D_INT, IR_D_FLOAT */
    uint8_t bits; /* IR_D_BITS; 65: a number that is too large was refused */
    bool is_signed : 1;
    bool has_terminator : 1;
    bool include : 1;
    bool consume : 1;
    bool eos_error : 1;
    bool has_pad : 1;
    bool is_contents : 1; /* size is that of the literal, and `valid` holds one IR_V_EQ */
    bool no_parent : 1;   /* parent: false */
    uint8_t terminator;
    uint8_t pad;
    uint8_t term_unit;             /* 1, 2 or 4 bytes: strz in UTF-16, UTF-32 */
    ir_vtype vtype;                /* of one element */
    const ir_enum *enumeration;    /* numbers with `enum` */
    ir_expr *size_expr;            /* IR_SIZE_EXPR */
    const char *encoding;          /* IR_D_STR: canonical name, e.g. "UTF-8" */
    ir_expr *process_arg;          /* IR_P_XOR, IR_P_ROL, IR_P_ROR */
    ir_process_call *process_call; /* IR_P_CUSTOM */
    /* IR_D_USER */
    const ir_type *type;
    ir_expr **args;
    size_t num_args;
    ir_expr *parent; /* parent: expr */
    /* IR_D_SWITCH */
    ir_expr *on;
    ir_case *cases; /* in the order of the spec, `_` last when there is one */
    size_t num_cases;
} ir_data;

struct ir_case {
    ir_expr *key; /* NULL for `_` */
    ir_data data; /* carries the sizing of the attribute too */
    source_place place;
    const char *accessor; /* of a view, for the first case with its type and arguments */
};

typedef enum ir_valid_kind {
    IR_V_EQ,
    IR_V_MIN,
    IR_V_MAX,
    IR_V_ANY_OF,
    IR_V_IN_ENUM,
    IR_V_EXPR
} ir_valid_kind;

typedef struct ir_valid {
    ir_valid_kind kind;
    ir_expr **exprs; /* one, or the list of any-of; none for in-enum */
    size_t num_exprs;
} ir_valid;

/* An algorithm of `-checksum`. */
typedef struct ir_checksum_kind {
    const char *name;   /* in specifications */
    const char *c_name; /* "KS_CRC32" */
    const char *text;   /* "CRC-32" */
    unsigned bits;      /* of the result: up to 32, or 256 for a digest */
} ir_checksum_kind;

/* Fields that follow each other in the seq. */
typedef struct ir_span {
    const ir_attr *first, *last;
} ir_span;

/* The field holds a checksum of the bytes of fields of the same seq, one after the other as they lie in the stream. */
typedef struct ir_checksum {
    const ir_checksum_kind *kind;
    const ir_attr **fields; /* the field itself may be among them: its bytes count as 0 */
    size_t num_fields;
    ir_span *spans; /* the same fields; the field itself stands alone */
    size_t num_spans;
    const ir_attr *last; /* of these and the field itself: after it the checksum is compared */
    const ir_attr *next; /* the next field whose checksum is compared there, or NULL */
} ir_checksum;

typedef enum ir_attr_kind { IR_SEQ, IR_PARSE_INSTANCE, IR_VALUE_INSTANCE, IR_PARAM } ir_attr_kind;

typedef enum ir_repeat { IR_ONCE, IR_REPEAT_EOS, IR_REPEAT_EXPR, IR_REPEAT_UNTIL } ir_repeat;

struct ir_attr {
    ir_attr_kind kind;
    const char *id;     /* "_unnamed3" for a seq field without id */
    const char *c_name; /* of the member of a struct; unique in its type */
    /* Of variables, and in the names of functions of logic; in its type no name that is made of it is another one. */
    const char *local, *stem;
    /* In views, "btf_view_dims": of objects and switches. What is made of it is unique in the program, too. */
    const char *accessor;
    const char *orig_id; /* -orig-id, else id */
    const char *doc;     /* NULL when there is none */
    const char **doc_refs;
    size_t num_doc_refs;
    source_place place;
    const ir_type *owner;
    size_t index;       /* in seq, params or instances of the owner */
    ir_vtype vtype;     /* of the whole: IR_ARRAY when repeated */
    ir_expr *condition; /* `if`, or NULL */
    /* IR_SEQ, IR_PARSE_INSTANCE */
    ir_data data;
    ir_repeat repeat;
    ir_expr *repeat_expr; /* count, or the condition of until */
    ir_expr *pos;
    ir_expr *io;
    ir_valid *valid; /* all must hold */
    size_t num_valid;
    /* hints of ours for a violated `valid` */
    bool is_note;                /* -severity: note */
    bool is_implied;             /* -implied: validators take for granted that it can be read */
    const char *code;            /* -code: a name of KS_CODES, or NULL */
    const char *expect;          /* -expect, or NULL */
    const ir_attr *subject;      /* -subject: earlier field of the same seq, or NULL */
    const ir_checksum *checksum; /* -checksum, or NULL */
    bool begins_span, ends_span; /* of a checksum */
    const ir_attr
        *first_compared; /* the first field whose checksum is compared after this one, or NULL */
    /* IR_VALUE_INSTANCE */
    ir_expr *value; /* with `enum` already an IR_CAST to the enum */
};

/* ------------------------------------------------------------------------------ declarations */

typedef struct ir_label {
    const char *id;
    const char *orig_id;
    const char *doc;
    uint64_t word; /* two's complement when `negative` */
    bool negative;
} ir_label;

struct ir_enum {
    size_t number; /* its place in program->enums */
    const char *id;
    const char *path;   /* "record::dtype", without the id of the file */
    const char *c_name; /* "btf_record_dtype" */
    const char *doc;
    const ir_type *owner; /* the type that it is declared in */
    ir_label *labels;     /* ascending by value */
    size_t num_labels;
    source_place place;
};

struct ir_type {
    size_t number; /* its place in program->types */
    const char *id;
    const char *path;   /* "btf" for the top level, "record::header" below it */
    const char *c_name; /* "btf", "btf_record_header": unique in the program; see sema/c_names.c */
    /* In validators and views: those of an imported type depend on the file that imports it. */
    const char *proof_name;
    const char *doc;
    const char **doc_refs;
    size_t num_doc_refs;
    source_place place;
    const ir_type *outer; /* lexically enclosing type; NULL for a top-level type */
    const ir_type *root;  /* what `_root` is: the top-level type of the file */
    ir_vtype parent;      /* what `_parent` is: IR_OBJECT, IR_STRUCT or IR_NONE */
    bool may_lack_parent; /* some field of the file, or of another one, gives none */
    bool is_debug;    /* of a file with ks-debug: what was read before an error can be looked at */
    bool is_opaque;   /* from outside: nothing is known of it */
    bool is_box;      /* of plan/boxes.h: for what is in it the object around it is the parent */
    bool is_imported; /* from another file than the one compiled */
    ir_attr **params;
    size_t num_params;
    ir_attr **seq;
    size_t num_seq;
    ir_attr **instances;
    size_t num_instances;
    ir_type **types; /* nested, in the order of the spec */
    size_t num_types;
    ir_enum **enums;
    size_t num_enums;
    /* calculated endianness: first case whose key equals `endian_on`; an inheriting nested type takes
     * the decision of the enclosing object and has endian_on NULL with inherits_endian set */
    ir_expr *endian_on;
    struct ir_endian_case {
        ir_expr *key; /* NULL: `_` */
        ir_endian endian;
    } * endian_cases;
    size_t num_endian_cases;
    bool inherits_endian;
    /* sizes of the seq; min_size counts whole bytes that any instance takes at the least */
    bool is_fixed; /* the seq always takes exactly min_size bytes (no bits left over) */
    uint64_t min_size;
    bool is_recursive; /* an object of this type can contain another one by its seq */
    ir_expr *to_string;
};

/* One source file. */
typedef struct ir_spec {
    const char *file; /* as given or found */
    const char *id;   /* meta/id */
    const char *title;
    const char *license;
    const char **file_extensions;
    size_t num_file_extensions;
    ir_type *top;
} ir_spec;

struct ir_program {
    struct pool *pool;
    ir_spec **specs; /* the compiled one first, then imports in the order met */
    size_t num_specs;
    ir_type **types; /* every type of every spec: outer before inner, in the order of the spec */
    size_t num_types;
    ir_enum **enums;
    size_t num_enums;
    ir_process_function **processes; /* in the order of their first use */
    size_t num_processes;
};

#endif
