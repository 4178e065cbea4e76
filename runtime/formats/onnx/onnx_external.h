/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_external.h - elements in other files (docs/ExternalData.md of onnx).
 */
#ifndef TENSORGATE_ONNX_EXTERNAL_H
#define TENSORGATE_ONNX_EXTERNAL_H

#include "onnx_machine.h"

/* The tg_onnx_external_key of an entry, TG_ONNX_EXTERNAL_KEYS for one that onnxruntime adds, -1 for any other one. */
int tg_onnx_external_key_of(const char *key, uint32_t len);
/* What is wrong with the path of a file beside a model; NULL: nothing. */
const char *tg_onnx_wrong_location(const char *path, uint32_t len);
/* Checks what external_data of the tensor that ends says, and adds it to m->externals. */
bool tg_onnx_take_external(tg_onnx_machine *m);

#endif
