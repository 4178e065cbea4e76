/* SPDX-License-Identifier: Apache-2.0 */
/*
 * run.h - shared by the parts of the interpreter. Each file calls only those below it, but for `run_upwards`:
 *
 *   run.c           prepares a program, reads a file
 *   run_instance.c  lazy instances
 *   run_object.c    the seq of an object
 *   run_repeat.c    repeated fields
 *   run_element.c   one element: numbers, bytes, strings, objects, switches
 *   run_checksum.c  checksums over fields
 *   run_valid.c     the rules of a field
 *   run_expr.c      expressions: the recursion
 *   run_method.c    methods
 *   run_array.c     arrays in expressions
 *   run_field.c     fields, parents, roots and streams of objects
 *   run_cast.c      casts, and values that can be of several kinds
 *   run_operator.c  operators
 *   run_value.c     values and how they are stored
 *   run_leave.c     errors: their place and path
 *   run_layout.c    descriptor tables
 *
 * The order of what is read, checked and paid for, and so code, offset and path of a refusal, are those of the C
 * backend, file by file (emit_c_*.c).
 */
#ifndef KSYC_RUN_H
#define KSYC_RUN_H

#include "access.h"
#include "backend_run.h"
#include "early.h"
#include "fallible.h"
#include "held_bits.h"
#include "needs.h"
#include "queries.h"
#include "range.h"
#include "select.h"
#include "storage.h"

/* ------------------------------------------------------------------------------------- layout */

/* A field of objects of a type. Offsets are in run_object; KS_NOWHERE: it has no such part. */
typedef struct run_field {
    const ir_attr *attr;
    const field_storage *stored;
    store store;           /* of an element; STORE_POINTER also where C embeds the struct */
    uint32_t element_size; /* of the store */
    uint32_t offset;
    uint32_t
        present; /* of a byte: 0 when the field is absent; for a switch of numbers, their width */
    uint32_t state;       /* of a byte: the state of an instance */
    uint32_t at;          /* of a uint64_t: where a parse instance was read */
    uint32_t wire_offset; /* of a record in a view */
    ks_wire wire;
    ks_rule rule, checksum_rule;
    const char *absent; /* "'FIELD' to be present" */
    bool in_run;        /* read with one access together with its neighbours, see access.h */
    bool may_hold_bits; /* of an earlier byte */
    bool is_early;      /* an instance that is computed when the seq has been read, see early.h */
    uint32_t num_rows;  /* of the table, up to the one of this field */
} run_field;

typedef struct run_type {
    ks_type table; /* first, so that the address of a table is that of its type */
    const ir_type *type;
    const type_storage *stored;
    run_field *params, *seq, *instances;
    uint32_t size; /* of an object */
    bool
        has_work; /* objects have instances that are computed later, or contain objects that have */
    bool needs_places;         /* of its fields, for checksums and subjects of rules */
    const char *cast_expected; /* "an object of type T" */
} run_type;

typedef struct run_upwards run_upwards;

struct run_program {
    const ir_program *program;
    const storage_plan *plan;
    run_type *types; /* by their number */
    ks_enum *enums;
    const run_upwards *up;
};

/* An object: this header, then its fields as the layout says. */
typedef struct run_object {
    ks_span span;      /* first, as tables with has_at and has_size have it */
    uint32_t num_read; /* rows of the table whose fields were read; as is_counted has it */
    const run_type *type;
    ks_stream *io; /* NULL when no expression asks for it later */
    struct run_object *root, *parent;
    bool is_little; /* calculated byte order */
} run_object;

/* ------------------------------------------------------------------------------------- values */

/* What a value is, as in emit_c.h. */
typedef enum run_form {
    RUN_INT,
    RUN_BOOL,
    RUN_FLOAT,
    RUN_BYTES, /* may not be loaded */
    RUN_TEXT,
    RUN_OBJECT,
    RUN_REF,    /* an object of some type, or none */
    RUN_RECORD, /* of a view: bytes of the input */
    RUN_ANY,
    RUN_STREAM,
    RUN_ARRAY
} run_form;

/* An array of elements of a store: a ks_list, or a ks_view. */
typedef struct run_array {
    const void *place;
    const run_type *type; /* of records of a view; NULL when they are numbers */
    store store;
    ks_wire wire;
    bool is_view;
} run_array;

typedef struct run_record {
    const run_type *type;
    const uint8_t *at;
} run_record;

typedef struct run_value {
    run_form form;
    union {
        ks_int number;
        bool truth;
        double real;
        ks_text text; /* RUN_BYTES, too */
        run_object *object;
        run_record record;
        const ks_any *any;
        ks_stream *stream;
        run_array array;
    };
} run_value;

/* -------------------------------------------------------------------------------------- scopes */

typedef enum leave_kind {
    LEAVE_SILENT,
    LEAVE_FIELD,
    LEAVE_ITEM,   /* an element of the field */
    LEAVE_RECORD, /* a field of element `index` of `array`, a view that is checked in place */
    LEAVE_PARENT, /* the path is that of the parent, or of the root */
    LEAVE_ROOT
} leave_kind;

/* How a field is left after an error: which steps the path gets. */
typedef struct leave {
    leave_kind kind;
    const char *field, *array;
    uint64_t index;
    ks_list *partial; /* with ks-debug: the list that the failed element stays in; or NULL */
    uint64_t before;  /* its elements before that one */
} leave;

/* One read. */
typedef struct run {
    ks_ctx *ks;
    const run_program *program;
    uint32_t levels_left; /* of calls in each other: what the stack has room for, see run.c */
    uint32_t num_nodes;   /* of expressions that were not paid for yet */
} run;

/* What is being read or computed: a field of an object. */
typedef struct run_scope {
    run *run;
    ks_ctx *ks;
    run_object *self;
    ks_stream *io;         /* what is read from */
    const uint64_t *here;  /* the offset of errors without one; NULL: that of `io` */
    leave fail;            /* after an error in this field */
    leave item_fail;       /* after an error inside `_` */
    const uint64_t *index; /* `_index` */
    const run_value *item; /* `_` */
    const run_value *on;   /* `_on` */
    bool *matched;         /* set to false when no case of a switch was read; or NULL */
    bool was_read;         /* the field, which perhaps breaks a rule */
    bool in_seq;           /* `_io` of the object is `io` */
    bool is_record;        /* `self` stands for an element of a view and has no step in the path */
} run_scope;

/* The two calls that go up, which make the recursion: an expression needs an instance, a field is an object. */
struct run_upwards {
    bool (*make_instance)(run *r, run_object *object, const run_field *field);
    bool (*read_object)(run *r, ks_stream *io, run_object *object);
};

/* ---- run_layout.c */

/* False after messages. */
bool ksyc_run_lay_out(pool *memory, run_program *p, diag *messages);
uint32_t ksyc_run_store_size(store s);

/* ---- run_leave.c: functions for an error return false */

extern const char ksyc_run_too_deep[]; /* KS_LIMIT: no levels are left */
uint64_t ksyc_run_here(const run_scope *s);
bool ksyc_run_leave(run_scope *s, const leave *how);
/* For an error that has no offset yet. */
bool ksyc_run_place_and_leave(run_scope *s);
bool ksyc_run_fail(run_scope *s, ks_code code, const char *expected);
/* `ok`, or else ksyc_run_place_and_leave. */
bool ksyc_run_try(run_scope *s, bool ok) KS_MUST_USE;
/* `ok`, or else ksyc_run_leave by `s->fail`: for functions that read a stream, which place their errors. */
bool ksyc_run_read_ok(run_scope *s, bool ok) KS_MUST_USE;
/* For what only the C backend could refuse before. */
bool ksyc_run_unknown(run_scope *s, const char *what);

/* ---- run_value.c */

run_type *ksyc_run_type_of(const run_program *p, const ir_type *type);
run_field *ksyc_run_field_of(const run_program *p, const ir_attr *attr);
run_value ksyc_run_number(ks_int number);
run_value ksyc_run_u64(uint64_t number);
run_value ksyc_run_s64(int64_t number);
run_value ksyc_run_truth(bool truth);
run_value ksyc_run_real(double real);
run_value ksyc_run_text(run_form form, ks_text text);
run_value ksyc_run_object_value(run_object *object);
/* A number as a double. */
double ksyc_run_as_real(const run_value *v);
/* Bytes that are stored like texts. */
void ksyc_run_bytes_or_text(run_value *v, const ir_vtype *type);
/* What a place of a store holds, which has `type` in the grammar. */
run_value ksyc_run_load(store s, const void *place, const ir_vtype *type);
run_value ksyc_run_load_wire(ks_wire wire, const uint8_t *at);
/* KS_OVERFLOW for a number that is below the least or above the greatest that is needed. */
bool ksyc_run_is_between(run_scope *s, ks_int number, ks_int least, ks_int most);
/* KS_OVERFLOW for a number that the store does not hold. */
bool ksyc_run_save(run_scope *s, store to, void *place, const run_value *v) KS_MUST_USE;
/* For messages. */
ks_value ksyc_run_found(ks_ctx *ks, const run_value *v);

/* ---- run_operator.c */

/* Arithmetic, and operators on bits. */
bool ksyc_run_binary(run_scope *s, const ir_expr *e, const run_value *a, const run_value *b,
                     run_value *out) KS_MUST_USE;
bool ksyc_run_unary(run_scope *s, const ir_expr *e, const run_value *a, run_value *out) KS_MUST_USE;
bool ksyc_run_compare(run_scope *s, ir_op op, const run_value *a, const run_value *b,
                      bool *out) KS_MUST_USE;
/* An integer in a form; one that the form does not hold is refused. */
bool ksyc_run_convert(run_scope *s, const run_value *v, number_form form,
                      run_value *out) KS_MUST_USE;

/* ---- run_cast.c */

bool ksyc_run_cast(run_scope *s, const ir_expr *e, run_value *v) KS_MUST_USE;
/* A value that was read as one of several kinds, as the one that the static type says. */
bool ksyc_run_settle(run_scope *s, const ir_vtype *type, run_value *v) KS_MUST_USE;

/* ---- run_field.c */

/* The path that an error inside the object of an expression gets. */
typedef uint64_t run_index_of(run_scope *s, const ir_expr *subscript);
bool ksyc_run_open_field(run_scope *s, const ir_expr *e, run_value *object,
                         run_index_of *index_of) KS_MUST_USE;
bool ksyc_run_field(run_scope *s, const ir_expr *e, run_value *object, run_index_of *index_of,
                    run_value *out) KS_MUST_USE;
bool ksyc_run_parent(run_scope *s, const ir_expr *e, const run_value *object,
                     run_value *out) KS_MUST_USE;
bool ksyc_run_root(run_scope *s, const ir_expr *e, const run_value *object,
                   run_value *out) KS_MUST_USE;
bool ksyc_run_io(run_scope *s, const ir_expr *e, const run_value *object,
                 run_value *out) KS_MUST_USE;

/* ---- run_array.c */

uint64_t ksyc_run_count(const run_array *a);
/* Element `index`, which is below the count. */
bool ksyc_run_element(run_scope *s, const run_array *a, uint64_t index, const ir_vtype *type,
                      run_value *out) KS_MUST_USE;
bool ksyc_run_index(run_scope *s, const run_array *a, const run_value *index,
                    uint64_t *out) KS_MUST_USE;
/* The array with elements of another store, and of the type that is wanted: itself, or a copy. */
bool ksyc_run_as_list(run_scope *s, const run_array *a, const ir_vtype *element,
                      const ir_vtype *wanted, store to, run_array *out) KS_MUST_USE;
/* An array for a parameter or an instance, into its place. */
bool ksyc_run_save_array(run_scope *s, const run_array *a, const ir_vtype *element,
                         const run_field *field, void *place) KS_MUST_USE;
bool ksyc_run_array_method(run_scope *s, const ir_expr *e, const run_array *a,
                           run_value *out) KS_MUST_USE;

/* ---- run_method.c */

bool ksyc_run_method(run_scope *s, const ir_expr *e, const run_value *args,
                     run_value *out) KS_MUST_USE;
bool ksyc_run_byte_at(run_scope *s, const run_value *bytes, const run_value *index,
                      run_value *out) KS_MUST_USE;

/* ---- run_expr.c */

bool ksyc_run_eval(run_scope *s, const ir_expr *e, run_value *out) KS_MUST_USE;
/* ksyc_run_eval() for a value that is stored or passed on: a record of a view is no object there. */
bool ksyc_run_eval_kept(run_scope *s, const ir_expr *e, run_value *out) KS_MUST_USE;
bool ksyc_run_eval_bool(run_scope *s, const ir_expr *e, bool *out) KS_MUST_USE;
/* A number of elements or bytes. A negative one fails, or with `floor_zero` counts as 0. */
bool ksyc_run_eval_u64(run_scope *s, const ir_expr *e, bool floor_zero, uint64_t *out) KS_MUST_USE;
/* Whether `_on` equals the key of a case. */
bool ksyc_run_is_case(run_scope *s, const run_value *on, const ir_expr *key, bool *out) KS_MUST_USE;

/* ---- run_valid.c */

/* Checks all `valid` of a field for the element `v`, which began at offset `at`. `starts` are the offsets of the fields
 * of the seq, for rules with a subject. */
bool ksyc_run_check_valid(run_scope *s, const run_field *field, const run_value *v, uint64_t at,
                          const uint64_t *starts) KS_MUST_USE;

/* ---- run_checksum.c */

/* Where the bytes of a field lie that a checksum covers: positions in the stream. */
typedef struct run_reach {
    uint64_t from, to;
} run_reach;
/* Before a field that begins a span. */
bool ksyc_run_keep_start(run_scope *s, const run_field *field, run_reach *reaches) KS_MUST_USE;
/* Compares the checksums that can be compared now that `read` has been read. */
bool ksyc_run_check_sums(run_scope *s, const run_field *read, const run_reach *reaches,
                         const uint64_t *starts) KS_MUST_USE;

/* ---- run_element.c */

run_object *ksyc_run_new_object(run_scope *s, const run_type *type);
/* Sets root, parent, byte order and parameters of a new object. */
bool ksyc_run_give(run_scope *s, const ir_data *d, run_object *object) KS_MUST_USE;
/* The object that a place of a store holds, or NULL. */
run_object *ksyc_run_object_in(store s, const uint8_t *place);
/* Whether a field that could not be read has something to show: a value that breaks a rule, elements before the one that
 * failed, an object that was read in part. */
bool ksyc_run_has_part(run_scope *s, const run_field *field);
/* Reads one element into its place. */
bool ksyc_run_read_element(run_scope *s, const run_field *field, void *place) KS_MUST_USE;

/* ---- run_repeat.c */

bool ksyc_run_read_repeated(run_scope *s, const run_field *field) KS_MUST_USE;

/* ---- run_object.c */

/* A field that is read once or repeatedly, and its rules. */
bool ksyc_run_read_attr(run_scope *s, const run_field *field, uint64_t at,
                        const uint64_t *starts) KS_MUST_USE;
bool ksyc_run_read_object(run *r, ks_stream *io, run_object *object) KS_MUST_USE;

/* ---- run_instance.c */

bool ksyc_run_make_instance(run *r, run_object *object, const run_field *field) KS_MUST_USE;
/* All instances of an object and of those in it. */
bool ksyc_run_complete(run *r, run_object *object) KS_MUST_USE;

/* ---- parts that several files use */

static inline uint8_t *ksyc_run_place(run_object *object, uint32_t offset) {
    return (uint8_t *)(void *)object + offset;
}

#endif
