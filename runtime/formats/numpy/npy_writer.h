/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_writer.h - the header of .npy files and of the members of .npz files.
 */
#ifndef TENSORGATE_NPY_WRITER_H
#define TENSORGATE_NPY_WRITER_H

#include "plain.h"

/* NumPy reads 64 axes since 2.0; older versions, still in wide use, read 32 and refuse more. */
#define TG_NPY_WRITTEN_RANK 64
#define TG_NPY_COMMON_RANK 32

/* The maximum size of a header of numbers with TG_NPY_WRITTEN_RANK axes: 10 of the prefix, 52 around the
 * shape, 21 for each axis, 21 of room to grow, 64 to align. */
#define TG_NPY_HEADER 2048

/* A header, as numpy.save writes it. */
typedef struct tg_npy_written {
    const uint8_t *bytes;
    size_t size;
} tg_npy_written;

/* The function `add` of both formats: tg_plain_add, and what tg_decl.type says. */
bool tg_npy_add(tg_build *build, tg_item *item);

/* The header of a .npy file. That of numbers is made in `room`. */
tg_npy_written tg_npy_header_of(const tg_item *item, uint8_t room[TG_NPY_HEADER]);

/* Besides numbers, what tg_decl.type names. */
#define TG_NPY_TYPED (TG_BIT_OF(TG_DTYPE_OPAQUE) | TG_BIT_OF(TG_DTYPE_BFLOAT16))

#endif
