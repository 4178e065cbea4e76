/* SPDX-License-Identifier: Apache-2.0 */
/* custom_mutator.c - which grammar the mutator uses for an input of a target of this folder. */
#include "fuzz.h"
#include "mutator_formats.h"

/* The format of the file after the prefix. A target of any format lets the readers detect it. */
static const fuzz_format *format_of(const uint8_t *data, size_t size) {
    if (fuzz_about.grammar != NULL) return fuzz_format_find(fuzz_about.grammar);
    if (fuzz_about.format != TG_FORMAT_NONE)
        return fuzz_format_find(tg_format_name(fuzz_about.format));
    for (size_t i = 0; fuzz_format_at(i) != NULL; i++)
        if (size > 0 && fuzz_accepts(fuzz_format_at(i), data, size)) return fuzz_format_at(i);
    return NULL;
}

const fuzz_format *fuzz_format_of(const uint8_t *data, size_t size, size_t *prefix) {
    *prefix = fuzz_about.prefix;
    return size >= *prefix ? format_of(data + *prefix, size - *prefix) : NULL;
}
