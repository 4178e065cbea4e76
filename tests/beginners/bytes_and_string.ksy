# SPDX-License-Identifier: Apache-2.0
# Bytes are compared with a string.
meta:
  id: shop
  endian: le
seq:
  - id: magic
    size: 4
  - id: n
    type: u4
    if: magic == "SHOP"
