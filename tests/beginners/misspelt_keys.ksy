# SPDX-License-Identifier: Apache-2.0
# Keys of fields with letters in another order, and with _ in place of -.
meta:
  id: shop
  endian: le
seq:
  - id: num_items
    tpye: u1
  - id: items
    type: u1
    repeat: expr
    repeat_expr: num_items
