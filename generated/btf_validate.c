/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from btf.ksy. Do not edit. */
#include "btf_validate.h"

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
    requires dtype <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_record_header_dtype(dtype);
*/
static KS_INLINE bool test_btf_record_header_dtype(uint64_t dtype) {
    return dtype == 0 || dtype == 1 || dtype == 2
            || dtype == 3 || dtype == 4 || dtype == 5
            || dtype == 6 || dtype == 7 || dtype == 8 || dtype == 9;
}

/*@
    requires layout <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_record_header_layout(layout);
*/
static KS_INLINE bool test_btf_record_header_layout(uint64_t layout) {
    return layout == 0 || layout == 1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires reserved_at + 6 <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_btf_record_header_reserved(buf, strict, reserved_at);
    ensures \result == KS_REFUSED ==> !(rule_btf_record_header_reserved(buf, strict, reserved_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_btf_record_header_reserved(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool strict, uint64_t reserved_at) {
    (void)len;
    bool v2 = !(strict);
    if (!v2) {
        if (!ks_look(gate, reserved_at, 6)) return KS_STOPPED;
        const bool v1 = ks_loaded_u4be(gate, buf, reserved_at) == 0 && ks_loaded_u2be(gate, buf,
                reserved_at + 4) == 0;
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

typedef struct btf_record_header_facts {
    uint64_t rank;
    uint64_t layout;
    uint64_t element_size;
} btf_record_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_record_header(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_btf_record_header(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->rank == btf_record_header_rank(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->layout == btf_record_header_layout(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->layout <= 255;
    ensures \result == KS_ACCEPTED ==> facts->element_size == btf_record_header_element_size(buf,
            at);
    ensures \result == KS_ACCEPTED ==> facts->element_size <= 255;
*/
static KS_INLINE ks_verdict check_btf_record_header(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, btf_record_header_facts *facts) {
    if (len - at < 16) return KS_REFUSED;
    if (!ks_look(gate, at, 16)) return KS_STOPPED;
    const uint64_t rank = ks_loaded_u8le(gate, buf, at);
    if (rank > 255) return KS_REFUSED;
    const uint64_t dtype = ks_loaded_u1(gate, buf, at + 8);
    if (!test_btf_record_header_dtype(dtype)) return KS_REFUSED;
    const uint64_t layout = ks_loaded_u1(gate, buf, at + 9);
    if (!test_btf_record_header_layout(layout)) return KS_REFUSED;
    const uint64_t reserved_at = at + 10;
    const ks_verdict reserved_holds = test_btf_record_header_reserved(gate, buf, len, strict,
            reserved_at);
    /*@ assert reserved_holds: reserved_holds !=
            KS_STOPPED ==> (reserved_holds == KS_ACCEPTED <==> rule_btf_record_header_reserved(buf,
            strict, at + 10)); */
    if (reserved_holds != KS_ACCEPTED) return reserved_holds;
    uint64_t element_size = 0;
    if (!compute_btf_record_header_element_size(dtype, &element_size)) return KS_REFUSED;
    /*@ assert element_size: element_size == btf_record_header_element_size(buf, at); */
    facts->rank = rank;
    facts->layout = layout;
    facts->element_size = element_size;
    return KS_ACCEPTED;
}

/* ---- dim */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_dim_length(length, extent_before);
*/
static KS_INLINE bool test_btf_dim_length(uint64_t length, uint64_t extent_before) {
    if (extent_before == 0) return false;
    return ks_at_most_quotient(length, UINT64_C(9223372036854775807), extent_before);
}

typedef struct btf_dim_facts {
    uint64_t extent;
    uint64_t cells;
} btf_dim_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_dim(buf, len, at, extent_before, cells_before);
    ensures \result == KS_REFUSED ==> !(valid_btf_dim(buf, len, at, extent_before, cells_before));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->extent == btf_dim_extent(buf, at, extent_before);
    ensures \result == KS_ACCEPTED ==> facts->cells == btf_dim_cells(buf, at, cells_before);
*/
static KS_INLINE ks_verdict check_btf_dim(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t extent_before, uint64_t cells_before, btf_dim_facts *facts) {
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    const uint64_t length = ks_loaded_u8le(gate, buf, at);
    if (!test_btf_dim_length(length, extent_before)) return KS_REFUSED;
    uint64_t extent = 0;
    if (!compute_btf_dim_extent(length, extent_before, &extent)) return KS_REFUSED;
    /*@ assert extent: extent == btf_dim_extent(buf, at, extent_before); */
    uint64_t cells = 0;
    if (!compute_btf_dim_cells(cells_before, length, &cells)) return KS_REFUSED;
    /*@ assert cells: cells == btf_dim_cells(buf, at, cells_before); */
    facts->extent = extent;
    facts->cells = cells;
    return KS_ACCEPTED;
}

/* ---- dense_payload */

typedef struct btf_dense_payload_facts {
    uint64_t end;
} btf_dense_payload_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_dense_payload(len, at, len_data);
    ensures \result == KS_REFUSED ==> !(valid_btf_dense_payload(len, at, len_data));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_btf_dense_payload(at, len_data);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_btf_dense_payload(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t len_data, btf_dense_payload_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    const bool data_fits = len_data <= len - pos;
    /*@ assert data_fits: data_fits != 0 <==> end_btf_dense_payload(at, len_data) <= len; */
    if (!data_fits) return KS_REFUSED;
    pos += len_data;
    /*@ assert behind_data: pos == end_btf_dense_payload(at, len_data) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- coo_index */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_coo_index_position(position, length);
*/
static KS_INLINE bool test_btf_coo_index_position(int64_t position, uint64_t length) {
    if (position < 0) return false;
    if (length > UINT64_C(9223372036854775808)) return false;
    return (uint64_t)position < length;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_coo_index(buf, len, at, length);
    ensures \result == KS_REFUSED ==> !(valid_btf_coo_index(buf, len, at, length));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_btf_coo_index(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t length) {
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    const int64_t position = ks_loaded_s8le(gate, buf, at);
    if (!test_btf_coo_index_position(position, length)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- coo_payload */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_coo_payload_num_indices(strict, num_indices,
            parent_num_cells);
*/
static KS_INLINE bool test_btf_coo_payload_num_indices(bool strict, uint64_t num_indices,
        uint64_t parent_num_cells) {
    return !(strict) || num_indices <= parent_num_cells;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires index_mod_num_columns <= 9223372036854775807;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_btf_coo_payload_indices_length(buf, num_columns,
            index_mod_num_columns, parent_dims_at, parent_dims_count);
    ensures \result == KS_REFUSED ==> !(defined_btf_coo_payload_indices_length(buf, num_columns,
            index_mod_num_columns, parent_dims_at, parent_dims_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == btf_coo_payload_indices_length_of(buf,
            num_columns, index_mod_num_columns, parent_dims_at, parent_dims_count);
*/
static KS_INLINE ks_verdict find_btf_coo_payload_indices_length(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t num_columns, uint64_t index_mod_num_columns,
        uint64_t parent_dims_at, uint64_t parent_dims_count, uint64_t *value) {
    (void)len;
    if (num_columns == 0) return KS_REFUSED;
    if (index_mod_num_columns >= parent_dims_count) return KS_REFUSED;
    if (!ks_look(gate, parent_dims_at + 8 * index_mod_num_columns, 8)) return KS_STOPPED;
    const uint64_t v1 = ks_loaded_u8le(gate, buf, parent_dims_at + 8 * index_mod_num_columns);
    *value = v1;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_coo_payload_indices(buf, len, at, num_columns,
            parent_dims_at, parent_dims_count, count);
    ensures \result == KS_REFUSED ==> !(valid_btf_coo_payload_indices(buf, len, at, num_columns,
            parent_dims_at, parent_dims_count, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_btf_coo_payload_indices(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, uint64_t num_columns, uint64_t parent_dims_at,
        uint64_t parent_dims_count) {
    uint64_t i_mod_num_columns = 0;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_btf_coo_payload_indices_item(buf,
                len, at, num_columns, parent_dims_at, parent_dims_count, k);
        loop invariant i_mod_num_columns <= i;
        loop invariant num_columns != 0 ==> i_mod_num_columns == i % num_columns;
        loop assigns i, i_mod_num_columns, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(num_columns == 0 || i_mod_num_columns < num_columns);
        /*@ assert each: valid_btf_coo_payload_indices(buf, len, at, num_columns, parent_dims_at,
                parent_dims_count, count) ==> valid_btf_coo_payload_indices_item(buf, len, at,
                num_columns, parent_dims_at, parent_dims_count, i); */
        uint64_t arg_length = 0;
        const ks_verdict arg_length_found = find_btf_coo_payload_indices_length(gate, buf, len,
                num_columns, i_mod_num_columns, parent_dims_at, parent_dims_count, &arg_length);
        /*@ assert arg_length_found:
                arg_length_found != KS_STOPPED ==>
                (arg_length_found == KS_ACCEPTED <==> defined_btf_coo_payload_indices_length(buf,
                num_columns, (i % num_columns), parent_dims_at, parent_dims_count)); */
        if (arg_length_found != KS_ACCEPTED) return arg_length_found;
        ks_known(8 <= len - (at + 8 * i));
        const ks_verdict ok = check_btf_coo_index(gate, buf, len, at + 8 * i, arg_length);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_btf_coo_payload_indices_item(buf, len, at, num_columns,
                parent_dims_at, parent_dims_count, i)); */
        if (ok != KS_ACCEPTED) return ok;
        i_mod_num_columns = ks_next_column(i, num_columns, i_mod_num_columns);
    }
    return KS_ACCEPTED;
}

typedef struct btf_coo_payload_facts {
    uint64_t end;
} btf_coo_payload_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires parent_dims_at + 8 * parent_dims_count <= len;
    requires parent_header_element_size <= 255;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_coo_payload(buf, len, at, strict,
            parent_num_cells, parent_header_rank, parent_dims_at, parent_dims_count,
            parent_header_element_size);
    ensures \result == KS_REFUSED ==> !(valid_btf_coo_payload(buf, len, at, strict,
            parent_num_cells, parent_header_rank, parent_dims_at, parent_dims_count,
            parent_header_element_size));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_btf_coo_payload(buf, at,
            parent_header_element_size);
    ensures \result == KS_ACCEPTED ==> at + 24 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_btf_coo_payload(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict, uint64_t parent_num_cells, uint64_t parent_header_rank,
        uint64_t parent_dims_at, uint64_t parent_dims_count, uint64_t parent_header_element_size,
        btf_coo_payload_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 16) return KS_REFUSED;
    if (!ks_look(gate, pos, 16)) return KS_STOPPED;
    const uint64_t num_indices = ks_loaded_u8le(gate, buf, pos);
    if (!test_btf_coo_payload_num_indices(strict, num_indices, parent_num_cells)) return KS_REFUSED;
    const uint64_t num_columns = ks_loaded_u8le(gate, buf, pos + 8);
    if (num_columns != parent_header_rank) return KS_REFUSED;
    pos += 16;
    uint64_t indices_count = 0;
    if (!compute_btf_coo_payload_indices_count(num_indices, num_columns,
            &indices_count)) return KS_REFUSED;
    /*@ assert indices_count: indices_count ==
            btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at)); */
    if (!ks_array_fits(indices_count, 8, len - pos)) return KS_REFUSED;
    const ks_verdict indices_ok = check_btf_coo_payload_indices(gate, buf, len, pos, indices_count,
            num_columns, parent_dims_at, parent_dims_count);
    /*@ assert indices_ok: indices_ok !=
            KS_STOPPED ==> (indices_ok == KS_ACCEPTED <==> valid_btf_coo_payload_indices(buf, len,
            at + 16, btf_coo_payload_num_columns(buf, at), parent_dims_at, parent_dims_count,
            btf_coo_payload_indices_count_of(btf_coo_payload_num_indices(buf, at),
            btf_coo_payload_num_columns(buf, at)))); */
    if (indices_ok != KS_ACCEPTED) return indices_ok;
    pos += 8 * indices_count;
    /*@ assert behind_indices: pos == at_btf_coo_payload_num_values(buf, at) && pos <= len; */
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t num_values = ks_loaded_u8le(gate, buf, pos);
    /*@ assert num_values: num_values == btf_coo_payload_num_values(buf, at); */
    if (num_values != num_indices) return KS_REFUSED;
    pos += 8;
    uint64_t values_size = 0;
    if (!compute_btf_coo_payload_values_size(num_values, parent_header_element_size,
            &values_size)) return KS_REFUSED;
    /*@ assert values_size: values_size ==
            btf_coo_payload_values_size_of(btf_coo_payload_num_values(buf, at),
            parent_header_element_size); */
    const bool values_fits = values_size <= len - pos;
    /*@ assert values_fits: values_fits != 0 <==> end_btf_coo_payload(buf, at,
            parent_header_element_size) <= len; */
    if (!values_fits) return KS_REFUSED;
    pos += values_size;
    /*@ assert behind_values: pos == end_btf_coo_payload(buf, at,
            parent_header_element_size) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- record */

typedef struct btf_record_dims_facts {
    uint64_t cells;
} btf_record_dims_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_record_dims(buf, len, at, count);
    ensures \result == KS_REFUSED ==> !(valid_btf_record_dims(buf, len, at, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->cells == btf_record_dims_cells(buf, at, count);
*/
static KS_INLINE ks_verdict check_btf_record_dims(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, btf_record_dims_facts *facts) {
    btf_dim_facts item = {0};
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_btf_record_dims_item(buf, len, at,
                k);
        loop invariant item.extent == btf_record_dims_extent(buf, at, i);
        loop invariant item.cells == btf_record_dims_cells(buf, at, i);
        loop assigns i, item, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t arg_extent_before = compute_btf_record_dims_extent_before(i, item.extent);
        const uint64_t arg_cells_before = compute_btf_record_dims_cells_before(i, item.cells);
        ks_known(8 <= len - (at + 8 * i));
        const ks_verdict ok = check_btf_dim(gate, buf, len, at + 8 * i, arg_extent_before,
                arg_cells_before, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_btf_record_dims_item(buf, len, at, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    facts->cells = item.cells;
    return KS_ACCEPTED;
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
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_record_payload(buf, len, at, header_layout,
            num_cells, header_element_size, strict, header_rank, dims_at, dims_count);
    ensures \result == KS_REFUSED ==> !(valid_btf_record_payload(buf, len, at, header_layout,
            num_cells, header_element_size, strict, header_rank, dims_at, dims_count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_btf_record_payload(buf, at, header_layout,
            num_cells, header_element_size);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_btf_record_payload(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t header_layout, uint64_t num_cells,
        uint64_t header_element_size, bool strict, uint64_t header_rank, uint64_t dims_at,
        uint64_t dims_count, btf_record_payload_facts *facts) {
    facts->end = at;
    if (header_layout == 0) {
        btf_dense_payload_facts item = {0};
        uint64_t arg_len_data = 0;
        if (!compute_btf_record_payload_dense_payload_len_data(num_cells, header_element_size,
                &arg_len_data)) return KS_REFUSED;
        const ks_verdict payload_ok = check_btf_dense_payload(gate, buf, len, at, arg_len_data,
                &item);
        /*@ assert payload_ok: payload_ok !=
                KS_STOPPED ==> (payload_ok == KS_ACCEPTED <==> valid_btf_dense_payload(len, at,
                btf_record_payload_dense_payload_len_data_of(num_cells, header_element_size))); */
        if (payload_ok != KS_ACCEPTED) return payload_ok;
        facts->end = item.end;
    }
    if (header_layout == 1) {
        btf_coo_payload_facts item = {0};
        const ks_verdict payload_ok = check_btf_coo_payload(gate, buf, len, at, strict, num_cells,
                header_rank, dims_at, dims_count, header_element_size, &item);
        /*@ assert payload_ok: payload_ok !=
                KS_STOPPED ==> (payload_ok == KS_ACCEPTED <==> valid_btf_coo_payload(buf, len, at,
                strict, num_cells, header_rank, dims_at, dims_count, header_element_size)); */
        if (payload_ok != KS_ACCEPTED) return payload_ok;
        facts->end = item.end;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires io_pos <= 9223372036854775807;
    requires padding_size <= 9223372036854775807;
    requires padding_at + padding_size <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_btf_record_padding(buf, strict, io_pos, start,
            has_padding, padding_size, padding_at);
    ensures \result == KS_REFUSED ==> !(rule_btf_record_padding(buf, strict, io_pos, start,
            has_padding, padding_size, padding_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_btf_record_padding(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool strict, uint64_t io_pos, uint64_t start, bool has_padding,
        uint64_t padding_size, uint64_t padding_at) {
    (void)len;
    bool v3 = !(strict);
    if (!v3) {
        if (!ks_diff_fits_s64(io_pos, start)) return KS_REFUSED;
        bool v2 = (uint64_t)ks_floor_mod(ks_diff_s64(io_pos, start), 8) == 0;
        if (v2) {
            if (!has_padding) return KS_REFUSED;
            if (padding_size == 0) return KS_REFUSED;
            if (!ks_look(gate, padding_at, padding_size)) return KS_STOPPED;
            const bool v1 = ks_loaded_has_only_0(gate, buf, padding_at, padding_size);
            v2 = v1;
        }
        v3 = v2;
    }
    if (!v3) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires io_pos <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_record_next_record_follows(strict, io_pos, next);
*/
static KS_INLINE bool test_btf_record_next_record_follows(bool strict, uint64_t io_pos,
        uint64_t next) {
    return !(strict) || io_pos == next;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_record(buf, len, at, start, next, strict);
    ensures \result == KS_REFUSED ==> !(valid_btf_record(buf, len, at, start, next, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_btf_record(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t start, uint64_t next, bool strict) {
    uint64_t pos = at;
    btf_record_header_facts header = {0};
    const ks_verdict header_ok = check_btf_record_header(gate, buf, len, pos, strict, &header);
    /*@ assert header_ok: header_ok != KS_STOPPED
            ==> (header_ok == KS_ACCEPTED <==> valid_btf_record_header(buf, len, at, strict)); */
    if (header_ok != KS_ACCEPTED) return header_ok;
    pos += 16;
    btf_record_dims_facts dims = {0};
    const uint64_t dims_count = header.rank;
    const uint64_t dims_at = pos;
    if (!ks_array_fits(header.rank, 8, len - pos)) return KS_REFUSED;
    const ks_verdict dims_ok = check_btf_record_dims(gate, buf, len, pos, header.rank, &dims);
    /*@ assert dims_ok: dims_ok != KS_STOPPED ==>
            (dims_ok == KS_ACCEPTED <==> valid_btf_record_dims(buf, len, at + 16,
            btf_record_header_rank(buf, at))); */
    if (dims_ok != KS_ACCEPTED) return dims_ok;
    pos += 8 * header.rank;
    /*@ assert behind_dims: pos == at_btf_record_payload(buf, at) && pos <= len; */
    btf_record_payload_facts payload = {0};
    uint64_t num_cells = 0;
    if (!compute_btf_record_num_cells(header.rank, dims_count, dims.cells,
            &num_cells)) return KS_REFUSED;
    /*@ assert num_cells: num_cells == btf_record_num_cells(buf, at); */
    const ks_verdict payload_ok = check_btf_record_payload(gate, buf, len, pos, header.layout,
            num_cells, header.element_size, strict, header.rank, dims_at, dims_count, &payload);
    /*@ assert payload_ok: payload_ok !=
            KS_STOPPED ==> (payload_ok == KS_ACCEPTED <==> valid_btf_record_payload(buf, len,
            at_btf_record_payload(buf, at), btf_record_header_layout(buf, at),
            btf_record_num_cells(buf, at), btf_record_header_element_size(buf, at), strict,
            btf_record_header_rank(buf, at), at + 16, btf_record_header_rank(buf, at))); */
    if (payload_ok != KS_ACCEPTED) return payload_ok;
    pos = payload.end;
    /*@ assert behind_payload: pos == at_btf_record_padding(buf, at) && pos <= len; */
    const uint64_t padding_at = pos;
    bool has_padding = false;
    if (!compute_btf_record_has_padding(pos, start, &has_padding)) return KS_REFUSED;
    uint64_t padding_size = 0;
    if (has_padding) {
        int64_t its_padding_size = 0;
        if (!compute_btf_record_padding_size(pos, next, len, start,
                &its_padding_size)) return KS_REFUSED;
        padding_size = (uint64_t)its_padding_size;
        /*@ assert its_padding_size:
                its_padding_size == btf_record_padding_size_of(at_btf_record_padding(buf, at),
                next, len, start); */
        if (its_padding_size < 0) return KS_REFUSED;
        const bool padding_fits = (uint64_t)its_padding_size <= len - pos;
        /*@ assert padding_fits: padding_fits != 0 <==> at_btf_record_padding(buf,
                at) + btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
                start) <= len; */
        if (!padding_fits) return KS_REFUSED;
        pos += (uint64_t)its_padding_size;
        const ks_verdict padding_holds = test_btf_record_padding(gate, buf, len, strict, pos,
                start, has_padding, padding_size, padding_at);
        /*@ assert padding_holds: padding_holds
                != KS_STOPPED ==> (padding_holds == KS_ACCEPTED <==> rule_btf_record_padding(buf,
                strict, at_btf_record_padding(buf, at) +
                btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len, start),
                start, btf_record_has_padding(buf, at, start),
                btf_record_has_padding_of(at_btf_record_padding(buf, at),
                start) != 0 ? btf_record_padding_size_of(at_btf_record_padding(buf, at), next, len,
                start) : 0, at_btf_record_padding(buf, at))); */
        if (padding_holds != KS_ACCEPTED) return padding_holds;
    }
    /*@ assert behind_padding: pos == at_btf_record_next_record_follows(buf, len, at, start,
            next) && pos <= len; */
    if (!test_btf_record_next_record_follows(strict, pos, next)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- offset_entry */

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_offset_entry_offset(offset, root_num_tensors, io_size);
*/
static KS_INLINE bool test_btf_offset_entry_offset(uint64_t offset, uint64_t root_num_tensors,
        uint64_t io_size) {
    if (!ks_mul_fits_u64(8, root_num_tensors)) return false;
    if (!ks_add_fits_u64(8, 8 * root_num_tensors)) return false;
    if (offset < (8 + (8 * root_num_tensors))) return false;
    return ((int64_t)io_size - 16) >= 0 && offset <= (uint64_t)((int64_t)io_size - 16);
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_offset_entry_aligned_offset(strict, offset);
*/
static KS_INLINE bool test_btf_offset_entry_aligned_offset(bool strict, uint64_t offset) {
    return !(strict) || (offset % 8) == 0;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires root_offsets_at + 8 * root_offsets_count <= len;
    requires io_size <= 9223372036854775807;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_btf_offset_entry_record_next(buf, index,
            root_num_tensors, root_offsets_at, root_offsets_count, io_size);
    ensures \result == KS_REFUSED ==> !(defined_btf_offset_entry_record_next(buf, index,
            root_num_tensors, root_offsets_at, root_offsets_count, io_size));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == btf_offset_entry_record_next_of(buf, index,
            root_num_tensors, root_offsets_at, root_offsets_count, io_size);
*/
static KS_INLINE ks_verdict find_btf_offset_entry_record_next(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t index, uint64_t root_num_tensors, uint64_t root_offsets_at,
        uint64_t root_offsets_count, uint64_t io_size, uint64_t *value) {
    (void)len;
    if (!ks_add_fits_u64(index, 1)) return KS_REFUSED;
    uint64_t v2 = 0;
    if ((index + 1) < root_num_tensors) {
        if (!ks_add_fits_u64(index, 1)) return KS_REFUSED;
        if ((index + 1) >= root_offsets_count) return KS_REFUSED;
        if (!ks_look(gate, root_offsets_at + 8 * (index + 1), 8)) return KS_STOPPED;
        const uint64_t v1 = ks_loaded_u8le(gate, buf, root_offsets_at + 8 * (index + 1));
        v2 = v1;
    } else {
        v2 = io_size;
    }
    *value = v2;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires root_offsets_at + 8 * root_offsets_count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_offset_entry(buf, len, at, index,
            root_num_tensors, strict, root_offsets_at, root_offsets_count);
    ensures \result == KS_REFUSED ==> !(valid_btf_offset_entry(buf, len, at, index,
            root_num_tensors, strict, root_offsets_at, root_offsets_count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_btf_offset_entry(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t index, uint64_t root_num_tensors, bool strict,
        uint64_t root_offsets_at, uint64_t root_offsets_count) {
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    const uint64_t offset = ks_loaded_u8le(gate, buf, at);
    if (!test_btf_offset_entry_offset(offset, root_num_tensors, len)) return KS_REFUSED;
    if (!test_btf_offset_entry_aligned_offset(strict, offset)) return KS_REFUSED;
    if (offset > len) return KS_REFUSED;
    uint64_t arg_next = 0;
    const ks_verdict arg_next_found = find_btf_offset_entry_record_next(gate, buf, len, index,
            root_num_tensors, root_offsets_at, root_offsets_count, len, &arg_next);
    /*@ assert arg_next_found: arg_next_found !=
            KS_STOPPED ==> (arg_next_found ==
            KS_ACCEPTED <==> defined_btf_offset_entry_record_next(buf, index, root_num_tensors,
            root_offsets_at, root_offsets_count, len)); */
    if (arg_next_found != KS_ACCEPTED) return arg_next_found;
    const ks_verdict record_ok = check_btf_record(gate, buf, len, offset, offset, arg_next, strict);
    /*@ assert record_ok: record_ok != KS_STOPPED
            ==> (record_ok == KS_ACCEPTED <==> valid_btf_record(buf, len,
            btf_offset_entry_offset(buf, at), btf_offset_entry_offset(buf, at),
            btf_offset_entry_record_next_of(buf, index, root_num_tensors, root_offsets_at,
            root_offsets_count, len), strict)); */
    if (record_ok != KS_ACCEPTED) return record_ok;
    return KS_ACCEPTED;
}

/* ---- btf */

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_btf_num_tensors(num_tensors, io_size);
*/
static KS_INLINE bool test_btf_num_tensors(uint64_t num_tensors, uint64_t io_size) {
    return num_tensors != 0 || io_size == 8;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires offsets_at + 8 * offsets_count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_btf_offsets(buf, len, at, num_tensors, strict,
            offsets_at, offsets_count, count);
    ensures \result == KS_REFUSED ==> !(valid_btf_offsets(buf, len, at, num_tensors, strict,
            offsets_at, offsets_count, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_btf_offsets(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, uint64_t num_tensors, bool strict, uint64_t offsets_at,
        uint64_t offsets_count) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_btf_offsets_item(buf, len, at,
                num_tensors, strict, offsets_at, offsets_count, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(8 <= len - (at + 8 * i));
        const ks_verdict ok = check_btf_offset_entry(gate, buf, len, at + 8 * i, i, num_tensors,
                strict, offsets_at, offsets_count);
        /*@ assert item: ok != KS_STOPPED ==> (ok == KS_ACCEPTED <==> valid_btf_offsets_item(buf,
                len, at, num_tensors, strict, offsets_at, offsets_count, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires offsets_at + 8 * offsets_count <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_btf_records_follow_table(buf, num_tensors, strict,
            offsets_at, offsets_count);
    ensures \result == KS_REFUSED ==> !(rule_btf_records_follow_table(buf, num_tensors, strict,
            offsets_at, offsets_count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_btf_records_follow_table(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t num_tensors, bool strict, uint64_t offsets_at,
        uint64_t offsets_count) {
    (void)len;
    bool v3 = !(num_tensors > 0);
    if (!v3) {
        bool v2 = !(strict);
        if (!v2) {
            if (0 >= offsets_count) return KS_REFUSED;
            if (!ks_look(gate, offsets_at + 8 * 0, 8)) return KS_STOPPED;
            const uint64_t v1 = ks_loaded_u8le(gate, buf, offsets_at + 8 * 0);
            if (!ks_mul_fits_u64(8, num_tensors)) return KS_REFUSED;
            if (!ks_add_fits_u64(8, 8 * num_tensors)) return KS_REFUSED;
            v2 = v1 == (8 + (8 * num_tensors));
        }
        v3 = v2;
    }
    if (!v3) return KS_REFUSED;
    return KS_ACCEPTED;
}

ks_verdict btf_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict) {
    uint64_t pos = 0;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t num_tensors = ks_loaded_u8le(gate, buf, pos);
    if (!test_btf_num_tensors(num_tensors, len)) return KS_REFUSED;
    pos += 8;
    const uint64_t offsets_count = num_tensors;
    const uint64_t offsets_at = pos;
    if (!ks_array_fits(num_tensors, 8, len - pos)) return KS_REFUSED;
    const ks_verdict offsets_ok = check_btf_offsets(gate, buf, len, pos, num_tensors, num_tensors,
            strict, offsets_at, offsets_count);
    /*@ assert offsets_ok: offsets_ok !=
            KS_STOPPED ==> (offsets_ok == KS_ACCEPTED <==> valid_btf_offsets(buf, len, 8,
            btf_num_tensors(buf), strict, 8, btf_num_tensors(buf), btf_num_tensors(buf))); */
    if (offsets_ok != KS_ACCEPTED) return offsets_ok;
    pos += 8 * num_tensors;
    /*@ assert behind_offsets: pos == at_btf_records_follow_table(buf) && pos <= len; */
    const ks_verdict records_follow_table_holds = test_btf_records_follow_table(gate, buf, len,
            num_tensors, strict, offsets_at, offsets_count);
    /*@ assert records_follow_table_holds:
            records_follow_table_holds != KS_STOPPED
            ==> (records_follow_table_holds == KS_ACCEPTED <==> rule_btf_records_follow_table(buf,
            btf_num_tensors(buf), strict, 8, btf_num_tensors(buf))); */
    if (records_follow_table_holds != KS_ACCEPTED) return records_follow_table_holds;
    return KS_ACCEPTED;
}

