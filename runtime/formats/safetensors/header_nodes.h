/* SPDX-License-Identifier: Apache-2.0 */
/*
 * header_nodes.h - the header of .safetensors, entry by entry, as nodes of the parse tree.
 */
#ifndef TENSORGATE_HEADER_NODES_H
#define TENSORGATE_HEADER_NODES_H

#include "tensorgate.h"

/*
 * Visits the node `header`, a value of a file that was accepted, as an object: its entries with their keys, of which each has
 * what the JSON text says, in its order and as it is written there, so that escapes stay. What a member of a tensor has that
 * nobody looks at is one text. Every byte of the text belongs to one value: brackets and keys in front of it, and what closes
 * behind it.
 *
 * `text` has all header->value.u64 bytes.
 */
tg_go tg_header_nodes(const tg_node *header, const uint8_t *text, const tg_visitor *visitor);

#endif
