# SPDX-License-Identifier: Apache-2.0
# A type that is not below `types`.
meta:
  id: shop
  endian: le
seq:
  - id: header
    type: header
header:
  seq:
    - id: a
      type: u1
