/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metadata.c - passes metadata from an adapter to the sink of the caller.
 */
#include "file.h"

void tg_out_stop(tg_out *out) {
    out->ended = true;
    tg_fail(out->file, TG_CODE_STOPPED, "");
}

void tg_out_key_component(tg_out *out, const uint8_t *bytes, uint64_t n) {
    if (out->ended) return;
    tg_name *name = &out->file->name;
    tg_name_clear(name);
    tg_name_add_component(name, bytes, n);
    if (name->failed) {
        out->ended = true;
        tg_fail(out->file, TG_CODE_NO_MEMORY, "");
        return;
    }
    tg_out_key_of(out, name->data, name->len);
}

bool tg_metadata(tg_file *file, const tg_sink *sink) {
    tg_out out = {.sink = sink, .file = file, .amount = NULL, .ended = false};
    tg_out_begin_object(&out);
    if (file->adapter->metadata != NULL && !file->adapter->metadata(file, &out))
        return tg_fail_ks(file);
    tg_out_end_object(&out);
    return !out.ended;
}

bool tg_element_tell(tg_file *file, const tg_tensor *tensor, const void *element,
                     const tg_sink *sink) {
    tg_out out = {.sink = sink, .file = file, .amount = NULL, .ended = false};
    if (tensor->dtype != TG_DTYPE_OPAQUE || tensor->index >= file->num_tensors ||
        file->adapter->tell == NULL)
        return tg_fail(file, TG_CODE_USAGE, "a tensor of elements that are no numbers");
    return file->adapter->tell(file, tensor->index, element, &out) && !out.ended;
}
