/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_place_weights.h - what a valid PVP file says of weights. Proved by Frama-C.
 *
 * A frame has its arbors, and an arbor its patches: all have one length.
 */
#ifndef TENSORGATE_PVP_PLACE_WEIGHTS_H
#define TENSORGATE_PVP_PLACE_WEIGHTS_H

#include "pvp_layer.h"

/*@ lemma tg_pvp_at_least: \forall integer a, b; 1 <= a && 0 <= b ==> b <= tg_times(a, b);
*/

/* What the header says of patches. */
/*@ requires is_pvp_weights_header_view(w);
    requires w.root_header_datasize == 1 || w.root_header_datasize == 4;
    terminates \true; exits \false; assigns \nothing;
    ensures 1 <= w.nxp && 1 <= w.nyp && 1 <= w.nfp && 1 <= w.num_patches && 1 <= w.num_arbors;
    ensures w.weights_per_patch == (w.nxp * w.nyp) * w.nfp >= 1;
    ensures 8 <= w.len_patch <= w.len_arbor <= w.len_patches;
    ensures w.len_patch == 8 + w.weights_per_patch * w.root_header_datasize;
    ensures w.len_arbor == tg_times(w.num_patches, w.len_patch);
    ensures w.len_patches == tg_times(w.num_arbors, w.len_arbor); */
static TG_INLINED void tg_pvp_patch_weights(pvp_weights_header_view w) {
    (void)w;
    /*@ assert pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize) ==
          tg_times(pvp_weights_header_num_patches(w.buf, w.at),
            pvp_weights_header_len_patch(w.buf, w.at, w.root_header_datasize)); */
    /*@ assert pvp_weights_header_len_patches(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          tg_times(pvp_weights_header_num_arbors(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords),
            pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize)); */
    /*@ assert is_pvp_weights_header_view(w) ==>
          valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.nxp == pvp_weights_header_nxp(w.buf, w.at) &&
          w.nyp == pvp_weights_header_nyp(w.buf, w.at) &&
          w.nfp == pvp_weights_header_nfp(w.buf, w.at) &&
          w.num_patches == pvp_weights_header_num_patches(w.buf, w.at) &&
          w.weights_per_patch == pvp_weights_header_weights_per_patch(w.buf, w.at) &&
          w.len_patch == pvp_weights_header_len_patch(w.buf, w.at, w.root_header_datasize) &&
          w.len_arbor == pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize) &&
          w.nbands_fits == pvp_weights_header_nbands_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands) &&
          w.numrecords_fits == pvp_weights_header_numrecords_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_numrecords) &&
          w.num_arbors == pvp_weights_header_num_arbors(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.len_patches == pvp_weights_header_len_patches(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords); */
    /*@ assert valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) ==>
          w.nxp >= 1 && w.nyp >= 1 && w.nfp >= 1 && w.num_patches >= 1 &&
          rule_pvp_weights_header_frames_fill_the_file(w.nbands_fits, w.numrecords_fits); */
    /*@ assert pvp_weights_header_num_arbors(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          pvp_weights_header_num_arbors_of(w.nbands_fits, w.root_header_nbands,
            w.root_header_numrecords); */
    /*@ assert w.nbands_fits != 0 ==> w.root_header_nbands > 0; */
    /*@ assert w.numrecords_fits != 0 ==> w.root_header_numrecords > 0; */
    /*@ assert pvp_weights_header_weights_per_patch(w.buf, w.at) ==
          pvp_weights_header_weights_per_patch_of(w.nxp, w.nyp, w.nfp); */
    /*@ assert pvp_weights_header_len_patch(w.buf, w.at, w.root_header_datasize) ==
          pvp_weights_header_len_patch_of(w.weights_per_patch, w.root_header_datasize); */
    /*@ assert w.nxp * w.nyp >= 1; */
    /*@ assert (w.nxp * w.nyp) * w.nfp >= 1; */
    /*@ assert w.root_header_datasize == 1 ==> w.len_patch >= 8; */
    /*@ assert w.root_header_datasize == 4 ==> w.len_patch >= 8; */
}

/*@ lemma tg_pvp_nbands_fits: \forall integer n, len, arbor;
      pvp_weights_header_nbands_fits_of(n, len, arbor) != 0 ==>
      ks_floor_mod_of(len, 104 + tg_times(n, arbor)) == 0;
    lemma tg_pvp_numrecords_fits: \forall integer n, len, arbor;
      pvp_weights_header_numrecords_fits_of(n, len, arbor) != 0 ==>
      ks_floor_mod_of(len, 104 + tg_times(n, arbor)) == 0;
    lemma tg_pvp_whole: \forall integer len, frame;
      0 < len && 0 < frame && ks_floor_mod_of(len, frame) == 0 ==> frame <= len;
*/

/* The frames fill the file. */
/*@ requires is_pvp_weights_header_view(w);
    requires 0 <= w.len_patches == tg_times(w.num_arbors, w.len_arbor);
    terminates \true; exits \false; assigns \nothing;
    ensures 104 + w.len_patches <= w.len <= 9223372036854775807;
    ensures 0 <= w.num_frames && w.num_frames * (104 + w.len_patches) <= w.len; */
static TG_INLINED void tg_pvp_weights_frames(pvp_weights_header_view w) {
    (void)w;
    /*@ assert is_pvp_weights_header_view(w) ==>
          ks_buffer(w.buf, w.len) &&
          valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.len_arbor == pvp_weights_header_len_arbor(w.buf, w.at, w.root_header_datasize) &&
          w.nbands_fits == pvp_weights_header_nbands_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands) &&
          w.numrecords_fits == pvp_weights_header_numrecords_fits(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_numrecords) &&
          w.num_arbors == pvp_weights_header_num_arbors(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.len_patches == pvp_weights_header_len_patches(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) &&
          w.num_frames == pvp_weights_header_num_frames(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords); */
    /*@ assert ks_buffer(w.buf, w.len) ==> w.len <= 9223372036854775807; */
    /*@ assert valid_pvp_weights_header(w.buf, w.len, w.at, w.root_header_datatype, w.strict,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords) ==>
          w.at + 24 <= w.len &&
          rule_pvp_weights_header_frames_fill_the_file(w.nbands_fits, w.numrecords_fits); */
    /*@ assert pvp_weights_header_num_arbors(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          pvp_weights_header_num_arbors_of(w.nbands_fits, w.root_header_nbands,
            w.root_header_numrecords); */
    /*@ assert pvp_weights_header_nbands_fits(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands) ==
          pvp_weights_header_nbands_fits_of(w.root_header_nbands, w.len, w.len_arbor); */
    /*@ assert pvp_weights_header_numrecords_fits(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_numrecords) ==
          pvp_weights_header_numrecords_fits_of(w.root_header_numrecords, w.len, w.len_arbor); */
    /*@ assert w.nbands_fits != 0 ==> ks_floor_mod_of(w.len, 104 + w.len_patches) == 0; */
    /*@ assert w.nbands_fits == 0 ==> ks_floor_mod_of(w.len, 104 + w.len_patches) == 0; */
    /*@ assert pvp_weights_header_num_frames(w.buf, w.len, w.at, w.root_header_datasize,
            w.root_header_nbands, w.root_header_numrecords) ==
          ks_floor_div_of(w.len, 104 + w.len_patches); */
    /*@ assert w.num_frames == w.len / (104 + w.len_patches); */
}

/*@ lemma tg_pvp_weights: \forall integer n, ny, nx, nf;
      tg_times(tg_times(tg_times(n, ny), nx), nf) ==
      tg_times(n, (nx * ny) * nf);
*/

/* The product of the lengths is that of the numbers that the grammar computes. */
/*@ requires shape[0] == frames && shape[1] == arbors && shape[2] == patches;
    requires shape[3] == nyp && shape[4] == nxp && shape[5] == nfp;
    terminates \true; exits \false; assigns \nothing;
    ensures tg_cells(shape, 6) ==
            tg_times((frames * arbors) * patches, (nxp * nyp) * nfp); */
static TG_INLINED void tg_pvp_weights_product(const uint64_t *shape, uint64_t frames,
                                              uint64_t arbors, uint64_t patches, uint64_t nyp,
                                              uint64_t nxp, uint64_t nfp) {
    (void)shape;
    (void)frames;
    (void)arbors;
    (void)patches;
    (void)nyp;
    (void)nxp;
    (void)nfp;
    /*@ assert tg_cells(shape, 0) == 1; */
    /*@ assert tg_cells(shape, 1) == frames; */
    /*@ assert tg_cells(shape, 2) == frames * arbors; */
    /*@ assert tg_cells(shape, 3) == (frames * arbors) * patches; */
    /*@ assert tg_cells(shape, 4) == tg_times(tg_cells(shape, 3), nyp); */
    /*@ assert tg_cells(shape, 5) == tg_times(tg_cells(shape, 4), nxp); */
    /*@ assert tg_cells(shape, 6) == tg_times(tg_cells(shape, 5), nfp); */
    /*@ assert tg_cells(shape, 6) ==
          tg_times(tg_times(tg_times((frames * arbors) * patches, nyp), nxp), nfp); */
}

/* The weights take no more bytes than the frames. */
/*@ requires len_patch == 8 + weights * datasize && (datasize == 1 || datasize == 4);
    requires len_arbor == tg_times(patches, len_patch);
    requires len_patches == tg_times(arbors, len_arbor);
    requires frames * (104 + len_patches) <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures 0 <= tg_times((frames * arbors) * patches, weights) <= len;
    ensures tg_times(tg_times((frames * arbors) * patches, weights), datasize) <= len; */
static TG_INLINED void tg_pvp_weights_fit(uint64_t frames, uint64_t arbors, uint64_t patches,
                                          uint64_t weights, uint64_t datasize, uint64_t len_patch,
                                          uint64_t len_arbor, uint64_t len_patches, uint64_t len) {
    (void)frames;
    (void)arbors;
    (void)patches;
    (void)weights;
    (void)datasize;
    (void)len_patch;
    (void)len_arbor;
    (void)len_patches;
    (void)len;
    /*@ assert len_arbor == patches * (8 + weights * datasize); */
    /*@ assert len_patches == arbors * (patches * (8 + weights * datasize)); */
    /*@ assert frames * arbors >= 0; */
    /*@ assert (frames * arbors) * patches >= 0; */
    /*@ assert ((frames * arbors) * patches) * weights >= 0; */
    /*@ assert frames * len_patches == 8 * ((frames * arbors) * patches) +
          (((frames * arbors) * patches) * weights) * datasize; */
}

/*@ requires is_pvp_view(root);
    requires root.header_filetype == PVP_FILETYPE_WEIGHTS_SHARED ||
            root.header_filetype == PVP_FILETYPE_WEIGHTS_NONSHARED;
    terminates \true; exits \false; assigns \nothing;
    ensures is_pvp_weights_header_view(\result);
    ensures \result.len == root.len && root.content_at == 104;
    ensures \result.root_header_datasize == root.header_datasize;
    ensures \result.num_frames >= 0 ==> \result.num_frames == tg_pvp_frames(root); */
static TG_INLINED pvp_weights_header_view tg_pvp_weights_header(pvp_view root) {
    /*@ assert is_pvp_view(root) ==>
          valid_pvp(root.buf, root.len, root.strict) &&
          root.has_weights_header == pvp_has_weights_header(root.buf) &&
          root.weights_header_at == pvp_weights_header_at &&
          root.content_at == pvp_content_at(root.buf) &&
          root.header_filetype == pvp_its_header_filetype(root.buf) &&
          root.header_datasize == pvp_its_header_datasize(root.buf) &&
          root.header_nbands == pvp_its_header_nbands(root.buf) &&
          root.header_numrecords == pvp_its_header_numrecords(root.buf) &&
          root.weights_header_num_frames == pvp_its_weights_header_num_frames(root.buf, root.len); */
    /*@ assert pvp_its_header_filetype(root.buf) == pvp_header_filetype(root.buf, 0); */
    /*@ assert pvp_its_header_datasize(root.buf) == pvp_header_datasize(root.buf, 0); */
    /*@ assert pvp_its_header_nbands(root.buf) == pvp_header_nbands(root.buf, 0); */
    /*@ assert pvp_its_header_numrecords(root.buf) == pvp_header_numrecords(root.buf, 0); */
    /*@ assert valid_pvp(root.buf, root.len, root.strict) ==>
          valid_pvp_header(root.buf, root.len, 0, root.strict); */
    /*@ assert valid_pvp_header(root.buf, root.len, 0, root.strict) ==>
          rule_pvp_header_filetype(pvp_header_is_weights(root.buf, 0),
            pvp_header_filetype(root.buf, 0)); */
    /*@ assert pvp_header_is_weights(root.buf, 0) != 0; */
    /*@ assert pvp_has_weights_header(root.buf) == pvp_header_is_weights(root.buf, 0); */
    /*@ assert pvp_content_at(root.buf) == at_pvp_content(root.buf); */
    /*@ assert at_pvp_content(root.buf) == 104; */
    const pvp_weights_header_view w = pvp_view_weights_header(root);
    /*@ assert is_pvp_weights_header_view(w) ==>
          w.num_frames == pvp_weights_header_num_frames(w.buf, w.len, w.at,
            w.root_header_datasize, w.root_header_nbands, w.root_header_numrecords); */
    /*@ assert pvp_weights_header_at == at_pvp_weights_header; */
    /*@ assert w.num_frames == root.weights_header_num_frames; */
    return w;
}

/* Sets what the file says of weights; `shape` is memory for its lengths. */
/*@ requires is_pvp_view(root);
    requires root.header_filetype == PVP_FILETYPE_WEIGHTS_SHARED ||
            root.header_filetype == PVP_FILETYPE_WEIGHTS_NONSHARED;
    requires \valid(tensor) && \valid(shape + (0 .. TG_PVP_AXES - 1));
    requires \separated(tensor, shape + (0 .. TG_PVP_AXES - 1));
    terminates \true; exits \false; assigns *tensor, shape[0 .. TG_PVP_AXES - 1];
    ensures tensor->shape == shape && tensor->rank == TG_PVP_AXES;
    ensures shape[0] == tg_pvp_frames(root);
    ensures tg_readable(tensor, root.len, TG_LIES_IN_PIECES); */
static TG_INLINED void tg_pvp_place_weights(pvp_view root, uint64_t *shape, tg_tensor *tensor) {
    const pvp_header_view header = pvp_view_header(root);
    const pvp_weights_header_view w = tg_pvp_weights_header(root);
    /*@ assert is_pvp_header_view(header) ==>
          header.filetype == pvp_header_filetype(header.buf, header.at) &&
          header.datasize == pvp_header_datasize(header.buf, header.at); */
    /*@ assert is_pvp_view(root) ==>
          root.header_at == pvp_header_at &&
          root.header_filetype == pvp_its_header_filetype(root.buf) &&
          root.header_datasize == pvp_its_header_datasize(root.buf); */
    /*@ assert pvp_header_at == 0; */
    /*@ assert pvp_its_header_filetype(root.buf) == pvp_header_filetype(root.buf, 0); */
    /*@ assert pvp_its_header_datasize(root.buf) == pvp_header_datasize(root.buf, 0); */
    /*@ assert header.filetype == root.header_filetype; */
    /*@ assert header.datasize == w.root_header_datasize; */
    tg_pvp_cells(header);
    const tg_pvp_type type = tg_pvp_type_of(header.filetype, header.datatype, header.datasize);
    /*@ assert type.size == header.datasize; */
    tg_pvp_patch_weights(w);
    tg_pvp_weights_frames(w);
    shape[0] = (uint64_t)w.num_frames;
    shape[1] = (uint64_t)w.num_arbors;
    shape[2] = (uint64_t)w.num_patches;
    shape[3] = (uint64_t)w.nyp;
    shape[4] = (uint64_t)w.nxp;
    shape[5] = (uint64_t)w.nfp;
    tg_pvp_weights_product(shape, shape[0], shape[1], shape[2], shape[3], shape[4], shape[5]);
    tg_pvp_weights_fit(shape[0], shape[1], shape[2], (uint64_t)w.weights_per_patch,
                       (uint64_t)w.root_header_datasize, (uint64_t)w.len_patch,
                       (uint64_t)w.len_arbor, (uint64_t)w.len_patches, root.len);
    /*@ assert tg_cells(shape, 6) == tg_times((shape[0] * shape[1]) * shape[2],
          w.weights_per_patch); */
    tg_pvp_dense(tensor, root.len, type.dtype, type.size, root.content_at + 8, shape, TG_PVP_AXES);
}

#endif
