/* SPDX-License-Identifier: Apache-2.0 */
/*
 * operands.h - what the command line names, opened before the sandbox is entered.
 *
 * Errors are kept, and told by the verb when it comes to the file: what a user sees does not depend on when a file was
 * opened.
 */
#ifndef TENSORGATE_CLI_OPERANDS_H
#define TENSORGATE_CLI_OPERANDS_H

#include "cli.h"
#include "hub_links.h"

#define MOST_TEMPORARY 3 /* spools of a verb that reads a pipe */

/* Where files are that a file names: a folder that is open, and links in it. */
typedef struct beside {
    int folder;             /* -1: it is not known */
    const hub_links *links; /* NULL: none are followed */
    bool follows;           /* links lead anywhere: --follow */
    /* Called with each file that was opened; NULL: nobody asks. */
    void (*on_open)(void *self, int fd);
    void *on_open_self;
} beside;

typedef struct operand {
    const char *name; /* the pointer of args.files */
    int fd;           /* -1: it is standard input, or see `error` */
    int error;        /* errno, or 0 */
    int folder;       /* in which it is, if it may name files beside it; otherwise -1 */
    hub_links links;  /* in there */
    beside near;      /* both */
} operand;

typedef struct operands {
    operand input[MOST_INPUTS];
    size_t num_inputs;
    int beside[MOST_INPUTS]; /* the folders of the inputs that may name files beside them */
    size_t num_beside;
    int folder;      /* that is read, or written to; -1: there is none, or it could not be opened */
    hub_links links; /* in `folder`, of a model */
    /* Temporary files without a name, for pipes. */
    int temporary[MOST_TEMPORARY];
    size_t num_temporary;
    size_t used_temporary;
    int temporary_error; /* errno, if there are fewer than there may have to be */
} operands;

/* Opens the first `num` files of the command line for reading, that of --tensors-from, and temporary files if standard input, a pipe, is one of
 * the files. */
void operands_open(operands *o, const args *a, size_t num);
/* Opens that folder, or the folder of that file; if `through` is true and the file is a link, the folder of what it
 * leads to, which need not exist: where an output will be written. */
void operands_open_folder(operands *o, const char *path, bool through);
void operands_close(operands *o);

/* That descriptor, if it is one of a regular file. Otherwise it is closed: -1 with errno, which is ENXIO, or that of opening. */
int only_regular(int fd);
/* Opens a name in a folder. A link is followed if `follows`, or if it is one of `links` (NULL: there are none). -1 with errno: ELOOP is
 * a link that is not followed, ENXIO what is no file, such as links in a circle. */
int open_entry(int folder, const char *name, bool follows, const hub_links *links);
/* Opens a file in a folder that the user named, which has to be a regular file, and may be a link only to a blob of the
 * same model in the cache of huggingface_hub, or with --follow. -1 with errno: ELOOP is another link, ENXIO no regular file. */
int open_of_folder(const args *a, const char *name);
/* Of a file that stands for a folder which the user named: the errno with which operands_open() would not open it. Otherwise 0. */
int operands_try(const args *a, const char *name);

/* The operand whose name is this pointer, or NULL: it is to be opened by its name. */
const operand *operand_of(const args *a, const char *name);

/* Whether a file of that name may name files beside it, which are read: a model of ONNX, an index of shards, the
 * first part of a split model where its folder was named. */
bool has_files_beside(const args *a, const char *name);
/* Whether links to files that a file of this name names are followed: to shards, with --follow; to elements of ONNX never. */
bool follows_beside(const args *a, const char *name);
/* Lets the library open them; `b` stays until the file is closed. */
void beside_allow(const beside *b, tg_options *options);
/* A temporary file, as mkstemp() gives one, or -1 with errno. */
int operands_temporary(operands *o);

#endif
