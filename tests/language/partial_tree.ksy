# SPDX-License-Identifier: Apache-2.0
# ks-debug changes how lists are read, not what is read.
# bytes: 02-0102-0304-05-0607-ff-08
# bytes: 00-05-0607-ff-08
# bytes: 02-0102-03
# bytes: 02-0102-0304-05-0607
meta:
  id: partial_tree
  ks-debug: true
seq:
  - id: num
    type: u1
  - id: pairs
    type: pair
    repeat: expr
    repeat-expr: num
  - id: head
    type: u1
  - id: until_ff
    type: item
    repeat: until
    repeat-until: _.value == 0xff
  - id: rest
    type: item
    repeat: eos
types:
  pair:
    seq:
      - id: a
        type: u1
      - id: b
        type: u1
        valid:
          max: 100 + _io.pos
  item:
    seq:
      - id: value
        type: u1
