/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_layout.h - speed of runtime/layout.
 */
#ifndef TENSORGATE_BENCH_LAYOUT_H
#define TENSORGATE_BENCH_LAYOUT_H

/* Prints a table, in a minute or two. Cases for which there is too little memory (0.8 GB) say so. */
void bench_layout(void);

#endif
