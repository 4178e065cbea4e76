/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check_model.c - see check_model.h.
 */
#include "check_model.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model_set.h"
#include "operands.h"
#include "part_set.h"
#include "value_findings.h"

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* --------------------------------------------------------------------------------------- paths */

/* A path to a file in the same folder as `path`; free() it. NULL: no memory. */
static char *path_beside(const char *path, const char *name) {
    const size_t folder = (size_t)(base_of(path) - path);
    const size_t n = strlen(name);
    char *out = malloc(folder + n + 1);
    if (out == NULL) return NULL;
    memcpy(out, path, folder);
    memcpy(out + folder, name, n + 1);
    return out;
}

int open_folder_of(const char *path) {
    char *folder = path_beside(path, ".");
    const int fd = folder != NULL ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    free(folder);
    return fd;
}

/* ---------------------------------------------------------------------------------------- shards */

typedef struct model {
    answer *w;
    const char *path;
    int folder;
    const hub_links *links; /* in it, or NULL */
    model_set set;
    report report; /* of the whole */
    char *place;   /* report.place */
    int worst;
    bool is_walked;    /* found in a folder, not named */
    bool has_findings; /* --values: about a shard */
    FILE *lines;       /* what there is to say about them, behind the verdict; NULL: nothing yet */
    char *line_bytes;
    size_t num_lines;
} model;

/* The first error is reported; the exit code is the largest. `path`: the part in which the error has its place, or NULL. */
static void note_error(model *m, const tg_error *error, const char *path) {
    const int code = exit_code_of(error);
    if (m->report.error.code == TG_CODE_NONE) {
        m->report.error = *error;
        if (path != NULL)
            m->report.place = m->place = strdup(path); /* without memory: only in the text */
    }
    if (code > m->worst) m->worst = code;
}

/* Opens a shard in *fd, which the caller closes. NULL with an error; TG_CODE_ABSENT: there is no such file. */
static tg_file *open_shard(const model *m, const char *name, int *fd, tg_error *error) {
    const args *a = m->w->a;
    tg_options options = a->options;
    const tg_format format = options.format = model_set_format(&m->set);
    /* A file in place of a checkpoint may run code, which is told of a file that may have any format. */
    if (format == TG_FORMAT_PYTORCH) options.format = TG_FORMAT_NONE;
    *fd = only_regular(open_entry(m->folder, name, a->links == LINKS_ALL, m->links));
    if (*fd >= 0) return tg_open_fd(*fd, &options, error);
    *error = error_of_entry(format, errno);
    if (error->system == ENOENT) {
        error->code = TG_CODE_ABSENT;
        error->system = 0;
        snprintf(error->detail, sizeof error->detail, "%s", "no such file");
    }
    return NULL;
}

/* Whether the answer is an object with the shards in it. */
static bool has_object(const model *m) { return m->w->j != NULL && m->w->a->form != FORM_SARIF; }

/* Reads the values of a shard, which is good. */
static bool find_values(model *m, value_findings *found, const char *path, tg_file *file,
                        report *r) {
    tg_error error;
    if (values_find(found, m->w->a, path, file, &error)) return true;
    *r = report_of(NULL, &error);
    note_error(m, &error, path);
    return false;
}

static void hold_lines(model *m, const value_findings *found, const char *path, tg_file *file) {
    if (found->num == 0) return;
    m->has_findings = true;
    if (!m->w->has_text || m->w->a->quiet > 1) return;
    if (m->lines == NULL) m->lines = open_memstream(&m->line_bytes, &m->num_lines);
    if (m->lines != NULL) {
        values_put_text(found, m->lines, path, file);
    } else {
        const tg_error error = no_memory();
        note_error(m, &error, path);
    }
}

/* Prints the lines that were held. False: there was no memory for them. */
static bool release_lines(model *m) {
    if (m->lines == NULL) return true;
    const bool good = fclose(m->lines) == 0 && m->line_bytes != NULL;
    if (good) fwrite(m->line_bytes, 1, m->num_lines, m->w->a->out);
    free(m->line_bytes);
    return good;
}

static void check_shard(model *m, uint64_t i) {
    const args *a = m->w->a;
    const char *name = model_set_name(&m->set, i);
    char *path = path_beside(m->path, name);
    tg_error error = no_memory();
    int fd = -1;
    tg_file *file = path != NULL ? open_shard(m, name, &fd, &error) : NULL;
    report r = report_of(file, &error);
    bool good = false;
    if (file != NULL) {
        good = model_set_check(&m->set, i, file);
    } else {
        model_set_refuse(&m->set, i, error.code == TG_CODE_ABSENT ? NULL : &error);
    }
    const char *shown = path != NULL ? path : name;
    /* Errors of an index are in the index. */
    if (!good) note_error(m, model_set_error(&m->set), m->set.split != NULL ? shown : NULL);
    jw *j = m->w->j;
    value_findings found = {NULL, 0, 0};
    const bool has_values = good && a->values && find_values(m, &found, shown, file, &r);
    if (has_values) hold_lines(m, &found, shown, file);
    if (error.code == TG_CODE_ABSENT && file == NULL && m->set.split != NULL) {
        /* A name claims up to 65535 parts: only those that are there have an answer. */
    } else if (a->form == FORM_SARIF) {
        if (file != NULL)
            answer_results(m->w, shown, &r); /* the error of a shard is that of the index */
        if (has_values) values_put_sarif(&found, m->w, shown, file);
    } else if (has_object(m)) {
        jw_line(j);
        jw_begin_object(j);
        verdict_members(m->w, shown, &r, false);
        if (has_values) values_put_json(&found, j, file);
        jw_end_object(j);
    }
    values_free(&found);
    if (file != NULL) answer_tell_notes(m->w, shown, &r);
    tg_close(file);
    if (fd >= 0) close(fd);
    free(path);
}

/* ------------------------------------------------------------------------------------------ set */

static void check_shards(model *m) {
    jw *j = has_object(m) ? m->w->j : NULL;
    if (j != NULL) {
        jw_key(j, "shards");
        jw_begin_array(j);
    }
    for (uint64_t i = 0; i < model_set_num_files(&m->set) && !answer_failed(m->w); i++)
        check_shard(m, i);
    if (j != NULL) jw_end_array(j);
}

static void take_notes(model *m) {
    report *r = &m->report;
    const tg_index *index = m->set.index;
    if (index == NULL) return; /* parts have notes of their own */
    r->num_notes = tg_index_num_notes(index);
    while (r->num_rules < REPORT_NOTES &&
           tg_index_note_at(index, r->num_rules, &r->notes[r->num_rules]))
        r->num_rules++;
}

/* Whether an index of checkpoints that was found, and is valid, has none of its shards beside it: who downloads the
 * .safetensors files of a model gets this index, too. */
static bool has_no_shard(const model *m) {
    const uint64_t n = model_set_num_files(&m->set);
    for (uint64_t i = 0; i < n; i++) {
        const int fd = open_entry(m->folder, model_set_name(&m->set, i), false, m->links);
        if (fd >= 0) close(fd);
        if (fd >= 0 || errno != ENOENT) return false;
    }
    return n > 0 && model_set_format(&m->set) == TG_FORMAT_PYTORCH;
}

/* The index, or one of the parts, is open as `fd`, or could not be opened; its folder is open. */
static int check_set(model *m, bool is_split, int fd, int open_error) {
    answer *w = m->w;
    report *r = &m->report;
    tg_error error = error_of_entry(TG_FORMAT_NONE, open_error);
    const bool is_open =
        open_error == 0 &&
        (is_split ? model_set_open_split(&m->set, base_of(m->path), fd, &w->a->options, &error)
                  : model_set_open_index(&m->set, m->path, fd, &w->a->options, &error));
    if (is_open && m->is_walked && !is_split && !w->a->all_files && has_no_shard(m)) {
        model_set_close(&m->set);
        return FILE_PASSED;
    }
    r->format = is_split ? format_of_part(base_of(m->path)) : format_of_index(m->path);
    r->size = is_open ? model_set_size(&m->set) : error.size;
    r->num_tensors = model_set_num_tensors(&m->set);
    if (!is_open) note_error(m, &error, NULL);
    if (has_object(m)) {
        answer_begin_element(w);
        jw_file(w->j, m->path, r);
    }
    check_shards(m);
    if (is_open && m->worst == EXIT_GOOD && !model_set_finish(&m->set))
        note_error(m, model_set_error(&m->set), NULL);
    take_notes(m);
    r->num_tensors = model_set_num_tensors(&m->set);
    r->valid = m->worst == EXIT_GOOD;
    if (has_object(m)) {
        jw_valid(w->j, r);
        verdict_rest(w, r, false);
        answer_end_element(w);
    } else if (w->j != NULL) {
        answer_results(w, m->path, r);
    }
    verdict_text(w, m->path, r, false, m->worst);
    model_set_close(&m->set);
    if (!release_lines(m) || answer_failed(w)) return EXIT_TROUBLE;
    return m->worst == EXIT_GOOD && m->has_findings ? EXIT_REFUSED : m->worst;
}

static int check_one(answer *w, const char *path, bool is_split, bool is_walked, int folder,
                     const hub_links *links, int fd, int open_error) {
    model *m = calloc(1, sizeof *m); /* it has two reports */
    if (m == NULL) {
        const tg_error error = no_memory();
        complain_of(w->a, path, &error);
        return EXIT_TROUBLE;
    }
    m->w = w;
    m->path = path;
    m->folder = folder;
    m->is_walked = is_walked;
    m->links = links;
    m->report.error.expected = "";
    const int code = check_set(m, is_split, fd, open_error);
    free(m->place);
    free(m);
    return code;
}

static int check_by_name(answer *w, const char *path, const hub_links *links) {
    const bool follows = w->a->links == LINKS_ALL;
    const int folder = open_folder_of(path);
    const int fd =
        folder >= 0 ? only_regular(open_entry(folder, base_of(path), follows, links)) : -1;
    const int error = fd < 0 ? errno : 0;
    const int code = check_one(w, path, !names_index(path), false, folder, links, fd, error);
    if (fd >= 0) close(fd);
    if (folder >= 0) close(folder);
    return code;
}

/* --------------------------------------------------------------------------------------- folders */

/* The path of a file in a folder; NULL: no memory. */
static char *inside(const char *folder, const char *name) {
    const size_t at = strlen(folder);
    const char *between = at > 0 && folder[at - 1] == '/' ? "" : "/";
    const size_t len = at + 1 + strlen(name) + 1; /* both are in memory: no overflow */
    char *path = malloc(len);
    if (path != NULL) snprintf(path, len, "%s%s%s", folder, between, name);
    return path;
}

/* Parts of split models stand behind all other names, and those of a set beside each other. */
static int compare_names(const struct dirent **a, const struct dirent **b) {
    const int order = tg_split_is_part((*a)->d_name) - tg_split_is_part((*b)->d_name);
    return order != 0 ? order : compare_parts((*a)->d_name, (*b)->d_name);
}

static const char *name_of_entry(const void *self, size_t i) {
    struct dirent *const *entries = self;
    return entries[i]->d_name;
}

/* Whether entry `i` is an index, or the first part that is there of a split model without one. */
static bool begins_model(const args *a, struct dirent *const *entries, int num, int i) {
    const char *name = entries[i]->d_name;
    if (names_index(name))
        return takes_sets(a, format_of_index(name)) &&
               !is_index_alone(name, name_of_entry, (const void *)entries, (size_t)num);
    const tg_format format = format_of_part(name);
    if (format == TG_FORMAT_NONE || !takes_sets(a, format) ||
        (i > 0 && is_same_set(entries[i - 1]->d_name, name)))
        return false;
    for (int k = 0; k < i; k++)
        if (indexes_part(entries[k]->d_name, name)) return false;
    return true;
}

/* Calls `visit` for every model in a folder, until it returns a negative number; with NULL if there is no memory for
 * the path. False: the folder cannot be read; errno. */
static bool each_model(const args *a, const char *folder,
                       int (*visit)(void *self, const char *path), void *self) {
    struct dirent **entries = NULL;
    const int n = scandir(folder, &entries, NULL, compare_names);
    bool goes_on = true;
    for (int i = 0; i < n; i++) {
        if (goes_on && begins_model(a, entries, n, i)) {
            char *path = inside(folder, entries[i]->d_name);
            goes_on = visit(self, path) >= 0;
            free(path);
        }
    }
    for (int i = 0; i < n; i++) free(entries[i]); /* each was compared with the next one */
    free((void *)entries);
    return n >= 0;
}

bool is_folder(const found_file *found) {
    struct stat st;
    memset(&st, 0, sizeof st);
    return found->fd < 0 && found->error == 0 && strcmp(found->name, "-") != 0 &&
           stat(found->name, &st) == 0 && S_ISDIR(st.st_mode);
}

static int take_it(void *self, const char *path) {
    (void)path;
    *(bool *)self = true;
    return -1;
}

bool is_model(const args *a, const found_file *found) {
    bool holds_one = false;
    if (found->trouble != NULL) return false;
    if (found->is_part) return true;
    if (is_folder(found)) {
        each_model(a, found->name, take_it, &holds_one);
        return holds_one;
    }
    return names_index(found->name) && takes_sets(a, format_of_index(found->name));
}

typedef struct folder_visit {
    const args *a;
    int (*visit)(void *self, const char *path);
    void *self;
    const char *folder;
    int worst;
} folder_visit;

static int visit_it(void *self, const char *path) {
    folder_visit *f = self;
    if (path == NULL) complain(f->a->err, f->folder, "out of memory");
    const int code = path != NULL ? f->visit(f->self, path) : EXIT_TROUBLE;
    if (code > f->worst) f->worst = code;
    return 0;
}

int each_model_of(const args *a, const char *folder, int (*visit)(void *self, const char *path),
                  void *self) {
    folder_visit f = {a, visit, self, folder, EXIT_GOOD};
    if (each_model(a, folder, visit_it, &f)) return f.worst;
    complain(a->err, folder, strerror(errno));
    return EXIT_TROUBLE;
}

typedef struct folder_check {
    answer *w;
    const hub_links *links;
} folder_check;

static int check_it(void *self, const char *path) {
    const folder_check *f = self;
    return check_by_name(f->w, path, f->links);
}

int check_model(answer *w, const found_file *found) {
    folder_check f = {w, found->links};
    if (is_folder(found)) return each_model_of(w->a, found->name, check_it, &f);
    if (found->fd < 0 && found->error == 0) return check_by_name(w, found->name, found->links);
    return check_one(w, found->name, found->is_part, found->is_walked, found->folder, found->links,
                     found->fd, found->error);
}
