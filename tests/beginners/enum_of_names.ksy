# SPDX-License-Identifier: Apache-2.0
# Names of an enum stand before their numbers.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
enums:
  kind:
    none: 0
    apple: 1
