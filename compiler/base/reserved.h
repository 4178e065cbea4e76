/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reserved.h - names that generated code cannot give to anything: the only list of them.
 */
#ifndef KSYC_RESERVED_H
#define KSYC_RESERVED_H

#include <stdbool.h>

/* A keyword of C or C++, or a macro: no member, variable or type can have the name. */
bool ksyc_is_reserved_word(const char *name);
/* A name at file scope that the C library or the runtime has, or that is a local variable of generated code. Names
 * that begin with `ks_` belong to the runtime, `v1`, `v2`, ... and those that begin with `at_` are local variables. */
bool ksyc_is_taken_name(const char *name);
/* A word of ACSL, in which the contracts of the validator are written. */
bool ksyc_is_acsl_word(const char *name);
/* Whether functions of validators and views that are called, or variables for their arguments, have such names. */
bool ksyc_is_like_function(const char *name);

#endif
