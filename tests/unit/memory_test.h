/* SPDX-License-Identifier: Apache-2.0 */
/*
 * memory_test.h - an allocator that counts, and fails on demand: at one call, or from that call on.
 */
#ifndef TESTS_MEMORY_TEST_H
#define TESTS_MEMORY_TEST_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "unit.h"

typedef struct counted_memory {
    uint64_t fail_at; /* the call that fails, counted from 0; UINT64_MAX: none */
    bool exhausted;   /* every call behind it fails, too */
    uint64_t calls;
    uint64_t live;  /* blocks */
    uint64_t bytes; /* in live blocks */
    uint64_t peak;
} counted_memory;

static inline void *counted_alloc(void *self, size_t size) {
    counted_memory *m = self;
    const uint64_t call = m->calls++;
    if (call == m->fail_at || (m->exhausted && call > m->fail_at)) return NULL;
    void *memory = malloc(size);
    assert_non_null(memory);
    m->live++;
    m->bytes += size;
    if (m->bytes > m->peak) m->peak = m->bytes;
    return memory;
}

static inline void counted_free(void *self, void *memory, size_t size) {
    counted_memory *m = self;
    assert_non_null(memory);
    assert_true(m->live > 0 && m->bytes >= size);
    m->live--;
    m->bytes -= size;
    free(memory);
}

/* The next `left` calls succeed, and none behind them. */
static inline void exhaust_after(counted_memory *m, uint64_t left) {
    m->fail_at = m->calls + left;
    m->exhausted = true;
}

#endif
