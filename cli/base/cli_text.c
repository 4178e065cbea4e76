/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_text.c - text output, and messages that all verbs print about files.
 */
#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "cli.h"
#include "color.h"
#include "operands.h"

/* ------------------------------------------------------------------------------------ escaping */

size_t utf8_next(const char *text, size_t n, uint32_t *c) {
    const unsigned char *p = (const unsigned char *)text;
    *c = p[0];
    if (p[0] < 0x80) return 1;
    /* Depends on the second byte: no overlong forms, no surrogates, no code points above
     * U+10FFFF. */
    static const struct {
        unsigned char first, last, low, high;
        size_t size;
    } forms[] = {
        {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3},
        {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
        {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (p[0] < forms[i].first || p[0] > forms[i].last) continue;
        size_t size = forms[i].size;
        if (n < size || p[1] < forms[i].low || p[1] > forms[i].high) return 0;
        *c = p[0] & (0x7fu >> size);
        for (size_t k = 1; k < size; k++) {
            if (p[k] < 0x80 || p[k] > 0xbf) return 0;
            *c = (*c << 6) + (p[k] & 63u);
        }
        return size;
    }
    return 0;
}

/* Control characters, line separators, and the Default_Ignorable_Code_Point characters of Unicode
 * 15 (invisible, or changing the text direction), and the interlinear annotations U+FFF9 to
 * U+FFFB. */
bool steers_terminal(uint32_t c) {
    static const struct {
        uint32_t first, last;
    } ranges[] = {
        {0x0, 0x1f},        {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
        {0x61c, 0x61c},     {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},
        {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},   {0x3164, 0x3164},
        {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb},
        {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        if (c >= ranges[i].first && c <= ranges[i].last) return true;
    }
    return false;
}

/* The length of the character at `text` if it may be printed unchanged, otherwise 0. */
static size_t shown_size(const char *text, size_t n) {
    uint32_t c = 0;
    size_t size = utf8_next(text, n, &c);
    return size > 0 && steers_terminal(c) ? 0 : size;
}

void put_hex(FILE *out, uint8_t byte) {
    static const char digits[] = "0123456789abcdef";
    fputc(digits[byte >> 4], out);
    fputc(digits[byte & 15], out);
}

void put_escaped(FILE *out, const char *text, size_t n) {
    while (n > 0) {
        size_t size = shown_size(text, n);
        if (size == 0) {
            fputs("\\x", out);
            put_hex(out, (uint8_t)text[0]);
            size = 1;
        } else if (text[0] == '\\') {
            fputs("\\\\", out);
        } else {
            fwrite(text, 1, size, out);
        }
        text += size;
        n -= size;
    }
}

size_t escaped_width(const char *text, size_t n) {
    size_t width = 0;
    while (n > 0) {
        size_t size = shown_size(text, n);
        width += size == 0 ? 4 : text[0] == '\\' ? 2 : 1;
        if (size == 0) size = 1;
        text += size;
        n -= size;
    }
    return width;
}

/* ------------------------------------------------------------------------------------- numbers */

void put_u64(FILE *out, uint64_t value) { fprintf(out, "%" PRIu64, value); }
void put_s64(FILE *out, int64_t value) { fprintf(out, "%" PRId64, value); }

void put_f32(FILE *out, float value) {
    char text[40];
    tg_f32_text(value, text, sizeof text);
    fputs(text, out);
}

void put_f64(FILE *out, double value) {
    char text[40];
    tg_f64_text(value, text, sizeof text);
    fputs(text, out);
}

size_t put_shape(FILE *out, const uint64_t *shape, uint32_t rank) {
    size_t width = 2;
    if (out != NULL) fputc('[', out);
    for (uint32_t i = 0; i < rank; i++) {
        char text[32];
        int n = snprintf(text, sizeof text, "%s%" PRIu64, i > 0 ? "," : "", shape[i]);
        width += (size_t)n;
        if (out != NULL) fputs(text, out);
    }
    if (out != NULL) fputc(']', out);
    return width;
}

/* --------------------------------------------------------------------------------------- files */

void complain(FILE *err, const char *file, const char *text) {
    fputs("tensorgate: ", err);
    put_escaped(err, file, strlen(file));
    fprintf(err, ": %s\n", text);
}

bool is_index_refusal(const char *path, const tg_error *error) {
    return error->code == TG_CODE_FOREIGN_FORMAT && error->foreign != NULL &&
           strcmp(error->foreign, "json") == 0 && names_index(path);
}

void explain_refusal(const args *a, const char *path, tg_error *error) {
    static const char text[] =
        "an index of shards: its tensors are in the files that it names, which were not opened";
    static const char folder[] = "it is a directory; -r takes the files in it";
    const bool walks = a->verb == VERB_CHECK || a->verb == VERB_INFO || a->verb == VERB_HASH;
    if (walks && error->code == TG_CODE_IO && error->system == EISDIR && !a->checks_manifest)
        memcpy(error->detail, folder, sizeof folder);
    if (a->verb != VERB_CHECK && is_index_refusal(path, error))
        memcpy(error->detail, text, sizeof text);
}

tg_error error_of_entry(tg_format format, int system) {
    const bool is_link = system == ELOOP;
    tg_error error = no_memory();
    error.code = is_link || system == ENXIO ? TG_CODE_BAD_REFERENCE : TG_CODE_IO;
    error.format = format;
    if (error.code == TG_CODE_IO) {
        error.system = system;
    } else {
        snprintf(error.detail, sizeof error.detail, "%s",
                 is_link ? "a link, which is not followed" : "no regular file");
    }
    if (is_link) error.remedy = TG_REMEDY_FOLLOW;
    return error;
}

tg_error error_of_opening(const args *a, int system) {
    if (a->num_of_folder > 0) return error_of_entry(a->options.format, system);
    tg_error error = no_memory();
    error.code = TG_CODE_IO;
    error.format = a->options.format;
    error.system = system;
    return error;
}

const char *dtype_text(const tg_tensor *t) {
    return t->dtype == TG_DTYPE_OPAQUE ? t->type : tg_dtype_name(t->dtype);
}

tg_file *open_file(const args *a, const char *file, tg_error *error) {
    if (strcmp(file, "-") == 0) return tg_open_fd(0, &a->options, error);
    const operand *o = operand_of(a, file);
    if (o != NULL && o->fd < 0) {
        *error = error_of_opening(a, o->error);
        return NULL;
    }
    tg_options options = a->options;
    options.name = file;
    if (o != NULL) beside_allow(&o->near, &options);
    tg_file *opened =
        o != NULL ? tg_open_fd(o->fd, &options, error) : tg_open(file, &options, error);
    if (opened == NULL) explain_refusal(a, file, error);
    return opened;
}

tg_array *open_values(tg_file *file, uint64_t index, bool raw) {
    tg_array_options options = {.raw = raw, .order = TG_ARRAY_ORDER_C};
    tg_array *array = tg_array_open(file, index, &options);
    if (array == NULL || tg_array_about(array).order == TG_ORDER_C) return array;
    /* Raw elements keep their column-major order. No tensor in that order needs decoding: NNB
     * counts as row-major, PVP is row-major. Requesting decoded values in C order therefore gives
     * the same elements. */
    tg_array_close(array);
    options.raw = false;
    return tg_array_open(file, index, &options);
}

int exit_code_of(const tg_error *error) {
    switch (error->code) {
    case TG_CODE_NONE: return EXIT_GOOD;
    case TG_CODE_IO:
    case TG_CODE_NO_MEMORY:
    case TG_CODE_STOPPED: return EXIT_TROUBLE;
    case TG_CODE_INTERNAL:
    case TG_CODE_USAGE: return EXIT_BUG;
    default: return EXIT_REFUSED;
    }
}

tg_error no_memory(void) {
    tg_error error;
    memset(&error, 0, sizeof error);
    error.code = TG_CODE_NO_MEMORY;
    error.expected = "";
    return error;
}

void tell_tried(const args *a, const char *file, const tg_error *error) {
    if (!a->verbose) return;
    for (uint32_t i = 0; i < error->num_tried && i < TG_TRIED_MAX; i++) {
        const tg_error refusal = tg_refusal_error(&error->tried[i]);
        char text[1024];
        if (refusal.code == TG_CODE_NONE) continue; /* a format that accepts it */
        memcpy(text, "not ", 4);
        error_text(&refusal, text + 4, sizeof text - 4);
        complain(a->err, file, text);
    }
}

void complain_of(const args *a, const char *file, const tg_error *error) {
    if (a->quiet > 1) return;
    char text[2048];
    error_text(error, text, sizeof text);
    if (exit_code_of(error) == EXIT_BUG) fputs("internal error: ", a->err);
    complain(a->err, file, text);
    tell_tried(a, file, error);
}

void complain_of_tensor(const args *a, const char *file, const char *tensor,
                        const tg_error *error) {
    if (a->quiet > 1) return;
    char text[2048];
    error_text(error, text, sizeof text);
    fputs(exit_code_of(error) == EXIT_BUG ? "internal error: tensorgate: " : "tensorgate: ",
          a->err);
    put_escaped(a->err, file, strlen(file));
    fprintf(a->err, ": tensor %s: %s\n", tensor, text);
}

report report_of(const tg_file *opened, const tg_error *error) {
    report r;
    memset(&r, 0, sizeof r);
    r.valid = opened != NULL;
    if (opened == NULL) {
        r.error = error != NULL ? *error : no_memory();
        r.format = r.error.format;
        r.size = r.error.size;
        return r;
    }
    r.format = tg_file_format(opened);
    r.size = tg_file_size(opened);
    r.num_tensors = tg_num_tensors(opened);
    r.num_notes = tg_num_notes(opened);
    while (r.num_rules < REPORT_NOTES && tg_note_at(opened, r.num_rules, &r.notes[r.num_rules]))
        r.num_rules++;
    return r;
}

void report_note(report *r, const tg_note *note) {
    size_t i = 0;
    r->num_notes += note->count;
    /* The texts of a rule are constants, so their addresses tell rules apart. */
    while (i < r->num_rules &&
           (r->notes[i].rule != note->rule || r->notes[i].expected != note->expected))
        i++;
    if (i < r->num_rules) {
        r->notes[i].count += note->count;
    } else if (i < REPORT_NOTES) {
        r->notes[r->num_rules++] = *note;
    }
}

uint64_t notes_left_out(const report *r) {
    uint64_t left = r->num_notes;
    for (size_t i = 0; i < r->num_rules; i++) left -= r->notes[i].count;
    return left;
}

static void tell_note(const args *a, const char *file, const char *text) {
    fputs("tensorgate: ", a->err);
    put_escaped(a->err, file, strlen(file));
    fputs(": ", a->err);
    put_word(a->err, a->color_err, COLOR_NOTE, "note");
    fprintf(a->err, ": %s\n", text);
}

void tell_notes(const args *a, const char *file, const report *r) {
    if (a->quiet > 0) return;
    char text[1024];
    for (size_t i = 0; i < r->num_rules; i++) {
        tg_note_text(&r->notes[i], text, sizeof text);
        tell_note(a, file, text);
    }
    const uint64_t left = notes_left_out(r);
    if (left > 0) {
        snprintf(text, sizeof text, "and %" PRIu64 " more", left);
        tell_note(a, file, text);
    }
}

void tell_notes_of(const args *a, const char *file, const tg_file *opened) {
    if (a->json) return; /* the document has them */
    report r = report_of(opened, NULL);
    tell_notes(a, file, &r);
}
