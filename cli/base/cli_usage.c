/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_usage.c - names of verbs, and usage errors.
 */
#include <string.h>

#include "cli.h"
#include "near.h"

static const char *const names[NUM_VERBS] = {
    [VERB_CHECK] = "check", [VERB_INFO] = "info",       [VERB_DUMP] = "dump",
    [VERB_CAT] = "cat",     [VERB_CONVERT] = "convert", [VERB_DIFF] = "diff",
    [VERB_HASH] = "hash",   [VERB_MAP] = "map",         [VERB_FORMATS] = "formats",
    [VERB_STATS] = "stats", [VERB_SERVE] = "serve",     [VERB_INTAKE] = "intake",
};

verb verb_of(const char *name) {
    for (int v = VERB_NONE + 1; v < NUM_VERBS; v++) {
        if (names[v] != NULL && strcmp(names[v], name) == 0) return (verb)v;
    }
    return VERB_NONE;
}

/* Verbs of other programs. */
static const struct {
    const char *word;
    verb verb;
} others[] = {{"verify", VERB_CHECK},  {"validate", VERB_CHECK}, {"test", VERB_CHECK},
              {"scan", VERB_CHECK},    {"lint", VERB_CHECK},     {"ls", VERB_INFO},
              {"list", VERB_INFO},     {"show", VERB_INFO},      {"inspect", VERB_INFO},
              {"view", VERB_INFO},     {"header", VERB_INFO},    {"keys", VERB_INFO},
              {"tree", VERB_DUMP},     {"parse", VERB_DUMP},     {"print", VERB_CAT},
              {"get", VERB_CAT},       {"hexdump", VERB_MAP},    {"xxd", VERB_MAP},
              {"compare", VERB_DIFF},  {"cmp", VERB_DIFF},       {"sha256sum", VERB_HASH},
              {"checksum", VERB_HASH}, {"digest", VERB_HASH},    {"copy", VERB_CONVERT},
              {"cp", VERB_CONVERT},    {"export", VERB_CONVERT}, {"summary", VERB_STATS},
              {"server", VERB_SERVE}};

const char *verb_near(const char *name) {
    nearest n = {.wanted = name};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (strcmp(others[i].word, name) == 0) return names[others[i].verb];
    }
    for (int v = VERB_NONE + 1; v < NUM_VERBS; v++) {
        if (names[v] != NULL) nearest_consider(&n, names[v]);
    }
    nearest_consider(&n, "help");
    nearest_consider(&n, "version");
    return n.found;
}

const char *verb_name(verb v) { return names[v]; }

int complain_usage(const args *a, const char *what, const char *about) {
    return complain_unknown(a, what, about, NULL);
}

int complain_unknown(const args *a, const char *what, const char *about, const char *near) {
    fputs("tensorgate: ", stderr);
    if (a->verb != VERB_NONE) fprintf(stderr, "%s: ", verb_name(a->verb));
    fputs(what, stderr);
    if (about != NULL) {
        fputs(" '", stderr);
        put_escaped(stderr, about, strlen(about));
        fputc('\'', stderr);
    }
    if (near != NULL) fprintf(stderr, "; did you mean %s?", near);
    fputs(a->verb != VERB_NONE ? "; see tensorgate " : "; see tensorgate", stderr);
    if (a->verb != VERB_NONE) fputs(verb_name(a->verb), stderr);
    fputs(" --help\n", stderr);
    return EXIT_TROUBLE;
}
