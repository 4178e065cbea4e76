/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pvp.ksy. Do not edit. */
#include "pvp_validate.h"

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
    requires -2147483648 <= headersize <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_headersize(headersize);
*/
static KS_INLINE bool test_pvp_header_headersize(int64_t headersize) {
    return headersize == 80 || headersize == 104;
}

/*@
    requires -2147483648 <= numparams <= 2147483647;
    requires -2147483648 <= headersize <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_numparams(numparams, headersize);
*/
static KS_INLINE bool test_pvp_header_numparams(int64_t numparams, int64_t headersize) {
    return numparams == ks_floor_div(headersize, 4);
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_filetype(is_weights, filetype);
*/
static KS_INLINE bool test_pvp_header_filetype(bool is_weights, int64_t filetype) {
    return is_weights ? (filetype == 5 ||
            filetype == 3) : (((filetype == 4 || filetype == 1) || filetype == 6) || filetype == 2);
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_filetype_is_current(strict, filetype);
*/
static KS_INLINE bool test_pvp_header_filetype_is_current(bool strict, int64_t filetype) {
    return !(strict) || filetype != 1;
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    requires -2147483648 <= datasize <= 2147483647;
    requires -2147483648 <= datatype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_legal_type_and_size(filetype, datasize, datatype);
*/
static KS_INLINE bool test_pvp_header_legal_type_and_size(int64_t filetype, int64_t datasize,
        int64_t datatype) {
    return filetype == 6 ? (datasize == 8 &&
            (datatype == 4 || datatype == 3)) :
            (filetype == 2 ? (datasize == 4 && datatype
            == 2) : ((((datatype == 3 && datasize == 4)
            || ((datatype == 1 && datasize == 1) &&
            filetype != 1)) || ((datatype == 2 &&
            datasize == 4) && filetype == 4)) ||
            ((datatype == 5 && datasize == 16) && filetype == 4)));
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_layout_of_processes_is_known(is_single_process,
            is_dense, filetype);
*/
static KS_INLINE bool test_pvp_header_layout_of_processes_is_known(bool is_single_process,
        bool is_dense, int64_t filetype) {
    return (is_single_process || is_dense) || filetype == 5;
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_is_written_by_one_process(strict, is_single_process);
*/
static KS_INLINE bool test_pvp_header_is_written_by_one_process(bool strict,
        bool is_single_process) {
    return !(strict) || is_single_process;
}

/*@
    requires -4611686016279904256 <= layer_nx <= 4611686018427387904;
    requires -4611686016279904256 <= layer_ny <= 4611686018427387904;
    requires -2147483648 <= nf <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_layer_is_addressable(layer_nx, layer_ny, nf);
*/
static KS_INLINE bool test_pvp_header_layer_is_addressable(int64_t layer_nx, int64_t layer_ny,
        int64_t nf) {
    bool v1 = layer_nx <= 2147483647 && layer_ny <= 2147483647;
    if (v1) {
        if (!ks_mul_fits_s64(layer_nx, layer_ny)) return false;
        if (nf == 0) return false;
        v1 = (layer_nx * layer_ny) <= ks_floor_div(INT64_C(4294967296), nf);
    }
    return v1;
}

/*@
    requires -2147483648 <= nx_extended <= 2147483647;
    requires -4611686016279904256 <= layer_nx <= 4611686018427387904;
    requires -2147483648 <= ny_extended <= 2147483647;
    requires -4611686016279904256 <= layer_ny <= 4611686018427387904;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_blocks_fill_the_layer(is_dense, is_single_process,
            nx_extended, layer_nx, ny_extended, layer_ny);
*/
static KS_INLINE bool test_pvp_header_blocks_fill_the_layer(bool is_dense, bool is_single_process,
        int64_t nx_extended, int64_t layer_nx, int64_t ny_extended, int64_t layer_ny) {
    return !(is_dense && !(is_single_process)) ||
            (nx_extended == layer_nx && ny_extended == layer_ny);
}

/*@
    requires -2147483648 <= nx_extended <= 2147483647;
    requires -2147483648 <= nx <= 2147483647;
    requires -2147483648 <= ny_extended <= 2147483647;
    requires -2147483648 <= ny <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_extended_size_is_layer_size(is_single_process,
            is_weights, strict, nx_extended, nx, ny_extended, ny);
*/
static KS_INLINE bool test_pvp_header_extended_size_is_layer_size(bool is_single_process,
        bool is_weights, bool strict, int64_t nx_extended, int64_t nx, int64_t ny_extended,
        int64_t ny) {
    return !(is_single_process && !(is_weights))
            || (!(strict) || (nx_extended == nx && ny_extended == ny));
}

/*@
    requires -2147483648 <= nbands <= 2147483647;
    requires -2147483648 <= filetype <= 2147483647;
    requires -9223372036854775807 <= num_whole_frames <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_nbands_is_number_of_frames(is_dense, strict, nbands,
            filetype, has_num_whole_frames, num_whole_frames);
*/
static KS_INLINE bool test_pvp_header_nbands_is_number_of_frames(bool is_dense, bool strict,
        int64_t nbands, int64_t filetype, bool has_num_whole_frames, int64_t num_whole_frames) {
    bool v3 = !(is_dense);
    if (!v3) {
        bool v2 = !(strict);
        if (!v2) {
            int64_t v1 = 0;
            if (filetype == 4) {
                if (!has_num_whole_frames) return false;
                v1 = num_whole_frames;
            } else {
                v1 = 1;
            }
            v2 = nbands == v1;
        }
        v3 = v2;
    }
    return v3;
}

/*@
    requires -2147483648 <= nbands <= 2147483647;
    requires -2147483648 <= numrecords <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_header_nbands_is_numrecords(is_weights, strict, nbands,
            numrecords);
*/
static KS_INLINE bool test_pvp_header_nbands_is_numrecords(bool is_weights, bool strict,
        int64_t nbands, int64_t numrecords) {
    return !(is_weights) || (!(strict) || nbands == numrecords);
}

typedef struct pvp_header_facts {
    uint64_t end;
    bool is_weights;
    int64_t datatype;
    int64_t datasize;
    int64_t nbands;
    int64_t numrecords;
    int64_t filetype;
    bool has_num_whole_frames;
    int64_t num_whole_frames;
    bool has_len_tail;
    int64_t len_tail;
    bool has_len_values;
    int64_t len_values;
    int64_t headersize;
    int64_t num_cells;
    int64_t numparams;
    int64_t nx;
    int64_t ny;
    int64_t nf;
    int64_t nxprocs;
    int64_t nyprocs;
    int64_t nx_extended;
    int64_t ny_extended;
} pvp_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_header(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_pvp_header(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_header(at);
    ensures \result == KS_ACCEPTED ==> at + 80 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->is_weights == pvp_header_is_weights(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->datatype == pvp_header_datatype(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->datatype <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->datasize == pvp_header_datasize(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->datasize <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nbands == pvp_header_nbands(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nbands <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->numrecords == pvp_header_numrecords(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->numrecords <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->filetype == pvp_header_filetype(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->filetype <= 2147483647;
    ensures \result == KS_ACCEPTED ==>
            facts->has_num_whole_frames == pvp_header_has_num_whole_frames(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->num_whole_frames == pvp_header_num_whole_frames(buf,
            len, at);
    ensures \result == KS_ACCEPTED ==>
            -9223372036854775807 <= facts->num_whole_frames <= 9223372036854775807;
    ensures \result == KS_ACCEPTED ==> facts->has_len_tail == pvp_header_has_len_tail(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->len_tail == pvp_header_len_tail(buf, len, at);
    ensures \result == KS_ACCEPTED ==>
            -9223372036854775799 <= facts->len_tail <= 9223372036854775806;
    ensures \result == KS_ACCEPTED ==> facts->has_len_values == pvp_header_has_len_values(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->len_values == pvp_header_len_values(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->headersize == pvp_header_headersize(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->headersize <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->num_cells == pvp_header_num_cells(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->numparams == pvp_header_numparams(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->numparams <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nx == pvp_header_nx(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nx <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->ny == pvp_header_ny(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->ny <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nf == pvp_header_nf(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nf <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nxprocs == pvp_header_nxprocs(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nxprocs <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nyprocs == pvp_header_nyprocs(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nyprocs <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nx_extended == pvp_header_nx_extended(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nx_extended <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->ny_extended == pvp_header_ny_extended(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->ny_extended <= 2147483647;
*/
static KS_INLINE ks_verdict check_pvp_header(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict, pvp_header_facts *facts) {
    if (len - at < 80) return KS_REFUSED;
    if (!ks_look(gate, at, 80)) return KS_STOPPED;
    const int64_t headersize = ks_loaded_s4le(gate, buf, at);
    if (!test_pvp_header_headersize(headersize)) return KS_REFUSED;
    const int64_t numparams = ks_loaded_s4le(gate, buf, at + 4);
    if (!test_pvp_header_numparams(numparams, headersize)) return KS_REFUSED;
    const int64_t filetype = ks_loaded_s4le(gate, buf, at + 8);
    const bool is_weights = headersize == 104;
    /*@ assert is_weights: is_weights == pvp_header_is_weights(buf, at); */
    if (!test_pvp_header_filetype(is_weights, filetype)) return KS_REFUSED;
    if (!test_pvp_header_filetype_is_current(strict, filetype)) return KS_REFUSED;
    const int64_t nx = ks_loaded_s4le(gate, buf, at + 12);
    if (nx < 1) return KS_REFUSED;
    const int64_t ny = ks_loaded_s4le(gate, buf, at + 16);
    if (ny < 1) return KS_REFUSED;
    const int64_t nf = ks_loaded_s4le(gate, buf, at + 20);
    if (nf < 1) return KS_REFUSED;
    const int64_t numrecords = ks_loaded_s4le(gate, buf, at + 24);
    if (numrecords < 0) return KS_REFUSED;
    const int64_t datasize = ks_loaded_s4le(gate, buf, at + 32);
    const int64_t datatype = ks_loaded_s4le(gate, buf, at + 36);
    if (!test_pvp_header_legal_type_and_size(filetype, datasize, datatype)) return KS_REFUSED;
    const int64_t nxprocs = ks_loaded_s4le(gate, buf, at + 40);
    if (nxprocs < 1) return KS_REFUSED;
    const int64_t nyprocs = ks_loaded_s4le(gate, buf, at + 44);
    if (nyprocs < 1) return KS_REFUSED;
    const bool is_single_process = compute_pvp_header_is_single_process(nxprocs, nyprocs);
    /*@ assert is_single_process: is_single_process == pvp_header_is_single_process(buf, at); */
    const bool is_dense = compute_pvp_header_is_dense(filetype);
    /*@ assert is_dense: is_dense == pvp_header_is_dense(buf, at); */
    if (!test_pvp_header_layout_of_processes_is_known(is_single_process, is_dense,
            filetype)) return KS_REFUSED;
    if (!test_pvp_header_is_written_by_one_process(strict, is_single_process)) return KS_REFUSED;
    const int64_t layer_nx = compute_pvp_header_layer_nx(nx, nxprocs);
    /*@ assert layer_nx: layer_nx == pvp_header_layer_nx(buf, at); */
    const int64_t layer_ny = compute_pvp_header_layer_ny(ny, nyprocs);
    /*@ assert layer_ny: layer_ny == pvp_header_layer_ny(buf, at); */
    if (!test_pvp_header_layer_is_addressable(layer_nx, layer_ny, nf)) return KS_REFUSED;
    const int64_t nx_extended = ks_loaded_s4le(gate, buf, at + 48);
    const int64_t ny_extended = ks_loaded_s4le(gate, buf, at + 52);
    if (!test_pvp_header_blocks_fill_the_layer(is_dense, is_single_process, nx_extended, layer_nx,
            ny_extended, layer_ny)) return KS_REFUSED;
    if (!test_pvp_header_extended_size_is_layer_size(is_single_process, is_weights, strict,
            nx_extended, nx, ny_extended, ny)) return KS_REFUSED;
    const int64_t nbands = ks_loaded_s4le(gate, buf, at + 68);
    if (nbands < 0) return KS_REFUSED;
    const bool has_num_whole_frames = filetype == 4;
    const bool has_len_dense_frame = filetype == 4;
    const bool has_len_values = is_dense;
    int64_t num_cells = 0;
    if (!compute_pvp_header_num_cells(layer_nx, layer_ny, nf, &num_cells)) return KS_REFUSED;
    /*@ assert num_cells: num_cells == pvp_header_num_cells(buf, at); */
    int64_t len_values = 0;
    if (!compute_pvp_header_len_values(is_dense, num_cells, datasize,
            &len_values)) return KS_REFUSED;
    /*@ assert len_values: len_values == pvp_header_len_values(buf, at); */
    int64_t len_dense_frame = 0;
    if (!compute_pvp_header_len_dense_frame(filetype, has_len_values, len_values,
            &len_dense_frame)) return KS_REFUSED;
    /*@ assert len_dense_frame: len_dense_frame == pvp_header_len_dense_frame(buf, at); */
    int64_t num_whole_frames = 0;
    if (!compute_pvp_header_num_whole_frames(filetype, len, headersize, has_len_dense_frame,
            len_dense_frame, &num_whole_frames)) return KS_REFUSED;
    /*@ assert num_whole_frames: num_whole_frames == pvp_header_num_whole_frames(buf, len, at); */
    if (!test_pvp_header_nbands_is_number_of_frames(is_dense, strict, nbands, filetype,
            has_num_whole_frames, num_whole_frames)) return KS_REFUSED;
    if (!test_pvp_header_nbands_is_numrecords(is_weights, strict, nbands,
            numrecords)) return KS_REFUSED;
    const bool has_len_tail = filetype == 4;
    int64_t len_tail = 0;
    if (!compute_pvp_header_len_tail(filetype, len, headersize, has_len_dense_frame,
            len_dense_frame, &len_tail)) return KS_REFUSED;
    /*@ assert len_tail: len_tail == pvp_header_len_tail(buf, len, at); */
    facts->is_weights = is_weights;
    facts->datatype = datatype;
    facts->datasize = datasize;
    facts->nbands = nbands;
    facts->numrecords = numrecords;
    facts->filetype = filetype;
    facts->has_num_whole_frames = has_num_whole_frames;
    facts->num_whole_frames = num_whole_frames;
    facts->has_len_tail = has_len_tail;
    facts->len_tail = len_tail;
    facts->has_len_values = has_len_values;
    facts->len_values = len_values;
    facts->headersize = headersize;
    facts->num_cells = num_cells;
    facts->numparams = numparams;
    facts->nx = nx;
    facts->ny = ny;
    facts->nf = nf;
    facts->nxprocs = nxprocs;
    facts->nyprocs = nyprocs;
    facts->nx_extended = nx_extended;
    facts->ny_extended = ny_extended;
    facts->end = at + 80;
    return KS_ACCEPTED;
}

/* ---- weights_header */

/*@
    requires -2147483648 <= root_header_datatype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_header_byte_range_is_finite(root_header_datatype,
            strict);
*/
static KS_INLINE bool test_pvp_weights_header_byte_range_is_finite(int64_t root_header_datatype,
        bool strict) {
    return !(root_header_datatype == 1) || !(strict);
}

/*@
    requires -2147483648 <= nxp <= 2147483647;
    requires -2147483648 <= nyp <= 2147483647;
    requires io_size <= 9223372036854775807;
    requires -2147483648 <= nfp <= 2147483647;
    requires -2147483648 <= num_patches <= 2147483647;
    requires -2147483648 <= root_header_datasize <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_header_patches_fit_the_file(nxp, nyp, io_size, nfp,
            num_patches, weights_per_patch, root_header_datasize);
*/
static KS_INLINE bool test_pvp_weights_header_patches_fit_the_file(int64_t nxp, int64_t nyp,
        uint64_t io_size, int64_t nfp, int64_t num_patches, int64_t weights_per_patch,
        int64_t root_header_datasize) {
    if (nfp == 0) return false;
    bool v1 = (nxp * nyp) <= ks_floor_div((int64_t)io_size, nfp);
    if (v1) {
        if (!ks_mul_fits_s64(weights_per_patch, root_header_datasize)) return false;
        if (!ks_add_fits_s64(4, weights_per_patch * root_header_datasize)) return false;
        if ((4 + (weights_per_patch * root_header_datasize)) == 0) return false;
        v1 = num_patches <= ks_floor_div((int64_t)io_size,
                (4 + (weights_per_patch * root_header_datasize)));
    }
    return v1;
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_header_patch_headers_have_8_bytes(nbands_fits,
            numrecords_fits, short_headers_fit);
*/
static KS_INLINE bool test_pvp_weights_header_patch_headers_have_8_bytes(bool nbands_fits,
        bool numrecords_fits, bool short_headers_fit) {
    return (nbands_fits || numrecords_fits) || !(short_headers_fit);
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_header_frames_fill_the_file(nbands_fits,
            numrecords_fits);
*/
static KS_INLINE bool test_pvp_weights_header_frames_fill_the_file(bool nbands_fits,
        bool numrecords_fits) {
    return nbands_fits || numrecords_fits;
}

/*@
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
            rule_pvp_weights_header_number_of_arbors_is_certain(root_header_nbands,
            root_header_numrecords, nbands_fits, numrecords_fits, short_headers_fit);
*/
static KS_INLINE bool
        test_pvp_weights_header_number_of_arbors_is_certain(int64_t root_header_nbands,
        int64_t root_header_numrecords, bool nbands_fits, bool numrecords_fits,
        bool short_headers_fit) {
    return !(root_header_nbands !=
            root_header_numrecords) || (!(nbands_fits && numrecords_fits) && !(short_headers_fit));
}

typedef struct pvp_weights_header_facts {
    uint64_t end;
    int64_t num_frames;
    int64_t nxp;
    int64_t nyp;
    int64_t nfp;
    int64_t num_patches;
    int64_t len_patches;
} pvp_weights_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_datatype <= 2147483647;
    requires -2147483648 <= root_header_datasize <= 2147483647;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_weights_header(buf, len, at, root_header_datatype,
            strict, root_header_datasize, root_header_nbands, root_header_numrecords);
    ensures \result == KS_REFUSED ==> !(valid_pvp_weights_header(buf, len, at,
            root_header_datatype, strict, root_header_datasize, root_header_nbands,
            root_header_numrecords));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_weights_header(at);
    ensures \result == KS_ACCEPTED ==> at + 24 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->num_frames == pvp_weights_header_num_frames(buf, len,
            at, root_header_datasize, root_header_nbands, root_header_numrecords);
    ensures \result == KS_ACCEPTED ==>
            -9223372036854775807 <= facts->num_frames <= 9223372036854775807;
    ensures \result == KS_ACCEPTED ==> facts->nxp == pvp_weights_header_nxp(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nxp <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nyp == pvp_weights_header_nyp(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nyp <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->nfp == pvp_weights_header_nfp(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->nfp <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->num_patches == pvp_weights_header_num_patches(buf,
            at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->num_patches <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->len_patches == pvp_weights_header_len_patches(buf,
            len, at, root_header_datasize, root_header_nbands, root_header_numrecords);
*/
static KS_INLINE ks_verdict check_pvp_weights_header(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, int64_t root_header_datatype, bool strict,
        int64_t root_header_datasize, int64_t root_header_nbands, int64_t root_header_numrecords,
        pvp_weights_header_facts *facts) {
    if (len - at < 24) return KS_REFUSED;
    if (!ks_look(gate, at, 24)) return KS_STOPPED;
    const int64_t nxp = ks_loaded_s4le(gate, buf, at);
    if (nxp < 1) return KS_REFUSED;
    const int64_t nyp = ks_loaded_s4le(gate, buf, at + 4);
    if (nyp < 1) return KS_REFUSED;
    const int64_t nfp = ks_loaded_s4le(gate, buf, at + 8);
    if (nfp < 1) return KS_REFUSED;
    if (!test_pvp_weights_header_byte_range_is_finite(root_header_datatype,
            strict)) return KS_REFUSED;
    const int64_t num_patches = ks_loaded_s4le(gate, buf, at + 20);
    if (num_patches < 1) return KS_REFUSED;
    int64_t weights_per_patch = 0;
    if (!compute_pvp_weights_header_weights_per_patch(nxp, nyp, nfp,
            &weights_per_patch)) return KS_REFUSED;
    /*@ assert weights_per_patch: weights_per_patch == pvp_weights_header_weights_per_patch(buf,
            at); */
    if (!test_pvp_weights_header_patches_fit_the_file(nxp, nyp, len, nfp, num_patches,
            weights_per_patch, root_header_datasize)) return KS_REFUSED;
    int64_t len_patch = 0;
    if (!compute_pvp_weights_header_len_patch(weights_per_patch, root_header_datasize,
            &len_patch)) return KS_REFUSED;
    /*@ assert len_patch: len_patch == pvp_weights_header_len_patch(buf, at,
            root_header_datasize); */
    int64_t len_arbor = 0;
    if (!compute_pvp_weights_header_len_arbor(num_patches, len_patch,
            &len_arbor)) return KS_REFUSED;
    /*@ assert len_arbor: len_arbor == pvp_weights_header_len_arbor(buf, at,
            root_header_datasize); */
    bool nbands_fits = false;
    if (!compute_pvp_weights_header_nbands_fits(root_header_nbands, len, len_arbor,
            &nbands_fits)) return KS_REFUSED;
    /*@ assert nbands_fits: nbands_fits == pvp_weights_header_nbands_fits(buf, len, at,
            root_header_datasize, root_header_nbands); */
    bool numrecords_fits = false;
    if (!compute_pvp_weights_header_numrecords_fits(root_header_numrecords, len, len_arbor,
            &numrecords_fits)) return KS_REFUSED;
    /*@ assert numrecords_fits: numrecords_fits == pvp_weights_header_numrecords_fits(buf, len, at,
            root_header_datasize, root_header_numrecords); */
    int64_t len_short_arbor = 0;
    if (!compute_pvp_weights_header_len_short_arbor(num_patches, len_patch,
            &len_short_arbor)) return KS_REFUSED;
    /*@ assert len_short_arbor: len_short_arbor == pvp_weights_header_len_short_arbor(buf, at,
            root_header_datasize); */
    bool short_headers_fit = false;
    if (!compute_pvp_weights_header_short_headers_fit(root_header_nbands, len, len_short_arbor,
            root_header_numrecords, &short_headers_fit)) return KS_REFUSED;
    /*@ assert short_headers_fit: short_headers_fit == pvp_weights_header_short_headers_fit(buf,
            len, at, root_header_datasize, root_header_nbands, root_header_numrecords); */
    if (!test_pvp_weights_header_patch_headers_have_8_bytes(nbands_fits, numrecords_fits,
            short_headers_fit)) return KS_REFUSED;
    if (!test_pvp_weights_header_frames_fill_the_file(nbands_fits,
            numrecords_fits)) return KS_REFUSED;
    if (!test_pvp_weights_header_number_of_arbors_is_certain(root_header_nbands,
            root_header_numrecords, nbands_fits, numrecords_fits,
            short_headers_fit)) return KS_REFUSED;
    const int64_t num_arbors = compute_pvp_weights_header_num_arbors(nbands_fits,
            root_header_nbands, root_header_numrecords);
    /*@ assert num_arbors: num_arbors == pvp_weights_header_num_arbors(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    int64_t len_patches = 0;
    if (!compute_pvp_weights_header_len_patches(num_arbors, len_arbor,
            &len_patches)) return KS_REFUSED;
    /*@ assert len_patches: len_patches == pvp_weights_header_len_patches(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    int64_t num_frames = 0;
    if (!compute_pvp_weights_header_num_frames(len, len_patches, &num_frames)) return KS_REFUSED;
    /*@ assert num_frames: num_frames == pvp_weights_header_num_frames(buf, len, at,
            root_header_datasize, root_header_nbands, root_header_numrecords); */
    facts->num_frames = num_frames;
    facts->nxp = nxp;
    facts->nyp = nyp;
    facts->nfp = nfp;
    facts->num_patches = num_patches;
    facts->len_patches = len_patches;
    facts->end = at + 24;
    return KS_ACCEPTED;
}

/* ---- dense_frame */

typedef struct pvp_dense_frame_facts {
    uint64_t end;
} pvp_dense_frame_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_dense_frame(len, at, has_root_header_len_values,
            root_header_len_values);
    ensures \result == KS_REFUSED ==> !(valid_pvp_dense_frame(len, at, has_root_header_len_values,
            root_header_len_values));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_dense_frame(at,
            has_root_header_len_values, root_header_len_values);
    ensures \result == KS_ACCEPTED ==> at + 8 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_pvp_dense_frame(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool has_root_header_len_values, int64_t root_header_len_values,
        pvp_dense_frame_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    pos += 8;
    int64_t values_size = 0;
    if (!compute_pvp_dense_frame_values_size(has_root_header_len_values, root_header_len_values,
            &values_size)) return KS_REFUSED;
    /*@ assert values_size: values_size ==
            pvp_dense_frame_values_size_of(has_root_header_len_values, root_header_len_values); */
    if (values_size < 0) return KS_REFUSED;
    const bool values_fits = (uint64_t)values_size <= len - pos;
    /*@ assert values_fits: values_fits != 0 <==> end_pvp_dense_frame(at,
            has_root_header_len_values, root_header_len_values) <= len; */
    if (!values_fits) return KS_REFUSED;
    pos += (uint64_t)values_size;
    /*@ assert behind_values: pos == end_pvp_dense_frame(at, has_root_header_len_values,
            root_header_len_values) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- dense_activity */

typedef struct pvp_dense_activity_frames_facts {
    uint64_t end;
} pvp_dense_activity_frames_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_dense_activity_frames(len, at,
            has_root_header_len_values, root_header_len_values, count);
    ensures \result == KS_REFUSED ==> !(valid_pvp_dense_activity_frames(len, at,
            has_root_header_len_values, root_header_len_values, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_dense_activity_frames(at,
            has_root_header_len_values, root_header_len_values, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_pvp_dense_activity_frames(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool has_root_header_len_values,
        int64_t root_header_len_values, pvp_dense_activity_frames_facts *facts) {
    pvp_dense_frame_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_pvp_dense_activity_frames_item(at, has_root_header_len_values,
                root_header_len_values, i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_pvp_dense_activity_frames_item(len,
                at, has_root_header_len_values, root_header_len_values, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_pvp_dense_frame(gate, buf, len, pos,
                has_root_header_len_values, root_header_len_values, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_pvp_dense_activity_frames_item(len, at,
                has_root_header_len_values, root_header_len_values, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

/*@
    requires trailing_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_dense_activity_trailing(strict, trailing_size);
*/
static KS_INLINE bool test_pvp_dense_activity_trailing(bool strict, uint64_t trailing_size) {
    return !(strict) || trailing_size == 0;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -9223372036854775807 <= root_header_num_whole_frames <= 9223372036854775807;
    requires -9223372036854775799 <= root_header_len_tail <= 9223372036854775806;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_dense_activity(len, at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values, strict);
    ensures \result == KS_REFUSED ==> !(valid_pvp_dense_activity(len, at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_dense_activity(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool has_root_header_num_whole_frames,
        int64_t root_header_num_whole_frames, bool has_root_header_len_tail,
        int64_t root_header_len_tail, int64_t root_header_nbands, bool has_root_header_len_values,
        int64_t root_header_len_values, bool strict) {
    uint64_t pos = at;
    pvp_dense_activity_frames_facts frames = {0};
    bool cuts_a_frame = false;
    if (!compute_pvp_dense_activity_cuts_a_frame(has_root_header_len_tail, root_header_len_tail,
            root_header_nbands, has_root_header_num_whole_frames, root_header_num_whole_frames,
            &cuts_a_frame)) return KS_REFUSED;
    /*@ assert cuts_a_frame: cuts_a_frame ==
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands); */
    int64_t frames_count = 0;
    if (!compute_pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
            root_header_num_whole_frames, cuts_a_frame, &frames_count)) return KS_REFUSED;
    if (!ks_array_fits((frames_count > 0 ? (uint64_t)frames_count : 0), 8,
            len - pos)) return KS_REFUSED;
    const ks_verdict frames_ok = check_pvp_dense_activity_frames(gate, buf, len, pos,
            frames_count > 0 ? (uint64_t)frames_count : 0, has_root_header_len_values,
            root_header_len_values, &frames);
    /*@ assert frames_ok: frames_ok != KS_STOPPED
            ==> (frames_ok == KS_ACCEPTED <==> valid_pvp_dense_activity_frames(len, at,
            has_root_header_len_values, root_header_len_values,
            (pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)) > 0 ?
            pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames,
            pvp_dense_activity_cuts_a_frame(has_root_header_num_whole_frames,
            root_header_num_whole_frames, has_root_header_len_tail, root_header_len_tail,
            root_header_nbands)) : 0))); */
    if (frames_ok != KS_ACCEPTED) return frames_ok;
    pos = frames.end;
    /*@ assert behind_frames: pos == at_pvp_dense_activity_trailing(at,
            has_root_header_num_whole_frames, root_header_num_whole_frames,
            has_root_header_len_tail, root_header_len_tail, root_header_nbands,
            has_root_header_len_values, root_header_len_values) && pos <= len; */
    const uint64_t trailing_size = len - pos;
    pos = len;
    if (!test_pvp_dense_activity_trailing(strict, trailing_size)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- legacy_activity */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_legacy_activity(len, at,
            has_root_header_len_values, root_header_len_values);
    ensures \result == KS_REFUSED ==> !(valid_pvp_legacy_activity(len, at,
            has_root_header_len_values, root_header_len_values));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_legacy_activity(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool has_root_header_len_values,
        int64_t root_header_len_values) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    int64_t values_size = 0;
    if (!compute_pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values, &values_size)) return KS_REFUSED;
    /*@ assert values_size: values_size ==
            pvp_legacy_activity_values_size_of(has_root_header_len_values,
            root_header_len_values); */
    if (values_size < 0) return KS_REFUSED;
    const bool values_fits = (uint64_t)values_size <= len - pos;
    /*@ assert values_fits: values_fits != 0 <==> at_pvp_legacy_activity_nothing_more(at,
            has_root_header_len_values, root_header_len_values) <= len; */
    if (!values_fits) return KS_REFUSED;
    pos += (uint64_t)values_size;
    /*@ assert behind_values: pos == at_pvp_legacy_activity_nothing_more(at,
            has_root_header_len_values, root_header_len_values) && pos <= len; */
    const uint64_t nothing_more_size = len - pos;
    pos = len;
    if (nothing_more_size != 0) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- sparse_entry */

/*@
    requires index <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_sparse_entry_index(index, num_cells);
*/
static KS_INLINE bool test_pvp_sparse_entry_index(uint64_t index, uint64_t num_cells) {
    if (num_cells > UINT64_C(9223372036854775808)) return false;
    return index < num_cells;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_entry(buf, len, at, num_cells);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_entry(buf, len, at, num_cells));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_sparse_entry(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t num_cells) {
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    const uint64_t index = ks_loaded_u4le(gate, buf, at);
    if (!test_pvp_sparse_entry_index(index, num_cells)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- sparse_index */

/*@
    requires index <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_sparse_index_index(index, num_cells);
*/
static KS_INLINE bool test_pvp_sparse_index_index(uint64_t index, uint64_t num_cells) {
    if (num_cells > UINT64_C(9223372036854775808)) return false;
    return index < num_cells;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_index(buf, len, at, num_cells);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_index(buf, len, at, num_cells));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_sparse_index(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t num_cells) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const uint64_t index = ks_loaded_u4le(gate, buf, at);
    if (!test_pvp_sparse_index_index(index, num_cells)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- sparse_frame */

/*@
    requires count_ <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_sparse_frame_count(strict, count_, root_header_num_cells);
*/
static KS_INLINE bool test_pvp_sparse_frame_count(bool strict, uint64_t count_,
        int64_t root_header_num_cells) {
    return !(strict) || (int64_t)count_ <= root_header_num_cells;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_frame_entries(buf, len, at,
            root_header_num_cells, count);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_frame_entries(buf, len, at,
            root_header_num_cells, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_sparse_frame_entries(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, int64_t root_header_num_cells) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_pvp_sparse_frame_entries_item(buf,
                len, at, root_header_num_cells, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_pvp_sparse_frame_entries(buf, len, at, root_header_num_cells,
                count) ==> valid_pvp_sparse_frame_entries_item(buf, len, at, root_header_num_cells,
                i); */
        if (root_header_num_cells < 0) return KS_REFUSED;
        ks_known(8 <= len - (at + 8 * i));
        const ks_verdict ok = check_pvp_sparse_entry(gate, buf, len, at + 8 * i,
                (uint64_t)root_header_num_cells);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_pvp_sparse_frame_entries_item(buf, len, at,
                root_header_num_cells, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_frame_indices(buf, len, at,
            root_header_num_cells, count);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_frame_indices(buf, len, at,
            root_header_num_cells, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_sparse_frame_indices(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, int64_t root_header_num_cells) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_pvp_sparse_frame_indices_item(buf,
                len, at, root_header_num_cells, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_pvp_sparse_frame_indices(buf, len, at, root_header_num_cells,
                count) ==> valid_pvp_sparse_frame_indices_item(buf, len, at, root_header_num_cells,
                i); */
        if (root_header_num_cells < 0) return KS_REFUSED;
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_pvp_sparse_index(gate, buf, len, at + 4 * i,
                (uint64_t)root_header_num_cells);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_pvp_sparse_frame_indices_item(buf, len, at,
                root_header_num_cells, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

typedef struct pvp_sparse_frame_facts {
    uint64_t end;
} pvp_sparse_frame_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_filetype <= 2147483647;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_frame(buf, len, at, strict,
            root_header_num_cells, root_header_filetype);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_frame(buf, len, at, strict,
            root_header_num_cells, root_header_filetype));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_sparse_frame(buf, at,
            root_header_filetype);
    ensures \result == KS_ACCEPTED ==> at + 12 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_pvp_sparse_frame(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict, int64_t root_header_num_cells, int64_t root_header_filetype,
        pvp_sparse_frame_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 12) return KS_REFUSED;
    if (!ks_look(gate, pos, 12)) return KS_STOPPED;
    const uint64_t count_ = ks_loaded_u4le(gate, buf, pos + 8);
    if (!test_pvp_sparse_frame_count(strict, count_, root_header_num_cells)) return KS_REFUSED;
    pos += 12;
    const bool has_entries = root_header_filetype == 6;
    if (has_entries) {
        if (!ks_array_fits(count_, 8, len - pos)) return KS_REFUSED;
        const ks_verdict entries_ok = check_pvp_sparse_frame_entries(gate, buf, len, pos, count_,
                root_header_num_cells);
        /*@ assert entries_ok: entries_ok !=
                KS_STOPPED ==> (entries_ok == KS_ACCEPTED <==> valid_pvp_sparse_frame_entries(buf,
                len, at + 12, root_header_num_cells, pvp_sparse_frame_count(buf, at))); */
        if (entries_ok != KS_ACCEPTED) return entries_ok;
        pos += 8 * count_;
    }
    /*@ assert behind_entries: pos == at_pvp_sparse_frame_indices(buf, at,
            root_header_filetype) && pos <= len; */
    const bool has_indices = root_header_filetype == 2;
    if (has_indices) {
        if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;
        const ks_verdict indices_ok = check_pvp_sparse_frame_indices(gate, buf, len, pos, count_,
                root_header_num_cells);
        /*@ assert indices_ok: indices_ok !=
                KS_STOPPED ==> (indices_ok == KS_ACCEPTED <==> valid_pvp_sparse_frame_indices(buf,
                len, at_pvp_sparse_frame_indices(buf, at, root_header_filetype),
                root_header_num_cells, pvp_sparse_frame_count(buf, at))); */
        if (indices_ok != KS_ACCEPTED) return indices_ok;
        pos += 4 * count_;
    }
    /*@ assert behind_indices: pos == end_pvp_sparse_frame(buf, at,
            root_header_filetype) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- sparse_activity */

typedef struct pvp_sparse_activity_frames_facts {
    uint64_t end;
    uint64_t frames_count;
} pvp_sparse_activity_frames_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_filetype <= 2147483647;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_activity_frames(buf, len, at, strict,
            root_header_num_cells, root_header_filetype, root_header_nbands);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_activity_frames(buf, len, at, strict,
            root_header_num_cells, root_header_filetype, root_header_nbands));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_sparse_activity_frames(buf, len, at,
            root_header_filetype, root_header_nbands);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->frames_count == pvp_sparse_activity_frames_frames_count(buf, len, at,
            root_header_filetype, root_header_nbands);
    ensures \result == KS_ACCEPTED ==> facts->frames_count <= len;
*/
static KS_INLINE ks_verdict check_pvp_sparse_activity_frames(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, int64_t root_header_num_cells,
        int64_t root_header_filetype, int64_t root_header_nbands,
        pvp_sparse_activity_frames_facts *facts) {
    pvp_sparse_frame_facts item = {0};
    uint64_t pos = at;
    uint64_t i = 0;
    /*@ loop invariant at <= pos <= len && i <= pos - at;
        loop invariant valid_pvp_sparse_activity_frames_from(buf, len, at, strict,
                root_header_num_cells, root_header_filetype, root_header_nbands,
                0) <==> valid_pvp_sparse_activity_frames_from(buf, len, pos, strict,
                root_header_num_cells, root_header_filetype, root_header_nbands, i);
        loop invariant pvp_sparse_activity_frames_frames_count_from(buf, len, at,
                root_header_filetype, root_header_nbands,
                0) == pvp_sparse_activity_frames_frames_count_from(buf, len, pos,
                root_header_filetype, root_header_nbands, i);
        loop invariant end_pvp_sparse_activity_frames_from(buf, len, at, root_header_filetype,
                root_header_nbands, 0) == end_pvp_sparse_activity_frames_from(buf, len, pos,
                root_header_filetype, root_header_nbands, i);
        loop assigns i, pos, item, *facts, *gate;
        loop variant len - pos; */
    while (true) {
        if (!ks_take(gate, 1)) return KS_STOPPED;
        const ks_verdict ok = check_pvp_sparse_frame(gate, buf, len, pos, strict,
                root_header_num_cells, root_header_filetype, &item);
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
        const bool is_last = compute_pvp_sparse_activity_frames_until(pos, len, i,
                root_header_nbands);
        if (is_last) {
            facts->frames_count = i + 1;
            facts->end = pos;
            return KS_ACCEPTED;
        }
        i++;
    }
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires num_frames <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_sparse_activity_nbands_is_number_of_frames(strict,
            root_header_nbands, num_frames);
*/
static KS_INLINE bool test_pvp_sparse_activity_nbands_is_number_of_frames(bool strict,
        int64_t root_header_nbands, uint64_t num_frames) {
    return !(strict) || root_header_nbands == (int64_t)num_frames;
}

/*@
    requires trailing_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_sparse_activity_trailing(strict, trailing_size);
*/
static KS_INLINE bool test_pvp_sparse_activity_trailing(bool strict, uint64_t trailing_size) {
    return !(strict) || trailing_size == 0;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_headersize <= 2147483647;
    requires -2147483648 <= root_header_filetype <= 2147483647;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_sparse_activity(buf, len, at,
            root_header_headersize, strict, root_header_num_cells, root_header_filetype,
            root_header_nbands);
    ensures \result == KS_REFUSED ==> !(valid_pvp_sparse_activity(buf, len, at,
            root_header_headersize, strict, root_header_num_cells, root_header_filetype,
            root_header_nbands));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_sparse_activity(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, int64_t root_header_headersize, bool strict,
        int64_t root_header_num_cells, int64_t root_header_filetype, int64_t root_header_nbands) {
    uint64_t pos = at;
    const bool has_frames = (int64_t)len > root_header_headersize;
    /*@ assert has_frames: has_frames == pvp_sparse_activity_has_frames(len,
            root_header_headersize); */
    pvp_sparse_activity_frames_facts frames = {0};
    if (has_frames) {
        const ks_verdict frames_ok = check_pvp_sparse_activity_frames(gate, buf, len, pos, strict,
                root_header_num_cells, root_header_filetype, root_header_nbands, &frames);
        /*@ assert frames_ok: frames_ok !=
                KS_STOPPED ==> (frames_ok == KS_ACCEPTED <==> valid_pvp_sparse_activity_frames(buf,
                len, at, strict, root_header_num_cells, root_header_filetype,
                root_header_nbands)); */
        if (frames_ok != KS_ACCEPTED) return frames_ok;
        pos = frames.end;
    }
    /*@ assert behind_frames: pos == at_pvp_sparse_activity_nbands_is_number_of_frames(buf, len,
            at, root_header_headersize, root_header_filetype, root_header_nbands) && pos <= len; */
    const uint64_t num_frames = compute_pvp_sparse_activity_num_frames(has_frames,
            frames.frames_count);
    /*@ assert num_frames: num_frames == pvp_sparse_activity_num_frames(buf, len, at,
            root_header_headersize, root_header_filetype, root_header_nbands); */
    if (!test_pvp_sparse_activity_nbands_is_number_of_frames(strict, root_header_nbands,
            num_frames)) return KS_REFUSED;
    const uint64_t trailing_size = len - pos;
    pos = len;
    if (!test_pvp_sparse_activity_trailing(strict, trailing_size)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- weights_frame_header */

/*@
    requires -2147483648 <= nxp <= 2147483647;
    requires -2147483648 <= root_weights_header_nxp <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_frame_header_nxp(nxp, has_root_weights_header,
            root_weights_header_nxp);
*/
static KS_INLINE bool test_pvp_weights_frame_header_nxp(int64_t nxp, bool has_root_weights_header,
        int64_t root_weights_header_nxp) {
    if (!has_root_weights_header) return false;
    return nxp == root_weights_header_nxp;
}

/*@
    requires -2147483648 <= nyp <= 2147483647;
    requires -2147483648 <= root_weights_header_nyp <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_frame_header_nyp(nyp, has_root_weights_header,
            root_weights_header_nyp);
*/
static KS_INLINE bool test_pvp_weights_frame_header_nyp(int64_t nyp, bool has_root_weights_header,
        int64_t root_weights_header_nyp) {
    if (!has_root_weights_header) return false;
    return nyp == root_weights_header_nyp;
}

/*@
    requires -2147483648 <= nfp <= 2147483647;
    requires -2147483648 <= root_weights_header_nfp <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_frame_header_nfp(nfp, has_root_weights_header,
            root_weights_header_nfp);
*/
static KS_INLINE bool test_pvp_weights_frame_header_nfp(int64_t nfp, bool has_root_weights_header,
        int64_t root_weights_header_nfp) {
    if (!has_root_weights_header) return false;
    return nfp == root_weights_header_nfp;
}

/*@
    requires -2147483648 <= root_header_datatype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
            rule_pvp_weights_frame_header_byte_range_is_finite(root_header_datatype, strict);
*/
static KS_INLINE bool
        test_pvp_weights_frame_header_byte_range_is_finite(int64_t root_header_datatype,
        bool strict) {
    return !(root_header_datatype == 1) || !(strict);
}

/*@
    requires -2147483648 <= num_patches <= 2147483647;
    requires -2147483648 <= root_weights_header_num_patches <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_pvp_weights_frame_header_num_patches(num_patches,
            has_root_weights_header, root_weights_header_num_patches);
*/
static KS_INLINE bool test_pvp_weights_frame_header_num_patches(int64_t num_patches,
        bool has_root_weights_header, int64_t root_weights_header_num_patches) {
    if (!has_root_weights_header) return false;
    return num_patches == root_weights_header_num_patches;
}

typedef struct pvp_weights_frame_header_facts {
    uint64_t end;
} pvp_weights_frame_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
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
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_weights_frame_header(buf, len, at,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches);
    ensures \result == KS_REFUSED ==> !(valid_pvp_weights_frame_header(buf, len, at,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_weights_frame_header(at);
    ensures \result == KS_ACCEPTED ==> at + 104 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_pvp_weights_frame_header(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, int64_t root_header_headersize, int64_t root_header_numparams,
        int64_t root_header_filetype, int64_t root_header_nx, int64_t root_header_ny,
        int64_t root_header_nf, int64_t root_header_numrecords, int64_t root_header_datasize,
        int64_t root_header_datatype, int64_t root_header_nxprocs, int64_t root_header_nyprocs,
        int64_t root_header_nx_extended, int64_t root_header_ny_extended,
        int64_t root_header_nbands, bool has_root_weights_header, int64_t root_weights_header_nxp,
        int64_t root_weights_header_nyp, int64_t root_weights_header_nfp, bool strict,
        int64_t root_weights_header_num_patches, pvp_weights_frame_header_facts *facts) {
    if (len - at < 104) return KS_REFUSED;
    if (!ks_look(gate, at, 104)) return KS_STOPPED;
    const int64_t headersize = ks_loaded_s4le(gate, buf, at);
    if (headersize != root_header_headersize) return KS_REFUSED;
    const int64_t numparams = ks_loaded_s4le(gate, buf, at + 4);
    if (numparams != root_header_numparams) return KS_REFUSED;
    const int64_t filetype = ks_loaded_s4le(gate, buf, at + 8);
    if (filetype != root_header_filetype) return KS_REFUSED;
    const int64_t nx = ks_loaded_s4le(gate, buf, at + 12);
    if (nx != root_header_nx) return KS_REFUSED;
    const int64_t ny = ks_loaded_s4le(gate, buf, at + 16);
    if (ny != root_header_ny) return KS_REFUSED;
    const int64_t nf = ks_loaded_s4le(gate, buf, at + 20);
    if (nf != root_header_nf) return KS_REFUSED;
    const int64_t numrecords = ks_loaded_s4le(gate, buf, at + 24);
    if (numrecords != root_header_numrecords) return KS_REFUSED;
    const int64_t datasize = ks_loaded_s4le(gate, buf, at + 32);
    if (datasize != root_header_datasize) return KS_REFUSED;
    const int64_t datatype = ks_loaded_s4le(gate, buf, at + 36);
    if (datatype != root_header_datatype) return KS_REFUSED;
    const int64_t nxprocs = ks_loaded_s4le(gate, buf, at + 40);
    if (nxprocs != root_header_nxprocs) return KS_REFUSED;
    const int64_t nyprocs = ks_loaded_s4le(gate, buf, at + 44);
    if (nyprocs != root_header_nyprocs) return KS_REFUSED;
    const int64_t nx_extended = ks_loaded_s4le(gate, buf, at + 48);
    if (nx_extended != root_header_nx_extended) return KS_REFUSED;
    const int64_t ny_extended = ks_loaded_s4le(gate, buf, at + 52);
    if (ny_extended != root_header_ny_extended) return KS_REFUSED;
    const int64_t nbands = ks_loaded_s4le(gate, buf, at + 68);
    if (nbands != root_header_nbands) return KS_REFUSED;
    const int64_t nxp = ks_loaded_s4le(gate, buf, at + 80);
    if (!test_pvp_weights_frame_header_nxp(nxp, has_root_weights_header,
            root_weights_header_nxp)) return KS_REFUSED;
    const int64_t nyp = ks_loaded_s4le(gate, buf, at + 84);
    if (!test_pvp_weights_frame_header_nyp(nyp, has_root_weights_header,
            root_weights_header_nyp)) return KS_REFUSED;
    const int64_t nfp = ks_loaded_s4le(gate, buf, at + 88);
    if (!test_pvp_weights_frame_header_nfp(nfp, has_root_weights_header,
            root_weights_header_nfp)) return KS_REFUSED;
    if (!test_pvp_weights_frame_header_byte_range_is_finite(root_header_datatype,
            strict)) return KS_REFUSED;
    const int64_t num_patches = ks_loaded_s4le(gate, buf, at + 100);
    if (!test_pvp_weights_frame_header_num_patches(num_patches, has_root_weights_header,
            root_weights_header_num_patches)) return KS_REFUSED;
    facts->end = at + 104;
    return KS_ACCEPTED;
}

/* ---- weights_frame */

typedef struct pvp_weights_frame_facts {
    uint64_t end;
} pvp_weights_frame_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index <= 4294967295;
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
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_weights_frame(buf, len, at, index,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches,
            root_weights_header_len_patches);
    ensures \result == KS_REFUSED ==> !(valid_pvp_weights_frame(buf, len, at, index,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches,
            root_weights_header_len_patches));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_pvp_weights_frame(at, index,
            has_root_weights_header, root_weights_header_len_patches);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_pvp_weights_frame(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index, int64_t root_header_headersize,
        int64_t root_header_numparams, int64_t root_header_filetype, int64_t root_header_nx,
        int64_t root_header_ny, int64_t root_header_nf, int64_t root_header_numrecords,
        int64_t root_header_datasize, int64_t root_header_datatype, int64_t root_header_nxprocs,
        int64_t root_header_nyprocs, int64_t root_header_nx_extended,
        int64_t root_header_ny_extended, int64_t root_header_nbands, bool has_root_weights_header,
        int64_t root_weights_header_nxp, int64_t root_weights_header_nyp,
        int64_t root_weights_header_nfp, bool strict, int64_t root_weights_header_num_patches,
        int64_t root_weights_header_len_patches, pvp_weights_frame_facts *facts) {
    uint64_t pos = at;
    const bool has_header = index > 0;
    pvp_weights_frame_header_facts header = {0};
    if (has_header) {
        const ks_verdict header_ok = check_pvp_weights_frame_header(gate, buf, len, pos,
                root_header_headersize, root_header_numparams, root_header_filetype,
                root_header_nx, root_header_ny, root_header_nf, root_header_numrecords,
                root_header_datasize, root_header_datatype, root_header_nxprocs,
                root_header_nyprocs, root_header_nx_extended, root_header_ny_extended,
                root_header_nbands, has_root_weights_header, root_weights_header_nxp,
                root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches, &header);
        /*@ assert header_ok: header_ok !=
                KS_STOPPED ==> (header_ok == KS_ACCEPTED <==> valid_pvp_weights_frame_header(buf,
                len, at, root_header_headersize, root_header_numparams, root_header_filetype,
                root_header_nx, root_header_ny, root_header_nf, root_header_numrecords,
                root_header_datasize, root_header_datatype, root_header_nxprocs,
                root_header_nyprocs, root_header_nx_extended, root_header_ny_extended,
                root_header_nbands, has_root_weights_header, root_weights_header_nxp,
                root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches)); */
        if (header_ok != KS_ACCEPTED) return header_ok;
        pos = header.end;
    }
    /*@ assert behind_header: pos == at_pvp_weights_frame_patches(at, index) && pos <= len; */
    int64_t patches_size = 0;
    if (!compute_pvp_weights_frame_patches_size(has_root_weights_header,
            root_weights_header_len_patches, &patches_size)) return KS_REFUSED;
    /*@ assert patches_size: patches_size ==
            pvp_weights_frame_patches_size_of(has_root_weights_header,
            root_weights_header_len_patches); */
    if (patches_size < 0) return KS_REFUSED;
    const bool patches_fits = (uint64_t)patches_size <= len - pos;
    /*@ assert patches_fits: patches_fits != 0 <==> end_pvp_weights_frame(at, index,
            has_root_weights_header, root_weights_header_len_patches) <= len; */
    if (!patches_fits) return KS_REFUSED;
    pos += (uint64_t)patches_size;
    /*@ assert behind_patches: pos == end_pvp_weights_frame(at, index, has_root_weights_header,
            root_weights_header_len_patches) && pos <= len; */
    if (!test_pvp_weights_frame_time(index, has_header)) return KS_REFUSED;
    if (!test_pvp_weights_frame_w_min(index, has_header,
            has_root_weights_header)) return KS_REFUSED;
    if (!test_pvp_weights_frame_w_max(index, has_header,
            has_root_weights_header)) return KS_REFUSED;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- weights */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 0 * count <= len;
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
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_weights_frames(buf, len, at,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches,
            root_weights_header_len_patches, count);
    ensures \result == KS_REFUSED ==> !(valid_pvp_weights_frames(buf, len, at,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches,
            root_weights_header_len_patches, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_weights_frames(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, int64_t root_header_headersize,
        int64_t root_header_numparams, int64_t root_header_filetype, int64_t root_header_nx,
        int64_t root_header_ny, int64_t root_header_nf, int64_t root_header_numrecords,
        int64_t root_header_datasize, int64_t root_header_datatype, int64_t root_header_nxprocs,
        int64_t root_header_nyprocs, int64_t root_header_nx_extended,
        int64_t root_header_ny_extended, int64_t root_header_nbands, bool has_root_weights_header,
        int64_t root_weights_header_nxp, int64_t root_weights_header_nyp,
        int64_t root_weights_header_nfp, bool strict, int64_t root_weights_header_num_patches,
        int64_t root_weights_header_len_patches) {
    pvp_weights_frame_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_pvp_weights_frames_item(at, has_root_weights_header,
                root_weights_header_len_patches, i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_pvp_weights_frames_item(buf, len,
                at, root_header_headersize, root_header_numparams, root_header_filetype,
                root_header_nx, root_header_ny, root_header_nf, root_header_numrecords,
                root_header_datasize, root_header_datatype, root_header_nxprocs,
                root_header_nyprocs, root_header_nx_extended, root_header_ny_extended,
                root_header_nbands, has_root_weights_header, root_weights_header_nxp,
                root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches, root_weights_header_len_patches, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_pvp_weights_frames(buf, len, at, root_header_headersize,
                root_header_numparams, root_header_filetype, root_header_nx, root_header_ny,
                root_header_nf, root_header_numrecords, root_header_datasize, root_header_datatype,
                root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
                root_header_ny_extended, root_header_nbands, has_root_weights_header,
                root_weights_header_nxp, root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches, root_weights_header_len_patches,
                count) ==> valid_pvp_weights_frames_item(buf, len, at, root_header_headersize,
                root_header_numparams, root_header_filetype, root_header_nx, root_header_ny,
                root_header_nf, root_header_numrecords, root_header_datasize, root_header_datatype,
                root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
                root_header_ny_extended, root_header_nbands, has_root_weights_header,
                root_weights_header_nxp, root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches, root_weights_header_len_patches, i); */
        if (i > UINT64_C(4294967295)) return KS_REFUSED;
        const ks_verdict ok = check_pvp_weights_frame(gate, buf, len, pos, i,
                root_header_headersize, root_header_numparams, root_header_filetype,
                root_header_nx, root_header_ny, root_header_nf, root_header_numrecords,
                root_header_datasize, root_header_datatype, root_header_nxprocs,
                root_header_nyprocs, root_header_nx_extended, root_header_ny_extended,
                root_header_nbands, has_root_weights_header, root_weights_header_nxp,
                root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches, root_weights_header_len_patches, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_pvp_weights_frames_item(buf, len, at,
                root_header_headersize, root_header_numparams, root_header_filetype,
                root_header_nx, root_header_ny, root_header_nf, root_header_numrecords,
                root_header_datasize, root_header_datatype, root_header_nxprocs,
                root_header_nyprocs, root_header_nx_extended, root_header_ny_extended,
                root_header_nbands, has_root_weights_header, root_weights_header_nxp,
                root_weights_header_nyp, root_weights_header_nfp, strict,
                root_weights_header_num_patches, root_weights_header_len_patches, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    return KS_ACCEPTED;
}

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
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_weights(buf, len, at, has_root_weights_header,
            root_weights_header_num_frames, root_header_headersize, root_header_numparams,
            root_header_filetype, root_header_nx, root_header_ny, root_header_nf,
            root_header_numrecords, root_header_datasize, root_header_datatype,
            root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
            root_header_ny_extended, root_header_nbands, root_weights_header_nxp,
            root_weights_header_nyp, root_weights_header_nfp, strict,
            root_weights_header_num_patches, root_weights_header_len_patches);
    ensures \result == KS_REFUSED ==> !(valid_pvp_weights(buf, len, at, has_root_weights_header,
            root_weights_header_num_frames, root_header_headersize, root_header_numparams,
            root_header_filetype, root_header_nx, root_header_ny, root_header_nf,
            root_header_numrecords, root_header_datasize, root_header_datatype,
            root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
            root_header_ny_extended, root_header_nbands, root_weights_header_nxp,
            root_weights_header_nyp, root_weights_header_nfp, strict,
            root_weights_header_num_patches, root_weights_header_len_patches));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_weights(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool has_root_weights_header, int64_t root_weights_header_num_frames,
        int64_t root_header_headersize, int64_t root_header_numparams,
        int64_t root_header_filetype, int64_t root_header_nx, int64_t root_header_ny,
        int64_t root_header_nf, int64_t root_header_numrecords, int64_t root_header_datasize,
        int64_t root_header_datatype, int64_t root_header_nxprocs, int64_t root_header_nyprocs,
        int64_t root_header_nx_extended, int64_t root_header_ny_extended,
        int64_t root_header_nbands, int64_t root_weights_header_nxp,
        int64_t root_weights_header_nyp, int64_t root_weights_header_nfp, bool strict,
        int64_t root_weights_header_num_patches, int64_t root_weights_header_len_patches) {
    uint64_t pos = at;
    int64_t frames_count = 0;
    if (!compute_pvp_weights_frames_count(has_root_weights_header, root_weights_header_num_frames,
            &frames_count)) return KS_REFUSED;
    const ks_verdict frames_ok = check_pvp_weights_frames(gate, buf, len, pos,
            frames_count > 0 ? (uint64_t)frames_count : 0, root_header_headersize,
            root_header_numparams, root_header_filetype, root_header_nx, root_header_ny,
            root_header_nf, root_header_numrecords, root_header_datasize, root_header_datatype,
            root_header_nxprocs, root_header_nyprocs, root_header_nx_extended,
            root_header_ny_extended, root_header_nbands, has_root_weights_header,
            root_weights_header_nxp, root_weights_header_nyp, root_weights_header_nfp, strict,
            root_weights_header_num_patches, root_weights_header_len_patches);
    /*@ assert frames_ok: frames_ok != KS_STOPPED
            ==> (frames_ok == KS_ACCEPTED <==> valid_pvp_weights_frames(buf, len, at,
            root_header_headersize, root_header_numparams, root_header_filetype, root_header_nx,
            root_header_ny, root_header_nf, root_header_numrecords, root_header_datasize,
            root_header_datatype, root_header_nxprocs, root_header_nyprocs,
            root_header_nx_extended, root_header_ny_extended, root_header_nbands,
            has_root_weights_header, root_weights_header_nxp, root_weights_header_nyp,
            root_weights_header_nfp, strict, root_weights_header_num_patches,
            root_weights_header_len_patches, (pvp_weights_frames_count_of(has_root_weights_header,
            root_weights_header_num_frames) > 0 ?
            pvp_weights_frames_count_of(has_root_weights_header,
            root_weights_header_num_frames) : 0))); */
    if (frames_ok != KS_ACCEPTED) return frames_ok;
    return KS_ACCEPTED;
}

/* ---- pvp */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= header_filetype <= 2147483647;
    requires -9223372036854775807 <= header_num_whole_frames <= 9223372036854775807;
    requires -9223372036854775799 <= header_len_tail <= 9223372036854775806;
    requires -2147483648 <= header_nbands <= 2147483647;
    requires -2147483648 <= header_headersize <= 2147483647;
    requires -9223372036854775807 <= weights_header_num_frames <= 9223372036854775807;
    requires -2147483648 <= header_numparams <= 2147483647;
    requires -2147483648 <= header_nx <= 2147483647;
    requires -2147483648 <= header_ny <= 2147483647;
    requires -2147483648 <= header_nf <= 2147483647;
    requires -2147483648 <= header_numrecords <= 2147483647;
    requires -2147483648 <= header_datasize <= 2147483647;
    requires -2147483648 <= header_datatype <= 2147483647;
    requires -2147483648 <= header_nxprocs <= 2147483647;
    requires -2147483648 <= header_nyprocs <= 2147483647;
    requires -2147483648 <= header_nx_extended <= 2147483647;
    requires -2147483648 <= header_ny_extended <= 2147483647;
    requires -2147483648 <= weights_header_nxp <= 2147483647;
    requires -2147483648 <= weights_header_nyp <= 2147483647;
    requires -2147483648 <= weights_header_nfp <= 2147483647;
    requires -2147483648 <= weights_header_num_patches <= 2147483647;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_pvp_content(buf, len, at, header_filetype,
            has_header_num_whole_frames, header_num_whole_frames, has_header_len_tail,
            header_len_tail, header_nbands, has_header_len_values, header_len_values, strict,
            header_headersize, header_num_cells, has_weights_header, weights_header_num_frames,
            header_numparams, header_nx, header_ny, header_nf, header_numrecords, header_datasize,
            header_datatype, header_nxprocs, header_nyprocs, header_nx_extended,
            header_ny_extended, weights_header_nxp, weights_header_nyp, weights_header_nfp,
            weights_header_num_patches, weights_header_len_patches);
    ensures \result == KS_REFUSED ==> !(valid_pvp_content(buf, len, at, header_filetype,
            has_header_num_whole_frames, header_num_whole_frames, has_header_len_tail,
            header_len_tail, header_nbands, has_header_len_values, header_len_values, strict,
            header_headersize, header_num_cells, has_weights_header, weights_header_num_frames,
            header_numparams, header_nx, header_ny, header_nf, header_numrecords, header_datasize,
            header_datatype, header_nxprocs, header_nyprocs, header_nx_extended,
            header_ny_extended, weights_header_nxp, weights_header_nyp, weights_header_nfp,
            weights_header_num_patches, weights_header_len_patches));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_pvp_content(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, int64_t header_filetype, bool has_header_num_whole_frames,
        int64_t header_num_whole_frames, bool has_header_len_tail, int64_t header_len_tail,
        int64_t header_nbands, bool has_header_len_values, int64_t header_len_values, bool strict,
        int64_t header_headersize, int64_t header_num_cells, bool has_weights_header,
        int64_t weights_header_num_frames, int64_t header_numparams, int64_t header_nx,
        int64_t header_ny, int64_t header_nf, int64_t header_numrecords, int64_t header_datasize,
        int64_t header_datatype, int64_t header_nxprocs, int64_t header_nyprocs,
        int64_t header_nx_extended, int64_t header_ny_extended, int64_t weights_header_nxp,
        int64_t weights_header_nyp, int64_t weights_header_nfp, int64_t weights_header_num_patches,
        int64_t weights_header_len_patches) {
    if (header_filetype == 4) {
        const ks_verdict content_ok = check_pvp_dense_activity(gate, buf, len, at,
                has_header_num_whole_frames, header_num_whole_frames, has_header_len_tail,
                header_len_tail, header_nbands, has_header_len_values, header_len_values, strict);
        /*@ assert content_ok: content_ok !=
                KS_STOPPED ==> (content_ok == KS_ACCEPTED <==> valid_pvp_dense_activity(len, at,
                has_header_num_whole_frames, header_num_whole_frames, has_header_len_tail,
                header_len_tail, header_nbands, has_header_len_values, header_len_values,
                strict)); */
        if (content_ok != KS_ACCEPTED) return content_ok;
    }
    if (header_filetype == 1) {
        const ks_verdict content_ok = check_pvp_legacy_activity(gate, buf, len, at,
                has_header_len_values, header_len_values);
        /*@ assert content_ok: content_ok !=
                KS_STOPPED ==> (content_ok == KS_ACCEPTED <==> valid_pvp_legacy_activity(len, at,
                has_header_len_values, header_len_values)); */
        if (content_ok != KS_ACCEPTED) return content_ok;
    }
    if (header_filetype == 6 || header_filetype == 2) {
        const ks_verdict content_ok = check_pvp_sparse_activity(gate, buf, len, at,
                header_headersize, strict, header_num_cells, header_filetype, header_nbands);
        /*@ assert content_ok: content_ok !=
                KS_STOPPED ==> (content_ok == KS_ACCEPTED <==> valid_pvp_sparse_activity(buf, len,
                at, header_headersize, strict, header_num_cells, header_filetype,
                header_nbands)); */
        if (content_ok != KS_ACCEPTED) return content_ok;
    }
    if (header_filetype == 5 || header_filetype == 3) {
        const ks_verdict content_ok = check_pvp_weights(gate, buf, len, at, has_weights_header,
                weights_header_num_frames, header_headersize, header_numparams, header_filetype,
                header_nx, header_ny, header_nf, header_numrecords, header_datasize,
                header_datatype, header_nxprocs, header_nyprocs, header_nx_extended,
                header_ny_extended, header_nbands, weights_header_nxp, weights_header_nyp,
                weights_header_nfp, strict, weights_header_num_patches, weights_header_len_patches);
        /*@ assert content_ok: content_ok !=
                KS_STOPPED ==> (content_ok == KS_ACCEPTED <==> valid_pvp_weights(buf, len, at,
                has_weights_header, weights_header_num_frames, header_headersize, header_numparams,
                header_filetype, header_nx, header_ny, header_nf, header_numrecords,
                header_datasize, header_datatype, header_nxprocs, header_nyprocs,
                header_nx_extended, header_ny_extended, header_nbands, weights_header_nxp,
                weights_header_nyp, weights_header_nfp, strict, weights_header_num_patches,
                weights_header_len_patches)); */
        if (content_ok != KS_ACCEPTED) return content_ok;
    }
    return KS_ACCEPTED;
}

ks_verdict pvp_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict) {
    uint64_t pos = 0;
    pvp_header_facts header = {0};
    const ks_verdict header_ok = check_pvp_header(gate, buf, len, pos, strict, &header);
    /*@ assert header_ok: header_ok != KS_STOPPED
            ==> (header_ok == KS_ACCEPTED <==> valid_pvp_header(buf, len, 0, strict)); */
    if (header_ok != KS_ACCEPTED) return header_ok;
    pos = header.end;
    /*@ assert behind_header: pos == at_pvp_weights_header && pos <= len; */
    const bool has_weights_header = header.is_weights;
    pvp_weights_header_facts weights_header = {0};
    if (has_weights_header) {
        const ks_verdict weights_header_ok = check_pvp_weights_header(gate, buf, len, pos,
                header.datatype, strict, header.datasize, header.nbands, header.numrecords,
                &weights_header);
        /*@ assert weights_header_ok:
                weights_header_ok != KS_STOPPED ==>
                (weights_header_ok == KS_ACCEPTED <==> valid_pvp_weights_header(buf, len,
                at_pvp_weights_header, pvp_header_datatype(buf, 0), strict,
                pvp_header_datasize(buf, 0), pvp_header_nbands(buf, 0), pvp_header_numrecords(buf,
                0))); */
        if (weights_header_ok != KS_ACCEPTED) return weights_header_ok;
        pos = weights_header.end;
    }
    /*@ assert behind_weights_header: pos == at_pvp_content(buf) && pos <= len; */
    const ks_verdict content_ok = check_pvp_content(gate, buf, len, pos, header.filetype,
            header.has_num_whole_frames, header.num_whole_frames, header.has_len_tail,
            header.len_tail, header.nbands, header.has_len_values, header.len_values, strict,
            header.headersize, header.num_cells, has_weights_header, weights_header.num_frames,
            header.numparams, header.nx, header.ny, header.nf, header.numrecords, header.datasize,
            header.datatype, header.nxprocs, header.nyprocs, header.nx_extended,
            header.ny_extended, weights_header.nxp, weights_header.nyp, weights_header.nfp,
            weights_header.num_patches, weights_header.len_patches);
    /*@ assert content_ok: content_ok !=
            KS_STOPPED ==> (content_ok == KS_ACCEPTED <==> valid_pvp_content(buf, len,
            at_pvp_content(buf), pvp_header_filetype(buf, 0), pvp_header_has_num_whole_frames(buf,
            0), pvp_header_num_whole_frames(buf, len, 0), pvp_header_has_len_tail(buf, 0),
            pvp_header_len_tail(buf, len, 0), pvp_header_nbands(buf, 0),
            pvp_header_has_len_values(buf, 0), pvp_header_len_values(buf, 0), strict,
            pvp_header_headersize(buf, 0), pvp_header_num_cells(buf, 0),
            pvp_has_weights_header(buf), pvp_weights_header_num_frames(buf, len),
            pvp_header_numparams(buf, 0), pvp_header_nx(buf, 0), pvp_header_ny(buf, 0),
            pvp_header_nf(buf, 0), pvp_header_numrecords(buf, 0), pvp_header_datasize(buf, 0),
            pvp_header_datatype(buf, 0), pvp_header_nxprocs(buf, 0), pvp_header_nyprocs(buf, 0),
            pvp_header_nx_extended(buf, 0), pvp_header_ny_extended(buf, 0),
            pvp_weights_header_nxp(buf), pvp_weights_header_nyp(buf), pvp_weights_header_nfp(buf),
            pvp_weights_header_num_patches(buf), pvp_weights_header_len_patches(buf, len))); */
    if (content_ok != KS_ACCEPTED) return content_ok;
    return KS_ACCEPTED;
}

