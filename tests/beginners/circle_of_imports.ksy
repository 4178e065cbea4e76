# SPDX-License-Identifier: Apache-2.0
# Two files import each other, and their objects contain each other.
meta:
  id: circle_of_imports
  imports:
    - circle_of_imports_back
seq:
  - id: a
    type: circle_of_imports_back
