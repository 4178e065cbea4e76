/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_tell.c - see stream_tell.h.
 */
#include "stream_tell.h"

#include "file.h"
#include "note_kind.h"

bool tg_tell(tg_teller *t, const tg_stream_event *event) {
    if (t->sink->event == NULL || t->sink->event(t->sink->self, event)) return true;
    return tg_fail(t->file, TG_CODE_STOPPED, "");
}

bool tg_tell_notes(tg_teller *t) {
    if (!tg_judge_notes(&t->file->ks, &t->file->options)) return tg_fail_ks(t->file);
    tg_stream_event event = {.kind = TG_STREAM_EVENT_NOTE};
    for (uint64_t i = 0; tg_note_at(t->file, i, &event.note); i++) {
        if (!tg_tell(t, &event)) return false;
    }
    return true;
}

/* The tensor at place t->next. */
static bool tell_tensor(tg_teller *t, tg_tensor *tensor) {
    const uint64_t index = t->in_order != NULL ? t->in_order(t->file, t->next) : t->next;
    if (!tg_tensor_at(t->file, index, tensor)) return false;
    const tg_stream_event event = {
        .kind = TG_STREAM_EVENT_TENSOR,
        .name = tensor->name,
        .name_len = tensor->name_len,
        .index = index,
        .dtype = tensor->dtype,
        .order = tensor->order,
        .is_big_endian = t->is_big_endian != NULL && t->is_big_endian(t->file),
        .rank = tensor->rank,
        .shape = tensor->shape,
        .offset = tensor->offset,
        .nbytes = tensor->nbytes,
        .type = tensor->type,
        .element = tensor->element,
        .is_field = tensor->is_field,
    };
    t->told++;
    return tg_tell(t, &event);
}

static bool end_tensor(tg_teller *t) {
    const tg_stream_event event = {.kind = TG_STREAM_EVENT_TENSOR_END};
    t->in_tensor = false;
    t->next++;
    return tg_tell(t, &event);
}

bool tg_tell_tensors(tg_teller *t, uint64_t at) {
    while (!t->in_tensor && t->next < t->end) {
        tg_tensor tensor;
        if (!tell_tensor(t, &tensor)) return false;
        t->in_tensor = true;
        t->left = tensor.is_field ? 0 : tensor.nbytes;
        /* Without elements there is nothing to wait for, wherever it is said to lie. */
        t->skip = t->left > 0 && tensor.offset > at ? tensor.offset - at : 0;
        if (t->left == 0 && !end_tensor(t)) return false;
    }
    return true;
}

bool tg_tell_elements(tg_teller *t, uint64_t at, const uint8_t *data, size_t *n) {
    if (!t->in_tensor) return true;
    if (t->skip > 0) {
        if (*n > t->skip) *n = (size_t)t->skip;
        t->skip -= *n;
        return true;
    }
    if (*n > t->left) *n = (size_t)t->left;
    const tg_stream_event event = {
        .kind = TG_STREAM_EVENT_VALUES, .offset = at, .data = data, .n = *n};
    t->left -= *n;
    if (!tg_tell(t, &event)) return false;
    return t->left > 0 || (end_tensor(t) && tg_tell_tensors(t, at + *n));
}
