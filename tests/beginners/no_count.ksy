# SPDX-License-Identifier: Apache-2.0
# A repetition that does not say how often.
meta:
  id: shop
  endian: le
seq:
  - id: items
    type: u2
    repeat: expr
