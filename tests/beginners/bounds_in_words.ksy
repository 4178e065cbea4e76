# SPDX-License-Identifier: Apache-2.0
# Bounds as other languages write them.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: u1
    valid: 1..5
  - id: b
    type: u1
    valid:
      minimum: 1
