/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_tree_walk.c - see intake_tree_walk.h.
 */
#define _DEFAULT_SOURCE
#include "intake_tree_walk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct tree_level {
    DIR *dir;
    size_t path; /* the length of its path, with a '/' behind it; 0: the top */
} tree_level;

typedef struct tree_walker {
    visit_entry *visit;
    void *self;
    tree_level levels[TREE_LEVELS];
    size_t depth;
    char path[TREE_MOST_PATH];
    int error; /* errno, or 0 */
} tree_walker;

static void enter(tree_walker *w, int fd, size_t path) {
    DIR *dir = fd >= 0 ? fdopendir(fd) : NULL;
    if (dir != NULL) {
        w->levels[w->depth++] = (tree_level){dir, path};
        return;
    }
    w->error = errno;
    if (fd >= 0) (void)close(fd);
}

/* Visits an entry, and enters it if it is a folder. Every name has at most NAME_BYTES, and there are TREE_LEVELS. */
static bool look_at(tree_walker *w, const tree_level *l, const char *name) {
    tree_entry e = {.folder = dirfd(l->dir), .name = name, .path = w->path};
    const int n = snprintf(w->path + l->path, sizeof w->path - l->path, "%s", name);
    if (fstatat(e.folder, name, &e.st, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno != ENOENT) w->error = errno; /* else it went, which the next walk sees */
        return w->error == 0;
    }
    const bool is_folder = S_ISDIR(e.st.st_mode);
    e.is_deep = is_folder && w->depth == TREE_LEVELS;
    if (!w->visit(w->self, &e)) return false;
    if (!is_folder) return true;
    const size_t end = l->path + (size_t)n;
    w->path[end] = '/';
    enter(w, openat(e.folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), end + 1);
    return w->error == 0;
}

/* Reads the next name of the folder that was entered last, or leaves it. */
static bool step(tree_walker *w) {
    const tree_level l = w->levels[w->depth - 1];
    errno = 0;
    const struct dirent *entry = readdir(l.dir);
    if (entry == NULL) {
        w->error = errno;
        (void)closedir(l.dir);
        w->depth--;
        return w->error == 0;
    }
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) return true;
    return look_at(w, &l, entry->d_name);
}

int tree_walk_entries(int fd, visit_entry *visit, void *self) {
    tree_walker w = {.visit = visit, .self = self};
    enter(&w, openat(fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), 0);
    while (w.depth > 0 && step(&w)) continue;
    while (w.depth > 0) (void)closedir(w.levels[--w.depth].dir);
    return w.error;
}

/* -------------------------------------------------------------------------------------- removing */

/* Folders that a walk has met, the inner ones behind the outer ones. */
typedef struct removal {
    char **folders;
    size_t num;
    size_t room;
    int error;
} removal;

static bool remember(removal *r, const char *path) {
    if (r->num == r->room) {
        const size_t room = r->room > 0 ? 2 * r->room : 16; /* of folders that there are */
        char **more = realloc((void *)r->folders, room * sizeof *more);
        if (more == NULL) return false;
        r->folders = more;
        r->room = room;
    }
    r->folders[r->num] = strdup(path);
    return r->folders[r->num] != NULL && ++r->num > 0;
}

static bool remove_entry(void *self, const tree_entry *e) {
    removal *r = self;
    if (S_ISDIR(e->st.st_mode)) {
        if (!e->is_deep && remember(r, e->path)) return true;
        r->error = e->is_deep ? ENOTEMPTY : ENOMEM;
    } else if (unlinkat(e->folder, e->name, 0) != 0 && errno != ENOENT) {
        r->error = errno;
    }
    return r->error == 0;
}

static int remove_below(int fd) {
    removal r = {NULL, 0, 0, 0};
    const int code = tree_walk_entries(fd, remove_entry, &r);
    int error = code != 0 ? code : r.error;
    while (r.num > 0) {
        if (error == 0 && unlinkat(fd, r.folders[r.num - 1], AT_REMOVEDIR) != 0) error = errno;
        free(r.folders[--r.num]);
    }
    free((void *)r.folders);
    return error;
}

int tree_remove(const folder *in, const char *name) {
    const int fd = openat(in->fd, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0) return errno;
    const int code = remove_below(fd);
    (void)close(fd);
    if (code != 0) return code;
    return unlinkat(in->fd, name, AT_REMOVEDIR) == 0 ? 0 : errno;
}
