# SPDX-License-Identifier: Apache-2.0
# Names that begin with _, misspelt.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: t
types:
  t:
    seq:
      - id: b
        size: _root.aa
      - id: c
        size: root.a
      - id: d
        size: _parnt.a
