/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_keys.h - which keys a JSON object has, to find out what a file is.
 *
 * The text is not checked to be JSON: brackets and strings are followed, whatever stands between them. One pass, no memory
 * that grows with the file.
 */
#ifndef TENSORGATE_JSON_KEYS_H
#define TENSORGATE_JSON_KEYS_H

#include "glance.h"

/*
 * Whether the file begins, behind blanks, with a JSON object that has each of `count` members, at most 32, itself and not
 * in a value of it. Keys may be escaped (\u0061). False, too, if bytes could not be loaded.
 */
typedef struct tg_json_member {
    const char *key;
    const char *begins; /* the first character of its value is one of these */
    const char *but;    /* a text that its value is not; or NULL */
} tg_json_member;

bool tg_json_has(tg_glance *g, const tg_json_member *members, uint32_t count);

#endif
