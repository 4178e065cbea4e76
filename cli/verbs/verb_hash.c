/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_hash.c - prints a line per tensor: its SHA-256 (sum.h) and its name.
 */
#include <string.h>

#include "hasher.h"
#include "manifest.h"
#include "many_files.h"
#include "texts.h"
#include "verbs.h"

/* At work on one file. */
typedef struct hash {
    const args *a;
    answer *w;
    hasher *h;
    const stream_sums *known; /* sums of a stream, or NULL */
    tg_error *failed; /* gets the error of the last tensor without a sum; NULL: nobody asks */
} hash;

/* Prints "HEX  NAME", for several files with the file before the name; names contain no spaces. */
static void put_text(const hash *h, const char *file, const char *name, const char *hex) {
    FILE *out = h->a->out;
    fprintf(out, "%s  ", hex);
    if (may_be_several(h->a)) {
        put_escaped(out, file, strlen(file));
        fputc(' ', out);
    }
    fprintf(out, "%s\n", name);
}

static void put_json(jw *j, const tg_tensor *t, const tg_array *array, const char *hex,
                     const tg_error *error) {
    jw_line(j);
    jw_begin_object(j);
    jw_tensor_names(j, t);
    if (array != NULL || is_text(t)) {
        tg_array_info info;
        jw_key(j, "dtype");
        jw_text(j, hasher_dtype(t, array, &info));
        jw_key(j, "shape");
        jw_shape(j, info.shape, info.rank);
    }
    jw_key(j, "sha256");
    if (hex != NULL) {
        jw_text(j, hex);
    } else {
        jw_null(j);
        jw_key(j, "error");
        jw_error(j, error);
    }
    jw_end_object(j);
}

static int hash_tensor(hash *h, const char *name, tg_file *file, uint64_t i) {
    char hex[HEX_BYTES];
    tg_tensor t;
    tg_error error;
    tg_array *array = NULL;
    value_progress *line = h->h->summer.progress;
    value_progress_next(line, tg_tensor_at(file, i, &t) ? t.nbytes : 0);
    bool good = hasher_tensor(h->h, h->known, file, i, &array, hex, &error);
    value_progress_hide(line);
    /* Described only now, because reading the array may reuse the memory of the name. */
    if (!tg_tensor_at(file, i, &t)) {
        error = *tg_last_error(file);
        complain_of(h->a, name, &error);
        good = false;
    } else {
        if (h->w->j != NULL) put_json(h->w->j, &t, array, good ? hex : NULL, &error);
        if (h->w->j == NULL && good) put_text(h, name, t.name, hex);
        if (!good && (h->w->j == NULL || exit_code_of(&error) != EXIT_REFUSED))
            complain_of_tensor(h->a, name, t.name, &error);
    }
    tg_array_close(array);
    if (!good && h->failed != NULL) *h->failed = error;
    return good ? EXIT_GOOD : exit_code_of(&error);
}

/* The members of the object up to the list of tensors, in which it stays. */
static void begin_object(const hash *h, const char *name, tg_file *file, const tg_error *error,
                         bool skipped) {
    jw *j = h->w->j;
    answer_begin_element(h->w);
    jw_report(j, name, file, error);
    if (h->a->skip_unknown || skipped) {
        jw_key(j, "skipped");
        jw_bool(j, skipped);
    }
    jw_line(j);
    jw_key(j, "tensors");
    jw_begin_array(j);
}

/* After the file was opened, or not. */
static int hash_opened(hash *h, const found_file *found, tg_file *file, tg_error *error) {
    const char *name = found->name;
    int worst = EXIT_GOOD;
    if (file == NULL && is_passed_over(h->a, found, error)) return FILE_PASSED;
    const bool skipped = file == NULL && is_left_out(h->a, found, error);
    /* The tensors of a stream are hashed already, but the verdict is that of a file with the same bytes. */
    const bool good = file != NULL && budget_spend_file(h->h->budget, h->a, file, error);
    if (h->w->j != NULL) begin_object(h, name, file, good ? NULL : error, skipped);
    if (file != NULL) {
        const report r = report_of(file, NULL);
        answer_tell_notes(h->w, name, &r);
    }
    if (skipped) {
        worst = FILE_SKIPPED;
    } else if (!good) {
        answer_complain(h->w, name, error);
        worst = found->trouble != NULL ? EXIT_TROUBLE : outcome_of_error(error);
    }
    value_progress line;
    value_progress_of(&line, file, good && h->a->quiet == 0);
    h->h->summer.progress = &line;
    for (uint64_t i = 0; good && i < tg_num_tensors(file) && !answer_failed(h->w); i++) {
        int code = hash_tensor(h, name, file, i);
        if (code > worst) worst = code;
    }
    h->h->summer.progress = NULL;
    if (h->w->j != NULL) {
        jw_end_array(h->w->j);
        answer_end_element(h->w);
    }
    return answer_failed(h->w) ? EXIT_TROUBLE : worst;
}

static int visit(void *self, answer *w, const found_file *found) {
    hasher *with = self;
    hash h = {.a = w->a, .w = w, .h = with};
    tg_error error;
    input in;
    stream_sums sums;
    input_begin_found(&in, w->a, found);
    stream_sums_begin(&sums, &with->summer, &in);
    tg_stream_sink sink = stream_sums_sink(&sums);
    tg_file *file = input_open(&in, INPUT_STRUCTURE, &sink, &error);
    h.known = in.stream != TG_FORMAT_NONE ? &sums : NULL;
    const int outcome = hash_opened(&h, found, file, &error);
    tg_close(file);
    stream_sums_end(&sums);
    input_end(&in);
    return outcome;
}

int hash_file(budget *b, answer *w, const found_file *found, tg_file *file, tg_error *error) {
    hasher with;
    if (!hasher_open(&with, b)) {
        complain(w->a->err, "hash", "out of memory");
        return EXIT_TROUBLE;
    }
    hash h = {.a = w->a, .w = w, .h = &with, .failed = error};
    const int outcome = hash_opened(&h, found, file, error);
    hasher_close(&with);
    return outcome;
}

/* ------------------------------------------------------------------------------------ the verb */

int run_hash(const args *a) {
    hasher h;
    if (!digest_available()) return complain_usage(a, "this build has no SHA-256", NULL);
    if (a->checks_manifest) return run_manifest_check(a);
    if (a->manifest != NULL) return run_manifest_write(a);
    budget all; /* workers share it */
    if (!budget_open(&all) || !hasher_open(&h, &all)) {
        budget_close(&all);
        complain(a->err, "hash", "out of memory");
        return EXIT_TROUBLE;
    }
    const many_files m = {.a = a, .visit = visit, .self = &h, .budget = &all};
    const int code = answer_many(&m);
    hasher_close(&h);
    budget_close(&all);
    return code;
}
