/* SPDX-License-Identifier: Apache-2.0 */
/*
 * beneath.h - the folder of a file. Files in it are opened by tg_open_beneath() of tensorgate.h.
 */
#ifndef TENSORGATE_BENEATH_H
#define TENSORGATE_BENEATH_H

#include <stdbool.h>

/* A descriptor of the folder in which the file at `path` is, or a negative error number. */
int tg_folder_of(const char *path);
void tg_folder_close(int folder);
/* Whether a descriptor is of a regular file. */
bool tg_is_regular(int fd);

#endif
