/* SPDX-License-Identifier: Apache-2.0 */
/*
 * near.h - what somebody may have meant who asks for a tensor that is not there.
 */
#ifndef TENSORGATE_CLI_NEAR_H
#define TENSORGATE_CLI_NEAR_H

#include "tensorgate.h"

/* "; near it: a, b", or "; the first are: c, d" when none is near, or "": at most `cap` > 0 bytes with
 * a NUL, in printable ASCII. */
void near_names(tg_file *file, const char *wanted, char *text, size_t cap);

#endif
