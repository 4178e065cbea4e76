/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_stats.h - statistics of arrays beside memcpy.
 */
#ifndef BENCH_STATS_H
#define BENCH_STATS_H

void bench_stats(void);

#endif
