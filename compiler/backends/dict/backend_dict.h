/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_dict.h - tokens for fuzzers.
 */
#ifndef KSYC_BACKEND_DICT_H
#define KSYC_BACKEND_DICT_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "output_dir.h"

/* Writes ID.dict into `out_dir`. False after a message in `diag`. */
bool ksyc_emit_dict(const ir_program *program, output_dir *out_dir, diag *diag);

#endif
