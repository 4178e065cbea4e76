/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_worker.c - see serve_worker.h.
 */
#include "serve_worker.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli_input.h"
#include "cli_json.h"
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

/* Opens the body. A stream that has to be kept goes to the spool first. */
static tg_file *open_body(input *in, const worker_files *files, bool keeps, tg_error *error) {
    if (in->is_pipe && (keeps || in->stream == TG_FORMAT_NONE) &&
        !input_spool(in, files->spool, error))
        return NULL;
    return input_open(in, INPUT_NOTHING, NULL, error);
}

/* --------------------------------------------------------------------------------------- check */

static report check_body(const args *a, input *in, const worker_files *files) {
    tg_error error;
    if (in->stream != TG_FORMAT_NONE) {
        input_pass(in, INPUT_NOTHING, NULL, NULL);
        return in->report;
    }
    tg_file *file = open_body(in, files, false, &error);
    report r = report_of(file, &error);
    if (file != NULL && a->deep && !tg_verify(file)) r = report_of(NULL, tg_last_error(file));
    tg_close(file);
    return r;
}

static int check(const args *a, input *in, const worker_files *files, FILE *out, serve_verdict *v) {
    jw j;
    const answer w = {.a = a, .j = &j};
    const report r = check_body(a, in, files);
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

static int convert(const args *a, input *in, const serve_wish *w, const worker_files *files,
                   FILE *out, serve_verdict *v) {
    tg_error error;
    jw j;
    tg_file *file = open_body(in, files, true, &error);
    const bool good = file != NULL && write_file(a, file, w, files, &error);
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
    if (w->strict) {
        mine.options.strict = true;
        mine.options.allow_layout = false;
    }
    if (task->is_stream) {
        input_begin_pipe(&in, &mine, BODY_NAME, files->body);
    } else {
        input_begin_found(&in, &mine, &found);
    }
    const int code = w->converts ? convert(&mine, &in, w, files, out, verdict)
                                 : check(&mine, &in, files, out, verdict);
    input_end(&in);
    return code;
}
