# SPDX-License-Identifier: Apache-2.0
# A label lacks a letter.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
  - id: n
    type: u4
    if: kind == kind::aple
enums:
  kind:
    0: none
    1: apple
