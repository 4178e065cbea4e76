/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_checked.h - checked arithmetic of expressions: the mathematical result, or an error. Part of
 * ks.h, which includes it at its end.
 */
#ifndef TENSORGATE_KS_CHECKED_H
#define TENSORGATE_KS_CHECKED_H

#include "ks.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Records that a result does not fit, or that a divisor is 0; returns false. */
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_overflow(ks_ctx *ks, const char *expected) KS_COLD;
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_by_zero(ks_ctx *ks) KS_COLD;

/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_u64(a + b);
    ensures \result != 0 ==> *out == a + b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_add_u64(ks_ctx *ks, uint64_t a, uint64_t b, uint64_t *out) {
    if (!ks_add_fits_u64(a, b)) return ks_overflow(ks, "a sum that fits 64 bits");
    *out = a + b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_u64(a - b);
    ensures \result != 0 ==> *out == a - b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_sub_u64(ks_ctx *ks, uint64_t a, uint64_t b, uint64_t *out) {
    if (b > a) return ks_overflow(ks, "a difference that is not negative");
    *out = a - b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_u64(a * b);
    ensures \result != 0 ==> *out == a * b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_mul_u64(ks_ctx *ks, uint64_t a, uint64_t b, uint64_t *out) {
    if (!ks_mul_fits_u64(a, b)) return ks_overflow(ks, "a product that fits 64 bits");
    *out = a * b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a + b);
    ensures \result != 0 ==> *out == a + b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_add_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    if (!ks_add_fits_s64(a, b)) return ks_overflow(ks, "a sum that fits 64 bits");
    *out = a + b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a - b);
    ensures \result != 0 ==> *out == a - b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_sub_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    if (!ks_sub_fits_s64(a, b)) return ks_overflow(ks, "a difference that fits 64 bits");
    *out = a - b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a * b);
    ensures \result != 0 ==> *out == a * b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_mul_s64_slow(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a * b);
    ensures \result != 0 ==> *out == a * b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_mul_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    /* Products of numbers of 32 bits fit. */
    if (KS_LIKELY(a >= INT32_MIN && a <= INT32_MAX && b >= INT32_MIN && b <= INT32_MAX)) {
        *out = a * b;
        return true;
    }
    return ks_mul_s64_slow(ks, a, b, out);
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> n <= 63 && ks_is_u64(a * (1 << n));
    ensures \result != 0 ==> *out == a * (1 << n);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_shl_u64(ks_ctx *ks, uint64_t a, uint64_t n, uint64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> n <= 63 && ks_is_s64(a * (1 << n));
    ensures \result != 0 ==> *out == a * (1 << n);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_shl_s64(ks_ctx *ks, int64_t a, uint64_t n, int64_t *out) KS_MUST_USE;
/* Division rounds down, the remainder has the sign of the divisor. */
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> b != 0;
    ensures \result != 0 ==> *out == a / b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_div_u64(ks_ctx *ks, uint64_t a, uint64_t b, uint64_t *out) {
    if (b == 0) return ks_by_zero(ks);
    *out = a / b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> b != 0;
    ensures \result != 0 ==> *out == a % b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_mod_u64(ks_ctx *ks, uint64_t a, uint64_t b, uint64_t *out) {
    if (b == 0) return ks_by_zero(ks);
    *out = a % b;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> b != 0 && !(a == -9223372036854775808 && b == -1);
    ensures \result != 0 ==> *out == ks_floor_div_of(a, b);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_div_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> b != 0;
    ensures \result != 0 ==> *out == ks_floor_mod_of(a, b);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_mod_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> n <= 63;
    ensures \result != 0 ==> *out * (1 << n) <= a < (*out + 1) * (1 << n);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_shr_u64(ks_ctx *ks, uint64_t a, uint64_t n, uint64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> n <= 63;
    ensures \result != 0 ==> *out * (1 << n) <= a < (*out + 1) * (1 << n);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_shr_s64(ks_ctx *ks, int64_t a, uint64_t n, int64_t *out) KS_MUST_USE;
/* Between the two kinds of integer; KS_OVERFLOW when the value does not fit. */
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_too_large(ks_ctx *ks, uint64_t a) KS_COLD;
/*@ requires \valid(ks);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_negative(ks_ctx *ks, int64_t a) KS_COLD;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a);
    ensures \result != 0 ==> *out == a;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_to_s64(ks_ctx *ks, uint64_t a, int64_t *out) {
    if (a > (uint64_t)INT64_MAX) return ks_too_large(ks, a);
    *out = (int64_t)a;
    return true;
}
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_u64(a);
    ensures \result != 0 ==> *out == a;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_to_u64(ks_ctx *ks, int64_t a, uint64_t *out) {
    if (a < 0) return ks_negative(ks, a);
    *out = (uint64_t)a;
    return true;
}
/* a - b, exact; KS_OVERFLOW when it does not fit. */
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a - b);
    ensures \result != 0 ==> *out == a - b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
bool ks_diff_u64_slow(ks_ctx *ks, uint64_t a, uint64_t b, int64_t *out) KS_MUST_USE;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> ks_is_s64(a - b);
    ensures \result != 0 ==> *out == a - b;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_diff_u64(ks_ctx *ks, uint64_t a, uint64_t b, int64_t *out) {
    if (KS_LIKELY(a <= (uint64_t)INT64_MAX && b <= (uint64_t)INT64_MAX)) {
        *out = (int64_t)a - (int64_t)b;
        return true;
    }
    return ks_diff_u64_slow(ks, a, b, out);
}
/* A computed size or position: KS_BAD_SIZE when it is negative. */
/*@ requires \valid(ks) && \valid_read(io) && \separated(ks, io);
    requires ks_is_u64(io->origin + io->pos);
    terminates \true; exits \false; assigns ks->error;
    ensures \result == 0 && ks->error.code != KS_OK;
    ensures \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks); */
bool ks_negative_size(ks_ctx *ks, const ks_stream *io, int64_t a) KS_COLD;
/*@ requires \valid(ks) && \valid(out) && \separated(ks, out);
    requires \valid_read(io) && \separated(ks, io) && ks_is_u64(io->origin + io->pos);
    terminates \true; exits \false; assigns *out, ks->error;
    ensures \result != 0 <==> 0 <= a;
    ensures \result != 0 ==> *out == a;
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK;
    ensures \result == 0 ==> *out == \old(*out); */
static inline bool KS_MUST_USE ks_size(ks_ctx *ks, const ks_stream *io, int64_t a, uint64_t *out) {
    if (a < 0) return ks_negative_size(ks, io, a);
    *out = (uint64_t)a;
    return true;
}

#ifdef __cplusplus
}
#endif

#endif
