/* SPDX-License-Identifier: Apache-2.0 */
/*
 * match.h - finds the tensors of one file in another, by name.
 */
#ifndef TENSORGATE_CLI_MATCH_H
#define TENSORGATE_CLI_MATCH_H

#include "tensorgate.h"

/* A name of file B. Of several that are the same the first one counts how many of them are found or
 * were passed over. */
typedef struct match_entry {
    const char *name;
    size_t len;
    uint64_t index;
    uint64_t used;
} match_entry;

/* What is known of file B. */
typedef struct match {
    tg_file *file;
    uint64_t count;   /* tensors */
    uint64_t allowed; /* bytes of memory */
    uint8_t *found;   /* a bit for each */
    bool original;    /* both files have original names: those are compared */
    char *names;      /* all of them; NULL: not looked at */
    match_entry *sorted;
    tg_error error; /* why a call failed */
} match;

/* `file` is B, `other` is A. False with m->error. */
bool match_open(match *m, tg_file *other, tg_file *file, uint64_t memory_allowed);
void match_close(match *m);
/*
 * The tensor of the same name as `tensor` of A, which is then found; it is looked for at the same
 * position first. `index` is TG_NO_INDEX when there is none. Each tensor is found once, so of several
 * with the same name each has a partner of its own. False with m->error.
 */
bool match_find(match *m, const tg_tensor *tensor, uint64_t *index);
bool match_was_found(const match *m, uint64_t index);

#endif
