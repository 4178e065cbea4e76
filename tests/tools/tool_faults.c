/* SPDX-License-Identifier: Apache-2.0 */
/*
 * faults FILE...: lets one call after the other fail. For each file, valid or not, of which the format is detected:
 *
 *   memory   the n-th allocation fails, for every n; also strictly, where readers read a second time
 *   budget   the limits of memory and work are too small, by every amount
 *   read     the n-th read of a callback fails, or finds that the file shrank, for every n; also strictly
 *   load     the reader alone gets only the bytes that it requests, and the n-th load fails
 *   convert  the n-th allocation or read fails during conversion to each of the formats
 *   short    a callback that returns one byte at a time has the same outcome as memory
 *   pipe     so has a pipe that returns three bytes at a time, and a file
 *
 * Nothing may leak, and the error must name the cause.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "build_formats.h"
#include "registry.h"
#include "support_convert.h"

#define MAX_TENSOR_BYTES 4096

/* -------------------------------------------------------------------- an allocator that fails */

typedef struct fault_memory {
    uint64_t calls;
    uint64_t fail_at; /* only this call fails; UINT64_MAX: none */
    uint64_t live;
} fault_memory;

static void *fault_alloc(void *self, size_t size) {
    fault_memory *m = self;
    if (m->calls++ == m->fail_at) return NULL;
    void *memory = malloc(size);
    if (memory != NULL) m->live++;
    return memory;
}

static void fault_free(void *self, void *memory, size_t size) {
    fault_memory *m = self;
    (void)size;
    if (memory != NULL) m->live--;
    free(memory);
}

/* ---------------------------------------------------------------------- a source that fails */

typedef struct fault_source {
    const uint8_t *data;
    size_t size;
    uint64_t calls;
    uint64_t fail_at;
    int64_t failure; /* -EIO; 0: end of a file that shrank */
    size_t at_once;  /* maximum of bytes per call */
    bool endless;    /* the size is unknown until the end is read */
} fault_source;

static int64_t fault_read(void *self, uint64_t offset, void *dst, size_t n) {
    fault_source *s = self;
    if (offset > s->size || (n > s->size - offset && !s->endless)) {
        support_problem("reader", "%zu bytes asked for at %" PRIu64 " of %zu", n, offset, s->size);
        return -EIO;
    }
    if (s->calls++ == s->fail_at) return s->failure;
    if (n > s->at_once) n = s->at_once;
    if (n > s->size - offset) n = (size_t)(s->size - offset);
    memcpy(dst, s->data + offset, n);
    return (int64_t)n;
}

/* ------------------------------------------------------------------------------------ outcomes */

/* The part of the result that does not depend on how bytes are read. */
typedef struct outcome {
    tg_code code;
    uint64_t offset;
    uint64_t tensors;
    uint64_t notes;
    char text[512];
} outcome;

static outcome outcome_of(const char *what, tg_file *file, const tg_error *error, uint64_t size) {
    outcome o;
    memset(&o, 0, sizeof o);
    if (file == NULL) {
        support_check_error(what, error, size, false);
        o.code = error->code;
        o.offset = error->offset;
        tg_error_text(error, o.text, sizeof o.text);
    } else {
        support_exercise(what, file, TG_CODE_NONE, MAX_TENSOR_BYTES);
        o.tensors = tg_num_tensors(file);
        o.notes = tg_num_notes(file);
        tg_close(file);
    }
    return o;
}

static void same(const char *what, outcome a, outcome b) {
    if (a.code != b.code || a.offset != b.offset || a.tensors != b.tensors || a.notes != b.notes ||
        strcmp(a.text, b.text) != 0) {
        support_problem(what, "another outcome than from memory: %s | %s", b.text, a.text);
    }
}

/* ------------------------------------------------------------------------------------- the tests */

static const tg_adapter *adapter_of(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++) {
        if (tg_adapters[i]->format == format) return tg_adapters[i];
    }
    return NULL;
}

/* A file with a magic number has the verdict of its own format although the reader of another one lacked memory
 * (detect.c). */
static bool has_magic(const char *name) {
    const tg_adapter *adapter = adapter_of(support_format(name));
    return adapter != NULL && adapter->has_magic;
}

/* Without a failure. */
static tg_code verdict(const uint8_t *data, size_t size, bool strict) {
    tg_options options = tg_options_default();
    tg_error error;
    options.strict = strict;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    if (file == NULL) return error.code;
    tg_close(file);
    return TG_CODE_NONE;
}

static const char *mode(bool strict) { return strict ? ", strict" : ""; }

static uint64_t fail_memory(const char *name, const uint8_t *data, size_t size, bool strict,
                            bool from_reader) {
    const tg_code right = has_magic(name) ? verdict(data, size, strict) : TG_CODE_NO_MEMORY;
    for (uint64_t n = 0;; n++) {
        char what[300];
        fault_memory memory = {.fail_at = n};
        fault_source source = {
            .data = data, .size = size, .fail_at = UINT64_MAX, .at_once = SIZE_MAX};
        tg_options options = tg_options_default();
        tg_error error;
        snprintf(what, sizeof what, "%s%s, allocation %" PRIu64 " fails", name, mode(strict), n);
        options.strict = strict;
        options.allocator = (tg_allocator){fault_alloc, fault_free, &memory};
        tg_source from = {.read_at = fault_read, .self = &source, .size = size};
        tg_file *file = from_reader ? tg_open_source(&from, &options, &error)
                                    : tg_open_memory(data, size, &options, &error);
        bool happened = memory.calls > n;
        if (file == NULL) {
            support_check_error(what, &error, size, false);
            if (happened && error.code != TG_CODE_NO_MEMORY && error.code != right) {
                support_problem(what, "says %s", tg_code_name(error.code));
            }
        } else {
            if (happened &&
                !(right == TG_CODE_NONE && tg_file_format(file) == support_format(name)))
                support_problem(what, "was opened all the same");
            if (tg_last_error(file)->code != TG_CODE_NONE)
                support_problem(what, "is open, with the error of another reader");
            support_exercise(what, file, TG_CODE_NO_MEMORY, MAX_TENSOR_BYTES);
            happened = memory.calls > n;
            memory.fail_at = UINT64_MAX; /* the failed call works when memory is available again */
            support_exercise(what, file, TG_CODE_NONE, MAX_TENSOR_BYTES);
            tg_close(file);
        }
        if (memory.live != 0) support_problem(what, "%" PRIu64 " blocks leak", memory.live);
        if (!happened) return n;
        if (n > 1000000) {
            support_problem(what, "no end of allocations");
            return n;
        }
    }
}

/*
 * Every limit that is too small, of memory, in the steps in which the arena counts, and of work,
 * gives the error LIMIT and is named in it; with the first that suffices, and all larger ones, the
 * result for the file is unchanged.
 */
static uint64_t small_budgets(const char *path, const uint8_t *data, size_t size) {
    static const tg_limit limits[] = {TG_LIMIT_MAX_MEMORY, TG_LIMIT_MAX_WORK};
    const tg_format format = support_format(path);
    uint64_t cases = 0;
    for (int which = 0; which < 2; which++) {
        tg_options options = tg_options_default();
        options.format = format;
        tg_error error;
        tg_file *file = tg_open_memory(data, size, &options, &error);
        outcome want = outcome_of(path, file, &error, size);
        unsigned enough = 0; /* consecutive limits that sufficed */
        for (uint64_t n = 1; enough < 3; n += which == 0 ? KS_ALIGNMENT : 1) {
            char what[300];
            snprintf(what, sizeof what, "%s with %s %" PRIu64, support_base(path),
                     tg_limit_name(limits[which]), n);
            *(which == 0 ? &options.limits.max_memory : &options.limits.max_work) = n;
            file = tg_open_memory(data, size, &options, &error);
            bool limited = file == NULL && error.code == TG_CODE_LIMIT;
            if (limited && error.limit != limits[which]) {
                const char *name = tg_limit_name(error.limit);
                support_problem(what, "says %s", name == NULL ? "nothing" : name);
            }
            outcome got = outcome_of(what, file, &error, size);
            if (!limited) same(what, got, want);
            if (limited && enough > 0) support_problem(what, "is too little, but less was enough");
            enough += limited ? 0 : 1;
            cases++;
        }
    }
    return cases;
}

/* ----------------------------------------------------------------------------- the reader alone */

/* An image that contains only the bytes that were requested. */
typedef struct grains {
    const uint8_t *data;
    uint8_t *image;
    uint64_t size;
    uint64_t calls;
    uint64_t fail_at;
} grains;

static int grains_load(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from,
                       uint64_t *ready_to) {
    grains *g = self;
    if (offset > g->size || n > g->size - offset) {
        support_problem("load", "%" PRIu64 " bytes asked for at %" PRIu64, n, offset);
        return EINVAL;
    }
    if (g->calls++ == g->fail_at) return EIO;
    memcpy(g->image + offset, g->data + offset, n);
    *ready_from = offset;
    *ready_to = offset + n;
    return 0;
}

/* The result of a reader as text. `load` NULL: all bytes are present. */
static bool read_alone(const tg_adapter *adapter, const ks_input *input, char *found, size_t cap) {
    ks_ctx ks;
    void *root = NULL;
    ks_ctx_init(&ks, *input, ks_limits_for(input->size), NULL);
    bool good = adapter->read(&ks, &root);
    if (good != (ks.error.code == KS_OK))
        support_problem(tg_format_name(adapter->format), "an error that is none");
    size_t n =
        (size_t)snprintf(found, cap, "%s at %" PRIu64 " %s, %u notes:", ks_code_name(ks.error.code),
                         ks.error.offset, ks.error.expected, ks.num_notes);
    for (unsigned i = 0; i < ks.error.path_len && i < KS_PATH_MAX && n < cap; i++) {
        n += (size_t)snprintf(found + n, cap - n, " %s[%" PRIu64 "]", ks.error.path[i].name,
                              ks.error.path[i].index);
    }
    bool failed = ks.error.code == KS_IO;
    ks_ctx_free(&ks);
    return failed;
}

/* A reader that uses bytes without requesting them gets a different result, and MemorySanitizer
 * reports it. */
static uint64_t fail_loads(const char *path, const uint8_t *data, size_t size) {
    const tg_adapter *adapter = adapter_of(support_format(path));
    if (adapter == NULL || size == 0) return 0;
    char want[1024];
    char got[1024];
    ks_input input = ks_input_memory(data, size);
    read_alone(adapter, &input, want, sizeof want);
    for (uint64_t n = 0;; n++) {
        grains g = {.data = data, .size = size, .fail_at = n};
        g.image = malloc(size);
        if (g.image == NULL) exit(2);
        input = (ks_input){.base = g.image, .size = size, .load = grains_load, .self = &g};
        bool failed = read_alone(adapter, &input, got, sizeof got);
        free(g.image);
        bool happened = g.calls > n;
        if (happened != failed || (!happened && strcmp(got, want) != 0))
            support_problem(support_base(path), "load %" PRIu64 ": %s | %s", n, got, want);
        if (!happened) return n;
    }
}

/* ------------------------------------------------------------------------------ ways to arrive */

/* Smaller files are read completely (input.h), before any verdict. */
enum { READ_AT_ONCE = 64 << 10 };

static uint64_t fail_reads(const char *name, const uint8_t *data, size_t size, bool strict,
                           int64_t failure, size_t at_once) {
    tg_options options = tg_options_default();
    options.strict = strict;
    /* What is wrong with the file, if it is: reads behind the verdict, which look for what else the file may be, change nothing. */
    tg_error verdict;
    memset(&verdict, 0, sizeof verdict);
    tg_close(tg_open_memory(data, size, &options, &verdict));
    for (uint64_t n = 0;; n++) {
        char what[300];
        fault_source source = {
            .data = data, .size = size, .fail_at = n, .failure = failure, .at_once = at_once};
        tg_source from = {.read_at = fault_read, .self = &source, .size = size};
        tg_error error;
        snprintf(what, sizeof what, "%s%s, read %" PRIu64 " gives %" PRId64, name, mode(strict), n,
                 failure);
        tg_file *file = tg_open_source(&from, &options, &error);
        bool happened = source.calls > n;
        if (file == NULL) {
            support_check_error(what, &error, size, false);
            const bool is_verdict =
                error.code == verdict.code && error.offset == verdict.offset && size > READ_AT_ONCE;
            if (happened && error.code != TG_CODE_IO && !is_verdict)
                support_problem(what, "says %s", tg_code_name(error.code));
        } else {
            if (happened) support_problem(what, "was opened all the same");
            support_exercise(what, file, TG_CODE_IO, MAX_TENSOR_BYTES);
            tg_close(file);
        }
        if (source.calls <= n) return n;
    }
}

/*
 * The file is opened, then the n-th allocation (or read) from there on fails while it is converted;
 * repeated without a failure, the conversion succeeds. Reads of the conversion are those of values,
 * since everything else of such a small file is in memory.
 */
static uint64_t fail_conversion(const char *name, const uint8_t *data, size_t size, tg_format to,
                                tg_sparse sparse, tg_code code) {
    for (uint64_t n = 0;; n++) {
        char what[300];
        fault_memory memory = {.fail_at = UINT64_MAX};
        fault_source source = {.data = data,
                               .size = size,
                               .fail_at = UINT64_MAX,
                               .failure = -EIO,
                               .at_once = SIZE_MAX};
        tg_options options = tg_options_default();
        options.allocator = (tg_allocator){fault_alloc, fault_free, &memory};
        tg_convert_options how;
        memset(&how, 0, sizeof how);
        how.build.allocator = options.allocator;
        how.sparse = sparse;
        tg_source from = {.read_at = fault_read, .self = &source, .size = size};
        tg_file *file = tg_open_source(&from, &options, NULL);
        if (file == NULL) return 0;
        snprintf(what, sizeof what, "%s to %s, %s %" PRIu64 " fails", name, tg_format_name(to),
                 code == TG_CODE_IO ? "read" : "allocation", n);
        uint64_t *calls = code == TG_CODE_IO ? &source.calls : &memory.calls;
        uint64_t *fail_at = code == TG_CODE_IO ? &source.fail_at : &memory.fail_at;
        *fail_at = *calls + n;
        bool failed = !support_convert(what, file, to, &how, code);
        bool happened = *calls > *fail_at;
        if (failed != happened)
            support_problem(what, failed ? "failed without a cause" : "is done all the same");
        *fail_at = UINT64_MAX;
        if (happened) support_convert(what, file, to, &how, TG_CODE_NONE);
        tg_close(file);
        if (memory.live != 0) support_problem(what, "%" PRIu64 " blocks leak", memory.live);
        if (!happened) return n;
    }
}

static uint64_t fail_conversions(const char *name, const uint8_t *data, size_t size) {
    uint64_t cases = 0;
    for (int to = TG_FORMAT_NONE + 1; to < TG_NUM_FORMATS; to++) {
        if (!tg_format_writable((tg_format)to)) continue;
        for (int sparse = TG_SPARSE_AUTO; sparse <= TG_SPARSE_KEEP; sparse += 2) {
            cases += fail_conversion(name, data, size, (tg_format)to, (tg_sparse)sparse,
                                     TG_CODE_NO_MEMORY);
            cases +=
                fail_conversion(name, data, size, (tg_format)to, (tg_sparse)sparse, TG_CODE_IO);
        }
    }
    return cases;
}

static void short_reads(const char *name, const uint8_t *data, size_t size, outcome want) {
    static const size_t at_once[] = {1, 7};
    for (size_t i = 0; i < sizeof at_once / sizeof *at_once; i++) {
        char what[300];
        fault_source source = {
            .data = data, .size = size, .fail_at = UINT64_MAX, .at_once = at_once[i]};
        tg_source from = {.read_at = fault_read, .self = &source, .size = size};
        tg_error error;
        snprintf(what, sizeof what, "%s, %zu bytes at once", name, at_once[i]);
        tg_file *file = tg_open_source(&from, NULL, &error);
        same(what, outcome_of(what, file, &error, size), want);
        snprintf(what, sizeof what, "%s of unknown size, %zu bytes at once", name, at_once[i]);
        source.endless = true;
        from.size = TG_SIZE_UNKNOWN;
        file = tg_open_source(&from, NULL, &error);
        same(what, outcome_of(what, file, &error, size), want);
    }
}

/* A child process writes the file to a pipe in pieces. */
static void through_pipe(const char *name, const uint8_t *data, size_t size, outcome want) {
    char what[300];
    int ends[2];
    snprintf(what, sizeof what, "%s through a pipe", name);
    if (pipe(ends) != 0) {
        support_problem(what, "no pipe");
        return;
    }
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        for (size_t at = 0; at < size;) {
            ssize_t n = write(ends[1], data + at, size - at < 3 ? size - at : 3);
            if (n <= 0) break;
            at += (size_t)n;
        }
        _exit(0);
    }
    close(ends[1]);
    tg_error error;
    tg_file *file = tg_open_fd(ends[0], NULL, &error);
    same(what, outcome_of(what, file, &error, size), want);
    close(ends[0]);
    int status;
    waitpid(child, &status, 0);
}

/* From memory a file has no name, which `no known format` otherwise tells a reason by. */
static void from_file(const char *path, size_t size, outcome want) {
    static const tg_options nameless = {.name = ""};
    char what[300];
    tg_error error;
    snprintf(what, sizeof what, "%s by its path", support_base(path));
    tg_file *file = tg_open(path, &nameless, &error);
    same(what, outcome_of(what, file, &error, size), want);

    snprintf(what, sizeof what, "%s by descriptor", support_base(path));
    int fd = open(path, O_RDONLY);
    file = tg_open_fd(fd, NULL, &error);
    same(what, outcome_of(what, file, &error, size), want);
    close(fd);
}

/* Paths that are not readable files. */
static void no_file(void) {
    static const char *const paths[] = {"/nonexistent/tensor", "/", ""};
    tg_error error;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        if (tg_open(paths[i], NULL, &error) != NULL) support_problem(paths[i], "was opened");
        support_check_error(paths[i], &error, 0, false);
        if (error.code != TG_CODE_IO)
            support_problem(paths[i], "says %s", tg_code_name(error.code));
    }
    if (tg_open_fd(-1, NULL, &error) != NULL || error.code != TG_CODE_IO)
        support_problem("descriptor -1", "not io");
    tg_close(NULL);
}

int main(int argc, char **argv) {
    uint64_t cases = 0;
    no_file();
    for (int i = 1; i < argc; i++) {
        size_t size;
        uint8_t *data = support_load(argv[i], &size);
        const char *name = support_base(argv[i]);
        tg_error error;
        tg_file *file = tg_open_memory(data, size, NULL, &error);
        outcome want = outcome_of(name, file, &error, size);
        for (int strict = 0; strict < 2; strict++) {
            cases += fail_memory(name, data, size, strict, false) +
                     fail_memory(name, data, size, strict, true);
            cases += fail_reads(name, data, size, strict, -EIO, SIZE_MAX) +
                     fail_reads(name, data, size, strict, 0, SIZE_MAX);
        }
        cases += small_budgets(argv[i], data, size) + fail_loads(argv[i], data, size);
        cases += fail_reads(name, data, size, false, -EIO, 16) +
                 fail_reads(name, data, size, false, 0, 16);
        if (want.code == TG_CODE_NONE) cases += fail_conversions(name, data, size);
        short_reads(name, data, size, want);
        through_pipe(name, data, size, want);
        from_file(argv[i], size, want);
        free(data);
    }
    printf("%" PRIu64 " faults, %u problems\n", cases, support_problems);
    return support_problems == 0 && cases > 0 ? 0 : 1;
}
