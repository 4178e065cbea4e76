/* SPDX-License-Identifier: Apache-2.0 */
/*
 * compare.h - compares the values of two arrays, block by block, for the command and the page.
 *
 *     comparer_open(&c, atol, rtol)
 *     comparison result = {0};
 *     for (uint64_t from = 0; from < count && compare_block(&c, a, b, &from, &result) == NULL;) ...
 *
 * Two numbers a and b are equal if |a - b| <= atol + rtol * |b|, as in NumPy's allclose, if both
 * are NaN, or if they are infinities of the same sign. Complex numbers are equal if both parts are.
 * Integers are compared as integers, also with floats that are whole numbers, and all other numbers as float64.
 */
#ifndef TENSORGATE_CLI_COMPARE_H
#define TENSORGATE_CLI_COMPARE_H

#include "element.h"
#include "tensorgate.h"

typedef struct comparison {
    uint64_t differing; /* elements */
    uint64_t nan;       /* of the differing elements: NaN on one side only */
    uint64_t first;     /* position in row-major order of the first difference */
    uint64_t last;      /* with compare_bytes(): of the last one */
    uint8_t first_a[ELEMENT_MAX];
    uint8_t first_b[ELEMENT_MAX];
    double max_abs; /* largest |a - b| of all elements without NaN */
    double max_rel; /* largest |a - b| / |b| of these, infinite if b is 0 */
} comparison;

typedef struct comparer {
    double atol;
    double rtol;
    void *memory;
} comparer;

/* Returns false if there is no memory. */
bool comparer_open(comparer *c, double atol, double rtol);
void comparer_close(comparer *c);
/* Compares some elements from number *from on, which is below the number of elements and moves behind them, and adds up what
 * differs. The arrays have the same shape, both in C order. Returns NULL, or the array that could not be read. */
tg_array *compare_block(const comparer *c, tg_array *a, tg_array *b, uint64_t *from,
                        comparison *out);
/* Compares as compare_block() does, but elements of `element` bytes, which are equal if all of these are; only the position of the first difference
 * is given. *from is below the number of bytes. */
tg_array *compare_bytes(const comparer *c, tg_array *a, tg_array *b, uint64_t element,
                        uint64_t *from, comparison *out);

#endif
