# SPDX-License-Identifier: Apache-2.0
# One = in place of two.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: data
    size: 4
    if: n = 1
