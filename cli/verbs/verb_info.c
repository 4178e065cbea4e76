/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_info.c - prints header, metadata and a line per tensor, as text (info_text.h) or JSON.
 */
#include <string.h>

#include "answer.h"
#include "budget.h"
#include "cli_input.h"
#include "info_text.h"
#include "many_files.h"
#include "tensor_json.h"
#include "text_bound.h"
#include "totals.h"
#include "verbs.h"

/* ---------------------------------------------------------------------------------------- JSON */

static bool put_json_tensors(jw *j, tg_file *file, const listing *shown, totals *sums) {
    tensor_json kept = {.dtype = TG_DTYPE_NONE};
    tg_tensor t; /* outside of the loop: hardened builds clear it */
    for (uint64_t k = 0; k < shown->count && !j->failed; k++) {
        const uint64_t i = listing_at(shown, k);
        if (!tg_tensor_at(file, i, &t)) return false;
        jw_tensor(j, &kept, &t, tg_tensor_strides(file, i), tg_tensor_shard(file, i));
        totals_add(sums, &t);
    }
    return true;
}

static void put_json_total(jw *j, const char *key, const total *t) {
    jw_key(j, key);
    jw_begin_object(j);
    jw_key(j, "tensors");
    jw_u64(j, t->tensors);
    jw_key(j, "elements");
    jw_u64(j, t->elements);
    jw_key(j, "nbytes");
    jw_u64(j, t->nbytes);
    jw_end_object(j);
}

static void put_json_totals(jw *j, const totals *sums) {
    const total all = totals_all(sums);
    jw_key(j, "totals");
    jw_begin_object(j);
    for (int i = 0; i < TG_DTYPE_COUNT; i++) {
        if (sums->of[i].tensors > 0) put_json_total(j, tg_dtype_name((tg_dtype)i), &sums->of[i]);
    }
    put_json_total(j, "all", &all);
    jw_end_object(j);
}

/* The members are the same whether the file was accepted or not, to simplify reading programs. If `error`
 * is not NULL, nothing of the content is shown. */
static bool put_json(const answer *w, const char *name, tg_file *file, const listing *shown,
                     const tg_error *error, bool skipped) {
    jw *j = w->j;
    bool good = true;
    totals sums;
    memset(&sums, 0, sizeof sums);
    report r = report_of(file, error);
    if (error != NULL) file = NULL;
    jw_line(j);
    jw_head(j, name, &r);
    if (w->a->skip_unknown || skipped) {
        jw_key(j, "skipped");
        jw_bool(j, skipped);
    }
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
    if (file != NULL) good = put_json_tensors(j, file, shown, &sums);
    jw_line(j);
    jw_end_array(j);
    if (good) {
        jw_line(j);
        put_json_totals(j, &sums);
    }
    return good;
}

/* Tests how much would be printed, before anything is. A rough bound does where the limit is the default, which most files stay
 * far below; what is refused is the number itself. */
static bool test_size(budget *b, const args *a, const char *name, tg_file *file, tg_error *error) {
    uint64_t bytes = 0;
    const bool is_default = a->options.limits.max_output == 0;
    bool good = !is_default || bound_of_info(a, name, file, true, &bytes);
    if (good && !(is_default && budget_has_text(b, a, file, bytes)))
        good = bound_of_info(a, name, file, false, &bytes);
    if (good) return budget_spend_text(b, a, file, bytes, error);
    *error = *tg_last_error(file);
    return false;
}

/* After the file was opened, or not. */
int info_file(budget *b, answer *w, const found_file *found, tg_file *file, tg_error *error) {
    const char *name = found->name;
    if (file == NULL && is_passed_over(w->a, found, error)) return FILE_PASSED;
    listing tensors = {0, NULL};
    bool good = file != NULL && test_size(b, w->a, name, file, error) &&
                listing_open(&tensors, w->a, file, error);
    const bool shown = good;
    const bool skipped = file == NULL && is_left_out(w->a, found, error);
    if (w->j != NULL) {
        answer_begin_element(w);
        good = put_json(w, name, file, &tensors, shown ? NULL : error, skipped) && good;
        answer_end_element(w);
    } else if (good) {
        good = info_text(w->a->out, name, file, &tensors);
    }
    const bool fits_none = good && w->a->convert.num_only > 0 && tensors.count == 0;
    listing_close(&tensors);
    if (answer_failed(w)) return EXIT_TROUBLE;
    if (fits_none && !may_be_several(w->a)) {
        complain(w->a->err, name, "no name of a tensor fits --tensor");
        return EXIT_TROUBLE;
    }
    if (good) return EXIT_GOOD;
    if (skipped) return FILE_SKIPPED;
    if (shown) { /* the document has no place for it any more */
        *error = *tg_last_error(file);
        complain_of(w->a, name, error);
    } else {
        answer_complain(w, name, error);
    }
    return found->trouble != NULL ? EXIT_TROUBLE : outcome_of_error(error);
}

static int visit(void *self, answer *w, const found_file *found) {
    tg_error error;
    input in;
    input_begin_found(&in, w->a, found);
    tg_file *file = input_open(&in, INPUT_STRUCTURE, NULL, &error);
    const int outcome = info_file(self, w, found, file, &error);
    tg_close(file);
    input_end(&in);
    return outcome;
}

int run_info(const args *a) {
    budget all; /* workers share it */
    if (!budget_open(&all)) {
        complain(a->err, "info", "out of memory");
        return EXIT_TROUBLE;
    }
    const many_files m = {.a = a, .visit = visit, .self = &all, .budget = &all};
    const int code = answer_many(&m);
    budget_close(&all);
    return code;
}
