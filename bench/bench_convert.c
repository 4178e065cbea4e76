/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_convert.c - the cost of a conversion from the start of the process to its end.
 *
 * A file of 64 MiB is converted and copied by cp, alternately; the ratios are medians. `convert`
 * syncs what it writes, cp does not; so cp followed by a sync of the copy is measured as well. All
 * of it is repeated in memory (tmpfs), where a sync costs nothing. The kernel copies the bytes once
 * for cp, which never sees them; `convert` reads and writes them, and if the order changes, it also
 * copies them in between. Fixed point of NNB becomes twice as many bytes as cp copies. The last
 * line is the peak memory of the conversion of a file of 1 GiB, including a transposition.
 */
#define _DEFAULT_SOURCE
#include "bench_convert.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_timer.h"
#include "tensorgate.h"

#define PATH_SIZE 256

typedef struct place {
    char folder[PATH_SIZE / 8];
    const char *label;
} place;

/* Runs a command and discards its output; seconds, and its peak memory in MiB. */
static double run(char *const arguments[], double *peak) {
    double begin = timer_now();
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
        execvp(arguments[0], arguments);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    memset(&usage, 0, sizeof usage);
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) {
        fprintf(stderr, "bench: %s failed\n", arguments[0]);
        exit(1);
    }
    if (peak != NULL) *peak = (double)usage.ru_maxrss / 1024;
    return timer_now() - begin;
}

/* ------------------------------------------------------------------------------------ inputs */

/* Ascending floats, for any part of the file. */
static bool read_values(void *self, tg_part part, uint64_t from, void *dst, size_t n,
                        tg_error *error) {
    (void)self;
    (void)part;
    (void)error;
    uint8_t *bytes = dst;
    for (size_t i = 0; i < n; i++) bytes[i] = (uint8_t)((from + i) >> ((from + i) % 4 * 4) & 0x3f);
    return true;
}

static void fail(const tg_error *error) {
    fprintf(stderr, "bench: %s\n", error->detail);
    exit(1);
}

/* A file of one matrix with `side` rows and columns. */
static void make(const char *path, tg_format format, const char *name, tg_dtype dtype,
                 tg_order order, uint64_t side) {
    tg_error error;
    tg_output_options options = {.replace = true, .no_sync = true};
    const uint64_t shape[2] = {side, side};
    tg_decl decl = {.name = name,
                    .dtype = dtype,
                    .order = order,
                    .rank = 2,
                    .shape = shape,
                    .fp_pos = dtype == TG_DTYPE_INT16 ? 12 : 0,
                    .values = {read_values, NULL, NULL}};
    uint64_t size = 0;
    tg_build *build = tg_build_new(format, NULL, &error);
    if (build == NULL) fail(&error);
    if (!tg_build_add(build, &decl) || !tg_build_size(build, &size)) fail(tg_build_error(build));
    tg_output *output = tg_output_create(path, size, &options, &error);
    if (output == NULL) fail(&error);
    tg_target target = tg_output_target(output);
    if (!tg_build_write(build, &target)) fail(tg_build_error(build));
    tg_build_free(build);
    if (!tg_output_commit(output, &error)) fail(&error);
}

/* -------------------------------------------------------------------------------- measuring */

typedef struct conversion {
    const char *what;
    tg_format format;
    const char *name;
    const char *suffix; /* of the input */
    tg_dtype dtype;
    tg_order order;
    uint64_t side; /* 64 MiB of payload */
} conversion;

static const conversion conversions[] = {
    {"BTF float32 to npy, as it is", TG_FORMAT_BTF, "0", "btf", TG_DTYPE_FLOAT32, TG_ORDER_C, 4096},
    {"primitiv float32 to npy, transposed", TG_FORMAT_PRIMITIV, "tensor", "primitiv",
     TG_DTYPE_FLOAT32, TG_ORDER_F, 4096},
    {"NNB int16 to npy float32 (128 MiB)", TG_FORMAT_NNB, "0", "nnb", TG_DTYPE_INT16, TG_ORDER_C,
     5793},
};

static void compare(const place *where, const char *program, const conversion *c) {
    char in[PATH_SIZE];
    char out[PATH_SIZE];
    char copy[PATH_SIZE];
    snprintf(in, sizeof in, "%s/in.%s", where->folder, c->suffix);
    snprintf(out, sizeof out, "%s/out.npy", where->folder);
    snprintf(copy, sizeof copy, "%s/copy", where->folder);
    make(in, c->format, c->name, c->dtype, c->order, c->side);
    char *convert[] = {(char *)program, "convert", "--force", "--order", "c", in, out, NULL};
    char *cp[] = {"cp", in, copy, NULL};
    char *cp_sync[] = {"sh", "-c", "cp \"$1\" \"$2\" && sync \"$2\"", "sh", in, copy, NULL};
    double times[TIMER_ROUNDS];
    double to_cp[TIMER_ROUNDS];
    double to_sync[TIMER_ROUNDS];
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        unlink(copy);
        double plain = run(cp, NULL);
        unlink(copy);
        double synced = run(cp_sync, NULL);
        unlink(out);
        times[round] = run(convert, NULL);
        to_cp[round] = times[round] / plain;
        to_sync[round] = times[round] / synced;
    }
    printf("%-6s %-38s %7.1f ms  %5.2f x cp  %5.2f x cp and sync\n", where->label, c->what,
           timer_median(times) * 1e3, timer_median(to_cp), timer_median(to_sync));
    unlink(in);
    unlink(out);
    unlink(copy);
}

static void measure_peak(const place *where, const char *program) {
    char in[PATH_SIZE];
    char out[PATH_SIZE];
    double peak = 0;
    snprintf(in, sizeof in, "%s/in.primitiv", where->folder);
    snprintf(out, sizeof out, "%s/out.npy", where->folder);
    make(in, TG_FORMAT_PRIMITIV, "tensor", TG_DTYPE_FLOAT32, TG_ORDER_F, 16383);
    char *convert[] = {(char *)program, "convert", "--force", "--order", "c", in, out, NULL};
    double seconds = run(convert, &peak);
    printf("%-6s %-38s %7.0f ms  peak of memory %.0f MiB\n", where->label,
           "primitiv of 1 GiB to npy, transposed", seconds * 1e3, peak);
    unlink(in);
    unlink(out);
}

void bench_convert(const char *program) {
    place places[] = {{"build/bench-XXXXXX", "disk"}, {"/dev/shm/tensorgate-XXXXXX", "memory"}};
    printf("\nconvert, whole processes; medians of %d rounds\n", TIMER_ROUNDS);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (mkdtemp(places[i].folder) == NULL) {
            printf("%-6s no such folder here\n", places[i].label);
            continue;
        }
        for (size_t k = 0; k < sizeof conversions / sizeof conversions[0]; k++)
            compare(&places[i], program, &conversions[k]);
        measure_peak(&places[i], program);
        if (rmdir(places[i].folder) != 0)
            fprintf(stderr, "bench: %s is left behind\n", places[i].folder);
    }
}
