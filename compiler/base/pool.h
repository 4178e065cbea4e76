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

pool *pool_new(void);
void pool_free(pool *p);
/* Cleared memory, aligned for any type. */
void *pool_alloc(pool *p, size_t size);
/* `count` elements of `size` bytes; the product is checked. */
void *pool_array(pool *p, size_t count, size_t size);
char *pool_copy(pool *p, const char *text, size_t size);
char *pool_printf(pool *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *pool_vprintf(pool *p, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

#endif
