/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_files.c - see cli_files.h: selects the files that a verb is to read,.
 */
#include "cli_files.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "glob.h"
#include "operands.h"
#include "part_set.h"

/* The longest name in a list; a longer one is no name of a file. */
#define LONGEST_NAME ((size_t)1 << 16)

typedef struct selection {
    const args *a;
    visit_file *visit;
    void *self;
    wait_for_list *wait; /* or NULL */
    uint64_t num_links;  /* not followed */
} selection;

int outcome_of_error(const tg_error *error) {
    return error->code == TG_CODE_CODE_EXECUTION ? FILE_RUNS_CODE : exit_code_of(error);
}

int exit_code_of_outcome(int outcome) {
    switch (outcome) {
    case FILE_SKIPPED:
    case FILE_PASSED:
    case FILE_LATER: return EXIT_GOOD;
    case FILE_RUNS_CODE: return EXIT_REFUSED;
    default: return outcome;
    }
}

/* SentencePiece calls its tokenizers so, which stand beside many models. */
static bool is_tokenizer(const char *file, const tg_error *error) {
    static const char end[] = "tokenizer.model";
    const size_t n = strlen(file);
    return error->foreign != NULL && strcmp(error->foreign, "sentencepiece") == 0 &&
           n >= sizeof end - 1 && strcmp(file + n - (sizeof end - 1), end) == 0;
}

static bool has_no_format(const args *a, const char *file, const tg_error *error) {
    switch (error->code) {
    case TG_CODE_UNKNOWN_FORMAT:
        /* Of BTF any two numbers may be the first ones: elements of an ONNX model in a file beside it are. */
        if (error->is_likely && error->tried[0].format != TG_FORMAT_BTF) return false;
        break;
    case TG_CODE_FOREIGN_FORMAT:
    case TG_CODE_EMPTY_FILE:
    case TG_CODE_LFS_POINTER:
    case TG_CODE_HTML_PAGE: break;
    default: return false;
    }
    if (names_index(file)) return false;
    if (is_tokenizer(file, error)) return true;
    const tg_format named = tg_format_by_suffix(file);
    const uint64_t wanted = a->options.formats;
    return named == TG_FORMAT_NONE || (wanted != 0 && (wanted & TG_FORMAT_BIT(named)) == 0);
}

bool is_skipped(const args *a, const char *file, const tg_error *error) {
    return a->skip_unknown && has_no_format(a, file, error);
}

/* Files of other kinds may have tensors, or files with tensors in them, and some loader may run what is in there. */
static bool is_harmless(const tg_error *error) {
    static const char *const kinds[] = {"text", "json", "server_message", "png",
                                        "jpeg", "pdf",  "sqlite",         "sentencepiece"};
    if (error->code != TG_CODE_FOREIGN_FORMAT || error->foreign == NULL) return true;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(error->foreign, kinds[i]) == 0) return true;
    }
    return false;
}

/* Elements may have any bytes. */
static bool is_data_alone(const found_file *file, const tg_error *error) {
    if (!file->is_data) return false;
    return error->code == TG_CODE_UNKNOWN_FORMAT ||
           (error->foreign != NULL && strcmp(error->foreign, "zeros") == 0);
}

bool is_passed_over(const args *a, const found_file *file, const tg_error *error) {
    if (is_data_alone(file, error)) return true;
    return is_harmless(error) && file->is_walked && !a->all_files && !a->skip_unknown &&
           has_no_format(a, file->name, error);
}

bool is_left_out(const args *a, const found_file *file, const tg_error *error) {
    return is_skipped(a, file->name, error) ||
           (file->is_walked && is_index_refusal(file->name, error));
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

static int visit_found(void *self, const found_file *file) {
    selection *s = self;
    return exit_code_of_outcome(s->visit(s->self, file));
}

static bool is_one(void *self, const char *name) {
    const selection *s = self;
    return s->a->verb == VERB_CHECK && takes_sets(s->a, format_of_part(name));
}

/* A file, or with -r a folder. Links that the user names are followed. `listed`: patterns apply to the name. */
static int visit_operand(selection *s, const char *name, bool listed) {
    const operand *o = operand_of(s->a, name);
    const bool names_files = o != NULL && o->folder >= 0; /* beside it */
    const found_file file = {.name = name,
                             .fd = o != NULL ? o->fd : -1,
                             .error = o != NULL ? o->error : operands_try(s->a, name),
                             .folder = names_files ? o->folder
                                       : o != NULL ? s->a->opened->folder
                                                   : -1,
                             .links = s->a->opened != NULL ? &s->a->opened->links : NULL};
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    const bool is_folder =
        s->a->recursive && strcmp(name, "-") != 0 && stat(name, &st) == 0 && S_ISDIR(st.st_mode);
    if (listed && !is_wanted(s, name, is_folder)) return EXIT_GOOD;
    if (!is_folder) return visit_found(s, &file);
    tree_walk walk = {s->a->links, is_one, is_wanted, visit_found, s, 0};
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

/* A list that is read. The C library's streams do not say whether the next byte has to be waited for. */
typedef struct list {
    int fd;
    int error; /* errno that ended it, or 0 */
    size_t at;
    size_t num;
    char bytes[1 << 14];
} list;

/* The next byte, or EOF. */
static int next_byte(selection *s, list *l) {
    while (l->at == l->num) {
        if (s->wait != NULL) s->wait(s->self, l->fd);
        const ssize_t got = read(l->fd, l->bytes, sizeof l->bytes);
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (got < 0) l->error = errno;
        if (got <= 0) return EOF;
        l->at = 0;
        l->num = (size_t)got;
    }
    return (unsigned char)l->bytes[l->at++];
}

/* Reads a name into memory of LONGEST_NAME + 1 bytes. 1: there is one, 0: the list is over, -1: it is no name, and was
 * read to its end. "-" is the name of a file here. */
static int next_name(selection *s, list *l, char *name) {
    const int end = s->a->null_names ? '\0' : '\n';
    size_t n = 0;
    bool good = true;
    int c;
    while ((c = next_byte(s, l)) != EOF && c != end) {
        good = good && n < LONGEST_NAME && c != '\0'; /* a name with NUL is that of no file */
        if (good) name[n++] = (char)c;
    }
    name[n] = '\0';
    if (!good) return -1;
    if (strcmp(name, "-") == 0) memcpy(name, "./-", 4);
    return c != EOF || n > 0;
}

static int visit_list(selection *s, int fd, const char *title) {
    list *l = malloc(sizeof *l);
    char *name = malloc(LONGEST_NAME + 1);
    const tg_error out_of_memory = no_memory();
    int worst = EXIT_GOOD;
    if (l == NULL || name == NULL) {
        free(l);
        free(name);
        return visit_trouble(s, title, &out_of_memory);
    }
    *l = (list){.fd = fd};
    for (uint64_t number = 1; !ferror(s->a->out); number++) {
        const int more = next_name(s, l, name);
        int code = EXIT_GOOD;
        if (l->error != 0) { /* what was read of the name is not visited */
            code = visit_errno(s, title, l->error);
        } else if (more < 0) {
            code = visit_no_name(s, title, number);
        } else if (more > 0 && name[0] != '\0') {
            code = visit_operand(s, name, true);
        }
        if (code > worst) worst = code;
        if (more == 0 || l->error != 0) break;
    }
    free(l);
    free(name);
    return worst;
}

static int visit_files_from(selection *s) {
    const char *from = s->a->files_from;
    if (strcmp(from, "-") == 0) return visit_list(s, STDIN_FILENO, "standard input");
    const int fd = open(from, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return visit_errno(s, from, errno);
    const int worst = visit_list(s, fd, from);
    (void)close(fd); /* read only: no data can be lost */
    return worst;
}

/* ------------------------------------------------------------------------------------------ all */

int visit_files(const args *a, visit_file *visit, wait_for_list *wait, void *self,
                uint64_t *num_links) {
    selection s = {.a = a, .visit = visit, .wait = wait, .self = self};
    int worst = EXIT_GOOD;
    for (size_t i = 0; i < a->num_files && !ferror(a->out); i++) {
        const int code = visit_operand(&s, a->files[i], false);
        if (code > worst) worst = code;
    }
    if (a->files_from != NULL && !ferror(a->out)) {
        const int code = visit_files_from(&s);
        if (code > worst) worst = code;
    }
    *num_links = s.num_links;
    return worst;
}
