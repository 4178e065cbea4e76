/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_index.h - finds the tensors of a file by name; tg_tensor_find() of tensorgate.h.
 *
 * Most programs look for one name, or for a few. So searches go through the tensors one by one, without memory, until they have
 * looked at as many tensors as there are. The next search makes an index: a table of hashes of names, of 32 bytes a tensor. It
 * keeps no name; a tensor that has the hash is asked for its names.
 */
#ifndef TENSORGATE_NAME_INDEX_H
#define TENSORGATE_NAME_INDEX_H

#include "name_table.h"
#include "tensorgate.h"

typedef struct tg_name_index {
    uint64_t looked_at;  /* tensors, by searches without the index */
    uint64_t key[2];     /* of the hashes */
    tg_name_table table; /* places are NULL: there is no index yet */
} tg_name_index;

/* For tg_close: releases the index. */
void tg_forget_names(tg_file *file);

#endif
