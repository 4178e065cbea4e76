# SPDX-License-Identifier: Apache-2.0
# A method of other values.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: u1
instances:
  n:
    value: a.to_i + a.to_str
