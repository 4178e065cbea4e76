# SPDX-License-Identifier: Apache-2.0
# A number as a condition.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: data
    size: 4
    if: n
