/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from gguf.ksy. Do not edit. */
/*
 * Private to gguf_validate.c and gguf_view.c: how values, counts, sizes and positions are
 * computed from the fields that they depend on. A function returns false, or is not called,
 * where the value is not defined.
 */
#ifndef KSYC_GGUF_COMPUTE_H
#define KSYC_GGUF_COMPUTE_H

#include "gguf_validate.h"

/* ---- body::name */

/*@
    requires ks_buffer(buf, len);
    requires bytes_size <= 9223372036854775807;
    requires bytes_at + bytes_size <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> defined_gguf_body_name_text(buf, bytes_size, bytes_at);
*/
static inline bool test_gguf_body_name_text(const uint8_t *buf, uint64_t len, uint64_t bytes_size,
        uint64_t bytes_at) {
    (void)len;
    if (!ks_is_utf8(buf + bytes_at, bytes_size)) return false;
    return true;
}

/* ---- body::pair */

/*@
    requires ks_buffer(buf, len);
    requires key_bytes_size <= 9223372036854775807;
    requires key_bytes_at + key_bytes_size <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == gguf_body_pair_is_alignment_of(buf, key_bytes_size, key_bytes_at);
*/
static inline bool compute_gguf_body_pair_is_alignment(const uint8_t *buf, uint64_t len,
        uint64_t key_bytes_size, uint64_t key_bytes_at) {
    (void)len;
    return key_bytes_size == 17 && ks_u8be(buf +
            key_bytes_at) ==
            UINT64_C(7450482540544093230) &&
            ks_u8be(buf + (key_bytes_at + 8)) ==
            UINT64_C(7020101812118971758) && ks_u1(buf + (key_bytes_at + 16)) == 116;
}

/*@
    requires ks_buffer(buf, len);
    requires value_type <= 4294967295;
    requires alignment_before <= 4294967295;
    requires (value_type == 4) ==> value__at + 4 <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_pair_alignment(buf, is_alignment, value_type,
            value__at, root_is_big_endian, alignment_before);
    ensures \result != 0 ==> *value == gguf_body_pair_alignment_of(buf, is_alignment, value_type,
            value__at, root_is_big_endian, alignment_before);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_gguf_body_pair_alignment(const uint8_t *buf, uint64_t len,
        bool is_alignment, uint64_t value_type, uint64_t value__at, bool root_is_big_endian,
        uint64_t alignment_before, uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if (is_alignment) {
        if (value_type != 4) return false;
        const uint64_t v1 = ks_u4of(buf + value__at, root_is_big_endian);
        v2 = v1;
    } else {
        v2 = alignment_before;
    }
    *value = v2;
    return true;
}

/* ---- body::dim */

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_dim_extent(length, extent_before);
    ensures \result != 0 ==> *value == gguf_body_dim_extent_of(length, extent_before);
*/
static inline bool compute_gguf_body_dim_extent(uint64_t length, uint64_t extent_before,
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
    ensures \result != 0 <==> defined_gguf_body_dim_cells(cells_before, length);
    ensures \result != 0 ==> *value == gguf_body_dim_cells_of(cells_before, length);
*/
static inline bool compute_gguf_body_dim_cells(uint64_t cells_before, uint64_t length,
        uint64_t *value) {
    if (!ks_mul_fits_u64(cells_before, length)) return false;
    *value = cells_before * length;
    return true;
}

/* ---- body::info */

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == gguf_body_info_dims_extent_before_of(index, dims_extent);
*/
static inline uint64_t compute_gguf_body_info_dims_extent_before(uint64_t index,
        uint64_t dims_extent) {
    return index == 0 ? 1 : dims_extent;
}

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == gguf_body_info_dims_cells_before_of(index, dims_cells);
*/
static inline uint64_t compute_gguf_body_info_dims_cells_before(uint64_t index,
        uint64_t dims_cells) {
    return index == 0 ? 1 : dims_cells;
}

/*@
    requires ks_buffer(buf, len);
    requires num_dims <= 4294967295;
    requires dims_at + 8 * dims_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_row(buf, num_dims, dims_at, dims_count,
            root_is_big_endian);
    ensures \result != 0 ==> *value == gguf_body_info_row_of(buf, num_dims, dims_at, dims_count,
            root_is_big_endian);
*/
static inline bool compute_gguf_body_info_row(const uint8_t *buf, uint64_t len, uint64_t num_dims,
        uint64_t dims_at, uint64_t dims_count, bool root_is_big_endian, uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if (num_dims == 0) {
        v2 = 1;
    } else {
        if (0 >= dims_count) return false;
        const uint64_t v1 = ks_u8of(buf + (dims_at + 8 * 0), root_is_big_endian);
        v2 = v1;
    }
    *value = v2;
    return true;
}

/*@
    requires type <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_block_elements(type);
    ensures \result != 0 ==> *value == gguf_body_info_block_elements_of(type);
    ensures \result != 0 ==> 1 <= *value <= 256;
*/
static inline bool compute_gguf_body_info_block_elements(uint64_t type, uint64_t *value) {
    uint64_t v1 = 0;
    switch (type) {
        case 0: v1 = 1; break;
        case 1: v1 = 1; break;
        case 2: v1 = 32; break;
        case 3: v1 = 32; break;
        case 4: v1 = 1; break;
        case 5: v1 = 1; break;
        case 6: v1 = 32; break;
        case 7: v1 = 32; break;
        case 8: v1 = 32; break;
        case 9: v1 = 32; break;
        case 10: v1 = 256; break;
        case 11: v1 = 256; break;
        case 12: v1 = 256; break;
        case 13: v1 = 256; break;
        case 14: v1 = 256; break;
        case 15: v1 = 256; break;
        case 16: v1 = 256; break;
        case 17: v1 = 256; break;
        case 18: v1 = 256; break;
        case 19: v1 = 256; break;
        case 20: v1 = 32; break;
        case 21: v1 = 256; break;
        case 22: v1 = 256; break;
        case 23: v1 = 256; break;
        case 24: v1 = 1; break;
        case 25: v1 = 1; break;
        case 26: v1 = 1; break;
        case 27: v1 = 1; break;
        case 28: v1 = 1; break;
        case 29: v1 = 256; break;
        case 30: v1 = 1; break;
        case 31: v1 = 1; break;
        case 32: v1 = 1; break;
        case 33: v1 = 1; break;
        case 34: v1 = 256; break;
        case 35: v1 = 256; break;
        case 36: v1 = 1; break;
        case 37: v1 = 1; break;
        case 38: v1 = 1; break;
        case 39: v1 = 32; break;
        case 40: v1 = 64; break;
        case 41: v1 = 128; break;
        case 42: v1 = 64; break;
        default: return false;
    }
    *value = v1;
    return true;
}

/*@
    requires num_dims <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_extent(num_dims, dims_count, dims_extent);
    ensures \result != 0 ==> *value == gguf_body_info_extent_of(num_dims, dims_count, dims_extent);
*/
static inline bool compute_gguf_body_info_extent(uint64_t num_dims, uint64_t dims_count,
        uint64_t dims_extent, uint64_t *value) {
    uint64_t v1 = 0;
    if (num_dims == 0) {
        v1 = 1;
    } else {
        if (dims_count <= 0) return false;
        v1 = dims_extent;
    }
    *value = v1;
    return true;
}

/*@
    requires type <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_block_bytes(type);
    ensures \result != 0 ==> *value == gguf_body_info_block_bytes_of(type);
    ensures \result != 0 ==> 1 <= *value <= 292;
*/
static inline bool compute_gguf_body_info_block_bytes(uint64_t type, uint64_t *value) {
    uint64_t v1 = 0;
    switch (type) {
        case 0: v1 = 4; break;
        case 1: v1 = 2; break;
        case 2: v1 = 18; break;
        case 3: v1 = 20; break;
        case 4: v1 = 1; break;
        case 5: v1 = 1; break;
        case 6: v1 = 22; break;
        case 7: v1 = 24; break;
        case 8: v1 = 34; break;
        case 9: v1 = 36; break;
        case 10: v1 = 84; break;
        case 11: v1 = 110; break;
        case 12: v1 = 144; break;
        case 13: v1 = 176; break;
        case 14: v1 = 210; break;
        case 15: v1 = 292; break;
        case 16: v1 = 66; break;
        case 17: v1 = 74; break;
        case 18: v1 = 98; break;
        case 19: v1 = 50; break;
        case 20: v1 = 18; break;
        case 21: v1 = 110; break;
        case 22: v1 = 82; break;
        case 23: v1 = 136; break;
        case 24: v1 = 1; break;
        case 25: v1 = 2; break;
        case 26: v1 = 4; break;
        case 27: v1 = 8; break;
        case 28: v1 = 8; break;
        case 29: v1 = 56; break;
        case 30: v1 = 2; break;
        case 31: v1 = 1; break;
        case 32: v1 = 1; break;
        case 33: v1 = 1; break;
        case 34: v1 = 54; break;
        case 35: v1 = 66; break;
        case 36: v1 = 1; break;
        case 37: v1 = 1; break;
        case 38: v1 = 1; break;
        case 39: v1 = 17; break;
        case 40: v1 = 36; break;
        case 41: v1 = 18; break;
        case 42: v1 = 18; break;
        default: return false;
    }
    *value = v1;
    return true;
}

/*@
    requires 1 <= block_elements <= 256;
    requires 1 <= block_bytes <= 292;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_num_bytes(num_elements, block_elements,
            block_bytes);
    ensures \result != 0 ==> *value == gguf_body_info_num_bytes_of(num_elements, block_elements,
            block_bytes);
*/
static inline bool compute_gguf_body_info_num_bytes(uint64_t num_elements, uint64_t block_elements,
        uint64_t block_bytes, uint64_t *value) {
    if (!ks_mul_fits_u64(num_elements / block_elements, block_bytes)) return false;
    *value = (num_elements / block_elements) * block_bytes;
    return true;
}

/*@
    requires num_dims <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_num_elements(num_dims, dims_count, dims_cells);
    ensures \result != 0 ==> *value == gguf_body_info_num_elements_of(num_dims, dims_count,
            dims_cells);
*/
static inline bool compute_gguf_body_info_num_elements(uint64_t num_dims, uint64_t dims_count,
        uint64_t dims_cells, uint64_t *value) {
    uint64_t v1 = 0;
    if (num_dims == 0) {
        v1 = 1;
    } else {
        if (dims_count <= 0) return false;
        v1 = dims_cells;
    }
    *value = v1;
    return true;
}

/*@
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_end(offset, num_bytes);
    ensures \result != 0 ==> *value == gguf_body_info_end_of(offset, num_bytes);
*/
static inline bool compute_gguf_body_info_end(uint64_t offset, uint64_t num_bytes,
        uint64_t *value) {
    if (!ks_add_fits_u64(offset, num_bytes)) return false;
    *value = offset + num_bytes;
    return true;
}

/*@
    requires alignment <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_info_padded_end(end_, alignment);
    ensures \result != 0 ==> *value == gguf_body_info_padded_end_of(end_, alignment);
*/
static inline bool compute_gguf_body_info_padded_end(uint64_t end_, uint64_t alignment,
        uint64_t *value) {
    if (alignment == 0) return false;
    if ((int64_t)alignment == 0) return false;
    if (!ks_add_fits_u64(end_,
            (uint64_t)ks_floor_mod(((int64_t)alignment - (int64_t)(end_ % alignment)),
            (int64_t)alignment))) return false;
    *value = end_ + (uint64_t)ks_floor_mod(((int64_t)alignment - (int64_t)(end_ % alignment)),
            (int64_t)alignment);
    return true;
}

/* ---- body */

/*@
    requires index <= 9223372036854775807;
    requires pairs_alignment <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == gguf_body_pairs_alignment_before_of(index, pairs_alignment);
    ensures \result <= 4294967295;
*/
static inline uint64_t compute_gguf_body_pairs_alignment_before(uint64_t index,
        uint64_t pairs_alignment) {
    return index == 0 ? 32 : pairs_alignment;
}

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == gguf_body_infos_end_before_of(index, infos_end);
*/
static inline uint64_t compute_gguf_body_infos_end_before(uint64_t index, uint64_t infos_end) {
    return index == 0 ? 0 : infos_end;
}

/*@
    requires pairs_alignment <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_alignment(num_pairs, pairs_count, pairs_alignment);
    ensures \result != 0 ==> *value == gguf_body_alignment_of(num_pairs, pairs_count,
            pairs_alignment);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_gguf_body_alignment(uint64_t num_pairs, uint64_t pairs_count,
        uint64_t pairs_alignment, uint64_t *value) {
    uint64_t v1 = 0;
    if (num_pairs == 0) {
        v1 = 32;
    } else {
        if (pairs_count <= 0) return false;
        v1 = pairs_alignment;
    }
    *value = v1;
    return true;
}

/*@
    requires alignment <= 4294967295;
    requires io_pos <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_gguf_body_padding_size(alignment, io_pos);
    ensures \result != 0 ==> *value == gguf_body_padding_size_of(alignment, io_pos);
    ensures \result != 0 ==> *value <= 4294967294;
*/
static inline bool compute_gguf_body_padding_size(uint64_t alignment, uint64_t io_pos,
        uint64_t *value) {
    if (alignment == 0) return false;
    if ((int64_t)alignment == 0) return false;
    *value = (uint64_t)ks_floor_mod(((int64_t)alignment - (int64_t)(io_pos % alignment)),
            (int64_t)alignment);
    return true;
}

#endif
