# SPDX-License-Identifier: Apache-2.0
# The only field is not in a list.
meta:
  id: shop
  endian: le
seq:
  id: count
  type: u1
