/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_stats.c - prints statistics of tensors.
 */
#include <inttypes.h>
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "cli_json.h"
#include "near.h"
#include "stats.h"
#include "text_bound.h"
#include "verbs.h"

/* Characters of the longest bar. */
#define BAR 40

/* ---------------------------------------------------------------------------------------- text */

static void put_bins(FILE *out, const stats *s) {
    uint64_t most = 1;
    for (unsigned i = 0; i < s->bins; i++) {
        if (s->in_bin[i] > most) most = s->in_bin[i];
    }
    for (unsigned i = 0; i < s->bins; i++) {
        fputs("bin     ", out);
        put_f64(out, s->edge[i]);
        fputs(" to ", out);
        put_f64(out, s->edge[i + 1]);
        fprintf(out, "  %" PRIu64, s->in_bin[i]);
        /* At least one character for a bin that is not empty. */
        if (s->in_bin[i] > 0) {
            const int bar = 1 + (int)((double)s->in_bin[i] / (double)most * (BAR - 1));
            fputs("  ", out);
            for (int n = 0; n < bar; n++) fputc('#', out);
        }
        fputc('\n', out);
    }
}

/* Columns end there, so that one long name or shape does not push the others out of sight. */
#define NAME_COLUMN 40u
#define DTYPE_COLUMN 13u /* "float8_e5m2fn" and shorter ones */
#define SHAPE_COLUMN 16u

/* The widest of what is printed, up to the columns above. */
typedef struct widths {
    size_t name;
    size_t dtype;
    size_t shape;
} widths;

static void pad(FILE *out, size_t have, size_t want) {
    for (size_t i = have; i < want; i++) fputc(' ', out);
    fputs("  ", out);
}

/* Only those that there are. */
static void put_if_any(FILE *out, const char *word, uint64_t n) {
    if (n > 0) fprintf(out, "  %s %" PRIu64, word, n);
}

/* One line. */
static void put_line(FILE *out, const char *name, const tg_array_info *info, const stats *s,
                     const widths *w) {
    const char *dtype = tg_dtype_name(info->dtype);
    fprintf(out, "tensor  %s", name);
    pad(out, strlen(name), w->name);
    fputs(dtype, out);
    pad(out, strlen(dtype), w->dtype);
    const size_t shape = put_shape(out, info->shape, info->rank);
    if (s->finite > 0) {
        pad(out, shape, w->shape);
        fputs("min ", out);
        put_element(out, s->dtype, s->min);
        fputs("  max ", out);
        put_element(out, s->dtype, s->max);
        fprintf(out, "  mean %.6g  std %.6g", s->mean, s->std);
    }
    put_if_any(out, "zeros", s->zeros);
    put_if_any(out, "nan", s->nan);
    put_if_any(out, "inf", s->inf);
    put_if_any(out, "-inf", s->neg_inf);
    fputc('\n', out);
}

static void put_text(FILE *out, const char *name, const tg_array_info *info, const stats *s) {
    fprintf(out, "tensor  %s  %s  ", name, tg_dtype_name(info->dtype));
    put_shape(out, info->shape, info->rank);
    fprintf(out, "\ncount   %" PRIu64 "\nnan     %" PRIu64 "\ninf     %" PRIu64, s->count, s->nan,
            s->inf);
    fprintf(out, "\n-inf    %" PRIu64 "\nzeros   %" PRIu64 "\n", s->neg_inf, s->zeros);
    if (s->finite == 0) return;
    fputs("min     ", out);
    put_element(out, s->dtype, s->min);
    fputs("\nmax     ", out);
    put_element(out, s->dtype, s->max);
    fputs("\nmean    ", out);
    put_f64(out, s->mean);
    fputs("\nstd     ", out);
    put_f64(out, s->std);
    fputc('\n', out);
    put_bins(out, s);
}

/* ---------------------------------------------------------------------------------------- JSON */

static void put_count(jw *j, const char *key, uint64_t n) {
    jw_key(j, key);
    jw_u64(j, n);
}

static void put_values(jw *j, const stats *s) {
    put_count(j, "count", s->count);
    put_count(j, "nan", s->nan);
    put_count(j, "inf", s->inf);
    put_count(j, "neg_inf", s->neg_inf);
    put_count(j, "zeros", s->zeros);
    if (s->finite == 0) return;
    jw_key(j, "min");
    put_element_json(jw_by_hand(j), s->dtype, s->min);
    jw_key(j, "max");
    put_element_json(jw_by_hand(j), s->dtype, s->max);
    jw_key(j, "mean");
    jw_f64(j, s->mean);
    jw_key(j, "std");
    jw_f64(j, s->std);
    jw_key(j, "edges");
    jw_begin_array(j);
    for (unsigned i = 0; i <= s->bins; i++) jw_f64(j, s->edge[i]);
    jw_end_array(j);
    jw_key(j, "bins");
    jw_begin_array(j);
    for (unsigned i = 0; i < s->bins; i++) jw_u64(j, s->in_bin[i]);
    jw_end_array(j);
}

static void put_json(jw *j, const tg_tensor *t, const tg_array_info *info, const stats *s,
                     const tg_error *error) {
    jw_line(j);
    jw_begin_object(j);
    jw_tensor_names(j, t);
    if (error == NULL) {
        jw_key(j, "dtype");
        jw_text(j, tg_dtype_name(info->dtype));
        jw_key(j, "shape");
        jw_shape(j, info->shape, info->rank);
        put_values(j, s);
    } else {
        jw_key(j, "error");
        jw_error(j, error);
    }
    jw_end_object(j);
}

/* ------------------------------------------------------------------------------------ the verb */

typedef struct job {
    const args *a;
    jw *j; /* NULL: text output */
    tg_file *file;
    stats_room *room;
    value_progress progress;
    uint64_t bytes; /* of the tensors that are read */
    widths widths;
    tg_error error;
} job;

/* What is no number has no statistics. */
static void tell_opaque(const job *b, const tg_tensor *t) {
    if (b->j == NULL) {
        fprintf(b->a->out, "tensor  %s  ", t->name);
        put_escaped(b->a->out, t->type, strlen(t->type));
        fputs("  ", b->a->out);
        put_shape(b->a->out, t->shape, t->rank);
        fputs("  no numbers\n", b->a->out);
        return;
    }
    jw_line(b->j);
    jw_begin_object(b->j);
    jw_tensor_names(b->j, t);
    jw_key(b->j, "dtype");
    jw_text(b->j, t->type);
    jw_key(b->j, "shape");
    jw_shape(b->j, t->shape, t->rank);
    jw_end_object(b->j);
}

/* Prints the statistics of tensor `i`; returns an exit code. */
static int tell_tensor(job *b, uint64_t i) {
    const char *path = b->a->files[0];
    stats s;
    tg_tensor t;
    memset(&t, 0, sizeof t);
    if (tg_tensor_at(b->file, i, &t) && t.dtype == TG_DTYPE_OPAQUE) {
        tell_opaque(b, &t);
        return EXIT_GOOD;
    }
    value_progress_next(&b->progress, t.nbytes);
    tg_array *array = open_values(b->file, i, false);
    const bool good = array != NULL && stats_of(b->room, array, &s);
    value_progress_hide(&b->progress);
    tg_error error = {0};
    if (!good) error = *tg_last_error(b->file);
    /* Described only now, because reading the array may reuse the memory of the name. */
    if (!tg_tensor_at(b->file, i, &t)) {
        error = *tg_last_error(b->file);
        complain_of(b->a, path, &error);
        tg_array_close(array);
        return exit_code_of(&error);
    }
    tg_array_info info = {0};
    if (array != NULL) info = tg_array_about(array);
    if (b->j != NULL) put_json(b->j, &t, &info, &s, good ? NULL : &error);
    if (b->j == NULL && good && b->a->full) put_text(b->a->out, t.name, &info, &s);
    if (b->j == NULL && good && !b->a->full) put_line(b->a->out, t.name, &info, &s, &b->widths);
    if (!good && (b->j == NULL || exit_code_of(&error) != EXIT_REFUSED))
        complain_of_tensor(b->a, path, t.name, &error);
    tg_array_close(array);
    return good ? EXIT_GOOD : exit_code_of(&error);
}

/* Number of tensors to print, and which is the k-th of them. */
static uint64_t num_chosen(const job *b) {
    return b->a->num_files > 1 ? b->a->num_files - 1 : tg_num_tensors(b->file);
}

static bool chosen(job *b, uint64_t k, uint64_t *index) {
    tg_tensor t;
    *index = k;
    if (b->a->num_files < 2) return true;
    if (!tg_tensor_find(b->file, b->a->files[k + 1], &t)) {
        b->error = *tg_last_error(b->file);
        return false;
    }
    *index = t.index;
    return true;
}

static void widen(widths *w, const tg_tensor *t) {
    const char *dtype = tg_dtype_name(t->dtype); /* as it is stored; decoded ones are as short */
    const size_t shape = put_shape(NULL, t->shape, t->rank);
    if (t->name_len > w->name && t->name_len <= NAME_COLUMN) w->name = t->name_len;
    if (strlen(dtype) > w->dtype && strlen(dtype) <= DTYPE_COLUMN) w->dtype = strlen(dtype);
    if (shape > w->shape && shape <= SHAPE_COLUMN) w->shape = shape;
}

/* Tests names and costs before anything is printed. Returns the exit code of the failure. */
static int prepare(job *b) {
    tg_cost cost = {.files = tg_file_size(b->file)};
    uint64_t index = 0;
    uint64_t text = bound_of_report(b->a, b->a->files[0], b->file);
    for (uint64_t k = 0; k < num_chosen(b); k++) {
        tg_tensor t;
        if (!chosen(b, k, &index)) return EXIT_TROUBLE;
        if (!tg_tensor_at(b->file, index, &t)) {
            b->error = *tg_last_error(b->file);
            return exit_code_of(&b->error);
        }
        b->bytes = budget_sum(b->bytes, t.nbytes);
        text = budget_sum(text, bound_of_stats(b->a, &t));
        widen(&b->widths, &t);
        if (!budget_count(&cost, b->a, b->file, index, false, &b->error))
            return exit_code_of(&b->error);
    }
    if (tg_cost_allowed(&cost, &b->a->options.limits, &b->error)) {
        if (budget_allows_text(b->a, b->file, text, &b->error)) return EXIT_GOOD;
    } else {
        b->error.format = tg_file_format(b->file);
    }
    return exit_code_of(&b->error);
}

/* What prevents all output. */
static void complain_at_first(const job *b, int code) {
    const char *path = b->a->files[0];
    for (size_t i = 1; b->file != NULL && code == EXIT_TROUBLE && i < b->a->num_files; i++) {
        tg_tensor t;
        if (tg_tensor_find(b->file, b->a->files[i], &t)) continue;
        const tg_code why = tg_last_error(b->file)->code;
        if (why == TG_CODE_ABSENT) {
            complain_no_tensor(b->a, path, b->file, b->a->files[i]);
        } else {
            complain_of(b->a, path, &b->error);
        }
        return;
    }
    if (b->j == NULL || code != EXIT_REFUSED) complain_of(b->a, path, &b->error);
}

int run_stats(const args *a) {
    jw j;
    job b = {.a = a, .j = a->json ? &j : NULL};
    b.file = open_file(a, a->files[0], &b.error);
    int worst = b.file != NULL ? EXIT_GOOD : exit_code_of(&b.error);
    if (b.file != NULL) {
        tell_notes_of(a, a->files[0], b.file);
        worst = prepare(&b);
        b.room = stats_open();
    }
    if (worst == EXIT_GOOD && b.room == NULL) {
        b.error = no_memory();
        worst = exit_code_of(&b.error);
    }
    const bool good = worst == EXIT_GOOD;
    value_progress_start(&b.progress, b.bytes, good && a->quiet == 0);
    if (good) stats_show(b.room, &b.progress);
    if (a->json) {
        jw_start(&j, a->out);
        jw_begin_object(&j);
        jw_report(&j, a->files[0], b.file, good ? NULL : &b.error);
        jw_line(&j);
        jw_key(&j, "tensors");
        jw_begin_array(&j);
    }
    if (!good) complain_at_first(&b, worst);
    for (uint64_t k = 0; good && k < num_chosen(&b) && !ferror(a->out); k++) {
        uint64_t index = 0;
        const int code = chosen(&b, k, &index) ? tell_tensor(&b, index) : EXIT_TROUBLE;
        if (code > worst) worst = code;
    }
    if (a->json) {
        jw_line(&j);
        jw_finish(&j);
    }
    stats_close(b.room);
    tg_close(b.file);
    return ferror(a->out) ? EXIT_TROUBLE : worst;
}
