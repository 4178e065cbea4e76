/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_usage.c - names of verbs, and usage errors.
 */
#include <string.h>

#include "cli.h"

static const char *const names[NUM_VERBS] = {
    [VERB_CHECK] = "check", [VERB_INFO] = "info",       [VERB_DUMP] = "dump",
    [VERB_CAT] = "cat",     [VERB_CONVERT] = "convert", [VERB_DIFF] = "diff",
    [VERB_HASH] = "hash",   [VERB_MAP] = "map",         [VERB_FORMATS] = "formats",
    [VERB_INTAKE] = "intake",
};

verb verb_of(const char *name) {
    for (int v = VERB_NONE + 1; v < NUM_VERBS; v++) {
        if (names[v] != NULL && strcmp(names[v], name) == 0) return (verb)v;
    }
    return VERB_NONE;
}

const char *verb_name(verb v) { return names[v]; }

int complain_usage(const args *a, const char *what, const char *about) {
    fputs("tensorgate: ", stderr);
    if (a->verb != VERB_NONE) fprintf(stderr, "%s: ", verb_name(a->verb));
    fputs(what, stderr);
    if (about != NULL) {
        fputs(" '", stderr);
        put_escaped(stderr, about, strlen(about));
        fputc('\'', stderr);
    }
    fputs(a->verb != VERB_NONE ? "; see tensorgate " : "; see tensorgate", stderr);
    if (a->verb != VERB_NONE) fputs(verb_name(a->verb), stderr);
    fputs(" --help\n", stderr);
    return EXIT_TROUBLE;
}
