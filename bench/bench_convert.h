/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_convert.h - whole runs of `tensorgate convert` beside cp.
 */
#ifndef BENCH_CONVERT_H
#define BENCH_CONVERT_H

/* `program` is the command. Uses a separate folder below build/ and one below /dev/shm. */
void bench_convert(const char *program);

#endif
