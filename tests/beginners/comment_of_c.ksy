# SPDX-License-Identifier: Apache-2.0
# A comment as other languages have it.
meta:
  id: shop
  endian: le
// the fields
seq:
  - id: a
    type: u1
