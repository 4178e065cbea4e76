# SPDX-License-Identifier: Apache-2.0
# The fields are called fields.
meta:
  id: shop
  endian: le
fields:
  - id: count
    type: u1
