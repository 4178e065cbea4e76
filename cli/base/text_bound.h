/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text_bound.h - upper bounds of the text that verbs print about a file, in bytes.
 *
 * Parts of a file may be shared: one record can be printed for each of the offsets that lead to it. So the
 * text can be out of proportion to the file, and is compared with --max-output before the first line is
 * printed. Sums saturate.
 */
#ifndef TENSORGATE_CLI_TEXT_BOUND_H
#define TENSORGATE_CLI_TEXT_BOUND_H

#include "cli.h"

/* `dump`. False after an error of tg_walk. */
bool bound_of_dump(const args *a, const char *name, tg_file *file, uint64_t *bytes);
/* What is said about any file: its name, its notes. */
uint64_t bound_of_report(const args *a, const char *name, const tg_file *file);
/* `stats` of a tensor. */
uint64_t bound_of_stats(const args *a, const tg_tensor *t);
/* `info`. `rough`: a bound that is found faster, and may be larger. False after an error of tg_amount_of or tg_metadata. */
bool bound_of_info(const args *a, const char *name, tg_file *file, bool rough, uint64_t *bytes);

#endif
