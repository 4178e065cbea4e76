/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_small.h - private to the library: what floats of less than 16 bits consist of, and those that begin at any bit.
 */
#ifndef TENSORGATE_NUMBERS_SMALL_H
#define TENSORGATE_NUMBERS_SMALL_H

#include "numbers.h"

/* What takes the place of numbers. */
typedef enum tg_specials {
    TG_SPECIALS_NONE,
    TG_SPECIALS_ONE_NAN,      /* all ones but for the sign */
    TG_SPECIALS_IEEE,         /* the largest exponent: infinities, NaN */
    TG_SPECIALS_NAN_FOR_ZERO, /* the sign alone */
    TG_SPECIALS_SCALE         /* E8M0: a power of two and nothing else, all ones are NaN */
} tg_specials;

typedef struct tg_small {
    unsigned bits;
    unsigned fraction; /* bits of it */
    int bias;
    tg_specials specials;
} tg_small;

/* False for other dtypes. */
bool tg_small_of(tg_dtype dtype, tg_small *s);

/*
 * tg_small_decode and tg_small_codes of `n` elements of which the first begins at bit `bit` of `src`, counted from the lowest
 * one of the first byte on. Where the elements before it are not in memory, that need not be a multiple of their bits.
 */
void tg_small_decode_at(void *dst, const void *src, tg_dtype dtype, unsigned bit, size_t n);
/* `n` integers of less than 8 bits, one to a byte: as int8 or uint8. Does nothing for other dtypes. */
void tg_small_integers_at(void *dst, const void *src, tg_dtype dtype, unsigned bit, size_t n);
/* Whether it is an integer of less than 8 bits, and which dtype of whole bytes has all of its values. */
bool tg_small_integer_of(tg_dtype dtype, tg_dtype *whole);
void tg_small_codes_at(void *dst, const void *src, tg_dtype dtype, unsigned bit, size_t n);

#endif
