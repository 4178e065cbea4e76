/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from npy.ksy. Do not edit. */

/* NumPy array file */
#ifndef KSYC_NPY_H
#define KSYC_NPY_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct npy npy;


#ifdef __cplusplus
extern "C" {
#endif

/* ---- npy */
/* One array: magic, version, the length of a header, the header, the elements. The header is the
 * text of a Python dictionary with the keys `descr`, `fortran_order` and `shape`; a grammar of this
 * kind cannot parse it, so the adapter of this project (runtime/formats/numpy/npy_header.h) defines
 * its rules, and checks that the elements have the size that it implies.  Sources are given as
 * functions of numpy/lib/format.py (NumPy 1.24; the format has not changed since NumPy 1.17
 * introduced its version 3.0). */
struct npy {
    ks_span ks;
    ks_stream *ks_io;
    /* Magic number (MAGIC_PREFIX). */
    ks_bytes magic;
    /* Version of the format. From 2 on `len_header` has four bytes; 3 differs from 2 only in the
     * encoding of the header (_header_size_info). */
    uint8_t major;
    /* No other has been released (_check_version). */
    uint8_t minor;
    /* Bytes of `header`. Writers choose it so that the elements begin at a multiple of 64. */
    uint32_t len_header;
    /* The dictionary, then spaces and a line feed. Versions 1 and 2 use Latin-1 and 3 uses UTF-8,
     * but only names of fields of records can contain anything but ASCII. */
    ks_bytes header;
    /* The elements, contiguous, the last axis fastest, or the first if `fortran_order` is true; in
     * the byte order of `descr`. */
    ks_bytes data;
    uint8_t ks_has_len_header; /* bytes that it took, 0: absent */
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool npy_read(ks_ctx *ks, ks_stream *io, npy **out) KS_MUST_USE;
bool npy_parse(ks_ctx *ks, ks_stream *io, npy *self) KS_MUST_USE;
extern const ks_type npy_desc;

#ifdef __cplusplus
}
#endif

#endif
