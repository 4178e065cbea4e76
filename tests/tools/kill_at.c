/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kill_at.c - runs a program and kills one of its processes at a system call, in place of the call; or holds it there
 * while another command runs.
 *
 *     kill_at [-c] [-o FILE] [-r COMMAND] N PROGRAM [ARGUMENT]...
 *
 *     N        which system call of the program, from 1; 0: none, they are counted only
 *     -c       the calls of the processes that it forks are counted, all together, and the one that is at call N is
 *              killed; the program goes on
 *     -o FILE  gets the number of calls that were counted
 *     -r COMMAND  nothing is killed: the process waits in front of call N until the shell has run COMMAND
 *
 * Ends when the program and all processes that it left behind have ended. Exit code: that of the program, 137 if it was
 * killed, 125 if this tool failed. For Linux.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#define TROUBLE 125
#define KILLED 137
#define MOST_PROCESSES 256

typedef struct tracer {
    unsigned long nth;
    unsigned long calls;
    bool children;       /* -c */
    const char *command; /* -r */
    bool has_failed;     /* the command */
    pid_t program;
    int code;                      /* of the program */
    pid_t in_call[MOST_PROCESSES]; /* processes that are in a system call */
} tracer;

static int fail(const char *what) {
    fprintf(stderr, "kill_at: %s: %s\n", what, strerror(errno));
    return TROUBLE;
}

/* Stops come in pairs, at the begin and at the end of a call. Returns whether this is a begin. */
static bool begins(tracer *t, pid_t pid) {
    pid_t *unused = NULL;
    for (size_t i = 0; i < MOST_PROCESSES; i++) {
        if (t->in_call[i] == pid) {
            t->in_call[i] = 0;
            return false;
        }
        if (t->in_call[i] == 0) unused = &t->in_call[i];
    }
    if (unused != NULL) *unused = pid;
    return true;
}

static void forget(tracer *t, pid_t pid) {
    for (size_t i = 0; i < MOST_PROCESSES; i++) {
        if (t->in_call[i] == pid) t->in_call[i] = 0;
    }
}

static void on_stop(tracer *t, pid_t pid, int status) {
    const int number = WSTOPSIG(status);
    const int event = status >> 16;
    const bool is_call = number == (SIGTRAP | 0x80);
    if (is_call && begins(t, pid) && (pid != t->program) == t->children && ++t->calls == t->nth) {
        if (t->command == NULL) {
            (void)kill(pid, SIGKILL);
            return;
        }
        if (system(t->command) != 0) t->has_failed = true; /* NOLINT(cert-env33-c) */
    }
    /* A new process stops with SIGSTOP, which is not for it. */
    const bool own = is_call || event != 0 || number == SIGTRAP || number == SIGSTOP;
    (void)ptrace(PTRACE_SYSCALL, pid, NULL, (void *)(long)(own ? 0 : number));
}

static int code_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static int follow(tracer *t) {
    int status = 0;
    for (;;) {
        const pid_t pid = waitpid(-1, &status, __WALL);
        if (pid < 0 && errno == EINTR) continue;
        if (pid < 0) return t->code; /* there is none left */
        if (WIFSTOPPED(status)) {
            on_stop(t, pid, status);
            continue;
        }
        forget(t, pid);
        if (pid == t->program) t->code = t->has_failed ? TROUBLE : code_of(status);
    }
}

static int start(tracer *t, char **argv) {
    int status = 0;
    long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL | PTRACE_O_TRACEEXEC;
    if (t->children) options |= PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACECLONE;
    /* Processes that the program leaves behind become children of this one. */
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) return fail("prctl");
    t->program = fork();
    if (t->program == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0 || raise(SIGSTOP) != 0) _exit(TROUBLE);
        execvp(argv[0], argv);
        _exit(TROUBLE);
    }
    if (t->program < 0 || waitpid(t->program, &status, 0) < 0 || !WIFSTOPPED(status))
        return fail("fork");
    if (ptrace(PTRACE_SETOPTIONS, t->program, NULL, (void *)options) != 0 ||
        ptrace(PTRACE_SYSCALL, t->program, NULL, NULL) != 0)
        return fail("ptrace");
    return follow(t);
}

int main(int argc, char **argv) {
    tracer t;
    const char *path = NULL;
    int option = 0;
    memset(&t, 0, sizeof t);
    t.code = TROUBLE;
    while ((option = getopt(argc, argv, "+co:r:")) != -1) {
        if (option == 'c') t.children = true;
        if (option == 'o') path = optarg;
        if (option == 'r') t.command = optarg;
        if (option == '?') return TROUBLE;
    }
    if (argc - optind < 2) {
        fputs("usage: kill_at [-c] [-o FILE] [-r COMMAND] N PROGRAM [ARGUMENT]...\n", stderr);
        return TROUBLE;
    }
    t.nth = strtoul(argv[optind], NULL, 10);
    const int code = start(&t, argv + optind + 1);
    FILE *out = path != NULL ? fopen(path, "w") : NULL;
    if (path != NULL && out == NULL) return fail(path);
    if (out != NULL) {
        fprintf(out, "%lu\n", t.calls);
        if (fclose(out) != 0) return fail(path);
    }
    return code == 128 + SIGKILL ? KILLED : code;
}
