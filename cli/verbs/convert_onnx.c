/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_onnx.c - see convert_onnx.h.
 */
#include "convert_onnx.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "other_values.h"

/* --------------------------------------------------------------------------------------- usage */

/* Options that are about values and names of tensors, of which a model keeps all. */
static const char *unused_option(const args *a) {
    const tg_convert_options *o = &a->convert;
    if (a->raw) return "--raw";
    if (o->dtype != TG_DTYPE_NONE || o->num_dtypes > 0) return "--dtype";
    if (o->lossy) return "--lossy";
    if (o->num_renames > 0) return "--rename, --renames-from and --strip";
    if (o->order != TG_ARRAY_ORDER_ANY) return "--order";
    if (o->sparse != TG_SPARSE_AUTO) return "--sparse";
    return o->skip_unsupported ? "--skip-unsupported" : NULL;
}

static const char *wrong_usage(const args *a, tg_format to, bool is_one) {
    const bool has_any = a->inside || a->data_file != NULL || a->tensors_from != NULL;
    if (to != TG_FORMAT_ONNX)
        return has_any ? "--inline, --external-data and --tensors-from are for an output of onnx"
                       : NULL;
    if (a->inside && a->data_file != NULL) return "--inline excludes --external-data";
    if (!is_one && (a->data_file != NULL || a->tensors_from != NULL))
        return "--external-data and --tensors-from are for one model";
    return NULL;
}

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

int convert_onnx_usage(const args *a, tg_format to, bool is_one) {
    const char *wrong = wrong_usage(a, to, is_one);
    if (wrong != NULL) return complain_usage(a, wrong, NULL);
    if (to != TG_FORMAT_ONNX) return -1;
    const char *unused = unused_option(a);
    if (unused != NULL) return complain_usage(a, "no option of an ONNX model:", unused);
    const char *out = a->files[a->num_files - 1];
    if (a->data_file != NULL && strcmp(out, "-") == 0)
        return complain_usage(a, "--external-data needs a folder, not standard output", NULL);
    if (a->data_file != NULL && strcmp(base_of(out), a->data_file) == 0)
        return complain_usage(a, "--external-data: the model itself has that name:", a->data_file);
    return -1;
}

/* ------------------------------------------------------------------------------------- outputs */

typedef struct model_job {
    const job *j;
    tg_file *model;
    tg_onnx_rewrite *rewrite;
    tg_onnx_sizes sizes;
    other_values values;
    char *data_path;   /* of the data file; NULL: there is none */
    tg_output *data;   /* complete, without a name */
    tg_output *output; /* the model */
} model_job;

static bool write_data(void *self, const tg_target *target, tg_error *error) {
    const model_job *m = self;
    if (tg_onnx_rewrite_write_data(m->rewrite, target)) return true;
    *error = *tg_onnx_rewrite_error(m->rewrite);
    return false;
}

static bool write_model(void *self, const tg_target *target, tg_error *error) {
    const model_job *m = self;
    if (tg_onnx_rewrite_write(m->rewrite, target)) return true;
    *error = *tg_onnx_rewrite_error(m->rewrite);
    return false;
}

/* The path of a file in the folder of the output. */
static char *path_beside(const char *out, const char *name) {
    const size_t folder = (size_t)(base_of(out) - out);
    const size_t n = strlen(name) + 1;
    char *path = malloc(folder + n); /* both are lengths of texts in memory */
    if (path == NULL) return NULL;
    memcpy(path, out, folder);
    memcpy(path + folder, name, n);
    return path;
}

/* A model may be replaced together with the file of its elements, if none of them stays there. */
static int spare_both(const model_job *m) {
    const job *j = m->j;
    const bool in_place =
        j->read != NULL && read_files_is_input(j->read, j->out) && m->sizes.outside == 0;
    const int code = m->data_path != NULL
                         ? convert_spares(j, m->data_path, in_place ? READ_BESIDE : 0)
                         : EXIT_GOOD;
    return code == EXIT_GOOD ? convert_spares(j, j->out, READ_INPUT) : code;
}

static int write_both(model_job *m) {
    const char *other = m->j->a->tensors_from;
    const convert_content data = {write_data, m, m->sizes.data, m->values.file, other};
    const convert_content model = {write_model, m, m->sizes.model, m->values.file, other};
    int code = EXIT_GOOD;
    if (m->data_path != NULL) code = convert_write(m->j, m->data_path, m->model, &data, &m->data);
    return code == EXIT_GOOD ? convert_write(m->j, m->j->out, m->model, &model, &m->output) : code;
}

/* A name is given to what is complete alone: to the elements first, as a model without them is none. */
static int commit(const model_job *m, const char *path, tg_output **output) {
    tg_error error;
    tg_output *done = *output;
    *output = NULL;
    if (done == NULL || tg_output_commit(done, &error)) return EXIT_GOOD;
    return convert_say(m->j->a, path, &error);
}

static int write_files(model_job *m) {
    if (m->sizes.data > 0) {
        m->data_path = path_beside(m->j->out, m->j->a->data_file);
        const tg_error error = no_memory();
        if (m->data_path == NULL) return convert_say(m->j->a, m->j->out, &error);
    }
    int code = spare_both(m);
    if (code == EXIT_GOOD) code = write_both(m);
    if (code == EXIT_GOOD && m->data != NULL) code = convert_remove_old(m->j, m->j->out);
    if (code == EXIT_GOOD) code = commit(m, m->data_path, &m->data);
    if (code == EXIT_GOOD) code = commit(m, m->j->out, &m->output);
    tg_output_discard(m->data);
    tg_output_discard(m->output);
    free(m->data_path);
    return code;
}

/* --------------------------------------------------------------------------------------- the job */

static bool fail(const model_job *m, tg_error *error) {
    *error = *tg_onnx_rewrite_error(m->rewrite);
    return false;
}

static bool begin(model_job *m, tg_error *error) {
    const args *a = m->j->a;
    const tg_onnx_options options = {.inside = a->inside,
                                     .data_file = a->data_file,
                                     .only = a->convert.only,
                                     .num_only = a->convert.num_only,
                                     .limits = a->options.limits};
    m->rewrite = tg_onnx_rewrite_new(m->model, &options, error);
    return m->rewrite != NULL;
}

static bool spend(const model_job *m, tg_error *error) {
    tg_cost cost = m->sizes.cost;
    if (m->values.file != NULL) cost.files = budget_sum(cost.files, tg_file_size(m->values.file));
    cost.dense = m->values.cost.dense;
    return budget_spend(m->j->budget, m->j->a, &cost, error);
}

static void tell_outside(const model_job *m) {
    const args *a = m->j->a;
    char line[128];
    if (m->sizes.outside == 0 || a->quiet > 0) return;
    snprintf(line, sizeof line,
             "note: elements of %" PRIu64
             " tensors stay in other files, which it has to lie beside",
             m->sizes.outside);
    complain(a->err, m->j->out, line);
}

static void tell_no_data(const model_job *m) {
    const args *a = m->j->a;
    char line[128];
    if (a->data_file == NULL || m->sizes.data > 0 || a->quiet > 0) return;
    snprintf(line, sizeof line,
             "note: no tensor that may move has %d bytes, so there is no data file", TG_ONNX_LEAST);
    complain(a->err, m->j->out, line);
}

/* The values of another file; *about is the file that an error is about. */
static bool take_values(model_job *m, const char **about, tg_error *error) {
    const args *a = m->j->a;
    if (a->tensors_from == NULL) return true;
    *about = a->tensors_from;
    if (!other_values_open(&m->values, a, m->model, error) ||
        !other_values_replace(&m->values, m->model, m->rewrite, error))
        return false;
    *about = m->j->in;
    return true;
}

static bool lay_out(model_job *m, tg_error *error) {
    if (!tg_onnx_rewrite_size(m->rewrite, &m->sizes)) return fail(m, error);
    if (spend(m, error)) return true;
    error->format = TG_FORMAT_ONNX;
    return false;
}

static int run(model_job *m) {
    const job *j = m->j;
    tg_error error;
    const char *about = j->in;
    const bool has_begun = begin(m, &error);
    if (!has_begun && error.code == TG_CODE_USAGE)
        return complain_usage(j->a, "--external-data: no name of a file:", j->a->data_file);
    if (!has_begun || !take_values(m, &about, &error) || !lay_out(m, &error))
        return convert_say(j->a, about, &error);
    tell_notes_of(j->a, j->in, m->model);
    tell_outside(m);
    tell_no_data(m);
    return write_files(m);
}

int convert_onnx(const job *j, tg_file *file) {
    if (tg_file_format(file) != TG_FORMAT_ONNX) {
        complain(j->a->err, j->in,
                 "nothing else becomes an ONNX graph: only an ONNX model is written as one");
        return EXIT_TROUBLE;
    }
    model_job m = {.j = j, .model = file};
    const int code = run(&m);
    tg_onnx_rewrite_free(m.rewrite);
    other_values_close(&m.values);
    return code;
}
