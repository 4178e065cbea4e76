/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sandbox.c - see sandbox.h: the order of the layers, and what is told about them.
 */
#define _GNU_SOURCE /* prctl, RLIMIT_NPROC */
#include "sandbox.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

#include "calls.h"
#include "paths.h"

/* ------------------------------------------------------------------------------------ the process */

#if defined(__linux__) && !defined(SANDBOX_LEFT_OUT)

/* Limits that cannot be raised again. A failure is no reason to stop: the layers above do not depend on them. */
static const struct rlimit none = {0, 0};

static bool harden(void) {
    (void)setrlimit(RLIMIT_CORE, &none);
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0;
}

static void limit(const sandbox_policy *policy) {
    static const struct rlimit one = {1, 1};
    (void)setrlimit(RLIMIT_NPROC, &none);
    /* poll() refuses more descriptors than this limit, and is called with one. */
    if (policy->tier == SANDBOX_PARSE && !policy->channel) (void)setrlimit(RLIMIT_NOFILE, &one);
}

#else

static bool harden(void) { return false; }
static void limit(const sandbox_policy *policy) { (void)policy; }

#endif

void sandbox_harden(sandbox_mode mode) {
    if (mode != SANDBOX_OFF) (void)harden();
}

/* --------------------------------------------------------------------------------------- reports */

static const char *why_no_landlock(int version) {
#if defined(SANDBOX_LEFT_OUT)
    (void)version;
    return SANDBOX_LEFT_OUT;
#elif !defined(__linux__)
    (void)version;
    return "this system has none";
#else
    return version == -EOPNOTSUPP ? "it is switched off in the kernel" : "the kernel has none";
#endif
}

void sandbox_probe(sandbox_report *report) {
    bool by_kernel = false;
    const int version = paths_version();
    memset(report, 0, sizeof *report);
    report->landlock = version > 0 ? version : 0;
    if (version <= 0) report->no_landlock = why_no_landlock(version);
    report->no_seccomp = calls_missing(&by_kernel);
    report->seccomp = report->no_seccomp == NULL;
    report->kernel_has_less = version < 0 || by_kernel;
}

size_t sandbox_words(const sandbox_report *report, char *dst, size_t cap) {
    char landlock[48];
    int n;
    snprintf(landlock, sizeof landlock, "Landlock (version %d)", report->landlock);
    if (report->landlock > 0 && report->seccomp) {
        n = snprintf(dst, cap, "%s and seccomp", landlock);
    } else if (report->landlock > 0) {
        n = snprintf(dst, cap, "%s, but no seccomp: %s", landlock, report->no_seccomp);
    } else if (report->seccomp) {
        n = snprintf(dst, cap, "seccomp, but no Landlock: %s", report->no_landlock);
    } else if (strcmp(report->no_landlock, report->no_seccomp) == 0) {
        n = snprintf(dst, cap, "none: %s", report->no_landlock);
    } else {
        n = snprintf(dst, cap, "no Landlock: %s; no seccomp: %s", report->no_landlock,
                     report->no_seccomp);
    }
    return n > 0 ? (size_t)n : 0;
}

/* --------------------------------------------------------------------------------------- entering */

bool sandbox_enter(const sandbox_policy *policy, sandbox_report *report) {
    if (policy->mode == SANDBOX_OFF) {
        static const char off[] = "--sandbox=off";
        *report = (sandbox_report){.no_landlock = off, .no_seccomp = off};
        return true;
    }
    sandbox_probe(report);
    report->process = harden();
    if (report->landlock > 0 && !paths_enter(policy, report->landlock)) {
        /* E2BIG: this process is in as many sandboxes as a kernel nests. */
        report->failed = errno != E2BIG;
        report->kernel_has_less = true;
        report->landlock = 0;
        report->no_landlock = strerror(errno);
    }
    limit(policy);
    if (report->seccomp && !calls_enter(policy)) {
        report->failed = true;
        report->seccomp = false;
        report->no_seccomp = strerror(errno);
    }
    const bool all = report->landlock > 0 && report->seccomp;
    return !report->failed && (all || policy->mode != SANDBOX_REQUIRE);
}

/* ----------------------------------------------------------------------------------------- modes */

static const char *const modes[] = {
    [SANDBOX_AUTO] = "auto", [SANDBOX_REQUIRE] = "require", [SANDBOX_OFF] = "off"};

const char *sandbox_mode_name(sandbox_mode mode) { return modes[mode]; }

bool sandbox_mode_of(const char *name, sandbox_mode *mode) {
    for (int i = 0; i <= SANDBOX_OFF; i++) {
        if (strcmp(name, modes[i]) != 0) continue;
        *mode = (sandbox_mode)i;
        return true;
    }
    return false;
}
