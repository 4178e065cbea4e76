# SPDX-License-Identifier: Apache-2.0
# Bytes in hexadecimal without 0x are texts.
meta:
  id: shop
  endian: le
seq:
  - id: magic
    contents: [4d, 5a]
