/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sum.c - see sum.h.
 */
#include "sum.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES (UINT64_C(1) << 20)

/* ------------------------------------------------------------------------------------- of
 * arrays */

bool summer_open(summer *s) {
    s->block = malloc(BLOCK_BYTES);
    if (s->block != NULL && digest_open(&s->digest)) return true;
    free(s->block);
    s->block = NULL;
    return false;
}

void summer_close(summer *s) {
    digest_close(&s->digest);
    free(s->block);
}

static void add_text(summer *s, const char *text) { digest_add(&s->digest, text, strlen(text)); }

static void begin(summer *s, tg_dtype dtype, const uint64_t *shape, uint32_t rank) {
    digest_start(&s->digest);
    add_text(s, tg_dtype_name(dtype));
    for (uint32_t i = 0; i < rank; i++) {
        char text[32];
        snprintf(text, sizeof text, "%c%" PRIu64, i == 0 ? '[' : ',', shape[i]);
        add_text(s, text);
    }
    add_text(s, rank == 0 ? "[]\n" : "]\n");
}

static bool end(summer *s, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    if (digest_end(&s->digest, sum)) return true;
    *error = no_memory();
    return false;
}

/* Every byte other than 0 is true. */
static void unify_bools(uint8_t *bytes, size_t n) {
    for (size_t i = 0; i < n; i++) bytes[i] = bytes[i] != 0;
}

bool sum_array(summer *s, tg_file *file, tg_array *array, uint8_t sum[DIGEST_BYTES],
               tg_error *error) {
    tg_array_info info = tg_array_about(array);
    begin(s, info.dtype, info.shape, info.rank);
    for (uint64_t from = 0; from < info.nbytes;) {
        uint64_t left = info.nbytes - from;
        size_t n = (size_t)(left < BLOCK_BYTES ? left : BLOCK_BYTES);
        if (!tg_array_read(array, from, s->block, n)) {
            *error = *tg_last_error(file);
            return false;
        }
        if (info.dtype == TG_DTYPE_BOOL) unify_bools(s->block, n);
        digest_add(&s->digest, s->block, n);
        from += n;
    }
    return end(s, sum, error);
}

/* ------------------------------------------------------------------------------------ of
 * streams */

void stream_sums_begin(stream_sums *s, summer *with, input *in) {
    memset(s, 0, sizeof *s);
    s->summer = with;
    s->in = in;
    spool_start(&s->sums, in->a->options.limits.max_stream);
    spool_start(&s->held, in->a->options.limits.max_stream);
}

void stream_sums_end(stream_sums *s) {
    spool_close(&s->sums);
    spool_close(&s->held);
}

static bool hold(stream_sums *s, const void *data, size_t n) {
    tg_error error;
    return spool_add(&s->held, data, n, &error) || input_fail(s->in, &error);
}

static bool hold_number(stream_sums *s, uint8_t tag, uint32_t value) {
    const uint8_t bytes[] = {tag, (uint8_t)(value >> 24), (uint8_t)(value >> 16),
                             (uint8_t)(value >> 8), (uint8_t)value};
    return hold(s, bytes, sizeof bytes);
}

/* Writes the bytes that precede the values in a primitiv file of kind tensor. All numbers came from
 * 32-bit fields. */
static bool hold_head(stream_sums *s, const tg_stream_event *t) {
    uint32_t dims = t->rank - (t->has_batch ? 1 : 0);
    const uint8_t array_head = (uint8_t)(0x90 + dims); /* at most 8 */
    spool_empty(&s->held);
    bool good = hold_number(s, 0xce, 0) && hold_number(s, 0xce, 1) && hold_number(s, 0xce, 0x100) &&
                hold(s, &array_head, 1);
    for (uint32_t i = 0; good && i < dims; i++) good = hold_number(s, 0xce, (uint32_t)t->shape[i]);
    return good && hold_number(s, 0xce, t->has_batch ? (uint32_t)t->shape[dims] : 1) &&
           hold_number(s, 0xc6, (uint32_t)t->nbytes);
}

/* Hashes the stored tensor; it is opened and read like any other file. */
static bool sum_held(stream_sums *s, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_PRIMITIV;
    tg_file *file = spool_open(&s->held, &options, error);
    if (file == NULL) return false;
    tg_array *array = open_values(file, 0, false);
    bool good = array != NULL && sum_array(s->summer, file, array, sum, error);
    if (array == NULL) *error = *tg_last_error(file);
    tg_array_close(array);
    tg_close(file);
    return good;
}

static bool is_one_line(const tg_stream_event *t) {
    unsigned longer = 0;
    for (uint32_t i = 0; i < t->rank; i++) longer += t->shape[i] > 1;
    return longer <= 1;
}

static bool on_event(void *self, const tg_stream_event *event) {
    stream_sums *s = self;
    uint8_t sum[DIGEST_BYTES];
    tg_error error;
    switch (event->kind) {
    case TG_STREAM_EVENT_TENSOR:
        s->in_held = !is_one_line(event);
        if (s->in_held) return hold_head(s, event);
        begin(s->summer, TG_DTYPE_FLOAT32, event->shape, event->rank);
        return true;
    case TG_STREAM_EVENT_VALUES:
        if (s->in_held) return hold(s, event->data, event->n);
        digest_add(&s->summer->digest, event->data, event->n);
        return true;
    case TG_STREAM_EVENT_TENSOR_END:
        return ((s->in_held ? sum_held(s, sum, &error) : end(s->summer, sum, &error)) &&
                spool_add(&s->sums, sum, sizeof sum, &error)) ||
               input_fail(s->in, &error);
    default: return true;
    }
}

tg_stream_sink stream_sums_sink(stream_sums *s) {
    tg_stream_sink sink = {on_event, s};
    return sink;
}

bool stream_sums_at(const stream_sums *s, uint64_t i, uint8_t sum[DIGEST_BYTES], tg_error *error) {
    int64_t got = spool_read(&s->sums, i * DIGEST_BYTES, sum, DIGEST_BYTES);
    if (got == DIGEST_BYTES) return true;
    *error = no_memory();
    error->code = TG_CODE_IO; /* another process truncated a file without a name */
    error->system = got < 0 ? (int)-got : EIO;
    return false;
}
