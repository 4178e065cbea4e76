# SPDX-License-Identifier: Apache-2.0
# The terminator as an escape of C.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: str
    encoding: ASCII
    terminator: '\n'
