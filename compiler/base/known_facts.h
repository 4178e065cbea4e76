/* SPDX-License-Identifier: Apache-2.0 */
/*
 * known_facts.h - what holds at some point of generated code, by the block that it was learned in.
 *
 * A copy of the set knows what the original knew, and both go on independently. What a fact is, and when two are the
 * same, only the backend knows; the same facts have the same hash.
 */
#ifndef KSYC_KNOWN_FACTS_H
#define KSYC_KNOWN_FACTS_H

#include <stdbool.h>
#include <stdint.h>

#include "pool.h"

typedef struct known_facts {
    struct known_fact *newest;
    struct fact_table *table; /* shared by copies */
} known_facts;

typedef bool same_fact(const void *a, const void *b);

/* Adds a fact that holds to the end of a block of this indentation. No newer one may be less deep. */
void ksyc_facts_learn(pool *pool, known_facts *f, const void *fact, uint32_t hash, unsigned indent);
bool ksyc_facts_know(const known_facts *f, const void *fact, uint32_t hash, same_fact *same);
/* Drops what was learned in deeper blocks. */
void ksyc_facts_forget(known_facts *f, unsigned indent);

#endif
