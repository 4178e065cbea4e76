/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_layout.h - speed of changing the order of elements (runtime/numeric/layout*.c).
 */
#ifndef TENSORGATE_BENCH_LAYOUT_H
#define TENSORGATE_BENCH_LAYOUT_H

/* Prints a table; takes one or two minutes. Cases for which there is too little memory (0.8 GB)
 * report that. */
void bench_layout(void);

#endif
