# SPDX-License-Identifier: Apache-2.0
# A field of the object around.
meta:
  id: shop
  endian: le
seq:
  - id: version
    type: u1
  - id: body
    type: body
types:
  body:
    seq:
      - id: a
        type: u1
        if: version == 2
