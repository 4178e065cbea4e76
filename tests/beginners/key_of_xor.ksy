# SPDX-License-Identifier: Apache-2.0
# A process without its key.
meta:
  id: shop
  endian: le
seq:
  - id: a
    size: 10
    process: xor
