# SPDX-License-Identifier: Apache-2.0
# A colon is missing.
meta
  id: shop
seq:
  - id: a
    type: u1
