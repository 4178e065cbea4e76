/* SPDX-License-Identifier: Apache-2.0 */
/*
 * main.c - the command: runs a verb and sees to it that all output has arrived.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static int run(const args *a) {
    switch (a->verb) {
    case VERB_CHECK: return run_check(a);
    case VERB_INFO: return run_info(a);
    case VERB_DUMP: return run_dump(a);
    case VERB_FORMATS: return run_formats(a);
    case VERB_NONE:
    case NUM_VERBS: break;
    }
    return EXIT_BUG;
}

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
    /* A pipe that is closed early is an error of writing, like any other: exit code 2. */
    signal(SIGPIPE, SIG_IGN);
    args a;
    memset(&a, 0, sizeof a);
    a.files = calloc((size_t)argc + 1, sizeof *a.files);
    if (a.files == NULL) {
        complain("arguments", "out of memory");
        return EXIT_TROUBLE;
    }
    int code = args_parse(&a, argc, argv);
    if (code == -1) code = run(&a);
    free((void *)a.files);
    return finish_output(code);
}
