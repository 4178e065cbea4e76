/* SPDX-License-Identifier: Apache-2.0 */
/*
 * element.h - prints one element of an array as text.
 *
 * Integers are printed in full; floats with the shortest digits that read back as the same float32
 * or float64, 16-bit floats as the float32 with the same value; "nan", "inf", "-inf"; a bool is 1
 * or 0; complex numbers have Python's notation: "1.0-2.5j".
 *
 * In JSON a bool is true or false, a complex number is a list of two numbers, and numbers that are
 * not finite are strings.
 */
#ifndef TENSORGATE_CLI_ELEMENT_H
#define TENSORGATE_CLI_ELEMENT_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "tensorgate.h"

/* Bytes of the largest element. */
#define ELEMENT_MAX 16

/* The size in bytes of an element of that dtype, which is never TG_DTYPE_BIT. */
size_t element_size(tg_dtype dtype);
/* The type of the two numbers of a complex element; other types are returned unchanged. */
unsigned element_parts(tg_dtype dtype, tg_dtype *part);

/* `bytes` are little-endian, like all values from the library. */
void put_element(FILE *out, tg_dtype dtype, const uint8_t *bytes);
void put_element_json(FILE *out, tg_dtype dtype, const uint8_t *bytes);

/* Reads little-endian bytes as a number. */
uint64_t load_u64(const uint8_t *bytes, size_t n);
/* For an integer or a bool: whether it is negative, and its magnitude. */
bool load_integer(tg_dtype dtype, const uint8_t *bytes, uint64_t *magnitude);
float load_f32(const uint8_t *bytes);
double load_f64(const uint8_t *bytes);

#endif
