/* SPDX-License-Identifier: Apache-2.0 */
/* The memory of ksyc: pieces are cleared, and what a mark gives up is exactly what came after it. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#include <stdint.h>

enum { SMALL = 100, LARGE = 100000, MANY = 10000 };

static bool all_are(const unsigned char *bytes, size_t size, unsigned char value) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != value) return false;
    return true;
}

TEST(test_aligned_and_clear) {
    pool *p = ksyc_pool_new();
    for (size_t size = 0; size < 70; size++) {
        unsigned char *piece = ksyc_pool_alloc(p, size);
        assert_int_equal((uintptr_t)piece % _Alignof(uint64_t), 0);
        assert_true(all_are(piece, size, 0));
        memset(piece, 0xff, size);
    }
    ksyc_pool_free(p);
}

/* Fills a pool with small and large pieces and some that grow. */
static void use_much(pool *p, unsigned char value) {
    for (size_t i = 0; i < MANY; i++) {
        unsigned char *piece = ksyc_pool_alloc(p, SMALL);
        assert_true(all_are(piece, SMALL, 0));
        memset(piece, value, SMALL);
        if (i % 1000 != 0) continue;
        unsigned char *large = ksyc_pool_alloc(p, LARGE);
        assert_true(all_are(large, LARGE, 0));
        memset(large, value, LARGE);
        large = ksyc_pool_grow(p, large, LARGE, LARGE, 2 * LARGE);
        memset(large, value, 2 * LARGE);
        if (i % 2000 == 0) ksyc_pool_release(p, large, 2 * LARGE);
    }
}

TEST(test_reset) {
    pool *p = ksyc_pool_new();
    ksyc_pool_reset(p, ksyc_pool_mark(p)); /* of nothing */
    use_much(p, 1);
    ksyc_pool_reset(p, (pool_mark){0}); /* all of it */
    for (int round = 0; round < 3; round++) {
        unsigned char *small = ksyc_pool_alloc(p, SMALL);
        unsigned char *large = ksyc_pool_alloc(p, LARGE);
        unsigned char *grows = ksyc_pool_alloc(p, LARGE);
        memset(small, 7, SMALL);
        memset(large, 8, LARGE);
        memset(grows, 9, LARGE);
        const pool_mark mark = ksyc_pool_mark(p);
        use_much(p, 2);
        grows = ksyc_pool_grow(p, grows, LARGE, LARGE, 3 * LARGE);
        memset(grows, 9, 3 * LARGE);
        use_much(p, 3);
        ksyc_pool_reset(p, mark);
        assert_true(all_are(small, SMALL, 7) && all_are(large, LARGE, 8));
        assert_true(all_are(grows, 3 * LARGE, 9)); /* it was large before */
        use_much(p, 4);
        ksyc_pool_reset(p, mark);
        ksyc_pool_reset(p, mark); /* nothing new */
        assert_true(all_are(small, SMALL, 7) && all_are(large, LARGE, 8));
    }
    ksyc_pool_free(p);
}
