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
 * Types: npy_type.h.
 */
#ifndef TENSORGATE_NPY_HEADER_H
#define TENSORGATE_NPY_HEADER_H

#include "npy_type.h"

typedef struct tg_npy {
    char code[8];            /* the type of numbers, as in the file */
    const tg_npy_type *type; /* any other one; NULL: none */
    tg_dtype dtype;
    unsigned swap;  /* size of numbers whose bytes must be reversed; 0: none */
    tg_order order; /* TG_ORDER_C if both are the same */
    uint32_t rank;
    const uint64_t *shape; /* in the arena */
    uint64_t element;      /* bytes */
    uint64_t count;
    uint64_t nbytes;
} tg_npy;

/* Parses the text of a header. `at` is the offset of its first byte, for messages and notes; may include
 * KS_DECODED. `major` is the version of the file, whose head as npy.ksy defines it precedes the text. `v2`: as in tg_options. */
bool tg_npy_header(ks_ctx *ks, const uint8_t *text, uint64_t size, uint64_t at, unsigned major,
                   tg_dtype v2, tg_npy *npy);

/* Checks that the elements take all of the `size` bytes that begin at `at`. */
bool tg_npy_fits(ks_ctx *ks, const tg_npy *npy, uint64_t size, uint64_t at);

/* The type as it is in the file. */
static inline const char *tg_npy_descr(const tg_npy *of) {
    return of->type != NULL ? of->type->descr : of->code;
}

void tg_npy_describe(const tg_npy *npy, uint64_t offset, tg_tensor *tensor);

/* Reads bytes [at, at + n) of numbers of `swap` bytes, which are stored with the highest byte first, in the other order; 0:
 * as they are stored. `stored` reads them so. */
typedef bool tg_npy_stored(void *self, uint64_t at, void *dst, size_t n);
bool tg_npy_read(unsigned swap, uint64_t at, void *dst, size_t n, tg_npy_stored *stored,
                 void *self);

#endif
