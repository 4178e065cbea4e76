/* SPDX-License-Identifier: Apache-2.0 */
/*
 * known_facts.c - see known_facts.h. Each set is a list, newest first, and lists share their older parts: together they
 * are a tree. A table over all of them finds facts by their hash; whether one is in a list is asked with jumps toward
 * the oldest fact, in a logarithmic number of steps.
 */
#include "known_facts.h"

#include <stddef.h>

typedef struct known_fact known_fact;
struct known_fact {
    const void *fact;
    uint32_t hash;
    unsigned indent;   /* of the block that it was learned in */
    size_t depth;      /* the number of facts up to this one */
    known_fact *older; /* the one before */
    known_fact *jump;  /* one before, mostly further away */
    known_fact *next;  /* in its slot of the table */
};

typedef struct fact_table {
    known_fact **slots;
    size_t capacity; /* a power of two */
    size_t count;
} fact_table;

static size_t depth_of(const known_fact *k) { return k == NULL ? 0 : k->depth; }

/* Two jumps of the same length are followed by one over both. */
static known_fact *jump_from(known_fact *older) {
    if (older == NULL) return NULL;
    known_fact *once = older->jump, *twice = once == NULL ? NULL : once->jump;
    return depth_of(older) - depth_of(once) == depth_of(once) - depth_of(twice) ? twice : older;
}

static bool is_in(const known_facts *f, const known_fact *k) {
    const known_fact *at = f->newest;
    while (depth_of(at) > k->depth) at = depth_of(at->jump) >= k->depth ? at->jump : at->older;
    return at == k;
}

static void put(fact_table *t, known_fact *k) {
    known_fact **slot = &t->slots[k->hash & (t->capacity - 1)];
    k->next = *slot;
    *slot = k;
}

static void grow(pool *p, fact_table *t) {
    fact_table larger = {NULL, t->capacity == 0 ? 8 : t->capacity * 2, t->count};
    larger.slots = ksyc_pool_array(p, larger.capacity, sizeof(known_fact *));
    for (size_t i = 0; i < t->capacity; i++)
        for (known_fact *k = t->slots[i]; k != NULL;) {
            known_fact *next = k->next;
            put(&larger, k);
            k = next;
        }
    if (t->capacity != 0) ksyc_pool_release(p, t->slots, t->capacity * sizeof(known_fact *));
    *t = larger;
}

void ksyc_facts_learn(pool *p, known_facts *f, const void *fact, uint32_t hash, unsigned indent) {
    if (f->table == NULL) f->table = ksyc_pool_alloc(p, sizeof *f->table);
    if (f->table->count == f->table->capacity) grow(p, f->table);
    known_fact *k = ksyc_pool_alloc(p, sizeof *k);
    *k = (known_fact){.fact = fact,
                      .hash = hash,
                      .indent = indent,
                      .depth = depth_of(f->newest) + 1,
                      .older = f->newest,
                      .jump = jump_from(f->newest)};
    put(f->table, k);
    f->table->count++;
    f->newest = k;
}

bool ksyc_facts_know(const known_facts *f, const void *fact, uint32_t hash, same_fact *same) {
    if (f->newest == NULL) return false;
    const fact_table *t = f->table;
    for (const known_fact *k = t->slots[hash & (t->capacity - 1)]; k != NULL; k = k->next)
        if (k->hash == hash && is_in(f, k) && same(k->fact, fact)) return true;
    return false;
}

/* Newer facts are never less deep than older ones, so those to drop are at the front of the list. */
void ksyc_facts_forget(known_facts *f, unsigned indent) {
    while (f->newest != NULL && f->newest->indent > indent) f->newest = f->newest->older;
}
