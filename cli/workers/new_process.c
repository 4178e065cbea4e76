/* SPDX-License-Identifier: Apache-2.0 */
/*
 * new_process.c - see new_process.h.
 */
#define _GNU_SOURCE /* SYS_close_range */
#include "new_process.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

bool process_follow(pid_t parent) {
    static const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++) signal(ignored[i], SIG_IGN);
#if defined(__linux__)
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return false;
#endif
    return getppid() == parent;
}

bool process_leave_terminal(int null) {
#if defined(__SANITIZE_ADDRESS__) || defined(KS_EXACT_BLOCKS)
    const int last = STDOUT_FILENO;
#else
    const int last = STDERR_FILENO;
#endif
    for (int fd = 0; fd <= last; fd++) {
        if (dup2(null, fd) < 0) return false;
    }
    return true;
}

static void close_between(unsigned first, unsigned last) {
    if (first > last) return;
#if defined(SYS_close_range)
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
    struct rlimit most = {0, 0};
    if (getrlimit(RLIMIT_NOFILE, &most) != 0 || most.rlim_cur > 65536) most.rlim_cur = 65536;
    for (unsigned fd = first; fd <= last && fd < most.rlim_cur; fd++) (void)close((int)fd);
}

static int by_number(const void *a, const void *b) {
    const int *x = a;
    const int *y = b;
    return (*x > *y) - (*x < *y);
}

bool process_close_others(int mine, const int *keep, size_t num_keep) {
    int *kept = calloc(num_keep + 1, sizeof *kept);
    unsigned next = STDERR_FILENO + 1;
    if (kept == NULL) return false;
    if (num_keep > 0) memcpy(kept, keep, num_keep * sizeof *kept);
    kept[num_keep] = mine;
    qsort(kept, num_keep + 1, sizeof *kept, by_number);
    for (size_t i = 0; i <= num_keep; i++) {
        if (kept[i] < (int)next) continue;
        if (kept[i] > (int)next) close_between(next, (unsigned)kept[i] - 1);
        next = (unsigned)kept[i] + 1;
    }
    close_between(next, ~0u);
    free(kept);
    return true;
}
