/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pvp.ksy. Do not edit. */
/*
 * What a valid file is, in ACSL, and the function that decides it. Its contract: it accepts
 * only files of which valid_pvp holds, and refuses only others. It asks the gate for the
 * bytes that it looks at, and counts its steps there; without them it is stopped, and says
 * nothing. See ks_gate.h.
 *
 * valid_t is a type t at the place `at`, end_t where it ends, at_t_f where its field f begins,
 * and t_f a field or instance; rule_ is a rule, defined_ says that a formula can be computed,
 * _of is its value. u8le(buf + at) and its kin are the numbers of Kaitai Struct. Integers
 * have no size here; where 64 bits might not do, it says so.
 */
#ifndef KSYC_PVP_VALIDATE_H
#define KSYC_PVP_VALIDATE_H

#ifdef __FRAMAC__
#include "ks_loaded.h"
#else
#include "ks.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- header */
/*@
    predicate rule_pvp_header_headersize(integer headersize) =
      headersize == 80 || headersize == 104;
    logic integer pvp_header_headersize{L}(uint8_t *buf, integer at) = s4le(buf + at);
    predicate rule_pvp_header_numparams(integer numparams, integer headersize) =
      numparams == ks_floor_div_of(headersize, 4);
    logic integer pvp_header_numparams{L}(uint8_t *buf, integer at) = s4le(buf + (at + 4));
    predicate rule_pvp_header_filetype(integer is_weights, integer filetype) =
      (is_weights != 0) ? (filetype == 5 ||
              filetype == 3) : (((filetype == 4 ||
              filetype == 1) || filetype == 6) || filetype == 2);
    logic integer pvp_header_is_weights{L}(uint8_t *buf, integer at) =
      (pvp_header_headersize(buf, at) == 104 ? 1 : 0);
    logic integer pvp_header_filetype{L}(uint8_t *buf, integer at) = s4le(buf + (at + 8));
    predicate rule_pvp_header_filetype_is_current(integer strict, integer filetype) =
      !(strict != 0) || filetype != 1;
    logic integer pvp_header_nx{L}(uint8_t *buf, integer at) = s4le(buf + (at + 12));
    logic integer pvp_header_ny{L}(uint8_t *buf, integer at) = s4le(buf + (at + 16));
    logic integer pvp_header_nf{L}(uint8_t *buf, integer at) = s4le(buf + (at + 20));
    logic integer pvp_header_numrecords{L}(uint8_t *buf, integer at) = s4le(buf + (at + 24));
    predicate rule_pvp_header_legal_type_and_size(integer filetype, integer datasize,
            integer datatype) =
      (filetype == 6) ? (datasize == 8 &&
              (datatype == 4 || datatype == 3)) :
              ((filetype == 2) ? (datasize == 4 &&
              datatype == 2) : ((((datatype == 3 &&
              datasize == 4) || ((datatype == 1 &&
              datasize == 1) && filetype != 1)) ||
              ((datatype == 2 && datasize == 4) &&
              filetype == 4)) || ((datatype == 5 && datasize == 16) && filetype == 4)));
    logic integer pvp_header_datasize{L}(uint8_t *buf, integer at) = s4le(buf + (at + 32));
    logic integer pvp_header_datatype{L}(uint8_t *buf, integer at) = s4le(buf + (at + 36));
    logic integer pvp_header_nxprocs{L}(uint8_t *buf, integer at) = s4le(buf + (at + 40));
    logic integer pvp_header_nyprocs{L}(uint8_t *buf, integer at) = s4le(buf + (at + 44));
    predicate rule_pvp_header_layout_of_processes_is_known(integer is_single_process,
            integer is_dense, integer filetype) =
      (is_single_process != 0 || is_dense != 0) || filetype == 5;
    logic integer pvp_header_is_single_process_of(integer nxprocs, integer nyprocs) =
      (nxprocs == 1 && nyprocs == 1) ? 1 : 0;
    logic integer pvp_header_is_single_process{L}(uint8_t *buf, integer at) =
      pvp_header_is_single_process_of(pvp_header_nxprocs(buf, at), pvp_header_nyprocs(buf, at));
    logic integer pvp_header_is_dense_of(integer filetype) =
      (filetype == 4 || filetype == 1) ? 1 : 0;
    logic integer pvp_header_is_dense{L}(uint8_t *buf, integer at) =
      pvp_header_is_dense_of(pvp_header_filetype(buf, at));
    predicate rule_pvp_header_is_written_by_one_process(integer strict, integer is_single_process) =
      !(strict != 0) || is_single_process != 0;
    predicate rule_pvp_header_layer_is_addressable(integer layer_nx, integer layer_ny, integer nf) =
      ((layer_nx <= 2147483647 && layer_ny <= 2147483647) ==> (ks_is_s64(layer_nx * layer_ny) &&
      nf != 0)) &&
      ((layer_nx <= 2147483647 && layer_ny <=
              2147483647) && (layer_nx * layer_ny) <= ks_floor_div_of(4294967296, nf));
    logic integer pvp_header_layer_nx_of(integer nx, integer nxprocs) = nx * nxprocs;
    logic integer pvp_header_layer_nx{L}(uint8_t *buf, integer at) =
      pvp_header_layer_nx_of(pvp_header_nx(buf, at), pvp_header_nxprocs(buf, at));
    logic integer pvp_header_layer_ny_of(integer ny, integer nyprocs) = ny * nyprocs;
    logic integer pvp_header_layer_ny{L}(uint8_t *buf, integer at) =
      pvp_header_layer_ny_of(pvp_header_ny(buf, at), pvp_header_nyprocs(buf, at));
    predicate rule_pvp_header_blocks_fill_the_layer(integer is_dense, integer is_single_process,
            integer nx_extended, integer layer_nx, integer ny_extended, integer layer_ny) =
      !(is_dense != 0 && !(is_single_process !=
              0)) || (nx_extended == layer_nx && ny_extended == layer_ny);
    logic integer pvp_header_nx_extended{L}(uint8_t *buf, integer at) = s4le(buf + (at + 48));
    logic integer pvp_header_ny_extended{L}(uint8_t *buf, integer at) = s4le(buf + (at + 52));
    predicate rule_pvp_header_extended_size_is_layer_size(integer is_single_process,
            integer is_weights, integer strict, integer nx_extended, integer nx,
            integer ny_extended, integer ny) =
      !(is_single_process != 0 && !(is_weights !=
              0)) || (!(strict != 0) || (nx_extended == nx && ny_extended == ny));
    logic integer pvp_header_nbands{L}(uint8_t *buf, integer at) = s4le(buf + (at + 68));
    predicate rule_pvp_header_nbands_is_number_of_frames(integer is_dense, integer strict,
            integer nbands, integer filetype, integer has_num_whole_frames,
            integer num_whole_frames) =
      (!(!(is_dense != 0)) ==> (!(!(strict != 0))
              ==> ((filetype == 4) ==> (has_num_whole_frames != 0)))) &&
      (!(is_dense != 0) || (!(strict != 0) || nbands == ((filetype == 4) ? num_whole_frames : 1)));
    logic integer pvp_header_num_whole_frames_of(integer filetype, integer io_size,
            integer headersize, integer has_len_dense_frame, integer len_dense_frame) =
      (filetype == 4) ? ks_floor_div_of((io_size - headersize), len_dense_frame) : 0;
    predicate defined_pvp_header_num_whole_frames(integer filetype, integer io_size,
            integer headersize, integer has_len_dense_frame, integer len_dense_frame) =
      ((filetype == 4) ==> (ks_is_s64(io_size - headersize) &&
      has_len_dense_frame != 0 &&
      len_dense_frame != 0));
    logic integer pvp_header_len_dense_frame_of(integer filetype, integer has_len_values,
            integer len_values) =
      (filetype == 4) ? (8 + len_values) : 0;
    predicate defined_pvp_header_len_dense_frame(integer filetype, integer has_len_values,
            integer len_values) =
      ((filetype == 4) ==> (has_len_values != 0 &&
      ks_is_s64(8 + len_values)));
    logic integer pvp_header_len_values_of(integer is_dense, integer num_cells, integer datasize) =
      (is_dense != 0) ? (num_cells * datasize) : 0;
    predicate defined_pvp_header_len_values(integer is_dense, integer num_cells, integer datasize) =
      ((is_dense != 0) ==> (ks_is_s64(num_cells * datasize)));
    logic integer pvp_header_num_cells_of(integer layer_nx, integer layer_ny, integer nf) =
      (layer_nx * layer_ny) * nf;
    predicate defined_pvp_header_num_cells(integer layer_nx, integer layer_ny, integer nf) =
      ks_is_s64(layer_nx * layer_ny) &&
      ks_is_s64((layer_nx * layer_ny) * nf);
    logic integer pvp_header_num_cells{L}(uint8_t *buf, integer at) =
      pvp_header_num_cells_of(pvp_header_layer_nx(buf, at), pvp_header_layer_ny(buf, at),
              pvp_header_nf(buf, at));
    logic integer pvp_header_has_len_values{L}(uint8_t *buf, integer at) =
      pvp_header_is_dense(buf, at);
    logic integer pvp_header_len_values{L}(uint8_t *buf, integer at) =
      pvp_header_len_values_of(pvp_header_is_dense(buf, at), pvp_header_num_cells(buf, at),
              pvp_header_datasize(buf, at));
    logic integer pvp_header_has_len_dense_frame{L}(uint8_t *buf, integer at) =
      (pvp_header_filetype(buf, at) == 4 ? 1 : 0);
    logic integer pvp_header_len_dense_frame{L}(uint8_t *buf, integer at) =
      pvp_header_len_dense_frame_of(pvp_header_filetype(buf, at), pvp_header_has_len_values(buf,
              at), pvp_header_len_values(buf, at));
    logic integer pvp_header_has_num_whole_frames{L}(uint8_t *buf, integer at) =
      (pvp_header_filetype(buf, at) == 4 ? 1 : 0);
    logic integer pvp_header_num_whole_frames{L}(uint8_t *buf, integer len, integer at) =
      pvp_header_num_whole_frames_of(pvp_header_filetype(buf, at), len, pvp_header_headersize(buf,
              at), pvp_header_has_len_dense_frame(buf, at), pvp_header_len_dense_frame(buf, at));
    predicate rule_pvp_header_nbands_is_numrecords(integer is_weights, integer strict,
            integer nbands, integer numrecords) =
      !(is_weights != 0) || (!(strict != 0) || nbands == numrecords);
    logic integer pvp_header_len_tail_of(integer filetype, integer io_size, integer headersize,
            integer has_len_dense_frame, integer len_dense_frame) =
      (filetype == 4) ? ks_floor_mod_of((io_size - headersize), len_dense_frame) : 0;
    predicate defined_pvp_header_len_tail(integer filetype, integer io_size, integer headersize,
            integer has_len_dense_frame, integer len_dense_frame) =
      ((filetype == 4) ==> (ks_is_s64(io_size - headersize) &&
      has_len_dense_frame != 0 &&
      len_dense_frame != 0));
    logic integer pvp_header_len_tail{L}(uint8_t *buf, integer len, integer at) =
      pvp_header_len_tail_of(pvp_header_filetype(buf, at), len, pvp_header_headersize(buf, at),
              pvp_header_has_len_dense_frame(buf, at), pvp_header_len_dense_frame(buf, at));
    logic integer pvp_header_has_len_tail{L}(uint8_t *buf, integer at) =
      (pvp_header_filetype(buf, at) == 4 ? 1 : 0);
    logic integer end_pvp_header(integer at) = at + 80;
    predicate valid_pvp_header{L}(uint8_t *buf, integer len, integer at, integer strict) =
      at + 80 <= len &&
      rule_pvp_header_headersize(pvp_header_headersize(buf, at)) &&
      rule_pvp_header_numparams(pvp_header_numparams(buf, at), pvp_header_headersize(buf, at)) &&
      rule_pvp_header_filetype(pvp_header_is_weights(buf, at), pvp_header_filetype(buf, at)) &&
      rule_pvp_header_filetype_is_current(strict, pvp_header_filetype(buf, at)) &&
      pvp_header_nx(buf, at) >= 1 &&
      pvp_header_ny(buf, at) >= 1 &&
      pvp_header_nf(buf, at) >= 1 &&
      pvp_header_numrecords(buf, at) >= 0 &&
      rule_pvp_header_legal_type_and_size(pvp_header_filetype(buf, at), pvp_header_datasize(buf,
              at), pvp_header_datatype(buf, at)) &&
      pvp_header_nxprocs(buf, at) >= 1 &&
      pvp_header_nyprocs(buf, at) >= 1 &&
      rule_pvp_header_layout_of_processes_is_known(pvp_header_is_single_process(buf, at),
              pvp_header_is_dense(buf, at), pvp_header_filetype(buf, at)) &&
      rule_pvp_header_is_written_by_one_process(strict, pvp_header_is_single_process(buf, at)) &&
      rule_pvp_header_layer_is_addressable(pvp_header_layer_nx(buf, at), pvp_header_layer_ny(buf,
              at), pvp_header_nf(buf, at)) &&
      rule_pvp_header_blocks_fill_the_layer(pvp_header_is_dense(buf, at),
              pvp_header_is_single_process(buf, at), pvp_header_nx_extended(buf, at),
              pvp_header_layer_nx(buf, at), pvp_header_ny_extended(buf, at),
              pvp_header_layer_ny(buf, at)) &&
      rule_pvp_header_extended_size_is_layer_size(pvp_header_is_single_process(buf, at),
              pvp_header_is_weights(buf, at), strict, pvp_header_nx_extended(buf, at),
              pvp_header_nx(buf, at), pvp_header_ny_extended(buf, at), pvp_header_ny(buf, at)) &&
      pvp_header_nbands(buf, at) >= 0 &&
      defined_pvp_header_num_cells(pvp_header_layer_nx(buf, at), pvp_header_layer_ny(buf, at),
              pvp_header_nf(buf, at)) &&
      defined_pvp_header_len_values(pvp_header_is_dense(buf, at), pvp_header_num_cells(buf, at),
              pvp_header_datasize(buf, at)) &&
      defined_pvp_header_len_dense_frame(pvp_header_filetype(buf, at),
              pvp_header_has_len_values(buf, at), pvp_header_len_values(buf, at)) &&
      defined_pvp_header_num_whole_frames(pvp_header_filetype(buf, at), len,
              pvp_header_headersize(buf, at), pvp_header_has_len_dense_frame(buf, at),
              pvp_header_len_dense_frame(buf, at)) &&
      rule_pvp_header_nbands_is_number_of_frames(pvp_header_is_dense(buf, at), strict,
              pvp_header_nbands(buf, at), pvp_header_filetype(buf, at),
              pvp_header_has_num_whole_frames(buf, at), pvp_header_num_whole_frames(buf, len,
              at)) &&
      rule_pvp_header_nbands_is_numrecords(pvp_header_is_weights(buf, at), strict,
              pvp_header_nbands(buf, at), pvp_header_numrecords(buf, at)) &&
      defined_pvp_header_len_tail(pvp_header_filetype(buf, at), len, pvp_header_headersize(buf,
              at), pvp_header_has_len_dense_frame(buf, at), pvp_header_len_dense_frame(buf, at));
*/

/* ---- weights_header */
/*@
    logic integer pvp_weights_header_nxp{L}(uint8_t *buf, integer at) = s4le(buf + at);
    logic integer pvp_weights_header_nyp{L}(uint8_t *buf, integer at) = s4le(buf + (at + 4));
    logic integer pvp_weights_header_nfp{L}(uint8_t *buf, integer at) = s4le(buf + (at + 8));
    predicate rule_pvp_weights_header_byte_range_is_finite(integer root_header_datatype,
            integer strict) =
      !(root_header_datatype == 1) || !(strict != 0);
    logic integer pvp_weights_header_num_patches{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    predicate rule_pvp_weights_header_patches_fit_the_file(integer nxp, integer nyp,
            integer io_size, integer nfp, integer num_patches, integer weights_per_patch,
            integer root_header_datasize) =
      nfp != 0 &&
      (((nxp * nyp) <= ks_floor_div_of(io_size,
              nfp)) ==> (ks_is_s64(weights_per_patch * root_header_datasize) &&
      ks_is_s64(4 + (weights_per_patch * root_header_datasize)) &&
      (4 + (weights_per_patch * root_header_datasize)) != 0)) &&
      ((nxp * nyp) <= ks_floor_div_of(io_size, nfp) && num_patches <= ks_floor_div_of(io_size,
              (4 + (weights_per_patch * root_header_datasize))));
    logic integer pvp_weights_header_weights_per_patch_of(integer nxp, integer nyp, integer nfp) =
      (nxp * nyp) * nfp;
    predicate defined_pvp_weights_header_weights_per_patch(integer nxp, integer nyp, integer nfp) =
      ks_is_s64((nxp * nyp) * nfp);
    logic integer pvp_weights_header_weights_per_patch{L}(uint8_t *buf, integer at) =
      pvp_weights_header_weights_per_patch_of(pvp_weights_header_nxp(buf, at),
              pvp_weights_header_nyp(buf, at), pvp_weights_header_nfp(buf, at));
    predicate rule_pvp_weights_header_patch_headers_have_8_bytes(integer nbands_fits,
            integer numrecords_fits, integer short_headers_fit) =
      (nbands_fits != 0 || numrecords_fits != 0) || !(short_headers_fit != 0);
    logic integer pvp_weights_header_nbands_fits_of(integer root_header_nbands, integer io_size,
            integer len_arbor) =
      ((root_header_nbands > 0 && root_header_nbands <= ks_floor_div_of(io_size,
              len_arbor)) && ks_floor_mod_of(io_size,
              (104 + (root_header_nbands * len_arbor))) == 0) ? 1 : 0;
    predicate defined_pvp_weights_header_nbands_fits(integer root_header_nbands, integer io_size,
            integer len_arbor) =
      ((root_header_nbands > 0) ==> (len_arbor != 0)) &&
      ((root_header_nbands > 0 && root_header_nbands <= ks_floor_div_of(io_size,
              len_arbor)) ==> (ks_is_s64(root_header_nbands * len_arbor) &&
      ks_is_s64(104 + (root_header_nbands * len_arbor)) &&
      (104 + (root_header_nbands * len_arbor)) != 0));
    logic integer pvp_weights_header_len_arbor_of(integer num_patches, integer len_patch) =
      num_patches * len_patch;
    predicate defined_pvp_weights_header_len_arbor(integer num_patches, integer len_patch) =
      ks_is_s64(num_patches * len_patch);
    logic integer pvp_weights_header_len_patch_of(integer weights_per_patch,
            integer root_header_datasize) =
      8 + (weights_per_patch * root_header_datasize);
    predicate defined_pvp_weights_header_len_patch(integer weights_per_patch,
            integer root_header_datasize) =
      ks_is_s64(weights_per_patch * root_header_datasize) &&
      ks_is_s64(8 + (weights_per_patch * root_header_datasize));
    logic integer pvp_weights_header_len_patch{L}(uint8_t *buf, integer at,
            integer root_header_datasize) =
      pvp_weights_header_len_patch_of(pvp_weights_header_weights_per_patch(buf, at),
              root_header_datasize);
    logic integer pvp_weights_header_len_arbor{L}(uint8_t *buf, integer at,
            integer root_header_datasize) =
      pvp_weights_header_len_arbor_of(pvp_weights_header_num_patches(buf, at),
              pvp_weights_header_len_patch(buf, at, root_header_datasize));
    logic integer pvp_weights_header_nbands_fits{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datasize, integer root_header_nbands) =
      pvp_weights_header_nbands_fits_of(root_header_nbands, len, pvp_weights_header_len_arbor(buf,
              at, root_header_datasize));
    logic integer pvp_weights_header_numrecords_fits_of(integer root_header_numrecords,
            integer io_size, integer len_arbor) =
      ((root_header_numrecords > 0 && root_header_numrecords <= ks_floor_div_of(io_size,
              len_arbor)) && ks_floor_mod_of(io_size,
              (104 + (root_header_numrecords * len_arbor))) == 0) ? 1 : 0;
    predicate defined_pvp_weights_header_numrecords_fits(integer root_header_numrecords,
            integer io_size, integer len_arbor) =
      ((root_header_numrecords > 0) ==> (len_arbor != 0)) &&
      ((root_header_numrecords > 0 && root_header_numrecords <= ks_floor_div_of(io_size,
              len_arbor)) ==> (ks_is_s64(root_header_numrecords * len_arbor) &&
      ks_is_s64(104 + (root_header_numrecords * len_arbor)) &&
      (104 + (root_header_numrecords * len_arbor)) != 0));
    logic integer pvp_weights_header_numrecords_fits{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datasize, integer root_header_numrecords) =
      pvp_weights_header_numrecords_fits_of(root_header_numrecords, len,
              pvp_weights_header_len_arbor(buf, at, root_header_datasize));
    logic integer pvp_weights_header_short_headers_fit_of(integer root_header_nbands,
            integer io_size, integer len_short_arbor, integer root_header_numrecords) =
      (((root_header_nbands > 0 && root_header_nbands <= ks_floor_div_of(io_size,
              len_short_arbor)) && ks_floor_mod_of(io_size,
              (104 + (root_header_nbands *
              len_short_arbor))) == 0) ||
              ((root_header_numrecords > 0 && root_header_numrecords <= ks_floor_div_of(io_size,
              len_short_arbor)) && ks_floor_mod_of(io_size,
              (104 + (root_header_numrecords * len_short_arbor))) == 0)) ? 1 : 0;
    predicate defined_pvp_weights_header_short_headers_fit(integer root_header_nbands,
            integer io_size, integer len_short_arbor, integer root_header_numrecords) =
      ((root_header_nbands > 0) ==> (len_short_arbor != 0)) &&
      ((root_header_nbands > 0 && root_header_nbands <= ks_floor_div_of(io_size,
              len_short_arbor)) ==> (ks_is_s64(root_header_nbands * len_short_arbor) &&
      ks_is_s64(104 + (root_header_nbands * len_short_arbor)) &&
      (104 + (root_header_nbands * len_short_arbor)) != 0)) &&
      (!((root_header_nbands > 0 && root_header_nbands <= ks_floor_div_of(io_size,
              len_short_arbor)) && ks_floor_mod_of(io_size,
              (104 + (root_header_nbands *
              len_short_arbor))) == 0) ==>
              (((root_header_numrecords > 0) ==> (len_short_arbor != 0)) &&
      ((root_header_numrecords > 0 && root_header_numrecords <= ks_floor_div_of(io_size,
              len_short_arbor)) ==> (ks_is_s64(root_header_numrecords * len_short_arbor) &&
      ks_is_s64(104 + (root_header_numrecords * len_short_arbor)) &&
      (104 + (root_header_numrecords * len_short_arbor)) != 0))));
    logic integer pvp_weights_header_len_short_arbor_of(integer num_patches, integer len_patch) =
      num_patches * (len_patch - 4);
    predicate defined_pvp_weights_header_len_short_arbor(integer num_patches, integer len_patch) =
      ks_is_s64(num_patches * (len_patch - 4));
    logic integer pvp_weights_header_len_short_arbor{L}(uint8_t *buf, integer at,
            integer root_header_datasize) =
      pvp_weights_header_len_short_arbor_of(pvp_weights_header_num_patches(buf, at),
              pvp_weights_header_len_patch(buf, at, root_header_datasize));
    logic integer pvp_weights_header_short_headers_fit{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datasize, integer root_header_nbands,
            integer root_header_numrecords) =
      pvp_weights_header_short_headers_fit_of(root_header_nbands, len,
              pvp_weights_header_len_short_arbor(buf, at, root_header_datasize),
              root_header_numrecords);
    predicate rule_pvp_weights_header_frames_fill_the_file(integer nbands_fits,
            integer numrecords_fits) =
      nbands_fits != 0 || numrecords_fits != 0;
    predicate rule_pvp_weights_header_number_of_arbors_is_certain(integer root_header_nbands,
            integer root_header_numrecords, integer nbands_fits, integer numrecords_fits,
            integer short_headers_fit) =
      !(root_header_nbands !=
              root_header_numrecords) || (!(nbands_fits
              != 0 && numrecords_fits != 0) && !(short_headers_fit != 0));
    logic integer pvp_weights_header_len_patches_of(integer num_arbors, integer len_arbor) =
      num_arbors * len_arbor;
    predicate defined_pvp_weights_header_len_patches(integer num_arbors, integer len_arbor) =
      ks_is_s64(num_arbors * len_arbor);
    logic integer pvp_weights_header_num_arbors_of(integer nbands_fits, integer root_header_nbands,
            integer root_header_numrecords) =
      (nbands_fits != 0) ? root_header_nbands : root_header_numrecords;
    logic integer pvp_weights_header_num_arbors{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datasize, integer root_header_nbands,
            integer root_header_numrecords) =
      pvp_weights_header_num_arbors_of(pvp_weights_header_nbands_fits(buf, len, at,
              root_header_datasize, root_header_nbands), root_header_nbands,
              root_header_numrecords);
    logic integer pvp_weights_header_len_patches{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datasize, integer root_header_nbands,
            integer root_header_numrecords) =
      pvp_weights_header_len_patches_of(pvp_weights_header_num_arbors(buf, len, at,
              root_header_datasize, root_header_nbands, root_header_numrecords),
              pvp_weights_header_len_arbor(buf, at, root_header_datasize));
    logic integer pvp_weights_header_num_frames_of(integer io_size, integer len_patches) =
      ks_floor_div_of(io_size, (104 + len_patches));
    predicate defined_pvp_weights_header_num_frames(integer io_size, integer len_patches) =
      ks_is_s64(104 + len_patches) &&
      (104 + len_patches) != 0;
    logic integer pvp_weights_header_num_frames{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datasize, integer root_header_nbands,
            integer root_header_numrecords) =
      pvp_weights_header_num_frames_of(len, pvp_weights_header_len_patches(buf, len, at,
              root_header_datasize, root_header_nbands, root_header_numrecords));
    logic integer end_pvp_weights_header(integer at) = at + 24;
    predicate valid_pvp_weights_header{L}(uint8_t *buf, integer len, integer at,
            integer root_header_datatype, integer strict, integer root_header_datasize,
            integer root_header_nbands, integer root_header_numrecords) =
      at + 24 <= len &&
      pvp_weights_header_nxp(buf, at) >= 1 &&
      pvp_weights_header_nyp(buf, at) >= 1 &&
      pvp_weights_header_nfp(buf, at) >= 1 &&
      rule_pvp_weights_header_byte_range_is_finite(root_header_datatype, strict) &&
      pvp_weights_header_num_patches(buf, at) >= 1 &&
      defined_pvp_weights_header_weights_per_patch(pvp_weights_header_nxp(buf, at),
              pvp_weights_header_nyp(buf, at), pvp_weights_header_nfp(buf, at)) &&
      rule_pvp_weights_header_patches_fit_the_file(pvp_weights_header_nxp(buf, at),
              pvp_weights_header_nyp(buf, at), len, pvp_weights_header_nfp(buf, at),
              pvp_weights_header_num_patches(buf, at), pvp_weights_header_weights_per_patch(buf,
              at), root_header_datasize) &&
      defined_pvp_weights_header_len_patch(pvp_weights_header_weights_per_patch(buf, at),
              root_header_datasize) &&
      defined_pvp_weights_header_len_arbor(pvp_weights_header_num_patches(buf, at),
              pvp_weights_header_len_patch(buf, at, root_header_datasize)) &&
      defined_pvp_weights_header_nbands_fits(root_header_nbands, len,
              pvp_weights_header_len_arbor(buf, at, root_header_datasize)) &&
      defined_pvp_weights_header_numrecords_fits(root_header_numrecords, len,
              pvp_weights_header_len_arbor(buf, at, root_header_datasize)) &&
      defined_pvp_weights_header_len_short_arbor(pvp_weights_header_num_patches(buf, at),
              pvp_weights_header_len_patch(buf, at, root_header_datasize)) &&
      defined_pvp_weights_header_short_headers_fit(root_header_nbands, len,
              pvp_weights_header_len_short_arbor(buf, at, root_header_datasize),
              root_header_numrecords) &&
      rule_pvp_weights_header_patch_headers_have_8_bytes(pvp_weights_header_nbands_fits(buf, len,
              at, root_header_datasize, root_header_nbands),
              pvp_weights_header_numrecords_fits(buf, len, at, root_header_datasize,
              root_header_numrecords), pvp_weights_header_short_headers_fit(buf, len, at,
              root_header_datasize, root_header_nbands, root_header_numrecords)) &&
      rule_pvp_weights_header_frames_fill_the_file(pvp_weights_header_nbands_fits(buf, len, at,
              root_header_datasize, root_header_nbands), pvp_weights_header_numrecords_fits(buf,
              len, at, root_header_datasize, root_header_numrecords)) &&
      rule_pvp_weights_header_number_of_arbors_is_certain(root_header_nbands,
              root_header_numrecords, pvp_weights_header_nbands_fits(buf, len, at,
              root_header_datasize, root_header_nbands), pvp_weights_header_numrecords_fits(buf,
              len, at, root_header_datasize, root_header_numrecords),
              pvp_weights_header_short_headers_fit(buf, len, at, root_header_datasize,
              root_header_nbands, root_header_numrecords)) &&
      defined_pvp_weights_header_len_patches(pvp_weights_header_num_arbors(buf, len, at,
              root_header_datasize, root_header_nbands, root_header_numrecords),
              pvp_weights_header_len_arbor(buf, at, root_header_datasize)) &&
      defined_pvp_weights_header_num_frames(len, pvp_weights_header_len_patches(buf, len, at,
              root_header_datasize, root_header_nbands, root_header_numrecords));
*/

/* ---- dense_frame */
/*@
    logic integer pvp_dense_frame_values_size_of(integer has_root_header_len_values,
            integer root_header_len_values) =
      root_header_len_values;
    predicate defined_pvp_dense_frame_values_size(integer has_root_header_len_values,
            integer root_header_len_values) =
      has_root_header_len_values != 0;
    logic integer end_pvp_dense_frame(integer at, integer has_root_header_len_values,
            integer root_header_len_values) =
      at + 8 + pvp_dense_frame_values_size_of(has_root_header_len_values, root_header_len_values);
    predicate valid_pvp_dense_frame(integer len, integer at, integer has_root_header_len_values,
            integer root_header_len_values) =
      at + 8 <= len &&
      defined_pvp_dense_frame_values_size(has_root_header_len_values, root_header_len_values) &&
      0 <= pvp_dense_frame_values_size_of(has_root_header_len_values, root_header_len_values) &&
      end_pvp_dense_frame(at, has_root_header_len_values, root_header_len_values) <= len;
*/

/* ---- dense_activity */
/*@
    logic integer at_pvp_dense_activity_frames_item(integer at, integer has_root_header_len_values,
            integer root_header_len_values, integer i) =
      i <= 0 ? at : end_pvp_dense_frame(at_pvp_dense_activity_frames_item(at,
              has_root_header_len_values, root_header_len_values, i - 1),
              has_root_header_len_values, root_header_len_values);
    predicate valid_pvp_dense_activity_frames_item(integer len, integer at,
            integer has_root_header_len_values, integer root_header_len_values, integer i) =
      valid_pvp_dense_frame(len, at_pvp_dense_activity_frames_item(at, has_root_header_len_values,
              root_header_len_values, i), has_root_header_len_values, root_header_len_values);
    predicate valid_pvp_dense_activity_frames(integer len, integer at,
            integer has_root_header_len_values, integer root_header_len_values, integer count) =
      \forall integer k; 0 <= k < count ==> valid_pvp_dense_activity_frames_item(len, at,
              has_root_header_len_values, root_header_len_values, k);
    logic integer end_pvp_dense_activity_frames(integer at, integer has_root_header_len_values,
            integer root_header_len_values, integer count) =
      at_pvp_dense_activity_frames_item(at, has_root_header_len_values, root_header_len_values,
              count);
    logic integer pvp_dense_activity_frames_count_of(integer has_root_header_num_whole_frames,
            integer root_header_num_whole_frames, integer cuts_a_frame) =
      root_header_num_whole_frames + ((cuts_a_frame != 0) ? 1 : 0);
    predicate defined_pvp_dense_activity_frames_count(integer has_root_header_num_whole_frames,
            integer root_header_num_whole_frames, integer cuts_a_frame) =
      has_root_header_num_whole_frames != 0 &&
      ks_is_s64(root_header_num_whole_frames + ((cuts_a_frame != 0) ? 1 : 0));
    logic integer pvp_dense_activity_cuts_a_frame_of(integer has_root_header_len_tail,
            integer root_header_len_tail, integer root_header_nbands,
            integer has_root_header_num_whole_frames, integer root_header_num_whole_frames) =
      (root_header_len_tail > 0 &&
              (root_header_nbands >
              root_header_num_whole_frames || root_header_num_whole_frames == 0)) ? 1 : 0;
    predicate defined_pvp_dense_activity_cuts_a_frame(integer has_root_header_len_tail,
            integer root_header_len_tail, integer root_header_nbands,
            integer has_root_header_num_whole_frames, integer root_header_num_whole_frames) =
      has_root_header_len_tail != 0 &&
      ((root_header_len_tail > 0) ==> (has_root_header_num_whole_frames != 0 &&
      (!(root_header_nbands >
              root_header_num_whole_frames) ==> (has_root_header_num_whole_frames != 0))));
    logic integer pvp_dense_activity_cuts_a_frame(integer has_root_header_num_whole_frames,
            integer root_header_num_whole_frames, integer has_root_header_len_tail,
            integer root_header_len_tail, integer root_header_nbands) =
      pvp_dense_activity_cuts_a_frame_of(has_root_header_len_tail, root_header_len_tail,
              root_header_nbands, has_root_header_num_whole_frames, root_header_num_whole_frames);
    logic integer at_pvp_dense_activity_trailing(integer at,
            integer has_root_header_num_whole_frames, integer root_header_num_whole_frames,
            integer has_root_header_len_tail, integer root_header_len_tail,
            integer root_header_nbands, integer has_root_header_len_values,
            integer root_header_len_values) =
      end_pvp_dense_activity_frames(at, has_root_header_len_values, root_header_len_values,
              (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) > 0 ?
              pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) : 0));
    predicate rule_pvp_dense_activity_trailing(integer strict, integer trailing_size) =
      !(strict != 0) || trailing_size == 0;
    predicate valid_pvp_dense_activity(integer len, integer at,
            integer has_root_header_num_whole_frames, integer root_header_num_whole_frames,
            integer has_root_header_len_tail, integer root_header_len_tail,
            integer root_header_nbands, integer has_root_header_len_values,
            integer root_header_len_values, integer strict) =
      defined_pvp_dense_activity_cuts_a_frame(has_root_header_len_tail, root_header_len_tail,
              root_header_nbands, has_root_header_num_whole_frames, root_header_num_whole_frames) &&
      defined_pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) &&
      8 * (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) > 0 ?
              pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) : 0) <= len - at &&
      valid_pvp_dense_activity_frames(len, at, has_root_header_len_values, root_header_len_values,
              (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) > 0 ?
              pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) : 0)) &&
      rule_pvp_dense_activity_trailing(strict, len - at_pvp_dense_activity_trailing(at,
              has_root_header_num_whole_frames, root_header_num_whole_frames,
              has_root_header_len_tail, root_header_len_tail, root_header_nbands,
              has_root_header_len_values, root_header_len_values));
*/

/* ---- legacy_activity */
/*@
    logic integer pvp_legacy_activity_values_size_of(integer has_root_header_len_values,
            integer root_header_len_values) =
      root_header_len_values;
    predicate defined_pvp_legacy_activity_values_size(integer has_root_header_len_values,
            integer root_header_len_values) =
      has_root_header_len_values != 0;
    logic integer at_pvp_legacy_activity_nothing_more(integer at,
            integer has_root_header_len_values, integer root_header_len_values) =
      at + pvp_legacy_activity_values_size_of(has_root_header_len_values, root_header_len_values);
    predicate valid_pvp_legacy_activity(integer len, integer at,
            integer has_root_header_len_values, integer root_header_len_values) =
      defined_pvp_legacy_activity_values_size(has_root_header_len_values, root_header_len_values) &&
      0 <= pvp_legacy_activity_values_size_of(has_root_header_len_values, root_header_len_values) &&
      at_pvp_legacy_activity_nothing_more(at, has_root_header_len_values,
              root_header_len_values) <= len &&
      len - at_pvp_legacy_activity_nothing_more(at, has_root_header_len_values,
              root_header_len_values) == 0;
*/

/* ---- sparse_entry */
/*@
    predicate rule_pvp_sparse_entry_index(integer index, integer num_cells) =
      ks_is_s64(num_cells - 1) &&
      index <= (num_cells - 1);
    logic integer pvp_sparse_entry_index{L}(uint8_t *buf, integer at) = u4le(buf + at);
    predicate valid_pvp_sparse_entry{L}(uint8_t *buf, integer len, integer at, integer num_cells) =
      at + 8 <= len &&
      rule_pvp_sparse_entry_index(pvp_sparse_entry_index(buf, at), num_cells);
*/

/* ---- sparse_index */
/*@
    predicate rule_pvp_sparse_index_index(integer index, integer num_cells) =
      ks_is_s64(num_cells - 1) &&
      index <= (num_cells - 1);
    logic integer pvp_sparse_index_index{L}(uint8_t *buf, integer at) = u4le(buf + at);
    predicate valid_pvp_sparse_index{L}(uint8_t *buf, integer len, integer at, integer num_cells) =
      at + 4 <= len &&
      rule_pvp_sparse_index_index(pvp_sparse_index_index(buf, at), num_cells);
*/

/* ---- sparse_frame */
/*@
    predicate rule_pvp_sparse_frame_count(integer strict, integer count_,
            integer root_header_num_cells) =
      !(strict != 0) || count_ <= root_header_num_cells;
    logic integer pvp_sparse_frame_count{L}(uint8_t *buf, integer at) = u4le(buf + (at + 8));
    predicate valid_pvp_sparse_frame_entries_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_cells, integer i) =
      0 <= root_header_num_cells &&
      valid_pvp_sparse_entry(buf, len, at + 8 * i, root_header_num_cells);
    predicate valid_pvp_sparse_frame_entries{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_cells, integer count) =
      \forall integer k; 0 <= k < count ==> valid_pvp_sparse_frame_entries_item(buf, len, at,
              root_header_num_cells, k);
    logic integer at_pvp_sparse_frame_indices{L}(uint8_t *buf, integer at,
            integer root_header_filetype) =
      root_header_filetype == 6 ? at + 12 + 8 * pvp_sparse_frame_count(buf, at) : at + 12;
    predicate valid_pvp_sparse_frame_indices_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_cells, integer i) =
      0 <= root_header_num_cells &&
      valid_pvp_sparse_index(buf, len, at + 4 * i, root_header_num_cells);
    predicate valid_pvp_sparse_frame_indices{L}(uint8_t *buf, integer len, integer at,
            integer root_header_num_cells, integer count) =
      \forall integer k; 0 <= k < count ==> valid_pvp_sparse_frame_indices_item(buf, len, at,
              root_header_num_cells, k);
    logic integer end_pvp_sparse_frame{L}(uint8_t *buf, integer at, integer root_header_filetype) =
      root_header_filetype == 2 ? at_pvp_sparse_frame_indices(buf, at,
              root_header_filetype) + 4 * pvp_sparse_frame_count(buf,
              at) : at_pvp_sparse_frame_indices(buf, at, root_header_filetype);
    predicate valid_pvp_sparse_frame{L}(uint8_t *buf, integer len, integer at, integer strict,
            integer root_header_num_cells, integer root_header_filetype) =
      at + 12 <= len &&
      rule_pvp_sparse_frame_count(strict, pvp_sparse_frame_count(buf, at), root_header_num_cells) &&
      (root_header_filetype == 6 ==>
        (8 * pvp_sparse_frame_count(buf, at) <= len - (at + 12) &&
      valid_pvp_sparse_frame_entries(buf, len, at + 12, root_header_num_cells,
              pvp_sparse_frame_count(buf, at)))) &&
      (root_header_filetype == 2 ==>
        (4 * pvp_sparse_frame_count(buf, at) <= len - (at_pvp_sparse_frame_indices(buf, at,
                root_header_filetype)) &&
      valid_pvp_sparse_frame_indices(buf, len, at_pvp_sparse_frame_indices(buf, at,
              root_header_filetype), root_header_num_cells, pvp_sparse_frame_count(buf, at))));
*/

/* ---- sparse_activity */
/*@
    logic integer pvp_sparse_activity_frames_until_of(integer io_pos, integer io_size,
            integer index, integer root_header_nbands) =
      (io_pos >= io_size || ((io_size - io_pos) < 12 && (index + 1) >= root_header_nbands)) ? 1 : 0;
    logic integer pvp_sparse_activity_frames_frames_count_from{L}(uint8_t *buf, integer len,
            integer at, integer root_header_filetype, integer root_header_nbands, integer i) =
      pvp_sparse_activity_frames_until_of(end_pvp_sparse_frame(buf, at, root_header_filetype), len,
              i, root_header_nbands) != 0 ? i + 1 :
              pvp_sparse_activity_frames_frames_count_from(buf, len, end_pvp_sparse_frame(buf, at,
              root_header_filetype), root_header_filetype, root_header_nbands, i + 1);
    logic integer pvp_sparse_activity_frames_frames_count{L}(uint8_t *buf, integer len, integer at,
            integer root_header_filetype, integer root_header_nbands) =
      pvp_sparse_activity_frames_frames_count_from(buf, len, at, root_header_filetype,
              root_header_nbands, 0);
    logic integer end_pvp_sparse_activity_frames_from{L}(uint8_t *buf, integer len, integer at,
            integer root_header_filetype, integer root_header_nbands, integer i) =
      pvp_sparse_activity_frames_until_of(end_pvp_sparse_frame(buf, at, root_header_filetype), len,
              i, root_header_nbands) != 0 ? end_pvp_sparse_frame(buf, at,
              root_header_filetype) : end_pvp_sparse_activity_frames_from(buf, len,
              end_pvp_sparse_frame(buf, at, root_header_filetype), root_header_filetype,
              root_header_nbands, i + 1);
    logic integer end_pvp_sparse_activity_frames{L}(uint8_t *buf, integer len, integer at,
            integer root_header_filetype, integer root_header_nbands) =
      end_pvp_sparse_activity_frames_from(buf, len, at, root_header_filetype, root_header_nbands,
              0);
    predicate valid_pvp_sparse_activity_frames_from{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer root_header_num_cells, integer root_header_filetype,
            integer root_header_nbands, integer i) =
      valid_pvp_sparse_frame(buf, len, at, strict, root_header_num_cells, root_header_filetype) &&
      (pvp_sparse_activity_frames_until_of(end_pvp_sparse_frame(buf, at, root_header_filetype),
              len, i, root_header_nbands) != 0 || valid_pvp_sparse_activity_frames_from(buf, len,
              end_pvp_sparse_frame(buf, at, root_header_filetype), strict, root_header_num_cells,
              root_header_filetype, root_header_nbands, i + 1));
    predicate valid_pvp_sparse_activity_frames{L}(uint8_t *buf, integer len, integer at,
            integer strict, integer root_header_num_cells, integer root_header_filetype,
            integer root_header_nbands) =
      valid_pvp_sparse_activity_frames_from(buf, len, at, strict, root_header_num_cells,
              root_header_filetype, root_header_nbands, 0);
    logic integer pvp_sparse_activity_has_frames(integer len, integer root_header_headersize) =
      (len > root_header_headersize ? 1 : 0);
    logic integer at_pvp_sparse_activity_nbands_is_number_of_frames{L}(uint8_t *buf, integer len,
            integer at, integer root_header_headersize, integer root_header_filetype,
            integer root_header_nbands) =
      pvp_sparse_activity_has_frames(len,
              root_header_headersize) != 0 ? end_pvp_sparse_activity_frames(buf, len, at,
              root_header_filetype, root_header_nbands) : at;
    predicate rule_pvp_sparse_activity_nbands_is_number_of_frames(integer strict,
            integer root_header_nbands, integer num_frames) =
      !(strict != 0) || root_header_nbands == num_frames;
    logic integer pvp_sparse_activity_num_frames_of(integer has_frames, integer frames_count) =
      (has_frames != 0) ? frames_count : 0;
    logic integer pvp_sparse_activity_frames_count{L}(uint8_t *buf, integer len, integer at,
            integer root_header_headersize, integer root_header_filetype,
            integer root_header_nbands) =
      pvp_sparse_activity_has_frames(len,
              root_header_headersize) != 0 ? pvp_sparse_activity_frames_frames_count(buf, len, at,
              root_header_filetype, root_header_nbands) : 0;
    logic integer pvp_sparse_activity_num_frames{L}(uint8_t *buf, integer len, integer at,
            integer root_header_headersize, integer root_header_filetype,
            integer root_header_nbands) =
      pvp_sparse_activity_num_frames_of(pvp_sparse_activity_has_frames(len,
              root_header_headersize), pvp_sparse_activity_frames_count(buf, len, at,
              root_header_headersize, root_header_filetype, root_header_nbands));
    predicate rule_pvp_sparse_activity_trailing(integer strict, integer trailing_size) =
      !(strict != 0) || trailing_size == 0;
    predicate valid_pvp_sparse_activity{L}(uint8_t *buf, integer len, integer at,
            integer root_header_headersize, integer strict, integer root_header_num_cells,
            integer root_header_filetype, integer root_header_nbands) =
      (pvp_sparse_activity_has_frames(len, root_header_headersize) != 0 ==>
        (valid_pvp_sparse_activity_frames(buf, len, at, strict, root_header_num_cells,
                root_header_filetype, root_header_nbands))) &&
      rule_pvp_sparse_activity_nbands_is_number_of_frames(strict, root_header_nbands,
              pvp_sparse_activity_num_frames(buf, len, at, root_header_headersize,
              root_header_filetype, root_header_nbands)) &&
      rule_pvp_sparse_activity_trailing(strict,
              len - at_pvp_sparse_activity_nbands_is_number_of_frames(buf, len, at,
              root_header_headersize, root_header_filetype, root_header_nbands));
*/

/* ---- weights_frame_header */
/*@
    logic integer pvp_weights_frame_header_headersize{L}(uint8_t *buf, integer at) =
      s4le(buf + at);
    logic integer pvp_weights_frame_header_numparams{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 4));
    logic integer pvp_weights_frame_header_filetype{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 8));
    logic integer pvp_weights_frame_header_nx{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 12));
    logic integer pvp_weights_frame_header_ny{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 16));
    logic integer pvp_weights_frame_header_nf{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 20));
    logic integer pvp_weights_frame_header_numrecords{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 24));
    logic integer pvp_weights_frame_header_datasize{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 32));
    logic integer pvp_weights_frame_header_datatype{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 36));
    logic integer pvp_weights_frame_header_nxprocs{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 40));
    logic integer pvp_weights_frame_header_nyprocs{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 44));
    logic integer pvp_weights_frame_header_nx_extended{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 48));
    logic integer pvp_weights_frame_header_ny_extended{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 52));
    logic integer pvp_weights_frame_header_nbands{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 68));
    predicate rule_pvp_weights_frame_header_nxp(integer nxp, integer has_root_weights_header,
            integer root_weights_header_nxp) =
      has_root_weights_header != 0 &&
      nxp == root_weights_header_nxp;
    logic integer pvp_weights_frame_header_nxp{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 80));
    predicate rule_pvp_weights_frame_header_nyp(integer nyp, integer has_root_weights_header,
            integer root_weights_header_nyp) =
      has_root_weights_header != 0 &&
      nyp == root_weights_header_nyp;
    logic integer pvp_weights_frame_header_nyp{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 84));
    predicate rule_pvp_weights_frame_header_nfp(integer nfp, integer has_root_weights_header,
            integer root_weights_header_nfp) =
      has_root_weights_header != 0 &&
      nfp == root_weights_header_nfp;
    logic integer pvp_weights_frame_header_nfp{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 88));
    predicate rule_pvp_weights_frame_header_byte_range_is_finite(integer root_header_datatype,
            integer strict) =
      !(root_header_datatype == 1) || !(strict != 0);
    predicate rule_pvp_weights_frame_header_num_patches(integer num_patches,
            integer has_root_weights_header, integer root_weights_header_num_patches) =
      has_root_weights_header != 0 &&
      num_patches == root_weights_header_num_patches;
    logic integer pvp_weights_frame_header_num_patches{L}(uint8_t *buf, integer at) =
      s4le(buf + (at + 100));
    logic integer end_pvp_weights_frame_header(integer at) = at + 104;
    predicate valid_pvp_weights_frame_header{L}(uint8_t *buf, integer len, integer at,
            integer root_header_headersize, integer root_header_numparams,
            integer root_header_filetype, integer root_header_nx, integer root_header_ny,
            integer root_header_nf, integer root_header_numrecords, integer root_header_datasize,
            integer root_header_datatype, integer root_header_nxprocs, integer root_header_nyprocs,
            integer root_header_nx_extended, integer root_header_ny_extended,
            integer root_header_nbands, integer has_root_weights_header,
            integer root_weights_header_nxp, integer root_weights_header_nyp,
            integer root_weights_header_nfp, integer strict,
            integer root_weights_header_num_patches) =
      at + 104 <= len &&
      pvp_weights_frame_header_headersize(buf, at) == root_header_headersize &&
      pvp_weights_frame_header_numparams(buf, at) == root_header_numparams &&
      pvp_weights_frame_header_filetype(buf, at) == root_header_filetype &&
      pvp_weights_frame_header_nx(buf, at) == root_header_nx &&
      pvp_weights_frame_header_ny(buf, at) == root_header_ny &&
      pvp_weights_frame_header_nf(buf, at) == root_header_nf &&
      pvp_weights_frame_header_numrecords(buf, at) == root_header_numrecords &&
      pvp_weights_frame_header_datasize(buf, at) == root_header_datasize &&
      pvp_weights_frame_header_datatype(buf, at) == root_header_datatype &&
      pvp_weights_frame_header_nxprocs(buf, at) == root_header_nxprocs &&
      pvp_weights_frame_header_nyprocs(buf, at) == root_header_nyprocs &&
      pvp_weights_frame_header_nx_extended(buf, at) == root_header_nx_extended &&
      pvp_weights_frame_header_ny_extended(buf, at) == root_header_ny_extended &&
      pvp_weights_frame_header_nbands(buf, at) == root_header_nbands &&
      rule_pvp_weights_frame_header_nxp(pvp_weights_frame_header_nxp(buf, at),
              has_root_weights_header, root_weights_header_nxp) &&
      rule_pvp_weights_frame_header_nyp(pvp_weights_frame_header_nyp(buf, at),
              has_root_weights_header, root_weights_header_nyp) &&
      rule_pvp_weights_frame_header_nfp(pvp_weights_frame_header_nfp(buf, at),
              has_root_weights_header, root_weights_header_nfp) &&
      rule_pvp_weights_frame_header_byte_range_is_finite(root_header_datatype, strict) &&
      rule_pvp_weights_frame_header_num_patches(pvp_weights_frame_header_num_patches(buf, at),
              has_root_weights_header, root_weights_header_num_patches);
*/

/* ---- weights_frame */
/*@
    logic integer at_pvp_weights_frame_patches(integer at, integer index) =
      index > 0 ? end_pvp_weights_frame_header(at) : at;
    logic integer pvp_weights_frame_patches_size_of(integer has_root_weights_header,
            integer root_weights_header_len_patches) =
      root_weights_header_len_patches;
    predicate defined_pvp_weights_frame_patches_size(integer has_root_weights_header,
            integer root_weights_header_len_patches) =
      has_root_weights_header != 0;
    logic integer end_pvp_weights_frame(integer at, integer index, integer has_root_weights_header,
            integer root_weights_header_len_patches) =
      at_pvp_weights_frame_patches(at, index) +
              pvp_weights_frame_patches_size_of(has_root_weights_header,
              root_weights_header_len_patches);
    predicate defined_pvp_weights_frame_time(integer index, integer has_header) =
      ((index > 0) ==> (has_header != 0));
    logic integer pvp_weights_frame_has_header(integer index) = (index > 0 ? 1 : 0);
    predicate defined_pvp_weights_frame_w_min(integer index, integer has_header,
            integer has_root_weights_header) =
      ((index > 0) ==> (has_header != 0)) &&
      (!(index > 0) ==> (has_root_weights_header != 0));
    predicate defined_pvp_weights_frame_w_max(integer index, integer has_header,
            integer has_root_weights_header) =
      ((index > 0) ==> (has_header != 0)) &&
      (!(index > 0) ==> (has_root_weights_header != 0));
    predicate valid_pvp_weights_frame{L}(uint8_t *buf, integer len, integer at, integer index,
            integer root_header_headersize, integer root_header_numparams,
            integer root_header_filetype, integer root_header_nx, integer root_header_ny,
            integer root_header_nf, integer root_header_numrecords, integer root_header_datasize,
            integer root_header_datatype, integer root_header_nxprocs, integer root_header_nyprocs,
            integer root_header_nx_extended, integer root_header_ny_extended,
            integer root_header_nbands, integer has_root_weights_header,
            integer root_weights_header_nxp, integer root_weights_header_nyp,
            integer root_weights_header_nfp, integer strict,
            integer root_weights_header_num_patches, integer root_weights_header_len_patches) =
      (index > 0 ==>
        (valid_pvp_weights_frame_header(buf, len, at, root_header_headersize,
                root_header_numparams, root_header_filetype, root_header_nx, root_header_ny,
                root_header_nf, root_header_numrecords, root_header_datasize, root_header_datatype,
                root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
                root_header_ny_extended, root_header_nbands, has_root_weights_header,
                root_weights_header_nxp, root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches))) &&
      defined_pvp_weights_frame_patches_size(has_root_weights_header,
              root_weights_header_len_patches) &&
      0 <= pvp_weights_frame_patches_size_of(has_root_weights_header,
              root_weights_header_len_patches) &&
      end_pvp_weights_frame(at, index, has_root_weights_header,
              root_weights_header_len_patches) <= len &&
      defined_pvp_weights_frame_time(index, pvp_weights_frame_has_header(index)) &&
      defined_pvp_weights_frame_w_min(index, pvp_weights_frame_has_header(index),
              has_root_weights_header) &&
      defined_pvp_weights_frame_w_max(index, pvp_weights_frame_has_header(index),
              has_root_weights_header);
*/

/* ---- weights */
/*@
    logic integer at_pvp_weights_frames_item(integer at, integer has_root_weights_header,
            integer root_weights_header_len_patches, integer i) =
      i <= 0 ? at : end_pvp_weights_frame(at_pvp_weights_frames_item(at, has_root_weights_header,
              root_weights_header_len_patches, i - 1), i - 1, has_root_weights_header,
              root_weights_header_len_patches);
    predicate valid_pvp_weights_frames_item{L}(uint8_t *buf, integer len, integer at,
            integer root_header_headersize, integer root_header_numparams,
            integer root_header_filetype, integer root_header_nx, integer root_header_ny,
            integer root_header_nf, integer root_header_numrecords, integer root_header_datasize,
            integer root_header_datatype, integer root_header_nxprocs, integer root_header_nyprocs,
            integer root_header_nx_extended, integer root_header_ny_extended,
            integer root_header_nbands, integer has_root_weights_header,
            integer root_weights_header_nxp, integer root_weights_header_nyp,
            integer root_weights_header_nfp, integer strict,
            integer root_weights_header_num_patches, integer root_weights_header_len_patches,
            integer i) =
      i <= 4294967295 &&
      valid_pvp_weights_frame(buf, len, at_pvp_weights_frames_item(at, has_root_weights_header,
              root_weights_header_len_patches, i), i, root_header_headersize,
              root_header_numparams, root_header_filetype, root_header_nx, root_header_ny,
              root_header_nf, root_header_numrecords, root_header_datasize, root_header_datatype,
              root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
              root_header_ny_extended, root_header_nbands, has_root_weights_header,
              root_weights_header_nxp, root_weights_header_nyp, root_weights_header_nfp, strict,
              root_weights_header_num_patches, root_weights_header_len_patches);
    predicate valid_pvp_weights_frames{L}(uint8_t *buf, integer len, integer at,
            integer root_header_headersize, integer root_header_numparams,
            integer root_header_filetype, integer root_header_nx, integer root_header_ny,
            integer root_header_nf, integer root_header_numrecords, integer root_header_datasize,
            integer root_header_datatype, integer root_header_nxprocs, integer root_header_nyprocs,
            integer root_header_nx_extended, integer root_header_ny_extended,
            integer root_header_nbands, integer has_root_weights_header,
            integer root_weights_header_nxp, integer root_weights_header_nyp,
            integer root_weights_header_nfp, integer strict,
            integer root_weights_header_num_patches, integer root_weights_header_len_patches,
            integer count) =
      \forall integer k; 0 <= k < count ==> valid_pvp_weights_frames_item(buf, len, at,
              root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
              root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
              root_header_datatype, root_header_nxprocs, root_header_nyprocs,
              root_header_nx_extended, root_header_ny_extended, root_header_nbands,
              has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
              root_weights_header_nfp, strict, root_weights_header_num_patches,
              root_weights_header_len_patches, k);
    logic integer pvp_weights_frames_count_of(integer has_root_weights_header,
            integer root_weights_header_num_frames) =
      root_weights_header_num_frames;
    predicate defined_pvp_weights_frames_count(integer has_root_weights_header,
            integer root_weights_header_num_frames) =
      has_root_weights_header != 0;
    predicate valid_pvp_weights{L}(uint8_t *buf, integer len, integer at,
            integer has_root_weights_header, integer root_weights_header_num_frames,
            integer root_header_headersize, integer root_header_numparams,
            integer root_header_filetype, integer root_header_nx, integer root_header_ny,
            integer root_header_nf, integer root_header_numrecords, integer root_header_datasize,
            integer root_header_datatype, integer root_header_nxprocs, integer root_header_nyprocs,
            integer root_header_nx_extended, integer root_header_ny_extended,
            integer root_header_nbands, integer root_weights_header_nxp,
            integer root_weights_header_nyp, integer root_weights_header_nfp, integer strict,
            integer root_weights_header_num_patches, integer root_weights_header_len_patches) =
      defined_pvp_weights_frames_count(has_root_weights_header, root_weights_header_num_frames) &&
      valid_pvp_weights_frames(buf, len, at, root_header_headersize, root_header_numparams,
              root_header_filetype, root_header_nx, root_header_ny, root_header_nf,
              root_header_numrecords, root_header_datasize, root_header_datatype,
              root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
              root_header_ny_extended, root_header_nbands, has_root_weights_header,
              root_weights_header_nxp, root_weights_header_nyp, root_weights_header_nfp, strict,
              root_weights_header_num_patches, root_weights_header_len_patches,
              (pvp_weights_frames_count_of(has_root_weights_header,
              root_weights_header_num_frames) > 0 ?
              pvp_weights_frames_count_of(has_root_weights_header,
              root_weights_header_num_frames) : 0));
*/

/* ---- pvp */
/*@
    logic integer at_pvp_weights_header = end_pvp_header(0);
    logic integer at_pvp_content{L}(uint8_t *buf) =
      pvp_header_is_weights(buf, 0) != 0 ?
              end_pvp_weights_header(at_pvp_weights_header) : at_pvp_weights_header;
    predicate valid_pvp_content{L}(uint8_t *buf, integer len, integer at, integer header_filetype,
            integer has_header_num_whole_frames, integer header_num_whole_frames,
            integer has_header_len_tail, integer header_len_tail, integer header_nbands,
            integer has_header_len_values, integer header_len_values, integer strict,
            integer header_headersize, integer header_num_cells, integer has_weights_header,
            integer weights_header_num_frames, integer header_numparams, integer header_nx,
            integer header_ny, integer header_nf, integer header_numrecords,
            integer header_datasize, integer header_datatype, integer header_nxprocs,
            integer header_nyprocs, integer header_nx_extended, integer header_ny_extended,
            integer weights_header_nxp, integer weights_header_nyp, integer weights_header_nfp,
            integer weights_header_num_patches, integer weights_header_len_patches) =
      (header_filetype == 4 ==> (valid_pvp_dense_activity(len, at, has_header_num_whole_frames,
              header_num_whole_frames, has_header_len_tail, header_len_tail, header_nbands,
              has_header_len_values, header_len_values, strict))) &&
      (header_filetype == 1 ==> (valid_pvp_legacy_activity(len, at, has_header_len_values,
              header_len_values))) &&
      (header_filetype == 6 || header_filetype == 2 ==> (valid_pvp_sparse_activity(buf, len, at,
              header_headersize, strict, header_num_cells, header_filetype, header_nbands))) &&
      (header_filetype == 5 || header_filetype == 3 ==> (valid_pvp_weights(buf, len, at,
              has_weights_header, weights_header_num_frames, header_headersize, header_numparams,
              header_filetype, header_nx, header_ny, header_nf, header_numrecords, header_datasize,
              header_datatype, header_nxprocs, header_nyprocs, header_nx_extended,
              header_ny_extended, header_nbands, weights_header_nxp, weights_header_nyp,
              weights_header_nfp, strict, weights_header_num_patches, weights_header_len_patches)));
    logic integer pvp_has_weights_header{L}(uint8_t *buf) = pvp_header_is_weights(buf, 0);
    logic integer pvp_weights_header_num_frames{L}(uint8_t *buf, integer len) =
      pvp_header_is_weights(buf, 0) != 0 ? pvp_weights_header_num_frames(buf, len,
              at_pvp_weights_header, pvp_header_datasize(buf, 0), pvp_header_nbands(buf, 0),
              pvp_header_numrecords(buf, 0)) : 0;
    logic integer pvp_weights_header_nxp{L}(uint8_t *buf) =
      pvp_header_is_weights(buf, 0) != 0 ? pvp_weights_header_nxp(buf, at_pvp_weights_header) : 0;
    logic integer pvp_weights_header_nyp{L}(uint8_t *buf) =
      pvp_header_is_weights(buf, 0) != 0 ? pvp_weights_header_nyp(buf, at_pvp_weights_header) : 0;
    logic integer pvp_weights_header_nfp{L}(uint8_t *buf) =
      pvp_header_is_weights(buf, 0) != 0 ? pvp_weights_header_nfp(buf, at_pvp_weights_header) : 0;
    logic integer pvp_weights_header_num_patches{L}(uint8_t *buf) =
      pvp_header_is_weights(buf, 0) != 0 ? pvp_weights_header_num_patches(buf,
              at_pvp_weights_header) : 0;
    logic integer pvp_weights_header_len_patches{L}(uint8_t *buf, integer len) =
      pvp_header_is_weights(buf, 0) != 0 ? pvp_weights_header_len_patches(buf, len,
              at_pvp_weights_header, pvp_header_datasize(buf, 0), pvp_header_nbands(buf, 0),
              pvp_header_numrecords(buf, 0)) : 0;
    predicate valid_pvp{L}(uint8_t *buf, integer len, integer strict) =
      valid_pvp_header(buf, len, 0, strict) &&
      (pvp_header_is_weights(buf, 0) != 0 ==>
        (valid_pvp_weights_header(buf, len, at_pvp_weights_header, pvp_header_datatype(buf, 0),
                strict, pvp_header_datasize(buf, 0), pvp_header_nbands(buf, 0),
                pvp_header_numrecords(buf, 0)))) &&
      valid_pvp_content(buf, len, at_pvp_content(buf), pvp_header_filetype(buf, 0),
              pvp_header_has_num_whole_frames(buf, 0), pvp_header_num_whole_frames(buf, len, 0),
              pvp_header_has_len_tail(buf, 0), pvp_header_len_tail(buf, len, 0),
              pvp_header_nbands(buf, 0), pvp_header_has_len_values(buf, 0),
              pvp_header_len_values(buf, 0), strict, pvp_header_headersize(buf, 0),
              pvp_header_num_cells(buf, 0), pvp_has_weights_header(buf),
              pvp_weights_header_num_frames(buf, len), pvp_header_numparams(buf, 0),
              pvp_header_nx(buf, 0), pvp_header_ny(buf, 0), pvp_header_nf(buf, 0),
              pvp_header_numrecords(buf, 0), pvp_header_datasize(buf, 0), pvp_header_datatype(buf,
              0), pvp_header_nxprocs(buf, 0), pvp_header_nyprocs(buf, 0),
              pvp_header_nx_extended(buf, 0), pvp_header_ny_extended(buf, 0),
              pvp_weights_header_nxp(buf), pvp_weights_header_nyp(buf),
              pvp_weights_header_nfp(buf), pvp_weights_header_num_patches(buf),
              pvp_weights_header_len_patches(buf, len));
*/

/*@ requires ks_buffer(buf, len) && ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp(buf, len, strict);
    ensures \result == KS_REFUSED ==> !valid_pvp(buf, len, strict);
    ensures 0 <= \result <= 2;
*/
ks_verdict pvp_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
