/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_file.h - shared by the files that read GGUF.
 *
 *     gguf_adapter.c    tensors
 *     gguf_rules.c      what a grammar cannot say: names and keys as a whole, characters of texts
 *     gguf_metadata.c   keys and values
 */
#ifndef TENSORGATE_GGUF_FILE_H
#define TENSORGATE_GGUF_FILE_H

#include "adapter.h"
#include "gguf.h"

/* The parse tree, which tg_walk expects first. */
typedef struct tg_gguf {
    gguf object;
} tg_gguf;

/* Tests the rules of gguf_rules.c. */
bool tg_gguf_rules(ks_ctx *ks, tg_gguf *self);

/* tg_adapter.metadata. */
bool tg_gguf_metadata(tg_file *file, tg_out *out);

#endif
