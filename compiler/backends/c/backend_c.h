/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_c.h - the reader in C.
 */
#ifndef KSYC_BACKEND_C_H
#define KSYC_BACKEND_C_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "output_dir.h"

/* Writes ID.h and ID.c into `out_dir`; ID is the `meta/id` of the compiled specification. False after a message
 * in `diag`. */
bool ksyc_emit_c(const ir_program *program, output_dir *out_dir, diag *diag);

#endif
