# SPDX-License-Identifier: Apache-2.0
# Numbers of every width in arrays whose byte order the file decides, also in an instance and after bits; cut in an array.
# bytes: 00-02-0100fffe-8000000000007fff-c0490fdb00000001-0102030405060708fffefdfcfbfaf9f8-400921fb54442d180000000000000001-a0-00010002
# bytes: 01-02-0001feff-00000080ff7f0000-db0f49c001000000-0807060504030201f8f9fafbfcfdfeff-182d4454fb2109400100000000000000-a0-01000200
# bytes: 01-00-a0
# bytes: 00-02-0100fffe-80000000
# bytes: 00-02-0100ff
meta: {id: endian_lists}
seq:
  - {id: kind, type: u1}
  - {id: body, type: body}
types:
  body:
    meta: {endian: {switch-on: _root.kind, cases: {0: be, _: le}}}
    seq:
      - {id: n, type: u1}
      - {id: u2s, type: u2, repeat: expr, repeat-expr: n}
      - {id: s4s, type: s4, repeat: expr, repeat-expr: n}
      - {id: f4s, type: f4, repeat: expr, repeat-expr: n}
      - {id: s8s, type: s8, repeat: expr, repeat-expr: n}
      - {id: f8s, type: f8, repeat: expr, repeat-expr: n}
      - {id: bits, type: b3}
      - {id: after_bits, type: s2, repeat: expr, repeat-expr: n}
    instances:
      again: {pos: 2, type: u4, repeat: expr, repeat-expr: n}
      sum: {value: 'n == 0 ? 0 : u2s[1] + s4s.last + again[0]'}
      s8_min: {value: 's8s.min', if: n > 0}
