/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npy_header.h - the header of an array of NumPy, for .npy files and for members of .npz.
 *
 *     {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
 *
 * It is a Python literal, and NumPy passes it to a Python parser. Arrays of numbers need only a few
 * kinds of literals: this parser reads those, and refuses others at the first character that
 * differs. It accepts what numpy.lib.format accepts for such arrays: keys in any order, either kind
 * of quotes, blanks and line feeds between all tokens and behind the last one (not in front of the first), a comma after
 * the last item, and lengths as Python 2 wrote them, 3L. What numpy.save has never written is noted: another order of the keys, other
 * quotes, blanks and commas, no line feed at the end, and a version that the header does not need. Unlike
 * NumPy it refuses duplicate keys (NumPy takes the last), escapes
 * and prefixes of strings, and types in native byte order ('=f4', 'float32').
 *
 * Types are bool, integers, floats and complex numbers of 2 to 8 bytes a number, in both byte
 * orders. Python objects are refused, since they are pickled, which is a program to execute; so are
 * types other than numbers: text, dates, raw bytes, records.
 */
#ifndef TENSORGATE_NPY_HEADER_H
#define TENSORGATE_NPY_HEADER_H

#include "adapter.h"

#define TG_NPY_MAX_RANK 64 /* NumPy allows 64 axes since 2.0, 32 before */

typedef struct tg_npy {
    char descr[8]; /* as in the file */
    tg_dtype dtype;
    unsigned swap;  /* size of numbers whose bytes must be reversed; 0: none */
    tg_order order; /* TG_ORDER_C if both are the same */
    uint32_t rank;
    const uint64_t *shape; /* in the arena */
    uint64_t count;
    uint64_t nbytes;
} tg_npy;

/* Parses the text of a header. `at` is the offset of its first byte, for messages and notes; may include
 * KS_DECODED. `major` is the version of the file, whose head as npy.ksy defines it precedes the text. */
bool tg_npy_header(ks_ctx *ks, const uint8_t *text, uint64_t size, uint64_t at, unsigned major,
                   tg_npy *npy);

/* Checks that the elements take all of the `size` bytes that begin at `at`. */
bool tg_npy_fits(ks_ctx *ks, const tg_npy *npy, uint64_t size, uint64_t at);

void tg_npy_describe(const tg_npy *npy, uint64_t offset, tg_tensor *tensor);

/* Reads bytes [at, at + n) of the elements as little-endian numbers. `stored` reads them as
 * stored. */
typedef bool tg_npy_stored(void *self, uint64_t at, void *dst, size_t n);
bool tg_npy_read(const tg_npy *npy, uint64_t at, void *dst, size_t n, tg_npy_stored *stored,
                 void *self);

#endif
