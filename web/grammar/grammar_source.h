/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_source.h - the grammars that the page hands over, in place of files. */
#ifndef TENSORGATE_GRAMMAR_SOURCE_H
#define TENSORGATE_GRAMMAR_SOURCE_H

#include <stdbool.h>
#include <stdint.h>

/* Of all grammars together; a grammar is text that people write. */
#define GRAMMAR_MOST_BYTES ((uint32_t)4 << 20)
#define GRAMMAR_MOST_FILES 256u

/* The name under which the first grammar was given, or NULL. */
const char *grammar_first(void);

#endif
