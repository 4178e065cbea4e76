/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_proof.h - validators and views, with contracts in ACSL that are proved.
 */
#ifndef KSYC_BACKEND_PROOF_H
#define KSYC_BACKEND_PROOF_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "output_dir.h"

/* Writes ID_validate.h and ID_validate.c, the validator, and ID_compute.h, the functions that it shares with the views,
 * into `out_dir`. False after a message in `diag`. */
bool ksyc_emit_validator(const ir_program *program, output_dir *out_dir, diag *diag);
/* Writes ID_view.h and ID_view.c, the views of a valid file: all functions, or those of `only`, which NULL ends, and what
 * they use. False after a message in `diag`. */
bool ksyc_emit_views(const ir_program *program, const char *const *only, output_dir *out_dir,
                     diag *diag);

#endif
