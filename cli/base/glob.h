/* SPDX-License-Identifier: Apache-2.0 */
/*
 * glob.h - patterns for names of files.
 */
#ifndef TENSORGATE_CLI_GLOB_H
#define TENSORGATE_CLI_GLOB_H

#include <stdbool.h>

/*
 * Whether the whole of `text` fits the pattern: '*' stands for any characters but '/', '?' for one of them, [a-z] and
 * [!a-z] for one of a set, '\' for the character behind it. A '[' without a ']' is that character. With a '/' at its
 * end a pattern fits folders only; texts have none there. Characters are bytes. The time is bounded by the product
 * of both lengths.
 */
bool glob_fits(const char *pattern, const char *text, bool is_folder);

#endif
