/* SPDX-License-Identifier: Apache-2.0 */
/*
 * texts.h - reads the elements of a tensor of texts (TG_STORAGE_TEXT), which can only be read forward.
 */
#ifndef TENSORGATE_CLI_TEXTS_H
#define TENSORGATE_CLI_TEXTS_H

#include "cli.h"

typedef struct texts {
    const args *a;
    tg_file *file;
    tg_tensor tensor; /* name and shape are not used */
    uint64_t next;    /* element that was not passed yet */
    uint64_t start;   /* bytes of all before it */
    uint64_t from;    /* the buffer has the lengths of [from, from + held) */
    uint64_t held;
    uint8_t *lengths;
    uint8_t *bytes; /* of one text */
    size_t room;
} texts;

static inline bool is_text(const tg_tensor *t) { return t->storage == TG_STORAGE_TEXT; }

/* The tensor as an array of texts. Its shape is that of the tensor, while that is valid. */
tg_array_info text_info(const tg_tensor *t);

/* Returns false with an error if there is no memory. */
bool texts_open(texts *t, const args *a, tg_file *file, const tg_tensor *tensor, tg_error *error);
void texts_close(texts *t);
/* Text `i` in row-major order, behind the last one that was read; valid until the next call. Returns false with an error. */
bool texts_read(texts *t, uint64_t i, const uint8_t **text, size_t *len, tg_error *error);
/* Writes a text as JSON, as texts of NumPy are written. */
void put_text_element(FILE *out, const uint8_t *text, size_t len);

#endif
