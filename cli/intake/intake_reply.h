/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_reply.h - the answer of a worker about one file of an inbox.
 *
 * A worker has looked at the file, so its answer is untrusted: it is bounded, its hashes are 64 hexadecimal digits or
 * nothing, its format is one of the library or nothing, and its text is only printed escaped. The report is bytes, which
 * go into a file of their own. What a worker cannot be kept from is the wrong verdict about a file that it was given.
 *
 * The worker writes the report to the first stream, and to the second one lines: format, hash of the file, hash of the
 * converted file ("-": none), then one line of text.
 */
#ifndef TENSORGATE_CLI_INTAKE_REPLY_H
#define TENSORGATE_CLI_INTAKE_REPLY_H

#include "cli.h"
#include "workers.h"

/* Of report and lines together; a report has at most 64 notes and some texts of bounded length. */
#define REPLY_MOST ((size_t)1 << 20)
/* Of the answer about a folder, with a report about each of its files. */
#define REPLY_MOST_OF_FOLDER ((size_t)16 << 20)
#define HASH_DIGITS 64u

/* What a worker says about a file, in its outcome. */
enum {
    REPLY_ACCEPTED,
    REPLY_CONVERTED,
    REPLY_REFUSED,
    REPLY_TROUBLE,
    REPLY_BUG,
    REPLY_INCOMPLETE /* refused for a file that a model in the folder lacks */
};

typedef struct reply {
    char *bytes[2]; /* of WORK_OUT, WORK_ERR; with a NUL behind them */
    size_t sizes[2];
    size_t most; /* for each of them; 0: REPLY_MOST */
    bool lost;   /* no memory for them */
    /* After reply_read. */
    tg_format format;
    char hash[HASH_DIGITS + 1]; /* "": none */
    char converted_hash[HASH_DIGITS + 1];
    const char *text;
} reply;

void reply_add(reply *a, work_stream stream, const char *bytes, size_t n);
/* False: it is not what a worker writes. */
bool reply_read(reply *a);
void reply_drop(reply *a);

#endif
