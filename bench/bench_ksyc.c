/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_ksyc.c - the time that ksyc needs for the biggest specification, from start to end of the
 * process.
 */
#define _POSIX_C_SOURCE 200809L
#include "bench_ksyc.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_timer.h"

static double compile(const char *ksyc, const char *specs, const char *spec, const char *folder) {
    double begin = timer_now();
    pid_t child = fork();
    if (child == 0) {
        execl(ksyc, "ksyc", "--emit", "c,doc,dict", "-I", specs, "-o", folder, spec, (char *)NULL);
        _exit(127);
    }
    int status;
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
        fprintf(stderr, "bench: %s failed on %s\n", ksyc, spec);
        exit(1);
    }
    return timer_now() - begin;
}

void bench_ksyc(const char *ksyc, const char *specs) {
    static const char *const files[] = {"nnb.c",
                                        "nnb.h",
                                        "nnb.md",
                                        "nnb.dict",
                                        "nnb_functions.c",
                                        "nnb_functions.h",
                                        "nnb_functions.md",
                                        "nnb_functions.dict",
                                        "nnb_block_offset.c",
                                        "nnb_block_offset.h"};
    char folder[] = "/tmp/tensorgate-bench-XXXXXX";
    char path[4096];
    double times[TIMER_ROUNDS];
    if (mkdtemp(folder) == NULL) exit(2);
    snprintf(path, sizeof path, "%s/nnb.ksy", specs);
    for (int round = 0; round < TIMER_ROUNDS; round++)
        times[round] = compile(ksyc, specs, path, folder);
    double typical = timer_median(times);
    printf("ksyc      nnb.ksy with all it imports: %.1f ms (best %.1f)\n", typical * 1e3,
           times[0] * 1e3);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, files[i]);
        unlink(path);
    }
    if (rmdir(folder) != 0) fprintf(stderr, "bench: %s is left behind\n", folder);
}
