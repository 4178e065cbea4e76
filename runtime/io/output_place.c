/* SPDX-License-Identifier: Apache-2.0 */
/*
 * output_place.c - resolves the place of an output file, and gives the file its name there. POSIX
 * with Linux extensions.
 */
#define _GNU_SOURCE /* O_PATH, renameat2 */
#define _FILE_OFFSET_BITS 64
#include "number_text.h"
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h> /* renameat */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif

#include "text.h"

#define PATH_BYTES 4096
#define MAX_LINKS 40 /* symbolic links that are followed, the same number as in Linux */
#define ATTEMPTS 100 /* to find an unused hidden name; the first one succeeds unless attacked */

/* ------------------------------------------------------------------------------------- finding */

/* Opens the folder of `path`, which is relative to place->folder, replaces place->folder by it and
 * stores the last component as the name. */
static int enter(tg_place *place, char *path) {
    char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    size_t len = strlen(name);
    if (len == 0 || strcmp(name, ".") == 0 || strcmp(name, "..") == 0) return EISDIR;
    if (len > TG_NAME_MAX) return ENAMETOOLONG;
    memcpy(place->name, name, len + 1);
    const char *folder = slash == NULL ? "." : slash == path ? "/" : path;
    if (slash != NULL && slash != path) *slash = '\0';

    int flags = O_DIRECTORY | O_CLOEXEC;
    int fd = openat(place->folder, folder, O_RDONLY | flags);
    place->readable = fd >= 0;
#ifdef O_PATH
    if (fd < 0 && errno == EACCES) fd = openat(place->folder, folder, O_PATH | flags);
#endif
    if (fd < 0) return errno;
    tg_place_close(place);
    place->folder = fd;
    return 0;
}

static int kind_of(mode_t mode) { return S_ISREG(mode) ? 0 : S_ISDIR(mode) ? EISDIR : ESPIPE; }

/* Follows links one by one; `path` is the buffer for their texts. */
static int follow(tg_place *place, char *path, tg_present *present) {
    for (unsigned i = 0; i <= MAX_LINKS; i++) {
        int code = enter(place, path);
        if (code != 0) return code;
        struct stat st = {0};
        if (fstatat(place->folder, place->name, &st, AT_SYMLINK_NOFOLLOW) != 0) {
            return errno == ENOENT ? 0 : errno;
        }
        if (!S_ISLNK(st.st_mode)) {
            present->exists = true;
            present->mode = st.st_mode & 0777;
            return kind_of(st.st_mode);
        }
        ssize_t len = readlinkat(place->folder, place->name, path, PATH_BYTES);
        if (len < 0) return errno;
        if (len == PATH_BYTES) return ENAMETOOLONG;
        path[len] = '\0';
    }
    return ELOOP;
}

int tg_place_find(tg_place *place, const char *path, tg_present *present) {
    memset(place, 0, sizeof *place);
    memset(present, 0, sizeof *present);
    place->folder = AT_FDCWD;
    size_t len = strlen(path);
    if (len == 0) return ENOENT;
    if (len >= PATH_BYTES) return ENAMETOOLONG;
    /* The system resolves the path first: it knows which links must not be followed, and links in
     * /proc whose targets have no path. If the file is missing, the path may end in a dangling
     * link. */
    struct stat st = {0};
    int code = stat(path, &st) == 0 ? kind_of(st.st_mode) : errno;
    if (code != 0 && code != ENOENT) return code;
    char text[PATH_BYTES];
    memcpy(text, path, len + 1);
    code = follow(place, text, present);
    if (code != 0) tg_place_close(place);
    return code;
}

void tg_place_close(tg_place *place) {
    if (place->folder != AT_FDCWD) (void)close(place->folder);
    place->folder = AT_FDCWD;
}

/* -------------------------------------------------------------------------------- hidden names */

#define RANDOM_LETTERS 6

/* Stores a new hidden name in place->temp: ".NAME.XXXXXX.tmp". */
static int invent(tg_place *place) {
    static const char letters[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    const size_t around = 1 + 1 + RANDOM_LETTERS + 4;
    uint8_t random[RANDOM_LETTERS] = {0};
    if (getentropy(random, sizeof random) != 0) return errno;
    long most = fpathconf(place->folder, _PC_NAME_MAX);
    if (most < 0 || most > TG_NAME_MAX) most = TG_NAME_MAX;
    size_t room = (size_t)most > around ? (size_t)most - around : 0;
    size_t keep = strlen(place->name);
    if (keep > room) {
        /* Do not split a UTF-8 character: some systems refuse such names. */
        for (keep = room; keep > 0 && ((uint8_t)place->name[keep] & 0xc0) == 0x80;) keep--;
    }
    tg_text w = {place->temp, sizeof place->temp, 0};
    tg_put_char(&w, '.');
    for (size_t i = 0; i < keep; i++) tg_put_char(&w, place->name[i]);
    tg_put_char(&w, '.');
    for (size_t i = 0; i < RANDOM_LETTERS; i++) {
        tg_put_char(&w, letters[random[i] % (sizeof letters - 1)]);
    }
    tg_put(&w, ".tmp");
    (void)tg_put_end(&w);
    return 0;
}

int tg_place_create_temp(tg_place *place, mode_t mode, int *fd) {
    int code = EEXIST;
    for (unsigned i = 0; i < ATTEMPTS && (code == EEXIST || code == EINTR); i++) {
        code = invent(place);
        if (code != 0) break;
        *fd = openat(place->folder, place->temp, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        code = *fd >= 0 ? 0 : errno;
    }
    if (code != 0) place->temp[0] = '\0';
    return code;
}

void tg_place_remove_temp(tg_place *place) {
    if (place->temp[0] != '\0') (void)unlinkat(place->folder, place->temp, 0);
    place->temp[0] = '\0';
}

/* -------------------------------------------------------------------------------------- naming */

static bool not_supported(int code) {
#if ENOTSUP != EOPNOTSUPP
    if (code == ENOTSUP) return true;
#endif
    return code == EOPNOTSUPP;
}

/* Whether an error means that the system, the file system or a policy does not support the call at
 * all, as opposed to a failure of this particular call. */
static bool not_offered(int code) {
    return not_supported(code) || code == ENOSYS || code == EINVAL || code == EPERM ||
           code == EACCES || code == ENOENT || code == EXDEV;
}

static int rename_over(tg_place *place) {
    if (renameat(place->folder, place->temp, place->folder, place->name) != 0) return errno;
    place->temp[0] = '\0';
    return 0;
}

static int rename_new(const tg_place *place) {
    if ((place->without & TG_WITHOUT_NOREPLACE) != 0) return ENOSYS;
#ifdef RENAME_NOREPLACE
    return renameat2(place->folder, place->temp, place->folder, place->name, RENAME_NOREPLACE) == 0
               ? 0
               : errno;
#else
    return ENOSYS;
#endif
}

static int link_new(const tg_place *place) {
    if ((place->without & TG_WITHOUT_LINK) != 0) return EPERM;
    return linkat(place->folder, place->temp, place->folder, place->name, 0) == 0 ? 0 : errno;
}

int tg_place_rename(tg_place *place, bool replace) {
    if (replace) return rename_over(place);
    int code = rename_new(place);
    if (code == 0) place->temp[0] = '\0';
    if (code == 0 || !not_offered(code)) return code;
    code = link_new(place);
    if (code == 0) tg_place_remove_temp(place);
    if (code == 0 || !not_offered(code)) return code;
    /* On a file system that supports neither call (exFAT, some network file systems), the only
     * remaining test is stat, which has a race. */
    struct stat st = {0};
    if (fstatat(place->folder, place->name, &st, AT_SYMLINK_NOFOLLOW) == 0) return EEXIST;
    return errno == ENOENT ? rename_over(place) : errno;
}

void tg_place_of_fd(char *text, int fd) {
    tg_text w = {text, TG_FD_PATH, 0};
    tg_put(&w, "/proc/self/fd/");
    tg_put_s64(&w, fd);
    (void)tg_put_end(&w);
}

int tg_place_link(tg_place *place, int handle, bool replace) {
    if ((place->without & TG_WITHOUT_LINK) != 0) return EOPNOTSUPP;
    char file[TG_FD_PATH];
    tg_place_of_fd(file, handle);
    const int flags = AT_SYMLINK_FOLLOW;
    if (linkat(AT_FDCWD, file, place->folder, place->name, flags) == 0) return 0;
    int code = errno;
    for (unsigned i = 0; i < ATTEMPTS && code == EEXIST && replace; i++) {
        code = invent(place);
        if (code != 0) break;
        if (linkat(AT_FDCWD, file, place->folder, place->temp, flags) == 0) {
            code = rename_over(place);
            /* The caller may continue without links, under another hidden name. */
            if (code != 0) tg_place_remove_temp(place);
            return code;
        }
        code = errno;
    }
    place->temp[0] = '\0';
    return not_offered(code) ? EOPNOTSUPP : code;
}

int tg_place_sync(const tg_place *place) {
    if (!place->readable) return 0;
    int code;
    do {
        code = fsync(place->folder) == 0 ? 0 : errno;
    } while (code == EINTR);
    /* Some file systems report this for folders, which they keep consistent by other means. */
    return code == EINVAL || not_supported(code) ? 0 : code;
}
