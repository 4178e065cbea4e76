# SPDX-License-Identifier: Apache-2.0
# The size of bytes is their own length.
meta:
  id: shop
  endian: le
seq:
  - id: data
    size: data.length
