# SPDX-License-Identifier: Apache-2.0
# A case of a switch is a label without its enum.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    enum: kind
  - id: body
    type:
      switch-on: kind
      cases:
        apple: u1
enums:
  kind:
    0: none
    1: apple
