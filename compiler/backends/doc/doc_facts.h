/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_facts.h - what a format reference derives from a program: which types get a section, which fields use them,
 * and offsets and sizes of fields.
 */
#ifndef KSYC_DOC_FACTS_H
#define KSYC_DOC_FACTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir.h"
#include "pool.h"

/* That `attr` can contain a `type`, or numbers of an `enumeration`; the other one is NULL. */
typedef struct doc_use {
    const ir_attr *attr;
    const ir_type *type;
    const ir_enum *enumeration;
    const struct doc_use *next; /* of the same type or enumeration */
} doc_use;

/* In the order of the program. */
typedef struct doc_uses {
    const doc_use *first;
    doc_use *last;
} doc_uses;

/* Many small types that one switch chooses among: they share one table instead of having a section each. */
typedef struct doc_family {
    const ir_attr *chooser;
    const ir_type **types; /* in the order of the cases */
    size_t num_types;
} doc_family;

typedef struct doc_facts {
    const ir_program *program;
    const ir_type **types; /* with a section of their own, in the order of the program */
    size_t num_types;
    doc_family *families;
    size_t num_families;
    const ir_enum **enums;
    size_t num_enums;
    doc_use *uses; /* without repetitions */
    size_t num_uses;
    doc_uses *uses_of_type, *uses_of_enum; /* by their numbers */
    const doc_family **family_of_type;     /* or NULL */
    bool has_little, has_big, has_calc;    /* byte orders of numbers of several bytes */
    bool has_high_first, has_low_first;    /* bit orders of bit fields */
} doc_facts;

const doc_facts *ksyc_doc_facts_new(pool *p, const ir_program *program);

/* Of a type or an enumeration, the other one being NULL. */
const doc_use *ksyc_doc_uses(const doc_facts *facts, const ir_type *type,
                             const ir_enum *enumeration);
/* The family that `attr` chooses from, or that `type` belongs to; NULL when there is none. */
const doc_family *ksyc_doc_family_of_attr(const doc_facts *facts, const ir_attr *attr);
const doc_family *ksyc_doc_family_of_type(const doc_facts *facts, const ir_type *type);
bool ksyc_doc_has_one_order(const doc_facts *facts);

/* Sizes in bits, when they are the same in every file. */
bool ksyc_doc_data_bits(const ir_data *data, uint64_t *bits);
bool ksyc_doc_attr_bits(const ir_attr *attr, uint64_t *bits);

/* The offset of a field: `bytes` and `bits` after the end of the field `after`, or, when that is NULL, after the
 * start of the object. */
typedef struct doc_offset {
    const ir_attr *after;
    uint64_t bytes;
    unsigned bits; /* 0..7 */
} doc_offset;

/* One for each field of type->seq. */
const doc_offset *ksyc_doc_offsets(pool *p, const ir_type *type);

#endif
