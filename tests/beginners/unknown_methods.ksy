# SPDX-License-Identifier: Apache-2.0
# Methods that are not there, and parentheses too many.
meta:
  id: shop
  endian: le
seq:
  - id: s
    type: strz
    encoding: ASCII
  - id: b
    size: s.lenght
  - id: c
    size: s.length()
  - id: d
    size: s.len
