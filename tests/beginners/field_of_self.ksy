# SPDX-License-Identifier: Apache-2.0
# A field as other languages name it.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: data
    size: self.n
