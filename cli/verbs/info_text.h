/* SPDX-License-Identifier: Apache-2.0 */
/*
 * info_text.h - what `info` prints about a file as text.
 */
#ifndef TENSORGATE_CLI_INFO_TEXT_H
#define TENSORGATE_CLI_INFO_TEXT_H

#include "listing.h"

/* False if the file could not be read: see tg_last_error(). */
bool info_text(FILE *out, const char *name, tg_file *file, const listing *shown);

#endif
