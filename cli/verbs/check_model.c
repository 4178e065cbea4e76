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

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

static bool takes_indexes(const args *a) {
    const uint64_t formats = a->options.formats;
    return a->options.format == TG_FORMAT_NONE &&
           (formats == 0 || (formats & TG_FORMAT_BIT(TG_FORMAT_SAFETENSORS)) != 0);
}

/* --------------------------------------------------------------------------------------- paths */

/* A path to a file in the same folder as `path`; free() it. NULL: no memory. */
static char *beside(const char *path, const char *name) {
    const size_t folder = (size_t)(base_of(path) - path);
    const size_t n = strlen(name);
    char *out = malloc(folder + n + 1);
    if (out == NULL) return NULL;
    memcpy(out, path, folder);
    memcpy(out + folder, name, n + 1);
    return out;
}

int open_folder_of(const char *path) {
    char *folder = beside(path, ".");
    const int fd = folder != NULL ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    free(folder);
    return fd;
}

/* ---------------------------------------------------------------------------------------- shards */

typedef struct model {
    answer *w;
    const char *path;
    int folder;
    tg_index *index;
    report report; /* of the index and its shards */
    int worst;
} model;

/* The first error is reported; the exit code is the largest. */
static void note_error(model *m, const tg_error *error) {
    const int code = exit_code_of(error);
    if (m->report.error.code == TG_CODE_NONE) m->report.error = *error;
    if (code > m->worst) m->worst = code;
}

static tg_error refusal(const char *detail) {
    tg_error error = no_memory();
    error.code = TG_CODE_BAD_REFERENCE;
    error.format = TG_FORMAT_SAFETENSORS;
    memcpy(error.detail, detail, strlen(detail) + 1); /* of this file: short */
    return error;
}

/* Opens a shard in *fd, which the caller closes. NULL with an error; TG_CODE_ABSENT: there is no such file. */
static tg_file *open_shard(const model *m, const char *name, int *fd, tg_error *error) {
    const args *a = m->w->a;
    tg_options options = a->options;
    const int no_follow = a->links == LINKS_ALL ? 0 : O_NOFOLLOW;
    struct stat st;
    memset(&st, 0, sizeof st);
    options.format = TG_FORMAT_SAFETENSORS;
    *fd = openat(m->folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | no_follow);
    if (*fd >= 0 && fstat(*fd, &st) == 0 && S_ISREG(st.st_mode))
        return tg_open_fd(*fd, &options, error);
    *error = refusal("no regular file");
    if (*fd >= 0) return NULL;
    if (errno == ELOOP) {
        *error = refusal("a link, which --follow follows");
    } else if (errno == ENOENT) {
        *error = refusal("no such file");
        error->code = TG_CODE_ABSENT;
    } else {
        error->code = TG_CODE_IO;
        error->detail[0] = '\0';
        error->system = errno;
    }
    return NULL;
}

/* Whether the answer is an object with the shards in it. */
static bool has_object(const model *m) { return m->w->j != NULL && m->w->a->form != FORM_SARIF; }

static void check_shard(model *m, uint64_t i) {
    const args *a = m->w->a;
    const char *name = tg_index_shard_name(m->index, i);
    char *path = beside(m->path, name);
    tg_error error = no_memory();
    int fd = -1;
    tg_file *file = path != NULL ? open_shard(m, name, &fd, &error) : NULL;
    report r = report_of(file, &error);
    bool good = false;
    if (file != NULL) {
        good = tg_index_check_shard(m->index, i, file);
    } else {
        tg_index_refuse_shard(m->index, i, error.code == TG_CODE_ABSENT ? NULL : &error);
    }
    if (!good) note_error(m, tg_index_error(m->index));
    const char *shown = path != NULL ? path : name;
    jw *j = m->w->j;
    if (a->form == FORM_SARIF) {
        if (file != NULL)
            answer_results(m->w, shown, &r); /* the error of a shard is that of the index */
    } else if (has_object(m)) {
        jw_line(j);
        jw_begin_object(j);
        verdict_members(m->w, shown, &r, false);
        jw_end_object(j);
    }
    if (file != NULL) answer_tell_notes(m->w, shown, &r);
    tg_close(file);
    if (fd >= 0) close(fd);
    free(path);
}

/* ---------------------------------------------------------------------------------------- index */

static void check_shards(model *m) {
    jw *j = has_object(m) ? m->w->j : NULL;
    if (j != NULL) {
        jw_key(j, "shards");
        jw_begin_array(j);
    }
    for (uint64_t i = 0;
         m->index != NULL && i < tg_index_num_shards(m->index) && !answer_failed(m->w); i++)
        check_shard(m, i);
    if (j != NULL) jw_end_array(j);
}

static void take_notes(model *m) {
    report *r = &m->report;
    r->num_notes = tg_index_num_notes(m->index);
    while (r->num_rules < REPORT_NOTES &&
           tg_index_note_at(m->index, r->num_rules, &r->notes[r->num_rules]))
        r->num_rules++;
}

/* The index is open as `fd`, or could not be opened; its folder is open. */
static int check_index(model *m, int fd, int open_error) {
    answer *w = m->w;
    report *r = &m->report;
    tg_error error = no_memory();
    error.code = TG_CODE_IO;
    error.system = open_error;
    if (open_error == 0) m->index = tg_index_open_fd(fd, &w->a->options, &error);
    r->format = TG_FORMAT_SAFETENSORS;
    r->size = m->index != NULL ? tg_index_size(m->index) : error.size;
    r->num_tensors = m->index != NULL ? tg_index_num_tensors(m->index) : 0;
    if (m->index == NULL) note_error(m, &error);
    if (has_object(m)) {
        answer_begin_element(w);
        jw_file(w->j, m->path, r);
    }
    check_shards(m);
    if (m->index != NULL && m->worst == EXIT_GOOD && !tg_index_finish(m->index))
        note_error(m, tg_index_error(m->index));
    if (m->index != NULL) take_notes(m);
    r->valid = m->worst == EXIT_GOOD;
    if (has_object(m)) {
        jw_valid(w->j, r);
        verdict_rest(w, r, false);
        answer_end_element(w);
    } else if (w->j != NULL) {
        answer_results(w, m->path, r);
    }
    verdict_text(w, m->path, r, false, m->worst);
    tg_index_close(m->index);
    return answer_failed(w) ? EXIT_TROUBLE : m->worst;
}

static int check_one(answer *w, const char *path, int folder, int fd, int open_error) {
    model *m = calloc(1, sizeof *m); /* it has two reports */
    if (m == NULL) {
        const tg_error error = no_memory();
        complain_of(w->a, path, &error);
        return EXIT_TROUBLE;
    }
    m->w = w;
    m->path = path;
    m->folder = folder;
    m->report.error.expected = "";
    const int code = check_index(m, fd, open_error);
    free(m);
    return code;
}

static int check_by_name(answer *w, const char *path) {
    const int folder = open_folder_of(path);
    const int folder_error = errno;
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    const int error = fd < 0 ? errno : folder < 0 ? folder_error : 0;
    const int code = check_one(w, path, folder, fd, error);
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

/* Calls `visit` for every index in a folder, until it returns a negative number; with NULL if there is no memory for
 * the path. False: the folder cannot be read; errno. */
static bool each_index(const char *folder, int (*visit)(void *self, const char *path), void *self) {
    struct dirent **entries = NULL;
    const int n = scandir(folder, &entries, NULL, alphasort);
    bool goes_on = true;
    for (int i = 0; i < n; i++) {
        if (goes_on && names_index(entries[i]->d_name)) {
            char *path = inside(folder, entries[i]->d_name);
            goes_on = visit(self, path) >= 0;
            free(path);
        }
        free(entries[i]);
    }
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
    if (!takes_indexes(a) || found->trouble != NULL) return false;
    if (is_folder(found)) {
        each_index(found->name, take_it, &holds_one);
        return holds_one;
    }
    return names_index(found->name);
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

int each_index_of(const args *a, const char *folder, int (*visit)(void *self, const char *path),
                  void *self) {
    folder_visit f = {a, visit, self, folder, EXIT_GOOD};
    if (each_index(folder, visit_it, &f)) return f.worst;
    complain(a->err, folder, strerror(errno));
    return EXIT_TROUBLE;
}

static int check_it(void *self, const char *path) { return check_by_name(self, path); }

int check_model(answer *w, const found_file *found) {
    if (is_folder(found)) return each_index_of(w->a, found->name, check_it, w);
    if (found->fd < 0 && found->error == 0) return check_by_name(w, found->name);
    return check_one(w, found->name, found->folder, found->fd, found->error);
}
