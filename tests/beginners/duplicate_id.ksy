# SPDX-License-Identifier: Apache-2.0
# Two fields of one name.
meta:
  id: shop
  endian: le
seq:
  - id: count
    type: u1
  - id: count
    type: u2
