/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_marks.c - see intake_marks.h.
 */
#include "intake_marks.h"

#include <string.h>

/* FNV-1a. Whoever finds two files with the same mark delays one of them. */
static uint64_t add(uint64_t hash, const void *data, size_t n) {
    const uint8_t *bytes = data;
    for (size_t i = 0; i < n; i++) hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
    return hash;
}

uint64_t mark_of(const char *name, const struct stat *st) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    hash = add(hash, name, strlen(name));
    hash = add(hash, &st->st_dev, sizeof st->st_dev);
    hash = add(hash, &st->st_ino, sizeof st->st_ino);
    hash = add(hash, &st->st_size, sizeof st->st_size);
    /* Not the time of the inode, which our own renames change. */
    hash = add(hash, &st->st_mtim.tv_sec, sizeof st->st_mtim.tv_sec);
    hash = add(hash, &st->st_mtim.tv_nsec, sizeof st->st_mtim.tv_nsec);
    return hash != 0 ? hash : 1;
}

void marks_set(marks *m, uint64_t file, double until) {
    m->all[file % MARKS] = (mark){file, until};
}

double marks_get(const marks *m, uint64_t file) {
    const mark *found = &m->all[file % MARKS];
    return found->file == file ? found->until : 0;
}
