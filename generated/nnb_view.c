/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb.ksy. Do not edit. */
#include "nnb_view.h"

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
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_header(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_header_view(\result);
    ensures \result.version == nnb_header_version(buf, at);
    ensures \result.version <= 4294967295;
    ensures \result.api_level == nnb_header_api_level(buf, at);
    ensures \result.api_level <= 4294967295;
    ensures \result.buffers_count == nnb_header_buffers_count(buf, at);
    ensures \result.buffers_count <= 4294967295;
    ensures \result.buffers_block == nnb_header_buffers_block(buf, at);
    ensures -2147483648 <= \result.buffers_block <= 2147483647;
    ensures \result.variables_count == nnb_header_variables_count(buf, at);
    ensures \result.variables_count <= 4294967295;
    ensures \result.variables_block == nnb_header_variables_block(buf, at);
    ensures -2147483648 <= \result.variables_block <= 2147483647;
    ensures \result.functions_count == nnb_header_functions_count(buf, at);
    ensures \result.functions_count <= 4294967295;
    ensures \result.functions_block == nnb_header_functions_block(buf, at);
    ensures -2147483648 <= \result.functions_block <= 2147483647;
    ensures \result.inputs_count == nnb_header_inputs_count(buf, at);
    ensures \result.inputs_count <= 4294967295;
    ensures \result.inputs_block == nnb_header_inputs_block(buf, at);
    ensures -2147483648 <= \result.inputs_block <= 2147483647;
    ensures \result.outputs_count == nnb_header_outputs_count(buf, at);
    ensures \result.outputs_count <= 4294967295;
    ensures \result.outputs_block == nnb_header_outputs_block(buf, at);
    ensures -2147483648 <= \result.outputs_block <= 2147483647;
    ensures \result.num_of_data == nnb_header_num_of_data(buf, at);
    ensures \result.num_of_data <= 4294967295;
    ensures \result.data_size == nnb_header_data_size(buf, at);
    ensures \result.data_size <= 4294967295;
*/
static KS_INLINE nnb_header_view open_nnb_header(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 56 <= len; */
    /*@ assert at + 56 <= len; */
    const uint64_t version = ks_u4le(buf + at);
    const uint64_t api_level = ks_u4le(buf + (at + 4));
    const uint64_t buffers_count = ks_u4le(buf + (at + 8));
    const int64_t buffers_block = ks_s4le(buf + (at + 12));
    const uint64_t variables_count = ks_u4le(buf + (at + 16));
    const int64_t variables_block = ks_s4le(buf + (at + 20));
    const uint64_t functions_count = ks_u4le(buf + (at + 24));
    const int64_t functions_block = ks_s4le(buf + (at + 28));
    const uint64_t inputs_count = ks_u4le(buf + (at + 32));
    const int64_t inputs_block = ks_s4le(buf + (at + 36));
    const uint64_t outputs_count = ks_u4le(buf + (at + 40));
    const int64_t outputs_block = ks_s4le(buf + (at + 44));
    const uint64_t num_of_data = ks_u4le(buf + (at + 48));
    const uint64_t data_size = ks_u4le(buf + (at + 52));
    /*@ assert version == nnb_header_version(buf, at); */
    /*@ assert version <= 4294967295; */
    /*@ assert api_level == nnb_header_api_level(buf, at); */
    /*@ assert api_level <= 4294967295; */
    /*@ assert buffers_count == nnb_header_buffers_count(buf, at); */
    /*@ assert buffers_count <= 4294967295; */
    /*@ assert buffers_block == nnb_header_buffers_block(buf, at); */
    /*@ assert -2147483648 <= buffers_block <= 2147483647; */
    /*@ assert variables_count == nnb_header_variables_count(buf, at); */
    /*@ assert variables_count <= 4294967295; */
    /*@ assert variables_block == nnb_header_variables_block(buf, at); */
    /*@ assert -2147483648 <= variables_block <= 2147483647; */
    /*@ assert functions_count == nnb_header_functions_count(buf, at); */
    /*@ assert functions_count <= 4294967295; */
    /*@ assert functions_block == nnb_header_functions_block(buf, at); */
    /*@ assert -2147483648 <= functions_block <= 2147483647; */
    /*@ assert inputs_count == nnb_header_inputs_count(buf, at); */
    /*@ assert inputs_count <= 4294967295; */
    /*@ assert inputs_block == nnb_header_inputs_block(buf, at); */
    /*@ assert -2147483648 <= inputs_block <= 2147483647; */
    /*@ assert outputs_count == nnb_header_outputs_count(buf, at); */
    /*@ assert outputs_count <= 4294967295; */
    /*@ assert outputs_block == nnb_header_outputs_block(buf, at); */
    /*@ assert -2147483648 <= outputs_block <= 2147483647; */
    /*@ assert num_of_data == nnb_header_num_of_data(buf, at); */
    /*@ assert num_of_data <= 4294967295; */
    /*@ assert data_size == nnb_header_data_size(buf, at); */
    /*@ assert data_size <= 4294967295; */
    nnb_header_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.version = version;
    view.api_level = api_level;
    view.buffers_count = buffers_count;
    view.buffers_block = buffers_block;
    view.variables_count = variables_count;
    view.variables_block = variables_block;
    view.functions_count = functions_count;
    view.functions_block = functions_block;
    view.inputs_count = inputs_count;
    view.inputs_block = inputs_block;
    view.outputs_count = outputs_count;
    view.outputs_block = outputs_block;
    view.num_of_data = num_of_data;
    view.data_size = data_size;
    return view;
}

/* ---- nnb_block_offset */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_block_offset(buf, len, at, data_size, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.data_size == data_size;
    ensures \result.strict == strict;
    ensures is_nnb_block_offset_view(\result);
    ensures \result.offset == nnb_block_offset_offset(buf, at);
    ensures \result.offset <= 4294967295;
*/
static KS_INLINE nnb_block_offset_view open_nnb_block_offset(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t data_size, bool strict) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t offset = ks_u4le(buf + at);
    /*@ assert offset == nnb_block_offset_offset(buf, at); */
    /*@ assert offset <= 4294967295; */
    nnb_block_offset_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.data_size = data_size;
    view.strict = strict;
    view.offset = offset;
    return view;
}

/* ---- buffer */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_buffer(buf, len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_buffer_view(\result);
    ensures \result.size == nnb_buffer_size(buf, at);
    ensures -2147483648 <= \result.size <= 2147483647;
*/
static KS_INLINE nnb_buffer_view open_nnb_buffer(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t size = ks_s4le(buf + at);
    /*@ assert size: size == nnb_buffer_size(buf, at); */
    /*@ assert size == nnb_buffer_size(buf, at); */
    /*@ assert -2147483648 <= size <= 2147483647; */
    nnb_buffer_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.size = size;
    return view;
}

/* ---- dim */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_dim(buf, len, at, extent_before, cells_before);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.extent_before == extent_before;
    ensures \result.cells_before == cells_before;
    ensures is_nnb_dim_view(\result);
    ensures \result.length == nnb_dim_length(buf, at);
    ensures -2147483648 <= \result.length <= 2147483647;
    ensures \result.extent == nnb_dim_extent(buf, at, extent_before);
    ensures \result.cells == nnb_dim_cells(buf, at, cells_before);
*/
static KS_INLINE nnb_dim_view open_nnb_dim(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t extent_before, uint64_t cells_before) {
    /*@ assert known: at + 4 <= len &&
            defined_nnb_dim_extent(nnb_dim_length(buf, at), extent_before) &&
            defined_nnb_dim_cells(cells_before, nnb_dim_length(buf, at)); */
    /*@ assert at + 4 <= len; */
    const int64_t length = ks_s4le(buf + at);
    /*@ assert length: length == nnb_dim_length(buf, at); */
    /*@ assert defined_nnb_dim_extent(nnb_dim_length(buf, at), extent_before); */
    int64_t extent = 0;
    const bool knows_extent = compute_nnb_dim_extent(length, extent_before, &extent);
    (void)knows_extent;
    /*@ assert knows_extent != 0; */
    /*@ assert extent: extent == nnb_dim_extent(buf, at, extent_before); */
    /*@ assert defined_nnb_dim_cells(cells_before, nnb_dim_length(buf, at)); */
    int64_t cells = 0;
    const bool knows_cells = compute_nnb_dim_cells(cells_before, length, &cells);
    (void)knows_cells;
    /*@ assert knows_cells != 0; */
    /*@ assert cells: cells == nnb_dim_cells(buf, at, cells_before); */
    /*@ assert length == nnb_dim_length(buf, at); */
    /*@ assert -2147483648 <= length <= 2147483647; */
    /*@ assert extent == nnb_dim_extent(buf, at, extent_before); */
    /*@ assert cells == nnb_dim_cells(buf, at, cells_before); */
    nnb_dim_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.extent_before = extent_before;
    view.cells_before = cells_before;
    view.length = length;
    view.extent = extent;
    view.cells = cells;
    return view;
}

/* ---- shape */

typedef struct nnb_shape_dims_view {
    int64_t cells;
} nnb_shape_dims_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 4 * count <= len;
    requires valid_nnb_shape_dims(buf, len, at, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.cells == nnb_shape_dims_cells(buf, at, count);
*/
static KS_INLINE nnb_shape_dims_view open_nnb_shape_dims(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count) {
    nnb_shape_dims_view view = {0};
    nnb_dim_view item = {0};
    /*@ loop invariant 0 <= i <= count;
        loop invariant item.cells == nnb_shape_dims_cells(buf, at, i);
        loop invariant item.extent == nnb_shape_dims_extent(buf, at, i);
        loop assigns i, item;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_nnb_shape_dims(buf, len, at,
                count) ==> valid_nnb_shape_dims_item(buf, len, at, i); */
        const int64_t arg_extent_before = compute_nnb_shape_dims_extent_before(i, item.extent);
        /*@ assert 0 <= nnb_shape_dims_extent_before_of(i, nnb_shape_dims_extent(buf, at, i)); */
        const int64_t arg_cells_before = compute_nnb_shape_dims_cells_before(i, item.cells);
        /*@ assert 0 <= nnb_shape_dims_cells_before_of(i, nnb_shape_dims_cells(buf, at, i)); */
        /*@ assert valid_nnb_dim(buf, len, at + 4 * i, nnb_shape_dims_extent_before_of(i,
                nnb_shape_dims_extent(buf, at, i)), nnb_shape_dims_cells_before_of(i,
                nnb_shape_dims_cells(buf, at, i))); */
        item = open_nnb_dim(buf, len, at + 4 * i, (uint64_t)arg_extent_before,
                (uint64_t)arg_cells_before);
    }
    view.cells = item.cells;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires count_ <= 4294967295;
    requires valid_nnb_shape(buf, len, at, count_);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.count_ == count_;
    ensures is_nnb_shape_view(\result);
    ensures \result.dims_at == nnb_shape_dims_at(at);
    ensures \result.dims_count == nnb_shape_dims_count(count_);
    ensures \result.num_elements == nnb_shape_num_elements(buf, at, count_);
*/
static KS_INLINE nnb_shape_view open_nnb_shape(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t count_) {
    /*@ assert known: 4 * count_ <= len - at &&
            valid_nnb_shape_dims(buf, len, at, count_) &&
            defined_nnb_shape_num_elements(count_, count_, nnb_shape_dims_cells(buf, at,
                    count_)); */
    uint64_t pos = at;
    const uint64_t dims_at = pos;
    nnb_shape_dims_view dims = {0};
    const uint64_t dims_count = count_;
    /*@ assert 4 * count_ <= len - at; */
    /*@ assert valid_nnb_shape_dims(buf, len, at, count_); */
    dims = open_nnb_shape_dims(buf, len, pos, count_);
    pos += 4 * count_;
    /*@ assert defined_nnb_shape_num_elements(count_, count_, nnb_shape_dims_cells(buf, at,
            count_)); */
    int64_t num_elements = 0;
    const bool knows_num_elements = compute_nnb_shape_num_elements(count_, dims_count, dims.cells,
            &num_elements);
    (void)knows_num_elements;
    /*@ assert knows_num_elements != 0; */
    /*@ assert num_elements: num_elements == nnb_shape_num_elements(buf, at, count_); */
    /*@ assert dims_at == nnb_shape_dims_at(at); */
    /*@ assert dims_count == nnb_shape_dims_count(count_); */
    /*@ assert num_elements == nnb_shape_num_elements(buf, at, count_); */
    nnb_shape_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.count_ = count_;
    view.dims_at = dims_at;
    view.dims_count = dims_count;
    view.num_elements = num_elements;
    return view;
}

/*@
    requires is_nnb_shape_view(of);
    requires i < of.dims_count;
    requires before.extent == nnb_shape_dims_extent(of.buf, of.dims_at, i);
    requires before.cells == nnb_shape_dims_cells(of.buf, of.dims_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_nnb_shape_view_dims_item(of, \result, i);
*/
static KS_INLINE nnb_dim_view open_nnb_shape_dims_item(nnb_shape_view of, nnb_dim_view before,
        uint64_t i) {
    /*@ assert valid_nnb_shape_dims(of.buf, of.len, of.dims_at, of.dims_count); */
    /*@ assert valid_nnb_shape_dims_item(of.buf, of.len, of.dims_at, i); */
    const int64_t arg_extent_before = compute_nnb_shape_dims_extent_before(i, before.extent);
    /*@ assert 0 <= nnb_shape_dims_extent_before_of(i, nnb_shape_dims_extent(of.buf, of.dims_at,
            i)); */
    const int64_t arg_cells_before = compute_nnb_shape_dims_cells_before(i, before.cells);
    /*@ assert 0 <= nnb_shape_dims_cells_before_of(i, nnb_shape_dims_cells(of.buf, of.dims_at,
            i)); */
    /*@ assert valid_nnb_dim(of.buf, of.len, of.dims_at + 4 * i, nnb_shape_dims_extent_before_of(i,
            nnb_shape_dims_extent(of.buf, of.dims_at, i)), nnb_shape_dims_cells_before_of(i,
            nnb_shape_dims_cells(of.buf, of.dims_at, i))); */
    const nnb_dim_view view = open_nnb_dim(of.buf, of.len, of.dims_at + 4 * i,
            (uint64_t)arg_extent_before, (uint64_t)arg_cells_before);
    /*@ assert is_nnb_shape_view_dims_item(of, view, i); */
    return view;
}

nnb_dim_view nnb_shape_view_dims_first(nnb_shape_view of) {
    const nnb_dim_view before = {0};
    return open_nnb_shape_dims_item(of, before, 0);
}

nnb_dim_view nnb_shape_view_dims_next(nnb_shape_view of, nnb_dim_view before, uint64_t i) {
    /*@ assert is_nnb_dim_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == of.dims_at + 4 * (i - 1) &&
            before.extent_before == nnb_shape_dims_extent_before_of((i - 1),
                    nnb_shape_dims_extent(of.buf, of.dims_at, (i - 1))) &&
            before.cells_before == nnb_shape_dims_cells_before_of((i - 1),
                    nnb_shape_dims_cells(of.buf, of.dims_at, (i - 1))); */
    /*@ assert before.extent == nnb_dim_extent(before.buf, before.at, before.extent_before); */
    /*@ assert nnb_shape_dims_extent(of.buf, of.dims_at, i) == nnb_dim_extent(of.buf,
            of.dims_at + 4 * (i - 1), nnb_shape_dims_extent_before_of((i - 1),
            nnb_shape_dims_extent(of.buf, of.dims_at, (i - 1)))); */
    /*@ assert before.extent == nnb_shape_dims_extent(of.buf, of.dims_at, i); */
    /*@ assert before.cells == nnb_dim_cells(before.buf, before.at, before.cells_before); */
    /*@ assert nnb_shape_dims_cells(of.buf, of.dims_at, i) == nnb_dim_cells(of.buf,
            of.dims_at + 4 * (i - 1), nnb_shape_dims_cells_before_of((i - 1),
            nnb_shape_dims_cells(of.buf, of.dims_at, (i - 1)))); */
    /*@ assert before.cells == nnb_shape_dims_cells(of.buf, of.dims_at, i); */
    return open_nnb_shape_dims_item(of, before, i);
}

/* ---- variable_record */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_variable_record(buf, len, at, end, root_header_num_of_data, strict,
            root_index_table_at, root_index_table_count, base, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.end == end;
    ensures \result.root_header_num_of_data == root_header_num_of_data;
    ensures \result.strict == strict;
    ensures \result.root_index_table_at == root_index_table_at;
    ensures \result.root_index_table_count == root_index_table_count;
    ensures \result.base == base;
    ensures \result.root_header_buffers_count == root_header_buffers_count;
    ensures \result.root_data_buffers_at == root_data_buffers_at;
    ensures \result.root_data_buffers_count == root_data_buffers_count;
    ensures \result.root_header_version == root_header_version;
    ensures is_nnb_variable_record_view(\result);
    ensures \result.id == nnb_variable_record_id(buf, at);
    ensures \result.id <= 4294967295;
    ensures \result.shape_count == nnb_variable_record_shape_count(buf, at);
    ensures \result.shape_count <= 4294967295;
    ensures \result.shape_block == nnb_variable_record_shape_block(buf, at);
    ensures -2147483648 <= \result.shape_block <= 2147483647;
    ensures \result.type == nnb_variable_record_type(buf, at);
    ensures \result.type <= 15;
    ensures \result.fp_pos == nnb_variable_record_fp_pos(buf, at);
    ensures \result.fp_pos <= 15;
    ensures \result.padding_at == nnb_variable_record_padding_at(at);
    ensures \result.padding_size == nnb_variable_record_padding_size;
    ensures \result.data_index == nnb_variable_record_data_index(buf, at);
    ensures -2147483648 <= \result.data_index <= 2147483647;
    ensures \result.shape_at == nnb_variable_record_shape_at(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.element_bits == nnb_variable_record_element_bits(buf, at);
    ensures \result.element_bits <= 255;
    ensures \result.num_bytes == nnb_variable_record_num_bytes(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.has_buffer == nnb_variable_record_has_buffer(buf, at);
    ensures \result.buffer == nnb_variable_record_buffer(buf, at);
    ensures -2147483648 <= \result.buffer <= 2147483647;
    ensures \result.has_block_size == nnb_variable_record_has_block_size(buf, at);
    ensures \result.block_size == nnb_variable_record_block_size(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
    ensures -4294967295 <= \result.block_size <= 9223372036854775807;
    ensures \result.is_partial == nnb_variable_record_is_partial(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
    ensures \result.has_data == nnb_variable_record_has_data(buf, at);
    ensures \result.data_at == nnb_variable_record_data_at(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.data_size == nnb_variable_record_data_size(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base);
    ensures \result.is_usable == nnb_variable_record_is_usable(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version);
*/
static KS_INLINE nnb_variable_record_view open_nnb_variable_record(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t end, uint64_t root_header_num_of_data, bool strict,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    /*@ assert known: at + 20 <= len &&
            defined_nnb_variable_record_shape_pos(buf, nnb_variable_record_shape_block(buf, at),
                    root_index_table_at, root_index_table_count) &&
            at_nnb_variable_record_shape(buf, at, root_index_table_at, root_index_table_count,
                    base) <= len &&
            valid_nnb_shape(buf, len, at_nnb_variable_record_shape(buf, at, root_index_table_at,
                    root_index_table_count, base), nnb_variable_record_shape_count(buf, at)) &&
            defined_nnb_variable_record_element_bits(nnb_variable_record_type(buf, at)) &&
            defined_nnb_variable_record_num_bytes(nnb_variable_record_type(buf, at),
                    nnb_shape_num_elements(buf, at_nnb_variable_record_shape(buf, at,
                    root_index_table_at, root_index_table_count, base),
                    nnb_variable_record_shape_count(buf, at)),
                    nnb_variable_record_element_bits(buf, at)) &&
            defined_nnb_variable_record_block_size(buf, nnb_variable_record_data_index(buf, at),
                    root_header_num_of_data, root_index_table_at, root_index_table_count,
                    (len - base)) &&
            defined_nnb_variable_record_is_partial(nnb_variable_record_data_index(buf, at),
                    nnb_variable_record_num_bytes(buf, at, root_index_table_at,
                    root_index_table_count, base), nnb_variable_record_has_block_size(buf, at),
                    nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
                    root_index_table_at, root_index_table_count, base)) &&
            (nnb_variable_record_data_index(buf, at) >= 0 ==>
              (defined_nnb_variable_record_data_pos(buf, nnb_variable_record_data_index(buf, at),
                      root_index_table_at, root_index_table_count) &&
            at_nnb_variable_record_data(buf, at, root_index_table_at, root_index_table_count,
                    base) <= len &&
            0 <= nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len, at,
                    root_header_num_of_data, root_index_table_at, root_index_table_count, base),
                    nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf,
                    at, root_index_table_at, root_index_table_count, base)) &&
            at_nnb_variable_record_data(buf, at, root_index_table_at, root_index_table_count,
                    base) + nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf,
                    len, at, root_header_num_of_data, root_index_table_at, root_index_table_count,
                    base), nnb_variable_record_element_bits(buf, at),
                    nnb_variable_record_num_bytes(buf, at, root_index_table_at,
                    root_index_table_count, base)) <= len)) &&
            defined_nnb_variable_record_is_usable(buf, nnb_variable_record_data_index(buf, at),
                    nnb_variable_record_num_bytes(buf, at, root_index_table_at,
                    root_index_table_count, base), nnb_variable_record_has_block_size(buf, at),
                    nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
                    root_index_table_at, root_index_table_count, base),
                    nnb_variable_record_has_buffer(buf, at), nnb_variable_record_buffer(buf, at),
                    root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
                    root_header_version); */
    /*@ assert at + 20 <= len; */
    const uint64_t id = ks_u4le(buf + at);
    /*@ assert id: id == nnb_variable_record_id(buf, at); */
    const uint64_t shape_count = ks_u4le(buf + (at + 4));
    /*@ assert shape_count: shape_count == nnb_variable_record_shape_count(buf, at); */
    const int64_t shape_block = ks_s4le(buf + (at + 8));
    /*@ assert shape_block: shape_block == nnb_variable_record_shape_block(buf, at); */
    const uint64_t type = ks_u1(buf + (at + 12)) % 16;
    /*@ assert type: type == nnb_variable_record_type(buf, at); */
    const uint64_t fp_pos = ks_u1(buf + (at + 12)) / 16;
    /*@ assert fp_pos: fp_pos == nnb_variable_record_fp_pos(buf, at); */
    const uint64_t padding_at = at + 13;
    const uint64_t padding_size = 3;
    const int64_t data_index = ks_s4le(buf + (at + 16));
    /*@ assert data_index: data_index == nnb_variable_record_data_index(buf, at); */
    /*@ assert defined_nnb_variable_record_shape_pos(buf, nnb_variable_record_shape_block(buf, at),
            root_index_table_at, root_index_table_count); */
    uint64_t shape_pos = 0;
    const bool knows_shape_pos = compute_nnb_variable_record_shape_pos(buf, len, shape_block,
            root_index_table_at, root_index_table_count, &shape_pos);
    (void)knows_shape_pos;
    /*@ assert knows_shape_pos != 0; */
    /*@ assert at_nnb_variable_record_shape(buf, at, root_index_table_at, root_index_table_count,
            base) <= len; */
    const uint64_t shape_at = base + shape_pos;
    /*@ assert shape_at: shape_at == at_nnb_variable_record_shape(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_shape_view shape = {0};
    /*@ assert valid_nnb_shape(buf, len, at_nnb_variable_record_shape(buf, at, root_index_table_at,
            root_index_table_count, base), nnb_variable_record_shape_count(buf, at)); */
    shape = open_nnb_shape(buf, len, shape_at, shape_count);
    /*@ assert defined_nnb_variable_record_element_bits(nnb_variable_record_type(buf, at)); */
    uint64_t element_bits = 0;
    const bool knows_element_bits = compute_nnb_variable_record_element_bits(type, &element_bits);
    (void)knows_element_bits;
    /*@ assert knows_element_bits != 0; */
    /*@ assert element_bits: element_bits == nnb_variable_record_element_bits(buf, at); */
    /*@ assert defined_nnb_variable_record_num_bytes(nnb_variable_record_type(buf, at),
            nnb_shape_num_elements(buf, at_nnb_variable_record_shape(buf, at, root_index_table_at,
            root_index_table_count, base), nnb_variable_record_shape_count(buf, at)),
            nnb_variable_record_element_bits(buf, at)); */
    int64_t num_bytes = 0;
    const bool knows_num_bytes = compute_nnb_variable_record_num_bytes(type, shape.num_elements,
            element_bits, &num_bytes);
    (void)knows_num_bytes;
    /*@ assert knows_num_bytes != 0; */
    /*@ assert num_bytes: num_bytes == nnb_variable_record_num_bytes(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const bool has_block_size = data_index >= 0;
    /*@ assert defined_nnb_variable_record_block_size(buf, nnb_variable_record_data_index(buf, at),
            root_header_num_of_data, root_index_table_at, root_index_table_count, (len - base)); */
    int64_t block_size = 0;
    const bool knows_block_size = compute_nnb_variable_record_block_size(buf, len, data_index,
            root_header_num_of_data, root_index_table_at, root_index_table_count, len - base,
            &block_size);
    (void)knows_block_size;
    /*@ assert knows_block_size != 0; */
    /*@ assert block_size: block_size == nnb_variable_record_block_size(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base); */
    /*@ assert has_block_size: has_block_size == nnb_variable_record_has_block_size(buf, at); */
    /*@ assert defined_nnb_variable_record_is_partial(nnb_variable_record_data_index(buf, at),
            nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
            base), nnb_variable_record_has_block_size(buf, at), nnb_variable_record_block_size(buf,
            len, at, root_header_num_of_data, root_index_table_at, root_index_table_count,
            base)); */
    bool is_partial = false;
    const bool knows_is_partial = compute_nnb_variable_record_is_partial(data_index, num_bytes,
            has_block_size, block_size, &is_partial);
    (void)knows_is_partial;
    /*@ assert knows_is_partial != 0; */
    /*@ assert is_partial: is_partial == nnb_variable_record_is_partial(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base); */
    const bool has_data = data_index >= 0;
    uint64_t data_at = 0;
    uint64_t data_size = 0;
    if (has_data) {
        /*@ assert defined_nnb_variable_record_data_pos(buf, nnb_variable_record_data_index(buf,
                at), root_index_table_at, root_index_table_count); */
        uint64_t data_pos = 0;
        const bool knows_data_pos = compute_nnb_variable_record_data_pos(buf, len, data_index,
                root_index_table_at, root_index_table_count, &data_pos);
        (void)knows_data_pos;
        /*@ assert knows_data_pos != 0; */
        /*@ assert at_nnb_variable_record_data(buf, at, root_index_table_at,
                root_index_table_count, base) <= len; */
        const uint64_t its_data_at = base + data_pos;
        /*@ assert its_data_at: its_data_at == at_nnb_variable_record_data(buf, at,
                root_index_table_at, root_index_table_count, base); */
        data_at = its_data_at;
        const int64_t its_data_size = compute_nnb_variable_record_data_size(is_partial,
                element_bits, num_bytes);
        /*@ assert 0 <= nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len,
                at, root_header_num_of_data, root_index_table_at, root_index_table_count, base),
                nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf, at,
                root_index_table_at, root_index_table_count, base)); */
        data_size = (uint64_t)its_data_size;
        /*@ assert at_nnb_variable_record_data(buf, at, root_index_table_at,
                root_index_table_count, base) +
                nnb_variable_record_data_size_of(nnb_variable_record_is_partial(buf, len, at,
                root_header_num_of_data, root_index_table_at, root_index_table_count, base),
                nnb_variable_record_element_bits(buf, at), nnb_variable_record_num_bytes(buf, at,
                root_index_table_at, root_index_table_count, base)) <= len; */
    }
    const bool has_buffer = data_index < 0;
    const int64_t buffer = compute_nnb_variable_record_buffer(data_index);
    /*@ assert has_buffer: has_buffer == nnb_variable_record_has_buffer(buf, at); */
    /*@ assert buffer: buffer == nnb_variable_record_buffer(buf, at); */
    /*@ assert defined_nnb_variable_record_is_usable(buf, nnb_variable_record_data_index(buf, at),
            nnb_variable_record_num_bytes(buf, at, root_index_table_at, root_index_table_count,
            base), nnb_variable_record_has_block_size(buf, at), nnb_variable_record_block_size(buf,
            len, at, root_header_num_of_data, root_index_table_at, root_index_table_count, base),
            nnb_variable_record_has_buffer(buf, at), nnb_variable_record_buffer(buf, at),
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version); */
    bool is_usable = false;
    const bool knows_is_usable = compute_nnb_variable_record_is_usable(buf, len, data_index,
            num_bytes, has_block_size, block_size, has_buffer, buffer, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version, &is_usable);
    (void)knows_is_usable;
    /*@ assert knows_is_usable != 0; */
    /*@ assert is_usable: is_usable == nnb_variable_record_is_usable(buf, len, at,
            root_header_num_of_data, root_index_table_at, root_index_table_count, base,
            root_header_buffers_count, root_data_buffers_at, root_data_buffers_count,
            root_header_version); */
    /*@ assert id == nnb_variable_record_id(buf, at); */
    /*@ assert id <= 4294967295; */
    /*@ assert shape_count == nnb_variable_record_shape_count(buf, at); */
    /*@ assert shape_count <= 4294967295; */
    /*@ assert shape_block == nnb_variable_record_shape_block(buf, at); */
    /*@ assert -2147483648 <= shape_block <= 2147483647; */
    /*@ assert type == nnb_variable_record_type(buf, at); */
    /*@ assert type <= 15; */
    /*@ assert fp_pos == nnb_variable_record_fp_pos(buf, at); */
    /*@ assert fp_pos <= 15; */
    /*@ assert padding_at == nnb_variable_record_padding_at(at); */
    /*@ assert padding_size == nnb_variable_record_padding_size; */
    /*@ assert data_index == nnb_variable_record_data_index(buf, at); */
    /*@ assert -2147483648 <= data_index <= 2147483647; */
    /*@ assert shape_at == nnb_variable_record_shape_at(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert element_bits == nnb_variable_record_element_bits(buf, at); */
    /*@ assert element_bits <= 255; */
    /*@ assert num_bytes == nnb_variable_record_num_bytes(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert has_buffer == nnb_variable_record_has_buffer(buf, at); */
    /*@ assert buffer == nnb_variable_record_buffer(buf, at); */
    /*@ assert -2147483648 <= buffer <= 2147483647; */
    /*@ assert has_block_size == nnb_variable_record_has_block_size(buf, at); */
    /*@ assert block_size == nnb_variable_record_block_size(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base); */
    /*@ assert -4294967295 <= block_size <= 9223372036854775807; */
    /*@ assert is_partial == nnb_variable_record_is_partial(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base); */
    /*@ assert has_data == nnb_variable_record_has_data(buf, at); */
    /*@ assert data_at == nnb_variable_record_data_at(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert data_size == nnb_variable_record_data_size(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base); */
    /*@ assert is_usable == nnb_variable_record_is_usable(buf, len, at, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version); */
    nnb_variable_record_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.end = end;
    view.root_header_num_of_data = root_header_num_of_data;
    view.strict = strict;
    view.root_index_table_at = root_index_table_at;
    view.root_index_table_count = root_index_table_count;
    view.base = base;
    view.root_header_buffers_count = root_header_buffers_count;
    view.root_data_buffers_at = root_data_buffers_at;
    view.root_data_buffers_count = root_data_buffers_count;
    view.root_header_version = root_header_version;
    view.id = id;
    view.shape_count = shape_count;
    view.shape_block = shape_block;
    view.type = type;
    view.fp_pos = fp_pos;
    view.padding_at = padding_at;
    view.padding_size = padding_size;
    view.data_index = data_index;
    view.shape_at = shape_at;
    view.element_bits = element_bits;
    view.num_bytes = num_bytes;
    view.has_buffer = has_buffer;
    view.buffer = buffer;
    view.has_block_size = has_block_size;
    view.block_size = block_size;
    view.is_partial = is_partial;
    view.has_data = has_data;
    view.data_at = data_at;
    view.data_size = data_size;
    view.is_usable = is_usable;
    return view;
}

nnb_shape_view nnb_variable_record_view_shape(nnb_variable_record_view of) {
    /*@ assert valid_nnb_shape(of.buf, of.len, of.shape_at, of.shape_count); */
    return open_nnb_shape(of.buf, of.len, of.shape_at, of.shape_count);
}

/* ---- variable */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires root_header_buffers_count <= 4294967295;
    requires root_data_buffers_at + 4 * root_data_buffers_count <= len;
    requires root_header_version <= 4294967295;
    requires valid_nnb_variable(buf, len, at, root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_buffers_count, root_data_buffers_at,
            root_data_buffers_count, root_header_version);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.root_header_num_of_data == root_header_num_of_data;
    ensures \result.root_index_table_at == root_index_table_at;
    ensures \result.root_index_table_count == root_index_table_count;
    ensures \result.base == base;
    ensures \result.strict == strict;
    ensures \result.root_header_buffers_count == root_header_buffers_count;
    ensures \result.root_data_buffers_at == root_data_buffers_at;
    ensures \result.root_data_buffers_count == root_data_buffers_count;
    ensures \result.root_header_version == root_header_version;
    ensures is_nnb_variable_view(\result);
    ensures \result.block == nnb_variable_block(buf, at);
    ensures -2147483648 <= \result.block <= 2147483647;
    ensures \result.record_at == nnb_variable_record_at(buf, at, root_index_table_at,
            root_index_table_count, base);
*/
static KS_INLINE nnb_variable_view open_nnb_variable(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    /*@ assert known: at + 4 <= len &&
            defined_nnb_variable_record_pos(buf, nnb_variable_block(buf, at), root_index_table_at,
                    root_index_table_count) &&
            at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count,
                    base) <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t block = ks_s4le(buf + at);
    /*@ assert block: block == nnb_variable_block(buf, at); */
    /*@ assert defined_nnb_variable_record_pos(buf, nnb_variable_block(buf, at),
            root_index_table_at, root_index_table_count); */
    uint64_t record_pos = 0;
    const bool knows_record_pos = compute_nnb_variable_record_pos(buf, len, block,
            root_index_table_at, root_index_table_count, &record_pos);
    (void)knows_record_pos;
    /*@ assert knows_record_pos != 0; */
    /*@ assert at_nnb_variable_record(buf, at, root_index_table_at, root_index_table_count,
            base) <= len; */
    const uint64_t record_at = base + record_pos;
    /*@ assert record_at: record_at == at_nnb_variable_record(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert block == nnb_variable_block(buf, at); */
    /*@ assert -2147483648 <= block <= 2147483647; */
    /*@ assert record_at == nnb_variable_record_at(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_variable_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.root_header_num_of_data = root_header_num_of_data;
    view.root_index_table_at = root_index_table_at;
    view.root_index_table_count = root_index_table_count;
    view.base = base;
    view.strict = strict;
    view.root_header_buffers_count = root_header_buffers_count;
    view.root_data_buffers_at = root_data_buffers_at;
    view.root_data_buffers_count = root_data_buffers_count;
    view.root_header_version = root_header_version;
    view.block = block;
    view.record_at = record_at;
    return view;
}

nnb_variable_record_view nnb_variable_view_record(nnb_variable_view of) {
    /*@ assert defined_nnb_variable_record_end(of.buf, of.block, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, (of.len - of.base)); */
    uint64_t arg_end = 0;
    const bool knows_arg_end = compute_nnb_variable_record_end(of.buf, of.len, of.block,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count,
            of.len - of.base, &arg_end);
    (void)knows_arg_end;
    /*@ assert knows_arg_end != 0; */
    /*@ assert valid_nnb_variable_record(of.buf, of.len, of.record_at,
            nnb_variable_record_end_of(of.buf, of.block, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, (of.len - of.base)),
            of.root_header_num_of_data, of.strict, of.root_index_table_at,
            of.root_index_table_count, of.base, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version); */
    return open_nnb_variable_record(of.buf, of.len, of.record_at, arg_end,
            of.root_header_num_of_data, of.strict, of.root_index_table_at,
            of.root_index_table_count, of.base, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version);
}

/* ---- variable_number */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_header_variables_count <= 4294967295;
    requires valid_nnb_variable_number(buf, len, at, root_header_variables_count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.root_header_variables_count == root_header_variables_count;
    ensures is_nnb_variable_number_view(\result);
    ensures \result.variable == nnb_variable_number_variable(buf, at);
    ensures -2147483648 <= \result.variable <= 2147483647;
*/
static KS_INLINE nnb_variable_number_view open_nnb_variable_number(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t root_header_variables_count) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t variable = ks_s4le(buf + at);
    /*@ assert variable: variable == nnb_variable_number_variable(buf, at); */
    /*@ assert variable == nnb_variable_number_variable(buf, at); */
    /*@ assert -2147483648 <= variable <= 2147483647; */
    nnb_variable_number_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.root_header_variables_count = root_header_variables_count;
    view.variable = variable;
    return view;
}

/* ---- base_axis_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_base_axis_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_base_axis_args_view(\result);
    ensures \result.base_axis == nnb_functions_base_axis_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
*/
static KS_INLINE
        nnb_functions_base_axis_args_view open_nnb_functions_base_axis_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + at);
    /*@ assert base_axis: base_axis == nnb_functions_base_axis_args_base_axis(buf, at); */
    /*@ assert base_axis == nnb_functions_base_axis_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    nnb_functions_base_axis_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.base_axis = base_axis;
    return view;
}

/* ---- int_list */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_int_list(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_int_list_view(\result);
    ensures \result.count == nnb_functions_int_list_count(buf, at);
    ensures \result.count <= 4294967295;
    ensures \result.block == nnb_functions_int_list_block(buf, at);
    ensures -2147483648 <= \result.block <= 2147483647;
    ensures \result.values_at == nnb_functions_int_list_values_at(buf, at, index_table_at,
            index_table_count, base);
    ensures \result.values_count == nnb_functions_int_list_values_count(buf, at);
*/
static KS_INLINE nnb_functions_int_list_view open_nnb_functions_int_list(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            defined_nnb_functions_int_list_values_pos(buf, nnb_functions_int_list_block(buf, at),
                    index_table_at, index_table_count) &&
            at_nnb_functions_int_list_values(buf, at, index_table_at, index_table_count,
                    base) <= len &&
            4 * nnb_functions_int_list_count(buf,
                    at) <= len - (at_nnb_functions_int_list_values(buf, at, index_table_at,
                    index_table_count, base)); */
    /*@ assert at + 8 <= len; */
    const uint64_t count_ = ks_u4le(buf + at);
    /*@ assert count: count_ == nnb_functions_int_list_count(buf, at); */
    const int64_t block = ks_s4le(buf + (at + 4));
    /*@ assert block: block == nnb_functions_int_list_block(buf, at); */
    /*@ assert defined_nnb_functions_int_list_values_pos(buf, nnb_functions_int_list_block(buf,
            at), index_table_at, index_table_count); */
    uint64_t values_pos = 0;
    const bool knows_values_pos = compute_nnb_functions_int_list_values_pos(buf, len, block,
            index_table_at, index_table_count, &values_pos);
    (void)knows_values_pos;
    /*@ assert knows_values_pos != 0; */
    /*@ assert at_nnb_functions_int_list_values(buf, at, index_table_at, index_table_count,
            base) <= len; */
    const uint64_t values_at = base + values_pos;
    /*@ assert values_at: values_at == at_nnb_functions_int_list_values(buf, at, index_table_at,
            index_table_count, base); */
    const uint64_t values_count = count_;
    /*@ assert values_count: values_count == nnb_functions_int_list_count(buf, at); */
    /*@ assert 4 * nnb_functions_int_list_count(buf,
            at) <= len - (at_nnb_functions_int_list_values(buf, at, index_table_at,
            index_table_count, base)); */
    /*@ assert count_ == nnb_functions_int_list_count(buf, at); */
    /*@ assert count_ <= 4294967295; */
    /*@ assert block == nnb_functions_int_list_block(buf, at); */
    /*@ assert -2147483648 <= block <= 2147483647; */
    /*@ assert values_at == nnb_functions_int_list_values_at(buf, at, index_table_at,
            index_table_count, base); */
    /*@ assert values_count == nnb_functions_int_list_values_count(buf, at); */
    nnb_functions_int_list_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.count = count_;
    view.block = block;
    view.values_at = values_at;
    view.values_count = values_count;
    return view;
}

/* ---- convolution_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_convolution_0_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_convolution_0_args_view(\result);
    ensures \result.base_axis == nnb_functions_convolution_0_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_convolution_0_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_convolution_0_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_convolution_0_args_dilation_at(at);
    ensures \result.group == nnb_functions_convolution_0_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
*/
static KS_INLINE
        nnb_functions_convolution_0_args_view
        open_nnb_functions_convolution_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 32 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_convolution_0_args_base_axis(buf, at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 32 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_convolution_0_args_group(buf, at); */
    /*@ assert base_axis == nnb_functions_convolution_0_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_convolution_0_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_convolution_0_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_convolution_0_args_dilation_at(at); */
    /*@ assert group == nnb_functions_convolution_0_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    nnb_functions_convolution_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_convolution_0_args_view_pad(nnb_functions_convolution_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_convolution_0_args_view_stride(nnb_functions_convolution_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_convolution_0_args_view_dilation(nnb_functions_convolution_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- depthwise_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_depthwise_convolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_depthwise_convolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_depthwise_convolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_depthwise_convolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_depthwise_convolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_depthwise_convolution_args_dilation_at(at);
    ensures \result.multiplier == nnb_functions_depthwise_convolution_args_multiplier(buf, at);
    ensures -2147483648 <= \result.multiplier <= 2147483647;
*/
static KS_INLINE
        nnb_functions_depthwise_convolution_args_view
        open_nnb_functions_depthwise_convolution_args(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict,
        uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 32 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_depthwise_convolution_args_base_axis(buf,
            at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 32 <= len; */
    const int64_t multiplier = ks_s4le(buf + pos);
    /*@ assert multiplier: multiplier == nnb_functions_depthwise_convolution_args_multiplier(buf,
            at); */
    /*@ assert base_axis == nnb_functions_depthwise_convolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_depthwise_convolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_depthwise_convolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_depthwise_convolution_args_dilation_at(at); */
    /*@ assert multiplier == nnb_functions_depthwise_convolution_args_multiplier(buf, at); */
    /*@ assert -2147483648 <= multiplier <= 2147483647; */
    nnb_functions_depthwise_convolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.multiplier = multiplier;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_depthwise_convolution_args_view_pad(nnb_functions_depthwise_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_depthwise_convolution_args_view_stride(nnb_functions_depthwise_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_depthwise_convolution_args_view_dilation(nnb_functions_depthwise_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- depthwise_deconvolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_depthwise_deconvolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_depthwise_deconvolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_depthwise_deconvolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_depthwise_deconvolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_depthwise_deconvolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_depthwise_deconvolution_args_dilation_at(at);
    ensures \result.divisor == nnb_functions_depthwise_deconvolution_args_divisor(buf, at);
    ensures -2147483648 <= \result.divisor <= 2147483647;
*/
static KS_INLINE
        nnb_functions_depthwise_deconvolution_args_view open_nnb_functions_depthwise_deconvolution_args(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 32 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_depthwise_deconvolution_args_base_axis(buf,
            at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 32 <= len; */
    const int64_t divisor = ks_s4le(buf + pos);
    /*@ assert divisor: divisor == nnb_functions_depthwise_deconvolution_args_divisor(buf, at); */
    /*@ assert base_axis == nnb_functions_depthwise_deconvolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_depthwise_deconvolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_depthwise_deconvolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_depthwise_deconvolution_args_dilation_at(at); */
    /*@ assert divisor == nnb_functions_depthwise_deconvolution_args_divisor(buf, at); */
    /*@ assert -2147483648 <= divisor <= 2147483647; */
    nnb_functions_depthwise_deconvolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.divisor = divisor;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_depthwise_deconvolution_args_view_pad(nnb_functions_depthwise_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_depthwise_deconvolution_args_view_stride(nnb_functions_depthwise_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_depthwise_deconvolution_args_view_dilation(nnb_functions_depthwise_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- max_pooling_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_max_pooling_0_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_max_pooling_0_args_view(\result);
    ensures \result.kernel_at == nnb_functions_max_pooling_0_args_kernel_at(at);
    ensures \result.stride_at == nnb_functions_max_pooling_0_args_stride_at(at);
    ensures \result.ignore_border == nnb_functions_max_pooling_0_args_ignore_border(buf, at);
    ensures \result.ignore_border <= 255;
    ensures \result.alignment_37_at == nnb_functions_max_pooling_0_args_alignment_37_at(at);
    ensures \result.alignment_37_size == nnb_functions_max_pooling_0_args_alignment_37_size;
    ensures \result.pad_at == nnb_functions_max_pooling_0_args_pad_at(at);
*/
static KS_INLINE
        nnb_functions_max_pooling_0_args_view
        open_nnb_functions_max_pooling_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 20 <= len; */
    uint64_t pos = at;
    const uint64_t kernel_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const uint64_t ignore_border = ks_u1(buf + pos);
    /*@ assert ignore_border: ignore_border == nnb_functions_max_pooling_0_args_ignore_border(buf,
            at); */
    const uint64_t alignment_37_at = pos + 1;
    const uint64_t alignment_37_size = 3;
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    /*@ assert kernel_at == nnb_functions_max_pooling_0_args_kernel_at(at); */
    /*@ assert stride_at == nnb_functions_max_pooling_0_args_stride_at(at); */
    /*@ assert ignore_border == nnb_functions_max_pooling_0_args_ignore_border(buf, at); */
    /*@ assert ignore_border <= 255; */
    /*@ assert alignment_37_at == nnb_functions_max_pooling_0_args_alignment_37_at(at); */
    /*@ assert alignment_37_size == nnb_functions_max_pooling_0_args_alignment_37_size; */
    /*@ assert pad_at == nnb_functions_max_pooling_0_args_pad_at(at); */
    nnb_functions_max_pooling_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.kernel_at = kernel_at;
    view.stride_at = stride_at;
    view.ignore_border = ignore_border;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.pad_at = pad_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_max_pooling_0_args_view_kernel(nnb_functions_max_pooling_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_max_pooling_0_args_view_stride(nnb_functions_max_pooling_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_max_pooling_0_args_view_pad(nnb_functions_max_pooling_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- max_pooling_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_max_pooling_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_max_pooling_args_view(\result);
    ensures \result.kernel_at == nnb_functions_max_pooling_args_kernel_at(at);
    ensures \result.stride_at == nnb_functions_max_pooling_args_stride_at(at);
    ensures \result.ignore_border == nnb_functions_max_pooling_args_ignore_border(buf, at);
    ensures \result.ignore_border <= 255;
    ensures \result.alignment_37_at == nnb_functions_max_pooling_args_alignment_37_at(at);
    ensures \result.alignment_37_size == nnb_functions_max_pooling_args_alignment_37_size;
    ensures \result.pad_at == nnb_functions_max_pooling_args_pad_at(at);
    ensures \result.channel_last == nnb_functions_max_pooling_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_max_pooling_args_view open_nnb_functions_max_pooling_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 20 <= len &&
            at + 29 <= len; */
    uint64_t pos = at;
    const uint64_t kernel_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const uint64_t ignore_border = ks_u1(buf + pos);
    /*@ assert ignore_border: ignore_border == nnb_functions_max_pooling_args_ignore_border(buf,
            at); */
    const uint64_t alignment_37_at = pos + 1;
    const uint64_t alignment_37_size = 3;
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    /*@ assert at + 29 <= len; */
    const uint64_t channel_last = ks_u1(buf + pos);
    /*@ assert channel_last: channel_last == nnb_functions_max_pooling_args_channel_last(buf,
            at); */
    /*@ assert kernel_at == nnb_functions_max_pooling_args_kernel_at(at); */
    /*@ assert stride_at == nnb_functions_max_pooling_args_stride_at(at); */
    /*@ assert ignore_border == nnb_functions_max_pooling_args_ignore_border(buf, at); */
    /*@ assert ignore_border <= 255; */
    /*@ assert alignment_37_at == nnb_functions_max_pooling_args_alignment_37_at(at); */
    /*@ assert alignment_37_size == nnb_functions_max_pooling_args_alignment_37_size; */
    /*@ assert pad_at == nnb_functions_max_pooling_args_pad_at(at); */
    /*@ assert channel_last == nnb_functions_max_pooling_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_max_pooling_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.kernel_at = kernel_at;
    view.stride_at = stride_at;
    view.ignore_border = ignore_border;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.pad_at = pad_at;
    view.channel_last = channel_last;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_max_pooling_args_view_kernel(nnb_functions_max_pooling_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_max_pooling_args_view_stride(nnb_functions_max_pooling_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_max_pooling_args_view_pad(nnb_functions_max_pooling_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- kernel_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_kernel_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_kernel_args_view(\result);
    ensures \result.kernel_at == nnb_functions_kernel_args_kernel_at(at);
*/
static KS_INLINE nnb_functions_kernel_args_view open_nnb_functions_kernel_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const uint64_t kernel_at = pos;
    pos += 8;
    /*@ assert kernel_at == nnb_functions_kernel_args_kernel_at(at); */
    nnb_functions_kernel_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.kernel_at = kernel_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_kernel_args_view_kernel(nnb_functions_kernel_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- inplace_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_inplace_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_inplace_args_view(\result);
    ensures \result.inplace == nnb_functions_inplace_args_inplace(buf, at);
    ensures \result.inplace <= 255;
*/
static KS_INLINE nnb_functions_inplace_args_view
        open_nnb_functions_inplace_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t inplace = ks_u1(buf + at);
    /*@ assert inplace: inplace == nnb_functions_inplace_args_inplace(buf, at); */
    /*@ assert inplace == nnb_functions_inplace_args_inplace(buf, at); */
    /*@ assert inplace <= 255; */
    nnb_functions_inplace_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.inplace = inplace;
    return view;
}

/* ---- alpha_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_alpha_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_alpha_args_view(\result);
    ensures \result.alpha_at == nnb_functions_alpha_args_alpha_at(at);
*/
static KS_INLINE nnb_functions_alpha_args_view open_nnb_functions_alpha_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t alpha_at = at;
    /*@ assert alpha_at == nnb_functions_alpha_args_alpha_at(at); */
    nnb_functions_alpha_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.alpha_at = alpha_at;
    return view;
}

/* ---- axis_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_axis_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_axis_args_view(\result);
    ensures \result.axis == nnb_functions_axis_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
*/
static KS_INLINE nnb_functions_axis_args_view open_nnb_functions_axis_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t axis = ks_s4le(buf + at);
    /*@ assert axis: axis == nnb_functions_axis_args_axis(buf, at); */
    /*@ assert axis == nnb_functions_axis_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    nnb_functions_axis_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.axis = axis;
    return view;
}

/* ---- scale_alpha_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_scale_alpha_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_scale_alpha_args_view(\result);
    ensures \result.scale_at == nnb_functions_scale_alpha_args_scale_at(at);
    ensures \result.alpha_at == nnb_functions_scale_alpha_args_alpha_at(at);
*/
static KS_INLINE
        nnb_functions_scale_alpha_args_view open_nnb_functions_scale_alpha_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const uint64_t scale_at = at;
    const uint64_t alpha_at = at + 4;
    /*@ assert scale_at == nnb_functions_scale_alpha_args_scale_at(at); */
    /*@ assert alpha_at == nnb_functions_scale_alpha_args_alpha_at(at); */
    nnb_functions_scale_alpha_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.scale_at = scale_at;
    view.alpha_at = alpha_at;
    return view;
}

/* ---- alpha_axis_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_alpha_axis_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_alpha_axis_args_view(\result);
    ensures \result.alpha_at == nnb_functions_alpha_axis_args_alpha_at(at);
    ensures \result.axis == nnb_functions_alpha_axis_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
*/
static KS_INLINE
        nnb_functions_alpha_axis_args_view open_nnb_functions_alpha_axis_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const uint64_t alpha_at = at;
    const int64_t axis = ks_s4le(buf + (at + 4));
    /*@ assert axis: axis == nnb_functions_alpha_axis_args_axis(buf, at); */
    /*@ assert alpha_at == nnb_functions_alpha_axis_args_alpha_at(at); */
    /*@ assert axis == nnb_functions_alpha_axis_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    nnb_functions_alpha_axis_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.alpha_at = alpha_at;
    view.axis = axis;
    return view;
}

/* ---- batch_normalization_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_batch_normalization_0_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_batch_normalization_0_args_view(\result);
    ensures \result.axes_at == nnb_functions_batch_normalization_0_args_axes_at(at);
    ensures \result.decay_rate_at == nnb_functions_batch_normalization_0_args_decay_rate_at(at);
    ensures \result.eps_at == nnb_functions_batch_normalization_0_args_eps_at(at);
    ensures \result.batch_stat == nnb_functions_batch_normalization_0_args_batch_stat(buf, at);
    ensures \result.batch_stat <= 255;
*/
static KS_INLINE
        nnb_functions_batch_normalization_0_args_view
        open_nnb_functions_batch_normalization_0_args(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict,
        uint64_t base) {
    /*@ assert known: at + 17 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 17 <= len; */
    const uint64_t decay_rate_at = pos;
    const uint64_t eps_at = pos + 4;
    const uint64_t batch_stat = ks_u1(buf + (pos + 8));
    /*@ assert batch_stat: batch_stat == nnb_functions_batch_normalization_0_args_batch_stat(buf,
            at); */
    /*@ assert axes_at == nnb_functions_batch_normalization_0_args_axes_at(at); */
    /*@ assert decay_rate_at == nnb_functions_batch_normalization_0_args_decay_rate_at(at); */
    /*@ assert eps_at == nnb_functions_batch_normalization_0_args_eps_at(at); */
    /*@ assert batch_stat == nnb_functions_batch_normalization_0_args_batch_stat(buf, at); */
    /*@ assert batch_stat <= 255; */
    nnb_functions_batch_normalization_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.decay_rate_at = decay_rate_at;
    view.eps_at = eps_at;
    view.batch_stat = batch_stat;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_batch_normalization_0_args_view_axes(nnb_functions_batch_normalization_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- base_axis_update_running_mean_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_base_axis_update_running_mean_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_base_axis_update_running_mean_args_view(\result);
    ensures \result.base_axis == nnb_functions_base_axis_update_running_mean_args_base_axis(buf,
            at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.update_running_mean ==
            nnb_functions_base_axis_update_running_mean_args_update_running_mean(buf, at);
    ensures \result.update_running_mean <= 255;
*/
static KS_INLINE
        nnb_functions_base_axis_update_running_mean_args_view open_nnb_functions_base_axis_update_running_mean_args(const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const int64_t base_axis = ks_s4le(buf + at);
    /*@ assert base_axis: base_axis ==
            nnb_functions_base_axis_update_running_mean_args_base_axis(buf, at); */
    const uint64_t update_running_mean = ks_u1(buf + (at + 4));
    /*@ assert update_running_mean:
            update_running_mean ==
            nnb_functions_base_axis_update_running_mean_args_update_running_mean(buf, at); */
    /*@ assert base_axis == nnb_functions_base_axis_update_running_mean_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert update_running_mean ==
            nnb_functions_base_axis_update_running_mean_args_update_running_mean(buf, at); */
    /*@ assert update_running_mean <= 255; */
    nnb_functions_base_axis_update_running_mean_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.base_axis = base_axis;
    view.update_running_mean = update_running_mean;
    return view;
}

/* ---- axes_keep_dims_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_axes_keep_dims_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_axes_keep_dims_args_view(\result);
    ensures \result.axes_at == nnb_functions_axes_keep_dims_args_axes_at(at);
    ensures \result.keep_dims == nnb_functions_axes_keep_dims_args_keep_dims(buf, at);
    ensures \result.keep_dims <= 255;
*/
static KS_INLINE
        nnb_functions_axes_keep_dims_args_view
        open_nnb_functions_axes_keep_dims_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 9 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 9 <= len; */
    const uint64_t keep_dims = ks_u1(buf + pos);
    /*@ assert keep_dims: keep_dims == nnb_functions_axes_keep_dims_args_keep_dims(buf, at); */
    /*@ assert axes_at == nnb_functions_axes_keep_dims_args_axes_at(at); */
    /*@ assert keep_dims == nnb_functions_axes_keep_dims_args_keep_dims(buf, at); */
    /*@ assert keep_dims <= 255; */
    nnb_functions_axes_keep_dims_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.keep_dims = keep_dims;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_axes_keep_dims_args_view_axes(nnb_functions_axes_keep_dims_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- val_float_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_val_float_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_val_float_args_view(\result);
    ensures \result.val_at == nnb_functions_val_float_args_val_at(at);
*/
static KS_INLINE
        nnb_functions_val_float_args_view open_nnb_functions_val_float_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t val_at = at;
    /*@ assert val_at == nnb_functions_val_float_args_val_at(at); */
    nnb_functions_val_float_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.val_at = val_at;
    return view;
}

/* ---- val_bool_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_val_bool_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_val_bool_args_view(\result);
    ensures \result.val == nnb_functions_val_bool_args_val(buf, at);
    ensures \result.val <= 255;
*/
static KS_INLINE nnb_functions_val_bool_args_view
        open_nnb_functions_val_bool_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t val = ks_u1(buf + at);
    /*@ assert val: val == nnb_functions_val_bool_args_val(buf, at); */
    /*@ assert val == nnb_functions_val_bool_args_val(buf, at); */
    /*@ assert val <= 255; */
    nnb_functions_val_bool_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.val = val;
    return view;
}

/* ---- val_shape_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_val_shape_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_val_shape_args_view(\result);
    ensures \result.val_at == nnb_functions_val_shape_args_val_at(at);
    ensures \result.shape_at == nnb_functions_val_shape_args_shape_at(at);
*/
static KS_INLINE
        nnb_functions_val_shape_args_view open_nnb_functions_val_shape_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const uint64_t val_at = pos;
    pos += 4;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert val_at == nnb_functions_val_shape_args_val_at(at); */
    /*@ assert shape_at == nnb_functions_val_shape_args_shape_at(at); */
    nnb_functions_val_shape_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.val_at = val_at;
    view.shape_at = shape_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_val_shape_args_view_shape(nnb_functions_val_shape_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- transpose_a_transpose_b_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_transpose_a_transpose_b_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_transpose_a_transpose_b_args_view(\result);
    ensures \result.transpose_a == nnb_functions_transpose_a_transpose_b_args_transpose_a(buf, at);
    ensures \result.transpose_a <= 255;
    ensures \result.transpose_b == nnb_functions_transpose_a_transpose_b_args_transpose_b(buf, at);
    ensures \result.transpose_b <= 255;
*/
static KS_INLINE
        nnb_functions_transpose_a_transpose_b_args_view open_nnb_functions_transpose_a_transpose_b_args(const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 2 <= len; */
    /*@ assert at + 2 <= len; */
    const uint64_t transpose_a = ks_u1(buf + at);
    /*@ assert transpose_a: transpose_a ==
            nnb_functions_transpose_a_transpose_b_args_transpose_a(buf, at); */
    const uint64_t transpose_b = ks_u1(buf + (at + 1));
    /*@ assert transpose_b: transpose_b ==
            nnb_functions_transpose_a_transpose_b_args_transpose_b(buf, at); */
    /*@ assert transpose_a == nnb_functions_transpose_a_transpose_b_args_transpose_a(buf, at); */
    /*@ assert transpose_a <= 255; */
    /*@ assert transpose_b == nnb_functions_transpose_a_transpose_b_args_transpose_b(buf, at); */
    /*@ assert transpose_b <= 255; */
    nnb_functions_transpose_a_transpose_b_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.transpose_a = transpose_a;
    view.transpose_b = transpose_b;
    return view;
}

/* ---- slice_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_slice_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_slice_args_view(\result);
    ensures \result.start_at == nnb_functions_slice_args_start_at(at);
    ensures \result.stop_at == nnb_functions_slice_args_stop_at(at);
    ensures \result.step_at == nnb_functions_slice_args_step_at(at);
*/
static KS_INLINE nnb_functions_slice_args_view open_nnb_functions_slice_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const uint64_t start_at = pos;
    pos += 8;
    const uint64_t stop_at = pos;
    pos += 8;
    const uint64_t step_at = pos;
    pos += 8;
    /*@ assert start_at == nnb_functions_slice_args_start_at(at); */
    /*@ assert stop_at == nnb_functions_slice_args_stop_at(at); */
    /*@ assert step_at == nnb_functions_slice_args_step_at(at); */
    nnb_functions_slice_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.start_at = start_at;
    view.stop_at = stop_at;
    view.step_at = step_at;
    return view;
}

nnb_functions_int_list_view nnb_functions_slice_args_view_start(nnb_functions_slice_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.start_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.start_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view nnb_functions_slice_args_view_stop(nnb_functions_slice_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stop_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stop_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view nnb_functions_slice_args_view_step(nnb_functions_slice_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.step_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.step_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- axes_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_axes_args(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_axes_args_view(\result);
    ensures \result.axes_at == nnb_functions_axes_args_axes_at(at);
*/
static KS_INLINE nnb_functions_axes_args_view open_nnb_functions_axes_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert axes_at == nnb_functions_axes_args_axes_at(at); */
    nnb_functions_axes_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    return view;
}

nnb_functions_int_list_view nnb_functions_axes_args_view_axes(nnb_functions_axes_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- shape_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_shape_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_shape_args_view(\result);
    ensures \result.shape_at == nnb_functions_shape_args_shape_at(at);
*/
static KS_INLINE nnb_functions_shape_args_view open_nnb_functions_shape_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert shape_at == nnb_functions_shape_args_shape_at(at); */
    nnb_functions_shape_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shape_at = shape_at;
    return view;
}

nnb_functions_int_list_view nnb_functions_shape_args_view_shape(nnb_functions_shape_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- shifts_border_mode_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_shifts_border_mode_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_shifts_border_mode_args_view(\result);
    ensures \result.shifts_at == nnb_functions_shifts_border_mode_args_shifts_at(at);
    ensures \result.border_mode == nnb_functions_shifts_border_mode_args_border_mode(buf, at);
    ensures -2147483648 <= \result.border_mode <= 2147483647;
*/
static KS_INLINE
        nnb_functions_shifts_border_mode_args_view
        open_nnb_functions_shifts_border_mode_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 12 <= len; */
    uint64_t pos = at;
    const uint64_t shifts_at = pos;
    pos += 8;
    /*@ assert at + 12 <= len; */
    const int64_t border_mode = ks_s4le(buf + pos);
    /*@ assert border_mode: border_mode == nnb_functions_shifts_border_mode_args_border_mode(buf,
            at); */
    /*@ assert shifts_at == nnb_functions_shifts_border_mode_args_shifts_at(at); */
    /*@ assert border_mode == nnb_functions_shifts_border_mode_args_border_mode(buf, at); */
    /*@ assert -2147483648 <= border_mode <= 2147483647; */
    nnb_functions_shifts_border_mode_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shifts_at = shifts_at;
    view.border_mode = border_mode;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_shifts_border_mode_args_view_shifts(nnb_functions_shifts_border_mode_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shifts_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shifts_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- p_seed_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_p_seed_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_p_seed_args_view(\result);
    ensures \result.p_at == nnb_functions_p_seed_args_p_at(at);
    ensures \result.seed == nnb_functions_p_seed_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE nnb_functions_p_seed_args_view open_nnb_functions_p_seed_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const uint64_t p_at = at;
    const int64_t seed = ks_s4le(buf + (at + 4));
    /*@ assert seed: seed == nnb_functions_p_seed_args_seed(buf, at); */
    /*@ assert p_at == nnb_functions_p_seed_args_p_at(at); */
    /*@ assert seed == nnb_functions_p_seed_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_p_seed_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.p_at = p_at;
    view.seed = seed;
    return view;
}

/* ---- top_k_data_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_top_k_data_0_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_top_k_data_0_args_view(\result);
    ensures \result.k == nnb_functions_top_k_data_0_args_k(buf, at);
    ensures -2147483648 <= \result.k <= 2147483647;
    ensures \result.abs == nnb_functions_top_k_data_0_args_abs(buf, at);
    ensures \result.abs <= 255;
    ensures \result.reduce == nnb_functions_top_k_data_0_args_reduce(buf, at);
    ensures \result.reduce <= 255;
    ensures \result.alignment_26_at == nnb_functions_top_k_data_0_args_alignment_26_at(at);
    ensures \result.alignment_26_size == nnb_functions_top_k_data_0_args_alignment_26_size;
    ensures \result.base_axis == nnb_functions_top_k_data_0_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
*/
static KS_INLINE
        nnb_functions_top_k_data_0_args_view
        open_nnb_functions_top_k_data_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const int64_t k = ks_s4le(buf + at);
    /*@ assert k: k == nnb_functions_top_k_data_0_args_k(buf, at); */
    const uint64_t abs = ks_u1(buf + (at + 4));
    /*@ assert abs: abs == nnb_functions_top_k_data_0_args_abs(buf, at); */
    const uint64_t reduce = ks_u1(buf + (at + 5));
    /*@ assert reduce: reduce == nnb_functions_top_k_data_0_args_reduce(buf, at); */
    const uint64_t alignment_26_at = at + 6;
    const uint64_t alignment_26_size = 2;
    const int64_t base_axis = ks_s4le(buf + (at + 8));
    /*@ assert base_axis: base_axis == nnb_functions_top_k_data_0_args_base_axis(buf, at); */
    /*@ assert k == nnb_functions_top_k_data_0_args_k(buf, at); */
    /*@ assert -2147483648 <= k <= 2147483647; */
    /*@ assert abs == nnb_functions_top_k_data_0_args_abs(buf, at); */
    /*@ assert abs <= 255; */
    /*@ assert reduce == nnb_functions_top_k_data_0_args_reduce(buf, at); */
    /*@ assert reduce <= 255; */
    /*@ assert alignment_26_at == nnb_functions_top_k_data_0_args_alignment_26_at(at); */
    /*@ assert alignment_26_size == nnb_functions_top_k_data_0_args_alignment_26_size; */
    /*@ assert base_axis == nnb_functions_top_k_data_0_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    nnb_functions_top_k_data_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.k = k;
    view.abs = abs;
    view.reduce = reduce;
    view.alignment_26_at = alignment_26_at;
    view.alignment_26_size = alignment_26_size;
    view.base_axis = base_axis;
    return view;
}

/* ---- top_k_grad_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_top_k_grad_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_top_k_grad_args_view(\result);
    ensures \result.k == nnb_functions_top_k_grad_args_k(buf, at);
    ensures -2147483648 <= \result.k <= 2147483647;
    ensures \result.abs == nnb_functions_top_k_grad_args_abs(buf, at);
    ensures \result.abs <= 255;
    ensures \result.alignment_25_at == nnb_functions_top_k_grad_args_alignment_25_at(at);
    ensures \result.alignment_25_size == nnb_functions_top_k_grad_args_alignment_25_size;
    ensures \result.base_axis == nnb_functions_top_k_grad_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
*/
static KS_INLINE
        nnb_functions_top_k_grad_args_view open_nnb_functions_top_k_grad_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const int64_t k = ks_s4le(buf + at);
    /*@ assert k: k == nnb_functions_top_k_grad_args_k(buf, at); */
    const uint64_t abs = ks_u1(buf + (at + 4));
    /*@ assert abs: abs == nnb_functions_top_k_grad_args_abs(buf, at); */
    const uint64_t alignment_25_at = at + 5;
    const uint64_t alignment_25_size = 3;
    const int64_t base_axis = ks_s4le(buf + (at + 8));
    /*@ assert base_axis: base_axis == nnb_functions_top_k_grad_args_base_axis(buf, at); */
    /*@ assert k == nnb_functions_top_k_grad_args_k(buf, at); */
    /*@ assert -2147483648 <= k <= 2147483647; */
    /*@ assert abs == nnb_functions_top_k_grad_args_abs(buf, at); */
    /*@ assert abs <= 255; */
    /*@ assert alignment_25_at == nnb_functions_top_k_grad_args_alignment_25_at(at); */
    /*@ assert alignment_25_size == nnb_functions_top_k_grad_args_alignment_25_size; */
    /*@ assert base_axis == nnb_functions_top_k_grad_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    nnb_functions_top_k_grad_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.k = k;
    view.abs = abs;
    view.alignment_25_at = alignment_25_at;
    view.alignment_25_size = alignment_25_size;
    view.base_axis = base_axis;
    return view;
}

/* ---- rand_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_rand_args(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_rand_args_view(\result);
    ensures \result.low_at == nnb_functions_rand_args_low_at(at);
    ensures \result.high_at == nnb_functions_rand_args_high_at(at);
    ensures \result.shape_at == nnb_functions_rand_args_shape_at(at);
    ensures \result.seed == nnb_functions_rand_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE nnb_functions_rand_args_view open_nnb_functions_rand_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 20 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const uint64_t low_at = pos;
    const uint64_t high_at = pos + 4;
    pos += 8;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const int64_t seed = ks_s4le(buf + pos);
    /*@ assert seed: seed == nnb_functions_rand_args_seed(buf, at); */
    /*@ assert low_at == nnb_functions_rand_args_low_at(at); */
    /*@ assert high_at == nnb_functions_rand_args_high_at(at); */
    /*@ assert shape_at == nnb_functions_rand_args_shape_at(at); */
    /*@ assert seed == nnb_functions_rand_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_rand_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.low_at = low_at;
    view.high_at = high_at;
    view.shape_at = shape_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view nnb_functions_rand_args_view_shape(nnb_functions_rand_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- randint_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_randint_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_randint_args_view(\result);
    ensures \result.low == nnb_functions_randint_args_low(buf, at);
    ensures -2147483648 <= \result.low <= 2147483647;
    ensures \result.high == nnb_functions_randint_args_high(buf, at);
    ensures -2147483648 <= \result.high <= 2147483647;
    ensures \result.shape_at == nnb_functions_randint_args_shape_at(at);
    ensures \result.seed == nnb_functions_randint_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE nnb_functions_randint_args_view
        open_nnb_functions_randint_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 20 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const int64_t low = ks_s4le(buf + pos);
    /*@ assert low: low == nnb_functions_randint_args_low(buf, at); */
    const int64_t high = ks_s4le(buf + (pos + 4));
    /*@ assert high: high == nnb_functions_randint_args_high(buf, at); */
    pos += 8;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const int64_t seed = ks_s4le(buf + pos);
    /*@ assert seed: seed == nnb_functions_randint_args_seed(buf, at); */
    /*@ assert low == nnb_functions_randint_args_low(buf, at); */
    /*@ assert -2147483648 <= low <= 2147483647; */
    /*@ assert high == nnb_functions_randint_args_high(buf, at); */
    /*@ assert -2147483648 <= high <= 2147483647; */
    /*@ assert shape_at == nnb_functions_randint_args_shape_at(at); */
    /*@ assert seed == nnb_functions_randint_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_randint_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.low = low;
    view.high = high;
    view.shape_at = shape_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_randint_args_view_shape(nnb_functions_randint_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- randn_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_randn_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_randn_args_view(\result);
    ensures \result.mu_at == nnb_functions_randn_args_mu_at(at);
    ensures \result.sigma_at == nnb_functions_randn_args_sigma_at(at);
    ensures \result.shape_at == nnb_functions_randn_args_shape_at(at);
    ensures \result.seed == nnb_functions_randn_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE nnb_functions_randn_args_view open_nnb_functions_randn_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 20 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const uint64_t mu_at = pos;
    const uint64_t sigma_at = pos + 4;
    pos += 8;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const int64_t seed = ks_s4le(buf + pos);
    /*@ assert seed: seed == nnb_functions_randn_args_seed(buf, at); */
    /*@ assert mu_at == nnb_functions_randn_args_mu_at(at); */
    /*@ assert sigma_at == nnb_functions_randn_args_sigma_at(at); */
    /*@ assert shape_at == nnb_functions_randn_args_shape_at(at); */
    /*@ assert seed == nnb_functions_randn_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_randn_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.mu_at = mu_at;
    view.sigma_at = sigma_at;
    view.shape_at = shape_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view nnb_functions_randn_args_view_shape(nnb_functions_randn_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- random_crop_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_random_crop_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_random_crop_args_view(\result);
    ensures \result.shape_at == nnb_functions_random_crop_args_shape_at(at);
    ensures \result.base_axis == nnb_functions_random_crop_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.seed == nnb_functions_random_crop_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_random_crop_args_view open_nnb_functions_random_crop_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 16 <= len; */
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 16 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_random_crop_args_base_axis(buf, at); */
    const int64_t seed = ks_s4le(buf + (pos + 4));
    /*@ assert seed: seed == nnb_functions_random_crop_args_seed(buf, at); */
    /*@ assert shape_at == nnb_functions_random_crop_args_shape_at(at); */
    /*@ assert base_axis == nnb_functions_random_crop_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert seed == nnb_functions_random_crop_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_random_crop_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shape_at = shape_at;
    view.base_axis = base_axis;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_random_crop_args_view_shape(nnb_functions_random_crop_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- random_flip_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_random_flip_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_random_flip_args_view(\result);
    ensures \result.axes_at == nnb_functions_random_flip_args_axes_at(at);
    ensures \result.base_axis == nnb_functions_random_flip_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.seed == nnb_functions_random_flip_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_random_flip_args_view open_nnb_functions_random_flip_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 16 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 16 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_random_flip_args_base_axis(buf, at); */
    const int64_t seed = ks_s4le(buf + (pos + 4));
    /*@ assert seed: seed == nnb_functions_random_flip_args_seed(buf, at); */
    /*@ assert axes_at == nnb_functions_random_flip_args_axes_at(at); */
    /*@ assert base_axis == nnb_functions_random_flip_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert seed == nnb_functions_random_flip_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_random_flip_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.base_axis = base_axis;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_random_flip_args_view_axes(nnb_functions_random_flip_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- image_augmentation_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_image_augmentation_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_image_augmentation_args_view(\result);
    ensures \result.shape_at == nnb_functions_image_augmentation_args_shape_at(at);
    ensures \result.pad_at == nnb_functions_image_augmentation_args_pad_at(at);
    ensures \result.min_scale_at == nnb_functions_image_augmentation_args_min_scale_at(at);
    ensures \result.max_scale_at == nnb_functions_image_augmentation_args_max_scale_at(at);
    ensures \result.angle_at == nnb_functions_image_augmentation_args_angle_at(at);
    ensures \result.aspect_ratio_at == nnb_functions_image_augmentation_args_aspect_ratio_at(at);
    ensures \result.distortion_at == nnb_functions_image_augmentation_args_distortion_at(at);
    ensures \result.flip_lr == nnb_functions_image_augmentation_args_flip_lr(buf, at);
    ensures \result.flip_lr <= 255;
    ensures \result.flip_ud == nnb_functions_image_augmentation_args_flip_ud(buf, at);
    ensures \result.flip_ud <= 255;
    ensures \result.alignment_58_at == nnb_functions_image_augmentation_args_alignment_58_at(at);
    ensures \result.alignment_58_size == nnb_functions_image_augmentation_args_alignment_58_size;
    ensures \result.brightness_at == nnb_functions_image_augmentation_args_brightness_at(at);
    ensures \result.brightness_each == nnb_functions_image_augmentation_args_brightness_each(buf,
            at);
    ensures \result.brightness_each <= 255;
    ensures \result.alignment_65_at == nnb_functions_image_augmentation_args_alignment_65_at(at);
    ensures \result.alignment_65_size == nnb_functions_image_augmentation_args_alignment_65_size;
    ensures \result.contrast_at == nnb_functions_image_augmentation_args_contrast_at(at);
    ensures \result.contrast_center_at ==
            nnb_functions_image_augmentation_args_contrast_center_at(at);
    ensures \result.contrast_each == nnb_functions_image_augmentation_args_contrast_each(buf, at);
    ensures \result.contrast_each <= 255;
    ensures \result.alignment_77_at == nnb_functions_image_augmentation_args_alignment_77_at(at);
    ensures \result.alignment_77_size == nnb_functions_image_augmentation_args_alignment_77_size;
    ensures \result.noise_at == nnb_functions_image_augmentation_args_noise_at(at);
    ensures \result.seed == nnb_functions_image_augmentation_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_image_augmentation_args_view
        open_nnb_functions_image_augmentation_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 68 <= len; */
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    pos += 8;
    const uint64_t pad_at = pos;
    pos += 8;
    /*@ assert at + 68 <= len; */
    const uint64_t min_scale_at = pos;
    const uint64_t max_scale_at = pos + 4;
    const uint64_t angle_at = pos + 8;
    const uint64_t aspect_ratio_at = pos + 12;
    const uint64_t distortion_at = pos + 16;
    const uint64_t flip_lr = ks_u1(buf + (pos + 20));
    /*@ assert flip_lr: flip_lr == nnb_functions_image_augmentation_args_flip_lr(buf, at); */
    const uint64_t flip_ud = ks_u1(buf + (pos + 21));
    /*@ assert flip_ud: flip_ud == nnb_functions_image_augmentation_args_flip_ud(buf, at); */
    const uint64_t alignment_58_at = pos + 22;
    const uint64_t alignment_58_size = 2;
    const uint64_t brightness_at = pos + 24;
    const uint64_t brightness_each = ks_u1(buf + (pos + 28));
    /*@ assert brightness_each: brightness_each
            == nnb_functions_image_augmentation_args_brightness_each(buf, at); */
    const uint64_t alignment_65_at = pos + 29;
    const uint64_t alignment_65_size = 3;
    const uint64_t contrast_at = pos + 32;
    const uint64_t contrast_center_at = pos + 36;
    const uint64_t contrast_each = ks_u1(buf + (pos + 40));
    /*@ assert contrast_each: contrast_each ==
            nnb_functions_image_augmentation_args_contrast_each(buf, at); */
    const uint64_t alignment_77_at = pos + 41;
    const uint64_t alignment_77_size = 3;
    const uint64_t noise_at = pos + 44;
    const int64_t seed = ks_s4le(buf + (pos + 48));
    /*@ assert seed: seed == nnb_functions_image_augmentation_args_seed(buf, at); */
    /*@ assert shape_at == nnb_functions_image_augmentation_args_shape_at(at); */
    /*@ assert pad_at == nnb_functions_image_augmentation_args_pad_at(at); */
    /*@ assert min_scale_at == nnb_functions_image_augmentation_args_min_scale_at(at); */
    /*@ assert max_scale_at == nnb_functions_image_augmentation_args_max_scale_at(at); */
    /*@ assert angle_at == nnb_functions_image_augmentation_args_angle_at(at); */
    /*@ assert aspect_ratio_at == nnb_functions_image_augmentation_args_aspect_ratio_at(at); */
    /*@ assert distortion_at == nnb_functions_image_augmentation_args_distortion_at(at); */
    /*@ assert flip_lr == nnb_functions_image_augmentation_args_flip_lr(buf, at); */
    /*@ assert flip_lr <= 255; */
    /*@ assert flip_ud == nnb_functions_image_augmentation_args_flip_ud(buf, at); */
    /*@ assert flip_ud <= 255; */
    /*@ assert alignment_58_at == nnb_functions_image_augmentation_args_alignment_58_at(at); */
    /*@ assert alignment_58_size == nnb_functions_image_augmentation_args_alignment_58_size; */
    /*@ assert brightness_at == nnb_functions_image_augmentation_args_brightness_at(at); */
    /*@ assert brightness_each == nnb_functions_image_augmentation_args_brightness_each(buf, at); */
    /*@ assert brightness_each <= 255; */
    /*@ assert alignment_65_at == nnb_functions_image_augmentation_args_alignment_65_at(at); */
    /*@ assert alignment_65_size == nnb_functions_image_augmentation_args_alignment_65_size; */
    /*@ assert contrast_at == nnb_functions_image_augmentation_args_contrast_at(at); */
    /*@ assert contrast_center_at ==
            nnb_functions_image_augmentation_args_contrast_center_at(at); */
    /*@ assert contrast_each == nnb_functions_image_augmentation_args_contrast_each(buf, at); */
    /*@ assert contrast_each <= 255; */
    /*@ assert alignment_77_at == nnb_functions_image_augmentation_args_alignment_77_at(at); */
    /*@ assert alignment_77_size == nnb_functions_image_augmentation_args_alignment_77_size; */
    /*@ assert noise_at == nnb_functions_image_augmentation_args_noise_at(at); */
    /*@ assert seed == nnb_functions_image_augmentation_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_image_augmentation_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shape_at = shape_at;
    view.pad_at = pad_at;
    view.min_scale_at = min_scale_at;
    view.max_scale_at = max_scale_at;
    view.angle_at = angle_at;
    view.aspect_ratio_at = aspect_ratio_at;
    view.distortion_at = distortion_at;
    view.flip_lr = flip_lr;
    view.flip_ud = flip_ud;
    view.alignment_58_at = alignment_58_at;
    view.alignment_58_size = alignment_58_size;
    view.brightness_at = brightness_at;
    view.brightness_each = brightness_each;
    view.alignment_65_at = alignment_65_at;
    view.alignment_65_size = alignment_65_size;
    view.contrast_at = contrast_at;
    view.contrast_center_at = contrast_center_at;
    view.contrast_each = contrast_each;
    view.alignment_77_at = alignment_77_at;
    view.alignment_77_size = alignment_77_size;
    view.noise_at = noise_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_image_augmentation_args_view_shape(nnb_functions_image_augmentation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_image_augmentation_args_view_pad(nnb_functions_image_augmentation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- delta_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_delta_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_delta_args_view(\result);
    ensures \result.delta_at == nnb_functions_delta_args_delta_at(at);
*/
static KS_INLINE nnb_functions_delta_args_view open_nnb_functions_delta_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t delta_at = at;
    /*@ assert delta_at == nnb_functions_delta_args_delta_at(at); */
    nnb_functions_delta_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.delta_at = delta_at;
    return view;
}

/* ---- epsilon_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_epsilon_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_epsilon_args_view(\result);
    ensures \result.epsilon_at == nnb_functions_epsilon_args_epsilon_at(at);
*/
static KS_INLINE nnb_functions_epsilon_args_view
        open_nnb_functions_epsilon_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t epsilon_at = at;
    /*@ assert epsilon_at == nnb_functions_epsilon_args_epsilon_at(at); */
    nnb_functions_epsilon_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.epsilon_at = epsilon_at;
    return view;
}

/* ---- inq_affine_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_inq_affine_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_inq_affine_args_view(\result);
    ensures \result.base_axis == nnb_functions_inq_affine_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.num_bits == nnb_functions_inq_affine_args_num_bits(buf, at);
    ensures -2147483648 <= \result.num_bits <= 2147483647;
    ensures \result.inq_iterations_at == nnb_functions_inq_affine_args_inq_iterations_at(at);
    ensures \result.selection_algorithm == nnb_functions_inq_affine_args_selection_algorithm(buf,
            at);
    ensures -2147483648 <= \result.selection_algorithm <= 2147483647;
    ensures \result.seed == nnb_functions_inq_affine_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_inq_affine_args_view open_nnb_functions_inq_affine_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 24 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_inq_affine_args_base_axis(buf, at); */
    const int64_t num_bits = ks_s4le(buf + (pos + 4));
    /*@ assert num_bits: num_bits == nnb_functions_inq_affine_args_num_bits(buf, at); */
    pos += 8;
    const uint64_t inq_iterations_at = pos;
    pos += 8;
    /*@ assert at + 24 <= len; */
    const int64_t selection_algorithm = ks_s4le(buf + pos);
    /*@ assert selection_algorithm:
            selection_algorithm == nnb_functions_inq_affine_args_selection_algorithm(buf, at); */
    const int64_t seed = ks_s4le(buf + (pos + 4));
    /*@ assert seed: seed == nnb_functions_inq_affine_args_seed(buf, at); */
    /*@ assert base_axis == nnb_functions_inq_affine_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert num_bits == nnb_functions_inq_affine_args_num_bits(buf, at); */
    /*@ assert -2147483648 <= num_bits <= 2147483647; */
    /*@ assert inq_iterations_at == nnb_functions_inq_affine_args_inq_iterations_at(at); */
    /*@ assert selection_algorithm == nnb_functions_inq_affine_args_selection_algorithm(buf, at); */
    /*@ assert -2147483648 <= selection_algorithm <= 2147483647; */
    /*@ assert seed == nnb_functions_inq_affine_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_inq_affine_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.num_bits = num_bits;
    view.inq_iterations_at = inq_iterations_at;
    view.selection_algorithm = selection_algorithm;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_inq_affine_args_view_inq_iterations(nnb_functions_inq_affine_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.inq_iterations_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.inq_iterations_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- inq_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_inq_convolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_inq_convolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_inq_convolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_inq_convolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_inq_convolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_inq_convolution_args_dilation_at(at);
    ensures \result.group == nnb_functions_inq_convolution_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.num_bits == nnb_functions_inq_convolution_args_num_bits(buf, at);
    ensures -2147483648 <= \result.num_bits <= 2147483647;
    ensures \result.inq_iterations_at == nnb_functions_inq_convolution_args_inq_iterations_at(at);
    ensures \result.selection_algorithm ==
            nnb_functions_inq_convolution_args_selection_algorithm(buf, at);
    ensures -2147483648 <= \result.selection_algorithm <= 2147483647;
    ensures \result.seed == nnb_functions_inq_convolution_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_inq_convolution_args_view
        open_nnb_functions_inq_convolution_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 36 <= len &&
            at + 52 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_inq_convolution_args_base_axis(buf, at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 36 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_inq_convolution_args_group(buf, at); */
    const int64_t num_bits = ks_s4le(buf + (pos + 4));
    /*@ assert num_bits: num_bits == nnb_functions_inq_convolution_args_num_bits(buf, at); */
    pos += 8;
    const uint64_t inq_iterations_at = pos;
    pos += 8;
    /*@ assert at + 52 <= len; */
    const int64_t selection_algorithm = ks_s4le(buf + pos);
    /*@ assert selection_algorithm:
            selection_algorithm == nnb_functions_inq_convolution_args_selection_algorithm(buf,
            at); */
    const int64_t seed = ks_s4le(buf + (pos + 4));
    /*@ assert seed: seed == nnb_functions_inq_convolution_args_seed(buf, at); */
    /*@ assert base_axis == nnb_functions_inq_convolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_inq_convolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_inq_convolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_inq_convolution_args_dilation_at(at); */
    /*@ assert group == nnb_functions_inq_convolution_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert num_bits == nnb_functions_inq_convolution_args_num_bits(buf, at); */
    /*@ assert -2147483648 <= num_bits <= 2147483647; */
    /*@ assert inq_iterations_at == nnb_functions_inq_convolution_args_inq_iterations_at(at); */
    /*@ assert selection_algorithm == nnb_functions_inq_convolution_args_selection_algorithm(buf,
            at); */
    /*@ assert -2147483648 <= selection_algorithm <= 2147483647; */
    /*@ assert seed == nnb_functions_inq_convolution_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_inq_convolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.num_bits = num_bits;
    view.inq_iterations_at = inq_iterations_at;
    view.selection_algorithm = selection_algorithm;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_pad(nnb_functions_inq_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_stride(nnb_functions_inq_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_dilation(nnb_functions_inq_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_inq_convolution_args_view_inq_iterations(nnb_functions_inq_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.inq_iterations_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.inq_iterations_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- fixed_point_quantize_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_fixed_point_quantize_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_fixed_point_quantize_args_view(\result);
    ensures \result.sign_ == nnb_functions_fixed_point_quantize_args_sign(buf, at);
    ensures \result.sign_ <= 255;
    ensures \result.alignment_21_at == nnb_functions_fixed_point_quantize_args_alignment_21_at(at);
    ensures \result.alignment_21_size == nnb_functions_fixed_point_quantize_args_alignment_21_size;
    ensures \result.n == nnb_functions_fixed_point_quantize_args_n(buf, at);
    ensures -2147483648 <= \result.n <= 2147483647;
    ensures \result.delta_at == nnb_functions_fixed_point_quantize_args_delta_at(at);
    ensures \result.ste_fine_grained ==
            nnb_functions_fixed_point_quantize_args_ste_fine_grained(buf, at);
    ensures \result.ste_fine_grained <= 255;
*/
static KS_INLINE
        nnb_functions_fixed_point_quantize_args_view
        open_nnb_functions_fixed_point_quantize_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 13 <= len; */
    /*@ assert at + 13 <= len; */
    const uint64_t sign_ = ks_u1(buf + at);
    /*@ assert sign: sign_ == nnb_functions_fixed_point_quantize_args_sign(buf, at); */
    const uint64_t alignment_21_at = at + 1;
    const uint64_t alignment_21_size = 3;
    const int64_t n = ks_s4le(buf + (at + 4));
    /*@ assert n: n == nnb_functions_fixed_point_quantize_args_n(buf, at); */
    const uint64_t delta_at = at + 8;
    const uint64_t ste_fine_grained = ks_u1(buf + (at + 12));
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_fixed_point_quantize_args_ste_fine_grained(buf, at); */
    /*@ assert sign_ == nnb_functions_fixed_point_quantize_args_sign(buf, at); */
    /*@ assert sign_ <= 255; */
    /*@ assert alignment_21_at == nnb_functions_fixed_point_quantize_args_alignment_21_at(at); */
    /*@ assert alignment_21_size == nnb_functions_fixed_point_quantize_args_alignment_21_size; */
    /*@ assert n == nnb_functions_fixed_point_quantize_args_n(buf, at); */
    /*@ assert -2147483648 <= n <= 2147483647; */
    /*@ assert delta_at == nnb_functions_fixed_point_quantize_args_delta_at(at); */
    /*@ assert ste_fine_grained == nnb_functions_fixed_point_quantize_args_ste_fine_grained(buf,
            at); */
    /*@ assert ste_fine_grained <= 255; */
    nnb_functions_fixed_point_quantize_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.sign_ = sign_;
    view.alignment_21_at = alignment_21_at;
    view.alignment_21_size = alignment_21_size;
    view.n = n;
    view.delta_at = delta_at;
    view.ste_fine_grained = ste_fine_grained;
    return view;
}

/* ---- pow2_quantize_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_pow2_quantize_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_pow2_quantize_args_view(\result);
    ensures \result.sign_ == nnb_functions_pow2_quantize_args_sign(buf, at);
    ensures \result.sign_ <= 255;
    ensures \result.with_zero == nnb_functions_pow2_quantize_args_with_zero(buf, at);
    ensures \result.with_zero <= 255;
    ensures \result.alignment_22_at == nnb_functions_pow2_quantize_args_alignment_22_at(at);
    ensures \result.alignment_22_size == nnb_functions_pow2_quantize_args_alignment_22_size;
    ensures \result.n == nnb_functions_pow2_quantize_args_n(buf, at);
    ensures -2147483648 <= \result.n <= 2147483647;
    ensures \result.m == nnb_functions_pow2_quantize_args_m(buf, at);
    ensures -2147483648 <= \result.m <= 2147483647;
    ensures \result.ste_fine_grained == nnb_functions_pow2_quantize_args_ste_fine_grained(buf, at);
    ensures \result.ste_fine_grained <= 255;
*/
static KS_INLINE
        nnb_functions_pow2_quantize_args_view
        open_nnb_functions_pow2_quantize_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 13 <= len; */
    /*@ assert at + 13 <= len; */
    const uint64_t sign_ = ks_u1(buf + at);
    /*@ assert sign: sign_ == nnb_functions_pow2_quantize_args_sign(buf, at); */
    const uint64_t with_zero = ks_u1(buf + (at + 1));
    /*@ assert with_zero: with_zero == nnb_functions_pow2_quantize_args_with_zero(buf, at); */
    const uint64_t alignment_22_at = at + 2;
    const uint64_t alignment_22_size = 2;
    const int64_t n = ks_s4le(buf + (at + 4));
    /*@ assert n: n == nnb_functions_pow2_quantize_args_n(buf, at); */
    const int64_t m = ks_s4le(buf + (at + 8));
    /*@ assert m: m == nnb_functions_pow2_quantize_args_m(buf, at); */
    const uint64_t ste_fine_grained = ks_u1(buf + (at + 12));
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_pow2_quantize_args_ste_fine_grained(buf, at); */
    /*@ assert sign_ == nnb_functions_pow2_quantize_args_sign(buf, at); */
    /*@ assert sign_ <= 255; */
    /*@ assert with_zero == nnb_functions_pow2_quantize_args_with_zero(buf, at); */
    /*@ assert with_zero <= 255; */
    /*@ assert alignment_22_at == nnb_functions_pow2_quantize_args_alignment_22_at(at); */
    /*@ assert alignment_22_size == nnb_functions_pow2_quantize_args_alignment_22_size; */
    /*@ assert n == nnb_functions_pow2_quantize_args_n(buf, at); */
    /*@ assert -2147483648 <= n <= 2147483647; */
    /*@ assert m == nnb_functions_pow2_quantize_args_m(buf, at); */
    /*@ assert -2147483648 <= m <= 2147483647; */
    /*@ assert ste_fine_grained == nnb_functions_pow2_quantize_args_ste_fine_grained(buf, at); */
    /*@ assert ste_fine_grained <= 255; */
    nnb_functions_pow2_quantize_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.sign_ = sign_;
    view.with_zero = with_zero;
    view.alignment_22_at = alignment_22_at;
    view.alignment_22_size = alignment_22_size;
    view.n = n;
    view.m = m;
    view.ste_fine_grained = ste_fine_grained;
    return view;
}

/* ---- axis_n_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_axis_n_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_axis_n_args_view(\result);
    ensures \result.axis == nnb_functions_axis_n_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
    ensures \result.n == nnb_functions_axis_n_args_n(buf, at);
    ensures -2147483648 <= \result.n <= 2147483647;
*/
static KS_INLINE nnb_functions_axis_n_args_view open_nnb_functions_axis_n_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t axis = ks_s4le(buf + at);
    /*@ assert axis: axis == nnb_functions_axis_n_args_axis(buf, at); */
    const int64_t n = ks_s4le(buf + (at + 4));
    /*@ assert n: n == nnb_functions_axis_n_args_n(buf, at); */
    /*@ assert axis == nnb_functions_axis_n_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    /*@ assert n == nnb_functions_axis_n_args_n(buf, at); */
    /*@ assert -2147483648 <= n <= 2147483647; */
    nnb_functions_axis_n_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.axis = axis;
    view.n = n;
    return view;
}

/* ---- base_axis_eps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_base_axis_eps_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_base_axis_eps_args_view(\result);
    ensures \result.base_axis == nnb_functions_base_axis_eps_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.eps_at == nnb_functions_base_axis_eps_args_eps_at(at);
*/
static KS_INLINE
        nnb_functions_base_axis_eps_args_view
        open_nnb_functions_base_axis_eps_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t base_axis = ks_s4le(buf + at);
    /*@ assert base_axis: base_axis == nnb_functions_base_axis_eps_args_base_axis(buf, at); */
    const uint64_t eps_at = at + 4;
    /*@ assert base_axis == nnb_functions_base_axis_eps_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert eps_at == nnb_functions_base_axis_eps_args_eps_at(at); */
    nnb_functions_base_axis_eps_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.base_axis = base_axis;
    view.eps_at = eps_at;
    return view;
}

/* ---- one_input_grad_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_one_input_grad_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_one_input_grad_args_view(\result);
    ensures \result.one_input_grad == nnb_functions_one_input_grad_args_one_input_grad(buf, at);
    ensures \result.one_input_grad <= 255;
*/
static KS_INLINE
        nnb_functions_one_input_grad_args_view
        open_nnb_functions_one_input_grad_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t one_input_grad = ks_u1(buf + at);
    /*@ assert one_input_grad: one_input_grad ==
            nnb_functions_one_input_grad_args_one_input_grad(buf, at); */
    /*@ assert one_input_grad == nnb_functions_one_input_grad_args_one_input_grad(buf, at); */
    /*@ assert one_input_grad <= 255; */
    nnb_functions_one_input_grad_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.one_input_grad = one_input_grad;
    return view;
}

/* ---- clip_norm_axes_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_clip_norm_axes_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_clip_norm_axes_args_view(\result);
    ensures \result.clip_norm_at == nnb_functions_clip_norm_axes_args_clip_norm_at(at);
    ensures \result.axes_at == nnb_functions_clip_norm_axes_args_axes_at(at);
*/
static KS_INLINE
        nnb_functions_clip_norm_axes_args_view
        open_nnb_functions_clip_norm_axes_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const uint64_t clip_norm_at = pos;
    pos += 4;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert clip_norm_at == nnb_functions_clip_norm_axes_args_clip_norm_at(at); */
    /*@ assert axes_at == nnb_functions_clip_norm_axes_args_axes_at(at); */
    nnb_functions_clip_norm_axes_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.clip_norm_at = clip_norm_at;
    view.axes_at = axes_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_clip_norm_axes_args_view_axes(nnb_functions_clip_norm_axes_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- pad_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_pad_args(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_pad_args_view(\result);
    ensures \result.pad_width_at == nnb_functions_pad_args_pad_width_at(at);
    ensures \result.mode == nnb_functions_pad_args_mode(buf, at);
    ensures -2147483648 <= \result.mode <= 2147483647;
    ensures \result.constant_value_at == nnb_functions_pad_args_constant_value_at(at);
*/
static KS_INLINE nnb_functions_pad_args_view open_nnb_functions_pad_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 16 <= len; */
    uint64_t pos = at;
    const uint64_t pad_width_at = pos;
    pos += 8;
    /*@ assert at + 16 <= len; */
    const int64_t mode = ks_s4le(buf + pos);
    /*@ assert mode: mode == nnb_functions_pad_args_mode(buf, at); */
    const uint64_t constant_value_at = pos + 4;
    /*@ assert pad_width_at == nnb_functions_pad_args_pad_width_at(at); */
    /*@ assert mode == nnb_functions_pad_args_mode(buf, at); */
    /*@ assert -2147483648 <= mode <= 2147483647; */
    /*@ assert constant_value_at == nnb_functions_pad_args_constant_value_at(at); */
    nnb_functions_pad_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.pad_width_at = pad_width_at;
    view.mode = mode;
    view.constant_value_at = constant_value_at;
    return view;
}

nnb_functions_int_list_view nnb_functions_pad_args_view_pad_width(nnb_functions_pad_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_width_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_width_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- shape_inplace_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_shape_inplace_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_shape_inplace_args_view(\result);
    ensures \result.shape_at == nnb_functions_shape_inplace_args_shape_at(at);
    ensures \result.inplace == nnb_functions_shape_inplace_args_inplace(buf, at);
    ensures \result.inplace <= 255;
*/
static KS_INLINE
        nnb_functions_shape_inplace_args_view
        open_nnb_functions_shape_inplace_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 9 <= len; */
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 9 <= len; */
    const uint64_t inplace = ks_u1(buf + pos);
    /*@ assert inplace: inplace == nnb_functions_shape_inplace_args_inplace(buf, at); */
    /*@ assert shape_at == nnb_functions_shape_inplace_args_shape_at(at); */
    /*@ assert inplace == nnb_functions_shape_inplace_args_inplace(buf, at); */
    /*@ assert inplace <= 255; */
    nnb_functions_shape_inplace_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shape_at = shape_at;
    view.inplace = inplace;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_shape_inplace_args_view_shape(nnb_functions_shape_inplace_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- interpolate_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_interpolate_0_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_interpolate_0_args_view(\result);
    ensures \result.output_size_at == nnb_functions_interpolate_0_args_output_size_at(at);
    ensures \result.mode == nnb_functions_interpolate_0_args_mode(buf, at);
    ensures -2147483648 <= \result.mode <= 2147483647;
    ensures \result.align_corners == nnb_functions_interpolate_0_args_align_corners(buf, at);
    ensures \result.align_corners <= 255;
*/
static KS_INLINE
        nnb_functions_interpolate_0_args_view
        open_nnb_functions_interpolate_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 13 <= len; */
    uint64_t pos = at;
    const uint64_t output_size_at = pos;
    pos += 8;
    /*@ assert at + 13 <= len; */
    const int64_t mode = ks_s4le(buf + pos);
    /*@ assert mode: mode == nnb_functions_interpolate_0_args_mode(buf, at); */
    const uint64_t align_corners = ks_u1(buf + (pos + 4));
    /*@ assert align_corners: align_corners == nnb_functions_interpolate_0_args_align_corners(buf,
            at); */
    /*@ assert output_size_at == nnb_functions_interpolate_0_args_output_size_at(at); */
    /*@ assert mode == nnb_functions_interpolate_0_args_mode(buf, at); */
    /*@ assert -2147483648 <= mode <= 2147483647; */
    /*@ assert align_corners == nnb_functions_interpolate_0_args_align_corners(buf, at); */
    /*@ assert align_corners <= 255; */
    nnb_functions_interpolate_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.output_size_at = output_size_at;
    view.mode = mode;
    view.align_corners = align_corners;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_interpolate_0_args_view_output_size(nnb_functions_interpolate_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- alpha_inplace_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_alpha_inplace_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_alpha_inplace_args_view(\result);
    ensures \result.alpha_at == nnb_functions_alpha_inplace_args_alpha_at(at);
    ensures \result.inplace == nnb_functions_alpha_inplace_args_inplace(buf, at);
    ensures \result.inplace <= 255;
*/
static KS_INLINE
        nnb_functions_alpha_inplace_args_view
        open_nnb_functions_alpha_inplace_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const uint64_t alpha_at = at;
    const uint64_t inplace = ks_u1(buf + (at + 4));
    /*@ assert inplace: inplace == nnb_functions_alpha_inplace_args_inplace(buf, at); */
    /*@ assert alpha_at == nnb_functions_alpha_inplace_args_alpha_at(at); */
    /*@ assert inplace == nnb_functions_alpha_inplace_args_inplace(buf, at); */
    /*@ assert inplace <= 255; */
    nnb_functions_alpha_inplace_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.alpha_at = alpha_at;
    view.inplace = inplace;
    return view;
}

/* ---- sort_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_sort_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_sort_args_view(\result);
    ensures \result.axis == nnb_functions_sort_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
    ensures \result.reverse == nnb_functions_sort_args_reverse(buf, at);
    ensures \result.reverse <= 255;
    ensures \result.with_index == nnb_functions_sort_args_with_index(buf, at);
    ensures \result.with_index <= 255;
    ensures \result.only_index == nnb_functions_sort_args_only_index(buf, at);
    ensures \result.only_index <= 255;
*/
static KS_INLINE nnb_functions_sort_args_view open_nnb_functions_sort_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 7 <= len; */
    /*@ assert at + 7 <= len; */
    const int64_t axis = ks_s4le(buf + at);
    /*@ assert axis: axis == nnb_functions_sort_args_axis(buf, at); */
    const uint64_t reverse = ks_u1(buf + (at + 4));
    /*@ assert reverse: reverse == nnb_functions_sort_args_reverse(buf, at); */
    const uint64_t with_index = ks_u1(buf + (at + 5));
    /*@ assert with_index: with_index == nnb_functions_sort_args_with_index(buf, at); */
    const uint64_t only_index = ks_u1(buf + (at + 6));
    /*@ assert only_index: only_index == nnb_functions_sort_args_only_index(buf, at); */
    /*@ assert axis == nnb_functions_sort_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    /*@ assert reverse == nnb_functions_sort_args_reverse(buf, at); */
    /*@ assert reverse <= 255; */
    /*@ assert with_index == nnb_functions_sort_args_with_index(buf, at); */
    /*@ assert with_index <= 255; */
    /*@ assert only_index == nnb_functions_sort_args_only_index(buf, at); */
    /*@ assert only_index <= 255; */
    nnb_functions_sort_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.axis = axis;
    view.reverse = reverse;
    view.with_index = with_index;
    view.only_index = only_index;
    return view;
}

/* ---- min_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_min_args(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_min_args_view(\result);
    ensures \result.axes_at == nnb_functions_min_args_axes_at(at);
    ensures \result.keep_dims == nnb_functions_min_args_keep_dims(buf, at);
    ensures \result.keep_dims <= 255;
    ensures \result.with_index == nnb_functions_min_args_with_index(buf, at);
    ensures \result.with_index <= 255;
    ensures \result.only_index == nnb_functions_min_args_only_index(buf, at);
    ensures \result.only_index <= 255;
*/
static KS_INLINE nnb_functions_min_args_view open_nnb_functions_min_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 11 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 11 <= len; */
    const uint64_t keep_dims = ks_u1(buf + pos);
    /*@ assert keep_dims: keep_dims == nnb_functions_min_args_keep_dims(buf, at); */
    const uint64_t with_index = ks_u1(buf + (pos + 1));
    /*@ assert with_index: with_index == nnb_functions_min_args_with_index(buf, at); */
    const uint64_t only_index = ks_u1(buf + (pos + 2));
    /*@ assert only_index: only_index == nnb_functions_min_args_only_index(buf, at); */
    /*@ assert axes_at == nnb_functions_min_args_axes_at(at); */
    /*@ assert keep_dims == nnb_functions_min_args_keep_dims(buf, at); */
    /*@ assert keep_dims <= 255; */
    /*@ assert with_index == nnb_functions_min_args_with_index(buf, at); */
    /*@ assert with_index <= 255; */
    /*@ assert only_index == nnb_functions_min_args_only_index(buf, at); */
    /*@ assert only_index <= 255; */
    nnb_functions_min_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.keep_dims = keep_dims;
    view.with_index = with_index;
    view.only_index = only_index;
    return view;
}

nnb_functions_int_list_view nnb_functions_min_args_view_axes(nnb_functions_min_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- arange_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_arange_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_arange_args_view(\result);
    ensures \result.start_at == nnb_functions_arange_args_start_at(at);
    ensures \result.stop_at == nnb_functions_arange_args_stop_at(at);
    ensures \result.step_at == nnb_functions_arange_args_step_at(at);
*/
static KS_INLINE nnb_functions_arange_args_view open_nnb_functions_arange_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const uint64_t start_at = at;
    const uint64_t stop_at = at + 4;
    const uint64_t step_at = at + 8;
    /*@ assert start_at == nnb_functions_arange_args_start_at(at); */
    /*@ assert stop_at == nnb_functions_arange_args_stop_at(at); */
    /*@ assert step_at == nnb_functions_arange_args_step_at(at); */
    nnb_functions_arange_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.start_at = start_at;
    view.stop_at = stop_at;
    view.step_at = step_at;
    return view;
}

/* ---- rate_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_rate_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_rate_args_view(\result);
    ensures \result.rate_at == nnb_functions_rate_args_rate_at(at);
*/
static KS_INLINE nnb_functions_rate_args_view open_nnb_functions_rate_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t rate_at = at;
    /*@ assert rate_at == nnb_functions_rate_args_rate_at(at); */
    nnb_functions_rate_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.rate_at = rate_at;
    return view;
}

/* ---- signal_ndim_normalized_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_signal_ndim_normalized_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_signal_ndim_normalized_args_view(\result);
    ensures \result.signal_ndim == nnb_functions_signal_ndim_normalized_args_signal_ndim(buf, at);
    ensures -2147483648 <= \result.signal_ndim <= 2147483647;
    ensures \result.normalized == nnb_functions_signal_ndim_normalized_args_normalized(buf, at);
    ensures \result.normalized <= 255;
*/
static KS_INLINE
        nnb_functions_signal_ndim_normalized_args_view open_nnb_functions_signal_ndim_normalized_args(const uint8_t *buf, uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const int64_t signal_ndim = ks_s4le(buf + at);
    /*@ assert signal_ndim: signal_ndim ==
            nnb_functions_signal_ndim_normalized_args_signal_ndim(buf, at); */
    const uint64_t normalized = ks_u1(buf + (at + 4));
    /*@ assert normalized: normalized == nnb_functions_signal_ndim_normalized_args_normalized(buf,
            at); */
    /*@ assert signal_ndim == nnb_functions_signal_ndim_normalized_args_signal_ndim(buf, at); */
    /*@ assert -2147483648 <= signal_ndim <= 2147483647; */
    /*@ assert normalized == nnb_functions_signal_ndim_normalized_args_normalized(buf, at); */
    /*@ assert normalized <= 255; */
    nnb_functions_signal_ndim_normalized_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.signal_ndim = signal_ndim;
    view.normalized = normalized;
    return view;
}

/* ---- nms_detection2d_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_nms_detection2d_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_nms_detection2d_args_view(\result);
    ensures \result.thresh_at == nnb_functions_nms_detection2d_args_thresh_at(at);
    ensures \result.nms_at == nnb_functions_nms_detection2d_args_nms_at(at);
    ensures \result.nms_per_class == nnb_functions_nms_detection2d_args_nms_per_class(buf, at);
    ensures \result.nms_per_class <= 255;
*/
static KS_INLINE
        nnb_functions_nms_detection2d_args_view
        open_nnb_functions_nms_detection2d_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 9 <= len; */
    /*@ assert at + 9 <= len; */
    const uint64_t thresh_at = at;
    const uint64_t nms_at = at + 4;
    const uint64_t nms_per_class = ks_u1(buf + (at + 8));
    /*@ assert nms_per_class: nms_per_class ==
            nnb_functions_nms_detection2d_args_nms_per_class(buf, at); */
    /*@ assert thresh_at == nnb_functions_nms_detection2d_args_thresh_at(at); */
    /*@ assert nms_at == nnb_functions_nms_detection2d_args_nms_at(at); */
    /*@ assert nms_per_class == nnb_functions_nms_detection2d_args_nms_per_class(buf, at); */
    /*@ assert nms_per_class <= 255; */
    nnb_functions_nms_detection2d_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.thresh_at = thresh_at;
    view.nms_at = nms_at;
    view.nms_per_class = nms_per_class;
    return view;
}

/* ---- binary_weight_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_binary_weight_convolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_binary_weight_convolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_binary_weight_convolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_binary_weight_convolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_binary_weight_convolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_binary_weight_convolution_args_dilation_at(at);
    ensures \result.group == nnb_functions_binary_weight_convolution_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.quantize_zero_to_at ==
            nnb_functions_binary_weight_convolution_args_quantize_zero_to_at(at);
*/
static KS_INLINE
        nnb_functions_binary_weight_convolution_args_view open_nnb_functions_binary_weight_convolution_args(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 36 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_binary_weight_convolution_args_base_axis(buf,
            at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 36 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_binary_weight_convolution_args_group(buf, at); */
    const uint64_t quantize_zero_to_at = pos + 4;
    /*@ assert base_axis == nnb_functions_binary_weight_convolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_binary_weight_convolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_binary_weight_convolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_binary_weight_convolution_args_dilation_at(at); */
    /*@ assert group == nnb_functions_binary_weight_convolution_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert quantize_zero_to_at ==
            nnb_functions_binary_weight_convolution_args_quantize_zero_to_at(at); */
    nnb_functions_binary_weight_convolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.quantize_zero_to_at = quantize_zero_to_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_binary_weight_convolution_args_view_pad(nnb_functions_binary_weight_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_binary_weight_convolution_args_view_stride(nnb_functions_binary_weight_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_binary_weight_convolution_args_view_dilation(nnb_functions_binary_weight_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- base_axis_quantize_zero_to_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_base_axis_quantize_zero_to_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_base_axis_quantize_zero_to_args_view(\result);
    ensures \result.base_axis == nnb_functions_base_axis_quantize_zero_to_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.quantize_zero_to_at ==
            nnb_functions_base_axis_quantize_zero_to_args_quantize_zero_to_at(at);
*/
static KS_INLINE
        nnb_functions_base_axis_quantize_zero_to_args_view open_nnb_functions_base_axis_quantize_zero_to_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t base_axis = ks_s4le(buf + at);
    /*@ assert base_axis: base_axis == nnb_functions_base_axis_quantize_zero_to_args_base_axis(buf,
            at); */
    const uint64_t quantize_zero_to_at = at + 4;
    /*@ assert base_axis == nnb_functions_base_axis_quantize_zero_to_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert quantize_zero_to_at ==
            nnb_functions_base_axis_quantize_zero_to_args_quantize_zero_to_at(at); */
    nnb_functions_base_axis_quantize_zero_to_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.base_axis = base_axis;
    view.quantize_zero_to_at = quantize_zero_to_at;
    return view;
}

/* ---- lstm_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_lstm_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_lstm_args_view(\result);
    ensures \result.num_layers == nnb_functions_lstm_args_num_layers(buf, at);
    ensures -2147483648 <= \result.num_layers <= 2147483647;
    ensures \result.dropout_at == nnb_functions_lstm_args_dropout_at(at);
    ensures \result.bidirectional == nnb_functions_lstm_args_bidirectional(buf, at);
    ensures \result.bidirectional <= 255;
    ensures \result.training == nnb_functions_lstm_args_training(buf, at);
    ensures \result.training <= 255;
*/
static KS_INLINE nnb_functions_lstm_args_view open_nnb_functions_lstm_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 10 <= len; */
    /*@ assert at + 10 <= len; */
    const int64_t num_layers = ks_s4le(buf + at);
    /*@ assert num_layers: num_layers == nnb_functions_lstm_args_num_layers(buf, at); */
    const uint64_t dropout_at = at + 4;
    const uint64_t bidirectional = ks_u1(buf + (at + 8));
    /*@ assert bidirectional: bidirectional == nnb_functions_lstm_args_bidirectional(buf, at); */
    const uint64_t training = ks_u1(buf + (at + 9));
    /*@ assert training: training == nnb_functions_lstm_args_training(buf, at); */
    /*@ assert num_layers == nnb_functions_lstm_args_num_layers(buf, at); */
    /*@ assert -2147483648 <= num_layers <= 2147483647; */
    /*@ assert dropout_at == nnb_functions_lstm_args_dropout_at(at); */
    /*@ assert bidirectional == nnb_functions_lstm_args_bidirectional(buf, at); */
    /*@ assert bidirectional <= 255; */
    /*@ assert training == nnb_functions_lstm_args_training(buf, at); */
    /*@ assert training <= 255; */
    nnb_functions_lstm_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.num_layers = num_layers;
    view.dropout_at = dropout_at;
    view.bidirectional = bidirectional;
    view.training = training;
    return view;
}

/* ---- rnn_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_rnn_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_rnn_args_view(\result);
    ensures \result.num_layers == nnb_functions_rnn_args_num_layers(buf, at);
    ensures -2147483648 <= \result.num_layers <= 2147483647;
    ensures \result.nonlinearity == nnb_functions_rnn_args_nonlinearity(buf, at);
    ensures -2147483648 <= \result.nonlinearity <= 2147483647;
    ensures \result.dropout_at == nnb_functions_rnn_args_dropout_at(at);
    ensures \result.bidirectional == nnb_functions_rnn_args_bidirectional(buf, at);
    ensures \result.bidirectional <= 255;
    ensures \result.training == nnb_functions_rnn_args_training(buf, at);
    ensures \result.training <= 255;
*/
static KS_INLINE nnb_functions_rnn_args_view open_nnb_functions_rnn_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 14 <= len; */
    /*@ assert at + 14 <= len; */
    const int64_t num_layers = ks_s4le(buf + at);
    /*@ assert num_layers: num_layers == nnb_functions_rnn_args_num_layers(buf, at); */
    const int64_t nonlinearity = ks_s4le(buf + (at + 4));
    /*@ assert nonlinearity: nonlinearity == nnb_functions_rnn_args_nonlinearity(buf, at); */
    const uint64_t dropout_at = at + 8;
    const uint64_t bidirectional = ks_u1(buf + (at + 12));
    /*@ assert bidirectional: bidirectional == nnb_functions_rnn_args_bidirectional(buf, at); */
    const uint64_t training = ks_u1(buf + (at + 13));
    /*@ assert training: training == nnb_functions_rnn_args_training(buf, at); */
    /*@ assert num_layers == nnb_functions_rnn_args_num_layers(buf, at); */
    /*@ assert -2147483648 <= num_layers <= 2147483647; */
    /*@ assert nonlinearity == nnb_functions_rnn_args_nonlinearity(buf, at); */
    /*@ assert -2147483648 <= nonlinearity <= 2147483647; */
    /*@ assert dropout_at == nnb_functions_rnn_args_dropout_at(at); */
    /*@ assert bidirectional == nnb_functions_rnn_args_bidirectional(buf, at); */
    /*@ assert bidirectional <= 255; */
    /*@ assert training == nnb_functions_rnn_args_training(buf, at); */
    /*@ assert training <= 255; */
    nnb_functions_rnn_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.num_layers = num_layers;
    view.nonlinearity = nonlinearity;
    view.dropout_at = dropout_at;
    view.bidirectional = bidirectional;
    view.training = training;
    return view;
}

/* ---- random_choice_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_random_choice_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_random_choice_args_view(\result);
    ensures \result.shape_at == nnb_functions_random_choice_args_shape_at(at);
    ensures \result.replace == nnb_functions_random_choice_args_replace(buf, at);
    ensures \result.replace <= 255;
    ensures \result.alignment_29_at == nnb_functions_random_choice_args_alignment_29_at(at);
    ensures \result.alignment_29_size == nnb_functions_random_choice_args_alignment_29_size;
    ensures \result.seed == nnb_functions_random_choice_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_random_choice_args_view
        open_nnb_functions_random_choice_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 16 <= len; */
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 16 <= len; */
    const uint64_t replace = ks_u1(buf + pos);
    /*@ assert replace: replace == nnb_functions_random_choice_args_replace(buf, at); */
    const uint64_t alignment_29_at = pos + 1;
    const uint64_t alignment_29_size = 3;
    const int64_t seed = ks_s4le(buf + (pos + 4));
    /*@ assert seed: seed == nnb_functions_random_choice_args_seed(buf, at); */
    /*@ assert shape_at == nnb_functions_random_choice_args_shape_at(at); */
    /*@ assert replace == nnb_functions_random_choice_args_replace(buf, at); */
    /*@ assert replace <= 255; */
    /*@ assert alignment_29_at == nnb_functions_random_choice_args_alignment_29_at(at); */
    /*@ assert alignment_29_size == nnb_functions_random_choice_args_alignment_29_size; */
    /*@ assert seed == nnb_functions_random_choice_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_random_choice_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shape_at = shape_at;
    view.replace = replace;
    view.alignment_29_at = alignment_29_at;
    view.alignment_29_size = alignment_29_size;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_random_choice_args_view_shape(nnb_functions_random_choice_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- reps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_reps_args(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_reps_args_view(\result);
    ensures \result.reps_at == nnb_functions_reps_args_reps_at(at);
*/
static KS_INLINE nnb_functions_reps_args_view open_nnb_functions_reps_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    uint64_t pos = at;
    const uint64_t reps_at = pos;
    pos += 8;
    /*@ assert reps_at == nnb_functions_reps_args_reps_at(at); */
    nnb_functions_reps_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.reps_at = reps_at;
    return view;
}

nnb_functions_int_list_view nnb_functions_reps_args_view_reps(nnb_functions_reps_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.reps_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.reps_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- sync_batch_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_sync_batch_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_sync_batch_normalization_args_view(\result);
    ensures \result.group == nnb_functions_sync_batch_normalization_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.axes_at == nnb_functions_sync_batch_normalization_args_axes_at(at);
    ensures \result.decay_rate_at == nnb_functions_sync_batch_normalization_args_decay_rate_at(at);
    ensures \result.eps_at == nnb_functions_sync_batch_normalization_args_eps_at(at);
    ensures \result.batch_stat == nnb_functions_sync_batch_normalization_args_batch_stat(buf, at);
    ensures \result.batch_stat <= 255;
*/
static KS_INLINE
        nnb_functions_sync_batch_normalization_args_view open_nnb_functions_sync_batch_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 21 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_sync_batch_normalization_args_group(buf, at); */
    pos += 4;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 21 <= len; */
    const uint64_t decay_rate_at = pos;
    const uint64_t eps_at = pos + 4;
    const uint64_t batch_stat = ks_u1(buf + (pos + 8));
    /*@ assert batch_stat: batch_stat ==
            nnb_functions_sync_batch_normalization_args_batch_stat(buf, at); */
    /*@ assert group == nnb_functions_sync_batch_normalization_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert axes_at == nnb_functions_sync_batch_normalization_args_axes_at(at); */
    /*@ assert decay_rate_at == nnb_functions_sync_batch_normalization_args_decay_rate_at(at); */
    /*@ assert eps_at == nnb_functions_sync_batch_normalization_args_eps_at(at); */
    /*@ assert batch_stat == nnb_functions_sync_batch_normalization_args_batch_stat(buf, at); */
    /*@ assert batch_stat <= 255; */
    nnb_functions_sync_batch_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.group = group;
    view.axes_at = axes_at;
    view.decay_rate_at = decay_rate_at;
    view.eps_at = eps_at;
    view.batch_stat = batch_stat;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_sync_batch_normalization_args_view_axes(nnb_functions_sync_batch_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_convolution_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_convolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_convolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_convolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_convolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_convolution_args_dilation_at(at);
    ensures \result.group == nnb_functions_convolution_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.channel_last == nnb_functions_convolution_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_convolution_args_view open_nnb_functions_convolution_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 33 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_convolution_args_base_axis(buf, at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 33 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_convolution_args_group(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 4));
    /*@ assert channel_last: channel_last == nnb_functions_convolution_args_channel_last(buf,
            at); */
    /*@ assert base_axis == nnb_functions_convolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_convolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_convolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_convolution_args_dilation_at(at); */
    /*@ assert group == nnb_functions_convolution_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert channel_last == nnb_functions_convolution_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_convolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.channel_last = channel_last;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_convolution_args_view_pad(nnb_functions_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_convolution_args_view_stride(nnb_functions_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_convolution_args_view_dilation(nnb_functions_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- average_pooling_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_average_pooling_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_average_pooling_args_view(\result);
    ensures \result.kernel_at == nnb_functions_average_pooling_args_kernel_at(at);
    ensures \result.stride_at == nnb_functions_average_pooling_args_stride_at(at);
    ensures \result.ignore_border == nnb_functions_average_pooling_args_ignore_border(buf, at);
    ensures \result.ignore_border <= 255;
    ensures \result.alignment_37_at == nnb_functions_average_pooling_args_alignment_37_at(at);
    ensures \result.alignment_37_size == nnb_functions_average_pooling_args_alignment_37_size;
    ensures \result.pad_at == nnb_functions_average_pooling_args_pad_at(at);
    ensures \result.channel_last == nnb_functions_average_pooling_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
    ensures \result.including_pad == nnb_functions_average_pooling_args_including_pad(buf, at);
    ensures \result.including_pad <= 255;
*/
static KS_INLINE
        nnb_functions_average_pooling_args_view
        open_nnb_functions_average_pooling_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 20 <= len &&
            at + 30 <= len; */
    uint64_t pos = at;
    const uint64_t kernel_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const uint64_t ignore_border = ks_u1(buf + pos);
    /*@ assert ignore_border: ignore_border ==
            nnb_functions_average_pooling_args_ignore_border(buf, at); */
    const uint64_t alignment_37_at = pos + 1;
    const uint64_t alignment_37_size = 3;
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    /*@ assert at + 30 <= len; */
    const uint64_t channel_last = ks_u1(buf + pos);
    /*@ assert channel_last: channel_last == nnb_functions_average_pooling_args_channel_last(buf,
            at); */
    const uint64_t including_pad = ks_u1(buf + (pos + 1));
    /*@ assert including_pad: including_pad ==
            nnb_functions_average_pooling_args_including_pad(buf, at); */
    /*@ assert kernel_at == nnb_functions_average_pooling_args_kernel_at(at); */
    /*@ assert stride_at == nnb_functions_average_pooling_args_stride_at(at); */
    /*@ assert ignore_border == nnb_functions_average_pooling_args_ignore_border(buf, at); */
    /*@ assert ignore_border <= 255; */
    /*@ assert alignment_37_at == nnb_functions_average_pooling_args_alignment_37_at(at); */
    /*@ assert alignment_37_size == nnb_functions_average_pooling_args_alignment_37_size; */
    /*@ assert pad_at == nnb_functions_average_pooling_args_pad_at(at); */
    /*@ assert channel_last == nnb_functions_average_pooling_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    /*@ assert including_pad == nnb_functions_average_pooling_args_including_pad(buf, at); */
    /*@ assert including_pad <= 255; */
    nnb_functions_average_pooling_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.kernel_at = kernel_at;
    view.stride_at = stride_at;
    view.ignore_border = ignore_border;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.pad_at = pad_at;
    view.channel_last = channel_last;
    view.including_pad = including_pad;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_average_pooling_args_view_kernel(nnb_functions_average_pooling_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_average_pooling_args_view_stride(nnb_functions_average_pooling_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_average_pooling_args_view_pad(nnb_functions_average_pooling_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- fused_batch_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_fused_batch_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_fused_batch_normalization_args_view(\result);
    ensures \result.axes_at == nnb_functions_fused_batch_normalization_args_axes_at(at);
    ensures \result.decay_rate_at == nnb_functions_fused_batch_normalization_args_decay_rate_at(at);
    ensures \result.eps_at == nnb_functions_fused_batch_normalization_args_eps_at(at);
    ensures \result.batch_stat == nnb_functions_fused_batch_normalization_args_batch_stat(buf, at);
    ensures \result.batch_stat <= 255;
    ensures \result.alignment_37_at ==
            nnb_functions_fused_batch_normalization_args_alignment_37_at(at);
    ensures \result.alignment_37_size ==
            nnb_functions_fused_batch_normalization_args_alignment_37_size;
    ensures \result.nonlinearity == nnb_functions_fused_batch_normalization_args_nonlinearity(buf,
            at);
    ensures -2147483648 <= \result.nonlinearity <= 2147483647;
*/
static KS_INLINE
        nnb_functions_fused_batch_normalization_args_view open_nnb_functions_fused_batch_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 24 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 24 <= len; */
    const uint64_t decay_rate_at = pos;
    const uint64_t eps_at = pos + 4;
    const uint64_t batch_stat = ks_u1(buf + (pos + 8));
    /*@ assert batch_stat: batch_stat ==
            nnb_functions_fused_batch_normalization_args_batch_stat(buf, at); */
    const uint64_t alignment_37_at = pos + 9;
    const uint64_t alignment_37_size = 3;
    const int64_t nonlinearity = ks_s4le(buf + (pos + 12));
    /*@ assert nonlinearity: nonlinearity ==
            nnb_functions_fused_batch_normalization_args_nonlinearity(buf, at); */
    /*@ assert axes_at == nnb_functions_fused_batch_normalization_args_axes_at(at); */
    /*@ assert decay_rate_at == nnb_functions_fused_batch_normalization_args_decay_rate_at(at); */
    /*@ assert eps_at == nnb_functions_fused_batch_normalization_args_eps_at(at); */
    /*@ assert batch_stat == nnb_functions_fused_batch_normalization_args_batch_stat(buf, at); */
    /*@ assert batch_stat <= 255; */
    /*@ assert alignment_37_at ==
            nnb_functions_fused_batch_normalization_args_alignment_37_at(at); */
    /*@ assert alignment_37_size ==
            nnb_functions_fused_batch_normalization_args_alignment_37_size; */
    /*@ assert nonlinearity == nnb_functions_fused_batch_normalization_args_nonlinearity(buf,
            at); */
    /*@ assert -2147483648 <= nonlinearity <= 2147483647; */
    nnb_functions_fused_batch_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.decay_rate_at = decay_rate_at;
    view.eps_at = eps_at;
    view.batch_stat = batch_stat;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.nonlinearity = nonlinearity;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_fused_batch_normalization_args_view_axes(nnb_functions_fused_batch_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- min_max_quantize_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_min_max_quantize_0_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_min_max_quantize_0_args_view(\result);
    ensures \result.decay_at == nnb_functions_min_max_quantize_0_args_decay_at(at);
    ensures \result.x_min_max == nnb_functions_min_max_quantize_0_args_x_min_max(buf, at);
    ensures \result.x_min_max <= 255;
    ensures \result.ema == nnb_functions_min_max_quantize_0_args_ema(buf, at);
    ensures \result.ema <= 255;
    ensures \result.ste_fine_grained == nnb_functions_min_max_quantize_0_args_ste_fine_grained(buf,
            at);
    ensures \result.ste_fine_grained <= 255;
*/
static KS_INLINE
        nnb_functions_min_max_quantize_0_args_view
        open_nnb_functions_min_max_quantize_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 7 <= len; */
    /*@ assert at + 7 <= len; */
    const uint64_t decay_at = at;
    const uint64_t x_min_max = ks_u1(buf + (at + 4));
    /*@ assert x_min_max: x_min_max == nnb_functions_min_max_quantize_0_args_x_min_max(buf, at); */
    const uint64_t ema = ks_u1(buf + (at + 5));
    /*@ assert ema: ema == nnb_functions_min_max_quantize_0_args_ema(buf, at); */
    const uint64_t ste_fine_grained = ks_u1(buf + (at + 6));
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_min_max_quantize_0_args_ste_fine_grained(buf, at); */
    /*@ assert decay_at == nnb_functions_min_max_quantize_0_args_decay_at(at); */
    /*@ assert x_min_max == nnb_functions_min_max_quantize_0_args_x_min_max(buf, at); */
    /*@ assert x_min_max <= 255; */
    /*@ assert ema == nnb_functions_min_max_quantize_0_args_ema(buf, at); */
    /*@ assert ema <= 255; */
    /*@ assert ste_fine_grained == nnb_functions_min_max_quantize_0_args_ste_fine_grained(buf,
            at); */
    /*@ assert ste_fine_grained <= 255; */
    nnb_functions_min_max_quantize_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.decay_at = decay_at;
    view.x_min_max = x_min_max;
    view.ema = ema;
    view.ste_fine_grained = ste_fine_grained;
    return view;
}

/* ---- min_max_quantize_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_min_max_quantize_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_min_max_quantize_args_view(\result);
    ensures \result.decay_at == nnb_functions_min_max_quantize_args_decay_at(at);
    ensures \result.x_min_max == nnb_functions_min_max_quantize_args_x_min_max(buf, at);
    ensures \result.x_min_max <= 255;
    ensures \result.ema == nnb_functions_min_max_quantize_args_ema(buf, at);
    ensures \result.ema <= 255;
    ensures \result.ste_fine_grained == nnb_functions_min_max_quantize_args_ste_fine_grained(buf,
            at);
    ensures \result.ste_fine_grained <= 255;
    ensures \result.alignment_27_at == nnb_functions_min_max_quantize_args_alignment_27_at(at);
    ensures \result.alignment_27_size == nnb_functions_min_max_quantize_args_alignment_27_size;
    ensures \result.eps_at == nnb_functions_min_max_quantize_args_eps_at(at);
*/
static KS_INLINE
        nnb_functions_min_max_quantize_args_view
        open_nnb_functions_min_max_quantize_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const uint64_t decay_at = at;
    const uint64_t x_min_max = ks_u1(buf + (at + 4));
    /*@ assert x_min_max: x_min_max == nnb_functions_min_max_quantize_args_x_min_max(buf, at); */
    const uint64_t ema = ks_u1(buf + (at + 5));
    /*@ assert ema: ema == nnb_functions_min_max_quantize_args_ema(buf, at); */
    const uint64_t ste_fine_grained = ks_u1(buf + (at + 6));
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_min_max_quantize_args_ste_fine_grained(buf, at); */
    const uint64_t alignment_27_at = at + 7;
    const uint64_t alignment_27_size = 1;
    const uint64_t eps_at = at + 8;
    /*@ assert decay_at == nnb_functions_min_max_quantize_args_decay_at(at); */
    /*@ assert x_min_max == nnb_functions_min_max_quantize_args_x_min_max(buf, at); */
    /*@ assert x_min_max <= 255; */
    /*@ assert ema == nnb_functions_min_max_quantize_args_ema(buf, at); */
    /*@ assert ema <= 255; */
    /*@ assert ste_fine_grained == nnb_functions_min_max_quantize_args_ste_fine_grained(buf, at); */
    /*@ assert ste_fine_grained <= 255; */
    /*@ assert alignment_27_at == nnb_functions_min_max_quantize_args_alignment_27_at(at); */
    /*@ assert alignment_27_size == nnb_functions_min_max_quantize_args_alignment_27_size; */
    /*@ assert eps_at == nnb_functions_min_max_quantize_args_eps_at(at); */
    nnb_functions_min_max_quantize_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.decay_at = decay_at;
    view.x_min_max = x_min_max;
    view.ema = ema;
    view.ste_fine_grained = ste_fine_grained;
    view.alignment_27_at = alignment_27_at;
    view.alignment_27_size = alignment_27_size;
    view.eps_at = eps_at;
    return view;
}

/* ---- patch_correlation_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_patch_correlation_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_patch_correlation_args_view(\result);
    ensures \result.patch_at == nnb_functions_patch_correlation_args_patch_at(at);
    ensures \result.shift_at == nnb_functions_patch_correlation_args_shift_at(at);
    ensures \result.patch_step_at == nnb_functions_patch_correlation_args_patch_step_at(at);
    ensures \result.shift_step_at == nnb_functions_patch_correlation_args_shift_step_at(at);
    ensures \result.padding_at == nnb_functions_patch_correlation_args_padding_at(at);
*/
static KS_INLINE
        nnb_functions_patch_correlation_args_view
        open_nnb_functions_patch_correlation_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    uint64_t pos = at;
    const uint64_t patch_at = pos;
    pos += 8;
    const uint64_t shift_at = pos;
    pos += 8;
    const uint64_t patch_step_at = pos;
    pos += 8;
    const uint64_t shift_step_at = pos;
    pos += 8;
    const uint64_t padding_at = pos;
    pos += 8;
    /*@ assert patch_at == nnb_functions_patch_correlation_args_patch_at(at); */
    /*@ assert shift_at == nnb_functions_patch_correlation_args_shift_at(at); */
    /*@ assert patch_step_at == nnb_functions_patch_correlation_args_patch_step_at(at); */
    /*@ assert shift_step_at == nnb_functions_patch_correlation_args_shift_step_at(at); */
    /*@ assert padding_at == nnb_functions_patch_correlation_args_padding_at(at); */
    nnb_functions_patch_correlation_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.patch_at = patch_at;
    view.shift_at = shift_at;
    view.patch_step_at = patch_step_at;
    view.shift_step_at = shift_step_at;
    view.padding_at = padding_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_patch(nnb_functions_patch_correlation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.patch_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.patch_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_shift(nnb_functions_patch_correlation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shift_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shift_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_patch_step(nnb_functions_patch_correlation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.patch_step_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.patch_step_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_shift_step(nnb_functions_patch_correlation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shift_step_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shift_step_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_patch_correlation_args_view_padding(nnb_functions_patch_correlation_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.padding_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.padding_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- random_erase_1_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_random_erase_1_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_random_erase_1_args_view(\result);
    ensures \result.prob_at == nnb_functions_random_erase_1_args_prob_at(at);
    ensures \result.n == nnb_functions_random_erase_1_args_n(buf, at);
    ensures -2147483648 <= \result.n <= 2147483647;
    ensures \result.share == nnb_functions_random_erase_1_args_share(buf, at);
    ensures \result.share <= 255;
    ensures \result.inplace == nnb_functions_random_erase_1_args_inplace(buf, at);
    ensures \result.inplace <= 255;
    ensures \result.alignment_30_at == nnb_functions_random_erase_1_args_alignment_30_at(at);
    ensures \result.alignment_30_size == nnb_functions_random_erase_1_args_alignment_30_size;
    ensures \result.base_axis == nnb_functions_random_erase_1_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.seed == nnb_functions_random_erase_1_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
    ensures \result.channel_last == nnb_functions_random_erase_1_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_random_erase_1_args_view
        open_nnb_functions_random_erase_1_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 21 <= len; */
    /*@ assert at + 21 <= len; */
    const uint64_t prob_at = at;
    const int64_t n = ks_s4le(buf + (at + 4));
    /*@ assert n: n == nnb_functions_random_erase_1_args_n(buf, at); */
    const uint64_t share = ks_u1(buf + (at + 8));
    /*@ assert share: share == nnb_functions_random_erase_1_args_share(buf, at); */
    const uint64_t inplace = ks_u1(buf + (at + 9));
    /*@ assert inplace: inplace == nnb_functions_random_erase_1_args_inplace(buf, at); */
    const uint64_t alignment_30_at = at + 10;
    const uint64_t alignment_30_size = 2;
    const int64_t base_axis = ks_s4le(buf + (at + 12));
    /*@ assert base_axis: base_axis == nnb_functions_random_erase_1_args_base_axis(buf, at); */
    const int64_t seed = ks_s4le(buf + (at + 16));
    /*@ assert seed: seed == nnb_functions_random_erase_1_args_seed(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (at + 20));
    /*@ assert channel_last: channel_last == nnb_functions_random_erase_1_args_channel_last(buf,
            at); */
    /*@ assert prob_at == nnb_functions_random_erase_1_args_prob_at(at); */
    /*@ assert n == nnb_functions_random_erase_1_args_n(buf, at); */
    /*@ assert -2147483648 <= n <= 2147483647; */
    /*@ assert share == nnb_functions_random_erase_1_args_share(buf, at); */
    /*@ assert share <= 255; */
    /*@ assert inplace == nnb_functions_random_erase_1_args_inplace(buf, at); */
    /*@ assert inplace <= 255; */
    /*@ assert alignment_30_at == nnb_functions_random_erase_1_args_alignment_30_at(at); */
    /*@ assert alignment_30_size == nnb_functions_random_erase_1_args_alignment_30_size; */
    /*@ assert base_axis == nnb_functions_random_erase_1_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert seed == nnb_functions_random_erase_1_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    /*@ assert channel_last == nnb_functions_random_erase_1_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_random_erase_1_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.prob_at = prob_at;
    view.n = n;
    view.share = share;
    view.inplace = inplace;
    view.alignment_30_at = alignment_30_at;
    view.alignment_30_size = alignment_30_size;
    view.base_axis = base_axis;
    view.seed = seed;
    view.channel_last = channel_last;
    return view;
}

/* ---- random_erase_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_random_erase_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_random_erase_args_view(\result);
    ensures \result.prob_at == nnb_functions_random_erase_args_prob_at(at);
    ensures \result.n == nnb_functions_random_erase_args_n(buf, at);
    ensures -2147483648 <= \result.n <= 2147483647;
    ensures \result.share == nnb_functions_random_erase_args_share(buf, at);
    ensures \result.share <= 255;
    ensures \result.inplace == nnb_functions_random_erase_args_inplace(buf, at);
    ensures \result.inplace <= 255;
    ensures \result.alignment_30_at == nnb_functions_random_erase_args_alignment_30_at(at);
    ensures \result.alignment_30_size == nnb_functions_random_erase_args_alignment_30_size;
    ensures \result.base_axis == nnb_functions_random_erase_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.seed == nnb_functions_random_erase_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
    ensures \result.channel_last == nnb_functions_random_erase_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
    ensures \result.ste_fine_grained == nnb_functions_random_erase_args_ste_fine_grained(buf, at);
    ensures \result.ste_fine_grained <= 255;
*/
static KS_INLINE
        nnb_functions_random_erase_args_view
        open_nnb_functions_random_erase_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 22 <= len; */
    /*@ assert at + 22 <= len; */
    const uint64_t prob_at = at;
    const int64_t n = ks_s4le(buf + (at + 4));
    /*@ assert n: n == nnb_functions_random_erase_args_n(buf, at); */
    const uint64_t share = ks_u1(buf + (at + 8));
    /*@ assert share: share == nnb_functions_random_erase_args_share(buf, at); */
    const uint64_t inplace = ks_u1(buf + (at + 9));
    /*@ assert inplace: inplace == nnb_functions_random_erase_args_inplace(buf, at); */
    const uint64_t alignment_30_at = at + 10;
    const uint64_t alignment_30_size = 2;
    const int64_t base_axis = ks_s4le(buf + (at + 12));
    /*@ assert base_axis: base_axis == nnb_functions_random_erase_args_base_axis(buf, at); */
    const int64_t seed = ks_s4le(buf + (at + 16));
    /*@ assert seed: seed == nnb_functions_random_erase_args_seed(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (at + 20));
    /*@ assert channel_last: channel_last == nnb_functions_random_erase_args_channel_last(buf,
            at); */
    const uint64_t ste_fine_grained = ks_u1(buf + (at + 21));
    /*@ assert ste_fine_grained: ste_fine_grained
            == nnb_functions_random_erase_args_ste_fine_grained(buf, at); */
    /*@ assert prob_at == nnb_functions_random_erase_args_prob_at(at); */
    /*@ assert n == nnb_functions_random_erase_args_n(buf, at); */
    /*@ assert -2147483648 <= n <= 2147483647; */
    /*@ assert share == nnb_functions_random_erase_args_share(buf, at); */
    /*@ assert share <= 255; */
    /*@ assert inplace == nnb_functions_random_erase_args_inplace(buf, at); */
    /*@ assert inplace <= 255; */
    /*@ assert alignment_30_at == nnb_functions_random_erase_args_alignment_30_at(at); */
    /*@ assert alignment_30_size == nnb_functions_random_erase_args_alignment_30_size; */
    /*@ assert base_axis == nnb_functions_random_erase_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert seed == nnb_functions_random_erase_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    /*@ assert channel_last == nnb_functions_random_erase_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    /*@ assert ste_fine_grained == nnb_functions_random_erase_args_ste_fine_grained(buf, at); */
    /*@ assert ste_fine_grained <= 255; */
    nnb_functions_random_erase_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.prob_at = prob_at;
    view.n = n;
    view.share = share;
    view.inplace = inplace;
    view.alignment_30_at = alignment_30_at;
    view.alignment_30_size = alignment_30_size;
    view.base_axis = base_axis;
    view.seed = seed;
    view.channel_last = channel_last;
    view.ste_fine_grained = ste_fine_grained;
    return view;
}

/* ---- interpolate_1_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_interpolate_1_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_interpolate_1_args_view(\result);
    ensures \result.output_size_at == nnb_functions_interpolate_1_args_output_size_at(at);
    ensures \result.mode == nnb_functions_interpolate_1_args_mode(buf, at);
    ensures -2147483648 <= \result.mode <= 2147483647;
    ensures \result.align_corners == nnb_functions_interpolate_1_args_align_corners(buf, at);
    ensures \result.align_corners <= 255;
    ensures \result.half_pixel == nnb_functions_interpolate_1_args_half_pixel(buf, at);
    ensures \result.half_pixel <= 255;
*/
static KS_INLINE
        nnb_functions_interpolate_1_args_view
        open_nnb_functions_interpolate_1_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 14 <= len; */
    uint64_t pos = at;
    const uint64_t output_size_at = pos;
    pos += 8;
    /*@ assert at + 14 <= len; */
    const int64_t mode = ks_s4le(buf + pos);
    /*@ assert mode: mode == nnb_functions_interpolate_1_args_mode(buf, at); */
    const uint64_t align_corners = ks_u1(buf + (pos + 4));
    /*@ assert align_corners: align_corners == nnb_functions_interpolate_1_args_align_corners(buf,
            at); */
    const uint64_t half_pixel = ks_u1(buf + (pos + 5));
    /*@ assert half_pixel: half_pixel == nnb_functions_interpolate_1_args_half_pixel(buf, at); */
    /*@ assert output_size_at == nnb_functions_interpolate_1_args_output_size_at(at); */
    /*@ assert mode == nnb_functions_interpolate_1_args_mode(buf, at); */
    /*@ assert -2147483648 <= mode <= 2147483647; */
    /*@ assert align_corners == nnb_functions_interpolate_1_args_align_corners(buf, at); */
    /*@ assert align_corners <= 255; */
    /*@ assert half_pixel == nnb_functions_interpolate_1_args_half_pixel(buf, at); */
    /*@ assert half_pixel <= 255; */
    nnb_functions_interpolate_1_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.output_size_at = output_size_at;
    view.mode = mode;
    view.align_corners = align_corners;
    view.half_pixel = half_pixel;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_interpolate_1_args_view_output_size(nnb_functions_interpolate_1_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- kernel_channel_last_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_kernel_channel_last_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_kernel_channel_last_args_view(\result);
    ensures \result.kernel_at == nnb_functions_kernel_channel_last_args_kernel_at(at);
    ensures \result.channel_last == nnb_functions_kernel_channel_last_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_kernel_channel_last_args_view
        open_nnb_functions_kernel_channel_last_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 9 <= len; */
    uint64_t pos = at;
    const uint64_t kernel_at = pos;
    pos += 8;
    /*@ assert at + 9 <= len; */
    const uint64_t channel_last = ks_u1(buf + pos);
    /*@ assert channel_last: channel_last ==
            nnb_functions_kernel_channel_last_args_channel_last(buf, at); */
    /*@ assert kernel_at == nnb_functions_kernel_channel_last_args_kernel_at(at); */
    /*@ assert channel_last == nnb_functions_kernel_channel_last_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_kernel_channel_last_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.kernel_at = kernel_at;
    view.channel_last = channel_last;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_kernel_channel_last_args_view_kernel(nnb_functions_kernel_channel_last_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.kernel_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- rand_beta_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_rand_beta_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_rand_beta_args_view(\result);
    ensures \result.alpha_at == nnb_functions_rand_beta_args_alpha_at(at);
    ensures \result.beta_at == nnb_functions_rand_beta_args_beta_at(at);
    ensures \result.shape_at == nnb_functions_rand_beta_args_shape_at(at);
    ensures \result.seed == nnb_functions_rand_beta_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_rand_beta_args_view open_nnb_functions_rand_beta_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 20 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const uint64_t alpha_at = pos;
    const uint64_t beta_at = pos + 4;
    pos += 8;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const int64_t seed = ks_s4le(buf + pos);
    /*@ assert seed: seed == nnb_functions_rand_beta_args_seed(buf, at); */
    /*@ assert alpha_at == nnb_functions_rand_beta_args_alpha_at(at); */
    /*@ assert beta_at == nnb_functions_rand_beta_args_beta_at(at); */
    /*@ assert shape_at == nnb_functions_rand_beta_args_shape_at(at); */
    /*@ assert seed == nnb_functions_rand_beta_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_rand_beta_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.alpha_at = alpha_at;
    view.beta_at = beta_at;
    view.shape_at = shape_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_rand_beta_args_view_shape(nnb_functions_rand_beta_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- rand_binomial_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_rand_binomial_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_rand_binomial_args_view(\result);
    ensures \result.n == nnb_functions_rand_binomial_args_n(buf, at);
    ensures -2147483648 <= \result.n <= 2147483647;
    ensures \result.p_at == nnb_functions_rand_binomial_args_p_at(at);
    ensures \result.shape_at == nnb_functions_rand_binomial_args_shape_at(at);
    ensures \result.seed == nnb_functions_rand_binomial_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_rand_binomial_args_view
        open_nnb_functions_rand_binomial_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 20 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const int64_t n = ks_s4le(buf + pos);
    /*@ assert n: n == nnb_functions_rand_binomial_args_n(buf, at); */
    const uint64_t p_at = pos + 4;
    pos += 8;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const int64_t seed = ks_s4le(buf + pos);
    /*@ assert seed: seed == nnb_functions_rand_binomial_args_seed(buf, at); */
    /*@ assert n == nnb_functions_rand_binomial_args_n(buf, at); */
    /*@ assert -2147483648 <= n <= 2147483647; */
    /*@ assert p_at == nnb_functions_rand_binomial_args_p_at(at); */
    /*@ assert shape_at == nnb_functions_rand_binomial_args_shape_at(at); */
    /*@ assert seed == nnb_functions_rand_binomial_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_rand_binomial_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.n = n;
    view.p_at = p_at;
    view.shape_at = shape_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_rand_binomial_args_view_shape(nnb_functions_rand_binomial_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- rand_gamma_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_rand_gamma_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_rand_gamma_args_view(\result);
    ensures \result.k_at == nnb_functions_rand_gamma_args_k_at(at);
    ensures \result.theta_at == nnb_functions_rand_gamma_args_theta_at(at);
    ensures \result.shape_at == nnb_functions_rand_gamma_args_shape_at(at);
    ensures \result.seed == nnb_functions_rand_gamma_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_rand_gamma_args_view open_nnb_functions_rand_gamma_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 20 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const uint64_t k_at = pos;
    const uint64_t theta_at = pos + 4;
    pos += 8;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 20 <= len; */
    const int64_t seed = ks_s4le(buf + pos);
    /*@ assert seed: seed == nnb_functions_rand_gamma_args_seed(buf, at); */
    /*@ assert k_at == nnb_functions_rand_gamma_args_k_at(at); */
    /*@ assert theta_at == nnb_functions_rand_gamma_args_theta_at(at); */
    /*@ assert shape_at == nnb_functions_rand_gamma_args_shape_at(at); */
    /*@ assert seed == nnb_functions_rand_gamma_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_rand_gamma_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.k_at = k_at;
    view.theta_at = theta_at;
    view.shape_at = shape_at;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_rand_gamma_args_view_shape(nnb_functions_rand_gamma_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- interpolate_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_interpolate_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_interpolate_args_view(\result);
    ensures \result.output_size_at == nnb_functions_interpolate_args_output_size_at(at);
    ensures \result.mode == nnb_functions_interpolate_args_mode(buf, at);
    ensures -2147483648 <= \result.mode <= 2147483647;
    ensures \result.align_corners == nnb_functions_interpolate_args_align_corners(buf, at);
    ensures \result.align_corners <= 255;
    ensures \result.half_pixel == nnb_functions_interpolate_args_half_pixel(buf, at);
    ensures \result.half_pixel <= 255;
    ensures \result.half_pixel_for_nn == nnb_functions_interpolate_args_half_pixel_for_nn(buf, at);
    ensures \result.half_pixel_for_nn <= 255;
    ensures \result.channel_last == nnb_functions_interpolate_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_interpolate_args_view open_nnb_functions_interpolate_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 16 <= len; */
    uint64_t pos = at;
    const uint64_t output_size_at = pos;
    pos += 8;
    /*@ assert at + 16 <= len; */
    const int64_t mode = ks_s4le(buf + pos);
    /*@ assert mode: mode == nnb_functions_interpolate_args_mode(buf, at); */
    const uint64_t align_corners = ks_u1(buf + (pos + 4));
    /*@ assert align_corners: align_corners == nnb_functions_interpolate_args_align_corners(buf,
            at); */
    const uint64_t half_pixel = ks_u1(buf + (pos + 5));
    /*@ assert half_pixel: half_pixel == nnb_functions_interpolate_args_half_pixel(buf, at); */
    const uint64_t half_pixel_for_nn = ks_u1(buf + (pos + 6));
    /*@ assert half_pixel_for_nn:
            half_pixel_for_nn == nnb_functions_interpolate_args_half_pixel_for_nn(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 7));
    /*@ assert channel_last: channel_last == nnb_functions_interpolate_args_channel_last(buf,
            at); */
    /*@ assert output_size_at == nnb_functions_interpolate_args_output_size_at(at); */
    /*@ assert mode == nnb_functions_interpolate_args_mode(buf, at); */
    /*@ assert -2147483648 <= mode <= 2147483647; */
    /*@ assert align_corners == nnb_functions_interpolate_args_align_corners(buf, at); */
    /*@ assert align_corners <= 255; */
    /*@ assert half_pixel == nnb_functions_interpolate_args_half_pixel(buf, at); */
    /*@ assert half_pixel <= 255; */
    /*@ assert half_pixel_for_nn == nnb_functions_interpolate_args_half_pixel_for_nn(buf, at); */
    /*@ assert half_pixel_for_nn <= 255; */
    /*@ assert channel_last == nnb_functions_interpolate_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_interpolate_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.output_size_at = output_size_at;
    view.mode = mode;
    view.align_corners = align_corners;
    view.half_pixel = half_pixel;
    view.half_pixel_for_nn = half_pixel_for_nn;
    view.channel_last = channel_last;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_interpolate_args_view_output_size(nnb_functions_interpolate_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- deconvolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_deconvolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_deconvolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_deconvolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_deconvolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_deconvolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_deconvolution_args_dilation_at(at);
    ensures \result.group == nnb_functions_deconvolution_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.channel_last == nnb_functions_deconvolution_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
    ensures \result.alignment_53_at == nnb_functions_deconvolution_args_alignment_53_at(at);
    ensures \result.alignment_53_size == nnb_functions_deconvolution_args_alignment_53_size;
    ensures \result.output_padding_at == nnb_functions_deconvolution_args_output_padding_at(at);
*/
static KS_INLINE
        nnb_functions_deconvolution_args_view
        open_nnb_functions_deconvolution_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 36 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_deconvolution_args_base_axis(buf, at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 36 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_deconvolution_args_group(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 4));
    /*@ assert channel_last: channel_last == nnb_functions_deconvolution_args_channel_last(buf,
            at); */
    const uint64_t alignment_53_at = pos + 5;
    const uint64_t alignment_53_size = 3;
    pos += 8;
    const uint64_t output_padding_at = pos;
    pos += 8;
    /*@ assert base_axis == nnb_functions_deconvolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_deconvolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_deconvolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_deconvolution_args_dilation_at(at); */
    /*@ assert group == nnb_functions_deconvolution_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert channel_last == nnb_functions_deconvolution_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    /*@ assert alignment_53_at == nnb_functions_deconvolution_args_alignment_53_at(at); */
    /*@ assert alignment_53_size == nnb_functions_deconvolution_args_alignment_53_size; */
    /*@ assert output_padding_at == nnb_functions_deconvolution_args_output_padding_at(at); */
    nnb_functions_deconvolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.channel_last = channel_last;
    view.alignment_53_at = alignment_53_at;
    view.alignment_53_size = alignment_53_size;
    view.output_padding_at = output_padding_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_pad(nnb_functions_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_stride(nnb_functions_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_dilation(nnb_functions_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_deconvolution_args_view_output_padding(nnb_functions_deconvolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.output_padding_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.output_padding_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- quantize_linear_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_quantize_linear_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_quantize_linear_args_view(\result);
    ensures \result.round_mode == nnb_functions_quantize_linear_args_round_mode(buf, at);
    ensures -2147483648 <= \result.round_mode <= 2147483647;
    ensures \result.narrow_range == nnb_functions_quantize_linear_args_narrow_range(buf, at);
    ensures \result.narrow_range <= 255;
    ensures \result.alignment_25_at == nnb_functions_quantize_linear_args_alignment_25_at(at);
    ensures \result.alignment_25_size == nnb_functions_quantize_linear_args_alignment_25_size;
    ensures \result.dtype == nnb_functions_quantize_linear_args_dtype(buf, at);
    ensures -2147483648 <= \result.dtype <= 2147483647;
*/
static KS_INLINE
        nnb_functions_quantize_linear_args_view
        open_nnb_functions_quantize_linear_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const int64_t round_mode = ks_s4le(buf + at);
    /*@ assert round_mode: round_mode == nnb_functions_quantize_linear_args_round_mode(buf, at); */
    const uint64_t narrow_range = ks_u1(buf + (at + 4));
    /*@ assert narrow_range: narrow_range == nnb_functions_quantize_linear_args_narrow_range(buf,
            at); */
    const uint64_t alignment_25_at = at + 5;
    const uint64_t alignment_25_size = 3;
    const int64_t dtype = ks_s4le(buf + (at + 8));
    /*@ assert dtype: dtype == nnb_functions_quantize_linear_args_dtype(buf, at); */
    /*@ assert round_mode == nnb_functions_quantize_linear_args_round_mode(buf, at); */
    /*@ assert -2147483648 <= round_mode <= 2147483647; */
    /*@ assert narrow_range == nnb_functions_quantize_linear_args_narrow_range(buf, at); */
    /*@ assert narrow_range <= 255; */
    /*@ assert alignment_25_at == nnb_functions_quantize_linear_args_alignment_25_at(at); */
    /*@ assert alignment_25_size == nnb_functions_quantize_linear_args_alignment_25_size; */
    /*@ assert dtype == nnb_functions_quantize_linear_args_dtype(buf, at); */
    /*@ assert -2147483648 <= dtype <= 2147483647; */
    nnb_functions_quantize_linear_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.round_mode = round_mode;
    view.narrow_range = narrow_range;
    view.alignment_25_at = alignment_25_at;
    view.alignment_25_size = alignment_25_size;
    view.dtype = dtype;
    return view;
}

/* ---- fused_convolution_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_fused_convolution_0_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_fused_convolution_0_args_view(\result);
    ensures \result.base_axis == nnb_functions_fused_convolution_0_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_fused_convolution_0_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_fused_convolution_0_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_fused_convolution_0_args_dilation_at(at);
    ensures \result.group == nnb_functions_fused_convolution_0_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.channel_last == nnb_functions_fused_convolution_0_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
    ensures \result.alignment_53_at == nnb_functions_fused_convolution_0_args_alignment_53_at(at);
    ensures \result.alignment_53_size == nnb_functions_fused_convolution_0_args_alignment_53_size;
    ensures \result.decay_rate_at == nnb_functions_fused_convolution_0_args_decay_rate_at(at);
    ensures \result.eps_at == nnb_functions_fused_convolution_0_args_eps_at(at);
    ensures \result.batch_stat == nnb_functions_fused_convolution_0_args_batch_stat(buf, at);
    ensures \result.batch_stat <= 255;
    ensures \result.alignment_65_at == nnb_functions_fused_convolution_0_args_alignment_65_at(at);
    ensures \result.alignment_65_size == nnb_functions_fused_convolution_0_args_alignment_65_size;
    ensures \result.nonlinearity == nnb_functions_fused_convolution_0_args_nonlinearity(buf, at);
    ensures -2147483648 <= \result.nonlinearity <= 2147483647;
*/
static KS_INLINE
        nnb_functions_fused_convolution_0_args_view
        open_nnb_functions_fused_convolution_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 52 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_fused_convolution_0_args_base_axis(buf, at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 52 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_fused_convolution_0_args_group(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 4));
    /*@ assert channel_last: channel_last ==
            nnb_functions_fused_convolution_0_args_channel_last(buf, at); */
    const uint64_t alignment_53_at = pos + 5;
    const uint64_t alignment_53_size = 3;
    const uint64_t decay_rate_at = pos + 8;
    const uint64_t eps_at = pos + 12;
    const uint64_t batch_stat = ks_u1(buf + (pos + 16));
    /*@ assert batch_stat: batch_stat == nnb_functions_fused_convolution_0_args_batch_stat(buf,
            at); */
    const uint64_t alignment_65_at = pos + 17;
    const uint64_t alignment_65_size = 3;
    const int64_t nonlinearity = ks_s4le(buf + (pos + 20));
    /*@ assert nonlinearity: nonlinearity ==
            nnb_functions_fused_convolution_0_args_nonlinearity(buf, at); */
    /*@ assert base_axis == nnb_functions_fused_convolution_0_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_fused_convolution_0_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_fused_convolution_0_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_fused_convolution_0_args_dilation_at(at); */
    /*@ assert group == nnb_functions_fused_convolution_0_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert channel_last == nnb_functions_fused_convolution_0_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    /*@ assert alignment_53_at == nnb_functions_fused_convolution_0_args_alignment_53_at(at); */
    /*@ assert alignment_53_size == nnb_functions_fused_convolution_0_args_alignment_53_size; */
    /*@ assert decay_rate_at == nnb_functions_fused_convolution_0_args_decay_rate_at(at); */
    /*@ assert eps_at == nnb_functions_fused_convolution_0_args_eps_at(at); */
    /*@ assert batch_stat == nnb_functions_fused_convolution_0_args_batch_stat(buf, at); */
    /*@ assert batch_stat <= 255; */
    /*@ assert alignment_65_at == nnb_functions_fused_convolution_0_args_alignment_65_at(at); */
    /*@ assert alignment_65_size == nnb_functions_fused_convolution_0_args_alignment_65_size; */
    /*@ assert nonlinearity == nnb_functions_fused_convolution_0_args_nonlinearity(buf, at); */
    /*@ assert -2147483648 <= nonlinearity <= 2147483647; */
    nnb_functions_fused_convolution_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.channel_last = channel_last;
    view.alignment_53_at = alignment_53_at;
    view.alignment_53_size = alignment_53_size;
    view.decay_rate_at = decay_rate_at;
    view.eps_at = eps_at;
    view.batch_stat = batch_stat;
    view.alignment_65_at = alignment_65_at;
    view.alignment_65_size = alignment_65_size;
    view.nonlinearity = nonlinearity;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_fused_convolution_0_args_view_pad(nnb_functions_fused_convolution_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_fused_convolution_0_args_view_stride(nnb_functions_fused_convolution_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_fused_convolution_0_args_view_dilation(nnb_functions_fused_convolution_0_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- size_align_corners_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_size_align_corners_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_size_align_corners_args_view(\result);
    ensures \result.size_at == nnb_functions_size_align_corners_args_size_at(at);
    ensures \result.align_corners == nnb_functions_size_align_corners_args_align_corners(buf, at);
    ensures \result.align_corners <= 255;
*/
static KS_INLINE
        nnb_functions_size_align_corners_args_view
        open_nnb_functions_size_align_corners_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 9 <= len; */
    uint64_t pos = at;
    const uint64_t size_at = pos;
    pos += 8;
    /*@ assert at + 9 <= len; */
    const uint64_t align_corners = ks_u1(buf + pos);
    /*@ assert align_corners: align_corners ==
            nnb_functions_size_align_corners_args_align_corners(buf, at); */
    /*@ assert size_at == nnb_functions_size_align_corners_args_size_at(at); */
    /*@ assert align_corners == nnb_functions_size_align_corners_args_align_corners(buf, at); */
    /*@ assert align_corners <= 255; */
    nnb_functions_size_align_corners_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.size_at = size_at;
    view.align_corners = align_corners;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_size_align_corners_args_view_size(nnb_functions_size_align_corners_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- warp_by_grid_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_warp_by_grid_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_warp_by_grid_args_view(\result);
    ensures \result.mode == nnb_functions_warp_by_grid_args_mode(buf, at);
    ensures -2147483648 <= \result.mode <= 2147483647;
    ensures \result.padding_mode == nnb_functions_warp_by_grid_args_padding_mode(buf, at);
    ensures -2147483648 <= \result.padding_mode <= 2147483647;
    ensures \result.align_corners == nnb_functions_warp_by_grid_args_align_corners(buf, at);
    ensures \result.align_corners <= 255;
    ensures \result.channel_last == nnb_functions_warp_by_grid_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_warp_by_grid_args_view
        open_nnb_functions_warp_by_grid_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 10 <= len; */
    /*@ assert at + 10 <= len; */
    const int64_t mode = ks_s4le(buf + at);
    /*@ assert mode: mode == nnb_functions_warp_by_grid_args_mode(buf, at); */
    const int64_t padding_mode = ks_s4le(buf + (at + 4));
    /*@ assert padding_mode: padding_mode == nnb_functions_warp_by_grid_args_padding_mode(buf,
            at); */
    const uint64_t align_corners = ks_u1(buf + (at + 8));
    /*@ assert align_corners: align_corners == nnb_functions_warp_by_grid_args_align_corners(buf,
            at); */
    const uint64_t channel_last = ks_u1(buf + (at + 9));
    /*@ assert channel_last: channel_last == nnb_functions_warp_by_grid_args_channel_last(buf,
            at); */
    /*@ assert mode == nnb_functions_warp_by_grid_args_mode(buf, at); */
    /*@ assert -2147483648 <= mode <= 2147483647; */
    /*@ assert padding_mode == nnb_functions_warp_by_grid_args_padding_mode(buf, at); */
    /*@ assert -2147483648 <= padding_mode <= 2147483647; */
    /*@ assert align_corners == nnb_functions_warp_by_grid_args_align_corners(buf, at); */
    /*@ assert align_corners <= 255; */
    /*@ assert channel_last == nnb_functions_warp_by_grid_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_warp_by_grid_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.mode = mode;
    view.padding_mode = padding_mode;
    view.align_corners = align_corners;
    view.channel_last = channel_last;
    return view;
}

/* ---- axis_batch_dims_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_axis_batch_dims_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_axis_batch_dims_args_view(\result);
    ensures \result.axis == nnb_functions_axis_batch_dims_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
    ensures \result.batch_dims == nnb_functions_axis_batch_dims_args_batch_dims(buf, at);
    ensures -2147483648 <= \result.batch_dims <= 2147483647;
*/
static KS_INLINE
        nnb_functions_axis_batch_dims_args_view
        open_nnb_functions_axis_batch_dims_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t axis = ks_s4le(buf + at);
    /*@ assert axis: axis == nnb_functions_axis_batch_dims_args_axis(buf, at); */
    const int64_t batch_dims = ks_s4le(buf + (at + 4));
    /*@ assert batch_dims: batch_dims == nnb_functions_axis_batch_dims_args_batch_dims(buf, at); */
    /*@ assert axis == nnb_functions_axis_batch_dims_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    /*@ assert batch_dims == nnb_functions_axis_batch_dims_args_batch_dims(buf, at); */
    /*@ assert -2147483648 <= batch_dims <= 2147483647; */
    nnb_functions_axis_batch_dims_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.axis = axis;
    view.batch_dims = batch_dims;
    return view;
}

/* ---- dim_eps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_dim_eps_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_dim_eps_args_view(\result);
    ensures \result.dim == nnb_functions_dim_eps_args_dim(buf, at);
    ensures -2147483648 <= \result.dim <= 2147483647;
    ensures \result.eps_at == nnb_functions_dim_eps_args_eps_at(at);
*/
static KS_INLINE nnb_functions_dim_eps_args_view
        open_nnb_functions_dim_eps_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t dim = ks_s4le(buf + at);
    /*@ assert dim: dim == nnb_functions_dim_eps_args_dim(buf, at); */
    const uint64_t eps_at = at + 4;
    /*@ assert dim == nnb_functions_dim_eps_args_dim(buf, at); */
    /*@ assert -2147483648 <= dim <= 2147483647; */
    /*@ assert eps_at == nnb_functions_dim_eps_args_eps_at(at); */
    nnb_functions_dim_eps_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.dim = dim;
    view.eps_at = eps_at;
    return view;
}

/* ---- batch_first_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_batch_first_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_batch_first_args_view(\result);
    ensures \result.batch_first == nnb_functions_batch_first_args_batch_first(buf, at);
    ensures \result.batch_first <= 255;
*/
static KS_INLINE
        nnb_functions_batch_first_args_view open_nnb_functions_batch_first_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t batch_first = ks_u1(buf + at);
    /*@ assert batch_first: batch_first == nnb_functions_batch_first_args_batch_first(buf, at); */
    /*@ assert batch_first == nnb_functions_batch_first_args_batch_first(buf, at); */
    /*@ assert batch_first <= 255; */
    nnb_functions_batch_first_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.batch_first = batch_first;
    return view;
}

/* ---- pad_packed_sequence_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_pad_packed_sequence_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_pad_packed_sequence_args_view(\result);
    ensures \result.batch_first == nnb_functions_pad_packed_sequence_args_batch_first(buf, at);
    ensures \result.batch_first <= 255;
    ensures \result.alignment_21_at == nnb_functions_pad_packed_sequence_args_alignment_21_at(at);
    ensures \result.alignment_21_size == nnb_functions_pad_packed_sequence_args_alignment_21_size;
    ensures \result.padding_value_at == nnb_functions_pad_packed_sequence_args_padding_value_at(at);
    ensures \result.total_length == nnb_functions_pad_packed_sequence_args_total_length(buf, at);
    ensures -2147483648 <= \result.total_length <= 2147483647;
*/
static KS_INLINE
        nnb_functions_pad_packed_sequence_args_view
        open_nnb_functions_pad_packed_sequence_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const uint64_t batch_first = ks_u1(buf + at);
    /*@ assert batch_first: batch_first == nnb_functions_pad_packed_sequence_args_batch_first(buf,
            at); */
    const uint64_t alignment_21_at = at + 1;
    const uint64_t alignment_21_size = 3;
    const uint64_t padding_value_at = at + 4;
    const int64_t total_length = ks_s4le(buf + (at + 8));
    /*@ assert total_length: total_length ==
            nnb_functions_pad_packed_sequence_args_total_length(buf, at); */
    /*@ assert batch_first == nnb_functions_pad_packed_sequence_args_batch_first(buf, at); */
    /*@ assert batch_first <= 255; */
    /*@ assert alignment_21_at == nnb_functions_pad_packed_sequence_args_alignment_21_at(at); */
    /*@ assert alignment_21_size == nnb_functions_pad_packed_sequence_args_alignment_21_size; */
    /*@ assert padding_value_at == nnb_functions_pad_packed_sequence_args_padding_value_at(at); */
    /*@ assert total_length == nnb_functions_pad_packed_sequence_args_total_length(buf, at); */
    /*@ assert -2147483648 <= total_length <= 2147483647; */
    nnb_functions_pad_packed_sequence_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.batch_first = batch_first;
    view.alignment_21_at = alignment_21_at;
    view.alignment_21_size = alignment_21_size;
    view.padding_value_at = padding_value_at;
    view.total_length = total_length;
    return view;
}

/* ---- val_inplace_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_val_inplace_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_val_inplace_args_view(\result);
    ensures \result.val_at == nnb_functions_val_inplace_args_val_at(at);
    ensures \result.inplace == nnb_functions_val_inplace_args_inplace(buf, at);
    ensures \result.inplace <= 255;
*/
static KS_INLINE
        nnb_functions_val_inplace_args_view open_nnb_functions_val_inplace_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const uint64_t val_at = at;
    const uint64_t inplace = ks_u1(buf + (at + 4));
    /*@ assert inplace: inplace == nnb_functions_val_inplace_args_inplace(buf, at); */
    /*@ assert val_at == nnb_functions_val_inplace_args_val_at(at); */
    /*@ assert inplace == nnb_functions_val_inplace_args_inplace(buf, at); */
    /*@ assert inplace <= 255; */
    nnb_functions_val_inplace_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.val_at = val_at;
    view.inplace = inplace;
    return view;
}

/* ---- norm_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_norm_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_norm_normalization_args_view(\result);
    ensures \result.p_at == nnb_functions_norm_normalization_args_p_at(at);
    ensures \result.axes_at == nnb_functions_norm_normalization_args_axes_at(at);
    ensures \result.eps_at == nnb_functions_norm_normalization_args_eps_at(at);
*/
static KS_INLINE
        nnb_functions_norm_normalization_args_view
        open_nnb_functions_norm_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 16 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const uint64_t p_at = pos;
    pos += 4;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 16 <= len; */
    const uint64_t eps_at = pos;
    /*@ assert p_at == nnb_functions_norm_normalization_args_p_at(at); */
    /*@ assert axes_at == nnb_functions_norm_normalization_args_axes_at(at); */
    /*@ assert eps_at == nnb_functions_norm_normalization_args_eps_at(at); */
    nnb_functions_norm_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.p_at = p_at;
    view.axes_at = axes_at;
    view.eps_at = eps_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_norm_normalization_args_view_axes(nnb_functions_norm_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- norm_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_norm_args(buf, len, at, index_table_at, index_table_count, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_norm_args_view(\result);
    ensures \result.p_at == nnb_functions_norm_args_p_at(at);
    ensures \result.axes_at == nnb_functions_norm_args_axes_at(at);
    ensures \result.keep_dims == nnb_functions_norm_args_keep_dims(buf, at);
    ensures \result.keep_dims <= 255;
*/
static KS_INLINE nnb_functions_norm_args_view open_nnb_functions_norm_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 13 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const uint64_t p_at = pos;
    pos += 4;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 13 <= len; */
    const uint64_t keep_dims = ks_u1(buf + pos);
    /*@ assert keep_dims: keep_dims == nnb_functions_norm_args_keep_dims(buf, at); */
    /*@ assert p_at == nnb_functions_norm_args_p_at(at); */
    /*@ assert axes_at == nnb_functions_norm_args_axes_at(at); */
    /*@ assert keep_dims == nnb_functions_norm_args_keep_dims(buf, at); */
    /*@ assert keep_dims <= 255; */
    nnb_functions_norm_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.p_at = p_at;
    view.axes_at = axes_at;
    view.keep_dims = keep_dims;
    return view;
}

nnb_functions_int_list_view nnb_functions_norm_args_view_axes(nnb_functions_norm_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- random_shift_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_random_shift_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_random_shift_args_view(\result);
    ensures \result.shifts_at == nnb_functions_random_shift_args_shifts_at(at);
    ensures \result.border_mode == nnb_functions_random_shift_args_border_mode(buf, at);
    ensures -2147483648 <= \result.border_mode <= 2147483647;
    ensures \result.constant_value_at == nnb_functions_random_shift_args_constant_value_at(at);
    ensures \result.base_axis == nnb_functions_random_shift_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.seed == nnb_functions_random_shift_args_seed(buf, at);
    ensures -2147483648 <= \result.seed <= 2147483647;
*/
static KS_INLINE
        nnb_functions_random_shift_args_view
        open_nnb_functions_random_shift_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 24 <= len; */
    uint64_t pos = at;
    const uint64_t shifts_at = pos;
    pos += 8;
    /*@ assert at + 24 <= len; */
    const int64_t border_mode = ks_s4le(buf + pos);
    /*@ assert border_mode: border_mode == nnb_functions_random_shift_args_border_mode(buf, at); */
    const uint64_t constant_value_at = pos + 4;
    const int64_t base_axis = ks_s4le(buf + (pos + 8));
    /*@ assert base_axis: base_axis == nnb_functions_random_shift_args_base_axis(buf, at); */
    const int64_t seed = ks_s4le(buf + (pos + 12));
    /*@ assert seed: seed == nnb_functions_random_shift_args_seed(buf, at); */
    /*@ assert shifts_at == nnb_functions_random_shift_args_shifts_at(at); */
    /*@ assert border_mode == nnb_functions_random_shift_args_border_mode(buf, at); */
    /*@ assert -2147483648 <= border_mode <= 2147483647; */
    /*@ assert constant_value_at == nnb_functions_random_shift_args_constant_value_at(at); */
    /*@ assert base_axis == nnb_functions_random_shift_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert seed == nnb_functions_random_shift_args_seed(buf, at); */
    /*@ assert -2147483648 <= seed <= 2147483647; */
    nnb_functions_random_shift_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shifts_at = shifts_at;
    view.border_mode = border_mode;
    view.constant_value_at = constant_value_at;
    view.base_axis = base_axis;
    view.seed = seed;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_random_shift_args_view_shifts(nnb_functions_random_shift_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shifts_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shifts_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- group_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_group_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_group_normalization_args_view(\result);
    ensures \result.num_groups == nnb_functions_group_normalization_args_num_groups(buf, at);
    ensures -2147483648 <= \result.num_groups <= 2147483647;
    ensures \result.channel_axis == nnb_functions_group_normalization_args_channel_axis(buf, at);
    ensures -2147483648 <= \result.channel_axis <= 2147483647;
    ensures \result.batch_axis_at == nnb_functions_group_normalization_args_batch_axis_at(at);
    ensures \result.eps_at == nnb_functions_group_normalization_args_eps_at(at);
    ensures \result.no_scale == nnb_functions_group_normalization_args_no_scale(buf, at);
    ensures \result.no_scale <= 255;
    ensures \result.no_bias == nnb_functions_group_normalization_args_no_bias(buf, at);
    ensures \result.no_bias <= 255;
*/
static KS_INLINE
        nnb_functions_group_normalization_args_view
        open_nnb_functions_group_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 8 <= len &&
            at + 22 <= len; */
    uint64_t pos = at;
    /*@ assert at + 8 <= len; */
    const int64_t num_groups = ks_s4le(buf + pos);
    /*@ assert num_groups: num_groups == nnb_functions_group_normalization_args_num_groups(buf,
            at); */
    const int64_t channel_axis = ks_s4le(buf + (pos + 4));
    /*@ assert channel_axis: channel_axis ==
            nnb_functions_group_normalization_args_channel_axis(buf, at); */
    pos += 8;
    const uint64_t batch_axis_at = pos;
    pos += 8;
    /*@ assert at + 22 <= len; */
    const uint64_t eps_at = pos;
    const uint64_t no_scale = ks_u1(buf + (pos + 4));
    /*@ assert no_scale: no_scale == nnb_functions_group_normalization_args_no_scale(buf, at); */
    const uint64_t no_bias = ks_u1(buf + (pos + 5));
    /*@ assert no_bias: no_bias == nnb_functions_group_normalization_args_no_bias(buf, at); */
    /*@ assert num_groups == nnb_functions_group_normalization_args_num_groups(buf, at); */
    /*@ assert -2147483648 <= num_groups <= 2147483647; */
    /*@ assert channel_axis == nnb_functions_group_normalization_args_channel_axis(buf, at); */
    /*@ assert -2147483648 <= channel_axis <= 2147483647; */
    /*@ assert batch_axis_at == nnb_functions_group_normalization_args_batch_axis_at(at); */
    /*@ assert eps_at == nnb_functions_group_normalization_args_eps_at(at); */
    /*@ assert no_scale == nnb_functions_group_normalization_args_no_scale(buf, at); */
    /*@ assert no_scale <= 255; */
    /*@ assert no_bias == nnb_functions_group_normalization_args_no_bias(buf, at); */
    /*@ assert no_bias <= 255; */
    nnb_functions_group_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.num_groups = num_groups;
    view.channel_axis = channel_axis;
    view.batch_axis_at = batch_axis_at;
    view.eps_at = eps_at;
    view.no_scale = no_scale;
    view.no_bias = no_bias;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_group_normalization_args_view_batch_axis(nnb_functions_group_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.batch_axis_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.batch_axis_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- instance_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_instance_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_instance_normalization_args_view(\result);
    ensures \result.channel_axis == nnb_functions_instance_normalization_args_channel_axis(buf, at);
    ensures -2147483648 <= \result.channel_axis <= 2147483647;
    ensures \result.batch_axis_at == nnb_functions_instance_normalization_args_batch_axis_at(at);
    ensures \result.eps_at == nnb_functions_instance_normalization_args_eps_at(at);
    ensures \result.no_scale == nnb_functions_instance_normalization_args_no_scale(buf, at);
    ensures \result.no_scale <= 255;
    ensures \result.no_bias == nnb_functions_instance_normalization_args_no_bias(buf, at);
    ensures \result.no_bias <= 255;
*/
static KS_INLINE
        nnb_functions_instance_normalization_args_view open_nnb_functions_instance_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 18 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t channel_axis = ks_s4le(buf + pos);
    /*@ assert channel_axis: channel_axis ==
            nnb_functions_instance_normalization_args_channel_axis(buf, at); */
    pos += 4;
    const uint64_t batch_axis_at = pos;
    pos += 8;
    /*@ assert at + 18 <= len; */
    const uint64_t eps_at = pos;
    const uint64_t no_scale = ks_u1(buf + (pos + 4));
    /*@ assert no_scale: no_scale == nnb_functions_instance_normalization_args_no_scale(buf, at); */
    const uint64_t no_bias = ks_u1(buf + (pos + 5));
    /*@ assert no_bias: no_bias == nnb_functions_instance_normalization_args_no_bias(buf, at); */
    /*@ assert channel_axis == nnb_functions_instance_normalization_args_channel_axis(buf, at); */
    /*@ assert -2147483648 <= channel_axis <= 2147483647; */
    /*@ assert batch_axis_at == nnb_functions_instance_normalization_args_batch_axis_at(at); */
    /*@ assert eps_at == nnb_functions_instance_normalization_args_eps_at(at); */
    /*@ assert no_scale == nnb_functions_instance_normalization_args_no_scale(buf, at); */
    /*@ assert no_scale <= 255; */
    /*@ assert no_bias == nnb_functions_instance_normalization_args_no_bias(buf, at); */
    /*@ assert no_bias <= 255; */
    nnb_functions_instance_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.channel_axis = channel_axis;
    view.batch_axis_at = batch_axis_at;
    view.eps_at = eps_at;
    view.no_scale = no_scale;
    view.no_bias = no_bias;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_instance_normalization_args_view_batch_axis(nnb_functions_instance_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.batch_axis_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.batch_axis_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- layer_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_layer_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_layer_normalization_args_view(\result);
    ensures \result.batch_axis_at == nnb_functions_layer_normalization_args_batch_axis_at(at);
    ensures \result.eps_at == nnb_functions_layer_normalization_args_eps_at(at);
    ensures \result.no_scale == nnb_functions_layer_normalization_args_no_scale(buf, at);
    ensures \result.no_scale <= 255;
    ensures \result.no_bias == nnb_functions_layer_normalization_args_no_bias(buf, at);
    ensures \result.no_bias <= 255;
*/
static KS_INLINE
        nnb_functions_layer_normalization_args_view
        open_nnb_functions_layer_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 14 <= len; */
    uint64_t pos = at;
    const uint64_t batch_axis_at = pos;
    pos += 8;
    /*@ assert at + 14 <= len; */
    const uint64_t eps_at = pos;
    const uint64_t no_scale = ks_u1(buf + (pos + 4));
    /*@ assert no_scale: no_scale == nnb_functions_layer_normalization_args_no_scale(buf, at); */
    const uint64_t no_bias = ks_u1(buf + (pos + 5));
    /*@ assert no_bias: no_bias == nnb_functions_layer_normalization_args_no_bias(buf, at); */
    /*@ assert batch_axis_at == nnb_functions_layer_normalization_args_batch_axis_at(at); */
    /*@ assert eps_at == nnb_functions_layer_normalization_args_eps_at(at); */
    /*@ assert no_scale == nnb_functions_layer_normalization_args_no_scale(buf, at); */
    /*@ assert no_scale <= 255; */
    /*@ assert no_bias == nnb_functions_layer_normalization_args_no_bias(buf, at); */
    /*@ assert no_bias <= 255; */
    nnb_functions_layer_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.batch_axis_at = batch_axis_at;
    view.eps_at = eps_at;
    view.no_scale = no_scale;
    view.no_bias = no_bias;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_layer_normalization_args_view_batch_axis(nnb_functions_layer_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.batch_axis_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.batch_axis_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- tensor_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_tensor_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_tensor_normalization_args_view(\result);
    ensures \result.axes_at == nnb_functions_tensor_normalization_args_axes_at(at);
    ensures \result.eps_at == nnb_functions_tensor_normalization_args_eps_at(at);
    ensures \result.no_scale == nnb_functions_tensor_normalization_args_no_scale(buf, at);
    ensures \result.no_scale <= 255;
    ensures \result.no_bias == nnb_functions_tensor_normalization_args_no_bias(buf, at);
    ensures \result.no_bias <= 255;
*/
static KS_INLINE
        nnb_functions_tensor_normalization_args_view
        open_nnb_functions_tensor_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 14 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 14 <= len; */
    const uint64_t eps_at = pos;
    const uint64_t no_scale = ks_u1(buf + (pos + 4));
    /*@ assert no_scale: no_scale == nnb_functions_tensor_normalization_args_no_scale(buf, at); */
    const uint64_t no_bias = ks_u1(buf + (pos + 5));
    /*@ assert no_bias: no_bias == nnb_functions_tensor_normalization_args_no_bias(buf, at); */
    /*@ assert axes_at == nnb_functions_tensor_normalization_args_axes_at(at); */
    /*@ assert eps_at == nnb_functions_tensor_normalization_args_eps_at(at); */
    /*@ assert no_scale == nnb_functions_tensor_normalization_args_no_scale(buf, at); */
    /*@ assert no_scale <= 255; */
    /*@ assert no_bias == nnb_functions_tensor_normalization_args_no_bias(buf, at); */
    /*@ assert no_bias <= 255; */
    nnb_functions_tensor_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.eps_at = eps_at;
    view.no_scale = no_scale;
    view.no_bias = no_bias;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_tensor_normalization_args_view_axes(nnb_functions_tensor_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- channel_axis_eps_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_channel_axis_eps_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_channel_axis_eps_args_view(\result);
    ensures \result.channel_axis == nnb_functions_channel_axis_eps_args_channel_axis(buf, at);
    ensures -2147483648 <= \result.channel_axis <= 2147483647;
    ensures \result.eps_at == nnb_functions_channel_axis_eps_args_eps_at(at);
*/
static KS_INLINE
        nnb_functions_channel_axis_eps_args_view
        open_nnb_functions_channel_axis_eps_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t channel_axis = ks_s4le(buf + at);
    /*@ assert channel_axis: channel_axis == nnb_functions_channel_axis_eps_args_channel_axis(buf,
            at); */
    const uint64_t eps_at = at + 4;
    /*@ assert channel_axis == nnb_functions_channel_axis_eps_args_channel_axis(buf, at); */
    /*@ assert -2147483648 <= channel_axis <= 2147483647; */
    /*@ assert eps_at == nnb_functions_channel_axis_eps_args_eps_at(at); */
    nnb_functions_channel_axis_eps_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.channel_axis = channel_axis;
    view.eps_at = eps_at;
    return view;
}

/* ---- batch_normalization_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_batch_normalization_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_batch_normalization_args_view(\result);
    ensures \result.axes_at == nnb_functions_batch_normalization_args_axes_at(at);
    ensures \result.decay_rate_at == nnb_functions_batch_normalization_args_decay_rate_at(at);
    ensures \result.eps_at == nnb_functions_batch_normalization_args_eps_at(at);
    ensures \result.batch_stat == nnb_functions_batch_normalization_args_batch_stat(buf, at);
    ensures \result.batch_stat <= 255;
    ensures \result.no_scale == nnb_functions_batch_normalization_args_no_scale(buf, at);
    ensures \result.no_scale <= 255;
    ensures \result.no_bias == nnb_functions_batch_normalization_args_no_bias(buf, at);
    ensures \result.no_bias <= 255;
*/
static KS_INLINE
        nnb_functions_batch_normalization_args_view
        open_nnb_functions_batch_normalization_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 19 <= len; */
    uint64_t pos = at;
    const uint64_t axes_at = pos;
    pos += 8;
    /*@ assert at + 19 <= len; */
    const uint64_t decay_rate_at = pos;
    const uint64_t eps_at = pos + 4;
    const uint64_t batch_stat = ks_u1(buf + (pos + 8));
    /*@ assert batch_stat: batch_stat == nnb_functions_batch_normalization_args_batch_stat(buf,
            at); */
    const uint64_t no_scale = ks_u1(buf + (pos + 9));
    /*@ assert no_scale: no_scale == nnb_functions_batch_normalization_args_no_scale(buf, at); */
    const uint64_t no_bias = ks_u1(buf + (pos + 10));
    /*@ assert no_bias: no_bias == nnb_functions_batch_normalization_args_no_bias(buf, at); */
    /*@ assert axes_at == nnb_functions_batch_normalization_args_axes_at(at); */
    /*@ assert decay_rate_at == nnb_functions_batch_normalization_args_decay_rate_at(at); */
    /*@ assert eps_at == nnb_functions_batch_normalization_args_eps_at(at); */
    /*@ assert batch_stat == nnb_functions_batch_normalization_args_batch_stat(buf, at); */
    /*@ assert batch_stat <= 255; */
    /*@ assert no_scale == nnb_functions_batch_normalization_args_no_scale(buf, at); */
    /*@ assert no_scale <= 255; */
    /*@ assert no_bias == nnb_functions_batch_normalization_args_no_bias(buf, at); */
    /*@ assert no_bias <= 255; */
    nnb_functions_batch_normalization_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.axes_at = axes_at;
    view.decay_rate_at = decay_rate_at;
    view.eps_at = eps_at;
    view.batch_stat = batch_stat;
    view.no_scale = no_scale;
    view.no_bias = no_bias;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_batch_normalization_args_view_axes(nnb_functions_batch_normalization_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.axes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- stft_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_stft_0_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_stft_0_args_view(\result);
    ensures \result.window_size == nnb_functions_stft_0_args_window_size(buf, at);
    ensures -2147483648 <= \result.window_size <= 2147483647;
    ensures \result.stride == nnb_functions_stft_0_args_stride(buf, at);
    ensures -2147483648 <= \result.stride <= 2147483647;
    ensures \result.fft_size == nnb_functions_stft_0_args_fft_size(buf, at);
    ensures -2147483648 <= \result.fft_size <= 2147483647;
    ensures \result.window_type == nnb_functions_stft_0_args_window_type(buf, at);
    ensures -2147483648 <= \result.window_type <= 2147483647;
    ensures \result.center == nnb_functions_stft_0_args_center(buf, at);
    ensures \result.center <= 255;
    ensures \result.alignment_37_at == nnb_functions_stft_0_args_alignment_37_at(at);
    ensures \result.alignment_37_size == nnb_functions_stft_0_args_alignment_37_size;
    ensures \result.pad_mode == nnb_functions_stft_0_args_pad_mode(buf, at);
    ensures -2147483648 <= \result.pad_mode <= 2147483647;
*/
static KS_INLINE nnb_functions_stft_0_args_view open_nnb_functions_stft_0_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 24 <= len; */
    /*@ assert at + 24 <= len; */
    const int64_t window_size = ks_s4le(buf + at);
    /*@ assert window_size: window_size == nnb_functions_stft_0_args_window_size(buf, at); */
    const int64_t stride = ks_s4le(buf + (at + 4));
    /*@ assert stride: stride == nnb_functions_stft_0_args_stride(buf, at); */
    const int64_t fft_size = ks_s4le(buf + (at + 8));
    /*@ assert fft_size: fft_size == nnb_functions_stft_0_args_fft_size(buf, at); */
    const int64_t window_type = ks_s4le(buf + (at + 12));
    /*@ assert window_type: window_type == nnb_functions_stft_0_args_window_type(buf, at); */
    const uint64_t center = ks_u1(buf + (at + 16));
    /*@ assert center: center == nnb_functions_stft_0_args_center(buf, at); */
    const uint64_t alignment_37_at = at + 17;
    const uint64_t alignment_37_size = 3;
    const int64_t pad_mode = ks_s4le(buf + (at + 20));
    /*@ assert pad_mode: pad_mode == nnb_functions_stft_0_args_pad_mode(buf, at); */
    /*@ assert window_size == nnb_functions_stft_0_args_window_size(buf, at); */
    /*@ assert -2147483648 <= window_size <= 2147483647; */
    /*@ assert stride == nnb_functions_stft_0_args_stride(buf, at); */
    /*@ assert -2147483648 <= stride <= 2147483647; */
    /*@ assert fft_size == nnb_functions_stft_0_args_fft_size(buf, at); */
    /*@ assert -2147483648 <= fft_size <= 2147483647; */
    /*@ assert window_type == nnb_functions_stft_0_args_window_type(buf, at); */
    /*@ assert -2147483648 <= window_type <= 2147483647; */
    /*@ assert center == nnb_functions_stft_0_args_center(buf, at); */
    /*@ assert center <= 255; */
    /*@ assert alignment_37_at == nnb_functions_stft_0_args_alignment_37_at(at); */
    /*@ assert alignment_37_size == nnb_functions_stft_0_args_alignment_37_size; */
    /*@ assert pad_mode == nnb_functions_stft_0_args_pad_mode(buf, at); */
    /*@ assert -2147483648 <= pad_mode <= 2147483647; */
    nnb_functions_stft_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.window_size = window_size;
    view.stride = stride;
    view.fft_size = fft_size;
    view.window_type = window_type;
    view.center = center;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.pad_mode = pad_mode;
    return view;
}

/* ---- istft_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_istft_0_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_istft_0_args_view(\result);
    ensures \result.window_size == nnb_functions_istft_0_args_window_size(buf, at);
    ensures -2147483648 <= \result.window_size <= 2147483647;
    ensures \result.stride == nnb_functions_istft_0_args_stride(buf, at);
    ensures -2147483648 <= \result.stride <= 2147483647;
    ensures \result.fft_size == nnb_functions_istft_0_args_fft_size(buf, at);
    ensures -2147483648 <= \result.fft_size <= 2147483647;
    ensures \result.window_type == nnb_functions_istft_0_args_window_type(buf, at);
    ensures -2147483648 <= \result.window_type <= 2147483647;
    ensures \result.center == nnb_functions_istft_0_args_center(buf, at);
    ensures \result.center <= 255;
*/
static KS_INLINE nnb_functions_istft_0_args_view
        open_nnb_functions_istft_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 17 <= len; */
    /*@ assert at + 17 <= len; */
    const int64_t window_size = ks_s4le(buf + at);
    /*@ assert window_size: window_size == nnb_functions_istft_0_args_window_size(buf, at); */
    const int64_t stride = ks_s4le(buf + (at + 4));
    /*@ assert stride: stride == nnb_functions_istft_0_args_stride(buf, at); */
    const int64_t fft_size = ks_s4le(buf + (at + 8));
    /*@ assert fft_size: fft_size == nnb_functions_istft_0_args_fft_size(buf, at); */
    const int64_t window_type = ks_s4le(buf + (at + 12));
    /*@ assert window_type: window_type == nnb_functions_istft_0_args_window_type(buf, at); */
    const uint64_t center = ks_u1(buf + (at + 16));
    /*@ assert center: center == nnb_functions_istft_0_args_center(buf, at); */
    /*@ assert window_size == nnb_functions_istft_0_args_window_size(buf, at); */
    /*@ assert -2147483648 <= window_size <= 2147483647; */
    /*@ assert stride == nnb_functions_istft_0_args_stride(buf, at); */
    /*@ assert -2147483648 <= stride <= 2147483647; */
    /*@ assert fft_size == nnb_functions_istft_0_args_fft_size(buf, at); */
    /*@ assert -2147483648 <= fft_size <= 2147483647; */
    /*@ assert window_type == nnb_functions_istft_0_args_window_type(buf, at); */
    /*@ assert -2147483648 <= window_type <= 2147483647; */
    /*@ assert center == nnb_functions_istft_0_args_center(buf, at); */
    /*@ assert center <= 255; */
    nnb_functions_istft_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.window_size = window_size;
    view.stride = stride;
    view.fft_size = fft_size;
    view.window_type = window_type;
    view.center = center;
    return view;
}

/* ---- deformable_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_deformable_convolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_deformable_convolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_deformable_convolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_deformable_convolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_deformable_convolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_deformable_convolution_args_dilation_at(at);
    ensures \result.group == nnb_functions_deformable_convolution_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.deformable_group ==
            nnb_functions_deformable_convolution_args_deformable_group(buf, at);
    ensures -2147483648 <= \result.deformable_group <= 2147483647;
    ensures \result.channel_last == nnb_functions_deformable_convolution_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_deformable_convolution_args_view open_nnb_functions_deformable_convolution_args(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 37 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_deformable_convolution_args_base_axis(buf,
            at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 37 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_deformable_convolution_args_group(buf, at); */
    const int64_t deformable_group = ks_s4le(buf + (pos + 4));
    /*@ assert deformable_group: deformable_group
            == nnb_functions_deformable_convolution_args_deformable_group(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 8));
    /*@ assert channel_last: channel_last ==
            nnb_functions_deformable_convolution_args_channel_last(buf, at); */
    /*@ assert base_axis == nnb_functions_deformable_convolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_deformable_convolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_deformable_convolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_deformable_convolution_args_dilation_at(at); */
    /*@ assert group == nnb_functions_deformable_convolution_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert deformable_group == nnb_functions_deformable_convolution_args_deformable_group(buf,
            at); */
    /*@ assert -2147483648 <= deformable_group <= 2147483647; */
    /*@ assert channel_last == nnb_functions_deformable_convolution_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_deformable_convolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.deformable_group = deformable_group;
    view.channel_last = channel_last;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_deformable_convolution_args_view_pad(nnb_functions_deformable_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_deformable_convolution_args_view_stride(nnb_functions_deformable_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_deformable_convolution_args_view_dilation(nnb_functions_deformable_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- spectral_norm_0_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_spectral_norm_0_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_spectral_norm_0_args_view(\result);
    ensures \result.dim == nnb_functions_spectral_norm_0_args_dim(buf, at);
    ensures -2147483648 <= \result.dim <= 2147483647;
    ensures \result.itr == nnb_functions_spectral_norm_0_args_itr(buf, at);
    ensures -2147483648 <= \result.itr <= 2147483647;
    ensures \result.eps_at == nnb_functions_spectral_norm_0_args_eps_at(at);
    ensures \result.test == nnb_functions_spectral_norm_0_args_test(buf, at);
    ensures \result.test <= 255;
*/
static KS_INLINE
        nnb_functions_spectral_norm_0_args_view
        open_nnb_functions_spectral_norm_0_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 13 <= len; */
    /*@ assert at + 13 <= len; */
    const int64_t dim = ks_s4le(buf + at);
    /*@ assert dim: dim == nnb_functions_spectral_norm_0_args_dim(buf, at); */
    const int64_t itr = ks_s4le(buf + (at + 4));
    /*@ assert itr: itr == nnb_functions_spectral_norm_0_args_itr(buf, at); */
    const uint64_t eps_at = at + 8;
    const uint64_t test = ks_u1(buf + (at + 12));
    /*@ assert test: test == nnb_functions_spectral_norm_0_args_test(buf, at); */
    /*@ assert dim == nnb_functions_spectral_norm_0_args_dim(buf, at); */
    /*@ assert -2147483648 <= dim <= 2147483647; */
    /*@ assert itr == nnb_functions_spectral_norm_0_args_itr(buf, at); */
    /*@ assert -2147483648 <= itr <= 2147483647; */
    /*@ assert eps_at == nnb_functions_spectral_norm_0_args_eps_at(at); */
    /*@ assert test == nnb_functions_spectral_norm_0_args_test(buf, at); */
    /*@ assert test <= 255; */
    nnb_functions_spectral_norm_0_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.dim = dim;
    view.itr = itr;
    view.eps_at = eps_at;
    view.test = test;
    return view;
}

/* ---- cumsum_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_cumsum_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_cumsum_args_view(\result);
    ensures \result.axis == nnb_functions_cumsum_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
    ensures \result.exclusive == nnb_functions_cumsum_args_exclusive(buf, at);
    ensures \result.exclusive <= 255;
    ensures \result.reverse == nnb_functions_cumsum_args_reverse(buf, at);
    ensures \result.reverse <= 255;
*/
static KS_INLINE nnb_functions_cumsum_args_view open_nnb_functions_cumsum_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 6 <= len; */
    /*@ assert at + 6 <= len; */
    const int64_t axis = ks_s4le(buf + at);
    /*@ assert axis: axis == nnb_functions_cumsum_args_axis(buf, at); */
    const uint64_t exclusive = ks_u1(buf + (at + 4));
    /*@ assert exclusive: exclusive == nnb_functions_cumsum_args_exclusive(buf, at); */
    const uint64_t reverse = ks_u1(buf + (at + 5));
    /*@ assert reverse: reverse == nnb_functions_cumsum_args_reverse(buf, at); */
    /*@ assert axis == nnb_functions_cumsum_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    /*@ assert exclusive == nnb_functions_cumsum_args_exclusive(buf, at); */
    /*@ assert exclusive <= 255; */
    /*@ assert reverse == nnb_functions_cumsum_args_reverse(buf, at); */
    /*@ assert reverse <= 255; */
    nnb_functions_cumsum_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.axis = axis;
    view.exclusive = exclusive;
    view.reverse = reverse;
    return view;
}

/* ---- right_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_right_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_right_args_view(\result);
    ensures \result.right == nnb_functions_right_args_right(buf, at);
    ensures \result.right <= 255;
*/
static KS_INLINE nnb_functions_right_args_view open_nnb_functions_right_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t right = ks_u1(buf + at);
    /*@ assert right: right == nnb_functions_right_args_right(buf, at); */
    /*@ assert right == nnb_functions_right_args_right(buf, at); */
    /*@ assert right <= 255; */
    nnb_functions_right_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.right = right;
    return view;
}

/* ---- ij_indexing_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_ij_indexing_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_ij_indexing_args_view(\result);
    ensures \result.ij_indexing == nnb_functions_ij_indexing_args_ij_indexing(buf, at);
    ensures \result.ij_indexing <= 255;
*/
static KS_INLINE
        nnb_functions_ij_indexing_args_view open_nnb_functions_ij_indexing_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t ij_indexing = ks_u1(buf + at);
    /*@ assert ij_indexing: ij_indexing == nnb_functions_ij_indexing_args_ij_indexing(buf, at); */
    /*@ assert ij_indexing == nnb_functions_ij_indexing_args_ij_indexing(buf, at); */
    /*@ assert ij_indexing <= 255; */
    nnb_functions_ij_indexing_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.ij_indexing = ij_indexing;
    return view;
}

/* ---- beta_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_beta_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_beta_args_view(\result);
    ensures \result.beta_at == nnb_functions_beta_args_beta_at(at);
*/
static KS_INLINE nnb_functions_beta_args_view open_nnb_functions_beta_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t beta_at = at;
    /*@ assert beta_at == nnb_functions_beta_args_beta_at(at); */
    nnb_functions_beta_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.beta_at = beta_at;
    return view;
}

/* ---- spectral_norm_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_spectral_norm_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_spectral_norm_args_view(\result);
    ensures \result.dim == nnb_functions_spectral_norm_args_dim(buf, at);
    ensures -2147483648 <= \result.dim <= 2147483647;
    ensures \result.itr == nnb_functions_spectral_norm_args_itr(buf, at);
    ensures -2147483648 <= \result.itr <= 2147483647;
    ensures \result.eps_at == nnb_functions_spectral_norm_args_eps_at(at);
    ensures \result.test == nnb_functions_spectral_norm_args_test(buf, at);
    ensures \result.test <= 255;
    ensures \result.output_u == nnb_functions_spectral_norm_args_output_u(buf, at);
    ensures \result.output_u <= 255;
*/
static KS_INLINE
        nnb_functions_spectral_norm_args_view
        open_nnb_functions_spectral_norm_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 14 <= len; */
    /*@ assert at + 14 <= len; */
    const int64_t dim = ks_s4le(buf + at);
    /*@ assert dim: dim == nnb_functions_spectral_norm_args_dim(buf, at); */
    const int64_t itr = ks_s4le(buf + (at + 4));
    /*@ assert itr: itr == nnb_functions_spectral_norm_args_itr(buf, at); */
    const uint64_t eps_at = at + 8;
    const uint64_t test = ks_u1(buf + (at + 12));
    /*@ assert test: test == nnb_functions_spectral_norm_args_test(buf, at); */
    const uint64_t output_u = ks_u1(buf + (at + 13));
    /*@ assert output_u: output_u == nnb_functions_spectral_norm_args_output_u(buf, at); */
    /*@ assert dim == nnb_functions_spectral_norm_args_dim(buf, at); */
    /*@ assert -2147483648 <= dim <= 2147483647; */
    /*@ assert itr == nnb_functions_spectral_norm_args_itr(buf, at); */
    /*@ assert -2147483648 <= itr <= 2147483647; */
    /*@ assert eps_at == nnb_functions_spectral_norm_args_eps_at(at); */
    /*@ assert test == nnb_functions_spectral_norm_args_test(buf, at); */
    /*@ assert test <= 255; */
    /*@ assert output_u == nnb_functions_spectral_norm_args_output_u(buf, at); */
    /*@ assert output_u <= 255; */
    nnb_functions_spectral_norm_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.dim = dim;
    view.itr = itr;
    view.eps_at = eps_at;
    view.test = test;
    view.output_u = output_u;
    return view;
}

/* ---- roi_align_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_roi_align_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_roi_align_args_view(\result);
    ensures \result.output_size_at == nnb_functions_roi_align_args_output_size_at(at);
    ensures \result.sampling_ratio == nnb_functions_roi_align_args_sampling_ratio(buf, at);
    ensures -2147483648 <= \result.sampling_ratio <= 2147483647;
    ensures \result.channel_last == nnb_functions_roi_align_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
*/
static KS_INLINE
        nnb_functions_roi_align_args_view open_nnb_functions_roi_align_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 13 <= len; */
    uint64_t pos = at;
    const uint64_t output_size_at = pos;
    pos += 8;
    /*@ assert at + 13 <= len; */
    const int64_t sampling_ratio = ks_s4le(buf + pos);
    /*@ assert sampling_ratio: sampling_ratio == nnb_functions_roi_align_args_sampling_ratio(buf,
            at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 4));
    /*@ assert channel_last: channel_last == nnb_functions_roi_align_args_channel_last(buf, at); */
    /*@ assert output_size_at == nnb_functions_roi_align_args_output_size_at(at); */
    /*@ assert sampling_ratio == nnb_functions_roi_align_args_sampling_ratio(buf, at); */
    /*@ assert -2147483648 <= sampling_ratio <= 2147483647; */
    /*@ assert channel_last == nnb_functions_roi_align_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    nnb_functions_roi_align_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.output_size_at = output_size_at;
    view.sampling_ratio = sampling_ratio;
    view.channel_last = channel_last;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_roi_align_args_view_output_size(nnb_functions_roi_align_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.output_size_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- value_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_value_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_value_args_view(\result);
    ensures \result.value_at == nnb_functions_value_args_value_at(at);
*/
static KS_INLINE nnb_functions_value_args_view open_nnb_functions_value_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const uint64_t value__at = at;
    /*@ assert value__at == nnb_functions_value_args_value_at(at); */
    nnb_functions_value_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.value_at = value__at;
    return view;
}

/* ---- shape_add_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_shape_add_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_shape_add_args_view(\result);
    ensures \result.shape_at == nnb_functions_shape_add_args_shape_at(at);
    ensures \result.add == nnb_functions_shape_add_args_add(buf, at);
    ensures \result.add <= 255;
*/
static KS_INLINE
        nnb_functions_shape_add_args_view open_nnb_functions_shape_add_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 9 <= len; */
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    pos += 8;
    /*@ assert at + 9 <= len; */
    const uint64_t add = ks_u1(buf + pos);
    /*@ assert add: add == nnb_functions_shape_add_args_add(buf, at); */
    /*@ assert shape_at == nnb_functions_shape_add_args_shape_at(at); */
    /*@ assert add == nnb_functions_shape_add_args_add(buf, at); */
    /*@ assert add <= 255; */
    nnb_functions_shape_add_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.shape_at = shape_at;
    view.add = add;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_shape_add_args_view_shape(nnb_functions_shape_add_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.shape_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- linspace_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_linspace_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_linspace_args_view(\result);
    ensures \result.start_at == nnb_functions_linspace_args_start_at(at);
    ensures \result.stop_at == nnb_functions_linspace_args_stop_at(at);
    ensures \result.num == nnb_functions_linspace_args_num(buf, at);
    ensures -2147483648 <= \result.num <= 2147483647;
*/
static KS_INLINE nnb_functions_linspace_args_view
        open_nnb_functions_linspace_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const uint64_t start_at = at;
    const uint64_t stop_at = at + 4;
    const int64_t num = ks_s4le(buf + (at + 8));
    /*@ assert num: num == nnb_functions_linspace_args_num(buf, at); */
    /*@ assert start_at == nnb_functions_linspace_args_start_at(at); */
    /*@ assert stop_at == nnb_functions_linspace_args_stop_at(at); */
    /*@ assert num == nnb_functions_linspace_args_num(buf, at); */
    /*@ assert -2147483648 <= num <= 2147483647; */
    nnb_functions_linspace_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.start_at = start_at;
    view.stop_at = stop_at;
    view.num = num;
    return view;
}

/* ---- stft_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_stft_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_stft_args_view(\result);
    ensures \result.window_size == nnb_functions_stft_args_window_size(buf, at);
    ensures -2147483648 <= \result.window_size <= 2147483647;
    ensures \result.stride == nnb_functions_stft_args_stride(buf, at);
    ensures -2147483648 <= \result.stride <= 2147483647;
    ensures \result.fft_size == nnb_functions_stft_args_fft_size(buf, at);
    ensures -2147483648 <= \result.fft_size <= 2147483647;
    ensures \result.window_type == nnb_functions_stft_args_window_type(buf, at);
    ensures -2147483648 <= \result.window_type <= 2147483647;
    ensures \result.center == nnb_functions_stft_args_center(buf, at);
    ensures \result.center <= 255;
    ensures \result.alignment_37_at == nnb_functions_stft_args_alignment_37_at(at);
    ensures \result.alignment_37_size == nnb_functions_stft_args_alignment_37_size;
    ensures \result.pad_mode == nnb_functions_stft_args_pad_mode(buf, at);
    ensures -2147483648 <= \result.pad_mode <= 2147483647;
    ensures \result.as_istft_backward == nnb_functions_stft_args_as_istft_backward(buf, at);
    ensures \result.as_istft_backward <= 255;
*/
static KS_INLINE nnb_functions_stft_args_view open_nnb_functions_stft_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 25 <= len; */
    /*@ assert at + 25 <= len; */
    const int64_t window_size = ks_s4le(buf + at);
    /*@ assert window_size: window_size == nnb_functions_stft_args_window_size(buf, at); */
    const int64_t stride = ks_s4le(buf + (at + 4));
    /*@ assert stride: stride == nnb_functions_stft_args_stride(buf, at); */
    const int64_t fft_size = ks_s4le(buf + (at + 8));
    /*@ assert fft_size: fft_size == nnb_functions_stft_args_fft_size(buf, at); */
    const int64_t window_type = ks_s4le(buf + (at + 12));
    /*@ assert window_type: window_type == nnb_functions_stft_args_window_type(buf, at); */
    const uint64_t center = ks_u1(buf + (at + 16));
    /*@ assert center: center == nnb_functions_stft_args_center(buf, at); */
    const uint64_t alignment_37_at = at + 17;
    const uint64_t alignment_37_size = 3;
    const int64_t pad_mode = ks_s4le(buf + (at + 20));
    /*@ assert pad_mode: pad_mode == nnb_functions_stft_args_pad_mode(buf, at); */
    const uint64_t as_istft_backward = ks_u1(buf + (at + 24));
    /*@ assert as_istft_backward:
            as_istft_backward == nnb_functions_stft_args_as_istft_backward(buf, at); */
    /*@ assert window_size == nnb_functions_stft_args_window_size(buf, at); */
    /*@ assert -2147483648 <= window_size <= 2147483647; */
    /*@ assert stride == nnb_functions_stft_args_stride(buf, at); */
    /*@ assert -2147483648 <= stride <= 2147483647; */
    /*@ assert fft_size == nnb_functions_stft_args_fft_size(buf, at); */
    /*@ assert -2147483648 <= fft_size <= 2147483647; */
    /*@ assert window_type == nnb_functions_stft_args_window_type(buf, at); */
    /*@ assert -2147483648 <= window_type <= 2147483647; */
    /*@ assert center == nnb_functions_stft_args_center(buf, at); */
    /*@ assert center <= 255; */
    /*@ assert alignment_37_at == nnb_functions_stft_args_alignment_37_at(at); */
    /*@ assert alignment_37_size == nnb_functions_stft_args_alignment_37_size; */
    /*@ assert pad_mode == nnb_functions_stft_args_pad_mode(buf, at); */
    /*@ assert -2147483648 <= pad_mode <= 2147483647; */
    /*@ assert as_istft_backward == nnb_functions_stft_args_as_istft_backward(buf, at); */
    /*@ assert as_istft_backward <= 255; */
    nnb_functions_stft_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.window_size = window_size;
    view.stride = stride;
    view.fft_size = fft_size;
    view.window_type = window_type;
    view.center = center;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.pad_mode = pad_mode;
    view.as_istft_backward = as_istft_backward;
    return view;
}

/* ---- istft_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_istft_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_istft_args_view(\result);
    ensures \result.window_size == nnb_functions_istft_args_window_size(buf, at);
    ensures -2147483648 <= \result.window_size <= 2147483647;
    ensures \result.stride == nnb_functions_istft_args_stride(buf, at);
    ensures -2147483648 <= \result.stride <= 2147483647;
    ensures \result.fft_size == nnb_functions_istft_args_fft_size(buf, at);
    ensures -2147483648 <= \result.fft_size <= 2147483647;
    ensures \result.window_type == nnb_functions_istft_args_window_type(buf, at);
    ensures -2147483648 <= \result.window_type <= 2147483647;
    ensures \result.center == nnb_functions_istft_args_center(buf, at);
    ensures \result.center <= 255;
    ensures \result.alignment_37_at == nnb_functions_istft_args_alignment_37_at(at);
    ensures \result.alignment_37_size == nnb_functions_istft_args_alignment_37_size;
    ensures \result.pad_mode == nnb_functions_istft_args_pad_mode(buf, at);
    ensures -2147483648 <= \result.pad_mode <= 2147483647;
    ensures \result.as_stft_backward == nnb_functions_istft_args_as_stft_backward(buf, at);
    ensures \result.as_stft_backward <= 255;
*/
static KS_INLINE nnb_functions_istft_args_view open_nnb_functions_istft_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 25 <= len; */
    /*@ assert at + 25 <= len; */
    const int64_t window_size = ks_s4le(buf + at);
    /*@ assert window_size: window_size == nnb_functions_istft_args_window_size(buf, at); */
    const int64_t stride = ks_s4le(buf + (at + 4));
    /*@ assert stride: stride == nnb_functions_istft_args_stride(buf, at); */
    const int64_t fft_size = ks_s4le(buf + (at + 8));
    /*@ assert fft_size: fft_size == nnb_functions_istft_args_fft_size(buf, at); */
    const int64_t window_type = ks_s4le(buf + (at + 12));
    /*@ assert window_type: window_type == nnb_functions_istft_args_window_type(buf, at); */
    const uint64_t center = ks_u1(buf + (at + 16));
    /*@ assert center: center == nnb_functions_istft_args_center(buf, at); */
    const uint64_t alignment_37_at = at + 17;
    const uint64_t alignment_37_size = 3;
    const int64_t pad_mode = ks_s4le(buf + (at + 20));
    /*@ assert pad_mode: pad_mode == nnb_functions_istft_args_pad_mode(buf, at); */
    const uint64_t as_stft_backward = ks_u1(buf + (at + 24));
    /*@ assert as_stft_backward: as_stft_backward == nnb_functions_istft_args_as_stft_backward(buf,
            at); */
    /*@ assert window_size == nnb_functions_istft_args_window_size(buf, at); */
    /*@ assert -2147483648 <= window_size <= 2147483647; */
    /*@ assert stride == nnb_functions_istft_args_stride(buf, at); */
    /*@ assert -2147483648 <= stride <= 2147483647; */
    /*@ assert fft_size == nnb_functions_istft_args_fft_size(buf, at); */
    /*@ assert -2147483648 <= fft_size <= 2147483647; */
    /*@ assert window_type == nnb_functions_istft_args_window_type(buf, at); */
    /*@ assert -2147483648 <= window_type <= 2147483647; */
    /*@ assert center == nnb_functions_istft_args_center(buf, at); */
    /*@ assert center <= 255; */
    /*@ assert alignment_37_at == nnb_functions_istft_args_alignment_37_at(at); */
    /*@ assert alignment_37_size == nnb_functions_istft_args_alignment_37_size; */
    /*@ assert pad_mode == nnb_functions_istft_args_pad_mode(buf, at); */
    /*@ assert -2147483648 <= pad_mode <= 2147483647; */
    /*@ assert as_stft_backward == nnb_functions_istft_args_as_stft_backward(buf, at); */
    /*@ assert as_stft_backward <= 255; */
    nnb_functions_istft_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.window_size = window_size;
    view.stride = stride;
    view.fft_size = fft_size;
    view.window_type = window_type;
    view.center = center;
    view.alignment_37_at = alignment_37_at;
    view.alignment_37_size = alignment_37_size;
    view.pad_mode = pad_mode;
    view.as_stft_backward = as_stft_backward;
    return view;
}

/* ---- fused_convolution_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_fused_convolution_args(buf, len, at, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_fused_convolution_args_view(\result);
    ensures \result.base_axis == nnb_functions_fused_convolution_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.pad_at == nnb_functions_fused_convolution_args_pad_at(at);
    ensures \result.stride_at == nnb_functions_fused_convolution_args_stride_at(at);
    ensures \result.dilation_at == nnb_functions_fused_convolution_args_dilation_at(at);
    ensures \result.group == nnb_functions_fused_convolution_args_group(buf, at);
    ensures -2147483648 <= \result.group <= 2147483647;
    ensures \result.channel_last == nnb_functions_fused_convolution_args_channel_last(buf, at);
    ensures \result.channel_last <= 255;
    ensures \result.alignment_53_at == nnb_functions_fused_convolution_args_alignment_53_at(at);
    ensures \result.alignment_53_size == nnb_functions_fused_convolution_args_alignment_53_size;
    ensures \result.decay_rate_at == nnb_functions_fused_convolution_args_decay_rate_at(at);
    ensures \result.eps_at == nnb_functions_fused_convolution_args_eps_at(at);
    ensures \result.batch_stat == nnb_functions_fused_convolution_args_batch_stat(buf, at);
    ensures \result.batch_stat <= 255;
    ensures \result.alignment_65_at == nnb_functions_fused_convolution_args_alignment_65_at(at);
    ensures \result.alignment_65_size == nnb_functions_fused_convolution_args_alignment_65_size;
    ensures \result.nonlinearity == nnb_functions_fused_convolution_args_nonlinearity(buf, at);
    ensures -2147483648 <= \result.nonlinearity <= 2147483647;
    ensures \result.pad_mode == nnb_functions_fused_convolution_args_pad_mode(buf, at);
    ensures -2147483648 <= \result.pad_mode <= 2147483647;
    ensures \result.constant_value_at == nnb_functions_fused_convolution_args_constant_value_at(at);
*/
static KS_INLINE
        nnb_functions_fused_convolution_args_view
        open_nnb_functions_fused_convolution_args(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t index_table_at, uint64_t index_table_count, bool strict, uint64_t base) {
    /*@ assert known: at + 4 <= len &&
            at + 60 <= len; */
    uint64_t pos = at;
    /*@ assert at + 4 <= len; */
    const int64_t base_axis = ks_s4le(buf + pos);
    /*@ assert base_axis: base_axis == nnb_functions_fused_convolution_args_base_axis(buf, at); */
    pos += 4;
    const uint64_t pad_at = pos;
    pos += 8;
    const uint64_t stride_at = pos;
    pos += 8;
    const uint64_t dilation_at = pos;
    pos += 8;
    /*@ assert at + 60 <= len; */
    const int64_t group = ks_s4le(buf + pos);
    /*@ assert group: group == nnb_functions_fused_convolution_args_group(buf, at); */
    const uint64_t channel_last = ks_u1(buf + (pos + 4));
    /*@ assert channel_last: channel_last == nnb_functions_fused_convolution_args_channel_last(buf,
            at); */
    const uint64_t alignment_53_at = pos + 5;
    const uint64_t alignment_53_size = 3;
    const uint64_t decay_rate_at = pos + 8;
    const uint64_t eps_at = pos + 12;
    const uint64_t batch_stat = ks_u1(buf + (pos + 16));
    /*@ assert batch_stat: batch_stat == nnb_functions_fused_convolution_args_batch_stat(buf,
            at); */
    const uint64_t alignment_65_at = pos + 17;
    const uint64_t alignment_65_size = 3;
    const int64_t nonlinearity = ks_s4le(buf + (pos + 20));
    /*@ assert nonlinearity: nonlinearity == nnb_functions_fused_convolution_args_nonlinearity(buf,
            at); */
    const int64_t pad_mode = ks_s4le(buf + (pos + 24));
    /*@ assert pad_mode: pad_mode == nnb_functions_fused_convolution_args_pad_mode(buf, at); */
    const uint64_t constant_value_at = pos + 28;
    /*@ assert base_axis == nnb_functions_fused_convolution_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert pad_at == nnb_functions_fused_convolution_args_pad_at(at); */
    /*@ assert stride_at == nnb_functions_fused_convolution_args_stride_at(at); */
    /*@ assert dilation_at == nnb_functions_fused_convolution_args_dilation_at(at); */
    /*@ assert group == nnb_functions_fused_convolution_args_group(buf, at); */
    /*@ assert -2147483648 <= group <= 2147483647; */
    /*@ assert channel_last == nnb_functions_fused_convolution_args_channel_last(buf, at); */
    /*@ assert channel_last <= 255; */
    /*@ assert alignment_53_at == nnb_functions_fused_convolution_args_alignment_53_at(at); */
    /*@ assert alignment_53_size == nnb_functions_fused_convolution_args_alignment_53_size; */
    /*@ assert decay_rate_at == nnb_functions_fused_convolution_args_decay_rate_at(at); */
    /*@ assert eps_at == nnb_functions_fused_convolution_args_eps_at(at); */
    /*@ assert batch_stat == nnb_functions_fused_convolution_args_batch_stat(buf, at); */
    /*@ assert batch_stat <= 255; */
    /*@ assert alignment_65_at == nnb_functions_fused_convolution_args_alignment_65_at(at); */
    /*@ assert alignment_65_size == nnb_functions_fused_convolution_args_alignment_65_size; */
    /*@ assert nonlinearity == nnb_functions_fused_convolution_args_nonlinearity(buf, at); */
    /*@ assert -2147483648 <= nonlinearity <= 2147483647; */
    /*@ assert pad_mode == nnb_functions_fused_convolution_args_pad_mode(buf, at); */
    /*@ assert -2147483648 <= pad_mode <= 2147483647; */
    /*@ assert constant_value_at == nnb_functions_fused_convolution_args_constant_value_at(at); */
    nnb_functions_fused_convolution_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.base_axis = base_axis;
    view.pad_at = pad_at;
    view.stride_at = stride_at;
    view.dilation_at = dilation_at;
    view.group = group;
    view.channel_last = channel_last;
    view.alignment_53_at = alignment_53_at;
    view.alignment_53_size = alignment_53_size;
    view.decay_rate_at = decay_rate_at;
    view.eps_at = eps_at;
    view.batch_stat = batch_stat;
    view.alignment_65_at = alignment_65_at;
    view.alignment_65_size = alignment_65_size;
    view.nonlinearity = nonlinearity;
    view.pad_mode = pad_mode;
    view.constant_value_at = constant_value_at;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_fused_convolution_args_view_pad(nnb_functions_fused_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.pad_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_fused_convolution_args_view_stride(nnb_functions_fused_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.stride_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_int_list_view
        nnb_functions_fused_convolution_args_view_dilation(nnb_functions_fused_convolution_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.dilation_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- upper_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_upper_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_upper_args_view(\result);
    ensures \result.upper == nnb_functions_upper_args_upper(buf, at);
    ensures \result.upper <= 255;
*/
static KS_INLINE nnb_functions_upper_args_view open_nnb_functions_upper_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t upper = ks_u1(buf + at);
    /*@ assert upper: upper == nnb_functions_upper_args_upper(buf, at); */
    /*@ assert upper == nnb_functions_upper_args_upper(buf, at); */
    /*@ assert upper <= 255; */
    nnb_functions_upper_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.upper = upper;
    return view;
}

/* ---- start_end_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_start_end_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_start_end_args_view(\result);
    ensures \result.start == nnb_functions_start_end_args_start(buf, at);
    ensures -2147483648 <= \result.start <= 2147483647;
    ensures \result.end_ == nnb_functions_start_end_args_end(buf, at);
    ensures -2147483648 <= \result.end_ <= 2147483647;
*/
static KS_INLINE
        nnb_functions_start_end_args_view open_nnb_functions_start_end_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 8 <= len; */
    /*@ assert at + 8 <= len; */
    const int64_t start = ks_s4le(buf + at);
    /*@ assert start: start == nnb_functions_start_end_args_start(buf, at); */
    const int64_t end_ = ks_s4le(buf + (at + 4));
    /*@ assert end: end_ == nnb_functions_start_end_args_end(buf, at); */
    /*@ assert start == nnb_functions_start_end_args_start(buf, at); */
    /*@ assert -2147483648 <= start <= 2147483647; */
    /*@ assert end_ == nnb_functions_start_end_args_end(buf, at); */
    /*@ assert -2147483648 <= end_ <= 2147483647; */
    nnb_functions_start_end_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.start = start;
    view.end_ = end_;
    return view;
}

/* ---- top_k_data_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_top_k_data_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_top_k_data_args_view(\result);
    ensures \result.k == nnb_functions_top_k_data_args_k(buf, at);
    ensures -2147483648 <= \result.k <= 2147483647;
    ensures \result.abs == nnb_functions_top_k_data_args_abs(buf, at);
    ensures \result.abs <= 255;
    ensures \result.reduce == nnb_functions_top_k_data_args_reduce(buf, at);
    ensures \result.reduce <= 255;
    ensures \result.alignment_26_at == nnb_functions_top_k_data_args_alignment_26_at(at);
    ensures \result.alignment_26_size == nnb_functions_top_k_data_args_alignment_26_size;
    ensures \result.base_axis == nnb_functions_top_k_data_args_base_axis(buf, at);
    ensures -2147483648 <= \result.base_axis <= 2147483647;
    ensures \result.largest == nnb_functions_top_k_data_args_largest(buf, at);
    ensures \result.largest <= 255;
    ensures \result.with_index == nnb_functions_top_k_data_args_with_index(buf, at);
    ensures \result.with_index <= 255;
*/
static KS_INLINE
        nnb_functions_top_k_data_args_view open_nnb_functions_top_k_data_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 14 <= len; */
    /*@ assert at + 14 <= len; */
    const int64_t k = ks_s4le(buf + at);
    /*@ assert k: k == nnb_functions_top_k_data_args_k(buf, at); */
    const uint64_t abs = ks_u1(buf + (at + 4));
    /*@ assert abs: abs == nnb_functions_top_k_data_args_abs(buf, at); */
    const uint64_t reduce = ks_u1(buf + (at + 5));
    /*@ assert reduce: reduce == nnb_functions_top_k_data_args_reduce(buf, at); */
    const uint64_t alignment_26_at = at + 6;
    const uint64_t alignment_26_size = 2;
    const int64_t base_axis = ks_s4le(buf + (at + 8));
    /*@ assert base_axis: base_axis == nnb_functions_top_k_data_args_base_axis(buf, at); */
    const uint64_t largest = ks_u1(buf + (at + 12));
    /*@ assert largest: largest == nnb_functions_top_k_data_args_largest(buf, at); */
    const uint64_t with_index = ks_u1(buf + (at + 13));
    /*@ assert with_index: with_index == nnb_functions_top_k_data_args_with_index(buf, at); */
    /*@ assert k == nnb_functions_top_k_data_args_k(buf, at); */
    /*@ assert -2147483648 <= k <= 2147483647; */
    /*@ assert abs == nnb_functions_top_k_data_args_abs(buf, at); */
    /*@ assert abs <= 255; */
    /*@ assert reduce == nnb_functions_top_k_data_args_reduce(buf, at); */
    /*@ assert reduce <= 255; */
    /*@ assert alignment_26_at == nnb_functions_top_k_data_args_alignment_26_at(at); */
    /*@ assert alignment_26_size == nnb_functions_top_k_data_args_alignment_26_size; */
    /*@ assert base_axis == nnb_functions_top_k_data_args_base_axis(buf, at); */
    /*@ assert -2147483648 <= base_axis <= 2147483647; */
    /*@ assert largest == nnb_functions_top_k_data_args_largest(buf, at); */
    /*@ assert largest <= 255; */
    /*@ assert with_index == nnb_functions_top_k_data_args_with_index(buf, at); */
    /*@ assert with_index <= 255; */
    nnb_functions_top_k_data_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.k = k;
    view.abs = abs;
    view.reduce = reduce;
    view.alignment_26_at = alignment_26_at;
    view.alignment_26_size = alignment_26_size;
    view.base_axis = base_axis;
    view.largest = largest;
    view.with_index = with_index;
    return view;
}

/* ---- onnx_resize_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_onnx_resize_args(buf, len, at, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_onnx_resize_args_view(\result);
    ensures \result.sizes_at == nnb_functions_onnx_resize_args_sizes_at(at);
    ensures \result.mode == nnb_functions_onnx_resize_args_mode(buf, at);
    ensures -2147483648 <= \result.mode <= 2147483647;
    ensures
            \result.coordinate_transformation_mode ==
            nnb_functions_onnx_resize_args_coordinate_transformation_mode(buf, at);
    ensures -2147483648 <= \result.coordinate_transformation_mode <= 2147483647;
    ensures \result.cubic_coeff_a_at == nnb_functions_onnx_resize_args_cubic_coeff_a_at(at);
    ensures \result.exclude_outside == nnb_functions_onnx_resize_args_exclude_outside(buf, at);
    ensures -2147483648 <= \result.exclude_outside <= 2147483647;
    ensures \result.extrapolation_value_at ==
            nnb_functions_onnx_resize_args_extrapolation_value_at(at);
    ensures \result.nearest_mode == nnb_functions_onnx_resize_args_nearest_mode(buf, at);
    ensures -2147483648 <= \result.nearest_mode <= 2147483647;
*/
static KS_INLINE
        nnb_functions_onnx_resize_args_view open_nnb_functions_onnx_resize_args(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known: at + 32 <= len; */
    uint64_t pos = at;
    const uint64_t sizes_at = pos;
    pos += 8;
    /*@ assert at + 32 <= len; */
    const int64_t mode = ks_s4le(buf + pos);
    /*@ assert mode: mode == nnb_functions_onnx_resize_args_mode(buf, at); */
    const int64_t coordinate_transformation_mode = ks_s4le(buf + (pos + 4));
    /*@ assert coordinate_transformation_mode:
            coordinate_transformation_mode ==
            nnb_functions_onnx_resize_args_coordinate_transformation_mode(buf, at); */
    const uint64_t cubic_coeff_a_at = pos + 8;
    const int64_t exclude_outside = ks_s4le(buf + (pos + 12));
    /*@ assert exclude_outside: exclude_outside
            == nnb_functions_onnx_resize_args_exclude_outside(buf, at); */
    const uint64_t extrapolation_value_at = pos + 16;
    const int64_t nearest_mode = ks_s4le(buf + (pos + 20));
    /*@ assert nearest_mode: nearest_mode == nnb_functions_onnx_resize_args_nearest_mode(buf,
            at); */
    /*@ assert sizes_at == nnb_functions_onnx_resize_args_sizes_at(at); */
    /*@ assert mode == nnb_functions_onnx_resize_args_mode(buf, at); */
    /*@ assert -2147483648 <= mode <= 2147483647; */
    /*@ assert coordinate_transformation_mode ==
            nnb_functions_onnx_resize_args_coordinate_transformation_mode(buf, at); */
    /*@ assert -2147483648 <= coordinate_transformation_mode <= 2147483647; */
    /*@ assert cubic_coeff_a_at == nnb_functions_onnx_resize_args_cubic_coeff_a_at(at); */
    /*@ assert exclude_outside == nnb_functions_onnx_resize_args_exclude_outside(buf, at); */
    /*@ assert -2147483648 <= exclude_outside <= 2147483647; */
    /*@ assert extrapolation_value_at ==
            nnb_functions_onnx_resize_args_extrapolation_value_at(at); */
    /*@ assert nearest_mode == nnb_functions_onnx_resize_args_nearest_mode(buf, at); */
    /*@ assert -2147483648 <= nearest_mode <= 2147483647; */
    nnb_functions_onnx_resize_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.strict = strict;
    view.base = base;
    view.sizes_at = sizes_at;
    view.mode = mode;
    view.coordinate_transformation_mode = coordinate_transformation_mode;
    view.cubic_coeff_a_at = cubic_coeff_a_at;
    view.exclude_outside = exclude_outside;
    view.extrapolation_value_at = extrapolation_value_at;
    view.nearest_mode = nearest_mode;
    return view;
}

nnb_functions_int_list_view
        nnb_functions_onnx_resize_args_view_sizes(nnb_functions_onnx_resize_args_view of) {
    /*@ assert valid_nnb_functions_int_list(of.buf, of.len, of.sizes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_int_list(of.buf, of.len, of.sizes_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

/* ---- onnx_non_max_suppression_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_onnx_non_max_suppression_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_onnx_non_max_suppression_args_view(\result);
    ensures \result.center_point_box ==
            nnb_functions_onnx_non_max_suppression_args_center_point_box(buf, at);
    ensures -2147483648 <= \result.center_point_box <= 2147483647;
    ensures \result.max_output_boxes_per_class ==
            nnb_functions_onnx_non_max_suppression_args_max_output_boxes_per_class(buf, at);
    ensures -2147483648 <= \result.max_output_boxes_per_class <= 2147483647;
    ensures \result.iou_threshold_at ==
            nnb_functions_onnx_non_max_suppression_args_iou_threshold_at(at);
    ensures \result.score_threshold_at ==
            nnb_functions_onnx_non_max_suppression_args_score_threshold_at(at);
*/
static KS_INLINE
        nnb_functions_onnx_non_max_suppression_args_view open_nnb_functions_onnx_non_max_suppression_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 16 <= len; */
    /*@ assert at + 16 <= len; */
    const int64_t center_point_box = ks_s4le(buf + at);
    /*@ assert center_point_box: center_point_box
            == nnb_functions_onnx_non_max_suppression_args_center_point_box(buf, at); */
    const int64_t max_output_boxes_per_class = ks_s4le(buf + (at + 4));
    /*@ assert max_output_boxes_per_class:
            max_output_boxes_per_class ==
            nnb_functions_onnx_non_max_suppression_args_max_output_boxes_per_class(buf, at); */
    const uint64_t iou_threshold_at = at + 8;
    const uint64_t score_threshold_at = at + 12;
    /*@ assert center_point_box ==
            nnb_functions_onnx_non_max_suppression_args_center_point_box(buf, at); */
    /*@ assert -2147483648 <= center_point_box <= 2147483647; */
    /*@ assert max_output_boxes_per_class ==
            nnb_functions_onnx_non_max_suppression_args_max_output_boxes_per_class(buf, at); */
    /*@ assert -2147483648 <= max_output_boxes_per_class <= 2147483647; */
    /*@ assert iou_threshold_at ==
            nnb_functions_onnx_non_max_suppression_args_iou_threshold_at(at); */
    /*@ assert score_threshold_at ==
            nnb_functions_onnx_non_max_suppression_args_score_threshold_at(at); */
    nnb_functions_onnx_non_max_suppression_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.center_point_box = center_point_box;
    view.max_output_boxes_per_class = max_output_boxes_per_class;
    view.iou_threshold_at = iou_threshold_at;
    view.score_threshold_at = score_threshold_at;
    return view;
}

/* ---- k_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_k_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_k_args_view(\result);
    ensures \result.k == nnb_functions_k_args_k(buf, at);
    ensures -2147483648 <= \result.k <= 2147483647;
*/
static KS_INLINE nnb_functions_k_args_view open_nnb_functions_k_args(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t k = ks_s4le(buf + at);
    /*@ assert k: k == nnb_functions_k_args_k(buf, at); */
    /*@ assert k == nnb_functions_k_args_k(buf, at); */
    /*@ assert -2147483648 <= k <= 2147483647; */
    nnb_functions_k_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.k = k;
    return view;
}

/* ---- fmod_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_fmod_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_fmod_args_view(\result);
    ensures \result.fmod == nnb_functions_fmod_args_fmod(buf, at);
    ensures \result.fmod <= 255;
*/
static KS_INLINE nnb_functions_fmod_args_view open_nnb_functions_fmod_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len; */
    /*@ assert at + 1 <= len; */
    const uint64_t fmod = ks_u1(buf + at);
    /*@ assert fmod: fmod == nnb_functions_fmod_args_fmod(buf, at); */
    /*@ assert fmod == nnb_functions_fmod_args_fmod(buf, at); */
    /*@ assert fmod <= 255; */
    nnb_functions_fmod_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.fmod = fmod;
    return view;
}

/* ---- direction_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_direction_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_direction_args_view(\result);
    ensures \result.direction == nnb_functions_direction_args_direction(buf, at);
    ensures -2147483648 <= \result.direction <= 2147483647;
*/
static KS_INLINE
        nnb_functions_direction_args_view open_nnb_functions_direction_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t direction = ks_s4le(buf + at);
    /*@ assert direction: direction == nnb_functions_direction_args_direction(buf, at); */
    /*@ assert direction == nnb_functions_direction_args_direction(buf, at); */
    /*@ assert -2147483648 <= direction <= 2147483647; */
    nnb_functions_direction_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.direction = direction;
    return view;
}

/* ---- unique_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_unique_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_unique_args_view(\result);
    ensures \result.flatten == nnb_functions_unique_args_flatten(buf, at);
    ensures \result.flatten <= 255;
    ensures \result.alignment_21_at == nnb_functions_unique_args_alignment_21_at(at);
    ensures \result.alignment_21_size == nnb_functions_unique_args_alignment_21_size;
    ensures \result.axis == nnb_functions_unique_args_axis(buf, at);
    ensures -2147483648 <= \result.axis <= 2147483647;
    ensures \result.sorted == nnb_functions_unique_args_sorted(buf, at);
    ensures \result.sorted <= 255;
    ensures \result.with_index == nnb_functions_unique_args_with_index(buf, at);
    ensures \result.with_index <= 255;
    ensures \result.with_inverse == nnb_functions_unique_args_with_inverse(buf, at);
    ensures \result.with_inverse <= 255;
    ensures \result.with_counts == nnb_functions_unique_args_with_counts(buf, at);
    ensures \result.with_counts <= 255;
*/
static KS_INLINE nnb_functions_unique_args_view open_nnb_functions_unique_args(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 12 <= len; */
    /*@ assert at + 12 <= len; */
    const uint64_t flatten = ks_u1(buf + at);
    /*@ assert flatten: flatten == nnb_functions_unique_args_flatten(buf, at); */
    const uint64_t alignment_21_at = at + 1;
    const uint64_t alignment_21_size = 3;
    const int64_t axis = ks_s4le(buf + (at + 4));
    /*@ assert axis: axis == nnb_functions_unique_args_axis(buf, at); */
    const uint64_t sorted = ks_u1(buf + (at + 8));
    /*@ assert sorted: sorted == nnb_functions_unique_args_sorted(buf, at); */
    const uint64_t with_index = ks_u1(buf + (at + 9));
    /*@ assert with_index: with_index == nnb_functions_unique_args_with_index(buf, at); */
    const uint64_t with_inverse = ks_u1(buf + (at + 10));
    /*@ assert with_inverse: with_inverse == nnb_functions_unique_args_with_inverse(buf, at); */
    const uint64_t with_counts = ks_u1(buf + (at + 11));
    /*@ assert with_counts: with_counts == nnb_functions_unique_args_with_counts(buf, at); */
    /*@ assert flatten == nnb_functions_unique_args_flatten(buf, at); */
    /*@ assert flatten <= 255; */
    /*@ assert alignment_21_at == nnb_functions_unique_args_alignment_21_at(at); */
    /*@ assert alignment_21_size == nnb_functions_unique_args_alignment_21_size; */
    /*@ assert axis == nnb_functions_unique_args_axis(buf, at); */
    /*@ assert -2147483648 <= axis <= 2147483647; */
    /*@ assert sorted == nnb_functions_unique_args_sorted(buf, at); */
    /*@ assert sorted <= 255; */
    /*@ assert with_index == nnb_functions_unique_args_with_index(buf, at); */
    /*@ assert with_index <= 255; */
    /*@ assert with_inverse == nnb_functions_unique_args_with_inverse(buf, at); */
    /*@ assert with_inverse <= 255; */
    /*@ assert with_counts == nnb_functions_unique_args_with_counts(buf, at); */
    /*@ assert with_counts <= 255; */
    nnb_functions_unique_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.flatten = flatten;
    view.alignment_21_at = alignment_21_at;
    view.alignment_21_size = alignment_21_size;
    view.axis = axis;
    view.sorted = sorted;
    view.with_index = with_index;
    view.with_inverse = with_inverse;
    view.with_counts = with_counts;
    return view;
}

/* ---- equation_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_equation_args(len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_nnb_functions_equation_args_view(\result);
    ensures \result.equation == nnb_functions_equation_args_equation(buf, at);
    ensures -2147483648 <= \result.equation <= 2147483647;
*/
static KS_INLINE nnb_functions_equation_args_view
        open_nnb_functions_equation_args(const uint8_t *buf, uint64_t len, uint64_t at) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t equation = ks_s4le(buf + at);
    /*@ assert equation: equation == nnb_functions_equation_args_equation(buf, at); */
    /*@ assert equation == nnb_functions_equation_args_equation(buf, at); */
    /*@ assert -2147483648 <= equation <= 2147483647; */
    nnb_functions_equation_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.equation = equation;
    return view;
}

/* ---- k_upper_args */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_nnb_functions_k_upper_args(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_nnb_functions_k_upper_args_view(\result);
    ensures \result.k == nnb_functions_k_upper_args_k(buf, at);
    ensures -2147483648 <= \result.k <= 2147483647;
    ensures \result.upper == nnb_functions_k_upper_args_upper(buf, at);
    ensures \result.upper <= 255;
*/
static KS_INLINE nnb_functions_k_upper_args_view
        open_nnb_functions_k_upper_args(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const int64_t k = ks_s4le(buf + at);
    /*@ assert k: k == nnb_functions_k_upper_args_k(buf, at); */
    const uint64_t upper = ks_u1(buf + (at + 4));
    /*@ assert upper: upper == nnb_functions_k_upper_args_upper(buf, at); */
    /*@ assert k == nnb_functions_k_upper_args_k(buf, at); */
    /*@ assert -2147483648 <= k <= 2147483647; */
    /*@ assert upper == nnb_functions_k_upper_args_upper(buf, at); */
    /*@ assert upper <= 255; */
    nnb_functions_k_upper_args_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.k = k;
    view.upper = upper;
    return view;
}

/* ---- nnb_functions */

typedef struct nnb_functions_args_view {
    uint64_t end;
} nnb_functions_args_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part1(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part1(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part1(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 0 || function == 21 || function == 104 || function == 107 || function == 109) {
        view.end = at + 4;
        return view;
    }
    if (function == 1 || function == 3 || function == 108 || function == 110) {
        view.end = at + 32;
        return view;
    }
    if (function == 2) {
        view.end = at + 32;
        return view;
    }
    if (function == 4) {
        view.end = at + 32;
        return view;
    }
    if (function == 5 || function == 8) {
        view.end = at + 28;
        return view;
    }
    if (function == 6 || function == 266 || function == 268 || function == 272) {
        view.end = at + 29;
        return view;
    }
    if (function == 9) {
        view.end = at + 8;
        return view;
    }
    if (function == 14 || function == 31 ||
            function == 307 || function == 308 ||
            function == 309 || function == 310 || function == 311) {
        view.end = at + 1;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part2(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part2(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part2(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 15 || function == 17 || function == 43) {
        view.end = at + 4;
        return view;
    }
    if (function == 16 || function == 19 ||
            function == 74 || function == 75 ||
            function == 76 || function == 98 ||
            function == 99 || function == 117 ||
            function == 184 || function == 269 || function == 315) {
        view.end = at + 4;
        return view;
    }
    if (function == 18) {
        view.end = at + 8;
        return view;
    }
    if (function == 20) {
        view.end = at + 8;
        return view;
    }
    if (function == 22) {
        view.end = at + 17;
        return view;
    }
    if (function == 23) {
        view.end = at + 5;
        return view;
    }
    if (function == 24 || function == 25 || function == 26 || function == 27 || function == 28) {
        view.end = at + 9;
        return view;
    }
    if (function == 37 || function == 38 ||
            function == 39 || function == 40 ||
            function == 41 || function == 42 ||
            function == 46 || function == 47 ||
            function == 60 || function == 61 ||
            function == 62 || function == 63 ||
            function == 64 || function == 65 || function == 238 || function == 239) {
        view.end = at + 4;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part3(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part3(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part3(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 57 || function == 58 || function == 59) {
        view.end = at + 1;
        return view;
    }
    if (function == 67) {
        view.end = at + 12;
        return view;
    }
    if (function == 72) {
        view.end = at + 2;
        return view;
    }
    if (function == 77) {
        view.end = at + 24;
        return view;
    }
    if (function == 78 || function == 81) {
        view.end = at + 8;
        return view;
    }
    if (function == 79 || function == 80 || function == 83 || function == 271) {
        view.end = at + 8;
        return view;
    }
    if (function == 82) {
        view.end = at + 12;
        return view;
    }
    if (function == 86 || function == 336) {
        view.end = at + 8;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part4(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part4(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part4(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 87) {
        view.end = at + 12;
        return view;
    }
    if (function == 88) {
        view.end = at + 12;
        return view;
    }
    if (function == 89) {
        view.end = at + 20;
        return view;
    }
    if (function == 90) {
        view.end = at + 20;
        return view;
    }
    if (function == 91) {
        view.end = at + 20;
        return view;
    }
    if (function == 92) {
        view.end = at + 16;
        return view;
    }
    if (function == 93) {
        view.end = at + 16;
        return view;
    }
    if (function == 95) {
        view.end = at + 68;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part5(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part5(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part5(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 102) {
        view.end = at + 4;
        return view;
    }
    if (function == 103) {
        view.end = at + 4;
        return view;
    }
    if (function == 111) {
        view.end = at + 24;
        return view;
    }
    if (function == 112) {
        view.end = at + 52;
        return view;
    }
    if (function == 113) {
        view.end = at + 13;
        return view;
    }
    if (function == 114) {
        view.end = at + 13;
        return view;
    }
    if (function == 115) {
        view.end = at + 8;
        return view;
    }
    if (function == 118) {
        view.end = at + 8;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part6(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part6(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part6(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 120) {
        view.end = at + 1;
        return view;
    }
    if (function == 122) {
        view.end = at + 12;
        return view;
    }
    if (function == 123) {
        view.end = at + 16;
        return view;
    }
    if (function == 126) {
        view.end = at + 9;
        return view;
    }
    if (function == 127) {
        view.end = at + 13;
        return view;
    }
    if (function == 128) {
        view.end = at + 5;
        return view;
    }
    if (function == 129) {
        view.end = at + 7;
        return view;
    }
    if (function == 130 || function == 132) {
        view.end = at + 11;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part7(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part7(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part7(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 131) {
        view.end = at + 12;
        return view;
    }
    if (function == 135) {
        view.end = at + 4;
        return view;
    }
    if (function == 158 || function == 159) {
        view.end = at + 5;
        return view;
    }
    if (function == 231) {
        view.end = at + 9;
        return view;
    }
    if (function == 232 || function == 233) {
        view.end = at + 36;
        return view;
    }
    if (function == 234 || function == 235) {
        view.end = at + 8;
        return view;
    }
    if (function == 242 || function == 243) {
        view.end = at + 10;
        return view;
    }
    if (function == 244) {
        view.end = at + 14;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part8(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part8(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part8(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 246) {
        view.end = at + 16;
        return view;
    }
    if (function == 247) {
        view.end = at + 8;
        return view;
    }
    if (function == 263) {
        view.end = at + 21;
        return view;
    }
    if (function == 265 || function == 279) {
        view.end = at + 33;
        return view;
    }
    if (function == 267) {
        view.end = at + 30;
        return view;
    }
    if (function == 270) {
        view.end = at + 24;
        return view;
    }
    if (function == 273) {
        view.end = at + 7;
        return view;
    }
    if (function == 274) {
        view.end = at + 12;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part9(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part9(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part9(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 280) {
        view.end = at + 40;
        return view;
    }
    if (function == 284) {
        view.end = at + 21;
        return view;
    }
    if (function == 285) {
        view.end = at + 22;
        return view;
    }
    if (function == 286) {
        view.end = at + 14;
        return view;
    }
    if (function == 287) {
        view.end = at + 9;
        return view;
    }
    if (function == 288) {
        view.end = at + 20;
        return view;
    }
    if (function == 289) {
        view.end = at + 20;
        return view;
    }
    if (function == 290) {
        view.end = at + 20;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part10(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part10(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part10(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 291) {
        view.end = at + 16;
        return view;
    }
    if (function == 292) {
        view.end = at + 44;
        return view;
    }
    if (function == 293) {
        view.end = at + 12;
        return view;
    }
    if (function == 295) {
        view.end = at + 52;
        return view;
    }
    if (function == 296) {
        view.end = at + 9;
        return view;
    }
    if (function == 297) {
        view.end = at + 10;
        return view;
    }
    if (function == 303) {
        view.end = at + 8;
        return view;
    }
    if (function == 304) {
        view.end = at + 8;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part11(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part11(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part11(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 305) {
        view.end = at + 1;
        return view;
    }
    if (function == 306) {
        view.end = at + 12;
        return view;
    }
    if (function == 312 || function == 313 || function == 314) {
        view.end = at + 5;
        return view;
    }
    if (function == 317) {
        view.end = at + 16;
        return view;
    }
    if (function == 318) {
        view.end = at + 13;
        return view;
    }
    if (function == 320) {
        view.end = at + 24;
        return view;
    }
    if (function == 321) {
        view.end = at + 22;
        return view;
    }
    if (function == 322) {
        view.end = at + 18;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part12(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part12(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part12(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 323) {
        view.end = at + 14;
        return view;
    }
    if (function == 324) {
        view.end = at + 14;
        return view;
    }
    if (function == 325) {
        view.end = at + 8;
        return view;
    }
    if (function == 326) {
        view.end = at + 19;
        return view;
    }
    if (function == 327) {
        view.end = at + 24;
        return view;
    }
    if (function == 328) {
        view.end = at + 17;
        return view;
    }
    if (function == 329) {
        view.end = at + 37;
        return view;
    }
    if (function == 330) {
        view.end = at + 13;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part13(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part13(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part13(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 331 || function == 332) {
        view.end = at + 6;
        return view;
    }
    if (function == 333) {
        view.end = at + 1;
        return view;
    }
    if (function == 334) {
        view.end = at + 1;
        return view;
    }
    if (function == 335) {
        view.end = at + 4;
        return view;
    }
    if (function == 337) {
        view.end = at + 14;
        return view;
    }
    if (function == 338) {
        view.end = at + 13;
        return view;
    }
    if (function == 341) {
        view.end = at + 4;
        return view;
    }
    if (function == 342) {
        view.end = at + 9;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part14(buf, len, at, function, index_table_at,
            index_table_count, strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part14(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part14(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 343) {
        view.end = at + 12;
        return view;
    }
    if (function == 344) {
        view.end = at + 25;
        return view;
    }
    if (function == 345) {
        view.end = at + 25;
        return view;
    }
    if (function == 346) {
        view.end = at + 60;
        return view;
    }
    if (function == 347) {
        view.end = at + 1;
        return view;
    }
    if (function == 348) {
        view.end = at + 8;
        return view;
    }
    if (function == 350) {
        view.end = at + 14;
        return view;
    }
    if (function == 352) {
        view.end = at + 32;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args_part15(buf, len, at, function, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args_part15(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args_part15(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t function, uint64_t index_table_at,
        uint64_t index_table_count, bool strict, uint64_t base) {
    nnb_functions_args_view view = {0};
    (void)buf;
    (void)len;
    (void)index_table_at;
    (void)index_table_count;
    (void)strict;
    (void)base;
    if (function == 353) {
        view.end = at + 16;
        return view;
    }
    if (function == 354) {
        view.end = at + 4;
        return view;
    }
    if (function == 355) {
        view.end = at + 1;
        return view;
    }
    if (function == 356) {
        view.end = at + 4;
        return view;
    }
    if (function == 358) {
        view.end = at + 12;
        return view;
    }
    if (function == 359) {
        view.end = at + 4;
        return view;
    }
    if (function == 360) {
        view.end = at + 5;
        return view;
    }
    view.end = at;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions_args(buf, len, at, function, index_table_at, index_table_count,
            strict, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_nnb_functions_args(at, function);
    ensures at <= \result.end <= len;
*/
static KS_INLINE nnb_functions_args_view open_nnb_functions_args(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t function, uint64_t index_table_at, uint64_t index_table_count,
        bool strict, uint64_t base) {
    /*@ assert known:
            (part_of_nnb_functions_args(function) == 1 ==> (valid_nnb_functions_args_part1(buf,
            len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 2 ==> (valid_nnb_functions_args_part2(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 3 ==> (valid_nnb_functions_args_part3(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 4 ==> (valid_nnb_functions_args_part4(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 5 ==> (valid_nnb_functions_args_part5(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 6 ==> (valid_nnb_functions_args_part6(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 7 ==> (valid_nnb_functions_args_part7(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 8 ==> (valid_nnb_functions_args_part8(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 9 ==> (valid_nnb_functions_args_part9(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 10 ==> (valid_nnb_functions_args_part10(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 11 ==> (valid_nnb_functions_args_part11(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 12 ==> (valid_nnb_functions_args_part12(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 13 ==> (valid_nnb_functions_args_part13(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 14 ==> (valid_nnb_functions_args_part14(buf,
                    len, at, function, index_table_at, index_table_count, strict, base))) &&
            (part_of_nnb_functions_args(function) == 15 ==> (valid_nnb_functions_args_part15(buf,
                    len, at, function, strict))); */
    nnb_functions_args_view view = {0};
    switch (compute_part_of_nnb_functions_args(function)) {
        case 1:
            return open_nnb_functions_args_part1(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 2:
            return open_nnb_functions_args_part2(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 3:
            return open_nnb_functions_args_part3(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 4:
            return open_nnb_functions_args_part4(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 5:
            return open_nnb_functions_args_part5(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 6:
            return open_nnb_functions_args_part6(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 7:
            return open_nnb_functions_args_part7(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 8:
            return open_nnb_functions_args_part8(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 9:
            return open_nnb_functions_args_part9(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 10:
            return open_nnb_functions_args_part10(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 11:
            return open_nnb_functions_args_part11(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 12:
            return open_nnb_functions_args_part12(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 13:
            return open_nnb_functions_args_part13(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 14:
            return open_nnb_functions_args_part14(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        case 15:
            return open_nnb_functions_args_part15(buf, len, at, function, index_table_at,
                    index_table_count, strict, base);
        default:
            break;
    }
    view.end = at;
    return view;
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result == nnb_functions_last_transposed_input_of(function);
    ensures \result <= 2;
*/
static KS_INLINE uint64_t compute_nnb_functions_last_transposed_input(uint64_t function) {
    return function == 0 ? 1 : ((((function ==
            107 || function == 109) || function == 234) || function == 235) ? 2 : 0);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires index_table_at + 4 * index_table_count <= len;
    requires base <= len;
    requires valid_nnb_functions(buf, len, at, index_table_at, index_table_count, end, strict,
            base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index_table_at == index_table_at;
    ensures \result.index_table_count == index_table_count;
    ensures \result.end == end;
    ensures \result.strict == strict;
    ensures \result.base == base;
    ensures is_nnb_functions_view(\result);
    ensures \result.id == nnb_functions_id(buf, at);
    ensures \result.id <= 65535;
    ensures \result.impl == nnb_functions_impl(buf, at);
    ensures \result.impl <= 65535;
    ensures \result.inputs_count == nnb_functions_inputs_count(buf, at);
    ensures \result.inputs_count <= 4294967295;
    ensures \result.inputs_block == nnb_functions_inputs_block(buf, at);
    ensures -2147483648 <= \result.inputs_block <= 2147483647;
    ensures \result.outputs_count == nnb_functions_outputs_count(buf, at);
    ensures \result.outputs_count <= 4294967295;
    ensures \result.outputs_block == nnb_functions_outputs_block(buf, at);
    ensures -2147483648 <= \result.outputs_block <= 2147483647;
    ensures \result.args_at == nnb_functions_args_at(at);
    ensures \result.function == nnb_functions_function(buf, at);
    ensures \result.cut_input == nnb_functions_cut_input(buf, at);
    ensures \result.cut_input <= 1;
    ensures \result.last_transposed_input == nnb_functions_last_transposed_input(buf, at);
    ensures \result.last_transposed_input <= 2;
*/
static KS_INLINE nnb_functions_view open_nnb_functions(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t index_table_at, uint64_t index_table_count, uint64_t end,
        bool strict, uint64_t base) {
    /*@ assert known: at + 20 <= len &&
            valid_nnb_functions_args(buf, len, at + 20, nnb_functions_function(buf, at),
                    index_table_at, index_table_count, strict, base); */
    uint64_t pos = at;
    /*@ assert at + 20 <= len; */
    const uint64_t id = ks_u2le(buf + pos);
    /*@ assert id: id == nnb_functions_id(buf, at); */
    const uint64_t impl = ks_u2le(buf + (pos + 2));
    /*@ assert impl: impl == nnb_functions_impl(buf, at); */
    const uint64_t inputs_count = ks_u4le(buf + (pos + 4));
    /*@ assert inputs_count: inputs_count == nnb_functions_inputs_count(buf, at); */
    const int64_t inputs_block = ks_s4le(buf + (pos + 8));
    /*@ assert inputs_block: inputs_block == nnb_functions_inputs_block(buf, at); */
    const uint64_t outputs_count = ks_u4le(buf + (pos + 12));
    /*@ assert outputs_count: outputs_count == nnb_functions_outputs_count(buf, at); */
    const int64_t outputs_block = ks_s4le(buf + (pos + 16));
    /*@ assert outputs_block: outputs_block == nnb_functions_outputs_block(buf, at); */
    pos += 20;
    const uint64_t args_at = pos;
    nnb_functions_args_view args = {0};
    const uint64_t function = compute_nnb_functions_function(id);
    /*@ assert function: function == nnb_functions_function(buf, at); */
    /*@ assert valid_nnb_functions_args(buf, len, at + 20, nnb_functions_function(buf, at),
            index_table_at, index_table_count, strict, base); */
    args = open_nnb_functions_args(buf, len, pos, function, index_table_at, index_table_count,
            strict, base);
    pos = args.end;
    /*@ assert behind_args: pos == at_nnb_functions_record_in_block(buf, at) && pos <= len; */
    /*@ assert id == nnb_functions_id(buf, at); */
    /*@ assert id <= 65535; */
    /*@ assert impl == nnb_functions_impl(buf, at); */
    /*@ assert impl <= 65535; */
    /*@ assert inputs_count == nnb_functions_inputs_count(buf, at); */
    /*@ assert inputs_count <= 4294967295; */
    /*@ assert inputs_block == nnb_functions_inputs_block(buf, at); */
    /*@ assert -2147483648 <= inputs_block <= 2147483647; */
    /*@ assert outputs_count == nnb_functions_outputs_count(buf, at); */
    /*@ assert outputs_count <= 4294967295; */
    /*@ assert outputs_block == nnb_functions_outputs_block(buf, at); */
    /*@ assert -2147483648 <= outputs_block <= 2147483647; */
    /*@ assert args_at == nnb_functions_args_at(at); */
    /*@ assert function == nnb_functions_function(buf, at); */
    const uint64_t cut_input = compute_nnb_functions_cut_input(function);
    /*@ assert cut_input: cut_input == nnb_functions_cut_input(buf, at); */
    /*@ assert cut_input == nnb_functions_cut_input(buf, at); */
    /*@ assert cut_input <= 1; */
    const uint64_t last_transposed_input = compute_nnb_functions_last_transposed_input(function);
    /*@ assert last_transposed_input:
            last_transposed_input == nnb_functions_last_transposed_input(buf, at); */
    /*@ assert last_transposed_input == nnb_functions_last_transposed_input(buf, at); */
    /*@ assert last_transposed_input <= 2; */
    nnb_functions_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.end = end;
    view.strict = strict;
    view.base = base;
    view.id = id;
    view.impl = impl;
    view.inputs_count = inputs_count;
    view.inputs_block = inputs_block;
    view.outputs_count = outputs_count;
    view.outputs_block = outputs_block;
    view.args_at = args_at;
    view.function = function;
    view.cut_input = cut_input;
    view.last_transposed_input = last_transposed_input;
    return view;
}

nnb_functions_base_axis_args_view nnb_functions_view_args_base_axis_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_base_axis_args(of.len, of.args_at); */
    return open_nnb_functions_base_axis_args(of.buf, of.len, of.args_at);
}

nnb_functions_convolution_0_args_view
        nnb_functions_view_args_convolution_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_convolution_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_convolution_0_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_depthwise_convolution_args_view
        nnb_functions_view_args_depthwise_convolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_depthwise_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_depthwise_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_depthwise_deconvolution_args_view
        nnb_functions_view_args_depthwise_deconvolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_depthwise_deconvolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_depthwise_deconvolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_max_pooling_0_args_view
        nnb_functions_view_args_max_pooling_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_max_pooling_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_max_pooling_0_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_max_pooling_args_view
        nnb_functions_view_args_max_pooling_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_max_pooling_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_max_pooling_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_kernel_args_view nnb_functions_view_args_kernel_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_kernel_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_kernel_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_inplace_args_view nnb_functions_view_args_inplace_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_inplace_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_inplace_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_alpha_args_view nnb_functions_view_args_alpha_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_alpha_args(of.len, of.args_at); */
    return open_nnb_functions_alpha_args(of.buf, of.len, of.args_at);
}

nnb_functions_axis_args_view nnb_functions_view_args_axis_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_axis_args(of.len, of.args_at); */
    return open_nnb_functions_axis_args(of.buf, of.len, of.args_at);
}

nnb_functions_scale_alpha_args_view
        nnb_functions_view_args_scale_alpha_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_scale_alpha_args(of.len, of.args_at); */
    return open_nnb_functions_scale_alpha_args(of.buf, of.len, of.args_at);
}

nnb_functions_alpha_axis_args_view nnb_functions_view_args_alpha_axis_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_alpha_axis_args(of.len, of.args_at); */
    return open_nnb_functions_alpha_axis_args(of.buf, of.len, of.args_at);
}

nnb_functions_batch_normalization_0_args_view
        nnb_functions_view_args_batch_normalization_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_batch_normalization_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_batch_normalization_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_base_axis_update_running_mean_args_view nnb_functions_view_args_base_axis_update_running_mean_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_base_axis_update_running_mean_args(of.buf, of.len, of.args_at,
            of.strict); */
    return open_nnb_functions_base_axis_update_running_mean_args(of.buf, of.len, of.args_at,
            of.strict);
}

nnb_functions_axes_keep_dims_args_view
        nnb_functions_view_args_axes_keep_dims_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_axes_keep_dims_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_axes_keep_dims_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_val_float_args_view nnb_functions_view_args_val_float_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_val_float_args(of.len, of.args_at); */
    return open_nnb_functions_val_float_args(of.buf, of.len, of.args_at);
}

nnb_functions_val_bool_args_view nnb_functions_view_args_val_bool_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_val_bool_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_val_bool_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_val_shape_args_view nnb_functions_view_args_val_shape_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_val_shape_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_val_shape_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_transpose_a_transpose_b_args_view
        nnb_functions_view_args_transpose_a_transpose_b_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_transpose_a_transpose_b_args(of.buf, of.len, of.args_at,
            of.strict); */
    return open_nnb_functions_transpose_a_transpose_b_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_slice_args_view nnb_functions_view_args_slice_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_slice_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_slice_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_axes_args_view nnb_functions_view_args_axes_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_axes_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_axes_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_shape_args_view nnb_functions_view_args_shape_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_shape_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_shape_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_shifts_border_mode_args_view
        nnb_functions_view_args_shifts_border_mode_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_shifts_border_mode_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_shifts_border_mode_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_p_seed_args_view nnb_functions_view_args_p_seed_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_p_seed_args(of.len, of.args_at); */
    return open_nnb_functions_p_seed_args(of.buf, of.len, of.args_at);
}

nnb_functions_top_k_data_0_args_view
        nnb_functions_view_args_top_k_data_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_top_k_data_0_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_top_k_data_0_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_top_k_grad_args_view nnb_functions_view_args_top_k_grad_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_top_k_grad_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_top_k_grad_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_rand_args_view nnb_functions_view_args_rand_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_rand_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_rand_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_randint_args_view nnb_functions_view_args_randint_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_randint_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_randint_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_randn_args_view nnb_functions_view_args_randn_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_randn_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_randn_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_random_crop_args_view
        nnb_functions_view_args_random_crop_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_random_crop_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_random_crop_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_random_flip_args_view
        nnb_functions_view_args_random_flip_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_random_flip_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_random_flip_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_image_augmentation_args_view
        nnb_functions_view_args_image_augmentation_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_image_augmentation_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_image_augmentation_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_delta_args_view nnb_functions_view_args_delta_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_delta_args(of.len, of.args_at); */
    return open_nnb_functions_delta_args(of.buf, of.len, of.args_at);
}

nnb_functions_epsilon_args_view nnb_functions_view_args_epsilon_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_epsilon_args(of.len, of.args_at); */
    return open_nnb_functions_epsilon_args(of.buf, of.len, of.args_at);
}

nnb_functions_inq_affine_args_view nnb_functions_view_args_inq_affine_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_inq_affine_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_inq_affine_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_inq_convolution_args_view
        nnb_functions_view_args_inq_convolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_inq_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_inq_convolution_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_fixed_point_quantize_args_view
        nnb_functions_view_args_fixed_point_quantize_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_fixed_point_quantize_args(of.buf, of.len, of.args_at,
            of.strict); */
    return open_nnb_functions_fixed_point_quantize_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_pow2_quantize_args_view
        nnb_functions_view_args_pow2_quantize_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_pow2_quantize_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_pow2_quantize_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_axis_n_args_view nnb_functions_view_args_axis_n_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_axis_n_args(of.len, of.args_at); */
    return open_nnb_functions_axis_n_args(of.buf, of.len, of.args_at);
}

nnb_functions_base_axis_eps_args_view
        nnb_functions_view_args_base_axis_eps_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_base_axis_eps_args(of.len, of.args_at); */
    return open_nnb_functions_base_axis_eps_args(of.buf, of.len, of.args_at);
}

nnb_functions_one_input_grad_args_view
        nnb_functions_view_args_one_input_grad_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_one_input_grad_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_one_input_grad_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_clip_norm_axes_args_view
        nnb_functions_view_args_clip_norm_axes_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_clip_norm_axes_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_clip_norm_axes_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_pad_args_view nnb_functions_view_args_pad_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_pad_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_pad_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_shape_inplace_args_view
        nnb_functions_view_args_shape_inplace_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_shape_inplace_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_shape_inplace_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_interpolate_0_args_view
        nnb_functions_view_args_interpolate_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_interpolate_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_interpolate_0_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_alpha_inplace_args_view
        nnb_functions_view_args_alpha_inplace_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_alpha_inplace_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_alpha_inplace_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_sort_args_view nnb_functions_view_args_sort_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_sort_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_sort_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_min_args_view nnb_functions_view_args_min_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_min_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_min_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_arange_args_view nnb_functions_view_args_arange_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_arange_args(of.len, of.args_at); */
    return open_nnb_functions_arange_args(of.buf, of.len, of.args_at);
}

nnb_functions_rate_args_view nnb_functions_view_args_rate_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_rate_args(of.len, of.args_at); */
    return open_nnb_functions_rate_args(of.buf, of.len, of.args_at);
}

nnb_functions_signal_ndim_normalized_args_view
        nnb_functions_view_args_signal_ndim_normalized_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_signal_ndim_normalized_args(of.buf, of.len, of.args_at,
            of.strict); */
    return open_nnb_functions_signal_ndim_normalized_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_nms_detection2d_args_view
        nnb_functions_view_args_nms_detection2d_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_nms_detection2d_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_nms_detection2d_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_binary_weight_convolution_args_view
        nnb_functions_view_args_binary_weight_convolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_binary_weight_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_binary_weight_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_base_axis_quantize_zero_to_args_view nnb_functions_view_args_base_axis_quantize_zero_to_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_base_axis_quantize_zero_to_args(of.len, of.args_at); */
    return open_nnb_functions_base_axis_quantize_zero_to_args(of.buf, of.len, of.args_at);
}

nnb_functions_lstm_args_view nnb_functions_view_args_lstm_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_lstm_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_lstm_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_rnn_args_view nnb_functions_view_args_rnn_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_rnn_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_rnn_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_random_choice_args_view
        nnb_functions_view_args_random_choice_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_random_choice_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_random_choice_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_reps_args_view nnb_functions_view_args_reps_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_reps_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_reps_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_sync_batch_normalization_args_view
        nnb_functions_view_args_sync_batch_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_sync_batch_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_sync_batch_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_convolution_args_view
        nnb_functions_view_args_convolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_convolution_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_convolution_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_average_pooling_args_view
        nnb_functions_view_args_average_pooling_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_average_pooling_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_average_pooling_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_fused_batch_normalization_args_view
        nnb_functions_view_args_fused_batch_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_fused_batch_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_fused_batch_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_min_max_quantize_0_args_view
        nnb_functions_view_args_min_max_quantize_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_min_max_quantize_0_args(of.buf, of.len, of.args_at,
            of.strict); */
    return open_nnb_functions_min_max_quantize_0_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_min_max_quantize_args_view
        nnb_functions_view_args_min_max_quantize_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_min_max_quantize_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_min_max_quantize_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_patch_correlation_args_view
        nnb_functions_view_args_patch_correlation_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_patch_correlation_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_patch_correlation_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_random_erase_1_args_view
        nnb_functions_view_args_random_erase_1_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_random_erase_1_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_random_erase_1_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_random_erase_args_view
        nnb_functions_view_args_random_erase_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_random_erase_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_random_erase_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_interpolate_1_args_view
        nnb_functions_view_args_interpolate_1_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_interpolate_1_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_interpolate_1_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_kernel_channel_last_args_view
        nnb_functions_view_args_kernel_channel_last_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_kernel_channel_last_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_kernel_channel_last_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_rand_beta_args_view nnb_functions_view_args_rand_beta_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_rand_beta_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_rand_beta_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_rand_binomial_args_view
        nnb_functions_view_args_rand_binomial_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_rand_binomial_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_rand_binomial_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_rand_gamma_args_view nnb_functions_view_args_rand_gamma_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_rand_gamma_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_rand_gamma_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_interpolate_args_view
        nnb_functions_view_args_interpolate_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_interpolate_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_interpolate_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_deconvolution_args_view
        nnb_functions_view_args_deconvolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_deconvolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_deconvolution_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_quantize_linear_args_view
        nnb_functions_view_args_quantize_linear_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_quantize_linear_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_quantize_linear_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_fused_convolution_0_args_view
        nnb_functions_view_args_fused_convolution_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_fused_convolution_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_fused_convolution_0_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_size_align_corners_args_view
        nnb_functions_view_args_size_align_corners_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_size_align_corners_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_size_align_corners_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_warp_by_grid_args_view
        nnb_functions_view_args_warp_by_grid_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_warp_by_grid_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_warp_by_grid_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_axis_batch_dims_args_view
        nnb_functions_view_args_axis_batch_dims_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_axis_batch_dims_args(of.len, of.args_at); */
    return open_nnb_functions_axis_batch_dims_args(of.buf, of.len, of.args_at);
}

nnb_functions_dim_eps_args_view nnb_functions_view_args_dim_eps_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_dim_eps_args(of.len, of.args_at); */
    return open_nnb_functions_dim_eps_args(of.buf, of.len, of.args_at);
}

nnb_functions_batch_first_args_view
        nnb_functions_view_args_batch_first_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_batch_first_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_batch_first_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_pad_packed_sequence_args_view
        nnb_functions_view_args_pad_packed_sequence_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_pad_packed_sequence_args(of.buf, of.len, of.args_at,
            of.strict); */
    return open_nnb_functions_pad_packed_sequence_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_val_inplace_args_view
        nnb_functions_view_args_val_inplace_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_val_inplace_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_val_inplace_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_norm_normalization_args_view
        nnb_functions_view_args_norm_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_norm_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_norm_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_norm_args_view nnb_functions_view_args_norm_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_norm_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_norm_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_random_shift_args_view
        nnb_functions_view_args_random_shift_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_random_shift_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_random_shift_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_group_normalization_args_view
        nnb_functions_view_args_group_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_group_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_group_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_instance_normalization_args_view
        nnb_functions_view_args_instance_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_instance_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_instance_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_layer_normalization_args_view
        nnb_functions_view_args_layer_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_layer_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_layer_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_tensor_normalization_args_view
        nnb_functions_view_args_tensor_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_tensor_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_tensor_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_channel_axis_eps_args_view
        nnb_functions_view_args_channel_axis_eps_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_channel_axis_eps_args(of.len, of.args_at); */
    return open_nnb_functions_channel_axis_eps_args(of.buf, of.len, of.args_at);
}

nnb_functions_batch_normalization_args_view
        nnb_functions_view_args_batch_normalization_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_batch_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_batch_normalization_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_stft_0_args_view nnb_functions_view_args_stft_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_stft_0_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_stft_0_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_istft_0_args_view nnb_functions_view_args_istft_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_istft_0_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_istft_0_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_deformable_convolution_args_view
        nnb_functions_view_args_deformable_convolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_deformable_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_deformable_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base);
}

nnb_functions_spectral_norm_0_args_view
        nnb_functions_view_args_spectral_norm_0_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_spectral_norm_0_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_spectral_norm_0_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_cumsum_args_view nnb_functions_view_args_cumsum_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_cumsum_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_cumsum_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_right_args_view nnb_functions_view_args_right_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_right_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_right_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_ij_indexing_args_view
        nnb_functions_view_args_ij_indexing_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_ij_indexing_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_ij_indexing_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_beta_args_view nnb_functions_view_args_beta_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_beta_args(of.len, of.args_at); */
    return open_nnb_functions_beta_args(of.buf, of.len, of.args_at);
}

nnb_functions_spectral_norm_args_view
        nnb_functions_view_args_spectral_norm_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_spectral_norm_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_spectral_norm_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_roi_align_args_view nnb_functions_view_args_roi_align_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_roi_align_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_roi_align_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_value_args_view nnb_functions_view_args_value_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_value_args(of.len, of.args_at); */
    return open_nnb_functions_value_args(of.buf, of.len, of.args_at);
}

nnb_functions_shape_add_args_view nnb_functions_view_args_shape_add_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_shape_add_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_shape_add_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_linspace_args_view nnb_functions_view_args_linspace_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_linspace_args(of.len, of.args_at); */
    return open_nnb_functions_linspace_args(of.buf, of.len, of.args_at);
}

nnb_functions_stft_args_view nnb_functions_view_args_stft_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_stft_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_stft_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_istft_args_view nnb_functions_view_args_istft_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_istft_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_istft_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_fused_convolution_args_view
        nnb_functions_view_args_fused_convolution_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_fused_convolution_args(of.buf, of.len, of.args_at,
            of.index_table_at, of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_fused_convolution_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_upper_args_view nnb_functions_view_args_upper_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_upper_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_upper_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_start_end_args_view nnb_functions_view_args_start_end_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_start_end_args(of.len, of.args_at); */
    return open_nnb_functions_start_end_args(of.buf, of.len, of.args_at);
}

nnb_functions_top_k_data_args_view nnb_functions_view_args_top_k_data_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_top_k_data_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_top_k_data_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_onnx_resize_args_view
        nnb_functions_view_args_onnx_resize_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_onnx_resize_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    return open_nnb_functions_onnx_resize_args(of.buf, of.len, of.args_at, of.index_table_at,
            of.index_table_count, of.strict, of.base);
}

nnb_functions_onnx_non_max_suppression_args_view
        nnb_functions_view_args_onnx_non_max_suppression_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_onnx_non_max_suppression_args(of.len, of.args_at); */
    return open_nnb_functions_onnx_non_max_suppression_args(of.buf, of.len, of.args_at);
}

nnb_functions_k_args_view nnb_functions_view_args_k_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_k_args(of.len, of.args_at); */
    return open_nnb_functions_k_args(of.buf, of.len, of.args_at);
}

nnb_functions_fmod_args_view nnb_functions_view_args_fmod_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_fmod_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_fmod_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_direction_args_view nnb_functions_view_args_direction_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_direction_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_direction_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_unique_args_view nnb_functions_view_args_unique_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_unique_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_unique_args(of.buf, of.len, of.args_at, of.strict);
}

nnb_functions_equation_args_view nnb_functions_view_args_equation_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_equation_args(of.len, of.args_at); */
    return open_nnb_functions_equation_args(of.buf, of.len, of.args_at);
}

nnb_functions_k_upper_args_view nnb_functions_view_args_k_upper_args(nnb_functions_view of) {
    /*@ assert valid_nnb_functions_args(of.buf, of.len, of.args_at, of.function, of.index_table_at,
            of.index_table_count, of.strict, of.base); */
    /*@ assert valid_nnb_functions_k_upper_args(of.buf, of.len, of.args_at, of.strict); */
    return open_nnb_functions_k_upper_args(of.buf, of.len, of.args_at, of.strict);
}

/* ---- operand */

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
    requires valid_nnb_operand(buf, len, at, may_be_cut, root_header_variables_count,
            root_data_variables_at, root_data_variables_count, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base, strict, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.may_be_cut == may_be_cut;
    ensures \result.root_header_variables_count == root_header_variables_count;
    ensures \result.root_data_variables_at == root_data_variables_at;
    ensures \result.root_data_variables_count == root_data_variables_count;
    ensures \result.root_header_num_of_data == root_header_num_of_data;
    ensures \result.root_index_table_at == root_index_table_at;
    ensures \result.root_index_table_count == root_index_table_count;
    ensures \result.base == base;
    ensures \result.strict == strict;
    ensures \result.root_header_buffers_count == root_header_buffers_count;
    ensures \result.root_data_buffers_at == root_data_buffers_at;
    ensures \result.root_data_buffers_count == root_data_buffers_count;
    ensures \result.root_header_version == root_header_version;
    ensures is_nnb_operand_view(\result);
    ensures \result.variable == nnb_operand_variable(buf, at);
    ensures -2147483648 <= \result.variable <= 2147483647;
*/
static KS_INLINE nnb_operand_view open_nnb_operand(const uint8_t *buf, uint64_t len, uint64_t at,
        bool may_be_cut, uint64_t root_header_variables_count, uint64_t root_data_variables_at,
        uint64_t root_data_variables_count, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_buffers_count, uint64_t root_data_buffers_at,
        uint64_t root_data_buffers_count, uint64_t root_header_version) {
    /*@ assert known: at + 4 <= len; */
    /*@ assert at + 4 <= len; */
    const int64_t variable = ks_s4le(buf + at);
    /*@ assert variable: variable == nnb_operand_variable(buf, at); */
    /*@ assert variable == nnb_operand_variable(buf, at); */
    /*@ assert -2147483648 <= variable <= 2147483647; */
    nnb_operand_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.may_be_cut = may_be_cut;
    view.root_header_variables_count = root_header_variables_count;
    view.root_data_variables_at = root_data_variables_at;
    view.root_data_variables_count = root_data_variables_count;
    view.root_header_num_of_data = root_header_num_of_data;
    view.root_index_table_at = root_index_table_at;
    view.root_index_table_count = root_index_table_count;
    view.base = base;
    view.strict = strict;
    view.root_header_buffers_count = root_header_buffers_count;
    view.root_data_buffers_at = root_data_buffers_at;
    view.root_data_buffers_count = root_data_buffers_count;
    view.root_header_version = root_header_version;
    view.variable = variable;
    return view;
}

/* ---- function */

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
    requires valid_nnb_function(buf, len, at, root_header_num_of_data, root_index_table_at,
            root_index_table_count, base, strict, root_header_variables_count,
            root_data_variables_at, root_data_variables_count, root_header_buffers_count,
            root_data_buffers_at, root_data_buffers_count, root_header_version);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.root_header_num_of_data == root_header_num_of_data;
    ensures \result.root_index_table_at == root_index_table_at;
    ensures \result.root_index_table_count == root_index_table_count;
    ensures \result.base == base;
    ensures \result.strict == strict;
    ensures \result.root_header_variables_count == root_header_variables_count;
    ensures \result.root_data_variables_at == root_data_variables_at;
    ensures \result.root_data_variables_count == root_data_variables_count;
    ensures \result.root_header_buffers_count == root_header_buffers_count;
    ensures \result.root_data_buffers_at == root_data_buffers_at;
    ensures \result.root_data_buffers_count == root_data_buffers_count;
    ensures \result.root_header_version == root_header_version;
    ensures is_nnb_function_view(\result);
    ensures \result.block == nnb_function_block(buf, at);
    ensures -2147483648 <= \result.block <= 2147483647;
    ensures \result.record_at == nnb_function_record_at(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.inputs_at == nnb_function_inputs_at(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.inputs_count == nnb_function_inputs_count(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.outputs_at == nnb_function_outputs_at(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.outputs_count == nnb_function_outputs_count(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.record_cut_input == nnb_function_record_cut_input(buf, at, root_index_table_at,
            root_index_table_count, base);
    ensures \result.record_cut_input <= 1;
*/
static KS_INLINE nnb_function_view open_nnb_function(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t root_header_num_of_data, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, bool strict,
        uint64_t root_header_variables_count, uint64_t root_data_variables_at,
        uint64_t root_data_variables_count, uint64_t root_header_buffers_count,
        uint64_t root_data_buffers_at, uint64_t root_data_buffers_count,
        uint64_t root_header_version) {
    /*@ assert known: at + 4 <= len &&
            defined_nnb_function_record_pos(buf, nnb_function_block(buf, at), root_index_table_at,
                    root_index_table_count) &&
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
                    base) <= len &&
            defined_nnb_function_record_end(buf, nnb_function_block(buf, at),
                    root_header_num_of_data, root_index_table_at, root_index_table_count,
                    (len - base)) &&
            valid_nnb_functions(buf, len, at_nnb_function_record(buf, at, root_index_table_at,
                    root_index_table_count, base), root_index_table_at, root_index_table_count,
                    nnb_function_record_end_of(buf, nnb_function_block(buf, at),
                    root_header_num_of_data, root_index_table_at, root_index_table_count,
                    (len - base)), strict, base) &&
            defined_nnb_function_inputs_pos(buf, nnb_functions_inputs_block(buf,
                    at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
                    base)), root_index_table_at, root_index_table_count) &&
            at_nnb_function_inputs(buf, at, root_index_table_at, root_index_table_count,
                    base) <= len &&
            4 * nnb_functions_inputs_count(buf, at_nnb_function_record(buf, at,
                    root_index_table_at, root_index_table_count,
                    base)) <= len - (at_nnb_function_inputs(buf, at, root_index_table_at,
                    root_index_table_count, base)) &&
            defined_nnb_function_outputs_pos(buf, nnb_functions_outputs_block(buf,
                    at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
                    base)), root_index_table_at, root_index_table_count) &&
            at_nnb_function_outputs(buf, at, root_index_table_at, root_index_table_count,
                    base) <= len &&
            4 * nnb_functions_outputs_count(buf, at_nnb_function_record(buf, at,
                    root_index_table_at, root_index_table_count,
                    base)) <= len - (at_nnb_function_outputs(buf, at, root_index_table_at,
                    root_index_table_count, base)); */
    /*@ assert at + 4 <= len; */
    const int64_t block = ks_s4le(buf + at);
    /*@ assert block: block == nnb_function_block(buf, at); */
    /*@ assert defined_nnb_function_record_pos(buf, nnb_function_block(buf, at),
            root_index_table_at, root_index_table_count); */
    uint64_t record_pos = 0;
    const bool knows_record_pos = compute_nnb_function_record_pos(buf, len, block,
            root_index_table_at, root_index_table_count, &record_pos);
    (void)knows_record_pos;
    /*@ assert knows_record_pos != 0; */
    /*@ assert at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count,
            base) <= len; */
    const uint64_t record_at = base + record_pos;
    /*@ assert record_at: record_at == at_nnb_function_record(buf, at, root_index_table_at,
            root_index_table_count, base); */
    nnb_functions_view record = {0};
    /*@ assert defined_nnb_function_record_end(buf, nnb_function_block(buf, at),
            root_header_num_of_data, root_index_table_at, root_index_table_count, (len - base)); */
    uint64_t arg_end = 0;
    const bool knows_arg_end = compute_nnb_function_record_end(buf, len, block,
            root_header_num_of_data, root_index_table_at, root_index_table_count, len - base,
            &arg_end);
    (void)knows_arg_end;
    /*@ assert knows_arg_end != 0; */
    /*@ assert valid_nnb_functions(buf, len, at_nnb_function_record(buf, at, root_index_table_at,
            root_index_table_count, base), root_index_table_at, root_index_table_count,
            nnb_function_record_end_of(buf, nnb_function_block(buf, at), root_header_num_of_data,
            root_index_table_at, root_index_table_count, (len - base)), strict, base); */
    record = open_nnb_functions(buf, len, record_at, root_index_table_at, root_index_table_count,
            arg_end, strict, base);
    /*@ assert defined_nnb_function_inputs_pos(buf, nnb_functions_inputs_block(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
            root_index_table_at, root_index_table_count); */
    uint64_t inputs_pos = 0;
    const bool knows_inputs_pos = compute_nnb_function_inputs_pos(buf, len, record.inputs_block,
            root_index_table_at, root_index_table_count, &inputs_pos);
    (void)knows_inputs_pos;
    /*@ assert knows_inputs_pos != 0; */
    /*@ assert at_nnb_function_inputs(buf, at, root_index_table_at, root_index_table_count,
            base) <= len; */
    const uint64_t inputs_at = base + inputs_pos;
    /*@ assert inputs_at: inputs_at == at_nnb_function_inputs(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const uint64_t inputs_count = record.inputs_count;
    /*@ assert inputs_count: inputs_count == nnb_functions_inputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)); */
    /*@ assert 4 * nnb_functions_inputs_count(buf, at_nnb_function_record(buf, at,
            root_index_table_at, root_index_table_count,
            base)) <= len - (at_nnb_function_inputs(buf, at, root_index_table_at,
            root_index_table_count, base)); */
    /*@ assert defined_nnb_function_outputs_pos(buf, nnb_functions_outputs_block(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)),
            root_index_table_at, root_index_table_count); */
    uint64_t outputs_pos = 0;
    const bool knows_outputs_pos = compute_nnb_function_outputs_pos(buf, len, record.outputs_block,
            root_index_table_at, root_index_table_count, &outputs_pos);
    (void)knows_outputs_pos;
    /*@ assert knows_outputs_pos != 0; */
    /*@ assert at_nnb_function_outputs(buf, at, root_index_table_at, root_index_table_count,
            base) <= len; */
    const uint64_t outputs_at = base + outputs_pos;
    /*@ assert outputs_at: outputs_at == at_nnb_function_outputs(buf, at, root_index_table_at,
            root_index_table_count, base); */
    const uint64_t outputs_count = record.outputs_count;
    /*@ assert outputs_count: outputs_count == nnb_functions_outputs_count(buf,
            at_nnb_function_record(buf, at, root_index_table_at, root_index_table_count, base)); */
    /*@ assert 4 * nnb_functions_outputs_count(buf, at_nnb_function_record(buf, at,
            root_index_table_at, root_index_table_count,
            base)) <= len - (at_nnb_function_outputs(buf, at, root_index_table_at,
            root_index_table_count, base)); */
    /*@ assert block == nnb_function_block(buf, at); */
    /*@ assert -2147483648 <= block <= 2147483647; */
    /*@ assert record_at == nnb_function_record_at(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert inputs_at == nnb_function_inputs_at(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert inputs_count == nnb_function_inputs_count(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert outputs_at == nnb_function_outputs_at(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert outputs_count == nnb_function_outputs_count(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert record.cut_input == nnb_function_record_cut_input(buf, at, root_index_table_at,
            root_index_table_count, base); */
    /*@ assert record.cut_input <= 1; */
    nnb_function_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.root_header_num_of_data = root_header_num_of_data;
    view.root_index_table_at = root_index_table_at;
    view.root_index_table_count = root_index_table_count;
    view.base = base;
    view.strict = strict;
    view.root_header_variables_count = root_header_variables_count;
    view.root_data_variables_at = root_data_variables_at;
    view.root_data_variables_count = root_data_variables_count;
    view.root_header_buffers_count = root_header_buffers_count;
    view.root_data_buffers_at = root_data_buffers_at;
    view.root_data_buffers_count = root_data_buffers_count;
    view.root_header_version = root_header_version;
    view.block = block;
    view.record_at = record_at;
    view.inputs_at = inputs_at;
    view.inputs_count = inputs_count;
    view.outputs_at = outputs_at;
    view.outputs_count = outputs_count;
    view.record_cut_input = record.cut_input;
    return view;
}

nnb_functions_view nnb_function_view_record(nnb_function_view of) {
    /*@ assert defined_nnb_function_record_end(of.buf, of.block, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, (of.len - of.base)); */
    uint64_t arg_end = 0;
    const bool knows_arg_end = compute_nnb_function_record_end(of.buf, of.len, of.block,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count,
            of.len - of.base, &arg_end);
    (void)knows_arg_end;
    /*@ assert knows_arg_end != 0; */
    /*@ assert valid_nnb_functions(of.buf, of.len, of.record_at, of.root_index_table_at,
            of.root_index_table_count, nnb_function_record_end_of(of.buf, of.block,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count,
            (of.len - of.base)), of.strict, of.base); */
    return open_nnb_functions(of.buf, of.len, of.record_at, of.root_index_table_at,
            of.root_index_table_count, arg_end, of.strict, of.base);
}

nnb_operand_view nnb_function_view_inputs(nnb_function_view of, uint64_t i) {
    /*@ assert valid_nnb_function_inputs(of.buf, of.len, of.inputs_at, of.record_cut_input,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version,
            of.inputs_count); */
    /*@ assert valid_nnb_function_inputs_item(of.buf, of.len, of.inputs_at, of.record_cut_input,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version, i); */
    const bool arg_may_be_cut = compute_nnb_function_inputs_may_be_cut(i, of.record_cut_input);
    /*@ assert valid_nnb_operand(of.buf, of.len, of.inputs_at + 4 * i,
            nnb_function_inputs_may_be_cut_of(i, of.record_cut_input),
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version); */
    return open_nnb_operand(of.buf, of.len, of.inputs_at + 4 * i, arg_may_be_cut,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version);
}

nnb_operand_view nnb_function_view_outputs(nnb_function_view of, uint64_t i) {
    /*@ assert valid_nnb_function_outputs(of.buf, of.len, of.outputs_at,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version,
            of.outputs_count); */
    /*@ assert valid_nnb_function_outputs_item(of.buf, of.len, of.outputs_at,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version, i); */
    /*@ assert valid_nnb_operand(of.buf, of.len, of.outputs_at + 4 * i, (\false ? 1 : 0),
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version); */
    return open_nnb_operand(of.buf, of.len, of.outputs_at + 4 * i, false,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_num_of_data, of.root_index_table_at,
            of.root_index_table_count, of.base, of.strict, of.root_header_buffers_count,
            of.root_data_buffers_at, of.root_data_buffers_count, of.root_header_version);
}

/* ---- end_of_list */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires count_ <= 4294967295;
    requires -2147483648 <= block <= 2147483647;
    requires root_header_num_of_data <= 4294967295;
    requires root_index_table_at + 4 * root_index_table_count <= len;
    requires base <= len;
    requires valid_nnb_end_of_list(buf, len, count_, block, strict, root_header_num_of_data,
            root_index_table_at, root_index_table_count, base);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.count_ == count_;
    ensures \result.block == block;
    ensures \result.strict == strict;
    ensures \result.root_header_num_of_data == root_header_num_of_data;
    ensures \result.root_index_table_at == root_index_table_at;
    ensures \result.root_index_table_count == root_index_table_count;
    ensures \result.base == base;
    ensures is_nnb_end_of_list_view(\result);
*/
static KS_INLINE nnb_end_of_list_view open_nnb_end_of_list(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, int64_t block, bool strict, uint64_t root_header_num_of_data,
        uint64_t root_index_table_at, uint64_t root_index_table_count, uint64_t base) {
    nnb_end_of_list_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.count_ = count_;
    view.block = block;
    view.strict = strict;
    view.root_header_num_of_data = root_header_num_of_data;
    view.root_index_table_at = root_index_table_at;
    view.root_index_table_count = root_index_table_count;
    view.base = base;
    return view;
}

/* ---- data_area */

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
    requires valid_nnb_data_area(buf, len, root_header_buffers_block, root_index_table_at,
            root_index_table_count, base, root_header_buffers_count, root_header_variables_block,
            root_header_variables_count, root_header_num_of_data, strict, root_header_version,
            root_header_inputs_block, root_header_inputs_count, root_header_outputs_block,
            root_header_outputs_count, root_header_functions_block, root_header_functions_count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.root_header_buffers_block == root_header_buffers_block;
    ensures \result.root_index_table_at == root_index_table_at;
    ensures \result.root_index_table_count == root_index_table_count;
    ensures \result.base == base;
    ensures \result.root_header_buffers_count == root_header_buffers_count;
    ensures \result.root_header_variables_block == root_header_variables_block;
    ensures \result.root_header_variables_count == root_header_variables_count;
    ensures \result.root_header_num_of_data == root_header_num_of_data;
    ensures \result.strict == strict;
    ensures \result.root_header_version == root_header_version;
    ensures \result.root_header_inputs_block == root_header_inputs_block;
    ensures \result.root_header_inputs_count == root_header_inputs_count;
    ensures \result.root_header_outputs_block == root_header_outputs_block;
    ensures \result.root_header_outputs_count == root_header_outputs_count;
    ensures \result.root_header_functions_block == root_header_functions_block;
    ensures \result.root_header_functions_count == root_header_functions_count;
    ensures is_nnb_data_area_view(\result);
    ensures \result.buffers_at == nnb_data_area_buffers_at(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base);
    ensures \result.buffers_count == nnb_data_area_buffers_count(root_header_buffers_count);
    ensures \result.variables_at == nnb_data_area_variables_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_variables_block);
    ensures \result.variables_count == nnb_data_area_variables_count(root_header_variables_count);
    ensures \result.inputs_at == nnb_data_area_inputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block);
    ensures \result.inputs_count == nnb_data_area_inputs_count(root_header_inputs_count);
    ensures \result.outputs_at == nnb_data_area_outputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_outputs_block);
    ensures \result.outputs_count == nnb_data_area_outputs_count(root_header_outputs_count);
    ensures \result.functions_at == nnb_data_area_functions_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_functions_block);
    ensures \result.functions_count == nnb_data_area_functions_count(root_header_functions_count);
    ensures \result.end_of_buffers_at == nnb_data_area_end_of_buffers_at(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base);
    ensures \result.end_of_variables_at == nnb_data_area_end_of_variables_at(buf,
            root_index_table_at, root_index_table_count, base, root_header_variables_block);
    ensures \result.end_of_inputs_at == nnb_data_area_end_of_inputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block);
    ensures \result.end_of_outputs_at == nnb_data_area_end_of_outputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_outputs_block);
    ensures \result.end_of_functions_at == nnb_data_area_end_of_functions_at(buf,
            root_index_table_at, root_index_table_count, base, root_header_functions_block);
    ensures \result.root_data_buffers_at == nnb_data_area_root_data_buffers_at(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base);
    ensures \result.root_data_buffers_count ==
            nnb_data_area_root_data_buffers_count(root_header_buffers_count);
    ensures \result.root_data_variables_at == nnb_data_area_root_data_variables_at(buf,
            root_index_table_at, root_index_table_count, base, root_header_variables_block);
    ensures \result.root_data_variables_count ==
            nnb_data_area_root_data_variables_count(root_header_variables_count);
*/
static KS_INLINE nnb_data_area_view open_nnb_data_area(const uint8_t *buf, uint64_t len,
        uint64_t at, int64_t root_header_buffers_block, uint64_t root_index_table_at,
        uint64_t root_index_table_count, uint64_t base, uint64_t root_header_buffers_count,
        int64_t root_header_variables_block, uint64_t root_header_variables_count,
        uint64_t root_header_num_of_data, bool strict, uint64_t root_header_version,
        int64_t root_header_inputs_block, uint64_t root_header_inputs_count,
        int64_t root_header_outputs_block, uint64_t root_header_outputs_count,
        int64_t root_header_functions_block, uint64_t root_header_functions_count) {
    /*@ assert known: defined_nnb_data_area_buffers_pos(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
                    root_index_table_count, base) <= len &&
            4 * root_header_buffers_count <= len - (at_nnb_data_area_buffers(buf,
                    root_header_buffers_block, root_index_table_at, root_index_table_count,
                    base)) &&
            defined_nnb_data_area_variables_pos(buf, root_header_variables_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
                    root_header_variables_block) <= len &&
            4 * root_header_variables_count <= len - (at_nnb_data_area_variables(buf,
                    root_index_table_at, root_index_table_count, base,
                    root_header_variables_block)) &&
            defined_nnb_data_area_inputs_pos(buf, root_header_inputs_block, root_index_table_at,
                    root_index_table_count) &&
            at_nnb_data_area_inputs(buf, root_index_table_at, root_index_table_count, base,
                    root_header_inputs_block) <= len &&
            4 * root_header_inputs_count <= len - (at_nnb_data_area_inputs(buf,
                    root_index_table_at, root_index_table_count, base, root_header_inputs_block)) &&
            defined_nnb_data_area_outputs_pos(buf, root_header_outputs_block, root_index_table_at,
                    root_index_table_count) &&
            at_nnb_data_area_outputs(buf, root_index_table_at, root_index_table_count, base,
                    root_header_outputs_block) <= len &&
            4 * root_header_outputs_count <= len - (at_nnb_data_area_outputs(buf,
                    root_index_table_at, root_index_table_count, base,
                    root_header_outputs_block)) &&
            defined_nnb_data_area_functions_pos(buf, root_header_functions_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_functions(buf, root_index_table_at, root_index_table_count, base,
                    root_header_functions_block) <= len &&
            4 * root_header_functions_count <= len - (at_nnb_data_area_functions(buf,
                    root_index_table_at, root_index_table_count, base,
                    root_header_functions_block)) &&
            defined_nnb_data_area_end_of_buffers_pos(buf, root_header_buffers_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_end_of_buffers(buf, root_header_buffers_block, root_index_table_at,
                    root_index_table_count, base) <= len &&
            defined_nnb_data_area_end_of_variables_pos(buf, root_header_variables_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_end_of_variables(buf, root_index_table_at, root_index_table_count,
                    base, root_header_variables_block) <= len &&
            defined_nnb_data_area_end_of_inputs_pos(buf, root_header_inputs_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_end_of_inputs(buf, root_index_table_at, root_index_table_count, base,
                    root_header_inputs_block) <= len &&
            defined_nnb_data_area_end_of_outputs_pos(buf, root_header_outputs_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_end_of_outputs(buf, root_index_table_at, root_index_table_count, base,
                    root_header_outputs_block) <= len &&
            defined_nnb_data_area_end_of_functions_pos(buf, root_header_functions_block,
                    root_index_table_at, root_index_table_count) &&
            at_nnb_data_area_end_of_functions(buf, root_index_table_at, root_index_table_count,
                    base, root_header_functions_block) <= len; */
    /*@ assert defined_nnb_data_area_buffers_pos(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count); */
    uint64_t buffers_pos = 0;
    const bool knows_buffers_pos = compute_nnb_data_area_buffers_pos(buf, len,
            root_header_buffers_block, root_index_table_at, root_index_table_count, &buffers_pos);
    (void)knows_buffers_pos;
    /*@ assert knows_buffers_pos != 0; */
    /*@ assert at_nnb_data_area_buffers(buf, root_header_buffers_block, root_index_table_at,
            root_index_table_count, base) <= len; */
    const uint64_t buffers_at = base + buffers_pos;
    /*@ assert buffers_at: buffers_at == at_nnb_data_area_buffers(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base); */
    const uint64_t buffers_count = root_header_buffers_count;
    /*@ assert buffers_count: buffers_count == root_header_buffers_count; */
    /*@ assert 4 * root_header_buffers_count <= len - (at_nnb_data_area_buffers(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base)); */
    /*@ assert defined_nnb_data_area_variables_pos(buf, root_header_variables_block,
            root_index_table_at, root_index_table_count); */
    uint64_t variables_pos = 0;
    const bool knows_variables_pos = compute_nnb_data_area_variables_pos(buf, len,
            root_header_variables_block, root_index_table_at, root_index_table_count,
            &variables_pos);
    (void)knows_variables_pos;
    /*@ assert knows_variables_pos != 0; */
    /*@ assert at_nnb_data_area_variables(buf, root_index_table_at, root_index_table_count, base,
            root_header_variables_block) <= len; */
    const uint64_t variables_at = base + variables_pos;
    /*@ assert variables_at: variables_at == at_nnb_data_area_variables(buf, root_index_table_at,
            root_index_table_count, base, root_header_variables_block); */
    const uint64_t variables_count = root_header_variables_count;
    /*@ assert variables_count: variables_count == root_header_variables_count; */
    /*@ assert 4 * root_header_variables_count <= len - (at_nnb_data_area_variables(buf,
            root_index_table_at, root_index_table_count, base, root_header_variables_block)); */
    /*@ assert defined_nnb_data_area_inputs_pos(buf, root_header_inputs_block, root_index_table_at,
            root_index_table_count); */
    uint64_t inputs_pos = 0;
    const bool knows_inputs_pos = compute_nnb_data_area_inputs_pos(buf, len,
            root_header_inputs_block, root_index_table_at, root_index_table_count, &inputs_pos);
    (void)knows_inputs_pos;
    /*@ assert knows_inputs_pos != 0; */
    /*@ assert at_nnb_data_area_inputs(buf, root_index_table_at, root_index_table_count, base,
            root_header_inputs_block) <= len; */
    const uint64_t inputs_at = base + inputs_pos;
    /*@ assert inputs_at: inputs_at == at_nnb_data_area_inputs(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block); */
    const uint64_t inputs_count = root_header_inputs_count;
    /*@ assert inputs_count: inputs_count == root_header_inputs_count; */
    /*@ assert 4 * root_header_inputs_count <= len - (at_nnb_data_area_inputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_inputs_block)); */
    /*@ assert defined_nnb_data_area_outputs_pos(buf, root_header_outputs_block,
            root_index_table_at, root_index_table_count); */
    uint64_t outputs_pos = 0;
    const bool knows_outputs_pos = compute_nnb_data_area_outputs_pos(buf, len,
            root_header_outputs_block, root_index_table_at, root_index_table_count, &outputs_pos);
    (void)knows_outputs_pos;
    /*@ assert knows_outputs_pos != 0; */
    /*@ assert at_nnb_data_area_outputs(buf, root_index_table_at, root_index_table_count, base,
            root_header_outputs_block) <= len; */
    const uint64_t outputs_at = base + outputs_pos;
    /*@ assert outputs_at: outputs_at == at_nnb_data_area_outputs(buf, root_index_table_at,
            root_index_table_count, base, root_header_outputs_block); */
    const uint64_t outputs_count = root_header_outputs_count;
    /*@ assert outputs_count: outputs_count == root_header_outputs_count; */
    /*@ assert 4 * root_header_outputs_count <= len - (at_nnb_data_area_outputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_outputs_block)); */
    /*@ assert defined_nnb_data_area_functions_pos(buf, root_header_functions_block,
            root_index_table_at, root_index_table_count); */
    uint64_t functions_pos = 0;
    const bool knows_functions_pos = compute_nnb_data_area_functions_pos(buf, len,
            root_header_functions_block, root_index_table_at, root_index_table_count,
            &functions_pos);
    (void)knows_functions_pos;
    /*@ assert knows_functions_pos != 0; */
    /*@ assert at_nnb_data_area_functions(buf, root_index_table_at, root_index_table_count, base,
            root_header_functions_block) <= len; */
    const uint64_t functions_at = base + functions_pos;
    /*@ assert functions_at: functions_at == at_nnb_data_area_functions(buf, root_index_table_at,
            root_index_table_count, base, root_header_functions_block); */
    const uint64_t functions_count = root_header_functions_count;
    /*@ assert functions_count: functions_count == root_header_functions_count; */
    /*@ assert 4 * root_header_functions_count <= len - (at_nnb_data_area_functions(buf,
            root_index_table_at, root_index_table_count, base, root_header_functions_block)); */
    /*@ assert defined_nnb_data_area_end_of_buffers_pos(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count); */
    uint64_t end_of_buffers_pos = 0;
    const bool knows_end_of_buffers_pos = compute_nnb_data_area_end_of_buffers_pos(buf, len,
            root_header_buffers_block, root_index_table_at, root_index_table_count,
            &end_of_buffers_pos);
    (void)knows_end_of_buffers_pos;
    /*@ assert knows_end_of_buffers_pos != 0; */
    /*@ assert at_nnb_data_area_end_of_buffers(buf, root_header_buffers_block, root_index_table_at,
            root_index_table_count, base) <= len; */
    const uint64_t end_of_buffers_at = base + end_of_buffers_pos;
    /*@ assert end_of_buffers_at: end_of_buffers_at == at_nnb_data_area_end_of_buffers(buf,
            root_header_buffers_block, root_index_table_at, root_index_table_count, base); */
    /*@ assert defined_nnb_data_area_end_of_variables_pos(buf, root_header_variables_block,
            root_index_table_at, root_index_table_count); */
    uint64_t end_of_variables_pos = 0;
    const bool knows_end_of_variables_pos = compute_nnb_data_area_end_of_variables_pos(buf, len,
            root_header_variables_block, root_index_table_at, root_index_table_count,
            &end_of_variables_pos);
    (void)knows_end_of_variables_pos;
    /*@ assert knows_end_of_variables_pos != 0; */
    /*@ assert at_nnb_data_area_end_of_variables(buf, root_index_table_at, root_index_table_count,
            base, root_header_variables_block) <= len; */
    const uint64_t end_of_variables_at = base + end_of_variables_pos;
    /*@ assert end_of_variables_at: end_of_variables_at == at_nnb_data_area_end_of_variables(buf,
            root_index_table_at, root_index_table_count, base, root_header_variables_block); */
    /*@ assert defined_nnb_data_area_end_of_inputs_pos(buf, root_header_inputs_block,
            root_index_table_at, root_index_table_count); */
    uint64_t end_of_inputs_pos = 0;
    const bool knows_end_of_inputs_pos = compute_nnb_data_area_end_of_inputs_pos(buf, len,
            root_header_inputs_block, root_index_table_at, root_index_table_count,
            &end_of_inputs_pos);
    (void)knows_end_of_inputs_pos;
    /*@ assert knows_end_of_inputs_pos != 0; */
    /*@ assert at_nnb_data_area_end_of_inputs(buf, root_index_table_at, root_index_table_count,
            base, root_header_inputs_block) <= len; */
    const uint64_t end_of_inputs_at = base + end_of_inputs_pos;
    /*@ assert end_of_inputs_at: end_of_inputs_at == at_nnb_data_area_end_of_inputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_inputs_block); */
    /*@ assert defined_nnb_data_area_end_of_outputs_pos(buf, root_header_outputs_block,
            root_index_table_at, root_index_table_count); */
    uint64_t end_of_outputs_pos = 0;
    const bool knows_end_of_outputs_pos = compute_nnb_data_area_end_of_outputs_pos(buf, len,
            root_header_outputs_block, root_index_table_at, root_index_table_count,
            &end_of_outputs_pos);
    (void)knows_end_of_outputs_pos;
    /*@ assert knows_end_of_outputs_pos != 0; */
    /*@ assert at_nnb_data_area_end_of_outputs(buf, root_index_table_at, root_index_table_count,
            base, root_header_outputs_block) <= len; */
    const uint64_t end_of_outputs_at = base + end_of_outputs_pos;
    /*@ assert end_of_outputs_at: end_of_outputs_at == at_nnb_data_area_end_of_outputs(buf,
            root_index_table_at, root_index_table_count, base, root_header_outputs_block); */
    /*@ assert defined_nnb_data_area_end_of_functions_pos(buf, root_header_functions_block,
            root_index_table_at, root_index_table_count); */
    uint64_t end_of_functions_pos = 0;
    const bool knows_end_of_functions_pos = compute_nnb_data_area_end_of_functions_pos(buf, len,
            root_header_functions_block, root_index_table_at, root_index_table_count,
            &end_of_functions_pos);
    (void)knows_end_of_functions_pos;
    /*@ assert knows_end_of_functions_pos != 0; */
    /*@ assert at_nnb_data_area_end_of_functions(buf, root_index_table_at, root_index_table_count,
            base, root_header_functions_block) <= len; */
    const uint64_t end_of_functions_at = base + end_of_functions_pos;
    /*@ assert end_of_functions_at: end_of_functions_at == at_nnb_data_area_end_of_functions(buf,
            root_index_table_at, root_index_table_count, base, root_header_functions_block); */
    /*@ assert buffers_at == nnb_data_area_buffers_at(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base); */
    /*@ assert buffers_count == nnb_data_area_buffers_count(root_header_buffers_count); */
    /*@ assert variables_at == nnb_data_area_variables_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_variables_block); */
    /*@ assert variables_count == nnb_data_area_variables_count(root_header_variables_count); */
    /*@ assert inputs_at == nnb_data_area_inputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block); */
    /*@ assert inputs_count == nnb_data_area_inputs_count(root_header_inputs_count); */
    /*@ assert outputs_at == nnb_data_area_outputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_outputs_block); */
    /*@ assert outputs_count == nnb_data_area_outputs_count(root_header_outputs_count); */
    /*@ assert functions_at == nnb_data_area_functions_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_functions_block); */
    /*@ assert functions_count == nnb_data_area_functions_count(root_header_functions_count); */
    /*@ assert end_of_buffers_at == nnb_data_area_end_of_buffers_at(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base); */
    /*@ assert end_of_variables_at == nnb_data_area_end_of_variables_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_variables_block); */
    /*@ assert end_of_inputs_at == nnb_data_area_end_of_inputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_inputs_block); */
    /*@ assert end_of_outputs_at == nnb_data_area_end_of_outputs_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_outputs_block); */
    /*@ assert end_of_functions_at == nnb_data_area_end_of_functions_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_functions_block); */
    /*@ assert buffers_at == nnb_data_area_root_data_buffers_at(buf, root_header_buffers_block,
            root_index_table_at, root_index_table_count, base); */
    /*@ assert buffers_count == nnb_data_area_root_data_buffers_count(root_header_buffers_count); */
    /*@ assert variables_at == nnb_data_area_root_data_variables_at(buf, root_index_table_at,
            root_index_table_count, base, root_header_variables_block); */
    /*@ assert variables_count ==
            nnb_data_area_root_data_variables_count(root_header_variables_count); */
    nnb_data_area_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.root_header_buffers_block = root_header_buffers_block;
    view.root_index_table_at = root_index_table_at;
    view.root_index_table_count = root_index_table_count;
    view.base = base;
    view.root_header_buffers_count = root_header_buffers_count;
    view.root_header_variables_block = root_header_variables_block;
    view.root_header_variables_count = root_header_variables_count;
    view.root_header_num_of_data = root_header_num_of_data;
    view.strict = strict;
    view.root_header_version = root_header_version;
    view.root_header_inputs_block = root_header_inputs_block;
    view.root_header_inputs_count = root_header_inputs_count;
    view.root_header_outputs_block = root_header_outputs_block;
    view.root_header_outputs_count = root_header_outputs_count;
    view.root_header_functions_block = root_header_functions_block;
    view.root_header_functions_count = root_header_functions_count;
    view.buffers_at = buffers_at;
    view.buffers_count = buffers_count;
    view.variables_at = variables_at;
    view.variables_count = variables_count;
    view.inputs_at = inputs_at;
    view.inputs_count = inputs_count;
    view.outputs_at = outputs_at;
    view.outputs_count = outputs_count;
    view.functions_at = functions_at;
    view.functions_count = functions_count;
    view.end_of_buffers_at = end_of_buffers_at;
    view.end_of_variables_at = end_of_variables_at;
    view.end_of_inputs_at = end_of_inputs_at;
    view.end_of_outputs_at = end_of_outputs_at;
    view.end_of_functions_at = end_of_functions_at;
    view.root_data_buffers_at = buffers_at;
    view.root_data_buffers_count = buffers_count;
    view.root_data_variables_at = variables_at;
    view.root_data_variables_count = variables_count;
    return view;
}

nnb_buffer_view nnb_data_area_view_buffers(nnb_data_area_view of, uint64_t i) {
    /*@ assert valid_nnb_data_area_buffers(of.buf, of.len, of.buffers_at, of.buffers_count); */
    /*@ assert valid_nnb_data_area_buffers_item(of.buf, of.len, of.buffers_at, i); */
    /*@ assert valid_nnb_buffer(of.buf, of.len, of.buffers_at + 4 * i); */
    return open_nnb_buffer(of.buf, of.len, of.buffers_at + 4 * i);
}

nnb_variable_view nnb_data_area_view_variables(nnb_data_area_view of, uint64_t i) {
    /*@ assert valid_nnb_data_area_variables(of.buf, of.len, of.variables_at,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base,
            of.strict, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version, of.variables_count); */
    /*@ assert valid_nnb_data_area_variables_item(of.buf, of.len, of.variables_at,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base,
            of.strict, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version, i); */
    /*@ assert valid_nnb_variable(of.buf, of.len, of.variables_at + 4 * i,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base,
            of.strict, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version); */
    return open_nnb_variable(of.buf, of.len, of.variables_at + 4 * i, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base, of.strict,
            of.root_header_buffers_count, of.root_data_buffers_at, of.root_data_buffers_count,
            of.root_header_version);
}

nnb_variable_number_view nnb_data_area_view_inputs(nnb_data_area_view of, uint64_t i) {
    /*@ assert valid_nnb_data_area_inputs(of.buf, of.len, of.inputs_at,
            of.root_header_variables_count, of.inputs_count); */
    /*@ assert valid_nnb_data_area_inputs_item(of.buf, of.len, of.inputs_at,
            of.root_header_variables_count, i); */
    /*@ assert valid_nnb_variable_number(of.buf, of.len, of.inputs_at + 4 * i,
            of.root_header_variables_count); */
    return open_nnb_variable_number(of.buf, of.len, of.inputs_at + 4 * i,
            of.root_header_variables_count);
}

nnb_variable_number_view nnb_data_area_view_outputs(nnb_data_area_view of, uint64_t i) {
    /*@ assert valid_nnb_data_area_outputs(of.buf, of.len, of.outputs_at,
            of.root_header_variables_count, of.outputs_count); */
    /*@ assert valid_nnb_data_area_outputs_item(of.buf, of.len, of.outputs_at,
            of.root_header_variables_count, i); */
    /*@ assert valid_nnb_variable_number(of.buf, of.len, of.outputs_at + 4 * i,
            of.root_header_variables_count); */
    return open_nnb_variable_number(of.buf, of.len, of.outputs_at + 4 * i,
            of.root_header_variables_count);
}

nnb_function_view nnb_data_area_view_functions(nnb_data_area_view of, uint64_t i) {
    /*@ assert valid_nnb_data_area_functions(of.buf, of.len, of.functions_at,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base,
            of.strict, of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version, of.functions_count); */
    /*@ assert valid_nnb_data_area_functions_item(of.buf, of.len, of.functions_at,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base,
            of.strict, of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version, i); */
    /*@ assert valid_nnb_function(of.buf, of.len, of.functions_at + 4 * i,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base,
            of.strict, of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version); */
    return open_nnb_function(of.buf, of.len, of.functions_at + 4 * i, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base, of.strict,
            of.root_header_variables_count, of.root_data_variables_at,
            of.root_data_variables_count, of.root_header_buffers_count, of.root_data_buffers_at,
            of.root_data_buffers_count, of.root_header_version);
}

nnb_end_of_list_view nnb_data_area_view_end_of_buffers(nnb_data_area_view of) {
    /*@ assert valid_nnb_end_of_list(of.buf, of.len, of.root_header_buffers_count,
            of.root_header_buffers_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base); */
    return open_nnb_end_of_list(of.buf, of.len, of.end_of_buffers_at, of.root_header_buffers_count,
            of.root_header_buffers_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base);
}

nnb_end_of_list_view nnb_data_area_view_end_of_variables(nnb_data_area_view of) {
    /*@ assert valid_nnb_end_of_list(of.buf, of.len, of.root_header_variables_count,
            of.root_header_variables_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base); */
    return open_nnb_end_of_list(of.buf, of.len, of.end_of_variables_at,
            of.root_header_variables_count, of.root_header_variables_block, of.strict,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base);
}

nnb_end_of_list_view nnb_data_area_view_end_of_inputs(nnb_data_area_view of) {
    /*@ assert valid_nnb_end_of_list(of.buf, of.len, of.root_header_inputs_count,
            of.root_header_inputs_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base); */
    return open_nnb_end_of_list(of.buf, of.len, of.end_of_inputs_at, of.root_header_inputs_count,
            of.root_header_inputs_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base);
}

nnb_end_of_list_view nnb_data_area_view_end_of_outputs(nnb_data_area_view of) {
    /*@ assert valid_nnb_end_of_list(of.buf, of.len, of.root_header_outputs_count,
            of.root_header_outputs_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base); */
    return open_nnb_end_of_list(of.buf, of.len, of.end_of_outputs_at, of.root_header_outputs_count,
            of.root_header_outputs_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base);
}

nnb_end_of_list_view nnb_data_area_view_end_of_functions(nnb_data_area_view of) {
    /*@ assert valid_nnb_end_of_list(of.buf, of.len, of.root_header_functions_count,
            of.root_header_functions_block, of.strict, of.root_header_num_of_data,
            of.root_index_table_at, of.root_index_table_count, of.base); */
    return open_nnb_end_of_list(of.buf, of.len, of.end_of_functions_at,
            of.root_header_functions_count, of.root_header_functions_block, of.strict,
            of.root_header_num_of_data, of.root_index_table_at, of.root_index_table_count, of.base);
}

/* ---- nnb */

/*@
    requires ks_buffer(buf, len);
    requires valid_nnb(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.strict == strict;
    ensures is_nnb_view(\result);
    ensures \result.header_at == nnb_header_at;
    ensures \result.index_table_at == nnb_index_table_at;
    ensures \result.index_table_count == nnb_index_table_count(buf);
    ensures \result.data_at == nnb_data_at(buf);
    ensures \result.data_size == nnb_data_size(buf);
    ensures \result.trailing_at == nnb_trailing_at(buf);
    ensures \result.trailing_size == nnb_trailing_size(buf, len);
    ensures \result.header_data_size == nnb_its_header_data_size(buf);
    ensures \result.header_data_size <= 4294967295;
    ensures \result.header_buffers_block == nnb_its_header_buffers_block(buf);
    ensures -2147483648 <= \result.header_buffers_block <= 2147483647;
    ensures \result.header_buffers_count == nnb_its_header_buffers_count(buf);
    ensures \result.header_buffers_count <= 4294967295;
    ensures \result.header_variables_block == nnb_its_header_variables_block(buf);
    ensures -2147483648 <= \result.header_variables_block <= 2147483647;
    ensures \result.header_variables_count == nnb_its_header_variables_count(buf);
    ensures \result.header_variables_count <= 4294967295;
    ensures \result.header_num_of_data == nnb_its_header_num_of_data(buf);
    ensures \result.header_num_of_data <= 4294967295;
    ensures \result.header_version == nnb_its_header_version(buf);
    ensures \result.header_version <= 4294967295;
    ensures \result.header_inputs_block == nnb_its_header_inputs_block(buf);
    ensures -2147483648 <= \result.header_inputs_block <= 2147483647;
    ensures \result.header_inputs_count == nnb_its_header_inputs_count(buf);
    ensures \result.header_inputs_count <= 4294967295;
    ensures \result.header_outputs_block == nnb_its_header_outputs_block(buf);
    ensures -2147483648 <= \result.header_outputs_block <= 2147483647;
    ensures \result.header_outputs_count == nnb_its_header_outputs_count(buf);
    ensures \result.header_outputs_count <= 4294967295;
    ensures \result.header_functions_block == nnb_its_header_functions_block(buf);
    ensures -2147483648 <= \result.header_functions_block <= 2147483647;
    ensures \result.header_functions_count == nnb_its_header_functions_count(buf);
    ensures \result.header_functions_count <= 4294967295;
*/
static KS_INLINE nnb_view open_nnb(const uint8_t *buf, uint64_t len, bool strict) {
    /*@ assert known: valid_nnb_header(buf, len, 0, strict) &&
            4 * nnb_header_num_of_data(buf, 0) <= len - 56 &&
            at_nnb_trailing(buf) <= len; */
    uint64_t pos = 0;
    const uint64_t header_at = pos;
    nnb_header_view header = {0};
    /*@ assert valid_nnb_header(buf, len, 0, strict); */
    header = open_nnb_header(buf, len, pos, strict);
    pos += 56;
    const uint64_t index_table_at = pos;
    const uint64_t index_table_count = header.num_of_data;
    /*@ assert 4 * nnb_header_num_of_data(buf, 0) <= len - 56; */
    pos += 4 * header.num_of_data;
    /*@ assert behind_index_table: pos == at_nnb_data(buf) && pos <= len; */
    const uint64_t data_at = pos;
    const uint64_t data_size = header.data_size;
    /*@ assert at_nnb_trailing(buf) <= len; */
    pos += header.data_size;
    /*@ assert behind_data: pos == at_nnb_trailing(buf) && pos <= len; */
    const uint64_t trailing_at = pos;
    const uint64_t trailing_size = len - pos;
    pos = len;
    /*@ assert header_at == nnb_header_at; */
    /*@ assert index_table_at == nnb_index_table_at; */
    /*@ assert index_table_count == nnb_index_table_count(buf); */
    /*@ assert data_at == nnb_data_at(buf); */
    /*@ assert data_size == nnb_data_size(buf); */
    /*@ assert trailing_at == nnb_trailing_at(buf); */
    /*@ assert trailing_size == nnb_trailing_size(buf, len); */
    /*@ assert header.data_size == nnb_its_header_data_size(buf); */
    /*@ assert header.data_size <= 4294967295; */
    /*@ assert header.buffers_block == nnb_its_header_buffers_block(buf); */
    /*@ assert -2147483648 <= header.buffers_block <= 2147483647; */
    /*@ assert header.buffers_count == nnb_its_header_buffers_count(buf); */
    /*@ assert header.buffers_count <= 4294967295; */
    /*@ assert header.variables_block == nnb_its_header_variables_block(buf); */
    /*@ assert -2147483648 <= header.variables_block <= 2147483647; */
    /*@ assert header.variables_count == nnb_its_header_variables_count(buf); */
    /*@ assert header.variables_count <= 4294967295; */
    /*@ assert header.num_of_data == nnb_its_header_num_of_data(buf); */
    /*@ assert header.num_of_data <= 4294967295; */
    /*@ assert header.version == nnb_its_header_version(buf); */
    /*@ assert header.version <= 4294967295; */
    /*@ assert header.inputs_block == nnb_its_header_inputs_block(buf); */
    /*@ assert -2147483648 <= header.inputs_block <= 2147483647; */
    /*@ assert header.inputs_count == nnb_its_header_inputs_count(buf); */
    /*@ assert header.inputs_count <= 4294967295; */
    /*@ assert header.outputs_block == nnb_its_header_outputs_block(buf); */
    /*@ assert -2147483648 <= header.outputs_block <= 2147483647; */
    /*@ assert header.outputs_count == nnb_its_header_outputs_count(buf); */
    /*@ assert header.outputs_count <= 4294967295; */
    /*@ assert header.functions_block == nnb_its_header_functions_block(buf); */
    /*@ assert -2147483648 <= header.functions_block <= 2147483647; */
    /*@ assert header.functions_count == nnb_its_header_functions_count(buf); */
    /*@ assert header.functions_count <= 4294967295; */
    nnb_view view = {0};
    view.buf = buf;
    view.len = len;
    view.strict = strict;
    view.header_at = header_at;
    view.index_table_at = index_table_at;
    view.index_table_count = index_table_count;
    view.data_at = data_at;
    view.data_size = data_size;
    view.trailing_at = trailing_at;
    view.trailing_size = trailing_size;
    view.header_data_size = header.data_size;
    view.header_buffers_block = header.buffers_block;
    view.header_buffers_count = header.buffers_count;
    view.header_variables_block = header.variables_block;
    view.header_variables_count = header.variables_count;
    view.header_num_of_data = header.num_of_data;
    view.header_version = header.version;
    view.header_inputs_block = header.inputs_block;
    view.header_inputs_count = header.inputs_count;
    view.header_outputs_block = header.outputs_block;
    view.header_outputs_count = header.outputs_count;
    view.header_functions_block = header.functions_block;
    view.header_functions_count = header.functions_count;
    return view;
}

nnb_header_view nnb_view_header(nnb_view of) {
    /*@ assert valid_nnb_header(of.buf, of.len, of.header_at, of.strict); */
    return open_nnb_header(of.buf, of.len, of.header_at, of.strict);
}

nnb_block_offset_view nnb_view_index_table(nnb_view of, uint64_t i) {
    /*@ assert valid_nnb_index_table(of.buf, of.len, of.index_table_at, of.header_data_size,
            of.strict, of.index_table_count); */
    /*@ assert valid_nnb_index_table_item(of.buf, of.len, of.index_table_at, of.header_data_size,
            of.strict, i); */
    /*@ assert valid_nnb_block_offset(of.buf, of.len, of.index_table_at + 4 * i,
            of.header_data_size, of.strict); */
    return open_nnb_block_offset(of.buf, of.len, of.index_table_at + 4 * i, of.header_data_size,
            of.strict);
}

nnb_data_area_view nnb_view_data(nnb_view of) {
    /*@ assert place: nnb_data_at(of.buf) <= of.len; */
    /*@ assert valid: valid_nnb(of.buf, of.len, of.strict); */
    /*@ assert known: valid_nnb_data_area(of.buf, at_nnb_trailing(of.buf),
            nnb_header_buffers_block(of.buf, 0), 56, nnb_header_num_of_data(of.buf, 0),
            at_nnb_data(of.buf), nnb_header_buffers_count(of.buf, 0),
            nnb_header_variables_block(of.buf, 0), nnb_header_variables_count(of.buf, 0),
            nnb_header_num_of_data(of.buf, 0), of.strict, nnb_header_version(of.buf, 0),
            nnb_header_inputs_block(of.buf, 0), nnb_header_inputs_count(of.buf, 0),
            nnb_header_outputs_block(of.buf, 0), nnb_header_outputs_count(of.buf, 0),
            nnb_header_functions_block(of.buf, 0), nnb_header_functions_count(of.buf, 0)); */
    /*@ assert child: valid_nnb_data_area(of.buf, nnb_data_at(of.buf) + nnb_data_size(of.buf),
            nnb_its_header_buffers_block(of.buf), nnb_index_table_at,
            nnb_index_table_count(of.buf), nnb_data_at(of.buf),
            nnb_its_header_buffers_count(of.buf), nnb_its_header_variables_block(of.buf),
            nnb_its_header_variables_count(of.buf), nnb_its_header_num_of_data(of.buf), of.strict,
            nnb_its_header_version(of.buf), nnb_its_header_inputs_block(of.buf),
            nnb_its_header_inputs_count(of.buf), nnb_its_header_outputs_block(of.buf),
            nnb_its_header_outputs_count(of.buf), nnb_its_header_functions_block(of.buf),
            nnb_its_header_functions_count(of.buf)); */
    /*@ assert of.data_at == nnb_data_at(of.buf); */
    /*@ assert of.data_size == nnb_data_size(of.buf); */
    /*@ assert of.header_buffers_block == nnb_its_header_buffers_block(of.buf); */
    /*@ assert of.index_table_at == nnb_index_table_at; */
    /*@ assert of.index_table_count == nnb_index_table_count(of.buf); */
    /*@ assert of.header_buffers_count == nnb_its_header_buffers_count(of.buf); */
    /*@ assert of.header_variables_block == nnb_its_header_variables_block(of.buf); */
    /*@ assert of.header_variables_count == nnb_its_header_variables_count(of.buf); */
    /*@ assert of.header_num_of_data == nnb_its_header_num_of_data(of.buf); */
    /*@ assert of.header_version == nnb_its_header_version(of.buf); */
    /*@ assert of.header_inputs_block == nnb_its_header_inputs_block(of.buf); */
    /*@ assert of.header_inputs_count == nnb_its_header_inputs_count(of.buf); */
    /*@ assert of.header_outputs_block == nnb_its_header_outputs_block(of.buf); */
    /*@ assert of.header_outputs_count == nnb_its_header_outputs_count(of.buf); */
    /*@ assert of.header_functions_block == nnb_its_header_functions_block(of.buf); */
    /*@ assert of.header_functions_count == nnb_its_header_functions_count(of.buf); */
    /*@ assert valid_nnb_data_area(of.buf, of.data_at + of.data_size, of.header_buffers_block,
            of.index_table_at, of.index_table_count, of.data_at, of.header_buffers_count,
            of.header_variables_block, of.header_variables_count, of.header_num_of_data, of.strict,
            of.header_version, of.header_inputs_block, of.header_inputs_count,
            of.header_outputs_block, of.header_outputs_count, of.header_functions_block,
            of.header_functions_count); */
    return open_nnb_data_area(of.buf, of.data_at + of.data_size, of.data_at,
            of.header_buffers_block, of.index_table_at, of.index_table_count, of.data_at,
            of.header_buffers_count, of.header_variables_block, of.header_variables_count,
            of.header_num_of_data, of.strict, of.header_version, of.header_inputs_block,
            of.header_inputs_count, of.header_outputs_block, of.header_outputs_count,
            of.header_functions_block, of.header_functions_count);
}

nnb_view nnb_open_view(const uint8_t *buf, size_t len, bool strict) {
    return open_nnb(buf, len, strict);
}

