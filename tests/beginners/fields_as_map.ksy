# SPDX-License-Identifier: Apache-2.0
# Fields by their names, as instances are.
meta:
  id: shop
  endian: le
seq:
  count:
    type: u1
