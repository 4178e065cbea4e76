/* SPDX-License-Identifier: Apache-2.0 */
/*
 * error.h - converts errors of the readers (ks) to errors of the library (tg).
 */
#ifndef TENSORGATE_ERROR_H
#define TENSORGATE_ERROR_H

#include "ks.h"
#include "tensorgate.h"

/* What a reader expects (ks_error.expected, the pointer) where it refuses objects that are pickled: to read them is to run
 * code, and the code of the error is TG_CODE_CODE_EXECUTION. */
extern const char tg_expected_no_objects[];
/* Where a pickle is read without running it, and calls what is no tensor or plain value. */
extern const char tg_expected_no_calls[];

tg_code tg_code_of(ks_code code);
tg_value tg_value_of(ks_value value);
tg_note tg_note_of(const ks_note *note);

/* An error without a position. */
tg_error tg_error_make(tg_code code, tg_format format, uint64_t size, const char *expected);
/* Sets the exceeded limit, the value that was needed and the value that is allowed. */
void tg_error_over(tg_error *error, tg_limit limit, uint64_t allowed, uint64_t found);
/* TG_CODE_NO_MEMORY, because there is no address space for a file of `size` bytes. */
void tg_error_no_space(tg_error *error, uint64_t size);
/* The error of a read; KS_OK becomes TG_CODE_INTERNAL, since the read failed nevertheless. */
tg_error tg_error_of(const ks_error *error, tg_format format, uint64_t size);
tg_refusal tg_refusal_of(const ks_error *error, tg_format format);

#endif
