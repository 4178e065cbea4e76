/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_worker.c - see serve_worker.h.
 */
#include "serve_worker.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli_input.h"
#include "cli_json.h"
#include "serve_archive.h"
#include "verbs.h"
#include "verdict.h"

/* Fills what the service is told. */
static int conclude(serve_verdict *v, bool is_valid, const tg_error *error, tg_format format) {
    v->is_accepted = is_valid;
    v->format = (uint32_t)format;
    if (is_valid) return EXIT_GOOD;
    v->code = (uint32_t)error->code;
    v->limit = (uint32_t)error->limit;
    v->is_full = error->code == TG_CODE_IO && error->system == ENOSPC;
    return exit_code_of(error);
}

/* A body, and what was opened of it. */
typedef struct body {
    input *in;
    const worker_files *files;
    bool is_archive;
    archive *archive; /* NULL: it is none, or is not open */
} body;

static bool open_archive(const args *a, body *b, tg_error *error) {
    if (b->in->is_pipe && !input_spool(b->in, b->files->spool, error)) return false;
    b->archive = archive_open(a, b->in->fd, error);
    return b->archive != NULL;
}

/* Opens the body. A stream that has to be kept goes to the spool first. */
static tg_file *open_body(const args *a, body *b, bool keeps, tg_error *error) {
    input *in = b->in;
    if (b->is_archive) return open_archive(a, b, error) ? archive_model(b->archive, error) : NULL;
    if (in->is_pipe && (keeps || in->stream == TG_FORMAT_NONE) &&
        !input_spool(in, b->files->spool, error))
        return NULL;
    return input_open(in, INPUT_NOTHING, NULL, error);
}

/* --------------------------------------------------------------------------------------- check */

static report check_body(const args *a, body *b) {
    tg_error error;
    input *in = b->in;
    if (in->stream != TG_FORMAT_NONE) {
        input_pass(in, INPUT_NOTHING, NULL, NULL);
        return in->report;
    }
    tg_file *file = open_body(a, b, false, &error);
    report r = report_of(file, &error);
    if (file != NULL && a->deep && !tg_verify(file)) r = report_of(NULL, tg_last_error(file));
    tg_close(file);
    return r;
}

static int check(const args *a, body *b, FILE *out, serve_verdict *v) {
    jw j;
    tg_error error;
    const answer w = {.a = a, .j = &j};
    report r;
    if (!b->is_archive) {
        r = check_body(a, b);
    } else if (open_archive(a, b, &error)) {
        r = archive_check(b->archive, BODY_NAME, out);
        return conclude(v, r.valid, &r.error, r.format);
    } else {
        r = report_of(NULL, &error); /* about the archive */
    }
    jw_start(&j, out);
    jw_begin_object(&j);
    jw_head(&j, BODY_NAME, &r);
    verdict_rest(&w, &r, false);
    jw_finish(&j);
    return conclude(v, r.valid, &r.error, r.format);
}

/* ------------------------------------------------------------------------------------- convert */

static int write_output(void *self, uint64_t offset, const void *data, size_t n) {
    const int fd = *(const int *)self;
    const uint8_t *from = data;
    while (n > 0) {
        const ssize_t done = pwrite(fd, from, n, (off_t)offset);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        if (done == 0) return EIO; /* avoids an endless loop */
        from += done;
        offset += (uint64_t)done;
        n -= (size_t)done;
    }
    return 0;
}

/* A whole text; false: errno. */
static bool write_text(int fd, const char *text, size_t n) {
    errno = write_output(&fd, 0, text, n);
    return errno == 0;
}

static bool write_file(const args *a, tg_file *file, const serve_wish *w, const worker_files *files,
                       tg_error *error) {
    tg_convert_options options = a->convert;
    int fd = files->output;
    const tg_target target = {write_output, false, &fd};
    options.build.limits = a->options.limits;
    options.raw = w->raw;
    options.lossy = w->lossy;
    tg_conversion *conversion = tg_convert(file, w->to, &options, error);
    const bool good = conversion != NULL && tg_conversion_write(conversion, &target, error);
    tg_conversion_free(conversion);
    return good;
}

static int convert(const args *a, body *b, const serve_wish *w, FILE *out, serve_verdict *v) {
    tg_error error;
    jw j;
    tg_file *file = open_body(a, b, true, &error);
    const bool good = file != NULL && write_file(a, file, w, b->files, &error);
    const tg_format format = file != NULL ? tg_file_format(file) : error.format;
    const int code = conclude(v, good, &error, format);
    if (!good) {
        jw_start(&j, out);
        jw_begin_object(&j);
        jw_report(&j, BODY_NAME, file, &error);
        jw_finish(&j);
    }
    tg_close(file);
    return code;
}

/* --------------------------------------------------------------------------------- info and hash */

/* The object of `info --json=lines` or `hash --json=lines`. */
static int describe(serve_verb asked, const args *a, body *b, FILE *text, tg_error *error,
                    tg_format *format) {
    const found_file found = {.name = BODY_NAME, .fd = -1};
    args own = *a;
    answer w;
    budget all;
    char *said = NULL; /* messages are in the object, too */
    size_t num_said = 0;
    int code = EXIT_TROUBLE;
    own.form = FORM_LINES;
    own.out = text;
    own.err = open_memstream(&said, &num_said);
    if (own.err == NULL) return code;
    if (budget_open(&all)) {
        answer_begin(&w, &own);
        tg_file *file = open_body(a, b, true, error);
        *format = file != NULL ? tg_file_format(file) : error->format;
        code = asked == SERVE_INFO ? info_file(&all, &w, &found, file, error)
                                   : hash_file(&all, &w, &found, file, error);
        tg_close(file);
        budget_close(&all);
    }
    fclose(own.err); /* memory only: nothing can be lost */
    free(said);
    return code;
}

static int tell(const args *a, body *b, serve_verb asked, FILE *out, serve_verdict *v) {
    char *text = NULL;
    size_t n = 0;
    tg_error error = {.code = TG_CODE_INTERNAL};
    tg_format format = TG_FORMAT_NONE;
    FILE *in_memory = open_memstream(&text, &n);
    int code = EXIT_TROUBLE;
    if (in_memory != NULL) {
        code = describe(asked, a, b, in_memory, &error, &format);
        const bool failed = ferror(in_memory) != 0;
        if (fclose(in_memory) != 0 || failed) code = EXIT_TROUBLE;
    }
    bool good = code == EXIT_GOOD;
    if (good && !write_text(b->files->output, text, n)) {
        error = (tg_error){.code = TG_CODE_IO, .system = errno};
        good = false;
    } else if (!good && text != NULL) {
        fwrite(text, 1, n, out);
    }
    free(text);
    return conclude(v, good, &error, format);
}

int serve_work(const args *a, const serve_task *task, const worker_files *files, FILE *out,
               serve_verdict *verdict) {
    const serve_wish *w = &task->wish;
    const found_file found = {.name = BODY_NAME, .fd = files->body};
    args mine = *a;
    input in;
    memset(verdict, 0, sizeof *verdict);
    mine.json = true;
    mine.deep = w->deep;
    mine.options.format = w->from;
    mine.options.formats = w->formats;
    if (w->strict) { /* stricter than the service, never laxer */
        mine.options.allow_layout =
            w->allow_layout && (!a->options.strict || a->options.allow_layout);
        mine.options.strict = true;
    }
    if (task->is_stream) {
        input_begin_pipe(&in, &mine, BODY_NAME, files->body);
    } else {
        input_begin_found(&in, &mine, &found);
    }
    body b = {.in = &in, .files = files, .is_archive = w->is_archive};
    int code;
    switch (w->verb) {
    case SERVE_CONVERT: code = convert(&mine, &b, w, out, verdict); break;
    case SERVE_INFO:
    case SERVE_HASH: code = tell(&mine, &b, w->verb, out, verdict); break;
    default: code = check(&mine, &b, out, verdict);
    }
    archive_close(b.archive);
    input_end(&in);
    return code;
}
