/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_model.c - in the worker: checks the models in a folder of an inbox.
 */
#include "intake_model.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "answer.h"
#include "intake_reply.h"
#include "intake_report.h"
#include "operands.h"
#include "part_set.h"
#include "verbs.h"

/* A file with elements of a model. */
typedef struct data_file {
    dev_t dev;
    ino_t ino;
} data_file;

typedef struct looker {
    args own;
    answer answer;
    uint64_t num;     /* verdicts: of a model in shards one */
    tg_format format; /* of all of them; NONE: they differ */
    bool is_refused;
    bool lacks_file;
    char text[2304];   /* about the first refusal */
    bool models_first; /* the pass of those that have elements in other files */
    data_file *data;   /* these */
    size_t num_data;
    size_t room_data;
    bool no_memory;
} looker;

/* ------------------------------------------------------------------------------------- verdicts */

/* A model that waits for a file that its index, its number of parts, or a tensor of ONNX names. */
static bool is_about_absence(const tg_error *error) {
    return error->code == TG_CODE_ABSENT ||
           (error->expected != NULL &&
            strcmp(error->expected, "a file beside the model, which is not there") == 0);
}

static void refuse(looker *l, const char *file, const tg_error *error) {
    const bool lacks = is_about_absence(error);
    /* What is wrong with the files that are there counts more than one that is missing. */
    if (l->is_refused && (lacks || !l->lacks_file)) return;
    char text[2048];
    error_text(error, text, sizeof text);
    snprintf(l->text, sizeof l->text, "%.200s: %s", file, text);
    l->is_refused = true;
    l->lacks_file = lacks;
}

static void on_verdict(void *self, const char *file, const report *r, int code) {
    looker *l = self;
    (void)code;
    l->format = l->num == 0 || l->format == r->format ? r->format : TG_FORMAT_NONE;
    l->num++;
    if (!r->valid) refuse(l, file, &r->error);
}

/* ----------------------------------------------------------------------------------------- files */

static bool is_one(void *self, const char *name) {
    const looker *l = self;
    return takes_sets(&l->own, format_of_part(name));
}

static bool is_wanted(void *self, const char *path, bool is_folder) {
    (void)self;
    (void)path;
    (void)is_folder;
    return true;
}

static void on_beside(void *self, int fd) {
    looker *l = self;
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    if (fstat(fd, &st) != 0) return;
    if (l->num_data == l->room_data) {
        const size_t room = l->room_data > 0 ? 2 * l->room_data : 16; /* of files in the folder */
        data_file *data = realloc(l->data, room * sizeof *data);
        l->no_memory = l->no_memory || data == NULL;
        if (data == NULL) return;
        l->data = data;
        l->room_data = room;
    }
    l->data[l->num_data++] = (data_file){st.st_dev, st.st_ino};
}

static bool is_data(const looker *l, int fd) {
    struct stat st;
    memset(&st, 0, sizeof st);
    if (l->num_data == 0 || fd < 0 || fstat(fd, &st) != 0) return false;
    for (size_t i = 0; i < l->num_data; i++) {
        if (l->data[i].ino == st.st_ino && l->data[i].dev == st.st_dev) return true;
    }
    return false;
}

static int visit(void *self, const found_file *found) {
    looker *l = self;
    found_file given = *found;
    const bool has_beside = found->trouble == NULL && has_files_beside(&l->own, found->name);
    if (has_beside != l->models_first) return EXIT_GOOD;
    if (has_beside) given.beside = found->folder;
    given.on_beside = on_beside;
    given.on_beside_self = l;
    given.is_data = is_data(l, found->fd);
    return exit_code_of_outcome(check_file(&l->answer, &given));
}

/* Not a duplicate: that would go on where the folder has been read to. */
static int open_top(int folder) { return openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

static int look(looker *l, const char *name, int folder) {
    tree_walk walk = {LINKS_NONE, is_one, is_wanted, visit, l, 0};
    answer_begin(&l->answer, &l->own);
    l->answer.on_verdict = on_verdict;
    l->answer.on_verdict_self = l;
    l->models_first = true;
    const int worst = walk_folder(open_top(folder), name, &walk);
    l->models_first = false;
    const int rest = walk_folder(open_top(folder), name, &walk);
    free(l->data);
    if (l->no_memory) return EXIT_TROUBLE;
    return worst > rest ? worst : rest;
}

/* ---------------------------------------------------------------------------------------- answer */

void model_report_refusal(const void *a, FILE *out, const char *name, const char *why) {
    tg_error error = no_memory();
    error.code = TG_CODE_BAD_REFERENCE;
    snprintf(error.detail, sizeof error.detail, "%s", why);
    const report r = report_of(NULL, &error);
    intake_report(a, out, name, &r);
}

static int outcome_of(looker *l, const work *w, int worst) {
    static const char none[] = "a folder without a model";
    if (worst == EXIT_GOOD && l->num == 0) {
        model_report_refusal(&l->own, w->out, w->data, none);
        snprintf(l->text, sizeof l->text, "%s", none);
        return REPLY_REFUSED;
    }
    switch (worst) {
    case EXIT_GOOD: return REPLY_ACCEPTED;
    case EXIT_REFUSED: return l->lacks_file ? REPLY_INCOMPLETE : REPLY_REFUSED;
    case EXIT_TROUBLE: return REPLY_TROUBLE;
    default: return REPLY_BUG;
    }
}

int model_work(void *self, const work *w) {
    looker l;
    memset(&l, 0, sizeof l);
    l.own = *(const args *)self;
    l.own.verb = VERB_CHECK;
    l.own.recursive = true;
    l.own.form = FORM_LINES;
    l.own.report = NULL;
    l.own.quiet = 2; /* what there is to say is in the report */
    l.own.links = LINKS_NONE;
    l.own.out = w->out;
    const int worst = look(&l, w->data, w->fds[0]);
    const int outcome = outcome_of(&l, w, worst);
    if (l.text[0] == '\0')
        snprintf(l.text, sizeof l.text, "%llu file%s", (unsigned long long)l.num,
                 l.num == 1 ? "" : "s");
    fprintf(w->err, "%s\n-\n-\n%s%s%s\n",
            l.format != TG_FORMAT_NONE ? tg_format_name(l.format) : "-",
            outcome == REPLY_ACCEPTED && l.format != TG_FORMAT_NONE ? tg_format_name(l.format) : "",
            outcome == REPLY_ACCEPTED && l.format != TG_FORMAT_NONE ? " " : "", l.text);
    return outcome;
}
