/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensorgate.c - the main function: runs a verb and verifies that all output was written.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli_command.h"

/*
 * Opens the standard descriptors that are closed: a file that is opened later would get their numbers, what is printed
 * would go into it, and workers would lose it. Their modes are the wrong ones, so that reading and writing fail as they
 * do without a descriptor. The numbers below `fd` are taken, so the system gives this one.
 */
static bool fill_standard(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) >= 0) continue;
        int got = open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        if (got < 0) got = open("/", O_RDONLY); /* a container may have no /dev */
        if (got != fd) return false;
    }
    return true;
}

/* A full disk may be reported only now. For a closed pipe there is no message, since its reader
 * caused it. */
static int finish_output(int code) {
    errno = 0;
    bool failed = ferror(stdout) != 0;
    if (fflush(stdout) != 0) failed = true;
    int error = errno;
    if (!failed) return code;
    if (error != EPIPE && error != 0) complain(stderr, "standard output", strerror(error));
    return code > EXIT_TROUBLE ? code : EXIT_TROUBLE;
}

static void free_args(args *a) {
    for (size_t i = 0; i < a->convert.num_renames; i++) {
        free((void *)(uintptr_t)a->renames[i].from);
        free((void *)(uintptr_t)a->renames[i].to);
    }
    for (size_t i = 0; i < a->convert.num_dtypes; i++) free((void *)(uintptr_t)a->dtypes[i].name);
    free((void *)a->files);
    free((void *)a->tensors);
    free(a->renames);
    free(a->dtypes);
    free((void *)a->include);
    free((void *)a->exclude);
}

int main(int argc, char **argv) {
    if (!fill_standard()) return EXIT_TROUBLE; /* there may be nobody to tell */
    /* Ignored signals: writing to a closed pipe or beyond the size limit of files is reported like
     * any other write error, with exit code 2. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    args a;
    memset(&a, 0, sizeof a);
    a.out = stdout;
    a.err = stderr;
    a.files = calloc((size_t)argc + 1, sizeof *a.files);
    a.tensors = calloc((size_t)argc + 1, sizeof *a.tensors);
    a.dtypes = calloc((size_t)argc + 1, sizeof *a.dtypes);
    a.include = calloc((size_t)argc + 1, sizeof *a.include);
    a.exclude = calloc((size_t)argc + 1, sizeof *a.exclude);
    int code = EXIT_TROUBLE;
    if (a.files == NULL || a.tensors == NULL || a.dtypes == NULL || a.include == NULL ||
        a.exclude == NULL) {
        complain(stderr, "arguments", "out of memory");
    } else {
        code = args_parse(&a, argc, argv);
        if (code == -1) code = run_confined(&a);
    }
    free_args(&a);
    return finish_output(code);
}
