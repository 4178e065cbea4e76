# SPDX-License-Identifier: Apache-2.0
# A number is no text.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: u1
instances:
  n:
    value: '"n: " + a'
