/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tree.c - the parse tree of an open file, for files that were accepted without one.
 */
#include "file.h"

void *tg_tree(tg_file *file) {
    ks_ctx *ks = &file->ks;
    void *root = NULL;
    if (file->root != NULL) return file->root;
    if (file->adapter->tree != NULL ? file->adapter->tree(ks, &root)
                                    : file->adapter->read(ks, &root)) {
        file->root = root;
        return root;
    }
    /* A file can do nothing else; without a code it becomes an internal error (tg_fail_ks). */
    if (ks->error.code != KS_IO && ks->error.code != KS_NO_MEMORY && ks->error.code != KS_LIMIT)
        ks->error.code = KS_OK;
    return NULL;
}
