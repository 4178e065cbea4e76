/* SPDX-License-Identifier: Apache-2.0 */
/*
 * file.h - an open file, for the rooms above runtime/file. Adapters need adapter.h only.
 */
#ifndef TENSORGATE_FILE_H
#define TENSORGATE_FILE_H

#include "adapter.h"
#include "error.h"

/* ---------------------------------------------------------------------------- errors (file.c) */

/* Records why a call on a file failed; returns false. */
bool tg_fail(tg_file *file, tg_code code, const char *expected);
/* Records file->ks.error as why a call failed; returns false. ks.error is cleared for the next call. */
bool tg_fail_ks(tg_file *file);

/* ---------------------------------------------------------------------- formats (detect.c) */

/*
 * Detects the format of the file, and validates or reads it: sets file->adapter, and file->root if it was read, with the
 * parse tree in file->ks. Requires that file->ks has an input and no blocks. False with file->error.
 */
bool tg_read_file(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters);

/* ---------------------------------------------------------------------- tensors (tensor.c) */

/* Describes tensor `i` without its name, and checks it against the file and against max_rank. */
bool tg_describe(tg_file *file, uint64_t i, tg_tensor *tensor);
/* Sets found_name of file->error, if it is about a name; see tg_adapter.shows_names. */
void tg_show_name(tg_file *file);
/* Checks max_tensors, and calls tg_describe for every tensor if one might have more axes than
 * max_rank. */
bool tg_check_tensors(tg_file *file);

/* -------------------------------------------------------------------------- values (held.c) */

/* Whether the values can only be read forward. */
bool tg_is_forward_only(const tg_file *file, const tg_tensor *tensor);
/* All values, of such a tensor, in memory until as many calls of tg_release. NULL after tg_fail. */
const uint8_t *tg_hold(tg_file *file, const tg_tensor *tensor);
void tg_release(tg_file *file, const tg_tensor *tensor);
/* All values, of a tensor that lies in the file as it is, in memory until the file is closed. NULL after tg_fail. For an
 * adapter with read_part. */
const uint8_t *tg_load(tg_file *file, const tg_tensor *tensor);
/* For tg_close: releases everything, and what is known of passes. */
void tg_release_all(tg_file *file);
/* Reads bytes [from, from + n) of a part, which are inside it, n > 0, of an adapter with read_part. */
bool tg_read_adapted(tg_file *file, const tg_tensor *tensor, tg_part part, uint64_t from, void *dst,
                     size_t n);

#endif
