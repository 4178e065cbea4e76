/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_job.c - see convert_job.h.
 */
#include "convert_job.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_progress.h"

/* --------------------------------------------------------------------------------- errors */

static int code_of(const tg_error *error) {
    switch (error->code) {
    case TG_CODE_NONE: return EXIT_GOOD;
    case TG_CODE_IO:
    case TG_CODE_NO_MEMORY:
    case TG_CODE_ABSENT: /* a tensor that --tensor or --rename requests */
    case TG_CODE_UNSUPPORTED: return EXIT_TROUBLE;
    case TG_CODE_INTERNAL:
    case TG_CODE_USAGE: return EXIT_BUG;
    default: return EXIT_REFUSED;
    }
}

int convert_say(const args *a, const char *file, const tg_error *error) {
    int code = code_of(error);
    if (a->quiet > 1) return code;
    if (code == EXIT_BUG) fputs("internal error: ", a->err);
    char text[2048];
    /* Otherwise it is an error of reading, with a position, or a limit, as every verb reports it. */
    bool is_sentence = error->detail[0] != '\0' && error->code != TG_CODE_LIMIT &&
                       error->code != TG_CODE_NO_MEMORY;
    (is_sentence ? error_message : error_text)(error, text, sizeof text);
    complain(a->err, file, text);
    return code;
}

int convert_spares(const job *j, const char *path, unsigned may) {
    const tg_error error = no_memory();
    if (j->read == NULL || (read_files_kind(j->read, path) & ~may) == 0)
        return j->read != NULL && j->read->has_no_memory ? convert_say(j->a, path, &error)
                                                         : EXIT_GOOD;
    complain(j->a->err, path,
             "one of the files that are read, which would be replaced: name another output");
    return EXIT_TROUBLE;
}

/* -------------------------------------------------------------------------------- outputs */

static int write_stdout(void *self, uint64_t offset, const void *data, size_t n) {
    (void)self;
    (void)offset;
    errno = EIO;
    return fwrite(data, 1, n, stdout) == n ? 0 : errno;
}

/* Whether an error is that of reading the file, as the values are read while they are written. */
static bool is_of_input(tg_file *file, const tg_error *error) {
    const tg_error *last = tg_last_error(file);
    return last->code != TG_CODE_NONE && last->code == error->code &&
           last->format == error->format && last->offset == error->offset &&
           last->has_place == error->has_place;
}

/* A file that is replaced keeps its mode. The new one is made with it, by a umask that takes away what the old one does
 * not have: the sandbox lets no process change the mode of a file. */
tg_output *convert_create(const job *j, const char *path, uint64_t size, tg_error *error) {
    const tg_output_options options = {.replace = j->a->force};
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    const bool replaces = j->a->force && stat(path, &st) == 0;
    const mode_t mask = replaces ? umask(~st.st_mode & 0777) : 0;
    tg_output *output = tg_output_create(path, size, &options, error);
    if (replaces) (void)umask(mask); /* never fails */
    return output;
}

/* The file that an error of writing is about: one that is read, or `path`. */
static const char *source_of(const job *j, tg_file *file, const convert_content *content,
                             const tg_error *error, const char *path) {
    if (is_of_input(file, error)) return j->in;
    return content->other != NULL && is_of_input(content->other, error) ? content->other_name
                                                                        : path;
}

/* A link stays: what is replaced is the file that it leads to. */
int convert_remove_old(const job *j, const char *path) {
    struct stat st;
    memset(&st, 0, sizeof st);
    if (!j->a->force || lstat(path, &st) != 0 || !S_ISREG(st.st_mode) ||
        unlinkat(AT_FDCWD, path, 0) == 0)
        return EXIT_GOOD;
    tg_error error = no_memory();
    error.code = TG_CODE_IO;
    error.system = errno;
    return convert_say(j->a, path, &error);
}

int convert_write(const job *j, const char *path, tg_file *file, const convert_content *content,
                  tg_output **output) {
    tg_error error;
    const bool to_stdout = strcmp(path, "-") == 0;
    tg_target target = {write_stdout, true, NULL};
    *output = NULL;
    if (!to_stdout) {
        *output = convert_create(j, path, content->size, &error);
        if (*output == NULL) return convert_say(j->a, path, &error);
        target = tg_output_target(*output);
    }
    progress p;
    tg_target shown = progress_start(&p, &target, content->size, j->a->quiet == 0);
    const bool good = content->write(content->self, &shown, &error);
    progress_end(&p);
    if (good) return EXIT_GOOD;
    tg_output_discard(*output);
    *output = NULL;
    return convert_say(j->a, source_of(j, file, content, &error, path), &error);
}
