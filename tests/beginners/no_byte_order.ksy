# SPDX-License-Identifier: Apache-2.0
# Neither the numbers nor the file have a byte order.
meta:
  id: shop
seq:
  - id: count
    type: u4
  - id: total
    type: u2
