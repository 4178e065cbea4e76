/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_files.h - the files that a verb is to read: operands, files in folders, lists of names.
 *
 * cli_files.c selects them, cli_tree.c walks folders.
 */
#ifndef TENSORGATE_CLI_FILES_H
#define TENSORGATE_CLI_FILES_H

#include "cli.h"
#include "hub_links.h"

typedef struct found_file {
    const char
        *name;  /* for messages; "-" is standard input if the file is to be opened by its name */
    int fd;     /* open for reading; -1: open it by its name */
    int error;  /* errno: it could not be opened */
    int folder; /* that `fd` was opened in; only with `fd` */
    /* `fd` was opened for this visit: who sets it to true closes `fd`; NULL: it stays with the caller. */
    bool *is_taken;
    int beside; /* the folder of a file that may name files beside it; 0: it is not known */
    /* Called with each file beside it that is opened; NULL: nobody asks. */
    void (*on_beside)(void *self, int fd);
    void *on_beside_self;
    bool is_data;           /* a model has elements in it: it needs no format */
    uint64_t size;          /* of what is open as `fd`; 0: unknown */
    bool is_part;           /* of a split model, which is checked as one */
    bool in_set;            /* of a split model that is checked as one elsewhere */
    bool is_walked;         /* found in a folder, not named */
    const hub_links *links; /* in the folder of a model; NULL: none are known */
    /* No file: a folder that was not read or not entered, or a name in a list that cannot be one. Why; or NULL. */
    const tg_error *trouble;
} found_file;

/* What became of a file, beside the exit codes. */
enum {
    FILE_SKIPPED = EXIT_BUG + 1,
    FILE_PASSED,    /* passed over: see is_passed_over() */
    FILE_RUNS_CODE, /* refused, because to load it is to run code */
    FILE_OUTCOMES,
    FILE_LATER /* not known yet */
};

/* What became of a file that has this error and is not skipped; the exit code behind an outcome. */
int outcome_of_error(const tg_error *error);
int exit_code_of_outcome(int outcome);

/* Returns an exit code or another outcome; EXIT_TROUBLE if `file->trouble` is not NULL. */
typedef int visit_file(void *self, const found_file *file);

/* Returns when there is something to read from `fd`: time for visits that ended later than they returned. */
typedef void wait_for_list(void *self, int fd);

/* Visits all files of the command line, until writing to a->out fails. Returns the largest exit code; a skipped file has
 * none, and one of which more is known later. `wait`, or NULL, is called before a list of names is read. *num_links gets
 * the number of links that were not followed. */
int visit_files(const args *a, visit_file *visit, wait_for_list *wait, void *self,
                uint64_t *num_links);

/* Whether --skip-unknown covers a file that was refused: no format recognised it, and neither its name nor its first bytes
 * say that it has one of ours. A damaged file of ours must not pass because it is damaged beyond recognition. */
bool is_skipped(const args *a, const char *file, const tg_error *error);

/* Whether a walk through a folder passes over such a file without a word, and counts it: a README.md beside a model. */
bool is_passed_over(const args *a, const found_file *file, const tg_error *error);

/* Whether --skip-unknown covers a file of a verb other than `check`, or it is an index of shards that a walk found: the walk finds
 * the shards, too. */
bool is_left_out(const args *a, const found_file *file, const tg_error *error);

/* ---------------------------------------------------------------------------------- cli_tree.c */

/* The folders inside each other that are entered. */
#define TREE_DEPTH 128

typedef struct tree_walk {
    links_followed links;
    /* Whether the parts of a split model, one of which has that name, are visited as one: the first that is there, as
     * found_file.is_part. Otherwise they are visited one by one, as found_file.in_set. */
    bool (*is_one)(void *self, const char *name);
    /* Whether a file is visited, or a folder entered, whose path below the top is `path`. */
    bool (*wanted)(void *self, const char *path, bool is_folder);
    int (*visit)(void *self, const found_file *file);
    void *self;
    uint64_t num_links; /* set by walk_tree: links that were not followed */
} tree_walk;

/*
 * Visits the regular files below a folder, in the order of their names. A folder that
 * could not be read, or is too deep, is visited as trouble. Returns the largest result of `visit`. Paths may be of any length: each file is
 * opened from its folder. Without LINKS_ALL nothing outside of the folder is entered.
 */
int walk_tree(const char *folder, tree_walk *walk);
/* Visits those below a folder that is open, which is closed; -1: it could not be opened, with errno. `folder` is its path in messages. */
int walk_folder(int fd, const char *folder, tree_walk *walk);

#endif
