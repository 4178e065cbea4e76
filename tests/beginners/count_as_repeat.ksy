# SPDX-License-Identifier: Apache-2.0
# The count is the value of `repeat`.
meta:
  id: shop
  endian: le
seq:
  - id: num_items
    type: u1
  - id: items
    type: u2
    repeat: num_items
