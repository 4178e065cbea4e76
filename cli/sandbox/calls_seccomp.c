/* SPDX-License-Identifier: Apache-2.0 */
/*
 * calls_seccomp.c - puts a list of system calls in force. The programs for the kernel are in sandbox_filters.inc, which
 * libseccomp made from sandbox_calls.def: `make generate`, scripts/sandbox_filters.c.
 */
#define _GNU_SOURCE /* syscall, REG_RAX */
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
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
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
    [SANDBOX_SERVE] = {FILTER(to_serve), FILTER(to_serve_channel)},
};
_Static_assert(LENGTH(to_write_channel) <= MOST_STEPS && LENGTH(to_serve_channel) <= MOST_STEPS,
               "the longest ones");

/* ------------------------------------------------------------------------------------- fstatat */

/*
 * The C library asks about a descriptor by newfstatat with an empty path. A filter sees the address of a path and not the
 * path, which an attacker chooses: the call would tell about every file. So the kernel never runs it: it sends SIGSYS,
 * and fstat is called in its place. Whoever takes this handler away gains nothing.
 */
#if defined(__x86_64__)
typedef greg_t machine_word;
static machine_word *argument(ucontext_t *at, unsigned n) {
    static const int registers[] = {REG_RDI, REG_RSI, REG_RDX};
    return &at->uc_mcontext.gregs[registers[n]];
}
static machine_word *result(ucontext_t *at) { return &at->uc_mcontext.gregs[REG_RAX]; }
#else
typedef __typeof__(((mcontext_t *)NULL)->regs[0]) machine_word;
static machine_word *argument(ucontext_t *at, unsigned n) { return &at->uc_mcontext.regs[n]; }
static machine_word *result(ucontext_t *at) { return &at->uc_mcontext.regs[0]; }
#endif

static void answer_fstatat(int number, siginfo_t *info, void *context) {
    ucontext_t *at = context;
    const int saved = errno;
    const char *path = (const char *)(uintptr_t)*argument(at, 1);
    (void)number;
    (void)info;
    /* Trapped again while the signal is blocked: the kernel ends the process. */
    if (*path != '\0') (void)syscall(SYS_newfstatat, -1, path, NULL, 0x1000 /* AT_EMPTY_PATH */);
    const long code = syscall(SYS_fstat, *argument(at, 0), *argument(at, 2));
    *result(at) = (machine_word)(code == 0 ? 0 : -errno);
    errno = saved;
}

static bool await_fstatat(void) {
    struct sigaction action;
    sigset_t set;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = answer_fstatat;
    action.sa_flags = SA_SIGINFO;
    sigemptyset(&action.sa_mask);
    sigemptyset(&set);
    sigaddset(&set, SIGSYS);
    return sigaction(SIGSYS, &action, NULL) == 0 && sigprocmask(SIG_UNBLOCK, &set, NULL) == 0;
}

bool calls_enter(const sandbox_policy *policy) {
    const filter *f = &filters[policy->tier][policy->channel];
    struct sock_filter steps[MOST_STEPS];
    memcpy(steps, f->steps, f->num * sizeof *steps);
    for (size_t i = 0; i < f->num; i++) {
        if (steps[i].k == SANDBOX_ITSELF) steps[i].k = (uint32_t)getpid();
    }
    const struct sock_fprog program = {(unsigned short)f->num, steps};
    return await_fstatat() && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

#endif
