/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_send.c - writes a model that was laid out, and its data file. Elements and what is copied pass through one buffer.
 */
#include "onnx_rewrite.h"
#include "output.h"

enum { ROOM = 256 << 10 };

typedef struct sender {
    tg_onnx_rewrite *r;
    const tg_target *target;
    uint64_t at; /* of the buffer in the file */
    uint8_t *buffer;
    size_t fill;
} sender;

static bool flush(sender *s) {
    const int code =
        s->fill > 0 ? s->target->write_at(s->target->self, s->at, s->buffer, s->fill) : 0;
    s->at += s->fill;
    s->fill = 0;
    if (code != 0) tg_target_fail(&s->r->error, TG_FORMAT_ONNX, code);
    return code == 0;
}

/* Room for at least one byte, and at most `n`; 0 after an error. */
static size_t room_for(sender *s, uint64_t n) {
    if (s->fill == ROOM && !flush(s)) return 0;
    const size_t left = ROOM - s->fill;
    return n < left ? (size_t)n : left;
}

static bool send(sender *s, const uint8_t *bytes, size_t n) {
    while (n > 0) {
        const size_t take = room_for(s, n);
        if (take == 0) return false;
        memcpy(s->buffer + s->fill, bytes, take);
        s->fill += take;
        bytes += take;
        n -= take;
    }
    return true;
}

static bool send_zeros(sender *s, uint64_t n) {
    while (n > 0) {
        const size_t take = room_for(s, n);
        if (take == 0) return false;
        memset(s->buffer + s->fill, 0, take);
        s->fill += take;
        n -= take;
    }
    return true;
}

/* Bytes [from, to) of the model as it was. */
static bool copy(sender *s, uint32_t from, uint32_t to) {
    while (from < to) {
        const size_t take = room_for(s, to - from);
        if (take == 0) return false;
        if (!tg_read_bytes(s->r->o->file, from, s->buffer + s->fill, take))
            return tg_onnx_fail_file(s->r);
        s->fill += take;
        from += (uint32_t)take;
    }
    return true;
}

static bool read_elements(sender *s, uint64_t i, uint64_t from, size_t n) {
    tg_onnx_rewrite *r = s->r;
    const tg_values *values = &r->changes[i].values;
    uint8_t *dst = s->buffer + s->fill;
    if (values->read != NULL) {
        memset(&r->error, 0, sizeof r->error);
        return values->read(values->self, TG_PART_VALUES, from, dst, n, &r->error);
    }
    return tg_onnx_read_stored(r->o, &tg_onnx_tensor_at(r->o, i)->values, from, dst, n) ||
           tg_onnx_fail_file(r);
}

static bool send_elements(sender *s, uint64_t i) {
    const uint64_t nbytes = tg_onnx_tensor_at(s->r->o, i)->values.nbytes;
    for (uint64_t from = 0; from < nbytes;) {
        const size_t take = room_for(s, nbytes - from);
        if (take == 0 || !read_elements(s, i, from, take)) return false;
        s->fill += take;
        from += take;
    }
    return true;
}

static bool send_new_fields(sender *s, uint64_t i) {
    uint8_t bytes[TG_ONNX_LONGEST_ENTRIES];
    const size_t n = tg_onnx_new_fields(s->r, i, bytes);
    return send(s, bytes, n) && (s->r->changes[i].place != TG_ONNX_INSIDE || send_elements(s, i));
}

/* Fields ascend: what is put in comes before the first one with a larger number. */
static bool send_tensor(sender *s, uint64_t i) {
    tg_onnx *o = s->r->o;
    const tg_onnx_data *data = &tg_onnx_tensor_at(o, i)->values;
    const tg_onnx_place place = (tg_onnx_place)s->r->changes[i].place;
    bool is_put = false;
    for (uint32_t at = data->start; at < data->end;) {
        tg_wire_field field;
        if (!tg_wire_next(&o->machine.wire, &at, data->end, &field)) {
            (void)tg_fail_ks(o->file);
            return tg_onnx_fail_file(s->r);
        }
        const uint32_t number = field.tag.number;
        const bool is_known = tg_onnx_field_of(ONNX_TENSOR, number)->kind != TG_ONNX_UNKNOWN;
        if (!is_put && is_known && number > tg_onnx_put_in(place)) {
            if (!send_new_fields(s, i)) return false;
            is_put = true;
        }
        if (!tg_onnx_is_left_out(data, place, number) && !copy(s, field.at, field.end))
            return false;
    }
    return is_put || send_new_fields(s, i);
}

static bool send_spans(sender *s) {
    uint32_t at = 0;
    for (uint64_t k = 1; k < s->r->spans.count; k++) {
        const tg_onnx_span *span = tg_onnx_span_at(s->r, k);
        uint8_t length[10];
        const size_t n = tg_onnx_put_varint(length, span->size);
        if (!copy(s, at, span->length_at) || !send(s, length, n)) return false;
        at = span->start;
        if (span->tensor == 0) continue;
        if (!send_tensor(s, span->tensor - 1)) return false;
        at = span->end;
    }
    return copy(s, at, s->r->o->machine.wire.size);
}

static bool send_outside(sender *s) {
    uint64_t end = 0;
    for (uint64_t i = 0; i < s->r->o->file->num_tensors; i++) {
        const tg_onnx_change *c = &s->r->changes[i];
        if (c->place != TG_ONNX_OUTSIDE) continue;
        if (!send_zeros(s, c->offset - end) || !send_elements(s, i)) return false;
        end = c->offset + tg_onnx_tensor_at(s->r->o, i)->values.nbytes;
    }
    return true;
}

static bool run(tg_onnx_rewrite *r, const tg_target *target, bool (*all)(sender *s)) {
    const ks_allocator *a = &r->allocator;
    sender s = {.r = r, .target = target, .buffer = a->alloc(a->self, ROOM)};
    if (s.buffer == NULL)
        return tg_onnx_fail(r, TG_CODE_NO_MEMORY, TG_NO_INDEX, "out of memory", NULL, 0, 0);
    const bool good = all(&s) && flush(&s);
    a->free(a->self, s.buffer, ROOM);
    return good;
}

bool tg_onnx_send_data(tg_onnx_rewrite *r, const tg_target *target) {
    return run(r, target, send_outside);
}

bool tg_onnx_send_model(tg_onnx_rewrite *r, const tg_target *target) {
    return run(r, target, send_spans);
}
