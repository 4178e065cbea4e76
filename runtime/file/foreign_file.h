/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_file.h - names files that have none of our formats: what they are, and what to do about them.
 */
#ifndef TENSORGATE_FOREIGN_FILE_H
#define TENSORGATE_FOREIGN_FILE_H

#include "adapter.h"

/*
 * For a file that was refused although its format was not given: if file->error says that no format
 * recognised it, or only one that the files of others begin like (a ZIP file of PyTorch begins like .npz),
 * and its first bytes tell what it is, the error becomes one that names it.
 *
 * A file that a format accepts never comes here. For one that our formats refuse the evidence has to be
 * more than a guess, so that a damaged file of ours is not called something else.
 */
void tg_name_foreign_file(tg_file *file);

#endif
