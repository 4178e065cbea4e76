/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_info.c - prints header, metadata and a line per tensor.
 *
 * Every line of text begins with its kind (file, format, size, note, meta, tensor), for use with
 * grep. Payload is not read.
 */
#include <inttypes.h>
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "cli_input.h"
#include "cli_json.h"
#include "text_bound.h"
#include "verbs.h"

/* ------------------------------------------------------------------------------------ metadata */

/* The maximum depth of tg_sink. */
#define META_DEPTH 16

typedef enum level_kind {
    LEVEL_OBJECT,
    LEVEL_ARRAY,  /* still empty */
    LEVEL_INLINE, /* scalars: on one line */
    LEVEL_INDEXED /* objects or arrays: a path for each */
} level_kind;

/* Prints lines "meta a.b[2] = value". The path is stored, since events contain only its last
 * step. */
typedef struct meta {
    char path[1024];
    size_t len;
    unsigned depth;
    struct {
        level_kind kind;
        size_t len;     /* length of the path up to this container */
        uint64_t count; /* number of elements or members */
    } level[META_DEPTH + 1];
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
    fputs("meta    ", stdout);
    put_escaped(stdout, m->path, m->len);
    fputs(" = ", stdout);
}

/* Before a scalar: starts its line, or prints the comma before it. */
static void scalar_starts(meta *m) {
    level_kind *kind = &m->level[m->depth].kind;
    uint64_t count = m->level[m->depth].count++;
    if (*kind == LEVEL_ARRAY) {
        *kind = LEVEL_INLINE;
        put_line_start(m);
        fputc('[', stdout);
        return;
    }
    if (*kind == LEVEL_INLINE) {
        fputs(", ", stdout);
        return;
    }
    if (*kind == LEVEL_INDEXED) path_add_index(m, count);
    put_line_start(m);
}

static bool scalar_ends(meta *m) {
    if (m->level[m->depth].kind != LEVEL_INLINE) {
        fputc('\n', stdout);
        m->len = m->level[m->depth].len;
    }
    return !ferror(stdout);
}

static bool begin_container(meta *m, level_kind kind) {
    if (m->depth == META_DEPTH) return false;
    if (m->depth > 0 && m->level[m->depth].kind != LEVEL_OBJECT) {
        if (m->level[m->depth].kind == LEVEL_INLINE) fputs("]\n", stdout);
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
    if (m->level[m->depth].kind == LEVEL_INLINE) fputs("]\n", stdout);
    if (m->level[m->depth].count == 0 && m->depth > 1) {
        put_line_start(m);
        fputs(when_empty, stdout);
        fputc('\n', stdout);
    }
    m->depth--;
    m->len = m->level[m->depth].len;
    return !ferror(stdout);
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
    scalar_starts(self);
    fputc('"', stdout);
    put_escaped(stdout, text, len);
    fputc('"', stdout);
    return scalar_ends(self);
}

#define SCALAR(name, type, put)                                                                    \
    static bool on_##name(void *self, type value) {                                                \
        scalar_starts(self);                                                                       \
        put(stdout, value);                                                                        \
        return scalar_ends(self);                                                                  \
    }
SCALAR(u64, uint64_t, put_u64)
SCALAR(s64, int64_t, put_s64)
SCALAR(f32, float, put_f32)
SCALAR(f64, double, put_f64)
#undef SCALAR

static bool on_boolean(void *self, bool value) {
    scalar_starts(self);
    fputs(value ? "true" : "false", stdout);
    return scalar_ends(self);
}

static bool on_null(void *self) {
    scalar_starts(self);
    fputs("none", stdout);
    return scalar_ends(self);
}

static bool put_metadata(tg_file *file) {
    meta m;
    memset(&m, 0, sizeof m);
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
#define SHAPE_COLUMN 24

static void pad(size_t have, size_t want) {
    for (size_t i = have; i < want; i++) fputc(' ', stdout);
    fputs("  ", stdout);
}

static bool measure(tg_file *file, widths *w) {
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return false;
        size_t name = t.name_len; /* names are ASCII */
        size_t dtype = strlen(tg_dtype_name(t.dtype));
        size_t shape = put_shape(NULL, t.shape, t.rank);
        if (name > w->name && name <= NAME_COLUMN) w->name = name;
        if (dtype > w->dtype) w->dtype = dtype;
        if (shape > w->shape && shape <= SHAPE_COLUMN) w->shape = shape;
    }
    return true;
}

static void put_place(uint64_t offset) {
    if (offset == TG_NOWHERE) {
        fputc('-', stdout);
    } else {
        put_u64(stdout, offset);
    }
}

static void put_tensor(const tg_tensor *t, const widths *w) {
    fputs("tensor  ", stdout);
    fputs(t->name, stdout);
    pad(t->name_len, w->name);
    printf("%-*s  ", (int)w->dtype, tg_dtype_name(t->dtype));
    pad(put_shape(stdout, t->shape, t->rank), w->shape);
    printf("%-7s  %s  offset ", tg_storage_name(t->storage), order_text(t));
    put_place(t->offset);
    fputs("  nbytes ", stdout);
    put_u64(stdout, t->nbytes);
    if (t->fp_pos >= 0) printf("  fp_pos %d", (int)t->fp_pos);
    if (t->parts[TG_PART_INDEX_LIST].dtype != TG_DTYPE_NONE) {
        fputs("  indices ", stdout);
        put_u64(stdout, t->parts[TG_PART_INDEX_LIST].count);
        fputs(" at ", stdout);
        put_place(t->parts[TG_PART_INDEX_LIST].offset);
    }
    if (t->storage == TG_STORAGE_PARTIAL) {
        fputs("  stored ", stdout);
        put_u64(stdout, t->parts[TG_PART_VALUES].count);
    }
    fputc('\n', stdout);
}

static void put_notes(const tg_file *file) {
    const report r = report_of(file, NULL);
    for (size_t i = 0; i < r.num_rules; i++) {
        char text[1024];
        tg_note_text(&r.notes[i], text, sizeof text);
        printf("note    %s\n", text);
    }
    uint64_t left = notes_left_out(&r);
    if (left > 0) printf("note    and %" PRIu64 " more\n", left);
}

static bool put_text(const char *name, tg_file *file) {
    fputs("file    ", stdout);
    put_escaped(stdout, name, strlen(name));
    printf("\nformat  %s (%s)\nsize    ", tg_format_name(tg_file_format(file)),
           tg_format_title(tg_file_format(file)));
    put_u64(stdout, tg_file_size(file));
    fputs(" bytes\n", stdout);
    put_notes(file);
    widths w = {0, 7, 0};
    if (!put_metadata(file) || !measure(file, &w)) return false;
    for (uint64_t i = 0; i < tg_num_tensors(file) && !ferror(stdout); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return false;
        put_tensor(&t, &w);
    }
    return true;
}

/* ---------------------------------------------------------------------------------------- JSON */

/* Elements that come from a decoder have no position in the file. */
static void jw_place(jw *j, uint64_t offset) {
    if (offset == TG_NOWHERE) {
        jw_null(j);
    } else {
        jw_u64(j, offset);
    }
}

static void jw_extent(jw *j, const char *key, const tg_extent *extent) {
    if (extent->dtype == TG_DTYPE_NONE) return;
    jw_key(j, key);
    jw_begin_object(j);
    jw_key(j, "dtype");
    jw_text(j, tg_dtype_name(extent->dtype));
    jw_key(j, "count");
    jw_u64(j, extent->count);
    jw_key(j, "offset");
    jw_place(j, extent->offset);
    jw_key(j, "nbytes");
    jw_u64(j, extent->nbytes);
    jw_end_object(j);
}

static void jw_tensor(jw *j, const tg_tensor *t) {
    jw_line(j);
    jw_begin_object(j);
    jw_tensor_names(j, t);
    jw_key(j, "dtype");
    jw_text(j, tg_dtype_name(t->dtype));
    jw_key(j, "shape");
    jw_shape(j, t->shape, t->rank);
    jw_key(j, "order");
    jw_text(j, t->order == TG_ORDER_F ? "F" : "C");
    if (t->order == TG_ORDER_ROTATED) {
        /* Lists the axes in stored order, slowest first. */
        jw_key(j, "stored_axes");
        jw_begin_array(j);
        for (uint32_t i = 1; i <= t->rank; i++) jw_u64(j, i % t->rank);
        jw_end_array(j);
    }
    jw_key(j, "storage");
    jw_text(j, tg_storage_name(t->storage));
    jw_key(j, "offset");
    jw_place(j, t->offset);
    jw_key(j, "nbytes");
    jw_u64(j, t->nbytes);
    if (t->batch) {
        jw_key(j, "batch");
        jw_bool(j, true);
    }
    if (t->fp_pos >= 0) {
        jw_key(j, "fp_pos");
        jw_s64(j, t->fp_pos);
    }
    if (t->storage != TG_STORAGE_DENSE) {
        jw_extent(j, "values", &t->parts[TG_PART_VALUES]);
        jw_extent(j, "indices", &t->parts[TG_PART_INDEX_LIST]);
        jw_extent(j, "counts", &t->parts[TG_PART_COUNTS]);
    }
    jw_end_object(j);
}

static bool put_json_tensors(jw *j, tg_file *file) {
    for (uint64_t i = 0; i < tg_num_tensors(file) && !ferror(stdout); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return false;
        jw_tensor(j, &t);
    }
    return true;
}

/* The members are the same whether the file was accepted or not, to simplify reading programs. If `error`
 * is not NULL, nothing of the content is shown. */
static bool put_json(jw *j, const char *name, tg_file *file, const tg_error *error) {
    bool good = true;
    report r = report_of(file, error);
    if (error != NULL) file = NULL;
    jw_line(j);
    jw_head(j, name, &r);
    jw_line(j);
    jw_key(j, "error");
    if (file == NULL) {
        jw_error(j, error);
    } else {
        jw_null(j);
    }
    jw_line(j);
    jw_key(j, "metadata");
    if (file != NULL) {
        tg_sink sink = jw_sink(j);
        good = tg_metadata(file, &sink);
        if (!good) return false;
    } else {
        jw_begin_object(j);
        jw_end_object(j);
    }
    jw_line(j);
    jw_key(j, "notes");
    jw_notes(j, &r);
    jw_line(j);
    jw_key(j, "tensors");
    jw_begin_array(j);
    if (file != NULL) good = put_json_tensors(j, file);
    jw_line(j);
    return good;
}

/* Tests how much would be printed, before anything is. */
static bool test_size(const args *a, const char *name, tg_file *file, tg_error *error) {
    uint64_t bytes = 0;
    if (bound_of_info(a, name, file, &bytes)) return budget_allows_text(a, file, bytes, error);
    *error = *tg_last_error(file);
    return false;
}

int run_info(const args *a) {
    jw j;
    tg_error error;
    const char *name = a->files[0];
    input in;
    input_begin(&in, a, name);
    tg_file *file = input_open(&in, INPUT_STRUCTURE, NULL, &error);
    bool good = file != NULL && test_size(a, name, file, &error);
    bool shown = good;
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_object(&j);
        if (!put_json(&j, name, file, shown ? NULL : &error)) good = false;
        jw_finish(&j);
    } else if (good) {
        good = put_text(name, file);
    }
    bool output_failed = ferror(stdout) != 0;
    if (!good && shown) error = *tg_last_error(file);
    if (!good && !output_failed) complain_of(a, name, &error);
    tg_close(file);
    input_end(&in);
    if (output_failed) return EXIT_TROUBLE;
    return good ? EXIT_GOOD : exit_code_of(&error);
}
