# SPDX-License-Identifier: Apache-2.0
# The file begins with its fields.
seq:
  - id: count
    type: u1
