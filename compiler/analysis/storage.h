/* SPDX-License-Identifier: Apache-2.0 */
/*
 * storage.h - the storage plan: how every field is stored in C structs, and which context each object keeps.
 *
 * A field that occurs once is a member. A user type is embedded; when it can be absent, contains itself or has very many
 * members, it is a pointer. Arrays of fixed-size numbers and of plain records are views into the input; other arrays are lists. An
 * object keeps its stream, root or parent only when an expression needs it after or outside the reading of its
 * seq, and its position and size only when neither follows from where its fields are.
 */
#ifndef KSYC_STORAGE_H
#define KSYC_STORAGE_H

#include "diag.h"
#include "ir.h"
#include "pool.h"

typedef enum store {
    STORE_BOOL,
    STORE_U8,
    STORE_U16,
    STORE_U32,
    STORE_U64,
    STORE_S8,
    STORE_S16,
    STORE_S32,
    STORE_S64,
    STORE_F32,
    STORE_F64,
    STORE_BYTES,
    STORE_TEXT,
    STORE_OBJECT,
    STORE_POINTER,
    STORE_REF,
    STORE_ANY,
    STORE_STREAM,
    STORE_INT, /* ks_int: computed, may be negative as well as 2^63 and more */
    STORE_LIST /* ks_list: an array in an array */
} store;

typedef enum shape {
    SHAPE_ONE,
    SHAPE_VIEW, /* ks_view: numbers or plain records in the input, not copied */
    SHAPE_LIST  /* ks_list with elements of the store */
} shape;

typedef struct field_storage {
    const char *member; /* name in C */
    store store;        /* of an element */
    shape shape;
    bool has_flag;      /* bool ks_has_<id> */
    bool has_width;     /* uint8_t ks_has_<id>: bytes on the wire, 0 when absent */
    bool has_at;        /* uint64_t ks_at_<id> */
    bool only_checked;  /* a rule that no expression names: it has no member */
    const char *wire;   /* "u4le" for numbers with a fixed wire form, else NULL */
    uint32_t wire_size; /* bytes of an element when fixed and not bits; UINT32_MAX otherwise */
} field_storage;

typedef struct type_storage {
    const ir_type *type;
    bool keeps_io;
    bool is_own_root; /* `_root` of each object is the object itself */
    bool keeps_root;
    bool keeps_parent;
    bool keeps_endian;
    bool has_at;          /* starts with its position */
    bool has_size;        /* and its size, which the tables do not tell: starts with ks_span */
    bool is_decoded;      /* may be read from what `process` made, in this file */
    bool is_plain;        /* arrays of it are views */
    bool has_rules;       /* plain and some field has a `valid` */
    bool needs_complete;  /* has instances, or holds objects that do */
    uint32_t num_members; /* with those of embedded objects; 0: not counted yet */
    bool stream_escapes;  /* the stream it is read from must outlive the reading */
    bool nests; /* contains itself by its seq or by instances: T_complete needs a limit of depth */
    field_storage *params;
    field_storage *seq;
    field_storage *instances;
} type_storage;

typedef struct storage_plan storage_plan;

/* Reports fields that the C backend cannot store to `diag`. */
storage_plan *ksyc_storage_plan_new(pool *pool, const ir_program *program, diag *diag);
const type_storage *ksyc_storage_of_type(const storage_plan *p, const ir_type *type);
const field_storage *ksyc_storage_of(const storage_plan *p, const ir_attr *attr);

/* Whether the field has an entry in the descriptor table of its type. */
bool ksyc_has_table_entry(const storage_plan *p, const ir_attr *attr);

/* How a number is stored that is read as IR_D_INT, IR_D_FLOAT or IR_D_BITS. */
store ksyc_store_of_number(const ir_data *d);
/* How the elements of an array are stored that no field of the file has: of a literal, a conditional expression, a
 * parameter. */
store ksyc_literal_store(const ir_vtype *element);
/* Whether such arrays in an array are stored alike. */
bool ksyc_same_lists(const ir_vtype *a, const ir_vtype *b);

bool ksyc_store_is_int(store s);
bool ksyc_store_is_signed(store s);
/* The largest value of an integer store; a signed one begins at -largest - 1. */
uint64_t ksyc_store_largest(store s);
/* Whether every value of the type can be kept in a store: other integers may have to be refused. */
bool ksyc_store_fits(store s, const ir_vtype *type);

#endif
