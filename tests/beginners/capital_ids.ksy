# SPDX-License-Identifier: Apache-2.0
# Names with capitals, dashes and digits.
meta:
  id: shop
  endian: le
seq:
  - id: NumItems
    type: u1
  - id: item-count
    type: u1
  - id: 2nd
    type: u1
types:
  Item:
    seq: []
enums:
  Color:
    0: Red
