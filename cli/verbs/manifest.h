/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest.h - what files are to be: `hash --manifest` writes it, `hash --check` reads it and compares.
 *
 * A manifest is a text of lines that end with a line feed. To `sha256sum -c` it is a list of files, as lines that begin with
 * '#' are comments; and it is read without a parser of JSON, a line at a time, which says little to a stranger's bytes:
 *
 *     # tensorgate manifest 1
 *     9ba0...  model/a.safetensors            SHA-256 of all bytes, path below the folder of the manifest
 *     # size 1096
 *     # tensors 1                             missing: the file is compared by its bytes alone
 *     # tensor 0c72... [2,3] weight float32   its sum (sum.h), shape, name as shown, and dtype to the end of the line
 *     # end
 */
#ifndef TENSORGATE_CLI_MANIFEST_H
#define TENSORGATE_CLI_MANIFEST_H

#include "cli.h"

#define MANIFEST_FIRST "# tensorgate manifest 1"
#define MANIFEST_SIZE "# size "
#define MANIFEST_TENSORS "# tensors "
#define MANIFEST_TENSOR "# tensor "
#define MANIFEST_LAST "# end"
/* The longest path. */
#define MANIFEST_PATH 4096u
/* The largest manifest that is read: it is held in memory. */
#define MANIFEST_MOST (UINT64_C(256) << 20)

int run_manifest_write(const args *a);
int run_manifest_check(const args *a);

#endif
