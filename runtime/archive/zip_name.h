/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_name.h - characters of the names of members, which need not be UTF-8.
 */
#ifndef TENSORGATE_ZIP_NAME_H
#define TENSORGATE_ZIP_NAME_H

#include <stdint.h>

/* The character at `p`, of `left` > 0 bytes, and its length, at most `left`. A byte that begins none is skipped as U+FFFD. */
uint32_t tg_zip_char_at(const uint8_t *p, uint64_t left, uint64_t *length);
/* Writes a name with every letter folded to `to`, which has room for one and a half times as many bytes, and returns the
 * length. What is no UTF-8 stays. */
uint64_t tg_zip_fold(const uint8_t *name, uint64_t size, uint8_t *to);

#endif
