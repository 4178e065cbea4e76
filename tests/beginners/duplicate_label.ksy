# SPDX-License-Identifier: Apache-2.0
# Two labels of one name, and two of one number.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
enums:
  kind:
    0: none
    1: none
    2: apple
    0x2: pear
