/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_model.h - opens a model in shards by its index. Private to the library.
 */
#ifndef TENSORGATE_OPEN_MODEL_H
#define TENSORGATE_OPEN_MODEL_H

#include "tensorgate.h"

/* Whether the file is an index by its name, and its shards may be opened: `path` is its own, or NULL. */
bool tg_opens_model(const tg_options *options, const char *path);

/* Opens the shards of an index, which belongs to the result, and is closed after an error. NULL: it could not be opened,
 * and *error says why. */
tg_file *tg_open_model(tg_index *index, const tg_options *options, const char *path,
                       tg_error *error);

#endif
