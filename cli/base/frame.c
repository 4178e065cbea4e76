/* SPDX-License-Identifier: Apache-2.0 */
/*
 * frame.c - see answer.h: what is around the answers about files.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "answer.h"
#include "budget.h"

/* A line of this length is written at once. */
#define LINE_BUFFER ((size_t)1 << 16)
static char line_buffer[LINE_BUFFER];

/* ------------------------------------------------------------------------- results that are held */

/* False: no memory. Then nothing more is taken from workers, and the exit code says so. */
static bool hold(frame *f) {
    jw *j = f->answer.j;
    f->held = open_memstream(&f->held_bytes, &f->num_held);
    f->follows = jw_follows(j);
    f->failed = f->held == NULL;
    f->lacks_memory = f->lacks_memory || f->failed;
    if (!f->failed) j->out = f->held;
    return !f->failed;
}

/* Writes what is held if there is room for it. Otherwise nothing of it, as some results of a file would be taken for all. */
static void release(frame *f, uint64_t room) {
    jw *j = f->answer.j;
    const bool flushed = jw_flush(j);
    f->failed = fclose(f->held) != 0 || !flushed;
    f->held = NULL;
    /* Where the C library of GNU had no memory to shorten the bytes, it closes the stream without an error. */
    if (f->held_bytes == NULL) {
        f->num_held = 0;
        f->failed = true;
    }
    j->out = f->document;
    if (f->failed) {
        f->lacks_memory = true;
        jw_set_follows(j, f->follows);
    } else if (f->num_held <= room) {
        fwrite(f->held_bytes, 1, f->num_held, f->document);
        f->written += f->num_held;
    } else {
        /* Each result has a line; strings have no line feeds. */
        for (size_t i = 0; i < f->num_held; i++) f->left_out.results += f->held_bytes[i] == '\n';
        f->left_out.files++;
        jw_set_follows(j, f->follows);
    }
    free(f->held_bytes);
    f->held_bytes = NULL;
}

static void release_results(frame *f) {
    uint64_t files = 0;
    for (size_t i = 0; i < FILE_OUTCOMES; i++) files += f->count[i];
    const uint64_t limit = budget_of_texts(f->a, files);
    const uint64_t taken = f->written + SARIF_END; /* no overflow: the first is within a limit */
    release(f, taken <= limit ? limit - taken : 0);
}

static int end_of_results(frame *f, int worst) {
    char text[SARIF_NOTICE];
    if (f->held != NULL) release_results(f);
    if (f->lacks_memory) {
        const tg_error error = no_memory();
        complain_of(f->a, "--sarif", &error);
    }
    if (f->left_out.files > 0) {
        sarif_notice(text, &f->left_out);
        fprintf(f->a->err, "tensorgate: %s\n", text);
    }
    /* A document that does not tell all is no success. */
    if ((f->left_out.files > 0 || f->lacks_memory) && worst < EXIT_TROUBLE) worst = EXIT_TROUBLE;
    sarif_end(f->answer.j, worst, &f->left_out);
    return worst;
}

/* The head is written whatever --max-output is. */
static bool begin_results(frame *f) {
    f->document = f->answer.j->out;
    if (hold(f)) {
        sarif_begin(f->answer.j);
        release(f, UINT64_MAX);
        if (!f->failed && hold(f)) return true;
    }
    const tg_error error = no_memory();
    complain_of(f->a, "--sarif", &error);
    return false;
}

/* ----------------------------------------------------------------------------------------- frame */

bool frame_begin(frame *f, const args *a) {
    memset(f, 0, sizeof *f);
    f->a = a;
    answer_begin(&f->answer, a);
    f->answer.is_mixed = false;
    if (a->report != NULL && !whole_file_open(&f->report, a, a->report, true)) return false;
    jw *j = f->answer.j;
    if (j == NULL) return true;
    jw_start(j, f->report.text != NULL ? f->report.text : a->out);
    j->one_line = a->form == FORM_LINES;
    /* Before the first byte is written, so it cannot fail for anything but a bad argument. */
    if (a->form == FORM_LINES) (void)setvbuf(j->out, line_buffer, _IOFBF, sizeof line_buffer);
    f->is_single = a->form == FORM_DOCUMENT && a->verb == VERB_INFO && !may_be_several(a);
    if (a->form == FORM_DOCUMENT && !f->is_single) jw_begin_array(j);
    return a->form != FORM_SARIF || begin_results(f);
}

/* A part of the document. */
static void write_elements(frame *f, const char *bytes, size_t n) {
    jw *j = f->answer.j;
    if (f->a->form != FORM_LINES && n > 0 && !jw_follows(j)) {
        jw_set_follows(j, true);
        f->skip = f->is_single ? 2 : 1; /* a comma and a line feed */
    }
    for (; f->skip > 0 && n > 0; f->skip--) {
        bytes++;
        n--;
    }
    jw_flush(j);
    if (f->failed) return;
    fwrite(bytes, 1, n, j->out);
}

void frame_write(frame *f, const char *bytes, size_t n) {
    if (f->answer.j == NULL) {
        fwrite(bytes, 1, n, f->a->out);
        return;
    }
    if (f->report.text == NULL) {
        write_elements(f, bytes, n);
        return;
    }
    while (n > 0) {
        const char *end = memchr(bytes, '\0', n);
        const size_t part = end != NULL ? (size_t)(end - bytes) : n;
        if (f->in_element) {
            write_elements(f, bytes, part);
        } else {
            fwrite(bytes, 1, part, f->a->out);
        }
        if (end == NULL) return;
        f->in_element = !f->in_element;
        bytes += part + 1;
        n -= part + 1;
    }
}

void frame_count(frame *f, int outcome) {
    f->count[outcome]++;
    if (f->a->form == FORM_LINES) fflush(f->answer.json.out);
    if (f->held == NULL) return;
    release_results(f);
    if (!f->failed) (void)hold(f);
}

/* What runs code is bad, too. */
static uint64_t bad_of(const frame *f) { return f->count[EXIT_REFUSED] + f->count[FILE_RUNS_CODE]; }

static uint64_t failed_of(const frame *f) { return f->count[EXIT_TROUBLE] + f->count[EXIT_BUG]; }

static void put_summary(frame *f, int worst, uint64_t num_links) {
    jw *j = f->answer.j;
    jw_begin_object(j);
    jw_key(j, "summary");
    jw_begin_object(j);
    jw_key(j, "ok");
    jw_u64(j, f->count[EXIT_GOOD]);
    jw_key(j, "bad");
    jw_u64(j, bad_of(f));
    jw_key(j, "code_execution");
    jw_u64(j, f->count[FILE_RUNS_CODE]);
    jw_key(j, "skipped");
    jw_u64(j, f->count[FILE_SKIPPED]);
    jw_key(j, "passed_over");
    jw_u64(j, f->count[FILE_PASSED]);
    jw_key(j, "failed");
    jw_u64(j, failed_of(f));
    jw_key(j, "links_not_followed");
    jw_u64(j, num_links);
    jw_key(j, "exit_code");
    jw_s64(j, worst);
    jw_end_object(j);
    jw_finish(j);
}

static void tell_summary(const frame *f, uint64_t num_links) {
    FILE *err = f->a->err;
    fprintf(err,
            "tensorgate: %" PRIu64 " ok, %" PRIu64 " bad, %" PRIu64 " skipped, %" PRIu64 " failed",
            f->count[EXIT_GOOD], bad_of(f), f->count[FILE_SKIPPED], failed_of(f));
    if (f->count[FILE_RUNS_CODE] > 0)
        fprintf(err, "; %" PRIu64 " run code when loaded", f->count[FILE_RUNS_CODE]);
    if (f->count[FILE_PASSED] > 0)
        fprintf(err, "; %" PRIu64 "%s", f->count[FILE_PASSED],
                f->count[FILE_PASSED] == 1 ? " other file passed over (--all judges it)"
                                           : " other files passed over (--all judges them)");
    if (num_links > 0) fprintf(err, "; %" PRIu64 " links not followed", num_links);
    fputc('\n', err);
}

int frame_end(frame *f, int worst, uint64_t num_links) {
    const args *a = f->a;
    jw *j = f->answer.j;
    if (answer_failed(&f->answer) && worst < EXIT_TROUBLE) worst = EXIT_TROUBLE;
    switch (a->form) {
    case FORM_DOCUMENT:
        jw_line(j);
        jw_finish(j);
        break;
    case FORM_LINES: put_summary(f, worst, num_links); break;
    case FORM_SARIF: worst = end_of_results(f, worst); break;
    default: break;
    }
    if (f->report.text != NULL) worst = whole_file_keep(&f->report, worst);
    if ((a->recursive || a->files_from != NULL) && a->quiet == 0) tell_summary(f, num_links);
    return worst;
}
