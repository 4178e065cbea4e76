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

