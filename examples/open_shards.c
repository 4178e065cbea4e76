/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_shards.c - open a model in several files as one.
 *
 *     open_shards FILE       an index of shards, or the first part of a split model
 *
 * Prints the tensors, each with the file that has it. The library checks every file, and that they fit each other, before it
 * returns. The names of the files come from the index, and so from a stranger: a callback decides what is opened. This one
 * opens files in the folder of FILE alone, and follows no links. tg_open() does the same; a service would look for the names
 * among its uploads.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <tensorgate.h>

#define MOST_FILES 1000

typedef struct folder {
    int fd;
    unsigned opened;
} folder;

/* A descriptor, which belongs to the library then, or a negative error number. */
static int open_one(void *self, const char *name) {
    folder *f = self;
    if (strchr(name, '/') != NULL || f->opened == MOST_FILES) return -EPERM;
    f->opened++;
    return tg_open_beneath(f->fd, name);
}

static int complain(const tg_error *error) {
    char text[1024];
    tg_error_text(error, text, sizeof text);
    printf("refused: %s\n", text);
    return 1;
}

static int list(tg_file *file) {
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) return complain(tg_last_error(file));
        const char *shard = tg_tensor_shard(file, i); /* NULL: the model is one file */
        printf("%s: %" PRIu64 " bytes in %s\n", t.name, t.nbytes,
               shard != NULL ? shard : "the file");
    }
    return 0;
}

int main(int argc, char **argv) {
    char path[4096];
    if (argc != 2 || strlen(argv[1]) >= sizeof path) return 2;
    const char *slash = strrchr(argv[1], '/');
    snprintf(path, sizeof path, "%.*s", slash != NULL ? (int)(slash - argv[1]) + 1 : 1,
             slash != NULL ? argv[1] : ".");
    folder f = {.fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    int fd = open(argv[1], O_RDONLY | O_CLOEXEC);
    if (f.fd < 0 || fd < 0) return 2;

    tg_options options = {.name = argv[1], .join_parts = true, .open_beside = open_one};
    options.beside = &f;
    options.limits.max_tensors = 100000; /* of the whole model; other limits are the defaults */
    tg_error error;
    tg_file *file = tg_open_fd(fd, &options, &error);
    int result = file != NULL ? list(file) : complain(&error);
    tg_close(file);
    close(fd);
    close(f.fd);
    return result;
}
