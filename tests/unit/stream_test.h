/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_test.h - a file in memory that is fed to a stream in pieces, and what the stream says, as text.
 */
#ifndef TENSORGATE_STREAM_TEST_H
#define TENSORGATE_STREAM_TEST_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tensorgate.h"
#include "unit.h"

static struct {
    uint8_t data[4096];
    size_t n;
} file;

static inline void put(const void *data, size_t n) {
    assert_true(n <= sizeof file.data - file.n);
    if (n > 0) memcpy(file.data + file.n, data, n);
    file.n += n;
}

/* A line for each event, with the elements of a tensor as numbers from 0 to 255. */
typedef struct transcript {
    char text[2048];
    size_t n;
    uint64_t next;    /* offset of the next values */
    unsigned events;  /* except for values, which come piece by piece */
    unsigned stop_at; /* the event at which the receiver asks to stop */
} transcript;

static void say(transcript *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(transcript *t, const char *format, ...) {
    va_list args;
    va_start(args, format);
    t->n += (size_t)vsnprintf(t->text + t->n, sizeof t->text - t->n, format, args);
    va_end(args);
    assert_true(t->n < sizeof t->text);
}

static bool on_event(void *self, const tg_stream_event *event) {
    transcript *t = self;
    if (event->kind != TG_STREAM_EVENT_VALUES && t->events++ == t->stop_at) return false;
    switch (event->kind) {
    case TG_STREAM_EVENT_COUNT: say(t, "count %u\n", (unsigned)event->count); break;
    case TG_STREAM_EVENT_TENSOR:
        say(t, "%u %s %s%s%s rank %u at %u, %u:", (unsigned)event->index, event->name,
            tg_dtype_name(event->dtype), event->is_big_endian ? " big" : "",
            event->order == TG_ORDER_F ? " F" : "", (unsigned)event->rank, (unsigned)event->offset,
            (unsigned)event->nbytes);
        t->next = event->offset;
        break;
    case TG_STREAM_EVENT_VALUES:
        assert_int_equal(event->offset, t->next);
        t->next += event->n;
        for (size_t i = 0; i < event->n; i++) say(t, " %u", event->data[i]);
        break;
    case TG_STREAM_EVENT_TENSOR_END: say(t, "\n"); break;
    case TG_STREAM_EVENT_NOTE: say(t, "note %s\n", event->note.rule); break;
    case TG_STREAM_EVENT_END: say(t, "end\n"); break;
    default: fail();
    }
    return true;
}

/* Feeds pieces of `step` bytes to a new stream. *fed becomes how many bytes were fed before there was a verdict. */
static inline tg_code run_stream(transcript *t, const tg_options *options, size_t step,
                                 tg_error *error, size_t *fed) {
    tg_stream_sink sink = {on_event, t};
    tg_stream *stream = tg_stream_new(options, t != NULL ? &sink : NULL, error);
    if (stream == NULL) return error->code;
    bool more = true;
    size_t at = 0;
    for (; more && at < file.n; at += step) {
        more = tg_stream_feed(stream, file.data + at, file.n - at < step ? file.n - at : step);
    }
    const bool good = tg_stream_end(stream);
    assert_int_equal(good, tg_stream_end(stream));
    assert_false(tg_stream_feed(stream, "x", 1));
    assert_false(tg_stream_canonical(stream));
    *error = *tg_stream_error(stream);
    assert_int_equal(good, error->code == TG_CODE_NONE);
    if (fed != NULL) *fed = at;
    tg_stream_free(stream);
    return error->code;
}

#endif
