/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_runtime.h - the runtime of generated parsers as source, for projects that keep a copy of it.
 */
#ifndef KSYC_BACKEND_RUNTIME_H
#define KSYC_BACKEND_RUNTIME_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "output_dir.h"

/* Adds ks.c and ks.h to `out_dir`, the same for every grammar. */
void ksyc_write_runtime(pool *p, output_dir *out_dir);

/* ksyc_write_runtime() as a backend. */
bool ksyc_emit_runtime(const ir_program *program, output_dir *out_dir, diag *diag);

#endif
