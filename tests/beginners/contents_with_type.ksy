# SPDX-License-Identifier: Apache-2.0
# Magic bytes with a type.
meta:
  id: shop
  endian: le
seq:
  - id: magic
    type: u4
    contents: SHOP
