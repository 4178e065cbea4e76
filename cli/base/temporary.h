/* SPDX-License-Identifier: Apache-2.0 */
/*
 * temporary.h - a file without a name, in $TMPDIR or /tmp, that no other user can open.
 */
#ifndef TENSORGATE_CLI_TEMPORARY_H
#define TENSORGATE_CLI_TEMPORARY_H

/* Its descriptor, or -1 with errno. */
int temporary_open(void);

#endif
