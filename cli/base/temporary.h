/* SPDX-License-Identifier: Apache-2.0 */
/*
 * temporary.h - a file without a name, in $TMPDIR or /tmp, that no other user can open.
 */
#ifndef TENSORGATE_CLI_TEMPORARY_H
#define TENSORGATE_CLI_TEMPORARY_H

#include <stddef.h>

/* Its descriptor, or -1 with errno. */
int temporary_open(void);
/* Writes all bytes. Returns 0 or an errno. */
int temporary_write(int fd, const void *data, size_t n);

#endif
