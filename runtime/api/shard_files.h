/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_files.h - the descriptors of a model in shards. Private to the library.
 *
 * A model may have more files than a process may open. At most TG_SHARDS_OPEN of them are open at a time: when one more is needed,
 * the one that was opened first is closed, and opened again when bytes of it are. It has to be the same file then, unchanged.
 */
#ifndef TENSORGATE_SHARD_FILES_H
#define TENSORGATE_SHARD_FILES_H

#include "file.h"
#include "shard_set.h"

#define TG_SHARDS_OPEN 32u

typedef struct tg_shard_files {
    tg_file **shards; /* NULL: not open yet */
    uint64_t num;
    /* Names of the files: of the set, while it is there. */
    const tg_shard_set *set;
    const char *const *names;
    tg_open_beside *open_beside; /* NULL: files of `folder` are opened */
    void *beside;
    int folder;                    /* a descriptor, -1: it is not open, or -errno */
    const char *path;              /* in whose folder they are; NULL: it has been opened */
    bool lasts;                    /* files can be opened for as long as the model is open */
    uint64_t last[TG_SHARDS_OPEN]; /* numbers of those that were opened last, from 1 on */
    uint32_t next;                 /* the oldest of them */
} tg_shard_files;

/* A descriptor of a file of the model, or a negative error number. */
int tg_shard_open(tg_shard_files *f, uint64_t i);
/* Shard `i` is open: others may have to be closed for it, now or later. */
void tg_shard_opened(tg_shard_files *f, uint64_t i);
/* Closes all shards, frees them, and `f` itself. */
void tg_shard_files_close(tg_shard_files *f, const ks_allocator *a);

#endif
