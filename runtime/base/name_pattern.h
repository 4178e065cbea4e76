/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_pattern.h - patterns of names of tensors, in which each '*' stands for any bytes, '/' and none
 * included. Other bytes stand for themselves.
 */
#ifndef TENSORGATE_NAME_PATTERN_H
#define TENSORGATE_NAME_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

bool tg_is_pattern(const char *text);

/* Whether the `n` bytes of `name` fit `pattern`. */
bool tg_pattern_fits(const char *pattern, const char *name, size_t n);

#endif
