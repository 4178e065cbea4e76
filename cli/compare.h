/* SPDX-License-Identifier: Apache-2.0 */
/*
 * compare.h - the values of two arrays.
 *
 * Equal are numbers a and b with |a - b| <= atol + rtol * |b|, as in NumPy's allclose; NaN and NaN;
 * infinities of the same sign. A complex number is equal when both of its parts are. Integers are
 * compared as such, all else as float64.
 */
#ifndef TENSORGATE_CLI_COMPARE_H
#define TENSORGATE_CLI_COMPARE_H

#include "element.h"
#include "tensorgate.h"

typedef struct comparison {
    uint64_t differing; /* elements */
    uint64_t nan;       /* of these: NaN on one side only */
    uint64_t first;     /* position in row-major order of the first that differs */
    uint8_t first_a[ELEMENT_MAX];
    uint8_t first_b[ELEMENT_MAX];
    double max_abs; /* largest |a - b| of all elements without NaN ... */
    double max_rel; /* ... and |a - b| / |b|, infinite where b is 0 */
} comparison;

typedef struct comparer {
    double atol;
    double rtol;
    bool only_whether; /* stop at the first that differs */
    void *memory;
} comparer;

/* False when there is no memory. */
bool comparer_open(comparer *c, double atol, double rtol, bool only_whether);
void comparer_close(comparer *c);
/* Two arrays of the same shape, both in C order. NULL, or the one that could not be read. */
tg_array *compare_arrays(const comparer *c, tg_array *a, tg_array *b, comparison *out);

#endif
