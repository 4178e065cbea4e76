/* SPDX-License-Identifier: Apache-2.0 */
/*
 * common_memory.c - an allocator that counts, and options that keep a run short.
 */
#include <stdlib.h>

#include "fuzz.h"

/* Of the promise in tensorgate.h: 16 MiB and 40 bytes per byte of file are what a limit of 0 stands
 * for; what small files really take is far below that, and has to stay there. */
#define FIXED_MEMORY ((size_t)1 << 20)
#define MEMORY_PER_BYTE 64

static void *count_alloc(void *self, size_t size) {
    fuzz_memory *memory = self;
    void *block = malloc(size);
    if (block == NULL) return NULL;
    memory->live += size;
    if (memory->live > memory->peak) memory->peak = memory->live;
    return block;
}

static void count_free(void *self, void *block, size_t size) {
    fuzz_memory *memory = self;
    if (block == NULL) return;
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, size <= memory->live,
                 "%zu bytes are given back of the %zu that there are", size, memory->live);
    memory->live -= size;
    free(block);
}

tg_allocator fuzz_allocator(fuzz_memory *memory) {
    memory->live = 0;
    memory->peak = 0;
    return (tg_allocator){count_alloc, count_free, memory};
}

tg_options fuzz_options(tg_format format, fuzz_memory *memory) {
    tg_options options = tg_options_default();
    options.format = format;
    options.limits.max_dense = (uint64_t)64 << 10;
    options.allocator = fuzz_allocator(memory);
    return options;
}

void fuzz_check_memory(const fuzz_memory *memory, size_t size) {
    size_t allowed = FIXED_MEMORY + MEMORY_PER_BYTE * size;
    FUZZ_PROMISE(FUZZ_BOUNDED_MEMORY, memory->peak <= allowed,
                 "%zu bytes of memory for %zu bytes of input", memory->peak, size);
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, memory->live == 0, "a leak of %zu bytes", memory->live);
}
