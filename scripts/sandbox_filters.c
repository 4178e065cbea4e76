/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sandbox_filters.c - turns cli/sandbox/sandbox_calls.def into cli/sandbox/sandbox_filters.inc, by libseccomp: a program
 * of the kernel for each processor, tier, and whether work comes through a socket. scripts/generate.sh runs it.
 *
 * This is not done when the command starts: libseccomp 2.5 takes 400 allocations for it, crashes when one of some
 * fails, and leaves out calls when another one does.
 */
#define _GNU_SOURCE /* O_TMPFILE, F_ADD_SEALS */
#include <errno.h>
#include <fcntl.h>
#include <linux/falloc.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include "sandbox.h"

/* In place of the number of the process, which the command puts there; no process has it (the most is 2^22). */
#define SANDBOX_ITSELF 0x50494400u
#define MOST_BYTES 32768

/* ----------------------------------------------------------------------- conditions on arguments */

typedef enum condition {
    ANY,
    OF_DESCRIPTOR,    /* fstatat: AT_EMPTY_PATH; trapped, see calls_seccomp.c */
    DESCRIPTOR_FLAGS, /* fcntl: F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC */
    TERMINAL,         /* ioctl: TCGETS, TIOCGWINSZ */
    NOT_CODE,         /* mmap, mprotect: without PROT_EXEC */
    ITSELF,           /* tgkill: the own process */
    READING_OWN,      /* prlimit: own limits, which are not set */
    FOR_READING,      /* openat: O_RDONLY or O_PATH; nothing is made or truncated */
    NAMELESS,         /* openat: O_TMPFILE, without set-user-ID, set-group-ID and sticky bit */
    NEW,              /* openat: O_CREAT with O_EXCL, without these bits */
    REFUSED,          /* fchmod: fails with EPERM */
    SPACE,            /* fallocate: nothing of the content changes */
    ADVICE,           /* madvise: MADV_DONTNEED, MADV_FREE, MADV_HUGEPAGE */
    WAITING,          /* futex: waits and wakes */
    CONNECTED,        /* sendto, recvfrom: without an address */
    LOCAL,            /* socketpair: AF_UNIX */
    FLAGS,            /* fcntl: F_SETFL, O_NONBLOCK alone */
    SEALS,            /* fcntl: F_ADD_SEALS, all of them */
    DELAYS            /* setsockopt: TCP_NODELAY, TCP_CORK */
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

static ways both(struct scmp_arg_cmp comparison, struct scmp_arg_cmp also) {
    return (ways){.num = 1, .first = {comparison}, .has_also = true, .also = also};
}

/* O_TMPFILE contains O_DIRECTORY, with which existing folders are opened. */
#define TMPFILE_BIT (O_TMPFILE & ~O_DIRECTORY)
#define MAKING (O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND | TMPFILE_BIT)
/* Bits of a mode that give rights to whoever executes the file. */
#define RIGHTS (S_ISUID | S_ISGID | S_ISVTX)
/* Flags that F_SETFL changes, or a kernel may change some day; the kernel reads 32 bits. */
#define OTHER_FLAGS (UINT32_MAX & ~(uint32_t)(O_ACCMODE | O_NONBLOCK))

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
    case ITSELF: return one(equals(0, SANDBOX_ITSELF));
    case READING_OWN: return both(equals(0, 0), equals(2, 0));
    case FOR_READING: return one(has_bits(2, MAKING, O_RDONLY));
    case NAMELESS: return both(has_bits(2, MAKING, O_RDWR | TMPFILE_BIT), has_bits(3, RIGHTS, 0));
    case NEW:
        return both(has_bits(2, MAKING | O_EXCL, O_RDWR | O_CREAT | O_EXCL),
                    has_bits(3, RIGHTS, 0));
    case REFUSED: break;
    case SPACE: return one(equals(1, FALLOC_FL_KEEP_SIZE));
    case ADVICE:
        return (ways){
            .num = 3,
            .first = {equals(2, MADV_DONTNEED), equals(2, MADV_FREE), equals(2, MADV_HUGEPAGE)}};
    case WAITING:
        return (ways){.num = 4,
                      .first = {has_bits(1, (uint32_t)FUTEX_CMD_MASK, FUTEX_WAIT),
                                has_bits(1, (uint32_t)FUTEX_CMD_MASK, FUTEX_WAKE),
                                has_bits(1, (uint32_t)FUTEX_CMD_MASK, FUTEX_WAIT_BITSET),
                                has_bits(1, (uint32_t)FUTEX_CMD_MASK, FUTEX_WAKE_BITSET)}};
    case CONNECTED: return one(equals(4, 0));
    case LOCAL: return one(equals(0, AF_UNIX));
    case FLAGS: return both(equals(1, F_SETFL), has_bits(2, OTHER_FLAGS, 0));
    case SEALS:
        return both(equals(1, F_ADD_SEALS),
                    equals(2, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE));
    case DELAYS:
        return (ways){.num = 2,
                      .first = {equals(2, TCP_NODELAY), equals(2, TCP_CORK)},
                      .has_also = true,
                      .also = equals(1, IPPROTO_TCP)};
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
    const char *name;
    int from;
    condition condition;
} call;

#define CALL(name, from, condition, reason) {#name, from, condition},
static const call calls[] = {
#include "sandbox_calls.def"
};
#undef CALL

static bool is_allowed(const call *c, int tier, bool channel) {
    if (c->from == CHANNEL) return channel;
    return tier == SERVE ? c->from == PARSE || c->from == SERVE : c->from <= tier;
}

static uint32_t action_of(condition c) {
    switch (c) {
    case OF_DESCRIPTOR: return SCMP_ACT_TRAP;
    case REFUSED: return SCMP_ACT_ERRNO(EPERM);
    default: return SCMP_ACT_ALLOW;
    }
}

static int add(scmp_filter_ctx filter, const call *c, int number) {
    const ways w = ways_of(c->condition);
    const uint32_t action = action_of(c->condition);
    if (w.num == 0) return seccomp_rule_add_array(filter, action, number, 0, NULL);
    int code = 0;
    for (unsigned i = 0; i < w.num && code == 0; i++) {
        const struct scmp_arg_cmp pair[2] = {w.first[i], w.also};
        code = seccomp_rule_add_array(filter, action, number, w.has_also ? 2 : 1, pair);
    }
    return code;
}

/* Whether another line allows the call with any arguments. */
static bool is_superseded(const call *c, int tier, bool channel) {
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        const call *other = &calls[i];
        if (other != c && other->condition == ANY && strcmp(other->name, c->name) == 0 &&
            is_allowed(other, tier, channel))
            return true;
    }
    return false;
}

/* A call of another architecture, such as of 32-bit programs, is a violation, too. */
static int set_up(scmp_filter_ctx filter, uint32_t machine) {
    int code = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    if (code == 0)
        code = seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2); /* a tree of numbers */
    if (code != 0 || machine == seccomp_arch_native()) return code;
    code = seccomp_arch_add(filter, machine);
    return code == 0 ? seccomp_arch_remove(filter, seccomp_arch_native()) : code;
}

static int build(scmp_filter_ctx filter, uint32_t machine, int tier, bool channel) {
    int code = set_up(filter, machine);
    for (size_t i = 0; i < sizeof calls / sizeof calls[0] && code == 0; i++) {
        /* Rules take numbers of this machine, and are translated. Negative: that processor does not have the call. */
        const int number = seccomp_syscall_resolve_name(calls[i].name);
        const int there = seccomp_syscall_resolve_name_arch(machine, calls[i].name);
        if (number == __NR_SCMP_ERROR) return -EINVAL;
        if (there >= 0 && is_allowed(&calls[i], tier, channel) &&
            !is_superseded(&calls[i], tier, channel))
            code = add(filter, &calls[i], number);
    }
    return code;
}

/* The program, through a pipe, which holds more. */
static ssize_t program_of(scmp_filter_ctx filter, struct sock_filter *program) {
    int ends[2];
    if (pipe(ends) != 0) return -1;
    const int code = seccomp_export_bpf(filter, ends[1]);
    (void)close(ends[1]);
    const ssize_t n = code == 0 ? read(ends[0], program, MOST_BYTES) : -1;
    (void)close(ends[0]);
    return n > 0 ? n / (ssize_t)sizeof *program : -1;
}

static bool put(const char *name, uint32_t machine, int tier, bool channel) {
    static const char *const tiers[] = {"parse", "folder", "write", "serve"};
    static struct sock_filter program[MOST_BYTES / sizeof(struct sock_filter)];
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    if (filter == NULL || build(filter, machine, tier, channel) != 0) return false;
    const ssize_t n = program_of(filter, program);
    seccomp_release(filter);
    printf("static const struct sock_filter to_%s%s[] = {\n", tiers[tier],
           channel ? "_channel" : "");
    for (ssize_t i = 0; i < n; i++) {
        printf("    {0x%02x, %u, %u, 0x%08x},\n", program[i].code, program[i].jt, program[i].jf,
               program[i].k);
    }
    puts("};");
    if (n < 0) fprintf(stderr, "sandbox_filters: %s\n", name);
    return n > 0;
}

static bool put_machine(const char *name, uint32_t machine) {
    bool good = true;
    for (int tier = 0; tier < SANDBOX_TIERS; tier++) {
        good = put(name, machine, tier, false) && good;
        good = put(name, machine, tier, true) && good;
    }
    return good;
}

/* For suite `sandbox`: the number of each line of the list; negative: the processor does not have it. */
static void put_numbers(const char *name, uint32_t machine) {
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++)
        printf("%s %s %d\n", name, calls[i].name,
               seccomp_syscall_resolve_name_arch(machine, calls[i].name));
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "numbers") == 0) {
        put_numbers("x86_64", SCMP_ARCH_X86_64);
        put_numbers("aarch64", SCMP_ARCH_AARCH64);
        return EXIT_SUCCESS;
    }
    puts("/* SPDX-License-Identifier: Apache-2.0 */\n"
         "/* Made by scripts/sandbox_filters.c from sandbox_calls.def. */");
    printf("#define SANDBOX_ITSELF 0x%08xu\n", SANDBOX_ITSELF);
    puts("#if defined(__x86_64__)");
    bool good = put_machine("x86_64", SCMP_ARCH_X86_64);
    puts("#elif defined(__aarch64__)");
    good = put_machine("aarch64", SCMP_ARCH_AARCH64) && good;
    puts("#endif");
    return good && fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
