/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_program.c - a command for files of one grammar.
 *
 * Files are hostile: parsing, the walk and the output are bounded by budgets, and what comes from a file is printed as
 * ASCII, so that it cannot steer a terminal. Output goes to stdout, messages about usage and input to stderr.
 */
#include "ks_program.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ks_error_text.h"
#include "ks_walk.h"
#include "ks_writer.h"

enum { EXIT_GOOD = 0, EXIT_REFUSED = 1, EXIT_TROUBLE = 2 };

enum {
    ROW = 16,           /* numbers of an array in a line, and bytes in a line of `map` */
    SHOWN = 32,         /* bytes of a byte string */
    LINE = 2048,        /* characters of a line about a field; the rest is cut */
    BYTES_PER_STEP = 16 /* of a text, beside the step for its field */
};

typedef struct options {
    bool json;
    bool strict;
    uint64_t max_size;
    uint64_t max_memory; /* 0: by the size of the file */
    uint64_t max_work;
    uint64_t max_depth;
} options;

/* One file and all that was read of it. */
typedef struct input {
    const char *name;
    uint8_t *data;
    size_t size;
    ks_ctx ks;
    ks_stream io; /* lives as long as the tree */
    void *root;
    bool is_good;
} input;

static const char help[] =
    "usage: %s check [OPTION]... FILE...   accepts or refuses each file in one line\n"
    "       %s dump [OPTION]... FILE       the parse tree: offset, length, name, value\n"
    "       %s map [OPTION]... FILE        every byte of the file beside the name of its field\n"
    "\n"
    "FILE may be - for standard input.\n"
    "\n"
    "  --json            check, dump: one JSON document\n"
    "  --strict          a tolerated violation is an error\n"
    "  --max-size N      bytes of a file (default: 1 GiB)\n"
    "  --max-memory N    bytes for the parse tree (default: 16 MiB and 40 for each byte of the "
    "file)\n"
    "  --max-work N      steps of parsing, and of printing (default: 4 Mi and 32 for each byte)\n"
    "  --max-depth N     nested objects, 1 to 4096 (default: 256)\n"
    "  --help            this text\n"
    "\n"
    "Exit status: 0 when all files are valid, 1 when one is refused, 2 for wrong usage, or when a "
    "file cannot be\n"
    "read or memory ran out.\n";

/* ---------------------------------------------------------------------------------------- text */

/* The character at the start of a text; ill-formed bytes give U+FFFD. Returns the bytes that it takes. */
static size_t next_character(const uint8_t *p, uint64_t n, uint32_t *c) {
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    *c = p[0];
    if (p[0] < 0x80) return 1;
    const size_t more = p[0] >= 0xf0 ? 3 : p[0] >= 0xe0 ? 2 : 1;
    bool good = p[0] >= 0xc2 && p[0] <= 0xf4 && n > more;
    *c = p[0] & (0x3fu >> more);
    for (size_t i = 1; good && i <= more; i++) {
        good = (p[i] & 0xc0u) == 0x80;
        *c = *c << 6 | (p[i] & 0x3fu);
    }
    good = good && *c >= least[more] && *c <= 0x10ffff && (*c < 0xd800 || *c > 0xdfff);
    if (good) return more + 1;
    *c = 0xfffd;
    return 1;
}

/* A text in JSON, in ASCII. */
static void put_json(const uint8_t *text, uint64_t n) {
    putchar('"');
    while (n > 0) {
        uint32_t c;
        const size_t size = next_character(text, n, &c);
        if (c == '"' || c == '\\') {
            printf("\\%c", (int)c);
        } else if (c >= 0x20 && c < 0x7f) {
            putchar((int)c);
        } else if (c < 0x10000) {
            printf("\\u%04" PRIx32, c);
        } else {
            printf("\\u%04" PRIx32 "\\u%04" PRIx32, 0xd800 + ((c - 0x10000) >> 10),
                   0xdc00 + ((c - 0x10000) & 0x3ff));
        }
        text += size;
        n -= size;
    }
    putchar('"');
}

static void put_json_name(const char *key, const char *text) {
    printf("\"%s\": ", key);
    put_json((const uint8_t *)text, strlen(text));
}

static void write_hex(ks_writer *w, uint8_t byte) {
    static const char digits[] = "0123456789abcdef";
    ks_write_char(w, digits[byte >> 4]);
    ks_write_char(w, digits[byte & 15]);
}

/* A text in quotes, in ASCII; what does not fit the line is cut anyway. */
static void write_quoted(ks_writer *w, const uint8_t *text, uint64_t n) {
    ks_write_char(w, '"');
    while (n > 0 && w->len < w->cap) {
        uint32_t c;
        const size_t size = next_character(text, n, &c);
        if (c == '"' || c == '\\') {
            ks_write_char(w, '\\');
            ks_write_char(w, (char)c);
        } else if (c >= 0x20 && c < 0x7f) {
            ks_write_char(w, (char)c);
        } else {
            char code[16];
            snprintf(code, sizeof code, "\\u{%" PRIx32 "}", c);
            ks_write_text(w, code);
        }
        text += size;
        n -= size;
    }
    ks_write_char(w, '"');
}

static void write_bytes(ks_writer *w, const uint8_t *bytes, uint64_t n) {
    const uint64_t shown = n < SHOWN ? n : SHOWN;
    bool is_text = n > 0;
    for (uint64_t i = 0; i < shown; i++)
        is_text = is_text && bytes[i] >= 0x20 && bytes[i] < 0x7f && bytes[i] != '"';
    if (is_text) write_quoted(w, bytes, shown);
    for (uint64_t i = 0; !is_text && i < shown; i++) {
        if (i > 0) ks_write_char(w, ' ');
        write_hex(w, bytes[i]);
    }
    if (n == 0) ks_write_text(w, "(no bytes)");
    if (shown == n) return;
    ks_write_text(w, " ... (");
    ks_write_u64(w, n);
    ks_write_text(w, " bytes)");
}

static void write_number(ks_writer *w, const ks_scalar *value) {
    switch (value->kind) {
    case KS_KIND_BOOL: ks_write_text(w, value->u64 != 0 ? "true" : "false"); break;
    case KS_KIND_U64: ks_write_u64(w, value->u64); break;
    case KS_KIND_S64: ks_write_s64(w, value->s64); break;
    case KS_KIND_F32: ks_write_f32(w, (float)value->f64); break;
    case KS_KIND_F64: ks_write_f64(w, value->f64); break;
    case KS_KIND_NONE:
    case KS_KIND_BYTES:
    case KS_KIND_TEXT: break;
    }
}

static bool is_number(ks_kind kind) {
    return kind != KS_KIND_NONE && kind != KS_KIND_BYTES && kind != KS_KIND_TEXT;
}

/* Elements that are plain numbers share a line. */
static bool is_plain_element(const ks_node *node) {
    return node->index != KS_NO_INDEX && node->label == NULL && node->bits == 0 &&
           is_number(node->value.kind);
}

/* " = value (label) (n bits)" */
static void write_value(ks_writer *w, const ks_node *node) {
    ks_write_text(w, " = ");
    switch (node->value.kind) {
    case KS_KIND_NONE:
        ks_write_char(w, '(');
        ks_write_text(w, node->type != NULL ? node->type->name : "nothing");
        ks_write_char(w, ')');
        break;
    case KS_KIND_BYTES: write_bytes(w, node->data, node->value.u64); break;
    case KS_KIND_TEXT: write_quoted(w, node->data, node->value.u64); break;
    case KS_KIND_BOOL:
    case KS_KIND_U64:
    case KS_KIND_S64:
    case KS_KIND_F32:
    case KS_KIND_F64: write_number(w, &node->value); break;
    }
    if (node->label != NULL) {
        ks_write_text(w, " (");
        ks_write_text(w, node->label->id);
        ks_write_char(w, ')');
    }
    if (node->bits != 0) {
        ks_write_text(w, " (");
        ks_write_u64(w, node->bits);
        ks_write_text(w, node->bits == 1 ? " bit)" : " bits)");
    }
}

static void write_name(ks_writer *w, const ks_node *node) {
    ks_write_text(w, node->name);
    if (node->index == KS_NO_INDEX) return;
    ks_write_char(w, '[');
    ks_write_u64(w, node->index);
    ks_write_char(w, ']');
}

/* --------------------------------------------------------------------------------------- input */

/* The name of a file in ASCII. */
static void file_name(const char *file, char name[LINE]) {
    ks_writer w = {name, LINE, 0};
    for (; *file != '\0'; file++) {
        const bool is_plain = *file >= 0x20 && *file <= 0x7e;
        if (is_plain) ks_write_char(&w, *file);
        if (!is_plain) ks_write_text(&w, "\\x");
        if (!is_plain) write_hex(&w, (uint8_t)*file);
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

/* Reads a file. False: it could not be loaded, which was said. */
static bool open_input(const ks_format *format, const options *o, const char *name, input *in) {
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
    in->is_good = format->read(&in->ks, &in->io, &in->root);
    return true;
}

static void close_input(input *in) {
    ks_ctx_free(&in->ks);
    free(in->data);
}

/* Out of memory is no verdict about a file. */
static int status_of(const input *in) {
    if (in->is_good) return EXIT_GOOD;
    return in->ks.error.code == KS_NO_MEMORY || in->ks.error.code == KS_IO ? EXIT_TROUBLE
                                                                           : EXIT_REFUSED;
}

/* "bad FILE: NAME: PATH at byte N: ..." as a result, or without "bad" as a message. */
static void tell(const ks_format *format, const input *in, FILE *out, const char *before) {
    char name[LINE];
    char text[LINE];
    file_name(in->name, name);
    ks_error_text(&in->ks.error, format->name, text, sizeof text);
    if (in->is_good) fprintf(out, "%s%s %s\n", before, name, format->name);
    if (!in->is_good) fprintf(out, "%s%s: %s\n", before, name, text);
}

/* Tolerated violations, on stderr. */
static void tell_notes(const input *in) {
    for (uint32_t i = 0; in->ks.num_notes > 0 && i < in->ks.num_kept; i++) {
        char text[LINE];
        ks_note_text(&in->ks.notes[i], in->name, text, sizeof text);
        fprintf(stderr, "note: %s\n", text);
    }
}

/* ---------------------------------------------------------------------------------------- JSON */

/* The members that check and dump have in common; the object stays open. */
static void put_report(const ks_format *format, const input *in) {
    char text[LINE];
    const ks_error *e = &in->ks.error;
    putchar('{');
    put_json_name("file", in->name);
    printf(", \"size\": %zu, ", in->size);
    put_json_name("format", format->name);
    printf(", \"valid\": %s, \"error\": ", in->is_good ? "true" : "false");
    if (in->is_good) {
        fputs("null", stdout);
    } else {
        putchar('{');
        put_json_name("code", ks_code_name(e->code));
        if (e->offset == KS_NO_OFFSET) {
            fputs(", \"offset\": null, ", stdout);
        } else {
            printf(", \"offset\": %" PRIu64 ", \"decoded\": %s, ", e->offset & ~KS_DECODED,
                   (e->offset & KS_DECODED) != 0 ? "true" : "false");
        }
        ks_error_path(e, text, sizeof text);
        put_json_name("path", text);
        fputs(", ", stdout);
        ks_error_text(e, NULL, text, sizeof text);
        put_json_name("message", text);
        putchar('}');
    }
    fputs(", \"notes\": [", stdout);
    for (uint32_t i = 0; in->ks.num_notes > 0 && i < in->ks.num_kept; i++) {
        ks_note_text(&in->ks.notes[i], NULL, text, sizeof text);
        if (i > 0) fputs(", ", stdout);
        put_json((const uint8_t *)text, strlen(text));
    }
    putchar(']');
}

/* --------------------------------------------------------------------------------------- check */

static int check(const ks_format *format, const options *o, char **files, int num_files) {
    int worst = EXIT_GOOD;
    bool first = true;
    if (o->json) putchar('[');
    for (int i = 0; i < num_files; i++) {
        input in;
        int status = EXIT_TROUBLE;
        if (open_input(format, o, files[i], &in)) {
            status = status_of(&in);
            if (o->json) {
                fputs(first ? "\n" : ",\n", stdout);
                put_report(format, &in);
                putchar('}');
                first = false;
            } else if (status == EXIT_TROUBLE) {
                tell(format, &in, stderr, "");
            } else {
                tell(format, &in, stdout, in.is_good ? "ok " : "bad ");
                tell_notes(&in);
            }
        }
        close_input(&in);
        if (status > worst) worst = status;
    }
    if (o->json) fputs("\n]\n", stdout);
    return worst;
}

/* ---------------------------------------------------------------------------------------- dump */

/* Numbers of an array that are not printed yet. */
typedef struct row {
    ks_node first;
    ks_scalar value[ROW];
    unsigned count;
    uint64_t size;
} row;

typedef struct dump {
    ks_ctx *ks;
    int columns;
    bool follows;  /* JSON: a comma is needed */
    uint32_t open; /* JSON: objects and arrays that are not closed */
    row row;
} dump;

/* A step for each node and for each so many bytes of text: an array of a value instance may show the same text again
 * and again. */
static ks_go spend(ks_ctx *ks, const ks_node *node) {
    const uint64_t bytes = node->value.kind == KS_KIND_TEXT ? node->value.u64 : 0;
    return ks_spend(ks, 1 + bytes / BYTES_PER_STEP) && !ferror(stdout) ? KS_GO_ON : KS_GO_STOP;
}

static void put_place(const dump *d, const ks_node *node, uint64_t size) {
    char name[LINE];
    ks_writer w = {name, sizeof name, 0};
    write_name(&w, node);
    ks_write_end(&w);
    if (node->offset == KS_NO_OFFSET) {
        printf("%*s  %*s  ", d->columns, "-", d->columns, "-");
    } else {
        printf("%*" PRIu64 "%c %*" PRIu64 "  ", d->columns, node->offset, node->decoded ? '*' : ' ',
               d->columns, size);
    }
    /* Deep trees are not indented further: the output would grow with the square of their depth. */
    printf("%*s%s", (int)(2 * (node->depth < 64 ? node->depth : 64)), "", name);
}

static void flush_row(dump *d) {
    char text[LINE];
    ks_writer w = {text, sizeof text, 0};
    if (d->row.count == 0) return;
    for (unsigned i = 0; i < d->row.count; i++) {
        ks_write_text(&w, i == 0 ? " = " : " ");
        write_number(&w, &d->row.value[i]);
    }
    ks_write_end(&w);
    put_place(d, &d->row.first, d->row.size);
    puts(text);
    d->row.count = 0;
}

static ks_go dump_enter(void *self, const ks_node *node) {
    dump *d = self;
    flush_row(d);
    if (node->depth == 0) printf("%*s  %*s  name\n", d->columns, "offset", d->columns, "length");
    put_place(d, node, node->size);
    if (node->kind == KS_NODE_ARRAY) {
        printf(" [%" PRIu64 "]%s%s\n", node->count, node->type != NULL ? " " : "",
               node->type != NULL ? node->type->name : "");
    } else {
        printf(" (%s)\n", node->type->name);
    }
    return spend(d->ks, node);
}

static ks_go dump_leave(void *self, const ks_node *node) {
    (void)node;
    flush_row(self);
    return KS_GO_ON;
}

static ks_go dump_value(void *self, const ks_node *node) {
    dump *d = self;
    if (!is_plain_element(node)) {
        char text[LINE];
        ks_writer w = {text, sizeof text, 0};
        flush_row(d);
        write_value(&w, node);
        ks_write_end(&w);
        put_place(d, node, node->size);
        puts(text);
        return spend(d->ks, node);
    }
    if (d->row.count == ROW) flush_row(d);
    if (d->row.count == 0) d->row.first = *node;
    if (d->row.count == 0) d->row.size = 0;
    d->row.value[d->row.count++] = node->value;
    d->row.size += node->size;
    return spend(d->ks, node);
}

/* A node without its content; the object stays open. */
static void json_open(dump *d, const ks_node *node) {
    if (d->follows) putchar(',');
    fputs("\n{", stdout);
    put_json_name("name", node->name);
    if (node->index != KS_NO_INDEX) printf(", \"index\": %" PRIu64, node->index);
    if (node->type != NULL) {
        fputs(", ", stdout);
        put_json_name("type", node->type->name);
    }
    if (node->offset == KS_NO_OFFSET) {
        fputs(", \"computed\": true", stdout);
    } else {
        printf(", \"offset\": %" PRIu64 ", \"length\": %" PRIu64, node->offset, node->size);
    }
    if (node->decoded) fputs(", \"decoded\": true", stdout);
    if (node->bits != 0) printf(", \"bits\": %" PRIu32, node->bits);
}

static ks_go json_enter(void *self, const ks_node *node) {
    dump *d = self;
    json_open(d, node);
    if (node->kind == KS_NODE_ARRAY) printf(", \"count\": %" PRIu64, node->count);
    fputs(node->kind == KS_NODE_ARRAY ? ", \"items\": [" : ", \"fields\": [", stdout);
    d->follows = false;
    d->open++;
    return spend(d->ks, node);
}

static ks_go json_leave(void *self, const ks_node *node) {
    dump *d = self;
    (void)node;
    fputs("]}", stdout);
    d->follows = true;
    d->open--;
    return KS_GO_ON;
}

/* Numbers that JSON does not have become null. */
static void json_number(const ks_scalar *value) {
    char text[40];
    ks_writer w = {text, sizeof text, 0};
    const bool is_float = value->kind == KS_KIND_F32 || value->kind == KS_KIND_F64;
    const bool is_finite = !is_float || value->f64 - value->f64 == 0.0;
    if (is_finite) write_number(&w, value);
    ks_write_end(&w);
    fputs(w.len > 0 ? text : "null", stdout);
}

static ks_go json_value(void *self, const ks_node *node) {
    dump *d = self;
    if (is_plain_element(node)) {
        if (d->follows) fputs(", ", stdout);
        json_number(&node->value);
    } else {
        json_open(d, node);
        if (node->value.kind == KS_KIND_BYTES) {
            const uint64_t shown = node->value.u64 < SHOWN ? node->value.u64 : SHOWN;
            fputs(", \"hex\": \"", stdout);
            for (uint64_t i = 0; i < shown; i++) printf("%02x", node->data[i]);
            putchar('"');
            if (shown < node->value.u64) printf(", \"bytes\": %" PRIu64, node->value.u64);
        } else {
            fputs(", \"value\": ", stdout);
            if (node->value.kind == KS_KIND_TEXT) put_json(node->data, node->value.u64);
            if (node->value.kind != KS_KIND_TEXT) json_number(&node->value);
        }
        if (node->label != NULL) {
            fputs(", ", stdout);
            put_json_name("label", node->label->id);
        }
        putchar('}');
    }
    d->follows = true;
    return spend(d->ks, node);
}

/* Objects and arrays that may be open at once: each nested object may be in an array, and types that do not contain
 * themselves are not counted by the parser. */
static uint32_t most_levels(const ks_ctx *ks) { return 4 * ks->limits.depth + 64; }

static int columns_of(const input *in) {
    char text[32];
    const int n = snprintf(text, sizeof text, "%zu", in->size);
    return n > 6 ? n : 6;
}

/* Printing has the same budget as parsing. False with an error in the context. */
static bool walk(const ks_format *format, input *in, ks_visitor visitor) {
    in->ks.work_left = in->ks.limits.work;
    visitor.depth = most_levels(&in->ks);
    return ks_walk(&in->ks, format->type, in->root, &visitor);
}

static void put_cut(const input *in) {
    char text[LINE];
    ks_error_text(&in->ks.error, NULL, text, sizeof text);
    fputs(", \"cut\": {", stdout);
    put_json_name("code", ks_code_name(in->ks.error.code));
    fputs(", ", stdout);
    put_json_name("message", text);
    putchar('}');
}

static int dump_file(const ks_format *format, const options *o, input *in) {
    dump d = {.ks = &in->ks, .columns = columns_of(in)};
    const bool was_good = in->is_good;
    if (o->json) {
        const ks_visitor visitor = {json_enter, json_leave, json_value, &d, 0};
        put_report(format, in);
        fputs(", \"tree\":", stdout);
        if (!in->is_good) fputs(" null", stdout);
        if (in->is_good) in->is_good = walk(format, in, visitor);
        /* A tree that was cut by a budget is a document, too, which says so. */
        while (d.open > 0) json_leave(&d, NULL);
        if (was_good && !in->is_good) put_cut(in);
        fputs("}\n", stdout);
    } else if (in->is_good) {
        const ks_visitor visitor = {dump_enter, dump_leave, dump_value, &d, 0};
        in->is_good = walk(format, in, visitor);
        flush_row(&d);
    }
    if (!in->is_good && (!o->json || was_good)) tell(format, in, stderr, "");
    if (!o->json) tell_notes(in);
    return status_of(in);
}

/* ----------------------------------------------------------------------------------------- map */

/* A field of the file, or numbers of an array. */
typedef struct leaf {
    uint64_t offset;
    uint64_t size;
    uint64_t order; /* of the walk */
    char *text;     /* its path and value; in the arena */
    bool shares;    /* a bit field, which shares its bytes with others */
} leaf;

typedef struct map {
    ks_ctx *ks;
    char path[LINE]; /* of the objects and arrays that are open */
    size_t path_len;
    ks_list leaves;
    row row;
} map;

/* The length of the path when a level was opened is in the path itself: it ends before the last step. */
static void open_step(map *m, const ks_node *node) {
    ks_writer w = {m->path, sizeof m->path - 1, m->path_len};
    if (node->depth > 0 && (node->kind == KS_NODE_OBJECT)) {
        write_name(&w, node);
        ks_write_char(&w, '.');
    }
    m->path_len = w.len;
}

static void close_step(map *m, const ks_node *node) {
    char name[LINE];
    ks_writer w = {name, sizeof name, 0};
    if (node->depth == 0 || node->kind != KS_NODE_OBJECT) return;
    write_name(&w, node);
    m->path_len -= w.len + 1;
}

static ks_go add_leaf(map *m, const ks_node *node, uint64_t size, const char *text) {
    const size_t n = strlen(text) + 1;
    leaf *x = ks_list_add(m->ks, &m->leaves);
    char *copy = x != NULL ? ks_alloc(m->ks, n, 1) : NULL;
    if (copy == NULL) return KS_GO_STOP;
    memcpy(copy, text, n);
    *x = (leaf){node->offset, size, m->leaves.count, copy, node->bits != 0};
    return KS_GO_ON;
}

/* " u32", " f64": the kind and width of a number. */
static void write_width(ks_writer *w, const ks_node *node) {
    static const char kinds[] = {
        [KS_KIND_U64] = 'u', [KS_KIND_S64] = 's', [KS_KIND_F32] = 'f', [KS_KIND_F64] = 'f'};
    const ks_kind kind = node->value.kind;
    if (node->bits != 0 || !is_number(kind) || kind == KS_KIND_BOOL) return;
    ks_write_text(w, "  ");
    ks_write_char(w, kinds[kind]);
    ks_write_u64(w, 8 * node->size);
}

static void write_path(const map *m, ks_writer *w) {
    const size_t n = m->path_len < sizeof m->path - 1 ? m->path_len : sizeof m->path - 1;
    for (size_t i = 0; i < n; i++) ks_write_char(w, m->path[i]);
}

static ks_go flush_map_row(map *m) {
    char text[LINE];
    ks_writer w = {text, sizeof text, 0};
    if (m->row.count == 0) return KS_GO_ON;
    write_path(m, &w);
    ks_write_text(&w, m->row.first.name);
    ks_write_char(&w, '[');
    ks_write_u64(&w, m->row.first.index);
    if (m->row.count > 1) ks_write_text(&w, "..");
    if (m->row.count > 1) ks_write_u64(&w, m->row.first.index + m->row.count - 1);
    ks_write_char(&w, ']');
    for (unsigned i = 0; i < m->row.count; i++) {
        ks_write_text(&w, i == 0 ? " = " : " ");
        write_number(&w, &m->row.value[i]);
    }
    write_width(&w, &m->row.first);
    ks_write_end(&w);
    m->row.count = 0;
    return add_leaf(m, &m->row.first, m->row.size, text);
}

static ks_go map_enter(void *self, const ks_node *node) {
    map *m = self;
    if (flush_map_row(m) != KS_GO_ON || spend(m->ks, node) != KS_GO_ON) return KS_GO_STOP;
    /* Bytes that a `process` made are not in the file. */
    if (node->offset == KS_NO_OFFSET || node->decoded) return KS_GO_OVER;
    open_step(m, node);
    return KS_GO_ON;
}

static ks_go map_leave(void *self, const ks_node *node) {
    map *m = self;
    const ks_go go = flush_map_row(m);
    close_step(m, node);
    return go;
}

static ks_go map_value(void *self, const ks_node *node) {
    map *m = self;
    if (spend(m->ks, node) != KS_GO_ON) return KS_GO_STOP;
    if (node->offset == KS_NO_OFFSET || node->decoded || node->size == 0) return KS_GO_ON;
    if (is_plain_element(node)) {
        const bool is_full = m->row.count == ROW || m->row.size + node->size > ROW;
        if (m->row.count > 0 && is_full && flush_map_row(m) != KS_GO_ON) return KS_GO_STOP;
        if (m->row.count == 0) m->row.first = *node;
        if (m->row.count == 0) m->row.size = 0;
        m->row.value[m->row.count++] = node->value;
        m->row.size += node->size;
        return KS_GO_ON;
    }
    if (flush_map_row(m) != KS_GO_ON) return KS_GO_STOP;
    char text[LINE];
    ks_writer w = {text, sizeof text, 0};
    write_path(m, &w);
    write_name(&w, node);
    if (node->value.kind == KS_KIND_BYTES || node->value.kind == KS_KIND_TEXT) {
        ks_write_text(&w, " = ");
        ks_write_u64(&w, node->size);
        ks_write_text(&w, node->size == 1 ? " byte" : " bytes");
        if (node->value.kind == KS_KIND_TEXT) ks_write_text(&w, " of text");
    } else {
        write_value(&w, node);
        write_width(&w, node);
    }
    ks_write_end(&w);
    return add_leaf(m, node, node->size, text);
}

static int by_offset(const void *a, const void *b) {
    const leaf *x = a;
    const leaf *y = b;
    if (x->offset != y->offset) return x->offset < y->offset ? -1 : 1;
    return x->order < y->order ? -1 : 1;
}

static void put_bytes(const input *in, int columns, uint64_t offset, uint64_t size,
                      const char *text) {
    const uint64_t shown = size < 4 * ROW ? size : 4 * ROW;
    for (uint64_t at = 0; at < shown; at += ROW) {
        const uint64_t n = shown - at < ROW ? shown - at : ROW;
        char hex[3 * ROW + 1];
        char chars[ROW + 1];
        for (uint64_t i = 0; i < n; i++) {
            const uint8_t byte = in->data[offset + at + i];
            snprintf(hex + 3 * i, 4, "%02x ", byte);
            chars[i] = byte >= 0x20 && byte < 0x7f ? (char)byte : '.';
        }
        chars[n] = '\0';
        printf("%*" PRIu64 "  %-*s %-*s%s%s\n", columns, offset + at, 3 * ROW, hex,
               at == 0 ? ROW : 0, chars, at == 0 ? "  " : "", at == 0 ? text : "");
    }
    if (shown < size)
        printf("%*s  ... %" PRIu64 " more byte%s\n", columns, "", size - shown,
               size - shown == 1 ? "" : "s");
}

static void put_map(const input *in, const leaf *leaves, uint64_t num) {
    const int columns = columns_of(in);
    uint64_t covered = 0; /* bytes before this one were shown */
    printf("%*s  %-*s %-*s  field\n", columns, "offset", 3 * ROW, "bytes", ROW, "text");
    for (uint64_t i = 0; i < num && !ferror(stdout); i++) {
        const leaf *x = &leaves[i];
        char text[LINE + 20];
        /* What a reader says about places is checked once more before bytes are printed. */
        if (x->offset > in->size || x->size > in->size - x->offset) continue;
        if (x->offset > covered) put_bytes(in, columns, covered, x->offset - covered, "(unused)");
        snprintf(text, sizeof text, "%s%s", x->text,
                 x->offset < covered && !x->shares ? "  (overlaps)" : "");
        put_bytes(in, columns, x->offset, x->size, text);
        if (x->offset + x->size > covered) covered = x->offset + x->size;
    }
    if (covered < in->size) put_bytes(in, columns, covered, in->size - covered, "(unused)");
}

static int map_file(const ks_format *format, const options *o, input *in) {
    (void)o;
    map m;
    memset(&m, 0, sizeof m);
    m.ks = &in->ks;
    const ks_visitor visitor = {map_enter, map_leave, map_value, &m, 0};
    leaf *leaves = NULL;
    if (in->is_good) {
        in->is_good =
            ks_list_init(&in->ks, &m.leaves, 0, sizeof(leaf)) && walk(format, in, visitor);
    }
    if (in->is_good && m.leaves.count > 0) {
        leaves = ks_alloc(&in->ks, m.leaves.count, sizeof *leaves);
        in->is_good = leaves != NULL;
        for (uint64_t i = 0; leaves != NULL && i < m.leaves.count; i++)
            leaves[i] = *(const leaf *)ks_list_at(&m.leaves, i);
        if (leaves != NULL) qsort(leaves, (size_t)m.leaves.count, sizeof *leaves, by_offset);
    }
    if (in->is_good) put_map(in, leaves, m.leaves.count);
    if (!in->is_good) tell(format, in, stderr, "");
    tell_notes(in);
    return status_of(in);
}

/* ----------------------------------------------------------------------------------- arguments */

static int usage_error(const ks_format *format, const char *message, const char *detail) {
    fprintf(stderr, "%s: %s%s\nTry '%s --help'.\n", format->name, message, detail, format->name);
    return EXIT_TROUBLE;
}

static bool read_number(const char *text, uint64_t least, uint64_t most, uint64_t *out) {
    char *end = NULL;
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || errno != 0) return false;
    *out = number;
    return number >= least && number <= most;
}

/* The number of an option: behind '=' or the next word. 1: read, 0: not this option, -1: no legal number. */
static int number_option(const char *name, char **argv, int argc, int *i, uint64_t most,
                         uint64_t *out) {
    const size_t n = strlen(name);
    const char *word = argv[*i];
    if (strncmp(word, name, n) != 0 || (word[n] != '\0' && word[n] != '=')) return 0;
    const char *text = word[n] == '=' ? word + n + 1 : *i + 1 < argc ? argv[++*i] : "";
    return read_number(text, 1, most, out) ? 1 : -1;
}

static int run(const ks_format *format, const options *o, const char *verb, char **files,
               int num_files) {
    if (strcmp(verb, "check") == 0) return check(format, o, files, num_files);
    input in;
    int status = EXIT_TROUBLE;
    if (open_input(format, o, files[0], &in)) {
        const bool is_dump = strcmp(verb, "dump") == 0;
        status = is_dump ? dump_file(format, o, &in) : map_file(format, o, &in);
    }
    close_input(&in);
    return status;
}

int ks_program(const ks_format *format, int argc, char **argv) {
    options o = {.max_size = (uint64_t)1 << 30, .max_depth = 256};
    const char *verb = NULL;
    int num_files = 0;
    bool only_files = false;
    for (int i = 1; i < argc; i++) {
        char *word = argv[i];
        int known = 1;
        if (only_files || word[0] != '-' || word[1] == '\0') {
            /* Files move to the front, over words that were read. */
            if (verb == NULL)
                verb = word;
            else
                argv[num_files++] = word;
            continue;
        }
        if (strcmp(word, "--") == 0)
            only_files = true;
        else if (strcmp(word, "--json") == 0)
            o.json = true;
        else if (strcmp(word, "--strict") == 0)
            o.strict = true;
        else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            printf(help, format->name, format->name, format->name);
            return fflush(stdout) == 0 ? EXIT_GOOD : EXIT_TROUBLE;
        } else {
            known = number_option("--max-size", argv, argc, &i, SIZE_MAX - 1, &o.max_size);
            if (known == 0)
                known = number_option("--max-memory", argv, argc, &i, UINT64_MAX, &o.max_memory);
            if (known == 0)
                known = number_option("--max-work", argv, argc, &i, UINT64_MAX, &o.max_work);
            if (known == 0)
                known = number_option("--max-depth", argv, argc, &i, 4096, &o.max_depth);
        }
        if (known == 0) return usage_error(format, "unknown option ", word);
        if (known < 0) return usage_error(format, "no legal number for ", word);
    }
    if (verb == NULL) return usage_error(format, "no verb given", "");
    const bool is_check = strcmp(verb, "check") == 0;
    if (!is_check && strcmp(verb, "dump") != 0 && strcmp(verb, "map") != 0)
        return usage_error(format, "unknown verb ", verb);
    if (num_files == 0) return usage_error(format, "no file given", "");
    if (!is_check && num_files > 1) return usage_error(format, verb, " takes one file");
    if (o.json && strcmp(verb, "map") == 0) return usage_error(format, "map has no --json", "");
    const int status = run(format, &o, verb, argv, num_files);
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fprintf(stderr, "%s: cannot write the output\n", format->name);
    return EXIT_TROUBLE;
}
