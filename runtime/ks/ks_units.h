/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_units.h - terminators of texts in units of two bytes: how a generated validator finds them.
 *
 * Units count from the start of the text. What is behind the last whole one is no terminator.
 */
#ifndef TENSORGATE_KS_UNITS_H
#define TENSORGATE_KS_UNITS_H

#include "ks_loaded.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The place of the first unit of two such bytes among the last n bytes in front of `end`, or `end`. */
/*@ logic integer ks_unit_of{L}(uint8_t *p, integer byte, integer end, integer n) =
      n <= 1 ? end :
      p[end - n] == byte && p[end - n + 1] == byte ? end - n :
      ks_unit_of(p, byte, end, n - 2);
*/
/*@ requires at <= end && \valid_read(p + (0 .. end - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures \result == ks_unit_of(p, byte, end, end - at) && at <= \result <= end;
    ensures \result < end ==> \result + 2 <= end; */
static inline uint64_t ks_find_unit(const uint8_t *p, uint64_t at, uint64_t end, uint8_t byte) {
    uint64_t i = at;
    /*@ loop invariant at <= i <= end;
        loop invariant ks_unit_of(p, byte, end, end - at) == ks_unit_of(p, byte, end, end - i);
        loop assigns i;
        loop variant end - i; */
    while (end - i >= 2) {
        if (p[i] == byte && p[i + 1] == byte) return i;
        i += 2;
    }
    return end;
}
/* Looks for such a unit from `at` on, a step for each that it looks at; false when it is stopped. */
/*@ requires ks_buffer(buf, end) && at <= end && ks_gate_of(gate, buf, end);
    requires \valid(place) && \separated(place, buf + (0 .. end - 1)) && \separated(place, gate);
    terminates \true; exits \false; assigns *place, *gate;
    ensures \result != 0 ==> *place == ks_unit_of(buf, byte, end, end - at);
    ensures at <= *place <= end;
    ensures *place < end ==> *place + 2 <= end || \result == 0; */
static inline bool ks_look_for_unit(ks_gate *gate, const uint8_t *buf, uint64_t end, uint64_t at,
                                    uint8_t byte, uint64_t *place) {
    uint64_t i = at;
    *place = at;
    /*@ loop invariant at <= i <= end && *place == at;
        loop invariant ks_unit_of(buf, byte, end, end - at) == ks_unit_of(buf, byte, end, end - i);
        loop assigns i, *gate;
        loop variant end - i; */
    while (end - i >= 2) {
        if (!ks_take(gate, 1) || !ks_look(gate, i, 2)) return false;
        if (ks_loaded_u1(gate, buf, i) == byte && ks_loaded_u1(gate, buf, i + 1) == byte) {
            *place = i;
            return true;
        }
        i += 2;
    }
    *place = end;
    return true;
}

#ifdef __cplusplus
}
#endif

#endif
