/* SPDX-License-Identifier: Apache-2.0 */
/*
 * old_kernel.c - runs a command as on a kernel without Landlock, without seccomp, or without both.
 *
 *     old_kernel landlock,seccomp COMMAND ARGUMENT...
 *
 * The calls fail with ENOSYS, by a filter of this program; prctl(PR_SET_SECCOMP) with EINVAL.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define LANDLOCK 444 /* and the two after it */
#define FIELD(name) ((unsigned)offsetof(struct seccomp_data, name))
#define REFUSE(code) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (code))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define NEVER 0xffffffffu

int main(int argc, char **argv) {
    if (argc < 3) return 125;
    const bool landlock = strstr(argv[1], "landlock") != NULL;
    const bool seccomp = strstr(argv[1], "seccomp") != NULL;
    struct sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FIELD(nr)),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, landlock ? LANDLOCK : NEVER, 0, 2),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, LANDLOCK + 3, 1, 0),
        REFUSE(ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, seccomp ? SYS_seccomp : NEVER, 0, 1),
        REFUSE(ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, seccomp ? SYS_prctl : NEVER, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FIELD(args[0])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 0, 1),
        REFUSE(EINVAL),
        ALLOW,
    };
    const struct sock_fprog filter = {sizeof program / sizeof program[0], program};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) != 0) {
        perror("old_kernel");
        return 125;
    }
    execv(argv[2], argv + 2);
    perror(argv[2]);
    return 125;
}
