/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_gguf.h - the head of a model with a vocabulary, read by this library and by the readers of ggml.
 */
#ifndef BENCH_GGUF_H
#define BENCH_GGUF_H

void bench_gguf(void);

#endif
