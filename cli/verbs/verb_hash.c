/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_hash.c - prints a line per tensor: its SHA-256 (sum.h) and its name.
 */
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "cli_json.h"
#include "many_files.h"
#include "sum.h"
#include "verbs.h"

#define HEX_BYTES (2 * DIGEST_BYTES + 1)

typedef struct hash {
    const args *a;
    jw *j; /* NULL: text output */
    summer summer;
    const stream_sums *known; /* sums of a stream, or NULL */
    budget *budget;           /* of all files */
} hash;

/* Returns false with an error. */
static bool hash_array(hash *h, tg_file *file, uint64_t i, tg_array **array, char hex[HEX_BYTES],
                       tg_error *error) {
    static const char digits[] = "0123456789abcdef";
    uint8_t sum[DIGEST_BYTES];
    *array = open_values(file, i, false);
    if (*array == NULL) {
        *error = *tg_last_error(file);
        return false;
    }
    if (!(h->known != NULL ? stream_sums_at(h->known, i, sum, error)
                           : sum_array(&h->summer, file, *array, sum, error))) {
        return false;
    }
    for (size_t k = 0; k < DIGEST_BYTES; k++) {
        hex[2 * k] = digits[sum[k] >> 4];
        hex[2 * k + 1] = digits[sum[k] & 15];
    }
    hex[HEX_BYTES - 1] = '\0';
    return true;
}

/* Prints "HEX  NAME", for several files with the file before the name; names contain no spaces. */
static void put_text(const hash *h, const char *file, const char *name, const char *hex) {
    printf("%s  ", hex);
    if (may_be_several(h->a)) {
        put_escaped(stdout, file, strlen(file));
        fputc(' ', stdout);
    }
    printf("%s\n", name);
}

static void put_json(jw *j, const tg_tensor *t, const tg_array *array, const char *hex,
                     const tg_error *error) {
    jw_line(j);
    jw_begin_object(j);
    jw_tensor_names(j, t);
    if (array != NULL) {
        tg_array_info info = tg_array_about(array);
        jw_key(j, "dtype");
        jw_text(j, tg_dtype_name(info.dtype));
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
    bool good = hash_array(h, file, i, &array, hex, &error);
    /* Described only now, because reading the array may reuse the memory of the name. */
    if (!tg_tensor_at(file, i, &t)) {
        error = *tg_last_error(file);
        complain_of(h->a, name, &error);
        good = false;
    } else {
        if (h->j != NULL) put_json(h->j, &t, array, good ? hex : NULL, &error);
        if (h->j == NULL && good) put_text(h, name, t.name, hex);
        if (!good) complain_of_tensor(h->a, name, t.name, &error);
    }
    tg_array_close(array);
    return good ? EXIT_GOOD : exit_code_of(&error);
}

/* Of several files an index of shards is skipped: the shards are hashed. One that is named alone would give nothing. */
static bool is_left_out(const args *a, const char *name, const tg_error *error) {
    return is_skipped(a, name, error) || (may_be_several(a) && is_index_refusal(name, error));
}

static int hash_file(void *self, const found_file *found) {
    hash *h = self;
    const char *name = found->name;
    tg_error error;
    input in;
    stream_sums sums;
    input_begin_found(&in, h->a, found);
    stream_sums_begin(&sums, &h->summer, &in);
    tg_stream_sink sink = stream_sums_sink(&sums);
    tg_file *file = input_open(&in, INPUT_STRUCTURE, &sink, &error);
    h->known = in.stream != TG_FORMAT_NONE ? &sums : NULL;
    int worst = EXIT_GOOD;
    const bool skipped = file == NULL && is_left_out(h->a, name, &error);
    /* The tensors of a stream are hashed already, but the verdict is that of a file with the same bytes. */
    bool good = file != NULL && budget_spend_file(h->budget, h->a, file, &error);
    if (h->j != NULL) {
        jw_line(h->j);
        jw_begin_object(h->j);
        jw_report(h->j, name, file, good ? NULL : &error);
        if (h->a->skip_unknown || skipped) {
            jw_key(h->j, "skipped");
            jw_bool(h->j, skipped);
        }
        jw_line(h->j);
        jw_key(h->j, "tensors");
        jw_begin_array(h->j);
    }
    if (file != NULL) tell_notes_of(h->a, name, file);
    if (skipped) {
        worst = FILE_SKIPPED;
    } else if (!good) {
        complain_of(h->a, name, &error);
        worst = found->trouble != NULL ? EXIT_TROUBLE : exit_code_of(&error);
    }
    for (uint64_t i = 0; good && i < tg_num_tensors(file) && !ferror(stdout); i++) {
        int code = hash_tensor(h, name, file, i);
        if (code > worst) worst = code;
    }
    if (h->j != NULL) {
        jw_end_array(h->j);
        jw_end_object(h->j);
    }
    tg_close(file);
    h->known = NULL;
    stream_sums_end(&sums);
    input_end(&in);
    return worst;
}

int run_hash(const args *a) {
    jw j;
    hash h;
    if (!digest_available()) return complain_usage(a, "this build has no SHA-256", NULL);
    memset(&h, 0, sizeof h);
    h.a = a;
    h.j = a->json ? &j : NULL;
    h.budget = budget_open();
    if (h.budget == NULL || !summer_open(&h.summer)) {
        budget_close(h.budget);
        complain("hash", "out of memory");
        return EXIT_TROUBLE;
    }
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_array(&j);
    }
    const int worst = visit_many(a, hash_file, &h, h.j, false);
    if (a->json) {
        jw_line(&j);
        jw_finish(&j);
    }
    summer_close(&h.summer);
    budget_close(h.budget);
    return ferror(stdout) ? EXIT_TROUBLE : worst;
}
