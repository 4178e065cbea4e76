/* SPDX-License-Identifier: Apache-2.0 */
/*
 * match.h - finds the tensors of one file in another, by name.
 */
#ifndef TENSORGATE_CLI_MATCH_H
#define TENSORGATE_CLI_MATCH_H

#include "tensorgate.h"

/* A name of file B. For duplicate names, the first one counts how many of them were found or
 * skipped. */
typedef struct match_entry {
    const char *name;
    size_t len;
    uint64_t index;
    uint64_t used;
} match_entry;

/* What is known about file B. */
typedef struct match {
    tg_file *file;
    uint64_t count;   /* number of tensors */
    uint64_t allowed; /* remaining budget in bytes */
    uint8_t *found;   /* a bit per tensor: it was found */
    bool original;    /* both files have original names: those are compared */
    char *names;      /* all names; NULL: not collected */
    match_entry *sorted;
    tg_error error; /* the reason if a call failed */
} match;

/* `file` is B, `other` is A. Returns false with m->error. */
bool match_open(match *m, tg_file *other, tg_file *file, uint64_t memory_allowed);
void match_close(match *m);
/*
 * Finds the tensor of B with the name of `tensor` of A and marks it as found; the same position is tried
 * first. `index` is TG_NO_INDEX if there is none. Each tensor is found once, so duplicate names are
 * paired one by one. Returns false with m->error.
 */
bool match_find(match *m, const tg_tensor *tensor, uint64_t *index);
/* Forgets which tensors were found. */
void match_restart(match *m);
bool match_was_found(const match *m, uint64_t index);

#endif
