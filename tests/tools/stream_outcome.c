/* SPDX-License-Identifier: Apache-2.0 */
#define _POSIX_C_SOURCE 200809L
#include "stream_outcome.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "stream_made.h"
#include "support.h"

#define MAX_TENSORS 4096 /* that are compared individually */

tg_format stream_format = TG_FORMAT_PRIMITIV;

/* FNV hash of all events: two of these are compared, never shown. */
static void digest(uint64_t *hash, const void *data, size_t n) {
    const uint8_t *bytes = data;
    for (size_t i = 0; i < n; i++) *hash = (*hash ^ bytes[i]) * UINT64_C(0x100000001b3);
}
static void digest_u64(uint64_t *hash, uint64_t number) { digest(hash, &number, sizeof number); }

static void digest_note(uint64_t *hash, const tg_note *note) {
    char text[512];
    tg_note_text(note, text, sizeof text);
    digest(hash, text, strlen(text) + 1);
    digest_u64(hash, note->offset);
    digest_u64(hash, (uint64_t)note->code);
}

static void set_error(outcome *o, const tg_error *error) {
    o->error = *error;
    tg_error_text(error, o->text, sizeof o->text);
    tg_error_path(error, o->path, sizeof o->path);
}

/* ----------------------------------------------------------------------------------- the reader */

/* Of the metadata only the values: the names of their containers are always the same. */
typedef struct values_sink {
    uint64_t *hash;
    unsigned depth;
} values_sink;

static bool enter(void *self) {
    ((values_sink *)self)->depth++;
    return true;
}
static bool leave(void *self) {
    ((values_sink *)self)->depth--;
    return true;
}
static bool take_key(void *self, const char *key, size_t len) {
    values_sink *v = self;
    if (v->depth == 2) digest(v->hash, key, len);
    return true;
}
static bool take_text(void *self, const char *text, size_t len) {
    digest(((values_sink *)self)->hash, text, len);
    return true;
}
static bool take_u64(void *self, uint64_t value) {
    digest_u64(((values_sink *)self)->hash, value);
    return true;
}
static bool take_s64(void *self, int64_t value) { return take_u64(self, (uint64_t)value); }
static bool take_f32(void *self, float value) {
    digest(((values_sink *)self)->hash, &value, sizeof value);
    return true;
}
static bool take_f64(void *self, double value) {
    digest(((values_sink *)self)->hash, &value, sizeof value);
    return true;
}
static bool take_bool(void *self, bool value) { return take_u64(self, value); }
static bool take_null(void *self) { return take_u64(self, 0); }

/* The stream may tell tensors in another order, so that their digests are added. */
static uint64_t tensor_digest(uint64_t index, const char *name, tg_dtype dtype, tg_order order,
                              uint32_t rank, const uint64_t *shape, bool batch, uint64_t offset,
                              uint64_t nbytes) {
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    uint64_t *hash = &sum;
    digest_u64(hash, index);
    digest_u64(hash, (uint64_t)dtype);
    digest_u64(hash, (uint64_t)order);
    digest(hash, name, strlen(name) + 1);
    digest_u64(hash, rank);
    digest(hash, shape, rank * sizeof *shape);
    digest_u64(hash, batch);
    digest_u64(hash, offset);
    digest_u64(hash, nbytes);
    return sum;
}

outcome stream_read_all(const char *what, const uint8_t *data, size_t size,
                        const tg_options *options) {
    outcome o;
    memset(&o, 0, sizeof o);
    tg_error error;
    tg_file *file = tg_open_memory(data, size, options, &error);
    if (file == NULL) {
        set_error(&o, &error);
        return o;
    }
    o.accepted = true;
    o.num_tensors = tg_num_tensors(file);
    o.num_notes = tg_num_notes(file);
    for (uint64_t i = 0; i < o.num_tensors && i < MAX_TENSORS; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) support_problem(what, "tensor %" PRIu64, i);
        uint64_t sum = tensor_digest(i, t.name, t.dtype, t.order, t.rank, t.shape, t.batch,
                                     t.offset, t.nbytes);
        if (!t.is_field) digest(&sum, data + t.offset, (size_t)t.nbytes);
        o.tensors += sum;
    }
    tg_note note;
    for (uint64_t i = 0; tg_note_at(file, i, &note); i++) digest_note(&o.notes, &note);
    values_sink values = {&o.settings, 0};
    tg_sink sink = {enter,    leave,    enter,    leave,     take_key,  take_text, take_u64,
                    take_s64, take_f32, take_f64, take_bool, take_null, &values};
    if (!tg_metadata(file, &sink)) support_problem(what, "no metadata");
    tg_close(file);
    return o;
}

/* ----------------------------------------------------------------------------------- the stream */

static void take_note(listener *l, const tg_note *note) {
    size_t i = 0;
    while (i < l->num_rules && (strcmp(l->rules[i].rule, note->rule) != 0 ||
                                strcmp(l->rules[i].expected, note->expected) != 0))
        i++;
    if (i < l->num_rules) {
        l->rules[i].count += note->count;
    } else if (i < sizeof l->rules / sizeof l->rules[0]) {
        l->rules[l->num_rules++] = *note;
    }
}

bool stream_listen(void *self, const tg_stream_event *event) {
    listener *l = self;
    outcome *o = l->o;
    if (l->ended) support_problem(l->what, "an event behind the end");
    if (l->stop_at > 0 && l->events >= l->stop_at)
        support_problem(l->what, "an event after the last one that was wanted");
    const char *name = event->name != NULL ? event->name : "";
    if (strlen(name) != event->name_len)
        support_problem(l->what, "a name that is not as long as it says");
    switch (event->kind) {
    case TG_STREAM_EVENT_HEADER: digest(&o->settings, name, event->name_len); break;
    case TG_STREAM_EVENT_COUNT:
        if (stream_format == TG_FORMAT_PRIMITIV) digest_u64(&o->settings, event->count);
        break;
    case TG_STREAM_EVENT_SHAPE:
        for (uint32_t i = 0; i < event->rank; i++) digest_u64(&o->settings, event->shape[i]);
        digest_u64(&o->settings, event->batch);
        break;
    case TG_STREAM_EVENT_TENSOR:
        if (l->in_tensor) support_problem(l->what, "a tensor in a tensor");
        l->in_tensor = true;
        l->left = event->is_field ? 0 : event->nbytes; /* they are in the tensor before it */
        l->next = event->offset;
        o->num_tensors++;
        l->look = event->index < MAX_TENSORS;
        l->sum = tensor_digest(event->index, name, event->dtype, event->order, event->rank,
                               event->shape, event->has_batch, event->offset, event->nbytes);
        break;
    case TG_STREAM_EVENT_VALUES:
        if (!l->in_tensor || event->n == 0 || event->n > l->left || event->offset != l->next)
            support_problem(l->what, "values out of place at %" PRIu64, event->offset);
        l->left -= event->n;
        l->next += event->n;
        digest(&l->sum, event->data, event->n);
        break;
    case TG_STREAM_EVENT_TENSOR_END:
        if (!l->in_tensor || l->left != 0) support_problem(l->what, "an end that is none");
        l->in_tensor = false;
        if (l->look) o->tensors += l->sum;
        break;
    case TG_STREAM_EVENT_UINT_CONFIG:
        digest(&o->settings, name, event->name_len);
        digest_u64(&o->settings, event->u32);
        break;
    case TG_STREAM_EVENT_FLOAT_CONFIG:
        digest(&o->settings, name, event->name_len);
        digest(&o->settings, &event->f32, sizeof event->f32);
        break;
    case TG_STREAM_EVENT_NOTE:
        l->notes += event->note.count;
        take_note(l, &event->note);
        break;
    case TG_STREAM_EVENT_END: l->ended = true; break;
    }
    return ++l->events != l->stop_at;
}

/* Large memory is reused by the next stream, but not always: a sanitizer detects uninitialised
 * reads only in fresh memory. */
#define LARGE ((size_t)64 << 10)
static void *kept;
static size_t kept_size;
static bool kept_in_use;
static unsigned keepings;
void *stream_keep_alloc(void *self, size_t size) {
    (void)self;
    if (size < LARGE || kept_in_use) return malloc(size);
    if (size != kept_size || keepings++ % 16 == 0) {
        free(kept);
        kept = malloc(size);
        kept_size = size;
    }
    kept_in_use = kept != NULL;
    return kept;
}
void stream_keep_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    if (memory == kept) {
        kept_in_use = false;
    } else {
        free(memory);
    }
}

void stream_forget(void) {
    free(kept);
    kept = NULL;
}

outcome stream_all(const char *what, const uint8_t *data, size_t size, const tg_options *options,
                   cutting cut) {
    outcome o;
    memset(&o, 0, sizeof o);
    listener l = {.what = what, .o = &o};
    tg_stream_sink sink = {stream_listen, &l};
    tg_error error;
    tg_stream *stream = tg_stream_new(options, &sink, &error);
    if (stream == NULL) exit(2);
    for (size_t at = 0; at < size;) {
        size_t n = cut.step > 0 ? cut.step : 1 + stream_chance(stream_chance(2) == 0 ? 8 : 200);
        if (n > size - at) n = size - at;
        if (at < cut.cut && n > cut.cut - at) n = cut.cut - at;
        /* In memory of exactly its size, so that an access past a piece is detected, if that is
         * cheap. */
        uint8_t one = data[at];
        uint8_t *piece = n > 1 && n < 64 ? malloc(n) : NULL;
        if (piece != NULL) memcpy(piece, data + at, n);
        bool more = tg_stream_feed(stream, n == 1 ? &one : piece != NULL ? piece : data + at, n);
        free(piece);
        at += n;
        if (!more) break;
    }
    o.accepted = tg_stream_end(stream);
    if (o.accepted != tg_stream_end(stream)) support_problem(what, "a verdict that changes");
    if (o.accepted != l.ended) support_problem(what, "an end without a verdict");
    if (o.accepted && tg_stream_tensors(stream) != o.num_tensors)
        support_problem(what, "tensors that were not told");
    if (o.accepted && tg_stream_notes(stream) != l.notes)
        support_problem(what, "notes that were not told");
    o.num_notes = l.notes;
    for (size_t i = 0; i < l.num_rules; i++) digest_note(&o.notes, &l.rules[i]);
    if (!o.accepted) {
        set_error(&o, tg_stream_error(stream));
        support_check_error(what, &o.error, size, true);
    }
    tg_stream_free(stream);
    return o;
}
