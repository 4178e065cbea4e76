/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_internal.h - declarations shared by the files of this folder; not part of the interface.
 */
#ifndef TENSORGATE_KS_INTERNAL_H
#define TENSORGATE_KS_INTERNAL_H

#include "ks.h"

/* The byte that empty views point to, because a view is never NULL. */
extern const uint8_t ks_nothing[1];

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.code == KS_OK && \result.path_len == 0 && \result.skip == 0; */
ks_error ks_no_error(void);

/* For numbers in messages: a sum or product that does not fit 64 bits saturates. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == (a + b <= 18446744073709551615 ? a + b : 18446744073709551615); */
static inline uint64_t ks_saturating_add(uint64_t a, uint64_t b) {
    return ks_add_fits_u64(a, b) ? a + b : UINT64_MAX;
}
/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result == (a * b <= 18446744073709551615 ? a * b : 18446744073709551615); */
static inline uint64_t ks_saturating_mul(uint64_t a, uint64_t b) {
    return ks_mul_fits_u64(a, b) ? a * b : UINT64_MAX;
}

/* The cost of processing `n` bytes. Without it, many small elements that each process the same
 * large part of the file would take time quadratic in its size. */
#define KS_BYTES_PER_STEP 64
/*@ requires \valid(ks) && ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns ks->work_left, ks->error;
    ensures \result != 0 <==> n / 64 <= \old(ks->work_left);
    ensures \result != 0 || \old(ks->error.code) != KS_OK ==> ks_error_stays{Pre, Here}(ks);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
static inline bool KS_MUST_USE ks_spend_bytes(ks_ctx *ks, uint64_t n) {
    return ks_spend(ks, n / KS_BYTES_PER_STEP);
}
/* The cost of initialising a library for one value, which takes microseconds. */
#define KS_STEPS_OF_SETUP 256

/* Whether `data` lies in the bytes of the input that are there, or just behind them, and if so its offset. Those are one
 * object, so that other memory has other addresses. They are compared as integers, since C does not order pointers into
 * different objects. */
/*@ requires ks_input_exists(ks) && \object_pointer(data);
    requires \valid(offset) && \separated(ks, offset);
    terminates \true; exits \false; assigns *offset;
    ensures \result != 0 ==> *offset <= ks->input.size - ks->input.absent; */
static inline bool ks_in_image(const ks_ctx *ks, const uint8_t *data, uint64_t *offset) {
    uintptr_t address = (uintptr_t)data;
    uintptr_t base = (uintptr_t)ks->input.base;
    if (address < base || address - base > ks->input.size - ks->input.absent) return false;
    *offset = address - base;
    return true;
}

/* Allocates `n` bytes for a text that represents `span` bytes of the stream; the caller fills them.
 * NULL after an error. */
uint8_t *ks_new_text(ks_ctx *ks, uint64_t n, uint64_t span, ks_text *out) KS_MUST_USE;

/* The position of the first byte over 0x7F at or after `i` <= n, or `n`. */
uint64_t ks_skip_ascii(const uint8_t *data, uint64_t n, uint64_t i);

/* Fails with KS_BAD_TEXT at byte `at` of `text`; up to `shown` bytes from there become `found`. */
bool ks_bad_text(ks_ctx *ks, const ks_text *text, uint64_t at, uint64_t shown,
                 const char *expected);

/* ks_decode for encodings that are not built in. */
bool ks_decode_iconv(ks_ctx *ks, ks_text *text, const char *encoding) KS_MUST_USE;

#endif
