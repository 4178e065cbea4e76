# SPDX-License-Identifier: Apache-2.0
# A value of an enum is compared with a number.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
  - id: n
    type: u4
    if: kind == 1
enums:
  kind:
    0: none
    1: apple
