/* SPDX-License-Identifier: Apache-2.0 */
/*
 * head_check.h - whether the head of a file that was cut off is one of a whole valid file: check --head.
 */
#ifndef TENSORGATE_CLI_HEAD_CHECK_H
#define TENSORGATE_CLI_HEAD_CHECK_H

#include "cli_input.h"

/*
 * The input was read as a stream, with its structure kept, and its report says that the elements are cut off. The reader of
 * files judges the head then, as if zeros followed up to the end that the head tells of: its rules about all tensors
 * together, which a stream tests at the end, hold for the head alone. False with an error.
 */
bool head_is_valid(input *in, tg_error *error);

#endif
