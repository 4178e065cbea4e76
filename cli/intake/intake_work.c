/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_work.c - in the worker: checks a file of an inbox, converts it, and hashes its bytes.
 */
#include "intake_work.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_input.h"
#include "digest.h"
#include "intake_holes.h"
#include "intake_reply.h"
#include "intake_report.h"

#define BLOCK ((size_t)64 << 10)

typedef struct looker {
    const args *a;
    args own; /* the same, with limits of this file */
    const char *name;
    int fd;
    int out; /* for the conversion; -1: none */
    bool converted;
    report report;
    counted_file counted; /* what `fd` is read through */
    char hash[HASH_DIGITS + 1];
    char converted_hash[HASH_DIGITS + 1];
} looker;

/* Of a call that failed with that errno. */
static tg_error io_error(int code) {
    tg_error error = no_memory();
    if (code != ENOMEM) error.code = TG_CODE_IO;
    error.system = code;
    return error;
}

/* ---------------------------------------------------------------------------------- conversion */

static int write_out(void *self, uint64_t offset, const void *data, size_t n) {
    return holed_write(self, offset, data, n);
}

/* What cannot be converted is refused, with the reason in the report. */
static void convert(looker *l, tg_file *file) {
    tg_convert_options options = l->a->convert;
    holed_file out = {l->out, 0, 0};
    const tg_target target = {write_out, false, &out};
    tg_error error;
    options.build.limits = l->a->options.limits;
    tg_conversion *conversion = tg_convert(file, l->a->to, &options, &error);
    bool good = conversion != NULL;
    if (good) {
        const tg_cost cost = tg_conversion_cost(conversion);
        good = tg_cost_allowed(&cost, &l->a->options.limits, &error);
        if (!good) error.format = tg_file_format(file);
    }
    if (good) good = tg_conversion_write(conversion, &target, &error);
    if (good) {
        const int code = holed_end(&out);
        if (code != 0) error = io_error(code);
        good = code == 0;
    }
    if (!good) l->report = report_of(NULL, &error);
    l->converted = good;
    tg_conversion_free(conversion);
}

/* --------------------------------------------------------------------------------------- check */

/* -1: reading it says why. */
static off_t size_of(int fd) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return fstat(fd, &st) == 0 ? st.st_size : -1;
}

static tg_error hollow(off_t size, uint64_t most, const char *what) {
    tg_error error;
    memset(&error, 0, sizeof error);
    error.code = TG_CODE_LIMIT;
    error.size = (uint64_t)size;
    snprintf(error.detail, sizeof error.detail,
             "over %llu bytes of %s are in holes, not on the disk; --max-holes allows more",
             (unsigned long long)most, what);
    return error;
}

/* A hole costs its owner nothing and a reader as much time as other bytes: what all bytes are read of has few. */
static bool is_hollow(looker *l) {
    const uint64_t most = l->a->intake.max_holes;
    const off_t size = size_of(l->fd);
    const uint64_t holes = count_holes(l->fd, size, most);
    (void)lseek(l->fd, 0, SEEK_SET);
    if (holes <= most) return false;
    const tg_error error = hollow(size, most, "the file");
    l->report = report_of(NULL, &error);
    return true;
}

static uint64_t add_times(uint64_t fixed, uint64_t factor, uint64_t n) {
    return n < (UINT64_MAX - fixed) / factor ? fixed + factor * n : UINT64_MAX;
}

/* As if the file had `some` of its holes, and not the rest. False: it has no more. A limit that was asked for stays. */
static bool limit_to_disk(looker *l, off_t size, uint64_t some) {
    tg_limits *limits = &l->own.options.limits;
    const uint64_t holes = count_holes(l->fd, size, UINT64_MAX);
    if (holes <= some) return false;
    const uint64_t bytes = (uint64_t)size - holes + some; /* less than the size */
    l->own = *l->a;
    /* The defaults of tg_limits, of these bytes. */
    if (limits->max_memory == 0) limits->max_memory = add_times(UINT64_C(16) << 20, 40, bytes);
    if (limits->max_work == 0) limits->max_work = add_times(UINT64_C(4) << 20, 32, bytes);
    return true;
}

/* NULL with an error; so is a file of which too much that was read lies in holes. */
static tg_file *open_once(looker *l, input *in, off_t size, uint64_t most, tg_error *error) {
    counted_file *c = &l->counted;
    const tg_source source = {.read_at = counted_read, .self = c, .size = (uint64_t)size};
    *c = (counted_file){.fd = l->fd, .size = size, .most = most};
    if (size > 0) in->source = &source; /* without a size its error is that of reading */
    tg_file *file = input_open(in, INPUT_NOTHING, NULL, error);
    in->source = NULL;
    (void)lseek(l->fd, 0, SEEK_SET);
    c->most = UINT64_MAX; /* what is read from here on was counted before: see reads_all */
    if (!c->is_over) return file;
    *error = hollow(size, most, "the structure of the file");
    tg_close(file);
    return NULL;
}

/* The file, with its verdict in the report. Readers need up to forty bytes of memory for a byte: before the verdict only a
 * sixteenth of what may lie in holes is read of them. A count that is too large for that memory is refused, too, and not
 * only where there is less of it. */
static tg_file *open_counted(looker *l, input *in, tg_error *error) {
    const off_t size = size_of(l->fd);
    const uint64_t most = l->a->intake.max_holes / 16;
    tg_file *file = open_once(l, in, size, most, error);
    if (file == NULL && error->code == TG_CODE_NO_MEMORY && limit_to_disk(l, size, most)) {
        in->a = &l->own;
        file = open_once(l, in, size, most, error);
        in->a = l->a;
    }
    l->report = report_of(file, error);
    return file;
}

static bool reads_all(const args *a) {
    return a->deep || a->intake.by_content || a->to != TG_FORMAT_NONE;
}

/* What `check` does with this file. */
static void look(looker *l) {
    const args *a = l->a;
    const found_file found = {.name = l->name, .fd = l->fd, .folder = -1};
    input in;
    tg_error error;
    if (reads_all(a) && is_hollow(l)) return;
    input_begin_found(&in, a, &found);
    tg_file *file = open_counted(l, &in, &error);
    /* Larger than the address space: a verdict is possible, no conversion. All of it is read. */
    if (file == NULL && error.code == TG_CODE_NO_MEMORY && l->out < 0 && !is_hollow(l) &&
        input_begin_again(&in)) {
        input_pass(&in, INPUT_NOTHING, NULL, NULL);
        l->report = in.report;
    }
    if (file != NULL && a->deep && !tg_verify(file))
        l->report = report_of(NULL, tg_last_error(file));
    if (l->report.valid && l->out >= 0 && l->report.format != a->to) convert(l, file);
    tg_close(file);
    input_end(&in);
}

/* ---------------------------------------------------------------------------------------- hash */

static bool digest_file(digest *d, int fd, char *block) {
    off_t at = 0;
    digest_start(d);
    for (;;) {
        const ssize_t got = pread(fd, block, BLOCK, at);
        if (got == 0) return true;
        if (got < 0 && errno != EINTR) return false;
        if (got > 0) digest_add(d, block, (size_t)got);
        if (got > 0) at += got;
    }
}

/* The SHA-256 of the bytes of a file. False: no memory, or it cannot be read; errno. */
static bool hash(int fd, char hex[HASH_DIGITS + 1]) {
    static const char digits[] = "0123456789abcdef";
    uint8_t sum[DIGEST_BYTES];
    digest d;
    char *block = malloc(BLOCK);
    errno = ENOMEM;
    const bool open = block != NULL && digest_open(&d);
    const bool good = open && digest_file(&d, fd, block) && digest_end(&d, sum);
    if (open) digest_close(&d);
    free(block);
    for (size_t i = 0; good && i < DIGEST_BYTES; i++) {
        hex[2 * i] = digits[sum[i] >> 4];
        hex[2 * i + 1] = digits[sum[i] & 15];
        hex[2 * i + 2] = '\0';
    }
    return good;
}

static void hash_all(looker *l) {
    const bool good = hash(l->fd, l->hash) && (!l->converted || hash(l->out, l->converted_hash));
    if (good) return;
    const tg_error error = io_error(errno);
    l->report = report_of(NULL, &error);
}

/* -------------------------------------------------------------------------------------- answer */

static int outcome_of(const looker *l) {
    if (l->report.valid) return l->converted ? REPLY_CONVERTED : REPLY_ACCEPTED;
    switch (exit_code_of(&l->report.error)) {
    case EXIT_REFUSED: return REPLY_REFUSED;
    case EXIT_TROUBLE: return REPLY_TROUBLE;
    default: return REPLY_BUG;
    }
}

static void tell(const looker *l, const work *w) {
    const report *r = &l->report;
    char text[2048];
    intake_report(l->a, w->out, l->name, r);
    if (r->valid) {
        snprintf(text, sizeof text, "%s %llu tensors", tg_format_name(r->format),
                 (unsigned long long)r->num_tensors);
    } else {
        error_text(&r->error, text, sizeof text);
    }
    fprintf(w->err, "%s\n%s\n%s\n%s\n",
            r->format != TG_FORMAT_NONE ? tg_format_name(r->format) : "-",
            l->hash[0] != '\0' ? l->hash : "-",
            l->converted_hash[0] != '\0' ? l->converted_hash : "-", text);
}

int intake_work(void *self, const work *w) {
    looker l;
    memset(&l, 0, sizeof l);
    l.a = self;
    l.name = w->data;
    l.fd = w->fds[0];
    l.out = w->num_fds > 1 ? w->fds[1] : -1;
    look(&l);
    if (l.report.valid && l.a->intake.by_content) hash_all(&l);
    tell(&l, w);
    return outcome_of(&l);
}
