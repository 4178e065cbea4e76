# SPDX-License-Identifier: Apache-2.0
# Numbers of 2^63 and more beside negative ones in lists of lists, in rules, in arguments, and as the end of a repetition.
# bytes: ffffffffffffffff-ff-02-0102030405060708-6162636465666768
# bytes: 0000000000000003-02-00-0102030405060708-6162636465666768
# bytes: 8000000000000000-fe-01-ffffffffffffffff-6162636465666768
meta: {id: stored_mixed_lists, endian: be}
seq:
  - {id: u, type: u8}
  - {id: x, type: s1}
  - {id: k, type: u1}
  - {id: sw, type: {switch-on: k, cases: {0: u8, 1: u8, _: s8}}, valid: {any-of: ['0x0102030405060708', '0xffffffffffffffff', -1, 5]}}
  - {id: s, type: str, size: 8, encoding: ASCII}
instances:
  m: {value: 'k == 0 ? u : x'}
  m2: {value: 'k < 2 ? u : x'}
  floats: {value: '[[1000, 2], [x, 700]]'}
  f0: {value: 'floats[0][0] + 0.25'}
  f1: {value: 'floats[1][1]'}
  deep: {value: '[[[u, 1000], [x, 1000]], [[k, 1000]]]'}
  d0: {value: 'deep[0][1][0]'}
  d1: {value: 'deep[1][0].first'}
  d2: {value: 'deep[0][0].max'}
  choice: {value: 'k == 0 ? [[u, 1], [x, 2000]] : [[u, 500], [x, 3000]]'}
  c0: {value: 'choice[1][0]'}
  c1: {value: 'choice[0].last'}
  inner: {value: 'choice[0]'}
  inner_max: {value: 'inner.max'}
  nums: {pos: 0, type: u8, repeat: expr, repeat-expr: 1}
  smalls: {pos: 8, type: s1, repeat: expr, repeat-expr: 2}
  lists: {value: '[nums, smalls]'}
  l0: {value: 'lists[0][0]'}
  l1: {value: 'lists[1][0]'}
  l2: {value: 'k == 0 ? nums : smalls'}
  l3: {value: 'l2.first'}
  sub: {value: 's.substring(k == 0 ? m : 1, 4)', if: k != 1}
  x2: {pos: 0, size: 3, process: 'xor(m & 0xff)'}
  until: {pos: 8, type: {switch-on: k, cases: {0: s1, 1: s1, _: s1}}, repeat: until, repeat-until: '_ >= 0 or _index == 2'}
  swm: {value: sw}
  swn: {value: '[sw, m2].min'}
  swx: {value: 'sw > m2 ? sw : m2'}
  cmp: {value: 'm == m2'}
  cmp2: {value: 'm <= sw and sw >= m'}
  e: {value: '(m2 & 3)', enum: en}
  add: {value: 'm - 1', if: m != 0}
  mul: {value: 'm * (x < 0 ? 1 : 0)'}
  inv: {value: '~(m & 0x7fffffffffffffff)'}
  neg: {value: '-(m & 0xff)'}
  txt: {value: 'm.to_s + m2.to_s'}
  fl: {value: 'm + 0.5'}
  p: {pos: 0, type: 'q(m2 < 0 ? 0 : m2, [m2 & 0xff, 1000], m)'}
enums: {en: {0: zero, 1: one, 2: two, 3: three}}
types:
  q:
    params:
      - {id: a, type: u8}
      - {id: b, type: 'u2[]'}
      - {id: c, type: any}
    instances:
      aa: {value: a}
      bb: {value: b.last + b.first}
      up: {value: _parent.as<stored_mixed_lists>.m2 + 0}
      cc: {value: 'c.as<u8>', if: _parent.as<stored_mixed_lists>.m >= 0}
