# SPDX-License-Identifier: Apache-2.0
# A label as Python writes it.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
  - id: n
    type: u4
    if: kind == kind.apple
enums:
  kind:
    0: none
    1: apple
