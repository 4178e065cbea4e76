/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers.h - declarations shared by numbers_*.c: unaligned little-endian access, branch-free
 * selection, and loops that are compiled twice.
 *
 * Speed, with few intrinsics. gcc and clang vectorise a loop with a constant number of iterations,
 * no branches and restrict pointers already at -O2. So the kernels here are plain C over blocks;
 * their bodies are inlined into two functions, one for the baseline machine and one for AVX2, and
 * each call chooses. Both come from one source. (Encoding fixed point, where one instruction
 * replaces ten, has two.) Tests compare both with independent references.
 *
 * Floating point. float and double are IEEE 754 (asserted in ks_number.c). Rounding rules of this
 * library use integers or exact steps and do not depend on the rounding mode of the environment; C
 * conversions (float64 to float32) and the arithmetic of scaled bytes assume the default mode, to
 * nearest. C conversions out of range of a narrower float give infinity as in IEEE 754 (C11 annex
 * F); conversions to integers are never out of range.
 */
#ifndef TENSORGATE_NUMBERS_H
#define TENSORGATE_NUMBERS_H

#include <string.h>

#include "ks_put.h"
#include "layout.h"
#include "numbers_exact.h"
#include "tensorgate.h"

/* ------------------------------------------------------------------------------------ variants */

/*
 * A kernel processes blocks of TG_BLOCK elements. It is a separate function, so that compilers make
 * use of its restrict pointers, and is called through a pointer: one of a pair, [0] for any machine
 * and [1] for AVX2. The loop that calls it is in numbers_blocks.h.
 */
#define TG_BLOCK 256

#if defined(__x86_64__) && defined(__GNUC__) && !defined(TG_NO_SIMD)
#define TG_X86 1
#define TG_FOR_AVX2 __attribute__((target("avx2")))
TG_INLINE bool tg_has_avx2(void) { return __builtin_cpu_supports("avx2"); }
#else
#define TG_X86 0
#define TG_FOR_AVX2 /* the second of a pair is the same as the first */
TG_INLINE bool tg_has_avx2(void) { return false; }
#endif

/* The variant of a call; it does not affect the result. */
typedef struct tg_how {
    bool avx2;      /* use the AVX2 kernels; the machine has AVX2 */
    bool streaming; /* non-temporal stores, if available and dst is aligned to elements */
} tg_how;

/* The choice of the public calls for a result of `n` elements of `size` bytes in memory. */
TG_INLINE tg_how tg_how_for(size_t n, size_t size) {
    return (tg_how){tg_has_avx2(), n * size >= TG_LAYOUT_STREAMING_BYTES};
}

/* ---------------------------------------------------------------------------------- reinterpret */

TG_INLINE uint32_t tg_bits_of_f32(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

TG_INLINE float tg_f32_of_bits(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

TG_INLINE uint64_t tg_bits_of_f64(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/*
 * The bits of what arithmetic gave. Which NaN an invalid operation gives, and which of two operands that are NaN stays,
 * depends on the processor: x86 sets the sign, others do not. Here it is the same NaN everywhere.
 */
#define TG_QUIET_NAN UINT32_C(0x7FC00000)
TG_INLINE uint32_t tg_bits_of_result(float value) {
    return value == value ? tg_bits_of_f32(value) : TG_QUIET_NAN;
}

TG_INLINE double tg_f64_of_bits(uint64_t bits) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* intN_t is two's complement (C11 7.20.1.1), so copying the bytes is enough. */
TG_INLINE int8_t tg_signed8(uint8_t bits) {
    int8_t value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

TG_INLINE int16_t tg_signed16(uint16_t bits) {
    int16_t value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

TG_INLINE int32_t tg_signed32(uint32_t bits) {
    int32_t value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

TG_INLINE int64_t tg_signed64(uint64_t bits) {
    int64_t value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* --------------------------------------------------------------------------------------- memory */

/*
 * Little-endian words at any address. On little-endian machines a copy of constant size is a plain
 * load that vectorises; elsewhere words are assembled from bytes.
 */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

TG_INLINE uint16_t tg_load16(const uint8_t *p) {
    uint16_t value;
    memcpy(&value, p, sizeof value);
    return value;
}

TG_INLINE uint32_t tg_load32(const uint8_t *p) {
    uint32_t value;
    memcpy(&value, p, sizeof value);
    return value;
}

TG_INLINE uint64_t tg_load64(const uint8_t *p) {
    uint64_t value;
    memcpy(&value, p, sizeof value);
    return value;
}

TG_INLINE void tg_store16(uint8_t *p, uint16_t value) { memcpy(p, &value, sizeof value); }
TG_INLINE void tg_store32(uint8_t *p, uint32_t value) { memcpy(p, &value, sizeof value); }
TG_INLINE void tg_store64(uint8_t *p, uint64_t value) { memcpy(p, &value, sizeof value); }

#else

TG_INLINE uint16_t tg_load16(const uint8_t *p) { return ks_u2le(p); }
TG_INLINE uint32_t tg_load32(const uint8_t *p) { return ks_u4le(p); }
TG_INLINE uint64_t tg_load64(const uint8_t *p) { return ks_u8le(p); }

TG_INLINE void tg_store16(uint8_t *p, uint16_t value) { ks_put_u2le(p, value); }
TG_INLINE void tg_store32(uint8_t *p, uint32_t value) { ks_put_u4le(p, value); }
TG_INLINE void tg_store64(uint8_t *p, uint64_t value) { ks_put_u8le(p, value); }

#endif

TG_INLINE float tg_load_f32(const uint8_t *p) { return tg_f32_of_bits(tg_load32(p)); }
TG_INLINE double tg_load_f64(const uint8_t *p) { return tg_f64_of_bits(tg_load64(p)); }
TG_INLINE void tg_store_f32(uint8_t *p, float value) { tg_store32(p, tg_bits_of_f32(value)); }
TG_INLINE void tg_store_f64(uint8_t *p, double value) { tg_store64(p, tg_bits_of_f64(value)); }

/* --------------------------------------------------------------------- choices without branches */

/* All bits set if `yes` is 1, none if it is 0. */
TG_INLINE uint32_t tg_mask32(int yes) { return 0U - (uint32_t)yes; }
TG_INLINE uint64_t tg_mask64(int yes) { return UINT64_C(0) - (uint64_t)yes; }

TG_INLINE uint32_t tg_pick32(int yes, uint32_t a, uint32_t b) {
    return (a & tg_mask32(yes)) | (b & ~tg_mask32(yes));
}

TG_INLINE float tg_pick_f32(int yes, float a, float b) {
    return tg_f32_of_bits(tg_pick32(yes, tg_bits_of_f32(a), tg_bits_of_f32(b)));
}

TG_INLINE double tg_pick_f64(int yes, double a, double b) {
    return tg_f64_of_bits((tg_bits_of_f64(a) & tg_mask64(yes)) |
                          (tg_bits_of_f64(b) & ~tg_mask64(yes)));
}

/*
 * binary16 to binary32 without branches. Fraction and exponent are shifted into place, and 112, the
 * difference of the biases, is added to the exponent; a second time for infinity and NaN, which
 * have the largest exponent. If the exponent is 0, the fraction becomes that of a number from 2^-14
 * on, from which 2^-14 is subtracted: exact, as the result is a multiple of 2^-24 below 2^-14.
 */
TG_INLINE float tg_f32_of_f16(uint16_t half) {
    uint32_t moved = (half & 0x7FFFU) << 13;
    uint32_t exponent = moved & (31U << 23);
    uint32_t bits = moved + (112U << 23) + ((112U << 23) & tg_mask32(exponent == 31U << 23));
    float small = tg_f32_of_bits(moved + (113U << 23)) - 0x1p-14F;
    bits = tg_pick32(exponent == 0, tg_bits_of_f32(small), bits);
    return tg_f32_of_bits(bits | (half & 0x8000U) << 16);
}

/* --------------------------------------------------------------------------------------- losses */

/* Adds the losses of a block, where element `first` is the first inexact one. `loss` may be
 * NULL. */
static inline void tg_lose(tg_loss *loss, tg_loss more) {
    if (loss == NULL || more.inexact == 0) return;
    if (loss->inexact == 0) loss->first = more.first;
    loss->inexact += more.inexact;
    loss->saturated += more.saturated;
    loss->nan += more.nan;
}

/* --------------------------------------------------------------------------------- conversions */

/* The public calls with an explicit variant: for tests, and for arrays, which produce large results
 * piece by piece. */
void tg_fixed_decode_as(tg_how how, void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                        size_t n);
void tg_fixed_encode_as(tg_how how, void *dst, const void *src, tg_dtype dtype, unsigned fp_pos,
                        tg_rounding rounding, size_t n, tg_loss *loss);
void tg_scaled_decode_as(tg_how how, void *dst, const void *src, float min, float max, size_t n);
void tg_bits_decode_as(tg_how how, void *dst, const void *src, uint64_t first, size_t n);

/* Bytes of an element; 0 for dtypes that tg_numbers_convert() does not convert. */
size_t tg_numbers_size(tg_dtype dtype);

/* tg_numbers_convert() for a pair that has a kernel; returns false and does nothing for the
 * others. */
bool tg_numbers_direct(tg_how how, void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                       tg_loss *loss);
/* tg_numbers_convert() for any pair, element by element; exact in integers. */
void tg_numbers_any(void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                    tg_loss *loss);

/* --------------------------------------------------------------------------------------- sparse */

/*
 * Writes entries to a window of a dense array: element `index[i] - first` of `dst` becomes value i
 * if first <= index[i] < first + count; other entries are skipped. If several entries have the same
 * index, the last one wins. `index` and `values` are little-endian, without alignment.
 */

/* uint32 indices and float32 values; NULL for values: all are 1.0. */
void tg_scatter_u32(void *dst, uint64_t first, uint64_t count, const void *index,
                    const void *values, size_t n);
/* n rows of `rank` int64, and values of `size` 1, 2, 4, 8 or 16 bytes. A row is the position of its
 * value in a C array of that shape, whose product fits 63 bits; rank 0: element 0. Rows with an
 * index outside the shape are skipped. */
void tg_scatter_coo(void *dst, uint64_t first, uint64_t count, const uint64_t *shape, uint32_t rank,
                    const void *index, const void *values, size_t size, size_t n);

#endif
