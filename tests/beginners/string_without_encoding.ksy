# SPDX-License-Identifier: Apache-2.0
# A string whose bytes mean nothing.
meta:
  id: shop
  endian: le
seq:
  - id: name
    type: str
    size: 8
