/* SPDX-License-Identifier: Apache-2.0 */
/* program_input.c - loading and reading a file, and what is said of it. */
#include "program_parts.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ks_error_text.h"

/* The name of a file in ASCII. */
static void file_name(const char *file, char name[LINE]) {
    ks_writer w = {name, LINE, 0};
    for (; *file != '\0'; file++) {
        const bool is_plain = *file >= 0x20 && *file <= 0x7e;
        if (is_plain) ks_write_char(&w, *file);
        if (!is_plain) ks_write_text(&w, "\\x");
        if (!is_plain) ks_program_write_hex(&w, (uint8_t)*file);
    }
    ks_write_end(&w);
}

/* "NAME: FILE: TEXT [CODE]" on stderr. */
static int complain(const ks_format *format, const char *file, const char *text, const char *code) {
    char name[LINE];
    file_name(file, name);
    fprintf(stderr, "%s: %s: %s [%s]\n", format->name, name, text, code);
    return EXIT_TROUBLE;
}

/* All of a stream to memory: 0, or an errno. One byte more than `most` is EFBIG. */
static int read_all(FILE *file, uint64_t most, input *in) {
    size_t capacity = 0;
    for (;;) {
        if (in->size == capacity) {
            const size_t larger = capacity == 0 ? 65536 : capacity + capacity / 2;
            uint8_t *data = larger > capacity ? realloc(in->data, larger) : NULL;
            if (data == NULL) return ENOMEM;
            in->data = data;
            capacity = larger;
        }
        errno = 0;
        const size_t n = fread(in->data + in->size, 1, capacity - in->size, file);
        in->size += n;
        if (in->size > most) return EFBIG;
        if (n == 0) return ferror(file) ? (errno != 0 ? errno : EIO) : 0;
    }
}

/* The bytes of a file in a block of just their size, so that a sanitizer sees its end. */
static int load(const char *name, uint64_t most, input *in) {
    const bool is_stdin = strcmp(name, "-") == 0;
    errno = 0;
    FILE *file = is_stdin ? stdin : fopen(name, "rb");
    if (file == NULL) return errno != 0 ? errno : EIO;
    const int error = read_all(file, most, in);
    if (!is_stdin) fclose(file);
    if (error != 0) return error;
    uint8_t *exact = in->size > 0 ? realloc(in->data, in->size) : NULL;
    if (exact != NULL) in->data = exact;
    return 0;
}

bool ks_program_open_input(const ks_format *format, const options *o, const char *name, input *in) {
    memset(in, 0, sizeof *in);
    in->name = name;
    const int error = load(name, o->max_size, in);
    ks_limits limits = ks_limits_for(in->size);
    if (o->max_memory != 0) limits.memory = o->max_memory;
    if (o->max_work != 0) limits.work = o->max_work;
    limits.depth = (uint32_t)o->max_depth;
    limits.strict = o->strict;
    ks_ctx_init(&in->ks, ks_input_memory(in->data, in->size), limits, NULL);
    if (error == EFBIG) {
        ks_fail_found(&in->ks, KS_LIMIT, KS_NO_OFFSET, "a file of at most % bytes",
                      ks_value_u64(o->max_size), ks_none());
        return true;
    }
    if (error != 0) {
        complain(format, name, strerror(error), error == ENOMEM ? "no_memory" : "io");
        return false;
    }
    in->io = ks_stream_root(&in->ks);
    in->is_good = format->read(format, &in->ks, &in->io, &in->root);
    return true;
}

void ks_program_close_input(input *in) {
    ks_ctx_free(&in->ks);
    free(in->data);
}

int ks_program_status_of(const input *in) {
    if (in->is_good) return EXIT_GOOD;
    return in->ks.error.code == KS_NO_MEMORY || in->ks.error.code == KS_IO ? EXIT_TROUBLE
                                                                           : EXIT_REFUSED;
}

void ks_program_tell(const ks_format *format, const input *in, FILE *out, const char *before) {
    char name[LINE];
    char text[LINE];
    file_name(in->name, name);
    ks_error_text(&in->ks.error, format->name, text, sizeof text);
    if (in->is_good) fprintf(out, "%s%s %s\n", before, name, format->name);
    if (!in->is_good) fprintf(out, "%s%s: %s\n", before, name, text);
}

void ks_program_tell_notes(const input *in) {
    for (uint32_t i = 0; in->ks.num_notes > 0 && i < in->ks.num_kept; i++) {
        char text[LINE];
        ks_note_text(&in->ks.notes[i], in->name, text, sizeof text);
        fprintf(stderr, "note: %s\n", text);
    }
}

/* ---------------------------------------------------------------------------------------- JSON */

void ks_program_put_report(const ks_format *format, const input *in) {
    char text[LINE];
    const ks_error *e = &in->ks.error;
    putchar('{');
    ks_program_put_json_name("file", in->name);
    printf(", \"size\": %zu, ", in->size);
    ks_program_put_json_name("format", format->name);
    printf(", \"valid\": %s, \"error\": ", in->is_good ? "true" : "false");
    if (in->is_good) {
        fputs("null", stdout);
    } else {
        putchar('{');
        ks_program_put_json_name("code", ks_code_name(e->code));
        if (e->offset == KS_NO_OFFSET) {
            fputs(", \"offset\": null, ", stdout);
        } else {
            printf(", \"offset\": %" PRIu64 ", \"decoded\": %s, ", e->offset & ~KS_DECODED,
                   (e->offset & KS_DECODED) != 0 ? "true" : "false");
        }
        ks_error_path(e, text, sizeof text);
        ks_program_put_json_name("path", text);
        fputs(", ", stdout);
        ks_error_text(e, NULL, text, sizeof text);
        ks_program_put_json_name("message", text);
        putchar('}');
    }
    fputs(", \"notes\": [", stdout);
    for (uint32_t i = 0; in->ks.num_notes > 0 && i < in->ks.num_kept; i++) {
        ks_note_text(&in->ks.notes[i], NULL, text, sizeof text);
        if (i > 0) fputs(", ", stdout);
        ks_program_put_json((const uint8_t *)text, strlen(text));
    }
    putchar(']');
}
