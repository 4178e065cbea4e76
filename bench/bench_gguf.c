/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_gguf.c - see bench_gguf.h.
 *
 * Each reader opens the same file of the page cache by its name: this library as `check` does, ggml without data of
 * tensors, and the package gguf for Python. All times are processor time, user and system, which other work on the
 * machine changes little. The others are programs of their own, which measure themselves;
 * scripts/build_reference.sh makes that of ggml.
 */
#define _POSIX_C_SOURCE 200809L
#include "bench_gguf.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench_gen.h"
#include "bench_timer.h"
#include "tensorgate.h"

enum { TOKENS = 150000, KEYS = 3 };

#define GGML "build/reference/gguf_reference"
#define INSTALLED "build/python/env/test.txt"

static double time_own(const char *path) {
    double times[TIMER_ROUNDS];
    for (int round = 0; round < TIMER_ROUNDS; round++) {
        double begin = timer_busy();
        tg_error error;
        tg_file *file = tg_open(path, NULL, &error);
        tg_close(file);
        times[round] = timer_busy() - begin;
        if (file == NULL) exit(1);
    }
    return timer_median(times);
}

/* The median of what `command` prints: seconds and keys of each round; 0 if it does not. */
static double time_of(const char *command) {
    double times[TIMER_ROUNDS];
    int rounds = 0;
    FILE *answer = popen(command, "r"); /* NOLINT(cert-env33-c) */
    char line[64];
    while (answer != NULL && rounds < TIMER_ROUNDS && fgets(line, sizeof line, answer) != NULL) {
        char *end = line;
        times[rounds] = strtod(line, &end);
        if (strtoul(end, NULL, 10) == KEYS) rounds++;
    }
    if (answer != NULL) pclose(answer);
    return rounds == TIMER_ROUNDS ? timer_median(times) : 0;
}

static void print_other(const char *name, double seconds, double own, const char *missing) {
    if (seconds > 0)
        printf("%-10s %9.2f ms  %7.1f x\n", name, seconds * 1e3, seconds / own);
    else
        printf("left out: %s (%s)\n", name, missing);
}

static void measure(const char *path, const gen_file *made) {
    char command[256];
    double own = time_own(path);
    printf("%-10s %9.2f ms  %7.0f MB/s\n", "tensorgate", own * 1e3,
           (double)made->size * 1e-6 / own);
    snprintf(command, sizeof command, GGML " %s %d 2>/dev/null", path, TIMER_ROUNDS);
    print_other("ggml", access(GGML, X_OK) == 0 ? time_of(command) : 0, own,
                "GGML=DIR names a checkout of ggml");
    snprintf(command, sizeof command,
             "\"$(scripts/find_python.sh)\" bench/reference/gguf_python.py %s %d 2>/dev/null", path,
             TIMER_ROUNDS);
    print_other("gguf-py", access(INSTALLED, R_OK) == 0 ? time_of(command) : 0, own,
                "scripts/setup.sh test installs it");
}

void bench_gguf(void) {
    char path[] = "/tmp/bench-XXXXXX";
    gen_file made = gen_gguf(TOKENS);
    printf("head of a GGUF file with %d tokens, %.1f MB; processor time, medians of %d rounds\n",
           TOKENS, (double)made.size * 1e-6, TIMER_ROUNDS);
    fflush(stdout);
    int fd = mkstemp(path);
    if (fd < 0 || !gen_write(fd, made.data, made.size)) exit(2);
    close(fd);
    measure(path, &made);
    fflush(stdout);
    unlink(path);
    free(made.data);
}
