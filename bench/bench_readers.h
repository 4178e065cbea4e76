/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_readers.h - readers that ksyc generates, beside one written by hand and the official compiler's in C++.
 */
#ifndef BENCH_READERS_H
#define BENCH_READERS_H

void bench_readers(void);

#endif
