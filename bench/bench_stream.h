/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_stream.h - push streams of primitiv compared with memcpy, cat and parsers of MessagePack.
 */
#ifndef BENCH_STREAM_H
#define BENCH_STREAM_H

/* Needs 70 MB of memory; sends 2 x 10 GiB through a pipe in each of three rounds. `tensorgate`
 * is the path of the command. */
void bench_stream(const char *tensorgate);

#endif
