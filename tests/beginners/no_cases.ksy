# SPDX-License-Identifier: Apache-2.0
# A switch without cases.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
  - id: body
    type:
      switch-on: kind
