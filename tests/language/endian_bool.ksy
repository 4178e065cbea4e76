# SPDX-License-Identifier: Apache-2.0
# A byte order that a truth value decides: of a field before, and of types inside.
# bytes: 02-0001-00000002
# bytes: 01-0001-00000002
# bytes: 03-0001-00000002
meta: {id: endian_bool}
seq:
  - {id: kind, type: u1}
  - {id: a, type: two}
instances:
  is_big: {value: kind > 1}
types:
  two:
    meta: {endian: {switch-on: _root.is_big, cases: {true: be, false: le}}}
    seq:
      - {id: x, type: u2}
      - {id: inner, type: one}
    types:
      one:
        seq: [{id: y, type: u4}]
