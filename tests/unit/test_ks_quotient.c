/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_quotient.c - whether a product is at most a number, compared with a multiplication by halves, and a number at
 * most a quotient, compared with a division, over all triples of a set of numbers near the limits.
 */
#include "ks_test.h"

static const uint64_t words[] = {0,
                                 1,
                                 2,
                                 3,
                                 10,
                                 UINT64_C(0xfffffffe),
                                 UINT64_C(0xffffffff),
                                 UINT64_C(0x100000000),
                                 UINT64_C(0x100000001),
                                 UINT64_C(0x1fffffffffffffff),
                                 UINT64_C(0x2000000000000000),
                                 UINT64_C(0x7fffffffffffffff),
                                 UINT64_C(0x8000000000000000),
                                 UINT64_C(0xfffffffe00000000),
                                 UINT64_C(0xfffffffe00000001), /* (2^32 - 1)^2 */
                                 UINT64_C(0xfffffffe00000002),
                                 UINT64_C(0xffffffffffffffff)};
enum { NUM_WORDS = sizeof words / sizeof *words };

/* Whether a * b <= most; the product may have 128 bits. */
static bool is_product_at_most(uint64_t a, uint64_t b, uint64_t most) {
    const uint64_t a_low = a & UINT32_MAX, a_high = a >> 32;
    const uint64_t b_low = b & UINT32_MAX, b_high = b >> 32;
    const uint64_t middle = a_high * b_low + (a_low * b_low >> 32); /* below 2^64 - 2^32 */
    const uint64_t other = a_low * b_high + (middle & UINT32_MAX);
    const uint64_t high = a_high * b_high + (middle >> 32) + (other >> 32);
    return high == 0 && (other << 32 | (a_low * b_low & UINT32_MAX)) <= most;
}

TEST(test_all) {
    for (size_t i = 0; i < NUM_WORDS; i++) {
        for (size_t k = 1; k < NUM_WORDS; k++) { /* nothing is divided by 0 */
            for (size_t n = 0; n < NUM_WORDS; n++) {
                assert_int_equal(ks_array_fits(words[i], words[k], words[n]),
                                 is_product_at_most(words[i], words[k], words[n]));
                assert_int_equal(ks_at_most_quotient(words[i], words[n], words[k]),
                                 words[i] <= words[n] / words[k]);
            }
        }
    }
}
