# SPDX-License-Identifier: Apache-2.0
# Numbers of 2^63 and more beside negative ones, kept in value instances, in arrays, in fields that are a number of one of
# several kinds, passed as parameters, compared with the cases of a switch.
# bytes: ffffffffffffffff-00-0000000000000001-00-00000000
# bytes: 8000000000000000-05-fffffffffffffff0-01-00000000
# bytes: 7fffffffffffffff-ff-8000000000000000-02-00000000
# bytes: 0000000000000000-80-7fffffffffffffff-03-00000000
# bytes: 8000000000000003-fd-ffffffffffffffff-04-ffffffff
# bytes: 0000000000000005-06-0000000000000002-00-ff112233
meta: {id: stored_mixed, endian: be}
seq:
  - {id: u, type: u8}
  - {id: x, type: s1}
  - {id: y, type: s8}
  - {id: which, type: u1}
  - {id: case, type: {switch-on: chosen, cases: {-1: u1, 0x8000000000000000: s1, 0xffffffffffffffff: u2, 5: s2, -128: tail(4), _: s1}}}
  - {id: rest, type: 'kept((which >= 2 ? 0 : chosen) & -1, which == 3 ? parts : small, chosen)'}
instances:
  sum: {value: u + x, if: u < 0xffffffffffffff00 or x <= 0}
  difference: {value: u - x, if: u < 0xffffffffffffff00 or x >= 0}
  chosen: {value: 'which < 2 ? u : x'}
  again: {value: chosen}
  parts: {value: '[u, x, y]'}
  chosen_parts: {value: 'which < 2 ? parts : [x, y]'}
  from_small: {value: 'which < 2 ? parts : small'}
  small: {value: '[1000, 2, which]'}
  nested: {value: '[[u, 1], [x, y]]'}
  nested_last: {value: 'nested[1][0] < 0 ? nested[1][0] : nested[0][0]'}
  first: {value: parts.first}
  last: {value: parts.last}
  second: {value: 'parts[1]'}
  least: {value: parts.min}
  largest: {value: parts.max}
  count: {value: parts.size}
  text: {value: chosen.to_s}
  texts: {value: 'f"{chosen} {parts[0]} {parts.min}"'}
  is_negative: {value: chosen < 0}
  is_x: {value: chosen == x}
  is_u: {value: chosen == u}
  is_large: {value: 'chosen >= 0x8000000000000000'}
  is_below: {value: chosen < parts.max}
  is_above_float: {value: chosen > 1.5}
  half: {value: chosen * 0.5}
  reals: {value: '[0.5, chosen]', if: which >= 2}
  quotient: {value: chosen / 7}
  remainder: {value: chosen % 1000}
  low: {value: chosen & 0xff}
  shifted: {value: chosen >> 3}
  both: {value: 'chosen | 1', if: chosen != -128}
  back: {value: chosen - chosen}
  as_large: {value: 'chosen.as<u8>', if: which < 2}
  as_small: {value: 'chosen.as<s1>', if: which >= 2}
  all: {value: '[chosen, again, 0 - 1]'}
  bytes_of: {value: '[chosen & 0x7f, u & 0x7f].as<bytes>'}
  deep: {value: 'all.max == again or all.max == -1'}
  sized: {pos: 0, size: 'chosen & 3'}
  counted: {pos: 0, type: u1, repeat: expr, repeat-expr: 'which < 2 ? 0 : x < 0 ? x : 1'}
  one_of: {pos: 9, type: {switch-on: which, cases: {0: u8, 1: s1, 2: s8, _: u2}}}
  one_of_more: {value: one_of + 0, if: one_of != 0}
  is_one_negative: {value: one_of < 0}
  some: {pos: 0, type: {switch-on: _index, cases: {0: u8, 1: s1, _: s8}}, repeat: expr, repeat-expr: 3}
  some_first: {value: some.first}
  some_second: {value: 'some[1]'}
types:
  tail:
    params: [{id: n, type: s1}]
    seq: [{id: bytes, size: n}]
  kept:
    params: [{id: of, type: u8}, {id: all, type: 's8[]'}, {id: any, type: any}]
    instances:
      of_again: {value: of}
