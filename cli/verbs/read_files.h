/* SPDX-License-Identifier: Apache-2.0 */
/*
 * read_files.h - which files `convert` reads, so that no output replaces one of them: a shard of the model, its index, a file with
 * its elements. By a link, or another name of it, an output may be such a file, and would destroy the model.
 *
 * A model that is one file may be replaced: it is read to its end before.
 */
#ifndef TENSORGATE_CLI_READ_FILES_H
#define TENSORGATE_CLI_READ_FILES_H

#include "cli.h"

enum {
    READ_INPUT = 1,  /* a model that is one file, or names others as ONNX does */
    READ_BESIDE = 2, /* a file that belongs to it: an index, a shard, elements */
    READ_OTHER = 4   /* of --tensors-from */
};

typedef struct read_files {
    struct read_file *files;
    size_t num;
    size_t room;
    bool has_no_memory;
} read_files;

/* Notes the inputs of the command line, and from now on the files that are opened beside them. It has to last as long as they do. */
void read_files_watch(read_files *r, const args *a);
/* Whether the file at `path` is a first file of the input: its model, or its index. */
bool read_files_is_input(const read_files *r, const char *path);
/* READ_... of the file at `path`; 0: it is not read, or does not exist. */
unsigned read_files_kind(const read_files *r, const char *path);
void read_files_free(read_files *r);

#endif
