/* SPDX-License-Identifier: Apache-2.0 */
/*
 * calls_seccomp.c - the only file that uses libseccomp: turns sandbox_calls.def into a program for the kernel.
 */
#define _GNU_SOURCE /* O_TMPFILE, syscall */
#include "calls.h"

#if defined(SANDBOX_LEFT_OUT)
#define WHY_NOT SANDBOX_LEFT_OUT
#elif !defined(__linux__)
#define WHY_NOT "this system has none"
#elif !defined(KS_WITH_SECCOMP) || !KS_WITH_SECCOMP
#define WHY_NOT "this build was made without libseccomp"
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
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

const char *calls_missing(bool *by_kernel) {
    const uint32_t action = SECCOMP_RET_KILL_PROCESS;
    *by_kernel = syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) != 0;
    return *by_kernel ? "the kernel has none, or not for this process" : NULL;
}

/* ----------------------------------------------------------------------- conditions on arguments */

typedef enum condition {
    ANY,
    OF_DESCRIPTOR,    /* fstatat: AT_EMPTY_PATH */
    DESCRIPTOR_FLAGS, /* fcntl: F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC */
    TERMINAL,         /* ioctl: TCGETS, TIOCGWINSZ */
    NOT_CODE,         /* mmap, mprotect: without PROT_EXEC */
    ITSELF,           /* tgkill: the own process */
    READING_OWN,      /* prlimit: own limits, which are not set */
    FOR_READING,      /* openat: O_RDONLY or O_PATH; nothing is made or truncated */
    NAMELESS,         /* openat: O_TMPFILE */
    NEW,              /* openat: O_CREAT with O_EXCL */
    CONNECTED,        /* sendto, recvfrom: without an address */
    LOCAL,            /* socketpair: AF_UNIX */
    FORK,             /* clone: a process, as fork() makes it */
    OWN,              /* prlimit: own limits */
    FLAGS             /* fcntl: F_SETFL */
} condition;

/* The alternatives of a condition, each on one argument; `also`, if not zero, is a second comparison. */
#define MOST_WAYS 4
typedef struct ways {
    unsigned num;
    struct scmp_arg_cmp first[MOST_WAYS];
    bool has_also;
    struct scmp_arg_cmp also;
} ways;

static struct scmp_arg_cmp equals(unsigned argument, uint64_t value) {
    return (struct scmp_arg_cmp){argument, SCMP_CMP_EQ, value, 0};
}

static struct scmp_arg_cmp has_bits(unsigned argument, uint64_t mask, uint64_t bits) {
    return (struct scmp_arg_cmp){argument, SCMP_CMP_MASKED_EQ, mask, bits};
}

static ways one(struct scmp_arg_cmp comparison) { return (ways){.num = 1, .first = {comparison}}; }

/* O_TMPFILE contains O_DIRECTORY, with which existing folders are opened. */
#define TMPFILE_BIT (O_TMPFILE & ~O_DIRECTORY)
#define MAKING (O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND | TMPFILE_BIT)

/* For ANY: no ways. */
static ways ways_of(condition c) {
    switch (c) {
    case ANY: break;
    case OF_DESCRIPTOR: return one(has_bits(3, AT_EMPTY_PATH, AT_EMPTY_PATH));
    case DESCRIPTOR_FLAGS:
        return (ways){.num = 4,
                      .first = {equals(1, F_GETFD), equals(1, F_SETFD), equals(1, F_GETFL),
                                equals(1, F_DUPFD_CLOEXEC)}};
    case TERMINAL: return (ways){.num = 2, .first = {equals(1, TCGETS), equals(1, TIOCGWINSZ)}};
    case NOT_CODE: return one(has_bits(2, PROT_EXEC, 0));
    case ITSELF: return one(equals(0, (uint64_t)getpid()));
    case READING_OWN:
        return (ways){.num = 1, .first = {equals(0, 0)}, .has_also = true, .also = equals(2, 0)};
    case FOR_READING: return one(has_bits(2, MAKING, O_RDONLY));
    case NAMELESS: return one(has_bits(2, MAKING, O_RDWR | TMPFILE_BIT));
    case NEW: return one(has_bits(2, MAKING | O_EXCL, O_RDWR | O_CREAT | O_EXCL));
    case CONNECTED: return one(equals(4, 0));
    case LOCAL: return one(equals(0, AF_UNIX));
    case FORK: return one(equals(0, CLONE_CHILD_CLEARTID | CLONE_CHILD_SETTID | SIGCHLD));
    case OWN: return one(equals(0, 0));
    case FLAGS: return one(equals(1, F_SETFL));
    }
    return (ways){.num = 0};
}

/* -------------------------------------------------------------------------------------- the list */

enum {
    PARSE = SANDBOX_PARSE,
    FOLDER = SANDBOX_FOLDER,
    WRITE = SANDBOX_WRITE,
    SERVE = SANDBOX_SERVE,
    CHANNEL
};

typedef struct call {
    int number; /* negative: this processor does not have it */
    int from;
    condition condition;
} call;

#define CALL(name, from, condition, reason) {SCMP_SYS(name), from, condition},
static const call calls[] = {
#include "sandbox_calls.def"
};
#undef CALL

static bool is_allowed(const call *c, const sandbox_policy *policy) {
    if (c->number < 0) return false;
    if (c->from == CHANNEL) return policy->channel;
    if (policy->tier == SANDBOX_SERVE) return c->from == PARSE || c->from == SERVE;
    return c->from <= (int)policy->tier;
}

static int add(scmp_filter_ctx filter, const call *c) {
    const ways w = ways_of(c->condition);
    if (w.num == 0) return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, c->number, 0, NULL);
    int code = 0;
    for (unsigned i = 0; i < w.num && code == 0; i++) {
        const struct scmp_arg_cmp both[2] = {w.first[i], w.also};
        code = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, c->number, w.has_also ? 2 : 1, both);
    }
    return code;
}

static int build(scmp_filter_ctx filter, const sandbox_policy *policy) {
    /* A call of another architecture, such as of 32-bit programs, is a violation, too. */
    int code = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    if (code == 0) code = seccomp_attr_set(filter, SCMP_FLTATR_CTL_NNP, 0); /* it is set already */
    for (size_t i = 0; i < sizeof calls / sizeof calls[0] && code == 0; i++) {
        if (is_allowed(&calls[i], policy)) code = add(filter, &calls[i]);
    }
    return code;
}

bool calls_enter(const sandbox_policy *policy) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    if (filter == NULL) {
        errno = ENOMEM;
        return false;
    }
    int code = build(filter, policy);
    if (code == 0) code = seccomp_load(filter);
    /* The filter is in force; what follows needs only memory. */
    seccomp_release(filter);
    errno = -code;
    return code == 0;
}

#endif
