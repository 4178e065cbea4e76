/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_input.h - the file of the page as an input that is loaded on demand. */
#ifndef TENSORGATE_GRAMMAR_INPUT_H
#define TENSORGATE_GRAMMAR_INPUT_H

#include "ks.h"

/* What loading bytes fails with that have no addresses: errno of a C library, "out of memory". */
#define GRAMMAR_NO_ADDRESS 12

/* An input of `size` bytes, of which the first have addresses: a gigabyte, or as many as there is memory for. False when
 * there is next to none. The file of this module: called once. */
bool grammar_input_open(uint64_t size, ks_input *out);
/* Copies bytes that lie in the file, wherever; false if they cannot be read. */
bool grammar_input_read(uint64_t offset, void *dst, size_t n);

#endif
