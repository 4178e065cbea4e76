/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool.h - memory of one run of ksyc: everything is freed together.
 *
 * A compiler without memory cannot do anything useful: these functions print `ksyc: out of memory` and exit with 2
 * instead of returning NULL. (The library never does that.)
 */
#ifndef KSYC_POOL_H
#define KSYC_POOL_H

#include <stdarg.h>
#include <stddef.h>

typedef struct pool pool;

pool *ksyc_pool_new(void);
void ksyc_pool_free(pool *p);
/* Cleared memory, aligned for pointers, integers of up to 64 bits and doubles. */
void *ksyc_pool_alloc(pool *p, size_t size);
/* `count` elements of `size` bytes; the product is checked. */
void *ksyc_pool_array(pool *p, size_t count, size_t size);
/* A piece of `size` bytes with the first `used` bytes of `memory`, a piece of `old_size` bytes that is given up. What
 * comes after them is not cleared. */
void *ksyc_pool_grow(pool *p, void *memory, size_t old_size, size_t used, size_t size);
/* Gives a piece up before the pool is freed. Small pieces are not used again. */
void ksyc_pool_release(pool *p, void *memory, size_t size);
/* A point in time; and giving up all that was allocated, or has grown, since then. */
typedef struct pool_mark {
    struct block *block;
    size_t used;
    size_t num_blocks;
} pool_mark;
pool_mark ksyc_pool_mark(const pool *p);
void ksyc_pool_reset(pool *p, pool_mark mark);
/* A pool within the pool, made when it is first asked for, for what only the first stages need; and its end. */
pool *ksyc_pool_scratch(pool *p);
void ksyc_pool_free_scratch(pool *p);
char *ksyc_pool_copy(pool *p, const char *text, size_t size);
char *ksyc_pool_printf(pool *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *ksyc_pool_vprintf(pool *p, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

#endif
