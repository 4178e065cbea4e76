# SPDX-License-Identifier: Apache-2.0
# The name of an enum has two letters in another order.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: knid
enums:
  kind:
    0: none
    1: apple
