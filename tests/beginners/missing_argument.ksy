# SPDX-License-Identifier: Apache-2.0
# A type with a parameter, without its argument.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: t
types:
  t:
    params:
      - id: n
        type: u4
    seq:
      - id: b
        size: n
