/* SPDX-License-Identifier: Apache-2.0 */
/*
 * calls_seccomp.c - puts a list of system calls in force. The programs for the kernel are in sandbox_filters.inc, which
 * libseccomp made from sandbox_calls.def: `make generate`, scripts/sandbox_filters.c.
 */
#define _GNU_SOURCE /* syscall */
#include "calls.h"

#if defined(SANDBOX_LEFT_OUT)
#define WHY_NOT SANDBOX_LEFT_OUT
#elif !defined(__linux__)
#define WHY_NOT "this system has none"
#elif !defined(KS_WITH_SECCOMP) || !KS_WITH_SECCOMP
#define WHY_NOT "this build was made without it"
#elif !defined(__LP64__) || !(defined(__x86_64__) || defined(__aarch64__))
#define WHY_NOT "the list of system calls is for x86-64 and AArch64"
#endif

#ifdef WHY_NOT

const char *calls_missing(bool *by_kernel) {
    *by_kernel = false;
    return WHY_NOT;
}
bool calls_enter(const sandbox_policy *policy) {
    (void)policy;
    return false;
}

#else

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sandbox_filters.inc"

const char *calls_missing(bool *by_kernel) {
    const uint32_t action = SECCOMP_RET_KILL_PROCESS;
    *by_kernel = syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) != 0;
    return *by_kernel ? "the kernel has none, or not for this process" : NULL;
}

#define LENGTH(program) (sizeof(program) / sizeof(program)[0])
#define FILTER(program)                                                                            \
    { program, LENGTH(program) }
#define MOST_STEPS 512

typedef struct filter {
    const struct sock_filter *steps;
    size_t num;
} filter;

static const filter filters[SANDBOX_TIERS][2] = {
    [SANDBOX_PARSE] = {FILTER(to_parse), FILTER(to_parse_channel)},
    [SANDBOX_FOLDER] = {FILTER(to_folder), FILTER(to_folder_channel)},
    [SANDBOX_WRITE] = {FILTER(to_write), FILTER(to_write_channel)},
};
_Static_assert(LENGTH(to_write_channel) <= MOST_STEPS, "the longest one");

bool calls_enter(const sandbox_policy *policy) {
    const filter *f = &filters[policy->tier][policy->channel];
    struct sock_filter steps[MOST_STEPS];
    memcpy(steps, f->steps, f->num * sizeof *steps);
    for (size_t i = 0; i < f->num; i++) {
        if (steps[i].k == SANDBOX_ITSELF) steps[i].k = (uint32_t)getpid();
    }
    const struct sock_fprog program = {(unsigned short)f->num, steps};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

#endif
