# SPDX-License-Identifier: Apache-2.0
# A text does not end.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    doc: "the kind
