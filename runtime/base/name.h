/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name.h - names of tensors: text that grows, and the percent-encoding of names from a file.
 */
#ifndef TENSORGATE_NAME_H
#define TENSORGATE_NAME_H

#include "ks.h"

/*
 * A text that grows. Once memory runs out it stays as it is and `failed` is set, so callers need
 * no test between the calls. Kept by the file, from its allocator and outside of the arena: at most
 * three characters for each byte of the file.
 */
typedef struct tg_name {
    const ks_allocator *allocator;
    char *data; /* NUL-terminated once something was added */
    size_t len;
    size_t cap;
    bool failed;
} tg_name;

/* Characters that are legal in names as they stand: digits, "/", "@", a fixed name. */
void tg_name_add(tg_name *name, const char *text);
/* The same with a length. */
void tg_name_add_bytes(tg_name *name, const char *text, size_t n);
void tg_name_add_number(tg_name *name, uint64_t number);
/* A component or key from the file: percent-encoded; "%" when empty; also the dots of "." and "..". */
void tg_name_add_component(tg_name *name, const uint8_t *bytes, uint64_t n);
/* Whether a text is the name of a tensor: components as tg_name_add_component gives them, with '/' or
 * one '@' between them. */
bool tg_name_is_legal(const uint8_t *text, uint64_t n);
/* Empties it. */
void tg_name_clear(tg_name *name);
/* Releases it. */
void tg_name_free(tg_name *name);

#endif
