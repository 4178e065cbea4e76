/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_tree_walk.h - walks through a folder, never through a link, and removes one.
 */
#ifndef TENSORGATE_CLI_INTAKE_TREE_WALK_H
#define TENSORGATE_CLI_INTAKE_TREE_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

#include "intake_folder.h"

/* Folders inside each other, the folder itself among them; files and folders in it; bytes of a path below it. */
#define TREE_LEVELS 8u
#define TREE_MOST_ENTRIES 4096u
#define TREE_MOST_PATH 2304u
/* An entry: a file, a folder, or something else. */
typedef struct tree_entry {
    int folder; /* that has it */
    const char *name;
    const char *path; /* below the top */
    bool is_deep;     /* a folder that is not entered, as it is too deep */
    struct stat st;
} tree_entry;

/* False: the walk ends. */
typedef bool visit_entry(void *self, const tree_entry *e);

/* Visits all entries below the folder, each folder before what is in it. Returns 0 or an errno; 0 also if `visit` ended it. */
int tree_walk_entries(int fd, visit_entry *visit, void *self);
/* Removes what is below the name, and the folder. Returns 0 or an errno. */
int tree_remove(const folder *in, const char *name);

#endif
