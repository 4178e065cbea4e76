/* SPDX-License-Identifier: Apache-2.0 */
/*
 * answer.h - answers about files, and the frame around them.
 *
 * The answer about one file is text, or an element of a document. It goes to args.out, messages about the file go to
 * args.err. It depends on nothing else, so that another process can write it to two streams of its own:
 *
 *     args own = *a;                        the frame's process uses a frame instead, see below
 *     own.out = out;
 *     own.err = err;
 *     answer w;
 *     answer_begin(&w, &own);
 *     outcome = check_file(&w, &found);     an exit code, or another outcome
 *
 * The frame is what is around the answers: the brackets of an array, the head of SARIF, the summary, the report file.
 *
 *     frame f;
 *     if (!frame_begin(&f, a)) return EXIT_TROUBLE;
 *     for each file:
 *         outcome = check_file(&f.answer, &found);    it is written here; or
 *         frame_write(&f, bytes, n);                  it was written elsewhere: what `out` got, in pieces
 *         frame_count(&f, outcome);
 *     return frame_end(&f, worst, num_links);
 *
 * Forms (args.form):
 *   FORM_TEXT      lines of text
 *   FORM_DOCUMENT  one JSON array with an object for each file; for `info` of one file the object alone
 *   FORM_LINES     a line with an object for each file, then one with a summary; each is flushed when it is complete
 *   FORM_SARIF     one SARIF 2.1.0 log: a result for each refusal and each note
 */
#ifndef TENSORGATE_CLI_ANSWER_H
#define TENSORGATE_CLI_ANSWER_H

#include "cli_files.h"
#include "cli_json.h"
#include "sarif.h"
#include "whole_file.h"

/* --------------------------------------------------------------------------------- one file's answer */

typedef struct answer {
    const args *a;
    jw *j;         /* the document; NULL: text only */
    bool has_text; /* text goes to a->out; with --report besides the document */
    bool
        is_mixed; /* text and elements share a->out: each element is between two NUL bytes, which neither contains */
    jw json;
    /* Each verdict of `check`, in whatever form it is told; NULL: nobody asks. `code`: the exit code. */
    void (*on_verdict)(void *self, const char *file, const report *r, int code);
    void *on_verdict_self;
} answer;

/* For one file, apart from its frame: an element of an array begins with a comma, which the frame removes if it comes
 * first. */
void answer_begin(answer *w, const args *a);
/* The object of a file in the array or on its line; not for FORM_SARIF. */
void answer_begin_element(answer *w);
void answer_end_element(answer *w);
/* The results of a file, for FORM_SARIF. */
void answer_results(answer *w, const char *file, const report *r);
/* A result about the values of a tensor; the same. */
void answer_finding(answer *w, const char *file, const char *tensor, const char *text);
/* Whether the output failed, so that going on is useless. */
bool answer_failed(const answer *w);
/* Prints the error on a->err, unless it is a refusal, which the document tells. */
void answer_complain(const answer *w, const char *file, const tg_error *error);
/* Prints the notes on a->err, unless there is a document, which tells all of them. */
void answer_tell_notes(const answer *w, const char *file, const report *r);
/* The answer about a file whose answer was lost: its process crashed, or took too much of something. `code` is
 * "crashed", "timeout" or "memory"; `message` is a short constant text. */
void answer_lost(answer *w, const char *file, const char *code, const char *message);

/* ----------------------------------------------------------------------------------------- the frame */

typedef struct frame {
    const args *a;
    answer answer;     /* for answers that are written in this process */
    whole_file report; /* the document of --report, if it has a text */
    bool is_single;    /* the document is the object of one file, not an array */
    unsigned skip;     /* frame_write: bytes before the first element that are left out */
    bool in_element;   /* frame_write: behind an odd number of NUL bytes */
    /* FORM_SARIF: the results of a file, or of a model, are held until it is known whether --max-output has room for them. */
    FILE *held; /* in place of `document`; NULL: nothing is held */
    char *held_bytes;
    size_t num_held;
    FILE *document;
    uint64_t written; /* to it */
    sarif_left_out left_out;
    bool follows;      /* what is held comes after a result */
    bool failed;       /* there was no memory to hold it */
    bool lacks_memory; /* there was none for some file */
    uint64_t count[FILE_OUTCOMES];
} frame;

/* Opens the report and writes the head of the document. False after complaining. */
bool frame_begin(frame *f, const args *a);
/* Bytes that the streams of another process got as `out`; answers must not be mixed with each other. */
void frame_write(frame *f, const char *bytes, size_t n);
/* What became of a file; also flushes its line. */
void frame_count(frame *f, int outcome);
/* Writes the summary and the end of the document, and gives the report its name. Returns the exit code: `worst`, or more if
 * the output failed. */
int frame_end(frame *f, int worst, uint64_t num_links);

#endif
