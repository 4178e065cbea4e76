# SPDX-License-Identifier: Apache-2.0
# `_parent` of an object that has several types of parents.
# bytes: 00-07-0102
# bytes: 01-07-0102
# refused: 02-07-0102 wrong_type
meta:
  id: parent_of_some
seq:
  - id: main
    type: outer
types:
  outer:
    seq:
      - id: kind
        type: u1
      - id: flag
        type: u1
      - id: body
        size: 2
        type:
          switch-on: kind
          cases:
            0: zero
            1: one
            _: other
    types:
      zero:
        seq:
          - id: leaf
            type: leaf
      one:
        seq:
          - id: skipped
            type: u1
          - id: leaf
            type: leaf
      other:
        seq:
          - id: deep
            type: zero
      leaf:
        seq:
          - id: value
            type: u1
        instances:
          flag_above:
            value: _parent._parent.as<outer>.flag
          room:
            value: _parent._io.size
