/* SPDX-License-Identifier: Apache-2.0 */
/*
 * links.h - what the specification says about the value of each field, for programs that make or change files: the
 * constants that it names for the field, the other fields that decide about it, the types that a switch can choose.
 */
#ifndef KSYC_LINKS_H
#define KSYC_LINKS_H

#include "ir.h"
#include "names.h"
#include "pool.h"
#include "storage.h"

typedef struct constant {
    uint64_t word;
    const char *bytes; /* NULL for numbers */
    size_t size;
} constant;

typedef struct link {
    const char *
        role; /* "VALUE", "SIZE", "COUNT", "POSITION", "PRESENCE", "CASE": a ks_role without its prefix */
    const ir_attr *attr; /* the field that decides; it has an entry in the table of its type */
} link;

/* Of one field. */
typedef struct field_links {
    const ir_attr *attr;
    constant *constants;
    size_t num_constants, cap_constants;
    names known;  /* the constants, as texts, once there are many */
    size_t index; /* in the table of its type, if it has an entry there */
    link *links;
    size_t num_links, cap_links;
    const ir_type **cases;
    size_t num_cases, cap_cases;
} field_links;

typedef struct links links;

links *ksyc_links_find(pool *pool, const ir_program *program, const storage_plan *storage);
const field_links *ksyc_links_of(const links *l, const ir_attr *attr);

#endif
