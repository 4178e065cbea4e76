/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_service.c - 100,000 files of 800 bytes, in the page cache: with one worker and as many as there are cores, with
 * and without the sandbox, beside programs that people use for such folders. All rows of a round run one after the other,
 * and ratios are those within a round, because speeds of such machines vary. Processor time is that of all processes of a
 * command: where the machine has other work to do, it says more than the files a second.
 */
#define _GNU_SOURCE /* sched_setaffinity, wait4 */
#include "bench_service.h"

#include <fcntl.h>
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_timer.h"

#define FILES 100000
#define FILE_BYTES 800
#define ROUNDS 5
#define PATH_BYTES 4096
#define STARTS 50 /* of the command, for one file */

typedef struct row {
    const char *name;
    const char *words; /* of a command line of sh; DIR is the folder, TENSORGATE the command */
    bool one_core;
    bool is_there;
    double seconds[ROUNDS];
    double processor[ROUNDS];
} row;

enum { ONE_PROCESS, ONE_CORE, ONE_WORKER, NO_SANDBOX, WORKERS, CAT, SHA256SUM, CLAMDSCAN, ROWS };

#define EACH_FILE "find \"$DIR\" -type f -print0 | xargs -0 "
#define CHECK "\"$TENSORGATE\" check -q -r "

static row rows[ROWS] = {
    [ONE_PROCESS] = {.name = "check, one process",
                     .words = CHECK "--jobs=1 --sandbox=off \"$DIR\""},
    [ONE_CORE] = {.name = "check, one worker on one core",
                  .words = CHECK "--jobs=1 \"$DIR\"",
                  .one_core = true},
    [ONE_WORKER] = {.name = "check, one worker", .words = CHECK "--jobs=1 \"$DIR\""},
    [NO_SANDBOX] = {.name = "check, a worker a core, no sandbox",
                    .words = CHECK "--sandbox=off \"$DIR\""},
    [WORKERS] = {.name = "check, a worker a core", .words = CHECK "\"$DIR\""},
    [CAT] = {.name = "cat", .words = EACH_FILE "cat"},
    [SHA256SUM] = {.name = "sha256sum", .words = EACH_FILE "sha256sum"},
    [CLAMDSCAN] = {.name = "clamdscan", .words = "clamdscan --fdpass --multiscan \"$DIR\""},
};

/* A .npy file of 168 float32. */
static void make_file(uint8_t bytes[FILE_BYTES]) {
    static const char start[] = "\x93NUMPY\x01\x00\x76\x00"
                                "{'descr': '<f4', 'fortran_order': False, 'shape': (168,), }";
    memset(bytes, ' ', 128);
    memcpy(bytes, start, sizeof start - 1);
    bytes[127] = '\n';
    memset(bytes + 128, 0, FILE_BYTES - 128);
}

static bool make_files(const char *folder) {
    uint8_t bytes[FILE_BYTES];
    char path[PATH_BYTES + 32];
    make_file(bytes);
    for (unsigned i = 0; i < FILES; i++) {
        snprintf(path, sizeof path, "%s/%02u", folder, i / 1000);
        if (i % 1000 == 0 && mkdir(path, 0700) != 0) return false;
        snprintf(path, sizeof path, "%s/%02u/%03u.npy", folder, i / 1000, i % 1000);
        FILE *file = fopen(path, "wb");
        if (file == NULL) return false;
        const bool good = fwrite(bytes, 1, sizeof bytes, file) == sizeof bytes;
        if (fclose(file) != 0 || !good) return false;
    }
    return true;
}

static double seconds_of(const struct timeval *t) {
    return (double)t->tv_sec + (double)t->tv_usec * 1e-6;
}

/* Runs a command line; returns its exit status. */
static int run(const char *words, bool one_core, double *seconds, double *processor) {
    struct rusage used;
    int status = 0;
    const double begin = timer_now();
    const pid_t child = fork();
    if (child == 0) {
        const int null = open("/dev/null", O_RDWR);
        for (int fd = 0; fd <= STDERR_FILENO; fd++) (void)dup2(null, fd);
        cpu_set_t first;
        CPU_ZERO(&first);
        CPU_SET((size_t)sched_getcpu(), &first);
        if (one_core) (void)sched_setaffinity(0, sizeof first, &first);
        execl("/bin/sh", "sh", "-c", words, (char *)NULL);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &used) != child) return -1;
    *seconds = timer_now() - begin;
    *processor = seconds_of(&used.ru_utime) + seconds_of(&used.ru_stime);
    return status;
}

static double median_of(const double *values) {
    double sorted[ROUNDS];
    memcpy(sorted, values, sizeof sorted);
    for (int i = 1; i < ROUNDS; i++) {
        for (int k = i; k > 0 && sorted[k] < sorted[k - 1]; k--) {
            const double swapped = sorted[k];
            sorted[k] = sorted[k - 1];
            sorted[k - 1] = swapped;
        }
    }
    return sorted[ROUNDS / 2];
}

static double ratio(const row *a, const row *b, bool of_processor) {
    double ratios[ROUNDS];
    for (int i = 0; i < ROUNDS; i++)
        ratios[i] =
            of_processor ? a->processor[i] / b->processor[i] : a->seconds[i] / b->seconds[i];
    return median_of(ratios);
}

static void measure_files(void) {
    double unused = 0;
    for (int k = 0; k < ROWS; k++) /* also warms the cache */
        rows[k].is_there = run(rows[k].words, rows[k].one_core, &unused, &unused) == 0;
    for (int i = 0; i < ROUNDS; i++) {
        for (int k = 0; k < ROWS; k++) {
            if (rows[k].is_there)
                (void)run(rows[k].words, rows[k].one_core, &rows[k].seconds[i],
                          &rows[k].processor[i]);
        }
    }
    printf("%d files of %d bytes, warm, %ld cores; medians of %d rounds\n", FILES, FILE_BYTES,
           sysconf(_SC_NPROCESSORS_ONLN), ROUNDS);
    for (int k = 0; k < ROWS; k++) {
        const row *r = &rows[k];
        if (r->is_there) {
            printf("  %-36s %8.0f files/s  %6.2f us of processor each\n", r->name,
                   FILES / median_of(r->seconds), median_of(r->processor) / FILES * 1e6);
        } else {
            printf("  %-36s not on this machine, or it failed\n", r->name);
        }
    }
    printf("  a worker a core is %.2f times as fast as one worker on one core, %.2f times as one "
           "process\n",
           ratio(&rows[ONE_CORE], &rows[WORKERS], false),
           ratio(&rows[ONE_PROCESS], &rows[WORKERS], false));
    printf("  the sandbox takes %+.1f %% more time, %+.1f %% more of the processor\n",
           100 * (ratio(&rows[WORKERS], &rows[NO_SANDBOX], false) - 1),
           100 * (ratio(&rows[WORKERS], &rows[NO_SANDBOX], true) - 1));
}

static void measure_one(void) {
    static const char *const words[] = {"\"$TENSORGATE\" check --sandbox=off \"$DIR/00/000.npy\"",
                                        "\"$TENSORGATE\" check \"$DIR/00/000.npy\"",
                                        "\"$TENSORGATE\" check --timeout=60 \"$DIR/00/000.npy\""};
    double seconds[3][STARTS];
    double unused = 0;
    for (int i = 0; i < STARTS; i++) {
        for (int k = 0; k < 3; k++) (void)run(words[k], false, &seconds[k][i], &unused);
    }
    double best[3];
    for (int k = 0; k < 3; k++) {
        best[k] = seconds[k][0];
        for (int i = 1; i < STARTS; i++)
            best[k] = seconds[k][i] < best[k] ? seconds[k][i] : best[k];
    }
    printf("one file, best of %d: %.2f ms without sandbox, %.2f ms with it, %.2f ms in a worker\n",
           STARTS, best[0] * 1e3, best[1] * 1e3, best[2] * 1e3);
}

void bench_service(const char *tensorgate) {
    char folder[PATH_BYTES];
    double unused = 0;
    const char *where = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/bench-XXXXXX",
             where != NULL && where[0] != '\0' ? where : "/tmp");
    if (mkdtemp(folder) == NULL) {
        perror("bench: folder");
        return;
    }
    (void)setenv("DIR", folder, 1);
    (void)setenv("TENSORGATE", tensorgate, 1);
    if (make_files(folder)) {
        measure_files();
        measure_one();
    } else {
        perror("bench: files");
    }
    (void)run("rm -rf \"$DIR\"", false, &unused, &unused);
}
