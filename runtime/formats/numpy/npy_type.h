/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_type.h - the type of the elements of an array of NumPy, as `descr` in the header has it.
 *
 *     '<f4'    '<U3'    '<M8[ns]'    [('x', '<f4'), ('', '|V4'), ('y', [('a', '|S2')], (2, 3))]
 *
 * Numbers of up to 8 bytes are what everything else of this library calls numbers. Text, dates, raw bytes, long doubles and
 * records are elements of so many bytes, TG_DTYPE_OPAQUE. Records may be nested, with fields that are arrays; padding is a
 * field of raw bytes without a name. NumPy's types of Python objects are refused wherever they stand.
 *
 * A type is a list of members: the first one is the type itself, and the fields of a record follow it, each with its own
 * fields behind it. So a type of any depth is read, printed and walked over without recursion.
 *
 * All sizes are at most TG_NPY_MOST_BYTES, as in NumPy, which keeps them in an int.
 */
#ifndef TENSORGATE_NPY_TYPE_H
#define TENSORGATE_NPY_TYPE_H

#include "npy_parser.h"
#include "text.h"

#define TG_NPY_MOST_BYTES INT32_MAX /* of an element */
#define TG_NPY_MOST_FIELDS 4096u    /* of a type, at all depths */
#define TG_NPY_MOST_DEPTH 32u       /* of records in records */

typedef enum tg_npy_kind {
    TG_NPY_NUMBER,
    TG_NPY_BYTE_TEXT, /* S: bytes, filled up with zeros */
    TG_NPY_TEXT,      /* U: UTF-32, the same */
    TG_NPY_DATE,      /* M */
    TG_NPY_SPAN,      /* m */
    TG_NPY_RAW,       /* V, and floats of more than 8 bytes, which differ from machine to machine */
    TG_NPY_RECORD
} tg_npy_kind;

typedef struct tg_npy_member {
    tg_npy_kind kind;
    tg_dtype dtype;  /* TG_NPY_NUMBER */
    uint8_t swap;    /* TG_NPY_NUMBER: size of numbers whose bytes must be reversed; 0: none */
    bool big_endian; /* TG_NPY_TEXT, TG_NPY_DATE, TG_NPY_SPAN */
    bool is_padding;
    const char *code;  /* the text between the quotes, code_len bytes; of a record NULL */
    uint32_t code_len; /* below 2^20, as all positions in a header */
    uint32_t place;    /* of the type or the field in the text of the header */
    uint32_t parent;   /* the record it is a field of; of the first member 0 */
    uint32_t after;    /* the member behind its own fields */
    uint32_t rank;     /* axes of a field that is an array */
    uint32_t unit;     /* TG_NPY_DATE, TG_NPY_SPAN: see npy_date.h */
    uint64_t multiple; /* of the unit */
    uint64_t *shape;   /* `rank` lengths */
    uint64_t count;    /* their product */
    uint64_t size;     /* bytes, of one of them */
    uint64_t offset;   /* in the record, of the first */
    ks_bytes name;     /* in UTF-8, as the next */
    ks_bytes title;    /* a second name; data is NULL without one */
} tg_npy_member;

typedef struct tg_npy_type {
    tg_npy_member *members;
    uint32_t num_members;
    const char *descr; /* as numpy.save writes it, in UTF-8: a code, or a list of fields */
    const char *shown; /* as NumPy names it */
} tg_npy_type;

/* Reads a type and the blanks after it. The one member of a type of numbers is `first`; others are in the arena. */
bool tg_npy_read_type(tg_npy_parser *p, tg_npy_member *first, tg_npy_type *type);

/* Whether a type is one of numbers, which needs no name but its dtype. */
static inline bool tg_npy_is_plain(const tg_npy_type *type) {
    const tg_npy_member *all = &type->members[0];
    return all->kind == TG_NPY_NUMBER && all->dtype != TG_DTYPE_BFLOAT16;
}

/* Bytes of a field with all of its elements. At most TG_NPY_MOST_BYTES. */
static inline uint64_t tg_npy_bytes(const tg_npy_member *m) { return m->count * m->size; }

/* The largest number of axes that a field has, with those of the records that it is in. */
uint64_t tg_npy_most_axes(const tg_npy_type *type);

/*
 * The type that a program names in tg_decl.type: as in tg_tensor.type, or as in files. `type` becomes what would be read
 * from a file. False if it is no such type, or after an error.
 */
bool tg_npy_named_type(ks_ctx *ks, const char *name, tg_npy_type *type);

#endif
