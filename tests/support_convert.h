/* SPDX-License-Identifier: Apache-2.0 */
/*
 * support_convert.h - checks of the conversion of any file, however it was made.
 */
#ifndef TESTS_SUPPORT_CONVERT_H
#define TESTS_SUPPORT_CONVERT_H

#include "support.h"

/*
 * Converts an open file to `to` in memory. Either it is refused, with a code that does not mean a
 * bug and with a line of text, before a byte is written; or every byte of the announced size is
 * written, the result is accepted (strictly, unless metadata with a note were copied), and its
 * tensors have the same values. The error `allowed` may also occur, at any time (TG_CODE_NONE: none
 * may). Returns false if it has.
 */
bool support_convert(const char *what, tg_file *file, tg_format to,
                     const tg_convert_options *options, tg_code allowed);

#endif
