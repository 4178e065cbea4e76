# SPDX-License-Identifier: Apache-2.0
# An enum is a list.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
enums:
  kind:
    - none
    - apple
