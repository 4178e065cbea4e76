/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_layout.h - how the arguments of a function lie in its record, and how a file refers to blocks.
 *
 * The number of a function determines the layout of its arguments; 271 numbers are known. The grammar defines the layouts
 * (specs/nnb_functions.ksy), so there is no second table here: the generated reader parses a record with that number
 * followed by zeros, which is valid for each of them, and the descriptor table of the result is the layout.
 */
#ifndef TENSORGATE_NNB_LAYOUT_H
#define TENSORGATE_NNB_LAYOUT_H

#include "ks_table.h"
#include "nnb.h"

/* Every list of the format consists of 32-bit words. */
#define NNB_WORD 4u
/* A function record up to its arguments. */
#define NNB_RECORD_SIZE 20u
/* An argument that is a list: count and block. */
#define NNB_LIST_ARGUMENT 8u
/* A record that is longer than any: the longest has less than half of it. */
#define NNB_LONGEST_RECORD 256u

/* Has the reader parse a record with that number, which has notes if its arguments are not known. The arguments are in the
 * arena. */
bool tg_nnb_parse_layout(ks_ctx *ks, uint16_t id, nnb_functions *function);

static inline bool tg_nnb_is_alignment(const ks_field *field) {
    return field->storage == KS_STORE_BYTES;
}

static inline bool tg_nnb_is_stored(const ks_field *field) {
    return (field->flags & (KS_FIELD_PARAM | KS_FIELD_INSTANCE)) == 0;
}

static inline uint32_t tg_nnb_stored_size(const ks_field *field) {
    return field->storage == KS_STORE_OBJECT ? NNB_LIST_ARGUMENT : field->wire_size;
}

/* The blocks of a file. */
typedef struct tg_nnb_area {
    const uint8_t *data;  /* the data area */
    const uint8_t *table; /* a word for each block: where it begins in the data area */
} tg_nnb_area;

/* The block whose number is the word at `number`. Of an accepted file, every reference is to a block that exists, and every
 * block begins inside the data area. */
static inline const uint8_t *tg_nnb_block_at(const tg_nnb_area *area, const uint8_t *number) {
    return area->data + ks_u4le(area->table + (uint64_t)NNB_WORD * ks_u4le(number));
}

#endif
