/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loaded_name.h - names of files that programs load by running what is in them, as unpicklers do.
 *
 * A name is no evidence of what is in a file, but of what becomes of it.
 */
#ifndef TENSORGATE_LOADED_NAME_H
#define TENSORGATE_LOADED_NAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the `n` bytes are this word, which is in lower case, in any case. */
bool tg_is_word(const uint8_t *text, size_t n, const char *word);
/* Whether the name ends in a dot and one of these words. */
bool tg_has_suffix(const uint8_t *name, size_t n, const char *const *words);

/* Suffixes of compression are looked through. */
bool tg_is_loaded_name(const uint8_t *name, size_t n);
/* Whether the name ends in a suffix of files that are unpickled, which files of other programs have, too. */
bool tg_may_be_loaded_name(const uint8_t *name, size_t n);

#endif
