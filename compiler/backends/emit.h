/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit.h - from a checked program to files.
 *
 * An emitter reads the intermediate form and writes its files into `out_dir` with output_commit.
 * False after a message in `diag`. ID is the `meta/id` of the compiled specification.
 */
#ifndef KSYC_EMIT_H
#define KSYC_EMIT_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"

/* ID.h and ID.c: the reader. */
bool emit_c(const ir_program *program, const char *out_dir, diag *diag);
/* ID.md: the format for people. */
bool emit_doc(const ir_program *program, const char *out_dir, diag *diag);
/* ID.dict: tokens for fuzzers. */
bool emit_dict(const ir_program *program, const char *out_dir, diag *diag);
/* ID_validate.h and ID_validate.c: the validator, with contracts to be proved. */
bool emit_validator(const ir_program *program, const char *out_dir, diag *diag);
/* ID_view.h and ID_view.c: views of what lies in a valid file, with contracts to be proved. */
bool emit_views(const ir_program *program, const char *out_dir, diag *diag);
/* The definitions of a valid file in logic; NULL when the specification is outside of the validator's profile. */
const char *validator_logic(const ir_program *program);

#endif
