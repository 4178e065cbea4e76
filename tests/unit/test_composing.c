/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_composing.c - the table of characters that normalisation may change.
 */
#include <stddef.h>
#include <stdint.h>

#include "composing.h"
#include "unit.h"

TEST(test_members) {
    static const uint32_t members[] = {
        0x300,  0x34e,  0x350,  0x36f,  0x340,  0x483,  0x93c,  0x9be,  0x958,  0x1161,  0x1175,
        0x11a8, 0x11c2, 0x212b, 0x2126, 0x20d0, 0x3099, 0x309a, 0xf900, 0xfb1d, 0x1d15e, 0x2fa1d,
    };
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        assert_true(tg_is_composing(members[i]));
}

TEST(test_others) {
    static const uint32_t others[] = {
        0,      'a',    0x7f,   0xe4,    0xe9,     0x2ff,      0x34f,  0x370,
        0x3c3,  0x928,  0x1112, 0x1160,  0x1176,   0x11a7,     0x11c3, 0x304b,
        0xac00, 0xd55c, 0xfffd, 0x1f600, 0x10ffff, UINT32_MAX,
    };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_false(tg_is_composing(others[i]));
}

/* A range out of order would not be found, or twice: as many characters as Unicode 14.0.0 has. */
TEST(test_all) {
    unsigned count = 0;
    for (uint32_t c = 0; c <= 0x10ffff; c++) count += tg_is_composing(c);
    assert_int_equal(count, 2100);
}
