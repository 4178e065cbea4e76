# SPDX-License-Identifier: Apache-2.0
# A number with a size.
meta:
  id: shop
  endian: le
seq:
  - id: count
    type: u2
    size: 2
