# SPDX-License-Identifier: Apache-2.0
# A repetition that does not say when it ends.
meta:
  id: shop
  endian: le
seq:
  - id: xs
    type: u1
    repeat: until
