/* SPDX-License-Identifier: Apache-2.0 */
/*
 * numbers_convert.c - converts any dtype to any other.
 *
 * Common pairs have dedicated loops (numbers_direct.c). The rest, some 180 pairs, goes through a
 * block of 64-bit words in three steps: read elements as integers or float64, which is exact for
 * every dtype; convert the words to the bits of the target, recording the losses of each; write the
 * low bytes of the words. So there is one piece of code per dtype and step instead of one per pair.
 *
 * Rounding to floats is done in integers, from sign, magnitude and exponent, and only once:
 * converting float64 to float16 through float32 could round twice.
 */
#include "numbers.h"

#include <math.h>

enum { BLOCK = 1024 };

/* How the words of a block are interpreted. */
typedef enum form { SIGNED, UNSIGNED, REAL } form;

/* Losses of an element. */
enum { INEXACT = 1, SATURATED = 2, NOT_A_NUMBER = 4 };

typedef struct block {
    form form;
    size_t count;
    uint8_t lost[BLOCK];
    uint64_t word[BLOCK];
} block;

/* --------------------------------------------------------------------------------------- dtypes */

/* Binary floating point: bits of the significand with its leading one, and the bias, which is also
 * the largest exponent. */
typedef struct binary {
    unsigned precision;
    int bias;
} binary;

static const binary binary16 = {11, 15};
static const binary bfloat16 = {8, 127};
static const binary binary32 = {24, 127};
static const binary binary64 = {53, 1023};

typedef enum kind { NO_NUMBER, SIGN, INTEGER, NATURAL, FLOATING } kind;

typedef struct facts {
    kind kind;
    uint8_t size;           /* bytes of an element */
    uint8_t parts;          /* 2: complex */
    uint8_t bits;           /* of an integer, the sign included */
    tg_dtype component;     /* of a complex number; else the dtype itself */
    const binary *floating; /* of the component */
} facts;

static facts facts_of(tg_dtype dtype) {
    switch (dtype) {
    case TG_DTYPE_BIT: return (facts){SIGN, 0, 1, 1, dtype, NULL};
    case TG_DTYPE_BOOL: return (facts){NATURAL, 1, 1, 1, dtype, NULL};
    case TG_DTYPE_INT8: return (facts){INTEGER, 1, 1, 8, dtype, NULL};
    case TG_DTYPE_INT16: return (facts){INTEGER, 2, 1, 16, dtype, NULL};
    case TG_DTYPE_INT32: return (facts){INTEGER, 4, 1, 32, dtype, NULL};
    case TG_DTYPE_INT64: return (facts){INTEGER, 8, 1, 64, dtype, NULL};
    case TG_DTYPE_UINT8: return (facts){NATURAL, 1, 1, 8, dtype, NULL};
    case TG_DTYPE_UINT16: return (facts){NATURAL, 2, 1, 16, dtype, NULL};
    case TG_DTYPE_UINT32: return (facts){NATURAL, 4, 1, 32, dtype, NULL};
    case TG_DTYPE_UINT64: return (facts){NATURAL, 8, 1, 64, dtype, NULL};
    case TG_DTYPE_FLOAT16: return (facts){FLOATING, 2, 1, 0, dtype, &binary16};
    case TG_DTYPE_BFLOAT16: return (facts){FLOATING, 2, 1, 0, dtype, &bfloat16};
    case TG_DTYPE_FLOAT32: return (facts){FLOATING, 4, 1, 0, dtype, &binary32};
    case TG_DTYPE_FLOAT64: return (facts){FLOATING, 8, 1, 0, dtype, &binary64};
    case TG_DTYPE_COMPLEX32: return (facts){FLOATING, 4, 2, 0, TG_DTYPE_FLOAT16, &binary16};
    case TG_DTYPE_COMPLEX64: return (facts){FLOATING, 8, 2, 0, TG_DTYPE_FLOAT32, &binary32};
    case TG_DTYPE_COMPLEX128: return (facts){FLOATING, 16, 2, 0, TG_DTYPE_FLOAT64, &binary64};
    case TG_DTYPE_FLOAT8_E4M3FN: /* see numbers_small.c */
    case TG_DTYPE_FLOAT8_E5M2:
    case TG_DTYPE_FLOAT8_E8M0FNU:
    case TG_DTYPE_FLOAT8_E4M3FNUZ:
    case TG_DTYPE_FLOAT8_E5M2FNUZ:
    case TG_DTYPE_FLOAT6_E2M3FN:
    case TG_DTYPE_FLOAT6_E3M2FN:
    case TG_DTYPE_FLOAT4_E2M1FN:
    case TG_DTYPE_INT4:
    case TG_DTYPE_UINT4:
    case TG_DTYPE_INT2:
    case TG_DTYPE_UINT2:
    case TG_DTYPE_STRING:
    case TG_DTYPE_Q4_0: /* see numbers_blocks_decode.c */
    case TG_DTYPE_Q4_1:
    case TG_DTYPE_Q5_0:
    case TG_DTYPE_Q5_1:
    case TG_DTYPE_Q8_0:
    case TG_DTYPE_Q8_1:
    case TG_DTYPE_Q2_K:
    case TG_DTYPE_Q3_K:
    case TG_DTYPE_Q4_K:
    case TG_DTYPE_Q5_K:
    case TG_DTYPE_Q6_K:
    case TG_DTYPE_Q8_K:
    case TG_DTYPE_IQ2_XXS:
    case TG_DTYPE_IQ2_XS:
    case TG_DTYPE_IQ3_XXS:
    case TG_DTYPE_IQ1_S:
    case TG_DTYPE_IQ4_NL:
    case TG_DTYPE_IQ3_S:
    case TG_DTYPE_IQ2_S:
    case TG_DTYPE_IQ4_XS:
    case TG_DTYPE_IQ1_M:
    case TG_DTYPE_TQ1_0:
    case TG_DTYPE_TQ2_0:
    case TG_DTYPE_MXFP4:
    case TG_DTYPE_NVFP4:
    case TG_DTYPE_Q1_0:
    case TG_DTYPE_Q2_0:
    case TG_DTYPE_NONE:
    case TG_DTYPE_OPAQUE:
    case TG_DTYPE_COUNT: break;
    }
    return (facts){NO_NUMBER, 0, 0, 0, TG_DTYPE_NONE, NULL};
}

size_t tg_numbers_size(tg_dtype dtype) { return facts_of(dtype).size; }

/*
 * Compares sets of values. Floats have NaN, so no integer type holds a float type. Unsigned
 * integers of b bits go up to 2^b - 1, which needs a precision of b bits; signed ones go from
 * -2^(b-1), a power of two, to a maximum that needs b - 1 bits. If the precision suffices, so does
 * the exponent, as float16 exceeds 2^11. Between floats, the one with more precision and a larger
 * bias also has the smaller denormals. TG_DTYPE_BIT is +1 and -1.
 */
bool tg_dtype_holds(tg_dtype to, tg_dtype from) {
    facts t = facts_of(to);
    facts f = facts_of(from);
    if (t.kind == NO_NUMBER || f.kind == NO_NUMBER) return false;
    if (to == from) return true;
    switch (t.kind) {
    case INTEGER:
        return f.kind == SIGN || (f.kind == INTEGER && f.bits <= t.bits) ||
               (f.kind == NATURAL && f.bits < t.bits);
    case NATURAL: return f.kind == NATURAL && f.bits <= t.bits;
    case FLOATING:
        if (f.kind == SIGN) return true;
        if (f.kind == NATURAL) return f.bits <= t.floating->precision;
        if (f.kind == INTEGER) return f.bits - 1U <= t.floating->precision;
        return f.parts <= t.parts && f.floating->precision <= t.floating->precision &&
               f.floating->bias <= t.floating->bias;
    case SIGN:
    case NO_NUMBER: break;
    }
    return false;
}

/* -------------------------------------------------------------------------------------- reading */

/* float16 to float64: normal numbers by their bits, denormals as multiples of 2^-24. */
static double f64_of_f16(uint16_t half) {
    uint64_t sign = (uint64_t)(half & 0x8000U) << 48;
    uint64_t exponent = half >> 10 & 31U;
    uint64_t fraction = half & 0x3FFU;
    if (exponent == 0) {
        double small = (double)fraction * 0x1p-24;
        return tg_f64_of_bits(tg_bits_of_f64(small) | sign);
    }
    exponent = exponent == 31 ? 0x7FF : exponent + (1023 - 15);
    return tg_f64_of_bits(sign | exponent << 52 | fraction << 42);
}

/* Fills the words from components that lie `stride` bytes apart. */
#define EACH(value)                                                                                \
    for (size_t i = 0; i < b->count; i++, p += stride) b->word[i] = (value)
static void fill(block *b, const uint8_t *p, tg_dtype from, size_t stride) {
    b->form = SIGNED;
    switch (from) {
    case TG_DTYPE_BOOL: EACH(*p != 0); break;
    case TG_DTYPE_INT8: EACH((uint64_t)tg_signed8(*p)); break;
    case TG_DTYPE_INT16: EACH((uint64_t)tg_signed16(tg_load16(p))); break;
    case TG_DTYPE_INT32: EACH((uint64_t)tg_signed32(tg_load32(p))); break;
    case TG_DTYPE_INT64: EACH(tg_load64(p)); break;
    case TG_DTYPE_UINT8: EACH(*p); break;
    case TG_DTYPE_UINT16: EACH(tg_load16(p)); break;
    case TG_DTYPE_UINT32: EACH(tg_load32(p)); break;
    case TG_DTYPE_UINT64:
        b->form = UNSIGNED;
        EACH(tg_load64(p));
        break;
    case TG_DTYPE_FLOAT16:
        b->form = REAL;
        EACH(tg_bits_of_f64(f64_of_f16(tg_load16(p))));
        break;
    case TG_DTYPE_BFLOAT16:
        b->form = REAL;
        EACH(tg_bits_of_f64((double)tg_f32_of_bits((uint32_t)tg_load16(p) << 16)));
        break;
    case TG_DTYPE_FLOAT32:
        b->form = REAL;
        EACH(tg_bits_of_f64((double)tg_load_f32(p)));
        break;
    case TG_DTYPE_FLOAT64:
        b->form = REAL;
        EACH(tg_load64(p));
        break;
    default: break; /* complex numbers come as components, bits never */
    }
}
#undef EACH

/* Records the loss of an imaginary part that is not 0: NaN is a loss, -0.0 is not. */
static void note_imaginary(block *b, const uint8_t *p, const facts *from) {
    const uint8_t *imaginary = p + from->size / 2;
    for (size_t i = 0; i < b->count; i++, imaginary += from->size) {
        const double x = from->component == TG_DTYPE_FLOAT16   ? f64_of_f16(tg_load16(imaginary))
                         : from->component == TG_DTYPE_FLOAT32 ? (double)tg_load_f32(imaginary)
                                                               : tg_load_f64(imaginary);
        if (x != 0.0) b->lost[i] |= INEXACT;
    }
}

/* ------------------------------------------------------------------------------------- integers */

/* To the nearest integer, ties to even. From 2^52 on every float64 is an integer; below, the
 * integer part fits 64 bits and the fraction is exact. */
static double nearest(double x) {
    if (!(fabs(x) < 0x1p52)) return x;
    int64_t whole = (int64_t)x;
    double part = x - (double)whole;
    int64_t odd = whole & 1;
    whole += (part > 0.5) | ((part == 0.5) & odd); /* no branches: they would be unpredictable */
    whole -= (part < -0.5) | ((part == -0.5) & odd);
    return (double)whole;
}

/* The bounds of an integer type, as words of 64 bits, and the first float64 above the upper
 * bound. */
typedef struct ends {
    uint64_t low;
    uint64_t high;
    double limit;
} ends;

static uint64_t integer_of_real(double x, ends e, uint8_t *lost) {
    if (isnan(x)) {
        *lost |= INEXACT | NOT_A_NUMBER;
        return 0;
    }
    double whole = nearest(x);
    if (whole != x) *lost |= INEXACT;
    if (whole >= e.limit || whole < (e.low != 0 ? -e.limit : 0.0)) {
        *lost |= INEXACT | SATURATED;
        return whole > 0 ? e.high : e.low;
    }
    /* Within the range of the target, so within that of int64 or of uint64. */
    return whole < 0x1p63 ? (uint64_t)(int64_t)whole : (uint64_t)whole;
}

static uint64_t integer_of_word(uint64_t word, bool negative, ends e, uint8_t *lost) {
    if (negative && tg_signed64(word) >= tg_signed64(e.low)) return word;
    if (!negative && word <= e.high) return word;
    *lost |= INEXACT | SATURATED;
    return negative ? e.low : e.high;
}

static void to_integer(block *b, const facts *to) {
    unsigned digits = to->kind == INTEGER ? to->bits - 1U : to->bits; /* 7 to 64 */
    uint64_t high = UINT64_MAX >> (64 - digits);
    ends e = {to->kind == INTEGER ? ~high : 0, high, ldexp(1.0, (int)digits)};
    for (size_t i = 0; i < b->count; i++) {
        uint64_t word = b->word[i];
        bool negative = b->form == SIGNED && word >> 63 != 0;
        uint8_t lost = 0;
        b->word[i] = b->form == REAL ? integer_of_real(tg_f64_of_bits(word), e, &lost)
                                     : integer_of_word(word, negative, e, &lost);
        b->lost[i] |= lost;
    }
}

/* Everything but 0 is true, including NaN; that is inexact unless the value was 1. It is not
 * counted as saturated: bool has no largest number. */
static void to_bool(block *b) {
    for (size_t i = 0; i < b->count; i++) {
        uint64_t word = b->word[i];
        double x = b->form == REAL ? tg_f64_of_bits(word) : 0.0;
        bool truth = b->form == REAL ? x != 0.0 : word != 0;
        bool kept = !truth || (b->form == REAL ? x == 1.0 : word == 1);
        if (!kept) b->lost[i] |= INEXACT;
        if (isnan(x)) b->lost[i] |= NOT_A_NUMBER;
        b->word[i] = truth;
    }
}

/* --------------------------------------------------------------------------------------- floats */

/* The bits of infinity: the largest exponent and a zero fraction. */
static uint64_t infinity_of(binary f) { return ((uint64_t)f.bias * 2 + 1) << (f.precision - 1); }

static unsigned leading_zeros(uint64_t word) {
#if defined(__GNUC__)
    return (unsigned)__builtin_clzll(word);
#else
    unsigned n = 0;
    for (; word >> 63 == 0; word <<= 1) n++;
    return n;
#endif
}

/*
 * Rounds magnitude * 2^exponent, magnitude > 0, to the nearest number of the format, ties to even;
 * without sign.
 *
 * The magnitude is shifted until its highest bit is bit 63; then all but `precision` bits are
 * dropped, or more if the result is denormal. Rounding up may carry into the exponent, which is
 * then correct, including infinity.
 */
static uint64_t nearest_bits(binary f, uint64_t magnitude, int exponent, uint8_t *lost) {
    unsigned shift = leading_zeros(magnitude);
    magnitude <<= shift;
    exponent += 63 - (int)shift; /* magnitude * 2^(exponent - 63), from 2^exponent on */
    uint64_t infinity = infinity_of(f);
    if (exponent > f.bias) {
        *lost |= INEXACT | SATURATED;
        return infinity;
    }
    int below = exponent < 1 - f.bias ? 1 - f.bias - exponent : 0;
    int drop = 64 - (int)f.precision + below;
    if (drop > 64) { /* less than half of the smallest number */
        *lost |= INEXACT;
        return 0;
    }
    uint64_t kept = drop == 64 ? 0 : magnitude >> drop; /* drop >= 11 */
    uint64_t rest = drop == 64 ? magnitude : magnitude & ((UINT64_C(1) << drop) - 1);
    uint64_t half = UINT64_C(1) << (drop - 1);
    if (rest != 0) *lost |= INEXACT;
    kept += (uint64_t)(rest > half) | ((uint64_t)(rest == half) & kept & 1);
    /* The leading one of a normal number adds 1 to its exponent field; a denormal one has none. */
    uint64_t field = below != 0 ? 0 : (uint64_t)(exponent + f.bias - 1);
    uint64_t bits = (field << (f.precision - 1)) + kept;
    if (bits >= infinity) *lost |= INEXACT | SATURATED; /* == */
    return bits;
}

/* Converts a float64 to the bits of another format. A NaN keeps its sign and the upper part of its
 * payload, and becomes quiet. */
static uint64_t float_of_real(uint64_t word, binary f, uint8_t *lost) {
    uint64_t fraction = word & ((UINT64_C(1) << 52) - 1);
    int exponent = (int)(word >> 52 & 0x7FF);
    uint64_t infinity = infinity_of(f);
    if (exponent == 0x7FF && fraction == 0) return infinity;
    if (exponent == 0x7FF) {
        uint64_t quiet = UINT64_C(1) << (f.precision - 2);
        return infinity | quiet | fraction >> (53 - f.precision);
    }
    if (exponent == 0) { /* denormal: far below half of the smallest number of the other formats */
        if (fraction != 0) *lost |= INEXACT;
        return 0;
    }
    return nearest_bits(f, fraction | UINT64_C(1) << 52, exponent - 1075, lost);
}

static void to_float(block *b, const facts *to) {
    binary f = *to->floating;
    unsigned sign_at = to->component == TG_DTYPE_FLOAT64   ? 63
                       : to->component == TG_DTYPE_FLOAT32 ? 31
                                                           : 15;
    if (b->form == REAL && to->component == TG_DTYPE_FLOAT64) return;
    for (size_t i = 0; i < b->count; i++) {
        uint64_t word = b->word[i];
        bool negative = b->form != UNSIGNED && word >> 63 != 0;
        uint64_t bits = 0;
        uint8_t lost = 0;
        if (b->form == REAL) {
            bits = float_of_real(word, f, &lost);
        } else if (word != 0) {
            bits = nearest_bits(f, negative ? 0 - word : word, 0, &lost);
        }
        b->lost[i] |= lost;
        b->word[i] = bits | (uint64_t)negative << sign_at;
    }
}

/* -------------------------------------------------------------------------------------- writing */

/* The low bytes of the words, `stride` bytes apart. */
#define EACH(store)                                                                                \
    for (size_t i = 0; i < b->count; i++, p += stride) store
static void put(const block *b, uint8_t *p, size_t size, size_t stride) {
    switch (size) {
    case 1: EACH(*p = (uint8_t)(b->word[i] & 0xFF)); break;
    case 2: EACH(tg_store16(p, (uint16_t)(b->word[i] & 0xFFFF))); break;
    case 4: EACH(tg_store32(p, (uint32_t)(b->word[i] & 0xFFFFFFFF))); break;
    default: EACH(tg_store64(p, b->word[i])); break;
    }
}
#undef EACH

/* Counts the losses of elements of `parts` components; `at` is the position of the first. */
static tg_loss count_losses(const block *b, size_t parts, size_t at) {
    tg_loss lost = {0};
    for (size_t i = 0; i < b->count; i += parts) {
        unsigned what = b->lost[i] | (parts == 2 ? b->lost[i + 1] : 0U);
        if (what == 0) continue;
        if (lost.inexact++ == 0) lost.first = at + i / parts;
        lost.saturated += (what & SATURATED) != 0;
        lost.nan += (what & NOT_A_NUMBER) != 0;
    }
    return lost;
}

/* ------------------------------------------------------------------------------------------- all */

void tg_numbers_any(void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                    tg_loss *loss) {
    facts t = facts_of(to);
    facts f = facts_of(from);
    if (n == 0 || t.size == 0 || f.size == 0) return;
    uint8_t *out = dst;
    const uint8_t *in = src;
    bool both = f.parts == 2 && t.parts == 2;
    size_t parts = both ? 2 : 1; /* components per element that are converted */
    block b;
    for (size_t at = 0; at < n;) {
        size_t elements = n - at < BLOCK / 2 ? n - at : BLOCK / 2;
        b.count = elements * parts; /* <= BLOCK */
        memset(b.lost, 0, b.count);
        fill(&b, in, f.component, f.size / parts);
        if (f.parts == 2 && !both) note_imaginary(&b, in, &f);
        if (to == TG_DTYPE_BOOL) {
            to_bool(&b);
        } else if (t.kind == FLOATING) {
            to_float(&b, &t);
        } else {
            to_integer(&b, &t);
        }
        if (t.parts == 2 && !both) memset(out, 0, t.size * elements);
        put(&b, out, (size_t)t.size / t.parts, t.size / parts);
        if (loss != NULL) tg_lose(loss, count_losses(&b, parts, at));
        at += elements;
        in += f.size * elements;
        out += t.size * elements;
    }
}

void tg_numbers_convert(void *dst, tg_dtype to, const void *src, tg_dtype from, size_t n,
                        tg_loss *loss) {
    if (n == 0) return;
    if (to == from) {
        memcpy(dst, src, n * facts_of(to).size);
        return;
    }
    size_t count = n;
    tg_dtype direct_to = to;
    tg_dtype direct_from = from;
    if (to == TG_DTYPE_COMPLEX128 && from == TG_DTYPE_COMPLEX64) {
        direct_to = TG_DTYPE_FLOAT64;
        direct_from = TG_DTYPE_FLOAT32;
        count = 2 * n; /* at most the number of bytes of src */
    }
    if (tg_numbers_direct(tg_how_for(n, facts_of(to).size), dst, direct_to, src, direct_from, count,
                          loss))
        return;
    tg_numbers_any(dst, to, src, from, n, loss);
}
