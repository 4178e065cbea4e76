# SPDX-License-Identifier: Apache-2.0
# Rules that are always or never kept, and values that nothing uses.
# bytes: 05-06-07-01-02-03
# bytes: 05-06-07-02-02-03
meta: {id: warnings_valid, endian: le, encoding: ASCII}
seq:
  - {id: a, type: u1, valid: {min: 0}}
  - {id: b, type: u1, valid: {max: 255}}
  - {id: c, type: u1, valid: {expr: _ == _}}
  - {id: d, type: u1, valid: {any-of: [1, 1, 2]}}
  - {id: e, type: u1, valid: {expr: 'true'}}
  - {id: f, size: 1, valid: {expr: '_.length == 1'}}
  - {id: rule, size: 0, valid: {expr: 'a < 300'}}
  - {id: other, size: 0, valid: {expr: 'a >= 0 and b >= 0'}}
  - {id: g, size: 0, if: a < 300}
  - {id: h, type: u1, repeat: expr, repeat-expr: 0}
  - {id: i, type: u1, if: a > 300}
  - {id: j, type: 'holder(a, b)', repeat: expr, repeat-expr: 0}
  - {id: k, type: {switch-on: a < 300, cases: {false: u1}}}
  - {id: l, type: {switch-on: 5, cases: {6: u1}}}
instances:
  unused: {value: '[a, b + 0][0]'}
  first: {value: '[a + 0, b].first'}
  text: {value: '"abc".length'}
  text_cmp: {value: '"abc" == "abd"'}
  bytes_cmp: {value: '[1, 2] == [1, 2]'}
  constant: {value: '1 + 1 == 2'}
  empty_text: {value: '"" == ""'}
  of_parent: {value: 'a > 300 ? _io.pos : 7'}
types:
  holder:
    params: [{id: p, type: u1}, {id: q, type: u1}]
    seq: [{id: x, type: u1, valid: {expr: _ < 300}}]
