/* SPDX-License-Identifier: Apache-2.0 */
/*
 * emit.c - sends bytes to a target: collects small pieces, passes payload on in large ones.
 */
#include <string.h>

#include "ks_put.h"
#include "output.h"
#include "write.h"

static void fail_io(tg_emit *emit, int code) {
    tg_target_fail(&emit->build->error, emit->build->writer->format, code);
    emit->failed = true;
}

static void send(tg_emit *emit, uint64_t at, const void *data, size_t n) {
    if (emit->failed || n == 0) return;
    int code = emit->target->write_at(emit->target->self, at, data, n);
    if (code != 0) fail_io(emit, code);
}

static void flush(tg_emit *emit) {
    send(emit, emit->at - emit->fill, emit->buffer, emit->fill);
    emit->fill = 0;
}

void tg_emit_bytes(tg_emit *emit, const void *data, size_t n) {
    if (emit->failed || n == 0) return;
    if (n > TG_EMIT_BUFFER - emit->fill) flush(emit);
    if (n > TG_EMIT_BUFFER) {
        send(emit, emit->at, data, n);
    } else {
        memcpy(emit->buffer + emit->fill, data, n);
        emit->fill += n;
    }
    emit->at += n;
}

void tg_emit_zeros(tg_emit *emit, uint64_t n) {
    while (n > 0 && !emit->failed) {
        if (emit->fill == TG_EMIT_BUFFER) flush(emit);
        size_t room = TG_EMIT_BUFFER - emit->fill;
        size_t take = n < room ? (size_t)n : room;
        memset(emit->buffer + emit->fill, 0, take);
        emit->fill += take;
        emit->at += take;
        n -= take;
    }
}

void tg_emit_u8(tg_emit *emit, uint8_t value) { tg_emit_bytes(emit, &value, 1); }

void tg_emit_u16le(tg_emit *emit, uint16_t value) {
    uint8_t bytes[2];
    ks_put_u2le(bytes, value);
    tg_emit_bytes(emit, bytes, sizeof bytes);
}

void tg_emit_u32le(tg_emit *emit, uint32_t value) {
    uint8_t bytes[4];
    ks_put_u4le(bytes, value);
    tg_emit_bytes(emit, bytes, sizeof bytes);
}

void tg_emit_u64le(tg_emit *emit, uint64_t value) {
    uint8_t bytes[8];
    ks_put_u8le(bytes, value);
    tg_emit_bytes(emit, bytes, sizeof bytes);
}

void tg_emit_u16be(tg_emit *emit, uint16_t value) {
    uint8_t bytes[2];
    ks_put_u2be(bytes, value);
    tg_emit_bytes(emit, bytes, sizeof bytes);
}

void tg_emit_u32be(tg_emit *emit, uint32_t value) {
    uint8_t bytes[4];
    ks_put_u4be(bytes, value);
    tg_emit_bytes(emit, bytes, sizeof bytes);
}

void tg_emit_f32le(tg_emit *emit, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    tg_emit_u32le(emit, bits);
}

void tg_emit_f64le(tg_emit *emit, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    tg_emit_u64le(emit, bits);
}

void tg_emit_again(tg_emit *emit, uint64_t at, const void *data, size_t n) {
    uint64_t begin = emit->at - emit->fill; /* of what is in the buffer */
    if (at >= begin) {
        memcpy(emit->buffer + (size_t)(at - begin), data, n); /* sent before: within the buffer */
        return;
    }
    flush(emit);
    send(emit, at, data, n);
}

bool tg_emit_read(tg_emit *emit, const tg_item *item, tg_part part, uint64_t from, void *dst,
                  size_t n) {
    if (emit->failed) return false;
    const tg_values *values = &item->decl.values;
    if (n > 0 && !values->read(values->self, part, from, dst, n, &emit->build->error))
        emit->failed = true;
    return !emit->failed;
}

void tg_emit_values(tg_emit *emit, const tg_item *item, tg_part part, uint64_t from, uint64_t n) {
    const tg_values *values = &item->decl.values;
    /* Data that fills a buffer or more bypasses the buffer, if the source supports copying. */
    if (n >= TG_EMIT_BUFFER && values->copy != NULL && !emit->target->in_order) {
        flush(emit);
        if (emit->failed) return;
        if (!values->copy(values->self, part, from, n, emit->target, emit->at, &emit->build->error))
            emit->failed = true;
        emit->at += n;
        return;
    }
    while (n > 0 && !emit->failed) {
        if (emit->fill == TG_EMIT_BUFFER) flush(emit);
        size_t room = TG_EMIT_BUFFER - emit->fill;
        size_t take = n < room ? (size_t)n : room;
        if (!tg_emit_read(emit, item, part, from, emit->buffer + emit->fill, take)) return;
        emit->fill += take;
        emit->at += take;
        from += take;
        n -= take;
    }
}

static bool emit_all(tg_build *build, tg_emit *emit) {
    build->writer->write(build, emit);
    flush(emit);
    if (emit->failed) return false;
    if (emit->at == build->size) return true;
    return tg_refuse(build, TG_CODE_INTERNAL, NULL,
                     "internal error: % bytes were written, % were laid out", NULL, emit->at,
                     build->size);
}

bool tg_build_write(tg_build *build, const tg_target *target) {
    if (!build->laid_out) {
        return tg_refuse(build, TG_CODE_USAGE, NULL,
                         "tg_build_size() comes before tg_build_write()", NULL, 0, 0);
    }
    if (target->in_order && build->writer->needs_seek) {
        return tg_refuse(build, TG_CODE_UNSUPPORTED, NULL,
                         "this format cannot be written to a pipe; write it to a file", NULL, 0, 0);
    }
    memset(&build->error, 0, sizeof build->error);
    const ks_allocator *a = &build->allocator;
    tg_emit emit = {.build = build, .target = target};
    emit.buffer = a->alloc(a->self, TG_EMIT_BUFFER);
    if (emit.buffer == NULL)
        return tg_refuse(build, TG_CODE_NO_MEMORY, NULL, "out of memory", NULL, 0, 0);
    bool good = emit_all(build, &emit);
    a->free(a->self, emit.buffer, TG_EMIT_BUFFER);
    return good;
}
