# SPDX-License-Identifier: Apache-2.0
# Instances with dashes.
meta:
  id: shop
  endian: le
seq:
  - id: n
    type: u1
instances:
  - id: double
    value: n * 2
