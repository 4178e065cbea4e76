/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_model.h - opens a model in shards by its index. Private to the library.
 */
#ifndef TENSORGATE_OPEN_MODEL_H
#define TENSORGATE_OPEN_MODEL_H

#include "input.h"
#include "tensorgate.h"

/* Whether the file is an index by its name, and its shards may be opened: `path` is its own, or NULL. */
bool tg_opens_model(const tg_options *options, const char *path);

/* Takes ownership of `index`. NULL after an error. */
tg_file *tg_open_model(tg_input *index, const tg_options *options, const char *path,
                       tg_error *error);

#endif
