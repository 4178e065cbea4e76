/* SPDX-License-Identifier: Apache-2.0 */
/*
 * backend_doc.h - the format for people, in Markdown.
 */
#ifndef KSYC_BACKEND_DOC_H
#define KSYC_BACKEND_DOC_H

#include <stdbool.h>

#include "diag.h"
#include "ir.h"
#include "output_dir.h"

/* Writes ID.md into `out_dir`. False after a message in `diag`. */
bool ksyc_emit_doc(const ir_program *program, output_dir *out_dir, diag *diag);

#endif
