/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit_c.h - shared by the parts of the C backend. Each file calls only those below it:
 *
 *   emit_c.c           puts the parts together
 *   emit_c_header.c    the header: structs, enums, prototypes
 *   emit_c_tables.c    descriptor tables; emit_c_links.c: the part of them for programs that make files
 *   emit_c_instance.c  the functions that compute instances
 *   emit_c_read.c      the functions that read types
 *   emit_c_repeat.c    repeated fields
 *   emit_c_data.c      one element: numbers, bytes, strings, objects, switches
 *   emit_c_checksum.c  checksums over fields
 *   emit_c_valid.c     the rules of a field
 *   emit_c_expr.c      expressions, see emit_c_expr.h
 *   emit_c_leave.c     errors, and how a function is left after one
 *   emit_c_write.c     expressions as text of a function
 *   emit_c_static.c    names that only the source has
 */
#ifndef KSYC_EMIT_C_H
#define KSYC_EMIT_C_H

#include "code.h"
#include "diag.h"
#include "early.h"
#include "fallible.h"
#include "held_bits.h"
#include "identifiers.h"
#include "ir.h"
#include "links.h"
#include "names.h"
#include "needs.h"
#include "output_dir.h"
#include "pool.h"
#include "queries.h"
#include "range.h"
#include "select.h"
#include "storage.h"
#include "text_output.h"

/* The header and the source that are being written. */
typedef struct c_file {
    pool *
        pool; /* of the piece that is being written: a type, the header, a table; or of a part of it */
    pool *lasting; /* until both files are written */
    pool *piece;   /* of the piece, while a part of it is written */
    pool *parts;
    pool_mark part; /* in `parts`: where the part begins */
    diag *diag;
    const ir_program *program;
    const ir_spec *spec; /* the compiled specification */
    const storage_plan *storage;
    const held_bits *held;
    needs needs;
    const bool *cannot_fail; /* by the number of an instance, see needs.h and fallible.h: its getter
                                * returns nothing */
    early early;             /* instances that T_parse computes, see early.h */
    bool *is_forced;         /* an instance that exists once the seq of its type is read */
    output_dir *dir;         /* of the files that are written; NULL in tests */
    output rules;            /* ks_rule constants, before the functions */
    names *ruled;            /* names of the constants in `rules` */
    names *statics;          /* see ksyc_static_name */
    output body;             /* functions */
} c_file;

/* A piece of the files has memory of its own, since all pieces together may need much more than the text. */
void ksyc_begin_piece(c_file *file);
void ksyc_end_piece(c_file *file);
/* Memory for a part of a piece, such as a field: of large types, too. What a part leaves behind in the piece must not be of
 * its memory, unless it is kept to the end of the piece. */
void ksyc_begin_part(c_file *file);
void ksyc_end_part(c_file *file, bool is_kept);

/* How a value appears in C. */
typedef enum cform {
    C_INT,  /* of any integer type; see is_signed, is_narrow */
    C_WIDE, /* ks_int */
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
    const code_expr *code;
    bool is_signed; /* C_INT: the C type is signed */
    bool
        is_narrow; /* C_INT: the C type is narrower than 64 bits, or a literal; C_FLOAT: it is float */
    bool is_pointer;  /* C_OBJECT: `code` is a pointer, else an lvalue */
    bool is_constant; /* C_BYTES: they are in the program, so that nothing is loaded */
} cval;

/* The index of a subscript, kept for error paths. */
typedef struct kept_index {
    const ir_expr *expr;
    const code_expr *code;
    struct kept_index *next;
} kept_index;

/* How a function is left after an error: which step of the path the error gets. */
typedef enum leave_kind {
    LEAVE_SILENT, /* none */
    LEAVE_FIELD,
    LEAVE_ITEM,   /* an element of the field */
    LEAVE_RECORD, /* a field of an element of `array` that has no struct */
    LEAVE_PARENT, /* the path is that of the parent, or of the root */
    LEAVE_ROOT
} leave_kind;

typedef struct leave {
    leave_kind kind;
    const char *field;
    const char *array;
    const code_expr *index;
    const code_expr
        *partial; /* LEAVE_ITEM with ks-debug: the list that the element stays in; or NULL */
    const code_expr *before; /* its elements before that one */
} leave;

/* The parameters of generated functions. The text of a function notes which of them it uses. */
enum { USES_KS = 1, USES_IO = 2, USES_SELF = 4 };
extern const code_expr ksyc_c_ks, ksyc_c_io, ksyc_c_self;
#define KS (&ksyc_c_ks)
#define IO (&ksyc_c_io)
#define SELF (&ksyc_c_self)

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
    const code_expr *record; /* the address of such a record */
    const code_expr *parent; /* `_parent` and `_root` of such a record: pointers */
    const code_expr *root;
    const code_expr *here;  /* absolute offset for errors */
    leave fail;             /* after an error in this field */
    const code_expr *index; /* `_index`, or NULL */
    const cval *item;       /* `_`, or NULL */
    leave item_fail;        /* after an error inside `_` */
    const cval *on;         /* `_on`, or NULL */
    const code_expr
        *matched; /* a bool: a case of the switch was read; NULL where that makes no difference */
    unsigned *num_temps;
    kept_index **indexes;
} c_function;

#define P(fn) ((fn)->file->pool)

/* ---- emit_c_static.c */

/* PREFIX_TYPE_FIELD: the name of something that only the source has. Another field can lead to the same text, so a
 * number may be appended. */
const char *ksyc_static_name(const c_file *file, const char *prefix, const ir_attr *attr);

/* ---- emit_c_leave.c */

/* The statement that leaves the function after an error that has its place. */
const char *ksyc_leave_text(c_function *fn, leave how);
/* The statement that gives an error the current offset, and leaves the function. */
const char *ksyc_place_and_leave(c_function *fn, leave how);

/* ---- emit_c_data.c */

/* `_root` of `self`, a pointer, for an object below it in the same file. */
const code_expr *ksyc_root_of_self(const c_function *fn);
/* Before data that begins with a whole byte. */
void ksyc_drop_held_bits(c_function *fn, const ir_data *d, const code_expr *io);
/* Reads one element into `place`, an lvalue of its store, from the stream pointer `io`. */
void ksyc_read_element(c_function *fn, const ir_attr *attr, const code_expr *place,
                       const code_expr *io);
/* A number of a fixed wire form, or bytes of a constant size, `offset` bytes after the pointer `p`. */
void ksyc_take_element(c_function *fn, const ir_attr *attr, const code_expr *place,
                       const code_expr *p, uint64_t offset);

/* ---- emit_c_valid.c */

/* Checks all `valid` of an attribute for the element `v` that began at offset `at`. */
void ksyc_check_valid(c_function *fn, const ir_attr *attr, cval v, const code_expr *at);
/* Writes the constant `rule` that names a field, what it may be and how a violation is reported, once for each file. */
void ksyc_emit_rule(c_function *fn, const ir_attr *attr, const char *rule, const char *expected);
/* The ks_value of a number, or of bytes in memory. */
const code_expr *ksyc_found_value(const c_function *fn, cval v, store s);

/* ---- emit_c_checksum.c */

/* Around the reading of a field: where the bytes that a checksum covers begin and end. */
void ksyc_keep_start(c_function *fn, const ir_attr *attr);
void ksyc_keep_end(c_function *fn, const ir_attr *attr);
/* Compares the checksums that can be compared now that `read` has been read. */
void ksyc_check_sums(c_function *fn, const ir_attr *read);
/* Whether the file has checksums. */
bool ksyc_has_checksums(const c_file *file);

/* ---- emit_c_repeat.c */

/* Reads the elements of a repeated field into its member of `self`, from the stream `io`. */
void ksyc_read_repeated(c_function *fn, const ir_attr *attr);
const char *ksyc_list_element_type(const field_storage *a, const ir_attr *attr);

/* ---- emit_c_read.c */

/* A field that is read once or repeatedly, and its rules; `at` is the offset where it begins. */
void ksyc_read_attr(c_function *fn, const ir_attr *attr, const code_expr *at);
/* A function around `body`, with its unused parameters marked. */
void ksyc_emit_function(c_file *file, const char *head, output *body, bool has_io);
void ksyc_emit_parse(c_file *file, const ir_type *type);

/* ---- emit_c_instance.c */

void ksyc_emit_instance(c_file *file, const ir_attr *attr);
void ksyc_emit_complete(c_file *file, const ir_type *type);

/* ---- emit_c_header.c */

/* Includes a part of the runtime, unless ks.h, which was included before, has it. */
void ksyc_emit_runtime_part(output *out, const char *guard, const char *name);
void ksyc_emit_header(c_file *file, output *out);

/* ---- emit_c_tables.c */

void ksyc_emit_tables(c_file *file, output *out);

/* ---- emit_c_links.c */

/* The arrays that the entry of a field names, before the table. */
void ksyc_emit_links(const c_file *file, const links *l, output *out, const ir_attr *attr);
/* The members of its ks_field that name them, ", .links = ..."; empty when it has none. */
const char *ksyc_link_members(const c_file *file, const links *l, const ir_attr *attr);

#endif
