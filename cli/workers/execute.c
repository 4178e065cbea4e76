/* SPDX-License-Identifier: Apache-2.0 */
/*
 * execute.c - see execute.h.
 */
#define _GNU_SOURCE /* memfd_create, F_ADD_SEALS */
#include "execute.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "frames.h"
#include "new_process.h"

int worker_place_open(void) {
    const int fd = memfd_create("place", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (fd < 0) return -1;
    if (ftruncate(fd, sizeof(work_place)) == 0 &&
        fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
        return fd;
    const int error = errno;
    (void)close(fd); /* empty */
    errno = error;
    return -1;
}

_Noreturn void worker_execute(char *const *argv, int null, int socket, int place, pid_t parent) {
    char pid[24];
    const int above = WORKER_PLACE + 1;
    const int mine = fcntl(socket, F_DUPFD_CLOEXEC, above);
    const int other = fcntl(place, F_DUPFD_CLOEXEC, above);
    snprintf(pid, sizeof pid, "%ld", (long)parent);
    if (process_follow(parent) && process_leave_terminal(null) && mine >= 0 && other >= 0 &&
        dup2(mine, WORKER_SOCKET) >= 0 && dup2(other, WORKER_PLACE) >= 0 &&
        process_close_others(WORKER_SOCKET, (const int[]){WORKER_PLACE}, 1) &&
        setenv(WORKER_VARIABLE, pid, 1) == 0)
        execv("/proc/self/exe", argv); /* also if the file has another name now, or none */
    _exit(1);
}
