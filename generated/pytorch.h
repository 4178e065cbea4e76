/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pytorch.ksy. Do not edit. */

/* PyTorch checkpoint */
#ifndef KSYC_PYTORCH_H
#define KSYC_PYTORCH_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct pytorch pytorch;
typedef struct pytorch_archive pytorch_archive;
typedef struct pytorch_older pytorch_older;

#include "zip_archive.h"
#include "pickle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- pytorch */
/* What torch.save writes: a pickle, and the bytes of storages that it names. Since PyTorch 1.6 they
 * are members of a ZIP archive: `FOLDER/data.pkl`, `FOLDER/data/KEY` for each storage,
 * `FOLDER/version` and a few more. Before, and on request until today, they follow each other: four
 * pickles, the list of the keys, and the storages.  This grammar says what the bytes are. What the
 * pickle means, and that members and storages are those that it names, the adapter of this project
 * checks (runtime/pickle, runtime/formats/pytorch). Nothing in the file is ever imported or called. */
struct pytorch {
    ks_span ks;
    ks_stream *ks_io;
    /* The archive. */
    pytorch_archive *archive;
    /* The first byte. */
    uint8_t first;
    uint64_t ks_at_first;
    /* The form of before PyTorch 1.6. */
    pytorch_older *older;
    uint8_t ks_state_first;
    uint8_t ks_state_older;
};

/* ---- archive */
/* The archive: members, directory and end record cover the file, and every byte belongs to one
 * field. */
struct pytorch_archive {
    ks_span ks;
    ks_stream *ks_io;
    /* The members, in the order of the directory. */
    ks_list members; /* of zip_archive_member */
    /* The end record, the last 22 bytes of the file. */
    zip_archive_end_record *end_record;
    /* The pickle of the object, if it is the first member and not compressed, as torch.save writes
     * it. */
    pickle *object;
    /* Whether the name of the first member ends with "/data.pkl". */
    bool has_object;
    uint8_t ks_state_end_record;
    uint8_t ks_state_object;
    uint8_t ks_state_has_object;
};

/* ---- older */
/* The form of before PyTorch 1.6. */
struct pytorch_older {
    ks_span ks;
    /* A magic number; the version of this form, 1001; facts about the machine that wrote the file;
     * the object; the keys of its storages. */
    ks_list pickles; /* of pickle */
    /* For each key the number of elements in 64 bits, and the elements. How many bytes an element
     * has, the object says. */
    ks_bytes storages;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool pytorch_read(ks_ctx *ks, ks_stream *io, pytorch **out) KS_MUST_USE;
bool pytorch_parse(ks_ctx *ks, ks_stream *io, pytorch *self) KS_MUST_USE;
bool pytorch_make_first(ks_ctx *ks, pytorch *self) KS_MUST_USE;
static inline bool KS_MUST_USE pytorch_get_first(ks_ctx *ks, pytorch *self) {
    if (KS_LIKELY(self->ks_state_first >= KS_DONE)) return true;
    return pytorch_make_first(ks, self);
}
bool pytorch_make_older(ks_ctx *ks, pytorch *self) KS_MUST_USE;
static inline bool KS_MUST_USE pytorch_get_older(ks_ctx *ks, pytorch *self) {
    if (KS_LIKELY(self->ks_state_older >= KS_DONE)) return true;
    return pytorch_make_older(ks, self);
}
bool pytorch_complete(ks_ctx *ks, pytorch *self) KS_MUST_USE;
extern const ks_type pytorch_desc;
bool pytorch_archive_parse(ks_ctx *ks, ks_stream *io, pytorch_archive *self) KS_MUST_USE;
bool pytorch_archive_make_end_record(ks_ctx *ks, pytorch_archive *self) KS_MUST_USE;
static inline bool KS_MUST_USE pytorch_archive_get_end_record(ks_ctx *ks, pytorch_archive *self) {
    if (KS_LIKELY(self->ks_state_end_record >= KS_DONE)) return true;
    return pytorch_archive_make_end_record(ks, self);
}
bool pytorch_archive_make_object(ks_ctx *ks, pytorch_archive *self) KS_MUST_USE;
static inline bool KS_MUST_USE pytorch_archive_get_object(ks_ctx *ks, pytorch_archive *self) {
    if (KS_LIKELY(self->ks_state_object >= KS_DONE)) return true;
    return pytorch_archive_make_object(ks, self);
}
bool pytorch_archive_make_has_object(ks_ctx *ks, pytorch_archive *self) KS_MUST_USE;
static inline bool KS_MUST_USE pytorch_archive_get_has_object(ks_ctx *ks, pytorch_archive *self) {
    if (KS_LIKELY(self->ks_state_has_object >= KS_DONE)) return true;
    return pytorch_archive_make_has_object(ks, self);
}
bool pytorch_archive_complete(ks_ctx *ks, pytorch_archive *self) KS_MUST_USE;
extern const ks_type pytorch_archive_desc;
bool pytorch_older_parse(ks_ctx *ks, ks_stream *io, pytorch_older *self) KS_MUST_USE;
extern const ks_type pytorch_older_desc;

#ifdef __cplusplus
}
#endif

#endif
