# SPDX-License-Identifier: Apache-2.0
# Keys as other languages call them.
meta:
  id: shop
  endian: le
seq:
  - name: num_items
    type: u1
  - id: name
    length: num_items
