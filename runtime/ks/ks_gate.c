/* SPDX-License-Identifier: Apache-2.0 */
/* ks_gate.c - the rare case of ks_look: bytes that are not in the ranges that are known to be loaded. */
#include "ks_gate.h"

typedef struct range {
    uint64_t from, to;
} range;

/* Calls `load`; sets `ready` to what it reports. False, with `gate->code`, if it fails or there is none. */
/*@ requires \valid(gate) && \valid(ready) && \separated(gate, ready);
    terminates \true; exits \false; assigns gate->code, *ready; */
static bool ask(ks_gate *gate, uint64_t at, uint64_t n, range *ready) {
    if (gate->load == NULL) {
        gate->code = KS_GATE_BROKEN; /* a validator that reads outside of its input */
        return false;
    }
    gate->code = gate->load(gate->self, at, n, &ready->from, &ready->to);
    return gate->code == 0;
}

bool ks_gate_load(ks_gate *gate, uint64_t at, uint64_t n) {
    range ready = {0, 0};
    if (n ==
        0) { /* there is nothing to load, and what a source reports of nothing may not reach this place */
        gate->other_from = gate->other_to = at;
        return true;
    }
    if (!ask(gate, at, n, &ready)) return false;
    /* What a faulty source reports must not lead to a read of bytes that are not loaded. */
    if (ready.from > at || at + n > ready.to) {
        gate->code = KS_GATE_BROKEN;
        return false;
    }
    /* What it reports may be more of a range that is known; else the one that has been known for longer is forgotten. */
    const bool is_more = ready.from <= gate->from && gate->to <= ready.to;
    if (!is_more && ready.from <= gate->other_from && gate->other_to <= ready.to) {
        gate->other_from = ready.from;
        gate->other_to = ready.to;
        return true;
    }
    if (!is_more) {
        gate->other_from = gate->from;
        gate->other_to = gate->to;
    }
    gate->from = ready.from;
    gate->to = ready.to;
    return true;
}
