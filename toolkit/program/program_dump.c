/* SPDX-License-Identifier: Apache-2.0 */
/* program_dump.c - the parse tree, as lines and as JSON. */
#include "program_parts.h"

#include <inttypes.h>
#include <stdio.h>

#include "ks_error_text.h"

typedef struct dump {
    ks_ctx *ks;
    int columns;
    bool follows;  /* JSON: a comma is needed */
    uint32_t open; /* JSON: objects and arrays that are not closed */
    row row;
} dump;

static void put_place(const dump *d, const ks_node *node, uint64_t size) {
    char name[LINE];
    ks_writer w = {name, sizeof name, 0};
    ks_program_write_name(&w, node);
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
        ks_program_write_number(&w, &d->row.value[i]);
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
    return ks_program_spend(d->ks, node);
}

static ks_go dump_leave(void *self, const ks_node *node) {
    (void)node;
    flush_row(self);
    return KS_GO_ON;
}

static ks_go dump_value(void *self, const ks_node *node) {
    dump *d = self;
    if (!ks_program_is_plain_element(node)) {
        char text[LINE];
        ks_writer w = {text, sizeof text, 0};
        flush_row(d);
        ks_program_write_value(&w, node);
        ks_write_end(&w);
        put_place(d, node, node->size);
        puts(text);
        return ks_program_spend(d->ks, node);
    }
    if (d->row.count == ROW) flush_row(d);
    if (d->row.count == 0) d->row.first = *node;
    if (d->row.count == 0) d->row.size = 0;
    d->row.value[d->row.count++] = node->value;
    d->row.size += node->size;
    return ks_program_spend(d->ks, node);
}

/* A node without its content; the object stays open. */
static void json_open(dump *d, const ks_node *node) {
    if (d->follows) putchar(',');
    fputs("\n{", stdout);
    ks_program_put_json_name("name", node->name);
    if (node->index != KS_NO_INDEX) printf(", \"index\": %" PRIu64, node->index);
    if (node->type != NULL) {
        fputs(", ", stdout);
        ks_program_put_json_name("type", node->type->name);
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
    return ks_program_spend(d->ks, node);
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
    if (is_finite) ks_program_write_number(&w, value);
    ks_write_end(&w);
    fputs(w.len > 0 ? text : "null", stdout);
}

static ks_go json_value(void *self, const ks_node *node) {
    dump *d = self;
    if (ks_program_is_plain_element(node)) {
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
            if (node->value.kind == KS_KIND_TEXT) ks_program_put_json(node->data, node->value.u64);
            if (node->value.kind != KS_KIND_TEXT) json_number(&node->value);
        }
        if (node->label != NULL) {
            fputs(", ", stdout);
            ks_program_put_json_name("label", node->label->id);
        }
        putchar('}');
    }
    d->follows = true;
    return ks_program_spend(d->ks, node);
}

static void put_cut(const ks_error *e) {
    char text[LINE];
    ks_error_text(e, NULL, text, sizeof text);
    fputs(", \"cut\": {", stdout);
    ks_program_put_json_name("code", ks_code_name(e->code));
    fputs(", ", stdout);
    ks_program_put_json_name("message", text);
    putchar('}');
}

static bool dump_lines(const ks_format *format, dump *d, input *in) {
    const ks_visitor visitor = {dump_enter, dump_leave, dump_value, d, 0};
    const bool is_whole = ks_program_walk(format, in, visitor);
    flush_row(d);
    return is_whole;
}

static bool dump_json(const ks_format *format, dump *d, input *in) {
    const ks_visitor visitor = {json_enter, json_leave, json_value, d, 0};
    const bool is_whole = ks_program_walk(format, in, visitor);
    /* A tree that was cut by a budget is a document, too, which says so. */
    while (d->open > 0) json_leave(d, NULL);
    if (!is_whole) put_cut(&in->ks.error);
    return is_whole;
}

/* Of a file that was refused the tree ends where reading did, if the reader left one that can be walked. */
static bool has_tree(const ks_format *format, const input *in) {
    return in->is_good || (in->root != NULL && format->type->is_counted);
}

int ks_program_dump_file(const ks_format *format, const options *o, input *in) {
    dump d = {.ks = &in->ks, .columns = ks_program_columns_of(in)};
    const bool was_good = in->is_good;
    const ks_error refusal = in->ks.error;
    bool is_whole = true;
    if (o->json) {
        ks_program_put_report(format, in);
        fputs(", \"tree\":", stdout);
        if (!has_tree(format, in)) fputs(" null", stdout);
    }
    if (has_tree(format, in)) {
        in->ks.error.code = KS_OK;
        is_whole = o->json ? dump_json(format, &d, in) : dump_lines(format, &d, in);
        in->is_good = was_good && is_whole;
    }
    if (o->json) fputs("}\n", stdout);
    if (!is_whole && (!o->json || was_good)) ks_program_tell(format, in, stderr, "");
    if (!was_good) in->ks.error = refusal;
    if (!was_good && !o->json) ks_program_tell(format, in, stderr, "");
    if (!o->json) ks_program_tell_notes(in);
    return ks_program_status_of(in);
}
