# SPDX-License-Identifier: Apache-2.0
# Two types of one field.
meta:
  id: shop
  endian: le
seq:
  - id: count
    type: u1
    type: u2
