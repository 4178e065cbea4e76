/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_writer.h - declarations shared by the two files of the PVP writer: pvp_writer_header.c makes
 * the words of the header from tensors and metadata, pvp_writer.c tests the tensors and writes the
 * frames.
 */
#ifndef TENSORGATE_WRITE_PVP_H
#define TENSORGATE_WRITE_PVP_H

#include "write.h"

enum { LEGACY = 1, SPARSE_BINARY, NONSHARED, DENSE, SHARED, SPARSE_VALUES };
enum { UINT8 = 1, INT32, FLOAT32, PAIR, TAUS };

enum {
    HEADERSIZE,
    NUMPARAMS,
    FILETYPE,
    NX,
    NY,
    NF,
    NUMRECORDS,
    RECORDSIZE,
    DATASIZE,
    DATATYPE,
    NXPROCS,
    NYPROCS,
    NX_EXTENDED,
    NY_EXTENDED,
    KX0,
    KY0,
    NBATCH,
    NBANDS,
    NUM_WORDS
};

/* Axes of activity and of weights. */
enum { FRAMES, Y, X, F };
enum { ARBORS = 1, PATCHES, NYP, NXP, NFP };

#define MOST_CELLS (UINT64_C(1) << 32) /* indices have 32 bits */

typedef struct pvp_plan {
    const tg_item *content; /* activity or weights */
    const tg_item *time;    /* NULL: 0, 1, 2, ... */
    bool weights;
    uint64_t frames;
    int32_t words[NUM_WORDS];
    double header_time; /* of activity */
    uint64_t cells;     /* of a layer */
    const tg_meta *low; /* first element of wMin and wMax; NULL: 1 */
    const tg_meta *high;
} pvp_plan;

/* Sets the words and build->size from the tensors and the metadata. */
bool tg_pvp_lay_out(tg_build *build, pvp_plan *p);
/* Reads bytes [from, from + n) of a part before the emission. */
bool tg_pvp_peek(tg_build *build, const tg_item *item, tg_part part, uint64_t from, void *dst,
                 size_t n);
/* Patches of a frame, of all arbors; below 2^62. */
uint64_t tg_pvp_patches(const pvp_plan *p);

#endif
