/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */
/*
 * Private to nnb_validate.c and nnb_view.c: how values, counts, sizes and positions are
 * computed from the fields that they depend on. A function returns false, or is not called,
 * where the value is not defined.
 */
#ifndef KSYC_NNB_COMPUTE_H
#define KSYC_NNB_COMPUTE_H

#include "nnb_validate.h"

/* ---- dim */

/*@
    requires -2147483648 <= length <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_dim_extent(length, extent_before);
    ensures \result != 0 ==> *value == nnb_dim_extent_of(length, extent_before);
*/
static inline bool compute_nnb_dim_extent(int64_t length, uint64_t extent_before, int64_t *value) {
    int64_t v1 = 0;
    if (length == 0) {
        if (extent_before > INT64_MAX) return false;
        v1 = (int64_t)extent_before;
    } else {
        if (!ks_mul_fits_mixed(extent_before, length)) return false;
        v1 = ks_mul_mixed(extent_before, length);
    }
    *value = v1;
    return true;
}

/*@
    requires -2147483648 <= length <= 2147483647;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_dim_cells(cells_before, length);
    ensures \result != 0 ==> *value == nnb_dim_cells_of(cells_before, length);
*/
static inline bool compute_nnb_dim_cells(uint64_t cells_before, int64_t length, int64_t *value) {
    if (!ks_mul_fits_mixed(cells_before, length)) return false;
    *value = ks_mul_mixed(cells_before, length);
    return true;
}

/* ---- shape */

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_shape_dims_extent_before_of(index, dims_extent);
*/
static inline int64_t compute_nnb_shape_dims_extent_before(uint64_t index, int64_t dims_extent) {
    return index == 0 ? 1 : dims_extent;
}

/*@
    requires index <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_shape_dims_cells_before_of(index, dims_cells);
*/
static inline int64_t compute_nnb_shape_dims_cells_before(uint64_t index, int64_t dims_cells) {
    return index == 0 ? 1 : dims_cells;
}

/*@
    requires count_ <= 4294967295;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_shape_num_elements(count_, dims_count, dims_cells);
    ensures \result != 0 ==> *value == nnb_shape_num_elements_of(count_, dims_count, dims_cells);
*/
static inline bool compute_nnb_shape_num_elements(uint64_t count_, uint64_t dims_count,
        int64_t dims_cells, int64_t *value) {
    int64_t v1 = 0;
    if (count_ == 0) {
        v1 = 1;
    } else {
        if (dims_count <= 0) return false;
        v1 = dims_cells;
    }
    *value = v1;
    return true;
}

/* ---- variable_record */

/*@
    requires type <= 15;
    requires element_bits <= 255;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_num_bytes(type, shape_num_elements,
            element_bits);
    ensures \result != 0 ==> *value == nnb_variable_record_num_bytes_of(type, shape_num_elements,
            element_bits);
*/
static inline bool compute_nnb_variable_record_num_bytes(uint64_t type, int64_t shape_num_elements,
        uint64_t element_bits, int64_t *value) {
    int64_t v1 = 0;
    if (type == 3) {
        if (!ks_add_fits_s64(shape_num_elements, 7)) return false;
        v1 = ks_floor_div((shape_num_elements + 7), 8);
    } else {
        if (!ks_mul_fits_s64(shape_num_elements, (int64_t)(element_bits / 8))) return false;
        v1 = shape_num_elements * (int64_t)(element_bits / 8);
    }
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= shape_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_shape_pos(buf, shape_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_variable_record_shape_pos_of(buf, shape_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_variable_record_shape_pos(const uint8_t *buf, uint64_t len,
        int64_t shape_block, uint64_t root_index_table_at, uint64_t root_index_table_count,
        uint64_t *value) {
    (void)len;
    if (shape_block < 0) return false;
    if ((uint64_t)shape_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)shape_block));
    *value = v1;
    return true;
}

/*@
    requires type <= 15;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_element_bits(type);
    ensures \result != 0 ==> *value == nnb_variable_record_element_bits_of(type);
    ensures \result != 0 ==> *value <= 255;
*/
static inline bool compute_nnb_variable_record_element_bits(uint64_t type, uint64_t *value) {
    uint64_t v1 = 0;
    switch (type) {
        case 0: v1 = 32; break;
        case 1: v1 = 16; break;
        case 2: v1 = 8; break;
        case 3: v1 = 1; break;
        default: return false;
    }
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= data_index <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_block_size(buf, data_index,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result != 0 ==> *value == nnb_variable_record_block_size_of(buf, data_index,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result != 0 ==> -4294967295 <= *value <= 9223372036854775807;
*/
static inline bool compute_nnb_variable_record_block_size(const uint8_t *buf, uint64_t len,
        int64_t data_index, uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t io_size, int64_t *value) {
    (void)len;
    int64_t v7 = 0;
    if (data_index >= 0) {
        bool v3 = (data_index + 1) < (int64_t)root_header_num_of_data;
        if (v3) {
            if ((data_index + 1) < 0) return false;
            if ((uint64_t)(data_index + 1) >= root_index_table_count) return false;
            const uint64_t v1 = ks_u4le(buf +
                    (root_index_table_at + 4 * (uint64_t)(data_index + 1)));
            if (data_index < 0) return false;
            if ((uint64_t)data_index >= root_index_table_count) return false;
            const uint64_t v2 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)data_index));
            v3 = v1 > v2;
        }
        uint64_t v5 = 0;
        if (v3) {
            if ((data_index + 1) < 0) return false;
            if ((uint64_t)(data_index + 1) >= root_index_table_count) return false;
            const uint64_t v4 = ks_u4le(buf +
                    (root_index_table_at + 4 * (uint64_t)(data_index + 1)));
            v5 = v4;
        } else {
            v5 = io_size;
        }
        if (data_index < 0) return false;
        if ((uint64_t)data_index >= root_index_table_count) return false;
        const uint64_t v6 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)data_index));
        v7 = (int64_t)v5 - (int64_t)v6;
    } else {
        v7 = 0;
    }
    *value = v7;
    return true;
}

/*@
    requires -2147483648 <= data_index <= 2147483647;
    requires -4294967295 <= block_size <= 9223372036854775807;
    requires \valid(value);
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_is_partial(data_index, num_bytes,
            has_block_size, block_size);
    ensures \result != 0 ==> *value == nnb_variable_record_is_partial_of(data_index, num_bytes,
            has_block_size, block_size);
*/
static inline bool compute_nnb_variable_record_is_partial(int64_t data_index, int64_t num_bytes,
        bool has_block_size, int64_t block_size, bool *value) {
    bool v1 = data_index >= 0;
    if (v1) {
        if (!has_block_size) return false;
        v1 = num_bytes > block_size;
    }
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= data_index <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_data_pos(buf, data_index,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_variable_record_data_pos_of(buf, data_index,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_variable_record_data_pos(const uint8_t *buf, uint64_t len,
        int64_t data_index, uint64_t root_index_table_at, uint64_t root_index_table_count,
        uint64_t *value) {
    (void)len;
    if (data_index < 0) return false;
    if ((uint64_t)data_index >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)data_index));
    *value = v1;
    return true;
}

/*@
    requires element_bits <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_variable_record_data_size_of(is_partial, element_bits, num_bytes);
*/
static inline int64_t compute_nnb_variable_record_data_size(bool is_partial, uint64_t element_bits,
        int64_t num_bytes) {
    return is_partial ? (int64_t)((element_bits + 7) / 8) : num_bytes;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= data_index <= 2147483647;
    requires -4294967295 <= block_size <= 9223372036854775807;
    requires -2147483648 <= buffer <= 2147483647;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_is_usable(buf, data_index, num_bytes,
            has_block_size, block_size, has_buffer, buffer, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    ensures \result != 0 ==> *value == nnb_variable_record_is_usable_of(buf, data_index, num_bytes,
            has_block_size, block_size, has_buffer, buffer, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
*/
static inline bool compute_nnb_variable_record_is_usable(const uint8_t *buf, uint64_t len,
        int64_t data_index, int64_t num_bytes, bool has_block_size, int64_t block_size,
        bool has_buffer, int64_t buffer, uint64_t root_header_buffers_count,
        uint64_t root_data_buffers_at, uint64_t root_data_buffers_count,
        uint64_t root_header_version, bool *value) {
    (void)len;
    bool v3 = 0;
    if (data_index >= 0) {
        if (!has_block_size) return false;
        v3 = num_bytes <= block_size;
    } else {
        if (!has_buffer) return false;
        bool v2 = buffer < (int64_t)root_header_buffers_count;
        if (v2) {
            if (!has_buffer) return false;
            if (buffer < 0) return false;
            if ((uint64_t)buffer >= root_data_buffers_count) return false;
            const int64_t v1 = ks_s4le(buf + (root_data_buffers_at + 4 * (uint64_t)buffer));
            v2 = num_bytes <= (v1 * (int64_t)(root_header_version == 2 ? 4 : 1));
        }
        v3 = v2;
    }
    *value = v3;
    return true;
}

/*@
    requires -2147483648 <= data_index <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_variable_record_buffer_of(data_index);
    ensures -2147483648 <= \result <= 2147483647;
*/
static inline int64_t compute_nnb_variable_record_buffer(int64_t data_index) {
    return data_index < 0 ? (-1 - data_index) : 0;
}

/* ---- variable */

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_pos(buf, block, root_index_table_at,
            root_index_table_count);
    ensures \result != 0 ==> *value == nnb_variable_record_pos_of(buf, block, root_index_table_at,
            root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_variable_record_pos(const uint8_t *buf, uint64_t len, int64_t block,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (block < 0) return false;
    if ((uint64_t)block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_variable_record_end(buf, block, root_header_num_of_data,
            root_index_table_at, root_index_table_count, io_size);
    ensures \result != 0 ==> *value == nnb_variable_record_end_of(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result != 0 ==> *value <= 9223372036854775807;
*/
static inline bool compute_nnb_variable_record_end(const uint8_t *buf, uint64_t len, int64_t block,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t io_size, uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if ((block + 1) < (int64_t)root_header_num_of_data) {
        if ((block + 1) < 0) return false;
        if ((uint64_t)(block + 1) >= root_index_table_count) return false;
        const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)(block + 1)));
        v2 = v1;
    } else {
        v2 = io_size;
    }
    *value = v2;
    return true;
}

/* ---- int_list */

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires index_table_at + 4 * index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_functions_int_list_values_pos(buf, block, index_table_at,
            index_table_count);
    ensures \result != 0 ==> *value == nnb_functions_int_list_values_pos_of(buf, block,
            index_table_at, index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_functions_int_list_values_pos(const uint8_t *buf, uint64_t len,
        int64_t block, uint64_t index_table_at, uint64_t index_table_count, uint64_t *value) {
    (void)len;
    if (block < 0) return false;
    if ((uint64_t)block >= index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (index_table_at + 4 * (uint64_t)block));
    *value = v1;
    return true;
}

/* ---- nnb_functions */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result == part_of_nnb_functions_args(function);
*/
static inline uint64_t compute_part_of_nnb_functions_args(uint64_t function) {
    switch (function) {
        case 0:
        case 21:
        case 104:
        case 107:
        case 109:
        case 1:
        case 3:
        case 108:
        case 110:
        case 2:
        case 4:
        case 5:
        case 8:
        case 6:
        case 266:
        case 268:
        case 272:
        case 9:
        case 14:
        case 31:
        case 307:
        case 308:
        case 309:
        case 310:
        case 311:
            return 1;
        case 15:
        case 17:
        case 43:
        case 16:
        case 19:
        case 74:
        case 75:
        case 76:
        case 98:
        case 99:
        case 117:
        case 184:
        case 269:
        case 315:
        case 18:
        case 20:
        case 22:
        case 23:
        case 24:
        case 25:
        case 26:
        case 27:
        case 28:
        case 37:
        case 38:
        case 39:
        case 40:
        case 41:
        case 42:
        case 46:
        case 47:
        case 60:
        case 61:
        case 62:
        case 63:
        case 64:
        case 65:
        case 238:
        case 239:
            return 2;
        case 57:
        case 58:
        case 59:
        case 67:
        case 72:
        case 77:
        case 78:
        case 81:
        case 79:
        case 80:
        case 83:
        case 271:
        case 82:
        case 86:
        case 336:
            return 3;
        case 87:
        case 88:
        case 89:
        case 90:
        case 91:
        case 92:
        case 93:
        case 95:
            return 4;
        case 102:
        case 103:
        case 111:
        case 112:
        case 113:
        case 114:
        case 115:
        case 118:
            return 5;
        case 120:
        case 122:
        case 123:
        case 126:
        case 127:
        case 128:
        case 129:
        case 130:
        case 132:
            return 6;
        case 131:
        case 135:
        case 158:
        case 159:
        case 231:
        case 232:
        case 233:
        case 234:
        case 235:
        case 242:
        case 243:
        case 244:
            return 7;
        case 246:
        case 247:
        case 263:
        case 265:
        case 279:
        case 267:
        case 270:
        case 273:
        case 274:
            return 8;
        case 280:
        case 284:
        case 285:
        case 286:
        case 287:
        case 288:
        case 289:
        case 290:
            return 9;
        case 291:
        case 292:
        case 293:
        case 295:
        case 296:
        case 297:
        case 303:
        case 304:
            return 10;
        case 305:
        case 306:
        case 312:
        case 313:
        case 314:
        case 317:
        case 318:
        case 320:
        case 321:
        case 322:
            return 11;
        case 323:
        case 324:
        case 325:
        case 326:
        case 327:
        case 328:
        case 329:
        case 330:
            return 12;
        case 331:
        case 332:
        case 333:
        case 334:
        case 335:
        case 337:
        case 338:
        case 341:
        case 342:
            return 13;
        case 343:
        case 344:
        case 345:
        case 346:
        case 347:
        case 348:
        case 350:
        case 352:
            return 14;
        case 353:
        case 354:
        case 355:
        case 356:
        case 358:
        case 359:
        case 360:
            return 15;
        default:
            return 0;
    }
}

/*@
    requires id <= 65535;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_functions_function_of(id);
    ensures \result <= 65535;
*/
static inline uint64_t compute_nnb_functions_function(uint64_t id) {
    return id;
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_functions_cut_input_of(function);
    ensures \result <= 1;
*/
static inline uint64_t compute_nnb_functions_cut_input(uint64_t function) {
    return (((function == 108 || function == 110) || function == 232) || function == 233) ? 1 : 0;
}

/* ---- function */

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_function_record_pos(buf, block, root_index_table_at,
            root_index_table_count);
    ensures \result != 0 ==> *value == nnb_function_record_pos_of(buf, block, root_index_table_at,
            root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_function_record_pos(const uint8_t *buf, uint64_t len, int64_t block,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (block < 0) return false;
    if ((uint64_t)block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_function_record_end(buf, block, root_header_num_of_data,
            root_index_table_at, root_index_table_count, io_size);
    ensures \result != 0 ==> *value == nnb_function_record_end_of(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result != 0 ==> *value <= 9223372036854775807;
*/
static inline bool compute_nnb_function_record_end(const uint8_t *buf, uint64_t len, int64_t block,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t io_size, uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if ((block + 1) < (int64_t)root_header_num_of_data) {
        if ((block + 1) < 0) return false;
        if ((uint64_t)(block + 1) >= root_index_table_count) return false;
        const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)(block + 1)));
        v2 = v1;
    } else {
        v2 = io_size;
    }
    *value = v2;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= record_inputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_function_inputs_pos(buf, record_inputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_function_inputs_pos_of(buf, record_inputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_function_inputs_pos(const uint8_t *buf, uint64_t len,
        int64_t record_inputs_block, uint64_t root_index_table_at, uint64_t root_index_table_count,
        uint64_t *value) {
    (void)len;
    if (record_inputs_block < 0) return false;
    if ((uint64_t)record_inputs_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)record_inputs_block));
    *value = v1;
    return true;
}

/*@
    requires index <= 9223372036854775807;
    requires record_cut_input <= 1;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_function_inputs_may_be_cut_of(index, record_cut_input);
*/
static inline bool compute_nnb_function_inputs_may_be_cut(uint64_t index,
        uint64_t record_cut_input) {
    return index > 0 && index == record_cut_input;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= record_outputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_function_outputs_pos(buf, record_outputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_function_outputs_pos_of(buf, record_outputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_function_outputs_pos(const uint8_t *buf, uint64_t len,
        int64_t record_outputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (record_outputs_block < 0) return false;
    if ((uint64_t)record_outputs_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf + (root_index_table_at + 4 * (uint64_t)record_outputs_block));
    *value = v1;
    return true;
}

/* ---- data_area */

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_buffers_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_buffers_pos(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_buffers_pos_of(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_buffers_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_buffers_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_buffers_block < 0) return false;
    if ((uint64_t)root_header_buffers_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_buffers_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_variables_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_variables_pos(buf, root_header_variables_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_variables_pos_of(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_variables_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_variables_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_variables_block < 0) return false;
    if ((uint64_t)root_header_variables_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_variables_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_inputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_inputs_pos(buf, root_header_inputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_inputs_pos_of(buf, root_header_inputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_inputs_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_inputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_inputs_block < 0) return false;
    if ((uint64_t)root_header_inputs_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_inputs_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_outputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_outputs_pos(buf, root_header_outputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_outputs_pos_of(buf, root_header_outputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_outputs_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_outputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_outputs_block < 0) return false;
    if ((uint64_t)root_header_outputs_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_outputs_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_functions_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_functions_pos(buf, root_header_functions_block,
            root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_functions_pos_of(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_functions_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_functions_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_functions_block < 0) return false;
    if ((uint64_t)root_header_functions_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_functions_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_buffers_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_end_of_buffers_pos(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_end_of_buffers_pos_of(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_end_of_buffers_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_buffers_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_buffers_block < 0) return false;
    if ((uint64_t)root_header_buffers_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_buffers_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_variables_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_end_of_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_end_of_variables_pos_of(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_end_of_variables_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_variables_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_variables_block < 0) return false;
    if ((uint64_t)root_header_variables_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_variables_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_inputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_end_of_inputs_pos(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_end_of_inputs_pos_of(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_end_of_inputs_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_inputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_inputs_block < 0) return false;
    if ((uint64_t)root_header_inputs_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_inputs_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_outputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_end_of_outputs_pos(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_end_of_outputs_pos_of(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_end_of_outputs_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_outputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_outputs_block < 0) return false;
    if ((uint64_t)root_header_outputs_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_outputs_block));
    *value = v1;
    return true;
}

/*@
    requires ks_buffer(buf, len);
    requires -2147483648 <= root_header_functions_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *value;
    ensures \result != 0 <==> defined_nnb_data_area_end_of_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value == nnb_data_area_end_of_functions_pos_of(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result != 0 ==> *value <= 4294967295;
*/
static inline bool compute_nnb_data_area_end_of_functions_pos(const uint8_t *buf, uint64_t len,
        int64_t root_header_functions_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_functions_block < 0) return false;
    if ((uint64_t)root_header_functions_block >= root_index_table_count) return false;
    const uint64_t v1 = ks_u4le(buf +
            (root_index_table_at + 4 * (uint64_t)root_header_functions_block));
    *value = v1;
    return true;
}

#endif
