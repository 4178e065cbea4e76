/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_ksyc.h - the cost of compiling a grammar.
 */
#ifndef BENCH_KSYC_H
#define BENCH_KSYC_H

/* The time that `ksyc` needs for the biggest specification in the folder `specs`. */
void bench_ksyc(const char *ksyc, const char *specs);

#endif
