/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pvp.ksy. Do not edit. */
/*
 * Views of what lies in a valid file: begin with pvp_open_view once pvp_validate has said yes, as
 * long as the bytes stay as they are. Nothing is copied, nothing can fail, and nothing is tested: of a
 * file that is not valid the functions may read anywhere. The contracts say so, and are proved.
 *
 * A view has the bytes, `buf` and `len`; where its object begins, `at`; what the object depends on; and
 * its fields: `x`, or where x begins and how much there is of it, `x_at`, `x_size` in bytes, `x_count`
 * in elements; `has_x`, whether it is there; without it the others are 0. Places are offsets into `buf`.
 */
#ifndef KSYC_PVP_VIEW_H
#define KSYC_PVP_VIEW_H

#include "pvp_validate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- view of header */

/*@
    logic integer pvp_header_recordsize{L}(uint8_t *buf, integer at) = s4le(buf + (at + 28));
    logic integer pvp_header_kx0{L}(uint8_t *buf, integer at) = s4le(buf + (at + 56));
    logic integer pvp_header_ky0{L}(uint8_t *buf, integer at) = s4le(buf + (at + 60));
    logic integer pvp_header_nbatch{L}(uint8_t *buf, integer at) = s4le(buf + (at + 64));
    logic integer pvp_header_time_at(integer at) = at + 72;
*/
typedef struct pvp_header_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool strict;
    uint64_t end;
    int64_t headersize;
    int64_t numparams;
    int64_t filetype;
    int64_t nx;
    int64_t ny;
    int64_t nf;
    int64_t numrecords;
    int64_t recordsize;
    int64_t datasize;
    int64_t datatype;
    int64_t nxprocs;
    int64_t nyprocs;
    int64_t nx_extended;
    int64_t ny_extended;
    int64_t kx0;
    int64_t ky0;
    int64_t nbatch;
    int64_t nbands;
    uint64_t time_at;
    bool is_weights;
    bool is_dense;
    bool is_single_process;
    int64_t layer_nx;
    int64_t layer_ny;
    int64_t num_cells;
    bool has_len_values;
    int64_t len_values;
    bool has_len_dense_frame;
    int64_t len_dense_frame;
    bool has_num_whole_frames;
    int64_t num_whole_frames;
    bool has_len_tail;
    int64_t len_tail;
} pvp_header_view;

/*@
  predicate is_pvp_header_view{L}(pvp_header_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_pvp_header(view.buf, view.len, view.at, view.strict) &&
      view.end == end_pvp_header(view.at) &&
      view.at <= view.end <= view.len &&
      view.headersize == pvp_header_headersize(view.buf, view.at) &&
      view.numparams == pvp_header_numparams(view.buf, view.at) &&
      view.filetype == pvp_header_filetype(view.buf, view.at) &&
      view.nx == pvp_header_nx(view.buf, view.at) &&
      view.ny == pvp_header_ny(view.buf, view.at) &&
      view.nf == pvp_header_nf(view.buf, view.at) &&
      view.numrecords == pvp_header_numrecords(view.buf, view.at) &&
      view.recordsize == pvp_header_recordsize(view.buf, view.at) &&
      view.datasize == pvp_header_datasize(view.buf, view.at) &&
      view.datatype == pvp_header_datatype(view.buf, view.at) &&
      view.nxprocs == pvp_header_nxprocs(view.buf, view.at) &&
      view.nyprocs == pvp_header_nyprocs(view.buf, view.at) &&
      view.nx_extended == pvp_header_nx_extended(view.buf, view.at) &&
      view.ny_extended == pvp_header_ny_extended(view.buf, view.at) &&
      view.kx0 == pvp_header_kx0(view.buf, view.at) &&
      view.ky0 == pvp_header_ky0(view.buf, view.at) &&
      view.nbatch == pvp_header_nbatch(view.buf, view.at) &&
      view.nbands == pvp_header_nbands(view.buf, view.at) &&
      view.time_at == pvp_header_time_at(view.at) &&
      view.is_weights == pvp_header_is_weights(view.buf, view.at) &&
      view.is_dense == pvp_header_is_dense(view.buf, view.at) &&
      view.is_single_process == pvp_header_is_single_process(view.buf, view.at) &&
      view.layer_nx == pvp_header_layer_nx(view.buf, view.at) &&
      -4611686016279904256 <= view.layer_nx <= 4611686018427387904 &&
      view.layer_ny == pvp_header_layer_ny(view.buf, view.at) &&
      -4611686016279904256 <= view.layer_ny <= 4611686018427387904 &&
      view.num_cells == pvp_header_num_cells(view.buf, view.at) &&
      view.has_len_values == pvp_header_has_len_values(view.buf, view.at) &&
      view.len_values == pvp_header_len_values(view.buf, view.at) &&
      view.has_len_dense_frame == pvp_header_has_len_dense_frame(view.buf, view.at) &&
      view.len_dense_frame == pvp_header_len_dense_frame(view.buf, view.at) &&
      -9223372036854775800 <= view.len_dense_frame <= 9223372036854775807 &&
      view.has_num_whole_frames == pvp_header_has_num_whole_frames(view.buf, view.at) &&
      view.num_whole_frames == pvp_header_num_whole_frames(view.buf, view.len, view.at) &&
      -9223372036854775807 <= view.num_whole_frames <= 9223372036854775807 &&
      view.has_len_tail == pvp_header_has_len_tail(view.buf, view.at) &&
      view.len_tail == pvp_header_len_tail(view.buf, view.len, view.at) &&
      -9223372036854775799 <= view.len_tail <= 9223372036854775806;
*/

/* ---- view of weights_header */

/*@
    logic integer pvp_weights_header_w_min_at(integer at) = at + 12;
    logic integer pvp_weights_header_w_max_at(integer at) = at + 16;
*/
typedef struct pvp_weights_header_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t root_header_datatype;
    bool strict;
    int64_t root_header_datasize;
    int64_t root_header_nbands;
    int64_t root_header_numrecords;
    uint64_t end;
    int64_t nxp;
    int64_t nyp;
    int64_t nfp;
    uint64_t w_min_at;
    uint64_t w_max_at;
    int64_t num_patches;
    int64_t weights_per_patch;
    int64_t len_patch;
    int64_t len_arbor;
    int64_t len_short_arbor;
    bool nbands_fits;
    bool numrecords_fits;
    bool short_headers_fit;
    int64_t num_arbors;
    int64_t len_patches;
    int64_t num_frames;
} pvp_weights_header_view;

/*@
  predicate is_pvp_weights_header_view{L}(pvp_weights_header_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      -2147483648 <= view.root_header_datatype <= 2147483647 &&
      -2147483648 <= view.root_header_datasize <= 2147483647 &&
      -2147483648 <= view.root_header_nbands <= 2147483647 &&
      -2147483648 <= view.root_header_numrecords <= 2147483647 &&
      valid_pvp_weights_header(view.buf, view.len, view.at, view.root_header_datatype, view.strict,
              view.root_header_datasize, view.root_header_nbands, view.root_header_numrecords) &&
      view.end == end_pvp_weights_header(view.at) &&
      view.at <= view.end <= view.len &&
      view.nxp == pvp_weights_header_nxp(view.buf, view.at) &&
      view.nyp == pvp_weights_header_nyp(view.buf, view.at) &&
      view.nfp == pvp_weights_header_nfp(view.buf, view.at) &&
      view.w_min_at == pvp_weights_header_w_min_at(view.at) &&
      view.w_max_at == pvp_weights_header_w_max_at(view.at) &&
      view.num_patches == pvp_weights_header_num_patches(view.buf, view.at) &&
      view.weights_per_patch == pvp_weights_header_weights_per_patch(view.buf, view.at) &&
      view.len_patch == pvp_weights_header_len_patch(view.buf, view.at,
              view.root_header_datasize) &&
      -9223372036854775800 <= view.len_patch <= 9223372036854775807 &&
      view.len_arbor == pvp_weights_header_len_arbor(view.buf, view.at,
              view.root_header_datasize) &&
      view.len_short_arbor == pvp_weights_header_len_short_arbor(view.buf, view.at,
              view.root_header_datasize) &&
      view.nbands_fits == pvp_weights_header_nbands_fits(view.buf, view.len, view.at,
              view.root_header_datasize, view.root_header_nbands) &&
      view.numrecords_fits == pvp_weights_header_numrecords_fits(view.buf, view.len, view.at,
              view.root_header_datasize, view.root_header_numrecords) &&
      view.short_headers_fit == pvp_weights_header_short_headers_fit(view.buf, view.len, view.at,
              view.root_header_datasize, view.root_header_nbands, view.root_header_numrecords) &&
      view.num_arbors == pvp_weights_header_num_arbors(view.buf, view.len, view.at,
              view.root_header_datasize, view.root_header_nbands, view.root_header_numrecords) &&
      view.len_patches == pvp_weights_header_len_patches(view.buf, view.len, view.at,
              view.root_header_datasize, view.root_header_nbands, view.root_header_numrecords) &&
      view.num_frames == pvp_weights_header_num_frames(view.buf, view.len, view.at,
              view.root_header_datasize, view.root_header_nbands, view.root_header_numrecords) &&
      -9223372036854775807 <= view.num_frames <= 9223372036854775807;
*/

/* ---- view of dense_frame */

/*@
    logic integer pvp_dense_frame_time_at(integer at) = at;
    logic integer pvp_dense_frame_values_at(integer at) = at + 8;
    logic integer pvp_dense_frame_values_size(integer has_root_header_len_values,
            integer root_header_len_values) =
      pvp_dense_frame_values_size_of(has_root_header_len_values, root_header_len_values);
*/
typedef struct pvp_dense_frame_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool has_root_header_len_values;
    int64_t root_header_len_values;
    uint64_t end;
    uint64_t time_at;
    uint64_t values_at;
    uint64_t values_size;
} pvp_dense_frame_view;

/*@
  predicate is_pvp_dense_frame_view{L}(pvp_dense_frame_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_pvp_dense_frame(view.len, view.at, view.has_root_header_len_values,
              view.root_header_len_values) &&
      view.end == end_pvp_dense_frame(view.at, view.has_root_header_len_values,
              view.root_header_len_values) &&
      view.at <= view.end <= view.len &&
      view.time_at == pvp_dense_frame_time_at(view.at) &&
      view.values_at == pvp_dense_frame_values_at(view.at) &&
      view.values_size == pvp_dense_frame_values_size(view.has_root_header_len_values,
              view.root_header_len_values);
*/

/* ---- view of dense_activity */

/*@
    logic integer pvp_dense_activity_frames_at(integer at) = at;
    logic integer pvp_dense_activity_frames_count(integer has_root_header_num_whole_frames,
            integer root_header_num_whole_frames, integer has_root_header_len_tail,
            integer root_header_len_tail, integer root_header_nbands) =
      (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) > 0 ?
              pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
              root_header_num_whole_frames,
              pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands)) : 0);
    logic integer pvp_dense_activity_trailing_at(integer at,
            integer has_root_header_num_whole_frames, integer root_header_num_whole_frames,
            integer has_root_header_len_tail, integer root_header_len_tail,
            integer root_header_nbands, integer has_root_header_len_values,
            integer root_header_len_values) =
      at_pvp_dense_activity_trailing(at, has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands, has_root_header_len_values, root_header_len_values);
    logic integer pvp_dense_activity_trailing_size(integer len, integer at,
            integer has_root_header_num_whole_frames, integer root_header_num_whole_frames,
            integer has_root_header_len_tail, integer root_header_len_tail,
            integer root_header_nbands, integer has_root_header_len_values,
            integer root_header_len_values) =
      len - at_pvp_dense_activity_trailing(at, has_root_header_num_whole_frames,
              root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
              root_header_nbands, has_root_header_len_values, root_header_len_values);
*/
typedef struct pvp_dense_activity_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool has_root_header_num_whole_frames;
    int64_t root_header_num_whole_frames;
    bool has_root_header_len_tail;
    int64_t root_header_len_tail;
    int64_t root_header_nbands;
    bool has_root_header_len_values;
    int64_t root_header_len_values;
    bool strict;
    uint64_t frames_at;
    uint64_t frames_count;
    uint64_t trailing_at;
    uint64_t trailing_size;
    bool cuts_a_frame;
} pvp_dense_activity_view;

/*@
  predicate is_pvp_dense_activity_view{L}(pvp_dense_activity_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      -9223372036854775807 <= view.root_header_num_whole_frames <= 9223372036854775807 &&
      -9223372036854775799 <= view.root_header_len_tail <= 9223372036854775806 &&
      -2147483648 <= view.root_header_nbands <= 2147483647 &&
      valid_pvp_dense_activity(view.len, view.at, view.has_root_header_num_whole_frames,
              view.root_header_num_whole_frames, view.has_root_header_len_tail,
              view.root_header_len_tail, view.root_header_nbands, view.has_root_header_len_values,
              view.root_header_len_values, view.strict) &&
      view.frames_at == pvp_dense_activity_frames_at(view.at) &&
      view.frames_count == pvp_dense_activity_frames_count(view.has_root_header_num_whole_frames,
              view.root_header_num_whole_frames, view.has_root_header_len_tail,
              view.root_header_len_tail, view.root_header_nbands) &&
      view.trailing_at == pvp_dense_activity_trailing_at(view.at,
              view.has_root_header_num_whole_frames, view.root_header_num_whole_frames,
              view.has_root_header_len_tail, view.root_header_len_tail, view.root_header_nbands,
              view.has_root_header_len_values, view.root_header_len_values) &&
      view.trailing_size == pvp_dense_activity_trailing_size(view.len, view.at,
              view.has_root_header_num_whole_frames, view.root_header_num_whole_frames,
              view.has_root_header_len_tail, view.root_header_len_tail, view.root_header_nbands,
              view.has_root_header_len_values, view.root_header_len_values) &&
      view.cuts_a_frame == pvp_dense_activity_cuts_a_frame(view.has_root_header_num_whole_frames,
              view.root_header_num_whole_frames, view.has_root_header_len_tail,
              view.root_header_len_tail, view.root_header_nbands);
*/

/* ---- view of legacy_activity */

/*@
    logic integer pvp_legacy_activity_values_at(integer at) = at;
    logic integer pvp_legacy_activity_values_size(integer has_root_header_len_values,
            integer root_header_len_values) =
      pvp_legacy_activity_values_size_of(has_root_header_len_values, root_header_len_values);
    logic integer pvp_legacy_activity_nothing_more_at(integer at,
            integer has_root_header_len_values, integer root_header_len_values) =
      at_pvp_legacy_activity_nothing_more(at, has_root_header_len_values, root_header_len_values);
    logic integer pvp_legacy_activity_nothing_more_size(integer len, integer at,
            integer has_root_header_len_values, integer root_header_len_values) =
      len - at_pvp_legacy_activity_nothing_more(at, has_root_header_len_values,
              root_header_len_values);
*/
typedef struct pvp_legacy_activity_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool has_root_header_len_values;
    int64_t root_header_len_values;
    uint64_t values_at;
    uint64_t values_size;
    uint64_t nothing_more_at;
    uint64_t nothing_more_size;
} pvp_legacy_activity_view;

/*@
  predicate is_pvp_legacy_activity_view{L}(pvp_legacy_activity_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      valid_pvp_legacy_activity(view.len, view.at, view.has_root_header_len_values,
              view.root_header_len_values) &&
      view.values_at == pvp_legacy_activity_values_at(view.at) &&
      view.values_size == pvp_legacy_activity_values_size(view.has_root_header_len_values,
              view.root_header_len_values) &&
      view.nothing_more_at == pvp_legacy_activity_nothing_more_at(view.at,
              view.has_root_header_len_values, view.root_header_len_values) &&
      view.nothing_more_size == pvp_legacy_activity_nothing_more_size(view.len, view.at,
              view.has_root_header_len_values, view.root_header_len_values);
*/

/* ---- view of sparse_activity */

/*@
    logic integer pvp_sparse_activity_frames_at(integer at) = at;
*/
typedef struct pvp_sparse_activity_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    int64_t root_header_headersize;
    bool strict;
    int64_t root_header_num_cells;
    int64_t root_header_filetype;
    int64_t root_header_nbands;
    bool has_frames;
    uint64_t frames_at;
    bool has_frames_;
} pvp_sparse_activity_view;

/*@
  predicate is_pvp_sparse_activity_view{L}(pvp_sparse_activity_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      -2147483648 <= view.root_header_headersize <= 2147483647 &&
      -2147483648 <= view.root_header_filetype <= 2147483647 &&
      -2147483648 <= view.root_header_nbands <= 2147483647 &&
      valid_pvp_sparse_activity(view.buf, view.len, view.at, view.root_header_headersize,
              view.strict, view.root_header_num_cells, view.root_header_filetype,
              view.root_header_nbands) &&
      view.has_frames == pvp_sparse_activity_has_frames(view.len, view.root_header_headersize) &&
      view.frames_at == pvp_sparse_activity_frames_at(view.at) &&
      view.has_frames_ == pvp_sparse_activity_has_frames(view.len, view.root_header_headersize);
*/

/* ---- view of weights */

/*@
    logic integer pvp_weights_frames_at(integer at) = at;
    logic integer pvp_weights_frames_count(integer has_root_weights_header,
            integer root_weights_header_num_frames) =
      (pvp_weights_frames_count_of(has_root_weights_header,
              root_weights_header_num_frames) > 0 ?
              pvp_weights_frames_count_of(has_root_weights_header,
              root_weights_header_num_frames) : 0);
*/
typedef struct pvp_weights_view {
    const uint8_t *buf;
    uint64_t len;
    uint64_t at;
    bool has_root_weights_header;
    int64_t root_weights_header_num_frames;
    int64_t root_header_headersize;
    int64_t root_header_numparams;
    int64_t root_header_filetype;
    int64_t root_header_nx;
    int64_t root_header_ny;
    int64_t root_header_nf;
    int64_t root_header_numrecords;
    int64_t root_header_datasize;
    int64_t root_header_datatype;
    int64_t root_header_nxprocs;
    int64_t root_header_nyprocs;
    int64_t root_header_nx_extended;
    int64_t root_header_ny_extended;
    int64_t root_header_nbands;
    int64_t root_weights_header_nxp;
    int64_t root_weights_header_nyp;
    int64_t root_weights_header_nfp;
    bool strict;
    int64_t root_weights_header_num_patches;
    int64_t root_weights_header_len_patches;
    uint64_t frames_at;
    uint64_t frames_count;
} pvp_weights_view;

/*@
  predicate is_pvp_weights_view{L}(pvp_weights_view view) =
      ks_buffer(view.buf, view.len) &&
      view.at <= view.len &&
      -9223372036854775807 <= view.root_weights_header_num_frames <= 9223372036854775807 &&
      -2147483648 <= view.root_header_headersize <= 2147483647 &&
      -2147483648 <= view.root_header_numparams <= 2147483647 &&
      -2147483648 <= view.root_header_filetype <= 2147483647 &&
      -2147483648 <= view.root_header_nx <= 2147483647 &&
      -2147483648 <= view.root_header_ny <= 2147483647 &&
      -2147483648 <= view.root_header_nf <= 2147483647 &&
      -2147483648 <= view.root_header_numrecords <= 2147483647 &&
      -2147483648 <= view.root_header_datasize <= 2147483647 &&
      -2147483648 <= view.root_header_datatype <= 2147483647 &&
      -2147483648 <= view.root_header_nxprocs <= 2147483647 &&
      -2147483648 <= view.root_header_nyprocs <= 2147483647 &&
      -2147483648 <= view.root_header_nx_extended <= 2147483647 &&
      -2147483648 <= view.root_header_ny_extended <= 2147483647 &&
      -2147483648 <= view.root_header_nbands <= 2147483647 &&
      -2147483648 <= view.root_weights_header_nxp <= 2147483647 &&
      -2147483648 <= view.root_weights_header_nyp <= 2147483647 &&
      -2147483648 <= view.root_weights_header_nfp <= 2147483647 &&
      -2147483648 <= view.root_weights_header_num_patches <= 2147483647 &&
      valid_pvp_weights(view.buf, view.len, view.at, view.has_root_weights_header,
              view.root_weights_header_num_frames, view.root_header_headersize,
              view.root_header_numparams, view.root_header_filetype, view.root_header_nx,
              view.root_header_ny, view.root_header_nf, view.root_header_numrecords,
              view.root_header_datasize, view.root_header_datatype, view.root_header_nxprocs,
              view.root_header_nyprocs, view.root_header_nx_extended, view.root_header_ny_extended,
              view.root_header_nbands, view.root_weights_header_nxp, view.root_weights_header_nyp,
              view.root_weights_header_nfp, view.strict, view.root_weights_header_num_patches,
              view.root_weights_header_len_patches) &&
      view.frames_at == pvp_weights_frames_at(view.at) &&
      view.frames_count == pvp_weights_frames_count(view.has_root_weights_header,
              view.root_weights_header_num_frames);
*/

/* ---- view of pvp */

/*@
    logic integer pvp_header_at = 0;
    logic integer pvp_weights_header_at = at_pvp_weights_header;
    logic integer pvp_content_at{L}(uint8_t *buf) = at_pvp_content(buf);
    logic integer pvp_its_header_datatype{L}(uint8_t *buf) = pvp_header_datatype(buf, 0);
    logic integer pvp_its_header_datasize{L}(uint8_t *buf) = pvp_header_datasize(buf, 0);
    logic integer pvp_its_header_nbands{L}(uint8_t *buf) = pvp_header_nbands(buf, 0);
    logic integer pvp_its_header_numrecords{L}(uint8_t *buf) = pvp_header_numrecords(buf, 0);
    logic integer pvp_its_header_filetype{L}(uint8_t *buf) = pvp_header_filetype(buf, 0);
    logic integer pvp_its_has_header_num_whole_frames{L}(uint8_t *buf) =
      pvp_header_has_num_whole_frames(buf, 0);
    logic integer pvp_its_header_num_whole_frames{L}(uint8_t *buf, integer len) =
      pvp_header_num_whole_frames(buf, len, 0);
    logic integer pvp_its_has_header_len_tail{L}(uint8_t *buf) = pvp_header_has_len_tail(buf, 0);
    logic integer pvp_its_header_len_tail{L}(uint8_t *buf, integer len) =
      pvp_header_len_tail(buf, len, 0);
    logic integer pvp_its_has_header_len_values{L}(uint8_t *buf) =
      pvp_header_has_len_values(buf, 0);
    logic integer pvp_its_header_len_values{L}(uint8_t *buf) = pvp_header_len_values(buf, 0);
    logic integer pvp_its_header_headersize{L}(uint8_t *buf) = pvp_header_headersize(buf, 0);
    logic integer pvp_its_header_num_cells{L}(uint8_t *buf) = pvp_header_num_cells(buf, 0);
    logic integer pvp_its_weights_header_num_frames{L}(uint8_t *buf, integer len) =
      pvp_weights_header_num_frames(buf, len);
    logic integer pvp_its_header_numparams{L}(uint8_t *buf) = pvp_header_numparams(buf, 0);
    logic integer pvp_its_header_nx{L}(uint8_t *buf) = pvp_header_nx(buf, 0);
    logic integer pvp_its_header_ny{L}(uint8_t *buf) = pvp_header_ny(buf, 0);
    logic integer pvp_its_header_nf{L}(uint8_t *buf) = pvp_header_nf(buf, 0);
    logic integer pvp_its_header_nxprocs{L}(uint8_t *buf) = pvp_header_nxprocs(buf, 0);
    logic integer pvp_its_header_nyprocs{L}(uint8_t *buf) = pvp_header_nyprocs(buf, 0);
    logic integer pvp_its_header_nx_extended{L}(uint8_t *buf) = pvp_header_nx_extended(buf, 0);
    logic integer pvp_its_header_ny_extended{L}(uint8_t *buf) = pvp_header_ny_extended(buf, 0);
    logic integer pvp_its_weights_header_nxp{L}(uint8_t *buf) = pvp_weights_header_nxp(buf);
    logic integer pvp_its_weights_header_nyp{L}(uint8_t *buf) = pvp_weights_header_nyp(buf);
    logic integer pvp_its_weights_header_nfp{L}(uint8_t *buf) = pvp_weights_header_nfp(buf);
    logic integer pvp_its_weights_header_num_patches{L}(uint8_t *buf) =
      pvp_weights_header_num_patches(buf);
    logic integer pvp_its_weights_header_len_patches{L}(uint8_t *buf, integer len) =
      pvp_weights_header_len_patches(buf, len);
*/
typedef struct pvp_view {
    const uint8_t *buf;
    uint64_t len;
    bool strict;
    uint64_t header_at;
    bool has_weights_header;
    uint64_t weights_header_at;
    uint64_t content_at;
    int64_t header_datatype;
    int64_t header_datasize;
    int64_t header_nbands;
    int64_t header_numrecords;
    int64_t header_filetype;
    bool has_header_num_whole_frames;
    int64_t header_num_whole_frames;
    bool has_header_len_tail;
    int64_t header_len_tail;
    bool has_header_len_values;
    int64_t header_len_values;
    int64_t header_headersize;
    int64_t header_num_cells;
    int64_t weights_header_num_frames;
    int64_t header_numparams;
    int64_t header_nx;
    int64_t header_ny;
    int64_t header_nf;
    int64_t header_nxprocs;
    int64_t header_nyprocs;
    int64_t header_nx_extended;
    int64_t header_ny_extended;
    int64_t weights_header_nxp;
    int64_t weights_header_nyp;
    int64_t weights_header_nfp;
    int64_t weights_header_num_patches;
    int64_t weights_header_len_patches;
} pvp_view;

/*@
  predicate is_pvp_view{L}(pvp_view view) =
      ks_buffer(view.buf, view.len) &&
      valid_pvp(view.buf, view.len, view.strict) &&
      view.header_at == pvp_header_at &&
      view.has_weights_header == pvp_has_weights_header(view.buf) &&
      view.weights_header_at == pvp_weights_header_at &&
      view.content_at == pvp_content_at(view.buf) &&
      view.header_datatype == pvp_its_header_datatype(view.buf) &&
      view.header_datasize == pvp_its_header_datasize(view.buf) &&
      view.header_nbands == pvp_its_header_nbands(view.buf) &&
      view.header_numrecords == pvp_its_header_numrecords(view.buf) &&
      view.header_filetype == pvp_its_header_filetype(view.buf) &&
      view.has_header_num_whole_frames == pvp_its_has_header_num_whole_frames(view.buf) &&
      view.header_num_whole_frames == pvp_its_header_num_whole_frames(view.buf, view.len) &&
      -9223372036854775807 <= view.header_num_whole_frames <= 9223372036854775807 &&
      view.has_header_len_tail == pvp_its_has_header_len_tail(view.buf) &&
      view.header_len_tail == pvp_its_header_len_tail(view.buf, view.len) &&
      -9223372036854775799 <= view.header_len_tail <= 9223372036854775806 &&
      view.has_header_len_values == pvp_its_has_header_len_values(view.buf) &&
      view.header_len_values == pvp_its_header_len_values(view.buf) &&
      view.header_headersize == pvp_its_header_headersize(view.buf) &&
      view.header_num_cells == pvp_its_header_num_cells(view.buf) &&
      view.weights_header_num_frames == pvp_its_weights_header_num_frames(view.buf, view.len) &&
      -9223372036854775807 <= view.weights_header_num_frames <= 9223372036854775807 &&
      view.header_numparams == pvp_its_header_numparams(view.buf) &&
      view.header_nx == pvp_its_header_nx(view.buf) &&
      view.header_ny == pvp_its_header_ny(view.buf) &&
      view.header_nf == pvp_its_header_nf(view.buf) &&
      view.header_nxprocs == pvp_its_header_nxprocs(view.buf) &&
      view.header_nyprocs == pvp_its_header_nyprocs(view.buf) &&
      view.header_nx_extended == pvp_its_header_nx_extended(view.buf) &&
      view.header_ny_extended == pvp_its_header_ny_extended(view.buf) &&
      view.weights_header_nxp == pvp_its_weights_header_nxp(view.buf) &&
      view.weights_header_nyp == pvp_its_weights_header_nyp(view.buf) &&
      view.weights_header_nfp == pvp_its_weights_header_nfp(view.buf) &&
      view.weights_header_num_patches == pvp_its_weights_header_num_patches(view.buf) &&
      view.weights_header_len_patches == pvp_its_weights_header_len_patches(view.buf, view.len);
*/

/*@ requires is_pvp_view(of);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.header_at;
    ensures \result.strict == of.strict;
    ensures is_pvp_header_view(\result);
*/
pvp_header_view pvp_view_header(pvp_view of);

/*@ requires is_pvp_view(of);
    requires of.has_weights_header != 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.weights_header_at;
    ensures \result.root_header_datatype == of.header_datatype;
    ensures \result.strict == of.strict;
    ensures \result.root_header_datasize == of.header_datasize;
    ensures \result.root_header_nbands == of.header_nbands;
    ensures \result.root_header_numrecords == of.header_numrecords;
    ensures is_pvp_weights_header_view(\result);
*/
pvp_weights_header_view pvp_view_weights_header(pvp_view of);

/*@ requires is_pvp_view(of);
    requires of.header_filetype == 4;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.content_at;
    ensures \result.has_root_header_num_whole_frames == of.has_header_num_whole_frames;
    ensures \result.root_header_num_whole_frames == of.header_num_whole_frames;
    ensures \result.has_root_header_len_tail == of.has_header_len_tail;
    ensures \result.root_header_len_tail == of.header_len_tail;
    ensures \result.root_header_nbands == of.header_nbands;
    ensures \result.has_root_header_len_values == of.has_header_len_values;
    ensures \result.root_header_len_values == of.header_len_values;
    ensures \result.strict == of.strict;
    ensures is_pvp_dense_activity_view(\result);
*/
pvp_dense_activity_view pvp_view_content_dense_activity(pvp_view of);

/*@ requires is_pvp_view(of);
    requires of.header_filetype == 1;
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.content_at;
    ensures \result.has_root_header_len_values == of.has_header_len_values;
    ensures \result.root_header_len_values == of.header_len_values;
    ensures is_pvp_legacy_activity_view(\result);
*/
pvp_legacy_activity_view pvp_view_content_legacy_activity(pvp_view of);

/*@ requires is_pvp_view(of);
    requires (of.header_filetype == 6 || of.header_filetype == 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.content_at;
    ensures \result.root_header_headersize == of.header_headersize;
    ensures \result.strict == of.strict;
    ensures \result.root_header_num_cells == of.header_num_cells;
    ensures \result.root_header_filetype == of.header_filetype;
    ensures \result.root_header_nbands == of.header_nbands;
    ensures is_pvp_sparse_activity_view(\result);
*/
pvp_sparse_activity_view pvp_view_content_sparse_activity(pvp_view of);

/*@ requires is_pvp_view(of);
    requires (of.header_filetype == 5 || of.header_filetype == 3);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == of.buf;
    ensures \result.len == of.len;
    ensures \result.at == of.content_at;
    ensures \result.has_root_weights_header == of.has_weights_header;
    ensures \result.root_weights_header_num_frames == of.weights_header_num_frames;
    ensures \result.root_header_headersize == of.header_headersize;
    ensures \result.root_header_numparams == of.header_numparams;
    ensures \result.root_header_filetype == of.header_filetype;
    ensures \result.root_header_nx == of.header_nx;
    ensures \result.root_header_ny == of.header_ny;
    ensures \result.root_header_nf == of.header_nf;
    ensures \result.root_header_numrecords == of.header_numrecords;
    ensures \result.root_header_datasize == of.header_datasize;
    ensures \result.root_header_datatype == of.header_datatype;
    ensures \result.root_header_nxprocs == of.header_nxprocs;
    ensures \result.root_header_nyprocs == of.header_nyprocs;
    ensures \result.root_header_nx_extended == of.header_nx_extended;
    ensures \result.root_header_ny_extended == of.header_ny_extended;
    ensures \result.root_header_nbands == of.header_nbands;
    ensures \result.root_weights_header_nxp == of.weights_header_nxp;
    ensures \result.root_weights_header_nyp == of.weights_header_nyp;
    ensures \result.root_weights_header_nfp == of.weights_header_nfp;
    ensures \result.strict == of.strict;
    ensures \result.root_weights_header_num_patches == of.weights_header_num_patches;
    ensures \result.root_weights_header_len_patches == of.weights_header_len_patches;
    ensures is_pvp_weights_view(\result);
*/
pvp_weights_view pvp_view_content_weights(pvp_view of);

/*@ requires ks_buffer(buf, len) && valid_pvp(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf && \result.len == len && \result.strict == strict;
    ensures is_pvp_view(\result);
*/
pvp_view pvp_open_view(const uint8_t *buf, size_t len, bool strict);

#ifdef __cplusplus
}
#endif

#endif
