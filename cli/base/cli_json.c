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
#include "decimal.h"
#include "json_simple.h"

/* ------------------------------------------------------------------------------------- output */

static void write_out(jw *j, const char *text, size_t n) {
    fwrite(text, 1, n, j->out);
    j->failed = ferror(j->out) != 0;
}

void jw_flush(jw *j) {
    write_out(j, j->buffer, j->used);
    j->used = 0;
}

/* Room for `n` bytes, which are at most those of the buffer. What is put there ends with taken(). */
static inline char *room(jw *j, size_t n) {
    if (n > sizeof j->buffer - j->used) jw_flush(j);
    return j->buffer + j->used;
}

static inline void taken(jw *j, const char *end) { j->used = (size_t)(end - j->buffer); }

static inline char *put_at(char *at, const char *text, size_t n) {
    memcpy(at, text, n);
    return at + n;
}

static void put(jw *j, const char *text, size_t n) {
    if (n <= sizeof j->buffer) {
        taken(j, put_at(room(j, n), text, n));
        return;
    }
    jw_flush(j);
    write_out(j, text, n);
}

static void put_char(jw *j, char c) {
    *room(j, 1) = c;
    j->used++;
}

static void put_byte(jw *j, uint8_t byte) {
    static const char digits[] = "0123456789abcdef";
    put_char(j, digits[byte >> 4]);
    put_char(j, digits[byte & 15]);
}

/* ------------------------------------------------------------------------------------- strings */

static void put_utf16(jw *j, uint32_t unit) {
    put(j, "\\u", 2);
    put_byte(j, (uint8_t)(unit >> 8));
    put_byte(j, (uint8_t)unit);
}

/* Writes a character as \uNNNN, or as two of them above U+FFFF (RFC 8259, section 7). */
static void put_unicode(jw *j, uint32_t c) {
    if (c > 0xffff) {
        put_utf16(j, 0xd800 + ((c - 0x10000) >> 10));
        c = 0xdc00 + ((c - 0x10000) & 0x3ff);
    }
    put_utf16(j, c);
}

/* Writes the character at the start of `text`; returns its length. */
static size_t put_character(jw *j, const char *text, size_t n) {
    static const char plain[] = "\"\\\b\f\n\r\t";
    static const char letters[] = "\"\\bfnrt";
    uint32_t c = 0;
    const size_t length = utf8_next(text, n, &c);
    if (length == 0) { /* not UTF-8: the four characters \xNN, of which the first is escaped */
        put(j, "\\\\x", 3);
        put_byte(j, (uint8_t)text[0]);
        return 1;
    }
    const char *found = c != 0 && c < 0x80 ? strchr(plain, (int)c) : NULL;
    if (found != NULL) {
        put_char(j, '\\');
        put_char(j, letters[found - plain]);
    } else if (steers_terminal(c)) {
        put_unicode(j, c);
    } else {
        put(j, text, length);
    }
    return length;
}

/* ----------------------------------------------------------------------------------- structure */

void jw_start(jw *j, FILE *out) {
    memset(j, 0, offsetof(jw, buffer));
    j->out = out;
    j->failed = ferror(out) != 0;
}

/* Writes the comma and the line break before a key or an element: at most JW_GAP bytes. */
static inline char *separate_at(jw *j, char *at) {
    memcpy(at, ", ",
           JW_GAP); /* all, since a number of bytes that is fixed is copied without a call */
    at += j->gap;
    if (j->new_line) {
        if (j->gap > 0) at--; /* no space before a line break */
        *at++ = '\n';
        j->new_line = false;
    }
    j->gap = JW_GAP;
    j->after_key = false;
    return at;
}

static void separate(jw *j) { taken(j, separate_at(j, room(j, JW_GAP))); }

char *jw_room(jw *j, size_t n) { return separate_at(j, room(j, JW_GAP + n)); }
void jw_taken(jw *j, const char *end) { taken(j, end); }
void jw_not_taken(jw *j, const char *start) {
    taken(j, start);
    j->gap = 0; /* what separates it is there */
    j->after_key = true;
}

static inline void begin(jw *j, char open, char close) {
    char *at = separate_at(j, room(j, JW_GAP + 1));
    *at++ = open;
    taken(j, at);
    j->gap = 0;
    if (j->depth == JW_DEPTH) return; /* unreachable: see JW_DEPTH */
    j->closing[j->depth] = close;
    j->depth++;
}

static inline void end(jw *j) {
    if (j->depth == 0) return;
    j->depth--;
    char *at = room(j, 2);
    if (j->new_line) *at++ = '\n';
    j->new_line = false;
    *at++ = j->closing[j->depth];
    taken(j, at);
    j->gap = JW_GAP;
}

void jw_begin_object(jw *j) { begin(j, '{', '}'); }
void jw_begin_array(jw *j) { begin(j, '[', ']'); }
void jw_end_object(jw *j) { end(j); }
void jw_end_array(jw *j) { end(j); }

void jw_finish(jw *j) {
    if (j->after_key) jw_null(j);
    while (j->depth > 0) end(j);
    put_char(j, '\n');
    jw_flush(j);
}

/* Strings up to this length are put into the buffer at once, if they are simple. */
#define AT_ONCE 1024u

/* A string with characters that are escaped, or a long one, from its first quote on. */
static void put_escaped_string(jw *j, char *at, const char *text, size_t n) {
    taken(j, put_at(at, "\"", 1));
    for (size_t i = 0; i < n;) i += put_character(j, text + i, n - i);
    put_char(j, '"');
}

static void put_string(jw *j, char *at, const char *text, size_t n) {
    at[0] = '"';
    if (n <= AT_ONCE && json_copy(at + 1, text, n)) {
        at[1 + n] = '"';
        taken(j, at + n + 2);
    } else {
        put_escaped_string(j, at, text, n);
    }
}

static bool put_any_key(jw *j, const char *text, size_t n) {
    put_string(j, separate_at(j, room(j, JW_GAP + AT_ONCE + 2)), text, n);
    put(j, ": ", 2);
    j->gap = 0;
    j->after_key = true;
    return !j->failed;
}

/* Metadata of many records are mostly short keys. Before a call there is nothing that would have to be kept. */
static inline bool put_key(jw *j, const char *text, size_t n) {
    if (n < 2 || n > JSON_SHORT || sizeof j->buffer - j->used < JW_GAP + JSON_SHORT + 4 ||
        j->new_line)
        return put_any_key(j, text, n);
    char *at = put_at(j->buffer + j->used, ", ", JW_GAP) - JW_GAP + j->gap;
    at[0] = '"';
    if (!json_copy_short(at + 1, text, n)) return put_any_key(j, text, n);
    taken(j, put_at(at + 1 + n, "\": ", 3));
    j->gap = 0;
    j->after_key = true;
    return !j->failed;
}

void jw_key_n(jw *j, const char *text, size_t n) { (void)put_key(j, text, n); }
void jw_string(jw *j, const char *text, size_t n) {
    put_string(j, separate_at(j, room(j, JW_GAP + AT_ONCE + 2)), text, n);
}

void jw_word(jw *j, const char *key, size_t n) {
    char *at = separate_at(j, room(j, JW_GAP + n + 4));
    *at++ = '"';
    at = put_at(at, key, n);
    taken(j, put_at(at, "\": ", 3));
    j->gap = 0;
    j->after_key = true;
}

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
    separate(j);
    put_char(j, '"');
    for (size_t i = 0; i < n; i++) put_byte(j, (uint8_t)text[i]);
    put_char(j, '"');
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

static inline void number(jw *j, uint64_t value, bool negative) {
    char *at = separate_at(j, room(j, JW_GAP + 1 + DECIMAL_MOST));
    *at = '-';
    taken(j, decimal_put(at + (negative ? 1 : 0), value));
}

static inline void unsigned_number(jw *j, uint64_t value) { number(j, value, false); }
static inline void signed_number(jw *j, int64_t value) {
    number(j, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, value < 0);
}

void jw_u64(jw *j, uint64_t value) { unsigned_number(j, value); }
void jw_s64(jw *j, int64_t value) { signed_number(j, value); }

static void put_float(jw *j, const char *text, bool finite) {
    separate(j);
    if (!finite) put_char(j, '"');
    put(j, text, strlen(text));
    if (!finite) put_char(j, '"');
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
    if (value) {
        put(j, "true", 4);
    } else {
        put(j, "false", 5);
    }
}

void jw_null(jw *j) {
    separate(j);
    put(j, "null", 4);
}

void jw_shape(jw *j, const uint64_t *shape, uint32_t rank) {
    jw_begin_array(j);
    for (uint32_t i = 0; i < rank; i++) jw_u64(j, shape[i]);
    jw_end_array(j);
}

FILE *jw_by_hand(jw *j) {
    separate(j);
    jw_flush(j);
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
static bool goes_on(const jw *j) { return !j->failed; }

#define EVENT(name, call)                                                                          \
    static bool on_##name(void *self) {                                                            \
        jw *j = self;                                                                              \
        call;                                                                                      \
        return goes_on(j);                                                                         \
    }
EVENT(begin_object, begin(j, '{', '}'))
EVENT(end_object, end(j))
EVENT(begin_array, begin(j, '[', ']'))
EVENT(end_array, end(j))
EVENT(null, jw_null(j))
#undef EVENT

#define EVENT(name, type, call)                                                                    \
    static bool on_##name(void *self, type value) {                                                \
        jw *j = self;                                                                              \
        call(j, value);                                                                            \
        return goes_on(j);                                                                         \
    }
EVENT(u64, uint64_t, unsigned_number)
EVENT(s64, int64_t, signed_number)
EVENT(f32, float, jw_f32)
EVENT(f64, double, jw_f64)
EVENT(boolean, bool, jw_bool)
#undef EVENT

static bool on_key(void *self, const char *text, size_t len) { return put_key(self, text, len); }

static bool on_text(void *self, const char *text, size_t len) {
    jw *j = self;
    jw_string(j, text, len);
    return goes_on(j);
}

tg_sink jw_sink(jw *j) {
    tg_sink sink = SINK_OF(j);
    return sink;
}
