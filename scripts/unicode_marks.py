#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints runtime/base/composing.c, the table of characters that normalisation may change.

    unicode_marks.py > runtime/base/composing.c

The characters come from Python's unicodedata; the version of Unicode is in the outcome. With another version of Python
the table may be another one.
"""
import unicodedata

SURROGATES = range(0xD800, 0xE000)      # not characters
CONJOINING = [*range(0x1161, 0x1176), *range(0x11A8, 0x11C3)]   # the second of Hangul syllables

PROGRAM = """\
/* SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0 */
/*
 * composing.c - see composing.h. Written by scripts/unicode_marks.py from Unicode %s; do not edit.
 */
#include "composing.h"

#include <stddef.h>

/* First and last of each range, in ascending order. */
/* clang-format off */
static const uint32_t ranges[][2] = {
%s
};
/* clang-format on */

bool tg_is_composing(uint32_t c) {
    size_t low = 0;
    size_t high = sizeof ranges / sizeof ranges[0];
    /* Ranges below `low` end before c, those from `high` on begin behind it. */
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (c < ranges[middle][0])
            high = middle;
        else if (c > ranges[middle][1])
            low = middle + 1;
        else
            return true;
    }
    return false;
}
"""


def seconds():
    """The characters that are composed with the one before them."""
    found = set(CONJOINING)
    for c in map(chr, range(0x110000)):
        parts = unicodedata.decomposition(c).split()
        if len(parts) == 2 and not parts[0].startswith("<") and unicodedata.normalize("NFC", c) == c:
            found.add(int(parts[1], 16))
    return found


def ranges():
    second = seconds()
    found = []
    for c in range(0x110000):
        if c in SURROGATES:
            continue
        if c not in second and not unicodedata.combining(chr(c)) and unicodedata.normalize("NFC", chr(c)) == chr(c):
            continue
        if found and found[-1][1] == c - 1:
            found[-1][1] = c
        else:
            found.append([c, c])
    return found


def main():
    cells = ["{0x%04X, 0x%04X}," % (first, last) for first, last in ranges()]
    lines = ["    " + " ".join(cells[i:i + 4]) for i in range(0, len(cells), 4)]
    print(PROGRAM % (unicodedata.unidata_version, "\n".join(lines)), end="")


if __name__ == "__main__":
    main()
