/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_tree.h - a folder of an inbox that is taken as a whole: a model in several files.
 *
 * All files of it are held as a single file is (intake_take.h), each with a lease, so that nobody writes to one while they are
 * checked. A folder has no lease: that its entries stay the same is seen by a second walk, after it was moved to where strangers
 * have no path to it.
 */
#ifndef TENSORGATE_CLI_INTAKE_TREE_H
#define TENSORGATE_CLI_INTAKE_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

#include "intake_folder.h"
#include "intake_tree_walk.h"

/* A name that is no file's of a stranger, with its NUL. */
#define TREE_HIDDEN 48u

typedef struct tree_file {
    char *path; /* below the folder */
    int fd;
    bool is_leased; /* with a lease; otherwise see tree_rules */
    struct stat st;
} tree_file;

typedef struct taken_tree {
    tree_file *files;
    size_t num;
    size_t room;
    uint64_t num_folders;
    double age;        /* seconds since anything in it changed; see tree_age() */
    char refusal[512]; /* why it is refused without a look into its files; "": it is not */
    bool
        needs_copy; /* its file system gives no proof that a file stays as it is, or all are copied */
    char copy[TREE_HIDDEN]; /* the name of its copy, until that is accepted; "": none */
    const folder *copies;   /* where that is */
    int copy_lock;
} taken_tree;

typedef enum tree_result {
    TREE_GOOD, /* held, or with a refusal */
    TREE_WAITING,
    TREE_TROUBLE
} tree_result;

typedef struct tree_rules {
    double settle;      /* seconds for which nothing in it has changed */
    double wait;        /* seconds since its last change for which a folder without a file waits */
    uint64_t max_holes; /* bytes of all files */
    bool copy;          /* all are copied */
    bool no_lease;      /* so is a folder of which a file cannot have a lease: --no-lease */
} tree_rules;

/* Holds all files below the folder that is open as `fd`, of which *st is the state. Then st->st_mtim becomes the time of the last
 * change in it, and st->st_size the size of all files. *why is a text, as of take_file(). tree_end() must be called after
 * TREE_GOOD. */
tree_result tree_take(taken_tree *t, int fd, struct stat *st, const tree_rules *rules,
                      const char **why);
/* Whether below the folder are these files, unchanged, and no others. */
bool tree_is_same(const taken_tree *t, int fd);
/* Makes the bytes of all files, and their names, last. Returns 0 or an errno. */
int tree_sync(const taken_tree *t, int fd);
void tree_end(taken_tree *t);

#endif
