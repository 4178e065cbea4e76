/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_internal.h - what the files of this folder share; no part of the interface.
 */
#ifndef TENSORGATE_KS_INTERNAL_H
#define TENSORGATE_KS_INTERNAL_H

#include "ks.h"

/* One byte that empty things point to, because a view is never NULL. */
extern const uint8_t ks_nothing[1];

/*@ terminates \true; exits \false; assigns \nothing;
    ensures \result.code == KS_OK && \result.path_len == 0 && \result.skip == 0; */
ks_error ks_no_error(void);

/* For figures in messages: a sum or product that is too large for 64 bits is the largest number. */
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

/* The price of looking at `n` bytes. Without one, many small elements that each look at the same
 * large part of the file would cost the square of its size. */
#define KS_BYTES_PER_STEP 64
/*@ requires \valid(ks) && ks->work_left <= ks->limits.work;
    terminates \true; exits \false; assigns ks->work_left, ks->error;
    ensures \result != 0 <==> n / 64 <= \old(ks->work_left);
    ensures \result != 0 ==> ks->error.code == \old(ks->error.code);
    ensures \result == 0 ==> ks->error.code != KS_OK; */
static inline bool KS_MUST_USE ks_spend_bytes(ks_ctx *ks, uint64_t n) {
    return ks_spend(ks, n / KS_BYTES_PER_STEP);
}
/* The price of setting up a library for one value, which takes microseconds. */
#define KS_STEPS_OF_SETUP 256

/* Whether `data` lies in the image of the input; if so, how far from its start. Addresses are
 * compared as integers, since pointers into different objects have no order in C. */
/*@ requires ks_input_exists(ks) && \object_pointer(data);
    requires \valid(offset) && \separated(ks, offset);
    terminates \true; exits \false; assigns *offset;
    ensures \result != 0 ==> *offset <= ks->input.size; */
static inline bool ks_in_image(const ks_ctx *ks, const uint8_t *data, uint64_t *offset) {
    uintptr_t address = (uintptr_t)data;
    uintptr_t base = (uintptr_t)ks->input.base;
    if (address < base || address - base > ks->input.size) return false;
    *offset = address - base;
    return true;
}

/* `n` bytes of new memory for a text that stands for `span` bytes of the stream. NULL after an
 * error, else to be filled. */
uint8_t *ks_new_text(ks_ctx *ks, uint64_t n, uint64_t span, ks_text *out) KS_MUST_USE;

/* Where the first byte over 0x7F is at or after `i` <= n, or `n`. */
uint64_t ks_skip_ascii(const uint8_t *data, uint64_t n, uint64_t i);

/* Where the first invalid sequence of UTF-8 begins, or `n`. */
uint64_t ks_utf8_bad(const uint8_t *data, uint64_t n);

/* KS_BAD_TEXT at byte `at` of `text`, of which up to `shown` bytes are found. */
bool ks_bad_text(ks_ctx *ks, const ks_text *text, uint64_t at, uint64_t shown,
                 const char *expected);

/* ks_decode for encodings that are not built in. */
bool ks_decode_iconv(ks_ctx *ks, ks_text *text, const char *encoding) KS_MUST_USE;

#endif
