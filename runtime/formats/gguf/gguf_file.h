/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_file.h - shared by the files that read GGUF.
 *
 *     gguf_adapter.c    tensors
 *     gguf_rules.c      what a grammar cannot say: names and keys as a whole, characters of texts
 *     gguf_metadata.c   keys and values
 *     gguf_stream.c     all of it in pieces; gguf_scan.c finds the end of the head
 */
#ifndef TENSORGATE_GGUF_FILE_H
#define TENSORGATE_GGUF_FILE_H

#include "adapter.h"
#include "gguf.h"

/* The parse tree, which tg_walk expects first. */
typedef struct tg_gguf {
    gguf object;
} tg_gguf;

/* Reads the sequence of the grammar: all of the head, nothing of the data. */
bool tg_gguf_parse(ks_ctx *ks, tg_gguf **root);

bool tg_gguf_is_big_endian(const tg_file *file);

/* Tests the rules of gguf_rules.c. */
bool tg_gguf_rules(ks_ctx *ks, tg_gguf *self);

/* tg_adapter.metadata. */
bool tg_gguf_metadata(tg_file *file, tg_out *out);

extern const tg_adapter tg_adapter_gguf;

#endif
