/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_convert.c - converts files to another format.
 *
 * It converts one file to one file, or many files into a folder. Each output appears completely or
 * not at all. Of many files each one is converted by a worker; the workers share nothing but the folder
 * and the budget.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "budget.h"
#include "cli.h"
#include "cli_input.h"
#include "convert_job.h"
#include "convert_onnx.h"
#include "convert_shards.h"
#include "many_files.h"
#include "old_shards.h"
#include "part_set.h"
#include "verbs.h"

/* ------------------------------------------------------------------------------- one file */

/* Notes of a conversion that may still be refused, one after the other, each with a NUL. */
typedef struct notes {
    char *text;
    size_t size;
    size_t room;
} notes;

typedef struct told {
    const job *j;
    notes kept;
} told;

static void tell(const job *j, const char *text) {
    char line[TG_ERROR_DETAIL + 8];
    snprintf(line, sizeof line, "note: %s", text);
    complain(j->a->err, j->in, line);
}

/* Keeps a note. One for which there is no memory is printed at once. */
static void keep(void *self, const char *text) {
    told *t = self;
    notes *kept = &t->kept;
    const size_t n = strlen(text) + 1;
    if (t->j->a->quiet > 0) return;
    if (n > kept->room - kept->size) {
        const size_t room = kept->room == 0 ? 4096 : 2 * kept->room; /* a note is shorter */
        char *more = room > kept->room ? realloc(kept->text, room) : NULL;
        if (more == NULL) {
            tell(t->j, text);
            return;
        }
        kept->text = more;
        kept->room = room;
    }
    memcpy(kept->text + kept->size, text, n);
    kept->size += n;
}

static void tell_all(const told *t) {
    for (size_t at = 0; at < t->kept.size; at += strlen(t->kept.text + at) + 1)
        tell(t->j, t->kept.text + at);
}

static bool write_conversion(void *self, const tg_target *target, tg_error *error) {
    return tg_conversion_write(self, target, error);
}

static int write_out(const job *j, tg_file *file, tg_conversion *conversion) {
    const convert_content content = {
        .write = write_conversion, .self = conversion, .size = tg_conversion_size(conversion)};
    tg_error error;
    tg_output *output = NULL;
    int code = convert_spares(j, j->out, READ_INPUT);
    if (code == EXIT_GOOD) code = convert_write(j, j->out, file, &content, &output);
    if (code == EXIT_GOOD && output != NULL && !tg_output_commit(output, &error))
        code = convert_say(j->a, j->out, &error);
    return code;
}

static int refuse(const job *j, const tg_error *error) {
    complain_of(j->a, j->in, error);
    return exit_code_of(error);
}

/* In shards, unless one file is enough. Shards of an old model of that name go when the new one is there. */
static int write_shards(const job *j, tg_file *file, tg_conversion *conversion,
                        const tg_convert_options *options) {
    old_shards old;
    uint32_t num = 0;
    old_shards_find(&old, j);
    int code =
        old_shards_have_input(&old, j) ? EXIT_TROUBLE : convert_shards(j, file, options, &num);
    if (code == CONVERT_ONE_FILE) {
        num = 0;
        code = write_out(j, file, conversion);
    }
    if (code == EXIT_GOOD) code = old_shards_remove(&old, j, num);
    old_shards_free(&old);
    return code;
}

/* Notes, on the file and on what changes, are printed when there is nothing left to refuse. */
static int convert_file(const job *j, tg_file *file) {
    if (j->to == TG_FORMAT_ONNX) return convert_onnx(j, file);
    tg_convert_options options = j->a->convert;
    told t = {j, {NULL, 0, 0}};
    options.build.limits = j->a->options.limits;
    options.note = keep;
    options.self = &t;
    tg_error error;
    tg_conversion *conversion = tg_convert(file, j->to, &options, &error);
    bool good = conversion != NULL;
    if (good) {
        const tg_cost cost = tg_conversion_cost(conversion);
        good = budget_spend(j->budget, j->a, &cost, &error);
        if (!good) error.format = tg_file_format(file); /* as the errors of tg_convert */
    }
    if (good) tell_notes_of(j->a, j->in, file);
    if (good) tell_all(&t);
    const int code = !good                  ? convert_say(j->a, j->in, &error)
                     : j->a->shard_size > 0 ? write_shards(j, file, conversion, &options)
                                            : write_out(j, file, conversion);
    free(t.kept.text);
    tg_conversion_free(conversion);
    return code;
}

/* ---------------------------------------------------------------------------------- a stream */

/* Whether the output equals the input, if the input is canonical. */
static bool is_copy(const job *j, const input *in) {
    const tg_convert_options *o = &j->a->convert;
    return in->stream == j->to && strcmp(j->out, "-") != 0 && o->only == NULL &&
           j->a->shard_size == 0 && o->num_renames == 0 && o->dtype == TG_DTYPE_NONE &&
           o->sparse != TG_SPARSE_DENSE && o->order == TG_ARRAY_ORDER_ANY;
}

static int64_t read_output(void *self, uint64_t offset, void *dst, size_t n) {
    int code = tg_output_read(self, offset, dst, n);
    return code == 0 ? (int64_t)n : -code;
}

/* For a file that is valid but not canonical: converts it from its copy. */
static int convert_copy(const job *j, const input *in, tg_output *copy) {
    tg_options options = j->a->options;
    tg_source from = {.read_at = read_output, .self = copy, .size = in->report.size};
    tg_error refused;
    options.format = in->stream;
    tg_file *file = tg_open_source(&from, &options, &refused);
    if (file == NULL) return refuse(j, &refused);
    int code = convert_file(j, file);
    tg_close(file);
    return code;
}

/* Converts in one pass: the bytes are written while they arrive, to a file that is named after the
 * verdict. */
static int copy_stream(const job *j, input *in) {
    tg_error error;
    tg_output *output = convert_create(j, j->out, 0, &error);
    if (output == NULL) return convert_say(j->a, j->out, &error);
    tg_target target = tg_output_target(output);
    bool good = input_pass(in, INPUT_NOTHING, NULL, &target);
    const tg_cost cost = {.files = in->report.size, .output = in->report.size};
    if (good && in->canonical && !budget_spend(j->budget, j->a, &cost, &error)) {
        error.format = j->to;
        tg_output_discard(output);
        return convert_say(j->a, j->in, &error);
    }
    if (good && !in->canonical) {
        int code = convert_copy(j, in, output);
        tg_output_discard(output);
        return code;
    }
    /* After a failed write the commit fails as well, and reports the reason. */
    if (good || in->copy_failed)
        return tg_output_commit(output, &error) ? EXIT_GOOD : convert_say(j->a, j->out, &error);
    tg_output_discard(output);
    return refuse(j, &in->report.error);
}

static int convert_one(const job *j, const found_file *found) {
    input in;
    tg_error refused;
    input_begin_found(&in, j->a, found);
    int code = EXIT_GOOD;
    if (is_copy(j, &in)) {
        code = copy_stream(j, &in);
    } else {
        tg_file *file = input_open(&in, INPUT_ALL, NULL, &refused);
        code = file != NULL ? convert_file(j, file) : refuse(j, &refused);
        tg_close(file);
    }
    input_end(&in);
    return code;
}

/* ------------------------------------------------------------------------------ many files */

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* The format of an output of that name. A hidden file has no suffix: ".npz" is more often a slip than a name. */
static tg_format format_of_output(const char *path) {
    const char *base = base_of(path);
    return base[0] == '.' && strchr(base + 1, '.') == NULL ? TG_FORMAT_NONE
                                                           : tg_format_by_suffix(base);
}

/* How much of a name is in front of the suffix of a format; all of it, if it has none. */
static size_t stem_of(const char *base, size_t n) {
    if (format_of_output(base) == TG_FORMAT_NONE) return n;
    while (base[n - 1] != '.') n--; /* it has a suffix, so it contains a dot */
    return n - 1;
}

/* The bytes of the stem of a model in several files: in front of ".safetensors.index.json", or "-00001-of-00003.gguf". */
static size_t stem_of_set(const char *base) {
    static const char numbers[] = "-00001-of-00003";
    const size_t n = strlen(base);
    const char *end = strstr(base, ".safetensors.index.");
    if (end == NULL) end = strstr(base, ".bin.index.");
    size_t stem = end != NULL && names_index(base) ? (size_t)(end - base) : stem_of(base, n);
    if (is_first_part(base)) stem -= sizeof numbers - 1;
    return stem > 0 ? stem : n;
}

char *convert_path_in(const char *folder, const char *in, tg_format to, bool is_set) {
    const char *base = base_of(in);
    const size_t n = is_set ? stem_of_set(base) : stem_of(base, strlen(base));
    const char *suffixes = tg_format_suffixes(to);
    size_t suffix = suffixes != NULL ? strcspn(suffixes, " ") : 0;
    size_t m = strlen(folder);
    const char *between = m > 0 && folder[m - 1] == '/' ? "" : "/";
    size_t size = m + 1 + n + suffix + 1;
    char *path = malloc(size);
    if (path == NULL) return NULL;
    snprintf(path, size, "%s%s%.*s%.*s", folder, between, (int)n, base, (int)suffix,
             suffix > 0 ? suffixes : "");
    return path;
}

static int compare_paths(const void *a, const void *b) {
    const char *const *x = a;
    const char *const *y = b;
    return strcmp(*x, *y);
}

/* Two inputs with the same name would produce the same output. */
static bool names_clash(char *const *paths, size_t n) {
    char **sorted = malloc(n * sizeof *sorted);
    if (sorted == NULL) {
        complain(stderr, "convert", "out of memory");
        return true;
    }
    memcpy((void *)sorted, (const void *)paths, n * sizeof *sorted);
    qsort((void *)sorted, n, sizeof *sorted, compare_paths);
    bool clash = false;
    for (size_t i = 1; i < n && !clash; i++) {
        clash = strcmp(sorted[i - 1], sorted[i]) == 0;
        if (clash) complain(stderr, sorted[i], "would be the output of two inputs");
    }
    free((void *)sorted);
    return clash;
}

typedef struct into {
    budget *all;
    const char *folder;
} into;

static int convert_found(void *self, answer *w, const found_file *found) {
    const into *i = self;
    char *path = convert_path_in(i->folder, found->name, w->a->to, false);
    if (path == NULL) {
        const tg_error error = no_memory();
        return convert_say(w->a, found->name, &error);
    }
    const job j = {w->a, i->all, found->name, path, w->a->to, NULL};
    const int code = convert_one(&j, found);
    free(path);
    return code;
}

static int convert_into(const args *a, budget *all, const char *folder) {
    const size_t n = a->num_files - 1;
    into i = {all, folder};
    char **paths = calloc(n, sizeof *paths);
    bool good = paths != NULL;
    for (size_t k = 0; k < n && good; k++) {
        paths[k] = convert_path_in(folder, a->files[k], a->to, false);
        good = paths[k] != NULL;
    }
    if (!good) complain(stderr, "convert", "out of memory");
    good = good && !names_clash(paths, n);
    for (size_t k = 0; paths != NULL && k < n; k++) free(paths[k]);
    free((void *)paths);
    const many_files m = {.a = a, .visit = convert_found, .self = &i, .budget = all};
    return good ? answer_many(&m) : EXIT_TROUBLE;
}

static bool has_suffix(const char *path) {
    static const char suffix[] = ".safetensors";
    const size_t n = strlen(path);
    return n >= sizeof suffix && strcmp(path + n - (sizeof suffix - 1), suffix) == 0;
}

static int usage(const char *file, const char *text) {
    complain(stderr, file, text);
    return EXIT_TROUBLE;
}

static int convert(const args *a, budget *all) {
    const char *out = a->files[a->num_files - 1];
    if (a->num_files < 2) return usage("convert", "an input and an output are needed");
    if (a->raw && (a->convert.dtype != TG_DTYPE_NONE || a->convert.num_dtypes > 0))
        return usage("convert", "--dtype changes elements, and --raw keeps them as stored");
    const tg_format to = a->to != TG_FORMAT_NONE ? a->to : format_of_output(out);
    const int code = convert_onnx_usage(a, to, a->num_files == 2 && !is_output_folder(out));
    if (code != -1) return code;
    if (a->shard_size > 0 &&
        (to != TG_FORMAT_SAFETENSORS || is_output_folder(out) || !has_suffix(out)))
        return usage(out, "--shard-size: the output is one file, NAME.safetensors");
    if (is_output_folder(out)) {
        if (a->to == TG_FORMAT_NONE) return usage(out, "a folder needs --to FORMAT");
        for (size_t i = 0; a->num_files > 2 && i < a->num_files - 1; i++)
            if (is_output_folder(a->files[i]) || names_index(a->files[i]))
                return usage(a->files[i],
                             "a model in several files is converted alone, without other inputs");
        return convert_into(a, all, out);
    }
    if (a->num_files > 2) return usage(out, "is no folder, and there are several inputs");
    read_files read;
    job j = {a, all, a->files[0], out, to, &read};
    if (j.to == TG_FORMAT_NONE)
        return usage(out, "its suffix is of no known format; --to FORMAT says it");
    if (strcmp(out, "-") == 0 && isatty(STDOUT_FILENO))
        return usage("standard output", "is a terminal, which is no place for binary data");
    const found_file found = {.name = j.in, .fd = -1, .folder = -1};
    read_files_watch(&read, a);
    const int done = convert_one(&j, &found);
    read_files_free(&read);
    return done;
}

int run_convert(const args *a) {
    budget all;
    if (!budget_open(&all)) return usage("convert", "out of memory");
    int code = convert(a, &all);
    budget_close(&all);
    return code;
}
