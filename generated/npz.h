/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from npz.ksy. Do not edit. */

/* NumPy archive of arrays */
#ifndef KSYC_NPZ_H
#define KSYC_NPZ_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct npz npz;

#include "zip_archive.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- npz */
/* A ZIP archive whose members are .npy files. What an archive consists of is in zip_archive.ksy;
 * here is how a file is put together of it: members, directory and end record cover the file, and
 * every byte belongs to one field.  What this grammar does not say, the adapter of this project
 * does (runtime/formats/numpy/npz_names.h): which names are accepted, and that each member is an
 * array. The checksums and the ends of the compressed streams are compared when members are read. */
struct npz {
    ks_span ks;
    ks_stream *ks_io;
    /* The members, in the order of the directory. */
    ks_list members; /* of zip_archive_member */
    /* The end record, the last 22 bytes of the file. */
    zip_archive_end_record *end_record;
    uint8_t ks_state_end_record;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool npz_read(ks_ctx *ks, ks_stream *io, npz **out) KS_MUST_USE;
bool npz_parse(ks_ctx *ks, ks_stream *io, npz *self) KS_MUST_USE;
bool npz_make_end_record(ks_ctx *ks, npz *self) KS_MUST_USE;
static inline bool KS_MUST_USE npz_get_end_record(ks_ctx *ks, npz *self) {
    if (KS_LIKELY(self->ks_state_end_record >= KS_DONE)) return true;
    return npz_make_end_record(ks, self);
}
bool npz_complete(ks_ctx *ks, npz *self) KS_MUST_USE;
extern const ks_type npz_desc;

#ifdef __cplusplus
}
#endif

#endif
