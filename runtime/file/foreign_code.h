/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_code.h - recognises files that run code when they are loaded as their users load them.
 *
 * Pickles of any protocol, what has pickles in it (PyTorch, joblib, NeMo), TorchScript, models of Keras, programs and
 * libraries; scripts under a suffix of tensors. By content: a suffix decides only about what content alone does not tell.
 */
#ifndef TENSORGATE_FOREIGN_CODE_H
#define TENSORGATE_FOREIGN_CODE_H

#include "glance.h"
#include "text.h"

/*
 * The stable name of the kind of file, with a sentence about it in `text`; NULL: it is none of these, or g->failed.
 * `head` are its first `n` bytes. `is_text`: they are plain text. `is_zip`: a reader of ZIP archives recognised it, so nothing
 * else than what archives have in them counts; `has_arrays`: .npy files among that.
 */
const char *tg_find_code(tg_glance *g, const uint8_t *head, size_t n, bool is_text, bool is_zip,
                         bool has_arrays, tg_text *text);
/* The name and the sentence for a PyTorch archive that is refused for another reason: NULL unless its pickle imports what checkpoints of tensors
 * do not. */
const char *tg_find_call(tg_glance *g, const uint8_t *head, size_t n, tg_text *text);

#endif
