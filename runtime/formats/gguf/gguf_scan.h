/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gguf_scan.h - finds the end of the head of a GGUF file while it comes: the keys and the descriptions of tensors, and
 * the padding behind them.
 *
 * It follows lengths and counts, each once, and judges nothing. Where the grammar refuses what it needs to go on, it is
 * stuck: no reader looks at what follows.
 */
#ifndef TENSORGATE_GGUF_SCAN_H
#define TENSORGATE_GGUF_SCAN_H

#include "kept_stream.h"

/* The most bytes of padding that the grammar looks at. */
#define TG_GGUF_MOST_PADDING 65535

typedef enum tg_gguf_step {
    TG_GGUF_STEP_HEAD,
    TG_GGUF_STEP_PAIR,
    TG_GGUF_STEP_TEXTS, /* of an array */
    TG_GGUF_STEP_INFO,
    TG_GGUF_STEP_PADDING
} tg_gguf_step;

typedef struct tg_gguf_scanner {
    tg_gguf_step step;
    uint64_t at;   /* where it begins; all before it was seen, or need not be */
    uint64_t most; /* bytes of a file */
    uint64_t most_tensors;
    bool is_big_endian;
    bool has_tensors;
    uint32_t alignment;
    uint64_t pairs; /* still to come, and the next two likewise */
    uint64_t infos;
    uint64_t texts;
} tg_gguf_scanner;

/* tg_kept_format.begin and .scan */
void tg_gguf_scan_begin(void *scanner, const tg_limits *limits);
tg_scan tg_gguf_scan(void *scanner, const uint8_t *head, size_t have, uint64_t *end);

#endif
