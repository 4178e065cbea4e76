/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_nesting.h - in which dicts the tensors of a checkpoint are written.
 *
 * Without metadata, all of them are in one dict, under their names. The member `values` of the metadata can say that they
 * are in dicts inside of it:
 *
 *     {"state_dict":{"w":{"tensor":"state_dict/w"}}}
 *
 * where the name of a tensor is the path of its keys, or that the file is one tensor, {"tensor":"tensor"}. A value that is no
 * tensor is refused: this format is written with tensors alone. The member `attributes` can say what `_metadata` of these dicts
 * is: a dict of dicts of numbers, truth values and None, as that of a state_dict. Others are refused.
 */
#ifndef TENSORGATE_PYTORCH_NESTING_H
#define TENSORGATE_PYTORCH_NESTING_H

#include "write.h"

/* Dicts that are open at the same time: as many as readers of this library take. */
#define TG_PYTORCH_DEPTH 100

/* A dict, or what is in it. The members of a dict follow it, and then its `_metadata`, a dict without a key. */
typedef struct tg_pytorch_node {
    const char *
        key; /* UTF-8, may contain NUL; the first node has none: the outermost dict, or the only tensor */
    size_t key_len;
    const tg_item *item; /* a tensor */
    const tg_meta
        *scalar; /* of attributes: a number of at most 63 bits and a sign, a truth value, or None */
    uint64_t count; /* neither: a dict of so many members */
    bool is_plain;  /* it is no OrderedDict */
    bool has_attributes;
} tg_pytorch_node;

/* Fills `nodes` with all dicts and what is in them, and sorts build->items in the order of the nodes. False after tg_refuse: of
 * metadata that do not say where each tensor is or cannot be written, and of names that occur twice. */
bool tg_pytorch_nest(tg_build *build, ks_list *nodes);

#endif
