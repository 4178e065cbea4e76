# SPDX-License-Identifier: Apache-2.0
# A field as a variable of a shell.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
  - id: data
    size: $n
