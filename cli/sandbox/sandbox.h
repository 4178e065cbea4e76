/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sandbox.h - gives up what a process does not need, before it looks at a byte from a stranger.
 *
 *     const sandbox_policy policy = {.mode = SANDBOX_AUTO, .tier = SANDBOX_PARSE, .folder = -1};
 *     sandbox_report report;
 *     ... open what the user named ...
 *     if (!sandbox_enter(&policy, &report)) ...       then sandbox_words() says why
 *     ... read the files ...
 *
 * Three layers, each of which holds without the others:
 *
 *   the process  no new privileges (PR_SET_NO_NEW_PRIVS), no core dump, no reading of its memory by others of the same
 *                user (PR_SET_DUMPABLE), no further process (RLIMIT_NPROC; without effect for root), and where nothing
 *                has to be opened, no further descriptor (RLIMIT_NOFILE)
 *   Landlock     no path can be opened, made, removed or executed except as the tier says; no TCP, no abstract Unix
 *                socket, no signal to another process, as far as the kernel's version of Landlock has them
 *   seccomp      only the system calls of sandbox_calls.def, with the arguments given there; any other one kills the
 *                process with SIGSYS
 *
 * It cannot be left, and entering it twice narrows it further. A forked worker enters it by itself; the process that
 * forks calls sandbox_harden() alone, since it has to open files and to fork.
 *
 * A process must have one thread when it enters.
 *
 * What is not there: on other systems than Linux nothing; a build with SECCOMP=0, or for another processor than x86-64
 * and AArch64, has no seccomp; one with sanitizers, or that counts coverage, enters nothing, since these write files
 * and start processes at their end (SANDBOX_LEFT_OUT, set by the Makefile).
 */
#ifndef TENSORGATE_CLI_SANDBOX_H
#define TENSORGATE_CLI_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>

typedef enum sandbox_mode {
    SANDBOX_AUTO,    /* what there is */
    SANDBOX_REQUIRE, /* Landlock and seccomp, or nothing is done */
    SANDBOX_OFF
} sandbox_mode;

typedef enum sandbox_tier {
    SANDBOX_PARSE,  /* reads and writes what is open, memory, the clock, and ends */
    SANDBOX_FOLDER, /* the same, and opens files for reading in one folder and those inside of it */
    SANDBOX_WRITE, /* the same, and makes, renames and removes files there; opens none of them for writing */
    /* SANDBOX_PARSE, and what the process of `serve` needs: accepts connections, and makes files without a name in one
     * folder; opens no others, and starts no process. */
    SANDBOX_SERVE,
    SANDBOX_TIERS
} sandbox_tier;

typedef struct sandbox_policy {
    sandbox_mode mode;
    sandbox_tier tier;
    int folder; /* SANDBOX_FOLDER, SANDBOX_WRITE: open, with O_PATH or for reading. -1: there is none, so that nothing
                   can be opened */
    /* SANDBOX_FOLDER, SANDBOX_WRITE: further folders whose files can be opened for reading. */
    const int *beside;
    size_t num_beside;
    /* SANDBOX_FOLDER, SANDBOX_WRITE: files can be opened for reading wherever the user may, as links lead anywhere. */
    bool reads_all;
    /* A worker: messages, with descriptors, come and go through sockets that are open (recvmsg, sendmsg). */
    bool channel;
} sandbox_policy;

/* What is in force, or would be. */
typedef struct sandbox_report {
    bool process;            /* the first layer */
    int landlock;            /* the version of Landlock; 0: it is not in force */
    bool seccomp;            /* the list of system calls */
    const char *no_landlock; /* why it is not in force; static */
    const char *no_seccomp;  /* the same */
    bool kernel_has_less;    /* a layer is missing that this build has */
    bool failed;             /* a layer is there, but could not be entered, as for lack of memory */
} sandbox_report;

/* Enters. False if a layer that is there could not be entered, or one is missing and the mode is SANDBOX_REQUIRE; the
 * process may then be partly confined, and should end. With SANDBOX_OFF does nothing. */
bool sandbox_enter(const sandbox_policy *policy, sandbox_report *report);

/* For a process that goes on opening files and forking: no new privileges, not dumpable, no core dump. */
void sandbox_harden(sandbox_mode mode);

/* What sandbox_enter would report with SANDBOX_AUTO. Changes nothing. */
void sandbox_probe(sandbox_report *report);

/* "Landlock (version 7) and seccomp"; "Landlock (version 7), but no seccomp: this build was made without it". */
size_t sandbox_words(const sandbox_report *report, char *dst, size_t cap);

/* The name of a mode, as in --sandbox=MODE. */
const char *sandbox_mode_name(sandbox_mode mode);
/* False if there is no mode of that name. */
bool sandbox_mode_of(const char *name, sandbox_mode *mode);

#endif
