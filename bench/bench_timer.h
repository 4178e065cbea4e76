/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_timer.h - clock and medians. Speeds of shared machines vary by a factor of two, so what is
 * compared runs alternately, and the ratio is the median of the ratios within a round.
 */
#ifndef BENCH_TIMER_H
#define BENCH_TIMER_H

#define TIMER_ROUNDS 11

/* Seconds of a monotonic clock. */
double timer_now(void);
/* Seconds of processor time that this process has used: for single-threaded work in memory.
 * Other processes should not influence it. */
double timer_busy(void);
/* Median of TIMER_ROUNDS numbers; sorts them. */
double timer_median(double *times);
/* The smaller one; `least` is initially 0, for none. */
double timer_least(double least, double seconds);

#endif
