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
    /* A stream into memory that cannot grow has no error. */
    if (fwrite(text, 1, n, j->out) != n || ferror(j->out)) j->failed = true;
}

bool jw_flush(jw *j) {
    write_out(j, j->buffer, j->used);
    j->used = 0;
    return !j->failed;
}

/*
 * At the beginning of each function there is room for AT_HAND bytes: so short pieces are put into the buffer without a
 * test, and each function that puts something there ends with taken() or settled(). Nothing is kept across that call.
 */
#define AT_HAND 64u
#define FULL (JW_BUFFER - AT_HAND)

/* False if something could not be written. */
static inline bool settled(jw *j, const char *end) {
    j->used = (size_t)(end - j->buffer);
    return j->used <= FULL ? !j->failed : jw_flush(j);
}

static inline void taken(jw *j, const char *end) { (void)settled(j, end); }

static inline char *here(jw *j) { return j->buffer + j->used; }

/* Room for `n` bytes, which are at most those of the buffer. */
static inline char *room(jw *j, size_t n) {
    if (n > sizeof j->buffer - j->used) (void)jw_flush(j);
    return here(j);
}

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
    char *at = here(j);
    *at = c;
    taken(j, at + 1);
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

#define MOST_GAP 2u

void jw_line(jw *j) {
    if (j->one_line || j->after_key) return;
    j->new_line = true;
    memcpy(j->gap, jw_follows(j) ? ",\n" : "\n", MOST_GAP);
    j->gap_size = jw_follows(j) ? 2 : 1;
}

/* With false, only the size matters. */
static inline void set_follows(jw *j, bool follows) {
    memcpy(j->gap, ", ", MOST_GAP);
    j->gap_size = follows ? MOST_GAP : 0;
}

void jw_set_follows(jw *j, bool follows) { set_follows(j, follows); }

/* Writes what separates a key or an element from the one before, at most MOST_GAP bytes. Behind an element is a comma, behind a key,
 * or the beginning of a container, nothing. */
static inline char *separate_at(jw *j, char *at, bool follows, bool is_key) {
    memcpy(at, j->gap, MOST_GAP); /* a fixed number is copied without a call */
    at += j->gap_size;
    set_follows(j, follows);
    j->after_key = is_key;
    j->new_line = false;
    return at;
}

static inline char *separate(jw *j) { return separate_at(j, here(j), true, false); }

char *jw_room(jw *j, size_t n) { return separate_at(j, room(j, MOST_GAP + n), true, false); }
void jw_taken(jw *j, const char *end) { taken(j, end); }
void jw_not_taken(jw *j, const char *start) {
    set_follows(j, false); /* what separates it is there */
    j->after_key = true;
    taken(j, start);
}

static inline bool begin(jw *j, char open, char close) {
    char *at = separate_at(j, here(j), false, false);
    *at++ = open;
    if (j->depth < JW_DEPTH) { /* always: see JW_DEPTH */
        j->closing[j->depth] = close;
        j->depth++;
    }
    return settled(j, at);
}

static inline bool end(jw *j) {
    char *at = here(j);
    if (j->depth > 0) {
        j->depth--;
        if (j->new_line) *at++ = '\n';
        *at++ = j->closing[j->depth];
        j->new_line = false;
        set_follows(j, true);
    }
    return settled(j, at);
}

void jw_begin_object(jw *j) { (void)begin(j, '{', '}'); }
void jw_begin_array(jw *j) { (void)begin(j, '[', ']'); }
void jw_end_object(jw *j) { (void)end(j); }
void jw_end_array(jw *j) { (void)end(j); }

void jw_finish(jw *j) {
    if (j->after_key) jw_null(j);
    while (j->depth > 0) (void)end(j);
    put_char(j, '\n');
    jw_flush(j);
}

/* Strings up to this length are put into the buffer at once, if they are simple. */
#define AT_ONCE 1024u

/* Of others, pieces are. A text with a character to escape here and there is mostly simple. */
#define PIECE JSON_SHORT

/* Writes what begins `text`, at least one character, and at least a piece if there is one; returns its length. */
static size_t put_piece(jw *j, const char *text, size_t n) {
    const size_t piece = n < PIECE ? n : PIECE;
    char *at = room(j, piece);
    if (json_copy(at, text, piece)) {
        taken(j, at + piece);
        return piece;
    }
    size_t i = 0; /* the last character may end behind the piece */
    while (i < piece) i += put_character(j, text + i, n - i);
    return i;
}

/* A string, from its first quote on; at `at` is room for AT_ONCE bytes and the quotes. */
static void put_string(jw *j, char *at, const char *text, size_t n) {
    at[0] = '"';
    if (n <= AT_ONCE && json_copy(at + 1, text, n)) {
        at[1 + n] = '"';
        taken(j, at + n + 2);
        return;
    }
    taken(j, at + 1);
    for (size_t i = 0; i < n;) i += put_piece(j, text + i, n - i);
    put_char(j, '"');
}

static bool put_any_key(jw *j, const char *text, size_t n) {
    put_string(j, separate_at(j, room(j, MOST_GAP + AT_ONCE + 2), false, true), text, n);
    put(j, ": ", 2);
    return !j->failed;
}

/* Metadata of many records are mostly short keys. */
static inline bool put_key(jw *j, const char *text, size_t n) {
    if (n < 2 || n > JSON_SHORT) return put_any_key(j, text, n);
    _Static_assert(MOST_GAP + JSON_SHORT + 4 <= AT_HAND, "a short key has room");
    char *at = put_at(here(j), j->gap, MOST_GAP) - MOST_GAP + j->gap_size;
    at[0] = '"';
    if (!json_copy_short(at + 1, text, n)) return put_any_key(j, text, n);
    set_follows(j, false);
    j->after_key = true;
    j->new_line = false;
    return settled(j, put_at(at + 1 + n, "\": ", 3));
}

void jw_key_n(jw *j, const char *text, size_t n) { (void)put_key(j, text, n); }
void jw_string(jw *j, const char *text, size_t n) {
    put_string(j, separate_at(j, room(j, MOST_GAP + AT_ONCE + 2), true, false), text, n);
}

void jw_word(jw *j, const char *key, size_t n) {
    char *at = separate_at(j, room(j, MOST_GAP + n + 4), false, true);
    *at++ = '"';
    at = put_at(at, key, n);
    taken(j, put_at(at, "\": ", 3));
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
    taken(j, put_at(separate(j), "\"", 1));
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

static inline bool put_number(jw *j, uint64_t value, bool negative) {
    _Static_assert(MOST_GAP + 1 + DECIMAL_MOST <= AT_HAND, "a number has room");
    char *at = separate(j);
    *at = '-';
    return settled(j, decimal_put(at + (negative ? 1 : 0), value));
}

static inline bool number_u64(jw *j, uint64_t value) { return put_number(j, value, false); }
static inline bool number_s64(jw *j, int64_t value) {
    return put_number(j, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, value < 0);
}

void jw_u64(jw *j, uint64_t value) { (void)number_u64(j, value); }
void jw_s64(jw *j, int64_t value) { (void)number_s64(j, value); }

/* Words and floats are shorter than what is at hand, with quotes. */
static void put_word(jw *j, const char *text, size_t n) { taken(j, put_at(separate(j), text, n)); }

static void put_float(jw *j, const char *text, bool finite) {
    char *at = separate(j);
    if (!finite) *at++ = '"';
    at = put_at(at, text, strlen(text));
    if (!finite) *at++ = '"';
    taken(j, at);
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
    if (value) {
        put_word(j, "true", 4);
    } else {
        put_word(j, "false", 5);
    }
}

void jw_null(jw *j) { put_word(j, "null", 4); }

void jw_shape(jw *j, const uint64_t *shape, uint32_t rank) {
    jw_begin_array(j);
    for (uint32_t i = 0; i < rank; i++) jw_u64(j, shape[i]);
    jw_end_array(j);
}

FILE *jw_by_hand(jw *j) {
    taken(j, separate(j));
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

/* The document has the reasons of all formats. */
static size_t message_of(const tg_error *error, char *dst, size_t cap) {
    if (error->remedy != TG_REMEDY_TRIED) return error_message(error, dst, cap);
    return tg_error_message(error, dst, cap);
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
    put_error_text(j, "message", error, message_of);
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
static bool on_begin_object(void *self) { return begin(self, '{', '}'); }
static bool on_end_object(void *self) { return end(self); }
static bool on_begin_array(void *self) { return begin(self, '[', ']'); }
static bool on_end_array(void *self) { return end(self); }
static bool on_key(void *self, const char *key, size_t len) { return put_key(self, key, len); }
static bool on_u64(void *self, uint64_t value) { return number_u64(self, value); }
static bool on_s64(void *self, int64_t value) { return number_s64(self, value); }

static bool on_text(void *self, const char *text, size_t len) {
    jw *j = self;
    jw_string(j, text, len);
    return !j->failed;
}

static bool on_null(void *self) {
    jw *j = self;
    jw_null(j);
    return !j->failed;
}

#define EVENT(name, type, call)                                                                    \
    static bool on_##name(void *self, type value) {                                                \
        jw *j = self;                                                                              \
        call(j, value);                                                                            \
        return !j->failed;                                                                         \
    }
EVENT(f32, float, jw_f32)
EVENT(f64, double, jw_f64)
EVENT(boolean, bool, jw_bool)
#undef EVENT

tg_sink jw_sink(jw *j) {
    tg_sink sink = SINK_OF(j);
    return sink;
}
