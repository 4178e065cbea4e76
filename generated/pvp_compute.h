/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from pvp.ksy. Do not edit. */
/*
 * Private to pvp_validate.c and pvp_view.c: how values, counts, sizes and positions are
 * computed from the fields that they depend on. A function returns false, or is not called,
 * where the value is not defined.
 */
#ifndef KSYC_PVP_COMPUTE_H
#define KSYC_PVP_COMPUTE_H

#include "pvp_validate.h"

/* ---- header */

/*@
    requires -2147483648 <= nxprocs <= 2147483647;
    requires -2147483648 <= nyprocs <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_header_is_single_process_of(nxprocs, nyprocs);
*/
static inline bool compute_pvp_header_is_single_process(int64_t nxprocs, int64_t nyprocs) {
    return nxprocs == 1 && nyprocs == 1;
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_header_is_dense_of(filetype);
*/
static inline bool compute_pvp_header_is_dense(int64_t filetype) {
    return filetype == 4 || filetype == 1;
}

/*@
    requires -2147483648 <= nx <= 2147483647;
    requires -2147483648 <= nxprocs <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_header_layer_nx_of(nx, nxprocs);
    ensures -4611686016279904256 <= \result <= 4611686018427387904;
*/
static inline int64_t compute_pvp_header_layer_nx(int64_t nx, int64_t nxprocs) {
    return nx * nxprocs;
}

/*@
    requires -2147483648 <= ny <= 2147483647;
    requires -2147483648 <= nyprocs <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_header_layer_ny_of(ny, nyprocs);
    ensures -4611686016279904256 <= \result <= 4611686018427387904;
*/
static inline int64_t compute_pvp_header_layer_ny(int64_t ny, int64_t nyprocs) {
    return ny * nyprocs;
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    requires io_size <= 9223372036854775807;
    requires -2147483648 <= headersize <= 2147483647;
    requires -9223372036854775800 <= len_dense_frame <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_header_num_whole_frames(filetype, io_size, headersize,
            has_len_dense_frame, len_dense_frame);
    ensures \result != 0 ==> *value == pvp_header_num_whole_frames_of(filetype, io_size,
            headersize, has_len_dense_frame, len_dense_frame);
    ensures \result != 0 ==> -9223372036854775807 <= *value <= 9223372036854775807;
*/
static inline bool compute_pvp_header_num_whole_frames(int64_t filetype, uint64_t io_size,
        int64_t headersize, bool has_len_dense_frame, int64_t len_dense_frame, int64_t *value) {
    int64_t v1 = 0;
    if (filetype == 4) {
        if (!ks_sub_fits_s64((int64_t)io_size, headersize)) return false;
        if (!has_len_dense_frame) return false;
        if (len_dense_frame == 0) return false;
        v1 = ks_floor_div(((int64_t)io_size - headersize), len_dense_frame);
    } else {
        v1 = 0;
    }
    *value = v1;
    return true;
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_header_len_dense_frame(filetype, has_len_values,
            len_values);
    ensures \result != 0 ==> *value == pvp_header_len_dense_frame_of(filetype, has_len_values,
            len_values);
    ensures \result != 0 ==> -9223372036854775800 <= *value <= 9223372036854775807;
*/
static inline bool compute_pvp_header_len_dense_frame(int64_t filetype, bool has_len_values,
        int64_t len_values, int64_t *value) {
    int64_t v1 = 0;
    if (filetype == 4) {
        if (!has_len_values) return false;
        if (!ks_add_fits_s64(8, len_values)) return false;
        v1 = 8 + len_values;
    } else {
        v1 = 0;
    }
    *value = v1;
    return true;
}

/*@
    requires -2147483648 <= datasize <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_header_len_values(is_dense, num_cells, datasize);
    ensures \result != 0 ==> *value == pvp_header_len_values_of(is_dense, num_cells, datasize);
*/
static inline bool compute_pvp_header_len_values(bool is_dense, int64_t num_cells,
        int64_t datasize, int64_t *value) {
    int64_t v1 = 0;
    if (is_dense) {
        if (!ks_mul_fits_s64(num_cells, datasize)) return false;
        v1 = num_cells * datasize;
    } else {
        v1 = 0;
    }
    *value = v1;
    return true;
}

/*@
    requires -4611686016279904256 <= layer_nx <= 4611686018427387904;
    requires -4611686016279904256 <= layer_ny <= 4611686018427387904;
    requires -2147483648 <= nf <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_header_num_cells(layer_nx, layer_ny, nf);
    ensures \result != 0 ==> *value == pvp_header_num_cells_of(layer_nx, layer_ny, nf);
*/
static inline bool compute_pvp_header_num_cells(int64_t layer_nx, int64_t layer_ny, int64_t nf,
        int64_t *value) {
    if (!ks_mul_fits_s64(layer_nx, layer_ny)) return false;
    if (!ks_mul_fits_s64(layer_nx * layer_ny, nf)) return false;
    *value = (layer_nx * layer_ny) * nf;
    return true;
}

/*@
    requires -2147483648 <= filetype <= 2147483647;
    requires io_size <= 9223372036854775807;
    requires -2147483648 <= headersize <= 2147483647;
    requires -9223372036854775800 <= len_dense_frame <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_header_len_tail(filetype, io_size, headersize,
            has_len_dense_frame, len_dense_frame);
    ensures \result != 0 ==> *value == pvp_header_len_tail_of(filetype, io_size, headersize,
            has_len_dense_frame, len_dense_frame);
    ensures \result != 0 ==> -9223372036854775799 <= *value <= 9223372036854775806;
*/
static inline bool compute_pvp_header_len_tail(int64_t filetype, uint64_t io_size,
        int64_t headersize, bool has_len_dense_frame, int64_t len_dense_frame, int64_t *value) {
    int64_t v1 = 0;
    if (filetype == 4) {
        if (!ks_sub_fits_s64((int64_t)io_size, headersize)) return false;
        if (!has_len_dense_frame) return false;
        if (len_dense_frame == 0) return false;
        v1 = ks_floor_mod(((int64_t)io_size - headersize), len_dense_frame);
    } else {
        v1 = 0;
    }
    *value = v1;
    return true;
}

/* ---- weights_header */

/*@
    requires -2147483648 <= nxp <= 2147483647;
    requires -2147483648 <= nyp <= 2147483647;
    requires -2147483648 <= nfp <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_weights_per_patch(nxp, nyp, nfp);
    ensures \result != 0 ==> *value == pvp_weights_header_weights_per_patch_of(nxp, nyp, nfp);
*/
static inline bool compute_pvp_weights_header_weights_per_patch(int64_t nxp, int64_t nyp,
        int64_t nfp, int64_t *value) {
    if (!ks_mul_fits_s64(nxp * nyp, nfp)) return false;
    *value = (nxp * nyp) * nfp;
    return true;
}

/*@
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_nbands_fits(root_header_nbands, io_size,
            len_arbor);
    ensures \result != 0 ==> *value == pvp_weights_header_nbands_fits_of(root_header_nbands,
            io_size, len_arbor);
*/
static inline bool compute_pvp_weights_header_nbands_fits(int64_t root_header_nbands,
        uint64_t io_size, int64_t len_arbor, bool *value) {
    bool v1 = root_header_nbands > 0;
    if (v1) {
        if (len_arbor == 0) return false;
        v1 = root_header_nbands <= ks_floor_div((int64_t)io_size, len_arbor);
    }
    bool v2 = v1;
    if (v2) {
        if (!ks_mul_fits_s64(root_header_nbands, len_arbor)) return false;
        if (!ks_add_fits_s64(104, root_header_nbands * len_arbor)) return false;
        if ((104 + (root_header_nbands * len_arbor)) == 0) return false;
        v2 = ks_floor_mod((int64_t)io_size, (104 + (root_header_nbands * len_arbor))) == 0;
    }
    *value = v2;
    return true;
}

/*@
    requires -2147483648 <= num_patches <= 2147483647;
    requires -9223372036854775800 <= len_patch <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_len_arbor(num_patches, len_patch);
    ensures \result != 0 ==> *value == pvp_weights_header_len_arbor_of(num_patches, len_patch);
*/
static inline bool compute_pvp_weights_header_len_arbor(int64_t num_patches, int64_t len_patch,
        int64_t *value) {
    if (!ks_mul_fits_s64(num_patches, len_patch)) return false;
    *value = num_patches * len_patch;
    return true;
}

/*@
    requires -2147483648 <= root_header_datasize <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_len_patch(weights_per_patch,
            root_header_datasize);
    ensures \result != 0 ==> *value == pvp_weights_header_len_patch_of(weights_per_patch,
            root_header_datasize);
    ensures \result != 0 ==> -9223372036854775800 <= *value <= 9223372036854775807;
*/
static inline bool compute_pvp_weights_header_len_patch(int64_t weights_per_patch,
        int64_t root_header_datasize, int64_t *value) {
    if (!ks_mul_fits_s64(weights_per_patch, root_header_datasize)) return false;
    if (!ks_add_fits_s64(8, weights_per_patch * root_header_datasize)) return false;
    *value = 8 + (weights_per_patch * root_header_datasize);
    return true;
}

/*@
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_numrecords_fits(root_header_numrecords,
            io_size, len_arbor);
    ensures \result != 0 ==> *value ==
            pvp_weights_header_numrecords_fits_of(root_header_numrecords, io_size, len_arbor);
*/
static inline bool compute_pvp_weights_header_numrecords_fits(int64_t root_header_numrecords,
        uint64_t io_size, int64_t len_arbor, bool *value) {
    bool v1 = root_header_numrecords > 0;
    if (v1) {
        if (len_arbor == 0) return false;
        v1 = root_header_numrecords <= ks_floor_div((int64_t)io_size, len_arbor);
    }
    bool v2 = v1;
    if (v2) {
        if (!ks_mul_fits_s64(root_header_numrecords, len_arbor)) return false;
        if (!ks_add_fits_s64(104, root_header_numrecords * len_arbor)) return false;
        if ((104 + (root_header_numrecords * len_arbor)) == 0) return false;
        v2 = ks_floor_mod((int64_t)io_size, (104 + (root_header_numrecords * len_arbor))) == 0;
    }
    *value = v2;
    return true;
}

/*@
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires io_size <= 9223372036854775807;
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_short_headers_fit(root_header_nbands,
            io_size, len_short_arbor, root_header_numrecords);
    ensures \result != 0 ==> *value == pvp_weights_header_short_headers_fit_of(root_header_nbands,
            io_size, len_short_arbor, root_header_numrecords);
*/
static inline bool compute_pvp_weights_header_short_headers_fit(int64_t root_header_nbands,
        uint64_t io_size, int64_t len_short_arbor, int64_t root_header_numrecords, bool *value) {
    bool v1 = root_header_nbands > 0;
    if (v1) {
        if (len_short_arbor == 0) return false;
        v1 = root_header_nbands <= ks_floor_div((int64_t)io_size, len_short_arbor);
    }
    bool v2 = v1;
    if (v2) {
        if (!ks_mul_fits_s64(root_header_nbands, len_short_arbor)) return false;
        if (!ks_add_fits_s64(104, root_header_nbands * len_short_arbor)) return false;
        if ((104 + (root_header_nbands * len_short_arbor)) == 0) return false;
        v2 = ks_floor_mod((int64_t)io_size, (104 + (root_header_nbands * len_short_arbor))) == 0;
    }
    bool v5 = v2;
    if (!v5) {
        bool v3 = root_header_numrecords > 0;
        if (v3) {
            if (len_short_arbor == 0) return false;
            v3 = root_header_numrecords <= ks_floor_div((int64_t)io_size, len_short_arbor);
        }
        bool v4 = v3;
        if (v4) {
            if (!ks_mul_fits_s64(root_header_numrecords, len_short_arbor)) return false;
            if (!ks_add_fits_s64(104, root_header_numrecords * len_short_arbor)) return false;
            if ((104 + (root_header_numrecords * len_short_arbor)) == 0) return false;
            v4 = ks_floor_mod((int64_t)io_size,
                    (104 + (root_header_numrecords * len_short_arbor))) == 0;
        }
        v5 = v4;
    }
    *value = v5;
    return true;
}

/*@
    requires -2147483648 <= num_patches <= 2147483647;
    requires -9223372036854775800 <= len_patch <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_len_short_arbor(num_patches, len_patch);
    ensures \result != 0 ==> *value == pvp_weights_header_len_short_arbor_of(num_patches,
            len_patch);
*/
static inline bool compute_pvp_weights_header_len_short_arbor(int64_t num_patches,
        int64_t len_patch, int64_t *value) {
    if (!ks_mul_fits_s64(num_patches, len_patch - 4)) return false;
    *value = num_patches * (len_patch - 4);
    return true;
}

/*@
    requires -2147483648 <= num_arbors <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_len_patches(num_arbors, len_arbor);
    ensures \result != 0 ==> *value == pvp_weights_header_len_patches_of(num_arbors, len_arbor);
*/
static inline bool compute_pvp_weights_header_len_patches(int64_t num_arbors, int64_t len_arbor,
        int64_t *value) {
    if (!ks_mul_fits_s64(num_arbors, len_arbor)) return false;
    *value = num_arbors * len_arbor;
    return true;
}

/*@
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires -2147483648 <= root_header_numrecords <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_weights_header_num_arbors_of(nbands_fits, root_header_nbands,
            root_header_numrecords);
    ensures -2147483648 <= \result <= 2147483647;
*/
static inline int64_t compute_pvp_weights_header_num_arbors(bool nbands_fits,
        int64_t root_header_nbands, int64_t root_header_numrecords) {
    return nbands_fits ? root_header_nbands : root_header_numrecords;
}

/*@
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_header_num_frames(io_size, len_patches);
    ensures \result != 0 ==> *value == pvp_weights_header_num_frames_of(io_size, len_patches);
    ensures \result != 0 ==> -9223372036854775807 <= *value <= 9223372036854775807;
*/
static inline bool compute_pvp_weights_header_num_frames(uint64_t io_size, int64_t len_patches,
        int64_t *value) {
    if (!ks_add_fits_s64(104, len_patches)) return false;
    if ((104 + len_patches) == 0) return false;
    *value = ks_floor_div((int64_t)io_size, (104 + len_patches));
    return true;
}

/* ---- dense_frame */

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_dense_frame_values_size(has_root_header_len_values,
            root_header_len_values);
    ensures \result != 0 ==> *value == pvp_dense_frame_values_size_of(has_root_header_len_values,
            root_header_len_values);
*/
static inline bool compute_pvp_dense_frame_values_size(bool has_root_header_len_values,
        int64_t root_header_len_values, int64_t *value) {
    if (!has_root_header_len_values) return false;
    *value = root_header_len_values;
    return true;
}

/* ---- dense_activity */

/*@
    requires -9223372036854775807 <= root_header_num_whole_frames <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==>
            defined_pvp_dense_activity_frames_count(has_root_header_num_whole_frames,
            root_header_num_whole_frames, cuts_a_frame);
    ensures \result != 0 ==> *value ==
            pvp_dense_activity_frames_count_of(has_root_header_num_whole_frames,
            root_header_num_whole_frames, cuts_a_frame);
    ensures \result != 0 ==> -9223372036854775807 <= *value <= 9223372036854775807;
*/
static inline bool compute_pvp_dense_activity_frames_count(bool has_root_header_num_whole_frames,
        int64_t root_header_num_whole_frames, bool cuts_a_frame, int64_t *value) {
    if (!has_root_header_num_whole_frames) return false;
    if (!ks_add_fits_s64(root_header_num_whole_frames,
            (int64_t)(cuts_a_frame ? 1 : 0))) return false;
    *value = root_header_num_whole_frames + (int64_t)(cuts_a_frame ? 1 : 0);
    return true;
}

/*@
    requires -9223372036854775799 <= root_header_len_tail <= 9223372036854775806;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    requires -9223372036854775807 <= root_header_num_whole_frames <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_dense_activity_cuts_a_frame(has_root_header_len_tail,
            root_header_len_tail, root_header_nbands, has_root_header_num_whole_frames,
            root_header_num_whole_frames);
    ensures \result != 0 ==> *value == pvp_dense_activity_cuts_a_frame_of(has_root_header_len_tail,
            root_header_len_tail, root_header_nbands, has_root_header_num_whole_frames,
            root_header_num_whole_frames);
*/
static inline bool compute_pvp_dense_activity_cuts_a_frame(bool has_root_header_len_tail,
        int64_t root_header_len_tail, int64_t root_header_nbands,
        bool has_root_header_num_whole_frames, int64_t root_header_num_whole_frames, bool *value) {
    if (!has_root_header_len_tail) return false;
    bool v2 = root_header_len_tail > 0;
    if (v2) {
        if (!has_root_header_num_whole_frames) return false;
        bool v1 = root_header_nbands > root_header_num_whole_frames;
        if (!v1) {
            if (!has_root_header_num_whole_frames) return false;
            v1 = root_header_num_whole_frames == 0;
        }
        v2 = v1;
    }
    *value = v2;
    return true;
}

/* ---- legacy_activity */

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_legacy_activity_values_size(has_root_header_len_values,
            root_header_len_values);
    ensures \result != 0 ==> *value ==
            pvp_legacy_activity_values_size_of(has_root_header_len_values, root_header_len_values);
*/
static inline bool compute_pvp_legacy_activity_values_size(bool has_root_header_len_values,
        int64_t root_header_len_values, int64_t *value) {
    if (!has_root_header_len_values) return false;
    *value = root_header_len_values;
    return true;
}

/* ---- sparse_activity */

/*@
    requires io_pos <= 9223372036854775807;
    requires io_size <= 9223372036854775807;
    requires index <= 9223372036854775807;
    requires -2147483648 <= root_header_nbands <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_sparse_activity_frames_until_of(io_pos, io_size, index,
            root_header_nbands);
*/
static inline bool compute_pvp_sparse_activity_frames_until(uint64_t io_pos, uint64_t io_size,
        uint64_t index, int64_t root_header_nbands) {
    return io_pos >= io_size ||
            (((int64_t)io_size - (int64_t)io_pos) < 12
            && (root_header_nbands < 0 || (index + 1) >= (uint64_t)root_header_nbands));
}

/*@
    requires frames_count <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == pvp_sparse_activity_num_frames_of(has_frames, frames_count);
    ensures \result <= 9223372036854775807;
*/
static inline uint64_t compute_pvp_sparse_activity_num_frames(bool has_frames,
        uint64_t frames_count) {
    return has_frames ? frames_count : 0;
}

/* ---- weights_frame */

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_frame_patches_size(has_root_weights_header,
            root_weights_header_len_patches);
    ensures \result != 0 ==> *value == pvp_weights_frame_patches_size_of(has_root_weights_header,
            root_weights_header_len_patches);
*/
static inline bool compute_pvp_weights_frame_patches_size(bool has_root_weights_header,
        int64_t root_weights_header_len_patches, int64_t *value) {
    if (!has_root_weights_header) return false;
    *value = root_weights_header_len_patches;
    return true;
}

/*@
    requires index <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> defined_pvp_weights_frame_time(index, has_header);
*/
static inline bool test_pvp_weights_frame_time(uint64_t index, bool has_header) {
    if (index > 0) {
        if (!has_header) return false;
    } else {
    }
    return true;
}

/*@
    requires index <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> defined_pvp_weights_frame_w_min(index, has_header,
            has_root_weights_header);
*/
static inline bool test_pvp_weights_frame_w_min(uint64_t index, bool has_header,
        bool has_root_weights_header) {
    if (index > 0) {
        if (!has_header) return false;
    } else {
        if (!has_root_weights_header) return false;
    }
    return true;
}

/*@
    requires index <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> defined_pvp_weights_frame_w_max(index, has_header,
            has_root_weights_header);
*/
static inline bool test_pvp_weights_frame_w_max(uint64_t index, bool has_header,
        bool has_root_weights_header) {
    if (index > 0) {
        if (!has_header) return false;
    } else {
        if (!has_root_weights_header) return false;
    }
    return true;
}

/* ---- weights */

/*@
    requires -9223372036854775807 <= root_weights_header_num_frames <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_pvp_weights_frames_count(has_root_weights_header,
            root_weights_header_num_frames);
    ensures \result != 0 ==> *value == pvp_weights_frames_count_of(has_root_weights_header,
            root_weights_header_num_frames);
    ensures \result != 0 ==> -9223372036854775807 <= *value <= 9223372036854775807;
*/
static inline bool compute_pvp_weights_frames_count(bool has_root_weights_header,
        int64_t root_weights_header_num_frames, int64_t *value) {
    if (!has_root_weights_header) return false;
    *value = root_weights_header_num_frames;
    return true;
}

#endif
