/* SPDX-License-Identifier: Apache-2.0 */
/*
 * round_trips.c - theorems as functions: reading returns what was written, and writing restores
 * what was read. Proved, never linked into anything.
 */
#include "ks_proved.h"
#include "ks_put.h"

/* read(write(x)) = x */

/*@ requires \valid(p + (0 .. 1));
    terminates \true; exits \false; assigns p[0 .. 1];
    ensures \result == x; */
uint16_t read_of_write_u2le(uint8_t *p, uint16_t x) {
    ks_put_u2le(p, x);
    return ks_u2le(p);
}

/*@ requires \valid(p + (0 .. 1));
    terminates \true; exits \false; assigns p[0 .. 1];
    ensures \result == x; */
uint16_t read_of_write_u2be(uint8_t *p, uint16_t x) {
    ks_put_u2be(p, x);
    return ks_u2be(p);
}

/*@ requires \valid(p + (0 .. 3));
    terminates \true; exits \false; assigns p[0 .. 3];
    ensures \result == x; */
uint32_t read_of_write_u4le(uint8_t *p, uint32_t x) {
    ks_put_u4le(p, x);
    return ks_u4le(p);
}

/*@ requires \valid(p + (0 .. 3));
    terminates \true; exits \false; assigns p[0 .. 3];
    ensures \result == x; */
uint32_t read_of_write_u4be(uint8_t *p, uint32_t x) {
    ks_put_u4be(p, x);
    return ks_u4be(p);
}

/*@ requires \valid(p + (0 .. 7));
    terminates \true; exits \false; assigns p[0 .. 7];
    ensures \result == x; */
uint64_t read_of_write_u8le(uint8_t *p, uint64_t x) {
    ks_put_u8le(p, x);
    return ks_u8le(p);
}

/* Different sequences of bytes are different numbers. */

/*@ requires \valid_read(p + (0 .. 3)) && \valid_read(q + (0 .. 3));
    requires u4le(p) == u4le(q);
    terminates \true; exits \false; assigns \nothing;
    ensures p[0] == q[0] && p[1] == q[1] && p[2] == q[2] && p[3] == q[3]; */
void same_bytes_u4le(const uint8_t *p, const uint8_t *q) {
    //@ assert first: p[0] == q[0];
    //@ assert second: p[1] == q[1];
    //@ assert third: p[2] == q[2];
}

/* write(read(p)) = p, byte by byte: different sequences of bytes are different numbers */

/*@ requires \valid_read(p + (0 .. 1)) && \valid(q + (0 .. 1));
    requires \separated(p + (0 .. 1), q + (0 .. 1));
    terminates \true; exits \false; assigns q[0 .. 1];
    ensures q[0] == p[0] && q[1] == p[1]; */
void write_of_read_u2le(const uint8_t *p, uint8_t *q) { ks_put_u2le(q, ks_u2le(p)); }

/*@ requires \valid_read(p + (0 .. 1)) && \valid(q + (0 .. 1));
    requires \separated(p + (0 .. 1), q + (0 .. 1));
    terminates \true; exits \false; assigns q[0 .. 1];
    ensures q[0] == p[0] && q[1] == p[1]; */
void write_of_read_u2be(const uint8_t *p, uint8_t *q) { ks_put_u2be(q, ks_u2be(p)); }

/*@ requires \valid_read(p + (0 .. 3)) && \valid(q + (0 .. 3));
    requires \separated(p + (0 .. 3), q + (0 .. 3));
    terminates \true; exits \false; assigns q[0 .. 3];
    ensures q[0] == p[0] && q[1] == p[1] && q[2] == p[2] && q[3] == p[3]; */
void write_of_read_u4le(const uint8_t *p, uint8_t *q) { ks_put_u4le(q, ks_u4le(p)); }

/*@ requires \valid_read(p + (0 .. 3)) && \valid(q + (0 .. 3));
    requires \separated(p + (0 .. 3), q + (0 .. 3));
    terminates \true; exits \false; assigns q[0 .. 3];
    ensures q[0] == p[0] && q[1] == p[1] && q[2] == p[2] && q[3] == p[3]; */
void write_of_read_u4be(const uint8_t *p, uint8_t *q) { ks_put_u4be(q, ks_u4be(p)); }

/*@ requires \valid_read(p + (0 .. 7)) && \valid(q + (0 .. 7));
    requires \separated(p + (0 .. 7), q + (0 .. 7));
    terminates \true; exits \false; assigns q[0 .. 7];
    ensures q[0] == p[0] && q[1] == p[1] && q[2] == p[2] && q[3] == p[3];
    ensures q[4] == p[4] && q[5] == p[5] && q[6] == p[6] && q[7] == p[7]; */
void write_of_read_u8le(const uint8_t *p, uint8_t *q) {
    /* A sum of eight digits is too long for the provers, two of four are not. */
    uint32_t low = ks_u4le(p);
    uint32_t high = ks_u4le(p + 4);
    //@ assert words: u8le(p) == low + 4294967296 * high;
    ks_put_u8le(q, ks_u8le(p));
    //@ assert first: u4le(q) == low;
    //@ assert second: u4le(q + 4) == high;
    same_bytes_u4le(p, q);
    same_bytes_u4le(p + 4, q + 4);
}
