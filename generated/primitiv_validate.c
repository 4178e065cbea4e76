/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from primitiv.ksy. Do not edit. */
#include "primitiv_validate.h"

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
    requires data_type <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_header_data_type(data_type);
*/
static KS_INLINE bool test_primitiv_header_data_type(uint64_t data_type) {
    return data_type == 0 || data_type == 256 ||
            data_type == 512 || data_type == 768 || data_type == 1024;
}

typedef struct primitiv_header_facts {
    uint64_t data_type;
} primitiv_header_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_header(buf, len, at);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_header(buf, len, at));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->data_type == primitiv_header_data_type(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->data_type <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_header(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, primitiv_header_facts *facts) {
    if (len - at < 15) return KS_REFUSED;
    if (!ks_look(gate, at, 15)) return KS_STOPPED;
    const uint64_t major_tag = ks_loaded_u1(gate, buf, at);
    if (major_tag != 206) return KS_REFUSED;
    const uint64_t major = ks_loaded_u4be(gate, buf, at + 1);
    if (major != 0) return KS_REFUSED;
    const uint64_t minor_tag = ks_loaded_u1(gate, buf, at + 5);
    if (minor_tag != 206) return KS_REFUSED;
    const uint64_t minor = ks_loaded_u4be(gate, buf, at + 6);
    if (minor != 1) return KS_REFUSED;
    const uint64_t data_type_tag = ks_loaded_u1(gate, buf, at + 10);
    if (data_type_tag != 206) return KS_REFUSED;
    const uint64_t data_type = ks_loaded_u4be(gate, buf, at + 11);
    if (!test_primitiv_header_data_type(data_type)) return KS_REFUSED;
    facts->data_type = data_type;
    return KS_ACCEPTED;
}

/* ---- array_head */

/*@
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_array_head_tag(tag);
*/
static KS_INLINE bool test_primitiv_msgpack_array_head_tag(uint64_t tag) {
    return ((tag >= 144 && tag <= 159) || tag == 220) || tag == 221;
}

typedef struct primitiv_msgpack_array_head_wide_count_facts {
    uint64_t end;
    bool has_wide_count;
    uint64_t wide_count;
} primitiv_msgpack_array_head_wide_count_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_array_head_wide_count(len, at, tag);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_array_head_wide_count(len, at, tag));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_array_head_wide_count(at,
            tag);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->has_wide_count == primitiv_msgpack_array_head_has_wide_count(tag);
    ensures \result == KS_ACCEPTED ==>
            facts->wide_count == primitiv_msgpack_array_head_wide_count(buf, at, tag);
    ensures \result == KS_ACCEPTED ==> facts->wide_count <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_array_head_wide_count(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t tag,
        primitiv_msgpack_array_head_wide_count_facts *facts) {
    switch (tag) {
        case 220:
            if (len - at < 2) return KS_REFUSED;
            if (!ks_look(gate, at, 2)) return KS_STOPPED;
            facts->has_wide_count = true;
            facts->wide_count = ks_loaded_u2be(gate, buf, at);
            facts->end = at + 2;
            break;
        case 221:
            if (len - at < 4) return KS_REFUSED;
            if (!ks_look(gate, at, 4)) return KS_STOPPED;
            facts->has_wide_count = true;
            facts->wide_count = ks_loaded_u4be(gate, buf, at);
            facts->end = at + 4;
            break;
        default:
            facts->has_wide_count = false;
            facts->wide_count = 0;
            facts->end = at;
            break;
    }
    return KS_ACCEPTED;
}

/*@
    requires wide_count <= 4294967295;
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_array_head_wide_count(strict, has_wide_count,
            wide_count, tag);
*/
static KS_INLINE bool test_primitiv_msgpack_array_head_wide_count(bool strict, bool has_wide_count,
        uint64_t wide_count, uint64_t tag) {
    bool v1 = !(strict);
    if (!v1) {
        if (!has_wide_count) return false;
        v1 = wide_count >= (tag == 220 ? 16 : 65536);
    }
    return v1;
}

typedef struct primitiv_msgpack_array_head_facts {
    uint64_t end;
    uint64_t num_items;
} primitiv_msgpack_array_head_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_array_head(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_array_head(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_array_head(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 1 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->num_items == primitiv_msgpack_array_head_num_items(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->num_items <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_array_head(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_msgpack_array_head_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, pos);
    if (!test_primitiv_msgpack_array_head_tag(tag)) return KS_REFUSED;
    pos += 1;
    const bool has_wide_count = tag >= 220;
    primitiv_msgpack_array_head_wide_count_facts wide_count = {0};
    if (has_wide_count) {
        const ks_verdict wide_count_ok = check_primitiv_msgpack_array_head_wide_count(gate, buf,
                len, pos, tag, &wide_count);
        /*@ assert wide_count_ok: wide_count_ok
                != KS_STOPPED ==> (wide_count_ok ==
                KS_ACCEPTED <==> valid_primitiv_msgpack_array_head_wide_count(len, at + 1,
                primitiv_msgpack_array_head_tag(buf, at))); */
        if (wide_count_ok != KS_ACCEPTED) return wide_count_ok;
        pos = wide_count.end;
        if (!test_primitiv_msgpack_array_head_wide_count(strict, wide_count.has_wide_count,
                wide_count.wide_count, tag)) return KS_REFUSED;
    }
    /*@ assert behind_wide_count: pos == end_primitiv_msgpack_array_head(buf, at) && pos <= len; */
    uint64_t num_items = 0;
    if (!compute_primitiv_msgpack_array_head_num_items(tag, wide_count.has_wide_count,
            wide_count.wide_count, &num_items)) return KS_REFUSED;
    /*@ assert num_items: num_items == primitiv_msgpack_array_head_num_items(buf, at); */
    facts->num_items = num_items;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- dim */

typedef struct primitiv_dim_facts {
    uint64_t volume;
    uint64_t length;
} primitiv_dim_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_dim(buf, len, at, volume_before);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_dim(buf, len, at, volume_before));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->volume == primitiv_dim_volume(buf, at, volume_before);
    ensures \result == KS_ACCEPTED ==> facts->length == primitiv_dim_length(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->length <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_dim(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t volume_before, primitiv_dim_facts *facts) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, at);
    if (tag != 206) return KS_REFUSED;
    const uint64_t length = ks_loaded_u4be(gate, buf, at + 1);
    if (length < 1) return KS_REFUSED;
    uint64_t volume = 0;
    if (!compute_primitiv_dim_volume(volume_before, length, &volume)) return KS_REFUSED;
    /*@ assert volume: volume == primitiv_dim_volume(buf, at, volume_before); */
    facts->volume = volume;
    facts->length = length;
    return KS_ACCEPTED;
}

/* ---- uint32 */

typedef struct primitiv_msgpack_uint32_facts {
    uint64_t value_;
} primitiv_msgpack_uint32_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_uint32(buf, len, at);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_uint32(buf, len, at));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->value_ == primitiv_msgpack_uint32_value(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->value_ <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_uint32(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, primitiv_msgpack_uint32_facts *facts) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, at);
    if (tag != 206) return KS_REFUSED;
    const uint64_t value_ = ks_loaded_u4be(gate, buf, at + 1);
    facts->value_ = value_;
    return KS_ACCEPTED;
}

/* ---- shape */

typedef struct primitiv_shape_dims_facts {
    uint64_t length;
    uint64_t volume;
} primitiv_shape_dims_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 5 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_shape_dims(buf, len, at, count);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_shape_dims(buf, len, at, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->length == primitiv_shape_dims_length(buf, at, count);
    ensures \result == KS_ACCEPTED ==> facts->length <= 4294967295;
    ensures \result == KS_ACCEPTED ==> facts->volume == primitiv_shape_dims_volume(buf, at, count);
*/
static KS_INLINE ks_verdict check_primitiv_shape_dims(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, primitiv_shape_dims_facts *facts) {
    primitiv_dim_facts item = {0};
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_primitiv_shape_dims_item(buf, len,
                at, k);
        loop invariant item.volume == primitiv_shape_dims_volume(buf, at, i);
        loop invariant item.length == primitiv_shape_dims_length(buf, at, i);
        loop invariant item.length <= 4294967295;
        loop assigns i, item, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t arg_volume_before = compute_primitiv_shape_dims_volume_before(i,
                item.volume);
        ks_known(5 <= len - (at + 5 * i));
        const ks_verdict ok = check_primitiv_dim(gate, buf, len, at + 5 * i, arg_volume_before,
                &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_primitiv_shape_dims_item(buf, len, at, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    facts->length = item.length;
    facts->volume = item.volume;
    return KS_ACCEPTED;
}

/*@
    requires dims_head_num_items <= 4294967295;
    requires dims_length <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_shape_no_trailing_one(dims_head_num_items, strict,
            dims_count, dims_length);
*/
static KS_INLINE bool test_primitiv_shape_no_trailing_one(uint64_t dims_head_num_items,
        bool strict, uint64_t dims_count, uint64_t dims_length) {
    bool v2 = !(dims_head_num_items > 0);
    if (!v2) {
        bool v1 = !(strict);
        if (!v1) {
            if (dims_count <= 0) return false;
            v1 = dims_length != 1;
        }
        v2 = v1;
    }
    return v2;
}

/*@
    requires batch_value <= 4294967295;
    requires max_batch <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_shape_batch_in_range(batch_value, max_batch);
*/
static KS_INLINE bool test_primitiv_shape_batch_in_range(uint64_t batch_value, uint64_t max_batch) {
    return batch_value >= 1 && batch_value <= max_batch;
}

typedef struct primitiv_shape_facts {
    uint64_t end;
    uint64_t num_elements;
} primitiv_shape_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires max_batch <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_shape(buf, len, at, max_batch, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_shape(buf, len, at, max_batch, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_shape(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 6 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->num_elements == primitiv_shape_num_elements(buf, at);
*/
static KS_INLINE ks_verdict check_primitiv_shape(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t max_batch, bool strict, primitiv_shape_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_array_head_facts dims_head = {0};
    const ks_verdict dims_head_ok = check_primitiv_msgpack_array_head(gate, buf, len, pos, strict,
            &dims_head);
    /*@ assert dims_head_ok: dims_head_ok !=
            KS_STOPPED ==> (dims_head_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_array_head(buf,
            len, at, strict)); */
    if (dims_head_ok != KS_ACCEPTED) return dims_head_ok;
    pos = dims_head.end;
    /*@ assert behind_dims_head: pos == at_primitiv_shape_at_most_8_dims(buf, at) && pos <= len; */
    if (dims_head.num_items > 8) return KS_REFUSED;
    primitiv_shape_dims_facts dims = {0};
    const uint64_t dims_count = dims_head.num_items;
    if (!ks_array_fits(dims_head.num_items, 5, len - pos)) return KS_REFUSED;
    const ks_verdict dims_ok = check_primitiv_shape_dims(gate, buf, len, pos, dims_head.num_items,
            &dims);
    /*@ assert dims_ok: dims_ok != KS_STOPPED ==>
            (dims_ok == KS_ACCEPTED <==> valid_primitiv_shape_dims(buf, len,
            at_primitiv_shape_at_most_8_dims(buf, at), primitiv_msgpack_array_head_num_items(buf,
            at))); */
    if (dims_ok != KS_ACCEPTED) return dims_ok;
    pos += 5 * dims_head.num_items;
    /*@ assert behind_dims: pos == at_primitiv_shape_no_trailing_one(buf, at) && pos <= len; */
    if (!test_primitiv_shape_no_trailing_one(dims_head.num_items, strict, dims_count,
            dims.length)) return KS_REFUSED;
    primitiv_msgpack_uint32_facts batch = {0};
    const ks_verdict batch_ok = check_primitiv_msgpack_uint32(gate, buf, len, pos, &batch);
    /*@ assert batch_ok: batch_ok != KS_STOPPED
            ==> (batch_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_uint32(buf, len,
            at_primitiv_shape_no_trailing_one(buf, at))); */
    if (batch_ok != KS_ACCEPTED) return batch_ok;
    pos += 5;
    if (!test_primitiv_shape_batch_in_range(batch.value_, max_batch)) return KS_REFUSED;
    uint64_t num_elements = 0;
    if (!compute_primitiv_shape_num_elements(dims_head.num_items, dims_count, dims.volume,
            batch.value_, &num_elements)) return KS_REFUSED;
    /*@ assert num_elements: num_elements == primitiv_shape_num_elements(buf, at); */
    if (num_elements > UINT64_C(4294967295)) return KS_REFUSED;
    facts->num_elements = num_elements;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- binary */

typedef struct primitiv_msgpack_binary_len_data_facts {
    uint64_t end;
    bool has_len_data;
    uint64_t len_data;
} primitiv_msgpack_binary_len_data_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_binary_len_data(len, at, tag);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_binary_len_data(len, at, tag));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_binary_len_data(at, tag);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->has_len_data == primitiv_msgpack_binary_has_len_data(tag);
    ensures \result == KS_ACCEPTED ==> facts->len_data == primitiv_msgpack_binary_len_data(buf, at,
            tag);
    ensures \result == KS_ACCEPTED ==> facts->len_data <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_binary_len_data(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t tag,
        primitiv_msgpack_binary_len_data_facts *facts) {
    switch (tag) {
        case 196:
            if (len - at < 1) return KS_REFUSED;
            if (!ks_look(gate, at, 1)) return KS_STOPPED;
            facts->has_len_data = true;
            facts->len_data = ks_loaded_u1(gate, buf, at);
            facts->end = at + 1;
            break;
        case 197:
            if (len - at < 2) return KS_REFUSED;
            if (!ks_look(gate, at, 2)) return KS_STOPPED;
            facts->has_len_data = true;
            facts->len_data = ks_loaded_u2be(gate, buf, at);
            facts->end = at + 2;
            break;
        case 198:
            if (len - at < 4) return KS_REFUSED;
            if (!ks_look(gate, at, 4)) return KS_STOPPED;
            facts->has_len_data = true;
            facts->len_data = ks_loaded_u4be(gate, buf, at);
            facts->end = at + 4;
            break;
        default:
            facts->has_len_data = false;
            facts->len_data = 0;
            facts->end = at;
            break;
    }
    return KS_ACCEPTED;
}

/*@
    requires len_data <= 4294967295;
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_binary_len_data(strict, has_len_data, len_data,
            tag);
*/
static KS_INLINE bool test_primitiv_msgpack_binary_len_data(bool strict, bool has_len_data,
        uint64_t len_data, uint64_t tag) {
    bool v1 = !(strict);
    if (!v1) {
        if (!has_len_data) return false;
        v1 = len_data >= (tag == 196 ? 0 : (tag == 197 ? 256 : 65536));
    }
    return v1;
}

typedef struct primitiv_msgpack_binary_facts {
    uint64_t end;
    bool has_len_data;
    uint64_t len_data;
} primitiv_msgpack_binary_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_binary(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_binary(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_binary(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 1 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->has_len_data == primitiv_msgpack_binary_has_len_data(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->len_data == primitiv_msgpack_binary_len_data(buf, at);
    ensures \result == KS_ACCEPTED ==> facts->len_data <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_binary(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_msgpack_binary_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, pos);
    if (tag < 196) return KS_REFUSED;
    if (tag > 198) return KS_REFUSED;
    pos += 1;
    primitiv_msgpack_binary_len_data_facts len_data = {0};
    const ks_verdict len_data_ok = check_primitiv_msgpack_binary_len_data(gate, buf, len, pos, tag,
            &len_data);
    /*@ assert len_data_ok: len_data_ok !=
            KS_STOPPED ==> (len_data_ok == KS_ACCEPTED
            <==> valid_primitiv_msgpack_binary_len_data(len, at + 1,
            primitiv_msgpack_binary_tag(buf, at))); */
    if (len_data_ok != KS_ACCEPTED) return len_data_ok;
    pos = len_data.end;
    if (!test_primitiv_msgpack_binary_len_data(strict, len_data.has_len_data, len_data.len_data,
            tag)) return KS_REFUSED;
    /*@ assert behind_len_data: pos == at_primitiv_msgpack_binary_data(buf, at) && pos <= len; */
    uint64_t data_size = 0;
    if (!compute_primitiv_msgpack_binary_data_size(len_data.has_len_data, len_data.len_data,
            &data_size)) return KS_REFUSED;
    /*@ assert data_size: data_size ==
            primitiv_msgpack_binary_data_size_of(primitiv_msgpack_binary_has_len_data(primitiv_msgpack_binary_tag(buf, at)), primitiv_msgpack_binary_len_data(buf, at + 1, primitiv_msgpack_binary_tag(buf, at))); */
    const bool data_fits = data_size <= len - pos;
    /*@ assert data_fits: data_fits != 0 <==> end_primitiv_msgpack_binary(buf, at) <= len; */
    if (!data_fits) return KS_REFUSED;
    pos += data_size;
    /*@ assert behind_data: pos == end_primitiv_msgpack_binary(buf, at) && pos <= len; */
    facts->has_len_data = len_data.has_len_data;
    facts->len_data = len_data.len_data;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- tensor */

/*@
    requires data_len_data <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_tensor_data_fits_shape(has_data_len_data,
            data_len_data, shape_num_elements);
*/
static KS_INLINE bool test_primitiv_tensor_data_fits_shape(bool has_data_len_data,
        uint64_t data_len_data, uint64_t shape_num_elements) {
    if (!has_data_len_data) return false;
    if (!ks_mul_fits_u64(shape_num_elements, 4)) return false;
    return data_len_data == (shape_num_elements * 4);
}

typedef struct primitiv_tensor_facts {
    uint64_t end;
} primitiv_tensor_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires max_batch <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_tensor(buf, len, at, max_batch, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_tensor(buf, len, at, max_batch, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_tensor(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 7 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_tensor(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t max_batch, bool strict, primitiv_tensor_facts *facts) {
    uint64_t pos = at;
    primitiv_shape_facts shape = {0};
    const ks_verdict shape_ok = check_primitiv_shape(gate, buf, len, pos, max_batch, strict,
            &shape);
    /*@ assert shape_ok: shape_ok != KS_STOPPED
            ==> (shape_ok == KS_ACCEPTED <==> valid_primitiv_shape(buf, len, at, max_batch,
            strict)); */
    if (shape_ok != KS_ACCEPTED) return shape_ok;
    pos = shape.end;
    /*@ assert behind_shape: pos == at_primitiv_tensor_data(buf, at) && pos <= len; */
    primitiv_msgpack_binary_facts data = {0};
    const ks_verdict data_ok = check_primitiv_msgpack_binary(gate, buf, len, pos, strict, &data);
    /*@ assert data_ok: data_ok != KS_STOPPED ==>
            (data_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_binary(buf, len,
            at_primitiv_tensor_data(buf, at), strict)); */
    if (data_ok != KS_ACCEPTED) return data_ok;
    pos = data.end;
    /*@ assert behind_data: pos == at_primitiv_tensor_data_fits_shape(buf, at) && pos <= len; */
    if (!test_primitiv_tensor_data_fits_shape(data.has_len_data, data.len_data,
            shape.num_elements)) return KS_REFUSED;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- string */

/*@
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_string_tag(tag);
*/
static KS_INLINE bool test_primitiv_msgpack_string_tag(uint64_t tag) {
    return (tag >= 160 && tag <= 191) || (tag >= 217 && tag <= 219);
}

typedef struct primitiv_msgpack_string_wide_length_facts {
    uint64_t end;
    bool has_wide_length;
    uint64_t wide_length;
} primitiv_msgpack_string_wide_length_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_string_wide_length(len, at, tag);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_string_wide_length(len, at, tag));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_string_wide_length(at,
            tag);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->has_wide_length == primitiv_msgpack_string_has_wide_length(tag);
    ensures \result == KS_ACCEPTED ==>
            facts->wide_length == primitiv_msgpack_string_wide_length(buf, at, tag);
    ensures \result == KS_ACCEPTED ==> facts->wide_length <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_string_wide_length(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t tag,
        primitiv_msgpack_string_wide_length_facts *facts) {
    switch (tag) {
        case 217:
            if (len - at < 1) return KS_REFUSED;
            if (!ks_look(gate, at, 1)) return KS_STOPPED;
            facts->has_wide_length = true;
            facts->wide_length = ks_loaded_u1(gate, buf, at);
            facts->end = at + 1;
            break;
        case 218:
            if (len - at < 2) return KS_REFUSED;
            if (!ks_look(gate, at, 2)) return KS_STOPPED;
            facts->has_wide_length = true;
            facts->wide_length = ks_loaded_u2be(gate, buf, at);
            facts->end = at + 2;
            break;
        case 219:
            if (len - at < 4) return KS_REFUSED;
            if (!ks_look(gate, at, 4)) return KS_STOPPED;
            facts->has_wide_length = true;
            facts->wide_length = ks_loaded_u4be(gate, buf, at);
            facts->end = at + 4;
            break;
        default:
            facts->has_wide_length = false;
            facts->wide_length = 0;
            facts->end = at;
            break;
    }
    return KS_ACCEPTED;
}

/*@
    requires wide_length <= 4294967295;
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_string_wide_length(strict, has_wide_length,
            wide_length, tag);
*/
static KS_INLINE bool test_primitiv_msgpack_string_wide_length(bool strict, bool has_wide_length,
        uint64_t wide_length, uint64_t tag) {
    bool v1 = !(strict);
    if (!v1) {
        if (!has_wide_length) return false;
        v1 = wide_length >= (tag == 217 ? 32 : (tag == 218 ? 256 : 65536));
    }
    return v1;
}

typedef struct primitiv_msgpack_string_facts {
    uint64_t end;
} primitiv_msgpack_string_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_string(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_string(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_string(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 1 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_string(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_msgpack_string_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, pos);
    if (!test_primitiv_msgpack_string_tag(tag)) return KS_REFUSED;
    pos += 1;
    const bool has_wide_length = tag >= 217;
    primitiv_msgpack_string_wide_length_facts wide_length = {0};
    if (has_wide_length) {
        const ks_verdict wide_length_ok = check_primitiv_msgpack_string_wide_length(gate, buf, len,
                pos, tag, &wide_length);
        /*@ assert wide_length_ok: wide_length_ok
                != KS_STOPPED ==> (wide_length_ok ==
                KS_ACCEPTED <==> valid_primitiv_msgpack_string_wide_length(len, at + 1,
                primitiv_msgpack_string_tag(buf, at))); */
        if (wide_length_ok != KS_ACCEPTED) return wide_length_ok;
        pos = wide_length.end;
        if (!test_primitiv_msgpack_string_wide_length(strict, wide_length.has_wide_length,
                wide_length.wide_length, tag)) return KS_REFUSED;
    }
    /*@ assert behind_wide_length: pos == at_primitiv_msgpack_string_data(buf, at) && pos <= len; */
    uint64_t len_data = 0;
    if (!compute_primitiv_msgpack_string_len_data(tag, wide_length.has_wide_length,
            wide_length.wide_length, &len_data)) return KS_REFUSED;
    /*@ assert len_data: len_data == primitiv_msgpack_string_len_data(buf, at); */
    const bool data_fits = len_data <= len - pos;
    /*@ assert data_fits: data_fits != 0 <==> end_primitiv_msgpack_string(buf, at) <= len; */
    if (!data_fits) return KS_REFUSED;
    pos += len_data;
    /*@ assert behind_data: pos == end_primitiv_msgpack_string(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- statistic */

typedef struct primitiv_statistic_facts {
    uint64_t end;
} primitiv_statistic_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_statistic(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_statistic(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_statistic(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 8 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_statistic(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_statistic_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_string_facts key = {0};
    const ks_verdict key_ok = check_primitiv_msgpack_string(gate, buf, len, pos, strict, &key);
    /*@ assert key_ok: key_ok != KS_STOPPED ==>
            (key_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_string(buf, len, at, strict)); */
    if (key_ok != KS_ACCEPTED) return key_ok;
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_statistic_value(buf, at) && pos <= len; */
    primitiv_tensor_facts value_ = {0};
    const ks_verdict value_ok = check_primitiv_tensor(gate, buf, len, pos, UINT64_C(4294967295),
            strict, &value_);
    /*@ assert value_ok: value_ok != KS_STOPPED
            ==> (value_ok == KS_ACCEPTED <==> valid_primitiv_tensor(buf, len,
            at_primitiv_statistic_value(buf, at), 4294967295, strict)); */
    if (value_ok != KS_ACCEPTED) return value_ok;
    pos = value_.end;
    /*@ assert behind_value: pos == end_primitiv_statistic(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- parameter */

typedef struct primitiv_parameter_stats_facts {
    uint64_t end;
} primitiv_parameter_stats_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_parameter_stats(buf, len, at, strict, count);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_parameter_stats(buf, len, at, strict,
            count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_parameter_stats(buf, at, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_parameter_stats(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool strict,
        primitiv_parameter_stats_facts *facts) {
    primitiv_statistic_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_parameter_stats_item(buf, at, i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_primitiv_parameter_stats_item(buf,
                len, at, strict, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_primitiv_statistic(gate, buf, len, pos, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_primitiv_parameter_stats_item(buf, len, at, strict,
                i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

typedef struct primitiv_parameter_facts {
    uint64_t end;
} primitiv_parameter_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_parameter(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_parameter(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_parameter(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 12 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_parameter(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_parameter_facts *facts) {
    uint64_t pos = at;
    primitiv_tensor_facts value_ = {0};
    const ks_verdict value_ok = check_primitiv_tensor(gate, buf, len, pos, 1, strict, &value_);
    /*@ assert value_ok: value_ok != KS_STOPPED
            ==> (value_ok == KS_ACCEPTED <==> valid_primitiv_tensor(buf, len, at, 1, strict)); */
    if (value_ok != KS_ACCEPTED) return value_ok;
    pos = value_.end;
    /*@ assert behind_value: pos == at_primitiv_parameter_num_stats(buf, at) && pos <= len; */
    primitiv_msgpack_uint32_facts num_stats = {0};
    const ks_verdict num_stats_ok = check_primitiv_msgpack_uint32(gate, buf, len, pos, &num_stats);
    /*@ assert num_stats_ok: num_stats_ok !=
            KS_STOPPED ==> (num_stats_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_uint32(buf,
            len, at_primitiv_parameter_num_stats(buf, at))); */
    if (num_stats_ok != KS_ACCEPTED) return num_stats_ok;
    pos += 5;
    primitiv_parameter_stats_facts stats = {0};
    if (!ks_array_fits(num_stats.value_, 8, len - pos)) return KS_REFUSED;
    const ks_verdict stats_ok = check_primitiv_parameter_stats(gate, buf, len, pos,
            num_stats.value_, strict, &stats);
    /*@ assert stats_ok: stats_ok != KS_STOPPED
            ==> (stats_ok == KS_ACCEPTED <==> valid_primitiv_parameter_stats(buf, len,
            at_primitiv_parameter_num_stats(buf, at) + 5, strict,
            primitiv_msgpack_uint32_value(buf, at_primitiv_parameter_num_stats(buf, at)))); */
    if (stats_ok != KS_ACCEPTED) return stats_ok;
    pos = stats.end;
    /*@ assert behind_stats: pos == end_primitiv_parameter(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- model_entry */

/*@
    requires key_head_num_items <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_model_entry_key_names_something(strict,
            key_head_num_items);
*/
static KS_INLINE bool test_primitiv_model_entry_key_names_something(bool strict,
        uint64_t key_head_num_items) {
    return !(strict) || key_head_num_items >= 1;
}

typedef struct primitiv_model_entry_key_facts {
    uint64_t end;
} primitiv_model_entry_key_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 1 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_model_entry_key(buf, len, at, strict, count);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_model_entry_key(buf, len, at, strict,
            count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_model_entry_key(buf, at, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_model_entry_key(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool strict,
        primitiv_model_entry_key_facts *facts) {
    primitiv_msgpack_string_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_model_entry_key_item(buf, at, i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_primitiv_model_entry_key_item(buf,
                len, at, strict, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_primitiv_msgpack_string(gate, buf, len, pos, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_primitiv_model_entry_key_item(buf, len, at, strict,
                i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

typedef struct primitiv_model_entry_facts {
    uint64_t end;
} primitiv_model_entry_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_model_entry(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_model_entry(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_model_entry(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 13 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_model_entry(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_model_entry_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_array_head_facts key_head = {0};
    const ks_verdict key_head_ok = check_primitiv_msgpack_array_head(gate, buf, len, pos, strict,
            &key_head);
    /*@ assert key_head_ok: key_head_ok !=
            KS_STOPPED ==> (key_head_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_array_head(buf,
            len, at, strict)); */
    if (key_head_ok != KS_ACCEPTED) return key_head_ok;
    pos = key_head.end;
    /*@ assert behind_key_head: pos == at_primitiv_model_entry_key_names_something(buf,
            at) && pos <= len; */
    if (!test_primitiv_model_entry_key_names_something(strict,
            key_head.num_items)) return KS_REFUSED;
    primitiv_model_entry_key_facts key = {0};
    if (!ks_array_fits(key_head.num_items, 1, len - pos)) return KS_REFUSED;
    const ks_verdict key_ok = check_primitiv_model_entry_key(gate, buf, len, pos,
            key_head.num_items, strict, &key);
    /*@ assert key_ok: key_ok != KS_STOPPED ==>
            (key_ok == KS_ACCEPTED <==> valid_primitiv_model_entry_key(buf, len,
            at_primitiv_model_entry_key_names_something(buf, at), strict,
            primitiv_msgpack_array_head_num_items(buf, at))); */
    if (key_ok != KS_ACCEPTED) return key_ok;
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_model_entry_parameter(buf, at) && pos <= len; */
    primitiv_parameter_facts parameter = {0};
    const ks_verdict parameter_ok = check_primitiv_parameter(gate, buf, len, pos, strict,
            &parameter);
    /*@ assert parameter_ok: parameter_ok !=
            KS_STOPPED ==> (parameter_ok == KS_ACCEPTED <==> valid_primitiv_parameter(buf, len,
            at_primitiv_model_entry_parameter(buf, at), strict)); */
    if (parameter_ok != KS_ACCEPTED) return parameter_ok;
    pos = parameter.end;
    /*@ assert behind_parameter: pos == end_primitiv_model_entry(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- model */

typedef struct primitiv_model_parameters_facts {
    uint64_t end;
} primitiv_model_parameters_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 13 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_model_parameters(buf, len, at, strict, count);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_model_parameters(buf, len, at, strict,
            count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_model_parameters(buf, at, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_model_parameters(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool strict,
        primitiv_model_parameters_facts *facts) {
    primitiv_model_entry_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_model_parameters_item(buf, at, i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_primitiv_model_parameters_item(buf,
                len, at, strict, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_primitiv_model_entry(gate, buf, len, pos, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_primitiv_model_parameters_item(buf, len, at, strict,
                i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

typedef struct primitiv_model_facts {
    uint64_t end;
} primitiv_model_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_model(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_model(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_model(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 5 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_model(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool strict, primitiv_model_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_uint32_facts num_parameters = {0};
    const ks_verdict num_parameters_ok = check_primitiv_msgpack_uint32(gate, buf, len, pos,
            &num_parameters);
    /*@ assert num_parameters_ok:
            num_parameters_ok != KS_STOPPED ==>
            (num_parameters_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_uint32(buf, len, at)); */
    if (num_parameters_ok != KS_ACCEPTED) return num_parameters_ok;
    pos += 5;
    primitiv_model_parameters_facts parameters = {0};
    if (!ks_array_fits(num_parameters.value_, 13, len - pos)) return KS_REFUSED;
    const ks_verdict parameters_ok = check_primitiv_model_parameters(gate, buf, len, pos,
            num_parameters.value_, strict, &parameters);
    /*@ assert parameters_ok: parameters_ok !=
            KS_STOPPED ==> (parameters_ok == KS_ACCEPTED <==> valid_primitiv_model_parameters(buf,
            len, at + 5, strict, primitiv_msgpack_uint32_value(buf, at))); */
    if (parameters_ok != KS_ACCEPTED) return parameters_ok;
    pos = parameters.end;
    /*@ assert behind_parameters: pos == end_primitiv_model(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- map_head */

/*@
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_map_head_tag(tag);
*/
static KS_INLINE bool test_primitiv_msgpack_map_head_tag(uint64_t tag) {
    return ((tag >= 128 && tag <= 143) || tag == 222) || tag == 223;
}

typedef struct primitiv_msgpack_map_head_wide_count_facts {
    uint64_t end;
    bool has_wide_count;
    uint64_t wide_count;
} primitiv_msgpack_map_head_wide_count_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires tag <= 255;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_map_head_wide_count(len, at, tag);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_map_head_wide_count(len, at, tag));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_map_head_wide_count(at,
            tag);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==>
            facts->has_wide_count == primitiv_msgpack_map_head_has_wide_count(tag);
    ensures \result == KS_ACCEPTED ==>
            facts->wide_count == primitiv_msgpack_map_head_wide_count(buf, at, tag);
    ensures \result == KS_ACCEPTED ==> facts->wide_count <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_map_head_wide_count(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t tag,
        primitiv_msgpack_map_head_wide_count_facts *facts) {
    switch (tag) {
        case 222:
            if (len - at < 2) return KS_REFUSED;
            if (!ks_look(gate, at, 2)) return KS_STOPPED;
            facts->has_wide_count = true;
            facts->wide_count = ks_loaded_u2be(gate, buf, at);
            facts->end = at + 2;
            break;
        case 223:
            if (len - at < 4) return KS_REFUSED;
            if (!ks_look(gate, at, 4)) return KS_STOPPED;
            facts->has_wide_count = true;
            facts->wide_count = ks_loaded_u4be(gate, buf, at);
            facts->end = at + 4;
            break;
        default:
            facts->has_wide_count = false;
            facts->wide_count = 0;
            facts->end = at;
            break;
    }
    return KS_ACCEPTED;
}

/*@
    requires wide_count <= 4294967295;
    requires tag <= 255;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_msgpack_map_head_wide_count(strict, has_wide_count,
            wide_count, tag);
*/
static KS_INLINE bool test_primitiv_msgpack_map_head_wide_count(bool strict, bool has_wide_count,
        uint64_t wide_count, uint64_t tag) {
    bool v1 = !(strict);
    if (!v1) {
        if (!has_wide_count) return false;
        v1 = wide_count >= (tag == 222 ? 16 : 65536);
    }
    return v1;
}

typedef struct primitiv_msgpack_map_head_facts {
    uint64_t end;
    uint64_t num_pairs;
} primitiv_msgpack_map_head_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_map_head(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_map_head(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_msgpack_map_head(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 1 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->num_pairs == primitiv_msgpack_map_head_num_pairs(buf,
            at);
    ensures \result == KS_ACCEPTED ==> facts->num_pairs <= 4294967295;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_map_head(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_msgpack_map_head_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 1) return KS_REFUSED;
    if (!ks_look(gate, pos, 1)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, pos);
    if (!test_primitiv_msgpack_map_head_tag(tag)) return KS_REFUSED;
    pos += 1;
    const bool has_wide_count = tag >= 222;
    primitiv_msgpack_map_head_wide_count_facts wide_count = {0};
    if (has_wide_count) {
        const ks_verdict wide_count_ok = check_primitiv_msgpack_map_head_wide_count(gate, buf, len,
                pos, tag, &wide_count);
        /*@ assert wide_count_ok: wide_count_ok
                != KS_STOPPED ==> (wide_count_ok ==
                KS_ACCEPTED <==> valid_primitiv_msgpack_map_head_wide_count(len, at + 1,
                primitiv_msgpack_map_head_tag(buf, at))); */
        if (wide_count_ok != KS_ACCEPTED) return wide_count_ok;
        pos = wide_count.end;
        if (!test_primitiv_msgpack_map_head_wide_count(strict, wide_count.has_wide_count,
                wide_count.wide_count, tag)) return KS_REFUSED;
    }
    /*@ assert behind_wide_count: pos == end_primitiv_msgpack_map_head(buf, at) && pos <= len; */
    uint64_t num_pairs = 0;
    if (!compute_primitiv_msgpack_map_head_num_pairs(tag, wide_count.has_wide_count,
            wide_count.wide_count, &num_pairs)) return KS_REFUSED;
    /*@ assert num_pairs: num_pairs == primitiv_msgpack_map_head_num_pairs(buf, at); */
    facts->num_pairs = num_pairs;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- uint_config */

typedef struct primitiv_uint_config_facts {
    uint64_t end;
} primitiv_uint_config_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_uint_config(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_uint_config(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_uint_config(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 6 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_uint_config(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_uint_config_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_string_facts key = {0};
    const ks_verdict key_ok = check_primitiv_msgpack_string(gate, buf, len, pos, strict, &key);
    /*@ assert key_ok: key_ok != KS_STOPPED ==>
            (key_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_string(buf, len, at, strict)); */
    if (key_ok != KS_ACCEPTED) return key_ok;
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_uint_config_value(buf, at) && pos <= len; */
    primitiv_msgpack_uint32_facts value_ = {0};
    const ks_verdict value_ok = check_primitiv_msgpack_uint32(gate, buf, len, pos, &value_);
    /*@ assert value_ok: value_ok != KS_STOPPED
            ==> (value_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_uint32(buf, len,
            at_primitiv_uint_config_value(buf, at))); */
    if (value_ok != KS_ACCEPTED) return value_ok;
    pos += 5;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- uint_config_map */

typedef struct primitiv_uint_config_map_configs_facts {
    uint64_t end;
} primitiv_uint_config_map_configs_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 6 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_uint_config_map_configs(buf, len, at, strict,
            count);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_uint_config_map_configs(buf, len, at,
            strict, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_uint_config_map_configs(buf, at,
            count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_uint_config_map_configs(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t count, bool strict,
        primitiv_uint_config_map_configs_facts *facts) {
    primitiv_uint_config_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_uint_config_map_configs_item(buf, at,
                i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k
                < i ==> valid_primitiv_uint_config_map_configs_item(buf, len, at, strict, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_primitiv_uint_config(gate, buf, len, pos, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_primitiv_uint_config_map_configs_item(buf, len, at,
                strict, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

typedef struct primitiv_uint_config_map_facts {
    uint64_t end;
} primitiv_uint_config_map_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_uint_config_map(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_uint_config_map(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_uint_config_map(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 1 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_uint_config_map(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_uint_config_map_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_map_head_facts head = {0};
    const ks_verdict head_ok = check_primitiv_msgpack_map_head(gate, buf, len, pos, strict, &head);
    /*@ assert head_ok: head_ok != KS_STOPPED ==>
            (head_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_map_head(buf, len, at, strict)); */
    if (head_ok != KS_ACCEPTED) return head_ok;
    pos = head.end;
    /*@ assert behind_head: pos == at_primitiv_uint_config_map_configs(buf, at) && pos <= len; */
    primitiv_uint_config_map_configs_facts configs = {0};
    if (!ks_array_fits(head.num_pairs, 6, len - pos)) return KS_REFUSED;
    const ks_verdict configs_ok = check_primitiv_uint_config_map_configs(gate, buf, len, pos,
            head.num_pairs, strict, &configs);
    /*@ assert configs_ok: configs_ok !=
            KS_STOPPED ==> (configs_ok == KS_ACCEPTED
            <==> valid_primitiv_uint_config_map_configs(buf, len,
            at_primitiv_uint_config_map_configs(buf, at), strict,
            primitiv_msgpack_map_head_num_pairs(buf, at))); */
    if (configs_ok != KS_ACCEPTED) return configs_ok;
    pos = configs.end;
    /*@ assert behind_configs: pos == end_primitiv_uint_config_map(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- float32 */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_msgpack_float32(buf, len, at);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_msgpack_float32(buf, len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_primitiv_msgpack_float32(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    if (len - at < 5) return KS_REFUSED;
    if (!ks_look(gate, at, 5)) return KS_STOPPED;
    const uint64_t tag = ks_loaded_u1(gate, buf, at);
    if (tag != 202) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- float_config */

typedef struct primitiv_float_config_facts {
    uint64_t end;
} primitiv_float_config_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_float_config(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_float_config(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_float_config(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 6 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_float_config(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_float_config_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_string_facts key = {0};
    const ks_verdict key_ok = check_primitiv_msgpack_string(gate, buf, len, pos, strict, &key);
    /*@ assert key_ok: key_ok != KS_STOPPED ==>
            (key_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_string(buf, len, at, strict)); */
    if (key_ok != KS_ACCEPTED) return key_ok;
    pos = key.end;
    /*@ assert behind_key: pos == at_primitiv_float_config_value(buf, at) && pos <= len; */
    const ks_verdict value_ok = check_primitiv_msgpack_float32(gate, buf, len, pos);
    /*@ assert value_ok: value_ok != KS_STOPPED
            ==> (value_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_float32(buf, len,
            at_primitiv_float_config_value(buf, at))); */
    if (value_ok != KS_ACCEPTED) return value_ok;
    pos += 5;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- float_config_map */

typedef struct primitiv_float_config_map_configs_facts {
    uint64_t end;
} primitiv_float_config_map_configs_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 6 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_float_config_map_configs(buf, len, at,
            strict, count);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_float_config_map_configs(buf, len, at,
            strict, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_float_config_map_configs(buf, at,
            count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_float_config_map_configs(ks_gate *gate,
        const uint8_t *buf, uint64_t len, uint64_t at, uint64_t count, bool strict,
        primitiv_float_config_map_configs_facts *facts) {
    primitiv_float_config_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_primitiv_float_config_map_configs_item(buf, at,
                i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k
                < i ==> valid_primitiv_float_config_map_configs_item(buf, len, at, strict, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_primitiv_float_config(gate, buf, len, pos, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_primitiv_float_config_map_configs_item(buf, len, at,
                strict, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

typedef struct primitiv_float_config_map_facts {
    uint64_t end;
} primitiv_float_config_map_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_float_config_map(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_float_config_map(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_float_config_map(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 1 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_float_config_map(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_float_config_map_facts *facts) {
    uint64_t pos = at;
    primitiv_msgpack_map_head_facts head = {0};
    const ks_verdict head_ok = check_primitiv_msgpack_map_head(gate, buf, len, pos, strict, &head);
    /*@ assert head_ok: head_ok != KS_STOPPED ==>
            (head_ok == KS_ACCEPTED <==> valid_primitiv_msgpack_map_head(buf, len, at, strict)); */
    if (head_ok != KS_ACCEPTED) return head_ok;
    pos = head.end;
    /*@ assert behind_head: pos == at_primitiv_float_config_map_configs(buf, at) && pos <= len; */
    primitiv_float_config_map_configs_facts configs = {0};
    if (!ks_array_fits(head.num_pairs, 6, len - pos)) return KS_REFUSED;
    const ks_verdict configs_ok = check_primitiv_float_config_map_configs(gate, buf, len, pos,
            head.num_pairs, strict, &configs);
    /*@ assert configs_ok: configs_ok !=
            KS_STOPPED ==> (configs_ok == KS_ACCEPTED
            <==> valid_primitiv_float_config_map_configs(buf, len,
            at_primitiv_float_config_map_configs(buf, at), strict,
            primitiv_msgpack_map_head_num_pairs(buf, at))); */
    if (configs_ok != KS_ACCEPTED) return configs_ok;
    pos = configs.end;
    /*@ assert behind_configs: pos == end_primitiv_float_config_map(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- optimizer */

typedef struct primitiv_optimizer_facts {
    uint64_t end;
} primitiv_optimizer_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_optimizer(buf, len, at, strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_optimizer(buf, len, at, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_optimizer(buf, at);
    ensures \result == KS_ACCEPTED ==> at + 2 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_optimizer(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, bool strict, primitiv_optimizer_facts *facts) {
    uint64_t pos = at;
    primitiv_uint_config_map_facts uint_configs = {0};
    const ks_verdict uint_configs_ok = check_primitiv_uint_config_map(gate, buf, len, pos, strict,
            &uint_configs);
    /*@ assert uint_configs_ok: uint_configs_ok
            != KS_STOPPED ==> (uint_configs_ok ==
            KS_ACCEPTED <==> valid_primitiv_uint_config_map(buf, len, at, strict)); */
    if (uint_configs_ok != KS_ACCEPTED) return uint_configs_ok;
    pos = uint_configs.end;
    /*@ assert behind_uint_configs: pos == at_primitiv_optimizer_float_configs(buf,
            at) && pos <= len; */
    primitiv_float_config_map_facts float_configs = {0};
    const ks_verdict float_configs_ok = check_primitiv_float_config_map(gate, buf, len, pos,
            strict, &float_configs);
    /*@ assert float_configs_ok: float_configs_ok
            != KS_STOPPED ==> (float_configs_ok ==
            KS_ACCEPTED <==> valid_primitiv_float_config_map(buf, len,
            at_primitiv_optimizer_float_configs(buf, at), strict)); */
    if (float_configs_ok != KS_ACCEPTED) return float_configs_ok;
    pos = float_configs.end;
    /*@ assert behind_float_configs: pos == end_primitiv_optimizer(buf, at) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- primitiv */

typedef struct primitiv_object_facts {
    uint64_t end;
} primitiv_object_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires header_data_type <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_primitiv_object(buf, len, at, header_data_type,
            strict);
    ensures \result == KS_REFUSED ==> !(valid_primitiv_object(buf, len, at, header_data_type,
            strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_primitiv_object(buf, at, header_data_type);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_primitiv_object(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t header_data_type, bool strict, primitiv_object_facts *facts) {
    facts->end = at;
    if (header_data_type == 0) {
        primitiv_shape_facts item = {0};
        const ks_verdict object_ok = check_primitiv_shape(gate, buf, len, at, UINT64_C(4294967295),
                strict, &item);
        /*@ assert object_ok: object_ok !=
                KS_STOPPED ==> (object_ok == KS_ACCEPTED <==> valid_primitiv_shape(buf, len, at,
                4294967295, strict)); */
        if (object_ok != KS_ACCEPTED) return object_ok;
        facts->end = item.end;
    }
    if (header_data_type == 256) {
        primitiv_tensor_facts item = {0};
        const ks_verdict object_ok = check_primitiv_tensor(gate, buf, len, at,
                UINT64_C(4294967295), strict, &item);
        /*@ assert object_ok: object_ok !=
                KS_STOPPED ==> (object_ok == KS_ACCEPTED <==> valid_primitiv_tensor(buf, len, at,
                4294967295, strict)); */
        if (object_ok != KS_ACCEPTED) return object_ok;
        facts->end = item.end;
    }
    if (header_data_type == 512) {
        primitiv_parameter_facts item = {0};
        const ks_verdict object_ok = check_primitiv_parameter(gate, buf, len, at, strict, &item);
        /*@ assert object_ok: object_ok !=
                KS_STOPPED ==> (object_ok == KS_ACCEPTED <==> valid_primitiv_parameter(buf, len,
                at, strict)); */
        if (object_ok != KS_ACCEPTED) return object_ok;
        facts->end = item.end;
    }
    if (header_data_type == 768) {
        primitiv_model_facts item = {0};
        const ks_verdict object_ok = check_primitiv_model(gate, buf, len, at, strict, &item);
        /*@ assert object_ok: object_ok !=
                KS_STOPPED ==> (object_ok == KS_ACCEPTED <==> valid_primitiv_model(buf, len, at,
                strict)); */
        if (object_ok != KS_ACCEPTED) return object_ok;
        facts->end = item.end;
    }
    if (header_data_type == 1024) {
        primitiv_optimizer_facts item = {0};
        const ks_verdict object_ok = check_primitiv_optimizer(gate, buf, len, at, strict, &item);
        /*@ assert object_ok: object_ok !=
                KS_STOPPED ==> (object_ok == KS_ACCEPTED <==> valid_primitiv_optimizer(buf, len,
                at, strict)); */
        if (object_ok != KS_ACCEPTED) return object_ok;
        facts->end = item.end;
    }
    return KS_ACCEPTED;
}

/*@
    requires trailing_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_primitiv_trailing(strict, trailing_size);
*/
static KS_INLINE bool test_primitiv_trailing(bool strict, uint64_t trailing_size) {
    return !(strict) || trailing_size == 0;
}

ks_verdict primitiv_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict) {
    uint64_t pos = 0;
    primitiv_header_facts header = {0};
    const ks_verdict header_ok = check_primitiv_header(gate, buf, len, pos, &header);
    /*@ assert header_ok: header_ok != KS_STOPPED
            ==> (header_ok == KS_ACCEPTED <==> valid_primitiv_header(buf, len, 0)); */
    if (header_ok != KS_ACCEPTED) return header_ok;
    pos += 15;
    primitiv_object_facts object = {0};
    const ks_verdict object_ok = check_primitiv_object(gate, buf, len, pos, header.data_type,
            strict, &object);
    /*@ assert object_ok: object_ok != KS_STOPPED
            ==> (object_ok == KS_ACCEPTED <==> valid_primitiv_object(buf, len, 15,
            primitiv_header_data_type(buf, 0), strict)); */
    if (object_ok != KS_ACCEPTED) return object_ok;
    pos = object.end;
    /*@ assert behind_object: pos == at_primitiv_trailing(buf) && pos <= len; */
    const uint64_t trailing_size = len - pos;
    pos = len;
    if (!test_primitiv_trailing(strict, trailing_size)) return KS_REFUSED;
    return KS_ACCEPTED;
}

