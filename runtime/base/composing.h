/* SPDX-License-Identifier: Apache-2.0 */
/*
 * composing.h - characters of Unicode 14.0.0 that normalisation to NFC may change.
 *
 * These are the characters that have a canonical combining class other than 0, or for which NFC_Quick_Check is not
 * Yes: those that are normalised to something else, and those that may be composed with the character before them.
 *
 * A text without any of them is in NFC. So of two different texts that are canonically equivalent, at least one has
 * such a character.
 */
#ifndef TENSORGATE_COMPOSING_H
#define TENSORGATE_COMPOSING_H

#include <stdbool.h>
#include <stdint.h>

bool tg_is_composing(uint32_t c);

#endif
