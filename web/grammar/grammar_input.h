/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_input.h - the file of the page as an input that is loaded on demand. */
#ifndef TENSORGATE_GRAMMAR_INPUT_H
#define TENSORGATE_GRAMMAR_INPUT_H

#include "ks.h"

/* Memory is reserved for all of a file. */
#define GRAMMAR_MOST_FILE ((uint64_t)1 << 30)

/* An input of `size` bytes; false when there is no memory for it. The file of this module: called once. */
bool grammar_input_open(uint64_t size, ks_input *out);

#endif
