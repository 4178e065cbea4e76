/* SPDX-License-Identifier: Apache-2.0 */
/*
 * frontend.h - from a .ksy file to a checked program.
 */
#ifndef KSYC_FRONTEND_H
#define KSYC_FRONTEND_H

#include "diag.h"
#include "ir.h"
#include "pool.h"

/*
 * Reads `file` and what it imports (relative imports from the importing file's folder, absolute
 * ones from `include_dirs`). Every problem goes to `diag`; returns NULL when there was an error.
 * Warnings do not stop it. `pool` owns the result.
 */
ir_program *ksyc_frontend_load(pool *pool, diag *diag, const char *file,
                               const char *const *include_dirs, size_t num_include_dirs);

#endif
