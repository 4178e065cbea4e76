/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_writer.h - the header of a .npy file, which the members of a .npz have, too.
 */
#ifndef TENSORGATE_NPY_WRITER_H
#define TENSORGATE_NPY_WRITER_H

#include "plain.h"

/* NumPy has had 64 axes since 2.0; before, and in most places today, it reads 32. */
#define TG_NPY_WRITTEN_RANK 32

/* As many as a header of TG_NPY_WRITTEN_RANK axes can have: 10 of the prefix, 52 around the shape, 21
 * for each axis, 21 of room to grow, 64 to align; and 128 more for npz_writer.c. */
#define TG_NPY_HEADER 1024

/* The header of a .npy file, as numpy.save writes it; `more` spaces, a multiple of 64, are added to it.
 * Its size. */
size_t tg_npy_make_header(const tg_item *item, size_t more, uint8_t dst[TG_NPY_HEADER]);

#endif
