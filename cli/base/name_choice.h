/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_choice.h - what the NAME of --tensor, --dtype or --rename stands for in a file: the tensor that has this name, as it is
 * shown or as it is in the file; if there is none, all tensors that it fits as a pattern. As the library has it.
 */
#ifndef TENSORGATE_CLI_NAME_CHOICE_H
#define TENSORGATE_CLI_NAME_CHOICE_H

#include "cli.h"

/* Called for each tensor that the name stands for. */
typedef void take_tensor(void *self, uint64_t index);

/* Returns false after an error of the file. */
bool name_choice_each(tg_file *file, const char *name, take_tensor *take, void *self);
/* *index becomes the tensor that has the name, or TG_NO_INDEX; the same returns. */
bool name_choice_exact(tg_file *file, const char *name, uint64_t *index);

#endif
