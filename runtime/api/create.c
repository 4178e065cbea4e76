/* SPDX-License-Identifier: Apache-2.0 */
/*
 * create.c - writing and conversion with the writers of this build.
 */
#include "conversion.h"
#include "registry.h"

bool tg_format_writable(tg_format format) {
    for (size_t i = 0; tg_writers[i] != NULL; i++) {
        if (tg_writers[i]->format == format) return true;
    }
    return false;
}

tg_build *tg_build_new(tg_format format, const tg_build_options *options, tg_error *error) {
    return tg_build_with(tg_writers, format, options, error);
}

tg_conversion *tg_convert(tg_file *file, tg_format to, const tg_convert_options *options,
                          tg_error *error) {
    return tg_convert_with(tg_writers, file, to, options, error);
}
