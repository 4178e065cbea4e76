/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_files.c - see cli_files.h: selects the files that a verb is to read, and counts what became of them.
 */
#include "cli_files.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "glob.h"
#include "operands.h"

/* The longest name in a list; a longer one is no name of a file. */
#define LONGEST_NAME ((size_t)1 << 16)

typedef struct selection {
    const args *a;
    visit_file *visit;
    void *self;
    file_tally tally;
    uint64_t num_links; /* not followed */
} selection;

bool may_be_several(const args *a) {
    return a->num_files > 1 || a->recursive || a->files_from != NULL;
}

bool is_skipped(const args *a, const char *file, const tg_error *error) {
    if (!a->skip_unknown) return false;
    switch (error->code) {
    case TG_CODE_UNKNOWN_FORMAT:
    case TG_CODE_FOREIGN_FORMAT:
    case TG_CODE_EMPTY_FILE:
    case TG_CODE_LFS_POINTER:
    case TG_CODE_HTML_PAGE: break;
    default: return false;
    }
    const tg_format named = tg_format_by_suffix(file);
    const uint64_t wanted = a->options.formats;
    return named == TG_FORMAT_NONE || (wanted != 0 && (wanted & TG_FORMAT_BIT(named)) == 0);
}

/* ------------------------------------------------------------------------------------ patterns */

/* Whether there is a '/' in the pattern, other than at its end. */
static bool has_folders(const char *glob) {
    const char *slash = strchr(glob, '/');
    return slash != NULL && slash[1] != '\0';
}

static bool fits_any(const char *const *globs, size_t n, const char *path, bool is_folder) {
    const char *slash = strrchr(path, '/');
    const char *base = slash != NULL ? slash + 1 : path;
    for (size_t i = 0; i < n; i++) {
        if (glob_fits(globs[i], has_folders(globs[i]) ? path : base, is_folder)) return true;
    }
    return false;
}

static bool is_wanted(void *self, const char *path, bool is_folder) {
    const selection *s = self;
    const args *a = s->a;
    if (fits_any(a->exclude, a->num_exclude, path, is_folder)) return false;
    return is_folder || a->num_include == 0 || fits_any(a->include, a->num_include, path, false);
}

/* --------------------------------------------------------------------------------------- files */

void tally_file(file_tally *tally, int outcome) {
    tally->count[outcome]++;
    if (outcome != FILE_SKIPPED && outcome > tally->worst) tally->worst = outcome;
}

static int count(selection *s, int outcome) {
    if (outcome != FILE_LATER) tally_file(&s->tally, outcome);
    return outcome == FILE_SKIPPED || outcome == FILE_LATER ? EXIT_GOOD : outcome;
}

static int visit_found(void *self, const found_file *file) {
    selection *s = self;
    return count(s, s->visit(s->self, file));
}

/* A file, or with -r a folder. Links that the user names are followed. `listed`: patterns apply to the name. */
static int visit_operand(selection *s, const char *name, bool listed) {
    const operand *o = operand_of(s->a, name);
    const found_file file = {.name = name,
                             .fd = o != NULL ? o->fd : -1,
                             .error = o != NULL ? o->error : 0,
                             .folder = o != NULL ? s->a->opened->folder : -1};
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    const bool is_folder =
        s->a->recursive && strcmp(name, "-") != 0 && stat(name, &st) == 0 && S_ISDIR(st.st_mode);
    if (listed && !is_wanted(s, name, is_folder)) return EXIT_GOOD;
    if (!is_folder) return visit_found(s, &file);
    tree_walk walk = {s->a->links, is_wanted, visit_found, s, 0};
    const int worst = walk_tree(name, &walk);
    s->num_links += walk.num_links;
    return worst;
}

/* --------------------------------------------------------------------------------------- lists */

static int visit_trouble(selection *s, const char *title, const tg_error *error) {
    const found_file file = {.name = title, .fd = -1, .folder = -1, .trouble = error};
    return visit_found(s, &file);
}

static int visit_errno(selection *s, const char *title, int number) {
    tg_error error = no_memory();
    error.code = TG_CODE_IO;
    error.system = number;
    return visit_trouble(s, title, &error);
}

static int visit_no_name(selection *s, const char *title, uint64_t number) {
    tg_error error = no_memory();
    error.code = TG_CODE_IO;
    snprintf(error.detail, sizeof error.detail,
             "name %" PRIu64 " of the list is too long, or has a NUL in it", number);
    return visit_trouble(s, title, &error);
}

/* Reads a name into memory of LONGEST_NAME + 1 bytes. 1: there is one, 0: the list is over, -1: it is no name, and was
 * read to its end. "-" is the name of a file here. */
static int next_name(FILE *list, int end, char *name) {
    size_t n = 0;
    bool good = true;
    int c;
    while ((c = getc(list)) != EOF && c != end) {
        good = good && n < LONGEST_NAME && c != '\0'; /* a name with NUL is that of no file */
        if (good) name[n++] = (char)c;
    }
    name[n] = '\0';
    if (!good) return -1;
    if (strcmp(name, "-") == 0) memcpy(name, "./-", 4);
    return c != EOF || n > 0;
}

static int visit_list(selection *s, FILE *list, const char *title) {
    char *name = malloc(LONGEST_NAME + 1);
    const tg_error out_of_memory = no_memory();
    int worst = EXIT_GOOD;
    if (name == NULL) return visit_trouble(s, title, &out_of_memory);
    for (uint64_t number = 1; !ferror(stdout); number++) {
        errno = 0;
        const int more = next_name(list, s->a->null_names ? '\0' : '\n', name);
        int code = EXIT_GOOD;
        if (ferror(list)) { /* what was read of the name is not visited */
            code = visit_errno(s, title, errno);
        } else if (more < 0) {
            code = visit_no_name(s, title, number);
        } else if (more > 0 && name[0] != '\0') {
            code = visit_operand(s, name, true);
        }
        if (code > worst) worst = code;
        if (more == 0 || ferror(list)) break;
    }
    free(name);
    return worst;
}

static int visit_files_from(selection *s) {
    const char *from = s->a->files_from;
    if (strcmp(from, "-") == 0) return visit_list(s, stdin, "standard input");
    FILE *list = fopen(from, "r");
    if (list == NULL) return visit_errno(s, from, errno);
    const int worst = visit_list(s, list, from);
    fclose(list);
    return worst;
}

/* ------------------------------------------------------------------------------------------ all */

static void tell_summary(const selection *s) {
    const file_tally *t = &s->tally;
    fprintf(stderr,
            "tensorgate: %" PRIu64 " ok, %" PRIu64 " bad, %" PRIu64 " skipped, %" PRIu64 " failed",
            t->count[EXIT_GOOD], t->count[EXIT_REFUSED], t->count[FILE_SKIPPED],
            t->count[EXIT_TROUBLE] + t->count[EXIT_BUG]);
    if (s->num_links > 0) fprintf(stderr, "; %" PRIu64 " links not followed", s->num_links);
    fputc('\n', stderr);
}

int visit_files_later(const args *a, visit_file *visit, void (*finish)(void *self), void *self,
                      file_tally **tally) {
    selection s = {.a = a, .visit = visit, .self = self};
    int worst = EXIT_GOOD;
    *tally = &s.tally;
    for (size_t i = 0; i < a->num_files && !ferror(stdout); i++) {
        const int code = visit_operand(&s, a->files[i], false);
        if (code > worst) worst = code;
    }
    if (a->files_from != NULL && !ferror(stdout)) {
        const int code = visit_files_from(&s);
        if (code > worst) worst = code;
    }
    if (finish != NULL) finish(self);
    if (s.tally.worst > worst) worst = s.tally.worst;
    if ((a->recursive || a->files_from != NULL) && a->quiet == 0) tell_summary(&s);
    return worst;
}

int visit_files(const args *a, visit_file *visit, void *self) {
    file_tally *tally = NULL;
    return visit_files_later(a, visit, NULL, self, &tally);
}
