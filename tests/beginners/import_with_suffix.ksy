# SPDX-License-Identifier: Apache-2.0
# An import is named with its suffix.
meta:
  id: shop
  imports:
    - unknown_type.ksy
seq:
  - id: a
    type: unknown_type
