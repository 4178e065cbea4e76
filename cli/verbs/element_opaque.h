/* SPDX-License-Identifier: Apache-2.0 */
/*
 * element_opaque.h - elements that are no numbers: text, dates, raw bytes, records of NumPy.
 */
#ifndef TENSORGATE_CLI_ELEMENT_OPAQUE_H
#define TENSORGATE_CLI_ELEMENT_OPAQUE_H

#include "cli.h"

/* Of larger elements nothing is shown. */
#define OPAQUE_MOST (UINT64_C(1) << 20)

/* Writes an element as JSON: a record is a list, text and dates are strings, raw bytes a string of hexadecimal digits.
 * False with tg_last_error(). */
bool put_opaque(FILE *out, tg_file *file, const tg_tensor *t, const uint8_t *bytes);

/* At most so many bytes that is for each byte of an element, and for each byte of the name of its type. */
#define OPAQUE_TEXT 8u

/* The array of such a tensor, of bytes, as one of its elements: without the axis that counts them. */
tg_array_info opaque_info(const tg_tensor *t, tg_array_info info);

#endif
