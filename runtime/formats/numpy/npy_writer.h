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

/* The maximum size of a header with TG_NPY_WRITTEN_RANK axes: 10 of the prefix, 52 around the
 * shape, 21 for each axis, 21 of room to grow, 64 to align. */
#define TG_NPY_HEADER 2048

/* Makes the header of a .npy file, as numpy.save writes it. Returns its size. */
size_t tg_npy_make_header(const tg_item *item, uint8_t dst[TG_NPY_HEADER]);

#endif
