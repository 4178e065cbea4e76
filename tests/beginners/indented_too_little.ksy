# SPDX-License-Identifier: Apache-2.0
# The second key of a field begins a column too far to the left.
meta:
  id: shop
  endian: le
seq:
  - id: count
   type: u1
