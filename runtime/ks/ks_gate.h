/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_gate.h - what generated validators need of input that is loaded on demand.
 *
 * A validator has the input as one range of addresses, of which only a part may be loaded. It asks the gate for bytes
 * before it reads them (by ks_loaded.h), and counts its steps there. So it has three verdicts:
 *
 *     KS_REFUSED    the input is not valid
 *     KS_ACCEPTED   the input is valid
 *     KS_STOPPED    nothing is said: bytes could not be loaded, then `code` is not 0; or no steps are left
 *
 * One that is strict refuses what a reader takes note of, too. So what it accepts is valid and has no notes.
 *
 * The contracts are proved. They hold if the function that loads does as ks_input.load says: it changes no byte that is
 * loaded, and a byte that it loads has the value that the input has there.
 */
#ifndef TENSORGATE_KS_GATE_H
#define TENSORGATE_KS_GATE_H

#include "ks_proved.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ks_verdict { KS_REFUSED = 0, KS_ACCEPTED = 1, KS_STOPPED = 2 } ks_verdict;

typedef struct ks_gate {
    uint64_t from, to; /* bytes [from, to) of the input are loaded, and perhaps others */
    uint64_t other_from, other_to; /* so are these: a table, and the records that it points to */
    uint64_t steps;                /* that are left: elements of arrays */
    int code; /* what `load` returned when it failed, or one of those below; else 0 */
    /* As ks_input.load; NULL: everything is loaded from the start. */
    int (*load)(void *self, uint64_t offset, uint64_t n, uint64_t *ready_from, uint64_t *ready_to);
    void *self;
} ks_gate;

/* `load` said that it succeeded, but the bytes that it reports are not those that it was asked for. */
#define KS_GATE_BROKEN (-1)
/* There are more objects in each other of types that contain themselves than a validator follows. */
#define KS_GATE_DEEP (-2)

/* Bytes [from, to) are loaded: all of them in one of the two ranges. */
/*@ predicate ks_is_loaded{L}(ks_gate *gate, integer from, integer to) =
      (gate->from <= from && to <= gate->to) ||
      (gate->other_from <= from && to <= gate->other_to);
    predicate ks_gate_of{L}(ks_gate *gate, uint8_t *buf, integer len) =
      \valid(gate) && \separated(gate, buf + (0 .. len - 1));
*/

/* What ksyc writes as ID_validate. */
typedef ks_verdict ks_validator(ks_gate *gate, const uint8_t *buf, size_t len, bool strict);

/* The gate of input that is in memory, for as many steps as anything takes. */
static inline ks_gate ks_gate_memory(uint64_t size) {
    const ks_gate gate = {0, size, 0, 0, UINT64_MAX, 0, NULL, NULL};
    return gate;
}

/* Loads bytes [at, at + n); false if that fails. */
/*@ requires \valid(gate) && at + n <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result != 0 ==> ks_is_loaded(gate, at, at + n);
    ensures gate->steps == \old(gate->steps); */
bool ks_gate_load(ks_gate *gate, uint64_t at, uint64_t n);

/* Makes bytes [at, at + n) readable. */
/*@ requires \valid(gate) && at + n <= 9223372036854775807;
    terminates \true; exits \false; assigns *gate;
    ensures \result != 0 ==> ks_is_loaded(gate, at, at + n);
    ensures gate->steps == \old(gate->steps); */
static inline bool ks_look(ks_gate *gate, uint64_t at, uint64_t n) {
    if (gate->from <= at && at + n <= gate->to) return true;
    if (gate->other_from <= at && at + n <= gate->other_to) return true;
    return ks_gate_load(gate, at, n);
}

/* Counts n steps; false if fewer are left. */
/*@ requires \valid(gate);
    terminates \true; exits \false; assigns gate->steps;
    ensures \result != 0 <==> n <= \old(gate->steps);
    ensures gate->steps == (\result != 0 ? \old(gate->steps) - n : \old(gate->steps)); */
static inline bool ks_take(ks_gate *gate, uint64_t n) {
    if (n > gate->steps) return false;
    gate->steps -= n;
    return true;
}

#ifdef __cplusplus
}
#endif

#endif
