/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_metadata.c - what a file says besides its tensors, as JSON. Of long metadata only the beginning is made: the
 * events stop at MOST bytes, and the open brackets are closed.
 */
#include "bridge.h"

#define MOST ((size_t)1 << 18)
#define MOST_OPEN (TG_METADATA_DEPTH + 16u) /* the document is around the events */

typedef struct brackets {
    char closing[MOST_OPEN];
    uint32_t depth;
} brackets;

static bool goes_on(void) { return web_out.size < MOST; }

static bool begin(brackets *b, char opening, char closing) {
    if (b->depth == MOST_OPEN) return false;
    b->closing[b->depth++] = closing;
    web_json_open(&web_out, opening);
    return goes_on();
}

static bool end(brackets *b) {
    if (b->depth > 0) web_json_close(&web_out, b->closing[--b->depth]);
    return goes_on();
}

static bool on_begin_object(void *self) { return begin(self, '{', '}'); }
static bool on_begin_array(void *self) { return begin(self, '[', ']'); }
static bool on_end(void *self) { return end(self); }

static bool on_key(void *self, const char *key, size_t len) {
    (void)self;
    web_json_key_n(&web_out, key, len);
    return true; /* its value follows */
}

static bool on_text(void *self, const char *text, size_t len) {
    (void)self;
    const size_t most = 4096;
    web_json_string(&web_out, text, len < most ? len : most);
    return goes_on();
}

static bool on_u64(void *self, uint64_t value) {
    (void)self;
    web_json_u64(&web_out, value);
    return goes_on();
}

static bool on_s64(void *self, int64_t value) {
    (void)self;
    web_json_s64(&web_out, value);
    return goes_on();
}

static bool on_f64(void *self, double value) {
    (void)self;
    web_json_f64(&web_out, value);
    return goes_on();
}

static bool on_f32(void *self, float value) { return on_f64(self, (double)value); }

static bool on_boolean(void *self, bool value) {
    (void)self;
    web_json_bool(&web_out, value);
    return goes_on();
}

static bool on_null(void *self) {
    (void)self;
    web_json_null(&web_out);
    return goes_on();
}

/* {"metadata": {...}, "cut": false} */
EXPORT(web_metadata) int32_t web_metadata(void) {
    brackets b = {.depth = 0};
    const tg_sink sink = {
        on_begin_object, on_end, on_begin_array, on_end,     on_key,  on_text, on_u64,
        on_s64,          on_f32, on_f64,         on_boolean, on_null, &b};
    const tg_error usage = {.code = TG_CODE_USAGE};
    if (web_file == NULL) return web_fail(&usage);
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "metadata");
    const bool whole = tg_metadata(web_file, &sink);
    if (!whole && tg_last_error(web_file)->code != TG_CODE_STOPPED)
        return web_fail(tg_last_error(web_file));
    while (b.depth > 0) end(&b);
    web_json_key(&web_out, "cut");
    web_json_bool(&web_out, !whole);
    web_json_close(&web_out, '}');
    return web_done();
}
