/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "pvp.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_pvp_header_headersize = {
    "header.headersize", "80 (activity) or 104 (weights)", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_numparams = {
    "header.numparams", "headersize / 4, which is 20 for activity and 26 for weights", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_filetype = {
    "header.filetype", "1, 2, 4 or 6 with a headersize of 80, 3 or 5 with 104", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_filetype_is_current = {
    "header.filetype_is_current", "2 to 6; type 1 is not written since October 2016", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_header_nx = {
    "header.nx", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_ny = {
    "header.ny", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_nf = {
    "header.nf", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_numrecords = {
    "header.numrecords", "at least 0", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_legal_type_and_size = {
    "header.legal_type_and_size", "datatype/datasize 3/4, 1/1, 2/4 or 5/16 in type 4, 3/4 or 1/1 in types 3 and 5, 4/8 or 3/8 in type 6, 2/4 in type 2, 3/4 in type 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_nxprocs = {
    "header.nxprocs", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_nyprocs = {
    "header.nyprocs", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_layout_of_processes_is_known = {
    "header.layout_of_processes_is_known", "one process (nxprocs = nyprocs = 1), except in types 1, 4 and 5", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_is_written_by_one_process = {
    "header.is_written_by_one_process", "one process (nxprocs = nyprocs = 1); this is the layout of several processes of before 2017", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_header_layer_is_addressable = {
    "header.layer_is_addressable", "a layer of at most 2^31-1 by 2^31-1 positions and 2^32 cells", KS_OVERFLOW, false};
static const ks_rule rule_pvp_header_blocks_fill_the_layer = {
    "header.blocks_fill_the_layer", "nx * nxprocs, and nyExtended = ny * nyprocs", KS_BAD_SIZE, false};
static const ks_rule rule_pvp_header_extended_size_is_layer_size = {
    "header.extended_size_is_layer_size", "nx, and nyExtended = ny", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_header_nbands = {
    "header.nbands", "at least 0", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_header_nbands_is_number_of_frames = {
    "header.nbands_is_number_of_frames", "the number of whole frames in the file, 1 in type 1", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_header_nbands_is_numrecords = {
    "header.nbands_is_numrecords", "numrecords: both are the number of arbors", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_dense_activity_trailing = {
    "dense_activity.trailing", "nothing after the last frame", KS_TRAILING, true};
static const ks_rule rule_pvp_legacy_activity_nothing_more = {
    "legacy_activity.nothing_more", "nothing after the one frame of a type 1 file", KS_TRAILING, false};
static const ks_rule rule_pvp_sparse_activity_nbands_is_number_of_frames = {
    "sparse_activity.nbands_is_number_of_frames", "nbands in the header (offset 68) = the number of frames in the file", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_sparse_activity_trailing = {
    "sparse_activity.trailing", "nothing after the last frame", KS_TRAILING, true};
static const ks_rule rule_pvp_sparse_frame_count = {
    "sparse_frame.count", "at most one entry per cell", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_sparse_entry_index = {
    "sparse_entry.index", "a cell of the layer, less than nx * ny * nf", KS_BAD_REFERENCE, false};
static const ks_rule rule_pvp_sparse_index_index = {
    "sparse_index.index", "a cell of the layer, less than nx * ny * nf", KS_BAD_REFERENCE, false};
static const ks_rule rule_pvp_weights_header_nxp = {
    "weights_header.nxp", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_header_nyp = {
    "weights_header.nyp", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_header_nfp = {
    "weights_header.nfp", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_header_byte_range_is_finite = {
    "weights_header.byte_range_is_finite", "a finite number of at least wMin, their difference finite in float32", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_weights_header_num_patches = {
    "weights_header.num_patches", "at least 1", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_header_patches_fit_the_file = {
    "weights_header.patches_fit_the_file", "no more patches of nxp * nyp * nfp weights than the file can hold", KS_TRUNCATED, false};
static const ks_rule rule_pvp_weights_header_patch_headers_have_8_bytes = {
    "weights_header.patch_headers_have_8_bytes", "patch headers of 8 bytes; the size of this file fits the 4-byte ones of November 2009 to March 2012, which are not supported", KS_BAD_SIZE, false};
static const ks_rule rule_pvp_weights_header_frames_fill_the_file = {
    "weights_header.frames_fill_the_file", "a whole number of frames of 104 + arbors * numPatches * (8 + nxp * nyp * nfp * datasize) bytes, arbors being nbands or numrecords", KS_TRUNCATED, false};
static const ks_rule rule_pvp_weights_header_number_of_arbors_is_certain = {
    "weights_header.number_of_arbors_is_certain", "nbands = numrecords, or a file size that only one of them fits", KS_BAD_SIZE, false};
static const ks_rule rule_pvp_weights_frame_header_headersize = {
    "weights_frame_header.headersize", "_root.header.headersize", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_numparams = {
    "weights_frame_header.numparams", "_root.header.numparams", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_filetype = {
    "weights_frame_header.filetype", "_root.header.filetype", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nx = {
    "weights_frame_header.nx", "_root.header.nx", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_ny = {
    "weights_frame_header.ny", "_root.header.ny", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nf = {
    "weights_frame_header.nf", "_root.header.nf", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_numrecords = {
    "weights_frame_header.numrecords", "_root.header.numrecords", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_datasize = {
    "weights_frame_header.datasize", "_root.header.datasize", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_datatype = {
    "weights_frame_header.datatype", "_root.header.datatype", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nxprocs = {
    "weights_frame_header.nxprocs", "_root.header.nxprocs", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nyprocs = {
    "weights_frame_header.nyprocs", "_root.header.nyprocs", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nx_extended = {
    "weights_frame_header.nx_extended", "_root.header.nx_extended", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_ny_extended = {
    "weights_frame_header.ny_extended", "_root.header.ny_extended", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nbands = {
    "weights_frame_header.nbands", "_root.header.nbands", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nxp = {
    "weights_frame_header.nxp", "_root.weights_header.nxp", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nyp = {
    "weights_frame_header.nyp", "_root.weights_header.nyp", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_nfp = {
    "weights_frame_header.nfp", "_root.weights_header.nfp", KS_BAD_VALUE, false};
static const ks_rule rule_pvp_weights_frame_header_byte_range_is_finite = {
    "weights_frame_header.byte_range_is_finite", "a finite number of at least wMin, their difference finite in float32", KS_BAD_VALUE, true};
static const ks_rule rule_pvp_weights_frame_header_num_patches = {
    "weights_frame_header.num_patches", "_root.weights_header.num_patches", KS_BAD_VALUE, false};

/* pvp */

bool pvp_parse(ks_ctx *ks, ks_stream *io, pvp *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!pvp_header_parse(ks, io, &self->header)) return ks_in(ks, "header");
    pvp_header_get_is_weights(ks, &self->header);
    if (self->header.is_weights) {
        pvp_weights_header *const v1 = (pvp_weights_header *)ks_alloc(ks, 1, sizeof *v1);
        if (v1 == NULL) return ks_in_at(ks, "weights_header", ks_at(io));
        memset(v1, 0, sizeof *v1);
        self->weights_header = v1;
        v1->ks_root = self;
        if (!pvp_weights_header_parse(ks, io, v1)) return ks_in(ks, "weights_header");
    }
    self->content = (ks_ref){NULL, NULL};
    switch (self->header.filetype) {
    case PVP_FILETYPE_DENSE: {
        pvp_dense_activity *const v2 = (pvp_dense_activity *)ks_alloc(ks, 1, sizeof *v2);
        if (v2 == NULL) return ks_in_at(ks, "content", ks_at(io));
        memset(v2, 0, sizeof *v2);
        self->content = (ks_ref){&pvp_dense_activity_desc, v2};
        v2->ks_root = self;
        if (!pvp_dense_activity_parse(ks, io, v2)) return ks_in(ks, "content");
        break;
    }
    case PVP_FILETYPE_LEGACY_DENSE: {
        pvp_legacy_activity *const v3 = (pvp_legacy_activity *)ks_alloc(ks, 1, sizeof *v3);
        if (v3 == NULL) return ks_in_at(ks, "content", ks_at(io));
        memset(v3, 0, sizeof *v3);
        self->content = (ks_ref){&pvp_legacy_activity_desc, v3};
        v3->ks_root = self;
        if (!pvp_legacy_activity_parse(ks, io, v3)) return ks_in(ks, "content");
        break;
    }
    case PVP_FILETYPE_SPARSE_VALUES:
    case PVP_FILETYPE_SPARSE_BINARY: {
        pvp_sparse_activity *const v4 = (pvp_sparse_activity *)ks_alloc(ks, 1, sizeof *v4);
        if (v4 == NULL) return ks_in_at(ks, "content", ks_at(io));
        memset(v4, 0, sizeof *v4);
        self->content = (ks_ref){&pvp_sparse_activity_desc, v4};
        v4->ks_root = self;
        if (!pvp_sparse_activity_parse(ks, io, v4)) return ks_in(ks, "content");
        break;
    }
    case PVP_FILETYPE_WEIGHTS_SHARED:
    case PVP_FILETYPE_WEIGHTS_NONSHARED: {
        pvp_weights *const v5 = (pvp_weights *)ks_alloc(ks, 1, sizeof *v5);
        if (v5 == NULL) return ks_in_at(ks, "content", ks_at(io));
        memset(v5, 0, sizeof *v5);
        self->content = (ks_ref){&pvp_weights_desc, v5};
        v5->ks_root = self;
        if (!pvp_weights_parse(ks, io, v5)) return ks_in(ks, "content");
        break;
    }
    default: {
        break;
    }
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool pvp_complete(ks_ctx *ks, pvp *self) {
    if (!pvp_header_complete(ks, &self->header)) return ks_in(ks, "header");
    if (self->weights_header != NULL && !pvp_weights_header_complete(ks, self->weights_header)) return ks_in(ks, "weights_header");
    if (self->content.type == &pvp_dense_activity_desc) {
        if (!pvp_dense_activity_complete(ks, (pvp_dense_activity *)self->content.object)) return ks_in(ks, "content");
    }
    if (self->content.type == &pvp_sparse_activity_desc) {
        if (!pvp_sparse_activity_complete(ks, (pvp_sparse_activity *)self->content.object)) return ks_in(ks, "content");
    }
    if (self->content.type == &pvp_weights_desc) {
        if (!pvp_weights_complete(ks, (pvp_weights *)self->content.object)) return ks_in(ks, "content");
    }
    return true;
}

bool pvp_read(ks_ctx *ks, ks_stream *io, pvp **out) {
    pvp *const self = (pvp *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return pvp_parse(ks, io, self);
}

/* header */

bool pvp_header_parse(ks_ctx *ks, ks_stream *io, pvp_header *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "headersize");
    }
    self->headersize = ks_s4le(v2);
    if (!((self->headersize == 80) || (self->headersize == 104))) {
        ks_violated(ks, &rule_pvp_header_headersize, ks_at(io), ks_none(), ks_value_s64((int64_t)self->headersize));
        return ks_in(ks, "headersize");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "numparams");
    }
    self->numparams = ks_s4le(v2 + 4);
    if (!(self->numparams == ks_floor_div((int64_t)self->headersize, INT64_C(4)))) {
        ks_violated(ks, &rule_pvp_header_numparams, ks_at(io) + 4, ks_value_s64(ks_floor_div((int64_t)self->headersize, INT64_C(4))), ks_value_s64((int64_t)self->numparams));
        return ks_in(ks, "numparams");
    }
    io->pos += 8;
    const uint64_t at_filetype = ks_at(io);
    if (!ks_read_s4le(ks, io, &self->filetype)) return ks_in(ks, "filetype");
    pvp_header_get_is_weights(ks, self);
    if (!(self->is_weights ? (((int64_t)self->filetype == (int64_t)PVP_FILETYPE_WEIGHTS_SHARED) || ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_WEIGHTS_NONSHARED)) : (((((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE) || ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_LEGACY_DENSE)) || ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_SPARSE_VALUES)) || ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_SPARSE_BINARY)))) {
        ks_violated(ks, &rule_pvp_header_filetype, at_filetype, ks_none(), ks_value_s64((int64_t)self->filetype));
        return ks_in(ks, "filetype");
    }
    const uint64_t v3 = ks_run(ks, io, 36);
    const uint8_t *const v4 = ks_here(io);
    if (!((int64_t)self->filetype != (int64_t)PVP_FILETYPE_LEGACY_DENSE) && !ks_violated(ks, &rule_pvp_header_filetype_is_current, at_filetype, ks_none(), ks_value_s64((int64_t)self->filetype))) {
        return ks_in(ks, "filetype");
    }
    const uint64_t at_nx = ks_at(io);
    if (v3 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "nx");
    }
    self->nx = ks_s4le(v4);
    if (!(self->nx >= 1)) {
        ks_violated(ks, &rule_pvp_header_nx, ks_at(io), ks_none(), ks_value_s64((int64_t)self->nx));
        return ks_in(ks, "nx");
    }
    if (v3 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "ny");
    }
    self->ny = ks_s4le(v4 + 4);
    if (!(self->ny >= 1)) {
        ks_violated(ks, &rule_pvp_header_ny, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->ny));
        return ks_in(ks, "ny");
    }
    if (v3 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "nf");
    }
    self->nf = ks_s4le(v4 + 8);
    if (!(self->nf >= 1)) {
        ks_violated(ks, &rule_pvp_header_nf, ks_at(io) + 8, ks_none(), ks_value_s64((int64_t)self->nf));
        return ks_in(ks, "nf");
    }
    if (v3 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "numrecords");
    }
    self->numrecords = ks_s4le(v4 + 12);
    if (!(self->numrecords >= 0)) {
        ks_violated(ks, &rule_pvp_header_numrecords, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->numrecords));
        return ks_in(ks, "numrecords");
    }
    if (v3 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "recordsize");
    }
    self->recordsize = ks_s4le(v4 + 16);
    if (v3 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "datasize");
    }
    self->datasize = ks_s4le(v4 + 20);
    const uint64_t at_datatype = ks_at(io) + 24;
    if (v3 < 28) {
        ks_short(ks, io, 24, 4);
        return ks_in(ks, "datatype");
    }
    self->datatype = ks_s4le(v4 + 24);
    if (!(((int64_t)self->filetype == (int64_t)PVP_FILETYPE_SPARSE_VALUES) ? ((self->datasize == 8) && (((int64_t)self->datatype == (int64_t)PVP_DATATYPE_SPARSE_VALUE_PAIR) || ((int64_t)self->datatype == (int64_t)PVP_DATATYPE_FLOAT32))) : (((int64_t)self->filetype == (int64_t)PVP_FILETYPE_SPARSE_BINARY) ? ((self->datasize == 4) && ((int64_t)self->datatype == (int64_t)PVP_DATATYPE_INT32)) : ((((((int64_t)self->datatype == (int64_t)PVP_DATATYPE_FLOAT32) && (self->datasize == 4)) || ((((int64_t)self->datatype == (int64_t)PVP_DATATYPE_UINT8) && (self->datasize == 1)) && ((int64_t)self->filetype != (int64_t)PVP_FILETYPE_LEGACY_DENSE))) || ((((int64_t)self->datatype == (int64_t)PVP_DATATYPE_INT32) && (self->datasize == 4)) && ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE))) || ((((int64_t)self->datatype == (int64_t)PVP_DATATYPE_TAUS_UINT4) && (self->datasize == 16)) && ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE)))))) {
        ks_violated(ks, &rule_pvp_header_legal_type_and_size, at_datatype, ks_none(), ks_value_s64((int64_t)self->datatype));
        return ks_in(ks, "datatype");
    }
    const uint64_t at_nxprocs = ks_at(io) + 28;
    if (v3 < 32) {
        ks_short(ks, io, 28, 4);
        return ks_in(ks, "nxprocs");
    }
    self->nxprocs = ks_s4le(v4 + 28);
    if (!(self->nxprocs >= 1)) {
        ks_violated(ks, &rule_pvp_header_nxprocs, ks_at(io) + 28, ks_none(), ks_value_s64((int64_t)self->nxprocs));
        return ks_in(ks, "nxprocs");
    }
    if (v3 < 36) {
        ks_short(ks, io, 32, 4);
        return ks_in(ks, "nyprocs");
    }
    self->nyprocs = ks_s4le(v4 + 32);
    if (!(self->nyprocs >= 1)) {
        ks_violated(ks, &rule_pvp_header_nyprocs, ks_at(io) + 32, ks_none(), ks_value_s64((int64_t)self->nyprocs));
        return ks_in(ks, "nyprocs");
    }
    io->pos += 36;
    pvp_header_get_is_single_process(ks, self);
    bool v5 = self->is_single_process;
    if (!v5) {
        pvp_header_get_is_dense(ks, self);
        v5 = self->is_dense;
    }
    if (!(v5 || ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_WEIGHTS_SHARED))) {
        ks_violated(ks, &rule_pvp_header_layout_of_processes_is_known, at_nxprocs, ks_none(), ks_value_s64((int64_t)self->nxprocs));
        return ks_in(ks, "nxprocs");
    }
    if (!(self->is_single_process) && !ks_violated(ks, &rule_pvp_header_is_written_by_one_process, at_nxprocs, ks_none(), ks_value_s64((int64_t)self->nxprocs))) {
        return ks_in(ks, "nxprocs");
    }
    pvp_header_get_layer_nx(ks, self);
    bool v6 = self->layer_nx <= INT64_C(2147483647);
    if (v6) {
        pvp_header_get_layer_ny(ks, self);
        v6 = self->layer_ny <= INT64_C(2147483647);
    }
    bool v9 = v6;
    if (v9) {
        pvp_header_get_layer_ny(ks, self);
        int64_t v7 = 0;
        if (!ks_mul_s64(ks, self->layer_nx, self->layer_ny, &v7)) return ks_in_at(ks, "layer_is_addressable", ks_at(io));
        int64_t v8 = 0;
        if (!ks_div_s64(ks, INT64_C(4294967296), (int64_t)self->nf, &v8)) return ks_in_at(ks, "layer_is_addressable", ks_at(io));
        v9 = v7 <= v8;
    }
    if (!v9) {
        ks_violated(ks, &rule_pvp_header_layer_is_addressable, at_nx, ks_none(), ks_value_s64((int64_t)self->nx));
        return ks_in(ks, "nx");
    }
    const uint64_t v10 = ks_run(ks, io, 8);
    const uint8_t *const v11 = ks_here(io);
    const uint64_t at_nx_extended = ks_at(io);
    if (v10 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "nx_extended");
    }
    self->nx_extended = ks_s4le(v11);
    if (v10 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "ny_extended");
    }
    self->ny_extended = ks_s4le(v11 + 4);
    io->pos += 8;
    pvp_header_get_is_dense(ks, self);
    if (self->is_dense && !self->is_single_process) {
        bool v12 = self->nx_extended == self->layer_nx;
        if (v12) {
            pvp_header_get_layer_ny(ks, self);
            v12 = self->ny_extended == self->layer_ny;
        }
        if (!v12) {
            ks_violated(ks, &rule_pvp_header_blocks_fill_the_layer, at_nx_extended, ks_none(), ks_value_s64((int64_t)self->nx_extended));
            return ks_in(ks, "nx_extended");
        }
    }
    if (self->is_single_process && !self->is_weights) {
        if (!((self->nx_extended == self->nx) && (self->ny_extended == self->ny)) && !ks_violated(ks, &rule_pvp_header_extended_size_is_layer_size, at_nx_extended, ks_none(), ks_value_s64((int64_t)self->nx_extended))) {
            return ks_in(ks, "nx_extended");
        }
    }
    const uint64_t v13 = ks_run(ks, io, 16);
    const uint8_t *const v14 = ks_here(io);
    if (v13 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "kx0");
    }
    self->kx0 = ks_s4le(v14);
    if (v13 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "ky0");
    }
    self->ky0 = ks_s4le(v14 + 4);
    if (v13 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "nbatch");
    }
    self->nbatch = ks_s4le(v14 + 8);
    const uint64_t at_nbands = ks_at(io) + 12;
    if (v13 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "nbands");
    }
    self->nbands = ks_s4le(v14 + 12);
    if (!(self->nbands >= 0)) {
        ks_violated(ks, &rule_pvp_header_nbands, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->nbands));
        return ks_in(ks, "nbands");
    }
    io->pos += 16;
    if (self->is_dense) {
        int64_t v15;
        if ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE) {
            if (!pvp_header_get_num_whole_frames(ks, self)) return false;
            if (self->ks_state_num_whole_frames != KS_DONE) {
                ks_fail(ks, KS_ABSENT, ks_at(io), "'num_whole_frames' to be present");
                return ks_in(ks, "nbands_is_number_of_frames");
            }
            v15 = self->num_whole_frames;
        } else {
            v15 = INT64_C(1);
        }
        if (!(self->nbands == v15) && !ks_violated(ks, &rule_pvp_header_nbands_is_number_of_frames, at_nbands, ks_none(), ks_value_s64((int64_t)self->nbands))) {
            return ks_in(ks, "nbands");
        }
    }
    if (self->is_weights) {
        if (!(self->nbands == self->numrecords) && !ks_violated(ks, &rule_pvp_header_nbands_is_numrecords, at_nbands, ks_none(), ks_value_s64((int64_t)self->nbands))) {
            return ks_in(ks, "nbands");
        }
    }
    if (!ks_read_f8le(ks, io, &self->time)) return ks_in(ks, "time");
    pvp_header_get_layer_ny(ks, self);
    return true;
}

void pvp_header_make_is_weights(ks_ctx *ks, pvp_header *self) {
    (void)ks;
    self->is_weights = self->headersize == 104;
    self->ks_state_is_weights = KS_DONE;
}

void pvp_header_make_is_dense(ks_ctx *ks, pvp_header *self) {
    (void)ks;
    self->is_dense = ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE) || ((int64_t)self->filetype == (int64_t)PVP_FILETYPE_LEGACY_DENSE);
    self->ks_state_is_dense = KS_DONE;
}

void pvp_header_make_is_single_process(ks_ctx *ks, pvp_header *self) {
    (void)ks;
    self->is_single_process = (self->nxprocs == 1) && (self->nyprocs == 1);
    self->ks_state_is_single_process = KS_DONE;
}

void pvp_header_make_layer_nx(ks_ctx *ks, pvp_header *self) {
    (void)ks;
    self->layer_nx = (int64_t)self->nx * (int64_t)self->nxprocs;
    self->ks_state_layer_nx = KS_DONE;
}

void pvp_header_make_layer_ny(ks_ctx *ks, pvp_header *self) {
    (void)ks;
    self->layer_ny = (int64_t)self->ny * (int64_t)self->nyprocs;
    self->ks_state_layer_ny = KS_DONE;
}

bool pvp_header_make_num_cells(ks_ctx *ks, pvp_header *self) {
    pvp_header_get_layer_nx(ks, self);
    pvp_header_get_layer_ny(ks, self);
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, self->layer_nx, self->layer_ny, &v1)) return ks_in_at(ks, "num_cells", self->ks.at);
    int64_t v2 = 0;
    if (!ks_mul_s64(ks, v1, (int64_t)self->nf, &v2)) return ks_in_at(ks, "num_cells", self->ks.at);
    self->num_cells = v2;
    self->ks_state_num_cells = KS_DONE;
    return true;
}

bool pvp_header_make_len_values(ks_ctx *ks, pvp_header *self) {
    pvp_header_get_is_dense(ks, self);
    if (!(self->is_dense)) {
        self->ks_state_len_values = KS_MISSING;
        return true;
    }
    if (!pvp_header_get_num_cells(ks, self)) return false;
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, self->num_cells, (int64_t)self->datasize, &v1)) return ks_in_at(ks, "len_values", self->ks.at);
    self->len_values = v1;
    self->ks_state_len_values = KS_DONE;
    return true;
}

bool pvp_header_make_len_dense_frame(ks_ctx *ks, pvp_header *self) {
    if (!((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE)) {
        self->ks_state_len_dense_frame = KS_MISSING;
        return true;
    }
    if (!pvp_header_get_len_values(ks, self)) return false;
    if (self->ks_state_len_values != KS_DONE) {
        ks_fail(ks, KS_ABSENT, self->ks.at, "'len_values' to be present");
        return ks_in(ks, "len_dense_frame");
    }
    int64_t v1 = 0;
    if (!ks_add_s64(ks, INT64_C(8), self->len_values, &v1)) return ks_in_at(ks, "len_dense_frame", self->ks.at);
    self->len_dense_frame = v1;
    self->ks_state_len_dense_frame = KS_DONE;
    return true;
}

bool pvp_header_make_num_whole_frames(ks_ctx *ks, pvp_header *self) {
    if (!((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE)) {
        self->ks_state_num_whole_frames = KS_MISSING;
        return true;
    }
    int64_t v1 = 0;
    if (!ks_sub_s64(ks, (int64_t)self->ks_io->size, (int64_t)self->headersize, &v1)) return ks_in_at(ks, "num_whole_frames", self->ks.at);
    if (!pvp_header_get_len_dense_frame(ks, self)) return false;
    if (self->ks_state_len_dense_frame != KS_DONE) {
        ks_fail(ks, KS_ABSENT, self->ks.at, "'len_dense_frame' to be present");
        return ks_in(ks, "num_whole_frames");
    }
    int64_t v2 = 0;
    if (!ks_div_s64(ks, v1, self->len_dense_frame, &v2)) return ks_in_at(ks, "num_whole_frames", self->ks.at);
    self->num_whole_frames = v2;
    self->ks_state_num_whole_frames = KS_DONE;
    return true;
}

bool pvp_header_make_len_tail(ks_ctx *ks, pvp_header *self) {
    if (!((int64_t)self->filetype == (int64_t)PVP_FILETYPE_DENSE)) {
        self->ks_state_len_tail = KS_MISSING;
        return true;
    }
    int64_t v1 = 0;
    if (!ks_sub_s64(ks, (int64_t)self->ks_io->size, (int64_t)self->headersize, &v1)) return ks_in_at(ks, "len_tail", self->ks.at);
    if (!pvp_header_get_len_dense_frame(ks, self)) return false;
    if (self->ks_state_len_dense_frame != KS_DONE) {
        ks_fail(ks, KS_ABSENT, self->ks.at, "'len_dense_frame' to be present");
        return ks_in(ks, "len_tail");
    }
    int64_t v2 = 0;
    if (!ks_mod_s64(ks, v1, self->len_dense_frame, &v2)) return ks_in_at(ks, "len_tail", self->ks.at);
    self->len_tail = v2;
    self->ks_state_len_tail = KS_DONE;
    return true;
}

bool pvp_header_complete(ks_ctx *ks, pvp_header *self) {
    pvp_header_get_is_weights(ks, self);
    pvp_header_get_is_dense(ks, self);
    pvp_header_get_is_single_process(ks, self);
    pvp_header_get_layer_nx(ks, self);
    pvp_header_get_layer_ny(ks, self);
    if (!pvp_header_get_num_cells(ks, self)) return false;
    if (!pvp_header_get_len_values(ks, self)) return false;
    if (!pvp_header_get_len_dense_frame(ks, self)) return false;
    if (!pvp_header_get_num_whole_frames(ks, self)) return false;
    if (!pvp_header_get_len_tail(ks, self)) return false;
    return true;
}

/* dense_activity */

bool pvp_dense_activity_parse(ks_ctx *ks, ks_stream *io, pvp_dense_activity *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (!pvp_header_get_num_whole_frames(ks, &self->ks_root->header)) {
        ks_in(ks, "header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if (self->ks_root->header.ks_state_num_whole_frames != KS_DONE) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'num_whole_frames' to be present");
        return ks_in(ks, "frames");
    }
    if (!pvp_dense_activity_get_cuts_a_frame(ks, self)) return false;
    int64_t v2 = 0;
    if (!ks_add_s64(ks, self->ks_root->header.num_whole_frames, (int64_t)(self->cuts_a_frame ? UINT64_C(1) : UINT64_C(0)), &v2)) return ks_in_at(ks, "frames", ks_at(io));
    const int64_t v3 = v2;
    const uint64_t v1 = v3 > 0 ? (uint64_t)v3 : 0;
    if (!ks_count_fits(ks, io, v1, 8)) return ks_in_at(ks, "frames", ks_at(io));
    if (!ks_list_init(ks, &self->frames, v1, sizeof(pvp_dense_frame))) return ks_in_at(ks, "frames", ks_at(io));
    for (uint64_t v4 = 0; v4 < v1; v4++) {
        pvp_dense_frame *const v5 = (pvp_dense_frame *)ks_list_place(&self->frames, v4);
        memset(v5, 0, sizeof *v5);
        self->frames.count = v4;
        v5->ks_root = self->ks_root;
        if (!pvp_dense_frame_parse(ks, io, v5)) return ks_in_item(ks, "frames", v4);
        self->frames.count = v4 + 1;
    }
    const uint64_t at_trailing = ks_at(io);
    if (!ks_read_rest(ks, io, &self->trailing)) return ks_in(ks, "trailing");
    const uint64_t v6 = self->trailing.size;
    if (!(v6 == 0) && !ks_violated(ks, &rule_pvp_dense_activity_trailing, at_trailing, ks_none(), ks_value_bytes(ks, self->trailing.data, self->trailing.size))) {
        return ks_in(ks, "trailing");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool pvp_dense_activity_make_cuts_a_frame(ks_ctx *ks, pvp_dense_activity *self) {
    if (!pvp_header_get_len_tail(ks, &self->ks_root->header)) {
        ks_in(ks, "header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if (self->ks_root->header.ks_state_len_tail != KS_DONE) {
        ks_fail(ks, KS_ABSENT, self->ks.at, "'len_tail' to be present");
        return ks_in(ks, "cuts_a_frame");
    }
    bool v1 = self->ks_root->header.len_tail > 0;
    if (v1) {
        if (!pvp_header_get_num_whole_frames(ks, &self->ks_root->header)) {
            ks_in(ks, "header");
            return ks_elsewhere(ks, KS_ABSOLUTE);
        }
        if (self->ks_root->header.ks_state_num_whole_frames != KS_DONE) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'num_whole_frames' to be present");
            return ks_in(ks, "cuts_a_frame");
        }
        v1 = (self->ks_root->header.nbands > self->ks_root->header.num_whole_frames) || (self->ks_root->header.num_whole_frames == 0);
    }
    self->cuts_a_frame = v1;
    self->ks_state_cuts_a_frame = KS_DONE;
    return true;
}

bool pvp_dense_activity_complete(ks_ctx *ks, pvp_dense_activity *self) {
    (void)ks;
    (void)self;
    return true;
}

/* dense_frame */

bool pvp_dense_frame_parse(ks_ctx *ks, ks_stream *io, pvp_dense_frame *self) {
    if (!ks_read_f8le(ks, io, &self->time)) return ks_in(ks, "time");
    if (!pvp_header_get_len_values(ks, &self->ks_root->header)) {
        ks_in(ks, "header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if (self->ks_root->header.ks_state_len_values != KS_DONE) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_values' to be present");
        return ks_in(ks, "values");
    }
    uint64_t v1 = 0;
    if (!ks_size(ks, io, self->ks_root->header.len_values, &v1)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_bytes(ks, io, v1, &self->values)) return ks_in(ks, "values");
    return true;
}

/* legacy_activity */

bool pvp_legacy_activity_parse(ks_ctx *ks, ks_stream *io, pvp_legacy_activity *self) {
    if (!pvp_header_get_len_values(ks, &self->ks_root->header)) {
        ks_in(ks, "header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if (self->ks_root->header.ks_state_len_values != KS_DONE) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'len_values' to be present");
        return ks_in(ks, "values");
    }
    uint64_t v1 = 0;
    if (!ks_size(ks, io, self->ks_root->header.len_values, &v1)) return ks_in_at(ks, "values", ks_at(io));
    if (!ks_read_bytes(ks, io, v1, &self->values)) return ks_in(ks, "values");
    const uint64_t at_nothing_more = ks_at(io);
    if (!ks_read_rest(ks, io, &self->nothing_more)) return ks_in(ks, "nothing_more");
    const uint64_t v2 = self->nothing_more.size;
    if (!(v2 == 0)) {
        ks_violated(ks, &rule_pvp_legacy_activity_nothing_more, at_nothing_more, ks_none(), ks_value_bytes(ks, self->nothing_more.data, self->nothing_more.size));
        return ks_in(ks, "nothing_more");
    }
    return true;
}

/* sparse_activity */

bool pvp_sparse_activity_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_activity *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!pvp_sparse_activity_get_has_frames(ks, self)) return false;
    if (self->has_frames) {
        self->ks_has_frames = true;
        if (!ks_list_init(ks, &self->frames, 0, sizeof(pvp_sparse_frame))) return ks_in_at(ks, "frames", ks_at(io));
        bool v2 = true;
        for (uint64_t v1 = 0; v2; v1++) {
            if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "frames", v1, ks_at(io));
            pvp_sparse_frame *const v3 = (pvp_sparse_frame *)ks_list_add(ks, &self->frames);
            if (v3 == NULL) return ks_in_item_at(ks, "frames", v1, ks_at(io));
            memset(v3, 0, sizeof *v3);
            self->frames.count = v1;
            v3->ks_root = self->ks_root;
            if (!pvp_sparse_frame_parse(ks, io, v3)) return ks_in_item(ks, "frames", v1);
            self->frames.count = v1 + 1;
            v2 = !(ks_eof(io) || ((((int64_t)io->size - (int64_t)io->pos) < 12) && (self->ks_root->header.nbands < 0 || (v1 + UINT64_C(1)) >= (uint64_t)self->ks_root->header.nbands)));
        }
    }
    const uint64_t at_nbands_is_number_of_frames = ks_at(io);
    if (!pvp_sparse_activity_get_num_frames(ks, self)) return false;
    if (!((int64_t)self->ks_root->header.nbands == (int64_t)self->num_frames) && !ks_violated(ks, &rule_pvp_sparse_activity_nbands_is_number_of_frames, at_nbands_is_number_of_frames, ks_none(), ks_none())) {
        return ks_in(ks, "nbands_is_number_of_frames");
    }
    const uint64_t at_trailing = ks_at(io);
    if (!ks_read_rest(ks, io, &self->trailing)) return ks_in(ks, "trailing");
    const uint64_t v4 = self->trailing.size;
    if (!(v4 == 0) && !ks_violated(ks, &rule_pvp_sparse_activity_trailing, at_trailing, ks_none(), ks_value_bytes(ks, self->trailing.data, self->trailing.size))) {
        return ks_in(ks, "trailing");
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool pvp_sparse_activity_make_has_frames(ks_ctx *ks, pvp_sparse_activity *self) {
    (void)ks;
    self->has_frames = (int64_t)self->ks_io->size > (int64_t)self->ks_root->header.headersize;
    self->ks_state_has_frames = KS_DONE;
    return true;
}

bool pvp_sparse_activity_make_num_frames(ks_ctx *ks, pvp_sparse_activity *self) {
    if (!pvp_sparse_activity_get_has_frames(ks, self)) return false;
    uint64_t v1;
    if (self->has_frames) {
        if (!self->ks_has_frames) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'frames' to be present");
            return ks_in(ks, "num_frames");
        }
        v1 = self->frames.count;
    } else {
        v1 = UINT64_C(0);
    }
    self->num_frames = v1;
    self->ks_state_num_frames = KS_DONE;
    return true;
}

bool pvp_sparse_activity_complete(ks_ctx *ks, pvp_sparse_activity *self) {
    (void)ks;
    (void)self;
    return true;
}

/* sparse_frame */

bool pvp_sparse_frame_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_frame *self) {
    if (!ks_read_f8le(ks, io, &self->time)) return ks_in(ks, "time");
    const uint64_t at_count = ks_at(io);
    if (!ks_read_u4le(ks, io, &self->count)) return ks_in(ks, "count");
    if (!pvp_header_get_num_cells(ks, &self->ks_root->header)) {
        ks_in(ks, "header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    if (!((int64_t)self->count <= self->ks_root->header.num_cells) && !ks_violated(ks, &rule_pvp_sparse_frame_count, at_count, ks_value_s64(self->ks_root->header.num_cells), ks_value_u64((uint64_t)self->count))) {
        return ks_in(ks, "count");
    }
    if ((int64_t)self->ks_root->header.filetype == (int64_t)PVP_FILETYPE_SPARSE_VALUES) {
        self->ks_has_entries = true;
        if (!ks_read_view(ks, io, self->count, 8, &self->entries)) return ks_in(ks, "entries");
        if (self->entries.count > 0) {
            const int64_t v1 = self->ks_root->header.num_cells;
            if (v1 < 0) {
                ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at least %", ks_value_s64(0), ks_value_s64(v1));
                return ks_in(ks, "entries");
            }
            const uint64_t v2 = (uint64_t)v1;
            (void)v2;
            for (uint64_t v3 = 0; v3 < self->entries.count; v3++) {
                const uint8_t *const v4 = self->entries.data + v3 * 8;
                if (v3 % 512 == 0) {
                    if (!ks_fetch_some(ks, v4, self->entries.count - v3, 8, 512)) return ks_in_item(ks, "entries", v3);
                }
                const uint32_t v5 = ks_u4le(v4);
                int64_t v6 = 0;
                if (!ks_diff_u64(ks, v2, UINT64_C(1), &v6)) return ks_place(ks, ks_offset_of(ks, v4)), ks_in_record(ks, "index", "entries", v3);
                if (!((int64_t)v5 <= v6)) {
                    ks_violated(ks, &rule_pvp_sparse_entry_index, ks_offset_of(ks, v4), ks_value_s64(v6), ks_value_u64((uint64_t)v5));
                    return ks_in_record(ks, "index", "entries", v3);
                }
            }
        }
    }
    if ((int64_t)self->ks_root->header.filetype == (int64_t)PVP_FILETYPE_SPARSE_BINARY) {
        self->ks_has_indices = true;
        if (!ks_read_view(ks, io, self->count, 4, &self->indices)) return ks_in(ks, "indices");
        if (self->indices.count > 0) {
            const int64_t v7 = self->ks_root->header.num_cells;
            if (v7 < 0) {
                ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at least %", ks_value_s64(0), ks_value_s64(v7));
                return ks_in(ks, "indices");
            }
            const uint64_t v8 = (uint64_t)v7;
            (void)v8;
            for (uint64_t v9 = 0; v9 < self->indices.count; v9++) {
                const uint8_t *const v10 = self->indices.data + v9 * 4;
                if (v9 % 1024 == 0) {
                    if (!ks_fetch_some(ks, v10, self->indices.count - v9, 4, 1024)) return ks_in_item(ks, "indices", v9);
                }
                const uint32_t v11 = ks_u4le(v10);
                int64_t v12 = 0;
                if (!ks_diff_u64(ks, v8, UINT64_C(1), &v12)) return ks_place(ks, ks_offset_of(ks, v10)), ks_in_record(ks, "index", "indices", v9);
                if (!((int64_t)v11 <= v12)) {
                    ks_violated(ks, &rule_pvp_sparse_index_index, ks_offset_of(ks, v10), ks_value_s64(v12), ks_value_u64((uint64_t)v11));
                    return ks_in_record(ks, "index", "indices", v9);
                }
            }
        }
    }
    return true;
}

/* sparse_entry */

bool pvp_sparse_entry_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_entry *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "index");
    }
    self->index = ks_u4le(v2);
    int64_t v3 = 0;
    if (!ks_diff_u64(ks, self->num_cells, UINT64_C(1), &v3)) return ks_in_at(ks, "index", ks_at(io));
    if (!((int64_t)self->index <= v3)) {
        ks_violated(ks, &rule_pvp_sparse_entry_index, ks_at(io), ks_value_s64(v3), ks_value_u64((uint64_t)self->index));
        return ks_in(ks, "index");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "value");
    }
    self->value = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* sparse_index */

bool pvp_sparse_index_parse(ks_ctx *ks, ks_stream *io, pvp_sparse_index *self) {
    const uint64_t at_index = ks_at(io);
    if (!ks_read_u4le(ks, io, &self->index)) return ks_in(ks, "index");
    int64_t v1 = 0;
    if (!ks_diff_u64(ks, self->num_cells, UINT64_C(1), &v1)) return ks_in_at(ks, "index", ks_at(io));
    if (!((int64_t)self->index <= v1)) {
        ks_violated(ks, &rule_pvp_sparse_index_index, at_index, ks_value_s64(v1), ks_value_u64((uint64_t)self->index));
        return ks_in(ks, "index");
    }
    return true;
}

/* weights_header */

bool pvp_weights_header_parse(ks_ctx *ks, ks_stream *io, pvp_weights_header *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 20);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "nxp");
    }
    self->nxp = ks_s4le(v2);
    if (!(self->nxp >= 1)) {
        ks_violated(ks, &rule_pvp_weights_header_nxp, ks_at(io), ks_none(), ks_value_s64((int64_t)self->nxp));
        return ks_in(ks, "nxp");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "nyp");
    }
    self->nyp = ks_s4le(v2 + 4);
    if (!(self->nyp >= 1)) {
        ks_violated(ks, &rule_pvp_weights_header_nyp, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->nyp));
        return ks_in(ks, "nyp");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "nfp");
    }
    self->nfp = ks_s4le(v2 + 8);
    if (!(self->nfp >= 1)) {
        ks_violated(ks, &rule_pvp_weights_header_nfp, ks_at(io) + 8, ks_none(), ks_value_s64((int64_t)self->nfp));
        return ks_in(ks, "nfp");
    }
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "w_min");
    }
    self->w_min = ks_f4le(v2 + 12);
    const uint64_t at_w_max = ks_at(io) + 16;
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "w_max");
    }
    self->w_max = ks_f4le(v2 + 16);
    io->pos += 20;
    if ((int64_t)self->ks_root->header.datatype == (int64_t)PVP_DATATYPE_UINT8) {
        if (!((self->w_min <= self->w_max) && (((double)self->w_max - (double)self->w_min) <= 3.4028234663852886e+38)) && !ks_violated(ks, &rule_pvp_weights_header_byte_range_is_finite, at_w_max, ks_none(), ks_none())) {
            return ks_in(ks, "w_max");
        }
    }
    const uint64_t at_num_patches = ks_at(io);
    if (!ks_read_s4le(ks, io, &self->num_patches)) return ks_in(ks, "num_patches");
    if (!(self->num_patches >= 1)) {
        ks_violated(ks, &rule_pvp_weights_header_num_patches, at_num_patches, ks_none(), ks_value_s64((int64_t)self->num_patches));
        return ks_in(ks, "num_patches");
    }
    int64_t v3 = 0;
    if (!ks_div_s64(ks, (int64_t)io->size, (int64_t)self->nfp, &v3)) return ks_in_at(ks, "patches_fit_the_file", ks_at(io));
    bool v7 = ((int64_t)self->nxp * (int64_t)self->nyp) <= v3;
    if (v7) {
        if (!pvp_weights_header_get_weights_per_patch(ks, self)) return false;
        int64_t v4 = 0;
        if (!ks_mul_s64(ks, self->weights_per_patch, (int64_t)self->ks_root->header.datasize, &v4)) return ks_in_at(ks, "patches_fit_the_file", ks_at(io));
        int64_t v5 = 0;
        if (!ks_add_s64(ks, INT64_C(4), v4, &v5)) return ks_in_at(ks, "patches_fit_the_file", ks_at(io));
        int64_t v6 = 0;
        if (!ks_div_s64(ks, (int64_t)io->size, v5, &v6)) return ks_in_at(ks, "patches_fit_the_file", ks_at(io));
        v7 = self->num_patches <= v6;
    }
    if (!v7) {
        ks_violated(ks, &rule_pvp_weights_header_patches_fit_the_file, at_num_patches, ks_none(), ks_value_s64((int64_t)self->num_patches));
        return ks_in(ks, "num_patches");
    }
    const uint64_t at_patch_headers_have_8_bytes = ks_at(io);
    if (!pvp_weights_header_get_nbands_fits(ks, self)) return false;
    bool v8 = self->nbands_fits;
    if (!v8) {
        if (!pvp_weights_header_get_numrecords_fits(ks, self)) return false;
        v8 = self->numrecords_fits;
    }
    bool v9 = v8;
    if (!v9) {
        if (!pvp_weights_header_get_short_headers_fit(ks, self)) return false;
        v9 = !self->short_headers_fit;
    }
    if (!v9) {
        ks_violated(ks, &rule_pvp_weights_header_patch_headers_have_8_bytes, at_patch_headers_have_8_bytes, ks_none(), ks_none());
        return ks_in(ks, "patch_headers_have_8_bytes");
    }
    const uint64_t at_frames_fill_the_file = ks_at(io);
    bool v10 = self->nbands_fits;
    if (!v10) {
        if (!pvp_weights_header_get_numrecords_fits(ks, self)) return false;
        v10 = self->numrecords_fits;
    }
    if (!v10) {
        ks_violated(ks, &rule_pvp_weights_header_frames_fill_the_file, at_frames_fill_the_file, ks_none(), ks_none());
        return ks_in(ks, "frames_fill_the_file");
    }
    const uint64_t at_number_of_arbors_is_certain = ks_at(io);
    if (self->ks_root->header.nbands != self->ks_root->header.numrecords) {
        bool v11 = self->nbands_fits;
        if (v11) {
            if (!pvp_weights_header_get_numrecords_fits(ks, self)) return false;
            v11 = self->numrecords_fits;
        }
        bool v12 = !v11;
        if (v12) {
            if (!pvp_weights_header_get_short_headers_fit(ks, self)) return false;
            v12 = !self->short_headers_fit;
        }
        if (!v12) {
            ks_violated(ks, &rule_pvp_weights_header_number_of_arbors_is_certain, at_number_of_arbors_is_certain, ks_none(), ks_none());
            return ks_in(ks, "number_of_arbors_is_certain");
        }
    }
    return true;
}

bool pvp_weights_header_make_weights_per_patch(ks_ctx *ks, pvp_weights_header *self) {
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, (int64_t)self->nxp * (int64_t)self->nyp, (int64_t)self->nfp, &v1)) return ks_in_at(ks, "weights_per_patch", self->ks.at);
    self->weights_per_patch = v1;
    self->ks_state_weights_per_patch = KS_DONE;
    return true;
}

bool pvp_weights_header_make_len_patch(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_weights_per_patch(ks, self)) return false;
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, self->weights_per_patch, (int64_t)self->ks_root->header.datasize, &v1)) return ks_in_at(ks, "len_patch", self->ks.at);
    int64_t v2 = 0;
    if (!ks_add_s64(ks, INT64_C(8), v1, &v2)) return ks_in_at(ks, "len_patch", self->ks.at);
    self->len_patch = v2;
    self->ks_state_len_patch = KS_DONE;
    return true;
}

bool pvp_weights_header_make_len_arbor(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_len_patch(ks, self)) return false;
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, (int64_t)self->num_patches, self->len_patch, &v1)) return ks_in_at(ks, "len_arbor", self->ks.at);
    self->len_arbor = v1;
    self->ks_state_len_arbor = KS_DONE;
    return true;
}

bool pvp_weights_header_make_len_short_arbor(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_len_patch(ks, self)) return false;
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, (int64_t)self->num_patches, self->len_patch - INT64_C(4), &v1)) return ks_in_at(ks, "len_short_arbor", self->ks.at);
    self->len_short_arbor = v1;
    self->ks_state_len_short_arbor = KS_DONE;
    return true;
}

bool pvp_weights_header_make_nbands_fits(ks_ctx *ks, pvp_weights_header *self) {
    bool v2 = self->ks_root->header.nbands > 0;
    if (v2) {
        if (!pvp_weights_header_get_len_arbor(ks, self)) return false;
        int64_t v1 = 0;
        if (!ks_div_s64(ks, (int64_t)self->ks_io->size, self->len_arbor, &v1)) return ks_in_at(ks, "nbands_fits", self->ks.at);
        v2 = self->ks_root->header.nbands <= v1;
    }
    bool v6 = v2;
    if (v6) {
        if (!pvp_weights_header_get_len_arbor(ks, self)) return false;
        int64_t v3 = 0;
        if (!ks_mul_s64(ks, (int64_t)self->ks_root->header.nbands, self->len_arbor, &v3)) return ks_in_at(ks, "nbands_fits", self->ks.at);
        int64_t v4 = 0;
        if (!ks_add_s64(ks, INT64_C(104), v3, &v4)) return ks_in_at(ks, "nbands_fits", self->ks.at);
        int64_t v5 = 0;
        if (!ks_mod_s64(ks, (int64_t)self->ks_io->size, v4, &v5)) return ks_in_at(ks, "nbands_fits", self->ks.at);
        v6 = v5 == 0;
    }
    self->nbands_fits = v6;
    self->ks_state_nbands_fits = KS_DONE;
    return true;
}

bool pvp_weights_header_make_numrecords_fits(ks_ctx *ks, pvp_weights_header *self) {
    bool v2 = self->ks_root->header.numrecords > 0;
    if (v2) {
        if (!pvp_weights_header_get_len_arbor(ks, self)) return false;
        int64_t v1 = 0;
        if (!ks_div_s64(ks, (int64_t)self->ks_io->size, self->len_arbor, &v1)) return ks_in_at(ks, "numrecords_fits", self->ks.at);
        v2 = self->ks_root->header.numrecords <= v1;
    }
    bool v6 = v2;
    if (v6) {
        if (!pvp_weights_header_get_len_arbor(ks, self)) return false;
        int64_t v3 = 0;
        if (!ks_mul_s64(ks, (int64_t)self->ks_root->header.numrecords, self->len_arbor, &v3)) return ks_in_at(ks, "numrecords_fits", self->ks.at);
        int64_t v4 = 0;
        if (!ks_add_s64(ks, INT64_C(104), v3, &v4)) return ks_in_at(ks, "numrecords_fits", self->ks.at);
        int64_t v5 = 0;
        if (!ks_mod_s64(ks, (int64_t)self->ks_io->size, v4, &v5)) return ks_in_at(ks, "numrecords_fits", self->ks.at);
        v6 = v5 == 0;
    }
    self->numrecords_fits = v6;
    self->ks_state_numrecords_fits = KS_DONE;
    return true;
}

bool pvp_weights_header_make_short_headers_fit(ks_ctx *ks, pvp_weights_header *self) {
    bool v2 = self->ks_root->header.nbands > 0;
    if (v2) {
        if (!pvp_weights_header_get_len_short_arbor(ks, self)) return false;
        int64_t v1 = 0;
        if (!ks_div_s64(ks, (int64_t)self->ks_io->size, self->len_short_arbor, &v1)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
        v2 = self->ks_root->header.nbands <= v1;
    }
    bool v6 = v2;
    if (v6) {
        if (!pvp_weights_header_get_len_short_arbor(ks, self)) return false;
        int64_t v3 = 0;
        if (!ks_mul_s64(ks, (int64_t)self->ks_root->header.nbands, self->len_short_arbor, &v3)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
        int64_t v4 = 0;
        if (!ks_add_s64(ks, INT64_C(104), v3, &v4)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
        int64_t v5 = 0;
        if (!ks_mod_s64(ks, (int64_t)self->ks_io->size, v4, &v5)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
        v6 = v5 == 0;
    }
    bool v13 = v6;
    if (!v13) {
        bool v8 = self->ks_root->header.numrecords > 0;
        if (v8) {
            if (!pvp_weights_header_get_len_short_arbor(ks, self)) return false;
            int64_t v7 = 0;
            if (!ks_div_s64(ks, (int64_t)self->ks_io->size, self->len_short_arbor, &v7)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
            v8 = self->ks_root->header.numrecords <= v7;
        }
        bool v12 = v8;
        if (v12) {
            if (!pvp_weights_header_get_len_short_arbor(ks, self)) return false;
            int64_t v9 = 0;
            if (!ks_mul_s64(ks, (int64_t)self->ks_root->header.numrecords, self->len_short_arbor, &v9)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
            int64_t v10 = 0;
            if (!ks_add_s64(ks, INT64_C(104), v9, &v10)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
            int64_t v11 = 0;
            if (!ks_mod_s64(ks, (int64_t)self->ks_io->size, v10, &v11)) return ks_in_at(ks, "short_headers_fit", self->ks.at);
            v12 = v11 == 0;
        }
        v13 = v12;
    }
    self->short_headers_fit = v13;
    self->ks_state_short_headers_fit = KS_DONE;
    return true;
}

bool pvp_weights_header_make_num_arbors(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_nbands_fits(ks, self)) return false;
    self->num_arbors = (int32_t)(self->nbands_fits ? (int64_t)self->ks_root->header.nbands : (int64_t)self->ks_root->header.numrecords);
    self->ks_state_num_arbors = KS_DONE;
    return true;
}

bool pvp_weights_header_make_len_patches(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_num_arbors(ks, self)) return false;
    if (!pvp_weights_header_get_len_arbor(ks, self)) return false;
    int64_t v1 = 0;
    if (!ks_mul_s64(ks, (int64_t)self->num_arbors, self->len_arbor, &v1)) return ks_in_at(ks, "len_patches", self->ks.at);
    self->len_patches = v1;
    self->ks_state_len_patches = KS_DONE;
    return true;
}

bool pvp_weights_header_make_num_frames(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_len_patches(ks, self)) return false;
    int64_t v1 = 0;
    if (!ks_add_s64(ks, INT64_C(104), self->len_patches, &v1)) return ks_in_at(ks, "num_frames", self->ks.at);
    int64_t v2 = 0;
    if (!ks_div_s64(ks, (int64_t)self->ks_io->size, v1, &v2)) return ks_in_at(ks, "num_frames", self->ks.at);
    self->num_frames = v2;
    self->ks_state_num_frames = KS_DONE;
    return true;
}

bool pvp_weights_header_complete(ks_ctx *ks, pvp_weights_header *self) {
    if (!pvp_weights_header_get_weights_per_patch(ks, self)) return false;
    if (!pvp_weights_header_get_len_patch(ks, self)) return false;
    if (!pvp_weights_header_get_len_arbor(ks, self)) return false;
    if (!pvp_weights_header_get_len_short_arbor(ks, self)) return false;
    if (!pvp_weights_header_get_numrecords_fits(ks, self)) return false;
    if (!pvp_weights_header_get_short_headers_fit(ks, self)) return false;
    if (!pvp_weights_header_get_num_arbors(ks, self)) return false;
    if (!pvp_weights_header_get_len_patches(ks, self)) return false;
    if (!pvp_weights_header_get_num_frames(ks, self)) return false;
    return true;
}

/* weights */

bool pvp_weights_parse(ks_ctx *ks, ks_stream *io, pvp_weights *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    if (self->ks_root->weights_header == NULL) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'weights_header' to be present");
        return ks_in(ks, "frames");
    }
    if (!pvp_weights_header_get_num_frames(ks, self->ks_root->weights_header)) {
        ks_in(ks, "weights_header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    const int64_t v2 = self->ks_root->weights_header->num_frames;
    const uint64_t v1 = v2 > 0 ? (uint64_t)v2 : 0;
    if (!ks_count_fits(ks, io, v1, 0)) return ks_in_at(ks, "frames", ks_at(io));
    if (!ks_list_init(ks, &self->frames, v1, sizeof(pvp_weights_frame))) return ks_in_at(ks, "frames", ks_at(io));
    for (uint64_t v3 = 0; v3 < v1; v3++) {
        pvp_weights_frame *const v4 = (pvp_weights_frame *)ks_list_place(&self->frames, v3);
        memset(v4, 0, sizeof *v4);
        self->frames.count = v3;
        v4->ks_root = self->ks_root;
        const uint64_t v5 = v3;
        if (v5 > UINT32_MAX) {
            ks_fail_found(ks, KS_OVERFLOW, ks_at(io), "at most %", ks_value_u64(UINT32_MAX), ks_value_u64(v5));
            return ks_in_item(ks, "frames", v3);
        }
        v4->index = (uint32_t)v5;
        if (!pvp_weights_frame_parse(ks, io, v4)) return ks_in_item(ks, "frames", v3);
        self->frames.count = v3 + 1;
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool pvp_weights_complete(ks_ctx *ks, pvp_weights *self) {
    for (uint64_t i = 0; i < self->frames.count; i++) {
        pvp_weights_frame *const item = (pvp_weights_frame *)ks_list_at(&self->frames, i);
        if (!pvp_weights_frame_complete(ks, &(*item))) return ks_in_item(ks, "frames", i);
    }
    return true;
}

/* weights_frame */

bool pvp_weights_frame_parse(ks_ctx *ks, ks_stream *io, pvp_weights_frame *self) {
    self->ks.at = ks_at(io);
    if (self->index > 0) {
        pvp_weights_frame_header *const v1 = (pvp_weights_frame_header *)ks_alloc(ks, 1, sizeof *v1);
        if (v1 == NULL) return ks_in_at(ks, "header", ks_at(io));
        memset(v1, 0, sizeof *v1);
        self->header = v1;
        v1->ks_root = self->ks_root;
        if (!pvp_weights_frame_header_parse(ks, io, v1)) return ks_in(ks, "header");
    }
    if (self->ks_root->weights_header == NULL) {
        ks_fail(ks, KS_ABSENT, ks_at(io), "'weights_header' to be present");
        return ks_in(ks, "patches");
    }
    if (!pvp_weights_header_get_len_patches(ks, self->ks_root->weights_header)) {
        ks_in(ks, "weights_header");
        return ks_elsewhere(ks, KS_ABSOLUTE);
    }
    uint64_t v2 = 0;
    if (!ks_size(ks, io, self->ks_root->weights_header->len_patches, &v2)) return ks_in_at(ks, "patches", ks_at(io));
    if (!ks_read_bytes(ks, io, v2, &self->patches)) return ks_in(ks, "patches");
    return true;
}

bool pvp_weights_frame_make_time(ks_ctx *ks, pvp_weights_frame *self) {
    double v1;
    if (self->index > 0) {
        if (self->header == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'header' to be present");
            return ks_in(ks, "time");
        }
        v1 = self->header->time;
    } else {
        v1 = self->ks_root->header.time;
    }
    self->time = v1;
    self->ks_state_time = KS_DONE;
    return true;
}

bool pvp_weights_frame_make_w_min(ks_ctx *ks, pvp_weights_frame *self) {
    double v1;
    if (self->index > 0) {
        if (self->header == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'header' to be present");
            return ks_in(ks, "w_min");
        }
        v1 = self->header->w_min;
    } else {
        if (self->ks_root->weights_header == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'weights_header' to be present");
            return ks_in(ks, "w_min");
        }
        v1 = self->ks_root->weights_header->w_min;
    }
    self->w_min = v1;
    self->ks_state_w_min = KS_DONE;
    return true;
}

bool pvp_weights_frame_make_w_max(ks_ctx *ks, pvp_weights_frame *self) {
    double v1;
    if (self->index > 0) {
        if (self->header == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'header' to be present");
            return ks_in(ks, "w_max");
        }
        v1 = self->header->w_max;
    } else {
        if (self->ks_root->weights_header == NULL) {
            ks_fail(ks, KS_ABSENT, self->ks.at, "'weights_header' to be present");
            return ks_in(ks, "w_max");
        }
        v1 = self->ks_root->weights_header->w_max;
    }
    self->w_max = v1;
    self->ks_state_w_max = KS_DONE;
    return true;
}

bool pvp_weights_frame_complete(ks_ctx *ks, pvp_weights_frame *self) {
    if (!pvp_weights_frame_get_time(ks, self)) return false;
    if (!pvp_weights_frame_get_w_min(ks, self)) return false;
    if (!pvp_weights_frame_get_w_max(ks, self)) return false;
    return true;
}

/* weights_frame_header */

bool pvp_weights_frame_header_parse(ks_ctx *ks, ks_stream *io, pvp_weights_frame_header *self) {
    const uint64_t v1 = ks_run(ks, io, 100);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "headersize");
    }
    self->headersize = ks_s4le(v2);
    if (!(self->headersize == self->ks_root->header.headersize)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_headersize, ks_at(io), ks_value_s64((int64_t)self->ks_root->header.headersize), ks_value_s64((int64_t)self->headersize));
        return ks_in(ks, "headersize");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "numparams");
    }
    self->numparams = ks_s4le(v2 + 4);
    if (!(self->numparams == self->ks_root->header.numparams)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_numparams, ks_at(io) + 4, ks_value_s64((int64_t)self->ks_root->header.numparams), ks_value_s64((int64_t)self->numparams));
        return ks_in(ks, "numparams");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "filetype");
    }
    self->filetype = ks_s4le(v2 + 8);
    if (!(self->filetype == self->ks_root->header.filetype)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_filetype, ks_at(io) + 8, ks_none(), ks_value_s64((int64_t)self->filetype));
        return ks_in(ks, "filetype");
    }
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "nx");
    }
    self->nx = ks_s4le(v2 + 12);
    if (!(self->nx == self->ks_root->header.nx)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nx, ks_at(io) + 12, ks_value_s64((int64_t)self->ks_root->header.nx), ks_value_s64((int64_t)self->nx));
        return ks_in(ks, "nx");
    }
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "ny");
    }
    self->ny = ks_s4le(v2 + 16);
    if (!(self->ny == self->ks_root->header.ny)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_ny, ks_at(io) + 16, ks_value_s64((int64_t)self->ks_root->header.ny), ks_value_s64((int64_t)self->ny));
        return ks_in(ks, "ny");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "nf");
    }
    self->nf = ks_s4le(v2 + 20);
    if (!(self->nf == self->ks_root->header.nf)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nf, ks_at(io) + 20, ks_value_s64((int64_t)self->ks_root->header.nf), ks_value_s64((int64_t)self->nf));
        return ks_in(ks, "nf");
    }
    if (v1 < 28) {
        ks_short(ks, io, 24, 4);
        return ks_in(ks, "numrecords");
    }
    self->numrecords = ks_s4le(v2 + 24);
    if (!(self->numrecords == self->ks_root->header.numrecords)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_numrecords, ks_at(io) + 24, ks_value_s64((int64_t)self->ks_root->header.numrecords), ks_value_s64((int64_t)self->numrecords));
        return ks_in(ks, "numrecords");
    }
    if (v1 < 32) {
        ks_short(ks, io, 28, 4);
        return ks_in(ks, "recordsize");
    }
    self->recordsize = ks_s4le(v2 + 28);
    if (v1 < 36) {
        ks_short(ks, io, 32, 4);
        return ks_in(ks, "datasize");
    }
    self->datasize = ks_s4le(v2 + 32);
    if (!(self->datasize == self->ks_root->header.datasize)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_datasize, ks_at(io) + 32, ks_value_s64((int64_t)self->ks_root->header.datasize), ks_value_s64((int64_t)self->datasize));
        return ks_in(ks, "datasize");
    }
    if (v1 < 40) {
        ks_short(ks, io, 36, 4);
        return ks_in(ks, "datatype");
    }
    self->datatype = ks_s4le(v2 + 36);
    if (!(self->datatype == self->ks_root->header.datatype)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_datatype, ks_at(io) + 36, ks_none(), ks_value_s64((int64_t)self->datatype));
        return ks_in(ks, "datatype");
    }
    if (v1 < 44) {
        ks_short(ks, io, 40, 4);
        return ks_in(ks, "nxprocs");
    }
    self->nxprocs = ks_s4le(v2 + 40);
    if (!(self->nxprocs == self->ks_root->header.nxprocs)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nxprocs, ks_at(io) + 40, ks_value_s64((int64_t)self->ks_root->header.nxprocs), ks_value_s64((int64_t)self->nxprocs));
        return ks_in(ks, "nxprocs");
    }
    if (v1 < 48) {
        ks_short(ks, io, 44, 4);
        return ks_in(ks, "nyprocs");
    }
    self->nyprocs = ks_s4le(v2 + 44);
    if (!(self->nyprocs == self->ks_root->header.nyprocs)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nyprocs, ks_at(io) + 44, ks_value_s64((int64_t)self->ks_root->header.nyprocs), ks_value_s64((int64_t)self->nyprocs));
        return ks_in(ks, "nyprocs");
    }
    if (v1 < 52) {
        ks_short(ks, io, 48, 4);
        return ks_in(ks, "nx_extended");
    }
    self->nx_extended = ks_s4le(v2 + 48);
    if (!(self->nx_extended == self->ks_root->header.nx_extended)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nx_extended, ks_at(io) + 48, ks_value_s64((int64_t)self->ks_root->header.nx_extended), ks_value_s64((int64_t)self->nx_extended));
        return ks_in(ks, "nx_extended");
    }
    if (v1 < 56) {
        ks_short(ks, io, 52, 4);
        return ks_in(ks, "ny_extended");
    }
    self->ny_extended = ks_s4le(v2 + 52);
    if (!(self->ny_extended == self->ks_root->header.ny_extended)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_ny_extended, ks_at(io) + 52, ks_value_s64((int64_t)self->ks_root->header.ny_extended), ks_value_s64((int64_t)self->ny_extended));
        return ks_in(ks, "ny_extended");
    }
    if (v1 < 60) {
        ks_short(ks, io, 56, 4);
        return ks_in(ks, "kx0");
    }
    self->kx0 = ks_s4le(v2 + 56);
    if (v1 < 64) {
        ks_short(ks, io, 60, 4);
        return ks_in(ks, "ky0");
    }
    self->ky0 = ks_s4le(v2 + 60);
    if (v1 < 68) {
        ks_short(ks, io, 64, 4);
        return ks_in(ks, "nbatch");
    }
    self->nbatch = ks_s4le(v2 + 64);
    if (v1 < 72) {
        ks_short(ks, io, 68, 4);
        return ks_in(ks, "nbands");
    }
    self->nbands = ks_s4le(v2 + 68);
    if (!(self->nbands == self->ks_root->header.nbands)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nbands, ks_at(io) + 68, ks_value_s64((int64_t)self->ks_root->header.nbands), ks_value_s64((int64_t)self->nbands));
        return ks_in(ks, "nbands");
    }
    if (v1 < 80) {
        ks_short(ks, io, 72, 8);
        return ks_in(ks, "time");
    }
    self->time = ks_f8le(v2 + 72);
    if (v1 < 84) {
        ks_short(ks, io, 80, 4);
        return ks_in(ks, "nxp");
    }
    self->nxp = ks_s4le(v2 + 80);
    if (self->ks_root->weights_header == NULL) {
        ks_fail(ks, KS_ABSENT, ks_at(io) + 80, "'weights_header' to be present");
        return ks_in(ks, "nxp");
    }
    if (!(self->nxp == self->ks_root->weights_header->nxp)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nxp, ks_at(io) + 80, ks_value_s64((int64_t)self->ks_root->weights_header->nxp), ks_value_s64((int64_t)self->nxp));
        return ks_in(ks, "nxp");
    }
    if (v1 < 88) {
        ks_short(ks, io, 84, 4);
        return ks_in(ks, "nyp");
    }
    self->nyp = ks_s4le(v2 + 84);
    if (!(self->nyp == self->ks_root->weights_header->nyp)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nyp, ks_at(io) + 84, ks_value_s64((int64_t)self->ks_root->weights_header->nyp), ks_value_s64((int64_t)self->nyp));
        return ks_in(ks, "nyp");
    }
    if (v1 < 92) {
        ks_short(ks, io, 88, 4);
        return ks_in(ks, "nfp");
    }
    self->nfp = ks_s4le(v2 + 88);
    if (!(self->nfp == self->ks_root->weights_header->nfp)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_nfp, ks_at(io) + 88, ks_value_s64((int64_t)self->ks_root->weights_header->nfp), ks_value_s64((int64_t)self->nfp));
        return ks_in(ks, "nfp");
    }
    if (v1 < 96) {
        ks_short(ks, io, 92, 4);
        return ks_in(ks, "w_min");
    }
    self->w_min = ks_f4le(v2 + 92);
    const uint64_t at_w_max = ks_at(io) + 96;
    if (v1 < 100) {
        ks_short(ks, io, 96, 4);
        return ks_in(ks, "w_max");
    }
    self->w_max = ks_f4le(v2 + 96);
    io->pos += 100;
    if ((int64_t)self->ks_root->header.datatype == (int64_t)PVP_DATATYPE_UINT8) {
        if (!((self->w_min <= self->w_max) && (((double)self->w_max - (double)self->w_min) <= 3.4028234663852886e+38)) && !ks_violated(ks, &rule_pvp_weights_frame_header_byte_range_is_finite, at_w_max, ks_none(), ks_none())) {
            return ks_in(ks, "w_max");
        }
    }
    const uint64_t at_num_patches = ks_at(io);
    if (!ks_read_s4le(ks, io, &self->num_patches)) return ks_in(ks, "num_patches");
    if (!(self->num_patches == self->ks_root->weights_header->num_patches)) {
        ks_violated(ks, &rule_pvp_weights_frame_header_num_patches, at_num_patches, ks_value_s64((int64_t)self->ks_root->weights_header->num_patches), ks_value_s64((int64_t)self->num_patches));
        return ks_in(ks, "num_patches");
    }
    return true;
}

static const ks_label labels_pvp_filetype[] = {
    {1, "legacy_dense", "PVP_FILE_TYPE"},
    {2, "sparse_binary", "PVP_ACT_FILE_TYPE"},
    {3, "weights_nonshared", "PVP_WGT_FILE_TYPE"},
    {4, "dense", "PVP_NONSPIKING_ACT_FILE_TYPE"},
    {5, "weights_shared", "PVP_KERNEL_FILE_TYPE"},
    {6, "sparse_values", "PVP_ACT_SPARSEVALUES_FILE_TYPE"},
};
const ks_enum pvp_filetype_labels = {"filetype", labels_pvp_filetype, 6};

static const ks_label labels_pvp_datatype[] = {
    {1, "uint8", "BYTE"},
    {2, "int32", "INT"},
    {3, "float32", "FLOAT"},
    {4, "sparse_value_pair", "PV_SPARSEVALUES_TYPE"},
    {5, "taus_uint4", "TAUS_UINT4"},
};
const ks_enum pvp_datatype_labels = {"datatype", labels_pvp_datatype, 5};

static const ks_link links_pvp_weights_header[] = {
    {KS_ROLE_PRESENCE, &pvp_header_desc, 0}, /* headersize */
};
static const ks_link links_pvp_content[] = {
    {KS_ROLE_CASE, &pvp_header_desc, 2}, /* filetype */
};
static const ks_type *const cases_pvp_content[] = {
    &pvp_dense_activity_desc,
    &pvp_legacy_activity_desc,
    &pvp_sparse_activity_desc,
    &pvp_weights_desc,
};
static const ks_field fields_pvp[] = {
    {.name = "header", .orig = "header",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pvp, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pvp_header_desc},
    {.name = "weights_header", .orig = "weights_header",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(pvp, weights_header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pvp_weights_header_desc,
     .links = links_pvp_weights_header, .num_links = 1},
    {.name = "content", .orig = "content",
     .storage = KS_STORE_REF,
     .offset = (uint32_t)offsetof(pvp, content),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pvp_content, .num_links = 1,
     .cases = cases_pvp_content, .num_cases = 4},
};
const ks_type pvp_desc = {
    .name = "pvp", .size = sizeof(pvp), .wire_size = KS_NOWHERE,
    .fields = fields_pvp, .num_fields = 3, .has_at = true, .has_size = true};

static bool get_pvp_header_is_weights(ks_ctx *ks, void *object) {
    pvp_header_get_is_weights(ks, (pvp_header *)object);
    return true;
}

static bool get_pvp_header_is_dense(ks_ctx *ks, void *object) {
    pvp_header_get_is_dense(ks, (pvp_header *)object);
    return true;
}

static bool get_pvp_header_is_single_process(ks_ctx *ks, void *object) {
    pvp_header_get_is_single_process(ks, (pvp_header *)object);
    return true;
}

static bool get_pvp_header_layer_nx(ks_ctx *ks, void *object) {
    pvp_header_get_layer_nx(ks, (pvp_header *)object);
    return true;
}

static bool get_pvp_header_layer_ny(ks_ctx *ks, void *object) {
    pvp_header_get_layer_ny(ks, (pvp_header *)object);
    return true;
}

static bool get_pvp_header_num_cells(ks_ctx *ks, void *object) {
    return pvp_header_get_num_cells(ks, (pvp_header *)object);
}

static bool get_pvp_header_len_values(ks_ctx *ks, void *object) {
    return pvp_header_get_len_values(ks, (pvp_header *)object);
}

static bool get_pvp_header_len_dense_frame(ks_ctx *ks, void *object) {
    return pvp_header_get_len_dense_frame(ks, (pvp_header *)object);
}

static bool get_pvp_header_num_whole_frames(ks_ctx *ks, void *object) {
    return pvp_header_get_num_whole_frames(ks, (pvp_header *)object);
}

static bool get_pvp_header_len_tail(ks_ctx *ks, void *object) {
    return pvp_header_get_len_tail(ks, (pvp_header *)object);
}

static const ks_constant constants_pvp_header_headersize[] = {
    {.word = UINT64_C(80)},
    {.word = UINT64_C(104)},
};
static const ks_link links_pvp_header_numparams[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 0}, /* headersize */
};
static const ks_constant constants_pvp_header_filetype[] = {
    {.word = UINT64_C(4)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(6)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(3)},
};
static const ks_link links_pvp_header_filetype[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 0}, /* headersize */
};
static const ks_constant constants_pvp_header_nx[] = {
    {.word = UINT64_C(1)},
};
static const ks_link links_pvp_header_nx[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_constant constants_pvp_header_ny[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_pvp_header_nf[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_pvp_header_numrecords[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_pvp_header_datasize[] = {
    {.word = UINT64_C(8)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(16)},
};
static const ks_constant constants_pvp_header_datatype[] = {
    {.word = UINT64_C(4)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(5)},
};
static const ks_link links_pvp_header_datatype[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 2}, /* filetype */
    {KS_ROLE_VALUE, &pvp_header_desc, 8}, /* datasize */
};
static const ks_constant constants_pvp_header_nxprocs[] = {
    {.word = UINT64_C(1)},
};
static const ks_link links_pvp_header_nxprocs[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 2}, /* filetype */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_constant constants_pvp_header_nyprocs[] = {
    {.word = UINT64_C(1)},
};
static const ks_link links_pvp_header_nx_extended[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 13}, /* ny_extended */
    {KS_ROLE_VALUE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 2}, /* filetype */
    {KS_ROLE_VALUE, &pvp_header_desc, 0}, /* headersize */
};
static const ks_constant constants_pvp_header_nbands[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_pvp_header_nbands[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 2}, /* filetype */
    {KS_ROLE_VALUE, &pvp_header_desc, 0}, /* headersize */
    {KS_ROLE_VALUE, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_VALUE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_VALUE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 6}, /* numrecords */
};
static const ks_field fields_pvp_header[] = {
    {.name = "headersize", .orig = "headersize",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, headersize),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_headersize, .num_constants = 2},
    {.name = "numparams", .orig = "numparams",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, numparams),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_header_numparams, .num_links = 1},
    {.name = "filetype", .orig = "filetype",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, filetype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &pvp_filetype_labels,
     .constants = constants_pvp_header_filetype, .num_constants = 6,
     .links = links_pvp_header_filetype, .num_links = 1},
    {.name = "nx", .orig = "nx",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nx),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_nx, .num_constants = 1,
     .links = links_pvp_header_nx, .num_links = 4},
    {.name = "ny", .orig = "ny",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, ny),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_ny, .num_constants = 1},
    {.name = "nf", .orig = "nf",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nf),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_nf, .num_constants = 1},
    {.name = "numrecords", .orig = "numrecords",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, numrecords),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_numrecords, .num_constants = 1},
    {.name = "recordsize", .orig = "recordsize",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, recordsize),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "datasize", .orig = "datasize",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, datasize),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_datasize, .num_constants = 4},
    {.name = "datatype", .orig = "datatype",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, datatype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &pvp_datatype_labels,
     .constants = constants_pvp_header_datatype, .num_constants = 5,
     .links = links_pvp_header_datatype, .num_links = 2},
    {.name = "nxprocs", .orig = "nxprocs",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nxprocs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_nxprocs, .num_constants = 1,
     .links = links_pvp_header_nxprocs, .num_links = 2},
    {.name = "nyprocs", .orig = "nyprocs",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nyprocs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_nyprocs, .num_constants = 1},
    {.name = "nx_extended", .orig = "nxExtended",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nx_extended),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_header_nx_extended, .num_links = 7},
    {.name = "ny_extended", .orig = "nyExtended",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, ny_extended),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "kx0", .orig = "kx0",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, kx0),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "ky0", .orig = "ky0",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, ky0),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nbatch", .orig = "nbatch",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nbatch),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nbands", .orig = "nbands",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_header, nbands),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_header_nbands, .num_constants = 1,
     .links = links_pvp_header_nbands, .num_links = 9},
    {.name = "time", .orig = "time",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8LE,
     .offset = (uint32_t)offsetof(pvp_header, time),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "is_weights", .orig = "is_weights",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_header, is_weights),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_is_weights),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_is_weights},
    {.name = "is_dense", .orig = "is_dense",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_header, is_dense),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_is_dense),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_is_dense},
    {.name = "is_single_process", .orig = "is_single_process",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_header, is_single_process),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_is_single_process),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_is_single_process},
    {.name = "layer_nx", .orig = "layer_nx",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, layer_nx),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_layer_nx),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_layer_nx},
    {.name = "layer_ny", .orig = "layer_ny",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, layer_ny),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_layer_ny),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_layer_ny},
    {.name = "num_cells", .orig = "num_cells",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, num_cells),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_num_cells),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_num_cells},
    {.name = "len_values", .orig = "len_values",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, len_values),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_len_values),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_len_values},
    {.name = "len_dense_frame", .orig = "len_dense_frame",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, len_dense_frame),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_len_dense_frame),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_len_dense_frame},
    {.name = "num_whole_frames", .orig = "num_whole_frames",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, num_whole_frames),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_num_whole_frames),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_num_whole_frames},
    {.name = "len_tail", .orig = "len_tail",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_header, len_tail),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_header, ks_state_len_tail),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_header_len_tail},
};
const ks_type pvp_header_desc = {
    .name = "header", .size = sizeof(pvp_header), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_header, .num_fields = 29, .has_at = true};

static bool get_pvp_dense_activity_cuts_a_frame(ks_ctx *ks, void *object) {
    return pvp_dense_activity_get_cuts_a_frame(ks, (pvp_dense_activity *)object);
}

static const ks_link links_pvp_dense_activity_frames[] = {
    {KS_ROLE_COUNT, &pvp_header_desc, 0}, /* headersize */
    {KS_ROLE_COUNT, &pvp_header_desc, 17}, /* nbands */
    {KS_ROLE_COUNT, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_COUNT, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_COUNT, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_COUNT, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_COUNT, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_COUNT, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_field fields_pvp_dense_activity[] = {
    {.name = "frames", .orig = "frames",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pvp_dense_activity, frames),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pvp_dense_frame_desc,
     .links = links_pvp_dense_activity_frames, .num_links = 8},
    {.name = "trailing", .orig = "trailing",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pvp_dense_activity, trailing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "cuts_a_frame", .orig = "cuts_a_frame",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_dense_activity, cuts_a_frame),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_dense_activity, ks_state_cuts_a_frame),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_dense_activity_cuts_a_frame},
};
const ks_type pvp_dense_activity_desc = {
    .name = "dense_activity", .size = sizeof(pvp_dense_activity), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_dense_activity, .num_fields = 3, .has_at = true, .has_size = true};

static const ks_link links_pvp_dense_frame_values[] = {
    {KS_ROLE_SIZE, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_SIZE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_SIZE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_SIZE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_SIZE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_SIZE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_field fields_pvp_dense_frame[] = {
    {.name = "time", .orig = "time",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8LE,
     .offset = (uint32_t)offsetof(pvp_dense_frame, time),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "values", .orig = "values",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pvp_dense_frame, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pvp_dense_frame_values, .num_links = 6},
};
const ks_type pvp_dense_frame_desc = {
    .name = "dense_frame", .size = sizeof(pvp_dense_frame), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_dense_frame, .num_fields = 2};

static const ks_link links_pvp_legacy_activity_values[] = {
    {KS_ROLE_SIZE, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_SIZE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_SIZE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_SIZE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_SIZE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_SIZE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_field fields_pvp_legacy_activity[] = {
    {.name = "values", .orig = "values",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pvp_legacy_activity, values),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pvp_legacy_activity_values, .num_links = 6},
    {.name = "nothing_more", .orig = "nothing_more",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pvp_legacy_activity, nothing_more),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
};
const ks_type pvp_legacy_activity_desc = {
    .name = "legacy_activity", .size = sizeof(pvp_legacy_activity), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_legacy_activity, .num_fields = 2};

static bool get_pvp_sparse_activity_has_frames(ks_ctx *ks, void *object) {
    return pvp_sparse_activity_get_has_frames(ks, (pvp_sparse_activity *)object);
}

static bool get_pvp_sparse_activity_num_frames(ks_ctx *ks, void *object) {
    return pvp_sparse_activity_get_num_frames(ks, (pvp_sparse_activity *)object);
}

static const ks_link links_pvp_sparse_activity_frames[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 17}, /* nbands */
    {KS_ROLE_PRESENCE, &pvp_header_desc, 0}, /* headersize */
    {KS_ROLE_VALUE, &pvp_header_desc, 0}, /* headersize */
};
static const ks_field fields_pvp_sparse_activity[] = {
    {.name = "frames", .orig = "frames",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pvp_sparse_activity, frames),
     .present = (uint32_t)offsetof(pvp_sparse_activity, ks_has_frames),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pvp_sparse_frame_desc,
     .links = links_pvp_sparse_activity_frames, .num_links = 3},
    {.name = "trailing", .orig = "trailing",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pvp_sparse_activity, trailing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "has_frames", .orig = "has_frames",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_sparse_activity, has_frames),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_sparse_activity, ks_state_has_frames),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_sparse_activity_has_frames},
    {.name = "num_frames", .orig = "num_frames",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(pvp_sparse_activity, num_frames),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_sparse_activity, ks_state_num_frames),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_sparse_activity_num_frames},
};
const ks_type pvp_sparse_activity_desc = {
    .name = "sparse_activity", .size = sizeof(pvp_sparse_activity), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_sparse_activity, .num_fields = 4, .has_at = true, .has_size = true};

static const ks_link links_pvp_sparse_frame_count[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_VALUE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_link links_pvp_sparse_frame_entries[] = {
    {KS_ROLE_COUNT, &pvp_sparse_frame_desc, 1}, /* count */
    {KS_ROLE_PRESENCE, &pvp_header_desc, 2}, /* filetype */
};
static const ks_link links_pvp_sparse_frame_indices[] = {
    {KS_ROLE_COUNT, &pvp_sparse_frame_desc, 1}, /* count */
    {KS_ROLE_PRESENCE, &pvp_header_desc, 2}, /* filetype */
};
static const ks_field fields_pvp_sparse_frame[] = {
    {.name = "time", .orig = "time",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8LE,
     .offset = (uint32_t)offsetof(pvp_sparse_frame, time),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "count", .orig = "count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(pvp_sparse_frame, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_sparse_frame_count, .num_links = 5},
    {.name = "entries", .orig = "entries",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(pvp_sparse_frame, entries),
     .present = (uint32_t)offsetof(pvp_sparse_frame, ks_has_entries),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &pvp_sparse_entry_desc,
     .links = links_pvp_sparse_frame_entries, .num_links = 2},
    {.name = "indices", .orig = "indices",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(pvp_sparse_frame, indices),
     .present = (uint32_t)offsetof(pvp_sparse_frame, ks_has_indices),
     .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &pvp_sparse_index_desc,
     .links = links_pvp_sparse_frame_indices, .num_links = 2},
};
const ks_type pvp_sparse_frame_desc = {
    .name = "sparse_frame", .size = sizeof(pvp_sparse_frame), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_sparse_frame, .num_fields = 4};

static const ks_link links_pvp_sparse_entry_index[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_VALUE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_field fields_pvp_sparse_entry[] = {
    {.name = "num_cells", .orig = "num_cells",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(pvp_sparse_entry, num_cells),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "index", .orig = "index",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(pvp_sparse_entry, index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_sparse_entry_index, .num_links = 5},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(pvp_sparse_entry, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type pvp_sparse_entry_desc = {
    .name = "sparse_entry", .size = sizeof(pvp_sparse_entry), .wire_size = 8,
    .fields = fields_pvp_sparse_entry, .num_fields = 3};

static const ks_link links_pvp_sparse_index_index[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 5}, /* nf */
    {KS_ROLE_VALUE, &pvp_header_desc, 3}, /* nx */
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_field fields_pvp_sparse_index[] = {
    {.name = "num_cells", .orig = "num_cells",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(pvp_sparse_index, num_cells),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "index", .orig = "index",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(pvp_sparse_index, index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_sparse_index_index, .num_links = 5},
};
const ks_type pvp_sparse_index_desc = {
    .name = "sparse_index", .size = sizeof(pvp_sparse_index), .wire_size = 4,
    .fields = fields_pvp_sparse_index, .num_fields = 2};

static bool get_pvp_weights_header_weights_per_patch(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_weights_per_patch(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_len_patch(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_len_patch(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_len_arbor(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_len_arbor(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_len_short_arbor(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_len_short_arbor(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_nbands_fits(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_nbands_fits(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_numrecords_fits(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_numrecords_fits(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_short_headers_fit(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_short_headers_fit(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_num_arbors(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_num_arbors(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_len_patches(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_len_patches(ks, (pvp_weights_header *)object);
}

static bool get_pvp_weights_header_num_frames(ks_ctx *ks, void *object) {
    return pvp_weights_header_get_num_frames(ks, (pvp_weights_header *)object);
}

static const ks_constant constants_pvp_weights_header_nxp[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_pvp_weights_header_nyp[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_pvp_weights_header_nfp[] = {
    {.word = UINT64_C(1)},
};
static const ks_link links_pvp_weights_header_w_max[] = {
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 3}, /* w_min */
    {KS_ROLE_VALUE, &pvp_header_desc, 9}, /* datatype */
};
static const ks_constant constants_pvp_weights_header_num_patches[] = {
    {.word = UINT64_C(1)},
};
static const ks_link links_pvp_weights_header_num_patches[] = {
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 0}, /* nxp */
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 1}, /* nyp */
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 2}, /* nfp */
    {KS_ROLE_VALUE, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_VALUE, &pvp_header_desc, 17}, /* nbands */
    {KS_ROLE_VALUE, &pvp_header_desc, 6}, /* numrecords */
};
static const ks_field fields_pvp_weights_header[] = {
    {.name = "nxp", .orig = "nxp",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_header, nxp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_weights_header_nxp, .num_constants = 1},
    {.name = "nyp", .orig = "nyp",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_header, nyp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_weights_header_nyp, .num_constants = 1},
    {.name = "nfp", .orig = "nfp",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_header, nfp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_weights_header_nfp, .num_constants = 1},
    {.name = "w_min", .orig = "wMin",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(pvp_weights_header, w_min),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "w_max", .orig = "wMax",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(pvp_weights_header, w_max),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_header_w_max, .num_links = 2},
    {.name = "num_patches", .orig = "numPatches",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_header, num_patches),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_pvp_weights_header_num_patches, .num_constants = 1,
     .links = links_pvp_weights_header_num_patches, .num_links = 6},
    {.name = "weights_per_patch", .orig = "weights_per_patch",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_weights_header, weights_per_patch),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_weights_per_patch),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_weights_per_patch},
    {.name = "len_patch", .orig = "len_patch",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_weights_header, len_patch),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_len_patch),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_len_patch},
    {.name = "len_arbor", .orig = "len_arbor",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_weights_header, len_arbor),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_len_arbor),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_len_arbor},
    {.name = "len_short_arbor", .orig = "len_short_arbor",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_weights_header, len_short_arbor),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_len_short_arbor),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_len_short_arbor},
    {.name = "nbands_fits", .orig = "nbands_fits",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_weights_header, nbands_fits),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_nbands_fits),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_nbands_fits},
    {.name = "numrecords_fits", .orig = "numrecords_fits",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_weights_header, numrecords_fits),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_numrecords_fits),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_numrecords_fits},
    {.name = "short_headers_fit", .orig = "short_headers_fit",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_BOOL,
     .offset = (uint32_t)offsetof(pvp_weights_header, short_headers_fit),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_short_headers_fit),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_short_headers_fit},
    {.name = "num_arbors", .orig = "num_arbors",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S32,
     .offset = (uint32_t)offsetof(pvp_weights_header, num_arbors),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_num_arbors),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_num_arbors},
    {.name = "len_patches", .orig = "len_patches",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_weights_header, len_patches),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_len_patches),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_len_patches},
    {.name = "num_frames", .orig = "num_frames",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(pvp_weights_header, num_frames),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_header, ks_state_num_frames),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_header_num_frames},
};
const ks_type pvp_weights_header_desc = {
    .name = "weights_header", .size = sizeof(pvp_weights_header), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_weights_header, .num_fields = 16, .has_at = true};

static const ks_link links_pvp_weights_frames[] = {
    {KS_ROLE_COUNT, &pvp_header_desc, 17}, /* nbands */
    {KS_ROLE_COUNT, &pvp_header_desc, 6}, /* numrecords */
    {KS_ROLE_COUNT, &pvp_weights_header_desc, 5}, /* num_patches */
    {KS_ROLE_COUNT, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_COUNT, &pvp_weights_header_desc, 0}, /* nxp */
    {KS_ROLE_COUNT, &pvp_weights_header_desc, 1}, /* nyp */
    {KS_ROLE_COUNT, &pvp_weights_header_desc, 2}, /* nfp */
};
static const ks_field fields_pvp_weights[] = {
    {.name = "frames", .orig = "frames",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pvp_weights, frames),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pvp_weights_frame_desc,
     .links = links_pvp_weights_frames, .num_links = 7},
};
const ks_type pvp_weights_desc = {
    .name = "weights", .size = sizeof(pvp_weights), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_weights, .num_fields = 1, .has_at = true, .has_size = true};

static bool get_pvp_weights_frame_time(ks_ctx *ks, void *object) {
    return pvp_weights_frame_get_time(ks, (pvp_weights_frame *)object);
}

static bool get_pvp_weights_frame_w_min(ks_ctx *ks, void *object) {
    return pvp_weights_frame_get_w_min(ks, (pvp_weights_frame *)object);
}

static bool get_pvp_weights_frame_w_max(ks_ctx *ks, void *object) {
    return pvp_weights_frame_get_w_max(ks, (pvp_weights_frame *)object);
}

static const ks_link links_pvp_weights_frame_patches[] = {
    {KS_ROLE_SIZE, &pvp_header_desc, 17}, /* nbands */
    {KS_ROLE_SIZE, &pvp_header_desc, 6}, /* numrecords */
    {KS_ROLE_SIZE, &pvp_weights_header_desc, 5}, /* num_patches */
    {KS_ROLE_SIZE, &pvp_header_desc, 8}, /* datasize */
    {KS_ROLE_SIZE, &pvp_weights_header_desc, 0}, /* nxp */
    {KS_ROLE_SIZE, &pvp_weights_header_desc, 1}, /* nyp */
    {KS_ROLE_SIZE, &pvp_weights_header_desc, 2}, /* nfp */
};
static const ks_field fields_pvp_weights_frame[] = {
    {.name = "index", .orig = "index",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32,
     .offset = (uint32_t)offsetof(pvp_weights_frame, index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "header", .orig = "header",
     .storage = KS_STORE_POINTER,
     .offset = (uint32_t)offsetof(pvp_weights_frame, header),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pvp_weights_frame_header_desc},
    {.name = "patches", .orig = "patches",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pvp_weights_frame, patches),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pvp_weights_frame_patches, .num_links = 7},
    {.name = "time", .orig = "time",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_F64,
     .offset = (uint32_t)offsetof(pvp_weights_frame, time),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_frame, ks_state_time),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_frame_time},
    {.name = "w_min", .orig = "wMin",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_F64,
     .offset = (uint32_t)offsetof(pvp_weights_frame, w_min),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_frame, ks_state_w_min),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_frame_w_min},
    {.name = "w_max", .orig = "wMax",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_F64,
     .offset = (uint32_t)offsetof(pvp_weights_frame, w_max),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(pvp_weights_frame, ks_state_w_max),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_pvp_weights_frame_w_max},
};
const ks_type pvp_weights_frame_desc = {
    .name = "weights_frame", .size = sizeof(pvp_weights_frame), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_weights_frame, .num_fields = 6, .has_at = true};

static const ks_link links_pvp_weights_frame_header_headersize[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 0}, /* headersize */
};
static const ks_link links_pvp_weights_frame_header_numparams[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 1}, /* numparams */
};
static const ks_link links_pvp_weights_frame_header_filetype[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 2}, /* filetype */
};
static const ks_link links_pvp_weights_frame_header_nx[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 3}, /* nx */
};
static const ks_link links_pvp_weights_frame_header_ny[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 4}, /* ny */
};
static const ks_link links_pvp_weights_frame_header_nf[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 5}, /* nf */
};
static const ks_link links_pvp_weights_frame_header_numrecords[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 6}, /* numrecords */
};
static const ks_link links_pvp_weights_frame_header_datasize[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 8}, /* datasize */
};
static const ks_link links_pvp_weights_frame_header_datatype[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 9}, /* datatype */
};
static const ks_link links_pvp_weights_frame_header_nxprocs[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 10}, /* nxprocs */
};
static const ks_link links_pvp_weights_frame_header_nyprocs[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 11}, /* nyprocs */
};
static const ks_link links_pvp_weights_frame_header_nx_extended[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 12}, /* nx_extended */
};
static const ks_link links_pvp_weights_frame_header_ny_extended[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 13}, /* ny_extended */
};
static const ks_link links_pvp_weights_frame_header_nbands[] = {
    {KS_ROLE_VALUE, &pvp_header_desc, 17}, /* nbands */
};
static const ks_link links_pvp_weights_frame_header_nxp[] = {
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 0}, /* nxp */
};
static const ks_link links_pvp_weights_frame_header_nyp[] = {
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 1}, /* nyp */
};
static const ks_link links_pvp_weights_frame_header_nfp[] = {
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 2}, /* nfp */
};
static const ks_link links_pvp_weights_frame_header_w_max[] = {
    {KS_ROLE_VALUE, &pvp_weights_frame_header_desc, 22}, /* w_min */
    {KS_ROLE_VALUE, &pvp_header_desc, 9}, /* datatype */
};
static const ks_link links_pvp_weights_frame_header_num_patches[] = {
    {KS_ROLE_VALUE, &pvp_weights_header_desc, 5}, /* num_patches */
};
static const ks_field fields_pvp_weights_frame_header[] = {
    {.name = "headersize", .orig = "headersize",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, headersize),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_headersize, .num_links = 1},
    {.name = "numparams", .orig = "numparams",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, numparams),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_numparams, .num_links = 1},
    {.name = "filetype", .orig = "filetype",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, filetype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &pvp_filetype_labels,
     .links = links_pvp_weights_frame_header_filetype, .num_links = 1},
    {.name = "nx", .orig = "nx",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nx),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nx, .num_links = 1},
    {.name = "ny", .orig = "ny",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, ny),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_ny, .num_links = 1},
    {.name = "nf", .orig = "nf",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nf),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nf, .num_links = 1},
    {.name = "numrecords", .orig = "numrecords",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, numrecords),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_numrecords, .num_links = 1},
    {.name = "recordsize", .orig = "recordsize",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, recordsize),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "datasize", .orig = "datasize",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, datasize),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_datasize, .num_links = 1},
    {.name = "datatype", .orig = "datatype",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, datatype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &pvp_datatype_labels,
     .links = links_pvp_weights_frame_header_datatype, .num_links = 1},
    {.name = "nxprocs", .orig = "nxprocs",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nxprocs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nxprocs, .num_links = 1},
    {.name = "nyprocs", .orig = "nyprocs",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nyprocs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nyprocs, .num_links = 1},
    {.name = "nx_extended", .orig = "nxExtended",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nx_extended),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nx_extended, .num_links = 1},
    {.name = "ny_extended", .orig = "nyExtended",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, ny_extended),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_ny_extended, .num_links = 1},
    {.name = "kx0", .orig = "kx0",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, kx0),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "ky0", .orig = "ky0",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, ky0),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nbatch", .orig = "nbatch",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nbatch),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nbands", .orig = "nbands",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nbands),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nbands, .num_links = 1},
    {.name = "time", .orig = "time",
     .storage = KS_STORE_F64, .wire = KS_WIRE_F8LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, time),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "nxp", .orig = "nxp",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nxp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nxp, .num_links = 1},
    {.name = "nyp", .orig = "nyp",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nyp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nyp, .num_links = 1},
    {.name = "nfp", .orig = "nfp",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, nfp),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_nfp, .num_links = 1},
    {.name = "w_min", .orig = "wMin",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, w_min),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "w_max", .orig = "wMax",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, w_max),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_w_max, .num_links = 2},
    {.name = "num_patches", .orig = "numPatches",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(pvp_weights_frame_header, num_patches),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_pvp_weights_frame_header_num_patches, .num_links = 1},
};
const ks_type pvp_weights_frame_header_desc = {
    .name = "weights_frame_header", .size = sizeof(pvp_weights_frame_header), .wire_size = KS_NOWHERE,
    .fields = fields_pvp_weights_frame_header, .num_fields = 25};

