/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name.h - names of tensors: growable text, and percent-encoding of names from a file.
 */
#ifndef TENSORGATE_NAME_H
#define TENSORGATE_NAME_H

#include "ks.h"

/*
 * A growable text. If memory runs out, it stays unchanged and `failed` is set, so callers do not
 * need to test between the calls. The memory belongs to the file: it comes from the file's
 * allocator, not from the arena, and is at most three characters per byte of the file.
 */
typedef struct tg_name {
    const ks_allocator *allocator;
    char *data; /* NUL-terminated after the first append */
    size_t len;
    size_t cap;
    bool failed;
} tg_name;

/* Appends characters that are legal in names without encoding: digits, "/", "@", a constant
 * name. */
void tg_name_add(tg_name *name, const char *text);
/* Appends `n` such characters. */
void tg_name_add_bytes(tg_name *name, const char *text, size_t n);
void tg_name_add_number(tg_name *name, uint64_t number);
/* How many characters that appends. */
unsigned tg_name_digits(uint64_t number);
/* Appends a component or key from the file, percent-encoded; "%" if it is empty. The dots of "."
 * and ".." are encoded as well. */
void tg_name_add_component(tg_name *name, const uint8_t *bytes, uint64_t n);
/* Whether a text is a legal name of a tensor: components as tg_name_add_component writes them,
 * separated by '/' or by one '@'. */
bool tg_name_is_legal(const uint8_t *text, uint64_t n);
/* Whether it is the name of a tensor of ONNX that is told by its place: "@node/3/value" and the like. Components, of which the
 * first and perhaps others have '@' in front. */
bool tg_name_is_place(const char *name);
bool tg_name_grow(tg_name *name, uint64_t n);
/* Has room for `n` more characters and the NUL, so that appending them cannot fail; else false, and `failed` is set. */
static inline bool tg_name_reserve(tg_name *name, uint64_t n) {
    return (!name->failed && n < name->cap - name->len) || tg_name_grow(name, n);
}
/* Sets the text to empty and keeps the memory. */
void tg_name_clear(tg_name *name);
/* Releases the memory. */
void tg_name_free(tg_name *name);

#endif
