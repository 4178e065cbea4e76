/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tensorgate.c - the command: runs a verb and sees to it that all output has arrived.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

/* A full disk may show only now. A reader that went away knows that it did: no message for that. */
static int finish_output(int code) {
    errno = 0;
    bool failed = ferror(stdout) != 0;
    if (fflush(stdout) != 0) failed = true;
    int error = errno;
    if (!failed) return code;
    if (error != EPIPE && error != 0) complain("standard output", strerror(error));
    return code > EXIT_TROUBLE ? code : EXIT_TROUBLE;
}

int main(int argc, char **argv) {
    /* A pipe that is closed early and a file that gets too large are errors of writing, like any other:
     * exit code 2. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    args a;
    memset(&a, 0, sizeof a);
    a.files = calloc((size_t)argc + 1, sizeof *a.files);
    a.tensors = calloc((size_t)argc + 1, sizeof *a.tensors);
    if (a.files == NULL || a.tensors == NULL) {
        free((void *)a.files);
        free((void *)a.tensors);
        complain("arguments", "out of memory");
        return EXIT_TROUBLE;
    }
    int code = args_parse(&a, argc, argv);
    if (code == -1) code = verb_run(&a);
    free((void *)a.files);
    free((void *)a.tensors);
    return finish_output(code);
}
