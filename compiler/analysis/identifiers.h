/* SPDX-License-Identifier: Apache-2.0 */
/*
 * identifiers.h - names and texts of a specification as identifiers and string literals of C.
 */
#ifndef KSYC_IDENTIFIERS_H
#define KSYC_IDENTIFIERS_H

#include "ir.h"
#include "pool.h"

const char *ksyc_c_upper(pool *memory, const char *text);
/* The constant of an enum label. */
const char *ksyc_c_label(pool *memory, const ir_enum *e, const ir_label *label);
/* A string literal of any bytes, and of a NUL-terminated text. */
const char *ksyc_c_string(pool *memory, const char *text, size_t size);
const char *ksyc_c_quoted(pool *memory, const char *text);

#endif
