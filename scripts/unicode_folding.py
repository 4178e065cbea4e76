#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints runtime/base/folding.c, the table of simple case folding: one character for one.

    unicode_folding.py > runtime/base/folding.c

The characters come from Python's str.casefold, which folds fully, and where that gives several characters, from
str.lower: together what CaseFolding.txt has with the status C or S. The version of Unicode is in the outcome. With
another version of Python the table may be another one.
"""
import unicodedata

PROGRAM = """\
/* SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0 */
/*
 * folding.c - see folding.h. Written by scripts/unicode_folding.py from Unicode %s; do not edit.
 */
#include "folding.h"

#include <stddef.h>

/* Every `step`-th character from `first` to `last` becomes the one `distance` behind it. In ascending order. */
/* clang-format off */
static const struct run {
    uint32_t first;
    uint32_t last;
    uint32_t step;
    int32_t distance;
} runs[] = {
%s
};
/* clang-format on */

uint32_t tg_fold_case(uint32_t c) {
    size_t low = 0;
    size_t high = sizeof runs / sizeof runs[0];
    /* Runs below `low` end before c, those from `high` on begin behind it. */
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const struct run *run = &runs[middle];
        if (c < run->first)
            high = middle;
        else if (c > run->last)
            low = middle + 1;
        else
            return (c - run->first) %% run->step == 0 ? (uint32_t)((int32_t)c + run->distance) : c;
    }
    return c;
}
"""


def folded(c):
    for text in (chr(c).casefold(), chr(c).lower()):
        if len(text) == 1:
            return ord(text)
    return c


def runs():
    found = []
    for c in range(0x110000):
        distance = folded(c) - c
        if distance == 0:
            continue
        last = found[-1] if found else [0, -9, 0, 0]
        step = c - last[1]
        if last[3] == distance and (step == last[2] or (last[0] == last[1] and step <= 2)):
            last[1:3] = c, step
        else:
            found.append([c, c, 1, distance])
    return found


def main():
    cells = ["{0x%04X, 0x%04X, %d, %d}," % tuple(run) for run in runs()]
    lines = ["    " + " ".join(cells[i:i + 3]) for i in range(0, len(cells), 3)]
    print(PROGRAM % (unicodedata.unidata_version, "\n".join(lines)), end="")


if __name__ == "__main__":
    main()
