/* SPDX-License-Identifier: Apache-2.0 */
/*
 * read_files.c - see read_files.h.
 */
#include "read_files.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "operands.h"

typedef struct read_file {
    dev_t device;
    ino_t inode;
    unsigned kind;
    bool is_input; /* the file that is named, also if it is an index */
} read_file;

static void note(read_files *r, int fd, unsigned kind, bool is_input) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    if (fd < 0 || fstat(fd, &st) != 0) return;
    if (r->num == r->room) {
        const size_t room = r->room > 0 ? 2 * r->room : 16; /* of files that were opened */
        read_file *files = realloc(r->files, room * sizeof *files);
        r->has_no_memory = r->has_no_memory || files == NULL;
        if (files == NULL) return;
        r->files = files;
        r->room = room;
    }
    r->files[r->num++] = (read_file){st.st_dev, st.st_ino, kind, is_input};
}

static const read_file *find(const read_files *r, const char *path, bool is_input) {
    struct stat st;
    memset(&st, 0, sizeof st);
    if (strcmp(path, "-") == 0 || stat(path, &st) != 0) return NULL;
    for (size_t i = 0; i < r->num; i++) {
        const read_file *f = &r->files[i];
        if (f->inode == st.st_ino && f->device == st.st_dev && (f->is_input || !is_input)) return f;
    }
    return NULL;
}

static void on_beside(void *self, int fd) { note(self, fd, READ_BESIDE, false); }
static void on_other(void *self, int fd) { note(self, fd, READ_OTHER, false); }

void read_files_watch(read_files *r, const args *a) {
    memset(r, 0, sizeof *r);
    for (size_t i = 0; a->force && i < a->opened->num_inputs; i++) {
        operand *o = &a->opened->input[i];
        o->near.on_open = i == 0 ? on_beside : on_other;
        o->near.on_open_self = r;
        note(r, o->fd,
             i > 0                  ? READ_OTHER
             : names_index(o->name) ? READ_BESIDE
                                    : READ_INPUT,
             i == 0);
    }
}

bool read_files_is_input(const read_files *r, const char *path) {
    return find(r, path, true) != NULL;
}

unsigned read_files_kind(const read_files *r, const char *path) {
    const read_file *f = find(r, path, false);
    return f != NULL ? f->kind : 0;
}

void read_files_free(read_files *r) { free(r->files); }
