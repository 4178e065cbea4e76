/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_proved.h - decoding numbers from bytes, and whether a result fits its type: the base of
 * generated validators and readers.
 *
 * Everything here is a pure function with an ACSL contract that Frama-C proves for all inputs;
 * therefore no other file of the library is included. In the logic, u1, u2le ... s8be are the
 * integer types of Kaitai Struct, as sums over bytes in unbounded integers.
 */
#ifndef TENSORGATE_KS_PROVED_H
#define TENSORGATE_KS_PROVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What only compilers are told; provers see the same text without it.
 *
 * KS_INLINE     functions of generated validators: most are short, and called from one place
 * KS_KNOWN(x)   see ks_known */
#if defined(__GNUC__) && !defined(__FRAMAC__)
#define KS_INLINE inline
#define KS_KNOWN(x)                                                                                \
    do {                                                                                           \
        if (!(x)) __builtin_unreachable();                                                         \
    } while (0)
#else
#define KS_INLINE
#define KS_KNOWN(x) (void)(x)
#endif

/* Provers do not find this by themselves: a shift by a constant is a multiplication. */
/*@ lemma ks_shl8:  \forall integer x; (x << 8)  == 256 * x;
    lemma ks_shl16: \forall integer x; (x << 16) == 65536 * x;
    lemma ks_shl24: \forall integer x; (x << 24) == 16777216 * x;
    lemma ks_shl32: \forall integer x; (x << 32) == 4294967296 * x;
    lemma ks_shl40: \forall integer x; (x << 40) == 1099511627776 * x;
    lemma ks_shl48: \forall integer x; (x << 48) == 281474976710656 * x;
    lemma ks_shl56: \forall integer x; (x << 56) == 72057594037927936 * x;
*/

/* n readable bytes at b. No C object is larger than PTRDIFF_MAX, so sizes also fit signed numbers,
 * with which grammars compute. */
/*@ predicate ks_buffer{L}(uint8_t *b, integer n) =
      0 <= n <= 9223372036854775807 && \valid_read(b + (0 .. n - 1)) &&
      \object_pointer(b + (0 .. n));
*/

/* ------------------------------------------------------------------------------- raw numbers */

/*@ logic integer u1{L}(uint8_t *p) = p[0];
    logic integer u2le{L}(uint8_t *p) = p[0] + 256 * p[1];
    logic integer u4le{L}(uint8_t *p) =
      p[0] + 256 * p[1] + 65536 * p[2] + 16777216 * p[3];
    logic integer u8le{L}(uint8_t *p) =
      p[0] + 256 * p[1] + 65536 * p[2] + 16777216 * p[3] + 4294967296 * p[4] +
      1099511627776 * p[5] + 281474976710656 * p[6] + 72057594037927936 * p[7];
    logic integer u2be{L}(uint8_t *p) = p[1] + 256 * p[0];
    logic integer u4be{L}(uint8_t *p) =
      p[3] + 256 * p[2] + 65536 * p[1] + 16777216 * p[0];
    logic integer u8be{L}(uint8_t *p) =
      p[7] + 256 * p[6] + 65536 * p[5] + 16777216 * p[4] + 4294967296 * p[3] +
      1099511627776 * p[2] + 281474976710656 * p[1] + 72057594037927936 * p[0];

    logic integer sign1(integer x) = x < 128 ? x : x - 256;
    logic integer sign2(integer x) = x < 32768 ? x : x - 65536;
    logic integer sign4(integer x) = x < 2147483648 ? x : x - 4294967296;
    logic integer sign8(integer x) = x < 9223372036854775808 ? x : x - 18446744073709551616;
    logic integer s1{L}(uint8_t *p) = sign1(u1(p));
    logic integer s2le{L}(uint8_t *p) = sign2(u2le(p));
    logic integer s4le{L}(uint8_t *p) = sign4(u4le(p));
    logic integer s8le{L}(uint8_t *p) = sign8(u8le(p));
    logic integer s2be{L}(uint8_t *p) = sign2(u2be(p));
    logic integer s4be{L}(uint8_t *p) = sign4(u4be(p));
    logic integer s8be{L}(uint8_t *p) = sign8(u8be(p));
*/

/*@ requires \valid_read(p);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u1(p); */
static inline uint8_t ks_u1(const uint8_t *p) { return p[0]; }
/*@ requires \valid_read(p + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u2le(p); */
static inline uint16_t ks_u2le(const uint8_t *p) {
    return (uint16_t)((uint32_t)p[0] + ((uint32_t)p[1] << 8));
}
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u4le(p); */
static inline uint32_t ks_u4le(const uint8_t *p) {
    return (uint32_t)p[0] + ((uint32_t)p[1] << 8) + ((uint32_t)p[2] << 16) + ((uint32_t)p[3] << 24);
}
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u8le(p); */
static inline uint64_t ks_u8le(const uint8_t *p) {
    return (uint64_t)p[0] + ((uint64_t)p[1] << 8) + ((uint64_t)p[2] << 16) +
           ((uint64_t)p[3] << 24) + ((uint64_t)p[4] << 32) + ((uint64_t)p[5] << 40) +
           ((uint64_t)p[6] << 48) + ((uint64_t)p[7] << 56);
}
/*@ requires \valid_read(p + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u2be(p); */
static inline uint16_t ks_u2be(const uint8_t *p) {
    return (uint16_t)((uint32_t)p[1] + ((uint32_t)p[0] << 8));
}
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u4be(p); */
static inline uint32_t ks_u4be(const uint8_t *p) {
    return (uint32_t)p[3] + ((uint32_t)p[2] << 8) + ((uint32_t)p[1] << 16) + ((uint32_t)p[0] << 24);
}
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u8be(p); */
static inline uint64_t ks_u8be(const uint8_t *p) {
    return (uint64_t)p[7] + ((uint64_t)p[6] << 8) + ((uint64_t)p[5] << 16) +
           ((uint64_t)p[4] << 24) + ((uint64_t)p[3] << 32) + ((uint64_t)p[2] << 40) +
           ((uint64_t)p[1] << 48) + ((uint64_t)p[0] << 56);
}
/* Two's complement without an implementation-defined conversion. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == sign1(x); */
static inline int8_t ks_sign1(uint8_t x) { return (int8_t)(x < 0x80u ? (int)x : (int)x - 0x100); }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == sign2(x); */
static inline int16_t ks_sign2(uint16_t x) {
    return (int16_t)(x < 0x8000u ? (int)x : (int)x - 0x10000);
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == sign4(x); */
static inline int32_t ks_sign4(uint32_t x) {
    return x < UINT32_C(0x80000000) ? (int32_t)x : -(int32_t)(UINT32_MAX - x) - 1;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == sign8(x); */
static inline int64_t ks_sign8(uint64_t x) {
    return x < (UINT64_C(1) << 63) ? (int64_t)x : -(int64_t)(UINT64_MAX - x) - 1;
}
/*@ requires \valid_read(p);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s1(p); */
static inline int8_t ks_s1(const uint8_t *p) { return ks_sign1(p[0]); }
/*@ requires \valid_read(p + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s2le(p); */
static inline int16_t ks_s2le(const uint8_t *p) { return ks_sign2(ks_u2le(p)); }
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s4le(p); */
static inline int32_t ks_s4le(const uint8_t *p) { return ks_sign4(ks_u4le(p)); }
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s8le(p); */
static inline int64_t ks_s8le(const uint8_t *p) { return ks_sign8(ks_u8le(p)); }
/*@ requires \valid_read(p + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s2be(p); */
static inline int16_t ks_s2be(const uint8_t *p) { return ks_sign2(ks_u2be(p)); }
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s4be(p); */
static inline int32_t ks_s4be(const uint8_t *p) { return ks_sign4(ks_u4be(p)); }
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s8be(p); */
static inline int64_t ks_s8be(const uint8_t *p) { return ks_sign8(ks_u8be(p)); }

/* Numbers of a file that decides itself about its byte order: `big` is 1 or 0. */
/*@ logic integer u2of{L}(uint8_t *p, integer big) = big != 0 ? u2be(p) : u2le(p);
    logic integer u4of{L}(uint8_t *p, integer big) = big != 0 ? u4be(p) : u4le(p);
    logic integer u8of{L}(uint8_t *p, integer big) = big != 0 ? u8be(p) : u8le(p);
    logic integer s2of{L}(uint8_t *p, integer big) = big != 0 ? s2be(p) : s2le(p);
    logic integer s4of{L}(uint8_t *p, integer big) = big != 0 ? s4be(p) : s4le(p);
    logic integer s8of{L}(uint8_t *p, integer big) = big != 0 ? s8be(p) : s8le(p);
*/
/*@ requires \valid_read(p + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u2of(p, big); */
static inline uint16_t ks_u2of(const uint8_t *p, bool big) { return big ? ks_u2be(p) : ks_u2le(p); }
/*@ requires \valid_read(p + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s2of(p, big); */
static inline int16_t ks_s2of(const uint8_t *p, bool big) { return big ? ks_s2be(p) : ks_s2le(p); }
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u4of(p, big); */
static inline uint32_t ks_u4of(const uint8_t *p, bool big) { return big ? ks_u4be(p) : ks_u4le(p); }
/*@ requires \valid_read(p + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s4of(p, big); */
static inline int32_t ks_s4of(const uint8_t *p, bool big) { return big ? ks_s4be(p) : ks_s4le(p); }
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == u8of(p, big); */
static inline uint64_t ks_u8of(const uint8_t *p, bool big) { return big ? ks_u8be(p) : ks_u8le(p); }
/*@ requires \valid_read(p + (0 .. 7));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == s8of(p, big); */
static inline int64_t ks_s8of(const uint8_t *p, bool big) { return big ? ks_s8be(p) : ks_s8le(p); }

/* ------------------------------------------------------------------------------------ bytes */

/*@ predicate ks_no_byte_is_0{L}(uint8_t *p, integer n) =
      \forall integer k; 0 <= k < n ==> p[k] != 0;
    predicate ks_each_byte_is_0{L}(uint8_t *p, integer n) =
      \forall integer k; 0 <= k < n ==> p[k] == 0;
*/

/*@ requires \valid_read(p + (0 .. n - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_no_byte_is_0(p, n); */
static inline bool ks_has_no_0(const uint8_t *p, uint64_t n) {
    /*@ loop invariant 0 <= i <= n && ks_no_byte_is_0(p, i);
        loop assigns i;
        loop variant n - i; */
    for (uint64_t i = 0; i < n; i++)
        if (p[i] == 0) return false;
    return true;
}
/*@ requires \valid_read(p + (0 .. n - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_each_byte_is_0(p, n); */
static inline bool ks_has_only_0(const uint8_t *p, uint64_t n) {
    /*@ loop invariant 0 <= i <= n && ks_each_byte_is_0(p, i);
        loop assigns i;
        loop variant n - i; */
    for (uint64_t i = 0; i < n; i++)
        if (p[i] != 0) return false;
    return true;
}

/* Bytes are UTF-8 if each of them begins a sequence, or belongs to one that begins up to three
 * bytes before. The second byte of a sequence rules out forms that are longer than needed, halves
 * of surrogate pairs, and numbers beyond 10FFFF. */
/*@ logic integer ks_utf8_length(integer b) =
      b < 128 ? 1 : b < 194 ? 0 : b < 224 ? 2 : b < 240 ? 3 : b < 245 ? 4 : 0;
    predicate ks_utf8_second(integer first, integer b) =
      (first == 224 ? 160 : first == 240 ? 144 : 128) <= b <=
      (first == 237 ? 159 : first == 244 ? 143 : 191);
    predicate ks_utf8_more(integer b) = 128 <= b <= 191;
    predicate ks_utf8_begins{L}(uint8_t *p, integer n, integer k) =
      0 < ks_utf8_length(p[k]) <= n - k &&
      (ks_utf8_length(p[k]) >= 2 ==> ks_utf8_second(p[k], p[k + 1])) &&
      (ks_utf8_length(p[k]) >= 3 ==> ks_utf8_more(p[k + 2])) &&
      (ks_utf8_length(p[k]) >= 4 ==> ks_utf8_more(p[k + 3]));
    predicate ks_utf8_goes_on{L}(uint8_t *p, integer k) =
      ks_utf8_more(p[k]) &&
      ((k >= 1 && ks_utf8_length(p[k - 1]) >= 2) || (k >= 2 && ks_utf8_length(p[k - 2]) >= 3) ||
       (k >= 3 && ks_utf8_length(p[k - 3]) >= 4));
    predicate ks_utf8_byte{L}(uint8_t *p, integer n, integer k) =
      ks_utf8_begins(p, n, k) || ks_utf8_goes_on(p, k);
    predicate ks_utf8{L}(uint8_t *p, integer n) =
      \forall integer k; 0 <= k < n ==> ks_utf8_byte(p, n, k);
    predicate ks_utf8_ended{L}(uint8_t *p, integer k) =
      (k >= 1 ==> ks_utf8_length(p[k - 1]) <= 1) && (k >= 2 ==> ks_utf8_length(p[k - 2]) <= 2) &&
      (k >= 3 ==> ks_utf8_length(p[k - 3]) <= 3);
*/
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_utf8_length(b); */
static inline uint64_t ks_utf8_length_of(uint8_t b) {
    if (b < 0x80) return 1;
    if (b < 0xC2 || b > 0xF4) return 0;
    return b < 0xE0 ? 2 : b < 0xF0 ? 3 : 4;
}
/* The length of the sequence at the start of n bytes; 0 if there is none. */
/*@ requires n > 0 && \valid_read(p + (0 .. n - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_utf8_begins(p, n, 0) ==> \result == ks_utf8_length(p[0]);
    ensures !ks_utf8_begins(p, n, 0) ==> \result == 0; */
static inline uint64_t ks_utf8_sequence(const uint8_t *p, uint64_t n) {
    const uint64_t length = ks_utf8_length_of(p[0]);
    if (length == 0 || length > n) return 0;
    if (length >= 2) {
        const uint8_t low = p[0] == 0xE0 ? 0xA0 : p[0] == 0xF0 ? 0x90 : 0x80;
        const uint8_t high = p[0] == 0xED ? 0x9F : p[0] == 0xF4 ? 0x8F : 0xBF;
        if (p[1] < low || p[1] > high) return 0;
    }
    if (length >= 3 && (p[2] < 0x80 || p[2] > 0xBF)) return 0;
    if (length >= 4 && (p[3] < 0x80 || p[3] > 0xBF)) return 0;
    return length;
}
/*@ requires \valid_read(p + (0 .. n - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf8(p, n); */
static inline bool ks_is_utf8(const uint8_t *p, uint64_t n) {
    uint64_t i = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer k; 0 <= k < i ==> ks_utf8_byte(p, n, k);
        loop invariant ks_utf8_ended(p, i);
        loop assigns i;
        loop variant n - i; */
    while (i < n) {
        const uint64_t length = ks_utf8_sequence(p + i, n - i);
        /*@ assert begins: length > 0 <==> ks_utf8_begins(p, n, i); */
        /*@ assert apart: !ks_utf8_goes_on(p, i); */
        if (length == 0) return false;
        /*@ assert second: length >= 2 ==> ks_utf8_goes_on(p, i + 1); */
        /*@ assert third: length >= 3 ==> ks_utf8_goes_on(p, i + 2); */
        /*@ assert fourth: length >= 4 ==> ks_utf8_goes_on(p, i + 3); */
        /*@ assert ended: ks_utf8_ended(p, i + length); */
        i += length;
    }
    return true;
}

/* ASCII, and windows-1252, in which five bytes mean nothing. */
/*@ predicate ks_ascii{L}(uint8_t *p, integer n) = \forall integer k; 0 <= k < n ==> p[k] < 128;
    predicate ks_windows_1252{L}(uint8_t *p, integer n) =
      \forall integer k; 0 <= k < n ==>
        p[k] != 129 && p[k] != 141 && p[k] != 143 && p[k] != 144 && p[k] != 157;
*/
/*@ requires \valid_read(p + (0 .. n - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_ascii(p, n); */
static inline bool ks_is_ascii(const uint8_t *p, uint64_t n) {
    /*@ loop invariant 0 <= i <= n && ks_ascii(p, i);
        loop assigns i;
        loop variant n - i; */
    for (uint64_t i = 0; i < n; i++)
        if (p[i] >= 0x80) return false;
    return true;
}
/*@ requires \valid_read(p + (0 .. n - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_windows_1252(p, n); */
static inline bool ks_is_windows_1252(const uint8_t *p, uint64_t n) {
    /*@ loop invariant 0 <= i <= n && ks_windows_1252(p, i);
        loop assigns i;
        loop variant n - i; */
    for (uint64_t i = 0; i < n; i++)
        if (p[i] == 0x81 || p[i] == 0x8D || p[i] == 0x8F || p[i] == 0x90 || p[i] == 0x9D)
            return false;
    return true;
}

/* The last n bytes in front of `end` are UTF-16: units of two bytes, of which a high half of a surrogate pair has a low one
 * behind it, and a low one a high one before it. */
/*@ predicate ks_utf16{L}(uint8_t *p, integer end, integer big, integer is_low, integer n) =
      n <= 0 ? is_low == 0
             : n == 1 ? \false
                      : (is_low != 0) == (56320 <= u2of(p + (end - n), big) <= 57343) &&
                        ks_utf16(p, end, big,
                                 55296 <= u2of(p + (end - n), big) <= 56319 ? 1 : 0, n - 2);
*/
/*@ requires \valid_read(p + (0 .. n - 1)) && \object_pointer(p + n);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf16(p, n, big, 0, n); */
static inline bool ks_is_utf16(const uint8_t *p, uint64_t n, bool big) {
    bool is_low = false;
    uint64_t i = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant ks_utf16(p, n, big, 0, n) <==> ks_utf16(p, n, big, is_low, n - i);
        loop assigns i, is_low;
        loop variant n - i; */
    while (n - i >= 2) {
        const uint16_t unit = ks_u2of(p + i, big);
        if (is_low != (unit >= 0xDC00 && unit <= 0xDFFF)) return false;
        is_low = unit >= 0xD800 && unit <= 0xDBFF;
        i += 2;
    }
    return n == i && !is_low;
}
/*@ predicate ks_utf16le{L}(uint8_t *p, integer n) = ks_utf16(p, n, 0, 0, n);
    predicate ks_utf16be{L}(uint8_t *p, integer n) = ks_utf16(p, n, 1, 0, n);
*/
/*@ requires \valid_read(p + (0 .. n - 1)) && \object_pointer(p + n);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf16le(p, n); */
static inline bool ks_is_utf16le(const uint8_t *p, uint64_t n) { return ks_is_utf16(p, n, false); }
/*@ requires \valid_read(p + (0 .. n - 1)) && \object_pointer(p + n);
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_utf16be(p, n); */
static inline bool ks_is_utf16be(const uint8_t *p, uint64_t n) { return ks_is_utf16(p, n, true); }

/* The place of the first `byte` among the last n bytes in front of `end`, or `end`; and the number of bytes that are left of n
 * from `p` on when all at the end that are `pad` are taken away. */
/*@ logic integer ks_place_of{L}(uint8_t *p, integer byte, integer end, integer n) =
      n <= 0 ? end : p[end - n] == byte ? end - n : ks_place_of(p, byte, end, n - 1);
    logic integer ks_unpadded{L}(uint8_t *p, integer at, integer pad, integer n) =
      n <= 0 ? at : p[at + n - 1] != pad ? at + n : ks_unpadded(p, at, pad, n - 1);
*/
/*@ requires at <= end && \valid_read(p + (0 .. end - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_place_of(p, byte, end, end - at) && at <= \result <= end; */
static inline uint64_t ks_find_place(const uint8_t *p, uint64_t at, uint64_t end, uint8_t byte) {
    uint64_t i = at;
    /*@ loop invariant at <= i <= end;
        loop invariant ks_place_of(p, byte, end, end - at) == ks_place_of(p, byte, end, end - i);
        loop assigns i;
        loop variant end - i; */
    while (i < end && p[i] != byte) i++;
    return i;
}
/*@ requires at <= end && \valid_read(p + (0 .. end - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_unpadded(p, at, pad, end - at) && at <= \result <= end; */
static inline uint64_t ks_find_unpadded(const uint8_t *p, uint64_t at, uint64_t end, uint8_t pad) {
    uint64_t i = end;
    /*@ loop invariant at <= i <= end;
        loop invariant ks_unpadded(p, at, pad, end - at) == ks_unpadded(p, at, pad, i - at);
        loop assigns i;
        loop variant i; */
    while (i > at && p[i - 1] == pad) i--;
    return i;
}

/* ------------------------------------------------------------------------ whether a result fits */

/*@ predicate ks_is_u64(integer x) = 0 <= x <= 18446744073709551615;
    predicate ks_is_s64(integer x) = -9223372036854775808 <= x <= 9223372036854775807;
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_u64(a + b); */
static inline bool ks_add_fits_u64(uint64_t a, uint64_t b) { return b <= UINT64_MAX - a; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_u64(a * b); */
static inline bool ks_mul_fits_u64(uint64_t a, uint64_t b) {
    /* No division is executed: compilers turn this into an overflow check of the product. */
    return a == 0 || b <= UINT64_MAX / a;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(a + b); */
static inline bool ks_add_fits_s64(int64_t a, int64_t b) {
    return b >= 0 ? a <= INT64_MAX - b : a >= INT64_MIN - b;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(a - b); */
static inline bool ks_sub_fits_s64(int64_t a, int64_t b) {
    return b >= 0 ? a >= INT64_MIN + b : a <= INT64_MAX + b;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(a - b); */
static inline bool ks_diff_fits_s64(uint64_t a, uint64_t b) {
    return a >= b ? a - b <= (uint64_t)INT64_MAX : b - a <= (uint64_t)INT64_MAX + 1u;
}
/* a - b of unsigned numbers as a signed one. */
/*@ requires ks_is_s64(a - b);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == a - b; */
static inline int64_t ks_diff_s64(uint64_t a, uint64_t b) {
    /* b - a - 1 fits when b - a is at most 2^63. */
    return a >= b ? (int64_t)(a - b) : -(int64_t)(b - a - 1u) - 1;
}

/* `count` elements of `size` bytes within `left` bytes. */
/*@ requires size > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> size * count <= left; */
static inline bool ks_array_fits(uint64_t count, uint64_t size, uint64_t left) {
    /* A division takes longer than all else of most checks. The product is below 2^64. */
    if (count <= UINT32_MAX && size <= UINT32_MAX) return size * count <= left;
    return count <= left / size;
}
/*@ requires divisor > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> a <= dividend / divisor; */
static inline bool ks_at_most_quotient(uint64_t a, uint64_t dividend, uint64_t divisor) {
    return ks_array_fits(a, divisor, dividend);
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures a >= 0 ==> \result == a;
    ensures a < 0 ==> \result == -a; */
static inline uint64_t ks_magnitude(int64_t a) {
    /* -(a + 1) fits for every negative a. */
    return a < 0 ? (uint64_t)(-(a + 1)) + 1u : (uint64_t)a;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(a * b); */
static inline bool ks_mul_fits_s64(int64_t a, int64_t b) {
    const uint64_t m = ks_magnitude(a);
    const uint64_t n = ks_magnitude(b);
    /* There is one more negative number than positive ones. */
    const uint64_t most = (a < 0) != (b < 0) ? (uint64_t)INT64_MAX + 1u : (uint64_t)INT64_MAX;
    if (m == 0) return true;
    return ks_array_fits(n, m, most);
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(a * b); */
static inline bool ks_mul_fits_mixed(uint64_t a, int64_t b) {
    const uint64_t n = ks_magnitude(b);
    const uint64_t most = b < 0 ? (uint64_t)INT64_MAX + 1u : (uint64_t)INT64_MAX;
    if (n == 0) return true;
    return ks_array_fits(a, n, most);
}
/*@ requires ks_is_s64(a * b);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == a * b; */
static inline int64_t ks_mul_mixed(uint64_t a, int64_t b) {
    if (b == 0) return 0;
    if (a <= (uint64_t)INT64_MAX) return (int64_t)a * b;
    /* Only 2^63 * -1 is left. */
    /*@ assert b >= 1 ==> a * b >= a; */
    /*@ assert b <= -2 ==> a * b <= -2 * a; */
    return INT64_MIN;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(a - b); */
static inline bool ks_sub_fits_mixed(int64_t a, uint64_t b) {
    /* How far a is above the least number: at most UINT64_MAX. */
    const uint64_t most = (uint64_t)INT64_MAX + 1u;
    return a >= 0 ? b <= (uint64_t)a + most : b <= most - ks_magnitude(a);
}
/*@ requires ks_is_s64(a - b);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == a - b; */
static inline int64_t ks_sub_mixed(int64_t a, uint64_t b) {
    if (b <= (uint64_t)INT64_MAX) return a - (int64_t)b;
    /* Then a is at least b - 2^63, and their difference fits. */
    return a - (int64_t)(b - (uint64_t)INT64_MAX - 1u) + INT64_MIN;
}

/* ------------------------------------------------- what uint64_t and int64_t hold together */

/* An integer from -2^63 to 2^64 - 1: of an expression in which a number of 2^63 and more meets a negative one. */
typedef struct ks_int {
    uint64_t word; /* the low 64 bits in two's complement */
    bool is_negative;
} ks_int;

/*@ logic integer ks_int_value(ks_int a) =
      a.is_negative != 0 ? a.word - 18446744073709551616 : a.word;
    predicate ks_is_int(integer x) = -9223372036854775808 <= x <= 18446744073709551615;
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures ks_int_value(\result) == value; */
static inline ks_int ks_int_of_u64(uint64_t value) {
    const ks_int a = {value, false};
    return a;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures ks_int_value(\result) == value; */
static inline ks_int ks_int_of_s64(int64_t value) {
    /* UINT64_MAX stands for -1. */
    const ks_int a = {value < 0 ? UINT64_MAX - (uint64_t)(-(value + 1)) : (uint64_t)value,
                      value < 0};
    return a;
}
/*@ requires ks_is_int(ks_int_value(a));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_s64(ks_int_value(a)); */
static inline bool ks_int_is_s64(ks_int a) {
    return a.is_negative || a.word <= (uint64_t)INT64_MAX;
}
/*@ requires ks_is_s64(ks_int_value(a));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_int_value(a); */
static inline int64_t ks_int_as_s64(ks_int a) {
    /* Not by a conversion from uint64_t, which C leaves to the implementation. */
    return a.is_negative ? -(int64_t)(UINT64_MAX - a.word) - 1 : (int64_t)a.word;
}
/*@ requires ks_is_int(ks_int_value(a));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_u64(ks_int_value(a)); */
static inline bool ks_int_is_u64(ks_int a) { return !a.is_negative; }
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_int_value(a) == ks_int_value(b); */
static inline bool ks_int_is_same(ks_int a, ks_int b) {
    return a.is_negative == b.is_negative && a.word == b.word;
}
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_int_value(a) < ks_int_value(b); */
static inline bool ks_int_is_less(ks_int a, ks_int b) {
    if (a.is_negative != b.is_negative) return a.is_negative;
    /* Of two negative numbers the larger word is the larger number, too. */
    return a.word < b.word;
}

/* The number with this sign and magnitude. */
/*@ requires is_negative != 0 ==> magnitude <= 9223372036854775808;
    terminates \true; exits \false; assigns \nothing;
    ensures ks_int_value(\result) == (is_negative != 0 ? -magnitude : magnitude);
    ensures ks_is_int(ks_int_value(\result)); */
static inline ks_int ks_int_of_magnitude(bool is_negative, uint64_t magnitude) {
    const bool is_below = is_negative && magnitude != 0;
    const ks_int a = {is_below ? UINT64_MAX - magnitude + 1u : magnitude, is_below};
    return a;
}
/*@ requires ks_is_int(ks_int_value(a));
    terminates \true; exits \false; assigns \nothing;
    ensures a.is_negative != 0 ==> \result == -ks_int_value(a) && \result <= 9223372036854775808;
    ensures a.is_negative == 0 ==> \result == ks_int_value(a); */
static inline uint64_t ks_int_magnitude(ks_int a) {
    return a.is_negative ? UINT64_MAX - a.word + 1u : a.word;
}

/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_int(ks_int_value(a) + ks_int_value(b)); */
static inline bool ks_int_sum_fits(ks_int a, ks_int b) {
    const uint64_t most = a.is_negative ? (uint64_t)INT64_MAX + 1u : UINT64_MAX;
    return a.is_negative != b.is_negative || ks_int_magnitude(a) <= most - ks_int_magnitude(b);
}
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    requires ks_is_int(ks_int_value(a) + ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_int_value(\result) == ks_int_value(a) + ks_int_value(b); */
static inline ks_int ks_int_sum(ks_int a, ks_int b) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    if (a.is_negative == b.is_negative) return ks_int_of_magnitude(a.is_negative, m + n);
    if (m >= n) return ks_int_of_magnitude(a.is_negative, m - n);
    return ks_int_of_magnitude(b.is_negative, n - m);
}
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_int(ks_int_value(a) - ks_int_value(b)); */
static inline bool ks_int_difference_fits(ks_int a, ks_int b) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    const uint64_t least = (uint64_t)INT64_MAX + 1u;
    if (a.is_negative != b.is_negative) return a.is_negative ? n <= least - m : m <= UINT64_MAX - n;
    return a.is_negative || m >= n || n - m <= least;
}
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    requires ks_is_int(ks_int_value(a) - ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_int_value(\result) == ks_int_value(a) - ks_int_value(b); */
static inline ks_int ks_int_difference(ks_int a, ks_int b) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    if (a.is_negative != b.is_negative) return ks_int_of_magnitude(a.is_negative, m + n);
    if (m >= n) return ks_int_of_magnitude(a.is_negative, m - n);
    return ks_int_of_magnitude(!a.is_negative, n - m);
}
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures \result != 0 <==> ks_is_int(ks_int_value(a) * ks_int_value(b)); */
static inline bool ks_int_product_fits(ks_int a, ks_int b) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    const bool is_negative = a.is_negative != b.is_negative;
    const uint64_t most = is_negative ? (uint64_t)INT64_MAX + 1u : UINT64_MAX;
    if (m == 0) return true;
    return ks_array_fits(n, m, most);
}
/*@ requires ks_is_int(ks_int_value(a)) && ks_is_int(ks_int_value(b));
    requires ks_is_int(ks_int_value(a) * ks_int_value(b));
    terminates \true; exits \false; assigns \nothing;
    ensures ks_int_value(\result) == ks_int_value(a) * ks_int_value(b); */
static inline ks_int ks_int_product(ks_int a, ks_int b) {
    const uint64_t m = ks_int_magnitude(a), n = ks_int_magnitude(b);
    return ks_int_of_magnitude(a.is_negative != b.is_negative, m * n);
}

/* Tells the compiler a fact that is already known, so that it omits redundant checks. The caller
 * must prove it. */
/*@ requires is_known;
    terminates \true; exits \false; assigns \nothing; */
static inline void ks_known(bool is_known) { KS_KNOWN(is_known); }

/* The column of element i + 1 of a list in row-major order, from the column of element i. */
/*@ requires width > 0 && column == i % width;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == (i + 1) % width;
    ensures \result <= column + 1; */
static inline uint64_t ks_next_column(uint64_t i, uint64_t width, uint64_t column) {
    (void)i;
    /* The row is the same or the next one: a step that provers do not find by themselves. */
    /*@ assert here: i == width * (i / width) + column; */
    /*@ assert there: i + 1 == width * ((i + 1) / width) + (i + 1) % width; */
    /*@ assert not_before: (i + 1) / width < i / width ==>
          width * ((i + 1) / width) <= width * (i / width) - width; */
    /*@ assert not_beyond: (i + 1) / width > i / width + 1 ==>
          width * ((i + 1) / width) >= width * (i / width) + 2 * width; */
    /*@ assert row: (i + 1) / width == i / width || (i + 1) / width == i / width + 1; */
    return column + 1 == width ? 0 : column + 1;
}

/* Division that rounds down, and the remainder with the sign of the divisor. */
/*@ logic integer ks_floor_div_of(integer a, integer b) =
      a % b != 0 && ((a < 0) != (b < 0)) ? a / b - 1 : a / b;
    logic integer ks_floor_mod_of(integer a, integer b) =
      a % b != 0 && ((a % b < 0) != (b < 0)) ? a % b + b : a % b;
*/
/*@ requires b != 0 && !(a == -9223372036854775808 && b == -1);
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_floor_div_of(a, b);
    ensures a >= 0 && b > 0 ==> 0 <= \result <= a; */
static inline int64_t ks_floor_div(int64_t a, int64_t b) {
    int64_t q = a / b;
    /* C rounds toward 0, which is 1 too large for an inexact negative quotient. */
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}
/*@ requires b != 0;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_floor_mod_of(a, b);
    ensures b > 0 ==> 0 <= \result < b; */
static inline int64_t ks_floor_mod(int64_t a, int64_t b) {
    /* INT64_MIN % -1 is undefined in C, because the quotient overflows. */
    if (a == INT64_MIN && b == -1) return 0;
    int64_t r = a % b;
    /* Signs differ, so the sum lies between r and b and cannot overflow. */
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

#ifdef __cplusplus
}
#endif

#endif
