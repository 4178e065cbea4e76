/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_memory.c - an allocator that counts, and can fail, and options that keep a run short.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define HAS_POOL 1
#endif
#endif

/* The promise of docs/security.md: the blocks of an arena are below twice its limit; one arena
 * for a given format, two if the format must be detected. In addition there is the memory of
 * the file itself, and for each input byte a part of a name, of a shape, or of the memory of
 * other libraries. */
#define FIXED_MEMORY ((size_t)128 << 10)
#define MEMORY_PER_BYTE 64

/* ------------------------------------------------------------------------------------- blocks */

/*
 * malloc of AddressSanitizer takes a fifth of the time of a reader that has a separate block for
 * every allocation. So blocks are taken from a pool in which everything but the blocks is poisoned:
 * an access before or past the end of a block is reported as with malloc, and so is an access to a
 * released one, because space is used again only when the end of the pool is reached and no block
 * is in use. Reports do not say who allocated the block; replay.c, which is used to examine
 * findings, takes all blocks from malloc.
 */
#ifdef HAS_POOL

#define POOL_BYTES ((size_t)1 << 20)
#define RED_ZONE 32 /* between blocks; keeps them aligned */
#define FILLED 256  /* nonzero bytes of a new block, so that missing initialisation has an effect */
#define FILLING 0xbe

static struct {
    _Alignas(RED_ZONE) uint8_t bytes[POOL_BYTES];
    size_t used;   /* from the start; all of it may have been released */
    size_t blocks; /* in use */
    bool is_poisoned;
} pool;

static bool is_of_pool(const void *block) {
    return (const uint8_t *)block >= pool.bytes && (const uint8_t *)block < pool.bytes + POOL_BYTES;
}

/* NULL: it does not fit. */
static void *take_from_pool(size_t size) {
    if (!pool.is_poisoned) __asan_poison_memory_region(pool.bytes, POOL_BYTES);
    pool.is_poisoned = true;
    if (size > POOL_BYTES / 4) return NULL;
    size_t room =
        (size + 2 * RED_ZONE - 1) / RED_ZONE * RED_ZONE; /* at least one of them behind it */
    if (room > POOL_BYTES - pool.used && pool.blocks == 0) pool.used = 0;
    if (room > POOL_BYTES - pool.used) return NULL;
    uint8_t *block = pool.bytes + pool.used;
    pool.used += room;
    pool.blocks++;
    __asan_unpoison_memory_region(block, size);
    memset(block, FILLING, size < FILLED ? size : FILLED);
    return block;
}

static void give_to_pool(void *block, size_t size) {
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, size == 0 || __asan_address_is_poisoned(block) == 0,
                 "a block of %zu bytes is given back twice", size);
    __asan_poison_memory_region(block, size);
    pool.blocks--;
}

static void *take(size_t size) {
    void *block = fuzz_thorough ? NULL : take_from_pool(size);
    return block != NULL ? block : malloc(size);
}

static void give(void *block, size_t size) {
    if (is_of_pool(block))
        give_to_pool(block, size);
    else
        free(block);
}

#else

static void *take(size_t size) { return malloc(size); }

static void give(void *block, size_t size) {
    (void)size;
    free(block);
}

#endif

/* ----------------------------------------------------------------------------------- allocator */

static void *count_alloc(void *self, size_t size) {
    fuzz_memory *memory = self;
    if (memory->calls++ == memory->fail_at) return NULL;
    void *block = take(size);
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
    give(block, size);
}

tg_allocator fuzz_allocator(fuzz_memory *memory) {
    *memory = (fuzz_memory){.arenas = 1, .fail_at = FUZZ_NEVER};
    return (tg_allocator){count_alloc, count_free, memory};
}

tg_options fuzz_options(tg_format format, fuzz_memory *memory) {
    tg_options options = tg_options_default();
    options.format = format;
    options.limits.max_dense = (uint64_t)64 << 10;
    options.limits.max_memory = FUZZ_ARENA;
    options.allocator = fuzz_allocator(memory);
    if (format == TG_FORMAT_NONE) memory->arenas = 2;
    return options;
}

void fuzz_check_memory(const fuzz_memory *memory, size_t size) {
    size_t allowed = FIXED_MEMORY + 2 * FUZZ_ARENA * memory->arenas + MEMORY_PER_BYTE * size;
    FUZZ_PROMISE(FUZZ_BOUNDED_MEMORY, memory->peak <= allowed,
                 "%zu bytes of memory for %zu bytes of input", memory->peak, size);
    FUZZ_PROMISE(FUZZ_NO_MEMORY_ERROR, memory->live == 0, "a leak of %zu bytes", memory->live);
}
