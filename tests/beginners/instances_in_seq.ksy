# SPDX-License-Identifier: Apache-2.0
# A section in the list of fields.
meta:
  id: shop
  endian: le
seq:
  - id: a
    type: u4
  - instances:
      b:
        value: a
