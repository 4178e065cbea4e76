/* SPDX-License-Identifier: Apache-2.0 */
/* utf8.h - characters of texts that a stranger wrote. */
#ifndef KSYC_UTF8_H
#define KSYC_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes of the well-formed UTF-8 sequence at `s`, 0 when there is none (Unicode 15, table 3-7). */
size_t ksyc_utf8_sequence(const unsigned char *s, size_t left);
/* The character of such a sequence of n bytes. */
uint32_t ksyc_utf8_character(const unsigned char *s, size_t n);
/* Whether a terminal shows it as a character, and not as a line feed, a command, nothing, or another order of text. */
bool ksyc_is_shown(uint32_t character);

#endif
