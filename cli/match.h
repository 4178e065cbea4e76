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
    uint64_t index;
    uint64_t used;
} match_entry;

/* What is known about file B. */
typedef struct match {
    tg_file *file;
    uint64_t count;   /* number of tensors */
    uint64_t allowed; /* remaining budget in bytes */
    uint8_t *found;   /* a bit per tensor: it was found */
    char *names;      /* all names, each with a NUL; NULL: not collected */
    match_entry *sorted;
    tg_error error; /* the reason if a call failed */
} match;

/* Returns false with m->error. */
bool match_open(match *m, tg_file *file, uint64_t memory_allowed);
void match_close(match *m);
/*
 * Finds a tensor by name and marks it as found; `guess` is its position if both files have the same
 * names. `index` is TG_NO_INDEX if there is none. Each tensor is found once, so duplicate names are
 * paired one by one. Returns false with m->error.
 */
bool match_find(match *m, const char *name, uint64_t guess, uint64_t *index);
bool match_was_found(const match *m, uint64_t index);

#endif
