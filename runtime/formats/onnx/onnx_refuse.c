/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_refuse.c - why a model does not become another one.
 */
#include "onnx_rewrite.h"

bool tg_onnx_fail(tg_onnx_rewrite *r, tg_code code, uint64_t i, const char *text, const char *word,
                  uint64_t a, uint64_t b) {
    tg_tensor tensor = {.name = NULL};
    if (i != TG_NO_INDEX && !tg_tensor_at(r->o->file, i, &tensor)) return tg_onnx_fail_file(r);
    r->error = tg_error_make(code, TG_FORMAT_ONNX, 0, "");
    tg_text w = {r->error.detail, sizeof r->error.detail, 0};
    tg_put_refusal(&w, tensor.name, text, word, a, b);
    return false;
}

bool tg_onnx_fail_file(tg_onnx_rewrite *r) {
    r->error = *tg_last_error(r->o->file);
    return false;
}
