/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_json.c - writes JSON without building a document, or even a string, in memory: nothing here can fail
 * for want of it.
 */
#include "cli_json.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "cli.h"

/* ------------------------------------------------------------------------------------- strings */

/* Most strings have printable ASCII without quotes and backslashes only. */
static bool is_simple(const char *text, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (text[i] < ' ' || text[i] > '~' || text[i] == '"' || text[i] == '\\') return false;
    }
    return true;
}

/* Writes a character as \uNNNN, or as two of them above U+FFFF (RFC 8259, section 7). */
static void put_unicode(FILE *out, uint32_t c) {
    if (c > 0xffff) {
        fprintf(out, "\\u%04" PRIx32, 0xd800 + ((c - 0x10000) >> 10));
        c = 0xdc00 + ((c - 0x10000) & 0x3ff);
    }
    fprintf(out, "\\u%04" PRIx32, c);
}

/* Writes the character at the start of `text`; returns its length. */
static size_t put_character(FILE *out, const char *text, size_t n) {
    static const char plain[] = "\"\\\b\f\n\r\t";
    static const char letters[] = "\"\\bfnrt";
    uint32_t c = 0;
    const size_t length = utf8_next(text, n, &c);
    if (length == 0) { /* not UTF-8: the four characters \xNN, of which the first is escaped */
        fputs("\\\\x", out);
        put_hex(out, (uint8_t)text[0]);
        return 1;
    }
    const char *found = c != 0 && c < 0x80 ? strchr(plain, (int)c) : NULL;
    if (found != NULL) {
        fputc('\\', out);
        fputc(letters[found - plain], out);
    } else if (steers_terminal(c)) {
        put_unicode(out, c);
    } else {
        fwrite(text, 1, length, out);
    }
    return length;
}

/* ----------------------------------------------------------------------------------- structure */

void jw_start(jw *j, FILE *out) {
    memset(j, 0, sizeof *j);
    j->out = out;
}

void jw_line(jw *j) { j->new_line = !j->one_line; }

/* Writes the comma and the line break before a key or an element. */
static void separate(jw *j) {
    if (j->after_key) {
        j->after_key = false;
        j->new_line = false;
        return;
    }
    if (j->has_items[j->depth]) fputs(j->new_line ? "," : ", ", j->out);
    if (j->new_line) fputc('\n', j->out);
    j->new_line = false;
    j->has_items[j->depth] = true;
}

static void begin(jw *j, char open, char close) {
    separate(j);
    fputc(open, j->out);
    if (j->depth == JW_DEPTH) return; /* unreachable: see JW_DEPTH */
    j->closing[j->depth] = close;
    j->depth++;
    j->has_items[j->depth] = false;
}

static void end(jw *j) {
    if (j->depth == 0) return;
    j->depth--;
    if (j->new_line) fputc('\n', j->out);
    j->new_line = false;
    fputc(j->closing[j->depth], j->out);
}

void jw_begin_object(jw *j) { begin(j, '{', '}'); }
void jw_begin_array(jw *j) { begin(j, '[', ']'); }
void jw_end_object(jw *j) { end(j); }
void jw_end_array(jw *j) { end(j); }

void jw_finish(jw *j) {
    if (j->after_key) jw_null(j);
    while (j->depth > 0) end(j);
    fputc('\n', j->out);
}

static void put_quoted(jw *j, const char *text, size_t n) {
    fputc('"', j->out);
    if (is_simple(text, n)) {
        fwrite(text, 1, n, j->out);
    } else {
        for (size_t i = 0; i < n;) i += put_character(j->out, text + i, n - i);
    }
    fputc('"', j->out);
}

void jw_key_n(jw *j, const char *key, size_t n) {
    separate(j);
    put_quoted(j, key, n);
    fputs(": ", j->out);
    j->after_key = true;
}

void jw_key(jw *j, const char *key) { jw_key_n(j, key, strlen(key)); }

void jw_string(jw *j, const char *text, size_t n) {
    separate(j);
    put_quoted(j, text, n);
}

void jw_text(jw *j, const char *text) { jw_string(j, text, strlen(text)); }

static bool is_utf8(const char *text, size_t n) {
    uint32_t c = 0;
    for (size_t i = 0, size; i < n; i += size) {
        size = utf8_next(text + i, n - i, &c);
        if (size == 0) return false;
    }
    return true;
}

void jw_name(jw *j, const char *key, const char *text, size_t n) {
    char key_hex[32];
    jw_key(j, key);
    jw_string(j, text, n);
    if (is_utf8(text, n)) return;
    snprintf(key_hex, sizeof key_hex, "%s_hex", key); /* keys are short words of this program */
    jw_key(j, key_hex);
    FILE *out = jw_by_hand(j);
    fputc('"', out);
    for (size_t i = 0; i < n; i++) put_hex(out, (uint8_t)text[i]);
    fputc('"', out);
}

void jw_tensor_names(jw *j, const tg_tensor *t) {
    jw_key(j, "name");
    jw_string(j, t->name, t->name_len);
    if (t->raw_name == NULL ||
        (t->raw_name_len == t->name_len && memcmp(t->raw_name, t->name, t->name_len) == 0))
        return;
    jw_name(j, "raw_name", t->raw_name, t->raw_name_len);
}

/* ------------------------------------------------------------------------------------- scalars */

void jw_u64(jw *j, uint64_t value) {
    separate(j);
    fprintf(j->out, "%" PRIu64, value);
}

void jw_s64(jw *j, int64_t value) {
    separate(j);
    fprintf(j->out, "%" PRId64, value);
}

static void put_float(jw *j, const char *text, bool finite) {
    separate(j);
    if (!finite) fputc('"', j->out);
    fputs(text, j->out);
    if (!finite) fputc('"', j->out);
}

void jw_f32(jw *j, float value) {
    char text[40];
    tg_f32_text(value, text, sizeof text);
    put_float(j, text, isfinite(value));
}

void jw_f64(jw *j, double value) {
    char text[40];
    tg_f64_text(value, text, sizeof text);
    put_float(j, text, isfinite(value));
}

void jw_bool(jw *j, bool value) {
    separate(j);
    fputs(value ? "true" : "false", j->out);
}

void jw_null(jw *j) {
    separate(j);
    fputs("null", j->out);
}

void jw_shape(jw *j, const uint64_t *shape, uint32_t rank) {
    jw_begin_array(j);
    for (uint32_t i = 0; i < rank; i++) jw_u64(j, shape[i]);
    jw_end_array(j);
}

FILE *jw_by_hand(jw *j) {
    separate(j);
    return j->out;
}

/* ------------------------------------------------------------------------- errors and metadata */

static void put_error_text(jw *j, const char *key, const tg_error *error,
                           size_t (*text_of)(const tg_error *, char *, size_t)) {
    char text[2048];
    text_of(error, text, sizeof text);
    jw_key(j, key);
    jw_text(j, text);
}

/* The members of an error that a format has, too. */
static void put_reason(jw *j, const tg_error *error) {
    jw_key(j, "code");
    jw_text(j, tg_code_name(error->code));
    jw_key(j, "offset");
    jw_u64(j, error->offset);
    if (error->decoded) {
        jw_key(j, "decoded");
        jw_bool(j, true);
    }
    put_error_text(j, "path", error, tg_error_path);
    put_error_text(j, "message", error, error_message);
    put_error_text(j, "expected", error, tg_error_expected);
    put_error_text(j, "found", error, tg_error_found);
}

static void put_format(jw *j, tg_format format) {
    jw_key(j, "format");
    if (format != TG_FORMAT_NONE) {
        jw_text(j, tg_format_name(format));
    } else {
        jw_null(j);
    }
}

void jw_error(jw *j, const tg_error *error) { jw_error_in(j, error, NULL); }

void jw_error_in(jw *j, const tg_error *error, const char *file) {
    jw_begin_object(j);
    if (file != NULL) jw_name(j, "file", file, strlen(file));
    put_reason(j, error);
    if (error->foreign != NULL) {
        jw_key(j, "foreign");
        jw_text(j, error->foreign);
    }
    if (error->num_tried > 0) {
        jw_key(j, "tried");
        jw_begin_array(j);
        for (uint32_t i = 0; i < error->num_tried && i < TG_TRIED_MAX; i++) {
            const tg_error refusal = tg_refusal_error(&error->tried[i]);
            jw_begin_object(j);
            put_format(j, refusal.format);
            put_reason(j, &refusal);
            jw_end_object(j);
        }
        jw_end_array(j);
    }
    jw_end_object(j);
}

void jw_file(jw *j, const char *name, const report *r) {
    jw_name(j, "file", name, strlen(name));
    jw_key(j, "size");
    jw_u64(j, r->size);
    put_format(j, r->format);
}

void jw_valid(jw *j, const report *r) {
    jw_key(j, "valid");
    jw_bool(j, r->valid);
}

void jw_head(jw *j, const char *name, const report *r) {
    jw_file(j, name, r);
    jw_valid(j, r);
}

void jw_notes(jw *j, const report *r) {
    char text[1024];
    uint64_t left = notes_left_out(r);
    jw_begin_array(j);
    for (size_t i = 0; i < r->num_rules; i++) {
        tg_note_text(&r->notes[i], text, sizeof text);
        jw_text(j, text);
    }
    if (left > 0) {
        snprintf(text, sizeof text, "and %" PRIu64 " more", left);
        jw_text(j, text);
    }
    jw_end_array(j);
}

void jw_report(jw *j, const char *name, const tg_file *file, const tg_error *error) {
    report r = report_of(file, error);
    jw_head(j, name, &r);
    jw_key(j, "error");
    if (error == NULL || error->code == TG_CODE_NONE) {
        jw_null(j);
    } else {
        jw_error(j, error);
    }
    jw_key(j, "notes");
    jw_notes(j, &r);
}

/* Events continue unless the output failed. */
static bool goes_on(const jw *j) { return !ferror(j->out); }

#define EVENT(name, call)                                                                          \
    static bool on_##name(void *self) {                                                            \
        jw *j = self;                                                                              \
        call;                                                                                      \
        return goes_on(j);                                                                         \
    }
EVENT(begin_object, jw_begin_object(j))
EVENT(end_object, jw_end_object(j))
EVENT(begin_array, jw_begin_array(j))
EVENT(end_array, jw_end_array(j))
EVENT(null, jw_null(j))
#undef EVENT

#define EVENT(name, type, call)                                                                    \
    static bool on_##name(void *self, type value) {                                                \
        jw *j = self;                                                                              \
        call(j, value);                                                                            \
        return goes_on(j);                                                                         \
    }
EVENT(u64, uint64_t, jw_u64)
EVENT(s64, int64_t, jw_s64)
EVENT(f32, float, jw_f32)
EVENT(f64, double, jw_f64)
EVENT(boolean, bool, jw_bool)
#undef EVENT

static bool on_key(void *self, const char *key, size_t len) {
    jw *j = self;
    jw_key_n(j, key, len);
    return goes_on(j);
}

static bool on_text(void *self, const char *text, size_t len) {
    jw *j = self;
    jw_string(j, text, len);
    return goes_on(j);
}

tg_sink jw_sink(jw *j) {
    tg_sink sink = SINK_OF(j);
    return sink;
}
