/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */
#include "btf_view.h"

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

#include "btf_compute.h"

/* ---- record_header */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_btf_record_header(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_btf_record_header_view(\result);
    ensures \result.rank == btf_record_header_rank(buf, at);
    ensures \result.dtype == btf_record_header_dtype(buf, at);
    ensures \result.dtype <= 255;
    ensures \result.layout == btf_record_header_layout(buf, at);
    ensures \result.layout <= 255;
    ensures \result.reserved_at == btf_record_header_reserved_at(at);
    ensures \result.reserved_size == btf_record_header_reserved_size;
    ensures \result.element_size == btf_record_header_element_size(buf, at);
    ensures \result.element_size <= 255;
*/
static KS_INLINE btf_record_header_view open_btf_record_header(const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict) {
    /*@ assert known: at + 16 <= len &&
            defined_btf_record_header_element_size(btf_record_header_dtype(buf, at)); */
    /*@ assert at + 16 <= len; */
    const uint64_t rank = ks_u8le(buf + at);
    const uint64_t dtype = ks_u1(buf + (at + 8));
    const uint64_t layout = ks_u1(buf + (at + 9));
    const uint64_t reserved_at = at + 10;
    const uint64_t reserved_size = 6;
    /*@ assert defined_btf_record_header_element_size(btf_record_header_dtype(buf, at)); */
    uint64_t element_size = 0;
    const bool knows_element_size = compute_btf_record_header_element_size(dtype, &element_size);
    (void)knows_element_size;
    /*@ assert knows_element_size != 0; */
    /*@ assert element_size: element_size == btf_record_header_element_size(buf, at); */
    /*@ assert rank == btf_record_header_rank(buf, at); */
    /*@ assert dtype == btf_record_header_dtype(buf, at); */
    /*@ assert dtype <= 255; */
    /*@ assert layout == btf_record_header_layout(buf, at); */
    /*@ assert layout <= 255; */
    /*@ assert reserved_at == btf_record_header_reserved_at(at); */
    /*@ assert reserved_size == btf_record_header_reserved_size; */
    /*@ assert element_size == btf_record_header_element_size(buf, at); */
    /*@ assert element_size <= 255; */
    btf_record_header_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.rank = rank;
    view.dtype = dtype;
    view.layout = layout;
    view.reserved_at = reserved_at;
    view.reserved_size = reserved_size;
    view.element_size = element_size;
    return view;
}

/* ---- dim */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_btf_dim(buf, len, at, extent_before, cells_before);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.extent_before == extent_before;
    ensures \result.cells_before == cells_before;
    ensures is_btf_dim_view(\result);
    ensures \result.length == btf_dim_length(buf, at);
    ensures \result.extent == btf_dim_extent(buf, at, extent_before);
    ensures \result.cells == btf_dim_cells(buf, at, cells_before);
*/
static KS_INLINE btf_dim_view open_btf_dim(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t extent_before, uint64_t cells_before) {
    /*@ assert known: at + 8 <= len &&
            defined_btf_dim_extent(btf_dim_length(buf, at), extent_before) &&
            defined_btf_dim_cells(cells_before, btf_dim_length(buf, at)); */
    /*@ assert at + 8 <= len; */
    const uint64_t length = ks_u8le(buf + at);
    /*@ assert defined_btf_dim_extent(btf_dim_length(buf, at), extent_before); */
    uint64_t extent = 0;
    const bool knows_extent = compute_btf_dim_extent(length, extent_before, &extent);
    (void)knows_extent;
    /*@ assert knows_extent != 0; */
    /*@ assert extent: extent == btf_dim_extent(buf, at, extent_before); */
    /*@ assert defined_btf_dim_cells(cells_before, btf_dim_length(buf, at)); */
    uint64_t cells = 0;
    const bool knows_cells = compute_btf_dim_cells(cells_before, length, &cells);
    (void)knows_cells;
    /*@ assert knows_cells != 0; */
    /*@ assert cells: cells == btf_dim_cells(buf, at, cells_before); */
    /*@ assert length == btf_dim_length(buf, at); */
    /*@ assert extent == btf_dim_extent(buf, at, extent_before); */
    /*@ assert cells == btf_dim_cells(buf, at, cells_before); */
    btf_dim_view view = {0};
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

/* ---- dense_payload */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_btf_dense_payload(len, at, len_data);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.len_data == len_data;
    ensures is_btf_dense_payload_view(\result);
    ensures \result.end == end_btf_dense_payload(at, len_data);
    ensures at <= \result.end <= len;
    ensures \result.data_at == btf_dense_payload_data_at(at);
    ensures \result.data_size == btf_dense_payload_data_size(len_data);
*/
static KS_INLINE btf_dense_payload_view open_btf_dense_payload(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t len_data) {
    /*@ assert known: end_btf_dense_payload(at, len_data) <= len; */
    uint64_t pos = at;
    const uint64_t data_at = pos;
    const uint64_t data_size = len_data;
    /*@ assert end_btf_dense_payload(at, len_data) <= len; */
    pos += len_data;
    /*@ assert behind_data: pos == end_btf_dense_payload(at, len_data) && pos <= len; */
    /*@ assert data_at == btf_dense_payload_data_at(at); */
    /*@ assert data_size == btf_dense_payload_data_size(len_data); */
    btf_dense_payload_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.len_data = len_data;
    view.data_at = data_at;
    view.data_size = data_size;
    view.end = pos;
    return view;
}

/* ---- coo_payload */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    requires parent_header_element_size <= 255;
    requires valid_btf_coo_payload(buf, len, at, strict, parent_num_cells, parent_header_rank,
            parent_dims_at, parent_dims_count, parent_header_element_size);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures \result.parent_num_cells == parent_num_cells;
    ensures \result.parent_header_rank == parent_header_rank;
    ensures \result.parent_dims_at == parent_dims_at;
    ensures \result.parent_dims_count == parent_dims_count;
    ensures \result.parent_header_element_size == parent_header_element_size;
    ensures is_btf_coo_payload_view(\result);
    ensures \result.end == end_btf_coo_payload(buf, at, parent_header_element_size);
    ensures at + 24 <= \result.end <= len;
    ensures \result.num_indices == btf_coo_payload_num_indices(buf, at);
    ensures \result.num_columns == btf_coo_payload_num_columns(buf, at);
    ensures \result.indices_at == btf_coo_payload_indices_at(at);
    ensures \result.indices_count == btf_coo_payload_indices_count(buf, at);
    ensures \result.num_values == btf_coo_payload_num_values(buf, at);
    ensures \result.values_at == btf_coo_payload_values_at(buf, at);
    ensures \result.values_size == btf_coo_payload_values_size(buf, at, parent_header_element_size);
*/
static KS_INLINE btf_coo_payload_view open_btf_coo_payload(const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict, uint64_t parent_num_cells, uint64_t parent_header_rank,
        uint64_t parent_dims_at, uint64_t parent_dims_count, uint64_t parent_header_element_size) {
    /*@ assert known: at + 16 <= len &&
            defined_btf_coo_payload_indices_count(btf_coo_payload_num_indices(buf, at),
                    btf_coo_payload_num_columns(buf, at)) &&
            8 * btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
                    btf_coo_payload_num_columns(buf, at)) <= len - (at + 16) &&
            at_btf_coo_payload_num_values(buf, at) + 8 <= len &&
            defined_btf_coo_payload_values_size(btf_coo_payload_num_values(buf, at),
                    parent_header_element_size) &&
            end_btf_coo_payload(buf, at, parent_header_element_size) <= len; */
    uint64_t pos = at;
    /*@ assert at + 16 <= len; */
    const uint64_t num_indices = ks_u8le(buf + pos);
    const uint64_t num_columns = ks_u8le(buf + (pos + 8));
    pos += 16;
    const uint64_t indices_at = pos;
    /*@ assert defined_btf_coo_payload_indices_count(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at)); */
    uint64_t its_indices_count = 0;
    const bool knows_its_indices_count = compute_btf_coo_payload_indices_count(num_indices,
            num_columns, &its_indices_count);
    (void)knows_its_indices_count;
    /*@ assert knows_its_indices_count != 0; */
    const uint64_t indices_count = its_indices_count;
    /*@ assert indices_count: its_indices_count
            == btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at)); */
    /*@ assert 8 * btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at)) <= len - (at + 16); */
    pos += 8 * its_indices_count;
    /*@ assert behind_indices: pos == at_btf_coo_payload_num_values(buf, at) && pos <= len; */
    /*@ assert at_btf_coo_payload_num_values(buf, at) + 8 <= len; */
    const uint64_t num_values = ks_u8le(buf + pos);
    /*@ assert num_values: num_values == btf_coo_payload_num_values(buf, at); */
    pos += 8;
    const uint64_t values_at = pos;
    /*@ assert defined_btf_coo_payload_values_size(btf_coo_payload_num_values(buf, at),
            parent_header_element_size); */
    uint64_t its_values_size = 0;
    const bool knows_its_values_size = compute_btf_coo_payload_values_size(num_values,
            parent_header_element_size, &its_values_size);
    (void)knows_its_values_size;
    /*@ assert knows_its_values_size != 0; */
    const uint64_t values_size = its_values_size;
    /*@ assert its_values_size: its_values_size
            == btf_coo_payload_values_size_of(btf_coo_payload_num_values(buf, at),
            parent_header_element_size); */
    /*@ assert end_btf_coo_payload(buf, at, parent_header_element_size) <= len; */
    pos += its_values_size;
    /*@ assert behind_values: pos == end_btf_coo_payload(buf, at,
            parent_header_element_size) && pos <= len; */
    /*@ assert num_indices == btf_coo_payload_num_indices(buf, at); */
    /*@ assert num_columns == btf_coo_payload_num_columns(buf, at); */
    /*@ assert indices_at == btf_coo_payload_indices_at(at); */
    /*@ assert indices_count == btf_coo_payload_indices_count(buf, at); */
    /*@ assert num_values == btf_coo_payload_num_values(buf, at); */
    /*@ assert values_at == btf_coo_payload_values_at(buf, at); */
    /*@ assert values_size == btf_coo_payload_values_size(buf, at, parent_header_element_size); */
    btf_coo_payload_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.parent_num_cells = parent_num_cells;
    view.parent_header_rank = parent_header_rank;
    view.parent_dims_at = parent_dims_at;
    view.parent_dims_count = parent_dims_count;
    view.parent_header_element_size = parent_header_element_size;
    view.num_indices = num_indices;
    view.num_columns = num_columns;
    view.indices_at = indices_at;
    view.indices_count = indices_count;
    view.num_values = num_values;
    view.values_at = values_at;
    view.values_size = values_size;
    view.end = pos;
    return view;
}

/* ---- record */

typedef struct btf_record_dims_view {
    uint64_t cells;
} btf_record_dims_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires valid_btf_record_dims(buf, len, at, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.cells == btf_record_dims_cells(buf, at, count);
*/
static KS_INLINE btf_record_dims_view open_btf_record_dims(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count) {
    btf_record_dims_view view = {0};
    btf_dim_view item = {0};
    /*@ loop invariant 0 <= i <= count;
        loop invariant item.cells == btf_record_dims_cells(buf, at, i);
        loop invariant item.extent == btf_record_dims_extent(buf, at, i);
        loop assigns i, item;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_btf_record_dims(buf, len, at,
                count) ==> valid_btf_record_dims_item(buf, len, at, i); */
        const uint64_t arg_extent_before = compute_btf_record_dims_extent_before(i, item.extent);
        const uint64_t arg_cells_before = compute_btf_record_dims_cells_before(i, item.cells);
        /*@ assert valid_btf_dim(buf, len, at + 8 * i, btf_record_dims_extent_before_of(i,
                btf_record_dims_extent(buf, at, i)), btf_record_dims_cells_before_of(i,
                btf_record_dims_cells(buf, at, i))); */
        item = open_btf_dim(buf, len, at + 8 * i, arg_extent_before, arg_cells_before);
    }
    view.cells = item.cells;
    return view;
}

typedef struct btf_record_payload_view {
    uint64_t end;
} btf_record_payload_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires header_layout <= 255;
    requires header_element_size <= 255;
    requires dims_at + 8 * dims_count <= len;
    requires valid_btf_record_payload(buf, len, at, header_layout, num_cells, header_element_size,
            strict, header_rank, dims_at, dims_count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_btf_record_payload(buf, at, header_layout, num_cells,
            header_element_size);
    ensures at <= \result.end <= len;
*/
static KS_INLINE btf_record_payload_view open_btf_record_payload(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t header_layout, uint64_t num_cells, uint64_t header_element_size,
        bool strict, uint64_t header_rank, uint64_t dims_at, uint64_t dims_count) {
    /*@ assert known: (header_layout == 0 ==>
            (defined_btf_record_payload_dense_payload_len_data(num_cells, header_element_size) &&
            valid_btf_dense_payload(len, at,
                    btf_record_payload_dense_payload_len_data_of(num_cells,
                    header_element_size)))) &&
            (header_layout == 1 ==> (valid_btf_coo_payload(buf, len, at, strict, num_cells,
                    header_rank, dims_at, dims_count, header_element_size))); */
    btf_record_payload_view view = {0};
    view.end = at;
    if (header_layout == 0) {
        btf_dense_payload_view item = {0};
        /*@ assert defined_btf_record_payload_dense_payload_len_data(num_cells,
                header_element_size); */
        uint64_t arg_len_data = 0;
        const bool knows_arg_len_data =
                compute_btf_record_payload_dense_payload_len_data(num_cells, header_element_size,
                &arg_len_data);
        (void)knows_arg_len_data;
        /*@ assert knows_arg_len_data != 0; */
        /*@ assert valid_btf_dense_payload(len, at,
                btf_record_payload_dense_payload_len_data_of(num_cells, header_element_size)); */
        item = open_btf_dense_payload(buf, len, at, arg_len_data);
        view.end = item.end;
    }
    if (header_layout == 1) {
        btf_coo_payload_view item = {0};
        /*@ assert valid_btf_coo_payload(buf, len, at, strict, num_cells, header_rank, dims_at,
                dims_count, header_element_size); */
        item = open_btf_coo_payload(buf, len, at, strict, num_cells, header_rank, dims_at,
                dims_count, header_element_size);
        view.end = item.end;
    }
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_btf_record(buf, len, at, start, next, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.start == start;
    ensures \result.next == next;
    ensures \result.strict == strict;
    ensures is_btf_record_view(\result);
    ensures \result.header_at == btf_record_header_at(at);
    ensures \result.dims_at == btf_record_dims_at(at);
    ensures \result.dims_count == btf_record_dims_count(buf, at);
    ensures \result.payload_at == btf_record_payload_at(buf, at);
    ensures \result.has_padding == btf_record_has_padding(buf, at, start);
    ensures \result.padding_at == btf_record_padding_at(buf, at);
    ensures \result.padding_size == btf_record_padding_size(buf, len, at, start, next);
    ensures \result.num_cells == btf_record_num_cells(buf, at);
    ensures \result.header_layout == btf_record_its_header_layout(buf, at);
    ensures \result.header_layout <= 255;
    ensures \result.header_element_size == btf_record_its_header_element_size(buf, at);
    ensures \result.header_element_size <= 255;
    ensures \result.header_rank == btf_record_its_header_rank(buf, at);
*/
static KS_INLINE btf_record_view open_btf_record(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t start, uint64_t next, bool strict) {
    /*@ assert known: valid_btf_record_header(buf, len, at, strict) &&
            8 * btf_record_header_rank(buf, at) <= len - (at + 16) &&
            valid_btf_record_dims(buf, len, at + 16, btf_record_header_rank(buf, at)) &&
            defined_btf_record_num_cells(btf_record_header_rank(buf, at),
                    btf_record_header_rank(buf, at), btf_record_dims_cells(buf, at + 16,
                    btf_record_header_rank(buf, at))) &&
            valid_btf_record_payload(buf, len, at_btf_record_payload(buf, at),
                    btf_record_header_layout(buf, at), btf_record_num_cells(buf, at),
                    btf_record_header_element_size(buf, at), strict, btf_record_header_rank(buf,
                    at), at + 16, btf_record_header_rank(buf, at)) &&
            defined_btf_record_has_padding(at_btf_record_padding(buf, at), start) &&
            (btf_record_has_padding_of(at_btf_record_padding(buf, at), start) != 0 ==>
              (defined_btf_record_padding_size(at_btf_record_padding(buf, at), next, len, start) &&
            0 <= btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len, start) &&
            at_btf_record_padding(buf, at) + btf_record_padding_size_of(at_btf_record_padding(buf,
                    at), next, len, start) <= len)); */
    uint64_t pos = at;
    const uint64_t header_at = pos;
    btf_record_header_view header = {0};
    /*@ assert valid_btf_record_header(buf, len, at, strict); */
    header = open_btf_record_header(buf, len, pos, strict);
    pos += 16;
    const uint64_t dims_at = pos;
    btf_record_dims_view dims = {0};
    const uint64_t dims_count = header.rank;
    /*@ assert 8 * btf_record_header_rank(buf, at) <= len - (at + 16); */
    /*@ assert valid_btf_record_dims(buf, len, at + 16, btf_record_header_rank(buf, at)); */
    dims = open_btf_record_dims(buf, len, pos, header.rank);
    pos += 8 * header.rank;
    /*@ assert behind_dims: pos == at_btf_record_payload(buf, at) && pos <= len; */
    const uint64_t payload_at = pos;
    btf_record_payload_view payload = {0};
    /*@ assert defined_btf_record_num_cells(btf_record_header_rank(buf, at),
            btf_record_header_rank(buf, at), btf_record_dims_cells(buf, at + 16,
            btf_record_header_rank(buf, at))); */
    uint64_t num_cells = 0;
    const bool knows_num_cells = compute_btf_record_num_cells(header.rank, dims_count, dims.cells,
            &num_cells);
    (void)knows_num_cells;
    /*@ assert knows_num_cells != 0; */
    /*@ assert num_cells: num_cells == btf_record_num_cells(buf, at); */
    /*@ assert valid_btf_record_payload(buf, len, at_btf_record_payload(buf, at),
            btf_record_header_layout(buf, at), btf_record_num_cells(buf, at),
            btf_record_header_element_size(buf, at), strict, btf_record_header_rank(buf, at),
            at + 16, btf_record_header_rank(buf, at)); */
    payload = open_btf_record_payload(buf, len, pos, header.layout, num_cells, header.element_size,
            strict, header.rank, dims_at, dims_count);
    pos = payload.end;
    /*@ assert behind_payload: pos == at_btf_record_padding(buf, at) && pos <= len; */
    const uint64_t padding_at = pos;
    /*@ assert defined_btf_record_has_padding(at_btf_record_padding(buf, at), start); */
    bool has_padding = false;
    const bool knows_has_padding = compute_btf_record_has_padding(pos, start, &has_padding);
    (void)knows_has_padding;
    /*@ assert knows_has_padding != 0; */
    uint64_t padding_size = 0;
    if (has_padding) {
        /*@ assert defined_btf_record_padding_size(at_btf_record_padding(buf, at), next, len,
                start); */
        int64_t its_padding_size = 0;
        const bool knows_its_padding_size = compute_btf_record_padding_size(pos, next, len, start,
                &its_padding_size);
        (void)knows_its_padding_size;
        /*@ assert knows_its_padding_size != 0; */
        padding_size = (uint64_t)its_padding_size;
        /*@ assert its_padding_size:
                its_padding_size == btf_record_padding_size_of(at_btf_record_padding(buf, at),
                next, len, start); */
        /*@ assert 0 <= btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
                start); */
        /*@ assert at_btf_record_padding(buf, at)
                + btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
                start) <= len; */
        pos += (uint64_t)its_padding_size;
    }
    /*@ assert behind_padding: pos == at_btf_record_next_record_follows(buf, len, at, start,
            next) && pos <= len; */
    /*@ assert header_at == btf_record_header_at(at); */
    /*@ assert dims_at == btf_record_dims_at(at); */
    /*@ assert dims_count == btf_record_dims_count(buf, at); */
    /*@ assert payload_at == btf_record_payload_at(buf, at); */
    /*@ assert has_padding == btf_record_has_padding(buf, at, start); */
    /*@ assert padding_at == btf_record_padding_at(buf, at); */
    /*@ assert padding_size == btf_record_padding_size(buf, len, at, start, next); */
    /*@ assert num_cells == btf_record_num_cells(buf, at); */
    /*@ assert header.layout == btf_record_its_header_layout(buf, at); */
    /*@ assert header.layout <= 255; */
    /*@ assert header.element_size == btf_record_its_header_element_size(buf, at); */
    /*@ assert header.element_size <= 255; */
    /*@ assert header.rank == btf_record_its_header_rank(buf, at); */
    btf_record_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.start = start;
    view.next = next;
    view.strict = strict;
    view.header_at = header_at;
    view.dims_at = dims_at;
    view.dims_count = dims_count;
    view.payload_at = payload_at;
    view.has_padding = has_padding;
    view.padding_at = padding_at;
    view.padding_size = padding_size;
    view.num_cells = num_cells;
    view.header_layout = header.layout;
    view.header_element_size = header.element_size;
    view.header_rank = header.rank;
    return view;
}

btf_record_header_view btf_record_view_header(btf_record_view of) {
    /*@ assert valid_btf_record_header(of.buf, of.len, of.header_at, of.strict); */
    return open_btf_record_header(of.buf, of.len, of.header_at, of.strict);
}

/*@
    requires is_btf_record_view(of);
    requires i < of.dims_count;
    requires before.extent == btf_record_dims_extent(of.buf, of.dims_at, i);
    requires before.cells == btf_record_dims_cells(of.buf, of.dims_at, i);
    terminates \true; exits \false; assigns \nothing;
    ensures is_btf_record_view_dims_item(of, \result, i);
*/
static KS_INLINE btf_dim_view open_btf_record_dims_item(btf_record_view of, btf_dim_view before,
        uint64_t i) {
    /*@ assert valid_btf_record_dims(of.buf, of.len, of.dims_at, of.dims_count); */
    /*@ assert valid_btf_record_dims_item(of.buf, of.len, of.dims_at, i); */
    const uint64_t arg_extent_before = compute_btf_record_dims_extent_before(i, before.extent);
    const uint64_t arg_cells_before = compute_btf_record_dims_cells_before(i, before.cells);
    /*@ assert valid_btf_dim(of.buf, of.len, of.dims_at + 8 * i,
            btf_record_dims_extent_before_of(i, btf_record_dims_extent(of.buf, of.dims_at, i)),
            btf_record_dims_cells_before_of(i, btf_record_dims_cells(of.buf, of.dims_at, i))); */
    const btf_dim_view view = open_btf_dim(of.buf, of.len, of.dims_at + 8 * i, arg_extent_before,
            arg_cells_before);
    /*@ assert is_btf_record_view_dims_item(of, view, i); */
    return view;
}

btf_dim_view btf_record_view_dims_first(btf_record_view of) {
    const btf_dim_view before = {0};
    return open_btf_record_dims_item(of, before, 0);
}

btf_dim_view btf_record_view_dims_next(btf_record_view of, btf_dim_view before, uint64_t i) {
    /*@ assert is_btf_dim_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == of.dims_at + 8 * (i - 1) &&
            before.extent_before == btf_record_dims_extent_before_of((i - 1),
                    btf_record_dims_extent(of.buf, of.dims_at, (i - 1))) &&
            before.cells_before == btf_record_dims_cells_before_of((i - 1),
                    btf_record_dims_cells(of.buf, of.dims_at, (i - 1))); */
    /*@ assert before.extent == btf_dim_extent(before.buf, before.at, before.extent_before); */
    /*@ assert btf_record_dims_extent(of.buf, of.dims_at, i) == btf_dim_extent(of.buf,
            of.dims_at + 8 * (i - 1), btf_record_dims_extent_before_of((i - 1),
            btf_record_dims_extent(of.buf, of.dims_at, (i - 1)))); */
    /*@ assert before.extent == btf_record_dims_extent(of.buf, of.dims_at, i); */
    /*@ assert before.cells == btf_dim_cells(before.buf, before.at, before.cells_before); */
    /*@ assert btf_record_dims_cells(of.buf, of.dims_at, i) == btf_dim_cells(of.buf,
            of.dims_at + 8 * (i - 1), btf_record_dims_cells_before_of((i - 1),
            btf_record_dims_cells(of.buf, of.dims_at, (i - 1)))); */
    /*@ assert before.cells == btf_record_dims_cells(of.buf, of.dims_at, i); */
    return open_btf_record_dims_item(of, before, i);
}

btf_dense_payload_view btf_record_view_payload_dense_payload(btf_record_view of) {
    /*@ assert valid_btf_record_payload(of.buf, of.len, of.payload_at, of.header_layout,
            of.num_cells, of.header_element_size, of.strict, of.header_rank, of.dims_at,
            of.dims_count); */
    /*@ assert defined_btf_record_payload_dense_payload_len_data(of.num_cells,
            of.header_element_size); */
    uint64_t arg_len_data = 0;
    const bool knows_arg_len_data = compute_btf_record_payload_dense_payload_len_data(of.num_cells,
            of.header_element_size, &arg_len_data);
    (void)knows_arg_len_data;
    /*@ assert knows_arg_len_data != 0; */
    /*@ assert valid_btf_dense_payload(of.len, of.payload_at,
            btf_record_payload_dense_payload_len_data_of(of.num_cells, of.header_element_size)); */
    return open_btf_dense_payload(of.buf, of.len, of.payload_at, arg_len_data);
}

btf_coo_payload_view btf_record_view_payload_coo_payload(btf_record_view of) {
    /*@ assert valid_btf_record_payload(of.buf, of.len, of.payload_at, of.header_layout,
            of.num_cells, of.header_element_size, of.strict, of.header_rank, of.dims_at,
            of.dims_count); */
    /*@ assert valid_btf_coo_payload(of.buf, of.len, of.payload_at, of.strict, of.num_cells,
            of.header_rank, of.dims_at, of.dims_count, of.header_element_size); */
    return open_btf_coo_payload(of.buf, of.len, of.payload_at, of.strict, of.num_cells,
            of.header_rank, of.dims_at, of.dims_count, of.header_element_size);
}

/* ---- offset_entry */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_offsets_at + 8 * root_offsets_count <= len;
    requires valid_btf_offset_entry(buf, len, at, index, root_num_tensors, strict, root_offsets_at,
            root_offsets_count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.index == index;
    ensures \result.root_num_tensors == root_num_tensors;
    ensures \result.strict == strict;
    ensures \result.root_offsets_at == root_offsets_at;
    ensures \result.root_offsets_count == root_offsets_count;
    ensures is_btf_offset_entry_view(\result);
    ensures \result.offset == btf_offset_entry_offset(buf, at);
    ensures \result.record_at == btf_offset_entry_record_at(buf, at);
*/
static KS_INLINE btf_offset_entry_view open_btf_offset_entry(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t index, uint64_t root_num_tensors, bool strict,
        uint64_t root_offsets_at, uint64_t root_offsets_count) {
    /*@ assert known: at + 8 <= len &&
            btf_offset_entry_offset(buf, at) <= len; */
    /*@ assert at + 8 <= len; */
    const uint64_t offset = ks_u8le(buf + at);
    /*@ assert btf_offset_entry_offset(buf, at) <= len; */
    const uint64_t record_at = offset;
    /*@ assert offset == btf_offset_entry_offset(buf, at); */
    /*@ assert record_at == btf_offset_entry_record_at(buf, at); */
    btf_offset_entry_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.index = index;
    view.root_num_tensors = root_num_tensors;
    view.strict = strict;
    view.root_offsets_at = root_offsets_at;
    view.root_offsets_count = root_offsets_count;
    view.offset = offset;
    view.record_at = record_at;
    return view;
}

btf_record_view btf_offset_entry_view_record(btf_offset_entry_view of) {
    /*@ assert defined_btf_offset_entry_record_next(of.buf, of.index, of.root_num_tensors,
            of.root_offsets_at, of.root_offsets_count, of.len); */
    uint64_t arg_next = 0;
    const bool knows_arg_next = compute_btf_offset_entry_record_next(of.buf, of.len, of.index,
            of.root_num_tensors, of.root_offsets_at, of.root_offsets_count, of.len, &arg_next);
    (void)knows_arg_next;
    /*@ assert knows_arg_next != 0; */
    /*@ assert valid_btf_record(of.buf, of.len, of.record_at, of.offset,
            btf_offset_entry_record_next_of(of.buf, of.index, of.root_num_tensors,
            of.root_offsets_at, of.root_offsets_count, of.len), of.strict); */
    return open_btf_record(of.buf, of.len, of.record_at, of.offset, arg_next, of.strict);
}

/* ---- btf */

/*@
    requires ks_buffer(buf, len);
    requires valid_btf(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.strict == strict;
    ensures is_btf_view(\result);
    ensures \result.num_tensors == btf_num_tensors(buf);
    ensures \result.offsets_at == btf_offsets_at;
    ensures \result.offsets_count == btf_offsets_count(buf);
*/
static KS_INLINE btf_view open_btf(const uint8_t *buf, uint64_t len, bool strict) {
    /*@ assert known: 8 <= len &&
            8 * btf_num_tensors(buf) <= len - 8; */
    uint64_t pos = 0;
    /*@ assert 8 <= len; */
    const uint64_t num_tensors = ks_u8le(buf + pos);
    pos += 8;
    const uint64_t offsets_at = pos;
    const uint64_t offsets_count = num_tensors;
    /*@ assert 8 * btf_num_tensors(buf) <= len - 8; */
    pos += 8 * num_tensors;
    /*@ assert behind_offsets: pos == at_btf_records_follow_table(buf) && pos <= len; */
    /*@ assert num_tensors == btf_num_tensors(buf); */
    /*@ assert offsets_at == btf_offsets_at; */
    /*@ assert offsets_count == btf_offsets_count(buf); */
    btf_view view = {0};
    view.buf = buf;
    view.len = len;
    view.strict = strict;
    view.num_tensors = num_tensors;
    view.offsets_at = offsets_at;
    view.offsets_count = offsets_count;
    return view;
}

btf_offset_entry_view btf_view_offsets(btf_view of, uint64_t i) {
    /*@ assert valid_btf_offsets(of.buf, of.len, of.offsets_at, of.num_tensors, of.strict,
            of.offsets_at, of.offsets_count, of.offsets_count); */
    /*@ assert valid_btf_offsets_item(of.buf, of.len, of.offsets_at, of.num_tensors, of.strict,
            of.offsets_at, of.offsets_count, i); */
    /*@ assert valid_btf_offset_entry(of.buf, of.len, of.offsets_at + 8 * i, i, of.num_tensors,
            of.strict, of.offsets_at, of.offsets_count); */
    return open_btf_offset_entry(of.buf, of.len, of.offsets_at + 8 * i, i, of.num_tensors,
            of.strict, of.offsets_at, of.offsets_count);
}

btf_view btf_open_view(const uint8_t *buf, size_t len, bool strict) {
    return open_btf(buf, len, strict);
}

