/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_tree_copy.h - a copy of a folder, in ACCEPT, which nobody else has; and the removal of folders.
 *
 * The copy has a hidden name and a lock until it is accepted. A folder that is to be removed gets a hidden name first, so that no
 * half of it is ever taken for a folder. What a killed process leaves of both is removed by the next run: tree_sweep().
 */
#ifndef TENSORGATE_CLI_INTAKE_TREE_COPY_H
#define TENSORGATE_CLI_INTAKE_TREE_COPY_H

#include "intake_copy.h"
#include "intake_folder.h"
#include "intake_tree.h"

/* Copies all files into a new folder; *fd is the copy. Returns 0 or an errno, as copy_content(); then tree_end() removes it. */
int tree_copy(taken_tree *t, const folder *accept, int locks, int *fd, copy_goes_on *goes_on,
              void *self);
/* Hides a folder, and removes it. */
int tree_drop(folder *in, const char *name);
/* Removes hidden folders that no process has. Returns 0 or the first errno. */
int tree_sweep(const folder *in, int locks);

#endif
