/* SPDX-License-Identifier: Apache-2.0 */
/* program_map.c - every byte of a file beside the name of its field. */
#include "program_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
        ks_program_write_name(&w, node);
        ks_write_char(&w, '.');
    }
    m->path_len = w.len;
}

static void close_step(map *m, const ks_node *node) {
    char name[LINE];
    ks_writer w = {name, sizeof name, 0};
    if (node->depth == 0 || node->kind != KS_NODE_OBJECT) return;
    ks_program_write_name(&w, node);
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
    if (node->bits != 0 || !ks_program_is_number(kind) || kind == KS_KIND_BOOL) return;
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
        ks_program_write_number(&w, &m->row.value[i]);
    }
    write_width(&w, &m->row.first);
    ks_write_end(&w);
    m->row.count = 0;
    return add_leaf(m, &m->row.first, m->row.size, text);
}

static ks_go map_enter(void *self, const ks_node *node) {
    map *m = self;
    if (flush_map_row(m) != KS_GO_ON || ks_program_spend(m->ks, node) != KS_GO_ON)
        return KS_GO_STOP;
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

/* Whether the number has room in the row, and is what the row says of its numbers: a repeated switch mixes them. */
static bool goes_on(const row *r, const ks_node *node) {
    const bool is_alike = r->first.value.kind == node->value.kind && r->first.size == node->size;
    return is_alike && r->count < ROW && r->size + node->size <= ROW;
}

static ks_go map_value(void *self, const ks_node *node) {
    map *m = self;
    if (ks_program_spend(m->ks, node) != KS_GO_ON) return KS_GO_STOP;
    if (node->offset == KS_NO_OFFSET || node->decoded || node->size == 0) return KS_GO_ON;
    if (ks_program_is_plain_element(node)) {
        if (m->row.count > 0 && !goes_on(&m->row, node) && flush_map_row(m) != KS_GO_ON)
            return KS_GO_STOP;
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
    ks_program_write_name(&w, node);
    if (node->value.kind == KS_KIND_BYTES || node->value.kind == KS_KIND_TEXT) {
        ks_write_text(&w, " = ");
        ks_write_u64(&w, node->size);
        ks_write_text(&w, node->size == 1 ? " byte" : " bytes");
        if (node->value.kind == KS_KIND_TEXT) ks_write_text(&w, " of text");
    } else {
        ks_program_write_value(&w, node);
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
    const int columns = ks_program_columns_of(in);
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

int ks_program_map_file(const ks_format *format, const options *o, input *in) {
    (void)o;
    map m;
    memset(&m, 0, sizeof m);
    m.ks = &in->ks;
    const ks_visitor visitor = {map_enter, map_leave, map_value, &m, 0};
    leaf *leaves = NULL;
    if (in->is_good) {
        in->is_good = ks_list_init(&in->ks, &m.leaves, 0, sizeof(leaf)) &&
                      ks_program_walk(format, in, visitor);
    }
    if (in->is_good && m.leaves.count > 0) {
        leaves = ks_alloc(&in->ks, m.leaves.count, sizeof *leaves);
        in->is_good = leaves != NULL;
        for (uint64_t i = 0; leaves != NULL && i < m.leaves.count; i++)
            leaves[i] = *(const leaf *)ks_list_at(&m.leaves, i);
        if (leaves != NULL) qsort(leaves, (size_t)m.leaves.count, sizeof *leaves, by_offset);
    }
    if (in->is_good) put_map(in, leaves, m.leaves.count);
    if (!in->is_good) ks_program_tell(format, in, stderr, "");
    ks_program_tell_notes(in);
    return ks_program_status_of(in);
}
