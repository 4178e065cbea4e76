# SPDX-License-Identifier: Apache-2.0
# Types as C and Python call them.
meta:
  id: shop
  endian: le
seq:
  - id: f0
    type: uint32
  - id: f1
    type: int
  - id: f2
    type: byte
  - id: f3
    type: string
  - id: f4
    type: float
  - id: f5
    type: bool
  - id: f6
    type: u3
  - id: f7
    type: bytes
  - id: f8
    type: u9
