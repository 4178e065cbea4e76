/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core.h - what the files of runtime/ share; adapters need format.h only.
 */
#ifndef TENSORGATE_CORE_H
#define TENSORGATE_CORE_H

#include "format.h"

/* --------------------------------------------------------------------------- text (text.c) */

/* Writes into memory of the caller, as much as fits, and counts on; see Texts in tensorgate.h. */
typedef struct tg_writer {
    char *dst;
    size_t cap;
    size_t len; /* of the whole text, which may be more than fits */
} tg_writer;

void tg_put_char(tg_writer *w, char c);
void tg_put(tg_writer *w, const char *text);
void tg_put_u64(tg_writer *w, uint64_t number);
void tg_put_s64(tg_writer *w, int64_t number);
void tg_put_f64(tg_writer *w, double number);
void tg_put_f32(tg_writer *w, float number);
/* Ends the text with a NUL; its length. */
size_t tg_put_end(tg_writer *w);

/* ------------------------------------------------------------------------ errors (error.c) */

tg_code tg_code_of(ks_code code);
tg_value tg_value_of(ks_value value);
tg_note tg_note_of(const ks_note *note);

/* An error without a place. */
tg_error tg_error_make(tg_code code, tg_format format, uint64_t size, const char *expected);
/* The error of a read; `code` KS_OK gives TG_ERR_INTERNAL, since it was a failure all the same. */
tg_error tg_error_of(const ks_error *error, tg_format format, uint64_t size);
tg_refusal tg_refusal_of(const ks_error *error, tg_format format);

/* Remembers why a call on a file failed; false. */
bool tg_fail(tg_file *file, tg_code code, const char *expected);
/* The same from file->ks.error, which is cleared for the next call. */
bool tg_fail_ks(tg_file *file);

/* ------------------------------------------------------------------- opening (tensorgate.c) */

/* tg_open_memory with other adapters than those of registry.c; for tests. */
tg_file *tg_open_memory_with(const void *data, size_t size, const tg_options *options,
                             tg_error *error, const tg_adapter *const *adapters,
                             size_t num_adapters);

/* ---------------------------------------------------------------------- formats (detect.c) */

/*
 * Finds the format of the file and reads it: sets file->adapter and file->root, and leaves the tree
 * in file->ks. file->ks has an input and no blocks. False with file->error.
 */
bool tg_read_file(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters);

/* ---------------------------------------------------------------------- tensors (tensor.c) */

/* Describes tensor `i` without its name, and checks it against the file and against max_rank. */
bool tg_describe(tg_file *file, uint64_t i, tg_tensor *tensor);
/* max_tensors, and tg_describe for every tensor where one might have more axes than max_rank. */
bool tg_check_tensors(tg_file *file);

#endif
