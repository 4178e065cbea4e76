/* SPDX-License-Identifier: Apache-2.0 */
/* pool.c - see pool.h. A list of blocks; the newest one is filled from its start. A large piece has a block of its own. */
#include "pool.h"
#include "format.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_SIZE ((size_t)256 * 1024) /* large enough that freed blocks return to the system */
#define ALIGNMENT (_Alignof(widest))

typedef union widest {
    void *pointer;
    uint64_t number;
    double fraction;
} widest;

typedef struct block {
    struct block *next, *before;
    size_t number; /* how many there were before it in the life of the pool */
    size_t used;
    size_t size;
    widest memory[]; /* `size` bytes */
} block;

struct pool {
    block *
        blocks; /* the newest small one first; a large one stands behind the small one that was the newest then */
    size_t num_blocks;
    block *spare; /* a cleared small one that was given up, or NULL */
    pool *scratch;
};

static _Noreturn void out_of_memory(void) {
    fputs("ksyc: out of memory\n", stderr);
    exit(2);
}

pool *ksyc_pool_new(void) {
    pool *p = calloc(1, sizeof *p);
    if (p == NULL) out_of_memory();
    return p;
}

void ksyc_pool_free(pool *p) {
    if (p == NULL) return;
    ksyc_pool_free(p->scratch);
    for (block *b = p->blocks; b != NULL;) {
        block *next = b->next;
        free(b);
        b = next;
    }
    free(p->spare);
    free(p);
}

static bool is_large(size_t size) { return size > BLOCK_SIZE / 16; }

/* Links a block after `before`, or as the first one. */
static void link_block(pool *p, block *b, block *before) {
    b->before = before;
    b->next = before != NULL ? before->next : p->blocks;
    if (b->next != NULL) b->next->before = b;
    if (before != NULL)
        before->next = b;
    else
        p->blocks = b;
}

static void unlink_block(pool *p, block *b) {
    if (b->next != NULL) b->next->before = b->before;
    if (b->before != NULL)
        b->before->next = b->next;
    else
        p->blocks = b->next;
}

/* A cleared block. Parts that begin at the end of a block need a second one again and again: it is kept, so that only
 * what was used of it has to be cleared. */
static block *take_block(pool *p, size_t capacity) {
    block *b = p->spare;
    if (b != NULL && capacity == BLOCK_SIZE) {
        p->spare = NULL;
        return b;
    }
    b = calloc(1, sizeof *b + capacity);
    if (b == NULL) out_of_memory();
    b->size = capacity;
    return b;
}

static void give_up_block(pool *p, block *b) {
    unlink_block(p, b);
    if (p->spare != NULL || b->size != BLOCK_SIZE) {
        free(b);
        return;
    }
    memset(b->memory, 0, b->used);
    b->used = 0;
    p->spare = b;
}

static block *block_of(void *memory) {
    return (block *)(void *)((unsigned char *)memory - offsetof(block, memory));
}

void *ksyc_pool_alloc(pool *p, size_t size) {
    if (size > SIZE_MAX / 2) out_of_memory();
    size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    block *b = p->blocks;
    if (is_large(size) || b == NULL || rounded > b->size - b->used) {
        size_t capacity = is_large(size) ? rounded : BLOCK_SIZE;
        b = take_block(p, capacity);
        b->number = p->num_blocks++;
        /* The block of a large piece is linked after the current one, which still has room. */
        link_block(p, b, is_large(size) ? p->blocks : NULL);
    }
    void *memory = (unsigned char *)b->memory + b->used;
    b->used += rounded;
    return memory;
}

void *ksyc_pool_grow(pool *p, void *memory, size_t old_size, size_t used, size_t size) {
    if (!is_large(old_size) || !is_large(size)) {
        void *grown = ksyc_pool_alloc(p, size);
        if (used != 0) memcpy(grown, memory, used);
        ksyc_pool_release(p, memory, old_size);
        return grown;
    }
    if (size > SIZE_MAX / 2) out_of_memory();
    block *b = block_of(memory), *before = b->before;
    unlink_block(p, b);
    b = realloc(b, sizeof *b + size);
    if (b == NULL) out_of_memory();
    b->used = b->size = size;
    link_block(p, b, before);
    return b->memory;
}

void ksyc_pool_release(pool *p, void *memory, size_t size) {
    if (!is_large(size)) return;
    unlink_block(p, block_of(memory));
    free(block_of(memory));
}

pool_mark ksyc_pool_mark(const pool *p) {
    return (pool_mark){p->blocks, p->blocks != NULL ? p->blocks->used : 0, p->num_blocks};
}

void ksyc_pool_reset(pool *p, pool_mark mark) {
    /* What is newer stands before the block of the mark, or directly behind it if it is large. */
    for (block *b = p->blocks; b != NULL && (b == mark.block || b->number >= mark.num_blocks);) {
        block *next = b->next;
        if (b != mark.block) give_up_block(p, b);
        b = next;
    }
    block *b = mark.block;
    if (b == NULL) return;
    memset((unsigned char *)b->memory + mark.used, 0, b->used - mark.used);
    b->used = mark.used;
}

pool *ksyc_pool_scratch(pool *p) {
    if (p->scratch == NULL) p->scratch = ksyc_pool_new();
    return p->scratch;
}

void ksyc_pool_free_scratch(pool *p) {
    ksyc_pool_free(p->scratch);
    p->scratch = NULL;
}

void *ksyc_pool_array(pool *p, size_t count, size_t size) {
    if (size != 0 && count > SIZE_MAX / 2 / size) out_of_memory();
    return ksyc_pool_alloc(p, count * size);
}

char *ksyc_pool_copy(pool *p, const char *text, size_t size) {
    char *copy = ksyc_pool_alloc(p, size + 1);
    if (size != 0) memcpy(copy, text, size);
    return copy;
}

char *ksyc_pool_vprintf(pool *p, const char *format, va_list args) {
    char most[256]; /* nearly every text fits, so that it is formatted once */
    va_list again;
    va_copy(again, args);
    const size_t n = ksyc_format(most, sizeof most, format, args);
    char *text = ksyc_pool_alloc(p, n + 1);
    if (n < sizeof most)
        memcpy(text, most, n);
    else
        ksyc_format(text, n + 1, format, again);
    va_end(again);
    return text;
}

char *ksyc_pool_printf(pool *p, const char *format, ...) {
    va_list args;
    va_start(args, format);
    char *text = ksyc_pool_vprintf(p, format, args);
    va_end(args);
    return text;
}
