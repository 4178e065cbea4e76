/* SPDX-License-Identifier: Apache-2.0 */
/*
 * limit.h - the limits of a file: their names, their defaults, and which of them an error is about.
 */
#ifndef TENSORGATE_LIMIT_H
#define TENSORGATE_LIMIT_H

#include "ks.h"
#include "tensorgate.h"

/* Puts the default in place of each limit that is 0. max_memory and max_work stay 0, which is
 * automatic: how much they are follows from the size of the file. */
void tg_limits_fill(tg_limits *limits);

/* The limit that an error of the readers is about; TG_LIMIT_NONE for other errors, and for limits that
 * no option sets. */
tg_limit tg_limit_of(const ks_error *error);

/* What an error KS_LIMIT of a reader expects when max_dense is exceeded. */
extern const char tg_expected_unpacked[];

#endif
