/* SPDX-License-Identifier: Apache-2.0 */
/*
 * beneath_posix.c - opens a file below a folder, component by component, and follows no link.
 */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64
#include "beneath.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tensorgate.h"

enum { LONGEST = 4096 };

#if defined(__wasm__)

int tg_folder_of(const char *path) {
    (void)path;
    return -ENOSYS;
}
void tg_folder_close(int folder) { (void)folder; }
bool tg_is_regular(int fd) {
    (void)fd;
    return false;
}
int tg_open_beneath(int folder, const char *path) {
    (void)folder;
    (void)path;
    return -ENOSYS;
}

#else

int tg_folder_of(const char *path) {
    char folder[LONGEST];
    const char *slash = strrchr(path, '/');
    const size_t n = slash != NULL ? (size_t)(slash - path) : 0;
    if (n >= sizeof folder) return -ENAMETOOLONG;
    memcpy(folder, path, n);
    folder[n] = '\0';
    const char *name = slash == NULL ? "." : n == 0 ? "/" : folder;
    const int fd = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return fd >= 0 ? fd : -errno;
}

void tg_folder_close(int folder) { (void)close(folder); }

bool tg_is_regular(int fd) {
    struct stat st = {0}; /* MemorySanitizer does not always know that fstat initializes it */
    return fstat(fd, &st) == 0 && S_ISREG(st.st_mode);
}

/* Opens a name in a folder, with a code in place of a descriptor. A link in place of a folder is no folder. */
static int open_name(int folder, const char *name, bool is_last) {
    const int flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    const int fd = openat(folder, name, is_last ? flags : flags | O_DIRECTORY);
    if (fd >= 0) return fd;
    return errno == ENOTDIR && !is_last ? -ELOOP : -errno;
}

int tg_open_beneath(int folder, const char *path) {
    char name[LONGEST];
    int at = folder;
    for (;;) {
        const char *slash = strchr(path, '/');
        const size_t n = slash != NULL ? (size_t)(slash - path) : strlen(path);
        const bool is_spare = n == 0 || (n == 1 && path[0] == '.');
        int fd = -EINVAL; /* a path that leads out, or to no file */
        if (n < sizeof name && !is_spare && !(n == 2 && path[0] == '.' && path[1] == '.')) {
            memcpy(name, path, n);
            name[n] = '\0';
            fd = open_name(at, name, slash == NULL);
        }
        if (at != folder) (void)close(at);
        if (fd < 0 || slash == NULL) return fd;
        at = fd;
        path = slash + 1;
    }
}

#endif
