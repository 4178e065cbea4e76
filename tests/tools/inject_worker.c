/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inject_worker.c - a library to be preloaded, which plants bugs in whatever reads a file: one that begins with
 * "PLANTED " and the name of a bug. For the workers of the command, in batches, intake and serve.
 *
 *     LD_PRELOAD=build/tests/inject_worker.so tensorgate check --jobs 2 FILE...
 *
 *     segv, abort, stack, exit, kill  the process ends: by a wild read, abort(), endless recursion, _exit(0), SIGKILL
 *     loop, memory                    it does not end; memory grows without end
 *     close                           it closes its socket, and does not end
 *     swell                           it makes the file that it reads larger, without end if it can
 *     short, size, number, type       it sends nonsense: less than a head, a size beyond the message, an answer to
 *                                     another job, an unknown answer
 *
 *     INJECT_FORKS=N  all calls of fork() but the first N fail with EAGAIN
 */
#undef _FORTIFY_SOURCE
#undef _FILE_OFFSET_BITS
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MAX_FD 1024

ssize_t __pread64_chk(int fd, void *dst, size_t n, off64_t offset, size_t room);

/* ------------------------------------------------------------------------------------------ bugs */

static volatile int never;

static _Noreturn void hang(void) {
    for (;;) never++;
}

static _Noreturn void grow(void) {
    for (;;) {
        const size_t n = (size_t)1 << 20;
        char *memory = malloc(n);
        if (memory != NULL) memset(memory, 1, n);
    }
}

/* Less would not show in a limit of memory, since it is not in the process. */
static _Noreturn void swell(int fd) {
    static const char bytes[1 << 16];
    if (pwrite(fd, bytes, sizeof bytes, 1 << 20) < 0) abort();
    hang();
}

static int recurse(int depth) {
    volatile char frame[4096] = {0};
    frame[depth % 4096] = (char)depth;
    if (depth == never) return 0; /* never */
    return recurse(depth + 1) + frame[(depth + 1) % 4096];
}

static int find_socket(void) {
    for (int fd = 3; fd < MAX_FD; fd++) {
        int type = 0;
        socklen_t size = sizeof type;
        if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_SEQPACKET)
            return fd;
    }
    return -1;
}

/* As answer_head of cli/workers/frames.h. */
static _Noreturn void talk(uint32_t number, uint8_t type, uint32_t size, size_t sent) {
    struct {
        uint32_t number;
        uint8_t type;
        uint8_t outcome;
        uint16_t zero;
        uint32_t size;
    } head = {number, type, 0, 0, size};
    const int fd = find_socket();
    for (;;) (void)send(fd, &head, sent < sizeof head ? sent : sizeof head, MSG_NOSIGNAL);
}

static void plant(const char *name, int file) {
    static const char *const names[] = {"segv",   "abort",  "stack", "exit",  "kill",
                                        "loop",   "memory", "close", "short", "size",
                                        "number", "type",   "swell"};
    size_t i = 0;
    while (i < sizeof names / sizeof names[0] && strncmp(name, names[i], strlen(names[i])) != 0)
        i++;
    switch (i) {
    case 0: never = *(volatile int *)(uintptr_t)never; break;
    case 1: abort();
    case 2: never = recurse(1); break;
    case 3: _exit(0);
    case 4: (void)kill(getpid(), SIGKILL); break;
    case 5: hang();
    case 6: grow();
    case 7: (void)close(find_socket()); hang();
    case 8: talk(1, 3, 0, 5);
    case 9: talk(1, 3, 1u << 31, 12);
    case 10: talk(1u << 30, 5, 0, 12);
    case 11: talk(1, 77, 0, 12);
    case 12: swell(file);
    default: break;
    }
}

/* ----------------------------------------------------------------------------------------- calls */

static ssize_t read_and_plant(int fd, void *dst, size_t n, off64_t offset) {
    static const char mark[] = "PLANTED ";
    const size_t len = sizeof mark - 1;
    const ssize_t got = syscall(SYS_pread64, fd, dst, n, offset);
    char name[16] = "";
    if (offset != 0 || got < (ssize_t)(len + sizeof name) || memcmp(dst, mark, len) != 0)
        return got;
    memcpy(name, (const char *)dst + len, sizeof name - 1);
    plant(name, fd);
    return got;
}

ssize_t pread64(int fd, void *dst, size_t n, off64_t offset) {
    return read_and_plant(fd, dst, n, offset);
}

ssize_t __pread64_chk(int fd, void *dst, size_t n, off64_t offset, size_t room) {
    if (n > room) abort();
    return read_and_plant(fd, dst, n, offset);
}

pid_t fork(void) {
    static long left = -1;
    pid_t (*real)(void) = NULL;
    const char *most = getenv("INJECT_FORKS");
    if (left < 0) left = most != NULL ? strtol(most, NULL, 10) : 1 << 30;
    if (left-- == 0) {
        left = 0;
        errno = EAGAIN;
        return -1;
    }
    void *address = dlsym(RTLD_NEXT, "fork");
    memcpy(&real, &address, sizeof real);
    return real();
}
