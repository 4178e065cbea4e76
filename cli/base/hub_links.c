/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hub_links.c - see hub_links.h.
 */
#define _GNU_SOURCE /* O_PATH */
#include "hub_links.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tensorgate.h"

/* Folders of a repository inside each other. */
#define MOST_LEVELS 16u
/* Open at a time; a model has some hundred files. */
#define MOST_LINKS 600u
/* "../" for each level, "blobs/", a hash, and more than that. */
#define LINK_BYTES 256u

#ifndef O_PATH
#define O_PATH O_RDONLY
#endif
#define FOLDER_FLAGS (O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)

/* The hash of a link "../../blobs/HASH", and how many levels it goes up; NULL: it is another link. */
static const char *hash_of(const char *target, unsigned *levels) {
    static const char folder[] = "blobs/";
    for (*levels = 0; strncmp(target, "../", 3) == 0; target += 3) ++*levels;
    if (*levels < 2 || *levels > MOST_LEVELS) return NULL;
    if (strncmp(target, folder, sizeof folder - 1) != 0) return NULL;
    target += sizeof folder - 1;
    const size_t n = strlen(target);
    /* SHA-256, or of small files the SHA-1 of git. */
    return (n == 64 || n == 40) && strspn(target, "0123456789abcdef") == n ? target : NULL;
}

static bool is_same_folder(int a, int b) {
    struct stat x;
    struct stat y;
    memset(&x, 0, sizeof x); /* for MemorySanitizer, which does not know all variants of stat */
    memset(&y, 0, sizeof y);
    return fstat(a, &x) == 0 && fstat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static void close_all(const int *fds, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (fds[i] >= 0) (void)close(fds[i]);
}

/* The blobs of the model, whose folder `snapshots` is levels - 1 above `folder`; -1: there is none, or errno is a lack. */
static int open_blobs(int folder, unsigned levels) {
    int snapshots = openat(folder, "..", FOLDER_FLAGS);
    for (unsigned i = 2; i < levels && snapshots >= 0; i++) {
        const int above = openat(snapshots, "..", FOLDER_FLAGS);
        (void)close(snapshots);
        snapshots = above;
    }
    const int model = snapshots >= 0 ? openat(snapshots, "..", FOLDER_FLAGS) : -1;
    const int named = model >= 0 ? openat(model, "snapshots", FOLDER_FLAGS) : -1;
    const bool is_model = named >= 0 && is_same_folder(named, snapshots);
    const int blobs = is_model ? openat(model, "blobs", FOLDER_FLAGS) : -1;
    close_all((const int[]){snapshots, model, named}, 3);
    return blobs;
}

static int open_blob(int blobs, const char *hash) {
    struct stat st;
    memset(&st, 0, sizeof st);
    const int flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    const int fd = blobs >= 0 ? openat(blobs, hash, flags) : -1;
    if (fd < 0 || (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))) return fd;
    (void)close(fd);
    return -1;
}

/* What is not open for such a reason may be a link of this form. */
static bool is_lack(int error) { return error == EMFILE || error == ENFILE || error == ENOMEM; }

/* Adds the link, if it is one. `blobs`: of links that go up so far, or -2 before it was looked for. */
static void add_link(hub_links *l, int folder, const char *name, int *blobs) {
    char target[LINK_BYTES];
    unsigned levels;
    const ssize_t n = readlinkat(folder, name, target, sizeof target);
    if (n < 0 || (size_t)n == sizeof target) return;
    target[n] = '\0';
    const char *hash = hash_of(target, &levels);
    if (hash == NULL) return;
    errno = 0;
    if (blobs[levels] == -2) blobs[levels] = open_blobs(folder, levels);
    const int fd = l->num < MOST_LINKS ? open_blob(blobs[levels], hash) : -1;
    if (l->num == MOST_LINKS) errno = EMFILE;
    if (fd < 0 && is_lack(errno)) l->lack = errno;
    if (fd < 0) return;
    char *copy = strdup(name);
    hub_link *links = copy != NULL ? realloc(l->links, (l->num + 1) * sizeof *links) : NULL;
    if (links == NULL) {
        l->lack = ENOMEM;
        free(copy);
        (void)close(fd);
        return;
    }
    l->links = links;
    l->links[l->num++] = (hub_link){copy, fd};
}

/* Of files beside ONNX models: model.onnx_data, model.onnx.data, weights.data. */
static bool is_data_name(const char *name) {
    static const char suffix[] = ".data";
    const size_t n = strlen(name);
    return strstr(name, ".onnx") != NULL ||
           (n >= sizeof suffix - 1 && strcmp(name + n - (sizeof suffix - 1), suffix) == 0);
}

void hub_links_open(hub_links *l, int folder) {
    int blobs[MOST_LEVELS + 1];
    *l = (hub_links){NULL, 0, 0};
    for (size_t i = 0; i <= MOST_LEVELS; i++) blobs[i] = -2;
    const int fd = folder >= 0 ? openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    DIR *dir = fd >= 0 ? fdopendir(fd) : NULL;
    if (dir == NULL) {
        if (folder >= 0 && is_lack(errno)) l->lack = errno;
        if (fd >= 0) (void)close(fd);
        return;
    }
    for (const struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        const char *name = entry->d_name;
        if (tg_index_format_by_name(name) != TG_FORMAT_NONE ||
            tg_format_by_suffix(name) != TG_FORMAT_NONE || is_data_name(name))
            add_link(l, fd, name, blobs);
    }
    close_all(blobs, MOST_LEVELS + 1);
    closedir(dir);
}

int hub_links_find(const hub_links *l, const char *name) {
    for (size_t i = 0; l != NULL && i < l->num; i++)
        if (strcmp(l->links[i].name, name) == 0)
            return fcntl(l->links[i].fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    errno = l != NULL && l->lack != 0 ? l->lack : ELOOP;
    return -1;
}

void hub_links_close(hub_links *l) {
    for (size_t i = 0; i < l->num; i++) {
        (void)close(l->links[i].fd); /* read only: no data can be lost */
        free(l->links[i].name);
    }
    free(l->links);
    *l = (hub_links){NULL, 0, 0};
}
