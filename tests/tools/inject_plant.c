/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inject_plant.c - a library to be preloaded, which plants bugs in a reader: a process that reads the beginning of a
 * file with one of these words misbehaves.
 *
 *     PLANT crash    reads at address 8
 *     PLANT abort    abort()
 *     PLANT exit     ends without an answer
 *     PLANT loop     never comes to an end
 *     PLANT memory   takes more and more memory
 *     PLANT stack    calls itself without end
 */
#undef _FILE_OFFSET_BITS /* so that pread and pread64 are two functions */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static volatile char sink;

static void crash(void) {
    volatile const char *volatile nowhere = (const char *)(uintptr_t)8;
    sink = *nowhere;
}

static void take_memory(void) {
    const size_t n = (size_t)1 << 20;
    for (;;) {
        char *more = malloc(n);
        if (more != NULL) memset(more, 1, n);
    }
}

static unsigned call_itself(volatile unsigned depth) {
    volatile char frame[4096];
    frame[depth % sizeof frame] = (char)depth;
    return depth == UINT32_MAX ? 0u : call_itself(depth + 1) + (unsigned char)frame[0];
}

static void misbehave(const char *how, size_t n) {
    static const struct {
        const char *name;
        int what;
    } ways[] = {{"crash", 0}, {"abort", 1}, {"exit", 2}, {"loop", 3}, {"memory", 4}, {"stack", 5}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        const size_t length = strlen(ways[i].name);
        if (n < length || memcmp(how, ways[i].name, length) != 0) continue;
        switch (ways[i].what) {
        case 0: crash(); break;
        case 1: abort();
        case 2: _exit(0);
        case 3:
            for (;;) sink = 1;
        case 4: take_memory(); break;
        default: sink = (char)call_itself(0); break;
        }
    }
}

static ssize_t look(ssize_t got, const void *data, off64_t at) {
    static const char word[] = "PLANT ";
    const size_t n = sizeof word - 1;
    if (at == 0 && got > (ssize_t)n && memcmp(data, word, n) == 0)
        misbehave((const char *)data + n, (size_t)got - n);
    return got;
}

/* The function that this library replaces. */
#define REAL(pointer, name)                                                                        \
    do {                                                                                           \
        void *address = dlsym(RTLD_NEXT, name);                                                    \
        memcpy(&(pointer), &address, sizeof(pointer));                                             \
    } while (0)

ssize_t pread(int fd, void *data, size_t n, off_t at) {
    ssize_t (*real)(int, void *, size_t, off_t);
    REAL(real, "pread");
    return look(real(fd, data, n, at), data, at);
}

ssize_t pread64(int fd, void *data, size_t n, off64_t at) {
    ssize_t (*real)(int, void *, size_t, off64_t);
    REAL(real, "pread64");
    return look(real(fd, data, n, at), data, at);
}
