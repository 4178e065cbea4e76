/* SPDX-License-Identifier: Apache-2.0 */
/* encodings.h - names of character encodings. */
#ifndef KSYC_ENCODINGS_H
#define KSYC_ENCODINGS_H

#include <stdbool.h>

/* The canonical name for any known spelling; NULL when it is not known. */
const char *ksyc_encoding_canonical(const char *name);
/* The canonical name of the spelling that is most similar, or NULL. */
const char *ksyc_encoding_similar(const char *name);
/* Bytes of a code unit: 2 for UTF-16, 4 for UTF-32, else 1. */
unsigned ksyc_encoding_unit(const char *canonical);
/* Whether this is UTF-8. */
bool ksyc_encoding_is_utf8(const char *canonical);
/* Whether every byte is a character: ISO-8859-1. */
bool ksyc_encoding_is_latin1(const char *canonical);

#endif
