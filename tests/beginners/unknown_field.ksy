# SPDX-License-Identifier: Apache-2.0
# The name of a field lacks a letter.
meta:
  id: shop
  endian: le
seq:
  - id: num_items
    type: u1
  - id: items
    type: u2
    repeat: expr
    repeat-expr: num_item
