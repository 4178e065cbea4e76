/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conversion_payload.c - provides values while a file is written.
 *
 * A declared tensor costs a small struct. An array is opened when it is read, and closed when
 * another array needs its slot, so memory does not grow with the number of tensors.
 */
#include <string.h>

#include "conversion.h"

tg_payload *tg_payload_new(tg_conversion *c, payload_kind kind, uint64_t index) {
    tg_payload *payload = ks_alloc(&c->build->ks, 1, sizeof *payload);
    if (payload == NULL) {
        tg_refuse_ks(c->build);
        return NULL;
    }
    memset(payload, 0, sizeof *payload);
    payload->conversion = c;
    payload->kind = kind;
    payload->index = index;
    for (int part = 0; part < TG_PART_COUNT; part++)
        payload->parts[part] = (part_place){index, (tg_part)part};
    return payload;
}

/* ----------------------------------------------------------------------------- open arrays */

static void close_slot(open_array *slot) {
    tg_array_close(slot->array);
    slot->array = NULL;
    slot->payload = NULL;
}

void tg_payload_close_all(tg_conversion *c) {
    for (int i = 0; i < OPEN_ARRAYS; i++) close_slot(&c->open[i]);
}

/* Returns the array of a payload and opens it if necessary; NULL after an error of the file. */
static tg_array *array_of(tg_conversion *c, const tg_payload *payload) {
    open_array *oldest = &c->open[0];
    c->clock++;
    for (int i = 0; i < OPEN_ARRAYS; i++) {
        open_array *slot = &c->open[i];
        if (slot->payload == payload) {
            slot->used = c->clock;
            return slot->array;
        }
        if (slot->used < oldest->used) oldest = slot;
    }
    close_slot(oldest);
    oldest->array = tg_array_open(c->file, payload->index, &payload->array);
    if (oldest->array == NULL) return NULL;
    oldest->payload = payload;
    oldest->used = c->clock;
    return oldest->array;
}

/* ---------------------------------------------------------------------------------- values */

/* Reports an error of the source file to the caller that requested values. */
static bool fail(const tg_payload *payload, tg_error *error) {
    *error = *tg_last_error(payload->conversion->file);
    return false;
}

static bool open_stored(const tg_payload *payload, tg_part part, tg_stored *stored,
                        tg_error *error) {
    stored->file = payload->conversion->file;
    return tg_describe(stored->file, payload->parts[part].index, &stored->tensor) ||
           fail(payload, error);
}

static bool read_payload(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                         tg_error *error) {
    const tg_payload *payload = self;
    tg_stored stored;
    switch (payload->kind) {
    case FROM_BYTES: memcpy(dst, payload->bytes + from, n); return true;
    case FROM_PARTS:
        return open_stored(payload, part, &stored, error) &&
               (tg_tensor_read(stored.file, &stored.tensor, payload->parts[part].part, from, dst,
                               n) ||
                fail(payload, error));
    case FROM_ARRAY: break;
    }
    tg_array *array = array_of(payload->conversion, payload);
    if (array != NULL && payload->encoding.dtype != TG_DTYPE_NONE)
        return tg_encoded_window(array, &payload->encoding, from, dst, n, NULL) ||
               fail(payload, error);
    return (array != NULL && tg_array_read(array, from, dst, n)) || fail(payload, error);
}

static bool copy_payload(void *self, tg_part part, uint64_t from, uint64_t n,
                         const tg_target *target, uint64_t at, tg_error *error) {
    const tg_payload *payload = self;
    if (payload->kind == FROM_PARTS) {
        tg_stored stored;
        if (!open_stored(payload, part, &stored, error)) return false;
        tg_values values = tg_tensor_values(&stored);
        return values.copy(values.self, payload->parts[part].part, from, n, target, at, error);
    }
    tg_array *array = array_of(payload->conversion, payload);
    if (array == NULL) return fail(payload, error);
    tg_values values = tg_array_values(array);
    return values.copy(values.self, part, from, n, target, at, error);
}

tg_values tg_payload_values(tg_payload *payload) {
    tg_values values = {read_payload, copy_payload, payload};
    if (payload->kind == FROM_BYTES || payload->encoding.dtype != TG_DTYPE_NONE) values.copy = NULL;
    return values;
}

/* ------------------------------------------------------------------------------- exactness */

#define SCAN_BYTES (256u << 10)

bool tg_payload_losses(tg_conversion *c, const tg_payload *payload, tg_loss *loss) {
    const ks_allocator *a = &c->allocator;
    *loss = (tg_loss){0, 0, 0, 0};
    tg_array *array = tg_array_open(c->file, payload->index, &payload->array);
    if (payload->encoding.dtype != TG_DTYPE_NONE) {
        const bool read = array != NULL && tg_encoded_losses(array, &payload->encoding, loss);
        tg_array_close(array);
        return read;
    }
    uint8_t *room = a->alloc(a->self, SCAN_BYTES);
    bool good = array != NULL && room != NULL;
    if (array != NULL && room == NULL) tg_fail(c->file, TG_CODE_NO_MEMORY, "");
    uint64_t size = array != NULL ? tg_array_about(array).nbytes : 0;
    for (uint64_t at = 0; good && at < size; at += SCAN_BYTES) {
        uint64_t n = size - at < SCAN_BYTES ? size - at : SCAN_BYTES;
        good = tg_array_read(array, at, room, (size_t)n);
    }
    if (good) loss->inexact = tg_array_inexact(array);
    if (room != NULL) a->free(a->self, room, SCAN_BYTES);
    tg_array_close(array);
    return good;
}
