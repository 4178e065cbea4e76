/* SPDX-License-Identifier: Apache-2.0 */
/*
 * round_trips_fixed.c - a theorem as a function: encoding the value of a fixed-point number gives
 * the stored number again, in every rounding mode. Proved, never linked into anything.
 */
#include "numbers_exact.h"

/*@ requires -32768 <= stored <= 32767;
    terminates \true; exits \false; assigns \nothing;
    ensures \result == stored; */
int32_t write_of_read_fixed(int32_t stored, unsigned fp_pos, tg_rounding rounding) {
    const float scale = tg_scale_of(fp_pos);
    /*@ assert positive: scale >= 1; */
    const float step = 1.0F / scale;
    /*@ assert step: step * scale == 1; */
    const float value = tg_fixed_value(stored, step);
    /*@ assert there: value * scale == stored * (step * scale); */
    /*@ assert exact: value * scale == stored; */
    const float again = value * scale;
    /*@ assert whole: again == stored; */
    return tg_round_f32(again, rounding);
}
