/* SPDX-License-Identifier: Apache-2.0 */
/*
 * support_convert.h - what has to hold of the conversion of any file, however it was made.
 */
#ifndef TESTS_SUPPORT_CONVERT_H
#define TESTS_SUPPORT_CONVERT_H

#include "support.h"

/*
 * Converts an open file to `to` in memory. Either it is refused, by a code that is no bug and with a
 * line of text, before a byte is written; or every byte of the announced size is written, the result
 * is accepted, strictly unless metadata with a note went along, and its tensors mean the same. `allowed` may happen too, at any time
 * (TG_CODE_NONE: nothing). Returns false when it has.
 */
bool support_convert(const char *what, tg_file *file, tg_format to,
                     const tg_convert_options *options, tg_code allowed);

#endif
