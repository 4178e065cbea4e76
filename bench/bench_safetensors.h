/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_safetensors.h - headers of .safetensors: opening a file beside parsing its JSON with Jansson.
 */
#ifndef BENCH_SAFETENSORS_H
#define BENCH_SAFETENSORS_H

void bench_safetensors(void);

#endif
