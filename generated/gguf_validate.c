/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from gguf.ksy. Do not edit. */
#include "gguf_validate.h"

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

#include "gguf_compute.h"

/* ---- body::name */

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires bytes_size <= 9223372036854775807;
    requires bytes_at + bytes_size <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_gguf_body_name_bytes(buf, bytes_size, bytes_at);
    ensures \result == KS_REFUSED ==> !(rule_gguf_body_name_bytes(buf, bytes_size, bytes_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_gguf_body_name_bytes(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t bytes_size, uint64_t bytes_at) {
    (void)len;
    bool v2 = bytes_size == 0;
    if (!v2) {
        if (bytes_size == 0) return KS_REFUSED;
        if (!ks_look(gate, bytes_at, bytes_size)) return KS_STOPPED;
        const bool v1 = ks_loaded_has_no_0(gate, buf, bytes_at, bytes_size);
        v2 = v1;
    }
    if (!v2) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires bytes_size <= 9223372036854775807;
    requires bytes_at + bytes_size <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> defined_gguf_body_name_text(buf, bytes_size, bytes_at);
    ensures \result == KS_REFUSED ==> !(defined_gguf_body_name_text(buf, bytes_size, bytes_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict find_gguf_body_name_text(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t bytes_size, uint64_t bytes_at) {
    (void)len;
    if (!ks_look(gate, bytes_at, bytes_size)) return KS_STOPPED;
    if (!ks_loaded_is_utf8(gate, buf, bytes_at, bytes_size)) return KS_REFUSED;
    return KS_ACCEPTED;
}

typedef struct gguf_body_name_facts {
    uint64_t end;
    uint64_t len_bytes;
    uint64_t bytes_size;
    uint64_t bytes_at;
} gguf_body_name_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_name(buf, len, at, root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_name(buf, len, at, root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_name(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at + 8 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->len_bytes == gguf_body_name_len_bytes(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> facts->bytes_size == gguf_body_name_bytes_size(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> facts->bytes_at == gguf_body_name_bytes_at(at);
    ensures \result == KS_ACCEPTED ==> facts->bytes_at + facts->bytes_size <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_name(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool root_is_big_endian, gguf_body_name_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t len_bytes = ks_loaded_u8of(gate, buf, pos, root_is_big_endian);
    if (len_bytes > 65535) return KS_REFUSED;
    pos += 8;
    const uint64_t bytes_at = pos;
    const uint64_t bytes_size = len_bytes;
    const bool bytes_fits = len_bytes <= len - pos;
    /*@ assert bytes_fits: bytes_fits != 0 <==> end_gguf_body_name(buf, at,
            root_is_big_endian) <= len; */
    if (!bytes_fits) return KS_REFUSED;
    pos += len_bytes;
    const ks_verdict bytes_holds = test_gguf_body_name_bytes(gate, buf, len, bytes_size, bytes_at);
    /*@ assert bytes_holds: bytes_holds !=
            KS_STOPPED ==> (bytes_holds == KS_ACCEPTED <==> rule_gguf_body_name_bytes(buf,
            gguf_body_name_len_bytes(buf, at, root_is_big_endian), at + 8)); */
    if (bytes_holds != KS_ACCEPTED) return bytes_holds;
    /*@ assert behind_bytes: pos == end_gguf_body_name(buf, at,
            root_is_big_endian) && pos <= len; */
    const ks_verdict gguf_body_name_text = find_gguf_body_name_text(gate, buf, len, bytes_size,
            bytes_at);
    /*@ assert gguf_body_name_text:
            gguf_body_name_text != KS_STOPPED ==>
            (gguf_body_name_text == KS_ACCEPTED <==> defined_gguf_body_name_text(buf,
            gguf_body_name_len_bytes(buf, at, root_is_big_endian), at + 8)); */
    if (gguf_body_name_text != KS_ACCEPTED) return gguf_body_name_text;
    facts->len_bytes = len_bytes;
    facts->bytes_size = bytes_size;
    facts->bytes_at = bytes_at;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::boolean */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_boolean(buf, len, at);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_boolean(buf, len, at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_gguf_body_boolean(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at) {
    if (len - at < 1) return KS_REFUSED;
    if (!ks_look(gate, at, 1)) return KS_STOPPED;
    const uint64_t value_ = ks_loaded_u1(gate, buf, at);
    if (value_ > 1) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- body::text */

typedef struct gguf_body_text_facts {
    uint64_t end;
} gguf_body_text_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_text(buf, len, at, root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_text(buf, len, at, root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_text(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at + 8 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_text(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool root_is_big_endian, gguf_body_text_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t len_bytes = ks_loaded_u8of(gate, buf, pos, root_is_big_endian);
    pos += 8;
    const bool bytes_fits = len_bytes <= len - pos;
    /*@ assert bytes_fits: bytes_fits != 0 <==> end_gguf_body_text(buf, at,
            root_is_big_endian) <= len; */
    if (!bytes_fits) return KS_REFUSED;
    pos += len_bytes;
    /*@ assert behind_bytes: pos == end_gguf_body_text(buf, at,
            root_is_big_endian) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::u1s */

typedef struct gguf_body_u1s_facts {
    uint64_t end;
} gguf_body_u1s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_u1s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_u1s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_u1s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_u1s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_u1s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 1, len - pos)) return KS_REFUSED;
    pos += 1 * count_;
    /*@ assert behind_values: pos == end_gguf_body_u1s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::s1s */

typedef struct gguf_body_s1s_facts {
    uint64_t end;
} gguf_body_s1s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_s1s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_s1s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_s1s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_s1s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_s1s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 1, len - pos)) return KS_REFUSED;
    pos += 1 * count_;
    /*@ assert behind_values: pos == end_gguf_body_s1s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::u2s */

typedef struct gguf_body_u2s_facts {
    uint64_t end;
} gguf_body_u2s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_u2s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_u2s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_u2s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_u2s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_u2s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 2, len - pos)) return KS_REFUSED;
    pos += 2 * count_;
    /*@ assert behind_values: pos == end_gguf_body_u2s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::s2s */

typedef struct gguf_body_s2s_facts {
    uint64_t end;
} gguf_body_s2s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_s2s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_s2s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_s2s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_s2s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_s2s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 2, len - pos)) return KS_REFUSED;
    pos += 2 * count_;
    /*@ assert behind_values: pos == end_gguf_body_s2s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::u4s */

typedef struct gguf_body_u4s_facts {
    uint64_t end;
} gguf_body_u4s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_u4s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_u4s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_u4s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_u4s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_u4s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;
    pos += 4 * count_;
    /*@ assert behind_values: pos == end_gguf_body_u4s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::s4s */

typedef struct gguf_body_s4s_facts {
    uint64_t end;
} gguf_body_s4s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_s4s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_s4s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_s4s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_s4s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_s4s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;
    pos += 4 * count_;
    /*@ assert behind_values: pos == end_gguf_body_s4s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::f4s */

typedef struct gguf_body_f4s_facts {
    uint64_t end;
} gguf_body_f4s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_f4s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_f4s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_f4s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_f4s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_f4s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 4, len - pos)) return KS_REFUSED;
    pos += 4 * count_;
    /*@ assert behind_values: pos == end_gguf_body_f4s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::booleans */

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 1 * count <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_booleans_values(buf, len, at, count);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_booleans_values(buf, len, at, count));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_gguf_body_booleans_values(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count) {
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_gguf_body_booleans_values_item(buf,
                len, at, k);
        loop assigns i, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        ks_known(1 <= len - (at + 1 * i));
        const ks_verdict ok = check_gguf_body_boolean(gate, buf, len, at + 1 * i);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_gguf_body_booleans_values_item(buf, len, at, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    return KS_ACCEPTED;
}

typedef struct gguf_body_booleans_facts {
    uint64_t end;
} gguf_body_booleans_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_booleans(buf, len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_booleans(buf, len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_booleans(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_booleans(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count_, gguf_body_booleans_facts *facts) {
    uint64_t pos = at;
    if (!ks_array_fits(count_, 1, len - pos)) return KS_REFUSED;
    const ks_verdict values_ok = check_gguf_body_booleans_values(gate, buf, len, pos, count_);
    /*@ assert values_ok: values_ok != KS_STOPPED
            ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_booleans_values(buf, len, at,
            count_)); */
    if (values_ok != KS_ACCEPTED) return values_ok;
    pos += 1 * count_;
    /*@ assert behind_values: pos == end_gguf_body_booleans(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::texts */

typedef struct gguf_body_texts_values_facts {
    uint64_t end;
} gguf_body_texts_values_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_texts_values(buf, len, at,
            root_is_big_endian, count);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_texts_values(buf, len, at,
            root_is_big_endian, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_texts_values(buf, at,
            root_is_big_endian, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_texts_values(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool root_is_big_endian,
        gguf_body_texts_values_facts *facts) {
    gguf_body_text_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_gguf_body_texts_values_item(buf, at, root_is_big_endian,
                i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_gguf_body_texts_values_item(buf,
                len, at, root_is_big_endian, k);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const ks_verdict ok = check_gguf_body_text(gate, buf, len, pos, root_is_big_endian, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_gguf_body_texts_values_item(buf, len, at,
                root_is_big_endian, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    return KS_ACCEPTED;
}

typedef struct gguf_body_texts_facts {
    uint64_t end;
} gguf_body_texts_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_texts(buf, len, at, count_,
            root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_texts(buf, len, at, count_,
            root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_texts(buf, at, count_,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_texts(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, bool root_is_big_endian, gguf_body_texts_facts *facts) {
    uint64_t pos = at;
    gguf_body_texts_values_facts values = {0};
    if (!ks_array_fits(count_, 8, len - pos)) return KS_REFUSED;
    const ks_verdict values_ok = check_gguf_body_texts_values(gate, buf, len, pos, count_,
            root_is_big_endian, &values);
    /*@ assert values_ok: values_ok != KS_STOPPED
            ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_texts_values(buf, len, at,
            root_is_big_endian, count_)); */
    if (values_ok != KS_ACCEPTED) return values_ok;
    pos = values.end;
    /*@ assert behind_values: pos == end_gguf_body_texts(buf, at, count_,
            root_is_big_endian) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::u8s */

typedef struct gguf_body_u8s_facts {
    uint64_t end;
} gguf_body_u8s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_u8s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_u8s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_u8s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_u8s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_u8s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 8, len - pos)) return KS_REFUSED;
    pos += 8 * count_;
    /*@ assert behind_values: pos == end_gguf_body_u8s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::s8s */

typedef struct gguf_body_s8s_facts {
    uint64_t end;
} gguf_body_s8s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_s8s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_s8s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_s8s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_s8s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_s8s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 8, len - pos)) return KS_REFUSED;
    pos += 8 * count_;
    /*@ assert behind_values: pos == end_gguf_body_s8s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::f8s */

typedef struct gguf_body_f8s_facts {
    uint64_t end;
} gguf_body_f8s_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_f8s(len, at, count_);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_f8s(len, at, count_));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_f8s(at, count_);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_f8s(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count_, gguf_body_f8s_facts *facts) {
    (void)gate;
    (void)buf;
    uint64_t pos = at;
    if (!ks_array_fits(count_, 8, len - pos)) return KS_REFUSED;
    pos += 8 * count_;
    /*@ assert behind_values: pos == end_gguf_body_f8s(at, count_) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::array */

/*@
    requires value_type <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_array_value_type(value_type);
*/
static KS_INLINE bool test_gguf_body_array_value_type(uint64_t value_type) {
    return value_type <= 12 && value_type != 9;
}

/*@
    requires io_size <= 9223372036854775807;
    requires io_pos <= 9223372036854775807;
    requires value_type <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_array_count_fits(count_, io_size, io_pos, value_type);
*/
static KS_INLINE bool test_gguf_body_array_count_fits(uint64_t count_, uint64_t io_size,
        uint64_t io_pos, uint64_t value_type) {
    uint64_t v1 = 0;
    switch (value_type) {
        case 0: v1 = 1; break;
        case 1: v1 = 1; break;
        case 2: v1 = 2; break;
        case 3: v1 = 2; break;
        case 4: v1 = 4; break;
        case 5: v1 = 4; break;
        case 6: v1 = 4; break;
        case 7: v1 = 1; break;
        case 8: v1 = 8; break;
        case 9: v1 = 1; break;
        case 10: v1 = 8; break;
        case 11: v1 = 8; break;
        case 12: v1 = 8; break;
        default: return false;
    }
    if ((int64_t)v1 == 0) return false;
    return ks_floor_div(((int64_t)io_size - (int64_t)io_pos),
            (int64_t)v1) >= 0 && count_ <=
            (uint64_t)ks_floor_div(((int64_t)io_size - (int64_t)io_pos), (int64_t)v1);
}

typedef struct gguf_body_array_values_facts {
    uint64_t end;
} gguf_body_array_values_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires value_type <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_array_values(buf, len, at, value_type,
            count_, root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_array_values(buf, len, at, value_type,
            count_, root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_array_values(buf, at,
            value_type, count_, root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_array_values(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t value_type, uint64_t count_, bool root_is_big_endian,
        gguf_body_array_values_facts *facts) {
    if (value_type == 0) {
        gguf_body_u1s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_u1s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_u1s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 1) {
        gguf_body_s1s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_s1s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_s1s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 2) {
        gguf_body_u2s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_u2s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_u2s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 3) {
        gguf_body_s2s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_s2s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_s2s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 4) {
        gguf_body_u4s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_u4s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_u4s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 5) {
        gguf_body_s4s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_s4s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_s4s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 6) {
        gguf_body_f4s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_f4s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_f4s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 7) {
        gguf_body_booleans_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_booleans(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_booleans(buf, len,
                at, count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 8) {
        gguf_body_texts_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_texts(gate, buf, len, at, count_,
                root_is_big_endian, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_texts(buf, len, at,
                count_, root_is_big_endian)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 10) {
        gguf_body_u8s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_u8s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_u8s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 11) {
        gguf_body_s8s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_s8s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_s8s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 12) {
        gguf_body_f8s_facts item = {0};
        const ks_verdict values_ok = check_gguf_body_f8s(gate, buf, len, at, count_, &item);
        /*@ assert values_ok: values_ok !=
                KS_STOPPED ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_f8s(len, at,
                count_)); */
        if (values_ok != KS_ACCEPTED) return values_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

typedef struct gguf_body_array_facts {
    uint64_t end;
} gguf_body_array_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_array(buf, len, at, root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_array(buf, len, at, root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_array(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at + 12 <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_array(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool root_is_big_endian, gguf_body_array_facts *facts) {
    uint64_t pos = at;
    if (len - pos < 12) return KS_REFUSED;
    if (!ks_look(gate, pos, 12)) return KS_STOPPED;
    const uint64_t value_type = ks_loaded_u4of(gate, buf, pos, root_is_big_endian);
    if (!test_gguf_body_array_value_type(value_type)) return KS_REFUSED;
    const uint64_t count_ = ks_loaded_u8of(gate, buf, pos + 4, root_is_big_endian);
    if (!test_gguf_body_array_count_fits(count_, len, pos + 12, value_type)) return KS_REFUSED;
    pos += 12;
    gguf_body_array_values_facts values = {0};
    const ks_verdict values_ok = check_gguf_body_array_values(gate, buf, len, pos, value_type,
            count_, root_is_big_endian, &values);
    /*@ assert values_ok: values_ok != KS_STOPPED
            ==> (values_ok == KS_ACCEPTED <==> valid_gguf_body_array_values(buf, len, at + 12,
            gguf_body_array_value_type(buf, at, root_is_big_endian), gguf_body_array_count(buf, at,
            root_is_big_endian), root_is_big_endian)); */
    if (values_ok != KS_ACCEPTED) return values_ok;
    pos = values.end;
    /*@ assert behind_values: pos == end_gguf_body_array(buf, at,
            root_is_big_endian) && pos <= len; */
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::pair */

/*@
    requires value_type <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_pair_alignment_is_uint32(is_alignment, value_type);
*/
static KS_INLINE bool test_gguf_body_pair_alignment_is_uint32(bool is_alignment,
        uint64_t value_type) {
    return !(is_alignment) || value_type == 4;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires key_bytes_size <= 9223372036854775807;
    requires key_bytes_at + key_bytes_size <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED || \result == KS_STOPPED;
    ensures \result == KS_ACCEPTED ==> *value == gguf_body_pair_is_alignment_of(buf,
            key_bytes_size, key_bytes_at);
*/
static KS_INLINE ks_verdict find_gguf_body_pair_is_alignment(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t key_bytes_size, uint64_t key_bytes_at, bool *value) {
    (void)len;
    if (key_bytes_size == 17) {
        if (!ks_look(gate, key_bytes_at, 17)) return KS_STOPPED;
    }
    const bool v1 = key_bytes_size == 17 && ks_loaded_u8be(gate, buf,
            key_bytes_at) == UINT64_C(7450482540544093230) && ks_loaded_u8be(gate, buf,
            key_bytes_at + 8) == UINT64_C(7020101812118971758) && ks_loaded_u1(gate, buf,
            key_bytes_at + 16) == 116;
    *value = v1;
    return KS_ACCEPTED;
}

typedef struct gguf_body_pair_value_facts {
    uint64_t end;
} gguf_body_pair_value_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires value_type <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_pair_value(buf, len, at, value_type,
            root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_pair_value(buf, len, at, value_type,
            root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_pair_value(buf, at, value_type,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
*/
static KS_INLINE ks_verdict check_gguf_body_pair_value(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t value_type, bool root_is_big_endian,
        gguf_body_pair_value_facts *facts) {
    if (value_type == 0 || value_type == 1) {
        if (len - at < 1) return KS_REFUSED;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (value_type == 2 || value_type == 3) {
        if (len - at < 2) return KS_REFUSED;
        facts->end = at + 2;
        return KS_ACCEPTED;
    }
    if (value_type == 4 || value_type == 5 || value_type == 6) {
        if (len - at < 4) return KS_REFUSED;
        facts->end = at + 4;
        return KS_ACCEPTED;
    }
    if (value_type == 7) {
        const ks_verdict value_ok = check_gguf_body_boolean(gate, buf, len, at);
        /*@ assert value_ok: value_ok !=
                KS_STOPPED ==> (value_ok == KS_ACCEPTED <==> valid_gguf_body_boolean(buf, len,
                at)); */
        if (value_ok != KS_ACCEPTED) return value_ok;
        facts->end = at + 1;
        return KS_ACCEPTED;
    }
    if (value_type == 8) {
        gguf_body_text_facts item = {0};
        const ks_verdict value_ok = check_gguf_body_text(gate, buf, len, at, root_is_big_endian,
                &item);
        /*@ assert value_ok: value_ok !=
                KS_STOPPED ==> (value_ok == KS_ACCEPTED <==> valid_gguf_body_text(buf, len, at,
                root_is_big_endian)); */
        if (value_ok != KS_ACCEPTED) return value_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 9) {
        gguf_body_array_facts item = {0};
        const ks_verdict value_ok = check_gguf_body_array(gate, buf, len, at, root_is_big_endian,
                &item);
        /*@ assert value_ok: value_ok !=
                KS_STOPPED ==> (value_ok == KS_ACCEPTED <==> valid_gguf_body_array(buf, len, at,
                root_is_big_endian)); */
        if (value_ok != KS_ACCEPTED) return value_ok;
        facts->end = item.end;
        return KS_ACCEPTED;
    }
    if (value_type == 10 || value_type == 11 || value_type == 12) {
        if (len - at < 8) return KS_REFUSED;
        facts->end = at + 8;
        return KS_ACCEPTED;
    }
    facts->end = at;
    return KS_ACCEPTED;
}

/*@
    requires alignment <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_pair_alignment_is_a_power_of_two(is_alignment,
            alignment);
*/
static KS_INLINE bool test_gguf_body_pair_alignment_is_a_power_of_two(bool is_alignment,
        uint64_t alignment) {
    bool v2 = !(is_alignment);
    if (!v2) {
        bool v1 = alignment != 0;
        if (v1) {
            if (alignment == 0) return false;
            v1 = (UINT64_C(2147483648) % alignment) == 0;
        }
        v2 = v1;
    }
    return v2;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires value_type <= 4294967295;
    requires alignment_before <= 4294967295;
    requires (value_type == 4) ==> value__at + 4 <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_gguf_body_pair_alignment(buf, is_alignment,
            value_type, value__at, root_is_big_endian, alignment_before);
    ensures \result == KS_REFUSED ==> !(defined_gguf_body_pair_alignment(buf, is_alignment,
            value_type, value__at, root_is_big_endian, alignment_before));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == gguf_body_pair_alignment_of(buf, is_alignment,
            value_type, value__at, root_is_big_endian, alignment_before);
    ensures \result == KS_ACCEPTED ==> *value <= 4294967295;
*/
static KS_INLINE ks_verdict find_gguf_body_pair_alignment(ks_gate *gate, const uint8_t *buf,
        uint64_t len, bool is_alignment, uint64_t value_type, uint64_t value__at,
        bool root_is_big_endian, uint64_t alignment_before, uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if (is_alignment) {
        if (value_type != 4) return KS_REFUSED;
        if (!ks_look(gate, value__at, 4)) return KS_STOPPED;
        const uint64_t v1 = ks_loaded_u4of(gate, buf, value__at, root_is_big_endian);
        v2 = v1;
    } else {
        v2 = alignment_before;
    }
    *value = v2;
    return KS_ACCEPTED;
}

/*@
    requires alignment <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_pair_alignment_is_a_multiple_of_8(is_alignment,
            strict, alignment);
*/
static KS_INLINE bool test_gguf_body_pair_alignment_is_a_multiple_of_8(bool is_alignment,
        bool strict, uint64_t alignment) {
    return !(is_alignment) || (!(strict) || (alignment % 8) == 0);
}

/*@
    requires alignment <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_pair_alignment_is_usual(is_alignment, strict,
            alignment);
*/
static KS_INLINE bool test_gguf_body_pair_alignment_is_usual(bool is_alignment, bool strict,
        uint64_t alignment) {
    return !(is_alignment) || (!(strict) || alignment <= 65536);
}

typedef struct gguf_body_pair_facts {
    uint64_t end;
    uint64_t alignment;
} gguf_body_pair_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires alignment_before <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_pair(buf, len, at, alignment_before,
            root_is_big_endian, strict);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_pair(buf, len, at, alignment_before,
            root_is_big_endian, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_pair(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at + 12 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->alignment == gguf_body_pair_alignment(buf, at,
            alignment_before, root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> facts->alignment <= 4294967295;
*/
static KS_INLINE ks_verdict check_gguf_body_pair(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t alignment_before, bool root_is_big_endian, bool strict,
        gguf_body_pair_facts *facts) {
    uint64_t pos = at;
    gguf_body_name_facts key = {0};
    const ks_verdict key_ok = check_gguf_body_name(gate, buf, len, pos, root_is_big_endian, &key);
    /*@ assert key_ok: key_ok != KS_STOPPED ==>
            (key_ok == KS_ACCEPTED <==> valid_gguf_body_name(buf, len, at, root_is_big_endian)); */
    if (key_ok != KS_ACCEPTED) return key_ok;
    pos = key.end;
    /*@ assert behind_key: pos == at_gguf_body_pair_key_is_not_empty(buf, at,
            root_is_big_endian) && pos <= len; */
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    if (key.len_bytes <= 0) return KS_REFUSED;
    const uint64_t value_type = ks_loaded_u4of(gate, buf, pos, root_is_big_endian);
    /*@ assert value_type: value_type == gguf_body_pair_value_type(buf, at, root_is_big_endian); */
    if (value_type > 12) return KS_REFUSED;
    bool is_alignment = false;
    const ks_verdict is_alignment_found = find_gguf_body_pair_is_alignment(gate, buf, len,
            key.bytes_size, key.bytes_at, &is_alignment);
    if (is_alignment_found != KS_ACCEPTED) return is_alignment_found;
    /*@ assert is_alignment: is_alignment == gguf_body_pair_is_alignment(buf, at,
            root_is_big_endian); */
    if (!test_gguf_body_pair_alignment_is_uint32(is_alignment, value_type)) return KS_REFUSED;
    pos += 4;
    const uint64_t value__at = pos;
    gguf_body_pair_value_facts value_ = {0};
    const ks_verdict value_ok = check_gguf_body_pair_value(gate, buf, len, pos, value_type,
            root_is_big_endian, &value_);
    /*@ assert value_ok: value_ok != KS_STOPPED
            ==> (value_ok == KS_ACCEPTED <==> valid_gguf_body_pair_value(buf, len,
            at_gguf_body_pair_key_is_not_empty(buf, at, root_is_big_endian) + 4,
            gguf_body_pair_value_type(buf, at, root_is_big_endian), root_is_big_endian)); */
    if (value_ok != KS_ACCEPTED) return value_ok;
    pos = value_.end;
    /*@ assert behind_value: pos == at_gguf_body_pair_alignment_is_a_power_of_two(buf, at,
            root_is_big_endian) && pos <= len; */
    uint64_t alignment = 0;
    const ks_verdict alignment_found = find_gguf_body_pair_alignment(gate, buf, len, is_alignment,
            value_type, value__at, root_is_big_endian, alignment_before, &alignment);
    /*@ assert alignment_found: alignment_found
            != KS_STOPPED ==> (alignment_found ==
            KS_ACCEPTED <==> defined_gguf_body_pair_alignment(buf, gguf_body_pair_is_alignment(buf,
            at, root_is_big_endian), gguf_body_pair_value_type(buf, at, root_is_big_endian),
            at_gguf_body_pair_key_is_not_empty(buf, at, root_is_big_endian) + 4,
            root_is_big_endian, alignment_before)); */
    if (alignment_found != KS_ACCEPTED) return alignment_found;
    /*@ assert alignment: alignment == gguf_body_pair_alignment(buf, at, alignment_before,
            root_is_big_endian); */
    if (!test_gguf_body_pair_alignment_is_a_power_of_two(is_alignment,
            alignment)) return KS_REFUSED;
    if (!test_gguf_body_pair_alignment_is_a_multiple_of_8(is_alignment, strict,
            alignment)) return KS_REFUSED;
    if (!test_gguf_body_pair_alignment_is_usual(is_alignment, strict, alignment)) return KS_REFUSED;
    facts->alignment = alignment;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body::dim */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_dim_length(length, extent_before);
*/
static KS_INLINE bool test_gguf_body_dim_length(uint64_t length, uint64_t extent_before) {
    if (extent_before == 0) return false;
    return ks_at_most_quotient(length, UINT64_C(9223372036854775807), extent_before);
}

typedef struct gguf_body_dim_facts {
    uint64_t extent;
    uint64_t cells;
} gguf_body_dim_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_dim(buf, len, at, extent_before,
            cells_before, root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_dim(buf, len, at, extent_before,
            cells_before, root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->extent == gguf_body_dim_extent(buf, at,
            extent_before, root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> facts->cells == gguf_body_dim_cells(buf, at, cells_before,
            root_is_big_endian);
*/
static KS_INLINE ks_verdict check_gguf_body_dim(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t extent_before, uint64_t cells_before, bool root_is_big_endian,
        gguf_body_dim_facts *facts) {
    if (len - at < 8) return KS_REFUSED;
    if (!ks_look(gate, at, 8)) return KS_STOPPED;
    const uint64_t length = ks_loaded_u8of(gate, buf, at, root_is_big_endian);
    if (!test_gguf_body_dim_length(length, extent_before)) return KS_REFUSED;
    uint64_t extent = 0;
    if (!compute_gguf_body_dim_extent(length, extent_before, &extent)) return KS_REFUSED;
    /*@ assert extent: extent == gguf_body_dim_extent(buf, at, extent_before,
            root_is_big_endian); */
    uint64_t cells = 0;
    if (!compute_gguf_body_dim_cells(cells_before, length, &cells)) return KS_REFUSED;
    /*@ assert cells: cells == gguf_body_dim_cells(buf, at, cells_before, root_is_big_endian); */
    facts->extent = extent;
    facts->cells = cells;
    return KS_ACCEPTED;
}

/* ---- body::info */

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_name_fits_ggml(strict, name_len_bytes);
*/
static KS_INLINE bool test_gguf_body_info_name_fits_ggml(bool strict, uint64_t name_len_bytes) {
    return !(strict) || name_len_bytes <= 63;
}

/*@
    requires num_dims <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_num_dims_fits_ggml(strict, num_dims);
*/
static KS_INLINE bool test_gguf_body_info_num_dims_fits_ggml(bool strict, uint64_t num_dims) {
    return !(strict) || num_dims <= 4;
}

typedef struct gguf_body_info_dims_facts {
    uint64_t extent;
    uint64_t cells;
} gguf_body_info_dims_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 8 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_info_dims(buf, len, at, root_is_big_endian,
            count);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_info_dims(buf, len, at, root_is_big_endian,
            count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->extent == gguf_body_info_dims_extent(buf, at,
            root_is_big_endian, count);
    ensures \result == KS_ACCEPTED ==> facts->cells == gguf_body_info_dims_cells(buf, at,
            root_is_big_endian, count);
*/
static KS_INLINE ks_verdict check_gguf_body_info_dims(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t at, uint64_t count, bool root_is_big_endian,
        gguf_body_info_dims_facts *facts) {
    gguf_body_dim_facts item = {0};
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant \forall integer k; 0 <= k < i ==> valid_gguf_body_info_dims_item(buf, len,
                at, root_is_big_endian, k);
        loop invariant item.extent == gguf_body_info_dims_extent(buf, at, root_is_big_endian, i);
        loop invariant item.cells == gguf_body_info_dims_cells(buf, at, root_is_big_endian, i);
        loop assigns i, item, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t arg_extent_before = compute_gguf_body_info_dims_extent_before(i,
                item.extent);
        const uint64_t arg_cells_before = compute_gguf_body_info_dims_cells_before(i, item.cells);
        ks_known(8 <= len - (at + 8 * i));
        const ks_verdict ok = check_gguf_body_dim(gate, buf, len, at + 8 * i, arg_extent_before,
                arg_cells_before, root_is_big_endian, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_gguf_body_info_dims_item(buf, len, at,
                root_is_big_endian, i)); */
        if (ok != KS_ACCEPTED) return ok;
    }
    facts->extent = item.extent;
    facts->cells = item.cells;
    return KS_ACCEPTED;
}

/*@
    requires type <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_type(type);
*/
static KS_INLINE bool test_gguf_body_info_type(uint64_t type) {
    bool v2 = type <= 42;
    if (v2) {
        uint64_t v1 = 0;
        switch (type) {
            case 0: v1 = 1; break;
            case 1: v1 = 1; break;
            case 2: v1 = 1; break;
            case 3: v1 = 1; break;
            case 4: v1 = 0; break;
            case 5: v1 = 0; break;
            case 6: v1 = 1; break;
            case 7: v1 = 1; break;
            case 8: v1 = 1; break;
            case 9: v1 = 1; break;
            case 10: v1 = 1; break;
            case 11: v1 = 1; break;
            case 12: v1 = 1; break;
            case 13: v1 = 1; break;
            case 14: v1 = 1; break;
            case 15: v1 = 1; break;
            case 16: v1 = 1; break;
            case 17: v1 = 1; break;
            case 18: v1 = 1; break;
            case 19: v1 = 1; break;
            case 20: v1 = 1; break;
            case 21: v1 = 1; break;
            case 22: v1 = 1; break;
            case 23: v1 = 1; break;
            case 24: v1 = 1; break;
            case 25: v1 = 1; break;
            case 26: v1 = 1; break;
            case 27: v1 = 1; break;
            case 28: v1 = 1; break;
            case 29: v1 = 1; break;
            case 30: v1 = 1; break;
            case 31: v1 = 0; break;
            case 32: v1 = 0; break;
            case 33: v1 = 0; break;
            case 34: v1 = 1; break;
            case 35: v1 = 1; break;
            case 36: v1 = 0; break;
            case 37: v1 = 0; break;
            case 38: v1 = 0; break;
            case 39: v1 = 1; break;
            case 40: v1 = 1; break;
            case 41: v1 = 1; break;
            case 42: v1 = 1; break;
            default: return false;
        }
        v2 = v1 == 1;
    }
    return v2;
}

/*@
    requires 1 <= block_elements <= 256;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_rows_are_whole_blocks(row, block_elements);
*/
static KS_INLINE bool test_gguf_body_info_rows_are_whole_blocks(uint64_t row,
        uint64_t block_elements) {
    return (row % block_elements) == 0;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires num_dims <= 4294967295;
    requires dims_at + 8 * dims_count <= len;
    requires \valid(value);
    requires \separated(value, buf + (0 .. len - 1));
    requires \separated(value, gate);
    terminates \true; exits \false; assigns *value, *gate;
    ensures \result == KS_ACCEPTED ==> defined_gguf_body_info_row(buf, num_dims, dims_at,
            dims_count, root_is_big_endian);
    ensures \result == KS_REFUSED ==> !(defined_gguf_body_info_row(buf, num_dims, dims_at,
            dims_count, root_is_big_endian));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> *value == gguf_body_info_row_of(buf, num_dims, dims_at,
            dims_count, root_is_big_endian);
*/
static KS_INLINE ks_verdict find_gguf_body_info_row(ks_gate *gate, const uint8_t *buf,
        uint64_t len, uint64_t num_dims, uint64_t dims_at, uint64_t dims_count,
        bool root_is_big_endian, uint64_t *value) {
    (void)len;
    uint64_t v2 = 0;
    if (num_dims == 0) {
        v2 = 1;
    } else {
        if (0 >= dims_count) return KS_REFUSED;
        if (!ks_look(gate, dims_at + 8 * 0, 8)) return KS_STOPPED;
        const uint64_t v1 = ks_loaded_u8of(gate, buf, dims_at + 8 * 0, root_is_big_endian);
        v2 = v1;
    }
    *value = v2;
    return KS_ACCEPTED;
}

/*@
    requires 1 <= block_elements <= 256;
    requires 1 <= block_bytes <= 292;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_bytes_fit_63_bits(extent, block_elements,
            block_bytes);
*/
static KS_INLINE bool test_gguf_body_info_bytes_fit_63_bits(uint64_t extent,
        uint64_t block_elements, uint64_t block_bytes) {
    return ks_at_most_quotient(extent / block_elements, UINT64_C(9223372036854775807), block_bytes);
}

/*@
    requires 1 <= block_elements <= 256;
    requires type <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_byte_order_of_blocks_is_known(strict,
            root_is_big_endian, block_elements, type);
*/
static KS_INLINE bool test_gguf_body_info_byte_order_of_blocks_is_known(bool strict,
        bool root_is_big_endian, uint64_t block_elements, uint64_t type) {
    return !(strict) ||
            (((((((!(root_is_big_endian) ||
            block_elements == 1) || type == 2) || type
            == 8) || type == 12) || type == 14) || type == 39) || type == 40);
}

/*@
    requires alignment <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_offset(offset, alignment);
*/
static KS_INLINE bool test_gguf_body_info_offset(uint64_t offset, uint64_t alignment) {
    if (alignment == 0) return false;
    return (offset % alignment) == 0;
}

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_data_is_in_the_file(num_bytes, io_size, offset);
*/
static KS_INLINE bool test_gguf_body_info_data_is_in_the_file(uint64_t num_bytes, uint64_t io_size,
        uint64_t offset) {
    bool v1 = num_bytes <= io_size;
    if (v1) {
        if (!ks_diff_fits_s64(io_size, num_bytes)) return false;
        v1 = ks_diff_s64(io_size, num_bytes) >= 0 && offset <= (uint64_t)ks_diff_s64(io_size,
                num_bytes);
    }
    return v1;
}

/*@
    requires alignment <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_data_follows_directly(strict, offset, end_before,
            alignment);
*/
static KS_INLINE bool test_gguf_body_info_data_follows_directly(bool strict, uint64_t offset,
        uint64_t end_before, uint64_t alignment) {
    bool v1 = !(strict);
    if (!v1) {
        if (!(offset >= end_before || end_before - offset <= (uint64_t)INT64_MAX + 1)) return false;
        v1 = offset < end_before || offset - end_before < alignment;
    }
    return v1;
}

/*@
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_info_padding(strict);
*/
static KS_INLINE bool test_gguf_body_info_padding(bool strict) {
    return !(strict);
}

typedef struct gguf_body_info_facts {
    uint64_t end;
    uint64_t end_;
    uint64_t padded_end;
} gguf_body_info_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires alignment <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_info(buf, len, at, alignment, end_before,
            root_is_big_endian, strict);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_info(buf, len, at, alignment, end_before,
            root_is_big_endian, strict));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_info(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> at + 24 <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->end_ == gguf_body_info_end(buf, at,
            root_is_big_endian);
    ensures \result == KS_ACCEPTED ==> facts->padded_end == gguf_body_info_padded_end(buf, at,
            alignment, root_is_big_endian);
*/
static KS_INLINE ks_verdict check_gguf_body_info(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t alignment, uint64_t end_before, bool root_is_big_endian, bool strict,
        gguf_body_info_facts *facts) {
    uint64_t pos = at;
    gguf_body_name_facts name = {0};
    const ks_verdict name_ok = check_gguf_body_name(gate, buf, len, pos, root_is_big_endian, &name);
    /*@ assert name_ok: name_ok != KS_STOPPED ==>
            (name_ok == KS_ACCEPTED <==> valid_gguf_body_name(buf, len, at, root_is_big_endian)); */
    if (name_ok != KS_ACCEPTED) return name_ok;
    pos = name.end;
    /*@ assert behind_name: pos == at_gguf_body_info_name_fits_ggml(buf, at,
            root_is_big_endian) && pos <= len; */
    if (len - pos < 4) return KS_REFUSED;
    if (!ks_look(gate, pos, 4)) return KS_STOPPED;
    if (!test_gguf_body_info_name_fits_ggml(strict, name.len_bytes)) return KS_REFUSED;
    const uint64_t num_dims = ks_loaded_u4of(gate, buf, pos, root_is_big_endian);
    /*@ assert num_dims: num_dims == gguf_body_info_num_dims(buf, at, root_is_big_endian); */
    if (num_dims > 8) return KS_REFUSED;
    if (!test_gguf_body_info_num_dims_fits_ggml(strict, num_dims)) return KS_REFUSED;
    pos += 4;
    gguf_body_info_dims_facts dims = {0};
    const uint64_t dims_count = num_dims;
    const uint64_t dims_at = pos;
    if (!ks_array_fits(num_dims, 8, len - pos)) return KS_REFUSED;
    const ks_verdict dims_ok = check_gguf_body_info_dims(gate, buf, len, pos, num_dims,
            root_is_big_endian, &dims);
    /*@ assert dims_ok: dims_ok != KS_STOPPED ==>
            (dims_ok == KS_ACCEPTED <==> valid_gguf_body_info_dims(buf, len,
            at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4, root_is_big_endian,
            gguf_body_info_num_dims(buf, at, root_is_big_endian))); */
    if (dims_ok != KS_ACCEPTED) return dims_ok;
    pos += 8 * num_dims;
    /*@ assert behind_dims: pos == at_gguf_body_info_type(buf, at,
            root_is_big_endian) && pos <= len; */
    if (len - pos < 12) return KS_REFUSED;
    if (!ks_look(gate, pos, 12)) return KS_STOPPED;
    const uint64_t type = ks_loaded_u4of(gate, buf, pos, root_is_big_endian);
    /*@ assert type: type == gguf_body_info_type(buf, at, root_is_big_endian); */
    if (!test_gguf_body_info_type(type)) return KS_REFUSED;
    uint64_t row = 0;
    const ks_verdict row_found = find_gguf_body_info_row(gate, buf, len, num_dims, dims_at,
            dims_count, root_is_big_endian, &row);
    /*@ assert row_found: row_found != KS_STOPPED
            ==> (row_found == KS_ACCEPTED <==> defined_gguf_body_info_row(buf,
            gguf_body_info_num_dims(buf, at, root_is_big_endian),
            at_gguf_body_info_name_fits_ggml(buf, at, root_is_big_endian) + 4,
            gguf_body_info_num_dims(buf, at, root_is_big_endian), root_is_big_endian)); */
    if (row_found != KS_ACCEPTED) return row_found;
    /*@ assert row: row == gguf_body_info_row(buf, at, root_is_big_endian); */
    uint64_t block_elements = 0;
    if (!compute_gguf_body_info_block_elements(type, &block_elements)) return KS_REFUSED;
    /*@ assert block_elements: block_elements == gguf_body_info_block_elements(buf, at,
            root_is_big_endian); */
    if (!test_gguf_body_info_rows_are_whole_blocks(row, block_elements)) return KS_REFUSED;
    uint64_t extent = 0;
    if (!compute_gguf_body_info_extent(num_dims, dims_count, dims.extent,
            &extent)) return KS_REFUSED;
    /*@ assert extent: extent == gguf_body_info_extent(buf, at, root_is_big_endian); */
    uint64_t block_bytes = 0;
    if (!compute_gguf_body_info_block_bytes(type, &block_bytes)) return KS_REFUSED;
    /*@ assert block_bytes: block_bytes == gguf_body_info_block_bytes(buf, at,
            root_is_big_endian); */
    if (!test_gguf_body_info_bytes_fit_63_bits(extent, block_elements,
            block_bytes)) return KS_REFUSED;
    if (!test_gguf_body_info_byte_order_of_blocks_is_known(strict, root_is_big_endian,
            block_elements, type)) return KS_REFUSED;
    if (!ks_look(gate, pos + 4, 8)) return KS_STOPPED;
    const uint64_t offset = ks_loaded_u8of(gate, buf, pos + 4, root_is_big_endian);
    /*@ assert offset: offset == gguf_body_info_offset(buf, at, root_is_big_endian); */
    if (!test_gguf_body_info_offset(offset, alignment)) return KS_REFUSED;
    if (offset < end_before) return KS_REFUSED;
    uint64_t num_elements = 0;
    if (!compute_gguf_body_info_num_elements(num_dims, dims_count, dims.cells,
            &num_elements)) return KS_REFUSED;
    /*@ assert num_elements: num_elements == gguf_body_info_num_elements(buf, at,
            root_is_big_endian); */
    uint64_t num_bytes = 0;
    if (!compute_gguf_body_info_num_bytes(num_elements, block_elements, block_bytes,
            &num_bytes)) return KS_REFUSED;
    /*@ assert num_bytes: num_bytes == gguf_body_info_num_bytes(buf, at, root_is_big_endian); */
    if (!test_gguf_body_info_data_is_in_the_file(num_bytes, len, offset)) return KS_REFUSED;
    if (!test_gguf_body_info_data_follows_directly(strict, offset, end_before,
            alignment)) return KS_REFUSED;
    pos += 12;
    uint64_t end_ = 0;
    if (!compute_gguf_body_info_end(offset, num_bytes, &end_)) return KS_REFUSED;
    /*@ assert end_: end_ == gguf_body_info_end(buf, at, root_is_big_endian); */
    uint64_t padded_end = 0;
    if (!compute_gguf_body_info_padded_end(end_, alignment, &padded_end)) return KS_REFUSED;
    /*@ assert padded_end: padded_end == gguf_body_info_padded_end(buf, at, alignment,
            root_is_big_endian); */
    if (!test_gguf_body_info_padding(strict)) return KS_REFUSED;
    facts->end_ = end_;
    facts->padded_end = padded_end;
    facts->end = pos;
    return KS_ACCEPTED;
}

/* ---- body */

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_pairs_fit(num_pairs, io_size);
*/
static KS_INLINE bool test_gguf_body_pairs_fit(uint64_t num_pairs, uint64_t io_size) {
    return ks_floor_div(((int64_t)io_size - 24),
            14) >= 0 && num_pairs <= (uint64_t)ks_floor_div(((int64_t)io_size - 24), 14);
}

/*@
    requires io_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_tensors_fit(num_tensors, io_size, num_pairs);
*/
static KS_INLINE bool test_gguf_body_tensors_fit(uint64_t num_tensors, uint64_t io_size,
        uint64_t num_pairs) {
    if (!ks_mul_fits_u64(14, num_pairs)) return false;
    if (!ks_sub_fits_mixed(((int64_t)io_size - 24), (14 * num_pairs))) return false;
    return ks_floor_div(ks_sub_mixed(((int64_t)io_size - 24), (14 * num_pairs)),
            24) >= 0 && num_tensors <= (uint64_t)ks_floor_div(ks_sub_mixed(((int64_t)io_size - 24),
            (14 * num_pairs)), 24);
}

typedef struct gguf_body_pairs_facts {
    uint64_t end;
    uint64_t alignment;
} gguf_body_pairs_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 12 * count <= len;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_pairs(buf, len, at, root_is_big_endian,
            strict, count);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_pairs(buf, len, at, root_is_big_endian,
            strict, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_pairs(buf, at,
            root_is_big_endian, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->alignment == gguf_body_pairs_alignment(buf, at,
            root_is_big_endian, count);
    ensures \result == KS_ACCEPTED ==> facts->alignment <= 4294967295;
*/
static KS_INLINE ks_verdict check_gguf_body_pairs(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, bool root_is_big_endian, bool strict,
        gguf_body_pairs_facts *facts) {
    gguf_body_pair_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_gguf_body_pairs_item(buf, at, root_is_big_endian,
                i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_gguf_body_pairs_item(buf, len, at,
                root_is_big_endian, strict, k);
        loop invariant item.alignment == gguf_body_pairs_alignment(buf, at, root_is_big_endian, i);
        loop invariant item.alignment <= 4294967295;
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t arg_alignment_before = compute_gguf_body_pairs_alignment_before(i,
                item.alignment);
        const ks_verdict ok = check_gguf_body_pair(gate, buf, len, pos, arg_alignment_before,
                root_is_big_endian, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_gguf_body_pairs_item(buf, len, at, root_is_big_endian,
                strict, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    facts->alignment = item.alignment;
    return KS_ACCEPTED;
}

typedef struct gguf_body_infos_facts {
    uint64_t end;
    uint64_t end_;
    uint64_t padded_end;
} gguf_body_infos_facts;

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires at + 24 * count <= len;
    requires alignment <= 4294967295;
    requires \valid(facts) && \separated(facts, buf + (0 .. len - 1));
    requires ks_gate_of(gate, buf, len);
    requires \separated(facts, gate);
    terminates \true; exits \false; assigns *facts, *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body_infos(buf, len, at, alignment,
            root_is_big_endian, strict, count);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body_infos(buf, len, at, alignment,
            root_is_big_endian, strict, count));
    ensures 0 <= \result <= 2;
    ensures \result == KS_ACCEPTED ==> facts->end == end_gguf_body_infos(buf, at,
            root_is_big_endian, count);
    ensures \result == KS_ACCEPTED ==> at <= facts->end <= len;
    ensures \result == KS_ACCEPTED ==> facts->end_ == gguf_body_infos_end_(buf, at,
            root_is_big_endian, count);
    ensures \result == KS_ACCEPTED ==> facts->padded_end == gguf_body_infos_padded_end(buf, at,
            alignment, root_is_big_endian, count);
*/
static KS_INLINE ks_verdict check_gguf_body_infos(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, uint64_t count, uint64_t alignment, bool root_is_big_endian, bool strict,
        gguf_body_infos_facts *facts) {
    gguf_body_info_facts item = {0};
    uint64_t pos = at;
    if (!ks_take(gate, count)) return KS_STOPPED;
    /*@ loop invariant 0 <= i <= count;
        loop invariant pos == at_gguf_body_infos_item(buf, at, root_is_big_endian,
                i) && at <= pos <= len;
        loop invariant \forall integer k; 0 <= k < i ==> valid_gguf_body_infos_item(buf, len, at,
                alignment, root_is_big_endian, strict, k);
        loop invariant item.end_ == gguf_body_infos_end_(buf, at, root_is_big_endian, i);
        loop invariant item.padded_end == gguf_body_infos_padded_end(buf, at, alignment,
                root_is_big_endian, i);
        loop assigns i, item, pos, *gate;
        loop variant count - i; */
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t arg_end_before = compute_gguf_body_infos_end_before(i, item.end_);
        const ks_verdict ok = check_gguf_body_info(gate, buf, len, pos, alignment, arg_end_before,
                root_is_big_endian, strict, &item);
        /*@ assert item: ok != KS_STOPPED ==> (ok
                == KS_ACCEPTED <==> valid_gguf_body_infos_item(buf, len, at, alignment,
                root_is_big_endian, strict, i)); */
        if (ok != KS_ACCEPTED) return ok;
        pos = item.end;
    }
    facts->end = pos;
    facts->end_ = item.end_;
    facts->padded_end = item.padded_end;
    return KS_ACCEPTED;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires padding_size <= 9223372036854775807;
    requires padding_at + padding_size <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_gguf_body_padding(buf, strict, has_padding,
            padding_size, padding_at);
    ensures \result == KS_REFUSED ==> !(rule_gguf_body_padding(buf, strict, has_padding,
            padding_size, padding_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_gguf_body_padding(ks_gate *gate, const uint8_t *buf, uint64_t len,
        bool strict, bool has_padding, uint64_t padding_size, uint64_t padding_at) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        if (!has_padding) return KS_REFUSED;
        bool v1 = padding_size == 0;
        if (!v1) {
            if (!has_padding) return KS_REFUSED;
            v1 = padding_size > 65535;
        }
        bool v3 = v1;
        if (!v3) {
            if (!has_padding) return KS_REFUSED;
            if (padding_size == 0) return KS_REFUSED;
            if (!ks_look(gate, padding_at, padding_size)) return KS_STOPPED;
            const bool v2 = ks_loaded_has_only_0(gate, buf, padding_at, padding_size);
            v3 = v2;
        }
        v4 = v3;
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires data_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_data_of_all_tensors(num_tensors, infos_count,
            infos_end, data_size);
*/
static KS_INLINE bool test_gguf_body_data_of_all_tensors(uint64_t num_tensors,
        uint64_t infos_count, uint64_t infos_end, uint64_t data_size) {
    bool v1 = num_tensors == 0;
    if (!v1) {
        if (infos_count <= 0) return false;
        v1 = infos_end <= data_size;
    }
    return v1;
}

/*@
    requires ks_buffer(buf, len);
    requires ks_gate_of(gate, buf, len);
    requires data_size <= 9223372036854775807;
    requires io_size <= 9223372036854775807;
    requires alignment <= 4294967295;
    requires data_at + data_size <= len;
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> rule_gguf_body_nothing_without_tensors(buf, strict,
            num_tensors, data_size, io_size, alignment, data_at);
    ensures \result == KS_REFUSED ==> !(rule_gguf_body_nothing_without_tensors(buf, strict,
            num_tensors, data_size, io_size, alignment, data_at));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict test_gguf_body_nothing_without_tensors(ks_gate *gate,
        const uint8_t *buf, uint64_t len, bool strict, uint64_t num_tensors, uint64_t data_size,
        uint64_t io_size, uint64_t alignment, uint64_t data_at) {
    (void)len;
    bool v4 = !(strict);
    if (!v4) {
        bool v3 = num_tensors > 0 || data_size == 0;
        if (!v3) {
            if (alignment == 0) return KS_REFUSED;
            bool v2 = ((io_size % alignment) == 0 && data_size < alignment) && data_size <= 65535;
            if (v2) {
                if (data_size == 0) return KS_REFUSED;
                if (!ks_look(gate, data_at, data_size)) return KS_STOPPED;
                const bool v1 = ks_loaded_has_only_0(gate, buf, data_at, data_size);
                v2 = v1;
            }
            v3 = v2;
        }
        v4 = v3;
    }
    if (!v4) return KS_REFUSED;
    return KS_ACCEPTED;
}

/*@
    requires data_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_ends_with_last_tensor(strict, num_tensors, data_size,
            infos_count, infos_padded_end);
*/
static KS_INLINE bool test_gguf_body_ends_with_last_tensor(bool strict, uint64_t num_tensors,
        uint64_t data_size, uint64_t infos_count, uint64_t infos_padded_end) {
    bool v2 = !(strict);
    if (!v2) {
        bool v1 = num_tensors == 0;
        if (!v1) {
            if (infos_count <= 0) return false;
            v1 = data_size <= infos_padded_end;
        }
        v2 = v1;
    }
    return v2;
}

/*@
    requires data_size <= 9223372036854775807;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_body_last_padding_is_there(strict, num_tensors, data_size,
            infos_count, infos_padded_end);
*/
static KS_INLINE bool test_gguf_body_last_padding_is_there(bool strict, uint64_t num_tensors,
        uint64_t data_size, uint64_t infos_count, uint64_t infos_padded_end) {
    bool v2 = !(strict);
    if (!v2) {
        bool v1 = num_tensors == 0;
        if (!v1) {
            if (infos_count <= 0) return false;
            v1 = data_size >= infos_padded_end;
        }
        v2 = v1;
    }
    return v2;
}

/*@
    requires ks_buffer(buf, len) && at <= len;
    requires ks_gate_of(gate, buf, len);
    terminates \true; exits \false; assigns *gate;
    ensures \result == KS_ACCEPTED ==> valid_gguf_body(buf, len, at, root_is_big_endian, strict);
    ensures \result == KS_REFUSED ==> !(valid_gguf_body(buf, len, at, root_is_big_endian, strict));
    ensures 0 <= \result <= 2;
*/
static KS_INLINE ks_verdict check_gguf_body(ks_gate *gate, const uint8_t *buf, uint64_t len,
        uint64_t at, bool root_is_big_endian, bool strict) {
    uint64_t pos = at;
    if (len - pos < 16) return KS_REFUSED;
    if (!ks_look(gate, pos, 16)) return KS_STOPPED;
    const uint64_t num_tensors = ks_loaded_u8of(gate, buf, pos, root_is_big_endian);
    const uint64_t num_pairs = ks_loaded_u8of(gate, buf, pos + 8, root_is_big_endian);
    if (!test_gguf_body_pairs_fit(num_pairs, len)) return KS_REFUSED;
    if (!test_gguf_body_tensors_fit(num_tensors, len, num_pairs)) return KS_REFUSED;
    pos += 16;
    gguf_body_pairs_facts pairs = {0};
    const uint64_t pairs_count = num_pairs;
    if (!ks_array_fits(num_pairs, 12, len - pos)) return KS_REFUSED;
    const ks_verdict pairs_ok = check_gguf_body_pairs(gate, buf, len, pos, num_pairs,
            root_is_big_endian, strict, &pairs);
    /*@ assert pairs_ok: pairs_ok != KS_STOPPED
            ==> (pairs_ok == KS_ACCEPTED <==> valid_gguf_body_pairs(buf, len, at + 16,
            root_is_big_endian, strict, gguf_body_num_pairs(buf, at, root_is_big_endian))); */
    if (pairs_ok != KS_ACCEPTED) return pairs_ok;
    pos = pairs.end;
    /*@ assert behind_pairs: pos == at_gguf_body_infos(buf, at,
            root_is_big_endian) && pos <= len; */
    gguf_body_infos_facts infos = {0};
    const uint64_t infos_count = num_tensors;
    if (!ks_array_fits(num_tensors, 24, len - pos)) return KS_REFUSED;
    uint64_t alignment = 0;
    if (!compute_gguf_body_alignment(num_pairs, pairs_count, pairs.alignment,
            &alignment)) return KS_REFUSED;
    /*@ assert alignment: alignment == gguf_body_alignment(buf, at, root_is_big_endian); */
    const ks_verdict infos_ok = check_gguf_body_infos(gate, buf, len, pos, num_tensors, alignment,
            root_is_big_endian, strict, &infos);
    /*@ assert infos_ok: infos_ok != KS_STOPPED
            ==> (infos_ok == KS_ACCEPTED <==> valid_gguf_body_infos(buf, len,
            at_gguf_body_infos(buf, at, root_is_big_endian), gguf_body_alignment(buf, at,
            root_is_big_endian), root_is_big_endian, strict, gguf_body_num_tensors(buf, at,
            root_is_big_endian))); */
    if (infos_ok != KS_ACCEPTED) return infos_ok;
    pos = infos.end;
    /*@ assert behind_infos: pos == at_gguf_body_padding(buf, at,
            root_is_big_endian) && pos <= len; */
    const uint64_t padding_at = pos;
    const bool has_padding = num_tensors > 0;
    uint64_t padding_size = 0;
    if (has_padding) {
        uint64_t its_padding_size = 0;
        if (!compute_gguf_body_padding_size(alignment, pos, &its_padding_size)) return KS_REFUSED;
        padding_size = its_padding_size;
        /*@ assert its_padding_size:
                its_padding_size == gguf_body_padding_size_of(gguf_body_alignment(buf, at,
                root_is_big_endian), at_gguf_body_padding(buf, at, root_is_big_endian)); */
        const bool padding_fits = its_padding_size <= len - pos;
        /*@ assert padding_fits: padding_fits != 0 <==> at_gguf_body_padding(buf, at,
                root_is_big_endian) + gguf_body_padding_size_of(gguf_body_alignment(buf, at,
                root_is_big_endian), at_gguf_body_padding(buf, at, root_is_big_endian)) <= len; */
        if (!padding_fits) return KS_REFUSED;
        pos += its_padding_size;
        const ks_verdict padding_holds = test_gguf_body_padding(gate, buf, len, strict,
                has_padding, padding_size, padding_at);
        /*@ assert padding_holds: padding_holds
                != KS_STOPPED ==> (padding_holds == KS_ACCEPTED <==> rule_gguf_body_padding(buf,
                strict, gguf_body_has_padding(buf, at, root_is_big_endian),
                gguf_body_num_tensors(buf, at,
                root_is_big_endian) > 0 ? gguf_body_padding_size_of(gguf_body_alignment(buf, at,
                root_is_big_endian), at_gguf_body_padding(buf, at, root_is_big_endian)) : 0,
                at_gguf_body_padding(buf, at, root_is_big_endian))); */
        if (padding_holds != KS_ACCEPTED) return padding_holds;
    }
    /*@ assert behind_padding: pos == at_gguf_body_data(buf, at,
            root_is_big_endian) && pos <= len; */
    const uint64_t data_at = pos;
    const uint64_t data_size = len - pos;
    pos = len;
    /*@ assert behind_data: pos == at_gguf_body_data_of_all_tensors(len) && pos <= len; */
    if (!test_gguf_body_data_of_all_tensors(num_tensors, infos_count, infos.end_,
            data_size)) return KS_REFUSED;
    const ks_verdict nothing_without_tensors_holds = test_gguf_body_nothing_without_tensors(gate,
            buf, len, strict, num_tensors, data_size, len, alignment, data_at);
    /*@ assert nothing_without_tensors_holds:
            nothing_without_tensors_holds != KS_STOPPED
            ==> (nothing_without_tensors_holds ==
            KS_ACCEPTED <==> rule_gguf_body_nothing_without_tensors(buf, strict,
            gguf_body_num_tensors(buf, at, root_is_big_endian), len - at_gguf_body_data(buf, at,
            root_is_big_endian), len, gguf_body_alignment(buf, at, root_is_big_endian),
            at_gguf_body_data(buf, at, root_is_big_endian))); */
    if (nothing_without_tensors_holds != KS_ACCEPTED) return nothing_without_tensors_holds;
    if (!test_gguf_body_ends_with_last_tensor(strict, num_tensors, data_size, infos_count,
            infos.padded_end)) return KS_REFUSED;
    if (!test_gguf_body_last_padding_is_there(strict, num_tensors, data_size, infos_count,
            infos.padded_end)) return KS_REFUSED;
    return KS_ACCEPTED;
}

/* ---- gguf */

/*@
    requires version <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_version(version);
*/
static KS_INLINE bool test_gguf_version(uint64_t version) {
    return version == 2 || version == 3 || version == 33554432 || version == 50331648;
}

/*@
    requires version <= 4294967295;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> rule_gguf_is_version_of_its_byte_order(strict, version);
*/
static KS_INLINE bool test_gguf_is_version_of_its_byte_order(bool strict, uint64_t version) {
    return !(strict) || version != 33554432;
}

ks_verdict gguf_validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict) {
    uint64_t pos = 0;
    if (len - pos < 8) return KS_REFUSED;
    if (!ks_look(gate, pos, 8)) return KS_STOPPED;
    const uint64_t magic_at = pos;
    if (ks_loaded_u4be(gate, buf, magic_at) != 1195857222) return KS_REFUSED;
    const uint64_t version = ks_loaded_u4le(gate, buf, pos + 4);
    if (!test_gguf_version(version)) return KS_REFUSED;
    if (!test_gguf_is_version_of_its_byte_order(strict, version)) return KS_REFUSED;
    pos += 8;
    const bool is_big_endian = version > 3;
    /*@ assert is_big_endian: is_big_endian == gguf_is_big_endian(buf); */
    const ks_verdict body_ok = check_gguf_body(gate, buf, len, pos, is_big_endian, strict);
    /*@ assert body_ok: body_ok != KS_STOPPED ==> (body_ok == KS_ACCEPTED <==> valid_gguf_body(buf,
            len, 8, gguf_is_big_endian(buf), strict)); */
    if (body_ok != KS_ACCEPTED) return body_ok;
    return KS_ACCEPTED;
}

