# SPDX-License-Identifier: Apache-2.0
# A count without `repeat`.
meta:
  id: shop
  endian: le
seq:
  - id: num_items
    type: u1
  - id: items
    type: u2
    repeat-expr: num_items
