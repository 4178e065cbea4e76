/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb_block_offset.ksy. Do not edit. */

/* Entry of the index table of NNB */
#ifndef KSYC_NNB_BLOCK_OFFSET_H
#define KSYC_NNB_BLOCK_OFFSET_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct nnb_block_offset nnb_block_offset;


#ifdef __cplusplus
extern "C" {
#endif

/* ---- nnb_block_offset */
/* Start of one block of an NNB file (U runtime_internal.h:40-53; X nnb.py:353-354). Source files
 * are named as in nnb.ksy. */
struct nnb_block_offset {
    ks_span ks;
    ks_stream *ks_io;
    /* Bytes of the data area. */
    uint64_t data_size;
    /* Start of the block, in bytes from the start of the data area. An empty block begins where the
     * next one does or, if it is the last, at the end of the area (U runtime_internal.h:46-53). */
    uint32_t offset;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool nnb_block_offset_parse(ks_ctx *ks, ks_stream *io, nnb_block_offset *self) KS_MUST_USE;
extern const ks_type nnb_block_offset_desc;

#ifdef __cplusplus
}
#endif

#endif
