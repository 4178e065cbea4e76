/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_input.h - the input of a verb: a file, or a stream through standard input.
 *
 *     input in;
 *     input_begin(&in, a, name);
 *     tg_file *file = input_open(&in, INPUT_STRUCTURE, NULL, &error);
 *     ...
 *     tg_close(file);
 *     input_end(&in);
 *
 * A file is opened directly, even if it is standard input. For input without positions (a pipe, a
 * socket, a terminal) its first bytes, or --from, select one of two ways:
 *
 *   formats that tg_stream reads   are validated piece by piece, and only the data that the verb needs
 *                                  after the verdict is stored (spool.h). A refused file is never
 *                                  opened.
 *   all others                     are read into memory, up to --max-stream, and then opened.
 *
 * A file for which there is no address space is read in pieces, too, where nothing but the verdict is needed:
 * input_begin_again().
 *
 * In both cases the verb gets a tg_file and does not know the difference. Verbs that only need the
 * verdict call input_pass() instead of input_open() if in.stream is not TG_FORMAT_NONE.
 */
#ifndef TENSORGATE_CLI_INPUT_H
#define TENSORGATE_CLI_INPUT_H

#include "cli.h"
#include "cli_files.h"
#include "operands.h"
#include "spool.h"

/* The data of a stream that is stored. */
typedef enum input_keep {
    INPUT_NOTHING,
    INPUT_STRUCTURE, /* everything except values, but see `keeps`; the tg_file has zeros instead of them */
    INPUT_ALL
} input_keep;

/* Values that were not stored. */
typedef struct input_gap {
    uint64_t offset; /* position in the file */
    uint64_t before; /* total size of all gaps before this one */
} input_gap;

typedef struct input {
    const args *a;
    const char *name;
    int fd;                  /* the file is open already; -1: it is opened by its name */
    const tg_source *source; /* with fd: what the file is read through; NULL: the descriptor */
    beside near;             /* where files that it names are */
    int open_error;          /* errno: it could not be opened */
    const tg_error *trouble; /* the same, for what is no file: see found_file */
    bool in_set;             /* see found_file */
    tg_format stream;        /* of a pipe that is read in pieces; TG_FORMAT_NONE: it is not */
    bool is_pipe;
    int stream_fd;                /* what is read in pieces */
    int own_fd;                   /* the same, to be closed; -1: it is not */
    uint8_t head[TG_STREAM_HEAD]; /* bytes that were read for detection */
    size_t head_len;
    int head_error; /* errno that ended the input, or 0 */

    /* After the end of the stream. */
    report report;
    bool canonical; /* in the canonical form, as tg_build writes it */

    /* During the stream. */
    input_keep keep;
    const tg_stream_sink *sink; /* sink of the verb, or NULL */
    /* Whether the values of this tensor are stored as structure is; NULL: of none. */
    bool (*keeps)(const tg_stream_event *tensor);
    const tg_target *copy; /* receives all bytes, or NULL */
    bool copy_failed;      /* writing to `copy` failed */
    bool has_failed;       /* a sink of the command failed: see `failure` */
    tg_error failure;
    const uint8_t *piece;
    uint64_t piece_at; /* offset of the piece in the file */
    uint64_t num_tensors;
    bool has_count;     /* the head has come, and is valid */
    uint64_t num_known; /* tensors that it tells of */
    uint64_t done;      /* bytes before this offset are stored, or are a gap */
    bool in_gap;        /* the values of the current tensor are not stored */
    spool kept;
    input_gap *gaps;
    size_t num_gaps;
    size_t room_gaps;
    uint64_t gap_bytes;
} input;

void input_begin(input *in, const args *a, const char *file);
/* Begins an input that is a pipe or a socket that is open already, and stays open until input_end. */
void input_begin_pipe(input *in, const args *a, const char *file, int fd);
/* Moves all of a pipe to an open, empty file, up to --max-stream, so that it is opened as a file from then on. False
 * with an error. */
bool input_spool(input *in, int fd, tg_error *error);
/* Begins an input that is a file found in a folder. Its descriptor must stay open until tg_close. */
void input_begin_found(input *in, const args *a, const found_file *file);
/* Begins to read a file as a stream, after it could not be opened for lack of address space. False if its format is not
 * read in pieces, or it is no file. */
bool input_begin_again(input *in);
/*
 * For streams: passes all bytes to the sink and to the copy, both of which may be NULL. The verdict
 * is stored in in->report, and returned. A sink that fails sets in->failure with input_fail().
 */
bool input_pass(input *in, input_keep keep, const tg_stream_sink *sink, const tg_target *copy);
/* Opens the file; NULL with an error. A sink receives the events of a stream. */
tg_file *input_open(input *in, input_keep keep, const tg_stream_sink *sink, tg_error *error);
/* Reads bytes of a stream of which the structure was kept: INPUT_STRUCTURE. Values are zeros. */
int64_t input_read_structure(input *in, uint64_t offset, void *dst, size_t n);
/* For sinks: ends the stream with that error. Returns false. */
bool input_fail(input *in, const tg_error *error);
/* Must be called after tg_close. */
void input_end(input *in);

#endif
