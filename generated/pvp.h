/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pvp.ksy. Do not edit. */

/* PVP, the layer activity and connection weight files of PetaVision */
#ifndef KSYC_PVP_H
#define KSYC_PVP_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct pvp pvp;
typedef struct pvp_header pvp_header;
typedef struct pvp_dense_activity pvp_dense_activity;
typedef struct pvp_dense_frame pvp_dense_frame;
typedef struct pvp_legacy_activity pvp_legacy_activity;
typedef struct pvp_sparse_activity pvp_sparse_activity;
typedef struct pvp_sparse_frame pvp_sparse_frame;
typedef struct pvp_sparse_entry pvp_sparse_entry;
typedef struct pvp_sparse_index pvp_sparse_index;
typedef struct pvp_weights_header pvp_weights_header;
typedef struct pvp_weights pvp_weights;
typedef struct pvp_weights_frame pvp_weights_frame;
typedef struct pvp_weights_frame_header pvp_weights_frame_header;


#ifdef __cplusplus
extern "C" {
#endif

enum {
    PVP_FILETYPE_LEGACY_DENSE = 1,
    PVP_FILETYPE_SPARSE_BINARY = 2,
    PVP_FILETYPE_WEIGHTS_NONSHARED = 3,
    PVP_FILETYPE_DENSE = 4,
    PVP_FILETYPE_WEIGHTS_SHARED = 5,
    PVP_FILETYPE_SPARSE_VALUES = 6
};
extern const ks_enum pvp_filetype_labels;

enum {
    PVP_DATATYPE_UINT8 = 1,
    PVP_DATATYPE_INT32 = 2,
    PVP_DATATYPE_FLOAT32 = 3,
    PVP_DATATYPE_SPARSE_VALUE_PAIR = 4,
    PVP_DATATYPE_TAUS_UINT4 = 5
};
extern const ks_enum pvp_datatype_labels;

/* ---- header */
/* The header of every PVP file, 18 words and the time (BUP.hpp:35-53, 88-92). Unreliable words
 * (recordsize, kx0, ky0, nbatch) are not checked. */
struct pvp_header {
    ks_mark ks;
    ks_stream *ks_io;
    /* Bytes of the whole header, 80 for activity and 104 for weights. BUP.cpp:153-166. */
    int32_t headersize;
    /* Words of the header; the 8 bytes of the time count as two. tools/readpvpheader.c:115-135. */
    int32_t numparams;
    /* Content of the frames. BUP.hpp:12-28. */
    int32_t filetype;
    /* Width in cells: of the layer, or of the part of one process if there are several. Weights: of
     * the presynaptic layer, or 1, or the number of patches in x, so not used there. */
    int32_t nx;
    /* Height, analogous to the width. */
    int32_t ny;
    /* Features per position; in weights from the Matlab and Python tools the number of patches. */
    int32_t nf;
    /* Arbors of a weight file. In activity the number of writing processes, now 1, not used. */
    int32_t numrecords;
    /* Cells or bytes of a record, or 0, or that number truncated to 31 bits. Not used (OpenPV issue
     * 34). */
    int32_t recordsize;
    /* Bytes of a value; in sparse files, of an entry. */
    int32_t datasize;
    /* Type of a value. BUP.hpp:70-78. */
    int32_t datatype;
    /* Number of processes in x. Now 1. */
    int32_t nxprocs;
    /* Number of processes in y. Now 1. */
    int32_t nyprocs;
    /* Activity: width of the whole layer, nx · nxprocs. Nonshared weights: width of the
     * presynaptic layer with both margins, in some old files without. "nxGlobal" in the public
     * text. */
    int32_t nx_extended;
    /* Height, analogous to nxExtended. */
    int32_t ny_extended;
    /* Position of the first column of the process in the layer. 0. */
    int32_t kx0;
    /* Position of the first row. 0. */
    int32_t ky0;
    /* 1 from C++ and Python, 0 from Matlab; from 2015 to 2017 the size of the batch, before that
     * ("nb") the width of the border. Batch elements are consecutive frames of the same time. */
    int32_t nbatch;
    /* Frames of an activity file, arbors of a weight file. Not reliable, see the next two rules. */
    int32_t nbands;
    /* Simulated time in ms. Legacy dense files and weights: of this frame. Other activity: of the
     * first frame (Python, Matlab) or 0 (C++), so not used there. */
    double time;
    bool is_weights;
    /* Whether frames have a value for every cell. */
    bool is_dense;
    bool is_single_process;
    /* Width of the whole layer. */
    int64_t layer_nx;
    /* Height of the whole layer. */
    int64_t layer_ny;
    /* Cells of the whole layer. layer_is_addressable keeps this at 2^32 or less. */
    int64_t num_cells;
    /* Bytes of the values of a dense frame. */
    int64_t len_values;
    /* Bytes of a dense frame, time and values. */
    int64_t len_dense_frame;
    /* Number of complete dense frames in the file. */
    int64_t num_whole_frames;
    /* Bytes after the last complete dense frame. */
    int64_t len_tail;
    uint8_t ks_state_is_weights;
    uint8_t ks_state_is_dense;
    uint8_t ks_state_is_single_process;
    uint8_t ks_state_layer_nx;
    uint8_t ks_state_layer_ny;
    uint8_t ks_state_num_cells;
    uint8_t ks_state_len_values;
    uint8_t ks_state_len_dense_frame;
    uint8_t ks_state_num_whole_frames;
    uint8_t ks_state_len_tail;
};

/* ---- pvp */
/* A PVP file contains the history of one layer or one connection of a simulated neural network: a
 * header of 80 bytes (104 for weights), then frames, one per stored point in time.  | filetype |
 * frames | a frame | |---|---|---| | 4 dense | activity of a whole layer | time, values | | 1
 * legacy_dense | the same before October 2016, one frame | values; its time is in the header | | 6
 * sparse_values | the active cells of a layer | time, count, count × (index, value) | | 2
 * sparse_binary | the same where every active cell counts as 1 | time, count, count × index | | 5
 * weights_shared, 3 weights_nonshared | patches of weights | header again, then arbors × patches
 * × (8 bytes, weights) |  Values are in C order [y][x][f]: the feature index is the fastest, cell
 * k = f + nf·(x + nx·y). The same holds within a patch. Everything is little-endian; frames are
 * not aligned.  The file does not store the number of frames of weights, and in activity files the
 * word that does (`nbands`) is wrong after a crash. So the number of frames follows from the size
 * of the file (dense, weights) or from parsing to its end (sparse), and `nbands` is only compared
 * with it.  Layers that were written by several processes (`nxprocs` × `nyprocs` > 1, before 2017)
 * are stored as one block [ny][nx][nf] per process, processes in y slowest, in x fastest; `nx` and
 * `ny` are the size of one block. Patch headers of 4 bytes (November 2009 to March 2012) are
 * refused.  "BUP" in the source notes stands for src/utils/BufferUtilsPvp of PetaVision/OpenPV at
 * 0e139e9f. */
struct pvp {
    ks_span ks;
    ks_stream *ks_io;
    /* Header of the file. A weight file repeats it, as part of each later frame. */
    pvp_header header;
    /* The additional words in the header of a weight file. */
    pvp_weights_header *weights_header;
    /* The frames. */
    ks_ref content;
};

/* ---- dense_activity */
/* Type 4. Frame i begins at 80 + i · (8 + len_values). If bytes follow the last complete frame and
 * nbands counts a frame there, or if there is no complete frame, that frame is parsed, too, which
 * fails with "truncated". */
struct pvp_dense_activity {
    ks_span ks;
    pvp *ks_root;
    /* Frames in the order of time; batch elements are frames of equal time. */
    ks_list frames; /* of pvp_dense_frame */
    /* An incomplete frame that nbands does not count, left by a killed run. All readers skip it. */
    ks_bytes trailing;
    /* Whether the bytes after the last complete frame are a truncated frame. */
    bool cuts_a_frame;
    uint8_t ks_state_cuts_a_frame;
};

/* ---- dense_frame */
/* The whole layer at one time. BUP.tpp:12-16. */
struct pvp_dense_frame {
    pvp *ks_root;
    /* Simulated time in ms. Need not increase; may be any number. */
    double time;
    /* Values [y][x][f], the element type follows from datatype and datasize (type 5 has four words
     * per cell). With several processes, nyprocs × nxprocs blocks [ny][nx][nf], one for each
     * (mlab/util/readpvpfile.m:199-206). */
    ks_bytes values;
};

/* ---- legacy_activity */
/* Type 1, one frame whose time is in the header. */
struct pvp_legacy_activity {
    pvp *ks_root;
    /* Values as in a dense frame, in blocks of the processes. */
    ks_bytes values;
    /* Further frames would have no time, so a longer file is refused. */
    ks_bytes nothing_more;
};

/* ---- sparse_activity */
/* Types 6 and 2. Frames differ in length, so the file is parsed to its end. A rest of fewer than 12
 * bytes that nbands does not count is skipped; if nbands counts a frame there, or there is no
 * frame, parsing it fails with "truncated". */
struct pvp_sparse_activity {
    ks_span ks;
    ks_stream *ks_io;
    pvp *ks_root;
    /* Frames in the order of time. Absent if the file ends after the header. */
    ks_list frames; /* of pvp_sparse_frame */
    /* Fewer bytes than the time and count of a frame. */
    ks_bytes trailing;
    bool has_frames;
    /* Number of frames. */
    uint64_t num_frames;
    bool ks_has_frames;
    uint8_t ks_state_has_frames;
    uint8_t ks_state_num_frames;
};

/* ---- sparse_frame */
/* The active cells of the layer at one time. BUP.tpp:272-320. Entries may come in any order; for
 * duplicate cells the last entry wins (src/structures/SparseList.hpp:60). */
struct pvp_sparse_frame {
    pvp *ks_root;
    /* Simulated time in ms. Need not increase; may be any number. */
    double time;
    /* Number of entries, 0 in a silent frame. If it exceeds the number of cells, some cells are
     * duplicates. */
    uint32_t count;
    /* Active cells with their values. Type 6 only. */
    ks_view entries; /* of pvp_sparse_entry */
    /* Active cells, each with the value 1. Type 2 only. */
    ks_view indices; /* of pvp_sparse_index */
    bool ks_has_entries;
    bool ks_has_indices;
};

/* ---- sparse_entry */
/* An active cell with its value. src/structures/SparseList.hpp:19-22. */
struct pvp_sparse_entry {
    /* Cells of the layer. */
    uint64_t num_cells;
    /* The cell, f + nf · (x + nx · y). */
    uint32_t index;
    /* Its activity; may be any number, including 0. */
    float value;
};

/* ---- sparse_index */
/* An active cell. A separate type so that errors can report the bound. */
struct pvp_sparse_index {
    /* Cells of the layer. */
    uint64_t num_cells;
    /* The cell, f + nf · (x + nx · y). */
    uint32_t index;
};

/* ---- weights_header */
/* Bytes 80 to 103 of a weight file (BUP.hpp:57-62, 94-99), and the layout that follows from them.
 * A frame is its header and then, for each arbor and each patch, 8 bytes of patch header and nxp ·
 * nyp · nfp weights, even if a patch is shrunken at the border of the layer. The patch header (u16
 * nx, u16 ny, u32 offset) is not read: current writers write nxp, nyp, 0, older ones the active
 * part of the patch, and all current readers skip it and use the whole patch
 * (src/io/WeightsFileIO.cpp:633-649).  Both `nbands` and `numrecords` are the number of arbors. If
 * they differ, the one for which the file size is a whole number of frames is right; if this holds
 * for both, the file is refused. There is no count of frames, so bytes after the last complete
 * frame can only be a truncated frame. */
struct pvp_weights_header {
    ks_mark ks;
    ks_stream *ks_io;
    pvp *ks_root;
    /* Width of a patch in postsynaptic positions. */
    int32_t nxp;
    /* Height of a patch. */
    int32_t nyp;
    /* Features of a patch. */
    int32_t nfp;
    /* Weight of the byte 0. Meaningless for float weights. */
    float w_min;
    /* Weight of the byte 255. Meaningless for float weights. */
    float w_max;
    /* Patches of an arbor. Unsigned in the public text, signed in all code. */
    int32_t num_patches;
    /* Weights of a patch, in the order [y][x][f]. */
    int64_t weights_per_patch;
    /* Bytes of a patch including its header. BUP.tpp:484. */
    int64_t len_patch;
    /* Bytes of the patches of an arbor. */
    int64_t len_arbor;
    /* The same with patch headers of 4 bytes. */
    int64_t len_short_arbor;
    /* Whether the file is a whole number of frames with nbands arbors. */
    bool nbands_fits;
    /* Whether the file is a whole number of frames with numrecords arbors. */
    bool numrecords_fits;
    /* Whether the file would be a whole number of frames with patch headers of 4 bytes and one of
     * the counts. */
    bool short_headers_fit;
    /* Number of arbors (sets of patches) of a frame. */
    int32_t num_arbors;
    /* Bytes of a frame after its header. */
    int64_t len_patches;
    /* Number of frames. */
    int64_t num_frames;
    uint8_t ks_state_weights_per_patch;
    uint8_t ks_state_len_patch;
    uint8_t ks_state_len_arbor;
    uint8_t ks_state_len_short_arbor;
    uint8_t ks_state_nbands_fits;
    uint8_t ks_state_numrecords_fits;
    uint8_t ks_state_short_headers_fit;
    uint8_t ks_state_num_arbors;
    uint8_t ks_state_len_patches;
    uint8_t ks_state_num_frames;
};

/* ---- weights */
/* Types 3 and 5. Frame i begins at i · (104 + len_patches). */
struct pvp_weights {
    ks_span ks;
    pvp *ks_root;
    /* Frames in the order of time. */
    ks_list frames; /* of pvp_weights_frame */
};

/* ---- weights_frame */
/* All weights of the connection at one time. */
struct pvp_weights_frame {
    ks_mark ks;
    pvp *ks_root;
    /* Index of the frame. Frame 0 has the header of the file. */
    uint32_t index;
    /* The header of the file again, with the time and the range of this frame. */
    pvp_weights_frame_header *header;
    /* [arbor][patch], each a patch header of 8 bytes and the weights [nyp][nxp][nfp]. Patches of
     * nonshared weights are in the order f + nf · (x + nx · y) of the presynaptic layer with its
     * margins (src/io/WeightsFileIO.cpp:207-209). */
    ks_bytes patches;
    /* Simulated time in ms. */
    double time;
    /* Weight of the byte 0 in this frame. */
    double w_min;
    /* Weight of the byte 255 in this frame. */
    double w_max;
    uint8_t ks_state_time;
    uint8_t ks_state_w_min;
    uint8_t ks_state_w_max;
};

/* ---- weights_frame_header */
/* Header of a later frame of weights. Only the time, the range and unused words may differ from the
 * header of the file: all frames have the same geometry. */
struct pvp_weights_frame_header {
    pvp *ks_root;
    /* 104. */
    int32_t headersize;
    /* 26. */
    int32_t numparams;
    /* Equal to that of the file header, like all compared words. */
    int32_t filetype;
    /* Width of the presynaptic layer. */
    int32_t nx;
    /* Height of the presynaptic layer. */
    int32_t ny;
    /* Features of the presynaptic layer. */
    int32_t nf;
    /* Arbors. */
    int32_t numrecords;
    /* Of no use, not compared. */
    int32_t recordsize;
    /* Bytes of a weight. */
    int32_t datasize;
    /* Type of a weight. */
    int32_t datatype;
    /* Processes in x. */
    int32_t nxprocs;
    /* Processes in y. */
    int32_t nyprocs;
    /* Width of the presynaptic layer with its margins. */
    int32_t nx_extended;
    /* Height of the presynaptic layer with its margins. */
    int32_t ny_extended;
    /* Of no use, not compared. */
    int32_t kx0;
    /* Of no use, not compared. */
    int32_t ky0;
    /* Of no use, not compared. */
    int32_t nbatch;
    /* Arbors. */
    int32_t nbands;
    /* Simulated time of this frame in ms. Need not increase; may be any number. */
    double time;
    /* Width of a patch. */
    int32_t nxp;
    /* Height of a patch. */
    int32_t nyp;
    /* Features of a patch. */
    int32_t nfp;
    /* Weight of the byte 0 in this frame. */
    float w_min;
    /* Weight of the byte 255 in this frame. */
    float w_max;
    /* Patches of an arbor. */
    int32_t num_patches;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool pvp_read(ks_ctx *ks, ks_stream *io, pvp **out) KS_MUST_USE;
bool pvp_parse(ks_ctx *ks, ks_stream *io, pvp *self) KS_MUST_USE;
bool pvp_complete(ks_ctx *ks, pvp *self) KS_MUST_USE;
extern const ks_type pvp_desc;
bool pvp_header_parse(ks_ctx *ks, ks_stream *io, pvp_header *self) KS_MUST_USE;
void pvp_header_make_is_weights(ks_ctx *ks, pvp_header *self);
static inline void pvp_header_get_is_weights(ks_ctx *ks, pvp_header *self) {
    if (!KS_LIKELY(self->ks_state_is_weights >= KS_DONE)) pvp_header_make_is_weights(ks, self);
}
void pvp_header_make_is_dense(ks_ctx *ks, pvp_header *self);
static inline void pvp_header_get_is_dense(ks_ctx *ks, pvp_header *self) {
    if (!KS_LIKELY(self->ks_state_is_dense >= KS_DONE)) pvp_header_make_is_dense(ks, self);
}
void pvp_header_make_is_single_process(ks_ctx *ks, pvp_header *self);
static inline void pvp_header_get_is_single_process(ks_ctx *ks, pvp_header *self) {
    if (!KS_LIKELY(self->ks_state_is_single_process >= KS_DONE)) pvp_header_make_is_single_process(ks, self);
}
void pvp_header_make_layer_nx(ks_ctx *ks, pvp_header *self);
static inline void pvp_header_get_layer_nx(ks_ctx *ks, pvp_header *self) {
    if (!KS_LIKELY(self->ks_state_layer_nx >= KS_DONE)) pvp_header_make_layer_nx(ks, self);
}
void pvp_header_make_layer_ny(ks_ctx *ks, pvp_header *self);
static inline void pvp_header_get_layer_ny(ks_ctx *ks, pvp_header *self) {
    if (!KS_LIKELY(self->ks_state_layer_ny >= KS_DONE)) pvp_header_make_layer_ny(ks, self);
}
bool pvp_header_make_num_cells(ks_ctx *ks, pvp_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_header_get_num_cells(ks_ctx *ks, pvp_header *self) {
    if (KS_LIKELY(self->ks_state_num_cells >= KS_DONE)) return true;
    return pvp_header_make_num_cells(ks, self);
}
bool pvp_header_make_len_values(ks_ctx *ks, pvp_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_header_get_len_values(ks_ctx *ks, pvp_header *self) {
    if (KS_LIKELY(self->ks_state_len_values >= KS_DONE)) return true;
    return pvp_header_make_len_values(ks, self);
}
bool pvp_header_make_len_dense_frame(ks_ctx *ks, pvp_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_header_get_len_dense_frame(ks_ctx *ks, pvp_header *self) {
    if (KS_LIKELY(self->ks_state_len_dense_frame >= KS_DONE)) return true;
    return pvp_header_make_len_dense_frame(ks, self);
}
bool pvp_header_make_num_whole_frames(ks_ctx *ks, pvp_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_header_get_num_whole_frames(ks_ctx *ks, pvp_header *self) {
    if (KS_LIKELY(self->ks_state_num_whole_frames >= KS_DONE)) return true;
    return pvp_header_make_num_whole_frames(ks, self);
}
bool pvp_header_make_len_tail(ks_ctx *ks, pvp_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_header_get_len_tail(ks_ctx *ks, pvp_header *self) {
    if (KS_LIKELY(self->ks_state_len_tail >= KS_DONE)) return true;
    return pvp_header_make_len_tail(ks, self);
}
bool pvp_header_complete(ks_ctx *ks, pvp_header *self) KS_MUST_USE;
extern const ks_type pvp_header_desc;
bool pvp_dense_activity_parse(ks_ctx *ks, ks_stream *io, pvp_dense_activity *self) KS_MUST_USE;
bool pvp_dense_activity_make_cuts_a_frame(ks_ctx *ks, pvp_dense_activity *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_dense_activity_get_cuts_a_frame(ks_ctx *ks, pvp_dense_activity *self) {
    if (KS_LIKELY(self->ks_state_cuts_a_frame >= KS_DONE)) return true;
    return pvp_dense_activity_make_cuts_a_frame(ks, self);
}
bool pvp_dense_activity_complete(ks_ctx *ks, pvp_dense_activity *self) KS_MUST_USE;
extern const ks_type pvp_dense_activity_desc;
bool pvp_dense_frame_parse(ks_ctx *ks, ks_stream *io, pvp_dense_frame *self) KS_MUST_USE;
extern const ks_type pvp_dense_frame_desc;
bool pvp_legacy_activity_parse(ks_ctx *ks, ks_stream *io, pvp_legacy_activity *self) KS_MUST_USE;
extern const ks_type pvp_legacy_activity_desc;
bool pvp_sparse_activity_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_activity *self) KS_MUST_USE;
bool pvp_sparse_activity_make_has_frames(ks_ctx *ks, pvp_sparse_activity *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_sparse_activity_get_has_frames(ks_ctx *ks, pvp_sparse_activity *self) {
    if (KS_LIKELY(self->ks_state_has_frames >= KS_DONE)) return true;
    return pvp_sparse_activity_make_has_frames(ks, self);
}
bool pvp_sparse_activity_make_num_frames(ks_ctx *ks, pvp_sparse_activity *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_sparse_activity_get_num_frames(ks_ctx *ks, pvp_sparse_activity *self) {
    if (KS_LIKELY(self->ks_state_num_frames >= KS_DONE)) return true;
    return pvp_sparse_activity_make_num_frames(ks, self);
}
bool pvp_sparse_activity_complete(ks_ctx *ks, pvp_sparse_activity *self) KS_MUST_USE;
extern const ks_type pvp_sparse_activity_desc;
bool pvp_sparse_frame_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_frame *self) KS_MUST_USE;
extern const ks_type pvp_sparse_frame_desc;
bool pvp_sparse_entry_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_entry *self) KS_MUST_USE;
extern const ks_type pvp_sparse_entry_desc;
bool pvp_sparse_index_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_index *self) KS_MUST_USE;
extern const ks_type pvp_sparse_index_desc;
bool pvp_weights_header_parse(ks_ctx *ks, ks_stream *io, pvp_weights_header *self) KS_MUST_USE;
bool pvp_weights_header_make_weights_per_patch(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_weights_per_patch(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_weights_per_patch >= KS_DONE)) return true;
    return pvp_weights_header_make_weights_per_patch(ks, self);
}
bool pvp_weights_header_make_len_patch(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_len_patch(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_len_patch >= KS_DONE)) return true;
    return pvp_weights_header_make_len_patch(ks, self);
}
bool pvp_weights_header_make_len_arbor(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_len_arbor(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_len_arbor >= KS_DONE)) return true;
    return pvp_weights_header_make_len_arbor(ks, self);
}
bool pvp_weights_header_make_len_short_arbor(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_len_short_arbor(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_len_short_arbor >= KS_DONE)) return true;
    return pvp_weights_header_make_len_short_arbor(ks, self);
}
bool pvp_weights_header_make_nbands_fits(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_nbands_fits(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_nbands_fits >= KS_DONE)) return true;
    return pvp_weights_header_make_nbands_fits(ks, self);
}
bool pvp_weights_header_make_numrecords_fits(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_numrecords_fits(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_numrecords_fits >= KS_DONE)) return true;
    return pvp_weights_header_make_numrecords_fits(ks, self);
}
bool pvp_weights_header_make_short_headers_fit(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_short_headers_fit(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_short_headers_fit >= KS_DONE)) return true;
    return pvp_weights_header_make_short_headers_fit(ks, self);
}
bool pvp_weights_header_make_num_arbors(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_num_arbors(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_num_arbors >= KS_DONE)) return true;
    return pvp_weights_header_make_num_arbors(ks, self);
}
bool pvp_weights_header_make_len_patches(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_len_patches(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_len_patches >= KS_DONE)) return true;
    return pvp_weights_header_make_len_patches(ks, self);
}
bool pvp_weights_header_make_num_frames(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_header_get_num_frames(ks_ctx *ks, pvp_weights_header *self) {
    if (KS_LIKELY(self->ks_state_num_frames >= KS_DONE)) return true;
    return pvp_weights_header_make_num_frames(ks, self);
}
bool pvp_weights_header_complete(ks_ctx *ks, pvp_weights_header *self) KS_MUST_USE;
extern const ks_type pvp_weights_header_desc;
bool pvp_weights_parse(ks_ctx *ks, ks_stream *io, pvp_weights *self) KS_MUST_USE;
bool pvp_weights_complete(ks_ctx *ks, pvp_weights *self) KS_MUST_USE;
extern const ks_type pvp_weights_desc;
bool pvp_weights_frame_parse(ks_ctx *ks, ks_stream *io, pvp_weights_frame *self) KS_MUST_USE;
bool pvp_weights_frame_make_time(ks_ctx *ks, pvp_weights_frame *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_frame_get_time(ks_ctx *ks, pvp_weights_frame *self) {
    if (KS_LIKELY(self->ks_state_time >= KS_DONE)) return true;
    return pvp_weights_frame_make_time(ks, self);
}
bool pvp_weights_frame_make_w_min(ks_ctx *ks, pvp_weights_frame *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_frame_get_w_min(ks_ctx *ks, pvp_weights_frame *self) {
    if (KS_LIKELY(self->ks_state_w_min >= KS_DONE)) return true;
    return pvp_weights_frame_make_w_min(ks, self);
}
bool pvp_weights_frame_make_w_max(ks_ctx *ks, pvp_weights_frame *self) KS_MUST_USE;
static inline bool KS_MUST_USE pvp_weights_frame_get_w_max(ks_ctx *ks, pvp_weights_frame *self) {
    if (KS_LIKELY(self->ks_state_w_max >= KS_DONE)) return true;
    return pvp_weights_frame_make_w_max(ks, self);
}
bool pvp_weights_frame_complete(ks_ctx *ks, pvp_weights_frame *self) KS_MUST_USE;
extern const ks_type pvp_weights_frame_desc;
bool pvp_weights_frame_header_parse(ks_ctx *ks, ks_stream *io, pvp_weights_frame_header *self) KS_MUST_USE;
extern const ks_type pvp_weights_frame_header_desc;

#ifdef __cplusplus
}
#endif

#endif
