/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */
#include "nnb_validate.h"

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

#include "nnb_compute.h"

/* ---- header */

/*@
    requires version <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_version(version);
*/
static KS_INLINE bool test_nnb_header_version(uint64_t version) {
    return version == 2 || version == 3;
}

/*@
    requires api_level <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_api_level(strict, api_level);
*/
static KS_INLINE bool test_nnb_header_api_level(bool strict, uint64_t api_level) {
    return !(strict) || (api_level <= 45 || api_level > 5000);
}

/*@
    requires -2147483648 <= buffers_block <= 2147483647;
    requires num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_buffers_block_exists(buffers_block, num_of_data);
*/
static KS_INLINE bool test_nnb_header_buffers_block_exists(int64_t buffers_block,
        uint64_t num_of_data) {
    return buffers_block >= 0 && buffers_block < (int64_t)num_of_data;
}

/*@
    requires -2147483648 <= variables_block <= 2147483647;
    requires num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_variables_block_exists(variables_block, num_of_data);
*/
static KS_INLINE bool test_nnb_header_variables_block_exists(int64_t variables_block,
        uint64_t num_of_data) {
    return variables_block >= 0 && variables_block < (int64_t)num_of_data;
}

/*@
    requires -2147483648 <= functions_block <= 2147483647;
    requires num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_functions_block_exists(functions_block, num_of_data);
*/
static KS_INLINE bool test_nnb_header_functions_block_exists(int64_t functions_block,
        uint64_t num_of_data) {
    return functions_block >= 0 && functions_block < (int64_t)num_of_data;
}

/*@
    requires -2147483648 <= inputs_block <= 2147483647;
    requires num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_inputs_block_exists(inputs_block, num_of_data);
*/
static KS_INLINE bool test_nnb_header_inputs_block_exists(int64_t inputs_block,
        uint64_t num_of_data) {
    return inputs_block >= 0 && inputs_block < (int64_t)num_of_data;
}

/*@
    requires -2147483648 <= outputs_block <= 2147483647;
    requires num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_header_outputs_block_exists(outputs_block, num_of_data);
*/
static KS_INLINE bool test_nnb_header_outputs_block_exists(int64_t outputs_block,
        uint64_t num_of_data) {
    return outputs_block >= 0 && outputs_block < (int64_t)num_of_data;
}

typedef struct nnb_header_facts {
    uint64_t num_of_data;
    uint64_t data_size;
    int64_t buffers_block;
    uint64_t buffers_count;
    int64_t variables_block;
    uint64_t variables_count;
    uint64_t version;
    int64_t inputs_block;
    uint64_t inputs_count;
    int64_t outputs_block;
    uint64_t outputs_count;
    int64_t functions_block;
    uint64_t functions_count;
} nnb_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_header(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_header(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->num_of_data == nnb_header_num_of_data(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->num_of_data <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->data_size == nnb_header_data_size(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->data_size <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->buffers_block == nnb_header_buffers_block(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->buffers_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->buffers_count == nnb_header_buffers_count(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->buffers_count <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->variables_block == nnb_header_variables_block(buf,
            at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->variables_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->variables_count == nnb_header_variables_count(buf,
            at);
    ensures \result == KS_ACCEPTED ==> facts->variables_count <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->version == nnb_header_version(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->version <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->inputs_block == nnb_header_inputs_block(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->inputs_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->inputs_count == nnb_header_inputs_count(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->inputs_count <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->outputs_block == nnb_header_outputs_block(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->outputs_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->outputs_count == nnb_header_outputs_count(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->outputs_count <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->functions_block == nnb_header_functions_block(buf,
            at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->functions_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->functions_count == nnb_header_functions_count(buf,
            at);
    ensures \result == KS_ACCEPTED ==> facts->functions_count <= 4294967295;
*/
static KS_INLINE ks_verdict check_nnb_header(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict, nnb_header_facts *facts) {
    if (len - at < 56) return KS_REFUSED;
    if (!ks_look(gate, at, 56)) return KS_STOPPED;
    const uint64_t version = ks_loaded_u4le(gate, buf, at);
    if (!test_nnb_header_version(version)) return KS_REFUSED;
    const uint64_t api_level = ks_loaded_u4le(gate, buf, at + 4);
    if (!test_nnb_header_api_level(strict, api_level)) return KS_REFUSED;
    const uint64_t buffers_count = ks_loaded_u4le(gate, buf, at + 8);
    const int64_t buffers_block = ks_loaded_s4le(gate, buf, at + 12);
    const uint64_t variables_count = ks_loaded_u4le(gate, buf, at + 16);
    const int64_t variables_block = ks_loaded_s4le(gate, buf, at + 20);
    const uint64_t functions_count = ks_loaded_u4le(gate, buf, at + 24);
    const int64_t functions_block = ks_loaded_s4le(gate, buf, at + 28);
    const uint64_t inputs_count = ks_loaded_u4le(gate, buf, at + 32);
    const int64_t inputs_block = ks_loaded_s4le(gate, buf, at + 36);
    const uint64_t outputs_count = ks_loaded_u4le(gate, buf, at + 40);
    const int64_t outputs_block = ks_loaded_s4le(gate, buf, at + 44);
    const uint64_t num_of_data = ks_loaded_u4le(gate, buf, at + 48);
    const uint64_t data_size = ks_loaded_u4le(gate, buf, at + 52);
    if (!test_nnb_header_buffers_block_exists(buffers_block, num_of_data)) return KS_REFUSED;
    if (!test_nnb_header_variables_block_exists(variables_block, num_of_data)) return KS_REFUSED;
    if (!test_nnb_header_functions_block_exists(functions_block, num_of_data)) return KS_REFUSED;
    if (!test_nnb_header_inputs_block_exists(inputs_block, num_of_data)) return KS_REFUSED;
    if (!test_nnb_header_outputs_block_exists(outputs_block, num_of_data)) return KS_REFUSED;
    facts->num_of_data = num_of_data;
    facts->data_size = data_size;
    facts->buffers_block = buffers_block;
    facts->buffers_count = buffers_count;
    facts->variables_block = variables_block;
    facts->variables_count = variables_count;
    facts->version = version;
    facts->inputs_block = inputs_block;
    facts->inputs_count = inputs_count;
    facts->outputs_block = outputs_block;
    facts->outputs_count = outputs_count;
    facts->functions_block = functions_block;
    facts->functions_count = functions_count;
    return KS_ACCEPTED;
}

/* ---- nnb_block_offset */

/*@
    requires offset <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_block_offset_aligned_offset(strict, offset);
*/
static KS_INLINE bool test_nnb_block_offset_aligned_offset(bool strict, uint64_t offset) {
    return !(strict) || (offset % 4) == 0;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_block_offset(buf, len, at, data_size, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_block_offset(buf, len, at, data_size, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_block_offset(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t data_size, bool strict) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const uint64_t offset = ks_loaded_u4le(gate, buf, at);
    if (offset > data_size) return KS_REFUSED;
    if (!test_nnb_block_offset_aligned_offset(strict, offset)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- buffer */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_buffer(buf, len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_buffer(buf, len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_buffer(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t size = ks_loaded_s4le(gate, buf, at);
    /*@ assert size: size == nnb_buffer_size(buf, at); */
    if (size < 0) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- dim */

/*@
    requires -2147483648 <= length <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_dim_extent_in_range(length, extent_before);
*/
static KS_INLINE bool test_nnb_dim_extent_in_range(int64_t length, uint64_t extent_before) {
    if (extent_before == 0) return false;
    return length < 0 || ks_at_most_quotient((uint64_t)length, UINT64_C(2305843009213693951),
            extent_before);
}

typedef struct nnb_dim_facts {
    int64_t extent;
    int64_t cells;
} nnb_dim_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_dim(buf, len, at, extent_before, cells_before);
    ensures \result == KS_REFUSED ==> !(valid_nnb_dim(buf, len, at, extent_before, cells_before));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->extent == nnb_dim_extent(buf, at, extent_before);
    ensures \result == KS_ACCEPTED ==> facts->cells == nnb_dim_cells(buf, at, cells_before);
*/
static KS_INLINE ks_verdict check_nnb_dim(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t extent_before, uint64_t cells_before, nnb_dim_facts *facts) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t length = ks_loaded_s4le(gate, buf, at);
    /*@ assert length: length == nnb_dim_length(buf, at); */
    if (length < 0) return KS_REFUSED;
    if (!test_nnb_dim_extent_in_range(length, extent_before)) return KS_REFUSED;
    int64_t extent = 0;
    if (!compute_nnb_dim_extent(length, extent_before, &extent)) return KS_REFUSED;
    /*@ assert extent: extent == nnb_dim_extent(buf, at, extent_before); */
    int64_t cells = 0;
    if (!compute_nnb_dim_cells(cells_before, length, &cells)) return KS_REFUSED;
    /*@ assert cells: cells == nnb_dim_cells(buf, at, cells_before); */
    facts->extent = extent;
    facts->cells = cells;
    return KS_ACCEPTED;
}

/* ---- shape */

typedef struct nnb_shape_dims_facts {
    int64_t cells;
} nnb_shape_dims_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_shape_dims(buf, len, at, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_shape_dims(buf, len, at, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->cells == nnb_shape_dims_cells(buf, at, count);
*/
static KS_INLINE ks_verdict check_nnb_shape_dims(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, nnb_shape_dims_facts *facts) {
    nnb_dim_facts item = {0};
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_shape_dims_item(buf, len, at, k);
        loop invariant item.extent == nnb_shape_dims_extent(buf, at, i);
        loop invariant item.cells == nnb_shape_dims_cells(buf, at, i);
        loop assigns i, item, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_nnb_shape_dims(buf, len, at,
                count) ==> valid_nnb_shape_dims_item(buf, len, at, i); */
        const int64_t arg_extent_before = compute_nnb_shape_dims_extent_before(i, item.extent);
        if (arg_extent_before < 0) return KS_REFUSED;
        const int64_t arg_cells_before = compute_nnb_shape_dims_cells_before(i, item.cells);
        if (arg_cells_before < 0) return KS_REFUSED;
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_dim(gate, buf, len, at + 4 * i,
                (uint64_t)arg_extent_before, (uint64_t)arg_cells_before, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_shape_dims_item(buf, len, at, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    facts->cells = item.cells;
    return KS_ACCEPTED;
}

typedef struct nnb_shape_facts {
    int64_t num_elements;
} nnb_shape_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires count_ <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_shape(buf, len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_nnb_shape(buf, len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->num_elements == nnb_shape_num_elements(buf, at,
            count_);
*/
static KS_INLINE ks_verdict check_nnb_shape(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, nnb_shape_facts *facts) {
    uint64_t pos = at;
    nnb_shape_dims_facts dims = {0};
    const uint64_t dims_count = count_;
    if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;
    const ks_verdict dims_ok = check_nnb_shape_dims(gate, buf, len, pos, count_, &dims);
    /*@ assert dims_ok: dims_ok != KS_STOPPED ==>
            (dims_ok == KS_ACCEPTED <==> valid_nnb_shape_dims(buf, len, at, count_)); */
    if (dims_ok != KS_ACCEPTED) return dims_ok;
    pos += 4 * count_;
    int64_t num_elements = 0;
    if (!compute_nnb_shape_num_elements(count_, dims_count, dims.cells,
            &num_elements)) return KS_REFUSED;
    /*@ assert num_elements: num_elements == nnb_shape_num_elements(buf, at, count_); */
    facts->num_elements = num_elements;
    return KS_ACCEPTED;
}

/* ---- variable_record */

/*@
    requires -2147483648 <= shape_block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_record_shape_block(shape_block,
            root_header_num_of_data);
*/
static KS_INLINE bool test_nnb_variable_record_shape_block(int64_t shape_block,
        uint64_t root_header_num_of_data) {
    if (shape_block < 0) return false;
    return shape_block < (int64_t)root_header_num_of_data;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires shape_count <= 4294967295;
    requires -2147483648 <= shape_block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_variable_record_shape_in_block(buf, strict,
            shape_count, shape_block, root_header_num_of_data, root_index_table_at,
            root_index_table_count, io_size);
    ensures \result == KS_REFUSED ==> !(rule_nnb_variable_record_shape_in_block(buf, strict,
            shape_count, shape_block, root_header_num_of_data, root_index_table_at,
            root_index_table_count, io_size));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_variable_record_shape_in_block(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t shape_count, int64_t shape_block,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t io_size) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        uint64_t v2 = 0;
        if ((shape_block + 1) < (int64_t)root_header_num_of_data) {
            if ((shape_block + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(shape_block + 1) >= root_index_table_count) return KS_REFUSED;
            if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)(shape_block + 1),
                    4)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u4le(gate, buf,
                    root_index_table_at + 4 * (uint64_t)(shape_block + 1));
            v2 = v1;
        } else {
            v2 = io_size;
        }
        if (shape_block < 0) return KS_REFUSED;
        if ((uint64_t)shape_block >= root_index_table_count) return KS_REFUSED;
        if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)shape_block, 4)) return KS_STOPPED;
        const uint64_t v3 = ks_loaded_u4le(gate, buf,
                root_index_table_at + 4 * (uint64_t)shape_block);
        v4 = (int64_t)(4 * shape_count) <= ((int64_t)v2 - (int64_t)v3);
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires type <= 15;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_record_type(type);
*/
static KS_INLINE bool test_nnb_variable_record_type(uint64_t type) {
    return type == 0 || type == 1 || type == 2 || type == 3;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires padding_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_variable_record_padding(buf, strict, padding_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_variable_record_padding(buf, strict, padding_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_variable_record_padding(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool strict, uint64_t padding_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, padding_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, padding_at) == 0 && ks_loaded_u1(gate, buf,
                padding_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= data_index <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_header_buffers_count <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_record_data_index(data_index,
            root_header_num_of_data, root_header_buffers_count);
*/
static KS_INLINE bool test_nnb_variable_record_data_index(int64_t data_index,
        uint64_t root_header_num_of_data, uint64_t root_header_buffers_count) {
    return data_index >= 0 ? data_index <
            (int64_t)root_header_num_of_data : ((-1 -
            data_index) <
            (int64_t)root_header_buffers_count ||
            (data_index == -1 && root_header_buffers_count == 0));
}

/*@
    requires io_pos <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_record_record_in_block(strict, io_pos, end);
*/
static KS_INLINE bool test_nnb_variable_record_record_in_block(bool strict, uint64_t io_pos,
        uint64_t end) {
    return !(strict) || io_pos <= end;
}

/*@
    requires -2147483648 <= data_index <= 2147483647;
    requires -4294967295 <= block_size <= 9223372036854775807;
    requires element_bits <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_record_constant_in_block(data_index, num_bytes,
            has_block_size, block_size, element_bits);
*/
static KS_INLINE bool test_nnb_variable_record_constant_in_block(int64_t data_index,
        int64_t num_bytes, bool has_block_size, int64_t block_size, uint64_t element_bits) {
    bool v3 = !(data_index >= 0);
    if (!v3) {
        if (!has_block_size) return false;
        bool v2 = num_bytes <= block_size;
        if (!v2) {
            if (!has_block_size) return false;
            bool v1 = block_size <= 4;
            if (v1) {
                if (!has_block_size) return false;
                if (!ks_mul_fits_s64(8, block_size)) return false;
                v1 = (8 * block_size) >= (int64_t)element_bits;
            }
            v2 = v1;
        }
        v3 = v2;
    }
    return v3;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= shape_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_variable_record_shape_pos(buf, shape_block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_variable_record_shape_pos(buf, shape_block,
            root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_variable_record_shape_pos_of(buf, shape_block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_variable_record_shape_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t shape_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (shape_block < 0) return KS_REFUSED;
    if ((uint64_t)shape_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)shape_block, 4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf, root_index_table_at + 4 * (uint64_t)shape_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= data_index <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_variable_record_block_size(buf, data_index,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_REFUSED ==> !(defined_nnb_variable_record_block_size(buf, data_index,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_variable_record_block_size_of(buf, data_index,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_ACCEPTED ==> -4294967295 <= *value <= 9223372036854775807;
*/
static KS_INLINE ks_verdict find_nnb_variable_record_block_size(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t data_index, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t io_size,
        int64_t *value) {
    (void)len;
    int64_t v7 = 0;
    if (data_index >= 0) {
        bool v3 = (data_index + 1) < (int64_t)root_header_num_of_data;
        if (v3) {
            if ((data_index + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(data_index + 1) >= root_index_table_count) return KS_REFUSED;
            if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)(data_index + 1),
                    4)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u4le(gate, buf,
                    root_index_table_at + 4 * (uint64_t)(data_index + 1));
            if (data_index < 0) return KS_REFUSED;
            if ((uint64_t)data_index >= root_index_table_count) return KS_REFUSED;
            if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)data_index,
                    4)) return KS_STOPPED;
            const uint64_t v2 = ks_loaded_u4le(gate, buf,
                    root_index_table_at + 4 * (uint64_t)data_index);
            v3 = v1 > v2;
        }
        uint64_t v5 = 0;
        if (v3) {
            if ((data_index + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(data_index + 1) >= root_index_table_count) return KS_REFUSED;
            if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)(data_index + 1),
                    4)) return KS_STOPPED;
            const uint64_t v4 = ks_loaded_u4le(gate, buf,
                    root_index_table_at + 4 * (uint64_t)(data_index + 1));
            v5 = v4;
        } else {
            v5 = io_size;
        }
        if (data_index < 0) return KS_REFUSED;
        if ((uint64_t)data_index >= root_index_table_count) return KS_REFUSED;
        if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)data_index, 4)) return KS_STOPPED;
        const uint64_t v6 = ks_loaded_u4le(gate, buf,
                root_index_table_at + 4 * (uint64_t)data_index);
        v7 = (int64_t)v5 - (int64_t)v6;
    } else {
        v7 = 0;
    }
    *value = v7;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= data_index <= 2147483647;
    requires -4294967295 <= block_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_record_constant_fills_block(data_index, strict,
            has_block_size, block_size, num_bytes);
*/
static KS_INLINE bool test_nnb_variable_record_constant_fills_block(int64_t data_index,
        bool strict, bool has_block_size, int64_t block_size, int64_t num_bytes) {
    bool v2 = !(data_index >= 0);
    if (!v2) {
        bool v1 = !(strict);
        if (!v1) {
            if (!has_block_size) return false;
            if (!ks_add_fits_s64(num_bytes, 3)) return false;
            v1 = block_size <= (num_bytes + 3) || num_bytes == 0;
        }
        v2 = v1;
    }
    return v2;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= data_index <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_variable_record_data_pos(buf, data_index,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_variable_record_data_pos(buf, data_index,
            root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_variable_record_data_pos_of(buf, data_index,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_variable_record_data_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t data_index, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (data_index < 0) return KS_REFUSED;
    if ((uint64_t)data_index >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)data_index, 4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf, root_index_table_at + 4 * (uint64_t)data_index);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= data_index <= 2147483647;
    requires -4294967295 <= block_size <= 9223372036854775807;
    requires -2147483648 <= buffer <= 2147483647;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_variable_record_is_usable(buf, data_index,
            num_bytes, has_block_size, block_size, has_buffer, buffer, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    ensures \result == KS_REFUSED ==> !(defined_nnb_variable_record_is_usable(buf, data_index,
            num_bytes, has_block_size, block_size, has_buffer, buffer, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_variable_record_is_usable_of(buf, data_index,
            num_bytes, has_block_size, block_size, has_buffer, buffer, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
*/
static KS_INLINE ks_verdict find_nnb_variable_record_is_usable(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t data_index, int64_t num_bytes, bool has_block_size,
        int64_t block_size, bool has_buffer, int64_t buffer, uint64_t root_header_buffers_count,
        uint64_t root_data_buffers_at, uint64_t root_data_buffers_count,
        uint64_t root_header_version, bool *value) {
    (void)len;
    bool v3 = 0;
    if (data_index >= 0) {
        if (!has_block_size) return KS_REFUSED;
        v3 = num_bytes <= block_size;
    } else {
        if (!has_buffer) return KS_REFUSED;
        bool v2 = buffer < (int64_t)root_header_buffers_count;
        if (v2) {
            if (!has_buffer) return KS_REFUSED;
            if (buffer < 0) return KS_REFUSED;
            if ((uint64_t)buffer >= root_data_buffers_count) return KS_REFUSED;
            if (!ks_look(gate, root_data_buffers_at + 4 * (uint64_t)buffer, 4)) return KS_STOPPED;
            const int64_t v1 = ks_loaded_s4le(gate, buf,
                    root_data_buffers_at + 4 * (uint64_t)buffer);
            v2 = num_bytes <= (v1 * (int64_t)(root_header_version == 2 ? 4 : 1));
        }
        v3 = v2;
    }
    *value = v3;
    return KS_ACCEPTED;
}

typedef struct nnb_variable_record_facts {
    bool is_usable;
    bool is_partial;
} nnb_variable_record_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires base <= at;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_variable_record(buf, len, at, end,
            root_header_num_of_data, strict, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
    ensures \result == KS_REFUSED ==> !(valid_nnb_variable_record(buf, len, at, end,
            root_header_num_of_data, strict, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->is_usable == nnb_variable_record_is_usable(buf, len,
            at, root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
    ensures \result == KS_ACCEPTED ==> facts->is_partial == nnb_variable_record_is_partial(buf,
            len, at, root_header_num_of_data, root_index_table_at, root_index_table_count, base);
*/
static KS_INLINE ks_verdict check_nnb_variable_record(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t end, uint64_t root_header_num_of_data, bool strict,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version,
        nnb_variable_record_facts *facts) {
    if (len - at < 20) return KS_REFUSED;
    if (!ks_look(gate, at, 20)) return KS_STOPPED;
    const uint64_t shape_count = ks_loaded_u4le(gate, buf, at + 4);
    /*@ assert shape_count: shape_count == nnb_variable_record_shape_count(buf, at); */
    const int64_t shape_block = ks_loaded_s4le(gate, buf, at + 8);
    /*@ assert shape_block: shape_block == nnb_variable_record_shape_block(buf, at); */
    if (!test_nnb_variable_record_shape_block(shape_block,
            root_header_num_of_data)) return KS_REFUSED;
    const ks_verdict shape_in_block_holds = test_nnb_variable_record_shape_in_block(gate, buf, len,
            strict, shape_count, shape_block, root_header_num_of_data, root_index_table_at,
            root_index_table_count, len - base);
    /*@ assert shape_in_block_holds:
            shape_in_block_holds != KS_STOPPED ==>
            (shape_in_block_holds == KS_ACCEPTED <==> rule_nnb_variable_record_shape_in_block(buf,
            strict, nnb_variable_record_shape_count(buf, at), nnb_variable_record_shape_block(buf,
            at), root_header_num_of_data, root_index_table_at, root_index_table_count,
            (len - base))); */
    if (shape_in_block_holds != KS_ACCEPTED) return shape_in_block_holds;
    if (!ks_look(gate, at + 12, 1)) return KS_STOPPED;
    const uint64_t type = ks_loaded_u1(gate, buf, at + 12) % 16;
    /*@ assert type: type == nnb_variable_record_type(buf, at); */
    if (!test_nnb_variable_record_type(type)) return KS_REFUSED;
    const uint64_t padding_at = at + 13;
    const ks_verdict padding_holds = test_nnb_variable_record_padding(gate, buf, len, strict,
            padding_at);
    /*@ assert padding_holds: padding_holds !=
            KS_STOPPED ==> (padding_holds == KS_ACCEPTED <==> rule_nnb_variable_record_padding(buf,
            strict, at + 13)); */
    if (padding_holds != KS_ACCEPTED) return padding_holds;
    if (!ks_look(gate, at + 16, 4)) return KS_STOPPED;
    const int64_t data_index = ks_loaded_s4le(gate, buf, at + 16);
    /*@ assert data_index: data_index == nnb_variable_record_data_index(buf, at); */
    if (!test_nnb_variable_record_data_index(data_index, root_header_num_of_data,
            root_header_buffers_count)) return KS_REFUSED;
    if (!test_nnb_variable_record_record_in_block(strict, at + 20 - base, end)) return KS_REFUSED;
    uint64_t shape_pos = 0;
    const ks_verdict shape_pos_found = find_nnb_variable_record_shape_pos(gate, buf, len,
            shape_block, root_index_table_at, root_index_table_count, &shape_pos);
    /*@ assert shape_pos_found: shape_pos_found
            != KS_STOPPED ==> (shape_pos_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_shape_pos(buf,
            nnb_variable_record_shape_block(buf, at), root_index_table_at,
            root_index_table_count)); */
    if (shape_pos_found != KS_ACCEPTED) return shape_pos_found;
    const bool shape_inside = shape_pos <= len - base;
    /*@ assert shape_inside: shape_inside != 0 <==> at_nnb_variable_record_shape(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!shape_inside) return KS_REFUSED;
    const uint64_t shape_at = base + shape_pos;
    /*@ assert shape_at: shape_at == at_nnb_variable_record_shape(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_shape_facts shape = {0};
    const ks_verdict shape_ok = check_nnb_shape(gate, buf, len, shape_at, shape_count, &shape);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_shape(buf, len,
            at_nnb_variable_record_shape(buf, at, root_index_table_at, root_index_table_count,
            base), nnb_variable_record_shape_count(buf, at))); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    uint64_t element_bits = 0;
    if (!compute_nnb_variable_record_element_bits(type, &element_bits)) return KS_REFUSED;
    /*@ assert element_bits: element_bits == nnb_variable_record_element_bits(buf, at); */
    int64_t num_bytes = 0;
    if (!compute_nnb_variable_record_num_bytes(type, shape.num_elements, element_bits,
            &num_bytes)) return KS_REFUSED;
    /*@ assert num_bytes: num_bytes == nnb_variable_record_num_bytes(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const bool has_block_size = data_index >= 0;
    int64_t block_size = 0;
    const ks_verdict block_size_found = find_nnb_variable_record_block_size(gate, buf, len,
            data_index, root_header_num_of_data, root_index_table_at, root_index_table_count,
            len - base, &block_size);
    /*@ assert block_size_found: block_size_found
            != KS_STOPPED ==> (block_size_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_block_size(buf,
            nnb_variable_record_data_index(buf, at), root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base))); */
    if (block_size_found != KS_ACCEPTED) return block_size_found;
    /*@ assert has_block_size: has_block_size == nnb_variable_record_has_block_size(buf, at); */
    /*@ assert block_size: block_size == nnb_variable_record_block_size(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base); */
    if (!test_nnb_variable_record_constant_in_block(data_index, num_bytes, has_block_size,
            block_size, element_bits)) return KS_REFUSED;
    if (!test_nnb_variable_record_constant_fills_block(data_index, strict, has_block_size,
            block_size, num_bytes)) return KS_REFUSED;
    bool is_partial = false;
    if (!compute_nnb_variable_record_is_partial(data_index, num_bytes, has_block_size, block_size,
            &is_partial)) return KS_REFUSED;
    /*@ assert is_partial: is_partial == nnb_variable_record_is_partial(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base); */
    const bool has_data = data_index >= 0;
    if (has_data) {
        uint64_t data_pos = 0;
        const ks_verdict data_pos_found = find_nnb_variable_record_data_pos(gate, buf, len,
                data_index, root_index_table_at, root_index_table_count, &data_pos);
        /*@ assert data_pos_found: data_pos_found
                != KS_STOPPED ==> (data_pos_found ==
                KS_ACCEPTED <==> defined_nnb_variable_record_data_pos(buf,
                nnb_variable_record_data_index(buf, at), root_index_table_at,
                root_index_table_count)); */
        if (data_pos_found != KS_ACCEPTED) return data_pos_found;
        const bool data_inside = data_pos <= len - base;
        /*@ assert data_inside: data_inside != 0 <==> at_nnb_variable_record_data(buf, at,
                root_index_table_at, root_index_table_count, base) <= len; */
        if (!data_inside) return KS_REFUSED;
        const uint64_t data_at = base + data_pos;
        /*@ assert data_at: data_at == at_nnb_variable_record_data(buf, at, root_index_table_at,
                root_index_table_count, base); */
        const int64_t data_size = compute_nnb_variable_record_data_size(is_partial, element_bits,
                num_bytes);
        if (data_size < 0) return KS_REFUSED;
        const bool data_fits = (uint64_t)data_size <= len - data_at;
        /*@ assert data_fits: data_fits != 0 <==> at_nnb_variable_record_data(buf, at,
                root_index_table_at, root_index_table_count,
                base) + nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len,
                at, root_header_num_of_data, root_index_table_at, root_index_table_count, base),
                nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf, at,
                root_index_table_at, root_index_table_count, base)) <= len; */
        if (!data_fits) return KS_REFUSED;
    }
    const bool has_buffer = data_index < 0;
    const int64_t buffer = compute_nnb_variable_record_buffer(data_index);
    /*@ assert has_buffer: has_buffer == nnb_variable_record_has_buffer(buf, at); */
    /*@ assert buffer: buffer == nnb_variable_record_buffer(buf, at); */
    bool is_usable = false;
    const ks_verdict is_usable_found = find_nnb_variable_record_is_usable(gate, buf, len,
            data_index, num_bytes, has_block_size, block_size, has_buffer, buffer,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, &is_usable);
    /*@ assert is_usable_found: is_usable_found
            != KS_STOPPED ==> (is_usable_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_is_usable(buf,
            nnb_variable_record_data_index(buf, at), nnb_variable_record_num_bytes(buf, at,
            root_index_table_at, root_index_table_count, base),
            nnb_variable_record_has_block_size(buf, at), nnb_variable_record_block_size(buf, len,
            at, root_header_num_of_data, root_index_table_at, root_index_table_count, base),
            nnb_variable_record_has_buffer(buf, at), nnb_variable_record_buffer(buf, at),
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version)); */
    if (is_usable_found != KS_ACCEPTED) return is_usable_found;
    /*@ assert is_usable: is_usable == nnb_variable_record_is_usable(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version); */
    facts->is_usable = is_usable;
    facts->is_partial = is_partial;
    return KS_ACCEPTED;
}

/* ---- variable */

/*@
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_block(block, root_header_num_of_data);
*/
static KS_INLINE bool test_nnb_variable_block(int64_t block, uint64_t root_header_num_of_data) {
    if (block < 0) return false;
    return block < (int64_t)root_header_num_of_data;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_variable_record_pos(buf, block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_variable_record_pos(buf, block,
            root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_variable_record_pos_of(buf, block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_variable_record_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t block, uint64_t root_index_table_at, uint64_t root_index_table_count,
        uint64_t *value) {
    (void)len;
    if (block < 0) return KS_REFUSED;
    if ((uint64_t)block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)block, 4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf, root_index_table_at + 4 * (uint64_t)block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_variable_record_end(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_REFUSED ==> !(defined_nnb_variable_record_end(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_variable_record_end_of(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_ACCEPTED ==> *value <= 9223372036854775807;
*/
static KS_INLINE ks_verdict find_nnb_variable_record_end(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t block, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t io_size,
        uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if ((block + 1) < (int64_t)root_header_num_of_data) {
        if ((block + 1) < 0) return KS_REFUSED;
        if ((uint64_t)(block + 1) >= root_index_table_count) return KS_REFUSED;
        if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)(block + 1), 4)) return KS_STOPPED;
        const uint64_t v1 = ks_loaded_u4le(gate, buf,
                root_index_table_at + 4 * (uint64_t)(block + 1));
        v2 = v1;
    } else {
        v2 = io_size;
    }
    *value = v2;
    return KS_ACCEPTED;
}

typedef struct nnb_variable_facts {
    bool record_is_usable;
    bool record_is_partial;
} nnb_variable_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_variable(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    ensures \result == KS_REFUSED ==> !(valid_nnb_variable(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==>
            facts->record_is_usable == nnb_variable_its_record_is_usable(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
    ensures \result == KS_ACCEPTED ==>
            facts->record_is_partial == nnb_variable_its_record_is_partial(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
*/
static KS_INLINE ks_verdict check_nnb_variable(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version, nnb_variable_facts *facts) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t block = ks_loaded_s4le(gate, buf, at);
    /*@ assert block: block == nnb_variable_block(buf, at); */
    if (!test_nnb_variable_block(block, root_header_num_of_data)) return KS_REFUSED;
    uint64_t record_pos = 0;
    const ks_verdict record_pos_found = find_nnb_variable_record_pos(gate, buf, len, block,
            root_index_table_at, root_index_table_count, &record_pos);
    /*@ assert record_pos_found: record_pos_found
            != KS_STOPPED ==> (record_pos_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_pos(buf, nnb_variable_block(buf, at),
            root_index_table_at, root_index_table_count)); */
    if (record_pos_found != KS_ACCEPTED) return record_pos_found;
    const bool record_inside = record_pos <= len - base;
    /*@ assert record_inside: record_inside != 0 <==> at_nnb_variable_record(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!record_inside) return KS_REFUSED;
    const uint64_t record_at = base + record_pos;
    /*@ assert record_at: record_at == at_nnb_variable_record(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_variable_record_facts record = {0};
    uint64_t arg_end = 0;
    const ks_verdict arg_end_found = find_nnb_variable_record_end(gate, buf, len, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, len - base,
            &arg_end);
    /*@ assert arg_end_found: arg_end_found !=
            KS_STOPPED ==> (arg_end_found == KS_ACCEPTED <==> defined_nnb_variable_record_end(buf,
            nnb_variable_block(buf, at), root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base))); */
    if (arg_end_found != KS_ACCEPTED) return arg_end_found;
    const ks_verdict record_ok = check_nnb_variable_record(gate, buf, len, record_at, arg_end,
            root_header_num_of_data, strict, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, &record);
    /*@ assert record_ok: record_ok != KS_STOPPED
            ==> (record_ok == KS_ACCEPTED <==> valid_nnb_variable_record(buf, len,
            at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count, base),
            nnb_variable_record_end_of(buf, nnb_variable_block(buf, at), root_header_num_of_data,
            root_index_table_at, root_index_table_count, (len - base)), root_header_num_of_data,
            strict, root_index_table_at, root_index_table_count, base, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version)); */
    if (record_ok != KS_ACCEPTED) return record_ok;
    facts->record_is_usable = record.is_usable;
    facts->record_is_partial = record.is_partial;
    return KS_ACCEPTED;
}

/* ---- variable_number */

/*@
    requires -2147483648 <= variable <= 2147483647;
    requires root_header_variables_count <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_variable_number_variable(variable,
            root_header_variables_count);
*/
static KS_INLINE bool test_nnb_variable_number_variable(int64_t variable,
        uint64_t root_header_variables_count) {
    if (variable < 0) return false;
    return variable < (int64_t)root_header_variables_count;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_variables_count <= 4294967295;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_variable_number(buf, len, at,
            root_header_variables_count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_variable_number(buf, len, at,
            root_header_variables_count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_variable_number(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t root_header_variables_count) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t variable = ks_loaded_s4le(gate, buf, at);
    /*@ assert variable: variable == nnb_variable_number_variable(buf, at); */
    if (!test_nnb_variable_number_variable(variable,
            root_header_variables_count)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- base_axis_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_base_axis_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_base_axis_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_base_axis_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- int_list */

/*@
    requires -2147483648 <= block <= 2147483647;
    requires index_table_count <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_int_list_block(block, index_table_count);
*/
static KS_INLINE bool test_nnb_functions_int_list_block(int64_t block, uint64_t index_table_count) {
    if (block < 0) return false;
    return block <= ((int64_t)index_table_count - 1);
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires count_ <= 4294967295;
    requires -2147483648 <= block <= 2147483647;
    requires index_table_count <= 9223372036854775807;
    requires index_table_at + 4 * index_table_count <= len;
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_int_list_list_in_block(buf, strict,
            count_, block, index_table_count, index_table_at, io_size);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_int_list_list_in_block(buf, strict,
            count_, block, index_table_count, index_table_at, io_size));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_int_list_list_in_block(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t count_, int64_t block,
        uint64_t index_table_count, uint64_t index_table_at, uint64_t io_size) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        uint64_t v2 = 0;
        if ((block + 1) < (int64_t)index_table_count) {
            if ((block + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(block + 1) >= index_table_count) return KS_REFUSED;
            if (!ks_look(gate, index_table_at + 4 * (uint64_t)(block + 1), 4)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u4le(gate, buf,
                    index_table_at + 4 * (uint64_t)(block + 1));
            v2 = v1;
        } else {
            v2 = io_size;
        }
        if (block < 0) return KS_REFUSED;
        if ((uint64_t)block >= index_table_count) return KS_REFUSED;
        if (!ks_look(gate, index_table_at + 4 * (uint64_t)block, 4)) return KS_STOPPED;
        const uint64_t v3 = ks_loaded_u4le(gate, buf, index_table_at + 4 * (uint64_t)block);
        v4 = (int64_t)(4 * count_) <= ((int64_t)v2 - (int64_t)v3);
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires index_table_at + 4 * index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_functions_int_list_values_pos(buf, block,
            index_table_at, index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_functions_int_list_values_pos(buf, block,
            index_table_at, index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_functions_int_list_values_pos_of(buf, block,
            index_table_at, index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_functions_int_list_values_pos(ks_gate *gate,
        const uint8_t *buf, uint64_t len, int64_t block, uint64_t index_table_at,
        uint64_t index_table_count, uint64_t *value) {
    (void)len;
    if (block < 0) return KS_REFUSED;
    if ((uint64_t)block >= index_table_count) return KS_REFUSED;
    if (!ks_look(gate, index_table_at + 4 * (uint64_t)block, 4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf, index_table_at + 4 * (uint64_t)block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_int_list(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    const uint64_t count_ = ks_loaded_u4le(gate, buf, at);
    /*@ assert count: count_ == nnb_functions_int_list_count(buf, at); */
    const int64_t block = ks_loaded_s4le(gate, buf, at + 4);
    /*@ assert block: block == nnb_functions_int_list_block(buf, at); */
    if (!test_nnb_functions_int_list_block(block, index_table_count)) return KS_REFUSED;
    const ks_verdict list_in_block_holds = test_nnb_functions_int_list_list_in_block(gate, buf,
            len, strict, count_, block, index_table_count, index_table_at, len - base);
    /*@ assert list_in_block_holds:
            list_in_block_holds != KS_STOPPED ==>
            (list_in_block_holds == KS_ACCEPTED <==> rule_nnb_functions_int_list_list_in_block(buf,
            strict, nnb_functions_int_list_count(buf, at), nnb_functions_int_list_block(buf, at),
            index_table_count, index_table_at, (len - base))); */
    if (list_in_block_holds != KS_ACCEPTED) return list_in_block_holds;
    uint64_t values_pos = 0;
    const ks_verdict values_pos_found = find_nnb_functions_int_list_values_pos(gate, buf, len,
            block, index_table_at, index_table_count, &values_pos);
    /*@ assert values_pos_found: values_pos_found
            != KS_STOPPED ==> (values_pos_found ==
            KS_ACCEPTED <==> defined_nnb_functions_int_list_values_pos(buf,
            nnb_functions_int_list_block(buf, at), index_table_at, index_table_count)); */
    if (values_pos_found != KS_ACCEPTED) return values_pos_found;
    const bool values_inside = values_pos <= len - base;
    /*@ assert values_inside: values_inside != 0 <==> at_nnb_functions_int_list_values(buf, at,
            index_table_at, index_table_count, base) <= len; */
    if (!values_inside) return KS_REFUSED;
    const uint64_t values_at = base + values_pos;
    /*@ assert values_at: values_at == at_nnb_functions_int_list_values(buf, at, index_table_at,
            index_table_count, base); */
    const uint64_t values_count = count_;
    /*@ assert values_count: values_count == nnb_functions_int_list_count(buf, at); */
    const bool values_fit = ks_array_fits(values_count, 4, len - values_at);
    /*@ assert values_fit: values_fit != 0 <==> 4 * nnb_functions_int_list_count(buf,
            at) <= len - (at_nnb_functions_int_list_values(buf, at, index_table_at,
            index_table_count, base)); */
    if (!values_fit) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- convolution_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_convolution_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_convolution_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_convolution_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- depthwise_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_depthwise_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_depthwise_convolution_args(buf, len,
            at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_depthwise_convolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- depthwise_deconvolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_depthwise_deconvolution_args(buf, len,
            at, index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_depthwise_deconvolution_args(buf, len,
            at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_depthwise_deconvolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- max_pooling_0_args */

/*@
    requires ignore_border <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_max_pooling_0_args_ignore_border(strict,
            ignore_border);
*/
static KS_INLINE bool test_nnb_functions_max_pooling_0_args_ignore_border(bool strict,
        uint64_t ignore_border) {
    return !(strict) || ignore_border <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_max_pooling_0_args_alignment_37(buf,
            strict, alignment_37_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_max_pooling_0_args_alignment_37(buf,
            strict, alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_max_pooling_0_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_max_pooling_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_max_pooling_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_max_pooling_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict kernel_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert kernel_ok: kernel_ok != KS_STOPPED
            ==> (kernel_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (kernel_ok != KS_ACCEPTED) return kernel_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    const uint64_t ignore_border = ks_loaded_u1(gate, buf, pos);
    /*@ assert ignore_border: ignore_border == nnb_functions_max_pooling_0_args_ignore_border(buf,
            at); */
    if (!test_nnb_functions_max_pooling_0_args_ignore_border(strict,
            ignore_border)) return KS_REFUSED;
    const uint64_t alignment_37_at = pos + 1;
    const ks_verdict alignment_37_holds = test_nnb_functions_max_pooling_0_args_alignment_37(gate,
            buf, len, strict, alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==>
            rule_nnb_functions_max_pooling_0_args_alignment_37(buf, strict, at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 20,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- max_pooling_args */

/*@
    requires ignore_border <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_max_pooling_args_ignore_border(strict,
            ignore_border);
*/
static KS_INLINE bool test_nnb_functions_max_pooling_args_ignore_border(bool strict,
        uint64_t ignore_border) {
    return !(strict) || ignore_border <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_max_pooling_args_alignment_37(buf,
            strict, alignment_37_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_max_pooling_args_alignment_37(buf,
            strict, alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_max_pooling_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_max_pooling_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_max_pooling_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_max_pooling_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_max_pooling_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_max_pooling_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict kernel_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert kernel_ok: kernel_ok != KS_STOPPED
            ==> (kernel_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (kernel_ok != KS_ACCEPTED) return kernel_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    const uint64_t ignore_border = ks_loaded_u1(gate, buf, pos);
    /*@ assert ignore_border: ignore_border == nnb_functions_max_pooling_args_ignore_border(buf,
            at); */
    if (!test_nnb_functions_max_pooling_args_ignore_border(strict,
            ignore_border)) return KS_REFUSED;
    const uint64_t alignment_37_at = pos + 1;
    const ks_verdict alignment_37_holds = test_nnb_functions_max_pooling_args_alignment_37(gate,
            buf, len, strict, alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==>
            rule_nnb_functions_max_pooling_args_alignment_37(buf, strict, at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 20,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos);
    /*@ assert channel_last: channel_last == nnb_functions_max_pooling_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_max_pooling_args_channel_last(strict, channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- kernel_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_kernel_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_kernel_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_kernel_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict kernel_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert kernel_ok: kernel_ok != KS_STOPPED
            ==> (kernel_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (kernel_ok != KS_ACCEPTED) return kernel_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- inplace_args */

/*@
    requires inplace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_inplace_args_inplace(strict, inplace);
*/
static KS_INLINE bool test_nnb_functions_inplace_args_inplace(bool strict, uint64_t inplace) {
    return !(strict) || inplace <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_inplace_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_inplace_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_inplace_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t inplace = ks_loaded_u1(gate, buf, at);
    /*@ assert inplace: inplace == nnb_functions_inplace_args_inplace(buf, at); */
    if (!test_nnb_functions_inplace_args_inplace(strict, inplace)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- alpha_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_alpha_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_alpha_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_alpha_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- axis_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_axis_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_axis_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_axis_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- scale_alpha_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_scale_alpha_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_scale_alpha_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_scale_alpha_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- alpha_axis_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_alpha_axis_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_alpha_axis_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_alpha_axis_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- batch_normalization_0_args */

/*@
    requires batch_stat <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_batch_normalization_0_args_batch_stat(strict,
            batch_stat);
*/
static KS_INLINE bool test_nnb_functions_batch_normalization_0_args_batch_stat(bool strict,
        uint64_t batch_stat) {
    return !(strict) || batch_stat <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_batch_normalization_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_batch_normalization_0_args(buf, len,
            at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_batch_normalization_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 9) return KS_REFUSED;
    if (!ks_look(gate, pos, 9)) return KS_STOPPED;
    const uint64_t batch_stat = ks_loaded_u1(gate, buf, pos + 8);
    /*@ assert batch_stat: batch_stat == nnb_functions_batch_normalization_0_args_batch_stat(buf,
            at); */
    if (!test_nnb_functions_batch_normalization_0_args_batch_stat(strict,
            batch_stat)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- base_axis_update_running_mean_args */

/*@
    requires update_running_mean <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
            rule_nnb_functions_base_axis_update_running_mean_args_update_running_mean(strict,
            update_running_mean);
*/
static KS_INLINE bool
        test_nnb_functions_base_axis_update_running_mean_args_update_running_mean(bool strict,
        uint64_t update_running_mean) {
    return !(strict) || update_running_mean <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_base_axis_update_running_mean_args(buf,
            len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_base_axis_update_running_mean_args(buf,
            len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_base_axis_update_running_mean_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t update_running_mean = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert update_running_mean:
            update_running_mean ==
            nnb_functions_base_axis_update_running_mean_args_update_running_mean(buf, at); */
    if (!test_nnb_functions_base_axis_update_running_mean_args_update_running_mean(strict,
            update_running_mean)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- axes_keep_dims_args */

/*@
    requires keep_dims <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_axes_keep_dims_args_keep_dims(strict, keep_dims);
*/
static KS_INLINE bool test_nnb_functions_axes_keep_dims_args_keep_dims(bool strict,
        uint64_t keep_dims) {
    return !(strict) || keep_dims <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_axes_keep_dims_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_axes_keep_dims_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_axes_keep_dims_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t keep_dims = ks_loaded_u1(gate, buf, pos);
    /*@ assert keep_dims: keep_dims == nnb_functions_axes_keep_dims_args_keep_dims(buf, at); */
    if (!test_nnb_functions_axes_keep_dims_args_keep_dims(strict, keep_dims)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- val_float_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_val_float_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_val_float_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_val_float_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- val_bool_args */

/*@
    requires val <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_val_bool_args_val(strict, val);
*/
static KS_INLINE bool test_nnb_functions_val_bool_args_val(bool strict, uint64_t val) {
    return !(strict) || val <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_val_bool_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_val_bool_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_val_bool_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t val = ks_loaded_u1(gate, buf, at);
    /*@ assert val: val == nnb_functions_val_bool_args_val(buf, at); */
    if (!test_nnb_functions_val_bool_args_val(strict, val)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- val_shape_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_val_shape_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_val_shape_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_val_shape_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    pos += 4;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- transpose_a_transpose_b_args */

/*@
    requires transpose_a <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_transpose_a_transpose_b_args_transpose_a(strict,
            transpose_a);
*/
static KS_INLINE bool test_nnb_functions_transpose_a_transpose_b_args_transpose_a(bool strict,
        uint64_t transpose_a) {
    return !(strict) || transpose_a <= 1;
}

/*@
    requires transpose_b <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_transpose_a_transpose_b_args_transpose_b(strict,
            transpose_b);
*/
static KS_INLINE bool test_nnb_functions_transpose_a_transpose_b_args_transpose_b(bool strict,
        uint64_t transpose_b) {
    return !(strict) || transpose_b <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_transpose_a_transpose_b_args(buf, len,
            at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_transpose_a_transpose_b_args(buf, len,
            at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_transpose_a_transpose_b_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 2) return KS_REFUSED;
    if (!ks_look(gate, at, 2)) return KS_STOPPED;
    const uint64_t transpose_a = ks_loaded_u1(gate, buf, at);
    /*@ assert transpose_a: transpose_a ==
            nnb_functions_transpose_a_transpose_b_args_transpose_a(buf, at); */
    if (!test_nnb_functions_transpose_a_transpose_b_args_transpose_a(strict,
            transpose_a)) return KS_REFUSED;
    const uint64_t transpose_b = ks_loaded_u1(gate, buf, at + 1);
    /*@ assert transpose_b: transpose_b ==
            nnb_functions_transpose_a_transpose_b_args_transpose_b(buf, at); */
    if (!test_nnb_functions_transpose_a_transpose_b_args_transpose_b(strict,
            transpose_b)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- slice_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_slice_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_slice_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_slice_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict start_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert start_ok: start_ok != KS_STOPPED
            ==> (start_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (start_ok != KS_ACCEPTED) return start_ok;
    pos += 8;
    const ks_verdict stop_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stop_ok: stop_ok != KS_STOPPED ==>
            (stop_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (stop_ok != KS_ACCEPTED) return stop_ok;
    pos += 8;
    const ks_verdict step_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert step_ok: step_ok != KS_STOPPED ==>
            (step_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 16,
            index_table_at, index_table_count, strict, base)); */
    if (step_ok != KS_ACCEPTED) return step_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- axes_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_axes_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_axes_args(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_axes_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- shape_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_shape_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_shape_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_shape_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- shifts_border_mode_args */

/*@
    requires -2147483648 <= border_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_shifts_border_mode_args_border_mode(strict,
            border_mode);
*/
static KS_INLINE bool test_nnb_functions_shifts_border_mode_args_border_mode(bool strict,
        int64_t border_mode) {
    return !(strict) || (border_mode == 0 || border_mode == 1);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_shifts_border_mode_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_shifts_border_mode_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_shifts_border_mode_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shifts_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shifts_ok: shifts_ok != KS_STOPPED
            ==> (shifts_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shifts_ok != KS_ACCEPTED) return shifts_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    const int64_t border_mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert border_mode: border_mode == nnb_functions_shifts_border_mode_args_border_mode(buf,
            at); */
    if (!test_nnb_functions_shifts_border_mode_args_border_mode(strict,
            border_mode)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- p_seed_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_p_seed_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_p_seed_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_p_seed_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- top_k_data_0_args */

/*@
    requires abs <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_data_0_args_abs(strict, abs);
*/
static KS_INLINE bool test_nnb_functions_top_k_data_0_args_abs(bool strict, uint64_t abs) {
    return !(strict) || abs <= 1;
}

/*@
    requires reduce <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_data_0_args_reduce(strict, reduce);
*/
static KS_INLINE bool test_nnb_functions_top_k_data_0_args_reduce(bool strict, uint64_t reduce) {
    return !(strict) || reduce <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_26_at + 2 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_top_k_data_0_args_alignment_26(buf,
            strict, alignment_26_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_top_k_data_0_args_alignment_26(buf,
            strict, alignment_26_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_top_k_data_0_args_alignment_26(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_26_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_26_at, 2)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_26_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_top_k_data_0_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_top_k_data_0_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_top_k_data_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    const uint64_t abs = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert abs: abs == nnb_functions_top_k_data_0_args_abs(buf, at); */
    if (!test_nnb_functions_top_k_data_0_args_abs(strict, abs)) return KS_REFUSED;
    const uint64_t reduce = ks_loaded_u1(gate, buf, at + 5);
    /*@ assert reduce: reduce == nnb_functions_top_k_data_0_args_reduce(buf, at); */
    if (!test_nnb_functions_top_k_data_0_args_reduce(strict, reduce)) return KS_REFUSED;
    const uint64_t alignment_26_at = at + 6;
    const ks_verdict alignment_26_holds = test_nnb_functions_top_k_data_0_args_alignment_26(gate,
            buf, len, strict, alignment_26_at);
    /*@ assert alignment_26_holds:
            alignment_26_holds != KS_STOPPED ==>
            (alignment_26_holds == KS_ACCEPTED <==>
            rule_nnb_functions_top_k_data_0_args_alignment_26(buf, strict, at + 6)); */
    if (alignment_26_holds != KS_ACCEPTED) return alignment_26_holds;
    return KS_ACCEPTED;
}

/* ---- top_k_grad_args */

/*@
    requires abs <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_grad_args_abs(strict, abs);
*/
static KS_INLINE bool test_nnb_functions_top_k_grad_args_abs(bool strict, uint64_t abs) {
    return !(strict) || abs <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_25_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_top_k_grad_args_alignment_25(buf, strict,
            alignment_25_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_top_k_grad_args_alignment_25(buf,
            strict, alignment_25_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_top_k_grad_args_alignment_25(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_25_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_25_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_25_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_25_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_top_k_grad_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_top_k_grad_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_top_k_grad_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    const uint64_t abs = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert abs: abs == nnb_functions_top_k_grad_args_abs(buf, at); */
    if (!test_nnb_functions_top_k_grad_args_abs(strict, abs)) return KS_REFUSED;
    const uint64_t alignment_25_at = at + 5;
    const ks_verdict alignment_25_holds = test_nnb_functions_top_k_grad_args_alignment_25(gate,
            buf, len, strict, alignment_25_at);
    /*@ assert alignment_25_holds:
            alignment_25_holds != KS_STOPPED ==>
            (alignment_25_holds == KS_ACCEPTED <==>
            rule_nnb_functions_top_k_grad_args_alignment_25(buf, strict, at + 5)); */
    if (alignment_25_holds != KS_ACCEPTED) return alignment_25_holds;
    return KS_ACCEPTED;
}

/* ---- rand_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_rand_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_rand_args(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_rand_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    pos += 8;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- randint_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_randint_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_randint_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_randint_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    pos += 8;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- randn_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_randn_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_randn_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_randn_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    pos += 8;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- random_crop_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_random_crop_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_random_crop_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_random_crop_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- random_flip_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_random_flip_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_random_flip_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_random_flip_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- image_augmentation_args */

/*@
    requires flip_lr <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_image_augmentation_args_flip_lr(strict, flip_lr);
*/
static KS_INLINE bool test_nnb_functions_image_augmentation_args_flip_lr(bool strict,
        uint64_t flip_lr) {
    return !(strict) || flip_lr <= 1;
}

/*@
    requires flip_ud <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_image_augmentation_args_flip_ud(strict, flip_ud);
*/
static KS_INLINE bool test_nnb_functions_image_augmentation_args_flip_ud(bool strict,
        uint64_t flip_ud) {
    return !(strict) || flip_ud <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_58_at + 2 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_image_augmentation_args_alignment_58(buf,
            strict, alignment_58_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_image_augmentation_args_alignment_58(buf, strict,
            alignment_58_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_image_augmentation_args_alignment_58(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_58_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_58_at, 2)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_58_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires brightness_each <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_image_augmentation_args_brightness_each(strict,
            brightness_each);
*/
static KS_INLINE bool test_nnb_functions_image_augmentation_args_brightness_each(bool strict,
        uint64_t brightness_each) {
    return !(strict) || brightness_each <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_65_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_image_augmentation_args_alignment_65(buf,
            strict, alignment_65_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_image_augmentation_args_alignment_65(buf, strict,
            alignment_65_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_image_augmentation_args_alignment_65(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_65_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_65_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_65_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_65_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires contrast_each <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_image_augmentation_args_contrast_each(strict,
            contrast_each);
*/
static KS_INLINE bool test_nnb_functions_image_augmentation_args_contrast_each(bool strict,
        uint64_t contrast_each) {
    return !(strict) || contrast_each <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_77_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_image_augmentation_args_alignment_77(buf,
            strict, alignment_77_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_image_augmentation_args_alignment_77(buf, strict,
            alignment_77_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_image_augmentation_args_alignment_77(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_77_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_77_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_77_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_77_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_image_augmentation_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_image_augmentation_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_image_augmentation_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    if (len - pos < 52) return KS_REFUSED;
    if (!ks_look(gate, pos, 52)) return KS_STOPPED;
    const uint64_t flip_lr = ks_loaded_u1(gate, buf, pos + 20);
    /*@ assert flip_lr: flip_lr == nnb_functions_image_augmentation_args_flip_lr(buf, at); */
    if (!test_nnb_functions_image_augmentation_args_flip_lr(strict, flip_lr)) return KS_REFUSED;
    const uint64_t flip_ud = ks_loaded_u1(gate, buf, pos + 21);
    /*@ assert flip_ud: flip_ud == nnb_functions_image_augmentation_args_flip_ud(buf, at); */
    if (!test_nnb_functions_image_augmentation_args_flip_ud(strict, flip_ud)) return KS_REFUSED;
    const uint64_t alignment_58_at = pos + 22;
    const ks_verdict alignment_58_holds =
            test_nnb_functions_image_augmentation_args_alignment_58(gate, buf, len, strict,
            alignment_58_at);
    /*@ assert alignment_58_holds:
            alignment_58_holds != KS_STOPPED ==>
            (alignment_58_holds == KS_ACCEPTED <==>
            rule_nnb_functions_image_augmentation_args_alignment_58(buf, strict, at + 38)); */
    if (alignment_58_holds != KS_ACCEPTED) return alignment_58_holds;
    if (!ks_look(gate, pos + 28, 1)) return KS_STOPPED;
    const uint64_t brightness_each = ks_loaded_u1(gate, buf, pos + 28);
    /*@ assert brightness_each: brightness_each
            == nnb_functions_image_augmentation_args_brightness_each(buf, at); */
    if (!test_nnb_functions_image_augmentation_args_brightness_each(strict,
            brightness_each)) return KS_REFUSED;
    const uint64_t alignment_65_at = pos + 29;
    const ks_verdict alignment_65_holds =
            test_nnb_functions_image_augmentation_args_alignment_65(gate, buf, len, strict,
            alignment_65_at);
    /*@ assert alignment_65_holds:
            alignment_65_holds != KS_STOPPED ==>
            (alignment_65_holds == KS_ACCEPTED <==>
            rule_nnb_functions_image_augmentation_args_alignment_65(buf, strict, at + 45)); */
    if (alignment_65_holds != KS_ACCEPTED) return alignment_65_holds;
    if (!ks_look(gate, pos + 40, 1)) return KS_STOPPED;
    const uint64_t contrast_each = ks_loaded_u1(gate, buf, pos + 40);
    /*@ assert contrast_each: contrast_each ==
            nnb_functions_image_augmentation_args_contrast_each(buf, at); */
    if (!test_nnb_functions_image_augmentation_args_contrast_each(strict,
            contrast_each)) return KS_REFUSED;
    const uint64_t alignment_77_at = pos + 41;
    const ks_verdict alignment_77_holds =
            test_nnb_functions_image_augmentation_args_alignment_77(gate, buf, len, strict,
            alignment_77_at);
    /*@ assert alignment_77_holds:
            alignment_77_holds != KS_STOPPED ==>
            (alignment_77_holds == KS_ACCEPTED <==>
            rule_nnb_functions_image_augmentation_args_alignment_77(buf, strict, at + 57)); */
    if (alignment_77_holds != KS_ACCEPTED) return alignment_77_holds;
    return KS_ACCEPTED;
}

/* ---- delta_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_delta_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_delta_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_delta_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- epsilon_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_epsilon_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_epsilon_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_epsilon_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- inq_affine_args */

/*@
    requires -2147483648 <= selection_algorithm <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_inq_affine_args_selection_algorithm(strict,
            selection_algorithm);
*/
static KS_INLINE bool test_nnb_functions_inq_affine_args_selection_algorithm(bool strict,
        int64_t selection_algorithm) {
    return !(strict) || (selection_algorithm == 0 || selection_algorithm == 1);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_inq_affine_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_inq_affine_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_inq_affine_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    pos += 8;
    const ks_verdict inq_iterations_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert inq_iterations_ok:
            inq_iterations_ok != KS_STOPPED ==>
            (inq_iterations_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (inq_iterations_ok != KS_ACCEPTED) return inq_iterations_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const int64_t selection_algorithm = ks_loaded_s4le(gate, buf, pos);
    /*@ assert selection_algorithm:
            selection_algorithm == nnb_functions_inq_affine_args_selection_algorithm(buf, at); */
    if (!test_nnb_functions_inq_affine_args_selection_algorithm(strict,
            selection_algorithm)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- inq_convolution_args */

/*@
    requires -2147483648 <= selection_algorithm <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_inq_convolution_args_selection_algorithm(strict,
            selection_algorithm);
*/
static KS_INLINE bool test_nnb_functions_inq_convolution_args_selection_algorithm(bool strict,
        int64_t selection_algorithm) {
    return !(strict) || (selection_algorithm == 0 || selection_algorithm == 1);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_inq_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_inq_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_inq_convolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    pos += 8;
    const ks_verdict inq_iterations_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert inq_iterations_ok:
            inq_iterations_ok != KS_STOPPED ==>
            (inq_iterations_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 36,
            index_table_at, index_table_count, strict, base)); */
    if (inq_iterations_ok != KS_ACCEPTED) return inq_iterations_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const int64_t selection_algorithm = ks_loaded_s4le(gate, buf, pos);
    /*@ assert selection_algorithm:
            selection_algorithm == nnb_functions_inq_convolution_args_selection_algorithm(buf,
            at); */
    if (!test_nnb_functions_inq_convolution_args_selection_algorithm(strict,
            selection_algorithm)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- fixed_point_quantize_args */

/*@
    requires sign_ <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fixed_point_quantize_args_sign(strict, sign_);
*/
static KS_INLINE bool test_nnb_functions_fixed_point_quantize_args_sign(bool strict,
        uint64_t sign_) {
    return !(strict) || sign_ <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_21_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==>
            rule_nnb_functions_fixed_point_quantize_args_alignment_21(buf, strict, alignment_21_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_fixed_point_quantize_args_alignment_21(buf, strict,
            alignment_21_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict
        test_nnb_functions_fixed_point_quantize_args_alignment_21(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_21_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_21_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_21_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_21_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ste_fine_grained <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fixed_point_quantize_args_ste_fine_grained(strict,
            ste_fine_grained);
*/
static KS_INLINE bool test_nnb_functions_fixed_point_quantize_args_ste_fine_grained(bool strict,
        uint64_t ste_fine_grained) {
    return !(strict) || ste_fine_grained <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_fixed_point_quantize_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_fixed_point_quantize_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_fixed_point_quantize_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 13) return KS_REFUSED;
    if (!ks_look(gate, at, 13)) return KS_STOPPED;
    const uint64_t sign_ = ks_loaded_u1(gate, buf, at);
    /*@ assert sign: sign_ == nnb_functions_fixed_point_quantize_args_sign(buf, at); */
    if (!test_nnb_functions_fixed_point_quantize_args_sign(strict, sign_)) return KS_REFUSED;
    const uint64_t alignment_21_at = at + 1;
    const ks_verdict alignment_21_holds =
            test_nnb_functions_fixed_point_quantize_args_alignment_21(gate, buf, len, strict,
            alignment_21_at);
    /*@ assert alignment_21_holds:
            alignment_21_holds != KS_STOPPED ==>
            (alignment_21_holds == KS_ACCEPTED <==>
            rule_nnb_functions_fixed_point_quantize_args_alignment_21(buf, strict, at + 1)); */
    if (alignment_21_holds != KS_ACCEPTED) return alignment_21_holds;
    if (!ks_look(gate, at + 12, 1)) return KS_STOPPED;
    const uint64_t ste_fine_grained = ks_loaded_u1(gate, buf, at + 12);
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_fixed_point_quantize_args_ste_fine_grained(buf, at); */
    if (!test_nnb_functions_fixed_point_quantize_args_ste_fine_grained(strict,
            ste_fine_grained)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- pow2_quantize_args */

/*@
    requires sign_ <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_pow2_quantize_args_sign(strict, sign_);
*/
static KS_INLINE bool test_nnb_functions_pow2_quantize_args_sign(bool strict, uint64_t sign_) {
    return !(strict) || sign_ <= 1;
}

/*@
    requires with_zero <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_pow2_quantize_args_with_zero(strict, with_zero);
*/
static KS_INLINE bool test_nnb_functions_pow2_quantize_args_with_zero(bool strict,
        uint64_t with_zero) {
    return !(strict) || with_zero <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_22_at + 2 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_pow2_quantize_args_alignment_22(buf,
            strict, alignment_22_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_pow2_quantize_args_alignment_22(buf,
            strict, alignment_22_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_pow2_quantize_args_alignment_22(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_22_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_22_at, 2)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_22_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ste_fine_grained <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_pow2_quantize_args_ste_fine_grained(strict,
            ste_fine_grained);
*/
static KS_INLINE bool test_nnb_functions_pow2_quantize_args_ste_fine_grained(bool strict,
        uint64_t ste_fine_grained) {
    return !(strict) || ste_fine_grained <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_pow2_quantize_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_pow2_quantize_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_pow2_quantize_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 13) return KS_REFUSED;
    if (!ks_look(gate, at, 13)) return KS_STOPPED;
    const uint64_t sign_ = ks_loaded_u1(gate, buf, at);
    /*@ assert sign: sign_ == nnb_functions_pow2_quantize_args_sign(buf, at); */
    if (!test_nnb_functions_pow2_quantize_args_sign(strict, sign_)) return KS_REFUSED;
    const uint64_t with_zero = ks_loaded_u1(gate, buf, at + 1);
    /*@ assert with_zero: with_zero == nnb_functions_pow2_quantize_args_with_zero(buf, at); */
    if (!test_nnb_functions_pow2_quantize_args_with_zero(strict, with_zero)) return KS_REFUSED;
    const uint64_t alignment_22_at = at + 2;
    const ks_verdict alignment_22_holds = test_nnb_functions_pow2_quantize_args_alignment_22(gate,
            buf, len, strict, alignment_22_at);
    /*@ assert alignment_22_holds:
            alignment_22_holds != KS_STOPPED ==>
            (alignment_22_holds == KS_ACCEPTED <==>
            rule_nnb_functions_pow2_quantize_args_alignment_22(buf, strict, at + 2)); */
    if (alignment_22_holds != KS_ACCEPTED) return alignment_22_holds;
    if (!ks_look(gate, at + 12, 1)) return KS_STOPPED;
    const uint64_t ste_fine_grained = ks_loaded_u1(gate, buf, at + 12);
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_pow2_quantize_args_ste_fine_grained(buf, at); */
    if (!test_nnb_functions_pow2_quantize_args_ste_fine_grained(strict,
            ste_fine_grained)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- axis_n_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_axis_n_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_axis_n_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_axis_n_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- base_axis_eps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_base_axis_eps_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_base_axis_eps_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_base_axis_eps_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- one_input_grad_args */

/*@
    requires one_input_grad <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_one_input_grad_args_one_input_grad(strict,
            one_input_grad);
*/
static KS_INLINE bool test_nnb_functions_one_input_grad_args_one_input_grad(bool strict,
        uint64_t one_input_grad) {
    return !(strict) || one_input_grad <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_one_input_grad_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_one_input_grad_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_one_input_grad_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t one_input_grad = ks_loaded_u1(gate, buf, at);
    /*@ assert one_input_grad: one_input_grad ==
            nnb_functions_one_input_grad_args_one_input_grad(buf, at); */
    if (!test_nnb_functions_one_input_grad_args_one_input_grad(strict,
            one_input_grad)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- clip_norm_axes_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_clip_norm_axes_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_clip_norm_axes_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_clip_norm_axes_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    pos += 4;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- pad_args */

/*@
    requires -2147483648 <= mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_pad_args_mode(strict, mode);
*/
static KS_INLINE bool test_nnb_functions_pad_args_mode(bool strict, int64_t mode) {
    return !(strict) || ((mode == 0 || mode == 1) || mode == 2);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_pad_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_pad_args(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_pad_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict pad_width_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert pad_width_ok: pad_width_ok !=
            KS_STOPPED ==> (pad_width_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at, index_table_at, index_table_count, strict, base)); */
    if (pad_width_ok != KS_ACCEPTED) return pad_width_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const int64_t mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert mode: mode == nnb_functions_pad_args_mode(buf, at); */
    if (!test_nnb_functions_pad_args_mode(strict, mode)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- shape_inplace_args */

/*@
    requires inplace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_shape_inplace_args_inplace(strict, inplace);
*/
static KS_INLINE bool test_nnb_functions_shape_inplace_args_inplace(bool strict, uint64_t inplace) {
    return !(strict) || inplace <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_shape_inplace_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_shape_inplace_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_shape_inplace_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t inplace = ks_loaded_u1(gate, buf, pos);
    /*@ assert inplace: inplace == nnb_functions_shape_inplace_args_inplace(buf, at); */
    if (!test_nnb_functions_shape_inplace_args_inplace(strict, inplace)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- interpolate_0_args */

/*@
    requires -2147483648 <= mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_0_args_mode(strict, mode);
*/
static KS_INLINE bool test_nnb_functions_interpolate_0_args_mode(bool strict, int64_t mode) {
    return !(strict) || (mode == 0 || mode == 1);
}

/*@
    requires align_corners <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_0_args_align_corners(strict,
            align_corners);
*/
static KS_INLINE bool test_nnb_functions_interpolate_0_args_align_corners(bool strict,
        uint64_t align_corners) {
    return !(strict) || align_corners <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_interpolate_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_interpolate_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_interpolate_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict output_size_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert output_size_ok: output_size_ok !=
            KS_STOPPED ==> (output_size_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at, index_table_at, index_table_count, strict, base)); */
    if (output_size_ok != KS_ACCEPTED) return output_size_ok;
    pos += 8;
    if (len - pos < 5) return KS_REFUSED;
    if (!ks_look(gate, pos, 5)) return KS_STOPPED;
    const int64_t mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert mode: mode == nnb_functions_interpolate_0_args_mode(buf, at); */
    if (!test_nnb_functions_interpolate_0_args_mode(strict, mode)) return KS_REFUSED;
    const uint64_t align_corners = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert align_corners: align_corners == nnb_functions_interpolate_0_args_align_corners(buf,
            at); */
    if (!test_nnb_functions_interpolate_0_args_align_corners(strict,
            align_corners)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- alpha_inplace_args */

/*@
    requires inplace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_alpha_inplace_args_inplace(strict, inplace);
*/
static KS_INLINE bool test_nnb_functions_alpha_inplace_args_inplace(bool strict, uint64_t inplace) {
    return !(strict) || inplace <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_alpha_inplace_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_alpha_inplace_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_alpha_inplace_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t inplace = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert inplace: inplace == nnb_functions_alpha_inplace_args_inplace(buf, at); */
    if (!test_nnb_functions_alpha_inplace_args_inplace(strict, inplace)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- sort_args */

/*@
    requires reverse <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_sort_args_reverse(strict, reverse);
*/
static KS_INLINE bool test_nnb_functions_sort_args_reverse(bool strict, uint64_t reverse) {
    return !(strict) || reverse <= 1;
}

/*@
    requires with_index <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_sort_args_with_index(strict, with_index);
*/
static KS_INLINE bool test_nnb_functions_sort_args_with_index(bool strict, uint64_t with_index) {
    return !(strict) || with_index <= 1;
}

/*@
    requires only_index <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_sort_args_only_index(strict, only_index);
*/
static KS_INLINE bool test_nnb_functions_sort_args_only_index(bool strict, uint64_t only_index) {
    return !(strict) || only_index <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_sort_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_sort_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_sort_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 7) return KS_REFUSED;
    if (!ks_look(gate, at, 7)) return KS_STOPPED;
    const uint64_t reverse = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert reverse: reverse == nnb_functions_sort_args_reverse(buf, at); */
    if (!test_nnb_functions_sort_args_reverse(strict, reverse)) return KS_REFUSED;
    const uint64_t with_index = ks_loaded_u1(gate, buf, at + 5);
    /*@ assert with_index: with_index == nnb_functions_sort_args_with_index(buf, at); */
    if (!test_nnb_functions_sort_args_with_index(strict, with_index)) return KS_REFUSED;
    const uint64_t only_index = ks_loaded_u1(gate, buf, at + 6);
    /*@ assert only_index: only_index == nnb_functions_sort_args_only_index(buf, at); */
    if (!test_nnb_functions_sort_args_only_index(strict, only_index)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- min_args */

/*@
    requires keep_dims <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_args_keep_dims(strict, keep_dims);
*/
static KS_INLINE bool test_nnb_functions_min_args_keep_dims(bool strict, uint64_t keep_dims) {
    return !(strict) || keep_dims <= 1;
}

/*@
    requires with_index <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_args_with_index(strict, with_index);
*/
static KS_INLINE bool test_nnb_functions_min_args_with_index(bool strict, uint64_t with_index) {
    return !(strict) || with_index <= 1;
}

/*@
    requires only_index <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_args_only_index(strict, only_index);
*/
static KS_INLINE bool test_nnb_functions_min_args_only_index(bool strict, uint64_t only_index) {
    return !(strict) || only_index <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_min_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_min_args(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_min_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 3) return KS_REFUSED;
    if (!ks_look(gate, pos, 3)) return KS_STOPPED;
    const uint64_t keep_dims = ks_loaded_u1(gate, buf, pos);
    /*@ assert keep_dims: keep_dims == nnb_functions_min_args_keep_dims(buf, at); */
    if (!test_nnb_functions_min_args_keep_dims(strict, keep_dims)) return KS_REFUSED;
    const uint64_t with_index = ks_loaded_u1(gate, buf, pos + 1);
    /*@ assert with_index: with_index == nnb_functions_min_args_with_index(buf, at); */
    if (!test_nnb_functions_min_args_with_index(strict, with_index)) return KS_REFUSED;
    const uint64_t only_index = ks_loaded_u1(gate, buf, pos + 2);
    /*@ assert only_index: only_index == nnb_functions_min_args_only_index(buf, at); */
    if (!test_nnb_functions_min_args_only_index(strict, only_index)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- arange_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_arange_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_arange_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_arange_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 12) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- rate_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_rate_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_rate_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_rate_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- signal_ndim_normalized_args */

/*@
    requires normalized <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_signal_ndim_normalized_args_normalized(strict,
            normalized);
*/
static KS_INLINE bool test_nnb_functions_signal_ndim_normalized_args_normalized(bool strict,
        uint64_t normalized) {
    return !(strict) || normalized <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_signal_ndim_normalized_args(buf, len,
            at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_signal_ndim_normalized_args(buf, len,
            at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_signal_ndim_normalized_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t normalized = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert normalized: normalized == nnb_functions_signal_ndim_normalized_args_normalized(buf,
            at); */
    if (!test_nnb_functions_signal_ndim_normalized_args_normalized(strict,
            normalized)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- nms_detection2d_args */

/*@
    requires nms_per_class <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_nms_detection2d_args_nms_per_class(strict,
            nms_per_class);
*/
static KS_INLINE bool test_nnb_functions_nms_detection2d_args_nms_per_class(bool strict,
        uint64_t nms_per_class) {
    return !(strict) || nms_per_class <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_nms_detection2d_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_nms_detection2d_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_nms_detection2d_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 9) return KS_REFUSED;
    if (!ks_look(gate, at, 9)) return KS_STOPPED;
    const uint64_t nms_per_class = ks_loaded_u1(gate, buf, at + 8);
    /*@ assert nms_per_class: nms_per_class ==
            nnb_functions_nms_detection2d_args_nms_per_class(buf, at); */
    if (!test_nnb_functions_nms_detection2d_args_nms_per_class(strict,
            nms_per_class)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- binary_weight_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_binary_weight_convolution_args(buf, len,
            at, index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_binary_weight_convolution_args(buf,
            len, at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_binary_weight_convolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- base_axis_quantize_zero_to_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_base_axis_quantize_zero_to_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_base_axis_quantize_zero_to_args(len,
            at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_base_axis_quantize_zero_to_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- lstm_args */

/*@
    requires bidirectional <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_lstm_args_bidirectional(strict, bidirectional);
*/
static KS_INLINE bool test_nnb_functions_lstm_args_bidirectional(bool strict,
        uint64_t bidirectional) {
    return !(strict) || bidirectional <= 1;
}

/*@
    requires training <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_lstm_args_training(strict, training);
*/
static KS_INLINE bool test_nnb_functions_lstm_args_training(bool strict, uint64_t training) {
    return !(strict) || training <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_lstm_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_lstm_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_lstm_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 10) return KS_REFUSED;
    if (!ks_look(gate, at, 10)) return KS_STOPPED;
    const uint64_t bidirectional = ks_loaded_u1(gate, buf, at + 8);
    /*@ assert bidirectional: bidirectional == nnb_functions_lstm_args_bidirectional(buf, at); */
    if (!test_nnb_functions_lstm_args_bidirectional(strict, bidirectional)) return KS_REFUSED;
    const uint64_t training = ks_loaded_u1(gate, buf, at + 9);
    /*@ assert training: training == nnb_functions_lstm_args_training(buf, at); */
    if (!test_nnb_functions_lstm_args_training(strict, training)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- rnn_args */

/*@
    requires -2147483648 <= nonlinearity <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_rnn_args_nonlinearity(strict, nonlinearity);
*/
static KS_INLINE bool test_nnb_functions_rnn_args_nonlinearity(bool strict, int64_t nonlinearity) {
    return !(strict) || (nonlinearity == 0 || nonlinearity == 1);
}

/*@
    requires bidirectional <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_rnn_args_bidirectional(strict, bidirectional);
*/
static KS_INLINE bool test_nnb_functions_rnn_args_bidirectional(bool strict,
        uint64_t bidirectional) {
    return !(strict) || bidirectional <= 1;
}

/*@
    requires training <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_rnn_args_training(strict, training);
*/
static KS_INLINE bool test_nnb_functions_rnn_args_training(bool strict, uint64_t training) {
    return !(strict) || training <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_rnn_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_rnn_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_rnn_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 14) return KS_REFUSED;
    if (!ks_look(gate, at, 14)) return KS_STOPPED;
    const int64_t nonlinearity = ks_loaded_s4le(gate, buf, at + 4);
    /*@ assert nonlinearity: nonlinearity == nnb_functions_rnn_args_nonlinearity(buf, at); */
    if (!test_nnb_functions_rnn_args_nonlinearity(strict, nonlinearity)) return KS_REFUSED;
    const uint64_t bidirectional = ks_loaded_u1(gate, buf, at + 12);
    /*@ assert bidirectional: bidirectional == nnb_functions_rnn_args_bidirectional(buf, at); */
    if (!test_nnb_functions_rnn_args_bidirectional(strict, bidirectional)) return KS_REFUSED;
    const uint64_t training = ks_loaded_u1(gate, buf, at + 13);
    /*@ assert training: training == nnb_functions_rnn_args_training(buf, at); */
    if (!test_nnb_functions_rnn_args_training(strict, training)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- random_choice_args */

/*@
    requires replace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_choice_args_replace(strict, replace);
*/
static KS_INLINE bool test_nnb_functions_random_choice_args_replace(bool strict, uint64_t replace) {
    return !(strict) || replace <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_29_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_random_choice_args_alignment_29(buf,
            strict, alignment_29_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_random_choice_args_alignment_29(buf,
            strict, alignment_29_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_random_choice_args_alignment_29(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_29_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_29_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_29_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_29_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_random_choice_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_random_choice_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_random_choice_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t replace = ks_loaded_u1(gate, buf, pos);
    /*@ assert replace: replace == nnb_functions_random_choice_args_replace(buf, at); */
    if (!test_nnb_functions_random_choice_args_replace(strict, replace)) return KS_REFUSED;
    const uint64_t alignment_29_at = pos + 1;
    const ks_verdict alignment_29_holds = test_nnb_functions_random_choice_args_alignment_29(gate,
            buf, len, strict, alignment_29_at);
    /*@ assert alignment_29_holds:
            alignment_29_holds != KS_STOPPED ==>
            (alignment_29_holds == KS_ACCEPTED <==>
            rule_nnb_functions_random_choice_args_alignment_29(buf, strict, at + 9)); */
    if (alignment_29_holds != KS_ACCEPTED) return alignment_29_holds;
    return KS_ACCEPTED;
}

/* ---- reps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_reps_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_reps_args(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_reps_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict reps_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert reps_ok: reps_ok != KS_STOPPED ==>
            (reps_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (reps_ok != KS_ACCEPTED) return reps_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- sync_batch_normalization_args */

/*@
    requires -2147483648 <= group <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_sync_batch_normalization_args_group(strict, group);
*/
static KS_INLINE bool test_nnb_functions_sync_batch_normalization_args_group(bool strict,
        int64_t group) {
    return !(strict) || group == 0;
}

/*@
    requires batch_stat <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_sync_batch_normalization_args_batch_stat(strict,
            batch_stat);
*/
static KS_INLINE bool test_nnb_functions_sync_batch_normalization_args_batch_stat(bool strict,
        uint64_t batch_stat) {
    return !(strict) || batch_stat <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_sync_batch_normalization_args(buf, len,
            at, index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_sync_batch_normalization_args(buf, len,
            at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_sync_batch_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    const int64_t group = ks_loaded_s4le(gate, buf, pos);
    /*@ assert group: group == nnb_functions_sync_batch_normalization_args_group(buf, at); */
    if (!test_nnb_functions_sync_batch_normalization_args_group(strict, group)) return KS_REFUSED;
    pos += 4;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 9) return KS_REFUSED;
    if (!ks_look(gate, pos, 9)) return KS_STOPPED;
    const uint64_t batch_stat = ks_loaded_u1(gate, buf, pos + 8);
    /*@ assert batch_stat: batch_stat ==
            nnb_functions_sync_batch_normalization_args_batch_stat(buf, at); */
    if (!test_nnb_functions_sync_batch_normalization_args_batch_stat(strict,
            batch_stat)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- convolution_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_convolution_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_convolution_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_convolution_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 5) return KS_REFUSED;
    if (!ks_look(gate, pos, 5)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert channel_last: channel_last == nnb_functions_convolution_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_convolution_args_channel_last(strict, channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- average_pooling_args */

/*@
    requires ignore_border <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_average_pooling_args_ignore_border(strict,
            ignore_border);
*/
static KS_INLINE bool test_nnb_functions_average_pooling_args_ignore_border(bool strict,
        uint64_t ignore_border) {
    return !(strict) || ignore_border <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_average_pooling_args_alignment_37(buf,
            strict, alignment_37_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_average_pooling_args_alignment_37(buf,
            strict, alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_average_pooling_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_average_pooling_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_average_pooling_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires including_pad <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_average_pooling_args_including_pad(strict,
            including_pad);
*/
static KS_INLINE bool test_nnb_functions_average_pooling_args_including_pad(bool strict,
        uint64_t including_pad) {
    return !(strict) || including_pad <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_average_pooling_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_average_pooling_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_average_pooling_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict kernel_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert kernel_ok: kernel_ok != KS_STOPPED
            ==> (kernel_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (kernel_ok != KS_ACCEPTED) return kernel_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    const uint64_t ignore_border = ks_loaded_u1(gate, buf, pos);
    /*@ assert ignore_border: ignore_border ==
            nnb_functions_average_pooling_args_ignore_border(buf, at); */
    if (!test_nnb_functions_average_pooling_args_ignore_border(strict,
            ignore_border)) return KS_REFUSED;
    const uint64_t alignment_37_at = pos + 1;
    const ks_verdict alignment_37_holds =
            test_nnb_functions_average_pooling_args_alignment_37(gate, buf, len, strict,
            alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==>
            rule_nnb_functions_average_pooling_args_alignment_37(buf, strict, at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 20,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    if (len - pos < 2) return KS_REFUSED;
    if (!ks_look(gate, pos, 2)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos);
    /*@ assert channel_last: channel_last == nnb_functions_average_pooling_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_average_pooling_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    const uint64_t including_pad = ks_loaded_u1(gate, buf, pos + 1);
    /*@ assert including_pad: including_pad ==
            nnb_functions_average_pooling_args_including_pad(buf, at); */
    if (!test_nnb_functions_average_pooling_args_including_pad(strict,
            including_pad)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- fused_batch_normalization_args */

/*@
    requires batch_stat <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_batch_normalization_args_batch_stat(strict,
            batch_stat);
*/
static KS_INLINE bool test_nnb_functions_fused_batch_normalization_args_batch_stat(bool strict,
        uint64_t batch_stat) {
    return !(strict) || batch_stat <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==>
            rule_nnb_functions_fused_batch_normalization_args_alignment_37(buf, strict,
            alignment_37_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_fused_batch_normalization_args_alignment_37(buf, strict,
            alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict
        test_nnb_functions_fused_batch_normalization_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= nonlinearity <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
            rule_nnb_functions_fused_batch_normalization_args_nonlinearity(strict, nonlinearity);
*/
static KS_INLINE bool test_nnb_functions_fused_batch_normalization_args_nonlinearity(bool strict,
        int64_t nonlinearity) {
    return !(strict) || nonlinearity == 0;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_fused_batch_normalization_args(buf, len,
            at, index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_fused_batch_normalization_args(buf,
            len, at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_fused_batch_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 16) return KS_REFUSED;
    if (!ks_look(gate, pos, 16)) return KS_STOPPED;
    const uint64_t batch_stat = ks_loaded_u1(gate, buf, pos + 8);
    /*@ assert batch_stat: batch_stat ==
            nnb_functions_fused_batch_normalization_args_batch_stat(buf, at); */
    if (!test_nnb_functions_fused_batch_normalization_args_batch_stat(strict,
            batch_stat)) return KS_REFUSED;
    const uint64_t alignment_37_at = pos + 9;
    const ks_verdict alignment_37_holds =
            test_nnb_functions_fused_batch_normalization_args_alignment_37(gate, buf, len, strict,
            alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==>
            rule_nnb_functions_fused_batch_normalization_args_alignment_37(buf, strict,
            at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    if (!ks_look(gate, pos + 12, 4)) return KS_STOPPED;
    const int64_t nonlinearity = ks_loaded_s4le(gate, buf, pos + 12);
    /*@ assert nonlinearity: nonlinearity ==
            nnb_functions_fused_batch_normalization_args_nonlinearity(buf, at); */
    if (!test_nnb_functions_fused_batch_normalization_args_nonlinearity(strict,
            nonlinearity)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- min_max_quantize_0_args */

/*@
    requires x_min_max <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_max_quantize_0_args_x_min_max(strict,
            x_min_max);
*/
static KS_INLINE bool test_nnb_functions_min_max_quantize_0_args_x_min_max(bool strict,
        uint64_t x_min_max) {
    return !(strict) || x_min_max <= 1;
}

/*@
    requires ema <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_max_quantize_0_args_ema(strict, ema);
*/
static KS_INLINE bool test_nnb_functions_min_max_quantize_0_args_ema(bool strict, uint64_t ema) {
    return !(strict) || ema <= 1;
}

/*@
    requires ste_fine_grained <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_max_quantize_0_args_ste_fine_grained(strict,
            ste_fine_grained);
*/
static KS_INLINE bool test_nnb_functions_min_max_quantize_0_args_ste_fine_grained(bool strict,
        uint64_t ste_fine_grained) {
    return !(strict) || ste_fine_grained <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_min_max_quantize_0_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_min_max_quantize_0_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_min_max_quantize_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 7) return KS_REFUSED;
    if (!ks_look(gate, at, 7)) return KS_STOPPED;
    const uint64_t x_min_max = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert x_min_max: x_min_max == nnb_functions_min_max_quantize_0_args_x_min_max(buf, at); */
    if (!test_nnb_functions_min_max_quantize_0_args_x_min_max(strict, x_min_max)) return KS_REFUSED;
    const uint64_t ema = ks_loaded_u1(gate, buf, at + 5);
    /*@ assert ema: ema == nnb_functions_min_max_quantize_0_args_ema(buf, at); */
    if (!test_nnb_functions_min_max_quantize_0_args_ema(strict, ema)) return KS_REFUSED;
    const uint64_t ste_fine_grained = ks_loaded_u1(gate, buf, at + 6);
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_min_max_quantize_0_args_ste_fine_grained(buf, at); */
    if (!test_nnb_functions_min_max_quantize_0_args_ste_fine_grained(strict,
            ste_fine_grained)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- min_max_quantize_args */

/*@
    requires x_min_max <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_max_quantize_args_x_min_max(strict, x_min_max);
*/
static KS_INLINE bool test_nnb_functions_min_max_quantize_args_x_min_max(bool strict,
        uint64_t x_min_max) {
    return !(strict) || x_min_max <= 1;
}

/*@
    requires ema <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_max_quantize_args_ema(strict, ema);
*/
static KS_INLINE bool test_nnb_functions_min_max_quantize_args_ema(bool strict, uint64_t ema) {
    return !(strict) || ema <= 1;
}

/*@
    requires ste_fine_grained <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_min_max_quantize_args_ste_fine_grained(strict,
            ste_fine_grained);
*/
static KS_INLINE bool test_nnb_functions_min_max_quantize_args_ste_fine_grained(bool strict,
        uint64_t ste_fine_grained) {
    return !(strict) || ste_fine_grained <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_27_at + 1 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_min_max_quantize_args_alignment_27(buf,
            strict, alignment_27_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_min_max_quantize_args_alignment_27(buf,
            strict, alignment_27_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_min_max_quantize_args_alignment_27(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_27_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_27_at, 1)) return KS_STOPPED;
        const bool v1 = ks_loaded_u1(gate, buf, alignment_27_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_min_max_quantize_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_min_max_quantize_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_min_max_quantize_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    const uint64_t x_min_max = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert x_min_max: x_min_max == nnb_functions_min_max_quantize_args_x_min_max(buf, at); */
    if (!test_nnb_functions_min_max_quantize_args_x_min_max(strict, x_min_max)) return KS_REFUSED;
    const uint64_t ema = ks_loaded_u1(gate, buf, at + 5);
    /*@ assert ema: ema == nnb_functions_min_max_quantize_args_ema(buf, at); */
    if (!test_nnb_functions_min_max_quantize_args_ema(strict, ema)) return KS_REFUSED;
    const uint64_t ste_fine_grained = ks_loaded_u1(gate, buf, at + 6);
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_min_max_quantize_args_ste_fine_grained(buf, at); */
    if (!test_nnb_functions_min_max_quantize_args_ste_fine_grained(strict,
            ste_fine_grained)) return KS_REFUSED;
    const uint64_t alignment_27_at = at + 7;
    const ks_verdict alignment_27_holds =
            test_nnb_functions_min_max_quantize_args_alignment_27(gate, buf, len, strict,
            alignment_27_at);
    /*@ assert alignment_27_holds:
            alignment_27_holds != KS_STOPPED ==>
            (alignment_27_holds == KS_ACCEPTED <==>
            rule_nnb_functions_min_max_quantize_args_alignment_27(buf, strict, at + 7)); */
    if (alignment_27_holds != KS_ACCEPTED) return alignment_27_holds;
    return KS_ACCEPTED;
}

/* ---- patch_correlation_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_patch_correlation_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_patch_correlation_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_patch_correlation_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict patch_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert patch_ok: patch_ok != KS_STOPPED
            ==> (patch_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (patch_ok != KS_ACCEPTED) return patch_ok;
    pos += 8;
    const ks_verdict shift_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shift_ok: shift_ok != KS_STOPPED
            ==> (shift_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shift_ok != KS_ACCEPTED) return shift_ok;
    pos += 8;
    const ks_verdict patch_step_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert patch_step_ok: patch_step_ok !=
            KS_STOPPED ==> (patch_step_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at + 16, index_table_at, index_table_count, strict, base)); */
    if (patch_step_ok != KS_ACCEPTED) return patch_step_ok;
    pos += 8;
    const ks_verdict shift_step_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert shift_step_ok: shift_step_ok !=
            KS_STOPPED ==> (shift_step_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at + 24, index_table_at, index_table_count, strict, base)); */
    if (shift_step_ok != KS_ACCEPTED) return shift_step_ok;
    pos += 8;
    const ks_verdict padding_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert padding_ok: padding_ok !=
            KS_STOPPED ==> (padding_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 32, index_table_at, index_table_count, strict, base)); */
    if (padding_ok != KS_ACCEPTED) return padding_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- random_erase_1_args */

/*@
    requires share <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_1_args_share(strict, share);
*/
static KS_INLINE bool test_nnb_functions_random_erase_1_args_share(bool strict, uint64_t share) {
    return !(strict) || share <= 1;
}

/*@
    requires inplace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_1_args_inplace(strict, inplace);
*/
static KS_INLINE bool test_nnb_functions_random_erase_1_args_inplace(bool strict,
        uint64_t inplace) {
    return !(strict) || inplace <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_30_at + 2 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_random_erase_1_args_alignment_30(buf,
            strict, alignment_30_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_random_erase_1_args_alignment_30(buf,
            strict, alignment_30_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_random_erase_1_args_alignment_30(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_30_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_30_at, 2)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_30_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_1_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_random_erase_1_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_random_erase_1_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_random_erase_1_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_random_erase_1_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 21) return KS_REFUSED;
    if (!ks_look(gate, at, 21)) return KS_STOPPED;
    const uint64_t share = ks_loaded_u1(gate, buf, at + 8);
    /*@ assert share: share == nnb_functions_random_erase_1_args_share(buf, at); */
    if (!test_nnb_functions_random_erase_1_args_share(strict, share)) return KS_REFUSED;
    const uint64_t inplace = ks_loaded_u1(gate, buf, at + 9);
    /*@ assert inplace: inplace == nnb_functions_random_erase_1_args_inplace(buf, at); */
    if (!test_nnb_functions_random_erase_1_args_inplace(strict, inplace)) return KS_REFUSED;
    const uint64_t alignment_30_at = at + 10;
    const ks_verdict alignment_30_holds = test_nnb_functions_random_erase_1_args_alignment_30(gate,
            buf, len, strict, alignment_30_at);
    /*@ assert alignment_30_holds:
            alignment_30_holds != KS_STOPPED ==>
            (alignment_30_holds == KS_ACCEPTED <==>
            rule_nnb_functions_random_erase_1_args_alignment_30(buf, strict, at + 10)); */
    if (alignment_30_holds != KS_ACCEPTED) return alignment_30_holds;
    if (!ks_look(gate, at + 20, 1)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, at + 20);
    /*@ assert channel_last: channel_last == nnb_functions_random_erase_1_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_random_erase_1_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- random_erase_args */

/*@
    requires share <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_args_share(strict, share);
*/
static KS_INLINE bool test_nnb_functions_random_erase_args_share(bool strict, uint64_t share) {
    return !(strict) || share <= 1;
}

/*@
    requires inplace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_args_inplace(strict, inplace);
*/
static KS_INLINE bool test_nnb_functions_random_erase_args_inplace(bool strict, uint64_t inplace) {
    return !(strict) || inplace <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_30_at + 2 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_random_erase_args_alignment_30(buf,
            strict, alignment_30_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_random_erase_args_alignment_30(buf,
            strict, alignment_30_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_random_erase_args_alignment_30(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_30_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_30_at, 2)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_30_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_random_erase_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ste_fine_grained <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_erase_args_ste_fine_grained(strict,
            ste_fine_grained);
*/
static KS_INLINE bool test_nnb_functions_random_erase_args_ste_fine_grained(bool strict,
        uint64_t ste_fine_grained) {
    return !(strict) || ste_fine_grained <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_random_erase_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_random_erase_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_random_erase_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 22) return KS_REFUSED;
    if (!ks_look(gate, at, 22)) return KS_STOPPED;
    const uint64_t share = ks_loaded_u1(gate, buf, at + 8);
    /*@ assert share: share == nnb_functions_random_erase_args_share(buf, at); */
    if (!test_nnb_functions_random_erase_args_share(strict, share)) return KS_REFUSED;
    const uint64_t inplace = ks_loaded_u1(gate, buf, at + 9);
    /*@ assert inplace: inplace == nnb_functions_random_erase_args_inplace(buf, at); */
    if (!test_nnb_functions_random_erase_args_inplace(strict, inplace)) return KS_REFUSED;
    const uint64_t alignment_30_at = at + 10;
    const ks_verdict alignment_30_holds = test_nnb_functions_random_erase_args_alignment_30(gate,
            buf, len, strict, alignment_30_at);
    /*@ assert alignment_30_holds:
            alignment_30_holds != KS_STOPPED ==>
            (alignment_30_holds == KS_ACCEPTED <==>
            rule_nnb_functions_random_erase_args_alignment_30(buf, strict, at + 10)); */
    if (alignment_30_holds != KS_ACCEPTED) return alignment_30_holds;
    if (!ks_look(gate, at + 20, 1)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, at + 20);
    /*@ assert channel_last: channel_last == nnb_functions_random_erase_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_random_erase_args_channel_last(strict, channel_last)) return KS_REFUSED;
    if (!ks_look(gate, at + 21, 1)) return KS_STOPPED;
    const uint64_t ste_fine_grained = ks_loaded_u1(gate, buf, at + 21);
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_random_erase_args_ste_fine_grained(buf, at); */
    if (!test_nnb_functions_random_erase_args_ste_fine_grained(strict,
            ste_fine_grained)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- interpolate_1_args */

/*@
    requires -2147483648 <= mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_1_args_mode(strict, mode);
*/
static KS_INLINE bool test_nnb_functions_interpolate_1_args_mode(bool strict, int64_t mode) {
    return !(strict) || (mode == 0 || mode == 1);
}

/*@
    requires align_corners <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_1_args_align_corners(strict,
            align_corners);
*/
static KS_INLINE bool test_nnb_functions_interpolate_1_args_align_corners(bool strict,
        uint64_t align_corners) {
    return !(strict) || align_corners <= 1;
}

/*@
    requires half_pixel <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_1_args_half_pixel(strict, half_pixel);
*/
static KS_INLINE bool test_nnb_functions_interpolate_1_args_half_pixel(bool strict,
        uint64_t half_pixel) {
    return !(strict) || half_pixel <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_interpolate_1_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_interpolate_1_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_interpolate_1_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict output_size_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert output_size_ok: output_size_ok !=
            KS_STOPPED ==> (output_size_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at, index_table_at, index_table_count, strict, base)); */
    if (output_size_ok != KS_ACCEPTED) return output_size_ok;
    pos += 8;
    if (len - pos < 6) return KS_REFUSED;
    if (!ks_look(gate, pos, 6)) return KS_STOPPED;
    const int64_t mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert mode: mode == nnb_functions_interpolate_1_args_mode(buf, at); */
    if (!test_nnb_functions_interpolate_1_args_mode(strict, mode)) return KS_REFUSED;
    const uint64_t align_corners = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert align_corners: align_corners == nnb_functions_interpolate_1_args_align_corners(buf,
            at); */
    if (!test_nnb_functions_interpolate_1_args_align_corners(strict,
            align_corners)) return KS_REFUSED;
    const uint64_t half_pixel = ks_loaded_u1(gate, buf, pos + 5);
    /*@ assert half_pixel: half_pixel == nnb_functions_interpolate_1_args_half_pixel(buf, at); */
    if (!test_nnb_functions_interpolate_1_args_half_pixel(strict, half_pixel)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- kernel_channel_last_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_kernel_channel_last_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_kernel_channel_last_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_kernel_channel_last_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_kernel_channel_last_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_kernel_channel_last_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict kernel_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert kernel_ok: kernel_ok != KS_STOPPED
            ==> (kernel_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (kernel_ok != KS_ACCEPTED) return kernel_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos);
    /*@ assert channel_last: channel_last ==
            nnb_functions_kernel_channel_last_args_channel_last(buf, at); */
    if (!test_nnb_functions_kernel_channel_last_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- rand_beta_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_rand_beta_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_rand_beta_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_rand_beta_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    pos += 8;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- rand_binomial_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_rand_binomial_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_rand_binomial_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_rand_binomial_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    pos += 8;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- rand_gamma_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_rand_gamma_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_rand_gamma_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_rand_gamma_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    pos += 8;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 8,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- interpolate_args */

/*@
    requires -2147483648 <= mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_args_mode(strict, mode);
*/
static KS_INLINE bool test_nnb_functions_interpolate_args_mode(bool strict, int64_t mode) {
    return !(strict) || (mode == 0 || mode == 1);
}

/*@
    requires align_corners <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_args_align_corners(strict,
            align_corners);
*/
static KS_INLINE bool test_nnb_functions_interpolate_args_align_corners(bool strict,
        uint64_t align_corners) {
    return !(strict) || align_corners <= 1;
}

/*@
    requires half_pixel <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_args_half_pixel(strict, half_pixel);
*/
static KS_INLINE bool test_nnb_functions_interpolate_args_half_pixel(bool strict,
        uint64_t half_pixel) {
    return !(strict) || half_pixel <= 1;
}

/*@
    requires half_pixel_for_nn <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_args_half_pixel_for_nn(strict,
            half_pixel_for_nn);
*/
static KS_INLINE bool test_nnb_functions_interpolate_args_half_pixel_for_nn(bool strict,
        uint64_t half_pixel_for_nn) {
    return !(strict) || half_pixel_for_nn <= 1;
}

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_interpolate_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_interpolate_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_interpolate_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_interpolate_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_interpolate_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict output_size_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert output_size_ok: output_size_ok !=
            KS_STOPPED ==> (output_size_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at, index_table_at, index_table_count, strict, base)); */
    if (output_size_ok != KS_ACCEPTED) return output_size_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const int64_t mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert mode: mode == nnb_functions_interpolate_args_mode(buf, at); */
    if (!test_nnb_functions_interpolate_args_mode(strict, mode)) return KS_REFUSED;
    const uint64_t align_corners = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert align_corners: align_corners == nnb_functions_interpolate_args_align_corners(buf,
            at); */
    if (!test_nnb_functions_interpolate_args_align_corners(strict,
            align_corners)) return KS_REFUSED;
    const uint64_t half_pixel = ks_loaded_u1(gate, buf, pos + 5);
    /*@ assert half_pixel: half_pixel == nnb_functions_interpolate_args_half_pixel(buf, at); */
    if (!test_nnb_functions_interpolate_args_half_pixel(strict, half_pixel)) return KS_REFUSED;
    const uint64_t half_pixel_for_nn = ks_loaded_u1(gate, buf, pos + 6);
    /*@ assert half_pixel_for_nn:
            half_pixel_for_nn == nnb_functions_interpolate_args_half_pixel_for_nn(buf, at); */
    if (!test_nnb_functions_interpolate_args_half_pixel_for_nn(strict,
            half_pixel_for_nn)) return KS_REFUSED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 7);
    /*@ assert channel_last: channel_last == nnb_functions_interpolate_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_interpolate_args_channel_last(strict, channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- deconvolution_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_deconvolution_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_deconvolution_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_53_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_deconvolution_args_alignment_53(buf,
            strict, alignment_53_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_deconvolution_args_alignment_53(buf,
            strict, alignment_53_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_deconvolution_args_alignment_53(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_53_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_53_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_53_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_53_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_deconvolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_deconvolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_deconvolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert channel_last: channel_last == nnb_functions_deconvolution_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_deconvolution_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    const uint64_t alignment_53_at = pos + 5;
    const ks_verdict alignment_53_holds = test_nnb_functions_deconvolution_args_alignment_53(gate,
            buf, len, strict, alignment_53_at);
    /*@ assert alignment_53_holds:
            alignment_53_holds != KS_STOPPED ==>
            (alignment_53_holds == KS_ACCEPTED <==>
            rule_nnb_functions_deconvolution_args_alignment_53(buf, strict, at + 33)); */
    if (alignment_53_holds != KS_ACCEPTED) return alignment_53_holds;
    pos += 8;
    const ks_verdict output_padding_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert output_padding_ok:
            output_padding_ok != KS_STOPPED ==>
            (output_padding_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 36,
            index_table_at, index_table_count, strict, base)); */
    if (output_padding_ok != KS_ACCEPTED) return output_padding_ok;
    pos += 8;
    return KS_ACCEPTED;
}

/* ---- quantize_linear_args */

/*@
    requires -2147483648 <= round_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_quantize_linear_args_round_mode(strict,
            round_mode);
*/
static KS_INLINE bool test_nnb_functions_quantize_linear_args_round_mode(bool strict,
        int64_t round_mode) {
    return !(strict) || (round_mode == 0 || round_mode == 1);
}

/*@
    requires narrow_range <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_quantize_linear_args_narrow_range(strict,
            narrow_range);
*/
static KS_INLINE bool test_nnb_functions_quantize_linear_args_narrow_range(bool strict,
        uint64_t narrow_range) {
    return !(strict) || narrow_range <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_25_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_quantize_linear_args_alignment_25(buf,
            strict, alignment_25_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_quantize_linear_args_alignment_25(buf,
            strict, alignment_25_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_quantize_linear_args_alignment_25(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_25_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_25_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_25_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_25_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_quantize_linear_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_quantize_linear_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_quantize_linear_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    const int64_t round_mode = ks_loaded_s4le(gate, buf, at);
    /*@ assert round_mode: round_mode == nnb_functions_quantize_linear_args_round_mode(buf, at); */
    if (!test_nnb_functions_quantize_linear_args_round_mode(strict, round_mode)) return KS_REFUSED;
    const uint64_t narrow_range = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert narrow_range: narrow_range == nnb_functions_quantize_linear_args_narrow_range(buf,
            at); */
    if (!test_nnb_functions_quantize_linear_args_narrow_range(strict,
            narrow_range)) return KS_REFUSED;
    const uint64_t alignment_25_at = at + 5;
    const ks_verdict alignment_25_holds =
            test_nnb_functions_quantize_linear_args_alignment_25(gate, buf, len, strict,
            alignment_25_at);
    /*@ assert alignment_25_holds:
            alignment_25_holds != KS_STOPPED ==>
            (alignment_25_holds == KS_ACCEPTED <==>
            rule_nnb_functions_quantize_linear_args_alignment_25(buf, strict, at + 5)); */
    if (alignment_25_holds != KS_ACCEPTED) return alignment_25_holds;
    return KS_ACCEPTED;
}

/* ---- fused_convolution_0_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_0_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_0_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_53_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==>
            rule_nnb_functions_fused_convolution_0_args_alignment_53(buf, strict, alignment_53_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_fused_convolution_0_args_alignment_53(buf, strict,
            alignment_53_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_fused_convolution_0_args_alignment_53(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_53_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_53_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_53_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_53_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires batch_stat <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_0_args_batch_stat(strict,
            batch_stat);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_0_args_batch_stat(bool strict,
        uint64_t batch_stat) {
    return !(strict) || batch_stat <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_65_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==>
            rule_nnb_functions_fused_convolution_0_args_alignment_65(buf, strict, alignment_65_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_fused_convolution_0_args_alignment_65(buf, strict,
            alignment_65_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_fused_convolution_0_args_alignment_65(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_65_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_65_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_65_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_65_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= nonlinearity <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_0_args_nonlinearity(strict,
            nonlinearity);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_0_args_nonlinearity(bool strict,
        int64_t nonlinearity) {
    return !(strict) || ((((((nonlinearity == 0
            || nonlinearity == 1) || nonlinearity == 2)
            || nonlinearity == 3) || nonlinearity == 4) || nonlinearity == 5) || nonlinearity == 6);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_fused_convolution_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_fused_convolution_0_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_fused_convolution_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 24) return KS_REFUSED;
    if (!ks_look(gate, pos, 24)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert channel_last: channel_last ==
            nnb_functions_fused_convolution_0_args_channel_last(buf, at); */
    if (!test_nnb_functions_fused_convolution_0_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    const uint64_t alignment_53_at = pos + 5;
    const ks_verdict alignment_53_holds =
            test_nnb_functions_fused_convolution_0_args_alignment_53(gate, buf, len, strict,
            alignment_53_at);
    /*@ assert alignment_53_holds:
            alignment_53_holds != KS_STOPPED ==>
            (alignment_53_holds == KS_ACCEPTED <==>
            rule_nnb_functions_fused_convolution_0_args_alignment_53(buf, strict, at + 33)); */
    if (alignment_53_holds != KS_ACCEPTED) return alignment_53_holds;
    if (!ks_look(gate, pos + 16, 1)) return KS_STOPPED;
    const uint64_t batch_stat = ks_loaded_u1(gate, buf, pos + 16);
    /*@ assert batch_stat: batch_stat == nnb_functions_fused_convolution_0_args_batch_stat(buf,
            at); */
    if (!test_nnb_functions_fused_convolution_0_args_batch_stat(strict,
            batch_stat)) return KS_REFUSED;
    const uint64_t alignment_65_at = pos + 17;
    const ks_verdict alignment_65_holds =
            test_nnb_functions_fused_convolution_0_args_alignment_65(gate, buf, len, strict,
            alignment_65_at);
    /*@ assert alignment_65_holds:
            alignment_65_holds != KS_STOPPED ==>
            (alignment_65_holds == KS_ACCEPTED <==>
            rule_nnb_functions_fused_convolution_0_args_alignment_65(buf, strict, at + 45)); */
    if (alignment_65_holds != KS_ACCEPTED) return alignment_65_holds;
    if (!ks_look(gate, pos + 20, 4)) return KS_STOPPED;
    const int64_t nonlinearity = ks_loaded_s4le(gate, buf, pos + 20);
    /*@ assert nonlinearity: nonlinearity ==
            nnb_functions_fused_convolution_0_args_nonlinearity(buf, at); */
    if (!test_nnb_functions_fused_convolution_0_args_nonlinearity(strict,
            nonlinearity)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- size_align_corners_args */

/*@
    requires align_corners <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_size_align_corners_args_align_corners(strict,
            align_corners);
*/
static KS_INLINE bool test_nnb_functions_size_align_corners_args_align_corners(bool strict,
        uint64_t align_corners) {
    return !(strict) || align_corners <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_size_align_corners_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_size_align_corners_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_size_align_corners_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict size_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert size_ok: size_ok != KS_STOPPED ==>
            (size_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (size_ok != KS_ACCEPTED) return size_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t align_corners = ks_loaded_u1(gate, buf, pos);
    /*@ assert align_corners: align_corners ==
            nnb_functions_size_align_corners_args_align_corners(buf, at); */
    if (!test_nnb_functions_size_align_corners_args_align_corners(strict,
            align_corners)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- warp_by_grid_args */

/*@
    requires -2147483648 <= mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_warp_by_grid_args_mode(strict, mode);
*/
static KS_INLINE bool test_nnb_functions_warp_by_grid_args_mode(bool strict, int64_t mode) {
    return !(strict) || (mode == 0 || mode == 1);
}

/*@
    requires -2147483648 <= padding_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_warp_by_grid_args_padding_mode(strict,
            padding_mode);
*/
static KS_INLINE bool test_nnb_functions_warp_by_grid_args_padding_mode(bool strict,
        int64_t padding_mode) {
    return !(strict) || ((padding_mode == 0 || padding_mode == 1) || padding_mode == 2);
}

/*@
    requires align_corners <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_warp_by_grid_args_align_corners(strict,
            align_corners);
*/
static KS_INLINE bool test_nnb_functions_warp_by_grid_args_align_corners(bool strict,
        uint64_t align_corners) {
    return !(strict) || align_corners <= 1;
}

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_warp_by_grid_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_warp_by_grid_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_warp_by_grid_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_warp_by_grid_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_warp_by_grid_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 10) return KS_REFUSED;
    if (!ks_look(gate, at, 10)) return KS_STOPPED;
    const int64_t mode = ks_loaded_s4le(gate, buf, at);
    /*@ assert mode: mode == nnb_functions_warp_by_grid_args_mode(buf, at); */
    if (!test_nnb_functions_warp_by_grid_args_mode(strict, mode)) return KS_REFUSED;
    const int64_t padding_mode = ks_loaded_s4le(gate, buf, at + 4);
    /*@ assert padding_mode: padding_mode == nnb_functions_warp_by_grid_args_padding_mode(buf,
            at); */
    if (!test_nnb_functions_warp_by_grid_args_padding_mode(strict, padding_mode)) return KS_REFUSED;
    const uint64_t align_corners = ks_loaded_u1(gate, buf, at + 8);
    /*@ assert align_corners: align_corners == nnb_functions_warp_by_grid_args_align_corners(buf,
            at); */
    if (!test_nnb_functions_warp_by_grid_args_align_corners(strict,
            align_corners)) return KS_REFUSED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, at + 9);
    /*@ assert channel_last: channel_last == nnb_functions_warp_by_grid_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_warp_by_grid_args_channel_last(strict, channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- axis_batch_dims_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_axis_batch_dims_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_axis_batch_dims_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_axis_batch_dims_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- dim_eps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_dim_eps_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_dim_eps_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_dim_eps_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- batch_first_args */

/*@
    requires batch_first <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_batch_first_args_batch_first(strict, batch_first);
*/
static KS_INLINE bool test_nnb_functions_batch_first_args_batch_first(bool strict,
        uint64_t batch_first) {
    return !(strict) || batch_first <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_batch_first_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_batch_first_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_batch_first_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t batch_first = ks_loaded_u1(gate, buf, at);
    /*@ assert batch_first: batch_first == nnb_functions_batch_first_args_batch_first(buf, at); */
    if (!test_nnb_functions_batch_first_args_batch_first(strict, batch_first)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- pad_packed_sequence_args */

/*@
    requires batch_first <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_pad_packed_sequence_args_batch_first(strict,
            batch_first);
*/
static KS_INLINE bool test_nnb_functions_pad_packed_sequence_args_batch_first(bool strict,
        uint64_t batch_first) {
    return !(strict) || batch_first <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_21_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==>
            rule_nnb_functions_pad_packed_sequence_args_alignment_21(buf, strict, alignment_21_at);
    ensures \result == KS_REFUSED ==>
            !(rule_nnb_functions_pad_packed_sequence_args_alignment_21(buf, strict,
            alignment_21_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_pad_packed_sequence_args_alignment_21(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_21_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_21_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_21_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_21_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_pad_packed_sequence_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_pad_packed_sequence_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_pad_packed_sequence_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    const uint64_t batch_first = ks_loaded_u1(gate, buf, at);
    /*@ assert batch_first: batch_first == nnb_functions_pad_packed_sequence_args_batch_first(buf,
            at); */
    if (!test_nnb_functions_pad_packed_sequence_args_batch_first(strict,
            batch_first)) return KS_REFUSED;
    const uint64_t alignment_21_at = at + 1;
    const ks_verdict alignment_21_holds =
            test_nnb_functions_pad_packed_sequence_args_alignment_21(gate, buf, len, strict,
            alignment_21_at);
    /*@ assert alignment_21_holds:
            alignment_21_holds != KS_STOPPED ==>
            (alignment_21_holds == KS_ACCEPTED <==>
            rule_nnb_functions_pad_packed_sequence_args_alignment_21(buf, strict, at + 1)); */
    if (alignment_21_holds != KS_ACCEPTED) return alignment_21_holds;
    return KS_ACCEPTED;
}

/* ---- val_inplace_args */

/*@
    requires inplace <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_val_inplace_args_inplace(strict, inplace);
*/
static KS_INLINE bool test_nnb_functions_val_inplace_args_inplace(bool strict, uint64_t inplace) {
    return !(strict) || inplace <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_val_inplace_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_val_inplace_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_val_inplace_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t inplace = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert inplace: inplace == nnb_functions_val_inplace_args_inplace(buf, at); */
    if (!test_nnb_functions_val_inplace_args_inplace(strict, inplace)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- norm_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_norm_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_norm_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_norm_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    pos += 4;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- norm_args */

/*@
    requires keep_dims <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_norm_args_keep_dims(strict, keep_dims);
*/
static KS_INLINE bool test_nnb_functions_norm_args_keep_dims(bool strict, uint64_t keep_dims) {
    return !(strict) || keep_dims <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_norm_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_norm_args(buf, len, at, index_table_at,
            index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_norm_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    pos += 4;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t keep_dims = ks_loaded_u1(gate, buf, pos);
    /*@ assert keep_dims: keep_dims == nnb_functions_norm_args_keep_dims(buf, at); */
    if (!test_nnb_functions_norm_args_keep_dims(strict, keep_dims)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- random_shift_args */

/*@
    requires -2147483648 <= border_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_random_shift_args_border_mode(strict, border_mode);
*/
static KS_INLINE bool test_nnb_functions_random_shift_args_border_mode(bool strict,
        int64_t border_mode) {
    return !(strict) || ((border_mode == 0 || border_mode == 1) || border_mode == 2);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_random_shift_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_random_shift_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_random_shift_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shifts_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shifts_ok: shifts_ok != KS_STOPPED
            ==> (shifts_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shifts_ok != KS_ACCEPTED) return shifts_ok;
    pos += 8;
    if (len - pos < 16) return KS_REFUSED;
    if (!ks_look(gate, pos, 16)) return KS_STOPPED;
    const int64_t border_mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert border_mode: border_mode == nnb_functions_random_shift_args_border_mode(buf, at); */
    if (!test_nnb_functions_random_shift_args_border_mode(strict, border_mode)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- group_normalization_args */

/*@
    requires no_scale <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_group_normalization_args_no_scale(strict,
            no_scale);
*/
static KS_INLINE bool test_nnb_functions_group_normalization_args_no_scale(bool strict,
        uint64_t no_scale) {
    return !(strict) || no_scale <= 1;
}

/*@
    requires no_bias <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_group_normalization_args_no_bias(strict, no_bias);
*/
static KS_INLINE bool test_nnb_functions_group_normalization_args_no_bias(bool strict,
        uint64_t no_bias) {
    return !(strict) || no_bias <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_group_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_group_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_group_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    pos += 8;
    const ks_verdict batch_axis_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert batch_axis_ok: batch_axis_ok !=
            KS_STOPPED ==> (batch_axis_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at + 8, index_table_at, index_table_count, strict, base)); */
    if (batch_axis_ok != KS_ACCEPTED) return batch_axis_ok;
    pos += 8;
    if (len - pos < 6) return KS_REFUSED;
    if (!ks_look(gate, pos, 6)) return KS_STOPPED;
    const uint64_t no_scale = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert no_scale: no_scale == nnb_functions_group_normalization_args_no_scale(buf, at); */
    if (!test_nnb_functions_group_normalization_args_no_scale(strict, no_scale)) return KS_REFUSED;
    const uint64_t no_bias = ks_loaded_u1(gate, buf, pos + 5);
    /*@ assert no_bias: no_bias == nnb_functions_group_normalization_args_no_bias(buf, at); */
    if (!test_nnb_functions_group_normalization_args_no_bias(strict, no_bias)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- instance_normalization_args */

/*@
    requires no_scale <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_instance_normalization_args_no_scale(strict,
            no_scale);
*/
static KS_INLINE bool test_nnb_functions_instance_normalization_args_no_scale(bool strict,
        uint64_t no_scale) {
    return !(strict) || no_scale <= 1;
}

/*@
    requires no_bias <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_instance_normalization_args_no_bias(strict,
            no_bias);
*/
static KS_INLINE bool test_nnb_functions_instance_normalization_args_no_bias(bool strict,
        uint64_t no_bias) {
    return !(strict) || no_bias <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_instance_normalization_args(buf, len,
            at, index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_instance_normalization_args(buf, len,
            at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_instance_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict batch_axis_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert batch_axis_ok: batch_axis_ok !=
            KS_STOPPED ==> (batch_axis_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at + 4, index_table_at, index_table_count, strict, base)); */
    if (batch_axis_ok != KS_ACCEPTED) return batch_axis_ok;
    pos += 8;
    if (len - pos < 6) return KS_REFUSED;
    if (!ks_look(gate, pos, 6)) return KS_STOPPED;
    const uint64_t no_scale = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert no_scale: no_scale == nnb_functions_instance_normalization_args_no_scale(buf, at); */
    if (!test_nnb_functions_instance_normalization_args_no_scale(strict,
            no_scale)) return KS_REFUSED;
    const uint64_t no_bias = ks_loaded_u1(gate, buf, pos + 5);
    /*@ assert no_bias: no_bias == nnb_functions_instance_normalization_args_no_bias(buf, at); */
    if (!test_nnb_functions_instance_normalization_args_no_bias(strict, no_bias)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- layer_normalization_args */

/*@
    requires no_scale <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_layer_normalization_args_no_scale(strict,
            no_scale);
*/
static KS_INLINE bool test_nnb_functions_layer_normalization_args_no_scale(bool strict,
        uint64_t no_scale) {
    return !(strict) || no_scale <= 1;
}

/*@
    requires no_bias <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_layer_normalization_args_no_bias(strict, no_bias);
*/
static KS_INLINE bool test_nnb_functions_layer_normalization_args_no_bias(bool strict,
        uint64_t no_bias) {
    return !(strict) || no_bias <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_layer_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_layer_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_layer_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict batch_axis_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert batch_axis_ok: batch_axis_ok !=
            KS_STOPPED ==> (batch_axis_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at, index_table_at, index_table_count, strict, base)); */
    if (batch_axis_ok != KS_ACCEPTED) return batch_axis_ok;
    pos += 8;
    if (len - pos < 6) return KS_REFUSED;
    if (!ks_look(gate, pos, 6)) return KS_STOPPED;
    const uint64_t no_scale = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert no_scale: no_scale == nnb_functions_layer_normalization_args_no_scale(buf, at); */
    if (!test_nnb_functions_layer_normalization_args_no_scale(strict, no_scale)) return KS_REFUSED;
    const uint64_t no_bias = ks_loaded_u1(gate, buf, pos + 5);
    /*@ assert no_bias: no_bias == nnb_functions_layer_normalization_args_no_bias(buf, at); */
    if (!test_nnb_functions_layer_normalization_args_no_bias(strict, no_bias)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- tensor_normalization_args */

/*@
    requires no_scale <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_tensor_normalization_args_no_scale(strict,
            no_scale);
*/
static KS_INLINE bool test_nnb_functions_tensor_normalization_args_no_scale(bool strict,
        uint64_t no_scale) {
    return !(strict) || no_scale <= 1;
}

/*@
    requires no_bias <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_tensor_normalization_args_no_bias(strict, no_bias);
*/
static KS_INLINE bool test_nnb_functions_tensor_normalization_args_no_bias(bool strict,
        uint64_t no_bias) {
    return !(strict) || no_bias <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_tensor_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_tensor_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_tensor_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 6) return KS_REFUSED;
    if (!ks_look(gate, pos, 6)) return KS_STOPPED;
    const uint64_t no_scale = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert no_scale: no_scale == nnb_functions_tensor_normalization_args_no_scale(buf, at); */
    if (!test_nnb_functions_tensor_normalization_args_no_scale(strict, no_scale)) return KS_REFUSED;
    const uint64_t no_bias = ks_loaded_u1(gate, buf, pos + 5);
    /*@ assert no_bias: no_bias == nnb_functions_tensor_normalization_args_no_bias(buf, at); */
    if (!test_nnb_functions_tensor_normalization_args_no_bias(strict, no_bias)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- channel_axis_eps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_channel_axis_eps_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_channel_axis_eps_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_channel_axis_eps_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- batch_normalization_args */

/*@
    requires batch_stat <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_batch_normalization_args_batch_stat(strict,
            batch_stat);
*/
static KS_INLINE bool test_nnb_functions_batch_normalization_args_batch_stat(bool strict,
        uint64_t batch_stat) {
    return !(strict) || batch_stat <= 1;
}

/*@
    requires no_scale <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_batch_normalization_args_no_scale(strict,
            no_scale);
*/
static KS_INLINE bool test_nnb_functions_batch_normalization_args_no_scale(bool strict,
        uint64_t no_scale) {
    return !(strict) || no_scale <= 1;
}

/*@
    requires no_bias <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_batch_normalization_args_no_bias(strict, no_bias);
*/
static KS_INLINE bool test_nnb_functions_batch_normalization_args_no_bias(bool strict,
        uint64_t no_bias) {
    return !(strict) || no_bias <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_batch_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_batch_normalization_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_batch_normalization_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict axes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert axes_ok: axes_ok != KS_STOPPED ==>
            (axes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at, index_table_at,
            index_table_count, strict, base)); */
    if (axes_ok != KS_ACCEPTED) return axes_ok;
    pos += 8;
    if (len - pos < 11) return KS_REFUSED;
    if (!ks_look(gate, pos, 11)) return KS_STOPPED;
    const uint64_t batch_stat = ks_loaded_u1(gate, buf, pos + 8);
    /*@ assert batch_stat: batch_stat == nnb_functions_batch_normalization_args_batch_stat(buf,
            at); */
    if (!test_nnb_functions_batch_normalization_args_batch_stat(strict,
            batch_stat)) return KS_REFUSED;
    const uint64_t no_scale = ks_loaded_u1(gate, buf, pos + 9);
    /*@ assert no_scale: no_scale == nnb_functions_batch_normalization_args_no_scale(buf, at); */
    if (!test_nnb_functions_batch_normalization_args_no_scale(strict, no_scale)) return KS_REFUSED;
    const uint64_t no_bias = ks_loaded_u1(gate, buf, pos + 10);
    /*@ assert no_bias: no_bias == nnb_functions_batch_normalization_args_no_bias(buf, at); */
    if (!test_nnb_functions_batch_normalization_args_no_bias(strict, no_bias)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- stft_0_args */

/*@
    requires -2147483648 <= window_type <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_0_args_window_type(strict, window_type);
*/
static KS_INLINE bool test_nnb_functions_stft_0_args_window_type(bool strict, int64_t window_type) {
    return !(strict) || ((window_type == 0 || window_type == 1) || window_type == 2);
}

/*@
    requires center <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_0_args_center(strict, center);
*/
static KS_INLINE bool test_nnb_functions_stft_0_args_center(bool strict, uint64_t center) {
    return !(strict) || center <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_stft_0_args_alignment_37(buf, strict,
            alignment_37_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_stft_0_args_alignment_37(buf, strict,
            alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_stft_0_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= pad_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_0_args_pad_mode(strict, pad_mode);
*/
static KS_INLINE bool test_nnb_functions_stft_0_args_pad_mode(bool strict, int64_t pad_mode) {
    return !(strict) || (pad_mode == 0 || pad_mode == 1);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_stft_0_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_stft_0_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_stft_0_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 24) return KS_REFUSED;
    if (!ks_look(gate, at, 24)) return KS_STOPPED;
    const int64_t window_type = ks_loaded_s4le(gate, buf, at + 12);
    /*@ assert window_type: window_type == nnb_functions_stft_0_args_window_type(buf, at); */
    if (!test_nnb_functions_stft_0_args_window_type(strict, window_type)) return KS_REFUSED;
    const uint64_t center = ks_loaded_u1(gate, buf, at + 16);
    /*@ assert center: center == nnb_functions_stft_0_args_center(buf, at); */
    if (!test_nnb_functions_stft_0_args_center(strict, center)) return KS_REFUSED;
    const uint64_t alignment_37_at = at + 17;
    const ks_verdict alignment_37_holds = test_nnb_functions_stft_0_args_alignment_37(gate, buf,
            len, strict, alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==>
            rule_nnb_functions_stft_0_args_alignment_37(buf, strict, at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    if (!ks_look(gate, at + 20, 4)) return KS_STOPPED;
    const int64_t pad_mode = ks_loaded_s4le(gate, buf, at + 20);
    /*@ assert pad_mode: pad_mode == nnb_functions_stft_0_args_pad_mode(buf, at); */
    if (!test_nnb_functions_stft_0_args_pad_mode(strict, pad_mode)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- istft_0_args */

/*@
    requires -2147483648 <= window_type <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_istft_0_args_window_type(strict, window_type);
*/
static KS_INLINE bool test_nnb_functions_istft_0_args_window_type(bool strict,
        int64_t window_type) {
    return !(strict) || ((window_type == 0 || window_type == 1) || window_type == 2);
}

/*@
    requires center <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_istft_0_args_center(strict, center);
*/
static KS_INLINE bool test_nnb_functions_istft_0_args_center(bool strict, uint64_t center) {
    return !(strict) || center <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_istft_0_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_istft_0_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_istft_0_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 17) return KS_REFUSED;
    if (!ks_look(gate, at, 17)) return KS_STOPPED;
    const int64_t window_type = ks_loaded_s4le(gate, buf, at + 12);
    /*@ assert window_type: window_type == nnb_functions_istft_0_args_window_type(buf, at); */
    if (!test_nnb_functions_istft_0_args_window_type(strict, window_type)) return KS_REFUSED;
    const uint64_t center = ks_loaded_u1(gate, buf, at + 16);
    /*@ assert center: center == nnb_functions_istft_0_args_center(buf, at); */
    if (!test_nnb_functions_istft_0_args_center(strict, center)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- deformable_convolution_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_deformable_convolution_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_deformable_convolution_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_deformable_convolution_args(buf, len,
            at, index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_deformable_convolution_args(buf, len,
            at, index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_deformable_convolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 9) return KS_REFUSED;
    if (!ks_look(gate, pos, 9)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 8);
    /*@ assert channel_last: channel_last ==
            nnb_functions_deformable_convolution_args_channel_last(buf, at); */
    if (!test_nnb_functions_deformable_convolution_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- spectral_norm_0_args */

/*@
    requires test <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_spectral_norm_0_args_test(strict, test);
*/
static KS_INLINE bool test_nnb_functions_spectral_norm_0_args_test(bool strict, uint64_t test) {
    return !(strict) || test <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_spectral_norm_0_args(buf, len, at,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_spectral_norm_0_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_spectral_norm_0_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 13) return KS_REFUSED;
    if (!ks_look(gate, at, 13)) return KS_STOPPED;
    const uint64_t test = ks_loaded_u1(gate, buf, at + 12);
    /*@ assert test: test == nnb_functions_spectral_norm_0_args_test(buf, at); */
    if (!test_nnb_functions_spectral_norm_0_args_test(strict, test)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- cumsum_args */

/*@
    requires exclusive <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_cumsum_args_exclusive(strict, exclusive);
*/
static KS_INLINE bool test_nnb_functions_cumsum_args_exclusive(bool strict, uint64_t exclusive) {
    return !(strict) || exclusive <= 1;
}

/*@
    requires reverse <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_cumsum_args_reverse(strict, reverse);
*/
static KS_INLINE bool test_nnb_functions_cumsum_args_reverse(bool strict, uint64_t reverse) {
    return !(strict) || reverse <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_cumsum_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_cumsum_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_cumsum_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 6) return KS_REFUSED;
    if (!ks_look(gate, at, 6)) return KS_STOPPED;
    const uint64_t exclusive = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert exclusive: exclusive == nnb_functions_cumsum_args_exclusive(buf, at); */
    if (!test_nnb_functions_cumsum_args_exclusive(strict, exclusive)) return KS_REFUSED;
    const uint64_t reverse = ks_loaded_u1(gate, buf, at + 5);
    /*@ assert reverse: reverse == nnb_functions_cumsum_args_reverse(buf, at); */
    if (!test_nnb_functions_cumsum_args_reverse(strict, reverse)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- right_args */

/*@
    requires right <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_right_args_right(strict, right);
*/
static KS_INLINE bool test_nnb_functions_right_args_right(bool strict, uint64_t right) {
    return !(strict) || right <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_right_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_right_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_right_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t right = ks_loaded_u1(gate, buf, at);
    /*@ assert right: right == nnb_functions_right_args_right(buf, at); */
    if (!test_nnb_functions_right_args_right(strict, right)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- ij_indexing_args */

/*@
    requires ij_indexing <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_ij_indexing_args_ij_indexing(strict, ij_indexing);
*/
static KS_INLINE bool test_nnb_functions_ij_indexing_args_ij_indexing(bool strict,
        uint64_t ij_indexing) {
    return !(strict) || ij_indexing <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_ij_indexing_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_ij_indexing_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_ij_indexing_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t ij_indexing = ks_loaded_u1(gate, buf, at);
    /*@ assert ij_indexing: ij_indexing == nnb_functions_ij_indexing_args_ij_indexing(buf, at); */
    if (!test_nnb_functions_ij_indexing_args_ij_indexing(strict, ij_indexing)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- beta_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_beta_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_beta_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_beta_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- spectral_norm_args */

/*@
    requires test <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_spectral_norm_args_test(strict, test);
*/
static KS_INLINE bool test_nnb_functions_spectral_norm_args_test(bool strict, uint64_t test) {
    return !(strict) || test <= 1;
}

/*@
    requires output_u <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_spectral_norm_args_output_u(strict, output_u);
*/
static KS_INLINE bool test_nnb_functions_spectral_norm_args_output_u(bool strict,
        uint64_t output_u) {
    return !(strict) || output_u <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_spectral_norm_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_spectral_norm_args(buf, len, at,
            strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_spectral_norm_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    if (len - at < 14) return KS_REFUSED;
    if (!ks_look(gate, at, 14)) return KS_STOPPED;
    const uint64_t test = ks_loaded_u1(gate, buf, at + 12);
    /*@ assert test: test == nnb_functions_spectral_norm_args_test(buf, at); */
    if (!test_nnb_functions_spectral_norm_args_test(strict, test)) return KS_REFUSED;
    const uint64_t output_u = ks_loaded_u1(gate, buf, at + 13);
    /*@ assert output_u: output_u == nnb_functions_spectral_norm_args_output_u(buf, at); */
    if (!test_nnb_functions_spectral_norm_args_output_u(strict, output_u)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- roi_align_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_roi_align_args_channel_last(strict, channel_last);
*/
static KS_INLINE bool test_nnb_functions_roi_align_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_roi_align_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_roi_align_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_roi_align_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict output_size_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert output_size_ok: output_size_ok !=
            KS_STOPPED ==> (output_size_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf,
            len, at, index_table_at, index_table_count, strict, base)); */
    if (output_size_ok != KS_ACCEPTED) return output_size_ok;
    pos += 8;
    if (len - pos < 5) return KS_REFUSED;
    if (!ks_look(gate, pos, 5)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert channel_last: channel_last == nnb_functions_roi_align_args_channel_last(buf, at); */
    if (!test_nnb_functions_roi_align_args_channel_last(strict, channel_last)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- value_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_value_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_value_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_value_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)gate;
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- shape_add_args */

/*@
    requires add <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_shape_add_args_add(strict, add);
*/
static KS_INLINE bool test_nnb_functions_shape_add_args_add(bool strict, uint64_t add) {
    return !(strict) || add <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_shape_add_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_shape_add_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_shape_add_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict shape_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos += 8;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t add = ks_loaded_u1(gate, buf, pos);
    /*@ assert add: add == nnb_functions_shape_add_args_add(buf, at); */
    if (!test_nnb_functions_shape_add_args_add(strict, add)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- linspace_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_linspace_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_linspace_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_linspace_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- stft_args */

/*@
    requires -2147483648 <= window_type <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_args_window_type(strict, window_type);
*/
static KS_INLINE bool test_nnb_functions_stft_args_window_type(bool strict, int64_t window_type) {
    return !(strict) || ((window_type == 0 || window_type == 1) || window_type == 2);
}

/*@
    requires center <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_args_center(strict, center);
*/
static KS_INLINE bool test_nnb_functions_stft_args_center(bool strict, uint64_t center) {
    return !(strict) || center <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_stft_args_alignment_37(buf, strict,
            alignment_37_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_stft_args_alignment_37(buf, strict,
            alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_stft_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= pad_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_args_pad_mode(strict, pad_mode);
*/
static KS_INLINE bool test_nnb_functions_stft_args_pad_mode(bool strict, int64_t pad_mode) {
    return !(strict) || (pad_mode == 0 || pad_mode == 1);
}

/*@
    requires as_istft_backward <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_stft_args_as_istft_backward(strict,
            as_istft_backward);
*/
static KS_INLINE bool test_nnb_functions_stft_args_as_istft_backward(bool strict,
        uint64_t as_istft_backward) {
    return !(strict) || as_istft_backward <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_stft_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_stft_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_stft_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 25) return KS_REFUSED;
    if (!ks_look(gate, at, 25)) return KS_STOPPED;
    const int64_t window_type = ks_loaded_s4le(gate, buf, at + 12);
    /*@ assert window_type: window_type == nnb_functions_stft_args_window_type(buf, at); */
    if (!test_nnb_functions_stft_args_window_type(strict, window_type)) return KS_REFUSED;
    const uint64_t center = ks_loaded_u1(gate, buf, at + 16);
    /*@ assert center: center == nnb_functions_stft_args_center(buf, at); */
    if (!test_nnb_functions_stft_args_center(strict, center)) return KS_REFUSED;
    const uint64_t alignment_37_at = at + 17;
    const ks_verdict alignment_37_holds = test_nnb_functions_stft_args_alignment_37(gate, buf, len,
            strict, alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==> rule_nnb_functions_stft_args_alignment_37(buf,
            strict, at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    if (!ks_look(gate, at + 20, 4)) return KS_STOPPED;
    const int64_t pad_mode = ks_loaded_s4le(gate, buf, at + 20);
    /*@ assert pad_mode: pad_mode == nnb_functions_stft_args_pad_mode(buf, at); */
    if (!test_nnb_functions_stft_args_pad_mode(strict, pad_mode)) return KS_REFUSED;
    if (!ks_look(gate, at + 24, 1)) return KS_STOPPED;
    const uint64_t as_istft_backward = ks_loaded_u1(gate, buf, at + 24);
    /*@ assert as_istft_backward:
            as_istft_backward == nnb_functions_stft_args_as_istft_backward(buf, at); */
    if (!test_nnb_functions_stft_args_as_istft_backward(strict,
            as_istft_backward)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- istft_args */

/*@
    requires -2147483648 <= window_type <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_istft_args_window_type(strict, window_type);
*/
static KS_INLINE bool test_nnb_functions_istft_args_window_type(bool strict, int64_t window_type) {
    return !(strict) || ((window_type == 0 || window_type == 1) || window_type == 2);
}

/*@
    requires center <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_istft_args_center(strict, center);
*/
static KS_INLINE bool test_nnb_functions_istft_args_center(bool strict, uint64_t center) {
    return !(strict) || center <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_37_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_istft_args_alignment_37(buf, strict,
            alignment_37_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_istft_args_alignment_37(buf, strict,
            alignment_37_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_istft_args_alignment_37(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_37_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_37_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_37_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_37_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= pad_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_istft_args_pad_mode(strict, pad_mode);
*/
static KS_INLINE bool test_nnb_functions_istft_args_pad_mode(bool strict, int64_t pad_mode) {
    return !(strict) || (pad_mode == 0 || pad_mode == 1);
}

/*@
    requires as_stft_backward <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_istft_args_as_stft_backward(strict,
            as_stft_backward);
*/
static KS_INLINE bool test_nnb_functions_istft_args_as_stft_backward(bool strict,
        uint64_t as_stft_backward) {
    return !(strict) || as_stft_backward <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_istft_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_istft_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_istft_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 25) return KS_REFUSED;
    if (!ks_look(gate, at, 25)) return KS_STOPPED;
    const int64_t window_type = ks_loaded_s4le(gate, buf, at + 12);
    /*@ assert window_type: window_type == nnb_functions_istft_args_window_type(buf, at); */
    if (!test_nnb_functions_istft_args_window_type(strict, window_type)) return KS_REFUSED;
    const uint64_t center = ks_loaded_u1(gate, buf, at + 16);
    /*@ assert center: center == nnb_functions_istft_args_center(buf, at); */
    if (!test_nnb_functions_istft_args_center(strict, center)) return KS_REFUSED;
    const uint64_t alignment_37_at = at + 17;
    const ks_verdict alignment_37_holds = test_nnb_functions_istft_args_alignment_37(gate, buf,
            len, strict, alignment_37_at);
    /*@ assert alignment_37_holds:
            alignment_37_holds != KS_STOPPED ==>
            (alignment_37_holds == KS_ACCEPTED <==> rule_nnb_functions_istft_args_alignment_37(buf,
            strict, at + 17)); */
    if (alignment_37_holds != KS_ACCEPTED) return alignment_37_holds;
    if (!ks_look(gate, at + 20, 4)) return KS_STOPPED;
    const int64_t pad_mode = ks_loaded_s4le(gate, buf, at + 20);
    /*@ assert pad_mode: pad_mode == nnb_functions_istft_args_pad_mode(buf, at); */
    if (!test_nnb_functions_istft_args_pad_mode(strict, pad_mode)) return KS_REFUSED;
    if (!ks_look(gate, at + 24, 1)) return KS_STOPPED;
    const uint64_t as_stft_backward = ks_loaded_u1(gate, buf, at + 24);
    /*@ assert as_stft_backward: as_stft_backward == nnb_functions_istft_args_as_stft_backward(buf,
            at); */
    if (!test_nnb_functions_istft_args_as_stft_backward(strict,
            as_stft_backward)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- fused_convolution_args */

/*@
    requires channel_last <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_args_channel_last(strict,
            channel_last);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_args_channel_last(bool strict,
        uint64_t channel_last) {
    return !(strict) || channel_last <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_53_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_fused_convolution_args_alignment_53(buf,
            strict, alignment_53_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_fused_convolution_args_alignment_53(buf,
            strict, alignment_53_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_fused_convolution_args_alignment_53(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_53_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_53_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_53_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_53_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires batch_stat <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_args_batch_stat(strict,
            batch_stat);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_args_batch_stat(bool strict,
        uint64_t batch_stat) {
    return !(strict) || batch_stat <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_65_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_fused_convolution_args_alignment_65(buf,
            strict, alignment_65_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_fused_convolution_args_alignment_65(buf,
            strict, alignment_65_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_fused_convolution_args_alignment_65(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_65_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_65_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_65_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_65_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= nonlinearity <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_args_nonlinearity(strict,
            nonlinearity);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_args_nonlinearity(bool strict,
        int64_t nonlinearity) {
    return !(strict) || ((((((nonlinearity == 0
            || nonlinearity == 1) || nonlinearity == 2)
            || nonlinearity == 3) || nonlinearity == 4) || nonlinearity == 5) || nonlinearity == 6);
}

/*@
    requires -2147483648 <= pad_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fused_convolution_args_pad_mode(strict, pad_mode);
*/
static KS_INLINE bool test_nnb_functions_fused_convolution_args_pad_mode(bool strict,
        int64_t pad_mode) {
    return !(strict) || ((pad_mode == 0 || pad_mode == 1) || pad_mode == 2);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_fused_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_fused_convolution_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_fused_convolution_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    pos += 4;
    const ks_verdict pad_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert pad_ok: pad_ok != KS_STOPPED ==>
            (pad_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 4,
            index_table_at, index_table_count, strict, base)); */
    if (pad_ok != KS_ACCEPTED) return pad_ok;
    pos += 8;
    const ks_verdict stride_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert stride_ok: stride_ok != KS_STOPPED
            ==> (stride_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at + 12,
            index_table_at, index_table_count, strict, base)); */
    if (stride_ok != KS_ACCEPTED) return stride_ok;
    pos += 8;
    const ks_verdict dilation_ok = check_nnb_functions_int_list(gate, buf, len, pos,
            index_table_at, index_table_count, strict, base);
    /*@ assert dilation_ok: dilation_ok !=
            KS_STOPPED ==> (dilation_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len,
            at + 20, index_table_at, index_table_count, strict, base)); */
    if (dilation_ok != KS_ACCEPTED) return dilation_ok;
    pos += 8;
    if (len - pos < 32) return KS_REFUSED;
    if (!ks_look(gate, pos, 32)) return KS_STOPPED;
    const uint64_t channel_last = ks_loaded_u1(gate, buf, pos + 4);
    /*@ assert channel_last: channel_last == nnb_functions_fused_convolution_args_channel_last(buf,
            at); */
    if (!test_nnb_functions_fused_convolution_args_channel_last(strict,
            channel_last)) return KS_REFUSED;
    const uint64_t alignment_53_at = pos + 5;
    const ks_verdict alignment_53_holds =
            test_nnb_functions_fused_convolution_args_alignment_53(gate, buf, len, strict,
            alignment_53_at);
    /*@ assert alignment_53_holds:
            alignment_53_holds != KS_STOPPED ==>
            (alignment_53_holds == KS_ACCEPTED <==>
            rule_nnb_functions_fused_convolution_args_alignment_53(buf, strict, at + 33)); */
    if (alignment_53_holds != KS_ACCEPTED) return alignment_53_holds;
    if (!ks_look(gate, pos + 16, 1)) return KS_STOPPED;
    const uint64_t batch_stat = ks_loaded_u1(gate, buf, pos + 16);
    /*@ assert batch_stat: batch_stat == nnb_functions_fused_convolution_args_batch_stat(buf,
            at); */
    if (!test_nnb_functions_fused_convolution_args_batch_stat(strict,
            batch_stat)) return KS_REFUSED;
    const uint64_t alignment_65_at = pos + 17;
    const ks_verdict alignment_65_holds =
            test_nnb_functions_fused_convolution_args_alignment_65(gate, buf, len, strict,
            alignment_65_at);
    /*@ assert alignment_65_holds:
            alignment_65_holds != KS_STOPPED ==>
            (alignment_65_holds == KS_ACCEPTED <==>
            rule_nnb_functions_fused_convolution_args_alignment_65(buf, strict, at + 45)); */
    if (alignment_65_holds != KS_ACCEPTED) return alignment_65_holds;
    if (!ks_look(gate, pos + 20, 4)) return KS_STOPPED;
    const int64_t nonlinearity = ks_loaded_s4le(gate, buf, pos + 20);
    /*@ assert nonlinearity: nonlinearity == nnb_functions_fused_convolution_args_nonlinearity(buf,
            at); */
    if (!test_nnb_functions_fused_convolution_args_nonlinearity(strict,
            nonlinearity)) return KS_REFUSED;
    if (!ks_look(gate, pos + 24, 4)) return KS_STOPPED;
    const int64_t pad_mode = ks_loaded_s4le(gate, buf, pos + 24);
    /*@ assert pad_mode: pad_mode == nnb_functions_fused_convolution_args_pad_mode(buf, at); */
    if (!test_nnb_functions_fused_convolution_args_pad_mode(strict, pad_mode)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- upper_args */

/*@
    requires upper <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_upper_args_upper(strict, upper);
*/
static KS_INLINE bool test_nnb_functions_upper_args_upper(bool strict, uint64_t upper) {
    return !(strict) || upper <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_upper_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_upper_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_upper_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t upper = ks_loaded_u1(gate, buf, at);
    /*@ assert upper: upper == nnb_functions_upper_args_upper(buf, at); */
    if (!test_nnb_functions_upper_args_upper(strict, upper)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- start_end_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_start_end_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_start_end_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_start_end_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- top_k_data_args */

/*@
    requires abs <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_data_args_abs(strict, abs);
*/
static KS_INLINE bool test_nnb_functions_top_k_data_args_abs(bool strict, uint64_t abs) {
    return !(strict) || abs <= 1;
}

/*@
    requires reduce <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_data_args_reduce(strict, reduce);
*/
static KS_INLINE bool test_nnb_functions_top_k_data_args_reduce(bool strict, uint64_t reduce) {
    return !(strict) || reduce <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_26_at + 2 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_top_k_data_args_alignment_26(buf, strict,
            alignment_26_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_top_k_data_args_alignment_26(buf,
            strict, alignment_26_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_top_k_data_args_alignment_26(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_26_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_26_at, 2)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_26_at) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires largest <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_data_args_largest(strict, largest);
*/
static KS_INLINE bool test_nnb_functions_top_k_data_args_largest(bool strict, uint64_t largest) {
    return !(strict) || largest <= 1;
}

/*@
    requires with_index <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_top_k_data_args_with_index(strict, with_index);
*/
static KS_INLINE bool test_nnb_functions_top_k_data_args_with_index(bool strict,
        uint64_t with_index) {
    return !(strict) || with_index <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_top_k_data_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_top_k_data_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_top_k_data_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 14) return KS_REFUSED;
    if (!ks_look(gate, at, 14)) return KS_STOPPED;
    const uint64_t abs = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert abs: abs == nnb_functions_top_k_data_args_abs(buf, at); */
    if (!test_nnb_functions_top_k_data_args_abs(strict, abs)) return KS_REFUSED;
    const uint64_t reduce = ks_loaded_u1(gate, buf, at + 5);
    /*@ assert reduce: reduce == nnb_functions_top_k_data_args_reduce(buf, at); */
    if (!test_nnb_functions_top_k_data_args_reduce(strict, reduce)) return KS_REFUSED;
    const uint64_t alignment_26_at = at + 6;
    const ks_verdict alignment_26_holds = test_nnb_functions_top_k_data_args_alignment_26(gate,
            buf, len, strict, alignment_26_at);
    /*@ assert alignment_26_holds:
            alignment_26_holds != KS_STOPPED ==>
            (alignment_26_holds == KS_ACCEPTED <==>
            rule_nnb_functions_top_k_data_args_alignment_26(buf, strict, at + 6)); */
    if (alignment_26_holds != KS_ACCEPTED) return alignment_26_holds;
    if (!ks_look(gate, at + 12, 1)) return KS_STOPPED;
    const uint64_t largest = ks_loaded_u1(gate, buf, at + 12);
    /*@ assert largest: largest == nnb_functions_top_k_data_args_largest(buf, at); */
    if (!test_nnb_functions_top_k_data_args_largest(strict, largest)) return KS_REFUSED;
    if (!ks_look(gate, at + 13, 1)) return KS_STOPPED;
    const uint64_t with_index = ks_loaded_u1(gate, buf, at + 13);
    /*@ assert with_index: with_index == nnb_functions_top_k_data_args_with_index(buf, at); */
    if (!test_nnb_functions_top_k_data_args_with_index(strict, with_index)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- onnx_resize_args */

/*@
    requires -2147483648 <= mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_onnx_resize_args_mode(strict, mode);
*/
static KS_INLINE bool test_nnb_functions_onnx_resize_args_mode(bool strict, int64_t mode) {
    return !(strict) || ((mode == 0 || mode == 1) || mode == 2);
}

/*@
    requires -2147483648 <= coordinate_transformation_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
            rule_nnb_functions_onnx_resize_args_coordinate_transformation_mode(strict,
            coordinate_transformation_mode);
*/
static KS_INLINE bool
        test_nnb_functions_onnx_resize_args_coordinate_transformation_mode(bool strict,
        int64_t coordinate_transformation_mode) {
    return !(strict) ||
            ((((coordinate_transformation_mode == 0 ||
            coordinate_transformation_mode == 1) ||
            coordinate_transformation_mode == 2) ||
            coordinate_transformation_mode == 3) || coordinate_transformation_mode == 4);
}

/*@
    requires -2147483648 <= nearest_mode <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_onnx_resize_args_nearest_mode(strict,
            nearest_mode);
*/
static KS_INLINE bool test_nnb_functions_onnx_resize_args_nearest_mode(bool strict,
        int64_t nearest_mode) {
    return !(strict) || (((nearest_mode == 0 ||
            nearest_mode == 1) || nearest_mode == 2) || nearest_mode == 3);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_onnx_resize_args(buf, len, at,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_onnx_resize_args(buf, len, at,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_onnx_resize_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const ks_verdict sizes_ok = check_nnb_functions_int_list(gate, buf, len, pos, index_table_at,
            index_table_count, strict, base);
    /*@ assert sizes_ok: sizes_ok != KS_STOPPED
            ==> (sizes_ok == KS_ACCEPTED <==> valid_nnb_functions_int_list(buf, len, at,
            index_table_at, index_table_count, strict, base)); */
    if (sizes_ok != KS_ACCEPTED) return sizes_ok;
    pos += 8;
    if (len - pos < 24) return KS_REFUSED;
    if (!ks_look(gate, pos, 24)) return KS_STOPPED;
    const int64_t mode = ks_loaded_s4le(gate, buf, pos);
    /*@ assert mode: mode == nnb_functions_onnx_resize_args_mode(buf, at); */
    if (!test_nnb_functions_onnx_resize_args_mode(strict, mode)) return KS_REFUSED;
    const int64_t coordinate_transformation_mode = ks_loaded_s4le(gate, buf, pos + 4);
    /*@ assert coordinate_transformation_mode:
            coordinate_transformation_mode ==
            nnb_functions_onnx_resize_args_coordinate_transformation_mode(buf, at); */
    if (!test_nnb_functions_onnx_resize_args_coordinate_transformation_mode(strict,
            coordinate_transformation_mode)) return KS_REFUSED;
    const int64_t nearest_mode = ks_loaded_s4le(gate, buf, pos + 20);
    /*@ assert nearest_mode: nearest_mode == nnb_functions_onnx_resize_args_nearest_mode(buf,
            at); */
    if (!test_nnb_functions_onnx_resize_args_nearest_mode(strict, nearest_mode)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- onnx_non_max_suppression_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_onnx_non_max_suppression_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_onnx_non_max_suppression_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_onnx_non_max_suppression_args(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 16) return KS_REFUSED;
    if (!ks_look(gate, at, 16)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- k_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_k_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_k_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_k_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- fmod_args */

/*@
    requires fmod <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_fmod_args_fmod(strict, fmod);
*/
static KS_INLINE bool test_nnb_functions_fmod_args_fmod(bool strict, uint64_t fmod) {
    return !(strict) || fmod <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_fmod_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_fmod_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_fmod_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t fmod = ks_loaded_u1(gate, buf, at);
    /*@ assert fmod: fmod == nnb_functions_fmod_args_fmod(buf, at); */
    if (!test_nnb_functions_fmod_args_fmod(strict, fmod)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- direction_args */

/*@
    requires -2147483648 <= direction <= 2147483647;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_direction_args_direction(strict, direction);
*/
static KS_INLINE bool test_nnb_functions_direction_args_direction(bool strict, int64_t direction) {
    return !(strict) || (direction == 0 || direction == 1);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_direction_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_direction_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_direction_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t direction = ks_loaded_s4le(gate, buf, at);
    /*@ assert direction: direction == nnb_functions_direction_args_direction(buf, at); */
    if (!test_nnb_functions_direction_args_direction(strict, direction)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- unique_args */

/*@
    requires flatten <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_unique_args_flatten(strict, flatten);
*/
static KS_INLINE bool test_nnb_functions_unique_args_flatten(bool strict, uint64_t flatten) {
    return !(strict) || flatten <= 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires alignment_21_at + 3 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_unique_args_alignment_21(buf, strict,
            alignment_21_at);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_unique_args_alignment_21(buf, strict,
            alignment_21_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_unique_args_alignment_21(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t alignment_21_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, alignment_21_at, 3)) return KS_STOPPED;
        const bool v1 = ks_loaded_u2be(gate, buf, alignment_21_at) == 0 && ks_loaded_u1(gate, buf,
                alignment_21_at + 2) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires sorted <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_unique_args_sorted(strict, sorted);
*/
static KS_INLINE bool test_nnb_functions_unique_args_sorted(bool strict, uint64_t sorted) {
    return !(strict) || sorted <= 1;
}

/*@
    requires with_index <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_unique_args_with_index(strict, with_index);
*/
static KS_INLINE bool test_nnb_functions_unique_args_with_index(bool strict, uint64_t with_index) {
    return !(strict) || with_index <= 1;
}

/*@
    requires with_inverse <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_unique_args_with_inverse(strict, with_inverse);
*/
static KS_INLINE bool test_nnb_functions_unique_args_with_inverse(bool strict,
        uint64_t with_inverse) {
    return !(strict) || with_inverse <= 1;
}

/*@
    requires with_counts <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_unique_args_with_counts(strict, with_counts);
*/
static KS_INLINE bool test_nnb_functions_unique_args_with_counts(bool strict,
        uint64_t with_counts) {
    return !(strict) || with_counts <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_unique_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_unique_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_unique_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 12) return KS_REFUSED;
    if (!ks_look(gate, at, 12)) return KS_STOPPED;
    const uint64_t flatten = ks_loaded_u1(gate, buf, at);
    /*@ assert flatten: flatten == nnb_functions_unique_args_flatten(buf, at); */
    if (!test_nnb_functions_unique_args_flatten(strict, flatten)) return KS_REFUSED;
    const uint64_t alignment_21_at = at + 1;
    const ks_verdict alignment_21_holds = test_nnb_functions_unique_args_alignment_21(gate, buf,
            len, strict, alignment_21_at);
    /*@ assert alignment_21_holds:
            alignment_21_holds != KS_STOPPED ==>
            (alignment_21_holds == KS_ACCEPTED <==>
            rule_nnb_functions_unique_args_alignment_21(buf, strict, at + 1)); */
    if (alignment_21_holds != KS_ACCEPTED) return alignment_21_holds;
    if (!ks_look(gate, at + 8, 1)) return KS_STOPPED;
    const uint64_t sorted = ks_loaded_u1(gate, buf, at + 8);
    /*@ assert sorted: sorted == nnb_functions_unique_args_sorted(buf, at); */
    if (!test_nnb_functions_unique_args_sorted(strict, sorted)) return KS_REFUSED;
    if (!ks_look(gate, at + 9, 1)) return KS_STOPPED;
    const uint64_t with_index = ks_loaded_u1(gate, buf, at + 9);
    /*@ assert with_index: with_index == nnb_functions_unique_args_with_index(buf, at); */
    if (!test_nnb_functions_unique_args_with_index(strict, with_index)) return KS_REFUSED;
    if (!ks_look(gate, at + 10, 1)) return KS_STOPPED;
    const uint64_t with_inverse = ks_loaded_u1(gate, buf, at + 10);
    /*@ assert with_inverse: with_inverse == nnb_functions_unique_args_with_inverse(buf, at); */
    if (!test_nnb_functions_unique_args_with_inverse(strict, with_inverse)) return KS_REFUSED;
    if (!ks_look(gate, at + 11, 1)) return KS_STOPPED;
    const uint64_t with_counts = ks_loaded_u1(gate, buf, at + 11);
    /*@ assert with_counts: with_counts == nnb_functions_unique_args_with_counts(buf, at); */
    if (!test_nnb_functions_unique_args_with_counts(strict, with_counts)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- equation_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_equation_args(len, at);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_equation_args(len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_equation_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    (void)buf;
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    return KS_ACCEPTED;
}

/* ---- k_upper_args */

/*@
    requires upper <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_k_upper_args_upper(strict, upper);
*/
static KS_INLINE bool test_nnb_functions_k_upper_args_upper(bool strict, uint64_t upper) {
    return !(strict) || upper <= 1;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_k_upper_args(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_k_upper_args(buf, len, at, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_functions_k_upper_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t upper = ks_loaded_u1(gate, buf, at + 4);
    /*@ assert upper: upper == nnb_functions_k_upper_args_upper(buf, at); */
    if (!test_nnb_functions_k_upper_args_upper(strict, upper)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- nnb_functions */

/*@
    requires id <= 65535;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_id(strict, id);
*/
static KS_INLINE bool test_nnb_functions_id(bool strict, uint64_t id) {
    return !(strict) || (((((((((((((id <= 93 ||
            (id >= 95 && id <= 132)) || id == 135) ||
            (id >= 158 && id <= 159)) || (id >= 173 &&
            id <= 184)) || (id >= 231 && id <= 249)) ||
            id == 251) || (id >= 253 && id <= 256)) ||
            id == 259) || (id >= 261 && id <= 282)) ||
            (id >= 284 && id <= 298)) || (id >= 303 &&
            id <= 315)) || (id >= 317 && id <= 356)) || (id >= 358 && id <= 360));
}

/*@
    requires -2147483648 <= inputs_block <= 2147483647;
    requires index_table_count <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_inputs_block(inputs_block, index_table_count);
*/
static KS_INLINE bool test_nnb_functions_inputs_block(int64_t inputs_block,
        uint64_t index_table_count) {
    if (inputs_block < 0) return false;
    return inputs_block <= ((int64_t)index_table_count - 1);
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires inputs_count <= 4294967295;
    requires -2147483648 <= inputs_block <= 2147483647;
    requires index_table_count <= 9223372036854775807;
    requires index_table_at + 4 * index_table_count <= len;
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_inputs_in_block(buf, strict,
            inputs_count, inputs_block, index_table_count, index_table_at, io_size);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_inputs_in_block(buf, strict,
            inputs_count, inputs_block, index_table_count, index_table_at, io_size));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_inputs_in_block(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool strict, uint64_t inputs_count, int64_t inputs_block,
        uint64_t index_table_count, uint64_t index_table_at, uint64_t io_size) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        uint64_t v2 = 0;
        if ((inputs_block + 1) < (int64_t)index_table_count) {
            if ((inputs_block + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(inputs_block + 1) >= index_table_count) return KS_REFUSED;
            if (!ks_look(gate, index_table_at + 4 * (uint64_t)(inputs_block + 1),
                    4)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u4le(gate, buf,
                    index_table_at + 4 * (uint64_t)(inputs_block + 1));
            v2 = v1;
        } else {
            v2 = io_size;
        }
        if (inputs_block < 0) return KS_REFUSED;
        if ((uint64_t)inputs_block >= index_table_count) return KS_REFUSED;
        if (!ks_look(gate, index_table_at + 4 * (uint64_t)inputs_block, 4)) return KS_STOPPED;
        const uint64_t v3 = ks_loaded_u4le(gate, buf, index_table_at + 4 * (uint64_t)inputs_block);
        v4 = (int64_t)(4 * inputs_count) <= ((int64_t)v2 - (int64_t)v3);
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires -2147483648 <= outputs_block <= 2147483647;
    requires index_table_count <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_outputs_block(outputs_block, index_table_count);
*/
static KS_INLINE bool test_nnb_functions_outputs_block(int64_t outputs_block,
        uint64_t index_table_count) {
    if (outputs_block < 0) return false;
    return outputs_block <= ((int64_t)index_table_count - 1);
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires outputs_count <= 4294967295;
    requires -2147483648 <= outputs_block <= 2147483647;
    requires index_table_count <= 9223372036854775807;
    requires index_table_at + 4 * index_table_count <= len;
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_functions_outputs_in_block(buf, strict,
            outputs_count, outputs_block, index_table_count, index_table_at, io_size);
    ensures \result == KS_REFUSED ==> !(rule_nnb_functions_outputs_in_block(buf, strict,
            outputs_count, outputs_block, index_table_count, index_table_at, io_size));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_functions_outputs_in_block(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool strict, uint64_t outputs_count, int64_t outputs_block,
        uint64_t index_table_count, uint64_t index_table_at, uint64_t io_size) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        uint64_t v2 = 0;
        if ((outputs_block + 1) < (int64_t)index_table_count) {
            if ((outputs_block + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(outputs_block + 1) >= index_table_count) return KS_REFUSED;
            if (!ks_look(gate, index_table_at + 4 * (uint64_t)(outputs_block + 1),
                    4)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u4le(gate, buf,
                    index_table_at + 4 * (uint64_t)(outputs_block + 1));
            v2 = v1;
        } else {
            v2 = io_size;
        }
        if (outputs_block < 0) return KS_REFUSED;
        if ((uint64_t)outputs_block >= index_table_count) return KS_REFUSED;
        if (!ks_look(gate, index_table_at + 4 * (uint64_t)outputs_block, 4)) return KS_STOPPED;
        const uint64_t v3 = ks_loaded_u4le(gate, buf, index_table_at + 4 * (uint64_t)outputs_block);
        v4 = (int64_t)(4 * outputs_count) <= ((int64_t)v2 - (int64_t)v3);
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

typedef struct nnb_functions_args_facts {
    uint64_t end;
} nnb_functions_args_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part1(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part1(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part1(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part1(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 0 || function == 21 || function == 104 || function == 107 || function == 109) {
        const ks_verdict args_ok = check_nnb_functions_base_axis_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_base_axis_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 1 || function == 3 || function == 108 || function == 110) {
        const ks_verdict args_ok = check_nnb_functions_convolution_0_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_convolution_0_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 32;
        return KS_ACCEPTED;
    }
    if (function == 2) {
        const ks_verdict args_ok = check_nnb_functions_depthwise_convolution_args(gate, buf, len,
                at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_depthwise_convolution_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 32;
        return KS_ACCEPTED;
    }
    if (function == 4) {
        const ks_verdict args_ok = check_nnb_functions_depthwise_deconvolution_args(gate, buf, len,
                at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_depthwise_deconvolution_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 32;
        return KS_ACCEPTED;
    }
    if (function == 5 || function == 8) {
        const ks_verdict args_ok = check_nnb_functions_max_pooling_0_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_max_pooling_0_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 28;
        return KS_ACCEPTED;
    }
    if (function == 6 || function == 266 || function == 268 || function == 272) {
        const ks_verdict args_ok = check_nnb_functions_max_pooling_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_max_pooling_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 29;
        return KS_ACCEPTED;
    }
    if (function == 9) {
        const ks_verdict args_ok = check_nnb_functions_kernel_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_kernel_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 14 || function == 31 ||
            function == 307 || function == 308 ||
            function == 309 || function == 310 || function == 311) {
        const ks_verdict args_ok = check_nnb_functions_inplace_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_inplace_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part2(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part2(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part2(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part2(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 15 || function == 17 || function == 43) {
        const ks_verdict args_ok = check_nnb_functions_alpha_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_alpha_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 16 || function == 19 ||
            function == 74 || function == 75 ||
            function == 76 || function == 98 ||
            function == 99 || function == 117 ||
            function == 184 || function == 269 || function == 315) {
        const ks_verdict args_ok = check_nnb_functions_axis_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_axis_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 18) {
        const ks_verdict args_ok = check_nnb_functions_scale_alpha_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_scale_alpha_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 20) {
        const ks_verdict args_ok = check_nnb_functions_alpha_axis_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_alpha_axis_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 22) {
        const ks_verdict args_ok = check_nnb_functions_batch_normalization_0_args(gate, buf, len,
                at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_batch_normalization_0_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 17;
        return KS_ACCEPTED;
    }
    if (function == 23) {
        const ks_verdict args_ok = check_nnb_functions_base_axis_update_running_mean_args(gate,
                buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_base_axis_update_running_mean_args(buf, len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 5;
        return KS_ACCEPTED;
    }
    if (function == 24 || function == 25 || function == 26 || function == 27 || function == 28) {
        const ks_verdict args_ok = check_nnb_functions_axes_keep_dims_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_axes_keep_dims_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 9;
        return KS_ACCEPTED;
    }
    if (function == 37 || function == 38 ||
            function == 39 || function == 40 ||
            function == 41 || function == 42 ||
            function == 46 || function == 47 ||
            function == 60 || function == 61 ||
            function == 62 || function == 63 ||
            function == 64 || function == 65 || function == 238 || function == 239) {
        const ks_verdict args_ok = check_nnb_functions_val_float_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_val_float_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part3(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part3(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part3(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part3(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 57 || function == 58 || function == 59) {
        const ks_verdict args_ok = check_nnb_functions_val_bool_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_val_bool_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 67) {
        const ks_verdict args_ok = check_nnb_functions_val_shape_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_val_shape_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 72) {
        const ks_verdict args_ok = check_nnb_functions_transpose_a_transpose_b_args(gate, buf, len,
                at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_transpose_a_transpose_b_args(buf, len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 2;
        return KS_ACCEPTED;
    }
    if (function == 77) {
        const ks_verdict args_ok = check_nnb_functions_slice_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_slice_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 24;
        return KS_ACCEPTED;
    }
    if (function == 78 || function == 81) {
        const ks_verdict args_ok = check_nnb_functions_axes_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_axes_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 79 || function == 80 || function == 83 || function == 271) {
        const ks_verdict args_ok = check_nnb_functions_shape_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_shape_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 82) {
        const ks_verdict args_ok = check_nnb_functions_shifts_border_mode_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_shifts_border_mode_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 86 || function == 336) {
        const ks_verdict args_ok = check_nnb_functions_p_seed_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_p_seed_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part4(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part4(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part4(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part4(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 87) {
        const ks_verdict args_ok = check_nnb_functions_top_k_data_0_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_top_k_data_0_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 88) {
        const ks_verdict args_ok = check_nnb_functions_top_k_grad_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_top_k_grad_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 89) {
        const ks_verdict args_ok = check_nnb_functions_rand_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_rand_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 20;
        return KS_ACCEPTED;
    }
    if (function == 90) {
        const ks_verdict args_ok = check_nnb_functions_randint_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_randint_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 20;
        return KS_ACCEPTED;
    }
    if (function == 91) {
        const ks_verdict args_ok = check_nnb_functions_randn_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_randn_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 20;
        return KS_ACCEPTED;
    }
    if (function == 92) {
        const ks_verdict args_ok = check_nnb_functions_random_crop_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_random_crop_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 93) {
        const ks_verdict args_ok = check_nnb_functions_random_flip_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_random_flip_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 95) {
        const ks_verdict args_ok = check_nnb_functions_image_augmentation_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_image_augmentation_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 68;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part5(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part5(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part5(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part5(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 102) {
        const ks_verdict args_ok = check_nnb_functions_delta_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_delta_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 103) {
        const ks_verdict args_ok = check_nnb_functions_epsilon_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_epsilon_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 111) {
        const ks_verdict args_ok = check_nnb_functions_inq_affine_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_inq_affine_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 24;
        return KS_ACCEPTED;
    }
    if (function == 112) {
        const ks_verdict args_ok = check_nnb_functions_inq_convolution_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_inq_convolution_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 52;
        return KS_ACCEPTED;
    }
    if (function == 113) {
        const ks_verdict args_ok = check_nnb_functions_fixed_point_quantize_args(gate, buf, len,
                at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_fixed_point_quantize_args(buf,
                len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 13;
        return KS_ACCEPTED;
    }
    if (function == 114) {
        const ks_verdict args_ok = check_nnb_functions_pow2_quantize_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_pow2_quantize_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 13;
        return KS_ACCEPTED;
    }
    if (function == 115) {
        const ks_verdict args_ok = check_nnb_functions_axis_n_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_axis_n_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 118) {
        const ks_verdict args_ok = check_nnb_functions_base_axis_eps_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_base_axis_eps_args(len,
                at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part6(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part6(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part6(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part6(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 120) {
        const ks_verdict args_ok = check_nnb_functions_one_input_grad_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_one_input_grad_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 122) {
        const ks_verdict args_ok = check_nnb_functions_clip_norm_axes_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_clip_norm_axes_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 123) {
        const ks_verdict args_ok = check_nnb_functions_pad_args(gate, buf, len, at, index_table_at,
                index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_pad_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 126) {
        const ks_verdict args_ok = check_nnb_functions_shape_inplace_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_shape_inplace_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 9;
        return KS_ACCEPTED;
    }
    if (function == 127) {
        const ks_verdict args_ok = check_nnb_functions_interpolate_0_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_interpolate_0_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 13;
        return KS_ACCEPTED;
    }
    if (function == 128) {
        const ks_verdict args_ok = check_nnb_functions_alpha_inplace_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_alpha_inplace_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 5;
        return KS_ACCEPTED;
    }
    if (function == 129) {
        const ks_verdict args_ok = check_nnb_functions_sort_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_sort_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 7;
        return KS_ACCEPTED;
    }
    if (function == 130 || function == 132) {
        const ks_verdict args_ok = check_nnb_functions_min_args(gate, buf, len, at, index_table_at,
                index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_min_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 11;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part7(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part7(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part7(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part7(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 131) {
        const ks_verdict args_ok = check_nnb_functions_arange_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_arange_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 135) {
        const ks_verdict args_ok = check_nnb_functions_rate_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_rate_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 158 || function == 159) {
        const ks_verdict args_ok = check_nnb_functions_signal_ndim_normalized_args(gate, buf, len,
                at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_signal_ndim_normalized_args(buf, len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 5;
        return KS_ACCEPTED;
    }
    if (function == 231) {
        const ks_verdict args_ok = check_nnb_functions_nms_detection2d_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_nms_detection2d_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 9;
        return KS_ACCEPTED;
    }
    if (function == 232 || function == 233) {
        const ks_verdict args_ok = check_nnb_functions_binary_weight_convolution_args(gate, buf,
                len, at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_binary_weight_convolution_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 36;
        return KS_ACCEPTED;
    }
    if (function == 234 || function == 235) {
        const ks_verdict args_ok = check_nnb_functions_base_axis_quantize_zero_to_args(gate, buf,
                len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_base_axis_quantize_zero_to_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 242 || function == 243) {
        const ks_verdict args_ok = check_nnb_functions_lstm_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_lstm_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 10;
        return KS_ACCEPTED;
    }
    if (function == 244) {
        const ks_verdict args_ok = check_nnb_functions_rnn_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_rnn_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 14;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part8(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part8(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part8(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part8(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 246) {
        const ks_verdict args_ok = check_nnb_functions_random_choice_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_random_choice_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 247) {
        const ks_verdict args_ok = check_nnb_functions_reps_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_reps_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 263) {
        const ks_verdict args_ok = check_nnb_functions_sync_batch_normalization_args(gate, buf,
                len, at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_sync_batch_normalization_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 21;
        return KS_ACCEPTED;
    }
    if (function == 265 || function == 279) {
        const ks_verdict args_ok = check_nnb_functions_convolution_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_convolution_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 33;
        return KS_ACCEPTED;
    }
    if (function == 267) {
        const ks_verdict args_ok = check_nnb_functions_average_pooling_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_average_pooling_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 30;
        return KS_ACCEPTED;
    }
    if (function == 270) {
        const ks_verdict args_ok = check_nnb_functions_fused_batch_normalization_args(gate, buf,
                len, at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_fused_batch_normalization_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 24;
        return KS_ACCEPTED;
    }
    if (function == 273) {
        const ks_verdict args_ok = check_nnb_functions_min_max_quantize_0_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_min_max_quantize_0_args(buf,
                len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 7;
        return KS_ACCEPTED;
    }
    if (function == 274) {
        const ks_verdict args_ok = check_nnb_functions_min_max_quantize_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_min_max_quantize_args(buf,
                len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part9(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part9(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part9(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part9(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 280) {
        const ks_verdict args_ok = check_nnb_functions_patch_correlation_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_patch_correlation_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 40;
        return KS_ACCEPTED;
    }
    if (function == 284) {
        const ks_verdict args_ok = check_nnb_functions_random_erase_1_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_random_erase_1_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 21;
        return KS_ACCEPTED;
    }
    if (function == 285) {
        const ks_verdict args_ok = check_nnb_functions_random_erase_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_random_erase_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 22;
        return KS_ACCEPTED;
    }
    if (function == 286) {
        const ks_verdict args_ok = check_nnb_functions_interpolate_1_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_interpolate_1_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 14;
        return KS_ACCEPTED;
    }
    if (function == 287) {
        const ks_verdict args_ok = check_nnb_functions_kernel_channel_last_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_kernel_channel_last_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 9;
        return KS_ACCEPTED;
    }
    if (function == 288) {
        const ks_verdict args_ok = check_nnb_functions_rand_beta_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_rand_beta_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 20;
        return KS_ACCEPTED;
    }
    if (function == 289) {
        const ks_verdict args_ok = check_nnb_functions_rand_binomial_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_rand_binomial_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 20;
        return KS_ACCEPTED;
    }
    if (function == 290) {
        const ks_verdict args_ok = check_nnb_functions_rand_gamma_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_rand_gamma_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 20;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part10(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part10(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part10(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part10(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 291) {
        const ks_verdict args_ok = check_nnb_functions_interpolate_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_interpolate_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 292) {
        const ks_verdict args_ok = check_nnb_functions_deconvolution_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_deconvolution_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 44;
        return KS_ACCEPTED;
    }
    if (function == 293) {
        const ks_verdict args_ok = check_nnb_functions_quantize_linear_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_quantize_linear_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 295) {
        const ks_verdict args_ok = check_nnb_functions_fused_convolution_0_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_fused_convolution_0_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 52;
        return KS_ACCEPTED;
    }
    if (function == 296) {
        const ks_verdict args_ok = check_nnb_functions_size_align_corners_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_size_align_corners_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 9;
        return KS_ACCEPTED;
    }
    if (function == 297) {
        const ks_verdict args_ok = check_nnb_functions_warp_by_grid_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_warp_by_grid_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 10;
        return KS_ACCEPTED;
    }
    if (function == 303) {
        const ks_verdict args_ok = check_nnb_functions_axis_batch_dims_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_axis_batch_dims_args(len,
                at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 304) {
        const ks_verdict args_ok = check_nnb_functions_dim_eps_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_dim_eps_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part11(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part11(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part11(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part11(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 305) {
        const ks_verdict args_ok = check_nnb_functions_batch_first_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_batch_first_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 306) {
        const ks_verdict args_ok = check_nnb_functions_pad_packed_sequence_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_pad_packed_sequence_args(buf,
                len, at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 312 || function == 313 || function == 314) {
        const ks_verdict args_ok = check_nnb_functions_val_inplace_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_val_inplace_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 5;
        return KS_ACCEPTED;
    }
    if (function == 317) {
        const ks_verdict args_ok = check_nnb_functions_norm_normalization_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_norm_normalization_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 318) {
        const ks_verdict args_ok = check_nnb_functions_norm_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_norm_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 13;
        return KS_ACCEPTED;
    }
    if (function == 320) {
        const ks_verdict args_ok = check_nnb_functions_random_shift_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_random_shift_args(buf, len,
                at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 24;
        return KS_ACCEPTED;
    }
    if (function == 321) {
        const ks_verdict args_ok = check_nnb_functions_group_normalization_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_group_normalization_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 22;
        return KS_ACCEPTED;
    }
    if (function == 322) {
        const ks_verdict args_ok = check_nnb_functions_instance_normalization_args(gate, buf, len,
                at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_instance_normalization_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 18;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part12(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part12(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part12(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part12(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 323) {
        const ks_verdict args_ok = check_nnb_functions_layer_normalization_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_layer_normalization_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 14;
        return KS_ACCEPTED;
    }
    if (function == 324) {
        const ks_verdict args_ok = check_nnb_functions_tensor_normalization_args(gate, buf, len,
                at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_tensor_normalization_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 14;
        return KS_ACCEPTED;
    }
    if (function == 325) {
        const ks_verdict args_ok = check_nnb_functions_channel_axis_eps_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_channel_axis_eps_args(len,
                at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 326) {
        const ks_verdict args_ok = check_nnb_functions_batch_normalization_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_batch_normalization_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 19;
        return KS_ACCEPTED;
    }
    if (function == 327) {
        const ks_verdict args_ok = check_nnb_functions_stft_0_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_stft_0_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 24;
        return KS_ACCEPTED;
    }
    if (function == 328) {
        const ks_verdict args_ok = check_nnb_functions_istft_0_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_istft_0_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 17;
        return KS_ACCEPTED;
    }
    if (function == 329) {
        const ks_verdict args_ok = check_nnb_functions_deformable_convolution_args(gate, buf, len,
                at, index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_deformable_convolution_args(buf, len, at, index_table_at,
                index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 37;
        return KS_ACCEPTED;
    }
    if (function == 330) {
        const ks_verdict args_ok = check_nnb_functions_spectral_norm_0_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_spectral_norm_0_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 13;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part13(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part13(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part13(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part13(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 331 || function == 332) {
        const ks_verdict args_ok = check_nnb_functions_cumsum_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_cumsum_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 6;
        return KS_ACCEPTED;
    }
    if (function == 333) {
        const ks_verdict args_ok = check_nnb_functions_right_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_right_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 334) {
        const ks_verdict args_ok = check_nnb_functions_ij_indexing_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_ij_indexing_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 335) {
        const ks_verdict args_ok = check_nnb_functions_beta_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_beta_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 337) {
        const ks_verdict args_ok = check_nnb_functions_spectral_norm_args(gate, buf, len, at,
                strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_spectral_norm_args(buf, len,
                at, strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 14;
        return KS_ACCEPTED;
    }
    if (function == 338) {
        const ks_verdict args_ok = check_nnb_functions_roi_align_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_roi_align_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 13;
        return KS_ACCEPTED;
    }
    if (function == 341) {
        const ks_verdict args_ok = check_nnb_functions_value_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_value_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 342) {
        const ks_verdict args_ok = check_nnb_functions_shape_add_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_shape_add_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 9;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part14(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part14(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part14(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part14(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    if (function == 343) {
        const ks_verdict args_ok = check_nnb_functions_linspace_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_linspace_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 344) {
        const ks_verdict args_ok = check_nnb_functions_stft_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_stft_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 25;
        return KS_ACCEPTED;
    }
    if (function == 345) {
        const ks_verdict args_ok = check_nnb_functions_istft_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_istft_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 25;
        return KS_ACCEPTED;
    }
    if (function == 346) {
        const ks_verdict args_ok = check_nnb_functions_fused_convolution_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_fused_convolution_args(buf,
                len, at, index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 60;
        return KS_ACCEPTED;
    }
    if (function == 347) {
        const ks_verdict args_ok = check_nnb_functions_upper_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_upper_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 348) {
        const ks_verdict args_ok = check_nnb_functions_start_end_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_start_end_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    if (function == 350) {
        const ks_verdict args_ok = check_nnb_functions_top_k_data_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_top_k_data_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 14;
        return KS_ACCEPTED;
    }
    if (function == 352) {
        const ks_verdict args_ok = check_nnb_functions_onnx_resize_args(gate, buf, len, at,
                index_table_at, index_table_count, strict, base);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_onnx_resize_args(buf, len, at,
                index_table_at, index_table_count, strict, base)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 32;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args_part15(buf, len, at, function,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args_part15(buf, len, at, function,
            strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args_part15(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args_part15(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    (void)index_table_at;
    (void)index_table_count;
    (void)base;
    if (function == 353) {
        const ks_verdict args_ok = check_nnb_functions_onnx_non_max_suppression_args(gate, buf,
                len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==>
                valid_nnb_functions_onnx_non_max_suppression_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 16;
        return KS_ACCEPTED;
    }
    if (function == 354) {
        const ks_verdict args_ok = check_nnb_functions_k_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_k_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 355) {
        const ks_verdict args_ok = check_nnb_functions_fmod_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_fmod_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (function == 356) {
        const ks_verdict args_ok = check_nnb_functions_direction_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_direction_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 358) {
        const ks_verdict args_ok = check_nnb_functions_unique_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_unique_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 12;
        return KS_ACCEPTED;
    }
    if (function == 359) {
        const ks_verdict args_ok = check_nnb_functions_equation_args(gate, buf, len, at);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_equation_args(len, at)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (function == 360) {
        const ks_verdict args_ok = check_nnb_functions_k_upper_args(gate, buf, len, at, strict);
        /*@ assert args_ok: args_ok != KS_STOPPED
                ==> (args_ok == KS_ACCEPTED <==> valid_nnb_functions_k_upper_args(buf, len, at,
                strict)); */
        if (args_ok != KS_ACCEPTED) return args_ok;
        facts->end = at + 5;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions_args(buf, len, at, function,
            index_table_at, index_table_count, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions_args(buf, len, at, function,
            index_table_at, index_table_count, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_nnb_functions_args(at, function);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_nnb_functions_args(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base, nnb_functions_args_facts *facts) {
    switch (compute_part_of_nnb_functions_args(function)) {
        case 1:
            return check_nnb_functions_args_part1(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 2:
            return check_nnb_functions_args_part2(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 3:
            return check_nnb_functions_args_part3(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 4:
            return check_nnb_functions_args_part4(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 5:
            return check_nnb_functions_args_part5(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 6:
            return check_nnb_functions_args_part6(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 7:
            return check_nnb_functions_args_part7(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 8:
            return check_nnb_functions_args_part8(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 9:
            return check_nnb_functions_args_part9(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 10:
            return check_nnb_functions_args_part10(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 11:
            return check_nnb_functions_args_part11(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 12:
            return check_nnb_functions_args_part12(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 13:
            return check_nnb_functions_args_part13(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 14:
            return check_nnb_functions_args_part14(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        case 15:
            return check_nnb_functions_args_part15(gate, buf, len, at, function, index_table_at,
                    index_table_count, strict, base, facts);
        default:
            break;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires io_pos <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_functions_record_in_block(strict, io_pos, end);
*/
static KS_INLINE bool test_nnb_functions_record_in_block(bool strict, uint64_t io_pos,
        uint64_t end) {
    return !(strict) || io_pos <= end;
}

typedef struct nnb_functions_facts {
    int64_t inputs_block;
    uint64_t inputs_count;
    uint64_t cut_input;
    int64_t outputs_block;
    uint64_t outputs_count;
} nnb_functions_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires base <= at;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_functions(buf, len, at, index_table_at,
            index_table_count, end, strict, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_functions(buf, len, at, index_table_at,
            index_table_count, end, strict, base));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->inputs_block == nnb_functions_inputs_block(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->inputs_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->inputs_count == nnb_functions_inputs_count(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->inputs_count <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->cut_input == nnb_functions_cut_input(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->cut_input <= 1;
    ensures \result == KS_ACCEPTED ==> facts->outputs_block == nnb_functions_outputs_block(buf, at);
    ensures \result == KS_ACCEPTED ==> -2147483648 <= facts->outputs_block <= 2147483647;
    ensures \result == KS_ACCEPTED ==> facts->outputs_count == nnb_functions_outputs_count(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->outputs_count <= 4294967295;
*/
static KS_INLINE ks_verdict check_nnb_functions(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t index_table_at, uint64_t index_table_count, uint64_t end,
        bool strict, uint64_t base, nnb_functions_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 20) return KS_REFUSED;
    if (!ks_look(gate, pos, 20)) return KS_STOPPED;
    const uint64_t id = ks_loaded_u2le(gate, buf, pos);
    /*@ assert id: id == nnb_functions_id(buf, at); */
    if (!test_nnb_functions_id(strict, id)) return KS_REFUSED;
    const uint64_t inputs_count = ks_loaded_u4le(gate, buf, pos + 4);
    /*@ assert inputs_count: inputs_count == nnb_functions_inputs_count(buf, at); */
    const int64_t inputs_block = ks_loaded_s4le(gate, buf, pos + 8);
    /*@ assert inputs_block: inputs_block == nnb_functions_inputs_block(buf, at); */
    if (!test_nnb_functions_inputs_block(inputs_block, index_table_count)) return KS_REFUSED;
    const ks_verdict inputs_in_block_holds = test_nnb_functions_inputs_in_block(gate, buf, len,
            strict, inputs_count, inputs_block, index_table_count, index_table_at, len - base);
    /*@ assert inputs_in_block_holds:
            inputs_in_block_holds != KS_STOPPED ==>
            (inputs_in_block_holds == KS_ACCEPTED <==> rule_nnb_functions_inputs_in_block(buf,
            strict, nnb_functions_inputs_count(buf, at), nnb_functions_inputs_block(buf, at),
            index_table_count, index_table_at, (len - base))); */
    if (inputs_in_block_holds != KS_ACCEPTED) return inputs_in_block_holds;
    if (!ks_look(gate, pos + 12, 4)) return KS_STOPPED;
    const uint64_t outputs_count = ks_loaded_u4le(gate, buf, pos + 12);
    /*@ assert outputs_count: outputs_count == nnb_functions_outputs_count(buf, at); */
    if (!ks_look(gate, pos + 16, 4)) return KS_STOPPED;
    const int64_t outputs_block = ks_loaded_s4le(gate, buf, pos + 16);
    /*@ assert outputs_block: outputs_block == nnb_functions_outputs_block(buf, at); */
    if (!test_nnb_functions_outputs_block(outputs_block, index_table_count)) return KS_REFUSED;
    const ks_verdict outputs_in_block_holds = test_nnb_functions_outputs_in_block(gate, buf, len,
            strict, outputs_count, outputs_block, index_table_count, index_table_at, len - base);
    /*@ assert outputs_in_block_holds:
            outputs_in_block_holds != KS_STOPPED ==>
            (outputs_in_block_holds == KS_ACCEPTED <==> rule_nnb_functions_outputs_in_block(buf,
            strict, nnb_functions_outputs_count(buf, at), nnb_functions_outputs_block(buf, at),
            index_table_count, index_table_at, (len - base))); */
    if (outputs_in_block_holds != KS_ACCEPTED) return outputs_in_block_holds;
    pos += 20;
    nnb_functions_args_facts args = {0};
    const uint64_t function = compute_nnb_functions_function(id);
    /*@ assert function: function == nnb_functions_function(buf, at); */
    const ks_verdict args_ok = check_nnb_functions_args(gate, buf, len, pos, function,
            index_table_at, index_table_count, strict, base, &args);
    /*@ assert args_ok: args_ok != KS_STOPPED ==>
            (args_ok == KS_ACCEPTED <==> valid_nnb_functions_args(buf, len, at + 20,
            nnb_functions_function(buf, at), index_table_at, index_table_count, strict, base)); */
    if (args_ok != KS_ACCEPTED) return args_ok;
    pos = args.end;
    /*@ assert behind_args: pos == at_nnb_functions_record_in_block(buf, at) && pos <= len; */
    if (!test_nnb_functions_record_in_block(strict, pos - base, end)) return KS_REFUSED;
    const uint64_t cut_input = compute_nnb_functions_cut_input(function);
    /*@ assert cut_input: cut_input == nnb_functions_cut_input(buf, at); */
    facts->inputs_block = inputs_block;
    facts->inputs_count = inputs_count;
    facts->cut_input = cut_input;
    facts->outputs_block = outputs_block;
    facts->outputs_count = outputs_count;
    return KS_ACCEPTED;
}

/* ---- operand */

/*@
    requires -2147483648 <= variable <= 2147483647;
    requires root_header_variables_count <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_operand_variable(variable, root_header_variables_count);
*/
static KS_INLINE bool test_nnb_operand_variable(int64_t variable,
        uint64_t root_header_variables_count) {
    if (variable < 0) return false;
    return variable < (int64_t)root_header_variables_count;
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==>
            rule_nnb_operand_usable_variable(root_data_variables_record_is_usable, may_be_cut,
            root_data_variables_record_is_partial);
*/
static KS_INLINE bool test_nnb_operand_usable_variable(bool root_data_variables_record_is_usable,
        bool may_be_cut, bool root_data_variables_record_is_partial) {
    return root_data_variables_record_is_usable
            || (may_be_cut && root_data_variables_record_is_partial);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_REFUSED ==> !(valid_nnb_dim(buf, len, at, extent_before, cells_before));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->extent == nnb_dim_extent(buf, at, extent_before);
    ensures \result == KS_ACCEPTED ==> facts->cells == nnb_dim_cells(buf, at, cells_before);
*/
static KS_INLINE ks_verdict recall_nnb_dim(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t extent_before, uint64_t cells_before, nnb_dim_facts *facts) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t length = ks_loaded_s4le(gate, buf, at);
    /*@ assert length: length == nnb_dim_length(buf, at); */
    int64_t extent = 0;
    if (!compute_nnb_dim_extent(length, extent_before, &extent)) return KS_REFUSED;
    /*@ assert extent: extent == nnb_dim_extent(buf, at, extent_before); */
    int64_t cells = 0;
    if (!compute_nnb_dim_cells(cells_before, length, &cells)) return KS_REFUSED;
    /*@ assert cells: cells == nnb_dim_cells(buf, at, cells_before); */
    facts->extent = extent;
    facts->cells = cells;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_REFUSED ==> !(valid_nnb_shape_dims(buf, len, at, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->cells == nnb_shape_dims_cells(buf, at, count);
*/
static KS_INLINE ks_verdict recall_nnb_shape_dims(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, nnb_shape_dims_facts *facts) {
    nnb_dim_facts item = {0};
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant item.extent == nnb_shape_dims_extent(buf, at, i);
        loop invariant item.cells == nnb_shape_dims_cells(buf, at, i);
        loop assigns i, item, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_nnb_shape_dims(buf, len, at,
                count) ==> valid_nnb_shape_dims_item(buf, len, at, i); */
        const int64_t arg_extent_before = compute_nnb_shape_dims_extent_before(i, item.extent);
        if (arg_extent_before < 0) return KS_REFUSED;
        const int64_t arg_cells_before = compute_nnb_shape_dims_cells_before(i, item.cells);
        if (arg_cells_before < 0) return KS_REFUSED;
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = recall_nnb_dim(gate, buf, len, at + 4 * i,
                (uint64_t)arg_extent_before, (uint64_t)arg_cells_before, &item);
        /*@ assert item: ok == KS_REFUSED ==> !(valid_nnb_shape_dims_item(buf, len, at, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    facts->cells = item.cells;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires count_ <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_REFUSED ==> !(valid_nnb_shape(buf, len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->num_elements == nnb_shape_num_elements(buf, at,
            count_);
*/
static KS_INLINE ks_verdict recall_nnb_shape(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, nnb_shape_facts *facts) {
    uint64_t pos = at;
    nnb_shape_dims_facts dims = {0};
    const uint64_t dims_count = count_;
    if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;
    const ks_verdict dims_ok = recall_nnb_shape_dims(gate, buf, len, pos, count_, &dims);
    /*@ assert dims_ok: dims_ok == KS_REFUSED ==> !(valid_nnb_shape_dims(buf, len, at, count_)); */
    if (dims_ok != KS_ACCEPTED) return dims_ok;
    pos += 4 * count_;
    int64_t num_elements = 0;
    if (!compute_nnb_shape_num_elements(count_, dims_count, dims.cells,
            &num_elements)) return KS_REFUSED;
    /*@ assert num_elements: num_elements == nnb_shape_num_elements(buf, at, count_); */
    facts->num_elements = num_elements;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_REFUSED ==> !(valid_nnb_variable_record(buf, len, at, end,
            root_header_num_of_data, strict, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->is_usable == nnb_variable_record_is_usable(buf, len,
            at, root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
    ensures \result == KS_ACCEPTED ==> facts->is_partial == nnb_variable_record_is_partial(buf,
            len, at, root_header_num_of_data, root_index_table_at, root_index_table_count, base);
*/
static KS_INLINE ks_verdict recall_nnb_variable_record(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t end, uint64_t root_header_num_of_data, bool strict,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version,
        nnb_variable_record_facts *facts) {
    (void)end;
    (void)strict;
    if (len - at < 20) return KS_REFUSED;
    if (!ks_look(gate, at, 20)) return KS_STOPPED;
    const uint64_t shape_count = ks_loaded_u4le(gate, buf, at + 4);
    /*@ assert shape_count: shape_count == nnb_variable_record_shape_count(buf, at); */
    const int64_t shape_block = ks_loaded_s4le(gate, buf, at + 8);
    /*@ assert shape_block: shape_block == nnb_variable_record_shape_block(buf, at); */
    const uint64_t type = ks_loaded_u1(gate, buf, at + 12) % 16;
    /*@ assert type: type == nnb_variable_record_type(buf, at); */
    const int64_t data_index = ks_loaded_s4le(gate, buf, at + 16);
    /*@ assert data_index: data_index == nnb_variable_record_data_index(buf, at); */
    uint64_t shape_pos = 0;
    const ks_verdict shape_pos_found = find_nnb_variable_record_shape_pos(gate, buf, len,
            shape_block, root_index_table_at, root_index_table_count, &shape_pos);
    /*@ assert shape_pos_found: shape_pos_found
            != KS_STOPPED ==> (shape_pos_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_shape_pos(buf,
            nnb_variable_record_shape_block(buf, at), root_index_table_at,
            root_index_table_count)); */
    if (shape_pos_found != KS_ACCEPTED) return shape_pos_found;
    const bool shape_inside = shape_pos <= len - base;
    /*@ assert shape_inside: shape_inside != 0 <==> at_nnb_variable_record_shape(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!shape_inside) return KS_REFUSED;
    const uint64_t shape_at = base + shape_pos;
    /*@ assert shape_at: shape_at == at_nnb_variable_record_shape(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_shape_facts shape = {0};
    const ks_verdict shape_ok = recall_nnb_shape(gate, buf, len, shape_at, shape_count, &shape);
    /*@ assert shape_ok: shape_ok == KS_REFUSED ==> !(valid_nnb_shape(buf, len,
            at_nnb_variable_record_shape(buf, at, root_index_table_at, root_index_table_count,
            base), nnb_variable_record_shape_count(buf, at))); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    uint64_t element_bits = 0;
    if (!compute_nnb_variable_record_element_bits(type, &element_bits)) return KS_REFUSED;
    /*@ assert element_bits: element_bits == nnb_variable_record_element_bits(buf, at); */
    int64_t num_bytes = 0;
    if (!compute_nnb_variable_record_num_bytes(type, shape.num_elements, element_bits,
            &num_bytes)) return KS_REFUSED;
    /*@ assert num_bytes: num_bytes == nnb_variable_record_num_bytes(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const bool has_block_size = data_index >= 0;
    int64_t block_size = 0;
    const ks_verdict block_size_found = find_nnb_variable_record_block_size(gate, buf, len,
            data_index, root_header_num_of_data, root_index_table_at, root_index_table_count,
            len - base, &block_size);
    /*@ assert block_size_found: block_size_found
            != KS_STOPPED ==> (block_size_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_block_size(buf,
            nnb_variable_record_data_index(buf, at), root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base))); */
    if (block_size_found != KS_ACCEPTED) return block_size_found;
    /*@ assert has_block_size: has_block_size == nnb_variable_record_has_block_size(buf, at); */
    /*@ assert block_size: block_size == nnb_variable_record_block_size(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base); */
    const bool has_buffer = data_index < 0;
    const int64_t buffer = compute_nnb_variable_record_buffer(data_index);
    /*@ assert has_buffer: has_buffer == nnb_variable_record_has_buffer(buf, at); */
    /*@ assert buffer: buffer == nnb_variable_record_buffer(buf, at); */
    bool is_usable = false;
    const ks_verdict is_usable_found = find_nnb_variable_record_is_usable(gate, buf, len,
            data_index, num_bytes, has_block_size, block_size, has_buffer, buffer,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, &is_usable);
    /*@ assert is_usable_found: is_usable_found
            != KS_STOPPED ==> (is_usable_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_is_usable(buf,
            nnb_variable_record_data_index(buf, at), nnb_variable_record_num_bytes(buf, at,
            root_index_table_at, root_index_table_count, base),
            nnb_variable_record_has_block_size(buf, at), nnb_variable_record_block_size(buf, len,
            at, root_header_num_of_data, root_index_table_at, root_index_table_count, base),
            nnb_variable_record_has_buffer(buf, at), nnb_variable_record_buffer(buf, at),
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version)); */
    if (is_usable_found != KS_ACCEPTED) return is_usable_found;
    /*@ assert is_usable: is_usable == nnb_variable_record_is_usable(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version); */
    bool is_partial = false;
    if (!compute_nnb_variable_record_is_partial(data_index, num_bytes, has_block_size, block_size,
            &is_partial)) return KS_REFUSED;
    /*@ assert is_partial: is_partial == nnb_variable_record_is_partial(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base); */
    facts->is_usable = is_usable;
    facts->is_partial = is_partial;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_REFUSED ==> !(valid_nnb_variable(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==>
            facts->record_is_usable == nnb_variable_its_record_is_usable(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
    ensures \result == KS_ACCEPTED ==>
            facts->record_is_partial == nnb_variable_its_record_is_partial(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
*/
static KS_INLINE ks_verdict recall_nnb_variable(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version, nnb_variable_facts *facts) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t block = ks_loaded_s4le(gate, buf, at);
    /*@ assert block: block == nnb_variable_block(buf, at); */
    uint64_t record_pos = 0;
    const ks_verdict record_pos_found = find_nnb_variable_record_pos(gate, buf, len, block,
            root_index_table_at, root_index_table_count, &record_pos);
    /*@ assert record_pos_found: record_pos_found
            != KS_STOPPED ==> (record_pos_found ==
            KS_ACCEPTED <==> defined_nnb_variable_record_pos(buf, nnb_variable_block(buf, at),
            root_index_table_at, root_index_table_count)); */
    if (record_pos_found != KS_ACCEPTED) return record_pos_found;
    const bool record_inside = record_pos <= len - base;
    /*@ assert record_inside: record_inside != 0 <==> at_nnb_variable_record(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!record_inside) return KS_REFUSED;
    const uint64_t record_at = base + record_pos;
    /*@ assert record_at: record_at == at_nnb_variable_record(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_variable_record_facts record = {0};
    uint64_t arg_end = 0;
    const ks_verdict arg_end_found = find_nnb_variable_record_end(gate, buf, len, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, len - base,
            &arg_end);
    /*@ assert arg_end_found: arg_end_found !=
            KS_STOPPED ==> (arg_end_found == KS_ACCEPTED <==> defined_nnb_variable_record_end(buf,
            nnb_variable_block(buf, at), root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base))); */
    if (arg_end_found != KS_ACCEPTED) return arg_end_found;
    const ks_verdict record_ok = recall_nnb_variable_record(gate, buf, len, record_at, arg_end,
            root_header_num_of_data, strict, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, &record);
    /*@ assert record_ok: record_ok == KS_REFUSED ==> !(valid_nnb_variable_record(buf, len,
            at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count, base),
            nnb_variable_record_end_of(buf, nnb_variable_block(buf, at), root_header_num_of_data,
            root_index_table_at, root_index_table_count, (len - base)), root_header_num_of_data,
            strict, root_index_table_at, root_index_table_count, base, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version)); */
    if (record_ok != KS_ACCEPTED) return record_ok;
    facts->record_is_usable = record.is_usable;
    facts->record_is_partial = record.is_partial;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_variables_count <= 4294967295;
    requires root_data_variables_at + 4 * root_data_variables_count <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_data_area_variables(buf, len, root_data_variables_at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, root_data_variables_count);
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_operand(buf, len, at, may_be_cut,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
    ensures \result == KS_REFUSED ==> !(valid_nnb_operand(buf, len, at, may_be_cut,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_operand(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool may_be_cut, uint64_t root_header_variables_count,
        uint64_t root_data_variables_at, uint64_t root_data_variables_count,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t variable = ks_loaded_s4le(gate, buf, at);
    /*@ assert variable: variable == nnb_operand_variable(buf, at); */
    if (!test_nnb_operand_variable(variable, root_header_variables_count)) return KS_REFUSED;
    if (variable < 0) return KS_REFUSED;
    if ((uint64_t)variable >= root_data_variables_count) return KS_REFUSED;
    nnb_variable_facts root_data_variables = {0};
    /*@ assert trusted: valid_nnb_data_area_variables_item(buf, len, root_data_variables_at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, nnb_operand_variable(buf, at)); */
    const ks_verdict root_data_variables_ok = recall_nnb_variable(gate, buf, len,
            root_data_variables_at + 4 * (uint64_t)variable, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version,
            &root_data_variables);
    /*@ assert root_data_variables_ok:
            root_data_variables_ok == KS_REFUSED ==> !(valid_nnb_variable(buf, len,
            root_data_variables_at + 4 * nnb_operand_variable(buf, at), root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version)); */
    if (root_data_variables_ok != KS_ACCEPTED) return root_data_variables_ok;
    if (!test_nnb_operand_usable_variable(root_data_variables.record_is_usable, may_be_cut,
            root_data_variables.record_is_partial)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- function */

/*@
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_function_block(block, root_header_num_of_data);
*/
static KS_INLINE bool test_nnb_function_block(int64_t block, uint64_t root_header_num_of_data) {
    if (block < 0) return false;
    return block < (int64_t)root_header_num_of_data;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_function_record_pos(buf, block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_function_record_pos(buf, block,
            root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_function_record_pos_of(buf, block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_function_record_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t block, uint64_t root_index_table_at, uint64_t root_index_table_count,
        uint64_t *value) {
    (void)len;
    if (block < 0) return KS_REFUSED;
    if ((uint64_t)block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)block, 4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf, root_index_table_at + 4 * (uint64_t)block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_function_record_end(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_REFUSED ==> !(defined_nnb_function_record_end(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_function_record_end_of(buf, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_ACCEPTED ==> *value <= 9223372036854775807;
*/
static KS_INLINE ks_verdict find_nnb_function_record_end(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t block, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t io_size,
        uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if ((block + 1) < (int64_t)root_header_num_of_data) {
        if ((block + 1) < 0) return KS_REFUSED;
        if ((uint64_t)(block + 1) >= root_index_table_count) return KS_REFUSED;
        if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)(block + 1), 4)) return KS_STOPPED;
        const uint64_t v1 = ks_loaded_u4le(gate, buf,
                root_index_table_at + 4 * (uint64_t)(block + 1));
        v2 = v1;
    } else {
        v2 = io_size;
    }
    *value = v2;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= record_inputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_function_inputs_pos(buf, record_inputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_function_inputs_pos(buf, record_inputs_block,
            root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_function_inputs_pos_of(buf,
            record_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_function_inputs_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t record_inputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (record_inputs_block < 0) return KS_REFUSED;
    if ((uint64_t)record_inputs_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)record_inputs_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)record_inputs_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires record_cut_input <= 1;
    requires root_header_variables_count <= 4294967295;
    requires root_data_variables_at + 4 * root_data_variables_count <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_data_area_variables(buf, len, root_data_variables_at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, root_data_variables_count);
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_function_inputs(buf, len, at, record_cut_input,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_function_inputs(buf, len, at, record_cut_input,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_function_inputs(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t record_cut_input,
        uint64_t root_header_variables_count, uint64_t root_data_variables_at,
        uint64_t root_data_variables_count, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_function_inputs_item(buf, len,
                at, record_cut_input, root_header_variables_count, root_data_variables_at,
                root_data_variables_count, root_header_num_of_data, root_index_table_at,
                root_index_table_count, base, strict, root_header_buffers_count,
                root_data_buffers_at, root_data_buffers_count, root_header_version, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const bool arg_may_be_cut = compute_nnb_function_inputs_may_be_cut(i, record_cut_input);
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_operand(gate, buf, len, at + 4 * i, arg_may_be_cut,
                root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_function_inputs_item(buf, len, at, record_cut_input,
                root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= record_outputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_function_outputs_pos(buf, record_outputs_block,
            root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_function_outputs_pos(buf, record_outputs_block,
            root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_function_outputs_pos_of(buf,
            record_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_function_outputs_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t record_outputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (record_outputs_block < 0) return KS_REFUSED;
    if ((uint64_t)record_outputs_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)record_outputs_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)record_outputs_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires root_header_variables_count <= 4294967295;
    requires root_data_variables_at + 4 * root_data_variables_count <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_data_area_variables(buf, len, root_data_variables_at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, root_data_variables_count);
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_function_outputs(buf, len, at,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_function_outputs(buf, len, at,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_function_outputs(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t root_header_variables_count,
        uint64_t root_data_variables_at, uint64_t root_data_variables_count,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_function_outputs_item(buf, len,
                at, root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_operand(gate, buf, len, at + 4 * i, false,
                root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_function_outputs_item(buf, len, at,
                root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_variables_count <= 4294967295;
    requires root_data_variables_at + 4 * root_data_variables_count <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_data_area_variables(buf, len, root_data_variables_at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, root_data_variables_count);
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_function(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_variables_count,
            root_data_variables_at, root_data_variables_count, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    ensures \result == KS_REFUSED ==> !(valid_nnb_function(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_variables_count,
            root_data_variables_at, root_data_variables_count, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_function(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_variables_count, uint64_t root_data_variables_at,
        uint64_t root_data_variables_count, uint64_t root_header_buffers_count,
        uint64_t root_data_buffers_at, uint64_t root_data_buffers_count,
        uint64_t root_header_version) {
    if (len - at < 4) return KS_REFUSED;
    if (!ks_look(gate, at, 4)) return KS_STOPPED;
    const int64_t block = ks_loaded_s4le(gate, buf, at);
    /*@ assert block: block == nnb_function_block(buf, at); */
    if (!test_nnb_function_block(block, root_header_num_of_data)) return KS_REFUSED;
    uint64_t record_pos = 0;
    const ks_verdict record_pos_found = find_nnb_function_record_pos(gate, buf, len, block,
            root_index_table_at, root_index_table_count, &record_pos);
    /*@ assert record_pos_found: record_pos_found
            != KS_STOPPED ==> (record_pos_found ==
            KS_ACCEPTED <==> defined_nnb_function_record_pos(buf, nnb_function_block(buf, at),
            root_index_table_at, root_index_table_count)); */
    if (record_pos_found != KS_ACCEPTED) return record_pos_found;
    const bool record_inside = record_pos <= len - base;
    /*@ assert record_inside: record_inside != 0 <==> at_nnb_function_record(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!record_inside) return KS_REFUSED;
    const uint64_t record_at = base + record_pos;
    /*@ assert record_at: record_at == at_nnb_function_record(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_functions_facts record = {0};
    uint64_t arg_end = 0;
    const ks_verdict arg_end_found = find_nnb_function_record_end(gate, buf, len, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, len - base,
            &arg_end);
    /*@ assert arg_end_found: arg_end_found !=
            KS_STOPPED ==> (arg_end_found == KS_ACCEPTED <==> defined_nnb_function_record_end(buf,
            nnb_function_block(buf, at), root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base))); */
    if (arg_end_found != KS_ACCEPTED) return arg_end_found;
    const ks_verdict record_ok = check_nnb_functions(gate, buf, len, record_at,
            root_index_table_at, root_index_table_count, arg_end, strict, base, &record);
    /*@ assert record_ok: record_ok != KS_STOPPED
            ==> (record_ok == KS_ACCEPTED <==> valid_nnb_functions(buf, len,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base),
            root_index_table_at, root_index_table_count, nnb_function_record_end_of(buf,
            nnb_function_block(buf, at), root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base)), strict, base)); */
    if (record_ok != KS_ACCEPTED) return record_ok;
    uint64_t inputs_pos = 0;
    const ks_verdict inputs_pos_found = find_nnb_function_inputs_pos(gate, buf, len,
            record.inputs_block, root_index_table_at, root_index_table_count, &inputs_pos);
    /*@ assert inputs_pos_found: inputs_pos_found
            != KS_STOPPED ==> (inputs_pos_found ==
            KS_ACCEPTED <==> defined_nnb_function_inputs_pos(buf, nnb_functions_inputs_block(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
            root_index_table_at, root_index_table_count)); */
    if (inputs_pos_found != KS_ACCEPTED) return inputs_pos_found;
    const bool inputs_inside = inputs_pos <= len - base;
    /*@ assert inputs_inside: inputs_inside != 0 <==> at_nnb_function_inputs(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!inputs_inside) return KS_REFUSED;
    const uint64_t inputs_at = base + inputs_pos;
    /*@ assert inputs_at: inputs_at == at_nnb_function_inputs(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const uint64_t inputs_count = record.inputs_count;
    /*@ assert inputs_count: inputs_count == nnb_functions_inputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)); */
    const bool inputs_fit = ks_array_fits(inputs_count, 4, len - inputs_at);
    /*@ assert inputs_fit: inputs_fit != 0 <==> 4 * nnb_functions_inputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
            base)) <= len - (at_nnb_function_inputs(buf, at, root_index_table_at,
            root_index_table_count, base)); */
    if (!inputs_fit) return KS_REFUSED;
    const ks_verdict inputs_ok = check_nnb_function_inputs(gate, buf, len, inputs_at, inputs_count,
            record.cut_input, root_header_variables_count, root_data_variables_at,
            root_data_variables_count, root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_buffers_count, root_data_buffers_at,
            root_data_buffers_count, root_header_version);
    /*@ assert inputs_ok: inputs_ok != KS_STOPPED
            ==> (inputs_ok == KS_ACCEPTED <==> valid_nnb_function_inputs(buf, len,
            at_nnb_function_inputs(buf, at, root_index_table_at, root_index_table_count, base),
            nnb_functions_cut_input(buf, at_nnb_function_record(buf, at, root_index_table_at,
            root_index_table_count, base)), root_header_variables_count, root_data_variables_at,
            root_data_variables_count, root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_buffers_count, root_data_buffers_at,
            root_data_buffers_count, root_header_version, nnb_functions_inputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
            base)))); */
    if (inputs_ok != KS_ACCEPTED) return inputs_ok;
    uint64_t outputs_pos = 0;
    const ks_verdict outputs_pos_found = find_nnb_function_outputs_pos(gate, buf, len,
            record.outputs_block, root_index_table_at, root_index_table_count, &outputs_pos);
    /*@ assert outputs_pos_found:
            outputs_pos_found != KS_STOPPED ==>
            (outputs_pos_found == KS_ACCEPTED <==> defined_nnb_function_outputs_pos(buf,
            nnb_functions_outputs_block(buf, at_nnb_function_record(buf, at, root_index_table_at,
            root_index_table_count, base)), root_index_table_at, root_index_table_count)); */
    if (outputs_pos_found != KS_ACCEPTED) return outputs_pos_found;
    const bool outputs_inside = outputs_pos <= len - base;
    /*@ assert outputs_inside: outputs_inside != 0 <==> at_nnb_function_outputs(buf, at,
            root_index_table_at, root_index_table_count, base) <= len; */
    if (!outputs_inside) return KS_REFUSED;
    const uint64_t outputs_at = base + outputs_pos;
    /*@ assert outputs_at: outputs_at == at_nnb_function_outputs(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const uint64_t outputs_count = record.outputs_count;
    /*@ assert outputs_count: outputs_count == nnb_functions_outputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)); */
    const bool outputs_fit = ks_array_fits(outputs_count, 4, len - outputs_at);
    /*@ assert outputs_fit: outputs_fit != 0 <==> 4 * nnb_functions_outputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
            base)) <= len - (at_nnb_function_outputs(buf, at, root_index_table_at,
            root_index_table_count, base)); */
    if (!outputs_fit) return KS_REFUSED;
    const ks_verdict outputs_ok = check_nnb_function_outputs(gate, buf, len, outputs_at,
            outputs_count, root_header_variables_count, root_data_variables_at,
            root_data_variables_count, root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_buffers_count, root_data_buffers_at,
            root_data_buffers_count, root_header_version);
    /*@ assert outputs_ok: outputs_ok !=
            KS_STOPPED ==> (outputs_ok == KS_ACCEPTED <==> valid_nnb_function_outputs(buf, len,
            at_nnb_function_outputs(buf, at, root_index_table_at, root_index_table_count, base),
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, nnb_functions_outputs_count(buf, at_nnb_function_record(buf, at,
            root_index_table_at, root_index_table_count, base)))); */
    if (outputs_ok != KS_ACCEPTED) return outputs_ok;
    return KS_ACCEPTED;
}

/* ---- end_of_list */

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires count_ <= 4294967295;
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_nnb_end_of_list_list_in_block(buf, strict, count_,
            block, root_header_num_of_data, root_index_table_at, root_index_table_count, io_size);
    ensures \result == KS_REFUSED ==> !(rule_nnb_end_of_list_list_in_block(buf, strict, count_,
            block, root_header_num_of_data, root_index_table_at, root_index_table_count, io_size));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_nnb_end_of_list_list_in_block(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool strict, uint64_t count_, int64_t block,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t io_size) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        uint64_t v2 = 0;
        if ((block + 1) < (int64_t)root_header_num_of_data) {
            if ((block + 1) < 0) return KS_REFUSED;
            if ((uint64_t)(block + 1) >= root_index_table_count) return KS_REFUSED;
            if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)(block + 1),
                    4)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u4le(gate, buf,
                    root_index_table_at + 4 * (uint64_t)(block + 1));
            v2 = v1;
        } else {
            v2 = io_size;
        }
        if (block < 0) return KS_REFUSED;
        if ((uint64_t)block >= root_index_table_count) return KS_REFUSED;
        if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)block, 4)) return KS_STOPPED;
        const uint64_t v3 = ks_loaded_u4le(gate, buf, root_index_table_at + 4 * (uint64_t)block);
        v4 = (int64_t)(4 * count_) <= ((int64_t)v2 - (int64_t)v3);
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires count_ <= 4294967295;
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_end_of_list(buf, len, count_, block, strict,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
    ensures \result == KS_REFUSED ==> !(valid_nnb_end_of_list(buf, len, count_, block, strict,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_end_of_list(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, int64_t block, bool strict, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base) {
    (void)at;
    const ks_verdict list_in_block_holds = test_nnb_end_of_list_list_in_block(gate, buf, len,
            strict, count_, block, root_header_num_of_data, root_index_table_at,
            root_index_table_count, len - base);
    /*@ assert list_in_block_holds:
            list_in_block_holds != KS_STOPPED ==>
            (list_in_block_holds == KS_ACCEPTED <==> rule_nnb_end_of_list_list_in_block(buf,
            strict, count_, block, root_header_num_of_data, root_index_table_at,
            root_index_table_count, (len - base))); */
    if (list_in_block_holds != KS_ACCEPTED) return list_in_block_holds;
    return KS_ACCEPTED;
}

/* ---- data_area */

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_buffers_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_buffers_pos(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_buffers_pos(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_buffers_pos_of(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_buffers_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t root_header_buffers_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_buffers_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_buffers_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_buffers_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_buffers_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_data_area_buffers(buf, len, at, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_data_area_buffers(buf, len, at, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_data_area_buffers(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_data_area_buffers_item(buf, len,
                at, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_buffer(gate, buf, len, at + 4 * i);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_data_area_buffers_item(buf, len, at, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_variables_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_variables_pos_of(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_variables_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t root_header_variables_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_variables_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_variables_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_variables_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_variables_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_data_area_variables(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_data_area_variables(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_data_area_variables(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    nnb_variable_facts item = {0};
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_data_area_variables_item(buf,
                len, at, root_header_num_of_data, root_index_table_at, root_index_table_count,
                base, strict, root_header_buffers_count, root_data_buffers_at,
                root_data_buffers_count, root_header_version, k);
        loop assigns i, item, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_variable(gate, buf, len, at + 4 * i,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_data_area_variables_item(buf, len, at,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_inputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_inputs_pos(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_inputs_pos(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_inputs_pos_of(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_inputs_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t root_header_inputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_inputs_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_inputs_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_inputs_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_inputs_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires root_header_variables_count <= 4294967295;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_data_area_inputs(buf, len, at,
            root_header_variables_count, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_data_area_inputs(buf, len, at,
            root_header_variables_count, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_data_area_inputs(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t root_header_variables_count) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_data_area_inputs_item(buf, len,
                at, root_header_variables_count, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_variable_number(gate, buf, len, at + 4 * i,
                root_header_variables_count);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_data_area_inputs_item(buf, len, at,
                root_header_variables_count, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_outputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_outputs_pos(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_outputs_pos(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_outputs_pos_of(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_outputs_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t root_header_outputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_outputs_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_outputs_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_outputs_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_outputs_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires root_header_variables_count <= 4294967295;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_data_area_outputs(buf, len, at,
            root_header_variables_count, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_data_area_outputs(buf, len, at,
            root_header_variables_count, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_data_area_outputs(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t root_header_variables_count) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_data_area_outputs_item(buf, len,
                at, root_header_variables_count, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_variable_number(gate, buf, len, at + 4 * i,
                root_header_variables_count);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_data_area_outputs_item(buf, len, at,
                root_header_variables_count, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_functions_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_functions_pos_of(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_functions_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t root_header_functions_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_functions_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_functions_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_functions_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_functions_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_variables_count <= 4294967295;
    requires root_data_variables_at + 4 * root_data_variables_count <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_data_area_variables(buf, len, root_data_variables_at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, root_data_variables_count);
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_data_area_functions(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_data_area_functions(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
            root_header_variables_count, root_data_variables_at, root_data_variables_count,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_data_area_functions(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_variables_count, uint64_t root_data_variables_at,
        uint64_t root_data_variables_count, uint64_t root_header_buffers_count,
        uint64_t root_data_buffers_at, uint64_t root_data_buffers_count,
        uint64_t root_header_version) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_data_area_functions_item(buf,
                len, at, root_header_num_of_data, root_index_table_at, root_index_table_count,
                base, strict, root_header_variables_count, root_data_variables_at,
                root_data_variables_count, root_header_buffers_count, root_data_buffers_at,
                root_data_buffers_count, root_header_version, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_function(gate, buf, len, at + 4 * i,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_data_area_functions_item(buf, len, at,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base, strict,
                root_header_variables_count, root_data_variables_at, root_data_variables_count,
                root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                root_header_version, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_buffers_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_end_of_buffers_pos(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_end_of_buffers_pos(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_end_of_buffers_pos_of(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_end_of_buffers_pos(ks_gate *gate,
        const uint8_t *buf, uint64_t len, int64_t root_header_buffers_block,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_buffers_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_buffers_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_buffers_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_buffers_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_variables_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_end_of_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_end_of_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_end_of_variables_pos_of(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_end_of_variables_pos(ks_gate *gate,
        const uint8_t *buf, uint64_t len, int64_t root_header_variables_block,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_variables_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_variables_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_variables_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_variables_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_inputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_end_of_inputs_pos(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_end_of_inputs_pos(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_end_of_inputs_pos_of(buf,
            root_header_inputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_end_of_inputs_pos(ks_gate *gate, const uint8_t *buf,
        uint64_t len, int64_t root_header_inputs_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_inputs_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_inputs_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_inputs_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_inputs_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_outputs_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_end_of_outputs_pos(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_end_of_outputs_pos(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_end_of_outputs_pos_of(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_end_of_outputs_pos(ks_gate *gate,
        const uint8_t *buf, uint64_t len, int64_t root_header_outputs_block,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_outputs_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_outputs_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_outputs_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_outputs_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires -2147483648 <= root_header_functions_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_nnb_data_area_end_of_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_REFUSED ==> !(defined_nnb_data_area_end_of_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == nnb_data_area_end_of_functions_pos_of(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_nnb_data_area_end_of_functions_pos(ks_gate *gate,
        const uint8_t *buf, uint64_t len, int64_t root_header_functions_block,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t *value) {
    (void)len;
    if (root_header_functions_block < 0) return KS_REFUSED;
    if ((uint64_t)root_header_functions_block >= root_index_table_count) return KS_REFUSED;
    if (!ks_look(gate, root_index_table_at + 4 * (uint64_t)root_header_functions_block,
            4)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u4le(gate, buf,
            root_index_table_at + 4 * (uint64_t)root_header_functions_block);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires -2147483648 <= root_header_buffers_block <= 2147483647;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires -2147483648 <= root_header_variables_block <= 2147483647;
    requires root_header_variables_count <= 4294967295;
    requires root_header_num_of_data <= 4294967295;
    requires root_header_version <= 4294967295;
    requires -2147483648 <= root_header_inputs_block <= 2147483647;
    requires root_header_inputs_count <= 4294967295;
    requires -2147483648 <= root_header_outputs_block <= 2147483647;
    requires root_header_outputs_count <= 4294967295;
    requires -2147483648 <= root_header_functions_block <= 2147483647;
    requires root_header_functions_count <= 4294967295;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_data_area(buf, len, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base, root_header_buffers_count,
            root_header_variables_block, root_header_variables_count, root_header_num_of_data,
            strict, root_header_version, root_header_inputs_block, root_header_inputs_count,
            root_header_outputs_block, root_header_outputs_count, root_header_functions_block,
            root_header_functions_count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_data_area(buf, len, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base, root_header_buffers_count,
            root_header_variables_block, root_header_variables_count, root_header_num_of_data,
            strict, root_header_version, root_header_inputs_block, root_header_inputs_count,
            root_header_outputs_block, root_header_outputs_count, root_header_functions_block,
            root_header_functions_count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_data_area(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, int64_t root_header_buffers_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, uint64_t root_header_buffers_count,
        int64_t root_header_variables_block, uint64_t root_header_variables_count,
        uint64_t root_header_num_of_data, bool strict, uint64_t root_header_version,
        int64_t root_header_inputs_block, uint64_t root_header_inputs_count,
        int64_t root_header_outputs_block, uint64_t root_header_outputs_count,
        int64_t root_header_functions_block, uint64_t root_header_functions_count) {
    (void)at;
    uint64_t buffers_pos = 0;
    const ks_verdict buffers_pos_found = find_nnb_data_area_buffers_pos(gate, buf, len,
            root_header_buffers_block, root_index_table_at, root_index_table_count, &buffers_pos);
    /*@ assert buffers_pos_found:
            buffers_pos_found != KS_STOPPED ==>
            (buffers_pos_found == KS_ACCEPTED <==> defined_nnb_data_area_buffers_pos(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count)); */
    if (buffers_pos_found != KS_ACCEPTED) return buffers_pos_found;
    const bool buffers_inside = buffers_pos <= len - base;
    /*@ assert buffers_inside: buffers_inside != 0 <==> at_nnb_data_area_buffers(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base) <= len; */
    if (!buffers_inside) return KS_REFUSED;
    const uint64_t buffers_at = base + buffers_pos;
    /*@ assert buffers_at: buffers_at == at_nnb_data_area_buffers(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base); */
    const uint64_t buffers_count = root_header_buffers_count;
    /*@ assert buffers_count: buffers_count == root_header_buffers_count; */
    const bool buffers_fit = ks_array_fits(buffers_count, 4, len - buffers_at);
    /*@ assert buffers_fit: buffers_fit != 0 <==>
            4 * root_header_buffers_count <= len - (at_nnb_data_area_buffers(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base)); */
    if (!buffers_fit) return KS_REFUSED;
    const ks_verdict buffers_ok = check_nnb_data_area_buffers(gate, buf, len, buffers_at,
            buffers_count);
    /*@ assert buffers_ok: buffers_ok !=
            KS_STOPPED ==> (buffers_ok == KS_ACCEPTED <==> valid_nnb_data_area_buffers(buf, len,
            at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
            root_index_table_count, base), root_header_buffers_count)); */
    if (buffers_ok != KS_ACCEPTED) return buffers_ok;
    uint64_t variables_pos = 0;
    const ks_verdict variables_pos_found = find_nnb_data_area_variables_pos(gate, buf, len,
            root_header_variables_block, root_index_table_at, root_index_table_count,
            &variables_pos);
    /*@ assert variables_pos_found:
            variables_pos_found != KS_STOPPED ==>
            (variables_pos_found == KS_ACCEPTED <==> defined_nnb_data_area_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count)); */
    if (variables_pos_found != KS_ACCEPTED) return variables_pos_found;
    const bool variables_inside = variables_pos <= len - base;
    /*@ assert variables_inside: variables_inside != 0 <==> at_nnb_data_area_variables(buf,
            root_index_table_at, root_index_table_count, base,
            root_header_variables_block) <= len; */
    if (!variables_inside) return KS_REFUSED;
    const uint64_t variables_at = base + variables_pos;
    /*@ assert variables_at: variables_at == at_nnb_data_area_variables(buf, root_index_table_at,
            root_index_table_count, base, root_header_variables_block); */
    const uint64_t variables_count = root_header_variables_count;
    /*@ assert variables_count: variables_count == root_header_variables_count; */
    const bool variables_fit = ks_array_fits(variables_count, 4, len - variables_at);
    /*@ assert variables_fit: variables_fit != 0
            <==> 4 * root_header_variables_count <= len - (at_nnb_data_area_variables(buf,
            root_index_table_at, root_index_table_count, base, root_header_variables_block)); */
    if (!variables_fit) return KS_REFUSED;
    const ks_verdict variables_ok = check_nnb_data_area_variables(gate, buf, len, variables_at,
            variables_count, root_header_num_of_data, root_index_table_at, root_index_table_count,
            base, strict, root_header_buffers_count, buffers_at, buffers_count,
            root_header_version);
    /*@ assert variables_ok: variables_ok !=
            KS_STOPPED ==> (variables_ok == KS_ACCEPTED <==> valid_nnb_data_area_variables(buf,
            len, at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
            root_header_variables_block), root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_buffers_count,
            at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
            root_index_table_count, base), root_header_buffers_count, root_header_version,
            root_header_variables_count)); */
    if (variables_ok != KS_ACCEPTED) return variables_ok;
    uint64_t inputs_pos = 0;
    const ks_verdict inputs_pos_found = find_nnb_data_area_inputs_pos(gate, buf, len,
            root_header_inputs_block, root_index_table_at, root_index_table_count, &inputs_pos);
    /*@ assert inputs_pos_found: inputs_pos_found
            != KS_STOPPED ==> (inputs_pos_found ==
            KS_ACCEPTED <==> defined_nnb_data_area_inputs_pos(buf, root_header_inputs_block,
            root_index_table_at, root_index_table_count)); */
    if (inputs_pos_found != KS_ACCEPTED) return inputs_pos_found;
    const bool inputs_inside = inputs_pos <= len - base;
    /*@ assert inputs_inside: inputs_inside != 0 <==> at_nnb_data_area_inputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_inputs_block) <= len; */
    if (!inputs_inside) return KS_REFUSED;
    const uint64_t inputs_at = base + inputs_pos;
    /*@ assert inputs_at: inputs_at == at_nnb_data_area_inputs(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block); */
    const uint64_t inputs_count = root_header_inputs_count;
    /*@ assert inputs_count: inputs_count == root_header_inputs_count; */
    const bool inputs_fit = ks_array_fits(inputs_count, 4, len - inputs_at);
    /*@ assert inputs_fit: inputs_fit != 0 <==> 4
            * root_header_inputs_count <= len - (at_nnb_data_area_inputs(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block)); */
    if (!inputs_fit) return KS_REFUSED;
    const ks_verdict inputs_ok = check_nnb_data_area_inputs(gate, buf, len, inputs_at,
            inputs_count, root_header_variables_count);
    /*@ assert inputs_ok: inputs_ok != KS_STOPPED
            ==> (inputs_ok == KS_ACCEPTED <==> valid_nnb_data_area_inputs(buf, len,
            at_nnb_data_area_inputs(buf, root_index_table_at, root_index_table_count, base,
            root_header_inputs_block), root_header_variables_count, root_header_inputs_count)); */
    if (inputs_ok != KS_ACCEPTED) return inputs_ok;
    uint64_t outputs_pos = 0;
    const ks_verdict outputs_pos_found = find_nnb_data_area_outputs_pos(gate, buf, len,
            root_header_outputs_block, root_index_table_at, root_index_table_count, &outputs_pos);
    /*@ assert outputs_pos_found:
            outputs_pos_found != KS_STOPPED ==>
            (outputs_pos_found == KS_ACCEPTED <==> defined_nnb_data_area_outputs_pos(buf,
            root_header_outputs_block, root_index_table_at, root_index_table_count)); */
    if (outputs_pos_found != KS_ACCEPTED) return outputs_pos_found;
    const bool outputs_inside = outputs_pos <= len - base;
    /*@ assert outputs_inside: outputs_inside != 0 <==> at_nnb_data_area_outputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_outputs_block) <= len; */
    if (!outputs_inside) return KS_REFUSED;
    const uint64_t outputs_at = base + outputs_pos;
    /*@ assert outputs_at: outputs_at == at_nnb_data_area_outputs(buf, root_index_table_at,
            root_index_table_count, base, root_header_outputs_block); */
    const uint64_t outputs_count = root_header_outputs_count;
    /*@ assert outputs_count: outputs_count == root_header_outputs_count; */
    const bool outputs_fit = ks_array_fits(outputs_count, 4, len - outputs_at);
    /*@ assert outputs_fit: outputs_fit != 0 <==>
            4 * root_header_outputs_count <= len - (at_nnb_data_area_outputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_outputs_block)); */
    if (!outputs_fit) return KS_REFUSED;
    const ks_verdict outputs_ok = check_nnb_data_area_outputs(gate, buf, len, outputs_at,
            outputs_count, root_header_variables_count);
    /*@ assert outputs_ok: outputs_ok !=
            KS_STOPPED ==> (outputs_ok == KS_ACCEPTED <==> valid_nnb_data_area_outputs(buf, len,
            at_nnb_data_area_outputs(buf, root_index_table_at, root_index_table_count, base,
            root_header_outputs_block), root_header_variables_count, root_header_outputs_count)); */
    if (outputs_ok != KS_ACCEPTED) return outputs_ok;
    uint64_t functions_pos = 0;
    const ks_verdict functions_pos_found = find_nnb_data_area_functions_pos(gate, buf, len,
            root_header_functions_block, root_index_table_at, root_index_table_count,
            &functions_pos);
    /*@ assert functions_pos_found:
            functions_pos_found != KS_STOPPED ==>
            (functions_pos_found == KS_ACCEPTED <==> defined_nnb_data_area_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count)); */
    if (functions_pos_found != KS_ACCEPTED) return functions_pos_found;
    const bool functions_inside = functions_pos <= len - base;
    /*@ assert functions_inside: functions_inside != 0 <==> at_nnb_data_area_functions(buf,
            root_index_table_at, root_index_table_count, base,
            root_header_functions_block) <= len; */
    if (!functions_inside) return KS_REFUSED;
    const uint64_t functions_at = base + functions_pos;
    /*@ assert functions_at: functions_at == at_nnb_data_area_functions(buf, root_index_table_at,
            root_index_table_count, base, root_header_functions_block); */
    const uint64_t functions_count = root_header_functions_count;
    /*@ assert functions_count: functions_count == root_header_functions_count; */
    const bool functions_fit = ks_array_fits(functions_count, 4, len - functions_at);
    /*@ assert functions_fit: functions_fit != 0
            <==> 4 * root_header_functions_count <= len - (at_nnb_data_area_functions(buf,
            root_index_table_at, root_index_table_count, base, root_header_functions_block)); */
    if (!functions_fit) return KS_REFUSED;
    const ks_verdict functions_ok = check_nnb_data_area_functions(gate, buf, len, functions_at,
            functions_count, root_header_num_of_data, root_index_table_at, root_index_table_count,
            base, strict, root_header_variables_count, variables_at, variables_count,
            root_header_buffers_count, buffers_at, buffers_count, root_header_version);
    /*@ assert functions_ok: functions_ok !=
            KS_STOPPED ==> (functions_ok == KS_ACCEPTED <==> valid_nnb_data_area_functions(buf,
            len, at_nnb_data_area_functions(buf, root_index_table_at, root_index_table_count, base,
            root_header_functions_block), root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_variables_count,
            at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
            root_header_variables_block), root_header_variables_count, root_header_buffers_count,
            at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
            root_index_table_count, base), root_header_buffers_count, root_header_version,
            root_header_functions_count)); */
    if (functions_ok != KS_ACCEPTED) return functions_ok;
    uint64_t end_of_buffers_pos = 0;
    const ks_verdict end_of_buffers_pos_found = find_nnb_data_area_end_of_buffers_pos(gate, buf,
            len, root_header_buffers_block, root_index_table_at, root_index_table_count,
            &end_of_buffers_pos);
    /*@ assert end_of_buffers_pos_found:
            end_of_buffers_pos_found != KS_STOPPED ==>
            (end_of_buffers_pos_found == KS_ACCEPTED
            <==> defined_nnb_data_area_end_of_buffers_pos(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count)); */
    if (end_of_buffers_pos_found != KS_ACCEPTED) return end_of_buffers_pos_found;
    const bool end_of_buffers_inside = end_of_buffers_pos <= len - base;
    /*@ assert end_of_buffers_inside:
            end_of_buffers_inside != 0 <==> at_nnb_data_area_end_of_buffers(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base) <= len; */
    if (!end_of_buffers_inside) return KS_REFUSED;
    const uint64_t end_of_buffers_at = base + end_of_buffers_pos;
    /*@ assert end_of_buffers_at: end_of_buffers_at == at_nnb_data_area_end_of_buffers(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base); */
    const ks_verdict end_of_buffers_ok = check_nnb_end_of_list(gate, buf, len, end_of_buffers_at,
            root_header_buffers_count, root_header_buffers_block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base);
    /*@ assert end_of_buffers_ok:
            end_of_buffers_ok != KS_STOPPED ==>
            (end_of_buffers_ok == KS_ACCEPTED <==> valid_nnb_end_of_list(buf, len,
            root_header_buffers_count, root_header_buffers_block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base)); */
    if (end_of_buffers_ok != KS_ACCEPTED) return end_of_buffers_ok;
    uint64_t end_of_variables_pos = 0;
    const ks_verdict end_of_variables_pos_found = find_nnb_data_area_end_of_variables_pos(gate,
            buf, len, root_header_variables_block, root_index_table_at, root_index_table_count,
            &end_of_variables_pos);
    /*@ assert end_of_variables_pos_found:
            end_of_variables_pos_found != KS_STOPPED
            ==> (end_of_variables_pos_found ==
            KS_ACCEPTED <==> defined_nnb_data_area_end_of_variables_pos(buf,
            root_header_variables_block, root_index_table_at, root_index_table_count)); */
    if (end_of_variables_pos_found != KS_ACCEPTED) return end_of_variables_pos_found;
    const bool end_of_variables_inside = end_of_variables_pos <= len - base;
    /*@ assert end_of_variables_inside:
            end_of_variables_inside != 0 <==> at_nnb_data_area_end_of_variables(buf,
            root_index_table_at, root_index_table_count, base,
            root_header_variables_block) <= len; */
    if (!end_of_variables_inside) return KS_REFUSED;
    const uint64_t end_of_variables_at = base + end_of_variables_pos;
    /*@ assert end_of_variables_at: end_of_variables_at == at_nnb_data_area_end_of_variables(buf,
            root_index_table_at, root_index_table_count, base, root_header_variables_block); */
    const ks_verdict end_of_variables_ok = check_nnb_end_of_list(gate, buf, len,
            end_of_variables_at, root_header_variables_count, root_header_variables_block, strict,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
    /*@ assert end_of_variables_ok:
            end_of_variables_ok != KS_STOPPED ==>
            (end_of_variables_ok == KS_ACCEPTED <==> valid_nnb_end_of_list(buf, len,
            root_header_variables_count, root_header_variables_block, strict,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base)); */
    if (end_of_variables_ok != KS_ACCEPTED) return end_of_variables_ok;
    uint64_t end_of_inputs_pos = 0;
    const ks_verdict end_of_inputs_pos_found = find_nnb_data_area_end_of_inputs_pos(gate, buf, len,
            root_header_inputs_block, root_index_table_at, root_index_table_count,
            &end_of_inputs_pos);
    /*@ assert end_of_inputs_pos_found:
            end_of_inputs_pos_found != KS_STOPPED ==>
            (end_of_inputs_pos_found == KS_ACCEPTED
            <==> defined_nnb_data_area_end_of_inputs_pos(buf, root_header_inputs_block,
            root_index_table_at, root_index_table_count)); */
    if (end_of_inputs_pos_found != KS_ACCEPTED) return end_of_inputs_pos_found;
    const bool end_of_inputs_inside = end_of_inputs_pos <= len - base;
    /*@ assert end_of_inputs_inside:
            end_of_inputs_inside != 0 <==> at_nnb_data_area_end_of_inputs(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block) <= len; */
    if (!end_of_inputs_inside) return KS_REFUSED;
    const uint64_t end_of_inputs_at = base + end_of_inputs_pos;
    /*@ assert end_of_inputs_at: end_of_inputs_at == at_nnb_data_area_end_of_inputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_inputs_block); */
    const ks_verdict end_of_inputs_ok = check_nnb_end_of_list(gate, buf, len, end_of_inputs_at,
            root_header_inputs_count, root_header_inputs_block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base);
    /*@ assert end_of_inputs_ok: end_of_inputs_ok
            != KS_STOPPED ==> (end_of_inputs_ok == KS_ACCEPTED <==> valid_nnb_end_of_list(buf, len,
            root_header_inputs_count, root_header_inputs_block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base)); */
    if (end_of_inputs_ok != KS_ACCEPTED) return end_of_inputs_ok;
    uint64_t end_of_outputs_pos = 0;
    const ks_verdict end_of_outputs_pos_found = find_nnb_data_area_end_of_outputs_pos(gate, buf,
            len, root_header_outputs_block, root_index_table_at, root_index_table_count,
            &end_of_outputs_pos);
    /*@ assert end_of_outputs_pos_found:
            end_of_outputs_pos_found != KS_STOPPED ==>
            (end_of_outputs_pos_found == KS_ACCEPTED
            <==> defined_nnb_data_area_end_of_outputs_pos(buf, root_header_outputs_block,
            root_index_table_at, root_index_table_count)); */
    if (end_of_outputs_pos_found != KS_ACCEPTED) return end_of_outputs_pos_found;
    const bool end_of_outputs_inside = end_of_outputs_pos <= len - base;
    /*@ assert end_of_outputs_inside:
            end_of_outputs_inside != 0 <==> at_nnb_data_area_end_of_outputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_outputs_block) <= len; */
    if (!end_of_outputs_inside) return KS_REFUSED;
    const uint64_t end_of_outputs_at = base + end_of_outputs_pos;
    /*@ assert end_of_outputs_at: end_of_outputs_at == at_nnb_data_area_end_of_outputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_outputs_block); */
    const ks_verdict end_of_outputs_ok = check_nnb_end_of_list(gate, buf, len, end_of_outputs_at,
            root_header_outputs_count, root_header_outputs_block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base);
    /*@ assert end_of_outputs_ok:
            end_of_outputs_ok != KS_STOPPED ==>
            (end_of_outputs_ok == KS_ACCEPTED <==> valid_nnb_end_of_list(buf, len,
            root_header_outputs_count, root_header_outputs_block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base)); */
    if (end_of_outputs_ok != KS_ACCEPTED) return end_of_outputs_ok;
    uint64_t end_of_functions_pos = 0;
    const ks_verdict end_of_functions_pos_found = find_nnb_data_area_end_of_functions_pos(gate,
            buf, len, root_header_functions_block, root_index_table_at, root_index_table_count,
            &end_of_functions_pos);
    /*@ assert end_of_functions_pos_found:
            end_of_functions_pos_found != KS_STOPPED
            ==> (end_of_functions_pos_found ==
            KS_ACCEPTED <==> defined_nnb_data_area_end_of_functions_pos(buf,
            root_header_functions_block, root_index_table_at, root_index_table_count)); */
    if (end_of_functions_pos_found != KS_ACCEPTED) return end_of_functions_pos_found;
    const bool end_of_functions_inside = end_of_functions_pos <= len - base;
    /*@ assert end_of_functions_inside:
            end_of_functions_inside != 0 <==> at_nnb_data_area_end_of_functions(buf,
            root_index_table_at, root_index_table_count, base,
            root_header_functions_block) <= len; */
    if (!end_of_functions_inside) return KS_REFUSED;
    const uint64_t end_of_functions_at = base + end_of_functions_pos;
    /*@ assert end_of_functions_at: end_of_functions_at == at_nnb_data_area_end_of_functions(buf,
            root_index_table_at, root_index_table_count, base, root_header_functions_block); */
    const ks_verdict end_of_functions_ok = check_nnb_end_of_list(gate, buf, len,
            end_of_functions_at, root_header_functions_count, root_header_functions_block, strict,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
    /*@ assert end_of_functions_ok:
            end_of_functions_ok != KS_STOPPED ==>
            (end_of_functions_ok == KS_ACCEPTED <==> valid_nnb_end_of_list(buf, len,
            root_header_functions_count, root_header_functions_block, strict,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base)); */
    if (end_of_functions_ok != KS_ACCEPTED) return end_of_functions_ok;
    return KS_ACCEPTED;
}

/* ---- nnb */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires header_data_size <= 4294967295;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_nnb_index_table(buf, len, at, header_data_size,
            strict, count);
    ensures \result == KS_REFUSED ==> !(valid_nnb_index_table(buf, len, at, header_data_size,
            strict, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_nnb_index_table(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, uint64_t header_data_size, bool strict) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_nnb_index_table_item(buf, len, at,
                header_data_size, strict, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(4 <= len - (at + 4 * i));
        const ks_verdict ok = check_nnb_block_offset(gate, buf, len, at + 4 * i, header_data_size,
                strict);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_nnb_index_table_item(buf, len, at, header_data_size,
                strict, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires trailing_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_nnb_trailing(strict, trailing_size);
*/
static KS_INLINE bool test_nnb_trailing(bool strict, uint64_t trailing_size) {
    return !(strict) || trailing_size == 0;
}

ks_verdict nnb_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict) {
    uint64_t pos = 0;
    nnb_header_facts header = {0};
    const ks_verdict header_ok = check_nnb_header(gate, buf, len, pos, strict, &header);
    /*@ assert header_ok: header_ok != KS_STOPPED
            ==> (header_ok == KS_ACCEPTED <==> valid_nnb_header(buf, len, 0, strict)); */
    if (header_ok != KS_ACCEPTED) return header_ok;
    pos += 56;
    const uint64_t index_table_count = header.num_of_data;
    const uint64_t index_table_at = pos;
    if (!ks_array_fits(header.num_of_data, 4, len - pos)) return KS_REFUSED;
    const ks_verdict index_table_ok = check_nnb_index_table(gate, buf, len, pos,
            header.num_of_data, header.data_size, strict);
    /*@ assert index_table_ok: index_table_ok !=
            KS_STOPPED ==> (index_table_ok == KS_ACCEPTED <==> valid_nnb_index_table(buf, len, 56,
            nnb_header_data_size(buf, 0), strict, nnb_header_num_of_data(buf, 0))); */
    if (index_table_ok != KS_ACCEPTED) return index_table_ok;
    pos += 4 * header.num_of_data;
    /*@ assert behind_index_table: pos == at_nnb_data(buf) && pos <= len; */
    const bool data_fits = header.data_size <= len - pos;
    /*@ assert data_fits: data_fits != 0 <==> at_nnb_trailing(buf) <= len; */
    if (!data_fits) return KS_REFUSED;
    const ks_verdict data_ok = check_nnb_data_area(gate, buf, pos + header.data_size, pos,
            header.buffers_block, index_table_at, index_table_count, pos, header.buffers_count,
            header.variables_block, header.variables_count, header.num_of_data, strict,
            header.version, header.inputs_block, header.inputs_count, header.outputs_block,
            header.outputs_count, header.functions_block, header.functions_count);
    /*@ assert data_ok: data_ok != KS_STOPPED ==>
            (data_ok == KS_ACCEPTED <==> valid_nnb_data_area(buf, at_nnb_trailing(buf),
            nnb_header_buffers_block(buf, 0), 56, nnb_header_num_of_data(buf, 0), at_nnb_data(buf),
            nnb_header_buffers_count(buf, 0), nnb_header_variables_block(buf, 0),
            nnb_header_variables_count(buf, 0), nnb_header_num_of_data(buf, 0), strict,
            nnb_header_version(buf, 0), nnb_header_inputs_block(buf, 0),
            nnb_header_inputs_count(buf, 0), nnb_header_outputs_block(buf, 0),
            nnb_header_outputs_count(buf, 0), nnb_header_functions_block(buf, 0),
            nnb_header_functions_count(buf, 0))); */
    if (data_ok != KS_ACCEPTED) return data_ok;
    pos += header.data_size;
    /*@ assert behind_data: pos == at_nnb_trailing(buf) && pos <= len; */
    const uint64_t trailing_size = len - pos;
    pos = len;
    if (!test_nnb_trailing(strict, trailing_size)) return KS_REFUSED;
    return KS_ACCEPTED;
}

