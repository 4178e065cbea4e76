/* SPDX-License-Identifier: Apache-2.0 */
/*
 * selection.h - the tensors that a list of names stands for: shown names, original ones, and patterns with '*'.
 */
#ifndef TENSORGATE_SELECTION_H
#define TENSORGATE_SELECTION_H

#include "file.h"

/*
 * Sets selected[i] for each tensor, whether one of the names stands for it. A name that no tensor has is a pattern if it has a
 * '*', and stands for all that fit. Returns false if a name stands for none, which is *absent then; or with
 * tg_last_error(), and *absent is NULL.
 */
bool tg_select(tg_file *file, const char *const *names, size_t n, bool *selected,
               const char **absent);
/* Why, as a text of tg_put_refusal() with the name as its word. */
const char *tg_selection_lacks(const char *name);

#endif
