# SPDX-License-Identifier: Apache-2.0
# Each node has a next one.
meta:
  id: shop
  endian: le
seq:
  - id: node
    type: node
types:
  node:
    seq:
      - id: next
        type: node
