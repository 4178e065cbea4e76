/* SPDX-License-Identifier: Apache-2.0 */
/*
 * percent.h - percent-encoding of the components of names.
 *
 * A component is the part of a name between two separators. Its unreserved characters, as in RFC 3986
 * (letters, digits, '-', '_', '.', '~'), stand for themselves; every other byte is '%' and two digits.
 * An empty component is "%", and the dots of "." and ".." are encoded, so that a name is never a path.
 */
#ifndef TENSORGATE_PERCENT_H
#define TENSORGATE_PERCENT_H

#include <stdbool.h>
#include <stdint.h>

bool tg_is_unreserved(uint8_t byte);
void tg_percent_encode(uint8_t byte, char to[3]);
/* Whether the text is the encoding of some bytes. */
bool tg_is_component(const uint8_t *text, uint64_t n);
/* Decodes a component for which tg_is_component is true; `dst` has room for n bytes. Returns their number. */
uint64_t tg_percent_decode(const uint8_t *text, uint64_t n, uint8_t *dst);

#endif
