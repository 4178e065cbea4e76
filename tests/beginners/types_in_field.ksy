# SPDX-License-Identifier: Apache-2.0
# A section inside of a field.
meta:
  id: shop
  endian: le
seq:
  - id: header
    type: header
    types:
      header:
        seq:
          - id: a
            type: u1
