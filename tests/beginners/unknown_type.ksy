# SPDX-License-Identifier: Apache-2.0
# The name of a type lacks a letter.
meta:
  id: shop
  endian: le
seq:
  - id: header
    type: heder
types:
  header:
    seq:
      - id: a
        type: u1
