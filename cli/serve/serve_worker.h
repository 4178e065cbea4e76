/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_worker.h - what a worker process does with the body of a request. The service itself looks at no byte of it.
 */
#ifndef TENSORGATE_CLI_SERVE_WORKER_H
#define TENSORGATE_CLI_SERVE_WORKER_H

#include "cli.h"
#include "serve_route.h"

/* How bodies are named in answers, as the command names its standard input. */
#define BODY_NAME "-"

/* What is sent to a worker; it is started by the same program. */
typedef struct serve_task {
    serve_wish wish;
    bool is_stream; /* the body is the end of a socket; otherwise a file */
} serve_task;

/* What a worker says about a body, beside the text of the answer. It has looked at a stranger's bytes: the service
 * takes each number only within its range. */
typedef struct serve_verdict {
    uint32_t is_accepted; /* 1: valid, and converted where that was asked for */
    uint32_t code;        /* tg_code */
    uint32_t format;      /* tg_format */
    uint32_t limit;       /* tg_limit, with TG_CODE_LIMIT */
    uint32_t is_full;     /* 1: no space for the spool or the output */
} serve_verdict;

typedef struct worker_files {
    int body;
    int spool;  /* an empty file, or -1 */
    int output; /* an empty file, or -1 */
} worker_files;

/* Writes the object of `check --json` to `out`; for `convert` the same without `tensors`, unless it succeeded: then the
 * file is in files->output, and nothing is written. Returns an exit code. */
int serve_work(const args *a, const serve_task *task, const worker_files *files, FILE *out,
               serve_verdict *verdict);

#endif
