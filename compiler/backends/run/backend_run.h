/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_run.h - reads files by a grammar without a C compiler: an interpreter of the intermediate form.
 *
 * It makes the descriptor tables (ks_type) that the C backend writes, and lays objects out as they say, so that
 * ks_walk and what is built on it show the same tree. Files are as hostile as for generated readers, and the budgets of
 * the context bound memory, work and depth in the same way. A grammar can be hostile, too: its expressions cost work,
 * and nothing that it nests makes the stack deeper than a constant.
 */
#ifndef KSYC_BACKEND_RUN_H
#define KSYC_BACKEND_RUN_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "ks_table.h"
#include "pool.h"

typedef struct run_program run_program;

/* A program that can be run; `program` must live as long, and `pool` owns the result. NULL after messages about what is
 * not known here: parameters of the file itself, functions and types that a program would have to supply. */
const run_program *ksyc_run_prepare(pool *pool, const ir_program *program, diag *diag);

/* The type of a whole file. */
const ks_type *ksyc_run_root_type(const run_program *p);

/* Reads all of `io` with all instances, as T_read and T_complete of a generated reader do. `*root` is the parse tree,
 * in the arena of the context: whole on success, else what was read, or NULL. Trees refer to `io` and to `p`. */
bool ksyc_run_read(const run_program *p, ks_ctx *ks, ks_stream *io, void **root) KS_MUST_USE;

#endif
