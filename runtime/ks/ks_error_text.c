/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_error_text.c - see ks_error_text.h. The words are those of tensorgate, whose errors have more parts.
 */
#include "ks_error_text.h"

#include "ks_writer.h"

static void write_hex(ks_writer *w, uint8_t byte) {
    static const char digits[] = "0123456789abcdef";
    ks_write_char(w, digits[byte >> 4]);
    ks_write_char(w, digits[byte & 15]);
}

/* Quoted text if all bytes are printable, otherwise hexadecimal: 00 ff 12. If only a prefix is known, the total length
 * is appended. */
static void write_bytes(ks_writer *w, const uint8_t *bytes, uint64_t size) {
    const uint64_t shown = size < KS_VALUE_BYTES_MAX ? size : KS_VALUE_BYTES_MAX;
    bool printable = shown > 0;
    for (uint64_t i = 0; i < shown; i++) {
        if (bytes[i] < 0x20 || bytes[i] > 0x7e || bytes[i] == '"') printable = false;
    }
    if (shown == 0) ks_write_text(w, "no bytes");
    if (printable) ks_write_char(w, '"');
    for (uint64_t i = 0; i < shown; i++) {
        if (printable) {
            ks_write_char(w, (char)bytes[i]);
            continue;
        }
        if (i > 0) ks_write_char(w, ' ');
        write_hex(w, bytes[i]);
    }
    if (printable) ks_write_char(w, '"');
    if (shown < size) {
        ks_write_text(w, "... (");
        ks_write_u64(w, size);
        ks_write_text(w, " bytes)");
    }
}

static void write_value(ks_writer *w, const ks_value *value) {
    switch (value->kind) {
    case KS_VALUE_NONE: break;
    case KS_VALUE_U64: ks_write_u64(w, value->u64); break;
    case KS_VALUE_S64: ks_write_s64(w, value->s64); break;
    case KS_VALUE_F64: ks_write_f64(w, value->f64); break;
    case KS_VALUE_BYTES: write_bytes(w, value->bytes, value->u64); break;
    }
}

/* If the words contain a '%', the number replaces it. Otherwise the words are an expression from a rule of a grammar, as in
 * "at most _io.size - 16", and the number follows in parentheses. "%%" is a '%' of the expression. */
static void write_expected(ks_writer *w, const char *expected, const ks_value *allowed) {
    bool is_written = allowed->kind == KS_VALUE_NONE;
    for (const char *p = expected; *p != '\0'; p++) {
        if (p[0] == '%' && p[1] == '%') {
            ks_write_char(w, *p++);
        } else if (*p == '%' && !is_written) {
            write_value(w, allowed);
            is_written = true;
        } else {
            ks_write_char(w, *p);
        }
    }
    if (is_written) return;
    ks_write_text(w, " (");
    write_value(w, allowed);
    ks_write_char(w, ')');
}

/* For errors without values to compare. */
static const char *sentence(ks_code code) {
    switch (code) {
    case KS_OK: return "no error";
    case KS_TRUNCATED: return "the file ends too early";
    case KS_BAD_VALUE: return "a value that the format does not allow";
    case KS_BAD_SIZE: return "a length that disagrees with what it measures";
    case KS_BAD_REFERENCE: return "a reference to a missing element";
    case KS_BAD_TEXT: return "bytes that are not valid text";
    case KS_BAD_DATA: return "invalid compressed or encoded bytes";
    case KS_TRAILING: return "bytes after the end of the format";
    case KS_OVERFLOW: return "a number that does not fit 64 bits";
    case KS_LIMIT: return "more than a limit allows";
    case KS_CONVERSION: return "a text or float that is not an integer";
    case KS_ABSENT: return "a missing field";
    case KS_INDEX: return "an index outside of an array";
    case KS_DIVISION: return "a division by zero";
    case KS_WRONG_TYPE: return "an object of another type";
    case KS_UNDECIDED_ENDIAN: return "an undecided byte order";
    case KS_CYCLE: return "a value that depends on itself";
    case KS_NO_PROGRESS: return "a repetition that takes no bytes";
    case KS_NO_MEMORY: return "out of memory";
    case KS_IO: return "cannot be read";
    case KS_UNSUPPORTED: return "not supported";
    case KS_NUM_CODES: break;
    }
    return "an unknown error";
}

static void write_reason(ks_writer *w, ks_code code, const char *expected, const ks_value *allowed,
                         const ks_value *found) {
    if (expected == NULL) expected = ""; /* of an error that a program made from zero */
    if (found->kind != KS_VALUE_NONE) {
        ks_write_text(w, "found ");
        write_value(w, found);
        /* Errors about missing bytes have a count for both values, but only one of them has words. */
        if (code == KS_TRUNCATED && expected[0] == '%' && found->kind == KS_VALUE_U64)
            ks_write_text(w, found->u64 == 1 ? " byte" : " bytes");
        if (expected[0] != '\0') ks_write_text(w, ", ");
    }
    if (expected[0] != '\0') {
        ks_write_text(w, "expected ");
        write_expected(w, expected, allowed);
    } else if (found->kind == KS_VALUE_NONE) {
        ks_write_text(w, sentence(code));
    }
}

static void write_file(ks_writer *w, const char *file) {
    if (file == NULL) return;
    for (; *file != '\0'; file++) {
        const uint8_t c = (uint8_t)*file;
        if (c >= 0x20 && c <= 0x7e) {
            ks_write_char(w, *file);
        } else {
            ks_write_text(w, "\\x");
            write_hex(w, c);
        }
    }
    ks_write_text(w, ": ");
}

static void write_place(ks_writer *w, uint64_t offset) {
    ks_write_text(w, "at byte ");
    ks_write_u64(w, offset & ~KS_DECODED);
    if ((offset & KS_DECODED) != 0) ks_write_text(w, " of the decoded data");
}

/* Steps are stored innermost first. */
static void write_path(ks_writer *w, const ks_error *error) {
    unsigned i = error->path_len;
    if (i > KS_PATH_MAX) {
        ks_write_text(w, "...");
        i = KS_PATH_MAX;
    }
    while (i-- > 0) {
        const ks_step *step = &error->path[i];
        ks_write_text(w, step->name);
        if (step->index != KS_NO_INDEX) {
            ks_write_char(w, '[');
            ks_write_u64(w, step->index);
            ks_write_char(w, ']');
        }
        if (i > 0) ks_write_char(w, '.');
    }
}

static void write_code(ks_writer *w, ks_code code) {
    ks_write_text(w, " [");
    ks_write_text(w, ks_code_name(code));
    ks_write_char(w, ']');
}

size_t ks_error_text(const ks_error *error, const char *file, char *dst, size_t cap) {
    ks_writer w = {dst, cap, 0};
    write_file(&w, file);
    write_path(&w, error);
    if (error->offset != KS_NO_OFFSET && error->code != KS_OK) {
        if (error->path_len > 0) ks_write_char(&w, ' ');
        write_place(&w, error->offset);
        ks_write_text(&w, ": ");
    } else if (error->path_len > 0) {
        ks_write_text(&w, ": ");
    }
    write_reason(&w, error->code, error->expected, &error->allowed, &error->found);
    write_code(&w, error->code);
    return ks_write_end(&w);
}

size_t ks_note_text(const ks_note *note, const char *file, char *dst, size_t cap) {
    ks_writer w = {dst, cap, 0};
    write_file(&w, file);
    ks_write_text(&w, note->rule);
    ks_write_char(&w, ' ');
    write_place(&w, note->offset);
    ks_write_text(&w, ": ");
    write_reason(&w, note->code, note->expected, &note->allowed, &note->found);
    if (note->count > 1) {
        ks_write_text(&w, "; count ");
        ks_write_u64(&w, note->count);
    }
    return ks_write_end(&w);
}

size_t ks_error_path(const ks_error *error, char *dst, size_t cap) {
    ks_writer w = {dst, cap, 0};
    write_path(&w, error);
    return ks_write_end(&w);
}
