/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_model.h - opens a model in several files as one. Private to the library.
 */
#ifndef TENSORGATE_OPEN_MODEL_H
#define TENSORGATE_OPEN_MODEL_H

#include "tensorgate.h"

/* Whether the file is an index by its name, and its shards may be opened: `path` is its own, or NULL. */
bool tg_opens_index(const tg_options *options, const char *path);
/* Whether it is the first part of a split model by its name, the parts of which are wanted as one file. */
bool tg_opens_parts(const tg_options *options, const char *path);

/* As tg_index_open_memory(), for a source. */
tg_index *tg_index_open_source(const tg_source *source, const tg_options *options, tg_error *error);

/* Opens the shards of an index, which belongs to the result, and is closed after an error. NULL: it could not be opened,
 * and *error says why. */
tg_file *tg_open_shards(tg_index *index, const tg_options *options, const char *path,
                        tg_error *error);
/* Opens all parts, also the first one. */
tg_file *tg_open_parts(const tg_options *options, const char *path, tg_error *error);

#endif
