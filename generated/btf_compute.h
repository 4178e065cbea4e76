/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */
/*
 * Private to btf_validate.c and btf_view.c: how values, counts, sizes and positions are
 * computed from the fields that they depend on. A function returns false, or is not called,
 * where the value is not defined.
 */
#ifndef KSYC_BTF_COMPUTE_H
#define KSYC_BTF_COMPUTE_H

#include "btf_validate.h"

/* ---- record_header */

/*@
    requires dtype <= 255;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_record_header_element_size(dtype);
    ensures \result != 0 ==> *value == btf_record_header_element_size_of(dtype);
    ensures \result != 0 ==> *value <= 255;
*/
static inline bool compute_btf_record_header_element_size(uint64_t dtype, uint64_t *value) {
    uint64_t v1 = 0;
    switch (dtype) {
        case 0: v1 = 1; break;
        case 1: v1 = 2; break;
        case 2: v1 = 4; break;
        case 3: v1 = 8; break;
        case 4: v1 = 4; break;
        case 5: v1 = 8; break;
        case 6: v1 = 1; break;
        case 7: v1 = 2; break;
        case 8: v1 = 4; break;
        case 9: v1 = 8; break;
        default: return false;
    }
    *value = v1;
    return true;
}

/* ---- dim */

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_dim_extent(length, extent_before);
    ensures \result != 0 ==> *value == btf_dim_extent_of(length, extent_before);
*/
static inline bool compute_btf_dim_extent(uint64_t length, uint64_t extent_before,
        uint64_t *value) {
    uint64_t v1 = 0;
    if (length == 0) {
        v1 = extent_before;
    } else {
        if (!ks_mul_fits_u64(extent_before, length)) return false;
        v1 = extent_before * length;
    }
    *value = v1;
    return true;
}

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_dim_cells(cells_before, length);
    ensures \result != 0 ==> *value == btf_dim_cells_of(cells_before, length);
*/
static inline bool compute_btf_dim_cells(uint64_t cells_before, uint64_t length, uint64_t *value) {
    if (!ks_mul_fits_u64(cells_before, length)) return false;
    *value = cells_before * length;
    return true;
}

/* ---- coo_payload */

/*@
    requires ks_buffer(buf, len);
    requires index_mod_num_columns <= 9223372036854775807;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_coo_payload_indices_length(buf, num_columns,
            index_mod_num_columns, parent_dims_at, parent_dims_count);
    ensures \result != 0 ==> *value == btf_coo_payload_indices_length_of(buf, num_columns,
            index_mod_num_columns, parent_dims_at, parent_dims_count);
*/
static inline bool compute_btf_coo_payload_indices_length(const uint8_t *buf, uint64_t len,
        uint64_t num_columns, uint64_t index_mod_num_columns, uint64_t parent_dims_at,
        uint64_t parent_dims_count, uint64_t *value) {
    (void)len;
    if (num_columns == 0) return false;
    if (index_mod_num_columns >= parent_dims_count) return false;
    const uint64_t v1 = ks_u8le(buf + (parent_dims_at + 8 * index_mod_num_columns));
    *value = v1;
    return true;
}

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_coo_payload_indices_count(num_indices, num_columns);
    ensures \result != 0 ==> *value == btf_coo_payload_indices_count_of(num_indices, num_columns);
*/
static inline bool compute_btf_coo_payload_indices_count(uint64_t num_indices,
        uint64_t num_columns, uint64_t *value) {
    if (!ks_mul_fits_u64(num_indices, num_columns)) return false;
    *value = num_indices * num_columns;
    return true;
}

/*@
    requires parent_header_element_size <= 255;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_coo_payload_values_size(num_values,
            parent_header_element_size);
    ensures \result != 0 ==> *value == btf_coo_payload_values_size_of(num_values,
            parent_header_element_size);
*/
static inline bool compute_btf_coo_payload_values_size(uint64_t num_values,
        uint64_t parent_header_element_size, uint64_t *value) {
    if (!ks_mul_fits_u64(num_values, parent_header_element_size)) return false;
    *value = num_values * parent_header_element_size;
    return true;
}

/* ---- record */

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == btf_record_dims_extent_before_of(index, dims_extent);
*/
static inline uint64_t compute_btf_record_dims_extent_before(uint64_t index, uint64_t dims_extent) {
    return index == 0 ? 1 : dims_extent;
}

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == btf_record_dims_cells_before_of(index, dims_cells);
*/
static inline uint64_t compute_btf_record_dims_cells_before(uint64_t index, uint64_t dims_cells) {
    return index == 0 ? 1 : dims_cells;
}

/*@
    requires header_element_size <= 255;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_record_payload_dense_payload_len_data(num_cells,
            header_element_size);
    ensures \result != 0 ==> *value == btf_record_payload_dense_payload_len_data_of(num_cells,
            header_element_size);
*/
static inline bool compute_btf_record_payload_dense_payload_len_data(uint64_t num_cells,
        uint64_t header_element_size, uint64_t *value) {
    if (!ks_mul_fits_u64(num_cells, header_element_size)) return false;
    *value = num_cells * header_element_size;
    return true;
}

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_record_num_cells(header_rank, dims_count, dims_cells);
    ensures \result != 0 ==> *value == btf_record_num_cells_of(header_rank, dims_count, dims_cells);
*/
static inline bool compute_btf_record_num_cells(uint64_t header_rank, uint64_t dims_count,
        uint64_t dims_cells, uint64_t *value) {
    uint64_t v1 = 0;
    if (header_rank == 0) {
        v1 = 1;
    } else {
        if (dims_count <= 0) return false;
        v1 = dims_cells;
    }
    *value = v1;
    return true;
}

/*@
    requires io_pos <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_record_has_padding(io_pos, start);
    ensures \result != 0 ==> *value == btf_record_has_padding_of(io_pos, start);
*/
static inline bool compute_btf_record_has_padding(uint64_t io_pos, uint64_t start, bool *value) {
    if (!ks_diff_fits_s64(io_pos, start)) return false;
    *value = (uint64_t)ks_floor_mod(ks_diff_s64(io_pos, start), 8) != 0;
    return true;
}

/*@
    requires io_pos <= 9223372036854775807;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_record_padding_size(io_pos, next, io_size, start);
    ensures \result != 0 ==> *value == btf_record_padding_size_of(io_pos, next, io_size, start);
    ensures \result != 0 ==> -9223372036854775807 <= *value <= 9223372036854775807;
*/
static inline bool compute_btf_record_padding_size(uint64_t io_pos, uint64_t next,
        uint64_t io_size, uint64_t start, int64_t *value) {
    int64_t v2 = 0;
    if (io_pos == next) {
        v2 = 0;
    } else {
        if (!ks_diff_fits_s64(io_pos, start)) return false;
        int64_t v1 = 0;
        if (((int64_t)io_size - (int64_t)io_pos)
                < (int64_t)(8 - (uint64_t)ks_floor_mod(ks_diff_s64(io_pos, start), 8))) {
            v1 = (int64_t)io_size - (int64_t)io_pos;
        } else {
            if (!ks_diff_fits_s64(io_pos, start)) return false;
            v1 = (int64_t)(8 - (uint64_t)ks_floor_mod(ks_diff_s64(io_pos, start), 8));
        }
        v2 = v1;
    }
    *value = v2;
    return true;
}

/* ---- offset_entry */

/*@
    requires ks_buffer(buf, len);
    requires root_offsets_at + 8 * root_offsets_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_btf_offset_entry_record_next(buf, index, root_num_tensors,
            root_offsets_at, root_offsets_count, io_size);
    ensures \result != 0 ==> *value == btf_offset_entry_record_next_of(buf, index,
            root_num_tensors, root_offsets_at, root_offsets_count, io_size);
*/
static inline bool compute_btf_offset_entry_record_next(const uint8_t *buf, uint64_t len,
        uint64_t index, uint64_t root_num_tensors, uint64_t root_offsets_at,
        uint64_t root_offsets_count, uint64_t io_size, uint64_t *value) {
    (void)len;
    if (!ks_add_fits_u64(index, 1)) return false;
    uint64_t v2 = 0;
    if ((index + 1) < root_num_tensors) {
        if (!ks_add_fits_u64(index, 1)) return false;
        if ((index + 1) >= root_offsets_count) return false;
        const uint64_t v1 = ks_u8le(buf + (root_offsets_at + 8 * (index + 1)));
        v2 = v1;
    } else {
        v2 = io_size;
    }
    *value = v2;
    return true;
}

#endif
