/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pvp.ksy. Do not edit. */
#include "pvp_view.h"

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wdiv-by-zero"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#endif
#ifdef __clang__
#pragma GCC diagnostic ignored "-Winteger-overflow"
#endif

#include "pvp_compute.h"

/* ---- header */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_pvp_header(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_pvp_header_view(\result);
    ensures \result.end == end_pvp_header(at);
    ensures at + 80 <= \result.end <= len;
    ensures \result.headersize == pvp_header_headersize(buf, at);
    ensures -2147483648 <= \result.headersize <= 2147483647;
    ensures \result.numparams == pvp_header_numparams(buf, at);
    ensures -2147483648 <= \result.numparams <= 2147483647;
    ensures \result.filetype == pvp_header_filetype(buf, at);
    ensures -2147483648 <= \result.filetype <= 2147483647;
    ensures \result.nx == pvp_header_nx(buf, at);
    ensures -2147483648 <= \result.nx <= 2147483647;
    ensures \result.ny == pvp_header_ny(buf, at);
    ensures -2147483648 <= \result.ny <= 2147483647;
    ensures \result.nf == pvp_header_nf(buf, at);
    ensures -2147483648 <= \result.nf <= 2147483647;
    ensures \result.numrecords == pvp_header_numrecords(buf, at);
    ensures -2147483648 <= \result.numrecords <= 2147483647;
    ensures \result.recordsize == pvp_header_recordsize(buf, at);
    ensures -2147483648 <= \result.recordsize <= 2147483647;
    ensures \result.datasize == pvp_header_datasize(buf, at);
    ensures -2147483648 <= \result.datasize <= 2147483647;
    ensures \result.datatype == pvp_header_datatype(buf, at);
    ensures -2147483648 <= \result.datatype <= 2147483647;
    ensures \result.nxprocs == pvp_header_nxprocs(buf, at);
    ensures -2147483648 <= \result.nxprocs <= 2147483647;
    ensures \result.nyprocs == pvp_header_nyprocs(buf, at);
    ensures -2147483648 <= \result.nyprocs <= 2147483647;
    ensures \result.nx_extended == pvp_header_nx_extended(buf, at);
    ensures -2147483648 <= \result.nx_extended <= 2147483647;
    ensures \result.ny_extended == pvp_header_ny_extended(buf, at);
    ensures -2147483648 <= \result.ny_extended <= 2147483647;
    ensures \result.kx0 == pvp_header_kx0(buf, at);
    ensures -2147483648 <= \result.kx0 <= 2147483647;
    ensures \result.ky0 == pvp_header_ky0(buf, at);
    ensures -2147483648 <= \result.ky0 <= 2147483647;
    ensures \result.nbatch == pvp_header_nbatch(buf, at);
    ensures -2147483648 <= \result.nbatch <= 2147483647;
    ensures \result.nbands == pvp_header_nbands(buf, at);
    ensures -2147483648 <= \result.nbands <= 2147483647;
    ensures \result.time_at == pvp_header_time_at(at);
    ensures \result.is_weights == pvp_header_is_weights(buf, at);
    ensures \result.is_dense == pvp_header_is_dense(buf, at);
    ensures \result.is_single_process == pvp_header_is_single_process(buf, at);
    ensures \result.layer_nx == pvp_header_layer_nx(buf, at);
    ensures -4611686016279904256 <= \result.layer_nx <= 4611686018427387904;
    ensures \result.layer_ny == pvp_header_layer_ny(buf, at);
    ensures -4611686016279904256 <= \result.layer_ny <= 4611686018427387904;
    ensures \result.num_cells == pvp_header_num_cells(buf, at);
    ensures \result.has_len_values == pvp_header_has_len_values(buf, at);
    ensures \result.len_values == pvp_header_len_values(buf, at);
    ensures \result.has_len_dense_frame == pvp_header_has_len_dense_frame(buf, at);
    ensures \result.len_dense_frame == pvp_header_len_dense_frame(buf, at);
    ensures -9223372036854775800 <= \result.len_dense_frame <= 9223372036854775807;
    ensures \result.has_num_whole_frames == pvp_header_has_num_whole_frames(buf, at);
    ensures \result.num_whole_frames == pvp_header_num_whole_frames(buf, len, at);
    ensures -9223372036854775807 <= \result.num_whole_frames <= 9223372036854775807;
    ensures \result.has_len_tail == pvp_header_has_len_tail(buf, at);
    ensures \result.len_tail == pvp_header_len_tail(buf, len, at);
    ensures -9223372036854775799 <= \result.len_tail <= 9223372036854775806;
*/
static KS_INLINE pvp_header_view open_pvp_header(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 80 <= len &&
            defined_pvp_header_num_cells(pvp_header_layer_nx(buf, at), pvp_header_layer_ny(buf,
                    at), pvp_header_nf(buf, at)) &&
            defined_pvp_header_len_values(pvp_header_is_dense(buf, at), pvp_header_num_cells(buf,
                    at), pvp_header_datasize(buf, at)) &&
            defined_pvp_header_len_dense_frame(pvp_header_filetype(buf, at),
                    pvp_header_has_len_values(buf, at), pvp_header_len_values(buf, at)) &&
            defined_pvp_header_num_whole_frames(pvp_header_filetype(buf, at), len,
                    pvp_header_headersize(buf, at), pvp_header_has_len_dense_frame(buf, at),
                    pvp_header_len_dense_frame(buf, at)) &&
            defined_pvp_header_len_tail(pvp_header_filetype(buf, at), len,
                    pvp_header_headersize(buf, at), pvp_header_has_len_dense_frame(buf, at),
                    pvp_header_len_dense_frame(buf, at)); */
    /*@ assert at + 80 <= len; */
    const int64_t headersize = ks_s4le(buf + at);
    const int64_t numparams = ks_s4le(buf + (at + 4));
    const int64_t filetype = ks_s4le(buf + (at + 8));
    const int64_t nx = ks_s4le(buf + (at + 12));
    const int64_t ny = ks_s4le(buf + (at + 16));
    const int64_t nf = ks_s4le(buf + (at + 20));
    const int64_t numrecords = ks_s4le(buf + (at + 24));
    const int64_t recordsize = ks_s4le(buf + (at + 28));
    const int64_t datasize = ks_s4le(buf + (at + 32));
    const int64_t datatype = ks_s4le(buf + (at + 36));
    const int64_t nxprocs = ks_s4le(buf + (at + 40));
    const int64_t nyprocs = ks_s4le(buf + (at + 44));
    const int64_t nx_extended = ks_s4le(buf + (at + 48));
    const int64_t ny_extended = ks_s4le(buf + (at + 52));
    const int64_t kx0 = ks_s4le(buf + (at + 56));
    const int64_t ky0 = ks_s4le(buf + (at + 60));
    const int64_t nbatch = ks_s4le(buf + (at + 64));
    const int64_t nbands = ks_s4le(buf + (at + 68));
    const uint64_t time_at = at + 72;
    const int64_t layer_nx = compute_pvp_header_layer_nx(nx, nxprocs);
    /*@ assert layer_nx: layer_nx == pvp_header_layer_nx(buf, at); */
    const int64_t layer_ny = compute_pvp_header_layer_ny(ny, nyprocs);
    /*@ assert layer_ny: layer_ny == pvp_header_layer_ny(buf, at); */
    /*@ assert defined_pvp_header_num_cells(pvp_header_layer_nx(buf, at), pvp_header_layer_ny(buf,
            at), pvp_header_nf(buf, at)); */
    int64_t num_cells = 0;
    const bool knows_num_cells = compute_pvp_header_num_cells(layer_nx, layer_ny, nf, &num_cells);
    (void)knows_num_cells;
    /*@ assert knows_num_cells != 0; */
    /*@ assert num_cells: num_cells == pvp_header_num_cells(buf, at); */
    const bool is_dense = compute_pvp_header_is_dense(filetype);
    /*@ assert is_dense: is_dense == pvp_header_is_dense(buf, at); */
    const bool has_len_values = is_dense;
    /*@ assert defined_pvp_header_len_values(pvp_header_is_dense(buf, at),
            pvp_header_num_cells(buf, at), pvp_header_datasize(buf, at)); */
    int64_t len_values = 0;
    const bool knows_len_values = compute_pvp_header_len_values(is_dense, num_cells, datasize,
            &len_values);
    (void)knows_len_values;
    /*@ assert knows_len_values != 0; */
    /*@ assert len_values: len_values == pvp_header_len_values(buf, at); */
    const bool has_len_dense_frame = filetype == 4;
    /*@ assert defined_pvp_header_len_dense_frame(pvp_header_filetype(buf, at),
            pvp_header_has_len_values(buf, at), pvp_header_len_values(buf, at)); */
    int64_t len_dense_frame = 0;
    const bool knows_len_dense_frame = compute_pvp_header_len_dense_frame(filetype, has_len_values,
            len_values, &len_dense_frame);
    (void)knows_len_dense_frame;
    /*@ assert knows_len_dense_frame != 0; */
    /*@ assert len_dense_frame: len_dense_frame == pvp_header_len_dense_frame(buf, at); */
    const bool has_num_whole_frames = filetype == 4;
    /*@ assert defined_pvp_header_num_whole_frames(pvp_header_filetype(buf, at), len,
            pvp_header_headersize(buf, at), pvp_header_has_len_dense_frame(buf, at),
            pvp_header_len_dense_frame(buf, at)); */
    int64_t num_whole_frames = 0;
    const bool knows_num_whole_frames = compute_pvp_header_num_whole_frames(filetype, len,
            headersize, has_len_dense_frame, len_dense_frame, &num_whole_frames);
    (void)knows_num_whole_frames;
    /*@ assert knows_num_whole_frames != 0; */
    /*@ assert num_whole_frames: num_whole_frames == pvp_header_num_whole_frames(buf, len, at); */
    const bool has_len_tail = filetype == 4;
    /*@ assert defined_pvp_header_len_tail(pvp_header_filetype(buf, at), len,
            pvp_header_headersize(buf, at), pvp_header_has_len_dense_frame(buf, at),
            pvp_header_len_dense_frame(buf, at)); */
    int64_t len_tail = 0;
    const bool knows_len_tail = compute_pvp_header_len_tail(filetype, len, headersize,
            has_len_dense_frame, len_dense_frame, &len_tail);
    (void)knows_len_tail;
    /*@ assert knows_len_tail != 0; */
    /*@ assert len_tail: len_tail == pvp_header_len_tail(buf, len, at); */
    /*@ assert headersize == pvp_header_headersize(buf, at); */
    /*@ assert -2147483648 <= headersize <= 2147483647; */
    /*@ assert numparams == pvp_header_numparams(buf, at); */
    /*@ assert -2147483648 <= numparams <= 2147483647; */
    /*@ assert filetype == pvp_header_filetype(buf, at); */
    /*@ assert -2147483648 <= filetype <= 2147483647; */
    /*@ assert nx == pvp_header_nx(buf, at); */
    /*@ assert -2147483648 <= nx <= 2147483647; */
    /*@ assert ny == pvp_header_ny(buf, at); */
    /*@ assert -2147483648 <= ny <= 2147483647; */
    /*@ assert nf == pvp_header_nf(buf, at); */
    /*@ assert -2147483648 <= nf <= 2147483647; */
    /*@ assert numrecords == pvp_header_numrecords(buf, at); */
    /*@ assert -2147483648 <= numrecords <= 2147483647; */
    /*@ assert recordsize == pvp_header_recordsize(buf, at); */
    /*@ assert -2147483648 <= recordsize <= 2147483647; */
    /*@ assert datasize == pvp_header_datasize(buf, at); */
    /*@ assert -2147483648 <= datasize <= 2147483647; */
    /*@ assert datatype == pvp_header_datatype(buf, at); */
    /*@ assert -2147483648 <= datatype <= 2147483647; */
    /*@ assert nxprocs == pvp_header_nxprocs(buf, at); */
    /*@ assert -2147483648 <= nxprocs <= 2147483647; */
    /*@ assert nyprocs == pvp_header_nyprocs(buf, at); */
    /*@ assert -2147483648 <= nyprocs <= 2147483647; */
    /*@ assert nx_extended == pvp_header_nx_extended(buf, at); */
    /*@ assert -2147483648 <= nx_extended <= 2147483647; */
    /*@ assert ny_extended == pvp_header_ny_extended(buf, at); */
    /*@ assert -2147483648 <= ny_extended <= 2147483647; */
    /*@ assert kx0 == pvp_header_kx0(buf, at); */
    /*@ assert -2147483648 <= kx0 <= 2147483647; */
    /*@ assert ky0 == pvp_header_ky0(buf, at); */
    /*@ assert -2147483648 <= ky0 <= 2147483647; */
    /*@ assert nbatch == pvp_header_nbatch(buf, at); */
    /*@ assert -2147483648 <= nbatch <= 2147483647; */
    /*@ assert nbands == pvp_header_nbands(buf, at); */
    /*@ assert -2147483648 <= nbands <= 2147483647; */
    /*@ assert time_at == pvp_header_time_at(at); */
    const bool is_weights = headersize == 104;
    /*@ assert is_weights: is_weights == pvp_header_is_weights(buf, at); */
    /*@ assert is_weights == pvp_header_is_weights(buf, at); */
    /*@ assert is_dense == pvp_header_is_dense(buf, at); */
    const bool is_single_process = compute_pvp_header_is_single_process(nxprocs, nyprocs);
    /*@ assert is_single_process: is_single_process == pvp_header_is_single_process(buf, at); */
    /*@ assert is_single_process == pvp_header_is_single_process(buf, at); */
    /*@ assert layer_nx == pvp_header_layer_nx(buf, at); */
    /*@ assert -4611686016279904256 <= layer_nx <= 4611686018427387904; */
    /*@ assert layer_ny == pvp_header_layer_ny(buf, at); */
    /*@ assert -4611686016279904256 <= layer_ny <= 4611686018427387904; */
    /*@ assert num_cells == pvp_header_num_cells(buf, at); */
    /*@ assert has_len_values == pvp_header_has_len_values(buf, at); */
    /*@ assert len_values == pvp_header_len_values(buf, at); */
    /*@ assert has_len_dense_frame == pvp_header_has_len_dense_frame(buf, at); */
    /*@ assert len_dense_frame == pvp_header_len_dense_frame(buf, at); */
    /*@ assert -9223372036854775800 <= len_dense_frame <= 9223372036854775807; */
    /*@ assert has_num_whole_frames == pvp_header_has_num_whole_frames(buf, at); */
    /*@ assert num_whole_frames == pvp_header_num_whole_frames(buf, len, at); */
    /*@ assert -9223372036854775807 <= num_whole_frames <= 9223372036854775807; */
    /*@ assert has_len_tail == pvp_header_has_len_tail(buf, at); */
    /*@ assert len_tail == pvp_header_len_tail(buf, len, at); */
    /*@ assert -9223372036854775799 <= len_tail <= 9223372036854775806; */
    pvp_header_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.headersize = headersize;
    view.numparams = numparams;
    view.filetype = filetype;
    view.nx = nx;
    view.ny = ny;
    view.nf = nf;
    view.numrecords = numrecords;
    view.recordsize = recordsize;
    view.datasize = datasize;
    view.datatype = datatype;
    view.nxprocs = nxprocs;
    view.nyprocs = nyprocs;
    view.nx_extended = nx_extended;
    view.ny_extended = ny_extended;
    view.kx0 = kx0;
    view.ky0 = ky0;
    view.nbatch = nbatch;
    view.nbands = nbands;
    view.time_at = time_at;
    view.is_weights = is_weights;
    view.is_dense = is_dense;
    view.is_single_process = is_single_process;
    view.layer_nx = layer_nx;
    view.layer_ny = layer_ny;
    view.num_cells = num_cells;
    view.has_len_values = has_len_values;
    view.len_values = len_values;
    view.has_len_dense_frame = has_len_dense_frame;
    view.len_dense_frame = len_dense_frame;
    view.has_num_whole_frames = has_num_whole_frames;
    view.num_whole_frames = num_whole_frames;
    view.has_len_tail = has_len_tail;
    view.len_tail = len_tail;
    view.end = at + 80;
    return view;
}

/* ---- weights_header */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_datatype <= 2147483647;
    requires -2147483648 <= root_header_datasize <= 2147483647;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    requires valid_pvp_weights_header(buf, len, at, root_header_datatype, strict,
            root_header_datasize, root_header_nbands, root_header_numrecords);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.root_header_datatype == root_header_datatype;
    ensures \result.strict == strict;
    ensures \result.root_header_datasize == root_header_datasize;
    ensures \result.root_header_nbands == root_header_nbands;
    ensures \result.root_header_numrecords == root_header_numrecords;
    ensures is_pvp_weights_header_view(\result);
    ensures \result.end == end_pvp_weights_header(at);
    ensures at + 24 <= \result.end <= len;
    ensures \result.nxp == pvp_weights_header_nxp(buf, at);
    ensures -2147483648 <= \result.nxp <= 2147483647;
    ensures \result.nyp == pvp_weights_header_nyp(buf, at);
    ensures -2147483648 <= \result.nyp <= 2147483647;
    ensures \result.nfp == pvp_weights_header_nfp(buf, at);
    ensures -2147483648 <= \result.nfp <= 2147483647;
    ensures \result.w_min_at == pvp_weights_header_w_min_at(at);
    ensures \result.w_max_at == pvp_weights_header_w_max_at(at);
    ensures \result.num_patches == pvp_weights_header_num_patches(buf, at);
    ensures -2147483648 <= \result.num_patches <= 2147483647;
    ensures \result.weights_per_patch == pvp_weights_header_weights_per_patch(buf, at);
    ensures \result.len_patch == pvp_weights_header_len_patch(buf, at, root_header_datasize);
    ensures -9223372036854775800 <= \result.len_patch <= 9223372036854775807;
    ensures \result.len_arbor == pvp_weights_header_len_arbor(buf, at, root_header_datasize);
    ensures \result.len_short_arbor == pvp_weights_header_len_short_arbor(buf, at,
            root_header_datasize);
    ensures \result.nbands_fits == pvp_weights_header_nbands_fits(buf, len, at,
            root_header_datasize, root_header_nbands);
    ensures \result.numrecords_fits == pvp_weights_header_numrecords_fits(buf, len, at,
            root_header_datasize, root_header_numrecords);
    ensures \result.short_headers_fit == pvp_weights_header_short_headers_fit(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords);
    ensures \result.num_arbors == pvp_weights_header_num_arbors(buf, len, at, root_header_datasize,
            root_header_nbands, root_header_numrecords);
    ensures -2147483648 <= \result.num_arbors <= 2147483647;
    ensures \result.len_patches == pvp_weights_header_len_patches(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords);
    ensures \result.num_frames == pvp_weights_header_num_frames(buf, len, at, root_header_datasize,
            root_header_nbands, root_header_numrecords);
    ensures -9223372036854775807 <= \result.num_frames <= 9223372036854775807;
*/
static KS_INLINE pvp_weights_header_view open_pvp_weights_header(const uint8_t *buf, uint64_t len,
        uint64_t at, int64_t root_header_datatype, bool strict, int64_t root_header_datasize,
        int64_t root_header_nbands, int64_t root_header_numrecords) {
    /*@ assert known: at + 24 <= len &&
            defined_pvp_weights_header_weights_per_patch(pvp_weights_header_nxp(buf, at),
                    pvp_weights_header_nyp(buf, at), pvp_weights_header_nfp(buf, at)) &&
            defined_pvp_weights_header_len_patch(pvp_weights_header_weights_per_patch(buf, at),
                    root_header_datasize) &&
            defined_pvp_weights_header_len_arbor(pvp_weights_header_num_patches(buf, at),
                    pvp_weights_header_len_patch(buf, at, root_header_datasize)) &&
            defined_pvp_weights_header_len_short_arbor(pvp_weights_header_num_patches(buf, at),
                    pvp_weights_header_len_patch(buf, at, root_header_datasize)) &&
            defined_pvp_weights_header_nbands_fits(root_header_nbands, len,
                    pvp_weights_header_len_arbor(buf, at, root_header_datasize)) &&
            defined_pvp_weights_header_numrecords_fits(root_header_numrecords, len,
                    pvp_weights_header_len_arbor(buf, at, root_header_datasize)) &&
            defined_pvp_weights_header_short_headers_fit(root_header_nbands, len,
                    pvp_weights_header_len_short_arbor(buf, at, root_header_datasize),
                    root_header_numrecords) &&
            defined_pvp_weights_header_len_patches(pvp_weights_header_num_arbors(buf, len, at,
                    root_header_datasize, root_header_nbands, root_header_numrecords),
                    pvp_weights_header_len_arbor(buf, at, root_header_datasize)) &&
            defined_pvp_weights_header_num_frames(len, pvp_weights_header_len_patches(buf, len, at,
                    root_header_datasize, root_header_nbands, root_header_numrecords)); */
    /*@ assert at + 24 <= len; */
    const int64_t nxp = ks_s4le(buf + at);
    const int64_t nyp = ks_s4le(buf + (at + 4));
    const int64_t nfp = ks_s4le(buf + (at + 8));
    const uint64_t w_min_at = at + 12;
    const uint64_t w_max_at = at + 16;
    const int64_t num_patches = ks_s4le(buf + (at + 20));
    /*@ assert defined_pvp_weights_header_weights_per_patch(pvp_weights_header_nxp(buf, at),
            pvp_weights_header_nyp(buf, at), pvp_weights_header_nfp(buf, at)); */
    int64_t weights_per_patch = 0;
    const bool knows_weights_per_patch = compute_pvp_weights_header_weights_per_patch(nxp, nyp,
            nfp, &weights_per_patch);
    (void)knows_weights_per_patch;
    /*@ assert knows_weights_per_patch != 0; */
    /*@ assert weights_per_patch: weights_per_patch == pvp_weights_header_weights_per_patch(buf,
            at); */
    /*@ assert defined_pvp_weights_header_len_patch(pvp_weights_header_weights_per_patch(buf, at),
            root_header_datasize); */
    int64_t len_patch = 0;
    const bool knows_len_patch = compute_pvp_weights_header_len_patch(weights_per_patch,
            root_header_datasize, &len_patch);
    (void)knows_len_patch;
    /*@ assert knows_len_patch != 0; */
    /*@ assert len_patch: len_patch == pvp_weights_header_len_patch(buf, at,
            root_header_datasize); */
    /*@ assert defined_pvp_weights_header_len_arbor(pvp_weights_header_num_patches(buf, at),
            pvp_weights_header_len_patch(buf, at, root_header_datasize)); */
    int64_t len_arbor = 0;
    const bool knows_len_arbor = compute_pvp_weights_header_len_arbor(num_patches, len_patch,
            &len_arbor);
    (void)knows_len_arbor;
    /*@ assert knows_len_arbor != 0; */
    /*@ assert len_arbor: len_arbor == pvp_weights_header_len_arbor(buf, at,
            root_header_datasize); */
    /*@ assert defined_pvp_weights_header_len_short_arbor(pvp_weights_header_num_patches(buf, at),
            pvp_weights_header_len_patch(buf, at, root_header_datasize)); */
    int64_t len_short_arbor = 0;
    const bool knows_len_short_arbor = compute_pvp_weights_header_len_short_arbor(num_patches,
            len_patch, &len_short_arbor);
    (void)knows_len_short_arbor;
    /*@ assert knows_len_short_arbor != 0; */
    /*@ assert len_short_arbor: len_short_arbor == pvp_weights_header_len_short_arbor(buf, at,
            root_header_datasize); */
    /*@ assert defined_pvp_weights_header_nbands_fits(root_header_nbands, len,
            pvp_weights_header_len_arbor(buf, at, root_header_datasize)); */
    bool nbands_fits = false;
    const bool knows_nbands_fits = compute_pvp_weights_header_nbands_fits(root_header_nbands, len,
            len_arbor, &nbands_fits);
    (void)knows_nbands_fits;
    /*@ assert knows_nbands_fits != 0; */
    /*@ assert nbands_fits: nbands_fits == pvp_weights_header_nbands_fits(buf, len, at,
            root_header_datasize, root_header_nbands); */
    /*@ assert defined_pvp_weights_header_numrecords_fits(root_header_numrecords, len,
            pvp_weights_header_len_arbor(buf, at, root_header_datasize)); */
    bool numrecords_fits = false;
    const bool knows_numrecords_fits =
            compute_pvp_weights_header_numrecords_fits(root_header_numrecords, len, len_arbor,
            &numrecords_fits);
    (void)knows_numrecords_fits;
    /*@ assert knows_numrecords_fits != 0; */
    /*@ assert numrecords_fits: numrecords_fits == pvp_weights_header_numrecords_fits(buf, len, at,
            root_header_datasize, root_header_numrecords); */
    /*@ assert defined_pvp_weights_header_short_headers_fit(root_header_nbands, len,
            pvp_weights_header_len_short_arbor(buf, at, root_header_datasize),
            root_header_numrecords); */
    bool short_headers_fit = false;
    const bool knows_short_headers_fit =
            compute_pvp_weights_header_short_headers_fit(root_header_nbands, len, len_short_arbor,
            root_header_numrecords, &short_headers_fit);
    (void)knows_short_headers_fit;
    /*@ assert knows_short_headers_fit != 0; */
    /*@ assert short_headers_fit: short_headers_fit == pvp_weights_header_short_headers_fit(buf,
            len, at, root_header_datasize, root_header_nbands, root_header_numrecords); */
    const int64_t num_arbors = compute_pvp_weights_header_num_arbors(nbands_fits,
            root_header_nbands, root_header_numrecords);
    /*@ assert num_arbors: num_arbors == pvp_weights_header_num_arbors(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    /*@ assert defined_pvp_weights_header_len_patches(pvp_weights_header_num_arbors(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords),
            pvp_weights_header_len_arbor(buf, at, root_header_datasize)); */
    int64_t len_patches = 0;
    const bool knows_len_patches = compute_pvp_weights_header_len_patches(num_arbors, len_arbor,
            &len_patches);
    (void)knows_len_patches;
    /*@ assert knows_len_patches != 0; */
    /*@ assert len_patches: len_patches == pvp_weights_header_len_patches(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    /*@ assert defined_pvp_weights_header_num_frames(len, pvp_weights_header_len_patches(buf, len,
            at, root_header_datasize, root_header_nbands, root_header_numrecords)); */
    int64_t num_frames = 0;
    const bool knows_num_frames = compute_pvp_weights_header_num_frames(len, len_patches,
            &num_frames);
    (void)knows_num_frames;
    /*@ assert knows_num_frames != 0; */
    /*@ assert num_frames: num_frames == pvp_weights_header_num_frames(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    /*@ assert nxp == pvp_weights_header_nxp(buf, at); */
    /*@ assert -2147483648 <= nxp <= 2147483647; */
    /*@ assert nyp == pvp_weights_header_nyp(buf, at); */
    /*@ assert -2147483648 <= nyp <= 2147483647; */
    /*@ assert nfp == pvp_weights_header_nfp(buf, at); */
    /*@ assert -2147483648 <= nfp <= 2147483647; */
    /*@ assert w_min_at == pvp_weights_header_w_min_at(at); */
    /*@ assert w_max_at == pvp_weights_header_w_max_at(at); */
    /*@ assert num_patches == pvp_weights_header_num_patches(buf, at); */
    /*@ assert -2147483648 <= num_patches <= 2147483647; */
    /*@ assert weights_per_patch == pvp_weights_header_weights_per_patch(buf, at); */
    /*@ assert len_patch == pvp_weights_header_len_patch(buf, at, root_header_datasize); */
    /*@ assert -9223372036854775800 <= len_patch <= 9223372036854775807; */
    /*@ assert len_arbor == pvp_weights_header_len_arbor(buf, at, root_header_datasize); */
    /*@ assert len_short_arbor == pvp_weights_header_len_short_arbor(buf, at,
            root_header_datasize); */
    /*@ assert nbands_fits == pvp_weights_header_nbands_fits(buf, len, at, root_header_datasize,
            root_header_nbands); */
    /*@ assert numrecords_fits == pvp_weights_header_numrecords_fits(buf, len, at,
            root_header_datasize, root_header_numrecords); */
    /*@ assert short_headers_fit == pvp_weights_header_short_headers_fit(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    /*@ assert num_arbors == pvp_weights_header_num_arbors(buf, len, at, root_header_datasize,
            root_header_nbands, root_header_numrecords); */
    /*@ assert -2147483648 <= num_arbors <= 2147483647; */
    /*@ assert len_patches == pvp_weights_header_len_patches(buf, len, at, root_header_datasize,
            root_header_nbands, root_header_numrecords); */
    /*@ assert num_frames == pvp_weights_header_num_frames(buf, len, at, root_header_datasize,
            root_header_nbands, root_header_numrecords); */
    /*@ assert -9223372036854775807 <= num_frames <= 9223372036854775807; */
    pvp_weights_header_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.root_header_datatype = root_header_datatype;
    view.strict = strict;
    view.root_header_datasize = root_header_datasize;
    view.root_header_nbands = root_header_nbands;
    view.root_header_numrecords = root_header_numrecords;
    view.nxp = nxp;
    view.nyp = nyp;
    view.nfp = nfp;
    view.w_min_at = w_min_at;
    view.w_max_at = w_max_at;
    view.num_patches = num_patches;
    view.weights_per_patch = weights_per_patch;
    view.len_patch = len_patch;
    view.len_arbor = len_arbor;
    view.len_short_arbor = len_short_arbor;
    view.nbands_fits = nbands_fits;
    view.numrecords_fits = numrecords_fits;
    view.short_headers_fit = short_headers_fit;
    view.num_arbors = num_arbors;
    view.len_patches = len_patches;
    view.num_frames = num_frames;
    view.end = at + 24;
    return view;
}

/* ---- dense_frame */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_pvp_dense_frame(len, at, has_root_header_len_values, root_header_len_values);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.has_root_header_len_values == has_root_header_len_values;
    ensures \result.root_header_len_values == root_header_len_values;
    ensures is_pvp_dense_frame_view(\result);
    ensures \result.end == end_pvp_dense_frame(at, has_root_header_len_values,
            root_header_len_values);
    ensures at + 8 <= \result.end <= len;
    ensures \result.time_at == pvp_dense_frame_time_at(at);
    ensures \result.values_at == pvp_dense_frame_values_at(at);
    ensures \result.values_size == pvp_dense_frame_values_size(has_root_header_len_values,
            root_header_len_values);
*/
static KS_INLINE pvp_dense_frame_view open_pvp_dense_frame(const uint8_t *buf, uint64_t len,
        uint64_t at, bool has_root_header_len_values, int64_t root_header_len_values) {
    /*@ assert known: at + 8 <= len &&
            defined_pvp_dense_frame_values_size(has_root_header_len_values,
                    root_header_len_values) &&
            0 <= pvp_dense_frame_values_size_of(has_root_header_len_values,
                    root_header_len_values) &&
            end_pvp_dense_frame(at, has_root_header_len_values, root_header_len_values) <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const uint64_t time_at = pos;
    pos += 8;
    const uint64_t values_at = pos;
    /*@ assert defined_pvp_dense_frame_values_size(has_root_header_len_values,
            root_header_len_values); */
    int64_t its_values_size = 0;
    const bool knows_its_values_size =
            compute_pvp_dense_frame_values_size(has_root_header_len_values, root_header_len_values,
            &its_values_size);
    (void)knows_its_values_size;
    /*@ assert knows_its_values_size != 0; */
    const uint64_t values_size = (uint64_t)its_values_size;
    /*@ assert its_values_size: its_values_size
            == pvp_dense_frame_values_size_of(has_root_header_len_values,
            root_header_len_values); */
    /*@ assert 0 <= pvp_dense_frame_values_size_of(has_root_header_len_values,
            root_header_len_values); */
    /*@ assert end_pvp_dense_frame(at, has_root_header_len_values,
            root_header_len_values) <= len; */
    pos += (uint64_t)its_values_size;
    /*@ assert behind_values: pos == end_pvp_dense_frame(at, has_root_header_len_values,
            root_header_len_values) && pos <= len; */
    /*@ assert time_at == pvp_dense_frame_time_at(at); */
    /*@ assert values_at == pvp_dense_frame_values_at(at); */
    /*@ assert values_size == pvp_dense_frame_values_size(has_root_header_len_values,
            root_header_len_values); */
    pvp_dense_frame_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.has_root_header_len_values = has_root_header_len_values;
    view.root_header_len_values = root_header_len_values;
    view.time_at = time_at;
    view.values_at = values_at;
    view.values_size = values_size;
    view.end = pos;
    return view;
}

/* ---- dense_activity */

typedef struct pvp_dense_activity_frames_view {
    uint64_t end;
} pvp_dense_activity_frames_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires valid_pvp_dense_activity_frames(len, at, has_root_header_len_values,
            root_header_len_values, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_pvp_dense_activity_frames(at, has_root_header_len_values,
            root_header_len_values, count);
    ensures at <= \result.end <= len;
*/
static KS_INLINE pvp_dense_activity_frames_view open_pvp_dense_activity_frames(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool has_root_header_len_values,
        int64_t root_header_len_values) {
    pvp_dense_activity_frames_view view = {0};
    pvp_dense_frame_view item = {0};
    uint64_t pos = at;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_pvp_dense_activity_frames_item(at, has_root_header_len_values,
                root_header_len_values, i) && at <= pos <= len;
        loop assigns i, item, pos;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_pvp_dense_activity_frames(len, at, has_root_header_len_values,
                root_header_len_values, count) ==> valid_pvp_dense_activity_frames_item(len, at,
                has_root_header_len_values, root_header_len_values, i); */
        /*@ assert valid_pvp_dense_frame(len, at_pvp_dense_activity_frames_item(at,
                has_root_header_len_values, root_header_len_values, i), has_root_header_len_values,
                root_header_len_values); */
        item = open_pvp_dense_frame(buf, len, pos, has_root_header_len_values,
                root_header_len_values);
        pos = item.end;
    }
    view.end = pos;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -9223372036854775807 <= root_header_num_whole_frames <= 9223372036854775807;
    requires -9223372036854775799 <= root_header_len_tail <= 9223372036854775806;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires valid_pvp_dense_activity(len, at, has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands, has_root_header_len_values, root_header_len_values, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.has_root_header_num_whole_frames == has_root_header_num_whole_frames;
    ensures \result.root_header_num_whole_frames == root_header_num_whole_frames;
    ensures \result.has_root_header_len_tail == has_root_header_len_tail;
    ensures \result.root_header_len_tail == root_header_len_tail;
    ensures \result.root_header_nbands == root_header_nbands;
    ensures \result.has_root_header_len_values == has_root_header_len_values;
    ensures \result.root_header_len_values == root_header_len_values;
    ensures \result.strict == strict;
    ensures is_pvp_dense_activity_view(\result);
    ensures \result.frames_at == pvp_dense_activity_frames_at(at);
    ensures \result.frames_count ==
            pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands);
    ensures \result.trailing_at == pvp_dense_activity_trailing_at(at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values);
    ensures \result.trailing_size == pvp_dense_activity_trailing_size(len, at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values);
    ensures \result.cuts_a_frame ==
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands);
*/
static KS_INLINE pvp_dense_activity_view open_pvp_dense_activity(const uint8_t *buf, uint64_t len,
        uint64_t at, bool has_root_header_num_whole_frames, int64_t root_header_num_whole_frames,
        bool has_root_header_len_tail, int64_t root_header_len_tail, int64_t root_header_nbands,
        bool has_root_header_len_values, int64_t root_header_len_values, bool strict) {
    /*@ assert known: defined_pvp_dense_activity_cuts_a_frame(has_root_header_len_tail,
            root_header_len_tail, root_header_nbands, has_root_header_num_whole_frames,
            root_header_num_whole_frames) &&
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
            valid_pvp_dense_activity_frames(len, at, has_root_header_len_values,
                    root_header_len_values,
                    (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
                    root_header_num_whole_frames,
                    pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
                    root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
                    root_header_nbands)) > 0 ?
                    pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
                    root_header_num_whole_frames,
                    pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
                    root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
                    root_header_nbands)) : 0)); */
    uint64_t pos = at;
    const uint64_t frames_at = pos;
    pvp_dense_activity_frames_view frames = {0};
    /*@ assert defined_pvp_dense_activity_cuts_a_frame(has_root_header_len_tail,
            root_header_len_tail, root_header_nbands, has_root_header_num_whole_frames,
            root_header_num_whole_frames); */
    bool cuts_a_frame = false;
    const bool knows_cuts_a_frame =
            compute_pvp_dense_activity_cuts_a_frame(has_root_header_len_tail, root_header_len_tail,
            root_header_nbands, has_root_header_num_whole_frames, root_header_num_whole_frames,
            &cuts_a_frame);
    (void)knows_cuts_a_frame;
    /*@ assert knows_cuts_a_frame != 0; */
    /*@ assert cuts_a_frame: cuts_a_frame ==
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands); */
    /*@ assert defined_pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)); */
    int64_t its_frames_count = 0;
    const bool knows_its_frames_count =
            compute_pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
            root_header_num_whole_frames, cuts_a_frame, &its_frames_count);
    (void)knows_its_frames_count;
    /*@ assert knows_its_frames_count != 0; */
    const uint64_t frames_count = its_frames_count > 0 ? (uint64_t)its_frames_count : 0;
    /*@ assert 8 * (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)) > 0 ?
            pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)) : 0) <= len - at; */
    /*@ assert valid_pvp_dense_activity_frames(len, at, has_root_header_len_values,
            root_header_len_values,
            (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)) > 0 ?
            pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)) : 0)); */
    frames = open_pvp_dense_activity_frames(buf, len, pos,
            its_frames_count > 0 ? (uint64_t)its_frames_count : 0, has_root_header_len_values,
            root_header_len_values);
    pos = frames.end;
    /*@ assert behind_frames: pos == at_pvp_dense_activity_trailing(at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values) && pos <= len; */
    const uint64_t trailing_at = pos;
    const uint64_t trailing_size = len - pos;
    pos = len;
    /*@ assert frames_at == pvp_dense_activity_frames_at(at); */
    /*@ assert frames_count == pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands); */
    /*@ assert trailing_at == pvp_dense_activity_trailing_at(at, has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands, has_root_header_len_values, root_header_len_values); */
    /*@ assert trailing_size == pvp_dense_activity_trailing_size(len, at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values); */
    /*@ assert cuts_a_frame == pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands); */
    pvp_dense_activity_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.has_root_header_num_whole_frames = has_root_header_num_whole_frames;
    view.root_header_num_whole_frames = root_header_num_whole_frames;
    view.has_root_header_len_tail = has_root_header_len_tail;
    view.root_header_len_tail = root_header_len_tail;
    view.root_header_nbands = root_header_nbands;
    view.has_root_header_len_values = has_root_header_len_values;
    view.root_header_len_values = root_header_len_values;
    view.strict = strict;
    view.frames_at = frames_at;
    view.frames_count = frames_count;
    view.trailing_at = trailing_at;
    view.trailing_size = trailing_size;
    view.cuts_a_frame = cuts_a_frame;
    return view;
}

/* ---- legacy_activity */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_pvp_legacy_activity(len, at, has_root_header_len_values, root_header_len_values);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.has_root_header_len_values == has_root_header_len_values;
    ensures \result.root_header_len_values == root_header_len_values;
    ensures is_pvp_legacy_activity_view(\result);
    ensures \result.values_at == pvp_legacy_activity_values_at(at);
    ensures \result.values_size == pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values);
    ensures \result.nothing_more_at == pvp_legacy_activity_nothing_more_at(at,
            has_root_header_len_values, root_header_len_values);
    ensures \result.nothing_more_size == pvp_legacy_activity_nothing_more_size(len, at,
            has_root_header_len_values, root_header_len_values);
*/
static KS_INLINE pvp_legacy_activity_view open_pvp_legacy_activity(const uint8_t *buf,
        uint64_t len, uint64_t at, bool has_root_header_len_values,
        int64_t root_header_len_values) {
    /*@ assert known: defined_pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values) &&
            0 <= pvp_legacy_activity_values_size_of(has_root_header_len_values,
                    root_header_len_values) &&
            at_pvp_legacy_activity_nothing_more(at, has_root_header_len_values,
                    root_header_len_values) <= len; */
    uint64_t pos = at;
    const uint64_t values_at = pos;
    /*@ assert defined_pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values); */
    int64_t its_values_size = 0;
    const bool knows_its_values_size =
            compute_pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values, &its_values_size);
    (void)knows_its_values_size;
    /*@ assert knows_its_values_size != 0; */
    const uint64_t values_size = (uint64_t)its_values_size;
    /*@ assert its_values_size: its_values_size
            == pvp_legacy_activity_values_size_of(has_root_header_len_values,
            root_header_len_values); */
    /*@ assert 0 <= pvp_legacy_activity_values_size_of(has_root_header_len_values,
            root_header_len_values); */
    /*@ assert at_pvp_legacy_activity_nothing_more(at, has_root_header_len_values,
            root_header_len_values) <= len; */
    pos += (uint64_t)its_values_size;
    /*@ assert behind_values: pos == at_pvp_legacy_activity_nothing_more(at,
            has_root_header_len_values, root_header_len_values) && pos <= len; */
    const uint64_t nothing_more_at = pos;
    const uint64_t nothing_more_size = len - pos;
    pos = len;
    /*@ assert values_at == pvp_legacy_activity_values_at(at); */
    /*@ assert values_size == pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values); */
    /*@ assert nothing_more_at == pvp_legacy_activity_nothing_more_at(at,
            has_root_header_len_values, root_header_len_values); */
    /*@ assert nothing_more_size == pvp_legacy_activity_nothing_more_size(len, at,
            has_root_header_len_values, root_header_len_values); */
    pvp_legacy_activity_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.has_root_header_len_values = has_root_header_len_values;
    view.root_header_len_values = root_header_len_values;
    view.values_at = values_at;
    view.values_size = values_size;
    view.nothing_more_at = nothing_more_at;
    view.nothing_more_size = nothing_more_size;
    return view;
}

/* ---- sparse_activity */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_headersize <= 2147483647;
    requires -2147483648 <= root_header_filetype <= 2147483647;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires valid_pvp_sparse_activity(buf, len, at, root_header_headersize, strict,
            root_header_num_cells, root_header_filetype, root_header_nbands);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.root_header_headersize == root_header_headersize;
    ensures \result.strict == strict;
    ensures \result.root_header_num_cells == root_header_num_cells;
    ensures \result.root_header_filetype == root_header_filetype;
    ensures \result.root_header_nbands == root_header_nbands;
    ensures is_pvp_sparse_activity_view(\result);
    ensures \result.has_frames == pvp_sparse_activity_has_frames(len, root_header_headersize);
    ensures \result.frames_at == pvp_sparse_activity_frames_at(at);
    ensures \result.has_frames_ == pvp_sparse_activity_has_frames(len, root_header_headersize);
*/
static KS_INLINE pvp_sparse_activity_view open_pvp_sparse_activity(const uint8_t *buf,
        uint64_t len, uint64_t at, int64_t root_header_headersize, bool strict,
        int64_t root_header_num_cells, int64_t root_header_filetype, int64_t root_header_nbands) {
    uint64_t pos = at;
    const uint64_t frames_at = pos;
    const bool has_frames = (int64_t)len > root_header_headersize;
    /*@ assert has_frames: has_frames == pvp_sparse_activity_has_frames(len,
            root_header_headersize); */
    if (has_frames) {
    }
    /*@ assert has_frames == pvp_sparse_activity_has_frames(len, root_header_headersize); */
    /*@ assert frames_at == pvp_sparse_activity_frames_at(at); */
    /*@ assert has_frames == pvp_sparse_activity_has_frames(len, root_header_headersize); */
    pvp_sparse_activity_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.root_header_headersize = root_header_headersize;
    view.strict = strict;
    view.root_header_num_cells = root_header_num_cells;
    view.root_header_filetype = root_header_filetype;
    view.root_header_nbands = root_header_nbands;
    view.has_frames = has_frames;
    view.frames_at = frames_at;
    view.has_frames_ = has_frames;
    return view;
}

/* ---- weights */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -9223372036854775807 <= root_weights_header_num_frames <= 9223372036854775807;
    requires -2147483648 <= root_header_headersize <= 2147483647;
    requires -2147483648 <= root_header_numparams <= 2147483647;
    requires -2147483648 <= root_header_filetype <= 2147483647;
    requires -2147483648 <= root_header_nx <= 2147483647;
    requires -2147483648 <= root_header_ny <= 2147483647;
    requires -2147483648 <= root_header_nf <= 2147483647;
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    requires -2147483648 <= root_header_datasize <= 2147483647;
    requires -2147483648 <= root_header_datatype <= 2147483647;
    requires -2147483648 <= root_header_nxprocs <= 2147483647;
    requires -2147483648 <= root_header_nyprocs <= 2147483647;
    requires -2147483648 <= root_header_nx_extended <= 2147483647;
    requires -2147483648 <= root_header_ny_extended <= 2147483647;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires -2147483648 <= root_weights_header_nxp <= 2147483647;
    requires -2147483648 <= root_weights_header_nyp <= 2147483647;
    requires -2147483648 <= root_weights_header_nfp <= 2147483647;
    requires -2147483648 <= root_weights_header_num_patches <= 2147483647;
    requires valid_pvp_weights(buf, len, at, has_root_weights_header,
            root_weights_header_num_frames, root_header_headersize, root_header_numparams,
            root_header_filetype, root_header_nx, root_header_ny, root_header_nf,
            root_header_numrecords, root_header_datasize, root_header_datatype,
            root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
            root_header_ny_extended, root_header_nbands, root_weights_header_nxp,
            root_weights_header_nyp, root_weights_header_nfp, strict,
            root_weights_header_num_patches, root_weights_header_len_patches);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.has_root_weights_header == has_root_weights_header;
    ensures \result.root_weights_header_num_frames == root_weights_header_num_frames;
    ensures \result.root_header_headersize == root_header_headersize;
    ensures \result.root_header_numparams == root_header_numparams;
    ensures \result.root_header_filetype == root_header_filetype;
    ensures \result.root_header_nx == root_header_nx;
    ensures \result.root_header_ny == root_header_ny;
    ensures \result.root_header_nf == root_header_nf;
    ensures \result.root_header_numrecords == root_header_numrecords;
    ensures \result.root_header_datasize == root_header_datasize;
    ensures \result.root_header_datatype == root_header_datatype;
    ensures \result.root_header_nxprocs == root_header_nxprocs;
    ensures \result.root_header_nyprocs == root_header_nyprocs;
    ensures \result.root_header_nx_extended == root_header_nx_extended;
    ensures \result.root_header_ny_extended == root_header_ny_extended;
    ensures \result.root_header_nbands == root_header_nbands;
    ensures \result.root_weights_header_nxp == root_weights_header_nxp;
    ensures \result.root_weights_header_nyp == root_weights_header_nyp;
    ensures \result.root_weights_header_nfp == root_weights_header_nfp;
    ensures \result.strict == strict;
    ensures \result.root_weights_header_num_patches == root_weights_header_num_patches;
    ensures \result.root_weights_header_len_patches == root_weights_header_len_patches;
    ensures is_pvp_weights_view(\result);
    ensures \result.frames_at == pvp_weights_frames_at(at);
    ensures \result.frames_count == pvp_weights_frames_count(has_root_weights_header,
            root_weights_header_num_frames);
*/
static KS_INLINE pvp_weights_view open_pvp_weights(const uint8_t *buf, uint64_t len, uint64_t at,
        bool has_root_weights_header, int64_t root_weights_header_num_frames,
        int64_t root_header_headersize, int64_t root_header_numparams,
        int64_t root_header_filetype, int64_t root_header_nx, int64_t root_header_ny,
        int64_t root_header_nf, int64_t root_header_numrecords, int64_t root_header_datasize,
        int64_t root_header_datatype, int64_t root_header_nxprocs, int64_t root_header_nyprocs,
        int64_t root_header_nx_extended, int64_t root_header_ny_extended,
        int64_t root_header_nbands, int64_t root_weights_header_nxp,
        int64_t root_weights_header_nyp, int64_t root_weights_header_nfp, bool strict,
        int64_t root_weights_header_num_patches, int64_t root_weights_header_len_patches) {
    /*@ assert known: defined_pvp_weights_frames_count(has_root_weights_header,
            root_weights_header_num_frames); */
    uint64_t pos = at;
    const uint64_t frames_at = pos;
    /*@ assert defined_pvp_weights_frames_count(has_root_weights_header,
            root_weights_header_num_frames); */
    int64_t its_frames_count = 0;
    const bool knows_its_frames_count = compute_pvp_weights_frames_count(has_root_weights_header,
            root_weights_header_num_frames, &its_frames_count);
    (void)knows_its_frames_count;
    /*@ assert knows_its_frames_count != 0; */
    const uint64_t frames_count = its_frames_count > 0 ? (uint64_t)its_frames_count : 0;
    /*@ assert frames_at == pvp_weights_frames_at(at); */
    /*@ assert frames_count == pvp_weights_frames_count(has_root_weights_header,
            root_weights_header_num_frames); */
    pvp_weights_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.has_root_weights_header = has_root_weights_header;
    view.root_weights_header_num_frames = root_weights_header_num_frames;
    view.root_header_headersize = root_header_headersize;
    view.root_header_numparams = root_header_numparams;
    view.root_header_filetype = root_header_filetype;
    view.root_header_nx = root_header_nx;
    view.root_header_ny = root_header_ny;
    view.root_header_nf = root_header_nf;
    view.root_header_numrecords = root_header_numrecords;
    view.root_header_datasize = root_header_datasize;
    view.root_header_datatype = root_header_datatype;
    view.root_header_nxprocs = root_header_nxprocs;
    view.root_header_nyprocs = root_header_nyprocs;
    view.root_header_nx_extended = root_header_nx_extended;
    view.root_header_ny_extended = root_header_ny_extended;
    view.root_header_nbands = root_header_nbands;
    view.root_weights_header_nxp = root_weights_header_nxp;
    view.root_weights_header_nyp = root_weights_header_nyp;
    view.root_weights_header_nfp = root_weights_header_nfp;
    view.strict = strict;
    view.root_weights_header_num_patches = root_weights_header_num_patches;
    view.root_weights_header_len_patches = root_weights_header_len_patches;
    view.frames_at = frames_at;
    view.frames_count = frames_count;
    return view;
}

/* ---- pvp */

/*@
    requires ks_buffer(buf, len);
    requires valid_pvp(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.strict == strict;
    ensures is_pvp_view(\result);
    ensures \result.header_at == pvp_header_at;
    ensures \result.has_weights_header == pvp_has_weights_header(buf);
    ensures \result.weights_header_at == pvp_weights_header_at;
    ensures \result.content_at == pvp_content_at(buf);
    ensures \result.header_datatype == pvp_its_header_datatype(buf);
    ensures -2147483648 <= \result.header_datatype <= 2147483647;
    ensures \result.header_datasize == pvp_its_header_datasize(buf);
    ensures -2147483648 <= \result.header_datasize <= 2147483647;
    ensures \result.header_nbands == pvp_its_header_nbands(buf);
    ensures -2147483648 <= \result.header_nbands <= 2147483647;
    ensures \result.header_numrecords == pvp_its_header_numrecords(buf);
    ensures -2147483648 <= \result.header_numrecords <= 2147483647;
    ensures \result.header_filetype == pvp_its_header_filetype(buf);
    ensures -2147483648 <= \result.header_filetype <= 2147483647;
    ensures \result.has_header_num_whole_frames == pvp_its_has_header_num_whole_frames(buf);
    ensures \result.header_num_whole_frames == pvp_its_header_num_whole_frames(buf, len);
    ensures -9223372036854775807 <= \result.header_num_whole_frames <= 9223372036854775807;
    ensures \result.has_header_len_tail == pvp_its_has_header_len_tail(buf);
    ensures \result.header_len_tail == pvp_its_header_len_tail(buf, len);
    ensures -9223372036854775799 <= \result.header_len_tail <= 9223372036854775806;
    ensures \result.has_header_len_values == pvp_its_has_header_len_values(buf);
    ensures \result.header_len_values == pvp_its_header_len_values(buf);
    ensures \result.header_headersize == pvp_its_header_headersize(buf);
    ensures -2147483648 <= \result.header_headersize <= 2147483647;
    ensures \result.header_num_cells == pvp_its_header_num_cells(buf);
    ensures \result.weights_header_num_frames == pvp_its_weights_header_num_frames(buf, len);
    ensures -9223372036854775807 <= \result.weights_header_num_frames <= 9223372036854775807;
    ensures \result.header_numparams == pvp_its_header_numparams(buf);
    ensures -2147483648 <= \result.header_numparams <= 2147483647;
    ensures \result.header_nx == pvp_its_header_nx(buf);
    ensures -2147483648 <= \result.header_nx <= 2147483647;
    ensures \result.header_ny == pvp_its_header_ny(buf);
    ensures -2147483648 <= \result.header_ny <= 2147483647;
    ensures \result.header_nf == pvp_its_header_nf(buf);
    ensures -2147483648 <= \result.header_nf <= 2147483647;
    ensures \result.header_nxprocs == pvp_its_header_nxprocs(buf);
    ensures -2147483648 <= \result.header_nxprocs <= 2147483647;
    ensures \result.header_nyprocs == pvp_its_header_nyprocs(buf);
    ensures -2147483648 <= \result.header_nyprocs <= 2147483647;
    ensures \result.header_nx_extended == pvp_its_header_nx_extended(buf);
    ensures -2147483648 <= \result.header_nx_extended <= 2147483647;
    ensures \result.header_ny_extended == pvp_its_header_ny_extended(buf);
    ensures -2147483648 <= \result.header_ny_extended <= 2147483647;
    ensures \result.weights_header_nxp == pvp_its_weights_header_nxp(buf);
    ensures -2147483648 <= \result.weights_header_nxp <= 2147483647;
    ensures \result.weights_header_nyp == pvp_its_weights_header_nyp(buf);
    ensures -2147483648 <= \result.weights_header_nyp <= 2147483647;
    ensures \result.weights_header_nfp == pvp_its_weights_header_nfp(buf);
    ensures -2147483648 <= \result.weights_header_nfp <= 2147483647;
    ensures \result.weights_header_num_patches == pvp_its_weights_header_num_patches(buf);
    ensures -2147483648 <= \result.weights_header_num_patches <= 2147483647;
    ensures \result.weights_header_len_patches == pvp_its_weights_header_len_patches(buf, len);
*/
static KS_INLINE pvp_view open_pvp(const uint8_t *buf, uint64_t len, bool strict) {
    /*@ assert known: valid_pvp_header(buf, len, 0, strict) &&
            (pvp_header_is_weights(buf, 0) != 0 ==>
              (valid_pvp_weights_header(buf, len, at_pvp_weights_header, pvp_header_datatype(buf,
                      0), strict, pvp_header_datasize(buf, 0), pvp_header_nbands(buf, 0),
                      pvp_header_numrecords(buf, 0)))); */
    uint64_t pos = 0;
    const uint64_t header_at = pos;
    pvp_header_view header = {0};
    /*@ assert valid_pvp_header(buf, len, 0, strict); */
    header = open_pvp_header(buf, len, pos, strict);
    pos = header.end;
    /*@ assert behind_header: pos == at_pvp_weights_header && pos <= len; */
    const uint64_t weights_header_at = pos;
    const bool has_weights_header = header.is_weights;
    pvp_weights_header_view weights_header = {0};
    if (has_weights_header) {
        /*@ assert valid_pvp_weights_header(buf, len, at_pvp_weights_header,
                pvp_header_datatype(buf, 0), strict, pvp_header_datasize(buf, 0),
                pvp_header_nbands(buf, 0), pvp_header_numrecords(buf, 0)); */
        weights_header = open_pvp_weights_header(buf, len, pos, header.datatype, strict,
                header.datasize, header.nbands, header.numrecords);
        pos = weights_header.end;
    }
    /*@ assert behind_weights_header: pos == at_pvp_content(buf) && pos <= len; */
    const uint64_t content_at = pos;
    /*@ assert header_at == pvp_header_at; */
    /*@ assert has_weights_header == pvp_has_weights_header(buf); */
    /*@ assert weights_header_at == pvp_weights_header_at; */
    /*@ assert content_at == pvp_content_at(buf); */
    /*@ assert header.datatype == pvp_its_header_datatype(buf); */
    /*@ assert -2147483648 <= header.datatype <= 2147483647; */
    /*@ assert header.datasize == pvp_its_header_datasize(buf); */
    /*@ assert -2147483648 <= header.datasize <= 2147483647; */
    /*@ assert header.nbands == pvp_its_header_nbands(buf); */
    /*@ assert -2147483648 <= header.nbands <= 2147483647; */
    /*@ assert header.numrecords == pvp_its_header_numrecords(buf); */
    /*@ assert -2147483648 <= header.numrecords <= 2147483647; */
    /*@ assert header.filetype == pvp_its_header_filetype(buf); */
    /*@ assert -2147483648 <= header.filetype <= 2147483647; */
    /*@ assert header.has_num_whole_frames == pvp_its_has_header_num_whole_frames(buf); */
    /*@ assert header.num_whole_frames == pvp_its_header_num_whole_frames(buf, len); */
    /*@ assert -9223372036854775807 <= header.num_whole_frames <= 9223372036854775807; */
    /*@ assert header.has_len_tail == pvp_its_has_header_len_tail(buf); */
    /*@ assert header.len_tail == pvp_its_header_len_tail(buf, len); */
    /*@ assert -9223372036854775799 <= header.len_tail <= 9223372036854775806; */
    /*@ assert header.has_len_values == pvp_its_has_header_len_values(buf); */
    /*@ assert header.len_values == pvp_its_header_len_values(buf); */
    /*@ assert header.headersize == pvp_its_header_headersize(buf); */
    /*@ assert -2147483648 <= header.headersize <= 2147483647; */
    /*@ assert header.num_cells == pvp_its_header_num_cells(buf); */
    /*@ assert weights_header.num_frames == pvp_its_weights_header_num_frames(buf, len); */
    /*@ assert -9223372036854775807 <= weights_header.num_frames <= 9223372036854775807; */
    /*@ assert header.numparams == pvp_its_header_numparams(buf); */
    /*@ assert -2147483648 <= header.numparams <= 2147483647; */
    /*@ assert header.nx == pvp_its_header_nx(buf); */
    /*@ assert -2147483648 <= header.nx <= 2147483647; */
    /*@ assert header.ny == pvp_its_header_ny(buf); */
    /*@ assert -2147483648 <= header.ny <= 2147483647; */
    /*@ assert header.nf == pvp_its_header_nf(buf); */
    /*@ assert -2147483648 <= header.nf <= 2147483647; */
    /*@ assert header.nxprocs == pvp_its_header_nxprocs(buf); */
    /*@ assert -2147483648 <= header.nxprocs <= 2147483647; */
    /*@ assert header.nyprocs == pvp_its_header_nyprocs(buf); */
    /*@ assert -2147483648 <= header.nyprocs <= 2147483647; */
    /*@ assert header.nx_extended == pvp_its_header_nx_extended(buf); */
    /*@ assert -2147483648 <= header.nx_extended <= 2147483647; */
    /*@ assert header.ny_extended == pvp_its_header_ny_extended(buf); */
    /*@ assert -2147483648 <= header.ny_extended <= 2147483647; */
    /*@ assert weights_header.nxp == pvp_its_weights_header_nxp(buf); */
    /*@ assert -2147483648 <= weights_header.nxp <= 2147483647; */
    /*@ assert weights_header.nyp == pvp_its_weights_header_nyp(buf); */
    /*@ assert -2147483648 <= weights_header.nyp <= 2147483647; */
    /*@ assert weights_header.nfp == pvp_its_weights_header_nfp(buf); */
    /*@ assert -2147483648 <= weights_header.nfp <= 2147483647; */
    /*@ assert weights_header.num_patches == pvp_its_weights_header_num_patches(buf); */
    /*@ assert -2147483648 <= weights_header.num_patches <= 2147483647; */
    /*@ assert weights_header.len_patches == pvp_its_weights_header_len_patches(buf, len); */
    pvp_view view = {0};
    view.buf = buf;
    view.len = len;
    view.strict = strict;
    view.header_at = header_at;
    view.has_weights_header = has_weights_header;
    view.weights_header_at = weights_header_at;
    view.content_at = content_at;
    view.header_datatype = header.datatype;
    view.header_datasize = header.datasize;
    view.header_nbands = header.nbands;
    view.header_numrecords = header.numrecords;
    view.header_filetype = header.filetype;
    view.has_header_num_whole_frames = header.has_num_whole_frames;
    view.header_num_whole_frames = header.num_whole_frames;
    view.has_header_len_tail = header.has_len_tail;
    view.header_len_tail = header.len_tail;
    view.has_header_len_values = header.has_len_values;
    view.header_len_values = header.len_values;
    view.header_headersize = header.headersize;
    view.header_num_cells = header.num_cells;
    view.weights_header_num_frames = weights_header.num_frames;
    view.header_numparams = header.numparams;
    view.header_nx = header.nx;
    view.header_ny = header.ny;
    view.header_nf = header.nf;
    view.header_nxprocs = header.nxprocs;
    view.header_nyprocs = header.nyprocs;
    view.header_nx_extended = header.nx_extended;
    view.header_ny_extended = header.ny_extended;
    view.weights_header_nxp = weights_header.nxp;
    view.weights_header_nyp = weights_header.nyp;
    view.weights_header_nfp = weights_header.nfp;
    view.weights_header_num_patches = weights_header.num_patches;
    view.weights_header_len_patches = weights_header.len_patches;
    return view;
}

pvp_header_view pvp_view_header(pvp_view of) {
    /*@ assert valid_pvp_header(of.buf, of.len, of.header_at, of.strict); */
    return open_pvp_header(of.buf, of.len, of.header_at, of.strict);
}

pvp_weights_header_view pvp_view_weights_header(pvp_view of) {
    /*@ assert valid_pvp_weights_header(of.buf, of.len, of.weights_header_at, of.header_datatype,
            of.strict, of.header_datasize, of.header_nbands, of.header_numrecords); */
    return open_pvp_weights_header(of.buf, of.len, of.weights_header_at, of.header_datatype,
            of.strict, of.header_datasize, of.header_nbands, of.header_numrecords);
}

pvp_dense_activity_view pvp_view_content_dense_activity(pvp_view of) {
    /*@ assert place: pvp_content_at(of.buf) <= of.len; */
    /*@ assert child: valid_pvp_content(of.buf, of.len, pvp_content_at(of.buf),
            pvp_its_header_filetype(of.buf), pvp_its_has_header_num_whole_frames(of.buf),
            pvp_its_header_num_whole_frames(of.buf, of.len), pvp_its_has_header_len_tail(of.buf),
            pvp_its_header_len_tail(of.buf, of.len), pvp_its_header_nbands(of.buf),
            pvp_its_has_header_len_values(of.buf), pvp_its_header_len_values(of.buf), of.strict,
            pvp_its_header_headersize(of.buf), pvp_its_header_num_cells(of.buf),
            pvp_has_weights_header(of.buf), pvp_its_weights_header_num_frames(of.buf, of.len),
            pvp_its_header_numparams(of.buf), pvp_its_header_nx(of.buf), pvp_its_header_ny(of.buf),
            pvp_its_header_nf(of.buf), pvp_its_header_numrecords(of.buf),
            pvp_its_header_datasize(of.buf), pvp_its_header_datatype(of.buf),
            pvp_its_header_nxprocs(of.buf), pvp_its_header_nyprocs(of.buf),
            pvp_its_header_nx_extended(of.buf), pvp_its_header_ny_extended(of.buf),
            pvp_its_weights_header_nxp(of.buf), pvp_its_weights_header_nyp(of.buf),
            pvp_its_weights_header_nfp(of.buf), pvp_its_weights_header_num_patches(of.buf),
            pvp_its_weights_header_len_patches(of.buf, of.len)); */
    /*@ assert of.content_at == pvp_content_at(of.buf); */
    /*@ assert of.header_filetype == pvp_its_header_filetype(of.buf); */
    /*@ assert of.has_header_num_whole_frames == pvp_its_has_header_num_whole_frames(of.buf); */
    /*@ assert of.header_num_whole_frames == pvp_its_header_num_whole_frames(of.buf, of.len); */
    /*@ assert of.has_header_len_tail == pvp_its_has_header_len_tail(of.buf); */
    /*@ assert of.header_len_tail == pvp_its_header_len_tail(of.buf, of.len); */
    /*@ assert of.header_nbands == pvp_its_header_nbands(of.buf); */
    /*@ assert of.has_header_len_values == pvp_its_has_header_len_values(of.buf); */
    /*@ assert of.header_len_values == pvp_its_header_len_values(of.buf); */
    /*@ assert of.header_headersize == pvp_its_header_headersize(of.buf); */
    /*@ assert of.header_num_cells == pvp_its_header_num_cells(of.buf); */
    /*@ assert of.has_weights_header == pvp_has_weights_header(of.buf); */
    /*@ assert of.weights_header_num_frames == pvp_its_weights_header_num_frames(of.buf, of.len); */
    /*@ assert of.header_numparams == pvp_its_header_numparams(of.buf); */
    /*@ assert of.header_nx == pvp_its_header_nx(of.buf); */
    /*@ assert of.header_ny == pvp_its_header_ny(of.buf); */
    /*@ assert of.header_nf == pvp_its_header_nf(of.buf); */
    /*@ assert of.header_numrecords == pvp_its_header_numrecords(of.buf); */
    /*@ assert of.header_datasize == pvp_its_header_datasize(of.buf); */
    /*@ assert of.header_datatype == pvp_its_header_datatype(of.buf); */
    /*@ assert of.header_nxprocs == pvp_its_header_nxprocs(of.buf); */
    /*@ assert of.header_nyprocs == pvp_its_header_nyprocs(of.buf); */
    /*@ assert of.header_nx_extended == pvp_its_header_nx_extended(of.buf); */
    /*@ assert of.header_ny_extended == pvp_its_header_ny_extended(of.buf); */
    /*@ assert of.weights_header_nxp == pvp_its_weights_header_nxp(of.buf); */
    /*@ assert of.weights_header_nyp == pvp_its_weights_header_nyp(of.buf); */
    /*@ assert of.weights_header_nfp == pvp_its_weights_header_nfp(of.buf); */
    /*@ assert of.weights_header_num_patches == pvp_its_weights_header_num_patches(of.buf); */
    /*@ assert of.weights_header_len_patches == pvp_its_weights_header_len_patches(of.buf,
            of.len); */
    /*@ assert valid_pvp_content(of.buf, of.len, of.content_at, of.header_filetype,
            of.has_header_num_whole_frames, of.header_num_whole_frames, of.has_header_len_tail,
            of.header_len_tail, of.header_nbands, of.has_header_len_values, of.header_len_values,
            of.strict, of.header_headersize, of.header_num_cells, of.has_weights_header,
            of.weights_header_num_frames, of.header_numparams, of.header_nx, of.header_ny,
            of.header_nf, of.header_numrecords, of.header_datasize, of.header_datatype,
            of.header_nxprocs, of.header_nyprocs, of.header_nx_extended, of.header_ny_extended,
            of.weights_header_nxp, of.weights_header_nyp, of.weights_header_nfp,
            of.weights_header_num_patches, of.weights_header_len_patches); */
    /*@ assert valid_pvp_dense_activity(of.len, of.content_at, of.has_header_num_whole_frames,
            of.header_num_whole_frames, of.has_header_len_tail, of.header_len_tail,
            of.header_nbands, of.has_header_len_values, of.header_len_values, of.strict); */
    return open_pvp_dense_activity(of.buf, of.len, of.content_at, of.has_header_num_whole_frames,
            of.header_num_whole_frames, of.has_header_len_tail, of.header_len_tail,
            of.header_nbands, of.has_header_len_values, of.header_len_values, of.strict);
}

pvp_legacy_activity_view pvp_view_content_legacy_activity(pvp_view of) {
    /*@ assert place: pvp_content_at(of.buf) <= of.len; */
    /*@ assert child: valid_pvp_content(of.buf, of.len, pvp_content_at(of.buf),
            pvp_its_header_filetype(of.buf), pvp_its_has_header_num_whole_frames(of.buf),
            pvp_its_header_num_whole_frames(of.buf, of.len), pvp_its_has_header_len_tail(of.buf),
            pvp_its_header_len_tail(of.buf, of.len), pvp_its_header_nbands(of.buf),
            pvp_its_has_header_len_values(of.buf), pvp_its_header_len_values(of.buf), of.strict,
            pvp_its_header_headersize(of.buf), pvp_its_header_num_cells(of.buf),
            pvp_has_weights_header(of.buf), pvp_its_weights_header_num_frames(of.buf, of.len),
            pvp_its_header_numparams(of.buf), pvp_its_header_nx(of.buf), pvp_its_header_ny(of.buf),
            pvp_its_header_nf(of.buf), pvp_its_header_numrecords(of.buf),
            pvp_its_header_datasize(of.buf), pvp_its_header_datatype(of.buf),
            pvp_its_header_nxprocs(of.buf), pvp_its_header_nyprocs(of.buf),
            pvp_its_header_nx_extended(of.buf), pvp_its_header_ny_extended(of.buf),
            pvp_its_weights_header_nxp(of.buf), pvp_its_weights_header_nyp(of.buf),
            pvp_its_weights_header_nfp(of.buf), pvp_its_weights_header_num_patches(of.buf),
            pvp_its_weights_header_len_patches(of.buf, of.len)); */
    /*@ assert of.content_at == pvp_content_at(of.buf); */
    /*@ assert of.header_filetype == pvp_its_header_filetype(of.buf); */
    /*@ assert of.has_header_num_whole_frames == pvp_its_has_header_num_whole_frames(of.buf); */
    /*@ assert of.header_num_whole_frames == pvp_its_header_num_whole_frames(of.buf, of.len); */
    /*@ assert of.has_header_len_tail == pvp_its_has_header_len_tail(of.buf); */
    /*@ assert of.header_len_tail == pvp_its_header_len_tail(of.buf, of.len); */
    /*@ assert of.header_nbands == pvp_its_header_nbands(of.buf); */
    /*@ assert of.has_header_len_values == pvp_its_has_header_len_values(of.buf); */
    /*@ assert of.header_len_values == pvp_its_header_len_values(of.buf); */
    /*@ assert of.header_headersize == pvp_its_header_headersize(of.buf); */
    /*@ assert of.header_num_cells == pvp_its_header_num_cells(of.buf); */
    /*@ assert of.has_weights_header == pvp_has_weights_header(of.buf); */
    /*@ assert of.weights_header_num_frames == pvp_its_weights_header_num_frames(of.buf, of.len); */
    /*@ assert of.header_numparams == pvp_its_header_numparams(of.buf); */
    /*@ assert of.header_nx == pvp_its_header_nx(of.buf); */
    /*@ assert of.header_ny == pvp_its_header_ny(of.buf); */
    /*@ assert of.header_nf == pvp_its_header_nf(of.buf); */
    /*@ assert of.header_numrecords == pvp_its_header_numrecords(of.buf); */
    /*@ assert of.header_datasize == pvp_its_header_datasize(of.buf); */
    /*@ assert of.header_datatype == pvp_its_header_datatype(of.buf); */
    /*@ assert of.header_nxprocs == pvp_its_header_nxprocs(of.buf); */
    /*@ assert of.header_nyprocs == pvp_its_header_nyprocs(of.buf); */
    /*@ assert of.header_nx_extended == pvp_its_header_nx_extended(of.buf); */
    /*@ assert of.header_ny_extended == pvp_its_header_ny_extended(of.buf); */
    /*@ assert of.weights_header_nxp == pvp_its_weights_header_nxp(of.buf); */
    /*@ assert of.weights_header_nyp == pvp_its_weights_header_nyp(of.buf); */
    /*@ assert of.weights_header_nfp == pvp_its_weights_header_nfp(of.buf); */
    /*@ assert of.weights_header_num_patches == pvp_its_weights_header_num_patches(of.buf); */
    /*@ assert of.weights_header_len_patches == pvp_its_weights_header_len_patches(of.buf,
            of.len); */
    /*@ assert valid_pvp_content(of.buf, of.len, of.content_at, of.header_filetype,
            of.has_header_num_whole_frames, of.header_num_whole_frames, of.has_header_len_tail,
            of.header_len_tail, of.header_nbands, of.has_header_len_values, of.header_len_values,
            of.strict, of.header_headersize, of.header_num_cells, of.has_weights_header,
            of.weights_header_num_frames, of.header_numparams, of.header_nx, of.header_ny,
            of.header_nf, of.header_numrecords, of.header_datasize, of.header_datatype,
            of.header_nxprocs, of.header_nyprocs, of.header_nx_extended, of.header_ny_extended,
            of.weights_header_nxp, of.weights_header_nyp, of.weights_header_nfp,
            of.weights_header_num_patches, of.weights_header_len_patches); */
    /*@ assert valid_pvp_legacy_activity(of.len, of.content_at, of.has_header_len_values,
            of.header_len_values); */
    return open_pvp_legacy_activity(of.buf, of.len, of.content_at, of.has_header_len_values,
            of.header_len_values);
}

pvp_sparse_activity_view pvp_view_content_sparse_activity(pvp_view of) {
    /*@ assert place: pvp_content_at(of.buf) <= of.len; */
    /*@ assert child: valid_pvp_content(of.buf, of.len, pvp_content_at(of.buf),
            pvp_its_header_filetype(of.buf), pvp_its_has_header_num_whole_frames(of.buf),
            pvp_its_header_num_whole_frames(of.buf, of.len), pvp_its_has_header_len_tail(of.buf),
            pvp_its_header_len_tail(of.buf, of.len), pvp_its_header_nbands(of.buf),
            pvp_its_has_header_len_values(of.buf), pvp_its_header_len_values(of.buf), of.strict,
            pvp_its_header_headersize(of.buf), pvp_its_header_num_cells(of.buf),
            pvp_has_weights_header(of.buf), pvp_its_weights_header_num_frames(of.buf, of.len),
            pvp_its_header_numparams(of.buf), pvp_its_header_nx(of.buf), pvp_its_header_ny(of.buf),
            pvp_its_header_nf(of.buf), pvp_its_header_numrecords(of.buf),
            pvp_its_header_datasize(of.buf), pvp_its_header_datatype(of.buf),
            pvp_its_header_nxprocs(of.buf), pvp_its_header_nyprocs(of.buf),
            pvp_its_header_nx_extended(of.buf), pvp_its_header_ny_extended(of.buf),
            pvp_its_weights_header_nxp(of.buf), pvp_its_weights_header_nyp(of.buf),
            pvp_its_weights_header_nfp(of.buf), pvp_its_weights_header_num_patches(of.buf),
            pvp_its_weights_header_len_patches(of.buf, of.len)); */
    /*@ assert of.content_at == pvp_content_at(of.buf); */
    /*@ assert of.header_filetype == pvp_its_header_filetype(of.buf); */
    /*@ assert of.has_header_num_whole_frames == pvp_its_has_header_num_whole_frames(of.buf); */
    /*@ assert of.header_num_whole_frames == pvp_its_header_num_whole_frames(of.buf, of.len); */
    /*@ assert of.has_header_len_tail == pvp_its_has_header_len_tail(of.buf); */
    /*@ assert of.header_len_tail == pvp_its_header_len_tail(of.buf, of.len); */
    /*@ assert of.header_nbands == pvp_its_header_nbands(of.buf); */
    /*@ assert of.has_header_len_values == pvp_its_has_header_len_values(of.buf); */
    /*@ assert of.header_len_values == pvp_its_header_len_values(of.buf); */
    /*@ assert of.header_headersize == pvp_its_header_headersize(of.buf); */
    /*@ assert of.header_num_cells == pvp_its_header_num_cells(of.buf); */
    /*@ assert of.has_weights_header == pvp_has_weights_header(of.buf); */
    /*@ assert of.weights_header_num_frames == pvp_its_weights_header_num_frames(of.buf, of.len); */
    /*@ assert of.header_numparams == pvp_its_header_numparams(of.buf); */
    /*@ assert of.header_nx == pvp_its_header_nx(of.buf); */
    /*@ assert of.header_ny == pvp_its_header_ny(of.buf); */
    /*@ assert of.header_nf == pvp_its_header_nf(of.buf); */
    /*@ assert of.header_numrecords == pvp_its_header_numrecords(of.buf); */
    /*@ assert of.header_datasize == pvp_its_header_datasize(of.buf); */
    /*@ assert of.header_datatype == pvp_its_header_datatype(of.buf); */
    /*@ assert of.header_nxprocs == pvp_its_header_nxprocs(of.buf); */
    /*@ assert of.header_nyprocs == pvp_its_header_nyprocs(of.buf); */
    /*@ assert of.header_nx_extended == pvp_its_header_nx_extended(of.buf); */
    /*@ assert of.header_ny_extended == pvp_its_header_ny_extended(of.buf); */
    /*@ assert of.weights_header_nxp == pvp_its_weights_header_nxp(of.buf); */
    /*@ assert of.weights_header_nyp == pvp_its_weights_header_nyp(of.buf); */
    /*@ assert of.weights_header_nfp == pvp_its_weights_header_nfp(of.buf); */
    /*@ assert of.weights_header_num_patches == pvp_its_weights_header_num_patches(of.buf); */
    /*@ assert of.weights_header_len_patches == pvp_its_weights_header_len_patches(of.buf,
            of.len); */
    /*@ assert valid_pvp_content(of.buf, of.len, of.content_at, of.header_filetype,
            of.has_header_num_whole_frames, of.header_num_whole_frames, of.has_header_len_tail,
            of.header_len_tail, of.header_nbands, of.has_header_len_values, of.header_len_values,
            of.strict, of.header_headersize, of.header_num_cells, of.has_weights_header,
            of.weights_header_num_frames, of.header_numparams, of.header_nx, of.header_ny,
            of.header_nf, of.header_numrecords, of.header_datasize, of.header_datatype,
            of.header_nxprocs, of.header_nyprocs, of.header_nx_extended, of.header_ny_extended,
            of.weights_header_nxp, of.weights_header_nyp, of.weights_header_nfp,
            of.weights_header_num_patches, of.weights_header_len_patches); */
    /*@ assert valid_pvp_sparse_activity(of.buf, of.len, of.content_at, of.header_headersize,
            of.strict, of.header_num_cells, of.header_filetype, of.header_nbands); */
    return open_pvp_sparse_activity(of.buf, of.len, of.content_at, of.header_headersize, of.strict,
            of.header_num_cells, of.header_filetype, of.header_nbands);
}

pvp_weights_view pvp_view_content_weights(pvp_view of) {
    /*@ assert place: pvp_content_at(of.buf) <= of.len; */
    /*@ assert child: valid_pvp_content(of.buf, of.len, pvp_content_at(of.buf),
            pvp_its_header_filetype(of.buf), pvp_its_has_header_num_whole_frames(of.buf),
            pvp_its_header_num_whole_frames(of.buf, of.len), pvp_its_has_header_len_tail(of.buf),
            pvp_its_header_len_tail(of.buf, of.len), pvp_its_header_nbands(of.buf),
            pvp_its_has_header_len_values(of.buf), pvp_its_header_len_values(of.buf), of.strict,
            pvp_its_header_headersize(of.buf), pvp_its_header_num_cells(of.buf),
            pvp_has_weights_header(of.buf), pvp_its_weights_header_num_frames(of.buf, of.len),
            pvp_its_header_numparams(of.buf), pvp_its_header_nx(of.buf), pvp_its_header_ny(of.buf),
            pvp_its_header_nf(of.buf), pvp_its_header_numrecords(of.buf),
            pvp_its_header_datasize(of.buf), pvp_its_header_datatype(of.buf),
            pvp_its_header_nxprocs(of.buf), pvp_its_header_nyprocs(of.buf),
            pvp_its_header_nx_extended(of.buf), pvp_its_header_ny_extended(of.buf),
            pvp_its_weights_header_nxp(of.buf), pvp_its_weights_header_nyp(of.buf),
            pvp_its_weights_header_nfp(of.buf), pvp_its_weights_header_num_patches(of.buf),
            pvp_its_weights_header_len_patches(of.buf, of.len)); */
    /*@ assert of.content_at == pvp_content_at(of.buf); */
    /*@ assert of.header_filetype == pvp_its_header_filetype(of.buf); */
    /*@ assert of.has_header_num_whole_frames == pvp_its_has_header_num_whole_frames(of.buf); */
    /*@ assert of.header_num_whole_frames == pvp_its_header_num_whole_frames(of.buf, of.len); */
    /*@ assert of.has_header_len_tail == pvp_its_has_header_len_tail(of.buf); */
    /*@ assert of.header_len_tail == pvp_its_header_len_tail(of.buf, of.len); */
    /*@ assert of.header_nbands == pvp_its_header_nbands(of.buf); */
    /*@ assert of.has_header_len_values == pvp_its_has_header_len_values(of.buf); */
    /*@ assert of.header_len_values == pvp_its_header_len_values(of.buf); */
    /*@ assert of.header_headersize == pvp_its_header_headersize(of.buf); */
    /*@ assert of.header_num_cells == pvp_its_header_num_cells(of.buf); */
    /*@ assert of.has_weights_header == pvp_has_weights_header(of.buf); */
    /*@ assert of.weights_header_num_frames == pvp_its_weights_header_num_frames(of.buf, of.len); */
    /*@ assert of.header_numparams == pvp_its_header_numparams(of.buf); */
    /*@ assert of.header_nx == pvp_its_header_nx(of.buf); */
    /*@ assert of.header_ny == pvp_its_header_ny(of.buf); */
    /*@ assert of.header_nf == pvp_its_header_nf(of.buf); */
    /*@ assert of.header_numrecords == pvp_its_header_numrecords(of.buf); */
    /*@ assert of.header_datasize == pvp_its_header_datasize(of.buf); */
    /*@ assert of.header_datatype == pvp_its_header_datatype(of.buf); */
    /*@ assert of.header_nxprocs == pvp_its_header_nxprocs(of.buf); */
    /*@ assert of.header_nyprocs == pvp_its_header_nyprocs(of.buf); */
    /*@ assert of.header_nx_extended == pvp_its_header_nx_extended(of.buf); */
    /*@ assert of.header_ny_extended == pvp_its_header_ny_extended(of.buf); */
    /*@ assert of.weights_header_nxp == pvp_its_weights_header_nxp(of.buf); */
    /*@ assert of.weights_header_nyp == pvp_its_weights_header_nyp(of.buf); */
    /*@ assert of.weights_header_nfp == pvp_its_weights_header_nfp(of.buf); */
    /*@ assert of.weights_header_num_patches == pvp_its_weights_header_num_patches(of.buf); */
    /*@ assert of.weights_header_len_patches == pvp_its_weights_header_len_patches(of.buf,
            of.len); */
    /*@ assert valid_pvp_content(of.buf, of.len, of.content_at, of.header_filetype,
            of.has_header_num_whole_frames, of.header_num_whole_frames, of.has_header_len_tail,
            of.header_len_tail, of.header_nbands, of.has_header_len_values, of.header_len_values,
            of.strict, of.header_headersize, of.header_num_cells, of.has_weights_header,
            of.weights_header_num_frames, of.header_numparams, of.header_nx, of.header_ny,
            of.header_nf, of.header_numrecords, of.header_datasize, of.header_datatype,
            of.header_nxprocs, of.header_nyprocs, of.header_nx_extended, of.header_ny_extended,
            of.weights_header_nxp, of.weights_header_nyp, of.weights_header_nfp,
            of.weights_header_num_patches, of.weights_header_len_patches); */
    /*@ assert place: pvp_content_at(of.buf) <= of.len; */
    /*@ assert child: valid_pvp_weights(of.buf, of.len, pvp_content_at(of.buf),
            pvp_has_weights_header(of.buf), pvp_its_weights_header_num_frames(of.buf, of.len),
            pvp_its_header_headersize(of.buf), pvp_its_header_numparams(of.buf),
            pvp_its_header_filetype(of.buf), pvp_its_header_nx(of.buf), pvp_its_header_ny(of.buf),
            pvp_its_header_nf(of.buf), pvp_its_header_numrecords(of.buf),
            pvp_its_header_datasize(of.buf), pvp_its_header_datatype(of.buf),
            pvp_its_header_nxprocs(of.buf), pvp_its_header_nyprocs(of.buf),
            pvp_its_header_nx_extended(of.buf), pvp_its_header_ny_extended(of.buf),
            pvp_its_header_nbands(of.buf), pvp_its_weights_header_nxp(of.buf),
            pvp_its_weights_header_nyp(of.buf), pvp_its_weights_header_nfp(of.buf), of.strict,
            pvp_its_weights_header_num_patches(of.buf), pvp_its_weights_header_len_patches(of.buf,
            of.len)); */
    /*@ assert of.content_at == pvp_content_at(of.buf); */
    /*@ assert of.has_weights_header == pvp_has_weights_header(of.buf); */
    /*@ assert of.weights_header_num_frames == pvp_its_weights_header_num_frames(of.buf, of.len); */
    /*@ assert of.header_headersize == pvp_its_header_headersize(of.buf); */
    /*@ assert of.header_numparams == pvp_its_header_numparams(of.buf); */
    /*@ assert of.header_filetype == pvp_its_header_filetype(of.buf); */
    /*@ assert of.header_nx == pvp_its_header_nx(of.buf); */
    /*@ assert of.header_ny == pvp_its_header_ny(of.buf); */
    /*@ assert of.header_nf == pvp_its_header_nf(of.buf); */
    /*@ assert of.header_numrecords == pvp_its_header_numrecords(of.buf); */
    /*@ assert of.header_datasize == pvp_its_header_datasize(of.buf); */
    /*@ assert of.header_datatype == pvp_its_header_datatype(of.buf); */
    /*@ assert of.header_nxprocs == pvp_its_header_nxprocs(of.buf); */
    /*@ assert of.header_nyprocs == pvp_its_header_nyprocs(of.buf); */
    /*@ assert of.header_nx_extended == pvp_its_header_nx_extended(of.buf); */
    /*@ assert of.header_ny_extended == pvp_its_header_ny_extended(of.buf); */
    /*@ assert of.header_nbands == pvp_its_header_nbands(of.buf); */
    /*@ assert of.weights_header_nxp == pvp_its_weights_header_nxp(of.buf); */
    /*@ assert of.weights_header_nyp == pvp_its_weights_header_nyp(of.buf); */
    /*@ assert of.weights_header_nfp == pvp_its_weights_header_nfp(of.buf); */
    /*@ assert of.weights_header_num_patches == pvp_its_weights_header_num_patches(of.buf); */
    /*@ assert of.weights_header_len_patches == pvp_its_weights_header_len_patches(of.buf,
            of.len); */
    /*@ assert valid_pvp_weights(of.buf, of.len, of.content_at, of.has_weights_header,
            of.weights_header_num_frames, of.header_headersize, of.header_numparams,
            of.header_filetype, of.header_nx, of.header_ny, of.header_nf, of.header_numrecords,
            of.header_datasize, of.header_datatype, of.header_nxprocs, of.header_nyprocs,
            of.header_nx_extended, of.header_ny_extended, of.header_nbands, of.weights_header_nxp,
            of.weights_header_nyp, of.weights_header_nfp, of.strict, of.weights_header_num_patches,
            of.weights_header_len_patches); */
    return open_pvp_weights(of.buf, of.len, of.content_at, of.has_weights_header,
            of.weights_header_num_frames, of.header_headersize, of.header_numparams,
            of.header_filetype, of.header_nx, of.header_ny, of.header_nf, of.header_numrecords,
            of.header_datasize, of.header_datatype, of.header_nxprocs, of.header_nyprocs,
            of.header_nx_extended, of.header_ny_extended, of.header_nbands, of.weights_header_nxp,
            of.weights_header_nyp, of.weights_header_nfp, of.strict, of.weights_header_num_patches,
            of.weights_header_len_patches);
}

pvp_view pvp_open_view(const uint8_t *buf, size_t len, bool strict) {
    return open_pvp(buf, len, strict);
}

