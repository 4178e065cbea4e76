/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */
#include "btf_validate.h"

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

#include "btf_compute.h"

/* ---- record_header */

/*@
    requires dtype <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_record_header_dtype(dtype);
*/
static bool test_btf_record_header_dtype(uint64_t dtype) {
    return dtype == 0 || dtype == 1 || dtype == 2
            || dtype == 3 || dtype == 4 || dtype == 5
            || dtype == 6 || dtype == 7 || dtype == 8 || dtype == 9;
}

/*@
    requires layout <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_record_header_layout(layout);
*/
static bool test_btf_record_header_layout(uint64_t layout) {
    return layout == 0 || layout == 1;
}

typedef struct btf_record_header_facts {
    uint64_t rank;
    uint64_t layout;
    uint64_t element_size;
} btf_record_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *facts;
    ensures \result != 0 <==> valid_btf_record_header(buf, len, at);
    ensures \result != 0 ==> facts->rank == btf_record_header_rank(buf, at);
    ensures \result != 0 ==> facts->layout == btf_record_header_layout(buf, at);
    ensures \result != 0 ==> facts->layout <= 255;
    ensures \result != 0 ==> facts->element_size == btf_record_header_element_size(buf, at);
    ensures \result != 0 ==> facts->element_size <= 255;
*/
static bool check_btf_record_header(const uint8_t *buf, uint64_t len, uint64_t at,
        btf_record_header_facts *facts) {
    if (len - at < 16) return false;
    const uint64_t rank = ks_u8le(buf + at);
    if (rank > 255) return false;
    const uint64_t dtype = ks_u1(buf + (at + 8));
    if (!test_btf_record_header_dtype(dtype)) return false;
    const uint64_t layout = ks_u1(buf + (at + 9));
    if (!test_btf_record_header_layout(layout)) return false;
    uint64_t element_size = 0;
    if (!compute_btf_record_header_element_size(dtype, &element_size)) return false;
    /*@ assert element_size: element_size == btf_record_header_element_size(buf, at); */
    facts->rank = rank;
    facts->layout = layout;
    facts->element_size = element_size;
    return true;
}

/* ---- dim */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_dim_length(length, extent_before);
*/
static bool test_btf_dim_length(uint64_t length, uint64_t extent_before) {
    if (extent_before == 0) return false;
    return length <= (UINT64_C(9223372036854775807) / extent_before);
}

typedef struct btf_dim_facts {
    uint64_t extent;
    uint64_t cells;
} btf_dim_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *facts;
    ensures \result != 0 <==> valid_btf_dim(buf, len, at, extent_before, cells_before);
    ensures \result != 0 ==> facts->extent == btf_dim_extent(buf, at, extent_before);
    ensures \result != 0 ==> facts->cells == btf_dim_cells(buf, at, cells_before);
*/
static bool check_btf_dim(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t extent_before,
        uint64_t cells_before, btf_dim_facts *facts) {
    if (len - at < 8) return false;
    const uint64_t length = ks_u8le(buf + at);
    if (!test_btf_dim_length(length, extent_before)) return false;
    uint64_t extent = 0;
    if (!compute_btf_dim_extent(length, extent_before, &extent)) return false;
    /*@ assert extent: extent == btf_dim_extent(buf, at, extent_before); */
    uint64_t cells = 0;
    if (!compute_btf_dim_cells(cells_before, length, &cells)) return false;
    /*@ assert cells: cells == btf_dim_cells(buf, at, cells_before); */
    facts->extent = extent;
    facts->cells = cells;
    return true;
}

/* ---- dense_payload */

typedef struct btf_dense_payload_facts {
    uint64_t end;
} btf_dense_payload_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *facts;
    ensures \result != 0 <==> valid_btf_dense_payload(len, at, len_data);
    ensures \result != 0 ==> facts->end == end_btf_dense_payload(at, len_data);
    ensures \result != 0 ==> at <= facts->end <= len;
*/
static bool check_btf_dense_payload(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t len_data, btf_dense_payload_facts *facts) {
    (void)buf;
    uint64_t pos = at;
    const bool data_fits = len_data <= len - pos;
    /*@ assert data_fits: data_fits != 0 <==> end_btf_dense_payload(at, len_data) <= len; */
    if (!data_fits) return false;
    pos += len_data;
    /*@ assert behind_data: pos == end_btf_dense_payload(at, len_data) && pos <= len; */
    facts->end = pos;
    return true;
}

/* ---- coo_index */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_coo_index_position(position, length);
*/
static bool test_btf_coo_index_position(int64_t position, uint64_t length) {
    if (position < 0) return false;
    if (length > UINT64_C(9223372036854775808)) return false;
    return (uint64_t)position < length;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> valid_btf_coo_index(buf, len, at, length);
*/
static bool check_btf_coo_index(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t length) {
    if (len - at < 8) return false;
    const int64_t position = ks_s8le(buf + at);
    if (!test_btf_coo_index_position(position, length)) return false;
    return true;
}

/* ---- coo_payload */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> valid_btf_coo_payload_indices(buf, len, at, num_columns,
            parent_dims_at, parent_dims_count, count);
*/
static bool check_btf_coo_payload_indices(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t count, uint64_t num_columns, uint64_t parent_dims_at, uint64_t parent_dims_count) {
    uint64_t i_mod_num_columns = 0;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_btf_coo_payload_indices_item(buf,
                len, at, num_columns, parent_dims_at, parent_dims_count, k);
        loop invariant i_mod_num_columns <= i;
        loop invariant num_columns != 0 ==> i_mod_num_columns == i % num_columns;
        loop assigns i, i_mod_num_columns;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(num_columns == 0 || i_mod_num_columns < num_columns);
        /*@ assert each: valid_btf_coo_payload_indices(buf, len, at, num_columns, parent_dims_at,
                parent_dims_count, count) ==> valid_btf_coo_payload_indices_item(buf, len, at,
                num_columns, parent_dims_at, parent_dims_count, i); */
        uint64_t arg_length = 0;
        if (!compute_btf_coo_payload_indices_length(buf, len, num_columns, i_mod_num_columns,
                parent_dims_at, parent_dims_count, &arg_length)) return false;
        ks_known(8 <= len - (at + 8 * i));
        const bool ok = check_btf_coo_index(buf, len, at + 8 * i, arg_length);
        /*@ assert item: ok != 0 <==> valid_btf_coo_payload_indices_item(buf, len, at, num_columns,
                parent_dims_at, parent_dims_count, i); */
        if (!ok) return false;
        i_mod_num_columns = ks_next_column(i, num_columns, i_mod_num_columns);
    }
    return true;
}

typedef struct btf_coo_payload_facts {
    uint64_t end;
} btf_coo_payload_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    requires parent_header_element_size <= 255;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *facts;
    ensures \result != 0 <==> valid_btf_coo_payload(buf, len, at, parent_header_rank,
            parent_dims_at, parent_dims_count, parent_header_element_size);
    ensures \result != 0 ==> facts->end == end_btf_coo_payload(buf, at, parent_header_element_size);
    ensures \result != 0 ==> at + 24 <= facts->end <= len;
*/
static bool check_btf_coo_payload(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t parent_header_rank, uint64_t parent_dims_at, uint64_t parent_dims_count,
        uint64_t parent_header_element_size, btf_coo_payload_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 16) return false;
    const uint64_t num_indices = ks_u8le(buf + pos);
    const uint64_t num_columns = ks_u8le(buf + (pos + 8));
    if (num_columns != parent_header_rank) return false;
    pos += 16;
    uint64_t indices_count = 0;
    if (!compute_btf_coo_payload_indices_count(num_indices, num_columns,
            &indices_count)) return false;
    /*@ assert indices_count: indices_count ==
            btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at)); */
    if (!ks_array_fits(indices_count, 8, len - pos)) return false;
    const bool indices_ok = check_btf_coo_payload_indices(buf, len, pos, indices_count,
            num_columns, parent_dims_at, parent_dims_count);
    /*@ assert indices_ok: indices_ok != 0 <==> valid_btf_coo_payload_indices(buf, len, at + 16,
            btf_coo_payload_num_columns(buf, at), parent_dims_at, parent_dims_count,
            btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at))); */
    if (!indices_ok) return false;
    pos += 8 * indices_count;
    /*@ assert behind_indices: pos == at_btf_coo_payload_num_values(buf, at) && pos <= len; */
    if (len - pos < 8) return false;
    const uint64_t num_values = ks_u8le(buf + pos);
    /*@ assert num_values: num_values == btf_coo_payload_num_values(buf, at); */
    if (num_values != num_indices) return false;
    pos += 8;
    uint64_t values_size = 0;
    if (!compute_btf_coo_payload_values_size(num_values, parent_header_element_size,
            &values_size)) return false;
    /*@ assert values_size: values_size ==
            btf_coo_payload_values_size_of(btf_coo_payload_num_values(buf, at),
            parent_header_element_size); */
    const bool values_fits = values_size <= len - pos;
    /*@ assert values_fits: values_fits != 0 <==> end_btf_coo_payload(buf, at,
            parent_header_element_size) <= len; */
    if (!values_fits) return false;
    pos += values_size;
    /*@ assert behind_values: pos == end_btf_coo_payload(buf, at,
            parent_header_element_size) && pos <= len; */
    facts->end = pos;
    return true;
}

/* ---- record */

typedef struct btf_record_dims_facts {
    uint64_t cells;
} btf_record_dims_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *facts;
    ensures \result != 0 <==> valid_btf_record_dims(buf, len, at, count);
    ensures \result != 0 ==> facts->cells == btf_record_dims_cells(buf, at, count);
*/
static bool check_btf_record_dims(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t count,
        btf_record_dims_facts *facts) {
    btf_dim_facts item = {0};
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_btf_record_dims_item(buf, len, at,
                k);
        loop invariant item.extent == btf_record_dims_extent(buf, at, i);
        loop invariant item.cells == btf_record_dims_cells(buf, at, i);
        loop assigns i, item;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t arg_extent_before = compute_btf_record_dims_extent_before(i, item.extent);
        const uint64_t arg_cells_before = compute_btf_record_dims_cells_before(i, item.cells);
        ks_known(8 <= len - (at + 8 * i));
        const bool ok = check_btf_dim(buf, len, at + 8 * i, arg_extent_before, arg_cells_before,
                &item);
        /*@ assert item: ok != 0 <==> valid_btf_record_dims_item(buf, len, at, i); */
        if (!ok) return false;
    }
    facts->cells = item.cells;
    return true;
}

typedef struct btf_record_payload_facts {
    uint64_t end;
} btf_record_payload_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires header_layout <= 255;
    requires header_element_size <= 255;
    requires dims_at + 8 * dims_count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    terminates \true; exits \false; assigns *facts;
    ensures \result != 0 <==> valid_btf_record_payload(buf, len, at, header_layout, num_cells,
            header_element_size, header_rank, dims_at, dims_count);
    ensures \result != 0 ==> facts->end == end_btf_record_payload(buf, at, header_layout,
            num_cells, header_element_size);
    ensures \result != 0 ==> at <= facts->end <= len;
*/
static bool check_btf_record_payload(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t header_layout, uint64_t num_cells, uint64_t header_element_size,
        uint64_t header_rank, uint64_t dims_at, uint64_t dims_count,
        btf_record_payload_facts *facts) {
    facts->end = at;
    if (header_layout == 0) {
        btf_dense_payload_facts item = {0};
        uint64_t arg_len_data = 0;
        if (!compute_btf_record_payload_dense_payload_len_data(num_cells, header_element_size,
                &arg_len_data)) return false;
        const bool payload_ok = check_btf_dense_payload(buf, len, at, arg_len_data, &item);
        /*@ assert payload_ok: payload_ok != 0 <==> valid_btf_dense_payload(len, at,
                btf_record_payload_dense_payload_len_data_of(num_cells, header_element_size)); */
        if (!payload_ok) return false;
        facts->end = item.end;
    }
    if (header_layout == 1) {
        btf_coo_payload_facts item = {0};
        const bool payload_ok = check_btf_coo_payload(buf, len, at, header_rank, dims_at,
                dims_count, header_element_size, &item);
        /*@ assert payload_ok: payload_ok != 0 <==> valid_btf_coo_payload(buf, len, at,
                header_rank, dims_at, dims_count, header_element_size); */
        if (!payload_ok) return false;
        facts->end = item.end;
    }
    return true;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> valid_btf_record(buf, len, at, start, next);
*/
static bool check_btf_record(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t start,
        uint64_t next) {
    uint64_t pos = at;
    btf_record_header_facts header = {0};
    const bool header_ok = check_btf_record_header(buf, len, pos, &header);
    /*@ assert header_ok: header_ok != 0 <==> valid_btf_record_header(buf, len, at); */
    if (!header_ok) return false;
    pos += 16;
    btf_record_dims_facts dims = {0};
    const uint64_t dims_count = header.rank;
    const uint64_t dims_at = pos;
    if (!ks_array_fits(header.rank, 8, len - pos)) return false;
    const bool dims_ok = check_btf_record_dims(buf, len, pos, header.rank, &dims);
    /*@ assert dims_ok: dims_ok != 0 <==> valid_btf_record_dims(buf, len, at + 16,
            btf_record_header_rank(buf, at)); */
    if (!dims_ok) return false;
    pos += 8 * header.rank;
    /*@ assert behind_dims: pos == at_btf_record_payload(buf, at) && pos <= len; */
    btf_record_payload_facts payload = {0};
    uint64_t num_cells = 0;
    if (!compute_btf_record_num_cells(header.rank, dims_count, dims.cells,
            &num_cells)) return false;
    /*@ assert num_cells: num_cells == btf_record_num_cells(buf, at); */
    const bool payload_ok = check_btf_record_payload(buf, len, pos, header.layout, num_cells,
            header.element_size, header.rank, dims_at, dims_count, &payload);
    /*@ assert payload_ok: payload_ok != 0 <==> valid_btf_record_payload(buf, len,
            at_btf_record_payload(buf, at), btf_record_header_layout(buf, at),
            btf_record_num_cells(buf, at), btf_record_header_element_size(buf, at),
            btf_record_header_rank(buf, at), at + 16, btf_record_header_rank(buf, at)); */
    if (!payload_ok) return false;
    pos = payload.end;
    /*@ assert behind_payload: pos == at_btf_record_padding(buf, at) && pos <= len; */
    bool has_padding = false;
    if (!compute_btf_record_has_padding(pos, start, &has_padding)) return false;
    if (has_padding) {
        int64_t padding_size = 0;
        if (!compute_btf_record_padding_size(pos, next, len, start, &padding_size)) return false;
        /*@ assert padding_size: padding_size ==
                btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len, start); */
        if (padding_size < 0) return false;
        const bool padding_fits = (uint64_t)padding_size <= len - pos;
        /*@ assert padding_fits: padding_fits != 0 <==> at_btf_record_padding(buf,
                at) + btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
                start) <= len; */
        if (!padding_fits) return false;
        pos += (uint64_t)padding_size;
    }
    return true;
}

/* ---- offset_entry */

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_offset_entry_offset(offset, root_num_tensors, io_size);
*/
static bool test_btf_offset_entry_offset(uint64_t offset, uint64_t root_num_tensors,
        uint64_t io_size) {
    if (!ks_mul_fits_u64(8, root_num_tensors)) return false;
    if (!ks_add_fits_u64(8, 8 * root_num_tensors)) return false;
    if (offset < (8 + (8 * root_num_tensors))) return false;
    return ((int64_t)io_size - 16) >= 0 && offset <= (uint64_t)((int64_t)io_size - 16);
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_offsets_at + 8 * root_offsets_count <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> valid_btf_offset_entry(buf, len, at, index, root_num_tensors,
            root_offsets_at, root_offsets_count);
*/
static bool check_btf_offset_entry(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t index,
        uint64_t root_num_tensors, uint64_t root_offsets_at, uint64_t root_offsets_count) {
    if (len - at < 8) return false;
    const uint64_t offset = ks_u8le(buf + at);
    if (!test_btf_offset_entry_offset(offset, root_num_tensors, len)) return false;
    if (offset > len) return false;
    uint64_t arg_next = 0;
    if (!compute_btf_offset_entry_record_next(buf, len, index, root_num_tensors, root_offsets_at,
            root_offsets_count, len, &arg_next)) return false;
    const bool record_ok = check_btf_record(buf, len, offset, offset, arg_next);
    /*@ assert record_ok: record_ok != 0 <==> valid_btf_record(buf, len,
            btf_offset_entry_offset(buf, at), btf_offset_entry_offset(buf, at),
            btf_offset_entry_record_next_of(buf, index, root_num_tensors, root_offsets_at,
            root_offsets_count, len)); */
    if (!record_ok) return false;
    return true;
}

/* ---- btf */

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_num_tensors(num_tensors, io_size);
*/
static bool test_btf_num_tensors(uint64_t num_tensors, uint64_t io_size) {
    return num_tensors != 0 || io_size == 8;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires offsets_at + 8 * offsets_count <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> valid_btf_offsets(buf, len, at, num_tensors, offsets_at,
            offsets_count, count);
*/
static bool check_btf_offsets(const uint8_t *buf, uint64_t len, uint64_t at, uint64_t count,
        uint64_t num_tensors, uint64_t offsets_at, uint64_t offsets_count) {
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_btf_offsets_item(buf, len, at,
                num_tensors, offsets_at, offsets_count, k);
        loop assigns i;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(8 <= len - (at + 8 * i));
        const bool ok = check_btf_offset_entry(buf, len, at + 8 * i, i, num_tensors, offsets_at,
                offsets_count);
        /*@ assert item: ok != 0 <==> valid_btf_offsets_item(buf, len, at, num_tensors, offsets_at,
                offsets_count, i); */
        if (!ok) return false;
    }
    return true;
}

bool btf_validate(const uint8_t *buf, size_t len) {
    uint64_t pos = 0;
    if (len - pos < 8) return false;
    const uint64_t num_tensors = ks_u8le(buf + pos);
    if (!test_btf_num_tensors(num_tensors, len)) return false;
    pos += 8;
    const uint64_t offsets_count = num_tensors;
    const uint64_t offsets_at = pos;
    if (!ks_array_fits(num_tensors, 8, len - pos)) return false;
    const bool offsets_ok = check_btf_offsets(buf, len, pos, num_tensors, num_tensors, offsets_at,
            offsets_count);
    /*@ assert offsets_ok: offsets_ok != 0 <==> valid_btf_offsets(buf, len, 8,
            btf_num_tensors(buf), 8, btf_num_tensors(buf), btf_num_tensors(buf)); */
    if (!offsets_ok) return false;
    pos += 8 * num_tensors;
    return true;
}

