/* SPDX-License-Identifier: Apache-2.0 */
/*
 * custom_mutator_afl.c - which grammar the mutator uses with AFL++:
 *
 *     AFL_CUSTOM_MUTATOR_LIBRARY=build/fuzz/mutator_afl.so FUZZ_FORMAT=btf afl-fuzz ...
 *
 * FUZZ_FORMAT is a format of fuzz/mutator; FUZZ_PREFIX, if set, is the number of bytes before the file.
 */
#include <stdlib.h>

#include "mutator_formats.h"

const fuzz_format *fuzz_format_of(const uint8_t *data, size_t size, size_t *prefix) {
    (void)data, (void)size;
    const char *name = getenv("FUZZ_FORMAT");
    const char *bytes = getenv("FUZZ_PREFIX");
    *prefix = bytes != NULL ? (size_t)strtoul(bytes, NULL, 10) : 0;
    return name != NULL ? fuzz_format_find(name) : NULL;
}
