# SPDX-License-Identifier: Apache-2.0
# Magic bytes as a number.
meta:
  id: shop
  endian: le
seq:
  - id: magic
    contents: 0x53484f50
