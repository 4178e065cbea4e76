/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from primitiv.ksy. Do not edit. */
/*
 * Private to primitiv_validate.c and primitiv_view.c: how values, counts, sizes and positions are
 * computed from the fields that they depend on. A function returns false, or is not called,
 * where the value is not defined.
 */
#ifndef KSYC_PRIMITIV_COMPUTE_H
#define KSYC_PRIMITIV_COMPUTE_H

#include "primitiv_validate.h"

/* ---- array_head */

/*@
    requires tag <= 255;
    requires wide_count <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_primitiv_msgpack_array_head_num_items(tag, has_wide_count,
            wide_count);
    ensures \result != 0 ==> *value == primitiv_msgpack_array_head_num_items_of(tag,
            has_wide_count, wide_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_primitiv_msgpack_array_head_num_items(uint64_t tag, bool has_wide_count,
        uint64_t wide_count, uint64_t *value) {
    uint64_t v1 = 0;
    if (tag <= 159) {
        v1 = tag % 16;
    } else {
        if (!has_wide_count) return false;
        v1 = wide_count;
    }
    *value = v1;
    return true;
}

/* ---- dim */

/*@
    requires length <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_primitiv_dim_volume(volume_before, length);
    ensures \result != 0 ==> *value == primitiv_dim_volume_of(volume_before, length);
*/
static inline bool compute_primitiv_dim_volume(uint64_t volume_before, uint64_t length,
        uint64_t *value) {
    if (!ks_mul_fits_u64(volume_before, length)) return false;
    *value = volume_before * length;
    return true;
}

/* ---- shape */

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == primitiv_shape_dims_volume_before_of(index, dims_volume);
*/
static inline uint64_t compute_primitiv_shape_dims_volume_before(uint64_t index,
        uint64_t dims_volume) {
    return index == 0 ? 1 : dims_volume;
}

/*@
    requires dims_head_num_items <= 4294967295;
    requires batch_value <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_primitiv_shape_num_elements(dims_head_num_items, dims_count,
            dims_volume, batch_value);
    ensures \result != 0 ==> *value == primitiv_shape_num_elements_of(dims_head_num_items,
            dims_count, dims_volume, batch_value);
*/
static inline bool compute_primitiv_shape_num_elements(uint64_t dims_head_num_items,
        uint64_t dims_count, uint64_t dims_volume, uint64_t batch_value, uint64_t *value) {
    uint64_t v1 = 0;
    if (dims_head_num_items == 0) {
        v1 = 1;
    } else {
        if (dims_count <= 0) return false;
        v1 = dims_volume;
    }
    if (!ks_mul_fits_u64(v1, batch_value)) return false;
    *value = v1 * batch_value;
    return true;
}

/* ---- binary */

/*@
    requires len_data <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_primitiv_msgpack_binary_data_size(has_len_data, len_data);
    ensures \result != 0 ==> *value == primitiv_msgpack_binary_data_size_of(has_len_data, len_data);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_primitiv_msgpack_binary_data_size(bool has_len_data, uint64_t len_data,
        uint64_t *value) {
    if (!has_len_data) return false;
    *value = len_data;
    return true;
}

/* ---- string */

/*@
    requires tag <= 255;
    requires wide_length <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_primitiv_msgpack_string_len_data(tag, has_wide_length,
            wide_length);
    ensures \result != 0 ==> *value == primitiv_msgpack_string_len_data_of(tag, has_wide_length,
            wide_length);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_primitiv_msgpack_string_len_data(uint64_t tag, bool has_wide_length,
        uint64_t wide_length, uint64_t *value) {
    uint64_t v1 = 0;
    if (tag <= 191) {
        v1 = tag % 32;
    } else {
        if (!has_wide_length) return false;
        v1 = wide_length;
    }
    *value = v1;
    return true;
}

/* ---- map_head */

/*@
    requires tag <= 255;
    requires wide_count <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_primitiv_msgpack_map_head_num_pairs(tag, has_wide_count,
            wide_count);
    ensures \result != 0 ==> *value == primitiv_msgpack_map_head_num_pairs_of(tag, has_wide_count,
            wide_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_primitiv_msgpack_map_head_num_pairs(uint64_t tag, bool has_wide_count,
        uint64_t wide_count, uint64_t *value) {
    uint64_t v1 = 0;
    if (tag <= 143) {
        v1 = tag % 16;
    } else {
        if (!has_wide_count) return false;
        v1 = wide_count;
    }
    *value = v1;
    return true;
}

#endif
