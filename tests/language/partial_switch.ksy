# SPDX-License-Identifier: Apache-2.0
# With ks-debug, a list in which elements of a switch without a case are missing does not count more than there are.
# tree: 03-07-00 {"kind": 3, "parts": [{"value": 7}], "end": 0}
# tree: 02-09-08-00 {"kind": 2, "parts": [{"value": 9}, {"value": 8}], "end": 0}
# refused: 14-ff bad_value
# refused: 14 truncated
meta:
  id: partial_switch
  ks-debug: true
seq:
  - id: kind
    type: u1
  - id: parts
    type:
      switch-on: _index + 1 == kind or kind == 2
      cases:
        true: part
    repeat: expr
    repeat-expr: kind
  - id: end
    type: u1
types:
  part:
    seq:
      - id: value
        type: u1
        valid:
          max: 0x7f
