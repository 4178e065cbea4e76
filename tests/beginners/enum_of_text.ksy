# SPDX-License-Identifier: Apache-2.0
# An enum gives names to numbers alone.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: str
    size: 1
    encoding: ASCII
    enum: animal
enums:
  animal:
    1: cat
