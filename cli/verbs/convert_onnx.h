/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_onnx.h - `convert` of an ONNX model to an ONNX model: elements come in, go out, or are those of another file.
 */
#ifndef TENSORGATE_CLI_CONVERT_ONNX_H
#define TENSORGATE_CLI_CONVERT_ONNX_H

#include "convert_job.h"

/* Whether the options of the command line fit each other; otherwise the exit code, and -1 if they do. */
int convert_onnx_usage(const args *a, tg_format to, bool is_one);
/* Returns an exit code. A file of another format becomes no model. */
int convert_onnx(const job *j, tg_file *file);

#endif
