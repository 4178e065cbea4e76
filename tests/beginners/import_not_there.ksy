# SPDX-License-Identifier: Apache-2.0
# An import is no file.
meta:
  id: shop
  imports:
    - items
seq:
  - id: a
    type: item
