/* SPDX-License-Identifier: Apache-2.0 */
/*
 * element.h - one element of an array as text.
 *
 * Integers in full; floats with the shortest digits that read back as the same float32 or float64,
 * those of 16 bits as the float32 that they are exactly; "nan", "inf", "-inf"; a bool is 1 or 0;
 * complex numbers as Python reads them: "1.0-2.5j".
 *
 * In JSON a bool is true or false, a complex number a list of two, and what is no finite number is a
 * string.
 */
#ifndef TENSORGATE_CLI_ELEMENT_H
#define TENSORGATE_CLI_ELEMENT_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "tensorgate.h"

/* Bytes of the largest element. */
#define ELEMENT_MAX 16

/* Bytes of an element of that type, never of TG_DTYPE_BIT. */
size_t element_size(tg_dtype dtype);
/* The two numbers of a complex one; any other type is its own only part. */
unsigned element_parts(tg_dtype dtype, tg_dtype *part);

/* `bytes` are little-endian, as all values that the library gives. */
void put_element(FILE *out, tg_dtype dtype, const uint8_t *bytes);
void put_element_json(FILE *out, tg_dtype dtype, const uint8_t *bytes);

/* Little-endian bytes as a number. */
uint64_t load_u64(const uint8_t *bytes, size_t n);
/* An integer or a bool: whether it is negative, and its magnitude. */
bool load_integer(tg_dtype dtype, const uint8_t *bytes, uint64_t *magnitude);
float load_f32(const uint8_t *bytes);
double load_f64(const uint8_t *bytes);

#endif
