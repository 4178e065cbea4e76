/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metadata.c - passes metadata from an adapter to the sink of the caller.
 */
#include "file.h"

/* Called after every event: the sink may stop. */
static void after(tg_out *out, bool wants_more) {
    if (wants_more) return;
    out->ended = true;
    tg_fail(out->file, TG_CODE_STOPPED, "");
}

#define EVENT(call)                                                                                \
    do {                                                                                           \
        if (!out->ended) after(out, out->sink->call);                                              \
    } while (0)

void tg_out_send_begin_object(tg_out *out) { EVENT(begin_object(out->sink->self)); }
void tg_out_send_end_object(tg_out *out) { EVENT(end_object(out->sink->self)); }
void tg_out_send_begin_array(tg_out *out) { EVENT(begin_array(out->sink->self)); }
void tg_out_send_end_array(tg_out *out) { EVENT(end_array(out->sink->self)); }
void tg_out_send_key(tg_out *out, const char *key, size_t len) {
    EVENT(key(out->sink->self, key, len));
}
void tg_out_send_text(tg_out *out, const char *text, size_t len) {
    EVENT(text(out->sink->self, text, len));
}
void tg_out_send_u64(tg_out *out, uint64_t value) { EVENT(u64(out->sink->self, value)); }
void tg_out_send_s64(tg_out *out, int64_t value) { EVENT(s64(out->sink->self, value)); }
void tg_out_send_f32(tg_out *out, float value) { EVENT(f32(out->sink->self, value)); }
void tg_out_send_f64(tg_out *out, double value) { EVENT(f64(out->sink->self, value)); }
void tg_out_send_bool(tg_out *out, bool value) { EVENT(boolean(out->sink->self, value)); }
void tg_out_send_null(tg_out *out) { EVENT(null(out->sink->self)); }

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
