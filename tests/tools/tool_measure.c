/* SPDX-License-Identifier: Apache-2.0 */
/*
 * measure [--input] COMMAND...: runs it without output, and without input unless --input is given;
 * prints its peak memory (KiB), its processor time (ms) and its exit code (or minus the signal). In
 * C, because the memory of a process includes at first that of the process that starts it.
 */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double milliseconds(struct timeval t) {
    return (double)t.tv_sec * 1e3 + (double)t.tv_usec * 1e-3;
}

int main(int argc, char **argv) {
    bool has_input = argc > 1 && strcmp(argv[1], "--input") == 0;
    char **command = argv + (has_input ? 2 : 1);
    if (*command == NULL) return 2;
    pid_t child = fork();
    if (child == 0) {
        int null = open("/dev/null", O_RDWR);
        if (!has_input) dup2(null, 0);
        dup2(null, 1);
        dup2(null, 2);
        execv(command[0], command);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child) return 2;
    printf("%ld %.0f %d\n", usage.ru_maxrss,
           milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
           WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
    return 0;
}
