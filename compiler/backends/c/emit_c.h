/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_c.h - shared by the parts of the C backend. Each file calls only those below it:
 *
 *   emit_c.c           puts the parts together
 *   emit_c_header.c    the header: structs, enums, prototypes
 *   emit_c_tables.c    descriptor tables; emit_c_links.c: the part of them for programs that make files
 *   emit_c_fallible.c  which instances cannot fail
 *   emit_c_instance.c  the functions that compute instances
 *   emit_c_read.c      the functions that read types
 *   emit_c_repeat.c    repeated fields
 *   emit_c_data.c      one element: numbers, bytes, strings, objects, switches
 *   emit_c_checksum.c  checksums over fields
 *   emit_c_valid.c     the rules of a field
 *   emit_c_expr.c      expressions, see emit_c_expr.h
 *   emit_c_static.c    names that only the source has
 */
#ifndef KSYC_EMIT_C_H
#define KSYC_EMIT_C_H

#include "diag.h"
#include "held_bits.h"
#include "identifiers.h"
#include "ir.h"
#include "links.h"
#include "names.h"
#include "needs.h"
#include "pool.h"
#include "queries.h"
#include "range.h"
#include "storage.h"
#include "text_output.h"

/* The header and the source that are being written. */
typedef struct c_file {
    pool *pool;
    diag *diag;
    const ir_program *program;
    const ir_spec *spec; /* the compiled specification */
    const storage_plan *storage;
    const held_bits *held;
    needs needs;
    bool *
        cannot_fail; /* by the number of an instance, see needs.h: a value instance that has its value in every
                        * object, so its getter returns nothing */
    bool *is_forced; /* an instance that exists once the seq of its type is read */
    output rules;    /* ks_rule constants, before the functions */
    names *ruled;    /* names of the constants in `rules` */
    names *statics;  /* see static_name */
    output body;     /* functions */
    bool is_trial;   /* what is written is only examined, see find_fallible */
} c_file;

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
    bool
        is_narrow; /* C_INT: the C type is narrower than 64 bits, or a literal; C_FLOAT: it is float */
    bool is_pointer; /* C_OBJECT: `text` is a pointer, else an lvalue */
} cval;

/* Text of the index of a subscript, kept for error paths. */
typedef struct index_text {
    const ir_expr *expr;
    const char *text;
    struct index_text *next;
} index_text;

/* A field that is held in a local variable instead of a struct. */
typedef struct local {
    const ir_attr *attr;
    cval value;
} local;

/* The function of C that is being written. */
typedef struct c_function {
    c_file *file;
    output *out;
    const ir_type *type;  /* of `self` */
    bool in_seq;          /* the stream of the object is `io` */
    const bool *subjects; /* by the index in the seq: a later rule names the field */
    bool may_hold_bits;   /* of an earlier byte, where the element is read that is being written */
    const local *locals;  /* fields of `self` when it is a record without a struct, else NULL */
    size_t num_locals;
    const char *record; /* the address of such a record */
    const char *parent; /* `_parent` and `_root` of such a record: pointers */
    const char *root;
    const char *here; /* absolute offset for errors, as a C expression */
    const char *fail; /* the statement that leaves after an error in this field */
    const char
        *keep; /* ks-debug: what it does to the partial tree first, with a comma behind; or NULL */
    const char *index;     /* `_index`, or NULL */
    const cval *item;      /* `_`, or NULL */
    const char *item_fail; /* leaves after an error inside `_` */
    const cval *on;        /* `_on`, or NULL */
    unsigned *num_temps;
    index_text **indexes;
} c_function;

#define P(fn) ((fn)->file->pool)

/* ---- emit_c_static.c */

/* PREFIX_TYPE_FIELD: the name of something that only the source has. Another field can lead to the same text, so a
 * number may be appended. */
const char *static_name(const c_file *file, const char *prefix, const ir_attr *attr);
/* Whether statements of C use the variable `name`; texts in them do not count. */
bool uses_variable(const char *statements, const char *name);
/* Whether statements of C return a value. */
bool returns_value(const char *statements);

/* ---- emit_c_data.c */

/* `_root` of `self`, a pointer, for an object below it in the same file. */
const char *root_of_self(const c_function *fn);
/* Before data that begins with a whole byte. */
void drop_held_bits(c_function *fn, const ir_data *d, const char *io);
/* Reads one element into `place`, an lvalue of its store, from the stream pointer `io`. */
void read_element(c_function *fn, const ir_attr *attr, const char *place, const char *io);
/* A number of a fixed wire form, or bytes of a constant size, `offset` bytes after the pointer `p`. */
void take_element(c_function *fn, const ir_attr *attr, const char *place, const char *p,
                  uint64_t offset);

/* ---- emit_c_valid.c */

/* Checks all `valid` of an attribute for the element `v` that began at offset `at`. */
void check_valid(c_function *fn, const ir_attr *attr, cval v, const char *at);
/* Writes the constant `rule` that names a field, what it may be and how a violation is reported, once for each file. */
void emit_rule(c_function *fn, const ir_attr *attr, const char *rule, const char *expected);
/* The ks_value of a number, or of bytes in memory. */
const char *found_value(const c_function *fn, cval v, store s);

/* ---- emit_c_checksum.c */

/* Around the reading of a field: where the bytes that a checksum covers begin and end. */
void keep_start(c_function *fn, const ir_attr *attr);
void keep_end(c_function *fn, const ir_attr *attr);
/* Compares the checksums that can be compared now that `read` has been read. */
void check_sums(c_function *fn, const ir_attr *read);
/* Whether the file has checksums. */
bool has_checksums(const c_file *file);

/* ---- emit_c_repeat.c */

/* Reads the elements of a repeated field into its member of `self`, from the stream `io`. */
void read_repeated(c_function *fn, const ir_attr *attr);
const char *self_member(const c_function *fn, const field_storage *a);
const char *list_element_type(const field_storage *a, const ir_attr *attr);

/* ---- emit_c_read.c */

/* A field that is read once or repeatedly, and its rules; `at` is the offset where it begins. */
void read_attr(c_function *fn, const ir_attr *attr, const char *at);
/* The statements of T_parse. */
output parse_body(c_file *file, const ir_type *type);
/* A function around `body`, with its unused parameters marked. */
void emit_function(c_file *file, const char *head, const output *body, bool has_io);
void emit_parse(c_file *file, const ir_type *type);

/* ---- emit_c_instance.c */

/* The statements that give a value instance its value, for a function without a result. */
output infallible_body(c_file *file, const ir_attr *attr);
void emit_instance(c_file *file, const ir_attr *attr);
void emit_complete(c_file *file, const ir_type *type);

/* ---- emit_c_fallible.c */

/* Fills cannot_fail and is_forced of the file; before anything is written. */
void find_fallible(c_file *file);

/* ---- emit_c_header.c */

void emit_header(c_file *file, output *out);

/* ---- emit_c_tables.c */

void emit_tables(c_file *file, output *out);

/* ---- emit_c_links.c */

/* The arrays that the entry of a field names, before the table. */
void emit_links(const c_file *file, const links *l, output *out, const ir_attr *attr);
/* The members of its ks_field that name them, ", .links = ..."; empty when it has none. */
const char *link_members(const c_file *file, const links *l, const ir_attr *attr);

#endif
