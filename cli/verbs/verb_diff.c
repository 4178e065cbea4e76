/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_diff.c - compares two files tensor by tensor, across formats.
 *
 * Tensors are paired by name, and their decoded arrays (tg_array) are compared: dtype, shape and
 * values. A line of text reports one difference of one tensor and begins with its kind: only-a,
 * only-b, dtype, shape or values. Equal tensors print nothing, and with -q nothing is printed at
 * all.
 */
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "cli_json.h"
#include "cli_progress.h"
#include "compare.h"
#include "element_opaque.h"
#include "match.h"
#include "texts.h"
#include "verbs.h"

enum { A, B, SIDES };

typedef struct diff {
    const args *a;
    jw *j; /* NULL: text output */
    tg_file *file[SIDES];
    match match; /* the tensors of B */
    comparer comparer;
    value_progress progress; /* of the tensors of A */
    bool same;
    bool has_begun;        /* the head of the document is written */
    int worst;             /* exit code of the failure */
    tg_error error[SIDES]; /* of a file as a whole */
} diff;

/* A tensor that is in one of the files, or in both. */
typedef struct pair {
    bool there[SIDES];
    tg_array *array[SIDES]; /* if it is in both files and no error occurred */
    tg_array_info info[SIDES];
    const char *type[SIDES]; /* name of the dtype; NULL: not known */
    tg_tensor opaque[SIDES]; /* of TG_DTYPE_OPAQUE, which is not compared as bytes */
    texts texts[SIDES];      /* in place of `array`, of a tensor of texts */
    bool dtype_differs;
    bool shape_differs;
    bool compared;
    comparison values;
    int failed;     /* the side on which an error occurred, or SIDES */
    tg_error error; /* the error of that side */
} pair;

/* Whether details are printed, in addition to the exit code. */
static bool is_talkative(const diff *d) { return d->j != NULL || d->a->quiet == 0; }

/* -------------------------------------------------------------------------------------- values */

/* Its shape is valid until another tensor of the file is described. */
static bool open_texts(const diff *d, pair *p, int side, const tg_tensor *t) {
    p->info[side] = text_info(t);
    p->type[side] = tg_dtype_name(t->dtype);
    if (texts_open(&p->texts[side], d->a, d->file[side], t, &p->error)) return true;
    p->failed = side;
    return false;
}

static bool open_side(const diff *d, pair *p, int side, uint64_t index) {
    tg_tensor t;
    const bool is_there = tg_tensor_at(d->file[side], index, &t);
    if (is_there && is_text(&t)) return open_texts(d, p, side, &t);
    if (is_there) p->array[side] = open_values(d->file[side], index, d->a->raw);
    if (p->array[side] == NULL) {
        p->failed = side;
        p->error = *tg_last_error(d->file[side]);
        return false;
    }
    p->info[side] = tg_array_about(p->array[side]);
    p->type[side] = tg_dtype_name(p->info[side].dtype);
    if (t.dtype != TG_DTYPE_OPAQUE || d->a->raw) return true;
    p->opaque[side] = t;
    p->info[side] = opaque_info(&t, p->info[side]);
    p->type[side] = t.type;
    return true;
}

static bool same_shape(const tg_array_info *a, const tg_array_info *b) {
    if (a->rank != b->rank) return false;
    for (uint32_t i = 0; i < a->rank; i++) {
        if (a->shape[i] != b->shape[i]) return false;
    }
    return true;
}

static bool is_opaque(const pair *p, int side) { return p->opaque[side].type != NULL; }
static bool has_texts(const pair *p, int side) { return p->texts[side].lengths != NULL; }
/* Of other elements only the position of the first difference is told. */
static bool has_numbers(const pair *p) { return !is_opaque(p, A) && !has_texts(p, A); }

/* Texts are equal if their bytes are. */
static bool compare_texts(pair *p, bool only_whether) {
    comparison *v = &p->values;
    for (uint64_t i = 0; i < p->info[A].count && !(only_whether && v->differing > 0); i++) {
        const uint8_t *text[SIDES];
        size_t len[SIDES];
        for (int side = A; side < SIDES; side++) {
            p->failed = side;
            if (!texts_read(&p->texts[side], i, &text[side], &len[side], &p->error)) return false;
        }
        if (len[A] == len[B] && (len[A] == 0 || memcmp(text[A], text[B], len[A]) == 0)) continue;
        if (v->differing++ == 0) v->first = i;
    }
    p->failed = SIDES;
    return true;
}

/* NULL, or the array that could not be read. Who is silent wants to know only whether there is a difference. */
static tg_array *compare_values(diff *d, pair *p, bool bytes) {
    tg_array *a = p->array[A], *b = p->array[B];
    const tg_array_info info = tg_array_about(a);
    const uint64_t all = bytes ? info.nbytes : info.count;
    tg_array *failed = NULL;
    for (uint64_t from = 0; failed == NULL && from < all;) {
        value_progress_show(&d->progress, from, all);
        failed = bytes ? compare_bytes(&d->comparer, a, b, p->opaque[A].element, &from, &p->values)
                       : compare_block(&d->comparer, a, b, &from, &p->values);
        if (p->values.differing > 0 && !is_talkative(d)) break;
    }
    return failed;
}

static void compare_pair(diff *d, pair *p) {
    p->dtype_differs = strcmp(p->type[A], p->type[B]) != 0;
    p->shape_differs = !same_shape(&p->info[A], &p->info[B]);
    if (p->shape_differs || (p->dtype_differs && !is_talkative(d))) return;
    const bool bytes = is_opaque(p, A) || is_opaque(p, B);
    if (p->dtype_differs && (bytes || has_texts(p, A) || has_texts(p, B))) return;
    if (has_texts(p, A)) {
        p->compared = compare_texts(p, !is_talkative(d));
        return;
    }
    tg_array *failed = compare_values(d, p, bytes);
    p->compared = failed == NULL;
    if (failed != NULL) {
        p->failed = failed == p->array[A] ? A : B;
        p->error = *tg_last_error(d->file[p->failed]);
    }
}

static bool is_same(const pair *p) {
    return !p->dtype_differs && !p->shape_differs && p->compared && p->values.differing == 0;
}

/* ---------------------------------------------------------------------------------------- text */

static void put_both_shapes(const pair *p) {
    put_shape(stdout, p->info[A].shape, p->info[A].rank);
    fputs(" | ", stdout);
    put_shape(stdout, p->info[B].shape, p->info[B].rank);
    fputc('\n', stdout);
}

/* The index of position `at`, in row-major order, of an array of that shape, axis by axis: the
 * first index is the quotient by the number of elements of the axes after it. */
static uint64_t next_index(const tg_array_info *info, uint32_t i, uint64_t *behind, uint64_t *at) {
    *behind /= info->shape[i]; /* there is an element, so no length is 0 */
    uint64_t index = *at / *behind;
    *at %= *behind;
    return index;
}

static void put_values(const pair *p) {
    const comparison *v = &p->values;
    uint64_t behind = p->info[A].count;
    uint64_t at = v->first;
    put_u64(stdout, v->differing);
    fputs(" of ", stdout);
    put_u64(stdout, p->info[A].count);
    fputs(" differ  first [", stdout);
    for (uint32_t i = 0; i < p->info[A].rank; i++) {
        if (i > 0) fputc(',', stdout);
        put_u64(stdout, next_index(&p->info[A], i, &behind, &at));
    }
    fputs("]", stdout);
    if (!has_numbers(p)) {
        fputc('\n', stdout);
        return;
    }
    fputs(": ", stdout);
    put_element(stdout, p->info[A].dtype, v->first_a);
    fputs(" | ", stdout);
    put_element(stdout, p->info[B].dtype, v->first_b);
    fputs("  max_abs ", stdout);
    put_f64(stdout, v->max_abs);
    fputs("  max_rel ", stdout);
    put_f64(stdout, v->max_rel);
    if (v->nan > 0) {
        fputs("  nan ", stdout);
        put_u64(stdout, v->nan);
    }
    fputc('\n', stdout);
}

/* Names in files are compared if both have them: two names that are shown alike may differ there. */
static void put_raw_name(const tg_tensor *t) {
    if (t->raw_name == NULL ||
        (t->raw_name_len == t->name_len && memcmp(t->raw_name, t->name, t->name_len) == 0))
        return;
    fputs("  in the file \"", stdout);
    put_escaped(stdout, t->raw_name, t->raw_name_len);
    fputc('"', stdout);
}

/* `t` is the tensor of the side that has it; of A if both have. */
static void put_pair(const pair *p, const tg_tensor *t) {
    const char *name = t->name;
    for (int side = A; side < SIDES; side++) {
        if (p->there[1 - side]) continue;
        printf("%s  %s  ", side == A ? "only-a" : "only-b", name);
        put_escaped(stdout, p->type[side], strlen(p->type[side]));
        fputs("  ", stdout);
        put_shape(stdout, p->info[side].shape, p->info[side].rank);
        put_raw_name(t);
        fputc('\n', stdout);
    }
    if (p->dtype_differs) {
        printf("dtype   %s  ", name);
        put_escaped(stdout, p->type[A], strlen(p->type[A]));
        fputs(" | ", stdout);
        put_escaped(stdout, p->type[B], strlen(p->type[B]));
        fputc('\n', stdout);
    }
    if (p->shape_differs) {
        printf("shape   %s  ", name);
        put_both_shapes(p);
    }
    if (p->compared && p->values.differing > 0) {
        printf("values  %s  ", name);
        put_values(p);
    }
}

/* ---------------------------------------------------------------------------------------- JSON */

static void put_json_side(jw *j, const pair *p, int side) {
    jw_key(j, side == A ? "a" : "b");
    if (!p->there[side] || p->info[side].dtype == TG_DTYPE_NONE) {
        jw_null(j);
        return;
    }
    jw_begin_object(j);
    jw_key(j, "dtype");
    jw_text(j, p->type[side]);
    jw_key(j, "shape");
    jw_shape(j, p->info[side].shape, p->info[side].rank);
    jw_end_object(j);
}

static void put_json_values(jw *j, const pair *p) {
    const comparison *v = &p->values;
    jw_key(j, "elements");
    jw_u64(j, p->info[A].count);
    jw_key(j, "differing");
    jw_u64(j, v->differing);
    jw_key(j, "nan");
    jw_u64(j, v->nan);
    jw_key(j, "max_abs");
    jw_f64(j, v->max_abs);
    jw_key(j, "max_rel");
    jw_f64(j, v->max_rel);
    jw_key(j, "first");
    if (v->differing == 0) {
        jw_null(j);
        return;
    }
    uint64_t behind = p->info[A].count;
    uint64_t at = v->first;
    jw_begin_object(j);
    jw_key(j, "index");
    jw_begin_array(j);
    for (uint32_t i = 0; i < p->info[A].rank; i++)
        jw_u64(j, next_index(&p->info[A], i, &behind, &at));
    jw_end_array(j);
    if (has_numbers(p)) {
        jw_key(j, "a");
        put_element_json(jw_by_hand(j), p->info[A].dtype, v->first_a);
        jw_key(j, "b");
        put_element_json(jw_by_hand(j), p->info[B].dtype, v->first_b);
    }
    jw_end_object(j);
}

static const char *status_of(const pair *p) {
    if (p->failed != SIDES) return "failed";
    if (!p->there[B]) return "only_a";
    if (!p->there[A]) return "only_b";
    return is_same(p) ? "same" : "different";
}

static void put_json_pair(jw *j, const pair *p, const tg_tensor *t) {
    jw_line(j);
    jw_begin_object(j);
    jw_tensor_names(j, t);
    jw_key(j, "status");
    jw_text(j, status_of(p));
    put_json_side(j, p, A);
    put_json_side(j, p, B);
    jw_key(j, "differs");
    jw_begin_array(j);
    if (p->dtype_differs) jw_text(j, "dtype");
    if (p->shape_differs) jw_text(j, "shape");
    if (p->compared && p->values.differing > 0) jw_text(j, "values");
    jw_end_array(j);
    if (p->compared) put_json_values(j, p);
    if (p->failed != SIDES) {
        jw_key(j, "error");
        jw_error(j, &p->error);
    }
    jw_end_object(j);
}

/* --------------------------------------------------------------------------------------- pairs */

static void fail(diff *d, const tg_error *error) {
    int code = exit_code_of(error);
    d->same = false;
    if (code > d->worst) d->worst = code;
}

/* Reports a failure that ends the comparison. */
static bool fail_file(diff *d, int side, const tg_error *error) {
    d->error[side] = *error;
    /* The head of the document, which is written after everything is open, tells it. */
    if (d->j == NULL || d->has_begun || exit_code_of(error) != EXIT_REFUSED)
        complain_of(d->a, d->a->files[side], error);
    fail(d, error);
    return false;
}

/* Reports the differences of tensor `index` of `side` and its partner, if it has one. A tensor
 * without a partner is not opened as an array, since a sparse one may be too large for that. */
static bool tell_pair(diff *d, pair *p, int side, uint64_t index) {
    tg_tensor t;
    if (!tg_tensor_at(d->file[side], index, &t))
        return fail_file(d, side, tg_last_error(d->file[side]));
    if (!p->there[1 - side]) {
        p->info[side] = (tg_array_info){.dtype = t.dtype, .rank = t.rank, .shape = t.shape};
        p->type[side] = dtype_text(&t);
    }
    if (d->j != NULL) {
        put_json_pair(d->j, p, &t);
    } else if (is_talkative(d)) {
        put_pair(p, &t);
    }
    if (p->failed != SIDES) {
        if (d->j == NULL || exit_code_of(&p->error) != EXIT_REFUSED)
            complain_of_tensor(d->a, d->a->files[p->failed], t.name, &p->error);
        fail(d, &p->error);
    } else if (!is_same(p)) {
        d->same = false;
    }
    return true;
}

/* Compares tensor `a` of A and `b` of B; TG_NO_INDEX: it is not in that file. */
static bool diff_pair(diff *d, uint64_t a, uint64_t b) {
    pair p;
    tg_tensor t;
    memset(&p, 0, sizeof p);
    p.failed = SIDES;
    p.there[A] = a != TG_NO_INDEX;
    p.there[B] = b != TG_NO_INDEX;
    const bool is_read = p.there[A] && tg_tensor_at(d->file[A], a, &t);
    value_progress_next(&d->progress, is_read ? t.nbytes : 0);
    if (p.there[A] && p.there[B] && open_side(d, &p, A, a) && open_side(d, &p, B, b))
        compare_pair(d, &p);
    value_progress_hide(&d->progress);
    bool good = tell_pair(d, &p, p.there[A] ? A : B, p.there[A] ? a : b);
    for (int side = A; side < SIDES; side++) {
        tg_array_close(p.array[side]);
        texts_close(&p.texts[side]);
    }
    return good;
}

/* Adds the cost of comparing tensor `a` of A and `b` of B. */
static bool count_pair(diff *d, tg_cost *cost, uint64_t a, uint64_t b) {
    tg_error error;
    if (!budget_count(cost, d->a, d->file[A], a, d->a->raw, &error)) return fail_file(d, A, &error);
    return budget_count(cost, d->a, d->file[B], b, d->a->raw, &error) || fail_file(d, B, &error);
}

/* Tests the cost of all pairs before the first one is compared. */
static bool test_cost(diff *d) {
    tg_error error;
    tg_cost cost = {.files = budget_sum(tg_file_size(d->file[A]), tg_file_size(d->file[B]))};
    for (uint64_t i = 0; i < tg_num_tensors(d->file[A]); i++) {
        tg_tensor t;
        uint64_t b = TG_NO_INDEX;
        if (!tg_tensor_at(d->file[A], i, &t)) return fail_file(d, A, tg_last_error(d->file[A]));
        if (!match_find(&d->match, &t, &b)) return fail_file(d, B, &d->match.error);
        if (b != TG_NO_INDEX && !count_pair(d, &cost, i, b)) return false;
    }
    match_restart(&d->match);
    if (tg_cost_allowed(&cost, &d->a->options.limits, &error)) return true;
    error.format = tg_file_format(d->file[A]);
    return fail_file(d, A, &error);
}

/* Whether the comparison should continue. */
static bool goes_on(const diff *d) { return !ferror(stdout) && (is_talkative(d) || d->same); }

static void diff_files(diff *d) {
    value_progress_of(&d->progress, d->file[A], is_talkative(d) && d->a->quiet == 0);
    for (uint64_t i = 0; i < tg_num_tensors(d->file[A]) && goes_on(d); i++) {
        tg_tensor t;
        uint64_t b = TG_NO_INDEX;
        if (!tg_tensor_at(d->file[A], i, &t)) {
            fail_file(d, A, tg_last_error(d->file[A]));
            return;
        }
        if (!match_find(&d->match, &t, &b)) {
            fail_file(d, B, &d->match.error);
            return;
        }
        if (!diff_pair(d, i, b)) return;
    }
    for (uint64_t i = 0; i < d->match.count && goes_on(d); i++) {
        if (!match_was_found(&d->match, i) && !diff_pair(d, TG_NO_INDEX, i)) return;
    }
}

/* ------------------------------------------------------------------------------------ the verb */

/* Opens both files; the second one even if the first was refused, so that one run reports
 * everything. */
static bool open_files(diff *d) {
    bool good = true;
    for (int side = A; side < SIDES; side++) {
        const char *name = d->a->files[side];
        tg_error error;
        d->file[side] = open_file(d->a, name, &error);
        if (d->file[side] != NULL) {
            tell_notes_of(d->a, name, d->file[side]);
        } else {
            good = fail_file(d, side, &error);
        }
    }
    return good;
}

static bool prepare(diff *d) {
    uint64_t allowed = memory_allowed(&d->a->options.limits, d->file[B]);
    if (!match_open(&d->match, d->file[A], d->file[B], allowed))
        return fail_file(d, B, &d->match.error);
    if (!comparer_open(&d->comparer, d->a->atol, d->a->rtol)) {
        tg_error error = no_memory();
        return fail_file(d, B, &error);
    }
    return true;
}

int run_diff(const args *a) {
    jw j;
    diff d;
    memset(&d, 0, sizeof d);
    d.a = a;
    d.j = a->json ? &j : NULL;
    d.same = true;
    if (strcmp(a->files[A], "-") == 0 && strcmp(a->files[B], "-") == 0)
        return complain_usage(a, "only one file can be standard input", NULL);
    bool good = open_files(&d) && prepare(&d) && test_cost(&d);
    d.has_begun = true;
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_object(&j);
        for (int side = A; side < SIDES; side++) {
            jw_line(&j);
            jw_key(&j, side == A ? "a" : "b");
            jw_begin_object(&j);
            jw_report(&j, a->files[side], d.file[side], &d.error[side]);
            jw_end_object(&j);
        }
        jw_line(&j);
        jw_key(&j, "tensors");
        jw_begin_array(&j);
    }
    if (good) diff_files(&d);
    if (a->json) {
        jw_end_array(&j);
        jw_line(&j);
        jw_key(&j, "same"); /* last, because it is known last */
        jw_bool(&j, d.same);
        jw_line(&j);
        jw_finish(&j);
    }
    comparer_close(&d.comparer);
    match_close(&d.match);
    for (int side = A; side < SIDES; side++) tg_close(d.file[side]);
    if (ferror(stdout)) return EXIT_TROUBLE;
    if (d.worst > EXIT_GOOD) return d.worst;
    return d.same ? EXIT_GOOD : EXIT_DIFFERENT;
}
