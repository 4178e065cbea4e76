/* SPDX-License-Identifier: Apache-2.0 */
/*
 * os_wasm.c - implements os.h for WebAssembly, where memory has no mappings: it only grows, page by page, and what was
 * never written reads as zeros and costs nothing. os_posix.c is for all other systems.
 */
#define _DEFAULT_SOURCE /* sbrk */
#include "os.h"

#if defined(__wasm__)

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A reservation comes from malloc, which takes large ones from the end of memory (its sbrk). Only the part below
 * the end as it was before may have been in use; the rest is new, and not touched here. malloc keeps what it has
 * (MORECORE_CANNOT_TRIM), so the end never moves back. Its own marks are in front of a block and behind it. */
void *tg_os_reserve(size_t size) {
    const uintptr_t end = (uintptr_t)sbrk(0);
    uint8_t *memory = malloc(size > 0 ? size : 1);
    if (memory == NULL || (uintptr_t)memory >= end) return memory;
    const size_t used = end - (uintptr_t)memory;
    memset(memory, 0, used < size ? used : size);
    return memory;
}

void tg_os_release(void *memory, size_t size) {
    (void)size;
    free(memory);
}

void tg_os_will_fill(void *memory, size_t size) {
    (void)memory;
    (void)size;
}

void tg_os_will_fill_rest(void *memory, size_t used) {
    (void)memory;
    (void)used;
}

static void *os_alloc(void *self, size_t size) {
    (void)self;
    return malloc(size);
}

static void os_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    free(memory);
}

const ks_allocator tg_os_allocator = {.alloc = os_alloc, .free = os_free, .self = NULL};

#endif
