/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_quotient.c - whether a product is at most a number, and a number at most a quotient, compared with the
 * compiler's own numbers of 128 bits over all triples of a set of numbers near the limits.
 */
#include "ks_test.h"

__extension__ typedef unsigned __int128 long_word;

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

static void test_all(void **state) {
    (void)state;
    for (size_t i = 0; i < NUM_WORDS; i++) {
        for (size_t k = 1; k < NUM_WORDS; k++) { /* nothing is divided by 0 */
            const long_word product = (long_word)words[i] * words[k];
            for (size_t n = 0; n < NUM_WORDS; n++) {
                assert_int_equal(ks_array_fits(words[i], words[k], words[n]), product <= words[n]);
                assert_int_equal(ks_at_most_quotient(words[i], words[n], words[k]),
                                 words[i] <= words[n] / words[k]);
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_all)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
