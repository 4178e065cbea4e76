/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_words.h - fields in words: where, how long, of which type, under which rules.
 *
 * Everything here gives one line of Markdown for a table cell, or plain text for a picture.
 */
#ifndef KSYC_DOC_WORDS_H
#define KSYC_DOC_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "doc_facts.h"
#include "doc_formula.h"
#include "ir.h"
#include "pool.h"

/* The style: with links and code, or plain text. */
typedef struct doc_pen {
    pool *pool;
    const doc_facts *facts;
    doc_formulas *formulas; /* NULL: long expressions are not moved */
    bool is_brief;          /* no line ends, no arguments that only pass a parameter on */
    bool is_plain;
} doc_pen;

/* Anchors of sections. */
const char *ksyc_doc_type_anchor(pool *p, const ir_type *type);
const char *ksyc_doc_enum_anchor(pool *p, const ir_enum *enumeration);
const char *ksyc_doc_family_anchor(pool *p, const doc_family *family);
/* Their names: "record", "record::dtype", "imported::type". */
const char *ksyc_doc_type_name(pool *p, const ir_type *type);
const char *ksyc_doc_enum_name(pool *p, const ir_enum *enumeration);
/* The names as links. */
const char *ksyc_doc_type_link(const doc_pen *pen, const ir_type *type);
const char *ksyc_doc_enum_link(const doc_pen *pen, const ir_enum *enumeration);

/* "record.dtype": a field with the name of its type. */
const char *ksyc_doc_attr_path(pool *p, const ir_attr *attr);

/* An expression about `attr`, in which `_` is given its name; `what` it tells: "size", "count", ... */
const char *ksyc_doc_expr(const doc_pen *pen, const ir_attr *attr, const ir_expr *expr,
                          const char *what);
/* "12", "12, bit 3", "after dims", "after dims + 8". */
const char *ksyc_doc_where(const doc_pen *pen, const doc_offset *offset);
/* "8", "4 × count", "count × 8", "the rest", "varies". */
const char *ksyc_doc_size(const doc_pen *pen, const ir_attr *attr);
/* Plain text for the size does not say it: one expression that is too long for a picture. */
bool ksyc_doc_has_long_size(const doc_pen *pen, const ir_attr *attr);
/* "uint64", "list of dim", "text in UTF-8", the cases of a small switch. */
const char *ksyc_doc_type(const doc_pen *pen, const ir_attr *attr);
/* One element, without a word about switches: "uint64", "dim", "bytes". */
const char *ksyc_doc_short_type(const doc_pen *pen, const ir_attr *attr);
/* The kind of a value or parameter: "integer", "yes or no", an object's type. */
const char *ksyc_doc_kind(const doc_pen *pen, const ir_vtype *type);
/* "Only if ...; doc; see ...": the meaning of a field. */
const char *ksyc_doc_meaning(const doc_pen *pen, const ir_attr *attr);
/* What `valid` demands: "at least 1"; "" without it. */
const char *ksyc_doc_demand(const doc_pen *pen, const ir_attr *attr);
/* The consequence of a violation: "else **refused** as `bad_value`". */
const char *ksyc_doc_verdict(pool *p, const ir_attr *attr);
/* Both. */
const char *ksyc_doc_rules(const doc_pen *pen, const ir_attr *attr);
/* Keys of the cases that choose `type`, apart by commas; NULL for the default. */
const char *ksyc_doc_keys_of(const doc_pen *pen, const ir_attr *attr, const ir_type *type);
/* "[title](url), <url>", or "". */
const char *ksyc_doc_references(pool *p, const char *const *references, size_t count);

#endif
