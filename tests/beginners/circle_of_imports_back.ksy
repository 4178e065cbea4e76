# SPDX-License-Identifier: Apache-2.0
# Two files import each other, and their objects contain each other.
meta:
  id: circle_of_imports_back
  imports:
    - circle_of_imports
seq:
  - id: b
    type: circle_of_imports
