/* SPDX-License-Identifier: Apache-2.0 */
/*
 * error_text.c - formats errors and notes as text, in memory of the caller.
 *
 * Bytes that come from a file are written as printable ASCII, so that a message is safe for any
 * terminal or log. `expected` is a constant of the library.
 */
#include <string.h>

#include "build_formats.h"
#include "io_code.h"
#include "number_text.h"

/* ------------------------------------------------------------------------------------- values */

static void put_hex(tg_text *w, uint8_t byte) {
    static const char digits[] = "0123456789abcdef";
    tg_put_char(w, digits[byte >> 4]);
    tg_put_char(w, digits[byte & 15]);
}

static void put_rest(tg_text *w, uint64_t shown, uint64_t size) {
    if (shown >= size) return;
    tg_put(w, "... (");
    tg_put_u64(w, size);
    tg_put(w, " bytes)");
}

/* Quoted text if all bytes are printable, otherwise hexadecimal: 00 ff 12. If only a prefix is
 * known, the total length is appended. */
static void put_bytes(tg_text *w, const uint8_t *bytes, uint64_t size) {
    uint64_t shown = size < TG_VALUE_BYTES ? size : TG_VALUE_BYTES;
    bool printable = shown > 0;
    for (uint64_t i = 0; i < shown; i++) {
        if (bytes[i] < 0x20 || bytes[i] > 0x7e || bytes[i] == '"') printable = false;
    }
    if (shown == 0) tg_put(w, "no bytes");
    if (printable) tg_put_char(w, '"');
    for (uint64_t i = 0; i < shown; i++) {
        if (printable) {
            tg_put_char(w, (char)bytes[i]);
            continue;
        }
        if (i > 0) tg_put_char(w, ' ');
        put_hex(w, bytes[i]);
    }
    if (printable) tg_put_char(w, '"');
    put_rest(w, shown, size);
}

/* Printable bytes of a name, of which `size` is the length. */
static void put_name(tg_text *w, const char *name, uint64_t size) {
    uint64_t shown = 0;
    tg_put_char(w, '"');
    for (; shown < TG_ERROR_NAME && name[shown] != '\0'; shown++) {
        const bool printable = name[shown] >= 0x20 && name[shown] <= 0x7e;
        tg_put_char(w, printable ? name[shown] : '?'); /* a program may have filled it */
    }
    tg_put_char(w, '"');
    put_rest(w, shown, size);
}

static void put_value(tg_text *w, const tg_value *value) {
    switch (value->kind) {
    case TG_KIND_NONE: break;
    case TG_KIND_BOOL: tg_put(w, value->u64 != 0 ? "true" : "false"); break;
    case TG_KIND_U64: tg_put_u64(w, value->u64); break;
    case TG_KIND_S64: tg_put_s64(w, value->s64); break;
    case TG_KIND_F32: tg_put_f32(w, (float)value->f64); break;
    case TG_KIND_F64: tg_put_f64(w, value->f64); break;
    case TG_KIND_BYTES:
    case TG_KIND_TEXT: put_bytes(w, value->bytes, value->u64); break;
    }
}

/* If the words contain a '%', the number replaces it. Otherwise the words are an expression from a rule of a grammar, as in
 * "at most _io.size - 16", and the number follows in parentheses. "%%" is a '%' of the expression. */
static void put_expected(tg_text *w, const char *expected, const tg_value *allowed) {
    bool put = allowed->kind == TG_KIND_NONE;
    for (const char *p = expected; *p != '\0'; p++) {
        if (p[0] == '%' && p[1] == '%') {
            tg_put_char(w, *p++);
        } else if (*p == '%' && !put) {
            put_value(w, allowed);
            put = true;
        } else {
            tg_put_char(w, *p);
        }
    }
    if (put) return;
    tg_put(w, " (");
    put_value(w, allowed);
    tg_put_char(w, ')');
}

/* Errors about missing bytes have a byte count for both values, but only one of them has words. */
static void put_found(tg_text *w, tg_code code, const char *expected, const tg_value *found,
                      const char *name) {
    if (found->kind == TG_KIND_BYTES && name[0] != '\0') {
        put_name(w, name, found->u64);
        return;
    }
    put_value(w, found);
    if (code == TG_CODE_TRUNCATED && expected[0] == '%' && found->kind == TG_KIND_U64) {
        tg_put(w, found->u64 == 1 ? " byte" : " bytes");
    }
}

/* Texts of an error or a note that a program made from zero. */
static const char *text_of(const char *text) { return text != NULL ? text : ""; }

static void put_path(tg_text *w, const tg_step *path, uint32_t len) {
    for (uint32_t i = 0; i < len; i++) {
        if (i > 0) tg_put_char(w, '.');
        tg_put(w, text_of(path[i].name));
        if (path[i].index != TG_NO_INDEX) {
            tg_put_char(w, '[');
            tg_put_u64(w, path[i].index);
            tg_put_char(w, ']');
        }
    }
}

/* ------------------------------------------------------------------------------------ messages */

/* For errors without values to compare. */
static const char *sentence(tg_code code) {
    switch (code) {
    case TG_CODE_NONE: return "no error";
    case TG_CODE_TRUNCATED: return "the file ends too early";
    case TG_CODE_BAD_VALUE: return "a value that the format does not allow";
    case TG_CODE_BAD_SIZE: return "a length that disagrees with what it measures";
    case TG_CODE_BAD_REFERENCE: return "a reference to a missing element";
    case TG_CODE_BAD_TEXT: return "bytes that are not valid text";
    case TG_CODE_BAD_DATA: return "invalid compressed or encoded bytes";
    case TG_CODE_TRAILING: return "bytes after the end of the format";
    case TG_CODE_OVERFLOW: return "a number that does not fit 64 bits";
    case TG_CODE_LIMIT: return "more than a limit allows";
    case TG_CODE_CONVERSION: return "a text or float that is not an integer";
    case TG_CODE_ABSENT: return "a missing field or tensor";
    case TG_CODE_INDEX: return "an index outside of an array";
    case TG_CODE_DIVISION: return "a division by zero";
    case TG_CODE_WRONG_TYPE: return "an object of another type";
    case TG_CODE_UNDECIDED_ENDIAN: return "an undecided byte order";
    case TG_CODE_CYCLE: return "a value that depends on itself";
    case TG_CODE_NO_PROGRESS: return "a repetition that takes no bytes";
    case TG_CODE_NO_MEMORY: return "out of memory";
    case TG_CODE_IO: return "cannot be read";
    case TG_CODE_UNSUPPORTED: return "not supported";
    case TG_CODE_UNKNOWN_FORMAT: return "no known format";
    case TG_CODE_AMBIGUOUS: return "valid in more than one format";
    case TG_CODE_EMPTY_FILE: return "an empty file";
    case TG_CODE_LFS_POINTER:
        return "a pointer of Git LFS in place of the file: fetch it with `git lfs pull`";
    case TG_CODE_HTML_PAGE: return "a web page in place of the file: the download went wrong";
    case TG_CODE_STOPPED: return "stopped by the caller";
    case TG_CODE_USAGE: return "a call that is not allowed";
    case TG_CODE_INTERNAL: return "a bug of this library";
    case TG_CODE_FOREIGN_FORMAT: return "a file of another kind";
    case TG_CODE_CODE_EXECUTION: return "a file that runs code when it is loaded";
    case TG_CODE_COUNT: break;
    }
    return "an unknown error";
}

/* The two halves of a message. */
static void put_reason(tg_text *w, tg_code code, const char *expected, const tg_value *allowed,
                       const tg_value *found, const char *name) {
    if (found->kind != TG_KIND_NONE) {
        tg_put(w, "found ");
        put_found(w, code, expected, found, name);
        if (expected[0] != '\0') tg_put(w, ", ");
    }
    if (expected[0] != '\0') {
        tg_put(w, "expected ");
        put_expected(w, expected, allowed);
    } else if (found->kind == TG_KIND_NONE) {
        tg_put(w, sentence(code));
    }
}

/* The remedies that the library itself names. */
static const char *own_words(tg_remedy remedy, tg_limit limit) {
    static const char *const words[TG_LIMIT_COUNT] = {
#define WORDS(id, number, name) [number] = "limit " name,
        TG_LIMITS(WORDS)
#undef WORDS
    };
    return remedy == TG_REMEDY_RAISE_LIMIT && (unsigned)limit < TG_LIMIT_COUNT ? words[limit]
                                                                               : NULL;
}

static void put_remedy(tg_text *w, tg_remedy_words words, tg_remedy remedy, tg_limit limit) {
    if (words == NULL || remedy == TG_REMEDY_NONE) return;
    const char *text = words(remedy, limit);
    if (text == NULL) return;
    tg_put(w, "; ");
    tg_put(w, text);
}

/* "at byte 48: ", the prefix of a message. */
static void put_place(tg_text *w, uint64_t offset, bool decoded) {
    tg_put(w, "at byte ");
    tg_put_u64(w, offset);
    if (decoded) tg_put(w, " of the decoded data");
}

/* "not gguf (version at byte 4: found 9, expected 2 or 3)" */
static void put_refusal(tg_text *w, const tg_refusal *r, tg_remedy_words words) {
    const char *name = tg_format_name(r->format);
    tg_put(w, "not ");
    tg_put(w, name != NULL ? name : "?");
    tg_put(w, " (");
    if (r->path_len > 0) {
        put_path(w, r->path, r->path_len < TG_TRIED_PATH_MAX ? r->path_len : TG_TRIED_PATH_MAX);
        if (r->has_place) tg_put_char(w, ' ');
        if (r->has_place) put_place(w, r->offset, false);
        tg_put(w, ": ");
    }
    put_reason(w, r->code, text_of(r->expected), &r->allowed, &r->found, "");
    if (r->limit != TG_LIMIT_NONE) put_remedy(w, words, TG_REMEDY_RAISE_LIMIT, r->limit);
    tg_put_char(w, ')');
}

/* The likely format, or the only one, and the number of the others; where none is likely, how the file begins. */
static void put_tried(tg_text *w, const tg_error *error, tg_remedy_words words) {
    const uint32_t n = error->num_tried < TG_TRIED_MAX ? error->num_tried : TG_TRIED_MAX;
    if (n == 0) return;
    tg_put(w, ": ");
    if (n == 1 || error->is_likely) {
        put_refusal(w, &error->tried[0], words);
        if (n == 1) return;
        tg_put(w, ", nor ");
        tg_put_u64(w, n - 1);
        tg_put(w, n == 2 ? " other" : " others");
        return;
    }
    if (error->found.kind != TG_KIND_NONE) {
        tg_put(w, "the file begins with ");
        put_value(w, &error->found);
        tg_put(w, ", and ");
    }
    tg_put(w, "none of ");
    tg_put_u64(w, n);
    tg_put(w, " formats accepts it");
}

static void put_takers(tg_text *w, const tg_error *error) {
    bool first = true;
    for (uint32_t i = 0; i < error->num_tried && i < TG_TRIED_MAX; i++) {
        const char *name = tg_format_name(error->tried[i].format);
        if (error->tried[i].code != TG_CODE_NONE || name == NULL) continue;
        tg_put(w, first ? ": " : " and ");
        tg_put(w, name);
        first = false;
    }
    tg_put(w, "; specify the format");
}

/* The detail may come from the calling program. */
static void put_detail(tg_text *w, const char *detail) {
    for (size_t i = 0; i < TG_ERROR_DETAIL && detail[i] != '\0'; i++) {
        bool printable = detail[i] >= 0x20 && detail[i] <= 0x7e;
        if (printable) {
            tg_put_char(w, detail[i]);
        } else {
            tg_put(w, "\\x");
            put_hex(w, (uint8_t)detail[i]);
        }
    }
}

/* The sentence without the remedy. */
static void put_sentence(tg_text *w, const tg_error *error, tg_remedy_words words) {
    if (error->detail[0] != '\0') {
        put_detail(w, error->detail);
        return;
    }
    switch (error->code) {
    case TG_CODE_UNKNOWN_FORMAT:
        tg_put(w, sentence(error->code));
        put_tried(w, error, words);
        return;
    case TG_CODE_AMBIGUOUS:
        tg_put(w, sentence(error->code));
        put_takers(w, error);
        return;
    case TG_CODE_EMPTY_FILE:
    case TG_CODE_LFS_POINTER:
    case TG_CODE_HTML_PAGE:
    case TG_CODE_FOREIGN_FORMAT: tg_put(w, sentence(error->code)); return;
    case TG_CODE_IO:
        if (error->system != 0) {
            tg_put(w, tg_io_text(error->system));
            return;
        }
        break;
    default: break;
    }
    put_reason(w, error->code, text_of(error->expected), &error->allowed, &error->found,
               error->found_name);
}

static void put_message(tg_text *w, const tg_error *error, tg_remedy_words words) {
    put_sentence(w, error, words);
    put_remedy(w, words, error->remedy, error->limit);
}

size_t tg_error_message_with(const tg_error *error, tg_remedy_words words, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    put_message(&w, error, words);
    return tg_put_end(&w);
}

size_t tg_error_message(const tg_error *error, char *dst, size_t cap) {
    return tg_error_message_with(error, own_words, dst, cap);
}

static void put_error_path(tg_text *w, const tg_error *error) {
    put_path(w, error->path, error->path_len < TG_PATH_MAX ? error->path_len : TG_PATH_MAX);
}

size_t tg_error_path(const tg_error *error, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    const char *format = tg_format_name(error->format);
    if (error->path_len > 0) {
        put_error_path(&w, error);
    } else if (format != NULL) {
        tg_put(&w, format);
    }
    return tg_put_end(&w);
}

/* No format was recognised, or several were: any format was expected. */
static bool expects_a_format(tg_code code) {
    return code == TG_CODE_UNKNOWN_FORMAT || code == TG_CODE_AMBIGUOUS ||
           code == TG_CODE_EMPTY_FILE || code == TG_CODE_LFS_POINTER || code == TG_CODE_HTML_PAGE ||
           code == TG_CODE_FOREIGN_FORMAT;
}

size_t tg_error_expected(const tg_error *error, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    if (expects_a_format(error->code)) {
        tg_put_formats(&w);
    } else {
        put_expected(&w, text_of(error->expected), &error->allowed);
    }
    return tg_put_end(&w);
}

size_t tg_error_found(const tg_error *error, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    put_found(&w, error->code, text_of(error->expected), &error->found, error->found_name);
    return tg_put_end(&w);
}

size_t tg_error_text_with(const tg_error *error, tg_remedy_words words, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    const char *format = tg_format_name(error->format);
    if (format != NULL) {
        tg_put(&w, format);
        tg_put(&w, ": ");
    }
    if (error->path_len > 0) {
        put_error_path(&w, error);
        if (error->has_place) tg_put_char(&w, ' ');
        if (error->has_place) put_place(&w, error->offset, error->decoded);
        tg_put(&w, ": ");
    }
    put_message(&w, error, words);
    tg_put(&w, " [");
    tg_put(&w, tg_code_name(error->code));
    tg_put_char(&w, ']');
    return tg_put_end(&w);
}

size_t tg_error_text(const tg_error *error, char *dst, size_t cap) {
    return tg_error_text_with(error, own_words, dst, cap);
}

size_t tg_note_text(const tg_note *note, char *dst, size_t cap) {
    tg_text w = {dst, cap, 0};
    tg_put(&w, text_of(note->rule));
    tg_put_char(&w, ' ');
    put_place(&w, note->offset, false);
    tg_put(&w, ": ");
    put_reason(&w, note->code, text_of(note->expected), &note->allowed, &note->found,
               note->found_name);
    if (note->count > 1) {
        tg_put(&w, "; count ");
        tg_put_u64(&w, note->count);
    }
    return tg_put_end(&w);
}
