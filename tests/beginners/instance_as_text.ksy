# SPDX-License-Identifier: Apache-2.0
# An instance that is only an expression.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
instances:
  double: n * 2
