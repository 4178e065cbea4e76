/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_tree.c - see intake_tree.h.
 */
#define _GNU_SOURCE /* O_PATH, F_SETLEASE */
#include "intake_tree.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "intake_copy.h"
#include "intake_folder.h"
#include "intake_holes.h"
#include "intake_name.h"

/* ---------------------------------------------------------------------------------------- taking */

typedef struct taking {
    taken_tree *tree;
    const tree_rules *rules;
    struct timespec last; /* change */
    uint64_t size;
    uint64_t holes;
    tree_result result;
    const char *why;
    struct timespec now;
} taking;

static bool is_later(const struct timespec *a, const struct timespec *b) {
    return a->tv_sec != b->tv_sec ? a->tv_sec > b->tv_sec : a->tv_nsec > b->tv_nsec;
}

static bool stop(taking *k, tree_result result, const char *why) {
    k->result = result;
    k->why = why;
    return false;
}

/* The first reason counts. The walk goes on: what is refused has to be settled, too. */
static bool refuse(taking *k, const char *path, const char *why) {
    char *text = k->tree->refusal;
    if (text[0] == '\0')
        snprintf(text, sizeof k->tree->refusal, "%.300s%s%s", path, path[0] != '\0' ? ": " : "",
                 why);
    return true;
}

static const char *odd_kind(mode_t mode) {
    if (S_ISLNK(mode)) return "a symbolic link, which the folder of a model must not have";
    return "no regular file and no folder";
}

/* Files that programs keep in folders like .git and .cache are not being written because of their names. */
static bool is_unfinished(const char *path, const char *name) {
    return path[0] != '.' && strstr(path, "/.") == NULL && is_unfinished_name(name);
}

static bool add(taking *k, const tree_entry *e, int fd, bool is_leased) {
    taken_tree *t = k->tree;
    if (t->num == t->room) {
        const size_t room =
            t->room > 0 ? 2 * t->room : 16; /* at most TREE_MOST_ENTRIES are in it */
        tree_file *files = realloc(t->files, room * sizeof *files);
        if (files == NULL) return false;
        t->files = files;
        t->room = room;
    }
    char *path = strdup(e->path);
    if (path == NULL) return false;
    t->files[t->num++] = (tree_file){path, fd, is_leased, e->st};
    return true;
}

static bool keep(taking *k, const tree_entry *e, int fd, bool is_leased) {
    struct stat now;
    memset(&now, 0, sizeof now); /* for MemorySanitizer, which does not know all variants of stat */
    if (fstat(fd, &now) != 0 || now.st_ino != e->st.st_ino || now.st_dev != e->st.st_dev ||
        now.st_size != e->st.st_size || is_later(&now.st_ctim, &e->st.st_ctim)) {
        (void)close(fd);
        return stop(k, TREE_WAITING, "changed a moment ago: waiting");
    }
    if (!is_leased || !lease_is_proof(fd)) k->tree->needs_copy = true;
    k->holes += count_holes(fd, now.st_size, k->rules->max_holes);
    (void)lseek(fd, 0, SEEK_SET);
    if (!add(k, e, fd, is_leased)) {
        (void)close(fd);
        return stop(k, TREE_TROUBLE, strerror(ENOMEM));
    }
    k->size += (uint64_t)now.st_size;
    if (k->holes > k->rules->max_holes)
        return refuse(k, e->path,
                      "with the files before it more than --max-holes bytes are in "
                      "holes, not on the disk");
    return true;
}

static bool take_entry(taking *k, const tree_entry *e) {
    if (e->st.st_nlink > 1) return stop(k, TREE_WAITING, "a file in it has several names: waiting");
    if ((e->st.st_mode & (S_ISUID | S_ISGID | S_ISVTX)) != 0)
        return refuse(k, e->path, "has setuid, setgid or sticky bit");
    const int seen = openat(e->folder, e->name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    const int fd = seen >= 0 ? open_again(seen, O_RDONLY) : -1;
    const int error = errno;
    if (seen >= 0) (void)close(seen);
    if (fd < 0) return stop(k, error == ENOENT ? TREE_WAITING : TREE_TROUBLE, strerror(error));
    if (fcntl(fd, F_SETLEASE, F_RDLCK) == 0) return keep(k, e, fd, true);
    const bool is_open = errno == EAGAIN;
    if (!is_open && k->rules->no_lease) return keep(k, e, fd, false);
    (void)close(fd);
    return is_open ? stop(k, TREE_WAITING, "a file in it is open for writing: waiting")
                   : stop(k, TREE_TROUBLE,
                          "cannot see whether somebody is writing to its files (no lease): own "
                          "them, have CAP_LEASE, or give --no-lease");
}

/* A time in the future is that of a clock that went back, and does not hold a folder for ever. */
static double age_of(const taking *k, const struct timespec *at) {
    return (double)(k->now.tv_sec - at->tv_sec) + 1e-9 * (double)(k->now.tv_nsec - at->tv_nsec);
}

static bool has_settled(const taking *k, const struct timespec *at) {
    const double age = age_of(k, at);
    return age >= k->rules->settle || age < -k->rules->settle;
}

static bool take_one(void *self, const tree_entry *e) {
    taking *k = self;
    taken_tree *t = k->tree;
    if (is_later(&e->st.st_ctim, &k->last)) k->last = e->st.st_ctim;
    if (!has_settled(k, &e->st.st_ctim))
        return stop(k, TREE_WAITING, "something in it changed a moment ago: waiting");
    if (t->num + t->num_folders == TREE_MOST_ENTRIES) {
        (void)refuse(k, "", "a folder with more than 4096 files and folders");
        return false;
    }
    if (is_unfinished(e->path, e->name))
        return stop(k, TREE_WAITING, "a file in it has the name of an unfinished one: waiting");
    if (S_ISDIR(e->st.st_mode)) {
        t->num_folders++;
        return !e->is_deep || (refuse(k, e->path, "more than 8 folders inside each other"), false);
    }
    if (!S_ISREG(e->st.st_mode)) return refuse(k, e->path, odd_kind(e->st.st_mode));
    return take_entry(k, e);
}

static int by_path(const void *a, const void *b) {
    const tree_file *x = a;
    const tree_file *y = b;
    return strcmp(x->path, y->path);
}

tree_result tree_take(taken_tree *t, int fd, struct stat *st, const tree_rules *rules,
                      const char **why) {
    taking k = {.tree = t, .rules = rules, .last = st->st_ctim, .why = ""};
    memset(t, 0, sizeof *t);
    t->copy_lock = -1;
    t->needs_copy = rules->copy;
    (void)clock_gettime(CLOCK_REALTIME, &k.now);
    if (!has_settled(&k, &st->st_ctim)) {
        stop(&k, TREE_WAITING, "changed a moment ago: waiting");
    } else {
        const int error = tree_walk_entries(fd, take_one, &k);
        if (error != 0) stop(&k, TREE_TROUBLE, strerror(error));
    }
    st->st_mtim = k.last;
    st->st_size = (off_t)k.size;
    t->age = age_of(&k, &k.last);
    if (k.result == TREE_GOOD && t->num == 0 && t->refusal[0] == '\0' && t->age < rules->wait)
        stop(&k, TREE_WAITING, "no file in it yet: waiting");
    if (t->num > 0) qsort(t->files, t->num, sizeof *t->files, by_path);
    *why = k.why;
    if (k.result != TREE_GOOD) tree_end(t);
    return k.result;
}

/* ------------------------------------------------------------------------------------- comparing */

typedef struct comparison {
    const taken_tree *tree;
    size_t num;
    uint64_t num_folders;
    bool differs;
} comparison;

static bool is_same_time(const struct timespec *a, const struct timespec *b) {
    return a->tv_sec == b->tv_sec && a->tv_nsec == b->tv_nsec;
}

static bool is_same_file(const tree_file *f, const tree_entry *e) {
    return f->st.st_dev == e->st.st_dev && f->st.st_ino == e->st.st_ino &&
           f->st.st_size == e->st.st_size && f->st.st_nlink == e->st.st_nlink &&
           f->st.st_mode == e->st.st_mode && is_same_time(&f->st.st_mtim, &e->st.st_mtim) &&
           is_same_time(&f->st.st_ctim, &e->st.st_ctim) &&
           (!f->is_leased || fcntl(f->fd, F_GETLEASE) == F_RDLCK);
}

/* Every path is met once: so many that are the same are all of them. */
static bool compare_one(void *self, const tree_entry *e) {
    comparison *c = self;
    const taken_tree *t = c->tree;
    const bool is_folder = S_ISDIR(e->st.st_mode);
    if (is_folder) {
        c->differs = e->is_deep || ++c->num_folders > t->num_folders;
    } else {
        const tree_file wanted = {.path = (char *)(uintptr_t)e->path};
        const tree_file *found =
            t->num > 0 ? bsearch(&wanted, t->files, t->num, sizeof wanted, by_path) : NULL;
        c->differs = found == NULL || !is_same_file(found, e);
        c->num++;
    }
    return !c->differs;
}

bool tree_is_same(const taken_tree *t, int fd) {
    comparison c = {.tree = t};
    /* What is refused for an entry is not held whole. */
    if (t->refusal[0] != '\0') return true;
    return tree_walk_entries(fd, compare_one, &c) == 0 && !c.differs && c.num == t->num &&
           c.num_folders == t->num_folders;
}

static bool sync_folder(void *self, const tree_entry *e) {
    int *error = self;
    if (!S_ISDIR(e->st.st_mode)) return true;
    const int fd = openat(e->folder, e->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0 || fsync(fd) != 0) *error = errno;
    if (fd >= 0) (void)close(fd);
    return *error == 0;
}

int tree_sync(const taken_tree *t, int fd) {
    int error = 0;
    for (size_t i = 0; i < t->num && t->copy[0] == '\0'; i++) { /* copies are on the disk */
        if (fsync(t->files[i].fd) != 0) return errno;
    }
    const int code = tree_walk_entries(fd, sync_folder, &error);
    if (code != 0 || error != 0) return code != 0 ? code : error;
    return fsync(fd) == 0 ? 0 : errno;
}

void tree_end(taken_tree *t) {
    for (size_t i = 0; i < t->num; i++) {
        (void)close(t->files[i].fd);
        free(t->files[i].path);
    }
    if (t->copy[0] != '\0') (void)tree_remove(t->copies, t->copy); /* or the next run does */
    if (t->copy_lock >= 0) (void)close(t->copy_lock);
    t->copy[0] = '\0';
    t->copy_lock = -1;
    free(t->files);
    t->files = NULL;
    t->num = t->room = 0;
}
