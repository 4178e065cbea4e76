# SPDX-License-Identifier: Apache-2.0
# A space is missing.
meta:
  id: shop
  endian: le
seq:
  - id:count
    type: u1
