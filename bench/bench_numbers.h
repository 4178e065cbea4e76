/* SPDX-License-Identifier: Apache-2.0 */
/* bench_numbers.h - the part of bench that measures conversions of numbers. */
#ifndef BENCH_NUMBERS_H
#define BENCH_NUMBERS_H

/* Prints a table; needs 0.9 GB of memory. */
void bench_numbers(void);

#endif
