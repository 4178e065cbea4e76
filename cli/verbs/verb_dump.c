/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_dump.c - prints the whole parse tree, under the names of the grammar.
 *
 * The output is written during the walk, so a file of a million records needs no more memory than a
 * file of two. Numbers in arrays are joined, sixteen per line. Of byte strings, which are often
 * payload, only the beginning is read and shown.
 */
#include <inttypes.h>
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "cli_json.h"
#include "text_bound.h"
#include "verbs.h"

#define ROW 16

typedef struct dump {
    const args *a;
    tg_file *file;
    jw *j;           /* NULL: text output */
    int columns;     /* width of offsets and lengths */
    unsigned in_row; /* numbers that are not printed yet */
    tg_node row_start;
    uint64_t row_size;
    tg_value row[ROW];
    bool failed; /* bytes could not be read; see `error` */
    tg_error error;
} dump;

static bool is_number(const tg_value *value) {
    return value->kind == TG_KIND_U64 || value->kind == TG_KIND_S64 || value->kind == TG_KIND_F32 ||
           value->kind == TG_KIND_F64 || value->kind == TG_KIND_BOOL;
}

/* Elements that are plain numbers are printed without a name of their own. */
static bool is_plain_element(const tg_node *node) {
    return node->index != TG_NO_INDEX && node->label == NULL && is_number(&node->value);
}

/* Reads the first bytes of a byte string, as many as are shown. `room` has space for max_bytes. */
static size_t first_bytes(dump *d, const tg_node *node, uint8_t *room, size_t cap) {
    uint64_t n = node->value.u64;
    if (n > d->a->max_bytes) n = d->a->max_bytes;
    if (n > cap) n = cap;
    if (node->data != NULL) {
        memcpy(room, node->data, (size_t)n);
    } else if (!tg_read_bytes(d->file, node->offset, room, (size_t)n)) {
        d->failed = true;
        d->error = *tg_last_error(d->file);
        return 0;
    }
    return (size_t)n;
}

/* ---------------------------------------------------------------------------------------- text */

static void put_number(const tg_value *value) {
    switch (value->kind) {
    case TG_KIND_BOOL: fputs(value->u64 != 0 ? "true" : "false", stdout); break;
    case TG_KIND_U64: put_u64(stdout, value->u64); break;
    case TG_KIND_S64: put_s64(stdout, value->s64); break;
    case TG_KIND_F32: put_f32(stdout, (float)value->f64); break;
    case TG_KIND_F64: put_f64(stdout, value->f64); break;
    default: break;
    }
}

/* Prints "  offset  length  name"; computed values have no offset and length. */
static void put_place(const dump *d, const tg_node *node, uint64_t size) {
    if (node->offset == TG_NOWHERE) {
        printf("%*s  %*s  ", d->columns, "-", d->columns, "-");
    } else {
        printf("%*" PRIu64 "%c %*" PRIu64 "  ", d->columns, node->offset, node->decoded ? '*' : ' ',
               d->columns, size);
    }
    printf("%*s%s", (int)(2 * node->depth), "", node->name); /* depth <= TG_WALK_DEPTH */
    if (node->index != TG_NO_INDEX) printf("[%" PRIu64 "]", node->index);
}

/* Prints bytes as text if they are text, otherwise in hexadecimal. */
static void put_byte_string(dump *d, const tg_node *node) {
    uint8_t room[4096];
    size_t n = first_bytes(d, node, room, sizeof room);
    bool text = n > 0;
    for (size_t i = 0; i < n; i++)
        text = text && room[i] >= 0x20 && room[i] < 0x7f && room[i] != '"';
    if (text) {
        fputc('"', stdout);
        put_escaped(stdout, (const char *)room, n);
        fputc('"', stdout);
    }
    for (size_t i = 0; !text && i < n; i++) {
        if (i > 0) fputc(' ', stdout);
        put_hex(stdout, room[i]);
    }
    if (n < node->value.u64) {
        fputs(n > 0 ? " ... (" : "(", stdout);
        put_u64(stdout, node->value.u64);
        fputs(" bytes)", stdout);
    } else if (n == 0) {
        fputs("(no bytes)", stdout);
    }
}

static void put_value(dump *d, const tg_node *node) {
    fputs(" = ", stdout);
    switch (node->value.kind) {
    case TG_KIND_NONE: printf("(%s)", node->type != NULL ? node->type : "nothing"); break;
    case TG_KIND_BYTES: put_byte_string(d, node); break;
    case TG_KIND_TEXT:
        fputc('"', stdout);
        put_escaped(stdout, (const char *)node->data, (size_t)node->value.u64);
        fputc('"', stdout);
        break;
    default: put_number(&node->value); break;
    }
    if (node->label != NULL) printf(" (%s)", node->label);
    if (node->bits != 0) printf(" (%" PRIu32 " bits)", node->bits);
    fputc('\n', stdout);
}

static void flush_row(dump *d) {
    if (d->in_row == 0) return;
    put_place(d, &d->row_start, d->row_size);
    for (unsigned i = 0; i < d->in_row; i++) {
        fputs(i == 0 ? " = " : " ", stdout);
        put_number(&d->row[i]);
    }
    fputc('\n', stdout);
    d->in_row = 0;
}

static void add_to_row(dump *d, const tg_node *node) {
    if (d->in_row == ROW) flush_row(d);
    if (d->in_row == 0) {
        d->row_start = *node;
        d->row_size = 0;
    }
    d->row[d->in_row++] = node->value;
    d->row_size += node->size;
}

/* ---------------------------------------------------------------------------------------- JSON */

static void jw_number(jw *j, const tg_value *value) {
    switch (value->kind) {
    case TG_KIND_BOOL: jw_bool(j, value->u64 != 0); break;
    case TG_KIND_U64: jw_u64(j, value->u64); break;
    case TG_KIND_S64: jw_s64(j, value->s64); break;
    case TG_KIND_F32: jw_f32(j, (float)value->f64); break;
    case TG_KIND_F64: jw_f64(j, value->f64); break;
    default: jw_null(j); break;
    }
}

static void jw_byte_string(dump *d, const tg_node *node) {
    static const char digits[] = "0123456789abcdef";
    uint8_t room[4096];
    char hex[2 * sizeof room];
    size_t n = first_bytes(d, node, room, sizeof room);
    for (size_t i = 0; i < n; i++) {
        hex[2 * i] = digits[room[i] >> 4];
        hex[2 * i + 1] = digits[room[i] & 15];
    }
    jw_key(d->j, "hex");
    jw_string(d->j, hex, 2 * n);
    if (n < node->value.u64) {
        jw_key(d->j, "bytes");
        jw_u64(d->j, node->value.u64);
    }
}

/* Writes a node without its content. The object stays open. */
static void jw_open(jw *j, const tg_node *node) {
    jw_line(j);
    jw_begin_object(j);
    jw_key(j, "name");
    jw_text(j, node->name);
    if (node->index != TG_NO_INDEX) {
        jw_key(j, "index");
        jw_u64(j, node->index);
    }
    if (node->type != NULL) {
        jw_key(j, "type");
        jw_text(j, node->type);
    }
    if (node->offset == TG_NOWHERE) {
        jw_key(j, "computed");
        jw_bool(j, true);
    } else {
        jw_key(j, "offset");
        jw_u64(j, node->offset);
        jw_key(j, "length");
        jw_u64(j, node->size);
    }
    if (node->decoded) {
        jw_key(j, "decoded");
        jw_bool(j, true);
    }
    if (node->bits != 0) {
        jw_key(j, "bits");
        jw_u64(j, node->bits);
    }
}

static void jw_value(dump *d, const tg_node *node) {
    jw *j = d->j;
    if (is_plain_element(node)) {
        jw_number(j, &node->value);
        return;
    }
    jw_open(j, node);
    if (node->value.kind == TG_KIND_BYTES) {
        jw_byte_string(d, node);
    } else {
        jw_key(j, "value");
        if (node->value.kind == TG_KIND_TEXT) {
            jw_string(j, (const char *)node->data, (size_t)node->value.u64);
        } else {
            jw_number(j, &node->value);
        }
    }
    if (node->label != NULL) {
        jw_key(j, "label");
        jw_text(j, node->label);
    }
    jw_end_object(j);
}

/* --------------------------------------------------------------------------------------- walk */

static bool too_many(const dump *d, const tg_node *node) {
    return node->index != TG_NO_INDEX && node->index >= d->a->max_items;
}

/* Reports that the remaining elements of an array are omitted. */
static tg_go leave_out(dump *d, const tg_node *node) {
    if (d->j == NULL) {
        flush_row(d);
        printf("%*s  %*s  %*s...\n", d->columns, "", d->columns, "", (int)(2 * node->depth), "");
    }
    return TG_GO_OUT;
}

static tg_go on_enter(void *self, const tg_node *node) {
    dump *d = self;
    if (ferror(stdout)) return TG_GO_STOP;
    if (too_many(d, node)) return leave_out(d, node);
    if (d->j != NULL) {
        jw_open(d->j, node);
        if (node->kind == TG_NODE_ARRAY) {
            jw_key(d->j, "count");
            jw_u64(d->j, node->count);
        }
        jw_key(d->j, node->kind == TG_NODE_ARRAY ? "items" : "fields");
        jw_begin_array(d->j);
        return TG_GO_ON;
    }
    flush_row(d);
    if (node->depth == 0) printf("%*s  %*s  name\n", d->columns, "offset", d->columns, "length");
    put_place(d, node, node->size);
    if (node->kind == TG_NODE_ARRAY) {
        printf(" [%" PRIu64 "]%s%s\n", node->count, node->type != NULL ? " " : "",
               node->type != NULL ? node->type : "");
    } else {
        printf(" (%s)\n", node->type);
    }
    return TG_GO_ON;
}

static tg_go on_leave(void *self, const tg_node *node) {
    dump *d = self;
    (void)node;
    if (d->j != NULL) {
        jw_end_array(d->j);
        jw_end_object(d->j);
    } else {
        flush_row(d);
    }
    return ferror(stdout) ? TG_GO_STOP : TG_GO_ON;
}

static tg_go on_value(void *self, const tg_node *node) {
    dump *d = self;
    if (ferror(stdout)) return TG_GO_STOP;
    if (too_many(d, node)) return leave_out(d, node);
    if (d->j != NULL) {
        jw_value(d, node);
    } else if (is_plain_element(node)) {
        add_to_row(d, node);
    } else {
        flush_row(d);
        put_place(d, node, node->size);
        put_value(d, node);
    }
    return d->failed ? TG_GO_STOP : TG_GO_ON;
}

/* Tests how much would be printed, before anything is. */
static bool test_size(const dump *d, tg_error *error) {
    uint64_t bytes = 0;
    if (bound_of_dump(d->a, d->a->files[0], d->file, &bytes))
        return budget_allows_text(d->a, d->file, bytes, error);
    *error = *tg_last_error(d->file);
    return false;
}

static bool walk(dump *d) {
    char text[32];
    tg_visitor visitor = {.enter = on_enter, .leave = on_leave, .value = on_value, .self = d};
    d->columns = snprintf(text, sizeof text, "%" PRIu64, tg_file_size(d->file));
    if (d->columns < 6) d->columns = 6;
    return tg_walk(d->file, &visitor);
}

int run_dump(const args *a) {
    jw j;
    dump d;
    tg_error error;
    const char *name = a->files[0];
    memset(&d, 0, sizeof d);
    d.a = a;
    d.j = a->json ? &j : NULL;
    d.file = open_file(a, name, &error);
    bool good = d.file != NULL && test_size(&d, &error);
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_object(&j);
        jw_report(&j, name, d.file, good ? NULL : &error);
        jw_key(&j, "tree"); /* null if there is none */
    }
    const bool is_told = a->json && !good && exit_code_of(&error) == EXIT_REFUSED;
    if (good) {
        good = walk(&d);
        if (!good) error = d.failed ? d.error : *tg_last_error(d.file);
    }
    if (a->json) jw_finish(&j);
    bool output_failed = ferror(stdout) != 0;
    if (!good && !output_failed && !is_told) complain_of(a, name, &error);
    tg_close(d.file);
    if (output_failed) return EXIT_TROUBLE;
    return good ? EXIT_GOOD : exit_code_of(&error);
}
