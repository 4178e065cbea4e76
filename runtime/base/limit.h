/* SPDX-License-Identifier: Apache-2.0 */
/*
 * limit.h - the limits of a file: names, defaults, and which limit an error concerns.
 */
#ifndef TENSORGATE_LIMIT_H
#define TENSORGATE_LIMIT_H

#include "ks.h"
#include "tensorgate.h"

/* Replaces each limit that is 0 by its default. max_memory, max_work and max_output stay 0, which
 * means automatic: they are derived from the size of the file. */
void tg_limits_fill(tg_limits *limits);

/* The limit that an error of the readers concerns; TG_LIMIT_NONE for other errors, and for limits
 * that no option sets. */
tg_limit tg_limit_of(const ks_error *error);

/* The expectation of a reader's KS_LIMIT error if max_dense is exceeded. */
extern const char tg_expected_unpacked[];
/* The expectation of other errors about max_dense. */
extern const char tg_expected_dense[];
/* Of max_tensors. */
extern const char tg_expected_tensors[];

#endif
