/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from primitiv.ksy. Do not edit. */
#include "primitiv_view.h"

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

#include "primitiv_compute.h"

/* ---- header */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_header(buf, len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_primitiv_header_view(\result);
    ensures \result.major_tag == primitiv_header_major_tag(buf, at);
    ensures \result.major_tag <= 255;
    ensures \result.major == primitiv_header_major(buf, at);
    ensures \result.major <= 4294967295;
    ensures \result.minor_tag == primitiv_header_minor_tag(buf, at);
    ensures \result.minor_tag <= 255;
    ensures \result.minor == primitiv_header_minor(buf, at);
    ensures \result.minor <= 4294967295;
    ensures \result.data_type_tag == primitiv_header_data_type_tag(buf, at);
    ensures \result.data_type_tag <= 255;
    ensures \result.data_type == primitiv_header_data_type(buf, at);
    ensures \result.data_type <= 4294967295;
*/
static KS_INLINE primitiv_header_view open_primitiv_header(const uint8_t *buf, uint64_t len,
        uint64_t at) {
    /*@ assert known: at + 15 <= len; */
    /*@ assert at + 15 <= len; */
    const uint64_t major_tag = ks_u1(buf + at);
    const uint64_t major = ks_u4be(buf + (at + 1));
    const uint64_t minor_tag = ks_u1(buf + (at + 5));
    const uint64_t minor = ks_u4be(buf + (at + 6));
    const uint64_t data_type_tag = ks_u1(buf + (at + 10));
    const uint64_t data_type = ks_u4be(buf + (at + 11));
    /*@ assert major_tag == primitiv_header_major_tag(buf, at); */
    /*@ assert major_tag <= 255; */
    /*@ assert major == primitiv_header_major(buf, at); */
    /*@ assert major <= 4294967295; */
    /*@ assert minor_tag == primitiv_header_minor_tag(buf, at); */
    /*@ assert minor_tag <= 255; */
    /*@ assert minor == primitiv_header_minor(buf, at); */
    /*@ assert minor <= 4294967295; */
    /*@ assert data_type_tag == primitiv_header_data_type_tag(buf, at); */
    /*@ assert data_type_tag <= 255; */
    /*@ assert data_type == primitiv_header_data_type(buf, at); */
    /*@ assert data_type <= 4294967295; */
    primitiv_header_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.major_tag = major_tag;
    view.major = major;
    view.minor_tag = minor_tag;
    view.minor = minor;
    view.data_type_tag = data_type_tag;
    view.data_type = data_type;
    return view;
}

/* ---- array_head */

typedef struct primitiv_msgpack_array_head_wide_count_view {
    uint64_t end;
    bool has_wide_count;
    uint64_t wide_count;
} primitiv_msgpack_array_head_wide_count_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires valid_primitiv_msgpack_array_head_wide_count(len, at, tag);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_msgpack_array_head_wide_count(at, tag);
    ensures at <= \result.end <= len;
    ensures \result.has_wide_count == primitiv_msgpack_array_head_has_wide_count(tag);
    ensures \result.wide_count == primitiv_msgpack_array_head_wide_count(buf, at, tag);
    ensures \result.wide_count <= 4294967295;
*/
static KS_INLINE
        primitiv_msgpack_array_head_wide_count_view
        open_primitiv_msgpack_array_head_wide_count(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t tag) {
    /*@ assert known: at + (tag == 220 ? 2 : tag == 221 ? 4 : 0) <= len; */
    primitiv_msgpack_array_head_wide_count_view view = {0};
    (void)len;
    /*@ assert at + (tag == 220 ? 2 : tag == 221 ? 4 : 0) <= len; */
    switch (tag) {
        case 220:
            view.has_wide_count = true;
            view.wide_count = ks_u2be(buf + at);
            view.end = at + 2;
            break;
        case 221:
            view.has_wide_count = true;
            view.wide_count = ks_u4be(buf + at);
            view.end = at + 4;
            break;
        default:
            view.has_wide_count = false;
            view.wide_count = 0;
            view.end = at;
            break;
    }
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_msgpack_array_head(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_msgpack_array_head_view(\result);
    ensures \result.end == end_primitiv_msgpack_array_head(buf, at);
    ensures at + 1 <= \result.end <= len;
    ensures \result.tag == primitiv_msgpack_array_head_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.has_wide_count == primitiv_msgpack_array_head_has_wide_count(buf, at);
    ensures \result.wide_count == primitiv_msgpack_array_head_wide_count(buf, at);
    ensures \result.wide_count <= 4294967295;
    ensures \result.num_items == primitiv_msgpack_array_head_num_items(buf, at);
    ensures \result.num_items <= 4294967295;
*/
static KS_INLINE primitiv_msgpack_array_head_view
        open_primitiv_msgpack_array_head(const uint8_t *buf, uint64_t len, uint64_t at,
        bool strict) {
    /*@ assert known: at + 1 <= len &&
            (primitiv_msgpack_array_head_tag(buf, at) >= 220 ==>
              (valid_primitiv_msgpack_array_head_wide_count(len, at + 1,
                      primitiv_msgpack_array_head_tag(buf, at)))) &&
            defined_primitiv_msgpack_array_head_num_items(primitiv_msgpack_array_head_tag(buf, at),
                    primitiv_msgpack_array_head_has_wide_count(primitiv_msgpack_array_head_tag(buf,
                    at)), primitiv_msgpack_array_head_wide_count(buf, at + 1,
                    primitiv_msgpack_array_head_tag(buf, at))); */
    uint64_t pos = at;
    /*@ assert at + 1 <= len; */
    const uint64_t tag = ks_u1(buf + pos);
    pos += 1;
    const bool has_wide_count = tag >= 220;
    primitiv_msgpack_array_head_wide_count_view wide_count = {0};
    if (has_wide_count) {
        /*@ assert valid_primitiv_msgpack_array_head_wide_count(len, at + 1,
                primitiv_msgpack_array_head_tag(buf, at)); */
        wide_count = open_primitiv_msgpack_array_head_wide_count(buf, len, pos, tag);
        pos = wide_count.end;
    }
    /*@ assert behind_wide_count: pos == end_primitiv_msgpack_array_head(buf, at) && pos <= len; */
    /*@ assert defined_primitiv_msgpack_array_head_num_items(primitiv_msgpack_array_head_tag(buf,
            at), primitiv_msgpack_array_head_has_wide_count(primitiv_msgpack_array_head_tag(buf,
            at)), primitiv_msgpack_array_head_wide_count(buf, at + 1,
            primitiv_msgpack_array_head_tag(buf, at))); */
    uint64_t num_items = 0;
    const bool knows_num_items = compute_primitiv_msgpack_array_head_num_items(tag,
            wide_count.has_wide_count, wide_count.wide_count, &num_items);
    (void)knows_num_items;
    /*@ assert knows_num_items != 0; */
    /*@ assert num_items: num_items == primitiv_msgpack_array_head_num_items(buf, at); */
    /*@ assert tag == primitiv_msgpack_array_head_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert wide_count.has_wide_count == primitiv_msgpack_array_head_has_wide_count(buf, at); */
    /*@ assert wide_count.wide_count == primitiv_msgpack_array_head_wide_count(buf, at); */
    /*@ assert wide_count.wide_count <= 4294967295; */
    /*@ assert num_items == primitiv_msgpack_array_head_num_items(buf, at); */
    /*@ assert num_items <= 4294967295; */
    primitiv_msgpack_array_head_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.tag = tag;
    view.has_wide_count = wide_count.has_wide_count;
    view.wide_count = wide_count.wide_count;
    view.num_items = num_items;
    view.end = pos;
    return view;
}

/* ---- dim */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_dim(buf, len, at, volume_before);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.volume_before == volume_before;
    ensures is_primitiv_dim_view(\result);
    ensures \result.tag == primitiv_dim_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.length == primitiv_dim_length(buf, at);
    ensures \result.length <= 4294967295;
    ensures \result.volume == primitiv_dim_volume(buf, at, volume_before);
*/
static KS_INLINE primitiv_dim_view open_primitiv_dim(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t volume_before) {
    /*@ assert known: at + 5 <= len &&
            defined_primitiv_dim_volume(volume_before, primitiv_dim_length(buf, at)); */
    /*@ assert at + 5 <= len; */
    const uint64_t tag = ks_u1(buf + at);
    const uint64_t length = ks_u4be(buf + (at + 1));
    /*@ assert defined_primitiv_dim_volume(volume_before, primitiv_dim_length(buf, at)); */
    uint64_t volume = 0;
    const bool knows_volume = compute_primitiv_dim_volume(volume_before, length, &volume);
    (void)knows_volume;
    /*@ assert knows_volume != 0; */
    /*@ assert volume: volume == primitiv_dim_volume(buf, at, volume_before); */
    /*@ assert tag == primitiv_dim_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert length == primitiv_dim_length(buf, at); */
    /*@ assert length <= 4294967295; */
    /*@ assert volume == primitiv_dim_volume(buf, at, volume_before); */
    primitiv_dim_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.volume_before = volume_before;
    view.tag = tag;
    view.length = length;
    view.volume = volume;
    return view;
}

/* ---- uint32 */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_msgpack_uint32(buf, len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_primitiv_msgpack_uint32_view(\result);
    ensures \result.tag == primitiv_msgpack_uint32_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.value == primitiv_msgpack_uint32_value(buf, at);
    ensures \result.value <= 4294967295;
*/
static KS_INLINE primitiv_msgpack_uint32_view open_primitiv_msgpack_uint32(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const uint64_t tag = ks_u1(buf + at);
    const uint64_t value_ = ks_u4be(buf + (at + 1));
    /*@ assert tag == primitiv_msgpack_uint32_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert value_ == primitiv_msgpack_uint32_value(buf, at); */
    /*@ assert value_ <= 4294967295; */
    primitiv_msgpack_uint32_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.tag = tag;
    view.value = value_;
    return view;
}

/* ---- shape */

typedef struct primitiv_shape_dims_view {
    uint64_t volume;
} primitiv_shape_dims_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 5 * count <= len;
    requires valid_primitiv_shape_dims(buf, len, at, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.volume == primitiv_shape_dims_volume(buf, at, count);
*/
static KS_INLINE primitiv_shape_dims_view open_primitiv_shape_dims(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count) {
    primitiv_shape_dims_view view = {0};
    primitiv_dim_view item = {0};
    /*@ loop invariant 0 <= i <= count;
        loop invariant item.volume == primitiv_shape_dims_volume(buf, at, i);
        loop assigns i, item;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_primitiv_shape_dims(buf, len, at,
                count) ==> valid_primitiv_shape_dims_item(buf, len, at, i); */
        const uint64_t arg_volume_before = compute_primitiv_shape_dims_volume_before(i,
                item.volume);
        /*@ assert valid_primitiv_dim(buf, len, at + 5 * i, primitiv_shape_dims_volume_before_of(i,
                primitiv_shape_dims_volume(buf, at, i))); */
        item = open_primitiv_dim(buf, len, at + 5 * i, arg_volume_before);
    }
    view.volume = item.volume;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires max_batch <= 4294967295;
    requires valid_primitiv_shape(buf, len, at, max_batch, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.max_batch == max_batch;
    ensures \result.strict == strict;
    ensures is_primitiv_shape_view(\result);
    ensures \result.end == end_primitiv_shape(buf, at);
    ensures at + 6 <= \result.end <= len;
    ensures \result.dims_head_at == primitiv_shape_dims_head_at(at);
    ensures \result.dims_at == primitiv_shape_dims_at(buf, at);
    ensures \result.dims_count == primitiv_shape_dims_count(buf, at);
    ensures \result.batch_at == primitiv_shape_batch_at(buf, at);
    ensures \result.num_elements == primitiv_shape_num_elements(buf, at);
*/
static KS_INLINE primitiv_shape_view open_primitiv_shape(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t max_batch, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_array_head(buf, len, at, strict) &&
            5 * primitiv_msgpack_array_head_num_items(buf,
                    at) <= len - (at_primitiv_shape_at_most_8_dims(buf, at)) &&
            valid_primitiv_shape_dims(buf, len, at_primitiv_shape_at_most_8_dims(buf, at),
                    primitiv_msgpack_array_head_num_items(buf, at)) &&
            valid_primitiv_msgpack_uint32(buf, len, at_primitiv_shape_no_trailing_one(buf, at)) &&
            defined_primitiv_shape_num_elements(primitiv_msgpack_array_head_num_items(buf, at),
                    primitiv_msgpack_array_head_num_items(buf, at), primitiv_shape_dims_volume(buf,
                    at_primitiv_shape_at_most_8_dims(buf, at),
                    primitiv_msgpack_array_head_num_items(buf, at)),
                    primitiv_msgpack_uint32_value(buf, at_primitiv_shape_no_trailing_one(buf,
                    at))); */
    uint64_t pos = at;
    const uint64_t dims_head_at = pos;
    primitiv_msgpack_array_head_view dims_head = {0};
    /*@ assert valid_primitiv_msgpack_array_head(buf, len, at, strict); */
    dims_head = open_primitiv_msgpack_array_head(buf, len, pos, strict);
    pos = dims_head.end;
    /*@ assert behind_dims_head: pos == at_primitiv_shape_at_most_8_dims(buf, at) && pos <= len; */
    const uint64_t dims_at = pos;
    primitiv_shape_dims_view dims = {0};
    const uint64_t dims_count = dims_head.num_items;
    /*@ assert 5 * primitiv_msgpack_array_head_num_items(buf,
            at) <= len - (at_primitiv_shape_at_most_8_dims(buf, at)); */
    /*@ assert valid_primitiv_shape_dims(buf, len, at_primitiv_shape_at_most_8_dims(buf, at),
            primitiv_msgpack_array_head_num_items(buf, at)); */
    dims = open_primitiv_shape_dims(buf, len, pos, dims_head.num_items);
    pos += 5 * dims_head.num_items;
    /*@ assert behind_dims: pos == at_primitiv_shape_no_trailing_one(buf, at) && pos <= len; */
    const uint64_t batch_at = pos;
    primitiv_msgpack_uint32_view batch = {0};
    /*@ assert valid_primitiv_msgpack_uint32(buf, len, at_primitiv_shape_no_trailing_one(buf,
            at)); */
    batch = open_primitiv_msgpack_uint32(buf, len, pos);
    pos += 5;
    /*@ assert defined_primitiv_shape_num_elements(primitiv_msgpack_array_head_num_items(buf, at),
            primitiv_msgpack_array_head_num_items(buf, at), primitiv_shape_dims_volume(buf,
            at_primitiv_shape_at_most_8_dims(buf, at), primitiv_msgpack_array_head_num_items(buf,
            at)), primitiv_msgpack_uint32_value(buf, at_primitiv_shape_no_trailing_one(buf,
            at))); */
    uint64_t num_elements = 0;
    const bool knows_num_elements = compute_primitiv_shape_num_elements(dims_head.num_items,
            dims_count, dims.volume, batch.value, &num_elements);
    (void)knows_num_elements;
    /*@ assert knows_num_elements != 0; */
    /*@ assert num_elements: num_elements == primitiv_shape_num_elements(buf, at); */
    /*@ assert dims_head_at == primitiv_shape_dims_head_at(at); */
    /*@ assert dims_at == primitiv_shape_dims_at(buf, at); */
    /*@ assert dims_count == primitiv_shape_dims_count(buf, at); */
    /*@ assert batch_at == primitiv_shape_batch_at(buf, at); */
    /*@ assert num_elements == primitiv_shape_num_elements(buf, at); */
    primitiv_shape_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.max_batch = max_batch;
    view.strict = strict;
    view.dims_head_at = dims_head_at;
    view.dims_at = dims_at;
    view.dims_count = dims_count;
    view.batch_at = batch_at;
    view.num_elements = num_elements;
    view.end = pos;
    return view;
}

/*@
    requires is_primitiv_shape_view(of);
    requires i < of.dims_count;
    requires before.volume == primitiv_shape_dims_volume(of.buf, of.dims_at, i);
    requires before.length == primitiv_shape_dims_length(of.buf, of.dims_at, i);
    requires before.length <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures is_primitiv_shape_view_dims_item(of, \result, i);
*/
static KS_INLINE primitiv_dim_view open_primitiv_shape_dims_item(primitiv_shape_view of,
        primitiv_dim_view before, uint64_t i) {
    /*@ assert valid_primitiv_shape_dims(of.buf, of.len, of.dims_at, of.dims_count); */
    /*@ assert valid_primitiv_shape_dims_item(of.buf, of.len, of.dims_at, i); */
    const uint64_t arg_volume_before = compute_primitiv_shape_dims_volume_before(i, before.volume);
    /*@ assert valid_primitiv_dim(of.buf, of.len, of.dims_at + 5 * i,
            primitiv_shape_dims_volume_before_of(i, primitiv_shape_dims_volume(of.buf, of.dims_at,
            i))); */
    const primitiv_dim_view view = open_primitiv_dim(of.buf, of.len, of.dims_at + 5 * i,
            arg_volume_before);
    /*@ assert is_primitiv_shape_view_dims_item(of, view, i); */
    return view;
}

primitiv_dim_view primitiv_shape_view_dims_first(primitiv_shape_view of) {
    const primitiv_dim_view before = {0};
    return open_primitiv_shape_dims_item(of, before, 0);
}

primitiv_dim_view primitiv_shape_view_dims_next(primitiv_shape_view of, primitiv_dim_view before,
        uint64_t i) {
    /*@ assert is_primitiv_dim_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == of.dims_at + 5 * (i - 1) &&
            before.volume_before == primitiv_shape_dims_volume_before_of((i - 1),
                    primitiv_shape_dims_volume(of.buf, of.dims_at, (i - 1))); */
    /*@ assert before.volume == primitiv_dim_volume(before.buf, before.at, before.volume_before); */
    /*@ assert primitiv_shape_dims_volume(of.buf, of.dims_at, i) == primitiv_dim_volume(of.buf,
            of.dims_at + 5 * (i - 1), primitiv_shape_dims_volume_before_of((i - 1),
            primitiv_shape_dims_volume(of.buf, of.dims_at, (i - 1)))); */
    /*@ assert before.volume == primitiv_shape_dims_volume(of.buf, of.dims_at, i); */
    /*@ assert before.length == primitiv_dim_length(before.buf, before.at); */
    /*@ assert primitiv_shape_dims_length(of.buf, of.dims_at, i) == primitiv_dim_length(of.buf,
            of.dims_at + 5 * (i - 1)); */
    /*@ assert before.length == primitiv_shape_dims_length(of.buf, of.dims_at, i); */
    return open_primitiv_shape_dims_item(of, before, i);
}

primitiv_msgpack_uint32_view primitiv_shape_view_batch(primitiv_shape_view of) {
    /*@ assert valid_primitiv_msgpack_uint32(of.buf, of.len, of.batch_at); */
    return open_primitiv_msgpack_uint32(of.buf, of.len, of.batch_at);
}

/* ---- binary */

typedef struct primitiv_msgpack_binary_len_data_view {
    uint64_t end;
    bool has_len_data;
    uint64_t len_data;
} primitiv_msgpack_binary_len_data_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires valid_primitiv_msgpack_binary_len_data(len, at, tag);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_msgpack_binary_len_data(at, tag);
    ensures at <= \result.end <= len;
    ensures \result.has_len_data == primitiv_msgpack_binary_has_len_data(tag);
    ensures \result.len_data == primitiv_msgpack_binary_len_data(buf, at, tag);
    ensures \result.len_data <= 4294967295;
*/
static KS_INLINE
        primitiv_msgpack_binary_len_data_view
        open_primitiv_msgpack_binary_len_data(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t tag) {
    /*@ assert known: at + (tag == 196 ? 1 : tag == 197 ? 2 : tag == 198 ? 4 : 0) <= len; */
    primitiv_msgpack_binary_len_data_view view = {0};
    (void)len;
    /*@ assert at + (tag == 196 ? 1 : tag == 197 ? 2 : tag == 198 ? 4 : 0) <= len; */
    switch (tag) {
        case 196:
            view.has_len_data = true;
            view.len_data = ks_u1(buf + at);
            view.end = at + 1;
            break;
        case 197:
            view.has_len_data = true;
            view.len_data = ks_u2be(buf + at);
            view.end = at + 2;
            break;
        case 198:
            view.has_len_data = true;
            view.len_data = ks_u4be(buf + at);
            view.end = at + 4;
            break;
        default:
            view.has_len_data = false;
            view.len_data = 0;
            view.end = at;
            break;
    }
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_msgpack_binary(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_msgpack_binary_view(\result);
    ensures \result.end == end_primitiv_msgpack_binary(buf, at);
    ensures at + 1 <= \result.end <= len;
    ensures \result.tag == primitiv_msgpack_binary_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.has_len_data == primitiv_msgpack_binary_has_len_data(buf, at);
    ensures \result.len_data == primitiv_msgpack_binary_len_data(buf, at);
    ensures \result.len_data <= 4294967295;
    ensures \result.data_at == primitiv_msgpack_binary_data_at(buf, at);
    ensures \result.data_size == primitiv_msgpack_binary_data_size(buf, at);
*/
static KS_INLINE primitiv_msgpack_binary_view open_primitiv_msgpack_binary(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len &&
            valid_primitiv_msgpack_binary_len_data(len, at + 1, primitiv_msgpack_binary_tag(buf,
                    at)) &&
            defined_primitiv_msgpack_binary_data_size(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at))) &&
            end_primitiv_msgpack_binary(buf, at) <= len; */
    uint64_t pos = at;
    /*@ assert at + 1 <= len; */
    const uint64_t tag = ks_u1(buf + pos);
    pos += 1;
    primitiv_msgpack_binary_len_data_view len_data = {0};
    /*@ assert valid_primitiv_msgpack_binary_len_data(len, at + 1, primitiv_msgpack_binary_tag(buf,
            at)); */
    len_data = open_primitiv_msgpack_binary_len_data(buf, len, pos, tag);
    pos = len_data.end;
    /*@ assert behind_len_data: pos == at_primitiv_msgpack_binary_data(buf, at) && pos <= len; */
    const uint64_t data_at = pos;
    /*@ assert
            defined_primitiv_msgpack_binary_data_size(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at))); */
    uint64_t its_data_size = 0;
    const bool knows_its_data_size =
            compute_primitiv_msgpack_binary_data_size(len_data.has_len_data, len_data.len_data,
            &its_data_size);
    (void)knows_its_data_size;
    /*@ assert knows_its_data_size != 0; */
    const uint64_t data_size = its_data_size;
    /*@ assert its_data_size: its_data_size ==
            primitiv_msgpack_binary_data_size_of(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at))); */
    /*@ assert end_primitiv_msgpack_binary(buf, at) <= len; */
    pos += its_data_size;
    /*@ assert behind_data: pos == end_primitiv_msgpack_binary(buf, at) && pos <= len; */
    /*@ assert tag == primitiv_msgpack_binary_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert len_data.has_len_data == primitiv_msgpack_binary_has_len_data(buf, at); */
    /*@ assert len_data.len_data == primitiv_msgpack_binary_len_data(buf, at); */
    /*@ assert len_data.len_data <= 4294967295; */
    /*@ assert data_at == primitiv_msgpack_binary_data_at(buf, at); */
    /*@ assert data_size == primitiv_msgpack_binary_data_size(buf, at); */
    primitiv_msgpack_binary_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.tag = tag;
    view.has_len_data = len_data.has_len_data;
    view.len_data = len_data.len_data;
    view.data_at = data_at;
    view.data_size = data_size;
    view.end = pos;
    return view;
}

/* ---- tensor */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires max_batch <= 4294967295;
    requires valid_primitiv_tensor(buf, len, at, max_batch, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.max_batch == max_batch;
    ensures \result.strict == strict;
    ensures is_primitiv_tensor_view(\result);
    ensures \result.end == end_primitiv_tensor(buf, at);
    ensures at + 7 <= \result.end <= len;
    ensures \result.shape_at == primitiv_tensor_shape_at(at);
    ensures \result.data_at == primitiv_tensor_data_at(buf, at);
*/
static KS_INLINE primitiv_tensor_view open_primitiv_tensor(const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t max_batch, bool strict) {
    /*@ assert known: valid_primitiv_shape(buf, len, at, max_batch, strict) &&
            valid_primitiv_msgpack_binary(buf, len, at_primitiv_tensor_data(buf, at), strict); */
    uint64_t pos = at;
    const uint64_t shape_at = pos;
    primitiv_shape_view shape = {0};
    /*@ assert valid_primitiv_shape(buf, len, at, max_batch, strict); */
    shape = open_primitiv_shape(buf, len, pos, max_batch, strict);
    pos = shape.end;
    /*@ assert behind_shape: pos == at_primitiv_tensor_data(buf, at) && pos <= len; */
    const uint64_t data_at = pos;
    primitiv_msgpack_binary_view data = {0};
    /*@ assert valid_primitiv_msgpack_binary(buf, len, at_primitiv_tensor_data(buf, at), strict); */
    data = open_primitiv_msgpack_binary(buf, len, pos, strict);
    pos = data.end;
    /*@ assert behind_data: pos == at_primitiv_tensor_data_fits_shape(buf, at) && pos <= len; */
    /*@ assert shape_at == primitiv_tensor_shape_at(at); */
    /*@ assert data_at == primitiv_tensor_data_at(buf, at); */
    primitiv_tensor_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.max_batch = max_batch;
    view.strict = strict;
    view.shape_at = shape_at;
    view.data_at = data_at;
    view.end = pos;
    return view;
}

primitiv_shape_view primitiv_tensor_view_shape(primitiv_tensor_view of) {
    /*@ assert valid_primitiv_shape(of.buf, of.len, of.shape_at, of.max_batch, of.strict); */
    return open_primitiv_shape(of.buf, of.len, of.shape_at, of.max_batch, of.strict);
}

primitiv_msgpack_binary_view primitiv_tensor_view_data(primitiv_tensor_view of) {
    /*@ assert valid_primitiv_msgpack_binary(of.buf, of.len, of.data_at, of.strict); */
    return open_primitiv_msgpack_binary(of.buf, of.len, of.data_at, of.strict);
}

/* ---- string */

typedef struct primitiv_msgpack_string_wide_length_view {
    uint64_t end;
    bool has_wide_length;
    uint64_t wide_length;
} primitiv_msgpack_string_wide_length_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires valid_primitiv_msgpack_string_wide_length(len, at, tag);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_msgpack_string_wide_length(at, tag);
    ensures at <= \result.end <= len;
    ensures \result.has_wide_length == primitiv_msgpack_string_has_wide_length(tag);
    ensures \result.wide_length == primitiv_msgpack_string_wide_length(buf, at, tag);
    ensures \result.wide_length <= 4294967295;
*/
static KS_INLINE
        primitiv_msgpack_string_wide_length_view
        open_primitiv_msgpack_string_wide_length(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t tag) {
    /*@ assert known: at + (tag == 217 ? 1 : tag == 218 ? 2 : tag == 219 ? 4 : 0) <= len; */
    primitiv_msgpack_string_wide_length_view view = {0};
    (void)len;
    /*@ assert at + (tag == 217 ? 1 : tag == 218 ? 2 : tag == 219 ? 4 : 0) <= len; */
    switch (tag) {
        case 217:
            view.has_wide_length = true;
            view.wide_length = ks_u1(buf + at);
            view.end = at + 1;
            break;
        case 218:
            view.has_wide_length = true;
            view.wide_length = ks_u2be(buf + at);
            view.end = at + 2;
            break;
        case 219:
            view.has_wide_length = true;
            view.wide_length = ks_u4be(buf + at);
            view.end = at + 4;
            break;
        default:
            view.has_wide_length = false;
            view.wide_length = 0;
            view.end = at;
            break;
    }
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_msgpack_string(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_msgpack_string_view(\result);
    ensures \result.end == end_primitiv_msgpack_string(buf, at);
    ensures at + 1 <= \result.end <= len;
    ensures \result.tag == primitiv_msgpack_string_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.has_wide_length == primitiv_msgpack_string_has_wide_length(buf, at);
    ensures \result.wide_length == primitiv_msgpack_string_wide_length(buf, at);
    ensures \result.wide_length <= 4294967295;
    ensures \result.data_at == primitiv_msgpack_string_data_at(buf, at);
    ensures \result.data_size == primitiv_msgpack_string_data_size(buf, at);
    ensures \result.len_data == primitiv_msgpack_string_len_data(buf, at);
    ensures \result.len_data <= 4294967295;
*/
static KS_INLINE primitiv_msgpack_string_view open_primitiv_msgpack_string(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len &&
            (primitiv_msgpack_string_tag(buf, at) >= 217 ==>
              (valid_primitiv_msgpack_string_wide_length(len, at + 1,
                      primitiv_msgpack_string_tag(buf, at)))) &&
            defined_primitiv_msgpack_string_len_data(primitiv_msgpack_string_tag(buf, at),
                    primitiv_msgpack_string_has_wide_length(primitiv_msgpack_string_tag(buf, at)),
                    primitiv_msgpack_string_wide_length(buf, at + 1,
                    primitiv_msgpack_string_tag(buf, at))) &&
            end_primitiv_msgpack_string(buf, at) <= len; */
    uint64_t pos = at;
    /*@ assert at + 1 <= len; */
    const uint64_t tag = ks_u1(buf + pos);
    pos += 1;
    const bool has_wide_length = tag >= 217;
    primitiv_msgpack_string_wide_length_view wide_length = {0};
    if (has_wide_length) {
        /*@ assert valid_primitiv_msgpack_string_wide_length(len, at + 1,
                primitiv_msgpack_string_tag(buf, at)); */
        wide_length = open_primitiv_msgpack_string_wide_length(buf, len, pos, tag);
        pos = wide_length.end;
    }
    /*@ assert behind_wide_length: pos == at_primitiv_msgpack_string_data(buf, at) && pos <= len; */
    const uint64_t data_at = pos;
    /*@ assert defined_primitiv_msgpack_string_len_data(primitiv_msgpack_string_tag(buf, at),
            primitiv_msgpack_string_has_wide_length(primitiv_msgpack_string_tag(buf, at)),
            primitiv_msgpack_string_wide_length(buf, at + 1, primitiv_msgpack_string_tag(buf,
            at))); */
    uint64_t len_data = 0;
    const bool knows_len_data = compute_primitiv_msgpack_string_len_data(tag,
            wide_length.has_wide_length, wide_length.wide_length, &len_data);
    (void)knows_len_data;
    /*@ assert knows_len_data != 0; */
    /*@ assert len_data: len_data == primitiv_msgpack_string_len_data(buf, at); */
    const uint64_t data_size = len_data;
    /*@ assert end_primitiv_msgpack_string(buf, at) <= len; */
    pos += len_data;
    /*@ assert behind_data: pos == end_primitiv_msgpack_string(buf, at) && pos <= len; */
    /*@ assert tag == primitiv_msgpack_string_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert wide_length.has_wide_length == primitiv_msgpack_string_has_wide_length(buf, at); */
    /*@ assert wide_length.wide_length == primitiv_msgpack_string_wide_length(buf, at); */
    /*@ assert wide_length.wide_length <= 4294967295; */
    /*@ assert data_at == primitiv_msgpack_string_data_at(buf, at); */
    /*@ assert data_size == primitiv_msgpack_string_data_size(buf, at); */
    /*@ assert len_data == primitiv_msgpack_string_len_data(buf, at); */
    /*@ assert len_data <= 4294967295; */
    primitiv_msgpack_string_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.tag = tag;
    view.has_wide_length = wide_length.has_wide_length;
    view.wide_length = wide_length.wide_length;
    view.data_at = data_at;
    view.data_size = data_size;
    view.len_data = len_data;
    view.end = pos;
    return view;
}

/* ---- statistic */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_statistic(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_statistic_view(\result);
    ensures \result.end == end_primitiv_statistic(buf, at);
    ensures at + 8 <= \result.end <= len;
    ensures \result.key_at == primitiv_statistic_key_at(at);
    ensures \result.value_at == primitiv_statistic_value_at(buf, at);
*/
static KS_INLINE primitiv_statistic_view open_primitiv_statistic(const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_string(buf, len, at, strict) &&
            valid_primitiv_tensor(buf, len, at_primitiv_statistic_value(buf, at), 4294967295,
                    strict); */
    uint64_t pos = at;
    const uint64_t key_at = pos;
    primitiv_msgpack_string_view key = {0};
    /*@ assert valid_primitiv_msgpack_string(buf, len, at, strict); */
    key = open_primitiv_msgpack_string(buf, len, pos, strict);
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_statistic_value(buf, at) && pos <= len; */
    const uint64_t value__at = pos;
    primitiv_tensor_view value_ = {0};
    /*@ assert valid_primitiv_tensor(buf, len, at_primitiv_statistic_value(buf, at), 4294967295,
            strict); */
    value_ = open_primitiv_tensor(buf, len, pos, UINT64_C(4294967295), strict);
    pos = value_.end;
    /*@ assert behind_value: pos == end_primitiv_statistic(buf, at) && pos <= len; */
    /*@ assert key_at == primitiv_statistic_key_at(at); */
    /*@ assert value__at == primitiv_statistic_value_at(buf, at); */
    primitiv_statistic_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.key_at = key_at;
    view.value_at = value__at;
    view.end = pos;
    return view;
}

primitiv_msgpack_string_view primitiv_statistic_view_key(primitiv_statistic_view of) {
    /*@ assert valid_primitiv_msgpack_string(of.buf, of.len, of.key_at, of.strict); */
    return open_primitiv_msgpack_string(of.buf, of.len, of.key_at, of.strict);
}

primitiv_tensor_view primitiv_statistic_view_value(primitiv_statistic_view of) {
    /*@ assert valid_primitiv_tensor(of.buf, of.len, of.value_at, 4294967295, of.strict); */
    return open_primitiv_tensor(of.buf, of.len, of.value_at, UINT64_C(4294967295), of.strict);
}

/* ---- parameter */

typedef struct primitiv_parameter_stats_view {
    uint64_t end;
} primitiv_parameter_stats_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires valid_primitiv_parameter_stats(buf, len, at, strict, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_parameter_stats(buf, at, count);
    ensures at <= \result.end <= len;
*/
static KS_INLINE primitiv_parameter_stats_view open_primitiv_parameter_stats(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool strict) {
    primitiv_parameter_stats_view view = {0};
    primitiv_statistic_view item = {0};
    uint64_t pos = at;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_parameter_stats_item(buf, at, i) && at <= pos <= len;
        loop assigns i, item, pos;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_primitiv_parameter_stats(buf, len, at, strict,
                count) ==> valid_primitiv_parameter_stats_item(buf, len, at, strict, i); */
        /*@ assert valid_primitiv_statistic(buf, len, at_primitiv_parameter_stats_item(buf, at, i),
                strict); */
        item = open_primitiv_statistic(buf, len, pos, strict);
        pos = item.end;
    }
    view.end = pos;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_parameter(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_parameter_view(\result);
    ensures \result.end == end_primitiv_parameter(buf, at);
    ensures at + 12 <= \result.end <= len;
    ensures \result.value_at == primitiv_parameter_value_at(at);
    ensures \result.num_stats_at == primitiv_parameter_num_stats_at(buf, at);
    ensures \result.stats_at == primitiv_parameter_stats_at(buf, at);
    ensures \result.stats_count == primitiv_parameter_stats_count(buf, at);
*/
static KS_INLINE primitiv_parameter_view open_primitiv_parameter(const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_tensor(buf, len, at, 1, strict) &&
            valid_primitiv_msgpack_uint32(buf, len, at_primitiv_parameter_num_stats(buf, at)) &&
            8 * primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf,
                    at)) <= len - (at_primitiv_parameter_num_stats(buf, at) + 5) &&
            valid_primitiv_parameter_stats(buf, len, at_primitiv_parameter_num_stats(buf, at) + 5,
                    strict, primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf,
                    at))); */
    uint64_t pos = at;
    const uint64_t value__at = pos;
    primitiv_tensor_view value_ = {0};
    /*@ assert valid_primitiv_tensor(buf, len, at, 1, strict); */
    value_ = open_primitiv_tensor(buf, len, pos, 1, strict);
    pos = value_.end;
    /*@ assert behind_value: pos == at_primitiv_parameter_num_stats(buf, at) && pos <= len; */
    const uint64_t num_stats_at = pos;
    primitiv_msgpack_uint32_view num_stats = {0};
    /*@ assert valid_primitiv_msgpack_uint32(buf, len, at_primitiv_parameter_num_stats(buf, at)); */
    num_stats = open_primitiv_msgpack_uint32(buf, len, pos);
    pos += 5;
    const uint64_t stats_at = pos;
    primitiv_parameter_stats_view stats = {0};
    const uint64_t stats_count = num_stats.value;
    /*@ assert 8 * primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf,
            at)) <= len - (at_primitiv_parameter_num_stats(buf, at) + 5); */
    /*@ assert valid_primitiv_parameter_stats(buf, len, at_primitiv_parameter_num_stats(buf,
            at) + 5, strict, primitiv_msgpack_uint32_value(buf,
            at_primitiv_parameter_num_stats(buf, at))); */
    stats = open_primitiv_parameter_stats(buf, len, pos, num_stats.value, strict);
    pos = stats.end;
    /*@ assert behind_stats: pos == end_primitiv_parameter(buf, at) && pos <= len; */
    /*@ assert value__at == primitiv_parameter_value_at(at); */
    /*@ assert num_stats_at == primitiv_parameter_num_stats_at(buf, at); */
    /*@ assert stats_at == primitiv_parameter_stats_at(buf, at); */
    /*@ assert stats_count == primitiv_parameter_stats_count(buf, at); */
    primitiv_parameter_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.value_at = value__at;
    view.num_stats_at = num_stats_at;
    view.stats_at = stats_at;
    view.stats_count = stats_count;
    view.end = pos;
    return view;
}

primitiv_tensor_view primitiv_parameter_view_value(primitiv_parameter_view of) {
    /*@ assert valid_primitiv_tensor(of.buf, of.len, of.value_at, 1, of.strict); */
    return open_primitiv_tensor(of.buf, of.len, of.value_at, 1, of.strict);
}

primitiv_statistic_view primitiv_parameter_view_stats_at(primitiv_parameter_view of, uint64_t at,
        uint64_t i) {
    (void)i;
    /*@ assert valid_primitiv_parameter_stats(of.buf, of.len, of.stats_at, of.strict,
            of.stats_count); */
    /*@ assert valid_primitiv_parameter_stats_item(of.buf, of.len, of.stats_at, of.strict, i); */
    /*@ assert valid_primitiv_statistic(of.buf, of.len, at_primitiv_parameter_stats_item(of.buf,
            of.stats_at, i), of.strict); */
    const primitiv_statistic_view view = open_primitiv_statistic(of.buf, of.len, at, of.strict);
    /*@ assert is_primitiv_parameter_view_stats_item(of, view, i); */
    return view;
}

primitiv_statistic_view primitiv_parameter_view_stats_first(primitiv_parameter_view of) {
    return primitiv_parameter_view_stats_at(of, of.stats_at, 0);
}

primitiv_statistic_view primitiv_parameter_view_stats_next(primitiv_parameter_view of,
        primitiv_statistic_view before, uint64_t i) {
    /*@ assert is_primitiv_statistic_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == at_primitiv_parameter_stats_item(of.buf, of.stats_at, (i - 1)) &&
            before.strict == of.strict; */
    /*@ assert before.end == end_primitiv_statistic(before.buf, before.at); */
    /*@ assert at_primitiv_parameter_stats_item(of.buf, of.stats_at,
            i) == end_primitiv_statistic(of.buf, at_primitiv_parameter_stats_item(of.buf,
            of.stats_at, (i - 1))); */
    /*@ assert before.end == at_primitiv_parameter_stats_item(of.buf, of.stats_at, i); */
    return primitiv_parameter_view_stats_at(of, before.end, i);
}

/* ---- model_entry */

typedef struct primitiv_model_entry_key_view {
    uint64_t end;
} primitiv_model_entry_key_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 1 * count <= len;
    requires valid_primitiv_model_entry_key(buf, len, at, strict, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_model_entry_key(buf, at, count);
    ensures at <= \result.end <= len;
*/
static KS_INLINE primitiv_model_entry_key_view open_primitiv_model_entry_key(const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool strict) {
    primitiv_model_entry_key_view view = {0};
    primitiv_msgpack_string_view item = {0};
    uint64_t pos = at;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_model_entry_key_item(buf, at, i) && at <= pos <= len;
        loop assigns i, item, pos;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_primitiv_model_entry_key(buf, len, at, strict,
                count) ==> valid_primitiv_model_entry_key_item(buf, len, at, strict, i); */
        /*@ assert valid_primitiv_msgpack_string(buf, len, at_primitiv_model_entry_key_item(buf,
                at, i), strict); */
        item = open_primitiv_msgpack_string(buf, len, pos, strict);
        pos = item.end;
    }
    view.end = pos;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_model_entry(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_model_entry_view(\result);
    ensures \result.end == end_primitiv_model_entry(buf, at);
    ensures at + 13 <= \result.end <= len;
    ensures \result.key_head_at == primitiv_model_entry_key_head_at(at);
    ensures \result.key_at == primitiv_model_entry_key_at(buf, at);
    ensures \result.key_count == primitiv_model_entry_key_count(buf, at);
    ensures \result.parameter_at == primitiv_model_entry_parameter_at(buf, at);
*/
static KS_INLINE primitiv_model_entry_view open_primitiv_model_entry(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_array_head(buf, len, at, strict) &&
            1 * primitiv_msgpack_array_head_num_items(buf,
                    at) <= len - (at_primitiv_model_entry_key_names_something(buf, at)) &&
            valid_primitiv_model_entry_key(buf, len,
                    at_primitiv_model_entry_key_names_something(buf, at), strict,
                    primitiv_msgpack_array_head_num_items(buf, at)) &&
            valid_primitiv_parameter(buf, len, at_primitiv_model_entry_parameter(buf, at),
                    strict); */
    uint64_t pos = at;
    const uint64_t key_head_at = pos;
    primitiv_msgpack_array_head_view key_head = {0};
    /*@ assert valid_primitiv_msgpack_array_head(buf, len, at, strict); */
    key_head = open_primitiv_msgpack_array_head(buf, len, pos, strict);
    pos = key_head.end;
    /*@ assert behind_key_head: pos == at_primitiv_model_entry_key_names_something(buf,
            at) && pos <= len; */
    const uint64_t key_at = pos;
    primitiv_model_entry_key_view key = {0};
    const uint64_t key_count = key_head.num_items;
    /*@ assert 1 * primitiv_msgpack_array_head_num_items(buf,
            at) <= len - (at_primitiv_model_entry_key_names_something(buf, at)); */
    /*@ assert valid_primitiv_model_entry_key(buf, len,
            at_primitiv_model_entry_key_names_something(buf, at), strict,
            primitiv_msgpack_array_head_num_items(buf, at)); */
    key = open_primitiv_model_entry_key(buf, len, pos, key_head.num_items, strict);
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_model_entry_parameter(buf, at) && pos <= len; */
    const uint64_t parameter_at = pos;
    primitiv_parameter_view parameter = {0};
    /*@ assert valid_primitiv_parameter(buf, len, at_primitiv_model_entry_parameter(buf, at),
            strict); */
    parameter = open_primitiv_parameter(buf, len, pos, strict);
    pos = parameter.end;
    /*@ assert behind_parameter: pos == end_primitiv_model_entry(buf, at) && pos <= len; */
    /*@ assert key_head_at == primitiv_model_entry_key_head_at(at); */
    /*@ assert key_at == primitiv_model_entry_key_at(buf, at); */
    /*@ assert key_count == primitiv_model_entry_key_count(buf, at); */
    /*@ assert parameter_at == primitiv_model_entry_parameter_at(buf, at); */
    primitiv_model_entry_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.key_head_at = key_head_at;
    view.key_at = key_at;
    view.key_count = key_count;
    view.parameter_at = parameter_at;
    view.end = pos;
    return view;
}

primitiv_msgpack_string_view primitiv_model_entry_view_key_at(primitiv_model_entry_view of,
        uint64_t at, uint64_t i) {
    (void)i;
    /*@ assert valid_primitiv_model_entry_key(of.buf, of.len, of.key_at, of.strict,
            of.key_count); */
    /*@ assert valid_primitiv_model_entry_key_item(of.buf, of.len, of.key_at, of.strict, i); */
    /*@ assert valid_primitiv_msgpack_string(of.buf, of.len,
            at_primitiv_model_entry_key_item(of.buf, of.key_at, i), of.strict); */
    const primitiv_msgpack_string_view view = open_primitiv_msgpack_string(of.buf, of.len, at,
            of.strict);
    /*@ assert is_primitiv_model_entry_view_key_item(of, view, i); */
    return view;
}

primitiv_msgpack_string_view primitiv_model_entry_view_key_first(primitiv_model_entry_view of) {
    return primitiv_model_entry_view_key_at(of, of.key_at, 0);
}

primitiv_msgpack_string_view primitiv_model_entry_view_key_next(primitiv_model_entry_view of,
        primitiv_msgpack_string_view before, uint64_t i) {
    /*@ assert is_primitiv_msgpack_string_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == at_primitiv_model_entry_key_item(of.buf, of.key_at, (i - 1)) &&
            before.strict == of.strict; */
    /*@ assert before.end == end_primitiv_msgpack_string(before.buf, before.at); */
    /*@ assert at_primitiv_model_entry_key_item(of.buf, of.key_at,
            i) == end_primitiv_msgpack_string(of.buf, at_primitiv_model_entry_key_item(of.buf,
            of.key_at, (i - 1))); */
    /*@ assert before.end == at_primitiv_model_entry_key_item(of.buf, of.key_at, i); */
    return primitiv_model_entry_view_key_at(of, before.end, i);
}

primitiv_parameter_view primitiv_model_entry_view_parameter(primitiv_model_entry_view of) {
    /*@ assert valid_primitiv_parameter(of.buf, of.len, of.parameter_at, of.strict); */
    return open_primitiv_parameter(of.buf, of.len, of.parameter_at, of.strict);
}

/* ---- model */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_model(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_model_view(\result);
    ensures \result.num_parameters_at == primitiv_model_num_parameters_at(at);
    ensures \result.parameters_at == primitiv_model_parameters_at(at);
    ensures \result.parameters_count == primitiv_model_parameters_count(buf, at);
*/
static KS_INLINE primitiv_model_view open_primitiv_model(const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_uint32(buf, len, at) &&
            13 * primitiv_msgpack_uint32_value(buf, at) <= len - (at + 5); */
    uint64_t pos = at;
    const uint64_t num_parameters_at = pos;
    primitiv_msgpack_uint32_view num_parameters = {0};
    /*@ assert valid_primitiv_msgpack_uint32(buf, len, at); */
    num_parameters = open_primitiv_msgpack_uint32(buf, len, pos);
    pos += 5;
    const uint64_t parameters_at = pos;
    const uint64_t parameters_count = num_parameters.value;
    /*@ assert 13 * primitiv_msgpack_uint32_value(buf, at) <= len - (at + 5); */
    /*@ assert num_parameters_at == primitiv_model_num_parameters_at(at); */
    /*@ assert parameters_at == primitiv_model_parameters_at(at); */
    /*@ assert parameters_count == primitiv_model_parameters_count(buf, at); */
    primitiv_model_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.num_parameters_at = num_parameters_at;
    view.parameters_at = parameters_at;
    view.parameters_count = parameters_count;
    return view;
}

primitiv_model_entry_view primitiv_model_view_parameters_at(primitiv_model_view of, uint64_t at,
        uint64_t i) {
    (void)i;
    /*@ assert valid_primitiv_model_parameters(of.buf, of.len, of.parameters_at, of.strict,
            of.parameters_count); */
    /*@ assert valid_primitiv_model_parameters_item(of.buf, of.len, of.parameters_at, of.strict,
            i); */
    /*@ assert valid_primitiv_model_entry(of.buf, of.len, at_primitiv_model_parameters_item(of.buf,
            of.parameters_at, i), of.strict); */
    const primitiv_model_entry_view view = open_primitiv_model_entry(of.buf, of.len, at, of.strict);
    /*@ assert is_primitiv_model_view_parameters_item(of, view, i); */
    return view;
}

primitiv_model_entry_view primitiv_model_view_parameters_first(primitiv_model_view of) {
    return primitiv_model_view_parameters_at(of, of.parameters_at, 0);
}

primitiv_model_entry_view primitiv_model_view_parameters_next(primitiv_model_view of,
        primitiv_model_entry_view before, uint64_t i) {
    /*@ assert is_primitiv_model_entry_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == at_primitiv_model_parameters_item(of.buf, of.parameters_at, (i - 1)) &&
            before.strict == of.strict; */
    /*@ assert before.end == end_primitiv_model_entry(before.buf, before.at); */
    /*@ assert at_primitiv_model_parameters_item(of.buf, of.parameters_at,
            i) == end_primitiv_model_entry(of.buf, at_primitiv_model_parameters_item(of.buf,
            of.parameters_at, (i - 1))); */
    /*@ assert before.end == at_primitiv_model_parameters_item(of.buf, of.parameters_at, i); */
    return primitiv_model_view_parameters_at(of, before.end, i);
}

/* ---- map_head */

typedef struct primitiv_msgpack_map_head_wide_count_view {
    uint64_t end;
    bool has_wide_count;
    uint64_t wide_count;
} primitiv_msgpack_map_head_wide_count_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires valid_primitiv_msgpack_map_head_wide_count(len, at, tag);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_msgpack_map_head_wide_count(at, tag);
    ensures at <= \result.end <= len;
    ensures \result.has_wide_count == primitiv_msgpack_map_head_has_wide_count(tag);
    ensures \result.wide_count == primitiv_msgpack_map_head_wide_count(buf, at, tag);
    ensures \result.wide_count <= 4294967295;
*/
static KS_INLINE
        primitiv_msgpack_map_head_wide_count_view
        open_primitiv_msgpack_map_head_wide_count(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t tag) {
    /*@ assert known: at + (tag == 222 ? 2 : tag == 223 ? 4 : 0) <= len; */
    primitiv_msgpack_map_head_wide_count_view view = {0};
    (void)len;
    /*@ assert at + (tag == 222 ? 2 : tag == 223 ? 4 : 0) <= len; */
    switch (tag) {
        case 222:
            view.has_wide_count = true;
            view.wide_count = ks_u2be(buf + at);
            view.end = at + 2;
            break;
        case 223:
            view.has_wide_count = true;
            view.wide_count = ks_u4be(buf + at);
            view.end = at + 4;
            break;
        default:
            view.has_wide_count = false;
            view.wide_count = 0;
            view.end = at;
            break;
    }
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_msgpack_map_head(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_msgpack_map_head_view(\result);
    ensures \result.end == end_primitiv_msgpack_map_head(buf, at);
    ensures at + 1 <= \result.end <= len;
    ensures \result.tag == primitiv_msgpack_map_head_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.has_wide_count == primitiv_msgpack_map_head_has_wide_count(buf, at);
    ensures \result.wide_count == primitiv_msgpack_map_head_wide_count(buf, at);
    ensures \result.wide_count <= 4294967295;
    ensures \result.num_pairs == primitiv_msgpack_map_head_num_pairs(buf, at);
    ensures \result.num_pairs <= 4294967295;
*/
static KS_INLINE primitiv_msgpack_map_head_view open_primitiv_msgpack_map_head(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: at + 1 <= len &&
            (primitiv_msgpack_map_head_tag(buf, at) >= 222 ==>
              (valid_primitiv_msgpack_map_head_wide_count(len, at + 1,
                      primitiv_msgpack_map_head_tag(buf, at)))) &&
            defined_primitiv_msgpack_map_head_num_pairs(primitiv_msgpack_map_head_tag(buf, at),
                    primitiv_msgpack_map_head_has_wide_count(primitiv_msgpack_map_head_tag(buf,
                    at)), primitiv_msgpack_map_head_wide_count(buf, at + 1,
                    primitiv_msgpack_map_head_tag(buf, at))); */
    uint64_t pos = at;
    /*@ assert at + 1 <= len; */
    const uint64_t tag = ks_u1(buf + pos);
    pos += 1;
    const bool has_wide_count = tag >= 222;
    primitiv_msgpack_map_head_wide_count_view wide_count = {0};
    if (has_wide_count) {
        /*@ assert valid_primitiv_msgpack_map_head_wide_count(len, at + 1,
                primitiv_msgpack_map_head_tag(buf, at)); */
        wide_count = open_primitiv_msgpack_map_head_wide_count(buf, len, pos, tag);
        pos = wide_count.end;
    }
    /*@ assert behind_wide_count: pos == end_primitiv_msgpack_map_head(buf, at) && pos <= len; */
    /*@ assert defined_primitiv_msgpack_map_head_num_pairs(primitiv_msgpack_map_head_tag(buf, at),
            primitiv_msgpack_map_head_has_wide_count(primitiv_msgpack_map_head_tag(buf, at)),
            primitiv_msgpack_map_head_wide_count(buf, at + 1, primitiv_msgpack_map_head_tag(buf,
            at))); */
    uint64_t num_pairs = 0;
    const bool knows_num_pairs = compute_primitiv_msgpack_map_head_num_pairs(tag,
            wide_count.has_wide_count, wide_count.wide_count, &num_pairs);
    (void)knows_num_pairs;
    /*@ assert knows_num_pairs != 0; */
    /*@ assert num_pairs: num_pairs == primitiv_msgpack_map_head_num_pairs(buf, at); */
    /*@ assert tag == primitiv_msgpack_map_head_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert wide_count.has_wide_count == primitiv_msgpack_map_head_has_wide_count(buf, at); */
    /*@ assert wide_count.wide_count == primitiv_msgpack_map_head_wide_count(buf, at); */
    /*@ assert wide_count.wide_count <= 4294967295; */
    /*@ assert num_pairs == primitiv_msgpack_map_head_num_pairs(buf, at); */
    /*@ assert num_pairs <= 4294967295; */
    primitiv_msgpack_map_head_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.tag = tag;
    view.has_wide_count = wide_count.has_wide_count;
    view.wide_count = wide_count.wide_count;
    view.num_pairs = num_pairs;
    view.end = pos;
    return view;
}

/* ---- uint_config */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_uint_config(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_uint_config_view(\result);
    ensures \result.end == end_primitiv_uint_config(buf, at);
    ensures at + 6 <= \result.end <= len;
    ensures \result.key_at == primitiv_uint_config_key_at(at);
    ensures \result.value_at == primitiv_uint_config_value_at(buf, at);
*/
static KS_INLINE primitiv_uint_config_view open_primitiv_uint_config(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_string(buf, len, at, strict); */
    uint64_t pos = at;
    const uint64_t key_at = pos;
    primitiv_msgpack_string_view key = {0};
    /*@ assert valid_primitiv_msgpack_string(buf, len, at, strict); */
    key = open_primitiv_msgpack_string(buf, len, pos, strict);
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_uint_config_value(buf, at) && pos <= len; */
    const uint64_t value__at = pos;
    pos += 5;
    /*@ assert key_at == primitiv_uint_config_key_at(at); */
    /*@ assert value__at == primitiv_uint_config_value_at(buf, at); */
    primitiv_uint_config_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.key_at = key_at;
    view.value_at = value__at;
    view.end = pos;
    return view;
}

primitiv_msgpack_string_view primitiv_uint_config_view_key(primitiv_uint_config_view of) {
    /*@ assert valid_primitiv_msgpack_string(of.buf, of.len, of.key_at, of.strict); */
    return open_primitiv_msgpack_string(of.buf, of.len, of.key_at, of.strict);
}

primitiv_msgpack_uint32_view primitiv_uint_config_view_value(primitiv_uint_config_view of) {
    /*@ assert valid_primitiv_msgpack_uint32(of.buf, of.len, of.value_at); */
    return open_primitiv_msgpack_uint32(of.buf, of.len, of.value_at);
}

/* ---- uint_config_map */

typedef struct primitiv_uint_config_map_configs_view {
    uint64_t end;
} primitiv_uint_config_map_configs_view;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 6 * count <= len;
    requires valid_primitiv_uint_config_map_configs(buf, len, at, strict, count);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.end == end_primitiv_uint_config_map_configs(buf, at, count);
    ensures at <= \result.end <= len;
*/
static KS_INLINE
        primitiv_uint_config_map_configs_view
        open_primitiv_uint_config_map_configs(const uint8_t *buf, uint64_t len, uint64_t at,
        uint64_t count, bool strict) {
    primitiv_uint_config_map_configs_view view = {0};
    primitiv_uint_config_view item = {0};
    uint64_t pos = at;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_uint_config_map_configs_item(buf, at,
                i) && at <= pos <= len;
        loop assigns i, item, pos;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        /*@ assert each: valid_primitiv_uint_config_map_configs(buf, len, at, strict,
                count) ==> valid_primitiv_uint_config_map_configs_item(buf, len, at, strict, i); */
        /*@ assert valid_primitiv_uint_config(buf, len,
                at_primitiv_uint_config_map_configs_item(buf, at, i), strict); */
        item = open_primitiv_uint_config(buf, len, pos, strict);
        pos = item.end;
    }
    view.end = pos;
    return view;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_uint_config_map(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_uint_config_map_view(\result);
    ensures \result.end == end_primitiv_uint_config_map(buf, at);
    ensures at + 1 <= \result.end <= len;
    ensures \result.head_at == primitiv_uint_config_map_head_at(at);
    ensures \result.configs_at == primitiv_uint_config_map_configs_at(buf, at);
    ensures \result.configs_count == primitiv_uint_config_map_configs_count(buf, at);
*/
static KS_INLINE primitiv_uint_config_map_view open_primitiv_uint_config_map(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_map_head(buf, len, at, strict) &&
            6 * primitiv_msgpack_map_head_num_pairs(buf,
                    at) <= len - (at_primitiv_uint_config_map_configs(buf, at)) &&
            valid_primitiv_uint_config_map_configs(buf, len,
                    at_primitiv_uint_config_map_configs(buf, at), strict,
                    primitiv_msgpack_map_head_num_pairs(buf, at)); */
    uint64_t pos = at;
    const uint64_t head_at = pos;
    primitiv_msgpack_map_head_view head = {0};
    /*@ assert valid_primitiv_msgpack_map_head(buf, len, at, strict); */
    head = open_primitiv_msgpack_map_head(buf, len, pos, strict);
    pos = head.end;
    /*@ assert behind_head: pos == at_primitiv_uint_config_map_configs(buf, at) && pos <= len; */
    const uint64_t configs_at = pos;
    primitiv_uint_config_map_configs_view configs = {0};
    const uint64_t configs_count = head.num_pairs;
    /*@ assert 6 * primitiv_msgpack_map_head_num_pairs(buf,
            at) <= len - (at_primitiv_uint_config_map_configs(buf, at)); */
    /*@ assert valid_primitiv_uint_config_map_configs(buf, len,
            at_primitiv_uint_config_map_configs(buf, at), strict,
            primitiv_msgpack_map_head_num_pairs(buf, at)); */
    configs = open_primitiv_uint_config_map_configs(buf, len, pos, head.num_pairs, strict);
    pos = configs.end;
    /*@ assert behind_configs: pos == end_primitiv_uint_config_map(buf, at) && pos <= len; */
    /*@ assert head_at == primitiv_uint_config_map_head_at(at); */
    /*@ assert configs_at == primitiv_uint_config_map_configs_at(buf, at); */
    /*@ assert configs_count == primitiv_uint_config_map_configs_count(buf, at); */
    primitiv_uint_config_map_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.head_at = head_at;
    view.configs_at = configs_at;
    view.configs_count = configs_count;
    view.end = pos;
    return view;
}

primitiv_uint_config_view
        primitiv_uint_config_map_view_configs_at(primitiv_uint_config_map_view of, uint64_t at,
        uint64_t i) {
    (void)i;
    /*@ assert valid_primitiv_uint_config_map_configs(of.buf, of.len, of.configs_at, of.strict,
            of.configs_count); */
    /*@ assert valid_primitiv_uint_config_map_configs_item(of.buf, of.len, of.configs_at,
            of.strict, i); */
    /*@ assert valid_primitiv_uint_config(of.buf, of.len,
            at_primitiv_uint_config_map_configs_item(of.buf, of.configs_at, i), of.strict); */
    const primitiv_uint_config_view view = open_primitiv_uint_config(of.buf, of.len, at, of.strict);
    /*@ assert is_primitiv_uint_config_map_view_configs_item(of, view, i); */
    return view;
}

primitiv_uint_config_view
        primitiv_uint_config_map_view_configs_first(primitiv_uint_config_map_view of) {
    return primitiv_uint_config_map_view_configs_at(of, of.configs_at, 0);
}

primitiv_uint_config_view
        primitiv_uint_config_map_view_configs_next(primitiv_uint_config_map_view of,
        primitiv_uint_config_view before, uint64_t i) {
    /*@ assert is_primitiv_uint_config_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == at_primitiv_uint_config_map_configs_item(of.buf, of.configs_at, (i - 1)) &&
            before.strict == of.strict; */
    /*@ assert before.end == end_primitiv_uint_config(before.buf, before.at); */
    /*@ assert at_primitiv_uint_config_map_configs_item(of.buf, of.configs_at,
            i) == end_primitiv_uint_config(of.buf, at_primitiv_uint_config_map_configs_item(of.buf,
            of.configs_at, (i - 1))); */
    /*@ assert before.end == at_primitiv_uint_config_map_configs_item(of.buf, of.configs_at, i); */
    return primitiv_uint_config_map_view_configs_at(of, before.end, i);
}

/* ---- float32 */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_msgpack_float32(buf, len, at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures is_primitiv_msgpack_float32_view(\result);
    ensures \result.tag == primitiv_msgpack_float32_tag(buf, at);
    ensures \result.tag <= 255;
    ensures \result.value_at == primitiv_msgpack_float32_value_at(at);
*/
static KS_INLINE primitiv_msgpack_float32_view open_primitiv_msgpack_float32(const uint8_t *buf,
        uint64_t len, uint64_t at) {
    /*@ assert known: at + 5 <= len; */
    /*@ assert at + 5 <= len; */
    const uint64_t tag = ks_u1(buf + at);
    const uint64_t value__at = at + 1;
    /*@ assert tag == primitiv_msgpack_float32_tag(buf, at); */
    /*@ assert tag <= 255; */
    /*@ assert value__at == primitiv_msgpack_float32_value_at(at); */
    primitiv_msgpack_float32_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.tag = tag;
    view.value_at = value__at;
    return view;
}

/* ---- float_config */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_float_config(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_float_config_view(\result);
    ensures \result.end == end_primitiv_float_config(buf, at);
    ensures at + 6 <= \result.end <= len;
    ensures \result.key_at == primitiv_float_config_key_at(at);
    ensures \result.value_at == primitiv_float_config_value_at(buf, at);
*/
static KS_INLINE primitiv_float_config_view open_primitiv_float_config(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_string(buf, len, at, strict); */
    uint64_t pos = at;
    const uint64_t key_at = pos;
    primitiv_msgpack_string_view key = {0};
    /*@ assert valid_primitiv_msgpack_string(buf, len, at, strict); */
    key = open_primitiv_msgpack_string(buf, len, pos, strict);
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_float_config_value(buf, at) && pos <= len; */
    const uint64_t value__at = pos;
    pos += 5;
    /*@ assert key_at == primitiv_float_config_key_at(at); */
    /*@ assert value__at == primitiv_float_config_value_at(buf, at); */
    primitiv_float_config_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.key_at = key_at;
    view.value_at = value__at;
    view.end = pos;
    return view;
}

primitiv_msgpack_string_view primitiv_float_config_view_key(primitiv_float_config_view of) {
    /*@ assert valid_primitiv_msgpack_string(of.buf, of.len, of.key_at, of.strict); */
    return open_primitiv_msgpack_string(of.buf, of.len, of.key_at, of.strict);
}

primitiv_msgpack_float32_view primitiv_float_config_view_value(primitiv_float_config_view of) {
    /*@ assert valid_primitiv_msgpack_float32(of.buf, of.len, of.value_at); */
    return open_primitiv_msgpack_float32(of.buf, of.len, of.value_at);
}

/* ---- float_config_map */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_float_config_map(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_float_config_map_view(\result);
    ensures \result.head_at == primitiv_float_config_map_head_at(at);
    ensures \result.configs_at == primitiv_float_config_map_configs_at(buf, at);
    ensures \result.configs_count == primitiv_float_config_map_configs_count(buf, at);
*/
static KS_INLINE primitiv_float_config_map_view open_primitiv_float_config_map(const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_msgpack_map_head(buf, len, at, strict) &&
            6 * primitiv_msgpack_map_head_num_pairs(buf,
                    at) <= len - (at_primitiv_float_config_map_configs(buf, at)); */
    uint64_t pos = at;
    const uint64_t head_at = pos;
    primitiv_msgpack_map_head_view head = {0};
    /*@ assert valid_primitiv_msgpack_map_head(buf, len, at, strict); */
    head = open_primitiv_msgpack_map_head(buf, len, pos, strict);
    pos = head.end;
    /*@ assert behind_head: pos == at_primitiv_float_config_map_configs(buf, at) && pos <= len; */
    const uint64_t configs_at = pos;
    const uint64_t configs_count = head.num_pairs;
    /*@ assert 6 * primitiv_msgpack_map_head_num_pairs(buf,
            at) <= len - (at_primitiv_float_config_map_configs(buf, at)); */
    /*@ assert head_at == primitiv_float_config_map_head_at(at); */
    /*@ assert configs_at == primitiv_float_config_map_configs_at(buf, at); */
    /*@ assert configs_count == primitiv_float_config_map_configs_count(buf, at); */
    primitiv_float_config_map_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.head_at = head_at;
    view.configs_at = configs_at;
    view.configs_count = configs_count;
    return view;
}

primitiv_float_config_view
        primitiv_float_config_map_view_configs_at(primitiv_float_config_map_view of, uint64_t at,
        uint64_t i) {
    (void)i;
    /*@ assert valid_primitiv_float_config_map_configs(of.buf, of.len, of.configs_at, of.strict,
            of.configs_count); */
    /*@ assert valid_primitiv_float_config_map_configs_item(of.buf, of.len, of.configs_at,
            of.strict, i); */
    /*@ assert valid_primitiv_float_config(of.buf, of.len,
            at_primitiv_float_config_map_configs_item(of.buf, of.configs_at, i), of.strict); */
    const primitiv_float_config_view view = open_primitiv_float_config(of.buf, of.len, at,
            of.strict);
    /*@ assert is_primitiv_float_config_map_view_configs_item(of, view, i); */
    return view;
}

primitiv_float_config_view
        primitiv_float_config_map_view_configs_first(primitiv_float_config_map_view of) {
    return primitiv_float_config_map_view_configs_at(of, of.configs_at, 0);
}

primitiv_float_config_view
        primitiv_float_config_map_view_configs_next(primitiv_float_config_map_view of,
        primitiv_float_config_view before, uint64_t i) {
    /*@ assert is_primitiv_float_config_view(before); */
    /*@ assert before.buf == of.buf &&
            before.len == of.len &&
            before.at == at_primitiv_float_config_map_configs_item(of.buf, of.configs_at,
                    (i - 1)) &&
            before.strict == of.strict; */
    /*@ assert before.end == end_primitiv_float_config(before.buf, before.at); */
    /*@ assert at_primitiv_float_config_map_configs_item(of.buf, of.configs_at,
            i) == end_primitiv_float_config(of.buf,
            at_primitiv_float_config_map_configs_item(of.buf, of.configs_at, (i - 1))); */
    /*@ assert before.end == at_primitiv_float_config_map_configs_item(of.buf, of.configs_at, i); */
    return primitiv_float_config_map_view_configs_at(of, before.end, i);
}

/* ---- optimizer */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires valid_primitiv_optimizer(buf, len, at, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.at == at;
    ensures \result.strict == strict;
    ensures is_primitiv_optimizer_view(\result);
    ensures \result.uint_configs_at == primitiv_optimizer_uint_configs_at(at);
    ensures \result.float_configs_at == primitiv_optimizer_float_configs_at(buf, at);
*/
static KS_INLINE primitiv_optimizer_view open_primitiv_optimizer(const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict) {
    /*@ assert known: valid_primitiv_uint_config_map(buf, len, at, strict); */
    uint64_t pos = at;
    const uint64_t uint_configs_at = pos;
    primitiv_uint_config_map_view uint_configs = {0};
    /*@ assert valid_primitiv_uint_config_map(buf, len, at, strict); */
    uint_configs = open_primitiv_uint_config_map(buf, len, pos, strict);
    pos = uint_configs.end;
    /*@ assert behind_uint_configs: pos == at_primitiv_optimizer_float_configs(buf,
            at) && pos <= len; */
    const uint64_t float_configs_at = pos;
    /*@ assert uint_configs_at == primitiv_optimizer_uint_configs_at(at); */
    /*@ assert float_configs_at == primitiv_optimizer_float_configs_at(buf, at); */
    primitiv_optimizer_view view = {0};
    view.buf = buf;
    view.len = len;
    view.at = at;
    view.strict = strict;
    view.uint_configs_at = uint_configs_at;
    view.float_configs_at = float_configs_at;
    return view;
}

primitiv_uint_config_map_view primitiv_optimizer_view_uint_configs(primitiv_optimizer_view of) {
    /*@ assert valid_primitiv_uint_config_map(of.buf, of.len, of.uint_configs_at, of.strict); */
    return open_primitiv_uint_config_map(of.buf, of.len, of.uint_configs_at, of.strict);
}

primitiv_float_config_map_view primitiv_optimizer_view_float_configs(primitiv_optimizer_view of) {
    /*@ assert valid_primitiv_float_config_map(of.buf, of.len, of.float_configs_at, of.strict); */
    return open_primitiv_float_config_map(of.buf, of.len, of.float_configs_at, of.strict);
}

/* ---- primitiv */

/*@
    requires ks_buffer(buf, len);
    requires valid_primitiv(buf, len, strict);
    terminates \true; exits \false; assigns \nothing;
    ensures \result.buf == buf;
    ensures \result.len == len;
    ensures \result.strict == strict;
    ensures is_primitiv_view(\result);
    ensures \result.header_at == primitiv_header_at;
    ensures \result.object_at == primitiv_object_at;
    ensures \result.header_data_type == primitiv_its_header_data_type(buf);
    ensures \result.header_data_type <= 4294967295;
*/
static KS_INLINE primitiv_view open_primitiv(const uint8_t *buf, uint64_t len, bool strict) {
    /*@ assert known: valid_primitiv_header(buf, len, 0); */
    uint64_t pos = 0;
    const uint64_t header_at = pos;
    primitiv_header_view header = {0};
    /*@ assert valid_primitiv_header(buf, len, 0); */
    header = open_primitiv_header(buf, len, pos);
    pos += 15;
    const uint64_t object_at = pos;
    /*@ assert header_at == primitiv_header_at; */
    /*@ assert object_at == primitiv_object_at; */
    /*@ assert header.data_type == primitiv_its_header_data_type(buf); */
    /*@ assert header.data_type <= 4294967295; */
    primitiv_view view = {0};
    view.buf = buf;
    view.len = len;
    view.strict = strict;
    view.header_at = header_at;
    view.object_at = object_at;
    view.header_data_type = header.data_type;
    return view;
}

primitiv_shape_view primitiv_view_object_shape(primitiv_view of) {
    /*@ assert valid_primitiv_object(of.buf, of.len, of.object_at, of.header_data_type,
            of.strict); */
    /*@ assert valid_primitiv_shape(of.buf, of.len, of.object_at, 4294967295, of.strict); */
    return open_primitiv_shape(of.buf, of.len, of.object_at, UINT64_C(4294967295), of.strict);
}

primitiv_tensor_view primitiv_view_object_tensor(primitiv_view of) {
    /*@ assert valid_primitiv_object(of.buf, of.len, of.object_at, of.header_data_type,
            of.strict); */
    /*@ assert valid_primitiv_tensor(of.buf, of.len, of.object_at, 4294967295, of.strict); */
    return open_primitiv_tensor(of.buf, of.len, of.object_at, UINT64_C(4294967295), of.strict);
}

primitiv_parameter_view primitiv_view_object_parameter(primitiv_view of) {
    /*@ assert valid_primitiv_object(of.buf, of.len, of.object_at, of.header_data_type,
            of.strict); */
    /*@ assert valid_primitiv_parameter(of.buf, of.len, of.object_at, of.strict); */
    return open_primitiv_parameter(of.buf, of.len, of.object_at, of.strict);
}

primitiv_model_view primitiv_view_object_model(primitiv_view of) {
    /*@ assert valid_primitiv_object(of.buf, of.len, of.object_at, of.header_data_type,
            of.strict); */
    /*@ assert valid_primitiv_model(of.buf, of.len, of.object_at, of.strict); */
    return open_primitiv_model(of.buf, of.len, of.object_at, of.strict);
}

primitiv_optimizer_view primitiv_view_object_optimizer(primitiv_view of) {
    /*@ assert valid_primitiv_object(of.buf, of.len, of.object_at, of.header_data_type,
            of.strict); */
    /*@ assert valid_primitiv_optimizer(of.buf, of.len, of.object_at, of.strict); */
    return open_primitiv_optimizer(of.buf, of.len, of.object_at, of.strict);
}

primitiv_view primitiv_open_view(const uint8_t *buf, size_t len, bool strict) {
    return open_primitiv(buf, len, strict);
}

