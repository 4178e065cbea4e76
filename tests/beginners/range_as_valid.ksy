# SPDX-License-Identifier: Apache-2.0
# Rules as a range and as a list.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: u2
    valid: 1..10
  - id: b
    type: u1
    valid: [1, 2]
