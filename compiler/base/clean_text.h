/* SPDX-License-Identifier: Apache-2.0 */
/*
 * clean_text.h - text of a specification as a terminal may get it.
 *
 * Control characters of an untrusted specification must not reach a terminal, nor those that change the direction of
 * text. Bytes need not be UTF-8.
 */
#ifndef KSYC_CLEAN_TEXT_H
#define KSYC_CLEAN_TEXT_H

#include <stddef.h>
#include <stdio.h>

/* The number of bytes of the character that the text begins with; 1 for a byte that is no UTF-8. `left` is not 0. */
size_t ksyc_character_size(const char *text, size_t left);
/* Prints a character of `size` bytes; returns how many columns that took. */
unsigned ksyc_print_character(const char *text, size_t size, FILE *out);
void ksyc_print_clean(const char *text, FILE *out);

#endif
