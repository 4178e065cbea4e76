/* SPDX-License-Identifier: Apache-2.0 */
/*
 * paths_landlock.c - the only file that uses Landlock.
 *
 * The C library has no functions for its three system calls, and headers of the kernel are often older than the kernel;
 * what is used of the interface is therefore here.
 */
#define _GNU_SOURCE /* syscall, O_PATH */
#include "paths.h"

#if !defined(__linux__) || defined(SANDBOX_LEFT_OUT)

int paths_version(void) { return 0; }
bool paths_enter(const sandbox_policy *policy, int version) {
    (void)policy;
    (void)version;
    return false;
}

#else

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/* These numbers are equal on all processors. */
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif
#define CREATE_RULESET_VERSION 1u
#define RULE_PATH_BENEATH 1

#define BIT(n) (UINT64_C(1) << (n))
#define WRITE_FILE BIT(1)
#define READ_FILE BIT(2)
#define READ_DIR BIT(3)
#define REMOVE_FILE BIT(5)
#define MAKE_REG BIT(8)
#define TRUNCATE BIT(14) /* version 3 */

#define READING (READ_FILE | READ_DIR)
#define WRITING (WRITE_FILE | REMOVE_FILE | MAKE_REG | TRUNCATE)

typedef struct ruleset {
    uint64_t files;   /* rights that are refused unless a rule gives them */
    uint64_t network; /* version 4: binding and connecting of TCP */
    uint64_t scope;   /* version 6: abstract Unix sockets, signals */
} ruleset;

typedef struct path_rule {
    uint64_t files;
    int32_t folder;
} __attribute__((packed)) path_rule;

/* All rights of a version: 13 in the first one; a change of folder; truncation; requests to devices. */
static ruleset all_of(int version) {
    const unsigned rights = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
    ruleset all = {.files = BIT(rights) - 1};
    if (version >= 4) all.network = BIT(2) - 1;
    if (version >= 6) all.scope = BIT(2) - 1;
    return all;
}

/* The kernel looks at as much of the structure as it knows, and refuses what it does not know unless it is zero. */
static size_t size_of(int version) {
    return sizeof(uint64_t) * (version >= 6 ? 3 : version >= 4 ? 2 : 1);
}

int paths_version(void) {
    const long version = syscall(SYS_landlock_create_ruleset, NULL, 0, CREATE_RULESET_VERSION);
    return version > 0 ? (int)version : -(errno != 0 ? errno : ENOSYS);
}

static bool add(int rules, uint64_t rights, const ruleset *all, int folder) {
    const path_rule rule = {rights & all->files, folder};
    return rule.files == 0 ||
           syscall(SYS_landlock_add_rule, rules, RULE_PATH_BENEATH, &rule, 0) == 0;
}

static bool allow(int rules, const sandbox_policy *policy, const ruleset *all) {
    if (policy->tier == SANDBOX_PARSE) return true;
    for (size_t i = 0; i < policy->num_beside; i++) {
        if (!add(rules, READING, all, policy->beside[i])) return false;
    }
    if (policy->folder < 0) return true;
    if (policy->tier == SANDBOX_SERVE)
        return add(rules, READ_FILE | WRITE_FILE, all, policy->folder);
    return add(rules, policy->tier == SANDBOX_WRITE ? READING | WRITING : READING, all,
               policy->folder);
}

bool paths_enter(const sandbox_policy *policy, int version) {
    ruleset all = all_of(version);
    if (policy->tier != SANDBOX_PARSE && policy->reads_all) all.files &= ~READING;
    const int rules = (int)syscall(SYS_landlock_create_ruleset, &all, size_of(version), 0);
    if (rules < 0) return false;
    const bool good =
        allow(rules, policy, &all) && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    const int code = errno;
    (void)close(rules);
    errno = code;
    return good;
}

#endif
