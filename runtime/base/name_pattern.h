/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_pattern.h - patterns of names of tensors, as tg_name_fits() reads them.
 */
#ifndef TENSORGATE_NAME_PATTERN_H
#define TENSORGATE_NAME_PATTERN_H

#include <stdbool.h>

bool tg_is_pattern(const char *text);

#endif
