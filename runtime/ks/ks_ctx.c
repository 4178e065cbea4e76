/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_ctx.c - the state of one read: arena, quoted bytes for messages.
 */
#include "ks_internal.h"

#include <stdlib.h>

const uint8_t ks_nothing[1] = {0};

/* ------------------------------------------------------------------------------------ context */

static void *malloc_alloc(void *self, size_t size) {
    (void)self;
    return malloc(size);
}

static void malloc_free(void *self, void *memory, size_t size) {
    (void)self;
    (void)size;
    free(memory);
}

ks_limits ks_limits_for(uint64_t input_size) {
    ks_limits limits = {
        .memory = ks_saturating_add(UINT64_C(16) << 20, ks_saturating_mul(40, input_size)),
        .work = ks_saturating_add(UINT64_C(4) << 20, ks_saturating_mul(32, input_size)),
        .depth = 256,
        .strict = false,
    };
    return limits;
}

void ks_ctx_init(ks_ctx *ks, ks_input input, ks_limits limits, const ks_allocator *allocator) {
    ks->input = input;
    if (input.base == NULL) {
        /* Without an address there are no bytes, whatever the size. */
        ks->input = ks_input_memory(NULL, 0);
    }
    ks->limits = limits;
    ks->allocator.alloc = malloc_alloc;
    ks->allocator.free = malloc_free;
    ks->allocator.self = NULL;
    if (allocator != NULL && allocator->alloc != NULL && allocator->free != NULL) {
        ks->allocator = *allocator;
    }
    ks->arena_at = NULL;
    ks->arena_left = 0;
    ks->blocks = NULL;
    ks->memory_left = limits.memory;
    ks->work_left = limits.work;
    ks->depth_left = limits.depth;
    ks->error = ks_no_error();
    ks->num_notes = 0; /* notes need no clearing: each is written when it is counted */
}

const uint8_t *ks_input_bytes(ks_ctx *ks, uint64_t offset, uint64_t n) {
#if KS_FOLDS
    const ks_fold *fold = ks->input.fold;
    if (fold != NULL) {
        ks_stream io = ks_stream_root(ks);
        io.pos = offset;
        return ks_need(ks, &io, n) ? fold->address_of(fold->self, offset) : NULL;
    }
#endif
    return ks_fetch_part(ks, ks->input.base, offset, n) ? ks->input.base + offset : NULL;
}

ks_input ks_input_memory(const void *data, size_t size) {
    ks_input input = {.base = data, .size = size, .load = NULL, .self = NULL};
    if (data == NULL) {
        input.base = ks_nothing;
        input.size = 0;
    }
    return input;
}

/* -------------------------------------------------------------------------------------- arena */

/*
 * Memory is taken from the front of the newest block of ordinary size, the first of the list. A
 * request of more than a quarter of the next block gets a block of its own, which is inserted after
 * the first, so that the rest of the first remains usable. A block that is abandoned was therefore
 * at least half used: the request that did not fit was at most a quarter of a block twice as large.
 *
 * With KS_EXACT_BLOCKS every request gets its own block, so that sanitizers see its bounds.
 */
struct ks_block {
    ks_block *next;
    size_t size;
};

#define ALIGNMENT KS_ALIGNMENT
_Static_assert(KS_ALIGNMENT % _Alignof(max_align_t) == 0, "ks_alloc aligns for any type");
#define HEADER ((sizeof(ks_block) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT)
#define FIRST_BLOCK ((size_t)16 << 10)
#define LARGEST_BLOCK ((size_t)32 << 20)
/* Lists that are long, but not so long that an allocator would give each huge pages, lie in one block that may have them. */
#define LONG_LIST ((size_t)256 << 10)
#define SHARED_BLOCK ((size_t)4 << 20)

static size_t next_block_size(const ks_ctx *ks) {
    if (ks->blocks == NULL) return FIRST_BLOCK;
    /* Compared with half of the limit, since doubling could overflow: a block for one large request
     * can have any size. */
    if (ks->blocks->size >= LARGEST_BLOCK / 2) return LARGEST_BLOCK;
    return ks->blocks->size < FIRST_BLOCK / 2 ? FIRST_BLOCK : ks->blocks->size * 2;
}

/* Returns `wanted` bytes of a new block. They are charged as `bytes`, which is <= SIZE_MAX - HEADER
 * and within the budget. */
static uint8_t *place_in_new_block(ks_ctx *ks, size_t wanted, size_t bytes) {
    size_t size = next_block_size(ks);
    if (bytes > size / 4 && bytes >= LONG_LIST && bytes <= SHARED_BLOCK / 4) size = SHARED_BLOCK;
    /* The last block need not be larger than the remaining budget. */
    if (ks->memory_left < size - HEADER) size = HEADER + (size_t)ks->memory_left;
    bool own = bytes > size / 4;
    if (own) size = HEADER + bytes;
#ifdef KS_EXACT_BLOCKS
    own = true;
    size = HEADER + wanted;
#else
    (void)wanted;
#endif
    ks_block *block = ks->allocator.alloc(ks->allocator.self, size);
    if (block == NULL) {
        ks_fail_found(ks, KS_NO_MEMORY, KS_NO_OFFSET, "% bytes of memory", ks_value_u64(size),
                      ks_none());
        return NULL;
    }
    block->size = size;
    uint8_t *memory = (uint8_t *)(void *)block + HEADER;
    if (own && ks->blocks != NULL) {
        block->next = ks->blocks->next;
        ks->blocks->next = block;
        return memory;
    }
    block->next = ks->blocks;
    ks->blocks = block;
    if (!own) {
        ks->arena_at = memory + bytes; /* bytes <= size / 4, and HEADER is no larger */
        ks->arena_left = size - HEADER - bytes;
    }
    return memory;
}

const char ks_expected_memory[] = "at most % bytes of memory";

void *ks_alloc_slow(ks_ctx *ks, uint64_t count, size_t size) {
    uint64_t wanted = ks_saturating_mul(count, size);
    if (wanted == 0) wanted = 1; /* a unique address, charged to the budget */
    /* Rounding up and adding the block header must not wrap; together they add less than `slack`. A
     * saturated product fails here or, like any other, at the budget. */
    const uint64_t slack = HEADER + ALIGNMENT;
    uint64_t rounded = wanted <= SIZE_MAX - slack ? ks_rounded_up(wanted) : UINT64_MAX;
    if (rounded > SIZE_MAX - slack || rounded > ks->memory_left) {
        uint64_t used = ks->limits.memory - ks->memory_left;
        ks_fail_found(ks, KS_LIMIT, KS_NO_OFFSET, ks_expected_memory,
                      ks_value_u64(ks->limits.memory),
                      ks_value_u64(ks_saturating_add(used, rounded)));
        return NULL;
    }
    size_t bytes = (size_t)rounded;
    if (bytes <= ks->arena_left) return ks_bump(ks, bytes);
    uint8_t *memory = place_in_new_block(ks, (size_t)wanted, bytes);
    if (memory != NULL) ks->memory_left -= bytes;
    return memory;
}

void ks_ctx_free(ks_ctx *ks) {
    ks_block *block = ks->blocks;
    while (block != NULL) {
        ks_block *next = block->next;
        ks->allocator.free(ks->allocator.self, block, block->size);
        block = next;
    }
    ks->blocks = NULL;
    ks->arena_at = NULL;
    ks->arena_left = 0;
    ks->memory_left = ks->limits.memory;
}

/* ------------------------------------------------------------------------------------- values */

ks_value ks_value_bytes(ks_ctx *ks, const uint8_t *data, uint64_t size) {
    ks_value value = {.kind = KS_VALUE_BYTES, .u64 = size};
    uint64_t n = size < KS_VALUE_BYTES_MAX ? size : KS_VALUE_BYTES_MAX;
    /* A failed load is an error itself, recorded before the one that is being reported. */
    if (!ks_fetch(ks, data, n)) return ks_none();
    for (uint64_t i = 0; i < n; i++) value.bytes[i] = data[i];
    return value;
}

/* ------------------------------------------------------------------------------------- streams */

ks_stream *ks_keep_stream(ks_ctx *ks, const ks_stream *io) {
    ks_stream *kept = ks_alloc(ks, 1, sizeof *kept);
    if (kept != NULL) *kept = *io;
    return kept;
}
