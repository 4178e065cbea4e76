# SPDX-License-Identifier: Apache-2.0
# An encoding that is not there, and one that is written differently.
meta:
  id: shop
  endian: le
seq:
  - id: name
    type: str
    size: 8
    encoding: utf9
  - id: other
    type: strz
    encoding: utf8
