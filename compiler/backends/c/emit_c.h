/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_c.h - shared by the parts of the C emitter.
 *
 *   emit_c_expr.c    expressions: statements that compute what can fail, and a C expression for the rest;
 *                    with emit_c_value.c, emit_c_ops.c and emit_c_array.c
 *   emit_c_read.c    the functions that read types and compute instances
 *   emit_c_repeat.c  repeated fields
 *   emit_c_data.c    one element: numbers, bytes, strings, objects, switches
 *   emit_c_header.c  structs, enums, prototypes
 *   emit_c_tables.c  descriptor tables
 *   emit_c_hints.c   the part of them that is for those who make files
 *   emit_c.c         puts them together
 */
#ifndef KSYC_EMIT_C_H
#define KSYC_EMIT_C_H

#include "diag.h"
#include "ir.h"
#include "plan.h"
#include "pool.h"
#include "queries.h"
#include "range.h"
#include "text_output.h"

typedef struct emitter {
    pool *pool;
    diag *diag;
    const ir_program *program;
    plan *plan;
    const ir_spec *spec;   /* the file that is being written */
    output rules;          /* ks_rule constants, before the functions */
    const ir_attr **ruled; /* fields that have their constant in `rules` */
    size_t num_ruled;
    output body;   /* functions */
    bool is_trial; /* nothing is kept of what is emitted: see find_certain */
} emitter;

/* How a value appears in C. */
typedef enum cform {
    C_INT, /* of any integer type; see is_signed, is_narrow */
    C_BOOL,
    C_FLOAT,
    C_BYTES,  /* ks_bytes */
    C_TEXT,   /* ks_text */
    C_OBJECT, /* a struct: lvalue or pointer */
    C_REF,    /* ks_ref */
    C_ANY,    /* ks_any */
    C_STREAM, /* ks_stream pointer */
    C_PLAIN   /* address of a plain record in the input */
} cform;

typedef struct cval {
    cform form;
    const char *text;
    bool is_literal; /* integer constant, written without suffix or cast */
    bool is_signed;  /* C_INT: the C type is signed */
    bool is_narrow;  /* C_INT: the C type is narrower than 64 bits, or a literal */
    bool is_pointer; /* C_OBJECT: `text` is a pointer, else an lvalue */
} cval;

/* Text of the index of a subscript, kept for error paths. */
typedef struct index_text {
    const ir_expr *expr;
    const char *text;
    struct index_text *next;
} index_text;

/* A field that stands in a local variable instead of a struct. */
typedef struct local {
    const ir_attr *attr;
    cval value;
} local;

/* The function being written. */
typedef struct scope {
    emitter *em;
    output *out;
    const ir_type *type; /* of `self` */
    bool in_seq;         /* the stream of the object is `io` */
    const local *locals; /* fields of `self` when it is a record without a struct, else NULL */
    size_t num_locals;
    const char *record; /* the address of such a record */
    const char *parent; /* `_parent` and `_root` of such a record: pointers */
    const char *root;
    const char *here;      /* absolute offset for errors, as a C expression */
    const char *fail;      /* the statement that leaves after an error in this field */
    const char *index;     /* `_index`, or NULL */
    const cval *item;      /* `_`, or NULL */
    const char *item_fail; /* leaves after an error inside of `_` */
    const cval *on;        /* `_on`, or NULL */
    unsigned *num_temps;
    index_text **indexes;
} scope;

/* Emits what is needed before the value can be used, returns the value. */
cval gen(scope *sc, const ir_expr *e);
/* As an operand of 64 bits. */
const char *as_u64(const scope *sc, cval v);
const char *as_s64(const scope *sc, cval v);
/* As a number of elements or bytes: uint64_t. A negative one fails, or with `floor_zero` counts as 0. For places
 * where a stream `io` is at hand. */
const char *gen_u64(scope *sc, const ir_expr *e, bool floor_zero);
const char *gen_bool(scope *sc, const ir_expr *e);
/* `a` op `b`, a bool; `e` is where it stands. */
cval gen_comparison(scope *sc, const ir_expr *e, cval a, const ir_vtype *ta, cval b,
                    const ir_vtype *tb, ir_op op);
/* The ks_view or ks_list of an array that is given to a parameter. */
const char *gen_array_argument(scope *sc, const ir_expr *e, const plan_attr *param);
/* Fills the place of an array-valued instance. */
void gen_array_instance(scope *sc, const ir_attr *attr, const char *place);
/* Without the parentheses around the whole. */
const char *bare(const scope *sc, const char *text);
/* A pointer to an object. */
const char *as_pointer(const scope *sc, cval v);
/* The `fail` of the scope for errors that have no offset yet: it gives them the one at hand. */
const char *placed(const scope *sc);
/* For assignment to a place of store `s`. */
const char *as_store(scope *sc, cval v, store s);
/* The same for a value that may be outside of what the store holds: then the read fails. */
const char *as_fitting(scope *sc, cval v, const ir_vtype *type, store s);
cval value_of_store(store s, const char *text);
const char *member(const scope *sc, cval object, const char *name);
/* A fresh name for a local variable. */
const char *temp(scope *sc);
/* The stream of the object of this scope, a pointer. */
const char *own_stream(const scope *sc);

/* A C string literal of any bytes. */
const char *c_string(pool *memory, const char *text, size_t size);
/* The same for a NUL-terminated text. */
const char *c_quoted(pool *memory, const char *text);
const char *quoted(const scope *sc, const char *text);
const char *c_upper(pool *memory, const char *text);
const char *store_type(store s);
/* The constant of an enum label. */
const char *label_name(pool *memory, const ir_enum *e, const ir_label *label);

/* emit_c_data.c: reads one element into `place`, an lvalue of its store, from the stream pointer `io`. */
void read_element(scope *sc, const ir_attr *attr, const char *place, const char *io);
/* A number of a fixed wire form or bytes of a constant size that lie `offset` bytes behind the pointer `p`. */
void take_element(scope *sc, const ir_attr *attr, const char *place, const char *p,
                  uint64_t offset);
/* Checks all `valid` of an attribute for the element `v` that began at offset `at`. */
void check_valid(scope *sc, const ir_attr *attr, cval v, const char *at);

/* emit_c_repeat.c: the elements of a repeated field into its member of `self`, from the stream `io`. */
void read_repeated(scope *sc, const ir_attr *attr);
const char *self_member(const scope *sc, const plan_attr *a);
const char *list_element_type(const plan_attr *a, const ir_attr *attr);

/* emit_c_read.c */
/* Finds the instances that cannot fail and those that reading the seq makes exist; before anything is emitted. */
void find_certain(emitter *em);
void emit_type_functions(emitter *em, const ir_type *type);
/* emit_c_header.c */
void emit_header(emitter *em, output *out);
/* emit_c_tables.c */
void emit_tables(emitter *em, output *out);
/* Whether the table of its type has an entry for the field. */
bool is_in_table(const emitter *em, const ir_attr *attr);

/* emit_c_hints.c: constants, links and cases of the fields in the tables. */
typedef struct hints hints;
hints *find_hints(emitter *em);
/* The arrays of one field, before the table. */
void emit_hints(hints *h, output *out, const ir_attr *attr);
/* The members of its ks_field that name them, ", .links = ..."; empty when it has none. */
const char *hint_members(hints *h, const ir_attr *attr);

#endif
