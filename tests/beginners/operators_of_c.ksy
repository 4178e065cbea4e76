# SPDX-License-Identifier: Apache-2.0
# Operators as C has them.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: a
    size: 4
    if: n > 1 && n < 5
  - id: b
    size: 4
    if: n == 1 || n == 2
  - id: c
    size: 4
    if: '!(n == 3)'
