/* SPDX-License-Identifier: Apache-2.0 */
/*
 * element.c - prints one element of an array as text.
 */
#include "element.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#define NUMBER_TEXT 40

size_t element_size(tg_dtype dtype) { return tg_dtype_bits(dtype) / 8; }

unsigned element_parts(tg_dtype dtype, tg_dtype *part) {
    *part = dtype == TG_DTYPE_COMPLEX32    ? TG_DTYPE_FLOAT16
            : dtype == TG_DTYPE_COMPLEX64  ? TG_DTYPE_FLOAT32
            : dtype == TG_DTYPE_COMPLEX128 ? TG_DTYPE_FLOAT64
                                           : dtype;
    return *part != dtype ? 2 : 1;
}

uint64_t load_u64(const uint8_t *bytes, size_t n) {
    uint64_t value = 0;
    for (size_t i = n; i > 0; i--) value = value << 8 | bytes[i - 1];
    return value;
}

bool load_integer(tg_dtype dtype, const uint8_t *bytes, uint64_t *magnitude) {
    size_t size = element_size(dtype);
    uint64_t word = load_u64(bytes, size);
    uint64_t sign = UINT64_C(1) << ((8 * size - 1) & 63); /* 1 to 8 bytes: 7, 15, 31, 63 */
    bool is_signed = dtype == TG_DTYPE_INT8 || dtype == TG_DTYPE_INT16 || dtype == TG_DTYPE_INT32 ||
                     dtype == TG_DTYPE_INT64;
    bool negative = is_signed && (word & sign) != 0;
    if (negative) word = (sign - word) + sign; /* 2^bits - word, even for 64 bits */
    *magnitude = dtype == TG_DTYPE_BOOL ? word != 0 : word;
    return negative;
}

float load_f32(const uint8_t *bytes) {
    uint32_t word = (uint32_t)load_u64(bytes, 4);
    float value = 0;
    memcpy(&value, &word, sizeof value);
    return value;
}

double load_f64(const uint8_t *bytes) {
    uint64_t word = load_u64(bytes, 8);
    double value = 0;
    memcpy(&value, &word, sizeof value);
    return value;
}

/* A 16-bit float as the float32 with the same value. */
static float load_half(tg_dtype dtype, const uint8_t *bytes) {
    uint8_t wide[4] = {0};
    tg_numbers_convert(wide, TG_DTYPE_FLOAT32, bytes, dtype, 1, NULL);
    return load_f32(wide);
}

/* Writes one number; returns false if it is not finite. */
static bool number_text(tg_dtype dtype, const uint8_t *bytes, char text[NUMBER_TEXT]) {
    uint64_t magnitude = 0;
    bool negative = false;
    float narrow = 0;
    double wide = 0;
    switch (dtype) {
    case TG_DTYPE_INT8:
    case TG_DTYPE_INT16:
    case TG_DTYPE_INT32:
    case TG_DTYPE_INT64:
    case TG_DTYPE_BOOL:
    case TG_DTYPE_UINT8:
    case TG_DTYPE_UINT16:
    case TG_DTYPE_UINT32:
    case TG_DTYPE_UINT64:
        negative = load_integer(dtype, bytes, &magnitude);
        snprintf(text, NUMBER_TEXT, "%s%" PRIu64, negative ? "-" : "", magnitude);
        return true;
    case TG_DTYPE_FLOAT32: narrow = load_f32(bytes); break;
    case TG_DTYPE_FLOAT16:
    case TG_DTYPE_BFLOAT16: narrow = load_half(dtype, bytes); break;
    case TG_DTYPE_FLOAT64:
        wide = load_f64(bytes);
        tg_f64_text(wide, text, NUMBER_TEXT);
        return isfinite(wide);
    default: break; /* the caller splits complex numbers */
    }
    tg_f32_text(narrow, text, NUMBER_TEXT);
    return isfinite(narrow);
}

void put_element(FILE *out, tg_dtype dtype, const uint8_t *bytes) {
    char text[NUMBER_TEXT];
    tg_dtype part = TG_DTYPE_NONE;
    unsigned parts = element_parts(dtype, &part);
    number_text(part, bytes, text);
    fputs(text, out);
    if (parts == 1) return;
    number_text(part, bytes + element_size(part), text);
    if (text[0] != '-') fputc('+', out);
    fputs(text, out);
    fputc('j', out);
}

static void put_number_json(FILE *out, tg_dtype dtype, const uint8_t *bytes) {
    char text[NUMBER_TEXT];
    bool finite = number_text(dtype, bytes, text);
    if (dtype == TG_DTYPE_BOOL) {
        fputs(bytes[0] != 0 ? "true" : "false", out);
        return;
    }
    if (!finite) fputc('"', out);
    fputs(text, out);
    if (!finite) fputc('"', out);
}

void put_element_json(FILE *out, tg_dtype dtype, const uint8_t *bytes) {
    tg_dtype part = TG_DTYPE_NONE;
    if (element_parts(dtype, &part) == 1) {
        put_number_json(out, dtype, bytes);
        return;
    }
    fputc('[', out);
    put_number_json(out, part, bytes);
    fputs(", ", out);
    put_number_json(out, part, bytes + element_size(part));
    fputc(']', out);
}
