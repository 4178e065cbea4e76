# SPDX-License-Identifier: Apache-2.0
# A field that is only a name.
meta:
  id: shop
  endian: le
seq:
  - id: count
