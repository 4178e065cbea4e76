/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_input.h - what a verb reads: a file, or what comes through standard input.
 *
 *     input in;
 *     input_begin(&in, a, name);
 *     tg_file *file = input_open(&in, INPUT_STRUCTURE, NULL, &error);
 *     ...
 *     tg_close(file);
 *     input_end(&in);
 *
 * A file is opened as it is, also when it is standard input. What has no positions (a pipe, a socket, a
 * terminal) takes one of two ways, which its first 15 bytes decide, or --from:
 *
 *   primitiv   goes by: it is validated piece by piece (tg_stream), and only what the verb still needs
 *              after the verdict is kept (spool.h). A refused one is never opened.
 *   the rest   is read into memory, up to --max-stream, and then opened.
 *
 * Either way the verb gets a tg_file and does not know the difference. Verbs that need the verdict alone
 * call input_pass() in place of input_open() when in.is_stream is set.
 */
#ifndef TENSORGATE_CLI_INPUT_H
#define TENSORGATE_CLI_INPUT_H

#include "cli.h"
#include "spool.h"

/* What is kept of a stream. */
typedef enum input_keep {
    INPUT_NOTHING,
    INPUT_STRUCTURE, /* all but values; the tg_file has zeros in place of them */
    INPUT_ALL
} input_keep;

/* Values that were not kept. */
typedef struct input_gap {
    uint64_t offset; /* in the file */
    uint64_t before; /* bytes of all gaps in front of this one */
} input_gap;

#define INPUT_HEAD 15 /* bytes of a primitiv header, which are known */

typedef struct input {
    const args *a;
    const char *name;
    bool is_stream; /* primitiv that comes through a pipe */
    bool is_pipe;
    uint8_t head[INPUT_HEAD]; /* read already */
    size_t head_len;
    int head_error; /* errno of what ended it, or 0 */

    /* Of a stream that has gone by. */
    report report;
    bool canonical; /* as our writer would have it */

    /* While it goes by. */
    input_keep keep;
    const tg_stream_sink *sink; /* of the verb, or NULL */
    const tg_target *copy;      /* gets all bytes, or NULL */
    bool copy_failed;           /* `copy` did not take them */
    bool has_failed;            /* on our side: `failure` is why */
    tg_error failure;
    const uint8_t *piece;
    uint64_t piece_at; /* offset of the piece in the file */
    uint64_t num_tensors;
    uint64_t done; /* what is in front of this offset is kept, or is a gap */
    bool in_gap;   /* the values of the tensor at hand are not kept */
    spool kept;
    input_gap *gaps;
    size_t num_gaps;
    size_t room_gaps;
    uint64_t gap_bytes;
} input;

void input_begin(input *in, const args *a, const char *file);
/*
 * For streams: all of it goes by, to the sink and to the copy, both of which may be NULL. The verdict is
 * in in->report, and returned. A sink that fails sets in->failure with input_fail().
 */
bool input_pass(input *in, input_keep keep, const tg_stream_sink *sink, const tg_target *copy);
/* The file; NULL with an error. A sink gets the events of a stream. */
tg_file *input_open(input *in, input_keep keep, const tg_stream_sink *sink, tg_error *error);
/* For sinks: ends the stream with that error. False. */
bool input_fail(input *in, const tg_error *error);
/* After tg_close. */
void input_end(input *in);

#endif
