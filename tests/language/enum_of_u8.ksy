# SPDX-License-Identifier: Apache-2.0
# Values of an enum over u8, with labels of 2^63 and more.
# tree: ffffffffffffffff {"raw": 18446744073709551615, "named": {"value": 18446744073709551615, "label": "last"}, "number": 18446744073709551615, "is_last": true, "choice": {"value": 18446744073709551615, "label": "last"}, "choice_number": 18446744073709551615, "again": {"value": 18446744073709551615, "label": "last"}, "given": {"p_number": 18446744073709551615}}
# tree: 0000000000000001 {"raw": 1, "named": {"value": 1, "label": "one"}, "number": 1, "is_last": false, "choice": {"value": 18446744073709551615, "label": "last"}, "choice_number": 18446744073709551615, "again": {"value": 1, "label": "one"}, "given": {"p_number": 1}}
# tree: 8000000000000000 {"raw": 9223372036854775808, "named": {"value": 9223372036854775808, "label": "next"}, "number": 9223372036854775808, "is_last": false, "choice": {"value": 9223372036854775808, "label": "next"}, "choice_number": 9223372036854775808, "again": {"value": 9223372036854775808, "label": "next"}, "given": {"p_number": 9223372036854775808}}
# tree: 7fffffffffffffff {"raw": 9223372036854775807, "named": {"value": 9223372036854775807, "label": "half"}, "number": 9223372036854775807, "is_last": false, "choice": {"value": 9223372036854775807, "label": "half"}, "choice_number": 9223372036854775807, "again": {"value": 9223372036854775807, "label": "half"}, "given": {"p_number": 9223372036854775807}}
# tree: 0000000000000002 {"raw": 2, "named": 2, "number": 2, "is_last": false, "choice": 2, "choice_number": 2, "again": 2, "given": {"p_number": 2}}
meta: {id: enum_of_u8, endian: be}
seq:
  - {id: raw, type: u8}
enums:
  e:
    1: one
    0x7fffffffffffffff: half
    0x8000000000000000: next
    0xffffffffffffffff: last
instances:
  named: {value: raw, enum: e}
  number: {value: named.to_i}
  is_last: {value: 'named == e::last'}
  choice: {value: 'raw == 1 ? e::last : named'}
  choice_number: {value: choice.to_i}
  again: {pos: 0, type: u8, enum: e}
  given: {pos: 0, size: 0, type: holder(named)}
types:
  holder:
    params: [{id: p, type: u8, enum: e}]
    instances:
      p_number: {value: p.to_i}
