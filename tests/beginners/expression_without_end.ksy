# SPDX-License-Identifier: Apache-2.0
# An expression stops after an operator, another one lacks a bracket.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: a
    size: n +
  - id: b
    size: (n + 1
