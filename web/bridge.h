/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge.h - what the worker of the page calls, and the one file that it has open.
 *
 * The module is an instance for each file that is opened; the worker drops it with the file. The state
 * of the bridge is therefore that of one file. Numbers that cross the boundary are float64 where
 * 32 bits are too few: positions in files, which JavaScript has as such, too.
 */
#ifndef TENSORGATE_BRIDGE_H
#define TENSORGATE_BRIDGE_H

#include "bridge_view.h"

/* Provided by the worker: takes bytes of the output of a conversion; 0, or an errno. */
int32_t page_write(double offset, const void *data, uint32_t n) IMPORT(write);

extern tg_file *web_file;

/* ---- bridge_set.c: models in several files */

/* Options for a file whose shards and parts the worker knows by their names: those of the file that is open, or of the one that
 * it is compared with. */
tg_options web_options(const char *name, bool joins, bool is_other);
/* How many of them the file that is open has. */
uint64_t web_num_shards(void);

/* Replaces the document by {"error": ...} and returns 0. */
int32_t web_fail(const tg_error *error);
void web_put_error(web_json *j, const tg_error *error);

#endif
