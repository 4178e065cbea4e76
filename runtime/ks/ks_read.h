/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_read.h - reads numbers from a stream: check, read, advance. Part of ks.h, which includes it at
 * its end.
 */
#ifndef TENSORGATE_KS_READ_H
#define TENSORGATE_KS_READ_H

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

/*@ predicate ks_is_apart{L}(ks_ctx *ks, ks_stream *io) =
      \separated(ks, io->base + (0 .. io->size - 1)) &&
      \separated(io, io->base + (0 .. io->size - 1));
*/

/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 1 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u1(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 1;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u1(ks_ctx *ks, ks_stream *io, uint8_t *out) {
    if (!ks_need(ks, io, 1)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 0)); */
    *out = ks_u1(io->base + io->pos);
    io->pos += 1;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 1 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s1(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 1;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s1(ks_ctx *ks, ks_stream *io, int8_t *out) {
    if (!ks_need(ks, io, 1)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 0)); */
    *out = ks_s1(io->base + io->pos);
    io->pos += 1;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 2 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u2le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 2;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u2le(ks_ctx *ks, ks_stream *io, uint16_t *out) {
    if (!ks_need(ks, io, 2)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 1)); */
    *out = ks_u2le(io->base + io->pos);
    io->pos += 2;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 2 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u2be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 2;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u2be(ks_ctx *ks, ks_stream *io, uint16_t *out) {
    if (!ks_need(ks, io, 2)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 1)); */
    *out = ks_u2be(io->base + io->pos);
    io->pos += 2;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 2 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s2le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 2;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s2le(ks_ctx *ks, ks_stream *io, int16_t *out) {
    if (!ks_need(ks, io, 2)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 1)); */
    *out = ks_s2le(io->base + io->pos);
    io->pos += 2;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 2 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s2be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 2;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s2be(ks_ctx *ks, ks_stream *io, int16_t *out) {
    if (!ks_need(ks, io, 2)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 1)); */
    *out = ks_s2be(io->base + io->pos);
    io->pos += 2;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 4 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u4le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 4;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u4le(ks_ctx *ks, ks_stream *io, uint32_t *out) {
    if (!ks_need(ks, io, 4)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 3)); */
    *out = ks_u4le(io->base + io->pos);
    io->pos += 4;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 4 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u4be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 4;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u4be(ks_ctx *ks, ks_stream *io, uint32_t *out) {
    if (!ks_need(ks, io, 4)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 3)); */
    *out = ks_u4be(io->base + io->pos);
    io->pos += 4;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 4 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s4le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 4;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s4le(ks_ctx *ks, ks_stream *io, int32_t *out) {
    if (!ks_need(ks, io, 4)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 3)); */
    *out = ks_s4le(io->base + io->pos);
    io->pos += 4;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 4 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s4be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 4;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s4be(ks_ctx *ks, ks_stream *io, int32_t *out) {
    if (!ks_need(ks, io, 4)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 3)); */
    *out = ks_s4be(io->base + io->pos);
    io->pos += 4;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 8 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u8le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 8;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u8le(ks_ctx *ks, ks_stream *io, uint64_t *out) {
    if (!ks_need(ks, io, 8)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 7)); */
    *out = ks_u8le(io->base + io->pos);
    io->pos += 8;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 8 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == u8be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 8;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_u8be(ks_ctx *ks, ks_stream *io, uint64_t *out) {
    if (!ks_need(ks, io, 8)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 7)); */
    *out = ks_u8be(io->base + io->pos);
    io->pos += 8;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 8 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s8le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 8;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s8le(ks_ctx *ks, ks_stream *io, int64_t *out) {
    if (!ks_need(ks, io, 8)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 7)); */
    *out = ks_s8le(io->base + io->pos);
    io->pos += 8;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 8 <= \old(ks_left(io));
    ensures \result != 0 ==> *out == s8be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 8;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_read_s8be(ks_ctx *ks, ks_stream *io, int64_t *out) {
    if (!ks_need(ks, io, 8)) return false;
    /*@ assert ready: \valid_read(io->base + io->pos + (0 .. 7)); */
    *out = ks_s8be(io->base + io->pos);
    io->pos += 8;
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 4 <= \old(ks_left(io));
    ensures \result != 0 ==> ks_bits_of_f4(*out) == u4le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 4;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> ks_bits_of_f4(*out) == \old(ks_bits_of_f4(*out)); */
static inline bool KS_MUST_USE ks_read_f4le(ks_ctx *ks, ks_stream *io, float *out) {
    uint32_t word = 0;
    if (!ks_read_u4le(ks, io, &word)) return false;
    *out = ks_f4_of(word);
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 4 <= \old(ks_left(io));
    ensures \result != 0 ==> ks_bits_of_f4(*out) == u4be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 4;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> ks_bits_of_f4(*out) == \old(ks_bits_of_f4(*out)); */
static inline bool KS_MUST_USE ks_read_f4be(ks_ctx *ks, ks_stream *io, float *out) {
    uint32_t word = 0;
    if (!ks_read_u4be(ks, io, &word)) return false;
    *out = ks_f4_of(word);
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 8 <= \old(ks_left(io));
    ensures \result != 0 ==> ks_bits_of_f8(*out) == u8le(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 8;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> ks_bits_of_f8(*out) == \old(ks_bits_of_f8(*out)); */
static inline bool KS_MUST_USE ks_read_f8le(ks_ctx *ks, ks_stream *io, double *out) {
    uint64_t word = 0;
    if (!ks_read_u8le(ks, io, &word)) return false;
    *out = ks_f8_of(word);
    return true;
}
/*@ requires ks_reads_memory(ks, io) && ks_is_apart(ks, io) && \valid(out);
    requires \separated(out, ks, io, io->base + (0 .. io->size - 1));
    terminates \true; exits \false;
    assigns *out, io->pos, io->ready_from, io->ready_to, ks->error;
    ensures \result != 0 <==> 8 <= \old(ks_left(io));
    ensures \result != 0 ==> ks_bits_of_f8(*out) == u8be(io->base + \old(io->pos));
    ensures \result != 0 ==> io->pos == \old(io->pos) + 8;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> io->pos == \old(io->pos) && ks->error.code != KS_OK;
    ensures \result == 0 ==> ks_bits_of_f8(*out) == \old(ks_bits_of_f8(*out)); */
static inline bool KS_MUST_USE ks_read_f8be(ks_ctx *ks, ks_stream *io, double *out) {
    uint64_t word = 0;
    if (!ks_read_u8be(ks, io, &word)) return false;
    *out = ks_f8_of(word);
    return true;
}

#ifdef __cplusplus
}
#endif

#endif
