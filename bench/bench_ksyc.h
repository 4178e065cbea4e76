/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_ksyc.h - what the compiler of grammars costs.
 */
#ifndef BENCH_KSYC_H
#define BENCH_KSYC_H

/* The time that `ksyc` needs for the biggest spec of the folder `specs`. */
void bench_ksyc(const char *ksyc, const char *specs);

#endif
