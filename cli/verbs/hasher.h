/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hasher.h - the answers of `hash`.
 */
#ifndef TENSORGATE_CLI_HASHER_H
#define TENSORGATE_CLI_HASHER_H

#include "answer.h"
#include "budget.h"
#include "sum.h"

typedef struct hasher {
    summer summer;
    budget *budget; /* of all files of the command, also of those that other processes hash */
} hasher;

/* False if there is no memory. */
bool hasher_open(hasher *h, budget *shared);
void hasher_close(hasher *h);
/* An exit code or another outcome. */
int hash_file(hasher *h, answer *w, const found_file *found);

#endif
