/* SPDX-License-Identifier: Apache-2.0 */
/*
 * home_use.h - which types a file of the program itself reads, and which are only there for the files that import it.
 */
#ifndef KSYC_HOME_USE_H
#define KSYC_HOME_USE_H

#include <stdbool.h>

#include "ir.h"
#include "pool.h"

/* By the number of the type: whether the top level of its file contains it, directly or through types of that file.
 * The answer is the same in every program that has the file. */
const bool *ksyc_home_use_find(pool *p, const ir_program *program);

#endif
