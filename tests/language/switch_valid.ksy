# SPDX-License-Identifier: Apache-2.0
# Rules of fields that are one of several kinds of numbers.
# bytes: 0005
# bytes: 0a0105
# bytes: 013f800000
# bytes: 02ff
# bytes: 0361
# bytes: 050000000000000001
# bytes: 0500000000000000ff
# bytes: 06ff
meta: {id: switch_valid, endian: be}
seq:
  - {id: k, type: u1}
  - {id: a, type: {switch-on: k, cases: {0: u1, 1: f4, 2: s1}}, if: k < 3, valid: {min: -1, max: 10.5}}
  - {id: b, type: {switch-on: k, cases: {3: str_a, 4: str_b}}, if: k == 3}
  - {id: c, type: {switch-on: k, cases: {5: u8, 6: s1}}, if: k == 5 or k == 6, valid: {any-of: [1, -1]}}
  - {id: l, type: {switch-on: _index, cases: {0: u8, 1: s1}}, repeat: expr, repeat-expr: 'k == 10 ? 0 : 0', valid: {min: -1}}
types:
  str_a: {seq: [{id: s, type: str, size: 1, encoding: ASCII}]}
  str_b: {seq: [{id: s, type: str, size: 2, encoding: ASCII}]}
