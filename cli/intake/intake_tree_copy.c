/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_tree_copy.c - see intake_tree_copy.h.
 */
#define _GNU_SOURCE /* getentropy */
#include "intake_tree_copy.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "intake_lock.h"

#define HIDDEN ".tensorgate-folder-"

/* A name that nothing else has. Returns 0 or an errno. */
static int hidden_name(char name[TREE_HIDDEN]) {
    uint64_t random = 0;
    if (getentropy(&random, sizeof random) != 0) return errno;
    snprintf(name, TREE_HIDDEN, HIDDEN "%016" PRIx64, random);
    return 0;
}

/* -------------------------------------------------------------------------------------- removing */

int tree_drop(folder *in, const char *name) {
    char hidden[TREE_HIDDEN];
    int code = hidden_name(hidden);
    if (code == 0) code = folder_move(in, name, in, hidden);
    return code == 0 ? tree_remove(in, hidden) : code;
}

/* --------------------------------------------------------------------------------------- copying */

/* Makes the folders of a path below `fd`. */
static int make_folders(int fd, const char *path) {
    char part[TREE_MOST_PATH];
    for (const char *slash = strchr(path, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        snprintf(part, sizeof part, "%.*s", (int)(slash - path), path);
        if (mkdirat(fd, part, 0777) != 0 && errno != EEXIST) return errno;
    }
    return 0;
}

/* Opens the folder of a path below `fd`; *name is the last component. */
static int open_folder_in(int fd, const char *path, folder *f, const char **name) {
    char part[TREE_MOST_PATH];
    const char *slash = strrchr(path, '/');
    *name = slash != NULL ? slash + 1 : path;
    snprintf(part, sizeof part, "%.*s", slash != NULL ? (int)(slash - path) : 1,
             slash != NULL ? path : ".");
    *f = (folder){path, openat(fd, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), false};
    return f->fd >= 0 ? 0 : errno;
}

static int copy_file(const tree_file *file, int to, copy_goes_on *goes_on, void *self) {
    folder f = {NULL, -1, false};
    const char *name = NULL;
    int fd = -1;
    int code = make_folders(to, file->path);
    if (code == 0) code = open_folder_in(to, file->path, &f, &name);
    if (code == 0) code = nameless_open(&f, &fd);
    if (code == 0) code = copy_content(file->fd, fd, file->st.st_size, goes_on, self);
    if (code == 0 && fsync(fd) != 0) code = errno;
    if (code == 0) code = nameless_link(fd, &f, name);
    if (fd >= 0) (void)close(fd);
    folder_close(&f);
    return code;
}

/* Makes the folder, and locks it. */
static int make_top(taken_tree *t, const folder *accept, int locks, int *fd) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    const int code = hidden_name(t->copy);
    if (code != 0) return code;
    if (mkdirat(accept->fd, t->copy, 0777) != 0) {
        t->copy[0] = '\0';
        return errno;
    }
    t->copies = accept;
    *fd = openat(accept->fd, t->copy, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (*fd < 0 || fstat(*fd, &st) != 0) return errno;
    return lock_take(locks, &st, false, &t->copy_lock);
}

int tree_copy(taken_tree *t, const folder *accept, int locks, int *fd, copy_goes_on *goes_on,
              void *self) {
    int code = make_top(t, accept, locks, fd);
    for (size_t i = 0; code == 0 && i < t->num; i++)
        code = copy_file(&t->files[i], *fd, goes_on, self);
    return code;
}

/* -------------------------------------------------------------------------------------- sweeping */

/* Returns 0 or an errno. */
static int sweep_one(const folder *in, const char *name, int locks) {
    struct stat st;
    memset(&st, 0, sizeof st);
    int lock = -1;
    if (fstatat(in->fd, name, &st, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISDIR(st.st_mode)) return 0;
    int code = lock_take(locks, &st, false, &lock);
    if (code == 0) code = tree_remove(in, name);
    if (lock >= 0) (void)close(lock);
    return code == EWOULDBLOCK || code == ENOENT ? 0 : code;
}

int tree_sweep(const folder *in, int locks) {
    const int fd = openat(in->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *all = fd >= 0 ? fdopendir(fd) : NULL;
    int worst = all != NULL ? 0 : errno;
    if (all == NULL && fd >= 0) (void)close(fd);
    for (const struct dirent *e = all != NULL ? readdir(all) : NULL; e != NULL; e = readdir(all)) {
        if (strncmp(e->d_name, HIDDEN, sizeof HIDDEN - 1) != 0) continue;
        const int code = sweep_one(in, e->d_name, locks);
        if (worst == 0) worst = code;
    }
    if (all != NULL) (void)closedir(all);
    return worst;
}
