/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_check.h - the cost of checking a file, per record.
 */
#ifndef BENCH_CHECK_H
#define BENCH_CHECK_H

void bench_check(void);

#endif
