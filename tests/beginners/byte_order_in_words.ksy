# SPDX-License-Identifier: Apache-2.0
# The byte order is written out.
meta:
  id: shop
  endian: little
seq:
  - id: count
    type: u4
