/* SPDX-License-Identifier: Apache-2.0 */
/*
 * info_text.c - see info_text.h.
 *
 * Every line of text begins with its kind (file, format, size, note, meta, tensor, total), for use with
 * grep. Payload is not read.
 */
#include "info_text.h"

#include <inttypes.h>
#include <string.h>

#include "totals.h"

/* ------------------------------------------------------------------------------------ metadata */

typedef enum level_kind {
    LEVEL_OBJECT,
    LEVEL_ARRAY,  /* still empty */
    LEVEL_INLINE, /* scalars: on one line */
    LEVEL_INDEXED /* objects or arrays: a path for each */
} level_kind;

/* Prints lines "meta a.b[2] = value". The path is stored, since events contain only its last
 * step. */
typedef struct meta {
    FILE *out;
    char path[1024];
    size_t len;
    unsigned depth;
    struct {
        level_kind kind;
        size_t len;     /* length of the path up to this container */
        uint64_t count; /* number of elements or members */
    } level[TG_METADATA_DEPTH + 1];
} meta;

static void path_add(meta *m, const char *text, size_t n) {
    size_t room = sizeof m->path - m->len;
    if (n > room) n = room;
    memcpy(m->path + m->len, text, n);
    m->len += n;
}

static void path_add_index(meta *m, uint64_t index) {
    char text[32];
    int n = snprintf(text, sizeof text, "[%" PRIu64 "]", index);
    path_add(m, text, (size_t)n);
}

static void put_line_start(const meta *m) {
    fputs("meta    ", m->out);
    put_escaped(m->out, m->path, m->len);
    fputs(" = ", m->out);
}

/* Of lists of scalars: vocabularies have a hundred thousand texts. JSON has them all. */
#define LIST_SHOWN 64

/* Before a scalar: starts its line, or prints the comma before it. False if it is not shown. */
static bool scalar_starts(meta *m) {
    level_kind *kind = &m->level[m->depth].kind;
    uint64_t count = m->level[m->depth].count++;
    if (*kind == LEVEL_ARRAY) {
        *kind = LEVEL_INLINE;
        put_line_start(m);
        fputc('[', m->out);
        return true;
    }
    if (*kind == LEVEL_INLINE) {
        if (count < LIST_SHOWN) fputs(", ", m->out);
        return count < LIST_SHOWN;
    }
    if (*kind == LEVEL_INDEXED) path_add_index(m, count);
    put_line_start(m);
    return true;
}

static void end_list(meta *m) {
    const uint64_t count = m->level[m->depth].count;
    if (count > LIST_SHOWN) fprintf(m->out, ", ... %" PRIu64 " in all", count);
    fputs("]\n", m->out);
}

static bool scalar_ends(meta *m) {
    if (m->level[m->depth].kind != LEVEL_INLINE) {
        fputc('\n', m->out);
        m->len = m->level[m->depth].len;
    }
    return !ferror(m->out);
}

static bool begin_container(meta *m, level_kind kind) {
    if (m->depth == TG_METADATA_DEPTH) return false;
    if (m->depth > 0 && m->level[m->depth].kind != LEVEL_OBJECT) {
        if (m->level[m->depth].kind == LEVEL_INLINE) end_list(m);
        m->level[m->depth].kind = LEVEL_INDEXED;
        path_add_index(m, m->level[m->depth].count);
    }
    m->level[m->depth].count++;
    m->depth++;
    m->level[m->depth].kind = kind;
    m->level[m->depth].len = m->len;
    m->level[m->depth].count = 0;
    return true;
}

static bool end_container(meta *m, const char *when_empty) {
    if (m->level[m->depth].kind == LEVEL_INLINE) end_list(m);
    if (m->level[m->depth].count == 0 && m->depth > 1) {
        put_line_start(m);
        fputs(when_empty, m->out);
        fputc('\n', m->out);
    }
    m->depth--;
    m->len = m->level[m->depth].len;
    return !ferror(m->out);
}

static bool on_begin_object(void *self) { return begin_container(self, LEVEL_OBJECT); }
static bool on_begin_array(void *self) { return begin_container(self, LEVEL_ARRAY); }
static bool on_end_object(void *self) { return end_container(self, "{}"); }
static bool on_end_array(void *self) { return end_container(self, "[]"); }

static bool on_key(void *self, const char *key, size_t len) {
    meta *m = self;
    m->len = m->level[m->depth].len;
    if (m->len > 0) path_add(m, ".", 1);
    path_add(m, key, len);
    return true;
}

static bool on_text(void *self, const char *text, size_t len) {
    meta *m = self;
    if (!scalar_starts(m)) return true;
    fputc('"', m->out);
    put_escaped(m->out, text, len);
    fputc('"', m->out);
    return scalar_ends(m);
}

#define SCALAR(name, type, put)                                                                    \
    static bool on_##name(void *self, type value) {                                                \
        meta *m = self;                                                                            \
        if (!scalar_starts(m)) return true;                                                        \
        put(m->out, value);                                                                        \
        return scalar_ends(m);                                                                     \
    }
SCALAR(u64, uint64_t, put_u64)
SCALAR(s64, int64_t, put_s64)
SCALAR(f32, float, put_f32)
SCALAR(f64, double, put_f64)
#undef SCALAR

static bool on_boolean(void *self, bool value) {
    meta *m = self;
    if (!scalar_starts(m)) return true;
    fputs(value ? "true" : "false", m->out);
    return scalar_ends(m);
}

static bool on_null(void *self) {
    meta *m = self;
    if (!scalar_starts(m)) return true;
    fputs("none", m->out);
    return scalar_ends(m);
}

static bool put_metadata(FILE *out, tg_file *file) {
    meta m;
    memset(&m, 0, sizeof m);
    m.out = out;
    tg_sink sink = SINK_OF(&m);
    return tg_metadata(file, &sink);
}

/* ------------------------------------------------------------------------------------- tensors */

static const char *order_text(const tg_tensor *t) {
    return t->order == TG_ORDER_C ? "C" : t->order == TG_ORDER_F ? "F" : "rotated";
}

/* Columns are as wide as their widest entry, up to a maximum. */
typedef struct widths {
    size_t name;
    size_t dtype;
    size_t shape;
} widths;

#define NAME_COLUMN 48
#define DTYPE_COLUMN 24
#define SHAPE_COLUMN 24
#define DTYPE_SHOWN 256u /* bytes of it; JSON has all of a long record */

static void pad(FILE *out, size_t have, size_t want) {
    for (size_t i = have; i < want; i++) fputc(' ', out);
    fputs("  ", out);
}

static bool measure(tg_file *file, const listing *shown, widths *w, totals *sums) {
    for (uint64_t i = 0; i < shown->count; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, listing_at(shown, i), &t)) return false;
        totals_add(sums, &t);
        size_t name = t.name_len; /* names are ASCII */
        size_t dtype = escaped_width(dtype_text(&t), strlen(dtype_text(&t)));
        size_t shape = put_shape(NULL, t.shape, t.rank);
        if (name > w->name && name <= NAME_COLUMN) w->name = name;
        if (dtype > w->dtype && dtype <= DTYPE_COLUMN) w->dtype = dtype;
        if (shape > w->shape && shape <= SHAPE_COLUMN) w->shape = shape;
    }
    return true;
}

static void put_place(FILE *out, uint64_t offset) {
    if (offset == TG_NOWHERE) {
        fputc('-', out);
    } else {
        put_u64(out, offset);
    }
}

/* Whole characters of a type of records. */
static void put_dtype(FILE *out, const tg_tensor *t, const widths *w) {
    const char *text = dtype_text(t);
    size_t n = strlen(text);
    const bool is_long = n > DTYPE_SHOWN;
    if (is_long) n = DTYPE_SHOWN;
    while (is_long && ((uint8_t)text[n] & 0xc0) == 0x80) n--; /* valid UTF-8 */
    put_escaped(out, text, n);
    if (is_long) fputs("...", out);
    pad(out, escaped_width(text, n), w->dtype);
}

static void put_tensor(FILE *out, const tg_tensor *t, const uint64_t *strides, const char *shard,
                       const widths *w) {
    fputs("tensor  ", out);
    fputs(t->name, out);
    pad(out, t->name_len, w->name);
    put_dtype(out, t, w);
    pad(out, put_shape(out, t->shape, t->rank), w->shape);
    fprintf(out, "%-7s  %s  offset ", tg_storage_name(t->storage), order_text(t));
    put_place(out, t->offset);
    fputs("  nbytes ", out);
    put_u64(out, t->nbytes);
    if (strides != NULL) {
        fputs("  strides ", out);
        put_shape(out, strides, t->rank);
    }
    if (t->fp_pos >= 0) fprintf(out, "  fp_pos %d", (int)t->fp_pos);
    if (t->is_field) fputs("  field", out);
    if (shard != NULL) {
        fputs("  shard ", out);
        put_escaped(out, shard, strlen(shard));
    }
    if (t->parts[TG_PART_INDEX_LIST].dtype != TG_DTYPE_NONE) {
        fputs("  indices ", out);
        put_u64(out, t->parts[TG_PART_INDEX_LIST].count);
        fputs(" at ", out);
        put_place(out, t->parts[TG_PART_INDEX_LIST].offset);
    }
    if (t->storage == TG_STORAGE_PARTIAL) {
        fputs("  stored ", out);
        put_u64(out, t->parts[TG_PART_VALUES].count);
    }
    fputc('\n', out);
}

static void put_notes(FILE *out, const tg_file *file) {
    const report r = report_of(file, NULL);
    for (size_t i = 0; i < r.num_rules; i++) {
        char text[1024];
        tg_note_text(&r.notes[i], text, sizeof text);
        fprintf(out, "note    %s\n", text);
    }
    uint64_t left = notes_left_out(&r);
    if (left > 0) fprintf(out, "note    and %" PRIu64 " more\n", left);
}

static void put_total(FILE *out, const char *dtype, const total *t) {
    fprintf(out, "total   %s  elements %" PRIu64 "  nbytes %" PRIu64 "\n", dtype, t->elements,
            t->nbytes);
}

/* A line for each dtype, and one for all if there are several. */
static void put_totals(FILE *out, const totals *sums) {
    unsigned dtypes = 0;
    for (int i = 0; i < TG_DTYPE_COUNT; i++) {
        const total *t = &sums->of[i];
        if (t->tensors == 0) continue;
        put_total(out, tg_dtype_name((tg_dtype)i), t);
        dtypes++;
    }
    if (dtypes < 2) return;
    const total all = totals_all(sums);
    put_total(out, "all", &all);
}

bool info_text(FILE *out, const char *name, tg_file *file, const listing *shown) {
    totals sums;
    memset(&sums, 0, sizeof sums);
    fputs("file    ", out);
    put_escaped(out, name, strlen(name));
    fprintf(out, "\nformat  %s (%s)\nsize    ", tg_format_name(tg_file_format(file)),
            tg_format_title(tg_file_format(file)));
    put_u64(out, tg_file_size(file));
    fputs(" bytes\n", out);
    put_notes(out, file);
    widths w = {0, 7, 0};
    if (!put_metadata(out, file) || !measure(file, shown, &w, &sums)) return false;
    put_totals(out, &sums);
    for (uint64_t k = 0; k < shown->count && !ferror(out); k++) {
        const uint64_t i = listing_at(shown, k);
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return false;
        put_tensor(out, &t, tg_tensor_strides(file, i), tg_tensor_shard(file, i), &w);
    }
    return true;
}
