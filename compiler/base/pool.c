/* SPDX-License-Identifier: Apache-2.0 */
/* pool.c - see pool.h. A list of blocks; the newest one is filled from its start. */
#include "pool.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_SIZE ((size_t)64 * 1024)
#define ALIGNMENT (_Alignof(max_align_t))

typedef struct block {
    struct block *next;
    size_t used;
    size_t size;
    max_align_t memory[]; /* `size` bytes */
} block;

struct pool {
    block *blocks;
};

static _Noreturn void out_of_memory(void) {
    fputs("ksyc: out of memory\n", stderr);
    exit(2);
}

pool *pool_new(void) {
    pool *p = calloc(1, sizeof *p);
    if (p == NULL) out_of_memory();
    return p;
}

void pool_free(pool *p) {
    if (p == NULL) return;
    for (block *b = p->blocks; b != NULL;) {
        block *next = b->next;
        free(b);
        b = next;
    }
    free(p);
}

void *pool_alloc(pool *p, size_t size) {
    if (size > SIZE_MAX / 2) out_of_memory();
    size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    block *b = p->blocks;
    if (b == NULL || rounded > b->size - b->used) {
        size_t capacity = rounded > BLOCK_SIZE / 4 ? rounded : BLOCK_SIZE;
        b = calloc(1, sizeof *b + capacity);
        if (b == NULL) out_of_memory();
        b->size = capacity;
        if (capacity == rounded && p->blocks != NULL) {
            /* A large piece gets a block of its own, linked after the current block, which still has room. */
            b->next = p->blocks->next;
            p->blocks->next = b;
        } else {
            b->next = p->blocks;
            p->blocks = b;
        }
    }
    void *memory = (unsigned char *)b->memory + b->used;
    b->used += rounded;
    return memory;
}

void *pool_array(pool *p, size_t count, size_t size) {
    if (size != 0 && count > SIZE_MAX / 2 / size) out_of_memory();
    return pool_alloc(p, count * size);
}

char *pool_copy(pool *p, const char *text, size_t size) {
    char *copy = pool_alloc(p, size + 1);
    if (size != 0) memcpy(copy, text, size);
    return copy;
}

char *pool_vprintf(pool *p, const char *format, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (n < 0) out_of_memory();
    char *text = pool_alloc(p, (size_t)n + 1);
    vsnprintf(text, (size_t)n + 1, format, args);
    return text;
}

char *pool_printf(pool *p, const char *format, ...) {
    va_list args;
    va_start(args, format);
    char *text = pool_vprintf(p, format, args);
    va_end(args);
    return text;
}
