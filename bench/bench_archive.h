/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_archive.h - reading deflated members of .npz, in any order, next to one pass of inflation.
 */
#ifndef BENCH_ARCHIVE_H
#define BENCH_ARCHIVE_H

/* Prints a table; takes less than a minute. */
void bench_archive(void);

#endif
