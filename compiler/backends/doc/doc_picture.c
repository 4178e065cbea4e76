/* SPDX-License-Identifier: Apache-2.0 */
/*
 * doc_picture.c - see doc_picture.h.
 *
 * A picture is a grid: a row of 4, 8 or 16 cells for as many bytes, and in each cell the number of the
 * piece (a field, or a run of bit fields) that the byte belongs to. Lines are drawn where two
 * neighbours differ. Pieces whose length is not known, or is many rows, have one row for themselves.
 */
#include "doc_picture.h"

#include <string.h>

#include "doc_text.h"

enum {
    MAX_ROWS_OF_PIECE = 2, /* longer pieces get one open row */
    MAX_BYTES_PER_ROW = 16,
    OUTSIDE = -1 /* no piece: outside the grid, and after the last byte */
};

typedef struct piece {
    const char *label; /* the name; for open pieces also what is known of their length */
    uint64_t bytes;
    doc_offset at;
    bool is_open; /* drawn as one row with broken sides */
} piece;

typedef struct row {
    int cells[MAX_BYTES_PER_ROW];
    doc_offset at;
} row;

typedef struct grid {
    const doc_pen *pen;
    const piece *pieces;
    size_t num_pieces;
    unsigned per_row; /* bytes */
    unsigned width;   /* columns of a byte, its left line included */
    row *rows;
    size_t num_rows;
} grid;

/* -------------------------------------------------------------------------------------- pieces */

/* The label is of the pool `keep`. */
static piece field_piece(const doc_pen *pen, pool *keep, const ir_attr *attr,
                         const doc_offset *at) {
    uint64_t bits;
    bool is_fixed = ksyc_doc_attr_bits(attr, &bits);
    piece made = {attr->id, is_fixed ? bits / 8 : 0, *at, !is_fixed};
    if (!is_fixed) {
        bool is_choice = attr->data.kind == IR_D_SWITCH && attr->repeat == IR_ONCE &&
                         attr->data.sizing == IR_SIZE_NONE;
        const char *size = is_choice ? ksyc_doc_type(pen, attr) : ksyc_doc_size(pen, attr);
        const char *mark = attr->condition ? "?" : "";
        made.label = ksyc_pool_printf(keep, "%s%s … %s", attr->id, mark,
                                      ksyc_doc_has_long_size(pen, attr) ? "" : size);
    }
    return made;
}

/* Bit fields that share bytes are one piece: "type:4 fp_pos:4". */
static size_t bits_piece(const doc_pen *pen, const ir_type *type, const doc_offset *offsets,
                         size_t first, piece *made) {
    uint64_t total = 0, bits;
    size_t i = first;
    output label = ksyc_output_new(pen->pool, 0);
    *made = (piece){"", 0, offsets[first], false};
    for (; i < type->num_seq && type->seq[i]->data.kind == IR_D_BITS; i++) {
        if (!ksyc_doc_attr_bits(type->seq[i], &bits)) break;
        ksyc_appendf(&label, "%s%s:%llu", i > first ? " " : "", type->seq[i]->id,
                     (unsigned long long)bits);
        total += bits;
        if ((total + offsets[first].bits) % 8 != 0) continue;
        i++;
        break;
    }
    made->label =
        i == first + 1 && total % 8 == 0 ? type->seq[first]->id : ksyc_output_text(&label);
    made->bytes = (total + offsets[first].bits + 7) / 8;
    return i;
}

static size_t take_pieces(const doc_pen *pen, pool *keep, const ir_type *type, piece *pieces) {
    const doc_offset *offsets = ksyc_doc_offsets(pen->pool, type);
    size_t count = 0;
    for (size_t i = 0; i < type->num_seq;) {
        const ir_attr *attr = type->seq[i];
        uint64_t bits;
        bool is_fixed = ksyc_doc_attr_bits(attr, &bits);
        if (is_fixed && attr->data.kind == IR_D_BITS) {
            i = bits_piece(pen, type, offsets, i, &pieces[count++]);
            continue;
        }
        const pool_mark mark = ksyc_pool_mark(pen->pool);
        if (!is_fixed || bits > 0) pieces[count++] = field_piece(pen, keep, attr, &offsets[i]);
        ksyc_pool_reset(pen->pool, mark);
        i++;
    }
    return count;
}

/* ------------------------------------------------------------------------------------ geometry */

static bool has_own_row(const piece *p, unsigned per_row) {
    return p->is_open || p->bytes > (uint64_t)MAX_ROWS_OF_PIECE * per_row;
}

/* The bytes of a piece that begins in column `column` and has the label in its longest row. */
static unsigned longest_part(const piece *p, unsigned column, unsigned per_row) {
    uint64_t first = p->bytes < per_row - column ? p->bytes : per_row - column;
    uint64_t second = p->bytes - first < per_row ? p->bytes - first : per_row;
    return (unsigned)(first > second ? first : second);
}

static bool labels_fit(const grid *g) {
    unsigned column = 0;
    for (size_t i = 0; i < g->num_pieces; i++) {
        const piece *p = &g->pieces[i];
        if (has_own_row(p, g->per_row)) {
            column = 0;
            continue;
        }
        if (ksyc_text_columns(p->label) > longest_part(p, column, g->per_row) * g->width - 1)
            return false;
        column = (unsigned)((column + p->bytes) % g->per_row);
    }
    return true;
}

/* The longest run of pieces of fixed length, up to 16 bytes. */
static uint64_t longest_run(const grid *g) {
    uint64_t run = 0, longest = 0;
    for (size_t i = 0; i < g->num_pieces; i++) {
        run = has_own_row(&g->pieces[i], MAX_BYTES_PER_ROW) ? 0 : run + g->pieces[i].bytes;
        if (run > longest) longest = run;
    }
    return longest;
}

static void choose_geometry(grid *g) {
    static const unsigned forms[][2] = {{16, 4}, {8, 8}, {4, 16}, {8, 11}, {4, 22}};
    uint64_t run = longest_run(g);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        g->per_row = forms[i][0];
        g->width = forms[i][1];
        bool is_sparse = run <= g->per_row / 2 && g->per_row > 4 && run > 0;
        if (!is_sparse && labels_fit(g)) return;
    }
}

static row *new_row(grid *g, const doc_offset *at) {
    row *r = &g->rows[g->num_rows++];
    for (unsigned i = 0; i < MAX_BYTES_PER_ROW; i++) r->cells[i] = OUTSIDE;
    r->at = *at;
    return r;
}

static void fill_rows(grid *g) {
    row *r = NULL;
    unsigned column = 0;
    for (size_t i = 0; i < g->num_pieces; i++) {
        const piece *p = &g->pieces[i];
        bool is_alone = has_own_row(p, g->per_row);
        uint64_t bytes = is_alone ? g->per_row : p->bytes;
        if (is_alone) r = NULL;
        for (uint64_t b = 0; b < bytes; b++) {
            if (r == NULL || column == g->per_row) {
                doc_offset at = {p->at.after, p->at.bytes + b, 0};
                r = new_row(g, &at);
                column = 0;
            }
            r->cells[column++] = (int)i;
        }
        if (is_alone) r = NULL;
    }
}

static size_t max_rows(const grid *g) {
    size_t rows = 1;
    for (size_t i = 0; i < g->num_pieces; i++) rows += MAX_ROWS_OF_PIECE + 1;
    return rows;
}

/* ------------------------------------------------------------------------------------- drawing */

static int cell_at(const grid *g, size_t row_number, long column) {
    if (row_number >= g->num_rows || column < 0 || column >= (long)g->per_row) return OUTSIDE;
    return g->rows[row_number].cells[column];
}

/* The character for lines to the given sides; NULL for a blank. */
static const char *junction(bool up, bool down, bool left, bool right) {
    static const char *const signs[16] = {NULL, "─", "─", "─", "│", "┌", "┐", "┬",
                                          "│",  "└", "┘", "┴", "│", "├", "┤", "┼"};
    return signs[(up ? 8 : 0) + (down ? 4 : 0) + (left ? 2 : 0) + (right ? 1 : 0)];
}

/* A piece that continues in the next row has no line between the rows. `below` is the row under the line. */
static bool has_line(const grid *g, size_t below, long column) {
    return cell_at(g, below - 1, column) != cell_at(g, below, column);
}

static bool has_side(const grid *g, size_t row_number, long column) {
    return cell_at(g, row_number, column - 1) != cell_at(g, row_number, column);
}

/* After a piece of unknown length, rows are counted from its end. */
static const char *address(const grid *g, const doc_offset *at) {
    unsigned long long bytes = at->bytes;
    if (at->after == NULL) return ksyc_pool_printf(g->pen->pool, "%llu", bytes);
    return bytes == 0 ? "…" : ksyc_pool_printf(g->pen->pool, "… + %llu", bytes);
}

/* Blanks are written when something follows them, so that no line ends with one. */
typedef struct canvas {
    output *out;
    size_t blanks;
} canvas;

static void draw_text(canvas *c, const char *text, size_t size) {
    if (size == 0) return;
    ksyc_appendf(c->out, "%*s", (int)c->blanks, "");
    ksyc_append_bytes(c->out, text, size);
    c->blanks = 0;
}

static void draw_sign(canvas *c, const char *sign) { draw_text(c, sign, strlen(sign)); }

static void draw_end(canvas *c) {
    ksyc_append(c->out, "\n");
    c->blanks = 0;
}

/* The address column; blank when `text` is NULL. */
static void draw_margin(canvas *c, const char *text, size_t width) {
    c->blanks += width - (text ? ksyc_text_columns(text) : 0);
    if (text) draw_sign(c, text);
    c->blanks++;
}

/* The line above row `below`; below the last one for num_rows. */
static void draw_line(canvas *c, const grid *g, size_t below, size_t margin) {
    draw_margin(c, NULL, margin);
    for (long column = 0; column <= (long)g->per_row; column++) {
        bool left = has_line(g, below, column - 1), right = has_line(g, below, column);
        const char *sign =
            junction(has_side(g, below - 1, column), has_side(g, below, column), left, right);
        if (sign)
            draw_sign(c, sign);
        else
            c->blanks++;
        for (unsigned i = 1; i < g->width && column < (long)g->per_row; i++) {
            if (right)
                draw_sign(c, "─");
            else
                c->blanks++;
        }
    }
    draw_end(c);
}

/* `label` in `width` columns, centred or aligned left, truncated when it is longer. */
static void draw_label(canvas *c, const char *label, size_t width, bool is_centred) {
    size_t columns = ksyc_text_columns(label);
    size_t shown = columns > width ? width - 1 : columns;
    size_t before = is_centred && columns < width ? (width - columns) / 2 : 0;
    const char *end = label;
    for (size_t i = 0; i < shown; i++) do
            end++;
        while (((unsigned char)*end & 0xc0) == 0x80);
    c->blanks += before;
    draw_text(c, label, (size_t)(end - label));
    if (columns > width) draw_sign(c, "…");
    c->blanks += width - before - (columns > width ? width : columns);
}

/* The row in which a piece has its label: the one with most of it. */
static bool is_label_row(const grid *g, size_t row_number, int number) {
    size_t best = 0, best_bytes = 0;
    for (size_t r = row_number > MAX_ROWS_OF_PIECE ? row_number - MAX_ROWS_OF_PIECE : 0;
         r < g->num_rows && r <= row_number + MAX_ROWS_OF_PIECE; r++) {
        size_t bytes = 0;
        for (unsigned c = 0; c < g->per_row; c++) bytes += g->rows[r].cells[c] == number;
        if (bytes > best_bytes) {
            best = r;
            best_bytes = bytes;
        }
    }
    return best == row_number;
}

static const char *open_label(const grid *g, const piece *p) {
    if (p->is_open) return ksyc_pool_printf(g->pen->pool, " %s", p->label);
    return ksyc_pool_printf(g->pen->pool, " %s … %llu bytes", p->label,
                            (unsigned long long)p->bytes);
}

static void draw_row(canvas *c, const grid *g, size_t number, size_t margin) {
    const row *r = &g->rows[number];
    draw_margin(c, address(g, &r->at), margin);
    for (unsigned column = 0; column < g->per_row;) {
        int piece_number = r->cells[column];
        unsigned end = column;
        while (end < g->per_row && r->cells[end] == piece_number) end++;
        size_t width = (size_t)(end - column) * g->width - 1;
        const piece *p = piece_number == OUTSIDE ? NULL : &g->pieces[piece_number];
        bool is_alone = p && has_own_row(p, g->per_row);
        bool is_labelled = p && (is_alone || is_label_row(g, number, piece_number));
        if (is_alone)
            draw_sign(c, "┆");
        else if (column == 0 || p || has_side(g, number, column))
            draw_sign(c, "│");
        else
            c->blanks++;
        draw_label(c, is_alone ? open_label(g, p) : is_labelled ? p->label : "", width, !is_alone);
        if (end == g->per_row && p) draw_sign(c, is_alone ? "┆" : "│");
        column = end;
    }
    draw_end(c);
}

/* The numbers of the bytes in a row, each centred in its cell; nothing when no row has bytes with known
 * positions. */
static void draw_ruler(canvas *c, const grid *g, size_t margin) {
    if (longest_run(g) == 0) return;
    draw_margin(c, NULL, margin);
    for (unsigned column = 0; column < g->per_row; column++) {
        c->blanks++;
        draw_label(c, ksyc_pool_printf(g->pen->pool, "%u", column), g->width - 1, true);
    }
    draw_end(c);
}

static size_t margin_of(const grid *g) {
    size_t margin = 0;
    for (size_t i = 0; i < g->num_rows; i++) {
        const pool_mark mark = ksyc_pool_mark(g->pen->pool);
        size_t columns = ksyc_text_columns(address(g, &g->rows[i].at));
        if (columns > margin) margin = columns;
        ksyc_pool_reset(g->pen->pool, mark);
    }
    return margin;
}

static void draw(output *o, const grid *g) {
    size_t margin = margin_of(g);
    canvas c = {o, 0};
    ksyc_append(o, "```text\n");
    draw_ruler(&c, g, margin);
    for (size_t i = 0; i < g->num_rows; i++) {
        const pool_mark mark = ksyc_pool_mark(g->pen->pool);
        draw_line(&c, g, i, margin);
        draw_row(&c, g, i, margin);
        ksyc_pool_reset(g->pen->pool, mark);
    }
    draw_line(&c, g, g->num_rows, margin);
    ksyc_append(o, "```\n\n");
}

void ksyc_doc_picture(output *o, const doc_pen *pen, const ir_type *type) {
    const doc_pen plain = {pen->pool, pen->facts, NULL, true, true};
    piece *pieces = ksyc_pool_array(pen->pool, type->num_seq + 1, sizeof *pieces);
    pool *keep = ksyc_pool_new();
    grid g = {
        .pen = &plain, .pieces = pieces, .num_pieces = take_pieces(&plain, keep, type, pieces)};
    if (g.num_pieces >= 2) {
        choose_geometry(&g);
        g.rows = ksyc_pool_array(keep, max_rows(&g), sizeof *g.rows);
        fill_rows(&g);
        draw(o, &g);
    }
    ksyc_pool_free(keep);
}
