/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_date.h - dates of NumPy: a number of units since 1970.
 */
#ifndef TENSORGATE_NPY_DATE_H
#define TENSORGATE_NPY_DATE_H

#include "adapter.h"
#include "text.h"

/* In the order of NumPy. */
enum {
    TG_NPY_YEAR,
    TG_NPY_MONTH,
    TG_NPY_WEEK,
    TG_NPY_DAY,
    TG_NPY_HOUR,
    TG_NPY_MINUTE,
    TG_NPY_SECOND, /* and its parts, each a thousandth of the one before */
    TG_NPY_ATTOSECOND = TG_NPY_SECOND + 6,
    TG_NPY_GENERIC /* no unit: a number */
};

/* The unit of that name: "Y", "ns". */
bool tg_npy_unit(ks_bytes name, uint32_t *unit);

/* Bytes of the longest text of a date. */
#define TG_NPY_DATE_TEXT 64

/* Writes a date in ISO 8601, as precise as its unit, as NumPy does; "NaT" for the smallest number. A date that is not in
 * 64 bits of its unit, and one without a unit, is its number. */
void tg_npy_put_date(tg_text *w, int64_t value, uint64_t multiple, uint32_t unit);

#endif
