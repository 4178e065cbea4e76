/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_loaded.h - reads of input that is loaded on demand: how a generated validator gets at bytes.
 *
 * Each function requires that the gate has loaded the bytes that it reads. That is a proof obligation at every call, and
 * nothing at run time. There is no other way: scripts/prove/granted.py refuses a validator that reads its input itself, or
 * passes it to a function that does not require this.
 */
#ifndef TENSORGATE_KS_LOADED_H
#define TENSORGATE_KS_LOADED_H

#include "ks_bits.h"
#include "ks_gate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One predicate, so that a read for which too few bytes were loaded is one of bytes that may not be there. */
/*@ predicate ks_may_read{L}(ks_gate *gate, uint8_t *buf, integer at, integer n) =
      ks_is_loaded(gate, at, at + n) && \valid_read(buf + (at .. at + n - 1));
*/

/*@ requires loaded: ks_may_read(gate, buf, at, 1);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u1(buf + at); */
static inline uint8_t ks_loaded_u1(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u1(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 1);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s1(buf + at); */
static inline int8_t ks_loaded_s1(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s1(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u2le(buf + at); */
static inline uint16_t ks_loaded_u2le(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u2le(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u2be(buf + at); */
static inline uint16_t ks_loaded_u2be(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u2be(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u2of(buf + at, big); */
static inline uint16_t ks_loaded_u2of(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                      bool big) {
    (void)gate;
    return ks_u2of(buf + at, big);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s2le(buf + at); */
static inline int16_t ks_loaded_s2le(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s2le(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s2be(buf + at); */
static inline int16_t ks_loaded_s2be(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s2be(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 2);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s2of(buf + at, big); */
static inline int16_t ks_loaded_s2of(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                     bool big) {
    (void)gate;
    return ks_s2of(buf + at, big);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 4);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u4le(buf + at); */
static inline uint32_t ks_loaded_u4le(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u4le(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 4);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u4be(buf + at); */
static inline uint32_t ks_loaded_u4be(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u4be(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 4);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u4of(buf + at, big); */
static inline uint32_t ks_loaded_u4of(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                      bool big) {
    (void)gate;
    return ks_u4of(buf + at, big);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 4);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s4le(buf + at); */
static inline int32_t ks_loaded_s4le(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s4le(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 4);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s4be(buf + at); */
static inline int32_t ks_loaded_s4be(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s4be(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 4);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s4of(buf + at, big); */
static inline int32_t ks_loaded_s4of(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                     bool big) {
    (void)gate;
    return ks_s4of(buf + at, big);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u8le(buf + at); */
static inline uint64_t ks_loaded_u8le(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u8le(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u8be(buf + at); */
static inline uint64_t ks_loaded_u8be(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_u8be(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u8of(buf + at, big); */
static inline uint64_t ks_loaded_u8of(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                      bool big) {
    (void)gate;
    return ks_u8of(buf + at, big);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s8le(buf + at); */
static inline int64_t ks_loaded_s8le(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s8le(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s8be(buf + at); */
static inline int64_t ks_loaded_s8be(const ks_gate *gate, const uint8_t *buf, uint64_t at) {
    (void)gate;
    return ks_s8be(buf + at);
}
/*@ requires loaded: ks_may_read(gate, buf, at, 8);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s8of(buf + at, big); */
static inline int64_t ks_loaded_s8of(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                     bool big) {
    (void)gate;
    return ks_s8of(buf + at, big);
}

/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_no_byte_is_0(buf + at, n); */
static inline bool ks_loaded_has_no_0(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                      uint64_t n) {
    (void)gate;
    return ks_has_no_0(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_each_byte_is_0(buf + at, n); */
static inline bool ks_loaded_has_only_0(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                        uint64_t n) {
    (void)gate;
    return ks_has_only_0(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf8(buf + at, n); */
static inline bool ks_loaded_is_utf8(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                     uint64_t n) {
    (void)gate;
    return ks_is_utf8(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_ascii(buf + at, n); */
static inline bool ks_loaded_is_ascii(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                      uint64_t n) {
    (void)gate;
    return ks_is_ascii(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_windows_1252(buf + at, n); */
static inline bool ks_loaded_is_windows_1252(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                             uint64_t n) {
    (void)gate;
    return ks_is_windows_1252(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at) && \object_pointer(buf + at + n);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf16le(buf + at, n); */
static inline bool ks_loaded_is_utf16le(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                        uint64_t n) {
    (void)gate;
    return ks_is_utf16le(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, n);
    requires \object_pointer(buf + at) && \object_pointer(buf + at + n);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf16be(buf + at, n); */
static inline bool ks_loaded_is_utf16be(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                        uint64_t n) {
    (void)gate;
    return ks_is_utf16be(buf + at, n);
}
/*@ requires loaded: ks_may_read(gate, buf, at, end - at);
    requires at <= end && ks_buffer(buf, end);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_unpadded(buf, at, pad, end - at) && at <= \result <= end; */
static inline uint64_t ks_loaded_unpadded(const ks_gate *gate, const uint8_t *buf, uint64_t at,
                                          uint64_t end, uint8_t pad) {
    (void)gate;
    return ks_find_unpadded(buf, at, end, pad);
}
/* Looks for a byte from `at` on, a step for each that it looks at; false when it is stopped. */
/*@ requires ks_buffer(buf, end) && at <= end && ks_gate_of(gate, buf, end);
    requires \valid(place) && \separated(place, buf + (0 .. end - 1)) && \separated(place, gate);
    terminates \true; exits \false; assigns *place, *gate;
    ensures \result != 0 ==> *place == ks_place_of(buf, byte, end, end - at);
    ensures at <= *place <= end; */
static inline bool ks_look_for(ks_gate *gate, const uint8_t *buf, uint64_t end, uint64_t at,
                               uint8_t byte, uint64_t *place) {
    uint64_t i = at;
    *place = at;
    /*@ loop invariant at <= i <= end && *place == at;
        loop invariant ks_place_of(buf, byte, end, end - at) == ks_place_of(buf, byte, end, end - i);
        loop assigns i, *gate;
        loop variant end - i; */
    while (i < end) {
        if (!ks_take(gate, 1) || !ks_look(gate, i, 1)) return false;
        if (ks_loaded_u1(gate, buf, i) == byte) break;
        i++;
    }
    *place = i;
    return true;
}

#ifdef __cplusplus
}
#endif

#endif
