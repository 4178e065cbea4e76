# SPDX-License-Identifier: Apache-2.0
# The padding as a character.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: str
    size: 10
    encoding: ASCII
    pad-right: ' '
