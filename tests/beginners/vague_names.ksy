# SPDX-License-Identifier: Apache-2.0
# Names of counts and sizes that say nothing; one warning and notes.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: u1
  - id: text
    size: a
  - id: b
    type: u1
  - id: items
    type: u2
    repeat: expr
    repeat-expr: b
