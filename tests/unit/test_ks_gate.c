/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_ks_gate.c - a gate asked for no bytes: there is nothing to load, whatever the source would say of it.
 */
#include "ks_test.h"

typedef struct pages {
    unsigned loads;
    int code;
} pages;

/* In pages of 16 bytes; of no bytes it reports none, from the start of their page on. */
static int load(void *self, uint64_t offset, uint64_t n, uint64_t *from, uint64_t *to) {
    pages *p = self;
    p->loads++;
    *from = offset / 16 * 16;
    *to = n > 0 ? (offset + n + 15) / 16 * 16 : *from;
    return p->code;
}

TEST(test_no_bytes) {
    pages p = {0, 7};
    ks_gate gate = {.steps = 1, .load = load, .self = &p};
    assert_true(ks_look(&gate, 5, 0));
    assert_true(ks_look(&gate, 100, 0));
    assert_int_equal(p.loads, 0);
    assert_int_equal(gate.code, 0);
    assert_false(ks_look(&gate, 100, 1));
    assert_int_equal(gate.code, 7);
}

TEST(test_bytes_stay_known) {
    pages p = {0, 0};
    ks_gate gate = {.steps = 1, .load = load, .self = &p};
    assert_true(ks_look(&gate, 20, 4));
    assert_true(ks_look(&gate, 70, 0));
    assert_true(ks_look(&gate, 16, 16));
    assert_int_equal(p.loads, 1);
    assert_true(ks_look(&gate, 15, 2));
    assert_int_equal(p.loads, 2);
}
