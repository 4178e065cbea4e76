/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_program.h - what surrounds a parser: a command, a fuzz target, a Makefile; and a grammar to start from.
 */
#ifndef KSYC_BACKEND_PROGRAM_H
#define KSYC_BACKEND_PROGRAM_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "output_dir.h"

/* Adds ID_main.c, ks_program.c and ks_program.h: a command that checks, dumps and maps files. The functions of this
 * header return false after a message in `diag`. */
bool ksyc_emit_main(const ir_program *program, output_dir *out_dir, diag *diag);

/* Adds ID_fuzz.c, ks_fuzz.c, ks_mutator.c and ks_mutator.h: a target for libFuzzer and AFL++, and a mutator that knows the
 * fields. */
bool ksyc_emit_fuzz(const ir_program *program, output_dir *out_dir, diag *diag);

/* Adds prove.mk, which proves validators and views with Frama-C, and what Frama-C reads of the runtime. */
bool ksyc_emit_proof(const ir_program *program, output_dir *out_dir, diag *diag);

/* Adds a Makefile that builds both from the parser and the runtime beside it. */
bool ksyc_emit_make(const ir_program *program, output_dir *out_dir, diag *diag);

/* Adds NAME.ksy, a small grammar with comments. `name` is a legal id. */
void ksyc_write_new_grammar(pool *p, const char *name, output_dir *out_dir);

#endif
