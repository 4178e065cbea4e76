# SPDX-License-Identifier: Apache-2.0
# Sections that are called differently.
meta:
  id: shop
  endian: le
sequence:
  - id: a
    type: u1
type:
  b: {}
enum:
  c: {}
