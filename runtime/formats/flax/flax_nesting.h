/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_nesting.h - in which maps the tensors of a Flax file are written, and what else is.
 *
 * The member `values` of the metadata is the whole file, as flax_metadata.c tells it. Without it each tensor is in maps whose
 * keys are the parts of its name between '/', sorted by name.
 */
#ifndef TENSORGATE_FLAX_NESTING_H
#define TENSORGATE_FLAX_NESTING_H

#include "write.h"

typedef enum tg_flax_node_kind {
    TG_FLAX_NODE_MAP,
    TG_FLAX_NODE_ARRAY,
    TG_FLAX_NODE_TENSOR,
    TG_FLAX_NODE_SCALAR, /* a number of NumPy */
    TG_FLAX_NODE_VALUE   /* `value` */
} tg_flax_node_kind;

/* Something in the file, after what is before it: the members of a map follow it. */
typedef struct tg_flax_node {
    const uint8_t *key; /* in a map: UTF-8, may contain NUL; otherwise NULL */
    size_t key_len;
    tg_flax_node_kind kind;
    uint64_t count; /* members */
    const tg_item *item;
    /* A number, a truth value, null or a text of UTF-8; an object with the member @bytes, @text or @complex, which was tested. */
    const tg_meta *value;
} tg_flax_node;

/* Fills `nodes`, of which the first is the outermost map; sorts build->items in their order. False after tg_refuse: of metadata
 * that do not say where each tensor is or cannot be written, and of names that occur twice or lie in each other. */
bool tg_flax_nest(tg_build *build, ks_list *nodes);

/* What stands for a value that JSON does not have: its one member. NULL: it is none. */
const tg_meta *tg_flax_special(const tg_meta *value);
/* The byte that two hexadecimal digits of @bytes or @text, which were tested, are. */
uint8_t tg_flax_byte_of(const char *digits);
/* Whether this is the key of it. */
bool tg_flax_is_special(const tg_meta *member, const char *key);

#endif
