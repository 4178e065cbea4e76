# SPDX-License-Identifier: Apache-2.0
# Sizes of objects that are not stored follow from their fields; print_tree.c adds them up. Instances that cannot fail
# are computed early, but not before what they need.
# bytes: 02-09-6869-00-0001-0002-0a0b-0c0d-7071-05-01-00-ffff-0e0f-7273-02-aabb-0102-01-6b-00-07-02-99-98
# bytes: 00-00-7071-00-00-7273-00-01-00-07-00-98-99
# bytes: 01-6869
meta: {id: sizes, endian: be}
seq:
  - {id: list, type: entry, repeat: expr, repeat-expr: 2}
  - {id: two, type: choice, repeat: expr, repeat-expr: 2}
  - {id: part, type: inner, size: 3}
types:
  entry:
    seq:
      - {id: len, type: u1}
      - {id: extra, type: u1, if: len > 1}
      - {id: text, type: strz, encoding: ASCII}
      - {id: words, type: u2, repeat: expr, repeat-expr: len}
      - {id: dots, type: dot, repeat: expr, repeat-expr: len}
      - {id: tail, type: tail}
    instances:
      twice: {value: len * 2}
      thrice: {value: twice + len}
      later: {value: _parent.two.size}
  dot: {seq: [{id: x, type: u1}, {id: y, type: u1}]}
  tail: {seq: [{id: name, size: 2}, {id: mark, type: u1, if: _parent.len > 1}]}
  choice:
    seq:
      - {id: a, type: u1}
      - {id: chosen, type: {switch-on: a, cases: {1: narrow, 2: wide}}}
      - {id: number, type: {switch-on: a, cases: {1: u1, 2: u2}}}
  narrow: {seq: [{id: v, type: strz, encoding: ASCII}]}
  wide: {seq: [{id: v, type: u2}]}
  inner: {seq: [{id: len_y, type: u1}, {id: y, size: len_y}]}
