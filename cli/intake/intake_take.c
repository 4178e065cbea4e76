/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_take.c - see intake_take.h.
 */
#define _GNU_SOURCE /* O_PATH, F_SETLEASE */
#include "intake_take.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "intake_copy.h"
#include "intake_lock.h"

static const char *kind_of(mode_t mode) {
    if (S_ISDIR(mode))
        return "a folder: left in the inbox, as --to and --by-content are about single files";
    if (S_ISLNK(mode)) return "a symbolic link: never followed, left in the inbox";
    if (S_ISFIFO(mode)) return "a pipe: never opened, left in the inbox";
    if (S_ISSOCK(mode)) return "a socket: never opened, left in the inbox";
    return "a device: never opened, left in the inbox";
}

/* Seconds since the content or the inode changed. Nobody can set the second one. */
static double age_of(const struct stat *st) {
    struct timespec now = {0, 0};
    (void)clock_gettime(CLOCK_REALTIME, &now);
    const struct timespec *at = &st->st_ctim;
    return (double)(now.tv_sec - at->tv_sec) + 1e-9 * (double)(now.tv_nsec - at->tv_nsec);
}

/* A time in the future is that of a clock that went back, and does not hold a file for ever. */
static bool has_settled(const struct stat *st, double settle) {
    const double age = age_of(st);
    return age >= settle || age < -settle;
}

/* Bits with which a file lends the rights of its owner; whoever may write to the inbox is no such owner. */
static bool has_special_mode(const struct stat *st) {
    return (st->st_mode & (S_ISUID | S_ISGID | S_ISVTX)) != 0;
}

static bool is_same_time(const struct timespec *a, const struct timespec *b) {
    return a->tv_sec == b->tv_sec && a->tv_nsec == b->tv_nsec;
}

/* What opening says about the file. */
static take_result judge_errno(int code, const char **why) {
    switch (code) {
    case ENOENT: return TAKE_GONE;
    case EWOULDBLOCK: *why = "somebody has a lease of it: waiting"; return TAKE_WAITING;
    default: *why = strerror(code); return TAKE_TROUBLE;
    }
}

static take_result lease(taken_file *t, const take_rules *rules, const char **why) {
    t->leased = fcntl(t->fd, F_SETLEASE, F_RDLCK) == 0;
    if (t->leased) return TAKE_GOOD;
    if (errno == EAGAIN) {
        *why = "open for writing: waiting";
        return TAKE_WAITING;
    }
    if (rules->no_lease) return TAKE_GOOD;
    *why = "cannot see whether somebody is writing to it (no lease): own the file, have CAP_LEASE, "
           "or give --no-lease";
    return TAKE_TROUBLE;
}

/* The rest, with an open descriptor. */
static take_result hold(taken_file *t, const folder *in, const take_rules *rules,
                        const char **why) {
    struct stat there;
    memset(&there, 0, sizeof there);
    const int locked = lock_take(rules->locks, &t->st, false, &t->lock);
    if (locked == EWOULDBLOCK) return TAKE_LOCKED;
    if (locked != 0) {
        *why = strerror(locked);
        return TAKE_TROUBLE;
    }
    const take_result result = lease(t, rules, why);
    if (result != TAKE_GOOD) return result;
    /* From here on nobody writes. Whoever held the lock before may have moved the file. */
    if (fstat(t->fd, &t->st) != 0 || fstatat(in->fd, t->name, &there, AT_SYMLINK_NOFOLLOW) != 0)
        return TAKE_GONE;
    if (there.st_dev != t->st.st_dev || there.st_ino != t->st.st_ino) return TAKE_GONE;
    if (t->st.st_nlink != 1 || !has_settled(&t->st, rules->settle)) {
        *why = "changed a moment ago: waiting";
        return TAKE_WAITING;
    }
    t->needs_copy = rules->copy || !t->leased || has_special_mode(&t->st) || !lease_is_proof(t->fd);
    return TAKE_GOOD;
}

/* A folder, with an open descriptor. */
static take_result hold_folder(taken_file *t, const take_rules *rules, const char **why) {
    const tree_rules own = {.settle = rules->folder_settle > rules->settle ? rules->folder_settle
                                                                           : rules->settle,
                            .wait = rules->folder_wait,
                            .max_holes = rules->max_holes,
                            .copy = rules->copy,
                            .no_lease = rules->no_lease};
    const int locked = lock_take(rules->locks, &t->st, false, &t->lock);
    if (locked == EWOULDBLOCK) return TAKE_LOCKED;
    t->tree = locked == 0 ? calloc(1, sizeof *t->tree) : NULL;
    if (t->tree == NULL) {
        *why = strerror(locked != 0 ? locked : ENOMEM);
        return TAKE_TROUBLE;
    }
    switch (tree_take(t->tree, t->fd, &t->st, &own, why)) {
    case TREE_GOOD: break;
    case TREE_WAITING: return TAKE_WAITING;
    default: return TAKE_TROUBLE;
    }
    t->needs_copy = t->tree->needs_copy;
    return TAKE_GOOD;
}

/* Looks at what has the name, without opening it: opening a device or a pipe may do something. */
static take_result look(taken_file *t, int fd, const take_rules *rules, const char **why) {
    if (fstat(fd, &t->st) != 0) return judge_errno(errno, why);
    if (S_ISDIR(t->st.st_mode) && rules->folders) return TAKE_GOOD;
    if (!S_ISREG(t->st.st_mode)) {
        *why = kind_of(t->st.st_mode);
        return TAKE_ODD;
    }
    if (t->st.st_nlink == 0) return TAKE_GONE;
    if (t->st.st_nlink > 1) { /* somebody could change it under its other name */
        *why = "has several names (hard links): waiting until it has one";
        return TAKE_WAITING;
    }
    if (!has_settled(&t->st, rules->settle)) {
        *why = "changed a moment ago: waiting";
        return TAKE_WAITING;
    }
    return TAKE_GOOD;
}

take_result take_file(taken_file *t, const folder *in, const char *name, const take_rules *rules,
                      const char **why) {
    memset(t, 0, sizeof *t);
    t->fd = t->lock = t->copy = -1;
    *why = "";
    const size_t n = strlen(name);
    if (is_ignored_name(name)) return TAKE_IGNORED;
    if (n > NAME_BYTES) {
        *why = strerror(ENAMETOOLONG);
        return TAKE_TROUBLE;
    }
    memcpy(t->name, name, n + 1);
    const int seen = openat(in->fd, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (seen < 0) return judge_errno(errno, why);
    take_result result = look(t, seen, rules, why);
    if (result == TAKE_GOOD) {
        t->fd = open_again(seen, O_RDONLY);
        const bool is_folder = S_ISDIR(t->st.st_mode);
        result = t->fd < 0   ? judge_errno(errno, why)
                 : is_folder ? hold_folder(t, rules, why)
                             : hold(t, in, rules, why);
    }
    (void)close(seen);
    if (result != TAKE_GOOD) take_end(t);
    return result;
}

/* Of its own, because the lease is that of the first one until its last duplicate is closed: a worker may live on for
 * a moment after the process that takes files was killed. */
int take_reader(const taken_file *t) {
    return open_again(t->copy >= 0 ? t->copy : t->fd, O_RDONLY);
}

/* A folder: where it is, and what is in it. */
static bool is_same_folder(const taken_file *t, const struct stat *now, const struct stat *there) {
    return there->st_dev == now->st_dev && there->st_ino == now->st_ino &&
           tree_is_same(t->tree, t->fd);
}

bool take_is_same(const taken_file *t, const folder *in, const char *name, bool moved) {
    struct stat now;
    struct stat there;
    memset(&now, 0, sizeof now);
    memset(&there, 0, sizeof there);
    if (fstat(t->fd, &now) != 0 || fstatat(in->fd, name, &there, AT_SYMLINK_NOFOLLOW) != 0)
        return false;
    if (t->tree != NULL) return is_same_folder(t, &now, &there);
    if (there.st_dev != now.st_dev || there.st_ino != now.st_ino || now.st_nlink != 1) return false;
    if (t->copy < 0 && has_special_mode(&now)) return false;
    if (now.st_size != t->st.st_size || !is_same_time(&now.st_mtim, &t->st.st_mtim)) return false;
    /* A rename changes this one, too. */
    if (!moved && !is_same_time(&now.st_ctim, &t->st.st_ctim)) return false;
    return !t->leased || fcntl(t->fd, F_GETLEASE) == F_RDLCK;
}

int take_sync(const taken_file *t) {
    if (t->tree != NULL) return tree_sync(t->tree, t->copy >= 0 ? t->copy : t->fd);
    return fsync(t->copy >= 0 ? t->copy : t->fd) == 0 ? 0 : errno;
}

void take_end(taken_file *t) {
    if (t->tree != NULL) tree_end(t->tree);
    free(t->tree);
    t->tree = NULL;
    int *const all[] = {&t->fd, &t->lock, &t->copy};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (*all[i] >= 0) (void)close(*all[i]);
        *all[i] = -1;
    }
}
