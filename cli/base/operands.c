/* SPDX-License-Identifier: Apache-2.0 */
/*
 * operands.c - see operands.h.
 */
#define _GNU_SOURCE /* O_PATH */
#include "operands.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "part_set.h"
#include "temporary.h"

#define PATH_BYTES 4096
#define MAX_LINKS 40 /* as many as Linux follows */
#ifndef O_PATH
#define O_PATH O_RDONLY
#endif

/* ---------------------------------------------------------------------------------------- folder */

/* Enters the folder of `path`, which is relative to *folder, and returns the last component. NULL with errno. */
static const char *enter(int *folder, char *path) {
    char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    const char *where = slash == NULL ? "." : slash == path ? "/" : path;
    if (slash != NULL && slash != path) *slash = '\0';
    const int inner = openat(*folder, where, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (inner < 0) return NULL;
    if (*folder >= 0) (void)close(*folder); /* AT_FDCWD is negative */
    *folder = inner;
    return name;
}

/* Returns the folder, or -1. */
static int folder_of(const char *path, bool through) {
    char text[PATH_BYTES];
    int folder = AT_FDCWD;
    const size_t len = strlen(path);
    if (len >= PATH_BYTES) return -1;
    memcpy(text, path, len + 1);
    for (int i = 0; i <= MAX_LINKS; i++) {
        char link[PATH_BYTES];
        const char *name = enter(&folder, text);
        if (name == NULL) break;
        const ssize_t n = through ? readlinkat(folder, name, link, sizeof link) : -1;
        if (n < 0 || n == PATH_BYTES) return folder;
        memcpy(text, link, (size_t)n);
        text[n] = '\0';
    }
    if (folder >= 0) (void)close(folder);
    return -1;
}

/* ---------------------------------------------------------------------------------------- inputs */

/* O_NONBLOCK: opening must not block until a named pipe has a writer. It has no effect on files. */
#define OPENING (O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)

/* -1 with errno. */
static int open_named(const char *name) {
    int fd;
    do {
        fd = open(name, OPENING);
    } while (fd < 0 && errno == EINTR);
    return fd;
}

int open_entry(int folder, const char *name, bool follows, const hub_links *links) {
    const int fd = openat(folder, name, OPENING | (follows ? 0 : O_NOFOLLOW));
    if (fd >= 0 || errno != ELOOP) return fd;
    if (!follows) return hub_links_find(links, name);
    errno = ENXIO;
    return -1;
}

static int open_blob(int folder, const char *base) {
    hub_links links = {NULL, 0, 0};
    hub_links_open(&links, folder);
    const int fd = hub_links_find(&links, base);
    const int code = errno;
    hub_links_close(&links);
    errno = code;
    return fd;
}

int only_regular(int fd) {
    struct stat st;
    memset(&st, 0, sizeof st);
    if (fd < 0 || (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))) return fd;
    (void)close(fd);
    errno = ENXIO;
    return -1;
}

int open_of_folder(const args *a, const char *name) {
    const int folder = folder_of(name, false);
    if (folder < 0) return -1;
    const char *slash = strrchr(name, '/');
    const char *base = slash != NULL ? slash + 1 : name;
    int fd = open_entry(folder, base, a->links == LINKS_ALL, NULL);
    if (fd < 0 && errno == ELOOP && a->links != LINKS_NONE) fd = open_blob(folder, base);
    fd = only_regular(fd);
    const int code = errno;
    (void)close(folder);
    errno = code;
    return fd;
}

static bool is_of_folder(const args *a, const char *name) {
    for (size_t i = 0; a->num_of_folder > 0 && i <= a->num_files; i++)
        if (a->of_folder[i] == name) return true;
    return false;
}

static operand open_input(const args *a, const char *name) {
    operand o = {.name = name, .fd = -1, .folder = -1, .near = {.folder = -1}};
    if (strcmp(name, "-") == 0) return o;
    o.fd = is_of_folder(a, name) ? open_of_folder(a, name) : open_named(name);
    if (o.fd < 0) o.error = errno;
    return o;
}

int operands_try(const args *a, const char *name) {
    if (!is_of_folder(a, name)) return 0;
    const int fd = open_of_folder(a, name);
    if (fd < 0) return errno;
    (void)close(fd);
    return 0;
}

static bool reads_pipe(const args *a) {
    bool named = false;
    for (size_t i = 0; i < a->num_files; i++) named = named || strcmp(a->files[i], "-") == 0;
    return named && lseek(STDIN_FILENO, 0, SEEK_CUR) < 0 && errno == ESPIPE;
}

/* `check` stores nothing of a pipe, unless it reads values, `hash` three things. */
static size_t temporary_of(const args *a) {
    if ((a->verb == VERB_CHECK && !a->values) || !reads_pipe(a)) return 0;
    return a->verb == VERB_HASH ? MOST_TEMPORARY : 1;
}

/* Whether an index is opened with its shards, or a first part with the others; `check` compares each file by itself. */
static bool is_whole_model(const args *a, tg_format format) {
    return a->verb != VERB_CHECK && takes_sets(a, format);
}

/* Whether the first part stands for a folder that holds a split model. */
static bool stands_for_all(const args *a, const char *name) {
    for (size_t i = 0; a->num_of_folder > 0 && i <= a->num_files; i++) {
        /* A worker has a copy of the name. */
        if (a->of_folder[i] != NULL && strcmp(a->of_folder[i], name) == 0)
            return is_first_part(name);
    }
    return false;
}

/* A manifest names files. Models of ONNX have tensors in other files, an index of shards names them, and so does the folder of a
 * split model. */
bool has_files_beside(const args *a, const char *name) {
    const tg_format format = a->options.format;
    if (a->checks_manifest) return strcmp(name, "-") != 0;
    if (strcmp(name, "-") == 0 || a->options.external == TG_EXTERNAL_SKIP) return false;
    if (names_index(name)) return is_whole_model(a, format_of_index(name));
    if (stands_for_all(a, name)) return is_whole_model(a, format_of_part(name));
    return format == TG_FORMAT_ONNX ||
           (format == TG_FORMAT_NONE && tg_format_by_suffix(name) == TG_FORMAT_ONNX);
}

static void open_beside(operands *o, const args *a, operand *input) {
    if (input->fd < 0 || !has_files_beside(a, input->name)) return;
    input->folder = folder_of(input->name, false);
    if (input->folder < 0) return;
    o->beside[o->num_beside++] = input->folder;
    if (a->links != LINKS_NONE) hub_links_open(&input->links, input->folder);
    input->near = (beside){
        .folder = input->folder, .links = &input->links, .follows = follows_beside(a, input->name)};
}

bool follows_beside(const args *a, const char *name) {
    return a->links == LINKS_ALL && (names_index(name) || is_first_part(name));
}

/* A link is followed if it leads into the cache that the folder belongs to, or with --follow. */
static int open_beneath(const beside *b, const char *path) {
    int fd = tg_open_beneath(b->folder, path);
    if (fd != -ELOOP) return fd;
    fd = b->follows ? open_entry(b->folder, path, true, NULL) : hub_links_find(b->links, path);
    return fd >= 0 ? fd : -errno;
}

static int open_allowed(void *self, const char *path) {
    const beside *b = self;
    const int fd = open_beneath(b, path);
    if (fd >= 0 && b->on_open != NULL) b->on_open(b->on_open_self, fd);
    return fd;
}

void beside_allow(const beside *b, tg_options *options) {
    if (b->folder < 0) return;
    options->open_beside = open_allowed;
    options->beside = (void *)(uintptr_t)b;
    options->beside_lasts = true;
    options->join_parts = true;
}

void operands_open(operands *o, const args *a, size_t num) {
    memset(o, 0, sizeof *o);
    o->folder = -1;
    for (; o->num_inputs < num; o->num_inputs++) {
        o->input[o->num_inputs] = open_input(a, a->files[o->num_inputs]);
        open_beside(o, a, &o->input[o->num_inputs]);
    }
    if (a->tensors_from != NULL && o->num_inputs < MOST_INPUTS) {
        operand *other = &o->input[o->num_inputs++];
        *other = open_input(a, a->tensors_from);
        open_beside(o, a, other);
    }
    for (size_t left = temporary_of(a); left > 0; left--) {
        const int fd = temporary_open();
        if (fd < 0) o->temporary_error = errno;
        if (fd < 0) return;
        o->temporary[o->num_temporary++] = fd;
    }
}

void operands_open_folder(operands *o, const char *path, bool through) {
    o->folder = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (o->folder < 0) o->folder = folder_of(path, through);
}

/* ------------------------------------------------------------------------------------------- all */

static void close_one(int *fd) {
    if (*fd >= 0) (void)close(*fd); /* read only, or content that is no longer needed */
    *fd = -1;
}

void operands_close(operands *o) {
    for (size_t i = 0; i < o->num_inputs; i++) {
        close_one(&o->input[i].fd);
        close_one(&o->input[i].folder);
        hub_links_close(&o->input[i].links);
    }
    close_one(&o->folder);
    hub_links_close(&o->links);
    for (; o->used_temporary < o->num_temporary; o->used_temporary++)
        close_one(&o->temporary[o->used_temporary]);
}

const operand *operand_of(const args *a, const char *name) {
    const operands *o = a->opened;
    for (size_t i = 0; o != NULL && i < o->num_inputs; i++) {
        if (o->input[i].name == name && (o->input[i].fd >= 0 || o->input[i].error != 0))
            return &o->input[i];
    }
    return NULL;
}

int operands_temporary(operands *o) {
    if (o->used_temporary < o->num_temporary) return o->temporary[o->used_temporary++];
    errno = o->temporary_error != 0 ? o->temporary_error : EMFILE;
    return -1;
}
