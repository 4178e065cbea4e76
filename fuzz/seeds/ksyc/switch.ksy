# SPDX-License-Identifier: Apache-2.0
meta: {id: s, endian: le}
seq:
  - {id: kind, type: u1, enum: kinds}
  - id: body
    size: 4
    type:
      switch-on: kind
      cases: {'kinds::a': one, 'kinds::b': two}
types:
  one: {seq: [{id: x, type: u4}]}
  two: {seq: [{id: y, type: s2, repeat: expr, repeat-expr: 2}]}
enums:
  kinds: {0: a, 1: b}
