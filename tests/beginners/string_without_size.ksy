# SPDX-License-Identifier: Apache-2.0
# A string that has no end.
meta:
  id: shop
  endian: le
seq:
  - id: name
    type: str
    encoding: UTF-8
