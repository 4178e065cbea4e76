/* SPDX-License-Identifier: Apache-2.0 */
/*
 * safetensors_file.h - a .safetensors file, for its adapter and for its stream.
 */
#ifndef TENSORGATE_SAFETENSORS_FILE_H
#define TENSORGATE_SAFETENSORS_FILE_H

#include "adapter.h"
#include "safetensors.h"
#include "safetensors_header.h"

#define TG_SAFETENSORS_HEADER_AT 8 /* offset of the header */

/* In tg_file.root: what the grammar finds, and the header. */
typedef struct tg_safetensors {
    safetensors object; /* the first member: the tree is walked from it */
    tg_header header;
    bool alike; /* see foreign_name.h */
} tg_safetensors;

/* Begins a header of `size` bytes; `lasting` as in tg_header_init. */
bool tg_safetensors_begin(ks_ctx *ks, tg_safetensors *self, uint64_t size, bool lasting);

extern const tg_adapter tg_adapter_safetensors;

#endif
