/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_table.h - descriptor tables of generated structs, for format-independent walkers: dump, map,
 * structure-aware mutation, bindings.
 *
 * ksyc writes one ks_type for each type of a specification (T_desc) and one ks_enum for each enum
 * (E_labels). A walk starts at the root object and its ks_type; positions follow from the order of
 * the fields, because the fields of a seq are contiguous.
 */
#ifndef TENSORGATE_KS_TABLE_H
#define TENSORGATE_KS_TABLE_H

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a field is stored in its struct. */
typedef enum ks_storage {
    KS_STORE_BOOL, /* bool */
    KS_STORE_U8,
    KS_STORE_U16,
    KS_STORE_U32,
    KS_STORE_U64,
    KS_STORE_S8,
    KS_STORE_S16,
    KS_STORE_S32,
    KS_STORE_S64,
    KS_STORE_F32,
    KS_STORE_F64,
    KS_STORE_BYTES,   /* ks_bytes */
    KS_STORE_TEXT,    /* ks_text: a string, or bytes when `encoding` is NULL */
    KS_STORE_VIEW,    /* ks_view of numbers (`wire`) or plain records (`type`) */
    KS_STORE_OBJECT,  /* the struct of `type` itself */
    KS_STORE_POINTER, /* pointer to the struct of `type`, NULL when absent */
    KS_STORE_REF,     /* ks_ref: one of several types, NULL when absent */
    KS_STORE_ANY,     /* ks_any: result of a switch over different kinds */
    KS_STORE_INT      /* ks_int: computed, may be negative as well as 2^63 and more */
} ks_storage;

typedef enum ks_wire {
    KS_WIRE_NONE,
    KS_WIRE_U1,
    KS_WIRE_S1,
    KS_WIRE_U2LE,
    KS_WIRE_U2BE,
    KS_WIRE_S2LE,
    KS_WIRE_S2BE,
    KS_WIRE_U4LE,
    KS_WIRE_U4BE,
    KS_WIRE_S4LE,
    KS_WIRE_S4BE,
    KS_WIRE_U8LE,
    KS_WIRE_U8BE,
    KS_WIRE_S8LE,
    KS_WIRE_S8BE,
    KS_WIRE_F4LE,
    KS_WIRE_F4BE,
    KS_WIRE_F8LE,
    KS_WIRE_F8BE
} ks_wire;

typedef struct ks_label {
    int64_t value;    /* an enum over u8: as two's complement */
    const char *id;   /* as in the spec */
    const char *orig; /* -orig-id, else the id */
} ks_label;

typedef struct ks_enum {
    const char *name;
    const ks_label *labels; /* ascending by value */
    uint32_t num_labels;
} ks_enum;

/* NULL when the value has no label. */
const ks_label *ks_enum_find(const ks_enum *e, int64_t value);

enum {
    KS_FIELD_REPEATED = 1, /* a ks_list of the storage, or KS_STORE_VIEW itself */
    KS_FIELD_INSTANCE = 2, /* `get` has to be called first */
    KS_FIELD_VALUE = 4,    /* a value instance: takes no bytes; objects are references */
    KS_FIELD_PARAM = 8,    /* a parameter: takes no bytes; objects are references */
    KS_FIELD_BITS = 16,    /* `bits` bits instead of whole bytes */
    KS_FIELD_SIZED = 32    /* a number of variable width: the byte at `present` is the width */
};

#define KS_NOWHERE UINT32_MAX

/* A value that the spec mentions for a field: a rule, a condition or a switch compares the field
 * with it, or it is a label of the enum that a value instance converts the field to. */
typedef struct ks_constant {
    uint64_t word;     /* of an integer, two's complement; of a float, the bits of a double */
    const char *bytes; /* for text and bytes, `size` bytes; else NULL */
    uint32_t size;
} ks_constant;

/* What one field of the file determines about another. */
typedef enum ks_role {
    KS_ROLE_SIZE,     /* its number of bytes */
    KS_ROLE_COUNT,    /* its number of elements */
    KS_ROLE_POSITION, /* its position */
    KS_ROLE_PRESENCE, /* whether it is present */
    KS_ROLE_CASE,     /* its type */
    KS_ROLE_VALUE     /* which values are legal */
} ks_role;

/* A field that determines another, directly or through parameters and value instances. */
typedef struct ks_link {
    ks_role role;
    const ks_type *type;
    uint32_t field; /* type->fields[field] */
} ks_link;

typedef struct ks_field {
    const char *name;
    const char *orig; /* -orig-id, else the id */
    uint32_t flags;
    ks_storage storage; /* of one element */
    ks_wire wire;       /* of one element, for numbers */
    uint32_t bits;      /* KS_FIELD_BITS */
    uint32_t offset;    /* in the struct: of the storage; repeated: of the ks_list or ks_view */
    uint32_t
        present; /* offset of a byte: 0 when the field is absent, with KS_FIELD_SIZED its size; or KS_NOWHERE */
    uint32_t state;       /* offset of the instance state (uint8_t), or KS_NOWHERE */
    uint32_t at;          /* offset of a uint64_t: where a parse instance was read, or KS_NOWHERE */
    uint32_t wire_offset; /* in a plain type: bytes from its start */
    uint32_t wire_size;   /* bytes of one element on the wire when fixed, else KS_NOWHERE */
    const ks_type *type;
    const ks_enum *enumeration;
    const char *encoding;
    bool (*get)(ks_ctx *ks, void *object);
    /* For programs that create or modify files. */
    const ks_constant *constants;
    uint32_t num_constants;
    const ks_link *links; /* what determines this field */
    uint32_t num_links;
    const ks_type *const *cases; /* for a switch: the types of its objects */
    uint32_t num_cases;
} ks_field;

struct ks_type {
    const char *name;   /* spec path: "record::header" */
    size_t size;        /* of the struct */
    uint32_t wire_size; /* bytes if fixed, else KS_NOWHERE */
    const ks_field *fields;
    uint32_t num_fields;
    bool
        has_at; /* the struct starts with a ks_mark; else an object begins behind the fields before it */
    bool
        has_size; /* the struct starts with a ks_span; else wire_size or the fields tell the size */
    bool is_counted; /* a uint32_t behind the ks_span says how many rows of the seq were read */
};

/* The object that the storage of an element or of a field that is not repeated holds; `at` is NULL when there is none,
 * or the storage is not of objects. */
typedef struct ks_object {
    const ks_type *type;
    const uint8_t *at;
} ks_object;
ks_object ks_object_of(const ks_field *field, const void *storage);

/* Bytes of a number; 0 for KS_WIRE_NONE. */
uint32_t ks_wire_size(ks_wire wire);
/* Bytes in the file of an object, which has been read; of an array; of a field or element that is neither repeated nor
 * bits. What takes none has 0. */
uint64_t ks_object_size(ks_object object);
uint64_t ks_array_size(const ks_field *field, const void *storage);
uint64_t ks_stored_size(const ks_field *field, const void *storage);

#ifdef __cplusplus
}
#endif

#endif
