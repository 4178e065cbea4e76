/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_timer.h - clock and medians. Speeds of shared machines swing by a factor of two, so what is compared
 * runs by turns, and the ratio is the median of the ratios within a round.
 */
#ifndef BENCH_TIMER_H
#define BENCH_TIMER_H

#define TIMER_ROUNDS 11

/* Seconds of a clock that never goes back. */
double timer_now(void);
/* Seconds of processor time that this process has taken: for work in memory by one thread, which other
 * processes should not slow down on paper. */
double timer_busy(void);
/* Of TIMER_ROUNDS numbers, which it sorts. */
double timer_median(double *times);
/* The smaller one; `least` begins as 0, for none. */
double timer_least(double least, double seconds);

#endif
