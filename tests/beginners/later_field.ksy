# SPDX-License-Identifier: Apache-2.0
# A count that stands behind what it counts.
meta:
  id: shop
  endian: le
seq:
  - id: items
    type: u2
    repeat: expr
    repeat-expr: num_items
  - id: num_items
    type: u1
