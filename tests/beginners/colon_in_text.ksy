# SPDX-License-Identifier: Apache-2.0
# A text has a colon in it.
meta:
  id: shop
  endian: le
seq:
  - id: kind
    type: u1
    doc: note: this is the kind
