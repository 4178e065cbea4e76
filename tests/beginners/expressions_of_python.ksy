# SPDX-License-Identifier: Apache-2.0
# Expressions as Python has them.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: f0
    size: 4 if n == 1 else 8
  - id: f1
    size: len(n)
  - id: f2
    size: n ** 2
  - id: f3
    size: n // 2
  - id: f4
    size: 1
    if: n in [1, 2]
  - id: f5
    size: 1
    if: n is None
  - id: f6
    size: 1
    if: (n == 1) == True
