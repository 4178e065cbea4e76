/* SPDX-License-Identifier: Apache-2.0 */
/* ksyc_options.h - the command line of ksyc: the table of options, and what help and completions are made of it. */
#ifndef KSYC_OPTIONS_H
#define KSYC_OPTIONS_H

#include "ksyc_backends.h"
#include "pool.h"

enum { EXIT_OK = 0, EXIT_SPEC = 1, EXIT_USAGE = 2 };

typedef enum ksyc_verb { VERB_COMPILE = 1, VERB_NEW = 2, VERB_RUN = 4 } ksyc_verb;

typedef struct ksyc_options {
    ksyc_verb verb;
    const char *out_dir;
    const char **include_dirs;
    size_t num_include_dirs;
    bool emit[MOST_BACKENDS];
    const char *const *only; /* functions of views, which NULL ends; NULL: all */
    bool is_quiet;
    bool is_colored; /* messages */
    char **words;    /* what is no option; of `run` what follows its own options */
    int num_words;
} ksyc_options;

/* Returns -1 to go on, or an exit status. */
int ksyc_read_options(pool *p, int argc, char **argv, ksyc_options *o);
int ksyc_usage_error(const char *message, const char *detail);

#endif
