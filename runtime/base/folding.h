/* SPDX-License-Identifier: Apache-2.0 */
/*
 * folding.h - simple case folding of Unicode 14.0.0: one character for one, as file systems without case do it.
 *
 * Each of them has a table of its own; names that are the same after this are the same for all that know both letters.
 */
#ifndef TENSORGATE_FOLDING_H
#define TENSORGATE_FOLDING_H

#include <stdint.h>

uint32_t tg_fold_case(uint32_t c);

#endif
