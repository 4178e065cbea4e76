/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sema.h - what the passes between model and intermediate form share.
 *
 *   frontend.c   reads the file and its imports, runs the passes
 *   check.c      order of bits, style
 *   sizes.c      sizes of types and fields; recursion
 *   users.c      which fields contain objects of which type: parents, roots, inherited byte order
 *   lower.c      all expressions of the fields; options that depend on them
 *   typing.c     one expression, see typing.h
 *   data.c       the data of each field, as far as no expression is needed
 *   c_names.c    the names of everything in C
 *   derived_names.c which names are taken, when many are made of one
 *   view_names.c those of validators and views
 *   opaque_types.c types from outside
 *   resolve.c    makes a type_info and attr_info for everything, finds types and enums by name
 *   vtypes.c     static types
 *
 * Each file calls only those below it; what an expression needs of the passes above it goes through `on_demand`.
 *
 * An info begins with its object of the intermediate form, so each can be converted to the other. Names are looked
 * up, and types and sizes computed, when they are first needed; a state says whether that has been done, and
 * detects cycles.
 */
#ifndef KSYC_SEMA_H
#define KSYC_SEMA_H

#include "diag.h"
#include "ir.h"
#include "model.h"
#include "names.h"
#include "pool.h"

/* The maximum number of nested calls of lower(): instances that need instances, within deep expressions. */
#define MAX_LOWER_DEPTH 2000
/* The maximum depth of nested types for the computation of sizes. */
#define MAX_SIZE_DEPTH 500

/* The maximum number of types of which each contains the next. */
#define MAX_TYPE_LEVELS 2000

typedef enum todo { PENDING, BUSY, DONE, FAILED } todo;

typedef struct type_info type_info;
typedef struct attr_info attr_info;

typedef struct unit {
    m_spec *model;
    ir_spec *ir;
    type_info *top;
    bool is_opaque;        /* of a type from outside */
    bool lacks_import;     /* which was reported */
    bool lacks_endian;     /* which was reported, with the first number that needs it */
    struct unit **imports; /* direct ones */
    size_t num_imports;
    names processes; /* name of a custom process to its ir_process_function */
    names visible; /* meta/id to type_info of all files that are imported directly or indirectly */
} unit;

/* The size in bits of something that is read. */
typedef struct extent {
    bool is_fixed;
    uint64_t bits;   /* when fixed, from an aligned start */
    const char *why; /* not fixed: a reason for a message */
} extent;

struct type_info {
    ir_type ir; /* first */
    m_type *model;
    unit *unit;
    type_info *outer;
    names fields;           /* id to attr_info */
    names types;            /* id to type_info */
    names enums;            /* id to ir_enum */
    names labels;           /* "enum::label" to ir_label */
    type_info *endian_from; /* the type whose `meta` defines the byte order; NULL: none does */
    ir_endian bit_endian;
    const char *encoding; /* canonical, inherited; or NULL */
    list users;           /* attr_info: fields that contain objects of this type */
    size_t num_unending;  /* fields that every object has, of types that are not known to end */
    bool needs_endian;    /* reads numbers in the byte order that is decided at run time */
    bool uses_root;       /* an expression of the file has the `_root` of such an object */
    bool uses_parent;     /* the same for `_parent` */
    todo parent_state;
    todo extent_state;
    extent extent;
    todo min_state;
    bool lone_bits; /* every object begins with a bit field */
};

struct attr_info {
    ir_attr ir; /* first */
    m_attr *model;
    type_info *owner;
    todo data_state : 8;        /* see ksyc_ensure_data */
    todo parent_state : 8;      /* data.parent is lowered */
    todo value_state : 8;       /* vtype and value of a value instance */
    uint8_t uses;               /* how often expressions name it; 2 is twice or more */
    const attr_info *summed_by; /* the last field whose checksum covers this one */
    attr_info *size_of,
        *count_of; /* the last field whose whole `size`, `repeat-expr` is this field */
};

typedef struct sema sema;

/* Results of later passes that expressions need, computed on first use. frontend.c sets the functions, so that
 * the files for expressions do not depend on those passes. */
typedef struct on_demand {
    ir_vtype (*parent)(sema *s, type_info *type);      /* ksyc_parent_of */
    extent (*size_of_type)(sema *s, type_info *type);  /* ksyc_extent_of_type */
    extent (*size_of_field)(sema *s, attr_info *attr); /* ksyc_extent_of_attr */
} on_demand;

struct sema {
    pool *pool;
    diag *diag;
    ir_program *program;
    list units;       /* unit */
    list types;       /* type_info, as in program->types */
    list enums;       /* ir_enum */
    list processes;   /* ir_process_function */
    names file_names; /* in C, of all files: each by its unit */
    pool *naming;     /* of that table, until all names are given */
    unsigned depth;   /* of lower() */
    unsigned size_depth;
    on_demand find;
};

static inline type_info *info_of(const ir_type *type) { return (type_info *)(uintptr_t)type; }
static inline attr_info *attr_info_of(const ir_attr *attr) { return (attr_info *)(uintptr_t)attr; }

/* ---- resolve.c */

/* The canonical name of an encoding; a message when it is unknown or written otherwise. */
const char *ksyc_check_encoding(sema *s, const char *name, source_place place);

unit *ksyc_declare_unit(sema *s, m_spec *spec, bool is_imported);
/* After all units are declared and their imports are known. */
void ksyc_link_imports(sema *s);
/* The type that a name means within `from`; NULL after a message at `place`. */
type_info *ksyc_find_type(sema *s, type_info *from, const type_ref *ref, source_place place);
/* `count` parts of the path: an enum. */
const ir_enum *ksyc_find_enum(sema *s, type_info *from, const type_ref *ref, size_t count,
                              source_place place);
/* Types of parameters, casts and sizeof: no byte order, no size. */
bool ksyc_find_pure_type(sema *s, type_info *from, const type_ref *ref, source_place place,
                         ir_vtype *out);
/* u4le, b12, ...: false when the name is none of these. */
bool ksyc_is_number_type(const char *name, ir_data *out, bool *has_endian);

/* Whether `name` is that of a type that `from` can use. */
/* What the language calls a type that is called `name` elsewhere, and other help about it; NULL: nothing is known. */
const char *ksyc_other_type_name(const char *name);
const char *ksyc_other_type_help(const char *name);
bool ksyc_knows_type(const type_info *from, const char *name);

/* ---- opaque_types.c */

/* Declares what is not known in files with ks-opaque-types; after ksyc_link_imports. */
void ksyc_declare_opaque_types(sema *s);

/* ---- c_names.c */

/* Gives everything that is declared its names in C. */
void ksyc_name_declarations(sema *s);
/* Gives fields the names of variables in validators and views. After lowering: they depend on what is stored. */
void ksyc_name_locals(sema *s);

/* ---- view_names.c */

/* Gives types their names in validators and views, and fields those of their accessors. */
void ksyc_name_views(sema *s);

/* ---- data.c */

/* Resolves all properties of the seq fields, instances and parameters of a type that need no expression. */
void ksyc_resolve_data(sema *s, type_info *type);

/* ---- vtypes.c */

ir_vtype ksyc_vtype_kind(ir_kind kind);
ir_vtype ksyc_vtype_int(ir_range range);
ir_vtype ksyc_vtype_array(sema *s, ir_vtype elem);
ir_vtype ksyc_vtype_object(const type_info *type);
/* The type that can hold values of both; IR_ANY when there is no better one. *checked: see ksyc_range_make, for enums. */
ir_vtype ksyc_vtype_combine(sema *s, ir_vtype a, ir_vtype b, bool *checked);
bool ksyc_vtype_equal(ir_vtype a, ir_vtype b);
/* Whether an argument of type `from` can be passed for a parameter of type `to`. */
bool ksyc_vtype_assignable(ir_vtype to, ir_vtype from);
/* Whether the types can be compared with `==`, or with `ordered` also with `<`. */
bool ksyc_vtype_comparable(ir_vtype a, ir_vtype b, bool ordered);
/* For messages: "an integer", "an object of type a::b", ... */
const char *ksyc_vtype_text(sema *s, ir_vtype vtype);

/* ---- lower.c */

void ksyc_lower_type(sema *s, type_info *type);
/* Types the expressions that decide the size of a field: condition, data.size_expr, the count of a repetition. */
bool ksyc_ensure_data(sema *s, attr_info *attr);
/* data.parent of a field; NULL when there is none. */
const ir_expr *ksyc_ensure_parent(sema *s, attr_info *attr);

/* ---- sizes.c */

extent ksyc_extent_of_type(sema *s, type_info *type);
/* All elements of a field or parse instance. */
extent ksyc_extent_of_attr(sema *s, attr_info *attr);
void ksyc_find_sizes(sema *s);
void ksyc_find_recursion(sema *s);

/* ---- users.c */

/* Finds which fields contain objects of each type, and from that roots and inherited byte orders. Runs before
 * expressions are typed. */
void ksyc_find_users(sema *s);
/* `_parent` of objects of the type. */
ir_vtype ksyc_parent_of(sema *s, type_info *type);
/* Finds which objects may have no parent, and reports fields with nested types of other files whose objects need a root or
 * parent. After lowering. */
void ksyc_check_contexts(sema *s);

/* ---- check.c */

void ksyc_check_bit_order(sema *s, type_info *type);
void ksyc_check_old_version(sema *s, unit *u);
void ksyc_check_endless(sema *s);
void ksyc_check_style(sema *s);

#endif
