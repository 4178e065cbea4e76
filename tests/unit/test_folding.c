/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_folding.c - the table of simple case folding.
 */
#include <stddef.h>
#include <stdint.h>

#include "folding.h"
#include "unit.h"

static unsigned length_of(uint32_t c) { return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4; }

TEST(test_pairs) {
    static const uint32_t pairs[][2] = {
        {'A', 'a'},         {'Z', 'z'},       {'a', 'a'},       {'[', '['},
        {0xc9, 0xe9},       {0xd7, 0xd7},     {0x100, 0x101},   {0x101, 0x101},
        {0x178, 0xff},      {0x130, 0x130},   {0x1c4, 0x1c6},   {0x1c5, 0x1c6},
        {0x23a, 0x2c65},    {0x3a3, 0x3c3},   {0x3c2, 0x3c3},   {0x416, 0x436},
        {0x10a0, 0x2d00},   {0x1e9e, 0xdf},   {0x1f88, 0x1f80}, {0x212a, 'k'},
        {0x212b, 0xe5},     {0x2160, 0x2170}, {0xff21, 0xff41}, {0x10400, 0x10428},
        {0x1e900, 0x1e922}, {0xfffd, 0xfffd}, {0x4e2d, 0x4e2d}, {0x10ffff, 0x10ffff},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        assert_int_equal(tg_fold_case(pairs[i][0]), pairs[i][1]);
}

/* As many characters as Unicode 14.0.0 has; a run out of order would not be found. What is folded once is folded, and
 * nothing becomes longer than half as long again. */
TEST(test_all) {
    unsigned count = 0;
    for (uint32_t c = 0; c <= 0x10ffff; c++) {
        const uint32_t folded = tg_fold_case(c);
        count += folded != c;
        assert_int_equal(tg_fold_case(folded), folded);
        assert_true(2 * length_of(folded) <= 3 * length_of(c));
    }
    assert_int_equal(count, 1454);
}
