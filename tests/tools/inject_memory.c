/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inject_memory.c - a library to be preloaded, which lets allocations of a program and of all of its
 * libraries fail: from the n-th on, or only that one.
 *
 *     LD_PRELOAD=build/tests/inject_memory.so INJECT_NTH=7 program ...
 *
 *     INJECT_NTH         which call fails, from 1; 0 or absent: none, they are counted only
 *     INJECT_FOREVER=1   so do all later ones, except those of at most INJECT_SPARED bytes
 *     INJECT_PARENT=1    only calls of the process that loaded this library are counted and fail, none of its children
 *     INJECT_COUNT_FILE  gets the number of calls when the program exits
 *
 * These are counted: malloc, calloc, realloc, aligned_alloc, posix_memalign, and mmap of anonymous memory.
 * For programs with one thread.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define COUNT_FD 500 /* or the next one that is free: no descriptor of the program */

static unsigned long calls;
static pid_t parent; /* 0: every process */

/* dlsym may allocate: it gets memory of this array, which is never released. */
static _Alignas(max_align_t) uint8_t first[4096];
static size_t first_used;
static bool is_looking;

static void *take_first(size_t size) {
    const size_t step = _Alignof(max_align_t);
    if (size > sizeof first - first_used - step) return NULL;
    void *memory = first + first_used;
    first_used += (size + step - 1) / step * step;
    return memory;
}

static bool is_first(const void *memory) {
    uintptr_t at = (uintptr_t)memory;
    return at >= (uintptr_t)first && at < (uintptr_t)first + sizeof first;
}

/* The function that this library replaces. */
#define REAL(pointer, name)                                                                        \
    do {                                                                                           \
        is_looking = true;                                                                         \
        void *found = dlsym(RTLD_NEXT, name);                                                      \
        memcpy(&(pointer), &found, sizeof(pointer));                                               \
        is_looking = false;                                                                        \
    } while (0)

static unsigned long number_of(const char *variable) {
    const char *text = getenv(variable);
    return text != NULL ? strtoul(text, NULL, 10) : 0;
}

static bool fails(size_t size) {
    static bool known;
    static bool forever;
    static unsigned long nth;
    static unsigned long spared;
    if (!known) {
        nth = number_of("INJECT_NTH");
        forever = number_of("INJECT_FOREVER") != 0;
        spared = number_of("INJECT_SPARED");
        known = true;
    }
    if (parent != 0 && parent != getpid()) return false;
    calls++;
    if (nth == 0 || (calls != nth && !(forever && calls > nth))) return false;
    if (calls != nth && size <= spared) return false;
    errno = ENOMEM;
    return true;
}

/* Where the number goes; opened before a program enters a sandbox. Both use system calls, which are not counted. */
static long count_fd = -1;

__attribute__((constructor)) static void prepare(void) {
    if (number_of("INJECT_PARENT") != 0) parent = getpid();
    const char *path = getenv("INJECT_COUNT_FILE");
    if (path == NULL) return;
    const long fd = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd < 0) return;
    count_fd = syscall(SYS_fcntl, fd, F_DUPFD_CLOEXEC, COUNT_FD);
    (void)syscall(SYS_close, fd);
}

__attribute__((destructor)) static void tell(void) {
    char text[32];
    if (count_fd < 0 || (parent != 0 && parent != getpid())) return;
    int len = snprintf(text, sizeof text, "%lu\n", calls);
    (void)syscall(SYS_write, count_fd, text, (size_t)len);
}

void *malloc(size_t size) {
    static void *(*real)(size_t);
    if (is_looking) return take_first(size);
    if (real == NULL) REAL(real, "malloc");
    return fails(size) ? NULL : real(size);
}

void *calloc(size_t n, size_t size) {
    static void *(*real)(size_t, size_t);
    if (is_looking) return n == 0 || size <= SIZE_MAX / n ? take_first(n * size) : NULL;
    if (real == NULL) REAL(real, "calloc");
    return fails(size) ? NULL : real(n, size);
}

void *realloc(void *memory, size_t size) {
    static void *(*real)(void *, size_t);
    if (real == NULL) REAL(real, "realloc");
    if (is_first(memory)) return NULL;
    return fails(size) ? NULL : real(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    static void *(*real)(size_t, size_t);
    if (real == NULL) REAL(real, "aligned_alloc");
    return fails(size) ? NULL : real(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    static int (*real)(void **, size_t, size_t);
    if (real == NULL) REAL(real, "posix_memalign");
    return fails(size) ? ENOMEM : real(memory, alignment, size);
}

void free(void *memory) {
    static void (*real)(void *);
    if (is_first(memory)) return;
    if (real == NULL) REAL(real, "free");
    real(memory);
}

void *mmap(void *address, size_t size, int protection, int flags, int fd, off_t offset) {
    static void *(*real)(void *, size_t, int, int, int, off_t);
    if (real == NULL) REAL(real, "mmap");
    if ((flags & MAP_ANONYMOUS) != 0 && fails(size)) return MAP_FAILED;
    return real(address, size, protection, flags, fd, offset);
}
