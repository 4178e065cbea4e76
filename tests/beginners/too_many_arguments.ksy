# SPDX-License-Identifier: Apache-2.0
# A type with one parameter and two arguments.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: t(1, 2)
types:
  t:
    params:
      - id: n
        type: u4
    seq:
      - id: b
        size: n
