# SPDX-License-Identifier: Apache-2.0
# A magic byte of more than eight bits.
meta:
  id: shop
  endian: le
seq:
  - id: magic
    contents: [0x53, 0x148]
