/* SPDX-License-Identifier: Apache-2.0 */
/* mutator_formats.h - the grammars of this tree, for the mutator. */
#ifndef TENSORGATE_MUTATOR_FORMATS_H
#define TENSORGATE_MUTATOR_FORMATS_H

#include "mutator.h"

/* The name of a grammar of generated/grammars.h. NULL: there is no such grammar. */
const fuzz_format *fuzz_format_find(const char *name);
/* All of them in the order of that file, for loops; NULL at the end. */
const fuzz_format *fuzz_format_at(size_t i);

#endif
