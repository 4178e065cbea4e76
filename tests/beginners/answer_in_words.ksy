# SPDX-License-Identifier: Apache-2.0
# yes please is no boolean.
meta:
  id: shop
  endian: le
seq:
  - id: a
    size-eos: yes please
  - id: b
    size-eof: true
