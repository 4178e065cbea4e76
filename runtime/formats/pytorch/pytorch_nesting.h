/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_nesting.h - in which dicts the tensors of a checkpoint are written.
 *
 * Without metadata, all of them are in one dict, under their names. The member `values` of the metadata can say that they
 * are in dicts inside of it:
 *
 *     {"state_dict":{"w":{"tensor":"state_dict/w"}}}
 *
 * where the name of a tensor is the path of its keys, or that the file is one tensor, {"tensor":"tensor"}. A value that is no tensor is refused: this format is written with
 * tensors alone.
 */
#ifndef TENSORGATE_PYTORCH_NESTING_H
#define TENSORGATE_PYTORCH_NESTING_H

#include "write.h"

/* Dicts that are open at the same time: as many as readers of this library take. */
#define TG_PYTORCH_DEPTH 100

/* A dict, or a tensor in it. The members of a dict follow it. */
typedef struct tg_pytorch_node {
    const char *
        key; /* UTF-8, may contain NUL; the first node has none: the outermost dict, or the only tensor */
    size_t key_len;
    const tg_item *item; /* NULL: a dict */
    uint64_t count;      /* of the members of a dict */
} tg_pytorch_node;

/* Fills `nodes` with all dicts and tensors, and sorts build->items in the order of the nodes. False after tg_refuse: of
 * metadata that do not say where each tensor is, and of names that occur twice. */
bool tg_pytorch_nest(tg_build *build, ks_list *nodes);

#endif
